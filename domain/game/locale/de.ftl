#  For example: "{example}".
m-for-example-example-c551b502 = { " " }Zum Beispiel: „{ $example }“.

#  It is decided.
m-it-is-decided-4aacc07b = { " " }Es ist entschieden.

# " or "
m-or-e8906955 = “ oder „

# "{address}" is no mail address; one is like ann@example.org.
m-address-is-no-mail-address-one-299d870e = „{ $address }“ ist keine Mailadresse; eine sieht aus wie ann@example.org.

# "{part}" is no answer of {title}; the last may be "wait".
m-part-is-no-answer-of-title-the-8db4d151 = „{ $part }“ ist keine Antwort in { $title }; die letzte darf „warten“ sein.

# "{text}" is not finished: {wanted} is missing.
m-text-is-not-finished-wanted-is-42af297c = „{ $text }“ ist nicht fertig: es fehlt { $wanted }.

# "{text}" is not understood from "{word}" on.
m-text-is-not-understood-from-wor-c91f7f26 = „{ $text }“ ist ab „{ $word }“ nicht verständlich.

# "{text}" is not understood. Did you mean "{meant}"?
m-text-is-not-understood-did-you-9a6c8672 = „{ $text }“ ist nicht verständlich. Meintest du „{ $meant }“?

# "{text}" is not understood. If it is to say "{meant}": {why}
m-text-is-not-understood-if-it-is-d8004de3 = „{ $text }“ ist nicht verständlich. Falls es „{ $meant }“ heißen soll: { $why }

# "{text}" is not understood. Say "help" for what can be said now.
m-text-is-not-understood-say-help-edf8a92c = „{ $text }“ ist nicht verständlich. Mit „hilfe“ erfährst du, was jetzt gesagt werden kann.

# "{text}" is not understood: {wanted} is wanted instead of "{word}".
m-text-is-not-understood-wanted-i-5f9b1a93 = „{ $text }“ ist nicht verständlich: statt „{ $word }“ ist { $wanted } nötig.

# "{value}" is no time zone; say one like Europe/Prague.
m-value-is-no-time-zone-say-one-l-57ac72ab = „{ $value }“ ist keine Zeitzone; schreib eine wie Europe/Prague.

# , else 
m-else-2935c988 = , sonst{ " " }

# A bot takes your seat.
m-a-bot-takes-your-seat-fe88ae80 = Ein Bot übernimmt deinen Platz.

# A clock stands still for 1 to {most} hours.
m-a-clock-stands-still-for-1-to-mo-5ca51898 = Eine Uhr steht 1 bis { $most } Stunden still.

# A day is written 2026-12-24.
m-a-day-is-written-2026-12-24-1406d5fb = Ein Tag wird 2026-12-24 geschrieben.

# A game of {title} goes on from {after}, with what that one left. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-goes-on-from-aft-2b8c49cf = Eine Partie { $title } setzt { $after } fort, mit dem, was davon blieb. Sie nimmt den vorher festgelegten Startwert Nummer { $number }: { $commitment }

# A game of {title} goes on from {after}, with what that one left. The seed is committed: {commitment}
m-a-game-of-title-goes-on-from-aft-f43f55c5 = Eine Partie { $title } setzt { $after } fort, mit dem, was davon blieb. Der Startwert ist festgelegt: { $commitment }

# A game of {title} is opened. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-is-opened-it-tak-9d0c0048 = Eine Partie { $title } ist eröffnet. Sie nimmt den vorher festgelegten Startwert Nummer { $number }: { $commitment }

# A game of {title} is opened. The seed is committed: {commitment}
m-a-game-of-title-is-opened-the-se-84665c9a = Eine Partie { $title } ist eröffnet. Der Startwert ist festgelegt: { $commitment }

# A game that goes on from another is not cancelled; say "no" to leave it.
m-a-game-that-goes-on-from-another-00adb5ee = Eine Partie, die eine andere fortsetzt, wird nicht abgesagt; sag „nein“, um sie zu verlassen.

# A gift is from one instant to another, as 2026-12-24T20:00:00Z.
m-a-gift-is-from-one-instant-to-an-a48c9a06 = Eine Zeitgabe reicht von einem Zeitpunkt zum anderen, wie 2026-12-24T20:00:00Z.

# A gift is time that has passed, {n} days at most.
m-a-gift-is-time-that-has-passed-n-d7f31a3c = Eine Zeitgabe ist vergangene Zeit, höchstens { $n } Tage.

# A holiday is booked: {n} {n|day|days} of the store.
m-a-holiday-is-booked-n-n-day-days-7dca2369 = Urlaub gebucht: { $n } { $n ->
        [one] Tag
       *[other] Tage
    } vom Vorrat.

# A name has 1 to 40 printable characters.
m-a-name-has-1-to-40-printable-cha-04b50376 = Ein Name hat 1 bis 40 druckbare Zeichen.

# A name has letters or digits that can be seen, and few marks on each.
m-a-name-has-letters-or-digits-tha-b23eb4c5 = Ein Name hat sichtbare Buchstaben oder Ziffern, mit wenigen Zeichen darauf.

# A name holds no address and no link; put a space after a full stop.
m-a-name-holds-no-address-and-no-l-95d9723b = Ein Name enthält keine Adresse und keinen Link; nach einem Punkt kommt ein Leerzeichen.

# A night is written 23:00-07:00, or left empty; "{text}" is none.
m-a-night-is-written-23-00-07-00-o-b3c4f794 = Eine Nacht wird 23:00-07:00 geschrieben oder leer gelassen; „{ $text }“ ist keine.

# A night lasts from a minute to {n} hours.
m-a-night-lasts-from-a-minute-to-n-d0fedd68 = Eine Nacht dauert eine Minute bis { $n } Stunden.

# A nonce is 1 to 64 letters, digits, - or _.
m-a-nonce-is-1-to-64-letters-digit-096c0d22 = Eine Nonce hat 1 bis 64 Buchstaben, Ziffern, - oder _.

# A player who left
m-a-player-who-left-f96d8f13 = Jemand, der gegangen ist

# A rematch is offered once the game is over.
m-a-rematch-is-offered-once-the-ga-02266de4 = Eine Revanche wird angeboten, wenn die Partie zu Ende ist.

# A seat has at most {n} orders.
m-a-seat-has-at-most-n-orders-228be50e = Ein Platz hat höchstens { $n } Entscheidungen im Voraus.

# A seat is for a player, for the bot "sensible", or for anybody.
m-a-seat-is-for-a-player-for-the-b-ec2eb9eb = Ein Platz ist für einen Spieler, für den Bot „sensible“ oder für jeden.

# A signature of this chain is {digits} hexadecimal digits, in small letters.
m-a-signature-of-this-chain-is-dig-e001dd8d = Eine Signatur dieser Kette hat { $digits } Hexadezimalziffern in kleinen Buchstaben.

# A table has {n} days to begin.
m-a-table-has-n-days-to-begin-2127eb82 = Ein Tisch hat { $n } Tage, um zu beginnen.

# All agreed: the game ends as it stands. The seed was {seed}
m-all-agreed-the-game-ends-as-it-s-336bc1bc = Alle waren einverstanden: die Partie endet, wie sie steht. Der Startwert war { $seed }

# All agreed: the game is called off, without a result. The seed was {seed}
m-all-agreed-the-game-is-called-of-f7c333a4 = Alle waren einverstanden: die Partie wird ohne Ergebnis abgebrochen. Der Startwert war { $seed }

# All orders are gone.
m-all-orders-are-gone-81e2abdc = Alle Entscheidungen im Voraus sind weg.

# An order has 1 to {n} answers with else between them.
m-an-order-has-1-to-n-answers-with-162eed0e = Eine Entscheidung im Voraus hat 1 bis { $n } Antworten, dazwischen „sonst“.

# At this table who cannot act is asked all the same, and passes: who is asked shows nothing of a hand.
m-at-this-table-who-cannot-act-is-179ba07a = An diesem Tisch wird auch gefragt, wer nicht handeln kann, und passt: die Frage verrät nichts von einer Hand.

# At this table who cannot act is skipped: that means fewer letters, and it shows something of a hand.
m-at-this-table-who-cannot-act-is-fe2662a8 = An diesem Tisch wird übersprungen, wer nicht handeln kann: das heißt weniger Briefe und verrät etwas von einer Hand.

# Bots take the seats that were still empty.
m-bots-take-the-seats-that-were-st-2922eec7 = Bots nehmen die noch leeren Plätze.

# From now on the only legal answer is given for you.
m-from-now-on-the-only-legal-answe-b48595fd = Ab jetzt wird die einzig mögliche Antwort für dich gegeben.

# From now on you are not asked where all that is left can wait.
m-from-now-on-you-are-not-asked-wh-8800b4b6 = Ab jetzt wirst du nicht gefragt, wenn alles Übrige warten kann.

# If you resign, the game ends, since no other person is left. "{yes}" does it.
m-if-you-resign-the-game-ends-sinc-a5877dea = Wenn du aufgibst, endet die Partie, da sonst niemand mehr da ist. „{ $yes }“ tut es.

# If you resign, your seat is offered to others and you are not asked any more. Of this game you get one letter, at its end. You can come back until somebody takes the seat. "{yes}" does it.
m-if-you-resign-your-seat-is-offer-3286c2f6 = Wenn du aufgibst, wird dein Platz anderen angeboten, und du wirst nicht mehr gefragt. Von dieser Partie bekommst du einen Brief, am Ende. Du kannst zurückkommen, bis jemand den Platz nimmt. „{ $yes }“ tut es.

# It can go on with: {words}.
m-it-can-go-on-with-words-d9efe873 = Es kann weitergehen mit: { $words }.

# It is about your own seat; the others decide.
m-it-is-about-your-own-seat-the-ot-b788b817 = Es geht um deinen eigenen Platz; die anderen entscheiden.

# It is decided.
m-it-is-decided-4271be93 = Es ist entschieden.

# It is not your turn.
m-it-is-not-your-turn-39acfa2f = Du bist nicht am Zug.

# Letters of game {game} are muted.
m-letters-of-game-game-are-muted-c43501d1 = Briefe der Partie { $game } sind stumm.

# Letters of game {game} are wanted again.
m-letters-of-game-game-are-wanted-76644837 = Briefe der Partie { $game } kommen wieder.

# More time is 1 to {most} hours.
m-more-time-is-1-to-most-hours-45da1d48 = Mehr Zeit sind 1 bis { $most } Stunden.

# Name {n} or more days of the week on which you play, like "mon tue sat".
m-name-n-or-more-days-of-the-week-001defb4 = Nenne { $n } oder mehr Wochentage, an denen du spielst, wie „mon tue sat“.

# No bot holds this seat.
m-no-bot-holds-this-seat-9046aed9 = Auf diesem Platz sitzt kein Bot.

# No chain "{chain}" is known. There are: {all}.
m-no-chain-chain-is-known-there-ar-405de983 = Es ist keine Kette „{ $chain }“ bekannt. Es gibt: { $all }.

# No seat of this game is free for you.
m-no-seat-of-this-game-is-free-for-593e349e = In dieser Partie ist kein Platz für dich frei.

# No seed was committed to before your order came. Send it once more.
m-no-seed-was-committed-to-before-9cfa7d90 = Kein Startwert war festgelegt, ehe dein Auftrag kam. Schick ihn noch einmal.

# Nobody added anything.
m-nobody-added-anything-40b49249 = Niemand hat etwas hinzugefügt.

# Nobody but the house has a part in it: the house could have chosen this luck.
m-nobody-but-the-house-has-a-part-33d95a83 = Nur das Haus hat daran Anteil: es hätte dieses Glück wählen können.

# Nobody could choose this luck: round {round} of the public beacon drand was named at the opening and came out when all the rest was fixed.
m-nobody-could-choose-this-luck-ro-1313f62c = Niemand konnte dieses Glück wählen: Runde { $round } des öffentlichen Zufallssignals drand wurde bei der Eröffnung genannt und kam heraus, als alles andere feststand.

# Nobody is left to play on: the game ends. The seed was {seed}
m-nobody-is-left-to-play-on-the-ga-6bc77de7 = Niemand ist mehr da, der weiterspielt: die Partie endet. Der Startwert war { $seed }

# Nobody wants to take a move back.
m-nobody-wants-to-take-a-move-back-60dfbbc2 = Niemand will einen Zug zurücknehmen.

# Nobody whom you could let go has seat {n}.
m-nobody-whom-you-could-let-go-has-da08dd0d = Auf Platz { $n } sitzt niemand, den du gehen lassen könntest.

# Nothing can be played now.
m-nothing-can-be-played-now-8c76b00e = Jetzt kann nichts gespielt werden.

# Nothing follows that game.
m-nothing-follows-that-game-b004ed68 = Auf diese Partie folgt nichts.

# Nothing is decided in advance.
m-nothing-is-decided-in-advance-7cfc9a5a = Im Voraus ist nichts entschieden.

# Nothing more is asked here.
m-nothing-more-is-asked-here-dca667f1 = Hier wird nichts mehr gefragt.

# Only a table that has not begun, and goes on from no game, is closed like this.
m-only-a-table-that-has-not-begun-bb020c16 = So geschlossen wird nur ein Tisch, der nicht begonnen hat und keine Partie fortsetzt.

# Only the player who opened the game can cancel it.
m-only-the-player-who-opened-the-g-14d74781 = Nur wer die Partie eröffnet hat, kann sie absagen.

# Only the player who opened this table can release a seat.
m-only-the-player-who-opened-this-e4fbbe17 = Nur wer diesen Tisch eröffnet hat, kann einen Platz freigeben.

# Order {n}: {orders}. Nobody else sees it before it is used.
m-order-n-orders-nobody-else-sees-cdb9ddeb = Anweisung { $n }: { $orders }. Niemand sonst sieht sie, bevor sie greift.

# Player
m-player-64aee8c6 = Spieler

# Points so far: {points}.
m-points-so-far-points-989f79b0 = Punkte bisher: { $points }.

# Round {round} of the public beacon drand is added, but was out before the last part.
m-round-round-of-the-public-beacon-0030167d = Runde { $round } des öffentlichen Zufallssignals drand ist hinzugefügt, war aber vor dem letzten Teil heraus.

# Round {round} of the public beacon drand, due at {due}, is added when it is out. If nobody adds anything after that time, nobody can choose the luck.
m-round-round-of-the-public-beacon-9ae4aa6e = Runde { $round } des öffentlichen Zufallssignals drand, fällig { $due }, wird hinzugefügt, wenn sie heraus ist. Fügt danach niemand mehr etwas hinzu, kann niemand das Glück wählen.

# Say 1 to {most} lines at once.
m-say-1-to-most-lines-at-once-d9ca53d8 = Sag 1 bis { $most } Zeilen auf einmal.

# Say it in one line of at most {n} printable characters.
m-say-it-in-one-line-of-at-most-n-71da039d = Sag es in einer Zeile mit höchstens { $n } druckbaren Zeichen.

# Say on which motion: {names}.
m-say-on-which-motion-names-62e5759b = Sag, zu welchem Antrag: { $names }.

# Say the name of a person at the table, or a seat that a person holds, 1 to {n}.
m-say-the-name-of-a-person-at-the-2722aca8 = Sag den Namen einer Person am Tisch oder einen Platz, auf dem eine sitzt, 1 bis { $n }.

# Seat
m-seat-ae4e74c6 = Platz

# Seat {number} is not free for you.
m-seat-number-is-not-free-for-you-bd97a286 = Platz { $number } ist nicht für dich frei.

# Seat {n} is free again.
m-seat-n-is-free-again-d34a61d5 = Platz { $n } ist wieder frei.

# Seat {n} is free again: its player has left.
m-seat-n-is-free-again-its-player-803c27a8 = Platz { $n } ist wieder frei: wer dort saß, ist gegangen.

# Seat {n} is free again: the host has let its player go.
m-seat-n-is-free-again-the-host-ha-d321522d = Platz { $n } ist wieder frei: der Gastgeber hat ihn freigegeben.

# Seat {n} is neither over time nor offered.
m-seat-n-is-neither-over-time-nor-0e8d00d0 = Platz { $n } ist weder über der Zeit noch angeboten.

# Seat {n} is offered to others already.
m-seat-n-is-offered-to-others-alre-36686326 = Platz { $n } wird schon anderen angeboten.

# Seed number {number} is not the next one, that is {next}. Look at the commitments and send it again.
m-seed-number-number-is-not-the-ne-fe7b61ba = Startwert Nummer { $number } ist nicht der nächste, das ist { $next }. Sieh die Festlegungen nach und schick es noch einmal.

# Settings are changed: {names}.
m-settings-are-changed-names-f931a60f = Einstellungen geändert: { $names }.

# That can mean "{both}". Say which.
m-that-can-mean-both-say-which-5e7931dd = Das kann „{ $both }“ heißen. Sag, welches.

# That can mean more than {most} things. Write all names in full.
m-that-can-mean-more-than-most-thi-48fd3cce = Das kann mehr als { $most } Dinge heißen. Schreib alle Namen aus.

# That day is not in the future: {day}.
m-that-day-is-not-in-the-future-da-bd8a6f07 = Dieser Tag liegt nicht in der Zukunft: { $day }.

# That game goes on in a way of its own: say "next".
m-that-game-goes-on-in-a-way-of-it-2666b406 = Diese Partie geht auf eigene Art weiter: sag „weiter“.

# That game is not over; what follows it is said at its end.
m-that-game-is-not-over-what-follo-eae78eef = Diese Partie ist nicht zu Ende; was ihr folgt, sagt man an ihrem Ende.

# That game went on from others, with what they left it; open a new one.
m-that-game-went-on-from-others-wi-4acef04f = Diese Partie setzte andere fort, mit dem, was sie hinterließen; eröffne eine neue.

# That holds as far as nobody could foresee the request of {who}.
m-that-holds-as-far-as-nobody-coul-fbf3d7cb = Das gilt, soweit niemand die Anfrage von { $who } vorhersehen konnte.

# That is no pace: {why}.
m-that-is-no-pace-why-6f7fbc57 = Das ist kein Tempo: { $why }.

# That is not an answer to what you are asked now.
m-that-is-not-an-answer-to-what-yo-f751ac40 = Das ist keine Antwort auf das, was du jetzt gefragt bist.

# That is so already.
m-that-is-so-already-b48da4bc = Das ist schon so.

# That request has a wrong shape: {error}
m-that-request-has-a-wrong-shape-e-a4db4174 = Diese Anfrage hat eine falsche Form: { $error }

# That takes {n} {n|day|days} and you have {left}: until {day} at most. Nothing was changed.
m-that-takes-n-n-day-days-and-you-11fb08a9 = Das braucht { $n } { $n ->
        [one] Tag
       *[other] Tage
    }, und du hast { $left }: höchstens bis { $day }. Nichts wurde geändert.

# That was done already, by what you said before it.
m-that-was-done-already-by-what-yo-841635cd = Das wurde schon getan, durch das, was du davor gesagt hast.

# The address {address} is added.
m-the-address-address-is-added-4a44065b = Die Adresse { $address } ist hinzugefügt.

# The address {address} is confirmed.
m-the-address-address-is-confirmed-ec9d065f = Die Adresse { $address } ist bestätigt.

# The address {address} is removed.
m-the-address-address-is-removed-53b9219c = Die Adresse { $address } ist entfernt.

# The clock has ended three turns in a row for {who}: the seat is offered to others, until {who} is back.
m-the-clock-has-ended-three-turns-0c1ece3d = Die Uhr hat drei Züge in Folge beendet ({ $who }): der Platz wird anderen angeboten, bis { $who } zurück ist.

# The clock of this seat has stood still for this move already.
m-the-clock-of-this-seat-has-stood-be4a6c15 = Die Uhr dieses Platzes stand für diesen Zug schon still.

# The clocks run.
m-the-clocks-run-42d27510 = Die Uhren laufen.

# The clocks stand still already.
m-the-clocks-stand-still-already-8dd071d1 = Die Uhren stehen schon still.

# The deadline of this seat has been enforced already.
m-the-deadline-of-this-seat-has-be-224331db = Die Frist dieses Platzes ist schon durchgesetzt.

# The game begins.
m-the-game-begins-893e604b = Die Partie beginnt.

# The game has begun. To leave it say "resign".
m-the-game-has-begun-to-leave-it-s-c2113e47 = Die Partie hat begonnen. Um sie zu verlassen, sag „aufgeben“.

# The game has begun; it cannot be cancelled any more.
m-the-game-has-begun-it-cannot-be-2c61328a = Die Partie hat begonnen; sie kann nicht mehr abgesagt werden.

# The game has begun; no seat is free, or somebody was faster.
m-the-game-has-begun-no-seat-is-fr-02685ad8 = Die Partie hat begonnen; kein Platz ist frei, oder jemand war schneller.

# The game has moved on: you spoke at version {expected}, it is at {version} now.
m-the-game-has-moved-on-you-spoke-83b4ec25 = Die Partie ist weitergegangen: du sprachst bei Stand { $expected }, sie ist jetzt bei { $version }.

# The game has not begun: a seat is still empty.
m-the-game-has-not-begun-a-seat-is-5117d94b = Die Partie hat nicht begonnen: ein Platz ist noch leer.

# The game is over.
m-the-game-is-over-e5f63b8a = Die Partie ist zu Ende.

# The game is over: {n} {n|point|points}.
m-the-game-is-over-n-n-point-point-0ce97f9b = Die Partie ist zu Ende: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }.

# The game is {reason}. The seed was {seed}
m-the-game-is-reason-the-seed-was-d783b380 = Die Partie ist { $reason }. Der Startwert war { $seed }

# The game waits for no beacon.
m-the-game-waits-for-no-beacon-4ed60dfb = Die Partie wartet auf kein Zufallssignal.

# The holiday is cut short: {n} {n|day|days} go back into the store.
m-the-holiday-is-cut-short-n-n-day-e93b5eb2 = Urlaub verkürzt: { $n } { $n ->
        [one] Tag geht
       *[other] Tage gehen
    } zurück in den Vorrat.

# The house alone could not choose this luck; together with {who}, who added last, it could.
m-the-house-alone-could-not-choose-58146c10 = Das Haus allein konnte dieses Glück nicht wählen; zusammen mit { $who }, zuletzt dabei, hätte es das gekonnt.

# The house knows the seed while the game runs: it may know what is to come, but cannot change it.
m-the-house-knows-the-seed-while-t-d4c03795 = Das Haus kennt den Startwert, solange die Partie läuft: es weiß vielleicht, was kommt, kann es aber nicht ändern.

# The language "{value}" is none of {known}.
m-the-language-value-is-none-of-kn-69993c5a = Die Sprache „{ $value }“ ist keine von { $known }.

# The luck comes from a secret seed, kept since the opening, and from what each seat added.
m-the-luck-comes-from-a-secret-see-4b123c42 = Das Glück kommt aus einem geheimen Startwert, seit der Eröffnung aufbewahrt, und aus dem, was jeder Platz hinzugefügt hat.

# The luck comes from secret seed number {number}, committed to before this game was asked for, and from what the players add.
m-the-luck-comes-from-secret-seed-ba275108 = Das Glück kommt aus dem geheimen Startwert Nummer { $number }, festgelegt, ehe nach dieser Partie gefragt wurde, und aus dem, was die Spieler hinzufügen.

# The name is {name} now.
m-the-name-is-name-now-4bf18c97 = Der Name ist jetzt { $name }.

# The next game has begun already; answer its own letters.
m-the-next-game-has-begun-already-a4bf2ca6 = Die nächste Partie hat schon begonnen; antworte auf ihre eigenen Briefe.

# The others had {most} letters within a day because of what this seat did beside its moves. Try again later.
m-the-others-had-most-letters-with-f61ca7ca = Die anderen hatten innerhalb eines Tages { $most } Briefe wegen dessen, was dieser Platz neben seinen Zügen tat. Versuch es später wieder.

# The others offer the seat of {who} to somebody else, until {who} is back.
m-the-others-offer-the-seat-of-who-dd2116e5 = Die anderen bieten den Platz jemand anderem an ({ $who }), bis { $who } zurück ist.

# The others, and bots, added nothing.
m-the-others-and-bots-added-nothin-27cf5d4c = Die anderen, und Bots, haben nichts hinzugefügt.

# The pace is {n} hours a move; it must be 0 (no clock) to {most}.
m-the-pace-is-n-hours-a-move-it-mu-3b7fb91e = Das Tempo ist { $n } Stunden je Zug; es muss 0 (keine Uhr) bis { $most } sein.

# The pace {name} is none of {known}.
m-the-pace-name-is-none-of-known-7b0f95f0 = Das Tempo { $name } ist keines von { $known }.

# The player has left for ever, and was forgotten.
m-the-player-has-left-for-ever-and-429b6dbd = Die Person ist für immer gegangen und wurde vergessen.

# The public beacon is left out: {reason}.
m-the-public-beacon-is-left-out-re-9a64d9bf = Das öffentliche Zufallssignal bleibt weg: { $reason }.

# The public beacon is left out: {reason}. So the house could choose between with and without it.
m-the-public-beacon-is-left-out-re-e67ebcfc = Das öffentliche Zufallssignal bleibt weg: { $reason }. So konnte das Haus zwischen mit und ohne wählen.

# The public beacon is out: {value}
m-the-public-beacon-is-out-value-153b03ce = Das öffentliche Zufallssignal ist heraus: { $value }

# The round is due at {due}, and has {n} hours.
m-the-round-is-due-at-due-and-has-568a883b = Die Runde ist fällig { $due } und hat { $n } Stunden.

# The round must lie ahead, at most {days} days. From {first} on it does.
m-the-round-must-lie-ahead-at-most-4c97e543 = Die Runde muss in der Zukunft liegen, höchstens { $days } Tage. Ab { $first } tut sie das.

# The seat has moved since.
m-the-seat-has-moved-since-de51bbc6 = Der Platz hat seither gezogen.

# The seat is yours again.
m-the-seat-is-yours-again-bd2483bd = Der Platz gehört wieder dir.

# The seat of {who} is offered to others, until {who} is back or somebody sits there.
m-the-seat-of-who-is-offered-to-ot-ba87e7f7 = Der Platz wird anderen angeboten ({ $who }), bis { $who } zurück ist oder jemand dort sitzt.

# The table
m-the-table-b3ecbbbb = Der Tisch

# The table did not begin within a month, and is closed. The seed was {seed}
m-the-table-did-not-begin-within-a-6787329d = Der Tisch begann nicht innerhalb eines Monats und ist geschlossen. Der Startwert war { $seed }

# The table goes on in another way already; say "next" or "no".
m-the-table-goes-on-in-another-way-5b1749b6 = Der Tisch geht schon anders weiter; sag „weiter“ oder „nein“.

# The time from {since} to {until} counts for nobody: {reason}.
m-the-time-from-since-to-until-cou-f47ec161 = Die Zeit von { $since } bis { $until } zählt für niemanden: { $reason }.

# The time of this seat is not over: {until}.
m-the-time-of-this-seat-is-not-ove-f69e5d0a = Die Zeit dieses Platzes ist nicht um: { $until }.

# The umpire corrects the position: {reason}
m-the-umpire-corrects-the-position-65f5f340 = Der Schiedsrichter berichtigt die Stellung: { $reason }

# The words at a table hold no address and no link; put a space after a full stop.
m-the-words-at-a-table-hold-no-add-a019f942 = Die Worte am Tisch enthalten keine Adresse und keinen Link; nach einem Punkt kommt ein Leerzeichen.

# Then nothing follows. Say "next" whenever you want to go on.
m-then-nothing-follows-say-next-wh-d15daf01 = Dann folgt nichts. Sag „weiter“, wann immer du weitermachen willst.

# There are no orders.
m-there-are-no-orders-7c64d778 = Es ist nichts im Voraus entschieden.

# There is no clock in this game.
m-there-is-no-clock-in-this-game-874f1172 = In dieser Partie gibt es keine Uhr.

# There is no game {game}.
m-there-is-no-game-game-40483521 = Es gibt keine Partie { $game }.

# There is no move of yours that could be taken back.
m-there-is-no-move-of-yours-that-c-86de8f58 = Es gibt keinen Zug von dir, der zurückgenommen werden könnte.

# There is no setting "{name}". There are: {known}.
m-there-is-no-setting-name-there-a-488809cc = Es gibt keine Einstellung „{ $name }“. Es gibt: { $known }.

# There is no such game.
m-there-is-no-such-game-7e779a74 = Diese Partie gibt es nicht.

# There is no such motion to vote on.
m-there-is-no-such-motion-to-vote-04f38b91 = Es gibt keinen solchen Antrag, über den abzustimmen wäre.

# There is something new to do already.
m-there-is-something-new-to-do-alr-aae1f5a1 = Es gibt schon Neues zu tun.

# There was nothing for you to decide, so it was done for you ("{move}"). Who says "ask me everything" is asked.
m-there-was-nothing-for-you-to-dec-25945df4 = Es gab für dich nichts zu entscheiden, also wurde es für dich getan („{ $move }“). Wer „frag mich alles“ sagt, wird gefragt.

# These are no facts of {title}: {error}
m-these-are-no-facts-of-title-erro-73b99f76 = Das sind keine Fakten von { $title }: { $error }

# This game goes on from another; to leave it say "no".
m-this-game-goes-on-from-another-t-91a97502 = Diese Partie setzt eine andere fort; um sie zu verlassen, sag „nein“.

# This game is of the time before seeds were committed to ahead: the house could have chosen its luck.
m-this-game-is-of-the-time-before-f698a737 = Diese Partie ist aus der Zeit, ehe Startwerte im Voraus festgelegt wurden: das Haus hätte ihr Glück wählen können.

# This game is open already.
m-this-game-is-open-already-e5bb71b9 = Diese Partie ist schon eröffnet.

# Too many motions are open.
m-too-many-motions-are-open-065aaa51 = Es sind zu viele Anträge offen.

# What comes then shows only when it is done.
m-what-comes-then-shows-only-when-5939666c = Was dann kommt, zeigt sich erst, wenn es getan ist.

# What leaves nothing to decide is answered for you.
m-what-leaves-nothing-to-decide-is-e412cc46 = Was keine Wahl lässt, wird für dich beantwortet.

# What you are asked now is not answered by that.
m-what-you-are-asked-now-is-not-an-3a6e717d = Was du jetzt gefragt bist, ist damit nicht beantwortet.

# You added nothing to the luck.
m-you-added-nothing-to-the-luck-ab10c5fd = Du hast dem Glück nichts hinzugefügt.

# You added words of your own to the luck: {nonce}.
m-you-added-words-of-your-own-to-t-4c81b10c = Dein Anteil am Glück, eigene Worte: { $nonce }.

# You added your mail to the luck: the SHA-256 of its text and date is {nonce}.
m-you-added-your-mail-to-the-luck-6add8210 = Dein Anteil am Glück, der SHA-256 von Text und Datum deiner Mail: { $nonce }.

# You added your request to the luck: {nonce}.
m-you-added-your-request-to-the-lu-d6386e3f = Dein Anteil am Glück, deine Anfrage: { $nonce }.

# You are asked again when there is something new to do.
m-you-are-asked-again-when-there-i-ee753fb5 = Du wirst wieder gefragt, wenn es Neues zu tun gibt.

# You are asked each time again.
m-you-are-asked-each-time-again-a0185e6c = Du wirst wieder jedes Mal gefragt.

# You are asked everything.
m-you-are-asked-everything-6bdef8b4 = Du wirst alles gefragt.

# You are on holiday until {day} already.
m-you-are-on-holiday-until-day-alr-6db12b74 = Du bist schon bis { $day } im Urlaub.

# You are on no holiday.
m-you-are-on-no-holiday-fa8e4bd9 = Du bist nicht im Urlaub.

# You decide in advance: {n} {n|order|orders}; switches that are on: {on}.
m-you-decide-in-advance-n-n-order-7b59fed3 = Du entscheidest im Voraus: { $n } { $n ->
        [one] Anweisung
       *[other] Anweisungen
    }; eingeschaltete Schalter: { $on }.

# You did not sit in that game.
m-you-did-not-sit-in-that-game-0073beb3 = Du saßt nicht in dieser Partie.

# You did not sit in the game that this one would go on from.
m-you-did-not-sit-in-the-game-that-bda798a3 = Du saßt nicht in der Partie, die diese fortsetzen würde.

# You do not sit at this seat of the game.
m-you-do-not-sit-at-this-seat-of-t-617a7a90 = Du sitzt nicht auf diesem Platz der Partie.

# You have been asked anew since; nothing was done.
m-you-have-been-asked-anew-since-n-bd461b63 = Seither bist du neu gefragt worden; nichts wurde getan.

# You have changed what you decide in advance {most} times since the last move. Wait for the next one.
m-you-have-changed-what-you-decide-346c2e29 = Seit dem letzten Zug hast du { $most } Mal geändert, was du im Voraus entscheidest. Warte auf den nächsten.

# You have left this table; the host is told.
m-you-have-left-this-table-the-hos-f15301d4 = Du hast diesen Tisch verlassen; der Gastgeber erfährt es.

# You have left your seat to a bot.
m-you-have-left-your-seat-to-a-bot-78c239d3 = Du hast deinen Platz einem Bot überlassen.

# You have opened this table, so you cannot leave it. You can close it.
m-you-have-opened-this-table-so-yo-aafe89f8 = Du hast diesen Tisch eröffnet, also kannst du ihn nicht verlassen. Du kannst ihn schließen.

# You have resigned already.
m-you-have-resigned-already-2e451567 = Du hast schon aufgegeben.

# You have resigned, and nobody else is left: the game ends.
m-you-have-resigned-and-nobody-els-2d2c9c5b = Du hast aufgegeben, und sonst ist niemand da: die Partie endet.

# You have resigned. Say "come back" first, if nobody has taken your seat.
m-you-have-resigned-say-come-back-6bc3414d = Du hast aufgegeben. Sag erst „zurückkommen“, wenn noch niemand deinen Platz hat.

# You have resigned. Say "come back" to take your seat again.
m-you-have-resigned-say-come-back-3376d1b5 = Du hast aufgegeben. Sag „zurückkommen“, um deinen Platz wieder zu nehmen.

# You have resigned. The seat is offered to others; until one takes it you can "come back".
m-you-have-resigned-the-seat-is-of-f15356a5 = Du hast aufgegeben. Der Platz wird anderen angeboten; bis ihn jemand nimmt, kannst du „zurückkommen“ sagen.

# You have said that you go on.
m-you-have-said-that-you-go-on-30c38f10 = Du hast gesagt, dass du weitermachst.

# You keep your seat, and nothing was done.
m-you-keep-your-seat-and-nothing-w-4196dede = Du behältst deinen Platz, und nichts wurde getan.

# You sit at this table already.
m-you-sit-at-this-table-already-9ea1c9f0 = Du sitzt schon an diesem Tisch.

# You sit at this table already; name a seat to take a second one.
m-you-sit-at-this-table-already-na-3de8b60b = Du sitzt schon an diesem Tisch; nenne einen Platz, um einen zweiten zu nehmen.

# You sit there already, and the others have {n} hours from the opening. After that, say "next" again and bots take the seats that are still empty.
m-you-sit-there-already-and-the-ot-d4b1d3c4 = Du sitzt schon dort, und die anderen haben ab der Eröffnung { $n } Stunden. Danach sag noch einmal „weiter“, und Bots nehmen die noch leeren Plätze.

# You were done until something new.
m-you-were-done-until-something-ne-f76fe45d = Du warst fertig, bis es Neues gibt.

# Your last move cannot be taken back: {why} with it.
m-your-last-move-cannot-be-taken-b-11fb1526 = Dein letzter Zug kann nicht zurückgenommen werden: { $why } dabei.

# Your last move could be taken back until {at} UTC. Then {why}.
m-your-last-move-could-be-taken-ba-10cd69dc = Dein letzter Zug konnte bis { $at } UTC zurückgenommen werden. Dann { $why }.

# Your orders are void: {why}.
m-your-orders-are-void-why-03bb373d = Deine Entscheidungen im Voraus gelten nicht mehr: { $why }.

# Your seat is not offered to anybody.
m-your-seat-is-not-offered-to-anyb-6f42897b = Dein Platz wird niemandem angeboten.

# Your vote against it is noted.
m-your-vote-against-it-is-noted-9960f737 = Deine Stimme dagegen ist vermerkt.

# Your vote is noted: {n} of {wanted}. A motion that is not decided after {hours} hours lapses.
m-your-vote-is-noted-n-of-wanted-a-c55b45cc = Deine Stimme zählt: { $n } von { $wanted }. Ein Antrag, der nach { $hours } Stunden nicht entschieden ist, verfällt.

# Zone, night and days can be changed {n} times in 30 days.
m-zone-night-and-days-can-be-chang-d01d58a4 = Zone, Nacht und Tage können { $n } Mal in 30 Tagen geändert werden.

# agree to the motion that is open
m-agree-to-the-motion-that-is-open-153de943 = dem offenen Antrag zustimmen

# an only answer is given for you, or an empty turn is ended
m-an-only-answer-is-given-for-you-58e22534 = eine einzige Antwort wird für dich gegeben oder ein leerer Zug beendet

# and so on each time that you are asked, until you can do what you could not do now
m-and-so-on-each-time-that-you-are-6366a593 = und so weiter jedes Mal, wenn du gefragt wirst, bis du tun kannst, was du jetzt nicht tun konntest

# as host let somebody go before the game has begun
m-as-host-let-somebody-go-before-t-d3b08232 = als Gastgeber jemanden gehen lassen, ehe die Partie begonnen hat

# call off
m-call-off-3703dff7 = abbrechen

# called off
m-called-off-065c771c = abgebrochen

# drop all that you have ordered in advance
m-drop-all-that-you-have-ordered-i-31c155f1 = alles streichen, was du im Voraus entschieden hast

# get up before the game has begun
m-get-up-before-the-game-has-begun-638e065a = aufstehen, ehe die Partie begonnen hat

# go on
m-go-on-b5013eb1 = weiter

# it is a number of hours, a preset or an object
m-it-is-a-number-of-hours-a-preset-785a791d = es ist eine Zahl von Stunden, eine Vorgabe oder ein Objekt

# it says wait
m-it-says-wait-03a6e78f = es heißt warten

# keep your seat, where you were asked whether you resign
m-keep-your-seat-where-you-were-as-ee754ecf = deinen Platz behalten, wo du gefragt wurdest, ob du aufgibst

# leave the game without being asked once more; others may take the seat
m-leave-the-game-without-being-ask-5e8cca3d = die Partie verlassen, ohne noch einmal gefragt zu werden; andere dürfen den Platz nehmen

# leave the game; you are asked once more before it is done
m-leave-the-game-you-are-asked-onc-f74efabb = die Partie verlassen; du wirst noch einmal gefragt, ehe es geschieht

# luck came up
m-luck-came-up-7f16227e = Glück kam ins Spiel

# more time
m-more-time-eaca2afd = mehr Zeit

# never began
m-never-began-0c27281c = nie begonnen

# no answer of it fits
m-no-answer-of-it-fits-478741b3 = keine Antwort darin passt

# no clock
m-no-clock-06db4f6c = keine Uhr

# none is open for you
m-none-is-open-for-you-9a596fa3 = für dich ist keiner offen

# nothing is answered for you that you could say
m-nothing-is-answered-for-you-that-75a4cd5a = nichts, was du sagen könntest, wird für dich beantwortet

# put a motion, or agree to it
m-put-a-motion-or-agree-to-it-8a659f56 = einen Antrag stellen oder ihm zustimmen

# somebody else moved
m-somebody-else-moved-5a97de16 = jemand anders hat gezogen

# something came up that nobody could know before
m-something-came-up-that-nobody-co-2f156599 = es kam etwas heraus, was vorher niemand wissen konnte

# take your offered seat back, until somebody sits there
m-take-your-offered-seat-back-unti-ba9e06f6 = deinen angebotenen Platz zurücknehmen, bis jemand dort sitzt

# vote against a motion
m-vote-against-a-motion-55025e9b = gegen einen Antrag stimmen

# vote against the motion that is open
m-vote-against-the-motion-that-is-560600f7 = gegen den offenen Antrag stimmen

# what you have decided in advance
m-what-you-have-decided-in-advance-d43afd5b = was du im Voraus entschieden hast

# your time was over and the clock moved for you
m-your-time-was-over-and-the-clock-3ecaa989 = deine Zeit war um, und die Uhr hat für dich gezogen

# {address} is none of your addresses.
m-address-is-none-of-your-address-decdc8cf = { $address } ist keine deiner Adressen.

# {low} to {high}
m-low-to-high-71b64639 = { $low } bis { $high }

# {name} joins; language: {language}, time zone: {zone}.
m-name-joins-language-language-ti-dc600ecd = { $name } tritt bei; Sprache: { $language }, Zeitzone: { $zone }.

# {n} players share the victory.
m-n-players-share-the-victory-7a2d1906 = { $n } teilen sich den Sieg.

# {title} has no command "{sentence}".
m-title-has-no-command-sentence-aea17a6a = { $title } hat keinen Befehl „{ $sentence }“.

# {title} is for {seats} seats.
m-title-is-for-seats-seats-0be0f21f = { $title } ist für { $seats } Plätze.

# {title} knows no such value: {error}
m-title-knows-no-such-value-error-88bfbc9f = { $title } kennt keinen solchen Wert: { $error }

# {who} added it in the order that opened the game: the house could make no other seed then, but could let other games take numbers first, until one suited.
m-who-added-it-in-the-order-that-3c0cb49f = { $who } hat es in dem Auftrag hinzugefügt, der die Partie eröffnete: das Haus konnte dann keinen anderen Startwert machen, aber andere Partien vorziehen, bis eine Nummer passte.

# {who} added the Idempotency-Key of the request that took the seat.
m-who-added-the-idempotency-key-o-7f7a5a38 = { $who } hat den Idempotency-Key der Anfrage hinzugefügt, die den Platz nahm.

# {who} added the mail that took the seat.
m-who-added-the-mail-that-took-th-f2cea03a = { $who } hat die Mail hinzugefügt, die den Platz nahm.

# {who} added the request that took the seat.
m-who-added-the-request-that-took-4550e1f4 = { $who } hat die Anfrage hinzugefügt, die den Platz nahm.

# {who} added words of their own.
m-who-added-words-of-their-own-5a41a889 = { $who } hat eigene Worte hinzugefügt.

# {who} cannot be reached by mail: the clock stands still for {n} {n|hour|hours}, or until the move.
m-who-cannot-be-reached-by-mail-t-164fd798 = { $who } ist per Mail nicht erreichbar: die Uhr steht { $n } { $n ->
        [one] Stunde
       *[other] Stunden
    } still, oder bis zum Zug.

# {who} decided this in advance.
m-who-decided-this-in-advance-8f68299c = { $who } hat das im Voraus entschieden.

# {who} is back, and keeps the seat.
m-who-is-back-and-keeps-the-seat-6d84e726 = { $who } ist zurück und behält den Platz.

# {who} is over time.
m-who-is-over-time-f275a633 = { $who } ist über der Zeit.

# {who} is over time; the clock moves for this seat.
m-who-is-over-time-the-clock-move-1ec46734 = { $who } ist über der Zeit; die Uhr zieht für diesen Platz.

# {who} is over time; the others decide what follows.
m-who-is-over-time-the-others-dec-9d4ba1c7 = { $who } ist über der Zeit; die anderen entscheiden, was folgt.

# {who} resigns; the seat is offered to others.
m-who-resigns-the-seat-is-offered-b02cbdaf = { $who } gibt auf; der Platz wird anderen angeboten.

# {who} says "{words}".
m-who-says-words-1cd6560e = { $who } sagt „{ $words }“.

# {who} sits down.
m-who-sits-down-46e81a18 = { $who } setzt sich.

# {who} takes a move back, with all that came after it; all who were asked agreed.
m-who-takes-a-move-back-with-all-3bcd2bf3 = { $who } nimmt einen Zug zurück, mit allem, was danach kam; alle Gefragten waren einverstanden.

# {who} takes the last move back.
m-who-takes-the-last-move-back-bb514579 = { $who } nimmt den letzten Zug zurück.

# {who} took over a seat later; what was drawn before is without this part.
m-who-took-over-a-seat-later-what-5d85a0e9 = { $who } hat später einen Platz übernommen; was davor gezogen wurde, ist ohne diesen Teil.

# {who} votes against: {motion} (seat {n}).
m-who-votes-against-motion-seat-n-0b6c4b4e = { $who } stimmt gegen: { $motion } (Platz { $n }).

# {who} votes against: {motion} ({n} {n|hour|hours}).
m-who-votes-against-motion-n-n-ho-e5714fb1 = { $who } stimmt gegen: { $motion } ({ $n } { $n ->
        [one] Stunde
       *[other] Stunden
    }).

# {who} votes against: {motion}.
m-who-votes-against-motion-219ccbdd = { $who } stimmt gegen: { $motion }.

# {who} votes for: {motion} (seat {n}).
m-who-votes-for-motion-seat-n-22277286 = { $who } stimmt für: { $motion } (Platz { $n }).

# {who} votes for: {motion} ({n} {n|hour|hours}).
m-who-votes-for-motion-n-n-hour-h-c646fe5a = { $who } stimmt für: { $motion } ({ $n } { $n ->
        [one] Stunde
       *[other] Stunden
    }).

# {who} votes for: {motion}.
m-who-votes-for-motion-3636279d = { $who } stimmt für: { $motion }.

# {who} wins.
m-who-wins-45d09fbb = { $who } gewinnt.

# {who}: other hours count now.
m-who-other-hours-count-now-192f018c = { $who }: jetzt gelten andere Stunden.
