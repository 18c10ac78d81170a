#  (* half sun)
m-half-sun-aeb694d0 = { " " }(* symbol slunce)

#  Characters are discarded: {ignored}.
m-characters-are-discarded-ignore-3afaad38 = { " " }Postavy se odhazují: { $ignored }.

#  It is the last event: in this round the chains of all buildings can be used.
m-it-is-the-last-event-in-this-ro-704cda10 = { " " }Je to poslední událost: v tomto kole lze využít řetězce všech budov.

#  Who gives a mark gets a badge of that side. In the next chapter a badge of the side that wins is {cards} {cards|card|cards} more at the start, any other badge is {coal} coal more.
m-who-gives-a-mark-gets-a-badge-o-033d1dba = { " " }Kdo dá značku, dostane odznak té strany. V další kapitole je odznak vítězné strany za { $cards } { $cards ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    } navíc na začátku, každý jiný odznak za uhlí navíc: { $coal }.

# +{n} {n|point|points}
m-n-n-point-points-f2260ebd = +{ $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }

# , makes {goods}
m-makes-goods-ee820bd5 = , vyrábí: { $goods }

# , target {n}
m-target-n-30935e5a = , cíl { $n }

# , the last round
m-the-last-round-6aa640f6 = , poslední kolo

# , with {tower}
m-with-tower-e708149c = , stojí tu { $tower }

# , {less} of them spared
m-less-of-them-spared-8a63ca6f = , z toho ušetřeno: { $less }

# , {lost} {lost|coin|coins} too many
m-lost-lost-coin-coins-too-many-e22a01f1 = , { $lost } { $lost ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    } přebytečně

# , {n} of it by an office
m-n-of-it-by-an-office-581e27d7 = , z toho { $n } díky úřadu

# -{n} {n|point|points}
m-n-n-point-points-acfe013d = −{ $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }

# A Watchman for Every Yard
m-a-watchman-for-every-yard-67ad6ae2 = Každému dvoru hlídače

# A black bowl is carried shoulder-high through the lower town, and it rattles.
m-a-black-bowl-is-carried-shoulder-5b7e75a7 = Dolním městem nesou na ramenou černou mísu a ta chřestí.

# A black bowl is carried through the lower town; it goes past your door without stopping.
m-a-black-bowl-is-carried-through-db78b9c7 = Dolním městem nesou černou mísu; kolem vašich dveří projde bez zastavení.

# A chain can be used right after its building has produced.
m-a-chain-can-be-used-right-after-fe2fbc90 = Řetězec lze využít hned poté, co jeho budova vyrobí.

# A herald asks, politely and with a list in his hand, what each workshop can spare for the palace kitchens.
m-a-herald-asks-politely-and-with-bd01a17c = Herold se zdvořile a se seznamem v ruce ptá, co která dílna může postrádat pro palácovou kuchyni.

# A ledger is opened on a trestle table, and the steward dips his pen.
m-a-ledger-is-opened-on-a-trestle-2106e2a7 = Na kozách se otevírá účetní kniha a správce namáčí pero.

# A smiling man in a patched coat sets up a folding table by the fountain and lends to anyone who asks twice.
m-a-smiling-man-in-a-patched-coat-a3331108 = Usmívající se muž v záplatovaném kabátě si u kašny rozkládá stolek a půjčuje každému, kdo si řekne dvakrát.

# A worker who works well makes 1 good more. After phase IV: strength 4 or more, gain 3 points; otherwise pay 4 coins; who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-a-worker-who-works-well-makes-1-4fec4416 = Hospodář, který pracuje pilně, vyrobí o 1 výrobek víc. Po fázi IV: síla 4 nebo víc – získáte 3 body; jinak zaplaťte 4 mince; kdo má méně, odevzdá všechno zboží a ztratí 1 bod za každé 2 chybějící mince (i neúplné).

# After phase IV each player may pay 6 coins once for 2 points.
m-after-phase-iv-each-player-may-p-7047b3a0 = Po fázi IV může každý hráč jednou zaplatit 6 mincí za 2 body.

# After phase IV: strength 1 or more, gain 1 point; otherwise pay 2 coins; who has less gives all goods and loses 1 point.
m-after-phase-iv-strength-1-or-mor-0813e1a1 = Po fázi IV: síla 1 nebo víc – získáte 1 bod; jinak zaplaťte 2 mince; kdo má méně, odevzdá všechno zboží a ztratí 1 bod.

# After phase IV: strength 2 or more, gain 2 points; otherwise discard 1 hand card.
m-after-phase-iv-strength-2-or-mor-70370efb = Po fázi IV: síla 2 nebo víc – získáte 2 body; jinak odhoďte 1 kartu z ruky.

# After the day after: 1 point per strength, at most 4.
m-after-the-day-after-1-point-per-bc8269cc = Den poté: 1 bod za každou sílu, nejvýš 4.

# All In
m-all-in-1de14719 = Všechno dohromady

# Assistants
m-assistants-91310102 = Tovaryši

# Assistants cost 2 coins less. After phase IV each player may pay 4 coins, at most twice, each time for 1 point and 1 card.
m-assistants-cost-2-coins-less-aft-03a375f9 = Tovaryši stojí o 2 mince méně. Po fázi IV může každý hráč zaplatit 4 mince, nejvýš dvakrát, pokaždé za 1 bod a 1 kartu.

# Assistants stay where they are this round.
m-assistants-stay-where-they-are-t-02823c39 = Tovaryši v tomto kole zůstávají, kde jsou.

# At most {n} marks.
m-at-most-n-marks-04bf31c7 = Nejvýše { $n } { $n ->
        [one] značka
        [few] značky
        [many] značky
       *[other] značek
    }.

# At the end: {what}
m-at-the-end-what-4400012e = Na konci: { $what }

# Barricades in Tanner's Row
m-barricades-in-tanner-s-row-ef78b9e1 = Barikády v Koželužské

# Before round 1
m-before-round-1-c0f2b6d0 = Před kolem 1

# Behind the barricades a long table is laid, and every guest is expected to bring a dish.
m-behind-the-barricades-a-long-tab-4e555630 = Za barikádami se prostírá dlouhý stůl a od každého hosta se čeká, že něco přinese.

# Behind the barricades the lower town discovers that it has bakers, dyers and glaziers, but nobody who has ever kept accounts. The craftspeople are asked to do that, too. Tables are carried into the street, vines are planted in broken courtyards, and for eight days the strike looks like a feast. Then Captain Rook sends a courteous note asking which houses he should spare.
m-behind-the-barricades-the-lower-314817cd = Za barikádami dolní město zjišťuje, že má pekaře, barvíře i skláře, ale nikoho, kdo by kdy vedl účty. I o to požádají řemeslníky. Stoly se vynesou na ulici, v rozbitých dvorech se sází réva a osm dní vypadá stávka jako slavnost. Pak pošle kapitán Havran zdvořilý lístek: které domy má ušetřit?

# Blades by the Dozen
m-blades-by-the-dozen-f6366277 = Čepele po tuctech

# Both gates stand open, the first free fair fills the square, and nobody is sure who collects the toll.
m-both-gates-stand-open-the-first-55c7a422 = Obě brány jsou dokořán, první svobodný jarmark zaplnil náměstí a nikdo přesně neví, kdo vybírá mýto.

# Brooms come out, shutters go up, and what is still standing is counted.
m-brooms-come-out-shutters-go-up-a-4b725a43 = Vytahují se košťata, otevírají okenice a počítá se, co ještě stojí.

# Buildings
m-buildings-4e0445c4 = Budovy

# Buildings from stacks cost 1 coin less. After phase IV each player may hand in up to 3 weapons for 2 points each.
m-buildings-from-stacks-cost-1-coi-8d23f21c = Budovy z hromádek stojí o 1 minci méně. Po fázi IV může každý hráč odevzdat až 3 zbraně, za každou 2 body.

# Cards of Longsdale
m-cards-of-longsdale-76a2b74d = Karty Longsdalu

# Carts lie on their sides across Tanner's Row, and both sides take note of who has walls to stand behind.
m-carts-lie-on-their-sides-across-a09670d0 = Napříč Koželužskou leží převrácené vozy a obě strany si všímají, kdo má zdi, za kterými se dá stát.

# Carts roll back from the valley half full, and the royal granary sweeps its floor for seed.
m-carts-roll-back-from-the-valley-055e74f3 = Vozy se vracejí z údolí poloprázdné a královská sýpka vymetá podlahu kvůli osivu.

# Chapter {number}, {name}. {story}
m-chapter-number-name-story-626f3489 = Kapitola { $number }, { $name }. { $story }

# Charburners
m-charburners-c008ec01 = Uhlířské chýše

# Cold Hearths
m-cold-hearths-a63cb0ac = Vyhaslá ohniště

# Cold Hearths (solo)
m-cold-hearths-solo-ce11926a = Vyhaslá ohniště (sólo)

# Dark Bridge
m-dark-bridge-c283d9f3 = Temný most

# Discard exactly {n} of your cards; you named {m}.
m-discard-exactly-n-of-your-cards-b5861237 = Odhoďte přesně { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }; jmenujete { $m }.

# Discard {n} {n|card|cards} of your hand.
m-discard-n-n-card-cards-of-your-h-32d98f6e = Odhoďte z ruky { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.
m-each-player-builds-workshops-fro-5e92ff96 = Každý hráč staví z karet v ruce dílny a posílá hospodáře měnit dřevo, hlínu, vlnu, rudu a obilí ve zboží. Které dílny mohou pracovat, určí dvě řady trhu, z nichž druhou při rozhodování ještě nikdo nezná.

# Each: cost, points; gives as a card (* half a sun) | makes | chain
m-each-cost-points-gives-as-a-card-104821b8 = U každé: cena, body; co dává jako karta (* půlka slunce) | co vyrábí | řetězec

# Each: what it holds (worth); what it works with | its chain
m-each-what-it-holds-worth-what-it-eaaec652 = U každé: co na ní leží (hodnota); s čím pracuje | její řetězec

# Early Frost
m-early-frost-098a003f = Časný mráz

# Empty Granaries
m-empty-granaries-49f9ac7c = Prázdné sýpky

# Empty Granaries (solo)
m-empty-granaries-solo-e8aaeb1e = Prázdné sýpky (sólo)

# Event {number}, {name}: {text}
m-event-number-name-text-4b6887b5 = Událost { $number }, { $name }: { $text }

# Event {n}: {event}
m-event-n-event-2ace14d1 = Událost { $n }: { $event }

# Fair weather keeps the stalls open long past dusk, and word of better work travels from bench to bench.
m-fair-weather-keeps-the-stalls-op-b832c3d5 = Pěkné počasí drží krámky otevřené dlouho po setmění a pověst o lepší práci jde od ponku k ponku.

# Five chapters, {n} {n|star|stars}: Longsdale calls you {verdict}.
m-five-chapters-n-n-star-stars-lon-3600dcf4 = Pět kapitol, { $n } { $n ->
        [one] hvězda
        [few] hvězdy
        [many] hvězdy
       *[other] hvězd
    }. Váš titul v Longsdale: { $verdict ->
        [apprentice] učeň
        [journeyman] vandrovní mistr
        [master] mistr
        [counsellor] radní
       *[other] { $verdict }
    }.

# Fog off the river hides the morning; only at noon do the first traders find the square.
m-fog-off-the-river-hides-the-morn-b67ce6d0 = Mlha od řeky skryla ráno; teprve v poledne našli první obchodníci náměstí.

# For hire
m-for-hire-a32b85ac = K najmutí

# For hire {n}
m-for-hire-n-22582878 = K najmutí: { $n }

# For hire:
m-for-hire-55627577 = K najmutí:

# For hire: {assistant}
m-for-hire-assistant-1f15ba2f = K najmutí: { $assistant }

# For you
m-for-you-143134f9 = Pro vás

# Hand {n}
m-hand-n-d0736c50 = Ruka: { $n }

# Hooded figures try the latches of the lower town, and pass by the doors where a lamp burns on the roof.
m-hooded-figures-try-the-latches-o-def47061 = Postavy v kápích zkoušejí petlice dolního města a míjejí dveře, nad nimiž na střeše hoří lampa.

# House cards: the assistants, the cards of Longsdale and every word of its story are made for this implementation. These are NOT the printed ones.
m-house-cards-the-assistants-the-c-698e3246 = Vlastní karty: tovaryši, karty Longsdale a každé slovo jeho příběhu vznikly pro tento program. NEJSOU to tištěné karty.

# Ice on the well before the leaves are down; charcoal is suddenly spoken of like silver.
m-ice-on-the-well-before-the-leave-7b11e6c0 = Led ve studni dřív, než spadlo listí; o uhlí se najednou mluví jako o stříbře.

# In all
m-in-all-df42d244 = Celkem

# In the draw pile besides: {who}.
m-in-the-draw-pile-besides-who-97ff2366 = V dobíracím balíčku navíc: { $who }.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = V ruce máte: { $card }

# Into the draw pile: {cards} ({number}).
m-into-the-draw-pile-cards-number-e6e9ad65 = Do dobíracího balíčku: { $cards } ({ $number }).

# Latches Rattle
m-latches-rattle-61a0b795 = Klepání na petlice

# Lay out the armories (54). Shuffle Captain Rook (59) into the draw pile. Sunset closes at 1 sun; every worker needs 1 resource less.
m-lay-out-the-armories-54-shuffle-212862a1 = Vyložte zbrojírny (54). Zamíchejte Kapitána Havrana (59) do balíčku. Západ slunce končí při 1 slunci; každý hospodář potřebuje o 1 surovinu méně.

# Lay out the cornfields (50).
m-lay-out-the-cornfields-50-70d132f8 = Vyložte kukuřičná pole (50).

# Lay out the large watchtowers (56). Turn up 1 more assistant. Each player puts 2 coal on the charburner.
m-lay-out-the-large-watchtowers-56-6c89fbae = Vyložte velké strážní věže (56). Odkryjte o 1 tovaryše víc. Každý hráč položí 2 uhlí na milíř.

# Lay out the small watchtowers (51).
m-lay-out-the-small-watchtowers-51-c0757a0a = Vyložte malé strážní věže (51).

# Lay out the stove makers (52). Coal counts 1 coin more this round.
m-lay-out-the-stove-makers-52-coal-82efced8 = Vyložte kamnářství (52). V tomto kole má uhlí hodnotu o 1 minci vyšší.

# Lay out the vineyards (55). Shuffle Wenna Wick (60) into the draw pile. Assistants may be moved for 2 coins each.
m-lay-out-the-vineyards-55-shuffle-522937a2 = Vyložte vinice (55). Zamíchejte Wennu Knotovou (60) do balíčku. Tovaryše lze přesouvat za 2 mince každého.

# Lay out the watchtowers (53). Assistants may be moved for 2 coins each.
m-lay-out-the-watchtowers-53-assis-35ac8ae1 = Vyložte strážní věže (53). Tovaryše lze přesouvat za 2 mince každého.

# Letters by Ladder
m-letters-by-ladder-fd7305c1 = Dopisy po žebříku

# Longsdale is a free city. The palace is let by the room, and the best one, with the turnip garden, goes to a quiet old man.
m-longsdale-is-a-free-city-the-pal-eb748430 = Longsdale je svobodné město. Palác se pronajímá po pokojích a ten nejlepší, s tuřínovou zahrádkou, dostane tichý starý muž.

# Longsdale sided with the {side}. {outcome}
m-longsdale-sided-with-the-side-ou-40136d29 = Longsdale si zvolil stranu: { $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    }. { $outcome }

# Longsdale sides with the {side} ({totals}).
m-longsdale-sides-with-the-side-to-fe0d32f3 = Longsdale stojí na této straně: { $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    } ({ $totals }).

# Market for you: {counts}.
m-market-for-you-counts-c7b9626d = Trh pro vás: { $counts }.

# Market, {half}: {cards}.
m-market-half-cards-d9241536 = Trh, { $half ->
        [sunrise] východ slunce
        [sunset] západ slunce
       *[other] { $half }
    }: { $cards }.

# Market, {whose}: {counts}.
m-market-whose-counts-87361d9a = Trh, { $whose }: { $counts }.

# Market: {counts}.
m-market-counts-adb5cc10 = Trh: { $counts }.

# Masons on the Roofs
m-masons-on-the-roofs-53e256a3 = Zedníci na střechách

# Most points after the levy of 6 coins wins the chapter.
m-most-points-after-the-levy-of-6-072959f2 = Kapitolu vyhrává, kdo má nejvíc bodů po odvodu 6 mincí.

# Most points after the levy of 8 coins wins the chapter.
m-most-points-after-the-levy-of-8-0a19f0fc = Kapitolu vyhrává, kdo má nejvíc bodů po odvodu 8 mincí.

# Most points wins after the day after: 1 point per different kind of good still lying on your buildings, at most 6.
m-most-points-wins-after-the-day-a-b977f41f = Vyhrává, kdo má den poté nejvíc bodů: 1 bod za každý druh zboží, který ještě leží na vašich budovách, nejvýš 6.

# Most points wins after the day after: 1 point per strength, at most 6.
m-most-points-wins-after-the-day-a-2db50c78 = Vyhrává, kdo má den poté nejvíc bodů: 1 bod za každou sílu, nejvýš 6.

# Most points wins. The pledges at the end decide between 5A (crown) and 5B (lamps).
m-most-points-wins-the-pledges-at-669c2895 = Vyhrává, kdo má nejvíc bodů. Závazky na konci rozhodnou mezi 5A (koruna) a 5B (lampy).

# Most points wins. The pledges at the end decide whether the tale goes on with 4A (crown) or 4B (lamps).
m-most-points-wins-the-pledges-at-d5456311 = Vyhrává, kdo má nejvíc bodů. Závazky na konci rozhodnou, zda příběh pokračuje 4A (koruna), nebo 4B (lampy).

# Name a resource: the market holds {n} more of it for you.
m-name-a-resource-the-market-holds-9a6c2499 = Jmenujte surovinu: na trhu je pro vás ještě { $n }.

# Name cards of your hand, each once.
m-name-cards-of-your-hand-each-onc-396e8b3e = Jmenujte karty z ruky, každou jednou.

# Name one of {resources}.
m-name-one-of-resources-538fadc1 = Jmenujte jednu z těchto: { $resources }.

# No lamp is lit on the bridge tonight. Somebody has chalked one word on every post: ENOUGH.
m-no-lamp-is-lit-on-the-bridge-ton-b7b8df55 = Na mostě dnes v noci nesvítí jediná lampa. Na každý sloup někdo napsal křídou jedno slovo: DOST.

# No story. Shuffle 50, 52, 54, 55 and all characters into the deck, lay out the three tower stacks 51, 53 and 56. Shuffle the pool of events, use 8 of them unseen. End card 3 counts strength, at most 4.
m-no-story-shuffle-50-52-54-55-and-a028c5bd = Bez příběhu. Zamíchejte do balíčku 50, 52, 54, 55 a všechny postavy, vyložte tři hromádky věží 51, 53 a 56. Zamíchejte zásobu událostí a použijte 8 z nich neviděných. Závěrečná karta 3 počítá sílu, nejvýš 4.

# Nobody gives for that side.
m-nobody-gives-for-that-side-3e25818f = Na tuto stranu nikdo nic nedává.

# Nobody of yours is waiting to work there.
m-nobody-of-yours-is-waiting-to-wo-2dc2ba70 = Nikdo z vašich lidí tam na práci nečeká.

# Not all of these resources are missing here.
m-not-all-of-these-resources-are-m-8ca79fa9 = Ne všechny tyto suroviny tu chybějí.

# Not in the draw pile any more: {who}.
m-not-in-the-draw-pile-any-more-wh-960d044c = Už není v dobíracím balíčku: { $who }.

# One assistant a round.
m-one-assistant-a-round-83322bbc = Jeden tovaryš za kolo.

# One building a round.
m-one-building-a-round-389d9a5a = Jedna budova za kolo.

# Open Day at the Guildhall
m-open-day-at-the-guildhall-a4a5b4f9 = Den otevřených dveří v cechovním domě

# Open Gates
m-open-gates-ba3719f7 = Otevřené brány

# Open Gates (solo)
m-open-gates-solo-d56a54d2 = Otevřené brány (sólo)

# Phase I, after the deal: draw 3 cards.
m-phase-i-after-the-deal-draw-3-ca-bae5705a = Fáze I, po rozdání: doberte si 3 karty.

# Phase II: you may move your assistants free of charge, and this round each of them needs 1 resource less.
m-phase-ii-you-may-move-your-assis-c51983d6 = Fáze II: smíte zdarma přesunout své tovaryše a v tomto kole potřebuje každý z nich o 1 surovinu méně.

# Phase III, after sunset: name a resource; until the round ends the market holds 2 more of it for you alone.
m-phase-iii-after-sunset-name-a-re-95e1f42e = Fáze III, po západu slunce: jmenujte surovinu; do konce kola jsou na trhu jen pro vás o 2 takové víc.

# Phase IV: one building or assistant you pay for this turn costs you 3 coins less (never below 1).
m-phase-iv-one-building-or-assista-305a4f4f = Fáze IV: jedna budova nebo jeden tovaryš, které v tomto tahu platíte, vás stojí o 3 mince méně (nejméně 1).

# Place {place}: {who}, {ranks} rank {ranks|point|points} (+{gained}); {points} points in all chapters.
m-place-place-who-ranks-rank-ranks-a7df51c5 = { $place }. místo: { $who }, { $ranks } { $ranks ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } za pořadí (+{ $gained }); celkem { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } ze všech kapitol.

# Production: chains you can use: {chains}.
m-production-chains-you-can-use-ch-e6a83cc9 = Výroba: řetězce, které můžete využít: { $chains }.

# Production: with your hand nothing more can be made, so all you can say is done.
m-production-with-your-hand-nothin-77093067 = Výroba: s kartami v ruce už nic dalšího vyrobit nejde, takže lze napsat jen „hotovo“.

# Production: {able} can produce.
m-production-able-can-produce-998196ae = Výroba: vyrábět může { $able }.

# Production: {able} can produce; chains you can use: {chains}.
m-production-able-can-produce-chai-ba5c559a = Výroba: vyrábět může { $able }; řetězce, které můžete využít: { $chains }.

# Production: {n} {n|card is|cards are} left in both piles, and your buildings make {due} goods: {able}. Say which one produces next; what comes too late may get nothing.
m-production-n-n-card-is-cards-are-22e4b760 = Výroba: v obou balíčcích { $n ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { $n } { $n ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    } a vaše budovy vyrobí tolik zboží: { $due } ({ $able }). Řekněte, která vyrábí jako další; co přijde pozdě, nemusí dostat nic.

# Rank points are
m-rank-points-are-7bed7fde = Body za pořadí

# Reach 18 points after the end card. The levy is 8 coins.
m-reach-18-points-after-the-end-ca-6bf31a09 = Dosáhněte 18 bodů po závěrečné kartě. Odvod je 8 mincí.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 1.
m-reach-25-points-after-the-end-ca-c6e9b06f = Dosáhněte 25 bodů po závěrečné kartě. Neutrální závazky: koruna 2, lampy 1.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-25-points-after-the-end-ca-ae2911e4 = Dosáhněte 25 bodů po závěrečné kartě. Neutrální závazky: koruna 2, lampy 2.

# Reach 26 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-26-points-after-the-end-ca-b31eb982 = Dosáhněte 26 bodů po závěrečné kartě. Neutrální závazky: koruna 2, lampy 2.

# Reach 32 points after the end card: 1 point per different kind of good still lying on your buildings, at most 6.
m-reach-32-points-after-the-end-ca-414cdb49 = Dosáhněte 32 bodů po závěrečné kartě: 1 bod za každý druh zboží, který ještě leží na vašich budovách, nejvýš 6.

# Reach 36 points after the end card: 1 point per strength, at most 6.
m-reach-36-points-after-the-end-ca-08dcc162 = Dosáhněte 36 bodů po závěrečné kartě: 1 bod za každou sílu, nejvýš 6.

# River Fog
m-river-fog-a6d15034 = Mlha od řeky

# Round {number} begins.
m-round-number-begins-a683d15a = Začíná kolo { $number }.

# Round {round} of the chapter.
m-round-round-of-the-chapter-70fc2fad = Kolo { $round } kapitoly.

# Round {round}: keep your hand or exchange all of it.
m-round-round-keep-your-hand-or-ex-fd22d021 = Kolo { $round }: nechte si karty, nebo vyměňte všechny.

# Round {round}: place your worker, and set a card aside if you want to build it.
m-round-round-place-your-worker-an-6285d761 = Kolo { $round }: pošlete hospodáře, a chcete-li stavět, odložte kartu stranou.

# Round {round}: place your worker, set a card aside to build; assistants move free of charge.
m-round-round-place-your-worker-se-1e0bef83 = Kolo { $round }: pošlete hospodáře, pro stavbu odložte kartu stranou; přesun tovaryšů je zdarma.

# Round {round}: place your worker, set a card aside to build; each assistant moves for {n} {n|coin|coins}.
m-round-round-place-your-worker-se-72272e3b = Kolo { $round }: pošlete hospodáře, pro stavbu odložte kartu stranou; přesun každého tovaryše stojí { $n } { $n ->
        [one] minci
        [few] mince
        [many] mince
       *[other] mincí
    }.

# Round {round}; most buildings: {most} of the {last} that end the game.
m-round-round-most-buildings-most-4a936756 = Kolo { $round }; nejvíc budov: { $most } z { $last }, kterými partie končí.

# Say where your worker works and how: well or sloppily.
m-say-where-your-worker-works-and-4c6ccddc = Řekněte, kde váš hospodář pracuje a jak: pilně („pilně“), nebo liknavě („liknavě“).

# Seed from the Palace
m-seed-from-the-palace-7b676038 = Osivo z paláce

# Set aside to build:
m-set-aside-to-build-6efaf5f7 = Odloženo ke stavbě:

# Set aside to build: {card}
m-set-aside-to-build-card-9db41b9f = Odloženo ke stavbě: { $card }

# Set aside: {card}
m-set-aside-card-b8d9fcab = Odloženo: { $card }

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = O vítězství se dělí první

# Shuffle Berta Wheelwright (58) into the draw pile. Phase I deals 3 cards this round.
m-shuffle-berta-wheelwright-58-int-33abafcd = Zamíchejte Bertu Kolářku (58) do balíčku. Fáze I rozdává v tomto kole 3 karty.

# Shuffle Tony Grosh (57) into the draw pile. Each player draws 1 card.
m-shuffle-tony-grosh-57-into-the-d-45d1ec9b = Zamíchejte Tonyho Groše (57) do balíčku. Každý hráč si dobere 1 kartu.

# Somebody has 8 buildings. The last round: the chains of all buildings can be used.
m-somebody-has-8-buildings-the-las-9d23204e = Někdo má 8 budov. Poslední kolo: lze využít řetězce všech budov.

# Stack {number} can be built from: {cards}.
m-stack-number-can-be-built-from-c-cc8ec271 = Hromádka { $number }, z níž lze stavět: { $cards }.

# Stack {number}: {card}
m-stack-number-card-b3fd2f6e = Hromádka { $number }: { $card }

# Stack {n}
m-stack-n-867b9eba = Hromádka { $n }

# Stack {n}, to build from
m-stack-n-to-build-from-c4f6d646 = Hromádka { $n }, z níž lze stavět

# Stars are
m-stars-are-92ec84f7 = Hvězdy jsou

# Stars so far: {each}; {total} of {most}.
m-stars-so-far-each-total-of-most-3c66fe08 = Hvězdy zatím: { $each }; { $total } z { $most }.

# Stone for the Taking
m-stone-for-the-taking-d81ed6d2 = Kámen zadarmo

# Stone from the old customs house is given away to whoever will carry it, and hands are hired on the spot.
m-stone-from-the-old-customs-house-21340440 = Kámen ze staré celnice dostane každý, kdo ho odnese, a pomocníci se najímají na místě.

# Sunrise closes at 1 sun, sunset at 3.
m-sunrise-closes-at-1-sun-sunset-a-2bf7d81f = Východ slunce končí při 1 slunci, západ při 3.

# Sunset closes at 3 suns this round. Assistants may be moved for 2 coins each.
m-sunset-closes-at-3-suns-this-rou-49587d32 = Západ slunce v tomto kole končí při 3 sluncích. Tovaryše lze přesouvat za 2 mince každého.

# Tables in the Street
m-tables-in-the-street-88aff545 = Stoly v ulici

# Tables in the Street (solo)
m-tables-in-the-street-solo-fe329ac2 = Stoly v ulici (sólo)

# Take a side in secret; each {unit} coins in goods are a mark for it, at most {most}.
m-take-a-side-in-secret-each-unit-e375c6b8 = Zvolte tajně stranu; každých { $unit } { $unit ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    } ve zboží jí dá jednu značku, nejvýše { $most }.

# Taking sides: everyone secretly names crown or lamps and gives goods; each 3 coins given make 1 pledge, at most 4. The side with more pledges wins (tie: the crown); its givers gain 1 point per pledge of theirs.
m-taking-sides-everyone-secretly-n-bb1fc8bc = Volba strany: každý tajně jmenuje korunu, nebo lampy a dá zboží; za každé 3 dané mince je 1 závazek, nejvýš 4. Vítězí strana s více závazky (při rovnosti koruna); kdo na ni dal, získá 1 bod za každý svůj závazek.

# That assistant does not work for you.
m-that-assistant-does-not-work-for-bf4951a7 = Tento tovaryš u vás nepracuje.

# That assistant is not for hire.
m-that-assistant-is-not-for-hire-b3536d34 = Tento tovaryš není k najmutí.

# That costs nothing, so no goods are given for it.
m-that-costs-nothing-so-no-goods-a-ecf3d784 = To nic nestojí, proto se za to žádné zboží nedává.

# That is no character of your hand for this phase.
m-that-is-no-character-of-your-han-8c3798d7 = To není postava z vaší ruky pro tuto fázi.

# That is worth {worth}; {price} is wanted.
m-that-is-worth-worth-price-is-wan-40c96bed = To má hodnotu { $worth }; je třeba { $price }.

# That needs strength {needed}.
m-that-needs-strength-needed-62e27127 = Na to je třeba síla { $needed }.

# The Brass Badge
m-the-brass-badge-ce1530ea = Mosazný odznak

# The Brass Badge (solo)
m-the-brass-badge-solo-2d1acdcf = Mosazný odznak (sólo)

# The Dark City
m-the-dark-city-ca53b4eb = Temné město

# The Dark City (solo)
m-the-dark-city-solo-0a8f9523 = Temné město (sólo)

# The Day After
m-the-day-after-249785eb = Den poté

# The Folding Table
m-the-folding-table-a6140467 = Skládací stolek

# The Free Fair
m-the-free-fair-50cd50e3 = Svobodný jarmark

# The Herald's List
m-the-herald-s-list-7f77077c = Heroldův seznam

# The King's Apron
m-the-king-s-apron-a5f0946a = Králova zástěra

# The King's Apron (solo)
m-the-king-s-apron-solo-ea9cabca = Králova zástěra (sólo)

# The Last Carter
m-the-last-carter-469cfa76 = Poslední povoz

# The Levy
m-the-levy-9eff4e2f = Odvod

# The Long Evening
m-the-long-evening-b5483282 = Dlouhý večer

# The Long Table
m-the-long-table-713c4eb9 = Dlouhý stůl

# The Ram at the River Gate
m-the-ram-at-the-river-gate-b22473ee = Beranidlo u říční brány

# The assistant goes to a production building of yours that is free.
m-the-assistant-goes-to-a-producti-280f3efb = Tovaryš jde do některé vaší volné výrobní budovy.

# The base game is for 2 to 4 seats; alone, choose a chapter.
m-the-base-game-is-for-2-to-4-seat-39387457 = Základní hra je pro 2 až 4 místa; pro jednoho zvolte kapitolu.

# The blades are delivered, only not to the palace.
m-the-blades-are-delivered-only-no-96275a08 = Čepele jsou dodány, jen ne do paláce.

# The blades go out of the city by night; so few of them are yours that nobody asks you to be silent.
m-the-blades-go-out-of-the-city-by-727f4461 = Čepele v noci opouštějí město; vašich je mezi nimi tak málo, že vás nikdo nežádá o mlčení.

# The campaign after {n} {n|chapter|chapters}, with what this one gave in brackets:
m-the-campaign-after-n-n-chapter-c-be15517c = Kampaň po kapitolách (počet: { $n }); v závorce, co dala tato:

# The chain takes {what}.
m-the-chain-takes-what-d8ccdba2 = Řetězec spotřebuje: { $what }.

# The chapter
m-the-chapter-f85aaf4c = Kapitola

# The chapter is lost
m-the-chapter-is-lost-d8de16d0 = Kapitola je prohraná

# The chapter is won
m-the-chapter-is-won-56901007 = Kapitola je vyhraná

# The craftspeople's seals hang beneath the royal proclamation.
m-the-craftspeople-s-seals-hang-be-dedf1214 = Pod královskou vyhláškou visí pečeti řemeslníků.

# The day after: gain 1 point per item named on the chapter card, up to its limit.
m-the-day-after-gain-1-point-per-i-fa53aac2 = Den poté: získáte 1 bod za každou věc jmenovanou na kartě kapitoly, až do jejího limitu.

# The draw pile is empty: the discard pile is shuffled.
m-the-draw-pile-is-empty-the-disca-903c6bda = Dobírací balíček je prázdný: odkládací balíček se zamíchá.

# The fair lasts one day, and half of the stalls stay empty. The strange riders at the river count the lamps for a long time before they turn round.
m-the-fair-lasts-one-day-and-half-29dfff78 = Jarmark trvá jeden den a polovina krámků zůstane prázdná. Cizí jezdci u řeky dlouho počítají lampy, než se obrátí.

# The fair lasts three days. When the strange riders come down to the river they see a lit city, count the lamps, and turn round.
m-the-fair-lasts-three-days-when-t-0284dcb0 = Jarmark trvá tři dny. Když cizí jezdci sjedou k řece, vidí osvětlené město, spočítají lampy a obrátí se.

# The frost breaks, and more doors stayed cold than were kept warm. On the first mild evening the lamplighters hold a meeting that nobody forbids; nobody has asked you to it.
m-the-frost-breaks-and-more-doors-06d2fd48 = Mráz povoluje a vychladlých dveří je víc než zahřátých. Prvního vlídného večera se scházejí lampáři a nikdo jim to nezakazuje; vás tam nikdo nepozval.

# The frost breaks, but not the silence between upper and lower town. On the first mild evening the lamplighters hold a meeting that nobody forbids because nobody was told.
m-the-frost-breaks-but-not-the-sil-c99496be = Mráz povoluje, ne však mlčení mezi horním a dolním městem. Prvního vlídného večera se scházejí lampáři a nikdo jim to nezakazuje, protože se to nikdo nedozvěděl.

# The gates are open, the palace is a storehouse, and the king sits in its kitchen peeling turnips with surprising skill. Now Longsdale has to prove that it can run itself. The lamplighters ask the craftspeople for one thing only: a market so full that nobody will remember why they were afraid. Beyond the river riders have been seen who serve no side at all.
m-the-gates-are-open-the-palace-is-66423a5b = Brány jsou otevřené, palác je skladiště a král sedí v jeho kuchyni a překvapivě zručně loupe tuříny. Teď musí Longsdale dokázat, že se řídí sám. Lampáři chtějí od řemeslníků jediné: trh tak plný, aby si nikdo nevzpomněl, čeho se bál. Za řekou byli vidět jezdci, kteří neslouží žádné straně.

# The gates are shut and the lamplighters stand outside them with half the country at their backs. The king walks the wall in a borrowed apron and carries stone. What the craftspeople raise in these nine days, tower by tower, will decide whether there is anything left to argue about. Nobody asks any more who began it.
m-the-gates-are-shut-and-the-lampl-2e1bcf46 = Brány jsou zavřené a před nimi stojí lampáři a za nimi půl země. Král chodí po hradbách ve vypůjčené zástěře a nosí kámen. Co řemeslníci za těch devět dní postaví, věž po věži, rozhodne, zda vůbec zbude, o co se přít. Kdo začal, na to se už nikdo neptá.

# The granary is filled to the ankle. The king has learnt who came with empty hands, the city has learnt to look for you in the queue, and neither will forget it soon.
m-the-granary-is-filled-to-the-ank-ed963178 = Sýpka je plná po kotníky. Král se dozvěděl, kdo přišel s prázdnýma rukama, město si zvyklo hledat vás ve frontě a jen tak se to nezapomene.

# The granary is filled to the knee. The king has learnt the names of the helpers, the city has learnt how low the granary was, and neither will forget it.
m-the-granary-is-filled-to-the-kne-6d122833 = Sýpka je plná po kolena. Král se dozvěděl jména pomocníků, město se dozvědělo, jak málo v sýpce bylo, a nikdo na to nezapomene.

# The guard is armed and the gates are barred, with blades that others made.
m-the-guard-is-armed-and-the-gates-ce2fd8db = Stráž je ozbrojena a brány zavřeny, čepele však kovali jiní.

# The guard is armed and the gates are barred.
m-the-guard-is-armed-and-the-gates-8bb17b55 = Stráž je ozbrojena a brány zavřeny.

# The guildhall opens its books for a single day: apprentices may change masters, and the clerks look elsewhere.
m-the-guildhall-opens-its-books-fo-a96bae8e = Cechovní dům otevírá knihy na jediný den: učedníci smějí změnit mistra a písaři se dívají jinam.

# The harvest has failed two valleys wide and Longsdale, the capital, eats into its reserve. The king, who has never before asked where bread comes from, sends for the craftspeople and promises to remember those who help. New fields are broken right under the city wall. In the queue at the fountain people mutter that the palace windows are lit all night, and a lender called Tony Grosh writes down every name.
m-the-harvest-has-failed-two-valle-799ffa6f = Ve dvou údolích se neurodilo a hlavní město Longsdale ujídá ze zásob. Král, který se nikdy nezeptal, odkud se bere chléb, posílá pro řemeslníky a slibuje, že na ty, kdo pomohou, nezapomene. Nová pole se orají až pod hradbami. Ve frontě u kašny se šeptá, že v paláci se svítí celou noc, a lichvář jménem Tony Groš si zapisuje každé jméno.

# The helpers of the king are given brass badges and long lists. Forges that made hinges now make blades, and the captain of the guard pays in promises stamped with a lion. The vineyards above the city are planted all the same, because somebody must believe in an autumn. At night a ladder leans against this wall or that, and nobody ever sees who climbs it.
m-the-helpers-of-the-king-are-give-c774f52a = Královi pomocníci dostávají mosazné odznaky a dlouhé seznamy. Kovárny, které dělaly panty, teď dělají čepele a kapitán stráže platí sliby s vyraženým lvem. Vinice nad městem se sázejí přesto, protože někdo musí věřit v podzim. V noci se žebřík opírá tu o tu, tu o onu zeď a nikdo nikdy nevidí, kdo po něm leze.

# The king doubles the lamp tax on a Monday, and by Tuesday the city is dark. Without light the night shifts stop, then the day shifts, then the toll bridge. From the palace comes an order for watchtowers; from the bridge comes a request to leave them unmanned. The craftspeople have worked for both, and both now want to know what that was worth.
m-the-king-doubles-the-lamp-tax-on-40598689 = V pondělí král zdvojnásobí daň z lamp a v úterý je město ve tmě. Bez světla se zastaví noční směny, pak denní a nakonec mýtný most. Z paláce přijde příkaz stavět strážní věže; z mostu prosba nechat je prázdné. Řemeslníci pracovali pro obě strany a obě teď chtějí vědět, za co to stálo.

# The king keeps his crown and loses his lamp tax; the craftspeople get a seat in the council, next to the door.
m-the-king-keeps-his-crown-and-los-8bf5082a = Král si ponechá korunu a přijde o daň z lamp; řemeslníci dostanou křeslo v radě, hned u dveří.

# The last carter over the pass brings more crates than her manifest admits.
m-the-last-carter-over-the-pass-br-f9a854d9 = Poslední povoz přes průsmyk veze víc beden, než přiznává nákladní list.

# The levy: each player pays the levy named on the chapter card. Who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-the-levy-each-player-pays-the-le-9dd83e6d = Odvod: každý hráč platí odvod uvedený na kartě kapitoly. Kdo má méně, odevzdá všechno zboží a ztratí 1 bod za každé 2 chybějící mince (i neúplné).

# The lower town made its peace in good time. The barricades become benches, and the king sits on one of them every Monday.
m-the-lower-town-made-its-peace-in-b47532ac = Dolní město se smířilo včas. Z barikád jsou lavičky a král na jedné z nich sedá každé pondělí.

# The market
m-the-market-2a738316 = Trh

# The market counts 1 more of every resource. After phase IV each player may pay 5 coins, at most twice, each time for 2 points.
m-the-market-counts-1-more-of-ever-1d671a58 = Na trhu se počítá o 1 víc od každé suroviny. Po fázi IV může každý hráč zaplatit 5 mincí, nejvýš dvakrát, pokaždé za 2 body.

# The market holds {n} more {resource} for {who} this round.
m-the-market-holds-n-more-resource-6a036c42 = Na trhu je v tomto kole ještě { $n }: { $resource } ({ $who }).

# The masons leave the new theatre unfinished and raise look-outs over the workshops; nobody asks who signed the order.
m-the-masons-leave-the-new-theatre-00402976 = Zedníci nechávají nové divadlo nedostavěné a zvedají nad dílnami hlídky; nikdo se neptá, kdo příkaz podepsal.

# The next chapter begins anew, with other hands, buildings and goods. {what} kept.
m-the-next-chapter-begins-anew-wit-cdd4aee8 = Další kapitola začíná nanovo, s jinými kartami, budovami a zbožím. Zůstává: { $what }.

# The note is answered with a list of every house in Longsdale.
m-the-note-is-answered-with-a-list-a65e533a = Odpovědí na lístek je seznam všech domů v Longsdale.

# The note is answered with a list of every house in Longsdale; whoever wrote it had to ask for the name of your street.
m-the-note-is-answered-with-a-list-ebea56a2 = Odpovědí na lístek je seznam všech domů v Longsdale; na jméno vaší ulice se museli ptát.

# The others
m-the-others-460bb9b4 = Ostatní

# The palace orders blades by the dozen and does not haggle, which frightens people more than the price.
m-the-palace-orders-blades-by-the-bcf20085 = Palác objednává čepele po tuctech a nesmlouvá, a to lidi děsí víc než cena.

# The piles have no card to give: discard {n} {n|card|cards} of your hand.
m-the-piles-have-no-card-to-give-d-d9ffbff6 = V balíčcích není karta, kterou by šlo dát: odhoďte z ruky { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# The piles have no card to give: what was still to be drawn is lost.
m-the-piles-have-no-card-to-give-w-b770deb2 = V balíčcích není karta, kterou by šlo dát: co se ještě mělo dobrat, propadá.

# The piles have no card to give: {who} gives up {cards}.
m-the-piles-have-no-card-to-give-w-d91000da = V balíčcích není karta, kterou by šlo dát: { $who } odevzdává: { $cards }.

# The piles have no card to give: {who} gives up {n} {n|card|cards}.
m-the-piles-have-no-card-to-give-w-bb2f2553 = V balíčcích není karta, kterou by šlo dát: { $who } odevzdává { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# The ram breaks before the wall does. On the tenth day the king lifts the lamp tax with his own hand and asks the lamplighters in to supper; some of them come.
m-the-ram-breaks-before-the-wall-d-dde755ab = Beranidlo praskne dřív než zeď. Desátého dne král vlastní rukou zruší daň z lamp a pozve lampáře k večeři; někteří přijdou.

# The ram is at the river gate. Every roof with a railing is counted as a rampart now.
m-the-ram-is-at-the-river-gate-eve-67ce48b6 = Beranidlo stojí u Říční brány. Každá střecha se zábradlím se teď počítá za hradbu.

# The royal proclamation hangs on every door, and the place for your seal is empty.
m-the-royal-proclamation-hangs-on-12b239d1 = Královská vyhláška visí na všech dveřích a místo pro vaši pečeť je prázdné.

# The south slopes are free of snow, and a lamplighter with a ladder on her shoulder carries letters between the camps.
m-the-south-slopes-are-free-of-sno-7849ed47 = Na jižních svazích už není sníh a lampářka s žebříkem na rameni nosí dopisy mezi tábory.

# The tower goes to a production building of yours that has none.
m-the-tower-goes-to-a-production-b-219a46e8 = Věž patří k některé vaší výrobní budově, která žádnou nemá.

# The wall holds, though not where you built. On the tenth day the lamp tax falls all the same, and at the supper nobody asks you which stones were yours.
m-the-wall-holds-though-not-where-0244b871 = Zeď vydržela, i když ne tam, kde jste stavěli vy. Desátého dne daň z lamp stejně padne a u večeře se vás nikdo neptá, které kameny byly vaše.

# There is a verdict only for who has played all five chapters.
m-there-is-a-verdict-only-for-who-a0dbf3b0 = Titul dostane jen ten, kdo odehraje všech pět kapitol.

# There is nothing that you can build or hire, so all you can do is pass.
m-there-is-nothing-that-you-can-bu-e095e040 = Není nic, co byste mohli postavit nebo koho najmout, takže můžete jen pasovat.

# There, for what was pledged:
m-there-for-what-was-pledged-5a741af7 = Tam za to, co bylo slíbeno:

# This chain takes cards of your hand: name them.
m-this-chain-takes-cards-of-your-h-ae734563 = Tento řetězec bere karty z ruky: jmenujte je.

# This chain takes goods alone: say how many times.
m-this-chain-takes-goods-alone-say-3fb43a9a = Tento řetězec bere jen zboží: řekněte kolikrát.

# This chapter earned {n} {n|star|stars}: {points} points, and one star each for {wanted}.
m-this-chapter-earned-n-n-star-sta-7ef97200 = Tato kapitola přináší { $n } { $n ->
        [one] hvězdu
        [few] hvězdy
        [many] hvězdy
       *[other] hvězd
    }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } a po jedné hvězdě za { $wanted }.

# This chapter is played by itself: nothing of earlier chapters is carried over.
m-this-chapter-is-played-by-itself-4c8c9fb7 = Tato kapitola se hraje samostatně: z dřívějších kapitol se nic nepřenáší.

# This is the end of the campaign.
m-this-is-the-end-of-the-campaign-58d27471 = To je konec kampaně.

# This round assistants may be moved free of charge.
m-this-round-assistants-may-be-mov-edd1a135 = V tomto kole lze tovaryše přesouvat zdarma.

# Those who armed the palace opened its gate. It is told as treason in the upper town and as patience in the lower.
m-those-who-armed-the-palace-opene-54e76e1a = Ti, kdo palác vyzbrojili, otevřeli jeho bránu. V horním městě se o tom vypráví jako o zradě, v dolním jako o trpělivosti.

# Tired of keeping watch and of waiting for your tables, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-and-of-wa-97917840 = Dolní město, unavené hlídáním a čekáním na vaše stoly, pouští kapitánovy lidi zpátky.

# Tired of keeping watch, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-the-lower-19f6155d = Dolní město, unavené hlídáním, pouští kapitánovy lidi zpátky.

# Two Bowls
m-two-bowls-04e04626 = Dvě mísy

# Two bowls stand on the bridge, one gilded, one of soot-black iron. By morning one of them is fuller.
m-two-bowls-stand-on-the-bridge-on-3db19431 = Na mostě stojí dvě mísy, jedna pozlacená, druhá z železa černého sazemi. Do rána je jedna plnější.

# Two storehouses are broken open in one night, and the king allows every yard to keep a watchman of its own.
m-two-storehouses-are-broken-open-db972365 = Za jednu noc jsou vyloupena dvě skladiště a král dovolí každému dvoru vlastního hlídače.

# Wanted: {count} {good}.
m-wanted-count-good-7da65458 = Žádá se { $good }: { $count }.

# Where does {name} go?
m-where-does-name-go-138b204e = Kam přijde { $name }?

# Which building is the {tower} attached to? It stays there.
m-which-building-is-the-tower-atta-98720752 = Ke které budově se { $tower } připojí? Zůstane tam.

# Winter comes four weeks early and the king forbids the felling of his hunting forest. In the lower town families move together around the few warm walls there are. Whoever can build a stove is greeted by name in every lane. Thieves learn to walk softly, workshops learn to sleep lightly, and a guild of lamplighters begins to carry more than oil.
m-winter-comes-four-weeks-early-an-60a51a15 = Zima přichází o čtyři týdny dřív a král zakazuje kácet v loveckém lese. V dolním městě se rodiny stěhují k několika teplým zdem. Kdo umí postavit kamna, toho v každé uličce zdraví jménem. Zloději se učí chodit potichu, dílny spát lehce a cech lampářů začíná nosit víc než olej.

# You can build or hire, not both.
m-you-can-build-or-hire-not-both-8ca80b12 = Můžete stavět, nebo najímat, ne obojí.

# You can build the card set aside or one of a stack, and hire an assistant, or pass.
m-you-can-build-the-card-set-aside-debfacb1 = Můžete postavit odloženou kartu nebo kartu z hromádky a najmout tovaryše, nebo pasovat.

# You can build the card set aside, or hire an assistant, or pass.
m-you-can-build-the-card-set-aside-f84602d0 = Můžete postavit odloženou kartu, nebo najmout tovaryše, nebo pasovat.

# You can build the card you have set aside, or one of a stack.
m-you-can-build-the-card-you-have-3ae27217 = Můžete postavit odloženou kartu, nebo kartu z hromádky.

# You can give goods worth {coins} {coins|coin|coins} for {gain}, up to {left} {left|time|times}.
m-you-can-give-goods-worth-coins-c-277c4f66 = Můžete dát zboží v hodnotě { $coins } { $coins ->
        [one] mince
        [few] mincí
        [many] mince
       *[other] mincí
    } za { $gain }, až { $left }×.

# You can give {good} for {gain}, up to {left} {left|time|times}.
m-you-can-give-good-for-gain-up-to-0cd34edc = Můžete dát { $good } za { $gain }, až { $left }×.

# You can use a character of phase {phase}, or pass and keep it.
m-you-can-use-a-character-of-phase-971a4255 = Můžete použít postavu pro fázi { $phase }, nebo pasovat a nechat si ji.

# You have built; you can hire an assistant too, or pass.
m-you-have-built-you-can-hire-an-a-1608e5c0 = Postaveno; můžete ještě najmout tovaryše, nebo pasovat.

# You have hired; you can build too, or pass.
m-you-have-hired-you-can-build-too-ac4138e6 = Najato; můžete ještě stavět, nebo pasovat.

# You have no production building that is free.
m-you-have-no-production-building-1c64061d = Nemáte žádnou volnou výrobní budovu.

# You have not got what that chain takes so often.
m-you-have-not-got-what-that-chain-2cdcbd64 = Na tolikeré využití řetězce nemáte dost.

# You have not got {goods}.
m-you-have-not-got-goods-b825502c = Toto nemáte: { $goods }.

# You have won
m-you-have-won-7aba74d1 = Vyhráváte

# You hold no character of phase {phase}, so all you can do is pass.
m-you-hold-no-character-of-phase-p-611e9d59 = Nemáte postavu pro fázi { $phase }, takže můžete jen pasovat.

# You lack buildings: {colours}.
m-you-lack-buildings-colours-13d3a755 = Chybějí vám budovy: { $colours }.

# You owe {n} {n|coin|coins}: choose the goods.
m-you-owe-n-n-coin-coins-choose-th-8cc1034d = Dlužíte { $n } { $n ->
        [one] minci
        [few] mince
        [many] mince
       *[other] mincí
    }: vyberte zboží.

# You try this chapter for the second time; there is no third.
m-you-try-this-chapter-for-the-sec-0b02663d = Zkoušíte tuto kapitolu podruhé; potřetí to nejde.

# Your hand: {n} {n|card|cards}
m-your-hand-n-n-card-cards-64664cea = Vaše ruka: { $n } { $n ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }

# Your sealed answer: "{answer}" (it can be changed until all have answered)
m-your-sealed-answer-answer-it-can-c782f28c = Vaše zapečetěná odpověď: „{ $answer }“ (lze ji měnit, dokud neodpověděli všichni)

# Your town: {points} {points|point|points}, {coins} {coins|coin|coins} in goods
m-your-town-points-points-point-po-856380dc = Vaše město: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, zboží za { $coins } { $coins ->
        [one] minci
        [few] mince
        [many] mince
       *[other] mincí
    }

# Your turn
m-your-turn-f2d14573 = Jste na tahu

# {card} back in the hand
m-card-back-in-the-hand-86bdbb0c = { $card } zpět v ruce

# a card set aside
m-a-card-set-aside-c2326f6b = odložená karta

# all in
m-all-in-059a68d7 = všechny karty

# an assistant and {points} {points|point|points}
m-an-assistant-and-points-points-p-c6983bf0 = tovaryš a { $points } { $points ->
         [one] bod
         [few] body
        *[other] bodů
    }

# an extra card
m-an-extra-card-45ea89a0 = karta navíc

# assistant
m-assistant-a39a7ffa = tovaryš

# assistant {assistant} at {building}
m-assistant-assistant-at-building-6921da69 = tovaryš { $assistant }: { $building }

# assistant {assistant} to {building}
m-assistant-assistant-to-building-fb60f7bf = tovaryš { $assistant } → { $building }

# assistant {what}
m-assistant-what-e8598408 = tovaryš { $what }

# attach the tower to a production building, for good
m-attach-the-tower-to-a-production-458275d1 = natrvalo připojit věž k výrobní budově

# base
m-base-cae66217 = základ

# base game, a chapter of Longsdale in Revolt, or all_in; 4 and 5 follow the path
m-base-game-a-chapter-of-longsdale-eef63600 = základní hra, kapitola Vzpoury v Longsdalu, nebo všechny karty; 4 a 5 podle cesty

# build the card set aside, or one of a stack
m-build-the-card-set-aside-or-one-e913cb5e = postavit odloženou kartu nebo kartu z hromádky

# building
m-building-5167e967 = budova

# built {card}
m-built-card-c9927de3 = staví: { $card }

# cannot act
m-cannot-act-2e2ec0c3 = kdo nemůže jednat

# card
m-card-8367cd66 = karta

# chain of {building}: {spent} became {goods}
m-chain-of-building-spent-became-g-695f735a = řetězec { $building }: { $spent } → { $goods }

# chapter
m-chapter-667b9327 = kapitola

# chapter {number}, {name}
m-chapter-number-name-4d3852a4 = kapitola { $number }, { $name }

# chapter {number}, {name}, for the second and last time; what comes of it counts instead
m-chapter-number-name-for-the-seco-25026b11 = kapitola { $number }, { $name }, podruhé a naposledy; platí místo toho výsledek z ní

# crown
m-crown-0dcfafab = koruna

# discard cards of your hand
m-discard-cards-of-your-hand-9fc60554 = odhodit karty z ruky

# discard your whole hand and draw as many cards
m-discard-your-whole-hand-and-draw-31397b25 = odhodit celou ruku a dobrat stejný počet karet

# discarded {n} {n|card|cards}
m-discarded-n-n-card-cards-16a6a277 = odhazuje { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }

# do nothing more here
m-do-nothing-more-here-e68fb653 = už zde nic nedělat

# draw
m-draw-50f7becd = dobrat

# drew {cards}
m-drew-cards-0bec42cd = dobírá: { $cards }

# drew {n} {n|card|cards}
m-drew-n-n-card-cards-f41ab9c9 = dobírá { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }

# each time {what} {n|becomes|become} {goods}
m-each-time-what-n-becomes-become-24ca5a98 = pokaždé { $what } → { $goods }

# end your production
m-end-your-production-95084e7f = ukončit výrobu

# exchanged the hand
m-exchanged-the-hand-d76e7c8d = vyměňuje karty v ruce

# first player
m-first-player-9b15ef24 = začínající hráč

# for you
m-for-you-7abe8cd7 = pro vás

# good
m-good-770e6076 = zboží

# goods
m-goods-089857f9 = zboží

# hire an assistant
m-hire-an-assistant-c3aace91 = najmout tovaryše

# hired {name} ({assistant})
m-hired-name-assistant-781a8136 = najímá: { $name } ({ $assistant })

# in all
m-in-all-abf4fdcd = celkem

# keep your hand
m-keep-your-hand-4eeae80c = nechat si ruku

# lamps
m-lamps-dfe0b81f = lampy

# let a staffed building produce; cards of your hand make up for what the market lacks
m-let-a-staffed-building-produce-c-6c4b7d34 = nechat obsazenou budovu vyrábět; co chybí na trhu, nahradí karty z ruky

# makes {goods}
m-makes-goods-93c80725 = vyrábí: { $goods }

# manner
m-manner-0425843e = způsob

# met: {n} is no character; those are {known}.
m-met-n-is-no-character-those-are-30317f70 = met: { $n } není postava; postavy jsou { $known }.

# met: {n} stands there twice; name each character once.
m-met-n-stands-there-twice-name-ea-e1d157b9 = met: { $n } je tam dvakrát; jmenujte každou postavu jednou.

# name a resource
m-name-a-resource-583a3f25 = jmenovat surovinu

# no card
m-no-card-9b119c50 = žádná karta

# no colour
m-no-colour-2e30eb88 = bez barvy

# nothing at {buildings}
m-nothing-at-buildings-25f35f6f = nic: { $buildings }

# of any kind
m-of-any-kind-5520969c = jakéhokoli druhu

# paid {goods}
m-paid-goods-cd21a26b = platí: { $goods }

# path
m-path-a0af9f86 = cesta

# pay what is demanded with these goods
m-pay-what-is-demanded-with-these-ec54b389 = zaplatit požadované tímto zbožím

# place the assistant you have just hired
m-place-the-assistant-you-have-jus-a5c75e86 = umístit právě najatého tovaryše

# place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who> to <building>" for assistants; may be changed until all have answered
m-place-your-worker-well-or-sloppi-6e5a99d4 = poslat hospodáře, pilně nebo liknavě, nebo „odpočinek“; pak „, postavit <card>“ pro odložení karty a „, přesunout <who>“ pro tovaryše; lze měnit, dokud neodpověděli všichni

# pledge
m-pledge-9dd7dd22 = závazek

# pledged {n} {n|mark|marks} to the {side}
m-pledged-n-n-mark-marks-to-the-si-a84395ff = slibuje { $n } { $n ->
        [one] značku
        [few] značky
        [many] značky
       *[other] značek
    }: { $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    }

# resource
m-resource-5de95319 = surovina

# set aside to build: {card}, {n} {n|coin|coins}
m-set-aside-to-build-card-n-n-coin-1daec645 = odloženo ke stavbě: { $card }, { $n } { $n ->
        [one] mince
        [few] mince
       *[other] mincí
    }

# side
m-side-ea7bf4bb = strana

# skipped
m-skipped-389595a4 = přeskočí se

# spent {cards}
m-spent-cards-6c179429 = spotřebuje: { $cards }

# take a side in secret and give goods for it; 0 for nothing gives none
m-take-a-side-in-secret-and-give-g-677d748e = tajně zvolit stranu a dát za ni zboží; 0 zdarma nedává nic

# take the offer and give these goods
m-take-the-offer-and-give-these-go-2cd886d6 = přijmout nabídku a dát toto zboží

# the town of {who}
m-the-town-of-who-bd6e1665 = město: { $who }

# to build costs {price} {price|coin|coins} and brings {points} {points|point|points}
m-to-build-costs-price-price-coin-7c1832e0 = stavba stojí { $price } { $price ->
         [one] minci
         [few] mince
        *[other] mincí
    } a přinese { $points } { $points ->
         [one] bod
         [few] body
        *[other] bodů
    }

# took the card set aside back
m-took-the-card-set-aside-back-41f27bee = bere zpět odloženou kartu

# use a character of your hand
m-use-a-character-of-your-hand-a7e3734b = použít postavu z ruky

# use the chain of a building that has just produced, as often as you like
m-use-the-chain-of-a-building-that-74dd21a8 = využít řetězec budovy, která právě vyrobila, kolikrát chcete

# used {name}
m-used-name-bacb34c6 = používá: { $name }

# wants {wants}
m-wants-wants-95c4ab15 = žádá: { $wants }

# what the last pledges chose
m-what-the-last-pledges-chose-6de2dfe1 = co zvolily poslední sliby

# who cannot act is skipped: fewer letters, but who is asked shows something of a hand; or is asked all the same, unless what all can see leaves no choice, and passes
m-who-cannot-act-is-skipped-fewer-6c58d39c = kdo nemůže jednat, je přeskočen: méně dopisů, ale otázka prozradí něco o ruce; nebo je tázán i tak, pokud to, co všichni vidí, nechává volbu, a pasuje

# worked {manner} at {building}
m-worked-manner-at-building-f3df70ac = pracuje { $manner ->
        [well] pilně
        [sloppily] liknavě
       *[other] { $manner }
    }: { $building }

# worker, sloppily
m-worker-sloppily-c7c27326 = hospodář, liknavě

# worker, well
m-worker-well-8295520c = hospodář, pilně

# works alone
m-works-alone-f0d8ea5f = pracuje bez pomoci

# {card} is no building of yours that holds a person.
m-card-is-no-building-of-yours-th-c5046ca4 = { $card } není žádná vaše budova, která by pojala osobu.

# {card} is no building.
m-card-is-no-building-bf0c7457 = { $card } není budova.

# {card} is not in your hand.
m-card-is-not-in-your-hand-52d5c1e7 = { $card }: tuto kartu v ruce nemáte.

# {card} is occupied.
m-card-is-occupied-94eaab39 = { $card }: už je obsazeno.

# {card} returns to {who}'s hand.
m-card-returns-to-who-s-hand-a21af8da = { $card } se vrací do ruky ({ $who }).

# {card} set aside
m-card-set-aside-69cddcc6 = odloženo: { $card }

# {chapter}, {n} {n|round|rounds}
m-chapter-n-n-round-rounds-72f8938d = { $chapter }, { $n } { $n ->
        [one] kolo
        [few] kola
       *[other] kol
    }

# {gain} for {price} {price|coin|coins}
m-gain-for-price-price-coin-coins-70c909ee = { $gain } za { $price } { $price ->
         [one] minci
         [few] mince
        *[other] mincí
    }

# {goods} at {building}
m-goods-at-building-994d647b = { $goods }: { $building }

# {goods}, each {worth}
m-goods-each-worth-9b29b734 = { $goods }, cena každého: { $worth }

# {half}: {row} (* half sun).
m-half-row-half-sun-0737deef = { $half ->
        [sunrise] Východ slunce
        [sunset] Západ slunce
       *[other] { $half }
    }: { $row } (* půlka slunce).

# {names} {n|produces by itself|produce by themselves, in this order}
m-names-n-produces-by-itself-prod-73808431 = { $n ->
        [one] samo vyrábí
        [few] samy vyrábějí, v tomto pořadí
       *[other] samy vyrábějí, v tomto pořadí
    }: { $names }

# {name} ({assistant}) joins the assistants for hire.
m-name-assistant-joins-the-assist-41e7bdb1 = { $name } ({ $assistant }) přibývá k tovaryšům k najmutí.

# {name}, {n} rounds.{target}
m-name-n-rounds-target-150e37a7 = { $name }, { $n } { $n ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }.{ $target }

# {name}: the house carries it over from the chapter before; answer its last letter with "next".
m-name-the-house-carries-it-over-055ef3ca = { $name }: dům to převezme z předchozí kapitoly; odpovězte na její poslední dopis „pokračuj“.

# {needed} cards of your hand are needed here, you named {named}.
m-needed-cards-of-your-hand-are-n-28569bdb = { $needed } { $needed ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    } z ruky tu je třeba, jmenujete { $named }.

# {number} {person} on {card}
m-number-person-on-card-a1863998 = { $number } { $person } – { $card }

# {n} coal more
m-n-coal-more-f69fedb0 = uhlí navíc: { $n }

# {n} players share the victory with {total} points.
m-n-players-share-the-victory-wit-b857592d = O vítězství se dělí { $n } { $n ->
        [one] hráč
        [few] hráči
        [many] hráče
       *[other] hráčů
    }: { $total } { $total ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# {n} strength
m-n-strength-f68fe434 = síla: { $n }

# {n} {n|card|cards}
m-n-n-card-cards-270f4584 = { $n } { $n ->
        [one] karta
        [few] karty
       *[other] karet
    }

# {n} {n|card|cards} in hand
m-n-n-card-cards-in-hand-e1ffc6b5 = { $n } { $n ->
        [one] karta
        [few] karty
       *[other] karet
    } v ruce

# {n} {n|card|cards} more
m-n-n-card-cards-more-aa80e473 = o { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    } víc

# {n} {n|card|cards}, deck
m-n-n-card-cards-deck-816c5864 = { $n } { $n ->
        [one] karta
        [few] karty
       *[other] karet
    } v balíčku

# {n} {n|card|cards}, discard
m-n-n-card-cards-discard-98e0535b = { $n } { $n ->
        [one] karta
        [few] karty
       *[other] karet
    } na odkládacím balíčku

# {n} {n|coin|coins} in goods
m-n-n-coin-coins-in-goods-06b3c520 = zboží za { $n } { $n ->
        [one] minci
        [few] mince
       *[other] mincí
    }

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }

# {n} {resource} for you
m-n-resource-for-you-ac364835 = { $resource } pro vás: { $n }

# {points} {points|point|points}
m-points-points-point-points-2da92f75 = { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }

# {resource}, half sun ({card})
m-resource-half-sun-card-7c35bc54 = { $resource }, půl slunce ({ $card })

# {tower} attached to {building}
m-tower-attached-to-building-046fd698 = { $tower } připojena: { $building }

# {who} attaches {tower} to {building}.
m-who-attaches-tower-to-building-d2cf9660 = { $who } připojuje: { $tower } → { $building }.

# {who} begins with {gift}, for a badge of the {side}.
m-who-begins-with-gift-for-a-badg-8a030fec = { $who } začíná s tímto: { $gift }, za odznak ({ $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    }).

# {who} begins. Assistants for hire: {display}.
m-who-begins-assistants-for-hire-3d43bb5b = { $who } začíná. Tovaryši k najmutí: { $display }.

# {who} builds {card}.
m-who-builds-card-1844f994 = { $who } staví: { $card }.

# {who} decides in secret: "{move}".
m-who-decides-in-secret-move-73efb589 = { $who } rozhoduje tajně: „{ $move }“.

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } odhazuje: { $cards }.

# {who} discards {n} {n|card|cards}.
m-who-discards-n-n-card-cards-29c518bf = { $who } odhazuje { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } si dobírá: { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } si dobírá { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# {who} exchanges a hand of {n} {n|card|cards}.
m-who-exchanges-a-hand-of-n-n-car-df1a90eb = { $who } vyměňuje { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    } v ruce.

# {who} exchanges the hand: {cards}.
m-who-exchanges-the-hand-cards-efc21ae7 = { $who } vyměňuje karty v ruce: { $cards }.

# {who} gains {n} {n|point|points}.
m-who-gains-n-n-point-points-48ce4b18 = { $who } získává { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# {who} gives {goods}, worth {worth} {worth|coin|coins}.
m-who-gives-goods-worth-worth-wor-69a962d7 = { $who } dává: { $goods } (hodnota { $worth } { $worth ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    }).

# {who} has decided in secret.
m-who-has-decided-in-secret-30469599 = { $who }: tajné rozhodnutí padlo.

# {who} has won
m-who-has-won-deef00f1 = { $who } vyhrává

# {who} hires {name} ({assistant}).
m-who-hires-name-assistant-30761619 = { $who } najímá: { $name } ({ $assistant }).

# {who} loses {n} {n|point|points}.
m-who-loses-n-n-point-points-e1869fe2 = { $who } ztrácí { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# {who} makes nothing at {buildings}.
m-who-makes-nothing-at-buildings-9900fd5f = { $who } nic nevyrábí: { $buildings }.

# {who} moves assistant {assistant} to {building}.
m-who-moves-assistant-assistant-t-8e5973da = { $who } přesouvá tovaryše { $assistant } → { $building }.

# {who} pledges {n} {n|mark|marks} to the {side}.
m-who-pledges-n-n-mark-marks-to-t-e3eee759 = { $who } slibuje { $n } { $n ->
        [one] značku
        [few] značky
        [many] značky
       *[other] značek
    }: { $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    }.

# {who} puts {goods} on {building}.
m-who-puts-goods-on-building-037add9e = { $who } pokládá: { $goods } → { $building }.

# {who} sets a card aside.
m-who-sets-a-card-aside-3ceab414 = { $who } odkládá kartu stranou.

# {who} sets {card} aside to build it.
m-who-sets-card-aside-to-build-it-8d3a451a = { $who } odkládá ke stavbě: { $card }.

# {who} shares the first place of the campaign.
m-who-shares-the-first-place-of-t-46f5524d = { $who } se dělí o první místo v kampani.

# {who} spends {cards} at {building}.
m-who-spends-cards-at-building-2fe528be = { $who } spotřebuje: { $cards } – { $building }.

# {who} takes back the card set aside.
m-who-takes-back-the-card-set-asi-ef7205d9 = { $who } bere zpět odloženou kartu.

# {who} uses the chain of {building}: {spent} become {goods}.
m-who-uses-the-chain-of-building-1b199f5a = { $who } využívá řetězec „{ $building }“: { $spent } → { $goods }.

# {who} uses {name}.
m-who-uses-name-cff4aa2e = { $who } používá: { $name }.

# {who} wins the campaign.
m-who-wins-the-campaign-5d4776be = { $who } vyhrává kampaň.

# {who} wins with {total} points (decided by {by}).
m-who-wins-with-total-points-deci-6cc59737 = { $who } vyhrává: { $total } { $total ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } (rozhoduje { $by }).

# {who} wins with {total} points.
m-who-wins-with-total-points-8675799b = { $who } vyhrává: { $total } { $total ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# {who}'s assistant {assistant} goes to {building}.
m-who-s-assistant-assistant-goes-5eed3139 = { $who }: tovaryš { $assistant } jde do budovy – { $building }.

# {who}'s worker works {manner} at {building}.
m-who-s-worker-works-manner-at-bu-dd419aa1 = { $who }: hospodář pracuje { $manner ->
        [well] pilně
        [sloppily] liknavě
       *[other] { $manner }
    } – { $building }.

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}, {n} {n|building|buildings}
m-who-points-points-point-points-65849024 = { $who }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, zboží { $coins }, { $hand } { $hand ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }, { $n } { $n ->
        [one] budova
        [few] budovy
        [many] budovy
       *[other] budov
    }

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}{strength}
m-who-points-points-point-points-8fc4bb38 = { $who }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, zboží { $coins }, { $hand } { $hand ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }{ $strength }
