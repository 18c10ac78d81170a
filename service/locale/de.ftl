#  (in vain)
m-in-vain-1085cb55 = { " " }(vergeblich)

#  (on its way)
m-on-its-way-ecb6805c = { " " }(unterwegs)

#  Your deadlines now: {dues}.
m-your-deadlines-now-dues-50d23c67 = { " " }Deine Fristen jetzt: { $dues }.

#  a move
m-a-move-85e81610 = { " " }je Zug

#  and 
m-and-e3ee915a = { " " }und{ " " }

# "undo" still takes your last move back.
m-undo-still-takes-your-last-move-c5eb8c1a = „zurück“ nimmt deinen letzten Zug noch zurück.

# (forgotten {forgotten})
m-forgotten-forgotten-50cf74e1 = (vergessen { $forgotten })

# (here)
m-here-d76121c8 = (hier)

# (taken back)
m-taken-back-315731b9 = (zurückgenommen)

# (usually {usual})
m-usually-usual-28f6c668 = (üblich: { $usual })

# (version {n})
m-version-n-6ff1c534 = (Stand { $n })

# (you)
m-you-d1eb47c7 = (du)

# (your turn)
m-your-turn-96d5a8c5 = (dein Zug)

# ({n} earlier {n|line|lines}: the link to the whole log stands below)
m-n-earlier-n-line-lines-the-link-1adec0c0 = ({ $n } { $n ->
        [one] frühere Zeile
       *[other] frühere Zeilen
    }: der Link zum ganzen Protokoll steht unten)

# , now for example "{example}"
m-now-for-example-example-8e0ac4a1 = , jetzt zum Beispiel „{ $example }“

# . Mails from you:
m-mails-from-you-f1c80d1d = { "." } Mails von dir:

# . This page says what the program does.
m-this-page-says-what-the-program-3e71d55d = { "." } Diese Seite sagt, was das Programm tut.

# ; nothing can be pressed until there is one again.
m-nothing-can-be-pressed-until-th-8221151a = ; gedrückt werden kann nichts, bis es wieder ein Netz gibt.

# ; or 
m-or-b209c7d4 = ; oder{ " " }

# <a>Keep this page still while I write</a> (it loads itself every 30 seconds)
m-a-keep-this-page-still-while-i-1c79f1f2 = <a>Diese Seite stillhalten, während ich schreibe</a> (sie lädt sich alle 30 Sekunden)

# <strong>{sentence}</strong> was not done, and nothing of it waits any more. You are signed in.
m-strong-sentence-strong-was-not-28f4a54b = <strong>{ $sentence }</strong> wurde nicht getan, und nichts davon wartet mehr. Du bist angemeldet.

# A board of {name}
m-a-board-of-name-837ba007 = Ein Spielplan von { $name }

# A board of {name} in the middle of a game
m-a-board-of-name-in-the-middle-of-b5baf21c = Ein Spielplan von { $name } mitten in einer Partie

# A bot, now<span>: {name}</span>
m-a-bot-now-span-name-span-2a2056c3 = Ein Bot, jetzt<span>: { $name }</span>

# A browser
m-a-browser-3dd9db39 = Ein Browser

# A browser can tell you that it is your turn, on a telephone or a computer, also while no page of Posthorn is open. What is told is sealed for that browser alone. Quiet hours, the digest, muted games and holidays hold as for letters.
m-a-browser-can-tell-you-that-it-i-c0661933 = Ein Browser kann dir sagen, dass du am Zug bist, auf einem Telefon oder Computer, auch wenn keine Seite von Posthorn offen ist. Was gemeldet wird, ist für diesen Browser allein versiegelt. Ruhezeiten, Tagesbrief, stumme Partien und Urlaub gelten wie für Briefe.

# A fault of ours
m-a-fault-of-ours-759a5e40 = Ein Fehler bei uns

# A further address
m-a-further-address-53232281 = Eine weitere Adresse

# A further one
m-a-further-one-890bd4c1 = Ein weiteres

# A game is being opened
m-a-game-is-being-opened-2316b144 = Eine Partie wird eröffnet

# A game of {seats} takes about {letters} to {letters2} letters each, fewer if you say several things in one mail.
m-a-game-of-seats-takes-about-lett-dcfb99b9 = Eine Partie zu { $seats } braucht etwa { $letters } bis { $letters2 } Briefe für jeden, weniger, wenn du mehreres in einer Mail sagst.

# A game that is not listed.
m-a-game-that-is-not-listed-f021683f = Eine Partie, die nicht in der Liste steht.

# A hint
m-a-hint-1e68a716 = Ein Tipp

# A hook has one of the shapes {shapes}.
m-a-hook-has-one-of-the-shapes-sha-42f26ca8 = Ein Hook hat eine der Formen { $shapes }.

# A key lets a program play as you, by the <a>API</a>.
m-a-key-lets-a-program-play-as-you-99f8b973 = Mit einem Schlüssel spielt ein Programm als du, über die <a>API</a>.

# A letter
m-a-letter-06c382c3 = Ein Brief

# A letter has told of it; another one will tell that it was taken back.
m-a-letter-has-told-of-it-another-50cac84b = Ein Brief hat davon erzählt; ein weiterer wird sagen, dass es zurückgenommen ist.

# A letter is on its way
m-a-letter-is-on-its-way-4ab92a00 = Ein Brief ist unterwegs

# A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.
m-a-letter-of-yours-was-used-that-42ca4710 = Ein Brief von dir wurde benutzt, der nicht mehr gilt, also wurde nichts getan. Einer, der gilt, wurde dir heute schon geschrieben; es gibt einen am Tag, der nächste kann nach Mitternacht UTC kommen.

# A letter of yours was used that has expired, so nothing was done. This one works.
m-a-letter-of-yours-was-used-that-096247d1 = Ein abgelaufener Brief von dir wurde benutzt, also wurde nichts getan. Dieser hier gilt.

# A letter that what I said is done
m-a-letter-that-what-i-said-is-don-1b080d64 = Ein Brief, dass getan ist, was ich gesagt habe

# A letter went to your registered address to ask whether this was you. Answer it with yes and it is done.
m-a-letter-went-to-your-registered-0e0064a0 = Ein Brief ging an deine eingetragene Adresse mit der Frage, ob du das warst. Antworte mit Ja, und es ist getan.

# A letter with links that work is on its way to the registered address, at most one a day.
m-a-letter-with-links-that-work-is-9d3634ed = Ein Brief mit Links, die gelten, ist unterwegs an die eingetragene Adresse, höchstens einer am Tag.

# A letter with links that work was asked for today already, and goes to the registered address alone. There is one a day; the next can be asked for after midnight UTC. Look for the one of today, also where your mail program puts what it takes for unwanted.
m-a-letter-with-links-that-work-wa-21f99926 = Um einen Brief mit Links, die gelten, wurde heute schon gebeten; er geht nur an die eingetragene Adresse. Es gibt einen am Tag; der nächste kann nach Mitternacht UTC erbeten werden. Such den von heute, auch dort, wo dein Mailprogramm Unerwünschtes ablegt.

# A mail from {came} gives these lines in your name, and nothing was done yet:
m-a-mail-from-came-gives-these-lin-f0533def = Eine Mail von { $came } gibt diese Zeilen in deinem Namen, und getan ist noch nichts:

# A name begins with <small>two letters or more</small>
m-a-name-begins-with-small-two-let-e166a885 = Ein Name beginnt mit <small>zwei Buchstaben oder mehr</small>

# A note <small>Only you see it, also in your letters.</small>
m-a-note-small-only-you-see-it-als-25d31a0a = Eine Notiz <small>Nur du siehst sie, auch in deinen Briefen.</small>

# A press on a line shows it on the board. <a>All moves</a>
m-a-press-on-a-line-shows-it-on-th-bef2a3f9 = Ein Druck auf eine Zeile zeigt sie auf dem Plan. <a>Alle Züge</a>

# A program of yours, or a channel of a chat, is told by a request what happens: in your own games what your letters say, or of the tables that you host what anybody may see. Quiet hours, the digest, muted games and holidays hold for your own games as for letters.
m-a-program-of-yours-or-a-channel-3e6bb76c = Ein Programm von dir oder ein Chatkanal erfährt durch eine Anfrage, was geschieht: in deinen eigenen Partien, was deine Briefe sagen, oder von Tischen, deren Gastgeber du bist, was alle sehen dürfen. Ruhezeiten, Tagesbrief, stumme Partien und Urlaub gelten für deine eigenen Partien wie für Briefe.

# A rematch has been opened: <a>its table</a>.
m-a-rematch-has-been-opened-a-its-d25e03aa = Eine Revanche ist eröffnet: <a>ihr Tisch</a>.

# A seat is free: who takes it plays on.
m-a-seat-is-free-who-takes-it-play-422d4449 = Ein Platz ist frei: wer ihn nimmt, spielt weiter.

# A seat is offered
m-a-seat-is-offered-634f7cc1 = Ein Platz wird angeboten

# A table of {title} waits for players: {free} of {of} seats free.
m-a-table-of-title-waits-for-playe-2e2c4599 = Ein Tisch { $title } wartet auf Spieler: { $free } von { $of } Plätzen frei.

# A tie was decided by {tie_break}.
m-a-tie-was-decided-by-tie-break-209c7817 = Den Gleichstand entschied: { $tie_break }.

# A turn as it comes by mail, in short: answer with a number, or press
m-a-turn-as-it-comes-by-mail-in-sh-1d0fca37 = Ein Zug, wie er per Mail kommt, in Kürze: antworte mit einer Zahl oder drücke

# API
m-api-c8e5998f = API

# About this game
m-about-this-game-5bec15dc = Über dieses Spiel

# About this letter
m-about-this-letter-ad1adfc5 = Über diesen Brief

# About {name}
m-about-name-c200f2ef = Über { $name }

# About<span> {name}</span>
m-about-span-name-span-ff9a190e = Über<span> { $name }</span>

# Accessibility
m-accessibility-d3368cbf = Barrierefreiheit

# Add it
m-add-it-c4151430 = Hinzufügen

# Addresses
m-addresses-76179aaf = Adressen

# After that the clock moves for you.
m-after-that-the-clock-moves-for-y-0e8cb484 = Danach zieht die Uhr für dich.

# After that the others decide how the game goes on.
m-after-that-the-others-decide-how-be72ca76 = Danach entscheiden die anderen, wie die Partie weitergeht.

# After that your seat is offered to others.
m-after-that-your-seat-is-offered-3fda94aa = Danach wird dein Platz anderen angeboten.

# Against it
m-against-it-f9aeea62 = Dagegen

# Against it: {names}.
m-against-it-names-46de03ca = Dagegen: { $names }.

# Agree
m-agree-da288642 = Zustimmen

# All
m-all-a52ace42 = Alle

# All about {name}
m-all-about-name-7fb0eb68 = Alles über { $name }

# All at once
m-all-at-once-f9068371 = Alles auf einmal

# All links and addresses in the letters you have got so far lose their power, in all games. Where you are asked something, a fresh letter comes to your registered address.
m-all-links-and-addresses-in-the-l-5710754f = Alle Links und Adressen in deinen bisherigen Briefen verlieren ihre Kraft, in allen Partien. Wo du gefragt bist, kommt ein neuer Brief an deine eingetragene Adresse.

# All moves
m-all-moves-80f8d010 = Alle Züge

# All moves: the log
m-all-moves-the-log-6f108e12 = Alle Züge: das Protokoll

# All my games
m-all-my-games-0cdbada8 = Alle meine Partien

# All settings
m-all-settings-04d2e8f9 = Alle Einstellungen

# All that has happened
m-all-that-has-happened-c77c40b5 = Alles, was geschehen ist

# All that is kept of you is a file in <a>your settings</a>. There you can leave, too: name, addresses, letters, mails, words and devices are deleted then. Your moves stay in the logs of the games, under a number that leads to nobody. Copies that were made to restore the service after a failure are not changed; how long they are kept is for whoever runs it to say.
m-all-that-is-kept-of-you-is-a-fil-f39a7e1a = Alles, was von dir aufbewahrt wird, ist eine Datei in <a>deinen Einstellungen</a>. Dort kannst du auch gehen: Name, Adressen, Briefe, Mails, Worte und Geräte werden dann gelöscht. Deine Züge bleiben in den Protokollen der Partien, unter einer Nummer, die zu niemandem führt. Kopien, die zur Wiederherstellung nach einem Ausfall gemacht wurden, ändern sich nicht; wie lange es sie gibt, sagt, wer den Dienst betreibt.

# All that is kept of you, as a file
m-all-that-is-kept-of-you-as-a-fil-4304ba42 = Alles, was von dir aufbewahrt wird, als Datei

# All who were asked agreed to call the game of {title} off.
m-all-who-were-asked-agreed-to-cal-7c11ccaa = Alle Gefragten waren einverstanden, die Partie { $title } abzubrechen.

# All who were asked agreed to end the game of {title} as it stands.
m-all-who-were-asked-agreed-to-end-9663b21d = Alle Gefragten waren einverstanden, die Partie { $title } zu beenden, wie sie steht.

# All you can do stands below with its mark.
m-all-you-can-do-stands-below-with-5a9c9d5f = Alles, was du tun kannst, steht unten mit seinem Zeichen.

# All your clocks stand still until {day}. That takes {n} {n|day|days} of holiday; {left} {left|is|are} left.
m-all-your-clocks-stand-still-unti-2eeadb8a = Alle deine Uhren stehen bis { $day } still. Das braucht { $n } { $n ->
        [one] Tag
       *[other] Tage
    } Urlaub; übrig: { $left }.

# All {many} pieces, drawn and told
m-all-many-pieces-drawn-and-told-450aa26b = Alle { $many } Teile, gezeichnet und erzählt

# All {n}
m-all-n-b0c0a80a = Alle { $n }

# An address has no blanks and no letters beyond ASCII: write %20 and the like.
m-an-address-has-no-blanks-and-no-99e17dd2 = Eine Adresse hat keine Leerzeichen und keine Buchstaben außerhalb von ASCII: schreib %20 und dergleichen.

# An address may have {most} characters.
m-an-address-may-have-most-charact-2ddfab20 = Eine Adresse darf { $most } Zeichen haben.

# An address with a name or a password in it is not kept: take them out.
m-an-address-with-a-name-or-a-pass-68117aa4 = Eine Adresse mit Namen oder Passwort darin wird nicht aufbewahrt: nimm sie heraus.

# An invitation
m-an-invitation-a5e2ccef = Eine Einladung

# Another player has this address; it was not added to yours.
m-another-player-has-this-address-418fb1b1 = Diese Adresse hat schon jemand anders; sie kam nicht zu deinen.

# Answer each game at its own address, or press its options; an answer to this letter moves nothing.
m-answer-each-game-at-its-own-addr-fed0610d = Antworte jeder Partie unter ihrer eigenen Adresse, oder drücke ihre Möglichkeiten; eine Antwort auf diesen Brief zieht nichts.

# Answer from your own address.
m-answer-from-your-own-address-f07383e4 = Antworte von deiner eigenen Adresse.

# Answer this letter with yes and it is done, with no and it is thrown away; or press it:
m-answer-this-letter-with-yes-and-a5a9791f = Antworte auf diesen Brief mit Ja, und es ist getan, mit Nein, und es wird verworfen; oder drücke:

# Answer with one of these two, or press it. Before that nothing is done.
m-answer-with-one-of-these-two-or-09f9c753 = Antworte mit einem von beiden, oder drücke es. Vorher wird nichts getan.

# Answer with the number or the word.
m-answer-with-the-number-or-the-wo-f35209af = Antworte mit der Zahl oder dem Wort.

# Answer with the number or the word. Without an answer nothing follows.
m-answer-with-the-number-or-the-wo-ca98635d = Antworte mit der Zahl oder dem Wort. Ohne Antwort folgt nichts.

# Answer with the number or the word. You add your mail to the luck, or words of your own: answer "join with" and the words.
m-answer-with-the-number-or-the-wo-04a3fcf1 = Antworte mit der Zahl oder dem Wort. Du fügst dem Glück deine Mail hinzu, oder eigene Worte: antworte „join with“ und die Worte.

# Answer with the number, or in words. Silence is no vote; a motion that is not decided lapses after {n} days. A line that begins with "say" is for the table.
m-answer-with-the-number-or-in-wor-8da81d01 = Antworte mit der Zahl oder in Worten. Schweigen ist keine Stimme; ein Antrag, der nicht entschieden wird, verfällt nach { $n } Tagen. Eine Zeile, die mit „say“ beginnt, ist für den Tisch.

# Answer with what stands in brackets, or in words. {several}
m-answer-with-what-stands-in-brack-9026d14d = Antworte mit dem, was in Klammern steht, oder in Worten. { $several }

# Answer {game} by mail
m-answer-game-by-mail-91f5e574 = { $game } per Mail antworten

# Answer {until}.
m-answer-until-4b9c5a2c = Antworte { $until }.

# Answers after {median}, half of the times; nights and holidays do not count.
m-answers-after-median-half-of-the-a7717244 = Antwortet zur Hälfte innerhalb von { $median }; Nächte und Urlaub zählen nicht.

# Anybody else can take that seat.
m-anybody-else-can-take-that-seat-17fac3e5 = Diesen Platz kann jemand anders nehmen.

# Anybody else can take that seat; or "{bot}" gives it to a bot.
m-anybody-else-can-take-that-seat-4b1bf682 = Diesen Platz kann jemand anders nehmen; oder „{ $bot }“ gibt ihn einem Bot.

# Anybody may look on at a game that is listed. You see what all at the table see, and no more.
m-anybody-may-look-on-at-a-game-th-443d299d = Einer Partie in der Liste kann jeder zusehen. Du siehst, was alle am Tisch sehen, und nicht mehr.

# Apr
m-apr-617531b4 = Apr.

# As it stands: {points}
m-as-it-stands-points-f4c3cf03 = Wie es steht: { $points }

# As it was then.
m-as-it-was-then-3728dfba = Wie es damals war.

# As spectators knew it then.
m-as-spectators-knew-it-then-64596214 = Wie Zuschauer es damals kannten.

# As {names} knew it then.
m-as-names-knew-it-then-eec02b76 = Wie { $names } es damals kannte.

# Ask for a new letter
m-ask-for-a-new-letter-99614024 = Um einen neuen Brief bitten

# Ask leave to take my last move back
m-ask-leave-to-take-my-last-move-b-637d81fa = Um Erlaubnis bitten, meinen letzten Zug zurückzunehmen

# Ask me everything
m-ask-me-everything-3e7ae694 = Mich alles fragen

# At a table: your name, your moves, what you say to it, how long you took. Never your address.
m-at-a-table-your-name-your-moves-061babd3 = An einem Tisch: deinen Namen, deine Züge, was du ihm sagst, wie lange du gebraucht hast. Nie deine Adresse.

# At most {n} moves fit into one mail.
m-at-most-n-moves-fit-into-one-mai-535763c1 = In eine Mail passen höchstens { $n } Züge.

# At tables whose pace knows nights and days, your clock stands still then.
m-at-tables-whose-pace-knows-night-66fa93e9 = An Tischen, deren Tempo Nächte und Tage kennt, steht deine Uhr dann still.

# At the table: {names}.
m-at-the-table-names-512d5f84 = Am Tisch: { $names }.

# At the table: {names}. It begins when you and {n} {n|other|others} sit down.
m-at-the-table-names-it-begins-whe-d58cf9f2 = Am Tisch: { $names }. Es beginnt, wenn du und noch { $n } Platz genommen { $n ->
        [one] hat
       *[other] haben
    }.

# At the table: {names}. Yours is the last seat: it begins as you join.
m-at-the-table-names-yours-is-the-73710433 = Am Tisch: { $names }. Dein Platz ist der letzte: es beginnt, wenn du mitspielst.

# At this table: {pattern} ({help})
m-at-this-table-pattern-help-48481efa = An diesem Tisch: { $pattern } ({ $help })

# Aug
m-aug-41e1d82a = Aug.

# Away until
m-away-until-2aa8ff39 = Weg bis

# Back
m-back-76900f1b = Zurück

# Back to the game
m-back-to-the-game-e5a09f81 = Zurück zur Partie

# Back to the letter
m-back-to-the-letter-39b97127 = Zurück zum Brief

# Be told on your phone or computer
m-be-told-on-your-phone-or-compute-4e2f77c4 = Auf Telefon oder Computer gemeldet bekommen

# Board games by mail, over days
m-board-games-by-mail-over-days-15c6875e = Brettspiele per Mail, über Tage

# Board games that are being played now, each with its board; the latest moves first.
m-board-games-that-are-being-playe-9c21fab6 = Brettspiele, die gerade gespielt werden, jedes mit seinem Plan; die letzten Züge zuerst.

# Bold: most of all.
m-bold-most-of-all-0a3637b3 = Fett: am meisten von allen.

# Book it
m-book-it-a1f6d5f0 = Buchen

# Bots among them
m-bots-among-them-4d36844f = Bots dabei

# Browsers in which you are signed in, for {sessions_kept} {sessions_kept|day|days} after the last use: a secret of which only a mark is stored, and a name such as “Firefox on Linux”.
m-browsers-in-which-you-are-signed-aa5050f8 = Browser, in denen du angemeldet bist, bis { $sessions_kept } { $sessions_kept ->
        [one] Tag
       *[other] Tage
    } nach der letzten Nutzung: ein Geheimnis, von dem nur ein Abdruck gespeichert ist, und ein Name wie „Firefox, Linux“.

# Browsers that you have told to show you your turns: where their maker takes such words, and the keys by which only that browser reads them; until you take them away or sign out there.
m-browsers-that-you-have-told-to-s-d97692fe = Browser, die dir deine Züge zeigen sollen: wo ihr Hersteller solche Worte annimmt, und die Schlüssel, mit denen nur dieser Browser sie liest; bis du sie wegnimmst oder dich dort abmeldest.

# Browsers where you are signed in
m-browsers-where-you-are-signed-in-ae6ba13c = Browser, in denen du angemeldet bist

# By mail: answer any letter of ours with "letters on", or with "mute off" for its game.
m-by-mail-answer-any-letter-of-our-99db3cbf = Per Mail: antworte auf irgendeinen unserer Briefe „letters on“, oder „mute off“ für seine Partie.

# Call the game off, without a result
m-call-the-game-off-without-a-resu-93fa9821 = Die Partie ohne Ergebnis abbrechen

# Choose anew
m-choose-anew-648df6d9 = Neu wählen

# Choose at least one of what it is told.
m-choose-at-least-one-of-what-it-i-664bde55 = Wähle mindestens eines, was gemeldet wird.

# Choose one
m-choose-one-0b24aed5 = Wähle

# Choose<span> {name}</span>
m-choose-span-name-span-2a7dd9fa = Wählen<span> { $name }</span>

# Clocks
m-clocks-ade6b165 = Uhren

# Close
m-close-7d9eb7ac = Schließen

# Close this table
m-close-this-table-a1b01547 = Diesen Tisch schließen

# Colours alone tell nothing: what a colour says stands there as a word, a letter or a shape, too.
m-colours-alone-tell-nothing-what-39e71466 = Farben allein sagen nichts: was eine Farbe sagt, steht auch als Wort, Buchstabe oder Form da.

# Come back
m-come-back-35c1a158 = Zurückkommen

# Commitment
m-commitment-b6f2bf45 = Festlegung

# Commitment and link
m-commitment-and-link-a670710f = Festlegung und Kette

# Commitments
m-commitments-35ebc105 = Festlegungen

# Commitments to secret seeds
m-commitments-to-secret-seeds-f6e314d9 = Festlegungen auf geheime Startwerte

# Conditions for those who come by the list
m-conditions-for-those-who-come-by-114b790c = Bedingungen für die, die über die Liste kommen

# Cookies and strangers
m-cookies-and-strangers-edb70f14 = Cookies und Fremde

# Cookies are set for signing in, for forms, for hints that you have read and for links that you have opened. No page loads anything from another site, and nobody counts what you look at. To keep floods out, network addresses are counted for a day.
m-cookies-are-set-for-signing-in-f-cba720ab = Cookies dienen der Anmeldung, den Formularen, gelesenen Tipps und geöffneten Links. Keine Seite lädt etwas von anderswo, und niemand zählt, was du ansiehst. Gegen Fluten werden Netzadressen einen Tag lang gezählt.

# Days on which you play <small>such as mon tue sat; empty: all</small>
m-days-on-which-you-play-small-suc-7d6c2303 = Tage, an denen du spielst <small>etwa mon tue sat; leer: alle</small>

# Deadlines they have missed in their last 50 games, at most <small>Left empty: however many.</small>
m-deadlines-they-have-missed-in-th-629b991d = Versäumte Fristen in den letzten 50 Partien, höchstens <small>Leer: beliebig viele.</small>

# Debatable rules of the book
m-debatable-rules-of-the-book-8d827ddb = Strittige Regeln des Hefts

# Dec
m-dec-f2a0cfbc = Dez.

# Decide ahead
m-decide-ahead-acb82b2b = Im Voraus entscheiden

# Decide ahead, leave
m-decide-ahead-leave-c30ef263 = Im Voraus entscheiden, gehen

# Decided by: {by}.
m-decided-by-by-71088ac7 = Entschieden durch: { $by }.

# Do it
m-do-it-8af08d74 = Tun

# Do these moves
m-do-these-moves-721db75c = Diese Züge machen

# Do you mean it? {what}
m-do-you-mean-it-what-bebc2604 = Meinst du das? { $what }

# Do you mean {listed}?
m-do-you-mean-listed-b2e4a391 = Meinst du { $listed }?

# Done: <strong>{said}</strong>
m-done-strong-said-strong-79790901 = Getan: <strong>{ $said }</strong>

# Done: {what}.
m-done-what-d31711e9 = Getan: { $what }.

# Drop all orders
m-drop-all-orders-a73f62a2 = Alles im Voraus Entschiedene streichen

# Each board is also a list of plain lines (“The board as a list” in the menu of a game), and each piece of the picture that can be pressed has a name for screen readers.
m-each-board-is-also-a-list-of-pla-5da5512b = Jeder Spielplan ist auch eine Liste einfacher Zeilen („Der Spielplan als Liste“ im Menü einer Partie), und jedes Teil des Bilds, das man drücken kann, hat einen Namen für Vorleseprogramme.

# Each turn is a letter that you answer with a line or a press, when you have the time. The whole table sees the same board, here and in its mail. Luck is fixed before anybody asks for it, and anybody can check it.
m-each-turn-is-a-letter-that-you-a-2118d9d6 = Jeder Zug ist ein Brief, den du mit einer Zeile oder einem Druck beantwortest, wenn du Zeit hast. Der ganze Tisch sieht denselben Spielplan, hier und in der Mail. Das Glück steht fest, ehe jemand danach fragt, und jeder kann es prüfen.

# End the game as it stands
m-end-the-game-as-it-stands-7a49da73 = Die Partie beenden, wie sie steht

# Ended {ended}: {reason}.
m-ended-ended-reason-d96f3d0e = Beendet { $ended }: { $reason }.

# Events {since} to {min}
m-events-since-to-min-37f42890 = Ereignisse { $since } bis { $min }

# Everybody should be able to play here. This page says what was done for it, how it is held, and what is not done yet.
m-everybody-should-be-able-to-play-40e363f1 = Jeder soll hier spielen können. Diese Seite sagt, was dafür getan wurde, wie es gehalten wird und was noch fehlt.

# Feb
m-feb-caf71b3f = Feb.

# Finished
m-finished-7804f7a7 = Beendet

# First
m-first-a151ceb1 = Erste

# For "{said}" you could say: {nearest}.
m-for-said-you-could-say-nearest-17e30bae = Statt „{ $said }“ könntest du sagen: { $nearest }.

# For it: {names}.
m-for-it-names-1d5a218b = Dafür: { $names }.

# For {each}
m-for-each-585c29b3 = Für { $each }

# Found here is who sits at a listed table with somebody else. Who plays by invitation alone, or as a guest, is not.
m-found-here-is-who-sits-at-a-list-7ed0e667 = Hier findet man, wer mit jemand anderem an einem Tisch in der Liste sitzt. Wer nur auf Einladung oder als Gast spielt, nicht.

# Free this seat<span>: {name}</span>
m-free-this-seat-span-name-span-9e360a5f = Diesen Platz freigeben<span>: { $name }</span>

# Fri
m-fri-66dab40c = Fr

# From the beginning
m-from-the-beginning-597ae116 = Vom Anfang

# Game {id}, version {version}.
m-game-id-version-version-55fd2aa8 = Partie { $id }, Stand { $version }.

# Game {id}, {phase}, {version} {version|event|events}. A number leads to the position after it; times are those of {zone}. <a>The game now</a>, <a2>the file for posthorn verify</a2>
m-game-id-phase-version-version-ev-26a6c9de = Partie { $id }, { $phase }, { $version } { $version ->
        [one] Ereignis
       *[other] Ereignisse
    }. Eine Nummer führt zur Stellung danach; die Zeiten sind die von { $zone }. <a>Die Partie jetzt</a>, <a2>die Datei für posthorn verify</a2>

# Games in common
m-games-in-common-2f57e3a3 = Gemeinsame Partien

# Games they have finished, at least
m-games-they-have-finished-at-leas-8440ba65 = Beendete Partien, mindestens

# Games to watch
m-games-to-watch-c2bda3a4 = Partien zum Zusehen

# Gather turns for <small>minutes, then they come as one letter</small>
m-gather-turns-for-small-minutes-t-b5edeae9 = Züge sammeln <small>Minuten, dann kommen sie als ein Brief</small>

# Give an address and keep your games
m-give-an-address-and-keep-your-ga-8b516401 = Eine Adresse angeben und die Partien behalten

# Give the seat of {name} to a bot
m-give-the-seat-of-name-to-a-bot-05694cd3 = Den Platz von { $name } einem Bot geben

# Give your mail address. Your game stays yours, letters tell you when you are asked, and you can sign in from anywhere.
m-give-your-mail-address-your-game-958a59fd = Gib deine Mailadresse an. Deine Partie bleibt deine, Briefe sagen dir, wann du gefragt bist, und du kannst dich von überall anmelden.

# Go
m-go-6cc8519b = Los

# Go back to the page you came from.
m-go-back-to-the-page-you-came-fro-7ca09243 = Geh zurück zu der Seite, von der du kamst.

# Go back, correct it and press once more.
m-go-back-correct-it-and-press-onc-32df5eb8 = Geh zurück, berichtige es und drücke noch einmal.

# Go back, load the page again and press once more.
m-go-back-load-the-page-again-and-15ae6cc7 = Geh zurück, lade die Seite neu und drücke noch einmal.

# Go on
m-go-on-97903f19 = Weiter

# Go on with the letter that answers
m-go-on-with-the-letter-that-answe-758fe2ff = Weiter mit dem Brief, der antwortet

# Go on: sit down at the next game
m-go-on-sit-down-at-the-next-game-b56a1428 = Weiter: Platz nehmen in der nächsten Partie

# Go to position
m-go-to-position-fcf718bd = Zur Stellung

# Going away? "pause until" and a day stops your clock in all your games.
m-going-away-pause-until-and-a-day-48be6ef6 = Verreist? „Pause bis“ und ein Tag hält deine Uhr in allen Partien an.

# Guests have no keys. Give your mail address first.
m-guests-have-no-keys-give-your-ma-8deb3bcc = Gäste haben keine Schlüssel. Gib erst deine Mailadresse an.

# Guests have no programs. Give your mail address first.
m-guests-have-no-programs-give-you-fd5d0741 = Gäste haben keine Programme. Gib erst deine Mailadresse an.

# Have a program or a chat told
m-have-a-program-or-a-chat-told-0ff83929 = Einem Programm oder Chat melden

# Head: number {number}, link <code>{link}</code>
m-head-number-number-link-code-lin-4d7dc0a8 = Kopf: Nummer { $number }, Kette <code>{ $link }</code>

# Hear of it again
m-hear-of-it-again-435a84b0 = Wieder davon hören

# Here as a guest since {joined}.
m-here-as-a-guest-since-joined-7aeac748 = Als Gast hier seit { $joined }.

# Here since {joined}.
m-here-since-joined-57c975d1 = Hier seit { $joined }.

# Holiday
m-holiday-992b3299 = Urlaub

# Hours
m-hours-21e84929 = Stunden

# How
m-how-7470bd3b = Wie

# How it is held
m-how-it-is-held-a75843a1 = Wie es gehalten wird

# How it is played
m-how-it-is-played-597821f9 = Wie gespielt wird

# How it went, round by round
m-how-it-went-round-by-round-6aafa0f3 = Wie es ging, Runde für Runde

# How we stand
m-how-we-stand-911dd29a = Wie es steht

# How {title} is played
m-how-title-is-played-6a087072 = Wie man { $title } spielt

# I am back
m-i-am-back-e012a509 = Ich bin zurück

# I am not asked where all that is left can wait
m-i-am-not-asked-where-all-that-is-f472af9a = Ich werde nicht gefragt, wo alles, was bleibt, warten kann

# I am sure
m-i-am-sure-8d1511c1 = Ich bin sicher

# I see
m-i-see-dcf10e36 = Verstanden

# If a letter with a link came to you lately, that link still works for an hour.
m-if-a-letter-with-a-link-came-to-b7b6e546 = Wenn eben ein Brief mit einem Link zu dir kam, gilt dieser Link noch eine Stunde.

# If it has not begun a month after its opening it is closed.
m-if-it-has-not-begun-a-month-afte-c82b9d26 = Hat es einen Monat nach der Eröffnung nicht begonnen, wird es geschlossen.

# If it was not you, do nothing: nobody gets in without this letter.
m-if-it-was-not-you-do-nothing-nob-9229b1e2 = Wenn du es nicht warst, tu nichts: ohne diesen Brief kommt niemand hinein.

# If nothing has come of it after {n} more hours of play, the clock moves.
m-if-nothing-has-come-of-it-after-deb40730 = Ist nach { $n } weiteren Spielstunden nichts daraus geworden, zieht die Uhr.

# If you did not press it, somebody else has a letter of yours. You can make the links and addresses of your letters void; new letters come to you.
m-if-you-did-not-press-it-somebody-e490c9e4 = Wenn du nicht gedrückt hast, hat jemand anders einen Brief von dir. Du kannst Links und Adressen deiner Briefe ungültig machen; neue Briefe kommen zu dir.

# If you did this
m-if-you-did-this-319e8f29 = Wenn du das tätest

# If you know {who}, pass it on: an answer to any letter from there makes it good.
m-if-you-know-who-pass-it-on-an-an-e6091341 = Wenn du { $who } kennst, sag es weiter: eine Antwort auf irgendeinen Brief von dort macht es gut.

# If you still want to move, answer the last letter of the game.
m-if-you-still-want-to-move-answer-54e1e690 = Wenn du doch noch ziehen willst, antworte auf den letzten Brief der Partie.

# If your time runs out, you are reminded once before; then {follows}.
m-if-your-time-runs-out-you-are-re-c5ed09b7 = Läuft deine Zeit ab, wirst du vorher einmal erinnert; dann { $follows }.

# In all
m-in-all-df42d244 = Insgesamt

# In any letter: {pattern} ({help})
m-in-any-letter-pattern-help-0f446788 = In jedem Brief: { $pattern } ({ $help })

# In the last {games} {games|game|games}: {missed} {missed|deadline|deadlines} missed, {left} {left|seat|seats} left.
m-in-the-last-games-games-game-gam-06185840 = In den letzten Partien ({ $games }): { $missed } { $missed ->
        [one] Frist
       *[other] Fristen
    } versäumt, { $left } { $left ->
        [one] Platz
       *[other] Plätze
    } verlassen.

# In this game: {pattern} ({help})
m-in-this-game-pattern-help-a1553a54 = In dieser Partie: { $pattern } ({ $help })

# Invitations
m-invitations-14210e69 = Einladungen

# Invite <small>Mail addresses, or names of people you have played with: one a line. They get a letter. Seats that are left are open.</small>
m-invite-small-mail-addresses-or-n-45416071 = Einladen <small>Mailadressen oder Namen von Leuten, mit denen du gespielt hast: je eine Zeile. Sie bekommen einen Brief. Übrige Plätze bleiben offen.</small>

# Invite at most {most} people to a game.
m-invite-at-most-most-people-to-a-b1277f0c = Lade höchstens { $most } Leute zu einer Partie ein.

# It begins when every seat is taken.
m-it-begins-when-every-seat-is-tak-242966e3 = Es beginnt, wenn jeder Platz besetzt ist.

# It came from another browser ({browser}), in another network than yours.
m-it-came-from-another-browser-bro-8caa8f0c = Es kam aus einem anderen Browser ({ $browser }), aus einem anderen Netz als deinem.

# It came from another browser ({browser}), in the network that you are in.
m-it-came-from-another-browser-bro-f1e8b922 = Es kam aus einem anderen Browser ({ $browser }), aus dem Netz, in dem du bist.

# It came from this browser.
m-it-came-from-this-browser-f8ececf3 = Es kam aus diesem Browser.

# It is done. Answers to your own mails still come.
m-it-is-done-answers-to-your-own-m-2ceb81fd = Getan. Antworten auf deine eigenen Mails kommen trotzdem.

# It is logged. Nothing that was taken in is lost; load the page again in a moment.
m-it-is-logged-nothing-that-was-ta-3702ef1c = Es ist vermerkt. Nichts Angenommenes geht verloren; lade die Seite gleich noch einmal.

# It is not done
m-it-is-not-done-b4ec4a2a = Es ist nicht getan

# It is on its way to each of your devices.
m-it-is-on-its-way-to-each-of-your-d296ff46 = Es ist unterwegs zu jedem deiner Geräte.

# It is on its way. Load this page again to see what came of it.
m-it-is-on-its-way-load-this-page-3d1ad7d6 = Es ist unterwegs. Lade diese Seite neu, um zu sehen, was daraus wurde.

# It is played as the book says.
m-it-is-played-as-the-book-says-cf90c806 = Gespielt wird, wie es im Heft steht.

# It is taken in and cannot get lost. This page loads itself again in a moment.
m-it-is-taken-in-and-cannot-get-lo-2d220014 = Es ist angenommen und kann nicht verloren gehen. Diese Seite lädt sich gleich neu.

# It is taken in and is being carried out. It cannot get lost.
m-it-is-taken-in-and-is-being-carr-79a976c9 = Es ist angenommen und wird ausgeführt. Es kann nicht verloren gehen.

# It is taken in and will be done in a moment; the answer comes by mail.
m-it-is-taken-in-and-will-be-done-7af038b6 = Es ist angenommen und gleich getan; die Antwort kommt per Mail.

# It is tested by programs. What they cannot find, such as an order of reading that is tiring, people have to tell us.
m-it-is-tested-by-programs-what-th-d49e59a3 = Programme prüfen es. Was sie nicht finden können, etwa eine ermüdende Lesereihenfolge, müssen uns Menschen sagen.

# It is told no more.
m-it-is-told-no-more-ec64262e = Es wird nichts mehr gemeldet.

# It is tried only: nothing is done.
m-it-is-tried-only-nothing-is-done-ab917231 = Es ist nur ein Versuch: nichts wird getan.

# It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that player, do nothing.
m-it-makes-this-the-address-of-the-378ecd98 = Damit wird dies die Adresse von { $name } mit { $n } { $n ->
        [one] Partie
       *[other] Partien
    }. Bist du das nicht, tu nichts.

# It stays secret until all have answered; you can change it until then.
m-it-stays-secret-until-all-have-a-4bb43159 = Es bleibt geheim, bis alle geantwortet haben; bis dahin kannst du es ändern.

# It waits because {why}.
m-it-waits-because-why-ff09b722 = Es wartet, weil { $why }.

# It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.
m-it-was-asked-for-by-a-press-in-g-b15ee584 = Darum wurde mit einem Druck in { $game } gebeten: „{ $sentence }“, in { $browser }, um { $at } UTC. Getan ist noch nichts.

# It was asked for in another browser. From then on only this one is signed in as {name}: all others, and links that are on their way, end.
m-it-was-asked-for-in-another-brow-d748d8d8 = Darum wurde in einem anderen Browser gebeten. Von da an ist nur dieser als { $name } angemeldet: alle anderen, und Links, die unterwegs sind, enden.

# It was asked for in another browser. Type the six digits of the letter there, or <a>sign in here</a> as {name} first and open the link again.
m-it-was-asked-for-in-another-brow-3cc38fb8 = Darum wurde in einem anderen Browser gebeten. Tipp dort die sechs Ziffern aus dem Brief, oder <a>melde dich hier</a> erst als { $name } an und öffne den Link noch einmal.

# It was not tried, since something came up before it that nobody knew.
m-it-was-not-tried-since-something-c1a4f02a = Es wurde nicht versucht, da davor etwas herauskam, das niemand wusste.

# It was refused
m-it-was-refused-f5f7ebb1 = Es wurde abgelehnt

# Its address <small>https://, also of a channel of Discord or Slack</small>
m-its-address-small-https-also-of-57cd9c77 = Seine Adresse <small>https://, auch die eines Kanals von Discord oder Slack</small>

# Its letter is about to go.
m-its-letter-is-about-to-go-3471938d = Der Brief dazu geht gleich hinaus.

# Its luck is <a>fixed and committed to</a> already: seed number {number}.
m-its-luck-is-a-fixed-and-committe-33aba994 = Das Glück ist schon <a>festgelegt und hinterlegt</a>: Startwert Nummer { $number }.

# Jan
m-jan-5c5db120 = Jan.

# Join
m-join-fd30fe68 = Mitspielen

# Jul
m-jul-c43f56b9 = Juli

# Jun
m-jun-b27fd46e = Juni

# Keep my games
m-keep-my-games-c3d63016 = Meine Partien behalten

# Keep my games: give an address
m-keep-my-games-give-an-address-ebc49138 = Meine Partien behalten: eine Adresse angeben

# Keep what you play
m-keep-what-you-play-696b1c2b = Behalte, was du spielst

# Keys for programs
m-keys-for-programs-9177bdd3 = Schlüssel für Programme

# Kinds
m-kinds-d9217480 = Arten

# Language
m-language-a4fe6526 = Sprache

# Language <small>of pages and letters; answers are read in each of them</small>
m-language-small-of-pages-and-lett-7ab77822 = Sprache <small>von Seiten und Briefen; Antworten werden in jeder gelesen</small>

# Last
m-last-eb970eb0 = Letzte

# Last time in vain: {reason}.
m-last-time-in-vain-reason-825bd0b1 = Zuletzt vergeblich: { $reason }.

# Lately
m-lately-2d3c92b5 = In letzter Zeit

# Leave
m-leave-fc6e4a40 = Gehen

# Leave for ever
m-leave-for-ever-72889f38 = Für immer gehen

# Leave this game
m-leave-this-game-80dd3fd5 = Diese Partie verlassen

# Leave this table
m-leave-this-table-05b0d777 = Diesen Tisch verlassen

# Let letters come again
m-let-letters-come-again-b7493029 = Wieder Briefe bekommen

# Let the clocks run again
m-let-the-clocks-run-again-b34caee0 = Die Uhren wieder laufen lassen

# Letters
m-letters-0b438c8a = Briefe

# Letters and links of that game do not work for you any more. Thank you for playing so far.
m-letters-and-links-of-that-game-d-f57b893d = Briefe und Links dieser Partie gelten für dich nicht mehr. Danke fürs Mitspielen bis hierher.

# Letters are complete as plain text: a whole game can be played without ever seeing a picture.
m-letters-are-complete-as-plain-te-8debf798 = Briefe sind als reiner Text vollständig: eine ganze Partie lässt sich spielen, ohne je ein Bild zu sehen.

# Letters come again.
m-letters-come-again-3c74cd8e = Briefe kommen wieder.

# Letters come one by one again.
m-letters-come-one-by-one-again-20618842 = Briefe kommen wieder einzeln.

# Letters go through mail servers, which can read them. What a browser is told goes through the server of its maker sealed: the maker sees that something came and when, not what.
m-letters-go-through-mail-servers-fe7bf837 = Briefe gehen durch Mailserver, die sie lesen können. Was einem Browser gemeldet wird, geht versiegelt durch den Server seines Herstellers: der sieht, dass etwas kam und wann, nicht was.

# Letters in other hands?
m-letters-in-other-hands-7b515578 = Briefe in anderen Händen?

# Letters of this game come again.
m-letters-of-this-game-come-again-0a409efe = Briefe dieser Partie kommen wieder.

# Letters to you: their bytes for 30 days after they were sent, their words
m-letters-to-you-their-bytes-for-3-5b5ccb74 = Briefe an dich: ihre Bytes 30 Tage nach dem Senden, ihre Worte

# Letters to {who} come back; nothing more is sent there.
m-letters-to-who-come-back-nothing-3d9bf915 = Briefe an { $who } kommen zurück; dorthin wird nichts mehr gesendet.

# Line {n}: "{line}"
m-line-n-line-adfb8457 = Zeile { $n }: „{ $line }“

# Line {n}: "{line}", which means "{means}"
m-line-n-line-which-means-means-992ccddf = Zeile { $n }: „{ $line }“, das heißt „{ $means }“

# Links and addresses of your letters are void now; where you are asked, a fresh letter comes.
m-links-and-addresses-of-your-lett-372f0358 = Links und Adressen deiner Briefe sind jetzt ungültig; wo du gefragt bist, kommt ein neuer Brief.

# Listed: anybody may sit down
m-listed-anybody-may-sit-down-78cad913 = In der Liste: jeder darf sich setzen

# Little time is left for your move; this is the one reminder you get.
m-little-time-is-left-for-your-mov-e1af924b = Für deinen Zug ist wenig Zeit übrig; das ist die einzige Erinnerung.

# Log {version}:{head} of game {game}; rules {title} {rules}.
m-log-version-head-of-game-game-ru-db7ddb9c = Protokoll { $version }:{ $head } der Partie { $game }; Regeln { $title } { $rules }.

# Look
m-look-a0de5719 = Ansehen

# Look at your mail
m-look-at-your-mail-a1be5202 = Sieh in deine Mail

# Look for a newer letter, or at your games.
m-look-for-a-newer-letter-or-at-yo-5b95a380 = Such einen neueren Brief, oder sieh deine Partien an.

# Look with the eyes of:
m-look-with-the-eyes-of-db26e215 = Sehen mit den Augen von:

# Look<span> at {name}, seat {seat}</span>
m-look-span-at-name-seat-seat-span-f6f891c7 = Ansehen<span>: { $name }, Platz { $seat }</span>

# Look<span> at {name}</span>
m-look-span-at-name-span-4b1eb530 = Ansehen<span>: { $name }</span>

# Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".
m-lost-write-help-too-much-mute-di-573cc1a6 = Unklar? Schreib „hilfe“. Zu viel? „stumm“, „tagesbrief“ oder „pause bis { $day }“.

# Luck that can be checked
m-luck-that-can-be-checked-ead8f582 = Glück, das man prüfen kann

# Mac OS
m-mac-os-e68bcce7 = Mac OS

# Made
m-made-45a5300c = Gemacht

# Main
m-main-eb814be3 = Haupt-

# Make a key
m-make-a-key-f2e49767 = Einen Schlüssel machen

# Make a secret address for it
m-make-a-secret-address-for-it-7bd12884 = Eine geheime Adresse dafür machen

# Make links void
m-make-links-void-d2ac0f71 = Links ungültig machen

# Make the links of my letters void
m-make-the-links-of-my-letters-voi-87dc6d17 = Die Links meiner Briefe ungültig machen

# Make them void
m-make-them-void-2e045810 = Ungültig machen

# Mar
m-mar-b4b7d381 = März

# May
m-may-8c78fe5b = Mai

# Modern board games by mail, over days: each turn is a letter that you answer with a line or a press.
m-modern-board-games-by-mail-over-0e4f1ab7 = Moderne Brettspiele per Mail, über Tage: jeder Zug ist ein Brief, den du mit einer Zeile oder einem Druck beantwortest.

# Mon
m-mon-f40d7f51 = Mo

# More
m-more-d47d7cb0 = Mehr

# More about this game
m-more-about-this-game-0c496c6a = Mehr über diese Partie

# More than can be listed can be said: "help" tells how, and "more" lists some.
m-more-than-can-be-listed-can-be-s-14f2ee0a = Es lässt sich mehr sagen, als aufgezählt werden kann: „hilfe“ sagt, wie, und „mehr“ zeigt einiges.

# More time for those who are asked
m-more-time-for-those-who-are-aske-d3a534a4 = Mehr Zeit für die Gefragten

# More<span> of: {titles}</span>
m-more-span-of-titles-span-cb55315b = Mehr<span> von: { $titles }</span>

# Move on the web
m-move-on-the-web-58facdcf = Auf der Seite ziehen

# Move {n} of {of}
m-move-n-of-of-ee8018ef = Zug { $n } von { $of }

# Move {n} of {of}, {at}
m-move-n-of-of-at-45f6a5ec = Zug { $n } von { $of }, { $at }

# Moves
m-moves-26c84ac3 = Züge

# Moves are carried out all the same.
m-moves-are-carried-out-all-the-sa-58e866f7 = Züge werden trotzdem ausgeführt.

# Muted games
m-muted-games-6ce38027 = Stumme Partien

# My games
m-my-games-e50033ee = Meine Partien

# My games, as I saw them last
m-my-games-as-i-saw-them-last-552e2676 = Meine Partien, wie ich sie zuletzt sah

# My games, {n} {n|waits|wait} for you
m-my-games-n-n-waits-wait-for-you-d67e2747 = Meine Partien, { $n } { $n ->
        [one] wartet
       *[other] warten
    } auf dich

# My letter
m-my-letter-e2995ed4 = Mein Brief

# My move
m-my-move-8a306db1 = Mein Zug

# My move before
m-my-move-before-c7e6be56 = Mein Zug davor

# My next move
m-my-next-move-c1f7dfb0 = Mein nächster Zug

# My notes
m-my-notes-fa263f43 = Meine Notizen

# Name <small>as others at the table see it</small>
m-name-small-as-others-at-the-tabl-759925f6 = Name <small>wie andere am Tisch ihn sehen</small>

# Never told yet.
m-never-told-yet-22b5e83b = Noch nie gemeldet.

# New
m-new-18fdd549 = Neu

# Next game <b>{waiting_beside}</b>
m-next-game-b-waiting-beside-b-669ea29e = Nächste Partie <b>{ $waiting_beside }</b>

# Night from
m-night-from-78982d33 = Nacht von

# No
m-no-1ea442a1 = Nein

# No address is asked for. A guest gets no letters: look here when it is your turn, or give an address later.
m-no-address-is-asked-for-a-guest-93095fbe = Nach einer Adresse wird nicht gefragt. Ein Gast bekommt keine Briefe: sieh hier nach, wann du am Zug bist, oder gib später eine Adresse an.

# No game is running. Open a table, sit down at one, or play a bot.
m-no-game-is-running-open-a-table-d57b1fc7 = Es läuft keine Partie. Eröffne einen Tisch, setz dich an einen, oder spiel gegen einen Bot.

# No invitations any more
m-no-invitations-any-more-c0d5fcc0 = Keine Einladungen mehr

# No letter tells of it before {at}.
m-no-letter-tells-of-it-before-at-5b828f78 = Kein Brief erzählt davon vor { $at }.

# No letter tells of it yet.
m-no-letter-tells-of-it-yet-9fd0e818 = Kein Brief erzählt bisher davon.

# No letters at all
m-no-letters-at-all-5dacc6a4 = Gar keine Briefe

# No letters until
m-no-letters-until-87baa4a2 = Keine Briefe bis

# No listed game is running just now. <a>Sit down at a table</a>, and others will find yours here.
m-no-listed-game-is-running-just-n-556133cd = Gerade läuft keine Partie in der Liste. <a>Setz dich an einen Tisch</a>, und andere finden deine hier.

# No more hints
m-no-more-hints-01d4fddf = Keine Tipps mehr

# No more letters come. Answer any letter with "letters on" to undo it.
m-no-more-letters-come-answer-any-89e1d8c7 = Es kommen keine Briefe mehr. Antworte auf irgendeinen Brief „letters on“, um das zu ändern.

# No more letters of this game before it is over.
m-no-more-letters-of-this-game-bef-91845974 = Keine Briefe dieser Partie mehr, ehe sie zu Ende ist.

# No more letters of this game but when it is over
m-no-more-letters-of-this-game-but-345c221d = Keine Briefe dieser Partie mehr, außer am Ende

# No network
m-no-network-a5b3016a = Kein Netz

# No other letter holds them. Take them out of this one before you hand it on.
m-no-other-letter-holds-them-take-2b92d0a4 = Kein anderer Brief enthält sie. Nimm sie aus diesem heraus, ehe du ihn weitergibst.

# No points are counted yet.
m-no-points-are-counted-yet-681c81a5 = Noch sind keine Punkte gezählt.

# No seat is kept for you there any more.
m-no-seat-is-kept-for-you-there-an-da75b494 = Dort wird für dich kein Platz mehr freigehalten.

# No table of a rematch has begun; open a new one.
m-no-table-of-a-rematch-has-begun-40705025 = Kein Tisch einer Revanche hat begonnen; eröffne einen neuen.

# No table waits for players just now. Open one, and others will find it here.
m-no-table-waits-for-players-just-f750b519 = Gerade wartet kein Tisch auf Spieler. Eröffne einen, und andere finden ihn hier.

# No, thank you
m-no-thank-you-3b7d6749 = Nein, danke

# No: {what}
m-no-what-decd0e54 = Nein: { $what }

# Nobody else of that name.
m-nobody-else-of-that-name-7f7fc502 = Sonst niemand dieses Namens.

# Nobody else sees this before it is used.
m-nobody-else-sees-this-before-it-e7a57d0d = Niemand sonst sieht das, ehe es gebraucht wird.

# Nobody has said anything yet.
m-nobody-has-said-anything-yet-c477de5d = Noch hat niemand etwas gesagt.

# Nobody has to move now.
m-nobody-has-to-move-now-a92ec088 = Jetzt ist niemand am Zug.

# Nobody is for it yet.
m-nobody-is-for-it-yet-86db85a5 = Noch ist niemand dafür.

# Nobody is left to play on: the game of {title} has ended.
m-nobody-is-left-to-play-on-the-ga-71355697 = Niemand ist mehr da, der weiterspielt: die Partie { $title } ist zu Ende.

# Nobody of that name.
m-nobody-of-that-name-50a22175 = Niemand dieses Namens.

# Nobody sees it.
m-nobody-sees-it-e68b4f4c = Niemand sieht es.

# Nobody sees it. Press on the board to go on.
m-nobody-sees-it-press-on-the-boar-bf6a2537 = Niemand sieht es. Drücke auf dem Plan weiter.

# Nobody yet.
m-nobody-yet-441ed85b = Noch niemand.

# None
m-none-dc937b59 = Keine

# None yet.
m-none-yet-bd3ce633 = Noch keine.

# None.
m-none-903ea500 = Keine.

# None: you play as a guest.
m-none-you-play-as-a-guest-c613e840 = Keine: du spielst als Gast.

# Not I: a bot may take my seat
m-not-i-a-bot-may-take-my-seat-53dde193 = Ich nicht: ein Bot darf meinen Platz nehmen

# Not done
m-not-done-0df2acbe = Nicht getan

# Not done: <strong>{said}</strong>
m-not-done-strong-said-strong-1913f3e0 = Nicht getan: <strong>{ $said }</strong>

# Not done: {said} {why}
m-not-done-said-why-47d9ff7a = Nicht getan: { $said } { $why }

# Not done: {what}
m-not-done-what-02bd909f = Nicht getan: { $what }

# Not from here
m-not-from-here-cafaa2a8 = Nicht von hier

# Not listed: only whom I invite, and who has the link
m-not-listed-only-whom-i-invite-an-313e6608 = Nicht in der Liste: nur, wen ich einlade, und wer den Link hat

# Not now
m-not-now-a0e63d7c = Jetzt nicht

# Notes
m-notes-8a7525b1 = Notizen

# Nothing came? Look into the folder for unwanted mail, or <a>ask again</a>.
m-nothing-came-look-into-the-folde-e07c2418 = Nichts gekommen? Sieh im Ordner für Unerwünschtes nach, oder <a>bitte noch einmal</a>.

# Nothing has happened yet.
m-nothing-has-happened-yet-f279f39e = Noch ist nichts geschehen.

# Nothing is another than before.
m-nothing-is-another-than-before-2e9de24c = Nichts ist anders als zuvor.

# Nothing is asked of you in this letter.
m-nothing-is-asked-of-you-in-this-12da938f = In diesem Brief bist du nichts gefragt.

# Nothing is done yet.
m-nothing-is-done-yet-555c2934 = Noch ist nichts getan.

# Nothing is here
m-nothing-is-here-348a1e82 = Hier ist nichts

# Nothing is lost. Go back, and ask for it in another way.
m-nothing-is-lost-go-back-and-ask-0daa6d10 = Nichts ist verloren. Geh zurück und bitte auf andere Art darum.

# Nothing is lost. Load the page again in a moment.
m-nothing-is-lost-load-the-page-ag-c2e9577c = Nichts ist verloren. Lade die Seite gleich noch einmal.

# Nothing more happens by itself. The others can decide how the game goes on.
m-nothing-more-happens-by-itself-t-fd524110 = Von selbst geschieht nichts mehr. Die anderen können entscheiden, wie die Partie weitergeht.

# Nothing that can be said in this game begins with "{word}".
m-nothing-that-can-be-said-in-this-ea702bbf = Nichts, was in dieser Partie gesagt werden kann, beginnt mit „{ $word }“.

# Nothing that can be seen.
m-nothing-that-can-be-seen-226fe733 = Nichts, was man sehen könnte.

# Nothing that you may know.
m-nothing-that-you-may-know-b843b291 = Nichts, was du wissen darfst.

# Nothing waits for you now; others have to move.
m-nothing-waits-for-you-now-others-59e52731 = Jetzt wartet nichts auf dich; andere sind am Zug.

# Nothing was done, and that mail is thrown away.
m-nothing-was-done-and-that-mail-i-9cbf99ff = Nichts wurde getan, und diese Mail ist verworfen.

# Nothing was played in your name, and your seat is yours.
m-nothing-was-played-in-your-name-6d028664 = In deinem Namen wurde nichts gespielt, und dein Platz ist deiner.

# Nov
m-nov-3e630d29 = Nov.

# Number
m-number-bd82cf16 = Nummer

# Numbers from {first}; times are UTC
m-numbers-from-first-times-are-utc-d560be5d = Nummern ab { $first }; Zeiten sind UTC

# Oct
m-oct-6877e849 = Okt.

# Of a listed game anybody sees the board as a spectator, the log and the names of who sits there. Of a game that is not listed only who plays there or has its link.
m-of-a-listed-game-anybody-sees-th-4fa9b9be = Von einer Partie in der Liste sieht jeder den Plan als Zuschauer, das Protokoll und die Namen am Tisch. Von einer Partie, die nicht in der Liste steht, nur, wer mitspielt oder ihren Link hat.

# Offer the seat of {name} to others
m-offer-the-seat-of-name-to-others-7952cc29 = Den Platz von { $name } anderen anbieten

# Older tables
m-older-tables-5a23dc37 = Ältere Tische

# On
m-on-13001175 = An

# On the web
m-on-the-web-1e1b85a2 = Auf der Seite

# Once it works again, press Try it on the page below: if it answers, it is told again.
m-once-it-works-again-press-try-it-9f73a828 = Wenn es wieder geht, drücke auf der Seite unten Probieren: antwortet es, wird wieder gemeldet.

# Once more
m-once-more-04801db4 = Noch einmal

# Once more, please
m-once-more-please-1e02f6a5 = Bitte noch einmal

# One back
m-one-back-0037eb0f = Eins zurück

# One letter a day, at <small>empty: a letter for each turn</small>
m-one-letter-a-day-at-small-empty-a427c48b = Ein Brief am Tag, um <small>leer: ein Brief für jeden Zug</small>

# One letter a day, at {time}.
m-one-letter-a-day-at-time-b195acd5 = Ein Brief am Tag, um { $time }.

# One move back
m-one-move-back-19eced90 = Einen Zug zurück

# One on
m-one-on-4ae69add = Eins weiter

# One press more
m-one-press-more-cc6e8e66 = Noch ein Druck

# One press, no address. You can keep the game later.
m-one-press-no-address-you-can-kee-7a48bd0a = Ein Druck, keine Adresse. Behalten kannst du die Partie später.

# Only players who have given an address
m-only-players-who-have-given-an-a-be65486b = Nur wer eine Adresse angegeben hat

# Only the ports 443 and 8443 are asked.
m-only-the-ports-443-and-8443-are-ceab2ab2 = Nur die Ports 443 und 8443 werden angefragt.

# Only trying
m-only-trying-dd33291e = Nur ein Versuch

# Only trying: {what}
m-only-trying-what-1174bece = Nur ein Versuch: { $what }

# Only who sits at the table may speak there.
m-only-who-sits-at-the-table-may-s-5cdd1e42 = Nur wer am Tisch sitzt, darf dort reden.

# Only who sits here may say that. Sign in, or answer the letter.
m-only-who-sits-here-may-say-that-d5a81ef1 = Nur wer hier sitzt, darf das sagen. Melde dich an oder antworte auf den Brief.

# Only you see this; the others have theirs.
m-only-you-see-this-the-others-hav-b8be1845 = Nur du siehst das; die anderen haben ihres.

# Open a table
m-open-a-table-be70bbb8 = Einen Tisch eröffnen

# Open a table of {name}
m-open-a-table-of-name-826c0667 = Einen Tisch { $name } eröffnen

# Open a table: which title?
m-open-a-table-which-title-0ed47355 = Einen Tisch eröffnen: welches Spiel?

# Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.
m-open-it-and-press-the-button-the-85172fe0 = Öffne ihn und drücke dort den Knopf; öffnen allein tut nichts. Er gilt einmal, 15 Minuten lang.

# Open its link, or type its six digits here. Both work for 15 minutes.
m-open-its-link-or-type-its-six-di-a3ddcd4f = Öffne seinen Link oder tipp hier seine sechs Ziffern. Beides gilt 15 Minuten.

# Open tables
m-open-tables-c1c6fca3 = Offene Tische

# Open the table
m-open-the-table-bd73b798 = Den Tisch eröffnen

# Options
m-options-d0db8b5e = Möglichkeiten

# Options of a table
m-options-of-a-table-2469f66a = Einstellungen eines Tischs

# Or at once
m-or-at-once-576836c1 = Oder auf einmal

# Or more
m-or-more-ef813456 = Oder mehr

# Or type these six digits where you asked for the letter: {code}
m-or-type-these-six-digits-where-y-87108287 = Oder tipp diese sechs Ziffern dort, wo du um den Brief gebeten hast: { $code }

# Or write it as in a letter
m-or-write-it-as-in-a-letter-8b250f67 = Oder schreib es wie in einem Brief

# Order it
m-order-it-83596c1d = Im Voraus entscheiden

# Others are thinking
m-others-are-thinking-da01d593 = Andere überlegen

# Outbox
m-outbox-49668afa = Postausgang

# Pace
m-pace-9582b504 = Tempo

# Pace: {pace}.
m-pace-pace-c488a715 = Tempo: { $pace }.

# Pages follow the system as to light and dark, and move nothing if it asks for calm.
m-pages-follow-the-system-as-to-li-c411ded0 = Seiten folgen dem System bei Hell und Dunkel und bewegen nichts, wenn es um Ruhe bittet.

# Pages of the commitments
m-pages-of-the-commitments-4043081a = Seiten der Festlegungen

# Pages of the log
m-pages-of-the-log-271b8365 = Seiten des Protokolls

# Pages of the log, below it
m-pages-of-the-log-below-it-a5a7e4fb = Seiten des Protokolls, darunter

# Pages work by keyboard alone and at a width of 360 points. All that you can do in a game works without scripts.
m-pages-work-by-keyboard-alone-and-d180b149 = Seiten gehen mit der Tastatur allein und bei einer Breite von 360 Punkten. Alles, was du in einer Partie tun kannst, geht ohne Skripte.

# Pass this link on
m-pass-this-link-on-594d5019 = Gib diesen Link weiter

# Pause
m-pause-858e4ba7 = Pause

# Pause until <small>A holiday in all your games: your clocks stand still. You have {g} days.</small>
m-pause-until-small-a-holiday-in-a-c3e8714a = Pause bis <small>Urlaub in allen Partien: deine Uhren stehen still. Du hast { $g } Tage.</small>

# People you have played with
m-people-you-have-played-with-69dec7e6 = Leute, mit denen du gespielt hast

# Pictures in letters
m-pictures-in-letters-d927455d = Bilder in Briefen

# Place {place}: {who}, {total} {total|point|points}.
m-place-place-who-total-total-poin-0b0a7930 = Platz { $place }: { $who }, { $total } { $total ->
        [one] Punkt
       *[other] Punkte
    }.

# Places
m-places-eb5cfb73 = Plätze

# Play a bot now
m-play-a-bot-now-8dd8f820 = Jetzt gegen einen Bot spielen

# Play a bot now<span>: {name}</span>
m-play-a-bot-now-span-name-span-584de11b = Jetzt gegen einen Bot spielen<span>: { $name }</span>

# Play on
m-play-on-b6496b59 = Weiterspielen

# Play the next one
m-play-the-next-one-4ce9f24a = Die nächste spielen

# Played as the book says.
m-played-as-the-book-says-2dacf120 = Gespielt, wie es im Heft steht.

# Players
m-players-84e12ac6 = Spieler

# Players in all
m-players-in-all-770a5c81 = Spieler insgesamt

# Please answer before {when}, {left}.
m-please-answer-before-when-left-bf37880e = Bitte antworte vor { $when }, { $left }.

# Points by round
m-points-by-round-6e632584 = Punkte nach Runden

# Points by round are told at the end of the game.
m-points-by-round-are-told-at-the-3ae7cd13 = Punkte nach Runden werden am Ende der Partie erzählt.

# Points by round; the same stands in the table below
m-points-by-round-the-same-stands-ab391113 = Punkte nach Runden; dasselbe steht in der Tabelle darunter

# Points so far
m-points-so-far-87261d3e = Punkte bisher

# Positions
m-positions-fa18433b = Stellungen

# Posthorn
m-posthorn-068addbf = Posthorn

# Posthorn is not reached just now. Your games wait: nothing is lost, and letters are answered by mail as ever.
m-posthorn-is-not-reached-just-now-aade4594 = Posthorn ist gerade nicht erreichbar. Deine Partien warten: nichts ist verloren, und Briefe werden wie immer per Mail beantwortet.

# Posthorn: a program of yours
m-posthorn-a-program-of-yours-28260672 = Posthorn: ein Programm von dir

# Posthorn: board games by mail
m-posthorn-board-games-by-mail-46aa6d83 = Posthorn: Brettspiele per Mail

# Posthorn: how to answer
m-posthorn-how-to-answer-03ff8da9 = Posthorn: wie man antwortet

# Posthorn: nothing was done
m-posthorn-nothing-was-done-c921a4bf = Posthorn: nichts wurde getan

# Posthorn: was this you?
m-posthorn-was-this-you-6180749a = Posthorn: warst du das?

# Posthorn: your games today
m-posthorn-your-games-today-b5e9a800 = Posthorn: deine Partien heute

# Posthorn: your letters
m-posthorn-your-letters-691c732a = Posthorn: deine Briefe

# Posthorn: your link
m-posthorn-your-link-bc63e89d = Posthorn: dein Link

# Posthorn: your mail
m-posthorn-your-mail-7d8a853e = Posthorn: deine Mail

# Press {what}
m-press-what-33f432a6 = Drücke { $what }

# Privacy
m-privacy-54a57c31 = Datenschutz

# Programs and chats that you have told of your games: their address and a secret, until you take them away. What your letters say is sent there.
m-programs-and-chats-that-you-have-41dba1cd = Programme und Chats, denen deine Partien gemeldet werden: ihre Adresse und ein Geheimnis, bis du sie wegnimmst. Was deine Briefe sagen, wird dorthin gesendet.

# Programs that are told
m-programs-that-are-told-23c4b544 = Programme, denen gemeldet wird

# Put back
m-put-back-4a0ee41d = Zurücklegen

# Put to the vote. Who does not vote within 3 days has not voted, and a motion that is not decided by then lapses.
m-put-to-the-vote-who-does-not-vot-88476eca = Zur Abstimmung gestellt. Wer innerhalb von 3 Tagen nicht stimmt, hat nicht gestimmt, und ein bis dahin nicht entschiedener Antrag verfällt.

# Quiet from
m-quiet-from-d870bfaa = Ruhe ab

# Rematch: the same table once more
m-rematch-the-same-table-once-more-e159cc2a = Revanche: derselbe Tisch noch einmal

# Replay
m-replay-c8dae637 = Nachspielen

# Resign
m-resign-20a9ba67 = Aufgeben

# Revoke
m-revoke-87e6d00b = Widerrufen

# Round
m-round-cd9558ac = Runde

# Rules
m-rules-4228aeb0 = Regeln

# Rules: {chapter}
m-rules-chapter-0c475a08 = Regeln: { $chapter }

# Running
m-running-f4ccae29 = Läuft

# SHA-256 of its id: <code>{game}</code>
m-sha-256-of-its-id-code-game-code-93dd6a57 = SHA-256 ihrer Kennung: <code>{ $game }</code>

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
m-sha-256-of-the-seed-kept-by-you-2b45137e = SHA-256 des Startwerts, heb ihn von jetzt an auf: { $commitment }. Ist die Partie zu Ende, wird der Startwert gezeigt, und jeder kann alles Glück prüfen.

# Sat
m-sat-fdeb71b5 = Sa

# Save
m-save-1509f561 = Speichern

# Saved.
m-saved-fca046cc = Gespeichert.

# Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.
m-say-word-again-n-hours-after-it-b8c3afb5 = Sag „{ $word }“ { $n } Stunden nach der Eröffnung noch einmal, und Bots nehmen die dann noch leeren Plätze.

# Say it
m-say-it-d08ee907 = Sagen

# Say one move, or several with each on a line of its own.
m-say-one-move-or-several-with-eac-b732155f = Sag einen Zug, oder mehrere, jeden in einer eigenen Zeile.

# Say something, in {most} characters at most.
m-say-something-in-most-characters-b847932c = Sag etwas, in höchstens { $most } Zeichen.

# Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".
m-say-the-day-as-pause-until-2026-61bb24e2 = Sag den Tag als „pause bis 2026-12-24“ oder „pause bis 24.12.2026“.

# Say to all <small>It stands here at once, and in the next letter of each.</small>
m-say-to-all-small-it-stands-here-1c6fb3b1 = Allen sagen <small>Es steht sofort hier, und im nächsten Brief von jedem.</small>

# Say what: "{word} ..." with the words on the same line.
m-say-what-word-with-the-words-on-f0d85cf8 = Sag, was: „{ $word } ...“ mit den Worten in derselben Zeile.

# Score
m-score-38e5a46c = Punkte

# Seats
m-seats-f3b81325 = Plätze

# Seats and clocks
m-seats-and-clocks-e867156f = Plätze und Uhren

# Seats that were left
m-seats-that-were-left-bd2f08e5 = Verlassene Plätze

# Secret seeds are committed to up to {number}:{link}.
m-secret-seeds-are-committed-to-up-2095b9f2 = Geheime Startwerte sind festgelegt bis { $number }:{ $link }.

# Send a fresh letter to the registered address
m-send-a-fresh-letter-to-the-regis-52793d0a = Einen neuen Brief an die eingetragene Adresse senden

# Send a letter there
m-send-a-letter-there-246205c8 = Einen Brief dorthin senden

# Send less at once.
m-send-less-at-once-e3b64f17 = Sende weniger auf einmal.

# Send me the letter
m-send-me-the-letter-23c84b8f = Sende mir den Brief

# Sending: {what}
m-sending-what-8612a800 = Wird gesendet: { $what }

# Sentence
m-sentence-e006e2f1 = Satz

# Sep
m-sep-451e2b71 = Sept.

# Settings
m-settings-74a883a0 = Einstellungen

# Several lines make one answer. A line that begins with "say" is for the table.
m-several-lines-make-one-answer-a-90443374 = Mehrere Zeilen sind eine Antwort. Eine Zeile, die mit „say“ beginnt, ist für den Tisch.

# Show
m-show-0df6f1ca = Zeigen

# Show it
m-show-it-74484e01 = Zeigen

# Sign in
m-sign-in-bfd402b2 = Anmelden

# Sign in and do it
m-sign-in-and-do-it-24f074ee = Anmelden und tun

# Sign in or join to sit down
m-sign-in-or-join-to-sit-down-5ce6556f = Zum Mitspielen anmelden

# Sign in to do it
m-sign-in-to-do-it-e31aca80 = Anmelden, um es zu tun

# Sign in, and do not do it
m-sign-in-and-do-not-do-it-b76285c0 = Anmelden und es nicht tun

# Sign in, or join
m-sign-in-or-join-2dfa7736 = Anmelden oder mitspielen

# Sign out
m-sign-out-48f0d3d3 = Abmelden

# Sign out everywhere
m-sign-out-everywhere-af180fca = Überall abmelden

# Sign out of this browser
m-sign-out-of-this-browser-e6e2e839 = In diesem Browser abmelden

# Signed in
m-signed-in-ca566c89 = Angemeldet

# Signed-in players find by name who sits at listed tables with somebody else.
m-signed-in-players-find-by-name-w-98876040 = Angemeldete finden nach Namen, wer mit jemand anderem an Tischen in der Liste sitzt.

# Since
m-since-98af1ed6 = Seit

# Since your last turn
m-since-your-last-turn-2f4d4530 = Seit deinem letzten Zug

# Sit down
m-sit-down-f2808121 = Platz nehmen

# Sit down as a guest
m-sit-down-as-a-guest-770ec47d = Als Gast Platz nehmen

# Sit down at it
m-sit-down-at-it-0f98d0fe = Dort Platz nehmen

# Skip to the content
m-skip-to-the-content-786999cc = Zum Inhalt springen

# So this program is told of your games here.
m-so-this-program-is-told-of-your-7ecc7454 = So erfährt dieses Programm hier von deinen Partien.

# So you are told of your games here.
m-so-you-are-told-of-your-games-he-ee9500a7 = So erfährst du hier von deinen Partien.

# Some games cannot be reached just now, and lists are without them. Nothing of them is lost.
m-some-games-cannot-be-reached-jus-f24ac093 = Einige Partien sind gerade nicht erreichbar und fehlen in den Listen. Nichts davon ist verloren.

# Somebody
m-somebody-9a220ba2 = Jemand

# Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.
m-somebody-else-may-have-a-letter-0442f718 = Vielleicht hat jemand anders einen Brief von dir. Antworte auf irgendeinen unserer Briefe „widerrufen“: Links und Adressen deiner Briefe sind dann ungültig, und neue kommen.

# Somebody has spoken.
m-somebody-has-spoken-aa2e8e32 = Jemand hat etwas gesagt.

# Somebody pressed: {what}.
m-somebody-pressed-what-ae8450c7 = Jemand drückte: { $what }.

# Somebody, most likely you, asked for a link {what}.
m-somebody-most-likely-you-asked-f-43d0d851 = Jemand, wahrscheinlich du, bat um einen Link { $what }.

# Something went wrong with it here. Nothing was done; the operator has been told.
m-something-went-wrong-with-it-her-897df294 = Damit ging hier etwas schief. Nichts wurde getan; der Betreiber weiß Bescheid.

# Stop
m-stop-cae7d57b = Halt

# Stop all clocks
m-stop-all-clocks-b46de8fc = Alle Uhren anhalten

# Stop letters
m-stop-letters-ea921a40 = Briefe abstellen

# Such a program can be told of {kinds}.
m-such-a-program-can-be-told-of-ki-25f32cae = Einem solchen Programm kann gemeldet werden: { $kinds }.

# Sun
m-sun-db18f17f = So

# Tables
m-tables-e3fe2a3f = Tische

# Tables of board games by mail that wait for players, and seats that were left.
m-tables-of-board-games-by-mail-th-667dbffb = Tische von Brettspielen per Mail, die auf Spieler warten, und verlassene Plätze.

# Tables that I host
m-tables-that-i-host-24db7323 = Tische, deren Gastgeber ich bin

# Tables that wait for players
m-tables-that-wait-for-players-60a35bb0 = Tische, die auf Spieler warten

# Take away
m-take-away-c6c6194c = Wegnehmen

# Take away<span>: {name}</span>
m-take-away-span-name-span-920418b0 = Wegnehmen<span>: { $name }</span>

# Take back the move of version {n}, and all that came after it
m-take-back-the-move-of-version-n-4368d9a7 = Den Zug von Stand { $n } zurücknehmen, mit allem, was danach kam

# Take it
m-take-it-9ad65a8b = Nehmen

# Take this seat
m-take-this-seat-ce91e278 = Diesen Platz nehmen

# Taken in: <strong>{said}</strong>
m-taken-in-strong-said-strong-65062f21 = Angenommen: <strong>{ $said }</strong>

# Taking it with you, and leaving
m-taking-it-with-you-and-leaving-c06a1b9e = Mitnehmen und gehen

# Talk
m-talk-449f5a77 = Reden

# Tell me here
m-tell-me-here-69fa92af = Hier melden

# Tell me of
m-tell-me-of-d3b27184 = Melde mir

# Tell us what stands in your way: <a>{CONTACT}</a>.
m-tell-us-what-stands-in-your-way-0acd7710 = Sag uns, was dir im Weg steht: <a>{ $CONTACT }</a>.

# Tell whoever runs this service what stands in your way.
m-tell-whoever-runs-this-service-w-3f9b9a3d = Sag dem, der diesen Dienst betreibt, was dir im Weg steht.

# That address leads into a house, not to the web.
m-that-address-leads-into-a-house-3d0edf5e = Diese Adresse führt in ein Haus, nicht ins Netz.

# That can mean {listed}. Say which.
m-that-can-mean-listed-say-which-d2d1c86d = Das kann { $listed } heißen. Sag, welches.

# That can mean {listed}; or one of {n} more. Say which.
m-that-can-mean-listed-or-one-of-n-f50f0957 = Das kann { $listed } heißen oder eins von { $n } weiteren. Sag, welches.

# That cannot be read
m-that-cannot-be-read-9cf63e11 = Das lässt sich nicht lesen

# That is me
m-that-is-me-13ce980f = Das bin ich

# That is no address of the web.
m-that-is-no-address-of-the-web-157f12ed = Das ist keine Webadresse.

# That is not an address of this letter.
m-that-is-not-an-address-of-this-l-a8c8878e = Das ist keine Adresse dieses Briefs.

# That is nothing about votes, seats or what is decided in advance.
m-that-is-nothing-about-votes-seat-f0cca7e4 = Das betrifft weder Abstimmungen noch Plätze noch im Voraus Entschiedenes.

# That is nothing that can be decided in advance.
m-that-is-nothing-that-can-be-deci-13a29c7e = Das lässt sich nicht im Voraus entscheiden.

# That is too much
m-that-is-too-much-077813a2 = Das ist zu viel

# That letter has the options {marks}.
m-that-letter-has-the-options-mark-ba74ebf9 = Dieser Brief hat die Optionen { $marks }.

# That letter was not about a game.
m-that-letter-was-not-about-a-game-d74c2d75 = Dieser Brief betraf keine Partie.

# That question is settled already, or its mail is kept no more. Nothing was done now.
m-that-question-is-settled-already-74330f98 = Diese Frage ist schon erledigt, oder ihre Mail wird nicht mehr aufbewahrt. Getan wurde jetzt nichts.

# That was on {at}, {ago} ago.
m-that-was-on-at-ago-ago-26cb0097 = Das war am { $at }, vor { $ago }.

# The address for your calendar. It is shown this once, and the one before it is void:
m-the-address-for-your-calendar-it-a6a1d69f = Die Adresse für deinen Kalender. Sie wird dieses eine Mal gezeigt, und die vorige gilt nicht mehr:

# The address has to begin with https://.
m-the-address-has-to-begin-with-ht-e7294776 = Die Adresse muss mit https:// beginnen.

# The address may be cut short. Your games and all tables are a press away.
m-the-address-may-be-cut-short-you-1a47f5f4 = Die Adresse ist vielleicht abgeschnitten. Deine Partien und alle Tische sind einen Druck entfernt.

# The board
m-the-board-3e24924b = Der Spielplan

# The board after some moves, as everybody sees it
m-the-board-after-some-moves-as-ev-29eb9d6b = Der Spielplan nach einigen Zügen, wie ihn alle sehen

# The board as a list
m-the-board-as-a-list-e959df42 = Der Spielplan als Liste

# The board as text
m-the-board-as-text-57bb719b = Der Spielplan als Text

# The board of {name}
m-the-board-of-name-cfadaed2 = Der Spielplan von { $name }

# The board of {name} after {n} {n|move|moves}
m-the-board-of-name-after-n-n-move-bd0ad86d = Der Spielplan von { $name } nach { $n } { $n ->
        [one] Zug
       *[other] Zügen
    }

# The board of {name} at first
m-the-board-of-name-at-first-9f360ffc = Der Spielplan von { $name } am Anfang

# The board of {name} in the letter
m-the-board-of-name-in-the-letter-a16cec96 = Der Spielplan von { $name } im Brief

# The board of {name} in the middle of a game
m-the-board-of-name-in-the-middle-ec19561d = Der Spielplan von { $name } mitten in einer Partie

# The board, in a letter and on the page
m-the-board-in-a-letter-and-on-the-6049db97 = Der Spielplan, im Brief und auf der Seite

# The browser asks you whether it may.
m-the-browser-asks-you-whether-it-67a89225 = Der Browser fragt dich, ob er darf.

# The browser could not do it just now. Try again later.
m-the-browser-could-not-do-it-just-b7ea3e24 = Der Browser konnte es gerade nicht. Versuch es später wieder.

# The browser was told not to show anything of this site. Allow it in the settings of the browser, then press once more.
m-the-browser-was-told-not-to-show-1926a26a = Dem Browser ist gesagt, nichts von dieser Seite zu zeigen. Erlaube es in seinen Einstellungen, dann drücke noch einmal.

# The clock has moved for this seat, as the table chose at the opening.
m-the-clock-has-moved-for-this-sea-f5c03a0d = Die Uhr hat für diesen Platz gezogen, wie der Tisch es bei der Eröffnung gewählt hat.

# The clock has moved for you, as the table chose at the opening.
m-the-clock-has-moved-for-you-as-t-fbb4208b = Die Uhr hat für dich gezogen, wie der Tisch es bei der Eröffnung gewählt hat.

# The clock of {who} stands still for a day at most, or until the move.
m-the-clock-of-who-stands-still-fo-2c4c582c = Die Uhr steht höchstens einen Tag still, oder bis zum Zug: { $who }.

# The end
m-the-end-9ed60853 = Das Ende

# The game
m-the-game-afb8a55c = Die Partie

# The game as a file
m-the-game-as-a-file-5b301252 = Die Partie als Datei

# The game before
m-the-game-before-90d311c2 = Die Partie davor

# The game begins when every seat is taken. Pass its link on, or close the table.
m-the-game-begins-when-every-seat-93028e8c = Die Partie beginnt, wenn jeder Platz besetzt ist. Gib ihren Link weiter oder schließe den Tisch.

# The game ended by agreement, before it was played to its end. These are the points so far.
m-the-game-ended-by-agreement-befo-2d436a9d = Die Partie endete durch Einigung, ehe sie zu Ende gespielt war. Das sind die Punkte bis dahin.

# The game goes on, and somebody has left it. Who takes the seat sees what it knows, from now on.
m-the-game-goes-on-and-somebody-ha-d6e9a925 = Die Partie geht weiter, und jemand hat sie verlassen. Wer den Platz nimmt, sieht von jetzt an, was er weiß.

# The game had moved on before you pressed, so nothing was done. Look at it as it is now.
m-the-game-had-moved-on-before-you-6c6a5c49 = Die Partie war weitergegangen, ehe du gedrückt hast, also wurde nichts getan. Sieh sie an, wie sie jetzt ist.

# The game has moved on since this letter: its moves do nothing any more. Look for a newer one, or at the game now.
m-the-game-has-moved-on-since-this-531dbe06 = Die Partie ist seit diesem Brief weitergegangen: seine Züge tun nichts mehr. Such einen neueren, oder sieh die Partie jetzt an.

# The game has moved on.
m-the-game-has-moved-on-0d3fb9e9 = Die Partie ist weitergegangen.

# The game has not begun.
m-the-game-has-not-begun-cd595093 = Die Partie hat nicht begonnen.

# The game is over
m-the-game-is-over-c18225cc = Die Partie ist zu Ende

# The game now
m-the-game-now-131ec1db = Die Partie jetzt

# The game of {title} was closed before it began.
m-the-game-of-title-was-closed-bef-d9301399 = Die Partie { $title } wurde geschlossen, ehe sie begann.

# The game of {title} was closed.
m-the-game-of-title-was-closed-f49a982b = Die Partie { $title } wurde geschlossen.

# The game waits for a player
m-the-game-waits-for-a-player-c9990dca = Die Partie wartet auf einen Spieler

# The game waits for a player.
m-the-game-waits-for-a-player-13258212 = Die Partie wartet auf einen Spieler.

# The game waits for {whom}.
m-the-game-waits-for-whom-741e2f1e = Die Partie wartet auf { $whom }.

# The game, as spectators see it
m-the-game-as-spectators-see-it-f05e5028 = Die Partie, wie Zuschauer sie sehen

# The host
m-the-host-dbc6d06a = Der Gastgeber

# The host has given your seat {n} at a table of {title} free again.
m-the-host-has-given-your-seat-n-a-a1e7f330 = Der Gastgeber hat deinen Platz { $n } an einem Tisch { $title } wieder freigegeben.

# The host is told, and does not invite you again.
m-the-host-is-told-and-does-not-in-306df501 = Der Gastgeber erfährt es und lädt dich nicht wieder ein.

# The last position
m-the-last-position-11afa7c7 = Die letzte Stellung

# The letter
m-the-letter-ea2c2929 = Der Brief

# The letter lies in <a>the outbox</a>.
m-the-letter-lies-in-a-the-outbox-21891aa7 = Der Brief liegt im <a>Postausgang</a>.

# The letter lies in the outbox of this service: its operator opens the address that was printed at its start.
m-the-letter-lies-in-the-outbox-of-bf311758 = Der Brief liegt im Postausgang dieses Dienstes: sein Betreiber öffnet die Adresse, die beim Start gedruckt wurde.

# The letter that asked you to move counts for nothing any more; you get a new one in your turn.
m-the-letter-that-asked-you-to-mov-99162e69 = Der Brief, der dich um einen Zug bat, gilt nicht mehr; du bekommst einen neuen, wenn du am Zug bist.

# The link for those who look on
m-the-link-for-those-who-look-on-04b2dd77 = Der Link für die, die zusehen

# The links and addresses of your letters up to now are void, as was asked for. Those of this one work.
m-the-links-and-addresses-of-your-f53f9151 = Die Links und Adressen deiner bisherigen Briefe sind ungültig, wie gewünscht. Die in diesem gelten.

# The links are for you alone: "revoke" makes them void.
m-the-links-are-for-you-alone-revo-33a047ec = Die Links sind für dich allein: „widerrufen“ macht sie ungültig.

# The links of this letter have expired. Nothing is lost: a fresh letter has new ones.
m-the-links-of-this-letter-have-ex-d13c2a6d = Die Links dieses Briefs sind abgelaufen. Nichts ist verloren: ein neuer Brief hat neue.

# The links of this letter were made void. A newer letter has links that work.
m-the-links-of-this-letter-were-ma-936545ef = Die Links dieses Briefs wurden ungültig gemacht. Ein neuerer Brief hat Links, die gelten.

# The list below says the same in words.
m-the-list-below-says-the-same-in-870c43bb = Die Liste unten sagt dasselbe in Worten.

# The lowest free number is {free}.
m-the-lowest-free-number-is-free-7f9e2886 = Die niedrigste freie Nummer ist { $free }.

# The luck of each game comes from a secret seed. Seeds are made ahead; what stands here is the SHA-256 of each, before any game takes it, and a link over it and all before it. A game takes the lowest free number. Whoever keeps the head can show later that no seed was changed.
m-the-luck-of-each-game-comes-from-49aaa715 = Das Glück jeder Partie kommt aus einem geheimen Startwert. Startwerte werden im Voraus gemacht; hier steht von jedem der SHA-256, ehe eine Partie ihn nimmt, und eine Kette über ihn und alle davor. Eine Partie nimmt die niedrigste freie Nummer. Wer den Kopf aufhebt, kann später zeigen, dass kein Startwert geändert wurde.

# The luck of this game
m-the-luck-of-this-game-c4aa30ea = Das Glück dieser Partie

# The luck, and how to check it
m-the-luck-and-how-to-check-it-c7a95888 = Das Glück, und wie man es prüft

# The moves of one mail are done together or not at all.
m-the-moves-of-one-mail-are-done-t-e6ed5da9 = Die Züge einer Mail werden zusammen getan oder gar nicht.

# The new key. It is shown this once:
m-the-new-key-it-is-shown-this-onc-dde2419c = Der neue Schlüssel. Er wird dieses eine Mal gezeigt:

# The newest first. What is not sent has a reason; <a>the settings</a> decide most of them.
m-the-newest-first-what-is-not-sen-6cb319d7 = Das Neueste zuerst. Was nicht gesendet ist, hat einen Grund; über die meisten entscheiden <a>die Einstellungen</a>.

# The next game
m-the-next-game-423d091d = Die nächste Partie

# The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those who go on need not wait any more.
m-the-next-game-begins-when-everyb-88be9586 = Die nächste Partie beginnt, wenn jeder „weiter“ gesagt hat oder „nein“, was den Platz einem Bot lässt; nach { $n } Stunden brauchen die, die weitermachen, nicht mehr zu warten.

# The numbers
m-the-numbers-2d915f82 = Die Zahlen

# The one word "help" tells of all that can be said.
m-the-one-word-help-tells-of-all-t-5e0ca794 = Das eine Wort „hilfe“ sagt alles, was gesagt werden kann.

# The only possible answer is given for me
m-the-only-possible-answer-is-give-386ad8d9 = Die einzige mögliche Antwort wird für mich gegeben

# The others can vote how the game goes on.
m-the-others-can-vote-how-the-game-dbf04980 = Die anderen können abstimmen, wie die Partie weitergeht.

# The others decide what follows.
m-the-others-decide-what-follows-6776bf71 = Die anderen entscheiden, was folgt.

# The others vote how the game goes on.
m-the-others-vote-how-the-game-goe-cad0a3b2 = Die anderen stimmen ab, wie die Partie weitergeht.

# The outbox shows everybody's letters. Open the address that Posthorn printed at its start first.
m-the-outbox-shows-everybody-s-let-7fbea5f4 = Der Postausgang zeigt die Briefe von allen. Öffne erst die Adresse, die Posthorn beim Start gedruckt hat.

# The pieces of a bar are the sources, in the order of the table.
m-the-pieces-of-a-bar-are-the-sour-b1618d20 = Die Teile eines Balkens sind die Quellen, in der Reihenfolge der Tabelle.

# The position as it was
m-the-position-as-it-was-31df1f49 = Die Stellung, wie sie war

# The position of {game}
m-the-position-of-game-16649c08 = Die Stellung von { $game }

# The position stands in the letter before this one; "show" sends it once more.
m-the-position-stands-in-the-lette-1da3628e = Die Stellung steht im Brief vor diesem; „zeig“ sendet sie noch einmal.

# The question went to your registered address alone.
m-the-question-went-to-your-regist-ea68cdbf = Die Frage ging nur an deine eingetragene Adresse.

# The rest of the table is as in the letter before.
m-the-rest-of-the-table-is-as-in-t-e38a0180 = Der Rest des Tischs ist wie im Brief zuvor.

# The rest of the table of {title}.
m-the-rest-of-the-table-of-title-5a823869 = Der Rest des Tischs { $title }.

# The result
m-the-result-366f221f = Das Ergebnis

# The same as a letter: answer it with a number
m-the-same-as-a-letter-answer-it-w-3e4cdc73 = Dasselbe als Brief: antworte mit einer Zahl

# The same as a table
m-the-same-as-a-table-878e48a8 = Dasselbe als Tabelle

# The seat is kept for {who} until you free it: answer "release seat {n}".
m-the-seat-is-kept-for-who-until-y-0e463045 = Der Platz wird für { $who } freigehalten, bis du ihn freigibst: antworte „gib platz { $n } frei“.

# The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.
m-the-seat-is-offered-to-others-wh-b6dbea8b = Der Platz wird anderen angeboten. Wer zieht oder „zurückkommen“ sagt, behält ihn, bis jemand dort sitzt.

# The seat of {names} is empty, and offered to others.
m-the-seat-of-names-is-empty-and-o-c95cc362 = Der Platz ist leer und wird anderen angeboten: { $names }.

# The seat of {name} is offered to others: {why}.
m-the-seat-of-name-is-offered-to-o-61760bae = Der Platz von { $name } wird anderen angeboten: { $why }.

# The seat of {whose}: {why}
m-the-seat-of-whose-why-7940067a = Der Platz von { $whose }: { $why }

# The seed was <code>{seed}</code>; its hash <code>{commitment}</code> was given before anybody chose anything. Load <a>the file of the game</a> and run <code>posthorn verify {title_id}-{id}.json</code>: it makes every draw and every decision again. Add <code>--letters</code> with the letters of this game that you have kept: the log is held to each. Without a letter from outside a log that agrees with itself proves nothing.
m-the-seed-was-code-seed-code-its-37fa483e = Der Startwert war <code>{ $seed }</code>; sein Hash <code>{ $commitment }</code> stand da, ehe jemand etwas wählte. Lade <a>die Datei der Partie</a> und starte <code>posthorn verify { $title_id }-{ $id }.json</code>: es macht jedes Ziehen und jede Entscheidung noch einmal. Füge mit <code>--letters</code> die Briefe dieser Partie hinzu, die du aufgehoben hast: das Protokoll wird an jedem gemessen. Ohne einen Brief von außen beweist ein Protokoll, das mit sich einig ist, nichts.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
m-the-seed-was-seed-its-sha-256-is-6760864d = Der Startwert war { $seed }; sein SHA-256 steht in deinem ersten Brief. Speichere die Partie als Datei und starte `posthorn verify FILE --letters YOUR-MAILS` darauf: es macht jedes Ziehen und jede Entscheidung noch einmal und misst das Protokoll an den Briefen dieser Partie, die du aufgehoben hast. Das Protokoll allein, ohne Brief, beweist nichts.

# The service is busy
m-the-service-is-busy-ef3d6130 = Der Dienst ist beschäftigt

# The six digits
m-the-six-digits-85ad2c47 = Die sechs Ziffern

# The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".
m-the-six-digits-do-it-in-that-bro-23058dda = Die sechs Ziffern gelten in jenem Browser. Der Link zeigt es noch einmal und fragt dich. Hast du nichts gedrückt, ist ein Brief von dir in anderen Händen: antworte auf irgendeinen Brief einer Partie „widerrufen“.

# The table of {title} as {name} sees it.
m-the-table-of-title-as-name-sees-1cfef1e4 = Der Tisch { $title }, wie { $name } ihn sieht.

# The table of {title} did not begin within a month, and is closed.
m-the-table-of-title-did-not-begin-2d9b183b = Der Tisch { $title } hat nicht innerhalb eines Monats begonnen und ist geschlossen.

# The tale
m-the-tale-02a59501 = Die Geschichte

# The target was {target}: not reached.
m-the-target-was-target-not-reache-8a4b8b79 = Das Ziel war { $target }: nicht erreicht.

# The target was {target}: reached.
m-the-target-was-target-reached-7ddfd116 = Das Ziel war { $target }: erreicht.

# The tests of this program look at every kind of page with axe-core in a real browser, light and dark, at 360 and 1280 points, and play whole games there by pressing what is shown.
m-the-tests-of-this-program-look-a-28985769 = Die Tests dieses Programms sehen jede Art von Seite mit axe-core in einem echten Browser an, hell und dunkel, bei 360 und 1280 Punkten, und spielen dort ganze Partien, indem sie drücken, was gezeigt wird.

# The time of {who} for this move is over.
m-the-time-of-who-for-this-move-is-01047c1f = Die Zeit für diesen Zug ist um: { $who }.

# The umpire has corrected the position: {reason}
m-the-umpire-has-corrected-the-pos-14ac8f97 = Der Schiedsrichter hat die Stellung berichtigt: { $reason }

# The versions of a game begin with 1.
m-the-versions-of-a-game-begin-wit-0513418f = Die Stände einer Partie beginnen mit 1.

# The {value} in this address is no number.
m-the-value-in-this-address-is-no-fdd257a2 = { $value } in dieser Adresse ist keine Zahl.

# Then luck comes in, or something is revealed; more is not known yet.
m-then-luck-comes-in-or-something-41dbe9a9 = Dann kommt Glück ins Spiel oder etwas wird aufgedeckt; mehr weiß man noch nicht.

# There are no more.
m-there-are-no-more-60ae2c4d = Mehr gibt es nicht.

# There are no passwords here. A letter with a link and six digits shows that it is you; who is new joins in the same way.
m-there-are-no-passwords-here-a-le-2f71a727 = Hier gibt es keine Passwörter. Ein Brief mit einem Link und sechs Ziffern zeigt, dass du es bist; wer neu ist, fängt ebenso an.

# There is more than can be listed. All of it can be written.
m-there-is-more-than-can-be-listed-d8de983c = Es gibt mehr, als aufgezählt werden kann. Alles davon lässt sich schreiben.

# There is no "{word}" here.
m-there-is-no-word-here-1a4f98cc = Hier gibt es kein „{ $word }“.

# There is no game to try it in.
m-there-is-no-game-to-try-it-in-16fb17b4 = Es gibt keine Partie, in der man es versuchen könnte.

# There is no network. This is the page as it was
m-there-is-no-network-this-is-the-e3816c35 = Es gibt kein Netz. Das ist die Seite, wie sie war

# There is no player {player}.
m-there-is-no-player-player-6253dd3d = Es gibt keinen Spieler { $player }.

# There is no result yet.
m-there-is-no-result-yet-59b7b7ce = Noch gibt es kein Ergebnis.

# There is no result.
m-there-is-no-result-bc2cd745 = Es gibt kein Ergebnis.

# There is no such title here.
m-there-is-no-such-title-here-9426400d = Ein solches Spiel gibt es hier nicht.

# There was nothing to tell you yet.
m-there-was-nothing-to-tell-you-ye-9b1b8f34 = Bisher war dir nichts zu sagen.

# These are not the six digits of the letter. Look again, or open its link.
m-these-are-not-the-six-digits-of-b5c6fa8e = Das sind nicht die sechs Ziffern aus dem Brief. Sieh noch einmal nach, oder öffne seinen Link.

# These six digits do not count any more. Ask for a new letter.
m-these-six-digits-do-not-count-an-a31dc2c9 = Diese sechs Ziffern gelten nicht mehr. Bitte um einen neuen Brief.

# They are kept here alone, to check a game with when it is over.
m-they-are-kept-here-alone-to-chec-f7010813 = Sie werden nur hier aufbewahrt, um eine Partie nach dem Ende zu prüfen.

# They play in public
m-they-play-in-public-47890510 = Sie spielen öffentlich

# This address had a player already, and you are signed in as that one. What you played as a guest cannot be joined to it; it is forgotten after 30 days.
m-this-address-had-a-player-alread-52f51a57 = Diese Adresse hatte schon ein Konto, und mit dem bist du angemeldet. Was du als Gast gespielt hast, lässt sich nicht damit verbinden; es ist nach 30 Tagen vergessen.

# This address takes no such request
m-this-address-takes-no-such-reque-33f1f7c3 = Diese Adresse nimmt solche Anfragen nicht

# This browser
m-this-browser-101f4d95 = Dieser Browser

# This browser cannot be told. On an iPhone or iPad: put Posthorn on the home screen first, open it there, and come back to this page.
m-this-browser-cannot-be-told-on-a-1055530c = Diesem Browser lässt sich nichts melden. Auf einem iPhone oder iPad: leg Posthorn erst auf den Home-Bildschirm, öffne es dort und komm auf diese Seite zurück.

# This browser is told from now on.
m-this-browser-is-told-from-now-on-c737e390 = Diesem Browser wird von jetzt an gemeldet.

# This form is not whole. Load the page again and press once more.
m-this-form-is-not-whole-load-the-0d90a358 = Dieses Formular ist nicht vollständig. Lade die Seite neu und drücke noch einmal.

# This form was sent already with other words. Load the page again.
m-this-form-was-sent-already-with-cdbf54a6 = Dieses Formular wurde schon mit anderen Worten gesendet. Lade die Seite neu.

# This game
m-this-game-8e0938de = Diese Partie

# This game is being opened
m-this-game-is-being-opened-32a66134 = Diese Partie wird eröffnet

# This game is not listed. Its players have a link that they pass on: open that link to look on. If you play here, sign in.
m-this-game-is-not-listed-its-play-a0082c99 = Diese Partie steht nicht in der Liste. Ihre Spieler haben einen Link, den sie weitergeben: öffne ihn, um zuzusehen. Spielst du hier, melde dich an.

# This is the last answer to mails to that letter for now; the next is possible after {when}.
m-this-is-the-last-answer-to-mails-a488c359 = Das ist vorerst die letzte Antwort auf Mails zu diesem Brief; die nächste ist nach { $when } möglich.

# This is tried only.
m-this-is-tried-only-29c0589d = Das ist nur ein Versuch.

# This is your only address. Add another first, for you sign in by it.
m-this-is-your-only-address-add-an-485543a3 = Das ist deine einzige Adresse. Füge erst eine andere hinzu, denn mit ihr meldest du dich an.

# This letter was about no single game. Ask in an answer to a letter of the game you mean.
m-this-letter-was-about-no-single-ae62cccb = Dieser Brief betraf keine einzelne Partie. Frag in einer Antwort auf einen Brief der Partie, die du meinst.

# This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as {name} first.
m-this-link-adds-the-address-to-th-9fc97621 = Dieser Link fügt die Adresse zu { $name } hinzu, und darum wurde in einem anderen Browser gebeten. Tipp dort die sechs Ziffern aus dem Brief, oder melde dich hier erst als { $name } an.

# This link leads to no table. Ask for it once more.
m-this-link-leads-to-no-table-ask-9b0dde00 = Dieser Link führt zu keinem Tisch. Frag noch einmal danach.

# This link was used, or is too old. Ask for a new one.
m-this-link-was-used-or-is-too-old-65fdb9c6 = Dieser Link ist benutzt oder zu alt. Bitte um einen neuen.

# This makes <strong>{address}</strong> the address of the player <strong>{name}</strong>, who sits in {games} {games|game|games}. If you are not that player, close this page.
m-this-makes-strong-address-strong-c936ceed = Damit wird <strong>{ $address }</strong> die Adresse von <strong>{ $name }</strong> mit { $games } { $games ->
        [one] Partie
       *[other] Partien
    }. Bist du das nicht, schließ diese Seite.

# This page has a button for each move:
m-this-page-has-a-button-for-each-6112aeb8 = Diese Seite hat einen Knopf für jeden Zug:

# This page is for players who are signed in.
m-this-page-is-for-players-who-are-c33d8f4f = Diese Seite ist für Angemeldete.

# This page is too old, or cookies are off. Load the page again and press once more.
m-this-page-is-too-old-or-cookies-84a62e0e = Diese Seite ist zu alt, oder Cookies sind aus. Lade die Seite neu und drücke noch einmal.

# This position
m-this-position-44ad969f = Diese Stellung

# This service pushes nothing; letters come as before.
m-this-service-pushes-nothing-lett-7fab4041 = Dieser Dienst meldet nichts auf Geräte; Briefe kommen wie bisher.

# This service tells no programs.
m-this-service-tells-no-programs-98465b18 = Dieser Dienst meldet Programmen nichts.

# This table is for players who have finished {n} {n|game|games}; you have finished {has}.
m-this-table-is-for-players-who-ha-70983897 = Dieser Tisch ist für Leute mit { $n } { $n ->
        [one] beendeten Partie
       *[other] beendeten Partien
    }; du hast { $has }.

# This table is for players who have given an address. Give yours first.
m-this-table-is-for-players-who-ha-4e216cc9 = Dieser Tisch ist für Leute, die eine Adresse angegeben haben. Gib erst deine an.

# This table is for players who have missed at most {n} {n|deadline|deadlines} in their last {games} games; you have missed {has}.
m-this-table-is-for-players-who-ha-1800146f = Dieser Tisch ist für Leute, die in ihren letzten { $games } Partien höchstens { $n } { $n ->
        [one] Frist
       *[other] Fristen
    } versäumt haben; du hast { $has } versäumt.

# This table is for those who were invited, or have its link.
m-this-table-is-for-those-who-were-96daf2ab = Dieser Tisch ist für Eingeladene und die, die seinen Link haben.

# This table is for those who were invited. Ask its host for the link that leads to it.
m-this-table-is-for-those-who-were-7fd46723 = Dieser Tisch ist für Eingeladene. Bitte den Gastgeber um den Link.

# This table of {title} is closed.
m-this-table-of-title-is-closed-deeb4bd6 = Dieser Tisch { $title } ist geschlossen.

# This table was closed before its game began.
m-this-table-was-closed-before-its-1a6af586 = Dieser Tisch wurde geschlossen, ehe seine Partie begann.

# This was sent by a page of another site.
m-this-was-sent-by-a-page-of-anoth-e4cf982b = Das kam von einer Seite woanders.

# Thu
m-thu-7da11212 = Do

# Time for answers
m-time-for-answers-4fa0e880 = Zeit für Antworten

# Time zone <small>type a part of its name to search, such as Prague</small>
m-time-zone-small-type-a-part-of-i-0a061c2a = Zeitzone <small>tipp zum Suchen einen Teil ihres Namens, etwa Berlin</small>

# Title
m-title-7e8cd205 = Spiel

# Titles
m-titles-3b23a123 = Spiele

# Titles played
m-titles-played-7526ef90 = Gespielte Spiele

# Titles with large boards need scrolling on small screens, and their lists are long.
m-titles-with-large-boards-need-sc-15b5ee78 = Spiele mit großen Plänen brauchen auf kleinen Bildschirmen Rollen, und ihre Listen sind lang.

# To check luck and log
m-to-check-luck-and-log-03b027b7 = Um Glück und Protokoll zu prüfen

# To get a link to your games go to the page below and give your address.
m-to-get-a-link-to-your-games-go-t-1a38c7db = Für einen Link zu deinen Partien geh auf die Seite unten und gib deine Adresse an.

# To get a link to your games, or to begin, go to the page below and give your address.
m-to-get-a-link-to-your-games-or-t-d53f91bc = Für einen Link zu deinen Partien, oder um anzufangen, geh auf die Seite unten und gib deine Adresse an.

# To have this browser told needs scripts; all else on this page works without.
m-to-have-this-browser-told-needs-78662c0d = Damit diesem Browser gemeldet wird, braucht es Skripte; alles andere auf dieser Seite geht ohne.

# To leave, tick that you are sure.
m-to-leave-tick-that-you-are-sure-5fae0a96 = Um zu gehen, bestätige, dass du sicher bist.

# To move, answer the last letter of the game: its address says which game and which seat you mean.
m-to-move-answer-the-last-letter-o-cbd4ad9b = Um zu ziehen, antworte auf den letzten Brief der Partie: seine Adresse sagt, welche Partie und welchen Platz du meinst.

# To my choice
m-to-my-choice-6f2f8926 = Zu meiner Wahl

# To see more, answer {most} or {last}.
m-to-see-more-answer-most-or-last-7ba86d87 = Um mehr zu sehen, antworte { $most } oder { $last }.

# To see the table, answer "show".
m-to-see-the-table-answer-show-8263cf3e = Um den Tisch zu sehen, antworte „zeig“.

# To stop letters press "unsubscribe" in your mail program, or answer any letter with "mute" (its game) or "digest" (one letter a day).
m-to-stop-letters-press-unsubscrib-7e4f849d = Um Briefe abzustellen, drücke „abbestellen“ in deinem Mailprogramm, oder antworte auf irgendeinen Brief „stumm“ (seine Partie) oder „tagesbrief“ (ein Brief am Tag).

# To talk to the table begin the line with "say": "say {words}".
m-to-talk-to-the-table-begin-the-l-d0b5aa75 = Um mit dem Tisch zu reden, beginne die Zeile mit „say“: „say { $words }“.

# To the beginning
m-to-the-beginning-bbdfb9f9 = Zum Anfang

# To the board
m-to-the-board-88794766 = Zum Spielplan

# To the game
m-to-the-game-f4f086ed = Zur Partie

# To the game now
m-to-the-game-now-1d441975 = Zur Partie jetzt

# Told last {used}.
m-told-last-used-3ff48722 = Zuletzt gemeldet { $used }.

# Told on your phone
m-told-on-your-phone-ce79828a = Aufs Telefon gemeldet

# Too many guests came from your network. Who has signed in can play. Try again in {n} {n|hour|hours}.
m-too-many-guests-came-from-your-n-975e5245 = Zu viele Gäste kamen aus deinem Netz. Wer angemeldet ist, kann spielen. Versuch es in { $n } { $n ->
        [one] Stunde
       *[other] Stunden
    } wieder.

# Too many letters were asked for. Try again in {n} {n|hour|hours}.
m-too-many-letters-were-asked-for-ae678b17 = Zu viele Briefe wurden verlangt. Versuch es in { $n } { $n ->
        [one] Stunde
       *[other] Stunden
    } wieder.

# Try again later.
m-try-again-later-ef7fbdb0 = Versuch es später wieder.

# Try it
m-try-it-fe695111 = Probieren

# Try it<span>: {name}</span>
m-try-it-span-name-span-79d66421 = Probieren<span>: { $name }</span>

# Try once more
m-try-once-more-1b3cf0fd = Noch einmal versuchen

# Tue
m-tue-d1eb39b0 = Di

# Undo <small>until {undo_until}</small>
m-undo-small-until-undo-until-smal-d77b7077 = Zurück <small>bis { $undo_until }</small>

# Undo<span> my last move</span>
m-undo-span-my-last-move-span-7facbe64 = Zurück<span>: mein letzter Zug</span>

# Version
m-version-dd167905 = Stand

# Very many letters are asked for just now. Whoever is known here gets theirs; an address that is new may get none. If nothing comes, ask again in an hour.
m-very-many-letters-are-asked-for-7200a786 = Gerade wird um sehr viele Briefe gebeten. Wer hier bekannt ist, bekommt seinen; eine neue Adresse bekommt vielleicht keinen. Kommt nichts, bitte in einer Stunde noch einmal.

# Votes
m-votes-cd8e974b = Stimmen

# Waiting for players
m-waiting-for-players-b6e6b75f = Wartet auf Spieler

# Wed
m-wed-58339f45 = Mi

# Welcome to {title} {number}: the game begins. At the table: {names}.
m-welcome-to-title-number-the-game-51eb2df1 = { $title } { $number }: die Partie beginnt. Am Tisch: { $names }.

# What an operator can still do
m-what-an-operator-can-still-do-9b0a6374 = Was ein Betreiber noch tun kann

# What became of it
m-what-became-of-it-b8ae4ef2 = Was daraus wurde

# What begins with "{word}"
m-what-begins-with-word-78302c75 = Was mit „{ $word }“ beginnt

# What came of it
m-what-came-of-it-dbc95649 = Was daraus wurde

# What can be pressed is at least 44 points high and wide on a telephone.
m-what-can-be-pressed-is-at-least-78730d04 = Was man drücken kann, ist auf einem Telefon mindestens 44 Punkte hoch und breit.

# What can be said
m-what-can-be-said-7bfc3c3c = Was gesagt werden kann

# What each would have had if the game had ended with the round
m-what-each-would-have-had-if-the-b319daea = Was jeder gehabt hätte, wenn die Partie mit der Runde geendet hätte

# What follows shows only when it is done.
m-what-follows-shows-only-when-it-2a794b49 = Was folgt, zeigt sich erst, wenn es getan ist.

# What had just happened
m-what-had-just-happened-7a40cb5c = Was eben geschehen war

# What happened
m-what-happened-483bd490 = Was geschehen ist

# What has happened so far
m-what-has-happened-so-far-1308ee22 = Was bisher geschehen ist

# What is in the box
m-what-is-in-the-box-0322ce5c = Was in der Schachtel ist

# What is kept of a player
m-what-is-kept-of-a-player-2483771e = Was von einem Spieler aufbewahrt wird

# What is not done
m-what-is-not-done-38d8c053 = Was noch fehlt

# What is told, and how
m-what-is-told-and-how-81c62fde = Was gemeldet wird, und wie

# What is {words}?
m-what-is-words-565b4f46 = Was ist { $words }?

# What it does
m-what-it-does-c74ea9dc = Was es tut

# What it is for
m-what-it-is-for-1ad944c4 = Wofür es ist

# What it takes
m-what-it-takes-dc1fd067 = Was es annimmt

# What others see
m-what-others-see-7e87e010 = Was andere sehen

# What shall the table call you?
m-what-shall-the-table-call-you-d6d4f305 = Wie soll der Tisch dich nennen?

# What the signs mean
m-what-the-signs-mean-eca0bbbe = Was die Zeichen bedeuten

# What this browser has shown you lately can still be looked at: your list of games, and each game as you saw it last. Open them as you always do.
m-what-this-browser-has-shown-you-8fc11bb1 = Was dieser Browser dir zuletzt gezeigt hat, lässt sich noch ansehen: deine Liste der Partien und jede Partie, wie du sie zuletzt sahst. Öffne sie wie immer.

# What was asked
m-what-was-asked-63a76c19 = Was gefragt wurde

# What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.
m-what-was-not-tried-comes-after-l-8bdc76ac = Was nicht versucht wurde, kommt nach Glück oder nachdem etwas aufgedeckt wurde: die Stellung ist neu. Wo es noch geht, wird es wieder angeboten.

# What was said before
m-what-was-said-before-58678166 = Was vorher gesagt wurde

# What was sent to {host} was not taken: {reason}. Your letters come as before.
m-what-was-sent-to-host-was-not-ta-627326b1 = Was an { $host } gesendet wurde, wurde nicht angenommen: { $reason }. Deine Briefe kommen wie bisher.

# What was told, and what was not
m-what-was-told-and-what-was-not-0f2406be = Was gemeldet wurde, und was nicht

# What would come of "{line}"
m-what-would-come-of-line-763f3f83 = Was aus „{ $line }“ würde

# What you call it
m-what-you-call-it-364c50de = Wie du es nennst

# What you can count on
m-what-you-can-count-on-1b1b43ba = Worauf du zählen kannst

# What you can say
m-what-you-can-say-f39ee570 = Was du sagen kannst

# What you typed is kept here:
m-what-you-typed-is-kept-here-90f50908 = Was du getippt hast, bleibt hier:

# What you would be asked
m-what-you-would-be-asked-1f6e5dc2 = Was du gefragt würdest

# When
m-when-cf9c7aa2 = Wann

# When I am asked <small>Answers as you would type them, with “else” between them; the last may be “wait”. One order for each time you are asked.</small>
m-when-i-am-asked-small-answers-as-f83bd57d = Wenn ich gefragt werde <small>Antworten, wie du sie tippen würdest, dazwischen „sonst“; die letzte darf „warten“ sein. Eine Entscheidung für jedes Mal, wenn du gefragt wirst.</small>

# When somebody's time runs out, {follows}.
m-when-somebody-s-time-runs-out-fo-57017363 = Wenn jemandes Zeit abläuft, { $follows }.

# When your time counts
m-when-your-time-counts-b2bdb678 = Wann deine Zeit zählt

# Where <{name}> stands: {few}
m-where-name-stands-few-c6cab4b4 = Wo <{ $name }> steht: { $few }

# Where nothing is left to decide you are not asked. "ask me everything" changes that.
m-where-nothing-is-left-to-decide-027db01b = Wo nichts zu entscheiden bleibt, wirst du nicht gefragt. „frag mich alles“ ändert das.

# Where the points came from
m-where-the-points-came-from-c4502c6d = Woher die Punkte kamen

# Where?
m-where-91f45115 = Wo?

# Which letters
m-which-letters-0118e443 = Welche Briefe

# Who may answer my letters for me
m-who-may-answer-my-letters-for-me-56cb630d = Wer meine Briefe für mich beantworten darf

# Who may come
m-who-may-come-e55cdb12 = Wer kommen darf

# Who opens it may sit down here.
m-who-opens-it-may-sit-down-here-9c781994 = Wer ihn öffnet, darf hier Platz nehmen.

# Who plays
m-who-plays-4da2fadc = Wer spielt

# Who plays as a guest gives no address, and is forgotten 30 days after they came.
m-who-plays-as-a-guest-gives-no-ad-c17d3182 = Wer als Gast spielt, gibt keine Adresse an und ist nach 30 Tagen vergessen.

# Who sits here
m-who-sits-here-1f4b351e = Wer hier sitzt

# Whoever runs this service answers for it: ask
m-whoever-runs-this-service-answer-d9e3d670 = Wer diesen Dienst betreibt, steht für ihn ein: frag

# Whoever runs this service knows the seeds, so they know what is hidden in a game, and could tell somebody. The page that makes words in your browser is theirs too: words that you type yourself are better. Once your words have come and before your game has its number, they can let other games go first, their own or guests' games, until the number that comes suits them. Such games look like those of others, but they are seen: each number below says what became of it and when, so count those between the head that you kept before and the number of your game. Whoever sits down last can choose words together with the operator; the page of a game says who that was. Nothing here proves more than that.
m-whoever-runs-this-service-knows-b55954a4 = Wer diesen Dienst betreibt, kennt die Startwerte, also auch, was in einer Partie verborgen ist, und könnte es jemandem sagen. Auch die Seite, die in deinem Browser Worte macht, ist von dort: Worte, die du selbst tippst, sind besser. Sind deine Worte gekommen und hat deine Partie noch keine Nummer, lassen sich andere Partien vorziehen, eigene oder von Gästen, bis die Nummer passt. Solche Partien sehen aus wie andere, aber man sieht sie: jede Nummer unten sagt, was aus ihr wurde und wann; zähl also die zwischen dem Kopf, den du aufgehoben hast, und der Nummer deiner Partie. Wer sich zuletzt setzt, kann zusammen mit dem Betreiber Worte wählen; die Seite einer Partie sagt, wer das war. Mehr als das ist hier nicht bewiesen.

# Whole letters of an example game, as text; as HTML they have the board as a picture:
m-whole-letters-of-an-example-game-79814f43 = Ganze Briefe einer Beispielpartie, als Text; als HTML haben sie den Spielplan als Bild:

# Why a letter
m-why-a-letter-2430ca3a = Warum ein Brief

# Why did I (not) get a letter?
m-why-did-i-not-get-a-letter-bf5786ea = Warum bekam ich (k)einen Brief?

# Why did I (not) get a mail?
m-why-did-i-not-get-a-mail-80e5b5a4 = Warum bekam ich (k)eine Mail?

# Why did I get this
m-why-did-i-get-this-74620660 = Warum bekam ich das

# With friends: <a>sign in or join</a> with a mail address, then open a table and pass its link on. Or look for one among the <a2>open tables</a2>.
m-with-friends-a-sign-in-or-join-a-4b39c146 = Mit Freunden: <a>melde dich</a> mit einer Mailadresse an, eröffne einen Tisch und gib seinen Link weiter. Oder such einen unter den <a2>offenen Tischen</a2>.

# With {people}.
m-with-people-c81ab9dd = Mit { $people }.

# Words of your own, for the luck <small>Whatever you like, or nothing.</small>
m-words-of-your-own-for-the-luck-s-5109262a = Eigene Worte für das Glück <small>Was du willst, oder nichts.</small>

# Words that this browser has added
m-words-that-this-browser-has-adde-2600fcf2 = Worte, die dieser Browser hinzugefügt hat

# Write it anew
m-write-it-anew-1f0f0ce8 = Neu schreiben

# Yes
m-yes-85a39ab3 = Ja

# Yes, do it
m-yes-do-it-8d7dd5ec = Ja, tun

# Yes, this is me
m-yes-this-is-me-fb5ca9a3 = Ja, das bin ich

# Yes: {what}
m-yes-what-c50af5f8 = Ja: { $what }

# You
m-you-08b04193 = Du

# You add your mail to the luck of the next game, or words of your own: answer "next with" and the words.
m-you-add-your-mail-to-the-luck-of-cd4e9b38 = Du fügst dem Glück der nächsten Partie deine Mail hinzu, oder eigene Worte: antworte „next with“ und die Worte.

# You answer about {few} to {many} letters, each when you like. Time: {pace}.
m-you-answer-about-few-to-many-let-3ac26f67 = Du beantwortest etwa { $few } bis { $many } Briefe, jeden, wann du willst. Zeit: { $pace }.

# You answer each letter when you like. Time: {pace}.
m-you-answer-each-letter-when-you-730cce60 = Du beantwortest jeden Brief, wann du willst. Zeit: { $pace }.

# You answered an older letter, so nothing was done. What has happened since stands below; what you wrote is offered again if it still can be done.
m-you-answered-an-older-letter-so-e73c50e5 = Du hast auf einen älteren Brief geantwortet, also wurde nichts getan. Was seither geschah, steht unten; was du schriebst, wird wieder angeboten, wenn es noch geht.

# You are about to say: <strong>{sentence}</strong>
m-you-are-about-to-say-strong-sent-f7465596 = Du sagst gleich: <strong>{ $sentence }</strong>

# You are asked
m-you-are-asked-529e5cd3 = Du bist gefragt

# You are asked everything. "ask me everything off" leaves out what is no decision.
m-you-are-asked-everything-ask-me-c4ac1286 = Du wirst alles gefragt. „frag mich alles aus“ lässt weg, was keine Entscheidung ist.

# You are away until {away}.
m-you-are-away-until-away-7b185f21 = Du bist weg bis { $away }.

# You are away until {away}: your clocks stand still in all your games, letters about turns wait, and the others see it. {g} days of holiday are left.
m-you-are-away-until-away-your-clo-f3a36949 = Du bist weg bis { $away }: deine Uhren stehen in allen Partien still, Briefe über Züge warten, und die anderen sehen es. { $g } Tage Urlaub sind übrig.

# You are away until {away}; your clocks stand still.
m-you-are-away-until-away-your-clo-a802d6b4 = Du bist weg bis { $away }; deine Uhren stehen still.

# You are back: your clocks run again. {g} days of holiday are left.
m-you-are-back-your-clocks-run-aga-b47a0a18 = Du bist zurück: deine Uhren laufen wieder. { $g } Tage Urlaub sind übrig.

# You are back: your clocks run again. {n} {n|day|days} of holiday {n|goes|go} back; {left} {left|is|are} left.
m-you-are-back-your-clocks-run-aga-e4593a60 = Du bist zurück: deine Uhren laufen wieder. Urlaub zurück: { $n } { $n ->
        [one] Tag
       *[other] Tage
    }; übrig: { $left }.

# You are back: {days} {days|day|days} went back, and {left} are left.
m-you-are-back-days-days-day-days-42fbf8b6 = Du bist zurück: Urlaub zurück: { $days } { $days ->
        [one] Tag
       *[other] Tage
    }, übrig: { $left }.

# You are here
m-you-are-here-b0b52ce0 = Du bist hier

# You are invited
m-you-are-invited-1ad74112 = Du bist eingeladen

# You are not asked any more. Until somebody takes your seat you can come back to it.
m-you-are-not-asked-any-more-until-8e84aa6d = Du wirst nicht mehr gefragt. Bis jemand deinen Platz nimmt, kannst du zurückkommen.

# You are number {place}.
m-you-are-number-place-7ff3b165 = Du bist Nummer { $place }.

# You are on holiday until {until}: that took {days} {days|day|days}, and {left} are left.
m-you-are-on-holiday-until-until-t-3d33c4f8 = Du bist im Urlaub bis { $until }: das brauchte { $days } { $days ->
        [one] Tag
       *[other] Tage
    }, übrig: { $left }.

# You are signed in
m-you-are-signed-in-2d55cbc1 = Du bist angemeldet

# You are watching
m-you-are-watching-29a53f2a = Du siehst zu

# You are watching.
m-you-are-watching-328617e3 = Du siehst zu.

# You can
m-you-can-bd5c4d03 = Du kannst

# You can go on
m-you-can-go-on-3e2e9fcb = Du kannst weitermachen

# You get no invitations any more.
m-you-get-no-invitations-any-more-b22a351c = Du bekommst keine Einladungen mehr.

# You get this at most once a day.
m-you-get-this-at-most-once-a-day-2658040c = Das bekommst du höchstens einmal am Tag.

# You get this because {host} asks you. Unless you join, nothing follows.
m-you-get-this-because-host-asks-y-3b7336fe = Das bekommst du, weil { $host } dich einlädt. Wenn du nicht mitspielst, folgt nichts.

# You get this once a day. Answer any letter of a game with "digest off" to get single ones.
m-you-get-this-once-a-day-answer-a-071f0bdb = Das bekommst du einmal am Tag. Antworte auf irgendeinen Brief einer Partie „tagesbrief aus“, um einzelne zu bekommen.

# You have given no address, so there is no way back to this game. <a>Keep it with an address</a> first.
m-you-have-given-no-address-so-the-bee44a74 = Du hast keine Adresse angegeben, also führt kein Weg in diese Partie zurück. <a>Behalte sie erst mit einer Adresse</a>.

# You have no such device.
m-you-have-no-such-device-c4852dc0 = Du hast kein solches Gerät.

# You have no such program.
m-you-have-no-such-program-a099a666 = Du hast kein solches Programm.

# You have played with
m-you-have-played-with-0a812d68 = Du hast gespielt mit

# You have resigned
m-you-have-resigned-51e5470d = Du hast aufgegeben

# You have resigned, so you are not asked any more. "come back" takes your seat again.
m-you-have-resigned-so-you-are-not-166356b3 = Du hast aufgegeben, also wirst du nicht mehr gefragt. „zurückkommen“ nimmt deinen Platz wieder.

# You have resigned.
m-you-have-resigned-49cb0757 = Du hast aufgegeben.

# You have tried it often enough for now. Try again in an hour.
m-you-have-tried-it-often-enough-f-7ae9554b = Für jetzt hast du es oft genug versucht. Versuch es in einer Stunde wieder.

# You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.
m-you-may-invite-most-people-in-24-dcbae896 = Du darfst { $most } Leute in 24 Stunden einladen und hast { $today } eingeladen. Versuch es später wieder oder lass Plätze offen.

# You may open {most} games within {within} h. Play those that you have, and try again later; who hosts for many asks the operator for more.
m-you-may-open-most-games-within-w-bd88b65a = Du darfst { $most } Partien in { $within } Std. eröffnen. Spiel die, die du hast, und versuch es später wieder; wer für viele eröffnet, bittet den Betreiber um mehr.

# You need not do anything now; the game waits for {names}.
m-you-need-not-do-anything-now-the-921b657c = Du musst jetzt nichts tun; die Partie wartet auf { $names }.

# You need not do anything now; the seat of {names} is empty.
m-you-need-not-do-anything-now-the-d6ce4bd9 = Du musst jetzt nichts tun; der Platz ist leer: { $names }.

# You play as a guest. <a>Give an address</a> to keep your games, get letters and sign in from anywhere. Without one they are forgotten after 30 days.
m-you-play-as-a-guest-a-give-an-ad-e16fabbb = Du spielst als Gast. <a>Gib eine Adresse an</a>, um deine Partien zu behalten, Briefe zu bekommen und dich von überall anzumelden. Ohne sie sind sie nach 30 Tagen vergessen.

# You press it on the page, or write it in a letter.
m-you-press-it-on-the-page-or-writ-2b05c0c5 = Du drückst es auf der Seite oder schreibst es in einem Brief.

# You pressed <strong>{why}</strong>. It is done as soon as you have shown that it was you, and once: here by the six digits. In another browser the link asks once more.
m-you-pressed-strong-why-strong-it-b6b93161 = Du hast gedrückt: <strong>{ $why }</strong>. Es wird getan, sobald du gezeigt hast, dass du es warst, und einmal: hier mit den sechs Ziffern. In einem anderen Browser fragt der Link noch einmal.

# You pressed here: {what}.
m-you-pressed-here-what-59b9aa6a = Du hast hier gedrückt: { $what }.

# You said: <strong>{sentence}</strong>
m-you-said-strong-sentence-strong-58a7c784 = Du hast gesagt: <strong>{ $sentence }</strong>

# You sit at seat {seat}. 
m-you-sit-at-seat-seat-350671b7 = Du sitzt auf Platz { $seat }.{ " " }

# You will be signed in here for {kept} {kept|day|days} after your last visit. On a machine that is not yours, sign out at the end.
m-you-will-be-signed-in-here-for-k-7a14d2f7 = Du bleibst hier { $kept } { $kept ->
        [one] Tag
       *[other] Tage
    } nach deinem letzten Besuch angemeldet. An einem fremden Gerät melde dich am Ende ab.

# You win {heading}
m-you-win-heading-f4c5ee6a = Du gewinnst { $heading }

# You wrote "{said}"
m-you-wrote-said-5cf774dd = Du schriebst „{ $said }“

# You wrote "{said}" ({line})
m-you-wrote-said-line-d4bb73ac = Du schriebst „{ $said }“ ({ $line })

# You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So nothing was done.
m-you-wrote-about-a-seat-at-title-6e09da8d = Du schriebst über einen Platz bei { $title }, der nicht mehr deiner ist: jemand anders hat ihn oder darf ihn nehmen. Also wurde nichts getan.

# You, {guests} invited and {bots} bots do not fit at a table for {n}. Choose more seats.
m-you-guests-invited-and-bots-bots-3c97fdc5 = Du, { $guests } Eingeladene und { $bots } Bots passen nicht an einen Tisch für { $n }. Wähle mehr Plätze.

# Your answer is sealed; you can change it until all have answered.
m-your-answer-is-sealed-you-can-ch-412d7c87 = Deine Antwort ist verdeckt; du kannst sie ändern, bis alle geantwortet haben.

# Your answer was neither yes nor no: "{words}". Nothing was done.
m-your-answer-was-neither-yes-nor-250b7a0c = Deine Antwort war weder Ja noch Nein: „{ $words }“. Nichts wurde getan.

# Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.
m-your-bank-is-small-n-n-hour-hour-d4c3eb47 = Deine Bedenkzeit ist knapp: { $n } { $n ->
        [one] Stunde
       *[other] Stunden
    }, und { $more } mehr für jede Antwort.

# Your data
m-your-data-ee5ef73a = Deine Daten

# Your deadlines in your calendar:
m-your-deadlines-in-your-calendar-d7d5bf76 = Deine Fristen in deinem Kalender:

# Your devices
m-your-devices-555eaa22 = Deine Geräte

# Your letter shows the game as far as this. <a>Sign in</a> to see what came since.
m-your-letter-shows-the-game-as-fa-ae95492a = Dein Brief zeigt die Partie bis hierher. <a>Melde dich an</a>, um zu sehen, was seither kam.

# Your letters, and why there were none
m-your-letters-and-why-there-were-af491b3a = Deine Briefe, und warum keine kamen

# Your link
m-your-link-0afdb9bc = Dein Link

# Your mail address
m-your-mail-address-f902a736 = Deine Mailadresse

# Your mail holds no line of your own, only what we wrote to you; so nothing was done.
m-your-mail-holds-no-line-of-your-1e68dfc8 = Deine Mail enthält keine eigene Zeile, nur, was wir dir schrieben; also wurde nichts getan.

# Your mail reached Posthorn, but it does not answer a letter of ours.
m-your-mail-reached-posthorn-but-i-bb445b55 = Deine Mail hat Posthorn erreicht, aber sie antwortet auf keinen unserer Briefe.

# Your mail was not read: {reason}. Nothing was done.
m-your-mail-was-not-read-reason-no-4c215cdc = Deine Mail wurde nicht gelesen: { $reason }. Nichts wurde getan.

# Your move
m-your-move-720c2081 = Dein Zug

# Your moves, and what you said at tables and in your notes. Moves are part of a game's log, which cannot be changed.
m-your-moves-and-what-you-said-at-6d99cd32 = Deine Züge und was du an Tischen und in deinen Notizen gesagt hast. Züge sind Teil des Protokolls einer Partie, das nicht geändert werden kann.

# Your name
m-your-name-2c6b2e25 = Dein Name

# Your name <small>as others at the table see it</small>
m-your-name-small-as-others-at-the-dd7c2900 = Dein Name <small>wie andere am Tisch ihn sehen</small>

# Your name, if you are new <small>as others at the table see it</small>
m-your-name-if-you-are-new-small-a-3cd1042c = Dein Name, wenn du neu bist <small>wie andere am Tisch ihn sehen</small>

# Your name, your addresses, your letters and mails, what you said at tables and your notes are deleted, and nobody can sign in as you any more. This cannot be undone. Games that run go on as their clocks say. Your moves stay in the logs of the games, under a number that leads to nobody, and with the hours by which your clock ran.
m-your-name-your-addresses-your-le-d6656c27 = Dein Name, deine Adressen, deine Briefe und Mails, was du an Tischen gesagt hast, und deine Notizen werden gelöscht, und niemand kann sich mehr als du anmelden. Das lässt sich nicht rückgängig machen. Laufende Partien gehen weiter, wie ihre Uhren sagen. Deine Züge bleiben in den Protokollen der Partien, unter einer Nummer, die zu niemandem führt, mit den Stunden, nach denen deine Uhr lief.

# Your name, your mail addresses, your settings, and the times at which you set them.
m-your-name-your-mail-addresses-yo-5a699547 = Dein Name, deine Mailadressen, deine Einstellungen und wann du sie gesetzt hast.

# Your notes
m-your-notes-55576676 = Deine Notizen

# Your own words at the table <small>For those who find it or are invited: for whom it is, how you like to play. No addresses, no links.</small>
m-your-own-words-at-the-table-smal-35b77fbe = Deine eigenen Worte am Tisch <small>Für die, die ihn finden oder eingeladen sind: für wen er ist, wie du gern spielst. Keine Adressen, keine Links.</small>

# Your program {name} is told nothing any more.
m-your-program-name-is-told-nothin-8163f434 = Deinem Programm { $name } wird nichts mehr gemeldet.

# Your programs
m-your-programs-1b8c70b9 = Deine Programme

# Your seat is offered to others, and is yours until somebody sits there: move, or answer "come back".
m-your-seat-is-offered-to-others-a-b60f64b5 = Dein Platz wird anderen angeboten und ist deiner, bis jemand dort sitzt: zieh oder antworte „zurückkommen“.

# Your seat is offered to others, and you can come back until somebody takes it. Where nobody else is left the game ends.
m-your-seat-is-offered-to-others-a-98f5388f = Dein Platz wird anderen angeboten, und du kannst zurückkommen, bis ihn jemand nimmt. Ist sonst niemand mehr da, endet die Partie.

# Your seat is offered to others: {why}. It is yours again with a word, until somebody sits there.
m-your-seat-is-offered-to-others-w-8eb939d4 = Dein Platz wird anderen angeboten: { $why }. Mit einem Wort ist er wieder deiner, bis jemand dort sitzt.

# Your seat {n} in a game of {title} has another player now.
m-your-seat-n-in-a-game-of-title-h-df4e2fff = Dein Platz { $n } in einer Partie { $title } gehört jetzt jemand anderem.

# Your table of {title} has waited for two weeks.
m-your-table-of-title-has-waited-f-54410bbd = Dein Tisch { $title } wartet seit zwei Wochen.

# Your turn
m-your-turn-f2d14573 = Du bist dran

# Your vote is asked
m-your-vote-is-asked-de9537dd = Deine Stimme ist gefragt

# Your words for the luck <small>Whatever you like: they are added to the luck, so that nobody can choose it alone. With scripts your browser makes some by chance, and you may change them. Keep them to check the game when it is over. Without words you add nothing.</small>
m-your-words-for-the-luck-small-wh-eda2957e = Deine Worte für das Glück <small>Was du willst: sie kommen zum Glück hinzu, damit niemand es allein wählen kann. Mit Skripten macht dein Browser zufällige, und du darfst sie ändern. Heb sie auf, um die Partie am Ende zu prüfen. Ohne Worte fügst du nichts hinzu.</small>

# a date like 2026-12-24
m-a-date-like-2026-12-24-267d24a7 = ein Datum wie 2026-12-24

# a device
m-a-device-b135be3e = ein Gerät

# a fresh letter
m-a-fresh-letter-f6fbf23f = ein neuer Brief

# a game
m-a-game-7ad4329b = eine Partie

# a guest's game
m-a-guest-s-game-13bbb486 = die Partie eines Gasts

# a key
m-a-key-8fa3aab2 = ein Schlüssel

# a move taken back
m-a-move-taken-back-ae7a854d = ein zurückgenommener Zug

# a picture stands alone on its line, such as [board 14]
m-a-picture-stands-alone-on-its-li-881f0f65 = ein Bild steht allein auf seiner Zeile, etwa [board 14]

# a piece of the board
m-a-piece-of-the-board-f5b97b2a = ein Teil des Spielplans

# a player cannot be reached
m-a-player-cannot-be-reached-ae486c77 = jemand ist nicht erreichbar

# a program has ended
m-a-program-has-ended-6e881ea9 = ein Programm hat geendet

# a table that waits
m-a-table-that-waits-22382fe1 = ein Tisch, der wartet

# all
m-all-5ef5ef03 = alle

# all clocks stand still
m-all-clocks-stand-still-570f266e = alle Uhren stehen still

# all or never
m-all-or-never-008b1ae2 = all oder never

# all that can be done, not only the first options
m-all-that-can-be-done-not-only-th-8ad11423 = alles, was getan werden kann, nicht nur die ersten Möglichkeiten

# all, turns or none
m-all-turns-or-none-9abb7eb4 = all, turns oder none

# an invitation
m-an-invitation-b18204ff = eine Einladung

# an invitation declined
m-an-invitation-declined-69dbb184 = eine abgelehnte Einladung

# an open seat
m-an-open-seat-f3a43414 = ein offener Platz

# and told to {names}
m-and-told-to-names-20b5633a = und gemeldet: { $names }

# answer to your mail
m-answer-to-your-mail-180bde54 = Antwort auf deine Mail

# any
m-any-d6a7cd2a = beliebig

# any number
m-any-number-5c5b2c92 = beliebig viele

# anybody
m-anybody-bcb93332 = jeder

# as its address says
m-as-its-address-says-1f7e2658 = wie seine Adresse sagt

# as long as you play here
m-as-long-as-you-play-here-cddfe52d = solange du hier spielst

# as usual
m-as-usual-1043c0bd = wie üblich

# as usual ({usual})
m-as-usual-usual-17b75a2c = wie üblich ({ $usual })

# as well: a letter comes too
m-as-well-a-letter-comes-too-2951bf2b = zusätzlich: ein Brief kommt auch

# asked
m-asked-c66790da = gefragt

# asked; before {at}, {left}
m-asked-before-at-left-6604ef64 = gefragt; vor { $at }, { $left }

# asked; the clock stands still
m-asked-the-clock-stands-still-c0882969 = gefragt; die Uhr steht still

# at your table
m-at-your-table-ab44ab8b = an deinem Tisch

# away until {day}
m-away-until-day-966f5ca1 = weg bis { $day }

# before luck, a secret or somebody else comes in
m-before-luck-a-secret-or-somebody-a838e092 = ehe Glück, ein Geheimnis oder jemand anders dazukommt

# before luck, a secret or somebody else comes in, and before {when}
m-before-luck-a-secret-or-somebody-37a51e02 = ehe Glück, ein Geheimnis oder jemand anders dazukommt, und vor { $when }

# before {at}, {left}
m-before-at-left-e9e382fd = vor { $at }, { $left }

# beginnings, ends and invitations, moves taken back, seats that change
m-beginnings-ends-and-invitations-a8ad40e6 = Anfänge, Enden und Einladungen, zurückgenommene Züge, wechselnde Plätze

# bot
m-bot-9d74932b = Bot

# brought before
m-brought-before-022733b5 = bisher gebracht

# by a resignation
m-by-a-resignation-51cd75ec = durch Aufgeben

# by a vote
m-by-a-vote-60a8c2bf = durch eine Abstimmung

# carried over
m-carried-over-fa40e3cc = übernommen

# confirmed
m-confirmed-9599915b = bestätigt

# daily
m-daily-6f31304c = täglich

# each move, as anybody may see it
m-each-move-as-anybody-may-see-it-ac0beaf5 = jeder Zug, wie ihn alle sehen dürfen

# earlier
m-earlier-2a51d354 = früher

# for {letters_kept} days
m-for-letters-kept-days-da10abf7 = für { $letters_kept } Tage

# free
m-free-ad95d5fa = frei

# from anybody
m-from-anybody-cce62472 = von jedem

# from no game; your clocks run on
m-from-no-game-your-clocks-run-on-ac8778a6 = aus keiner Partie; deine Uhren laufen weiter

# from nobody
m-from-nobody-cf6664aa = von niemandem

# go on with the game that follows this one, at the same table
m-go-on-with-the-game-that-follows-5939f8cb = mit der Partie weitermachen, die auf diese folgt, am selben Tisch

# hours like 22:00-07:00
m-hours-like-22-00-07-00-4022207d = Stunden wie 22:00-07:00

# in all
m-in-all-abf4fdcd = insgesamt

# in public
m-in-public-d840ebb8 = öffentlich

# in {span}
m-in-span-b9631ed5 = in { $span }

# instead: no letter for what a device has taken
m-instead-no-letter-for-what-a-dev-cc840ce9 = statt dessen: kein Brief über das, was ein Gerät angenommen hat

# invited
m-invited-307128ff = eingeladen

# it comes with the answer to your mail
m-it-comes-with-the-answer-to-your-2e482ea4 = es kommt mit der Antwort auf deine Mail

# it comes with your digest of {when}
m-it-comes-with-your-digest-of-whe-8fca8d76 = es kommt mit deinem Tagesbrief: { $when }

# it goes out in a moment
m-it-goes-out-in-a-moment-7ed842c7 = geht gleich hinaus

# it is held {n} seconds, so that a move taken back is never mailed
m-it-is-held-n-seconds-so-that-a-m-9eca4ea5 = er wird { $n } Sekunden gehalten, damit ein zurückgenommener Zug nie gemailt wird

# it is not your turn any more
m-it-is-not-your-turn-any-more-9e73b6fe = du bist nicht mehr am Zug

# it was taken away, or had ended
m-it-was-taken-away-or-had-ended-8651098f = es wurde weggenommen oder hatte geendet

# kept for you
m-kept-for-you-6c012602 = für dich freigehalten

# last move {moved}
m-last-move-moved-2d266c6d = letzter Zug { $moved }

# last used {used}
m-last-used-used-f39f5dc0 = zuletzt genutzt { $used }

# later
m-later-1d9283d8 = später

# less than a minute
m-less-than-a-minute-95d4cd2a = weniger als eine Minute

# made {made}
m-made-made-74ecc3ef = gemacht { $made }

# mail servers do not take your address; add one like ann@example.org
m-mail-servers-do-not-take-your-ad-83d734c7 = Mailserver nehmen deine Adresse nicht an; füge eine wie ann@example.org hinzu

# mailed, and came back
m-mailed-and-came-back-49ce6e0e = gemailt und zurückgekommen

# mails to your address came back, so it gets none until you confirm it again
m-mails-to-your-address-came-back-06943009 = Mails an deine Adresse kamen zurück, also bekommt sie keine, bis du sie wieder bestätigst

# minutes, 1440 at most
m-minutes-1440-at-most-4a0c13d2 = Minuten, höchstens 1440

# my games
m-my-games-c8cf2b2f = meine Partien

# my turns, and when their time is nearly over
m-my-turns-and-when-their-time-is-2de417d3 = meine Züge, und wenn ihre Zeit fast um ist

# never told yet
m-never-told-yet-f60177dc = noch nie gemeldet

# news of the table
m-news-of-the-table-37117acf = Neues vom Tisch

# no
m-no-9390298f = nein

# no answer came three times
m-no-answer-came-three-times-108c32db = dreimal kam keine Antwort

# no device took it, so it comes as a letter
m-no-device-took-it-so-it-comes-as-4e404480 = kein Gerät nahm es an, also kommt es als Brief

# no letters of this game but when it is over
m-no-letters-of-this-game-but-when-96bfe084 = keine Briefe dieser Partie, außer am Ende

# no letters of {game} but when it is over; you play on the web
m-no-letters-of-game-but-when-it-i-b4be59b9 = keine Briefe von { $game }, außer am Ende; du spielst auf der Seite

# no link or address of your letters up to now works any more
m-no-link-or-address-of-your-lette-c4feb617 = kein Link und keine Adresse deiner bisherigen Briefe gilt mehr

# no moves are expected of you before that day
m-no-moves-are-expected-of-you-bef-541fb514 = vor diesem Tag werden keine Züge von dir erwartet

# no program of yours is to be told of it any more
m-no-program-of-yours-is-to-be-tol-5367d1b2 = keinem Programm von dir soll das mehr gemeldet werden

# no, text alone
m-no-text-alone-02e75dd3 = nein, nur Text

# no, the next letter tells it
m-no-the-next-letter-tells-it-7cda572c = nein, der nächste Brief sagt es

# nobody can invite you, and you hear no more of us
m-nobody-can-invite-you-and-you-he-a8a43b1e = niemand kann dich einladen, und du hörst nichts mehr von uns

# nobody yet
m-nobody-yet-56d6e061 = noch niemand

# none
m-none-140bedbf = keine

# none at all
m-none-at-all-f26690d8 = gar keine

# not asked
m-not-asked-a9d0fe22 = nicht gefragt

# not confirmed
m-not-confirmed-23991585 = nicht bestätigt

# not sent
m-not-sent-8513a9ec = nicht gesendet

# not used yet
m-not-used-yet-8b22857a = noch nicht genutzt

# nothing was done
m-nothing-was-done-bf8f33fa = nichts wurde getan

# offered to others: {why}
m-offered-to-others-why-f3b384e1 = anderen angeboten: { $why }

# one letter a day for all games
m-one-letter-a-day-for-all-games-da64590a = ein Brief am Tag für alle Partien

# only my address, proven
m-only-my-address-proven-2c4dd9f7 = nur meine Adresse, bewiesen

# only my turns, beginnings and ends
m-only-my-turns-beginnings-and-end-b0b0c800 = nur meine Züge, Anfänge und Enden

# open
m-open-2348f998 = offen

# or
m-or-7175517a = oder

# or start with one of these:
m-or-start-with-one-of-these-057ecae1 = oder beginne mit einem von diesen:

# over time
m-over-time-bd744330 = über der Zeit

# p256dh has 65 bytes and auth has 16, both in base64url.
m-p256dh-has-65-bytes-and-auth-has-2ac60b61 = p256dh hat 65 Bytes und auth 16, beide in base64url.

# p256dh is a point of P-256 and auth has 16 bytes, both in base64url.
m-p256dh-is-a-point-of-p-256-and-a-ba334a05 = p256dh ist ein Punkt von P-256 und auth hat 16 Bytes, beide in base64url.

# passed
m-passed-284d1e8c = angenommen

# play what the last letter of a game offers to be tried again
m-play-what-the-last-letter-of-a-g-b3b21e85 = spielen, was der letzte Brief einer Partie zum Wiederversuchen anbietet

# points
m-points-c54a061d = Punkte

# refused by the mail server
m-refused-by-the-mail-server-182b5840 = vom Mailserver abgelehnt

# round
m-round-a97b0931 = Runde

# round {round}
m-round-round-58a9ff06 = Runde { $round }

# seat {n}
m-seat-n-3cb2af82 = Platz { $n }

# seconds, 3600 at most
m-seconds-3600-at-most-ec2c0990 = Sekunden, höchstens 3600

# signed JSON, as Standard Webhooks has it
m-signed-json-as-standard-webhooks-017f7181 = signiertes JSON nach Standard Webhooks

# sits
m-sits-f4b79d59 = sitzt

# so many within an hour are enough
m-so-many-within-an-hour-are-enoug-21127f31 = so viele in einer Stunde sind genug

# somebody has opened the same table once more, and your seat is kept: you sit down
m-somebody-has-opened-the-same-tab-0eb6a137 = jemand hat denselben Tisch noch einmal eröffnet, und dein Platz ist freigehalten: du setzt dich

# somebody invited
m-somebody-invited-40cd5201 = jemand Eingeladenes

# steady
m-steady-57e1f047 = gleichmäßig

# tables that I host
m-tables-that-i-host-ae969cd3 = Tische, deren Gastgeber ich bin

# take it back
m-take-it-back-b609e4b5 = zurücknehmen

# take the seat
m-take-the-seat-f87195a2 = den Platz nehmen

# take the seat you are invited to; join with any words of yours adds them to the luck
m-take-the-seat-you-are-invited-to-a5923ed1 = den Platz nehmen, zu dem du eingeladen bist; „join with“ und eigene Worte fügt sie dem Glück hinzu

# take your last move back, if nothing was revealed since
m-take-your-last-move-back-if-noth-e58b6e30 = deinen letzten Zug zurücknehmen, wenn seither nichts aufgedeckt wurde

# taken back
m-taken-back-889e5f43 = zurückgenommen

# that is
m-that-is-f21d8591 = das heißt

# the bots move first
m-the-bots-move-first-14b30234 = die Bots ziehen zuerst

# the browser takes no pushes any more
m-the-browser-takes-no-pushes-any-51354557 = der Browser nimmt keine Meldungen mehr an

# the clock makes a plain move for that seat; after three in a row the seat is offered to others
m-the-clock-makes-a-plain-move-for-dfc9c6b0 = die Uhr macht einen einfachen Zug für diesen Platz; nach dreien in Folge wird der Platz anderen angeboten

# the clock makes a plain move for you
m-the-clock-makes-a-plain-move-for-da4dd69f = die Uhr macht einen einfachen Zug für dich

# the clocks run again
m-the-clocks-run-again-bde0432c = die Uhren laufen wieder

# the device was taken away
m-the-device-was-taken-away-5a068051 = das Gerät wurde weggenommen

# the free ones
m-the-free-ones-550f31c0 = die freien

# the game begins
m-the-game-begins-4903f0b4 = die Partie beginnt

# the game ends as it stands
m-the-game-ends-as-it-stands-379053ad = die Partie endet, wie sie steht

# the game ends without a result
m-the-game-ends-without-a-result-7206b932 = die Partie endet ohne Ergebnis

# the game has begun
m-the-game-has-begun-5793df2d = die Partie hat begonnen

# the game is over
m-the-game-is-over-edd38001 = die Partie ist zu Ende

# the game was closed
m-the-game-was-closed-810f6383 = die Partie wurde geschlossen

# the hashes by which luck and log are checked
m-the-hashes-by-which-luck-and-log-6043dbdb = die Hashes, mit denen Glück und Protokoll geprüft werden

# the host
m-the-host-39e3f7ae = der Gastgeber

# the house bot plays on for {who}
m-the-house-bot-plays-on-for-who-472a8568 = der Hausbot spielt für { $who } weiter

# the last letter of the game before asks you already
m-the-last-letter-of-the-game-befo-fc99aeb7 = der letzte Brief der Partie davor fragt dich schon

# the last move is taken back, with all that came after it
m-the-last-move-is-taken-back-with-0bb80059 = der letzte Zug wird zurückgenommen, mit allem, was danach kam

# the letter of {at} showed you this turn
m-the-letter-of-at-showed-you-this-3fffcef7 = der Brief von { $at } hat dir diesen Zug gezeigt

# the move was taken back before any letter told you of it
m-the-move-was-taken-back-before-a-ade7284e = der Zug wurde zurückgenommen, ehe ein Brief dir davon erzählte

# the others decide how the game goes on
m-the-others-decide-how-the-game-g-43ad6ea5 = die anderen entscheiden, wie die Partie weitergeht

# the others go on
m-the-others-go-on-93c1b71d = die anderen machen weiter

# the position once more; or what a letter leaves out: show log, show Bert
m-the-position-once-more-or-what-a-e0487f2d = noch einmal die Stellung; oder was ein Brief weglässt: zeig protokoll, zeig Bert

# the same table is opened once more, and a seat is kept for each of you
m-the-same-table-is-opened-once-mo-f499b68e = derselbe Tisch wird noch einmal eröffnet und für jeden von euch ein Platz freigehalten

# the same table once more, after the end
m-the-same-table-once-more-after-t-c350c834 = derselbe Tisch noch einmal, nach dem Ende

# the seat is not yours any more
m-the-seat-is-not-yours-any-more-b8c3736e = der Platz ist nicht mehr deiner

# the seat is offered to others
m-the-seat-is-offered-to-others-7af9d6fe = der Platz wird anderen angeboten

# the seat is yours, and the first letter comes when the game begins
m-the-seat-is-yours-and-the-first-c11b7bb4 = der Platz ist deiner, und der erste Brief kommt, wenn die Partie beginnt

# the seat of {who} is offered, and whoever sits down plays on
m-the-seat-of-who-is-offered-and-w-026975c6 = der Platz wird angeboten ({ $who }), und wer sich setzt, spielt weiter

# the table is told, and nothing more happens by itself
m-the-table-is-told-and-nothing-mo-af78a2d7 = der Tisch erfährt es, und von selbst geschieht nichts mehr

# the time of one letter a day, like 07:00
m-the-time-of-one-letter-a-day-lik-b5d094ad = die Uhrzeit für einen Brief am Tag, wie 07:00

# the time was over
m-the-time-was-over-c728e200 = die Zeit war um

# the whole log
m-the-whole-log-ecd02877 = das ganze Protokoll

# there is no confirmed address to send it to
m-there-is-no-confirmed-address-to-0cdcfec2 = es gibt keine bestätigte Adresse, an die er gehen könnte

# this machine
m-this-machine-e223809d = diese Maschine

# those invited, and who has the link
m-those-invited-and-who-has-the-li-65bae35e = Eingeladene, und wer den Link hat

# time over
m-time-over-8c552e9f = Zeit um

# to begin to play
m-to-begin-to-play-b68ece60 = um anzufangen

# to move
m-to-move-b65e7037 = um zu ziehen

# to sign in
m-to-sign-in-6bfe0be5 = zum Anmelden

# told last {used}
m-told-last-used-38d37a40 = zuletzt gemeldet { $used }

# told to {names}, as you wish in place of a letter
m-told-to-names-as-you-wish-in-pla-6c92a10c = gemeldet an { $names }, wie du es statt eines Briefs willst

# too many names are being asked for
m-too-many-names-are-being-asked-f-af154bf0 = nach zu vielen Namen wird gefragt

# total
m-total-11239872 = gesamt

# turns, games, table or some of these, or none
m-turns-games-table-or-some-of-the-d695f50b = turns, games, table oder einige davon, oder none

# unhurried
m-unhurried-e28efeb6 = ohne Eile

# until
m-until-2e3200de = bis

# until {names} has moved
m-until-names-has-moved-d27d8956 = bis { $names } gezogen hat

# until {names} has moved; the time for that ends {when}
m-until-names-has-moved-the-time-f-02a629b0 = bis { $names } gezogen hat; die Zeit dafür endet { $when }

# void: {void}; seed <code>{seed}</code>
m-void-void-seed-code-seed-code-a0099f02 = ungültig: { $void }; Startwert <code>{ $seed }</code>

# vote
m-vote-ab274474 = Abstimmung

# votes and other news of the table
m-votes-and-other-news-of-the-tabl-d6f000c8 = Abstimmungen und anderes Neues vom Tisch

# wait for you
m-wait-for-you-abf5a9f2 = warten auf dich

# was this you?
m-was-this-you-11697673 = warst du das?

# well or instead
m-well-or-instead-9b401dcb = zusätzlich oder statt dessen

# what can be said now; or what begins with a word
m-what-can-be-said-now-or-what-beg-78865397 = was jetzt gesagt werden kann; oder was mit einem Wort beginnt

# what the others say at the table
m-what-the-others-say-at-the-table-2d1b6f6e = was die anderen am Tisch sagen

# what to do
m-what-to-do-f425add4 = was zu tun ist

# what would come of an option, without doing it
m-what-would-come-of-an-option-wit-077185c6 = was aus einer Möglichkeit würde, ohne sie zu tun

# what you said is done, and the next letter tells it; you want no receipts
m-what-you-said-is-done-and-the-ne-5018d8fc = was du gesagt hast, ist getan, und der nächste Brief sagt es; du willst keine Quittungen

# whether letters come at all; answers to your own mails always do
m-whether-letters-come-at-all-answ-ab919d98 = ob überhaupt Briefe kommen; Antworten auf deine eigenen Mails immer

# which is over
m-which-is-over-57e61975 = die zu Ende ist

# which {what}?
m-which-what-48cf5b55 = welches { $what }?

# who sits down and leaves, beginnings, ends, votes
m-who-sits-down-and-leaves-beginni-8695162a = wer sich setzt und geht, Anfänge, Enden, Abstimmungen

# whoever holds one of my letters
m-whoever-holds-one-of-my-letters-85f0a541 = wer einen meiner Briefe hat

# whoever is asked gets {n} more hours
m-whoever-is-asked-gets-n-more-hou-59ae4921 = wer gefragt ist, bekommt { $n } Stunden mehr

# whoever runs this service
m-whoever-runs-this-service-21655a9a = wer diesen Dienst betreibt

# why letters were sent or not
m-why-letters-were-sent-or-not-bb7c87ae = warum Briefe gesendet wurden oder nicht

# with {people}
m-with-people-b9d0f10d = mit { $people }

# words at the table
m-words-at-the-table-e3a3ab88 = Worte am Tisch

# written, and waits until the mail server takes it
m-written-and-waits-until-the-mail-421e201f = geschrieben und wartet, bis der Mailserver ihn nimmt

# yes
m-yes-8a798890 = ja

# yes or no
m-yes-or-no-82b00571 = yes oder no

# yes, at once
m-yes-at-once-7c596bc9 = ja, sofort

# yes, that was me
m-yes-that-was-me-4f40895e = ja, das war ich

# you ({name})
m-you-name-8ba646b6 = du ({ $name })

# you are back: your clocks run again, and days that are not used go back
m-you-are-back-your-clocks-run-aga-1874ca5a = du bist zurück: deine Uhren laufen wieder, und unbenutzte Tage kommen zurück

# you do not take the seat in {game}
m-you-do-not-take-the-seat-in-game-0f7ac8b9 = du nimmst den Platz in { $game } nicht

# you have had as many invitations lately as one mailbox gets
m-you-have-had-as-many-invitations-3e6ee6fe = du hattest in letzter Zeit so viele Einladungen, wie ein Postfach bekommt

# you have moved since
m-you-have-moved-since-cc0facb3 = du hast seither gezogen

# you have muted this game
m-you-have-muted-this-game-4ef7ae15 = du hast diese Partie stumm geschaltet

# you have resigned, so of this game you hear only its end
m-you-have-resigned-so-of-this-gam-3737b991 = du hast aufgegeben, also hörst du von dieser Partie nur das Ende

# you have said whether you go on
m-you-have-said-whether-you-go-on-8ed5ca28 = du hast gesagt, ob du weitermachst

# you have stopped all letters
m-you-have-stopped-all-letters-cc1384fb = du hast alle Briefe abgestellt

# you leave the game
m-you-leave-the-game-82231f1e = du verlässt die Partie

# you pause until {day}
m-you-pause-until-day-bc69a0ae = du machst Pause bis { $day }

# you play on, as if you had said nothing
m-you-play-on-as-if-you-had-said-n-2b84316f = du spielst weiter, als hättest du nichts gesagt

# you take no invitations, or none of this host
m-you-take-no-invitations-or-none-894a2abd = du nimmst keine Einladungen, oder keine dieses Gastgebers

# you vote against it
m-you-vote-against-it-4cc79284 = du stimmst dagegen

# you want letters about your turns only
m-you-want-letters-about-your-turn-dc2f7347 = du willst nur Briefe über deine Züge

# your link
m-your-link-ea9b0dc5 = dein Link

# your page of the game is open, and shows it
m-your-page-of-the-game-is-open-an-e27a29b2 = deine Seite der Partie ist offen und zeigt es

# your quiet hours last until {when}
m-your-quiet-hours-last-until-when-57c7b487 = deine Ruhezeit dauert bis { $when }

# your seat in {game} is free again
m-your-seat-in-game-is-free-again-f752742d = dein Platz in { $game } ist wieder frei

# your seat in {game} is offered to somebody else; you are asked once more before it is
m-your-seat-in-game-is-offered-to-4be4afff = dein Platz in { $game } wird jemand anderem angeboten; du wirst vorher noch einmal gefragt

# your seat is offered to others
m-your-seat-is-offered-to-others-d11a0ee0 = dein Platz wird anderen angeboten

# your seat was taken
m-your-seat-was-taken-6ebb24fa = dein Platz ist vergeben

# your turn
m-your-turn-5acd99f0 = dein Zug

# {address} is yours already.
m-address-is-yours-already-0a5be20e = { $address } ist schon deine.

# {bank} for thinking, and {refund} more after each answer
m-bank-for-thinking-and-refund-mo-501b0fab = { $bank } Bedenkzeit, und { $refund } mehr nach jeder Antwort

# {days_left} days are left in your store. On holiday all your clocks stand still, and letters about turns wait.
m-days-left-days-are-left-in-your-e510f55e = { $days_left } Tage sind in deinem Vorrat. Im Urlaub stehen alle deine Uhren still, und Briefe über Züge warten.

# {dropped} cannot be picked here.
m-dropped-cannot-be-picked-here-6da5053e = { $dropped } kann hier nicht gewählt werden.

# {d} d {h} h
m-d-d-h-h-570379d9 = { $d } Tg. { $h } Std.

# {ended} with {points} {points|point|points} against a target of {target}
m-ended-with-points-points-point-d35a8633 = { $ended } mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } bei einem Ziel von { $target }

# {free} free
m-free-free-85c1312a = { $free } frei

# {free} {free|seat|seats} to fill
m-free-free-seat-seats-to-fill-e96d3448 = { $free } { $free ->
        [one] Platz
       *[other] Plätze
    } zu besetzen

# {heading}: the result
m-heading-the-result-592512a3 = { $heading }: das Ergebnis

# {heading}: {called}, move {version}
m-heading-called-move-version-c9c473dc = { $heading }: { $called }, Zug { $version }

# {host} looks for somebody else, and does not invite you again
m-host-looks-for-somebody-else-an-c85fd73a = { $host } sucht jemand anderen und lädt dich nicht wieder ein

# {host} writes: "{words}"
m-host-writes-words-e1e18a9d = { $host } schreibt: „{ $words }“

# {hour}:{minute}
m-hour-minute-6fc823d7 = { $hour }:{ $minute }

# {h} h {m} min
m-h-h-m-min-99422830 = { $h } Std. { $m } Min.

# {mails_kept} days after they were dealt with
m-mails-kept-days-after-they-were-efb433d7 = { $mails_kept } Tage, nachdem sie erledigt sind

# {most} addresses are enough. Take one away first.
m-most-addresses-are-enough-take-8d577982 = { $most } Adressen sind genug. Nimm erst eine weg.

# {most} devices are enough. Take one away first.
m-most-devices-are-enough-take-on-4e90c6cb = { $most } Geräte sind genug. Nimm erst eines weg.

# {most} keys are enough. Revoke one first.
m-most-keys-are-enough-revoke-one-07dee29a = { $most } Schlüssel sind genug. Widerrufe erst einen.

# {most} programs are enough. Take one away first.
m-most-programs-are-enough-take-o-1452b1c7 = { $most } Programme sind genug. Nimm erst eines weg.

# {m} min
m-m-min-b8b9f90d = { $m } Min.

# {names} is away until {away}.
m-names-is-away-until-away-a18dbff0 = Weg bis { $away }: { $names }.

# {names} play {title}.
m-names-play-title-737913d8 = { $title }: { $names }.

# {names} until {at}
m-names-until-at-4ee809ec = { $names } bis { $at }

# {names} wins {heading}
m-names-wins-heading-b639c94b = { $names } gewinnt { $heading }

# {names} won.
m-names-won-6c8a4d7c = Gewonnen: { $names }.

# {names} {n|is|are} to move.
m-names-n-is-are-to-move-9e0685aa = Am Zug: { $names }.

# {names}. This game of {title} is over: look at its end and at every move.
m-names-this-game-of-title-is-ove-9fe7a654 = { $names }. Diese Partie { $title } ist zu Ende: sieh ihr Ende und jeden Zug an.

# {name} (a bot)
m-name-a-bot-1dec2ce0 = { $name } (ein Bot)

# {name} 417: Autumn windows
m-name-417-autumn-windows-c2db311e = { $name } 417: Herbstfenster

# {name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.
m-name-has-said-no-to-an-invitati-fdd08a14 = { $name } hat auf eine Einladung von dir Nein gesagt und wird nicht wieder gefragt. Lass diesen Platz lieber offen.

# {name} is told from now on. Its secret, by which it knows that we are speaking, is shown this once:
m-name-is-told-from-now-on-its-se-ed24d397 = { $name } wird von jetzt an gemeldet. Das Geheimnis, an dem es uns erkennt, wird dieses eine Mal gezeigt:

# {name} is {form}, or nothing.
m-name-is-form-or-nothing-8723533b = { $name } ist { $form } oder nichts.

# {name} on {host}
m-name-on-host-f3237642 = { $name } auf { $host }

# {name} takes no invitations. Leave that seat open, or invite another.
m-name-takes-no-invitations-leave-3a1788cf = { $name } nimmt keine Einladungen. Lass diesen Platz offen oder lade jemand anderen ein.

# {name}, it is your turn. {prompt} {until}
m-name-it-is-your-turn-prompt-unt-d58453d6 = { $name }, du bist am Zug. { $prompt } { $until }

# {name}, nothing is done in a game. Which letters shall end?
m-name-nothing-is-done-in-a-game-e682352f = { $name }, in einer Partie geschieht nichts. Welche Briefe sollen enden?

# {name}, the others go on.
m-name-the-others-go-on-cad8f898 = { $name }, die anderen machen weiter.

# {name}, the time of {who} is over. How shall the game go on?
m-name-the-time-of-who-is-over-ho-d25d072d = { $name }, die Zeit ist um ({ $who }). Wie soll die Partie weitergehen?

# {name}, was this you?
m-name-was-this-you-7614fa7e = { $name }, warst du das?

# {name}, your time is over. Answer now, and all goes on. {prompt}
m-name-your-time-is-over-answer-n-516611e2 = { $name }, deine Zeit ist um. Antworte jetzt, und alles geht weiter. { $prompt }

# {name}, your time was over.
m-name-your-time-was-over-db92e549 = { $name }, deine Zeit war um.

# {name}, {host} asks you to a game of {title}, played by letter.
m-name-host-asks-you-to-a-game-of-830ac330 = { $name }, { $host } bittet dich zu einer Partie { $title }, gespielt per Brief.

# {name}, {n} {n|game waits|games wait} for you.
m-name-n-n-game-waits-games-wait-e586f6d5 = { $name }, { $n } { $n ->
        [one] Partie wartet
       *[other] Partien warten
    } auf dich.

# {name}: not mailed, {why}.
m-name-not-mailed-why-b10f0e44 = { $name }: nicht gemailt, { $why }.

# {name}: the whole log
m-name-the-whole-log-0b1094ab = { $name }: das ganze Protokoll

# {name}: waits, {why}.
m-name-waits-why-d775ff97 = { $name }: wartet, { $why }.

# {name}: what is in the box
m-name-what-is-in-the-box-c69fe338 = { $name }: was in der Schachtel ist

# {name}: {called}, all moves
m-name-called-all-moves-eab6f750 = { $name }: { $called }, alle Züge

# {name}: {called}, the result
m-name-called-the-result-68b62bde = { $name }: { $called }, das Ergebnis

# {new} new<span> moves since your last turn: replay</span>
m-new-new-span-moves-since-your-l-9f384270 = { $new } neu<span>: Züge seit deinem letzten, nachspielen</span>

# {n|Nobody|More than one} whom you have played with is called "{name}". Give a mail address, or pass the link of the table on.
m-n-nobody-more-than-one-whom-you-26fd1da6 = { $n ->
        [one] Niemand
       *[other] Mehr als einer
    }, mit dem du gespielt hast, heißt „{ $name }“. Gib eine Mailadresse an oder gib den Link des Tischs weiter.

# {n} more {n|choice comes|choices come} with "more".
m-n-more-n-choice-comes-choices-c-b4088b29 = { $n } { $n ->
        [one] weitere Möglichkeit kommt
       *[other] weitere Möglichkeiten kommen
    } mit „mehr“.

# {n} of {of} {n|is|are} needed.
m-n-of-of-n-is-are-needed-d8a88837 = Nötig: { $n } von { $of }.

# {n} {n|day|days}
m-n-n-day-days-f51bc39f = { $n } { $n ->
        [one] Tag
       *[other] Tage
    }

# {n} {n|day|days} of thinking time
m-n-n-day-days-of-thinking-time-ba00d75f = { $n } { $n ->
        [one] Tag
       *[other] Tage
    } Bedenkzeit

# {n} {n|fits|fit}
m-n-n-fits-fit-bb80a811 = { $n } { $n ->
        [one] passt
       *[other] passen
    }

# {n} {n|hour|hours}
m-n-n-hour-hours-48e256c1 = { $n } { $n ->
        [one] Stunde
       *[other] Stunden
    }

# {n} {n|hour|hours} of thinking time
m-n-n-hour-hours-of-thinking-time-e8c90e71 = { $n } { $n ->
        [one] Stunde
       *[other] Stunden
    } Bedenkzeit

# {n} {n|line|lines} of your mail {n|is|are} no move and {n|was|were} left alone.
m-n-n-line-lines-of-your-mail-n-i-e80e360b = { $n } { $n ->
        [one] Zeile deiner Mail ist kein Zug und blieb
       *[other] Zeilen deiner Mail sind keine Züge und blieben
    } unbeachtet.

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }

# {option}: a file of the owner's
m-option-a-file-of-the-owner-s-4755df6d = { $option }: eine Datei des Eigentümers

# {option}: carried over
m-option-carried-over-0a898fa5 = { $option }: übernommen

# {said}: done. {text}
m-said-done-text-313cd6bf = { $said }: getan. { $text }

# {said}: not done, the game has moved on. {text}
m-said-not-done-the-game-has-move-eec87eb0 = { $said }: nicht getan, die Partie ist weitergegangen. { $text }

# {said}: not done. {text}
m-said-not-done-text-e2ff008a = { $said }: nicht getan. { $text }

# {said}: not tried. {text}
m-said-not-tried-text-47cc2e1c = { $said }: nicht versucht. { $text }

# {said}: not understood. {text}
m-said-not-understood-text-4979fee9 = { $said }: nicht verstanden. { $text }

# {said}: see below.
m-said-see-below-d30afa11 = { $said }: siehe unten.

# {seats_told} players
m-seats-told-players-8fbbb2e3 = { $seats_told } Spieler

# {seats_told} players, alone too.
m-seats-told-players-alone-too-3a880226 = { $seats_told } Spieler, auch allein.

# {seats_told} players.
m-seats-told-players-cd6e936f = { $seats_told } Spieler.

# {several} "{words}" also answers what follows.
m-several-words-also-answers-what-1e78374a = { $several } „{ $words }“ antwortet auch auf das Folgende.

# {span} of thinking time left
m-span-of-thinking-time-left-86dee8a9 = noch { $span } Bedenkzeit

# {stands} It lapses {until}.
m-stands-it-lapses-until-d858fc80 = { $stands } Verfällt { $until }.

# {text} ({n} h)
m-text-n-h-4d5138d3 = { $text } ({ $n } Std.)

# {text} No letter was sent, and nothing else has changed.
m-text-no-letter-was-sent-and-not-c2dcc0bd = { $text } Kein Brief wurde gesendet, und sonst hat sich nichts geändert.

# {title} by mail
m-title-by-mail-6d9ba91d = { $title } per Mail

# {title} for {seats} players, by mail or on the page, over days. Play a bot now, or open a table.
m-title-for-seats-players-by-mail-2df57d3d = { $title } für { $seats } Spieler, per Mail oder auf der Seite, über Tage. Spiel jetzt gegen einen Bot, oder eröffne einen Tisch.

# {title} has no cards.
m-title-has-no-cards-48fd9136 = { $title } hat keine Karten.

# {title} {number} begins when every seat is taken; it waits for {names}.
m-title-number-begins-when-every-369636e0 = { $title } { $number } beginnt, wenn jeder Platz besetzt ist; gewartet wird auf { $names }.

# {title} {number} begins when the public beacon is out.
m-title-number-begins-when-the-pu-a9e25b50 = { $title } { $number } beginnt, wenn das öffentliche Zufallssignal heraus ist.

# {title} {number} goes on from a game of yours; your seat is kept.
m-title-number-goes-on-from-a-gam-9a3003df = { $title } { $number } setzt eine Partie von dir fort; dein Platz ist freigehalten.

# {title} {number} is over
m-title-number-is-over-012db19c = { $title } { $number } ist zu Ende

# {title} {number}, log {version}:{head} of game {game}.
m-title-number-log-version-head-o-60689e09 = { $title } { $number }, Protokoll { $version }:{ $head } der Partie { $game }.

# {title} {number}. The luck is fair; the first letter says how you check it.
m-title-number-the-luck-is-fair-t-0856ba27 = { $title } { $number }. Das Glück ist ehrlich; der erste Brief sagt, wie du es prüfst.

# {title} {number}: until {deadline}.
m-title-number-until-deadline-3d3bde21 = { $title } { $number }: bis { $deadline }.

# {unread} {unread|new word|new words}
m-unread-unread-new-word-new-word-0699cb0c = { $unread } { $unread ->
        [one] neue Nachricht
       *[other] neue Nachrichten
    }

# {version} of {version2}
m-version-of-version2-e2f60bc8 = { $version } von { $version2 }

# {waiting_games} {waiting_games|game waits|games wait} for you
m-waiting-games-waiting-games-gam-ef4ba36e = { $waiting_games } { $waiting_games ->
        [one] Partie wartet
       *[other] Partien warten
    } auf dich

# {waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.
m-waiting-of-your-invitations-wai-d6405d93 = { $waiting } deiner Einladungen warten auf Antwort; höchstens { $most } dürfen es. Sag eine Partie ab, die nicht beginnt.

# {what}, if all {n} of you agree
m-what-if-all-n-of-you-agree-670c43e7 = { $what }, wenn ihr alle { $n } zustimmt

# {what}, if both of you agree
m-what-if-both-of-you-agree-a92f8667 = { $what }, wenn ihr beide zustimmt

# {what}, if {n} of you agree
m-what-if-n-of-you-agree-55bfdcec = { $what }, wenn { $n } von euch zustimmen

# {what}, the second
m-what-the-second-dc404b53 = { $what }, der zweite

# {who} does not play {title} {number}.
m-who-does-not-play-title-number-ef0bc9e7 = { $who } spielt { $title } { $number } nicht.

# {who} says
m-who-says-36583331 = { $who } sagt

# {who} says: "{words}"
m-who-says-words-e21c2354 = { $who } sagt: „{ $words }“

# {who} took a move back. It is not your turn after all.
m-who-took-a-move-back-it-is-not-1e9c26db = { $who } hat einen Zug zurückgenommen. Du bist doch nicht am Zug.

# {who} took a move back; you are asked anew, as the table stands now.
m-who-took-a-move-back-you-are-as-c041d362 = { $who } hat einen Zug zurückgenommen; du wirst neu gefragt, wie der Tisch jetzt steht.

# {who} {n|wins|win} with {points} {points|point|points}
m-who-n-wins-win-with-points-poin-2d0e0fae = { $who } { $n ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }

# {who}: {n} {n|point|points}.
m-who-n-n-point-points-52525ce0 = { $who }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }.
