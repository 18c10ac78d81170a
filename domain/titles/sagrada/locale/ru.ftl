#  Running Pliers end the turn: take the die you want to take first.
m-running-pliers-end-the-turn-tak-3a6ca5ba = { " " }«Щипцы для разлома» (Running Pliers) завершают ход: сначала возьмите тот кубик, который хотите взять.

# -{n} favour {n|token|tokens}
m-n-favour-n-token-tokens-e2691cd2 = −{ $n } { $n ->
        [one] фишка
        [few] фишки
       *[many] фишек
    } привилегий

# A dash is an open cell: {parts}, -- takes any.
m-a-dash-is-an-open-cell-parts-tak-441d0a8d = Черта – свободная ячейка: { $parts }, -- любой кубик.

# A die is a colour and a value (R5 is red 5). A cell is a row and a column: from the top the rows are A, C, D and E, without B, which is blue. Rows can be counted as well: r2c3 is the third cell of the second row.
m-a-die-is-a-colour-and-a-value-r5-9b33d997 = Кубик – это цвет и значение (R5 – красный, 5). Ячейка – это ряд и колонка: ряды сверху вниз – A, C, D и E, без B, потому что B – синий цвет. Ряды можно и считать: r2c3 – третья ячейка второго ряда.

# After this turn: {after}.
m-after-this-turn-after-c96ba437 = После этого хода: { $after }.

# Alone it is paid with a {colour} die.
m-alone-it-is-paid-with-a-colour-d-b3ea105d = Соло за него платят кубиком, цвет: { $colour }.

# Both dice must be {colour}.
m-both-dice-must-be-colour-7b3b2a79 = Цвет у обоих кубиков должен быть { $colour ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
        [purple] фиолетовый
       *[other] { $colour }
    }.

# Choose a value for the {colour} die drawn from the bag and place or leave it.
m-choose-a-value-for-the-colour-di-26d2b7c8 = Выберите значение кубика из мешочка ({ $colour ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
        [purple] фиолетовый
       *[other] { $colour }
    }), затем поместите его или оставьте.

# Choose a window
m-choose-a-window-38598f5f = Выберите витраж

# Choose the window you will build.
m-choose-the-window-you-will-build-58ee2f08 = Выберите витраж, который будете собирать.

# Difficulty {n}: as many favour tokens to begin with.
m-difficulty-n-as-many-favour-toke-f6a4f52e = Сложность { $n }: столько же фишек привилегий в начале.

# Draft a die and place it on a cell that touches no other die.
m-draft-a-die-and-place-it-on-a-ce-bce87d3a = Возьмите кубик и поместите его на ячейку, которая не касается других кубиков.

# Draft a die and roll it again, then place it; if it fits nowhere it goes back to the pool.
m-draft-a-die-and-roll-it-again-th-b8458769 = Возьмите кубик, перебросьте его и поместите; если он никуда не подходит, он возвращается в резерв.

# Draft a die and turn it one up or one down (not from 6 to 1 or back), then place it.
m-draft-a-die-and-turn-it-one-up-o-c8cfedd3 = Возьмите кубик, измените его значение на 1 в любую сторону (но не с 6 на 1 и не обратно) и поместите его.

# Draft a die and turn it upside down (1 and 6, 2 and 5, 3 and 4), then place it.
m-draft-a-die-and-turn-it-upside-d-437b541a = Возьмите кубик, переверните его (1 и 6, 2 и 5, 3 и 4) и поместите.

# Draft a die, put it into the bag and draw another; choose its value, then place it or leave it in the pool.
m-draft-a-die-put-it-into-the-bag-885434a1 = Возьмите кубик, верните его в мешочек и вытяните другой; выберите его значение, затем поместите его или оставьте в резерве.

# Draft a die, trade it for one on the round track, and place that one.
m-draft-a-die-trade-it-for-one-on-18a69c55 = Возьмите кубик, обменяйте его на кубик со счётчика раундов и поместите тот.

# Draft one more die, which ends your first turn; your second turn of this round is skipped.
m-draft-one-more-die-which-ends-yo-a424648f = Возьмите ещё один кубик, на этом ваш первый ход закончен; второй ход этого раунда пропускается.

# Each player fills a window of twenty cells with coloured dice, so that like never touches like. Cards say what patterns of colours and numbers earn points at the end of ten rounds.
m-each-player-fills-a-window-of-tw-ca836512 = Каждый игрок заполняет витраж из двадцати ячеек цветными кубиками так, чтобы одинаковые не соприкасались. Карты говорят, какие узоры цветов и чисел приносят очки в конце десяти раундов.

# First turn
m-first-turn-af7ba775 = Первый ход

# Here Running Pliers bring your whole second turn: say "use running pliers".
m-here-running-pliers-bring-your-w-db1feb1e = Сейчас «Щипцы для разлома» (Running Pliers) переносят сюда весь ваш второй ход: напишите «использовать щипцы для разлома».

# In the bag
m-in-the-bag-62360fdb = В мешочке

# In the end
m-in-the-end-3176e0d6 = В итоге

# Lost
m-lost-51e1357d = Поражение

# Move exactly two dice of your window, one after the other.
m-move-exactly-two-dice-of-your-wi-a2a83f72 = Переставьте ровно два кубика витража, один за другим.

# Move one die of your window; the printed colour of its new cell does not matter.
m-move-one-die-of-your-window-the-6f2d6894 = Переставьте один кубик витража; цвет новой ячейки не важен.

# Move one die of your window; the printed value of its new cell does not matter.
m-move-one-die-of-your-window-the-e399ae41 = Переставьте один кубик витража; значение новой ячейки не важно.

# Move one or two dice of your window of one colour that lies on the round track.
m-move-one-or-two-dice-of-your-win-be9a4978 = Переставьте один или два кубика витража одного цвета, который есть на счётчике раундов.

# Objectives for all
m-objectives-for-all-38998239 = Общие цели

# Place {die}, rolled again.
m-place-die-rolled-again-2efe2d5e = Поместите переброшенный кубик: { $die }.

# Points: {cards}.
m-points-cards-fd37cd73 = Очки: { $cards }.

# Pool: {pool}.
m-pool-pool-0bf5071d = Резерв: { $pool }.

# Pool: {pool}. Your secret: pips of {secret}. Favour tokens: {n}.
m-pool-pool-your-secret-pips-of-se-753a7564 = Резерв: { $pool }. Ваша личная цель: точки, { $secret }. Фишки привилегий: { $n }.

# Pool: {pool}. Your secrets: pips of {secret}.
m-pool-pool-your-secrets-pips-of-s-0fc42906 = Резерв: { $pool }. Ваши личные цели: точки, { $secret }.

# Private objectives
m-private-objectives-1d95006a = Личные цели

# Public objective {name}: {n} {n|point|points}, {for_what}.
m-public-objective-name-n-n-point-43176dd6 = Общая цель «{ $name }»: { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }, { $for_what }.

# Roll all dice of the pool again; only in your second turn of a round, before you draft.
m-roll-all-dice-of-the-pool-again-e3ed8839 = Перебросьте все кубики резерва; только в ваш второй ход раунда и до взятия кубика.

# Round track: {track}.
m-round-track-track-14d1b3ba = Счётчик раундов: { $track }.

# Round {round}
m-round-round-aba67020 = Раунд { $round }

# Round {round} is over; to the round track: {dice}.
m-round-round-is-over-to-the-round-ac7be90c = Раунд { $round } закончен; на счётчик раундов: { $dice }.

# Round {round} of 10; the pool: {pool}.
m-round-round-of-10-the-pool-pool-481087fe = Раунд { $round } из 10; резерв: { $pool }.

# Round {round} of 10; track: {track}.
m-round-round-of-10-track-track-98d61e28 = Раунд { $round } из 10; счётчик раундов: { $track }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Раунд { $round } из { $rounds }; после последнего партия заканчивается.

# Round {round}, your {half} turn: take a die, use a tool or pass.
m-round-round-your-half-turn-take-c883a092 = Раунд { $round }, ваш { $half ->
        [first] первый
        [second] второй
       *[other] { $half }
    } ход: возьмите кубик, примените инструмент или спасуйте.

# Round {round}, your {half} turn: use a tool or pass.
m-round-round-your-half-turn-use-a-3da13135 = Раунд { $round }, ваш { $half ->
        [first] первый
        [second] второй
       *[other] { $half }
    } ход: примените инструмент или спасуйте.

# Round {round}: {who} begins. The pool: {dice}.
m-round-round-who-begins-the-pool-b0e7206e = Раунд { $round }: начинает { $who }. Резерв: { $dice }.

# Say how {name} is used; "help" shows the sentences.
m-say-how-name-is-used-help-shows-7d2f0e95 = Напишите, как применить инструмент { $name }; «помощь» покажет нужные фразы.

# Say the value of the die too, for example "leave as 5".
m-say-the-value-of-the-die-too-for-ce0580bf = Укажите и значение кубика, например «оставить как 5».

# Say where {die} goes.
m-say-where-die-goes-163f5393 = Укажите, куда идёт { $die }.

# Say where {die} goes; it cannot stay in the pool.
m-say-where-die-goes-it-cannot-sta-4bbc6423 = Укажите, куда идёт { $die }; в резерве его оставить нельзя.

# Second turn
m-second-turn-306911b9 = Второй ход

# So far
m-so-far-9f3ed608 = Пока что

# Target so far: {target}.
m-target-so-far-target-34d7ecad = Нейтральный результат на сейчас: { $target }.

# That window was not dealt to you. You can choose: {names}.
m-that-window-was-not-dealt-to-you-fb5f81c7 = Этой карты витража у вас нет. Можно выбрать: { $names }.

# The die fits into your window, so it has to be placed.
m-the-die-fits-into-your-window-so-61ce1d1a = Этот кубик подходит к вашему витражу, поэтому его нужно поместить.

# The die on {cell} must move to another cell.
m-the-die-on-cell-must-move-to-ano-b489ed8d = Кубик с ячейки { $cell } нужно переставить на другую ячейку.

# The die shows {value} and keeps it.
m-the-die-shows-value-and-keeps-it-e949a5eb = На кубике { $value }, и это значение не меняется.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = { $outcome ->
        [won] Победа
        [lost] Поражение
       *[other] { $outcome }
    }. Очки: { $total }, цель: { $target }.

# The pips of all {colour} dice of your window.
m-the-pips-of-all-colour-dice-of-y-5eebe1f6 = Сумма точек на кубиках витража, цвет: { $colour }.

# The tools
m-the-tools-1d72dc65 = Инструменты

# The two dice must be different ones.
m-the-two-dice-must-be-different-o-27e4ebc5 = Кубики должны быть разными.

# The windows to choose from
m-the-windows-to-choose-from-8253f6e5 = Витражи на выбор

# There are no dice in the pool to roll.
m-there-are-no-dice-in-the-pool-to-1108dbbb = В резерве нет кубиков для переброса.

# There is no die on {cell}.
m-there-is-no-die-on-cell-a83fd59e = На ячейке { $cell } нет кубика.

# There is no {die} on round {round} of the round track.
m-there-is-no-die-on-round-round-o-c9e157c7 = На счётчике раундов, в раунде { $round }, нет кубика { $die }.

# Tool {number}, {name} ({state}): {text}
m-tool-number-name-state-text-23d5018c = Инструмент { $number }, { $name } ({ $state }): { $text }

# Tools
m-tools-ea93d6a2 = Инструменты

# Tools are paid for with favour tokens here, not with dice.
m-tools-are-paid-for-with-favour-t-63ae0139 = Здесь за инструменты платят фишками привилегий, а не кубиками.

# Tools on the table: {tools}. Public objectives: {public}.
m-tools-on-the-table-tools-public-ca445654 = Инструменты на столе: { $tools }. Общие цели: { $public }.

# Tools: {tools}.
m-tools-tools-fbc336c1 = Инструменты: { $tools }.

# Turns left in this round: {n}; the first is that of {who}.
m-turns-left-in-this-round-n-the-f-b225b66a = Осталось ходов в этом раунде: { $n }; первый из них делает { $who }.

# Two dice cannot go to the same cell.
m-two-dice-cannot-go-to-the-same-c-d92af500 = Два кубика нельзя поместить на одну ячейку.

# Windows
m-windows-d598026a = Витражи

# Windows are chosen
m-windows-are-chosen-0a912a37 = Выбор витражей

# Won
m-won-acdf2907 = Победа

# You can choose {window}, difficulty {difficulty}: {rows}.
m-you-can-choose-window-difficulty-8040c431 = Можно выбрать { $window }, сложность { $difficulty }: { $rows }.

# You have drafted a die in this turn already.
m-you-have-drafted-a-die-in-this-t-b37e9e1b = Кубик в этот ход уже взят.

# You have used a tool in this turn already.
m-you-have-used-a-tool-in-this-tur-f54108e8 = В этот ход инструмент уже применён.

# Your first turn
m-your-first-turn-b58b7880 = Ваш первый ход

# Your second turn
m-your-second-turn-3cfe9b28 = Ваш второй ход

# Your secret: pips of {secret}.
m-your-secret-pips-of-secret-bfa89487 = Ваша личная цель: точки, { $secret }.

# Your turn
m-your-turn-f2d14573 = Ваш ход

# Your window ({name})
m-your-window-name-03a694f8 = Ваш витраж ({ $name })

# Yours: the pips of {colours} dice
m-yours-the-pips-of-colours-dice-69a920d5 = У вас: сумма точек, { $colours }

# a {colour} die from the bag: its value is yours to choose
m-a-colour-die-from-the-bag-its-va-0716b9c0 = кубик из мешочка, { $colour }: значение выбираете вы

# allow noop tools
m-allow-noop-tools-b1e6adf3 = инструмент впустую

# and
m-and-6201111b = и

# cell
m-cell-39d02b42 = ячейка

# choose the window you will build
m-choose-the-window-you-will-build-ff9a2106 = выбрать витраж, который вы будете собирать

# chose {name}
m-chose-name-2909d33c = витраж: { $name }

# deterministic tool failure
m-deterministic-tool-failure-7bed1d6d = инструмент не сработал

# die
m-die-a8d79f40 = кубик

# draft a die and place it
m-draft-a-die-and-place-it-a4205fcc = взять кубик и поместить его

# draft a die for one of the round track with tool 5
m-draft-a-die-for-one-of-the-round-5a6e6532 = инструментом 5 обменять взятый кубик на кубик со счётчика раундов

# draft a die one up or down with tool 1
m-draft-a-die-one-up-or-down-with-7c886391 = инструментом 1 взять кубик, изменив его на один

# draft a die with tool 8, 9 or 10 and place it; tool 8 ends the turn
m-draft-a-die-with-tool-8-9-or-10-d11024e8 = взять кубик инструментом 8, 9 или 10 и поместить его; инструмент 8 завершает ход

# draft only
m-draft-only-ba0936a5 = только взять кубик

# each
m-each-bec16879 = за каждый

# each die with one of its colour diagonally next to it
m-each-die-with-one-of-its-colour-d3db516b = за каждый кубик, у которого по диагонали сосед того же цвета

# each full column without a colour twice
m-each-full-column-without-a-colou-1116690c = за каждую полную колонку без повтора цвета

# each full column without a value twice
m-each-full-column-without-a-value-9d9b6527 = за каждую полную колонку без повтора значения

# each full row without a colour twice
m-each-full-row-without-a-colour-t-7ca15ab0 = за каждый полный ряд без повтора цвета

# each full row without a value twice
m-each-full-row-without-a-value-tw-ecac2629 = за каждый полный ряд без повтора значения

# each pair of a 1 and a 2
m-each-pair-of-a-1-and-a-2-494faa6d = за каждую пару 1 и 2

# each pair of a 3 and a 4
m-each-pair-of-a-3-and-a-4-8b2980f8 = за каждую пару 3 и 4

# each pair of a 5 and a 6
m-each-pair-of-a-5-and-a-6-c81d640e = за каждую пару 5 и 6

# each set of all five colours
m-each-set-of-all-five-colours-2001eb86 = за каждый набор всех пяти цветов

# each set of all six values
m-each-set-of-all-six-values-6c3bea52 = за каждый набор всех шести значений

# end your turn
m-end-your-turn-c500d4f7 = завершить ход

# favour tokens
m-favour-tokens-d0491c31 = фишки привилегий

# first seat
m-first-seat-66ad827d = первое место

# flux brush
m-flux-brush-033e1a0f = кисть для флюса

# flux brush return
m-flux-brush-return-ff255d77 = возврат кисти для флюса

# flux remover return
m-flux-remover-return-c6473eb1 = возврат растворителя флюса

# forbid
m-forbid-76626ec9 = запрещено

# full turn
m-full-turn-ee79cef0 = целый ход

# give the drawn die a value and place it
m-give-the-drawn-die-a-value-and-p-3d8be753 = назначить вынутому кубику значение и поместить его

# glazing hammer
m-glazing-hammer-08a75c02 = молоток стекольщика

# ignore scope
m-ignore-scope-b664c866 = что не учитывать

# it may not touch another die
m-it-may-not-touch-another-die-16a175bf = он не должен касаться другого кубика

# it must touch another die
m-it-must-touch-another-die-3e88347e = он должен касаться другого кубика

# leave the die in the pool (a drawn one with a value of your choice)
m-leave-the-die-in-the-pool-a-draw-02a8c295 = оставить кубик в резерве (вынутый – со значением на выбор)

# left {die} in the pool
m-left-die-in-the-pool-453ef57a = { $die } остаётся в резерве

# made it {die}
m-made-it-die-821b67e2 = теперь { $die }

# may a tool be paid for without any effect
m-may-a-tool-be-paid-for-without-a-e5e7d66d = можно ли оплатить инструмент без всякого эффекта

# may tool 9 place beside other dice
m-may-tool-9-place-beside-other-di-bb5f30dc = можно ли инструментом 9 ставить рядом с другими кубиками

# move a die of your window with tool 2, 3 or 12
m-move-a-die-of-your-window-with-t-30e7ea9b = переставить кубик витража инструментом 2, 3 или 12

# move two dice of your window with tool 4 or 12
m-move-two-dice-of-your-window-wit-2f9bf8e4 = переставить два кубика витража инструментом 4 или 12

# moved {moves}
m-moved-moves-c3fc18bc = переставлено: { $moves }

# no dice
m-no-dice-4af34ac6 = нет кубиков

# no die
m-no-die-ff63d70b = нет кубика

# of {n}
m-of-n-a2eabdeb = из { $n }

# only if unplaceable
m-only-if-unplaceable-c1518d23 = только если некуда ставить

# open cells
m-open-cells-f29f8279 = свободные ячейки

# order of the last round
m-order-of-the-last-round-d931e5a5 = порядок хода последнего раунда

# pays
m-pays-12505872 = плата

# place the die that was rolled again
m-place-the-die-that-was-rolled-ag-9cd46a81 = поместить переброшенный кубик

# printed and neighbors
m-printed-and-neighbors-0bc67236 = рисунок и соседей

# printed only
m-printed-only-26f6e9c6 = только рисунок

# private objective
m-private-objective-fdbc29ad = личная цель

# private objective: {colours}
m-private-objective-colours-6e475f43 = личная цель: { $colours }

# private objectives
m-private-objectives-5229f2f9 = личные цели

# private, not counted
m-private-not-counted-8cfa6290 = личные не учтены

# public objectives
m-public-objectives-23a9b3f7 = общие цели

# random
m-random-a441b15f = случайно

# relaxed
m-relaxed-acd85c97 = мягко

# return changed
m-return-changed-594ee7aa = вернуть изменённый

# rolled the pool again: {dice}
m-rolled-the-pool-again-dice-1ec79387 = резерв переброшен: { $dice }

# round
m-round-a97b0931 = раунд

# round {n} of the track
m-round-n-of-the-track-1de2c006 = раунд { $n } на счётчике

# running pliers extra
m-running-pliers-extra-e75c0439 = щипцы для разлома: что ещё

# second turn at once
m-second-turn-at-once-762d199f = второй ход сразу

# second turn skipped
m-second-turn-skipped-f5c8f0c8 = второй ход пропущен

# sequential
m-sequential-3ee15b8a = по очереди

# simultaneous
m-simultaneous-5fd35d09 = одновременно

# solo: tool cards, 1 very hard to 5 easy
m-solo-tool-cards-1-very-hard-to-5-3ba95085 = соло: сколько инструментов, 1 – очень трудно, 5 – легко

# start player
m-start-player-620ba75e = первый игрок

# straightedge
m-straightedge-1a6ca3b9 = линейка

# strict
m-strict-3a3127f5 = строго

# the die
m-the-die-15a29b80 = кубик

# the first die of a window lies on its border
m-the-first-die-of-a-window-lies-o-19c11b70 = первый кубик витража помещают у края

# the window of {who}: press to unfold
m-the-window-of-who-press-to-unfol-b6ad0812 = витраж: { $who }; нажмите, чтобы открыть

# to beat: {n}
m-to-beat-n-fc4fc7fc = больше { $n }

# tool
m-tool-7c9bbe5e = инструмент

# tool 8 brings one draft or the whole second turn
m-tool-8-brings-one-draft-or-the-w-18c21966 = инструмент 8 даёт один кубик или весь второй ход

# tool {n}, {tool}, {state}: {text}
m-tool-n-tool-state-text-db159d1a = инструмент { $n }, { $tool }, { $state }: { $text }

# tools
m-tools-f9d35d43 = инструменты

# tools 1, 5, 10 if the changed die fits nowhere
m-tools-1-5-10-if-the-changed-die-95c125e0 = инструменты 1, 5, 10, если изменённый кубик некуда ставить

# tools 4 and 12 move one by one or lift both
m-tools-4-and-12-move-one-by-one-o-4ec77c52 = инструменты 4 и 12 двигают по одному или поднимают оба

# try your luck with tool 6 or 11
m-try-your-luck-with-tool-6-or-11-4ddc783d = попытать счастья инструментом 6 или 11

# turns of this round: {who}
m-turns-of-this-round-who-e3bae920 = ходы этого раунда: { $who }

# two dice moves
m-two-dice-moves-5bf111db = перестановка двух кубиков

# use a tool that needs no choice, such as tool 7
m-use-a-tool-that-needs-no-choice-b98668d6 = использовать инструмент, который не требует выбора, например 7

# used
m-used-f8391613 = было

# used {name} for {die}
m-used-name-for-die-822ff8d4 = { $name }, оплата: { $die }

# used {name} for {n} {n|token|tokens}
m-used-name-for-n-n-token-tokens-406a5fdb = { $name }, { $n } { $n ->
        [one] фишка
        [few] фишки
       *[many] фишек
    }

# value
m-value-cd42404d = значение

# way
m-way-44c5e707 = как

# what tools 2 and 3 ignore
m-what-tools-2-and-3-ignore-10cd5c4e = чего не учитывают инструменты 2 и 3

# when the drawn die may go to the pool
m-when-the-drawn-die-may-go-to-the-3da42872 = когда вытянутый кубик можно вернуть в резерв

# when the rolled die may go back
m-when-the-rolled-die-may-go-back-b5b87842 = когда переброшенный кубик можно вернуть

# who has the bag in round 1
m-who-has-the-bag-in-round-1-c981b14f = у кого мешочек в раунде 1

# window
m-window-44ff7b02 = витраж

# window {window}, difficulty {n}
m-window-window-difficulty-n-49d6cfef = витраж { $window }, сложность { $n }

# {card}: {n} points, {what}
m-card-n-points-what-21b438a9 = { $card }: очки – { $n } { $what }

# {cell}, open
m-cell-open-c1819140 = { $cell }, свободно

# {cell}, open for {wants}
m-cell-open-for-wants-7d05e74e = { $cell }, свободно: { $wants }

# {colour} die, {value}
m-colour-die-value-99fd8ad3 = кубик { $value }, { $colour }

# {die} against {other} of the track
m-die-against-other-of-the-track-ae3d4a04 = { $die } в обмен на { $other } со счётчика раундов

# {die} cannot go to {cell}: a die lies there.
m-die-cannot-go-to-cell-a-die-lie-9487ba92 = { $die } нельзя на { $cell }: там уже лежит кубик.

# {die} cannot go to {cell}: a die of value {value} lies beside it.
m-die-cannot-go-to-cell-a-die-of-d060915a = { $die } нельзя на { $cell }: рядом лежит кубик со значением { $value }.

# {die} cannot go to {cell}: a {colour} die lies beside it.
m-die-cannot-go-to-cell-a-colour-c39999f7 = { $die } нельзя на { $cell }: рядом лежит { $colour ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
        [purple] фиолетовый
       *[other] { $colour }
    } кубик.

# {die} cannot go to {cell}: the cell demands {mark}.
m-die-cannot-go-to-cell-the-cell-4005b5e7 = { $die } нельзя на { $cell }: условие ячейки – { $mark }.

# {die} cannot go to {cell}: {touch}.
m-die-cannot-go-to-cell-touch-7d8ef4b2 = { $die } нельзя на { $cell }: { $touch }.

# {die} cannot go {way}.
m-die-cannot-go-way-8867ffc4 = { $die }: изменить значение так ({ $way ->
        [up] больше
        [down] меньше
       *[other] { $way }
    }) нельзя.

# {die} fits into your window, so it has to be placed.
m-die-fits-into-your-window-so-it-cd2aaf53 = { $die } подходит к вашему витражу, поэтому его нужно поместить.

# {die} from {source} to {target}
m-die-from-source-to-target-975b1c60 = { $die }: { $source } → { $target }

# {die} into the bag, a {colour} die out of it
m-die-into-the-bag-a-colour-die-o-e5076909 = { $die } – в мешочек, из мешочка – { $colour ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
        [purple] фиолетовый
       *[other] { $colour }
    } кубик

# {die} is in your hand
m-die-is-in-your-hand-cbf20c09 = { $die } у вас в руке

# {die} is in your hand: {n} {n|cell waits|cells wait} for it
m-die-is-in-your-hand-n-n-cell-wa-be0c95f1 = { $die } у вас в руке: для него { $n } { $n ->
        [one] ячейка
        [few] ячейки
       *[many] ячеек
    }

# {die} is not in the pool ({pool}).
m-die-is-not-in-the-pool-pool-0f0b39b1 = { $die }: такого кубика в резерве нет ({ $pool }).

# {die} is not in the pool to pay with.
m-die-is-not-in-the-pool-to-pay-w-dca108f0 = { $die }: такого кубика для оплаты в резерве нет.

# {die} is not in the pool.
m-die-is-not-in-the-pool-7394e31a = { $die }: такого кубика в резерве нет.

# {die} on {cell}
m-die-on-cell-60910a3e = { $die } на { $cell }

# {die}, left in round {n}
m-die-left-in-round-n-f9850adf = { $die }, остался от раунда { $n }

# {name} costs {price} favour {price|token|tokens} and you have {favour}.
m-name-costs-price-favour-price-t-674a8000 = { $name }: цена – { $price } { $price ->
        [one] фишка
        [few] фишки
       *[many] фишек
    } привилегий, у вас { $favour }.

# {name} does not work after Running Pliers in the same round.
m-name-does-not-work-after-runnin-a123f064 = { $name }: нельзя применить в том же раунде после «Щипцов для разлома» (Running Pliers).

# {name} is not on the table. There are: {names}.
m-name-is-not-on-the-table-there-795e657f = { $name }: на столе этого нет. Есть: { $names }.

# {name} is paid for with a {colour} die of the pool: add "pay" and the die.
m-name-is-paid-for-with-a-colour-58d023b8 = { $name }: плата – { $colour ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
        [purple] фиолетовый
       *[other] { $colour }
    } кубик из резерва: допишите «заплатить» и кубик.

# {name} is used up.
m-name-is-used-up-50be17bd = { $name }: инструмент уже израсходован.

# {name} moves dice of one colour that lies on the round track; {die} is not of such a colour.
m-name-moves-dice-of-one-colour-t-e32ac9f3 = { $name }: переставляют кубики одного цвета, который есть на счётчике раундов; { $die } не такого цвета.

# {name} works in your first turn of a round only.
m-name-works-in-your-first-turn-o-3c7eeab2 = { $name }: действует только в ваш первый ход раунда.

# {name} works in your second turn of a round only, before you draft.
m-name-works-in-your-second-turn-7e682ed1 = { $name }: действует только в ваш второй ход раунда, до того как вы возьмёте кубик.

# {name} works on a die you draft, and you have drafted in this turn.
m-name-works-on-a-die-you-draft-a-ffa73249 = { $name }: действует на кубик, который вы берёте, а в этот ход кубик уже взят.

# {n} against {target}
m-n-against-target-91676030 = { $n } против { $target }

# {n} favour tokens
m-n-favour-tokens-243f72ff = фишки привилегий: { $n }

# {n} points for {what}.
m-n-points-for-what-78a3e09d = Очки: { $n } { $what }.

# {n} {n|cell waits|cells wait} for it
m-n-n-cell-waits-cells-wait-for-i-e170adf6 = для него { $n } { $n ->
        [one] ячейка
        [few] ячейки
       *[many] ячеек
    }

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } переброшен: { $new }

# {old} turned to {new}
m-old-turned-to-new-66d26f3e = { $old } → { $new }

# {what}; {n} dice are in the bag
m-what-n-dice-are-in-the-bag-ee6ab3e7 = { $what }; кубиков в мешочке: { $n }

# {who} builds {name} (difficulty {difficulty}).
m-who-builds-name-difficulty-diff-d710cf55 = { $who } собирает витраж { $name } (сложность { $difficulty }).

# {who} can choose one of the windows {names}.
m-who-can-choose-one-of-the-windo-5061c5e1 = { $who } выбирает один из витражей: { $names }.

# {who} can only pass.
m-who-can-only-pass-d6411caf = { $who } может только спасовать.

# {who} chooses {name}, to be opened when all have chosen.
m-who-chooses-name-to-be-opened-w-61a81305 = { $who } выбирает { $name }; карта откроется, когда выберут все.

# {who} ends the turn and takes the second one of this round at once.
m-who-ends-the-turn-and-takes-the-a2b10e63 = { $who } завершает ход и сразу делает второй ход этого раунда.

# {who} ends the turn and will skip the second one of this round.
m-who-ends-the-turn-and-will-skip-a4a5ec6a = { $who } завершает ход и пропустит второй ход этого раунда.

# {who} ends the turn.
m-who-ends-the-turn-7041fa45 = { $who } завершает ход.

# {who} has chosen a window.
m-who-has-chosen-a-window-6dbc8499 = { $who }: витраж выбран.

# {who} has the private objective {colours}.
m-who-has-the-private-objective-c-7ea941ab = { $who }: личная цель – { $colours }.

# {who} has the private objective: {colours} dice.
m-who-has-the-private-objective-c-9a2939f4 = { $who }: личная цель – кубики такого цвета: { $colours }.

# {who} is dealt a private objective.
m-who-is-dealt-a-private-objectiv-45f1f546 = { $who } получает личную цель.

# {who} is dealt two window cards.
m-who-is-dealt-two-window-cards-def6b8e7 = { $who } получает две карты витражей.

# {who} leaves {die} in the pool.
m-who-leaves-die-in-the-pool-849d6323 = { $who } оставляет { $die } в резерве.

# {who} lifts two dice and sets them down: {moves}.
m-who-lifts-two-dice-and-sets-the-14d768b7 = { $who } снимает два кубика и переставляет их: { $moves }.

# {who} makes it {die}.
m-who-makes-it-die-91c7571d = { $who } выбирает значение: { $die }.

# {who} moves {die} from {source} to {target}.
m-who-moves-die-from-source-to-ta-58fef38f = { $who } переставляет { $die }: { $source } → { $target }.

# {who} places {die} on {cell}.
m-who-places-die-on-cell-e3bfb40b = { $who } помещает { $die } на { $cell }.

# {who} puts {die} into the bag and draws a {colour} die.
m-who-puts-die-into-the-bag-and-d-71e89b49 = { $who } кладёт { $die } в мешочек и достаёт { $colour ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
        [purple] фиолетовый
       *[other] { $colour }
    } кубик.

# {who} rolls the pool again: {dice}.
m-who-rolls-the-pool-again-dice-db24cd57 = { $who } перебрасывает резерв: { $dice }.

# {who} rolls {old} again: {new}.
m-who-rolls-old-again-new-4392dc3b = { $who } перебрасывает { $old }: { $new }.

# {who} trades {die} for {other} of round {round}.
m-who-trades-die-for-other-of-rou-1e5059e3 = { $who } обменивает { $die } на { $other } из раунда { $round }.

# {who} turns {old} to {new}.
m-who-turns-old-to-new-8b0f3fcd = { $who } меняет { $old } на { $new }.

# {who} uses {name} and pays with {die}.
m-who-uses-name-and-pays-with-die-70187e5d = { $who } применяет инструмент { $name } и платит кубиком { $die }.

# {who} uses {name} for {n} favour {n|token|tokens}.
m-who-uses-name-for-n-favour-n-to-cf4f3f12 = { $who } применяет инструмент { $name } за { $n } { $n ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } привилегий.

# {who} wins with {total} points, ahead of {next} with {other} (decided by {by}).
m-who-wins-with-total-points-ahea-5e9ed068 = { $who } – победа: { $total } { $total ->
        [one] очко
        [few] очка
       *[many] очков
    }; следующее место – { $next }, { $other } (решает: { $by }).

# {who} wins with {total} points, ahead of {next} with {other}.
m-who-wins-with-total-points-ahea-c1c3c0b7 = { $who } – победа: { $total } { $total ->
        [one] очко
        [few] очка
       *[many] очков
    }; следующее место – { $next }, { $other }.

# {who} won
m-who-won-e1f8c528 = { $who } – победа

# {who}, {window}, {n} favour {n|token|tokens}:
m-who-window-n-favour-n-token-tok-77b0a532 = { $who }, { $window }, { $n } { $n ->
        [one] фишка
        [few] фишки
       *[many] фишек
    } привилегий:

# {who}, {window}: {n} favour tokens
m-who-window-n-favour-tokens-139bc094 = { $who }, { $window }: фишки привилегий – { $n }

# {who}, {window}: {rows}. Favour tokens: {favour}.
m-who-window-rows-favour-tokens-f-4052ed52 = { $who }, { $window }: { $rows }. Фишки привилегий: { $favour }.

# {who}: colour hidden
m-who-colour-hidden-bab186d8 = { $who }: цвет скрыт

# {who}: first turn
m-who-first-turn-0c22e30c = { $who }: первый ход

# {who}: second turn
m-who-second-turn-356288d5 = { $who }: второй ход

# {who}: {dice} of 20 dice, {n} favour {n|token|tokens}.
m-who-dice-of-20-dice-n-favour-n-b21be925 = { $who }: кубики – { $dice } из 20, { $n } { $n ->
        [one] фишка
        [few] фишки
       *[many] фишек
    } привилегий.

# {window} starts with {n} favour tokens
m-window-starts-with-n-favour-tok-51969f4f = { $window }: фишки привилегий в начале – { $n }
