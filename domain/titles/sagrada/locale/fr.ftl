#  Running Pliers end the turn: take the die you want to take first.
m-running-pliers-end-the-turn-tak-3a6ca5ba = { " " }La « Pince à détacher » (Running Pliers) termine le tour : prenez d’abord le dé que vous voulez prendre en premier.

# -{n} favour {n|token|tokens}
m-n-favour-n-token-tokens-e2691cd2 = −{ $n } { $n ->
        [one] jeton
       *[other] jetons
    } Faveur

# A dash is an open cell: {parts}, -- takes any.
m-a-dash-is-an-open-cell-parts-tak-441d0a8d = Un tiret est une case libre : { $parts }, -- accepte tout.

# A die is a colour and a value (R5 is red 5). A cell is a row and a column: from the top the rows are A, C, D and E, without B, which is blue. Rows can be counted as well: r2c3 is the third cell of the second row.
m-a-die-is-a-colour-and-a-value-r5-9b33d997 = Un dé, c’est une couleur et une valeur (R5 : rouge, 5). Une case, c’est une ligne et une colonne : de haut en bas, les lignes sont A, C, D et E, sans B, qui veut dire bleu. On peut aussi compter les lignes : r2c3 est la troisième case de la deuxième ligne.

# After this turn: {after}.
m-after-this-turn-after-c96ba437 = Après ce tour : { $after }.

# Alone it is paid with a {colour} die.
m-alone-it-is-paid-with-a-colour-d-b3ea105d = En solo, il se paie avec un dé { $colour }.

# Both dice must be {colour}.
m-both-dice-must-be-colour-7b3b2a79 = Les deux dés doivent être de cette couleur : { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [purple] violet
       *[other] { $colour }
    }.

# Choose a value for the {colour} die drawn from the bag and place or leave it.
m-choose-a-value-for-the-colour-di-26d2b7c8 = Choisissez une valeur pour le dé tiré du sac ({ $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [purple] violet
       *[other] { $colour }
    }), puis placez-le ou laissez-le.

# Choose a window
m-choose-a-window-38598f5f = Choisissez un vitrail

# Choose the window you will build.
m-choose-the-window-you-will-build-58ee2f08 = Choisissez le vitrail que vous voulez construire.

# Difficulty {n}: as many favour tokens to begin with.
m-difficulty-n-as-many-favour-toke-f6a4f52e = Difficulté { $n } : autant de jetons Faveur au départ.

# Draft a die and place it on a cell that touches no other die.
m-draft-a-die-and-place-it-on-a-ce-bce87d3a = Prenez un dé et placez-le sur une case qui ne touche aucun autre dé.

# Draft a die and roll it again, then place it; if it fits nowhere it goes back to the pool.
m-draft-a-die-and-roll-it-again-th-b8458769 = Prenez un dé, relancez-le, puis placez-le ; s'il ne va nulle part, il retourne dans la réserve.

# Draft a die and turn it one up or one down (not from 6 to 1 or back), then place it.
m-draft-a-die-and-turn-it-one-up-o-c8cfedd3 = Prenez un dé, augmentez-le ou diminuez-le de 1 (pas de 6 à 1 ni l'inverse), puis placez-le.

# Draft a die and turn it upside down (1 and 6, 2 and 5, 3 and 4), then place it.
m-draft-a-die-and-turn-it-upside-d-437b541a = Prenez un dé, retournez-le (1 et 6, 2 et 5, 3 et 4), puis placez-le.

# Draft a die, put it into the bag and draw another; choose its value, then place it or leave it in the pool.
m-draft-a-die-put-it-into-the-bag-885434a1 = Prenez un dé, remettez-le dans le sac et tirez-en un autre ; choisissez sa valeur, puis placez-le ou laissez-le dans la réserve.

# Draft a die, trade it for one on the round track, and place that one.
m-draft-a-die-trade-it-for-one-on-18a69c55 = Prenez un dé, échangez-le contre un dé de la piste des manches et placez celui-ci.

# Draft one more die, which ends your first turn; your second turn of this round is skipped.
m-draft-one-more-die-which-ends-yo-a424648f = Prenez un dé de plus, ce qui finit votre premier tour ; votre second tour de cette manche est sauté.

# Each player fills a window of twenty cells with coloured dice, so that like never touches like. Cards say what patterns of colours and numbers earn points at the end of ten rounds.
m-each-player-fills-a-window-of-tw-ca836512 = Chacun remplit un vitrail de vingt cases avec des dés de couleur, sans que deux semblables se touchent. Des cartes disent quels motifs de couleurs et de nombres rapportent des points au bout de dix manches.

# First turn
m-first-turn-af7ba775 = Premier tour

# Here Running Pliers bring your whole second turn: say "use running pliers".
m-here-running-pliers-bring-your-w-db1feb1e = Ici, la « Pince à détacher » avance tout votre second tour : écrivez « utiliser la pince à détacher ».

# In the bag
m-in-the-bag-62360fdb = Dans le sac

# In the end
m-in-the-end-3176e0d6 = À la fin

# Lost
m-lost-51e1357d = Perdu

# Move exactly two dice of your window, one after the other.
m-move-exactly-two-dice-of-your-wi-a2a83f72 = Déplacez exactement deux dés de votre vitrail, l'un après l'autre.

# Move one die of your window; the printed colour of its new cell does not matter.
m-move-one-die-of-your-window-the-6f2d6894 = Déplacez un dé de votre vitrail ; la couleur imprimée de sa nouvelle case ne compte pas.

# Move one die of your window; the printed value of its new cell does not matter.
m-move-one-die-of-your-window-the-e399ae41 = Déplacez un dé de votre vitrail ; la valeur imprimée de sa nouvelle case ne compte pas.

# Move one or two dice of your window of one colour that lies on the round track.
m-move-one-or-two-dice-of-your-win-be9a4978 = Déplacez un ou deux dés de votre vitrail d'une même couleur présente sur la piste des manches.

# Objectives for all
m-objectives-for-all-38998239 = Objectifs communs

# Place {die}, rolled again.
m-place-die-rolled-again-2efe2d5e = Placez le dé relancé : { $die }.

# Points: {cards}.
m-points-cards-fd37cd73 = Points : { $cards }.

# Pool: {pool}.
m-pool-pool-0bf5071d = Réserve : { $pool }.

# Pool: {pool}. Your secret: pips of {secret}. Favour tokens: {n}.
m-pool-pool-your-secret-pips-of-se-753a7564 = Réserve : { $pool }. Votre objectif privé : les points des dés, { $secret }. Jetons Faveur : { $n }.

# Pool: {pool}. Your secrets: pips of {secret}.
m-pool-pool-your-secrets-pips-of-s-0fc42906 = Réserve : { $pool }. Vos objectifs privés : les points des dés, { $secret }.

# Private objectives
m-private-objectives-1d95006a = Objectifs privés

# Public objective {name}: {n} {n|point|points}, {for_what}.
m-public-objective-name-n-n-point-43176dd6 = Objectif commun « { $name } » : { $n } { $n ->
        [one] point
       *[other] points
    }, { $for_what }.

# Roll all dice of the pool again; only in your second turn of a round, before you draft.
m-roll-all-dice-of-the-pool-again-e3ed8839 = Relancez tous les dés de la réserve ; seulement à votre second tour de la manche, avant de prendre un dé.

# Round track: {track}.
m-round-track-track-14d1b3ba = Piste des manches : { $track }.

# Round {round}
m-round-round-aba67020 = Manche { $round }

# Round {round} is over; to the round track: {dice}.
m-round-round-is-over-to-the-round-ac7be90c = La manche { $round } est finie ; vont sur la piste des manches : { $dice }.

# Round {round} of 10; the pool: {pool}.
m-round-round-of-10-the-pool-pool-481087fe = Manche { $round } sur 10 ; réserve : { $pool }.

# Round {round} of 10; track: {track}.
m-round-round-of-10-track-track-98d61e28 = Manche { $round } sur 10 ; piste : { $track }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Manche { $round } sur { $rounds } ; la partie finit après la dernière.

# Round {round}, your {half} turn: take a die, use a tool or pass.
m-round-round-your-half-turn-take-c883a092 = Manche { $round }, votre { $half ->
        [first] premier
        [second] second
       *[other] { $half }
    } tour : prenez un dé, utilisez un outil ou passez.

# Round {round}, your {half} turn: use a tool or pass.
m-round-round-your-half-turn-use-a-3da13135 = Manche { $round }, votre { $half ->
        [first] premier
        [second] second
       *[other] { $half }
    } tour : utilisez un outil ou passez.

# Round {round}: {who} begins. The pool: {dice}.
m-round-round-who-begins-the-pool-b0e7206e = Manche { $round } : { $who } commence. Réserve : { $dice }.

# Say how {name} is used; "help" shows the sentences.
m-say-how-name-is-used-help-shows-7d2f0e95 = Dites comment utiliser l’outil « { $name } » ; « aide » montre les phrases.

# Say the value of the die too, for example "leave as 5".
m-say-the-value-of-the-die-too-for-ce0580bf = Indiquez aussi la valeur du dé, par exemple « laisser comme 5 ».

# Say where {die} goes.
m-say-where-die-goes-163f5393 = Dites où va { $die }.

# Say where {die} goes; it cannot stay in the pool.
m-say-where-die-goes-it-cannot-sta-4bbc6423 = Dites où va { $die } ; ce dé ne peut pas rester dans la réserve.

# Second turn
m-second-turn-306911b9 = Second tour

# So far
m-so-far-9f3ed608 = Jusqu'ici

# Target so far: {target}.
m-target-so-far-target-34d7ecad = Score cible jusqu’ici : { $target }.

# That window was not dealt to you. You can choose: {names}.
m-that-window-was-not-dealt-to-you-fb5f81c7 = Ce vitrail ne vous a pas été distribué. Vous pouvez choisir : { $names }.

# The die fits into your window, so it has to be placed.
m-the-die-fits-into-your-window-so-61ce1d1a = Le dé a une place possible dans votre vitrail, il faut donc le placer.

# The die on {cell} must move to another cell.
m-the-die-on-cell-must-move-to-ano-b489ed8d = Le dé en { $cell } doit aller sur une autre case.

# The die shows {value} and keeps it.
m-the-die-shows-value-and-keeps-it-e949a5eb = Le dé montre { $value } et garde cette valeur.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = { $outcome ->
        [won] Victoire
        [lost] Défaite
       *[other] { $outcome }
    } : { $total } points, pour un score cible de { $target }.

# The pips of all {colour} dice of your window.
m-the-pips-of-all-colour-dice-of-y-5eebe1f6 = Les points de tous les dés de votre vitrail, couleur : { $colour }.

# The tools
m-the-tools-1d72dc65 = Les outils

# The two dice must be different ones.
m-the-two-dice-must-be-different-o-27e4ebc5 = Il faut deux dés différents.

# The windows to choose from
m-the-windows-to-choose-from-8253f6e5 = Les vitraux au choix

# There are no dice in the pool to roll.
m-there-are-no-dice-in-the-pool-to-1108dbbb = Il n’y a aucun dé à relancer dans la réserve.

# There is no die on {cell}.
m-there-is-no-die-on-cell-a83fd59e = Il n’y a pas de dé en { $cell }.

# There is no {die} on round {round} of the round track.
m-there-is-no-die-on-round-round-o-c9e157c7 = Il n’y a pas de dé { $die } à la manche { $round } de la piste des manches.

# Tool {number}, {name} ({state}): {text}
m-tool-number-name-state-text-23d5018c = Outil { $number }, « { $name } » ({ $state }) : { $text }

# Tools
m-tools-ea93d6a2 = Outils

# Tools are paid for with favour tokens here, not with dice.
m-tools-are-paid-for-with-favour-t-63ae0139 = Ici, les outils se paient en jetons Faveur, pas en dés.

# Tools on the table: {tools}. Public objectives: {public}.
m-tools-on-the-table-tools-public-ca445654 = Outils sur la table : { $tools }. Objectifs communs : { $public }.

# Tools: {tools}.
m-tools-tools-fbc336c1 = Outils : { $tools }.

# Turns left in this round: {n}; the first is that of {who}.
m-turns-left-in-this-round-n-the-f-b225b66a = Tours restants dans cette manche : { $n } ; le prochain : { $who }.

# Two dice cannot go to the same cell.
m-two-dice-cannot-go-to-the-same-c-d92af500 = Deux dés ne peuvent pas aller sur la même case.

# Windows
m-windows-d598026a = Vitraux

# Windows are chosen
m-windows-are-chosen-0a912a37 = Choix des vitraux

# Won
m-won-acdf2907 = Gagné

# You can choose {window}, difficulty {difficulty}: {rows}.
m-you-can-choose-window-difficulty-8040c431 = Vous pouvez choisir { $window }, difficulté { $difficulty } : { $rows }.

# You have drafted a die in this turn already.
m-you-have-drafted-a-die-in-this-t-b37e9e1b = Vous avez déjà pris un dé pendant ce tour.

# You have used a tool in this turn already.
m-you-have-used-a-tool-in-this-tur-f54108e8 = Vous avez déjà utilisé un outil pendant ce tour.

# Your first turn
m-your-first-turn-b58b7880 = Votre premier tour

# Your second turn
m-your-second-turn-3cfe9b28 = Votre second tour

# Your secret: pips of {secret}.
m-your-secret-pips-of-secret-bfa89487 = Votre objectif privé : les points des dés, { $secret }.

# Your turn
m-your-turn-f2d14573 = À vous

# Your window ({name})
m-your-window-name-03a694f8 = Votre vitrail ({ $name })

# Yours: the pips of {colours} dice
m-yours-the-pips-of-colours-dice-69a920d5 = À vous : les points, { $colours }

# a {colour} die from the bag: its value is yours to choose
m-a-colour-die-from-the-bag-its-va-0716b9c0 = un dé du sac, { $colour } : à vous d'en choisir la valeur

# allow noop tools
m-allow-noop-tools-b1e6adf3 = outil sans effet

# and
m-and-6201111b = et

# cell
m-cell-39d02b42 = case

# choose the window you will build
m-choose-the-window-you-will-build-ff9a2106 = choisir le vitrail que vous construirez

# chose {name}
m-chose-name-2909d33c = vitrail : { $name }

# deterministic tool failure
m-deterministic-tool-failure-7bed1d6d = échec d'un outil sans hasard

# die
m-die-a8d79f40 = dé

# draft a die and place it
m-draft-a-die-and-place-it-a4205fcc = prendre un dé et le placer

# draft a die for one of the round track with tool 5
m-draft-a-die-for-one-of-the-round-5a6e6532 = avec l'outil 5, échanger le dé pris contre un dé de la piste des manches

# draft a die one up or down with tool 1
m-draft-a-die-one-up-or-down-with-7c886391 = avec l'outil 1, prendre un dé en l'augmentant ou le diminuant de 1

# draft a die with tool 8, 9 or 10 and place it; tool 8 ends the turn
m-draft-a-die-with-tool-8-9-or-10-d11024e8 = prendre un dé avec l'outil 8, 9 ou 10 et le placer ; l'outil 8 finit le tour

# draft only
m-draft-only-ba0936a5 = prise de dé seule

# each
m-each-bec16879 = chacun

# each die with one of its colour diagonally next to it
m-each-die-with-one-of-its-colour-d3db516b = par dé ayant un voisin de même couleur en diagonale

# each full column without a colour twice
m-each-full-column-without-a-colou-1116690c = par colonne pleine sans couleur répétée

# each full column without a value twice
m-each-full-column-without-a-value-9d9b6527 = par colonne pleine sans valeur répétée

# each full row without a colour twice
m-each-full-row-without-a-colour-t-7ca15ab0 = par ligne pleine sans couleur répétée

# each full row without a value twice
m-each-full-row-without-a-value-tw-ecac2629 = par ligne pleine sans valeur répétée

# each pair of a 1 and a 2
m-each-pair-of-a-1-and-a-2-494faa6d = par paire de 1 et 2

# each pair of a 3 and a 4
m-each-pair-of-a-3-and-a-4-8b2980f8 = par paire de 3 et 4

# each pair of a 5 and a 6
m-each-pair-of-a-5-and-a-6-c81d640e = par paire de 5 et 6

# each set of all five colours
m-each-set-of-all-five-colours-2001eb86 = par série des cinq couleurs

# each set of all six values
m-each-set-of-all-six-values-6c3bea52 = par série des six valeurs

# end your turn
m-end-your-turn-c500d4f7 = finir votre tour

# favour tokens
m-favour-tokens-d0491c31 = jetons Faveur

# first seat
m-first-seat-66ad827d = premier siège

# flux brush
m-flux-brush-033e1a0f = Pinceau à flux

# flux brush return
m-flux-brush-return-ff255d77 = retour du pinceau à flux

# flux remover return
m-flux-remover-return-c6473eb1 = retour du dissolvant de flux

# forbid
m-forbid-76626ec9 = interdit

# full turn
m-full-turn-ee79cef0 = tour entier

# give the drawn die a value and place it
m-give-the-drawn-die-a-value-and-p-3d8be753 = donner une valeur au dé tiré et le placer

# glazing hammer
m-glazing-hammer-08a75c02 = Marteau de vitrier

# ignore scope
m-ignore-scope-b664c866 = portée de l'exception

# it may not touch another die
m-it-may-not-touch-another-die-16a175bf = ce dé ne doit toucher aucun autre dé

# it must touch another die
m-it-must-touch-another-die-3e88347e = ce dé doit toucher un autre dé

# leave the die in the pool (a drawn one with a value of your choice)
m-leave-the-die-in-the-pool-a-draw-02a8c295 = laisser le dé dans la réserve (un dé tiré, avec la valeur de votre choix)

# left {die} in the pool
m-left-die-in-the-pool-453ef57a = { $die } reste dans la réserve

# made it {die}
m-made-it-die-821b67e2 = devient { $die }

# may a tool be paid for without any effect
m-may-a-tool-be-paid-for-without-a-e5e7d66d = peut-on payer un outil sans aucun effet

# may tool 9 place beside other dice
m-may-tool-9-place-beside-other-di-bb5f30dc = l'outil 9 peut-il placer à côté d'autres dés

# move a die of your window with tool 2, 3 or 12
m-move-a-die-of-your-window-with-t-30e7ea9b = déplacer un dé de votre vitrail avec l'outil 2, 3 ou 12

# move two dice of your window with tool 4 or 12
m-move-two-dice-of-your-window-wit-2f9bf8e4 = déplacer deux dés de votre vitrail avec l'outil 4 ou 12

# moved {moves}
m-moved-moves-c3fc18bc = déplacement : { $moves }

# no dice
m-no-dice-4af34ac6 = aucun dé

# no die
m-no-die-ff63d70b = aucun dé

# of {n}
m-of-n-a2eabdeb = sur { $n }

# only if unplaceable
m-only-if-unplaceable-c1518d23 = seulement si impossible à placer

# open cells
m-open-cells-f29f8279 = cases libres

# order of the last round
m-order-of-the-last-round-d931e5a5 = ordre de la dernière manche

# pays
m-pays-12505872 = paie

# place the die that was rolled again
m-place-the-die-that-was-rolled-ag-9cd46a81 = placer le dé relancé

# printed and neighbors
m-printed-and-neighbors-0bc67236 = l'imprimé et les voisins

# printed only
m-printed-only-26f6e9c6 = l'imprimé seul

# private objective
m-private-objective-fdbc29ad = objectif privé

# private objective: {colours}
m-private-objective-colours-6e475f43 = objectif privé : { $colours }

# private objectives
m-private-objectives-5229f2f9 = objectifs privés

# private, not counted
m-private-not-counted-8cfa6290 = sans les objectifs privés

# public objectives
m-public-objectives-23a9b3f7 = objectifs communs

# random
m-random-a441b15f = au hasard

# relaxed
m-relaxed-acd85c97 = souple

# return changed
m-return-changed-594ee7aa = rendre le dé modifié

# rolled the pool again: {dice}
m-rolled-the-pool-again-dice-1ec79387 = réserve relancée : { $dice }

# round
m-round-a97b0931 = manche

# round {n} of the track
m-round-n-of-the-track-1de2c006 = manche { $n } de la piste

# running pliers extra
m-running-pliers-extra-e75c0439 = pince à rompre : en plus

# second turn at once
m-second-turn-at-once-762d199f = second tour tout de suite

# second turn skipped
m-second-turn-skipped-f5c8f0c8 = second tour passé

# sequential
m-sequential-3ee15b8a = l'un après l'autre

# simultaneous
m-simultaneous-5fd35d09 = en même temps

# solo: tool cards, 1 very hard to 5 easy
m-solo-tool-cards-1-very-hard-to-5-3ba95085 = solo : cartes Outil, de 1 très difficile à 5 facile

# start player
m-start-player-620ba75e = premier joueur

# straightedge
m-straightedge-1a6ca3b9 = règle

# strict
m-strict-3a3127f5 = strict

# the die
m-the-die-15a29b80 = le dé

# the first die of a window lies on its border
m-the-first-die-of-a-window-lies-o-19c11b70 = le premier dé d’un vitrail se place sur le bord

# the window of {who}: press to unfold
m-the-window-of-who-press-to-unfol-b6ad0812 = le vitrail de { $who } : appuyez pour le déplier

# to beat: {n}
m-to-beat-n-fc4fc7fc = à battre : { $n }

# tool
m-tool-7c9bbe5e = outil

# tool 8 brings one draft or the whole second turn
m-tool-8-brings-one-draft-or-the-w-18c21966 = l'outil 8 donne une prise ou tout le second tour

# tool {n}, {tool}, {state}: {text}
m-tool-n-tool-state-text-db159d1a = outil { $n }, { $tool }, { $state } : { $text }

# tools
m-tools-f9d35d43 = outils

# tools 1, 5, 10 if the changed die fits nowhere
m-tools-1-5-10-if-the-changed-die-95c125e0 = outils 1, 5, 10 si le dé modifié ne va nulle part

# tools 4 and 12 move one by one or lift both
m-tools-4-and-12-move-one-by-one-o-4ec77c52 = outils 4 et 12 : un par un, ou les deux levés

# try your luck with tool 6 or 11
m-try-your-luck-with-tool-6-or-11-4ddc783d = tenter votre chance avec l'outil 6 ou 11

# turns of this round: {who}
m-turns-of-this-round-who-e3bae920 = tours de cette manche : { $who }

# two dice moves
m-two-dice-moves-5bf111db = déplacer deux dés

# use a tool that needs no choice, such as tool 7
m-use-a-tool-that-needs-no-choice-b98668d6 = utiliser un outil sans choix, comme l'outil 7

# used
m-used-f8391613 = utilisé

# used {name} for {die}
m-used-name-for-die-822ff8d4 = { $name }, payé avec { $die }

# used {name} for {n} {n|token|tokens}
m-used-name-for-n-n-token-tokens-406a5fdb = { $name }, { $n } { $n ->
        [one] jeton
       *[other] jetons
    }

# value
m-value-cd42404d = valeur

# way
m-way-44c5e707 = façon

# what tools 2 and 3 ignore
m-what-tools-2-and-3-ignore-10cd5c4e = ce qu'ignorent les outils 2 et 3

# when the drawn die may go to the pool
m-when-the-drawn-die-may-go-to-the-3da42872 = quand le dé tiré peut aller à la réserve

# when the rolled die may go back
m-when-the-rolled-die-may-go-back-b5b87842 = quand le dé relancé peut retourner

# who has the bag in round 1
m-who-has-the-bag-in-round-1-c981b14f = qui a le sac à la manche 1

# window
m-window-44ff7b02 = vitrail

# window {window}, difficulty {n}
m-window-window-difficulty-n-49d6cfef = vitrail { $window }, difficulté { $n }

# {card}: {n} points, {what}
m-card-n-points-what-21b438a9 = { $card } : { $n } points, { $what }

# {cell}, open
m-cell-open-c1819140 = { $cell }, libre

# {cell}, open for {wants}
m-cell-open-for-wants-7d05e74e = { $cell }, libre : { $wants }

# {colour} die, {value}
m-colour-die-value-99fd8ad3 = dé { $value }, { $colour }

# {die} against {other} of the track
m-die-against-other-of-the-track-ae3d4a04 = { $die } contre { $other } de la piste

# {die} cannot go to {cell}: a die lies there.
m-die-cannot-go-to-cell-a-die-lie-9487ba92 = { $die } ne peut pas aller en { $cell } : un dé y est déjà.

# {die} cannot go to {cell}: a die of value {value} lies beside it.
m-die-cannot-go-to-cell-a-die-of-d060915a = { $die } ne peut pas aller en { $cell } : un dé de valeur { $value } est à côté.

# {die} cannot go to {cell}: a {colour} die lies beside it.
m-die-cannot-go-to-cell-a-colour-c39999f7 = { $die } ne peut pas aller en { $cell } : un dé { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [purple] violet
       *[other] { $colour }
    } est à côté.

# {die} cannot go to {cell}: the cell demands {mark}.
m-die-cannot-go-to-cell-the-cell-4005b5e7 = { $die } ne peut pas aller en { $cell } : la case exige { $mark }.

# {die} cannot go to {cell}: {touch}.
m-die-cannot-go-to-cell-touch-7d8ef4b2 = { $die } ne peut pas aller en { $cell } : { $touch }.

# {die} cannot go {way}.
m-die-cannot-go-way-8867ffc4 = { $die } : impossible de changer la valeur ainsi ({ $way ->
        [up] augmenter
        [down] diminuer
       *[other] { $way }
    }).

# {die} fits into your window, so it has to be placed.
m-die-fits-into-your-window-so-it-cd2aaf53 = { $die } a une place possible dans votre vitrail, il faut donc placer ce dé.

# {die} from {source} to {target}
m-die-from-source-to-target-975b1c60 = { $die } : { $source } → { $target }

# {die} into the bag, a {colour} die out of it
m-die-into-the-bag-a-colour-die-o-e5076909 = { $die } dans le sac, un dé { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [purple] violet
       *[other] { $colour }
    } en sort

# {die} is in your hand
m-die-is-in-your-hand-cbf20c09 = { $die } est en main

# {die} is in your hand: {n} {n|cell waits|cells wait} for it
m-die-is-in-your-hand-n-n-cell-wa-be0c95f1 = { $die } est en main : { $n } { $n ->
        [one] case l'attend
       *[other] cases l'attendent
    }

# {die} is not in the pool ({pool}).
m-die-is-not-in-the-pool-pool-0f0b39b1 = { $die } n’est pas dans la réserve ({ $pool }).

# {die} is not in the pool to pay with.
m-die-is-not-in-the-pool-to-pay-w-dca108f0 = { $die } n’est pas dans la réserve : impossible de payer avec.

# {die} is not in the pool.
m-die-is-not-in-the-pool-7394e31a = { $die } n’est pas dans la réserve.

# {die} on {cell}
m-die-on-cell-60910a3e = { $die } en { $cell }

# {die}, left in round {n}
m-die-left-in-round-n-f9850adf = { $die }, resté de la manche { $n }

# {name} costs {price} favour {price|token|tokens} and you have {favour}.
m-name-costs-price-favour-price-t-674a8000 = L’outil « { $name } » coûte { $price } { $price ->
        [one] jeton
       *[other] jetons
    } Faveur ; vous en avez { $favour }.

# {name} does not work after Running Pliers in the same round.
m-name-does-not-work-after-runnin-a123f064 = L’outil « { $name } » ne sert à rien après la « Pince à détacher » dans la même manche.

# {name} is not on the table. There are: {names}.
m-name-is-not-on-the-table-there-795e657f = L’outil « { $name } » n’est pas sur la table. Il y a : { $names }.

# {name} is paid for with a {colour} die of the pool: add "pay" and the die.
m-name-is-paid-for-with-a-colour-58d023b8 = L’outil « { $name } » se paie avec un dé { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [purple] violet
       *[other] { $colour }
    } de la réserve : ajoutez « pay » et le dé.

# {name} is used up.
m-name-is-used-up-50be17bd = L’outil « { $name } » est épuisé.

# {name} moves dice of one colour that lies on the round track; {die} is not of such a colour.
m-name-moves-dice-of-one-colour-t-e32ac9f3 = L’outil « { $name } » déplace des dés d’une même couleur présente sur la piste des manches ; { $die } n’est pas d’une telle couleur.

# {name} works in your first turn of a round only.
m-name-works-in-your-first-turn-o-3c7eeab2 = L’outil « { $name } » ne s’utilise que pendant votre premier tour d’une manche.

# {name} works in your second turn of a round only, before you draft.
m-name-works-in-your-second-turn-7e682ed1 = L’outil « { $name } » ne s’utilise que pendant votre second tour d’une manche, avant de prendre un dé.

# {name} works on a die you draft, and you have drafted in this turn.
m-name-works-on-a-die-you-draft-a-ffa73249 = L’outil « { $name } » s’utilise sur un dé que vous prenez, et vous en avez déjà pris un pendant ce tour.

# {n} against {target}
m-n-against-target-91676030 = { $n } contre { $target }

# {n} favour tokens
m-n-favour-tokens-243f72ff = jetons Faveur : { $n }

# {n} points for {what}.
m-n-points-for-what-78a3e09d = { $n } points : { $what }.

# {n} {n|cell waits|cells wait} for it
m-n-n-cell-waits-cells-wait-for-i-e170adf6 = { $n } { $n ->
        [one] case l'attend
       *[other] cases l'attendent
    }

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } relancé : { $new }

# {old} turned to {new}
m-old-turned-to-new-66d26f3e = { $old } → { $new }

# {what}; {n} dice are in the bag
m-what-n-dice-are-in-the-bag-ee6ab3e7 = { $what } ; { $n } dés dans le sac

# {who} builds {name} (difficulty {difficulty}).
m-who-builds-name-difficulty-diff-d710cf55 = { $who } construit { $name } (difficulté { $difficulty }).

# {who} can choose one of the windows {names}.
m-who-can-choose-one-of-the-windo-5061c5e1 = { $who } a le choix entre ces vitraux : { $names }.

# {who} can only pass.
m-who-can-only-pass-d6411caf = { $who } ne peut que passer.

# {who} chooses {name}, to be opened when all have chosen.
m-who-chooses-name-to-be-opened-w-61a81305 = { $who } choisit { $name } ; ce choix est révélé quand tout le monde a choisi.

# {who} ends the turn and takes the second one of this round at once.
m-who-ends-the-turn-and-takes-the-a2b10e63 = { $who } termine ce tour et joue aussitôt le second de cette manche.

# {who} ends the turn and will skip the second one of this round.
m-who-ends-the-turn-and-will-skip-a4a5ec6a = { $who } termine ce tour et passera le second de cette manche.

# {who} ends the turn.
m-who-ends-the-turn-7041fa45 = { $who } termine ce tour.

# {who} has chosen a window.
m-who-has-chosen-a-window-6dbc8499 = { $who } a choisi un vitrail.

# {who} has the private objective {colours}.
m-who-has-the-private-objective-c-7ea941ab = { $who } a l’objectif privé { $colours }.

# {who} has the private objective: {colours} dice.
m-who-has-the-private-objective-c-9a2939f4 = { $who } a l’objectif privé : dés de couleur { $colours }.

# {who} is dealt a private objective.
m-who-is-dealt-a-private-objectiv-45f1f546 = { $who } reçoit un objectif privé.

# {who} is dealt two window cards.
m-who-is-dealt-two-window-cards-def6b8e7 = { $who } reçoit deux cartes Vitrail.

# {who} leaves {die} in the pool.
m-who-leaves-die-in-the-pool-849d6323 = { $who } laisse { $die } dans la réserve.

# {who} lifts two dice and sets them down: {moves}.
m-who-lifts-two-dice-and-sets-the-14d768b7 = { $who } prend deux dés de son vitrail et les replace : { $moves }.

# {who} makes it {die}.
m-who-makes-it-die-91c7571d = { $who } donne au dé sa valeur : { $die }.

# {who} moves {die} from {source} to {target}.
m-who-moves-die-from-source-to-ta-58fef38f = { $who } déplace { $die } de { $source } en { $target }.

# {who} places {die} on {cell}.
m-who-places-die-on-cell-e3bfb40b = { $who } place { $die } en { $cell }.

# {who} puts {die} into the bag and draws a {colour} die.
m-who-puts-die-into-the-bag-and-d-71e89b49 = { $who } remet { $die } dans le sac et tire un dé { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [purple] violet
       *[other] { $colour }
    }.

# {who} rolls the pool again: {dice}.
m-who-rolls-the-pool-again-dice-db24cd57 = { $who } relance la réserve : { $dice }.

# {who} rolls {old} again: {new}.
m-who-rolls-old-again-new-4392dc3b = { $who } relance { $old } : { $new }.

# {who} trades {die} for {other} of round {round}.
m-who-trades-die-for-other-of-rou-1e5059e3 = { $who } échange { $die } contre { $other } de la manche { $round }.

# {who} turns {old} to {new}.
m-who-turns-old-to-new-8b0f3fcd = { $who } change { $old } en { $new }.

# {who} uses {name} and pays with {die}.
m-who-uses-name-and-pays-with-die-70187e5d = { $who } utilise l’outil « { $name } » et paie avec { $die }.

# {who} uses {name} for {n} favour {n|token|tokens}.
m-who-uses-name-for-n-favour-n-to-cf4f3f12 = { $who } utilise l’outil « { $name } » pour { $n } { $n ->
        [one] jeton
       *[other] jetons
    } Faveur.

# {who} wins with {total} points, ahead of {next} with {other} (decided by {by}).
m-who-wins-with-total-points-ahea-5e9ed068 = { $who } gagne avec { $total } points, devant { $next } avec { $other } (départage : { $by }).

# {who} wins with {total} points, ahead of {next} with {other}.
m-who-wins-with-total-points-ahea-c1c3c0b7 = { $who } gagne avec { $total } points, devant { $next } avec { $other }.

# {who} won
m-who-won-e1f8c528 = { $who } a gagné

# {who}, {window}, {n} favour {n|token|tokens}:
m-who-window-n-favour-n-token-tok-77b0a532 = { $who }, { $window }, { $n } { $n ->
        [one] jeton
       *[other] jetons
    } Faveur :

# {who}, {window}: {n} favour tokens
m-who-window-n-favour-tokens-139bc094 = { $who }, { $window } : jetons Faveur : { $n }

# {who}, {window}: {rows}. Favour tokens: {favour}.
m-who-window-rows-favour-tokens-f-4052ed52 = { $who }, { $window } : { $rows }. Jetons Faveur : { $favour }.

# {who}: colour hidden
m-who-colour-hidden-bab186d8 = { $who } : couleur cachée

# {who}: first turn
m-who-first-turn-0c22e30c = { $who } : premier tour

# {who}: second turn
m-who-second-turn-356288d5 = { $who } : second tour

# {who}: {dice} of 20 dice, {n} favour {n|token|tokens}.
m-who-dice-of-20-dice-n-favour-n-b21be925 = { $who } : { $dice } dés sur 20, { $n } { $n ->
        [one] jeton
       *[other] jetons
    } Faveur.

# {window} starts with {n} favour tokens
m-window-starts-with-n-favour-tok-51969f4f = { $window } : { $n } jetons Faveur au départ
