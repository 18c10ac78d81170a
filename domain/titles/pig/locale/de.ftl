# Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.
m-each-player-rolls-one-die-as-oft-988d422e = Alle werfen einen Würfel, so oft sie sich trauen, und zählen zusammen, bis eine 1 den ganzen Zug nimmt. Wer zuerst genug Punkte auf der Bank hat, gewinnt.

# It is the turn of {who}: rolled {rolls}; {n} {n|point|points} in this turn.
m-it-is-the-turn-of-who-rolled-rol-190c054e = Am Zug ist { $who }: geworfen { $rolls }; { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } in diesem Zug.

# Roll first: there is nothing to bank in this turn.
m-roll-first-there-is-nothing-to-b-429af8f2 = Wirf erst: in diesem Zug gibt es nichts zu sichern.

# Roll on, or hold?
m-roll-on-or-hold-8fb534f2 = Weiterwürfeln oder sichern?

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
m-your-turn-roll-df0c62cf = Dein Zug: würfle

# a 1 loses it all
m-a-1-loses-it-all-b60d3508 = bei einer 1 ist alles weg

# at stake
m-at-stake-adda7fd6 = auf dem Spiel

# bank the points of this turn and end it
m-bank-the-points-of-this-turn-and-5c16600d = die Punkte dieses Zugs auf die Bank bringen und ihn beenden

# not yet
m-not-yet-3b82aae1 = noch nicht

# roll the die once more
m-roll-the-die-once-more-8bec445c = noch einmal würfeln

# roll until the turn has so many points, or enough to win, then bank them; also for your next turns
m-roll-until-the-turn-has-so-many-825f6df3 = würfeln, bis der Zug so viele Punkte hat oder genug zum Sieg, dann sichern; auch für deine nächsten Züge

# roll: a 1 loses what is at stake
m-roll-a-1-loses-what-is-at-stake-772bf572 = würfeln: bei einer 1 ist weg, was auf dem Spiel steht

# rolled in this turn: 
m-rolled-in-this-turn-47d87c78 = geworfen in diesem Zug:{ " " }

# the ranking: 
m-the-ranking-ec7cecd3 = die Reihenfolge:{ " " }

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

# {who} will hold at {points} in {n} more {n|turn|turns}.
m-who-will-hold-at-points-in-n-mo-a5265825 = { $who } sichert bei { $points }, noch { $n } { $n ->
        [one] Zug
       *[other] Züge
    }.
