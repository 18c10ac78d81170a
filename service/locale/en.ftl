#  (in vain)
m-in-vain-1085cb55 = { " " }(in vain)

#  (on its way)
m-on-its-way-ecb6805c = { " " }(on its way)

#  Your deadlines now: {dues}.
m-your-deadlines-now-dues-50d23c67 = { " " }Your deadlines now: { $dues }.

#  a move
m-a-move-85e81610 = { " " }a move

#  and 
m-and-e3ee915a = { " " }and 

# "undo" still takes your last move back.
m-undo-still-takes-your-last-move-c5eb8c1a = "undo" still takes your last move back.

# (forgotten {forgotten})
m-forgotten-forgotten-50cf74e1 = (forgotten { $forgotten })

# (here)
m-here-d76121c8 = (here)

# (taken back)
m-taken-back-315731b9 = (taken back)

# (usually {usual})
m-usually-usual-28f6c668 = (usually { $usual })

# (version {n})
m-version-n-6ff1c534 = (version { $n })

# (you)
m-you-d1eb47c7 = (you)

# (your turn)
m-your-turn-96d5a8c5 = (your turn)

# ({n} earlier {n|line|lines}: the link to the whole log stands below)
m-n-earlier-n-line-lines-the-link-1adec0c0 = ({ $n } earlier { $n ->
        [one] line
       *[other] lines
    }: the link to the whole log stands below)

# , now for example "{example}"
m-now-for-example-example-8e0ac4a1 = , now for example "{ $example }"

# . Mails from you:
m-mails-from-you-f1c80d1d = { "." } Mails from you:

# . This page says what the program does.
m-this-page-says-what-the-program-3e71d55d = { "." } This page says what the program does.

# ; nothing can be pressed until there is one again.
m-nothing-can-be-pressed-until-th-8221151a = ; nothing can be pressed until there is one again.

# ; or 
m-or-b209c7d4 = ; or 

# <a>Keep this page still while I write</a> (it loads itself every 30 seconds)
m-a-keep-this-page-still-while-i-1c79f1f2 = <a>Keep this page still while I write</a> (it loads itself every 30 seconds)

# <strong>{sentence}</strong> was not done, and nothing of it waits any more. You are signed in.
m-strong-sentence-strong-was-not-28f4a54b = <strong>{ $sentence }</strong> was not done, and nothing of it waits any more. You are signed in.

# A board of {name}
m-a-board-of-name-837ba007 = A board of { $name }

# A board of {name} in the middle of a game
m-a-board-of-name-in-the-middle-of-b5baf21c = A board of { $name } in the middle of a game

# A bot, now<span>: {name}</span>
m-a-bot-now-span-name-span-2a2056c3 = A bot, now<span>: { $name }</span>

# A browser
m-a-browser-3dd9db39 = A browser

# A browser can tell you that it is your turn, on a telephone or a computer, also while no page of Posthorn is open. What is told is sealed for that browser alone. Quiet hours, the digest, muted games and holidays hold as for letters.
m-a-browser-can-tell-you-that-it-i-c0661933 = A browser can tell you that it is your turn, on a telephone or a computer, also while no page of Posthorn is open. What is told is sealed for that browser alone. Quiet hours, the digest, muted games and holidays hold as for letters.

# A fault of ours
m-a-fault-of-ours-759a5e40 = A fault of ours

# A further address
m-a-further-address-53232281 = A further address

# A further one
m-a-further-one-890bd4c1 = A further one

# A game is being opened
m-a-game-is-being-opened-2316b144 = A game is being opened

# A game of {seats} takes about {letters} to {letters2} letters each, fewer if you say several things in one mail.
m-a-game-of-seats-takes-about-lett-dcfb99b9 = A game of { $seats } takes about { $letters } to { $letters2 } letters each, fewer if you say several things in one mail.

# A game that is not listed.
m-a-game-that-is-not-listed-f021683f = A game that is not listed.

# A hint
m-a-hint-1e68a716 = A hint

# A hook has one of the shapes {shapes}.
m-a-hook-has-one-of-the-shapes-sha-42f26ca8 = A hook has one of the shapes { $shapes }.

# A key lets a program play as you, by the <a>API</a>.
m-a-key-lets-a-program-play-as-you-99f8b973 = A key lets a program play as you, by the <a>API</a>.

# A letter
m-a-letter-06c382c3 = A letter

# A letter has told of it; another one will tell that it was taken back.
m-a-letter-has-told-of-it-another-50cac84b = A letter has told of it; another one will tell that it was taken back.

# A letter is on its way
m-a-letter-is-on-its-way-4ab92a00 = A letter is on its way

# A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.
m-a-letter-of-yours-was-used-that-42ca4710 = A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.

# A letter of yours was used that has expired, so nothing was done. This one works.
m-a-letter-of-yours-was-used-that-096247d1 = A letter of yours was used that has expired, so nothing was done. This one works.

# A letter that what I said is done
m-a-letter-that-what-i-said-is-don-1b080d64 = A letter that what I said is done

# A letter went to your registered address to ask whether this was you. Answer it with yes and it is done.
m-a-letter-went-to-your-registered-0e0064a0 = A letter went to your registered address to ask whether this was you. Answer it with yes and it is done.

# A letter with links that work is on its way to the registered address, at most one a day.
m-a-letter-with-links-that-work-is-9d3634ed = A letter with links that work is on its way to the registered address, at most one a day.

# A letter with links that work was asked for today already, and goes to the registered address alone. There is one a day; the next can be asked for after midnight UTC. Look for the one of today, also where your mail program puts what it takes for unwanted.
m-a-letter-with-links-that-work-wa-21f99926 = A letter with links that work was asked for today already, and goes to the registered address alone. There is one a day; the next can be asked for after midnight UTC. Look for the one of today, also where your mail program puts what it takes for unwanted.

# A mail from {came} gives these lines in your name, and nothing was done yet:
m-a-mail-from-came-gives-these-lin-f0533def = A mail from { $came } gives these lines in your name, and nothing was done yet:

# A name begins with <small>two letters or more</small>
m-a-name-begins-with-small-two-let-e166a885 = A name begins with <small>two letters or more</small>

# A note <small>Only you see it, also in your letters.</small>
m-a-note-small-only-you-see-it-als-25d31a0a = A note <small>Only you see it, also in your letters.</small>

# A press on a line shows it on the board. <a>All moves</a>
m-a-press-on-a-line-shows-it-on-th-bef2a3f9 = A press on a line shows it on the board. <a>All moves</a>

# A program of yours, or a channel of a chat, is told by a request what happens: in your own games what your letters say, or of the tables that you host what anybody may see. Quiet hours, the digest, muted games and holidays hold for your own games as for letters.
m-a-program-of-yours-or-a-channel-3e6bb76c = A program of yours, or a channel of a chat, is told by a request what happens: in your own games what your letters say, or of the tables that you host what anybody may see. Quiet hours, the digest, muted games and holidays hold for your own games as for letters.

# A rematch has been opened: <a>its table</a>.
m-a-rematch-has-been-opened-a-its-d25e03aa = A rematch has been opened: <a>its table</a>.

# A seat is free: who takes it plays on.
m-a-seat-is-free-who-takes-it-play-422d4449 = A seat is free: who takes it plays on.

# A seat is offered
m-a-seat-is-offered-634f7cc1 = A seat is offered

# A table of {title} waits for players: {free} of {of} seats free.
m-a-table-of-title-waits-for-playe-2e2c4599 = A table of { $title } waits for players: { $free } of { $of } seats free.

# A tie was decided by {tie_break}.
m-a-tie-was-decided-by-tie-break-209c7817 = A tie was decided by { $tie_break }.

# A turn as it comes by mail, in short: answer with a number, or press
m-a-turn-as-it-comes-by-mail-in-sh-1d0fca37 = A turn as it comes by mail, in short: answer with a number, or press

# API
m-api-c8e5998f = API

# About this game
m-about-this-game-5bec15dc = About this game

# About this letter
m-about-this-letter-ad1adfc5 = About this letter

# About {name}
m-about-name-c200f2ef = About { $name }

# About<span> {name}</span>
m-about-span-name-span-ff9a190e = About<span> { $name }</span>

# Accessibility
m-accessibility-d3368cbf = Accessibility

# Add it
m-add-it-c4151430 = Add it

# Addresses
m-addresses-76179aaf = Addresses

# After that the clock moves for you.
m-after-that-the-clock-moves-for-y-0e8cb484 = After that the clock moves for you.

# After that the others decide how the game goes on.
m-after-that-the-others-decide-how-be72ca76 = After that the others decide how the game goes on.

# After that your seat is offered to others.
m-after-that-your-seat-is-offered-3fda94aa = After that your seat is offered to others.

# Against it
m-against-it-f9aeea62 = Against it

# Against it: {names}.
m-against-it-names-46de03ca = Against it: { $names }.

# Agree
m-agree-da288642 = Agree

# All
m-all-a52ace42 = All

# All about {name}
m-all-about-name-7fb0eb68 = All about { $name }

# All at once
m-all-at-once-f9068371 = All at once

# All links and addresses in the letters you have got so far lose their power, in all games. Where you are asked something, a fresh letter comes to your registered address.
m-all-links-and-addresses-in-the-l-5710754f = All links and addresses in the letters you have got so far lose their power, in all games. Where you are asked something, a fresh letter comes to your registered address.

# All moves
m-all-moves-80f8d010 = All moves

# All moves: the log
m-all-moves-the-log-6f108e12 = All moves: the log

# All my games
m-all-my-games-0cdbada8 = All my games

# All settings
m-all-settings-04d2e8f9 = All settings

# All that has happened
m-all-that-has-happened-c77c40b5 = All that has happened

# All that is kept of you is a file in <a>your settings</a>. There you can leave, too: name, addresses, letters, mails, words and devices are deleted then. Your moves stay in the logs of the games, under a number that leads to nobody. Copies that were made to restore the service after a failure are not changed; how long they are kept is for whoever runs it to say.
m-all-that-is-kept-of-you-is-a-fil-f39a7e1a = All that is kept of you is a file in <a>your settings</a>. There you can leave, too: name, addresses, letters, mails, words and devices are deleted then. Your moves stay in the logs of the games, under a number that leads to nobody. Copies that were made to restore the service after a failure are not changed; how long they are kept is for whoever runs it to say.

# All that is kept of you, as a file
m-all-that-is-kept-of-you-as-a-fil-4304ba42 = All that is kept of you, as a file

# All who were asked agreed to call the game of {title} off.
m-all-who-were-asked-agreed-to-cal-7c11ccaa = All who were asked agreed to call the game of { $title } off.

# All who were asked agreed to end the game of {title} as it stands.
m-all-who-were-asked-agreed-to-end-9663b21d = All who were asked agreed to end the game of { $title } as it stands.

# All you can do stands below with its mark.
m-all-you-can-do-stands-below-with-5a9c9d5f = All you can do stands below with its mark.

# All your clocks stand still until {day}. That takes {n} {n|day|days} of holiday; {left} {left|is|are} left.
m-all-your-clocks-stand-still-unti-2eeadb8a = All your clocks stand still until { $day }. That takes { $n } { $n ->
        [one] day
       *[other] days
    } of holiday; { $left } { $left ->
        [one] is
       *[other] are
    } left.

# All {many} pieces, drawn and told
m-all-many-pieces-drawn-and-told-450aa26b = All { $many } pieces, drawn and told

# All {n}
m-all-n-b0c0a80a = All { $n }

# An address has no blanks and no letters beyond ASCII: write %20 and the like.
m-an-address-has-no-blanks-and-no-99e17dd2 = An address has no blanks and no letters beyond ASCII: write %20 and the like.

# An address may have {most} characters.
m-an-address-may-have-most-charact-2ddfab20 = An address may have { $most } characters.

# An address with a name or a password in it is not kept: take them out.
m-an-address-with-a-name-or-a-pass-68117aa4 = An address with a name or a password in it is not kept: take them out.

# An invitation
m-an-invitation-a5e2ccef = An invitation

# Another player has this address; it was not added to yours.
m-another-player-has-this-address-418fb1b1 = Another player has this address; it was not added to yours.

# Answer each game at its own address, or press its options; an answer to this letter moves nothing.
m-answer-each-game-at-its-own-addr-fed0610d = Answer each game at its own address, or press its options; an answer to this letter moves nothing.

# Answer from your own address.
m-answer-from-your-own-address-f07383e4 = Answer from your own address.

# Answer this letter with yes and it is done, with no and it is thrown away; or press it:
m-answer-this-letter-with-yes-and-a5a9791f = Answer this letter with yes and it is done, with no and it is thrown away; or press it:

# Answer with one of these two, or press it. Before that nothing is done.
m-answer-with-one-of-these-two-or-09f9c753 = Answer with one of these two, or press it. Before that nothing is done.

# Answer with the number or the word.
m-answer-with-the-number-or-the-wo-f35209af = Answer with the number or the word.

# Answer with the number or the word. Without an answer nothing follows.
m-answer-with-the-number-or-the-wo-ca98635d = Answer with the number or the word. Without an answer nothing follows.

# Answer with the number or the word. You add your mail to the luck, or words of your own: answer "join with" and the words.
m-answer-with-the-number-or-the-wo-04a3fcf1 = Answer with the number or the word. You add your mail to the luck, or words of your own: answer "join with" and the words.

# Answer with the number, or in words. Silence is no vote; a motion that is not decided lapses after {n} days. A line that begins with "say" is for the table.
m-answer-with-the-number-or-in-wor-8da81d01 = Answer with the number, or in words. Silence is no vote; a motion that is not decided lapses after { $n } days. A line that begins with "say" is for the table.

# Answer with what stands in brackets, or in words. {several}
m-answer-with-what-stands-in-brack-9026d14d = Answer with what stands in brackets, or in words. { $several }

# Answer {game} by mail
m-answer-game-by-mail-91f5e574 = Answer { $game } by mail

# Answer {until}.
m-answer-until-4b9c5a2c = Answer { $until }.

# Answers after {median}, half of the times; nights and holidays do not count.
m-answers-after-median-half-of-the-a7717244 = Answers after { $median }, half of the times; nights and holidays do not count.

# Anybody else can take that seat.
m-anybody-else-can-take-that-seat-17fac3e5 = Anybody else can take that seat.

# Anybody else can take that seat; or "{bot}" gives it to a bot.
m-anybody-else-can-take-that-seat-4b1bf682 = Anybody else can take that seat; or "{ $bot }" gives it to a bot.

# Anybody may look on at a game that is listed. You see what all at the table see, and no more.
m-anybody-may-look-on-at-a-game-th-443d299d = Anybody may look on at a game that is listed. You see what all at the table see, and no more.

# Apr
m-apr-617531b4 = Apr

# As it stands: {points}
m-as-it-stands-points-f4c3cf03 = As it stands: { $points }

# As it was then.
m-as-it-was-then-3728dfba = As it was then.

# As spectators knew it then.
m-as-spectators-knew-it-then-64596214 = As spectators knew it then.

# As {names} knew it then.
m-as-names-knew-it-then-eec02b76 = As { $names } knew it then.

# Ask for a new letter
m-ask-for-a-new-letter-99614024 = Ask for a new letter

# Ask leave to take my last move back
m-ask-leave-to-take-my-last-move-b-637d81fa = Ask leave to take my last move back

# Ask me everything
m-ask-me-everything-3e7ae694 = Ask me everything

# At a table: your name, your moves, what you say to it, how long you took. Never your address.
m-at-a-table-your-name-your-moves-061babd3 = At a table: your name, your moves, what you say to it, how long you took. Never your address.

# At most {n} moves fit into one mail.
m-at-most-n-moves-fit-into-one-mai-535763c1 = At most { $n } moves fit into one mail.

# At tables whose pace knows nights and days, your clock stands still then.
m-at-tables-whose-pace-knows-night-66fa93e9 = At tables whose pace knows nights and days, your clock stands still then.

# At the table: {names}.
m-at-the-table-names-512d5f84 = At the table: { $names }.

# At the table: {names}. It begins when you and {n} {n|other|others} sit down.
m-at-the-table-names-it-begins-whe-d58cf9f2 = At the table: { $names }. It begins when you and { $n } { $n ->
        [one] other
       *[other] others
    } sit down.

# At the table: {names}. Yours is the last seat: it begins as you join.
m-at-the-table-names-yours-is-the-73710433 = At the table: { $names }. Yours is the last seat: it begins as you join.

# At this table: {pattern} ({help})
m-at-this-table-pattern-help-48481efa = At this table: { $pattern } ({ $help })

# Aug
m-aug-41e1d82a = Aug

# Away until
m-away-until-2aa8ff39 = Away until

# Back
m-back-76900f1b = Back

# Back to the game
m-back-to-the-game-e5a09f81 = Back to the game

# Back to the letter
m-back-to-the-letter-39b97127 = Back to the letter

# Be told on your phone or computer
m-be-told-on-your-phone-or-compute-4e2f77c4 = Be told on your phone or computer

# Board games by mail, over days
m-board-games-by-mail-over-days-15c6875e = Board games by mail, over days

# Board games that are being played now, each with its board; the latest moves first.
m-board-games-that-are-being-playe-9c21fab6 = Board games that are being played now, each with its board; the latest moves first.

# Bold: most of all.
m-bold-most-of-all-0a3637b3 = Bold: most of all.

# Book it
m-book-it-a1f6d5f0 = Book it

# Bots among them
m-bots-among-them-4d36844f = Bots among them

# Browsers in which you are signed in, for {sessions_kept} {sessions_kept|day|days} after the last use: a secret of which only a mark is stored, and a name such as “Firefox on Linux”.
m-browsers-in-which-you-are-signed-aa5050f8 = Browsers in which you are signed in, for { $sessions_kept } { $sessions_kept ->
        [one] day
       *[other] days
    } after the last use: a secret of which only a mark is stored, and a name such as “Firefox on Linux”.

# Browsers that you have told to show you your turns: where their maker takes such words, and the keys by which only that browser reads them; until you take them away or sign out there.
m-browsers-that-you-have-told-to-s-d97692fe = Browsers that you have told to show you your turns: where their maker takes such words, and the keys by which only that browser reads them; until you take them away or sign out there.

# Browsers where you are signed in
m-browsers-where-you-are-signed-in-ae6ba13c = Browsers where you are signed in

# By mail: answer any letter of ours with "letters on", or with "mute off" for its game.
m-by-mail-answer-any-letter-of-our-99db3cbf = By mail: answer any letter of ours with "letters on", or with "mute off" for its game.

# Call the game off, without a result
m-call-the-game-off-without-a-resu-93fa9821 = Call the game off, without a result

# Choose anew
m-choose-anew-648df6d9 = Choose anew

# Choose at least one of what it is told.
m-choose-at-least-one-of-what-it-i-664bde55 = Choose at least one of what it is told.

# Choose one
m-choose-one-0b24aed5 = Choose one

# Choose<span> {name}</span>
m-choose-span-name-span-2a7dd9fa = Choose<span> { $name }</span>

# Clocks
m-clocks-ade6b165 = Clocks

# Close
m-close-7d9eb7ac = Close

# Close this table
m-close-this-table-a1b01547 = Close this table

# Colours alone tell nothing: what a colour says stands there as a word, a letter or a shape, too.
m-colours-alone-tell-nothing-what-39e71466 = Colours alone tell nothing: what a colour says stands there as a word, a letter or a shape, too.

# Come back
m-come-back-35c1a158 = Come back

# Commitment
m-commitment-b6f2bf45 = Commitment

# Commitment and link
m-commitment-and-link-a670710f = Commitment and link

# Commitments
m-commitments-35ebc105 = Commitments

# Commitments to secret seeds
m-commitments-to-secret-seeds-f6e314d9 = Commitments to secret seeds

# Conditions for those who come by the list
m-conditions-for-those-who-come-by-114b790c = Conditions for those who come by the list

# Cookies and strangers
m-cookies-and-strangers-edb70f14 = Cookies and strangers

# Cookies are set for signing in, for forms, for hints that you have read and for links that you have opened. No page loads anything from another site, and nobody counts what you look at. To keep floods out, network addresses are counted for a day.
m-cookies-are-set-for-signing-in-f-cba720ab = Cookies are set for signing in, for forms, for hints that you have read and for links that you have opened. No page loads anything from another site, and nobody counts what you look at. To keep floods out, network addresses are counted for a day.

# Days on which you play <small>such as mon tue sat; empty: all</small>
m-days-on-which-you-play-small-suc-7d6c2303 = Days on which you play <small>such as mon tue sat; empty: all</small>

# Deadlines they have missed in their last 50 games, at most <small>Left empty: however many.</small>
m-deadlines-they-have-missed-in-th-629b991d = Deadlines they have missed in their last 50 games, at most <small>Left empty: however many.</small>

# Debatable rules of the book
m-debatable-rules-of-the-book-8d827ddb = Debatable rules of the book

# Dec
m-dec-f2a0cfbc = Dec

# Decide ahead
m-decide-ahead-acb82b2b = Decide ahead

# Decide ahead, leave
m-decide-ahead-leave-c30ef263 = Decide ahead, leave

# Decided by: {by}.
m-decided-by-by-71088ac7 = Decided by: { $by }.

# Do it
m-do-it-8af08d74 = Do it

# Do these moves
m-do-these-moves-721db75c = Do these moves

# Do you mean it? {what}
m-do-you-mean-it-what-bebc2604 = Do you mean it? { $what }

# Do you mean {listed}?
m-do-you-mean-listed-b2e4a391 = Do you mean { $listed }?

# Done: <strong>{said}</strong>
m-done-strong-said-strong-79790901 = Done: <strong>{ $said }</strong>

# Done: {what}.
m-done-what-d31711e9 = Done: { $what }.

# Drop all orders
m-drop-all-orders-a73f62a2 = Drop all orders

# Each board is also a list of plain lines (“The board as a list” in the menu of a game), and each piece of the picture that can be pressed has a name for screen readers.
m-each-board-is-also-a-list-of-pla-5da5512b = Each board is also a list of plain lines (“The board as a list” in the menu of a game), and each piece of the picture that can be pressed has a name for screen readers.

# Each turn is a letter that you answer with a line or a press, when you have the time. The whole table sees the same board, here and in its mail. Luck is fixed before anybody asks for it, and anybody can check it.
m-each-turn-is-a-letter-that-you-a-2118d9d6 = Each turn is a letter that you answer with a line or a press, when you have the time. The whole table sees the same board, here and in its mail. Luck is fixed before anybody asks for it, and anybody can check it.

# End the game as it stands
m-end-the-game-as-it-stands-7a49da73 = End the game as it stands

# Ended {ended}: {reason}.
m-ended-ended-reason-d96f3d0e = Ended { $ended }: { $reason }.

# Events {since} to {min}
m-events-since-to-min-37f42890 = Events { $since } to { $min }

# Everybody should be able to play here. This page says what was done for it, how it is held, and what is not done yet.
m-everybody-should-be-able-to-play-40e363f1 = Everybody should be able to play here. This page says what was done for it, how it is held, and what is not done yet.

# Feb
m-feb-caf71b3f = Feb

# Finished
m-finished-7804f7a7 = Finished

# First
m-first-a151ceb1 = First

# For "{said}" you could say: {nearest}.
m-for-said-you-could-say-nearest-17e30bae = For "{ $said }" you could say: { $nearest }.

# For it: {names}.
m-for-it-names-1d5a218b = For it: { $names }.

# For {each}
m-for-each-585c29b3 = For { $each }

# Found here is who sits at a listed table with somebody else. Who plays by invitation alone, or as a guest, is not.
m-found-here-is-who-sits-at-a-list-7ed0e667 = Found here is who sits at a listed table with somebody else. Who plays by invitation alone, or as a guest, is not.

# Free this seat<span>: {name}</span>
m-free-this-seat-span-name-span-9e360a5f = Free this seat<span>: { $name }</span>

# Fri
m-fri-66dab40c = Fri

# From the beginning
m-from-the-beginning-597ae116 = From the beginning

# Game {id}, version {version}.
m-game-id-version-version-55fd2aa8 = Game { $id }, version { $version }.

# Game {id}, {phase}, {version} {version|event|events}. A number leads to the position after it; times are those of {zone}. <a>The game now</a>, <a2>the file for posthorn verify</a2>
m-game-id-phase-version-version-ev-26a6c9de = Game { $id }, { $phase }, { $version } { $version ->
        [one] event
       *[other] events
    }. A number leads to the position after it; times are those of { $zone }. <a>The game now</a>, <a2>the file for posthorn verify</a2>

# Games in common
m-games-in-common-2f57e3a3 = Games in common

# Games they have finished, at least
m-games-they-have-finished-at-leas-8440ba65 = Games they have finished, at least

# Games to watch
m-games-to-watch-c2bda3a4 = Games to watch

# Gather turns for <small>minutes, then they come as one letter</small>
m-gather-turns-for-small-minutes-t-b5edeae9 = Gather turns for <small>minutes, then they come as one letter</small>

# Give an address and keep your games
m-give-an-address-and-keep-your-ga-8b516401 = Give an address and keep your games

# Give the seat of {name} to a bot
m-give-the-seat-of-name-to-a-bot-05694cd3 = Give the seat of { $name } to a bot

# Give your mail address. Your game stays yours, letters tell you when you are asked, and you can sign in from anywhere.
m-give-your-mail-address-your-game-958a59fd = Give your mail address. Your game stays yours, letters tell you when you are asked, and you can sign in from anywhere.

# Go
m-go-6cc8519b = Go

# Go back to the page you came from.
m-go-back-to-the-page-you-came-fro-7ca09243 = Go back to the page you came from.

# Go back, correct it and press once more.
m-go-back-correct-it-and-press-onc-32df5eb8 = Go back, correct it and press once more.

# Go back, load the page again and press once more.
m-go-back-load-the-page-again-and-15ae6cc7 = Go back, load the page again and press once more.

# Go on
m-go-on-97903f19 = Go on

# Go on with the letter that answers
m-go-on-with-the-letter-that-answe-758fe2ff = Go on with the letter that answers

# Go on: sit down at the next game
m-go-on-sit-down-at-the-next-game-b56a1428 = Go on: sit down at the next game

# Go to position
m-go-to-position-fcf718bd = Go to position

# Going away? "pause until" and a day stops your clock in all your games.
m-going-away-pause-until-and-a-day-48be6ef6 = Going away? "pause until" and a day stops your clock in all your games.

# Guests have no keys. Give your mail address first.
m-guests-have-no-keys-give-your-ma-8deb3bcc = Guests have no keys. Give your mail address first.

# Guests have no programs. Give your mail address first.
m-guests-have-no-programs-give-you-fd5d0741 = Guests have no programs. Give your mail address first.

# Have a program or a chat told
m-have-a-program-or-a-chat-told-0ff83929 = Have a program or a chat told

# Head: number {number}, link <code>{link}</code>
m-head-number-number-link-code-lin-4d7dc0a8 = Head: number { $number }, link <code>{ $link }</code>

# Hear of it again
m-hear-of-it-again-435a84b0 = Hear of it again

# Here as a guest since {joined}.
m-here-as-a-guest-since-joined-7aeac748 = Here as a guest since { $joined }.

# Here since {joined}.
m-here-since-joined-57c975d1 = Here since { $joined }.

# Holiday
m-holiday-992b3299 = Holiday

# Hours
m-hours-21e84929 = Hours

# How
m-how-7470bd3b = How

# How it is held
m-how-it-is-held-a75843a1 = How it is held

# How it is played
m-how-it-is-played-597821f9 = How it is played

# How it went, round by round
m-how-it-went-round-by-round-6aafa0f3 = How it went, round by round

# How we stand
m-how-we-stand-911dd29a = How we stand

# How {title} is played
m-how-title-is-played-6a087072 = How { $title } is played

# I am back
m-i-am-back-e012a509 = I am back

# I am not asked where all that is left can wait
m-i-am-not-asked-where-all-that-is-f472af9a = I am not asked where all that is left can wait

# I am sure
m-i-am-sure-8d1511c1 = I am sure

# I see
m-i-see-dcf10e36 = I see

# If a letter with a link came to you lately, that link still works for an hour.
m-if-a-letter-with-a-link-came-to-b7b6e546 = If a letter with a link came to you lately, that link still works for an hour.

# If it has not begun a month after its opening it is closed.
m-if-it-has-not-begun-a-month-afte-c82b9d26 = If it has not begun a month after its opening it is closed.

# If it was not you, do nothing: nobody gets in without this letter.
m-if-it-was-not-you-do-nothing-nob-9229b1e2 = If it was not you, do nothing: nobody gets in without this letter.

# If nothing has come of it after {n} more hours of play, the clock moves.
m-if-nothing-has-come-of-it-after-deb40730 = If nothing has come of it after { $n } more hours of play, the clock moves.

# If you did not press it, somebody else has a letter of yours. You can make the links and addresses of your letters void; new letters come to you.
m-if-you-did-not-press-it-somebody-e490c9e4 = If you did not press it, somebody else has a letter of yours. You can make the links and addresses of your letters void; new letters come to you.

# If you did this
m-if-you-did-this-319e8f29 = If you did this

# If you know {who}, pass it on: an answer to any letter from there makes it good.
m-if-you-know-who-pass-it-on-an-an-e6091341 = If you know { $who }, pass it on: an answer to any letter from there makes it good.

# If you still want to move, answer the last letter of the game.
m-if-you-still-want-to-move-answer-54e1e690 = If you still want to move, answer the last letter of the game.

# If your time runs out, you are reminded once before; then {follows}.
m-if-your-time-runs-out-you-are-re-c5ed09b7 = If your time runs out, you are reminded once before; then { $follows }.

# In all
m-in-all-df42d244 = In all

# In any letter: {pattern} ({help})
m-in-any-letter-pattern-help-0f446788 = In any letter: { $pattern } ({ $help })

# In the last {games} {games|game|games}: {missed} {missed|deadline|deadlines} missed, {left} {left|seat|seats} left.
m-in-the-last-games-games-game-gam-06185840 = In the last { $games } { $games ->
        [one] game
       *[other] games
    }: { $missed } { $missed ->
        [one] deadline
       *[other] deadlines
    } missed, { $left } { $left ->
        [one] seat
       *[other] seats
    } left.

# In this game: {pattern} ({help})
m-in-this-game-pattern-help-a1553a54 = In this game: { $pattern } ({ $help })

# Invitations
m-invitations-14210e69 = Invitations

# Invite <small>Mail addresses, or names of people you have played with: one a line. They get a letter. Seats that are left are open.</small>
m-invite-small-mail-addresses-or-n-45416071 = Invite <small>Mail addresses, or names of people you have played with: one a line. They get a letter. Seats that are left are open.</small>

# Invite at most {most} people to a game.
m-invite-at-most-most-people-to-a-b1277f0c = Invite at most { $most } people to a game.

# It begins when every seat is taken.
m-it-begins-when-every-seat-is-tak-242966e3 = It begins when every seat is taken.

# It came from another browser ({browser}), in another network than yours.
m-it-came-from-another-browser-bro-8caa8f0c = It came from another browser ({ $browser }), in another network than yours.

# It came from another browser ({browser}), in the network that you are in.
m-it-came-from-another-browser-bro-f1e8b922 = It came from another browser ({ $browser }), in the network that you are in.

# It came from this browser.
m-it-came-from-this-browser-f8ececf3 = It came from this browser.

# It is done. Answers to your own mails still come.
m-it-is-done-answers-to-your-own-m-2ceb81fd = It is done. Answers to your own mails still come.

# It is logged. Nothing that was taken in is lost; load the page again in a moment.
m-it-is-logged-nothing-that-was-ta-3702ef1c = It is logged. Nothing that was taken in is lost; load the page again in a moment.

# It is not done
m-it-is-not-done-b4ec4a2a = It is not done

# It is on its way to each of your devices.
m-it-is-on-its-way-to-each-of-your-d296ff46 = It is on its way to each of your devices.

# It is on its way. Load this page again to see what came of it.
m-it-is-on-its-way-load-this-page-3d1ad7d6 = It is on its way. Load this page again to see what came of it.

# It is played as the book says.
m-it-is-played-as-the-book-says-cf90c806 = It is played as the book says.

# It is taken in and cannot get lost. This page loads itself again in a moment.
m-it-is-taken-in-and-cannot-get-lo-2d220014 = It is taken in and cannot get lost. This page loads itself again in a moment.

# It is taken in and is being carried out. It cannot get lost.
m-it-is-taken-in-and-is-being-carr-79a976c9 = It is taken in and is being carried out. It cannot get lost.

# It is taken in and will be done in a moment; the answer comes by mail.
m-it-is-taken-in-and-will-be-done-7af038b6 = It is taken in and will be done in a moment; the answer comes by mail.

# It is tested by programs. What they cannot find, such as an order of reading that is tiring, people have to tell us.
m-it-is-tested-by-programs-what-th-d49e59a3 = It is tested by programs. What they cannot find, such as an order of reading that is tiring, people have to tell us.

# It is told no more.
m-it-is-told-no-more-ec64262e = It is told no more.

# It is tried only: nothing is done.
m-it-is-tried-only-nothing-is-done-ab917231 = It is tried only: nothing is done.

# It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that player, do nothing.
m-it-makes-this-the-address-of-the-378ecd98 = It makes this the address of the player { $name }, who sits in { $n } { $n ->
        [one] game
       *[other] games
    }. If you are not that player, do nothing.

# It stays secret until all have answered; you can change it until then.
m-it-stays-secret-until-all-have-a-4bb43159 = It stays secret until all have answered; you can change it until then.

# It waits because {why}.
m-it-waits-because-why-ff09b722 = It waits because { $why }.

# It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.
m-it-was-asked-for-by-a-press-in-g-b15ee584 = It was asked for by a press in { $game }: "{ $sentence }", in { $browser }, at { $at } UTC. Nothing is done yet.

# It was asked for in another browser. From then on only this one is signed in as {name}: all others, and links that are on their way, end.
m-it-was-asked-for-in-another-brow-d748d8d8 = It was asked for in another browser. From then on only this one is signed in as { $name }: all others, and links that are on their way, end.

# It was asked for in another browser. Type the six digits of the letter there, or <a>sign in here</a> as {name} first and open the link again.
m-it-was-asked-for-in-another-brow-3cc38fb8 = It was asked for in another browser. Type the six digits of the letter there, or <a>sign in here</a> as { $name } first and open the link again.

# It was not tried, since something came up before it that nobody knew.
m-it-was-not-tried-since-something-c1a4f02a = It was not tried, since something came up before it that nobody knew.

# It was refused
m-it-was-refused-f5f7ebb1 = It was refused

# Its address <small>https://, also of a channel of Discord or Slack</small>
m-its-address-small-https-also-of-57cd9c77 = Its address <small>https://, also of a channel of Discord or Slack</small>

# Its letter is about to go.
m-its-letter-is-about-to-go-3471938d = Its letter is about to go.

# Its luck is <a>fixed and committed to</a> already: seed number {number}.
m-its-luck-is-a-fixed-and-committe-33aba994 = Its luck is <a>fixed and committed to</a> already: seed number { $number }.

# Jan
m-jan-5c5db120 = Jan

# Join
m-join-fd30fe68 = Join

# Jul
m-jul-c43f56b9 = Jul

# Jun
m-jun-b27fd46e = Jun

# Keep my games
m-keep-my-games-c3d63016 = Keep my games

# Keep my games: give an address
m-keep-my-games-give-an-address-ebc49138 = Keep my games: give an address

# Keep what you play
m-keep-what-you-play-696b1c2b = Keep what you play

# Keys for programs
m-keys-for-programs-9177bdd3 = Keys for programs

# Kinds
m-kinds-d9217480 = Kinds

# Language
m-language-a4fe6526 = Language

# Language <small>of pages and letters; answers are read in each of them</small>
m-language-small-of-pages-and-lett-7ab77822 = Language <small>of pages and letters; answers are read in each of them</small>

# Last
m-last-eb970eb0 = Last

# Last time in vain: {reason}.
m-last-time-in-vain-reason-825bd0b1 = Last time in vain: { $reason }.

# Lately
m-lately-2d3c92b5 = Lately

# Leave
m-leave-fc6e4a40 = Leave

# Leave for ever
m-leave-for-ever-72889f38 = Leave for ever

# Leave this game
m-leave-this-game-80dd3fd5 = Leave this game

# Leave this table
m-leave-this-table-05b0d777 = Leave this table

# Let letters come again
m-let-letters-come-again-b7493029 = Let letters come again

# Let the clocks run again
m-let-the-clocks-run-again-b34caee0 = Let the clocks run again

# Letters
m-letters-0b438c8a = Letters

# Letters and links of that game do not work for you any more. Thank you for playing so far.
m-letters-and-links-of-that-game-d-f57b893d = Letters and links of that game do not work for you any more. Thank you for playing so far.

# Letters are complete as plain text: a whole game can be played without ever seeing a picture.
m-letters-are-complete-as-plain-te-8debf798 = Letters are complete as plain text: a whole game can be played without ever seeing a picture.

# Letters come again.
m-letters-come-again-3c74cd8e = Letters come again.

# Letters come one by one again.
m-letters-come-one-by-one-again-20618842 = Letters come one by one again.

# Letters go through mail servers, which can read them. What a browser is told goes through the server of its maker sealed: the maker sees that something came and when, not what.
m-letters-go-through-mail-servers-fe7bf837 = Letters go through mail servers, which can read them. What a browser is told goes through the server of its maker sealed: the maker sees that something came and when, not what.

# Letters in other hands?
m-letters-in-other-hands-7b515578 = Letters in other hands?

# Letters of this game come again.
m-letters-of-this-game-come-again-0a409efe = Letters of this game come again.

# Letters to you: their bytes for 30 days after they were sent, their words
m-letters-to-you-their-bytes-for-3-5b5ccb74 = Letters to you: their bytes for 30 days after they were sent, their words

# Letters to {who} come back; nothing more is sent there.
m-letters-to-who-come-back-nothing-3d9bf915 = Letters to { $who } come back; nothing more is sent there.

# Line {n}: "{line}"
m-line-n-line-adfb8457 = Line { $n }: "{ $line }"

# Line {n}: "{line}", which means "{means}"
m-line-n-line-which-means-means-992ccddf = Line { $n }: "{ $line }", which means "{ $means }"

# Links and addresses of your letters are void now; where you are asked, a fresh letter comes.
m-links-and-addresses-of-your-lett-372f0358 = Links and addresses of your letters are void now; where you are asked, a fresh letter comes.

# Listed: anybody may sit down
m-listed-anybody-may-sit-down-78cad913 = Listed: anybody may sit down

# Little time is left for your move; this is the one reminder you get.
m-little-time-is-left-for-your-mov-e1af924b = Little time is left for your move; this is the one reminder you get.

# Log {version}:{head} of game {game}; rules {title} {rules}.
m-log-version-head-of-game-game-ru-db7ddb9c = Log { $version }:{ $head } of game { $game }; rules { $title } { $rules }.

# Look
m-look-a0de5719 = Look

# Look at your mail
m-look-at-your-mail-a1be5202 = Look at your mail

# Look for a newer letter, or at your games.
m-look-for-a-newer-letter-or-at-yo-5b95a380 = Look for a newer letter, or at your games.

# Look with the eyes of:
m-look-with-the-eyes-of-db26e215 = Look with the eyes of:

# Look<span> at {name}, seat {seat}</span>
m-look-span-at-name-seat-seat-span-f6f891c7 = Look<span> at { $name }, seat { $seat }</span>

# Look<span> at {name}</span>
m-look-span-at-name-span-4b1eb530 = Look<span> at { $name }</span>

# Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".
m-lost-write-help-too-much-mute-di-573cc1a6 = Lost? Write "help". Too much? "mute", "digest" or "pause until { $day }".

# Luck that can be checked
m-luck-that-can-be-checked-ead8f582 = Luck that can be checked

# Mac OS
m-mac-os-e68bcce7 = Mac OS

# Made
m-made-45a5300c = Made

# Main
m-main-eb814be3 = Main

# Make a key
m-make-a-key-f2e49767 = Make a key

# Make a secret address for it
m-make-a-secret-address-for-it-7bd12884 = Make a secret address for it

# Make links void
m-make-links-void-d2ac0f71 = Make links void

# Make the links of my letters void
m-make-the-links-of-my-letters-voi-87dc6d17 = Make the links of my letters void

# Make them void
m-make-them-void-2e045810 = Make them void

# Mar
m-mar-b4b7d381 = Mar

# May
m-may-8c78fe5b = May

# Modern board games by mail, over days: each turn is a letter that you answer with a line or a press.
m-modern-board-games-by-mail-over-0e4f1ab7 = Modern board games by mail, over days: each turn is a letter that you answer with a line or a press.

# Mon
m-mon-f40d7f51 = Mon

# More
m-more-d47d7cb0 = More

# More about this game
m-more-about-this-game-0c496c6a = More about this game

# More than can be listed can be said: "help" tells how, and "more" lists some.
m-more-than-can-be-listed-can-be-s-14f2ee0a = More than can be listed can be said: "help" tells how, and "more" lists some.

# More time for those who are asked
m-more-time-for-those-who-are-aske-d3a534a4 = More time for those who are asked

# More<span> of: {titles}</span>
m-more-span-of-titles-span-cb55315b = More<span> of: { $titles }</span>

# Move on the web
m-move-on-the-web-58facdcf = Move on the web

# Move {n} of {of}
m-move-n-of-of-ee8018ef = Move { $n } of { $of }

# Move {n} of {of}, {at}
m-move-n-of-of-at-45f6a5ec = Move { $n } of { $of }, { $at }

# Moves
m-moves-26c84ac3 = Moves

# Moves are carried out all the same.
m-moves-are-carried-out-all-the-sa-58e866f7 = Moves are carried out all the same.

# Muted games
m-muted-games-6ce38027 = Muted games

# My games
m-my-games-e50033ee = My games

# My games, as I saw them last
m-my-games-as-i-saw-them-last-552e2676 = My games, as I saw them last

# My games, {n} {n|waits|wait} for you
m-my-games-n-n-waits-wait-for-you-d67e2747 = My games, { $n } { $n ->
        [one] waits
       *[other] wait
    } for you

# My letter
m-my-letter-e2995ed4 = My letter

# My move
m-my-move-8a306db1 = My move

# My move before
m-my-move-before-c7e6be56 = My move before

# My next move
m-my-next-move-c1f7dfb0 = My next move

# My notes
m-my-notes-fa263f43 = My notes

# Name <small>as others at the table see it</small>
m-name-small-as-others-at-the-tabl-759925f6 = Name <small>as others at the table see it</small>

# Never told yet.
m-never-told-yet-22b5e83b = Never told yet.

# New
m-new-18fdd549 = New

# Next game <b>{waiting_beside}</b>
m-next-game-b-waiting-beside-b-669ea29e = Next game <b>{ $waiting_beside }</b>

# Night from
m-night-from-78982d33 = Night from

# No
m-no-1ea442a1 = No

# No address is asked for. A guest gets no letters: look here when it is your turn, or give an address later.
m-no-address-is-asked-for-a-guest-93095fbe = No address is asked for. A guest gets no letters: look here when it is your turn, or give an address later.

# No game is running. Open a table, sit down at one, or play a bot.
m-no-game-is-running-open-a-table-d57b1fc7 = No game is running. Open a table, sit down at one, or play a bot.

# No invitations any more
m-no-invitations-any-more-c0d5fcc0 = No invitations any more

# No letter tells of it before {at}.
m-no-letter-tells-of-it-before-at-5b828f78 = No letter tells of it before { $at }.

# No letter tells of it yet.
m-no-letter-tells-of-it-yet-9fd0e818 = No letter tells of it yet.

# No letters at all
m-no-letters-at-all-5dacc6a4 = No letters at all

# No letters until
m-no-letters-until-87baa4a2 = No letters until

# No listed game is running just now. <a>Sit down at a table</a>, and others will find yours here.
m-no-listed-game-is-running-just-n-556133cd = No listed game is running just now. <a>Sit down at a table</a>, and others will find yours here.

# No more hints
m-no-more-hints-01d4fddf = No more hints

# No more letters come. Answer any letter with "letters on" to undo it.
m-no-more-letters-come-answer-any-89e1d8c7 = No more letters come. Answer any letter with "letters on" to undo it.

# No more letters of this game before it is over.
m-no-more-letters-of-this-game-bef-91845974 = No more letters of this game before it is over.

# No more letters of this game but when it is over
m-no-more-letters-of-this-game-but-345c221d = No more letters of this game but when it is over

# No network
m-no-network-a5b3016a = No network

# No other letter holds them. Take them out of this one before you hand it on.
m-no-other-letter-holds-them-take-2b92d0a4 = No other letter holds them. Take them out of this one before you hand it on.

# No points are counted yet.
m-no-points-are-counted-yet-681c81a5 = No points are counted yet.

# No seat is kept for you there any more.
m-no-seat-is-kept-for-you-there-an-da75b494 = No seat is kept for you there any more.

# No table of a rematch has begun; open a new one.
m-no-table-of-a-rematch-has-begun-40705025 = No table of a rematch has begun; open a new one.

# No table waits for players just now. Open one, and others will find it here.
m-no-table-waits-for-players-just-f750b519 = No table waits for players just now. Open one, and others will find it here.

# No, thank you
m-no-thank-you-3b7d6749 = No, thank you

# No: {what}
m-no-what-decd0e54 = No: { $what }

# Nobody else of that name.
m-nobody-else-of-that-name-7f7fc502 = Nobody else of that name.

# Nobody else sees this before it is used.
m-nobody-else-sees-this-before-it-e7a57d0d = Nobody else sees this before it is used.

# Nobody has said anything yet.
m-nobody-has-said-anything-yet-c477de5d = Nobody has said anything yet.

# Nobody has to move now.
m-nobody-has-to-move-now-a92ec088 = Nobody has to move now.

# Nobody is for it yet.
m-nobody-is-for-it-yet-86db85a5 = Nobody is for it yet.

# Nobody is left to play on: the game of {title} has ended.
m-nobody-is-left-to-play-on-the-ga-71355697 = Nobody is left to play on: the game of { $title } has ended.

# Nobody of that name.
m-nobody-of-that-name-50a22175 = Nobody of that name.

# Nobody sees it.
m-nobody-sees-it-e68b4f4c = Nobody sees it.

# Nobody sees it. Press on the board to go on.
m-nobody-sees-it-press-on-the-boar-bf6a2537 = Nobody sees it. Press on the board to go on.

# Nobody yet.
m-nobody-yet-441ed85b = Nobody yet.

# None
m-none-dc937b59 = None

# None yet.
m-none-yet-bd3ce633 = None yet.

# None.
m-none-903ea500 = None.

# None: you play as a guest.
m-none-you-play-as-a-guest-c613e840 = None: you play as a guest.

# Not I: a bot may take my seat
m-not-i-a-bot-may-take-my-seat-53dde193 = Not I: a bot may take my seat

# Not done
m-not-done-0df2acbe = Not done

# Not done: <strong>{said}</strong>
m-not-done-strong-said-strong-1913f3e0 = Not done: <strong>{ $said }</strong>

# Not done: {said} {why}
m-not-done-said-why-47d9ff7a = Not done: { $said } { $why }

# Not done: {what}
m-not-done-what-02bd909f = Not done: { $what }

# Not from here
m-not-from-here-cafaa2a8 = Not from here

# Not listed: only whom I invite, and who has the link
m-not-listed-only-whom-i-invite-an-313e6608 = Not listed: only whom I invite, and who has the link

# Not now
m-not-now-a0e63d7c = Not now

# Notes
m-notes-8a7525b1 = Notes

# Nothing came? Look into the folder for unwanted mail, or <a>ask again</a>.
m-nothing-came-look-into-the-folde-e07c2418 = Nothing came? Look into the folder for unwanted mail, or <a>ask again</a>.

# Nothing has happened yet.
m-nothing-has-happened-yet-f279f39e = Nothing has happened yet.

# Nothing is another than before.
m-nothing-is-another-than-before-2e9de24c = Nothing is another than before.

# Nothing is asked of you in this letter.
m-nothing-is-asked-of-you-in-this-12da938f = Nothing is asked of you in this letter.

# Nothing is done yet.
m-nothing-is-done-yet-555c2934 = Nothing is done yet.

# Nothing is here
m-nothing-is-here-348a1e82 = Nothing is here

# Nothing is lost. Go back, and ask for it in another way.
m-nothing-is-lost-go-back-and-ask-0daa6d10 = Nothing is lost. Go back, and ask for it in another way.

# Nothing is lost. Load the page again in a moment.
m-nothing-is-lost-load-the-page-ag-c2e9577c = Nothing is lost. Load the page again in a moment.

# Nothing more happens by itself. The others can decide how the game goes on.
m-nothing-more-happens-by-itself-t-fd524110 = Nothing more happens by itself. The others can decide how the game goes on.

# Nothing that can be said in this game begins with "{word}".
m-nothing-that-can-be-said-in-this-ea702bbf = Nothing that can be said in this game begins with "{ $word }".

# Nothing that can be seen.
m-nothing-that-can-be-seen-226fe733 = Nothing that can be seen.

# Nothing that you may know.
m-nothing-that-you-may-know-b843b291 = Nothing that you may know.

# Nothing waits for you now; others have to move.
m-nothing-waits-for-you-now-others-59e52731 = Nothing waits for you now; others have to move.

# Nothing was done, and that mail is thrown away.
m-nothing-was-done-and-that-mail-i-9cbf99ff = Nothing was done, and that mail is thrown away.

# Nothing was played in your name, and your seat is yours.
m-nothing-was-played-in-your-name-6d028664 = Nothing was played in your name, and your seat is yours.

# Nov
m-nov-3e630d29 = Nov

# Number
m-number-bd82cf16 = Number

# Numbers from {first}; times are UTC
m-numbers-from-first-times-are-utc-d560be5d = Numbers from { $first }; times are UTC

# Oct
m-oct-6877e849 = Oct

# Of a listed game anybody sees the board as a spectator, the log and the names of who sits there. Of a game that is not listed only who plays there or has its link.
m-of-a-listed-game-anybody-sees-th-4fa9b9be = Of a listed game anybody sees the board as a spectator, the log and the names of who sits there. Of a game that is not listed only who plays there or has its link.

# Offer the seat of {name} to others
m-offer-the-seat-of-name-to-others-7952cc29 = Offer the seat of { $name } to others

# Older tables
m-older-tables-5a23dc37 = Older tables

# On
m-on-13001175 = On

# On the web
m-on-the-web-1e1b85a2 = On the web

# Once it works again, press Try it on the page below: if it answers, it is told again.
m-once-it-works-again-press-try-it-9f73a828 = Once it works again, press Try it on the page below: if it answers, it is told again.

# Once more
m-once-more-04801db4 = Once more

# Once more, please
m-once-more-please-1e02f6a5 = Once more, please

# One back
m-one-back-0037eb0f = One back

# One letter a day, at <small>empty: a letter for each turn</small>
m-one-letter-a-day-at-small-empty-a427c48b = One letter a day, at <small>empty: a letter for each turn</small>

# One letter a day, at {time}.
m-one-letter-a-day-at-time-b195acd5 = One letter a day, at { $time }.

# One move back
m-one-move-back-19eced90 = One move back

# One on
m-one-on-4ae69add = One on

# One press more
m-one-press-more-cc6e8e66 = One press more

# One press, no address. You can keep the game later.
m-one-press-no-address-you-can-kee-7a48bd0a = One press, no address. You can keep the game later.

# Only players who have given an address
m-only-players-who-have-given-an-a-be65486b = Only players who have given an address

# Only the ports 443 and 8443 are asked.
m-only-the-ports-443-and-8443-are-ceab2ab2 = Only the ports 443 and 8443 are asked.

# Only trying
m-only-trying-dd33291e = Only trying

# Only trying: {what}
m-only-trying-what-1174bece = Only trying: { $what }

# Only who sits at the table may speak there.
m-only-who-sits-at-the-table-may-s-5cdd1e42 = Only who sits at the table may speak there.

# Only who sits here may say that. Sign in, or answer the letter.
m-only-who-sits-here-may-say-that-d5a81ef1 = Only who sits here may say that. Sign in, or answer the letter.

# Only you see this; the others have theirs.
m-only-you-see-this-the-others-hav-b8be1845 = Only you see this; the others have theirs.

# Open a table
m-open-a-table-be70bbb8 = Open a table

# Open a table of {name}
m-open-a-table-of-name-826c0667 = Open a table of { $name }

# Open a table: which title?
m-open-a-table-which-title-0ed47355 = Open a table: which title?

# Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.
m-open-it-and-press-the-button-the-85172fe0 = Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.

# Open its link, or type its six digits here. Both work for 15 minutes.
m-open-its-link-or-type-its-six-di-a3ddcd4f = Open its link, or type its six digits here. Both work for 15 minutes.

# Open tables
m-open-tables-c1c6fca3 = Open tables

# Open the table
m-open-the-table-bd73b798 = Open the table

# Options
m-options-d0db8b5e = Options

# Options of a table
m-options-of-a-table-2469f66a = Options of a table

# Or at once
m-or-at-once-576836c1 = Or at once

# Or more
m-or-more-ef813456 = Or more

# Or type these six digits where you asked for the letter: {code}
m-or-type-these-six-digits-where-y-87108287 = Or type these six digits where you asked for the letter: { $code }

# Or write it as in a letter
m-or-write-it-as-in-a-letter-8b250f67 = Or write it as in a letter

# Order it
m-order-it-83596c1d = Order it

# Others are thinking
m-others-are-thinking-da01d593 = Others are thinking

# Outbox
m-outbox-49668afa = Outbox

# Pace
m-pace-9582b504 = Pace

# Pace: {pace}.
m-pace-pace-c488a715 = Pace: { $pace }.

# Pages follow the system as to light and dark, and move nothing if it asks for calm.
m-pages-follow-the-system-as-to-li-c411ded0 = Pages follow the system as to light and dark, and move nothing if it asks for calm.

# Pages of the commitments
m-pages-of-the-commitments-4043081a = Pages of the commitments

# Pages of the log
m-pages-of-the-log-271b8365 = Pages of the log

# Pages of the log, below it
m-pages-of-the-log-below-it-a5a7e4fb = Pages of the log, below it

# Pages work by keyboard alone and at a width of 360 points. All that you can do in a game works without scripts.
m-pages-work-by-keyboard-alone-and-d180b149 = Pages work by keyboard alone and at a width of 360 points. All that you can do in a game works without scripts.

# Pass this link on
m-pass-this-link-on-594d5019 = Pass this link on

# Pause
m-pause-858e4ba7 = Pause

# Pause until <small>A holiday in all your games: your clocks stand still. You have {g} days.</small>
m-pause-until-small-a-holiday-in-a-c3e8714a = Pause until <small>A holiday in all your games: your clocks stand still. You have { $g } days.</small>

# People you have played with
m-people-you-have-played-with-69dec7e6 = People you have played with

# Pictures in letters
m-pictures-in-letters-d927455d = Pictures in letters

# Place {place}: {who}, {total} {total|point|points}.
m-place-place-who-total-total-poin-0b0a7930 = Place { $place }: { $who }, { $total } { $total ->
        [one] point
       *[other] points
    }.

# Places
m-places-eb5cfb73 = Places

# Play a bot now
m-play-a-bot-now-8dd8f820 = Play a bot now

# Play a bot now<span>: {name}</span>
m-play-a-bot-now-span-name-span-584de11b = Play a bot now<span>: { $name }</span>

# Play on
m-play-on-b6496b59 = Play on

# Play the next one
m-play-the-next-one-4ce9f24a = Play the next one

# Played as the book says.
m-played-as-the-book-says-2dacf120 = Played as the book says.

# Players
m-players-84e12ac6 = Players

# Players in all
m-players-in-all-770a5c81 = Players in all

# Please answer before {when}, {left}.
m-please-answer-before-when-left-bf37880e = Please answer before { $when }, { $left }.

# Points by round
m-points-by-round-6e632584 = Points by round

# Points by round are told at the end of the game.
m-points-by-round-are-told-at-the-3ae7cd13 = Points by round are told at the end of the game.

# Points by round; the same stands in the table below
m-points-by-round-the-same-stands-ab391113 = Points by round; the same stands in the table below

# Points so far
m-points-so-far-87261d3e = Points so far

# Positions
m-positions-fa18433b = Positions

# Posthorn
m-posthorn-068addbf = Posthorn

# Posthorn is not reached just now. Your games wait: nothing is lost, and letters are answered by mail as ever.
m-posthorn-is-not-reached-just-now-aade4594 = Posthorn is not reached just now. Your games wait: nothing is lost, and letters are answered by mail as ever.

# Posthorn: a program of yours
m-posthorn-a-program-of-yours-28260672 = Posthorn: a program of yours

# Posthorn: board games by mail
m-posthorn-board-games-by-mail-46aa6d83 = Posthorn: board games by mail

# Posthorn: how to answer
m-posthorn-how-to-answer-03ff8da9 = Posthorn: how to answer

# Posthorn: nothing was done
m-posthorn-nothing-was-done-c921a4bf = Posthorn: nothing was done

# Posthorn: was this you?
m-posthorn-was-this-you-6180749a = Posthorn: was this you?

# Posthorn: your games today
m-posthorn-your-games-today-b5e9a800 = Posthorn: your games today

# Posthorn: your letters
m-posthorn-your-letters-691c732a = Posthorn: your letters

# Posthorn: your link
m-posthorn-your-link-bc63e89d = Posthorn: your link

# Posthorn: your mail
m-posthorn-your-mail-7d8a853e = Posthorn: your mail

# Press {what}
m-press-what-33f432a6 = Press { $what }

# Privacy
m-privacy-54a57c31 = Privacy

# Programs and chats that you have told of your games: their address and a secret, until you take them away. What your letters say is sent there.
m-programs-and-chats-that-you-have-41dba1cd = Programs and chats that you have told of your games: their address and a secret, until you take them away. What your letters say is sent there.

# Programs that are told
m-programs-that-are-told-23c4b544 = Programs that are told

# Put back
m-put-back-4a0ee41d = Put back

# Put to the vote. Who does not vote within 3 days has not voted, and a motion that is not decided by then lapses.
m-put-to-the-vote-who-does-not-vot-88476eca = Put to the vote. Who does not vote within 3 days has not voted, and a motion that is not decided by then lapses.

# Quiet from
m-quiet-from-d870bfaa = Quiet from

# Rematch: the same table once more
m-rematch-the-same-table-once-more-e159cc2a = Rematch: the same table once more

# Replay
m-replay-c8dae637 = Replay

# Resign
m-resign-20a9ba67 = Resign

# Revoke
m-revoke-87e6d00b = Revoke

# Round
m-round-cd9558ac = Round

# Rules
m-rules-4228aeb0 = Rules

# Rules: {chapter}
m-rules-chapter-0c475a08 = Rules: { $chapter }

# Running
m-running-f4ccae29 = Running

# SHA-256 of its id: <code>{game}</code>
m-sha-256-of-its-id-code-game-code-93dd6a57 = SHA-256 of its id: <code>{ $game }</code>

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
m-sha-256-of-the-seed-kept-by-you-2b45137e = SHA-256 of the seed, kept by you from now on: { $commitment }. Once the game is over the seed is shown, and anybody can check all luck.

# Sat
m-sat-fdeb71b5 = Sat

# Save
m-save-1509f561 = Save

# Saved.
m-saved-fca046cc = Saved.

# Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.
m-say-word-again-n-hours-after-it-b8c3afb5 = Say "{ $word }" again { $n } hours after it was opened, and bots take the seats that are still empty then.

# Say it
m-say-it-d08ee907 = Say it

# Say one move, or several with each on a line of its own.
m-say-one-move-or-several-with-eac-b732155f = Say one move, or several with each on a line of its own.

# Say something, in {most} characters at most.
m-say-something-in-most-characters-b847932c = Say something, in { $most } characters at most.

# Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".
m-say-the-day-as-pause-until-2026-61bb24e2 = Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".

# Say to all <small>It stands here at once, and in the next letter of each.</small>
m-say-to-all-small-it-stands-here-1c6fb3b1 = Say to all <small>It stands here at once, and in the next letter of each.</small>

# Say what: "{word} ..." with the words on the same line.
m-say-what-word-with-the-words-on-f0d85cf8 = Say what: "{ $word } ..." with the words on the same line.

# Score
m-score-38e5a46c = Score

# Seats
m-seats-f3b81325 = Seats

# Seats and clocks
m-seats-and-clocks-e867156f = Seats and clocks

# Seats that were left
m-seats-that-were-left-bd2f08e5 = Seats that were left

# Secret seeds are committed to up to {number}:{link}.
m-secret-seeds-are-committed-to-up-2095b9f2 = Secret seeds are committed to up to { $number }:{ $link }.

# Send a fresh letter to the registered address
m-send-a-fresh-letter-to-the-regis-52793d0a = Send a fresh letter to the registered address

# Send a letter there
m-send-a-letter-there-246205c8 = Send a letter there

# Send less at once.
m-send-less-at-once-e3b64f17 = Send less at once.

# Send me the letter
m-send-me-the-letter-23c84b8f = Send me the letter

# Sending: {what}
m-sending-what-8612a800 = Sending: { $what }

# Sentence
m-sentence-e006e2f1 = Sentence

# Sep
m-sep-451e2b71 = Sep

# Settings
m-settings-74a883a0 = Settings

# Several lines make one answer. A line that begins with "say" is for the table.
m-several-lines-make-one-answer-a-90443374 = Several lines make one answer. A line that begins with "say" is for the table.

# Show
m-show-0df6f1ca = Show

# Show it
m-show-it-74484e01 = Show it

# Sign in
m-sign-in-bfd402b2 = Sign in

# Sign in and do it
m-sign-in-and-do-it-24f074ee = Sign in and do it

# Sign in or join to sit down
m-sign-in-or-join-to-sit-down-5ce6556f = Sign in or join to sit down

# Sign in to do it
m-sign-in-to-do-it-e31aca80 = Sign in to do it

# Sign in, and do not do it
m-sign-in-and-do-not-do-it-b76285c0 = Sign in, and do not do it

# Sign in, or join
m-sign-in-or-join-2dfa7736 = Sign in, or join

# Sign out
m-sign-out-48f0d3d3 = Sign out

# Sign out everywhere
m-sign-out-everywhere-af180fca = Sign out everywhere

# Sign out of this browser
m-sign-out-of-this-browser-e6e2e839 = Sign out of this browser

# Signed in
m-signed-in-ca566c89 = Signed in

# Signed-in players find by name who sits at listed tables with somebody else.
m-signed-in-players-find-by-name-w-98876040 = Signed-in players find by name who sits at listed tables with somebody else.

# Since
m-since-98af1ed6 = Since

# Since your last turn
m-since-your-last-turn-2f4d4530 = Since your last turn

# Sit down
m-sit-down-f2808121 = Sit down

# Sit down as a guest
m-sit-down-as-a-guest-770ec47d = Sit down as a guest

# Sit down at it
m-sit-down-at-it-0f98d0fe = Sit down at it

# Skip to the content
m-skip-to-the-content-786999cc = Skip to the content

# So this program is told of your games here.
m-so-this-program-is-told-of-your-7ecc7454 = So this program is told of your games here.

# So you are told of your games here.
m-so-you-are-told-of-your-games-he-ee9500a7 = So you are told of your games here.

# Some games cannot be reached just now, and lists are without them. Nothing of them is lost.
m-some-games-cannot-be-reached-jus-f24ac093 = Some games cannot be reached just now, and lists are without them. Nothing of them is lost.

# Somebody
m-somebody-9a220ba2 = Somebody

# Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.
m-somebody-else-may-have-a-letter-0442f718 = Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.

# Somebody has spoken.
m-somebody-has-spoken-aa2e8e32 = Somebody has spoken.

# Somebody pressed: {what}.
m-somebody-pressed-what-ae8450c7 = Somebody pressed: { $what }.

# Somebody, most likely you, asked for a link {what}.
m-somebody-most-likely-you-asked-f-43d0d851 = Somebody, most likely you, asked for a link { $what }.

# Something went wrong with it here. Nothing was done; the operator has been told.
m-something-went-wrong-with-it-her-897df294 = Something went wrong with it here. Nothing was done; the operator has been told.

# Stop
m-stop-cae7d57b = Stop

# Stop all clocks
m-stop-all-clocks-b46de8fc = Stop all clocks

# Stop letters
m-stop-letters-ea921a40 = Stop letters

# Such a program can be told of {kinds}.
m-such-a-program-can-be-told-of-ki-25f32cae = Such a program can be told of { $kinds }.

# Sun
m-sun-db18f17f = Sun

# Tables
m-tables-e3fe2a3f = Tables

# Tables of board games by mail that wait for players, and seats that were left.
m-tables-of-board-games-by-mail-th-667dbffb = Tables of board games by mail that wait for players, and seats that were left.

# Tables that I host
m-tables-that-i-host-24db7323 = Tables that I host

# Tables that wait for players
m-tables-that-wait-for-players-60a35bb0 = Tables that wait for players

# Take away
m-take-away-c6c6194c = Take away

# Take away<span>: {name}</span>
m-take-away-span-name-span-920418b0 = Take away<span>: { $name }</span>

# Take back the move of version {n}, and all that came after it
m-take-back-the-move-of-version-n-4368d9a7 = Take back the move of version { $n }, and all that came after it

# Take it
m-take-it-9ad65a8b = Take it

# Take this seat
m-take-this-seat-ce91e278 = Take this seat

# Taken in: <strong>{said}</strong>
m-taken-in-strong-said-strong-65062f21 = Taken in: <strong>{ $said }</strong>

# Taking it with you, and leaving
m-taking-it-with-you-and-leaving-c06a1b9e = Taking it with you, and leaving

# Talk
m-talk-449f5a77 = Talk

# Tell me here
m-tell-me-here-69fa92af = Tell me here

# Tell me of
m-tell-me-of-d3b27184 = Tell me of

# Tell us what stands in your way: <a>{CONTACT}</a>.
m-tell-us-what-stands-in-your-way-0acd7710 = Tell us what stands in your way: <a>{ $CONTACT }</a>.

# Tell whoever runs this service what stands in your way.
m-tell-whoever-runs-this-service-w-3f9b9a3d = Tell whoever runs this service what stands in your way.

# That address leads into a house, not to the web.
m-that-address-leads-into-a-house-3d0edf5e = That address leads into a house, not to the web.

# That can mean {listed}. Say which.
m-that-can-mean-listed-say-which-d2d1c86d = That can mean { $listed }. Say which.

# That can mean {listed}; or one of {n} more. Say which.
m-that-can-mean-listed-or-one-of-n-f50f0957 = That can mean { $listed }; or one of { $n } more. Say which.

# That cannot be read
m-that-cannot-be-read-9cf63e11 = That cannot be read

# That is me
m-that-is-me-13ce980f = That is me

# That is no address of the web.
m-that-is-no-address-of-the-web-157f12ed = That is no address of the web.

# That is not an address of this letter.
m-that-is-not-an-address-of-this-l-a8c8878e = That is not an address of this letter.

# That is nothing about votes, seats or what is decided in advance.
m-that-is-nothing-about-votes-seat-f0cca7e4 = That is nothing about votes, seats or what is decided in advance.

# That is nothing that can be decided in advance.
m-that-is-nothing-that-can-be-deci-13a29c7e = That is nothing that can be decided in advance.

# That is too much
m-that-is-too-much-077813a2 = That is too much

# That letter has the options {marks}.
m-that-letter-has-the-options-mark-ba74ebf9 = That letter has the options { $marks }.

# That letter was not about a game.
m-that-letter-was-not-about-a-game-d74c2d75 = That letter was not about a game.

# That question is settled already, or its mail is kept no more. Nothing was done now.
m-that-question-is-settled-already-74330f98 = That question is settled already, or its mail is kept no more. Nothing was done now.

# That was on {at}, {ago} ago.
m-that-was-on-at-ago-ago-26cb0097 = That was on { $at }, { $ago } ago.

# The address for your calendar. It is shown this once, and the one before it is void:
m-the-address-for-your-calendar-it-a6a1d69f = The address for your calendar. It is shown this once, and the one before it is void:

# The address has to begin with https://.
m-the-address-has-to-begin-with-ht-e7294776 = The address has to begin with https://.

# The address may be cut short. Your games and all tables are a press away.
m-the-address-may-be-cut-short-you-1a47f5f4 = The address may be cut short. Your games and all tables are a press away.

# The board
m-the-board-3e24924b = The board

# The board after some moves, as everybody sees it
m-the-board-after-some-moves-as-ev-29eb9d6b = The board after some moves, as everybody sees it

# The board as a list
m-the-board-as-a-list-e959df42 = The board as a list

# The board as text
m-the-board-as-text-57bb719b = The board as text

# The board of {name}
m-the-board-of-name-cfadaed2 = The board of { $name }

# The board of {name} after {n} {n|move|moves}
m-the-board-of-name-after-n-n-move-bd0ad86d = The board of { $name } after { $n } { $n ->
        [one] move
       *[other] moves
    }

# The board of {name} at first
m-the-board-of-name-at-first-9f360ffc = The board of { $name } at first

# The board of {name} in the letter
m-the-board-of-name-in-the-letter-a16cec96 = The board of { $name } in the letter

# The board of {name} in the middle of a game
m-the-board-of-name-in-the-middle-ec19561d = The board of { $name } in the middle of a game

# The board, in a letter and on the page
m-the-board-in-a-letter-and-on-the-6049db97 = The board, in a letter and on the page

# The browser asks you whether it may.
m-the-browser-asks-you-whether-it-67a89225 = The browser asks you whether it may.

# The browser could not do it just now. Try again later.
m-the-browser-could-not-do-it-just-b7ea3e24 = The browser could not do it just now. Try again later.

# The browser was told not to show anything of this site. Allow it in the settings of the browser, then press once more.
m-the-browser-was-told-not-to-show-1926a26a = The browser was told not to show anything of this site. Allow it in the settings of the browser, then press once more.

# The clock has moved for this seat, as the table chose at the opening.
m-the-clock-has-moved-for-this-sea-f5c03a0d = The clock has moved for this seat, as the table chose at the opening.

# The clock has moved for you, as the table chose at the opening.
m-the-clock-has-moved-for-you-as-t-fbb4208b = The clock has moved for you, as the table chose at the opening.

# The clock of {who} stands still for a day at most, or until the move.
m-the-clock-of-who-stands-still-fo-2c4c582c = The clock of { $who } stands still for a day at most, or until the move.

# The end
m-the-end-9ed60853 = The end

# The game
m-the-game-afb8a55c = The game

# The game as a file
m-the-game-as-a-file-5b301252 = The game as a file

# The game before
m-the-game-before-90d311c2 = The game before

# The game begins when every seat is taken. Pass its link on, or close the table.
m-the-game-begins-when-every-seat-93028e8c = The game begins when every seat is taken. Pass its link on, or close the table.

# The game ended by agreement, before it was played to its end. These are the points so far.
m-the-game-ended-by-agreement-befo-2d436a9d = The game ended by agreement, before it was played to its end. These are the points so far.

# The game goes on, and somebody has left it. Who takes the seat sees what it knows, from now on.
m-the-game-goes-on-and-somebody-ha-d6e9a925 = The game goes on, and somebody has left it. Who takes the seat sees what it knows, from now on.

# The game had moved on before you pressed, so nothing was done. Look at it as it is now.
m-the-game-had-moved-on-before-you-6c6a5c49 = The game had moved on before you pressed, so nothing was done. Look at it as it is now.

# The game has moved on since this letter: its moves do nothing any more. Look for a newer one, or at the game now.
m-the-game-has-moved-on-since-this-531dbe06 = The game has moved on since this letter: its moves do nothing any more. Look for a newer one, or at the game now.

# The game has moved on.
m-the-game-has-moved-on-0d3fb9e9 = The game has moved on.

# The game has not begun.
m-the-game-has-not-begun-cd595093 = The game has not begun.

# The game is over
m-the-game-is-over-c18225cc = The game is over

# The game now
m-the-game-now-131ec1db = The game now

# The game of {title} was closed before it began.
m-the-game-of-title-was-closed-bef-d9301399 = The game of { $title } was closed before it began.

# The game of {title} was closed.
m-the-game-of-title-was-closed-f49a982b = The game of { $title } was closed.

# The game waits for a player
m-the-game-waits-for-a-player-c9990dca = The game waits for a player

# The game waits for a player.
m-the-game-waits-for-a-player-13258212 = The game waits for a player.

# The game waits for {whom}.
m-the-game-waits-for-whom-741e2f1e = The game waits for { $whom }.

# The game, as spectators see it
m-the-game-as-spectators-see-it-f05e5028 = The game, as spectators see it

# The host
m-the-host-dbc6d06a = The host

# The host has given your seat {n} at a table of {title} free again.
m-the-host-has-given-your-seat-n-a-a1e7f330 = The host has given your seat { $n } at a table of { $title } free again.

# The host is told, and does not invite you again.
m-the-host-is-told-and-does-not-in-306df501 = The host is told, and does not invite you again.

# The last position
m-the-last-position-11afa7c7 = The last position

# The letter
m-the-letter-ea2c2929 = The letter

# The letter lies in <a>the outbox</a>.
m-the-letter-lies-in-a-the-outbox-21891aa7 = The letter lies in <a>the outbox</a>.

# The letter lies in the outbox of this service: its operator opens the address that was printed at its start.
m-the-letter-lies-in-the-outbox-of-bf311758 = The letter lies in the outbox of this service: its operator opens the address that was printed at its start.

# The letter that asked you to move counts for nothing any more; you get a new one in your turn.
m-the-letter-that-asked-you-to-mov-99162e69 = The letter that asked you to move counts for nothing any more; you get a new one in your turn.

# The link for those who look on
m-the-link-for-those-who-look-on-04b2dd77 = The link for those who look on

# The links and addresses of your letters up to now are void, as was asked for. Those of this one work.
m-the-links-and-addresses-of-your-f53f9151 = The links and addresses of your letters up to now are void, as was asked for. Those of this one work.

# The links are for you alone: "revoke" makes them void.
m-the-links-are-for-you-alone-revo-33a047ec = The links are for you alone: "revoke" makes them void.

# The links of this letter have expired. Nothing is lost: a fresh letter has new ones.
m-the-links-of-this-letter-have-ex-d13c2a6d = The links of this letter have expired. Nothing is lost: a fresh letter has new ones.

# The links of this letter were made void. A newer letter has links that work.
m-the-links-of-this-letter-were-ma-936545ef = The links of this letter were made void. A newer letter has links that work.

# The list below says the same in words.
m-the-list-below-says-the-same-in-870c43bb = The list below says the same in words.

# The lowest free number is {free}.
m-the-lowest-free-number-is-free-7f9e2886 = The lowest free number is { $free }.

# The luck of each game comes from a secret seed. Seeds are made ahead; what stands here is the SHA-256 of each, before any game takes it, and a link over it and all before it. A game takes the lowest free number. Whoever keeps the head can show later that no seed was changed.
m-the-luck-of-each-game-comes-from-49aaa715 = The luck of each game comes from a secret seed. Seeds are made ahead; what stands here is the SHA-256 of each, before any game takes it, and a link over it and all before it. A game takes the lowest free number. Whoever keeps the head can show later that no seed was changed.

# The luck of this game
m-the-luck-of-this-game-c4aa30ea = The luck of this game

# The luck, and how to check it
m-the-luck-and-how-to-check-it-c7a95888 = The luck, and how to check it

# The moves of one mail are done together or not at all.
m-the-moves-of-one-mail-are-done-t-e6ed5da9 = The moves of one mail are done together or not at all.

# The new key. It is shown this once:
m-the-new-key-it-is-shown-this-onc-dde2419c = The new key. It is shown this once:

# The newest first. What is not sent has a reason; <a>the settings</a> decide most of them.
m-the-newest-first-what-is-not-sen-6cb319d7 = The newest first. What is not sent has a reason; <a>the settings</a> decide most of them.

# The next game
m-the-next-game-423d091d = The next game

# The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those who go on need not wait any more.
m-the-next-game-begins-when-everyb-88be9586 = The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after { $n } hours those who go on need not wait any more.

# The numbers
m-the-numbers-2d915f82 = The numbers

# The one word "help" tells of all that can be said.
m-the-one-word-help-tells-of-all-t-5e0ca794 = The one word "help" tells of all that can be said.

# The only possible answer is given for me
m-the-only-possible-answer-is-give-386ad8d9 = The only possible answer is given for me

# The others can vote how the game goes on.
m-the-others-can-vote-how-the-game-dbf04980 = The others can vote how the game goes on.

# The others decide what follows.
m-the-others-decide-what-follows-6776bf71 = The others decide what follows.

# The others vote how the game goes on.
m-the-others-vote-how-the-game-goe-cad0a3b2 = The others vote how the game goes on.

# The outbox shows everybody's letters. Open the address that Posthorn printed at its start first.
m-the-outbox-shows-everybody-s-let-7fbea5f4 = The outbox shows everybody's letters. Open the address that Posthorn printed at its start first.

# The pieces of a bar are the sources, in the order of the table.
m-the-pieces-of-a-bar-are-the-sour-b1618d20 = The pieces of a bar are the sources, in the order of the table.

# The position as it was
m-the-position-as-it-was-31df1f49 = The position as it was

# The position of {game}
m-the-position-of-game-16649c08 = The position of { $game }

# The position stands in the letter before this one; "show" sends it once more.
m-the-position-stands-in-the-lette-1da3628e = The position stands in the letter before this one; "show" sends it once more.

# The question went to your registered address alone.
m-the-question-went-to-your-regist-ea68cdbf = The question went to your registered address alone.

# The rest of the table is as in the letter before.
m-the-rest-of-the-table-is-as-in-t-e38a0180 = The rest of the table is as in the letter before.

# The rest of the table of {title}.
m-the-rest-of-the-table-of-title-5a823869 = The rest of the table of { $title }.

# The result
m-the-result-366f221f = The result

# The same as a letter: answer it with a number
m-the-same-as-a-letter-answer-it-w-3e4cdc73 = The same as a letter: answer it with a number

# The same as a table
m-the-same-as-a-table-878e48a8 = The same as a table

# The seat is kept for {who} until you free it: answer "release seat {n}".
m-the-seat-is-kept-for-who-until-y-0e463045 = The seat is kept for { $who } until you free it: answer "release seat { $n }".

# The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.
m-the-seat-is-offered-to-others-wh-b6dbea8b = The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.

# The seat of {names} is empty, and offered to others.
m-the-seat-of-names-is-empty-and-o-c95cc362 = The seat of { $names } is empty, and offered to others.

# The seat of {name} is offered to others: {why}.
m-the-seat-of-name-is-offered-to-o-61760bae = The seat of { $name } is offered to others: { $why }.

# The seat of {whose}: {why}
m-the-seat-of-whose-why-7940067a = The seat of { $whose }: { $why }

# The seed was <code>{seed}</code>; its hash <code>{commitment}</code> was given before anybody chose anything. Load <a>the file of the game</a> and run <code>posthorn verify {title_id}-{id}.json</code>: it makes every draw and every decision again. Add <code>--letters</code> with the letters of this game that you have kept: the log is held to each. Without a letter from outside a log that agrees with itself proves nothing.
m-the-seed-was-code-seed-code-its-37fa483e = The seed was <code>{ $seed }</code>; its hash <code>{ $commitment }</code> was given before anybody chose anything. Load <a>the file of the game</a> and run <code>posthorn verify { $title_id }-{ $id }.json</code>: it makes every draw and every decision again. Add <code>--letters</code> with the letters of this game that you have kept: the log is held to each. Without a letter from outside a log that agrees with itself proves nothing.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
m-the-seed-was-seed-its-sha-256-is-6760864d = The seed was { $seed }; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.

# The service is busy
m-the-service-is-busy-ef3d6130 = The service is busy

# The six digits
m-the-six-digits-85ad2c47 = The six digits

# The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".
m-the-six-digits-do-it-in-that-bro-23058dda = The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".

# The table of {title} as {name} sees it.
m-the-table-of-title-as-name-sees-1cfef1e4 = The table of { $title } as { $name } sees it.

# The table of {title} did not begin within a month, and is closed.
m-the-table-of-title-did-not-begin-2d9b183b = The table of { $title } did not begin within a month, and is closed.

# The tale
m-the-tale-02a59501 = The tale

# The target was {target}: not reached.
m-the-target-was-target-not-reache-8a4b8b79 = The target was { $target }: not reached.

# The target was {target}: reached.
m-the-target-was-target-reached-7ddfd116 = The target was { $target }: reached.

# The tests of this program look at every kind of page with axe-core in a real browser, light and dark, at 360 and 1280 points, and play whole games there by pressing what is shown.
m-the-tests-of-this-program-look-a-28985769 = The tests of this program look at every kind of page with axe-core in a real browser, light and dark, at 360 and 1280 points, and play whole games there by pressing what is shown.

# The time of {who} for this move is over.
m-the-time-of-who-for-this-move-is-01047c1f = The time of { $who } for this move is over.

# The umpire has corrected the position: {reason}
m-the-umpire-has-corrected-the-pos-14ac8f97 = The umpire has corrected the position: { $reason }

# The versions of a game begin with 1.
m-the-versions-of-a-game-begin-wit-0513418f = The versions of a game begin with 1.

# The {value} in this address is no number.
m-the-value-in-this-address-is-no-fdd257a2 = The { $value } in this address is no number.

# Then luck comes in, or something is revealed; more is not known yet.
m-then-luck-comes-in-or-something-41dbe9a9 = Then luck comes in, or something is revealed; more is not known yet.

# There are no more.
m-there-are-no-more-60ae2c4d = There are no more.

# There are no passwords here. A letter with a link and six digits shows that it is you; who is new joins in the same way.
m-there-are-no-passwords-here-a-le-2f71a727 = There are no passwords here. A letter with a link and six digits shows that it is you; who is new joins in the same way.

# There is more than can be listed. All of it can be written.
m-there-is-more-than-can-be-listed-d8de983c = There is more than can be listed. All of it can be written.

# There is no "{word}" here.
m-there-is-no-word-here-1a4f98cc = There is no "{ $word }" here.

# There is no game to try it in.
m-there-is-no-game-to-try-it-in-16fb17b4 = There is no game to try it in.

# There is no network. This is the page as it was
m-there-is-no-network-this-is-the-e3816c35 = There is no network. This is the page as it was

# There is no player {player}.
m-there-is-no-player-player-6253dd3d = There is no player { $player }.

# There is no result yet.
m-there-is-no-result-yet-59b7b7ce = There is no result yet.

# There is no result.
m-there-is-no-result-bc2cd745 = There is no result.

# There is no such title here.
m-there-is-no-such-title-here-9426400d = There is no such title here.

# There was nothing to tell you yet.
m-there-was-nothing-to-tell-you-ye-9b1b8f34 = There was nothing to tell you yet.

# These are not the six digits of the letter. Look again, or open its link.
m-these-are-not-the-six-digits-of-b5c6fa8e = These are not the six digits of the letter. Look again, or open its link.

# These six digits do not count any more. Ask for a new letter.
m-these-six-digits-do-not-count-an-a31dc2c9 = These six digits do not count any more. Ask for a new letter.

# They are kept here alone, to check a game with when it is over.
m-they-are-kept-here-alone-to-chec-f7010813 = They are kept here alone, to check a game with when it is over.

# They play in public
m-they-play-in-public-47890510 = They play in public

# This address had a player already, and you are signed in as that one. What you played as a guest cannot be joined to it; it is forgotten after 30 days.
m-this-address-had-a-player-alread-52f51a57 = This address had a player already, and you are signed in as that one. What you played as a guest cannot be joined to it; it is forgotten after 30 days.

# This address takes no such request
m-this-address-takes-no-such-reque-33f1f7c3 = This address takes no such request

# This browser
m-this-browser-101f4d95 = This browser

# This browser cannot be told. On an iPhone or iPad: put Posthorn on the home screen first, open it there, and come back to this page.
m-this-browser-cannot-be-told-on-a-1055530c = This browser cannot be told. On an iPhone or iPad: put Posthorn on the home screen first, open it there, and come back to this page.

# This browser is told from now on.
m-this-browser-is-told-from-now-on-c737e390 = This browser is told from now on.

# This form is not whole. Load the page again and press once more.
m-this-form-is-not-whole-load-the-0d90a358 = This form is not whole. Load the page again and press once more.

# This form was sent already with other words. Load the page again.
m-this-form-was-sent-already-with-cdbf54a6 = This form was sent already with other words. Load the page again.

# This game
m-this-game-8e0938de = This game

# This game is being opened
m-this-game-is-being-opened-32a66134 = This game is being opened

# This game is not listed. Its players have a link that they pass on: open that link to look on. If you play here, sign in.
m-this-game-is-not-listed-its-play-a0082c99 = This game is not listed. Its players have a link that they pass on: open that link to look on. If you play here, sign in.

# This is the last answer to mails to that letter for now; the next is possible after {when}.
m-this-is-the-last-answer-to-mails-a488c359 = This is the last answer to mails to that letter for now; the next is possible after { $when }.

# This is tried only.
m-this-is-tried-only-29c0589d = This is tried only.

# This is your only address. Add another first, for you sign in by it.
m-this-is-your-only-address-add-an-485543a3 = This is your only address. Add another first, for you sign in by it.

# This letter was about no single game. Ask in an answer to a letter of the game you mean.
m-this-letter-was-about-no-single-ae62cccb = This letter was about no single game. Ask in an answer to a letter of the game you mean.

# This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as {name} first.
m-this-link-adds-the-address-to-th-9fc97621 = This link adds the address to the player { $name }, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as { $name } first.

# This link leads to no table. Ask for it once more.
m-this-link-leads-to-no-table-ask-9b0dde00 = This link leads to no table. Ask for it once more.

# This link was used, or is too old. Ask for a new one.
m-this-link-was-used-or-is-too-old-65fdb9c6 = This link was used, or is too old. Ask for a new one.

# This makes <strong>{address}</strong> the address of the player <strong>{name}</strong>, who sits in {games} {games|game|games}. If you are not that player, close this page.
m-this-makes-strong-address-strong-c936ceed = This makes <strong>{ $address }</strong> the address of the player <strong>{ $name }</strong>, who sits in { $games } { $games ->
        [one] game
       *[other] games
    }. If you are not that player, close this page.

# This page has a button for each move:
m-this-page-has-a-button-for-each-6112aeb8 = This page has a button for each move:

# This page is for players who are signed in.
m-this-page-is-for-players-who-are-c33d8f4f = This page is for players who are signed in.

# This page is too old, or cookies are off. Load the page again and press once more.
m-this-page-is-too-old-or-cookies-84a62e0e = This page is too old, or cookies are off. Load the page again and press once more.

# This position
m-this-position-44ad969f = This position

# This service pushes nothing; letters come as before.
m-this-service-pushes-nothing-lett-7fab4041 = This service pushes nothing; letters come as before.

# This service tells no programs.
m-this-service-tells-no-programs-98465b18 = This service tells no programs.

# This table is for players who have finished {n} {n|game|games}; you have finished {has}.
m-this-table-is-for-players-who-ha-70983897 = This table is for players who have finished { $n } { $n ->
        [one] game
       *[other] games
    }; you have finished { $has }.

# This table is for players who have given an address. Give yours first.
m-this-table-is-for-players-who-ha-4e216cc9 = This table is for players who have given an address. Give yours first.

# This table is for players who have missed at most {n} {n|deadline|deadlines} in their last {games} games; you have missed {has}.
m-this-table-is-for-players-who-ha-1800146f = This table is for players who have missed at most { $n } { $n ->
        [one] deadline
       *[other] deadlines
    } in their last { $games } games; you have missed { $has }.

# This table is for those who were invited, or have its link.
m-this-table-is-for-those-who-were-96daf2ab = This table is for those who were invited, or have its link.

# This table is for those who were invited. Ask its host for the link that leads to it.
m-this-table-is-for-those-who-were-7fd46723 = This table is for those who were invited. Ask its host for the link that leads to it.

# This table of {title} is closed.
m-this-table-of-title-is-closed-deeb4bd6 = This table of { $title } is closed.

# This table was closed before its game began.
m-this-table-was-closed-before-its-1a6af586 = This table was closed before its game began.

# This was sent by a page of another site.
m-this-was-sent-by-a-page-of-anoth-e4cf982b = This was sent by a page of another site.

# Thu
m-thu-7da11212 = Thu

# Time for answers
m-time-for-answers-4fa0e880 = Time for answers

# Time zone <small>type a part of its name to search, such as Prague</small>
m-time-zone-small-type-a-part-of-i-0a061c2a = Time zone <small>type a part of its name to search, such as Prague</small>

# Title
m-title-7e8cd205 = Title

# Titles
m-titles-3b23a123 = Titles

# Titles played
m-titles-played-7526ef90 = Titles played

# Titles with large boards need scrolling on small screens, and their lists are long.
m-titles-with-large-boards-need-sc-15b5ee78 = Titles with large boards need scrolling on small screens, and their lists are long.

# To check luck and log
m-to-check-luck-and-log-03b027b7 = To check luck and log

# To get a link to your games go to the page below and give your address.
m-to-get-a-link-to-your-games-go-t-1a38c7db = To get a link to your games go to the page below and give your address.

# To get a link to your games, or to begin, go to the page below and give your address.
m-to-get-a-link-to-your-games-or-t-d53f91bc = To get a link to your games, or to begin, go to the page below and give your address.

# To have this browser told needs scripts; all else on this page works without.
m-to-have-this-browser-told-needs-78662c0d = To have this browser told needs scripts; all else on this page works without.

# To leave, tick that you are sure.
m-to-leave-tick-that-you-are-sure-5fae0a96 = To leave, tick that you are sure.

# To move, answer the last letter of the game: its address says which game and which seat you mean.
m-to-move-answer-the-last-letter-o-cbd4ad9b = To move, answer the last letter of the game: its address says which game and which seat you mean.

# To my choice
m-to-my-choice-6f2f8926 = To my choice

# To see more, answer {most} or {last}.
m-to-see-more-answer-most-or-last-7ba86d87 = To see more, answer { $most } or { $last }.

# To see the table, answer "show".
m-to-see-the-table-answer-show-8263cf3e = To see the table, answer "show".

# To stop letters press "unsubscribe" in your mail program, or answer any letter with "mute" (its game) or "digest" (one letter a day).
m-to-stop-letters-press-unsubscrib-7e4f849d = To stop letters press "unsubscribe" in your mail program, or answer any letter with "mute" (its game) or "digest" (one letter a day).

# To talk to the table begin the line with "say": "say {words}".
m-to-talk-to-the-table-begin-the-l-d0b5aa75 = To talk to the table begin the line with "say": "say { $words }".

# To the beginning
m-to-the-beginning-bbdfb9f9 = To the beginning

# To the board
m-to-the-board-88794766 = To the board

# To the game
m-to-the-game-f4f086ed = To the game

# To the game now
m-to-the-game-now-1d441975 = To the game now

# Told last {used}.
m-told-last-used-3ff48722 = Told last { $used }.

# Told on your phone
m-told-on-your-phone-ce79828a = Told on your phone

# Too many guests came from your network. Who has signed in can play. Try again in {n} {n|hour|hours}.
m-too-many-guests-came-from-your-n-975e5245 = Too many guests came from your network. Who has signed in can play. Try again in { $n } { $n ->
        [one] hour
       *[other] hours
    }.

# Too many letters were asked for. Try again in {n} {n|hour|hours}.
m-too-many-letters-were-asked-for-ae678b17 = Too many letters were asked for. Try again in { $n } { $n ->
        [one] hour
       *[other] hours
    }.

# Try again later.
m-try-again-later-ef7fbdb0 = Try again later.

# Try it
m-try-it-fe695111 = Try it

# Try it<span>: {name}</span>
m-try-it-span-name-span-79d66421 = Try it<span>: { $name }</span>

# Try once more
m-try-once-more-1b3cf0fd = Try once more

# Tue
m-tue-d1eb39b0 = Tue

# Undo <small>until {undo_until}</small>
m-undo-small-until-undo-until-smal-d77b7077 = Undo <small>until { $undo_until }</small>

# Undo<span> my last move</span>
m-undo-span-my-last-move-span-7facbe64 = Undo<span> my last move</span>

# Version
m-version-dd167905 = Version

# Very many letters are asked for just now. Whoever is known here gets theirs; an address that is new may get none. If nothing comes, ask again in an hour.
m-very-many-letters-are-asked-for-7200a786 = Very many letters are asked for just now. Whoever is known here gets theirs; an address that is new may get none. If nothing comes, ask again in an hour.

# Votes
m-votes-cd8e974b = Votes

# Waiting for players
m-waiting-for-players-b6e6b75f = Waiting for players

# Wed
m-wed-58339f45 = Wed

# Welcome to {title} {number}: the game begins. At the table: {names}.
m-welcome-to-title-number-the-game-51eb2df1 = Welcome to { $title } { $number }: the game begins. At the table: { $names }.

# What an operator can still do
m-what-an-operator-can-still-do-9b0a6374 = What an operator can still do

# What became of it
m-what-became-of-it-b8ae4ef2 = What became of it

# What begins with "{word}"
m-what-begins-with-word-78302c75 = What begins with "{ $word }"

# What came of it
m-what-came-of-it-dbc95649 = What came of it

# What can be pressed is at least 44 points high and wide on a telephone.
m-what-can-be-pressed-is-at-least-78730d04 = What can be pressed is at least 44 points high and wide on a telephone.

# What can be said
m-what-can-be-said-7bfc3c3c = What can be said

# What each would have had if the game had ended with the round
m-what-each-would-have-had-if-the-b319daea = What each would have had if the game had ended with the round

# What follows shows only when it is done.
m-what-follows-shows-only-when-it-2a794b49 = What follows shows only when it is done.

# What had just happened
m-what-had-just-happened-7a40cb5c = What had just happened

# What happened
m-what-happened-483bd490 = What happened

# What has happened so far
m-what-has-happened-so-far-1308ee22 = What has happened so far

# What is in the box
m-what-is-in-the-box-0322ce5c = What is in the box

# What is kept of a player
m-what-is-kept-of-a-player-2483771e = What is kept of a player

# What is not done
m-what-is-not-done-38d8c053 = What is not done

# What is told, and how
m-what-is-told-and-how-81c62fde = What is told, and how

# What is {words}?
m-what-is-words-565b4f46 = What is { $words }?

# What it does
m-what-it-does-c74ea9dc = What it does

# What it is for
m-what-it-is-for-1ad944c4 = What it is for

# What it takes
m-what-it-takes-dc1fd067 = What it takes

# What others see
m-what-others-see-7e87e010 = What others see

# What shall the table call you?
m-what-shall-the-table-call-you-d6d4f305 = What shall the table call you?

# What the signs mean
m-what-the-signs-mean-eca0bbbe = What the signs mean

# What this browser has shown you lately can still be looked at: your list of games, and each game as you saw it last. Open them as you always do.
m-what-this-browser-has-shown-you-8fc11bb1 = What this browser has shown you lately can still be looked at: your list of games, and each game as you saw it last. Open them as you always do.

# What was asked
m-what-was-asked-63a76c19 = What was asked

# What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.
m-what-was-not-tried-comes-after-l-8bdc76ac = What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.

# What was said before
m-what-was-said-before-58678166 = What was said before

# What was sent to {host} was not taken: {reason}. Your letters come as before.
m-what-was-sent-to-host-was-not-ta-627326b1 = What was sent to { $host } was not taken: { $reason }. Your letters come as before.

# What was told, and what was not
m-what-was-told-and-what-was-not-0f2406be = What was told, and what was not

# What would come of "{line}"
m-what-would-come-of-line-763f3f83 = What would come of "{ $line }"

# What you call it
m-what-you-call-it-364c50de = What you call it

# What you can count on
m-what-you-can-count-on-1b1b43ba = What you can count on

# What you can say
m-what-you-can-say-f39ee570 = What you can say

# What you typed is kept here:
m-what-you-typed-is-kept-here-90f50908 = What you typed is kept here:

# What you would be asked
m-what-you-would-be-asked-1f6e5dc2 = What you would be asked

# When
m-when-cf9c7aa2 = When

# When I am asked <small>Answers as you would type them, with “else” between them; the last may be “wait”. One order for each time you are asked.</small>
m-when-i-am-asked-small-answers-as-f83bd57d = When I am asked <small>Answers as you would type them, with “else” between them; the last may be “wait”. One order for each time you are asked.</small>

# When somebody's time runs out, {follows}.
m-when-somebody-s-time-runs-out-fo-57017363 = When somebody's time runs out, { $follows }.

# When your time counts
m-when-your-time-counts-b2bdb678 = When your time counts

# Where <{name}> stands: {few}
m-where-name-stands-few-c6cab4b4 = Where <{ $name }> stands: { $few }

# Where nothing is left to decide you are not asked. "ask me everything" changes that.
m-where-nothing-is-left-to-decide-027db01b = Where nothing is left to decide you are not asked. "ask me everything" changes that.

# Where the points came from
m-where-the-points-came-from-c4502c6d = Where the points came from

# Where?
m-where-91f45115 = Where?

# Which letters
m-which-letters-0118e443 = Which letters

# Who may answer my letters for me
m-who-may-answer-my-letters-for-me-56cb630d = Who may answer my letters for me

# Who may come
m-who-may-come-e55cdb12 = Who may come

# Who opens it may sit down here.
m-who-opens-it-may-sit-down-here-9c781994 = Who opens it may sit down here.

# Who plays
m-who-plays-4da2fadc = Who plays

# Who plays as a guest gives no address, and is forgotten 30 days after they came.
m-who-plays-as-a-guest-gives-no-ad-c17d3182 = Who plays as a guest gives no address, and is forgotten 30 days after they came.

# Who sits here
m-who-sits-here-1f4b351e = Who sits here

# Whoever runs this service answers for it: ask
m-whoever-runs-this-service-answer-d9e3d670 = Whoever runs this service answers for it: ask

# Whoever runs this service knows the seeds, so they know what is hidden in a game, and could tell somebody. The page that makes words in your browser is theirs too: words that you type yourself are better. Once your words have come and before your game has its number, they can let other games go first, their own or guests' games, until the number that comes suits them. Such games look like those of others, but they are seen: each number below says what became of it and when, so count those between the head that you kept before and the number of your game. Whoever sits down last can choose words together with the operator; the page of a game says who that was. Nothing here proves more than that.
m-whoever-runs-this-service-knows-b55954a4 = Whoever runs this service knows the seeds, so they know what is hidden in a game, and could tell somebody. The page that makes words in your browser is theirs too: words that you type yourself are better. Once your words have come and before your game has its number, they can let other games go first, their own or guests' games, until the number that comes suits them. Such games look like those of others, but they are seen: each number below says what became of it and when, so count those between the head that you kept before and the number of your game. Whoever sits down last can choose words together with the operator; the page of a game says who that was. Nothing here proves more than that.

# Whole letters of an example game, as text; as HTML they have the board as a picture:
m-whole-letters-of-an-example-game-79814f43 = Whole letters of an example game, as text; as HTML they have the board as a picture:

# Why a letter
m-why-a-letter-2430ca3a = Why a letter

# Why did I (not) get a letter?
m-why-did-i-not-get-a-letter-bf5786ea = Why did I (not) get a letter?

# Why did I (not) get a mail?
m-why-did-i-not-get-a-mail-80e5b5a4 = Why did I (not) get a mail?

# Why did I get this
m-why-did-i-get-this-74620660 = Why did I get this

# With friends: <a>sign in or join</a> with a mail address, then open a table and pass its link on. Or look for one among the <a2>open tables</a2>.
m-with-friends-a-sign-in-or-join-a-4b39c146 = With friends: <a>sign in or join</a> with a mail address, then open a table and pass its link on. Or look for one among the <a2>open tables</a2>.

# With {people}.
m-with-people-c81ab9dd = With { $people }.

# Words of your own, for the luck <small>Whatever you like, or nothing.</small>
m-words-of-your-own-for-the-luck-s-5109262a = Words of your own, for the luck <small>Whatever you like, or nothing.</small>

# Words that this browser has added
m-words-that-this-browser-has-adde-2600fcf2 = Words that this browser has added

# Write it anew
m-write-it-anew-1f0f0ce8 = Write it anew

# Yes
m-yes-85a39ab3 = Yes

# Yes, do it
m-yes-do-it-8d7dd5ec = Yes, do it

# Yes, this is me
m-yes-this-is-me-fb5ca9a3 = Yes, this is me

# Yes: {what}
m-yes-what-c50af5f8 = Yes: { $what }

# You
m-you-08b04193 = You

# You add your mail to the luck of the next game, or words of your own: answer "next with" and the words.
m-you-add-your-mail-to-the-luck-of-cd4e9b38 = You add your mail to the luck of the next game, or words of your own: answer "next with" and the words.

# You answer about {few} to {many} letters, each when you like. Time: {pace}.
m-you-answer-about-few-to-many-let-3ac26f67 = You answer about { $few } to { $many } letters, each when you like. Time: { $pace }.

# You answer each letter when you like. Time: {pace}.
m-you-answer-each-letter-when-you-730cce60 = You answer each letter when you like. Time: { $pace }.

# You answered an older letter, so nothing was done. What has happened since stands below; what you wrote is offered again if it still can be done.
m-you-answered-an-older-letter-so-e73c50e5 = You answered an older letter, so nothing was done. What has happened since stands below; what you wrote is offered again if it still can be done.

# You are about to say: <strong>{sentence}</strong>
m-you-are-about-to-say-strong-sent-f7465596 = You are about to say: <strong>{ $sentence }</strong>

# You are asked
m-you-are-asked-529e5cd3 = You are asked

# You are asked everything. "ask me everything off" leaves out what is no decision.
m-you-are-asked-everything-ask-me-c4ac1286 = You are asked everything. "ask me everything off" leaves out what is no decision.

# You are away until {away}.
m-you-are-away-until-away-7b185f21 = You are away until { $away }.

# You are away until {away}: your clocks stand still in all your games, letters about turns wait, and the others see it. {g} days of holiday are left.
m-you-are-away-until-away-your-clo-f3a36949 = You are away until { $away }: your clocks stand still in all your games, letters about turns wait, and the others see it. { $g } days of holiday are left.

# You are away until {away}; your clocks stand still.
m-you-are-away-until-away-your-clo-a802d6b4 = You are away until { $away }; your clocks stand still.

# You are back: your clocks run again. {g} days of holiday are left.
m-you-are-back-your-clocks-run-aga-b47a0a18 = You are back: your clocks run again. { $g } days of holiday are left.

# You are back: your clocks run again. {n} {n|day|days} of holiday {n|goes|go} back; {left} {left|is|are} left.
m-you-are-back-your-clocks-run-aga-e4593a60 = You are back: your clocks run again. { $n } { $n ->
        [one] day
       *[other] days
    } of holiday { $n ->
        [one] goes
       *[other] go
    } back; { $left } { $left ->
        [one] is
       *[other] are
    } left.

# You are back: {days} {days|day|days} went back, and {left} are left.
m-you-are-back-days-days-day-days-42fbf8b6 = You are back: { $days } { $days ->
        [one] day
       *[other] days
    } went back, and { $left } are left.

# You are here
m-you-are-here-b0b52ce0 = You are here

# You are invited
m-you-are-invited-1ad74112 = You are invited

# You are not asked any more. Until somebody takes your seat you can come back to it.
m-you-are-not-asked-any-more-until-8e84aa6d = You are not asked any more. Until somebody takes your seat you can come back to it.

# You are number {place}.
m-you-are-number-place-7ff3b165 = You are number { $place }.

# You are on holiday until {until}: that took {days} {days|day|days}, and {left} are left.
m-you-are-on-holiday-until-until-t-3d33c4f8 = You are on holiday until { $until }: that took { $days } { $days ->
        [one] day
       *[other] days
    }, and { $left } are left.

# You are signed in
m-you-are-signed-in-2d55cbc1 = You are signed in

# You are watching
m-you-are-watching-29a53f2a = You are watching

# You are watching.
m-you-are-watching-328617e3 = You are watching.

# You can
m-you-can-bd5c4d03 = You can

# You can go on
m-you-can-go-on-3e2e9fcb = You can go on

# You get no invitations any more.
m-you-get-no-invitations-any-more-b22a351c = You get no invitations any more.

# You get this at most once a day.
m-you-get-this-at-most-once-a-day-2658040c = You get this at most once a day.

# You get this because {host} asks you. Unless you join, nothing follows.
m-you-get-this-because-host-asks-y-3b7336fe = You get this because { $host } asks you. Unless you join, nothing follows.

# You get this once a day. Answer any letter of a game with "digest off" to get single ones.
m-you-get-this-once-a-day-answer-a-071f0bdb = You get this once a day. Answer any letter of a game with "digest off" to get single ones.

# You have given no address, so there is no way back to this game. <a>Keep it with an address</a> first.
m-you-have-given-no-address-so-the-bee44a74 = You have given no address, so there is no way back to this game. <a>Keep it with an address</a> first.

# You have no such device.
m-you-have-no-such-device-c4852dc0 = You have no such device.

# You have no such program.
m-you-have-no-such-program-a099a666 = You have no such program.

# You have played with
m-you-have-played-with-0a812d68 = You have played with

# You have resigned
m-you-have-resigned-51e5470d = You have resigned

# You have resigned, so you are not asked any more. "come back" takes your seat again.
m-you-have-resigned-so-you-are-not-166356b3 = You have resigned, so you are not asked any more. "come back" takes your seat again.

# You have resigned.
m-you-have-resigned-49cb0757 = You have resigned.

# You have tried it often enough for now. Try again in an hour.
m-you-have-tried-it-often-enough-f-7ae9554b = You have tried it often enough for now. Try again in an hour.

# You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.
m-you-may-invite-most-people-in-24-dcbae896 = You may invite { $most } people in 24 hours, and have invited { $today }. Try again later, or leave seats open.

# You may open {most} games within {within} h. Play those that you have, and try again later; who hosts for many asks the operator for more.
m-you-may-open-most-games-within-w-bd88b65a = You may open { $most } games within { $within } h. Play those that you have, and try again later; who hosts for many asks the operator for more.

# You need not do anything now; the game waits for {names}.
m-you-need-not-do-anything-now-the-921b657c = You need not do anything now; the game waits for { $names }.

# You need not do anything now; the seat of {names} is empty.
m-you-need-not-do-anything-now-the-d6ce4bd9 = You need not do anything now; the seat of { $names } is empty.

# You play as a guest. <a>Give an address</a> to keep your games, get letters and sign in from anywhere. Without one they are forgotten after 30 days.
m-you-play-as-a-guest-a-give-an-ad-e16fabbb = You play as a guest. <a>Give an address</a> to keep your games, get letters and sign in from anywhere. Without one they are forgotten after 30 days.

# You press it on the page, or write it in a letter.
m-you-press-it-on-the-page-or-writ-2b05c0c5 = You press it on the page, or write it in a letter.

# You pressed <strong>{why}</strong>. It is done as soon as you have shown that it was you, and once: here by the six digits. In another browser the link asks once more.
m-you-pressed-strong-why-strong-it-b6b93161 = You pressed <strong>{ $why }</strong>. It is done as soon as you have shown that it was you, and once: here by the six digits. In another browser the link asks once more.

# You pressed here: {what}.
m-you-pressed-here-what-59b9aa6a = You pressed here: { $what }.

# You said: <strong>{sentence}</strong>
m-you-said-strong-sentence-strong-58a7c784 = You said: <strong>{ $sentence }</strong>

# You sit at seat {seat}. 
m-you-sit-at-seat-seat-350671b7 = You sit at seat { $seat }. 

# You will be signed in here for {kept} {kept|day|days} after your last visit. On a machine that is not yours, sign out at the end.
m-you-will-be-signed-in-here-for-k-7a14d2f7 = You will be signed in here for { $kept } { $kept ->
        [one] day
       *[other] days
    } after your last visit. On a machine that is not yours, sign out at the end.

# You win {heading}
m-you-win-heading-f4c5ee6a = You win { $heading }

# You wrote "{said}"
m-you-wrote-said-5cf774dd = You wrote "{ $said }"

# You wrote "{said}" ({line})
m-you-wrote-said-line-d4bb73ac = You wrote "{ $said }" ({ $line })

# You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So nothing was done.
m-you-wrote-about-a-seat-at-title-6e09da8d = You wrote about a seat at { $title } that is not yours any more: somebody else has it, or may take it. So nothing was done.

# You, {guests} invited and {bots} bots do not fit at a table for {n}. Choose more seats.
m-you-guests-invited-and-bots-bots-3c97fdc5 = You, { $guests } invited and { $bots } bots do not fit at a table for { $n }. Choose more seats.

# Your answer is sealed; you can change it until all have answered.
m-your-answer-is-sealed-you-can-ch-412d7c87 = Your answer is sealed; you can change it until all have answered.

# Your answer was neither yes nor no: "{words}". Nothing was done.
m-your-answer-was-neither-yes-nor-250b7a0c = Your answer was neither yes nor no: "{ $words }". Nothing was done.

# Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.
m-your-bank-is-small-n-n-hour-hour-d4c3eb47 = Your bank is small: { $n } { $n ->
        [one] hour
       *[other] hours
    }, and { $more } more for each answer.

# Your data
m-your-data-ee5ef73a = Your data

# Your deadlines in your calendar:
m-your-deadlines-in-your-calendar-d7d5bf76 = Your deadlines in your calendar:

# Your devices
m-your-devices-555eaa22 = Your devices

# Your letter shows the game as far as this. <a>Sign in</a> to see what came since.
m-your-letter-shows-the-game-as-fa-ae95492a = Your letter shows the game as far as this. <a>Sign in</a> to see what came since.

# Your letters, and why there were none
m-your-letters-and-why-there-were-af491b3a = Your letters, and why there were none

# Your link
m-your-link-0afdb9bc = Your link

# Your mail address
m-your-mail-address-f902a736 = Your mail address

# Your mail holds no line of your own, only what we wrote to you; so nothing was done.
m-your-mail-holds-no-line-of-your-1e68dfc8 = Your mail holds no line of your own, only what we wrote to you; so nothing was done.

# Your mail reached Posthorn, but it does not answer a letter of ours.
m-your-mail-reached-posthorn-but-i-bb445b55 = Your mail reached Posthorn, but it does not answer a letter of ours.

# Your mail was not read: {reason}. Nothing was done.
m-your-mail-was-not-read-reason-no-4c215cdc = Your mail was not read: { $reason }. Nothing was done.

# Your move
m-your-move-720c2081 = Your move

# Your moves, and what you said at tables and in your notes. Moves are part of a game's log, which cannot be changed.
m-your-moves-and-what-you-said-at-6d99cd32 = Your moves, and what you said at tables and in your notes. Moves are part of a game's log, which cannot be changed.

# Your name
m-your-name-2c6b2e25 = Your name

# Your name <small>as others at the table see it</small>
m-your-name-small-as-others-at-the-dd7c2900 = Your name <small>as others at the table see it</small>

# Your name, if you are new <small>as others at the table see it</small>
m-your-name-if-you-are-new-small-a-3cd1042c = Your name, if you are new <small>as others at the table see it</small>

# Your name, your addresses, your letters and mails, what you said at tables and your notes are deleted, and nobody can sign in as you any more. This cannot be undone. Games that run go on as their clocks say. Your moves stay in the logs of the games, under a number that leads to nobody, and with the hours by which your clock ran.
m-your-name-your-addresses-your-le-d6656c27 = Your name, your addresses, your letters and mails, what you said at tables and your notes are deleted, and nobody can sign in as you any more. This cannot be undone. Games that run go on as their clocks say. Your moves stay in the logs of the games, under a number that leads to nobody, and with the hours by which your clock ran.

# Your name, your mail addresses, your settings, and the times at which you set them.
m-your-name-your-mail-addresses-yo-5a699547 = Your name, your mail addresses, your settings, and the times at which you set them.

# Your notes
m-your-notes-55576676 = Your notes

# Your own words at the table <small>For those who find it or are invited: for whom it is, how you like to play. No addresses, no links.</small>
m-your-own-words-at-the-table-smal-35b77fbe = Your own words at the table <small>For those who find it or are invited: for whom it is, how you like to play. No addresses, no links.</small>

# Your program {name} is told nothing any more.
m-your-program-name-is-told-nothin-8163f434 = Your program { $name } is told nothing any more.

# Your programs
m-your-programs-1b8c70b9 = Your programs

# Your seat is offered to others, and is yours until somebody sits there: move, or answer "come back".
m-your-seat-is-offered-to-others-a-b60f64b5 = Your seat is offered to others, and is yours until somebody sits there: move, or answer "come back".

# Your seat is offered to others, and you can come back until somebody takes it. Where nobody else is left the game ends.
m-your-seat-is-offered-to-others-a-98f5388f = Your seat is offered to others, and you can come back until somebody takes it. Where nobody else is left the game ends.

# Your seat is offered to others: {why}. It is yours again with a word, until somebody sits there.
m-your-seat-is-offered-to-others-w-8eb939d4 = Your seat is offered to others: { $why }. It is yours again with a word, until somebody sits there.

# Your seat {n} in a game of {title} has another player now.
m-your-seat-n-in-a-game-of-title-h-df4e2fff = Your seat { $n } in a game of { $title } has another player now.

# Your table of {title} has waited for two weeks.
m-your-table-of-title-has-waited-f-54410bbd = Your table of { $title } has waited for two weeks.

# Your turn
m-your-turn-f2d14573 = Your turn

# Your vote is asked
m-your-vote-is-asked-de9537dd = Your vote is asked

# Your words for the luck <small>Whatever you like: they are added to the luck, so that nobody can choose it alone. With scripts your browser makes some by chance, and you may change them. Keep them to check the game when it is over. Without words you add nothing.</small>
m-your-words-for-the-luck-small-wh-eda2957e = Your words for the luck <small>Whatever you like: they are added to the luck, so that nobody can choose it alone. With scripts your browser makes some by chance, and you may change them. Keep them to check the game when it is over. Without words you add nothing.</small>

# a date like 2026-12-24
m-a-date-like-2026-12-24-267d24a7 = a date like 2026-12-24

# a device
m-a-device-b135be3e = a device

# a fresh letter
m-a-fresh-letter-f6fbf23f = a fresh letter

# a game
m-a-game-7ad4329b = a game

# a guest's game
m-a-guest-s-game-13bbb486 = a guest's game

# a key
m-a-key-8fa3aab2 = a key

# a move taken back
m-a-move-taken-back-ae7a854d = a move taken back

# a picture stands alone on its line, such as [board 14]
m-a-picture-stands-alone-on-its-li-881f0f65 = a picture stands alone on its line, such as [board 14]

# a piece of the board
m-a-piece-of-the-board-f5b97b2a = a piece of the board

# a player cannot be reached
m-a-player-cannot-be-reached-ae486c77 = a player cannot be reached

# a program has ended
m-a-program-has-ended-6e881ea9 = a program has ended

# a table that waits
m-a-table-that-waits-22382fe1 = a table that waits

# all
m-all-5ef5ef03 = all

# all clocks stand still
m-all-clocks-stand-still-570f266e = all clocks stand still

# all or never
m-all-or-never-008b1ae2 = all or never

# all that can be done, not only the first options
m-all-that-can-be-done-not-only-th-8ad11423 = all that can be done, not only the first options

# all, turns or none
m-all-turns-or-none-9abb7eb4 = all, turns or none

# an invitation
m-an-invitation-b18204ff = an invitation

# an invitation declined
m-an-invitation-declined-69dbb184 = an invitation declined

# an open seat
m-an-open-seat-f3a43414 = an open seat

# and told to {names}
m-and-told-to-names-20b5633a = and told to { $names }

# answer to your mail
m-answer-to-your-mail-180bde54 = answer to your mail

# any
m-any-d6a7cd2a = any

# any number
m-any-number-5c5b2c92 = any number

# anybody
m-anybody-bcb93332 = anybody

# as its address says
m-as-its-address-says-1f7e2658 = as its address says

# as long as you play here
m-as-long-as-you-play-here-cddfe52d = as long as you play here

# as usual
m-as-usual-1043c0bd = as usual

# as usual ({usual})
m-as-usual-usual-17b75a2c = as usual ({ $usual })

# as well: a letter comes too
m-as-well-a-letter-comes-too-2951bf2b = as well: a letter comes too

# asked
m-asked-c66790da = asked

# asked; before {at}, {left}
m-asked-before-at-left-6604ef64 = asked; before { $at }, { $left }

# asked; the clock stands still
m-asked-the-clock-stands-still-c0882969 = asked; the clock stands still

# at your table
m-at-your-table-ab44ab8b = at your table

# away until {day}
m-away-until-day-966f5ca1 = away until { $day }

# before luck, a secret or somebody else comes in
m-before-luck-a-secret-or-somebody-a838e092 = before luck, a secret or somebody else comes in

# before luck, a secret or somebody else comes in, and before {when}
m-before-luck-a-secret-or-somebody-37a51e02 = before luck, a secret or somebody else comes in, and before { $when }

# before {at}, {left}
m-before-at-left-e9e382fd = before { $at }, { $left }

# beginnings, ends and invitations, moves taken back, seats that change
m-beginnings-ends-and-invitations-a8ad40e6 = beginnings, ends and invitations, moves taken back, seats that change

# bot
m-bot-9d74932b = bot

# brought before
m-brought-before-022733b5 = brought before

# by a resignation
m-by-a-resignation-51cd75ec = by a resignation

# by a vote
m-by-a-vote-60a8c2bf = by a vote

# carried over
m-carried-over-fa40e3cc = carried over

# confirmed
m-confirmed-9599915b = confirmed

# daily
m-daily-6f31304c = daily

# each move, as anybody may see it
m-each-move-as-anybody-may-see-it-ac0beaf5 = each move, as anybody may see it

# earlier
m-earlier-2a51d354 = earlier

# for {letters_kept} days
m-for-letters-kept-days-da10abf7 = for { $letters_kept } days

# free
m-free-ad95d5fa = free

# from anybody
m-from-anybody-cce62472 = from anybody

# from no game; your clocks run on
m-from-no-game-your-clocks-run-on-ac8778a6 = from no game; your clocks run on

# from nobody
m-from-nobody-cf6664aa = from nobody

# go on with the game that follows this one, at the same table
m-go-on-with-the-game-that-follows-5939f8cb = go on with the game that follows this one, at the same table

# hours like 22:00-07:00
m-hours-like-22-00-07-00-4022207d = hours like 22:00-07:00

# in all
m-in-all-abf4fdcd = in all

# in public
m-in-public-d840ebb8 = in public

# in {span}
m-in-span-b9631ed5 = in { $span }

# instead: no letter for what a device has taken
m-instead-no-letter-for-what-a-dev-cc840ce9 = instead: no letter for what a device has taken

# invited
m-invited-307128ff = invited

# it comes with the answer to your mail
m-it-comes-with-the-answer-to-your-2e482ea4 = it comes with the answer to your mail

# it comes with your digest of {when}
m-it-comes-with-your-digest-of-whe-8fca8d76 = it comes with your digest of { $when }

# it goes out in a moment
m-it-goes-out-in-a-moment-7ed842c7 = it goes out in a moment

# it is held {n} seconds, so that a move taken back is never mailed
m-it-is-held-n-seconds-so-that-a-m-9eca4ea5 = it is held { $n } seconds, so that a move taken back is never mailed

# it is not your turn any more
m-it-is-not-your-turn-any-more-9e73b6fe = it is not your turn any more

# it was taken away, or had ended
m-it-was-taken-away-or-had-ended-8651098f = it was taken away, or had ended

# kept for you
m-kept-for-you-6c012602 = kept for you

# last move {moved}
m-last-move-moved-2d266c6d = last move { $moved }

# last used {used}
m-last-used-used-f39f5dc0 = last used { $used }

# later
m-later-1d9283d8 = later

# less than a minute
m-less-than-a-minute-95d4cd2a = less than a minute

# made {made}
m-made-made-74ecc3ef = made { $made }

# mail servers do not take your address; add one like ann@example.org
m-mail-servers-do-not-take-your-ad-83d734c7 = mail servers do not take your address; add one like ann@example.org

# mailed, and came back
m-mailed-and-came-back-49ce6e0e = mailed, and came back

# mails to your address came back, so it gets none until you confirm it again
m-mails-to-your-address-came-back-06943009 = mails to your address came back, so it gets none until you confirm it again

# minutes, 1440 at most
m-minutes-1440-at-most-4a0c13d2 = minutes, 1440 at most

# my games
m-my-games-c8cf2b2f = my games

# my turns, and when their time is nearly over
m-my-turns-and-when-their-time-is-2de417d3 = my turns, and when their time is nearly over

# never told yet
m-never-told-yet-f60177dc = never told yet

# news of the table
m-news-of-the-table-37117acf = news of the table

# no
m-no-9390298f = no

# no answer came three times
m-no-answer-came-three-times-108c32db = no answer came three times

# no device took it, so it comes as a letter
m-no-device-took-it-so-it-comes-as-4e404480 = no device took it, so it comes as a letter

# no letters of this game but when it is over
m-no-letters-of-this-game-but-when-96bfe084 = no letters of this game but when it is over

# no letters of {game} but when it is over; you play on the web
m-no-letters-of-game-but-when-it-i-b4be59b9 = no letters of { $game } but when it is over; you play on the web

# no link or address of your letters up to now works any more
m-no-link-or-address-of-your-lette-c4feb617 = no link or address of your letters up to now works any more

# no moves are expected of you before that day
m-no-moves-are-expected-of-you-bef-541fb514 = no moves are expected of you before that day

# no program of yours is to be told of it any more
m-no-program-of-yours-is-to-be-tol-5367d1b2 = no program of yours is to be told of it any more

# no, text alone
m-no-text-alone-02e75dd3 = no, text alone

# no, the next letter tells it
m-no-the-next-letter-tells-it-7cda572c = no, the next letter tells it

# nobody can invite you, and you hear no more of us
m-nobody-can-invite-you-and-you-he-a8a43b1e = nobody can invite you, and you hear no more of us

# nobody yet
m-nobody-yet-56d6e061 = nobody yet

# none
m-none-140bedbf = none

# none at all
m-none-at-all-f26690d8 = none at all

# not asked
m-not-asked-a9d0fe22 = not asked

# not confirmed
m-not-confirmed-23991585 = not confirmed

# not sent
m-not-sent-8513a9ec = not sent

# not used yet
m-not-used-yet-8b22857a = not used yet

# nothing was done
m-nothing-was-done-bf8f33fa = nothing was done

# offered to others: {why}
m-offered-to-others-why-f3b384e1 = offered to others: { $why }

# one letter a day for all games
m-one-letter-a-day-for-all-games-da64590a = one letter a day for all games

# only my address, proven
m-only-my-address-proven-2c4dd9f7 = only my address, proven

# only my turns, beginnings and ends
m-only-my-turns-beginnings-and-end-b0b0c800 = only my turns, beginnings and ends

# open
m-open-2348f998 = open

# or
m-or-7175517a = or

# or start with one of these:
m-or-start-with-one-of-these-057ecae1 = or start with one of these:

# over time
m-over-time-bd744330 = over time

# p256dh has 65 bytes and auth has 16, both in base64url.
m-p256dh-has-65-bytes-and-auth-has-2ac60b61 = p256dh has 65 bytes and auth has 16, both in base64url.

# p256dh is a point of P-256 and auth has 16 bytes, both in base64url.
m-p256dh-is-a-point-of-p-256-and-a-ba334a05 = p256dh is a point of P-256 and auth has 16 bytes, both in base64url.

# passed
m-passed-284d1e8c = passed

# play what the last letter of a game offers to be tried again
m-play-what-the-last-letter-of-a-g-b3b21e85 = play what the last letter of a game offers to be tried again

# points
m-points-c54a061d = points

# refused by the mail server
m-refused-by-the-mail-server-182b5840 = refused by the mail server

# round
m-round-a97b0931 = round

# round {round}
m-round-round-58a9ff06 = round { $round }

# seat {n}
m-seat-n-3cb2af82 = seat { $n }

# seconds, 3600 at most
m-seconds-3600-at-most-ec2c0990 = seconds, 3600 at most

# signed JSON, as Standard Webhooks has it
m-signed-json-as-standard-webhooks-017f7181 = signed JSON, as Standard Webhooks has it

# sits
m-sits-f4b79d59 = sits

# so many within an hour are enough
m-so-many-within-an-hour-are-enoug-21127f31 = so many within an hour are enough

# somebody has opened the same table once more, and your seat is kept: you sit down
m-somebody-has-opened-the-same-tab-0eb6a137 = somebody has opened the same table once more, and your seat is kept: you sit down

# somebody invited
m-somebody-invited-40cd5201 = somebody invited

# steady
m-steady-57e1f047 = steady

# tables that I host
m-tables-that-i-host-ae969cd3 = tables that I host

# take it back
m-take-it-back-b609e4b5 = take it back

# take the seat
m-take-the-seat-f87195a2 = take the seat

# take the seat you are invited to; join with any words of yours adds them to the luck
m-take-the-seat-you-are-invited-to-a5923ed1 = take the seat you are invited to; join with any words of yours adds them to the luck

# take your last move back, if nothing was revealed since
m-take-your-last-move-back-if-noth-e58b6e30 = take your last move back, if nothing was revealed since

# taken back
m-taken-back-889e5f43 = taken back

# that is
m-that-is-f21d8591 = that is

# the bots move first
m-the-bots-move-first-14b30234 = the bots move first

# the browser takes no pushes any more
m-the-browser-takes-no-pushes-any-51354557 = the browser takes no pushes any more

# the clock makes a plain move for that seat; after three in a row the seat is offered to others
m-the-clock-makes-a-plain-move-for-dfc9c6b0 = the clock makes a plain move for that seat; after three in a row the seat is offered to others

# the clock makes a plain move for you
m-the-clock-makes-a-plain-move-for-da4dd69f = the clock makes a plain move for you

# the clocks run again
m-the-clocks-run-again-bde0432c = the clocks run again

# the device was taken away
m-the-device-was-taken-away-5a068051 = the device was taken away

# the free ones
m-the-free-ones-550f31c0 = the free ones

# the game begins
m-the-game-begins-4903f0b4 = the game begins

# the game ends as it stands
m-the-game-ends-as-it-stands-379053ad = the game ends as it stands

# the game ends without a result
m-the-game-ends-without-a-result-7206b932 = the game ends without a result

# the game has begun
m-the-game-has-begun-5793df2d = the game has begun

# the game is over
m-the-game-is-over-edd38001 = the game is over

# the game was closed
m-the-game-was-closed-810f6383 = the game was closed

# the hashes by which luck and log are checked
m-the-hashes-by-which-luck-and-log-6043dbdb = the hashes by which luck and log are checked

# the host
m-the-host-39e3f7ae = the host

# the house bot plays on for {who}
m-the-house-bot-plays-on-for-who-472a8568 = the house bot plays on for { $who }

# the last letter of the game before asks you already
m-the-last-letter-of-the-game-befo-fc99aeb7 = the last letter of the game before asks you already

# the last move is taken back, with all that came after it
m-the-last-move-is-taken-back-with-0bb80059 = the last move is taken back, with all that came after it

# the letter of {at} showed you this turn
m-the-letter-of-at-showed-you-this-3fffcef7 = the letter of { $at } showed you this turn

# the move was taken back before any letter told you of it
m-the-move-was-taken-back-before-a-ade7284e = the move was taken back before any letter told you of it

# the others decide how the game goes on
m-the-others-decide-how-the-game-g-43ad6ea5 = the others decide how the game goes on

# the others go on
m-the-others-go-on-93c1b71d = the others go on

# the position once more; or what a letter leaves out: show log, show Bert
m-the-position-once-more-or-what-a-e0487f2d = the position once more; or what a letter leaves out: show log, show Bert

# the same table is opened once more, and a seat is kept for each of you
m-the-same-table-is-opened-once-mo-f499b68e = the same table is opened once more, and a seat is kept for each of you

# the same table once more, after the end
m-the-same-table-once-more-after-t-c350c834 = the same table once more, after the end

# the seat is not yours any more
m-the-seat-is-not-yours-any-more-b8c3736e = the seat is not yours any more

# the seat is offered to others
m-the-seat-is-offered-to-others-7af9d6fe = the seat is offered to others

# the seat is yours, and the first letter comes when the game begins
m-the-seat-is-yours-and-the-first-c11b7bb4 = the seat is yours, and the first letter comes when the game begins

# the seat of {who} is offered, and whoever sits down plays on
m-the-seat-of-who-is-offered-and-w-026975c6 = the seat of { $who } is offered, and whoever sits down plays on

# the table is told, and nothing more happens by itself
m-the-table-is-told-and-nothing-mo-af78a2d7 = the table is told, and nothing more happens by itself

# the time of one letter a day, like 07:00
m-the-time-of-one-letter-a-day-lik-b5d094ad = the time of one letter a day, like 07:00

# the time was over
m-the-time-was-over-c728e200 = the time was over

# the whole log
m-the-whole-log-ecd02877 = the whole log

# there is no confirmed address to send it to
m-there-is-no-confirmed-address-to-0cdcfec2 = there is no confirmed address to send it to

# this machine
m-this-machine-e223809d = this machine

# those invited, and who has the link
m-those-invited-and-who-has-the-li-65bae35e = those invited, and who has the link

# time over
m-time-over-8c552e9f = time over

# to begin to play
m-to-begin-to-play-b68ece60 = to begin to play

# to move
m-to-move-b65e7037 = to move

# to sign in
m-to-sign-in-6bfe0be5 = to sign in

# told last {used}
m-told-last-used-38d37a40 = told last { $used }

# told to {names}, as you wish in place of a letter
m-told-to-names-as-you-wish-in-pla-6c92a10c = told to { $names }, as you wish in place of a letter

# too many names are being asked for
m-too-many-names-are-being-asked-f-af154bf0 = too many names are being asked for

# total
m-total-11239872 = total

# turns, games, table or some of these, or none
m-turns-games-table-or-some-of-the-d695f50b = turns, games, table or some of these, or none

# unhurried
m-unhurried-e28efeb6 = unhurried

# until
m-until-2e3200de = until

# until {names} has moved
m-until-names-has-moved-d27d8956 = until { $names } has moved

# until {names} has moved; the time for that ends {when}
m-until-names-has-moved-the-time-f-02a629b0 = until { $names } has moved; the time for that ends { $when }

# void: {void}; seed <code>{seed}</code>
m-void-void-seed-code-seed-code-a0099f02 = void: { $void }; seed <code>{ $seed }</code>

# vote
m-vote-ab274474 = vote

# votes and other news of the table
m-votes-and-other-news-of-the-tabl-d6f000c8 = votes and other news of the table

# wait for you
m-wait-for-you-abf5a9f2 = wait for you

# was this you?
m-was-this-you-11697673 = was this you?

# well or instead
m-well-or-instead-9b401dcb = well or instead

# what can be said now; or what begins with a word
m-what-can-be-said-now-or-what-beg-78865397 = what can be said now; or what begins with a word

# what the others say at the table
m-what-the-others-say-at-the-table-2d1b6f6e = what the others say at the table

# what to do
m-what-to-do-f425add4 = what to do

# what would come of an option, without doing it
m-what-would-come-of-an-option-wit-077185c6 = what would come of an option, without doing it

# what you said is done, and the next letter tells it; you want no receipts
m-what-you-said-is-done-and-the-ne-5018d8fc = what you said is done, and the next letter tells it; you want no receipts

# whether letters come at all; answers to your own mails always do
m-whether-letters-come-at-all-answ-ab919d98 = whether letters come at all; answers to your own mails always do

# which is over
m-which-is-over-57e61975 = which is over

# which {what}?
m-which-what-48cf5b55 = which { $what }?

# who sits down and leaves, beginnings, ends, votes
m-who-sits-down-and-leaves-beginni-8695162a = who sits down and leaves, beginnings, ends, votes

# whoever holds one of my letters
m-whoever-holds-one-of-my-letters-85f0a541 = whoever holds one of my letters

# whoever is asked gets {n} more hours
m-whoever-is-asked-gets-n-more-hou-59ae4921 = whoever is asked gets { $n } more hours

# whoever runs this service
m-whoever-runs-this-service-21655a9a = whoever runs this service

# why letters were sent or not
m-why-letters-were-sent-or-not-bb7c87ae = why letters were sent or not

# with {people}
m-with-people-b9d0f10d = with { $people }

# words at the table
m-words-at-the-table-e3a3ab88 = words at the table

# written, and waits until the mail server takes it
m-written-and-waits-until-the-mail-421e201f = written, and waits until the mail server takes it

# yes
m-yes-8a798890 = yes

# yes or no
m-yes-or-no-82b00571 = yes or no

# yes, at once
m-yes-at-once-7c596bc9 = yes, at once

# yes, that was me
m-yes-that-was-me-4f40895e = yes, that was me

# you ({name})
m-you-name-8ba646b6 = you ({ $name })

# you are back: your clocks run again, and days that are not used go back
m-you-are-back-your-clocks-run-aga-1874ca5a = you are back: your clocks run again, and days that are not used go back

# you do not take the seat in {game}
m-you-do-not-take-the-seat-in-game-0f7ac8b9 = you do not take the seat in { $game }

# you have had as many invitations lately as one mailbox gets
m-you-have-had-as-many-invitations-3e6ee6fe = you have had as many invitations lately as one mailbox gets

# you have moved since
m-you-have-moved-since-cc0facb3 = you have moved since

# you have muted this game
m-you-have-muted-this-game-4ef7ae15 = you have muted this game

# you have resigned, so of this game you hear only its end
m-you-have-resigned-so-of-this-gam-3737b991 = you have resigned, so of this game you hear only its end

# you have said whether you go on
m-you-have-said-whether-you-go-on-8ed5ca28 = you have said whether you go on

# you have stopped all letters
m-you-have-stopped-all-letters-cc1384fb = you have stopped all letters

# you leave the game
m-you-leave-the-game-82231f1e = you leave the game

# you pause until {day}
m-you-pause-until-day-bc69a0ae = you pause until { $day }

# you play on, as if you had said nothing
m-you-play-on-as-if-you-had-said-n-2b84316f = you play on, as if you had said nothing

# you take no invitations, or none of this host
m-you-take-no-invitations-or-none-894a2abd = you take no invitations, or none of this host

# you vote against it
m-you-vote-against-it-4cc79284 = you vote against it

# you want letters about your turns only
m-you-want-letters-about-your-turn-dc2f7347 = you want letters about your turns only

# your link
m-your-link-ea9b0dc5 = your link

# your page of the game is open, and shows it
m-your-page-of-the-game-is-open-an-e27a29b2 = your page of the game is open, and shows it

# your quiet hours last until {when}
m-your-quiet-hours-last-until-when-57c7b487 = your quiet hours last until { $when }

# your seat in {game} is free again
m-your-seat-in-game-is-free-again-f752742d = your seat in { $game } is free again

# your seat in {game} is offered to somebody else; you are asked once more before it is
m-your-seat-in-game-is-offered-to-4be4afff = your seat in { $game } is offered to somebody else; you are asked once more before it is

# your seat is offered to others
m-your-seat-is-offered-to-others-d11a0ee0 = your seat is offered to others

# your seat was taken
m-your-seat-was-taken-6ebb24fa = your seat was taken

# your turn
m-your-turn-5acd99f0 = your turn

# {address} is yours already.
m-address-is-yours-already-0a5be20e = { $address } is yours already.

# {bank} for thinking, and {refund} more after each answer
m-bank-for-thinking-and-refund-mo-501b0fab = { $bank } for thinking, and { $refund } more after each answer

# {days_left} days are left in your store. On holiday all your clocks stand still, and letters about turns wait.
m-days-left-days-are-left-in-your-e510f55e = { $days_left } days are left in your store. On holiday all your clocks stand still, and letters about turns wait.

# {dropped} cannot be picked here.
m-dropped-cannot-be-picked-here-6da5053e = { $dropped } cannot be picked here.

# {d} d {h} h
m-d-d-h-h-570379d9 = { $d } d { $h } h

# {ended} with {points} {points|point|points} against a target of {target}
m-ended-with-points-points-point-d35a8633 = { $ended } with { $points } { $points ->
        [one] point
       *[other] points
    } against a target of { $target }

# {free} free
m-free-free-85c1312a = { $free } free

# {free} {free|seat|seats} to fill
m-free-free-seat-seats-to-fill-e96d3448 = { $free } { $free ->
        [one] seat
       *[other] seats
    } to fill

# {heading}: the result
m-heading-the-result-592512a3 = { $heading }: the result

# {heading}: {called}, move {version}
m-heading-called-move-version-c9c473dc = { $heading }: { $called }, move { $version }

# {host} looks for somebody else, and does not invite you again
m-host-looks-for-somebody-else-an-c85fd73a = { $host } looks for somebody else, and does not invite you again

# {host} writes: "{words}"
m-host-writes-words-e1e18a9d = { $host } writes: "{ $words }"

# {hour}:{minute}
m-hour-minute-6fc823d7 = { $hour }:{ $minute }

# {h} h {m} min
m-h-h-m-min-99422830 = { $h } h { $m } min

# {mails_kept} days after they were dealt with
m-mails-kept-days-after-they-were-efb433d7 = { $mails_kept } days after they were dealt with

# {most} addresses are enough. Take one away first.
m-most-addresses-are-enough-take-8d577982 = { $most } addresses are enough. Take one away first.

# {most} devices are enough. Take one away first.
m-most-devices-are-enough-take-on-4e90c6cb = { $most } devices are enough. Take one away first.

# {most} keys are enough. Revoke one first.
m-most-keys-are-enough-revoke-one-07dee29a = { $most } keys are enough. Revoke one first.

# {most} programs are enough. Take one away first.
m-most-programs-are-enough-take-o-1452b1c7 = { $most } programs are enough. Take one away first.

# {m} min
m-m-min-b8b9f90d = { $m } min

# {names} is away until {away}.
m-names-is-away-until-away-a18dbff0 = { $names } is away until { $away }.

# {names} play {title}.
m-names-play-title-737913d8 = { $names } play { $title }.

# {names} until {at}
m-names-until-at-4ee809ec = { $names } until { $at }

# {names} wins {heading}
m-names-wins-heading-b639c94b = { $names } wins { $heading }

# {names} won.
m-names-won-6c8a4d7c = { $names } won.

# {names} {n|is|are} to move.
m-names-n-is-are-to-move-9e0685aa = { $names } { $n ->
        [one] is
       *[other] are
    } to move.

# {names}. This game of {title} is over: look at its end and at every move.
m-names-this-game-of-title-is-ove-9fe7a654 = { $names }. This game of { $title } is over: look at its end and at every move.

# {name} (a bot)
m-name-a-bot-1dec2ce0 = { $name } (a bot)

# {name} 417: Autumn windows
m-name-417-autumn-windows-c2db311e = { $name } 417: Autumn windows

# {name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.
m-name-has-said-no-to-an-invitati-fdd08a14 = { $name } has said no to an invitation of yours and is not asked again. Leave that seat open instead.

# {name} is told from now on. Its secret, by which it knows that we are speaking, is shown this once:
m-name-is-told-from-now-on-its-se-ed24d397 = { $name } is told from now on. Its secret, by which it knows that we are speaking, is shown this once:

# {name} is {form}, or nothing.
m-name-is-form-or-nothing-8723533b = { $name } is { $form }, or nothing.

# {name} on {host}
m-name-on-host-f3237642 = { $name } on { $host }

# {name} takes no invitations. Leave that seat open, or invite another.
m-name-takes-no-invitations-leave-3a1788cf = { $name } takes no invitations. Leave that seat open, or invite another.

# {name}, it is your turn. {prompt} {until}
m-name-it-is-your-turn-prompt-unt-d58453d6 = { $name }, it is your turn. { $prompt } { $until }

# {name}, nothing is done in a game. Which letters shall end?
m-name-nothing-is-done-in-a-game-e682352f = { $name }, nothing is done in a game. Which letters shall end?

# {name}, the others go on.
m-name-the-others-go-on-cad8f898 = { $name }, the others go on.

# {name}, the time of {who} is over. How shall the game go on?
m-name-the-time-of-who-is-over-ho-d25d072d = { $name }, the time of { $who } is over. How shall the game go on?

# {name}, was this you?
m-name-was-this-you-7614fa7e = { $name }, was this you?

# {name}, your time is over. Answer now, and all goes on. {prompt}
m-name-your-time-is-over-answer-n-516611e2 = { $name }, your time is over. Answer now, and all goes on. { $prompt }

# {name}, your time was over.
m-name-your-time-was-over-db92e549 = { $name }, your time was over.

# {name}, {host} asks you to a game of {title}, played by letter.
m-name-host-asks-you-to-a-game-of-830ac330 = { $name }, { $host } asks you to a game of { $title }, played by letter.

# {name}, {n} {n|game waits|games wait} for you.
m-name-n-n-game-waits-games-wait-e586f6d5 = { $name }, { $n } { $n ->
        [one] game waits
       *[other] games wait
    } for you.

# {name}: not mailed, {why}.
m-name-not-mailed-why-b10f0e44 = { $name }: not mailed, { $why }.

# {name}: the whole log
m-name-the-whole-log-0b1094ab = { $name }: the whole log

# {name}: waits, {why}.
m-name-waits-why-d775ff97 = { $name }: waits, { $why }.

# {name}: what is in the box
m-name-what-is-in-the-box-c69fe338 = { $name }: what is in the box

# {name}: {called}, all moves
m-name-called-all-moves-eab6f750 = { $name }: { $called }, all moves

# {name}: {called}, the result
m-name-called-the-result-68b62bde = { $name }: { $called }, the result

# {new} new<span> moves since your last turn: replay</span>
m-new-new-span-moves-since-your-l-9f384270 = { $new } new<span> moves since your last turn: replay</span>

# {n|Nobody|More than one} whom you have played with is called "{name}". Give a mail address, or pass the link of the table on.
m-n-nobody-more-than-one-whom-you-26fd1da6 = { $n ->
        [one] Nobody
       *[other] More than one
    } whom you have played with is called "{ $name }". Give a mail address, or pass the link of the table on.

# {n} more {n|choice comes|choices come} with "more".
m-n-more-n-choice-comes-choices-c-b4088b29 = { $n } more { $n ->
        [one] choice comes
       *[other] choices come
    } with "more".

# {n} of {of} {n|is|are} needed.
m-n-of-of-n-is-are-needed-d8a88837 = { $n } of { $of } { $n ->
        [one] is
       *[other] are
    } needed.

# {n} {n|day|days}
m-n-n-day-days-f51bc39f = { $n } { $n ->
        [one] day
       *[other] days
    }

# {n} {n|day|days} of thinking time
m-n-n-day-days-of-thinking-time-ba00d75f = { $n } { $n ->
        [one] day
       *[other] days
    } of thinking time

# {n} {n|fits|fit}
m-n-n-fits-fit-bb80a811 = { $n } { $n ->
        [one] fits
       *[other] fit
    }

# {n} {n|hour|hours}
m-n-n-hour-hours-48e256c1 = { $n } { $n ->
        [one] hour
       *[other] hours
    }

# {n} {n|hour|hours} of thinking time
m-n-n-hour-hours-of-thinking-time-e8c90e71 = { $n } { $n ->
        [one] hour
       *[other] hours
    } of thinking time

# {n} {n|line|lines} of your mail {n|is|are} no move and {n|was|were} left alone.
m-n-n-line-lines-of-your-mail-n-i-e80e360b = { $n } { $n ->
        [one] line
       *[other] lines
    } of your mail { $n ->
        [one] is
       *[other] are
    } no move and { $n ->
        [one] was
       *[other] were
    } left alone.

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] point
       *[other] points
    }

# {option}: a file of the owner's
m-option-a-file-of-the-owner-s-4755df6d = { $option }: a file of the owner's

# {option}: carried over
m-option-carried-over-0a898fa5 = { $option }: carried over

# {said}: done. {text}
m-said-done-text-313cd6bf = { $said }: done. { $text }

# {said}: not done, the game has moved on. {text}
m-said-not-done-the-game-has-move-eec87eb0 = { $said }: not done, the game has moved on. { $text }

# {said}: not done. {text}
m-said-not-done-text-e2ff008a = { $said }: not done. { $text }

# {said}: not tried. {text}
m-said-not-tried-text-47cc2e1c = { $said }: not tried. { $text }

# {said}: not understood. {text}
m-said-not-understood-text-4979fee9 = { $said }: not understood. { $text }

# {said}: see below.
m-said-see-below-d30afa11 = { $said }: see below.

# {seats_told} players
m-seats-told-players-8fbbb2e3 = { $seats_told } players

# {seats_told} players, alone too.
m-seats-told-players-alone-too-3a880226 = { $seats_told } players, alone too.

# {seats_told} players.
m-seats-told-players-cd6e936f = { $seats_told } players.

# {several} "{words}" also answers what follows.
m-several-words-also-answers-what-1e78374a = { $several } "{ $words }" also answers what follows.

# {span} of thinking time left
m-span-of-thinking-time-left-86dee8a9 = { $span } of thinking time left

# {stands} It lapses {until}.
m-stands-it-lapses-until-d858fc80 = { $stands } It lapses { $until }.

# {text} ({n} h)
m-text-n-h-4d5138d3 = { $text } ({ $n } h)

# {text} No letter was sent, and nothing else has changed.
m-text-no-letter-was-sent-and-not-c2dcc0bd = { $text } No letter was sent, and nothing else has changed.

# {title} by mail
m-title-by-mail-6d9ba91d = { $title } by mail

# {title} for {seats} players, by mail or on the page, over days. Play a bot now, or open a table.
m-title-for-seats-players-by-mail-2df57d3d = { $title } for { $seats } players, by mail or on the page, over days. Play a bot now, or open a table.

# {title} has no cards.
m-title-has-no-cards-48fd9136 = { $title } has no cards.

# {title} {number} begins when every seat is taken; it waits for {names}.
m-title-number-begins-when-every-369636e0 = { $title } { $number } begins when every seat is taken; it waits for { $names }.

# {title} {number} begins when the public beacon is out.
m-title-number-begins-when-the-pu-a9e25b50 = { $title } { $number } begins when the public beacon is out.

# {title} {number} goes on from a game of yours; your seat is kept.
m-title-number-goes-on-from-a-gam-9a3003df = { $title } { $number } goes on from a game of yours; your seat is kept.

# {title} {number} is over
m-title-number-is-over-012db19c = { $title } { $number } is over

# {title} {number}, log {version}:{head} of game {game}.
m-title-number-log-version-head-o-60689e09 = { $title } { $number }, log { $version }:{ $head } of game { $game }.

# {title} {number}. The luck is fair; the first letter says how you check it.
m-title-number-the-luck-is-fair-t-0856ba27 = { $title } { $number }. The luck is fair; the first letter says how you check it.

# {title} {number}: until {deadline}.
m-title-number-until-deadline-3d3bde21 = { $title } { $number }: until { $deadline }.

# {unread} {unread|new word|new words}
m-unread-unread-new-word-new-word-0699cb0c = { $unread } { $unread ->
        [one] new word
       *[other] new words
    }

# {version} of {version2}
m-version-of-version2-e2f60bc8 = { $version } of { $version2 }

# {waiting_games} {waiting_games|game waits|games wait} for you
m-waiting-games-waiting-games-gam-ef4ba36e = { $waiting_games } { $waiting_games ->
        [one] game waits
       *[other] games wait
    } for you

# {waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.
m-waiting-of-your-invitations-wai-d6405d93 = { $waiting } of your invitations wait for an answer; at most { $most } may. Cancel a game that does not begin.

# {what}, if all {n} of you agree
m-what-if-all-n-of-you-agree-670c43e7 = { $what }, if all { $n } of you agree

# {what}, if both of you agree
m-what-if-both-of-you-agree-a92f8667 = { $what }, if both of you agree

# {what}, if {n} of you agree
m-what-if-n-of-you-agree-55bfdcec = { $what }, if { $n } of you agree

# {what}, the second
m-what-the-second-dc404b53 = { $what }, the second

# {who} does not play {title} {number}.
m-who-does-not-play-title-number-ef0bc9e7 = { $who } does not play { $title } { $number }.

# {who} says
m-who-says-36583331 = { $who } says

# {who} says: "{words}"
m-who-says-words-e21c2354 = { $who } says: "{ $words }"

# {who} took a move back. It is not your turn after all.
m-who-took-a-move-back-it-is-not-1e9c26db = { $who } took a move back. It is not your turn after all.

# {who} took a move back; you are asked anew, as the table stands now.
m-who-took-a-move-back-you-are-as-c041d362 = { $who } took a move back; you are asked anew, as the table stands now.

# {who} {n|wins|win} with {points} {points|point|points}
m-who-n-wins-win-with-points-poin-2d0e0fae = { $who } { $n ->
        [one] wins
       *[other] win
    } with { $points } { $points ->
        [one] point
       *[other] points
    }

# {who}: {n} {n|point|points}.
m-who-n-n-point-points-52525ce0 = { $who }: { $n } { $n ->
        [one] point
       *[other] points
    }.
