# Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn away. Who first has banked enough points wins.
m-each-player-rolls-one-die-as-oft-988d422e = Hráč hází kostkou, kolikrát se odváží, a sčítá, co padne, dokud mu jednička nevezme celý tah. Kdo má první v banku dost bodů, vyhrává.

# It is the turn of {who}: rolled {rolls}; {n} {n|point|points} in this turn.
m-it-is-the-turn-of-who-rolled-rol-190c054e = Na tahu je { $who }: hozeno { $rolls }; v tomto tahu { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# Roll first: there is nothing to bank in this turn.
m-roll-first-there-is-nothing-to-b-429af8f2 = Nejdřív hoďte: v tomto tahu není co uložit.

# Roll on, or hold?
m-roll-on-or-hold-8fb534f2 = Házet dál, nebo skončit?

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
m-your-turn-roll-df0c62cf = Jste na tahu: hod

# a 1 loses it all
m-a-1-loses-it-all-b60d3508 = jednička bere vše

# at stake
m-at-stake-adda7fd6 = v sázce

# bank the points of this turn and end it
m-bank-the-points-of-this-turn-and-5c16600d = uložit body tohoto tahu do banku a tah ukončit

# not yet
m-not-yet-3b82aae1 = ještě ne

# roll the die once more
m-roll-the-die-once-more-8bec445c = hodit kostkou ještě jednou

# roll until the turn has so many points, or enough to win, then bank them; also for your next turns
m-roll-until-the-turn-has-so-many-825f6df3 = házet, dokud tah nemá tolik bodů nebo dost k výhře, pak je uložit; i pro další tahy

# roll: a 1 loses what is at stake
m-roll-a-1-loses-what-is-at-stake-772bf572 = hod: jednička bere vše, co je v sázce

# rolled in this turn: 
m-rolled-in-this-turn-47d87c78 = hozeno v tomto tahu:{ " " }

# the ranking: 
m-the-ranking-ec7cecd3 = pořadí:{ " " }

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

# {who} will hold at {points} in {n} more {n|turn|turns}.
m-who-will-hold-at-points-in-n-mo-a5265825 = { $who } skončí na { $points }, ještě v { $n } { $n ->
        [one] tahu
        [few] tazích
        [many] tahu
       *[other] tazích
    }.
