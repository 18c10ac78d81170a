# , will hold at {n}
m-will-hold-at-n-509e18d7 = , s'arrêtera à { $n }

# , {n} at stake
m-n-at-stake-ddc8a750 = , { $n } en jeu

# Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.
m-each-player-rolls-one-die-as-oft-988d422e = Chacun lance un dé autant de fois que son audace le permet et additionne les points, jusqu'à ce qu'un 1 emporte tout le tour. Qui met le premier assez de points en banque gagne.

# Hold
m-hold-8e685d54 = Garder

# It is the turn of {who}: rolled {rolls}; {n} {n|point|points} in this turn.
m-it-is-the-turn-of-who-rolled-rol-190c054e = { $who } joue : lancers { $rolls } ; { $n } { $n ->
        [one] point
       *[other] points
    } dans ce tour.

# Roll
m-roll-4464105f = Lancer

# Roll first: there is nothing to bank in this turn.
m-roll-first-there-is-nothing-to-b-429af8f2 = Lancez d’abord : il n’y a rien à mettre en banque dans ce tour.

# Roll on, or hold?
m-roll-on-or-hold-8fb534f2 = Relancer ou garder ?

# Rolled
m-rolled-5127c19d = Lancés

# The first with {target} points wins; the best has {best}.
m-the-first-with-target-points-win-5e33f3af = Gagne qui atteint { $target } points en premier ; le meilleur score : { $best }.

# The game is over: {who} has won.
m-the-game-is-over-who-has-won-31ce7b76 = La partie est terminée. Victoire : { $who }.

# This turn has {points} points already. Say "hold" to bank them, or a higher number.
m-this-turn-has-points-points-alre-60ce8c4c = Ce tour vaut déjà { $points } points. Écrivez « garder » pour les mettre en banque, ou un nombre plus grand.

# You have {banked} points of {target}. Roll, or play the whole turn in one go: "hold at 20".
m-you-have-banked-points-of-target-cc04b745 = Vous avez { $banked } { $banked ->
        [one] point
       *[other] points
    } sur { $target }. Lancez, ou jouez tout le tour d’un coup : « garder à 20 ».

# You have {points} points in this turn and {banked} in the bank. Roll on, or hold?
m-you-have-points-points-in-this-t-3258870d = Vous avez { $points } { $points ->
        [one] point
       *[other] points
    } dans ce tour et { $banked } en banque. Lancer encore, ou s’arrêter ?

# Your turn: roll
m-your-turn-roll-df0c62cf = À vous : lancez

# a 1 loses it all
m-a-1-loses-it-all-b60d3508 = un 1 perd tout

# at stake
m-at-stake-adda7fd6 = en jeu

# bank the points of this turn and end it
m-bank-the-points-of-this-turn-and-5c16600d = mettre en banque les points de ce tour et le finir

# first seat
m-first-seat-66ad827d = premier siège

# hold: bank {n}
m-hold-bank-n-d57d038d = garder : { $n } en banque

# not yet
m-not-yet-3b82aae1 = pas encore

# points
m-points-c54a061d = points

# points that win: 100, fewer for a shorter game
m-points-that-win-100-fewer-for-a-c1a8cb4c = points pour gagner : 100, moins pour une partie plus courte

# random
m-random-a441b15f = au hasard

# roll the die once more
m-roll-the-die-once-more-8bec445c = lancer le dé encore une fois

# roll until the turn has so many points, or enough to win, then bank them; also for your next turns
m-roll-until-the-turn-has-so-many-825f6df3 = lancer jusqu'à avoir ces points ou assez pour gagner, puis les mettre en banque ; aussi pour vos tours suivants

# roll: a 1 loses what is at stake
m-roll-a-1-loses-what-is-at-stake-772bf572 = lancer : un 1 perd ce qui est en jeu

# rolled in this turn: {dice}
m-rolled-in-this-turn-dice-608d5e6a = lancés ce tour : { $dice }

# target
m-target-34a04005 = objectif

# the ranking: {who}
m-the-ranking-who-5a019463 = classement : { $who }

# to {n}
m-to-n-e09c944b = à { $n }

# turns
m-turns-6976a029 = tours

# who has the first turn
m-who-has-the-first-turn-661adad3 = qui commence

# wins
m-wins-a962826d = gagne

# {who} banks {n} {n|point|points}.
m-who-banks-n-n-point-points-2996b8c3 = { $who } met en banque { $n } { $n ->
        [one] point
       *[other] points
    }.

# {who} has {banked} points of {target} and will hold at {points} in {n} more {n|turn|turns}.
m-who-has-banked-points-of-target-1e40399b = { $who } a { $banked } { $banked ->
        [one] point
       *[other] points
    } sur { $target } et s’arrêtera à { $points }, encore { $n } { $n ->
        [one] tour
       *[other] tours
    }.

# {who} has {banked} points of {target}.
m-who-has-banked-points-of-target-b9c56eb9 = { $who } a { $banked } { $banked ->
        [one] point
       *[other] points
    } sur { $target }.

# {who} rolls {dice} and loses the points of this turn.
m-who-rolls-dice-and-loses-the-po-896203c4 = { $who } lance { $dice } et perd les points de ce tour.

# {who} rolls {dice}.
m-who-rolls-dice-923a9dd3 = { $who } lance { $dice }.

# {who} to roll
m-who-to-roll-a4428787 = { $who } : au lancer

# {who} will hold at {points} in {n} more {n|turn|turns}.
m-who-will-hold-at-points-in-n-mo-a5265825 = { $who } s’arrêtera à { $points }, encore { $n } { $n ->
        [one] tour
       *[other] tours
    }.

# {who} won
m-who-won-e1f8c528 = { $who } a gagné

# {who}: {n} of {target}
m-who-n-of-target-a748caad = { $who } : { $n } sur { $target }
