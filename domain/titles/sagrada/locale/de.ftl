#  Running Pliers end the turn: take the die you want to take first.
m-running-pliers-end-the-turn-tak-3a6ca5ba = { " " }Mit der Brechzange endet der Zug: nimm den Würfel, den du zuerst nehmen willst.

# -{n} favour {n|token|tokens}
m-n-favour-n-token-tokens-e2691cd2 = -{ $n } { $n ->
        [one] Gunststein
       *[other] Gunststeine
    }

# A dash is an open cell: {parts}, -- takes any.
m-a-dash-is-an-open-cell-parts-tak-441d0a8d = Ein Strich ist ein offenes Feld: { $parts }, -- nimmt jeden.

# A die is a colour and a value (R5 is red 5). A cell is a row and a column: from the top the rows are A, C, D and E, without B, which is blue. Rows can be counted as well: r2c3 is the third cell of the second row.
m-a-die-is-a-colour-and-a-value-r5-9b33d997 = Ein Würfel ist eine Farbe und ein Wert (R5 ist rot 5, R rot, G grün, B blau, Y gelb, P violett). Ein Feld ist eine Reihe und eine Spalte: von oben heißen die Reihen A, C, D und E, ohne B, das blau ist. Reihen kann man auch zählen: r2c3 ist das dritte Feld der zweiten Reihe.

# After this turn: {after}.
m-after-this-turn-after-c96ba437 = Nach diesem Zug: { $after }.

# Alone it is paid with a {colour} die.
m-alone-it-is-paid-with-a-colour-d-b3ea105d = Allein zahlt man mit einem Würfel, Farbe: { $colour }.

# Both dice must be {colour}.
m-both-dice-must-be-colour-7b3b2a79 = Beide Würfel müssen von dieser Farbe sein: { $colour }.

# Choose a value for the {colour} die drawn from the bag and place or leave it.
m-choose-a-value-for-the-colour-di-26d2b7c8 = Wähle einen Wert für den Würfel aus dem Beutel ({ $colour }) und setze ihn oder lass ihn liegen.

# Choose a window
m-choose-a-window-38598f5f = Wähle ein Fenster

# Choose the window you will build.
m-choose-the-window-you-will-build-58ee2f08 = Wähle das Fenster, das du baust.

# Difficulty {n}: as many favour tokens to begin with.
m-difficulty-n-as-many-favour-toke-f6a4f52e = Schwierigkeit { $n }: so viele Gunstmarker zu Beginn.

# Draft a die and place it on a cell that touches no other die.
m-draft-a-die-and-place-it-on-a-ce-bce87d3a = Nimm einen Würfel und setze ihn auf ein Feld, das keinen anderen Würfel berührt.

# Draft a die and roll it again, then place it; if it fits nowhere it goes back to the pool.
m-draft-a-die-and-roll-it-again-th-b8458769 = Nimm einen Würfel und wirf ihn neu, dann setze ihn; passt er nirgends, kommt er in den Vorrat zurück.

# Draft a die and turn it one up or one down (not from 6 to 1 or back), then place it.
m-draft-a-die-and-turn-it-one-up-o-c8cfedd3 = Nimm einen Würfel und dreh ihn um eins höher oder niedriger (nicht von 6 auf 1 oder zurück), dann setze ihn.

# Draft a die and turn it upside down (1 and 6, 2 and 5, 3 and 4), then place it.
m-draft-a-die-and-turn-it-upside-d-437b541a = Nimm einen Würfel und dreh ihn auf die Gegenseite (1 und 6, 2 und 5, 3 und 4), dann setze ihn.

# Draft a die, put it into the bag and draw another; choose its value, then place it or leave it in the pool.
m-draft-a-die-put-it-into-the-bag-885434a1 = Nimm einen Würfel, leg ihn in den Beutel und zieh einen anderen; wähle seinen Wert, dann setze ihn oder lass ihn im Vorrat.

# Draft a die, trade it for one on the round track, and place that one.
m-draft-a-die-trade-it-for-one-on-18a69c55 = Nimm einen Würfel, tausche ihn gegen einen der Rundenleiste und setze diesen.

# Draft one more die, which ends your first turn; your second turn of this round is skipped.
m-draft-one-more-die-which-ends-yo-a424648f = Nimm noch einen Würfel, damit endet dein erster Zug; dein zweiter Zug dieser Runde entfällt.

# Each player fills a window of twenty cells with coloured dice, so that like never touches like. Cards say what patterns of colours and numbers earn points at the end of ten rounds.
m-each-player-fills-a-window-of-tw-ca836512 = Alle füllen ein Fenster von zwanzig Feldern mit farbigen Würfeln, so dass Gleiches nie Gleiches berührt. Karten sagen, welche Muster aus Farben und Zahlen am Ende von zehn Runden Punkte bringen.

# First turn
m-first-turn-af7ba775 = Erster Zug

# Here Running Pliers bring your whole second turn: say "use running pliers".
m-here-running-pliers-bring-your-w-db1feb1e = Hier bringt die Brechzange deinen ganzen zweiten Zug: sag „nutze Brechzange“.

# In the bag
m-in-the-bag-62360fdb = Im Beutel

# In the end
m-in-the-end-3176e0d6 = Am Ende

# Lost
m-lost-51e1357d = Verloren

# Move exactly two dice of your window, one after the other.
m-move-exactly-two-dice-of-your-wi-a2a83f72 = Versetze genau zwei Würfel deines Fensters, einen nach dem anderen.

# Move one die of your window; the printed colour of its new cell does not matter.
m-move-one-die-of-your-window-the-6f2d6894 = Versetze einen Würfel deines Fensters; die gedruckte Farbe des neuen Felds zählt nicht.

# Move one die of your window; the printed value of its new cell does not matter.
m-move-one-die-of-your-window-the-e399ae41 = Versetze einen Würfel deines Fensters; der gedruckte Wert des neuen Felds zählt nicht.

# Move one or two dice of your window of one colour that lies on the round track.
m-move-one-or-two-dice-of-your-win-be9a4978 = Versetze einen oder zwei Würfel deines Fensters von einer Farbe, die auf der Rundenleiste liegt.

# Objectives for all
m-objectives-for-all-38998239 = Ziele für alle

# Place {die}, rolled again.
m-place-die-rolled-again-2efe2d5e = Setze { $die }, neu geworfen.

# Points: {cards}.
m-points-cards-fd37cd73 = Punkte: { $cards }.

# Pool: {pool}.
m-pool-pool-0bf5071d = Vorrat: { $pool }.

# Pool: {pool}. Your secret: pips of {secret}. Favour tokens: {n}.
m-pool-pool-your-secret-pips-of-se-753a7564 = Vorrat: { $pool }. Dein Geheimnis: Augen von { $secret }. Gunststeine: { $n }.

# Pool: {pool}. Your secrets: pips of {secret}.
m-pool-pool-your-secrets-pips-of-s-0fc42906 = Vorrat: { $pool }. Deine Geheimnisse: Augen von { $secret }.

# Private objectives
m-private-objectives-1d95006a = Private Ziele

# Public objective {name}: {n} {n|point|points}, {for_what}.
m-public-objective-name-n-n-point-43176dd6 = Öffentliches Ziel { $name }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }, { $for_what }.

# Roll all dice of the pool again; only in your second turn of a round, before you draft.
m-roll-all-dice-of-the-pool-again-e3ed8839 = Wirf alle Würfel des Vorrats neu; nur in deinem zweiten Zug einer Runde, bevor du nimmst.

# Round track: {track}.
m-round-track-track-14d1b3ba = Rundenleiste: { $track }.

# Round {round}
m-round-round-aba67020 = Runde { $round }

# Round {round} is over; to the round track: {dice}.
m-round-round-is-over-to-the-round-ac7be90c = Runde { $round } ist vorbei; auf die Rundenleiste: { $dice }.

# Round {round} of 10; the pool: {pool}.
m-round-round-of-10-the-pool-pool-481087fe = Runde { $round } von 10; der Vorrat: { $pool }.

# Round {round} of 10; track: {track}.
m-round-round-of-10-track-track-98d61e28 = Runde { $round } von 10; Leiste: { $track }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Runde { $round } von { $rounds }; nach der letzten endet die Partie.

# Round {round}, your {half} turn: take a die, use a tool or pass.
m-round-round-your-half-turn-take-c883a092 = Runde { $round }, dein Zug ({ $half }): nimm einen Würfel, nutze ein Werkzeug oder passe.

# Round {round}, your {half} turn: use a tool or pass.
m-round-round-your-half-turn-use-a-3da13135 = Runde { $round }, dein Zug ({ $half }): nutze ein Werkzeug oder passe.

# Round {round}: {who} begins. The pool: {dice}.
m-round-round-who-begins-the-pool-b0e7206e = Runde { $round }: { $who } beginnt. Der Vorrat: { $dice }.

# Say how {name} is used; "help" shows the sentences.
m-say-how-name-is-used-help-shows-7d2f0e95 = Sag, wie du { $name } nutzt; „hilfe“ zeigt die Sätze.

# Say the value of the die too, for example "leave as 5".
m-say-the-value-of-the-die-too-for-ce0580bf = Sag auch den Wert des Würfels, zum Beispiel „lass als 5“.

# Say where {die} goes.
m-say-where-die-goes-163f5393 = Sag, wohin { $die } kommt.

# Say where {die} goes; it cannot stay in the pool.
m-say-where-die-goes-it-cannot-sta-4bbc6423 = Sag, wohin { $die } kommt; im Vorrat kann er nicht bleiben.

# Second turn
m-second-turn-306911b9 = Zweiter Zug

# So far
m-so-far-9f3ed608 = Bisher

# Target so far: {target}.
m-target-so-far-target-34d7ecad = Ziel bisher: { $target }.

# That window was not dealt to you. You can choose: {names}.
m-that-window-was-not-dealt-to-you-fb5f81c7 = Dieses Fenster wurde dir nicht gegeben. Du kannst wählen: { $names }.

# The die fits into your window, so it has to be placed.
m-the-die-fits-into-your-window-so-61ce1d1a = Der Würfel passt in dein Fenster, also muss er gesetzt werden.

# The die on {cell} must move to another cell.
m-the-die-on-cell-must-move-to-ano-b489ed8d = Der Würfel auf { $cell } muss auf ein anderes Feld.

# The die shows {value} and keeps it.
m-the-die-shows-value-and-keeps-it-e949a5eb = Der Würfel zeigt { $value } und behält das.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = Die Partie ist { $outcome }: { $total } Punkte bei einem Ziel von { $target }.

# The pips of all {colour} dice of your window.
m-the-pips-of-all-colour-dice-of-y-5eebe1f6 = Die Augen aller Würfel deines Fensters, Farbe: { $colour }.

# The tools
m-the-tools-1d72dc65 = Die Werkzeuge

# The two dice must be different ones.
m-the-two-dice-must-be-different-o-27e4ebc5 = Die beiden Würfel müssen verschiedene sein.

# The windows to choose from
m-the-windows-to-choose-from-8253f6e5 = Die Fenster zur Wahl

# There are no dice in the pool to roll.
m-there-are-no-dice-in-the-pool-to-1108dbbb = Im Vorrat sind keine Würfel zu werfen.

# There is no die on {cell}.
m-there-is-no-die-on-cell-a83fd59e = Auf { $cell } ist kein Würfel.

# There is no {die} on round {round} of the round track.
m-there-is-no-die-on-round-round-o-c9e157c7 = In Runde { $round } der Rundenleiste ist kein { $die }.

# Tool {number}, {name} ({state}): {text}
m-tool-number-name-state-text-23d5018c = Werkzeug { $number }, { $name } ({ $state }): { $text }

# Tools
m-tools-ea93d6a2 = Werkzeuge

# Tools are paid for with favour tokens here, not with dice.
m-tools-are-paid-for-with-favour-t-63ae0139 = Werkzeuge bezahlt man hier mit Gunststeinen, nicht mit Würfeln.

# Tools on the table: {tools}. Public objectives: {public}.
m-tools-on-the-table-tools-public-ca445654 = Werkzeuge auf dem Tisch: { $tools }. Öffentliche Ziele: { $public }.

# Tools: {tools}.
m-tools-tools-fbc336c1 = Werkzeuge: { $tools }.

# Turns left in this round: {n}; the first is that of {who}.
m-turns-left-in-this-round-n-the-f-b225b66a = Züge in dieser Runde noch: { $n }; als Nächstes { $who }.

# Two dice cannot go to the same cell.
m-two-dice-cannot-go-to-the-same-c-d92af500 = Zwei Würfel können nicht auf dasselbe Feld.

# Windows
m-windows-d598026a = Fenster

# Windows are chosen
m-windows-are-chosen-0a912a37 = Fenster werden gewählt

# Won
m-won-acdf2907 = Gewonnen

# You can choose {window}, difficulty {difficulty}: {rows}.
m-you-can-choose-window-difficulty-8040c431 = Zur Wahl: { $window }, Schwierigkeit { $difficulty }: { $rows }.

# You have drafted a die in this turn already.
m-you-have-drafted-a-die-in-this-t-b37e9e1b = In diesem Zug hast du schon einen Würfel genommen.

# You have used a tool in this turn already.
m-you-have-used-a-tool-in-this-tur-f54108e8 = In diesem Zug hast du schon ein Werkzeug genutzt.

# Your first turn
m-your-first-turn-b58b7880 = Dein erster Zug

# Your second turn
m-your-second-turn-3cfe9b28 = Dein zweiter Zug

# Your secret: pips of {secret}.
m-your-secret-pips-of-secret-bfa89487 = Dein Geheimnis: Augen von { $secret }.

# Your turn
m-your-turn-f2d14573 = Du bist dran

# Your window ({name})
m-your-window-name-03a694f8 = Dein Fenster ({ $name })

# Yours: the pips of {colours} dice
m-yours-the-pips-of-colours-dice-69a920d5 = Deins: die Augen, { $colours }

# a {colour} die from the bag: its value is yours to choose
m-a-colour-die-from-the-bag-its-va-0716b9c0 = ein Würfel aus dem Beutel, { $colour }: den Wert wählst du

# allow noop tools
m-allow-noop-tools-b1e6adf3 = Werkzeug ohne Wirkung

# and
m-and-6201111b = und

# cell
m-cell-39d02b42 = Feld

# choose the window you will build
m-choose-the-window-you-will-build-ff9a2106 = das Fenster wählen, das du baust

# chose {name}
m-chose-name-2909d33c = wählte { $name }

# deterministic tool failure
m-deterministic-tool-failure-7bed1d6d = Fehlschlag ohne Zufall

# die
m-die-a8d79f40 = Würfel

# draft a die and place it
m-draft-a-die-and-place-it-a4205fcc = einen Würfel nehmen und setzen

# draft a die for one of the round track with tool 5
m-draft-a-die-for-one-of-the-round-5a6e6532 = einen Würfel gegen einen der Rundenleiste nehmen, mit Werkzeug 5

# draft a die one up or down with tool 1
m-draft-a-die-one-up-or-down-with-7c886391 = einen Würfel eins höher oder niedriger nehmen, mit Werkzeug 1

# draft a die with tool 8, 9 or 10 and place it; tool 8 ends the turn
m-draft-a-die-with-tool-8-9-or-10-d11024e8 = einen Würfel mit Werkzeug 8, 9 oder 10 nehmen und setzen; Werkzeug 8 beendet den Zug

# draft only
m-draft-only-ba0936a5 = nur Würfel nehmen

# each
m-each-bec16879 = je

# each die with one of its colour diagonally next to it
m-each-die-with-one-of-its-colour-d3db516b = jeder Würfel, der schräg neben sich einen gleicher Farbe hat

# each full column without a colour twice
m-each-full-column-without-a-colou-1116690c = jede volle Spalte ohne doppelte Farbe

# each full column without a value twice
m-each-full-column-without-a-value-9d9b6527 = jede volle Spalte ohne doppelten Wert

# each full row without a colour twice
m-each-full-row-without-a-colour-t-7ca15ab0 = jede volle Reihe ohne doppelte Farbe

# each full row without a value twice
m-each-full-row-without-a-value-tw-ecac2629 = jede volle Reihe ohne doppelten Wert

# each pair of a 1 and a 2
m-each-pair-of-a-1-and-a-2-494faa6d = jedes Paar aus 1 und 2

# each pair of a 3 and a 4
m-each-pair-of-a-3-and-a-4-8b2980f8 = jedes Paar aus 3 und 4

# each pair of a 5 and a 6
m-each-pair-of-a-5-and-a-6-c81d640e = jedes Paar aus 5 und 6

# each set of all five colours
m-each-set-of-all-five-colours-2001eb86 = jeder Satz aller fünf Farben

# each set of all six values
m-each-set-of-all-six-values-6c3bea52 = jeder Satz aller sechs Werte

# end your turn
m-end-your-turn-c500d4f7 = deinen Zug beenden

# favour tokens
m-favour-tokens-d0491c31 = Gunststeine

# first seat
m-first-seat-66ad827d = erster Platz

# flux brush
m-flux-brush-033e1a0f = Flussmittelpinsel

# flux brush return
m-flux-brush-return-ff255d77 = Rückgabe beim Flusspinsel

# flux remover return
m-flux-remover-return-c6473eb1 = Rückgabe beim Flussentferner

# forbid
m-forbid-76626ec9 = verboten

# full turn
m-full-turn-ee79cef0 = ganzer Zug

# give the drawn die a value and place it
m-give-the-drawn-die-a-value-and-p-3d8be753 = dem gezogenen Würfel einen Wert geben und ihn setzen

# glazing hammer
m-glazing-hammer-08a75c02 = Glaserhammer

# ignore scope
m-ignore-scope-b664c866 = was ignoriert wird

# it may not touch another die
m-it-may-not-touch-another-die-16a175bf = er darf keinen anderen Würfel berühren

# it must touch another die
m-it-must-touch-another-die-3e88347e = er muss einen anderen Würfel berühren

# leave the die in the pool (a drawn one with a value of your choice)
m-leave-the-die-in-the-pool-a-draw-02a8c295 = den Würfel im Vorrat lassen (einen gezogenen mit einem Wert deiner Wahl)

# left {die} in the pool
m-left-die-in-the-pool-453ef57a = ließ { $die } im Vorrat

# made it {die}
m-made-it-die-821b67e2 = machte daraus { $die }

# may a tool be paid for without any effect
m-may-a-tool-be-paid-for-without-a-e5e7d66d = darf ein Werkzeug ohne jede Wirkung bezahlt werden

# may tool 9 place beside other dice
m-may-tool-9-place-beside-other-di-bb5f30dc = darf Werkzeug 9 neben andere Würfel setzen

# move a die of your window with tool 2, 3 or 12
m-move-a-die-of-your-window-with-t-30e7ea9b = einen Würfel deines Fensters mit Werkzeug 2, 3 oder 12 versetzen

# move two dice of your window with tool 4 or 12
m-move-two-dice-of-your-window-wit-2f9bf8e4 = zwei Würfel deines Fensters mit Werkzeug 4 oder 12 versetzen

# moved {moves}
m-moved-moves-c3fc18bc = versetzte { $moves }

# no dice
m-no-dice-4af34ac6 = keine Würfel

# no die
m-no-die-ff63d70b = kein Würfel

# of {n}
m-of-n-a2eabdeb = von { $n }

# only if unplaceable
m-only-if-unplaceable-c1518d23 = nur wenn er nirgends passt

# open cells
m-open-cells-f29f8279 = offene Felder

# order of the last round
m-order-of-the-last-round-d931e5a5 = Reihenfolge der letzten Runde

# pays
m-pays-12505872 = zahlt

# place the die that was rolled again
m-place-the-die-that-was-rolled-ag-9cd46a81 = den neu geworfenen Würfel setzen

# printed and neighbors
m-printed-and-neighbors-0bc67236 = Aufdruck und Nachbarn

# printed only
m-printed-only-26f6e9c6 = nur den Aufdruck

# private objective
m-private-objective-fdbc29ad = privates Ziel

# private objective: {colours}
m-private-objective-colours-6e475f43 = privates Ziel: { $colours }

# private objectives
m-private-objectives-5229f2f9 = private Ziele

# private, not counted
m-private-not-counted-8cfa6290 = ohne private Ziele

# public objectives
m-public-objectives-23a9b3f7 = öffentliche Ziele

# random
m-random-a441b15f = zufällig

# relaxed
m-relaxed-acd85c97 = locker

# return changed
m-return-changed-594ee7aa = verändert zurücklegen

# rolled the pool again: {dice}
m-rolled-the-pool-again-dice-1ec79387 = warf den Vorrat neu: { $dice }

# round
m-round-a97b0931 = Runde

# round {n} of the track
m-round-n-of-the-track-1de2c006 = Runde { $n } der Leiste

# running pliers extra
m-running-pliers-extra-e75c0439 = Brechzange: was dazu

# second turn at once
m-second-turn-at-once-762d199f = zweiter Zug sofort

# second turn skipped
m-second-turn-skipped-f5c8f0c8 = zweiter Zug entfällt

# sequential
m-sequential-3ee15b8a = nacheinander

# simultaneous
m-simultaneous-5fd35d09 = gleichzeitig

# solo: tool cards, 1 very hard to 5 easy
m-solo-tool-cards-1-very-hard-to-5-3ba95085 = solo: Werkzeugkarten, von 1 sehr schwer bis 5 leicht

# start player
m-start-player-620ba75e = Startspieler

# straightedge
m-straightedge-1a6ca3b9 = Lineal

# strict
m-strict-3a3127f5 = streng

# the die
m-the-die-15a29b80 = der Würfel

# the first die of a window lies on its border
m-the-first-die-of-a-window-lies-o-19c11b70 = der erste Würfel eines Fensters liegt am Rand

# the window of {who}: press to unfold
m-the-window-of-who-press-to-unfol-b6ad0812 = das Fenster: { $who }; zum Aufklappen drücken

# to beat: {n}
m-to-beat-n-fc4fc7fc = zu schlagen: { $n }

# tool
m-tool-7c9bbe5e = Werkzeug

# tool 8 brings one draft or the whole second turn
m-tool-8-brings-one-draft-or-the-w-18c21966 = Werkzeug 8 bringt einen Würfel oder den ganzen zweiten Zug

# tool {n}, {tool}, {state}: {text}
m-tool-n-tool-state-text-db159d1a = Werkzeug { $n }, { $tool }, { $state }: { $text }

# tools
m-tools-f9d35d43 = Werkzeuge

# tools 1, 5, 10 if the changed die fits nowhere
m-tools-1-5-10-if-the-changed-die-95c125e0 = Werkzeuge 1, 5, 10, wenn der geänderte Würfel nirgends passt

# tools 4 and 12 move one by one or lift both
m-tools-4-and-12-move-one-by-one-o-4ec77c52 = Werkzeuge 4 und 12: einzeln oder beide zugleich

# try your luck with tool 6 or 11
m-try-your-luck-with-tool-6-or-11-4ddc783d = dein Glück mit Werkzeug 6 oder 11 versuchen

# turns of this round: {who}
m-turns-of-this-round-who-e3bae920 = Züge dieser Runde: { $who }

# two dice moves
m-two-dice-moves-5bf111db = zwei Würfel bewegen

# use a tool that needs no choice, such as tool 7
m-use-a-tool-that-needs-no-choice-b98668d6 = ein Werkzeug nutzen, das keine Wahl braucht, wie Werkzeug 7

# used
m-used-f8391613 = benutzt

# used {name} for {die}
m-used-name-for-die-822ff8d4 = nutzte { $name } für { $die }

# used {name} for {n} {n|token|tokens}
m-used-name-for-n-n-token-tokens-406a5fdb = nutzte { $name } für { $n } { $n ->
        [one] Gunststein
       *[other] Gunststeine
    }

# value
m-value-cd42404d = Wert

# way
m-way-44c5e707 = Weise

# what tools 2 and 3 ignore
m-what-tools-2-and-3-ignore-10cd5c4e = was Werkzeuge 2 und 3 ignorieren

# when the drawn die may go to the pool
m-when-the-drawn-die-may-go-to-the-3da42872 = wann der gezogene Würfel in den Vorrat darf

# when the rolled die may go back
m-when-the-rolled-die-may-go-back-b5b87842 = wann der geworfene Würfel zurückdarf

# who has the bag in round 1
m-who-has-the-bag-in-round-1-c981b14f = wer in Runde 1 den Beutel hat

# window
m-window-44ff7b02 = Fenster

# window {window}, difficulty {n}
m-window-window-difficulty-n-49d6cfef = Fenster { $window }, Schwierigkeit { $n }

# {card}: {n} points, {what}
m-card-n-points-what-21b438a9 = { $card }: { $n } Punkte, { $what }

# {cell}, open
m-cell-open-c1819140 = { $cell }, frei

# {cell}, open for {wants}
m-cell-open-for-wants-7d05e74e = { $cell }, frei: { $wants }

# {colour} die, {value}
m-colour-die-value-99fd8ad3 = Würfel { $value }, { $colour }

# {die} against {other} of the track
m-die-against-other-of-the-track-ae3d4a04 = { $die } gegen { $other } der Leiste

# {die} cannot go to {cell}: a die lies there.
m-die-cannot-go-to-cell-a-die-lie-9487ba92 = { $die } kann nicht auf { $cell }: dort liegt ein Würfel.

# {die} cannot go to {cell}: a die of value {value} lies beside it.
m-die-cannot-go-to-cell-a-die-of-d060915a = { $die } kann nicht auf { $cell }: daneben liegt ein Würfel mit Wert { $value }.

# {die} cannot go to {cell}: a {colour} die lies beside it.
m-die-cannot-go-to-cell-a-colour-c39999f7 = { $die } kann nicht auf { $cell }: daneben liegt dieselbe Farbe ({ $colour }).

# {die} cannot go to {cell}: the cell demands {mark}.
m-die-cannot-go-to-cell-the-cell-4005b5e7 = { $die } kann nicht auf { $cell }: das Feld verlangt { $mark }.

# {die} cannot go to {cell}: {touch}.
m-die-cannot-go-to-cell-touch-7d8ef4b2 = { $die } kann nicht auf { $cell }: { $touch }.

# {die} cannot go {way}.
m-die-cannot-go-way-8867ffc4 = { $die } geht nicht { $way }.

# {die} fits into your window, so it has to be placed.
m-die-fits-into-your-window-so-it-cd2aaf53 = { $die } passt in dein Fenster, also muss er gesetzt werden.

# {die} from {source} to {target}
m-die-from-source-to-target-975b1c60 = { $die } von { $source } auf { $target }

# {die} into the bag, a {colour} die out of it
m-die-into-the-bag-a-colour-die-o-e5076909 = { $die } in den Beutel, heraus einer dieser Farbe: { $colour }

# {die} is in your hand
m-die-is-in-your-hand-cbf20c09 = { $die } in deiner Hand

# {die} is in your hand: {n} {n|cell waits|cells wait} for it
m-die-is-in-your-hand-n-n-cell-wa-be0c95f1 = { $die } in deiner Hand: { $n } { $n ->
        [one] Feld wartet
       *[other] Felder warten
    }

# {die} is not in the pool ({pool}).
m-die-is-not-in-the-pool-pool-0f0b39b1 = { $die } ist nicht im Vorrat ({ $pool }).

# {die} is not in the pool to pay with.
m-die-is-not-in-the-pool-to-pay-w-dca108f0 = { $die } ist nicht im Vorrat, um damit zu zahlen.

# {die} is not in the pool.
m-die-is-not-in-the-pool-7394e31a = { $die } ist nicht im Vorrat.

# {die} on {cell}
m-die-on-cell-60910a3e = { $die } auf { $cell }

# {die}, left in round {n}
m-die-left-in-round-n-f9850adf = { $die }, übrig aus Runde { $n }

# {name} costs {price} favour {price|token|tokens} and you have {favour}.
m-name-costs-price-favour-price-t-674a8000 = { $name } kostet { $price } { $price ->
        [one] Gunststein
       *[other] Gunststeine
    }, und du hast { $favour }.

# {name} does not work after Running Pliers in the same round.
m-name-does-not-work-after-runnin-a123f064 = { $name } geht nach der Brechzange nicht in derselben Runde.

# {name} is not on the table. There are: {names}.
m-name-is-not-on-the-table-there-795e657f = { $name } liegt nicht auf dem Tisch. Es gibt: { $names }.

# {name} is paid for with a {colour} die of the pool: add "pay" and the die.
m-name-is-paid-for-with-a-colour-58d023b8 = { $name } wird mit einem Würfel des Vorrats bezahlt ({ $colour }): füge „zahle“ und den Würfel an.

# {name} is used up.
m-name-is-used-up-50be17bd = { $name } ist verbraucht.

# {name} moves dice of one colour that lies on the round track; {die} is not of such a colour.
m-name-moves-dice-of-one-colour-t-e32ac9f3 = { $name } versetzt Würfel einer Farbe, die auf der Rundenleiste liegt; { $die } hat keine solche Farbe.

# {name} works in your first turn of a round only.
m-name-works-in-your-first-turn-o-3c7eeab2 = { $name } geht nur in deinem ersten Zug einer Runde.

# {name} works in your second turn of a round only, before you draft.
m-name-works-in-your-second-turn-7e682ed1 = { $name } geht nur in deinem zweiten Zug einer Runde, bevor du nimmst.

# {name} works on a die you draft, and you have drafted in this turn.
m-name-works-on-a-die-you-draft-a-ffa73249 = { $name } wirkt auf einen Würfel, den du nimmst, und du hast in diesem Zug schon genommen.

# {n} against {target}
m-n-against-target-91676030 = { $n } gegen { $target }

# {n} favour tokens
m-n-favour-tokens-243f72ff = { $n } Gunststeine

# {n} points for {what}.
m-n-points-for-what-78a3e09d = { $n } Punkte: { $what }.

# {n} {n|cell waits|cells wait} for it
m-n-n-cell-waits-cells-wait-for-i-e170adf6 = { $n } { $n ->
        [one] Feld wartet
       *[other] Felder warten
    }

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } neu geworfen: { $new }

# {old} turned to {new}
m-old-turned-to-new-66d26f3e = { $old } gedreht auf { $new }

# {what}; {n} dice are in the bag
m-what-n-dice-are-in-the-bag-ee6ab3e7 = { $what }; { $n } Würfel im Beutel

# {who} builds {name} (difficulty {difficulty}).
m-who-builds-name-difficulty-diff-d710cf55 = { $who } baut { $name } (Schwierigkeit { $difficulty }).

# {who} can choose one of the windows {names}.
m-who-can-choose-one-of-the-windo-5061c5e1 = { $who } kann eines der Fenster { $names } wählen.

# {who} can only pass.
m-who-can-only-pass-d6411caf = { $who } kann nur passen.

# {who} chooses {name}, to be opened when all have chosen.
m-who-chooses-name-to-be-opened-w-61a81305 = { $who } wählt { $name }; aufgedeckt wird, wenn alle gewählt haben.

# {who} ends the turn and takes the second one of this round at once.
m-who-ends-the-turn-and-takes-the-a2b10e63 = { $who } beendet den Zug und macht den zweiten dieser Runde sofort.

# {who} ends the turn and will skip the second one of this round.
m-who-ends-the-turn-and-will-skip-a4a5ec6a = { $who } beendet den Zug, und der zweite dieser Runde entfällt.

# {who} ends the turn.
m-who-ends-the-turn-7041fa45 = { $who } beendet den Zug.

# {who} has chosen a window.
m-who-has-chosen-a-window-6dbc8499 = { $who } hat ein Fenster gewählt.

# {who} has the private objective {colours}.
m-who-has-the-private-objective-c-7ea941ab = { $who } hat das private Ziel { $colours }.

# {who} has the private objective: {colours} dice.
m-who-has-the-private-objective-c-9a2939f4 = { $who } hat das private Ziel: Würfel { $colours }.

# {who} is dealt a private objective.
m-who-is-dealt-a-private-objectiv-45f1f546 = { $who } bekommt ein privates Ziel.

# {who} is dealt two window cards.
m-who-is-dealt-two-window-cards-def6b8e7 = { $who } bekommt zwei Fensterkarten.

# {who} leaves {die} in the pool.
m-who-leaves-die-in-the-pool-849d6323 = { $who } lässt { $die } im Vorrat.

# {who} lifts two dice and sets them down: {moves}.
m-who-lifts-two-dice-and-sets-the-14d768b7 = { $who } hebt zwei Würfel und setzt sie ab: { $moves }.

# {who} makes it {die}.
m-who-makes-it-die-91c7571d = { $who } macht daraus { $die }.

# {who} moves {die} from {source} to {target}.
m-who-moves-die-from-source-to-ta-58fef38f = { $who } versetzt { $die } von { $source } auf { $target }.

# {who} places {die} on {cell}.
m-who-places-die-on-cell-e3bfb40b = { $who } setzt { $die } auf { $cell }.

# {who} puts {die} into the bag and draws a {colour} die.
m-who-puts-die-into-the-bag-and-d-71e89b49 = { $who } legt { $die } in den Beutel und zieht einen Würfel dieser Farbe: { $colour }.

# {who} rolls the pool again: {dice}.
m-who-rolls-the-pool-again-dice-db24cd57 = { $who } wirft den Vorrat neu: { $dice }.

# {who} rolls {old} again: {new}.
m-who-rolls-old-again-new-4392dc3b = { $who } wirft { $old } neu: { $new }.

# {who} trades {die} for {other} of round {round}.
m-who-trades-die-for-other-of-rou-1e5059e3 = { $who } tauscht { $die } gegen { $other } aus Runde { $round }.

# {who} turns {old} to {new}.
m-who-turns-old-to-new-8b0f3fcd = { $who } dreht { $old } auf { $new }.

# {who} uses {name} and pays with {die}.
m-who-uses-name-and-pays-with-die-70187e5d = { $who } nutzt { $name } und zahlt mit { $die }.

# {who} uses {name} for {n} favour {n|token|tokens}.
m-who-uses-name-for-n-favour-n-to-cf4f3f12 = { $who } nutzt { $name } für { $n } { $n ->
        [one] Gunststein
       *[other] Gunststeine
    }.

# {who} wins with {total} points, ahead of {next} with {other} (decided by {by}).
m-who-wins-with-total-points-ahea-5e9ed068 = { $who } gewinnt mit { $total } Punkten, vor { $next } mit { $other } (entschieden durch { $by }).

# {who} wins with {total} points, ahead of {next} with {other}.
m-who-wins-with-total-points-ahea-c1c3c0b7 = { $who } gewinnt mit { $total } Punkten, vor { $next } mit { $other }.

# {who} won
m-who-won-e1f8c528 = { $who } hat gewonnen

# {who}, {window}, {n} favour {n|token|tokens}:
m-who-window-n-favour-n-token-tok-77b0a532 = { $who }, { $window }, { $n } { $n ->
        [one] Gunststein
       *[other] Gunststeine
    }:

# {who}, {window}: {n} favour tokens
m-who-window-n-favour-tokens-139bc094 = { $who }, { $window }: Gunstmarker – { $n }

# {who}, {window}: {rows}. Favour tokens: {favour}.
m-who-window-rows-favour-tokens-f-4052ed52 = { $who }, { $window }: { $rows }. Gunststeine: { $favour }.

# {who}: colour hidden
m-who-colour-hidden-bab186d8 = { $who }: Farbe verdeckt

# {who}: first turn
m-who-first-turn-0c22e30c = { $who }: erster Zug

# {who}: second turn
m-who-second-turn-356288d5 = { $who }: zweiter Zug

# {who}: {dice} of 20 dice, {n} favour {n|token|tokens}.
m-who-dice-of-20-dice-n-favour-n-b21be925 = { $who }: { $dice } von 20 Würfeln, { $n } { $n ->
        [one] Gunststein
       *[other] Gunststeine
    }.

# {window} starts with {n} favour tokens
m-window-starts-with-n-favour-tok-51969f4f = { $window } beginnt mit { $n } Gunststeinen
