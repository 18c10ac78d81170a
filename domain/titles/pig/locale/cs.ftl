# , will hold at {n}
m-will-hold-at-n-509e18d7 = , nechá si od { $n }

# , {n} at stake
m-n-at-stake-ddc8a750 = , v sázce { $n }

# Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.
m-each-player-rolls-one-die-as-oft-988d422e = Hráč hází kostkou, kolikrát se odváží, a sčítá, co padne, dokud mu jednička nevezme celý tah. Kdo má první v banku dost bodů, vyhrává.

# Hold
m-hold-8e685d54 = Nechat

# It is the turn of {who}: rolled {rolls}; {n} {n|point|points} in this turn.
m-it-is-the-turn-of-who-rolled-rol-190c054e = Na tahu je { $who }: hozeno { $rolls }; v tomto tahu { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# Roll
m-roll-4464105f = Hodit

# Roll first: there is nothing to bank in this turn.
m-roll-first-there-is-nothing-to-b-429af8f2 = Nejdřív hoďte: v tomto tahu není co uložit.

# Roll on, or hold?
m-roll-on-or-hold-8fb534f2 = Házet, nebo si nechat?

# Rolled
m-rolled-5127c19d = Padlo

# The first with {target} points wins; the best has {best}.
m-the-first-with-target-points-win-5e33f3af = Vyhrává první, kdo dosáhne { $target } { $target ->
        [one] bodu
        [few] bodů
        [many] bodu
       *[other] bodů
    }; nejvíc má { $best }.

# The game is over: {who} has won.
m-the-game-is-over-who-has-won-31ce7b76 = Partie skončila: vyhrává { $who }.

# This turn has {points} points already. Say "hold" to bank them, or a higher number.
m-this-turn-has-points-points-alre-60ce8c4c = V tomto tahu už je bodů: { $points }. Napište „nechat“ a uložíte je, nebo vyšší číslo.

# You have {banked} points of {target}. Roll, or play the whole turn in one go: "hold at 20".
m-you-have-banked-points-of-target-cc04b745 = Máte { $banked } { $banked ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } z { $target }. Hoďte, nebo zahrajte celý tah najednou: „nechat na 20“.

# You have {points} points in this turn and {banked} in the bank. Roll on, or hold?
m-you-have-points-points-in-this-t-3258870d = V tomto tahu máte { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } a uloženo { $banked }. Házet dál, nebo skončit?

# Your turn: roll
m-your-turn-roll-df0c62cf = Jste na tahu: hoďte

# a 1 loses it all
m-a-1-loses-it-all-b60d3508 = 1 ztratí vše

# at stake
m-at-stake-adda7fd6 = v sázce

# bank the points of this turn and end it
m-bank-the-points-of-this-turn-and-5c16600d = uložit body tohoto tahu do banku a tah ukončit

# first seat
m-first-seat-66ad827d = první místo

# hold: bank {n}
m-hold-bank-n-d57d038d = nechat: uložit { $n }

# not yet
m-not-yet-3b82aae1 = ještě ne

# points
m-points-c54a061d = body

# points that win: 100, fewer for a shorter game
m-points-that-win-100-fewer-for-a-c1a8cb4c = body k výhře: 100, méně pro kratší hru

# random
m-random-a441b15f = náhodně

# roll the die once more
m-roll-the-die-once-more-8bec445c = hodit kostkou ještě jednou

# roll until the turn has so many points, or enough to win, then bank them; also for your next turns
m-roll-until-the-turn-has-so-many-825f6df3 = házet, dokud tah nemá tolik bodů nebo dost k výhře, pak je uložit; i pro další tahy

# roll: a 1 loses what is at stake
m-roll-a-1-loses-what-is-at-stake-772bf572 = hodit: 1 ztratí, co je v sázce

# rolled in this turn: {dice}
m-rolled-in-this-turn-dice-608d5e6a = padlo v tomto tahu: { $dice }

# target
m-target-34a04005 = cíl

# the ranking: {who}
m-the-ranking-who-5a019463 = pořadí: { $who }

# to {n}
m-to-n-e09c944b = do { $n }

# turns
m-turns-6976a029 = tahy

# who has the first turn
m-who-has-the-first-turn-661adad3 = kdo začíná

# wins
m-wins-a962826d = vyhrává

# {who} banks {n} {n|point|points}.
m-who-banks-n-n-point-points-2996b8c3 = { $who } ukládá { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# {who} has {banked} points of {target} and will hold at {points} in {n} more {n|turn|turns}.
m-who-has-banked-points-of-target-1e40399b = { $who } má { $banked } { $banked ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } z { $target } a skončí na { $points }, ještě v { $n } { $n ->
        [one] tahu
        [few] tazích
        [many] tahu
       *[other] tazích
    }.

# {who} has {banked} points of {target}.
m-who-has-banked-points-of-target-b9c56eb9 = { $who } má { $banked } { $banked ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } z { $target }.

# {who} rolls {dice} and loses the points of this turn.
m-who-rolls-dice-and-loses-the-po-896203c4 = { $who } hází { $dice } a ztrácí body tohoto tahu.

# {who} rolls {dice}.
m-who-rolls-dice-923a9dd3 = { $who } hází { $dice }.

# {who} to roll
m-who-to-roll-a4428787 = { $who }: na hodu

# {who} will hold at {points} in {n} more {n|turn|turns}.
m-who-will-hold-at-points-in-n-mo-a5265825 = { $who } skončí na { $points }, ještě v { $n } { $n ->
        [one] tahu
        [few] tazích
        [many] tahu
       *[other] tazích
    }.

# {who} won
m-who-won-e1f8c528 = { $who } vyhrává

# {who}: {n} of {target}
m-who-n-of-target-a748caad = { $who }: { $n } z { $target }
