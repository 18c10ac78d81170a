#  (* half sun)
m-half-sun-aeb694d0 = { " " }(* demi-soleil)

#  Characters are discarded: {ignored}.
m-characters-are-discarded-ignore-3afaad38 = { " " }Personnages défaussés : { $ignored }.

#  It is the last event: in this round the chains of all buildings can be used.
m-it-is-the-last-event-in-this-ro-704cda10 = { " " }C’est le dernier événement : pendant cette manche, les chaînes de tous les bâtiments peuvent servir.

#  Who gives a mark gets a badge of that side. In the next chapter a badge of the side that wins is {cards} {cards|card|cards} more at the start, any other badge is {coal} coal more.
m-who-gives-a-mark-gets-a-badge-o-033d1dba = { " " }Qui donne une marque reçoit un insigne de ce camp. Au chapitre suivant, un insigne du camp gagnant vaut { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } de plus au départ, tout autre insigne vaut { $coal } de charbon en plus.

# +{n} {n|point|points}
m-n-n-point-points-f2260ebd = +{ $n } { $n ->
        [one] point
       *[other] points
    }

# , makes {goods}
m-makes-goods-ee820bd5 = , donne { $goods }

# , target {n}
m-target-n-30935e5a = , objectif { $n }

# , the last round
m-the-last-round-6aa640f6 = , dernière manche

# , with {tower}
m-with-tower-e708149c = , avec { $tower }

# , {less} of them spared
m-less-of-them-spared-8a63ca6f = , dont { $less } sans payer

# , {lost} {lost|coin|coins} too many
m-lost-lost-coin-coins-too-many-e22a01f1 = , { $lost } { $lost ->
        [one] pièce
       *[other] pièces
    } de trop

# , {n} of it by an office
m-n-of-it-by-an-office-581e27d7 = , dont { $n } par un comptoir

# -{n} {n|point|points}
m-n-n-point-points-acfe013d = −{ $n } { $n ->
        [one] point
       *[other] points
    }

# A Watchman for Every Yard
m-a-watchman-for-every-yard-67ad6ae2 = Un veilleur par cour

# A black bowl is carried shoulder-high through the lower town, and it rattles.
m-a-black-bowl-is-carried-shoulder-5b7e75a7 = Une coupe noire traverse la ville basse, portée à hauteur d'épaule, et elle tinte.

# A black bowl is carried through the lower town; it goes past your door without stopping.
m-a-black-bowl-is-carried-through-db78b9c7 = Une coupe noire traverse la ville basse ; elle passe devant votre porte sans s'arrêter.

# A chain can be used right after its building has produced.
m-a-chain-can-be-used-right-after-fe2fbc90 = Une chaîne peut servir juste après la production de son bâtiment.

# A herald asks, politely and with a list in his hand, what each workshop can spare for the palace kitchens.
m-a-herald-asks-politely-and-with-bd01a17c = Un héraut demande, poliment et une liste à la main, ce que chaque atelier peut céder aux cuisines du palais.

# A ledger is opened on a trestle table, and the steward dips his pen.
m-a-ledger-is-opened-on-a-trestle-2106e2a7 = On ouvre un registre sur une table à tréteaux, et l'intendant trempe sa plume.

# A smiling man in a patched coat sets up a folding table by the fountain and lends to anyone who asks twice.
m-a-smiling-man-in-a-patched-coat-a3331108 = Un homme souriant au manteau rapiécé dresse une table pliante près de la fontaine et prête à qui demande deux fois.

# A worker who works well makes 1 good more. After phase IV: strength 4 or more, gain 3 points; otherwise pay 4 coins; who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-a-worker-who-works-well-makes-1-4fec4416 = Un maître artisan qui travaille soigneusement produit 1 marchandise de plus. Après la phase IV : force 4 ou plus, gagnez 3 points ; sinon, payez 4 pièces ; qui a moins donne toutes ses marchandises et perd 1 point par tranche de 2 pièces manquantes (une tranche entamée compte).

# After phase IV each player may pay 6 coins once for 2 points.
m-after-phase-iv-each-player-may-p-7047b3a0 = Après la phase IV, chaque joueur peut payer une fois 6 pièces pour 2 points.

# After phase IV: strength 1 or more, gain 1 point; otherwise pay 2 coins; who has less gives all goods and loses 1 point.
m-after-phase-iv-strength-1-or-mor-0813e1a1 = Après la phase IV : force 1 ou plus, gagnez 1 point ; sinon, payez 2 pièces ; qui a moins donne toutes ses marchandises et perd 1 point.

# After phase IV: strength 2 or more, gain 2 points; otherwise discard 1 hand card.
m-after-phase-iv-strength-2-or-mor-70370efb = Après la phase IV : force 2 ou plus, gagnez 2 points ; sinon, défaussez 1 carte de la main.

# After the day after: 1 point per strength, at most 4.
m-after-the-day-after-1-point-per-bc8269cc = Le lendemain : 1 point par force, 4 au plus.

# All In
m-all-in-1de14719 = Tout compris

# Assistants
m-assistants-91310102 = Compagnons

# Assistants cost 2 coins less. After phase IV each player may pay 4 coins, at most twice, each time for 1 point and 1 card.
m-assistants-cost-2-coins-less-aft-03a375f9 = Les compagnons coûtent 2 pièces de moins. Après la phase IV, chaque joueur peut payer 4 pièces, deux fois au plus, chaque fois pour 1 point et 1 carte.

# Assistants stay where they are this round.
m-assistants-stay-where-they-are-t-02823c39 = Les compagnons restent où ils sont pendant cette manche.

# At most {n} marks.
m-at-most-n-marks-04bf31c7 = Au plus { $n } { $n ->
        [one] marque
       *[other] marques
    }.

# At the end: {what}
m-at-the-end-what-4400012e = À la fin : { $what }

# Barricades in Tanner's Row
m-barricades-in-tanner-s-row-ef78b9e1 = Barricades rue des Tanneurs

# Before round 1
m-before-round-1-c0f2b6d0 = Avant la manche 1

# Behind the barricades a long table is laid, and every guest is expected to bring a dish.
m-behind-the-barricades-a-long-tab-4e555630 = Derrière les barricades, on dresse une longue table, et de chaque convive on attend un plat.

# Behind the barricades the lower town discovers that it has bakers, dyers and glaziers, but nobody who has ever kept accounts. The craftspeople are asked to do that, too. Tables are carried into the street, vines are planted in broken courtyards, and for eight days the strike looks like a feast. Then Captain Rook sends a courteous note asking which houses he should spare.
m-behind-the-barricades-the-lower-314817cd = Derrière les barricades, la ville basse découvre qu'elle a des boulangers, des teinturiers et des vitriers, mais personne qui ait jamais tenu des comptes. On le demande aussi aux artisans. On sort les tables dans la rue, on plante des vignes dans les cours éventrées, et pendant huit jours la grève a l'air d'une fête. Puis le capitaine Freux envoie un mot courtois : quelles maisons doit-il épargner ?

# Blades by the Dozen
m-blades-by-the-dozen-f6366277 = Des lames à la douzaine

# Both gates stand open, the first free fair fills the square, and nobody is sure who collects the toll.
m-both-gates-stand-open-the-first-55c7a422 = Les deux portes sont ouvertes, la première foire franche remplit la place, et nul ne sait au juste qui perçoit le péage.

# Brooms come out, shutters go up, and what is still standing is counted.
m-brooms-come-out-shutters-go-up-a-4b725a43 = On sort les balais, on rouvre les volets, et l'on compte ce qui tient encore debout.

# Buildings
m-buildings-4e0445c4 = Bâtiments

# Buildings from stacks cost 1 coin less. After phase IV each player may hand in up to 3 weapons for 2 points each.
m-buildings-from-stacks-cost-1-coi-8d23f21c = Les bâtiments des piles coûtent 1 pièce de moins. Après la phase IV, chaque joueur peut remettre jusqu'à 3 armes, 2 points chacune.

# Cards of Longsdale
m-cards-of-longsdale-76a2b74d = Cartes de Longsdale

# Carts lie on their sides across Tanner's Row, and both sides take note of who has walls to stand behind.
m-carts-lie-on-their-sides-across-a09670d0 = Des charrettes renversées barrent la rue des Tanneurs, et chaque camp note qui a des murs derrière lesquels se tenir.

# Carts roll back from the valley half full, and the royal granary sweeps its floor for seed.
m-carts-roll-back-from-the-valley-055e74f3 = Les charrettes reviennent de la vallée à moitié vides, et le grenier royal balaie son plancher pour trouver des semences.

# Chapter {number}, {name}. {story}
m-chapter-number-name-story-626f3489 = Chapitre { $number }, { $name }. { $story }

# Charburners
m-charburners-c008ec01 = Charbonnières

# Cold Hearths
m-cold-hearths-a63cb0ac = Foyers froids

# Cold Hearths (solo)
m-cold-hearths-solo-ce11926a = Foyers froids (en solo)

# Dark Bridge
m-dark-bridge-c283d9f3 = Le pont sans lumière

# Discard exactly {n} of your cards; you named {m}.
m-discard-exactly-n-of-your-cards-b5861237 = Défaussez exactement { $n } de vos cartes ; vous en avez nommé { $m }.

# Discard {n} {n|card|cards} of your hand.
m-discard-n-n-card-cards-of-your-h-32d98f6e = Défaussez { $n } { $n ->
        [one] carte
       *[other] cartes
    } de votre main.

# Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.
m-each-player-builds-workshops-fro-5e92ff96 = Chacun construit des ateliers avec les cartes de sa main et envoie un maître artisan transformer bois, argile, laine, minerai et blé en marchandises. Deux rangées du marché, la seconde encore inconnue au moment du choix, disent quels ateliers peuvent travailler.

# Each: cost, points; gives as a card (* half a sun) | makes | chain
m-each-cost-points-gives-as-a-card-104821b8 = Pour chacune : coût, points ; ce qu’elle donne comme carte (* un demi-soleil) | produit | chaîne

# Each: what it holds (worth); what it works with | its chain
m-each-what-it-holds-worth-what-it-eaaec652 = Pour chacun : ce qui s’y trouve (valeur) ; ce qu’il lui faut | sa chaîne

# Early Frost
m-early-frost-098a003f = Gel précoce

# Empty Granaries
m-empty-granaries-49f9ac7c = Greniers vides

# Empty Granaries (solo)
m-empty-granaries-solo-e8aaeb1e = Greniers vides (en solo)

# Event {number}, {name}: {text}
m-event-number-name-text-4b6887b5 = Événement { $number }, { $name } : { $text }

# Event {n}: {event}
m-event-n-event-2ace14d1 = Évènement { $n } : { $event }

# Fair weather keeps the stalls open long past dusk, and word of better work travels from bench to bench.
m-fair-weather-keeps-the-stalls-op-b832c3d5 = Le beau temps garde les étals ouverts bien après la tombée du jour, et le bruit du travail mieux fait court d'établi en établi.

# Five chapters, {n} {n|star|stars}: Longsdale calls you {verdict}.
m-five-chapters-n-n-star-stars-lon-3600dcf4 = Cinq chapitres, { $n } { $n ->
        [one] étoile
       *[other] étoiles
    }. Votre titre à Longsdale : { $verdict ->
        [apprentice] apprenti
        [journeyman] ouvrier itinérant
        [master] maître
        [counsellor] conseiller
       *[other] { $verdict }
    }.

# Fog off the river hides the morning; only at noon do the first traders find the square.
m-fog-off-the-river-hides-the-morn-b67ce6d0 = Le brouillard du fleuve cache le matin ; ce n'est qu'à midi que les premiers marchands trouvent la place.

# For hire
m-for-hire-a32b85ac = À engager

# For hire {n}
m-for-hire-n-22582878 = À engager : { $n }

# For hire:
m-for-hire-55627577 = À engager :

# For hire: {assistant}
m-for-hire-assistant-1f15ba2f = À engager : { $assistant }

# For you
m-for-you-143134f9 = Pour vous

# Hand {n}
m-hand-n-d0736c50 = Main : { $n }

# Hooded figures try the latches of the lower town, and pass by the doors where a lamp burns on the roof.
m-hooded-figures-try-the-latches-o-def47061 = Des silhouettes encapuchonnées essaient les loquets de la ville basse et passent devant les portes dont le toit porte une lanterne allumée.

# House cards: the assistants, the cards of Longsdale and every word of its story are made for this implementation. These are NOT the printed ones.
m-house-cards-the-assistants-the-c-698e3246 = Cartes maison : les compagnons, les cartes de Longsdale et chaque mot de son histoire sont faits pour ce programme. Ce ne sont PAS les cartes imprimées.

# Ice on the well before the leaves are down; charcoal is suddenly spoken of like silver.
m-ice-on-the-well-before-the-leave-7b11e6c0 = De la glace au puits avant la chute des feuilles ; on parle soudain du charbon comme de l'argent.

# In all
m-in-all-df42d244 = En tout

# In the draw pile besides: {who}.
m-in-the-draw-pile-besides-who-97ff2366 = Aussi dans la pioche : { $who }.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = Dans votre main : { $card }

# Into the draw pile: {cards} ({number}).
m-into-the-draw-pile-cards-number-e6e9ad65 = Dans la pioche : { $cards } ({ $number }).

# Latches Rattle
m-latches-rattle-61a0b795 = Les loquets grincent

# Lay out the armories (54). Shuffle Captain Rook (59) into the draw pile. Sunset closes at 1 sun; every worker needs 1 resource less.
m-lay-out-the-armories-54-shuffle-212862a1 = Posez les armureries (54). Mélangez Capitaine Freux (59) à la pioche. Le coucher du soleil s'arrête à 1 soleil ; chaque maître artisan a besoin de 1 ressource de moins.

# Lay out the cornfields (50).
m-lay-out-the-cornfields-50-70d132f8 = Posez les champs de maïs (50).

# Lay out the large watchtowers (56). Turn up 1 more assistant. Each player puts 2 coal on the charburner.
m-lay-out-the-large-watchtowers-56-6c89fbae = Posez les grandes tours de guet (56). Retournez 1 compagnon de plus. Chaque joueur pose 2 charbons sur sa charbonnière.

# Lay out the small watchtowers (51).
m-lay-out-the-small-watchtowers-51-c0757a0a = Posez les petites tours de guet (51).

# Lay out the stove makers (52). Coal counts 1 coin more this round.
m-lay-out-the-stove-makers-52-coal-82efced8 = Posez les fabriques de poêles (52). Le charbon vaut 1 pièce de plus dans cette manche.

# Lay out the vineyards (55). Shuffle Wenna Wick (60) into the draw pile. Assistants may be moved for 2 coins each.
m-lay-out-the-vineyards-55-shuffle-522937a2 = Posez les vignobles (55). Mélangez Wenna Mèche (60) à la pioche. Les compagnons peuvent être déplacés pour 2 pièces chacun.

# Lay out the watchtowers (53). Assistants may be moved for 2 coins each.
m-lay-out-the-watchtowers-53-assis-35ac8ae1 = Posez les tours de guet (53). Les compagnons peuvent être déplacés pour 2 pièces chacun.

# Letters by Ladder
m-letters-by-ladder-fd7305c1 = Courrier par l'échelle

# Longsdale is a free city. The palace is let by the room, and the best one, with the turnip garden, goes to a quiet old man.
m-longsdale-is-a-free-city-the-pal-eb748430 = Longsdale est une ville libre. Le palais se loue à la chambre, et la meilleure, avec le carré de navets, va à un vieil homme tranquille.

# Longsdale sided with the {side}. {outcome}
m-longsdale-sided-with-the-side-ou-40136d29 = Longsdale a choisi son camp : { $side ->
        [crown] couronne
        [lamps] lanternes
       *[other] { $side }
    }. { $outcome }

# Longsdale sides with the {side} ({totals}).
m-longsdale-sides-with-the-side-to-fe0d32f3 = Longsdale choisit son camp : { $side ->
        [crown] couronne
        [lamps] lanternes
       *[other] { $side }
    } ({ $totals }).

# Market for you: {counts}.
m-market-for-you-counts-c7b9626d = Marché pour vous : { $counts }.

# Market, {half}: {cards}.
m-market-half-cards-d9241536 = Marché, { $half ->
        [sunrise] lever du soleil
        [sunset] coucher du soleil
       *[other] { $half }
    } : { $cards }.

# Market, {whose}: {counts}.
m-market-whose-counts-87361d9a = Marché, { $whose } : { $counts }.

# Market: {counts}.
m-market-counts-adb5cc10 = Marché : { $counts }.

# Masons on the Roofs
m-masons-on-the-roofs-53e256a3 = Maçons sur les toits

# Most points after the levy of 6 coins wins the chapter.
m-most-points-after-the-levy-of-6-072959f2 = Qui a le plus de points après la levée de 6 pièces gagne le chapitre.

# Most points after the levy of 8 coins wins the chapter.
m-most-points-after-the-levy-of-8-0a19f0fc = Le plus de points après la levée de 8 pièces gagne le chapitre.

# Most points wins after the day after: 1 point per different kind of good still lying on your buildings, at most 6.
m-most-points-wins-after-the-day-a-b977f41f = Le plus de points gagne après le lendemain : 1 point par sorte de marchandise encore posée sur vos bâtiments, 6 au plus.

# Most points wins after the day after: 1 point per strength, at most 6.
m-most-points-wins-after-the-day-a-2db50c78 = Le plus de points gagne après le lendemain : 1 point par force, 6 au plus.

# Most points wins. The pledges at the end decide between 5A (crown) and 5B (lamps).
m-most-points-wins-the-pledges-at-669c2895 = Le plus de points gagne. Les engagements à la fin décident entre 5A (couronne) et 5B (lanternes).

# Most points wins. The pledges at the end decide whether the tale goes on with 4A (crown) or 4B (lamps).
m-most-points-wins-the-pledges-at-d5456311 = Le plus de points gagne. Les engagements à la fin décident si l'histoire continue avec 4A (couronne) ou 4B (lanternes).

# Name a resource: the market holds {n} more of it for you.
m-name-a-resource-the-market-holds-9a6c2499 = Nommez une ressource : le marché en a { $n } de plus pour vous.

# Name cards of your hand, each once.
m-name-cards-of-your-hand-each-onc-396e8b3e = Nommez des cartes de votre main, chacune une fois.

# Name one of {resources}.
m-name-one-of-resources-538fadc1 = Nommez une de ces ressources : { $resources }.

# No lamp is lit on the bridge tonight. Somebody has chalked one word on every post: ENOUGH.
m-no-lamp-is-lit-on-the-bridge-ton-b7b8df55 = Aucune lanterne n'est allumée sur le pont ce soir. Quelqu'un a tracé à la craie un mot sur chaque poteau : ASSEZ.

# No story. Shuffle 50, 52, 54, 55 and all characters into the deck, lay out the three tower stacks 51, 53 and 56. Shuffle the pool of events, use 8 of them unseen. End card 3 counts strength, at most 4.
m-no-story-shuffle-50-52-54-55-and-a028c5bd = Sans histoire. Mélangez à la pioche 50, 52, 54, 55 et tous les personnages, posez les trois piles de tours 51, 53 et 56. Mélangez les événements et prenez-en 8 sans les regarder. La carte de fin 3 compte la force, 4 au plus.

# Nobody gives for that side.
m-nobody-gives-for-that-side-3e25818f = Personne ne donne pour ce camp.

# Nobody of yours is waiting to work there.
m-nobody-of-yours-is-waiting-to-wo-2dc2ba70 = Personne chez vous n’attend d’y travailler.

# Not all of these resources are missing here.
m-not-all-of-these-resources-are-m-8ca79fa9 = Ces ressources ne manquent pas toutes ici.

# Not in the draw pile any more: {who}.
m-not-in-the-draw-pile-any-more-wh-960d044c = Plus dans la pioche : { $who }.

# One assistant a round.
m-one-assistant-a-round-83322bbc = Un seul compagnon par manche.

# One building a round.
m-one-building-a-round-389d9a5a = Un seul bâtiment par manche.

# Open Day at the Guildhall
m-open-day-at-the-guildhall-a4a5b4f9 = Portes ouvertes à la maison des guildes

# Open Gates
m-open-gates-ba3719f7 = Portes ouvertes

# Open Gates (solo)
m-open-gates-solo-d56a54d2 = Portes ouvertes (en solo)

# Phase I, after the deal: draw 3 cards.
m-phase-i-after-the-deal-draw-3-ca-bae5705a = Phase I, après la donne : piochez 3 cartes.

# Phase II: you may move your assistants free of charge, and this round each of them needs 1 resource less.
m-phase-ii-you-may-move-your-assis-c51983d6 = Phase II : vous pouvez déplacer vos compagnons gratuitement, et dans cette manche chacun d'eux a besoin de 1 ressource de moins.

# Phase III, after sunset: name a resource; until the round ends the market holds 2 more of it for you alone.
m-phase-iii-after-sunset-name-a-re-95e1f42e = Phase III, après le coucher du soleil : nommez une ressource ; jusqu'à la fin de la manche, le marché en a 2 de plus pour vous seul.

# Phase IV: one building or assistant you pay for this turn costs you 3 coins less (never below 1).
m-phase-iv-one-building-or-assista-305a4f4f = Phase IV : un bâtiment ou un compagnon que vous payez ce tour-ci vous coûte 3 pièces de moins (jamais moins de 1).

# Place {place}: {who}, {ranks} rank {ranks|point|points} (+{gained}); {points} points in all chapters.
m-place-place-who-ranks-rank-ranks-a7df51c5 = Rang { $place } : { $who }, { $ranks } { $ranks ->
        [one] point
       *[other] points
    } de classement (+{ $gained }) ; { $points } points sur tous les chapitres.

# Production: chains you can use: {chains}.
m-production-chains-you-can-use-ch-e6a83cc9 = Production : chaînes utilisables : { $chains }.

# Production: with your hand nothing more can be made, so all you can say is done.
m-production-with-your-hand-nothin-77093067 = Production : avec votre main, rien de plus ne peut être produit ; vous pouvez seulement dire « fini ».

# Production: {able} can produce.
m-production-able-can-produce-998196ae = Production : peuvent produire : { $able }.

# Production: {able} can produce; chains you can use: {chains}.
m-production-able-can-produce-chai-ba5c559a = Production : peuvent produire : { $able } ; chaînes utilisables : { $chains }.

# Production: {n} {n|card is|cards are} left in both piles, and your buildings make {due} goods: {able}. Say which one produces next; what comes too late may get nothing.
m-production-n-n-card-is-cards-are-22e4b760 = Production : il reste { $n } { $n ->
        [one] carte
       *[other] cartes
    } dans les deux piles, et vos bâtiments donnent { $due } marchandises : { $able }. Dites lequel produit ensuite ; ce qui vient trop tard n’aura peut-être rien.

# Rank points are
m-rank-points-are-7bed7fde = Les points de classement sont

# Reach 18 points after the end card. The levy is 8 coins.
m-reach-18-points-after-the-end-ca-6bf31a09 = Atteignez 18 points après la carte de fin. La levée est de 8 pièces.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 1.
m-reach-25-points-after-the-end-ca-c6e9b06f = Atteignez 25 points après la carte de fin. Engagements neutres : couronne 2, lanternes 1.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-25-points-after-the-end-ca-ae2911e4 = Atteignez 25 points après la carte de fin. Engagements neutres : couronne 2, lanternes 2.

# Reach 26 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-26-points-after-the-end-ca-b31eb982 = Atteignez 26 points après la carte de fin. Engagements neutres : couronne 2, lanternes 2.

# Reach 32 points after the end card: 1 point per different kind of good still lying on your buildings, at most 6.
m-reach-32-points-after-the-end-ca-414cdb49 = Atteignez 32 points après la carte de fin : 1 point par sorte de marchandise encore posée sur vos bâtiments, 6 au plus.

# Reach 36 points after the end card: 1 point per strength, at most 6.
m-reach-36-points-after-the-end-ca-08dcc162 = Atteignez 36 points après la carte de fin : 1 point par force, 6 au plus.

# River Fog
m-river-fog-a6d15034 = Brouillard du fleuve

# Round {number} begins.
m-round-number-begins-a683d15a = La manche { $number } commence.

# Round {round} of the chapter.
m-round-round-of-the-chapter-70fc2fad = Manche { $round } du chapitre.

# Round {round}: keep your hand or exchange all of it.
m-round-round-keep-your-hand-or-ex-fd22d021 = Manche { $round } : gardez votre main ou échangez-la tout entière.

# Round {round}: place your worker, and set a card aside if you want to build it.
m-round-round-place-your-worker-an-6285d761 = Manche { $round } : placez votre maître artisan, et mettez une carte de côté si vous voulez la construire.

# Round {round}: place your worker, set a card aside to build; assistants move free of charge.
m-round-round-place-your-worker-se-1e0bef83 = Manche { $round } : placez votre maître artisan, mettez une carte de côté à construire ; déplacer les compagnons est gratuit.

# Round {round}: place your worker, set a card aside to build; each assistant moves for {n} {n|coin|coins}.
m-round-round-place-your-worker-se-72272e3b = Manche { $round } : placez votre maître artisan, mettez une carte de côté à construire ; déplacer un compagnon coûte { $n } { $n ->
        [one] pièce
       *[other] pièces
    }.

# Round {round}; most buildings: {most} of the {last} that end the game.
m-round-round-most-buildings-most-4a936756 = Manche { $round } ; le plus de bâtiments : { $most }, et la partie finit à { $last }.

# Say where your worker works and how: well or sloppily.
m-say-where-your-worker-works-and-4c6ccddc = Dites où travaille votre maître artisan et comment : « well » (soigneusement) ou « sloppily » (à la va-vite).

# Seed from the Palace
m-seed-from-the-palace-7b676038 = Les semences du palais

# Set aside to build:
m-set-aside-to-build-6efaf5f7 = Mis de côté pour construire :

# Set aside to build: {card}
m-set-aside-to-build-card-9db41b9f = Mise de côté pour construire : { $card }

# Set aside: {card}
m-set-aside-card-b8d9fcab = Mis de côté : { $card }

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = Victoire partagée par les premiers

# Shuffle Berta Wheelwright (58) into the draw pile. Phase I deals 3 cards this round.
m-shuffle-berta-wheelwright-58-int-33abafcd = Mélangez Berta la charronne (58) à la pioche. La phase I donne 3 cartes dans cette manche.

# Shuffle Tony Grosh (57) into the draw pile. Each player draws 1 card.
m-shuffle-tony-grosh-57-into-the-d-45d1ec9b = Mélangez Tony Liard (57) à la pioche. Chaque joueur pioche 1 carte.

# Somebody has 8 buildings. The last round: the chains of all buildings can be used.
m-somebody-has-8-buildings-the-las-9d23204e = Quelqu’un a 8 bâtiments. Dernière manche : les chaînes de tous les bâtiments peuvent servir.

# Stack {number} can be built from: {cards}.
m-stack-number-can-be-built-from-c-cc8ec271 = La pile { $number } permet de construire : { $cards }.

# Stack {number}: {card}
m-stack-number-card-b3fd2f6e = Pile { $number } : { $card }

# Stack {n}
m-stack-n-867b9eba = Pile { $n }

# Stack {n}, to build from
m-stack-n-to-build-from-c4f6d646 = Pile { $n }, où construire

# Stars are
m-stars-are-92ec84f7 = Les étoiles sont

# Stars so far: {each}; {total} of {most}.
m-stars-so-far-each-total-of-most-3c66fe08 = Étoiles jusqu’ici : { $each } ; { $total } sur { $most }.

# Stone for the Taking
m-stone-for-the-taking-d81ed6d2 = Pierre à emporter

# Stone from the old customs house is given away to whoever will carry it, and hands are hired on the spot.
m-stone-from-the-old-customs-house-21340440 = La pierre du vieil octroi est donnée à qui l'emporte, et l'on engage des bras sur place.

# Sunrise closes at 1 sun, sunset at 3.
m-sunrise-closes-at-1-sun-sunset-a-2bf7d81f = Le lever du soleil s'arrête à 1 soleil, le coucher à 3.

# Sunset closes at 3 suns this round. Assistants may be moved for 2 coins each.
m-sunset-closes-at-3-suns-this-rou-49587d32 = Le coucher du soleil s'arrête à 3 soleils dans cette manche. Les compagnons peuvent être déplacés pour 2 pièces chacun.

# Tables in the Street
m-tables-in-the-street-88aff545 = Les tables dans la rue

# Tables in the Street (solo)
m-tables-in-the-street-solo-fe329ac2 = Les tables dans la rue (en solo)

# Take a side in secret; each {unit} coins in goods are a mark for it, at most {most}.
m-take-a-side-in-secret-each-unit-e375c6b8 = Choisissez un camp en secret ; chaque tranche de { $unit } pièces en marchandises lui donne une marque, { $most } au plus.

# Taking sides: everyone secretly names crown or lamps and gives goods; each 3 coins given make 1 pledge, at most 4. The side with more pledges wins (tie: the crown); its givers gain 1 point per pledge of theirs.
m-taking-sides-everyone-secretly-n-bb1fc8bc = Choisir un camp : chacun nomme en secret la couronne ou les lanternes et donne des marchandises ; chaque tranche de 3 pièces données fait 1 engagement, 4 au plus. Le camp qui a le plus d'engagements l'emporte (égalité : la couronne) ; ceux qui l'ont soutenu gagnent 1 point par engagement.

# That assistant does not work for you.
m-that-assistant-does-not-work-for-bf4951a7 = Ce compagnon ne travaille pas pour vous.

# That assistant is not for hire.
m-that-assistant-is-not-for-hire-b3536d34 = Ce compagnon n’est pas à engager.

# That costs nothing, so no goods are given for it.
m-that-costs-nothing-so-no-goods-a-ecf3d784 = Cela ne coûte rien ; aucune marchandise n’est donc à donner.

# That is no character of your hand for this phase.
m-that-is-no-character-of-your-han-8c3798d7 = Ce n’est pas un personnage de votre main pour cette phase.

# That is worth {worth}; {price} is wanted.
m-that-is-worth-worth-price-is-wan-40c96bed = Cela vaut { $worth } ; il faut { $price }.

# That needs strength {needed}.
m-that-needs-strength-needed-62e27127 = Il faut pour cela une force de { $needed }.

# The Brass Badge
m-the-brass-badge-ce1530ea = L'insigne de laiton

# The Brass Badge (solo)
m-the-brass-badge-solo-2d1acdcf = L'insigne de laiton (en solo)

# The Dark City
m-the-dark-city-ca53b4eb = La ville éteinte

# The Dark City (solo)
m-the-dark-city-solo-0a8f9523 = La ville éteinte (en solo)

# The Day After
m-the-day-after-249785eb = Le lendemain

# The Folding Table
m-the-folding-table-a6140467 = La table pliante

# The Free Fair
m-the-free-fair-50cd50e3 = La foire franche

# The Herald's List
m-the-herald-s-list-7f77077c = La liste du héraut

# The King's Apron
m-the-king-s-apron-a5f0946a = Le tablier du roi

# The King's Apron (solo)
m-the-king-s-apron-solo-ea9cabca = Le tablier du roi (en solo)

# The Last Carter
m-the-last-carter-469cfa76 = La dernière charrette

# The Levy
m-the-levy-9eff4e2f = La levée

# The Long Evening
m-the-long-evening-b5483282 = La longue soirée

# The Long Table
m-the-long-table-713c4eb9 = La longue table

# The Ram at the River Gate
m-the-ram-at-the-river-gate-b22473ee = Le bélier à la porte du fleuve

# The assistant goes to a production building of yours that is free.
m-the-assistant-goes-to-a-producti-280f3efb = Le compagnon va sur un de vos bâtiments de production qui est libre.

# The base game is for 2 to 4 seats; alone, choose a chapter.
m-the-base-game-is-for-2-to-4-seat-39387457 = Le jeu de base se joue à 2 à 4 places ; pour jouer en solo, choisissez un chapitre.

# The blades are delivered, only not to the palace.
m-the-blades-are-delivered-only-no-96275a08 = Les lames sont livrées, mais pas au palais.

# The blades go out of the city by night; so few of them are yours that nobody asks you to be silent.
m-the-blades-go-out-of-the-city-by-727f4461 = Les lames quittent la ville de nuit ; si peu sont les vôtres que personne ne vous demande de vous taire.

# The campaign after {n} {n|chapter|chapters}, with what this one gave in brackets:
m-the-campaign-after-n-n-chapter-c-be15517c = La campagne après { $n } { $n ->
        [one] chapitre
       *[other] chapitres
    }, avec entre parenthèses ce que celui-ci a apporté :

# The chain takes {what}.
m-the-chain-takes-what-d8ccdba2 = La chaîne demande : { $what }.

# The chapter
m-the-chapter-f85aaf4c = Le chapitre

# The chapter is lost
m-the-chapter-is-lost-d8de16d0 = Le chapitre est perdu

# The chapter is won
m-the-chapter-is-won-56901007 = Le chapitre est gagné

# The craftspeople's seals hang beneath the royal proclamation.
m-the-craftspeople-s-seals-hang-be-dedf1214 = Les sceaux des artisans pendent sous la proclamation royale.

# The day after: gain 1 point per item named on the chapter card, up to its limit.
m-the-day-after-gain-1-point-per-i-fa53aac2 = Le lendemain : gagnez 1 point par élément nommé sur la carte de chapitre, jusqu'à sa limite.

# The draw pile is empty: the discard pile is shuffled.
m-the-draw-pile-is-empty-the-disca-903c6bda = La pioche est vide : la défausse est mélangée.

# The fair lasts one day, and half of the stalls stay empty. The strange riders at the river count the lamps for a long time before they turn round.
m-the-fair-lasts-one-day-and-half-29dfff78 = La foire dure un jour, et la moitié des étals reste vide. Les cavaliers inconnus, au bord du fleuve, comptent longuement les lanternes avant de tourner bride.

# The fair lasts three days. When the strange riders come down to the river they see a lit city, count the lamps, and turn round.
m-the-fair-lasts-three-days-when-t-0284dcb0 = La foire dure trois jours. Quand les cavaliers inconnus descendent au fleuve, ils voient une ville éclairée, comptent les lanternes et tournent bride.

# The frost breaks, and more doors stayed cold than were kept warm. On the first mild evening the lamplighters hold a meeting that nobody forbids; nobody has asked you to it.
m-the-frost-breaks-and-more-doors-06d2fd48 = Le gel cède, et plus de portes sont restées froides qu'on n'en a chauffé. Au premier soir doux, les allumeurs de lanternes tiennent une assemblée que personne n'interdit ; personne ne vous y a convié.

# The frost breaks, but not the silence between upper and lower town. On the first mild evening the lamplighters hold a meeting that nobody forbids because nobody was told.
m-the-frost-breaks-but-not-the-sil-c99496be = Le gel cède, mais non le silence entre la ville haute et la ville basse. Au premier soir doux, les allumeurs de lanternes tiennent une assemblée que personne n'interdit, parce que personne n'a été prévenu.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = { $outcome ->
        [won] Victoire
        [lost] Défaite
       *[other] { $outcome }
    } : { $total } points, pour un score cible de { $target }.

# The gates are open, the palace is a storehouse, and the king sits in its kitchen peeling turnips with surprising skill. Now Longsdale has to prove that it can run itself. The lamplighters ask the craftspeople for one thing only: a market so full that nobody will remember why they were afraid. Beyond the river riders have been seen who serve no side at all.
m-the-gates-are-open-the-palace-is-66423a5b = Les portes sont ouvertes, le palais est un entrepôt, et le roi, assis dans sa cuisine, épluche des navets avec une adresse surprenante. À Longsdale maintenant de prouver qu'elle sait se gouverner. Les allumeurs ne demandent qu'une chose aux artisans : un marché si plein que nul ne se rappelle pourquoi il avait peur. Au-delà du fleuve, on a vu des cavaliers qui ne servent aucun camp.

# The gates are shut and the lamplighters stand outside them with half the country at their backs. The king walks the wall in a borrowed apron and carries stone. What the craftspeople raise in these nine days, tower by tower, will decide whether there is anything left to argue about. Nobody asks any more who began it.
m-the-gates-are-shut-and-the-lampl-2e1bcf46 = Les portes sont closes et les allumeurs se tiennent devant, la moitié du pays derrière eux. Le roi arpente le rempart dans un tablier d'emprunt et porte des pierres. Ce que les artisans élèveront pendant ces neuf jours, tour après tour, dira s'il reste de quoi se disputer. Qui a commencé, plus personne ne le demande.

# The granary is filled to the ankle. The king has learnt who came with empty hands, the city has learnt to look for you in the queue, and neither will forget it soon.
m-the-granary-is-filled-to-the-ank-ed963178 = Le grenier est plein jusqu'à la cheville. Le roi a appris qui est venu les mains vides, la ville a appris à vous chercher dans la file, et ni l'un ni l'autre ne l'oubliera de sitôt.

# The granary is filled to the knee. The king has learnt the names of the helpers, the city has learnt how low the granary was, and neither will forget it.
m-the-granary-is-filled-to-the-kne-6d122833 = Le grenier est plein jusqu'au genou. Le roi a appris le nom de ceux qui ont aidé, la ville a appris combien le grenier était bas, et ni l'un ni l'autre ne l'oubliera.

# The guard is armed and the gates are barred, with blades that others made.
m-the-guard-is-armed-and-the-gates-ce2fd8db = La garde est armée et les portes sont barrées, avec des lames faites par d'autres.

# The guard is armed and the gates are barred.
m-the-guard-is-armed-and-the-gates-8bb17b55 = La garde est armée et les portes sont barrées.

# The guildhall opens its books for a single day: apprentices may change masters, and the clerks look elsewhere.
m-the-guildhall-opens-its-books-fo-a96bae8e = La maison des guildes ouvre ses livres un seul jour : les apprentis peuvent changer de maître, et les commis regardent ailleurs.

# The harvest has failed two valleys wide and Longsdale, the capital, eats into its reserve. The king, who has never before asked where bread comes from, sends for the craftspeople and promises to remember those who help. New fields are broken right under the city wall. In the queue at the fountain people mutter that the palace windows are lit all night, and a lender called Tony Grosh writes down every name.
m-the-harvest-has-failed-two-valle-799ffa6f = La récolte a manqué sur deux vallées, et Longsdale, la capitale, entame sa réserve. Le roi, qui n'avait jamais demandé d'où vient le pain, fait venir les artisans et promet de se souvenir de ceux qui aideront. On défriche de nouveaux champs jusque sous le rempart. Dans la file, à la fontaine, on murmure que les fenêtres du palais brillent toute la nuit, et un prêteur nommé Tony Liard note chaque nom.

# The helpers of the king are given brass badges and long lists. Forges that made hinges now make blades, and the captain of the guard pays in promises stamped with a lion. The vineyards above the city are planted all the same, because somebody must believe in an autumn. At night a ladder leans against this wall or that, and nobody ever sees who climbs it.
m-the-helpers-of-the-king-are-give-c774f52a = Les aides du roi reçoivent des insignes de laiton et de longues listes. Les forges qui faisaient des gonds font maintenant des lames, et le capitaine de la garde paie en promesses frappées d'un lion. On plante tout de même les vignes au-dessus de la ville, car il faut bien que quelqu'un croie à un automne. La nuit, une échelle s'appuie à tel mur ou à tel autre, et nul ne voit jamais qui y monte.

# The king doubles the lamp tax on a Monday, and by Tuesday the city is dark. Without light the night shifts stop, then the day shifts, then the toll bridge. From the palace comes an order for watchtowers; from the bridge comes a request to leave them unmanned. The craftspeople have worked for both, and both now want to know what that was worth.
m-the-king-doubles-the-lamp-tax-on-40598689 = Le roi double l'impôt des lanternes un lundi, et le mardi la ville est éteinte. Sans lumière s'arrêtent les équipes de nuit, puis celles de jour, puis le pont à péage. Du palais vient l'ordre de bâtir des tours de guet ; du pont, la prière de les laisser sans gardes. Les artisans ont travaillé pour les deux, et les deux veulent savoir ce que cela valait.

# The king keeps his crown and loses his lamp tax; the craftspeople get a seat in the council, next to the door.
m-the-king-keeps-his-crown-and-los-8bf5082a = Le roi garde sa couronne et perd son impôt des lanternes ; les artisans obtiennent un siège au conseil, à côté de la porte.

# The last carter over the pass brings more crates than her manifest admits.
m-the-last-carter-over-the-pass-br-f9a854d9 = La dernière charrette à passer le col apporte plus de caisses que n'en avoue son manifeste.

# The levy: each player pays the levy named on the chapter card. Who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-the-levy-each-player-pays-the-le-9dd83e6d = La levée : chaque joueur paie la levée nommée sur la carte de chapitre. Qui a moins donne toutes ses marchandises et perd 1 point par tranche de 2 pièces manquantes (une tranche entamée compte).

# The lower town made its peace in good time. The barricades become benches, and the king sits on one of them every Monday.
m-the-lower-town-made-its-peace-in-b47532ac = La ville basse a fait la paix à temps. Les barricades deviennent des bancs, et le roi s'assied sur l'un d'eux tous les lundis.

# The market
m-the-market-2a738316 = Le marché

# The market counts 1 more of every resource. After phase IV each player may pay 5 coins, at most twice, each time for 2 points.
m-the-market-counts-1-more-of-ever-1d671a58 = Le marché compte 1 de plus de chaque ressource. Après la phase IV, chaque joueur peut payer 5 pièces, deux fois au plus, chaque fois pour 2 points.

# The market holds {n} more {resource} for {who} this round.
m-the-market-holds-n-more-resource-6a036c42 = Le marché a encore { $n } { $resource ->
        [wood] bois
        [grain] blé
        [clay] argile
        [wool] laine
        [ore] minerai
        [coal] charbon
        [bricks] brique
        [flour] farine
        [planks] planche
        [iron] fer
        [cattle] bétail
        [fabric] étoffe
        [glass] verre
        [clothes] vêtement
        [bread] pain
        [barrels] tonneau
        [windows] fenêtre
        [leather] cuir
        [tools] outil
        [meat] viande
        [shoes] chaussures
        [provisions] vivres
        [food] vivres
        [corn] maïs
        [stoves] poêle
        [stove] poêle
        [weapons] arme
        [weapon] arme
        [grapes] raisin
       *[other] { $resource }
    } pour { $who } pendant cette manche.

# The masons leave the new theatre unfinished and raise look-outs over the workshops; nobody asks who signed the order.
m-the-masons-leave-the-new-theatre-00402976 = Les maçons laissent le nouveau théâtre inachevé et élèvent des guérites au-dessus des ateliers ; personne ne demande qui a signé l'ordre.

# The next chapter begins anew, with other hands, buildings and goods. {what} kept.
m-the-next-chapter-begins-anew-wit-cdd4aee8 = Le chapitre suivant repart à neuf, avec d’autres mains, bâtiments et marchandises. Sont gardés : { $what }.

# The note is answered with a list of every house in Longsdale.
m-the-note-is-answered-with-a-list-a65e533a = On répond au mot par la liste de toutes les maisons de Longsdale.

# The note is answered with a list of every house in Longsdale; whoever wrote it had to ask for the name of your street.
m-the-note-is-answered-with-a-list-ebea56a2 = On répond au mot par la liste de toutes les maisons de Longsdale ; il a fallu demander le nom de votre rue.

# The others
m-the-others-460bb9b4 = Les autres

# The palace orders blades by the dozen and does not haggle, which frightens people more than the price.
m-the-palace-orders-blades-by-the-bcf20085 = Le palais commande des lames à la douzaine et ne marchande pas, ce qui effraie les gens plus que le prix.

# The piles have no card to give: discard {n} {n|card|cards} of your hand.
m-the-piles-have-no-card-to-give-d-d9ffbff6 = Les piles n’ont pas de carte à donner : défaussez { $n } { $n ->
        [one] carte
       *[other] cartes
    } de votre main.

# The piles have no card to give: what was still to be drawn is lost.
m-the-piles-have-no-card-to-give-w-b770deb2 = Les piles n’ont pas de carte à donner : ce qui restait à piocher est perdu.

# The piles have no card to give: {who} gives up {cards}.
m-the-piles-have-no-card-to-give-w-d91000da = Les piles n’ont pas de carte à donner : { $who } cède { $cards }.

# The piles have no card to give: {who} gives up {n} {n|card|cards}.
m-the-piles-have-no-card-to-give-w-bb2f2553 = Les piles n’ont pas de carte à donner : { $who } cède { $n } { $n ->
        [one] carte
       *[other] cartes
    }.

# The ram breaks before the wall does. On the tenth day the king lifts the lamp tax with his own hand and asks the lamplighters in to supper; some of them come.
m-the-ram-breaks-before-the-wall-d-dde755ab = Le bélier se brise avant le mur. Le dixième jour, le roi abolit de sa main l'impôt des lanternes et invite les allumeurs à souper ; quelques-uns viennent.

# The ram is at the river gate. Every roof with a railing is counted as a rampart now.
m-the-ram-is-at-the-river-gate-eve-67ce48b6 = Le bélier est à la porte du fleuve. Tout toit muni d'une rambarde compte désormais pour un rempart.

# The royal proclamation hangs on every door, and the place for your seal is empty.
m-the-royal-proclamation-hangs-on-12b239d1 = La proclamation royale est sur chaque porte, et la place de votre sceau est vide.

# The south slopes are free of snow, and a lamplighter with a ladder on her shoulder carries letters between the camps.
m-the-south-slopes-are-free-of-sno-7849ed47 = La neige a quitté les pentes du sud, et une allumeuse, l'échelle sur l'épaule, porte des lettres d'un camp à l'autre.

# The tower goes to a production building of yours that has none.
m-the-tower-goes-to-a-production-b-219a46e8 = La tour va sur un de vos bâtiments de production qui n’en a pas.

# The wall holds, though not where you built. On the tenth day the lamp tax falls all the same, and at the supper nobody asks you which stones were yours.
m-the-wall-holds-though-not-where-0244b871 = Le mur tient, mais pas là où vous avez bâti. Le dixième jour, l'impôt des lanternes tombe tout de même, et au souper personne ne vous demande quelles pierres étaient les vôtres.

# There is a verdict only for who has played all five chapters.
m-there-is-a-verdict-only-for-who-a0dbf3b0 = Le titre final est pour qui a joué les cinq chapitres.

# There is nothing that you can build or hire, so all you can do is pass.
m-there-is-nothing-that-you-can-bu-e095e040 = Vous ne pouvez rien construire ni engager ; vous pouvez seulement passer.

# There, for what was pledged:
m-there-for-what-was-pledged-5a741af7 = Là, pour ce qui était engagé :

# This chain takes cards of your hand: name them.
m-this-chain-takes-cards-of-your-h-ae734563 = Cette chaîne prend des cartes de votre main : nommez-les.

# This chain takes goods alone: say how many times.
m-this-chain-takes-goods-alone-say-3fb43a9a = Cette chaîne ne prend que des marchandises : dites combien de fois.

# This chapter earned {n} {n|star|stars}: {points} points, and one star each for {wanted}.
m-this-chapter-earned-n-n-star-sta-7ef97200 = Ce chapitre a rapporté { $n } { $n ->
        [one] étoile
       *[other] étoiles
    } : { $points } points, et une étoile pour chacun des seuils { $wanted }.

# This chapter is played by itself: nothing of earlier chapters is carried over.
m-this-chapter-is-played-by-itself-4c8c9fb7 = Ce chapitre se joue seul : rien des chapitres précédents n’est repris.

# This is the end of the campaign.
m-this-is-the-end-of-the-campaign-58d27471 = C’est la fin de la campagne.

# This round assistants may be moved free of charge.
m-this-round-assistants-may-be-mov-edd1a135 = Dans cette manche, les compagnons peuvent être déplacés gratuitement.

# Those who armed the palace opened its gate. It is told as treason in the upper town and as patience in the lower.
m-those-who-armed-the-palace-opene-54e76e1a = Ceux qui avaient armé le palais en ont ouvert la porte. On parle de trahison dans la ville haute, de patience dans la ville basse.

# Tired of keeping watch and of waiting for your tables, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-and-of-wa-97917840 = Lasse de veiller et d'attendre vos tables, la ville basse laisse revenir les hommes du capitaine.

# Tired of keeping watch, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-the-lower-19f6155d = Lasse de veiller, la ville basse laisse revenir les hommes du capitaine.

# Two Bowls
m-two-bowls-04e04626 = Les deux coupes

# Two bowls stand on the bridge, one gilded, one of soot-black iron. By morning one of them is fuller.
m-two-bowls-stand-on-the-bridge-on-3db19431 = Deux coupes attendent sur le pont, l'une dorée, l'autre de fer noir de suie. Au matin, l'une est plus pleine que l'autre.

# Two storehouses are broken open in one night, and the king allows every yard to keep a watchman of its own.
m-two-storehouses-are-broken-open-db972365 = Deux entrepôts sont forcés la même nuit, et le roi permet à chaque cour d'avoir son veilleur.

# Wanted: {count} {good}.
m-wanted-count-good-7da65458 = Il faut : { $good ->
        [wood] bois
        [grain] blé
        [clay] argile
        [wool] laine
        [ore] minerai
        [coal] charbon
        [bricks] brique
        [flour] farine
        [planks] planche
        [iron] fer
        [cattle] bétail
        [fabric] étoffe
        [glass] verre
        [clothes] vêtement
        [bread] pain
        [barrels] tonneau
        [windows] fenêtre
        [leather] cuir
        [tools] outil
        [meat] viande
        [shoes] chaussures
        [provisions] vivres
        [food] vivres
        [corn] maïs
        [stoves] poêle
        [stove] poêle
        [weapons] arme
        [weapon] arme
        [grapes] raisin
       *[other] { $good }
    }, { $count }.

# Where does {name} go?
m-where-does-name-go-138b204e = Où va { $name } ?

# Which building is the {tower} attached to? It stays there.
m-which-building-is-the-tower-atta-98720752 = À quel bâtiment attachez-vous ceci : { $tower } ? C’est pour de bon.

# Winter comes four weeks early and the king forbids the felling of his hunting forest. In the lower town families move together around the few warm walls there are. Whoever can build a stove is greeted by name in every lane. Thieves learn to walk softly, workshops learn to sleep lightly, and a guild of lamplighters begins to carry more than oil.
m-winter-comes-four-weeks-early-an-60a51a15 = L'hiver arrive quatre semaines trop tôt, et le roi interdit d'abattre sa forêt de chasse. Dans la ville basse, les familles se serrent autour des quelques murs chauds. Qui sait bâtir un poêle est salué par son nom dans chaque ruelle. Les voleurs apprennent à marcher sans bruit, les ateliers à dormir d'un œil, et une guilde d'allumeurs de lanternes commence à porter plus que de l'huile.

# You can build or hire, not both.
m-you-can-build-or-hire-not-both-8ca80b12 = Vous pouvez construire ou engager, pas les deux.

# You can build the card set aside or one of a stack, and hire an assistant, or pass.
m-you-can-build-the-card-set-aside-debfacb1 = Vous pouvez construire la carte mise de côté ou une carte d’une pile, et engager un compagnon, ou passer.

# You can build the card set aside, or hire an assistant, or pass.
m-you-can-build-the-card-set-aside-f84602d0 = Vous pouvez construire la carte mise de côté, ou engager un compagnon, ou passer.

# You can build the card you have set aside, or one of a stack.
m-you-can-build-the-card-you-have-3ae27217 = Vous pouvez construire la carte mise de côté, ou une carte d’une pile.

# You can give goods worth {coins} {coins|coin|coins} for {gain}, up to {left} {left|time|times}.
m-you-can-give-goods-worth-coins-c-277c4f66 = Vous pouvez donner des marchandises d’une valeur de { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } pour { $gain }, jusqu’à { $left } fois.

# You can give {good} for {gain}, up to {left} {left|time|times}.
m-you-can-give-good-for-gain-up-to-0cd34edc = Vous pouvez donner { $good } pour { $gain }, jusqu’à { $left } fois.

# You can use a character of phase {phase}, or pass and keep it.
m-you-can-use-a-character-of-phase-971a4255 = Vous pouvez utiliser un personnage de la phase { $phase }, ou passer et le garder.

# You have built; you can hire an assistant too, or pass.
m-you-have-built-you-can-hire-an-a-1608e5c0 = Vous avez construit ; vous pouvez aussi engager un compagnon, ou passer.

# You have hired; you can build too, or pass.
m-you-have-hired-you-can-build-too-ac4138e6 = Vous avez engagé ; vous pouvez aussi construire, ou passer.

# You have no production building that is free.
m-you-have-no-production-building-1c64061d = Vous n’avez aucun bâtiment de production libre.

# You have not got what that chain takes so often.
m-you-have-not-got-what-that-chain-2cdcbd64 = Vous n’avez pas assez de ce que cette chaîne demande pour autant de fois.

# You have not got {goods}.
m-you-have-not-got-goods-b825502c = Vous n’avez pas : { $goods }.

# You have won
m-you-have-won-7aba74d1 = Vous avez gagné

# You hold no character of phase {phase}, so all you can do is pass.
m-you-hold-no-character-of-phase-p-611e9d59 = Vous n’avez pas de personnage de la phase { $phase } ; vous pouvez seulement passer.

# You lack buildings: {colours}.
m-you-lack-buildings-colours-13d3a755 = Bâtiments qui vous manquent : { $colours }.

# You owe {n} {n|coin|coins}: choose the goods.
m-you-owe-n-n-coin-coins-choose-th-8cc1034d = Vous devez { $n } { $n ->
        [one] pièce
       *[other] pièces
    } : choisissez les marchandises.

# You try this chapter for the second time; there is no third.
m-you-try-this-chapter-for-the-sec-0b02663d = C’est votre deuxième essai de ce chapitre ; il n’y en a pas de troisième.

# Your hand: {n} {n|card|cards}
m-your-hand-n-n-card-cards-64664cea = Votre main : { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# Your sealed answer: "{answer}" (it can be changed until all have answered)
m-your-sealed-answer-answer-it-can-c782f28c = Votre réponse scellée : « { $answer } » (modifiable tant que tout le monde n'a pas répondu)

# Your town: {points} {points|point|points}, {coins} {coins|coin|coins} in goods
m-your-town-points-points-point-po-856380dc = Votre ville : { $points } { $points ->
        [one] point
       *[other] points
    }, { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } en marchandises

# Your turn
m-your-turn-f2d14573 = À vous

# {card} back in the hand
m-card-back-in-the-hand-86bdbb0c = { $card } revient en main

# a card set aside
m-a-card-set-aside-c2326f6b = une carte mise de côté

# all in
m-all-in-059a68d7 = toutes les cartes

# an assistant and {points} {points|point|points}
m-an-assistant-and-points-points-p-c6983bf0 = un compagnon et { $points } { $points ->
         [one] point
        *[other] points
    }

# an extra card
m-an-extra-card-45ea89a0 = une carte de plus

# assistant
m-assistant-a39a7ffa = compagnon

# assistant {assistant} at {building}
m-assistant-assistant-at-building-6921da69 = compagnon { $assistant } : { $building }

# assistant {assistant} to {building}
m-assistant-assistant-to-building-fb60f7bf = compagnon { $assistant } → { $building }

# assistant {what}
m-assistant-what-e8598408 = compagnon { $what }

# attach the tower to a production building, for good
m-attach-the-tower-to-a-production-458275d1 = attacher la tour à un bâtiment de production, pour de bon

# base
m-base-cae66217 = base

# base game, a chapter of Longsdale in Revolt, or all_in; 4 and 5 follow the path
m-base-game-a-chapter-of-longsdale-eef63600 = jeu de base, un chapitre de « Longsdale en révolte » ou toutes les cartes ; 4 et 5 suivent le chemin

# build the card set aside, or one of a stack
m-build-the-card-set-aside-or-one-e913cb5e = construire la carte mise de côté, ou une d'une pile

# building
m-building-5167e967 = bâtiment

# built {card}
m-built-card-c9927de3 = bâtiment construit : { $card }

# cannot act
m-cannot-act-2e2ec0c3 = qui ne peut agir

# card
m-card-8367cd66 = carte

# chain of {building}: {spent} became {goods}
m-chain-of-building-spent-became-g-695f735a = chaîne de { $building } : { $spent } → { $goods }

# chapter
m-chapter-667b9327 = chapitre

# chapter {number}, {name}
m-chapter-number-name-4d3852a4 = chapitre { $number }, { $name }

# chapter {number}, {name}, for the second and last time; what comes of it counts instead
m-chapter-number-name-for-the-seco-25026b11 = chapitre { $number }, { $name }, pour la deuxième et dernière fois ; son résultat remplace l’autre

# crown
m-crown-0dcfafab = couronne

# discard cards of your hand
m-discard-cards-of-your-hand-9fc60554 = défausser des cartes de votre main

# discard your whole hand and draw as many cards
m-discard-your-whole-hand-and-draw-31397b25 = défausser toute votre main et piocher autant de cartes

# discarded {n} {n|card|cards}
m-discarded-n-n-card-cards-16a6a277 = défausse : { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# do nothing more here
m-do-nothing-more-here-e68fb653 = ne rien faire de plus ici

# draw
m-draw-50f7becd = piocher

# drew {cards}
m-drew-cards-0bec42cd = pioche : { $cards }

# drew {n} {n|card|cards}
m-drew-n-n-card-cards-f41ab9c9 = pioche : { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# each time {what} {n|becomes|become} {goods}
m-each-time-what-n-becomes-become-24ca5a98 = chaque fois, { $what } → { $goods }

# end your production
m-end-your-production-95084e7f = finir votre production

# exchanged the hand
m-exchanged-the-hand-d76e7c8d = main échangée

# first player
m-first-player-9b15ef24 = premier joueur

# for you
m-for-you-7abe8cd7 = pour vous

# good
m-good-770e6076 = marchandise

# goods
m-goods-089857f9 = marchandises

# hire an assistant
m-hire-an-assistant-c3aace91 = engager un compagnon

# hired {name} ({assistant})
m-hired-name-assistant-781a8136 = engagement : { $name } ({ $assistant })

# in all
m-in-all-abf4fdcd = en tout

# keep your hand
m-keep-your-hand-4eeae80c = garder votre main

# lamps
m-lamps-dfe0b81f = lanternes

# let a staffed building produce; cards of your hand make up for what the market lacks
m-let-a-staffed-building-produce-c-6c4b7d34 = faire produire un bâtiment occupé ; des cartes de votre main remplacent ce qui manque au marché

# makes {goods}
m-makes-goods-93c80725 = donne { $goods }

# manner
m-manner-0425843e = manière

# met: {n} is no character; those are {known}.
m-met-n-is-no-character-those-are-30317f70 = met : { $n } n’est pas un personnage ; il y a { $known }.

# met: {n} stands there twice; name each character once.
m-met-n-stands-there-twice-name-ea-e1d157b9 = met : { $n } y est deux fois ; nommez chaque personnage une fois.

# name a resource
m-name-a-resource-583a3f25 = nommer une ressource

# no card
m-no-card-9b119c50 = aucune carte

# no colour
m-no-colour-2e30eb88 = sans couleur

# nothing at {buildings}
m-nothing-at-buildings-25f35f6f = rien de produit : { $buildings }

# of any kind
m-of-any-kind-5520969c = de n’importe quelle sorte

# paid {goods}
m-paid-goods-cd21a26b = paiement : { $goods }

# path
m-path-a0af9f86 = chemin

# pay what is demanded with these goods
m-pay-what-is-demanded-with-these-ec54b389 = payer ce qui est demandé avec ces marchandises

# place the assistant you have just hired
m-place-the-assistant-you-have-jus-a5c75e86 = placer le compagnon que vous venez d'engager

# place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who> to <building>" for assistants; may be changed until all have answered
m-place-your-worker-well-or-sloppi-6e5a99d4 = placer votre maître artisan, soigneusement ou à la va-vite, ou « repos » ; puis « , construire <card> » pour mettre une carte de côté et « , déplacer <who> » pour les compagnons ; modifiable tant que tout le monde n'a pas répondu

# pledge
m-pledge-9dd7dd22 = engagement

# pledged {n} {n|mark|marks} to the {side}
m-pledged-n-n-mark-marks-to-the-si-a84395ff = { $n } { $n ->
        [one] marque
       *[other] marques
    } pour ce camp : { $side ->
        [crown] couronne
        [lamps] lanternes
       *[other] { $side }
    }

# resource
m-resource-5de95319 = ressource

# set aside to build: {card}, {n} {n|coin|coins}
m-set-aside-to-build-card-n-n-coin-1daec645 = mis de côté pour construire : { $card }, { $n } { $n ->
        [one] pièce
       *[other] pièces
    }

# side
m-side-ea7bf4bb = côté

# skipped
m-skipped-389595a4 = sauté

# spent {cards}
m-spent-cards-6c179429 = dépense : { $cards }

# take a side in secret and give goods for it; 0 for nothing gives none
m-take-a-side-in-secret-and-give-g-677d748e = choisir un camp en secret et donner des marchandises ; 0 gratuitement ne donne rien

# take the offer and give these goods
m-take-the-offer-and-give-these-go-2cd886d6 = accepter l'offre et donner ces marchandises

# the town of {who}
m-the-town-of-who-bd6e1665 = la ville de { $who }

# to build costs {price} {price|coin|coins} and brings {points} {points|point|points}
m-to-build-costs-price-price-coin-7c1832e0 = construire coûte { $price } { $price ->
         [one] pièce
        *[other] pièces
    } et rapporte { $points } { $points ->
         [one] point
        *[other] points
    }

# took the card set aside back
m-took-the-card-set-aside-back-41f27bee = carte mise de côté reprise

# use a character of your hand
m-use-a-character-of-your-hand-a7e3734b = utiliser un personnage de votre main

# use the chain of a building that has just produced, as often as you like
m-use-the-chain-of-a-building-that-74dd21a8 = utiliser la chaîne d'un bâtiment qui vient de produire, autant de fois que vous voulez

# used {name}
m-used-name-bacb34c6 = { $name } : effet utilisé

# wants {wants}
m-wants-wants-95c4ab15 = demande { $wants }

# what the last pledges chose
m-what-the-last-pledges-chose-6de2dfe1 = ce que les derniers serments ont choisi

# who cannot act is skipped: fewer letters, but who is asked shows something of a hand; or is asked all the same, unless what all can see leaves no choice, and passes
m-who-cannot-act-is-skipped-fewer-6c58d39c = qui ne peut agir est sauté : moins de lettres, mais être interrogé trahit un peu sa main ; ou est interrogé quand même, sauf si ce que tous voient ne laisse aucun choix, et passe

# worked {manner} at {building}
m-worked-manner-at-building-f3df70ac = travail { $manner ->
        [well] soigné
        [sloppily] à la va-vite
       *[other] { $manner }
    } – { $building }

# worker, sloppily
m-worker-sloppily-c7c27326 = maître artisan, à la va-vite

# worker, well
m-worker-well-8295520c = maître artisan, soigneusement

# works alone
m-works-alone-f0d8ea5f = travaille sans rien

# {card} is no building of yours that holds a person.
m-card-is-no-building-of-yours-th-c5046ca4 = { $card } n’est pas un de vos bâtiments pouvant accueillir quelqu’un.

# {card} is no building.
m-card-is-no-building-bf0c7457 = { $card } n’est pas un bâtiment.

# {card} is not in your hand.
m-card-is-not-in-your-hand-52d5c1e7 = { $card } n’est pas dans votre main.

# {card} is occupied.
m-card-is-occupied-94eaab39 = { $card } : déjà quelqu’un à cet endroit.

# {card} returns to {who}'s hand.
m-card-returns-to-who-s-hand-a21af8da = { $who } : { $card } revient en main.

# {card} set aside
m-card-set-aside-69cddcc6 = carte mise de côté : { $card }

# {chapter}, {n} {n|round|rounds}
m-chapter-n-n-round-rounds-72f8938d = { $chapter }, { $n } { $n ->
        [one] manche
       *[other] manches
    }

# {gain} for {price} {price|coin|coins}
m-gain-for-price-price-coin-coins-70c909ee = { $gain } pour { $price } { $price ->
         [one] pièce
        *[other] pièces
    }

# {goods} at {building}
m-goods-at-building-994d647b = { $goods } : { $building }

# {goods}, each {worth}
m-goods-each-worth-9b29b734 = { $goods }, valeur : { $worth }

# {half}: {row} (* half sun).
m-half-row-half-sun-0737deef = { $half ->
        [sunrise] Lever du soleil
        [sunset] Coucher du soleil
       *[other] { $half }
    } : { $row } (* demi-soleil).

# {names} {n|produces by itself|produce by themselves, in this order}
m-names-n-produces-by-itself-prod-73808431 = { $names } : { $n ->
        [one] produit de lui-même
       *[other] produisent d'eux-mêmes, dans cet ordre
    }

# {name} ({assistant}) joins the assistants for hire.
m-name-assistant-joins-the-assist-41e7bdb1 = { $name } ({ $assistant }) rejoint les compagnons à engager.

# {name}, {n} rounds.{target}
m-name-n-rounds-target-150e37a7 = { $name }, { $n } manches.{ $target }

# {name}: the house carries it over from the chapter before; answer its last letter with "next".
m-name-the-house-carries-it-over-055ef3ca = { $name } : la maison reprend cela du chapitre précédent ; répondez « suivant » à sa dernière lettre.

# {needed} cards of your hand are needed here, you named {named}.
m-needed-cards-of-your-hand-are-n-28569bdb = Il faut ici { $needed } { $needed ->
        [one] carte
       *[other] cartes
    } de votre main ; vous en avez nommé { $named }.

# {number} {person} on {card}
m-number-person-on-card-a1863998 = { $number } { $person } – { $card }

# {n} coal more
m-n-coal-more-f69fedb0 = { $n } de charbon en plus

# {n} players share the victory with {total} points.
m-n-players-share-the-victory-wit-b857592d = La victoire est partagée : { $n } places, avec { $total } points.

# {n} strength
m-n-strength-f68fe434 = force : { $n }

# {n} {n|card|cards}
m-n-n-card-cards-270f4584 = { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# {n} {n|card|cards} in hand
m-n-n-card-cards-in-hand-e1ffc6b5 = { $n } { $n ->
        [one] carte
       *[other] cartes
    } en main

# {n} {n|card|cards} more
m-n-n-card-cards-more-aa80e473 = { $n } { $n ->
        [one] carte
       *[other] cartes
    } de plus

# {n} {n|card|cards}, deck
m-n-n-card-cards-deck-816c5864 = { $n } { $n ->
        [one] carte
       *[other] cartes
    } dans la pioche

# {n} {n|card|cards}, discard
m-n-n-card-cards-discard-98e0535b = { $n } { $n ->
        [one] carte
       *[other] cartes
    } dans la défausse

# {n} {n|coin|coins} in goods
m-n-n-coin-coins-in-goods-06b3c520 = { $n } { $n ->
        [one] pièce
       *[other] pièces
    } en marchandises

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] point
       *[other] points
    }

# {n} {resource} for you
m-n-resource-for-you-ac364835 = { $resource } pour vous : { $n }

# {points} {points|point|points}
m-points-points-point-points-2da92f75 = { $points } { $points ->
        [one] point
       *[other] points
    }

# {resource}, half sun ({card})
m-resource-half-sun-card-7c35bc54 = { $resource }, demi-soleil ({ $card })

# {tower} attached to {building}
m-tower-attached-to-building-046fd698 = { $tower } – ajout à { $building }

# {who} attaches {tower} to {building}.
m-who-attaches-tower-to-building-d2cf9660 = { $who } attache { $tower } : { $building }.

# {who} begins with {gift}, for a badge of the {side}.
m-who-begins-with-gift-for-a-badg-8a030fec = { $who } commence avec { $gift }, pour un insigne de ce camp : { $side ->
        [crown] couronne
        [lamps] lanternes
       *[other] { $side }
    }.

# {who} begins. Assistants for hire: {display}.
m-who-begins-assistants-for-hire-3d43bb5b = { $who } commence. Compagnons à engager : { $display }.

# {who} builds {card}.
m-who-builds-card-1844f994 = { $who } construit { $card }.

# {who} decides in secret: "{move}".
m-who-decides-in-secret-move-73efb589 = { $who } décide en secret : « { $move } ».

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } défausse { $cards }.

# {who} discards {n} {n|card|cards}.
m-who-discards-n-n-card-cards-29c518bf = { $who } défausse { $n } { $n ->
        [one] carte
       *[other] cartes
    }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } pioche { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } pioche { $n } { $n ->
        [one] carte
       *[other] cartes
    }.

# {who} exchanges a hand of {n} {n|card|cards}.
m-who-exchanges-a-hand-of-n-n-car-df1a90eb = { $who } échange une main de { $n } { $n ->
        [one] carte
       *[other] cartes
    }.

# {who} exchanges the hand: {cards}.
m-who-exchanges-the-hand-cards-efc21ae7 = { $who } échange sa main : { $cards }.

# {who} gains {n} {n|point|points}.
m-who-gains-n-n-point-points-48ce4b18 = { $who } gagne { $n } { $n ->
        [one] point
       *[other] points
    }.

# {who} gives {goods}, worth {worth} {worth|coin|coins}.
m-who-gives-goods-worth-worth-wor-69a962d7 = { $who } donne { $goods } (valeur : { $worth } { $worth ->
        [one] pièce
       *[other] pièces
    }).

# {who} has decided in secret.
m-who-has-decided-in-secret-30469599 = { $who } a décidé en secret.

# {who} has won
m-who-has-won-deef00f1 = { $who } a gagné

# {who} hires {name} ({assistant}).
m-who-hires-name-assistant-30761619 = { $who } engage { $name } ({ $assistant }).

# {who} loses {n} {n|point|points}.
m-who-loses-n-n-point-points-e1869fe2 = { $who } perd { $n } { $n ->
        [one] point
       *[other] points
    }.

# {who} makes nothing at {buildings}.
m-who-makes-nothing-at-buildings-9900fd5f = { $who } ne produit rien : { $buildings }.

# {who} moves assistant {assistant} to {building}.
m-who-moves-assistant-assistant-t-8e5973da = { $who } déplace le compagnon { $assistant } : { $building }.

# {who} pledges {n} {n|mark|marks} to the {side}.
m-who-pledges-n-n-mark-marks-to-t-e3eee759 = { $who } engage { $n } { $n ->
        [one] marque
       *[other] marques
    } pour ce camp : { $side ->
        [crown] couronne
        [lamps] lanternes
       *[other] { $side }
    }.

# {who} puts {goods} on {building}.
m-who-puts-goods-on-building-037add9e = { $who } pose { $goods } : { $building }.

# {who} sets a card aside.
m-who-sets-a-card-aside-3ceab414 = { $who } met une carte de côté.

# {who} sets {card} aside to build it.
m-who-sets-card-aside-to-build-it-8d3a451a = { $who } met { $card } de côté pour la construire.

# {who} shares the first place of the campaign.
m-who-shares-the-first-place-of-t-46f5524d = { $who } partage la première place de la campagne.

# {who} spends {cards} at {building}.
m-who-spends-cards-at-building-2fe528be = { $who } dépense { $cards } : { $building }.

# {who} takes back the card set aside.
m-who-takes-back-the-card-set-asi-ef7205d9 = { $who } reprend la carte mise de côté.

# {who} uses the chain of {building}: {spent} become {goods}.
m-who-uses-the-chain-of-building-1b199f5a = { $who } utilise la chaîne « { $building } » : { $spent } → { $goods }.

# {who} uses {name}.
m-who-uses-name-cff4aa2e = { $who } utilise { $name }.

# {who} wins the campaign.
m-who-wins-the-campaign-5d4776be = { $who } gagne la campagne.

# {who} wins with {total} points (decided by {by}).
m-who-wins-with-total-points-deci-6cc59737 = { $who } gagne avec { $total } points (départage : { $by }).

# {who} wins with {total} points.
m-who-wins-with-total-points-8675799b = { $who } gagne avec { $total } points.

# {who}'s assistant {assistant} goes to {building}.
m-who-s-assistant-assistant-goes-5eed3139 = { $who } : le compagnon { $assistant } va à cet endroit : { $building }.

# {who}'s worker works {manner} at {building}.
m-who-s-worker-works-manner-at-bu-dd419aa1 = { $who } : le maître artisan travaille { $manner ->
        [well] soigneusement
        [sloppily] à la va-vite
       *[other] { $manner }
    } – { $building }.

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}, {n} {n|building|buildings}
m-who-points-points-point-points-65849024 = { $who } : { $points } { $points ->
        [one] point
       *[other] points
    }, { $coins } en marchandises, { $hand } { $hand ->
        [one] carte
       *[other] cartes
    }, { $n } { $n ->
        [one] bâtiment
       *[other] bâtiments
    }

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}{strength}
m-who-points-points-point-points-8fc4bb38 = { $who } : { $points } { $points ->
        [one] point
       *[other] points
    }, { $coins } en marchandises, { $hand } { $hand ->
        [one] carte
       *[other] cartes
    }{ $strength }
