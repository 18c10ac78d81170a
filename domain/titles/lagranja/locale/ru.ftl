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

# -{n} VP
m-n-vp-50ff70d6 = −{ $n } ПО

# 1 a round
m-1-a-round-fcd4fc15 = 1 за раунд

# 1 more siesta step in step III.2.
m-1-more-siesta-step-in-step-iii-2-56c8fca2 = На шаге III.2 ещё 1 деление сиесты.

# 1 of
m-1-of-10963f3e = 1 из

# 1 point when your marker is driven off the market.
m-1-point-when-your-marker-is-driv-5b562925 = 1 очко, когда ваш маркер вытеснен с рынка.

# 1 silver turns a used roof tile up again.
m-1-silver-turns-a-used-roof-tile-dcf4b915 = 1 монета снова открывает использованный жетон крыши.

# 1st
m-1st-e01ddf65 = 1-й

# 2 more extra deliveries can be bought.
m-2-more-extra-deliveries-can-be-b-461b01d1 = Можно купить ещё 2 дополнительные доставки.

# 2 more pig pens.
m-2-more-pig-pens-05045f84 = Ещё 2 ячейки хлева.

# 2 of
m-2-of-64de2225 = 2 из

# 2 silver for a trade good.
m-2-silver-for-a-trade-good-3a7a9922 = 2 монеты за товар.

# 2nd
m-2nd-c21365c7 = 2-й

# 3 silver fill one symbol on a barrow.
m-3-silver-fill-one-symbol-on-a-ba-d1bfe701 = 3 монеты заполняют один символ на тележке.

# 3rd
m-3rd-c0d75171 = 3-й

# 4th
m-4th-136ef443 = 4-й

# 5th
m-5th-a2dc69cc = 5-й

# A card has been played
m-a-card-has-been-played-91815d69 = Разыграна карта

# A craft building has been completed
m-a-craft-building-has-been-comple-d1facd34 = Производственное здание заполнено

# A food for 2 points and 1 silver.
m-a-food-for-2-points-and-1-silver-49507172 = Еда за 2 очка и 1 монету.

# A marker of yours moves to a free space of the same value.
m-a-marker-of-yours-moves-to-a-fre-990a7b46 = Ваш маркер переставляется на свободную ячейку той же ценности.

# A marker placed next to one of your market markers removes it only if its space is at least two higher in value. Replacing a marker on a full market is not prevented.
m-a-marker-placed-next-to-one-of-y-be49993f = Маркер, поставленный рядом с вашим на рынке, снимает его, только если его ячейка дороже хотя бы на два. Замене маркера на полном рынке это не мешает.

# A neighbour drives you off only with 2 more in value.
m-a-neighbour-drives-you-off-only-f70d22b9 = Сосед вытесняет вас, только если его ячейка ценнее на 2.

# A pig for 7 silver.
m-a-pig-for-7-silver-683ffa6c = Свинья за 7 монет.

# A pig is born at the farm of {who}.
m-a-pig-is-born-at-the-farm-of-who-e3ad37df = { $who }: на ферме рождается свинья.

# A sixth roof space, worth 5 points.
m-a-sixth-roof-space-worth-5-point-b23adfc6 = Шестая ячейка крыши на 5 очков.

# A tile of 1 or 2 donkeys: 1 more delivery.
m-a-tile-of-1-or-2-donkeys-1-more-fb6f8b98 = Жетон с 1 или 2 ослами: ещё 1 доставка.

# A trade good for 7 silver or 3 harvest goods.
m-a-trade-good-for-7-silver-or-3-h-429ae585 = Товар на 7 монет или 3 продукта урожая.

# After a die: pay 1 point, use the round's space too.
m-after-a-die-pay-1-point-use-the-2a97c182 = После кубика: за 1 очко ещё и ячейка с номером раунда.

# After the roll: roll one or two dice again.
m-after-the-roll-roll-one-or-two-d-0d527223 = После броска: перебросьте один или два кубика.

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

# Another completes a building: 3 silver.
m-another-completes-a-building-3-s-db892b79 = Здание достроил другой: 3 монеты.

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

# At the end: 1 point for each roof tile.
m-at-the-end-1-point-for-each-roof-fed6a938 = В конце: 1 очко за каждый жетон крыши.

# At the end: 3 silver for 1 point.
m-at-the-end-3-silver-for-1-point-24ed0ffd = В конце: 1 очко за 3 монеты.

# At this table extra deliveries are bought at once: say how many.
m-at-this-table-extra-deliveries-a-72160c8d = За этим столом дополнительные доставки покупают сразу: укажите, сколько.

# At this table extra deliveries are paid one by one.
m-at-this-table-extra-deliveries-a-60e09407 = За этим столом дополнительные доставки оплачивают по одной.

# At this table no pig makes room for a newborn: sell or upgrade it afterwards.
m-at-this-table-no-pig-makes-room-95ee970d = За этим столом свинью не убирают ради приплода: продайте или переработайте её потом.

# Barrow done: 1 free delivery to another one.
m-barrow-done-1-free-delivery-to-a-19d1277d = Тележка полна: 1 бесплатная доставка в другую.

# Barrow done: 1 of its resources back.
m-barrow-done-1-of-its-resources-b-891e7536 = Тележка полна: вернуть 1 её продукт.

# Barrow done: 3 points instead of the marker.
m-barrow-done-3-points-instead-of-7dfbcbf3 = Тележка полна: 3 очка вместо маркера.

# Barrow {n}: {text}
m-barrow-n-text-4be6b7e4 = Тележка { $n }: { $text }

# Before the roll: reserve a revenue space.
m-before-the-roll-reserve-a-revenu-191f15af = До броска: займите ячейку труда.

# Buy a roof tile: 1 harvest good.
m-buy-a-roof-tile-1-harvest-good-ba33717b = Купили жетон крыши: 1 продукт урожая.

# Buy harvest goods 1 silver cheaper.
m-buy-harvest-goods-1-silver-cheap-419fe5df = Продукты урожая на 1 монету дешевле.

# Card {n}: {crop} | {barrow} | {extension} | {helper}
m-card-n-crop-barrow-extension-hel-828cd9ea = Карта { $n }: { $crop ->
        [olive] оливка
        [grain] пшеница
        [grape] виноград
       *[other] { $crop }
    } | { $barrow } | { $extension } | { $helper }

# Cards
m-cards-a52fcbbc = Карты

# Cards: {n} in the deck, {m} discarded.
m-cards-n-in-the-deck-m-discarded-5fc01032 = Карты: в колоде { $n }, в сбросе { $m }.

# Change a die you have just taken by 1 (1 to 6).
m-change-a-die-you-have-just-taken-65eb9e25 = Измените только что взятый кубик на 1 (от 1 до 6).

# Change a die you have just taken by 1 or 2 (1 to 6).
m-change-a-die-you-have-just-taken-66d9d47f = Измените только что взятый кубик на 1 или 2 (от 1 до 6).

# Change your die by 1; then go 1 siesta step.
m-change-your-die-by-1-then-go-1-s-ecd60517 = Измените свой кубик на 1; потом 1 деление сиесты.

# Choose a donkey tile, in secret.
m-choose-a-donkey-tile-in-secret-c9c04c32 = Тайно выберите жетон осла.

# Choose a used donkey tile again for 1 silver.
m-choose-a-used-donkey-tile-again-aaa8dc39 = За 1 монету снова выбрать использованный жетон осла.

# Choose another craft token of your farm.
m-choose-another-craft-token-of-yo-665c7f11 = Выберите другой жетон производства своей фермы.

# Choose one of {ways}.
m-choose-one-of-ways-2d5f84f2 = Выберите одно из: { $ways }.

# Craft building done: a marker on a 2, 3 or 4.
m-craft-building-done-a-marker-on-457ba22d = Здание готово: маркер на ячейку 2, 3 или 4.

# Craft buildings
m-craft-buildings-034f2cbd = Производство

# Craft tokens
m-craft-tokens-1b920bdc = Жетоны производства

# Craft tokens: none yet
m-craft-tokens-none-yet-f680ac1a = Жетонов пока нет

# Deliver a pig in place of a meat.
m-deliver-a-pig-in-place-of-a-meat-2ad923ae = Доставляйте свинью вместо мяса.

# Deliver olives as grain, grain as olives.
m-deliver-olives-as-grain-grain-as-a78078fb = Оливки идут как пшеница, пшеница – как оливки.

# Dice: {dice}.
m-dice-dice-7d1499a1 = Кубики: { $dice }.

# Discard a card for 1 good of its crop.
m-discard-a-card-for-1-good-of-its-5fb2a35a = Сбросьте карту: 1 продукт с её поля.

# Donkey tiles
m-donkey-tiles-148def31 = Жетоны ослов

# Draw 2 cards, keep 1.
m-draw-2-cards-keep-1-fd09cd84 = Тяните 2 карты, оставьте 1.

# Draw a card or play a card (an extension has to be paid for).
m-draw-a-card-or-play-a-card-an-ex-0e3007ab = Возьмите карту или разыграйте карту (за пристройку нужно платить).

# Draw a card or play one.
m-draw-a-card-or-play-one-3454c62d = Возьмите или разыграйте карту.

# Each extension costs you one farm good less; your first one is free.
m-each-extension-costs-you-one-far-90c11b0d = Каждая пристройка стоит на один ресурс фермы меньше; первая бесплатна.

# Each extension played: 1 point and 2 silver.
m-each-extension-played-1-point-an-4d89643d = За каждую пристройку: 1 очко и 2 монеты.

# Each field played: 1 good of its crop, 1 silver.
m-each-field-played-1-good-of-its-7b719153 = За каждое поле: 1 его продукт и 1 монета.

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

# End of step I.1: play one more card, as a field.
m-end-of-step-i-1-play-one-more-ca-cd138bba = Конец шага I.1: ещё одна карта как поле.

# Every upgrade you pay for costs you 1 silver less.
m-every-upgrade-you-pay-for-costs-fa5ec8e0 = Каждая переработка, за которую вы платите, стоит на 1 монету меньше.

# Extensions
m-extensions-fe3436af = Пристройки

# Extensions cost 1 good less, the first is free.
m-extensions-cost-1-good-less-the-138b1669 = Пристройки на 1 ресурс дешевле, первая даром.

# Extensions: {text}.
m-extensions-text-b6eb5682 = Пристройки: { $text }.

# Extra deliveries are free.
m-extra-deliveries-are-free-f6d89c71 = Дополнительные доставки бесплатны.

# Extra deliveries cost you nothing. Their number does not change.
m-extra-deliveries-cost-you-nothin-cd072a6c = Дополнительные доставки для вас бесплатны. Их число не меняется.

# Farm
m-farm-3457b161 = Ферма

# Fewer goods are enough.
m-fewer-goods-are-enough-8a9f39bd = Можно и меньше.

# Fields
m-fields-616f48c1 = Поля

# Fill one empty symbol of one of your barrows.
m-fill-one-empty-symbol-of-one-of-6706cd2d = Заполните один пустой символ на одной из своих тележек.

# Four barrows; 2 silver for each one played.
m-four-barrows-2-silver-for-each-o-d5cbeedf = Четыре тележки; 2 монеты за каждую новую.

# Gain 1 VP.
m-gain-1-vp-a4e16154 = Получите 1 ПО.

# Goods on a field cannot be sold.
m-goods-on-a-field-cannot-be-sold-e185f86e = То, что лежит на поле, продать нельзя.

# Hand limit +2.
m-hand-limit-2-298e0f97 = Предел руки +2.

# Harvest goods pay 3 silver each for roof tiles.
m-harvest-goods-pay-3-silver-each-97562188 = За жетон крыши продукт урожая идёт как 3 монеты.

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

# Income: 1 good of the crop of one field.
m-income-1-good-of-the-crop-of-one-553dcf3d = Доход: 1 продукт с одного поля.

# Income: 1 point if you have 3 fields.
m-income-1-point-if-you-have-3-fie-8500b4a9 = Доход: 1 очко, если у вас 3 поля.

# Income: 1 silver for each marker, at most 4.
m-income-1-silver-for-each-marker-25ade71e = Доход: 1 монета за каждый маркер, не больше 4.

# It is time for income
m-it-is-time-for-income-984b5f0c = Время дохода

# Keep {n} of the cards you have drawn.
m-keep-n-of-the-cards-you-have-dra-b97e5a07 = Оставьте из взятых карт столько: { $n }.

# La Granja knows the editions {known}, not "{edition}".
m-la-granja-knows-the-editions-kno-ce8be8f1 = В La Granja есть издания { $known }, но не «{ $edition }».

# Last in the new order: 1 point and 1 silver.
m-last-in-the-new-order-1-point-an-3ab9dcd7 = Последний в новом порядке: 1 очко и 1 монета.

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

# Market
m-market-5238d9bd = Рынок

# Most markers in phase IV: 1 point, 1 silver.
m-most-markers-in-phase-iv-1-point-8ecce772 = Больше всех маркеров в фазе IV: 1 очко, 1 монета.

# Move 1 or 2 steps on the siesta track.
m-move-1-or-2-steps-on-the-siesta-63e44eca = Продвиньтесь на 1 или 2 деления шкалы сиесты.

# Move a marker to a free space of its value.
m-move-a-marker-to-a-free-space-of-a7ce27bd = Переставьте маркер на свободную ячейку той же ценности.

# Move grain between fields and store.
m-move-grain-between-fields-and-st-3263f406 = Переносите пшеницу между полями и погребом.

# Move grapes between fields and store.
m-move-grapes-between-fields-and-s-eb84e516 = Переносите виноград между полями и погребом.

# Move olives between fields and store.
m-move-olives-between-fields-and-s-cdbea822 = Переносите оливки между полями и погребом.

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

# Name a good: 1 silver for each on your barrows.
m-name-a-good-1-silver-for-each-on-c4f381df = Назовите ресурс: 1 монета за каждый на ваших тележках.

# Neutral
m-neutral-1c6ac69f = Нейтрал

# No empty symbol asks for that there.
m-no-empty-symbol-asks-for-that-th-8dee2598 = Там нет пустого символа, которому это нужно.

# Nothing has to leave for that card.
m-nothing-has-to-leave-for-that-ca-e5b5dc14 = Ради этой карты убирать ничего не нужно.

# Olives, grain and grapes cost you 1 silver less when you buy them.
m-olives-grain-and-grapes-cost-you-016e5bb3 = Оливки, пшеница и виноград при покупке стоят для вас на 1 монету меньше.

# Once a game: an extension for free.
m-once-a-game-an-extension-for-fre-902f282e = Раз за партию: пристройка даром.

# Once a game: two of your craft tokens again.
m-once-a-game-two-of-your-craft-to-f174389b = Раз за партию: ещё раз два ваших жетона производства.

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

# One delivery to a building: any good will do.
m-one-delivery-to-a-building-any-g-18cc45cc = Одна доставка в здание: годится любой ресурс.

# One pig is enough for a newborn one.
m-one-pig-is-enough-for-a-newborn-6140affc = Для приплода хватает одной свиньи.

# One upgrade for free.
m-one-upgrade-for-free-2065705e = Одна бесплатная переработка.

# Only olives, grain, grapes and pigs can be sold.
m-only-olives-grain-grapes-and-pig-d0325da5 = Продать можно только оливки, пшеницу, виноград и свиней.

# Only olives, grain, grapes and pigs can be upgraded.
m-only-olives-grain-grapes-and-pig-e284ba8d = Переработать можно только оливки, пшеницу, виноград и свиней.

# Open: {names}.
m-open-names-ee3b6ee4 = Доступны: { $names }.

# Opened later: {names}.
m-opened-later-names-768f36d4 = Станут доступны позже: { $names }.

# Pay 1 point to play a card.
m-pay-1-point-to-play-a-card-97b71aa5 = За 1 очко сыграйте карту.

# Pay an olive or a grain for a pig.
m-pay-an-olive-or-a-grain-for-a-pi-525cf181 = Свинья за оливку или пшеницу.

# Pay an olive, grain, grape or pig for a trade good.
m-pay-an-olive-grain-grape-or-pig-e4e889ff = Товар за оливку, пшеницу, виноград или свинью.

# Pay {n} of {kinds} that you have.
m-pay-n-of-kinds-that-you-have-82608ca4 = Заплатите тем, что у вас есть: { $n } из { $kinds }.

# Phase II, once a game: use three revenue spaces.
m-phase-ii-once-a-game-use-three-r-a9154c46 = Фаза II, раз за партию: три ячейки труда.

# Phase IV: 1 point more for your siesta.
m-phase-iv-1-point-more-for-your-s-b6d9b34b = Фаза IV: ещё 1 очко за сиесту.

# Phase {phase}: {name}.
m-phase-phase-name-17dbe8ea = Фаза { $phase }: { $name ->
        [revenue] труд
        [transport] доставка
        [scoring] подсчёт очков
       *[other] { $name }
    }.

# Pigs become meat for free.
m-pigs-become-meat-for-free-99192790 = Свиньи перерабатываются в мясо даром.

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

# Revenue
m-revenue-c4b7330b = Труд

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

# Roof tiles
m-roof-tiles-20ec991e = Крыши

# Roof tiles cost 1 silver less.
m-roof-tiles-cost-1-silver-less-f30db763 = Жетоны крыши на 1 монету дешевле.

# Roof tiles cost you 1 silver less.
m-roof-tiles-cost-you-1-silver-les-a0c122b0 = Жетоны крыши стоят для вас на 1 монету меньше.

# Round {n}
m-round-n-af2dff6d = Раунд { $n }

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

# Scoring
m-scoring-9ea9bd21 = Подсчёт

# Sell harvest goods straight from fields.
m-sell-harvest-goods-straight-from-1c5880a1 = Продавайте продукты урожая прямо с полей.

# Sell the pig that has no pen, or say done.
m-sell-the-pig-that-has-no-pen-or-6c536099 = Продайте свинью, которой нет места в хлеву, или напишите «готово».

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = Победу делят первые

# Siesta
m-siesta-02d818da = Сиеста

# Siesta: {siesta}. Turn order: {order}.
m-siesta-siesta-turn-order-order-b9e84a7b = Сиеста: { $siesta }. Очерёдность хода: { $order }.

# Sold at the end of the game: harvest goods in stores, {pigs}.
m-sold-at-the-end-of-the-game-harv-08a869f7 = В конце партии продаются: продукты урожая в погребах, { $pigs }.

# Space 2 or 3 brings 1 more harvest good.
m-space-2-or-3-brings-1-more-harve-36d9d2e6 = Ячейка 2 или 3 даёт ещё 1 продукт урожая.

# Space 2 or 6: a second option of it too.
m-space-2-or-6-a-second-option-of-4c8f63b4 = Ячейка 2 или 6: и второй её вариант.

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

# The farms
m-the-farms-f2d5b3b0 = Фермы

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

# The other farms
m-the-other-farms-f73a1a9a = Другие фермы

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

# The shared die: 1 silver to use its space again.
m-the-shared-die-1-silver-to-use-i-c95ecce3 = Общий кубик: за 1 монету его ячейка ещё раз.

# The shared die: use any space instead.
m-the-shared-die-use-any-space-ins-165df548 = Общий кубик: вместо его ячейки – любая.

# The spaces have to be different.
m-the-spaces-have-to-be-different-9d6d09c0 = Ячейки должны быть разными.

# The target was not reached
m-the-target-was-not-reached-51761710 = Цель не достигнута

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

# Trade goods for 2 points each.
m-trade-goods-for-2-points-each-4c6a2311 = Товары по 2 очка.

# Transport
m-transport-aaead4ab = Перевозка

# Turn a used roof tile face up again.
m-turn-a-used-roof-tile-face-up-ag-1e298ddf = Переверните использованный жетон крыши снова лицевой стороной вверх.

# Turn one of your used roof tiles face up again (not another tile of this kind).
m-turn-one-of-your-used-roof-tiles-b2181e68 = Снова переверните лицом вверх один использованный жетон крыши (но не такой же, как этот).

# Upgrade 1 resource free of charge.
m-upgrade-1-resource-free-of-charg-7630ba78 = Бесплатно переработайте 1 продукт.

# Upgrade up to 2 resources free of charge.
m-upgrade-up-to-2-resources-free-o-3bacaa25 = Бесплатно переработайте до 2 продуктов.

# Upgrades cost 1 silver less.
m-upgrades-cost-1-silver-less-ab364875 = Переработка на 1 монету дешевле.

# Upgrading pigs to meat costs you nothing.
m-upgrading-pigs-to-meat-costs-you-0724562f = Переработка свиней в мясо для вас бесплатна.

# Use 7 minus the value of your die.
m-use-7-minus-the-value-of-your-di-78da5f0a = Ваш кубик идёт как 7 минус его значение.

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

# You have reached the target
m-you-have-reached-the-target-fa85e770 = Цель достигнута

# You have taken a die
m-you-have-taken-a-die-4f189b44 = Вы берёте кубик

# You have used a die
m-you-have-used-a-die-a04749df = Вы используете кубик

# You have used that donkey tile already.
m-you-have-used-that-donkey-tile-a-b1d13036 = Этот жетон осла уже использован.

# You have won
m-you-have-won-7aba74d1 = Ваша победа

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

# Your hand
m-your-hand-9de3e4f9 = Ваша рука

# Your hand is about to be filled up
m-your-hand-is-about-to-be-filled-8cd23a26 = Сейчас ваша рука пополнится

# Your hand limit is 2 higher.
m-your-hand-limit-is-2-higher-ae0b2e62 = Ваш предел руки больше на 2.

# Your hand, {n} of {limit}: field | barrow | extension | helper
m-your-hand-n-of-limit-field-barro-29209b35 = Ваша рука, { $n } из { $limit }: поле | тележка | пристройка | помощник

# Your marker drives off neighbours 1 higher too.
m-your-marker-drives-off-neighbour-4010033b = Ваш маркер вытесняет и соседей ценнее на 1.

# Your marker is driven off: 4 silver.
m-your-marker-is-driven-off-4-silv-5795c8bc = Ваш маркер вытеснен: 4 монеты.

# Your roof has no space left.
m-your-roof-has-no-space-left-2e2e6cb1 = На вашей крыше нет свободной ячейки.

# Your row there is complete.
m-your-row-there-is-complete-2f5b68f8 = Ваш ряд там заполнен.

# Your two dice used as 5 or less: 1 point, 2 silver.
m-your-two-dice-used-as-5-or-less-06a084f6 = Оба ваших кубика в сумме не больше 5: 1 очко, 2 монеты.

# a card or one crop
m-a-card-or-one-crop-5b7b0a22 = карта или один продукт урожая

# a craft building
m-a-craft-building-dcce897c = производственное здание

# a delivery or 2 silver
m-a-delivery-or-2-silver-615d2e49 = доставка или 2 монеты

# a die {n} to take
m-a-die-n-to-take-8a060423 = можно взять кубик { $n }

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

# a full row brings
m-a-full-row-brings-49f1b2b9 = полный ряд:

# a marker on {place}
m-a-marker-on-place-101c491d = маркер: { $place }

# a pig born
m-a-pig-born-99d34b4b = приплод: свинья

# a pig gained without a free pen
m-a-pig-gained-without-a-free-pen-26f2e556 = свинья, для которой нет свободной ячейки хлева

# a roof tile
m-a-roof-tile-f485a5ee = жетон крыши

# a round
m-a-round-aaf44c7f = за раунд

# a symbol of {to}
m-a-symbol-of-to-cca3d67e = заполнен символ: { $to }

# a trade good
m-a-trade-good-7c6d936e = товар

# a used donkey tile
m-a-used-donkey-tile-7db3a6d1 = использованный жетон осла

# after
m-after-f3959239 = после

# after a replacement on a full market, do lower neighbours leave as they do elsewhere
m-after-a-replacement-on-a-full-ma-26baad49 = после замены на полном рынке уходят ли менее ценные соседи, как обычно

# an extension
m-an-extension-1b1ee7db = пристройка

# an upgrade
m-an-upgrade-4940f545 = переработка

# are pigs sold at the end, as the resources of stores are
m-are-pigs-sold-at-the-end-as-the-4b44beb6 = продаются ли в конце свиньи, как и продукты погребов

# are the victory points of others shown
m-are-the-victory-points-of-others-7dcb418e = видны ли победные очки других

# as a barrow
m-as-a-barrow-73addc69 = как тележка

# as a field
m-as-a-field-f4342e0b = как поле

# as a helper
m-as-a-helper-1002b69a = как помощник

# as an extension
m-as-an-extension-c3febca4 = как пристройка

# as elsewhere
m-as-elsewhere-3833a2b3 = как обычно

# back in round {n}
m-back-in-round-n-0799f221 = вернутся в раунде { $n }

# barrow {card} complete
m-barrow-card-complete-18ea1c87 = тележка заполнена: { $card }

# barrow, card {card}, for {n} {n|point|points}
m-barrow-card-card-for-n-n-point-p-9e0bdb5b = тележка, карта { $card }: { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }

# base
m-base-cae66217 = базовая

# base promo
m-base-promo-2eca5b21 = базовая и промо

# before
m-before-6db7d803 = до

# book
m-book-92719fe0 = по правилам

# bring a good to a craft building or one of your barrows
m-bring-a-good-to-a-craft-building-170467b0 = доставить продукт в производственное здание или на свою тележку

# building or barrow
m-building-or-barrow-3c1bcedf = здание или тележка

# buy a good for silver
m-buy-a-good-for-silver-127ee120 = купить продукт за монеты

# buy a roof tile
m-buy-a-roof-tile-d2a02345 = купить жетон крыши

# buy this many extra deliveries at once
m-buy-this-many-extra-deliveries-a-9fc36daa = купить сразу столько дополнительных доставок

# card
m-card-8367cd66 = карта

# card {n}
m-card-n-61864fd7 = карта { $n }

# cards played in round 1
m-cards-played-in-round-1-08abfe6e = сколько карт играют в раунде 1

# choose the donkey tile with this many donkeys, in secret
m-choose-the-donkey-tile-with-this-618fb213 = тайно выбрать жетон с таким числом ослов

# classic
m-classic-b002a634 = классический

# craft building
m-craft-building-90814d22 = производственное здание

# craft buildings
m-craft-buildings-807db384 = производственные здания

# cz
m-cz-c4e98e07 = чешские

# deck set
m-deck-set-c686d089 = колода

# deliveries
m-deliveries-f69b1725 = доставки

# deliveries and hats
m-deliveries-and-hats-03195294 = доставки и шляпы

# delivery
m-delivery-b4af39d5 = доставка

# deluxe
m-deluxe-2d5cc34c = делюкс

# dice to take
m-dice-to-take-887cf39f = можно взять кубики

# dice, revenue
m-dice-revenue-b1041a77 = кубики, труд

# die
m-die-a8d79f40 = кубик

# die {value}
m-die-value-cc59b3fd = кубик { $value }

# disc of {who} on {n}
m-disc-of-who-on-n-ea30dc6c = { $who }: диск на делении { $n }

# discarded {cards}
m-discarded-cards-c27187c0 = сброс: { $cards }

# do lower neighbours leave, or as the player likes
m-do-lower-neighbours-leave-or-as-a0c9f8a6 = уходят ли менее ценные соседи всегда или по желанию игрока

# does a used helper tie up a marker
m-does-a-used-helper-tie-up-a-mark-a0ee42f6 = занимает ли использованный помощник маркер

# does an own marker replaced on a full market bring a point
m-does-an-own-marker-replaced-on-a-1568da23 = даёт ли очко свой маркер, заменённый на полном рынке

# does the marker of a roof tile remove neighbours
m-does-the-marker-of-a-roof-tile-r-95d6526a = вытесняет ли соседей маркер от жетона крыши

# donkey tile
m-donkey-tile-830b4d85 = жетон осла

# donkeys left: {tiles}
m-donkeys-left-tiles-e7a6cce0 = остались ослы: { $tiles }

# draw a card
m-draw-a-card-559c9152 = взять карту

# draw a card or play one
m-draw-a-card-or-play-one-6cf0cb1a = взять или разыграть карту

# draw or play a card, or take one harvest good
m-draw-or-play-a-card-or-take-one-2e1763e8 = взять или сыграть карту либо взять один продукт урожая

# drew {cards}
m-drew-cards-0bec42cd = взято: { $cards }

# drew {n}
m-drew-n-1f3ea268 = взято карт: { $n }

# each
m-each-bec16879 = за каждый

# each marker
m-each-marker-f8f8bee9 = каждый маркер

# each round
m-each-round-af267801 = каждый раунд

# edition
m-edition-6a3be761 = издание

# empty
m-empty-2e1cfa82 = пусто

# end sale pigs
m-end-sale-pigs-23d54f8a = продажа свиней в конце

# every round {goods}
m-every-round-goods-72989a75 = каждый раунд: { $goods }

# exactly two
m-exactly-two-a6585550 = ровно две

# extension, card {n}: {what}
m-extension-card-n-what-9e72f703 = пристройка, карта { $n }: { $what }

# extensions
m-extensions-20ef7739 = пристройки

# extra delivery
m-extra-delivery-3b3c2225 = дополнительная доставка

# extra delivery payment
m-extra-delivery-payment-52a91b37 = оплата дополнительной доставки

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

# field: {crop}, empty
m-field-crop-empty-b87e6b2a = поле: { $crop }, пусто

# field: {crop}, empty, grows in phase I
m-field-crop-empty-grows-in-phase-71180f6d = поле: { $crop }, пусто, вырастет в фазе I

# field: {crop}, ripe
m-field-crop-ripe-9dc22562 = поле: { $crop }, урожай готов

# fields
m-fields-bfe5d697 = поля

# first +{n}
m-first-n-070a22d3 = первый +{ $n }

# first round cards
m-first-round-cards-d23a84b6 = карты первого раунда

# for nothing
m-for-nothing-6e1065e1 = бесплатно

# for {n} silver each
m-for-n-silver-each-50912070 = { $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    } за жетон

# fr
m-fr-67ad8f41 = французские

# free place
m-free-place-35f08b33 = свободное место

# from the fields to the store
m-from-the-fields-to-the-store-fa9b8b0e = с полей в погреб

# from the store to the fields
m-from-the-store-to-the-fields-9da670a4 = из погреба на поля

# from which markers the neutral player keeps away
m-from-which-markers-the-neutral-p-e891c85d = каких маркеров сторонится нейтральный игрок

# full market own
m-full-market-own-37ce138c = свой маркер на полном рынке

# full market removal
m-full-market-removal-f8f274a2 = вытеснение на полном рынке

# good
m-good-770e6076 = ресурс

# good of your farm
m-good-of-your-farm-e07c6031 = ресурс вашей фермы

# goods
m-goods-089857f9 = ресурсы

# hand
m-hand-1b001706 = рука

# helper marks count
m-helper-marks-count-0441e773 = маркеры помощников в счёт

# helper or roof tile
m-helper-or-roof-tile-e9fa63aa = помощник или жетон крыши

# high
m-high-6ef7c9b1 = ценные

# house
m-house-d6e21286 = домашние

# how extra deliveries are paid
m-how-extra-deliveries-are-paid-32e824b9 = как платят за дополнительные доставки

# is the silver of others shown
m-is-the-silver-of-others-shown-d2c58f6b = видны ли монеты других

# its token
m-its-token-0cf1da2d = её жетон

# keep the last die beside this revenue space for yourself
m-keep-the-last-die-beside-this-re-fb1c00a0 = оставить за собой последний кубик у этой ячейки труда

# keeps
m-keeps-308f4070 = не вытесняет

# lay a card of your hand at your farm; with full places a card of that kind leaves first
m-lay-a-card-of-your-hand-at-your-e7faec7e = положить карту с руки к ферме; если мест нет, сначала уходит карта того же вида

# lay, income, roofs
m-lay-income-roofs-cb45178f = карты, доход

# left
m-left-360f8403 = есть

# left a field, above a barrow, right an extension, below a helper
m-left-a-field-above-a-barrow-righ-0b20756b = слева поле, сверху тележка, справа пристройка, снизу помощник

# make food, wine or meat of a good
m-make-food-wine-or-meat-of-a-good-342c4ebc = сделать из продукта еду, вино или мясо

# marker
m-marker-ed5b8120 = маркер

# marker from {origin} to {space}
m-marker-from-origin-to-space-b20a4cb7 = маркер: { $origin } → { $space }

# marker limit
m-marker-limit-4f583508 = предел маркеров

# marker on {space}
m-marker-on-space-1b3421fe = маркер: { $space }

# marker {place} given up
m-marker-place-given-up-6c868582 = маркер освобождён: { $place }

# markers of a player
m-markers-of-a-player-bdb100e1 = маркеров у игрока

# markers, siesta
m-markers-siesta-e71e0c78 = маркеры, сиеста

# market removal
m-market-removal-e8854b6d = вытеснение на рынке

# market space
m-market-space-5f011272 = ячейка рынка

# market space {space}, value {n}
m-market-space-space-value-n-2a4db767 = ячейка рынка { $space }, ценность { $n }

# market space {space}, value {n}, marker of {who}
m-market-space-space-value-n-marke-30631096 = ячейка рынка { $space }, ценность { $n }, маркер: { $who }

# may
m-may-ee4d988c = можно

# may a pig be sold to make room for a newborn
m-may-a-pig-be-sold-to-make-room-f-0d4d5535 = можно ли продать свинью, чтобы освободить место приплоду

# may the further siesta step be left out
m-may-the-further-siesta-step-be-l-16572328 = можно ли отказаться от ещё одного деления сиесты

# move goods between your fields and your store
m-move-goods-between-your-fields-a-107e2aea = переносить продукты между полями и погребом

# move one of your market markers
m-move-one-of-your-market-markers-436a3cf1 = переставить один свой маркер на рынке

# move your disc on the siesta track
m-move-your-disc-on-the-siesta-tra-2fb032d5 = продвинуть свой диск по шкале сиесты

# must
m-must-4137b01e = обязательно

# neutral
m-neutral-7e2372f4 = нейтральных

# next
m-next-c6c1c9a9 = след.

# next order
m-next-order-eb7e5a06 = новый порядок

# no card
m-no-card-9b119c50 = ни одной карты

# no goods
m-no-goods-6f62aef9 = пусто

# no points
m-no-points-36b15bb1 = 0 очков

# no silver
m-no-silver-064e8b95 = без монет

# no vp
m-no-vp-42257008 = без очка

# nothing more here
m-nothing-more-here-de24805e = здесь больше ничего

# now
m-now-ed5eb9a3 = сейчас

# of {n}
m-of-n-a2eabdeb = из { $n }

# off
m-off-b4dc66dd = выкл.

# one by one
m-one-by-one-3bc2c644 = по одной

# one delivery, or 2 silver
m-one-delivery-or-2-silver-f86fb593 = одна доставка или 2 монеты

# opens 2nd
m-opens-2nd-62be61e6 = откр. 2-м

# opens 3rd
m-opens-3rd-c8854447 = откр. 3-м

# opens next
m-opens-next-989923e3 = следующее

# pay with these farm goods
m-pay-with-these-farm-goods-84433d8f = заплатить этими ресурсами фермы

# pen
m-pen-e21a6b0c = хлев

# per
m-per-b427c3de = за

# phase {phase}, {what}
m-phase-phase-what-d7b44a82 = фаза { $phase }, { $what }

# phase1 mode
m-phase1-mode-8f253de2 = порядок фазы I

# pig no pen
m-pig-no-pen-365a4e09 = свинья без места

# pigs and trade goods
m-pigs-and-trade-goods-a193b773 = свиньи и товары

# place
m-place-81df6358 = место

# play it as a barrow
m-play-it-as-a-barrow-d2878945 = сыграть как тележку

# play it as a field
m-play-it-as-a-field-8b2af341 = сыграть как поле

# play it as a helper
m-play-it-as-a-helper-644ba2e9 = сыграть как помощника

# play it as an extension
m-play-it-as-an-extension-b3f29c85 = сыграть как пристройку

# player
m-player-cdb59355 = своих

# each card serves by one of its four sides
m-each-card-serves-by-one-of-its-f-95fac907 = карта играет одной из четырёх сторон

# put a card of your hand on the discard pile
m-put-a-card-of-your-hand-on-the-d-4668ffd3 = сбросить карту с руки

# put a marker on an empty symbol of a barrow
m-put-a-marker-on-an-empty-symbol-178ff0e5 = поставить маркер на пустой символ тележки

# put a marker on this market space
m-put-a-marker-on-this-market-spac-920eec0e = поставить маркер на эту ячейку рынка

# refuse
m-refuse-5fde095c = отказ

# removes
m-removes-be6d0fc3 = вытесняет

# reserved
m-reserved-c0d03c12 = занято

# revenue dice
m-revenue-dice-acb53712 = кубики труда

# revenue space
m-revenue-space-b03b90bc = ячейка труда

# revenue space {n}: {what}
m-revenue-space-n-what-97e85eb6 = ячейка труда { $n }: { $what }

# roll dice of these values again
m-roll-dice-of-these-values-again-e6214a9c = перебросить кубики с этими значениями

# roof market marker
m-roof-market-marker-deb6f76d = маркер с крыши

# roof set
m-roof-set-0bc17627 = набор крыш

# roof tile
m-roof-tile-371cbceb = жетон крыши

# roof tiles
m-roof-tiles-2cd8009c = жетоны крыши

# ru
m-ru-ed5ad332 = русские

# secret
m-secret-2bb80d53 = скрыто

# sell
m-sell-c0f21d45 = продать

# sell a good for silver
m-sell-a-good-for-silver-d0707138 = продать продукт за монеты

# sell before breeding
m-sell-before-breeding-c634f30b = продажа до приплода

# sequential
m-sequential-3ee15b8a = по очереди

# shared die {value}
m-shared-die-value-5184a66b = оставшийся кубик { $value }

# side
m-side-ea7bf4bb = сторона карты

# siesta space {space}, {n} {n|point|points} a round
m-siesta-space-space-n-n-point-poi-ddbdbd10 = деление сиесты { $space }: { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    } за раунд

# siesta space {space}: {vp} VP when the round is scored
m-siesta-space-space-vp-vp-when-th-7297bc04 = деление { $space } на шкале сиесты: { $vp } ПО при подсчёте очков раунда

# siesta {space}
m-siesta-space-ada4638b = сиеста { $space }

# siesta, deliveries
m-siesta-deliveries-757f008b = сиеста, доставка

# silver left
m-silver-left-94be60db = оставшиеся монеты

# silver left after or before the exchange breaks a tie
m-silver-left-after-or-before-the-e896a13c = ничью решают монеты, оставшиеся после обмена или бывшие до него

# silver visibility
m-silver-visibility-fad60641 = видимость монет

# simultaneous
m-simultaneous-5fd35d09 = одновременно

# sold a pig at once
m-sold-a-pig-at-once-c1a365b4 = свинья сразу продана

# sold {goods}
m-sold-goods-a10db6af = продажа: { $goods }

# solo above
m-solo-above-7551e07a = соло: что защищает маркер

# solo distance
m-solo-distance-a1bf0ad1 = соло: расстояние

# solo rule b
m-solo-rule-b-ed653378 = соло: правило Б

# spaces above a marker guard it where they are taken, or where they are of high value
m-spaces-above-a-marker-guard-it-w-45091cd9 = маркер защищают занятые ячейки над ним или ценные

# steps
m-steps-b7595e2a = деления

# steps I.1 to I.3 side by side or in turn order
m-steps-i-1-to-i-3-side-by-side-or-cb8c3161 = шаги I.1–I.3 вместе или в порядке хода

# take 4 silver
m-take-4-silver-8ed67335 = взять 4 монеты

# take a die of this value
m-take-a-die-of-this-value-093e9b94 = взять кубик с этим значением

# take a pig
m-take-a-pig-f6cdd7e3 = взять свинью

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

# take two different harvest goods
m-take-two-different-harvest-goods-2a351308 = взять два разных продукта урожая

# taken
m-taken-99341d56 = занятые

# the dice of this round and who took them
m-the-dice-of-this-round-and-who-t-79a45f08 = кубики этого раунда и кто их взял

# the die counts as this value for you
m-the-die-counts-as-this-value-for-e487d44d = для вас кубик считается таким

# the farm
m-the-farm-77ad3c1d = ферма

# the final sale
m-the-final-sale-a40a02ff = последняя продажа

# the last one it wants: {gain}
m-the-last-one-it-wants-gain-483fe909 = последнее, что здесь нужно: { $gain }

# the marker on {space}
m-the-marker-on-space-45443051 = маркер на { $space }

# the market
m-the-market-824012d6 = рынок

# the neutral player
m-the-neutral-player-931286cf = нейтральный игрок

# the neutral player looks first for distance (book) or for few spaces above (house)
m-the-neutral-player-looks-first-f-98d6a19a = нейтральный игрок ищет сначала расстояние (по правилам) или мало ячеек сверху (домашние)

# the rule book whose preset the other options take
m-the-rule-book-whose-preset-the-o-4c37275e = правила, по которым стоят остальные настройки

# the siesta
m-the-siesta-c5aa6118 = сиеста

# the start
m-the-start-9e7751dd = начало

# then it wants {goods}
m-then-it-wants-goods-1b0eddfd = потом ещё нужно: { $goods }

# this round
m-this-round-f6f1b24e = в этом раунде

# tie silver
m-tie-silver-63c4821e = монеты при ничьей

# token of the {building}
m-token-of-the-building-e7447bfc = жетон производства: { $building }

# trade goods, but no pigs
m-trade-goods-but-no-pigs-20d28c74 = товары, но не свиньи

# turn a used roof tile face up again
m-turn-a-used-roof-tile-face-up-ag-e68c82d4 = снова перевернуть использованный жетон крыши

# two different crops
m-two-different-crops-ee2793ec = два разных продукта урожая

# two of: an upgrade, a siesta step
m-two-of-an-upgrade-a-siesta-step-37edc9ff = два из: переработка, деление сиесты

# two upgrades for nothing
m-two-upgrades-for-nothing-63c78ade = две бесплатные переработки

# two upgrades or siesta steps
m-two-upgrades-or-siesta-steps-84df572c = две переработки или два шага сиесты

# up front
m-up-front-3b1c70ab = сразу

# up to two
m-up-to-two-7d176141 = до двух

# upgraded {what}
m-upgraded-what-2cee91d4 = переработка: { $what }

# use a helper or a roof tile
m-use-a-helper-or-a-roof-tile-6df69b57 = использовать помощника или жетон крыши

# use a trade good: 4 silver, two different goods, a pig, upgrades or a card
m-use-a-trade-good-4-silver-two-di-fc1c911a = обменять товар: 4 монеты, два разных продукта, свинья, переработки или карта

# use of a trade good
m-use-of-a-trade-good-d3092f3b = применение товара

# use the die that is left for everybody
m-use-the-die-that-is-left-for-eve-78d93fad = использовать кубик, оставшийся для всех

# use the immediate effect of one of your craft tokens again
m-use-the-immediate-effect-of-one-2c7c600f = ещё раз применить мгновенный эффект своего жетона производства

# use this revenue space
m-use-this-revenue-space-414a365b = использовать эту ячейку труда

# used
m-used-f8391613 = было

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

# vp
m-vp-87cfd620 = очко

# vp visibility
m-vp-visibility-5bea1d77 = видимость очков

# wainwright step
m-wainwright-step-6a3fad8d = деление тележной мастерской

# wants {wants} for {n} VP{marker}
m-wants-wants-for-n-vp-marker-47367774 = нужно: { $wants }; { $n } ПО{ $marker }

# way
m-way-44c5e707 = как

# what the extensions bring every round
m-what-the-extensions-bring-every-b40feea1 = что пристройки дают каждый раунд

# which bonuses lie on the roof tiles; which tile has which is the house's own
m-which-bonuses-lie-on-the-roof-ti-c0f62cee = какие бонусы на жетонах крыши; где какой, решено нами

# which of its effects a helper or a roof tile is to have
m-which-of-its-effects-a-helper-or-d81d3be1 = какой эффект выбрать у помощника или жетона крыши

# with or without the six promo cards
m-with-or-without-the-six-promo-ca-30d2d862 = с шестью промокартами или без них

# your barrow, {card}, {n} {n|point|points}
m-your-barrow-card-n-n-point-point-45f27abd = ваша тележка, { $card }: { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }

# your markers: {place}
m-your-markers-place-fdd09ed1 = ваши маркеры: { $place }

# your token of the {building}
m-your-token-of-the-building-ad667b47 = ваш жетон производства: { $building }

# your token of the {building}, new
m-your-token-of-the-building-new-42b6881c = ваш новый жетон производства: { $building }

# {building}, open; wants {goods}
m-building-open-wants-goods-65589bf8 = { $building }: доступно; нужно: { $goods }

# {building}, opens after {n} others; wants {goods}
m-building-opens-after-n-others-w-8d9a6d19 = { $building }: откроется, когда откроются ещё { $n }; нужно: { $goods }

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

# {card} of your hand, {helper}: {text}
m-card-of-your-hand-helper-text-d8dae3a0 = { $card } из вашей руки, { $helper }: { $text }

# {crop} on your field
m-crop-on-your-field-605af986 = { $crop }: на вашем поле

# {gives}; costs nothing
m-gives-costs-nothing-f299b31d = { $gives }; бесплатно

# {gives}; costs {n} different {n|good|goods}
m-gives-costs-n-different-n-good-abb56689 = { $gives }; стоит { $n } { $n ->
        [one] ресурс
        [few] разных ресурса
       *[many] разных ресурсов
    }

# {goods} in your store
m-goods-in-your-store-71ed0f74 = в погребе: { $goods }

# {good}: delivered
m-good-delivered-1fa8d9ac = { $good }: доставлено

# {good}: not delivered yet
m-good-not-delivered-yet-7eb4936e = { $good }: ещё не доставлено

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

# {n} of {limit}
m-n-of-limit-7fd0b788 = { $n } из { $limit }

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

# {n} {n|donkey|donkeys}, {hats} {hats|hat|hats}
m-n-n-donkey-donkeys-hats-hats-ha-e448ac70 = { $n } { $n ->
        [one] осёл
        [few] осла
       *[many] ослов
    }, { $hats } { $hats ->
        [one] шляпа
        [few] шляпы
       *[many] шляп
    }

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

# {n} {n|pen|pens}
m-n-n-pen-pens-e0539633 = { $n } { $n ->
        [one] ячейка
        [few] ячейки
       *[many] ячеек
    } хлева

# {n} {n|pig|pigs}, pens for {pens}
m-n-n-pig-pigs-pens-for-pens-70a47330 = { $n } { $n ->
        [one] свинья
        [few] свиньи
       *[many] свиней
    }, ячеек хлева: { $pens }

# {n} {n|step|steps}
m-n-n-step-steps-d900f297 = { $n } { $n ->
        [one] деление
        [few] деления
       *[many] делений
    }

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

# {tile}: {text} (used)
m-tile-text-used-f817f679 = { $tile }: { $text } (использован)

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

# {who} has won
m-who-has-won-deef00f1 = { $who } – победа

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

# {who}: a donkey tile is chosen
m-who-a-donkey-tile-is-chosen-3a4841e3 = { $who }: жетон осла выбран

# {who}: points {vp}, silver {silver}, cards {n} of {limit}
m-who-points-vp-silver-silver-car-6e5af877 = { $who }: очки – { $vp }, монеты – { $silver }, карты – { $n } из { $limit }

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
