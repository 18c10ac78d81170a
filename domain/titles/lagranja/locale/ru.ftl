# +{n} silver
m-n-silver-d2d4a504 = +{ $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }

# , and a marker on the market
m-and-a-marker-on-the-market-fcfcfa68 = , и маркер на рынок

# A card has been played
m-a-card-has-been-played-91815d69 = Разыграна карта

# A craft building has been completed
m-a-craft-building-has-been-comple-d1facd34 = Производственное здание заполнено

# A marker of yours moves to a free space of the same value.
m-a-marker-of-yours-moves-to-a-fre-990a7b46 = Ваш маркер переставляется на свободную ячейку той же ценности.

# A pig is born at the farm of {who}.
m-a-pig-is-born-at-the-farm-of-who-e3ad37df = { $who }: на ферме рождается свинья.

# All donkey tiles come back.
m-all-donkey-tiles-come-back-88bbe74a = Все жетоны ослов возвращаются.

# All places are full: say which {side} leaves.
m-all-places-are-full-say-which-si-f0942522 = Все места заняты: укажите, что убрать ({ $side ->
        [field] поле
        [barrow] тележка
        [extension] пристройка
        [helper] помощник
       *[other] { $side }
    }).

# All your markers are in use: give one up first.
m-all-your-markers-are-in-use-give-0d741fd5 = Все ваши маркеры заняты: сначала освободите один.

# All your markers are in use: give one up for {what}, or go without.
m-all-your-markers-are-in-use-give-2632f3d4 = Все ваши маркеры заняты: освободите один ради этого ({ $what }) или обойдитесь без него.

# Anything else before the next step at your farm?
m-anything-else-before-the-next-st-6a6977ec = Что-нибудь ещё до следующего шага на ферме?

# Anything else before your turn ends?
m-anything-else-before-your-turn-e-8617c78f = Что-нибудь ещё до конца хода?

# At this table extra deliveries are bought at once: say how many.
m-at-this-table-extra-deliveries-a-72160c8d = За этим столом дополнительные доставки покупают сразу: укажите, сколько.

# At this table extra deliveries are paid one by one.
m-at-this-table-extra-deliveries-a-60e09407 = За этим столом дополнительные доставки оплачивают по одной.

# At this table no pig makes room for a newborn: sell or upgrade it afterwards.
m-at-this-table-no-pig-makes-room-95ee970d = За этим столом свинью не убирают ради приплода: продайте или переработайте её потом.

# Barrow {n}: {text}
m-barrow-n-text-4be6b7e4 = Тележка { $n }: { $text }

# Card {n}: {crop} | {barrow} | {extension} | {helper}
m-card-n-crop-barrow-extension-hel-828cd9ea = Карта { $n }: { $crop ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
       *[other] { $crop }
    } | { $barrow } | { $extension } | { $helper }

# Cards of an owner's overlay: every side follows the printed cards.
m-cards-of-an-owner-s-overlay-ever-f11ca970 = Карты из файла владельца: каждая сторона следует печатным картам.

# Cards: {n} in the deck, {m} discarded.
m-cards-n-in-the-deck-m-discarded-5fc01032 = Карты: в колоде { $n }, в сбросе { $m }.

# Choose a donkey tile, in secret.
m-choose-a-donkey-tile-in-secret-c9c04c32 = Тайно выберите жетон осла.

# Choose another craft token of your farm.
m-choose-another-craft-token-of-yo-665c7f11 = Выберите другой жетон производства своей фермы.

# Choose one of {ways}.
m-choose-one-of-ways-2d5f84f2 = Выберите одно из: { $ways }.

# Dice: {dice}.
m-dice-dice-7d1499a1 = Кубики: { $dice }.

# Draw a card or play one.
m-draw-a-card-or-play-one-3454c62d = Возьмите или разыграйте карту.

# Extensions: {text}.
m-extensions-text-b6eb5682 = Пристройки: { $text }.

# Fewer goods are enough.
m-fewer-goods-are-enough-8a9f39bd = Можно и меньше.

# Fill one empty symbol of one of your barrows.
m-fill-one-empty-symbol-of-one-of-6706cd2d = Заполните один пустой символ на одной из своих тележек.

# Goods on a field cannot be sold.
m-goods-on-a-field-cannot-be-sold-e185f86e = То, что лежит на поле, продать нельзя.

# Helper {n}, {name}: {text}
m-helper-n-name-text-b4412645 = Помощник { $n }, { $name }: { $text }

# Helpers of {who}
m-helpers-of-who-d05d7c2c = Помощники: { $who }

# Helpers: {names}.
m-helpers-names-bdd43699 = Помощники: { $names }.

# In the first round everybody plays two cards.
m-in-the-first-round-everybody-pla-6e5eeb9f = В первом раунде каждый разыгрывает две карты.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = В вашей руке: { $card }

# It is time for income
m-it-is-time-for-income-984b5f0c = Время дохода

# Keep {n} of the cards you have drawn.
m-keep-n-of-the-cards-you-have-dra-b97e5a07 = Оставьте из взятых карт столько: { $n }.

# La Granja knows the editions {known}, not "{edition}".
m-la-granja-knows-the-editions-kno-ce8be8f1 = В La Granja есть издания { $known }, но не «{ $edition }».

# Locked, to be opened in this order: {names}.
m-locked-to-be-opened-in-this-orde-a0f6a7b6 = Недоступны, достраиваются в таком порядке: { $names }.

# Make {n} {n|delivery|deliveries}.
m-make-n-n-delivery-deliveries-cdf49605 = Выполните { $n } { $n ->
        [one] доставку
        [few] доставки
       *[many] доставок
    }.

# Move one of your market markers to a free space of the same value.
m-move-one-of-your-market-markers-a71f1d98 = Переставьте один из своих маркеров на рынке на свободную ячейку той же ценности.

# Move up to {n} {n|step|steps} on the siesta track.
m-move-up-to-n-n-step-steps-on-the-fc86785d = Продвиньтесь на шкале сиесты не больше чем на { $n } { $n ->
        [one] деление
        [few] деления
       *[many] делений
    }.

# Move your disc {low} {low|step|steps}.
m-move-your-disc-low-low-step-step-8a8ea796 = Продвиньте диск на { $low } { $low ->
        [one] деление
        [few] деления
       *[many] делений
    }.

# Move {low} to {high} steps.
m-move-low-to-high-steps-4a16adee = Делений: от { $low } до { $high }.

# No empty symbol asks for that there.
m-no-empty-symbol-asks-for-that-th-8dee2598 = Там нет пустого символа, которому это нужно.

# Nothing has to leave for that card.
m-nothing-has-to-leave-for-that-ca-e5b5dc14 = Ради этой карты убирать ничего не нужно.

# Only olives, grain, grapes and pigs can be sold.
m-only-olives-grain-grapes-and-pig-d0325da5 = Продать можно только оливки, пшеницу, виноград и свиней.

# Only olives, grain, grapes and pigs can be upgraded.
m-only-olives-grain-grapes-and-pig-e284ba8d = Переработать можно только оливки, пшеницу, виноград и свиней.

# Open: {names}.
m-open-names-ee3b6ee4 = Доступны: { $names }.

# Opened later: {names}.
m-opened-later-names-768f36d4 = Станут доступны позже: { $names }.

# Pay {n} of {kinds} that you have.
m-pay-n-of-kinds-that-you-have-82608ca4 = Заплатите тем, что у вас есть: { $n } из { $kinds }.

# Phase {phase}: {name}.
m-phase-phase-name-17dbe8ea = Фаза { $phase }: { $name ->
        [revenue] труд
        [transport] доставка
        [scoring] подсчёт очков
       *[other] { $name }
    }.

# Place a marker on the market.
m-place-a-marker-on-the-market-9ddccae8 = Поместите маркер на рынок.

# Play a card as {sides}.
m-play-a-card-as-sides-8e7f93c2 = Разыграйте карту: { $sides ->
        [field] поле
        [barrow] тележка
        [extension] пристройка
        [helper] помощник
       *[other] { $sides }
    }.

# R-A1: with or without the six promo cards
m-r-a1-with-or-without-the-six-pro-6d69f260 = R-A1: с шестью промокартами или без них

# R-A4: are the victory points of others shown
m-r-a4-are-the-victory-points-of-o-8de31ffd = R-A4: видны ли чужие победные очки

# R-A4: is the silver of others shown
m-r-a4-is-the-silver-of-others-sho-4ce63c20 = R-A4: видны ли чужие монеты

# R-B5: a pig gained without a free pen
m-r-b5-a-pig-gained-without-a-free-bcf996d5 = R-B5: получена свинья, а свободной ячейки хлева нет

# R-C10: may a pig be sold to make room for a newborn
m-r-c10-may-a-pig-be-sold-to-make-662b2ce6 = R-C10: можно ли продать свинью, чтобы освободить место для приплода

# R-C1: steps I.1 to I.3 side by side or in turn order
m-r-c1-steps-i-1-to-i-3-side-by-si-dc87ae60 = R-C1: шаги I.1–I.3 одновременно или в порядке хода

# R-C2: cards played in round 1
m-r-c2-cards-played-in-round-1-f6e89cc9 = R-C2: сколько карт разыгрывают в раунде 1

# R-D1: which bonuses lie on the roof tiles; which tile has which is the house's own
m-r-d1-which-bonuses-lie-on-the-ro-8a8ea255 = R-D1: какие бонусы лежат на жетонах крыши; какой где – решает сервер

# R-D3: does the marker of a roof tile remove neighbours
m-r-d3-does-the-marker-of-a-roof-t-ee5a8191 = R-D3: убирает ли маркер жетона крыши соседние

# R-G8: may the further siesta step be left out
m-r-g8-may-the-further-siesta-step-89140dce = R-G8: можно ли не делать второй шаг на шкале сиесты

# R-H3: do lower neighbours leave, or as the player likes
m-r-h3-do-lower-neighbours-leave-o-2a5f9914 = R-H3: убирают ли соседние маркеры меньшей ценности или по желанию игрока

# R-H4: after a replacement on a full market, do lower neighbours leave as they do elsewhere
m-r-h4-after-a-replacement-on-a-fu-e531fc87 = R-H4: после замены на полном рынке: убирают ли соседние маркеры меньшей ценности, как обычно

# R-H4: does an own marker replaced on a full market bring a point
m-r-h4-does-an-own-marker-replaced-7005a3ce = R-H4: приносит ли очко свой маркер, заменённый на полном рынке

# R-J1: how extra deliveries are paid
m-r-j1-how-extra-deliveries-are-pa-edbd8b16 = R-J1: как оплачивают дополнительные доставки

# R-J3: does a used helper tie up a marker
m-r-j3-does-a-used-helper-tie-up-a-ff726086 = R-J3: занимает ли использованный помощник маркер

# R-J3: markers of a player
m-r-j3-markers-of-a-player-05ab57da = R-J3: маркеры игрока

# R-K4: are pigs sold at the end, as the resources of stores are
m-r-k4-are-pigs-sold-at-the-end-as-b682b4fb = R-K4: продают ли в конце свиней так же, как продукты из погребов

# R-K6: silver left after or before the exchange breaks a tie
m-r-k6-silver-left-after-or-before-8c343080 = R-K6: при ничьей решают монеты, оставшиеся после обмена или до него

# R-S5: from which markers the neutral player keeps away
m-r-s5-from-which-markers-the-neut-96175e7b = R-S5: от каких маркеров держится в стороне нейтральный игрок

# R-S5: spaces above a marker guard it where they are taken, or where they are of high value
m-r-s5-spaces-above-a-marker-guard-4b79b3fe = R-S5: ячейки выше маркера защищают его там, где они заняты, или там, где их ценность высока

# R-S5: the neutral player looks first for distance (book) or for few spaces above (house)
m-r-s5-the-neutral-player-looks-fi-5cf1ffdf = R-S5: нейтральный игрок сначала смотрит на расстояние (книга) или на малое число ячеек выше (сервер)

# Revenue space 2: draw a card, play a card or take one crop.
m-revenue-space-2-draw-a-card-play-d6944cd3 = Ячейка труда 2: возьмите карту, разыграйте карту или возьмите один продукт урожая.

# Revenue space 5: {n} {n|part|parts} left, an upgrade or a siesta step each.
m-revenue-space-5-n-n-part-parts-l-15204c08 = Ячейка труда 5: осталось { $n } { $n ->
        [one] часть
        [few] части
       *[many] частей
    }, каждая – переработка или шаг сиесты.

# Revenue space 6: a delivery or 2 silver.
m-revenue-space-6-a-delivery-or-2-f2c4edff = Ячейка труда 6: доставка или 2 монеты.

# Roof and tokens: {text}.
m-roof-and-tokens-text-2a367713 = Крыша и жетоны: { $text }.

# Round {n} begins. On offer: {tiles}.
m-round-n-begins-on-offer-tiles-cfa31cae = Раунд { $n } начинается. На выбор: { $tiles }.

# Round {n} of {rounds}, {phase}.
m-round-n-of-rounds-phase-571c21a3 = Раунд { $n } из { $rounds }: { $phase ->
        [revenue] труд
        [transport] доставка
        [scoring] подсчёт очков
       *[other] { $phase }
    }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Раунд { $round } из { $rounds }; после последнего партия заканчивается.

# Say it without the last word: it is {kind} anyway.
m-say-it-without-the-last-word-it-0c3d7c43 = Напишите без последнего слова: это и так { $kind ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $kind }
    }.

# Sell the pig that has no pen, or say done.
m-sell-the-pig-that-has-no-pen-or-6c536099 = Продайте свинью, которой нет места в хлеву, или напишите «готово».

# Siesta: {siesta}. Turn order: {order}.
m-siesta-siesta-turn-order-order-b9e84a7b = Сиеста: { $siesta }. Очерёдность хода: { $order }.

# Sold at the end of the game: harvest goods in stores, {pigs}.
m-sold-at-the-end-of-the-game-harv-08a869f7 = В конце партии продаются: продукты урожая в погребах, { $pigs }.

# Store: {stored}; pens for {n} {n|pig|pigs}. Fields: {fields}.
m-store-stored-pens-for-n-n-pig-pi-c41f444b = Погреб: { $stored }; места в хлеву: { $n }. Поля: { $fields }.

# Take one olive, one grain or one grape.
m-take-one-olive-one-grain-or-one-5c929715 = Возьмите одно: оливку, пшеницу или виноград.

# Take up to {n} different ones of {kinds}.
m-take-up-to-n-different-ones-of-k-ab90c3c6 = Возьмите не больше { $n } разных: { $kinds }.

# Take up to {n} of {kinds}.
m-take-up-to-n-of-kinds-fea1e315 = Возьмите не больше { $n }: { $kinds }.

# Take your {which} die: {dice}.
m-take-your-which-die-dice-f408e231 = Возьмите { $which ->
        [first] первый
        [second] второй
       *[other] { $which }
    } кубик: { $dice }.

# That building is still locked.
m-that-building-is-still-locked-1931119e = Это здание ещё недоступно.

# That card is not in your hand.
m-that-card-is-not-in-your-hand-69fddf0d = Этой карты в вашей руке нет.

# That costs {price} silver.
m-that-costs-price-silver-b3d2c381 = Это стоит { $price } { $price ->
        [one] монету
        [few] монеты
       *[many] монет
    }.

# That die is reserved by the Village Elder.
m-that-die-is-reserved-by-the-vill-3b0c9fcc = Этот кубик оставляет за собой «Староста» (Village Elder).

# That does not stand for {kind} here.
m-that-does-not-stand-for-kind-her-8dc1a2fe = Здесь это не заменяет: { $kind ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $kind }
    }.

# That extension costs {n} {n|farm good|different farm goods}.
m-that-extension-costs-n-n-farm-go-5e881ad3 = Эта пристройка стоит { $n } { $n ->
        [one] ресурс фермы
        [few] разных ресурса фермы
       *[many] разных ресурсов фермы
    }.

# That is no barrow of your farm.
m-that-is-no-barrow-of-your-farm-fa6fd29b = На вашей ферме нет такой тележки.

# That is none of your barrows.
m-that-is-none-of-your-barrows-73e8ba25 = Это не ваша тележка.

# That opens the {name}.
m-that-opens-the-name-d035e627 = Теперь доступно: { $name }.

# That roof tile is not on offer.
m-that-roof-tile-is-not-on-offer-6a358f49 = Этого жетона крыши сейчас нет на выбор.

# That takes {n} silver.
m-that-takes-n-silver-d008829c = Для этого нужно { $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }.

# That tile cannot be turned up.
m-that-tile-cannot-be-turned-up-66664bb0 = Этот жетон нельзя перевернуть лицевой стороной вверх.

# The dice have been rolled
m-the-dice-have-been-rolled-02b7c8c5 = Кубики брошены

# The die can be changed to {values}.
m-the-die-can-be-changed-to-values-83e963a7 = Значение кубика можно изменить на { $values }.

# The die left for everybody shows {value}: use it, if you like.
m-the-die-left-for-everybody-shows-4e5a4814 = На кубике, оставшемся для всех, { $value }: используйте его, если хотите.

# The discard pile becomes the new deck.
m-the-discard-pile-becomes-the-new-f85b71f2 = Стопка сброса становится новой колодой.

# The game is at its end
m-the-game-is-at-its-end-0adff460 = Партия подходит к концу

# The game is over: {p0} has {points} VP.
m-the-game-is-over-p0-has-points-v-f52316a2 = Партия закончена: { $p0 }, { $points } ПО.

# The goods have to be different.
m-the-goods-have-to-be-different-92bf774b = Ресурсы должны быть разными.

# The goods have to be different; a good on a field is no other kind.
m-the-goods-have-to-be-different-a-96c30428 = Ресурсы должны быть разными; то, что лежит на поле, – не другой вид.

# The helpers in your hand
m-the-helpers-in-your-hand-970415ce = Помощники в вашей руке

# The last die beside space {space} is reserved.
m-the-last-die-beside-space-space-a74937f0 = Оставшийся кубик у ячейки { $space } уже занят.

# The marker may not go there.
m-the-marker-may-not-go-there-a0df229f = Маркер туда поместить нельзя.

# The marker of a completed barrow has to be placed.
m-the-marker-of-a-completed-barrow-82a055dd = Маркер заполненной тележки нужно поместить.

# The marker of {owner} on {space} leaves the market.
m-the-marker-of-owner-on-space-lea-d3ed22cf = Маркер на { $space } убран с рынка ({ $owner }).

# The market
m-the-market-2a738316 = Рынок

# The neutral player drops a die of {value}.
m-the-neutral-player-drops-a-die-o-9bf3a5c2 = Нейтральный игрок убирает кубик: { $value }.

# The neutral player turns up {card}.
m-the-neutral-player-turns-up-card-bfb094ce = Нейтральный игрок открывает карту: { $card }.

# The new order has been set
m-the-new-order-has-been-set-10253638 = Определена новая очерёдность хода

# The others
m-the-others-460bb9b4 = Остальные

# The revenue dice show {dice}.
m-the-revenue-dice-show-dice-d2f270e8 = На кубиках труда: { $dice }.

# The revenue space of {who} is free again.
m-the-revenue-space-of-who-is-free-1efcd93a = Ячейка труда снова свободна ({ $who }).

# The round ends: tokens turn, discs go back to the start.
m-the-round-ends-tokens-turn-discs-333fe57d = Раунд заканчивается: жетоны переворачиваются, диски возвращаются в начало.

# The round is being scored
m-the-round-is-being-scored-2e50f7f9 = Идёт подсчёт очков раунда

# The spaces have to be different.
m-the-spaces-have-to-be-different-9d6d09c0 = Ячейки должны быть разными.

# The village
m-the-village-33f8f15e = Деревня

# The village in full
m-the-village-in-full-d9f7eb36 = Деревня целиком

# The {name} of {who} is at work.
m-the-name-of-who-is-at-work-1301cee2 = { $who }: работает { $name }.

# There are no such dice.
m-there-are-no-such-dice-ee648395 = Таких кубиков нет.

# There is no card to draw or to play.
m-there-is-no-card-to-draw-or-to-p-69596ca7 = Нет карты, которую можно взять или разыграть.

# There is no card to draw.
m-there-is-no-card-to-draw-61049fd8 = Карт, которые можно взять, нет.

# There is no free pen for a pig.
m-there-is-no-free-pen-for-a-pig-7275ad94 = В хлеву нет места для свиньи.

# There is no pen for the pig: sell it at once, or go without.
m-there-is-no-pen-for-the-pig-sell-66ac8d35 = В хлеву нет места для этой свиньи: сразу продайте её или откажитесь от неё.

# There is no such empty symbol on that barrow.
m-there-is-no-such-empty-symbol-on-3dc03733 = На этой тележке нет такого пустого символа.

# There is no {value} among the dice.
m-there-is-no-value-among-the-dice-788f1a5f = Среди кубиков нет значения { $value }.

# There is nothing to deliver that would want a marker of your supply.
m-there-is-nothing-to-deliver-that-af9d7ac8 = Доставлять нечего: ни для чего не нужен маркер из вашего запаса.

# This delivery may not go there.
m-this-delivery-may-not-go-there-356513da = Эту доставку туда выполнить нельзя.

# Turn a used roof tile face up again.
m-turn-a-used-roof-tile-face-up-ag-1e298ddf = Переверните использованный жетон крыши снова лицевой стороной вверх.

# Use a revenue space; you have {n} {n|use|uses} left.
m-use-a-revenue-space-you-have-n-n-59a034e6 = Используйте ячейку труда; осталось { $n } { $n ->
        [one] раз
        [few] раза
       *[many] раз
    }.

# Use the immediate effect of one of your craft tokens again.
m-use-the-immediate-effect-of-one-ed3e18c4 = Ещё раз используйте мгновенный эффект одного из своих жетонов производства.

# Used helpers are free again.
m-used-helpers-are-free-again-beab5988 = Использованные помощники снова свободны.

# What is {source} to do: {ways}?
m-what-is-source-to-do-ways-8f874765 = Что делает { $source }: { $ways }?

# What {what} asks for does not hold.
m-what-what-asks-for-does-not-hold-8a8a5998 = Условие не выполнено: { $what }.

# Which card of your hand do you discard for {source}?
m-which-card-of-your-hand-do-you-d-4e250d83 = Какую карту из руки вы сбрасываете ({ $source })?

# Which {n} of {kinds} do you pay for {source}?
m-which-n-of-kinds-do-you-pay-for-e770fb5a = Чем вы платите ({ $source }): { $n } из { $kinds }?

# You can bring {n} there at most.
m-you-can-bring-n-there-at-most-7d950655 = Туда можно перенести не больше { $n }.

# You cannot move that far.
m-you-cannot-move-that-far-d3365f0f = Так далеко продвинуться нельзя.

# You cannot pay for a roof tile with that.
m-you-cannot-pay-for-a-roof-tile-w-3678d7b4 = Этим за жетон крыши платить нельзя.

# You cannot upgrade that now.
m-you-cannot-upgrade-that-now-735960bd = Сейчас это переработать нельзя.

# You do not have all of that.
m-you-do-not-have-all-of-that-7d0080b8 = У вас есть не всё из этого.

# You do not have that.
m-you-do-not-have-that-20dd0972 = У вас этого нет.

# You have a barrow too many: which one goes?
m-you-have-a-barrow-too-many-which-bd38dcf3 = У вас лишняя тележка: какую убрать?

# You have bought a roof tile
m-you-have-bought-a-roof-tile-469536b1 = Вы покупаете жетон крыши

# You have completed a barrow
m-you-have-completed-a-barrow-ac4e69ae = Вы заполняете тележку

# You have just taken that option; choose another one.
m-you-have-just-taken-that-option-1e23f409 = Этот вариант вы только что использовали; выберите другой.

# You have lost a marker on the market
m-you-have-lost-a-marker-on-the-ma-5a06883f = Ваш маркер убран с рынка

# You have made all your deliveries. Anything else before your turn ends?
m-you-have-made-all-your-deliverie-0cfcdd92 = Все ваши доставки выполнены. Что-нибудь ещё до конца хода?

# You have no delivery left.
m-you-have-no-delivery-left-c87e4e24 = Доставок у вас не осталось.

# You have no marker there.
m-you-have-no-marker-there-0360dd93 = Вашего маркера там нет.

# You have no trade good.
m-you-have-no-trade-good-b1c9f1ba = У вас нет товара.

# You have nothing to upgrade.
m-you-have-nothing-to-upgrade-98939179 = Перерабатывать вам нечего.

# You have taken a die
m-you-have-taken-a-die-4f189b44 = Вы берёте кубик

# You have used a die
m-you-have-used-a-die-a04749df = Вы используете кубик

# You have used that donkey tile already.
m-you-have-used-that-donkey-tile-a-b1d13036 = Этот жетон осла уже использован.

# You have {n} free {n|upgrade|upgrades}.
m-you-have-n-free-n-upgrade-upgrad-edf28f1b = У вас { $n } { $n ->
        [one] бесплатная переработка
        [few] бесплатные переработки
       *[many] бесплатных переработок
    }.

# You have {n} {n|delivery|deliveries}.
m-you-have-n-n-delivery-deliveries-d5b7e31c = У вас { $n } { $n ->
        [one] доставка
        [few] доставки
       *[many] доставок
    }.

# You hold too many cards: discard one.
m-you-hold-too-many-cards-discard-0b225bf9 = У вас слишком много карт: сбросьте одну.

# You may bring {crop} from fields to store, or back.
m-you-may-bring-crop-from-fields-t-13efef61 = Можно перенести с полей в погреб или обратно: { $crop ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $crop }
    }.

# You may buy a roof tile (round {round}).
m-you-may-buy-a-roof-tile-round-ro-e926b0de = Можно купить жетон крыши (раунд { $round }).

# You may buy up to {n} extra {n|delivery|deliveries}, all at once.
m-you-may-buy-up-to-n-extra-n-deli-222ad038 = Можно купить до { $n } { $n ->
        [one] дополнительной доставки
        [few] дополнительных доставок
       *[many] дополнительных доставок
    }, все сразу.

# You may buy {n} at most.
m-you-may-buy-n-at-most-11aafcfe = Купить можно не больше { $n }.

# You may change your die to {values}.
m-you-may-change-your-die-to-value-e1cb50e7 = Значение вашего кубика можно изменить на { $values }.

# You may keep one of the cards just drawn.
m-you-may-keep-one-of-the-cards-ju-aa32d69d = Одну из только что взятых карт можно оставить.

# You may make up to {n} extra {n|delivery|deliveries}, paid one by one.
m-you-may-make-up-to-n-extra-n-del-2b35a12c = Можно выполнить до { $n } { $n ->
        [one] дополнительной доставки
        [few] дополнительных доставок
       *[many] дополнительных доставок
    }, оплата по одной.

# You may not play a card as {side} now.
m-you-may-not-play-a-card-as-side-cc06d616 = Сейчас карту так разыграть нельзя: { $side ->
        [field] поле
        [barrow] тележка
        [extension] пристройка
        [helper] помощник
       *[other] { $side }
    }.

# You may not remove that marker.
m-you-may-not-remove-that-marker-56a23938 = Этот маркер убрать нельзя.

# You may remove opposing markers beside yours.
m-you-may-remove-opposing-markers-18c589ef = Можно убрать чужие маркеры рядом с вашим.

# You may roll up to {n} {n|die|dice} again.
m-you-may-roll-up-to-n-n-die-dice-e3b00bb9 = Можно перебросить до { $n } { $n ->
        [one] кубика
        [few] кубиков
       *[many] кубиков
    }.

# You may roll {n} dice again at most.
m-you-may-roll-n-dice-again-at-mos-8fcd598d = Перебросить можно не больше { $n } { $n ->
        [one] кубика
        [few] кубиков
       *[many] кубиков
    }.

# You may take {n} at most.
m-you-may-take-n-at-most-f8a79281 = Взять можно не больше { $n }.

# You still have markers in your supply.
m-you-still-have-markers-in-your-s-77b12790 = В вашем запасе ещё есть маркеры.

# Your Village Elder may reserve a revenue space.
m-your-village-elder-may-reserve-a-9434d8b1 = Ваш «Староста» (Village Elder) может оставить за собой ячейку труда.

# Your donkey tile has no hat: your disc does not move.
m-your-donkey-tile-has-no-hat-your-5ec11ea4 = На вашем жетоне осла нет шляпы: диск не двигается.

# Your farm: {vp} VP, {silver} silver
m-your-farm-vp-vp-silver-silver-22daccc0 = Ваша ферма: { $vp } ПО, монеты: { $silver }

# Your hand is about to be filled up
m-your-hand-is-about-to-be-filled-8cd23a26 = Сейчас ваша рука пополнится

# Your hand, {n} of {limit}: field | barrow | extension | helper
m-your-hand-n-of-limit-field-barro-29209b35 = Ваша рука, { $n } из { $limit }: поле | тележка | пристройка | помощник

# Your roof has no space left.
m-your-roof-has-no-space-left-2e2e6cb1 = На вашей крыше нет свободной ячейки.

# Your row there is complete.
m-your-row-there-is-complete-2f5b68f8 = Ваш ряд там заполнен.

# a card or one crop
m-a-card-or-one-crop-5b7b0a22 = карта или один продукт урожая

# a craft building
m-a-craft-building-dcce897c = производственное здание

# a delivery or 2 silver
m-a-delivery-or-2-silver-615d2e49 = доставка или 2 монеты

# a field of {crop}
m-a-field-of-crop-e2fc70ea = поле: { $crop ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $crop }
    }

# a pig born
m-a-pig-born-99d34b4b = приплод: свинья

# a roof tile
m-a-roof-tile-f485a5ee = жетон крыши

# a symbol of {to}
m-a-symbol-of-to-cca3d67e = заполнен символ: { $to }

# a trade good
m-a-trade-good-7c6d936e = товар

# a used donkey tile
m-a-used-donkey-tile-7db3a6d1 = использованный жетон осла

# an extension
m-an-extension-1b1ee7db = пристройка

# an owner's overlay: the name of an approved one; its text in a game
m-an-owner-s-overlay-the-name-of-a-31e19c7f = карты из файла владельца: имя одобренного файла; в партии – его текст

# an upgrade
m-an-upgrade-4940f545 = переработка

# barrow {card} complete
m-barrow-card-complete-18ea1c87 = тележка заполнена: { $card }

# building or barrow
m-building-or-barrow-3c1bcedf = здание или тележка

# craft buildings
m-craft-buildings-807db384 = производственные здания

# die {value}
m-die-value-cc59b3fd = кубик { $value }

# discarded {cards}
m-discarded-cards-c27187c0 = сброс: { $cards }

# draw a card or play one
m-draw-a-card-or-play-one-6cf0cb1a = взять или разыграть карту

# drew {cards}
m-drew-cards-0bec42cd = взято: { $cards }

# drew {n}
m-drew-n-1f3ea268 = взято карт: { $n }

# extra delivery
m-extra-delivery-3b3c2225 = дополнительная доставка

# field of {crop}; barrow for {n} VP; extension {gives}; helper {name}
m-field-of-crop-barrow-for-n-vp-ex-d5edb727 = поле: { $crop ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $crop }
    }; тележка: { $n } ПО; пристройка: { $gives }; помощник: { $name }

# for nothing
m-for-nothing-6e1065e1 = бесплатно

# from the fields to the store
m-from-the-fields-to-the-store-fa9b8b0e = с полей в погреб

# from the store to the fields
m-from-the-store-to-the-fields-9da670a4 = из погреба на поля

# good of your farm
m-good-of-your-farm-e07c6031 = ресурс вашей фермы

# its token
m-its-token-0cf1da2d = её жетон

# marker from {origin} to {space}
m-marker-from-origin-to-space-b20a4cb7 = маркер: { $origin } → { $space }

# marker on {space}
m-marker-on-space-1b3421fe = маркер: { $space }

# marker {place} given up
m-marker-place-given-up-6c868582 = маркер освобождён: { $place }

# market space
m-market-space-5f011272 = ячейка рынка

# no card
m-no-card-9b119c50 = ни одной карты

# no silver
m-no-silver-064e8b95 = без монет

# pigs and trade goods
m-pigs-and-trade-goods-a193b773 = свиньи и товары

# revenue dice
m-revenue-dice-acb53712 = кубики труда

# roof tile
m-roof-tile-371cbceb = жетон крыши

# roof tiles
m-roof-tiles-2cd8009c = жетоны крыши

# shared die {value}
m-shared-die-value-5184a66b = оставшийся кубик { $value }

# siesta space {space}: {vp} VP when the round is scored
m-siesta-space-space-vp-vp-when-th-7297bc04 = деление { $space } на шкале сиесты: { $vp } ПО при подсчёте очков раунда

# siesta {space}
m-siesta-space-ada4638b = сиеста { $space }

# silver left
m-silver-left-94be60db = оставшиеся монеты

# sold a pig at once
m-sold-a-pig-at-once-c1a365b4 = свинья сразу продана

# sold {goods}
m-sold-goods-a10db6af = продажа: { $goods }

# the farm
m-the-farm-77ad3c1d = ферма

# the final sale
m-the-final-sale-a40a02ff = последняя продажа

# the last one it wants: {gain}
m-the-last-one-it-wants-gain-483fe909 = последнее, что здесь нужно: { $gain }

# the market
m-the-market-824012d6 = рынок

# the neutral player
m-the-neutral-player-931286cf = нейтральный игрок

# the rule book whose preset the other options take
m-the-rule-book-whose-preset-the-o-4c37275e = издание правил, настройкам которого следуют остальные варианты

# the siesta
m-the-siesta-c5aa6118 = сиеста

# the start
m-the-start-9e7751dd = начало

# then it wants {goods}
m-then-it-wants-goods-1b0eddfd = потом ещё нужно: { $goods }

# trade good
m-trade-good-5ea0d27d = товар

# trade goods
m-trade-goods-f74e8f35 = товары

# trade goods, but no pigs
m-trade-goods-but-no-pigs-20d28c74 = товары, но не свиньи

# two different crops
m-two-different-crops-ee2793ec = два разных продукта урожая

# two upgrades for nothing
m-two-upgrades-for-nothing-63c78ade = две бесплатные переработки

# two upgrades or siesta steps
m-two-upgrades-or-siesta-steps-84df572c = две переработки или два шага сиесты

# up to {n}
m-up-to-n-645a6236 = до { $n }

# upgraded {what}
m-upgraded-what-2cee91d4 = переработка: { $what }

# use of a trade good
m-use-of-a-trade-good-d3092f3b = обмен товара

# used a trade good
m-used-a-trade-good-c13582c4 = товар обменян

# used as {value}
m-used-as-value-06fad572 = кубик как { $value }

# used {name}
m-used-name-bacb34c6 = { $name }: использовано

# used {tile}
m-used-tile-1cf545dd = { $tile }: использовано

# value {n}
m-value-n-6332d79e = ценность { $n }

# value {n}, +{vp} VP
m-value-n-vp-vp-6892b618 = ценность { $n }, +{ $vp } ПО

# value {n}, with {lower} {lower|marker|markers} beside it to drive away
m-value-n-with-lower-lower-marker-2ba95a17 = ценность { $n }, рядом можно прогнать { $lower } { $lower ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    }

# victory point
m-victory-point-874e29b1 = победное очко

# victory points
m-victory-points-f0d525a7 = победные очки

# wants {wants} for {n} VP{marker}
m-wants-wants-for-n-vp-marker-47367774 = нужно: { $wants }; { $n } ПО{ $marker }

# {card} as extension costs {n} {n|farm good|different farm goods}: which do you pay?
m-card-as-extension-costs-n-n-far-4597962c = { $card } как пристройка стоит { $n } { $n ->
        [one] ресурс фермы
        [few] разных ресурса фермы
       *[many] разных ресурсов фермы
    }: чем платите?

# {card} as {side}
m-card-as-side-64d7cc66 = { $card } как { $side ->
        [field] поле
        [barrow] тележка
        [extension] пристройка
        [helper] помощник
       *[other] { $side }
    }

# {card} as {side}: {shows}
m-card-as-side-shows-6f9b2edf = { $card } как { $side ->
        [field] поле
        [barrow] тележка
        [extension] пристройка
        [helper] помощник
       *[other] { $side }
    }: { $shows }

# {gives}; costs nothing
m-gives-costs-nothing-f299b31d = { $gives }; бесплатно

# {gives}; costs {n} different {n|good|goods}
m-gives-costs-n-different-n-good-abb56689 = { $gives }; стоит { $n } { $n ->
        [one] ресурс
        [few] разных ресурса
       *[many] разных ресурсов
    }

# {happened}: you may use {waiting}.
m-happened-you-may-use-waiting-7182f876 = { $happened }: можно использовать { $waiting }.

# {kind} cannot be bought.
m-kind-cannot-be-bought-56747496 = { $kind ->
        [Olive] Оливка
        [Grain] Пшеница
        [Grape] Виноград
        [Pig] Свинья
        [Food] Еда
        [Wine] Вино
        [Meat] Мясо
        [Silver] Монеты
        [Trade_good] Товар
        [VP] ПО
       *[other] { $kind }
    }: купить нельзя.

# {kind} is not offered here.
m-kind-is-not-offered-here-b262dda2 = { $kind ->
        [Olive] Оливка
        [Grain] Пшеница
        [Grape] Виноград
        [Pig] Свинья
        [Food] Еда
        [Wine] Вино
        [Meat] Мясо
        [Silver] Монеты
        [Trade_good] Товар
        [VP] ПО
       *[other] { $kind }
    }: здесь этого нет на выбор.

# {name} (card {n}): {text}
m-name-card-n-text-0fb95a83 = { $name } (карта { $n }): { $text }

# {name} complete
m-name-complete-7f43c5ec = ряд заполнен: { $name }

# {n} VP for {why}
m-n-vp-for-why-6087318a = +{ $n } ПО ({ $why })

# {n} {n|delivery|deliveries}, {hats} {hats|step|steps} on the siesta track
m-n-n-delivery-deliveries-hats-ha-aa857ba3 = { $n } { $n ->
        [one] доставка
        [few] доставки
       *[many] доставок
    }, { $hats } { $hats ->
        [one] деление
        [few] деления
       *[many] делений
    } на шкале сиесты

# {n} {n|field|fields} grown
m-n-n-field-fields-grown-04f6ca6a = урожай: { $n } { $n ->
        [one] поле
        [few] поля
       *[many] полей
    }

# {n} {n|field|fields} of {who} {n|grows|grow} {n|a good|a good each}.
m-n-n-field-fields-of-who-n-grows-9cc7e6f8 = { $who }: растёт урожай, { $n } { $n ->
        [one] поле
        [few] поля
       *[many] полей
    } (по одному продукту).

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } переброшен: { $new }

# {price}, it becomes {into}
m-price-it-becomes-into-a88cd2e3 = { $price }, становится: { $into ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $into }
    }

# {tiles}; extra deliveries: {n}{left}.
m-tiles-extra-deliveries-n-left-b4370a24 = { $tiles }; дополнительные доставки: { $n }{ $left }.

# {what} cannot be used for this.
m-what-cannot-be-used-for-this-3dfe1297 = { $what }: здесь это использовать нельзя.

# {what} costs {cost}.
m-what-costs-cost-dfd5a80c = { $what } стоит { $cost }.

# {what} could bring nothing now.
m-what-could-bring-nothing-now-dd30068a = { $what }: сейчас это ничего не даст.

# {what} does not go in place of a marker.
m-what-does-not-go-in-place-of-a-2ab40473 = { $what }: этим нельзя заменить маркер.

# {what} has been used.
m-what-has-been-used-658a153a = { $what }: уже использовано.

# {what} is not at your farm.
m-what-is-not-at-your-farm-8eee42d0 = { $what }: этого нет на вашей ферме.

# {what} is not yours to use now.
m-what-is-not-yours-to-use-now-145c0eaf = { $what }: сейчас это использовать нельзя.

# {what} to {to}
m-what-to-to-be3f0933 = { $what } → { $to }

# {what} works in phase {phases}.
m-what-works-in-phase-phases-0b081993 = { $what }: действует в фазе { $phases }.

# {who} brings {n} {crop} {way}.
m-who-brings-n-crop-way-7155e832 = { $who } переносит { $way }: { $crop ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $crop }
    } ({ $n }).

# {who} brought {goods} to the {name}.
m-who-brought-goods-to-the-name-66bfbe92 = { $who }, доставлено: { $goods } ({ $name }).

# {who} buys {tile}.
m-who-buys-tile-6dc00066 = { $who } покупает: { $tile }.

# {who} chooses the tile with {n} {n|donkey|donkeys}, to be revealed when all have chosen.
m-who-chooses-the-tile-with-n-n-d-2e0967b1 = { $who } выбирает жетон: { $n } { $n ->
        [one] осёл
        [few] осла
       *[many] ослов
    }; он откроется, когда выберут все.

# {who} completes the barrow {card}.
m-who-completes-the-barrow-card-a06f3d29 = { $who } заполняет тележку: { $card }.

# {who} completes the {name} and gains its token.
m-who-completes-the-name-and-gain-6317d82d = { $who } заполняет ряд и получает жетон: { $name }.

# {who} delivers {what} to {to}.
m-who-delivers-what-to-to-26d255e5 = { $who } доставляет { $what ->
        [olive] оливку
        [grain] пшеницу
        [grape] виноград
        [pig] свинью
        [food] еду
        [wine] вино
        [meat] мясо
       *[other] { $what }
    } → { $to }.

# {who} discards the {side} {card}.
m-who-discards-the-side-card-a63ff4e6 = { $who } сбрасывает { $card }: { $side ->
        [field] поле
        [barrow] тележка
        [extension] пристройка
        [helper] помощник
       *[other] { $side }
    }.

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } сбрасывает: { $cards }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } берёт: { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } берёт { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }.

# {who} fills a symbol of {to}.
m-who-fills-a-symbol-of-to-7a8413d5 = { $who } заполняет символ: { $to }.

# {who} gains {goods}.
m-who-gains-goods-88e2368b = { $who } получает: { $goods }.

# {who} gains {n} VP for {why}.
m-who-gains-n-vp-for-why-881e5ce6 = { $who }: +{ $n } ПО ({ $why }).

# {who} gives up the marker {place}.
m-who-gives-up-the-marker-place-1f989f31 = { $who } освобождает маркер ({ $place }).

# {who} has chosen a donkey tile.
m-who-has-chosen-a-donkey-tile-735a20a4 = { $who }: жетон осла выбран.

# {who} has no pen for a pig and sells it for {n} silver.
m-who-has-no-pen-for-a-pig-and-se-92bcdb0e = { $who }: для свиньи нет места в хлеву, она продана за { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }.

# {who} is first.
m-who-is-first-0d8f3465 = { $who } – первый ход.

# {who} is the first player.
m-who-is-the-first-player-79b54392 = { $who } – первый игрок.

# {who} moves a marker from {origin} to {space}.
m-who-moves-a-marker-from-origin-884414e8 = { $who } переставляет маркер: { $origin } → { $space }.

# {who} moves to siesta space {space}.
m-who-moves-to-siesta-space-space-b423b953 = { $who }: деление { $space } на шкале сиесты.

# {who} pays {goods} for {why}.
m-who-pays-goods-for-why-0d10cb92 = { $who } платит: { $goods } ({ $why ->
        [field] поле
        [barrow] тележка
        [extension] пристройка
        [helper] помощник
       *[other] { $why }
    }).

# {who} pays {goods}.
m-who-pays-goods-bf1cca69 = { $who } платит: { $goods }.

# {who} pays {n} VP.
m-who-pays-n-vp-b22e88d1 = { $who } платит { $n } ПО.

# {who} pays {n} silver for {why}.
m-who-pays-n-silver-for-why-ef679e2b = { $who } платит { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    } ({ $why ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $why }
    }).

# {who} pays {n} silver.
m-who-pays-n-silver-10a4262a = { $who } платит { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }.

# {who} places a marker on {space}.
m-who-places-a-marker-on-space-48cbcb87 = { $who } помещает маркер на { $space }.

# {who} plays {card} as {side}.
m-who-plays-card-as-side-0f29b9f7 = { $who } разыгрывает { $card } – { $side }.

# {who} plays {card} as {side}: {shows}.
m-who-plays-card-as-side-shows-75606436 = { $who } разыгрывает { $card } – { $side }: { $shows }.

# {who} reserves the last die beside revenue space {space}.
m-who-reserves-the-last-die-besid-0f621644 = { $who } оставляет за собой последний кубик у ячейки труда { $space }.

# {who} rolls {old} again: {new}.
m-who-rolls-old-again-new-4392dc3b = { $who } перебрасывает { $old }: { $new }.

# {who} sells {goods}.
m-who-sells-goods-c0b5a618 = { $who } продаёт: { $goods }.

# {who} takes a die of {value}.
m-who-takes-a-die-of-value-d479ec0f = { $who } берёт кубик: { $value }.

# {who} takes {n} silver for the {why}.
m-who-takes-n-silver-for-the-why-86a9f714 = { $who } получает { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    } ({ $why ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $why }
    }).

# {who} takes {n} silver from {why}.
m-who-takes-n-silver-from-why-447af989 = { $who } получает { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    } ({ $why ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
        [pig] свинья
        [food] еда
        [wine] вино
        [meat] мясо
        [silver] монеты
        [trade_good] товар
       *[other] { $why }
    }).

# {who} takes {n} silver.
m-who-takes-n-silver-0aef6b34 = { $who } получает { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }.

# {who} turns {tile} face up again.
m-who-turns-tile-face-up-again-7d1ea7d2 = { $who } снова переворачивает лицевой стороной вверх: { $tile }.

# {who} upgrades {what}.
m-who-upgrades-what-2ebd530b = { $who } перерабатывает { $what ->
        [olive] оливку
        [grain] пшеницу
        [grape] виноград
        [pig] свинью
        [food] еду
        [wine] вино
        [meat] мясо
       *[other] { $what }
    }.

# {who} uses a trade good.
m-who-uses-a-trade-good-08a0cb0e = { $who } обменивает товар.

# {who} uses the die as a {value}.
m-who-uses-the-die-as-a-value-9920e4f0 = { $who } использует кубик как { $value }.

# {who} uses the shared die, a {value}.
m-who-uses-the-shared-die-a-value-b074056d = { $who } использует оставшийся кубик: { $value }.

# {who} uses the {name}.
m-who-uses-the-name-cb2f4642 = { $who } использует: { $name }.

# {who} uses {tile}.
m-who-uses-tile-c96ac304 = { $who } использует: { $tile }.

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}
m-who-vp-vp-silver-silver-n-n-car-eb1f4ca9 = { $who }: { $vp } ПО, монеты: { $silver }, { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}; {stored}; siesta {disc}
m-who-vp-vp-silver-silver-n-n-car-d8dbc538 = { $who }: { $vp } ПО, монеты: { $silver }, { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }; { $stored }; сиеста { $disc }
