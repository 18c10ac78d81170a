#  and a market marker
m-and-a-market-marker-9ef4e1ce = { " " }и маркер на рынок

#  from the fields
m-from-the-fields-fe9cd0d5 = { " " }с полей

# +2 silver
m-2-silver-64334b02 = +2 монеты

# +{n} silver
m-n-silver-d2d4a504 = +{ $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }

# , and a marker on the market
m-and-a-marker-on-the-market-fcfcfa68 = , и маркер на рынок

# , this round
m-this-round-68f56d65 = , в этом раунде

# -{n} VP
m-n-vp-50ff70d6 = −{ $n } ПО

# : none yet
m-none-yet-dde6eb7a = : пока нет

# A card has been played
m-a-card-has-been-played-91815d69 = Разыграна карта

# A craft building has been completed
m-a-craft-building-has-been-comple-d1facd34 = Производственное здание заполнено

# A marker of yours moves to a free space of the same value.
m-a-marker-of-yours-moves-to-a-fre-990a7b46 = Ваш маркер переставляется на свободную ячейку той же ценности.

# A marker placed next to one of your market markers removes it only if its space is at least two higher in value. Replacing a marker on a full market is not prevented.
m-a-marker-placed-next-to-one-of-y-be49993f = Маркер, поставленный рядом с вашим на рынке, снимает его, только если его ячейка дороже хотя бы на два. Замене маркера на полном рынке это не мешает.

# A pig is born at the farm of {who}.
m-a-pig-is-born-at-the-farm-of-who-e3ad37df = { $who }: на ферме рождается свинья.

# After you have used the shared last die, you may pay 1 silver to use the same space once more.
m-after-you-have-used-the-shared-l-57f97f09 = После использования оставшегося кубика можно заплатить 1 монету и использовать ту же ячейку ещё раз.

# After you have used your second die, gain 1 VP and 2 silver if the values you used for your two dice add up to 5 or less.
m-after-you-have-used-your-second-1ff08b39 = После второго кубика получите 1 ПО и 2 монеты, если сумма использованных значений двух ваших кубиков не больше 5.

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

# At the end of step I.1, before you refill your hand, you may play one more card, which must become a field.
m-at-the-end-of-step-i-1-before-yo-b18543c6 = В конце шага I.1, до добора карт, можно разыграть ещё одну карту, но только как поле.

# At the end of the game gain 1 VP for each roof tile on your farm.
m-at-the-end-of-the-game-gain-1-vp-71cbadfd = В конце партии получите 1 ПО за каждый жетон крыши на вашей ферме.

# At the end of the game you need only 3 silver for 1 VP.
m-at-the-end-of-the-game-you-need-2bb02d34 = В конце партии 1 ПО стоит вам только 3 монеты.

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

# Cards: {n} in the deck, {m} discarded.
m-cards-n-in-the-deck-m-discarded-5fc01032 = Карты: в колоде { $n }, в сбросе { $m }.

# Change a die you have just taken by 1 (1 to 6).
m-change-a-die-you-have-just-taken-65eb9e25 = Измените только что взятый кубик на 1 (от 1 до 6).

# Change a die you have just taken by 1 or 2 (1 to 6).
m-change-a-die-you-have-just-taken-66d9d47f = Измените только что взятый кубик на 1 или 2 (от 1 до 6).

# Choose a donkey tile, in secret.
m-choose-a-donkey-tile-in-secret-c9c04c32 = Тайно выберите жетон осла.

# Choose another craft token of your farm.
m-choose-another-craft-token-of-yo-665c7f11 = Выберите другой жетон производства своей фермы.

# Choose one of {ways}.
m-choose-one-of-ways-2d5f84f2 = Выберите одно из: { $ways }.

# Dice: {dice}.
m-dice-dice-7d1499a1 = Кубики: { $dice }.

# Donkey tiles
m-donkey-tiles-148def31 = Жетоны ослов

# Draw a card or play a card (an extension has to be paid for).
m-draw-a-card-or-play-a-card-an-ex-0e3007ab = Возьмите карту или разыграйте карту (за пристройку нужно платить).

# Draw a card or play one.
m-draw-a-card-or-play-one-3454c62d = Возьмите или разыграйте карту.

# Each extension costs you one farm good less; your first one is free.
m-each-extension-costs-you-one-far-90c11b0d = Каждая пристройка стоит на один ресурс фермы меньше; первая бесплатна.

# Each player runs a small farm whose cards are fields, barrows, extensions or helpers, by the side they are laid on. In six rounds harvests, dice and donkeys bring goods to craft buildings and to the market, for points.
m-each-player-runs-a-small-farm-wh-40ae0c94 = У каждого игрока небольшая ферма; карта становится полем, тележкой, пристройкой или помощником – смотря какой стороной её положить. За шесть раундов урожай, кубики и ослы доставляют продукты в производственные здания и на рынок, а это приносит очки.

# Each time a placing takes one of your markers off the market, gain 1 VP at once.
m-each-time-a-placing-takes-one-of-7ace90d5 = Каждый раз, когда чужой маркер снимает ваш маркер с рынка, сразу получите 1 ПО.

# Each time you complete a craft building you may place a marker on a free market space of value 2, 3 or 4. It removes lower neighbours as usual.
m-each-time-you-complete-a-craft-b-d0fe8d01 = Каждый раз, заполнив ряд производственного здания, можно поставить маркер на свободную ячейку рынка ценой 2, 3 или 4. Он, как обычно, снимает более дешёвых соседей.

# Each time you play a field, take 1 good of its crop into your store and 1 silver. The field itself still enters empty.
m-each-time-you-play-a-field-take-17d77735 = Каждый раз, разыграв поле, возьмите в погреб 1 его продукт и 1 монету. Само поле входит в игру пустым.

# Each time you play an extension, gain 1 VP and 2 silver after paying for it.
m-each-time-you-play-an-extension-2c913b93 = Каждый раз, разыграв пристройку и оплатив её, получите 1 ПО и 2 монеты.

# Every upgrade you pay for costs you 1 silver less.
m-every-upgrade-you-pay-for-costs-fa5ec8e0 = Каждая переработка, за которую вы платите, стоит на 1 монету меньше.

# Extensions: {text}.
m-extensions-text-b6eb5682 = Пристройки: { $text }.

# Extra deliveries cost you nothing. Their number does not change.
m-extra-deliveries-cost-you-nothin-cd072a6c = Дополнительные доставки для вас бесплатны. Их число не меняется.

# Fewer goods are enough.
m-fewer-goods-are-enough-8a9f39bd = Можно и меньше.

# Fill one empty symbol of one of your barrows.
m-fill-one-empty-symbol-of-one-of-6706cd2d = Заполните один пустой символ на одной из своих тележек.

# Gain 1 VP.
m-gain-1-vp-a4e16154 = Получите 1 ПО.

# Goods on a field cannot be sold.
m-goods-on-a-field-cannot-be-sold-e185f86e = То, что лежит на поле, продать нельзя.

# Helper {n}, {name}: {text}
m-helper-n-name-text-b4412645 = Помощник { $n }, { $name }: { $text }

# Helpers of {who}
m-helpers-of-who-d05d7c2c = Помощники: { $who }

# Helpers: {names}.
m-helpers-names-bdd43699 = Помощники: { $names }.

# House deck: made for this implementation. These are NOT the printed cards of La Granja.
m-house-deck-made-for-this-impleme-ee2a12b2 = Своя колода, сделанная для этой программы. Это НЕ печатные карты La Granja.

# House distribution of the roof bonuses. The kinds are known; which bonus lies on which tile is mostly not.
m-house-distribution-of-the-roof-b-a117b7dc = Своё распределение бонусов крыши. Виды известны; какой бонус на каком жетоне – большей частью нет.

# In phase IV gain 1 VP and 1 silver if nobody has more markers on the market than you and you have at least one.
m-in-phase-iv-gain-1-vp-and-1-silv-067fd518 = В фазе IV получите 1 ПО и 1 монету, если ни у кого нет на рынке больше маркеров, чем у вас, и хотя бы один у вас есть.

# In phase IV gain 1 VP more if the siesta track gives you at least 1 VP.
m-in-phase-iv-gain-1-vp-more-if-th-112cb2c5 = В фазе IV получите ещё 1 ПО, если шкала сиесты даёт вам хотя бы 1 ПО.

# In the first round everybody plays two cards.
m-in-the-first-round-everybody-pla-6e5eeb9f = В первом раунде каждый разыгрывает две карты.

# In the income step gain 1 VP if you have at least three fields.
m-in-the-income-step-gain-1-vp-if-108177e0 = На шаге дохода получите 1 ПО, если у вас не меньше трёх полей.

# In the income step take 1 good of the crop of one of your fields into your store.
m-in-the-income-step-take-1-good-o-b1adf489 = На шаге дохода возьмите в погреб 1 продукт одного из своих полей.

# In the income step take 1 silver for each of your markers on the market, at most 4.
m-in-the-income-step-take-1-silver-6dfc73b8 = На шаге дохода возьмите 1 монету за каждый свой маркер на рынке, не больше 4.

# In your deliveries an olive may stand for a grain and a grain for an olive.
m-in-your-deliveries-an-olive-may-fc25a80e = В ваших доставках оливка может заменять пшеницу, а пшеница – оливку.

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

# Make 1 delivery at the price of an extra delivery.
m-make-1-delivery-at-the-price-of-dabb9941 = Сделайте 1 доставку по цене дополнительной.

# Make 1 delivery.
m-make-1-delivery-95808b9f = Сделайте 1 доставку.

# Make {n} {n|delivery|deliveries}.
m-make-n-n-delivery-deliveries-cdf49605 = Выполните { $n } { $n ->
        [one] доставку
        [few] доставки
       *[many] доставок
    }.

# Markers left
m-markers-left-c4852eb5 = Осталось маркеров

# Move 1 or 2 steps on the siesta track.
m-move-1-or-2-steps-on-the-siesta-63e44eca = Продвиньтесь на 1 или 2 деления шкалы сиесты.

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

# Olives, grain and grapes cost you 1 silver less when you buy them.
m-olives-grain-and-grapes-cost-you-016e5bb3 = Оливки, пшеница и виноград при покупке стоят для вас на 1 монету меньше.

# Once in the game you may play an extension from your hand without paying for it.
m-once-in-the-game-you-may-play-an-52a4cb43 = Один раз за партию можно разыграть пристройку с руки бесплатно.

# Once in the game you may use the immediate effects of up to two different craft tokens on your farm again.
m-once-in-the-game-you-may-use-the-2f360683 = Один раз за партию можно снова применить мгновенные эффекты не более двух разных жетонов производства вашей фермы.

# Once in the game, on your turn in phase II, you may use three different revenue spaces of your choice one after the other.
m-once-in-the-game-on-your-turn-in-a840d1c1 = Один раз за партию, в свой ход в фазе II, можно использовать подряд три разные ячейки труда на выбор.

# Once per round choose one kind of farm good other than silver and take 1 silver for each symbol of that kind on your barrows, filled or not.
m-once-per-round-choose-one-kind-o-96b62238 = Раз в раунд назовите один вид ресурсов фермы, кроме монет, и возьмите 1 монету за каждый такой символ на ваших тележках, заполненный или нет.

# Once per round in phase III you may pay 3 silver to fill one empty symbol on one of your barrows. This is not a delivery.
m-once-per-round-in-phase-iii-you-96d834e3 = Раз в раунд в фазе III можно заплатить 3 монеты и заполнить один пустой символ на своей тележке. Это не доставка.

# Once per round one delivery to a craft building may use any resource or upgraded good in place of the one asked for. Silver and trade good symbols are excluded.
m-once-per-round-one-delivery-to-a-39338ce0 = Раз в раунд одна доставка в производственное здание может быть любым продуктом или переработанным продуктом вместо требуемого. Символы монет и товаров не заменяются.

# Once per round you may carry out one upgrade free of charge.
m-once-per-round-you-may-carry-out-4bef2f44 = Раз в раунд можно бесплатно выполнить одну переработку.

# Once per round you may deliver a pig in place of a meat.
m-once-per-round-you-may-deliver-a-7c8285c8 = Раз в раунд можно доставить свинью вместо мяса.

# Once per round you may discard a card from your hand to take 1 good of the crop shown on its field side.
m-once-per-round-you-may-discard-a-5a01bb93 = Раз в раунд можно сбросить карту с руки и взять 1 продукт урожая, изображённый на её стороне поля.

# Once per round you may draw 2 cards, keep 1 of them and discard the other.
m-once-per-round-you-may-draw-2-ca-70b2f5f5 = Раз в раунд можно взять 2 карты, 1 оставить, другую сбросить.

# Once per round you may give up 1 food to gain 2 VP and 1 silver.
m-once-per-round-you-may-give-up-1-99aafe82 = Раз в раунд можно отдать 1 еду и получить 2 ПО и 1 монету.

# Once per round you may give up 1 pig to take 7 silver.
m-once-per-round-you-may-give-up-1-6016a81b = Раз в раунд можно отдать 1 свинью и взять 7 монет.

# Once per round you may move any amount of grain from your grain fields to your grain store, or from that store to your empty grain fields.
m-once-per-round-you-may-move-any-860221ca = Раз в раунд можно перенести сколько угодно пшеницы со своих полей в погреб или из погреба на пустые поля пшеницы.

# Once per round you may move any amount of grapes from your grape fields to your grape store, or from that store to your empty grape fields.
m-once-per-round-you-may-move-any-6d2dc456 = Раз в раунд можно перенести сколько угодно винограда со своих полей в погреб или из погреба на пустые поля винограда.

# Once per round you may move any amount of olives from your olive fields to your olive store, or from that store to your empty olive fields.
m-once-per-round-you-may-move-any-12c37259 = Раз в раунд можно перенести сколько угодно оливок со своих полей в погреб или из погреба на пустые поля оливок.

# Once per round you may move one of your market markers to a free space of the same value. There it removes lower neighbours as if just placed.
m-once-per-round-you-may-move-one-c3294ba9 = Раз в раунд можно переставить один свой маркер на свободную ячейку рынка той же цены. Там он снимает более дешёвых соседей, как только что поставленный.

# Once per round you may pay 1 VP to play one card from your hand. An extension still has to be paid for.
m-once-per-round-you-may-pay-1-vp-0d82d054 = Раз в раунд можно заплатить 1 ПО и разыграть одну карту с руки. За пристройку всё равно нужно платить.

# Once per round you may pay 1 olive or 1 grain to take 1 pig.
m-once-per-round-you-may-pay-1-oli-a7d604c9 = Раз в раунд можно отдать 1 оливку или 1 пшеницу и взять 1 свинью.

# Once per round you may pay 1 olive, grain, grape or pig to take 1 trade good.
m-once-per-round-you-may-pay-1-oli-6fa51757 = Раз в раунд можно отдать 1 оливку, пшеницу, виноград или свинью и взять 1 товар.

# Once per round you may pay 1 silver to turn one of your used roof tiles face up again.
m-once-per-round-you-may-pay-1-sil-8df2dd5f = Раз в раунд можно заплатить 1 монету и снова перевернуть лицом вверх один использованный жетон крыши.

# Once per round you may pay 2 silver to take 1 trade good.
m-once-per-round-you-may-pay-2-sil-d16fbef9 = Раз в раунд можно заплатить 2 монеты и взять 1 товар.

# Once per round you may return 1 trade good to take either 7 silver or 3 harvest goods of your choice.
m-once-per-round-you-may-return-1-b66b0c60 = Раз в раунд можно вернуть 1 товар и взять 7 монет или 3 продукта урожая на выбор.

# Once per round, after the dice have been rolled and before the first pick, you may re-roll one or two of them.
m-once-per-round-after-the-dice-ha-2e11a1e2 = Раз в раунд, после броска кубиков и до первого выбора, можно перебросить один или два из них.

# Once per round, before the dice are rolled, you may put a marker on one revenue space. As long as a single die lies beside that space, nobody but you may take it as first or second die. The marker returns to you in phase IV.
m-once-per-round-before-the-dice-a-2d049e58 = Раз в раунд, до броска кубиков, можно поставить маркер на одну ячейку труда. Пока возле неё лежит единственный кубик, никто, кроме вас, не берёт его первым или вторым. В фазе IV маркер возвращается к вам.

# Once per round, right after you have used a die you picked, you may pay 1 VP to use the revenue space whose number equals the current round as well.
m-once-per-round-right-after-you-h-4557295f = Раз в раунд, сразу после использования выбранного кубика, можно заплатить 1 ПО и использовать ещё и ячейку труда с номером текущего раунда.

# Once per round, when a placing takes one or more of your markers off the market, take 4 silver.
m-once-per-round-when-a-placing-ta-d91b6ee9 = Раз в раунд, когда с рынка снимают один или несколько ваших маркеров, возьмите 4 монеты.

# Once per round, when another player completes a craft building, take 3 silver from the supply.
m-once-per-round-when-another-play-7175c3af = Раз в раунд, когда другой игрок заполняет ряд производственного здания, возьмите из запаса 3 монеты.

# Once per round, when you complete a barrow with the market symbol, you may take 3 VP instead of placing a marker.
m-once-per-round-when-you-complete-21b8dae4 = Раз в раунд, заполнив тележку с символом рынка, можно взять 3 ПО вместо установки маркера.

# Once per round, when you complete a barrow, take 1 resource that was asked for on it (olive, grain, grape or pig).
m-once-per-round-when-you-complete-6131610a = Раз в раунд, заполнив тележку, возьмите 1 продукт, который на ней требовался (оливку, пшеницу, виноград или свинью).

# Once per round, when you have completed a barrow, you may make 1 free delivery to another of your barrows.
m-once-per-round-when-you-have-com-6c4f1437 = Раз в раунд, заполнив тележку, можно сделать 1 бесплатную доставку на другую свою тележку.

# Once per round, when you take a die, you may change its value by 1 up or down (1 to 6) before using it. If you do, also move 1 step on the siesta track.
m-once-per-round-when-you-take-a-d-43166db1 = Раз в раунд, взяв кубик, можно до использования изменить его значение на 1 (от 1 до 6). Если вы это делаете, продвиньтесь ещё на 1 деление шкалы сиесты.

# Once per round, when you take your first or second die, you may use 7 minus its value instead.
m-once-per-round-when-you-take-you-07725502 = Раз в раунд, взяв первый или второй кубик, можно использовать вместо его значения 7 минус это значение.

# Once per round, when you use revenue space 2 or 3, take 1 more harvest good of your choice.
m-once-per-round-when-you-use-reve-01df1eea = Раз в раунд, используя ячейку труда 2 или 3, возьмите ещё 1 продукт урожая на выбор.

# Once per round, when you use revenue space 2 or 6, you may take a second, different option of that space as well. Space 6 offers a delivery and 2 silver; space 2 offers card, olive, grain and grape.
m-once-per-round-when-you-use-reve-d94d193e = Раз в раунд, когда вы используете ячейку труда 2 или 6, можно взять и второй, другой вариант этой ячейки. Ячейка 6 – доставка и 2 монеты; ячейка 2 – карта, оливка, пшеница и виноград.

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

# Place a marker on any free market space; it brings no VP.
m-place-a-marker-on-any-free-marke-0d59e346 = Поставьте маркер на любую свободную ячейку рынка; ПО он не приносит.

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

# Play up to {n} {n|card|cards} at your farm.
m-play-up-to-n-n-card-cards-at-you-f81de387 = Разыграйте до { $n } { $n ->
         [one] карты
         [few] карт
        *[many] карт
    }.

# Play {n} {n|card|cards} at your farm.
m-play-n-n-card-cards-at-your-farm-f3ce8a1e = Разыграйте { $n } { $n ->
         [one] карту
         [few] карты
        *[many] карт
    }.

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

# Roof tiles cost you 1 silver less.
m-roof-tiles-cost-you-1-silver-les-a0c122b0 = Жетоны крыши стоят для вас на 1 монету меньше.

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

# Take 1 grain or 1 olive.
m-take-1-grain-or-1-olive-b3a3510b = Возьмите 1 пшеницу или 1 оливку.

# Take 1 harvest good of your choice.
m-take-1-harvest-good-of-your-choi-2fb44933 = Возьмите 1 продукт урожая на выбор.

# Take 1 olive or 1 grape.
m-take-1-olive-or-1-grape-5b3f1b41 = Возьмите 1 оливку или 1 виноград.

# Take 1 pig; without a free pen sell it at once.
m-take-1-pig-without-a-free-pen-se-b4110d94 = Возьмите 1 свинью; без свободной ячейки хлева сразу продайте её.

# Take 1 upgraded good of your choice.
m-take-1-upgraded-good-of-your-cho-e249a40d = Возьмите 1 переработанный продукт на выбор.

# Take 2 different harvest goods.
m-take-2-different-harvest-goods-669dfd7e = Возьмите 2 разных продукта урожая.

# Take 2 silver.
m-take-2-silver-02aabc2c = Возьмите 2 монеты.

# Take 3 silver.
m-take-3-silver-e95cf92b = Возьмите 3 монеты.

# Take 4 silver.
m-take-4-silver-3b094d82 = Возьмите 4 монеты.

# Take one olive, one grain or one grape.
m-take-one-olive-one-grain-or-one-5c929715 = Возьмите одно: оливку, пшеницу или виноград.

# Take the VP of the roof space just covered a second time, for this tile or a later one.
m-take-the-vp-of-the-roof-space-ju-fcb36fa7 = Получите ПО только что закрытой ячейки крыши ещё раз – за этот жетон или за следующий.

# Take the income of your farm once more.
m-take-the-income-of-your-farm-onc-42132848 = Получите доход своей фермы ещё раз.

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

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-39f0673d = Жетоны ослов открыты: { $p0 } (ослы: { $d0 }, шляпы: { $h0 }).

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-d9c87bf8 = Жетоны ослов открыты: { $p0 } (ослы: { $d0 }, шляпы: { $h0 }); { $p1 } (ослы: { $d1 }, шляпы: { $h1 }).

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-a4bb1f97 = Жетоны ослов открыты: { $p0 } (ослы: { $d0 }, шляпы: { $h0 }); { $p1 } (ослы: { $d1 }, шляпы: { $h1 }); { $p2 } (ослы: { $d2 }, шляпы: { $h2 }).

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}; {p3} has {d3} {d3|donkey|donkeys} and {h3} {h3|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-08897d6a = Жетоны ослов открыты: { $p0 } (ослы: { $d0 }, шляпы: { $h0 }); { $p1 } (ослы: { $d1 }, шляпы: { $h1 }); { $p2 } (ослы: { $d2 }, шляпы: { $h2 }); { $p3 } (ослы: { $d3 }, шляпы: { $h3 }).

# The game is at its end
m-the-game-is-at-its-end-0adff460 = Партия подходит к концу

# The game is over: {p0} and {p1} and {p2} and {p3} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-46baf37b = Партия закончена: победу делят { $p0 }, { $p1 }, { $p2 } и { $p3 }, ПО: { $points }.

# The game is over: {p0} and {p1} and {p2} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-3fe5df8a = Партия закончена: победу делят { $p0 }, { $p1 } и { $p2 }, ПО: { $points }.

# The game is over: {p0} and {p1} win together with {points} VP.
m-the-game-is-over-p0-and-p1-win-t-b827d055 = Партия закончена: победу делят { $p0 } и { $p1 }, ПО: { $points }.

# The game is over: {p0} has {points} VP.
m-the-game-is-over-p0-has-points-v-f52316a2 = Партия закончена: { $p0 }, { $points } ПО.

# The game is over: {p0} wins with {points} VP.
m-the-game-is-over-p0-wins-with-po-6d400b2d = Партия закончена: побеждает { $p0 }, ПО: { $points }.

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

# The new turn order: {p0}, {p1}, {p2}, {p3}.
m-the-new-turn-order-p0-p1-p2-p3-1744703c = Новая очерёдность хода: { $p0 }, { $p1 }, { $p2 }, { $p3 }.

# The new turn order: {p0}, {p1}, {p2}.
m-the-new-turn-order-p0-p1-p2-38662bcb = Новая очерёдность хода: { $p0 }, { $p1 }, { $p2 }.

# The new turn order: {p0}, {p1}.
m-the-new-turn-order-p0-p1-d82cc596 = Новая очерёдность хода: { $p0 }, { $p1 }.

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

# Turn one of your used roof tiles face up again (not another tile of this kind).
m-turn-one-of-your-used-roof-tiles-b2181e68 = Снова переверните лицом вверх один использованный жетон крыши (но не такой же, как этот).

# Upgrade 1 resource free of charge.
m-upgrade-1-resource-free-of-charg-7630ba78 = Бесплатно переработайте 1 продукт.

# Upgrade up to 2 resources free of charge.
m-upgrade-up-to-2-resources-free-o-3bacaa25 = Бесплатно переработайте до 2 продуктов.

# Upgrading pigs to meat costs you nothing.
m-upgrading-pigs-to-meat-costs-you-0724562f = Переработка свиней в мясо для вас бесплатна.

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

# When the new turn order has been set in step III.2 and you are last, gain 1 VP and 1 silver.
m-when-the-new-turn-order-has-been-bcd462b9 = Когда на шаге III.2 определена новая очерёдность и вы последний, получите 1 ПО и 1 монету.

# When the shared last die is used, you may use any revenue space of your choice instead.
m-when-the-shared-last-die-is-used-64ba881f = Когда используется оставшийся кубик, можно вместо него использовать любую ячейку труда.

# When you buy a roof tile you may pay with harvest goods from fields or stores; each counts as 3 silver and no change is given.
m-when-you-buy-a-roof-tile-you-may-cabd1fa7 = Покупая жетон крыши, можно платить продуктами урожая с полей или из погреба; каждый считается за 3 монеты, без сдачи.

# When you buy a roof tile, take 1 harvest good of your choice.
m-when-you-buy-a-roof-tile-take-1-3216685e = Купив жетон крыши, возьмите 1 продукт урожая на выбор.

# When you choose a donkey tile you may choose one that you have already used. If you do, pay 1 silver when the tiles are revealed.
m-when-you-choose-a-donkey-tile-yo-15db5e19 = Выбирая жетон осла, можно взять уже использованный. Тогда заплатите 1 монету, когда жетоны открываются.

# When you place a marker on the market it also removes opposing markers on adjacent spaces that are one higher in value.
m-when-you-place-a-marker-on-the-m-2262cd69 = Ставя маркер на рынок, вы снимаете и чужие маркеры на соседних ячейках, которые на единицу дороже.

# Whenever your donkey tile shows one or two donkeys, you have 1 more free delivery in step III.3.
m-whenever-your-donkey-tile-shows-83f6acc2 = Если на вашем жетоне осла один или два осла, на шаге III.3 у вас на 1 бесплатную доставку больше.

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

# You get a newborn pig in step I.3 even if you have only one pig. A free pen is still needed.
m-you-get-a-newborn-pig-in-step-i-3a25768b = На шаге I.3 приплод есть у вас, даже если свинья одна. Свободная ячейка хлева всё равно нужна.

# You have 2 more pig pens.
m-you-have-2-more-pig-pens-aeefc755 = У вас на 2 ячейки хлева больше.

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

# You may buy 2 more extra deliveries in step III.4.
m-you-may-buy-2-more-extra-deliver-813625f3 = На шаге III.4 можно купить на 2 дополнительные доставки больше.

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

# You may have four barrows at your farm. Each time you play a barrow, take 2 silver.
m-you-may-have-four-barrows-at-you-8981bada = У вашей фермы может быть четыре тележки. Каждый раз, разыграв тележку, возьмите 2 монеты.

# You may keep one of the cards just drawn.
m-you-may-keep-one-of-the-cards-ju-aa32d69d = Одну из только что взятых карт можно оставить.

# You may make up to {n} extra {n|delivery|deliveries}, paid one by one.
m-you-may-make-up-to-n-extra-n-del-2b35a12c = Можно выполнить до { $n } { $n ->
        [one] дополнительной доставки
        [few] дополнительных доставок
       *[many] дополнительных доставок
    }, оплата по одной.

# You may move 1 more step on the siesta track in step III.2.
m-you-may-move-1-more-step-on-the-f7827fc8 = На шаге III.2 можно продвинуться ещё на 1 деление шкалы сиесты.

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

# You may return a trade good to gain 2 VP. There is no limit to the number of goods returned this way.
m-you-may-return-a-trade-good-to-g-777a5a28 = Можно вернуть товар и получить 2 ПО. Число возвращённых так товаров не ограничено.

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

# You may sell harvest goods straight from your fields.
m-you-may-sell-harvest-goods-strai-6d70d8c3 = Продукты урожая можно продавать прямо с полей.

# You may take {n} at most.
m-you-may-take-n-at-most-f8a79281 = Взять можно не больше { $n }.

# You still have markers in your supply.
m-you-still-have-markers-in-your-s-77b12790 = В вашем запасе ещё есть маркеры.

# Your Village Elder may reserve a revenue space.
m-your-village-elder-may-reserve-a-9434d8b1 = Ваш «Староста» (Village Elder) может оставить за собой ячейку труда.

# Your dice
m-your-dice-33d5e740 = Ваши кубики

# Your donkey tile has no hat: your disc does not move.
m-your-donkey-tile-has-no-hat-your-5ec11ea4 = На вашем жетоне осла нет шляпы: диск не двигается.

# Your farm
m-your-farm-02eb1521 = Ваша ферма

# Your farm has a sixth roof space worth 5 VP, so you may buy a sixth roof tile. You still buy at most one tile per round.
m-your-farm-has-a-sixth-roof-space-979f1fc1 = На вашей ферме есть шестая ячейка крыши на 5 ПО, поэтому можно купить шестой жетон крыши. За раунд по-прежнему покупают не больше одного.

# Your farm: {vp} VP, {silver} silver
m-your-farm-vp-vp-silver-silver-22daccc0 = Ваша ферма: { $vp } ПО, монеты: { $silver }

# Your hand is about to be filled up
m-your-hand-is-about-to-be-filled-8cd23a26 = Сейчас ваша рука пополнится

# Your hand limit is 2 higher.
m-your-hand-limit-is-2-higher-ae0b2e62 = Ваш предел руки больше на 2.

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

# an upgrade
m-an-upgrade-4940f545 = переработка

# barrow {card} complete
m-barrow-card-complete-18ea1c87 = тележка заполнена: { $card }

# bring a good to a craft building or one of your barrows
m-bring-a-good-to-a-craft-building-170467b0 = доставить продукт в производственное здание или на свою тележку

# buy a good for silver
m-buy-a-good-for-silver-127ee120 = купить продукт за монеты

# buy a roof tile
m-buy-a-roof-tile-d2a02345 = купить жетон крыши

# buy this many extra deliveries at once
m-buy-this-many-extra-deliveries-a-9fc36daa = купить сразу столько дополнительных доставок

# choose the donkey tile with this many donkeys, in secret
m-choose-the-donkey-tile-with-this-618fb213 = тайно выбрать жетон с таким числом ослов

# craft buildings
m-craft-buildings-807db384 = производственные здания

# deliveries and hats
m-deliveries-and-hats-03195294 = доставки и шляпы

# die {value}
m-die-value-cc59b3fd = кубик { $value }

# discarded {cards}
m-discarded-cards-c27187c0 = сброс: { $cards }

# draw a card
m-draw-a-card-559c9152 = взять карту

# draw a card or play one
m-draw-a-card-or-play-one-6cf0cb1a = взять или разыграть карту

# drew {cards}
m-drew-cards-0bec42cd = взято: { $cards }

# drew {n}
m-drew-n-1f3ea268 = взято карт: { $n }

# each round
m-each-round-af267801 = каждый раунд

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

# free place
m-free-place-35f08b33 = свободное место

# from the fields to the store
m-from-the-fields-to-the-store-fa9b8b0e = с полей в погреб

# from the store to the fields
m-from-the-store-to-the-fields-9da670a4 = из погреба на поля

# its token
m-its-token-0cf1da2d = её жетон

# keep the last die beside this revenue space for yourself
m-keep-the-last-die-beside-this-re-fb1c00a0 = оставить за собой последний кубик у этой ячейки труда

# lay a card of your hand at your farm; with full places a card of that kind leaves first
m-lay-a-card-of-your-hand-at-your-e7faec7e = положить карту с руки к ферме; если мест нет, сначала уходит карта того же вида

# make food, wine or meat of a good
m-make-food-wine-or-meat-of-a-good-342c4ebc = сделать из продукта еду, вино или мясо

# marker from {origin} to {space}
m-marker-from-origin-to-space-b20a4cb7 = маркер: { $origin } → { $space }

# marker on {space}
m-marker-on-space-1b3421fe = маркер: { $space }

# marker {place} given up
m-marker-place-given-up-6c868582 = маркер освобождён: { $place }

# move goods between your fields and your store
m-move-goods-between-your-fields-a-107e2aea = переносить продукты между полями и погребом

# move one of your market markers
m-move-one-of-your-market-markers-436a3cf1 = переставить один свой маркер на рынке

# move your disc on the siesta track
m-move-your-disc-on-the-siesta-tra-2fb032d5 = продвинуть свой диск по шкале сиесты

# no card
m-no-card-9b119c50 = ни одной карты

# no silver
m-no-silver-064e8b95 = без монет

# nothing more here
m-nothing-more-here-de24805e = здесь больше ничего

# pay with these farm goods
m-pay-with-these-farm-goods-84433d8f = заплатить этими ресурсами фермы

# pigs and trade goods
m-pigs-and-trade-goods-a193b773 = свиньи и товары

# put a card of your hand on the discard pile
m-put-a-card-of-your-hand-on-the-d-4668ffd3 = сбросить карту с руки

# put a marker on an empty symbol of a barrow
m-put-a-marker-on-an-empty-symbol-178ff0e5 = поставить маркер на пустой символ тележки

# put a marker on this market space
m-put-a-marker-on-this-market-spac-920eec0e = поставить маркер на эту ячейку рынка

# revenue dice
m-revenue-dice-acb53712 = кубики труда

# roll dice of these values again
m-roll-dice-of-these-values-again-e6214a9c = перебросить кубики с этими значениями

# roof tiles
m-roof-tiles-2cd8009c = жетоны крыши

# sell a good for silver
m-sell-a-good-for-silver-d0707138 = продать продукт за монеты

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

# take a die of this value
m-take-a-die-of-this-value-093e9b94 = взять кубик с этим значением

# take an opponent's marker off this market space
m-take-an-opponent-s-marker-off-th-9f883781 = снять с этой ячейки рынка чужой маркер

# take one of your markers back when your supply is empty
m-take-one-of-your-markers-back-wh-762bb3ca = вернуть один свой маркер, если запас пуст

# take the silver
m-take-the-silver-f4f39552 = взять монеты

# take these goods
m-take-these-goods-57315375 = взять эти продукты

# take this card into your hand; the others are discarded
m-take-this-card-into-your-hand-th-a1cb6682 = взять эту карту в руку; остальные сбрасываются

# the die counts as this value for you
m-the-die-counts-as-this-value-for-e487d44d = для вас кубик считается таким

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

# the siesta
m-the-siesta-c5aa6118 = сиеста

# the start
m-the-start-9e7751dd = начало

# then it wants {goods}
m-then-it-wants-goods-1b0eddfd = потом ещё нужно: { $goods }

# trade goods, but no pigs
m-trade-goods-but-no-pigs-20d28c74 = товары, но не свиньи

# turn a used roof tile face up again
m-turn-a-used-roof-tile-face-up-ag-e68c82d4 = снова перевернуть использованный жетон крыши

# two different crops
m-two-different-crops-ee2793ec = два разных продукта урожая

# two upgrades for nothing
m-two-upgrades-for-nothing-63c78ade = две бесплатные переработки

# two upgrades or siesta steps
m-two-upgrades-or-siesta-steps-84df572c = две переработки или два шага сиесты

# upgraded {what}
m-upgraded-what-2cee91d4 = переработка: { $what }

# use a helper or a roof tile
m-use-a-helper-or-a-roof-tile-6df69b57 = использовать помощника или жетон крыши

# use a trade good: 4 silver, two different goods, a pig, upgrades or a card
m-use-a-trade-good-4-silver-two-di-fc1c911a = обменять товар: 4 монеты, два разных продукта, свинья, переработки или карта

# use the die that is left for everybody
m-use-the-die-that-is-left-for-eve-78d93fad = использовать кубик, оставшийся для всех

# use the immediate effect of one of your craft tokens again
m-use-the-immediate-effect-of-one-2c7c600f = ещё раз применить мгновенный эффект своего жетона производства

# use this revenue space
m-use-this-revenue-space-414a365b = использовать эту ячейку труда

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

# victory points
m-victory-points-f0d525a7 = победные очки

# wants {wants} for {n} VP{marker}
m-wants-wants-for-n-vp-marker-47367774 = нужно: { $wants }; { $n } ПО{ $marker }

# which of its effects a helper or a roof tile is to have
m-which-of-its-effects-a-helper-or-d81d3be1 = какой эффект выбрать у помощника или жетона крыши

# {card} as extension costs {n} {n|farm good|different farm goods}: which do you pay?
m-card-as-extension-costs-n-n-far-4597962c = { $card } как пристройка стоит { $n } { $n ->
        [one] ресурс фермы
        [few] разных ресурса фермы
       *[many] разных ресурсов фермы
    }: чем платите?

# {card} as {side}
m-card-as-side-64d7cc66 = { $card }: { $side }

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

# {price}, {vp} VP; {text}
m-price-vp-vp-text-af99ee45 = { $price }, { $vp } ПО; { $text }

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
