#  Running Pliers end the turn: take the die you want to take first.
m-running-pliers-end-the-turn-tak-3a6ca5ba = { " " }Running Pliers end the turn: take the die you want to take first.

# -{n} favour {n|token|tokens}
m-n-favour-n-token-tokens-e2691cd2 = -{ $n } favour { $n ->
        [one] token
       *[other] tokens
    }

# A dash is an open cell: {parts}, -- takes any.
m-a-dash-is-an-open-cell-parts-tak-441d0a8d = A dash is an open cell: { $parts }, -- takes any.

# A die is a colour and a value (R5 is red 5). A cell is a row and a column: from the top the rows are A, C, D and E, without B, which is blue. Rows can be counted as well: r2c3 is the third cell of the second row.
m-a-die-is-a-colour-and-a-value-r5-9b33d997 = A die is a colour and a value (R5 is red 5). A cell is a row and a column: from the top the rows are A, C, D and E, without B, which is blue. Rows can be counted as well: r2c3 is the third cell of the second row.

# After this turn: {after}.
m-after-this-turn-after-c96ba437 = After this turn: { $after }.

# Alone it is paid with a {colour} die.
m-alone-it-is-paid-with-a-colour-d-b3ea105d = Alone it is paid with a { $colour } die.

# Both dice must be {colour}.
m-both-dice-must-be-colour-7b3b2a79 = Both dice must be { $colour }.

# Choose a value for the {colour} die drawn from the bag and place or leave it.
m-choose-a-value-for-the-colour-di-26d2b7c8 = Choose a value for the { $colour } die drawn from the bag and place or leave it.

# Choose a window
m-choose-a-window-38598f5f = Choose a window

# Choose the window you will build.
m-choose-the-window-you-will-build-58ee2f08 = Choose the window you will build.

# Difficulty {n}: as many favour tokens to begin with.
m-difficulty-n-as-many-favour-toke-f6a4f52e = Difficulty { $n }: as many favour tokens to begin with.

# Draft a die and place it on a cell that touches no other die.
m-draft-a-die-and-place-it-on-a-ce-bce87d3a = Draft a die and place it on a cell that touches no other die.

# Draft a die and roll it again, then place it; if it fits nowhere it goes back to the pool.
m-draft-a-die-and-roll-it-again-th-b8458769 = Draft a die and roll it again, then place it; if it fits nowhere it goes back to the pool.

# Draft a die and turn it one up or one down (not from 6 to 1 or back), then place it.
m-draft-a-die-and-turn-it-one-up-o-c8cfedd3 = Draft a die and turn it one up or one down (not from 6 to 1 or back), then place it.

# Draft a die and turn it upside down (1 and 6, 2 and 5, 3 and 4), then place it.
m-draft-a-die-and-turn-it-upside-d-437b541a = Draft a die and turn it upside down (1 and 6, 2 and 5, 3 and 4), then place it.

# Draft a die, put it into the bag and draw another; choose its value, then place it or leave it in the pool.
m-draft-a-die-put-it-into-the-bag-885434a1 = Draft a die, put it into the bag and draw another; choose its value, then place it or leave it in the pool.

# Draft a die, trade it for one on the round track, and place that one.
m-draft-a-die-trade-it-for-one-on-18a69c55 = Draft a die, trade it for one on the round track, and place that one.

# Draft one more die, which ends your first turn; your second turn of this round is skipped.
m-draft-one-more-die-which-ends-yo-a424648f = Draft one more die, which ends your first turn; your second turn of this round is skipped.

# Each player fills a window of twenty cells with coloured dice, so that like never touches like. Cards say what patterns of colours and numbers earn points at the end of ten rounds.
m-each-player-fills-a-window-of-tw-ca836512 = Each player fills a window of twenty cells with coloured dice, so that like never touches like. Cards say what patterns of colours and numbers earn points at the end of ten rounds.

# First turn
m-first-turn-af7ba775 = First turn

# Here Running Pliers bring your whole second turn: say "use running pliers".
m-here-running-pliers-bring-your-w-db1feb1e = Here Running Pliers bring your whole second turn: say "use running pliers".

# In the bag
m-in-the-bag-62360fdb = In the bag

# In the end
m-in-the-end-3176e0d6 = In the end

# Lost
m-lost-51e1357d = Lost

# Move exactly two dice of your window, one after the other.
m-move-exactly-two-dice-of-your-wi-a2a83f72 = Move exactly two dice of your window, one after the other.

# Move one die of your window; the printed colour of its new cell does not matter.
m-move-one-die-of-your-window-the-6f2d6894 = Move one die of your window; the printed colour of its new cell does not matter.

# Move one die of your window; the printed value of its new cell does not matter.
m-move-one-die-of-your-window-the-e399ae41 = Move one die of your window; the printed value of its new cell does not matter.

# Move one or two dice of your window of one colour that lies on the round track.
m-move-one-or-two-dice-of-your-win-be9a4978 = Move one or two dice of your window of one colour that lies on the round track.

# Objectives for all
m-objectives-for-all-38998239 = Objectives for all

# Place {die}, rolled again.
m-place-die-rolled-again-2efe2d5e = Place { $die }, rolled again.

# Points: {cards}.
m-points-cards-fd37cd73 = Points: { $cards }.

# Pool: {pool}.
m-pool-pool-0bf5071d = Pool: { $pool }.

# Pool: {pool}. Your secret: pips of {secret}. Favour tokens: {n}.
m-pool-pool-your-secret-pips-of-se-753a7564 = Pool: { $pool }. Your secret: pips of { $secret }. Favour tokens: { $n }.

# Pool: {pool}. Your secrets: pips of {secret}.
m-pool-pool-your-secrets-pips-of-s-0fc42906 = Pool: { $pool }. Your secrets: pips of { $secret }.

# Private objectives
m-private-objectives-1d95006a = Private objectives

# Public objective {name}: {n} {n|point|points}, {for_what}.
m-public-objective-name-n-n-point-43176dd6 = Public objective { $name }: { $n } { $n ->
        [one] point
       *[other] points
    }, { $for_what }.

# Roll all dice of the pool again; only in your second turn of a round, before you draft.
m-roll-all-dice-of-the-pool-again-e3ed8839 = Roll all dice of the pool again; only in your second turn of a round, before you draft.

# Round track: {track}.
m-round-track-track-14d1b3ba = Round track: { $track }.

# Round {round}
m-round-round-aba67020 = Round { $round }

# Round {round} is over; to the round track: {dice}.
m-round-round-is-over-to-the-round-ac7be90c = Round { $round } is over; to the round track: { $dice }.

# Round {round} of 10; the pool: {pool}.
m-round-round-of-10-the-pool-pool-481087fe = Round { $round } of 10; the pool: { $pool }.

# Round {round} of 10; track: {track}.
m-round-round-of-10-track-track-98d61e28 = Round { $round } of 10; track: { $track }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Round { $round } of { $rounds }; the game ends after the last.

# Round {round}, your {half} turn: take a die, use a tool or pass.
m-round-round-your-half-turn-take-c883a092 = Round { $round }, your { $half } turn: take a die, use a tool or pass.

# Round {round}, your {half} turn: use a tool or pass.
m-round-round-your-half-turn-use-a-3da13135 = Round { $round }, your { $half } turn: use a tool or pass.

# Round {round}: {who} begins. The pool: {dice}.
m-round-round-who-begins-the-pool-b0e7206e = Round { $round }: { $who } begins. The pool: { $dice }.

# Say how {name} is used; "help" shows the sentences.
m-say-how-name-is-used-help-shows-7d2f0e95 = Say how { $name } is used; "help" shows the sentences.

# Say the value of the die too, for example "leave as 5".
m-say-the-value-of-the-die-too-for-ce0580bf = Say the value of the die too, for example "leave as 5".

# Say where {die} goes.
m-say-where-die-goes-163f5393 = Say where { $die } goes.

# Say where {die} goes; it cannot stay in the pool.
m-say-where-die-goes-it-cannot-sta-4bbc6423 = Say where { $die } goes; it cannot stay in the pool.

# Second turn
m-second-turn-306911b9 = Second turn

# So far
m-so-far-9f3ed608 = So far

# Target so far: {target}.
m-target-so-far-target-34d7ecad = Target so far: { $target }.

# That window was not dealt to you. You can choose: {names}.
m-that-window-was-not-dealt-to-you-fb5f81c7 = That window was not dealt to you. You can choose: { $names }.

# The die fits into your window, so it has to be placed.
m-the-die-fits-into-your-window-so-61ce1d1a = The die fits into your window, so it has to be placed.

# The die on {cell} must move to another cell.
m-the-die-on-cell-must-move-to-ano-b489ed8d = The die on { $cell } must move to another cell.

# The die shows {value} and keeps it.
m-the-die-shows-value-and-keeps-it-e949a5eb = The die shows { $value } and keeps it.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = The game is { $outcome }: { $total } points against a target of { $target }.

# The pips of all {colour} dice of your window.
m-the-pips-of-all-colour-dice-of-y-5eebe1f6 = The pips of all { $colour } dice of your window.

# The tools
m-the-tools-1d72dc65 = The tools

# The two dice must be different ones.
m-the-two-dice-must-be-different-o-27e4ebc5 = The two dice must be different ones.

# The windows to choose from
m-the-windows-to-choose-from-8253f6e5 = The windows to choose from

# There are no dice in the pool to roll.
m-there-are-no-dice-in-the-pool-to-1108dbbb = There are no dice in the pool to roll.

# There is no die on {cell}.
m-there-is-no-die-on-cell-a83fd59e = There is no die on { $cell }.

# There is no {die} on round {round} of the round track.
m-there-is-no-die-on-round-round-o-c9e157c7 = There is no { $die } on round { $round } of the round track.

# Tool {number}, {name} ({state}): {text}
m-tool-number-name-state-text-23d5018c = Tool { $number }, { $name } ({ $state }): { $text }

# Tools
m-tools-ea93d6a2 = Tools

# Tools are paid for with favour tokens here, not with dice.
m-tools-are-paid-for-with-favour-t-63ae0139 = Tools are paid for with favour tokens here, not with dice.

# Tools on the table: {tools}. Public objectives: {public}.
m-tools-on-the-table-tools-public-ca445654 = Tools on the table: { $tools }. Public objectives: { $public }.

# Tools: {tools}.
m-tools-tools-fbc336c1 = Tools: { $tools }.

# Turns left in this round: {n}; the first is that of {who}.
m-turns-left-in-this-round-n-the-f-b225b66a = Turns left in this round: { $n }; the first is that of { $who }.

# Two dice cannot go to the same cell.
m-two-dice-cannot-go-to-the-same-c-d92af500 = Two dice cannot go to the same cell.

# Windows
m-windows-d598026a = Windows

# Windows are chosen
m-windows-are-chosen-0a912a37 = Windows are chosen

# Won
m-won-acdf2907 = Won

# You can choose {window}, difficulty {difficulty}: {rows}.
m-you-can-choose-window-difficulty-8040c431 = You can choose { $window }, difficulty { $difficulty }: { $rows }.

# You have drafted a die in this turn already.
m-you-have-drafted-a-die-in-this-t-b37e9e1b = You have drafted a die in this turn already.

# You have used a tool in this turn already.
m-you-have-used-a-tool-in-this-tur-f54108e8 = You have used a tool in this turn already.

# Your first turn
m-your-first-turn-b58b7880 = Your first turn

# Your second turn
m-your-second-turn-3cfe9b28 = Your second turn

# Your secret: pips of {secret}.
m-your-secret-pips-of-secret-bfa89487 = Your secret: pips of { $secret }.

# Your turn
m-your-turn-f2d14573 = Your turn

# Your window ({name})
m-your-window-name-03a694f8 = Your window ({ $name })

# Yours: the pips of {colours} dice
m-yours-the-pips-of-colours-dice-69a920d5 = Yours: the pips of { $colours } dice

# a {colour} die from the bag: its value is yours to choose
m-a-colour-die-from-the-bag-its-va-0716b9c0 = a { $colour } die from the bag: its value is yours to choose

# allow noop tools
m-allow-noop-tools-b1e6adf3 = allow noop tools

# and
m-and-6201111b = and

# cell
m-cell-39d02b42 = cell

# choose the window you will build
m-choose-the-window-you-will-build-ff9a2106 = choose the window you will build

# chose {name}
m-chose-name-2909d33c = chose { $name }

# deterministic tool failure
m-deterministic-tool-failure-7bed1d6d = deterministic tool failure

# die
m-die-a8d79f40 = die

# draft a die and place it
m-draft-a-die-and-place-it-a4205fcc = draft a die and place it

# draft a die for one of the round track with tool 5
m-draft-a-die-for-one-of-the-round-5a6e6532 = draft a die for one of the round track with tool 5

# draft a die one up or down with tool 1
m-draft-a-die-one-up-or-down-with-7c886391 = draft a die one up or down with tool 1

# draft a die with tool 8, 9 or 10 and place it; tool 8 ends the turn
m-draft-a-die-with-tool-8-9-or-10-d11024e8 = draft a die with tool 8, 9 or 10 and place it; tool 8 ends the turn

# draft only
m-draft-only-ba0936a5 = draft only

# each
m-each-bec16879 = each

# each die with one of its colour diagonally next to it
m-each-die-with-one-of-its-colour-d3db516b = each die with one of its colour diagonally next to it

# each full column without a colour twice
m-each-full-column-without-a-colou-1116690c = each full column without a colour twice

# each full column without a value twice
m-each-full-column-without-a-value-9d9b6527 = each full column without a value twice

# each full row without a colour twice
m-each-full-row-without-a-colour-t-7ca15ab0 = each full row without a colour twice

# each full row without a value twice
m-each-full-row-without-a-value-tw-ecac2629 = each full row without a value twice

# each pair of a 1 and a 2
m-each-pair-of-a-1-and-a-2-494faa6d = each pair of a 1 and a 2

# each pair of a 3 and a 4
m-each-pair-of-a-3-and-a-4-8b2980f8 = each pair of a 3 and a 4

# each pair of a 5 and a 6
m-each-pair-of-a-5-and-a-6-c81d640e = each pair of a 5 and a 6

# each set of all five colours
m-each-set-of-all-five-colours-2001eb86 = each set of all five colours

# each set of all six values
m-each-set-of-all-six-values-6c3bea52 = each set of all six values

# end your turn
m-end-your-turn-c500d4f7 = end your turn

# favour tokens
m-favour-tokens-d0491c31 = favour tokens

# first seat
m-first-seat-66ad827d = first seat

# flux brush
m-flux-brush-033e1a0f = flux brush

# flux brush return
m-flux-brush-return-ff255d77 = flux brush return

# flux remover return
m-flux-remover-return-c6473eb1 = flux remover return

# forbid
m-forbid-76626ec9 = forbid

# free
m-free-ad95d5fa = free

# full turn
m-full-turn-ee79cef0 = full turn

# give the drawn die a value and place it
m-give-the-drawn-die-a-value-and-p-3d8be753 = give the drawn die a value and place it

# glazing hammer
m-glazing-hammer-08a75c02 = glazing hammer

# ignore scope
m-ignore-scope-b664c866 = ignore scope

# it may not touch another die
m-it-may-not-touch-another-die-16a175bf = it may not touch another die

# it must touch another die
m-it-must-touch-another-die-3e88347e = it must touch another die

# leave the die in the pool (a drawn one with a value of your choice)
m-leave-the-die-in-the-pool-a-draw-02a8c295 = leave the die in the pool (a drawn one with a value of your choice)

# left {die} in the pool
m-left-die-in-the-pool-453ef57a = left { $die } in the pool

# made it {die}
m-made-it-die-821b67e2 = made it { $die }

# may a tool be paid for without any effect
m-may-a-tool-be-paid-for-without-a-e5e7d66d = may a tool be paid for without any effect

# may tool 9 place beside other dice
m-may-tool-9-place-beside-other-di-bb5f30dc = may tool 9 place beside other dice

# move a die of your window with tool 2, 3 or 12
m-move-a-die-of-your-window-with-t-30e7ea9b = move a die of your window with tool 2, 3 or 12

# move two dice of your window with tool 4 or 12
m-move-two-dice-of-your-window-wit-2f9bf8e4 = move two dice of your window with tool 4 or 12

# moved {moves}
m-moved-moves-c3fc18bc = moved { $moves }

# no
m-no-9390298f = no

# no dice
m-no-dice-4af34ac6 = no dice

# no die
m-no-die-ff63d70b = no die

# of {n}
m-of-n-a2eabdeb = of { $n }

# only if unplaceable
m-only-if-unplaceable-c1518d23 = only if unplaceable

# open cells
m-open-cells-f29f8279 = open cells

# or
m-or-7175517a = or

# order of the last round
m-order-of-the-last-round-d931e5a5 = order of the last round

# pays
m-pays-12505872 = pays

# place the die that was rolled again
m-place-the-die-that-was-rolled-ag-9cd46a81 = place the die that was rolled again

# printed and neighbors
m-printed-and-neighbors-0bc67236 = printed and neighbors

# printed only
m-printed-only-26f6e9c6 = printed only

# private objective
m-private-objective-fdbc29ad = private objective

# private objective: {colours}
m-private-objective-colours-6e475f43 = private objective: { $colours }

# private objectives
m-private-objectives-5229f2f9 = private objectives

# private, not counted
m-private-not-counted-8cfa6290 = private, not counted

# public objectives
m-public-objectives-23a9b3f7 = public objectives

# random
m-random-a441b15f = random

# relaxed
m-relaxed-acd85c97 = relaxed

# return changed
m-return-changed-594ee7aa = return changed

# rolled the pool again: {dice}
m-rolled-the-pool-again-dice-1ec79387 = rolled the pool again: { $dice }

# round
m-round-a97b0931 = round

# round {n} of the track
m-round-n-of-the-track-1de2c006 = round { $n } of the track

# running pliers extra
m-running-pliers-extra-e75c0439 = running pliers extra

# second turn at once
m-second-turn-at-once-762d199f = second turn at once

# second turn skipped
m-second-turn-skipped-f5c8f0c8 = second turn skipped

# sequential
m-sequential-3ee15b8a = sequential

# simultaneous
m-simultaneous-5fd35d09 = simultaneous

# solo: tool cards, 1 very hard to 5 easy
m-solo-tool-cards-1-very-hard-to-5-3ba95085 = solo: tool cards, 1 very hard to 5 easy

# start player
m-start-player-620ba75e = start player

# straightedge
m-straightedge-1a6ca3b9 = straightedge

# strict
m-strict-3a3127f5 = strict

# the die
m-the-die-15a29b80 = the die

# the first die of a window lies on its border
m-the-first-die-of-a-window-lies-o-19c11b70 = the first die of a window lies on its border

# the window of {who}: press to unfold
m-the-window-of-who-press-to-unfol-b6ad0812 = the window of { $who }: press to unfold

# to beat: {n}
m-to-beat-n-fc4fc7fc = to beat: { $n }

# tool
m-tool-7c9bbe5e = tool

# tool 8 brings one draft or the whole second turn
m-tool-8-brings-one-draft-or-the-w-18c21966 = tool 8 brings one draft or the whole second turn

# tool {n}, {tool}, {state}: {text}
m-tool-n-tool-state-text-db159d1a = tool { $n }, { $tool }, { $state }: { $text }

# tools
m-tools-f9d35d43 = tools

# tools 1, 5, 10 if the changed die fits nowhere
m-tools-1-5-10-if-the-changed-die-95c125e0 = tools 1, 5, 10 if the changed die fits nowhere

# tools 4 and 12 move one by one or lift both
m-tools-4-and-12-move-one-by-one-o-4ec77c52 = tools 4 and 12 move one by one or lift both

# try your luck with tool 6 or 11
m-try-your-luck-with-tool-6-or-11-4ddc783d = try your luck with tool 6 or 11

# turns of this round: {who}
m-turns-of-this-round-who-e3bae920 = turns of this round: { $who }

# two dice moves
m-two-dice-moves-5bf111db = two dice moves

# use a tool that needs no choice, such as tool 7
m-use-a-tool-that-needs-no-choice-b98668d6 = use a tool that needs no choice, such as tool 7

# used
m-used-f8391613 = used

# used {name} for {die}
m-used-name-for-die-822ff8d4 = used { $name } for { $die }

# used {name} for {n} {n|token|tokens}
m-used-name-for-n-n-token-tokens-406a5fdb = used { $name } for { $n } { $n ->
        [one] token
       *[other] tokens
    }

# value
m-value-cd42404d = value

# way
m-way-44c5e707 = way

# what tools 2 and 3 ignore
m-what-tools-2-and-3-ignore-10cd5c4e = what tools 2 and 3 ignore

# when the drawn die may go to the pool
m-when-the-drawn-die-may-go-to-the-3da42872 = when the drawn die may go to the pool

# when the rolled die may go back
m-when-the-rolled-die-may-go-back-b5b87842 = when the rolled die may go back

# who has the bag in round 1
m-who-has-the-bag-in-round-1-c981b14f = who has the bag in round 1

# window
m-window-44ff7b02 = window

# window {window}, difficulty {n}
m-window-window-difficulty-n-49d6cfef = window { $window }, difficulty { $n }

# yes
m-yes-8a798890 = yes

# {card}: {n} points, {what}
m-card-n-points-what-21b438a9 = { $card }: { $n } points, { $what }

# {cell}, open
m-cell-open-c1819140 = { $cell }, open

# {cell}, open for {wants}
m-cell-open-for-wants-7d05e74e = { $cell }, open for { $wants }

# {colour} die, {value}
m-colour-die-value-99fd8ad3 = { $colour } die, { $value }

# {die} against {other} of the track
m-die-against-other-of-the-track-ae3d4a04 = { $die } against { $other } of the track

# {die} cannot go to {cell}: a die lies there.
m-die-cannot-go-to-cell-a-die-lie-9487ba92 = { $die } cannot go to { $cell }: a die lies there.

# {die} cannot go to {cell}: a die of value {value} lies beside it.
m-die-cannot-go-to-cell-a-die-of-d060915a = { $die } cannot go to { $cell }: a die of value { $value } lies beside it.

# {die} cannot go to {cell}: a {colour} die lies beside it.
m-die-cannot-go-to-cell-a-colour-c39999f7 = { $die } cannot go to { $cell }: a { $colour } die lies beside it.

# {die} cannot go to {cell}: the cell demands {mark}.
m-die-cannot-go-to-cell-the-cell-4005b5e7 = { $die } cannot go to { $cell }: the cell demands { $mark }.

# {die} cannot go to {cell}: {touch}.
m-die-cannot-go-to-cell-touch-7d8ef4b2 = { $die } cannot go to { $cell }: { $touch }.

# {die} cannot go {way}.
m-die-cannot-go-way-8867ffc4 = { $die } cannot go { $way }.

# {die} fits into your window, so it has to be placed.
m-die-fits-into-your-window-so-it-cd2aaf53 = { $die } fits into your window, so it has to be placed.

# {die} from {source} to {target}
m-die-from-source-to-target-975b1c60 = { $die } from { $source } to { $target }

# {die} into the bag, a {colour} die out of it
m-die-into-the-bag-a-colour-die-o-e5076909 = { $die } into the bag, a { $colour } die out of it

# {die} is in your hand
m-die-is-in-your-hand-cbf20c09 = { $die } is in your hand

# {die} is in your hand: {n} {n|cell waits|cells wait} for it
m-die-is-in-your-hand-n-n-cell-wa-be0c95f1 = { $die } is in your hand: { $n } { $n ->
        [one] cell waits
       *[other] cells wait
    } for it

# {die} is not in the pool ({pool}).
m-die-is-not-in-the-pool-pool-0f0b39b1 = { $die } is not in the pool ({ $pool }).

# {die} is not in the pool to pay with.
m-die-is-not-in-the-pool-to-pay-w-dca108f0 = { $die } is not in the pool to pay with.

# {die} is not in the pool.
m-die-is-not-in-the-pool-7394e31a = { $die } is not in the pool.

# {die} on {cell}
m-die-on-cell-60910a3e = { $die } on { $cell }

# {die}, left in round {n}
m-die-left-in-round-n-f9850adf = { $die }, left in round { $n }

# {name} costs {price} favour {price|token|tokens} and you have {favour}.
m-name-costs-price-favour-price-t-674a8000 = { $name } costs { $price } favour { $price ->
        [one] token
       *[other] tokens
    } and you have { $favour }.

# {name} does not work after Running Pliers in the same round.
m-name-does-not-work-after-runnin-a123f064 = { $name } does not work after Running Pliers in the same round.

# {name} is not on the table. There are: {names}.
m-name-is-not-on-the-table-there-795e657f = { $name } is not on the table. There are: { $names }.

# {name} is paid for with a {colour} die of the pool: add "pay" and the die.
m-name-is-paid-for-with-a-colour-58d023b8 = { $name } is paid for with a { $colour } die of the pool: add "pay" and the die.

# {name} is used up.
m-name-is-used-up-50be17bd = { $name } is used up.

# {name} moves dice of one colour that lies on the round track; {die} is not of such a colour.
m-name-moves-dice-of-one-colour-t-e32ac9f3 = { $name } moves dice of one colour that lies on the round track; { $die } is not of such a colour.

# {name} works in your first turn of a round only.
m-name-works-in-your-first-turn-o-3c7eeab2 = { $name } works in your first turn of a round only.

# {name} works in your second turn of a round only, before you draft.
m-name-works-in-your-second-turn-7e682ed1 = { $name } works in your second turn of a round only, before you draft.

# {name} works on a die you draft, and you have drafted in this turn.
m-name-works-on-a-die-you-draft-a-ffa73249 = { $name } works on a die you draft, and you have drafted in this turn.

# {n} against {target}
m-n-against-target-91676030 = { $n } against { $target }

# {n} favour tokens
m-n-favour-tokens-243f72ff = { $n } favour tokens

# {n} points for {what}.
m-n-points-for-what-78a3e09d = { $n } points for { $what }.

# {n} {n|cell waits|cells wait} for it
m-n-n-cell-waits-cells-wait-for-i-e170adf6 = { $n } { $n ->
        [one] cell waits
       *[other] cells wait
    } for it

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } rolled again: { $new }

# {old} turned to {new}
m-old-turned-to-new-66d26f3e = { $old } turned to { $new }

# {what}; {n} dice are in the bag
m-what-n-dice-are-in-the-bag-ee6ab3e7 = { $what }; { $n } dice are in the bag

# {who} builds {name} (difficulty {difficulty}).
m-who-builds-name-difficulty-diff-d710cf55 = { $who } builds { $name } (difficulty { $difficulty }).

# {who} can choose one of the windows {names}.
m-who-can-choose-one-of-the-windo-5061c5e1 = { $who } can choose one of the windows { $names }.

# {who} can only pass.
m-who-can-only-pass-d6411caf = { $who } can only pass.

# {who} chooses {name}, to be opened when all have chosen.
m-who-chooses-name-to-be-opened-w-61a81305 = { $who } chooses { $name }, to be opened when all have chosen.

# {who} ends the turn and takes the second one of this round at once.
m-who-ends-the-turn-and-takes-the-a2b10e63 = { $who } ends the turn and takes the second one of this round at once.

# {who} ends the turn and will skip the second one of this round.
m-who-ends-the-turn-and-will-skip-a4a5ec6a = { $who } ends the turn and will skip the second one of this round.

# {who} ends the turn.
m-who-ends-the-turn-7041fa45 = { $who } ends the turn.

# {who} has chosen a window.
m-who-has-chosen-a-window-6dbc8499 = { $who } has chosen a window.

# {who} has the private objective {colours}.
m-who-has-the-private-objective-c-7ea941ab = { $who } has the private objective { $colours }.

# {who} has the private objective: {colours} dice.
m-who-has-the-private-objective-c-9a2939f4 = { $who } has the private objective: { $colours } dice.

# {who} is dealt a private objective.
m-who-is-dealt-a-private-objectiv-45f1f546 = { $who } is dealt a private objective.

# {who} is dealt two window cards.
m-who-is-dealt-two-window-cards-def6b8e7 = { $who } is dealt two window cards.

# {who} leaves {die} in the pool.
m-who-leaves-die-in-the-pool-849d6323 = { $who } leaves { $die } in the pool.

# {who} lifts two dice and sets them down: {moves}.
m-who-lifts-two-dice-and-sets-the-14d768b7 = { $who } lifts two dice and sets them down: { $moves }.

# {who} makes it {die}.
m-who-makes-it-die-91c7571d = { $who } makes it { $die }.

# {who} moves {die} from {source} to {target}.
m-who-moves-die-from-source-to-ta-58fef38f = { $who } moves { $die } from { $source } to { $target }.

# {who} places {die} on {cell}.
m-who-places-die-on-cell-e3bfb40b = { $who } places { $die } on { $cell }.

# {who} puts {die} into the bag and draws a {colour} die.
m-who-puts-die-into-the-bag-and-d-71e89b49 = { $who } puts { $die } into the bag and draws a { $colour } die.

# {who} rolls the pool again: {dice}.
m-who-rolls-the-pool-again-dice-db24cd57 = { $who } rolls the pool again: { $dice }.

# {who} rolls {old} again: {new}.
m-who-rolls-old-again-new-4392dc3b = { $who } rolls { $old } again: { $new }.

# {who} trades {die} for {other} of round {round}.
m-who-trades-die-for-other-of-rou-1e5059e3 = { $who } trades { $die } for { $other } of round { $round }.

# {who} turns {old} to {new}.
m-who-turns-old-to-new-8b0f3fcd = { $who } turns { $old } to { $new }.

# {who} uses {name} and pays with {die}.
m-who-uses-name-and-pays-with-die-70187e5d = { $who } uses { $name } and pays with { $die }.

# {who} uses {name} for {n} favour {n|token|tokens}.
m-who-uses-name-for-n-favour-n-to-cf4f3f12 = { $who } uses { $name } for { $n } favour { $n ->
        [one] token
       *[other] tokens
    }.

# {who} wins with {total} points, ahead of {next} with {other} (decided by {by}).
m-who-wins-with-total-points-ahea-5e9ed068 = { $who } wins with { $total } points, ahead of { $next } with { $other } (decided by { $by }).

# {who} wins with {total} points, ahead of {next} with {other}.
m-who-wins-with-total-points-ahea-c1c3c0b7 = { $who } wins with { $total } points, ahead of { $next } with { $other }.

# {who} won
m-who-won-e1f8c528 = { $who } won

# {who}, {window}, {n} favour {n|token|tokens}:
m-who-window-n-favour-n-token-tok-77b0a532 = { $who }, { $window }, { $n } favour { $n ->
        [one] token
       *[other] tokens
    }:

# {who}, {window}: {n} favour tokens
m-who-window-n-favour-tokens-139bc094 = { $who }, { $window }: { $n } favour tokens

# {who}, {window}: {rows}. Favour tokens: {favour}.
m-who-window-rows-favour-tokens-f-4052ed52 = { $who }, { $window }: { $rows }. Favour tokens: { $favour }.

# {who}: colour hidden
m-who-colour-hidden-bab186d8 = { $who }: colour hidden

# {who}: first turn
m-who-first-turn-0c22e30c = { $who }: first turn

# {who}: second turn
m-who-second-turn-356288d5 = { $who }: second turn

# {who}: {dice} of 20 dice, {n} favour {n|token|tokens}.
m-who-dice-of-20-dice-n-favour-n-b21be925 = { $who }: { $dice } of 20 dice, { $n } favour { $n ->
        [one] token
       *[other] tokens
    }.

# {window} starts with {n} favour tokens
m-window-starts-with-n-favour-tok-51969f4f = { $window } starts with { $n } favour tokens
