#  For example: "{example}".
m-for-example-example-c551b502 = { " " }Například: „{ $example }“.

#  It is decided.
m-it-is-decided-4aacc07b = { " " }Je rozhodnuto.

# " or "
m-or-e8906955 = “ nebo „

# "{address}" is no mail address; one is like ann@example.org.
m-address-is-no-mail-address-one-299d870e = „{ $address }“ není e-mailová adresa; ta vypadá třeba jako ann@example.org.

# "{part}" is no answer of {title}; the last may be "wait".
m-part-is-no-answer-of-title-the-8db4d151 = „{ $part }“ není odpověď ve hře { $title }; poslední může být „čekat“.

# "{text}" is not finished: {wanted} is missing.
m-text-is-not-finished-wanted-is-42af297c = „{ $text }“ není dokončeno, chybí: { $wanted }.

# "{text}" is not understood from "{word}" on.
m-text-is-not-understood-from-wor-c91f7f26 = „{ $text }“: nerozumíme od „{ $word }“ dál.

# "{text}" is not understood. Did you mean "{meant}"?
m-text-is-not-understood-did-you-9a6c8672 = „{ $text }“: nerozumíme. Mysleli jste „{ $meant }“?

# "{text}" is not understood. If it is to say "{meant}": {why}
m-text-is-not-understood-if-it-is-d8004de3 = „{ $text }“: nerozumíme. Pokud to znamená „{ $meant }“: { $why }

# "{text}" is not understood. Say "help" for what can be said now.
m-text-is-not-understood-say-help-edf8a92c = „{ $text }“: nerozumíme. Slovo „pomoc“ ukáže, co lze teď říct.

# "{text}" is not understood: {wanted} is wanted instead of "{word}".
m-text-is-not-understood-wanted-i-5f9b1a93 = „{ $text }“: nerozumíme; místo „{ $word }“ se čeká { $wanted }.

# "{value}" is no time zone; say one like Europe/Prague.
m-value-is-no-time-zone-say-one-l-57ac72ab = „{ $value }“ není časové pásmo; uveďte třeba Europe/Prague.

# , else 
m-else-2935c988 = , jinak{ " " }

# A bot takes your seat.
m-a-bot-takes-your-seat-fe88ae80 = Vaše místo přebírá bot.

# A clock stands still for 1 to {most} hours.
m-a-clock-stands-still-for-1-to-mo-5ca51898 = Hodiny mohou stát 1 až { $most } { $most ->
        [one] hodinu
        [few] hodiny
        [many] hodiny
       *[other] hodin
    }.

# A day is written 2026-12-24.
m-a-day-is-written-2026-12-24-1406d5fb = Den se píše 2026-12-24.

# A game of {title} goes on from {after}, with what that one left. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-goes-on-from-aft-2b8c49cf = Partie hry { $title } navazuje na { $after } a na to, co po ní zbylo. Bere semínko číslo { $number } z předem zaručených: { $commitment }

# A game of {title} goes on from {after}, with what that one left. The seed is committed: {commitment}
m-a-game-of-title-goes-on-from-aft-f43f55c5 = Partie hry { $title } navazuje na { $after } a na to, co po ní zbylo. Semínko je zaručeno: { $commitment }

# A game of {title} is opened. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-is-opened-it-tak-9d0c0048 = Partie hry { $title } je otevřena. Bere semínko číslo { $number } z předem zaručených: { $commitment }

# A game of {title} is opened. The seed is committed: {commitment}
m-a-game-of-title-is-opened-the-se-84665c9a = Partie hry { $title } je otevřena. Semínko je zaručeno: { $commitment }

# A game that goes on from another is not cancelled; say "no" to leave it.
m-a-game-that-goes-on-from-another-00adb5ee = Partie, která navazuje na jinou, se neruší; odejdete slovem „ne“.

# A gift is from one instant to another, as 2026-12-24T20:00:00Z.
m-a-gift-is-from-one-instant-to-an-a48c9a06 = Dar času se píše od okamžiku do okamžiku, jako 2026-12-24T20:00:00Z.

# A gift is time that has passed, {n} days at most.
m-a-gift-is-time-that-has-passed-n-d7f31a3c = Darovat lze čas, který už uplynul, nejvýše { $n } { $n ->
        [one] den
        [few] dny
        [many] dne
       *[other] dní
    }.

# A holiday is booked: {n} {n|day|days} of the store.
m-a-holiday-is-booked-n-n-day-days-7dca2369 = Dovolená zapsána: { $n } { $n ->
        [one] den
        [few] dny
       *[other] dní
    } ze zásoby.

# A name has 1 to 40 printable characters.
m-a-name-has-1-to-40-printable-cha-04b50376 = Jméno má 1 až 40 tisknutelných znaků.

# A name has letters or digits that can be seen, and few marks on each.
m-a-name-has-letters-or-digits-tha-b23eb4c5 = Jméno má viditelná písmena nebo číslice a na každém málo značek.

# A name holds no address and no link; put a space after a full stop.
m-a-name-holds-no-address-and-no-l-95d9723b = Jméno neobsahuje adresu ani odkaz; za tečkou dejte mezeru.

# A night is written 23:00-07:00, or left empty; "{text}" is none.
m-a-night-is-written-23-00-07-00-o-b3c4f794 = Noc se píše 23:00-07:00, nebo se nechá prázdná; „{ $text }“ noc není.

# A night lasts from a minute to {n} hours.
m-a-night-lasts-from-a-minute-to-n-d0fedd68 = Noc trvá od jedné minuty do { $n } { $n ->
        [one] hodiny
        [few] hodin
        [many] hodiny
       *[other] hodin
    }.

# A nonce is 1 to 64 letters, digits, - or _.
m-a-nonce-is-1-to-64-letters-digit-096c0d22 = Nonce má 1 až 64 znaků: písmena, číslice, - nebo _.

# A player who left
m-a-player-who-left-f96d8f13 = Hráč, který odešel

# A rematch is offered once the game is over.
m-a-rematch-is-offered-once-the-ga-02266de4 = Odveta se nabízí, až když partie skončí.

# A seat has at most {n} orders.
m-a-seat-has-at-most-n-orders-228be50e = Jedno místo má nejvýše { $n } { $n ->
        [one] příkaz
        [few] příkazy
        [many] příkazu
       *[other] příkazů
    }.

# A seat is for a player, for the bot "sensible", or for anybody.
m-a-seat-is-for-a-player-for-the-b-ec2eb9eb = Místo je pro hráče, pro bota „sensible“, nebo pro kohokoli.

# A signature of this chain is {digits} hexadecimal digits, in small letters.
m-a-signature-of-this-chain-is-dig-e001dd8d = Podpis tohoto řetězu má { $digits } { $digits ->
        [one] šestnáctkovou číslici
        [few] šestnáctkové číslice
        [many] šestnáctkové číslice
       *[other] šestnáctkových číslic
    }, malými písmeny.

# A table has {n} days to begin.
m-a-table-has-n-days-to-begin-2127eb82 = Stůl má na začátek partie { $n } { $n ->
        [one] den
        [few] dny
        [many] dne
       *[other] dní
    }.

# All agreed: the game ends as it stands. The seed was {seed}
m-all-agreed-the-game-ends-as-it-s-336bc1bc = Všichni souhlasí: partie končí podle současného stavu. Semínko bylo { $seed }

# All agreed: the game is called off, without a result. The seed was {seed}
m-all-agreed-the-game-is-called-of-f7c333a4 = Všichni souhlasí: partie se ruší bez výsledku. Semínko bylo { $seed }

# All orders are gone.
m-all-orders-are-gone-81e2abdc = Všechny příkazy jsou zrušené.

# An order has 1 to {n} answers with else between them.
m-an-order-has-1-to-n-answers-with-162eed0e = Příkaz má 1 až { $n } { $n ->
        [one] odpověď
        [few] odpovědi
        [many] odpovědi
       *[other] odpovědí
    }, mezi nimi „jinak“.

# At this table who cannot act is asked all the same, and passes: who is asked shows nothing of a hand.
m-at-this-table-who-cannot-act-is-179ba07a = U tohoto stolu se ptáme i toho, kdo nemůže nic udělat; pasuje, a otázka tak o ruce nic neprozradí.

# At this table who cannot act is skipped: that means fewer letters, and it shows something of a hand.
m-at-this-table-who-cannot-act-is-fe2662a8 = U tohoto stolu se ten, kdo nemůže nic udělat, přeskakuje: dopisů je méně, ale něco to o ruce prozradí.

# Bots take the seats that were still empty.
m-bots-take-the-seats-that-were-st-2922eec7 = Místa, která zůstala prázdná, přebírají boti.

# From now on the only legal answer is given for you.
m-from-now-on-the-only-legal-answe-b48595fd = Od teď se jediná možná odpověď dává za vás.

# From now on you are not asked where all that is left can wait.
m-from-now-on-you-are-not-asked-wh-8800b4b6 = Od teď se vás neptáme, když všechno ostatní může počkat.

# If you resign, the game ends, since no other person is left. "{yes}" does it.
m-if-you-resign-the-game-ends-sinc-a5877dea = Když se vzdáte, partie končí, protože nezbývá žádný další člověk. Provedete to slovem „{ $yes }“.

# If you resign, your seat is offered to others and you are not asked any more. Of this game you get one letter, at its end. You can come back until somebody takes the seat. "{yes}" does it.
m-if-you-resign-your-seat-is-offer-3286c2f6 = Když se vzdáte, vaše místo se nabídne jiným a nic dalšího po vás nebudeme chtít. O této partii dostanete už jen jeden dopis, na jejím konci. Vrátit se můžete, dokud místo někdo neobsadí. Provedete to slovem „{ $yes }“.

# It can go on with: {words}.
m-it-can-go-on-with-words-d9efe873 = Může pokračovat takto: { $words }.

# It is about your own seat; the others decide.
m-it-is-about-your-own-seat-the-ot-b788b817 = Jde o vaše vlastní místo; rozhodují ostatní.

# It is decided.
m-it-is-decided-4271be93 = Je rozhodnuto.

# It is not your turn.
m-it-is-not-your-turn-39acfa2f = Nejste na tahu.

# Letters of game {game} are muted.
m-letters-of-game-game-are-muted-c43501d1 = Dopisy z partie { $game } jsou ztlumeny.

# Letters of game {game} are wanted again.
m-letters-of-game-game-are-wanted-76644837 = Dopisy z partie { $game } zase chodí.

# More time is 1 to {most} hours.
m-more-time-is-1-to-most-hours-45da1d48 = Více času znamená 1 až { $most } { $most ->
        [one] hodinu
        [few] hodiny
        [many] hodiny
       *[other] hodin
    }.

# Name {n} or more days of the week on which you play, like "mon tue sat".
m-name-n-or-more-days-of-the-week-001defb4 = Jmenujte aspoň { $n } { $n ->
        [one] den
        [few] dny
        [many] dne
       *[other] dní
    } v týdnu, kdy hrajete, například „mon tue sat“.

# No bot holds this seat.
m-no-bot-holds-this-seat-9046aed9 = Toto místo nedrží žádný bot.

# No chain "{chain}" is known. There are: {all}.
m-no-chain-chain-is-known-there-ar-405de983 = Řetěz „{ $chain }“ neznáme. Jsou tyto: { $all }.

# No seat of this game is free for you.
m-no-seat-of-this-game-is-free-for-593e349e = V této partii pro vás není volné žádné místo.

# No seed was committed to before your order came. Send it once more.
m-no-seed-was-committed-to-before-9cfa7d90 = Než přišla vaše objednávka, nebylo k žádnému zárodku náhody závazku. Pošlete ji znovu.

# Nobody added anything.
m-nobody-added-anything-40b49249 = Nikdo nic nepřidal.

# Nobody but the house has a part in it: the house could have chosen this luck.
m-nobody-but-the-house-has-a-part-33d95a83 = Podíl na tom má jen dům: dům si mohl náhodu vybrat.

# Nobody could choose this luck: round {round} of the public beacon drand was named at the opening and came out when all the rest was fixed.
m-nobody-could-choose-this-luck-ro-1313f62c = Náhodu si nemohl vybrat nikdo: kolo { $round } veřejného majáku drand bylo určeno při otevření a vyšlo, až když bylo vše ostatní pevně dané.

# Nobody is left to play on: the game ends. The seed was {seed}
m-nobody-is-left-to-play-on-the-ga-6bc77de7 = Není už kdo by hrál: partie končí. Semínko bylo { $seed }

# Nobody wants to take a move back.
m-nobody-wants-to-take-a-move-back-60dfbbc2 = Nikdo nechce vrátit tah.

# Nobody whom you could let go has seat {n}.
m-nobody-whom-you-could-let-go-has-da08dd0d = Na místě { $n } nesedí nikdo, koho byste mohli uvolnit.

# Nothing can be played now.
m-nothing-can-be-played-now-8c76b00e = Teď se nedá nic hrát.

# Nothing follows that game.
m-nothing-follows-that-game-b004ed68 = Na tuto partii nic nenavazuje.

# Nothing is decided in advance.
m-nothing-is-decided-in-advance-7cfc9a5a = Předem není rozhodnuto nic.

# Nothing more is asked here.
m-nothing-more-is-asked-here-dca667f1 = Na nic dalšího se tu neptáme.

# Only a table that has not begun, and goes on from no game, is closed like this.
m-only-a-table-that-has-not-begun-bb020c16 = Takto se zavírá jen stůl, který ještě nezačal a nenavazuje na žádnou partii.

# Only the player who opened the game can cancel it.
m-only-the-player-who-opened-the-g-14d74781 = Partii může zrušit jen hráč, který ji otevřel.

# Only the player who opened this table can release a seat.
m-only-the-player-who-opened-this-e4fbbe17 = Místo může uvolnit jen hráč, který tento stůl otevřel.

# Order {n}: {orders}. Nobody else sees it before it is used.
m-order-n-orders-nobody-else-sees-cdb9ddeb = Příkaz { $n }: { $orders }. Než se použije, nikdo jiný ho nevidí.

# Player
m-player-64aee8c6 = Hráč

# Points so far: {points}.
m-points-so-far-points-989f79b0 = Body dosud: { $points }.

# Round {round} of the public beacon drand is added, but was out before the last part.
m-round-round-of-the-public-beacon-0030167d = Kolo { $round } veřejného majáku drand se přidává, ale vyšlo dříve než poslední část.

# Round {round} of the public beacon drand, due at {due}, is added when it is out. If nobody adds anything after that time, nobody can choose the luck.
m-round-round-of-the-public-beacon-9ae4aa6e = Kolo { $round } veřejného majáku drand má vyjít { $due } a přidá se, až vyjde. Pokud po té době nikdo nic nepřidá, nemůže si náhodu vybrat nikdo.

# Say 1 to {most} lines at once.
m-say-1-to-most-lines-at-once-d9ca53d8 = Řekněte najednou 1 až { $most } { $most ->
        [one] řádek
        [few] řádky
        [many] řádku
       *[other] řádků
    }.

# Say it in one line of at most {n} printable characters.
m-say-it-in-one-line-of-at-most-n-71da039d = Řekněte to jedním řádkem, nejvýš { $n } tisknutelných znaků.

# Say on which motion: {names}.
m-say-on-which-motion-names-62e5759b = Řekněte, o kterém návrhu: { $names }.

# Say the name of a person at the table, or a seat that a person holds, 1 to {n}.
m-say-the-name-of-a-person-at-the-2722aca8 = Uveďte jméno člověka u stolu, nebo místo, které drží člověk, 1 až { $n }.

# Seat
m-seat-ae4e74c6 = Místo

# Seat {number} is not free for you.
m-seat-number-is-not-free-for-you-bd97a286 = Místo { $number } pro vás není volné.

# Seat {n} is free again.
m-seat-n-is-free-again-d34a61d5 = Místo { $n } je zase volné.

# Seat {n} is free again: its player has left.
m-seat-n-is-free-again-its-player-803c27a8 = Místo { $n } je zase volné: hráč odešel.

# Seat {n} is free again: the host has let its player go.
m-seat-n-is-free-again-the-host-ha-d321522d = Místo { $n } je zase volné: zakladatel stolu hráče uvolnil.

# Seat {n} is neither over time nor offered.
m-seat-n-is-neither-over-time-nor-0e8d00d0 = Na místě { $n } čas nevypršel a místo ani není nabízené.

# Seat {n} is offered to others already.
m-seat-n-is-offered-to-others-alre-36686326 = Místo { $n } se už nabízí jiným.

# Seed number {number} is not the next one, that is {next}. Look at the commitments and send it again.
m-seed-number-number-is-not-the-ne-fe7b61ba = Zárodek číslo { $number } není na řadě, další je { $next }. Podívejte se na závazky a pošlete to znovu.

# Settings are changed: {names}.
m-settings-are-changed-names-f931a60f = Změněna nastavení: { $names }.

# That can mean "{both}". Say which.
m-that-can-mean-both-say-which-5e7931dd = To může znamenat „{ $both }“. Řekněte co.

# That can mean more than {most} things. Write all names in full.
m-that-can-mean-more-than-most-thi-48fd3cce = To může znamenat více než { $most } věcí. Napište všechna jména celá.

# That day is not in the future: {day}.
m-that-day-is-not-in-the-future-da-bd8a6f07 = Tento den není v budoucnosti: { $day }.

# That game goes on in a way of its own: say "next".
m-that-game-goes-on-in-a-way-of-it-2666b406 = Tato partie pokračuje vlastním způsobem: napište „pokračuj“.

# That game is not over; what follows it is said at its end.
m-that-game-is-not-over-what-follo-eae78eef = Tato partie neskončila; co po ní bude, se řekne na jejím konci.

# That game went on from others, with what they left it; open a new one.
m-that-game-went-on-from-others-wi-4acef04f = Tato partie navazovala na jiné s tím, co po nich zbylo; otevřete novou.

# That holds as far as nobody could foresee the request of {who}.
m-that-holds-as-far-as-nobody-coul-fbf3d7cb = To platí, pokud nikdo nemohl předvídat žádost ({ $who }).

# That is no pace: {why}.
m-that-is-no-pace-why-6f7fbc57 = To není tempo: { $why }.

# That is not an answer to what you are asked now.
m-that-is-not-an-answer-to-what-yo-f751ac40 = To není odpověď na to, na co se vás teď ptáme.

# That is so already.
m-that-is-so-already-b48da4bc = Tak to už je.

# That request has a wrong shape: {error}
m-that-request-has-a-wrong-shape-e-a4db4174 = Tato žádost má špatný tvar: { $error }

# That takes {n} {n|day|days} and you have {left}: until {day} at most. Nothing was changed.
m-that-takes-n-n-day-days-and-you-11fb08a9 = Spotřebuje se { $n } { $n ->
        [one] den
        [few] dny
        [many] dne
       *[other] dní
    } a máte { $left }: nejdéle do { $day }. Nic se nezměnilo.

# That was done already, by what you said before it.
m-that-was-done-already-by-what-yo-841635cd = To už je provedeno na základě vašich dřívějších slov.

# The address {address} is added.
m-the-address-address-is-added-4a44065b = Přidána adresa { $address }.

# The address {address} is confirmed.
m-the-address-address-is-confirmed-ec9d065f = Adresa { $address } je potvrzena.

# The address {address} is removed.
m-the-address-address-is-removed-53b9219c = Adresa { $address } je odebrána.

# The clock has ended three turns in a row for {who}: the seat is offered to others, until {who} is back.
m-the-clock-has-ended-three-turns-0c1ece3d = Hodiny ukončily tři tahy po sobě ({ $who }): místo se nabízí jiným, dokud se { $who } nevrátí.

# The clock of this seat has stood still for this move already.
m-the-clock-of-this-seat-has-stood-be4a6c15 = Hodiny tohoto místa už při tomto tahu jednou stály.

# The clocks run.
m-the-clocks-run-42d27510 = Hodiny běží.

# The clocks stand still already.
m-the-clocks-stand-still-already-8dd071d1 = Hodiny už stojí.

# The deadline of this seat has been enforced already.
m-the-deadline-of-this-seat-has-be-224331db = Termín tohoto místa se už uplatnil.

# The game begins.
m-the-game-begins-893e604b = Partie začíná.

# The game has begun. To leave it say "resign".
m-the-game-has-begun-to-leave-it-s-c2113e47 = Partie začala. Odejdete z ní slovem „vzdávám“.

# The game has begun; it cannot be cancelled any more.
m-the-game-has-begun-it-cannot-be-2c61328a = Partie začala; zrušit se už nedá.

# The game has begun; no seat is free, or somebody was faster.
m-the-game-has-begun-no-seat-is-fr-02685ad8 = Partie začala; žádné místo není volné, nebo byl někdo rychlejší.

# The game has moved on: you spoke at version {expected}, it is at {version} now.
m-the-game-has-moved-on-you-spoke-83b4ec25 = Partie pokročila: vaše slova patří k verzi { $expected }, teď je verze { $version }.

# The game has not begun: a seat is still empty.
m-the-game-has-not-begun-a-seat-is-5117d94b = Partie nezačala: jedno místo je ještě prázdné.

# The game is over.
m-the-game-is-over-e5f63b8a = Partie skončila.

# The game is over: {n} {n|point|points}.
m-the-game-is-over-n-n-point-point-0ce97f9b = Partie skončila: { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# The game is {reason}. The seed was {seed}
m-the-game-is-reason-the-seed-was-d783b380 = Konec partie ({ $reason }). Semínko bylo { $seed }

# The game waits for no beacon.
m-the-game-waits-for-no-beacon-4ed60dfb = Partie nečeká na žádný maják.

# The holiday is cut short: {n} {n|day|days} go back into the store.
m-the-holiday-is-cut-short-n-n-day-e93b5eb2 = Dovolená zkrácena: { $n } { $n ->
        [one] den
        [few] dny
       *[other] dní
    } zpět do zásoby.

# The house alone could not choose this luck; together with {who}, who added last, it could.
m-the-house-alone-could-not-choose-58146c10 = Dům sám si tuto náhodu vybrat nemohl; mohl by jedině společně s tím, kdo přidal poslední ({ $who }).

# The house knows the seed while the game runs: it may know what is to come, but cannot change it.
m-the-house-knows-the-seed-while-t-d4c03795 = Dům zná zárodek, dokud partie běží: může vědět, co přijde, ale změnit to nemůže.

# The language "{value}" is none of {known}.
m-the-language-value-is-none-of-kn-69993c5a = Jazyk „{ $value }“ tu není, jsou tyto: { $known }.

# The luck comes from a secret seed, kept since the opening, and from what each seat added.
m-the-luck-comes-from-a-secret-see-4b123c42 = Náhoda vzniká z tajného zárodku, uloženého od otevření, a z toho, co přidalo každé místo.

# The luck comes from secret seed number {number}, committed to before this game was asked for, and from what the players add.
m-the-luck-comes-from-secret-seed-ba275108 = Náhoda vzniká z tajného zárodku číslo { $number }, který byl závazně daný dříve, než o tuto partii někdo požádal, a z toho, co přidají hráči.

# The name is {name} now.
m-the-name-is-name-now-4bf18c97 = Jméno je nyní { $name }.

# The next game has begun already; answer its own letters.
m-the-next-game-has-begun-already-a4bf2ca6 = Další partie už začala; odpovídejte na její vlastní dopisy.

# The others had {most} letters within a day because of what this seat did beside its moves. Try again later.
m-the-others-had-most-letters-with-f61ca7ca = Ostatní dostali během dne { $most } { $most ->
        [one] dopis
        [few] dopisy
        [many] dopisu
       *[other] dopisů
    } kvůli tomu, co toto místo dělalo mimo tahy. Zkuste to později.

# The others offer the seat of {who} to somebody else, until {who} is back.
m-the-others-offer-the-seat-of-who-dd2116e5 = Ostatní nabízejí místo někomu jinému, dokud se { $who } nevrátí.

# The others, and bots, added nothing.
m-the-others-and-bots-added-nothin-27cf5d4c = Ostatní a boti nepřidali nic.

# The pace is {n} hours a move; it must be 0 (no clock) to {most}.
m-the-pace-is-n-hours-a-move-it-mu-3b7fb91e = Tempo je { $n } { $n ->
        [one] hodina
        [few] hodiny
        [many] hodiny
       *[other] hodin
    } na tah; musí být 0 (bez hodin) až { $most }.

# The pace {name} is none of {known}.
m-the-pace-name-is-none-of-known-7b0f95f0 = Tempo { $name } tu není, jsou tato: { $known }.

# The player has left for ever, and was forgotten.
m-the-player-has-left-for-ever-and-429b6dbd = Hráč odešel navždy a jeho údaje jsou smazány.

# The public beacon is left out: {reason}.
m-the-public-beacon-is-left-out-re-9a64d9bf = Veřejný maják se vynechává: { $reason }.

# The public beacon is left out: {reason}. So the house could choose between with and without it.
m-the-public-beacon-is-left-out-re-e67ebcfc = Veřejný maják se vynechává: { $reason }. Dům si tedy mohl vybrat mezi náhodou s ním a bez něj.

# The public beacon is out: {value}
m-the-public-beacon-is-out-value-153b03ce = Veřejný maják vyšel: { $value }

# The round is due at {due}, and has {n} hours.
m-the-round-is-due-at-due-and-has-568a883b = Kolo má vyjít { $due } a má na to { $n } { $n ->
        [one] hodinu
        [few] hodiny
        [many] hodiny
       *[other] hodin
    }.

# The round must lie ahead, at most {days} days. From {first} on it does.
m-the-round-must-lie-ahead-at-most-4c97e543 = Kolo musí ležet v budoucnosti, nejvýše { $days } { $days ->
        [one] den
        [few] dny
        [many] dne
       *[other] dní
    } daleko. To platí od kola { $first }.

# The seat has moved since.
m-the-seat-has-moved-since-de51bbc6 = Z tohoto místa už mezitím přišel tah.

# The seat is yours again.
m-the-seat-is-yours-again-bd2483bd = Místo je zase vaše.

# The seat of {who} is offered to others, until {who} is back or somebody sits there.
m-the-seat-of-who-is-offered-to-ot-ba87e7f7 = Místo se nabízí jiným, dokud se { $who } nevrátí nebo dokud ho někdo neobsadí.

# The table
m-the-table-b3ecbbbb = Stůl

# The table did not begin within a month, and is closed. The seed was {seed}
m-the-table-did-not-begin-within-a-6787329d = Partie do měsíce nezačala, stůl je zavřen. Semínko bylo { $seed }

# The table goes on in another way already; say "next" or "no".
m-the-table-goes-on-in-another-way-5b1749b6 = Stůl už pokračuje jinak; řekněte „pokračuj“, nebo „ne“.

# The time from {since} to {until} counts for nobody: {reason}.
m-the-time-from-since-to-until-cou-f47ec161 = Čas od { $since } do { $until } se nepočítá nikomu: { $reason }.

# The time of this seat is not over: {until}.
m-the-time-of-this-seat-is-not-ove-f69e5d0a = Čas tohoto místa ještě nevypršel: { $until }.

# The umpire corrects the position: {reason}
m-the-umpire-corrects-the-position-65f5f340 = Rozhodčí opravuje stav: { $reason }

# The words at a table hold no address and no link; put a space after a full stop.
m-the-words-at-a-table-hold-no-add-a019f942 = Slova u stolu neobsahují adresu ani odkaz; za tečkou dejte mezeru.

# Then nothing follows. Say "next" whenever you want to go on.
m-then-nothing-follows-say-next-wh-d15daf01 = Pak už nic nenásleduje. Až budete chtít pokračovat, napište „pokračuj“.

# There are no orders.
m-there-are-no-orders-7c64d778 = Žádné příkazy nejsou.

# There is no clock in this game.
m-there-is-no-clock-in-this-game-874f1172 = V této partii nejsou hodiny.

# There is no game {game}.
m-there-is-no-game-game-40483521 = Partie { $game } neexistuje.

# There is no move of yours that could be taken back.
m-there-is-no-move-of-yours-that-c-86de8f58 = Nemáte žádný tah, který by šlo vrátit.

# There is no setting "{name}". There are: {known}.
m-there-is-no-setting-name-there-a-488809cc = Nastavení „{ $name }“ neexistuje. Jsou tato: { $known }.

# There is no such game.
m-there-is-no-such-game-7e779a74 = Taková partie neexistuje.

# There is no such motion to vote on.
m-there-is-no-such-motion-to-vote-04f38b91 = Není tu takový návrh, o kterém by se hlasovalo.

# There is something new to do already.
m-there-is-something-new-to-do-alr-aae1f5a1 = Něco nového už udělat jde.

# There was nothing for you to decide, so it was done for you ("{move}"). Who says "ask me everything" is asked.
m-there-was-nothing-for-you-to-dec-25945df4 = Nebylo o čem rozhodovat, a tak je to provedeno za vás („{ $move }“). Kdo napíše „ptát se na všechno“, dostane každou otázku.

# These are no facts of {title}: {error}
m-these-are-no-facts-of-title-erro-73b99f76 = Toto nejsou údaje o hře { $title }: { $error }

# This game goes on from another; to leave it say "no".
m-this-game-goes-on-from-another-t-91a97502 = Tato partie navazuje na jinou; odejdete z ní slovem „ne“.

# This game is of the time before seeds were committed to ahead: the house could have chosen its luck.
m-this-game-is-of-the-time-before-f698a737 = Tato partie je z doby, kdy se závazky k zárodkům ještě nedávaly předem: dům si náhodu mohl vybrat.

# This game is open already.
m-this-game-is-open-already-e5bb71b9 = Tato partie už je otevřená.

# Too many motions are open.
m-too-many-motions-are-open-065aaa51 = Otevřených návrhů je příliš mnoho.

# What comes then shows only when it is done.
m-what-comes-then-shows-only-when-5939666c = Co přijde potom, se ukáže, až když se to stane.

# What leaves nothing to decide is answered for you.
m-what-leaves-nothing-to-decide-is-e412cc46 = Kde není o čem rozhodovat, odpoví se za vás.

# What you are asked now is not answered by that.
m-what-you-are-asked-now-is-not-an-3a6e717d = Na současnou otázku to není odpověď.

# You added nothing to the luck.
m-you-added-nothing-to-the-luck-ab10c5fd = K náhodě jste nic nepřidali.

# You added words of your own to the luck: {nonce}.
m-you-added-words-of-your-own-to-t-4c81b10c = Váš podíl na náhodě, vaše slova: { $nonce }.

# You added your mail to the luck: the SHA-256 of its text and date is {nonce}.
m-you-added-your-mail-to-the-luck-6add8210 = Váš podíl na náhodě, SHA-256 textu a data vašeho e-mailu: { $nonce }.

# You added your request to the luck: {nonce}.
m-you-added-your-request-to-the-lu-d6386e3f = Váš podíl na náhodě, váš požadavek: { $nonce }.

# You are asked again when there is something new to do.
m-you-are-asked-again-when-there-i-ee753fb5 = Znovu se vás zeptáme, až půjde udělat něco nového.

# You are asked each time again.
m-you-are-asked-each-time-again-a0185e6c = Ptáme se vás pokaždé znovu.

# You are asked everything.
m-you-are-asked-everything-6bdef8b4 = Ptáme se vás na všechno.

# You are on holiday until {day} already.
m-you-are-on-holiday-until-day-alr-6db12b74 = Volno už máte do { $day }.

# You are on no holiday.
m-you-are-on-no-holiday-fa8e4bd9 = Nemáte žádné volno.

# You decide in advance: {n} {n|order|orders}; switches that are on: {on}.
m-you-decide-in-advance-n-n-order-7b59fed3 = Rozhodujete předem: { $n } { $n ->
        [one] příkaz
        [few] příkazy
       *[other] příkazů
    }; zapnuté přepínače: { $on }.

# You did not sit in that game.
m-you-did-not-sit-in-that-game-0073beb3 = V té partii nemáte žádné místo.

# You did not sit in the game that this one would go on from.
m-you-did-not-sit-in-the-game-that-bda798a3 = V partii, na kterou by tato navazovala, nemáte žádné místo.

# You do not sit at this seat of the game.
m-you-do-not-sit-at-this-seat-of-t-617a7a90 = Na tomto místě partie nesedíte.

# You have been asked anew since; nothing was done.
m-you-have-been-asked-anew-since-n-bd461b63 = Otázka mezitím přišla znovu; nic se neprovedlo.

# You have changed what you decide in advance {most} times since the last move. Wait for the next one.
m-you-have-changed-what-you-decide-346c2e29 = Od posledního tahu se vaše předběžná rozhodnutí změnila { $most }krát. Počkejte na další tah.

# You have left this table; the host is told.
m-you-have-left-this-table-the-hos-f15301d4 = Odcházíte od tohoto stolu; jeho zakladatel o tom ví.

# You have left your seat to a bot.
m-you-have-left-your-seat-to-a-bot-78c239d3 = Své místo necháváte botovi.

# You have opened this table, so you cannot leave it. You can close it.
m-you-have-opened-this-table-so-yo-aafe89f8 = Tento stůl je váš, proto od něj nemůžete odejít. Můžete ho zavřít.

# You have resigned already.
m-you-have-resigned-already-2e451567 = Vaše rezignace už platí.

# You have resigned, and nobody else is left: the game ends.
m-you-have-resigned-and-nobody-els-2d2c9c5b = Vzdáváte se a nikdo další nezbývá: partie končí.

# You have resigned. Say "come back" first, if nobody has taken your seat.
m-you-have-resigned-say-come-back-6bc3414d = Vaše rezignace platí. Nejdřív napište „zpátky“, pokud vaše místo nikdo neobsadil.

# You have resigned. Say "come back" to take your seat again.
m-you-have-resigned-say-come-back-3376d1b5 = Vaše rezignace platí. Místo si vezmete zpět slovy „zpátky“.

# You have resigned. The seat is offered to others; until one takes it you can "come back".
m-you-have-resigned-the-seat-is-of-f15356a5 = Vzdáváte se. Místo se nabízí jiným; dokud ho někdo neobsadí, můžete napsat „zpátky“.

# You have said that you go on.
m-you-have-said-that-you-go-on-30c38f10 = Víme, že pokračujete.

# You keep your seat, and nothing was done.
m-you-keep-your-seat-and-nothing-w-4196dede = Místo vám zůstává a nic se neprovedlo.

# You sit at this table already.
m-you-sit-at-this-table-already-9ea1c9f0 = U tohoto stolu už sedíte.

# You sit at this table already; name a seat to take a second one.
m-you-sit-at-this-table-already-na-3de8b60b = U tohoto stolu už sedíte; chcete-li druhé místo, jmenujte ho.

# You sit there already, and the others have {n} hours from the opening. After that, say "next" again and bots take the seats that are still empty.
m-you-sit-there-already-and-the-ot-d4b1d3c4 = Už tam sedíte a ostatní mají od otevření { $n } { $n ->
        [one] hodinu
        [few] hodiny
        [many] hodiny
       *[other] hodin
    }. Potom napište znovu „pokračuj“ a místa, která jsou ještě prázdná, přeberou boti.

# You were done until something new.
m-you-were-done-until-something-ne-f76fe45d = Platilo „hotovo do novinky“.

# Your last move cannot be taken back: {why} with it.
m-your-last-move-cannot-be-taken-b-11fb1526 = Váš poslední tah nelze vrátit, s ním totiž: { $why }.

# Your last move could be taken back until {at} UTC. Then {why}.
m-your-last-move-could-be-taken-ba-10cd69dc = Váš poslední tah šlo vrátit do { $at } UTC. Potom: { $why }.

# Your orders are void: {why}.
m-your-orders-are-void-why-03bb373d = Vaše příkazy neplatí: { $why }.

# Your seat is not offered to anybody.
m-your-seat-is-not-offered-to-anyb-6f42897b = Vaše místo se nikomu nenabízí.

# Your vote against it is noted.
m-your-vote-against-it-is-noted-9960f737 = Váš hlas proti je zapsaný.

# Your vote is noted: {n} of {wanted}. A motion that is not decided after {hours} hours lapses.
m-your-vote-is-noted-n-of-wanted-a-c55b45cc = Váš hlas je zapsán: { $n } z { $wanted }. Návrh, o kterém se nerozhodne do { $hours } hodin, propadá.

# Zone, night and days can be changed {n} times in 30 days.
m-zone-night-and-days-can-be-chang-d01d58a4 = Pásmo, noc a dny lze měnit nejvýše { $n }× za 30 dní.

# agree to the motion that is open
m-agree-to-the-motion-that-is-open-153de943 = souhlasit s návrhem, o kterém se hlasuje

# an only answer is given for you, or an empty turn is ended
m-an-only-answer-is-given-for-you-58e22534 = za vás se dá jediná možná odpověď nebo ukončí prázdný tah

# and so on each time that you are asked, until you can do what you could not do now
m-and-so-on-each-time-that-you-are-6366a593 = a tak pokaždé, dokud nepůjde udělat něco, co teď nešlo

# as host let somebody go before the game has begun
m-as-host-let-somebody-go-before-t-d3b08232 = uvolnit někoho před začátkem partie, pokud jste stůl otevřeli vy

# call off
m-call-off-3703dff7 = zrušení partie

# called off
m-called-off-065c771c = zrušeno

# drop all that you have ordered in advance
m-drop-all-that-you-have-ordered-i-31c155f1 = zrušit vše, co jste přikázali předem

# get up before the game has begun
m-get-up-before-the-game-has-begun-638e065a = odejít od stolu před začátkem partie

# go on
m-go-on-b5013eb1 = pokračování

# it is a number of hours, a preset or an object
m-it-is-a-number-of-hours-a-preset-785a791d = je to počet hodin, předvolba nebo objekt

# it says wait
m-it-says-wait-03a6e78f = říká wait

# keep your seat, where you were asked whether you resign
m-keep-your-seat-where-you-were-as-ee754ecf = zůstat u stolu, když se vás ptáme, zda to vzdáváte

# leave the game without being asked once more; others may take the seat
m-leave-the-game-without-being-ask-5e8cca3d = odejít z partie bez dalšího dotazu; místo mohou zaujmout jiní

# leave the game; you are asked once more before it is done
m-leave-the-game-you-are-asked-onc-f74efabb = odejít z partie; předtím se vás ještě zeptáme

# luck came up
m-luck-came-up-7f16227e = do hry vstoupila náhoda

# more time
m-more-time-eaca2afd = více času

# never began
m-never-began-0c27281c = nikdy nezačalo

# no answer of it fits
m-no-answer-of-it-fits-478741b3 = žádná jeho odpověď se nehodí

# no clock
m-no-clock-06db4f6c = bez hodin

# none is open for you
m-none-is-open-for-you-9a596fa3 = žádné pro vás není volné

# nothing is answered for you that you could say
m-nothing-is-answered-for-you-that-75a4cd5a = nic se neodpovídá za vás

# put a motion, or agree to it
m-put-a-motion-or-agree-to-it-8a659f56 = podat návrh, nebo s ním souhlasit

# somebody else moved
m-somebody-else-moved-5a97de16 = mezitím přišel tah někoho jiného

# something came up that nobody could know before
m-something-came-up-that-nobody-co-2f156599 = ukázalo se něco, co předem nemohl vědět nikdo

# take your offered seat back, until somebody sits there
m-take-your-offered-seat-back-unti-ba9e06f6 = vzít si zpět nabídnuté místo, dokud je nikdo nezaujal

# vote against a motion
m-vote-against-a-motion-55025e9b = hlasovat proti návrhu

# vote against the motion that is open
m-vote-against-the-motion-that-is-560600f7 = hlasovat proti projednávanému návrhu

# what you have decided in advance
m-what-you-have-decided-in-advance-d43afd5b = co jste rozhodli předem

# your time was over and the clock moved for you
m-your-time-was-over-and-the-clock-3ecaa989 = váš čas vypršel a hodiny táhly za vás

# {address} is none of your addresses.
m-address-is-none-of-your-address-decdc8cf = { $address } není žádná z vašich adres.

# {low} to {high}
m-low-to-high-71b64639 = { $low } až { $high }

# {name} joins; language: {language}, time zone: {zone}.
m-name-joins-language-language-ti-dc600ecd = { $name } přichází; jazyk: { $language }, časové pásmo: { $zone }.

# {n} players share the victory.
m-n-players-share-the-victory-7a2d1906 = O vítězství se dělí { $n } { $n ->
        [one] hráč
        [few] hráči
        [many] hráče
       *[other] hráčů
    }.

# {title} has no command "{sentence}".
m-title-has-no-command-sentence-aea17a6a = { $title } nezná povel „{ $sentence }“.

# {title} is for {seats} seats.
m-title-is-for-seats-seats-0be0f21f = { $title }, počet míst: { $seats }.

# {title} knows no such value: {error}
m-title-knows-no-such-value-error-88bfbc9f = { $title } takovou hodnotu nezná: { $error }

# {who} added it in the order that opened the game: the house could make no other seed then, but could let other games take numbers first, until one suited.
m-who-added-it-in-the-order-that-3c0cb49f = { $who } to přidává v objednávce, která partii otevřela: jiný zárodek dům v tu chvíli vytvořit nemohl, ale mohl nechat jiné partie vzít si čísla dřív, dokud se mu některé nehodilo.

# {who} added the Idempotency-Key of the request that took the seat.
m-who-added-the-idempotency-key-o-7f7a5a38 = { $who } přidává Idempotency-Key žádosti, která obsadila místo.

# {who} added the mail that took the seat.
m-who-added-the-mail-that-took-th-f2cea03a = { $who } přidává e-mail, který obsadil místo.

# {who} added the request that took the seat.
m-who-added-the-request-that-took-4550e1f4 = { $who } přidává žádost, která obsadila místo.

# {who} added words of their own.
m-who-added-words-of-their-own-5a41a889 = { $who } přidává vlastní slova.

# {who} cannot be reached by mail: the clock stands still for {n} {n|hour|hours}, or until the move.
m-who-cannot-be-reached-by-mail-t-164fd798 = { $who }: e-maily nedocházejí, hodiny stojí { $n } { $n ->
        [one] hodinu
        [few] hodiny
        [many] hodiny
       *[other] hodin
    }, nebo do tahu.

# {who} decided this in advance.
m-who-decided-this-in-advance-8f68299c = { $who }: rozhodnuto předem.

# {who} is back, and keeps the seat.
m-who-is-back-and-keeps-the-seat-6d84e726 = { $who } je zpět a místo si nechává.

# {who} is over time.
m-who-is-over-time-f275a633 = { $who }: čas vypršel.

# {who} is over time; the clock moves for this seat.
m-who-is-over-time-the-clock-move-1ec46734 = { $who }: čas vypršel; za toto místo táhnou hodiny.

# {who} is over time; the others decide what follows.
m-who-is-over-time-the-others-dec-9d4ba1c7 = { $who }: čas vypršel; o dalším rozhodují ostatní.

# {who} resigns; the seat is offered to others.
m-who-resigns-the-seat-is-offered-b02cbdaf = { $who } se vzdává; místo se nabízí jiným.

# {who} says "{words}".
m-who-says-words-1cd6560e = { $who } říká „{ $words }“.

# {who} sits down.
m-who-sits-down-46e81a18 = { $who } usedá ke stolu.

# {who} takes a move back, with all that came after it; all who were asked agreed.
m-who-takes-a-move-back-with-all-3bcd2bf3 = { $who } vrací tah a vše, co přišlo po něm; souhlasili všichni, kterých jsme se ptali.

# {who} takes the last move back.
m-who-takes-the-last-move-back-bb514579 = { $who } vrací poslední tah.

# {who} took over a seat later; what was drawn before is without this part.
m-who-took-over-a-seat-later-what-5d85a0e9 = { $who } přebírá místo později; co se táhlo dříve, je bez této části.

# {who} votes against: {motion} (seat {n}).
m-who-votes-against-motion-seat-n-0b6c4b4e = { $who } hlasuje proti: { $motion } (místo { $n }).

# {who} votes against: {motion} ({n} {n|hour|hours}).
m-who-votes-against-motion-n-n-ho-e5714fb1 = { $who } hlasuje proti: { $motion } ({ $n } { $n ->
        [one] hodina
        [few] hodiny
       *[other] hodin
    }).

# {who} votes against: {motion}.
m-who-votes-against-motion-219ccbdd = { $who } hlasuje proti: { $motion }.

# {who} votes for: {motion} (seat {n}).
m-who-votes-for-motion-seat-n-22277286 = { $who } hlasuje pro: { $motion } (místo { $n }).

# {who} votes for: {motion} ({n} {n|hour|hours}).
m-who-votes-for-motion-n-n-hour-h-c646fe5a = { $who } hlasuje pro: { $motion } ({ $n } { $n ->
        [one] hodina
        [few] hodiny
       *[other] hodin
    }).

# {who} votes for: {motion}.
m-who-votes-for-motion-3636279d = { $who } hlasuje pro: { $motion }.

# {who} wins.
m-who-wins-45d09fbb = { $who } vyhrává.

# {who}: other hours count now.
m-who-other-hours-count-now-192f018c = { $who }: nyní platí jiné hodiny.
