#  and a market marker
m-and-a-market-marker-9ef4e1ce = { " " }and a market marker

#  from the fields
m-from-the-fields-fe9cd0d5 = { " " }from the fields

# +2 silver
m-2-silver-64334b02 = +2 silver

# +{n} silver
m-n-silver-d2d4a504 = +{ $n } silver

# , and a marker on the market
m-and-a-marker-on-the-market-fcfcfa68 = , and a marker on the market

# -{n} VP
m-n-vp-50ff70d6 = -{ $n } VP

# 1 a round
m-1-a-round-fcd4fc15 = 1 a round

# 1 more siesta step in step III.2.
m-1-more-siesta-step-in-step-iii-2-56c8fca2 = 1 more siesta step in step III.2.

# 1 of
m-1-of-10963f3e = 1 of

# 1 point when your marker is driven off the market.
m-1-point-when-your-marker-is-driv-5b562925 = 1 point when your marker is driven off the market.

# 1 silver turns a used roof tile up again.
m-1-silver-turns-a-used-roof-tile-dcf4b915 = 1 silver turns a used roof tile up again.

# 1st
m-1st-e01ddf65 = 1st

# 2 more extra deliveries can be bought.
m-2-more-extra-deliveries-can-be-b-461b01d1 = 2 more extra deliveries can be bought.

# 2 more pig pens.
m-2-more-pig-pens-05045f84 = 2 more pig pens.

# 2 of
m-2-of-64de2225 = 2 of

# 2 silver for a trade good.
m-2-silver-for-a-trade-good-3a7a9922 = 2 silver for a trade good.

# 2nd
m-2nd-c21365c7 = 2nd

# 3 silver fill one symbol on a barrow.
m-3-silver-fill-one-symbol-on-a-ba-d1bfe701 = 3 silver fill one symbol on a barrow.

# 3rd
m-3rd-c0d75171 = 3rd

# 4th
m-4th-136ef443 = 4th

# 5th
m-5th-a2dc69cc = 5th

# A card has been played
m-a-card-has-been-played-91815d69 = A card has been played

# A craft building has been completed
m-a-craft-building-has-been-comple-d1facd34 = A craft building has been completed

# A food for 2 points and 1 silver.
m-a-food-for-2-points-and-1-silver-49507172 = A food for 2 points and 1 silver.

# A marker of yours moves to a free space of the same value.
m-a-marker-of-yours-moves-to-a-fre-990a7b46 = A marker of yours moves to a free space of the same value.

# A marker placed next to one of your market markers removes it only if its space is at least two higher in value. Replacing a marker on a full market is not prevented.
m-a-marker-placed-next-to-one-of-y-be49993f = A marker placed next to one of your market markers removes it only if its space is at least two higher in value. Replacing a marker on a full market is not prevented.

# A neighbour drives you off only with 2 more in value.
m-a-neighbour-drives-you-off-only-f70d22b9 = A neighbour drives you off only with 2 more in value.

# A pig for 7 silver.
m-a-pig-for-7-silver-683ffa6c = A pig for 7 silver.

# A pig is born at the farm of {who}.
m-a-pig-is-born-at-the-farm-of-who-e3ad37df = A pig is born at the farm of { $who }.

# A sixth roof space, worth 5 points.
m-a-sixth-roof-space-worth-5-point-b23adfc6 = A sixth roof space, worth 5 points.

# A tile of 1 or 2 donkeys: 1 more delivery.
m-a-tile-of-1-or-2-donkeys-1-more-fb6f8b98 = A tile of 1 or 2 donkeys: 1 more delivery.

# A trade good for 7 silver or 3 harvest goods.
m-a-trade-good-for-7-silver-or-3-h-429ae585 = A trade good for 7 silver or 3 harvest goods.

# After a die: pay 1 point, use the round's space too.
m-after-a-die-pay-1-point-use-the-2a97c182 = After a die: pay 1 point, use the round's space too.

# After the roll: roll one or two dice again.
m-after-the-roll-roll-one-or-two-d-0d527223 = After the roll: roll one or two dice again.

# After you have used the shared last die, you may pay 1 silver to use the same space once more.
m-after-you-have-used-the-shared-l-57f97f09 = After you have used the shared last die, you may pay 1 silver to use the same space once more.

# After you have used your second die, gain 1 VP and 2 silver if the values you used for your two dice add up to 5 or less.
m-after-you-have-used-your-second-1ff08b39 = After you have used your second die, gain 1 VP and 2 silver if the values you used for your two dice add up to 5 or less.

# All donkey tiles come back.
m-all-donkey-tiles-come-back-88bbe74a = All donkey tiles come back.

# All places are full: say which {side} leaves.
m-all-places-are-full-say-which-si-f0942522 = All places are full: say which { $side } leaves.

# All your markers are in use: give one up first.
m-all-your-markers-are-in-use-give-0d741fd5 = All your markers are in use: give one up first.

# All your markers are in use: give one up for {what}, or go without.
m-all-your-markers-are-in-use-give-2632f3d4 = All your markers are in use: give one up for { $what }, or go without.

# Another completes a building: 3 silver.
m-another-completes-a-building-3-s-db892b79 = Another completes a building: 3 silver.

# Anything else before the next step at your farm?
m-anything-else-before-the-next-st-6a6977ec = Anything else before the next step at your farm?

# Anything else before your turn ends?
m-anything-else-before-your-turn-e-8617c78f = Anything else before your turn ends?

# At the end of step I.1, before you refill your hand, you may play one more card, which must become a field.
m-at-the-end-of-step-i-1-before-yo-b18543c6 = At the end of step I.1, before you refill your hand, you may play one more card, which must become a field.

# At the end of the game gain 1 VP for each roof tile on your farm.
m-at-the-end-of-the-game-gain-1-vp-71cbadfd = At the end of the game gain 1 VP for each roof tile on your farm.

# At the end of the game you need only 3 silver for 1 VP.
m-at-the-end-of-the-game-you-need-2bb02d34 = At the end of the game you need only 3 silver for 1 VP.

# At the end: 1 point for each roof tile.
m-at-the-end-1-point-for-each-roof-fed6a938 = At the end: 1 point for each roof tile.

# At the end: 3 silver for 1 point.
m-at-the-end-3-silver-for-1-point-24ed0ffd = At the end: 3 silver for 1 point.

# At this table extra deliveries are bought at once: say how many.
m-at-this-table-extra-deliveries-a-72160c8d = At this table extra deliveries are bought at once: say how many.

# At this table extra deliveries are paid one by one.
m-at-this-table-extra-deliveries-a-60e09407 = At this table extra deliveries are paid one by one.

# At this table no pig makes room for a newborn: sell or upgrade it afterwards.
m-at-this-table-no-pig-makes-room-95ee970d = At this table no pig makes room for a newborn: sell or upgrade it afterwards.

# Barrow done: 1 free delivery to another one.
m-barrow-done-1-free-delivery-to-a-19d1277d = Barrow done: 1 free delivery to another one.

# Barrow done: 1 of its resources back.
m-barrow-done-1-of-its-resources-b-891e7536 = Barrow done: 1 of its resources back.

# Barrow done: 3 points instead of the marker.
m-barrow-done-3-points-instead-of-7dfbcbf3 = Barrow done: 3 points instead of the marker.

# Barrow {n}: {text}
m-barrow-n-text-4be6b7e4 = Barrow { $n }: { $text }

# Before the roll: reserve a revenue space.
m-before-the-roll-reserve-a-revenu-191f15af = Before the roll: reserve a revenue space.

# Buy a roof tile: 1 harvest good.
m-buy-a-roof-tile-1-harvest-good-ba33717b = Buy a roof tile: 1 harvest good.

# Buy harvest goods 1 silver cheaper.
m-buy-harvest-goods-1-silver-cheap-419fe5df = Buy harvest goods 1 silver cheaper.

# Card {n}: {crop} | {barrow} | {extension} | {helper}
m-card-n-crop-barrow-extension-hel-828cd9ea = Card { $n }: { $crop } | { $barrow } | { $extension } | { $helper }

# Cards
m-cards-a52fcbbc = Cards

# Cards: {n} in the deck, {m} discarded.
m-cards-n-in-the-deck-m-discarded-5fc01032 = Cards: { $n } in the deck, { $m } discarded.

# Change a die you have just taken by 1 (1 to 6).
m-change-a-die-you-have-just-taken-65eb9e25 = Change a die you have just taken by 1 (1 to 6).

# Change a die you have just taken by 1 or 2 (1 to 6).
m-change-a-die-you-have-just-taken-66d9d47f = Change a die you have just taken by 1 or 2 (1 to 6).

# Change your die by 1; then go 1 siesta step.
m-change-your-die-by-1-then-go-1-s-ecd60517 = Change your die by 1; then go 1 siesta step.

# Choose a donkey tile, in secret.
m-choose-a-donkey-tile-in-secret-c9c04c32 = Choose a donkey tile, in secret.

# Choose a used donkey tile again for 1 silver.
m-choose-a-used-donkey-tile-again-aaa8dc39 = Choose a used donkey tile again for 1 silver.

# Choose another craft token of your farm.
m-choose-another-craft-token-of-yo-665c7f11 = Choose another craft token of your farm.

# Choose one of {ways}.
m-choose-one-of-ways-2d5f84f2 = Choose one of { $ways }.

# Craft building done: a marker on a 2, 3 or 4.
m-craft-building-done-a-marker-on-457ba22d = Craft building done: a marker on a 2, 3 or 4.

# Craft buildings
m-craft-buildings-034f2cbd = Craft buildings

# Craft tokens
m-craft-tokens-1b920bdc = Craft tokens

# Craft tokens: none yet
m-craft-tokens-none-yet-f680ac1a = Craft tokens: none yet

# Deliver a pig in place of a meat.
m-deliver-a-pig-in-place-of-a-meat-2ad923ae = Deliver a pig in place of a meat.

# Deliver olives as grain, grain as olives.
m-deliver-olives-as-grain-grain-as-a78078fb = Deliver olives as grain, grain as olives.

# Dice: {dice}.
m-dice-dice-7d1499a1 = Dice: { $dice }.

# Discard a card for 1 good of its crop.
m-discard-a-card-for-1-good-of-its-5fb2a35a = Discard a card for 1 good of its crop.

# Donkey tiles
m-donkey-tiles-148def31 = Donkey tiles

# Draw 2 cards, keep 1.
m-draw-2-cards-keep-1-fd09cd84 = Draw 2 cards, keep 1.

# Draw a card or play a card (an extension has to be paid for).
m-draw-a-card-or-play-a-card-an-ex-0e3007ab = Draw a card or play a card (an extension has to be paid for).

# Draw a card or play one.
m-draw-a-card-or-play-one-3454c62d = Draw a card or play one.

# Each extension costs you one farm good less; your first one is free.
m-each-extension-costs-you-one-far-90c11b0d = Each extension costs you one farm good less; your first one is free.

# Each extension played: 1 point and 2 silver.
m-each-extension-played-1-point-an-4d89643d = Each extension played: 1 point and 2 silver.

# Each field played: 1 good of its crop, 1 silver.
m-each-field-played-1-good-of-its-7b719153 = Each field played: 1 good of its crop, 1 silver.

# Each player runs a small farm whose cards are fields, barrows, extensions or helpers, by the side they are laid on. In six rounds harvests, dice and donkeys bring goods to craft buildings and to the market, for points.
m-each-player-runs-a-small-farm-wh-40ae0c94 = Each player runs a small farm whose cards are fields, barrows, extensions or helpers, by the side they are laid on. In six rounds harvests, dice and donkeys bring goods to craft buildings and to the market, for points.

# Each time a placing takes one of your markers off the market, gain 1 VP at once.
m-each-time-a-placing-takes-one-of-7ace90d5 = Each time a placing takes one of your markers off the market, gain 1 VP at once.

# Each time you complete a craft building you may place a marker on a free market space of value 2, 3 or 4. It removes lower neighbours as usual.
m-each-time-you-complete-a-craft-b-d0fe8d01 = Each time you complete a craft building you may place a marker on a free market space of value 2, 3 or 4. It removes lower neighbours as usual.

# Each time you play a field, take 1 good of its crop into your store and 1 silver. The field itself still enters empty.
m-each-time-you-play-a-field-take-17d77735 = Each time you play a field, take 1 good of its crop into your store and 1 silver. The field itself still enters empty.

# Each time you play an extension, gain 1 VP and 2 silver after paying for it.
m-each-time-you-play-an-extension-2c913b93 = Each time you play an extension, gain 1 VP and 2 silver after paying for it.

# End of step I.1: play one more card, as a field.
m-end-of-step-i-1-play-one-more-ca-cd138bba = End of step I.1: play one more card, as a field.

# Every upgrade you pay for costs you 1 silver less.
m-every-upgrade-you-pay-for-costs-fa5ec8e0 = Every upgrade you pay for costs you 1 silver less.

# Extensions
m-extensions-fe3436af = Extensions

# Extensions cost 1 good less, the first is free.
m-extensions-cost-1-good-less-the-138b1669 = Extensions cost 1 good less, the first is free.

# Extensions: {text}.
m-extensions-text-b6eb5682 = Extensions: { $text }.

# Extra deliveries are free.
m-extra-deliveries-are-free-f6d89c71 = Extra deliveries are free.

# Extra deliveries cost you nothing. Their number does not change.
m-extra-deliveries-cost-you-nothin-cd072a6c = Extra deliveries cost you nothing. Their number does not change.

# Farm
m-farm-3457b161 = Farm

# Fewer goods are enough.
m-fewer-goods-are-enough-8a9f39bd = Fewer goods are enough.

# Fields
m-fields-616f48c1 = Fields

# Fill one empty symbol of one of your barrows.
m-fill-one-empty-symbol-of-one-of-6706cd2d = Fill one empty symbol of one of your barrows.

# Four barrows; 2 silver for each one played.
m-four-barrows-2-silver-for-each-o-d5cbeedf = Four barrows; 2 silver for each one played.

# Gain 1 VP.
m-gain-1-vp-a4e16154 = Gain 1 VP.

# Goods on a field cannot be sold.
m-goods-on-a-field-cannot-be-sold-e185f86e = Goods on a field cannot be sold.

# Hand limit +2.
m-hand-limit-2-298e0f97 = Hand limit +2.

# Harvest goods pay 3 silver each for roof tiles.
m-harvest-goods-pay-3-silver-each-97562188 = Harvest goods pay 3 silver each for roof tiles.

# Helper {n}, {name}: {text}
m-helper-n-name-text-b4412645 = Helper { $n }, { $name }: { $text }

# Helpers of {who}
m-helpers-of-who-d05d7c2c = Helpers of { $who }

# Helpers: {names}.
m-helpers-names-bdd43699 = Helpers: { $names }.

# House deck: made for this implementation. These are NOT the printed cards of La Granja.
m-house-deck-made-for-this-impleme-ee2a12b2 = House deck: made for this implementation. These are NOT the printed cards of La Granja.

# House distribution of the roof bonuses. The kinds are known; which bonus lies on which tile is mostly not.
m-house-distribution-of-the-roof-b-a117b7dc = House distribution of the roof bonuses. The kinds are known; which bonus lies on which tile is mostly not.

# In phase IV gain 1 VP and 1 silver if nobody has more markers on the market than you and you have at least one.
m-in-phase-iv-gain-1-vp-and-1-silv-067fd518 = In phase IV gain 1 VP and 1 silver if nobody has more markers on the market than you and you have at least one.

# In phase IV gain 1 VP more if the siesta track gives you at least 1 VP.
m-in-phase-iv-gain-1-vp-more-if-th-112cb2c5 = In phase IV gain 1 VP more if the siesta track gives you at least 1 VP.

# In the first round everybody plays two cards.
m-in-the-first-round-everybody-pla-6e5eeb9f = In the first round everybody plays two cards.

# In the income step gain 1 VP if you have at least three fields.
m-in-the-income-step-gain-1-vp-if-108177e0 = In the income step gain 1 VP if you have at least three fields.

# In the income step take 1 good of the crop of one of your fields into your store.
m-in-the-income-step-take-1-good-o-b1adf489 = In the income step take 1 good of the crop of one of your fields into your store.

# In the income step take 1 silver for each of your markers on the market, at most 4.
m-in-the-income-step-take-1-silver-6dfc73b8 = In the income step take 1 silver for each of your markers on the market, at most 4.

# In your deliveries an olive may stand for a grain and a grain for an olive.
m-in-your-deliveries-an-olive-may-fc25a80e = In your deliveries an olive may stand for a grain and a grain for an olive.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = In your hand: { $card }

# Income: 1 good of the crop of one field.
m-income-1-good-of-the-crop-of-one-553dcf3d = Income: 1 good of the crop of one field.

# Income: 1 point if you have 3 fields.
m-income-1-point-if-you-have-3-fie-8500b4a9 = Income: 1 point if you have 3 fields.

# Income: 1 silver for each marker, at most 4.
m-income-1-silver-for-each-marker-25ade71e = Income: 1 silver for each marker, at most 4.

# It is time for income
m-it-is-time-for-income-984b5f0c = It is time for income

# Keep {n} of the cards you have drawn.
m-keep-n-of-the-cards-you-have-dra-b97e5a07 = Keep { $n } of the cards you have drawn.

# La Granja knows the editions {known}, not "{edition}".
m-la-granja-knows-the-editions-kno-ce8be8f1 = La Granja knows the editions { $known }, not "{ $edition }".

# Last in the new order: 1 point and 1 silver.
m-last-in-the-new-order-1-point-an-3ab9dcd7 = Last in the new order: 1 point and 1 silver.

# Locked, to be opened in this order: {names}.
m-locked-to-be-opened-in-this-orde-a0f6a7b6 = Locked, to be opened in this order: { $names }.

# Make 1 delivery at the price of an extra delivery.
m-make-1-delivery-at-the-price-of-dabb9941 = Make 1 delivery at the price of an extra delivery.

# Make 1 delivery.
m-make-1-delivery-95808b9f = Make 1 delivery.

# Make {n} {n|delivery|deliveries}.
m-make-n-n-delivery-deliveries-cdf49605 = Make { $n } { $n ->
        [one] delivery
       *[other] deliveries
    }.

# Markers left
m-markers-left-c4852eb5 = Markers left

# Market
m-market-5238d9bd = Market

# Most markers in phase IV: 1 point, 1 silver.
m-most-markers-in-phase-iv-1-point-8ecce772 = Most markers in phase IV: 1 point, 1 silver.

# Move 1 or 2 steps on the siesta track.
m-move-1-or-2-steps-on-the-siesta-63e44eca = Move 1 or 2 steps on the siesta track.

# Move a marker to a free space of its value.
m-move-a-marker-to-a-free-space-of-a7ce27bd = Move a marker to a free space of its value.

# Move grain between fields and store.
m-move-grain-between-fields-and-st-3263f406 = Move grain between fields and store.

# Move grapes between fields and store.
m-move-grapes-between-fields-and-s-eb84e516 = Move grapes between fields and store.

# Move olives between fields and store.
m-move-olives-between-fields-and-s-cdbea822 = Move olives between fields and store.

# Move one of your market markers to a free space of the same value.
m-move-one-of-your-market-markers-a71f1d98 = Move one of your market markers to a free space of the same value.

# Move up to {n} {n|step|steps} on the siesta track.
m-move-up-to-n-n-step-steps-on-the-fc86785d = Move up to { $n } { $n ->
        [one] step
       *[other] steps
    } on the siesta track.

# Move your disc {low} {low|step|steps}.
m-move-your-disc-low-low-step-step-8a8ea796 = Move your disc { $low } { $low ->
        [one] step
       *[other] steps
    }.

# Move {low} to {high} steps.
m-move-low-to-high-steps-4a16adee = Move { $low } to { $high } steps.

# Name a good: 1 silver for each on your barrows.
m-name-a-good-1-silver-for-each-on-c4f381df = Name a good: 1 silver for each on your barrows.

# Neutral
m-neutral-1c6ac69f = Neutral

# No empty symbol asks for that there.
m-no-empty-symbol-asks-for-that-th-8dee2598 = No empty symbol asks for that there.

# Nothing has to leave for that card.
m-nothing-has-to-leave-for-that-ca-e5b5dc14 = Nothing has to leave for that card.

# Olives, grain and grapes cost you 1 silver less when you buy them.
m-olives-grain-and-grapes-cost-you-016e5bb3 = Olives, grain and grapes cost you 1 silver less when you buy them.

# Once a game: an extension for free.
m-once-a-game-an-extension-for-fre-902f282e = Once a game: an extension for free.

# Once a game: two of your craft tokens again.
m-once-a-game-two-of-your-craft-to-f174389b = Once a game: two of your craft tokens again.

# Once in the game you may play an extension from your hand without paying for it.
m-once-in-the-game-you-may-play-an-52a4cb43 = Once in the game you may play an extension from your hand without paying for it.

# Once in the game you may use the immediate effects of up to two different craft tokens on your farm again.
m-once-in-the-game-you-may-use-the-2f360683 = Once in the game you may use the immediate effects of up to two different craft tokens on your farm again.

# Once in the game, on your turn in phase II, you may use three different revenue spaces of your choice one after the other.
m-once-in-the-game-on-your-turn-in-a840d1c1 = Once in the game, on your turn in phase II, you may use three different revenue spaces of your choice one after the other.

# Once per round choose one kind of farm good other than silver and take 1 silver for each symbol of that kind on your barrows, filled or not.
m-once-per-round-choose-one-kind-o-96b62238 = Once per round choose one kind of farm good other than silver and take 1 silver for each symbol of that kind on your barrows, filled or not.

# Once per round in phase III you may pay 3 silver to fill one empty symbol on one of your barrows. This is not a delivery.
m-once-per-round-in-phase-iii-you-96d834e3 = Once per round in phase III you may pay 3 silver to fill one empty symbol on one of your barrows. This is not a delivery.

# Once per round one delivery to a craft building may use any resource or upgraded good in place of the one asked for. Silver and trade good symbols are excluded.
m-once-per-round-one-delivery-to-a-39338ce0 = Once per round one delivery to a craft building may use any resource or upgraded good in place of the one asked for. Silver and trade good symbols are excluded.

# Once per round you may carry out one upgrade free of charge.
m-once-per-round-you-may-carry-out-4bef2f44 = Once per round you may carry out one upgrade free of charge.

# Once per round you may deliver a pig in place of a meat.
m-once-per-round-you-may-deliver-a-7c8285c8 = Once per round you may deliver a pig in place of a meat.

# Once per round you may discard a card from your hand to take 1 good of the crop shown on its field side.
m-once-per-round-you-may-discard-a-5a01bb93 = Once per round you may discard a card from your hand to take 1 good of the crop shown on its field side.

# Once per round you may draw 2 cards, keep 1 of them and discard the other.
m-once-per-round-you-may-draw-2-ca-70b2f5f5 = Once per round you may draw 2 cards, keep 1 of them and discard the other.

# Once per round you may give up 1 food to gain 2 VP and 1 silver.
m-once-per-round-you-may-give-up-1-99aafe82 = Once per round you may give up 1 food to gain 2 VP and 1 silver.

# Once per round you may give up 1 pig to take 7 silver.
m-once-per-round-you-may-give-up-1-6016a81b = Once per round you may give up 1 pig to take 7 silver.

# Once per round you may move any amount of grain from your grain fields to your grain store, or from that store to your empty grain fields.
m-once-per-round-you-may-move-any-860221ca = Once per round you may move any amount of grain from your grain fields to your grain store, or from that store to your empty grain fields.

# Once per round you may move any amount of grapes from your grape fields to your grape store, or from that store to your empty grape fields.
m-once-per-round-you-may-move-any-6d2dc456 = Once per round you may move any amount of grapes from your grape fields to your grape store, or from that store to your empty grape fields.

# Once per round you may move any amount of olives from your olive fields to your olive store, or from that store to your empty olive fields.
m-once-per-round-you-may-move-any-12c37259 = Once per round you may move any amount of olives from your olive fields to your olive store, or from that store to your empty olive fields.

# Once per round you may move one of your market markers to a free space of the same value. There it removes lower neighbours as if just placed.
m-once-per-round-you-may-move-one-c3294ba9 = Once per round you may move one of your market markers to a free space of the same value. There it removes lower neighbours as if just placed.

# Once per round you may pay 1 VP to play one card from your hand. An extension still has to be paid for.
m-once-per-round-you-may-pay-1-vp-0d82d054 = Once per round you may pay 1 VP to play one card from your hand. An extension still has to be paid for.

# Once per round you may pay 1 olive or 1 grain to take 1 pig.
m-once-per-round-you-may-pay-1-oli-a7d604c9 = Once per round you may pay 1 olive or 1 grain to take 1 pig.

# Once per round you may pay 1 olive, grain, grape or pig to take 1 trade good.
m-once-per-round-you-may-pay-1-oli-6fa51757 = Once per round you may pay 1 olive, grain, grape or pig to take 1 trade good.

# Once per round you may pay 1 silver to turn one of your used roof tiles face up again.
m-once-per-round-you-may-pay-1-sil-8df2dd5f = Once per round you may pay 1 silver to turn one of your used roof tiles face up again.

# Once per round you may pay 2 silver to take 1 trade good.
m-once-per-round-you-may-pay-2-sil-d16fbef9 = Once per round you may pay 2 silver to take 1 trade good.

# Once per round you may return 1 trade good to take either 7 silver or 3 harvest goods of your choice.
m-once-per-round-you-may-return-1-b66b0c60 = Once per round you may return 1 trade good to take either 7 silver or 3 harvest goods of your choice.

# Once per round, after the dice have been rolled and before the first pick, you may re-roll one or two of them.
m-once-per-round-after-the-dice-ha-2e11a1e2 = Once per round, after the dice have been rolled and before the first pick, you may re-roll one or two of them.

# Once per round, before the dice are rolled, you may put a marker on one revenue space. As long as a single die lies beside that space, nobody but you may take it as first or second die. The marker returns to you in phase IV.
m-once-per-round-before-the-dice-a-2d049e58 = Once per round, before the dice are rolled, you may put a marker on one revenue space. As long as a single die lies beside that space, nobody but you may take it as first or second die. The marker returns to you in phase IV.

# Once per round, right after you have used a die you picked, you may pay 1 VP to use the revenue space whose number equals the current round as well.
m-once-per-round-right-after-you-h-4557295f = Once per round, right after you have used a die you picked, you may pay 1 VP to use the revenue space whose number equals the current round as well.

# Once per round, when a placing takes one or more of your markers off the market, take 4 silver.
m-once-per-round-when-a-placing-ta-d91b6ee9 = Once per round, when a placing takes one or more of your markers off the market, take 4 silver.

# Once per round, when another player completes a craft building, take 3 silver from the supply.
m-once-per-round-when-another-play-7175c3af = Once per round, when another player completes a craft building, take 3 silver from the supply.

# Once per round, when you complete a barrow with the market symbol, you may take 3 VP instead of placing a marker.
m-once-per-round-when-you-complete-21b8dae4 = Once per round, when you complete a barrow with the market symbol, you may take 3 VP instead of placing a marker.

# Once per round, when you complete a barrow, take 1 resource that was asked for on it (olive, grain, grape or pig).
m-once-per-round-when-you-complete-6131610a = Once per round, when you complete a barrow, take 1 resource that was asked for on it (olive, grain, grape or pig).

# Once per round, when you have completed a barrow, you may make 1 free delivery to another of your barrows.
m-once-per-round-when-you-have-com-6c4f1437 = Once per round, when you have completed a barrow, you may make 1 free delivery to another of your barrows.

# Once per round, when you take a die, you may change its value by 1 up or down (1 to 6) before using it. If you do, also move 1 step on the siesta track.
m-once-per-round-when-you-take-a-d-43166db1 = Once per round, when you take a die, you may change its value by 1 up or down (1 to 6) before using it. If you do, also move 1 step on the siesta track.

# Once per round, when you take your first or second die, you may use 7 minus its value instead.
m-once-per-round-when-you-take-you-07725502 = Once per round, when you take your first or second die, you may use 7 minus its value instead.

# Once per round, when you use revenue space 2 or 3, take 1 more harvest good of your choice.
m-once-per-round-when-you-use-reve-01df1eea = Once per round, when you use revenue space 2 or 3, take 1 more harvest good of your choice.

# Once per round, when you use revenue space 2 or 6, you may take a second, different option of that space as well. Space 6 offers a delivery and 2 silver; space 2 offers card, olive, grain and grape.
m-once-per-round-when-you-use-reve-d94d193e = Once per round, when you use revenue space 2 or 6, you may take a second, different option of that space as well. Space 6 offers a delivery and 2 silver; space 2 offers card, olive, grain and grape.

# One delivery to a building: any good will do.
m-one-delivery-to-a-building-any-g-18cc45cc = One delivery to a building: any good will do.

# One pig is enough for a newborn one.
m-one-pig-is-enough-for-a-newborn-6140affc = One pig is enough for a newborn one.

# One upgrade for free.
m-one-upgrade-for-free-2065705e = One upgrade for free.

# Only olives, grain, grapes and pigs can be sold.
m-only-olives-grain-grapes-and-pig-d0325da5 = Only olives, grain, grapes and pigs can be sold.

# Only olives, grain, grapes and pigs can be upgraded.
m-only-olives-grain-grapes-and-pig-e284ba8d = Only olives, grain, grapes and pigs can be upgraded.

# Open: {names}.
m-open-names-ee3b6ee4 = Open: { $names }.

# Opened later: {names}.
m-opened-later-names-768f36d4 = Opened later: { $names }.

# Pay 1 point to play a card.
m-pay-1-point-to-play-a-card-97b71aa5 = Pay 1 point to play a card.

# Pay an olive or a grain for a pig.
m-pay-an-olive-or-a-grain-for-a-pi-525cf181 = Pay an olive or a grain for a pig.

# Pay an olive, grain, grape or pig for a trade good.
m-pay-an-olive-grain-grape-or-pig-e4e889ff = Pay an olive, grain, grape or pig for a trade good.

# Pay {n} of {kinds} that you have.
m-pay-n-of-kinds-that-you-have-82608ca4 = Pay { $n } of { $kinds } that you have.

# Phase II, once a game: use three revenue spaces.
m-phase-ii-once-a-game-use-three-r-a9154c46 = Phase II, once a game: use three revenue spaces.

# Phase IV: 1 point more for your siesta.
m-phase-iv-1-point-more-for-your-s-b6d9b34b = Phase IV: 1 point more for your siesta.

# Phase {phase}: {name}.
m-phase-phase-name-17dbe8ea = Phase { $phase }: { $name }.

# Pigs become meat for free.
m-pigs-become-meat-for-free-99192790 = Pigs become meat for free.

# Place a marker on any free market space; it brings no VP.
m-place-a-marker-on-any-free-marke-0d59e346 = Place a marker on any free market space; it brings no VP.

# Place a marker on the market.
m-place-a-marker-on-the-market-9ddccae8 = Place a marker on the market.

# Play a card as {sides}.
m-play-a-card-as-sides-8e7f93c2 = Play a card as { $sides }.

# Play up to {n} {n|card|cards} at your farm.
m-play-up-to-n-n-card-cards-at-you-f81de387 = Play up to { $n } { $n ->
        [one] card
       *[other] cards
    } at your farm.

# Play {n} {n|card|cards} at your farm.
m-play-n-n-card-cards-at-your-farm-f3ce8a1e = Play { $n } { $n ->
        [one] card
       *[other] cards
    } at your farm.

# Revenue
m-revenue-c4b7330b = Revenue

# Revenue space 2: draw a card, play a card or take one crop.
m-revenue-space-2-draw-a-card-play-d6944cd3 = Revenue space 2: draw a card, play a card or take one crop.

# Revenue space 5: {n} {n|part|parts} left, an upgrade or a siesta step each.
m-revenue-space-5-n-n-part-parts-l-15204c08 = Revenue space 5: { $n } { $n ->
        [one] part
       *[other] parts
    } left, an upgrade or a siesta step each.

# Revenue space 6: a delivery or 2 silver.
m-revenue-space-6-a-delivery-or-2-f2c4edff = Revenue space 6: a delivery or 2 silver.

# Roof and tokens: {text}.
m-roof-and-tokens-text-2a367713 = Roof and tokens: { $text }.

# Roof tiles
m-roof-tiles-20ec991e = Roof tiles

# Roof tiles cost 1 silver less.
m-roof-tiles-cost-1-silver-less-f30db763 = Roof tiles cost 1 silver less.

# Roof tiles cost you 1 silver less.
m-roof-tiles-cost-you-1-silver-les-a0c122b0 = Roof tiles cost you 1 silver less.

# Round {n}
m-round-n-af2dff6d = Round { $n }

# Round {n} begins. On offer: {tiles}.
m-round-n-begins-on-offer-tiles-cfa31cae = Round { $n } begins. On offer: { $tiles }.

# Round {n} of {rounds}, {phase}.
m-round-n-of-rounds-phase-571c21a3 = Round { $n } of { $rounds }, { $phase }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Round { $round } of { $rounds }; the game ends after the last.

# Say it without the last word: it is {kind} anyway.
m-say-it-without-the-last-word-it-0c3d7c43 = Say it without the last word: it is { $kind } anyway.

# Scoring
m-scoring-9ea9bd21 = Scoring

# Sell harvest goods straight from fields.
m-sell-harvest-goods-straight-from-1c5880a1 = Sell harvest goods straight from fields.

# Sell the pig that has no pen, or say done.
m-sell-the-pig-that-has-no-pen-or-6c536099 = Sell the pig that has no pen, or say done.

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = Shared by those who lead

# Siesta
m-siesta-02d818da = Siesta

# Siesta: {siesta}. Turn order: {order}.
m-siesta-siesta-turn-order-order-b9e84a7b = Siesta: { $siesta }. Turn order: { $order }.

# Sold at the end of the game: harvest goods in stores, {pigs}.
m-sold-at-the-end-of-the-game-harv-08a869f7 = Sold at the end of the game: harvest goods in stores, { $pigs }.

# Space 2 or 3 brings 1 more harvest good.
m-space-2-or-3-brings-1-more-harve-36d9d2e6 = Space 2 or 3 brings 1 more harvest good.

# Space 2 or 6: a second option of it too.
m-space-2-or-6-a-second-option-of-4c8f63b4 = Space 2 or 6: a second option of it too.

# Store: {stored}; pens for {n} {n|pig|pigs}. Fields: {fields}.
m-store-stored-pens-for-n-n-pig-pi-c41f444b = Store: { $stored }; pens for { $n } { $n ->
        [one] pig
       *[other] pigs
    }. Fields: { $fields }.

# Take 1 grain or 1 olive.
m-take-1-grain-or-1-olive-b3a3510b = Take 1 grain or 1 olive.

# Take 1 harvest good of your choice.
m-take-1-harvest-good-of-your-choi-2fb44933 = Take 1 harvest good of your choice.

# Take 1 olive or 1 grape.
m-take-1-olive-or-1-grape-5b3f1b41 = Take 1 olive or 1 grape.

# Take 1 pig; without a free pen sell it at once.
m-take-1-pig-without-a-free-pen-se-b4110d94 = Take 1 pig; without a free pen sell it at once.

# Take 1 upgraded good of your choice.
m-take-1-upgraded-good-of-your-cho-e249a40d = Take 1 upgraded good of your choice.

# Take 2 different harvest goods.
m-take-2-different-harvest-goods-669dfd7e = Take 2 different harvest goods.

# Take 2 silver.
m-take-2-silver-02aabc2c = Take 2 silver.

# Take 3 silver.
m-take-3-silver-e95cf92b = Take 3 silver.

# Take 4 silver.
m-take-4-silver-3b094d82 = Take 4 silver.

# Take one olive, one grain or one grape.
m-take-one-olive-one-grain-or-one-5c929715 = Take one olive, one grain or one grape.

# Take the VP of the roof space just covered a second time, for this tile or a later one.
m-take-the-vp-of-the-roof-space-ju-fcb36fa7 = Take the VP of the roof space just covered a second time, for this tile or a later one.

# Take the income of your farm once more.
m-take-the-income-of-your-farm-onc-42132848 = Take the income of your farm once more.

# Take up to {n} different ones of {kinds}.
m-take-up-to-n-different-ones-of-k-ab90c3c6 = Take up to { $n } different ones of { $kinds }.

# Take up to {n} of {kinds}.
m-take-up-to-n-of-kinds-fea1e315 = Take up to { $n } of { $kinds }.

# Take your {which} die: {dice}.
m-take-your-which-die-dice-f408e231 = Take your { $which } die: { $dice }.

# That building is still locked.
m-that-building-is-still-locked-1931119e = That building is still locked.

# That card is not in your hand.
m-that-card-is-not-in-your-hand-69fddf0d = That card is not in your hand.

# That costs {price} silver.
m-that-costs-price-silver-b3d2c381 = That costs { $price } silver.

# That die is reserved by the Village Elder.
m-that-die-is-reserved-by-the-vill-3b0c9fcc = That die is reserved by the Village Elder.

# That does not stand for {kind} here.
m-that-does-not-stand-for-kind-her-8dc1a2fe = That does not stand for { $kind } here.

# That extension costs {n} {n|farm good|different farm goods}.
m-that-extension-costs-n-n-farm-go-5e881ad3 = That extension costs { $n } { $n ->
        [one] farm good
       *[other] different farm goods
    }.

# That is no barrow of your farm.
m-that-is-no-barrow-of-your-farm-fa6fd29b = That is no barrow of your farm.

# That is none of your barrows.
m-that-is-none-of-your-barrows-73e8ba25 = That is none of your barrows.

# That opens the {name}.
m-that-opens-the-name-d035e627 = That opens the { $name }.

# That roof tile is not on offer.
m-that-roof-tile-is-not-on-offer-6a358f49 = That roof tile is not on offer.

# That takes {n} silver.
m-that-takes-n-silver-d008829c = That takes { $n } silver.

# That tile cannot be turned up.
m-that-tile-cannot-be-turned-up-66664bb0 = That tile cannot be turned up.

# The dice have been rolled
m-the-dice-have-been-rolled-02b7c8c5 = The dice have been rolled

# The die can be changed to {values}.
m-the-die-can-be-changed-to-values-83e963a7 = The die can be changed to { $values }.

# The die left for everybody shows {value}: use it, if you like.
m-the-die-left-for-everybody-shows-4e5a4814 = The die left for everybody shows { $value }: use it, if you like.

# The discard pile becomes the new deck.
m-the-discard-pile-becomes-the-new-f85b71f2 = The discard pile becomes the new deck.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-39f0673d = The donkey tiles are turned up: { $p0 } has { $d0 } { $d0 ->
        [one] donkey
       *[other] donkeys
    } and { $h0 } { $h0 ->
        [one] hat
       *[other] hats
    }.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-d9c87bf8 = The donkey tiles are turned up: { $p0 } has { $d0 } { $d0 ->
        [one] donkey
       *[other] donkeys
    } and { $h0 } { $h0 ->
        [one] hat
       *[other] hats
    }; { $p1 } has { $d1 } { $d1 ->
        [one] donkey
       *[other] donkeys
    } and { $h1 } { $h1 ->
        [one] hat
       *[other] hats
    }.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-a4bb1f97 = The donkey tiles are turned up: { $p0 } has { $d0 } { $d0 ->
        [one] donkey
       *[other] donkeys
    } and { $h0 } { $h0 ->
        [one] hat
       *[other] hats
    }; { $p1 } has { $d1 } { $d1 ->
        [one] donkey
       *[other] donkeys
    } and { $h1 } { $h1 ->
        [one] hat
       *[other] hats
    }; { $p2 } has { $d2 } { $d2 ->
        [one] donkey
       *[other] donkeys
    } and { $h2 } { $h2 ->
        [one] hat
       *[other] hats
    }.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}; {p3} has {d3} {d3|donkey|donkeys} and {h3} {h3|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-08897d6a = The donkey tiles are turned up: { $p0 } has { $d0 } { $d0 ->
        [one] donkey
       *[other] donkeys
    } and { $h0 } { $h0 ->
        [one] hat
       *[other] hats
    }; { $p1 } has { $d1 } { $d1 ->
        [one] donkey
       *[other] donkeys
    } and { $h1 } { $h1 ->
        [one] hat
       *[other] hats
    }; { $p2 } has { $d2 } { $d2 ->
        [one] donkey
       *[other] donkeys
    } and { $h2 } { $h2 ->
        [one] hat
       *[other] hats
    }; { $p3 } has { $d3 } { $d3 ->
        [one] donkey
       *[other] donkeys
    } and { $h3 } { $h3 ->
        [one] hat
       *[other] hats
    }.

# The farms
m-the-farms-f2d5b3b0 = The farms

# The game is at its end
m-the-game-is-at-its-end-0adff460 = The game is at its end

# The game is over: {p0} and {p1} and {p2} and {p3} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-46baf37b = The game is over: { $p0 } and { $p1 } and { $p2 } and { $p3 } win together with { $points } VP.

# The game is over: {p0} and {p1} and {p2} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-3fe5df8a = The game is over: { $p0 } and { $p1 } and { $p2 } win together with { $points } VP.

# The game is over: {p0} and {p1} win together with {points} VP.
m-the-game-is-over-p0-and-p1-win-t-b827d055 = The game is over: { $p0 } and { $p1 } win together with { $points } VP.

# The game is over: {p0} has {points} VP.
m-the-game-is-over-p0-has-points-v-f52316a2 = The game is over: { $p0 } has { $points } VP.

# The game is over: {p0} wins with {points} VP.
m-the-game-is-over-p0-wins-with-po-6d400b2d = The game is over: { $p0 } wins with { $points } VP.

# The goods have to be different.
m-the-goods-have-to-be-different-92bf774b = The goods have to be different.

# The goods have to be different; a good on a field is no other kind.
m-the-goods-have-to-be-different-a-96c30428 = The goods have to be different; a good on a field is no other kind.

# The helpers in your hand
m-the-helpers-in-your-hand-970415ce = The helpers in your hand

# The last die beside space {space} is reserved.
m-the-last-die-beside-space-space-a74937f0 = The last die beside space { $space } is reserved.

# The marker may not go there.
m-the-marker-may-not-go-there-a0df229f = The marker may not go there.

# The marker of a completed barrow has to be placed.
m-the-marker-of-a-completed-barrow-82a055dd = The marker of a completed barrow has to be placed.

# The marker of {owner} on {space} leaves the market.
m-the-marker-of-owner-on-space-lea-d3ed22cf = The marker of { $owner } on { $space } leaves the market.

# The market
m-the-market-2a738316 = The market

# The neutral player drops a die of {value}.
m-the-neutral-player-drops-a-die-o-9bf3a5c2 = The neutral player drops a die of { $value }.

# The neutral player turns up {card}.
m-the-neutral-player-turns-up-card-bfb094ce = The neutral player turns up { $card }.

# The new order has been set
m-the-new-order-has-been-set-10253638 = The new order has been set

# The new turn order: {p0}, {p1}, {p2}, {p3}.
m-the-new-turn-order-p0-p1-p2-p3-1744703c = The new turn order: { $p0 }, { $p1 }, { $p2 }, { $p3 }.

# The new turn order: {p0}, {p1}, {p2}.
m-the-new-turn-order-p0-p1-p2-38662bcb = The new turn order: { $p0 }, { $p1 }, { $p2 }.

# The new turn order: {p0}, {p1}.
m-the-new-turn-order-p0-p1-d82cc596 = The new turn order: { $p0 }, { $p1 }.

# The other farms
m-the-other-farms-f73a1a9a = The other farms

# The others
m-the-others-460bb9b4 = The others

# The revenue dice show {dice}.
m-the-revenue-dice-show-dice-d2f270e8 = The revenue dice show { $dice }.

# The revenue space of {who} is free again.
m-the-revenue-space-of-who-is-free-1efcd93a = The revenue space of { $who } is free again.

# The round ends: tokens turn, discs go back to the start.
m-the-round-ends-tokens-turn-discs-333fe57d = The round ends: tokens turn, discs go back to the start.

# The round is being scored
m-the-round-is-being-scored-2e50f7f9 = The round is being scored

# The shared die: 1 silver to use its space again.
m-the-shared-die-1-silver-to-use-i-c95ecce3 = The shared die: 1 silver to use its space again.

# The shared die: use any space instead.
m-the-shared-die-use-any-space-ins-165df548 = The shared die: use any space instead.

# The spaces have to be different.
m-the-spaces-have-to-be-different-9d6d09c0 = The spaces have to be different.

# The target was not reached
m-the-target-was-not-reached-51761710 = The target was not reached

# The village
m-the-village-33f8f15e = The village

# The village in full
m-the-village-in-full-d9f7eb36 = The village in full

# The {name} of {who} is at work.
m-the-name-of-who-is-at-work-1301cee2 = The { $name } of { $who } is at work.

# There are no such dice.
m-there-are-no-such-dice-ee648395 = There are no such dice.

# There is no card to draw or to play.
m-there-is-no-card-to-draw-or-to-p-69596ca7 = There is no card to draw or to play.

# There is no card to draw.
m-there-is-no-card-to-draw-61049fd8 = There is no card to draw.

# There is no free pen for a pig.
m-there-is-no-free-pen-for-a-pig-7275ad94 = There is no free pen for a pig.

# There is no pen for the pig: sell it at once, or go without.
m-there-is-no-pen-for-the-pig-sell-66ac8d35 = There is no pen for the pig: sell it at once, or go without.

# There is no such empty symbol on that barrow.
m-there-is-no-such-empty-symbol-on-3dc03733 = There is no such empty symbol on that barrow.

# There is no {value} among the dice.
m-there-is-no-value-among-the-dice-788f1a5f = There is no { $value } among the dice.

# There is nothing to deliver that would want a marker of your supply.
m-there-is-nothing-to-deliver-that-af9d7ac8 = There is nothing to deliver that would want a marker of your supply.

# This delivery may not go there.
m-this-delivery-may-not-go-there-356513da = This delivery may not go there.

# Trade goods for 2 points each.
m-trade-goods-for-2-points-each-4c6a2311 = Trade goods for 2 points each.

# Transport
m-transport-aaead4ab = Transport

# Turn a used roof tile face up again.
m-turn-a-used-roof-tile-face-up-ag-1e298ddf = Turn a used roof tile face up again.

# Turn one of your used roof tiles face up again (not another tile of this kind).
m-turn-one-of-your-used-roof-tiles-b2181e68 = Turn one of your used roof tiles face up again (not another tile of this kind).

# Upgrade 1 resource free of charge.
m-upgrade-1-resource-free-of-charg-7630ba78 = Upgrade 1 resource free of charge.

# Upgrade up to 2 resources free of charge.
m-upgrade-up-to-2-resources-free-o-3bacaa25 = Upgrade up to 2 resources free of charge.

# Upgrades cost 1 silver less.
m-upgrades-cost-1-silver-less-ab364875 = Upgrades cost 1 silver less.

# Upgrading pigs to meat costs you nothing.
m-upgrading-pigs-to-meat-costs-you-0724562f = Upgrading pigs to meat costs you nothing.

# Use 7 minus the value of your die.
m-use-7-minus-the-value-of-your-di-78da5f0a = Use 7 minus the value of your die.

# Use a revenue space; you have {n} {n|use|uses} left.
m-use-a-revenue-space-you-have-n-n-59a034e6 = Use a revenue space; you have { $n } { $n ->
        [one] use
       *[other] uses
    } left.

# Use the immediate effect of one of your craft tokens again.
m-use-the-immediate-effect-of-one-ed3e18c4 = Use the immediate effect of one of your craft tokens again.

# Used helpers are free again.
m-used-helpers-are-free-again-beab5988 = Used helpers are free again.

# What is {source} to do: {ways}?
m-what-is-source-to-do-ways-8f874765 = What is { $source } to do: { $ways }?

# What {what} asks for does not hold.
m-what-what-asks-for-does-not-hold-8a8a5998 = What { $what } asks for does not hold.

# When the new turn order has been set in step III.2 and you are last, gain 1 VP and 1 silver.
m-when-the-new-turn-order-has-been-bcd462b9 = When the new turn order has been set in step III.2 and you are last, gain 1 VP and 1 silver.

# When the shared last die is used, you may use any revenue space of your choice instead.
m-when-the-shared-last-die-is-used-64ba881f = When the shared last die is used, you may use any revenue space of your choice instead.

# When you buy a roof tile you may pay with harvest goods from fields or stores; each counts as 3 silver and no change is given.
m-when-you-buy-a-roof-tile-you-may-cabd1fa7 = When you buy a roof tile you may pay with harvest goods from fields or stores; each counts as 3 silver and no change is given.

# When you buy a roof tile, take 1 harvest good of your choice.
m-when-you-buy-a-roof-tile-take-1-3216685e = When you buy a roof tile, take 1 harvest good of your choice.

# When you choose a donkey tile you may choose one that you have already used. If you do, pay 1 silver when the tiles are revealed.
m-when-you-choose-a-donkey-tile-yo-15db5e19 = When you choose a donkey tile you may choose one that you have already used. If you do, pay 1 silver when the tiles are revealed.

# When you place a marker on the market it also removes opposing markers on adjacent spaces that are one higher in value.
m-when-you-place-a-marker-on-the-m-2262cd69 = When you place a marker on the market it also removes opposing markers on adjacent spaces that are one higher in value.

# Whenever your donkey tile shows one or two donkeys, you have 1 more free delivery in step III.3.
m-whenever-your-donkey-tile-shows-83f6acc2 = Whenever your donkey tile shows one or two donkeys, you have 1 more free delivery in step III.3.

# Which card of your hand do you discard for {source}?
m-which-card-of-your-hand-do-you-d-4e250d83 = Which card of your hand do you discard for { $source }?

# Which {n} of {kinds} do you pay for {source}?
m-which-n-of-kinds-do-you-pay-for-e770fb5a = Which { $n } of { $kinds } do you pay for { $source }?

# You can bring {n} there at most.
m-you-can-bring-n-there-at-most-7d950655 = You can bring { $n } there at most.

# You cannot move that far.
m-you-cannot-move-that-far-d3365f0f = You cannot move that far.

# You cannot pay for a roof tile with that.
m-you-cannot-pay-for-a-roof-tile-w-3678d7b4 = You cannot pay for a roof tile with that.

# You cannot upgrade that now.
m-you-cannot-upgrade-that-now-735960bd = You cannot upgrade that now.

# You do not have all of that.
m-you-do-not-have-all-of-that-7d0080b8 = You do not have all of that.

# You do not have that.
m-you-do-not-have-that-20dd0972 = You do not have that.

# You get a newborn pig in step I.3 even if you have only one pig. A free pen is still needed.
m-you-get-a-newborn-pig-in-step-i-3a25768b = You get a newborn pig in step I.3 even if you have only one pig. A free pen is still needed.

# You have 2 more pig pens.
m-you-have-2-more-pig-pens-aeefc755 = You have 2 more pig pens.

# You have a barrow too many: which one goes?
m-you-have-a-barrow-too-many-which-bd38dcf3 = You have a barrow too many: which one goes?

# You have bought a roof tile
m-you-have-bought-a-roof-tile-469536b1 = You have bought a roof tile

# You have completed a barrow
m-you-have-completed-a-barrow-ac4e69ae = You have completed a barrow

# You have just taken that option; choose another one.
m-you-have-just-taken-that-option-1e23f409 = You have just taken that option; choose another one.

# You have lost a marker on the market
m-you-have-lost-a-marker-on-the-ma-5a06883f = You have lost a marker on the market

# You have made all your deliveries. Anything else before your turn ends?
m-you-have-made-all-your-deliverie-0cfcdd92 = You have made all your deliveries. Anything else before your turn ends?

# You have no delivery left.
m-you-have-no-delivery-left-c87e4e24 = You have no delivery left.

# You have no marker there.
m-you-have-no-marker-there-0360dd93 = You have no marker there.

# You have no trade good.
m-you-have-no-trade-good-b1c9f1ba = You have no trade good.

# You have nothing to upgrade.
m-you-have-nothing-to-upgrade-98939179 = You have nothing to upgrade.

# You have reached the target
m-you-have-reached-the-target-fa85e770 = You have reached the target

# You have taken a die
m-you-have-taken-a-die-4f189b44 = You have taken a die

# You have used a die
m-you-have-used-a-die-a04749df = You have used a die

# You have used that donkey tile already.
m-you-have-used-that-donkey-tile-a-b1d13036 = You have used that donkey tile already.

# You have won
m-you-have-won-7aba74d1 = You have won

# You have {n} free {n|upgrade|upgrades}.
m-you-have-n-free-n-upgrade-upgrad-edf28f1b = You have { $n } free { $n ->
        [one] upgrade
       *[other] upgrades
    }.

# You have {n} {n|delivery|deliveries}.
m-you-have-n-n-delivery-deliveries-d5b7e31c = You have { $n } { $n ->
        [one] delivery
       *[other] deliveries
    }.

# You hold too many cards: discard one.
m-you-hold-too-many-cards-discard-0b225bf9 = You hold too many cards: discard one.

# You may bring {crop} from fields to store, or back.
m-you-may-bring-crop-from-fields-t-13efef61 = You may bring { $crop } from fields to store, or back.

# You may buy 2 more extra deliveries in step III.4.
m-you-may-buy-2-more-extra-deliver-813625f3 = You may buy 2 more extra deliveries in step III.4.

# You may buy a roof tile (round {round}).
m-you-may-buy-a-roof-tile-round-ro-e926b0de = You may buy a roof tile (round { $round }).

# You may buy up to {n} extra {n|delivery|deliveries}, all at once.
m-you-may-buy-up-to-n-extra-n-deli-222ad038 = You may buy up to { $n } extra { $n ->
        [one] delivery
       *[other] deliveries
    }, all at once.

# You may buy {n} at most.
m-you-may-buy-n-at-most-11aafcfe = You may buy { $n } at most.

# You may change your die to {values}.
m-you-may-change-your-die-to-value-e1cb50e7 = You may change your die to { $values }.

# You may have four barrows at your farm. Each time you play a barrow, take 2 silver.
m-you-may-have-four-barrows-at-you-8981bada = You may have four barrows at your farm. Each time you play a barrow, take 2 silver.

# You may keep one of the cards just drawn.
m-you-may-keep-one-of-the-cards-ju-aa32d69d = You may keep one of the cards just drawn.

# You may make up to {n} extra {n|delivery|deliveries}, paid one by one.
m-you-may-make-up-to-n-extra-n-del-2b35a12c = You may make up to { $n } extra { $n ->
        [one] delivery
       *[other] deliveries
    }, paid one by one.

# You may move 1 more step on the siesta track in step III.2.
m-you-may-move-1-more-step-on-the-f7827fc8 = You may move 1 more step on the siesta track in step III.2.

# You may not play a card as {side} now.
m-you-may-not-play-a-card-as-side-cc06d616 = You may not play a card as { $side } now.

# You may not remove that marker.
m-you-may-not-remove-that-marker-56a23938 = You may not remove that marker.

# You may remove opposing markers beside yours.
m-you-may-remove-opposing-markers-18c589ef = You may remove opposing markers beside yours.

# You may return a trade good to gain 2 VP. There is no limit to the number of goods returned this way.
m-you-may-return-a-trade-good-to-g-777a5a28 = You may return a trade good to gain 2 VP. There is no limit to the number of goods returned this way.

# You may roll up to {n} {n|die|dice} again.
m-you-may-roll-up-to-n-n-die-dice-e3b00bb9 = You may roll up to { $n } { $n ->
        [one] die
       *[other] dice
    } again.

# You may roll {n} dice again at most.
m-you-may-roll-n-dice-again-at-mos-8fcd598d = You may roll { $n } dice again at most.

# You may sell harvest goods straight from your fields.
m-you-may-sell-harvest-goods-strai-6d70d8c3 = You may sell harvest goods straight from your fields.

# You may take {n} at most.
m-you-may-take-n-at-most-f8a79281 = You may take { $n } at most.

# You still have markers in your supply.
m-you-still-have-markers-in-your-s-77b12790 = You still have markers in your supply.

# Your Village Elder may reserve a revenue space.
m-your-village-elder-may-reserve-a-9434d8b1 = Your Village Elder may reserve a revenue space.

# Your dice
m-your-dice-33d5e740 = Your dice

# Your donkey tile has no hat: your disc does not move.
m-your-donkey-tile-has-no-hat-your-5ec11ea4 = Your donkey tile has no hat: your disc does not move.

# Your farm
m-your-farm-02eb1521 = Your farm

# Your farm has a sixth roof space worth 5 VP, so you may buy a sixth roof tile. You still buy at most one tile per round.
m-your-farm-has-a-sixth-roof-space-979f1fc1 = Your farm has a sixth roof space worth 5 VP, so you may buy a sixth roof tile. You still buy at most one tile per round.

# Your farm: {vp} VP, {silver} silver
m-your-farm-vp-vp-silver-silver-22daccc0 = Your farm: { $vp } VP, { $silver } silver

# Your hand
m-your-hand-9de3e4f9 = Your hand

# Your hand is about to be filled up
m-your-hand-is-about-to-be-filled-8cd23a26 = Your hand is about to be filled up

# Your hand limit is 2 higher.
m-your-hand-limit-is-2-higher-ae0b2e62 = Your hand limit is 2 higher.

# Your hand, {n} of {limit}: field | barrow | extension | helper
m-your-hand-n-of-limit-field-barro-29209b35 = Your hand, { $n } of { $limit }: field | barrow | extension | helper

# Your marker drives off neighbours 1 higher too.
m-your-marker-drives-off-neighbour-4010033b = Your marker drives off neighbours 1 higher too.

# Your marker is driven off: 4 silver.
m-your-marker-is-driven-off-4-silv-5795c8bc = Your marker is driven off: 4 silver.

# Your roof has no space left.
m-your-roof-has-no-space-left-2e2e6cb1 = Your roof has no space left.

# Your row there is complete.
m-your-row-there-is-complete-2f5b68f8 = Your row there is complete.

# Your two dice used as 5 or less: 1 point, 2 silver.
m-your-two-dice-used-as-5-or-less-06a084f6 = Your two dice used as 5 or less: 1 point, 2 silver.

# a card or one crop
m-a-card-or-one-crop-5b7b0a22 = a card or one crop

# a craft building
m-a-craft-building-dcce897c = a craft building

# a delivery or 2 silver
m-a-delivery-or-2-silver-615d2e49 = a delivery or 2 silver

# a die {n} to take
m-a-die-n-to-take-8a060423 = a die { $n } to take

# a field of {crop}
m-a-field-of-crop-e2fc70ea = a field of { $crop }

# a full row brings
m-a-full-row-brings-49f1b2b9 = a full row brings

# a marker on {place}
m-a-marker-on-place-101c491d = a marker on { $place }

# a pig born
m-a-pig-born-99d34b4b = a pig born

# a pig gained without a free pen
m-a-pig-gained-without-a-free-pen-26f2e556 = a pig gained without a free pen

# a roof tile
m-a-roof-tile-f485a5ee = a roof tile

# a round
m-a-round-aaf44c7f = a round

# a symbol of {to}
m-a-symbol-of-to-cca3d67e = a symbol of { $to }

# a trade good
m-a-trade-good-7c6d936e = a trade good

# a used donkey tile
m-a-used-donkey-tile-7db3a6d1 = a used donkey tile

# after
m-after-f3959239 = after

# after a replacement on a full market, do lower neighbours leave as they do elsewhere
m-after-a-replacement-on-a-full-ma-26baad49 = after a replacement on a full market, do lower neighbours leave as they do elsewhere

# all
m-all-5ef5ef03 = all

# an extension
m-an-extension-1b1ee7db = an extension

# an upgrade
m-an-upgrade-4940f545 = an upgrade

# are pigs sold at the end, as the resources of stores are
m-are-pigs-sold-at-the-end-as-the-4b44beb6 = are pigs sold at the end, as the resources of stores are

# are the victory points of others shown
m-are-the-victory-points-of-others-7dcb418e = are the victory points of others shown

# as a barrow
m-as-a-barrow-73addc69 = as a barrow

# as a field
m-as-a-field-f4342e0b = as a field

# as a helper
m-as-a-helper-1002b69a = as a helper

# as an extension
m-as-an-extension-c3febca4 = as an extension

# as elsewhere
m-as-elsewhere-3833a2b3 = as elsewhere

# back in round {n}
m-back-in-round-n-0799f221 = back in round { $n }

# barrow {card} complete
m-barrow-card-complete-18ea1c87 = barrow { $card } complete

# barrow, card {card}, for {n} {n|point|points}
m-barrow-card-card-for-n-n-point-p-9e0bdb5b = barrow, card { $card }, for { $n } { $n ->
        [one] point
       *[other] points
    }

# base
m-base-cae66217 = base

# base promo
m-base-promo-2eca5b21 = base promo

# before
m-before-6db7d803 = before

# book
m-book-92719fe0 = book

# bring a good to a craft building or one of your barrows
m-bring-a-good-to-a-craft-building-170467b0 = bring a good to a craft building or one of your barrows

# building or barrow
m-building-or-barrow-3c1bcedf = building or barrow

# buy a good for silver
m-buy-a-good-for-silver-127ee120 = buy a good for silver

# buy a roof tile
m-buy-a-roof-tile-d2a02345 = buy a roof tile

# buy this many extra deliveries at once
m-buy-this-many-extra-deliveries-a-9fc36daa = buy this many extra deliveries at once

# card
m-card-8367cd66 = card

# card {n}
m-card-n-61864fd7 = card { $n }

# cards played in round 1
m-cards-played-in-round-1-08abfe6e = cards played in round 1

# choose the donkey tile with this many donkeys, in secret
m-choose-the-donkey-tile-with-this-618fb213 = choose the donkey tile with this many donkeys, in secret

# classic
m-classic-b002a634 = classic

# craft building
m-craft-building-90814d22 = craft building

# craft buildings
m-craft-buildings-807db384 = craft buildings

# cz
m-cz-c4e98e07 = cz

# deck set
m-deck-set-c686d089 = deck set

# deliveries
m-deliveries-f69b1725 = deliveries

# deliveries and hats
m-deliveries-and-hats-03195294 = deliveries and hats

# delivery
m-delivery-b4af39d5 = delivery

# deluxe
m-deluxe-2d5cc34c = deluxe

# dice to take
m-dice-to-take-887cf39f = dice to take

# dice, revenue
m-dice-revenue-b1041a77 = dice, revenue

# die
m-die-a8d79f40 = die

# die {value}
m-die-value-cc59b3fd = die { $value }

# disc of {who} on {n}
m-disc-of-who-on-n-ea30dc6c = disc of { $who } on { $n }

# discarded {cards}
m-discarded-cards-c27187c0 = discarded { $cards }

# do lower neighbours leave, or as the player likes
m-do-lower-neighbours-leave-or-as-a0c9f8a6 = do lower neighbours leave, or as the player likes

# does a used helper tie up a marker
m-does-a-used-helper-tie-up-a-mark-a0ee42f6 = does a used helper tie up a marker

# does an own marker replaced on a full market bring a point
m-does-an-own-marker-replaced-on-a-1568da23 = does an own marker replaced on a full market bring a point

# does the marker of a roof tile remove neighbours
m-does-the-marker-of-a-roof-tile-r-95d6526a = does the marker of a roof tile remove neighbours

# donkey tile
m-donkey-tile-830b4d85 = donkey tile

# donkeys left: {tiles}
m-donkeys-left-tiles-e7a6cce0 = donkeys left: { $tiles }

# draw a card
m-draw-a-card-559c9152 = draw a card

# draw a card or play one
m-draw-a-card-or-play-one-6cf0cb1a = draw a card or play one

# draw or play a card, or take one harvest good
m-draw-or-play-a-card-or-take-one-2e1763e8 = draw or play a card, or take one harvest good

# drew {cards}
m-drew-cards-0bec42cd = drew { $cards }

# drew {n}
m-drew-n-1f3ea268 = drew { $n }

# each
m-each-bec16879 = each

# each card serves by one of its four sides
m-each-card-serves-by-one-of-its-f-95fac907 = each card serves by one of its four sides

# each marker
m-each-marker-f8f8bee9 = each marker

# each round
m-each-round-af267801 = each round

# edition
m-edition-6a3be761 = edition

# empty
m-empty-2e1cfa82 = empty

# end sale pigs
m-end-sale-pigs-23d54f8a = end sale pigs

# every round {goods}
m-every-round-goods-72989a75 = every round { $goods }

# exactly two
m-exactly-two-a6585550 = exactly two

# extension, card {n}: {what}
m-extension-card-n-what-9e72f703 = extension, card { $n }: { $what }

# extensions
m-extensions-20ef7739 = extensions

# extra delivery
m-extra-delivery-3b3c2225 = extra delivery

# extra delivery payment
m-extra-delivery-payment-52a91b37 = extra delivery payment

# field of {crop}; barrow for {n} VP; extension {gives}; helper {name}
m-field-of-crop-barrow-for-n-vp-ex-d5edb727 = field of { $crop }; barrow for { $n } VP; extension { $gives }; helper { $name }

# field: {crop}, empty
m-field-crop-empty-b87e6b2a = field: { $crop }, empty

# field: {crop}, empty, grows in phase I
m-field-crop-empty-grows-in-phase-71180f6d = field: { $crop }, empty, grows in phase I

# field: {crop}, ripe
m-field-crop-ripe-9dc22562 = field: { $crop }, ripe

# fields
m-fields-bfe5d697 = fields

# first +{n}
m-first-n-070a22d3 = first +{ $n }

# first round cards
m-first-round-cards-d23a84b6 = first round cards

# for nothing
m-for-nothing-6e1065e1 = for nothing

# for {n} silver each
m-for-n-silver-each-50912070 = for { $n } silver each

# fr
m-fr-67ad8f41 = fr

# free place
m-free-place-35f08b33 = free place

# from the fields to the store
m-from-the-fields-to-the-store-fa9b8b0e = from the fields to the store

# from the store to the fields
m-from-the-store-to-the-fields-9da670a4 = from the store to the fields

# from which markers the neutral player keeps away
m-from-which-markers-the-neutral-p-e891c85d = from which markers the neutral player keeps away

# full market own
m-full-market-own-37ce138c = full market own

# full market removal
m-full-market-removal-f8f274a2 = full market removal

# good
m-good-770e6076 = good

# good of your farm
m-good-of-your-farm-e07c6031 = good of your farm

# goods
m-goods-089857f9 = goods

# hand
m-hand-1b001706 = hand

# helper marks count
m-helper-marks-count-0441e773 = helper marks count

# helper or roof tile
m-helper-or-roof-tile-e9fa63aa = helper or roof tile

# high
m-high-6ef7c9b1 = high

# house
m-house-d6e21286 = house

# how extra deliveries are paid
m-how-extra-deliveries-are-paid-32e824b9 = how extra deliveries are paid

# is the silver of others shown
m-is-the-silver-of-others-shown-d2c58f6b = is the silver of others shown

# its token
m-its-token-0cf1da2d = its token

# keep the last die beside this revenue space for yourself
m-keep-the-last-die-beside-this-re-fb1c00a0 = keep the last die beside this revenue space for yourself

# keeps
m-keeps-308f4070 = keeps

# lay a card of your hand at your farm; with full places a card of that kind leaves first
m-lay-a-card-of-your-hand-at-your-e7faec7e = lay a card of your hand at your farm; with full places a card of that kind leaves first

# lay, income, roofs
m-lay-income-roofs-cb45178f = lay, income, roofs

# left
m-left-360f8403 = left

# left a field, above a barrow, right an extension, below a helper
m-left-a-field-above-a-barrow-righ-0b20756b = left a field, above a barrow, right an extension, below a helper

# make food, wine or meat of a good
m-make-food-wine-or-meat-of-a-good-342c4ebc = make food, wine or meat of a good

# marker
m-marker-ed5b8120 = marker

# marker from {origin} to {space}
m-marker-from-origin-to-space-b20a4cb7 = marker from { $origin } to { $space }

# marker limit
m-marker-limit-4f583508 = marker limit

# marker on {space}
m-marker-on-space-1b3421fe = marker on { $space }

# marker {place} given up
m-marker-place-given-up-6c868582 = marker { $place } given up

# markers of a player
m-markers-of-a-player-bdb100e1 = markers of a player

# markers, siesta
m-markers-siesta-e71e0c78 = markers, siesta

# market removal
m-market-removal-e8854b6d = market removal

# market space
m-market-space-5f011272 = market space

# market space {space}, value {n}
m-market-space-space-value-n-2a4db767 = market space { $space }, value { $n }

# market space {space}, value {n}, marker of {who}
m-market-space-space-value-n-marke-30631096 = market space { $space }, value { $n }, marker of { $who }

# may
m-may-ee4d988c = may

# may a pig be sold to make room for a newborn
m-may-a-pig-be-sold-to-make-room-f-0d4d5535 = may a pig be sold to make room for a newborn

# may the further siesta step be left out
m-may-the-further-siesta-step-be-l-16572328 = may the further siesta step be left out

# move goods between your fields and your store
m-move-goods-between-your-fields-a-107e2aea = move goods between your fields and your store

# move one of your market markers
m-move-one-of-your-market-markers-436a3cf1 = move one of your market markers

# move your disc on the siesta track
m-move-your-disc-on-the-siesta-tra-2fb032d5 = move your disc on the siesta track

# must
m-must-4137b01e = must

# neutral
m-neutral-7e2372f4 = neutral

# next
m-next-c6c1c9a9 = next

# next order
m-next-order-eb7e5a06 = next order

# no
m-no-9390298f = no

# no card
m-no-card-9b119c50 = no card

# no goods
m-no-goods-6f62aef9 = no goods

# no points
m-no-points-36b15bb1 = no points

# no silver
m-no-silver-064e8b95 = no silver

# no vp
m-no-vp-42257008 = no vp

# none
m-none-140bedbf = none

# nothing more here
m-nothing-more-here-de24805e = nothing more here

# now
m-now-ed5eb9a3 = now

# of {n}
m-of-n-a2eabdeb = of { $n }

# off
m-off-b4dc66dd = off

# one by one
m-one-by-one-3bc2c644 = one by one

# one delivery, or 2 silver
m-one-delivery-or-2-silver-f86fb593 = one delivery, or 2 silver

# open
m-open-2348f998 = open

# opens 2nd
m-opens-2nd-62be61e6 = opens 2nd

# opens 3rd
m-opens-3rd-c8854447 = opens 3rd

# opens next
m-opens-next-989923e3 = opens next

# pay with these farm goods
m-pay-with-these-farm-goods-84433d8f = pay with these farm goods

# pen
m-pen-e21a6b0c = pen

# per
m-per-b427c3de = per

# phase {phase}, {what}
m-phase-phase-what-d7b44a82 = phase { $phase }, { $what }

# phase1 mode
m-phase1-mode-8f253de2 = phase1 mode

# pig no pen
m-pig-no-pen-365a4e09 = pig no pen

# pigs and trade goods
m-pigs-and-trade-goods-a193b773 = pigs and trade goods

# place
m-place-81df6358 = place

# play it as a barrow
m-play-it-as-a-barrow-d2878945 = play it as a barrow

# play it as a field
m-play-it-as-a-field-8b2af341 = play it as a field

# play it as a helper
m-play-it-as-a-helper-644ba2e9 = play it as a helper

# play it as an extension
m-play-it-as-an-extension-b3f29c85 = play it as an extension

# player
m-player-cdb59355 = player

# put a card of your hand on the discard pile
m-put-a-card-of-your-hand-on-the-d-4668ffd3 = put a card of your hand on the discard pile

# put a marker on an empty symbol of a barrow
m-put-a-marker-on-an-empty-symbol-178ff0e5 = put a marker on an empty symbol of a barrow

# put a marker on this market space
m-put-a-marker-on-this-market-spac-920eec0e = put a marker on this market space

# refuse
m-refuse-5fde095c = refuse

# removes
m-removes-be6d0fc3 = removes

# reserved
m-reserved-c0d03c12 = reserved

# revenue dice
m-revenue-dice-acb53712 = revenue dice

# revenue space
m-revenue-space-b03b90bc = revenue space

# revenue space {n}: {what}
m-revenue-space-n-what-97e85eb6 = revenue space { $n }: { $what }

# roll dice of these values again
m-roll-dice-of-these-values-again-e6214a9c = roll dice of these values again

# roof market marker
m-roof-market-marker-deb6f76d = roof market marker

# roof set
m-roof-set-0bc17627 = roof set

# roof tile
m-roof-tile-371cbceb = roof tile

# roof tiles
m-roof-tiles-2cd8009c = roof tiles

# ru
m-ru-ed5ad332 = ru

# secret
m-secret-2bb80d53 = secret

# sell
m-sell-c0f21d45 = sell

# sell a good for silver
m-sell-a-good-for-silver-d0707138 = sell a good for silver

# sell before breeding
m-sell-before-breeding-c634f30b = sell before breeding

# sequential
m-sequential-3ee15b8a = sequential

# shared die {value}
m-shared-die-value-5184a66b = shared die { $value }

# side
m-side-ea7bf4bb = side

# siesta space {space}, {n} {n|point|points} a round
m-siesta-space-space-n-n-point-poi-ddbdbd10 = siesta space { $space }, { $n } { $n ->
        [one] point
       *[other] points
    } a round

# siesta space {space}: {vp} VP when the round is scored
m-siesta-space-space-vp-vp-when-th-7297bc04 = siesta space { $space }: { $vp } VP when the round is scored

# siesta {space}
m-siesta-space-ada4638b = siesta { $space }

# siesta, deliveries
m-siesta-deliveries-757f008b = siesta, deliveries

# silver left
m-silver-left-94be60db = silver left

# silver left after or before the exchange breaks a tie
m-silver-left-after-or-before-the-e896a13c = silver left after or before the exchange breaks a tie

# silver visibility
m-silver-visibility-fad60641 = silver visibility

# simultaneous
m-simultaneous-5fd35d09 = simultaneous

# sold a pig at once
m-sold-a-pig-at-once-c1a365b4 = sold a pig at once

# sold {goods}
m-sold-goods-a10db6af = sold { $goods }

# solo above
m-solo-above-7551e07a = solo above

# solo distance
m-solo-distance-a1bf0ad1 = solo distance

# solo rule b
m-solo-rule-b-ed653378 = solo rule b

# spaces above a marker guard it where they are taken, or where they are of high value
m-spaces-above-a-marker-guard-it-w-45091cd9 = spaces above a marker guard it where they are taken, or where they are of high value

# steps
m-steps-b7595e2a = steps

# steps I.1 to I.3 side by side or in turn order
m-steps-i-1-to-i-3-side-by-side-or-cb8c3161 = steps I.1 to I.3 side by side or in turn order

# take 4 silver
m-take-4-silver-8ed67335 = take 4 silver

# take a die of this value
m-take-a-die-of-this-value-093e9b94 = take a die of this value

# take a pig
m-take-a-pig-f6cdd7e3 = take a pig

# take an opponent's marker off this market space
m-take-an-opponent-s-marker-off-th-9f883781 = take an opponent's marker off this market space

# take one of your markers back when your supply is empty
m-take-one-of-your-markers-back-wh-762bb3ca = take one of your markers back when your supply is empty

# take the silver
m-take-the-silver-f4f39552 = take the silver

# take these goods
m-take-these-goods-57315375 = take these goods

# take this card into your hand; the others are discarded
m-take-this-card-into-your-hand-th-a1cb6682 = take this card into your hand; the others are discarded

# take two different harvest goods
m-take-two-different-harvest-goods-2a351308 = take two different harvest goods

# taken
m-taken-99341d56 = taken

# the dice of this round and who took them
m-the-dice-of-this-round-and-who-t-79a45f08 = the dice of this round and who took them

# the die counts as this value for you
m-the-die-counts-as-this-value-for-e487d44d = the die counts as this value for you

# the farm
m-the-farm-77ad3c1d = the farm

# the final sale
m-the-final-sale-a40a02ff = the final sale

# the last one it wants: {gain}
m-the-last-one-it-wants-gain-483fe909 = the last one it wants: { $gain }

# the marker on {space}
m-the-marker-on-space-45443051 = the marker on { $space }

# the market
m-the-market-824012d6 = the market

# the neutral player
m-the-neutral-player-931286cf = the neutral player

# the neutral player looks first for distance (book) or for few spaces above (house)
m-the-neutral-player-looks-first-f-98d6a19a = the neutral player looks first for distance (book) or for few spaces above (house)

# the rule book whose preset the other options take
m-the-rule-book-whose-preset-the-o-4c37275e = the rule book whose preset the other options take

# the siesta
m-the-siesta-c5aa6118 = the siesta

# the start
m-the-start-9e7751dd = the start

# then it wants {goods}
m-then-it-wants-goods-1b0eddfd = then it wants { $goods }

# this round
m-this-round-f6f1b24e = this round

# tie silver
m-tie-silver-63c4821e = tie silver

# token of the {building}
m-token-of-the-building-e7447bfc = token of the { $building }

# trade goods, but no pigs
m-trade-goods-but-no-pigs-20d28c74 = trade goods, but no pigs

# turn a used roof tile face up again
m-turn-a-used-roof-tile-face-up-ag-e68c82d4 = turn a used roof tile face up again

# two different crops
m-two-different-crops-ee2793ec = two different crops

# two of: an upgrade, a siesta step
m-two-of-an-upgrade-a-siesta-step-37edc9ff = two of: an upgrade, a siesta step

# two upgrades for nothing
m-two-upgrades-for-nothing-63c78ade = two upgrades for nothing

# two upgrades or siesta steps
m-two-upgrades-or-siesta-steps-84df572c = two upgrades or siesta steps

# up front
m-up-front-3b1c70ab = up front

# up to two
m-up-to-two-7d176141 = up to two

# upgraded {what}
m-upgraded-what-2cee91d4 = upgraded { $what }

# use a helper or a roof tile
m-use-a-helper-or-a-roof-tile-6df69b57 = use a helper or a roof tile

# use a trade good: 4 silver, two different goods, a pig, upgrades or a card
m-use-a-trade-good-4-silver-two-di-fc1c911a = use a trade good: 4 silver, two different goods, a pig, upgrades or a card

# use of a trade good
m-use-of-a-trade-good-d3092f3b = use of a trade good

# use the die that is left for everybody
m-use-the-die-that-is-left-for-eve-78d93fad = use the die that is left for everybody

# use the immediate effect of one of your craft tokens again
m-use-the-immediate-effect-of-one-2c7c600f = use the immediate effect of one of your craft tokens again

# use this revenue space
m-use-this-revenue-space-414a365b = use this revenue space

# used
m-used-f8391613 = used

# used a trade good
m-used-a-trade-good-c13582c4 = used a trade good

# used as {value}
m-used-as-value-06fad572 = used as { $value }

# used {name}
m-used-name-bacb34c6 = used { $name }

# used {tile}
m-used-tile-1cf545dd = used { $tile }

# value {n}
m-value-n-6332d79e = value { $n }

# value {n}, +{vp} VP
m-value-n-vp-vp-6892b618 = value { $n }, +{ $vp } VP

# value {n}, with {lower} {lower|marker|markers} beside it to drive away
m-value-n-with-lower-lower-marker-2ba95a17 = value { $n }, with { $lower } { $lower ->
        [one] marker
       *[other] markers
    } beside it to drive away

# victory points
m-victory-points-f0d525a7 = victory points

# vp
m-vp-87cfd620 = vp

# vp visibility
m-vp-visibility-5bea1d77 = vp visibility

# wainwright step
m-wainwright-step-6a3fad8d = wainwright step

# wants {wants} for {n} VP{marker}
m-wants-wants-for-n-vp-marker-47367774 = wants { $wants } for { $n } VP{ $marker }

# way
m-way-44c5e707 = way

# what the extensions bring every round
m-what-the-extensions-bring-every-b40feea1 = what the extensions bring every round

# which bonuses lie on the roof tiles; which tile has which is the house's own
m-which-bonuses-lie-on-the-roof-ti-c0f62cee = which bonuses lie on the roof tiles; which tile has which is the house's own

# which of its effects a helper or a roof tile is to have
m-which-of-its-effects-a-helper-or-d81d3be1 = which of its effects a helper or a roof tile is to have

# with or without the six promo cards
m-with-or-without-the-six-promo-ca-30d2d862 = with or without the six promo cards

# yes
m-yes-8a798890 = yes

# your barrow, {card}, {n} {n|point|points}
m-your-barrow-card-n-n-point-point-45f27abd = your barrow, { $card }, { $n } { $n ->
        [one] point
       *[other] points
    }

# your markers: {place}
m-your-markers-place-fdd09ed1 = your markers: { $place }

# your token of the {building}
m-your-token-of-the-building-ad667b47 = your token of the { $building }

# your token of the {building}, new
m-your-token-of-the-building-new-42b6881c = your token of the { $building }, new

# your turn
m-your-turn-5acd99f0 = your turn

# {building}, open; wants {goods}
m-building-open-wants-goods-65589bf8 = { $building }, open; wants { $goods }

# {building}, opens after {n} others; wants {goods}
m-building-opens-after-n-others-w-8d9a6d19 = { $building }, opens after { $n } others; wants { $goods }

# {card} as extension costs {n} {n|farm good|different farm goods}: which do you pay?
m-card-as-extension-costs-n-n-far-4597962c = { $card } as extension costs { $n } { $n ->
        [one] farm good
       *[other] different farm goods
    }: which do you pay?

# {card} as {side}
m-card-as-side-64d7cc66 = { $card } as { $side }

# {card} as {side}: {shows}
m-card-as-side-shows-6f9b2edf = { $card } as { $side }: { $shows }

# {card} of your hand, {helper}: {text}
m-card-of-your-hand-helper-text-d8dae3a0 = { $card } of your hand, { $helper }: { $text }

# {crop} on your field
m-crop-on-your-field-605af986 = { $crop } on your field

# {gives}; costs nothing
m-gives-costs-nothing-f299b31d = { $gives }; costs nothing

# {gives}; costs {n} different {n|good|goods}
m-gives-costs-n-different-n-good-abb56689 = { $gives }; costs { $n } different { $n ->
        [one] good
       *[other] goods
    }

# {goods} in your store
m-goods-in-your-store-71ed0f74 = { $goods } in your store

# {good}: delivered
m-good-delivered-1fa8d9ac = { $good }: delivered

# {good}: not delivered yet
m-good-not-delivered-yet-7eb4936e = { $good }: not delivered yet

# {happened}: you may use {waiting}.
m-happened-you-may-use-waiting-7182f876 = { $happened }: you may use { $waiting }.

# {kind} cannot be bought.
m-kind-cannot-be-bought-56747496 = { $kind } cannot be bought.

# {kind} is not offered here.
m-kind-is-not-offered-here-b262dda2 = { $kind } is not offered here.

# {name} (card {n}): {text}
m-name-card-n-text-0fb95a83 = { $name } (card { $n }): { $text }

# {name} complete
m-name-complete-7f43c5ec = { $name } complete

# {n} VP for {why}
m-n-vp-for-why-6087318a = { $n } VP for { $why }

# {n} of {limit}
m-n-of-limit-7fd0b788 = { $n } of { $limit }

# {n} {n|delivery|deliveries}, {hats} {hats|step|steps} on the siesta track
m-n-n-delivery-deliveries-hats-ha-aa857ba3 = { $n } { $n ->
        [one] delivery
       *[other] deliveries
    }, { $hats } { $hats ->
        [one] step
       *[other] steps
    } on the siesta track

# {n} {n|donkey|donkeys}, {hats} {hats|hat|hats}
m-n-n-donkey-donkeys-hats-hats-ha-e448ac70 = { $n } { $n ->
        [one] donkey
       *[other] donkeys
    }, { $hats } { $hats ->
        [one] hat
       *[other] hats
    }

# {n} {n|field|fields} grown
m-n-n-field-fields-grown-04f6ca6a = { $n } { $n ->
        [one] field
       *[other] fields
    } grown

# {n} {n|field|fields} of {who} {n|grows|grow} {n|a good|a good each}.
m-n-n-field-fields-of-who-n-grows-9cc7e6f8 = { $n } { $n ->
        [one] field
       *[other] fields
    } of { $who } { $n ->
        [one] grows
       *[other] grow
    } { $n ->
        [one] a good
       *[other] a good each
    }.

# {n} {n|pen|pens}
m-n-n-pen-pens-e0539633 = { $n } { $n ->
        [one] pen
       *[other] pens
    }

# {n} {n|pig|pigs}, pens for {pens}
m-n-n-pig-pigs-pens-for-pens-70a47330 = { $n } { $n ->
        [one] pig
       *[other] pigs
    }, pens for { $pens }

# {n} {n|step|steps}
m-n-n-step-steps-d900f297 = { $n } { $n ->
        [one] step
       *[other] steps
    }

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } rolled again: { $new }

# {price}, it becomes {into}
m-price-it-becomes-into-a88cd2e3 = { $price }, it becomes { $into }

# {price}, {vp} VP; {text}
m-price-vp-vp-text-af99ee45 = { $price }, { $vp } VP; { $text }

# {tiles}; extra deliveries: {n}{left}.
m-tiles-extra-deliveries-n-left-b4370a24 = { $tiles }; extra deliveries: { $n }{ $left }.

# {tile}: {text} (used)
m-tile-text-used-f817f679 = { $tile }: { $text } (used)

# {what} cannot be used for this.
m-what-cannot-be-used-for-this-3dfe1297 = { $what } cannot be used for this.

# {what} costs {cost}.
m-what-costs-cost-dfd5a80c = { $what } costs { $cost }.

# {what} could bring nothing now.
m-what-could-bring-nothing-now-dd30068a = { $what } could bring nothing now.

# {what} does not go in place of a marker.
m-what-does-not-go-in-place-of-a-2ab40473 = { $what } does not go in place of a marker.

# {what} has been used.
m-what-has-been-used-658a153a = { $what } has been used.

# {what} is not at your farm.
m-what-is-not-at-your-farm-8eee42d0 = { $what } is not at your farm.

# {what} is not yours to use now.
m-what-is-not-yours-to-use-now-145c0eaf = { $what } is not yours to use now.

# {what} to {to}
m-what-to-to-be3f0933 = { $what } to { $to }

# {what} works in phase {phases}.
m-what-works-in-phase-phases-0b081993 = { $what } works in phase { $phases }.

# {who} brings {n} {crop} {way}.
m-who-brings-n-crop-way-7155e832 = { $who } brings { $n } { $crop } { $way }.

# {who} brought {goods} to the {name}.
m-who-brought-goods-to-the-name-66bfbe92 = { $who } brought { $goods } to the { $name }.

# {who} buys {tile}.
m-who-buys-tile-6dc00066 = { $who } buys { $tile }.

# {who} chooses the tile with {n} {n|donkey|donkeys}, to be revealed when all have chosen.
m-who-chooses-the-tile-with-n-n-d-2e0967b1 = { $who } chooses the tile with { $n } { $n ->
        [one] donkey
       *[other] donkeys
    }, to be revealed when all have chosen.

# {who} completes the barrow {card}.
m-who-completes-the-barrow-card-a06f3d29 = { $who } completes the barrow { $card }.

# {who} completes the {name} and gains its token.
m-who-completes-the-name-and-gain-6317d82d = { $who } completes the { $name } and gains its token.

# {who} delivers {what} to {to}.
m-who-delivers-what-to-to-26d255e5 = { $who } delivers { $what } to { $to }.

# {who} discards the {side} {card}.
m-who-discards-the-side-card-a63ff4e6 = { $who } discards the { $side } { $card }.

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } discards { $cards }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } draws { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } draws { $n } { $n ->
        [one] card
       *[other] cards
    }.

# {who} fills a symbol of {to}.
m-who-fills-a-symbol-of-to-7a8413d5 = { $who } fills a symbol of { $to }.

# {who} gains {goods}.
m-who-gains-goods-88e2368b = { $who } gains { $goods }.

# {who} gains {n} VP for {why}.
m-who-gains-n-vp-for-why-881e5ce6 = { $who } gains { $n } VP for { $why }.

# {who} gives up the marker {place}.
m-who-gives-up-the-marker-place-1f989f31 = { $who } gives up the marker { $place }.

# {who} has chosen a donkey tile.
m-who-has-chosen-a-donkey-tile-735a20a4 = { $who } has chosen a donkey tile.

# {who} has no pen for a pig and sells it for {n} silver.
m-who-has-no-pen-for-a-pig-and-se-92bcdb0e = { $who } has no pen for a pig and sells it for { $n } silver.

# {who} has won
m-who-has-won-deef00f1 = { $who } has won

# {who} is first.
m-who-is-first-0d8f3465 = { $who } is first.

# {who} is the first player.
m-who-is-the-first-player-79b54392 = { $who } is the first player.

# {who} moves a marker from {origin} to {space}.
m-who-moves-a-marker-from-origin-884414e8 = { $who } moves a marker from { $origin } to { $space }.

# {who} moves to siesta space {space}.
m-who-moves-to-siesta-space-space-b423b953 = { $who } moves to siesta space { $space }.

# {who} pays {goods} for {why}.
m-who-pays-goods-for-why-0d10cb92 = { $who } pays { $goods } for { $why }.

# {who} pays {goods}.
m-who-pays-goods-bf1cca69 = { $who } pays { $goods }.

# {who} pays {n} VP.
m-who-pays-n-vp-b22e88d1 = { $who } pays { $n } VP.

# {who} pays {n} silver for {why}.
m-who-pays-n-silver-for-why-ef679e2b = { $who } pays { $n } silver for { $why }.

# {who} pays {n} silver.
m-who-pays-n-silver-10a4262a = { $who } pays { $n } silver.

# {who} places a marker on {space}.
m-who-places-a-marker-on-space-48cbcb87 = { $who } places a marker on { $space }.

# {who} plays {card} as {side}.
m-who-plays-card-as-side-0f29b9f7 = { $who } plays { $card } as { $side }.

# {who} plays {card} as {side}: {shows}.
m-who-plays-card-as-side-shows-75606436 = { $who } plays { $card } as { $side }: { $shows }.

# {who} reserves the last die beside revenue space {space}.
m-who-reserves-the-last-die-besid-0f621644 = { $who } reserves the last die beside revenue space { $space }.

# {who} rolls {old} again: {new}.
m-who-rolls-old-again-new-4392dc3b = { $who } rolls { $old } again: { $new }.

# {who} sells {goods}.
m-who-sells-goods-c0b5a618 = { $who } sells { $goods }.

# {who} takes a die of {value}.
m-who-takes-a-die-of-value-d479ec0f = { $who } takes a die of { $value }.

# {who} takes {n} silver for the {why}.
m-who-takes-n-silver-for-the-why-86a9f714 = { $who } takes { $n } silver for the { $why }.

# {who} takes {n} silver from {why}.
m-who-takes-n-silver-from-why-447af989 = { $who } takes { $n } silver from { $why }.

# {who} takes {n} silver.
m-who-takes-n-silver-0aef6b34 = { $who } takes { $n } silver.

# {who} turns {tile} face up again.
m-who-turns-tile-face-up-again-7d1ea7d2 = { $who } turns { $tile } face up again.

# {who} upgrades {what}.
m-who-upgrades-what-2ebd530b = { $who } upgrades { $what }.

# {who} uses a trade good.
m-who-uses-a-trade-good-08a0cb0e = { $who } uses a trade good.

# {who} uses the die as a {value}.
m-who-uses-the-die-as-a-value-9920e4f0 = { $who } uses the die as a { $value }.

# {who} uses the shared die, a {value}.
m-who-uses-the-shared-die-a-value-b074056d = { $who } uses the shared die, a { $value }.

# {who} uses the {name}.
m-who-uses-the-name-cb2f4642 = { $who } uses the { $name }.

# {who} uses {tile}.
m-who-uses-tile-c96ac304 = { $who } uses { $tile }.

# {who}: a donkey tile is chosen
m-who-a-donkey-tile-is-chosen-3a4841e3 = { $who }: a donkey tile is chosen

# {who}: points {vp}, silver {silver}, cards {n} of {limit}
m-who-points-vp-silver-silver-car-6e5af877 = { $who }: points { $vp }, silver { $silver }, cards { $n } of { $limit }

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}
m-who-vp-vp-silver-silver-n-n-car-eb1f4ca9 = { $who }: { $vp } VP, { $silver } silver, { $n } { $n ->
        [one] card
       *[other] cards
    }

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}; {stored}; siesta {disc}
m-who-vp-vp-silver-silver-n-n-car-d8dbc538 = { $who }: { $vp } VP, { $silver } silver, { $n } { $n ->
        [one] card
       *[other] cards
    }; { $stored }; siesta { $disc }
