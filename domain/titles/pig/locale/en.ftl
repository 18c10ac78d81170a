# , will hold at {n}
m-will-hold-at-n-509e18d7 = , will hold at { $n }

# , {n} at stake
m-n-at-stake-ddc8a750 = , { $n } at stake

# Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.
m-each-player-rolls-one-die-as-oft-988d422e = Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.

# Hold
m-hold-8e685d54 = Hold

# It is the turn of {who}: rolled {rolls}; {n} {n|point|points} in this turn.
m-it-is-the-turn-of-who-rolled-rol-190c054e = It is the turn of { $who }: rolled { $rolls }; { $n } { $n ->
        [one] point
       *[other] points
    } in this turn.

# Roll
m-roll-4464105f = Roll

# Roll first: there is nothing to bank in this turn.
m-roll-first-there-is-nothing-to-b-429af8f2 = Roll first: there is nothing to bank in this turn.

# Roll on, or hold?
m-roll-on-or-hold-8fb534f2 = Roll on, or hold?

# Rolled
m-rolled-5127c19d = Rolled

# The first with {target} points wins; the best has {best}.
m-the-first-with-target-points-win-5e33f3af = The first with { $target } points wins; the best has { $best }.

# The game is over: {who} has won.
m-the-game-is-over-who-has-won-31ce7b76 = The game is over: { $who } has won.

# This turn has {points} points already. Say "hold" to bank them, or a higher number.
m-this-turn-has-points-points-alre-60ce8c4c = This turn has { $points } points already. Say "hold" to bank them, or a higher number.

# You have {banked} points of {target}. Roll, or play the whole turn in one go: "hold at 20".
m-you-have-banked-points-of-target-cc04b745 = You have { $banked } points of { $target }. Roll, or play the whole turn in one go: "hold at 20".

# You have {points} points in this turn and {banked} in the bank. Roll on, or hold?
m-you-have-points-points-in-this-t-3258870d = You have { $points } points in this turn and { $banked } in the bank. Roll on, or hold?

# Your turn: roll
m-your-turn-roll-df0c62cf = Your turn: roll

# a 1 loses it all
m-a-1-loses-it-all-b60d3508 = a 1 loses it all

# at stake
m-at-stake-adda7fd6 = at stake

# bank the points of this turn and end it
m-bank-the-points-of-this-turn-and-5c16600d = bank the points of this turn and end it

# first seat
m-first-seat-66ad827d = first seat

# hold: bank {n}
m-hold-bank-n-d57d038d = hold: bank { $n }

# not yet
m-not-yet-3b82aae1 = not yet

# points
m-points-c54a061d = points

# points that win: 100, fewer for a shorter game
m-points-that-win-100-fewer-for-a-c1a8cb4c = points that win: 100, fewer for a shorter game

# random
m-random-a441b15f = random

# roll the die once more
m-roll-the-die-once-more-8bec445c = roll the die once more

# roll until the turn has so many points, or enough to win, then bank them; also for your next turns
m-roll-until-the-turn-has-so-many-825f6df3 = roll until the turn has so many points, or enough to win, then bank them; also for your next turns

# roll: a 1 loses what is at stake
m-roll-a-1-loses-what-is-at-stake-772bf572 = roll: a 1 loses what is at stake

# rolled in this turn: {dice}
m-rolled-in-this-turn-dice-608d5e6a = rolled in this turn: { $dice }

# start player
m-start-player-620ba75e = start player

# target
m-target-34a04005 = target

# the ranking: {who}
m-the-ranking-who-5a019463 = the ranking: { $who }

# to {n}
m-to-n-e09c944b = to { $n }

# turns
m-turns-6976a029 = turns

# who has the first turn
m-who-has-the-first-turn-661adad3 = who has the first turn

# wins
m-wins-a962826d = wins

# {who} banks {n} {n|point|points}.
m-who-banks-n-n-point-points-2996b8c3 = { $who } banks { $n } { $n ->
        [one] point
       *[other] points
    }.

# {who} has {banked} points of {target} and will hold at {points} in {n} more {n|turn|turns}.
m-who-has-banked-points-of-target-1e40399b = { $who } has { $banked } points of { $target } and will hold at { $points } in { $n } more { $n ->
        [one] turn
       *[other] turns
    }.

# {who} has {banked} points of {target}.
m-who-has-banked-points-of-target-b9c56eb9 = { $who } has { $banked } points of { $target }.

# {who} rolls {dice} and loses the points of this turn.
m-who-rolls-dice-and-loses-the-po-896203c4 = { $who } rolls { $dice } and loses the points of this turn.

# {who} rolls {dice}.
m-who-rolls-dice-923a9dd3 = { $who } rolls { $dice }.

# {who} to roll
m-who-to-roll-a4428787 = { $who } to roll

# {who} will hold at {points} in {n} more {n|turn|turns}.
m-who-will-hold-at-points-in-n-mo-a5265825 = { $who } will hold at { $points } in { $n } more { $n ->
        [one] turn
       *[other] turns
    }.

# {who} won
m-who-won-e1f8c528 = { $who } won

# {who}: {n} of {target}
m-who-n-of-target-a748caad = { $who }: { $n } of { $target }
