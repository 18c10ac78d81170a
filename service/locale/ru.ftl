#  Your deadlines now: {dues}.
m-your-deadlines-now-dues-50d23c67 = { " " }Ваши сроки сейчас: { $dues }.

#  or 
m-or-e1a3e78c = { " " }или{ " " }

# "undo" still takes your last move back.
m-undo-still-takes-your-last-move-c5eb8c1a = Ваш последний ход ещё можно отменить словом «отмена».

# , now for example "{example}"
m-now-for-example-example-8e0ac4a1 = , сейчас, например: «{ $example }»

# ; or 
m-or-b209c7d4 = ; или{ " " }

# A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.
m-a-letter-of-yours-was-used-that-42ca4710 = Вы ответили на письмо, которое больше не действует, поэтому ничего не сделано. Действующее письмо сегодня вам уже отправлено; оно бывает одно в день, следующее может прийти после полуночи по UTC.

# A letter of yours was used that has expired, so nothing was done. This one works.
m-a-letter-of-yours-was-used-that-096247d1 = Вы ответили на письмо, срок которого вышел, поэтому ничего не сделано. Это письмо действует.

# A mail from {came} gives these lines in your name, and nothing was done yet:
m-a-mail-from-came-gives-these-lin-f0533def = Письмо с адреса { $came } даёт эти строки от вашего имени, и пока ничего не сделано:

# After that the clock moves for you.
m-after-that-the-clock-moves-for-y-0e8cb484 = После этого ход за вас делают часы.

# After that the others decide how the game goes on.
m-after-that-the-others-decide-how-be72ca76 = После этого остальные решают, как продолжается партия.

# After that your seat is offered to others.
m-after-that-your-seat-is-offered-3fda94aa = После этого ваше место предлагается другим.

# All that has happened
m-all-that-has-happened-c77c40b5 = Всё, что произошло

# All who were asked agreed to call the game of {title} off.
m-all-who-were-asked-agreed-to-cal-7c11ccaa = Все, кого спросили, – за: партия { $title } прекращается без результата.

# All who were asked agreed to end the game of {title} as it stands.
m-all-who-were-asked-agreed-to-end-9663b21d = Все, кого спросили, – за: партия { $title } завершается по нынешним очкам.

# All you can do stands below with its mark.
m-all-you-can-do-stands-below-with-5a9c9d5f = Всё, что вы можете сделать, стоит ниже; у каждого варианта – свой знак.

# All your clocks stand still until {day}. That takes {n} {n|day|days} of holiday; {left} {left|is|are} left.
m-all-your-clocks-stand-still-unti-2eeadb8a = Все ваши часы стоят до { $day }. На это уходит { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    } отпуска; осталось { $left }.

# Answer "rematch", and the same table is opened once more; a seat is kept for each of you.
m-answer-rematch-and-the-same-tabl-3a41e181 = Ответьте «реванш», и тот же стол откроется ещё раз; за каждым сохраняется место.

# Answer each game at its own address, or press its options; an answer to this letter moves nothing.
m-answer-each-game-at-its-own-addr-fed0610d = Отвечайте по каждой партии на её собственный адрес или нажимайте её варианты; ответ на это письмо ничего не меняет.

# Answer from your own address.
m-answer-from-your-own-address-f07383e4 = Отвечайте с вашего собственного адреса.

# Answer this letter with one word.
m-answer-this-letter-with-one-word-25a0e73c = Ответьте на это письмо одним словом.

# Answer this letter with yes and it is done, with no and it is thrown away; or press it:
m-answer-this-letter-with-yes-and-a5a9791f = Ответьте на это письмо «да» – и всё будет сделано, «нет» – и оно будет выброшено; или нажмите:

# Answer with one of these two, or press it. Before that nothing is done.
m-answer-with-one-of-these-two-or-09f9c753 = Ответьте одним из этих двух или нажмите нужное. До этого ничего не делается.

# Answer with the number or the word. You add your mail to the luck, or words of your own: answer "join with" and the words.
m-answer-with-the-number-or-the-wo-04a3fcf1 = Ответьте номером или словом. К случайности добавляется ваше письмо или ваши собственные слова: ответьте «участвую с» и слова.

# Answer with what stands in brackets, or in words ("{first}", and on the next line "{second}"). {several}
m-answer-with-what-stands-in-brack-35c24c33 = Ответьте тем, что стоит в скобках, или словами («{ $first }», а на следующей строке «{ $second }»). { $several }

# Answer with what stands in brackets, or in words. {several}
m-answer-with-what-stands-in-brack-9026d14d = Ответьте тем, что стоит в скобках, или словами. { $several }

# Answer {game} by mail
m-answer-game-by-mail-91f5e574 = Ответить на { $game } по почте

# Anybody else can take that seat; or "{bot}" gives it to a bot.
m-anybody-else-can-take-that-seat-4b1bf682 = Это место может занять кто угодно; или «{ $bot }» отдаст его боту.

# At the table: {names}. It begins when you and {n} {n|other|others} sit down.
m-at-the-table-names-it-begins-whe-d58cf9f2 = За столом: { $names }. Партия начнётся, когда место займёте вы и ещё { $n } { $n ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }.

# At the table: {names}. Yours is the last seat: it begins as you join.
m-at-the-table-names-yours-is-the-73710433 = За столом: { $names }. Ваше место – последнее: с ним партия начинается.

# Decided by: {by}.
m-decided-by-by-71088ac7 = Решает: { $by }.

# For "{said}" you could say: {nearest}.
m-for-said-you-could-say-nearest-17e30bae = Вместо «{ $said }» можно написать: { $nearest }.

# Guests have no keys. Give your mail address first.
m-guests-have-no-keys-give-your-ma-8deb3bcc = У гостей нет ключей. Сначала укажите свой почтовый адрес.

# How {title} is played
m-how-title-is-played-6a087072 = Как играют в { $title }

# If it has not begun a month after its opening it is closed.
m-if-it-has-not-begun-a-month-afte-c82b9d26 = Если за месяц после открытия партия не начнётся, стол закроется.

# If it was not you, do nothing: nobody gets in without this letter.
m-if-it-was-not-you-do-nothing-nob-9229b1e2 = Если это были не вы, ничего не делайте: без этого письма не войдёт никто.

# If nothing has come of it after {n} more hours of play, the clock moves.
m-if-nothing-has-come-of-it-after-deb40730 = Если через { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } игрового времени ничего не решено, ход делают часы.

# If you know {who}, pass it on: an answer to any letter from there makes it good.
m-if-you-know-who-pass-it-on-an-an-e6091341 = Если вам известно, кто это ({ $who }), передайте: ответ оттуда на любое письмо всё исправит.

# If you still want to move, answer the last letter of the game.
m-if-you-still-want-to-move-answer-54e1e690 = Если вы ещё хотите сделать ход, ответьте на последнее письмо партии.

# If your time runs out, you are reminded once before; then {follows}.
m-if-your-time-runs-out-you-are-re-c5ed09b7 = Перед концом времени придёт одно напоминание; потом { $follows }.

# In this game: {pattern} ({help})
m-in-this-game-pattern-help-a1553a54 = В этой игре: { $pattern } ({ $help })

# It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that player, do nothing.
m-it-makes-this-the-address-of-the-378ecd98 = Тогда этот адрес будет принадлежать игроку { $name } (партий: { $n }). Если этот игрок – не вы, ничего не делайте.

# It waits because {why}.
m-it-waits-because-why-ff09b722 = Ожидание: { $why }.

# It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.
m-it-was-asked-for-by-a-press-in-g-b15ee584 = Это просьба по нажатию в { $game }: «{ $sentence }», браузер { $browser }, { $at } UTC. Пока ничего не сделано.

# Letters and links of that game do not work for you any more. Thank you for playing so far.
m-letters-and-links-of-that-game-d-f57b893d = Письма и ссылки этой партии для вас больше не действуют. Спасибо за игру.

# Letters come again.
m-letters-come-again-3c74cd8e = Письма снова приходят.

# Letters come one by one again.
m-letters-come-one-by-one-again-20618842 = Письма снова приходят по одному.

# Letters of this game come again.
m-letters-of-this-game-come-again-0a409efe = Письма об этой партии снова приходят.

# Letters to {who} come back; nothing more is sent there.
m-letters-to-who-come-back-nothing-3d9bf915 = Письма возвращаются: { $who }. Больше туда ничего не отправляется.

# Line {n}: "{line}"
m-line-n-line-adfb8457 = Строка { $n }: «{ $line }»

# Line {n}: "{line}", which means "{means}"
m-line-n-line-which-means-means-992ccddf = Строка { $n }: «{ $line }», это значит «{ $means }»

# Links and addresses of your letters are void now; where you are asked, a fresh letter comes.
m-links-and-addresses-of-your-lett-372f0358 = Ссылки и адреса ваших писем больше не действуют; там, где ждут вашего ответа, придёт новое письмо.

# Little time is left for your move; this is the one reminder you get.
m-little-time-is-left-for-your-mov-e1af924b = Времени на ваш ход почти не осталось; это единственное напоминание.

# Log {version}:{head} of game {game}; rules {title} {rules}.
# Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".
m-lost-write-help-too-much-mute-di-573cc1a6 = Непонятно? Напишите «помощь». Слишком много писем? «тихо», «сводка» или «пауза до { $day }».

# Make links void
m-make-links-void-d2ac0f71 = Отозвать ссылки

# More than can be listed can be said: "help" tells how, and "more" lists some.
m-more-than-can-be-listed-can-be-s-14f2ee0a = Вариантов больше, чем можно перечислить: «помощь» расскажет, как их написать, «ещё» покажет некоторые.

# Move on the web
m-move-on-the-web-58facdcf = Ходить на сайте

# Moves are carried out all the same.
m-moves-are-carried-out-all-the-sa-58e866f7 = Ходы всё равно выполняются.

# No more letters come. Answer any letter with "letters on" to undo it.
m-no-more-letters-come-answer-any-89e1d8c7 = Писем больше не будет. Чтобы вернуть их, ответьте на любое письмо «письма вкл».

# No more letters of this game before it is over.
m-no-more-letters-of-this-game-bef-91845974 = Писем об этой партии больше не будет до её конца.

# No other letter holds them. Take them out of this one before you hand it on.
m-no-other-letter-holds-them-take-2b92d0a4 = Ни в каком другом письме их нет. Уберите их, прежде чем передавать это письмо дальше.

# No seat is kept for you there any more.
m-no-seat-is-kept-for-you-there-an-da75b494 = Место за вами там больше не сохраняется.

# No table of a rematch has begun; open a new one.
m-no-table-of-a-rematch-has-begun-40705025 = Стол для реванша ещё не открыт; откройте новый.

# Nobody has to move now.
m-nobody-has-to-move-now-a92ec088 = Сейчас ничьего хода не ждут.

# Nobody is left to play on: the game of {title} has ended.
m-nobody-is-left-to-play-on-the-ga-71355697 = Играть больше некому: партия { $title } закончена.

# Nothing has happened yet.
m-nothing-has-happened-yet-f279f39e = Пока ничего не произошло.

# Nothing more happens by itself. The others can decide: "{replace}", "{bot}" or "vote call off".
m-nothing-more-happens-by-itself-t-fd7bb269 = Само собой больше ничего не происходит. Остальные могут решить: «{ $replace }», «{ $bot }» или «голосую прекратить партию».

# Nothing that can be said in this game begins with "{word}".
m-nothing-that-can-be-said-in-this-ea702bbf = В этой игре ничего не начинается с «{ $word }».

# Nothing that can be seen.
m-nothing-that-can-be-seen-226fe733 = Ничего, что можно увидеть.

# Nothing was done, and that mail is thrown away.
m-nothing-was-done-and-that-mail-i-9cbf99ff = Ничего не сделано, и то письмо выброшено.

# On the web
m-on-the-web-1e1b85a2 = На сайте

# Once more
m-once-more-04801db4 = Ещё раз

# Only who sits at the table may speak there.
m-only-who-sits-at-the-table-may-s-5cdd1e42 = Писать столу может только тот, кто за ним сидит.

# Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.
m-open-it-and-press-the-button-the-85172fe0 = Откройте её и нажмите там кнопку; само открытие ничего не делает. Ссылка действует один раз, 15 минут.

# Or type these six digits where you asked for the letter: {code}
m-or-type-these-six-digits-where-y-87108287 = Или введите эти шесть цифр там, откуда вы просили письмо: { $code }

# Place {place}: {who}, {total} {total|point|points}.
m-place-place-who-total-total-poin-0b0a7930 = { $place }-е место: { $who }, { $total } { $total ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# Please answer before {when}, {left}.
m-please-answer-before-when-left-bf37880e = Ответьте, пожалуйста, до { $when } ({ $left }).

# Points by round are told at the end of the game.
m-points-by-round-are-told-at-the-3ae7cd13 = Очки по раундам станут известны в конце партии.

# Points so far
m-points-so-far-87261d3e = Очки на сейчас

# Posthorn: how to answer
m-posthorn-how-to-answer-03ff8da9 = Posthorn: как отвечать

# Posthorn: nothing was done
m-posthorn-nothing-was-done-c921a4bf = Posthorn: ничего не сделано

# Posthorn: was this you?
m-posthorn-was-this-you-6180749a = Posthorn: это были вы?

# Posthorn: your games today
m-posthorn-your-games-today-b5e9a800 = Posthorn: ваши партии сегодня

# Posthorn: your letters
m-posthorn-your-letters-691c732a = Posthorn: ваши письма

# Posthorn: your link
m-posthorn-your-link-bc63e89d = Posthorn: ваша ссылка

# Posthorn: your mail
m-posthorn-your-mail-7d8a853e = Posthorn: ваше письмо

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
# Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.
m-say-word-again-n-hours-after-it-b8c3afb5 = Через { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } после открытия напишите «{ $word }» ещё раз, и пустые места займут боты.

# Say something, in {most} characters at most.
m-say-something-in-most-characters-b847932c = Напишите что-нибудь, не больше { $most } { $most ->
        [one] знака
        [few] знаков
       *[many] знаков
    }.

# Seat {n} is free again.
m-seat-n-is-free-again-d34a61d5 = Место { $n } снова свободно.

# Several lines make one answer. A line that begins with "say" is for the table.
m-several-lines-make-one-answer-a-90443374 = Несколько строк – один ответ. Строка, которая начинается со слова «скажи», – для стола.

# Since your last turn
m-since-your-last-turn-2f4d4530 = С вашего последнего хода

# Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.
m-somebody-else-may-have-a-letter-0442f718 = Возможно, ваше письмо есть у кого-то другого. Ответьте на любое наше письмо «отозвать»: ссылки и адреса ваших писем перестанут действовать, и придут новые.

# Somebody has opened the same table once more. Answer "rematch" to sit down; your seat is kept.
m-somebody-has-opened-the-same-tab-90c7a2ad = Тот же стол открыт ещё раз. Чтобы сесть, ответьте «реванш»; ваше место сохранено.

# Somebody, most likely you, asked for a link {what}.
m-somebody-most-likely-you-asked-f-43d0d851 = Кто-то, скорее всего вы, просит ссылку, { $what }.

# That letter was not about a game.
m-that-letter-was-not-about-a-game-d74c2d75 = То письмо было не о партии.

# That question is settled already, or its mail is kept no more. Nothing was done now.
m-that-question-is-settled-already-74330f98 = Этот вопрос уже решён, или его письмо больше не хранится. Сейчас ничего не сделано.

# The clock has moved for this seat, as the table chose at the opening.
m-the-clock-has-moved-for-this-sea-f5c03a0d = За это место сходили часы, как стол решил при открытии.

# The clock of {who} stands still for a day at most, or until the move.
m-the-clock-of-who-stands-still-fo-2c4c582c = Часы стоят не больше суток или до хода: { $who }.

# The game
m-the-game-afb8a55c = Партия

# The game as a file
m-the-game-as-a-file-5b301252 = Партия файлом

# The game begins when every seat is taken. Pass its link on, or close the table.
m-the-game-begins-when-every-seat-93028e8c = Партия начнётся, когда все места будут заняты. Передайте её ссылку другим или закройте стол.

# The game of {title} was closed before it began.
m-the-game-of-title-was-closed-bef-d9301399 = Партия { $title } закрыта до начала.

# The game of {title} was closed.
m-the-game-of-title-was-closed-f49a982b = Партия { $title } закрыта.

# The host has given your seat {n} at a table of {title} free again.
m-the-host-has-given-your-seat-n-a-a1e7f330 = За столом { $title } место { $n } больше не ваше: его освободил тот, кто открыл стол.

# The host is told, and does not invite you again.
m-the-host-is-told-and-does-not-in-306df501 = Тот, кто открыл стол, узнает об этом и больше не приглашает вас.

# The letter that asked you to move counts for nothing any more; you get a new one in your turn.
m-the-letter-that-asked-you-to-mov-99162e69 = Письмо, в котором вас просили сходить, больше ничего не значит; новое придёт, когда настанет ваш ход.

# The links and addresses of your letters up to now are void, as was asked for. Those of this one work.
m-the-links-and-addresses-of-your-f53f9151 = Ссылки и адреса ваших прежних писем больше не действуют, как вы и просили. Те, что в этом письме, действуют.

# The links are for you alone: "revoke" makes them void.
m-the-links-are-for-you-alone-revo-33a047ec = Ссылки – только для вас: «отозвать» делает их недействительными.

# The list below says the same in words.
m-the-list-below-says-the-same-in-870c43bb = Список ниже говорит то же словами.

# The moves of one mail are done together or not at all.
m-the-moves-of-one-mail-are-done-t-e6ed5da9 = Ходы одного письма выполняются все вместе или не выполняются вовсе.

# The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those who go on need not wait any more.
m-the-next-game-begins-when-everyb-88be9586 = Следующая партия начнётся, когда все напишут «дальше» или «нет» (тогда место достаётся боту); через { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } тем, кто продолжает, больше не нужно ждать.

# The one word "help" tells of all that can be said.
m-the-one-word-help-tells-of-all-t-5e0ca794 = Одно слово «помощь» расскажет обо всём, что можно написать.

# The others decide what follows: for example "vote more time", "{replace}".
m-the-others-decide-what-follows-f-e6fd6a8a = Что дальше, решают остальные: например, «голосую больше времени», «{ $replace }».

# The position of {game}
m-the-position-of-game-16649c08 = Положение { $game }

# The position stands in the letter before this one; "show" sends it once more.
m-the-position-stands-in-the-lette-1da3628e = Положение – в предыдущем письме; «покажи» пришлёт его ещё раз.

# The question went to your registered address alone.
m-the-question-went-to-your-regist-ea68cdbf = Вопрос отправлен только на ваш зарегистрированный адрес.

# The result
m-the-result-366f221f = Итог

# The seat is kept for {who} until you free it: answer "release seat {n}".
m-the-seat-is-kept-for-who-until-y-0e463045 = Место сохраняется ({ $who }), пока вы его не освободите: ответьте «release seat { $n }».

# The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.
m-the-seat-is-offered-to-others-wh-b6dbea8b = Место предложено другим. До тех пор, пока его не займут, его можно сохранить: сделать ход или написать «вернуться».

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
# The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".
m-the-six-digits-do-it-in-that-bro-23058dda = Шесть цифр действуют в том браузере. Ссылка показывает всё ещё раз и спрашивает вас. Если вы ничего не нажимали, одно из ваших писем в чужих руках: ответьте на любое письмо партии «отозвать».

# The table
m-the-table-b3ecbbbb = На столе

# The table of {title} as {name} sees it.
m-the-table-of-title-as-name-sees-1cfef1e4 = Стол { $title }, каким его видит { $name }.

# The table of {title} did not begin within a month, and is closed.
m-the-table-of-title-did-not-begin-2d9b183b = Стол { $title } не начал партию за месяц и закрыт.

# The tale
m-the-tale-02a59501 = Рассказ

# The time of {who} for this move is over.
m-the-time-of-who-for-this-move-is-01047c1f = Время на этот ход вышло: { $who }.

# The umpire has corrected the position: {reason}
m-the-umpire-has-corrected-the-pos-14ac8f97 = Арбитр исправляет положение: { $reason }

# Then luck comes in, or something is revealed; more is not known yet.
m-then-luck-comes-in-or-something-41dbe9a9 = Потом вступает случай или что-то открывается; больше пока неизвестно.

# There is no "{word}" here.
m-there-is-no-word-here-1a4f98cc = Здесь такого нет: «{ $word }».

# There is no game to try it in.
m-there-is-no-game-to-try-it-in-16fb17b4 = Нет партии, в которой это можно попробовать.

# There is no player {player}.
m-there-is-no-player-player-6253dd3d = Игрока { $player } нет.

# There was nothing to tell you yet.
m-there-was-nothing-to-tell-you-ye-9b1b8f34 = Рассказывать вам пока было не о чем.

# These are not the six digits of the letter. Look again, or open its link.
m-these-are-not-the-six-digits-of-b5c6fa8e = Это не шесть цифр из письма. Посмотрите ещё раз или откройте ссылку из него.

# These six digits do not count any more. Ask for a new letter.
m-these-six-digits-do-not-count-an-a31dc2c9 = Эти шесть цифр больше не действуют. Запросите новое письмо.

# This is your only address. Add another first, for you sign in by it.
m-this-is-your-only-address-add-an-485543a3 = Это ваш единственный адрес. Сначала добавьте другой: по нему вы входите.

# This letter was about no single game. Ask in an answer to a letter of the game you mean.
m-this-letter-was-about-no-single-ae62cccb = Это письмо не об одной партии. Спросите в ответе на письмо той партии, которую имеете в виду.

# This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as {name} first.
m-this-link-adds-the-address-to-th-9fc97621 = Эта ссылка добавляет адрес игроку { $name }, и просьба об этом пришла из другого браузера. Введите там шесть цифр из письма или сначала войдите здесь как { $name }.

# This link was used, or is too old. Ask for a new one.
m-this-link-was-used-or-is-too-old-65fdb9c6 = Эта ссылка уже использована или слишком стара. Запросите новую.

# This table is for players who have finished {n} {n|game|games}; you have finished {has}.
m-this-table-is-for-players-who-ha-70983897 = Этот стол для тех, у кого законченных партий не меньше { $n }; у вас { $has }.

# This table is for players who have given an address. Give yours first.
m-this-table-is-for-players-who-ha-4e216cc9 = Этот стол для тех, кто указывает свой адрес. Сначала укажите свой.

# This table is for players who have missed at most {n} {n|deadline|deadlines} in their last {games} games; you have missed {has}.
m-this-table-is-for-players-who-ha-1800146f = Этот стол для тех, у кого просроченных ходов не больше { $n } (последние партии: { $games }); у вас { $has }.

# This table is for those who were invited. Ask its host for the link that leads to it.
m-this-table-is-for-those-who-were-7fd46723 = Этот стол для тех, кого пригласили. Попросите ссылку у того, кто его открыл.

# To agree answer with the one word "agree", else with "disagree". Silence is no vote.
m-to-agree-answer-with-the-one-wor-c1985be2 = За – ответьте одним словом «за», против – «против». Молчание – не голос.

# To check luck and log
m-to-check-luck-and-log-03b027b7 = Проверка случайности и журнала

# To get a link to your games go to the page below and give your address.
m-to-get-a-link-to-your-games-go-t-1a38c7db = Чтобы получить ссылку на свои партии, откройте страницу ниже и укажите свой адрес.

# To get a link to your games, or to begin, go to the page below and give your address.
m-to-get-a-link-to-your-games-or-t-d53f91bc = Чтобы получить ссылку на свои партии или чтобы начать, откройте страницу ниже и укажите свой адрес.

# To move, answer the last letter of the game: its address says which game and which seat you mean.
m-to-move-answer-the-last-letter-o-cbd4ad9b = Чтобы сделать ход, ответьте на последнее письмо партии: по его адресу видно, какая это партия и какое место.

# To see more, answer {most} or {last}.
m-to-see-more-answer-most-or-last-7ba86d87 = Чтобы увидеть больше, ответьте { $most } или { $last }.

# To talk to the table begin the line with "say": "say {words}".
m-to-talk-to-the-table-begin-the-l-d0b5aa75 = Чтобы написать всему столу, начните строку со слова «скажи»: «скажи { $words }».

# Welcome to {title} {number}: the game begins. At the table: {names}.
m-welcome-to-title-number-the-game-51eb2df1 = { $title } { $number }: партия начинается. За столом: { $names }.

# What begins with "{word}"
m-what-begins-with-word-78302c75 = Что начинается с «{ $word }»

# What can be said
m-what-can-be-said-7bfc3c3c = Что можно написать

# What has happened so far
m-what-has-happened-so-far-1308ee22 = Что было до сих пор

# What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.
m-what-was-not-tried-comes-after-l-8bdc76ac = Что не пробовали, то идёт после случая или после того, как что-то открылось: положение теперь другое. Где это ещё возможно, оно предложено снова.

# What would come of "{line}"
m-what-would-come-of-line-763f3f83 = Что даст «{ $line }»

# When somebody's time runs out, {follows}.
m-when-somebody-s-time-runs-out-fo-57017363 = Когда чьё-то время выходит, { $follows }.

# Where <{name}> stands: {few}
m-where-name-stands-few-c6cab4b4 = Где стоит <{ $name }>: { $few }

# Where nothing is left to decide you are not asked. "ask me everything" changes that.
m-where-nothing-is-left-to-decide-027db01b = Где решать нечего, вас не спрашивают. Это меняет «спрашивать обо всём».

# You add your mail to the luck of the next game, or words of your own: answer "next with" and the words.
m-you-add-your-mail-to-the-luck-of-cd4e9b38 = К случайности следующей партии добавляется ваше письмо или ваши собственные слова: ответьте «дальше с» и слова.

# You answer about {few} to {many} letters, each when you like. Time: {pace}.
m-you-answer-about-few-to-many-let-3ac26f67 = От вас потребуется ответов: примерно от { $few } до { $many }, каждый – когда удобно. Время: { $pace }.

# You answer each letter when you like. Time: {pace}.
m-you-answer-each-letter-when-you-730cce60 = На каждое письмо отвечайте, когда удобно. Время: { $pace }.

# You answered an older letter, so nothing was done. What has happened since stands below; what you wrote is offered again if it still can be done.
m-you-answered-an-older-letter-so-e73c50e5 = Вы ответили на более старое письмо, поэтому ничего не сделано. Что произошло с тех пор, стоит ниже; ваш ответ предложен снова, если его ещё можно выполнить.

# You are asked everything. "ask me everything off" leaves out what is no decision.
m-you-are-asked-everything-ask-me-c4ac1286 = Вас спрашивают обо всём. «спрашивать обо всём выкл» убирает то, где решать нечего.

# You are back: your clocks run again. {n} {n|day|days} of holiday {n|goes|go} back; {left} {left|is|are} left.
m-you-are-back-your-clocks-run-aga-e4593a60 = Пауза окончена: ваши часы снова идут. { $n ->
        [one] Возвращается
        [few] Возвращаются
       *[many] Возвращается
    } { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    } отпуска; осталось { $left }.

# You can
m-you-can-bd5c4d03 = Вы можете

# You can go on
m-you-can-go-on-3e2e9fcb = Можно продолжить

# You get no invitations any more.
m-you-get-no-invitations-any-more-b22a351c = Приглашений вы больше не получаете.

# You get this at most once a day.
m-you-get-this-at-most-once-a-day-2658040c = Такое письмо приходит не чаще раза в день.

# You get this because {host} typed your address. Unless you join, nothing follows.
m-you-get-this-because-host-typed-cde83cad = Это письмо пришло, потому что ваш адрес указывает { $host }. Если места не занять, больше ничего не придёт.

# You get this once a day. Answer any letter of a game with "digest off" to get single ones.
m-you-get-this-once-a-day-answer-a-071f0bdb = Это письмо приходит раз в день. Чтобы получать отдельные письма, ответьте на любое письмо партии «сводка выкл».

# You have resigned, so you are not asked any more. "come back" takes your seat again.
m-you-have-resigned-so-you-are-not-166356b3 = Вы сдались, поэтому вас больше не спрашивают. «вернуться» вернёт вам место.

# You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.
m-you-may-invite-most-people-in-24-dcbae896 = За 24 часа можно пригласить { $most } { $most ->
        [one] человека
        [few] человека
       *[many] человек
    }, сегодня приглашений уже { $today }. Попробуйте позже или оставьте места открытыми.

# You need not do anything now; the game waits for {names}.
m-you-need-not-do-anything-now-the-921b657c = Сейчас от вас ничего не требуется. Ждём ход: { $names }.

# You need not do anything now; the seat of {names} is empty.
m-you-need-not-do-anything-now-the-d6ce4bd9 = Сейчас от вас ничего не требуется; пустые места: { $names }.

# You sit at seat {seat}. 
m-you-sit-at-seat-seat-350671b7 = Вы сидите на месте { $seat }.{ " " }

# You wrote "{said}"
m-you-wrote-said-5cf774dd = Вы пишете: «{ $said }»

# You wrote "{said}" ({line})
m-you-wrote-said-line-d4bb73ac = Вы пишете: «{ $said }» ({ $line })

# You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So nothing was done.
m-you-wrote-about-a-seat-at-title-6e09da8d = Вы пишете о месте в { $title }, которое больше не ваше: оно уже занято или его могут занять. Поэтому ничего не сделано.

# Your answer was neither yes nor no: "{words}". Nothing was done.
m-your-answer-was-neither-yes-nor-250b7a0c = Ваш ответ – ни «да», ни «нет»: «{ $words }». Ничего не сделано.

# Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.
m-your-bank-is-small-n-n-hour-hour-d4c3eb47 = Ваш запас времени мал: { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } и ещё { $more } за каждый ответ.

# Your letters, and why there were none
m-your-letters-and-why-there-were-af491b3a = Ваши письма и почему их не было

# Your link
m-your-link-0afdb9bc = Ваша ссылка

# Your mail holds no line of your own, only what we wrote to you; so nothing was done.
m-your-mail-holds-no-line-of-your-1e68dfc8 = В вашем письме нет ни одной вашей строки, только наш текст; поэтому ничего не сделано.

# Your mail reached Posthorn, but it does not answer a letter of ours.
m-your-mail-reached-posthorn-but-i-bb445b55 = Ваше письмо дошло до Posthorn, но это не ответ на наше письмо.

# Your notes
m-your-notes-55576676 = Ваши заметки

# Your seat {n} in a game of {title} has another player now.
m-your-seat-n-in-a-game-of-title-h-df4e2fff = На вашем месте { $n } в партии { $title } теперь другой игрок.

# Your table of {title} has waited for two weeks.
m-your-table-of-title-has-waited-f-54410bbd = Ваш стол { $title } ждёт уже две недели.

# a date like 2026-12-24
m-a-date-like-2026-12-24-267d24a7 = дата вида 2026-12-24

# all or never
m-all-or-never-008b1ae2 = all или never

# all that can be done, not only the first options
m-all-that-can-be-done-not-only-th-8ad11423 = всё, что можно сделать, а не только первые варианты

# all, turns or none
m-all-turns-or-none-9abb7eb4 = all, turns или none

# before luck, a secret or somebody else comes in
m-before-luck-a-secret-or-somebody-a838e092 = пока не вступит случай, тайна или другой игрок

# before luck, a secret or somebody else comes in, and before {when}
m-before-luck-a-secret-or-somebody-37a51e02 = пока не вступит случай, тайна или другой игрок, и до { $when }

# from no game; your clocks run on
m-from-no-game-your-clocks-run-on-ac8778a6 = ни об одной партии; ваши часы идут дальше

# go on with the game that follows this one, at the same table
m-go-on-with-the-game-that-follows-5939f8cb = продолжить партией, которая следует за этой, за тем же столом

# hours like 22:00-07:00
m-hours-like-22-00-07-00-4022207d = часы вида 22:00-07:00

# it comes with the answer to your mail
m-it-comes-with-the-answer-to-your-2e482ea4 = оно придёт с ответом на ваше письмо

# it comes with your digest of {when}
m-it-comes-with-your-digest-of-whe-8fca8d76 = оно придёт с вашей сводкой: { $when }

# it is held {n} seconds, so that a move taken back is never mailed
m-it-is-held-n-seconds-so-that-a-m-9eca4ea5 = задержано на { $n } { $n ->
        [one] секунду
        [few] секунды
       *[many] секунд
    }, чтобы отменённый ход не ушёл почтой

# it is not your turn any more
m-it-is-not-your-turn-any-more-9e73b6fe = сейчас уже не ваш ход

# less than a minute
m-less-than-a-minute-95d4cd2a = меньше минуты

# mail servers do not take your address; add one like ann@example.org
m-mail-servers-do-not-take-your-ad-83d734c7 = почтовые серверы не принимают ваш адрес; добавьте адрес вида ann@example.org

# mails to your address came back, so it gets none until you confirm it again
m-mails-to-your-address-came-back-06943009 = письма на ваш адрес возвращаются, поэтому их не будет, пока вы не подтвердите его снова

# minutes, 1440 at most
m-minutes-1440-at-most-4a0c13d2 = минуты, не больше 1440

# no letters of this game but when it is over
m-no-letters-of-this-game-but-when-96bfe084 = письмо об этой партии только в её конце

# no letters of {game} but when it is over; you play on the web
m-no-letters-of-game-but-when-it-i-b4be59b9 = письмо о партии { $game } только в её конце; играть – на сайте

# no link or address of your letters up to now works any more
m-no-link-or-address-of-your-lette-c4feb617 = ссылки и адреса ваших прежних писем больше не действуют

# no moves are expected of you before that day
m-no-moves-are-expected-of-you-bef-541fb514 = до этого дня ходов от вас не ждут

# nobody can invite you, and you hear no more of us
m-nobody-can-invite-you-and-you-he-a8a43b1e = пригласить вас не сможет никто, и писем от нас больше не будет

# nobody yet
m-nobody-yet-56d6e061 = пока никто

# one letter a day for all games
m-one-letter-a-day-for-all-games-da64590a = одно письмо в день обо всех партиях

# play what the last letter of a game offers to be tried again
m-play-what-the-last-letter-of-a-g-b3b21e85 = сыграть то, что последнее письмо партии предлагает попробовать снова

# seconds, 3600 at most
m-seconds-3600-at-most-ec2c0990 = секунды, не больше 3600

# take it back
m-take-it-back-b609e4b5 = отменить

# take the seat you are invited to; join with any words of yours adds them to the luck
m-take-the-seat-you-are-invited-to-a5923ed1 = занять место, на которое вас пригласили; «участвую с» и ваши слова добавляют их к случайности

# take your last move back, if nothing was revealed since
m-take-your-last-move-back-if-noth-e58b6e30 = отменить ваш последний ход, если с тех пор ничего не открылось

# the bots move first
m-the-bots-move-first-14b30234 = сначала ходят боты

# the clock makes a plain move for that seat; after three in a row the seat is offered to others
m-the-clock-makes-a-plain-move-for-dfc9c6b0 = часы делают за это место простой ход; после трёх подряд место предлагается другим

# the clock makes a plain move for you
m-the-clock-makes-a-plain-move-for-da4dd69f = часы делают за вас простой ход

# the game has begun
m-the-game-has-begun-5793df2d = партия уже началась

# the game is over
m-the-game-is-over-edd38001 = партия закончена

# the host
m-the-host-39e3f7ae = тот, кто открыл стол

# the last letter of the game before asks you already
m-the-last-letter-of-the-game-befo-fc99aeb7 = последнее письмо предыдущей партии уже спрашивает вас

# the letter of {at} showed you this turn
m-the-letter-of-at-showed-you-this-3fffcef7 = этот ход показан вам в письме от { $at }

# the move was taken back before any letter told you of it
m-the-move-was-taken-back-before-a-ade7284e = ход отменён раньше, чем о нём рассказало хоть одно письмо

# the others decide how the game goes on
m-the-others-decide-how-the-game-g-43ad6ea5 = остальные решают, как продолжается партия

# the same table once more, after the end
m-the-same-table-once-more-after-t-c350c834 = тот же стол ещё раз, после конца партии

# the seat is not yours any more
m-the-seat-is-not-yours-any-more-b8c3736e = место больше не ваше

# the seat is offered to others
m-the-seat-is-offered-to-others-7af9d6fe = место предлагается другим

# the seat is yours, and the first letter comes when the game begins
m-the-seat-is-yours-and-the-first-c11b7bb4 = место ваше, и первое письмо придёт, когда партия начнётся

# the table is told, and nothing more happens by itself
m-the-table-is-told-and-nothing-mo-af78a2d7 = стол узнаёт об этом, и само собой больше ничего не происходит

# the time of one letter a day, like 07:00
m-the-time-of-one-letter-a-day-lik-b5d094ad = время для одного письма в день, например 07:00

# the whole log
m-the-whole-log-ecd02877 = весь журнал

# there is no confirmed address to send it to
m-there-is-no-confirmed-address-to-0cdcfec2 = нет подтверждённого адреса, на который его отправить

# to begin to play
m-to-begin-to-play-b68ece60 = чтобы начать играть

# to sign in
m-to-sign-in-6bfe0be5 = чтобы войти

# until {names} has moved
m-until-names-has-moved-d27d8956 = пока не сделан ход: { $names }

# until {names} has moved; the time for that ends {when}
m-until-names-has-moved-the-time-f-02a629b0 = пока не сделан ход: { $names }; время на это – до { $when }

# what can be said now; or what begins with a word
m-what-can-be-said-now-or-what-beg-78865397 = что можно написать сейчас; или что начинается с такого-то слова

# what would come of an option, without doing it
m-what-would-come-of-an-option-wit-077185c6 = что даст вариант, без самого хода

# what you said is done, and the next letter tells it; you want no receipts
m-what-you-said-is-done-and-the-ne-5018d8fc = то, что вы написали, сделано, и следующее письмо скажет об этом; подтверждений вы не хотите

# whether letters come at all; answers to your own mails always do
m-whether-letters-come-at-all-answ-ab919d98 = приходят ли письма вообще; ответы на ваши собственные письма приходят всегда

# which is over
m-which-is-over-57e61975 = срок вышел

# why letters were sent or not
m-why-letters-were-sent-or-not-bb7c87ae = почему письма отправлены или нет

# yes or no
m-yes-or-no-82b00571 = да или нет

# yes, that was me
m-yes-that-was-me-4f40895e = да, это я

# you ({name})
m-you-name-8ba646b6 = вы ({ $name })

# you are back: your clocks run again, and days that are not used go back
m-you-are-back-your-clocks-run-aga-1874ca5a = пауза окончена: ваши часы снова идут, неиспользованные дни возвращаются

# you do not take the seat in {game}
m-you-do-not-take-the-seat-in-game-0f7ac8b9 = вы не занимаете место в партии { $game }

# you have had as many invitations lately as one mailbox gets
m-you-have-had-as-many-invitations-3e6ee6fe = за последнее время у вас столько приглашений, сколько приходит на один ящик

# you have moved since
m-you-have-moved-since-cc0facb3 = с тех пор вы уже сделали ход

# you have muted this game
m-you-have-muted-this-game-4ef7ae15 = вы попросили писем об этой партии не слать

# you have resigned, so of this game you hear only its end
m-you-have-resigned-so-of-this-gam-3737b991 = вы сдались, поэтому об этой партии узнаёте только её конец

# you have said whether you go on
m-you-have-said-whether-you-go-on-8ed5ca28 = вы уже ответили, продолжаете ли вы

# you have stopped all letters
m-you-have-stopped-all-letters-cc1384fb = вы остановили все письма

# you pause until {day}
m-you-pause-until-day-bc69a0ae = у вас пауза до { $day }

# you take no invitations, or none of this host
m-you-take-no-invitations-or-none-894a2abd = вы не принимаете приглашений вообще или от того, кто открыл этот стол

# you want letters about your turns only
m-you-want-letters-about-your-turn-dc2f7347 = вам нужны письма только о ваших ходах

# your page of the game is open, and shows it
m-your-page-of-the-game-is-open-an-e27a29b2 = ваша страница партии открыта, и это на ней видно

# your quiet hours last until {when}
m-your-quiet-hours-last-until-when-57c7b487 = ваши тихие часы – до { $when }

# your seat in {game} is free again
m-your-seat-in-game-is-free-again-f752742d = ваше место в партии { $game } снова свободно

# your seat in {game} is offered to somebody else; you are asked once more before it is
m-your-seat-in-game-is-offered-to-4be4afff = ваше место в партии { $game } предлагается другим; перед этим вас спросят ещё раз

# your seat is offered to others
m-your-seat-is-offered-to-others-d11a0ee0 = ваше место предлагается другим

# {address} is yours already.
m-address-is-yours-already-0a5be20e = { $address } – уже ваш адрес.

# {bank} for thinking, and {refund} more after each answer
m-bank-for-thinking-and-refund-mo-501b0fab = { $bank } на размышление и ещё { $refund } за каждый ответ

# {ended} with {points} {points|point|points} against a target of {target}
m-ended-with-points-points-point-d35a8633 = { $ended ->
        [won] победа
        [lost] поражение
       *[other] { $ended }
    } – { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }, цель { $target }

# {host} looks for somebody else, and does not invite you again
m-host-looks-for-somebody-else-an-c85fd73a = { $host } ищет кого-нибудь другого и больше вас не приглашает

# {host} writes: "{words}"
m-host-writes-words-e1e18a9d = { $host } пишет: «{ $words }»

# {most} addresses are enough. Take one away first.
m-most-addresses-are-enough-take-8d577982 = Адресов хватит: { $most }. Сначала уберите один.

# {most} keys are enough. Revoke one first.
m-most-keys-are-enough-revoke-one-07dee29a = Ключей хватит: { $most }. Сначала отзовите один.

# {name} (a bot)
m-name-a-bot-1dec2ce0 = { $name } (бот)

# {name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.
m-name-has-said-no-to-an-invitati-fdd08a14 = { $name } отвечает на ваше приглашение «нет»; больше приглашений туда не уходит. Оставьте это место открытым.

# {name} is {form}, or nothing.
m-name-is-form-or-nothing-8723533b = { $name }: { $form } или ничего.

# {name} takes no invitations. Leave that seat open, or invite another.
m-name-takes-no-invitations-leave-3a1788cf = { $name } не принимает приглашений. Оставьте это место открытым или пригласите кого-то другого.

# {name}, it is your turn. {prompt} {until}
m-name-it-is-your-turn-prompt-unt-d58453d6 = { $name }: ваш ход. { $prompt } { $until }

# {name}, nothing is done in a game. Which letters shall end?
m-name-nothing-is-done-in-a-game-e682352f = { $name }: ни в одной партии ничего не сделано. Какие письма прекратить?

# {name}, the others go on.
m-name-the-others-go-on-cad8f898 = { $name }: остальные продолжают.

# {name}, was this you?
m-name-was-this-you-7614fa7e = { $name }: это были вы?

# {name}, {host} asks you to a game of {title}, played by letter.
m-name-host-asks-you-to-a-game-of-830ac330 = { $name }, вас приглашает { $host }: партия в { $title }, в письмах.

# {name}, {n} {n|game waits|games wait} for you.
m-name-n-n-game-waits-games-wait-e586f6d5 = { $name }: вашего хода { $n ->
        [one] ждёт
        [few] ждут
       *[many] ждут
    } { $n } { $n ->
        [one] партия
        [few] партии
       *[many] партий
    }.

# {n} more {n|choice comes|choices come} with "more".
m-n-more-n-choice-comes-choices-c-b4088b29 = Слово «ещё» покажет ещё { $n } { $n ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    }.

# {n} {n|line|lines} of your mail {n|is|are} no move and {n|was|were} left alone.
m-n-n-line-lines-of-your-mail-n-i-e80e360b = В вашем письме { $n } { $n ->
        [one] строка
        [few] строки
       *[many] строк
    } – не ход; оставлено без внимания.

# {said}: done. {text}
m-said-done-text-313cd6bf = { $said }: выполнено. { $text }

# {said}: not done, the game has moved on. {text}
m-said-not-done-the-game-has-move-eec87eb0 = { $said }: не выполнено, партия ушла вперёд. { $text }

# {said}: not done. {text}
m-said-not-done-text-e2ff008a = { $said }: не выполнено. { $text }

# {said}: not tried. {text}
m-said-not-tried-text-47cc2e1c = { $said }: не пробовали. { $text }

# {said}: not understood. {text}
m-said-not-understood-text-4979fee9 = { $said }: непонятно. { $text }

# {said}: see below.
m-said-see-below-d30afa11 = { $said }: см. ниже.

# {title} {number} begins when every seat is taken; it waits for {names}.
m-title-number-begins-when-every-369636e0 = { $title } { $number }: партия начнётся, когда все места будут заняты. Ждём: { $names }.

# {title} {number} begins when the public beacon is out.
m-title-number-begins-when-the-pu-a9e25b50 = { $title } { $number }: партия начнётся, когда выйдет открытый маяк.

# {title} {number} goes on from a game of yours; your seat is kept.
m-title-number-goes-on-from-a-gam-9a3003df = { $title } { $number } продолжает вашу партию; ваше место сохранено.

# {title} {number} is over
m-title-number-is-over-012db19c = Партия закончена: { $title } { $number }

# {title} {number}, log {version}:{head} of game {game}.
m-title-number-log-version-head-o-60689e09 = { $title } { $number }, журнал { $version }:{ $head } партии { $game }.

# {title} {number}. The luck is fair; the first letter says how you check it.
m-title-number-the-luck-is-fair-t-0856ba27 = { $title } { $number }. Случайность честная; как это проверить, скажет первое письмо.

# {waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.
m-waiting-of-your-invitations-wai-d6405d93 = Ваших приглашений без ответа – { $waiting }, их может быть не больше { $most }. Отмените партию, которая не начинается.

# {who} does not play {title} {number}.
m-who-does-not-play-title-number-ef0bc9e7 = { $who } не участвует: { $title } { $number }.

# {who} says
m-who-says-36583331 = { $who } пишет

# {who} says: "{words}"
m-who-says-words-e21c2354 = { $who } пишет: «{ $words }»

# {who} took a move back. It is not your turn after all.
m-who-took-a-move-back-it-is-not-1e9c26db = { $who } отменяет ход. Выходит, ход ещё не ваш.

# {who} took a move back; you are asked anew, as the table stands now.
m-who-took-a-move-back-you-are-as-c041d362 = { $who } отменяет ход; вопрос к вам снова открыт, по нынешнему положению.

# {who} {n|wins|win} with {points} {points|point|points}
m-who-n-wins-win-with-points-poin-2d0e0fae = { $who } – победа: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }

#  a move
m-a-move-85e81610 = { " " }на ход

# ({n} earlier {n|line|lines}: the link to the whole log stands below)
m-n-earlier-n-line-lines-the-link-1adec0c0 = (ещё { $n } { $n ->
         [one] строка
         [few] строки
        *[many] строк
    } раньше: ссылка на весь журнал – ниже)

# Log {version}:{head} of game {game}; rules {title} {rules}.
m-log-version-head-of-game-game-ru-db7ddb9c = Журнал { $version }:{ $head } партии { $game }; правила { $title } { $rules }.

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
m-sha-256-of-the-seed-kept-by-you-2b45137e = SHA-256 зерна, отныне у вас: { $commitment }. Когда партия закончится, зерно будет показано, и любой сможет проверить всю случайность.

# Secret seeds are committed to up to {number}:{link}.
m-secret-seeds-are-committed-to-up-2095b9f2 = Тайные зёрна зафиксированы до { $number }:{ $link }.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
m-the-seed-was-seed-its-sha-256-is-6760864d = Зерно: { $seed }; его SHA-256 – в вашем первом письме. Сохраните партию в файл и запустите для него `posthorn verify FILE --letters YOUR-MAILS`: программа повторит каждый случайный выбор и каждое решение и сверит журнал с письмами этой партии, которые вы сохранили. Один журнал, без письма, ничего не доказывает.

# This page has a button for each move:
m-this-page-has-a-button-for-each-6112aeb8 = На этой странице для каждого хода есть кнопка:

# You
m-you-08b04193 = Вы

# brought before
m-brought-before-022733b5 = доставлено раньше

# in {span}
m-in-span-b9631ed5 = осталось { $span }

# passed
m-passed-284d1e8c = пас

# taken back
m-taken-back-889e5f43 = отменено

# the hashes by which luck and log are checked
m-the-hashes-by-which-luck-and-log-6043dbdb = хеши для проверки случайности и журнала

# the position once more; or what a letter leaves out: show log, show Bert
m-the-position-once-more-or-what-a-e0487f2d = положение ещё раз; или то, чего нет в письме: «покажи log», «покажи Bert»

# total
m-total-11239872 = всего

# {d} d {h} h
m-d-d-h-h-570379d9 = { $d } дн. { $h } ч

# {hour}:{minute}
m-hour-minute-6fc823d7 = { $hour }:{ $minute }

# {h} h {m} min
m-h-h-m-min-99422830 = { $h } ч { $m } мин

# {m} min
m-m-min-b8b9f90d = { $m } мин

# {name}, your time is over. Answer now, and all goes on.
m-name-your-time-is-over-answer-n-a2b0ec12 = { $name }: ваше время вышло. Ответьте сейчас, и всё пойдёт дальше.

# Apr
m-apr-617531b4 = апреля

# At this table: {pattern} ({help})
m-at-this-table-pattern-help-48481efa = За этим столом: { $pattern } ({ $help })

# Aug
m-aug-41e1d82a = августа

# Dec
m-dec-f2a0cfbc = декабря

# Feb
m-feb-caf71b3f = февраля

# Fri
m-fri-66dab40c = пт

# In any letter: {pattern} ({help})
m-in-any-letter-pattern-help-0f446788 = В любом письме: { $pattern } ({ $help })

# Jan
m-jan-5c5db120 = января

# Jul
m-jul-c43f56b9 = июля

# Jun
m-jun-b27fd46e = июня

# Mar
m-mar-b4b7d381 = марта

# May
m-may-8c78fe5b = мая

# Mon
m-mon-f40d7f51 = пн

# Nov
m-nov-3e630d29 = ноября

# Oct
m-oct-6877e849 = октября

# Sat
m-sat-fdeb71b5 = сб

# Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".
m-say-the-day-as-pause-until-2026-61bb24e2 = Укажите день так: «пауза до 2026-12-24» или «пауза до 24.12.2026».

# Sep
m-sep-451e2b71 = сентября

# Sun
m-sun-db18f17f = вс

# Thu
m-thu-7da11212 = чт

# Tue
m-tue-d1eb39b0 = вт

# Wed
m-wed-58339f45 = ср

# that is
m-that-is-f21d8591 = то есть
