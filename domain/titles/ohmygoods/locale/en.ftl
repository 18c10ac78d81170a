#  (* half sun)
m-half-sun-aeb694d0 = { " " }(* half sun)

#  Characters are discarded: {ignored}.
m-characters-are-discarded-ignore-3afaad38 = { " " }Characters are discarded: { $ignored }.

#  It is the last event: in this round the chains of all buildings can be used.
m-it-is-the-last-event-in-this-ro-704cda10 = { " " }It is the last event: in this round the chains of all buildings can be used.

#  Who gives a mark gets a badge of that side. In the next chapter a badge of the side that wins is {cards} {cards|card|cards} more at the start, any other badge is {coal} coal more.
m-who-gives-a-mark-gets-a-badge-o-033d1dba = { " " }Who gives a mark gets a badge of that side. In the next chapter a badge of the side that wins is { $cards } { $cards ->
        [one] card
       *[other] cards
    } more at the start, any other badge is { $coal } coal more.

# +{n} {n|point|points}
m-n-n-point-points-f2260ebd = +{ $n } { $n ->
        [one] point
       *[other] points
    }

# , makes {goods}
m-makes-goods-ee820bd5 = , makes { $goods }

# , target {n}
m-target-n-30935e5a = , target { $n }

# , the last round
m-the-last-round-6aa640f6 = , the last round

# , with {tower}
m-with-tower-e708149c = , with { $tower }

# , {less} of them spared
m-less-of-them-spared-8a63ca6f = , { $less } of them spared

# , {lost} {lost|coin|coins} too many
m-lost-lost-coin-coins-too-many-e22a01f1 = , { $lost } { $lost ->
        [one] coin
       *[other] coins
    } too many

# , {n} of it by an office
m-n-of-it-by-an-office-581e27d7 = , { $n } of it by an office

# -{n} {n|point|points}
m-n-n-point-points-acfe013d = -{ $n } { $n ->
        [one] point
       *[other] points
    }

# A Watchman for Every Yard
m-a-watchman-for-every-yard-67ad6ae2 = A Watchman for Every Yard

# A black bowl is carried shoulder-high through the lower town, and it rattles.
m-a-black-bowl-is-carried-shoulder-5b7e75a7 = A black bowl is carried shoulder-high through the lower town, and it rattles.

# A black bowl is carried through the lower town; it goes past your door without stopping.
m-a-black-bowl-is-carried-through-db78b9c7 = A black bowl is carried through the lower town; it goes past your door without stopping.

# A chain can be used right after its building has produced.
m-a-chain-can-be-used-right-after-fe2fbc90 = A chain can be used right after its building has produced.

# A herald asks, politely and with a list in his hand, what each workshop can spare for the palace kitchens.
m-a-herald-asks-politely-and-with-bd01a17c = A herald asks, politely and with a list in his hand, what each workshop can spare for the palace kitchens.

# A ledger is opened on a trestle table, and the steward dips his pen.
m-a-ledger-is-opened-on-a-trestle-2106e2a7 = A ledger is opened on a trestle table, and the steward dips his pen.

# A smiling man in a patched coat sets up a folding table by the fountain and lends to anyone who asks twice.
m-a-smiling-man-in-a-patched-coat-a3331108 = A smiling man in a patched coat sets up a folding table by the fountain and lends to anyone who asks twice.

# A worker who works well makes 1 good more. After phase IV: strength 4 or more, gain 3 points; otherwise pay 4 coins; who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-a-worker-who-works-well-makes-1-4fec4416 = A worker who works well makes 1 good more. After phase IV: strength 4 or more, gain 3 points; otherwise pay 4 coins; who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).

# After phase IV each player may pay 6 coins once for 2 points.
m-after-phase-iv-each-player-may-p-7047b3a0 = After phase IV each player may pay 6 coins once for 2 points.

# After phase IV: strength 1 or more, gain 1 point; otherwise pay 2 coins; who has less gives all goods and loses 1 point.
m-after-phase-iv-strength-1-or-mor-0813e1a1 = After phase IV: strength 1 or more, gain 1 point; otherwise pay 2 coins; who has less gives all goods and loses 1 point.

# After phase IV: strength 2 or more, gain 2 points; otherwise discard 1 hand card.
m-after-phase-iv-strength-2-or-mor-70370efb = After phase IV: strength 2 or more, gain 2 points; otherwise discard 1 hand card.

# After the day after: 1 point per strength, at most 4.
m-after-the-day-after-1-point-per-bc8269cc = After the day after: 1 point per strength, at most 4.

# All In
m-all-in-1de14719 = All In

# Assistants
m-assistants-91310102 = Assistants

# Assistants cost 2 coins less. After phase IV each player may pay 4 coins, at most twice, each time for 1 point and 1 card.
m-assistants-cost-2-coins-less-aft-03a375f9 = Assistants cost 2 coins less. After phase IV each player may pay 4 coins, at most twice, each time for 1 point and 1 card.

# Assistants stay where they are this round.
m-assistants-stay-where-they-are-t-02823c39 = Assistants stay where they are this round.

# At most {n} marks.
m-at-most-n-marks-04bf31c7 = At most { $n } marks.

# At the end: {what}
m-at-the-end-what-4400012e = At the end: { $what }

# Barricades in Tanner's Row
m-barricades-in-tanner-s-row-ef78b9e1 = Barricades in Tanner's Row

# Before round 1
m-before-round-1-c0f2b6d0 = Before round 1

# Behind the barricades a long table is laid, and every guest is expected to bring a dish.
m-behind-the-barricades-a-long-tab-4e555630 = Behind the barricades a long table is laid, and every guest is expected to bring a dish.

# Behind the barricades the lower town discovers that it has bakers, dyers and glaziers, but nobody who has ever kept accounts. The craftspeople are asked to do that, too. Tables are carried into the street, vines are planted in broken courtyards, and for eight days the strike looks like a feast. Then Captain Rook sends a courteous note asking which houses he should spare.
m-behind-the-barricades-the-lower-314817cd = Behind the barricades the lower town discovers that it has bakers, dyers and glaziers, but nobody who has ever kept accounts. The craftspeople are asked to do that, too. Tables are carried into the street, vines are planted in broken courtyards, and for eight days the strike looks like a feast. Then Captain Rook sends a courteous note asking which houses he should spare.

# Blades by the Dozen
m-blades-by-the-dozen-f6366277 = Blades by the Dozen

# Both gates stand open, the first free fair fills the square, and nobody is sure who collects the toll.
m-both-gates-stand-open-the-first-55c7a422 = Both gates stand open, the first free fair fills the square, and nobody is sure who collects the toll.

# Brooms come out, shutters go up, and what is still standing is counted.
m-brooms-come-out-shutters-go-up-a-4b725a43 = Brooms come out, shutters go up, and what is still standing is counted.

# Buildings
m-buildings-4e0445c4 = Buildings

# Buildings from stacks cost 1 coin less. After phase IV each player may hand in up to 3 weapons for 2 points each.
m-buildings-from-stacks-cost-1-coi-8d23f21c = Buildings from stacks cost 1 coin less. After phase IV each player may hand in up to 3 weapons for 2 points each.

# Cards of Longsdale
m-cards-of-longsdale-76a2b74d = Cards of Longsdale

# Carts lie on their sides across Tanner's Row, and both sides take note of who has walls to stand behind.
m-carts-lie-on-their-sides-across-a09670d0 = Carts lie on their sides across Tanner's Row, and both sides take note of who has walls to stand behind.

# Carts roll back from the valley half full, and the royal granary sweeps its floor for seed.
m-carts-roll-back-from-the-valley-055e74f3 = Carts roll back from the valley half full, and the royal granary sweeps its floor for seed.

# Chapter {number}, {name}. {story}
m-chapter-number-name-story-626f3489 = Chapter { $number }, { $name }. { $story }

# Charburners
m-charburners-c008ec01 = Charburners

# Cold Hearths
m-cold-hearths-a63cb0ac = Cold Hearths

# Cold Hearths (solo)
m-cold-hearths-solo-ce11926a = Cold Hearths (solo)

# Dark Bridge
m-dark-bridge-c283d9f3 = Dark Bridge

# Discard exactly {n} of your cards; you named {m}.
m-discard-exactly-n-of-your-cards-b5861237 = Discard exactly { $n } of your cards; you named { $m }.

# Discard {n} {n|card|cards} of your hand.
m-discard-n-n-card-cards-of-your-h-32d98f6e = Discard { $n } { $n ->
        [one] card
       *[other] cards
    } of your hand.

# Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.
m-each-player-builds-workshops-fro-5e92ff96 = Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.

# Each: cost, points; gives as a card (* half a sun) | makes | chain
m-each-cost-points-gives-as-a-card-104821b8 = Each: cost, points; gives as a card (* half a sun) | makes | chain

# Each: what it holds (worth); what it works with | its chain
m-each-what-it-holds-worth-what-it-eaaec652 = Each: what it holds (worth); what it works with | its chain

# Early Frost
m-early-frost-098a003f = Early Frost

# Empty Granaries
m-empty-granaries-49f9ac7c = Empty Granaries

# Empty Granaries (solo)
m-empty-granaries-solo-e8aaeb1e = Empty Granaries (solo)

# Event {number}, {name}: {text}
m-event-number-name-text-4b6887b5 = Event { $number }, { $name }: { $text }

# Event {n}: {event}
m-event-n-event-2ace14d1 = Event { $n }: { $event }

# Fair weather keeps the stalls open long past dusk, and word of better work travels from bench to bench.
m-fair-weather-keeps-the-stalls-op-b832c3d5 = Fair weather keeps the stalls open long past dusk, and word of better work travels from bench to bench.

# Five chapters, {n} {n|star|stars}: Longsdale calls you {verdict}.
m-five-chapters-n-n-star-stars-lon-3600dcf4 = Five chapters, { $n } { $n ->
        [one] star
       *[other] stars
    }: Longsdale calls you { $verdict }.

# Fog off the river hides the morning; only at noon do the first traders find the square.
m-fog-off-the-river-hides-the-morn-b67ce6d0 = Fog off the river hides the morning; only at noon do the first traders find the square.

# For hire
m-for-hire-a32b85ac = For hire

# For hire {n}
m-for-hire-n-22582878 = For hire { $n }

# For hire:
m-for-hire-55627577 = For hire:

# For hire: {assistant}
m-for-hire-assistant-1f15ba2f = For hire: { $assistant }

# For you
m-for-you-143134f9 = For you

# Hand {n}
m-hand-n-d0736c50 = Hand { $n }

# Hooded figures try the latches of the lower town, and pass by the doors where a lamp burns on the roof.
m-hooded-figures-try-the-latches-o-def47061 = Hooded figures try the latches of the lower town, and pass by the doors where a lamp burns on the roof.

# House cards: the assistants, the cards of Longsdale and every word of its story are made for this implementation. These are NOT the printed ones.
m-house-cards-the-assistants-the-c-698e3246 = House cards: the assistants, the cards of Longsdale and every word of its story are made for this implementation. These are NOT the printed ones.

# Ice on the well before the leaves are down; charcoal is suddenly spoken of like silver.
m-ice-on-the-well-before-the-leave-7b11e6c0 = Ice on the well before the leaves are down; charcoal is suddenly spoken of like silver.

# In all
m-in-all-df42d244 = In all

# In the draw pile besides: {who}.
m-in-the-draw-pile-besides-who-97ff2366 = In the draw pile besides: { $who }.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = In your hand: { $card }

# Into the draw pile: {cards} ({number}).
m-into-the-draw-pile-cards-number-e6e9ad65 = Into the draw pile: { $cards } ({ $number }).

# Latches Rattle
m-latches-rattle-61a0b795 = Latches Rattle

# Lay out the armories (54). Shuffle Captain Rook (59) into the draw pile. Sunset closes at 1 sun; every worker needs 1 resource less.
m-lay-out-the-armories-54-shuffle-212862a1 = Lay out the armories (54). Shuffle Captain Rook (59) into the draw pile. Sunset closes at 1 sun; every worker needs 1 resource less.

# Lay out the cornfields (50).
m-lay-out-the-cornfields-50-70d132f8 = Lay out the cornfields (50).

# Lay out the large watchtowers (56). Turn up 1 more assistant. Each player puts 2 coal on the charburner.
m-lay-out-the-large-watchtowers-56-6c89fbae = Lay out the large watchtowers (56). Turn up 1 more assistant. Each player puts 2 coal on the charburner.

# Lay out the small watchtowers (51).
m-lay-out-the-small-watchtowers-51-c0757a0a = Lay out the small watchtowers (51).

# Lay out the stove makers (52). Coal counts 1 coin more this round.
m-lay-out-the-stove-makers-52-coal-82efced8 = Lay out the stove makers (52). Coal counts 1 coin more this round.

# Lay out the vineyards (55). Shuffle Wenna Wick (60) into the draw pile. Assistants may be moved for 2 coins each.
m-lay-out-the-vineyards-55-shuffle-522937a2 = Lay out the vineyards (55). Shuffle Wenna Wick (60) into the draw pile. Assistants may be moved for 2 coins each.

# Lay out the watchtowers (53). Assistants may be moved for 2 coins each.
m-lay-out-the-watchtowers-53-assis-35ac8ae1 = Lay out the watchtowers (53). Assistants may be moved for 2 coins each.

# Letters by Ladder
m-letters-by-ladder-fd7305c1 = Letters by Ladder

# Longsdale is a free city. The palace is let by the room, and the best one, with the turnip garden, goes to a quiet old man.
m-longsdale-is-a-free-city-the-pal-eb748430 = Longsdale is a free city. The palace is let by the room, and the best one, with the turnip garden, goes to a quiet old man.

# Longsdale sided with the {side}. {outcome}
m-longsdale-sided-with-the-side-ou-40136d29 = Longsdale sided with the { $side }. { $outcome }

# Longsdale sides with the {side} ({totals}).
m-longsdale-sides-with-the-side-to-fe0d32f3 = Longsdale sides with the { $side } ({ $totals }).

# Market for you: {counts}.
m-market-for-you-counts-c7b9626d = Market for you: { $counts }.

# Market, {half}: {cards}.
m-market-half-cards-d9241536 = Market, { $half }: { $cards }.

# Market, {whose}: {counts}.
m-market-whose-counts-87361d9a = Market, { $whose }: { $counts }.

# Market: {counts}.
m-market-counts-adb5cc10 = Market: { $counts }.

# Masons on the Roofs
m-masons-on-the-roofs-53e256a3 = Masons on the Roofs

# Most points after the levy of 6 coins wins the chapter.
m-most-points-after-the-levy-of-6-072959f2 = Most points after the levy of 6 coins wins the chapter.

# Most points after the levy of 8 coins wins the chapter.
m-most-points-after-the-levy-of-8-0a19f0fc = Most points after the levy of 8 coins wins the chapter.

# Most points wins after the day after: 1 point per different kind of good still lying on your buildings, at most 6.
m-most-points-wins-after-the-day-a-b977f41f = Most points wins after the day after: 1 point per different kind of good still lying on your buildings, at most 6.

# Most points wins after the day after: 1 point per strength, at most 6.
m-most-points-wins-after-the-day-a-2db50c78 = Most points wins after the day after: 1 point per strength, at most 6.

# Most points wins. The pledges at the end decide between 5A (crown) and 5B (lamps).
m-most-points-wins-the-pledges-at-669c2895 = Most points wins. The pledges at the end decide between 5A (crown) and 5B (lamps).

# Most points wins. The pledges at the end decide whether the tale goes on with 4A (crown) or 4B (lamps).
m-most-points-wins-the-pledges-at-d5456311 = Most points wins. The pledges at the end decide whether the tale goes on with 4A (crown) or 4B (lamps).

# Name a resource: the market holds {n} more of it for you.
m-name-a-resource-the-market-holds-9a6c2499 = Name a resource: the market holds { $n } more of it for you.

# Name cards of your hand, each once.
m-name-cards-of-your-hand-each-onc-396e8b3e = Name cards of your hand, each once.

# Name one of {resources}.
m-name-one-of-resources-538fadc1 = Name one of { $resources }.

# No lamp is lit on the bridge tonight. Somebody has chalked one word on every post: ENOUGH.
m-no-lamp-is-lit-on-the-bridge-ton-b7b8df55 = No lamp is lit on the bridge tonight. Somebody has chalked one word on every post: ENOUGH.

# No story. Shuffle 50, 52, 54, 55 and all characters into the deck, lay out the three tower stacks 51, 53 and 56. Shuffle the pool of events, use 8 of them unseen. End card 3 counts strength, at most 4.
m-no-story-shuffle-50-52-54-55-and-a028c5bd = No story. Shuffle 50, 52, 54, 55 and all characters into the deck, lay out the three tower stacks 51, 53 and 56. Shuffle the pool of events, use 8 of them unseen. End card 3 counts strength, at most 4.

# Nobody gives for that side.
m-nobody-gives-for-that-side-3e25818f = Nobody gives for that side.

# Nobody of yours is waiting to work there.
m-nobody-of-yours-is-waiting-to-wo-2dc2ba70 = Nobody of yours is waiting to work there.

# Not all of these resources are missing here.
m-not-all-of-these-resources-are-m-8ca79fa9 = Not all of these resources are missing here.

# Not in the draw pile any more: {who}.
m-not-in-the-draw-pile-any-more-wh-960d044c = Not in the draw pile any more: { $who }.

# One assistant a round.
m-one-assistant-a-round-83322bbc = One assistant a round.

# One building a round.
m-one-building-a-round-389d9a5a = One building a round.

# Open Day at the Guildhall
m-open-day-at-the-guildhall-a4a5b4f9 = Open Day at the Guildhall

# Open Gates
m-open-gates-ba3719f7 = Open Gates

# Open Gates (solo)
m-open-gates-solo-d56a54d2 = Open Gates (solo)

# Phase I, after the deal: draw 3 cards.
m-phase-i-after-the-deal-draw-3-ca-bae5705a = Phase I, after the deal: draw 3 cards.

# Phase II: you may move your assistants free of charge, and this round each of them needs 1 resource less.
m-phase-ii-you-may-move-your-assis-c51983d6 = Phase II: you may move your assistants free of charge, and this round each of them needs 1 resource less.

# Phase III, after sunset: name a resource; until the round ends the market holds 2 more of it for you alone.
m-phase-iii-after-sunset-name-a-re-95e1f42e = Phase III, after sunset: name a resource; until the round ends the market holds 2 more of it for you alone.

# Phase IV: one building or assistant you pay for this turn costs you 3 coins less (never below 1).
m-phase-iv-one-building-or-assista-305a4f4f = Phase IV: one building or assistant you pay for this turn costs you 3 coins less (never below 1).

# Place {place}: {who}, {ranks} rank {ranks|point|points} (+{gained}); {points} points in all chapters.
m-place-place-who-ranks-rank-ranks-a7df51c5 = Place { $place }: { $who }, { $ranks } rank { $ranks ->
        [one] point
       *[other] points
    } (+{ $gained }); { $points } points in all chapters.

# Production: chains you can use: {chains}.
m-production-chains-you-can-use-ch-e6a83cc9 = Production: chains you can use: { $chains }.

# Production: with your hand nothing more can be made, so all you can say is done.
m-production-with-your-hand-nothin-77093067 = Production: with your hand nothing more can be made, so all you can say is done.

# Production: {able} can produce.
m-production-able-can-produce-998196ae = Production: { $able } can produce.

# Production: {able} can produce; chains you can use: {chains}.
m-production-able-can-produce-chai-ba5c559a = Production: { $able } can produce; chains you can use: { $chains }.

# Production: {n} {n|card is|cards are} left in both piles, and your buildings make {due} goods: {able}. Say which one produces next; what comes too late may get nothing.
m-production-n-n-card-is-cards-are-22e4b760 = Production: { $n } { $n ->
        [one] card is
       *[other] cards are
    } left in both piles, and your buildings make { $due } goods: { $able }. Say which one produces next; what comes too late may get nothing.

# Rank points are
m-rank-points-are-7bed7fde = Rank points are

# Reach 18 points after the end card. The levy is 8 coins.
m-reach-18-points-after-the-end-ca-6bf31a09 = Reach 18 points after the end card. The levy is 8 coins.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 1.
m-reach-25-points-after-the-end-ca-c6e9b06f = Reach 25 points after the end card. Neutral pledges: crown 2, lamps 1.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-25-points-after-the-end-ca-ae2911e4 = Reach 25 points after the end card. Neutral pledges: crown 2, lamps 2.

# Reach 26 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-26-points-after-the-end-ca-b31eb982 = Reach 26 points after the end card. Neutral pledges: crown 2, lamps 2.

# Reach 32 points after the end card: 1 point per different kind of good still lying on your buildings, at most 6.
m-reach-32-points-after-the-end-ca-414cdb49 = Reach 32 points after the end card: 1 point per different kind of good still lying on your buildings, at most 6.

# Reach 36 points after the end card: 1 point per strength, at most 6.
m-reach-36-points-after-the-end-ca-08dcc162 = Reach 36 points after the end card: 1 point per strength, at most 6.

# River Fog
m-river-fog-a6d15034 = River Fog

# Round {number} begins.
m-round-number-begins-a683d15a = Round { $number } begins.

# Round {round} of the chapter.
m-round-round-of-the-chapter-70fc2fad = Round { $round } of the chapter.

# Round {round}: keep your hand or exchange all of it.
m-round-round-keep-your-hand-or-ex-fd22d021 = Round { $round }: keep your hand or exchange all of it.

# Round {round}: place your worker, and set a card aside if you want to build it.
m-round-round-place-your-worker-an-6285d761 = Round { $round }: place your worker, and set a card aside if you want to build it.

# Round {round}: place your worker, set a card aside to build; assistants move free of charge.
m-round-round-place-your-worker-se-1e0bef83 = Round { $round }: place your worker, set a card aside to build; assistants move free of charge.

# Round {round}: place your worker, set a card aside to build; each assistant moves for {n} {n|coin|coins}.
m-round-round-place-your-worker-se-72272e3b = Round { $round }: place your worker, set a card aside to build; each assistant moves for { $n } { $n ->
        [one] coin
       *[other] coins
    }.

# Round {round}; most buildings: {most} of the {last} that end the game.
m-round-round-most-buildings-most-4a936756 = Round { $round }; most buildings: { $most } of the { $last } that end the game.

# Say where your worker works and how: well or sloppily.
m-say-where-your-worker-works-and-4c6ccddc = Say where your worker works and how: well or sloppily.

# Seed from the Palace
m-seed-from-the-palace-7b676038 = Seed from the Palace

# Set aside to build:
m-set-aside-to-build-6efaf5f7 = Set aside to build:

# Set aside to build: {card}
m-set-aside-to-build-card-9db41b9f = Set aside to build: { $card }

# Set aside: {card}
m-set-aside-card-b8d9fcab = Set aside: { $card }

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = Shared by those who lead

# Shuffle Berta Wheelwright (58) into the draw pile. Phase I deals 3 cards this round.
m-shuffle-berta-wheelwright-58-int-33abafcd = Shuffle Berta Wheelwright (58) into the draw pile. Phase I deals 3 cards this round.

# Shuffle Tony Grosh (57) into the draw pile. Each player draws 1 card.
m-shuffle-tony-grosh-57-into-the-d-45d1ec9b = Shuffle Tony Grosh (57) into the draw pile. Each player draws 1 card.

# Somebody has 8 buildings. The last round: the chains of all buildings can be used.
m-somebody-has-8-buildings-the-las-9d23204e = Somebody has 8 buildings. The last round: the chains of all buildings can be used.

# Stack {number} can be built from: {cards}.
m-stack-number-can-be-built-from-c-cc8ec271 = Stack { $number } can be built from: { $cards }.

# Stack {number}: {card}
m-stack-number-card-b3fd2f6e = Stack { $number }: { $card }

# Stack {n}
m-stack-n-867b9eba = Stack { $n }

# Stack {n}, to build from
m-stack-n-to-build-from-c4f6d646 = Stack { $n }, to build from

# Stars are
m-stars-are-92ec84f7 = Stars are

# Stars so far: {each}; {total} of {most}.
m-stars-so-far-each-total-of-most-3c66fe08 = Stars so far: { $each }; { $total } of { $most }.

# Stone for the Taking
m-stone-for-the-taking-d81ed6d2 = Stone for the Taking

# Stone from the old customs house is given away to whoever will carry it, and hands are hired on the spot.
m-stone-from-the-old-customs-house-21340440 = Stone from the old customs house is given away to whoever will carry it, and hands are hired on the spot.

# Sunrise closes at 1 sun, sunset at 3.
m-sunrise-closes-at-1-sun-sunset-a-2bf7d81f = Sunrise closes at 1 sun, sunset at 3.

# Sunset closes at 3 suns this round. Assistants may be moved for 2 coins each.
m-sunset-closes-at-3-suns-this-rou-49587d32 = Sunset closes at 3 suns this round. Assistants may be moved for 2 coins each.

# Tables in the Street
m-tables-in-the-street-88aff545 = Tables in the Street

# Tables in the Street (solo)
m-tables-in-the-street-solo-fe329ac2 = Tables in the Street (solo)

# Take a side in secret; each {unit} coins in goods are a mark for it, at most {most}.
m-take-a-side-in-secret-each-unit-e375c6b8 = Take a side in secret; each { $unit } coins in goods are a mark for it, at most { $most }.

# Taking sides: everyone secretly names crown or lamps and gives goods; each 3 coins given make 1 pledge, at most 4. The side with more pledges wins (tie: the crown); its givers gain 1 point per pledge of theirs.
m-taking-sides-everyone-secretly-n-bb1fc8bc = Taking sides: everyone secretly names crown or lamps and gives goods; each 3 coins given make 1 pledge, at most 4. The side with more pledges wins (tie: the crown); its givers gain 1 point per pledge of theirs.

# That assistant does not work for you.
m-that-assistant-does-not-work-for-bf4951a7 = That assistant does not work for you.

# That assistant is not for hire.
m-that-assistant-is-not-for-hire-b3536d34 = That assistant is not for hire.

# That costs nothing, so no goods are given for it.
m-that-costs-nothing-so-no-goods-a-ecf3d784 = That costs nothing, so no goods are given for it.

# That is no character of your hand for this phase.
m-that-is-no-character-of-your-han-8c3798d7 = That is no character of your hand for this phase.

# That is worth {worth}; {price} is wanted.
m-that-is-worth-worth-price-is-wan-40c96bed = That is worth { $worth }; { $price } is wanted.

# That needs strength {needed}.
m-that-needs-strength-needed-62e27127 = That needs strength { $needed }.

# The Brass Badge
m-the-brass-badge-ce1530ea = The Brass Badge

# The Brass Badge (solo)
m-the-brass-badge-solo-2d1acdcf = The Brass Badge (solo)

# The Dark City
m-the-dark-city-ca53b4eb = The Dark City

# The Dark City (solo)
m-the-dark-city-solo-0a8f9523 = The Dark City (solo)

# The Day After
m-the-day-after-249785eb = The Day After

# The Folding Table
m-the-folding-table-a6140467 = The Folding Table

# The Free Fair
m-the-free-fair-50cd50e3 = The Free Fair

# The Herald's List
m-the-herald-s-list-7f77077c = The Herald's List

# The King's Apron
m-the-king-s-apron-a5f0946a = The King's Apron

# The King's Apron (solo)
m-the-king-s-apron-solo-ea9cabca = The King's Apron (solo)

# The Last Carter
m-the-last-carter-469cfa76 = The Last Carter

# The Levy
m-the-levy-9eff4e2f = The Levy

# The Long Evening
m-the-long-evening-b5483282 = The Long Evening

# The Long Table
m-the-long-table-713c4eb9 = The Long Table

# The Ram at the River Gate
m-the-ram-at-the-river-gate-b22473ee = The Ram at the River Gate

# The assistant goes to a production building of yours that is free.
m-the-assistant-goes-to-a-producti-280f3efb = The assistant goes to a production building of yours that is free.

# The base game is for 2 to 4 seats; alone, choose a chapter.
m-the-base-game-is-for-2-to-4-seat-39387457 = The base game is for 2 to 4 seats; alone, choose a chapter.

# The blades are delivered, only not to the palace.
m-the-blades-are-delivered-only-no-96275a08 = The blades are delivered, only not to the palace.

# The blades go out of the city by night; so few of them are yours that nobody asks you to be silent.
m-the-blades-go-out-of-the-city-by-727f4461 = The blades go out of the city by night; so few of them are yours that nobody asks you to be silent.

# The campaign after {n} {n|chapter|chapters}, with what this one gave in brackets:
m-the-campaign-after-n-n-chapter-c-be15517c = The campaign after { $n } { $n ->
        [one] chapter
       *[other] chapters
    }, with what this one gave in brackets:

# The chain takes {what}.
m-the-chain-takes-what-d8ccdba2 = The chain takes { $what }.

# The chapter
m-the-chapter-f85aaf4c = The chapter

# The chapter is lost
m-the-chapter-is-lost-d8de16d0 = The chapter is lost

# The chapter is won
m-the-chapter-is-won-56901007 = The chapter is won

# The craftspeople's seals hang beneath the royal proclamation.
m-the-craftspeople-s-seals-hang-be-dedf1214 = The craftspeople's seals hang beneath the royal proclamation.

# The day after: gain 1 point per item named on the chapter card, up to its limit.
m-the-day-after-gain-1-point-per-i-fa53aac2 = The day after: gain 1 point per item named on the chapter card, up to its limit.

# The draw pile is empty: the discard pile is shuffled.
m-the-draw-pile-is-empty-the-disca-903c6bda = The draw pile is empty: the discard pile is shuffled.

# The fair lasts one day, and half of the stalls stay empty. The strange riders at the river count the lamps for a long time before they turn round.
m-the-fair-lasts-one-day-and-half-29dfff78 = The fair lasts one day, and half of the stalls stay empty. The strange riders at the river count the lamps for a long time before they turn round.

# The fair lasts three days. When the strange riders come down to the river they see a lit city, count the lamps, and turn round.
m-the-fair-lasts-three-days-when-t-0284dcb0 = The fair lasts three days. When the strange riders come down to the river they see a lit city, count the lamps, and turn round.

# The frost breaks, and more doors stayed cold than were kept warm. On the first mild evening the lamplighters hold a meeting that nobody forbids; nobody has asked you to it.
m-the-frost-breaks-and-more-doors-06d2fd48 = The frost breaks, and more doors stayed cold than were kept warm. On the first mild evening the lamplighters hold a meeting that nobody forbids; nobody has asked you to it.

# The frost breaks, but not the silence between upper and lower town. On the first mild evening the lamplighters hold a meeting that nobody forbids because nobody was told.
m-the-frost-breaks-but-not-the-sil-c99496be = The frost breaks, but not the silence between upper and lower town. On the first mild evening the lamplighters hold a meeting that nobody forbids because nobody was told.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = The game is { $outcome }: { $total } points against a target of { $target }.

# The gates are open, the palace is a storehouse, and the king sits in its kitchen peeling turnips with surprising skill. Now Longsdale has to prove that it can run itself. The lamplighters ask the craftspeople for one thing only: a market so full that nobody will remember why they were afraid. Beyond the river riders have been seen who serve no side at all.
m-the-gates-are-open-the-palace-is-66423a5b = The gates are open, the palace is a storehouse, and the king sits in its kitchen peeling turnips with surprising skill. Now Longsdale has to prove that it can run itself. The lamplighters ask the craftspeople for one thing only: a market so full that nobody will remember why they were afraid. Beyond the river riders have been seen who serve no side at all.

# The gates are shut and the lamplighters stand outside them with half the country at their backs. The king walks the wall in a borrowed apron and carries stone. What the craftspeople raise in these nine days, tower by tower, will decide whether there is anything left to argue about. Nobody asks any more who began it.
m-the-gates-are-shut-and-the-lampl-2e1bcf46 = The gates are shut and the lamplighters stand outside them with half the country at their backs. The king walks the wall in a borrowed apron and carries stone. What the craftspeople raise in these nine days, tower by tower, will decide whether there is anything left to argue about. Nobody asks any more who began it.

# The granary is filled to the ankle. The king has learnt who came with empty hands, the city has learnt to look for you in the queue, and neither will forget it soon.
m-the-granary-is-filled-to-the-ank-ed963178 = The granary is filled to the ankle. The king has learnt who came with empty hands, the city has learnt to look for you in the queue, and neither will forget it soon.

# The granary is filled to the knee. The king has learnt the names of the helpers, the city has learnt how low the granary was, and neither will forget it.
m-the-granary-is-filled-to-the-kne-6d122833 = The granary is filled to the knee. The king has learnt the names of the helpers, the city has learnt how low the granary was, and neither will forget it.

# The guard is armed and the gates are barred, with blades that others made.
m-the-guard-is-armed-and-the-gates-ce2fd8db = The guard is armed and the gates are barred, with blades that others made.

# The guard is armed and the gates are barred.
m-the-guard-is-armed-and-the-gates-8bb17b55 = The guard is armed and the gates are barred.

# The guildhall opens its books for a single day: apprentices may change masters, and the clerks look elsewhere.
m-the-guildhall-opens-its-books-fo-a96bae8e = The guildhall opens its books for a single day: apprentices may change masters, and the clerks look elsewhere.

# The harvest has failed two valleys wide and Longsdale, the capital, eats into its reserve. The king, who has never before asked where bread comes from, sends for the craftspeople and promises to remember those who help. New fields are broken right under the city wall. In the queue at the fountain people mutter that the palace windows are lit all night, and a lender called Tony Grosh writes down every name.
m-the-harvest-has-failed-two-valle-799ffa6f = The harvest has failed two valleys wide and Longsdale, the capital, eats into its reserve. The king, who has never before asked where bread comes from, sends for the craftspeople and promises to remember those who help. New fields are broken right under the city wall. In the queue at the fountain people mutter that the palace windows are lit all night, and a lender called Tony Grosh writes down every name.

# The helpers of the king are given brass badges and long lists. Forges that made hinges now make blades, and the captain of the guard pays in promises stamped with a lion. The vineyards above the city are planted all the same, because somebody must believe in an autumn. At night a ladder leans against this wall or that, and nobody ever sees who climbs it.
m-the-helpers-of-the-king-are-give-c774f52a = The helpers of the king are given brass badges and long lists. Forges that made hinges now make blades, and the captain of the guard pays in promises stamped with a lion. The vineyards above the city are planted all the same, because somebody must believe in an autumn. At night a ladder leans against this wall or that, and nobody ever sees who climbs it.

# The king doubles the lamp tax on a Monday, and by Tuesday the city is dark. Without light the night shifts stop, then the day shifts, then the toll bridge. From the palace comes an order for watchtowers; from the bridge comes a request to leave them unmanned. The craftspeople have worked for both, and both now want to know what that was worth.
m-the-king-doubles-the-lamp-tax-on-40598689 = The king doubles the lamp tax on a Monday, and by Tuesday the city is dark. Without light the night shifts stop, then the day shifts, then the toll bridge. From the palace comes an order for watchtowers; from the bridge comes a request to leave them unmanned. The craftspeople have worked for both, and both now want to know what that was worth.

# The king keeps his crown and loses his lamp tax; the craftspeople get a seat in the council, next to the door.
m-the-king-keeps-his-crown-and-los-8bf5082a = The king keeps his crown and loses his lamp tax; the craftspeople get a seat in the council, next to the door.

# The last carter over the pass brings more crates than her manifest admits.
m-the-last-carter-over-the-pass-br-f9a854d9 = The last carter over the pass brings more crates than her manifest admits.

# The levy: each player pays the levy named on the chapter card. Who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-the-levy-each-player-pays-the-le-9dd83e6d = The levy: each player pays the levy named on the chapter card. Who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).

# The lower town made its peace in good time. The barricades become benches, and the king sits on one of them every Monday.
m-the-lower-town-made-its-peace-in-b47532ac = The lower town made its peace in good time. The barricades become benches, and the king sits on one of them every Monday.

# The market
m-the-market-2a738316 = The market

# The market counts 1 more of every resource. After phase IV each player may pay 5 coins, at most twice, each time for 2 points.
m-the-market-counts-1-more-of-ever-1d671a58 = The market counts 1 more of every resource. After phase IV each player may pay 5 coins, at most twice, each time for 2 points.

# The market holds {n} more {resource} for {who} this round.
m-the-market-holds-n-more-resource-6a036c42 = The market holds { $n } more { $resource } for { $who } this round.

# The masons leave the new theatre unfinished and raise look-outs over the workshops; nobody asks who signed the order.
m-the-masons-leave-the-new-theatre-00402976 = The masons leave the new theatre unfinished and raise look-outs over the workshops; nobody asks who signed the order.

# The next chapter begins anew, with other hands, buildings and goods. {what} kept.
m-the-next-chapter-begins-anew-wit-cdd4aee8 = The next chapter begins anew, with other hands, buildings and goods. { $what } kept.

# The note is answered with a list of every house in Longsdale.
m-the-note-is-answered-with-a-list-a65e533a = The note is answered with a list of every house in Longsdale.

# The note is answered with a list of every house in Longsdale; whoever wrote it had to ask for the name of your street.
m-the-note-is-answered-with-a-list-ebea56a2 = The note is answered with a list of every house in Longsdale; whoever wrote it had to ask for the name of your street.

# The others
m-the-others-460bb9b4 = The others

# The palace orders blades by the dozen and does not haggle, which frightens people more than the price.
m-the-palace-orders-blades-by-the-bcf20085 = The palace orders blades by the dozen and does not haggle, which frightens people more than the price.

# The piles have no card to give: discard {n} {n|card|cards} of your hand.
m-the-piles-have-no-card-to-give-d-d9ffbff6 = The piles have no card to give: discard { $n } { $n ->
        [one] card
       *[other] cards
    } of your hand.

# The piles have no card to give: what was still to be drawn is lost.
m-the-piles-have-no-card-to-give-w-b770deb2 = The piles have no card to give: what was still to be drawn is lost.

# The piles have no card to give: {who} gives up {cards}.
m-the-piles-have-no-card-to-give-w-d91000da = The piles have no card to give: { $who } gives up { $cards }.

# The piles have no card to give: {who} gives up {n} {n|card|cards}.
m-the-piles-have-no-card-to-give-w-bb2f2553 = The piles have no card to give: { $who } gives up { $n } { $n ->
        [one] card
       *[other] cards
    }.

# The ram breaks before the wall does. On the tenth day the king lifts the lamp tax with his own hand and asks the lamplighters in to supper; some of them come.
m-the-ram-breaks-before-the-wall-d-dde755ab = The ram breaks before the wall does. On the tenth day the king lifts the lamp tax with his own hand and asks the lamplighters in to supper; some of them come.

# The ram is at the river gate. Every roof with a railing is counted as a rampart now.
m-the-ram-is-at-the-river-gate-eve-67ce48b6 = The ram is at the river gate. Every roof with a railing is counted as a rampart now.

# The royal proclamation hangs on every door, and the place for your seal is empty.
m-the-royal-proclamation-hangs-on-12b239d1 = The royal proclamation hangs on every door, and the place for your seal is empty.

# The south slopes are free of snow, and a lamplighter with a ladder on her shoulder carries letters between the camps.
m-the-south-slopes-are-free-of-sno-7849ed47 = The south slopes are free of snow, and a lamplighter with a ladder on her shoulder carries letters between the camps.

# The tower goes to a production building of yours that has none.
m-the-tower-goes-to-a-production-b-219a46e8 = The tower goes to a production building of yours that has none.

# The wall holds, though not where you built. On the tenth day the lamp tax falls all the same, and at the supper nobody asks you which stones were yours.
m-the-wall-holds-though-not-where-0244b871 = The wall holds, though not where you built. On the tenth day the lamp tax falls all the same, and at the supper nobody asks you which stones were yours.

# There is a verdict only for who has played all five chapters.
m-there-is-a-verdict-only-for-who-a0dbf3b0 = There is a verdict only for who has played all five chapters.

# There is nothing that you can build or hire, so all you can do is pass.
m-there-is-nothing-that-you-can-bu-e095e040 = There is nothing that you can build or hire, so all you can do is pass.

# There, for what was pledged:
m-there-for-what-was-pledged-5a741af7 = There, for what was pledged:

# This chain takes cards of your hand: name them.
m-this-chain-takes-cards-of-your-h-ae734563 = This chain takes cards of your hand: name them.

# This chain takes goods alone: say how many times.
m-this-chain-takes-goods-alone-say-3fb43a9a = This chain takes goods alone: say how many times.

# This chapter earned {n} {n|star|stars}: {points} points, and one star each for {wanted}.
m-this-chapter-earned-n-n-star-sta-7ef97200 = This chapter earned { $n } { $n ->
        [one] star
       *[other] stars
    }: { $points } points, and one star each for { $wanted }.

# This chapter is played by itself: nothing of earlier chapters is carried over.
m-this-chapter-is-played-by-itself-4c8c9fb7 = This chapter is played by itself: nothing of earlier chapters is carried over.

# This is the end of the campaign.
m-this-is-the-end-of-the-campaign-58d27471 = This is the end of the campaign.

# This round assistants may be moved free of charge.
m-this-round-assistants-may-be-mov-edd1a135 = This round assistants may be moved free of charge.

# Those who armed the palace opened its gate. It is told as treason in the upper town and as patience in the lower.
m-those-who-armed-the-palace-opene-54e76e1a = Those who armed the palace opened its gate. It is told as treason in the upper town and as patience in the lower.

# Tired of keeping watch and of waiting for your tables, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-and-of-wa-97917840 = Tired of keeping watch and of waiting for your tables, the lower town lets the captain's men back in.

# Tired of keeping watch, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-the-lower-19f6155d = Tired of keeping watch, the lower town lets the captain's men back in.

# Two Bowls
m-two-bowls-04e04626 = Two Bowls

# Two bowls stand on the bridge, one gilded, one of soot-black iron. By morning one of them is fuller.
m-two-bowls-stand-on-the-bridge-on-3db19431 = Two bowls stand on the bridge, one gilded, one of soot-black iron. By morning one of them is fuller.

# Two storehouses are broken open in one night, and the king allows every yard to keep a watchman of its own.
m-two-storehouses-are-broken-open-db972365 = Two storehouses are broken open in one night, and the king allows every yard to keep a watchman of its own.

# Wanted: {count} {good}.
m-wanted-count-good-7da65458 = Wanted: { $count } { $good }.

# Where does {name} go?
m-where-does-name-go-138b204e = Where does { $name } go?

# Which building is the {tower} attached to? It stays there.
m-which-building-is-the-tower-atta-98720752 = Which building is the { $tower } attached to? It stays there.

# Winter comes four weeks early and the king forbids the felling of his hunting forest. In the lower town families move together around the few warm walls there are. Whoever can build a stove is greeted by name in every lane. Thieves learn to walk softly, workshops learn to sleep lightly, and a guild of lamplighters begins to carry more than oil.
m-winter-comes-four-weeks-early-an-60a51a15 = Winter comes four weeks early and the king forbids the felling of his hunting forest. In the lower town families move together around the few warm walls there are. Whoever can build a stove is greeted by name in every lane. Thieves learn to walk softly, workshops learn to sleep lightly, and a guild of lamplighters begins to carry more than oil.

# You
m-you-08b04193 = You

# You can build or hire, not both.
m-you-can-build-or-hire-not-both-8ca80b12 = You can build or hire, not both.

# You can build the card set aside or one of a stack, and hire an assistant, or pass.
m-you-can-build-the-card-set-aside-debfacb1 = You can build the card set aside or one of a stack, and hire an assistant, or pass.

# You can build the card set aside, or hire an assistant, or pass.
m-you-can-build-the-card-set-aside-f84602d0 = You can build the card set aside, or hire an assistant, or pass.

# You can build the card you have set aside, or one of a stack.
m-you-can-build-the-card-you-have-3ae27217 = You can build the card you have set aside, or one of a stack.

# You can give goods worth {coins} {coins|coin|coins} for {gain}, up to {left} {left|time|times}.
m-you-can-give-goods-worth-coins-c-277c4f66 = You can give goods worth { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for { $gain }, up to { $left } { $left ->
        [one] time
       *[other] times
    }.

# You can give {good} for {gain}, up to {left} {left|time|times}.
m-you-can-give-good-for-gain-up-to-0cd34edc = You can give { $good } for { $gain }, up to { $left } { $left ->
        [one] time
       *[other] times
    }.

# You can use a character of phase {phase}, or pass and keep it.
m-you-can-use-a-character-of-phase-971a4255 = You can use a character of phase { $phase }, or pass and keep it.

# You have built; you can hire an assistant too, or pass.
m-you-have-built-you-can-hire-an-a-1608e5c0 = You have built; you can hire an assistant too, or pass.

# You have hired; you can build too, or pass.
m-you-have-hired-you-can-build-too-ac4138e6 = You have hired; you can build too, or pass.

# You have no production building that is free.
m-you-have-no-production-building-1c64061d = You have no production building that is free.

# You have not got what that chain takes so often.
m-you-have-not-got-what-that-chain-2cdcbd64 = You have not got what that chain takes so often.

# You have not got {goods}.
m-you-have-not-got-goods-b825502c = You have not got { $goods }.

# You have won
m-you-have-won-7aba74d1 = You have won

# You hold no character of phase {phase}, so all you can do is pass.
m-you-hold-no-character-of-phase-p-611e9d59 = You hold no character of phase { $phase }, so all you can do is pass.

# You lack buildings: {colours}.
m-you-lack-buildings-colours-13d3a755 = You lack buildings: { $colours }.

# You owe {n} {n|coin|coins}: choose the goods.
m-you-owe-n-n-coin-coins-choose-th-8cc1034d = You owe { $n } { $n ->
        [one] coin
       *[other] coins
    }: choose the goods.

# You try this chapter for the second time; there is no third.
m-you-try-this-chapter-for-the-sec-0b02663d = You try this chapter for the second time; there is no third.

# Your hand: {n} {n|card|cards}
m-your-hand-n-n-card-cards-64664cea = Your hand: { $n } { $n ->
        [one] card
       *[other] cards
    }

# Your sealed answer: "{answer}" (it can be changed until all have answered)
m-your-sealed-answer-answer-it-can-c782f28c = Your sealed answer: "{ $answer }" (it can be changed until all have answered)

# Your town: {points} {points|point|points}, {coins} {coins|coin|coins} in goods
m-your-town-points-points-point-po-856380dc = Your town: { $points } { $points ->
        [one] point
       *[other] points
    }, { $coins } { $coins ->
        [one] coin
       *[other] coins
    } in goods

# Your turn
m-your-turn-f2d14573 = Your turn

# a card set aside
m-a-card-set-aside-c2326f6b = a card set aside

# all in
m-all-in-059a68d7 = all in

# an assistant and {points} {points|point|points}
m-an-assistant-and-points-points-p-c6983bf0 = an assistant and { $points } { $points ->
        [one] point
       *[other] points
    }

# an extra card
m-an-extra-card-45ea89a0 = an extra card

# asked
m-asked-c66790da = asked

# assistant
m-assistant-a39a7ffa = assistant

# assistant {assistant} at {building}
m-assistant-assistant-at-building-6921da69 = assistant { $assistant } at { $building }

# assistant {assistant} to {building}
m-assistant-assistant-to-building-fb60f7bf = assistant { $assistant } to { $building }

# assistant {what}
m-assistant-what-e8598408 = assistant { $what }

# attach the tower to a production building, for good
m-attach-the-tower-to-a-production-458275d1 = attach the tower to a production building, for good

# base
m-base-cae66217 = base

# base game, a chapter of Longsdale in Revolt, or all_in; 4 and 5 follow the path
m-base-game-a-chapter-of-longsdale-eef63600 = base game, a chapter of Longsdale in Revolt, or all_in; 4 and 5 follow the path

# build the card set aside, or one of a stack
m-build-the-card-set-aside-or-one-e913cb5e = build the card set aside, or one of a stack

# building
m-building-5167e967 = building

# built {card}
m-built-card-c9927de3 = built { $card }

# cannot act
m-cannot-act-2e2ec0c3 = cannot act

# card
m-card-8367cd66 = card

# chain of {building}: {spent} became {goods}
m-chain-of-building-spent-became-g-695f735a = chain of { $building }: { $spent } became { $goods }

# chapter
m-chapter-667b9327 = chapter

# chapter {number}, {name}
m-chapter-number-name-4d3852a4 = chapter { $number }, { $name }

# chapter {number}, {name}, for the second and last time; what comes of it counts instead
m-chapter-number-name-for-the-seco-25026b11 = chapter { $number }, { $name }, for the second and last time; what comes of it counts instead

# crown
m-crown-0dcfafab = crown

# discard cards of your hand
m-discard-cards-of-your-hand-9fc60554 = discard cards of your hand

# discard your whole hand and draw as many cards
m-discard-your-whole-hand-and-draw-31397b25 = discard your whole hand and draw as many cards

# discarded {n} {n|card|cards}
m-discarded-n-n-card-cards-16a6a277 = discarded { $n } { $n ->
        [one] card
       *[other] cards
    }

# do nothing more here
m-do-nothing-more-here-e68fb653 = do nothing more here

# draw
m-draw-50f7becd = draw

# drew {cards}
m-drew-cards-0bec42cd = drew { $cards }

# drew {n} {n|card|cards}
m-drew-n-n-card-cards-f41ab9c9 = drew { $n } { $n ->
        [one] card
       *[other] cards
    }

# each time {what} {n|becomes|become} {goods}
m-each-time-what-n-becomes-become-24ca5a98 = each time { $what } { $n ->
        [one] becomes
       *[other] become
    } { $goods }

# end your production
m-end-your-production-95084e7f = end your production

# exchanged the hand
m-exchanged-the-hand-d76e7c8d = exchanged the hand

# first player
m-first-player-9b15ef24 = first player

# for you
m-for-you-7abe8cd7 = for you

# good
m-good-770e6076 = good

# goods
m-goods-089857f9 = goods

# hire an assistant
m-hire-an-assistant-c3aace91 = hire an assistant

# hired {name} ({assistant})
m-hired-name-assistant-781a8136 = hired { $name } ({ $assistant })

# in all
m-in-all-abf4fdcd = in all

# keep your hand
m-keep-your-hand-4eeae80c = keep your hand

# lamps
m-lamps-dfe0b81f = lamps

# let a staffed building produce; cards of your hand make up for what the market lacks
m-let-a-staffed-building-produce-c-6c4b7d34 = let a staffed building produce; cards of your hand make up for what the market lacks

# makes {goods}
m-makes-goods-93c80725 = makes { $goods }

# manner
m-manner-0425843e = manner

# met: {n} is no character; those are {known}.
m-met-n-is-no-character-those-are-30317f70 = met: { $n } is no character; those are { $known }.

# met: {n} stands there twice; name each character once.
m-met-n-stands-there-twice-name-ea-e1d157b9 = met: { $n } stands there twice; name each character once.

# name a resource
m-name-a-resource-583a3f25 = name a resource

# no card
m-no-card-9b119c50 = no card

# no colour
m-no-colour-2e30eb88 = no colour

# nothing at {buildings}
m-nothing-at-buildings-25f35f6f = nothing at { $buildings }

# of any kind
m-of-any-kind-5520969c = of any kind

# paid {goods}
m-paid-goods-cd21a26b = paid { $goods }

# path
m-path-a0af9f86 = path

# pay what is demanded with these goods
m-pay-what-is-demanded-with-these-ec54b389 = pay what is demanded with these goods

# place the assistant you have just hired
m-place-the-assistant-you-have-jus-a5c75e86 = place the assistant you have just hired

# place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who> to <building>" for assistants; may be changed until all have answered
m-place-your-worker-well-or-sloppi-6e5a99d4 = place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who> to <building>" for assistants; may be changed until all have answered

# pledge
m-pledge-9dd7dd22 = pledge

# pledged {n} {n|mark|marks} to the {side}
m-pledged-n-n-mark-marks-to-the-si-a84395ff = pledged { $n } { $n ->
        [one] mark
       *[other] marks
    } to the { $side }

# resource
m-resource-5de95319 = resource

# set aside to build: {card}, {n} {n|coin|coins}
m-set-aside-to-build-card-n-n-coin-1daec645 = set aside to build: { $card }, { $n } { $n ->
        [one] coin
       *[other] coins
    }

# side
m-side-ea7bf4bb = side

# skipped
m-skipped-389595a4 = skipped

# spent {cards}
m-spent-cards-6c179429 = spent { $cards }

# take a side in secret and give goods for it; 0 for nothing gives none
m-take-a-side-in-secret-and-give-g-677d748e = take a side in secret and give goods for it; 0 for nothing gives none

# take the offer and give these goods
m-take-the-offer-and-give-these-go-2cd886d6 = take the offer and give these goods

# the town of {who}
m-the-town-of-who-bd6e1665 = the town of { $who }

# to build costs {price} {price|coin|coins} and brings {points} {points|point|points}
m-to-build-costs-price-price-coin-7c1832e0 = to build costs { $price } { $price ->
        [one] coin
       *[other] coins
    } and brings { $points } { $points ->
        [one] point
       *[other] points
    }

# took the card set aside back
m-took-the-card-set-aside-back-41f27bee = took the card set aside back

# use a character of your hand
m-use-a-character-of-your-hand-a7e3734b = use a character of your hand

# use the chain of a building that has just produced, as often as you like
m-use-the-chain-of-a-building-that-74dd21a8 = use the chain of a building that has just produced, as often as you like

# used {name}
m-used-name-bacb34c6 = used { $name }

# wants {wants}
m-wants-wants-95c4ab15 = wants { $wants }

# what the last pledges chose
m-what-the-last-pledges-chose-6de2dfe1 = what the last pledges chose

# who cannot act is skipped: fewer letters, but who is asked shows something of a hand; or is asked all the same, unless what all can see leaves no choice, and passes
m-who-cannot-act-is-skipped-fewer-6c58d39c = who cannot act is skipped: fewer letters, but who is asked shows something of a hand; or is asked all the same, unless what all can see leaves no choice, and passes

# worked {manner} at {building}
m-worked-manner-at-building-f3df70ac = worked { $manner } at { $building }

# worker, sloppily
m-worker-sloppily-c7c27326 = worker, sloppily

# worker, well
m-worker-well-8295520c = worker, well

# works alone
m-works-alone-f0d8ea5f = works alone

# {card} back in the hand
m-card-back-in-the-hand-86bdbb0c = { $card } back in the hand

# {card} is no building of yours that holds a person.
m-card-is-no-building-of-yours-th-c5046ca4 = { $card } is no building of yours that holds a person.

# {card} is no building.
m-card-is-no-building-bf0c7457 = { $card } is no building.

# {card} is not in your hand.
m-card-is-not-in-your-hand-52d5c1e7 = { $card } is not in your hand.

# {card} is occupied.
m-card-is-occupied-94eaab39 = { $card } is occupied.

# {card} returns to {who}'s hand.
m-card-returns-to-who-s-hand-a21af8da = { $card } returns to { $who }'s hand.

# {card} set aside
m-card-set-aside-69cddcc6 = { $card } set aside

# {chapter}, {n} {n|round|rounds}
m-chapter-n-n-round-rounds-72f8938d = { $chapter }, { $n } { $n ->
        [one] round
       *[other] rounds
    }

# {gain} for {price} {price|coin|coins}
m-gain-for-price-price-coin-coins-70c909ee = { $gain } for { $price } { $price ->
        [one] coin
       *[other] coins
    }

# {goods} at {building}
m-goods-at-building-994d647b = { $goods } at { $building }

# {goods}, each {worth}
m-goods-each-worth-9b29b734 = { $goods }, each { $worth }

# {half}: {row} (* half sun).
m-half-row-half-sun-0737deef = { $half }: { $row } (* half sun).

# {names} {n|produces by itself|produce by themselves, in this order}
m-names-n-produces-by-itself-prod-73808431 = { $names } { $n ->
        [one] produces by itself
       *[other] produce by themselves, in this order
    }

# {name} ({assistant}) joins the assistants for hire.
m-name-assistant-joins-the-assist-41e7bdb1 = { $name } ({ $assistant }) joins the assistants for hire.

# {name}, {n} rounds.{target}
m-name-n-rounds-target-150e37a7 = { $name }, { $n } rounds.{ $target }

# {name}: the house carries it over from the chapter before; answer its last letter with "next".
m-name-the-house-carries-it-over-055ef3ca = { $name }: the house carries it over from the chapter before; answer its last letter with "next".

# {needed} cards of your hand are needed here, you named {named}.
m-needed-cards-of-your-hand-are-n-28569bdb = { $needed } cards of your hand are needed here, you named { $named }.

# {number} {person} on {card}
m-number-person-on-card-a1863998 = { $number } { $person } on { $card }

# {n} coal more
m-n-coal-more-f69fedb0 = { $n } coal more

# {n} players share the victory with {total} points.
m-n-players-share-the-victory-wit-b857592d = { $n } players share the victory with { $total } points.

# {n} strength
m-n-strength-f68fe434 = { $n } strength

# {n} {n|card|cards}
m-n-n-card-cards-270f4584 = { $n } { $n ->
        [one] card
       *[other] cards
    }

# {n} {n|card|cards} in hand
m-n-n-card-cards-in-hand-e1ffc6b5 = { $n } { $n ->
        [one] card
       *[other] cards
    } in hand

# {n} {n|card|cards} more
m-n-n-card-cards-more-aa80e473 = { $n } { $n ->
        [one] card
       *[other] cards
    } more

# {n} {n|card|cards}, deck
m-n-n-card-cards-deck-816c5864 = { $n } { $n ->
        [one] card
       *[other] cards
    }, deck

# {n} {n|card|cards}, discard
m-n-n-card-cards-discard-98e0535b = { $n } { $n ->
        [one] card
       *[other] cards
    }, discard

# {n} {n|coin|coins} in goods
m-n-n-coin-coins-in-goods-06b3c520 = { $n } { $n ->
        [one] coin
       *[other] coins
    } in goods

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] point
       *[other] points
    }

# {n} {resource} for you
m-n-resource-for-you-ac364835 = { $n } { $resource } for you

# {points} {points|point|points}
m-points-points-point-points-2da92f75 = { $points } { $points ->
        [one] point
       *[other] points
    }

# {resource}, half sun ({card})
m-resource-half-sun-card-7c35bc54 = { $resource }, half sun ({ $card })

# {tower} attached to {building}
m-tower-attached-to-building-046fd698 = { $tower } attached to { $building }

# {who} attaches {tower} to {building}.
m-who-attaches-tower-to-building-d2cf9660 = { $who } attaches { $tower } to { $building }.

# {who} begins with {gift}, for a badge of the {side}.
m-who-begins-with-gift-for-a-badg-8a030fec = { $who } begins with { $gift }, for a badge of the { $side }.

# {who} begins. Assistants for hire: {display}.
m-who-begins-assistants-for-hire-3d43bb5b = { $who } begins. Assistants for hire: { $display }.

# {who} builds {card}.
m-who-builds-card-1844f994 = { $who } builds { $card }.

# {who} decides in secret: "{move}".
m-who-decides-in-secret-move-73efb589 = { $who } decides in secret: "{ $move }".

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } discards { $cards }.

# {who} discards {n} {n|card|cards}.
m-who-discards-n-n-card-cards-29c518bf = { $who } discards { $n } { $n ->
        [one] card
       *[other] cards
    }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } draws { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } draws { $n } { $n ->
        [one] card
       *[other] cards
    }.

# {who} exchanges a hand of {n} {n|card|cards}.
m-who-exchanges-a-hand-of-n-n-car-df1a90eb = { $who } exchanges a hand of { $n } { $n ->
        [one] card
       *[other] cards
    }.

# {who} exchanges the hand: {cards}.
m-who-exchanges-the-hand-cards-efc21ae7 = { $who } exchanges the hand: { $cards }.

# {who} gains {n} {n|point|points}.
m-who-gains-n-n-point-points-48ce4b18 = { $who } gains { $n } { $n ->
        [one] point
       *[other] points
    }.

# {who} gives {goods}, worth {worth} {worth|coin|coins}.
m-who-gives-goods-worth-worth-wor-69a962d7 = { $who } gives { $goods }, worth { $worth } { $worth ->
        [one] coin
       *[other] coins
    }.

# {who} has decided in secret.
m-who-has-decided-in-secret-30469599 = { $who } has decided in secret.

# {who} has won
m-who-has-won-deef00f1 = { $who } has won

# {who} hires {name} ({assistant}).
m-who-hires-name-assistant-30761619 = { $who } hires { $name } ({ $assistant }).

# {who} loses {n} {n|point|points}.
m-who-loses-n-n-point-points-e1869fe2 = { $who } loses { $n } { $n ->
        [one] point
       *[other] points
    }.

# {who} makes nothing at {buildings}.
m-who-makes-nothing-at-buildings-9900fd5f = { $who } makes nothing at { $buildings }.

# {who} moves assistant {assistant} to {building}.
m-who-moves-assistant-assistant-t-8e5973da = { $who } moves assistant { $assistant } to { $building }.

# {who} pledges {n} {n|mark|marks} to the {side}.
m-who-pledges-n-n-mark-marks-to-t-e3eee759 = { $who } pledges { $n } { $n ->
        [one] mark
       *[other] marks
    } to the { $side }.

# {who} puts {goods} on {building}.
m-who-puts-goods-on-building-037add9e = { $who } puts { $goods } on { $building }.

# {who} sets a card aside.
m-who-sets-a-card-aside-3ceab414 = { $who } sets a card aside.

# {who} sets {card} aside to build it.
m-who-sets-card-aside-to-build-it-8d3a451a = { $who } sets { $card } aside to build it.

# {who} shares the first place of the campaign.
m-who-shares-the-first-place-of-t-46f5524d = { $who } shares the first place of the campaign.

# {who} spends {cards} at {building}.
m-who-spends-cards-at-building-2fe528be = { $who } spends { $cards } at { $building }.

# {who} takes back the card set aside.
m-who-takes-back-the-card-set-asi-ef7205d9 = { $who } takes back the card set aside.

# {who} uses the chain of {building}: {spent} become {goods}.
m-who-uses-the-chain-of-building-1b199f5a = { $who } uses the chain of { $building }: { $spent } become { $goods }.

# {who} uses {name}.
m-who-uses-name-cff4aa2e = { $who } uses { $name }.

# {who} wins the campaign.
m-who-wins-the-campaign-5d4776be = { $who } wins the campaign.

# {who} wins with {total} points (decided by {by}).
m-who-wins-with-total-points-deci-6cc59737 = { $who } wins with { $total } points (decided by { $by }).

# {who} wins with {total} points.
m-who-wins-with-total-points-8675799b = { $who } wins with { $total } points.

# {who}'s assistant {assistant} goes to {building}.
m-who-s-assistant-assistant-goes-5eed3139 = { $who }'s assistant { $assistant } goes to { $building }.

# {who}'s worker works {manner} at {building}.
m-who-s-worker-works-manner-at-bu-dd419aa1 = { $who }'s worker works { $manner } at { $building }.

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}, {n} {n|building|buildings}
m-who-points-points-point-points-65849024 = { $who }: { $points } { $points ->
        [one] point
       *[other] points
    }, { $coins } in goods, { $hand } { $hand ->
        [one] card
       *[other] cards
    }, { $n } { $n ->
        [one] building
       *[other] buildings
    }

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}{strength}
m-who-points-points-point-points-8fc4bb38 = { $who }: { $points } { $points ->
        [one] point
       *[other] points
    }, { $coins } in goods, { $hand } { $hand ->
        [one] card
       *[other] cards
    }{ $strength }
