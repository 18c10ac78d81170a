# Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.
m-each-player-rolls-one-die-as-oft-988d422e = Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.

# It is the turn of {who}: rolled {rolls}; {n} {n|point|points} in this turn.
m-it-is-the-turn-of-who-rolled-rol-190c054e = It is the turn of { $who }: rolled { $rolls }; { $n } { $n ->
        [one] point
       *[other] points
    } in this turn.

# Roll first: there is nothing to bank in this turn.
m-roll-first-there-is-nothing-to-b-429af8f2 = Roll first: there is nothing to bank in this turn.

# Roll on, or hold?
m-roll-on-or-hold-8fb534f2 = Roll on, or hold?

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

# not yet
m-not-yet-3b82aae1 = not yet

# roll the die once more
m-roll-the-die-once-more-8bec445c = roll the die once more

# roll until the turn has so many points, or enough to win, then bank them; also for your next turns
m-roll-until-the-turn-has-so-many-825f6df3 = roll until the turn has so many points, or enough to win, then bank them; also for your next turns

# roll: a 1 loses what is at stake
m-roll-a-1-loses-what-is-at-stake-772bf572 = roll: a 1 loses what is at stake

# rolled in this turn: 
m-rolled-in-this-turn-47d87c78 = rolled in this turn: 

# the ranking: 
m-the-ranking-ec7cecd3 = the ranking: 

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

# {who} will hold at {points} in {n} more {n|turn|turns}.
m-who-will-hold-at-points-in-n-mo-a5265825 = { $who } will hold at { $points } in { $n } more { $n ->
        [one] turn
       *[other] turns
    }.
