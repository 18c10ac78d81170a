#  (in vain)
m-in-vain-1085cb55 = { " " }(marně)

#  (on its way)
m-on-its-way-ecb6805c = { " " }(na cestě)

#  Your deadlines now: {dues}.
m-your-deadlines-now-dues-50d23c67 = { " " }Vaše termíny teď: { $dues }.

#  a move
m-a-move-85e81610 = { " " }na tah

#  and 
m-and-e3ee915a = { " " }a{ " " }

# "undo" still takes your last move back.
m-undo-still-takes-your-last-move-c5eb8c1a = „zpět“ stále vrátí váš poslední tah.

# (forgotten {forgotten})
m-forgotten-forgotten-50cf74e1 = (zapomenuta { $forgotten })

# (here)
m-here-d76121c8 = (zde)

# (taken back)
m-taken-back-315731b9 = (vzato zpět)

# (usually {usual})
m-usually-usual-28f6c668 = (obvykle { $usual })

# (version {n})
m-version-n-6ff1c534 = (verze { $n })

# (you)
m-you-d1eb47c7 = (vy)

# (your turn)
m-your-turn-96d5a8c5 = (jste na tahu)

# ({n} earlier {n|line|lines}: the link to the whole log stands below)
m-n-earlier-n-line-lines-the-link-1adec0c0 = ({ $n } { $n ->
         [one] dřívější řádek
         [few] dřívější řádky
        *[other] dřívějších řádků
    }: odkaz na celý záznam je níže)

# , now for example "{example}"
m-now-for-example-example-8e0ac4a1 = , teď například „{ $example }“

# . Mails from you:
m-mails-from-you-f1c80d1d = { "." } E-maily od vás:

# . This page says what the program does.
m-this-page-says-what-the-program-3e71d55d = { "." } Tato stránka říká, co program dělá.

# ; nothing can be pressed until there is one again.
m-nothing-can-be-pressed-until-th-8221151a = ; dokud není síť, nedá se nic stisknout.

# ; or 
m-or-b209c7d4 = ; nebo{ " " }

# <a>Keep this page still while I write</a> (it loads itself every 30 seconds)
m-a-keep-this-page-still-while-i-1c79f1f2 = <a>Neobnovovat stránku, když píšu</a> (obnovuje se každých 30 sekund)

# <strong>{sentence}</strong> was not done, and nothing of it waits any more. You are signed in.
m-strong-sentence-strong-was-not-28f4a54b = <strong>{ $sentence }</strong>: nestalo se to a nic z toho už nečeká. Jste přihlášeni.

# A board of {name}
m-a-board-of-name-837ba007 = Deska hry { $name }

# A board of {name} in the middle of a game
m-a-board-of-name-in-the-middle-of-b5baf21c = Deska hry { $name } uprostřed partie

# A bot, now<span>: {name}</span>
m-a-bot-now-span-name-span-2a2056c3 = S botem, hned<span>: { $name }</span>

# A browser
m-a-browser-3dd9db39 = Prohlížeč

# A browser can tell you that it is your turn, on a telephone or a computer, also while no page of Posthorn is open. What is told is sealed for that browser alone. Quiet hours, the digest, muted games and holidays hold as for letters.
m-a-browser-can-tell-you-that-it-i-c0661933 = Prohlížeč vám může říct, že jste na tahu, v telefonu i v počítači, i když není žádná stránka Posthornu otevřená. Zpráva je zapečetěná jen pro tento prohlížeč. Tiché hodiny, souhrn, ztlumené partie a volno platí stejně jako u dopisů.

# A fault of ours
m-a-fault-of-ours-759a5e40 = Chyba na naší straně

# A further address
m-a-further-address-53232281 = Další adresa

# A further one
m-a-further-one-890bd4c1 = Další

# A game is being opened
m-a-game-is-being-opened-2316b144 = Partie se otevírá

# A game of {seats} takes about {letters} to {letters2} letters each, fewer if you say several things in one mail.
m-a-game-of-seats-takes-about-lett-dcfb99b9 = Partie pro { $seats } znamená pro každého { $letters } až { $letters2 } dopisů, méně, když v jednom e-mailu řeknete víc věcí.

# A game that is not listed.
m-a-game-that-is-not-listed-f021683f = Partie mimo seznam.

# A hint
m-a-hint-1e68a716 = Rada

# A hook has one of the shapes {shapes}.
m-a-hook-has-one-of-the-shapes-sha-42f26ca8 = Tvar je jeden z těchto: { $shapes }.

# A key lets a program play as you, by the <a>API</a>.
m-a-key-lets-a-program-play-as-you-99f8b973 = S klíčem hraje za vás program přes <a>API</a>.

# A letter
m-a-letter-06c382c3 = Dopis

# A letter has told of it; another one will tell that it was taken back.
m-a-letter-has-told-of-it-another-50cac84b = Dopis o tom už řekl; další řekne, že tah byl vzat zpět.

# A letter is on its way
m-a-letter-is-on-its-way-4ab92a00 = Dopis je na cestě

# A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.
m-a-letter-of-yours-was-used-that-42ca4710 = Použitý dopis už neplatí, proto se nic neprovedlo. Platný dopis dnes už přišel; chodí jeden denně, další může přijít po půlnoci UTC.

# A letter of yours was used that has expired, so nothing was done. This one works.
m-a-letter-of-yours-was-used-that-096247d1 = Použitý dopis už vypršel, proto se nic neprovedlo. Tento platí.

# A letter that what I said is done
m-a-letter-that-what-i-said-is-don-1b080d64 = Dopis o tom, že se to, co jsem řekl, stalo

# A letter went to your registered address to ask whether this was you. Answer it with yes and it is done.
m-a-letter-went-to-your-registered-0e0064a0 = Na vaši adresu odešel dopis s otázkou, zda jste to byli vy. Odpovězte ano a stane se to.

# A letter with links that work is on its way to the registered address, at most one a day.
m-a-letter-with-links-that-work-is-9d3634ed = Dopis s platnými odkazy je na cestě na vaši adresu; nejvýš jeden denně.

# A letter with links that work was asked for today already, and goes to the registered address alone. There is one a day; the next can be asked for after midnight UTC. Look for the one of today, also where your mail program puts what it takes for unwanted.
m-a-letter-with-links-that-work-wa-21f99926 = O dopis s platnými odkazy už dnes někdo požádal; přijde jen na známou adresu. Denně je jeden; o další lze požádat po půlnoci UTC. Dnešní hledejte i mezi nevyžádanou poštou.

# A mail from {came} gives these lines in your name, and nothing was done yet:
m-a-mail-from-came-gives-these-lin-f0533def = E-mail od { $came } podává tyto řádky vaším jménem, a zatím se nic neprovedlo:

# A name begins with <small>two letters or more</small>
m-a-name-begins-with-small-two-let-e166a885 = Jméno začíná na <small>dvě písmena nebo víc</small>

# A note <small>Only you see it, also in your letters.</small>
m-a-note-small-only-you-see-it-als-25d31a0a = Poznámka <small>Vidíte ji jen vy, i ve svých dopisech.</small>

# A press on a line shows it on the board. <a>All moves</a>
m-a-press-on-a-line-shows-it-on-th-bef2a3f9 = Stiskněte řádek a uvidíte ho na desce. <a>Všechny tahy</a>

# A program of yours, or a channel of a chat, is told by a request what happens: in your own games what your letters say, or of the tables that you host what anybody may see. Quiet hours, the digest, muted games and holidays hold for your own games as for letters.
m-a-program-of-yours-or-a-channel-3e6bb76c = Váš program nebo kanál chatu se požadavkem dozví, co se děje: ve vašich hrách to, co říkají vaše dopisy, u stolů, které jste otevřeli, to, co smí vidět každý. Tiché hodiny, denní souhrn, ztlumené hry a dovolená platí pro vaše hry stejně jako pro dopisy.

# A rematch has been opened: <a>its table</a>.
m-a-rematch-has-been-opened-a-its-d25e03aa = Je otevřena odveta: <a>její stůl</a>.

# A seat is free: who takes it plays on.
m-a-seat-is-free-who-takes-it-play-422d4449 = Jedno místo je volné: kdo ho zabere, hraje dál.

# A seat is offered
m-a-seat-is-offered-634f7cc1 = Nabízí se místo

# A table of {title} waits for players: {free} of {of} seats free.
m-a-table-of-title-waits-for-playe-2e2c4599 = Stůl hry { $title } čeká na hráče: volná místa { $free } z { $of }.

# A tie was decided by {tie_break}.
m-a-tie-was-decided-by-tie-break-209c7817 = O shodě rozhodlo: { $tie_break }.

# A turn as it comes by mail, in short: answer with a number, or press
m-a-turn-as-it-comes-by-mail-in-sh-1d0fca37 = Tah, jak přijde e-mailem, zkráceně: odpovězte číslem nebo stiskněte

# API
m-api-c8e5998f = API

# About this game
m-about-this-game-5bec15dc = O této partii

# About this letter
m-about-this-letter-ad1adfc5 = O tomto dopisu

# About {name}
m-about-name-c200f2ef = O hře { $name }

# About<span> {name}</span>
m-about-span-name-span-ff9a190e = O hře<span> { $name }</span>

# Accessibility
m-accessibility-d3368cbf = Přístupnost

# Add it
m-add-it-c4151430 = Přidat

# Addresses
m-addresses-76179aaf = Adresy

# After that the clock moves for you.
m-after-that-the-clock-moves-for-y-0e8cb484 = Potom za vás táhnou hodiny.

# After that the others decide how the game goes on.
m-after-that-the-others-decide-how-be72ca76 = Potom o pokračování partie rozhodují ostatní.

# After that your seat is offered to others.
m-after-that-your-seat-is-offered-3fda94aa = Potom se vaše místo nabídne jiným.

# Against it
m-against-it-f9aeea62 = Proti

# Against it: {names}.
m-against-it-names-46de03ca = Proti: { $names }.

# Agree
m-agree-da288642 = Souhlasím

# All
m-all-a52ace42 = Vše

# All about {name}
m-all-about-name-7fb0eb68 = Vše o hře { $name }

# All at once
m-all-at-once-f9068371 = Vše najednou

# All links and addresses in the letters you have got so far lose their power, in all games. Where you are asked something, a fresh letter comes to your registered address.
m-all-links-and-addresses-in-the-l-5710754f = Všechny odkazy a adresy v dopisech, které jste dosud dostali, přestanou platit, ve všech partiích. Kde na vás něco čeká, přijde na vaši adresu nový dopis.

# All moves
m-all-moves-80f8d010 = Všechny tahy

# All moves: the log
m-all-moves-the-log-6f108e12 = Všechny tahy: záznam

# All my games
m-all-my-games-0cdbada8 = Všechny mé partie

# All settings
m-all-settings-04d2e8f9 = Celé nastavení

# All that has happened
m-all-that-has-happened-c77c40b5 = Vše, co se stalo

# All that is kept of you is a file in <a>your settings</a>. There you can leave, too: name, addresses, letters, mails, words and devices are deleted then. Your moves stay in the logs of the games, under a number that leads to nobody. Copies that were made to restore the service after a failure are not changed; how long they are kept is for whoever runs it to say.
m-all-that-is-kept-of-you-is-a-fil-f39a7e1a = Vše, co se o vás uchovává, je jeden soubor ve <a>vašem nastavení</a>. Tam můžete také odejít: jméno, adresy, dopisy, e-maily, slova a zařízení se pak smažou. Vaše tahy zůstávají v průběhu partií pod číslem, které k nikomu nevede. Kopie pořízené pro obnovu služby po poruše se nemění; jak dlouho se drží, řekne ten, kdo službu provozuje.

# All that is kept of you, as a file
m-all-that-is-kept-of-you-as-a-fil-4304ba42 = Vše, co se o vás uchovává, jako soubor

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

# All {many} pieces, drawn and told
m-all-many-pieces-drawn-and-told-450aa26b = Všechny díly ({ $many }), s obrázkem i textem

# All {n}
m-all-n-b0c0a80a = Vše: { $n }

# An address has no blanks and no letters beyond ASCII: write %20 and the like.
m-an-address-has-no-blanks-and-no-99e17dd2 = V adrese nejsou mezery ani písmena mimo ASCII: pište %20 a podobně.

# An address may have {most} characters.
m-an-address-may-have-most-charact-2ddfab20 = Adresa může mít nejvýš { $most } znaků.

# An address with a name or a password in it is not kept: take them out.
m-an-address-with-a-name-or-a-pass-68117aa4 = Adresa se jménem nebo heslem uvnitř se neukládá: vyjměte je.

# An invitation
m-an-invitation-a5e2ccef = Pozvánka

# Another player has this address; it was not added to yours.
m-another-player-has-this-address-418fb1b1 = Tuto adresu má jiný hráč; k vašim nebyla přidána.

# Answer each game at its own address, or press its options; an answer to this letter moves nothing.
m-answer-each-game-at-its-own-addr-fed0610d = Na každou partii odpovídejte na její vlastní adresu, nebo stiskněte její možnosti; odpověď na tento dopis nic nezahraje.

# Answer from your own address.
m-answer-from-your-own-address-f07383e4 = Odpovězte ze své vlastní adresy.

# Answer this letter with yes and it is done, with no and it is thrown away; or press it:
m-answer-this-letter-with-yes-and-a5a9791f = Odpovězte na tento dopis „ano“ a provede se to, nebo „ne“ a zahodí se to; nebo to stiskněte:

# Answer with one of these two, or press it. Before that nothing is done.
m-answer-with-one-of-these-two-or-09f9c753 = Odpovězte jedním z těchto dvou slov, nebo ho stiskněte. Do té doby se nic neprovede.

# Answer with the number or the word.
m-answer-with-the-number-or-the-wo-f35209af = Odpovězte číslem nebo slovem.

# Answer with the number or the word. Without an answer nothing follows.
m-answer-with-the-number-or-the-wo-ca98635d = Odpovězte číslem nebo slovem. Bez odpovědi se nic nestane.

# Answer with the number or the word. You add your mail to the luck, or words of your own: answer "join with" and the words.
m-answer-with-the-number-or-the-wo-04a3fcf1 = Odpovězte číslem nebo slovem. K náhodě přidáváte svůj e-mail, nebo vlastní slova: odpovězte „přidat s“ a ta slova.

# Answer with the number, or in words. Silence is no vote; a motion that is not decided lapses after {n} days. A line that begins with "say" is for the table.
m-answer-with-the-number-or-in-wor-8da81d01 = Odpovězte číslem nebo slovy. Mlčení není hlas; nerozhodnutý návrh propadá za { $n } { $n ->
         [one] den
         [few] dny
        *[other] dní
    }. Řádek, který začíná slovem „řekni“, je pro stůl.

# Answer with what stands in brackets, or in words. {several}
m-answer-with-what-stands-in-brack-9026d14d = Odpovězte tím, co stojí v závorkách, nebo slovy. { $several }

# Answer {game} by mail
m-answer-game-by-mail-91f5e574 = Odpovědět e-mailem: { $game }

# Answer {until}.
m-answer-until-4b9c5a2c = Odpovězte { $until }.

# Answers after {median}, half of the times; nights and holidays do not count.
m-answers-after-median-half-of-the-a7717244 = Polovina odpovědí přijde do { $median }; noci a dovolená se nepočítají.

# Anybody else can take that seat.
m-anybody-else-can-take-that-seat-17fac3e5 = To místo může zaujmout kdokoli jiný.

# Anybody else can take that seat; or "{bot}" gives it to a bot.
m-anybody-else-can-take-that-seat-4b1bf682 = Toto místo může obsadit kdokoli jiný; nebo ho „{ $bot }“ dá botovi.

# Anybody may look on at a game that is listed. You see what all at the table see, and no more.
m-anybody-may-look-on-at-a-game-th-443d299d = Na partii ze seznamu se smí dívat každý. Vidíte to, co všichni u stolu, a nic víc.

# Apr
m-apr-617531b4 = dubna

# As it stands: {points}
m-as-it-stands-points-f4c3cf03 = Současný stav: { $points }

# As it was then.
m-as-it-was-then-3728dfba = Tak to tehdy bylo.

# As spectators knew it then.
m-as-spectators-knew-it-then-64596214 = Jak to tehdy znali diváci.

# As {names} knew it then.
m-as-names-knew-it-then-eec02b76 = Jak to tehdy viděl hráč { $names }.

# Ask for a new letter
m-ask-for-a-new-letter-99614024 = Požádat o nový dopis

# Ask leave to take my last move back
m-ask-leave-to-take-my-last-move-b-637d81fa = Požádat, abych směl vzít svůj poslední tah zpět

# Ask me everything
m-ask-me-everything-3e7ae694 = Ptát se mě na všechno

# At a table: your name, your moves, what you say to it, how long you took. Never your address.
m-at-a-table-your-name-your-moves-061babd3 = U stolu: vaše jméno, vaše tahy, co stolu řeknete a jak dlouho vám to trvalo. Nikdy vaše adresa.

# At most {n} moves fit into one mail.
m-at-most-n-moves-fit-into-one-mai-535763c1 = Do jednoho e-mailu se vejde nejvýš { $n } tahů.

# At tables whose pace knows nights and days, your clock stands still then.
m-at-tables-whose-pace-knows-night-66fa93e9 = U stolů, jejichž tempo zná noci a dny, vaše hodiny v tu dobu stojí.

# At the table: {names}.
m-at-the-table-names-512d5f84 = U stolu: { $names }.

# At the table: {names}. It begins when you and {n} {n|other|others} sit down.
m-at-the-table-names-it-begins-whe-d58cf9f2 = U stolu: { $names }. Začne se, až usednete vy a ještě { $n } { $n ->
        [one] hráč
        [few] hráči
        [many] hráče
       *[other] hráčů
    }.

# At the table: {names}. Yours is the last seat: it begins as you join.
m-at-the-table-names-yours-is-the-73710433 = U stolu: { $names }. Vaše místo je poslední: jakmile se přidáte, začíná se.

# At this table: {pattern} ({help})
m-at-this-table-pattern-help-48481efa = U tohoto stolu: { $pattern } ({ $help })

# Aug
m-aug-41e1d82a = srpna

# Away until
m-away-until-2aa8ff39 = Pryč do

# Back
m-back-76900f1b = Zpět

# Back to the game
m-back-to-the-game-e5a09f81 = Zpět k partii

# Back to the letter
m-back-to-the-letter-39b97127 = Zpět k dopisu

# Be told on your phone or computer
m-be-told-on-your-phone-or-compute-4e2f77c4 = Dostávat zprávy do telefonu nebo počítače

# Board games by mail, over days
m-board-games-by-mail-over-days-15c6875e = Deskové hry poštou, v klidu

# Board games that are being played now, each with its board; the latest moves first.
m-board-games-that-are-being-playe-9c21fab6 = Partie, které se právě hrají, každá se svou deskou; nejnovější tahy první.

# Bold: most of all.
m-bold-most-of-all-0a3637b3 = Tučně: nejvíc ze všech.

# Book it
m-book-it-a1f6d5f0 = Zapsat

# Bots among them
m-bots-among-them-4d36844f = Z toho botů

# Browsers in which you are signed in, for {sessions_kept} {sessions_kept|day|days} after the last use: a secret of which only a mark is stored, and a name such as “Firefox on Linux”.
m-browsers-in-which-you-are-signed-aa5050f8 = Prohlížeče, ve kterých jste přihlášeni, { $sessions_kept } { $sessions_kept ->
        [one] den
        [few] dny
       *[other] dní
    } po posledním použití: tajemství, z něhož se ukládá jen otisk, a název jako „Firefox, Linux“.

# Browsers that you have told to show you your turns: where their maker takes such words, and the keys by which only that browser reads them; until you take them away or sign out there.
m-browsers-that-you-have-told-to-s-d97692fe = Prohlížeče, které mají ukazovat vaše tahy: kde jejich výrobce taková slova přijímá, a klíče, kterými je čte jen ten prohlížeč; dokud je neodeberete nebo se tam neodhlásíte.

# Browsers where you are signed in
m-browsers-where-you-are-signed-in-ae6ba13c = Prohlížeče, kde jste přihlášeni

# By mail: answer any letter of ours with "letters on", or with "mute off" for its game.
m-by-mail-answer-any-letter-of-our-99db3cbf = E-mailem: odpovězte na kterýkoli náš dopis „letters on“, nebo „mute off“ pro jeho partii.

# Call the game off, without a result
m-call-the-game-off-without-a-resu-93fa9821 = Zrušit partii bez výsledku

# Choose anew
m-choose-anew-648df6d9 = Vybrat znovu

# Choose at least one of what it is told.
m-choose-at-least-one-of-what-it-i-664bde55 = Zvolte alespoň jedno, co se mu má říkat.

# Choose one
m-choose-one-0b24aed5 = Vyberte

# Choose<span> {name}</span>
m-choose-span-name-span-2a7dd9fa = Vybrat<span> { $name }</span>

# Clocks
m-clocks-ade6b165 = Hodiny

# Close
m-close-7d9eb7ac = Zavřít

# Close this table
m-close-this-table-a1b01547 = Zavřít tento stůl

# Colours alone tell nothing: what a colour says stands there as a word, a letter or a shape, too.
m-colours-alone-tell-nothing-what-39e71466 = Barva sama nic neříká: co říká barva, stojí vedle i jako slovo, písmeno nebo tvar.

# Come back
m-come-back-35c1a158 = Vrátit se

# Commitment
m-commitment-b6f2bf45 = Závazek

# Commitment and link
m-commitment-and-link-a670710f = Závazek a článek

# Commitments
m-commitments-35ebc105 = Závazky

# Commitments to secret seeds
m-commitments-to-secret-seeds-f6e314d9 = Závazky k tajným semínkům

# Conditions for those who come by the list
m-conditions-for-those-who-come-by-114b790c = Podmínky pro ty, kdo přijdou ze seznamu

# Cookies and strangers
m-cookies-and-strangers-edb70f14 = Cookies a cizí

# Cookies are set for signing in, for forms, for hints that you have read and for links that you have opened. No page loads anything from another site, and nobody counts what you look at. To keep floods out, network addresses are counted for a day.
m-cookies-are-set-for-signing-in-f-cba720ab = Cookies slouží přihlášení, formulářům, přečteným radám a otevřeným odkazům. Žádná stránka nenačítá nic z jiných míst a nikdo nepočítá, na co se díváte. Proti záplavám se síťové adresy počítají jeden den.

# Days on which you play <small>such as mon tue sat; empty: all</small>
m-days-on-which-you-play-small-suc-7d6c2303 = Dny, kdy hrajete <small>například mon tue sat; prázdné: všechny</small>

# Deadlines they have missed in their last 50 games, at most <small>Left empty: however many.</small>
m-deadlines-they-have-missed-in-th-629b991d = Zmeškaných lhůt v posledních 50 partiích, nejvýš <small>Prázdné: kolik chce.</small>

# Debatable rules of the book
m-debatable-rules-of-the-book-8d827ddb = Sporná místa pravidel

# Dec
m-dec-f2a0cfbc = prosince

# Decide ahead
m-decide-ahead-acb82b2b = Rozhodnout předem

# Decide ahead, leave
m-decide-ahead-leave-c30ef263 = Rozhodnout předem, odejít

# Decided by: {by}.
m-decided-by-by-71088ac7 = Rozhodlo: { $by }.

# Do it
m-do-it-8af08d74 = Provést

# Do these moves
m-do-these-moves-721db75c = Provést tyto tahy

# Do you mean it? {what}
m-do-you-mean-it-what-bebc2604 = Myslíte to vážně? { $what }

# Do you mean {listed}?
m-do-you-mean-listed-b2e4a391 = Myslíte { $listed }?

# Done: <strong>{said}</strong>
m-done-strong-said-strong-79790901 = Hotovo: <strong>{ $said }</strong>

# Done: {what}.
m-done-what-d31711e9 = Hotovo: { $what }.

# Drop all orders
m-drop-all-orders-a73f62a2 = Zrušit všechny příkazy

# Each board is also a list of plain lines (“The board as a list” in the menu of a game), and each piece of the picture that can be pressed has a name for screen readers.
m-each-board-is-also-a-list-of-pla-5da5512b = Každá deska je i seznam prostých řádků („Deska jako seznam“ v nabídce partie) a každá část obrázku, kterou lze stisknout, má jméno pro čtečky obrazovky.

# Each turn is a letter that you answer with a line or a press, when you have the time. The whole table sees the same board, here and in its mail. Luck is fixed before anybody asks for it, and anybody can check it.
m-each-turn-is-a-letter-that-you-a-2118d9d6 = Každý tah je dopis, na který odpovíte řádkem nebo stisknutím, až máte čas. Celý stůl vidí stejnou desku, zde i v poště. Náhoda je dána předem a každý si ji může ověřit.

# End the game as it stands
m-end-the-game-as-it-stands-7a49da73 = Ukončit partii tak, jak stojí

# Ended {ended}: {reason}.
m-ended-ended-reason-d96f3d0e = Ukončeno { $ended }: { $reason }.

# Events {since} to {min}
m-events-since-to-min-37f42890 = Události { $since } až { $min }

# Everybody should be able to play here. This page says what was done for it, how it is held, and what is not done yet.
m-everybody-should-be-able-to-play-40e363f1 = Hrát by tu měl moci každý. Tato stránka říká, co se pro to udělalo, jak se to hlídá a co ještě hotové není.

# Feb
m-feb-caf71b3f = února

# Finished
m-finished-7804f7a7 = Dohráno

# First
m-first-a151ceb1 = První

# For "{said}" you could say: {nearest}.
m-for-said-you-could-say-nearest-17e30bae = Místo „{ $said }“ můžete napsat: { $nearest }.

# For it: {names}.
m-for-it-names-1d5a218b = Pro: { $names }.

# For {each}
m-for-each-585c29b3 = Pro: { $each }

# Found here is who sits at a listed table with somebody else. Who plays by invitation alone, or as a guest, is not.
m-found-here-is-who-sits-at-a-list-7ed0e667 = Najdete zde ty, kdo s někým sedí u stolu ze seznamu. Kdo hraje jen na pozvání nebo jako host na zkoušku, tu není.

# Free this seat<span>: {name}</span>
m-free-this-seat-span-name-span-9e360a5f = Uvolnit místo<span>: { $name }</span>

# Fri
m-fri-66dab40c = pá

# From the beginning
m-from-the-beginning-597ae116 = Od začátku

# Game {id}, version {version}.
m-game-id-version-version-55fd2aa8 = Partie { $id }, verze { $version }.

# Game {id}, {phase}, {version} {version|event|events}. A number leads to the position after it; times are those of {zone}. <a>The game now</a>, <a2>the file for posthorn verify</a2>
m-game-id-phase-version-version-ev-26a6c9de = Partie { $id }, { $phase }, { $version } { $version ->
        [one] událost
        [few] události
       *[other] událostí
    }. Číslo vede k pozici po ní; časy jsou podle pásma { $zone }. <a>Partie teď</a>, <a2>soubor pro posthorn verify</a2>

# Games in common
m-games-in-common-2f57e3a3 = Společné partie

# Games they have finished, at least
m-games-they-have-finished-at-leas-8440ba65 = Dohraných partií, aspoň

# Games to watch
m-games-to-watch-c2bda3a4 = Partie ke sledování

# Gather turns for <small>minutes, then they come as one letter</small>
m-gather-turns-for-small-minutes-t-b5edeae9 = Sbírat tahy po dobu <small>minut, pak přijdou v jednom dopisu</small>

# Give an address and keep your games
m-give-an-address-and-keep-your-ga-8b516401 = Zadat adresu a uchovat si partie

# Give the seat of {name} to a bot
m-give-the-seat-of-name-to-a-bot-05694cd3 = Předat místo botovi: { $name }

# Give your mail address. Your game stays yours, letters tell you when you are asked, and you can sign in from anywhere.
m-give-your-mail-address-your-game-958a59fd = Zadejte svou e-mailovou adresu. Partie zůstane vaše, dopisy vám řeknou, kdy jste na tahu, a přihlásíte se odkudkoli.

# Go
m-go-6cc8519b = Přejít

# Go back to the page you came from.
m-go-back-to-the-page-you-came-fro-7ca09243 = Vraťte se na stránku, odkud jste přišli.

# Go back, correct it and press once more.
m-go-back-correct-it-and-press-onc-32df5eb8 = Vraťte se, opravte to a stiskněte znovu.

# Go back, load the page again and press once more.
m-go-back-load-the-page-again-and-15ae6cc7 = Vraťte se, načtěte stránku znovu a stiskněte ještě jednou.

# Go on
m-go-on-97903f19 = Dál

# Go on with the letter that answers
m-go-on-with-the-letter-that-answe-758fe2ff = Dál k dopisu s odpovědí

# Go on: sit down at the next game
m-go-on-sit-down-at-the-next-game-b56a1428 = Dál: usednout k další partii

# Go to position
m-go-to-position-fcf718bd = Na pozici

# Going away? "pause until" and a day stops your clock in all your games.
m-going-away-pause-until-and-a-day-48be6ef6 = Odjíždíte? „pauza do“ a den zastaví vaše hodiny ve všech partiích.

# Guests have no keys. Give your mail address first.
m-guests-have-no-keys-give-your-ma-8deb3bcc = Hosté nemají klíče. Nejdřív uveďte svou e-mailovou adresu.

# Guests have no programs. Give your mail address first.
m-guests-have-no-programs-give-you-fd5d0741 = Hosté nemají programy. Nejprve uveďte svou poštovní adresu.

# Have a program or a chat told
m-have-a-program-or-a-chat-told-0ff83929 = Dávat vědět programu nebo chatu

# Head: number {number}, link <code>{link}</code>
m-head-number-number-link-code-lin-4d7dc0a8 = Čelo: číslo { $number }, článek <code>{ $link }</code>

# Hear of it again
m-hear-of-it-again-435a84b0 = Znovu o ní slyšet

# Here as a guest since {joined}.
m-here-as-a-guest-since-joined-7aeac748 = Zde jako host na zkoušku od { $joined }.

# Here since {joined}.
m-here-since-joined-57c975d1 = Zde od { $joined }.

# Holiday
m-holiday-992b3299 = Dovolená

# Hours
m-hours-21e84929 = Hodin

# How
m-how-7470bd3b = Jak

# How it is held
m-how-it-is-held-a75843a1 = Jak se to hlídá

# How it is played
m-how-it-is-played-597821f9 = Jak se hraje

# How it went, round by round
m-how-it-went-round-by-round-6aafa0f3 = Jak to šlo, kolo za kolem

# How we stand
m-how-we-stand-911dd29a = Jak na tom jsme

# How {title} is played
m-how-title-is-played-6a087072 = Jak se hraje { $title }

# I am back
m-i-am-back-e012a509 = Jsem zpět

# I am not asked where all that is left can wait
m-i-am-not-asked-where-all-that-is-f472af9a = Neptat se mě, když vše zbylé může počkat

# I am sure
m-i-am-sure-8d1511c1 = Vím to jistě

# I see
m-i-see-dcf10e36 = Rozumím

# If a letter with a link came to you lately, that link still works for an hour.
m-if-a-letter-with-a-link-came-to-b7b6e546 = Pokud vám nedávno přišel dopis s odkazem, odkaz platí ještě hodinu.

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

# If you did not press it, somebody else has a letter of yours. You can make the links and addresses of your letters void; new letters come to you.
m-if-you-did-not-press-it-somebody-e490c9e4 = Pokud jste to nestiskli vy, má váš dopis někdo jiný. Odkazy a adresy svých dopisů můžete zneplatnit; nové dopisy přijdou vám.

# If you did this
m-if-you-did-this-319e8f29 = Kdybyste to udělali

# If you know {who}, pass it on: an answer to any letter from there makes it good.
m-if-you-know-who-pass-it-on-an-an-e6091341 = Pokud víte, kdo je { $who }, vyřiďte to dál: odpověď na kterýkoli dopis z té adresy to napraví.

# If you still want to move, answer the last letter of the game.
m-if-you-still-want-to-move-answer-54e1e690 = Pokud ještě chcete táhnout, odpovězte na poslední dopis partie.

# If your time runs out, you are reminded once before; then {follows}.
m-if-your-time-runs-out-you-are-re-c5ed09b7 = Než váš čas vyprší, přijde jedna připomínka; potom { $follows }.

# In any letter: {pattern} ({help})
m-in-any-letter-pattern-help-0f446788 = V každém dopise: { $pattern } ({ $help })

# In the last {games} {games|game|games}: {missed} {missed|deadline|deadlines} missed, {left} {left|seat|seats} left.
m-in-the-last-games-games-game-gam-06185840 = V posledních partiích ({ $games }): { $missed } { $missed ->
        [one] zmeškaná lhůta
        [few] zmeškané lhůty
       *[other] zmeškaných lhůt
    }, { $left } { $left ->
        [one] opuštěné místo
        [few] opuštěná místa
       *[other] opuštěných míst
    }.

# In this game: {pattern} ({help})
m-in-this-game-pattern-help-a1553a54 = V této hře: { $pattern } ({ $help })

# Invitations
m-invitations-14210e69 = Pozvánky

# Invite <small>Mail addresses, or names of people you have played with: one a line. They get a letter. Seats that are left are open.</small>
m-invite-small-mail-addresses-or-n-45416071 = Pozvat <small>E-mailové adresy nebo jména lidí, se kterými jste hráli, každé na řádek. Dostanou dopis. Zbylá místa jsou volná.</small>

# Invite at most {most} people to a game.
m-invite-at-most-most-people-to-a-b1277f0c = K partii pozvěte nejvýš tolik lidí: { $most }.

# It begins when every seat is taken.
m-it-begins-when-every-seat-is-tak-242966e3 = Začne se, až budou všechna místa obsazena.

# It came from another browser ({browser}), in another network than yours.
m-it-came-from-another-browser-bro-8caa8f0c = Přišlo to z jiného prohlížeče ({ $browser }), z jiné sítě než vaší.

# It came from another browser ({browser}), in the network that you are in.
m-it-came-from-another-browser-bro-f1e8b922 = Přišlo to z jiného prohlížeče ({ $browser }), ze sítě, v níž jste.

# It came from this browser.
m-it-came-from-this-browser-f8ececf3 = Přišlo to z tohoto prohlížeče.

# It is done. Answers to your own mails still come.
m-it-is-done-answers-to-your-own-m-2ceb81fd = Stalo se. Odpovědi na vaše vlastní e-maily chodí dál.

# It is logged. Nothing that was taken in is lost; load the page again in a moment.
m-it-is-logged-nothing-that-was-ta-3702ef1c = Je to zaznamenáno. Nic z přijatého se neztratilo; za chvíli načtěte stránku znovu.

# It is not done
m-it-is-not-done-b4ec4a2a = Nestalo se to

# It is on its way to each of your devices.
m-it-is-on-its-way-to-each-of-your-d296ff46 = Je to na cestě do všech vašich zařízení.

# It is on its way. Load this page again to see what came of it.
m-it-is-on-its-way-load-this-page-3d1ad7d6 = Je to na cestě. Načtěte stránku znovu a uvidíte, jak to dopadlo.

# It is played as the book says.
m-it-is-played-as-the-book-says-cf90c806 = Hraje se, jak říkají pravidla.

# It is taken in and cannot get lost. This page loads itself again in a moment.
m-it-is-taken-in-and-cannot-get-lo-2d220014 = Je to přijato a neztratí se. Stránka se za chvíli sama načte.

# It is taken in and is being carried out. It cannot get lost.
m-it-is-taken-in-and-is-being-carr-79a976c9 = Je to přijato a provádí se. Ztratit se to nemůže.

# It is taken in and will be done in a moment; the answer comes by mail.
m-it-is-taken-in-and-will-be-done-7af038b6 = Je to přijato a za chvíli se to stane; odpověď přijde e-mailem.

# It is tested by programs. What they cannot find, such as an order of reading that is tiring, people have to tell us.
m-it-is-tested-by-programs-what-th-d49e59a3 = Zkoušejí to programy. Co najít neumějí, třeba únavné pořadí čtení, nám musí říct lidé.

# It is told no more.
m-it-is-told-no-more-ec64262e = Už se nic neoznamuje.

# It is tried only: nothing is done.
m-it-is-tried-only-nothing-is-done-ab917231 = Je to jen zkouška: nic se neděje.

# It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that player, do nothing.
m-it-makes-this-the-address-of-the-378ecd98 = Tím se z této adresy stane adresa hráče jménem { $name } (partií: { $n }). Pokud to nejste vy, nedělejte nic.

# It stays secret until all have answered; you can change it until then.
m-it-stays-secret-until-all-have-a-4bb43159 = Je to tajné, dokud neodpoví všichni; do té doby to můžete změnit.

# It waits because {why}.
m-it-waits-because-why-ff09b722 = Čeká, protože { $why }.

# It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.
m-it-was-asked-for-by-a-press-in-g-b15ee584 = Žádost přišla stisknutím v partii { $game }: „{ $sentence }“, prohlížeč { $browser }, { $at } UTC. Zatím se nic neprovedlo.

# It was asked for in another browser. From then on only this one is signed in as {name}: all others, and links that are on their way, end.
m-it-was-asked-for-in-another-brow-d748d8d8 = Požádáno bylo v jiném prohlížeči. Odteď je jako { $name } přihlášen jen tento; všechny ostatní a odkazy na cestě končí.

# It was asked for in another browser. Type the six digits of the letter there, or <a>sign in here</a> as {name} first and open the link again.
m-it-was-asked-for-in-another-brow-3cc38fb8 = Požádáno bylo v jiném prohlížeči. Napište šest číslic z dopisu tam, nebo se nejdřív <a>přihlaste zde</a> jako { $name } a odkaz otevřete znovu.

# It was not tried, since something came up before it that nobody knew.
m-it-was-not-tried-since-something-c1a4f02a = Nedošlo na to: dřív přišlo něco, čemu nikdo nerozuměl.

# It was refused
m-it-was-refused-f5f7ebb1 = Bylo to odmítnuto

# Its address <small>https://, also of a channel of Discord or Slack</small>
m-its-address-small-https-also-of-57cd9c77 = Jeho adresa <small>https://, i adresa kanálu Discordu nebo Slacku</small>

# Its letter is about to go.
m-its-letter-is-about-to-go-3471938d = Dopis o tom právě odchází.

# Its luck is <a>fixed and committed to</a> already: seed number {number}.
m-its-luck-is-a-fixed-and-committe-33aba994 = Náhoda je už <a>dána závazkem</a>: číslo v pořadí { $number }.

# Jan
m-jan-5c5db120 = ledna

# Join
m-join-fd30fe68 = Připojit se

# Jul
m-jul-c43f56b9 = července

# Jun
m-jun-b27fd46e = června

# Keep my games
m-keep-my-games-c3d63016 = Uchovat mé partie

# Keep my games: give an address
m-keep-my-games-give-an-address-ebc49138 = Uchovat mé partie: zadat adresu

# Keep what you play
m-keep-what-you-play-696b1c2b = Uchovejte si, co hrajete

# Keys for programs
m-keys-for-programs-9177bdd3 = Klíče pro programy

# Kinds
m-kinds-d9217480 = Druhy

# Language
m-language-a4fe6526 = Jazyk

# Language <small>of pages and letters; answers are read in each of them</small>
m-language-small-of-pages-and-lett-7ab77822 = Jazyk <small>stránek a dopisů; odpovědi se čtou v každém z nich</small>

# Last
m-last-eb970eb0 = Poslední

# Last time in vain: {reason}.
m-last-time-in-vain-reason-825bd0b1 = Naposledy marně: { $reason }.

# Lately
m-lately-2d3c92b5 = Nedávno

# Leave
m-leave-fc6e4a40 = Odejít

# Leave for ever
m-leave-for-ever-72889f38 = Odejít navždy

# Leave this game
m-leave-this-game-80dd3fd5 = Opustit partii

# Leave this table
m-leave-this-table-05b0d777 = Opustit stůl

# Let letters come again
m-let-letters-come-again-b7493029 = Ať dopisy znovu chodí

# Let the clocks run again
m-let-the-clocks-run-again-b34caee0 = Ať hodiny znovu běží

# Letters
m-letters-0b438c8a = Dopisy

# Letters and links of that game do not work for you any more. Thank you for playing so far.
m-letters-and-links-of-that-game-d-f57b893d = Dopisy a odkazy této partie vám už neslouží. Děkujeme za dosavadní hru.

# Letters are complete as plain text: a whole game can be played without ever seeing a picture.
m-letters-are-complete-as-plain-te-8debf798 = Dopisy jsou úplné i jako prostý text: celou partii lze odehrát, aniž byste viděli obrázek.

# Letters come again.
m-letters-come-again-3c74cd8e = Dopisy zase chodí.

# Letters come one by one again.
m-letters-come-one-by-one-again-20618842 = Dopisy zase chodí po jednom.

# Letters go through mail servers, which can read them. What a browser is told goes through the server of its maker sealed: the maker sees that something came and when, not what.
m-letters-go-through-mail-servers-fe7bf837 = Dopisy jdou přes poštovní servery, které je mohou číst. Co se oznamuje prohlížeči, jde přes server jeho výrobce zapečetěné: ten vidí, že něco přišlo a kdy, ale ne co.

# Letters in other hands?
m-letters-in-other-hands-7b515578 = Dopisy v cizích rukou?

# Letters of this game come again.
m-letters-of-this-game-come-again-0a409efe = Dopisy této partie zase chodí.

# Letters to you: their bytes for 30 days after they were sent, their words
m-letters-to-you-their-bytes-for-3-5b5ccb74 = Dopisy vám: jejich bajty 30 dní po odeslání, jejich slova

# Letters to {who} come back; nothing more is sent there.
m-letters-to-who-come-back-nothing-3d9bf915 = Dopisy se vracejí ({ $who }); nic dalšího se tam neposílá.

# Line {n}: "{line}"
m-line-n-line-adfb8457 = Řádek { $n }: „{ $line }“

# Line {n}: "{line}", which means "{means}"
m-line-n-line-which-means-means-992ccddf = Řádek { $n }: „{ $line }“, to znamená „{ $means }“

# Links and addresses of your letters are void now; where you are asked, a fresh letter comes.
m-links-and-addresses-of-your-lett-372f0358 = Odkazy a adresy vašich dopisů teď neplatí; kde máte odpovědět, přijde nový dopis.

# Listed: anybody may sit down
m-listed-anybody-may-sit-down-78cad913 = V seznamu: usednout smí kdokoli

# Little time is left for your move; this is the one reminder you get.
m-little-time-is-left-for-your-mov-e1af924b = Na váš tah zbývá málo času; toto je jediná připomínka.

# Log {version}:{head} of game {game}; rules {title} {rules}.
m-log-version-head-of-game-game-ru-db7ddb9c = Záznam { $version }:{ $head } partie { $game }; pravidla { $title } { $rules }.

# Look
m-look-a0de5719 = Hledat

# Look at your mail
m-look-at-your-mail-a1be5202 = Podívejte se do e-mailu

# Look for a newer letter, or at your games.
m-look-for-a-newer-letter-or-at-yo-5b95a380 = Hledejte novější dopis, nebo své partie.

# Look with the eyes of:
m-look-with-the-eyes-of-db26e215 = Podívat se očima hráče:

# Look<span> at {name}, seat {seat}</span>
m-look-span-at-name-seat-seat-span-f6f891c7 = Podívat se<span> na { $name }, místo { $seat }</span>

# Look<span> at {name}</span>
m-look-span-at-name-span-4b1eb530 = Podívat se<span> na { $name }</span>

# Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".
m-lost-write-help-too-much-mute-di-573cc1a6 = Nevíte si rady? Napište „pomoc“. Je toho moc? „ztlum“, „souhrn“ nebo „pause until { $day }“.

# Luck that can be checked
m-luck-that-can-be-checked-ead8f582 = Náhoda, kterou lze ověřit

# Mac OS
m-mac-os-e68bcce7 = Mac OS

# Made
m-made-45a5300c = Vzniklo

# Main
m-main-eb814be3 = Hlavní nabídka

# Make a key
m-make-a-key-f2e49767 = Vytvořit klíč

# Make a secret address for it
m-make-a-secret-address-for-it-7bd12884 = Vytvořit tajnou adresu

# Make links void
m-make-links-void-d2ac0f71 = Zneplatnit odkazy

# Make the links of my letters void
m-make-the-links-of-my-letters-voi-87dc6d17 = Zneplatnit odkazy mých dopisů

# Make them void
m-make-them-void-2e045810 = Zneplatnit

# Mar
m-mar-b4b7d381 = března

# May
m-may-8c78fe5b = května

# Modern board games by mail, over days: each turn is a letter that you answer with a line or a press.
m-modern-board-games-by-mail-over-0e4f1ab7 = Moderní deskové hry poštou, v klidu: každý tah je dopis, na který odpovíte řádkem nebo stisknutím.

# Mon
m-mon-f40d7f51 = po

# More
m-more-d47d7cb0 = Víc

# More about this game
m-more-about-this-game-0c496c6a = Víc o této partii

# More than can be listed can be said: "help" tells how, and "more" lists some.
m-more-than-can-be-listed-can-be-s-14f2ee0a = Říct se dá víc, než se vejde do seznamu: „pomoc“ poradí jak a „více“ ukáže další.

# More time for those who are asked
m-more-time-for-those-who-are-aske-d3a534a4 = Víc času pro ty, kdo jsou na tahu

# More<span> of: {titles}</span>
m-more-span-of-titles-span-cb55315b = Víc<span>: { $titles }</span>

# Move on the web
m-move-on-the-web-58facdcf = Tah na webu

# Move {n} of {of}
m-move-n-of-of-ee8018ef = Tah { $n } z { $of }

# Move {n} of {of}, {at}
m-move-n-of-of-at-45f6a5ec = Tah { $n } z { $of }, { $at }

# Moves
m-moves-26c84ac3 = Tahy

# Moves are carried out all the same.
m-moves-are-carried-out-all-the-sa-58e866f7 = Tahy se přesto provádějí.

# Muted games
m-muted-games-6ce38027 = Ztlumené partie

# My games
m-my-games-e50033ee = Mé partie

# My games, as I saw them last
m-my-games-as-i-saw-them-last-552e2676 = Moje partie, jak jsem je viděl naposledy

# My games, {n} {n|waits|wait} for you
m-my-games-n-n-waits-wait-for-you-d67e2747 = Mé partie, čeká na vás: { $n }

# My letter
m-my-letter-e2995ed4 = Můj dopis

# My move
m-my-move-8a306db1 = Můj tah

# My move before
m-my-move-before-c7e6be56 = Můj předchozí tah

# My next move
m-my-next-move-c1f7dfb0 = Můj další tah

# My notes
m-my-notes-fa263f43 = Mé poznámky

# Name <small>as others at the table see it</small>
m-name-small-as-others-at-the-tabl-759925f6 = Jméno <small>jak ho vidí ostatní u stolu</small>

# Never told yet.
m-never-told-yet-22b5e83b = Zatím se mu nic neřeklo.

# New
m-new-18fdd549 = Nová

# Next game <b>{waiting_beside}</b>
m-next-game-b-waiting-beside-b-669ea29e = Další partie <b>{ $waiting_beside }</b>

# Night from
m-night-from-78982d33 = Noc od

# No
m-no-1ea442a1 = Ne

# No address is asked for. A guest gets no letters: look here when it is your turn, or give an address later.
m-no-address-is-asked-for-a-guest-93095fbe = Adresa není třeba. Kdo je tu na zkoušku, nedostává dopisy: podívejte se sem, až budete na tahu, nebo zadejte adresu později.

# No game is running. Open a table, sit down at one, or play a bot.
m-no-game-is-running-open-a-table-d57b1fc7 = Žádná partie neběží. Otevřete stůl, usedněte k jinému, nebo si zahrajte s botem.

# No invitations any more
m-no-invitations-any-more-c0d5fcc0 = Už žádné pozvánky

# No letter tells of it before {at}.
m-no-letter-tells-of-it-before-at-5b828f78 = Žádný dopis o tom neřekne před { $at }.

# No letter tells of it yet.
m-no-letter-tells-of-it-yet-9fd0e818 = Žádný dopis o tom zatím neřekl.

# No letters at all
m-no-letters-at-all-5dacc6a4 = Vůbec žádné dopisy

# No letters until
m-no-letters-until-87baa4a2 = Žádné dopisy do

# No listed game is running just now. <a>Sit down at a table</a>, and others will find yours here.
m-no-listed-game-is-running-just-n-556133cd = Žádná partie ze seznamu právě neběží. <a>Usedněte ke stolu</a> a ostatní zde najdou vaši.

# No more hints
m-no-more-hints-01d4fddf = Už žádné rady

# No more letters come. Answer any letter with "letters on" to undo it.
m-no-more-letters-come-answer-any-89e1d8c7 = Žádné další dopisy nepřijdou. Odpovězte na kterýkoli dopis „dopisy zap“ a budou zase chodit.

# No more letters of this game before it is over.
m-no-more-letters-of-this-game-bef-91845974 = Do konce této partie o ní nepřijdou žádné další dopisy.

# No more letters of this game but when it is over
m-no-more-letters-of-this-game-but-345c221d = Už žádné dopisy této partie, kromě jejího konce

# No network
m-no-network-a5b3016a = Bez sítě

# No other letter holds them. Take them out of this one before you hand it on.
m-no-other-letter-holds-them-take-2b92d0a4 = Žádný jiný dopis je neobsahuje. Než tento dopis předáte dál, vyjměte je z něj.

# No points are counted yet.
m-no-points-are-counted-yet-681c81a5 = Zatím se nepočítají žádné body.

# No seat is kept for you there any more.
m-no-seat-is-kept-for-you-there-an-da75b494 = Už tam pro vás není vyhrazené žádné místo.

# No table of a rematch has begun; open a new one.
m-no-table-of-a-rematch-has-begun-40705025 = Žádný stůl odvety nezačal; otevřete nový.

# No table waits for players just now. Open one, and others will find it here.
m-no-table-waits-for-players-just-f750b519 = Žádný stůl teď nečeká na hráče. Otevřete vlastní a ostatní ho zde najdou.

# No, thank you
m-no-thank-you-3b7d6749 = Ne, děkuji

# No: {what}
m-no-what-decd0e54 = Ne: { $what }

# Nobody else of that name.
m-nobody-else-of-that-name-7f7fc502 = Nikdo další toho jména.

# Nobody else sees this before it is used.
m-nobody-else-sees-this-before-it-e7a57d0d = Nikdo jiný to nevidí, dokud to není použito.

# Nobody has said anything yet.
m-nobody-has-said-anything-yet-c477de5d = Nikdo zatím nic neřekl.

# Nobody has to move now.
m-nobody-has-to-move-now-a92ec088 = Teď není na tahu nikdo.

# Nobody is for it yet.
m-nobody-is-for-it-yet-86db85a5 = Nikdo zatím není pro.

# Nobody is left to play on: the game of {title} has ended.
m-nobody-is-left-to-play-on-the-ga-71355697 = Nezbývá nikdo, kdo by hrál dál: partie skončila ({ $title }).

# Nobody of that name.
m-nobody-of-that-name-50a22175 = Nikdo toho jména.

# Nobody sees it.
m-nobody-sees-it-e68b4f4c = Nikdo to nevidí.

# Nobody sees it. Press on the board to go on.
m-nobody-sees-it-press-on-the-boar-bf6a2537 = Nikdo to nevidí. Dál tiskněte na desce.

# Nobody yet.
m-nobody-yet-441ed85b = Zatím nikdo.

# None
m-none-dc937b59 = Žádné

# None yet.
m-none-yet-bd3ce633 = Zatím žádné.

# None.
m-none-903ea500 = Žádné.

# None: you play as a guest.
m-none-you-play-as-a-guest-c613e840 = Žádná: hrajete na zkoušku.

# Not I: a bot may take my seat
m-not-i-a-bot-may-take-my-seat-53dde193 = Beze mě: mé místo smí zabrat bot

# Not done
m-not-done-0df2acbe = Nestalo se

# Not done: <strong>{said}</strong>
m-not-done-strong-said-strong-1913f3e0 = Nestalo se: <strong>{ $said }</strong>

# Not done: {said} {why}
m-not-done-said-why-47d9ff7a = Nestalo se: { $said } { $why }

# Not done: {what}
m-not-done-what-02bd909f = Nestalo se: { $what }

# Not from here
m-not-from-here-cafaa2a8 = Odtud ne

# Not listed: only whom I invite, and who has the link
m-not-listed-only-whom-i-invite-an-313e6608 = Mimo seznam: jen ti, které pozvu, a kdo má odkaz

# Not now
m-not-now-a0e63d7c = Teď ne

# Notes
m-notes-8a7525b1 = Poznámky

# Nothing came? Look into the folder for unwanted mail, or <a>ask again</a>.
m-nothing-came-look-into-the-folde-e07c2418 = Nic nepřišlo? Podívejte se mezi nevyžádanou poštu, nebo <a>požádejte znovu</a>.

# Nothing has happened yet.
m-nothing-has-happened-yet-f279f39e = Zatím se nic nestalo.

# Nothing is another than before.
m-nothing-is-another-than-before-2e9de24c = Nic se nezměnilo.

# Nothing is asked of you in this letter.
m-nothing-is-asked-of-you-in-this-12da938f = V tomto dopisu se vás na nic neptáme.

# Nothing is done yet.
m-nothing-is-done-yet-555c2934 = Zatím se nic nestalo.

# Nothing is here
m-nothing-is-here-348a1e82 = Nic tu není

# Nothing is lost. Go back, and ask for it in another way.
m-nothing-is-lost-go-back-and-ask-0daa6d10 = Nic se neztratilo. Vraťte se a zkuste to jinak.

# Nothing is lost. Load the page again in a moment.
m-nothing-is-lost-load-the-page-ag-c2e9577c = Nic se neztratilo. Za chvíli načtěte stránku znovu.

# Nothing more happens by itself. The others can decide how the game goes on.
m-nothing-more-happens-by-itself-t-fd524110 = Samo od sebe se už nic nestane. O dalším průběhu mohou rozhodnout ostatní.

# Nothing that can be said in this game begins with "{word}".
m-nothing-that-can-be-said-in-this-ea702bbf = Slovem „{ $word }“ v této partii nic nezačíná.

# Nothing that can be seen.
m-nothing-that-can-be-seen-226fe733 = Nic, co by bylo vidět.

# Nothing that you may know.
m-nothing-that-you-may-know-b843b291 = Nic, co smíte vědět.

# Nothing waits for you now; others have to move.
m-nothing-waits-for-you-now-others-59e52731 = Nic na vás teď nečeká; táhnou ostatní.

# Nothing was done, and that mail is thrown away.
m-nothing-was-done-and-that-mail-i-9cbf99ff = Nic se neprovedlo a ten e-mail je zahozený.

# Nothing was played in your name, and your seat is yours.
m-nothing-was-played-in-your-name-6d028664 = Za vás se nic nezahrálo a místo je vaše.

# Nov
m-nov-3e630d29 = listopadu

# Number
m-number-bd82cf16 = Číslo

# Numbers from {first}; times are UTC
m-numbers-from-first-times-are-utc-d560be5d = Čísla od { $first }; časy jsou v UTC

# Oct
m-oct-6877e849 = října

# Of a listed game anybody sees the board as a spectator, the log and the names of who sits there. Of a game that is not listed only who plays there or has its link.
m-of-a-listed-game-anybody-sees-th-4fa9b9be = U partie ze seznamu vidí každý desku jako divák, průběh a jména těch, kdo tam sedí. Partii mimo seznam vidí jen ten, kdo v ní hraje nebo má její odkaz.

# Offer the seat of {name} to others
m-offer-the-seat-of-name-to-others-7952cc29 = Nabídnout místo ostatním: { $name }

# Older tables
m-older-tables-5a23dc37 = Starší stoly

# On
m-on-13001175 = Vpřed

# On the web
m-on-the-web-1e1b85a2 = Na webu

# Once it works again, press Try it on the page below: if it answers, it is told again.
m-once-it-works-again-press-try-it-9f73a828 = Až zase poběží, stiskněte „Vyzkoušet“ na stránce níže: když odpoví, bude zase dostávat zprávy.

# Once more
m-once-more-04801db4 = Ještě jednou

# Once more, please
m-once-more-please-1e02f6a5 = Ještě jednou, prosím

# One back
m-one-back-0037eb0f = O krok zpět

# One letter a day, at <small>empty: a letter for each turn</small>
m-one-letter-a-day-at-small-empty-a427c48b = Jeden dopis denně, v <small>prázdné: dopis za každý tah</small>

# One letter a day, at {time}.
m-one-letter-a-day-at-time-b195acd5 = Jeden dopis denně, v { $time }.

# One move back
m-one-move-back-19eced90 = O tah zpět

# One on
m-one-on-4ae69add = O krok vpřed

# One press more
m-one-press-more-cc6e8e66 = Ještě jedno stisknutí

# One press, no address. You can keep the game later.
m-one-press-no-address-you-can-kee-7a48bd0a = Jedno stisknutí, žádná adresa. Partii si můžete uchovat později.

# Only players who have given an address
m-only-players-who-have-given-an-a-be65486b = Jen hráči, kteří zadali adresu

# Only the ports 443 and 8443 are asked.
m-only-the-ports-443-and-8443-are-ceab2ab2 = Přijímají se jen porty 443 a 8443.

# Only trying
m-only-trying-dd33291e = Jen zkouška

# Only trying: {what}
m-only-trying-what-1174bece = Jen zkouška: { $what }

# Only who sits at the table may speak there.
m-only-who-sits-at-the-table-may-s-5cdd1e42 = Mluvit tam může jen ten, kdo sedí u stolu.

# Only who sits here may say that. Sign in, or answer the letter.
m-only-who-sits-here-may-say-that-d5a81ef1 = To smí říci jen ten, kdo tu sedí. Přihlaste se, nebo odpovězte na dopis.

# Only you see this; the others have theirs.
m-only-you-see-this-the-others-hav-b8be1845 = Vidíte to jen vy; ostatní mají své.

# Open a table
m-open-a-table-be70bbb8 = Otevřít stůl

# Open a table of {name}
m-open-a-table-of-name-826c0667 = Otevřít stůl hry { $name }

# Open a table: which title?
m-open-a-table-which-title-0ed47355 = Otevřít stůl: která hra?

# Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.
m-open-it-and-press-the-button-the-85172fe0 = Otevřete ho a stiskněte tam tlačítko; samotné otevření nic neudělá. Funguje jednou, po dobu 15 minut.

# Open its link, or type its six digits here. Both work for 15 minutes.
m-open-its-link-or-type-its-six-di-a3ddcd4f = Otevřete odkaz z dopisu, nebo sem napište jeho šest číslic. Obojí platí 15 minut.

# Open tables
m-open-tables-c1c6fca3 = Otevřené stoly

# Open the table
m-open-the-table-bd73b798 = Otevřít stůl

# Options
m-options-d0db8b5e = Volby

# Options of a table
m-options-of-a-table-2469f66a = Volby stolu

# Or at once
m-or-at-once-576836c1 = Nebo rovnou

# Or more
m-or-more-ef813456 = Nebo víc

# Or type these six digits where you asked for the letter: {code}
m-or-type-these-six-digits-where-y-87108287 = Nebo napište těchto šest číslic tam, odkud žádost o dopis přišla: { $code }

# Or write it as in a letter
m-or-write-it-as-in-a-letter-8b250f67 = Nebo to napište jako v dopisu

# Order it
m-order-it-83596c1d = Přikázat

# Others are thinking
m-others-are-thinking-da01d593 = Přemýšlejí ostatní

# Outbox
m-outbox-49668afa = K odeslání

# Pace
m-pace-9582b504 = Tempo

# Pace: {pace}.
m-pace-pace-c488a715 = Tempo: { $pace }.

# Pages follow the system as to light and dark, and move nothing if it asks for calm.
m-pages-follow-the-system-as-to-li-c411ded0 = Stránky se řídí systémem, pokud jde o světlý a tmavý vzhled, a nic nehýbou, když systém žádá o klid.

# Pages of the commitments
m-pages-of-the-commitments-4043081a = Stránky závazků

# Pages of the log
m-pages-of-the-log-271b8365 = Stránky záznamu

# Pages of the log, below it
m-pages-of-the-log-below-it-a5a7e4fb = Stránky záznamu, pod ním

# Pages work by keyboard alone and at a width of 360 points. All that you can do in a game works without scripts.
m-pages-work-by-keyboard-alone-and-d180b149 = Stránky lze ovládat samotnou klávesnicí a fungují i při šířce 360 bodů. Vše, co lze v partii udělat, funguje bez skriptů.

# Pass this link on
m-pass-this-link-on-594d5019 = Pošlete dál tento odkaz

# Pause
m-pause-858e4ba7 = Přestávka

# Pause until <small>A holiday in all your games: your clocks stand still. You have {g} days.</small>
m-pause-until-small-a-holiday-in-a-c3e8714a = Přestávka do <small>Dovolená ve všech vašich partiích: vaše hodiny stojí. Zbývá vám dnů: { $g }.</small>

# People you have played with
m-people-you-have-played-with-69dec7e6 = S kým jste hráli

# Pictures in letters
m-pictures-in-letters-d927455d = Obrázky v dopisech

# Place {place}: {who}, {total} {total|point|points}.
m-place-place-who-total-total-poin-0b0a7930 = { $place }. místo: { $who }, { $total } { $total ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# Places
m-places-eb5cfb73 = Pořadí

# Play a bot now
m-play-a-bot-now-8dd8f820 = Zahrát si s botem

# Play a bot now<span>: {name}</span>
m-play-a-bot-now-span-name-span-584de11b = Zahrát si s botem<span>: { $name }</span>

# Play on
m-play-on-b6496b59 = Přehrát

# Play the next one
m-play-the-next-one-4ce9f24a = Hrát další

# Played as the book says.
m-played-as-the-book-says-2dacf120 = Hraje se, jak říkají pravidla.

# Players
m-players-84e12ac6 = Hráči

# Players in all
m-players-in-all-770a5c81 = Hráčů celkem

# Please answer before {when}, {left}.
m-please-answer-before-when-left-bf37880e = Odpovězte prosím do { $when }, { $left }.

# Points by round
m-points-by-round-6e632584 = Body po kolech

# Points by round are told at the end of the game.
m-points-by-round-are-told-at-the-3ae7cd13 = Body po kolech se ukážou na konci partie.

# Points by round; the same stands in the table below
m-points-by-round-the-same-stands-ab391113 = Body po kolech; totéž je v tabulce níže

# Points so far
m-points-so-far-87261d3e = Body zatím

# Positions
m-positions-fa18433b = Pozice

# Posthorn
m-posthorn-068addbf = Posthorn

# Posthorn is not reached just now. Your games wait: nothing is lost, and letters are answered by mail as ever.
m-posthorn-is-not-reached-just-now-aade4594 = Posthorn teď není dostupný. Vaše partie čekají: nic se neztratilo a na dopisy lze odpovídat jako vždy.

# Posthorn: a program of yours
m-posthorn-a-program-of-yours-28260672 = Posthorn: váš program

# Posthorn: board games by mail
m-posthorn-board-games-by-mail-46aa6d83 = Posthorn: deskové hry poštou

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

# Press {what}
m-press-what-33f432a6 = Stiskněte: { $what }

# Privacy
m-privacy-54a57c31 = Soukromí

# Programs and chats that you have told of your games: their address and a secret, until you take them away. What your letters say is sent there.
m-programs-and-chats-that-you-have-41dba1cd = Programy a chaty, kterým dáváte vědět o svých hrách: jejich adresa a tajemství, dokud je neodeberete. Posílá se tam to, co říkají vaše dopisy.

# Programs that are told
m-programs-that-are-told-23c4b544 = Programy, kterým se dává vědět

# Put back
m-put-back-4a0ee41d = Vrátit

# Put to the vote. Who does not vote within 3 days has not voted, and a motion that is not decided by then lapses.
m-put-to-the-vote-who-does-not-vot-88476eca = Dát hlasovat. Kdo do 3 dnů nehlasuje, nehlasoval; návrh, o němž se do té doby nerozhodne, padá.

# Quiet from
m-quiet-from-d870bfaa = Ticho od

# Rematch: the same table once more
m-rematch-the-same-table-once-more-e159cc2a = Odveta: tentýž stůl ještě jednou

# Replay
m-replay-c8dae637 = Přehrát

# Resign
m-resign-20a9ba67 = Vzdát

# Revoke
m-revoke-87e6d00b = Odvolat

# Round
m-round-cd9558ac = Kolo

# Rules
m-rules-4228aeb0 = Pravidla

# Rules: {chapter}
m-rules-chapter-0c475a08 = Pravidla: { $chapter }

# Running
m-running-f4ccae29 = Běží

# SHA-256 of its id: <code>{game}</code>
m-sha-256-of-its-id-code-game-code-93dd6a57 = SHA-256 jejího id: <code>{ $game }</code>

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
m-sha-256-of-the-seed-kept-by-you-2b45137e = SHA-256 semínka, které od teď máte: { $commitment }. Až partie skončí, semínko se ukáže a kdokoli může ověřit veškerou náhodu.

# Sat
m-sat-fdeb71b5 = so

# Save
m-save-1509f561 = Uložit

# Saved.
m-saved-fca046cc = Uloženo.

# Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.
m-say-word-again-n-hours-after-it-b8c3afb5 = Napište znovu „{ $word }“, až uplyne od otevření { $n } { $n ->
        [one] hodina
        [few] hodiny
        [many] hodiny
       *[other] hodin
    }, a místa, která jsou pak ještě prázdná, přeberou boti.

# Say it
m-say-it-d08ee907 = Říci

# Say one move, or several with each on a line of its own.
m-say-one-move-or-several-with-eac-b732155f = Řekněte jeden tah, nebo víc, každý na vlastním řádku.

# Say something, in {most} characters at most.
m-say-something-in-most-characters-b847932c = Napište něco, nejvýše { $most } { $most ->
        [one] znak
        [few] znaky
        [many] znaku
       *[other] znaků
    }.

# Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".
m-say-the-day-as-pause-until-2026-61bb24e2 = Napište den takto: „pauza do 2026-12-24“ nebo „pauza do 2026-12-24“.

# Say to all <small>It stands here at once, and in the next letter of each.</small>
m-say-to-all-small-it-stands-here-1c6fb3b1 = Říci všem <small>Objeví se to zde hned a v dalším dopisu každého.</small>

# Say what: "{word} ..." with the words on the same line.
m-say-what-word-with-the-words-on-f0d85cf8 = Řekněte co: „{ $word } ...“ a slova na stejném řádku.

# Score
m-score-38e5a46c = Body

# Seats
m-seats-f3b81325 = Místa

# Seats and clocks
m-seats-and-clocks-e867156f = Místa a hodiny

# Seats that were left
m-seats-that-were-left-bd2f08e5 = Opuštěná místa

# Secret seeds are committed to up to {number}:{link}.
m-secret-seeds-are-committed-to-up-2095b9f2 = Tajná semínka jsou zafixována až do { $number }:{ $link }.

# Send a fresh letter to the registered address
m-send-a-fresh-letter-to-the-regis-52793d0a = Poslat nový dopis na známou adresu

# Send a letter there
m-send-a-letter-there-246205c8 = Poslat tam dopis

# Send less at once.
m-send-less-at-once-e3b64f17 = Posílejte méně najednou.

# Send me the letter
m-send-me-the-letter-23c84b8f = Pošlete mi dopis

# Sending: {what}
m-sending-what-8612a800 = Odesílá se: { $what }

# Sentence
m-sentence-e006e2f1 = Věta

# Sep
m-sep-451e2b71 = září

# Settings
m-settings-74a883a0 = Nastavení

# Several lines make one answer. A line that begins with "say" is for the table.
m-several-lines-make-one-answer-a-90443374 = Více řádků tvoří jednu odpověď. Řádek, který začíná slovem „řekni“, je pro celý stůl.

# Show
m-show-0df6f1ca = Ukázat

# Show it
m-show-it-74484e01 = Ukázat

# Sign in
m-sign-in-bfd402b2 = Přihlásit se

# Sign in and do it
m-sign-in-and-do-it-24f074ee = Přihlásit se a provést

# Sign in or join to sit down
m-sign-in-or-join-to-sit-down-5ce6556f = K usednutí se přihlaste

# Sign in to do it
m-sign-in-to-do-it-e31aca80 = K provedení se přihlaste

# Sign in, and do not do it
m-sign-in-and-do-not-do-it-b76285c0 = Přihlásit se a neprovést

# Sign in, or join
m-sign-in-or-join-2dfa7736 = Přihlášení a registrace

# Sign out
m-sign-out-48f0d3d3 = Odhlásit se

# Sign out everywhere
m-sign-out-everywhere-af180fca = Odhlásit se všude

# Sign out of this browser
m-sign-out-of-this-browser-e6e2e839 = Odhlásit se v tomto prohlížeči

# Signed in
m-signed-in-ca566c89 = Přihlášeno

# Signed-in players find by name who sits at listed tables with somebody else.
m-signed-in-players-find-by-name-w-98876040 = Přihlášení hráči najdou podle jména, kdo sedí u stolů ze seznamu s někým dalším.

# Since
m-since-98af1ed6 = Nové

# Since your last turn
m-since-your-last-turn-2f4d4530 = Od vašeho posledního tahu

# Sit down
m-sit-down-f2808121 = Usednout

# Sit down as a guest
m-sit-down-as-a-guest-770ec47d = Usednout na zkoušku

# Sit down at it
m-sit-down-at-it-0f98d0fe = Usednout k němu

# Skip to the content
m-skip-to-the-content-786999cc = Přejít k obsahu

# So this program is told of your games here.
m-so-this-program-is-told-of-your-7ecc7454 = Takto se tento program dozvídá o vašich hrách.

# So you are told of your games here.
m-so-you-are-told-of-your-games-he-ee9500a7 = Tak se zde dozvíte o svých partiích.

# Some games cannot be reached just now, and lists are without them. Nothing of them is lost.
m-some-games-cannot-be-reached-jus-f24ac093 = Některé partie teď nejsou dostupné a v seznamech chybějí. Nic z nich se neztratilo.

# Somebody
m-somebody-9a220ba2 = Někdo

# Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.
m-somebody-else-may-have-a-letter-0442f718 = Některý z vašich dopisů může mít někdo jiný. Odpovězte na kterýkoli náš dopis „odvolat“: odkazy a adresy vašich dopisů pak neplatí a přijdou nové.

# Somebody has spoken.
m-somebody-has-spoken-aa2e8e32 = Někdo promluvil.

# Somebody pressed: {what}.
m-somebody-pressed-what-ae8450c7 = Někdo stiskl: { $what }.

# Somebody, most likely you, asked for a link {what}.
m-somebody-most-likely-you-asked-f-43d0d851 = Někdo, nejspíš vy, žádá o odkaz { $what }.

# Something went wrong with it here. Nothing was done; the operator has been told.
m-something-went-wrong-with-it-her-897df294 = Něco se tu pokazilo. Nic se nestalo; provozovatel to ví.

# Stop
m-stop-cae7d57b = Dost

# Stop all clocks
m-stop-all-clocks-b46de8fc = Zastavit všechny hodiny

# Stop letters
m-stop-letters-ea921a40 = Zastavit dopisy

# Such a program can be told of {kinds}.
m-such-a-program-can-be-told-of-ki-25f32cae = Takovému programu lze dávat vědět o: { $kinds }.

# Sun
m-sun-db18f17f = ne

# Tables
m-tables-e3fe2a3f = Stoly

# Tables of board games by mail that wait for players, and seats that were left.
m-tables-of-board-games-by-mail-th-667dbffb = Stoly deskových her poštou, které čekají na hráče, a opuštěná místa.

# Tables that I host
m-tables-that-i-host-24db7323 = Stoly, které jsem otevřel

# Tables that wait for players
m-tables-that-wait-for-players-60a35bb0 = Stoly, které čekají na hráče

# Take away
m-take-away-c6c6194c = Odebrat

# Take away<span>: {name}</span>
m-take-away-span-name-span-920418b0 = Odebrat<span>: { $name }</span>

# Take back the move of version {n}, and all that came after it
m-take-back-the-move-of-version-n-4368d9a7 = Vzít zpět tah verze { $n } a vše po něm

# Take it
m-take-it-9ad65a8b = Vzít

# Take this seat
m-take-this-seat-ce91e278 = Zabrat toto místo

# Taken in: <strong>{said}</strong>
m-taken-in-strong-said-strong-65062f21 = Přijato: <strong>{ $said }</strong>

# Taking it with you, and leaving
m-taking-it-with-you-and-leaving-c06a1b9e = Vzít si to s sebou a odejít

# Talk
m-talk-449f5a77 = Hovor

# Tell me here
m-tell-me-here-69fa92af = Oznamovat mi zde

# Tell me of
m-tell-me-of-d3b27184 = Oznamovat mi

# Tell us what stands in your way: <a>{CONTACT}</a>.
m-tell-us-what-stands-in-your-way-0acd7710 = Řekněte nám, co vám překáží: <a>{ $CONTACT }</a>.

# Tell whoever runs this service what stands in your way.
m-tell-whoever-runs-this-service-w-3f9b9a3d = Řekněte tomu, kdo tuto službu provozuje, co vám překáží.

# That address leads into a house, not to the web.
m-that-address-leads-into-a-house-3d0edf5e = Ta adresa vede do vnitřní sítě, ne na web.

# That can mean {listed}. Say which.
m-that-can-mean-listed-say-which-d2d1c86d = To může znamenat { $listed }. Řekněte co.

# That can mean {listed}; or one of {n} more. Say which.
m-that-can-mean-listed-or-one-of-n-f50f0957 = To může znamenat { $listed }; nebo jednu z { $n } dalších možností. Řekněte co.

# That cannot be read
m-that-cannot-be-read-9cf63e11 = To nelze přečíst

# That is me
m-that-is-me-13ce980f = To jsem já

# That is no address of the web.
m-that-is-no-address-of-the-web-157f12ed = To není webová adresa.

# That is not an address of this letter.
m-that-is-not-an-address-of-this-l-a8c8878e = Takovou adresu tento dopis nemá.

# That is nothing about votes, seats or what is decided in advance.
m-that-is-nothing-about-votes-seat-f0cca7e4 = To není o hlasování, místech ani rozhodnutích předem.

# That is nothing that can be decided in advance.
m-that-is-nothing-that-can-be-deci-13a29c7e = O tom nelze rozhodnout předem.

# That is too much
m-that-is-too-much-077813a2 = To je příliš

# That letter has the options {marks}.
m-that-letter-has-the-options-mark-ba74ebf9 = Ten dopis má možnosti { $marks }.

# That letter was not about a game.
m-that-letter-was-not-about-a-game-d74c2d75 = Ten dopis se netýkal žádné partie.

# That question is settled already, or its mail is kept no more. Nothing was done now.
m-that-question-is-settled-already-74330f98 = Tato otázka je už vyřízená, nebo se její e-mail už neuchovává. Teď se nic neprovedlo.

# That was on {at}, {ago} ago.
m-that-was-on-at-ago-ago-26cb0097 = Bylo to { $at }, před { $ago }.

# The address for your calendar. It is shown this once, and the one before it is void:
m-the-address-for-your-calendar-it-a6a1d69f = Adresa pro váš kalendář. Ukáže se jen jednou a předchozí přestává platit:

# The address has to begin with https://.
m-the-address-has-to-begin-with-ht-e7294776 = Adresa musí začínat https://.

# The address may be cut short. Your games and all tables are a press away.
m-the-address-may-be-cut-short-you-1a47f5f4 = Adresa je možná useknutá. Vaše partie a všechny stoly jsou jedno stisknutí daleko.

# The board
m-the-board-3e24924b = Deska

# The board after some moves, as everybody sees it
m-the-board-after-some-moves-as-ev-29eb9d6b = Deska po několika tazích, jak ji vidí všichni

# The board as a list
m-the-board-as-a-list-e959df42 = Deska jako seznam

# The board as text
m-the-board-as-text-57bb719b = Deska jako text

# The board of {name}
m-the-board-of-name-cfadaed2 = Deska: { $name }

# The board of {name} after {n} {n|move|moves}
m-the-board-of-name-after-n-n-move-bd0ad86d = Deska hry { $name }, tahů: { $n }

# The board of {name} at first
m-the-board-of-name-at-first-9f360ffc = Deska hry { $name } na začátku

# The board of {name} in the letter
m-the-board-of-name-in-the-letter-a16cec96 = Deska hry { $name } v dopisu

# The board of {name} in the middle of a game
m-the-board-of-name-in-the-middle-ec19561d = Deska hry { $name } uprostřed partie

# The board, in a letter and on the page
m-the-board-in-a-letter-and-on-the-6049db97 = Deska, v dopisu i na stránce

# The browser asks you whether it may.
m-the-browser-asks-you-whether-it-67a89225 = Prohlížeč se vás zeptá, zda smí.

# The browser could not do it just now. Try again later.
m-the-browser-could-not-do-it-just-b7ea3e24 = Prohlížeči se to teď nepodařilo. Zkuste to později.

# The browser was told not to show anything of this site. Allow it in the settings of the browser, then press once more.
m-the-browser-was-told-not-to-show-1926a26a = Prohlížeč má zakázáno cokoli z této stránky ukazovat. Povolte to v jeho nastavení a stiskněte znovu.

# The clock has moved for this seat, as the table chose at the opening.
m-the-clock-has-moved-for-this-sea-f5c03a0d = Za toto místo táhly hodiny, jak to stůl zvolil při otevření.

# The clock has moved for you, as the table chose at the opening.
m-the-clock-has-moved-for-you-as-t-fbb4208b = Tah za vás udělaly hodiny, jak bylo zvoleno při otevření stolu.

# The clock of {who} stands still for a day at most, or until the move.
m-the-clock-of-who-stands-still-fo-2c4c582c = Hodiny stojí nejdéle jeden den, nebo do tahu: { $who }.

# The end
m-the-end-9ed60853 = Konec

# The game
m-the-game-afb8a55c = Partie

# The game as a file
m-the-game-as-a-file-5b301252 = Partie jako soubor

# The game before
m-the-game-before-90d311c2 = Předchozí partie

# The game begins when every seat is taken. Pass its link on, or close the table.
m-the-game-begins-when-every-seat-93028e8c = Partie začne, až budou všechna místa obsazená. Pošlete její odkaz dál, nebo stůl zavřete.

# The game ended by agreement, before it was played to its end. These are the points so far.
m-the-game-ended-by-agreement-befo-2d436a9d = Partie skončila dohodou dřív, než byla dohrána. Toto jsou body do té chvíle.

# The game goes on, and somebody has left it. Who takes the seat sees what it knows, from now on.
m-the-game-goes-on-and-somebody-ha-d6e9a925 = Partie běží dál a někdo ji opustil. Kdo místo zabere, vidí odteď vše, co mu náleží.

# The game had moved on before you pressed, so nothing was done. Look at it as it is now.
m-the-game-had-moved-on-before-you-6c6a5c49 = Partie se pohnula dřív, než jste stiskli, takže se nic nestalo. Podívejte se, jak stojí teď.

# The game has moved on since this letter: its moves do nothing any more. Look for a newer one, or at the game now.
m-the-game-has-moved-on-since-this-531dbe06 = Partie se od tohoto dopisu pohnula: jeho tahy už nic nedělají. Hledejte novější, nebo se podívejte na partii.

# The game has moved on.
m-the-game-has-moved-on-0d3fb9e9 = Partie se pohnula dál.

# The game has not begun.
m-the-game-has-not-begun-cd595093 = Partie ještě nezačala.

# The game is over
m-the-game-is-over-c18225cc = Partie skončila

# The game now
m-the-game-now-131ec1db = Partie teď

# The game of {title} was closed before it began.
m-the-game-of-title-was-closed-bef-d9301399 = Partie se zavřela, než začala: { $title }.

# The game of {title} was closed.
m-the-game-of-title-was-closed-f49a982b = Partie se zavřela: { $title }.

# The game waits for a player
m-the-game-waits-for-a-player-c9990dca = Partie čeká na hráče

# The game waits for a player.
m-the-game-waits-for-a-player-13258212 = Partie čeká na hráče.

# The game waits for {whom}.
m-the-game-waits-for-whom-741e2f1e = Na tahu: { $whom }.

# The game, as spectators see it
m-the-game-as-spectators-see-it-f05e5028 = Partie, jak ji vidí diváci

# The host
m-the-host-dbc6d06a = Hostitel

# The host has given your seat {n} at a table of {title} free again.
m-the-host-has-given-your-seat-n-a-a1e7f330 = Zakladatel stolu vaše místo { $n } zase uvolnil: { $title }.

# The host is told, and does not invite you again.
m-the-host-is-told-and-does-not-in-306df501 = Zakladatel stolu o tom ví a už vás nezve.

# The last position
m-the-last-position-11afa7c7 = Poslední pozice

# The letter
m-the-letter-ea2c2929 = Dopis

# The letter lies in <a>the outbox</a>.
m-the-letter-lies-in-a-the-outbox-21891aa7 = Dopis leží v <a>poště k odeslání</a>.

# The letter lies in the outbox of this service: its operator opens the address that was printed at its start.
m-the-letter-lies-in-the-outbox-of-bf311758 = Dopis leží v poště k odeslání tohoto serveru: provozovatel otevře adresu vypsanou při startu.

# The letter that asked you to move counts for nothing any more; you get a new one in your turn.
m-the-letter-that-asked-you-to-mov-99162e69 = Dopis, který po vás chtěl tah, už neplatí; až na vás přijde řada, dostanete nový.

# The link for those who look on
m-the-link-for-those-who-look-on-04b2dd77 = Odkaz pro diváky

# The links and addresses of your letters up to now are void, as was asked for. Those of this one work.
m-the-links-and-addresses-of-your-f53f9151 = Odkazy a adresy vašich dosavadních dopisů neplatí, jak zněla žádost. Ty v tomto dopise platí.

# The links are for you alone: "revoke" makes them void.
m-the-links-are-for-you-alone-revo-33a047ec = Odkazy jsou jen pro vás: „odvolat“ je zneplatní.

# The links of this letter have expired. Nothing is lost: a fresh letter has new ones.
m-the-links-of-this-letter-have-ex-d13c2a6d = Odkazy tohoto dopisu vypršely. Nic se neztratilo: nový dopis má nové.

# The links of this letter were made void. A newer letter has links that work.
m-the-links-of-this-letter-were-ma-936545ef = Odkazy tohoto dopisu byly zneplatněny. Platné má novější dopis.

# The list below says the same in words.
m-the-list-below-says-the-same-in-870c43bb = Seznam níže říká totéž slovy.

# The lowest free number is {free}.
m-the-lowest-free-number-is-free-7f9e2886 = Nejnižší volné číslo je { $free }.

# The luck of each game comes from a secret seed. Seeds are made ahead; what stands here is the SHA-256 of each, before any game takes it, and a link over it and all before it. A game takes the lowest free number. Whoever keeps the head can show later that no seed was changed.
m-the-luck-of-each-game-comes-from-49aaa715 = Náhoda každé partie pochází z tajného čísla. Čísla se připravují předem; zde stojí SHA-256 každého, dřív než si ho vezme nějaká partie, a článek, který ho váže ke všem předchozím. Partie si bere nejnižší volné pořadí. Kdo si uchová čelo, může později ukázat, že se žádné číslo nezměnilo.

# The luck of this game
m-the-luck-of-this-game-c4aa30ea = Náhoda této partie

# The luck, and how to check it
m-the-luck-and-how-to-check-it-c7a95888 = Náhoda a jak ji ověřit

# The moves of one mail are done together or not at all.
m-the-moves-of-one-mail-are-done-t-e6ed5da9 = Tahy jednoho e-mailu se provedou všechny, nebo žádný.

# The new key. It is shown this once:
m-the-new-key-it-is-shown-this-onc-dde2419c = Nový klíč. Ukáže se jen jednou:

# The newest first. What is not sent has a reason; <a>the settings</a> decide most of them.
m-the-newest-first-what-is-not-sen-6cb319d7 = Nejnovější první. Co se neposílá, má důvod; o většině rozhoduje <a>nastavení</a>.

# The next game
m-the-next-game-423d091d = Další partie

# The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those who go on need not wait any more.
m-the-next-game-begins-when-everyb-88be9586 = Další partie začne, až všichni napíšou „pokračuj“, nebo „ne“, které místo nechá botovi; po { $n } { $n ->
        [one] hodině
        [few] hodinách
        [many] hodiny
       *[other] hodinách
    } už ti, kdo pokračují, čekat nemusí.

# The numbers
m-the-numbers-2d915f82 = Čísla

# The one word "help" tells of all that can be said.
m-the-one-word-help-tells-of-all-t-5e0ca794 = Jediné slovo „pomoc“ ukáže vše, co se dá napsat.

# The only possible answer is given for me
m-the-only-possible-answer-is-give-386ad8d9 = Jediná možná odpověď se dá za mě

# The others can vote how the game goes on.
m-the-others-can-vote-how-the-game-dbf04980 = Ostatní mohou hlasovat, jak partie půjde dál.

# The others decide what follows.
m-the-others-decide-what-follows-6776bf71 = O dalším rozhodnou ostatní.

# The others vote how the game goes on.
m-the-others-vote-how-the-game-goe-cad0a3b2 = Ostatní hlasují, jak partie půjde dál.

# The outbox shows everybody's letters. Open the address that Posthorn printed at its start first.
m-the-outbox-shows-everybody-s-let-7fbea5f4 = Pošta k odeslání ukazuje dopisy všech. Nejdřív otevřete adresu, kterou Posthorn vypsal při startu.

# The pieces of a bar are the sources, in the order of the table.
m-the-pieces-of-a-bar-are-the-sour-b1618d20 = Díly pruhu jsou zdroje bodů v pořadí tabulky.

# The position as it was
m-the-position-as-it-was-31df1f49 = Pozice, jak byla

# The position of {game}
m-the-position-of-game-16649c08 = Stav partie { $game }

# The position stands in the letter before this one; "show" sends it once more.
m-the-position-stands-in-the-lette-1da3628e = Stav je v předchozím dopise; „ukaž“ ho pošle ještě jednou.

# The question went to your registered address alone.
m-the-question-went-to-your-regist-ea68cdbf = Otázka šla jen na vaši registrovanou adresu.

# The rest of the table is as in the letter before.
m-the-rest-of-the-table-is-as-in-t-e38a0180 = Zbytek stolu je jako v minulém dopise.

# The rest of the table of {title}.
m-the-rest-of-the-table-of-title-5a823869 = Zbytek stolu { $title }.

# The result
m-the-result-366f221f = Výsledek

# The same as a letter: answer it with a number
m-the-same-as-a-letter-answer-it-w-3e4cdc73 = Totéž jako dopis: odpovězte číslem

# The same as a table
m-the-same-as-a-table-878e48a8 = Totéž jako tabulka

# The seat is kept for {who} until you free it: answer "release seat {n}".
m-the-seat-is-kept-for-who-until-y-0e463045 = Toto místo je vyhrazené, dokud ho neuvolníte ({ $who }): odpovězte „release seat { $n }“.

# The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.
m-the-seat-is-offered-to-others-wh-b6dbea8b = Místo se nabízí jiným. Než ho někdo obsadí, udrží ho tah nebo slova „zpátky“.

# The seat of {names} is empty, and offered to others.
m-the-seat-of-names-is-empty-and-o-c95cc362 = Místo je prázdné a nabízí se ostatním: { $names }.

# The seat of {name} is offered to others: {why}.
m-the-seat-of-name-is-offered-to-o-61760bae = Místo se nabízí ostatním: { $name }, { $why }.

# The seat of {whose}: {why}
m-the-seat-of-whose-why-7940067a = Místo: { $whose }; { $why }

# The seed was <code>{seed}</code>; its hash <code>{commitment}</code> was given before anybody chose anything. Load <a>the file of the game</a> and run <code>posthorn verify {title_id}-{id}.json</code>: it makes every draw and every decision again. Add <code>--letters</code> with the letters of this game that you have kept: the log is held to each. Without a letter from outside a log that agrees with itself proves nothing.
m-the-seed-was-code-seed-code-its-37fa483e = Tajné číslo bylo <code>{ $seed }</code>; jeho otisk <code>{ $commitment }</code> byl dán dřív, než kdo co zvolil. Stáhněte <a>soubor partie</a> a spusťte <code>posthorn verify { $title_id }-{ $id }.json</code>: každý tah osudu i každé rozhodnutí se spočítá znovu. Přidejte <code>--letters</code> s dopisy této partie, které jste si uchovali: záznam se porovná s každým. Bez dopisu zvenčí nedokazuje záznam, který souhlasí sám se sebou, nic.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
m-the-seed-was-seed-its-sha-256-is-6760864d = Semínko bylo { $seed }; jeho SHA-256 je ve vašem prvním dopise. Uložte partii jako soubor a spusťte na něj `posthorn verify FILE --letters YOUR-MAILS`: zopakuje každé losování i každé rozhodnutí a porovná záznam s dopisy této partie, které máte. Samotný záznam bez dopisu nic nedokazuje.

# The service is busy
m-the-service-is-busy-ef3d6130 = Server má plno

# The six digits
m-the-six-digits-85ad2c47 = Šest číslic

# The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".
m-the-six-digits-do-it-in-that-bro-23058dda = Šest číslic to v tom prohlížeči provede. Odkaz to ukáže ještě jednou a zeptá se vás. Pokud ta žádost není od vás, má některý z vašich dopisů někdo jiný: odpovězte na kterýkoli dopis partie „odvolat“.

# The table of {title} as {name} sees it.
m-the-table-of-title-as-name-sees-1cfef1e4 = Stůl ({ $title }), jak ho vidí { $name }.

# The table of {title} did not begin within a month, and is closed.
m-the-table-of-title-did-not-begin-2d9b183b = Stůl nezačal do měsíce a zavírá se: { $title }.

# The tale
m-the-tale-02a59501 = Průběh

# The target was {target}: not reached.
m-the-target-was-target-not-reache-8a4b8b79 = Cíl byl { $target }: nedosažen.

# The target was {target}: reached.
m-the-target-was-target-reached-7ddfd116 = Cíl byl { $target }: dosažen.

# The tests of this program look at every kind of page with axe-core in a real browser, light and dark, at 360 and 1280 points, and play whole games there by pressing what is shown.
m-the-tests-of-this-program-look-a-28985769 = Testy tohoto programu procházejí všechny druhy stránek s axe-core v opravdovém prohlížeči, světlé i tmavé, při 360 a 1280 bodech, a hrají tam celé partie tisknutím toho, co je vidět.

# The time of {who} for this move is over.
m-the-time-of-who-for-this-move-is-01047c1f = Čas na tento tah vypršel: { $who }.

# The umpire has corrected the position: {reason}
m-the-umpire-has-corrected-the-pos-14ac8f97 = Rozhodčí opravuje stav: { $reason }

# The versions of a game begin with 1.
m-the-versions-of-a-game-begin-wit-0513418f = Verze partie začínají od 1.

# The {value} in this address is no number.
m-the-value-in-this-address-is-no-fdd257a2 = Hodnota { $value } v této adrese není číslo.

# Then luck comes in, or something is revealed; more is not known yet.
m-then-luck-comes-in-or-something-41dbe9a9 = Potom přijde náhoda, nebo se něco odhalí; víc zatím není známo.

# There are no more.
m-there-are-no-more-60ae2c4d = Víc jich není.

# There are no passwords here. A letter with a link and six digits shows that it is you; who is new joins in the same way.
m-there-are-no-passwords-here-a-le-2f71a727 = Hesla tu nejsou. Dopis s odkazem a šesti číslicemi ukáže, že jste to vy; kdo je nový, přihlásí se stejně.

# There is more than can be listed. All of it can be written.
m-there-is-more-than-can-be-listed-d8de983c = Je toho víc, než se vejde do seznamu. Vše lze napsat.

# There is no "{word}" here.
m-there-is-no-word-here-1a4f98cc = „{ $word }“ tu není.

# There is no game to try it in.
m-there-is-no-game-to-try-it-in-16fb17b4 = Není partie, ve které by se to dalo zkusit.

# There is no network. This is the page as it was
m-there-is-no-network-this-is-the-e3816c35 = Síť není. Toto je stránka, jak vypadala

# There is no player {player}.
m-there-is-no-player-player-6253dd3d = Hráč { $player } neexistuje.

# There is no result yet.
m-there-is-no-result-yet-59b7b7ce = Výsledek zatím není.

# There is no result.
m-there-is-no-result-bc2cd745 = Výsledek není.

# There is no such title here.
m-there-is-no-such-title-here-9426400d = Taková hra tu není.

# There was nothing to tell you yet.
m-there-was-nothing-to-tell-you-ye-9b1b8f34 = Zatím vám nebylo co říct.

# These are not the six digits of the letter. Look again, or open its link.
m-these-are-not-the-six-digits-of-b5c6fa8e = To není těch šest číslic z dopisu. Podívejte se znovu, nebo otevřete jeho odkaz.

# These six digits do not count any more. Ask for a new letter.
m-these-six-digits-do-not-count-an-a31dc2c9 = Těchto šest číslic už neplatí. Požádejte o nový dopis.

# They are kept here alone, to check a game with when it is over.
m-they-are-kept-here-alone-to-chec-f7010813 = Uchovávají se jen zde, aby se s nimi dala po skončení ověřit partie.

# They play in public
m-they-play-in-public-47890510 = Hrají veřejně

# This address had a player already, and you are signed in as that one. What you played as a guest cannot be joined to it; it is forgotten after 30 days.
m-this-address-had-a-player-alread-52f51a57 = Tato adresa už měla hráče a jste přihlášeni jako on. Co jste hráli na zkoušku, k němu připojit nejde; za 30 dní se to zapomene.

# This address takes no such request
m-this-address-takes-no-such-reque-33f1f7c3 = Tato adresa takový požadavek nebere

# This browser
m-this-browser-101f4d95 = Tento prohlížeč

# This browser cannot be told. On an iPhone or iPad: put Posthorn on the home screen first, open it there, and come back to this page.
m-this-browser-cannot-be-told-on-a-1055530c = Tomuto prohlížeči se nedá nic oznamovat. Na iPhonu nebo iPadu: nejdřív dejte Posthorn na plochu, otevřete ho tam a vraťte se na tuto stránku.

# This browser is told from now on.
m-this-browser-is-told-from-now-on-c737e390 = Tomuto prohlížeči se odteď oznamuje.

# This form is not whole. Load the page again and press once more.
m-this-form-is-not-whole-load-the-0d90a358 = Formulář není celý. Načtěte stránku znovu a stiskněte ještě jednou.

# This form was sent already with other words. Load the page again.
m-this-form-was-sent-already-with-cdbf54a6 = Formulář už byl odeslán s jinými slovy. Načtěte stránku znovu.

# This game
m-this-game-8e0938de = Tato partie

# This game is being opened
m-this-game-is-being-opened-32a66134 = Tato partie se otevírá

# This game is not listed. Its players have a link that they pass on: open that link to look on. If you play here, sign in.
m-this-game-is-not-listed-its-play-a0082c99 = Tato partie není v seznamu. Její hráči mají odkaz, který posílají dál: otevřete ho a můžete se dívat. Pokud tu hrajete, přihlaste se.

# This is the last answer to mails to that letter for now; the next is possible after {when}.
m-this-is-the-last-answer-to-mails-a488c359 = Zatím je to poslední odpověď na e-maily k tomu dopisu; další je možná po { $when }.

# This is tried only.
m-this-is-tried-only-29c0589d = Je to jen zkouška.

# This is your only address. Add another first, for you sign in by it.
m-this-is-your-only-address-add-an-485543a3 = Toto je vaše jediná adresa. Přidejte nejdřív jinou, protože se jí přihlašujete.

# This letter was about no single game. Ask in an answer to a letter of the game you mean.
m-this-letter-was-about-no-single-ae62cccb = Tento dopis se netýkal jediné partie. Zeptejte se v odpovědi na dopis té partie, kterou myslíte.

# This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as {name} first.
m-this-link-adds-the-address-to-th-9fc97621 = Tento odkaz přidává adresu hráči jménem { $name }, a žádost o to přišla z jiného prohlížeče. Napište tam šest číslic z dopisu, nebo se tu nejdřív přihlaste jako { $name }.

# This link leads to no table. Ask for it once more.
m-this-link-leads-to-no-table-ask-9b0dde00 = Tento odkaz nevede k žádnému stolu. Požádejte o něj znovu.

# This link was used, or is too old. Ask for a new one.
m-this-link-was-used-or-is-too-old-65fdb9c6 = Tento odkaz je použitý, nebo příliš starý. Požádejte o nový.

# This makes <strong>{address}</strong> the address of the player <strong>{name}</strong>, who sits in {games} {games|game|games}. If you are not that player, close this page.
m-this-makes-strong-address-strong-c936ceed = Tím se <strong>{ $address }</strong> stane adresou hráče <strong>{ $name }</strong> ({ $games } { $games ->
        [one] partie
        [few] partie
       *[other] partií
    }). Pokud to nejste vy, stránku zavřete.

# This page has a button for each move:
m-this-page-has-a-button-for-each-6112aeb8 = Na této stránce je pro každý tah tlačítko:

# This page is for players who are signed in.
m-this-page-is-for-players-who-are-c33d8f4f = Tato stránka je pro přihlášené hráče.

# This page is too old, or cookies are off. Load the page again and press once more.
m-this-page-is-too-old-or-cookies-84a62e0e = Stránka je stará, nebo jsou vypnuté cookies. Načtěte ji znovu a stiskněte ještě jednou.

# This position
m-this-position-44ad969f = Tato pozice

# This service pushes nothing; letters come as before.
m-this-service-pushes-nothing-lett-7fab4041 = Tato služba oznámení neposílá; dopisy chodí jako dřív.

# This service tells no programs.
m-this-service-tells-no-programs-98465b18 = Tato služba programům vědět nedává.

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

# This table is for those who were invited, or have its link.
m-this-table-is-for-those-who-were-96daf2ab = Tento stůl je pro pozvané a pro ty, kdo mají jeho odkaz.

# This table is for those who were invited. Ask its host for the link that leads to it.
m-this-table-is-for-those-who-were-7fd46723 = Tento stůl je pro pozvané. Požádejte jeho zakladatele o odkaz, který k němu vede.

# This table of {title} is closed.
m-this-table-of-title-is-closed-deeb4bd6 = Tento stůl hry { $title } je zavřený.

# This table was closed before its game began.
m-this-table-was-closed-before-its-1a6af586 = Tento stůl byl zavřen dřív, než partie začala.

# This was sent by a page of another site.
m-this-was-sent-by-a-page-of-anoth-e4cf982b = Poslala to stránka jiného webu.

# Thu
m-thu-7da11212 = čt

# Time for answers
m-time-for-answers-4fa0e880 = Čas na odpovědi

# Time zone <small>type a part of its name to search, such as Prague</small>
m-time-zone-small-type-a-part-of-i-0a061c2a = Časové pásmo <small>napište část názvu, například Prague</small>

# Title
m-title-7e8cd205 = Hra

# Titles
m-titles-3b23a123 = Hry

# Titles played
m-titles-played-7526ef90 = Co hraje

# Titles with large boards need scrolling on small screens, and their lists are long.
m-titles-with-large-boards-need-sc-15b5ee78 = Hry s velkými deskami se na malých obrazovkách musí posouvat a jejich seznamy jsou dlouhé.

# To check luck and log
m-to-check-luck-and-log-03b027b7 = Jak ověřit náhodu a záznam

# To get a link to your games go to the page below and give your address.
m-to-get-a-link-to-your-games-go-t-1a38c7db = Odkaz ke svým partiím získáte na stránce níže, kde uvedete svou adresu.

# To get a link to your games, or to begin, go to the page below and give your address.
m-to-get-a-link-to-your-games-or-t-d53f91bc = Odkaz ke svým partiím získáte, nebo začnete hrát, na stránce níže, kde uvedete svou adresu.

# To have this browser told needs scripts; all else on this page works without.
m-to-have-this-browser-told-needs-78662c0d = Oznámení v tomto prohlížeči vyžadují skripty; vše ostatní na stránce funguje bez nich.

# To leave, tick that you are sure.
m-to-leave-tick-that-you-are-sure-5fae0a96 = Chcete-li odejít, zaškrtněte, že to víte jistě.

# To move, answer the last letter of the game: its address says which game and which seat you mean.
m-to-move-answer-the-last-letter-o-cbd4ad9b = Chcete-li táhnout, odpovězte na poslední dopis partie: jeho adresa říká, kterou partii a které místo myslíte.

# To my choice
m-to-my-choice-6f2f8926 = K mé volbě

# To see more, answer {most} or {last}.
m-to-see-more-answer-most-or-last-7ba86d87 = Chcete-li vidět víc, odpovězte { $most } nebo { $last }.

# To see the table, answer "show".
m-to-see-the-table-answer-show-8263cf3e = Chcete-li vidět stůl, odpovězte „ukaž“.

# To stop letters press "unsubscribe" in your mail program, or answer any letter with "mute" (its game) or "digest" (one letter a day).
m-to-stop-letters-press-unsubscrib-7e4f849d = Dopisy zastavíte tlačítkem „odhlásit odběr“ v poštovním programu, nebo odpovědí „mute“ (jeho partie) či „digest“ (jeden dopis denně).

# To talk to the table begin the line with "say": "say {words}".
m-to-talk-to-the-table-begin-the-l-d0b5aa75 = Chcete-li něco říct celému stolu, začněte řádek slovem „řekni“: „say { $words }“.

# To the beginning
m-to-the-beginning-bbdfb9f9 = Na začátek

# To the board
m-to-the-board-88794766 = K desce

# To the game
m-to-the-game-f4f086ed = K partii

# To the game now
m-to-the-game-now-1d441975 = K partii teď

# Told last {used}.
m-told-last-used-3ff48722 = Naposledy se mu dalo vědět { $used }.

# Told on your phone
m-told-on-your-phone-ce79828a = Oznámení do telefonu

# Too many guests came from your network. Who has signed in can play. Try again in {n} {n|hour|hours}.
m-too-many-guests-came-from-your-n-975e5245 = Z vaší sítě přišlo příliš mnoho hostů. Kdo je přihlášen, může hrát. Zkuste to znovu za { $n } { $n ->
        [one] hodinu
        [few] hodiny
       *[other] hodin
    }.

# Too many letters were asked for. Try again in {n} {n|hour|hours}.
m-too-many-letters-were-asked-for-ae678b17 = Bylo vyžádáno příliš mnoho dopisů. Zkuste to znovu za { $n } { $n ->
        [one] hodinu
        [few] hodiny
       *[other] hodin
    }.

# Try again later.
m-try-again-later-ef7fbdb0 = Zkuste to později.

# Try it
m-try-it-fe695111 = Zkusit

# Try it<span>: {name}</span>
m-try-it-span-name-span-79d66421 = Vyzkoušet<span>: { $name }</span>

# Try once more
m-try-once-more-1b3cf0fd = Zkusit ještě jednou

# Tue
m-tue-d1eb39b0 = út

# Undo <small>until {undo_until}</small>
m-undo-small-until-undo-until-smal-d77b7077 = Zpět <small>do { $undo_until }</small>

# Undo<span> my last move</span>
m-undo-span-my-last-move-span-7facbe64 = Zpět<span> můj poslední tah</span>

# Version
m-version-dd167905 = Verze

# Very many letters are asked for just now. Whoever is known here gets theirs; an address that is new may get none. If nothing comes, ask again in an hour.
m-very-many-letters-are-asked-for-7200a786 = Právě se žádá o velmi mnoho dopisů. Kdo je tu znám, svůj dostane; nová adresa možná ne. Když nic nepřijde, požádejte za hodinu znovu.

# Votes
m-votes-cd8e974b = Hlasy

# Waiting for players
m-waiting-for-players-b6e6b75f = Čeká se na hráče

# Wed
m-wed-58339f45 = st

# Welcome to {title} {number}: the game begins. At the table: {names}.
m-welcome-to-title-number-the-game-51eb2df1 = { $title } { $number }: partie začíná. U stolu: { $names }.

# What an operator can still do
m-what-an-operator-can-still-do-9b0a6374 = Co provozovatel přesto může

# What became of it
m-what-became-of-it-b8ae4ef2 = Co se s ním stalo

# What begins with "{word}"
m-what-begins-with-word-78302c75 = Co začíná slovem „{ $word }“

# What came of it
m-what-came-of-it-dbc95649 = Co z toho vzešlo

# What can be pressed is at least 44 points high and wide on a telephone.
m-what-can-be-pressed-is-at-least-78730d04 = Co lze stisknout, je na telefonu aspoň 44 bodů vysoké i široké.

# What can be said
m-what-can-be-said-7bfc3c3c = Co se dá napsat

# What each would have had if the game had ended with the round
m-what-each-would-have-had-if-the-b319daea = Kolik by měl každý, kdyby partie skončila tímto kolem

# What follows shows only when it is done.
m-what-follows-shows-only-when-it-2a794b49 = Co následuje, se ukáže, až se to stane.

# What had just happened
m-what-had-just-happened-7a40cb5c = Co se právě stalo

# What happened
m-what-happened-483bd490 = Co se stalo

# What has happened so far
m-what-has-happened-so-far-1308ee22 = Co se zatím stalo

# What is in the box
m-what-is-in-the-box-0322ce5c = Co je v krabici

# What is kept of a player
m-what-is-kept-of-a-player-2483771e = Co se o hráči uchovává

# What is not done
m-what-is-not-done-38d8c053 = Co hotové není

# What is told, and how
m-what-is-told-and-how-81c62fde = Co se oznamuje a jak

# What is {words}?
m-what-is-words-565b4f46 = Co je { $words }?

# What it does
m-what-it-does-c74ea9dc = Co dělá

# What it is for
m-what-it-is-for-1ad944c4 = K čemu je

# What it takes
m-what-it-takes-dc1fd067 = Co přijímá

# What others see
m-what-others-see-7e87e010 = Co vidí ostatní

# What shall the table call you?
m-what-shall-the-table-call-you-d6d4f305 = Jak vám má stůl říkat?

# What the signs mean
m-what-the-signs-mean-eca0bbbe = Co znamenají značky

# What this browser has shown you lately can still be looked at: your list of games, and each game as you saw it last. Open them as you always do.
m-what-this-browser-has-shown-you-8fc11bb1 = Co vám tento prohlížeč nedávno ukázal, si můžete prohlédnout i teď: seznam partií a každou partii, jak jste ji viděli naposledy. Otevřete je jako vždy.

# What was asked
m-what-was-asked-63a76c19 = Na co se ptalo

# What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.
m-what-was-not-tried-comes-after-l-8bdc76ac = Co se nezkoušelo, přichází po náhodě, nebo poté, co se něco odhalilo: stav je nový. Kde to ještě jde, nabízí se to znovu.

# What was said before
m-what-was-said-before-58678166 = Co se říkalo dřív

# What was sent to {host} was not taken: {reason}. Your letters come as before.
m-what-was-sent-to-host-was-not-ta-627326b1 = Co bylo odesláno na { $host }, nebylo přijato: { $reason }. Dopisy chodí jako dosud.

# What was told, and what was not
m-what-was-told-and-what-was-not-0f2406be = Co bylo oznámeno a co ne

# What would come of "{line}"
m-what-would-come-of-line-763f3f83 = Co by z „{ $line }“ vyplynulo

# What you call it
m-what-you-call-it-364c50de = Jak mu říkáte

# What you can count on
m-what-you-can-count-on-1b1b43ba = S čím můžete počítat

# What you can say
m-what-you-can-say-f39ee570 = Co můžete říci

# What you typed is kept here:
m-what-you-typed-is-kept-here-90f50908 = Co jste napsali, zůstalo zde:

# What you would be asked
m-what-you-would-be-asked-1f6e5dc2 = Na co byste byli tázáni

# When
m-when-cf9c7aa2 = Kdy

# When I am asked <small>Answers as you would type them, with “else” between them; the last may be “wait”. One order for each time you are asked.</small>
m-when-i-am-asked-small-answers-as-f83bd57d = Až se mě zeptají <small>Odpovědi, jak byste je napsali, mezi nimi „jinak“; poslední může být „čekat“. Jeden příkaz na každou otázku.</small>

# When somebody's time runs out, {follows}.
m-when-somebody-s-time-runs-out-fo-57017363 = Když někomu vyprší čas, { $follows }.

# When your time counts
m-when-your-time-counts-b2bdb678 = Kdy se počítá váš čas

# Where <{name}> stands: {few}
m-where-name-stands-few-c6cab4b4 = Kde stojí <{ $name }>: { $few }

# Where nothing is left to decide you are not asked. "ask me everything" changes that.
m-where-nothing-is-left-to-decide-027db01b = Kde není o čem rozhodovat, na nic se vás neptáme. „ptát se na všechno“ to změní.

# Where the points came from
m-where-the-points-came-from-c4502c6d = Odkud se vzaly body

# Where?
m-where-91f45115 = Kde?

# Which letters
m-which-letters-0118e443 = Které dopisy

# Who may answer my letters for me
m-who-may-answer-my-letters-for-me-56cb630d = Kdo smí odpovídat na mé dopisy

# Who may come
m-who-may-come-e55cdb12 = Kdo smí přijít

# Who opens it may sit down here.
m-who-opens-it-may-sit-down-here-9c781994 = Kdo ho otevře, smí zde usednout.

# Who plays
m-who-plays-4da2fadc = Kdo hraje

# Who plays as a guest gives no address, and is forgotten 30 days after they came.
m-who-plays-as-a-guest-gives-no-ad-c17d3182 = Kdo hraje bez účtu, nedává adresu a po 30 dnech je zapomenut.

# Who sits here
m-who-sits-here-1f4b351e = Kdo zde sedí

# Whoever runs this service answers for it: ask
m-whoever-runs-this-service-answer-d9e3d670 = Za tuto službu odpovídá ten, kdo ji provozuje: zeptejte se –

# Whoever runs this service knows the seeds, so they know what is hidden in a game, and could tell somebody. The page that makes words in your browser is theirs too: words that you type yourself are better. Once your words have come and before your game has its number, they can let other games go first, their own or guests' games, until the number that comes suits them. Such games look like those of others, but they are seen: each number below says what became of it and when, so count those between the head that you kept before and the number of your game. Whoever sits down last can choose words together with the operator; the page of a game says who that was. Nothing here proves more than that.
m-whoever-runs-this-service-knows-b55954a4 = Kdo provozuje tento server, zná tajná semínka, a tedy i to, co je v partii skryté, a mohl by to prozradit. Jeho je i stránka, která ve vašem prohlížeči vymýšlí slova: lepší jsou slova, která napíšete sami. Když vaše slova už přišla a partie ještě nemá číslo, může pustit napřed jiné partie, své nebo zkušební, dokud nepřijde číslo, které se mu hodí. Takové partie vypadají jako cizí, ale jsou vidět: u každého čísla níže stojí, co se s ním stalo a kdy; spočítejte tedy ta mezi čelem, které jste si uchovali, a číslem své partie. Kdo usedne poslední, může volit slova spolu s provozovatelem; stránka partie říká, kdo to byl. Víc se tu nedokazuje.

# Whole letters of an example game, as text; as HTML they have the board as a picture:
m-whole-letters-of-an-example-game-79814f43 = Celé dopisy ukázkové partie jako text; v HTML mají desku jako obrázek:

# Why a letter
m-why-a-letter-2430ca3a = Proč dopis

# Why did I (not) get a letter?
m-why-did-i-not-get-a-letter-bf5786ea = Proč mi (ne)přišel dopis?

# Why did I (not) get a mail?
m-why-did-i-not-get-a-mail-80e5b5a4 = Proč mi (ne)přišel e-mail?

# Why did I get this
m-why-did-i-get-this-74620660 = Proč mi to přišlo

# With friends: <a>sign in or join</a> with a mail address, then open a table and pass its link on. Or look for one among the <a2>open tables</a2>.
m-with-friends-a-sign-in-or-join-a-4b39c146 = S přáteli: <a>přihlaste se</a> e-mailovou adresou, otevřete stůl a pošlete dál jeho odkaz. Nebo nějaký najděte mezi <a2>otevřenými stoly</a2>.

# With {people}.
m-with-people-c81ab9dd = U stolu: { $people }.

# Words of your own, for the luck <small>Whatever you like, or nothing.</small>
m-words-of-your-own-for-the-luck-s-5109262a = Vaše slova pro náhodu <small>Jakákoli, nebo žádná.</small>

# Words that this browser has added
m-words-that-this-browser-has-adde-2600fcf2 = Slova, která přidal tento prohlížeč

# Write it anew
m-write-it-anew-1f0f0ce8 = Napsat znovu

# Yes
m-yes-85a39ab3 = Ano

# Yes, do it
m-yes-do-it-8d7dd5ec = Ano, provést

# Yes, this is me
m-yes-this-is-me-fb5ca9a3 = Ano, to jsem já

# Yes: {what}
m-yes-what-c50af5f8 = Ano: { $what }

# You
m-you-08b04193 = Vy

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

# You are about to say: <strong>{sentence}</strong>
m-you-are-about-to-say-strong-sent-f7465596 = Chystáte se říci: <strong>{ $sentence }</strong>

# You are asked
m-you-are-asked-529e5cd3 = Jste na tahu

# You are asked everything. "ask me everything off" leaves out what is no decision.
m-you-are-asked-everything-ask-me-c4ac1286 = Ptáme se vás na všechno. „ptát se na všechno vyp“ vynechá to, co není rozhodnutí.

# You are away until {away}.
m-you-are-away-until-away-7b185f21 = Jste pryč do { $away }.

# You are away until {away}: your clocks stand still in all your games, letters about turns wait, and the others see it. {g} days of holiday are left.
m-you-are-away-until-away-your-clo-f3a36949 = Jste pryč do { $away }: vaše hodiny stojí ve všech partiích, dopisy o tazích čekají a ostatní to vidí. Zbývá dnů dovolené: { $g }.

# You are away until {away}; your clocks stand still.
m-you-are-away-until-away-your-clo-a802d6b4 = Jste pryč do { $away }; vaše hodiny stojí.

# You are back: your clocks run again. {g} days of holiday are left.
m-you-are-back-your-clocks-run-aga-b47a0a18 = Jste zpět: vaše hodiny běží. Zbývá dnů dovolené: { $g }.

# You are back: your clocks run again. {n} {n|day|days} of holiday {n|goes|go} back; {left} {left|is|are} left.
m-you-are-back-your-clocks-run-aga-e4593a60 = Pauza skončila: vaše hodiny zase běží. Vrací se { $n } { $n ->
        [one] den
        [few] dny
        [many] dne
       *[other] dní
    } volna; zbývá { $left }.

# You are back: {days} {days|day|days} went back, and {left} are left.
m-you-are-back-days-days-day-days-42fbf8b6 = Jste zpět: vrácené dny: { $days }, zbývá jich { $left }.

# You are here
m-you-are-here-b0b52ce0 = Jste tady

# You are invited
m-you-are-invited-1ad74112 = Pozvánka pro vás

# You are not asked any more. Until somebody takes your seat you can come back to it.
m-you-are-not-asked-any-more-until-8e84aa6d = Už se vás neptáme. Dokud vaše místo někdo nezabere, můžete se vrátit.

# You are number {place}.
m-you-are-number-place-7ff3b165 = Vaše umístění: { $place }.

# You are on holiday until {until}: that took {days} {days|day|days}, and {left} are left.
m-you-are-on-holiday-until-until-t-3d33c4f8 = Máte dovolenou do { $until }: vzalo si to dny: { $days }, zbývá jich { $left }.

# You are signed in
m-you-are-signed-in-2d55cbc1 = Jste přihlášeni

# You are watching
m-you-are-watching-29a53f2a = Díváte se

# You are watching.
m-you-are-watching-328617e3 = Díváte se.

# You can
m-you-can-bd5c4d03 = Můžete

# You can go on
m-you-can-go-on-3e2e9fcb = Můžete pokračovat

# You get no invitations any more.
m-you-get-no-invitations-any-more-b22a351c = Už nedostáváte žádné pozvánky.

# You get this at most once a day.
m-you-get-this-at-most-once-a-day-2658040c = Toto chodí nejvýše jednou denně.

# You get this because {host} asks you. Unless you join, nothing follows.
m-you-get-this-because-host-asks-y-3b7336fe = Tento dopis dostáváte, protože vás zve { $host }. Dokud se nepřidáte, nic z toho neplyne.

# You get this once a day. Answer any letter of a game with "digest off" to get single ones.
m-you-get-this-once-a-day-answer-a-071f0bdb = Toto chodí jednou denně. Odpovězte na kterýkoli dopis partie „souhrn vyp“ a budou chodit jednotlivě.

# You have given no address, so there is no way back to this game. <a>Keep it with an address</a> first.
m-you-have-given-no-address-so-the-bee44a74 = Nezadali jste adresu, k této partii tedy nevede cesta zpět. Nejdřív <a>si ji uchovejte s adresou</a>.

# You have no such device.
m-you-have-no-such-device-c4852dc0 = Takové zařízení nemáte.

# You have no such program.
m-you-have-no-such-program-a099a666 = Takový program nemáte.

# You have played with
m-you-have-played-with-0a812d68 = Hráli jste s

# You have resigned
m-you-have-resigned-51e5470d = Vzdali jste

# You have resigned, so you are not asked any more. "come back" takes your seat again.
m-you-have-resigned-so-you-are-not-166356b3 = Vaše rezignace platí, proto se vás už na nic neptáme. „zpátky“ vám místo vrátí.

# You have resigned.
m-you-have-resigned-49cb0757 = Vzdali jste.

# You have tried it often enough for now. Try again in an hour.
m-you-have-tried-it-often-enough-f-7ae9554b = Pokusů bylo prozatím dost. Zkuste to za hodinu.

# You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.
m-you-may-invite-most-people-in-24-dcbae896 = Za 24 hodin můžete pozvat nejvýše { $most } lidí; už je to { $today }. Zkuste to později, nebo nechte místa otevřená.

# You may open {most} games within {within} h. Play those that you have, and try again later; who hosts for many asks the operator for more.
m-you-may-open-most-games-within-w-bd88b65a = Za { $within } h smíte otevřít nejvýš tolik partií: { $most }. Hrajte ty, které máte, a zkuste to později; kdo hostí mnoho lidí, ať se obrátí na provozovatele.

# You need not do anything now; the game waits for {names}.
m-you-need-not-do-anything-now-the-921b657c = Teď nemusíte nic dělat. Čeká se na tah: { $names }.

# You need not do anything now; the seat of {names} is empty.
m-you-need-not-do-anything-now-the-d6ce4bd9 = Teď nemusíte nic dělat; místo je prázdné: { $names }.

# You play as a guest. <a>Give an address</a> to keep your games, get letters and sign in from anywhere. Without one they are forgotten after 30 days.
m-you-play-as-a-guest-a-give-an-ad-e16fabbb = Hrajete na zkoušku. <a>Zadejte adresu</a>, abyste si partie uchovali, dostávali dopisy a přihlásili se odkudkoli. Bez ní se za 30 dní zapomenou.

# You press it on the page, or write it in a letter.
m-you-press-it-on-the-page-or-writ-2b05c0c5 = Stisknete to na stránce, nebo napíšete v dopisu.

# You pressed <strong>{why}</strong>. It is done as soon as you have shown that it was you, and once: here by the six digits. In another browser the link asks once more.
m-you-pressed-strong-why-strong-it-b6b93161 = Stiskli jste <strong>{ $why }</strong>. Stane se to jednou, jakmile ukážete, že jste to byli vy: zde šesti číslicemi. V jiném prohlížeči se odkaz ještě zeptá.

# You pressed here: {what}.
m-you-pressed-here-what-59b9aa6a = Stiskli jste zde: { $what }.

# You said: <strong>{sentence}</strong>
m-you-said-strong-sentence-strong-58a7c784 = Řekli jste: <strong>{ $sentence }</strong>

# You sit at seat {seat}. 
m-you-sit-at-seat-seat-350671b7 = Sedíte na místě { $seat }.{ " " }

# You will be signed in here for {kept} {kept|day|days} after your last visit. On a machine that is not yours, sign out at the end.
m-you-will-be-signed-in-here-for-k-7a14d2f7 = Zůstanete zde přihlášeni { $kept } { $kept ->
        [one] den
        [few] dny
       *[other] dní
    } od poslední návštěvy. Na cizím počítači se nakonec odhlaste.

# You win {heading}
m-you-win-heading-f4c5ee6a = Vyhráváte: { $heading }

# You wrote "{said}"
m-you-wrote-said-5cf774dd = Napsáno: „{ $said }“

# You wrote "{said}" ({line})
m-you-wrote-said-line-d4bb73ac = Napsáno: „{ $said }“ ({ $line })

# You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So nothing was done.
m-you-wrote-about-a-seat-at-title-6e09da8d = Píšete o místě, které už není vaše ({ $title }): má ho někdo jiný, nebo si ho může vzít. Proto se nic neprovedlo.

# You, {guests} invited and {bots} bots do not fit at a table for {n}. Choose more seats.
m-you-guests-invited-and-bots-bots-3c97fdc5 = Vy, pozvaní ({ $guests }) a boti ({ $bots }) se ke stolu pro { $n } nevejdete. Zvolte víc míst.

# Your answer is sealed; you can change it until all have answered.
m-your-answer-is-sealed-you-can-ch-412d7c87 = Vaše odpověď je zapečetěna; můžete ji měnit, dokud neodpoví všichni.

# Your answer was neither yes nor no: "{words}". Nothing was done.
m-your-answer-was-neither-yes-nor-250b7a0c = Vaše odpověď nebyla ani „ano“, ani „ne“: „{ $words }“. Nic se neprovedlo.

# Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.
m-your-bank-is-small-n-n-hour-hour-d4c3eb47 = Vaše zásoba času je malá: { $n } { $n ->
        [one] hodina
        [few] hodiny
        [many] hodiny
       *[other] hodin
    } a za každou odpověď ještě { $more }.

# Your data
m-your-data-ee5ef73a = Vaše data

# Your deadlines in your calendar:
m-your-deadlines-in-your-calendar-d7d5bf76 = Vaše lhůty v kalendáři:

# Your devices
m-your-devices-555eaa22 = Vaše zařízení

# Your letter shows the game as far as this. <a>Sign in</a> to see what came since.
m-your-letter-shows-the-game-as-fa-ae95492a = Váš dopis ukazuje partii až sem. <a>Přihlaste se</a> a uvidíte, co bylo dál.

# Your letters, and why there were none
m-your-letters-and-why-there-were-af491b3a = Vaše dopisy, a proč žádné nebyly

# Your link
m-your-link-0afdb9bc = Váš odkaz

# Your mail address
m-your-mail-address-f902a736 = Vaše e-mailová adresa

# Your mail holds no line of your own, only what we wrote to you; so nothing was done.
m-your-mail-holds-no-line-of-your-1e68dfc8 = Ve vašem e-mailu není žádný váš řádek, jen to, co jsme vám napsali; proto se nic neprovedlo.

# Your mail reached Posthorn, but it does not answer a letter of ours.
m-your-mail-reached-posthorn-but-i-bb445b55 = Váš e-mail k nám došel, ale není odpovědí na žádný náš dopis.

# Your mail was not read: {reason}. Nothing was done.
m-your-mail-was-not-read-reason-no-4c215cdc = Váš e-mail nebyl přečten: { $reason }. Nic se nestalo.

# Your move
m-your-move-720c2081 = Jste na tahu

# Your moves, and what you said at tables and in your notes. Moves are part of a game's log, which cannot be changed.
m-your-moves-and-what-you-said-at-6d99cd32 = Vaše tahy a co jste řekli u stolů a v poznámkách. Tahy jsou součástí průběhu partie, který se nedá změnit.

# Your name
m-your-name-2c6b2e25 = Vaše jméno

# Your name <small>as others at the table see it</small>
m-your-name-small-as-others-at-the-dd7c2900 = Vaše jméno <small>jak ho vidí ostatní u stolu</small>

# Your name, if you are new <small>as others at the table see it</small>
m-your-name-if-you-are-new-small-a-3cd1042c = Vaše jméno, pokud jste tu noví <small>jak ho vidí ostatní u stolu</small>

# Your name, your addresses, your letters and mails, what you said at tables and your notes are deleted, and nobody can sign in as you any more. This cannot be undone. Games that run go on as their clocks say. Your moves stay in the logs of the games, under a number that leads to nobody, and with the hours by which your clock ran.
m-your-name-your-addresses-your-le-d6656c27 = Vaše jméno, adresy, dopisy a e-maily, co jste říkali u stolů, i poznámky se smažou a nikdo se už za vás nepřihlásí. Vrátit to nejde. Běžící partie jdou dál podle svých hodin. Vaše tahy zůstanou v záznamech partií pod číslem, které k nikomu nevede, i s hodinami, podle nichž běžel váš čas.

# Your name, your mail addresses, your settings, and the times at which you set them.
m-your-name-your-mail-addresses-yo-5a699547 = Vaše jméno, e-mailové adresy, nastavení a časy, kdy jste je určili.

# Your notes
m-your-notes-55576676 = Vaše poznámky

# Your own words at the table <small>For those who find it or are invited: for whom it is, how you like to play. No addresses, no links.</small>
m-your-own-words-at-the-table-smal-35b77fbe = Vaše slova ke stolu <small>Pro ty, kdo ho najdou nebo jsou pozváni: pro koho je, jak rádi hrajete. Žádné adresy ani odkazy.</small>

# Your program {name} is told nothing any more.
m-your-program-name-is-told-nothin-8163f434 = Vašemu programu { $name } se už nic neříká.

# Your programs
m-your-programs-1b8c70b9 = Vaše programy

# Your seat is offered to others, and is yours until somebody sits there: move, or answer "come back".
m-your-seat-is-offered-to-others-a-b60f64b5 = Vaše místo je nabídnuto jiným a je vaše, dokud je nikdo nezaujme: táhněte, nebo odpovězte „zpátky“.

# Your seat is offered to others, and you can come back until somebody takes it. Where nobody else is left the game ends.
m-your-seat-is-offered-to-others-a-98f5388f = Vaše místo se nabídne ostatním a můžete se vrátit, dokud ho někdo nezabere. Když nezůstane nikdo jiný, partie skončí.

# Your seat is offered to others: {why}. It is yours again with a word, until somebody sits there.
m-your-seat-is-offered-to-others-w-8eb939d4 = Vaše místo se nabízí ostatním: { $why }. Stačí slovo a je zase vaše, dokud tam někdo neusedne.

# Your seat {n} in a game of {title} has another player now.
m-your-seat-n-in-a-game-of-title-h-df4e2fff = Vaše místo { $n } má teď jiný hráč: { $title }.

# Your table of {title} has waited for two weeks.
m-your-table-of-title-has-waited-f-54410bbd = Váš stůl čeká dva týdny: { $title }.

# Your turn
m-your-turn-f2d14573 = Jste na tahu

# Your vote is asked
m-your-vote-is-asked-de9537dd = Čeká se na váš hlas

# Your words for the luck <small>Whatever you like: they are added to the luck, so that nobody can choose it alone. With scripts your browser makes some by chance, and you may change them. Keep them to check the game when it is over. Without words you add nothing.</small>
m-your-words-for-the-luck-small-wh-eda2957e = Vaše slova pro náhodu <small>Jakákoli: přidají se k náhodě, aby ji nikdo nemohl volit sám. Se skripty je váš prohlížeč vymyslí a vy je můžete změnit. Uchovejte si je, abyste partii po skončení ověřili. Beze slov nepřidáváte nic.</small>

# a date like 2026-12-24
m-a-date-like-2026-12-24-267d24a7 = datum jako 2026-12-24

# a device
m-a-device-b135be3e = zařízení

# a fresh letter
m-a-fresh-letter-f6fbf23f = nový dopis

# a game
m-a-game-7ad4329b = partie

# a guest's game
m-a-guest-s-game-13bbb486 = zkušební partie

# a key
m-a-key-8fa3aab2 = klíč

# a move taken back
m-a-move-taken-back-ae7a854d = vrácený tah

# a picture stands alone on its line, such as [board 14]
m-a-picture-stands-alone-on-its-li-881f0f65 = obrázek stojí na řádku sám, například [board 14]

# a piece of the board
m-a-piece-of-the-board-f5b97b2a = část desky

# a player cannot be reached
m-a-player-cannot-be-reached-ae486c77 = hráč není k zastižení

# a program has ended
m-a-program-has-ended-6e881ea9 = programu se už vědět nedává

# a table that waits
m-a-table-that-waits-22382fe1 = stůl čeká

# all
m-all-5ef5ef03 = všechny

# all clocks stand still
m-all-clocks-stand-still-570f266e = všechny hodiny stojí

# all or never
m-all-or-never-008b1ae2 = all nebo never

# all that can be done, not only the first options
m-all-that-can-be-done-not-only-th-8ad11423 = vše, co lze udělat, nejen první možnosti

# all, turns or none
m-all-turns-or-none-9abb7eb4 = all, turns nebo none

# an invitation
m-an-invitation-b18204ff = pozvánka

# an invitation declined
m-an-invitation-declined-69dbb184 = odmítnutá pozvánka

# an open seat
m-an-open-seat-f3a43414 = volné místo

# and told to {names}
m-and-told-to-names-20b5633a = a řečeno: { $names }

# answer to your mail
m-answer-to-your-mail-180bde54 = odpověď na váš e-mail

# any
m-any-d6a7cd2a = libovolné

# any number
m-any-number-5c5b2c92 = libovolný počet

# anybody
m-anybody-bcb93332 = kdokoli

# as its address says
m-as-its-address-says-1f7e2658 = podle jeho adresy

# as long as you play here
m-as-long-as-you-play-here-cddfe52d = dokud tu hrajete

# as usual
m-as-usual-1043c0bd = jako obvykle

# as usual ({usual})
m-as-usual-usual-17b75a2c = jako obvykle ({ $usual })

# as well: a letter comes too
m-as-well-a-letter-comes-too-2951bf2b = navíc: přijde i dopis

# asked
m-asked-c66790da = na tahu

# asked; before {at}, {left}
m-asked-before-at-left-6604ef64 = na tahu; do { $at }, { $left }

# asked; the clock stands still
m-asked-the-clock-stands-still-c0882969 = na tahu; hodiny stojí

# at your table
m-at-your-table-ab44ab8b = u vašeho stolu

# away until {day}
m-away-until-day-966f5ca1 = pryč do { $day }

# before luck, a secret or somebody else comes in
m-before-luck-a-secret-or-somebody-a838e092 = než přijde náhoda, tajemství nebo někdo jiný

# before luck, a secret or somebody else comes in, and before {when}
m-before-luck-a-secret-or-somebody-37a51e02 = než přijde náhoda, tajemství nebo někdo jiný, a do { $when }

# before {at}, {left}
m-before-at-left-e9e382fd = do { $at }, { $left }

# beginnings, ends and invitations, moves taken back, seats that change
m-beginnings-ends-and-invitations-a8ad40e6 = začátky, konce a pozvánky, vrácené tahy, změny u stolu

# bot
m-bot-9d74932b = bot

# brought before
m-brought-before-022733b5 = dodáno dříve

# by a resignation
m-by-a-resignation-51cd75ec = hráč se vzdal

# by a vote
m-by-a-vote-60a8c2bf = hlasováním

# carried over
m-carried-over-fa40e3cc = převzato

# confirmed
m-confirmed-9599915b = potvrzena

# daily
m-daily-6f31304c = denně

# each move, as anybody may see it
m-each-move-as-anybody-may-see-it-ac0beaf5 = každý tah, jak ho smí vidět kdokoli

# earlier
m-earlier-2a51d354 = dřívější

# for {letters_kept} days
m-for-letters-kept-days-da10abf7 = po { $letters_kept } dní

# free
m-free-ad95d5fa = volno

# from anybody
m-from-anybody-cce62472 = od kohokoli

# from no game; your clocks run on
m-from-no-game-your-clocks-run-on-ac8778a6 = z žádné partie; vaše hodiny běží dál

# from nobody
m-from-nobody-cf6664aa = od nikoho

# go on with the game that follows this one, at the same table
m-go-on-with-the-game-that-follows-5939f8cb = pokračovat další partií u téhož stolu

# hours like 22:00-07:00
m-hours-like-22-00-07-00-4022207d = hodiny jako 22:00-07:00

# in all
m-in-all-abf4fdcd = celkem

# in public
m-in-public-d840ebb8 = veřejně

# in {span}
m-in-span-b9631ed5 = zbývá { $span }

# instead: no letter for what a device has taken
m-instead-no-letter-for-what-a-dev-cc840ce9 = místo dopisu: žádný dopis o tom, co přijalo zařízení

# invited
m-invited-307128ff = pozván

# it comes with the answer to your mail
m-it-comes-with-the-answer-to-your-2e482ea4 = přijde s odpovědí na váš e-mail

# it comes with your digest of {when}
m-it-comes-with-your-digest-of-whe-8fca8d76 = přijde s vaším přehledem { $when }

# it goes out in a moment
m-it-goes-out-in-a-moment-7ed842c7 = za okamžik odejde

# it is held {n} seconds, so that a move taken back is never mailed
m-it-is-held-n-seconds-so-that-a-m-9eca4ea5 = čeká { $n } { $n ->
        [one] sekundu
        [few] sekundy
        [many] sekundy
       *[other] sekund
    }, aby vrácený tah nikdy neodešel e-mailem

# it is not your turn any more
m-it-is-not-your-turn-any-more-9e73b6fe = už nejste na tahu

# it was taken away, or had ended
m-it-was-taken-away-or-had-ended-8651098f = byl odebrán, nebo už skončil

# kept for you
m-kept-for-you-6c012602 = pro vás

# last move {moved}
m-last-move-moved-2d266c6d = poslední tah { $moved }

# last used {used}
m-last-used-used-f39f5dc0 = naposledy { $used }

# later
m-later-1d9283d8 = pozdější

# less than a minute
m-less-than-a-minute-95d4cd2a = méně než minuta

# made {made}
m-made-made-74ecc3ef = vytvořen { $made }

# mail servers do not take your address; add one like ann@example.org
m-mail-servers-do-not-take-your-ad-83d734c7 = poštovní servery vaši adresu nepřijímají; přidejte adresu, jako je ann@example.org

# mailed, and came back
m-mailed-and-came-back-49ce6e0e = odesláno a vrátilo se

# mails to your address came back, so it gets none until you confirm it again
m-mails-to-your-address-came-back-06943009 = e-maily na vaši adresu se vracely, takže na ni nic nechodí, dokud ji znovu nepotvrdíte

# minutes, 1440 at most
m-minutes-1440-at-most-4a0c13d2 = minuty, nejvýše 1440

# my games
m-my-games-c8cf2b2f = moje hry

# my turns, and when their time is nearly over
m-my-turns-and-when-their-time-is-2de417d3 = moje tahy a kdy jejich čas skoro vypršel

# never told yet
m-never-told-yet-f60177dc = ještě nic neoznámeno

# news of the table
m-news-of-the-table-37117acf = zprávy od stolu

# no
m-no-9390298f = ne

# no answer came three times
m-no-answer-came-three-times-108c32db = třikrát bez odpovědi

# no device took it, so it comes as a letter
m-no-device-took-it-so-it-comes-as-4e404480 = žádné zařízení to nepřijalo, proto to přichází dopisem

# no letters of this game but when it is over
m-no-letters-of-this-game-but-when-96bfe084 = žádné dopisy z této partie kromě jejího konce

# no letters of {game} but when it is over; you play on the web
m-no-letters-of-game-but-when-it-i-b4be59b9 = o partii { $game } přijde dopis jen po jejím konci; hrajete na webu

# no link or address of your letters up to now works any more
m-no-link-or-address-of-your-lette-c4feb617 = odkazy a adresy z dosavadních dopisů přestanou platit

# no moves are expected of you before that day
m-no-moves-are-expected-of-you-bef-541fb514 = do toho dne se od vás nečekají tahy

# no program of yours is to be told of it any more
m-no-program-of-yours-is-to-be-tol-5367d1b2 = žádnému vašemu programu se to už říkat nemá

# no, text alone
m-no-text-alone-02e75dd3 = ne, jen text

# no, the next letter tells it
m-no-the-next-letter-tells-it-7cda572c = ne, řekne to další dopis

# nobody can invite you, and you hear no more of us
m-nobody-can-invite-you-and-you-he-a8a43b1e = nikdo vás nemůže pozvat a víc o nás neuslyšíte

# nobody yet
m-nobody-yet-56d6e061 = zatím nikdo

# none
m-none-140bedbf = žádný

# none at all
m-none-at-all-f26690d8 = žádné

# not asked
m-not-asked-a9d0fe22 = čeká

# not confirmed
m-not-confirmed-23991585 = nepotvrzena

# not sent
m-not-sent-8513a9ec = neodesláno

# not used yet
m-not-used-yet-8b22857a = zatím nepoužito

# nothing was done
m-nothing-was-done-bf8f33fa = nic se nestalo

# offered to others: {why}
m-offered-to-others-why-f3b384e1 = nabízí se ostatním: { $why }

# one letter a day for all games
m-one-letter-a-day-for-all-games-da64590a = jeden dopis denně o všech partiích

# only my address, proven
m-only-my-address-proven-2c4dd9f7 = jen má adresa, ověřená

# only my turns, beginnings and ends
m-only-my-turns-beginnings-and-end-b0b0c800 = jen mé tahy, začátky a konce

# open
m-open-2348f998 = otevřeno

# or
m-or-7175517a = nebo

# or start with one of these:
m-or-start-with-one-of-these-057ecae1 = nebo začněte něčím z tohoto:

# over time
m-over-time-bd744330 = po čase

# p256dh has 65 bytes and auth has 16, both in base64url.
m-p256dh-has-65-bytes-and-auth-has-2ac60b61 = p256dh má 65 bajtů a auth 16, obojí v base64url.

# p256dh is a point of P-256 and auth has 16 bytes, both in base64url.
m-p256dh-is-a-point-of-p-256-and-a-ba334a05 = p256dh je bod P-256 a auth má 16 bajtů, obojí v base64url.

# passed
m-passed-284d1e8c = pas

# play what the last letter of a game offers to be tried again
m-play-what-the-last-letter-of-a-g-b3b21e85 = zahrát znovu to, co nabízí poslední dopis partie

# points
m-points-c54a061d = body

# refused by the mail server
m-refused-by-the-mail-server-182b5840 = poštovní server odmítl

# round
m-round-a97b0931 = kolo

# round {round}
m-round-round-58a9ff06 = kolo { $round }

# seat {n}
m-seat-n-3cb2af82 = místo { $n }

# seconds, 3600 at most
m-seconds-3600-at-most-ec2c0990 = sekundy, nejvýše 3600

# signed JSON, as Standard Webhooks has it
m-signed-json-as-standard-webhooks-017f7181 = podepsaný JSON podle Standard Webhooks

# sits
m-sits-f4b79d59 = sedí

# so many within an hour are enough
m-so-many-within-an-hour-are-enoug-21127f31 = tolik za hodinu stačí

# somebody has opened the same table once more, and your seat is kept: you sit down
m-somebody-has-opened-the-same-tab-0eb6a137 = tentýž stůl je znovu otevřen a místo vám držíme: usednete

# somebody invited
m-somebody-invited-40cd5201 = někdo pozvaný

# steady
m-steady-57e1f047 = pravidelně

# tables that I host
m-tables-that-i-host-ae969cd3 = stoly, které jsem otevřel

# take it back
m-take-it-back-b609e4b5 = vrátit to

# take the seat
m-take-the-seat-f87195a2 = zabrat místo

# take the seat you are invited to; join with any words of yours adds them to the luck
m-take-the-seat-you-are-invited-to-a5923ed1 = zaujmout místo, na které jste zváni; vaše další slova se přidají k náhodě

# take your last move back, if nothing was revealed since
m-take-your-last-move-back-if-noth-e58b6e30 = vrátit poslední tah, pokud se od té doby nic neodhalilo

# taken back
m-taken-back-889e5f43 = vráceno

# that is
m-that-is-f21d8591 = totiž

# the bots move first
m-the-bots-move-first-14b30234 = nejdřív táhnou boti

# the browser takes no pushes any more
m-the-browser-takes-no-pushes-any-51354557 = prohlížeč už oznámení nepřijímá

# the clock makes a plain move for that seat; after three in a row the seat is offered to others
m-the-clock-makes-a-plain-move-for-dfc9c6b0 = hodiny udělají za to místo prostý tah; po třech za sebou se místo nabídne jiným

# the clock makes a plain move for you
m-the-clock-makes-a-plain-move-for-da4dd69f = hodiny za vás udělají prostý tah

# the clocks run again
m-the-clocks-run-again-bde0432c = hodiny zase běží

# the device was taken away
m-the-device-was-taken-away-5a068051 = zařízení bylo odebráno

# the free ones
m-the-free-ones-550f31c0 = volná

# the game begins
m-the-game-begins-4903f0b4 = partie začíná

# the game ends as it stands
m-the-game-ends-as-it-stands-379053ad = partie končí podle současného stavu

# the game ends without a result
m-the-game-ends-without-a-result-7206b932 = partie končí bez výsledku

# the game has begun
m-the-game-has-begun-5793df2d = partie začala

# the game is over
m-the-game-is-over-edd38001 = partie skončila

# the game was closed
m-the-game-was-closed-810f6383 = partie byla uzavřena

# the hashes by which luck and log are checked
m-the-hashes-by-which-luck-and-log-6043dbdb = otisky, jimiž se ověřuje náhoda a záznam

# the host
m-the-host-39e3f7ae = zakladatel stolu

# the house bot plays on for {who}
m-the-house-bot-plays-on-for-who-472a8568 = { $who }: dál hraje bot

# the last letter of the game before asks you already
m-the-last-letter-of-the-game-befo-fc99aeb7 = poslední dopis předchozí partie se vás už ptá

# the last move is taken back, with all that came after it
m-the-last-move-is-taken-back-with-0bb80059 = poslední tah se vrací i se vším, co následovalo

# the letter of {at} showed you this turn
m-the-letter-of-at-showed-you-this-3fffcef7 = tento tah vám ukázal dopis z { $at }

# the move was taken back before any letter told you of it
m-the-move-was-taken-back-before-a-ade7284e = tah se vrátil dřív, než vám o něm některý dopis řekl

# the others decide how the game goes on
m-the-others-decide-how-the-game-g-43ad6ea5 = o pokračování partie rozhodují ostatní

# the others go on
m-the-others-go-on-93c1b71d = ostatní pokračují

# the position once more; or what a letter leaves out: show log, show Bert
m-the-position-once-more-or-what-a-e0487f2d = stav ještě jednou; nebo co dopis vynechává: „ukaž log“, „ukaž Bert“

# the same table is opened once more, and a seat is kept for each of you
m-the-same-table-is-opened-once-mo-f499b68e = tentýž stůl se znovu otevře a každému držíme místo

# the same table once more, after the end
m-the-same-table-once-more-after-t-c350c834 = tentýž stůl ještě jednou, po konci

# the seat is not yours any more
m-the-seat-is-not-yours-any-more-b8c3736e = místo už není vaše

# the seat is offered to others
m-the-seat-is-offered-to-others-7af9d6fe = místo se nabízí jiným

# the seat is yours, and the first letter comes when the game begins
m-the-seat-is-yours-and-the-first-c11b7bb4 = místo je vaše a první dopis přijde, až partie začne

# the seat of {who} is offered, and whoever sits down plays on
m-the-seat-of-who-is-offered-and-w-026975c6 = místo ({ $who }) se nabízí a kdo usedne, hraje dál

# the table is told, and nothing more happens by itself
m-the-table-is-told-and-nothing-mo-af78a2d7 = stůl se to dozví a samo od sebe se už nic nestane

# the time of one letter a day, like 07:00
m-the-time-of-one-letter-a-day-lik-b5d094ad = čas jednoho dopisu denně, jako 07:00

# the time was over
m-the-time-was-over-c728e200 = čas vypršel

# the whole log
m-the-whole-log-ecd02877 = celý záznam

# there is no confirmed address to send it to
m-there-is-no-confirmed-address-to-0cdcfec2 = není potvrzená adresa, na kterou by se dal poslat

# this machine
m-this-machine-e223809d = tento počítač

# those invited, and who has the link
m-those-invited-and-who-has-the-li-65bae35e = pozvaní a kdo má odkaz

# time over
m-time-over-8c552e9f = čas vypršel

# to begin to play
m-to-begin-to-play-b68ece60 = pro začátek hry

# to move
m-to-move-b65e7037 = na tahu

# to sign in
m-to-sign-in-6bfe0be5 = k přihlášení

# told last {used}
m-told-last-used-38d37a40 = naposledy oznámeno { $used }

# told to {names}, as you wish in place of a letter
m-told-to-names-as-you-wish-in-pla-6c92a10c = řečeno místo dopisu, jak si přejete: { $names }

# too many names are being asked for
m-too-many-names-are-being-asked-f-af154bf0 = ptáte se na příliš mnoho jmen

# total
m-total-11239872 = celkem

# turns, games, table or some of these, or none
m-turns-games-table-or-some-of-the-d695f50b = turns, games, table nebo některé z nich, nebo none

# unhurried
m-unhurried-e28efeb6 = beze spěchu

# until
m-until-2e3200de = do

# until {names} has moved
m-until-names-has-moved-d27d8956 = dokud není tah hotový ({ $names })

# until {names} has moved; the time for that ends {when}
m-until-names-has-moved-the-time-f-02a629b0 = dokud není tah hotový ({ $names }); čas na něj končí { $when }

# void: {void}; seed <code>{seed}</code>
m-void-void-seed-code-seed-code-a0099f02 = zrušeno: { $void }; číslo <code>{ $seed }</code>

# vote
m-vote-ab274474 = hlas

# votes and other news of the table
m-votes-and-other-news-of-the-tabl-d6f000c8 = hlasování a další zprávy od stolu

# wait for you
m-wait-for-you-abf5a9f2 = čekají na vás

# was this you?
m-was-this-you-11697673 = byli jste to vy?

# well or instead
m-well-or-instead-9b401dcb = well nebo instead

# what can be said now; or what begins with a word
m-what-can-be-said-now-or-what-beg-78865397 = co lze říct teď; nebo co začíná slovem

# what the others say at the table
m-what-the-others-say-at-the-table-2d1b6f6e = co ostatní u stolu říkají

# what to do
m-what-to-do-f425add4 = co udělat

# what would come of an option, without doing it
m-what-would-come-of-an-option-wit-077185c6 = co by možnost přinesla, bez provedení

# what you said is done, and the next letter tells it; you want no receipts
m-what-you-said-is-done-and-the-ne-5018d8fc = vaše slova jsou provedena a řekne to příští dopis; potvrzení nechcete

# whether letters come at all; answers to your own mails always do
m-whether-letters-come-at-all-answ-ab919d98 = zda vůbec chodí dopisy; odpovědi na vaše e-maily chodí vždy

# which is over
m-which-is-over-57e61975 = termín vypršel

# which {what}?
m-which-what-48cf5b55 = { $what }?

# who sits down and leaves, beginnings, ends, votes
m-who-sits-down-and-leaves-beginni-8695162a = kdo si sedá a odchází, začátky, konce, hlasování

# whoever holds one of my letters
m-whoever-holds-one-of-my-letters-85f0a541 = kdokoli, kdo má můj dopis

# whoever is asked gets {n} more hours
m-whoever-is-asked-gets-n-more-hou-59ae4921 = tázaný má o { $n } { $n ->
         [one] hodinu
         [few] hodiny
        *[other] hodin
    } víc

# whoever runs this service
m-whoever-runs-this-service-21655a9a = ten, kdo tuto službu provozuje

# why letters were sent or not
m-why-letters-were-sent-or-not-bb7c87ae = proč dopisy přišly, či nepřišly

# with {people}
m-with-people-b9d0f10d = s kým: { $people }

# words at the table
m-words-at-the-table-e3a3ab88 = slova u stolu

# written, and waits until the mail server takes it
m-written-and-waits-until-the-mail-421e201f = napsáno, čeká, až to poštovní server převezme

# yes
m-yes-8a798890 = ano

# yes or no
m-yes-or-no-82b00571 = yes nebo no

# yes, at once
m-yes-at-once-7c596bc9 = ano, hned

# yes, that was me
m-yes-that-was-me-4f40895e = ano, píšu to já

# you ({name})
m-you-name-8ba646b6 = vy ({ $name })

# you are back: your clocks run again, and days that are not used go back
m-you-are-back-your-clocks-run-aga-1874ca5a = pauza skončila: vaše hodiny zase běží a nevyužité dny se vracejí

# you do not take the seat in {game}
m-you-do-not-take-the-seat-in-game-0f7ac8b9 = místo v partii { $game } neobsadíte

# you have had as many invitations lately as one mailbox gets
m-you-have-had-as-many-invitations-3e6ee6fe = v poslední době vám přišlo už tolik pozvánek, kolik jich jedné schránce posíláme

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

# you leave the game
m-you-leave-the-game-82231f1e = odcházíte z partie

# you pause until {day}
m-you-pause-until-day-bc69a0ae = máte pauzu do { $day }

# you play on, as if you had said nothing
m-you-play-on-as-if-you-had-said-n-2b84316f = hrajete dál, jako by nic nezaznělo

# you take no invitations, or none of this host
m-you-take-no-invitations-or-none-894a2abd = nepřijímáte pozvánky, nebo žádné od tohoto zakladatele

# you vote against it
m-you-vote-against-it-4cc79284 = hlasujete proti

# you want letters about your turns only
m-you-want-letters-about-your-turn-dc2f7347 = chcete jen dopisy o svých tazích

# your link
m-your-link-ea9b0dc5 = váš odkaz

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

# your seat was taken
m-your-seat-was-taken-6ebb24fa = vaše místo je obsazené

# your turn
m-your-turn-5acd99f0 = váš tah

# {address} is yours already.
m-address-is-yours-already-0a5be20e = { $address } už je vaše.

# {bank} for thinking, and {refund} more after each answer
m-bank-for-thinking-and-refund-mo-501b0fab = { $bank } na rozmyšlenou a { $refund } navíc za každou odpověď

# {days_left} days are left in your store. On holiday all your clocks stand still, and letters about turns wait.
m-days-left-days-are-left-in-your-e510f55e = Dnů dovolené v zásobě: { $days_left }. Na dovolené všechny vaše hodiny stojí a dopisy o tazích čekají.

# {dropped} cannot be picked here.
m-dropped-cannot-be-picked-here-6da5053e = Zde nelze vybrat: { $dropped }.

# {d} d {h} h
m-d-d-h-h-570379d9 = { $d } d { $h } h

# {ended} with {points} {points|point|points} against a target of {target}
m-ended-with-points-points-point-d35a8633 = { $ended }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, cílový výsledek { $target }

# {free} free
m-free-free-85c1312a = volno: { $free }

# {free} {free|seat|seats} to fill
m-free-free-seat-seats-to-fill-e96d3448 = volných míst: { $free }

# {heading}: the result
m-heading-the-result-592512a3 = { $heading }: výsledek

# {heading}: {called}, move {version}
m-heading-called-move-version-c9c473dc = { $heading }: { $called }, tah { $version }

# {host} looks for somebody else, and does not invite you again
m-host-looks-for-somebody-else-an-c85fd73a = { $host } hledá někoho jiného a už vás nezve

# {host} writes: "{words}"
m-host-writes-words-e1e18a9d = { $host } píše: „{ $words }“

# {hour}:{minute}
m-hour-minute-6fc823d7 = { $hour }:{ $minute }

# {h} h {m} min
m-h-h-m-min-99422830 = { $h } h { $m } min

# {mails_kept} days after they were dealt with
m-mails-kept-days-after-they-were-efb433d7 = { $mails_kept } dní po vyřízení

# {most} addresses are enough. Take one away first.
m-most-addresses-are-enough-take-8d577982 = Více adres než { $most } mít nelze. Nejdřív jednu odeberte.

# {most} devices are enough. Take one away first.
m-most-devices-are-enough-take-on-4e90c6cb = Stačí { $most } zařízení. Nejdřív jedno odeberte.

# {most} keys are enough. Revoke one first.
m-most-keys-are-enough-revoke-one-07dee29a = Více klíčů než { $most } mít nelze. Nejdřív jeden zrušte.

# {most} programs are enough. Take one away first.
m-most-programs-are-enough-take-o-1452b1c7 = Programů stačí { $most }. Nejprve jeden odeberte.

# {m} min
m-m-min-b8b9f90d = { $m } min

# {names} is away until {away}.
m-names-is-away-until-away-a18dbff0 = { $names }: pryč do { $away }.

# {names} play {title}.
m-names-play-title-737913d8 = { $names } hrají { $title }.

# {names} until {at}
m-names-until-at-4ee809ec = { $names } do { $at }

# {names} wins {heading}
m-names-wins-heading-b639c94b = { $names } vyhrává: { $heading }

# {names} won.
m-names-won-6c8a4d7c = Vítězství: { $names }.

# {names} {n|is|are} to move.
m-names-n-is-are-to-move-9e0685aa = Na tahu: { $names }.

# {names}. This game of {title} is over: look at its end and at every move.
m-names-this-game-of-title-is-ove-9fe7a654 = { $names }. Tato partie hry { $title } skončila: podívejte se na její konec a na každý tah.

# {name} (a bot)
m-name-a-bot-1dec2ce0 = { $name } (bot)

# {name} 417: Autumn windows
m-name-417-autumn-windows-c2db311e = { $name } 417: Podzimní okna

# {name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.
m-name-has-said-no-to-an-invitati-fdd08a14 = { $name }: na vaši pozvánku přišlo „ne“, znovu se neptáme. Nechte to místo raději otevřené.

# {name} is told from now on. Its secret, by which it knows that we are speaking, is shown this once:
m-name-is-told-from-now-on-its-se-ed24d397 = { $name }: od teď dáváme vědět. Tajemství, podle kterého pozná, že mluvíme my, se ukáže jen teď:

# {name} is {form}, or nothing.
m-name-is-form-or-nothing-8723533b = { $name } je { $form }, nebo nic.

# {name} on {host}
m-name-on-host-f3237642 = { $name }, { $host }

# {name} takes no invitations. Leave that seat open, or invite another.
m-name-takes-no-invitations-leave-3a1788cf = { $name } nepřijímá pozvánky. Nechte to místo otevřené, nebo pozvěte někoho jiného.

# {name}, it is your turn. {prompt} {until}
m-name-it-is-your-turn-prompt-unt-d58453d6 = { $name } – jste na tahu. { $prompt } { $until }

# {name}, nothing is done in a game. Which letters shall end?
m-name-nothing-is-done-in-a-game-e682352f = { $name }: v žádné partii se nic neprovedlo. Které dopisy mají skončit?

# {name}, the others go on.
m-name-the-others-go-on-cad8f898 = { $name }: ostatní pokračují.

# {name}, the time of {who} is over. How shall the game go on?
m-name-the-time-of-who-is-over-ho-d25d072d = { $name } – čas vypršel ({ $who }). Jak má partie pokračovat?

# {name}, was this you?
m-name-was-this-you-7614fa7e = { $name }: píšete to vy?

# {name}, your time is over. Answer now, and all goes on. {prompt}
m-name-your-time-is-over-answer-n-516611e2 = { $name } – váš čas vypršel. Odpovězte teď a vše půjde dál. { $prompt }

# {name}, your time was over.
m-name-your-time-was-over-db92e549 = { $name } – váš čas vypršel.

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

# {name}: not mailed, {why}.
m-name-not-mailed-why-b10f0e44 = { $name }: neodesláno, { $why }.

# {name}: the whole log
m-name-the-whole-log-0b1094ab = { $name }: celý záznam

# {name}: waits, {why}.
m-name-waits-why-d775ff97 = { $name }: čeká, { $why }.

# {name}: what is in the box
m-name-what-is-in-the-box-c69fe338 = { $name }: co je v krabici

# {name}: {called}, all moves
m-name-called-all-moves-eab6f750 = { $name }: { $called }, všechny tahy

# {name}: {called}, the result
m-name-called-the-result-68b62bde = { $name }: { $called }, výsledek

# {new} new<span> moves since your last turn: replay</span>
m-new-new-span-moves-since-your-l-9f384270 = Nového: { $new }<span>, tahy od vašeho posledního: přehrát</span>

# {n|Nobody|More than one} whom you have played with is called "{name}". Give a mail address, or pass the link of the table on.
m-n-nobody-more-than-one-whom-you-26fd1da6 = Mezi těmi, se kterými jste hráli, { $n ->
        [one] není nikdo jménem
        [few] je víc lidí jménem
       *[other] je víc lidí jménem
    } „{ $name }“. Zadejte e-mailovou adresu, nebo pošlete dál odkaz stolu.

# {n} more {n|choice comes|choices come} with "more".
m-n-more-n-choice-comes-choices-c-b4088b29 = S „více“ přijde ještě { $n } { $n ->
        [one] možnost
        [few] možnosti
        [many] možnosti
       *[other] možností
    }.

# {n} of {of} {n|is|are} needed.
m-n-of-of-n-is-are-needed-d8a88837 = Je třeba hlasů: { $n } z { $of }.

# {n} {n|day|days}
m-n-n-day-days-f51bc39f = { $n } { $n ->
        [one] den
        [few] dny
       *[other] dní
    }

# {n} {n|day|days} of thinking time
m-n-n-day-days-of-thinking-time-ba00d75f = { $n } { $n ->
        [one] den
        [few] dny
       *[other] dní
    } na rozmyšlenou

# {n} {n|fits|fit}
m-n-n-fits-fit-bb80a811 = hodí se: { $n }

# {n} {n|hour|hours}
m-n-n-hour-hours-48e256c1 = { $n } { $n ->
        [one] hodina
        [few] hodiny
       *[other] hodin
    }

# {n} {n|hour|hours} of thinking time
m-n-n-hour-hours-of-thinking-time-e8c90e71 = { $n } { $n ->
        [one] hodina
        [few] hodiny
       *[other] hodin
    } na rozmyšlenou

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

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }

# {option}: a file of the owner's
m-option-a-file-of-the-owner-s-4755df6d = { $option }: soubor vlastníka

# {option}: carried over
m-option-carried-over-0a898fa5 = { $option }: převzato

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

# {seats_told} players
m-seats-told-players-8fbbb2e3 = hráčů: { $seats_told }

# {seats_told} players, alone too.
m-seats-told-players-alone-too-3a880226 = Hráčů: { $seats_told }, lze hrát i sólo.

# {seats_told} players.
m-seats-told-players-cd6e936f = Hráčů: { $seats_told }.

# {several} "{words}" also answers what follows.
m-several-words-also-answers-what-1e78374a = { $several } „{ $words }“ odpovídá i na to, co následuje.

# {span} of thinking time left
m-span-of-thinking-time-left-86dee8a9 = na rozmyšlenou zbývá { $span }

# {stands} It lapses {until}.
m-stands-it-lapses-until-d858fc80 = { $stands } Padá { $until }.

# {text} ({n} h)
m-text-n-h-4d5138d3 = { $text } ({ $n } h)

# {text} No letter was sent, and nothing else has changed.
m-text-no-letter-was-sent-and-not-c2dcc0bd = { $text } Žádný dopis neodešel a nic jiného se nezměnilo.

# {title} by mail
m-title-by-mail-6d9ba91d = { $title } poštou

# {title} for {seats} players, by mail or on the page, over days. Play a bot now, or open a table.
m-title-for-seats-players-by-mail-2df57d3d = { $title }: hráčů { $seats }, poštou nebo na stránce, v klidu. Zahrajte si hned s botem, nebo otevřete stůl.

# {title} has no cards.
m-title-has-no-cards-48fd9136 = { $title }: bez karet.

# {title} {number} begins when every seat is taken; it waits for {names}.
m-title-number-begins-when-every-369636e0 = { $title } { $number } začne, až budou všechna místa obsazená; čeká se na: { $names }.

# {title} {number} begins when the public beacon is out.
m-title-number-begins-when-the-pu-a9e25b50 = { $title } { $number } začne, až vyjde veřejný maják.

# {title} {number} goes on from a game of yours; your seat is kept.
m-title-number-goes-on-from-a-gam-9a3003df = { $title } { $number } navazuje na vaši partii; vaše místo na vás čeká.

# {title} {number} is over
m-title-number-is-over-012db19c = Partie skončila: { $title } { $number }

# {title} {number}, log {version}:{head} of game {game}.
m-title-number-log-version-head-o-60689e09 = { $title } { $number }, záznam { $version }:{ $head } partie { $game }.

# {title} {number}. The luck is fair; the first letter says how you check it.
m-title-number-the-luck-is-fair-t-0856ba27 = { $title } { $number }. Náhoda je poctivá; první dopis říká, jak ji ověříte.

# {title} {number}: until {deadline}.
m-title-number-until-deadline-3d3bde21 = { $title } { $number }: do { $deadline }.

# {unread} {unread|new word|new words}
m-unread-unread-new-word-new-word-0699cb0c = nových slov: { $unread }

# {version} of {version2}
m-version-of-version2-e2f60bc8 = { $version } z { $version2 }

# {waiting_games} {waiting_games|game waits|games wait} for you
m-waiting-games-waiting-games-gam-ef4ba36e = { $waiting_games } { $waiting_games ->
        [one] partie čeká
        [few] partie čekají
       *[other] partií čeká
    } na vás

# {waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.
m-waiting-of-your-invitations-wai-d6405d93 = Na odpověď čeká tolik vašich pozvánek: { $waiting }; nejvýše jich smí být { $most }. Zrušte partii, která nezačíná.

# {what}, if all {n} of you agree
m-what-if-all-n-of-you-agree-670c43e7 = { $what }, pokud souhlasí všech { $n }

# {what}, if both of you agree
m-what-if-both-of-you-agree-a92f8667 = { $what }, pokud souhlasí oba

# {what}, if {n} of you agree
m-what-if-n-of-you-agree-55bfdcec = { $what }, pokud souhlasí { $n } z vás

# {what}, the second
m-what-the-second-dc404b53 = { $what }, podruhé

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

# {who}: {n} {n|point|points}.
m-who-n-n-point-points-52525ce0 = { $who }: { $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }.
