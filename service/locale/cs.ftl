#  Your deadlines now: {dues}.
m-your-deadlines-now-dues-50d23c67 = { " " }Vaše termíny teď: { $dues }.

# "undo" still takes your last move back.
m-undo-still-takes-your-last-move-c5eb8c1a = „zpět“ stále vrátí váš poslední tah.

# , now for example "{example}"
m-now-for-example-example-8e0ac4a1 = , teď například „{ $example }“

# ; or 
m-or-b209c7d4 = ; nebo{ " " }

# A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.
m-a-letter-of-yours-was-used-that-42ca4710 = Použitý dopis už neplatí, proto se nic neprovedlo. Platný dopis dnes už přišel; chodí jeden denně, další může přijít po půlnoci UTC.

# A letter of yours was used that has expired, so nothing was done. This one works.
m-a-letter-of-yours-was-used-that-096247d1 = Použitý dopis už vypršel, proto se nic neprovedlo. Tento platí.

# A mail from {came} gives these lines in your name, and nothing was done yet:
m-a-mail-from-came-gives-these-lin-f0533def = E-mail od { $came } podává tyto řádky vaším jménem, a zatím se nic neprovedlo:

# After that the clock moves for you.
m-after-that-the-clock-moves-for-y-0e8cb484 = Potom za vás táhnou hodiny.

# After that the others decide how the game goes on.
m-after-that-the-others-decide-how-be72ca76 = Potom o pokračování partie rozhodují ostatní.

# After that your seat is offered to others.
m-after-that-your-seat-is-offered-3fda94aa = Potom se vaše místo nabídne jiným.

# All that has happened
m-all-that-has-happened-c77c40b5 = Vše, co se stalo

# All who were asked agreed to call the game of {title} off.
m-all-who-were-asked-agreed-to-cal-7c11ccaa = Všichni dotázaní souhlasili se zrušením partie: { $title }.

# All who were asked agreed to end the game of {title} as it stands.
m-all-who-were-asked-agreed-to-end-9663b21d = Všichni dotázaní souhlasili s ukončením partie ve stavu, v jakém je: { $title }.

# All you can do stands below with its mark.
m-all-you-can-do-stands-below-with-5a9c9d5f = Vše, co můžete udělat, stojí níže i se značkou.

# All your clocks stand still until {day}. That takes {n} {n|day|days} of holiday; {left} {left|is|are} left.
m-all-your-clocks-stand-still-unti-2eeadb8a = Všechny vaše hodiny stojí do { $day }. Spotřebuje se { $n } { $n ->
        [one] den
        [few] dny
        [many] dne
       *[other] dní
    } volna; zbývá { $left }.

# Answer "rematch", and the same table is opened once more; a seat is kept for each of you.
m-answer-rematch-and-the-same-tabl-3a41e181 = Odpovězte „odveta“ a stejný stůl se otevře ještě jednou; každý z vás tam má své místo.

# Answer each game at its own address, or press its options; an answer to this letter moves nothing.
m-answer-each-game-at-its-own-addr-fed0610d = Na každou partii odpovídejte na její vlastní adresu, nebo stiskněte její možnosti; odpověď na tento dopis nic nezahraje.

# Answer from your own address.
m-answer-from-your-own-address-f07383e4 = Odpovězte ze své vlastní adresy.

# Answer this letter with one word.
m-answer-this-letter-with-one-word-25a0e73c = Odpovězte na tento dopis jedním slovem.

# Answer this letter with yes and it is done, with no and it is thrown away; or press it:
m-answer-this-letter-with-yes-and-a5a9791f = Odpovězte na tento dopis „ano“ a provede se to, nebo „ne“ a zahodí se to; nebo to stiskněte:

# Answer with one of these two, or press it. Before that nothing is done.
m-answer-with-one-of-these-two-or-09f9c753 = Odpovězte jedním z těchto dvou slov, nebo ho stiskněte. Do té doby se nic neprovede.

# Answer with the number or the word. You add your mail to the luck, or words of your own: answer "join with" and the words.
m-answer-with-the-number-or-the-wo-04a3fcf1 = Odpovězte číslem nebo slovem. K náhodě přidáváte svůj e-mail, nebo vlastní slova: odpovězte „přidat s“ a ta slova.

# Answer with what stands in brackets, or in words ("{first}", and on the next line "{second}"). {several}
m-answer-with-what-stands-in-brack-35c24c33 = Odpovězte tím, co stojí v závorkách, nebo slovy („{ $first }“ a na dalším řádku „{ $second }“). { $several }

# Answer with what stands in brackets, or in words. {several}
m-answer-with-what-stands-in-brack-9026d14d = Odpovězte tím, co stojí v závorkách, nebo slovy. { $several }

# Answer {game} by mail
m-answer-game-by-mail-91f5e574 = Odpovědět e-mailem: { $game }

# Anybody else can take that seat; or "{bot}" gives it to a bot.
m-anybody-else-can-take-that-seat-4b1bf682 = Toto místo může obsadit kdokoli jiný; nebo ho „{ $bot }“ dá botovi.

# At the table: {names}. It begins when you and {n} {n|other|others} sit down.
m-at-the-table-names-it-begins-whe-d58cf9f2 = U stolu: { $names }. Začne se, až usednete vy a ještě { $n } { $n ->
        [one] hráč
        [few] hráči
        [many] hráče
       *[other] hráčů
    }.

# At the table: {names}. Yours is the last seat: it begins as you join.
m-at-the-table-names-yours-is-the-73710433 = U stolu: { $names }. Vaše místo je poslední: jakmile se přidáte, začíná se.

# Decided by: {by}.
m-decided-by-by-71088ac7 = Rozhodlo: { $by }.

# For "{said}" you could say: {nearest}.
m-for-said-you-could-say-nearest-17e30bae = Místo „{ $said }“ můžete napsat: { $nearest }.

# Guests have no keys. Give your mail address first.
m-guests-have-no-keys-give-your-ma-8deb3bcc = Hosté nemají klíče. Nejdřív uveďte svou e-mailovou adresu.

# How {title} is played
m-how-title-is-played-6a087072 = Jak se hraje { $title }

# If it has not begun a month after its opening it is closed.
m-if-it-has-not-begun-a-month-afte-c82b9d26 = Pokud partie nezačne do měsíce od otevření, zavře se.

# If it was not you, do nothing: nobody gets in without this letter.
m-if-it-was-not-you-do-nothing-nob-9229b1e2 = Pokud to nejste vy, nedělejte nic: bez tohoto dopisu se dovnitř nikdo nedostane.

# If nothing has come of it after {n} more hours of play, the clock moves.
m-if-nothing-has-come-of-it-after-deb40730 = Pokud z toho do { $n } { $n ->
        [one] další hodiny
        [few] dalších hodin
        [many] další hodiny
       *[other] dalších hodin
    } hry nic nebude, táhnou hodiny.

# If you know {who}, pass it on: an answer to any letter from there makes it good.
m-if-you-know-who-pass-it-on-an-an-e6091341 = Pokud víte, kdo je { $who }, vyřiďte to dál: odpověď na kterýkoli dopis z té adresy to napraví.

# If you still want to move, answer the last letter of the game.
m-if-you-still-want-to-move-answer-54e1e690 = Pokud ještě chcete táhnout, odpovězte na poslední dopis partie.

# If your time runs out, you are reminded once before; then {follows}.
m-if-your-time-runs-out-you-are-re-c5ed09b7 = Než váš čas vyprší, přijde jedna připomínka; potom { $follows }.

# In this game: {pattern} ({help})
m-in-this-game-pattern-help-a1553a54 = V této hře: { $pattern } ({ $help })

# It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that player, do nothing.
m-it-makes-this-the-address-of-the-378ecd98 = Tím se z této adresy stane adresa hráče jménem { $name } (partií: { $n }). Pokud to nejste vy, nedělejte nic.

# It waits because {why}.
m-it-waits-because-why-ff09b722 = Čeká, protože { $why }.

# It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.
m-it-was-asked-for-by-a-press-in-g-b15ee584 = Žádost přišla stisknutím v partii { $game }: „{ $sentence }“, prohlížeč { $browser }, { $at } UTC. Zatím se nic neprovedlo.

# Letters and links of that game do not work for you any more. Thank you for playing so far.
m-letters-and-links-of-that-game-d-f57b893d = Dopisy a odkazy této partie vám už neslouží. Děkujeme za dosavadní hru.

# Letters come again.
m-letters-come-again-3c74cd8e = Dopisy zase chodí.

# Letters come one by one again.
m-letters-come-one-by-one-again-20618842 = Dopisy zase chodí po jednom.

# Letters of this game come again.
m-letters-of-this-game-come-again-0a409efe = Dopisy této partie zase chodí.

# Letters to {who} come back; nothing more is sent there.
m-letters-to-who-come-back-nothing-3d9bf915 = Dopisy se vracejí ({ $who }); nic dalšího se tam neposílá.

# Line {n}: "{line}"
m-line-n-line-adfb8457 = Řádek { $n }: „{ $line }“

# Line {n}: "{line}", which means "{means}"
m-line-n-line-which-means-means-992ccddf = Řádek { $n }: „{ $line }“, to znamená „{ $means }“

# Links and addresses of your letters are void now; where you are asked, a fresh letter comes.
m-links-and-addresses-of-your-lett-372f0358 = Odkazy a adresy vašich dopisů teď neplatí; kde máte odpovědět, přijde nový dopis.

# Little time is left for your move; this is the one reminder you get.
m-little-time-is-left-for-your-mov-e1af924b = Na váš tah zbývá málo času; toto je jediná připomínka.

# Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".
m-lost-write-help-too-much-mute-di-573cc1a6 = Nevíte si rady? Napište „pomoc“. Je toho moc? „ztlum“, „souhrn“ nebo „pause until { $day }“.

# Make links void
m-make-links-void-d2ac0f71 = Zneplatnit odkazy

# More than can be listed can be said: "help" tells how, and "more" lists some.
m-more-than-can-be-listed-can-be-s-14f2ee0a = Říct se dá víc, než se vejde do seznamu: „pomoc“ poradí jak a „více“ ukáže další.

# Move on the web
m-move-on-the-web-58facdcf = Tah na webu

# Moves are carried out all the same.
m-moves-are-carried-out-all-the-sa-58e866f7 = Tahy se přesto provádějí.

# No more letters come. Answer any letter with "letters on" to undo it.
m-no-more-letters-come-answer-any-89e1d8c7 = Žádné další dopisy nepřijdou. Odpovězte na kterýkoli dopis „dopisy zap“ a budou zase chodit.

# No more letters of this game before it is over.
m-no-more-letters-of-this-game-bef-91845974 = Do konce této partie o ní nepřijdou žádné další dopisy.

# No other letter holds them. Take them out of this one before you hand it on.
m-no-other-letter-holds-them-take-2b92d0a4 = Žádný jiný dopis je neobsahuje. Než tento dopis předáte dál, vyjměte je z něj.

# No seat is kept for you there any more.
m-no-seat-is-kept-for-you-there-an-da75b494 = Už tam pro vás není vyhrazené žádné místo.

# No table of a rematch has begun; open a new one.
m-no-table-of-a-rematch-has-begun-40705025 = Žádný stůl odvety nezačal; otevřete nový.

# Nobody has to move now.
m-nobody-has-to-move-now-a92ec088 = Teď není na tahu nikdo.

# Nobody is left to play on: the game of {title} has ended.
m-nobody-is-left-to-play-on-the-ga-71355697 = Nezbývá nikdo, kdo by hrál dál: partie skončila ({ $title }).

# Nothing has happened yet.
m-nothing-has-happened-yet-f279f39e = Zatím se nic nestalo.

# Nothing more happens by itself. The others can decide: "{replace}", "{bot}" or "vote call off".
m-nothing-more-happens-by-itself-t-fd7bb269 = Samo od sebe se už nic nestane. Ostatní mohou rozhodnout: „{ $replace }“, „{ $bot }“ nebo „hlasuji zrušit partii“.

# Nothing that can be said in this game begins with "{word}".
m-nothing-that-can-be-said-in-this-ea702bbf = Slovem „{ $word }“ v této partii nic nezačíná.

# Nothing that can be seen.
m-nothing-that-can-be-seen-226fe733 = Nic, co by bylo vidět.

# Nothing was done, and that mail is thrown away.
m-nothing-was-done-and-that-mail-i-9cbf99ff = Nic se neprovedlo a ten e-mail je zahozený.

# On the web
m-on-the-web-1e1b85a2 = Na webu

# Once more
m-once-more-04801db4 = Ještě jednou

# Only who sits at the table may speak there.
m-only-who-sits-at-the-table-may-s-5cdd1e42 = Mluvit tam může jen ten, kdo sedí u stolu.

# Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.
m-open-it-and-press-the-button-the-85172fe0 = Otevřete ho a stiskněte tam tlačítko; samotné otevření nic neudělá. Funguje jednou, po dobu 15 minut.

# Or type these six digits where you asked for the letter: {code}
m-or-type-these-six-digits-where-y-87108287 = Nebo napište těchto šest číslic tam, odkud žádost o dopis přišla: { $code }

# Place {place}: {who}, {total} {total|point|points}.
m-place-place-who-total-total-poin-0b0a7930 = { $place }. místo: { $who }, { $total } { $total ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# Please answer before {when}, {left}.
m-please-answer-before-when-left-bf37880e = Odpovězte prosím do { $when }, { $left }.

# Points by round are told at the end of the game.
m-points-by-round-are-told-at-the-3ae7cd13 = Body po kolech se ukážou na konci partie.

# Points so far
m-points-so-far-87261d3e = Body zatím

# Posthorn: how to answer
m-posthorn-how-to-answer-03ff8da9 = Posthorn: jak odpovídat

# Posthorn: nothing was done
m-posthorn-nothing-was-done-c921a4bf = Posthorn: nic se neprovedlo

# Posthorn: was this you?
m-posthorn-was-this-you-6180749a = Posthorn: píšete to vy?

# Posthorn: your games today
m-posthorn-your-games-today-b5e9a800 = Posthorn: vaše partie dnes

# Posthorn: your letters
m-posthorn-your-letters-691c732a = Posthorn: vaše dopisy

# Posthorn: your link
m-posthorn-your-link-bc63e89d = Posthorn: váš odkaz

# Posthorn: your mail
m-posthorn-your-mail-7d8a853e = Posthorn: váš e-mail

# Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.
m-say-word-again-n-hours-after-it-b8c3afb5 = Napište znovu „{ $word }“, až uplyne od otevření { $n } { $n ->
        [one] hodina
        [few] hodiny
        [many] hodiny
       *[other] hodin
    }, a místa, která jsou pak ještě prázdná, přeberou boti.

# Say something, in {most} characters at most.
m-say-something-in-most-characters-b847932c = Napište něco, nejvýše { $most } { $most ->
        [one] znak
        [few] znaky
        [many] znaku
       *[other] znaků
    }.

# Seat {n} is free again.
m-seat-n-is-free-again-d34a61d5 = Místo { $n } je zase volné.

# Several lines make one answer. A line that begins with "say" is for the table.
m-several-lines-make-one-answer-a-90443374 = Více řádků tvoří jednu odpověď. Řádek, který začíná slovem „řekni“, je pro celý stůl.

# Since your last turn
m-since-your-last-turn-2f4d4530 = Od vašeho posledního tahu

# Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.
m-somebody-else-may-have-a-letter-0442f718 = Některý z vašich dopisů může mít někdo jiný. Odpovězte na kterýkoli náš dopis „odvolat“: odkazy a adresy vašich dopisů pak neplatí a přijdou nové.

# Somebody has opened the same table once more. Answer "rematch" to sit down; your seat is kept.
m-somebody-has-opened-the-same-tab-90c7a2ad = Stejný stůl je otevřený znovu. Odpovězte „odveta“ a usedněte; vaše místo na vás čeká.

# Somebody, most likely you, asked for a link {what}.
m-somebody-most-likely-you-asked-f-43d0d851 = Někdo, nejspíš vy, žádá o odkaz { $what }.

# That letter was not about a game.
m-that-letter-was-not-about-a-game-d74c2d75 = Ten dopis se netýkal žádné partie.

# That question is settled already, or its mail is kept no more. Nothing was done now.
m-that-question-is-settled-already-74330f98 = Tato otázka je už vyřízená, nebo se její e-mail už neuchovává. Teď se nic neprovedlo.

# The clock has moved for this seat, as the table chose at the opening.
m-the-clock-has-moved-for-this-sea-f5c03a0d = Za toto místo táhly hodiny, jak to stůl zvolil při otevření.

# The clock of {who} stands still for a day at most, or until the move.
m-the-clock-of-who-stands-still-fo-2c4c582c = Hodiny stojí nejdéle jeden den, nebo do tahu: { $who }.

# The game
m-the-game-afb8a55c = Partie

# The game as a file
m-the-game-as-a-file-5b301252 = Partie jako soubor

# The game begins when every seat is taken. Pass its link on, or close the table.
m-the-game-begins-when-every-seat-93028e8c = Partie začne, až budou všechna místa obsazená. Pošlete její odkaz dál, nebo stůl zavřete.

# The game of {title} was closed before it began.
m-the-game-of-title-was-closed-bef-d9301399 = Partie se zavřela, než začala: { $title }.

# The game of {title} was closed.
m-the-game-of-title-was-closed-f49a982b = Partie se zavřela: { $title }.

# The host has given your seat {n} at a table of {title} free again.
m-the-host-has-given-your-seat-n-a-a1e7f330 = Zakladatel stolu vaše místo { $n } zase uvolnil: { $title }.

# The host is told, and does not invite you again.
m-the-host-is-told-and-does-not-in-306df501 = Zakladatel stolu o tom ví a už vás nezve.

# The letter that asked you to move counts for nothing any more; you get a new one in your turn.
m-the-letter-that-asked-you-to-mov-99162e69 = Dopis, který po vás chtěl tah, už neplatí; až na vás přijde řada, dostanete nový.

# The links and addresses of your letters up to now are void, as was asked for. Those of this one work.
m-the-links-and-addresses-of-your-f53f9151 = Odkazy a adresy vašich dosavadních dopisů neplatí, jak zněla žádost. Ty v tomto dopise platí.

# The links are for you alone: "revoke" makes them void.
m-the-links-are-for-you-alone-revo-33a047ec = Odkazy jsou jen pro vás: „odvolat“ je zneplatní.

# The list below says the same in words.
m-the-list-below-says-the-same-in-870c43bb = Seznam níže říká totéž slovy.

# The moves of one mail are done together or not at all.
m-the-moves-of-one-mail-are-done-t-e6ed5da9 = Tahy jednoho e-mailu se provedou všechny, nebo žádný.

# The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those who go on need not wait any more.
m-the-next-game-begins-when-everyb-88be9586 = Další partie začne, až všichni napíšou „pokračuj“, nebo „ne“, které místo nechá botovi; po { $n } { $n ->
        [one] hodině
        [few] hodinách
        [many] hodiny
       *[other] hodinách
    } už ti, kdo pokračují, čekat nemusí.

# The one word "help" tells of all that can be said.
m-the-one-word-help-tells-of-all-t-5e0ca794 = Jediné slovo „pomoc“ ukáže vše, co se dá napsat.

# The others decide what follows: for example "vote more time", "{replace}".
m-the-others-decide-what-follows-f-e6fd6a8a = O dalším rozhodují ostatní: například „hlasuji více času“, „{ $replace }“.

# The position of {game}
m-the-position-of-game-16649c08 = Stav partie { $game }

# The position stands in the letter before this one; "show" sends it once more.
m-the-position-stands-in-the-lette-1da3628e = Stav je v předchozím dopise; „ukaž“ ho pošle ještě jednou.

# The question went to your registered address alone.
m-the-question-went-to-your-regist-ea68cdbf = Otázka šla jen na vaši registrovanou adresu.

# The result
m-the-result-366f221f = Výsledek

# The seat is kept for {who} until you free it: answer "release seat {n}".
m-the-seat-is-kept-for-who-until-y-0e463045 = Toto místo je vyhrazené, dokud ho neuvolníte ({ $who }): odpovězte „release seat { $n }“.

# The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.
m-the-seat-is-offered-to-others-wh-b6dbea8b = Místo se nabízí jiným. Než ho někdo obsadí, udrží ho tah nebo slova „zpátky“.

# The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".
m-the-six-digits-do-it-in-that-bro-23058dda = Šest číslic to v tom prohlížeči provede. Odkaz to ukáže ještě jednou a zeptá se vás. Pokud ta žádost není od vás, má některý z vašich dopisů někdo jiný: odpovězte na kterýkoli dopis partie „odvolat“.

# The table of {title} as {name} sees it.
m-the-table-of-title-as-name-sees-1cfef1e4 = Stůl ({ $title }), jak ho vidí { $name }.

# The table of {title} did not begin within a month, and is closed.
m-the-table-of-title-did-not-begin-2d9b183b = Stůl nezačal do měsíce a zavírá se: { $title }.

# The tale
m-the-tale-02a59501 = Průběh

# The time of {who} for this move is over.
m-the-time-of-who-for-this-move-is-01047c1f = Čas na tento tah vypršel: { $who }.

# The umpire has corrected the position: {reason}
m-the-umpire-has-corrected-the-pos-14ac8f97 = Rozhodčí opravuje stav: { $reason }

# Then luck comes in, or something is revealed; more is not known yet.
m-then-luck-comes-in-or-something-41dbe9a9 = Potom přijde náhoda, nebo se něco odhalí; víc zatím není známo.

# There is no "{word}" here.
m-there-is-no-word-here-1a4f98cc = „{ $word }“ tu není.

# There is no game to try it in.
m-there-is-no-game-to-try-it-in-16fb17b4 = Není partie, ve které by se to dalo zkusit.

# There is no player {player}.
m-there-is-no-player-player-6253dd3d = Hráč { $player } neexistuje.

# There was nothing to tell you yet.
m-there-was-nothing-to-tell-you-ye-9b1b8f34 = Zatím vám nebylo co říct.

# These are not the six digits of the letter. Look again, or open its link.
m-these-are-not-the-six-digits-of-b5c6fa8e = To není těch šest číslic z dopisu. Podívejte se znovu, nebo otevřete jeho odkaz.

# These six digits do not count any more. Ask for a new letter.
m-these-six-digits-do-not-count-an-a31dc2c9 = Těchto šest číslic už neplatí. Požádejte o nový dopis.

# This is your only address. Add another first, for you sign in by it.
m-this-is-your-only-address-add-an-485543a3 = Toto je vaše jediná adresa. Přidejte nejdřív jinou, protože se jí přihlašujete.

# This letter was about no single game. Ask in an answer to a letter of the game you mean.
m-this-letter-was-about-no-single-ae62cccb = Tento dopis se netýkal jediné partie. Zeptejte se v odpovědi na dopis té partie, kterou myslíte.

# This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as {name} first.
m-this-link-adds-the-address-to-th-9fc97621 = Tento odkaz přidává adresu hráči jménem { $name }, a žádost o to přišla z jiného prohlížeče. Napište tam šest číslic z dopisu, nebo se tu nejdřív přihlaste jako { $name }.

# This link was used, or is too old. Ask for a new one.
m-this-link-was-used-or-is-too-old-65fdb9c6 = Tento odkaz je použitý, nebo příliš starý. Požádejte o nový.

# This table is for players who have finished {n} {n|game|games}; you have finished {has}.
m-this-table-is-for-players-who-ha-70983897 = Tento stůl je pro hráče, kteří mají dohraných partií aspoň { $n }; vy máte { $has }.

# This table is for players who have given an address. Give yours first.
m-this-table-is-for-players-who-ha-4e216cc9 = Tento stůl je pro hráče, kteří uvedli adresu. Nejdřív uveďte svou.

# This table is for players who have missed at most {n} {n|deadline|deadlines} in their last {games} games; you have missed {has}.
m-this-table-is-for-players-who-ha-1800146f = Tento stůl je pro hráče, kteří mají v posledních partiích (počet: { $games }) nejvýše { $n } { $n ->
        [one] zmeškaný termín
        [few] zmeškané termíny
        [many] zmeškaného termínu
       *[other] zmeškaných termínů
    }; vy máte { $has }.

# This table is for those who were invited. Ask its host for the link that leads to it.
m-this-table-is-for-those-who-were-7fd46723 = Tento stůl je pro pozvané. Požádejte jeho zakladatele o odkaz, který k němu vede.

# To agree answer with the one word "agree", else with "disagree". Silence is no vote.
m-to-agree-answer-with-the-one-wor-c1985be2 = Pro: odpovězte jedním slovem „pro“; proti: „proti“. Mlčení není hlas.

# To check luck and log
m-to-check-luck-and-log-03b027b7 = Jak ověřit náhodu a záznam

# To get a link to your games go to the page below and give your address.
m-to-get-a-link-to-your-games-go-t-1a38c7db = Odkaz ke svým partiím získáte na stránce níže, kde uvedete svou adresu.

# To get a link to your games, or to begin, go to the page below and give your address.
m-to-get-a-link-to-your-games-or-t-d53f91bc = Odkaz ke svým partiím získáte, nebo začnete hrát, na stránce níže, kde uvedete svou adresu.

# To move, answer the last letter of the game: its address says which game and which seat you mean.
m-to-move-answer-the-last-letter-o-cbd4ad9b = Chcete-li táhnout, odpovězte na poslední dopis partie: jeho adresa říká, kterou partii a které místo myslíte.

# To see more, answer {most} or {last}.
m-to-see-more-answer-most-or-last-7ba86d87 = Chcete-li vidět víc, odpovězte { $most } nebo { $last }.

# To talk to the table begin the line with "say": "say {words}".
m-to-talk-to-the-table-begin-the-l-d0b5aa75 = Chcete-li něco říct celému stolu, začněte řádek slovem „řekni“: „say { $words }“.

# Welcome to {title} {number}: the game begins. At the table: {names}.
m-welcome-to-title-number-the-game-51eb2df1 = { $title } { $number }: partie začíná. U stolu: { $names }.

# What begins with "{word}"
m-what-begins-with-word-78302c75 = Co začíná slovem „{ $word }“

# What can be said
m-what-can-be-said-7bfc3c3c = Co se dá napsat

# What has happened so far
m-what-has-happened-so-far-1308ee22 = Co se zatím stalo

# What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.
m-what-was-not-tried-comes-after-l-8bdc76ac = Co se nezkoušelo, přichází po náhodě, nebo poté, co se něco odhalilo: stav je nový. Kde to ještě jde, nabízí se to znovu.

# What would come of "{line}"
m-what-would-come-of-line-763f3f83 = Co by z „{ $line }“ vyplynulo

# When somebody's time runs out, {follows}.
m-when-somebody-s-time-runs-out-fo-57017363 = Když někomu vyprší čas, { $follows }.

# Where <{name}> stands: {few}
m-where-name-stands-few-c6cab4b4 = Kde stojí <{ $name }>: { $few }

# Where nothing is left to decide you are not asked. "ask me everything" changes that.
m-where-nothing-is-left-to-decide-027db01b = Kde není o čem rozhodovat, na nic se vás neptáme. „ptát se na všechno“ to změní.

# You add your mail to the luck of the next game, or words of your own: answer "next with" and the words.
m-you-add-your-mail-to-the-luck-of-cd4e9b38 = K náhodě další partie přidáváte svůj e-mail, nebo vlastní slova: odpovězte „pokračuj s“ a ta slova.

# You answer about {few} to {many} letters, each when you like. Time: {pace}.
m-you-answer-about-few-to-many-let-3ac26f67 = Napíšete asi { $few } až { $many } { $many ->
        [one] odpověď
        [few] odpovědi
        [many] odpovědi
       *[other] odpovědí
    }, každou, kdy chcete. Čas: { $pace }.

# You answer each letter when you like. Time: {pace}.
m-you-answer-each-letter-when-you-730cce60 = Na každý dopis odpovíte, kdy chcete. Čas: { $pace }.

# You answered an older letter, so nothing was done. What has happened since stands below; what you wrote is offered again if it still can be done.
m-you-answered-an-older-letter-so-e73c50e5 = Vaše odpověď patří ke staršímu dopisu, proto se nic neprovedlo. Co se od té doby stalo, je níže; vaše slova se nabízejí znovu, pokud se ještě dají provést.

# You are asked everything. "ask me everything off" leaves out what is no decision.
m-you-are-asked-everything-ask-me-c4ac1286 = Ptáme se vás na všechno. „ptát se na všechno vyp“ vynechá to, co není rozhodnutí.

# You are back: your clocks run again. {n} {n|day|days} of holiday {n|goes|go} back; {left} {left|is|are} left.
m-you-are-back-your-clocks-run-aga-e4593a60 = Pauza skončila: vaše hodiny zase běží. Vrací se { $n } { $n ->
        [one] den
        [few] dny
        [many] dne
       *[other] dní
    } volna; zbývá { $left }.

# You can
m-you-can-bd5c4d03 = Můžete

# You can go on
m-you-can-go-on-3e2e9fcb = Můžete pokračovat

# You get no invitations any more.
m-you-get-no-invitations-any-more-b22a351c = Už nedostáváte žádné pozvánky.

# You get this at most once a day.
m-you-get-this-at-most-once-a-day-2658040c = Toto chodí nejvýše jednou denně.

# You get this because {host} typed your address. Unless you join, nothing follows.
m-you-get-this-because-host-typed-cde83cad = Toto dostáváte od hráče ({ $host }), který uvádí vaši adresu. Dokud se nepřidáte, nic z toho neplyne.

# You get this once a day. Answer any letter of a game with "digest off" to get single ones.
m-you-get-this-once-a-day-answer-a-071f0bdb = Toto chodí jednou denně. Odpovězte na kterýkoli dopis partie „souhrn vyp“ a budou chodit jednotlivě.

# You have resigned, so you are not asked any more. "come back" takes your seat again.
m-you-have-resigned-so-you-are-not-166356b3 = Vaše rezignace platí, proto se vás už na nic neptáme. „zpátky“ vám místo vrátí.

# You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.
m-you-may-invite-most-people-in-24-dcbae896 = Za 24 hodin můžete pozvat nejvýše { $most } lidí; už je to { $today }. Zkuste to později, nebo nechte místa otevřená.

# You need not do anything now; the game waits for {names}.
m-you-need-not-do-anything-now-the-921b657c = Teď nemusíte nic dělat. Čeká se na tah: { $names }.

# You need not do anything now; the seat of {names} is empty.
m-you-need-not-do-anything-now-the-d6ce4bd9 = Teď nemusíte nic dělat; místo je prázdné: { $names }.

# You sit at seat {seat}. 
m-you-sit-at-seat-seat-350671b7 = Sedíte na místě { $seat }.{ " " }

# You wrote "{said}"
m-you-wrote-said-5cf774dd = Napsáno: „{ $said }“

# You wrote "{said}" ({line})
m-you-wrote-said-line-d4bb73ac = Napsáno: „{ $said }“ ({ $line })

# You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So nothing was done.
m-you-wrote-about-a-seat-at-title-6e09da8d = Píšete o místě, které už není vaše ({ $title }): má ho někdo jiný, nebo si ho může vzít. Proto se nic neprovedlo.

# Your answer was neither yes nor no: "{words}". Nothing was done.
m-your-answer-was-neither-yes-nor-250b7a0c = Vaše odpověď nebyla ani „ano“, ani „ne“: „{ $words }“. Nic se neprovedlo.

# Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.
m-your-bank-is-small-n-n-hour-hour-d4c3eb47 = Vaše zásoba času je malá: { $n } { $n ->
        [one] hodina
        [few] hodiny
        [many] hodiny
       *[other] hodin
    } a za každou odpověď ještě { $more }.

# Your letters, and why there were none
m-your-letters-and-why-there-were-af491b3a = Vaše dopisy, a proč žádné nebyly

# Your link
m-your-link-0afdb9bc = Váš odkaz

# Your mail holds no line of your own, only what we wrote to you; so nothing was done.
m-your-mail-holds-no-line-of-your-1e68dfc8 = Ve vašem e-mailu není žádný váš řádek, jen to, co jsme vám napsali; proto se nic neprovedlo.

# Your mail reached Posthorn, but it does not answer a letter of ours.
m-your-mail-reached-posthorn-but-i-bb445b55 = Váš e-mail k nám došel, ale není odpovědí na žádný náš dopis.

# Your notes
m-your-notes-55576676 = Vaše poznámky

# Your seat {n} in a game of {title} has another player now.
m-your-seat-n-in-a-game-of-title-h-df4e2fff = Vaše místo { $n } má teď jiný hráč: { $title }.

# Your table of {title} has waited for two weeks.
m-your-table-of-title-has-waited-f-54410bbd = Váš stůl čeká dva týdny: { $title }.

# a date like 2026-12-24
m-a-date-like-2026-12-24-267d24a7 = datum jako 2026-12-24

# all or never
m-all-or-never-008b1ae2 = all nebo never

# all, turns or none
m-all-turns-or-none-9abb7eb4 = all, turns nebo none

# before luck, a secret or somebody else comes in
m-before-luck-a-secret-or-somebody-a838e092 = než přijde náhoda, tajemství nebo někdo jiný

# before luck, a secret or somebody else comes in, and before {when}
m-before-luck-a-secret-or-somebody-37a51e02 = než přijde náhoda, tajemství nebo někdo jiný, a do { $when }

# from no game; your clocks run on
m-from-no-game-your-clocks-run-on-ac8778a6 = z žádné partie; vaše hodiny běží dál

# hours like 22:00-07:00
m-hours-like-22-00-07-00-4022207d = hodiny jako 22:00-07:00

# it comes with the answer to your mail
m-it-comes-with-the-answer-to-your-2e482ea4 = přijde s odpovědí na váš e-mail

# it comes with your digest of {when}
m-it-comes-with-your-digest-of-whe-8fca8d76 = přijde s vaším přehledem { $when }

# it is held {n} seconds, so that a move taken back is never mailed
m-it-is-held-n-seconds-so-that-a-m-9eca4ea5 = čeká { $n } { $n ->
        [one] sekundu
        [few] sekundy
        [many] sekundy
       *[other] sekund
    }, aby vrácený tah nikdy neodešel poštou

# it is not your turn any more
m-it-is-not-your-turn-any-more-9e73b6fe = už nejste na tahu

# less than a minute
m-less-than-a-minute-95d4cd2a = méně než minuta

# mail servers do not take your address; add one like ann@example.org
m-mail-servers-do-not-take-your-ad-83d734c7 = poštovní servery vaši adresu nepřijímají; přidejte adresu, jako je ann@example.org

# mails to your address came back, so it gets none until you confirm it again
m-mails-to-your-address-came-back-06943009 = e-maily na vaši adresu se vracely, takže na ni nic nechodí, dokud ji znovu nepotvrdíte

# minutes, 1440 at most
m-minutes-1440-at-most-4a0c13d2 = minuty, nejvýše 1440

# no letters of {game} but when it is over; you play on the web
m-no-letters-of-game-but-when-it-i-b4be59b9 = o partii { $game } přijde dopis jen po jejím konci; hrajete na webu

# nobody can invite you, and you hear no more of us
m-nobody-can-invite-you-and-you-he-a8a43b1e = nikdo vás nemůže pozvat a víc o nás neuslyšíte

# nobody yet
m-nobody-yet-56d6e061 = zatím nikdo

# seconds, 3600 at most
m-seconds-3600-at-most-ec2c0990 = sekundy, nejvýše 3600

# take it back
m-take-it-back-b609e4b5 = vrátit to

# the bots move first
m-the-bots-move-first-14b30234 = nejdřív táhnou boti

# the clock makes a plain move for that seat; after three in a row the seat is offered to others
m-the-clock-makes-a-plain-move-for-dfc9c6b0 = hodiny udělají za to místo prostý tah; po třech za sebou se místo nabídne jiným

# the clock makes a plain move for you
m-the-clock-makes-a-plain-move-for-da4dd69f = hodiny za vás udělají prostý tah

# the game has begun
m-the-game-has-begun-5793df2d = partie začala

# the game is over
m-the-game-is-over-edd38001 = partie skončila

# the host
m-the-host-39e3f7ae = zakladatel stolu

# the last letter of the game before asks you already
m-the-last-letter-of-the-game-befo-fc99aeb7 = poslední dopis předchozí partie se vás už ptá

# the letter of {at} showed you this turn
m-the-letter-of-at-showed-you-this-3fffcef7 = tento tah vám ukázal dopis z { $at }

# the move was taken back before any letter told you of it
m-the-move-was-taken-back-before-a-ade7284e = tah se vrátil dřív, než vám o něm některý dopis řekl

# the others decide how the game goes on
m-the-others-decide-how-the-game-g-43ad6ea5 = o pokračování partie rozhodují ostatní

# the seat is not yours any more
m-the-seat-is-not-yours-any-more-b8c3736e = místo už není vaše

# the seat is offered to others
m-the-seat-is-offered-to-others-7af9d6fe = místo se nabízí jiným

# the seat is yours, and the first letter comes when the game begins
m-the-seat-is-yours-and-the-first-c11b7bb4 = místo je vaše a první dopis přijde, až partie začne

# the table is told, and nothing more happens by itself
m-the-table-is-told-and-nothing-mo-af78a2d7 = stůl se to dozví a samo od sebe se už nic nestane

# the time of one letter a day, like 07:00
m-the-time-of-one-letter-a-day-lik-b5d094ad = čas jednoho dopisu denně, jako 07:00

# there is no confirmed address to send it to
m-there-is-no-confirmed-address-to-0cdcfec2 = není potvrzená adresa, na kterou by se dal poslat

# to begin to play
m-to-begin-to-play-b68ece60 = pro začátek hry

# to sign in
m-to-sign-in-6bfe0be5 = k přihlášení

# until {names} has moved
m-until-names-has-moved-d27d8956 = dokud není tah hotový ({ $names })

# until {names} has moved; the time for that ends {when}
m-until-names-has-moved-the-time-f-02a629b0 = dokud není tah hotový ({ $names }); čas na něj končí { $when }

# what you said is done, and the next letter tells it; you want no receipts
m-what-you-said-is-done-and-the-ne-5018d8fc = vaše slova jsou provedena a řekne to příští dopis; potvrzení nechcete

# which is over
m-which-is-over-57e61975 = termín vypršel

# yes or no
m-yes-or-no-82b00571 = yes nebo no

# you ({name})
m-you-name-8ba646b6 = vy ({ $name })

# you do not take the seat in {game}
m-you-do-not-take-the-seat-in-game-0f7ac8b9 = místo v partii { $game } neobsadíte

# you have had as many invitations lately as one mailbox gets
m-you-have-had-as-many-invitations-3e6ee6fe = pozvánek přišlo v poslední době tolik, kolik jich jedna schránka dostává

# you have moved since
m-you-have-moved-since-cc0facb3 = váš tah už mezitím přišel

# you have muted this game
m-you-have-muted-this-game-4ef7ae15 = dopisy této partie máte vypnuté

# you have resigned, so of this game you hear only its end
m-you-have-resigned-so-of-this-gam-3737b991 = vaše rezignace platí, takže se o této partii dozvíte jen její konec

# you have said whether you go on
m-you-have-said-whether-you-go-on-8ed5ca28 = už víme, zda pokračujete

# you have stopped all letters
m-you-have-stopped-all-letters-cc1384fb = všechny dopisy máte vypnuté

# you pause until {day}
m-you-pause-until-day-bc69a0ae = máte pauzu do { $day }

# you take no invitations, or none of this host
m-you-take-no-invitations-or-none-894a2abd = nepřijímáte pozvánky, nebo žádné od tohoto zakladatele

# you want letters about your turns only
m-you-want-letters-about-your-turn-dc2f7347 = chcete jen dopisy o svých tazích

# your page of the game is open, and shows it
m-your-page-of-the-game-is-open-an-e27a29b2 = vaše stránka partie je otevřená a ukazuje to

# your quiet hours last until {when}
m-your-quiet-hours-last-until-when-57c7b487 = vaše tiché hodiny trvají do { $when }

# your seat in {game} is free again
m-your-seat-in-game-is-free-again-f752742d = vaše místo v partii { $game } je zase volné

# your seat in {game} is offered to somebody else; you are asked once more before it is
m-your-seat-in-game-is-offered-to-4be4afff = vaše místo v partii { $game } se nabízí někomu jinému; předtím se vás ještě jednou zeptáme

# your seat is offered to others
m-your-seat-is-offered-to-others-d11a0ee0 = vaše místo se nabízí jiným

# {address} is yours already.
m-address-is-yours-already-0a5be20e = { $address } už je vaše.

# {bank} for thinking, and {refund} more after each answer
m-bank-for-thinking-and-refund-mo-501b0fab = { $bank } na rozmyšlenou a { $refund } navíc za každou odpověď

# {ended} with {points} {points|point|points} against a target of {target}
m-ended-with-points-points-point-d35a8633 = { $ended }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, cílový výsledek { $target }

# {host} looks for somebody else, and does not invite you again
m-host-looks-for-somebody-else-an-c85fd73a = { $host } hledá někoho jiného a už vás nezve

# {host} writes: "{words}"
m-host-writes-words-e1e18a9d = { $host } píše: „{ $words }“

# {most} addresses are enough. Take one away first.
m-most-addresses-are-enough-take-8d577982 = Více adres než { $most } mít nelze. Nejdřív jednu odeberte.

# {most} keys are enough. Revoke one first.
m-most-keys-are-enough-revoke-one-07dee29a = Více klíčů než { $most } mít nelze. Nejdřív jeden zrušte.

# {name} (a bot)
m-name-a-bot-1dec2ce0 = { $name } (bot)

# {name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.
m-name-has-said-no-to-an-invitati-fdd08a14 = { $name }: na vaši pozvánku přišlo „ne“, znovu se neptáme. Nechte to místo raději otevřené.

# {name} is {form}, or nothing.
m-name-is-form-or-nothing-8723533b = { $name } je { $form }, nebo nic.

# {name} takes no invitations. Leave that seat open, or invite another.
m-name-takes-no-invitations-leave-3a1788cf = { $name } nepřijímá pozvánky. Nechte to místo otevřené, nebo pozvěte někoho jiného.

# {name}, it is your turn. {prompt} {until}
m-name-it-is-your-turn-prompt-unt-d58453d6 = { $name } – jste na tahu. { $prompt } { $until }

# {name}, nothing is done in a game. Which letters shall end?
m-name-nothing-is-done-in-a-game-e682352f = { $name }: v žádné partii se nic neprovedlo. Které dopisy mají skončit?

# {name}, the others go on.
m-name-the-others-go-on-cad8f898 = { $name }: ostatní pokračují.

# {name}, was this you?
m-name-was-this-you-7614fa7e = { $name }: píšete to vy?

# {name}, {host} asks you to a game of {title}, played by letter.
m-name-host-asks-you-to-a-game-of-830ac330 = { $name }: { $host } vás zve na partii { $title }, hranou dopisy.

# {name}, {n} {n|game waits|games wait} for you.
m-name-n-n-game-waits-games-wait-e586f6d5 = { $name } – na váš tah { $n ->
        [one] čeká
        [few] čekají
        [many] čeká
       *[other] čeká
    } { $n } { $n ->
        [one] partie
        [few] partie
        [many] partie
       *[other] partií
    }.

# {n} more {n|choice comes|choices come} with "more".
m-n-more-n-choice-comes-choices-c-b4088b29 = S „více“ přijde ještě { $n } { $n ->
        [one] možnost
        [few] možnosti
        [many] možnosti
       *[other] možností
    }.

# {n} {n|line|lines} of your mail {n|is|are} no move and {n|was|were} left alone.
m-n-n-line-lines-of-your-mail-n-i-e80e360b = { $n } { $n ->
        [one] řádek
        [few] řádky
        [many] řádku
       *[other] řádků
    } vašeho e-mailu { $n ->
        [one] není tah
        [few] nejsou tahy
        [many] není tah
       *[other] není tah
    }; nic se s tím nedělalo.

# {said}: done. {text}
m-said-done-text-313cd6bf = { $said }: provedeno. { $text }

# {said}: not done, the game has moved on. {text}
m-said-not-done-the-game-has-move-eec87eb0 = { $said }: neprovedeno, partie mezitím pokročila. { $text }

# {said}: not done. {text}
m-said-not-done-text-e2ff008a = { $said }: neprovedeno. { $text }

# {said}: not tried. {text}
m-said-not-tried-text-47cc2e1c = { $said }: nezkoušelo se. { $text }

# {said}: not understood. {text}
m-said-not-understood-text-4979fee9 = { $said }: nerozumíme. { $text }

# {said}: see below.
m-said-see-below-d30afa11 = { $said }: viz níže.

# {title} {number} begins when every seat is taken; it waits for {names}.
m-title-number-begins-when-every-369636e0 = { $title } { $number } začne, až budou všechna místa obsazená; čeká se na: { $names }.

# {title} {number} begins when the public beacon is out.
m-title-number-begins-when-the-pu-a9e25b50 = { $title } { $number } začne, až vyjde veřejný maják.

# {title} {number} goes on from a game of yours; your seat is kept.
m-title-number-goes-on-from-a-gam-9a3003df = { $title } { $number } navazuje na vaši partii; vaše místo na vás čeká.

# {title} {number} is over
m-title-number-is-over-012db19c = Partie skončila: { $title } { $number }

# {title} {number}. The luck is fair; the first letter says how you check it.
m-title-number-the-luck-is-fair-t-0856ba27 = { $title } { $number }. Náhoda je poctivá; první dopis říká, jak ji ověříte.

# {waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.
m-waiting-of-your-invitations-wai-d6405d93 = Na odpověď čeká tolik vašich pozvánek: { $waiting }; nejvýše jich smí být { $most }. Zrušte partii, která nezačíná.

# {who} does not play {title} {number}.
m-who-does-not-play-title-number-ef0bc9e7 = { $who } v této partii nehraje: { $title } { $number }.

# {who} says
m-who-says-36583331 = { $who } říká

# {who} says: "{words}"
m-who-says-words-e21c2354 = { $who } říká: „{ $words }“

# {who} took a move back. It is not your turn after all.
m-who-took-a-move-back-it-is-not-1e9c26db = { $who } vrací tah. Přece jen nejste na tahu.

# {who} took a move back; you are asked anew, as the table stands now.
m-who-took-a-move-back-you-are-as-c041d362 = { $who } vrací tah; otázka je pro vás znovu otevřená podle současného stavu.

# {who} {n|wins|win} with {points} {points|point|points}
m-who-n-wins-win-with-points-poin-2d0e0fae = { $who } { $n ->
        [one] vyhrává
        [few] vyhrávají
        [many] vyhrávají
       *[other] vyhrávají
    }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }

#  a move
m-a-move-85e81610 = { " " }na tah

# ({n} earlier {n|line|lines}: the link to the whole log stands below)
m-n-earlier-n-line-lines-the-link-1adec0c0 = ({ $n } { $n ->
         [one] dřívější řádek
         [few] dřívější řádky
        *[other] dřívějších řádků
    }: odkaz na celý záznam je níže)

# Log {version}:{head} of game {game}; rules {title} {rules}.
m-log-version-head-of-game-game-ru-db7ddb9c = Záznam { $version }:{ $head } partie { $game }; pravidla { $title } { $rules }.

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
m-sha-256-of-the-seed-kept-by-you-2b45137e = SHA-256 semínka, které od teď máte: { $commitment }. Až partie skončí, semínko se ukáže a kdokoli může ověřit veškerou náhodu.

# Secret seeds are committed to up to {number}:{link}.
m-secret-seeds-are-committed-to-up-2095b9f2 = Tajná semínka jsou zafixována až do { $number }:{ $link }.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
m-the-seed-was-seed-its-sha-256-is-6760864d = Semínko bylo { $seed }; jeho SHA-256 je ve vašem prvním dopise. Uložte partii jako soubor a spusťte na něj `posthorn verify FILE --letters YOUR-MAILS`: zopakuje každé losování i každé rozhodnutí a porovná záznam s dopisy této partie, které máte. Samotný záznam bez dopisu nic nedokazuje.

# This page has a button for each move:
m-this-page-has-a-button-for-each-6112aeb8 = Na této stránce je pro každý tah tlačítko:

# You
m-you-08b04193 = Vy

# all that can be done, not only the first options
m-all-that-can-be-done-not-only-th-8ad11423 = vše, co lze udělat, nejen první možnosti

# brought before
m-brought-before-022733b5 = dodáno dříve

# go on with the game that follows this one, at the same table
m-go-on-with-the-game-that-follows-5939f8cb = pokračovat další partií u téhož stolu

# in all
m-in-all-abf4fdcd = celkem

# in {span}
m-in-span-b9631ed5 = zbývá { $span }

# no letters of this game but when it is over
m-no-letters-of-this-game-but-when-96bfe084 = žádné dopisy z této partie kromě jejího konce

# no link or address of your letters up to now works any more
m-no-link-or-address-of-your-lette-c4feb617 = odkazy a adresy z dosavadních dopisů přestanou platit

# no moves are expected of you before that day
m-no-moves-are-expected-of-you-bef-541fb514 = do toho dne se od vás nečekají tahy

# one letter a day for all games
m-one-letter-a-day-for-all-games-da64590a = jeden dopis denně o všech partiích

# passed
m-passed-284d1e8c = pas

# play what the last letter of a game offers to be tried again
m-play-what-the-last-letter-of-a-g-b3b21e85 = zahrát znovu to, co nabízí poslední dopis partie

# take the seat you are invited to; join with any words of yours adds them to the luck
m-take-the-seat-you-are-invited-to-a5923ed1 = zaujmout místo, na které jste zváni; vaše další slova se přidají k náhodě

# take your last move back, if nothing was revealed since
m-take-your-last-move-back-if-noth-e58b6e30 = vrátit poslední tah, pokud se od té doby nic neodhalilo

# taken back
m-taken-back-889e5f43 = vráceno

# the hashes by which luck and log are checked
m-the-hashes-by-which-luck-and-log-6043dbdb = otisky, jimiž se ověřuje náhoda a záznam

# the position once more; or what a letter leaves out: show log, show Bert
m-the-position-once-more-or-what-a-e0487f2d = stav ještě jednou; nebo co dopis vynechává: „ukaž log“, „ukaž Bert“

# the same table once more, after the end
m-the-same-table-once-more-after-t-c350c834 = tentýž stůl ještě jednou, po konci

# the whole log
m-the-whole-log-ecd02877 = celý záznam

# total
m-total-11239872 = celkem

# what can be said now; or what begins with a word
m-what-can-be-said-now-or-what-beg-78865397 = co lze říct teď; nebo co začíná slovem

# what would come of an option, without doing it
m-what-would-come-of-an-option-wit-077185c6 = co by možnost přinesla, bez provedení

# whether letters come at all; answers to your own mails always do
m-whether-letters-come-at-all-answ-ab919d98 = zda vůbec chodí dopisy; odpovědi na vaše e-maily chodí vždy

# why letters were sent or not
m-why-letters-were-sent-or-not-bb7c87ae = proč dopisy přišly, či nepřišly

# yes, that was me
m-yes-that-was-me-4f40895e = ano, píšu to já

# you are back: your clocks run again, and days that are not used go back
m-you-are-back-your-clocks-run-aga-1874ca5a = pauza skončila: vaše hodiny zase běží a nevyužité dny se vracejí

# {d} d {h} h
m-d-d-h-h-570379d9 = { $d } d { $h } h

# {hour}:{minute}
m-hour-minute-6fc823d7 = { $hour }:{ $minute }

# {h} h {m} min
m-h-h-m-min-99422830 = { $h } h { $m } min

# {m} min
m-m-min-b8b9f90d = { $m } min

# {name}, your time is over. Answer now, and all goes on.
m-name-your-time-is-over-answer-n-a2b0ec12 = { $name } – váš čas vypršel. Odpovězte teď a vše půjde dál.

# {title} {number}, log {version}:{head} of game {game}.
m-title-number-log-version-head-o-60689e09 = { $title } { $number }, záznam { $version }:{ $head } partie { $game }.

# Apr
m-apr-617531b4 = dubna

# At this table: {pattern} ({help})
m-at-this-table-pattern-help-48481efa = U tohoto stolu: { $pattern } ({ $help })

# Aug
m-aug-41e1d82a = srpna

# Dec
m-dec-f2a0cfbc = prosince

# Feb
m-feb-caf71b3f = února

# Fri
m-fri-66dab40c = pá

# In any letter: {pattern} ({help})
m-in-any-letter-pattern-help-0f446788 = V každém dopise: { $pattern } ({ $help })

# Jan
m-jan-5c5db120 = ledna

# Jul
m-jul-c43f56b9 = července

# Jun
m-jun-b27fd46e = června

# Mar
m-mar-b4b7d381 = března

# May
m-may-8c78fe5b = května

# Mon
m-mon-f40d7f51 = po

# Nov
m-nov-3e630d29 = listopadu

# Oct
m-oct-6877e849 = října

# Sat
m-sat-fdeb71b5 = so

# Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".
m-say-the-day-as-pause-until-2026-61bb24e2 = Napište den takto: „pauza do 2026-12-24“ nebo „pauza do 2026-12-24“.

# Sep
m-sep-451e2b71 = září

# Sun
m-sun-db18f17f = ne

# Thu
m-thu-7da11212 = čt

# Tue
m-tue-d1eb39b0 = út

# Wed
m-wed-58339f45 = st

# that is
m-that-is-f21d8591 = totiž
