#  Characters are discarded: {ignored}.
m-characters-are-discarded-ignore-3afaad38 = { " " }Personnages défaussés : { $ignored }.

#  It is the last event: in this round the chains of all buildings can be used.
m-it-is-the-last-event-in-this-ro-704cda10 = { " " }C’est le dernier événement : pendant cette manche, les chaînes de tous les bâtiments peuvent servir.

#  Who gives a mark gets a badge of that side. In the next chapter a badge of the side that wins is {cards} {cards|card|cards} more at the start, any other badge is {coal} coal more.
m-who-gives-a-mark-gets-a-badge-o-033d1dba = { " " }Qui donne une marque reçoit un insigne de ce camp. Au chapitre suivant, un insigne du camp gagnant vaut { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } de plus au départ, tout autre insigne vaut { $coal } de charbon en plus.

# , makes {goods}
m-makes-goods-ee820bd5 = , donne { $goods }

# , {less} of them spared
m-less-of-them-spared-8a63ca6f = , dont { $less } sans payer

# , {lost} {lost|coin|coins} too many
m-lost-lost-coin-coins-too-many-e22a01f1 = , { $lost } { $lost ->
        [one] pièce
       *[other] pièces
    } de trop

# A chain can be used right after its building has produced.
m-a-chain-can-be-used-right-after-fe2fbc90 = Une chaîne peut servir juste après la production de son bâtiment.

# Assistants stay where they are this round.
m-assistants-stay-where-they-are-t-02823c39 = Les compagnons restent où ils sont pendant cette manche.

# At most {n} marks.
m-at-most-n-marks-04bf31c7 = Au plus { $n } { $n ->
        [one] marque
       *[other] marques
    }.

# Chapter {number}, {name}. {story}
m-chapter-number-name-story-626f3489 = Chapitre { $number }, { $name }. { $story }

# Discard exactly {n} of your cards; you named {m}.
m-discard-exactly-n-of-your-cards-b5861237 = Défaussez exactement { $n } de vos cartes ; vous en avez nommé { $m }.

# Discard {n} {n|card|cards} of your hand.
m-discard-n-n-card-cards-of-your-h-32d98f6e = Défaussez { $n } { $n ->
        [one] carte
       *[other] cartes
    } de votre main.

# Each: cost, points; gives as a card (* half a sun) | makes | chain
m-each-cost-points-gives-as-a-card-104821b8 = Pour chacune : coût, points ; ce qu’elle donne comme carte (* un demi-soleil) | produit | chaîne

# Each: what it holds (worth); what it works with | its chain
m-each-what-it-holds-worth-what-it-eaaec652 = Pour chacun : ce qui s’y trouve (valeur) ; ce qu’il lui faut | sa chaîne

# Event {number}, {name}: {text}
m-event-number-name-text-4b6887b5 = Événement { $number }, { $name } : { $text }

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

# For hire
m-for-hire-a32b85ac = À engager

# For hire: {assistant}
m-for-hire-assistant-1f15ba2f = À engager : { $assistant }

# In the draw pile besides: {who}.
m-in-the-draw-pile-besides-who-97ff2366 = Aussi dans la pioche : { $who }.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = Dans votre main : { $card }

# Into the draw pile: {cards} ({number}).
m-into-the-draw-pile-cards-number-e6e9ad65 = Dans la pioche : { $cards } ({ $number }).

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

# Name a resource: the market holds {n} more of it for you.
m-name-a-resource-the-market-holds-9a6c2499 = Nommez une ressource : le marché en a { $n } de plus pour vous.

# Name cards of your hand, each once.
m-name-cards-of-your-hand-each-onc-396e8b3e = Nommez des cartes de votre main, chacune une fois.

# Name one of {resources}.
m-name-one-of-resources-538fadc1 = Nommez une de ces ressources : { $resources }.

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

# Set aside to build: {card}
m-set-aside-to-build-card-9db41b9f = Mise de côté pour construire : { $card }

# Set aside: {card}
m-set-aside-card-b8d9fcab = Mis de côté : { $card }

# Somebody has 8 buildings. The last round: the chains of all buildings can be used.
m-somebody-has-8-buildings-the-las-9d23204e = Quelqu’un a 8 bâtiments. Dernière manche : les chaînes de tous les bâtiments peuvent servir.

# Stack {number} can be built from: {cards}.
m-stack-number-can-be-built-from-c-cc8ec271 = La pile { $number } permet de construire : { $cards }.

# Stack {number}: {card}
m-stack-number-card-b3fd2f6e = Pile { $number } : { $card }

# Stack {n}, to build from
m-stack-n-to-build-from-c4f6d646 = Pile { $n }, où construire

# Stars are
m-stars-are-92ec84f7 = Les étoiles sont

# Stars so far: {each}; {total} of {most}.
m-stars-so-far-each-total-of-most-3c66fe08 = Étoiles jusqu’ici : { $each } ; { $total } sur { $most }.

# Take a side in secret; each {unit} coins in goods are a mark for it, at most {most}.
m-take-a-side-in-secret-each-unit-e375c6b8 = Choisissez un camp en secret ; chaque tranche de { $unit } pièces en marchandises lui donne une marque, { $most } au plus.

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

# The assistant goes to a production building of yours that is free.
m-the-assistant-goes-to-a-producti-280f3efb = Le compagnon va sur un de vos bâtiments de production qui est libre.

# The base game is for 2 to 4 seats; alone, choose a chapter.
m-the-base-game-is-for-2-to-4-seat-39387457 = Le jeu de base se joue à 2 à 4 places ; pour jouer en solo, choisissez un chapitre.

# The campaign after {n} {n|chapter|chapters}, with what this one gave in brackets:
m-the-campaign-after-n-n-chapter-c-be15517c = La campagne après { $n } { $n ->
        [one] chapitre
       *[other] chapitres
    }, avec entre parenthèses ce que celui-ci a apporté :

# The chain takes {what}.
m-the-chain-takes-what-d8ccdba2 = La chaîne demande : { $what }.

# The chapter
m-the-chapter-f85aaf4c = Le chapitre

# The draw pile is empty: the discard pile is shuffled.
m-the-draw-pile-is-empty-the-disca-903c6bda = La pioche est vide : la défausse est mélangée.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = { $outcome ->
        [won] Victoire
        [lost] Défaite
       *[other] { $outcome }
    } : { $total } points, pour un score cible de { $target }.

# The market
m-the-market-2a738316 = Le marché

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

# The next chapter begins anew, with other hands, buildings and goods. {what} kept.
m-the-next-chapter-begins-anew-wit-cdd4aee8 = Le chapitre suivant repart à neuf, avec d’autres mains, bâtiments et marchandises. Sont gardés : { $what }.

# The others
m-the-others-460bb9b4 = Les autres

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

# The tower goes to a production building of yours that has none.
m-the-tower-goes-to-a-production-b-219a46e8 = La tour va sur un de vos bâtiments de production qui n’en a pas.

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

# Your town: {points} {points|point|points}, {coins} {coins|coin|coins} in goods
m-your-town-points-points-point-po-856380dc = Votre ville : { $points } { $points ->
        [one] point
       *[other] points
    }, { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } en marchandises

# a card set aside
m-a-card-set-aside-c2326f6b = une carte mise de côté

# an extra card
m-an-extra-card-45ea89a0 = une carte de plus

# assistant {assistant} at {building}
m-assistant-assistant-at-building-6921da69 = compagnon { $assistant } : { $building }

# assistant {assistant} to {building}
m-assistant-assistant-to-building-fb60f7bf = compagnon { $assistant } → { $building }

# built {card}
m-built-card-c9927de3 = bâtiment construit : { $card }

# chain of {building}: {spent} became {goods}
m-chain-of-building-spent-became-g-695f735a = chaîne de { $building } : { $spent } → { $goods }

# chapter {number}, {name}
m-chapter-number-name-4d3852a4 = chapitre { $number }, { $name }

# chapter {number}, {name}, for the second and last time; what comes of it counts instead
m-chapter-number-name-for-the-seco-25026b11 = chapitre { $number }, { $name }, pour la deuxième et dernière fois ; son résultat remplace l’autre

# discarded {n} {n|card|cards}
m-discarded-n-n-card-cards-16a6a277 = défausse : { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# drew {cards}
m-drew-cards-0bec42cd = pioche : { $cards }

# drew {n} {n|card|cards}
m-drew-n-n-card-cards-f41ab9c9 = pioche : { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# each time {what} {n|becomes|become} {goods}
m-each-time-what-n-becomes-become-24ca5a98 = chaque fois, { $what } → { $goods }

# exchanged the hand
m-exchanged-the-hand-d76e7c8d = main échangée

# first player
m-first-player-9b15ef24 = premier joueur

# for you
m-for-you-7abe8cd7 = pour vous

# hired {name} ({assistant})
m-hired-name-assistant-781a8136 = engagement : { $name } ({ $assistant })

# makes {goods}
m-makes-goods-93c80725 = donne { $goods }

# met: {n} is no character; those are {known}.
m-met-n-is-no-character-those-are-30317f70 = met : { $n } n’est pas un personnage ; il y a { $known }.

# met: {n} stands there twice; name each character once.
m-met-n-stands-there-twice-name-ea-e1d157b9 = met : { $n } y est deux fois ; nommez chaque personnage une fois.

# no card
m-no-card-9b119c50 = aucune carte

# nothing at {buildings}
m-nothing-at-buildings-25f35f6f = rien de produit : { $buildings }

# of any kind
m-of-any-kind-5520969c = de n’importe quelle sorte

# paid {goods}
m-paid-goods-cd21a26b = paiement : { $goods }

# pledged {n} {n|mark|marks} to the {side}
m-pledged-n-n-mark-marks-to-the-si-a84395ff = { $n } { $n ->
        [one] marque
       *[other] marques
    } pour ce camp : { $side ->
        [crown] couronne
        [lamps] lanternes
       *[other] { $side }
    }

# spent {cards}
m-spent-cards-6c179429 = dépense : { $cards }

# took the card set aside back
m-took-the-card-set-aside-back-41f27bee = carte mise de côté reprise

# used {name}
m-used-name-bacb34c6 = { $name } : effet utilisé

# wants {wants}
m-wants-wants-95c4ab15 = demande { $wants }

# worked {manner} at {building}
m-worked-manner-at-building-f3df70ac = travail { $manner ->
        [well] soigné
        [sloppily] à la va-vite
       *[other] { $manner }
    } – { $building }

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

# {goods} at {building}
m-goods-at-building-994d647b = { $goods } – { $building }

# {half}: {row} (* half sun).
m-half-row-half-sun-0737deef = { $half ->
        [sunrise] Lever du soleil
        [sunset] Coucher du soleil
       *[other] { $half }
    } : { $row } (* demi-soleil).

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

# {n} coal more
m-n-coal-more-f69fedb0 = { $n } de charbon en plus

# {n} players share the victory with {total} points.
m-n-players-share-the-victory-wit-b857592d = La victoire est partagée : { $n } places, avec { $total } points.

# {n} {n|card|cards} more
m-n-n-card-cards-more-aa80e473 = { $n } { $n ->
        [one] carte
       *[other] cartes
    } de plus

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

# {who} decides in secret: "{said}".
m-who-decides-in-secret-said-be0a3858 = { $who } décide en secret : « { $said } ».

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

# Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.
m-each-player-builds-workshops-fro-5e92ff96 = Chacun construit des ateliers avec les cartes de sa main et envoie un maître artisan transformer bois, argile, laine, minerai et blé en marchandises. Deux rangées du marché, la seconde encore inconnue au moment du choix, disent quels ateliers peuvent travailler.

# House cards: the assistants, the cards of Longsdale and every word of its story are made for this implementation. These are NOT the printed ones.
m-house-cards-the-assistants-the-c-698e3246 = Cartes maison : les compagnons, les cartes de Longsdale et chaque mot de son histoire sont faits pour ce programme. Ce ne sont PAS les cartes imprimées.

# attach the tower to a production building, for good
m-attach-the-tower-to-a-production-458275d1 = attacher la tour à un bâtiment de production, pour de bon

# build the card set aside, or one of a stack
m-build-the-card-set-aside-or-one-e913cb5e = construire la carte mise de côté, ou une d'une pile

# discard cards of your hand
m-discard-cards-of-your-hand-9fc60554 = défausser des cartes de votre main

# discard your whole hand and draw as many cards
m-discard-your-whole-hand-and-draw-31397b25 = défausser toute votre main et piocher autant de cartes

# do nothing more here
m-do-nothing-more-here-e68fb653 = ne rien faire de plus ici

# draw
m-draw-50f7becd = piocher

# end your production
m-end-your-production-95084e7f = finir votre production

# hire an assistant
m-hire-an-assistant-c3aace91 = engager un compagnon

# in all
m-in-all-abf4fdcd = en tout

# keep your hand
m-keep-your-hand-4eeae80c = garder votre main

# let a staffed building produce; cards of your hand make up for what the market lacks
m-let-a-staffed-building-produce-c-6c4b7d34 = faire produire un bâtiment occupé ; des cartes de votre main remplacent ce qui manque au marché

# name a resource
m-name-a-resource-583a3f25 = nommer une ressource

# pay what is demanded with these goods
m-pay-what-is-demanded-with-these-ec54b389 = payer ce qui est demandé avec ces marchandises

# place the assistant you have just hired
m-place-the-assistant-you-have-jus-a5c75e86 = placer le compagnon que vous venez d'engager

# place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who> to <building>" for assistants; may be changed until all have answered
m-place-your-worker-well-or-sloppi-6e5a99d4 = placer votre maître artisan, soigneusement ou à la va-vite, ou « repos » ; puis « , construire <card> » pour mettre une carte de côté et « , déplacer <who> » pour les compagnons ; modifiable tant que tout le monde n'a pas répondu

# pledge
m-pledge-9dd7dd22 = engagement

# take a side in secret and give goods for it; 0 for nothing gives none
m-take-a-side-in-secret-and-give-g-677d748e = choisir un camp en secret et donner des marchandises ; 0 gratuitement ne donne rien

# take the offer and give these goods
m-take-the-offer-and-give-these-go-2cd886d6 = accepter l'offre et donner ces marchandises

# use a character of your hand
m-use-a-character-of-your-hand-a7e3734b = utiliser un personnage de votre main

# use the chain of a building that has just produced, as often as you like
m-use-the-chain-of-a-building-that-74dd21a8 = utiliser la chaîne d'un bâtiment qui vient de produire, autant de fois que vous voulez

#  (* half sun)
m-half-sun-aeb694d0 = { " " }(* demi-soleil)

# , the last round
m-the-last-round-6aa640f6 = , dernière manche

# Before round 1
m-before-round-1-c0f2b6d0 = Avant la manche 1

# For hire:
m-for-hire-55627577 = À engager :

# For you
m-for-you-143134f9 = Pour vous

# In all
m-in-all-df42d244 = En tout

# Set aside to build:
m-set-aside-to-build-6efaf5f7 = Mis de côté pour construire :

# Your sealed answer: "{answer}" (it can be changed until all have answered)
m-your-sealed-answer-answer-it-can-c782f28c = Votre réponse scellée : « { $answer } » (modifiable tant que tout le monde n'a pas répondu)

# no colour
m-no-colour-2e30eb88 = sans couleur

# worker, sloppily
m-worker-sloppily-c7c27326 = maître artisan, à la va-vite

# worker, well
m-worker-well-8295520c = maître artisan, soigneusement

# an assistant and {points} {points|point|points}
m-an-assistant-and-points-points-p-c6983bf0 = un compagnon et { $points } { $points ->
         [one] point
        *[other] points
    }

# to build costs {price} {price|coin|coins} and brings {points} {points|point|points}
m-to-build-costs-price-price-coin-7c1832e0 = construire coûte { $price } { $price ->
         [one] pièce
        *[other] pièces
    } et rapporte { $points } { $points ->
         [one] point
        *[other] points
    }

# {gain} for {price} {price|coin|coins}
m-gain-for-price-price-coin-coins-70c909ee = { $gain } pour { $price } { $price ->
         [one] pièce
        *[other] pièces
    }
