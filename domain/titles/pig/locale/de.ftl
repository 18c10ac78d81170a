# , will hold at {n}
m-will-hold-at-n-509e18d7 = , hält bei { $n }

# , {n} at stake
m-n-at-stake-ddc8a750 = , { $n } auf dem Spiel

# Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.
m-each-player-rolls-one-die-as-oft-988d422e = Alle werfen einen Würfel, so oft sie sich trauen, und zählen zusammen, bis eine 1 den ganzen Zug nimmt. Wer zuerst genug Punkte auf der Bank hat, gewinnt.

# Hold
m-hold-8e685d54 = Halten

# It is the turn of {who}: rolled {rolls}; {n} {n|point|points} in this turn.
m-it-is-the-turn-of-who-rolled-rol-190c054e = Am Zug ist { $who }: geworfen { $rolls }; { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } in diesem Zug.

# Roll
m-roll-4464105f = Würfeln

# Roll first: there is nothing to bank in this turn.
m-roll-first-there-is-nothing-to-b-429af8f2 = Wirf erst: in diesem Zug gibt es nichts zu sichern.

# Roll on, or hold?
m-roll-on-or-hold-8fb534f2 = Weiter oder halten?

# Rolled
m-rolled-5127c19d = Gewürfelt

# The first with {target} points wins; the best has {best}.
m-the-first-with-target-points-win-5e33f3af = Wer zuerst { $target } Punkte hat, gewinnt; am meisten hat bisher { $best }.

# The game is over: {who} has won.
m-the-game-is-over-who-has-won-31ce7b76 = Die Partie ist zu Ende: { $who } hat gewonnen.

# This turn has {points} points already. Say "hold" to bank them, or a higher number.
m-this-turn-has-points-points-alre-60ce8c4c = In diesem Zug sind schon { $points } Punkte. Sag „sichern“, um sie auf die Bank zu bringen, oder eine höhere Zahl.

# You have {banked} points of {target}. Roll, or play the whole turn in one go: "hold at 20".
m-you-have-banked-points-of-target-cc04b745 = Du hast { $banked } Punkte von { $target }. Würfle oder spiel den ganzen Zug auf einmal: „sichern bei 20“.

# You have {points} points in this turn and {banked} in the bank. Roll on, or hold?
m-you-have-points-points-in-this-t-3258870d = Du hast { $points } Punkte in diesem Zug und { $banked } auf der Bank. Weiterwürfeln oder sichern?

# Your turn: roll
m-your-turn-roll-df0c62cf = Du bist dran: würfle

# a 1 loses it all
m-a-1-loses-it-all-b60d3508 = eine 1 verliert alles

# at stake
m-at-stake-adda7fd6 = im Spiel

# bank the points of this turn and end it
m-bank-the-points-of-this-turn-and-5c16600d = die Punkte dieses Zugs auf die Bank bringen und ihn beenden

# first seat
m-first-seat-66ad827d = erster Platz

# hold: bank {n}
m-hold-bank-n-d57d038d = halten: { $n } sichern

# not yet
m-not-yet-3b82aae1 = noch nicht

# points
m-points-c54a061d = Punkte

# points that win: 100, fewer for a shorter game
m-points-that-win-100-fewer-for-a-c1a8cb4c = Punkte zum Sieg: 100, weniger für eine kürzere Partie

# random
m-random-a441b15f = zufällig

# roll the die once more
m-roll-the-die-once-more-8bec445c = noch einmal würfeln

# roll until the turn has so many points, or enough to win, then bank them; also for your next turns
m-roll-until-the-turn-has-so-many-825f6df3 = würfeln, bis der Zug so viele Punkte hat oder genug zum Sieg, dann sichern; auch für deine nächsten Züge

# roll: a 1 loses what is at stake
m-roll-a-1-loses-what-is-at-stake-772bf572 = würfeln: eine 1 verliert, was auf dem Spiel steht

# rolled in this turn: {dice}
m-rolled-in-this-turn-dice-608d5e6a = in diesem Zug gewürfelt: { $dice }

# target
m-target-34a04005 = Ziel

# the ranking: {who}
m-the-ranking-who-5a019463 = Rangfolge: { $who }

# to {n}
m-to-n-e09c944b = bis { $n }

# turns
m-turns-6976a029 = Züge

# who has the first turn
m-who-has-the-first-turn-661adad3 = wer beginnt

# wins
m-wins-a962826d = gewinnt

# {who} banks {n} {n|point|points}.
m-who-banks-n-n-point-points-2996b8c3 = { $who } sichert { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }.

# {who} has {banked} points of {target} and will hold at {points} in {n} more {n|turn|turns}.
m-who-has-banked-points-of-target-1e40399b = { $who } hat { $banked } Punkte von { $target } und sichert bei { $points }, noch { $n } { $n ->
        [one] Zug
       *[other] Züge
    }.

# {who} has {banked} points of {target}.
m-who-has-banked-points-of-target-b9c56eb9 = { $who } hat { $banked } Punkte von { $target }.

# {who} rolls {dice} and loses the points of this turn.
m-who-rolls-dice-and-loses-the-po-896203c4 = { $who } wirft { $dice } und verliert die Punkte dieses Zugs.

# {who} rolls {dice}.
m-who-rolls-dice-923a9dd3 = { $who } wirft { $dice }.

# {who} to roll
m-who-to-roll-a4428787 = { $who } würfelt

# {who} will hold at {points} in {n} more {n|turn|turns}.
m-who-will-hold-at-points-in-n-mo-a5265825 = { $who } sichert bei { $points }, noch { $n } { $n ->
        [one] Zug
       *[other] Züge
    }.

# {who} won
m-who-won-e1f8c528 = { $who } hat gewonnen

# {who}: {n} of {target}
m-who-n-of-target-a748caad = { $who }: { $n } von { $target }
