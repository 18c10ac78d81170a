# , will hold at {n}
m-will-hold-at-n-509e18d7 = , остановится на { $n }

# , {n} at stake
m-n-at-stake-ddc8a750 = , на кону { $n }

# Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.
m-each-player-rolls-one-die-as-oft-988d422e = Игрок бросает кубик, сколько хватит смелости, и складывает выпавшее, пока единица не отнимет всё за ход. Побеждает тот, кто первым соберёт в банке достаточно очков.

# Hold
m-hold-8e685d54 = Стоп

# It is the turn of {who}: rolled {rolls}; {n} {n|point|points} in this turn.
m-it-is-the-turn-of-who-rolled-rol-190c054e = Ходит { $who }: выпало { $rolls }; { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    } в этом ходе.

# Roll
m-roll-4464105f = Бросить

# Roll first: there is nothing to bank in this turn.
m-roll-first-there-is-nothing-to-b-429af8f2 = Сначала бросьте: в этом ходе забирать в банк ещё нечего.

# Roll on, or hold?
m-roll-on-or-hold-8fb534f2 = Бросать или стоп?

# Rolled
m-rolled-5127c19d = Выпало

# The first with {target} points wins; the best has {best}.
m-the-first-with-target-points-win-5e33f3af = Побеждает первый, кто дойдёт до { $target }; лучший результат сейчас: { $best }.

# The game is over: {who} has won.
m-the-game-is-over-who-has-won-31ce7b76 = Партия закончена: { $who } – победа.

# This turn has {points} points already. Say "hold" to bank them, or a higher number.
m-this-turn-has-points-points-alre-60ce8c4c = В этом ходе уже { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. Напишите «остановиться», чтобы забрать их в банк, или большее число.

# You have {banked} points of {target}. Roll, or play the whole turn in one go: "hold at 20".
m-you-have-banked-points-of-target-cc04b745 = У вас { $banked } { $banked ->
        [one] очко
        [few] очка
       *[many] очков
    } из { $target }. Бросайте или сыграйте весь ход сразу: «остановиться на 20».

# You have {points} points in this turn and {banked} in the bank. Roll on, or hold?
m-you-have-points-points-in-this-t-3258870d = У вас { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } в этом ходе и { $banked } в банке. Бросать дальше или остановиться?

# Your turn: roll
m-your-turn-roll-df0c62cf = Ваш ход: бросайте

# a 1 loses it all
m-a-1-loses-it-all-b60d3508 = 1 – всё пропало

# at stake
m-at-stake-adda7fd6 = на кону

# bank the points of this turn and end it
m-bank-the-points-of-this-turn-and-5c16600d = забрать очки этого хода в банк и завершить ход

# first seat
m-first-seat-66ad827d = первое место

# hold: bank {n}
m-hold-bank-n-d57d038d = остановиться: в копилку { $n }

# not yet
m-not-yet-3b82aae1 = пока нет

# points
m-points-c54a061d = очки

# points that win: 100, fewer for a shorter game
m-points-that-win-100-fewer-for-a-c1a8cb4c = очки для победы: 100, для короткой партии меньше

# random
m-random-a441b15f = случайно

# roll the die once more
m-roll-the-die-once-more-8bec445c = бросить кубик ещё раз

# roll until the turn has so many points, or enough to win, then bank them; also for your next turns
m-roll-until-the-turn-has-so-many-825f6df3 = бросать, пока за ход не наберётся столько очков или столько, сколько нужно для победы, и забрать их; можно и на следующие ходы

# roll: a 1 loses what is at stake
m-roll-a-1-loses-what-is-at-stake-772bf572 = бросить: единица сжигает то, что на кону

# rolled in this turn: {dice}
m-rolled-in-this-turn-dice-608d5e6a = выпало за этот ход: { $dice }

# target
m-target-34a04005 = цель

# the ranking: {who}
m-the-ranking-who-5a019463 = места: { $who }

# to {n}
m-to-n-e09c944b = до { $n }

# turns
m-turns-6976a029 = ходы

# who has the first turn
m-who-has-the-first-turn-661adad3 = кто ходит первым

# wins
m-wins-a962826d = победа

# {who} banks {n} {n|point|points}.
m-who-banks-n-n-point-points-2996b8c3 = { $who } забирает в банк { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# {who} has {banked} points of {target} and will hold at {points} in {n} more {n|turn|turns}.
m-who-has-banked-points-of-target-1e40399b = { $who }: { $banked } { $banked ->
        [one] очко
        [few] очка
       *[many] очков
    } из { $target }; стоп на { $points }, ещё { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }.

# {who} has {banked} points of {target}.
m-who-has-banked-points-of-target-b9c56eb9 = { $who }: { $banked } { $banked ->
        [one] очко
        [few] очка
       *[many] очков
    } из { $target }.

# {who} rolls {dice} and loses the points of this turn.
m-who-rolls-dice-and-loses-the-po-896203c4 = { $who } бросает: { $dice }; очки этого хода пропадают.

# {who} rolls {dice}.
m-who-rolls-dice-923a9dd3 = { $who } бросает: { $dice }.

# {who} to roll
m-who-to-roll-a4428787 = { $who }: бросок

# {who} will hold at {points} in {n} more {n|turn|turns}.
m-who-will-hold-at-points-in-n-mo-a5265825 = { $who }: стоп на { $points }, ещё { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }.

# {who} won
m-who-won-e1f8c528 = { $who } – победа

# {who}: {n} of {target}
m-who-n-of-target-a748caad = { $who }: { $n } из { $target }
