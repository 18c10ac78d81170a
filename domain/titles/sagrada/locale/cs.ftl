#  Running Pliers end the turn: take the die you want to take first.
m-running-pliers-end-the-turn-tak-3a6ca5ba = { " " }Lámací kleště (Running Pliers) ukončí tah: vezměte nejdřív kostku, kterou si chcete vzít.

# -{n} favour {n|token|tokens}
m-n-favour-n-token-tokens-e2691cd2 = −{ $n } { $n ->
        [one] žeton
        [few] žetony
        [many] žetonů
       *[other] žetonů
    } přízně

# A dash is an open cell: {parts}, -- takes any.
m-a-dash-is-an-open-cell-parts-tak-441d0a8d = Pomlčka je prázdné pole: { $parts }, -- přijme cokoli.

# A die is a colour and a value (R5 is red 5). A cell is a row and a column: from the top the rows are A, C, D and E, without B, which is blue. Rows can be counted as well: r2c3 is the third cell of the second row.
m-a-die-is-a-colour-and-a-value-r5-9b33d997 = Kostka je barva a hodnota (R5 je červená 5). Pole je řada a sloupec: řady shora jsou A, C, D a E, bez B, které znamená modrou. Řady lze i počítat: r2c3 je třetí pole druhé řady.

# After this turn: {after}.
m-after-this-turn-after-c96ba437 = Po tomto tahu: { $after }.

# Alone it is paid with a {colour} die.
m-alone-it-is-paid-with-a-colour-d-b3ea105d = V sólové hře se platí kostkou barvy: { $colour }.

# Both dice must be {colour}.
m-both-dice-must-be-colour-7b3b2a79 = Obě kostky musí mít tuto barvu: { $colour ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
        [purple] fialová
       *[other] { $colour }
    }.

# Choose a value for the {colour} die drawn from the bag and place or leave it.
m-choose-a-value-for-the-colour-di-26d2b7c8 = Zvolte hodnotu kostky vytažené z váčku ({ $colour ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
        [purple] fialová
       *[other] { $colour }
    }) a umístěte ji, nebo ji nechte ležet.

# Choose a window
m-choose-a-window-38598f5f = Vyberte okno

# Choose the window you will build.
m-choose-the-window-you-will-build-58ee2f08 = Zvolte vitráž, kterou budete stavět.

# Difficulty {n}: as many favour tokens to begin with.
m-difficulty-n-as-many-favour-toke-f6a4f52e = Obtížnost { $n }: tolik žetonů přízně na začátku.

# Draft a die and place it on a cell that touches no other die.
m-draft-a-die-and-place-it-on-a-ce-bce87d3a = Vezměte si kostku a umístěte ji na pole, které se nedotýká jiné kostky.

# Draft a die and roll it again, then place it; if it fits nowhere it goes back to the pool.
m-draft-a-die-and-roll-it-again-th-b8458769 = Vezměte si kostku, přehoďte ji a umístěte; když se nikam nehodí, vrátí se do nabídky.

# Draft a die and turn it one up or one down (not from 6 to 1 or back), then place it.
m-draft-a-die-and-turn-it-one-up-o-c8cfedd3 = Vezměte si kostku, zvyšte nebo snižte ji o 1 (ne z 6 na 1 ani naopak) a umístěte ji.

# Draft a die and turn it upside down (1 and 6, 2 and 5, 3 and 4), then place it.
m-draft-a-die-and-turn-it-upside-d-437b541a = Vezměte si kostku, obraťte ji (1 a 6, 2 a 5, 3 a 4) a umístěte ji.

# Draft a die, put it into the bag and draw another; choose its value, then place it or leave it in the pool.
m-draft-a-die-put-it-into-the-bag-885434a1 = Vezměte si kostku, vraťte ji do váčku a vytáhněte jinou; zvolte její hodnotu a umístěte ji, nebo ji nechte v nabídce.

# Draft a die, trade it for one on the round track, and place that one.
m-draft-a-die-trade-it-for-one-on-18a69c55 = Vezměte si kostku, vyměňte ji za kostku z počítadla kol a umístěte tu.

# Draft one more die, which ends your first turn; your second turn of this round is skipped.
m-draft-one-more-die-which-ends-yo-a424648f = Vezměte si ještě jednu kostku, tím váš první tah končí; druhý tah tohoto kola vynecháváte.

# Each player fills a window of twenty cells with coloured dice, so that like never touches like. Cards say what patterns of colours and numbers earn points at the end of ten rounds.
m-each-player-fills-a-window-of-tw-ca836512 = Každý hráč plní vitráž o dvaceti polích barevnými kostkami tak, aby se stejné nedotýkaly. Karty říkají, které vzory barev a čísel přinášejí po deseti kolech body.

# First turn
m-first-turn-af7ba775 = První tah

# Here Running Pliers bring your whole second turn: say "use running pliers".
m-here-running-pliers-bring-your-w-db1feb1e = Lámací kleště (Running Pliers) sem teď přenesou celý váš druhý tah: napište „použít lámací kleště“.

# In the bag
m-in-the-bag-62360fdb = V sáčku

# In the end
m-in-the-end-3176e0d6 = Na konci

# Lost
m-lost-51e1357d = Prohra

# Move exactly two dice of your window, one after the other.
m-move-exactly-two-dice-of-your-wi-a2a83f72 = Přesuňte právě dvě kostky své vitráže, jednu po druhé.

# Move one die of your window; the printed colour of its new cell does not matter.
m-move-one-die-of-your-window-the-6f2d6894 = Přesuňte jednu kostku své vitráže; na barvě nového pole nezáleží.

# Move one die of your window; the printed value of its new cell does not matter.
m-move-one-die-of-your-window-the-e399ae41 = Přesuňte jednu kostku své vitráže; na hodnotě nového pole nezáleží.

# Move one or two dice of your window of one colour that lies on the round track.
m-move-one-or-two-dice-of-your-win-be9a4978 = Přesuňte jednu nebo dvě kostky své vitráže téže barvy, která leží na počítadle kol.

# Objectives for all
m-objectives-for-all-38998239 = Společné úkoly

# Place {die}, rolled again.
m-place-die-rolled-again-2efe2d5e = Umístěte znovu hozenou kostku: { $die }.

# Points: {cards}.
m-points-cards-fd37cd73 = Body: { $cards }.

# Pool: {pool}.
m-pool-pool-0bf5071d = Nabídka: { $pool }.

# Pool: {pool}. Your secret: pips of {secret}. Favour tokens: {n}.
m-pool-pool-your-secret-pips-of-se-753a7564 = Nabídka: { $pool }. Váš tajný úkol: oka kostek této barvy: { $secret }. Žetony přízně: { $n }.

# Pool: {pool}. Your secrets: pips of {secret}.
m-pool-pool-your-secrets-pips-of-s-0fc42906 = Nabídka: { $pool }. Vaše tajné úkoly: oka kostek těchto barev: { $secret }.

# Private objectives
m-private-objectives-1d95006a = Osobní úkoly

# Public objective {name}: {n} {n|point|points}, {for_what}.
m-public-objective-name-n-n-point-43176dd6 = Společný úkol „{ $name }“: { $n } { $n ->
        [one] bod
        [few] body
        [many] bodů
       *[other] bodů
    }, { $for_what }.

# Roll all dice of the pool again; only in your second turn of a round, before you draft.
m-roll-all-dice-of-the-pool-again-e3ed8839 = Přehoďte všechny kostky nabídky; jen ve svém druhém tahu kola, dříve než si vezmete kostku.

# Round track: {track}.
m-round-track-track-14d1b3ba = Počítadlo kol: { $track }.

# Round {round}
m-round-round-aba67020 = Kolo { $round }

# Round {round} is over; to the round track: {dice}.
m-round-round-is-over-to-the-round-ac7be90c = Kolo { $round } skončilo; na počítadlo kol jde: { $dice }.

# Round {round} of 10; the pool: {pool}.
m-round-round-of-10-the-pool-pool-481087fe = Kolo { $round } z 10; nabídka: { $pool }.

# Round {round} of 10; track: {track}.
m-round-round-of-10-track-track-98d61e28 = Kolo { $round } z 10; počítadlo kol: { $track }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Kolo { $round } z { $rounds }; po posledním partie končí.

# Round {round}, your {half} turn: take a die, use a tool or pass.
m-round-round-your-half-turn-take-c883a092 = Kolo { $round }, váš { $half ->
        [first] první
        [second] druhý
       *[other] { $half }
    } tah: vezměte si kostku, použijte nástroj, nebo pasujte.

# Round {round}, your {half} turn: use a tool or pass.
m-round-round-your-half-turn-use-a-3da13135 = Kolo { $round }, váš { $half ->
        [first] první
        [second] druhý
       *[other] { $half }
    } tah: použijte nástroj, nebo pasujte.

# Round {round}: {who} begins. The pool: {dice}.
m-round-round-who-begins-the-pool-b0e7206e = Kolo { $round }: začíná { $who }. Nabídka: { $dice }.

# Say how {name} is used; "help" shows the sentences.
m-say-how-name-is-used-help-shows-7d2f0e95 = Řekněte, jak nástroj použít ({ $name }); „pomoc“ ukáže věty.

# Say the value of the die too, for example "leave as 5".
m-say-the-value-of-the-die-too-for-ce0580bf = Uveďte i hodnotu kostky, například „nechat jako 5“.

# Say where {die} goes.
m-say-where-die-goes-163f5393 = Řekněte, kam přijde { $die }.

# Say where {die} goes; it cannot stay in the pool.
m-say-where-die-goes-it-cannot-sta-4bbc6423 = Řekněte, kam přijde { $die }; v nabídce zůstat nemůže.

# Second turn
m-second-turn-306911b9 = Druhý tah

# So far
m-so-far-9f3ed608 = Zatím

# Target so far: {target}.
m-target-so-far-target-34d7ecad = Cílový výsledek zatím: { $target }.

# That window was not dealt to you. You can choose: {names}.
m-that-window-was-not-dealt-to-you-fb5f81c7 = Tato vitráž není mezi těmi, které máte na výběr. Můžete zvolit: { $names }.

# The die fits into your window, so it has to be placed.
m-the-die-fits-into-your-window-so-61ce1d1a = Kostka se do vaší vitráže hodí, proto je nutné ji umístit.

# The die on {cell} must move to another cell.
m-the-die-on-cell-must-move-to-ano-b489ed8d = Kostka na poli { $cell } musí na jiné pole.

# The die shows {value} and keeps it.
m-the-die-shows-value-and-keeps-it-e949a5eb = Kostka ukazuje { $value } a tato hodnota jí zůstává.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = { $outcome ->
        [won] Vítězství
        [lost] Prohra
       *[other] { $outcome }
    }: { $total } { $total ->
        [one] bod
        [few] body
        [many] bodů
       *[other] bodů
    }, cílový výsledek { $target }.

# The pips of all {colour} dice of your window.
m-the-pips-of-all-colour-dice-of-y-5eebe1f6 = Součet ok na kostkách okna, barva: { $colour }.

# The tools
m-the-tools-1d72dc65 = Nástroje

# The two dice must be different ones.
m-the-two-dice-must-be-different-o-27e4ebc5 = Musí to být dvě různé kostky.

# The windows to choose from
m-the-windows-to-choose-from-8253f6e5 = Vitráže na výběr

# There are no dice in the pool to roll.
m-there-are-no-dice-in-the-pool-to-1108dbbb = V nabídce nejsou žádné kostky, které by šlo hodit.

# There is no die on {cell}.
m-there-is-no-die-on-cell-a83fd59e = Na poli { $cell } není žádná kostka.

# There is no {die} on round {round} of the round track.
m-there-is-no-die-on-round-round-o-c9e157c7 = V kole { $round } na počítadle kol není { $die }.

# Tool {number}, {name} ({state}): {text}
m-tool-number-name-state-text-23d5018c = Nástroj { $number }, { $name } ({ $state }): { $text }

# Tools
m-tools-ea93d6a2 = Nástroje

# Tools are paid for with favour tokens here, not with dice.
m-tools-are-paid-for-with-favour-t-63ae0139 = Nástroje se tu platí žetony přízně, ne kostkami.

# Tools on the table: {tools}. Public objectives: {public}.
m-tools-on-the-table-tools-public-ca445654 = Nástroje na stole: { $tools }. Společné úkoly: { $public }.

# Tools: {tools}.
m-tools-tools-fbc336c1 = Nástroje: { $tools }.

# Turns left in this round: {n}; the first is that of {who}.
m-turns-left-in-this-round-n-the-f-b225b66a = Zbývající tahy v tomto kole: { $n }; první z nich má { $who }.

# Two dice cannot go to the same cell.
m-two-dice-cannot-go-to-the-same-c-d92af500 = Dvě kostky nemohou na totéž pole.

# Windows
m-windows-d598026a = Okna

# Windows are chosen
m-windows-are-chosen-0a912a37 = Vybírají se okna

# Won
m-won-acdf2907 = Výhra

# You can choose {window}, difficulty {difficulty}: {rows}.
m-you-can-choose-window-difficulty-8040c431 = Můžete zvolit { $window }, obtížnost { $difficulty }: { $rows }.

# You have drafted a die in this turn already.
m-you-have-drafted-a-die-in-this-t-b37e9e1b = V tomto tahu už kostku máte.

# You have used a tool in this turn already.
m-you-have-used-a-tool-in-this-tur-f54108e8 = V tomto tahu už je jeden nástroj použitý.

# Your first turn
m-your-first-turn-b58b7880 = Váš první tah

# Your second turn
m-your-second-turn-3cfe9b28 = Váš druhý tah

# Your secret: pips of {secret}.
m-your-secret-pips-of-secret-bfa89487 = Váš tajný úkol: oka kostek této barvy: { $secret }.

# Your turn
m-your-turn-f2d14573 = Jste na tahu

# Your window ({name})
m-your-window-name-03a694f8 = Vaše vitráž ({ $name })

# Yours: the pips of {colours} dice
m-yours-the-pips-of-colours-dice-69a920d5 = Vaše: součet ok, { $colours }

# a {colour} die from the bag: its value is yours to choose
m-a-colour-die-from-the-bag-its-va-0716b9c0 = kostka ze sáčku, { $colour }: hodnotu volíte vy

# allow noop tools
m-allow-noop-tools-b1e6adf3 = nástroj bez účinku

# and
m-and-6201111b = a

# cell
m-cell-39d02b42 = pole

# choose the window you will build
m-choose-the-window-you-will-build-ff9a2106 = vybrat vitráž, kterou budete stavět

# chose {name}
m-chose-name-2909d33c = volí: { $name }

# deterministic tool failure
m-deterministic-tool-failure-7bed1d6d = nezdar nástroje bez náhody

# die
m-die-a8d79f40 = kostka

# draft a die and place it
m-draft-a-die-and-place-it-a4205fcc = vzít si kostku a umístit ji

# draft a die for one of the round track with tool 5
m-draft-a-die-for-one-of-the-round-5a6e6532 = nástrojem 5 vyměnit vzatou kostku za kostku z počítadla kol

# draft a die one up or down with tool 1
m-draft-a-die-one-up-or-down-with-7c886391 = nástrojem 1 vzít kostku o jedna vyšší či nižší

# draft a die with tool 8, 9 or 10 and place it; tool 8 ends the turn
m-draft-a-die-with-tool-8-9-or-10-d11024e8 = vzít kostku nástrojem 8, 9 nebo 10 a umístit ji; nástroj 8 ukončí tah

# draft only
m-draft-only-ba0936a5 = jen vzít kostku

# each
m-each-bec16879 = za každý

# each die with one of its colour diagonally next to it
m-each-die-with-one-of-its-colour-d3db516b = za každou kostku se sousedem stejné barvy po úhlopříčce

# each full column without a colour twice
m-each-full-column-without-a-colou-1116690c = za každý plný sloupec bez opakované barvy

# each full column without a value twice
m-each-full-column-without-a-value-9d9b6527 = za každý plný sloupec bez opakované hodnoty

# each full row without a colour twice
m-each-full-row-without-a-colour-t-7ca15ab0 = za každou plnou řadu bez opakované barvy

# each full row without a value twice
m-each-full-row-without-a-value-tw-ecac2629 = za každou plnou řadu bez opakované hodnoty

# each pair of a 1 and a 2
m-each-pair-of-a-1-and-a-2-494faa6d = za každou dvojici 1 a 2

# each pair of a 3 and a 4
m-each-pair-of-a-3-and-a-4-8b2980f8 = za každou dvojici 3 a 4

# each pair of a 5 and a 6
m-each-pair-of-a-5-and-a-6-c81d640e = za každou dvojici 5 a 6

# each set of all five colours
m-each-set-of-all-five-colours-2001eb86 = za každou sadu všech pěti barev

# each set of all six values
m-each-set-of-all-six-values-6c3bea52 = za každou sadu všech šesti hodnot

# end your turn
m-end-your-turn-c500d4f7 = ukončit tah

# favour tokens
m-favour-tokens-d0491c31 = žetony přízně

# first seat
m-first-seat-66ad827d = první místo

# flux brush
m-flux-brush-033e1a0f = Štětec na tavidlo

# flux brush return
m-flux-brush-return-ff255d77 = vrácení u štětce na tavidlo

# flux remover return
m-flux-remover-return-c6473eb1 = vrácení u odstraňovače tavidla

# forbid
m-forbid-76626ec9 = zakázáno

# full turn
m-full-turn-ee79cef0 = celý tah

# give the drawn die a value and place it
m-give-the-drawn-die-a-value-and-p-3d8be753 = dát vytažené kostce hodnotu a umístit ji

# glazing hammer
m-glazing-hammer-08a75c02 = Sklenářské kladívko

# ignore scope
m-ignore-scope-b664c866 = co se neřídí

# it may not touch another die
m-it-may-not-touch-another-die-16a175bf = nesmí se dotýkat jiné kostky

# it must touch another die
m-it-must-touch-another-die-3e88347e = musí se dotýkat jiné kostky

# leave the die in the pool (a drawn one with a value of your choice)
m-leave-the-die-in-the-pool-a-draw-02a8c295 = nechat kostku v nabídce (vytaženou s hodnotou podle výběru)

# left {die} in the pool
m-left-die-in-the-pool-453ef57a = nechává { $die } v nabídce

# made it {die}
m-made-it-die-821b67e2 = nastavuje { $die }

# may a tool be paid for without any effect
m-may-a-tool-be-paid-for-without-a-e5e7d66d = lze zaplatit nástroj bez účinku

# may tool 9 place beside other dice
m-may-tool-9-place-beside-other-di-bb5f30dc = smí nástroj 9 klást vedle jiných kostek

# move a die of your window with tool 2, 3 or 12
m-move-a-die-of-your-window-with-t-30e7ea9b = přesunout kostku vitráže nástrojem 2, 3 nebo 12

# move two dice of your window with tool 4 or 12
m-move-two-dice-of-your-window-wit-2f9bf8e4 = přesunout dvě kostky vitráže nástrojem 4 nebo 12

# moved {moves}
m-moved-moves-c3fc18bc = přesouvá { $moves }

# no dice
m-no-dice-4af34ac6 = žádné kostky

# no die
m-no-die-ff63d70b = žádná kostka

# of {n}
m-of-n-a2eabdeb = z { $n }

# only if unplaceable
m-only-if-unplaceable-c1518d23 = jen když ji nelze umístit

# open cells
m-open-cells-f29f8279 = prázdná pole

# order of the last round
m-order-of-the-last-round-d931e5a5 = pořadí v posledním kole

# pays
m-pays-12505872 = platí

# place the die that was rolled again
m-place-the-die-that-was-rolled-ag-9cd46a81 = umístit přehozenou kostku

# printed and neighbors
m-printed-and-neighbors-0bc67236 = tisk i sousedy

# printed only
m-printed-only-26f6e9c6 = jen tisk

# private objective
m-private-objective-fdbc29ad = osobní úkol

# private objective: {colours}
m-private-objective-colours-6e475f43 = osobní úkol: { $colours }

# private objectives
m-private-objectives-5229f2f9 = osobní úkoly

# private, not counted
m-private-not-counted-8cfa6290 = bez osobních úkolů

# public objectives
m-public-objectives-23a9b3f7 = společné úkoly

# random
m-random-a441b15f = náhodně

# relaxed
m-relaxed-acd85c97 = volně

# return changed
m-return-changed-594ee7aa = vrátit změněnou

# rolled the pool again: {dice}
m-rolled-the-pool-again-dice-1ec79387 = znovu hází nabídku: { $dice }

# round
m-round-a97b0931 = kolo

# round {n} of the track
m-round-n-of-the-track-1de2c006 = kolo { $n } na stupnici

# running pliers extra
m-running-pliers-extra-e75c0439 = lámací kleště: co navíc

# second turn at once
m-second-turn-at-once-762d199f = druhý tah hned

# second turn skipped
m-second-turn-skipped-f5c8f0c8 = druhý tah vynechán

# sequential
m-sequential-3ee15b8a = postupně

# simultaneous
m-simultaneous-5fd35d09 = současně

# solo: tool cards, 1 very hard to 5 easy
m-solo-tool-cards-1-very-hard-to-5-3ba95085 = sólo: karty nástrojů, 1 velmi těžké až 5 lehké

# start player
m-start-player-620ba75e = začínající hráč

# straightedge
m-straightedge-1a6ca3b9 = pravítko

# strict
m-strict-3a3127f5 = přísně

# the die
m-the-die-15a29b80 = kostka

# the first die of a window lies on its border
m-the-first-die-of-a-window-lies-o-19c11b70 = první kostka vitráže leží na okraji

# the window of {who}: press to unfold
m-the-window-of-who-press-to-unfol-b6ad0812 = okno: { $who }; stisknutím rozbalíte

# to beat: {n}
m-to-beat-n-fc4fc7fc = překonat: { $n }

# tool
m-tool-7c9bbe5e = nástroj

# tool 8 brings one draft or the whole second turn
m-tool-8-brings-one-draft-or-the-w-18c21966 = nástroj 8 dá jednu kostku, nebo celý druhý tah

# tool {n}, {tool}, {state}: {text}
m-tool-n-tool-state-text-db159d1a = nástroj { $n }, { $tool }, { $state }: { $text }

# tools
m-tools-f9d35d43 = nástroje

# tools 1, 5, 10 if the changed die fits nowhere
m-tools-1-5-10-if-the-changed-die-95c125e0 = nástroje 1, 5, 10, když změněnou kostku není kam dát

# tools 4 and 12 move one by one or lift both
m-tools-4-and-12-move-one-by-one-o-4ec77c52 = nástroje 4 a 12: po jedné, nebo obě naráz

# try your luck with tool 6 or 11
m-try-your-luck-with-tool-6-or-11-4ddc783d = zkusit štěstí nástrojem 6 nebo 11

# turns of this round: {who}
m-turns-of-this-round-who-e3bae920 = tahy tohoto kola: { $who }

# two dice moves
m-two-dice-moves-5bf111db = přesun dvou kostek

# use a tool that needs no choice, such as tool 7
m-use-a-tool-that-needs-no-choice-b98668d6 = použít nástroj, který nevyžaduje volbu, například 7

# used
m-used-f8391613 = použito

# used {name} for {die}
m-used-name-for-die-822ff8d4 = používá: { $name } – { $die }

# used {name} for {n} {n|token|tokens}
m-used-name-for-n-n-token-tokens-406a5fdb = používá: { $name } – { $n } { $n ->
        [one] žeton
        [few] žetony
        [many] žetonů
       *[other] žetonů
    }

# value
m-value-cd42404d = hodnota

# way
m-way-44c5e707 = způsob

# what tools 2 and 3 ignore
m-what-tools-2-and-3-ignore-10cd5c4e = co neřeší nástroje 2 a 3

# when the drawn die may go to the pool
m-when-the-drawn-die-may-go-to-the-3da42872 = kdy vytažená kostka smí do zásoby

# when the rolled die may go back
m-when-the-rolled-die-may-go-back-b5b87842 = kdy se přehozená kostka smí vrátit

# who has the bag in round 1
m-who-has-the-bag-in-round-1-c981b14f = kdo má sáček v kole 1

# window
m-window-44ff7b02 = okno

# window {window}, difficulty {n}
m-window-window-difficulty-n-49d6cfef = okno { $window }, obtížnost { $n }

# {card}: {n} points, {what}
m-card-n-points-what-21b438a9 = { $card }: body – { $n } { $what }

# {cell}, open
m-cell-open-c1819140 = { $cell }, volné

# {cell}, open for {wants}
m-cell-open-for-wants-7d05e74e = { $cell }, volné: { $wants }

# {colour} die, {value}
m-colour-die-value-99fd8ad3 = kostka { $value }, { $colour }

# {die} against {other} of the track
m-die-against-other-of-the-track-ae3d4a04 = { $die } za { $other } z počítadla

# {die} cannot go to {cell}: a die lies there.
m-die-cannot-go-to-cell-a-die-lie-9487ba92 = { $die } nemůže na pole { $cell }: už tam leží kostka.

# {die} cannot go to {cell}: a die of value {value} lies beside it.
m-die-cannot-go-to-cell-a-die-of-d060915a = { $die } nemůže na pole { $cell }: vedle leží kostka s hodnotou { $value }.

# {die} cannot go to {cell}: a {colour} die lies beside it.
m-die-cannot-go-to-cell-a-colour-c39999f7 = { $die } nemůže na pole { $cell }: vedle leží kostka téže barvy ({ $colour ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
        [purple] fialová
       *[other] { $colour }
    }).

# {die} cannot go to {cell}: the cell demands {mark}.
m-die-cannot-go-to-cell-the-cell-4005b5e7 = { $die } nemůže na pole { $cell }: pole vyžaduje { $mark }.

# {die} cannot go to {cell}: {touch}.
m-die-cannot-go-to-cell-touch-7d8ef4b2 = { $die } nemůže na pole { $cell }: { $touch }.

# {die} cannot go {way}.
m-die-cannot-go-way-8867ffc4 = { $die }: tudy to nejde ({ $way }).

# {die} fits into your window, so it has to be placed.
m-die-fits-into-your-window-so-it-cd2aaf53 = { $die } se do vaší vitráže hodí, proto je nutné kostku umístit.

# {die} from {source} to {target}
m-die-from-source-to-target-975b1c60 = { $die } z { $source } na { $target }

# {die} into the bag, a {colour} die out of it
m-die-into-the-bag-a-colour-die-o-e5076909 = { $die } do váčku, z něj kostka: { $colour ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
        [purple] fialová
       *[other] { $colour }
    }

# {die} is in your hand
m-die-is-in-your-hand-cbf20c09 = { $die } máte v ruce

# {die} is in your hand: {n} {n|cell waits|cells wait} for it
m-die-is-in-your-hand-n-n-cell-wa-be0c95f1 = { $die } máte v ruce: { $n } { $n ->
        [one] pole čeká
        [few] pole čekají
       *[other] polí čeká
    }

# {die} is not in the pool ({pool}).
m-die-is-not-in-the-pool-pool-0f0b39b1 = { $die } není v nabídce ({ $pool }).

# {die} is not in the pool to pay with.
m-die-is-not-in-the-pool-to-pay-w-dca108f0 = { $die } není v nabídce, nelze tím platit.

# {die} is not in the pool.
m-die-is-not-in-the-pool-7394e31a = { $die } není v nabídce.

# {die} on {cell}
m-die-on-cell-60910a3e = { $die } na { $cell }

# {die}, left in round {n}
m-die-left-in-round-n-f9850adf = { $die }, zbyla z kola { $n }

# {name} costs {price} favour {price|token|tokens} and you have {favour}.
m-name-costs-price-favour-price-t-674a8000 = { $name }: cena je { $price } { $price ->
        [one] žeton
        [few] žetony
        [many] žetonů
       *[other] žetonů
    } přízně a máte { $favour }.

# {name} does not work after Running Pliers in the same round.
m-name-does-not-work-after-runnin-a123f064 = { $name }: v témže kole po lámacích kleštích (Running Pliers) nefunguje.

# {name} is not on the table. There are: {names}.
m-name-is-not-on-the-table-there-795e657f = { $name }: není na stole. Jsou tu: { $names }.

# {name} is paid for with a {colour} die of the pool: add "pay" and the die.
m-name-is-paid-for-with-a-colour-58d023b8 = { $name }: platí se kostkou z nabídky ({ $colour ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
        [purple] fialová
       *[other] { $colour }
    }): připište „zaplatit“ a kostku.

# {name} is used up.
m-name-is-used-up-50be17bd = { $name }: už spotřebováno.

# {name} moves dice of one colour that lies on the round track; {die} is not of such a colour.
m-name-moves-dice-of-one-colour-t-e32ac9f3 = { $name }: přesouvají se kostky jedné barvy, která leží na počítadle kol; { $die } takovou barvu nemá.

# {name} works in your first turn of a round only.
m-name-works-in-your-first-turn-o-3c7eeab2 = { $name }: funguje jen ve vašem prvním tahu kola.

# {name} works in your second turn of a round only, before you draft.
m-name-works-in-your-second-turn-7e682ed1 = { $name }: funguje jen ve vašem druhém tahu kola, dříve než si vezmete kostku.

# {name} works on a die you draft, and you have drafted in this turn.
m-name-works-on-a-die-you-draft-a-ffa73249 = { $name }: funguje na kostku, kterou si berete, a tu už v tomto tahu máte.

# {n} against {target}
m-n-against-target-91676030 = { $n } proti { $target }

# {n} favour tokens
m-n-favour-tokens-243f72ff = { $n } { $n ->
        [one] žeton
        [few] žetony
        [many] žetonů
       *[other] žetonů
    } přízně

# {n} points for {what}.
m-n-points-for-what-78a3e09d = Body: { $n } { $what }.

# {n} {n|cell waits|cells wait} for it
m-n-n-cell-waits-cells-wait-for-i-e170adf6 = { $n } { $n ->
        [one] pole čeká
        [few] pole čekají
       *[other] polí čeká
    }

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } znovu hozeno: { $new }

# {old} turned to {new}
m-old-turned-to-new-66d26f3e = { $old } otočeno na { $new }

# {what}; {n} dice are in the bag
m-what-n-dice-are-in-the-bag-ee6ab3e7 = { $what }; kostek v sáčku: { $n }

# {who} builds {name} (difficulty {difficulty}).
m-who-builds-name-difficulty-diff-d710cf55 = { $who } staví: { $name } (obtížnost { $difficulty }).

# {who} can choose one of the windows {names}.
m-who-can-choose-one-of-the-windo-5061c5e1 = { $who } si volí jednu z vitráží { $names }.

# {who} can only pass.
m-who-can-only-pass-d6411caf = { $who } může jen pasovat.

# {who} chooses {name}, to be opened when all have chosen.
m-who-chooses-name-to-be-opened-w-61a81305 = { $who } volí: { $name }; odhalí se, až budou mít zvoleno všichni.

# {who} ends the turn and takes the second one of this round at once.
m-who-ends-the-turn-and-takes-the-a2b10e63 = { $who } končí tah a hned má druhý tah tohoto kola.

# {who} ends the turn and will skip the second one of this round.
m-who-ends-the-turn-and-will-skip-a4a5ec6a = { $who } končí tah a druhý tah tohoto kola vynechá.

# {who} ends the turn.
m-who-ends-the-turn-7041fa45 = { $who } končí tah.

# {who} has chosen a window.
m-who-has-chosen-a-window-6dbc8499 = { $who } má zvolenou vitráž.

# {who} has the private objective {colours}.
m-who-has-the-private-objective-c-7ea941ab = { $who } má osobní úkol { $colours }.

# {who} has the private objective: {colours} dice.
m-who-has-the-private-objective-c-9a2939f4 = { $who } má osobní úkol, kostky barvy: { $colours }.

# {who} is dealt a private objective.
m-who-is-dealt-a-private-objectiv-45f1f546 = { $who } dostává osobní úkol.

# {who} is dealt two window cards.
m-who-is-dealt-two-window-cards-def6b8e7 = { $who } dostává dvě karty vzorů.

# {who} leaves {die} in the pool.
m-who-leaves-die-in-the-pool-849d6323 = { $who } nechává { $die } v nabídce.

# {who} lifts two dice and sets them down: {moves}.
m-who-lifts-two-dice-and-sets-the-14d768b7 = { $who } zvedá dvě kostky a pokládá je jinam: { $moves }.

# {who} makes it {die}.
m-who-makes-it-die-91c7571d = { $who } nastavuje { $die }.

# {who} moves {die} from {source} to {target}.
m-who-moves-die-from-source-to-ta-58fef38f = { $who } přesouvá { $die } z { $source } na { $target }.

# {who} places {die} on {cell}.
m-who-places-die-on-cell-e3bfb40b = { $who } umisťuje { $die } na { $cell }.

# {who} puts {die} into the bag and draws a {colour} die.
m-who-puts-die-into-the-bag-and-d-71e89b49 = { $who } dává { $die } do váčku a táhne kostku: { $colour ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
        [purple] fialová
       *[other] { $colour }
    }.

# {who} rolls the pool again: {dice}.
m-who-rolls-the-pool-again-dice-db24cd57 = { $who } hází znovu celou nabídku: { $dice }.

# {who} rolls {old} again: {new}.
m-who-rolls-old-again-new-4392dc3b = { $who } hází znovu { $old }: { $new }.

# {who} trades {die} for {other} of round {round}.
m-who-trades-die-for-other-of-rou-1e5059e3 = { $who } vyměňuje { $die } za { $other } z kola { $round }.

# {who} turns {old} to {new}.
m-who-turns-old-to-new-8b0f3fcd = { $who } otáčí { $old } na { $new }.

# {who} uses {name} and pays with {die}.
m-who-uses-name-and-pays-with-die-70187e5d = { $who } používá: { $name } a platí kostkou { $die }.

# {who} uses {name} for {n} favour {n|token|tokens}.
m-who-uses-name-for-n-favour-n-to-cf4f3f12 = { $who } používá: { $name } za { $n } { $n ->
        [one] žeton
        [few] žetony
        [many] žetonů
       *[other] žetonů
    } přízně.

# {who} wins with {total} points, ahead of {next} with {other} (decided by {by}).
m-who-wins-with-total-points-ahea-5e9ed068 = { $who } vyhrává: { $total } { $total ->
        [one] bod
        [few] body
        [many] bodů
       *[other] bodů
    }; další { $next }: { $other } (rozhoduje { $by }).

# {who} wins with {total} points, ahead of {next} with {other}.
m-who-wins-with-total-points-ahea-c1c3c0b7 = { $who } vyhrává: { $total } { $total ->
        [one] bod
        [few] body
        [many] bodů
       *[other] bodů
    }; další { $next }: { $other }.

# {who} won
m-who-won-e1f8c528 = { $who } vyhrává

# {who}, {window}, {n} favour {n|token|tokens}:
m-who-window-n-favour-n-token-tok-77b0a532 = { $who }, { $window }, { $n } { $n ->
        [one] žeton
        [few] žetony
        [many] žetonů
       *[other] žetonů
    } přízně:

# {who}, {window}: {n} favour tokens
m-who-window-n-favour-tokens-139bc094 = { $who }, { $window }: žetony přízně – { $n }

# {who}, {window}: {rows}. Favour tokens: {favour}.
m-who-window-rows-favour-tokens-f-4052ed52 = { $who }, { $window }: { $rows }. Žetony přízně: { $favour }.

# {who}: colour hidden
m-who-colour-hidden-bab186d8 = { $who }: skrytá barva

# {who}: first turn
m-who-first-turn-0c22e30c = { $who }: první tah

# {who}: second turn
m-who-second-turn-356288d5 = { $who }: druhý tah

# {who}: {dice} of 20 dice, {n} favour {n|token|tokens}.
m-who-dice-of-20-dice-n-favour-n-b21be925 = { $who }: { $dice } z 20 kostek, { $n } { $n ->
        [one] žeton
        [few] žetony
        [many] žetonů
       *[other] žetonů
    } přízně.

# {window} starts with {n} favour tokens
m-window-starts-with-n-favour-tok-51969f4f = { $window } začíná s { $n } { $n ->
        [one] žetonem
        [few] žetony
        [many] žetonu
       *[other] žetony
    } přízně
