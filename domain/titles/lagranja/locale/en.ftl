#  and a market marker
m-and-a-market-marker-9ef4e1ce = { " " }and a market marker

#  from the fields
m-from-the-fields-fe9cd0d5 = { " " }from the fields

#  or 
m-or-e1a3e78c = { " " }or 

# +{n} silver
m-n-silver-d2d4a504 = +{ $n } silver

# , and a marker on the market
m-and-a-marker-on-the-market-fcfcfa68 = , and a marker on the market

# , this round
m-this-round-68f56d65 = , this round

# : none yet
m-none-yet-dde6eb7a = : none yet

# A card has been played
m-a-card-has-been-played-91815d69 = A card has been played

# A craft building has been completed
m-a-craft-building-has-been-comple-d1facd34 = A craft building has been completed

# A marker of yours moves to a free space of the same value.
m-a-marker-of-yours-moves-to-a-fre-990a7b46 = A marker of yours moves to a free space of the same value.

# A pig is born at the farm of {who}.
m-a-pig-is-born-at-the-farm-of-who-e3ad37df = A pig is born at the farm of { $who }.

# All donkey tiles come back.
m-all-donkey-tiles-come-back-88bbe74a = All donkey tiles come back.

# All places are full: say which {side} leaves.
m-all-places-are-full-say-which-si-f0942522 = All places are full: say which { $side } leaves.

# All your markers are in use: give one up first.
m-all-your-markers-are-in-use-give-0d741fd5 = All your markers are in use: give one up first.

# All your markers are in use: give one up for {what}, or go without.
m-all-your-markers-are-in-use-give-2632f3d4 = All your markers are in use: give one up for { $what }, or go without.

# Anything else before the next step at your farm?
m-anything-else-before-the-next-st-6a6977ec = Anything else before the next step at your farm?

# Anything else before your turn ends?
m-anything-else-before-your-turn-e-8617c78f = Anything else before your turn ends?

# At this table extra deliveries are bought at once: say how many.
m-at-this-table-extra-deliveries-a-72160c8d = At this table extra deliveries are bought at once: say how many.

# At this table extra deliveries are paid one by one.
m-at-this-table-extra-deliveries-a-60e09407 = At this table extra deliveries are paid one by one.

# At this table no pig makes room for a newborn: sell or upgrade it afterwards.
m-at-this-table-no-pig-makes-room-95ee970d = At this table no pig makes room for a newborn: sell or upgrade it afterwards.

# Barrow {n}: {text}
m-barrow-n-text-4be6b7e4 = Barrow { $n }: { $text }

# Card {n}: {crop} | {barrow} | {extension} | {helper}
m-card-n-crop-barrow-extension-hel-828cd9ea = Card { $n }: { $crop } | { $barrow } | { $extension } | { $helper }

# Cards of an owner's overlay: every side follows the printed cards.
m-cards-of-an-owner-s-overlay-ever-f11ca970 = Cards of an owner's overlay: every side follows the printed cards.

# Cards: {n} in the deck, {m} discarded.
m-cards-n-in-the-deck-m-discarded-5fc01032 = Cards: { $n } in the deck, { $m } discarded.

# Choose a donkey tile, in secret.
m-choose-a-donkey-tile-in-secret-c9c04c32 = Choose a donkey tile, in secret.

# Choose another craft token of your farm.
m-choose-another-craft-token-of-yo-665c7f11 = Choose another craft token of your farm.

# Choose one of {ways}.
m-choose-one-of-ways-2d5f84f2 = Choose one of { $ways }.

# Dice: {dice}.
m-dice-dice-7d1499a1 = Dice: { $dice }.

# Donkey tiles
m-donkey-tiles-148def31 = Donkey tiles

# Draw a card or play one.
m-draw-a-card-or-play-one-3454c62d = Draw a card or play one.

# Extensions: {text}.
m-extensions-text-b6eb5682 = Extensions: { $text }.

# Fewer goods are enough.
m-fewer-goods-are-enough-8a9f39bd = Fewer goods are enough.

# Fill one empty symbol of one of your barrows.
m-fill-one-empty-symbol-of-one-of-6706cd2d = Fill one empty symbol of one of your barrows.

# Goods on a field cannot be sold.
m-goods-on-a-field-cannot-be-sold-e185f86e = Goods on a field cannot be sold.

# Helper {n}, {name}: {text}
m-helper-n-name-text-b4412645 = Helper { $n }, { $name }: { $text }

# Helpers of {who}
m-helpers-of-who-d05d7c2c = Helpers of { $who }

# Helpers: {names}.
m-helpers-names-bdd43699 = Helpers: { $names }.

# In the first round everybody plays two cards.
m-in-the-first-round-everybody-pla-6e5eeb9f = In the first round everybody plays two cards.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = In your hand: { $card }

# It is time for income
m-it-is-time-for-income-984b5f0c = It is time for income

# Keep {n} of the cards you have drawn.
m-keep-n-of-the-cards-you-have-dra-b97e5a07 = Keep { $n } of the cards you have drawn.

# La Granja knows the editions {known}, not "{edition}".
m-la-granja-knows-the-editions-kno-ce8be8f1 = La Granja knows the editions { $known }, not "{ $edition }".

# Locked, to be opened in this order: {names}.
m-locked-to-be-opened-in-this-orde-a0f6a7b6 = Locked, to be opened in this order: { $names }.

# Make {n} {n|delivery|deliveries}.
m-make-n-n-delivery-deliveries-cdf49605 = Make { $n } { $n ->
        [one] delivery
       *[other] deliveries
    }.

# Markers left
m-markers-left-c4852eb5 = Markers left

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

# No empty symbol asks for that there.
m-no-empty-symbol-asks-for-that-th-8dee2598 = No empty symbol asks for that there.

# Nothing has to leave for that card.
m-nothing-has-to-leave-for-that-ca-e5b5dc14 = Nothing has to leave for that card.

# Only olives, grain, grapes and pigs can be sold.
m-only-olives-grain-grapes-and-pig-d0325da5 = Only olives, grain, grapes and pigs can be sold.

# Only olives, grain, grapes and pigs can be upgraded.
m-only-olives-grain-grapes-and-pig-e284ba8d = Only olives, grain, grapes and pigs can be upgraded.

# Open: {names}.
m-open-names-ee3b6ee4 = Open: { $names }.

# Opened later: {names}.
m-opened-later-names-768f36d4 = Opened later: { $names }.

# Pay {n} of {kinds} that you have.
m-pay-n-of-kinds-that-you-have-82608ca4 = Pay { $n } of { $kinds } that you have.

# Phase {phase}: {name}.
m-phase-phase-name-17dbe8ea = Phase { $phase }: { $name }.

# Place a marker on the market.
m-place-a-marker-on-the-market-9ddccae8 = Place a marker on the market.

# Play a card as {sides}.
m-play-a-card-as-sides-8e7f93c2 = Play a card as { $sides }.

# R-A1: with or without the six promo cards
m-r-a1-with-or-without-the-six-pro-6d69f260 = R-A1: with or without the six promo cards

# R-A4: are the victory points of others shown
m-r-a4-are-the-victory-points-of-o-8de31ffd = R-A4: are the victory points of others shown

# R-A4: is the silver of others shown
m-r-a4-is-the-silver-of-others-sho-4ce63c20 = R-A4: is the silver of others shown

# R-B5: a pig gained without a free pen
m-r-b5-a-pig-gained-without-a-free-bcf996d5 = R-B5: a pig gained without a free pen

# R-C10: may a pig be sold to make room for a newborn
m-r-c10-may-a-pig-be-sold-to-make-662b2ce6 = R-C10: may a pig be sold to make room for a newborn

# R-C1: steps I.1 to I.3 side by side or in turn order
m-r-c1-steps-i-1-to-i-3-side-by-si-dc87ae60 = R-C1: steps I.1 to I.3 side by side or in turn order

# R-C2: cards played in round 1
m-r-c2-cards-played-in-round-1-f6e89cc9 = R-C2: cards played in round 1

# R-D1: which bonuses lie on the roof tiles; which tile has which is the house's own
m-r-d1-which-bonuses-lie-on-the-ro-8a8ea255 = R-D1: which bonuses lie on the roof tiles; which tile has which is the house's own

# R-D3: does the marker of a roof tile remove neighbours
m-r-d3-does-the-marker-of-a-roof-t-ee5a8191 = R-D3: does the marker of a roof tile remove neighbours

# R-G8: may the further siesta step be left out
m-r-g8-may-the-further-siesta-step-89140dce = R-G8: may the further siesta step be left out

# R-H3: do lower neighbours leave, or as the player likes
m-r-h3-do-lower-neighbours-leave-o-2a5f9914 = R-H3: do lower neighbours leave, or as the player likes

# R-H4: after a replacement on a full market, do lower neighbours leave as they do elsewhere
m-r-h4-after-a-replacement-on-a-fu-e531fc87 = R-H4: after a replacement on a full market, do lower neighbours leave as they do elsewhere

# R-H4: does an own marker replaced on a full market bring a point
m-r-h4-does-an-own-marker-replaced-7005a3ce = R-H4: does an own marker replaced on a full market bring a point

# R-J1: how extra deliveries are paid
m-r-j1-how-extra-deliveries-are-pa-edbd8b16 = R-J1: how extra deliveries are paid

# R-J3: does a used helper tie up a marker
m-r-j3-does-a-used-helper-tie-up-a-ff726086 = R-J3: does a used helper tie up a marker

# R-J3: markers of a player
m-r-j3-markers-of-a-player-05ab57da = R-J3: markers of a player

# R-K4: are pigs sold at the end, as the resources of stores are
m-r-k4-are-pigs-sold-at-the-end-as-b682b4fb = R-K4: are pigs sold at the end, as the resources of stores are

# R-K6: silver left after or before the exchange breaks a tie
m-r-k6-silver-left-after-or-before-8c343080 = R-K6: silver left after or before the exchange breaks a tie

# R-S5: from which markers the neutral player keeps away
m-r-s5-from-which-markers-the-neut-96175e7b = R-S5: from which markers the neutral player keeps away

# R-S5: spaces above a marker guard it where they are taken, or where they are of high value
m-r-s5-spaces-above-a-marker-guard-4b79b3fe = R-S5: spaces above a marker guard it where they are taken, or where they are of high value

# R-S5: the neutral player looks first for distance (book) or for few spaces above (house)
m-r-s5-the-neutral-player-looks-fi-5cf1ffdf = R-S5: the neutral player looks first for distance (book) or for few spaces above (house)

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

# Round {n} begins. On offer: {tiles}.
m-round-n-begins-on-offer-tiles-cfa31cae = Round { $n } begins. On offer: { $tiles }.

# Round {n} of {rounds}, {phase}.
m-round-n-of-rounds-phase-571c21a3 = Round { $n } of { $rounds }, { $phase }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Round { $round } of { $rounds }; the game ends after the last.

# Say it without the last word: it is {kind} anyway.
m-say-it-without-the-last-word-it-0c3d7c43 = Say it without the last word: it is { $kind } anyway.

# Sell the pig that has no pen, or say done.
m-sell-the-pig-that-has-no-pen-or-6c536099 = Sell the pig that has no pen, or say done.

# Siesta: {siesta}. Turn order: {order}.
m-siesta-siesta-turn-order-order-b9e84a7b = Siesta: { $siesta }. Turn order: { $order }.

# Sold at the end of the game: harvest goods in stores, {pigs}.
m-sold-at-the-end-of-the-game-harv-08a869f7 = Sold at the end of the game: harvest goods in stores, { $pigs }.

# Store: {stored}; pens for {n} {n|pig|pigs}. Fields: {fields}.
m-store-stored-pens-for-n-n-pig-pi-c41f444b = Store: { $stored }; pens for { $n } { $n ->
        [one] pig
       *[other] pigs
    }. Fields: { $fields }.

# Take one olive, one grain or one grape.
m-take-one-olive-one-grain-or-one-5c929715 = Take one olive, one grain or one grape.

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

# The donkey tiles are turned up: 
m-the-donkey-tiles-are-turned-up-57431931 = The donkey tiles are turned up: 

# The game is at its end
m-the-game-is-at-its-end-0adff460 = The game is at its end

# The game is over: {p0} has {points} VP.
m-the-game-is-over-p0-has-points-v-f52316a2 = The game is over: { $p0 } has { $points } VP.

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

# The new turn order: 
m-the-new-turn-order-cb497ec6 = The new turn order: 

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

# The spaces have to be different.
m-the-spaces-have-to-be-different-9d6d09c0 = The spaces have to be different.

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

# Turn a used roof tile face up again.
m-turn-a-used-roof-tile-face-up-ag-1e298ddf = Turn a used roof tile face up again.

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

# You have taken a die
m-you-have-taken-a-die-4f189b44 = You have taken a die

# You have used a die
m-you-have-used-a-die-a04749df = You have used a die

# You have used that donkey tile already.
m-you-have-used-that-donkey-tile-a-b1d13036 = You have used that donkey tile already.

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

# You may keep one of the cards just drawn.
m-you-may-keep-one-of-the-cards-ju-aa32d69d = You may keep one of the cards just drawn.

# You may make up to {n} extra {n|delivery|deliveries}, paid one by one.
m-you-may-make-up-to-n-extra-n-del-2b35a12c = You may make up to { $n } extra { $n ->
        [one] delivery
       *[other] deliveries
    }, paid one by one.

# You may not play a card as {side} now.
m-you-may-not-play-a-card-as-side-cc06d616 = You may not play a card as { $side } now.

# You may not remove that marker.
m-you-may-not-remove-that-marker-56a23938 = You may not remove that marker.

# You may remove opposing markers beside yours.
m-you-may-remove-opposing-markers-18c589ef = You may remove opposing markers beside yours.

# You may roll up to {n} {n|die|dice} again.
m-you-may-roll-up-to-n-n-die-dice-e3b00bb9 = You may roll up to { $n } { $n ->
        [one] die
       *[other] dice
    } again.

# You may roll {n} dice again at most.
m-you-may-roll-n-dice-again-at-mos-8fcd598d = You may roll { $n } dice again at most.

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

# Your farm: {vp} VP, {silver} silver
m-your-farm-vp-vp-silver-silver-22daccc0 = Your farm: { $vp } VP, { $silver } silver

# Your hand is about to be filled up
m-your-hand-is-about-to-be-filled-8cd23a26 = Your hand is about to be filled up

# Your hand, {n} of {limit}: field | barrow | extension | helper
m-your-hand-n-of-limit-field-barro-29209b35 = Your hand, { $n } of { $limit }: field | barrow | extension | helper

# Your roof has no space left.
m-your-roof-has-no-space-left-2e2e6cb1 = Your roof has no space left.

# Your row there is complete.
m-your-row-there-is-complete-2f5b68f8 = Your row there is complete.

# a card or one crop
m-a-card-or-one-crop-5b7b0a22 = a card or one crop

# a craft building
m-a-craft-building-dcce897c = a craft building

# a delivery or 2 silver
m-a-delivery-or-2-silver-615d2e49 = a delivery or 2 silver

# a field of {crop}
m-a-field-of-crop-e2fc70ea = a field of { $crop }

# a pig born
m-a-pig-born-99d34b4b = a pig born

# a roof tile
m-a-roof-tile-f485a5ee = a roof tile

# a special helper wants abilities [] and its rules as sentences in pseudo
m-a-special-helper-wants-abilities-3dcb402c = a special helper wants abilities [] and its rules as sentences in pseudo

# a symbol of {to}
m-a-symbol-of-to-cca3d67e = a symbol of { $to }

# a trade good
m-a-trade-good-7c6d936e = a trade good

# a used donkey tile
m-a-used-donkey-tile-7db3a6d1 = a used donkey tile

# acheter koupit купить куплю покупаю купи achete koupim kupuju kupuji kup
m-acheter-koupit-achete-koupim-kup-6974a328 = acheter koupit купить куплю покупаю купи achete koupim kupuju kupuji kup

# an extension
m-an-extension-1b1ee7db = an extension

# an owner's overlay: the name of an approved one; its text in a game
m-an-owner-s-overlay-the-name-of-a-31e19c7f = an owner's overlay: the name of an approved one; its text in a game

# an upgrade
m-an-upgrade-4940f545 = an upgrade

# apporter prinest перенести
m-apporter-prinest-3b3a1ee7 = apporter prinest перенести

# assistant pomocnik pomocnika помощник помощника
m-assistant-pomocnik-pomocnika-45cbb358 = assistant pomocnik pomocnika помощник помощника

# assistant pomocnik помощник pomocnika помощника
m-assistant-pomocnik-pomocnika-cfa619f5 = assistant pomocnik помощник pomocnika помощника

# barrow {card} complete
m-barrow-card-complete-18ea1c87 = barrow { $card } complete

# building or barrow
m-building-or-barrow-3c1bcedf = building or barrow

# cart charrette trakar trakař телега телегу тележка тележку
m-cart-charrette-trakar-traka-8c164359 = cart charrette trakar trakař телега телегу тележка тележку

# cart charrette trakar телега тележка тележку charrettes
m-cart-charrette-trakar-charrettes-ab7c17e1 = cart charrette trakar телега тележка тележку charrettes

# champ champs pole polnost поле
m-champ-champs-pole-polnost-75b23331 = champ champs pole polnost поле

# champ pole поле polnost champs
m-champ-pole-polnost-champs-d1c3e4d2 = champ pole поле polnost champs

# changer zmenit изменить
m-changer-zmenit-58dfc388 = changer zmenit изменить

# choisir zvolit выбрать выбираю выбери выбор choisis vybrat vyber volim zvolit
m-choisir-zvolit-choisis-vybrat-vy-988107a8 = choisir zvolit выбрать выбираю выбери выбор choisis vybrat vyber volim zvolit

# craft buildings
m-craft-buildings-807db384 = craft buildings

# defausser odhodit сбросить
m-defausser-odhodit-033cff0f = defausser odhodit сбросить

# deliveries and hats
m-deliveries-and-hats-03195294 = deliveries and hats

# die {value}
m-die-value-cc59b3fd = die { $value }

# discarded {cards}
m-discarded-cards-c27187c0 = discarded { $cards }

# donkey осел осла ослы ослов ane anes oslik osliky oslici osli
m-donkey-ane-anes-oslik-osliky-osl-c90b49dc = donkey осел осла ослы ослов ane anes oslik osliky oslici osli

# draw a card or play one
m-draw-a-card-or-play-one-6cf0cb1a = draw a card or play one

# drew {cards}
m-drew-cards-0bec42cd = drew { $cards }

# drew {n}
m-drew-n-1f3ea268 = drew { $n }

# each round
m-each-round-af267801 = each round

# extra delivery
m-extra-delivery-3b3c2225 = extra delivery

# field of {crop}; barrow for {n} VP; extension {gives}; helper {name}
m-field-of-crop-barrow-for-n-vp-ex-d5edb727 = field of { $crop }; barrow for { $n } VP; extension { $gives }; helper { $name }

# for nothing
m-for-nothing-6e1065e1 = for nothing

# free place
m-free-place-35f08b33 = free place

# from the fields to the store
m-from-the-fields-to-the-store-fa9b8b0e = from the fields to the store

# from the store to the fields
m-from-the-store-to-the-fields-9da670a4 = from the store to the fields

# good of your farm
m-good-of-your-farm-e07c6031 = good of your farm

# its token
m-its-token-0cf1da2d = its token

# jeton zeton жетон fetiche
m-jeton-zeton-fetiche-0efc9d35 = jeton zeton жетон fetiche

# lay jouer zahrat играть сыграть разыграть играю разыгрываю выложить poser pose joue hraju hraji zahraju vylozit zahraj
m-lay-jouer-zahrat-poser-pose-joue-707b8c13 = lay jouer zahrat играть сыграть разыграть играю разыгрываю выложить poser pose joue hraju hraji zahraju vylozit zahraj

# livrer dodat доставить delivery deliveries доставляю доставь доставлю везу отвезти livre livraison apporter dodavam dodam dodej dodavka odvezt
m-livrer-dodat-delivery-deliveries-c0f3878d = livrer dodat доставить delivery deliveries доставляю доставь доставлю везу отвезти livre livraison apporter dodavam dodam dodej dodavka odvezt

# marker from {origin} to {space}
m-marker-from-origin-to-space-b20a4cb7 = marker from { $origin } to { $space }

# marker on {space}
m-marker-on-space-1b3421fe = marker on { $space }

# marker {place} given up
m-marker-place-given-up-6c868582 = marker { $place } given up

# market space
m-market-space-5f011272 = market space

# no card
m-no-card-9b119c50 = no card

# no silver
m-no-silver-064e8b95 = no silver

# pass end fini hotovo готово пас готов все закончить хватит termine fin vse dost konec pasuju
m-pass-end-fini-hotovo-termine-fin-673525ec = pass end fini hotovo готово пас готов все закончить хватит termine fin vse dost konec pasuju

# pigs and trade goods
m-pigs-and-trade-goods-a193b773 = pigs and trade goods

# piocher liznout тянуть тяну добрать взять беру pioche tirer prendre lizam dobrat liznu beru
m-piocher-liznout-pioche-tirer-pre-a3baf73d = piocher liznout тянуть тяну добрать взять беру pioche tirer prendre lizam dobrat liznu beru

# prendre vzit взять беру возьму возьми бери prends prend prenez beru vezmu vezmi ber
m-prendre-vzit-prends-prend-prenez-11c43f3a = prendre vzit взять беру возьму возьми бери prends prend prenez beru vezmu vezmi ber

# relancer prehodit перебросить перекинуть перебрось relance rejeter prehazuju prehod
m-relancer-prehodit-relance-rejete-03be3275 = relancer prehodit перебросить перекинуть перебрось relance rejeter prehazuju prehod

# remplir zaplnit заполнить
m-remplir-zaplnit-bf1bc3e3 = remplir zaplnit заполнить

# reserver rezervovat оставить
m-reserver-rezervovat-4c746e16 = reserver rezervovat оставить

# revenue dice
m-revenue-dice-acb53712 = revenue dice

# roof tile
m-roof-tile-371cbceb = roof tile

# roof tiles
m-roof-tiles-2cd8009c = roof tiles

# rozsireni пристройка
m-rozsireni-dfada2c1 = rozsireni пристройка

# rozsireni пристройка пристройку agrandissement
m-rozsireni-agrandissement-1dceee99 = rozsireni пристройка пристройку agrandissement

# shared die {value}
m-shared-die-value-5184a66b = shared die { $value }

# siesta avancer posunout сдвинуть продвинуть двигаю двигать переставить переместить перемещаю avance bouger deplacer deplace posunu postoupit presunout presouvam
m-siesta-avancer-posunout-avance-b-73e32a4f = siesta avancer posunout сдвинуть продвинуть двигаю двигать переставить переместить перемещаю avance bouger deplacer deplace posunu postoupit presunout presouvam

# siesta space {space}: {vp} VP when the round is scored
m-siesta-space-space-vp-vp-when-th-7297bc04 = siesta space { $space }: { $vp } VP when the round is scored

# siesta {space}
m-siesta-space-ada4638b = siesta { $space }

# silver left
m-silver-left-94be60db = silver left

# sold a pig at once
m-sold-a-pig-at-once-c1a365b4 = sold a pig at once

# sold {goods}
m-sold-goods-a10db6af = sold { $goods }

# source instead
m-source-instead-9586f121 = source instead

# the farm
m-the-farm-77ad3c1d = the farm

# the final sale
m-the-final-sale-a40a02ff = the final sale

# the last one it wants: {gain}
m-the-last-one-it-wants-gain-483fe909 = the last one it wants: { $gain }

# the market
m-the-market-824012d6 = the market

# the neutral player
m-the-neutral-player-931286cf = the neutral player

# the rule book whose preset the other options take
m-the-rule-book-whose-preset-the-o-4c37275e = the rule book whose preset the other options take

# the siesta
m-the-siesta-c5aa6118 = the siesta

# the start
m-the-start-9e7751dd = the start

# then it wants {goods}
m-then-it-wants-goods-1b0eddfd = then it wants { $goods }

# to barrow instead card
m-to-barrow-instead-card-1fc794f5 = to barrow instead card

# trade good
m-trade-good-5ea0d27d = trade good

# trade goods
m-trade-goods-f74e8f35 = trade goods

# trade goods, but no pigs
m-trade-goods-but-no-pigs-20d28c74 = trade goods, but no pigs

# transformer vylepsit улучшить переработать перерабатываю улучшаю превратить ameliorer ameliore transforme vylepsim vylepsuju premenit
m-transformer-vylepsit-ameliorer-a-7119062f = transformer vylepsit улучшить переработать перерабатываю улучшаю превратить ameliorer ameliore transforme vylepsim vylepsuju premenit

# tuile toit
m-tuile-toit-a11af17f = tuile toit

# two different crops
m-two-different-crops-ee2793ec = two different crops

# two goods
m-two-goods-022e421b = two goods

# two upgrades
m-two-upgrades-bc3f15fa = two upgrades

# two upgrades for nothing
m-two-upgrades-for-nothing-63c78ade = two upgrades for nothing

# two upgrades or siesta steps
m-two-upgrades-or-siesta-steps-84df572c = two upgrades or siesta steps

# up to {n}
m-up-to-n-645a6236 = up to { $n }

# upgraded {what}
m-upgraded-what-2cee91d4 = upgraded { $what }

# use of a trade good
m-use-of-a-trade-good-d3092f3b = use of a trade good

# used a trade good
m-used-a-trade-good-c13582c4 = used a trade good

# used as {value}
m-used-as-value-06fad572 = used as { $value }

# used {name}
m-used-name-bacb34c6 = used { $name }

# used {tile}
m-used-tile-1cf545dd = used { $tile }

# utiliser pouzit использовать применить использую применяю включить utilise activer pouziju pouzij vyuzit
m-utiliser-pouzit-utilise-activer-cdedc02c = utiliser pouzit использовать применить использую применяю включить utilise activer pouziju pouzij vyuzit

# uzene maso
m-uzene-maso-1e7272c9 = uzene maso

# value {n}
m-value-n-6332d79e = value { $n }

# value {n}, +{vp} VP
m-value-n-vp-vp-6892b618 = value { $n }, +{ $vp } VP

# value {n}, with {lower} {lower|marker|markers} beside it to drive away
m-value-n-with-lower-lower-marker-2ba95a17 = value { $n }, with { $lower } { $lower ->
        [one] marker
       *[other] markers
    } beside it to drive away

# vendre prodat продать продаю продам продай vends vend prodam prodavam prodej
m-vendre-prodat-vends-vend-prodam-d2fd42fd = vendre prodat продать продаю продам продай vends vend prodam prodavam prodej

# victory point
m-victory-point-874e29b1 = victory point

# victory points
m-victory-points-f0d525a7 = victory points

# wanted "printed"
m-wanted-printed-77a110e6 = wanted "printed"

# wanted from 1 to 9 symbols
m-wanted-from-1-to-9-symbols-7d8d3863 = wanted from 1 to 9 symbols

# wanted one ability or more, and no pseudo
m-wanted-one-ability-or-more-and-n-910e63d0 = wanted one ability or more, and no pseudo

# wanted one card or more
m-wanted-one-card-or-more-e3dd65ae = wanted one card or more

# wanted small letters, digits and _, such as olive_picker
m-wanted-small-letters-digits-and-5a8a30e0 = wanted small letters, digits and _, such as olive_picker

# wants {wants} for {n} VP{marker}
m-wants-wants-for-n-vp-marker-47367774 = wants { $wants } for { $n } VP{ $marker }

# what goods paying
m-what-goods-paying-a19b226e = what goods paying

# what goods paying marker
m-what-goods-paying-marker-04b06c85 = what goods paying marker

# win together
m-win-together-229d47b4 = win together

# {card} as extension costs {n} {n|farm good|different farm goods}: which do you pay?
m-card-as-extension-costs-n-n-far-4597962c = { $card } as extension costs { $n } { $n ->
        [one] farm good
       *[other] different farm goods
    }: which do you pay?

# {card} as {side}
m-card-as-side-64d7cc66 = { $card } as { $side }

# {card} as {side}: {shows}
m-card-as-side-shows-6f9b2edf = { $card } as { $side }: { $shows }

# {gives}; costs nothing
m-gives-costs-nothing-f299b31d = { $gives }; costs nothing

# {gives}; costs {n} different {n|good|goods}
m-gives-costs-n-different-n-good-abb56689 = { $gives }; costs { $n } different { $n ->
        [one] good
       *[other] goods
    }

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

# {n} {n|delivery|deliveries}, {hats} {hats|step|steps} on the siesta track
m-n-n-delivery-deliveries-hats-ha-aa857ba3 = { $n } { $n ->
        [one] delivery
       *[other] deliveries
    }, { $hats } { $hats ->
        [one] step
       *[other] steps
    } on the siesta track

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

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } rolled again: { $new }

# {price}, it becomes {into}
m-price-it-becomes-into-a88cd2e3 = { $price }, it becomes { $into }

# {tiles}; extra deliveries: {n}{left}.
m-tiles-extra-deliveries-n-left-b4370a24 = { $tiles }; extra deliveries: { $n }{ $left }.

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

# {{p{n}}} has {{d{n}}} {{d{n}|donkey|donkeys}} and {{h{n}}} {{h{n}|hat|hats}}
m-p-n-has-d-n-d-n-donkey-donkeys-6e3d964b = { "{" }{ "{" }p{ $n }}} has { "{" }{ "{" }d{ $n }}} { "{" }{ "{" }d{ $n }|donkey|donkeys}} and { "{" }{ "{" }h{ $n }}} { "{" }{ "{" }h{ $n }|hat|hats}}

# как comme jako
m-comme-jako-10182c18 = как comme jako

# карта карту карты carte cartes karta kartu karty
m-carte-cartes-karta-kartu-karty-4c0bff3b = карта карту карты carte cartes karta kartu karty

# маркер фишка pion zeton
m-pion-zeton-b359b2c0 = маркер фишка pion zeton

# монета монеты монет серебро argent real reaux stribro stribrne
m-argent-real-reaux-stribro-strib-fddf094d = монета монеты монет серебро argent real reaux stribro stribrne

# на sur en na
m-sur-en-na-fae39a6e = на sur en na

# оставить оставляю держу garder garde nechat necham
m-garder-garde-nechat-necham-10f7ce04 = оставить оставляю держу garder garde nechat necham

# платить плачу заплатить оплатить отдаю payer paie paye regler platim zaplatit zaplatim plat
m-payer-paie-paye-regler-platim-z-06fe0002 = платить плачу заплатить оплатить отдаю payer paie paye regler platim zaplatit zaplatim plat

# поставить ставлю поставь placer place umistit dam
m-placer-place-umistit-dam-8a7dc309 = поставить ставлю поставь placer place umistit dam
