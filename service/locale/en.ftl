#  Your deadlines now: {dues}.
m-your-deadlines-now-dues-50d23c67 = { " " }Your deadlines now: { $dues }.

#  a move
m-a-move-85e81610 = { " " }a move

#  or 
m-or-e1a3e78c = { " " }or 

# "undo" still takes your last move back.
m-undo-still-takes-your-last-move-c5eb8c1a = "undo" still takes your last move back.

# ({n} earlier {n|line|lines}: the link to the whole log stands below)
m-n-earlier-n-line-lines-the-link-1adec0c0 = ({ $n } earlier { $n ->
        [one] line
       *[other] lines
    }: the link to the whole log stands below)

# , now for example "{example}"
m-now-for-example-example-8e0ac4a1 = , now for example "{ $example }"

# ; or 
m-or-b209c7d4 = ; or 

# A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.
m-a-letter-of-yours-was-used-that-42ca4710 = A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.

# A letter of yours was used that has expired, so nothing was done. This one works.
m-a-letter-of-yours-was-used-that-096247d1 = A letter of yours was used that has expired, so nothing was done. This one works.

# A mail from {came} gives these lines in your name, and nothing was done yet:
m-a-mail-from-came-gives-these-lin-f0533def = A mail from { $came } gives these lines in your name, and nothing was done yet:

# After that the clock moves for you.
m-after-that-the-clock-moves-for-y-0e8cb484 = After that the clock moves for you.

# After that the others decide how the game goes on.
m-after-that-the-others-decide-how-be72ca76 = After that the others decide how the game goes on.

# After that your seat is offered to others.
m-after-that-your-seat-is-offered-3fda94aa = After that your seat is offered to others.

# All that has happened
m-all-that-has-happened-c77c40b5 = All that has happened

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

# Answer with what stands in brackets, or in words ("{first}", and on the next line "{second}"). {several}
m-answer-with-what-stands-in-brack-35c24c33 = Answer with what stands in brackets, or in words ("{ $first }", and on the next line "{ $second }"). { $several }

# Answer with what stands in brackets, or in words. {several}
m-answer-with-what-stands-in-brack-9026d14d = Answer with what stands in brackets, or in words. { $several }

# Answer {game} by mail
m-answer-game-by-mail-91f5e574 = Answer { $game } by mail

# Anybody else can take that seat.
m-anybody-else-can-take-that-seat-17fac3e5 = Anybody else can take that seat.

# Anybody else can take that seat; or "{bot}" gives it to a bot.
m-anybody-else-can-take-that-seat-4b1bf682 = Anybody else can take that seat; or "{ $bot }" gives it to a bot.

# As it stands: {points}
m-as-it-stands-points-f4c3cf03 = As it stands: { $points }
# Apr
m-apr-617531b4 = Apr

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

# Dec
m-dec-f2a0cfbc = Dec

# Decided by: {by}.
m-decided-by-by-71088ac7 = Decided by: { $by }.

# Feb
m-feb-caf71b3f = Feb

# For "{said}" you could say: {nearest}.
m-for-said-you-could-say-nearest-17e30bae = For "{ $said }" you could say: { $nearest }.

# Going away? "pause until" and a day stops your clock in all your games.
m-going-away-pause-until-and-a-day-48be6ef6 = Going away? "pause until" and a day stops your clock in all your games.
# Fri
m-fri-66dab40c = Fri

# Guests have no keys. Give your mail address first.
m-guests-have-no-keys-give-your-ma-8deb3bcc = Guests have no keys. Give your mail address first.

# How {title} is played
m-how-title-is-played-6a087072 = How { $title } is played

# If it has not begun a month after its opening it is closed.
m-if-it-has-not-begun-a-month-afte-c82b9d26 = If it has not begun a month after its opening it is closed.

# If it was not you, do nothing: nobody gets in without this letter.
m-if-it-was-not-you-do-nothing-nob-9229b1e2 = If it was not you, do nothing: nobody gets in without this letter.

# If nothing has come of it after {n} more hours of play, the clock moves.
m-if-nothing-has-come-of-it-after-deb40730 = If nothing has come of it after { $n } more hours of play, the clock moves.

# If you know {who}, pass it on: an answer to any letter from there makes it good.
m-if-you-know-who-pass-it-on-an-an-e6091341 = If you know { $who }, pass it on: an answer to any letter from there makes it good.

# If you still want to move, answer the last letter of the game.
m-if-you-still-want-to-move-answer-54e1e690 = If you still want to move, answer the last letter of the game.

# If your time runs out, you are reminded once before; then {follows}.
m-if-your-time-runs-out-you-are-re-c5ed09b7 = If your time runs out, you are reminded once before; then { $follows }.

# In any letter: {pattern} ({help})
m-in-any-letter-pattern-help-0f446788 = In any letter: { $pattern } ({ $help })

# In this game: {pattern} ({help})
m-in-this-game-pattern-help-a1553a54 = In this game: { $pattern } ({ $help })

# It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that player, do nothing.
m-it-makes-this-the-address-of-the-378ecd98 = It makes this the address of the player { $name }, who sits in { $n } { $n ->
        [one] game
       *[other] games
    }. If you are not that player, do nothing.

# It waits because {why}.
m-it-waits-because-why-ff09b722 = It waits because { $why }.

# It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.
m-it-was-asked-for-by-a-press-in-g-b15ee584 = It was asked for by a press in { $game }: "{ $sentence }", in { $browser }, at { $at } UTC. Nothing is done yet.

# Jan
m-jan-5c5db120 = Jan

# Jul
m-jul-c43f56b9 = Jul

# Jun
m-jun-b27fd46e = Jun

# Letters and links of that game do not work for you any more. Thank you for playing so far.
m-letters-and-links-of-that-game-d-f57b893d = Letters and links of that game do not work for you any more. Thank you for playing so far.

# Letters come again.
m-letters-come-again-3c74cd8e = Letters come again.

# Letters come one by one again.
m-letters-come-one-by-one-again-20618842 = Letters come one by one again.

# Letters of this game come again.
m-letters-of-this-game-come-again-0a409efe = Letters of this game come again.

# Letters to {who} come back; nothing more is sent there.
m-letters-to-who-come-back-nothing-3d9bf915 = Letters to { $who } come back; nothing more is sent there.

# Line {n}: "{line}"
m-line-n-line-adfb8457 = Line { $n }: "{ $line }"

# Line {n}: "{line}", which means "{means}"
m-line-n-line-which-means-means-992ccddf = Line { $n }: "{ $line }", which means "{ $means }"

# Links and addresses of your letters are void now; where you are asked, a fresh letter comes.
m-links-and-addresses-of-your-lett-372f0358 = Links and addresses of your letters are void now; where you are asked, a fresh letter comes.

# Little time is left for your move; this is the one reminder you get.
m-little-time-is-left-for-your-mov-e1af924b = Little time is left for your move; this is the one reminder you get.

# Log {version}:{head} of game {game}; rules {title} {rules}.
m-log-version-head-of-game-game-ru-db7ddb9c = Log { $version }:{ $head } of game { $game }; rules { $title } { $rules }.

# Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".
m-lost-write-help-too-much-mute-di-573cc1a6 = Lost? Write "help". Too much? "mute", "digest" or "pause until { $day }".

# Make links void
m-make-links-void-d2ac0f71 = Make links void

# Mar
m-mar-b4b7d381 = Mar

# May
m-may-8c78fe5b = May

# Mon
m-mon-f40d7f51 = Mon

# More than can be listed can be said: "help" tells how, and "more" lists some.
m-more-than-can-be-listed-can-be-s-14f2ee0a = More than can be listed can be said: "help" tells how, and "more" lists some.

# Move on the web
m-move-on-the-web-58facdcf = Move on the web

# Moves are carried out all the same.
m-moves-are-carried-out-all-the-sa-58e866f7 = Moves are carried out all the same.

# No more letters come. Answer any letter with "letters on" to undo it.
m-no-more-letters-come-answer-any-89e1d8c7 = No more letters come. Answer any letter with "letters on" to undo it.

# No more letters of this game before it is over.
m-no-more-letters-of-this-game-bef-91845974 = No more letters of this game before it is over.

# No other letter holds them. Take them out of this one before you hand it on.
m-no-other-letter-holds-them-take-2b92d0a4 = No other letter holds them. Take them out of this one before you hand it on.

# No seat is kept for you there any more.
m-no-seat-is-kept-for-you-there-an-da75b494 = No seat is kept for you there any more.

# No table of a rematch has begun; open a new one.
m-no-table-of-a-rematch-has-begun-40705025 = No table of a rematch has begun; open a new one.

# Nobody has to move now.
m-nobody-has-to-move-now-a92ec088 = Nobody has to move now.

# Nobody is left to play on: the game of {title} has ended.
m-nobody-is-left-to-play-on-the-ga-71355697 = Nobody is left to play on: the game of { $title } has ended.

# Nothing has happened yet.
m-nothing-has-happened-yet-f279f39e = Nothing has happened yet.

# Nothing more happens by itself. The others can decide how the game goes on.
m-nothing-more-happens-by-itself-t-fd524110 = Nothing more happens by itself. The others can decide how the game goes on.

# Nothing that can be said in this game begins with "{word}".
m-nothing-that-can-be-said-in-this-ea702bbf = Nothing that can be said in this game begins with "{ $word }".

# Nothing that can be seen.
m-nothing-that-can-be-seen-226fe733 = Nothing that can be seen.

# Nothing was done, and that mail is thrown away.
m-nothing-was-done-and-that-mail-i-9cbf99ff = Nothing was done, and that mail is thrown away.

# Nothing was played in your name, and your seat is yours.
m-nothing-was-played-in-your-name-6d028664 = Nothing was played in your name, and your seat is yours.
# Nov
m-nov-3e630d29 = Nov

# Oct
m-oct-6877e849 = Oct

# On the web
m-on-the-web-1e1b85a2 = On the web

# Once more
m-once-more-04801db4 = Once more

# Only who sits at the table may speak there.
m-only-who-sits-at-the-table-may-s-5cdd1e42 = Only who sits at the table may speak there.

# Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.
m-open-it-and-press-the-button-the-85172fe0 = Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.

# Or type these six digits where you asked for the letter: {code}
m-or-type-these-six-digits-where-y-87108287 = Or type these six digits where you asked for the letter: { $code }

# PUSH_KEY is no key: 32 bytes in base64url
m-push-key-is-no-key-32-bytes-in-b-b139ff16 = PUSH_KEY is no key: 32 bytes in base64url

# Place {place}: {who}, {total} {total|point|points}.
m-place-place-who-total-total-poin-0b0a7930 = Place { $place }: { $who }, { $total } { $total ->
        [one] point
       *[other] points
    }.

# Please answer before {when}, {left}.
m-please-answer-before-when-left-bf37880e = Please answer before { $when }, { $left }.

# Points by round are told at the end of the game.
m-points-by-round-are-told-at-the-3ae7cd13 = Points by round are told at the end of the game.

# Points so far
m-points-so-far-87261d3e = Points so far

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

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
m-sha-256-of-the-seed-kept-by-you-2b45137e = SHA-256 of the seed, kept by you from now on: { $commitment }. Once the game is over the seed is shown, and anybody can check all luck.

# Sat
m-sat-fdeb71b5 = Sat

# Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.
m-say-word-again-n-hours-after-it-b8c3afb5 = Say "{ $word }" again { $n } hours after it was opened, and bots take the seats that are still empty then.

# Say something, in {most} characters at most.
m-say-something-in-most-characters-b847932c = Say something, in { $most } characters at most.

# Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".
m-say-the-day-as-pause-until-2026-61bb24e2 = Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".

# Seat {n} is free again.
m-seat-n-is-free-again-d34a61d5 = Seat { $n } is free again.

# Secret seeds are committed to up to {number}:{link}.
m-secret-seeds-are-committed-to-up-2095b9f2 = Secret seeds are committed to up to { $number }:{ $link }.

# Sep
m-sep-451e2b71 = Sep

# Several lines make one answer. A line that begins with "say" is for the table.
m-several-lines-make-one-answer-a-90443374 = Several lines make one answer. A line that begins with "say" is for the table.

# Since your last turn
m-since-your-last-turn-2f4d4530 = Since your last turn

# So you are told of your games here.
m-so-you-are-told-of-your-games-he-ee9500a7 = So you are told of your games here.

# Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.
m-somebody-else-may-have-a-letter-0442f718 = Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.

# Somebody, most likely you, asked for a link {what}.
m-somebody-most-likely-you-asked-f-43d0d851 = Somebody, most likely you, asked for a link { $what }.

# Sun
m-sun-db18f17f = Sun

# That letter was not about a game.
m-that-letter-was-not-about-a-game-d74c2d75 = That letter was not about a game.

# That question is settled already, or its mail is kept no more. Nothing was done now.
m-that-question-is-settled-already-74330f98 = That question is settled already, or its mail is kept no more. Nothing was done now.

# The clock has moved for this seat, as the table chose at the opening.
m-the-clock-has-moved-for-this-sea-f5c03a0d = The clock has moved for this seat, as the table chose at the opening.

# The clock has moved for you, as the table chose at the opening.
m-the-clock-has-moved-for-you-as-t-fbb4208b = The clock has moved for you, as the table chose at the opening.

# The clock of {who} stands still for a day at most, or until the move.
m-the-clock-of-who-stands-still-fo-2c4c582c = The clock of { $who } stands still for a day at most, or until the move.

# The game
m-the-game-afb8a55c = The game

# The game as a file
m-the-game-as-a-file-5b301252 = The game as a file

# The game begins when every seat is taken. Pass its link on, or close the table.
m-the-game-begins-when-every-seat-93028e8c = The game begins when every seat is taken. Pass its link on, or close the table.

# The game of {title} was closed before it began.
m-the-game-of-title-was-closed-bef-d9301399 = The game of { $title } was closed before it began.

# The game of {title} was closed.
m-the-game-of-title-was-closed-f49a982b = The game of { $title } was closed.

# The host has given your seat {n} at a table of {title} free again.
m-the-host-has-given-your-seat-n-a-a1e7f330 = The host has given your seat { $n } at a table of { $title } free again.

# The host is told, and does not invite you again.
m-the-host-is-told-and-does-not-in-306df501 = The host is told, and does not invite you again.

# The letter that asked you to move counts for nothing any more; you get a new one in your turn.
m-the-letter-that-asked-you-to-mov-99162e69 = The letter that asked you to move counts for nothing any more; you get a new one in your turn.

# The links and addresses of your letters up to now are void, as was asked for. Those of this one work.
m-the-links-and-addresses-of-your-f53f9151 = The links and addresses of your letters up to now are void, as was asked for. Those of this one work.

# The links are for you alone: "revoke" makes them void.
m-the-links-are-for-you-alone-revo-33a047ec = The links are for you alone: "revoke" makes them void.

# The list below says the same in words.
m-the-list-below-says-the-same-in-870c43bb = The list below says the same in words.

# The moves of one mail are done together or not at all.
m-the-moves-of-one-mail-are-done-t-e6ed5da9 = The moves of one mail are done together or not at all.

# The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those who go on need not wait any more.
m-the-next-game-begins-when-everyb-88be9586 = The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after { $n } hours those who go on need not wait any more.

# The one word "help" tells of all that can be said.
m-the-one-word-help-tells-of-all-t-5e0ca794 = The one word "help" tells of all that can be said.

# The others can vote how the game goes on.
m-the-others-can-vote-how-the-game-dbf04980 = The others can vote how the game goes on.

# The others decide what follows.
m-the-others-decide-what-follows-6776bf71 = The others decide what follows.

# The others vote how the game goes on.
m-the-others-vote-how-the-game-goe-cad0a3b2 = The others vote how the game goes on.

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

# The seat is kept for {who} until you free it: answer "release seat {n}".
m-the-seat-is-kept-for-who-until-y-0e463045 = The seat is kept for { $who } until you free it: answer "release seat { $n }".

# The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.
m-the-seat-is-offered-to-others-wh-b6dbea8b = The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
m-the-seed-was-seed-its-sha-256-is-6760864d = The seed was { $seed }; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.

# The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".
m-the-six-digits-do-it-in-that-bro-23058dda = The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".

# The table of {title} as {name} sees it.
m-the-table-of-title-as-name-sees-1cfef1e4 = The table of { $title } as { $name } sees it.

# The table of {title} did not begin within a month, and is closed.
m-the-table-of-title-did-not-begin-2d9b183b = The table of { $title } did not begin within a month, and is closed.

# The tale
m-the-tale-02a59501 = The tale

# The time of {who} for this move is over.
m-the-time-of-who-for-this-move-is-01047c1f = The time of { $who } for this move is over.

# The umpire has corrected the position: {reason}
m-the-umpire-has-corrected-the-pos-14ac8f97 = The umpire has corrected the position: { $reason }

# Then luck comes in, or something is revealed; more is not known yet.
m-then-luck-comes-in-or-something-41dbe9a9 = Then luck comes in, or something is revealed; more is not known yet.

# There is no "{word}" here.
m-there-is-no-word-here-1a4f98cc = There is no "{ $word }" here.

# There is no game to try it in.
m-there-is-no-game-to-try-it-in-16fb17b4 = There is no game to try it in.

# There is no player {player}.
m-there-is-no-player-player-6253dd3d = There is no player { $player }.

# There was nothing to tell you yet.
m-there-was-nothing-to-tell-you-ye-9b1b8f34 = There was nothing to tell you yet.

# These are not the six digits of the letter. Look again, or open its link.
m-these-are-not-the-six-digits-of-b5c6fa8e = These are not the six digits of the letter. Look again, or open its link.

# These six digits do not count any more. Ask for a new letter.
m-these-six-digits-do-not-count-an-a31dc2c9 = These six digits do not count any more. Ask for a new letter.

# This is your only address. Add another first, for you sign in by it.
m-this-is-your-only-address-add-an-485543a3 = This is your only address. Add another first, for you sign in by it.

# This letter was about no single game. Ask in an answer to a letter of the game you mean.
m-this-letter-was-about-no-single-ae62cccb = This letter was about no single game. Ask in an answer to a letter of the game you mean.

# This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as {name} first.
m-this-link-adds-the-address-to-th-9fc97621 = This link adds the address to the player { $name }, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as { $name } first.

# This link was used, or is too old. Ask for a new one.
m-this-link-was-used-or-is-too-old-65fdb9c6 = This link was used, or is too old. Ask for a new one.

# This page has a button for each move:
m-this-page-has-a-button-for-each-6112aeb8 = This page has a button for each move:

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

# This table is for those who were invited. Ask its host for the link that leads to it.
m-this-table-is-for-those-who-were-7fd46723 = This table is for those who were invited. Ask its host for the link that leads to it.

# Thu
m-thu-7da11212 = Thu

# To agree answer with the one word "agree", else with "disagree". Silence is no vote.
m-to-agree-answer-with-the-one-wor-c1985be2 = To agree answer with the one word "agree", else with "disagree". Silence is no vote.

# To check luck and log
m-to-check-luck-and-log-03b027b7 = To check luck and log

# To get a link to your games go to the page below and give your address.
m-to-get-a-link-to-your-games-go-t-1a38c7db = To get a link to your games go to the page below and give your address.

# To get a link to your games, or to begin, go to the page below and give your address.
m-to-get-a-link-to-your-games-or-t-d53f91bc = To get a link to your games, or to begin, go to the page below and give your address.

# To move, answer the last letter of the game: its address says which game and which seat you mean.
m-to-move-answer-the-last-letter-o-cbd4ad9b = To move, answer the last letter of the game: its address says which game and which seat you mean.

# To see more, answer {most} or {last}.
m-to-see-more-answer-most-or-last-7ba86d87 = To see more, answer { $most } or { $last }.

# To see the table, answer "show".
m-to-see-the-table-answer-show-8263cf3e = To see the table, answer "show".

# To talk to the table begin the line with "say": "say {words}".
m-to-talk-to-the-table-begin-the-l-d0b5aa75 = To talk to the table begin the line with "say": "say { $words }".

# Tue
m-tue-d1eb39b0 = Tue

# Wed
m-wed-58339f45 = Wed

# Welcome to {title} {number}: the game begins. At the table: {names}.
m-welcome-to-title-number-the-game-51eb2df1 = Welcome to { $title } { $number }: the game begins. At the table: { $names }.

# What begins with "{word}"
m-what-begins-with-word-78302c75 = What begins with "{ $word }"

# What can be said
m-what-can-be-said-7bfc3c3c = What can be said

# What has happened so far
m-what-has-happened-so-far-1308ee22 = What has happened so far

# What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.
m-what-was-not-tried-comes-after-l-8bdc76ac = What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.

# What would come of "{line}"
m-what-would-come-of-line-763f3f83 = What would come of "{ $line }"

# When somebody's time runs out, {follows}.
m-when-somebody-s-time-runs-out-fo-57017363 = When somebody's time runs out, { $follows }.

# Where <{name}> stands: {few}
m-where-name-stands-few-c6cab4b4 = Where <{ $name }> stands: { $few }

# Where nothing is left to decide you are not asked. "ask me everything" changes that.
m-where-nothing-is-left-to-decide-027db01b = Where nothing is left to decide you are not asked. "ask me everything" changes that.

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

# You are asked everything. "ask me everything off" leaves out what is no decision.
m-you-are-asked-everything-ask-me-c4ac1286 = You are asked everything. "ask me everything off" leaves out what is no decision.

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

# You can
m-you-can-bd5c4d03 = You can

# You can go on
m-you-can-go-on-3e2e9fcb = You can go on

# You get no invitations any more.
m-you-get-no-invitations-any-more-b22a351c = You get no invitations any more.

# You get this at most once a day.
m-you-get-this-at-most-once-a-day-2658040c = You get this at most once a day.

# You get this because {host} typed your address. Unless you join, nothing follows.
m-you-get-this-because-host-typed-cde83cad = You get this because { $host } typed your address. Unless you join, nothing follows.

# You get this once a day. Answer any letter of a game with "digest off" to get single ones.
m-you-get-this-once-a-day-answer-a-071f0bdb = You get this once a day. Answer any letter of a game with "digest off" to get single ones.

# You have no such device.
m-you-have-no-such-device-c4852dc0 = You have no such device.

# You have resigned, so you are not asked any more. "come back" takes your seat again.
m-you-have-resigned-so-you-are-not-166356b3 = You have resigned, so you are not asked any more. "come back" takes your seat again.

# You have tried it often enough for now. Try again in an hour.
m-you-have-tried-it-often-enough-f-7ae9554b = You have tried it often enough for now. Try again in an hour.

# You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.
m-you-may-invite-most-people-in-24-dcbae896 = You may invite { $most } people in 24 hours, and have invited { $today }. Try again later, or leave seats open.

# You need not do anything now; the game waits for {names}.
m-you-need-not-do-anything-now-the-921b657c = You need not do anything now; the game waits for { $names }.

# You need not do anything now; the seat of {names} is empty.
m-you-need-not-do-anything-now-the-d6ce4bd9 = You need not do anything now; the seat of { $names } is empty.

# You sit at seat {seat}. 
m-you-sit-at-seat-seat-350671b7 = You sit at seat { $seat }. 

# You wrote "{said}"
m-you-wrote-said-5cf774dd = You wrote "{ $said }"

# You wrote "{said}" ({line})
m-you-wrote-said-line-d4bb73ac = You wrote "{ $said }" ({ $line })

# You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So nothing was done.
m-you-wrote-about-a-seat-at-title-6e09da8d = You wrote about a seat at { $title } that is not yours any more: somebody else has it, or may take it. So nothing was done.

# Your answer was neither yes nor no: "{words}". Nothing was done.
m-your-answer-was-neither-yes-nor-250b7a0c = Your answer was neither yes nor no: "{ $words }". Nothing was done.

# Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.
m-your-bank-is-small-n-n-hour-hour-d4c3eb47 = Your bank is small: { $n } { $n ->
        [one] hour
       *[other] hours
    }, and { $more } more for each answer.

# Your letters, and why there were none
m-your-letters-and-why-there-were-af491b3a = Your letters, and why there were none

# Your link
m-your-link-0afdb9bc = Your link

# Your mail holds no line of your own, only what we wrote to you; so nothing was done.
m-your-mail-holds-no-line-of-your-1e68dfc8 = Your mail holds no line of your own, only what we wrote to you; so nothing was done.

# Your mail reached Posthorn, but it does not answer a letter of ours.
m-your-mail-reached-posthorn-but-i-bb445b55 = Your mail reached Posthorn, but it does not answer a letter of ours.

# Your notes
m-your-notes-55576676 = Your notes

# Your seat is offered to others, and is yours until somebody sits there: move, or answer "come back".
m-your-seat-is-offered-to-others-a-b60f64b5 = Your seat is offered to others, and is yours until somebody sits there: move, or answer "come back".

# Your seat {n} in a game of {title} has another player now.
m-your-seat-n-in-a-game-of-title-h-df4e2fff = Your seat { $n } in a game of { $title } has another player now.

# Your table of {title} has waited for two weeks.
m-your-table-of-title-has-waited-f-54410bbd = Your table of { $title } has waited for two weeks.

# a date like 2026-12-24
m-a-date-like-2026-12-24-267d24a7 = a date like 2026-12-24

# a follower is {} behind
m-a-follower-is-behind-9bb66191 = a follower is { "{" }} behind

# all clocks stand still
m-all-clocks-stand-still-570f266e = all clocks stand still

# all or never
m-all-or-never-008b1ae2 = all or never

# all that can be done, not only the first options
m-all-that-can-be-done-not-only-th-8ad11423 = all that can be done, not only the first options

# all, turns or none
m-all-turns-or-none-9abb7eb4 = all, turns or none

# before luck, a secret or somebody else comes in
m-before-luck-a-secret-or-somebody-a838e092 = before luck, a secret or somebody else comes in

# before luck, a secret or somebody else comes in, and before {when}
m-before-luck-a-secret-or-somebody-37a51e02 = before luck, a secret or somebody else comes in, and before { $when }

# brought before
m-brought-before-022733b5 = brought before

# from no game; your clocks run on
m-from-no-game-your-clocks-run-on-ac8778a6 = from no game; your clocks run on

# go on with the game that follows this one, at the same table
m-go-on-with-the-game-that-follows-5939f8cb = go on with the game that follows this one, at the same table

# hours like 22:00-07:00
m-hours-like-22-00-07-00-4022207d = hours like 22:00-07:00

# in all
m-in-all-abf4fdcd = in all

# in {span}
m-in-span-b9631ed5 = in { $span }

# it comes with the answer to your mail
m-it-comes-with-the-answer-to-your-2e482ea4 = it comes with the answer to your mail

# it comes with your digest of {when}
m-it-comes-with-your-digest-of-whe-8fca8d76 = it comes with your digest of { $when }

# it is held {n} seconds, so that a move taken back is never mailed
m-it-is-held-n-seconds-so-that-a-m-9eca4ea5 = it is held { $n } seconds, so that a move taken back is never mailed

# it is not your turn any more
m-it-is-not-your-turn-any-more-9e73b6fe = it is not your turn any more

# less than a minute
m-less-than-a-minute-95d4cd2a = less than a minute

# mail servers do not take your address; add one like ann@example.org
m-mail-servers-do-not-take-your-ad-83d734c7 = mail servers do not take your address; add one like ann@example.org

# mails to your address came back, so it gets none until you confirm it again
m-mails-to-your-address-came-back-06943009 = mails to your address came back, so it gets none until you confirm it again

# minutes, 1440 at most
m-minutes-1440-at-most-4a0c13d2 = minutes, 1440 at most

# no base64url
m-no-base64url-05d211c7 = no base64url

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

# nobody can invite you, and you hear no more of us
m-nobody-can-invite-you-and-you-he-a8a43b1e = nobody can invite you, and you hear no more of us

# nobody yet
m-nobody-yet-56d6e061 = nobody yet

# one letter a day for all games
m-one-letter-a-day-for-all-games-da64590a = one letter a day for all games

# passed
m-passed-284d1e8c = passed

# p256dh has 65 bytes and auth has 16, both in base64url.
m-p256dh-has-65-bytes-and-auth-has-2ac60b61 = p256dh has 65 bytes and auth has 16, both in base64url.

# p256dh is a point of P-256 and auth has 16 bytes, both in base64url.
m-p256dh-is-a-point-of-p-256-and-a-ba334a05 = p256dh is a point of P-256 and auth has 16 bytes, both in base64url.

# push %s cannot be sent
m-push-s-cannot-be-sent-28a2f31f = push %s cannot be sent

# relay queue
m-relay-queue-b045e159 = relay queue
# play what the last letter of a game offers to be tried again
m-play-what-the-last-letter-of-a-g-b3b21e85 = play what the last letter of a game offers to be tried again

# seconds, 3600 at most
m-seconds-3600-at-most-ec2c0990 = seconds, 3600 at most

# show 
m-show-249cdea5 = show 

# show history
m-show-history-f57bbc55 = show history

# show log
m-show-log-5aaf10bd = show log

# somebody has opened the same table once more, and your seat is kept: you sit down
m-somebody-has-opened-the-same-tab-0eb6a137 = somebody has opened the same table once more, and your seat is kept: you sit down

# take it back
m-take-it-back-b609e4b5 = take it back

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

# the game ends as it stands
m-the-game-ends-as-it-stands-379053ad = the game ends as it stands

# the game ends without a result
m-the-game-ends-without-a-result-7206b932 = the game ends without a result

# the game has begun
m-the-game-has-begun-5793df2d = the game has begun

# the game is over
m-the-game-is-over-edd38001 = the game is over

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

# the same table is opened once more, and a seat is kept for each of you
m-the-same-table-is-opened-once-mo-f499b68e = the same table is opened once more, and a seat is kept for each of you
# the position once more; or what a letter leaves out: show log, show Bert
m-the-position-once-more-or-what-a-e0487f2d = the position once more; or what a letter leaves out: show log, show Bert

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

# the whole log
m-the-whole-log-ecd02877 = the whole log

# there is no confirmed address to send it to
m-there-is-no-confirmed-address-to-0cdcfec2 = there is no confirmed address to send it to

# to begin to play
m-to-begin-to-play-b68ece60 = to begin to play

# to sign in
m-to-sign-in-6bfe0be5 = to sign in

# turns, games, table or some of these, or none
m-turns-games-table-or-some-of-the-d695f50b = turns, games, table or some of these, or none
# total
m-total-11239872 = total

# until {names} has moved
m-until-names-has-moved-d27d8956 = until { $names } has moved

# until {names} has moved; the time for that ends {when}
m-until-names-has-moved-the-time-f-02a629b0 = until { $names } has moved; the time for that ends { $when }

# well or instead
m-well-or-instead-9b401dcb = well or instead
# what can be said now; or what begins with a word
m-what-can-be-said-now-or-what-beg-78865397 = what can be said now; or what begins with a word

# what would come of an option, without doing it
m-what-would-come-of-an-option-wit-077185c6 = what would come of an option, without doing it

# what you said is done, and the next letter tells it; you want no receipts
m-what-you-said-is-done-and-the-ne-5018d8fc = what you said is done, and the next letter tells it; you want no receipts

# whether letters come at all; answers to your own mails always do
m-whether-letters-come-at-all-answ-ab919d98 = whether letters come at all; answers to your own mails always do

# which is over
m-which-is-over-57e61975 = which is over

# whoever is asked gets {n} more hours
m-whoever-is-asked-gets-n-more-hou-59ae4921 = whoever is asked gets { $n } more hours
# why letters were sent or not
m-why-letters-were-sent-or-not-bb7c87ae = why letters were sent or not

# yes or no
m-yes-or-no-82b00571 = yes or no

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

# {address} is yours already.
m-address-is-yours-already-0a5be20e = { $address } is yours already.

# {bank} for thinking, and {refund} more after each answer
m-bank-for-thinking-and-refund-mo-501b0fab = { $bank } for thinking, and { $refund } more after each answer

# {d} d {h} h
m-d-d-h-h-570379d9 = { $d } d { $h } h

# {ended} with {points} {points|point|points} against a target of {target}
m-ended-with-points-points-point-d35a8633 = { $ended } with { $points } { $points ->
        [one] point
       *[other] points
    } against a target of { $target }

# {host} looks for somebody else, and does not invite you again
m-host-looks-for-somebody-else-an-c85fd73a = { $host } looks for somebody else, and does not invite you again

# {host} writes: "{words}"
m-host-writes-words-e1e18a9d = { $host } writes: "{ $words }"

# {hour}:{minute}
m-hour-minute-6fc823d7 = { $hour }:{ $minute }

# {h} h {m} min
m-h-h-m-min-99422830 = { $h } h { $m } min

# {most} addresses are enough. Take one away first.
m-most-addresses-are-enough-take-8d577982 = { $most } addresses are enough. Take one away first.

# {most} devices are enough. Take one away first.
m-most-devices-are-enough-take-on-4e90c6cb = { $most } devices are enough. Take one away first.

# {most} keys are enough. Revoke one first.
m-most-keys-are-enough-revoke-one-07dee29a = { $most } keys are enough. Revoke one first.

# {m} min
m-m-min-b8b9f90d = { $m } min

# {name} (a bot)
m-name-a-bot-1dec2ce0 = { $name } (a bot)

# {name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.
m-name-has-said-no-to-an-invitati-fdd08a14 = { $name } has said no to an invitation of yours and is not asked again. Leave that seat open instead.

# {name} is {form}, or nothing.
m-name-is-form-or-nothing-8723533b = { $name } is { $form }, or nothing.

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

# {n} more {n|choice comes|choices come} with "more".
m-n-more-n-choice-comes-choices-c-b4088b29 = { $n } more { $n ->
        [one] choice comes
       *[other] choices come
    } with "more".

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

# {several} After "{words}" you are asked when there is more to do than now.
m-several-after-words-you-are-ask-fa6509db = { $several } After "{ $words }" you are asked when there is more to do than now.

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

# {waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.
m-waiting-of-your-invitations-wai-d6405d93 = { $waiting } of your invitations wait for an answer; at most { $most } may. Cancel a game that does not begin.

# {what}, if all {n} of you agree
m-what-if-all-n-of-you-agree-670c43e7 = { $what }, if all { $n } of you agree

# {what}, if both of you agree
m-what-if-both-of-you-agree-a92f8667 = { $what }, if both of you agree

# {what}, if {n} of you agree
m-what-if-n-of-you-agree-55bfdcec = { $what }, if { $n } of you agree

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
