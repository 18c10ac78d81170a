#  (in vain)
m-in-vain-1085cb55 = { " " }(напрасно)

#  (on its way)
m-on-its-way-ecb6805c = { " " }(в пути)

#  Your deadlines now: {dues}.
m-your-deadlines-now-dues-50d23c67 = { " " }Ваши сроки сейчас: { $dues }.

#  a move
m-a-move-85e81610 = { " " }на ход

#  and 
m-and-e3ee915a = { " " }и{ " " }

# "undo" still takes your last move back.
m-undo-still-takes-your-last-move-c5eb8c1a = Ваш последний ход ещё можно отменить словом «отмена».

# (forgotten {forgotten})
m-forgotten-forgotten-50cf74e1 = (забыта { $forgotten })

# (here)
m-here-d76121c8 = (здесь)

# (taken back)
m-taken-back-315731b9 = (взято назад)

# (usually {usual})
m-usually-usual-28f6c668 = (обычно { $usual })

# (version {n})
m-version-n-6ff1c534 = (версия { $n })

# (you)
m-you-d1eb47c7 = (вы)

# (your turn)
m-your-turn-96d5a8c5 = (ваш ход)

# ({n} earlier {n|line|lines}: the link to the whole log stands below)
m-n-earlier-n-line-lines-the-link-1adec0c0 = (ещё { $n } { $n ->
         [one] строка
         [few] строки
        *[many] строк
    } раньше: ссылка на весь журнал – ниже)

# , now for example "{example}"
m-now-for-example-example-8e0ac4a1 = , сейчас, например: «{ $example }»

# . Mails from you:
m-mails-from-you-f1c80d1d = { "." } Ваши письма нам:

# . This page says what the program does.
m-this-page-says-what-the-program-3e71d55d = { "." } На этой странице сказано, что делает программа.

# ; nothing can be pressed until there is one again.
m-nothing-can-be-pressed-until-th-8221151a = ; пока сети нет, нажимать нечего.

# ; or 
m-or-b209c7d4 = ; или{ " " }

# <a>Keep this page still while I write</a> (it loads itself every 30 seconds)
m-a-keep-this-page-still-while-i-1c79f1f2 = <a>Не обновлять страницу, пока я пишу</a> (она обновляется каждые 30 секунд)

# <strong>{sentence}</strong> was not done, and nothing of it waits any more. You are signed in.
m-strong-sentence-strong-was-not-28f4a54b = <strong>{ $sentence }</strong>: это не сделано и больше не ждёт. Вы вошли.

# A board of {name}
m-a-board-of-name-837ba007 = Поле игры { $name }

# A board of {name} in the middle of a game
m-a-board-of-name-in-the-middle-of-b5baf21c = Поле игры { $name } в разгар партии

# A bot, now<span>: {name}</span>
m-a-bot-now-span-name-span-2a2056c3 = С ботом, сейчас<span>: { $name }</span>

# A browser
m-a-browser-3dd9db39 = Браузер

# A browser can tell you that it is your turn, on a telephone or a computer, also while no page of Posthorn is open. What is told is sealed for that browser alone. Quiet hours, the digest, muted games and holidays hold as for letters.
m-a-browser-can-tell-you-that-it-i-c0661933 = Браузер может сообщать, что сейчас ваш ход: на телефоне или компьютере, даже когда ни одна страница Posthorn не открыта. Сообщение запечатано для одного этого браузера. Тихие часы, сводка, партии без писем и отпуск действуют так же, как для писем.

# A fault of ours
m-a-fault-of-ours-759a5e40 = Ошибка на нашей стороне

# A further address
m-a-further-address-53232281 = Ещё один адрес

# A further one
m-a-further-one-890bd4c1 = Ещё одна

# A game is being opened
m-a-game-is-being-opened-2316b144 = Партия открывается

# A game of {seats} takes about {letters} to {letters2} letters each, fewer if you say several things in one mail.
m-a-game-of-seats-takes-about-lett-dcfb99b9 = Партия на { $seats } игроков: от { $letters } до { $letters2 } писем каждому; меньше, если говорить несколько вещей в одном письме.

# A game that is not listed.
m-a-game-that-is-not-listed-f021683f = Партия не в общем списке.

# A hint
m-a-hint-1e68a716 = Подсказка

# A hook has one of the shapes {shapes}.
m-a-hook-has-one-of-the-shapes-sha-42f26ca8 = Форма бывает такой: { $shapes }.

# A key lets a program play as you, by the <a>API</a>.
m-a-key-lets-a-program-play-as-you-99f8b973 = С ключом программа играет от вашего имени через <a>API</a>.

# A letter
m-a-letter-06c382c3 = Письмо

# A letter has told of it; another one will tell that it was taken back.
m-a-letter-has-told-of-it-another-50cac84b = Об этом уже сообщило письмо; следующее сообщит, что ход взят назад.

# A letter is on its way
m-a-letter-is-on-its-way-4ab92a00 = Письмо отправлено

# A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.
m-a-letter-of-yours-was-used-that-42ca4710 = Вы ответили на письмо, которое больше не действует, поэтому ничего не сделано. Действующее письмо сегодня вам уже отправлено; оно бывает одно в день, следующее может прийти после полуночи по UTC.

# A letter of yours was used that has expired, so nothing was done. This one works.
m-a-letter-of-yours-was-used-that-096247d1 = Вы ответили на письмо, срок которого вышел, поэтому ничего не сделано. Это письмо действует.

# A letter that what I said is done
m-a-letter-that-what-i-said-is-don-1b080d64 = Письмо о том, что сказанное мной сделано

# A letter went to your registered address to ask whether this was you. Answer it with yes and it is done.
m-a-letter-went-to-your-registered-0e0064a0 = На ваш адрес отправлено письмо с вопросом, вы ли это были. Ответьте «да», и всё будет сделано.

# A letter with links that work is on its way to the registered address, at most one a day.
m-a-letter-with-links-that-work-is-9d3634ed = Письмо с действующими ссылками отправлено на ваш адрес; не больше одного в день.

# A letter with links that work was asked for today already, and goes to the registered address alone. There is one a day; the next can be asked for after midnight UTC. Look for the one of today, also where your mail program puts what it takes for unwanted.
m-a-letter-with-links-that-work-wa-21f99926 = Письмо с действующими ссылками сегодня уже запрошено и придёт только на известный нам адрес. В день отправляется одно; следующее можно запросить после полуночи UTC. Поищите сегодняшнее, в том числе в папке для спама.

# A mail from {came} gives these lines in your name, and nothing was done yet:
m-a-mail-from-came-gives-these-lin-f0533def = Письмо с адреса { $came } даёт эти строки от вашего имени, и пока ничего не сделано:

# A name begins with <small>two letters or more</small>
m-a-name-begins-with-small-two-let-e166a885 = Имя начинается с <small>две буквы или больше</small>

# A note <small>Only you see it, also in your letters.</small>
m-a-note-small-only-you-see-it-als-25d31a0a = Заметка <small>Её видите только вы, и в своих письмах тоже.</small>

# A press on a line shows it on the board. <a>All moves</a>
m-a-press-on-a-line-shows-it-on-th-bef2a3f9 = Нажмите на строку, чтобы увидеть её на поле. <a>Все ходы</a>

# A program of yours, or a channel of a chat, is told by a request what happens: in your own games what your letters say, or of the tables that you host what anybody may see. Quiet hours, the digest, muted games and holidays hold for your own games as for letters.
m-a-program-of-yours-or-a-channel-3e6bb76c = Ваша программа или канал чата узнаёт запросом о том, что происходит: в ваших партиях — то, что говорят ваши письма, за столами, которые вы открыли, — то, что может видеть каждый. Тихие часы, дайджест, заглушённые партии и отпуск действуют для ваших партий так же, как для писем.

# A rematch has been opened: <a>its table</a>.
m-a-rematch-has-been-opened-a-its-d25e03aa = Открыт реванш: <a>его стол</a>.

# A seat is free: who takes it plays on.
m-a-seat-is-free-who-takes-it-play-422d4449 = Есть свободное место: кто его займёт, играет дальше.

# A seat is offered
m-a-seat-is-offered-634f7cc1 = Предлагается место

# A table of {title} waits for players: {free} of {of} seats free.
m-a-table-of-title-waits-for-playe-2e2c4599 = Стол игры { $title } ждёт игроков: свободно мест { $free } из { $of }.

# A tie was decided by {tie_break}.
m-a-tie-was-decided-by-tie-break-209c7817 = Ничью решило: { $tie_break }.

# A turn as it comes by mail, in short: answer with a number, or press
m-a-turn-as-it-comes-by-mail-in-sh-1d0fca37 = Ход, каким он приходит по почте, коротко: ответьте числом или нажмите

# API
m-api-c8e5998f = API

# About this game
m-about-this-game-5bec15dc = Об этой партии

# About this letter
m-about-this-letter-ad1adfc5 = Об этом письме

# About {name}
m-about-name-c200f2ef = Об игре { $name }

# About<span> {name}</span>
m-about-span-name-span-ff9a190e = Об игре<span> { $name }</span>

# Accessibility
m-accessibility-d3368cbf = Доступность

# Add it
m-add-it-c4151430 = Добавить

# Addresses
m-addresses-76179aaf = Адреса

# After that the clock moves for you.
m-after-that-the-clock-moves-for-y-0e8cb484 = После этого ход за вас делают часы.

# After that the others decide how the game goes on.
m-after-that-the-others-decide-how-be72ca76 = После этого остальные решают, как продолжается партия.

# After that your seat is offered to others.
m-after-that-your-seat-is-offered-3fda94aa = После этого ваше место предлагается другим.

# Against it
m-against-it-f9aeea62 = Против

# Against it: {names}.
m-against-it-names-46de03ca = Против: { $names }.

# Agree
m-agree-da288642 = За

# All
m-all-a52ace42 = Все

# All about {name}
m-all-about-name-7fb0eb68 = Всё об игре { $name }

# All at once
m-all-at-once-f9068371 = Всё сразу

# All links and addresses in the letters you have got so far lose their power, in all games. Where you are asked something, a fresh letter comes to your registered address.
m-all-links-and-addresses-in-the-l-5710754f = Все ссылки и адреса в письмах, которые вы получили до сих пор, перестанут действовать, во всех партиях. Где от вас ждут ответа, на ваш адрес придёт новое письмо.

# All moves
m-all-moves-80f8d010 = Все ходы

# All moves: the log
m-all-moves-the-log-6f108e12 = Все ходы: журнал

# All my games
m-all-my-games-0cdbada8 = Все мои партии

# All settings
m-all-settings-04d2e8f9 = Все настройки

# All that has happened
m-all-that-has-happened-c77c40b5 = Всё, что произошло

# All that is kept of you is a file in <a>your settings</a>. There you can leave, too: name, addresses, letters, mails, words and devices are deleted then. Your moves stay in the logs of the games, under a number that leads to nobody. Copies that were made to restore the service after a failure are not changed; how long they are kept is for whoever runs it to say.
m-all-that-is-kept-of-you-is-a-fil-f39a7e1a = Всё, что о вас хранится, – это один файл в <a>ваших настройках</a>. Там же можно уйти: тогда удаляются имя, адреса, письма нам и вам, слова и устройства. Ваши ходы остаются в журналах партий под номером, который ни к кому не ведёт. Копии, сделанные на случай аварии, не меняются; сколько их хранят, скажет тот, кто держит этот сервер.

# All that is kept of you, as a file
m-all-that-is-kept-of-you-as-a-fil-4304ba42 = Всё, что о вас хранится, одним файлом

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

# All {many} pieces, drawn and told
m-all-many-pieces-drawn-and-told-450aa26b = Все части ({ $many }), с рисунком и текстом

# All {n}
m-all-n-b0c0a80a = Все: { $n }

# An address has no blanks and no letters beyond ASCII: write %20 and the like.
m-an-address-has-no-blanks-and-no-99e17dd2 = В адресе нет пробелов и нет букв вне ASCII: пишите %20 и подобное.

# An address may have {most} characters.
m-an-address-may-have-most-charact-2ddfab20 = В адресе может быть знаков: { $most }.

# An address with a name or a password in it is not kept: take them out.
m-an-address-with-a-name-or-a-pass-68117aa4 = Адрес с именем или паролем внутри не сохраняется: уберите их.

# An invitation
m-an-invitation-a5e2ccef = Приглашение

# Another player has this address; it was not added to yours.
m-another-player-has-this-address-418fb1b1 = Этот адрес принадлежит другому игроку; к вашим он не добавлен.

# Answer each game at its own address, or press its options; an answer to this letter moves nothing.
m-answer-each-game-at-its-own-addr-fed0610d = Отвечайте по каждой партии на её собственный адрес или нажимайте её варианты; ответ на это письмо ничего не меняет.

# Answer from your own address.
m-answer-from-your-own-address-f07383e4 = Отвечайте с вашего собственного адреса.

# Answer this letter with yes and it is done, with no and it is thrown away; or press it:
m-answer-this-letter-with-yes-and-a5a9791f = Ответьте на это письмо «да» – и всё будет сделано, «нет» – и оно будет выброшено; или нажмите:

# Answer with one of these two, or press it. Before that nothing is done.
m-answer-with-one-of-these-two-or-09f9c753 = Ответьте одним из этих двух или нажмите нужное. До этого ничего не делается.

# Answer with the number or the word.
m-answer-with-the-number-or-the-wo-f35209af = Ответьте номером или словом.

# Answer with the number or the word. Without an answer nothing follows.
m-answer-with-the-number-or-the-wo-ca98635d = Ответьте номером или словом. Без ответа ничего не произойдёт.

# Answer with the number or the word. You add your mail to the luck, or words of your own: answer "join with" and the words.
m-answer-with-the-number-or-the-wo-04a3fcf1 = Ответьте номером или словом. К случайности добавляется ваше письмо или ваши собственные слова: ответьте «участвую с» и слова.

# Answer with the number, or in words. Silence is no vote; a motion that is not decided lapses after {n} days. A line that begins with "say" is for the table.
m-answer-with-the-number-or-in-wor-8da81d01 = Ответьте номером или словами. Молчание – не голос; предложение, по которому не решили, отпадает через { $n } { $n ->
         [one] день
         [few] дня
        *[many] дней
    }. Строка, которая начинается со слова «скажи», – для стола.

# Answer with what stands in brackets, or in words. {several}
m-answer-with-what-stands-in-brack-9026d14d = Ответьте тем, что стоит в скобках, или словами. { $several }

# Answer {game} by mail
m-answer-game-by-mail-91f5e574 = Ответить на { $game } по почте

# Answer {until}.
m-answer-until-4b9c5a2c = Ответьте { $until }.

# Answers after {median}, half of the times; nights and holidays do not count.
m-answers-after-median-half-of-the-a7717244 = В половине случаев отвечает быстрее, чем за { $median }; ночи и отпуск не считаются.

# Anybody else can take that seat.
m-anybody-else-can-take-that-seat-17fac3e5 = Это место может занять кто угодно другой.

# Anybody else can take that seat; or "{bot}" gives it to a bot.
m-anybody-else-can-take-that-seat-4b1bf682 = Это место может занять кто угодно; или «{ $bot }» отдаст его боту.

# Anybody may look on at a game that is listed. You see what all at the table see, and no more.
m-anybody-may-look-on-at-a-game-th-443d299d = На партию из общего списка может смотреть любой. Вы видите то же, что все за столом, и не больше.

# Apr
m-apr-617531b4 = апреля

# As it stands: {points}
m-as-it-stands-points-f4c3cf03 = Сейчас: { $points }

# As it was then.
m-as-it-was-then-3728dfba = Так было тогда.

# As spectators knew it then.
m-as-spectators-knew-it-then-64596214 = Что тогда знали зрители.

# As {names} knew it then.
m-as-names-knew-it-then-eec02b76 = Глазами игрока { $names } в тот момент.

# Ask for a new letter
m-ask-for-a-new-letter-99614024 = Запросить новое письмо

# Ask leave to take my last move back
m-ask-leave-to-take-my-last-move-b-637d81fa = Попросить разрешения взять мой последний ход назад

# Ask me everything
m-ask-me-everything-3e7ae694 = Спрашивать меня обо всём

# At a table: your name, your moves, what you say to it, how long you took. Never your address.
m-at-a-table-your-name-your-moves-061babd3 = За столом: имя, ваши ходы, что вы говорите столу и сколько думали. Адрес – никогда.

# At most {n} moves fit into one mail.
m-at-most-n-moves-fit-into-one-mai-535763c1 = В одно письмо помещается не больше { $n } ходов.

# At tables whose pace knows nights and days, your clock stands still then.
m-at-tables-whose-pace-knows-night-66fa93e9 = За столами, где учитываются ночи и дни, ваши часы в это время стоят.

# At the table: {names}.
m-at-the-table-names-512d5f84 = За столом: { $names }.

# At the table: {names}. It begins when you and {n} {n|other|others} sit down.
m-at-the-table-names-it-begins-whe-d58cf9f2 = За столом: { $names }. Партия начнётся, когда место займёте вы и ещё { $n } { $n ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }.

# At the table: {names}. Yours is the last seat: it begins as you join.
m-at-the-table-names-yours-is-the-73710433 = За столом: { $names }. Ваше место – последнее: с ним партия начинается.

# At this table: {pattern} ({help})
m-at-this-table-pattern-help-48481efa = За этим столом: { $pattern } ({ $help })

# Aug
m-aug-41e1d82a = августа

# Away until
m-away-until-2aa8ff39 = Нет меня до

# Back
m-back-76900f1b = Назад

# Back to the game
m-back-to-the-game-e5a09f81 = Назад к партии

# Back to the letter
m-back-to-the-letter-39b97127 = Назад к письму

# Be told on your phone or computer
m-be-told-on-your-phone-or-compute-4e2f77c4 = Узнавать на телефоне или компьютере

# Board games by mail, over days
m-board-games-by-mail-over-days-15c6875e = Настольные игры по почте, не спеша

# Board games that are being played now, each with its board; the latest moves first.
m-board-games-that-are-being-playe-9c21fab6 = Партии, которые идут сейчас, каждая со своим полем; сначала с самыми свежими ходами.

# Bold: most of all.
m-bold-most-of-all-0a3637b3 = Жирным: больше всех.

# Book it
m-book-it-a1f6d5f0 = Взять отпуск

# Bots among them
m-bots-among-them-4d36844f = Из них ботов

# Browsers in which you are signed in, for {sessions_kept} {sessions_kept|day|days} after the last use: a secret of which only a mark is stored, and a name such as “Firefox on Linux”.
m-browsers-in-which-you-are-signed-aa5050f8 = Браузеры, в которых вы вошли, ещё { $sessions_kept } { $sessions_kept ->
        [one] день
        [few] дня
       *[many] дней
    } после последнего раза: секрет, от которого хранится только отпечаток, и название вроде «Firefox, Linux».

# Browsers that you have told to show you your turns: where their maker takes such words, and the keys by which only that browser reads them; until you take them away or sign out there.
m-browsers-that-you-have-told-to-s-d97692fe = Браузеры, которым вы велели показывать ваши ходы: куда их изготовитель принимает такие слова, и ключи, которыми их читает только этот браузер; пока вы их не уберёте или не выйдете там.

# Browsers where you are signed in
m-browsers-where-you-are-signed-in-ae6ba13c = Браузеры, в которых вы вошли

# By mail: answer any letter of ours with "letters on", or with "mute off" for its game.
m-by-mail-answer-any-letter-of-our-99db3cbf = По почте: ответьте на любое наше письмо «letters on», а для этой партии — «mute off».

# Call the game off, without a result
m-call-the-game-off-without-a-resu-93fa9821 = Прервать партию без результата

# Choose anew
m-choose-anew-648df6d9 = Выбрать заново

# Choose at least one of what it is told.
m-choose-at-least-one-of-what-it-i-664bde55 = Выберите хотя бы одно, о чём сообщать.

# Choose one
m-choose-one-0b24aed5 = Выберите

# Choose<span> {name}</span>
m-choose-span-name-span-2a7dd9fa = Выбрать<span> { $name }</span>

# Clocks
m-clocks-ade6b165 = Часы

# Close
m-close-7d9eb7ac = Закрыть

# Close this table
m-close-this-table-a1b01547 = Закрыть этот стол

# Colours alone tell nothing: what a colour says stands there as a word, a letter or a shape, too.
m-colours-alone-tell-nothing-what-39e71466 = Одни цвета ничего не говорят: что говорит цвет, сказано ещё и словом, буквой или формой.

# Come back
m-come-back-35c1a158 = Вернуться

# Commitment
m-commitment-b6f2bf45 = Обязательство

# Commitment and link
m-commitment-and-link-a670710f = Обязательство и звено

# Commitments
m-commitments-35ebc105 = Обязательства

# Commitments to secret seeds
m-commitments-to-secret-seeds-f6e314d9 = Обязательства по тайным числам

# Conditions for those who come by the list
m-conditions-for-those-who-come-by-114b790c = Условия для тех, кто приходит из списка

# Cookies and strangers
m-cookies-and-strangers-edb70f14 = Cookie и посторонние

# Cookies are set for signing in, for forms, for hints that you have read and for links that you have opened. No page loads anything from another site, and nobody counts what you look at. To keep floods out, network addresses are counted for a day.
m-cookies-are-set-for-signing-in-f-cba720ab = Cookie нужны для входа, форм, прочитанных подсказок и открытых ссылок. Ни одна страница ничего не загружает с других сайтов, и никто не считает, что вы смотрите. Чтобы не пускать потоки запросов, сетевые адреса считаются в течение суток.

# Days on which you play <small>such as mon tue sat; empty: all</small>
m-days-on-which-you-play-small-suc-7d6c2303 = Дни, в которые вы играете <small>например mon tue sat; пусто: все</small>

# Deadlines they have missed in their last 50 games, at most <small>Left empty: however many.</small>
m-deadlines-they-have-missed-in-th-629b991d = Просроченных ответов в последних 50 партиях, не больше <small>Пусто: сколько угодно.</small>

# Debatable rules of the book
m-debatable-rules-of-the-book-8d827ddb = Спорные места правил

# Dec
m-dec-f2a0cfbc = декабря

# Decide ahead
m-decide-ahead-acb82b2b = Решить заранее

# Decide ahead, leave
m-decide-ahead-leave-c30ef263 = Решить заранее, уйти

# Decided by: {by}.
m-decided-by-by-71088ac7 = Решает: { $by }.

# Do it
m-do-it-8af08d74 = Сделать

# Do these moves
m-do-these-moves-721db75c = Сделать эти ходы

# Do you mean it? {what}
m-do-you-mean-it-what-bebc2604 = Вы уверены? { $what }

# Do you mean {listed}?
m-do-you-mean-listed-b2e4a391 = Вы имеете в виду { $listed }?

# Done: <strong>{said}</strong>
m-done-strong-said-strong-79790901 = Сделано: <strong>{ $said }</strong>

# Done: {what}.
m-done-what-d31711e9 = Сделано: { $what }.

# Drop all orders
m-drop-all-orders-a73f62a2 = Отменить все распоряжения

# Each board is also a list of plain lines (“The board as a list” in the menu of a game), and each piece of the picture that can be pressed has a name for screen readers.
m-each-board-is-also-a-list-of-pla-5da5512b = Каждое поле есть и списком из простых строк («Поле списком» в меню партии), и у каждой части картинки, которую можно нажать, есть название для программ чтения с экрана.

# Each turn is a letter that you answer with a line or a press, when you have the time. The whole table sees the same board, here and in its mail. Luck is fixed before anybody asks for it, and anybody can check it.
m-each-turn-is-a-letter-that-you-a-2118d9d6 = Каждый ход — это письмо, на которое вы отвечаете строкой или нажатием, когда есть время. Весь стол видит одно и то же поле, здесь и в письмах. Случайность закреплена заранее, и любой может её проверить.

# End the game as it stands
m-end-the-game-as-it-stands-7a49da73 = Закончить партию как есть

# Ended {ended}: {reason}.
m-ended-ended-reason-d96f3d0e = Прекращено { $ended }: { $reason }.

# Events {since} to {min}
m-events-since-to-min-37f42890 = События с { $since } по { $min }

# Everybody should be able to play here. This page says what was done for it, how it is held, and what is not done yet.
m-everybody-should-be-able-to-play-40e363f1 = Играть здесь должен мочь каждый. На этой странице сказано, что для этого сделано, как это проверяется и чего ещё нет.

# Feb
m-feb-caf71b3f = февраля

# Finished
m-finished-7804f7a7 = Закончено

# First
m-first-a151ceb1 = Первая

# For "{said}" you could say: {nearest}.
m-for-said-you-could-say-nearest-17e30bae = Вместо «{ $said }» можно написать: { $nearest }.

# For it: {names}.
m-for-it-names-1d5a218b = За: { $names }.

# For {each}
m-for-each-585c29b3 = Для: { $each }

# Found here is who sits at a listed table with somebody else. Who plays by invitation alone, or as a guest, is not.
m-found-here-is-who-sits-at-a-list-7ed0e667 = Здесь можно найти тех, кто сидит с кем-то за столом из общего списка. Кто играет только по приглашениям или гостем, не виден.

# Free this seat<span>: {name}</span>
m-free-this-seat-span-name-span-9e360a5f = Освободить место<span>: { $name }</span>

# Fri
m-fri-66dab40c = пт

# From the beginning
m-from-the-beginning-597ae116 = С начала

# Game {id}, version {version}.
m-game-id-version-version-55fd2aa8 = Партия { $id }, версия { $version }.

# Game {id}, {phase}, {version} {version|event|events}. A number leads to the position after it; times are those of {zone}. <a>The game now</a>, <a2>the file for posthorn verify</a2>
m-game-id-phase-version-version-ev-26a6c9de = Партия { $id }, { $phase }, { $version } { $version ->
        [one] событие
        [few] события
       *[many] событий
    }. Число ведёт к позиции после него; время по поясу { $zone }. <a>Партия сейчас</a>, <a2>файл для posthorn verify</a2>

# Games in common
m-games-in-common-2f57e3a3 = Общие партии

# Games they have finished, at least
m-games-they-have-finished-at-leas-8440ba65 = Законченных партий, не меньше

# Games to watch
m-games-to-watch-c2bda3a4 = Смотреть партии

# Gather turns for <small>minutes, then they come as one letter</small>
m-gather-turns-for-small-minutes-t-b5edeae9 = Собирать ходы в течение <small>минут, потом они придут одним письмом</small>

# Give an address and keep your games
m-give-an-address-and-keep-your-ga-8b516401 = Указать адрес и сохранить партии

# Give the seat of {name} to a bot
m-give-the-seat-of-name-to-a-bot-05694cd3 = Отдать место боту: { $name }

# Give your mail address. Your game stays yours, letters tell you when you are asked, and you can sign in from anywhere.
m-give-your-mail-address-your-game-958a59fd = Укажите почтовый адрес. Партия останется вашей, письма скажут, когда ваш ход, и войти можно будет откуда угодно.

# Go
m-go-6cc8519b = Перейти

# Go back to the page you came from.
m-go-back-to-the-page-you-came-fro-7ca09243 = Вернитесь на страницу, с которой пришли.

# Go back, correct it and press once more.
m-go-back-correct-it-and-press-onc-32df5eb8 = Вернитесь, исправьте и нажмите ещё раз.

# Go back, load the page again and press once more.
m-go-back-load-the-page-again-and-15ae6cc7 = Вернитесь, обновите страницу и нажмите ещё раз.

# Go on
m-go-on-97903f19 = Дальше

# Go on with the letter that answers
m-go-on-with-the-letter-that-answe-758fe2ff = К письму с ответом

# Go on: sit down at the next game
m-go-on-sit-down-at-the-next-game-b56a1428 = Дальше: сесть за следующую партию

# Go to position
m-go-to-position-fcf718bd = К позиции

# Going away? "pause until" and a day stops your clock in all your games.
m-going-away-pause-until-and-a-day-48be6ef6 = Уезжаете? «пауза до» и день остановят ваши часы во всех партиях.

# Guests have no keys. Give your mail address first.
m-guests-have-no-keys-give-your-ma-8deb3bcc = У гостей нет ключей. Сначала укажите свой почтовый адрес.

# Guests have no programs. Give your mail address first.
m-guests-have-no-programs-give-you-fd5d0741 = У гостей программ нет. Сначала укажите свой почтовый адрес.

# Have a program or a chat told
m-have-a-program-or-a-chat-told-0ff83929 = Сообщать программе или чату

# Head: number {number}, link <code>{link}</code>
m-head-number-number-link-code-lin-4d7dc0a8 = Вершина: номер { $number }, звено <code>{ $link }</code>

# Hear of it again
m-hear-of-it-again-435a84b0 = Снова получать вести

# Here as a guest since {joined}.
m-here-as-a-guest-since-joined-7aeac748 = Здесь гостем с { $joined }.

# Here since {joined}.
m-here-since-joined-57c975d1 = Здесь с { $joined }.

# Holiday
m-holiday-992b3299 = Отпуск

# Hours
m-hours-21e84929 = Часов

# How
m-how-7470bd3b = Как

# How it is held
m-how-it-is-held-a75843a1 = Как это проверяется

# How it is played
m-how-it-is-played-597821f9 = Как здесь играют

# How it went, round by round
m-how-it-went-round-by-round-6aafa0f3 = Как шла игра, раунд за раундом

# How we stand
m-how-we-stand-911dd29a = Как мы стоим

# How {title} is played
m-how-title-is-played-6a087072 = Как играют в { $title }

# I am back
m-i-am-back-e012a509 = Я снова здесь

# I am not asked where all that is left can wait
m-i-am-not-asked-where-all-that-is-f472af9a = Меня не спрашивают, когда всё оставшееся может подождать

# I am sure
m-i-am-sure-8d1511c1 = Да, точно

# I see
m-i-see-dcf10e36 = Понятно

# If a letter with a link came to you lately, that link still works for an hour.
m-if-a-letter-with-a-link-came-to-b7b6e546 = Если письмо со ссылкой пришло недавно, ссылка действует ещё час.

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

# If you did not press it, somebody else has a letter of yours. You can make the links and addresses of your letters void; new letters come to you.
m-if-you-did-not-press-it-somebody-e490c9e4 = Если это нажали не вы, ваше письмо есть у кого-то ещё. Можно сделать ссылки и адреса ваших писем недействительными; новые письма придут к вам.

# If you did this
m-if-you-did-this-319e8f29 = Если бы вы сделали это

# If you know {who}, pass it on: an answer to any letter from there makes it good.
m-if-you-know-who-pass-it-on-an-an-e6091341 = Если вам известно, кто это ({ $who }), передайте: ответ оттуда на любое письмо всё исправит.

# If you still want to move, answer the last letter of the game.
m-if-you-still-want-to-move-answer-54e1e690 = Если вы ещё хотите сделать ход, ответьте на последнее письмо партии.

# If your time runs out, you are reminded once before; then {follows}.
m-if-your-time-runs-out-you-are-re-c5ed09b7 = Перед концом времени придёт одно напоминание; потом { $follows }.

# In any letter: {pattern} ({help})
m-in-any-letter-pattern-help-0f446788 = В любом письме: { $pattern } ({ $help })

# In the last {games} {games|game|games}: {missed} {missed|deadline|deadlines} missed, {left} {left|seat|seats} left.
m-in-the-last-games-games-game-gam-06185840 = За последние партии ({ $games }): просрочено ответов: { $missed }, покинуто мест: { $left }.

# In this game: {pattern} ({help})
m-in-this-game-pattern-help-a1553a54 = В этой игре: { $pattern } ({ $help })

# Invitations
m-invitations-14210e69 = Приглашения

# Invite <small>Mail addresses, or names of people you have played with: one a line. They get a letter. Seats that are left are open.</small>
m-invite-small-mail-addresses-or-n-45416071 = Пригласить <small>Почтовые адреса или имена тех, с кем вы играли, по одному в строке. Им придёт письмо. Остальные места свободны.</small>

# Invite at most {most} people to a game.
m-invite-at-most-most-people-to-a-b1277f0c = Пригласить можно не больше стольких человек: { $most }.

# It begins when every seat is taken.
m-it-begins-when-every-seat-is-tak-242966e3 = Партия начнётся, когда будут заняты все места.

# It came from another browser ({browser}), in another network than yours.
m-it-came-from-another-browser-bro-8caa8f0c = Это пришло из другого браузера ({ $browser }), из другой сети.

# It came from another browser ({browser}), in the network that you are in.
m-it-came-from-another-browser-bro-f1e8b922 = Это пришло из другого браузера ({ $browser }), из вашей же сети.

# It came from this browser.
m-it-came-from-this-browser-f8ececf3 = Это пришло из этого браузера.

# It is done. Answers to your own mails still come.
m-it-is-done-answers-to-your-own-m-2ceb81fd = Сделано. Ответы на ваши собственные письма всё равно приходят.

# It is logged. Nothing that was taken in is lost; load the page again in a moment.
m-it-is-logged-nothing-that-was-ta-3702ef1c = Это записано. Из принятого ничего не пропало; обновите страницу через минуту.

# It is not done
m-it-is-not-done-b4ec4a2a = Не сделано

# It is on its way to each of your devices.
m-it-is-on-its-way-to-each-of-your-d296ff46 = Это уже в пути на каждое из ваших устройств.

# It is on its way. Load this page again to see what came of it.
m-it-is-on-its-way-load-this-page-3d1ad7d6 = Отправлено. Обновите страницу, чтобы увидеть, что вышло.

# It is played as the book says.
m-it-is-played-as-the-book-says-cf90c806 = Играют, как сказано в правилах.

# It is taken in and cannot get lost. This page loads itself again in a moment.
m-it-is-taken-in-and-cannot-get-lo-2d220014 = Всё принято и не потеряется. Страница сейчас обновится сама.

# It is taken in and is being carried out. It cannot get lost.
m-it-is-taken-in-and-is-being-carr-79a976c9 = Принято и выполняется. Потеряться не может.

# It is taken in and will be done in a moment; the answer comes by mail.
m-it-is-taken-in-and-will-be-done-7af038b6 = Принято и скоро будет сделано; ответ придёт по почте.

# It is tested by programs. What they cannot find, such as an order of reading that is tiring, people have to tell us.
m-it-is-tested-by-programs-what-th-d49e59a3 = Проверяют программы. Чего они найти не могут, например утомительного порядка чтения, должны сказать нам люди.

# It is told no more.
m-it-is-told-no-more-ec64262e = Больше сообщений нет.

# It is tried only: nothing is done.
m-it-is-tried-only-nothing-is-done-ab917231 = Это только проба: ничего не сделано.

# It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that player, do nothing.
m-it-makes-this-the-address-of-the-378ecd98 = Тогда этот адрес будет принадлежать игроку { $name } (партий: { $n }). Если этот игрок – не вы, ничего не делайте.

# It stays secret until all have answered; you can change it until then.
m-it-stays-secret-until-all-have-a-4bb43159 = Это тайна, пока не ответят все; до тех пор можно передумать.

# It waits because {why}.
m-it-waits-because-why-ff09b722 = Ожидание: { $why }.

# It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.
m-it-was-asked-for-by-a-press-in-g-b15ee584 = Это просьба по нажатию в { $game }: «{ $sentence }», браузер { $browser }, { $at } UTC. Пока ничего не сделано.

# It was asked for in another browser. From then on only this one is signed in as {name}: all others, and links that are on their way, end.
m-it-was-asked-for-in-another-brow-d748d8d8 = Запрос был из другого браузера. Отныне только этот вошёл под именем { $name }; все остальные, и ссылки в пути, больше не действуют.

# It was asked for in another browser. Type the six digits of the letter there, or <a>sign in here</a> as {name} first and open the link again.
m-it-was-asked-for-in-another-brow-3cc38fb8 = Запрос был из другого браузера. Введите там шесть цифр из письма, или сначала <a>войдите здесь</a> под именем { $name } и откройте ссылку ещё раз.

# It was not tried, since something came up before it that nobody knew.
m-it-was-not-tried-since-something-c1a4f02a = До этого не дошло: выше встретилось то, чего никто не понял.

# It was refused
m-it-was-refused-f5f7ebb1 = Отказано

# Its address <small>https://, also of a channel of Discord or Slack</small>
m-its-address-small-https-also-of-57cd9c77 = Её адрес <small>https://, подходит и канал Discord или Slack</small>

# Its letter is about to go.
m-its-letter-is-about-to-go-3471938d = Письмо об этом вот-вот уйдёт.

# Its luck is <a>fixed and committed to</a> already: seed number {number}.
m-its-luck-is-a-fixed-and-committe-33aba994 = Случайность уже <a>закреплена обязательством</a>: число номер { $number }.

# Jan
m-jan-5c5db120 = января

# Join
m-join-fd30fe68 = Сесть за стол

# Jul
m-jul-c43f56b9 = июля

# Jun
m-jun-b27fd46e = июня

# Keep my games
m-keep-my-games-c3d63016 = Сохранить мои партии

# Keep my games: give an address
m-keep-my-games-give-an-address-ebc49138 = Сохранить мои партии: указать адрес

# Keep what you play
m-keep-what-you-play-696b1c2b = Сохраните свою игру

# Keys for programs
m-keys-for-programs-9177bdd3 = Ключи для программ

# Kinds
m-kinds-d9217480 = Виды

# Language
m-language-a4fe6526 = Язык

# Language <small>of pages and letters; answers are read in each of them</small>
m-language-small-of-pages-and-lett-7ab77822 = Язык <small>страниц и писем; ответы понимаются на каждом из них</small>

# Last
m-last-eb970eb0 = Последняя

# Last time in vain: {reason}.
m-last-time-in-vain-reason-825bd0b1 = В последний раз напрасно: { $reason }.

# Lately
m-lately-2d3c92b5 = Недавно

# Leave
m-leave-fc6e4a40 = Уйти

# Leave for ever
m-leave-for-ever-72889f38 = Уйти навсегда

# Leave this game
m-leave-this-game-80dd3fd5 = Покинуть партию

# Leave this table
m-leave-this-table-05b0d777 = Покинуть стол

# Let letters come again
m-let-letters-come-again-b7493029 = Снова получать письма

# Let the clocks run again
m-let-the-clocks-run-again-b34caee0 = Пусть часы снова идут

# Letters
m-letters-0b438c8a = Письма

# Letters and links of that game do not work for you any more. Thank you for playing so far.
m-letters-and-links-of-that-game-d-f57b893d = Письма и ссылки этой партии для вас больше не действуют. Спасибо за игру.

# Letters are complete as plain text: a whole game can be played without ever seeing a picture.
m-letters-are-complete-as-plain-te-8debf798 = Письма полны и простым текстом: всю партию можно сыграть, не увидев ни одной картинки.

# Letters come again.
m-letters-come-again-3c74cd8e = Письма снова приходят.

# Letters come one by one again.
m-letters-come-one-by-one-again-20618842 = Письма снова приходят по одному.

# Letters go through mail servers, which can read them. What a browser is told goes through the server of its maker sealed: the maker sees that something came and when, not what.
m-letters-go-through-mail-servers-fe7bf837 = Письма идут через почтовые серверы, которые могут их прочесть. То, что сообщают браузеру, идёт через сервер его изготовителя запечатанным: тот видит, что что-то пришло и когда, но не что.

# Letters in other hands?
m-letters-in-other-hands-7b515578 = Письма в чужих руках?

# Letters of this game come again.
m-letters-of-this-game-come-again-0a409efe = Письма об этой партии снова приходят.

# Letters to you: their bytes for 30 days after they were sent, their words
m-letters-to-you-their-bytes-for-3-5b5ccb74 = Письма вам: их байты – 30 дней после отправки, их слова –

# Letters to {who} come back; nothing more is sent there.
m-letters-to-who-come-back-nothing-3d9bf915 = Письма возвращаются: { $who }. Больше туда ничего не отправляется.

# Line {n}: "{line}"
m-line-n-line-adfb8457 = Строка { $n }: «{ $line }»

# Line {n}: "{line}", which means "{means}"
m-line-n-line-which-means-means-992ccddf = Строка { $n }: «{ $line }», это значит «{ $means }»

# Links and addresses of your letters are void now; where you are asked, a fresh letter comes.
m-links-and-addresses-of-your-lett-372f0358 = Ссылки и адреса ваших писем больше не действуют; там, где ждут вашего ответа, придёт новое письмо.

# Listed: anybody may sit down
m-listed-anybody-may-sit-down-78cad913 = В списке: сесть может любой

# Little time is left for your move; this is the one reminder you get.
m-little-time-is-left-for-your-mov-e1af924b = Времени на ваш ход почти не осталось; это единственное напоминание.

# Log {version}:{head} of game {game}; rules {title} {rules}.
m-log-version-head-of-game-game-ru-db7ddb9c = Журнал { $version }:{ $head } партии { $game }; правила { $title } { $rules }.

# Look
m-look-a0de5719 = Найти

# Look at your mail
m-look-at-your-mail-a1be5202 = Посмотрите почту

# Look for a newer letter, or at your games.
m-look-for-a-newer-letter-or-at-yo-5b95a380 = Поищите более новое письмо или откройте свои партии.

# Look with the eyes of:
m-look-with-the-eyes-of-db26e215 = Посмотреть глазами игрока:

# Look<span> at {name}, seat {seat}</span>
m-look-span-at-name-seat-seat-span-f6f891c7 = Взглянуть<span> на { $name }, место { $seat }</span>

# Look<span> at {name}</span>
m-look-span-at-name-span-4b1eb530 = Взглянуть<span> на { $name }</span>

# Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".
m-lost-write-help-too-much-mute-di-573cc1a6 = Непонятно? Напишите «помощь». Слишком много писем? «тихо», «сводка» или «пауза до { $day }».

# Luck that can be checked
m-luck-that-can-be-checked-ead8f582 = Случайность, которую можно проверить

# Mac OS
m-mac-os-e68bcce7 = Mac OS

# Made
m-made-45a5300c = Создано

# Main
m-main-eb814be3 = Главное меню

# Make a key
m-make-a-key-f2e49767 = Создать ключ

# Make a secret address for it
m-make-a-secret-address-for-it-7bd12884 = Создать тайный адрес

# Make links void
m-make-links-void-d2ac0f71 = Отозвать ссылки

# Make the links of my letters void
m-make-the-links-of-my-letters-voi-87dc6d17 = Сделать ссылки моих писем недействительными

# Make them void
m-make-them-void-2e045810 = Сделать недействительными

# Mar
m-mar-b4b7d381 = марта

# May
m-may-8c78fe5b = мая

# Modern board games by mail, over days: each turn is a letter that you answer with a line or a press.
m-modern-board-games-by-mail-over-0e4f1ab7 = Современные настольные игры по почте, не спеша: каждый ход — письмо, на которое вы отвечаете строкой или нажатием.

# Mon
m-mon-f40d7f51 = пн

# More
m-more-d47d7cb0 = Ещё

# More about this game
m-more-about-this-game-0c496c6a = Ещё об этой партии

# More than can be listed can be said: "help" tells how, and "more" lists some.
m-more-than-can-be-listed-can-be-s-14f2ee0a = Вариантов больше, чем можно перечислить: «помощь» расскажет, как их написать, «ещё» покажет некоторые.

# More time for those who are asked
m-more-time-for-those-who-are-aske-d3a534a4 = Больше времени тем, чей ход

# More<span> of: {titles}</span>
m-more-span-of-titles-span-cb55315b = Ещё<span>: { $titles }</span>

# Move on the web
m-move-on-the-web-58facdcf = Ходить на сайте

# Move {n} of {of}
m-move-n-of-of-ee8018ef = Ход { $n } из { $of }

# Move {n} of {of}, {at}
m-move-n-of-of-at-45f6a5ec = Ход { $n } из { $of }, { $at }

# Moves
m-moves-26c84ac3 = Ходы

# Moves are carried out all the same.
m-moves-are-carried-out-all-the-sa-58e866f7 = Ходы всё равно выполняются.

# Muted games
m-muted-games-6ce38027 = Партии без вестей

# My games
m-my-games-e50033ee = Мои партии

# My games, as I saw them last
m-my-games-as-i-saw-them-last-552e2676 = Мои партии, какими я видел их в последний раз

# My games, {n} {n|waits|wait} for you
m-my-games-n-n-waits-wait-for-you-d67e2747 = Мои партии, ждут вас: { $n }

# My letter
m-my-letter-e2995ed4 = Моё письмо

# My move
m-my-move-8a306db1 = Мой ход

# My move before
m-my-move-before-c7e6be56 = Мой ход перед этим

# My next move
m-my-next-move-c1f7dfb0 = Мой следующий ход

# My notes
m-my-notes-fa263f43 = Мои заметки

# Name <small>as others at the table see it</small>
m-name-small-as-others-at-the-tabl-759925f6 = Имя <small>каким его видят за столом</small>

# Never told yet.
m-never-told-yet-22b5e83b = Ещё ничего не сообщалось.

# New
m-new-18fdd549 = Новая

# Next game <b>{waiting_beside}</b>
m-next-game-b-waiting-beside-b-669ea29e = Следующая партия <b>{ $waiting_beside }</b>

# Night from
m-night-from-78982d33 = Ночь с

# No
m-no-1ea442a1 = Нет

# No address is asked for. A guest gets no letters: look here when it is your turn, or give an address later.
m-no-address-is-asked-for-a-guest-93095fbe = Адрес не нужен. Гость не получает писем: заглядывайте сюда в свой ход или укажите адрес позже.

# No game is running. Open a table, sit down at one, or play a bot.
m-no-game-is-running-open-a-table-d57b1fc7 = Сейчас нет ни одной партии. Откройте стол, сядьте за чужой или сыграйте с ботом.

# No invitations any more
m-no-invitations-any-more-c0d5fcc0 = Больше не приглашать

# No letter tells of it before {at}.
m-no-letter-tells-of-it-before-at-5b828f78 = До { $at } ни одно письмо об этом не скажет.

# No letter tells of it yet.
m-no-letter-tells-of-it-yet-9fd0e818 = Ни одно письмо об этом ещё не сообщило.

# No letters at all
m-no-letters-at-all-5dacc6a4 = Совсем без писем

# No letters until
m-no-letters-until-87baa4a2 = Без писем до

# No listed game is running just now. <a>Sit down at a table</a>, and others will find yours here.
m-no-listed-game-is-running-just-n-556133cd = Сейчас не идёт ни одной партии из общего списка. <a>Сядьте за стол</a>, и другие найдут вашу здесь.

# No more hints
m-no-more-hints-01d4fddf = Больше без подсказок

# No more letters come. Answer any letter with "letters on" to undo it.
m-no-more-letters-come-answer-any-89e1d8c7 = Писем больше не будет. Чтобы вернуть их, ответьте на любое письмо «письма вкл».

# No more letters of this game before it is over.
m-no-more-letters-of-this-game-bef-91845974 = Писем об этой партии больше не будет до её конца.

# No more letters of this game but when it is over
m-no-more-letters-of-this-game-but-345c221d = Больше никаких писем об этой партии, кроме её конца

# No network
m-no-network-a5b3016a = Нет сети

# No other letter holds them. Take them out of this one before you hand it on.
m-no-other-letter-holds-them-take-2b92d0a4 = Ни в каком другом письме их нет. Уберите их, прежде чем передавать это письмо дальше.

# No points are counted yet.
m-no-points-are-counted-yet-681c81a5 = Очков пока нет.

# No seat is kept for you there any more.
m-no-seat-is-kept-for-you-there-an-da75b494 = Место за вами там больше не сохраняется.

# No table of a rematch has begun; open a new one.
m-no-table-of-a-rematch-has-begun-40705025 = Стол для реванша ещё не открыт; откройте новый.

# No table waits for players just now. Open one, and others will find it here.
m-no-table-waits-for-players-just-f750b519 = Сейчас ни один стол не ждёт игроков. Откройте свой, и другие найдут его здесь.

# No, thank you
m-no-thank-you-3b7d6749 = Нет, спасибо

# No: {what}
m-no-what-decd0e54 = Нет: { $what }

# Nobody else of that name.
m-nobody-else-of-that-name-7f7fc502 = Больше никого с таким именем нет.

# Nobody else sees this before it is used.
m-nobody-else-sees-this-before-it-e7a57d0d = До самого дела этого не видит никто.

# Nobody has said anything yet.
m-nobody-has-said-anything-yet-c477de5d = Пока никто ничего не сказал.

# Nobody has to move now.
m-nobody-has-to-move-now-a92ec088 = Сейчас ничьего хода не ждут.

# Nobody is for it yet.
m-nobody-is-for-it-yet-86db85a5 = Пока никто не за.

# Nobody is left to play on: the game of {title} has ended.
m-nobody-is-left-to-play-on-the-ga-71355697 = Играть больше некому: партия { $title } закончена.

# Nobody of that name.
m-nobody-of-that-name-50a22175 = Никого с таким именем.

# Nobody sees it.
m-nobody-sees-it-e68b4f4c = Этого не видит никто.

# Nobody sees it. Press on the board to go on.
m-nobody-sees-it-press-on-the-boar-bf6a2537 = Этого не видит никто. Нажимайте на поле дальше.

# Nobody yet.
m-nobody-yet-441ed85b = Пока никого.

# None
m-none-dc937b59 = Нет

# None yet.
m-none-yet-bd3ce633 = Пока нет.

# None.
m-none-903ea500 = Нет.

# None: you play as a guest.
m-none-you-play-as-a-guest-c613e840 = Нет: вы играете гостем.

# Not I: a bot may take my seat
m-not-i-a-bot-may-take-my-seat-53dde193 = Без меня: моё место может занять бот

# Not done
m-not-done-0df2acbe = Не сделано

# Not done: <strong>{said}</strong>
m-not-done-strong-said-strong-1913f3e0 = Не сделано: <strong>{ $said }</strong>

# Not done: {said} {why}
m-not-done-said-why-47d9ff7a = Не сделано: { $said } { $why }

# Not done: {what}
m-not-done-what-02bd909f = Не сделано: { $what }

# Not from here
m-not-from-here-cafaa2a8 = Отсюда нельзя

# Not listed: only whom I invite, and who has the link
m-not-listed-only-whom-i-invite-an-313e6608 = Не в списке: только те, кого я приглашу, и у кого есть ссылка

# Not now
m-not-now-a0e63d7c = Не сейчас

# Notes
m-notes-8a7525b1 = Заметки

# Nothing came? Look into the folder for unwanted mail, or <a>ask again</a>.
m-nothing-came-look-into-the-folde-e07c2418 = Ничего не пришло? Загляните в папку для спама или <a>запросите ещё раз</a>.

# Nothing has happened yet.
m-nothing-has-happened-yet-f279f39e = Пока ничего не произошло.

# Nothing is another than before.
m-nothing-is-another-than-before-2e9de24c = Всё осталось как было.

# Nothing is asked of you in this letter.
m-nothing-is-asked-of-you-in-this-12da938f = В этом письме вас ни о чём не спрашивают.

# Nothing is done yet.
m-nothing-is-done-yet-555c2934 = Пока ничего не сделано.

# Nothing is here
m-nothing-is-here-348a1e82 = Здесь ничего нет

# Nothing is lost. Go back, and ask for it in another way.
m-nothing-is-lost-go-back-and-ask-0daa6d10 = Ничего не пропало. Вернитесь и попробуйте иначе.

# Nothing is lost. Load the page again in a moment.
m-nothing-is-lost-load-the-page-ag-c2e9577c = Ничего не пропало. Обновите страницу через минуту.

# Nothing more happens by itself. The others can decide how the game goes on.
m-nothing-more-happens-by-itself-t-fd524110 = Само собой больше ничего не происходит. Как партия пойдёт дальше, могут решить остальные.

# Nothing that can be said in this game begins with "{word}".
m-nothing-that-can-be-said-in-this-ea702bbf = В этой игре ничего не начинается с «{ $word }».

# Nothing that can be seen.
m-nothing-that-can-be-seen-226fe733 = Ничего, что можно увидеть.

# Nothing that you may know.
m-nothing-that-you-may-know-b843b291 = Ничего, что вам положено знать.

# Nothing waits for you now; others have to move.
m-nothing-waits-for-you-now-others-59e52731 = Сейчас вас ничто не ждёт; ходят другие.

# Nothing was done, and that mail is thrown away.
m-nothing-was-done-and-that-mail-i-9cbf99ff = Ничего не сделано, и то письмо выброшено.

# Nothing was played in your name, and your seat is yours.
m-nothing-was-played-in-your-name-6d028664 = За вас ничего не сыграно, и место остаётся вашим.

# Nov
m-nov-3e630d29 = ноября

# Number
m-number-bd82cf16 = Номер

# Numbers from {first}; times are UTC
m-numbers-from-first-times-are-utc-d560be5d = Номера с { $first }; время по UTC

# Oct
m-oct-6877e849 = октября

# Of a listed game anybody sees the board as a spectator, the log and the names of who sits there. Of a game that is not listed only who plays there or has its link.
m-of-a-listed-game-anybody-sees-th-4fa9b9be = Партию из общего списка любой видит как зритель: поле, журнал и имена тех, кто за столом. Партию не из списка видят только те, кто в ней играет или имеет её ссылку.

# Offer the seat of {name} to others
m-offer-the-seat-of-name-to-others-7952cc29 = Предложить место другим: { $name }

# Older tables
m-older-tables-5a23dc37 = Столы постарше

# On
m-on-13001175 = Вперёд

# On the web
m-on-the-web-1e1b85a2 = На сайте

# Once it works again, press Try it on the page below: if it answers, it is told again.
m-once-it-works-again-press-try-it-9f73a828 = Когда она снова заработает, нажмите «Проверить» на странице ниже: если она ответит, ей снова будут сообщать.

# Once more
m-once-more-04801db4 = Ещё раз

# Once more, please
m-once-more-please-1e02f6a5 = Ещё раз, пожалуйста

# One back
m-one-back-0037eb0f = Шаг назад

# One letter a day, at <small>empty: a letter for each turn</small>
m-one-letter-a-day-at-small-empty-a427c48b = Одно письмо в день, в <small>пусто: письмо на каждый ход</small>

# One letter a day, at {time}.
m-one-letter-a-day-at-time-b195acd5 = Одно письмо в день, в { $time }.

# One move back
m-one-move-back-19eced90 = На ход назад

# One on
m-one-on-4ae69add = Шаг вперёд

# One press more
m-one-press-more-cc6e8e66 = Осталось одно нажатие

# One press, no address. You can keep the game later.
m-one-press-no-address-you-can-kee-7a48bd0a = Одно нажатие, без адреса. Партию можно сохранить потом.

# Only players who have given an address
m-only-players-who-have-given-an-a-be65486b = Только игроки, указавшие адрес

# Only the ports 443 and 8443 are asked.
m-only-the-ports-443-and-8443-are-ceab2ab2 = Годятся только порты 443 и 8443.

# Only trying
m-only-trying-dd33291e = Только проба

# Only trying: {what}
m-only-trying-what-1174bece = Только проба: { $what }

# Only who sits at the table may speak there.
m-only-who-sits-at-the-table-may-s-5cdd1e42 = Писать столу может только тот, кто за ним сидит.

# Only who sits here may say that. Sign in, or answer the letter.
m-only-who-sits-here-may-say-that-d5a81ef1 = Это может сказать только тот, кто здесь сидит. Войдите или ответьте на письмо.

# Only you see this; the others have theirs.
m-only-you-see-this-the-others-hav-b8be1845 = Это видите только вы; у других своё.

# Open a table
m-open-a-table-be70bbb8 = Открыть стол

# Open a table of {name}
m-open-a-table-of-name-826c0667 = Открыть стол: { $name }

# Open a table: which title?
m-open-a-table-which-title-0ed47355 = Открыть стол: какая игра?

# Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.
m-open-it-and-press-the-button-the-85172fe0 = Откройте её и нажмите там кнопку; само открытие ничего не делает. Ссылка действует один раз, 15 минут.

# Open its link, or type its six digits here. Both work for 15 minutes.
m-open-its-link-or-type-its-six-di-a3ddcd4f = Откройте ссылку из письма или введите здесь шесть цифр. И то и другое действует 15 минут.

# Open tables
m-open-tables-c1c6fca3 = Открытые столы

# Open the table
m-open-the-table-bd73b798 = Открыть стол

# Options
m-options-d0db8b5e = Условия

# Options of a table
m-options-of-a-table-2469f66a = Варианты стола

# Or at once
m-or-at-once-576836c1 = Или сразу

# Or more
m-or-more-ef813456 = Или ещё

# Or type these six digits where you asked for the letter: {code}
m-or-type-these-six-digits-where-y-87108287 = Или введите эти шесть цифр там, откуда вы просили письмо: { $code }

# Or write it as in a letter
m-or-write-it-as-in-a-letter-8b250f67 = Или напишите, как в письме

# Order it
m-order-it-83596c1d = Распорядиться

# Others are thinking
m-others-are-thinking-da01d593 = Думают другие

# Outbox
m-outbox-49668afa = Исходящие

# Pace
m-pace-9582b504 = Темп

# Pace: {pace}.
m-pace-pace-c488a715 = Темп: { $pace }.

# Pages follow the system as to light and dark, and move nothing if it asks for calm.
m-pages-follow-the-system-as-to-li-c411ded0 = Страницы берут светлый или тёмный вид от системы и ничего не двигают, если она просит покоя.

# Pages of the commitments
m-pages-of-the-commitments-4043081a = Страницы обязательств

# Pages of the log
m-pages-of-the-log-271b8365 = Страницы журнала

# Pages of the log, below it
m-pages-of-the-log-below-it-a5a7e4fb = Страницы журнала, под ним

# Pages work by keyboard alone and at a width of 360 points. All that you can do in a game works without scripts.
m-pages-work-by-keyboard-alone-and-d180b149 = Страницы работают с одной клавиатурой и при ширине 360 точек. Всё, что можно сделать в партии, работает и без скриптов.

# Pass this link on
m-pass-this-link-on-594d5019 = Передайте эту ссылку

# Pause
m-pause-858e4ba7 = Пауза

# Pause until <small>A holiday in all your games: your clocks stand still. You have {g} days.</small>
m-pause-until-small-a-holiday-in-a-c3e8714a = Пауза до <small>Отпуск во всех ваших партиях: ваши часы стоят. У вас { $g } дн.</small>

# People you have played with
m-people-you-have-played-with-69dec7e6 = С кем вы играли

# Pictures in letters
m-pictures-in-letters-d927455d = Картинки в письмах

# Place {place}: {who}, {total} {total|point|points}.
m-place-place-who-total-total-poin-0b0a7930 = { $place }-е место: { $who }, { $total } { $total ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# Places
m-places-eb5cfb73 = Места

# Play a bot now
m-play-a-bot-now-8dd8f820 = Сыграть с ботом

# Play a bot now<span>: {name}</span>
m-play-a-bot-now-span-name-span-584de11b = Сыграть с ботом<span>: { $name }</span>

# Play on
m-play-on-b6496b59 = Воспроизвести

# Play the next one
m-play-the-next-one-4ce9f24a = Сыграть следующую

# Played as the book says.
m-played-as-the-book-says-2dacf120 = Играют, как сказано в правилах.

# Players
m-players-84e12ac6 = Игроки

# Players in all
m-players-in-all-770a5c81 = Всего игроков

# Please answer before {when}, {left}.
m-please-answer-before-when-left-bf37880e = Ответьте, пожалуйста, до { $when } ({ $left }).

# Points by round
m-points-by-round-6e632584 = Очки по раундам

# Points by round are told at the end of the game.
m-points-by-round-are-told-at-the-3ae7cd13 = Очки по раундам станут известны в конце партии.

# Points by round; the same stands in the table below
m-points-by-round-the-same-stands-ab391113 = Очки по раундам; то же есть в таблице ниже

# Points so far
m-points-so-far-87261d3e = Очки на сейчас

# Positions
m-positions-fa18433b = Позиции

# Posthorn
m-posthorn-068addbf = Posthorn

# Posthorn is not reached just now. Your games wait: nothing is lost, and letters are answered by mail as ever.
m-posthorn-is-not-reached-just-now-aade4594 = Posthorn сейчас недоступен. Ваши партии ждут: ничего не потеряно, и на письма можно отвечать, как всегда.

# Posthorn: a program of yours
m-posthorn-a-program-of-yours-28260672 = Posthorn: ваша программа

# Posthorn: board games by mail
m-posthorn-board-games-by-mail-46aa6d83 = Posthorn: настольные игры по почте

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

# Press {what}
m-press-what-33f432a6 = Нажмите: { $what }

# Privacy
m-privacy-54a57c31 = Частная жизнь

# Programs and chats that you have told of your games: their address and a secret, until you take them away. What your letters say is sent there.
m-programs-and-chats-that-you-have-41dba1cd = Программы и чаты, которым вы велели сообщать о своих партиях: их адрес и секрет, пока вы их не уберёте. Туда отправляется то, что говорят ваши письма.

# Programs that are told
m-programs-that-are-told-23c4b544 = Программы, которым сообщают

# Put back
m-put-back-4a0ee41d = Положить назад

# Put to the vote. Who does not vote within 3 days has not voted, and a motion that is not decided by then lapses.
m-put-to-the-vote-who-does-not-vot-88476eca = Поставить на голосование. Кто не проголосовал за 3 дня, не голосовал; предложение, не решённое к этому сроку, снимается.

# Quiet from
m-quiet-from-d870bfaa = Тихо с

# Rematch: the same table once more
m-rematch-the-same-table-once-more-e159cc2a = Реванш: тот же стол ещё раз

# Replay
m-replay-c8dae637 = Повтор

# Resign
m-resign-20a9ba67 = Сдаться

# Revoke
m-revoke-87e6d00b = Отозвать

# Round
m-round-cd9558ac = Раунд

# Rules
m-rules-4228aeb0 = Правила

# Rules: {chapter}
m-rules-chapter-0c475a08 = Правила: { $chapter }

# Running
m-running-f4ccae29 = Идёт

# SHA-256 of its id: <code>{game}</code>
m-sha-256-of-its-id-code-game-code-93dd6a57 = SHA-256 её id: <code>{ $game }</code>

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
m-sha-256-of-the-seed-kept-by-you-2b45137e = SHA-256 зерна, отныне у вас: { $commitment }. Когда партия закончится, зерно будет показано, и любой сможет проверить всю случайность.

# Sat
m-sat-fdeb71b5 = сб

# Save
m-save-1509f561 = Сохранить

# Saved.
m-saved-fca046cc = Сохранено.

# Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.
m-say-word-again-n-hours-after-it-b8c3afb5 = Через { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } после открытия напишите «{ $word }» ещё раз, и пустые места займут боты.

# Say it
m-say-it-d08ee907 = Сказать

# Say one move, or several with each on a line of its own.
m-say-one-move-or-several-with-eac-b732155f = Скажите один ход или несколько, каждый на своей строке.

# Say something, in {most} characters at most.
m-say-something-in-most-characters-b847932c = Напишите что-нибудь, не больше { $most } { $most ->
        [one] знака
        [few] знаков
       *[many] знаков
    }.

# Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".
m-say-the-day-as-pause-until-2026-61bb24e2 = Укажите день так: «пауза до 2026-12-24» или «пауза до 24.12.2026».

# Say to all <small>It stands here at once, and in the next letter of each.</small>
m-say-to-all-small-it-stands-here-1c6fb3b1 = Сказать всем <small>Появится здесь сразу и в следующем письме каждого.</small>

# Say what: "{word} ..." with the words on the same line.
m-say-what-word-with-the-words-on-f0d85cf8 = Скажите что: «{ $word } ...» и слова в той же строке.

# Score
m-score-38e5a46c = Счёт

# Seats
m-seats-f3b81325 = Места

# Seats and clocks
m-seats-and-clocks-e867156f = Места и часы

# Seats that were left
m-seats-that-were-left-bd2f08e5 = Покинутые места

# Secret seeds are committed to up to {number}:{link}.
m-secret-seeds-are-committed-to-up-2095b9f2 = Тайные зёрна зафиксированы до { $number }:{ $link }.

# Send a fresh letter to the registered address
m-send-a-fresh-letter-to-the-regis-52793d0a = Отправить новое письмо на известный адрес

# Send a letter there
m-send-a-letter-there-246205c8 = Отправить туда письмо

# Send less at once.
m-send-less-at-once-e3b64f17 = Отправляйте меньше за раз.

# Send me the letter
m-send-me-the-letter-23c84b8f = Пришлите мне письмо

# Sending: {what}
m-sending-what-8612a800 = Отправляется: { $what }

# Sentence
m-sentence-e006e2f1 = Предложение

# Sep
m-sep-451e2b71 = сентября

# Settings
m-settings-74a883a0 = Настройки

# Several lines make one answer. A line that begins with "say" is for the table.
m-several-lines-make-one-answer-a-90443374 = Несколько строк – один ответ. Строка, которая начинается со слова «скажи», – для стола.

# Show
m-show-0df6f1ca = Показать

# Show it
m-show-it-74484e01 = Показать

# Sign in
m-sign-in-bfd402b2 = Войти

# Sign in and do it
m-sign-in-and-do-it-24f074ee = Войти и сделать

# Sign in or join to sit down
m-sign-in-or-join-to-sit-down-5ce6556f = Войдите или присоединитесь, чтобы сесть

# Sign in to do it
m-sign-in-to-do-it-e31aca80 = Войдите, чтобы сделать

# Sign in, and do not do it
m-sign-in-and-do-not-do-it-b76285c0 = Войти и не делать

# Sign in, or join
m-sign-in-or-join-2dfa7736 = Вход и регистрация

# Sign out
m-sign-out-48f0d3d3 = Выйти

# Sign out everywhere
m-sign-out-everywhere-af180fca = Выйти везде

# Sign out of this browser
m-sign-out-of-this-browser-e6e2e839 = Выйти в этом браузере

# Signed in
m-signed-in-ca566c89 = Вы вошли

# Signed-in players find by name who sits at listed tables with somebody else.
m-signed-in-players-find-by-name-w-98876040 = Кто вошёл, может найти по имени тех, кто сидит за столами из общего списка не в одиночку.

# Since
m-since-98af1ed6 = Новое

# Since your last turn
m-since-your-last-turn-2f4d4530 = С вашего последнего хода

# Sit down
m-sit-down-f2808121 = Сесть

# Sit down as a guest
m-sit-down-as-a-guest-770ec47d = Сесть гостем

# Sit down at it
m-sit-down-at-it-0f98d0fe = Сесть за него

# Skip to the content
m-skip-to-the-content-786999cc = К содержанию

# So this program is told of your games here.
m-so-this-program-is-told-of-your-7ecc7454 = Так эта программа узнаёт здесь о ваших партиях.

# So you are told of your games here.
m-so-you-are-told-of-your-games-he-ee9500a7 = Так вы будете узнавать о своих партиях здесь.

# Some games cannot be reached just now, and lists are without them. Nothing of them is lost.
m-some-games-cannot-be-reached-jus-f24ac093 = Некоторые партии сейчас недоступны, и в списках их нет. Ничего из них не потеряно.

# Somebody
m-somebody-9a220ba2 = Кто-то

# Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.
m-somebody-else-may-have-a-letter-0442f718 = Возможно, ваше письмо есть у кого-то другого. Ответьте на любое наше письмо «отозвать»: ссылки и адреса ваших писем перестанут действовать, и придут новые.

# Somebody has spoken.
m-somebody-has-spoken-aa2e8e32 = Кто-то сказал слово.

# Somebody pressed: {what}.
m-somebody-pressed-what-ae8450c7 = Кто-то нажал: { $what }.

# Somebody, most likely you, asked for a link {what}.
m-somebody-most-likely-you-asked-f-43d0d851 = Кто-то, скорее всего вы, просит ссылку, { $what }.

# Something went wrong with it here. Nothing was done; the operator has been told.
m-something-went-wrong-with-it-her-897df294 = Здесь что-то сломалось. Ничего не сделано; оператор извещён.

# Stop
m-stop-cae7d57b = Стоп

# Stop all clocks
m-stop-all-clocks-b46de8fc = Остановить все часы

# Stop letters
m-stop-letters-ea921a40 = Прекратить письма

# Such a program can be told of {kinds}.
m-such-a-program-can-be-told-of-ki-25f32cae = Такой программе можно сообщать о: { $kinds }.

# Sun
m-sun-db18f17f = вс

# Tables
m-tables-e3fe2a3f = Столы

# Tables of board games by mail that wait for players, and seats that were left.
m-tables-of-board-games-by-mail-th-667dbffb = Столы настольных игр по почте, где ждут игроков, и покинутые места.

# Tables that I host
m-tables-that-i-host-24db7323 = Столы, которые открыл я

# Tables that wait for players
m-tables-that-wait-for-players-60a35bb0 = Столы, где ждут игроков

# Take away
m-take-away-c6c6194c = Убрать

# Take away<span>: {name}</span>
m-take-away-span-name-span-920418b0 = Убрать<span>: { $name }</span>

# Take back the move of version {n}, and all that came after it
m-take-back-the-move-of-version-n-4368d9a7 = Взять назад ход версии { $n } и всё после него

# Take it
m-take-it-9ad65a8b = Взять

# Take this seat
m-take-this-seat-ce91e278 = Занять это место

# Taken in: <strong>{said}</strong>
m-taken-in-strong-said-strong-65062f21 = Принято: <strong>{ $said }</strong>

# Taking it with you, and leaving
m-taking-it-with-you-and-leaving-c06a1b9e = Забрать с собой и уйти

# Talk
m-talk-449f5a77 = Беседа

# Tell me here
m-tell-me-here-69fa92af = Сообщать мне здесь

# Tell me of
m-tell-me-of-d3b27184 = Сообщать мне

# Tell us what stands in your way: <a>{CONTACT}</a>.
m-tell-us-what-stands-in-your-way-0acd7710 = Скажите нам, что вам мешает: <a>{ $CONTACT }</a>.

# Tell whoever runs this service what stands in your way.
m-tell-whoever-runs-this-service-w-3f9b9a3d = Скажите тому, кто держит этот сервер, что вам мешает.

# That address leads into a house, not to the web.
m-that-address-leads-into-a-house-3d0edf5e = Этот адрес ведёт во внутреннюю сеть, а не в интернет.

# That can mean {listed}. Say which.
m-that-can-mean-listed-say-which-d2d1c86d = Это может значить { $listed }. Скажите, что именно.

# That can mean {listed}; or one of {n} more. Say which.
m-that-can-mean-listed-or-one-of-n-f50f0957 = Это может значить { $listed } или ещё одно из { $n }. Скажите, что именно.

# That cannot be read
m-that-cannot-be-read-9cf63e11 = Это не прочесть

# That is me
m-that-is-me-13ce980f = Это я

# That is no address of the web.
m-that-is-no-address-of-the-web-157f12ed = Это не адрес в интернете.

# That is not an address of this letter.
m-that-is-not-an-address-of-this-l-a8c8878e = В этом письме такого адреса нет.

# That is nothing about votes, seats or what is decided in advance.
m-that-is-nothing-about-votes-seat-f0cca7e4 = Это не о голосованиях, местах или распоряжениях.

# That is nothing that can be decided in advance.
m-that-is-nothing-that-can-be-deci-13a29c7e = Этого нельзя решить заранее.

# That is too much
m-that-is-too-much-077813a2 = Это слишком много

# That letter has the options {marks}.
m-that-letter-has-the-options-mark-ba74ebf9 = В том письме варианты { $marks }.

# That letter was not about a game.
m-that-letter-was-not-about-a-game-d74c2d75 = То письмо было не о партии.

# That question is settled already, or its mail is kept no more. Nothing was done now.
m-that-question-is-settled-already-74330f98 = Этот вопрос уже решён, или его письмо больше не хранится. Сейчас ничего не сделано.

# That was on {at}, {ago} ago.
m-that-was-on-at-ago-ago-26cb0097 = Это было { $at }, { $ago } назад.

# The address for your calendar. It is shown this once, and the one before it is void:
m-the-address-for-your-calendar-it-a6a1d69f = Адрес для вашего календаря. Он показан один раз; прежний больше не действует:

# The address has to begin with https://.
m-the-address-has-to-begin-with-ht-e7294776 = Адрес должен начинаться с https://.

# The address may be cut short. Your games and all tables are a press away.
m-the-address-may-be-cut-short-you-1a47f5f4 = Адрес, возможно, обрезан. Ваши партии и все столы — в одном нажатии.

# The board
m-the-board-3e24924b = Поле

# The board after some moves, as everybody sees it
m-the-board-after-some-moves-as-ev-29eb9d6b = Поле после нескольких ходов, каким его видят все

# The board as a list
m-the-board-as-a-list-e959df42 = Поле списком

# The board as text
m-the-board-as-text-57bb719b = Поле текстом

# The board of {name}
m-the-board-of-name-cfadaed2 = Поле: { $name }

# The board of {name} after {n} {n|move|moves}
m-the-board-of-name-after-n-n-move-bd0ad86d = Поле игры { $name }, ходов: { $n }

# The board of {name} at first
m-the-board-of-name-at-first-9f360ffc = Поле игры { $name } в начале

# The board of {name} in the letter
m-the-board-of-name-in-the-letter-a16cec96 = Поле игры { $name } в письме

# The board of {name} in the middle of a game
m-the-board-of-name-in-the-middle-ec19561d = Поле игры { $name } в разгар партии

# The board, in a letter and on the page
m-the-board-in-a-letter-and-on-the-6049db97 = Поле, в письме и на странице

# The browser asks you whether it may.
m-the-browser-asks-you-whether-it-67a89225 = Браузер спросит, можно ли.

# The browser could not do it just now. Try again later.
m-the-browser-could-not-do-it-just-b7ea3e24 = Сейчас браузеру это не удалось. Попробуйте позже.

# The browser was told not to show anything of this site. Allow it in the settings of the browser, then press once more.
m-the-browser-was-told-not-to-show-1926a26a = Браузеру велено ничего не показывать с этого сайта. Разрешите это в настройках браузера и нажмите ещё раз.

# The clock has moved for this seat, as the table chose at the opening.
m-the-clock-has-moved-for-this-sea-f5c03a0d = За это место сходили часы, как стол решил при открытии.

# The clock has moved for you, as the table chose at the opening.
m-the-clock-has-moved-for-you-as-t-fbb4208b = Ход за вас сделали часы, как выбрано при открытии стола.

# The clock of {who} stands still for a day at most, or until the move.
m-the-clock-of-who-stands-still-fo-2c4c582c = Часы стоят не больше суток или до хода: { $who }.

# The end
m-the-end-9ed60853 = Конец

# The game
m-the-game-afb8a55c = Партия

# The game as a file
m-the-game-as-a-file-5b301252 = Партия файлом

# The game before
m-the-game-before-90d311c2 = Прежняя партия

# The game begins when every seat is taken. Pass its link on, or close the table.
m-the-game-begins-when-every-seat-93028e8c = Партия начнётся, когда все места будут заняты. Передайте её ссылку другим или закройте стол.

# The game ended by agreement, before it was played to its end. These are the points so far.
m-the-game-ended-by-agreement-befo-2d436a9d = Партия закончена по согласию, не доигранной. Вот очки на этот момент.

# The game goes on, and somebody has left it. Who takes the seat sees what it knows, from now on.
m-the-game-goes-on-and-somebody-ha-d6e9a925 = Партия идёт, а кто-то её покинул. Кто займёт место, дальше видит всё, что положено ему знать.

# The game had moved on before you pressed, so nothing was done. Look at it as it is now.
m-the-game-had-moved-on-before-you-6c6a5c49 = Партия ушла вперёд раньше вашего нажатия, поэтому ничего не сделано. Посмотрите, как она стоит сейчас.

# The game has moved on since this letter: its moves do nothing any more. Look for a newer one, or at the game now.
m-the-game-has-moved-on-since-this-531dbe06 = Партия с тех пор ушла вперёд: ходы этого письма больше не действуют. Поищите более новое или откройте партию.

# The game has moved on.
m-the-game-has-moved-on-0d3fb9e9 = Партия ушла вперёд.

# The game has not begun.
m-the-game-has-not-begun-cd595093 = Партия ещё не началась.

# The game is over
m-the-game-is-over-c18225cc = Партия закончена

# The game now
m-the-game-now-131ec1db = Партия сейчас

# The game of {title} was closed before it began.
m-the-game-of-title-was-closed-bef-d9301399 = Партия { $title } закрыта до начала.

# The game of {title} was closed.
m-the-game-of-title-was-closed-f49a982b = Партия { $title } закрыта.

# The game waits for a player
m-the-game-waits-for-a-player-c9990dca = Партия ждёт игрока

# The game waits for a player.
m-the-game-waits-for-a-player-13258212 = Партия ждёт игрока.

# The game waits for {whom}.
m-the-game-waits-for-whom-741e2f1e = Сейчас ход за: { $whom }.

# The game, as spectators see it
m-the-game-as-spectators-see-it-f05e5028 = Партия глазами зрителя

# The host
m-the-host-dbc6d06a = Хозяин стола

# The host has given your seat {n} at a table of {title} free again.
m-the-host-has-given-your-seat-n-a-a1e7f330 = За столом { $title } место { $n } больше не ваше: его освободил тот, кто открыл стол.

# The host is told, and does not invite you again.
m-the-host-is-told-and-does-not-in-306df501 = Тот, кто открыл стол, узнает об этом и больше не приглашает вас.

# The last position
m-the-last-position-11afa7c7 = Последняя позиция

# The letter
m-the-letter-ea2c2929 = Письмо

# The letter lies in <a>the outbox</a>.
m-the-letter-lies-in-a-the-outbox-21891aa7 = Письмо лежит в <a>исходящих</a>.

# The letter lies in the outbox of this service: its operator opens the address that was printed at its start.
m-the-letter-lies-in-the-outbox-of-bf311758 = Письмо лежит в исходящих этого сервера: его оператор открывает адрес, напечатанный при запуске.

# The letter that asked you to move counts for nothing any more; you get a new one in your turn.
m-the-letter-that-asked-you-to-mov-99162e69 = Письмо, в котором вас просили сходить, больше ничего не значит; новое придёт, когда настанет ваш ход.

# The link for those who look on
m-the-link-for-those-who-look-on-04b2dd77 = Ссылка для зрителей

# The links and addresses of your letters up to now are void, as was asked for. Those of this one work.
m-the-links-and-addresses-of-your-f53f9151 = Ссылки и адреса ваших прежних писем больше не действуют, как вы и просили. Те, что в этом письме, действуют.

# The links are for you alone: "revoke" makes them void.
m-the-links-are-for-you-alone-revo-33a047ec = Ссылки – только для вас: «отозвать» делает их недействительными.

# The links of this letter have expired. Nothing is lost: a fresh letter has new ones.
m-the-links-of-this-letter-have-ex-d13c2a6d = Ссылки этого письма устарели. Ничего не пропало: в новом письме есть новые.

# The links of this letter were made void. A newer letter has links that work.
m-the-links-of-this-letter-were-ma-936545ef = Ссылки этого письма сделаны недействительными. Действующие есть в более новом письме.

# The list below says the same in words.
m-the-list-below-says-the-same-in-870c43bb = Список ниже говорит то же словами.

# The lowest free number is {free}.
m-the-lowest-free-number-is-free-7f9e2886 = Наименьший свободный номер: { $free }.

# The luck of each game comes from a secret seed. Seeds are made ahead; what stands here is the SHA-256 of each, before any game takes it, and a link over it and all before it. A game takes the lowest free number. Whoever keeps the head can show later that no seed was changed.
m-the-luck-of-each-game-comes-from-49aaa715 = Случайность каждой партии берётся из тайного числа. Числа готовятся заранее; здесь стоит SHA-256 каждого, ещё до того, как партия его возьмёт, и звено, скрепляющее его со всеми прежними. Партия берёт наименьший свободный номер. Кто сохранил вершину, может потом показать, что ни одно число не подменили.

# The luck of this game
m-the-luck-of-this-game-c4aa30ea = Случайность этой партии

# The luck, and how to check it
m-the-luck-and-how-to-check-it-c7a95888 = Случайность и как её проверить

# The moves of one mail are done together or not at all.
m-the-moves-of-one-mail-are-done-t-e6ed5da9 = Ходы одного письма выполняются все вместе или не выполняются вовсе.

# The new key. It is shown this once:
m-the-new-key-it-is-shown-this-onc-dde2419c = Новый ключ. Он показан один раз:

# The newest first. What is not sent has a reason; <a>the settings</a> decide most of them.
m-the-newest-first-what-is-not-sen-6cb319d7 = Сначала новые. Если письмо не отправлено, на то есть причина; чаще всего её задают <a>настройки</a>.

# The next game
m-the-next-game-423d091d = Следующая партия

# The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those who go on need not wait any more.
m-the-next-game-begins-when-everyb-88be9586 = Следующая партия начнётся, когда все напишут «дальше» или «нет» (тогда место достаётся боту); через { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } тем, кто продолжает, больше не нужно ждать.

# The numbers
m-the-numbers-2d915f82 = Номера

# The one word "help" tells of all that can be said.
m-the-one-word-help-tells-of-all-t-5e0ca794 = Одно слово «помощь» расскажет обо всём, что можно написать.

# The only possible answer is given for me
m-the-only-possible-answer-is-give-386ad8d9 = Единственно возможный ответ даётся за меня

# The others can vote how the game goes on.
m-the-others-can-vote-how-the-game-dbf04980 = Остальные могут проголосовать, как продолжать партию.

# The others decide what follows.
m-the-others-decide-what-follows-6776bf71 = Что дальше, решают остальные.

# The others vote how the game goes on.
m-the-others-vote-how-the-game-goe-cad0a3b2 = Остальные голосуют, как продолжать партию.

# The outbox shows everybody's letters. Open the address that Posthorn printed at its start first.
m-the-outbox-shows-everybody-s-let-7fbea5f4 = В исходящих видны письма всех. Сначала откройте адрес, который Posthorn напечатал при запуске.

# The pieces of a bar are the sources, in the order of the table.
m-the-pieces-of-a-bar-are-the-sour-b1618d20 = Части полосы — источники очков, в порядке таблицы.

# The position as it was
m-the-position-as-it-was-31df1f49 = Позиция, какой она была

# The position of {game}
m-the-position-of-game-16649c08 = Положение { $game }

# The position stands in the letter before this one; "show" sends it once more.
m-the-position-stands-in-the-lette-1da3628e = Положение – в предыдущем письме; «покажи» пришлёт его ещё раз.

# The question went to your registered address alone.
m-the-question-went-to-your-regist-ea68cdbf = Вопрос отправлен только на ваш зарегистрированный адрес.

# The rest of the table is as in the letter before.
m-the-rest-of-the-table-is-as-in-t-e38a0180 = Остальное на столе – как в прошлом письме.

# The rest of the table of {title}.
m-the-rest-of-the-table-of-title-5a823869 = Остальное на столе { $title }.

# The result
m-the-result-366f221f = Итог

# The same as a letter: answer it with a number
m-the-same-as-a-letter-answer-it-w-3e4cdc73 = То же письмом: ответьте числом

# The same as a table
m-the-same-as-a-table-878e48a8 = То же таблицей

# The seat is kept for {who} until you free it: answer "release seat {n}".
m-the-seat-is-kept-for-who-until-y-0e463045 = Место сохраняется ({ $who }), пока вы его не освободите: ответьте «release seat { $n }».

# The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.
m-the-seat-is-offered-to-others-wh-b6dbea8b = Место предложено другим. До тех пор, пока его не займут, его можно сохранить: сделать ход или написать «вернуться».

# The seat of {names} is empty, and offered to others.
m-the-seat-of-names-is-empty-and-o-c95cc362 = Место пустует и предлагается другим: { $names }.

# The seat of {name} is offered to others: {why}.
m-the-seat-of-name-is-offered-to-o-61760bae = Место предлагается другим: { $name }, { $why }.

# The seat of {whose}: {why}
m-the-seat-of-whose-why-7940067a = Место: { $whose }; { $why }

# The seed was <code>{seed}</code>; its hash <code>{commitment}</code> was given before anybody chose anything. Load <a>the file of the game</a> and run <code>posthorn verify {title_id}-{id}.json</code>: it makes every draw and every decision again. Add <code>--letters</code> with the letters of this game that you have kept: the log is held to each. Without a letter from outside a log that agrees with itself proves nothing.
m-the-seed-was-code-seed-code-its-37fa483e = Тайное число было <code>{ $seed }</code>; его хеш <code>{ $commitment }</code> дан до того, как кто-либо что-либо выбрал. Загрузите <a>файл партии</a> и запустите <code>posthorn verify { $title_id }-{ $id }.json</code>: каждый жребий и каждое решение вычисляются заново. Добавьте <code>--letters</code> с сохранёнными письмами этой партии: журнал сверяется с каждым. Без письма со стороны журнал, который согласен сам с собой, ничего не доказывает.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
m-the-seed-was-seed-its-sha-256-is-6760864d = Зерно: { $seed }; его SHA-256 – в вашем первом письме. Сохраните партию в файл и запустите для него `posthorn verify FILE --letters YOUR-MAILS`: программа повторит каждый случайный выбор и каждое решение и сверит журнал с письмами этой партии, которые вы сохранили. Один журнал, без письма, ничего не доказывает.

# The service is busy
m-the-service-is-busy-ef3d6130 = Сервер занят

# The six digits
m-the-six-digits-85ad2c47 = Шесть цифр

# The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".
m-the-six-digits-do-it-in-that-bro-23058dda = Шесть цифр действуют в том браузере. Ссылка показывает всё ещё раз и спрашивает вас. Если вы ничего не нажимали, одно из ваших писем в чужих руках: ответьте на любое письмо партии «отозвать».

# The table of {title} as {name} sees it.
m-the-table-of-title-as-name-sees-1cfef1e4 = Стол { $title }, каким его видит { $name }.

# The table of {title} did not begin within a month, and is closed.
m-the-table-of-title-did-not-begin-2d9b183b = Стол { $title } не начал партию за месяц и закрыт.

# The tale
m-the-tale-02a59501 = Рассказ

# The target was {target}: not reached.
m-the-target-was-target-not-reache-8a4b8b79 = Цель была { $target }: не достигнута.

# The target was {target}: reached.
m-the-target-was-target-reached-7ddfd116 = Цель была { $target }: достигнута.

# The tests of this program look at every kind of page with axe-core in a real browser, light and dark, at 360 and 1280 points, and play whole games there by pressing what is shown.
m-the-tests-of-this-program-look-a-28985769 = Тесты этой программы проверяют страницы всех видов программой axe-core в настоящем браузере, в светлом и тёмном виде, при 360 и 1280 точках, и играют там целые партии, нажимая то, что показано.

# The time of {who} for this move is over.
m-the-time-of-who-for-this-move-is-01047c1f = Время на этот ход вышло: { $who }.

# The umpire has corrected the position: {reason}
m-the-umpire-has-corrected-the-pos-14ac8f97 = Арбитр исправляет положение: { $reason }

# The versions of a game begin with 1.
m-the-versions-of-a-game-begin-wit-0513418f = Версии партии начинаются с 1.

# The {value} in this address is no number.
m-the-value-in-this-address-is-no-fdd257a2 = Значение { $value } в этом адресе — не число.

# Then luck comes in, or something is revealed; more is not known yet.
m-then-luck-comes-in-or-something-41dbe9a9 = Потом вступает случай или что-то открывается; больше пока неизвестно.

# There are no more.
m-there-are-no-more-60ae2c4d = Больше нет.

# There are no passwords here. A letter with a link and six digits shows that it is you; who is new joins in the same way.
m-there-are-no-passwords-here-a-le-2f71a727 = Паролей здесь нет. Письмо со ссылкой и шестью цифрами показывает, что это вы; новички входят так же.

# There is more than can be listed. All of it can be written.
m-there-is-more-than-can-be-listed-d8de983c = Вариантов больше, чем помещается в список. Всё можно написать.

# There is no "{word}" here.
m-there-is-no-word-here-1a4f98cc = Здесь такого нет: «{ $word }».

# There is no game to try it in.
m-there-is-no-game-to-try-it-in-16fb17b4 = Нет партии, в которой это можно попробовать.

# There is no network. This is the page as it was
m-there-is-no-network-this-is-the-e3816c35 = Сети нет. Это страница, какой она была

# There is no player {player}.
m-there-is-no-player-player-6253dd3d = Игрока { $player } нет.

# There is no result yet.
m-there-is-no-result-yet-59b7b7ce = Результата пока нет.

# There is no result.
m-there-is-no-result-bc2cd745 = Результата нет.

# There is no such title here.
m-there-is-no-such-title-here-9426400d = Такой игры здесь нет.

# There was nothing to tell you yet.
m-there-was-nothing-to-tell-you-ye-9b1b8f34 = Рассказывать вам пока было не о чем.

# These are not the six digits of the letter. Look again, or open its link.
m-these-are-not-the-six-digits-of-b5c6fa8e = Это не шесть цифр из письма. Посмотрите ещё раз или откройте ссылку из него.

# These six digits do not count any more. Ask for a new letter.
m-these-six-digits-do-not-count-an-a31dc2c9 = Эти шесть цифр больше не действуют. Запросите новое письмо.

# They are kept here alone, to check a game with when it is over.
m-they-are-kept-here-alone-to-chec-f7010813 = Они хранятся только здесь, чтобы проверить партию, когда она закончится.

# They play in public
m-they-play-in-public-47890510 = Играют открыто

# This address had a player already, and you are signed in as that one. What you played as a guest cannot be joined to it; it is forgotten after 30 days.
m-this-address-had-a-player-alread-52f51a57 = У этого адреса уже был игрок, и вы вошли под его именем. Сыгранное гостем присоединить нельзя; через 30 дней оно забудется.

# This address takes no such request
m-this-address-takes-no-such-reque-33f1f7c3 = Этот адрес не принимает таких запросов

# This browser
m-this-browser-101f4d95 = Этот браузер

# This browser cannot be told. On an iPhone or iPad: put Posthorn on the home screen first, open it there, and come back to this page.
m-this-browser-cannot-be-told-on-a-1055530c = Этому браузеру сообщать нельзя. На iPhone и iPad сначала вынесите Posthorn на экран «Домой», откройте его оттуда и вернитесь на эту страницу.

# This browser is told from now on.
m-this-browser-is-told-from-now-on-c737e390 = Отныне этот браузер получает сообщения.

# This form is not whole. Load the page again and press once more.
m-this-form-is-not-whole-load-the-0d90a358 = Форма неполная. Обновите страницу и нажмите ещё раз.

# This form was sent already with other words. Load the page again.
m-this-form-was-sent-already-with-cdbf54a6 = Эта форма уже отправлена с другими словами. Обновите страницу.

# This game
m-this-game-8e0938de = Эта партия

# This game is being opened
m-this-game-is-being-opened-32a66134 = Партия открывается

# This game is not listed. Its players have a link that they pass on: open that link to look on. If you play here, sign in.
m-this-game-is-not-listed-its-play-a0082c99 = Этой партии нет в общем списке. У игроков есть ссылка, которую они передают: откройте её, чтобы смотреть. Если вы здесь играете, войдите.

# This is the last answer to mails to that letter for now; the next is possible after {when}.
m-this-is-the-last-answer-to-mails-a488c359 = Пока это последний ответ на письма к тому письму; следующий возможен после { $when }.

# This is tried only.
m-this-is-tried-only-29c0589d = Это только проба.

# This is your only address. Add another first, for you sign in by it.
m-this-is-your-only-address-add-an-485543a3 = Это ваш единственный адрес. Сначала добавьте другой: по нему вы входите.

# This letter was about no single game. Ask in an answer to a letter of the game you mean.
m-this-letter-was-about-no-single-ae62cccb = Это письмо не об одной партии. Спросите в ответе на письмо той партии, которую имеете в виду.

# This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as {name} first.
m-this-link-adds-the-address-to-th-9fc97621 = Эта ссылка добавляет адрес игроку { $name }, и просьба об этом пришла из другого браузера. Введите там шесть цифр из письма или сначала войдите здесь как { $name }.

# This link leads to no table. Ask for it once more.
m-this-link-leads-to-no-table-ask-9b0dde00 = Эта ссылка не ведёт ни к какому столу. Попросите её ещё раз.

# This link was used, or is too old. Ask for a new one.
m-this-link-was-used-or-is-too-old-65fdb9c6 = Эта ссылка уже использована или слишком стара. Запросите новую.

# This makes <strong>{address}</strong> the address of the player <strong>{name}</strong>, who sits in {games} {games|game|games}. If you are not that player, close this page.
m-this-makes-strong-address-strong-c936ceed = Так <strong>{ $address }</strong> станет адресом игрока <strong>{ $name }</strong> ({ $games } { $games ->
        [one] партия
        [few] партии
       *[many] партий
    }). Если это не вы, закройте страницу.

# This page has a button for each move:
m-this-page-has-a-button-for-each-6112aeb8 = На этой странице для каждого хода есть кнопка:

# This page is for players who are signed in.
m-this-page-is-for-players-who-are-c33d8f4f = Эта страница для игроков, которые вошли.

# This page is too old, or cookies are off. Load the page again and press once more.
m-this-page-is-too-old-or-cookies-84a62e0e = Страница устарела, или cookies выключены. Обновите её и нажмите ещё раз.

# This position
m-this-position-44ad969f = Эта позиция

# This service pushes nothing; letters come as before.
m-this-service-pushes-nothing-lett-7fab4041 = Этот сервер не посылает уведомлений; письма приходят, как прежде.

# This service tells no programs.
m-this-service-tells-no-programs-98465b18 = Этот сервис программам не сообщает.

# This table is for players who have finished {n} {n|game|games}; you have finished {has}.
m-this-table-is-for-players-who-ha-70983897 = Этот стол для тех, у кого законченных партий не меньше { $n }; у вас { $has }.

# This table is for players who have given an address. Give yours first.
m-this-table-is-for-players-who-ha-4e216cc9 = Этот стол для тех, кто указывает свой адрес. Сначала укажите свой.

# This table is for players who have missed at most {n} {n|deadline|deadlines} in their last {games} games; you have missed {has}.
m-this-table-is-for-players-who-ha-1800146f = Этот стол для тех, у кого просроченных ходов не больше { $n } (последние партии: { $games }); у вас { $has }.

# This table is for those who were invited, or have its link.
m-this-table-is-for-those-who-were-96daf2ab = Этот стол для тех, кого пригласили или у кого есть его ссылка.

# This table is for those who were invited. Ask its host for the link that leads to it.
m-this-table-is-for-those-who-were-7fd46723 = Этот стол для тех, кого пригласили. Попросите ссылку у того, кто его открыл.

# This table of {title} is closed.
m-this-table-of-title-is-closed-deeb4bd6 = Этот стол игры { $title } закрыт.

# This table was closed before its game began.
m-this-table-was-closed-before-its-1a6af586 = Этот стол закрыт до начала партии.

# This was sent by a page of another site.
m-this-was-sent-by-a-page-of-anoth-e4cf982b = Это отправлено страницей другого сайта.

# Thu
m-thu-7da11212 = чт

# Time for answers
m-time-for-answers-4fa0e880 = Время на ответ

# Time zone <small>type a part of its name to search, such as Prague</small>
m-time-zone-small-type-a-part-of-i-0a061c2a = Часовой пояс <small>введите часть названия, например Moscow</small>

# Title
m-title-7e8cd205 = Игра

# Titles
m-titles-3b23a123 = Игры

# Titles played
m-titles-played-7526ef90 = Во что играл

# Titles with large boards need scrolling on small screens, and their lists are long.
m-titles-with-large-boards-need-sc-15b5ee78 = Игры с большими полями на малых экранах приходится прокручивать, а их списки длинны.

# To check luck and log
m-to-check-luck-and-log-03b027b7 = Проверка случайности и журнала

# To get a link to your games go to the page below and give your address.
m-to-get-a-link-to-your-games-go-t-1a38c7db = Чтобы получить ссылку на свои партии, откройте страницу ниже и укажите свой адрес.

# To get a link to your games, or to begin, go to the page below and give your address.
m-to-get-a-link-to-your-games-or-t-d53f91bc = Чтобы получить ссылку на свои партии или чтобы начать, откройте страницу ниже и укажите свой адрес.

# To have this browser told needs scripts; all else on this page works without.
m-to-have-this-browser-told-needs-78662c0d = Чтобы сообщать этому браузеру, нужны скрипты; всё остальное на странице работает и без них.

# To leave, tick that you are sure.
m-to-leave-tick-that-you-are-sure-5fae0a96 = Чтобы уйти, отметьте, что вы уверены.

# To move, answer the last letter of the game: its address says which game and which seat you mean.
m-to-move-answer-the-last-letter-o-cbd4ad9b = Чтобы сделать ход, ответьте на последнее письмо партии: по его адресу видно, какая это партия и какое место.

# To my choice
m-to-my-choice-6f2f8926 = К моему выбору

# To see more, answer {most} or {last}.
m-to-see-more-answer-most-or-last-7ba86d87 = Чтобы увидеть больше, ответьте { $most } или { $last }.

# To see the table, answer "show".
m-to-see-the-table-answer-show-8263cf3e = Чтобы увидеть стол, ответьте «покажи».

# To stop letters press "unsubscribe" in your mail program, or answer any letter with "mute" (its game) or "digest" (one letter a day).
m-to-stop-letters-press-unsubscrib-7e4f849d = Чтобы прекратить письма, нажмите «отписаться» в почтовой программе или ответьте на любое письмо «mute» (его партия) или «digest» (одно письмо в день).

# To talk to the table begin the line with "say": "say {words}".
m-to-talk-to-the-table-begin-the-l-d0b5aa75 = Чтобы написать всему столу, начните строку со слова «скажи»: «скажи { $words }».

# To the beginning
m-to-the-beginning-bbdfb9f9 = К началу

# To the board
m-to-the-board-88794766 = К полю

# To the game
m-to-the-game-f4f086ed = К партии

# To the game now
m-to-the-game-now-1d441975 = К партии сейчас

# Told last {used}.
m-told-last-used-3ff48722 = Последнее сообщение { $used }.

# Told on your phone
m-told-on-your-phone-ce79828a = Сообщения на телефон

# Too many guests came from your network. Who has signed in can play. Try again in {n} {n|hour|hours}.
m-too-many-guests-came-from-your-n-975e5245 = Из вашей сети пришло слишком много гостей. Кто вошёл, может играть. Попробуйте через { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    }.

# Too many letters were asked for. Try again in {n} {n|hour|hours}.
m-too-many-letters-were-asked-for-ae678b17 = Запрошено слишком много писем. Попробуйте через { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    }.

# Try again later.
m-try-again-later-ef7fbdb0 = Попробуйте позже.

# Try it
m-try-it-fe695111 = Попробовать

# Try it<span>: {name}</span>
m-try-it-span-name-span-79d66421 = Проверить<span>: { $name }</span>

# Try once more
m-try-once-more-1b3cf0fd = Попробовать ещё раз

# Tue
m-tue-d1eb39b0 = вт

# Undo <small>until {undo_until}</small>
m-undo-small-until-undo-until-smal-d77b7077 = Отменить <small>до { $undo_until }</small>

# Undo<span> my last move</span>
m-undo-span-my-last-move-span-7facbe64 = Отменить<span> мой последний ход</span>

# Version
m-version-dd167905 = Версия

# Very many letters are asked for just now. Whoever is known here gets theirs; an address that is new may get none. If nothing comes, ask again in an hour.
m-very-many-letters-are-asked-for-7200a786 = Сейчас запрашивают очень много писем. Кого здесь знают, тот своё получит; новый адрес может остаться без письма. Если ничего не придёт, попробуйте через час.

# Votes
m-votes-cd8e974b = Голоса

# Waiting for players
m-waiting-for-players-b6e6b75f = Ждём игроков

# Wed
m-wed-58339f45 = ср

# Welcome to {title} {number}: the game begins. At the table: {names}.
m-welcome-to-title-number-the-game-51eb2df1 = { $title } { $number }: партия начинается. За столом: { $names }.

# What an operator can still do
m-what-an-operator-can-still-do-9b0a6374 = Что всё ещё может оператор

# What became of it
m-what-became-of-it-b8ae4ef2 = Что с ним стало

# What begins with "{word}"
m-what-begins-with-word-78302c75 = Что начинается с «{ $word }»

# What came of it
m-what-came-of-it-dbc95649 = Что из этого вышло

# What can be pressed is at least 44 points high and wide on a telephone.
m-what-can-be-pressed-is-at-least-78730d04 = Всё, что можно нажать, на телефоне не меньше 44 точек в высоту и в ширину.

# What can be said
m-what-can-be-said-7bfc3c3c = Что можно написать

# What each would have had if the game had ended with the round
m-what-each-would-have-had-if-the-b319daea = Сколько было бы у каждого, если бы партия закончилась с этим раундом

# What follows shows only when it is done.
m-what-follows-shows-only-when-it-2a794b49 = Что будет дальше, видно, только когда это сделано.

# What had just happened
m-what-had-just-happened-7a40cb5c = Что только что случилось

# What happened
m-what-happened-483bd490 = Что случилось

# What has happened so far
m-what-has-happened-so-far-1308ee22 = Что было до сих пор

# What is in the box
m-what-is-in-the-box-0322ce5c = Что в коробке

# What is kept of a player
m-what-is-kept-of-a-player-2483771e = Что хранится об игроке

# What is not done
m-what-is-not-done-38d8c053 = Чего ещё нет

# What is told, and how
m-what-is-told-and-how-81c62fde = Что сообщается и как

# What is {words}?
m-what-is-words-565b4f46 = Что такое { $words }?

# What it does
m-what-it-does-c74ea9dc = Что делает

# What it is for
m-what-it-is-for-1ad944c4 = Для чего

# What it takes
m-what-it-takes-dc1fd067 = Что она принимает

# What others see
m-what-others-see-7e87e010 = Что видят другие

# What shall the table call you?
m-what-shall-the-table-call-you-d6d4f305 = Как вас называть за столом?

# What the signs mean
m-what-the-signs-mean-eca0bbbe = Что значат знаки

# What this browser has shown you lately can still be looked at: your list of games, and each game as you saw it last. Open them as you always do.
m-what-this-browser-has-shown-you-8fc11bb1 = То, что этот браузер показывал недавно, можно посмотреть и сейчас: ваш список партий и каждую партию, какой вы её видели. Открывайте их как обычно.

# What was asked
m-what-was-asked-63a76c19 = О чём спросили

# What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.
m-what-was-not-tried-comes-after-l-8bdc76ac = Что не пробовали, то идёт после случая или после того, как что-то открылось: положение теперь другое. Где это ещё возможно, оно предложено снова.

# What was said before
m-what-was-said-before-58678166 = Что говорили раньше

# What was sent to {host} was not taken: {reason}. Your letters come as before.
m-what-was-sent-to-host-was-not-ta-627326b1 = То, что отправлялось на { $host }, не принято: { $reason }. Письма приходят как прежде.

# What was told, and what was not
m-what-was-told-and-what-was-not-0f2406be = Что сообщено, а что нет

# What would come of "{line}"
m-what-would-come-of-line-763f3f83 = Что даст «{ $line }»

# What you call it
m-what-you-call-it-364c50de = Как вы её называете

# What you can count on
m-what-you-can-count-on-1b1b43ba = На что можно рассчитывать

# What you can say
m-what-you-can-say-f39ee570 = Что можно сказать

# What you typed is kept here:
m-what-you-typed-is-kept-here-90f50908 = Введённое вами сохранено здесь:

# What you would be asked
m-what-you-would-be-asked-1f6e5dc2 = О чём вас спросили бы

# When
m-when-cf9c7aa2 = Когда

# When I am asked <small>Answers as you would type them, with “else” between them; the last may be “wait”. One order for each time you are asked.</small>
m-when-i-am-asked-small-answers-as-f83bd57d = Когда меня спросят <small>Ответы, какими вы бы их написали, через «иначе»; последним может быть «ждать». По распоряжению на каждый вопрос.</small>

# When somebody's time runs out, {follows}.
m-when-somebody-s-time-runs-out-fo-57017363 = Когда чьё-то время выходит, { $follows }.

# When your time counts
m-when-your-time-counts-b2bdb678 = Когда идёт ваше время

# Where <{name}> stands: {few}
m-where-name-stands-few-c6cab4b4 = Где стоит <{ $name }>: { $few }

# Where nothing is left to decide you are not asked. "ask me everything" changes that.
m-where-nothing-is-left-to-decide-027db01b = Где решать нечего, вас не спрашивают. Это меняет «спрашивать обо всём».

# Where the points came from
m-where-the-points-came-from-c4502c6d = Откуда взялись очки

# Where?
m-where-91f45115 = Где?

# Which letters
m-which-letters-0118e443 = Какие письма

# Who may answer my letters for me
m-who-may-answer-my-letters-for-me-56cb630d = Кто может отвечать на мои письма

# Who may come
m-who-may-come-e55cdb12 = Кто может прийти

# Who opens it may sit down here.
m-who-opens-it-may-sit-down-here-9c781994 = Кто её откроет, может здесь сесть.

# Who plays
m-who-plays-4da2fadc = Кто играет

# Who plays as a guest gives no address, and is forgotten 30 days after they came.
m-who-plays-as-a-guest-gives-no-ad-c17d3182 = Кто играет гостем, не оставляет адреса и забывается через 30 дней.

# Who sits here
m-who-sits-here-1f4b351e = Кто здесь сидит

# Whoever runs this service answers for it: ask
m-whoever-runs-this-service-answer-d9e3d670 = За этот сервер отвечает тот, кто его держит: спросите –

# Whoever runs this service knows the seeds, so they know what is hidden in a game, and could tell somebody. The page that makes words in your browser is theirs too: words that you type yourself are better. Once your words have come and before your game has its number, they can let other games go first, their own or guests' games, until the number that comes suits them. Such games look like those of others, but they are seen: each number below says what became of it and when, so count those between the head that you kept before and the number of your game. Whoever sits down last can choose words together with the operator; the page of a game says who that was. Nothing here proves more than that.
m-whoever-runs-this-service-knows-b55954a4 = Кто держит этот сервер, знает тайные числа, а значит, и скрытое в партии, и мог бы рассказать. Страница, которая придумывает слова в вашем браузере, тоже его: слова, придуманные вами, лучше. Когда ваши слова уже пришли, а номера у партии ещё нет, он может пропустить вперёд другие партии, свои или гостевые, пока не подойдёт удобный номер. Такие партии похожи на чужие, но они видны: у каждого номера ниже сказано, что с ним стало и когда, так что посчитайте номера между вершиной, которую вы сохранили, и номером вашей партии. Кто садится последним, может выбрать слова вместе с оператором; на странице партии сказано, кто это был. Большего здесь не доказано.

# Whole letters of an example game, as text; as HTML they have the board as a picture:
m-whole-letters-of-an-example-game-79814f43 = Целые письма из примерной партии, текстом; в HTML у них есть картинка поля:

# Why a letter
m-why-a-letter-2430ca3a = Почему пришло письмо

# Why did I (not) get a letter?
m-why-did-i-not-get-a-letter-bf5786ea = Почему мне (не) пришло письмо?

# Why did I (not) get a mail?
m-why-did-i-not-get-a-mail-80e5b5a4 = Почему мне (не) пришло письмо?

# Why did I get this
m-why-did-i-get-this-74620660 = Почему мне это пришло

# With friends: <a>sign in or join</a> with a mail address, then open a table and pass its link on. Or look for one among the <a2>open tables</a2>.
m-with-friends-a-sign-in-or-join-a-4b39c146 = С друзьями: <a>войдите</a> по почтовому адресу, откройте стол и передайте его ссылку. Или поищите стол среди <a2>открытых</a2>.

# With {people}.
m-with-people-c81ab9dd = За столом: { $people }.

# Words of your own, for the luck <small>Whatever you like, or nothing.</small>
m-words-of-your-own-for-the-luck-s-5109262a = Ваши слова для случайности <small>Любые или никаких.</small>

# Words that this browser has added
m-words-that-this-browser-has-adde-2600fcf2 = Слова, добавленные этим браузером

# Write it anew
m-write-it-anew-1f0f0ce8 = Написать заново

# Yes
m-yes-85a39ab3 = Да

# Yes, do it
m-yes-do-it-8d7dd5ec = Да, сделать

# Yes, this is me
m-yes-this-is-me-fb5ca9a3 = Да, это я

# Yes: {what}
m-yes-what-c50af5f8 = Да: { $what }

# You
m-you-08b04193 = Вы

# You add your mail to the luck of the next game, or words of your own: answer "next with" and the words.
m-you-add-your-mail-to-the-luck-of-cd4e9b38 = К случайности следующей партии добавляется ваше письмо или ваши собственные слова: ответьте «дальше с» и слова.

# You answer about {few} to {many} letters, each when you like. Time: {pace}.
m-you-answer-about-few-to-many-let-3ac26f67 = От вас потребуется ответов: примерно от { $few } до { $many }, каждый – когда удобно. Время: { $pace }.

# You answer each letter when you like. Time: {pace}.
m-you-answer-each-letter-when-you-730cce60 = На каждое письмо отвечайте, когда удобно. Время: { $pace }.

# You answered an older letter, so nothing was done. What has happened since stands below; what you wrote is offered again if it still can be done.
m-you-answered-an-older-letter-so-e73c50e5 = Вы ответили на более старое письмо, поэтому ничего не сделано. Что произошло с тех пор, стоит ниже; ваш ответ предложен снова, если его ещё можно выполнить.

# You are about to say: <strong>{sentence}</strong>
m-you-are-about-to-say-strong-sent-f7465596 = Вы собираетесь сказать: <strong>{ $sentence }</strong>

# You are asked
m-you-are-asked-529e5cd3 = Ваш ход

# You are asked everything. "ask me everything off" leaves out what is no decision.
m-you-are-asked-everything-ask-me-c4ac1286 = Вас спрашивают обо всём. «спрашивать обо всём выкл» убирает то, где решать нечего.

# You are away until {away}.
m-you-are-away-until-away-7b185f21 = Вас нет до { $away }.

# You are away until {away}: your clocks stand still in all your games, letters about turns wait, and the others see it. {g} days of holiday are left.
m-you-are-away-until-away-your-clo-f3a36949 = Вас нет до { $away }: ваши часы стоят во всех партиях, письма о ходах ждут, и другие это видят. Осталось отпуска: { $g } дн.

# You are away until {away}; your clocks stand still.
m-you-are-away-until-away-your-clo-a802d6b4 = Вас нет до { $away }; ваши часы стоят.

# You are back: your clocks run again. {g} days of holiday are left.
m-you-are-back-your-clocks-run-aga-b47a0a18 = Вы снова здесь: ваши часы идут. Осталось отпуска: { $g } дн.

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

# You are back: {days} {days|day|days} went back, and {left} are left.
m-you-are-back-days-days-day-days-42fbf8b6 = Вы снова здесь: вернулось дней: { $days }, осталось: { $left }.

# You are here
m-you-are-here-b0b52ce0 = Вы здесь

# You are invited
m-you-are-invited-1ad74112 = Вас пригласили

# You are not asked any more. Until somebody takes your seat you can come back to it.
m-you-are-not-asked-any-more-until-8e84aa6d = Вас больше не спрашивают. Пока место никто не занял, вы можете вернуться.

# You are number {place}.
m-you-are-number-place-7ff3b165 = Ваше место: { $place }.

# You are on holiday until {until}: that took {days} {days|day|days}, and {left} are left.
m-you-are-on-holiday-until-until-t-3d33c4f8 = Вы в отпуске до { $until }: ушло дней: { $days }, осталось: { $left }.

# You are signed in
m-you-are-signed-in-2d55cbc1 = Вы вошли

# You are watching
m-you-are-watching-29a53f2a = Вы смотрите

# You are watching.
m-you-are-watching-328617e3 = Вы наблюдаете.

# You can
m-you-can-bd5c4d03 = Вы можете

# You can go on
m-you-can-go-on-3e2e9fcb = Можно продолжить

# You get no invitations any more.
m-you-get-no-invitations-any-more-b22a351c = Приглашений вы больше не получаете.

# You get this at most once a day.
m-you-get-this-at-most-once-a-day-2658040c = Такое письмо приходит не чаще раза в день.

# You get this because {host} asks you. Unless you join, nothing follows.
m-you-get-this-because-host-asks-y-3b7336fe = Это письмо пришло, потому что вас приглашает { $host }. Если места не занять, больше ничего не придёт.

# You get this once a day. Answer any letter of a game with "digest off" to get single ones.
m-you-get-this-once-a-day-answer-a-071f0bdb = Это письмо приходит раз в день. Чтобы получать отдельные письма, ответьте на любое письмо партии «сводка выкл».

# You have given no address, so there is no way back to this game. <a>Keep it with an address</a> first.
m-you-have-given-no-address-so-the-bee44a74 = Вы не указали адреса, и вернуться к этой партии будет нельзя. Сначала <a>сохраните её, указав адрес</a>.

# You have no such device.
m-you-have-no-such-device-c4852dc0 = У вас нет такого устройства.

# You have no such program.
m-you-have-no-such-program-a099a666 = У вас нет такой программы.

# You have played with
m-you-have-played-with-0a812d68 = С кем вы играли

# You have resigned
m-you-have-resigned-51e5470d = Вы сдались

# You have resigned, so you are not asked any more. "come back" takes your seat again.
m-you-have-resigned-so-you-are-not-166356b3 = Вы сдались, поэтому вас больше не спрашивают. «вернуться» вернёт вам место.

# You have resigned.
m-you-have-resigned-49cb0757 = Вы сдались.

# You have tried it often enough for now. Try again in an hour.
m-you-have-tried-it-often-enough-f-7ae9554b = Пока достаточно попыток. Попробуйте через час.

# You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.
m-you-may-invite-most-people-in-24-dcbae896 = За 24 часа можно пригласить { $most } { $most ->
        [one] человека
        [few] человека
       *[many] человек
    }, сегодня приглашений уже { $today }. Попробуйте позже или оставьте места открытыми.

# You may open {most} games within {within} h. Play those that you have, and try again later; who hosts for many asks the operator for more.
m-you-may-open-most-games-within-w-bd88b65a = За { $within } ч можно открыть не больше { $most } партий. Играйте те, что есть, и попробуйте позже; кто собирает многих, договаривается с оператором.

# You need not do anything now; the game waits for {names}.
m-you-need-not-do-anything-now-the-921b657c = Сейчас от вас ничего не требуется. Ждём ход: { $names }.

# You need not do anything now; the seat of {names} is empty.
m-you-need-not-do-anything-now-the-d6ce4bd9 = Сейчас от вас ничего не требуется; пустые места: { $names }.

# You play as a guest. <a>Give an address</a> to keep your games, get letters and sign in from anywhere. Without one they are forgotten after 30 days.
m-you-play-as-a-guest-a-give-an-ad-e16fabbb = Вы играете гостем. <a>Укажите адрес</a>, чтобы сохранить партии, получать письма и входить откуда угодно. Без него они забудутся через 30 дней.

# You press it on the page, or write it in a letter.
m-you-press-it-on-the-page-or-writ-2b05c0c5 = Вы нажимаете это на странице или пишете в письме.

# You pressed <strong>{why}</strong>. It is done as soon as you have shown that it was you, and once: here by the six digits. In another browser the link asks once more.
m-you-pressed-strong-why-strong-it-b6b93161 = Вы нажали: <strong>{ $why }</strong>. Это будет сделано один раз, как только вы покажете, что это были вы: здесь шестью цифрами. В другом браузере ссылка переспросит.

# You pressed here: {what}.
m-you-pressed-here-what-59b9aa6a = Вы нажали здесь: { $what }.

# You said: <strong>{sentence}</strong>
m-you-said-strong-sentence-strong-58a7c784 = Вы сказали: <strong>{ $sentence }</strong>

# You sit at seat {seat}. 
m-you-sit-at-seat-seat-350671b7 = Вы сидите на месте { $seat }.{ " " }

# You will be signed in here for {kept} {kept|day|days} after your last visit. On a machine that is not yours, sign out at the end.
m-you-will-be-signed-in-here-for-k-7a14d2f7 = Вы останетесь в системе { $kept } { $kept ->
        [one] день
        [few] дня
       *[many] дней
    } после последнего визита. На чужой машине в конце выйдите.

# You win {heading}
m-you-win-heading-f4c5ee6a = Вы победили: { $heading }

# You wrote "{said}"
m-you-wrote-said-5cf774dd = Вы пишете: «{ $said }»

# You wrote "{said}" ({line})
m-you-wrote-said-line-d4bb73ac = Вы пишете: «{ $said }» ({ $line })

# You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So nothing was done.
m-you-wrote-about-a-seat-at-title-6e09da8d = Вы пишете о месте в { $title }, которое больше не ваше: оно уже занято или его могут занять. Поэтому ничего не сделано.

# You, {guests} invited and {bots} bots do not fit at a table for {n}. Choose more seats.
m-you-guests-invited-and-bots-bots-3c97fdc5 = Вы, приглашённые ({ $guests }) и боты ({ $bots }) не помещаются за столом на { $n }. Выберите больше мест.

# Your answer is sealed; you can change it until all have answered.
m-your-answer-is-sealed-you-can-ch-412d7c87 = Ваш ответ запечатан; его можно менять, пока не ответят все.

# Your answer was neither yes nor no: "{words}". Nothing was done.
m-your-answer-was-neither-yes-nor-250b7a0c = Ваш ответ – ни «да», ни «нет»: «{ $words }». Ничего не сделано.

# Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.
m-your-bank-is-small-n-n-hour-hour-d4c3eb47 = Ваш запас времени мал: { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } и ещё { $more } за каждый ответ.

# Your data
m-your-data-ee5ef73a = Ваши данные

# Your deadlines in your calendar:
m-your-deadlines-in-your-calendar-d7d5bf76 = Ваши сроки в календаре:

# Your devices
m-your-devices-555eaa22 = Ваши устройства

# Your letter shows the game as far as this. <a>Sign in</a> to see what came since.
m-your-letter-shows-the-game-as-fa-ae95492a = Ваше письмо показывает партию до этого места. <a>Войдите</a>, чтобы увидеть, что было дальше.

# Your letters, and why there were none
m-your-letters-and-why-there-were-af491b3a = Ваши письма и почему их не было

# Your link
m-your-link-0afdb9bc = Ваша ссылка

# Your mail address
m-your-mail-address-f902a736 = Ваш почтовый адрес

# Your mail holds no line of your own, only what we wrote to you; so nothing was done.
m-your-mail-holds-no-line-of-your-1e68dfc8 = В вашем письме нет ни одной вашей строки, только наш текст; поэтому ничего не сделано.

# Your mail reached Posthorn, but it does not answer a letter of ours.
m-your-mail-reached-posthorn-but-i-bb445b55 = Ваше письмо дошло до Posthorn, но это не ответ на наше письмо.

# Your mail was not read: {reason}. Nothing was done.
m-your-mail-was-not-read-reason-no-4c215cdc = Ваше письмо не прочитано: { $reason }. Ничего не сделано.

# Your move
m-your-move-720c2081 = Ваш ход

# Your moves, and what you said at tables and in your notes. Moves are part of a game's log, which cannot be changed.
m-your-moves-and-what-you-said-at-6d99cd32 = Ваши ходы и то, что вы говорили за столами и в заметках. Ходы – часть журнала партии, а его изменить нельзя.

# Your name
m-your-name-2c6b2e25 = Ваше имя

# Your name <small>as others at the table see it</small>
m-your-name-small-as-others-at-the-dd7c2900 = Ваше имя <small>каким его видят за столом</small>

# Your name, if you are new <small>as others at the table see it</small>
m-your-name-if-you-are-new-small-a-3cd1042c = Ваше имя, если вы здесь впервые <small>каким его видят за столом</small>

# Your name, your addresses, your letters and mails, what you said at tables and your notes are deleted, and nobody can sign in as you any more. This cannot be undone. Games that run go on as their clocks say. Your moves stay in the logs of the games, under a number that leads to nobody, and with the hours by which your clock ran.
m-your-name-your-addresses-your-le-d6656c27 = Ваше имя, адреса, письма, сказанное за столами и заметки удаляются, и войти под вашим именем больше никто не сможет. Отменить это нельзя. Идущие партии продолжаются по своим часам. Ваши ходы остаются в журналах партий под номером, который ни к кому не ведёт, вместе с часами, по которым шло ваше время.

# Your name, your mail addresses, your settings, and the times at which you set them.
m-your-name-your-mail-addresses-yo-5a699547 = Ваше имя, почтовые адреса, настройки и время, когда вы их задали.

# Your notes
m-your-notes-55576676 = Ваши заметки

# Your own words at the table <small>For those who find it or are invited: for whom it is, how you like to play. No addresses, no links.</small>
m-your-own-words-at-the-table-smal-35b77fbe = Ваши слова за столом <small>Для тех, кто его найдёт или приглашён: для кого он, как вы любите играть. Без адресов и ссылок.</small>

# Your program {name} is told nothing any more.
m-your-program-name-is-told-nothin-8163f434 = Вашей программе { $name } больше ничего не сообщается.

# Your programs
m-your-programs-1b8c70b9 = Ваши программы

# Your seat is offered to others, and is yours until somebody sits there: move, or answer "come back".
m-your-seat-is-offered-to-others-a-b60f64b5 = Ваше место предложено другим, но пока его не заняли, оно ваше: сделайте ход или ответьте «вернуться».

# Your seat is offered to others, and you can come back until somebody takes it. Where nobody else is left the game ends.
m-your-seat-is-offered-to-others-a-98f5388f = Ваше место предложат другим, и вы можете вернуться, пока его не заняли. Если больше никого нет, партия закончится.

# Your seat is offered to others: {why}. It is yours again with a word, until somebody sits there.
m-your-seat-is-offered-to-others-w-8eb939d4 = Ваше место предлагается другим: { $why }. Одно слово, и оно снова ваше, пока туда никто не сел.

# Your seat {n} in a game of {title} has another player now.
m-your-seat-n-in-a-game-of-title-h-df4e2fff = На вашем месте { $n } в партии { $title } теперь другой игрок.

# Your table of {title} has waited for two weeks.
m-your-table-of-title-has-waited-f-54410bbd = Ваш стол { $title } ждёт уже две недели.

# Your turn
m-your-turn-f2d14573 = Ваш ход

# Your vote is asked
m-your-vote-is-asked-de9537dd = Нужен ваш голос

# Your words for the luck <small>Whatever you like: they are added to the luck, so that nobody can choose it alone. With scripts your browser makes some by chance, and you may change them. Keep them to check the game when it is over. Without words you add nothing.</small>
m-your-words-for-the-luck-small-wh-eda2957e = Ваши слова для случайности <small>Какие угодно: они добавляются к случайности, чтобы никто не мог выбрать её один. Со скриптами браузер придумает их сам, а вы можете изменить. Сохраните их, чтобы проверить партию в конце. Без слов вы не добавляете ничего.</small>

# a date like 2026-12-24
m-a-date-like-2026-12-24-267d24a7 = дата вида 2026-12-24

# a device
m-a-device-b135be3e = устройство

# a fresh letter
m-a-fresh-letter-f6fbf23f = новое письмо

# a game
m-a-game-7ad4329b = партия

# a guest's game
m-a-guest-s-game-13bbb486 = партия гостя

# a key
m-a-key-8fa3aab2 = ключ

# a move taken back
m-a-move-taken-back-ae7a854d = ход отменён

# a picture stands alone on its line, such as [board 14]
m-a-picture-stands-alone-on-its-li-881f0f65 = картинка стоит одна в своей строке, например [board 14]

# a piece of the board
m-a-piece-of-the-board-f5b97b2a = часть поля

# a player cannot be reached
m-a-player-cannot-be-reached-ae486c77 = до игрока не дойти

# a program has ended
m-a-program-has-ended-6e881ea9 = программе больше не сообщают

# a table that waits
m-a-table-that-waits-22382fe1 = стол ждёт

# all
m-all-5ef5ef03 = все

# all clocks stand still
m-all-clocks-stand-still-570f266e = все часы стоят

# all or never
m-all-or-never-008b1ae2 = all или never

# all that can be done, not only the first options
m-all-that-can-be-done-not-only-th-8ad11423 = всё, что можно сделать, а не только первые варианты

# all, turns or none
m-all-turns-or-none-9abb7eb4 = all, turns или none

# an invitation
m-an-invitation-b18204ff = приглашение

# an invitation declined
m-an-invitation-declined-69dbb184 = приглашение отклонено

# an open seat
m-an-open-seat-f3a43414 = свободное место

# and told to {names}
m-and-told-to-names-20b5633a = и сказано: { $names }

# answer to your mail
m-answer-to-your-mail-180bde54 = ответ на ваше письмо

# any
m-any-d6a7cd2a = любой

# any number
m-any-number-5c5b2c92 = сколько угодно

# anybody
m-anybody-bcb93332 = любой

# as its address says
m-as-its-address-says-1f7e2658 = по её адресу

# as long as you play here
m-as-long-as-you-play-here-cddfe52d = пока вы здесь играете

# as usual
m-as-usual-1043c0bd = как обычно

# as usual ({usual})
m-as-usual-usual-17b75a2c = как обычно ({ $usual })

# as well: a letter comes too
m-as-well-a-letter-comes-too-2951bf2b = вдобавок: письмо приходит тоже

# asked
m-asked-c66790da = ходит

# asked; before {at}, {left}
m-asked-before-at-left-6604ef64 = ходит; до { $at }, { $left }

# asked; the clock stands still
m-asked-the-clock-stands-still-c0882969 = ходит; часы стоят

# at your table
m-at-your-table-ab44ab8b = за вашим столом

# away until {day}
m-away-until-day-966f5ca1 = нет до { $day }

# before luck, a secret or somebody else comes in
m-before-luck-a-secret-or-somebody-a838e092 = пока не вступит случай, тайна или другой игрок

# before luck, a secret or somebody else comes in, and before {when}
m-before-luck-a-secret-or-somebody-37a51e02 = пока не вступит случай, тайна или другой игрок, и до { $when }

# before {at}, {left}
m-before-at-left-e9e382fd = до { $at }, { $left }

# beginnings, ends and invitations, moves taken back, seats that change
m-beginnings-ends-and-invitations-a8ad40e6 = начала, концы и приглашения, отменённые ходы, смены за столом

# bot
m-bot-9d74932b = бот

# brought before
m-brought-before-022733b5 = доставлено раньше

# by a resignation
m-by-a-resignation-51cd75ec = игрок сдался

# by a vote
m-by-a-vote-60a8c2bf = по голосованию

# carried over
m-carried-over-fa40e3cc = перенесено

# confirmed
m-confirmed-9599915b = подтверждён

# daily
m-daily-6f31304c = каждый день

# each move, as anybody may see it
m-each-move-as-anybody-may-see-it-ac0beaf5 = каждый ход, как его может видеть любой

# earlier
m-earlier-2a51d354 = раньше

# for {letters_kept} days
m-for-letters-kept-days-da10abf7 = на { $letters_kept } дн.

# free
m-free-ad95d5fa = свободно

# from anybody
m-from-anybody-cce62472 = от всех

# from no game; your clocks run on
m-from-no-game-your-clocks-run-on-ac8778a6 = ни об одной партии; ваши часы идут дальше

# from nobody
m-from-nobody-cf6664aa = ни от кого

# go on with the game that follows this one, at the same table
m-go-on-with-the-game-that-follows-5939f8cb = продолжить партией, которая следует за этой, за тем же столом

# hours like 22:00-07:00
m-hours-like-22-00-07-00-4022207d = часы вида 22:00-07:00

# in public
m-in-public-d840ebb8 = открыто

# in {span}
m-in-span-b9631ed5 = осталось { $span }

# instead: no letter for what a device has taken
m-instead-no-letter-for-what-a-dev-cc840ce9 = вместо писем: нет письма о том, что приняло устройство

# invited
m-invited-307128ff = приглашён

# it comes with the answer to your mail
m-it-comes-with-the-answer-to-your-2e482ea4 = оно придёт с ответом на ваше письмо

# it comes with your digest of {when}
m-it-comes-with-your-digest-of-whe-8fca8d76 = оно придёт с вашей сводкой: { $when }

# it goes out in a moment
m-it-goes-out-in-a-moment-7ed842c7 = сейчас уйдёт

# it is held {n} seconds, so that a move taken back is never mailed
m-it-is-held-n-seconds-so-that-a-m-9eca4ea5 = задержано на { $n } { $n ->
        [one] секунду
        [few] секунды
       *[many] секунд
    }, чтобы отменённый ход не ушёл почтой

# it is not your turn any more
m-it-is-not-your-turn-any-more-9e73b6fe = сейчас уже не ваш ход

# it was taken away, or had ended
m-it-was-taken-away-or-had-ended-8651098f = её убрали, или сообщать ей перестали

# kept for you
m-kept-for-you-6c012602 = для вас

# last move {moved}
m-last-move-moved-2d266c6d = последний ход { $moved }

# last used {used}
m-last-used-used-f39f5dc0 = последний раз { $used }

# later
m-later-1d9283d8 = позже

# less than a minute
m-less-than-a-minute-95d4cd2a = меньше минуты

# made {made}
m-made-made-74ecc3ef = создан { $made }

# mail servers do not take your address; add one like ann@example.org
m-mail-servers-do-not-take-your-ad-83d734c7 = почтовые серверы не принимают ваш адрес; добавьте адрес вида ann@example.org

# mailed, and came back
m-mailed-and-came-back-49ce6e0e = отправлено и вернулось

# mails to your address came back, so it gets none until you confirm it again
m-mails-to-your-address-came-back-06943009 = письма на ваш адрес возвращаются, поэтому их не будет, пока вы не подтвердите его снова

# minutes, 1440 at most
m-minutes-1440-at-most-4a0c13d2 = минуты, не больше 1440

# my games
m-my-games-c8cf2b2f = мои партии

# my turns, and when their time is nearly over
m-my-turns-and-when-their-time-is-2de417d3 = мои ходы и когда их время почти вышло

# never told yet
m-never-told-yet-f60177dc = ещё ничего не сообщалось

# news of the table
m-news-of-the-table-37117acf = новости стола

# no
m-no-9390298f = нет

# no answer came three times
m-no-answer-came-three-times-108c32db = три раза без ответа

# no device took it, so it comes as a letter
m-no-device-took-it-so-it-comes-as-4e404480 = ни одно устройство не приняло, поэтому приходит письмом

# no letters of this game but when it is over
m-no-letters-of-this-game-but-when-96bfe084 = письмо об этой партии только в её конце

# no letters of {game} but when it is over; you play on the web
m-no-letters-of-game-but-when-it-i-b4be59b9 = письмо о партии { $game } только в её конце; играть – на сайте

# no link or address of your letters up to now works any more
m-no-link-or-address-of-your-lette-c4feb617 = ссылки и адреса ваших прежних писем больше не действуют

# no moves are expected of you before that day
m-no-moves-are-expected-of-you-bef-541fb514 = до этого дня ходов от вас не ждут

# no program of yours is to be told of it any more
m-no-program-of-yours-is-to-be-tol-5367d1b2 = ни одной вашей программе об этом больше не сообщают

# no, text alone
m-no-text-alone-02e75dd3 = нет, только текст

# no, the next letter tells it
m-no-the-next-letter-tells-it-7cda572c = нет, скажет следующее письмо

# nobody can invite you, and you hear no more of us
m-nobody-can-invite-you-and-you-he-a8a43b1e = пригласить вас не сможет никто, и писем от нас больше не будет

# nobody yet
m-nobody-yet-56d6e061 = пока никто

# none
m-none-140bedbf = нет

# none at all
m-none-at-all-f26690d8 = никаких

# not asked
m-not-asked-a9d0fe22 = ждёт

# not confirmed
m-not-confirmed-23991585 = не подтверждён

# not sent
m-not-sent-8513a9ec = не отправлено

# not used yet
m-not-used-yet-8b22857a = ещё не занят

# nothing was done
m-nothing-was-done-bf8f33fa = ничего не сделано

# offered to others: {why}
m-offered-to-others-why-f3b384e1 = предложено другим: { $why }

# one letter a day for all games
m-one-letter-a-day-for-all-games-da64590a = одно письмо в день обо всех партиях

# only my address, proven
m-only-my-address-proven-2c4dd9f7 = только мой адрес, проверенный

# only my turns, beginnings and ends
m-only-my-turns-beginnings-and-end-b0b0c800 = только мои ходы, начала и концы

# open
m-open-2348f998 = открыто

# or
m-or-7175517a = или

# or start with one of these:
m-or-start-with-one-of-these-057ecae1 = или начните с одного из этих:

# over time
m-over-time-bd744330 = время вышло

# p256dh has 65 bytes and auth has 16, both in base64url.
m-p256dh-has-65-bytes-and-auth-has-2ac60b61 = p256dh – 65 байт, auth – 16, оба в base64url.

# p256dh is a point of P-256 and auth has 16 bytes, both in base64url.
m-p256dh-is-a-point-of-p-256-and-a-ba334a05 = p256dh – точка P-256, auth – 16 байт, оба в base64url.

# passed
m-passed-284d1e8c = пас

# play what the last letter of a game offers to be tried again
m-play-what-the-last-letter-of-a-g-b3b21e85 = сыграть то, что последнее письмо партии предлагает попробовать снова

# points
m-points-c54a061d = очки

# refused by the mail server
m-refused-by-the-mail-server-182b5840 = почтовый сервер отказал

# round
m-round-a97b0931 = раунд

# round {round}
m-round-round-58a9ff06 = раунд { $round }

# seat {n}
m-seat-n-3cb2af82 = место { $n }

# seconds, 3600 at most
m-seconds-3600-at-most-ec2c0990 = секунды, не больше 3600

# signed JSON, as Standard Webhooks has it
m-signed-json-as-standard-webhooks-017f7181 = подписанный JSON, как в Standard Webhooks

# sits
m-sits-f4b79d59 = за столом

# so many within an hour are enough
m-so-many-within-an-hour-are-enoug-21127f31 = для одного часа этого достаточно

# somebody has opened the same table once more, and your seat is kept: you sit down
m-somebody-has-opened-the-same-tab-0eb6a137 = тот же стол открыт ещё раз, место за вами: вы садитесь

# somebody invited
m-somebody-invited-40cd5201 = кто-то приглашён

# steady
m-steady-57e1f047 = размеренно

# tables that I host
m-tables-that-i-host-ae969cd3 = столы, которые открыл я

# take it back
m-take-it-back-b609e4b5 = отменить

# take the seat
m-take-the-seat-f87195a2 = занять место

# take the seat you are invited to; join with any words of yours adds them to the luck
m-take-the-seat-you-are-invited-to-a5923ed1 = занять место, на которое вас пригласили; «участвую с» и ваши слова добавляют их к случайности

# take your last move back, if nothing was revealed since
m-take-your-last-move-back-if-noth-e58b6e30 = отменить ваш последний ход, если с тех пор ничего не открылось

# taken back
m-taken-back-889e5f43 = отменено

# that is
m-that-is-f21d8591 = то есть

# the bots move first
m-the-bots-move-first-14b30234 = сначала ходят боты

# the browser takes no pushes any more
m-the-browser-takes-no-pushes-any-51354557 = браузер больше не принимает уведомления

# the clock makes a plain move for that seat; after three in a row the seat is offered to others
m-the-clock-makes-a-plain-move-for-dfc9c6b0 = часы делают за это место простой ход; после трёх подряд место предлагается другим

# the clock makes a plain move for you
m-the-clock-makes-a-plain-move-for-da4dd69f = часы делают за вас простой ход

# the clocks run again
m-the-clocks-run-again-bde0432c = часы снова идут

# the device was taken away
m-the-device-was-taken-away-5a068051 = устройство убрано

# the free ones
m-the-free-ones-550f31c0 = свободные

# the game begins
m-the-game-begins-4903f0b4 = партия начинается

# the game ends as it stands
m-the-game-ends-as-it-stands-379053ad = партия заканчивается с нынешним счётом

# the game ends without a result
m-the-game-ends-without-a-result-7206b932 = партия заканчивается без результата

# the game has begun
m-the-game-has-begun-5793df2d = партия уже началась

# the game is over
m-the-game-is-over-edd38001 = партия закончена

# the game was closed
m-the-game-was-closed-810f6383 = партия закрыта

# the hashes by which luck and log are checked
m-the-hashes-by-which-luck-and-log-6043dbdb = хеши для проверки случайности и журнала

# the host
m-the-host-39e3f7ae = тот, кто открыл стол

# the house bot plays on for {who}
m-the-house-bot-plays-on-for-who-472a8568 = { $who }: дальше играет бот

# the last letter of the game before asks you already
m-the-last-letter-of-the-game-befo-fc99aeb7 = последнее письмо предыдущей партии уже спрашивает вас

# the last move is taken back, with all that came after it
m-the-last-move-is-taken-back-with-0bb80059 = последний ход отменяется вместе со всем, что было после

# the letter of {at} showed you this turn
m-the-letter-of-at-showed-you-this-3fffcef7 = этот ход показан вам в письме от { $at }

# the move was taken back before any letter told you of it
m-the-move-was-taken-back-before-a-ade7284e = ход отменён раньше, чем о нём рассказало хоть одно письмо

# the others decide how the game goes on
m-the-others-decide-how-the-game-g-43ad6ea5 = остальные решают, как продолжается партия

# the others go on
m-the-others-go-on-93c1b71d = остальные продолжают

# the position once more; or what a letter leaves out: show log, show Bert
m-the-position-once-more-or-what-a-e0487f2d = положение ещё раз; или то, чего нет в письме: «покажи log», «покажи Bert»

# the same table is opened once more, and a seat is kept for each of you
m-the-same-table-is-opened-once-mo-f499b68e = тот же стол откроется ещё раз, место сохраняется за каждым

# the same table once more, after the end
m-the-same-table-once-more-after-t-c350c834 = тот же стол ещё раз, после конца партии

# the seat is not yours any more
m-the-seat-is-not-yours-any-more-b8c3736e = место больше не ваше

# the seat is offered to others
m-the-seat-is-offered-to-others-7af9d6fe = место предлагается другим

# the seat is yours, and the first letter comes when the game begins
m-the-seat-is-yours-and-the-first-c11b7bb4 = место ваше, и первое письмо придёт, когда партия начнётся

# the seat of {who} is offered, and whoever sits down plays on
m-the-seat-of-who-is-offered-and-w-026975c6 = место ({ $who }) предлагается, и кто сядет, играет дальше

# the table is told, and nothing more happens by itself
m-the-table-is-told-and-nothing-mo-af78a2d7 = стол узнаёт об этом, и само собой больше ничего не происходит

# the time of one letter a day, like 07:00
m-the-time-of-one-letter-a-day-lik-b5d094ad = время для одного письма в день, например 07:00

# the time was over
m-the-time-was-over-c728e200 = время вышло

# the whole log
m-the-whole-log-ecd02877 = весь журнал

# there is no confirmed address to send it to
m-there-is-no-confirmed-address-to-0cdcfec2 = нет подтверждённого адреса, на который его отправить

# this machine
m-this-machine-e223809d = эта машина

# those invited, and who has the link
m-those-invited-and-who-has-the-li-65bae35e = приглашённые и те, у кого есть ссылка

# time over
m-time-over-8c552e9f = время вышло

# to begin to play
m-to-begin-to-play-b68ece60 = чтобы начать играть

# to move
m-to-move-b65e7037 = ходит

# to sign in
m-to-sign-in-6bfe0be5 = чтобы войти

# told last {used}
m-told-last-used-38d37a40 = последнее сообщение: { $used }

# told to {names}, as you wish in place of a letter
m-told-to-names-as-you-wish-in-pla-6c92a10c = сказано вместо письма, как вы просили: { $names }

# too many names are being asked for
m-too-many-names-are-being-asked-f-af154bf0 = спрашивается слишком много имён

# total
m-total-11239872 = всего

# turns, games, table or some of these, or none
m-turns-games-table-or-some-of-the-d695f50b = turns, games, table – что-то из этого или none

# unhurried
m-unhurried-e28efeb6 = без спешки

# until
m-until-2e3200de = до

# until {names} has moved
m-until-names-has-moved-d27d8956 = пока не сделан ход: { $names }

# until {names} has moved; the time for that ends {when}
m-until-names-has-moved-the-time-f-02a629b0 = пока не сделан ход: { $names }; время на это – до { $when }

# void: {void}; seed <code>{seed}</code>
m-void-void-seed-code-seed-code-a0099f02 = погашен: { $void }; число <code>{ $seed }</code>

# vote
m-vote-ab274474 = голос

# votes and other news of the table
m-votes-and-other-news-of-the-tabl-d6f000c8 = голосования и другие новости стола

# wait for you
m-wait-for-you-abf5a9f2 = ждут вас

# was this you?
m-was-this-you-11697673 = это были вы?

# well or instead
m-well-or-instead-9b401dcb = well или instead

# what can be said now; or what begins with a word
m-what-can-be-said-now-or-what-beg-78865397 = что можно написать сейчас; или что начинается с такого-то слова

# what the others say at the table
m-what-the-others-say-at-the-table-2d1b6f6e = что другие говорят за столом

# what to do
m-what-to-do-f425add4 = что делать

# what would come of an option, without doing it
m-what-would-come-of-an-option-wit-077185c6 = что даст вариант, без самого хода

# what you said is done, and the next letter tells it; you want no receipts
m-what-you-said-is-done-and-the-ne-5018d8fc = то, что вы написали, сделано, и следующее письмо скажет об этом; подтверждений вы не хотите

# whether letters come at all; answers to your own mails always do
m-whether-letters-come-at-all-answ-ab919d98 = приходят ли письма вообще; ответы на ваши собственные письма приходят всегда

# which is over
m-which-is-over-57e61975 = срок вышел

# which {what}?
m-which-what-48cf5b55 = { $what }?

# who sits down and leaves, beginnings, ends, votes
m-who-sits-down-and-leaves-beginni-8695162a = кто садится и уходит, начала, концы, голосования

# whoever holds one of my letters
m-whoever-holds-one-of-my-letters-85f0a541 = любой, у кого есть моё письмо

# whoever is asked gets {n} more hours
m-whoever-is-asked-gets-n-more-hou-59ae4921 = у того, кого спрашивают, на { $n } { $n ->
         [one] час
         [few] часа
        *[many] часов
    } больше

# whoever runs this service
m-whoever-runs-this-service-21655a9a = тот, кто держит этот сервер

# why letters were sent or not
m-why-letters-were-sent-or-not-bb7c87ae = почему письма отправлены или нет

# with {people}
m-with-people-b9d0f10d = с кем: { $people }

# words at the table
m-words-at-the-table-e3a3ab88 = слова за столом

# written, and waits until the mail server takes it
m-written-and-waits-until-the-mail-421e201f = написано и ждёт, пока почтовый сервер примет

# yes
m-yes-8a798890 = да

# yes or no
m-yes-or-no-82b00571 = да или нет

# yes, at once
m-yes-at-once-7c596bc9 = да, сразу

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

# you leave the game
m-you-leave-the-game-82231f1e = вы выходите из партии

# you pause until {day}
m-you-pause-until-day-bc69a0ae = у вас пауза до { $day }

# you play on, as if you had said nothing
m-you-play-on-as-if-you-had-said-n-2b84316f = вы играете дальше, как будто ничего не сказано

# you take no invitations, or none of this host
m-you-take-no-invitations-or-none-894a2abd = вы не принимаете приглашений вообще или от того, кто открыл этот стол

# you vote against it
m-you-vote-against-it-4cc79284 = вы голосуете против

# you want letters about your turns only
m-you-want-letters-about-your-turn-dc2f7347 = вам нужны письма только о ваших ходах

# your link
m-your-link-ea9b0dc5 = ваша ссылка

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

# your seat was taken
m-your-seat-was-taken-6ebb24fa = ваше место занято

# your turn
m-your-turn-5acd99f0 = ваш ход

# {address} is yours already.
m-address-is-yours-already-0a5be20e = { $address } – уже ваш адрес.

# {bank} for thinking, and {refund} more after each answer
m-bank-for-thinking-and-refund-mo-501b0fab = { $bank } на размышление и ещё { $refund } за каждый ответ

# {days_left} days are left in your store. On holiday all your clocks stand still, and letters about turns wait.
m-days-left-days-are-left-in-your-e510f55e = Дней отпуска в запасе: { $days_left }. В отпуске все ваши часы стоят, и письма о ходах ждут.

# {dropped} cannot be picked here.
m-dropped-cannot-be-picked-here-6da5053e = Здесь нельзя выбрать: { $dropped }.

# {d} d {h} h
m-d-d-h-h-570379d9 = { $d } дн. { $h } ч

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

# {free} free
m-free-free-85c1312a = свободно: { $free }

# {free} {free|seat|seats} to fill
m-free-free-seat-seats-to-fill-e96d3448 = мест свободно: { $free }

# {heading}: the result
m-heading-the-result-592512a3 = { $heading }: результат

# {heading}: {called}, move {version}
m-heading-called-move-version-c9c473dc = { $heading }: { $called }, ход { $version }

# {host} looks for somebody else, and does not invite you again
m-host-looks-for-somebody-else-an-c85fd73a = { $host } ищет кого-нибудь другого и больше вас не приглашает

# {host} writes: "{words}"
m-host-writes-words-e1e18a9d = { $host } пишет: «{ $words }»

# {hour}:{minute}
m-hour-minute-6fc823d7 = { $hour }:{ $minute }

# {h} h {m} min
m-h-h-m-min-99422830 = { $h } ч { $m } мин

# {mails_kept} days after they were dealt with
m-mails-kept-days-after-they-were-efb433d7 = { $mails_kept } дн. после того, как с ними разобрались

# {most} addresses are enough. Take one away first.
m-most-addresses-are-enough-take-8d577982 = Адресов хватит: { $most }. Сначала уберите один.

# {most} devices are enough. Take one away first.
m-most-devices-are-enough-take-on-4e90c6cb = Достаточно устройств: { $most }. Сначала уберите одно.

# {most} keys are enough. Revoke one first.
m-most-keys-are-enough-revoke-one-07dee29a = Ключей хватит: { $most }. Сначала отзовите один.

# {most} programs are enough. Take one away first.
m-most-programs-are-enough-take-o-1452b1c7 = Программ достаточно { $most }. Сначала уберите одну.

# {m} min
m-m-min-b8b9f90d = { $m } мин

# {names} is away until {away}.
m-names-is-away-until-away-a18dbff0 = { $names }: нет до { $away }.

# {names} play {title}.
m-names-play-title-737913d8 = { $names } играют в { $title }.

# {names} until {at}
m-names-until-at-4ee809ec = { $names } до { $at }

# {names} wins {heading}
m-names-wins-heading-b639c94b = { $heading }: победа за { $names }

# {names} won.
m-names-won-6c8a4d7c = Победа: { $names }.

# {names} {n|is|are} to move.
m-names-n-is-are-to-move-9e0685aa = Ход за: { $names }.

# {names}. This game of {title} is over: look at its end and at every move.
m-names-this-game-of-title-is-ove-9fe7a654 = { $names }. Партия { $title } закончена: посмотрите её конец и каждый ход.

# {name} (a bot)
m-name-a-bot-1dec2ce0 = { $name } (бот)

# {name} 417: Autumn windows
m-name-417-autumn-windows-c2db311e = { $name } 417: Осенние окна

# {name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.
m-name-has-said-no-to-an-invitati-fdd08a14 = { $name } отвечает на ваше приглашение «нет»; больше приглашений туда не уходит. Оставьте это место открытым.

# {name} is told from now on. Its secret, by which it knows that we are speaking, is shown this once:
m-name-is-told-from-now-on-its-se-ed24d397 = { $name }: с этого времени сообщаем. Секрет, по которому программа узнаёт, что говорим мы, показан только сейчас:

# {name} is {form}, or nothing.
m-name-is-form-or-nothing-8723533b = { $name }: { $form } или ничего.

# {name} on {host}
m-name-on-host-f3237642 = { $name }, { $host }

# {name} takes no invitations. Leave that seat open, or invite another.
m-name-takes-no-invitations-leave-3a1788cf = { $name } не принимает приглашений. Оставьте это место открытым или пригласите кого-то другого.

# {name}, it is your turn. {prompt} {until}
m-name-it-is-your-turn-prompt-unt-d58453d6 = { $name }: ваш ход. { $prompt } { $until }

# {name}, nothing is done in a game. Which letters shall end?
m-name-nothing-is-done-in-a-game-e682352f = { $name }: ни в одной партии ничего не сделано. Какие письма прекратить?

# {name}, the others go on.
m-name-the-others-go-on-cad8f898 = { $name }: остальные продолжают.

# {name}, the time of {who} is over. How shall the game go on?
m-name-the-time-of-who-is-over-ho-d25d072d = { $name }: время вышло ({ $who }). Как продолжать партию?

# {name}, was this you?
m-name-was-this-you-7614fa7e = { $name }: это были вы?

# {name}, your time is over. Answer now, and all goes on. {prompt}
m-name-your-time-is-over-answer-n-516611e2 = { $name }: ваше время вышло. Ответьте сейчас, и всё пойдёт дальше. { $prompt }

# {name}, your time was over.
m-name-your-time-was-over-db92e549 = { $name }: ваше время вышло.

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

# {name}: not mailed, {why}.
m-name-not-mailed-why-b10f0e44 = { $name }: не отправлено, { $why }.

# {name}: the whole log
m-name-the-whole-log-0b1094ab = { $name }: весь журнал

# {name}: waits, {why}.
m-name-waits-why-d775ff97 = { $name }: ждёт, { $why }.

# {name}: what is in the box
m-name-what-is-in-the-box-c69fe338 = { $name }: что в коробке

# {name}: {called}, all moves
m-name-called-all-moves-eab6f750 = { $name }: { $called }, все ходы

# {name}: {called}, the result
m-name-called-the-result-68b62bde = { $name }: { $called }, результат

# {new} new<span> moves since your last turn: replay</span>
m-new-new-span-moves-since-your-l-9f384270 = Нового: { $new }<span>, ходы с вашего последнего: повтор</span>

# {n|Nobody|More than one} whom you have played with is called "{name}". Give a mail address, or pass the link of the table on.
m-n-nobody-more-than-one-whom-you-26fd1da6 = Среди тех, с кем вы играли, { $n ->
        [one] никого с именем
        [few] несколько с именем
       *[many] несколько с именем
    } «{ $name }». Укажите почтовый адрес или передайте ссылку стола.

# {n} more {n|choice comes|choices come} with "more".
m-n-more-n-choice-comes-choices-c-b4088b29 = Слово «ещё» покажет ещё { $n } { $n ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    }.

# {n} of {of} {n|is|are} needed.
m-n-of-of-n-is-are-needed-d8a88837 = Нужно голосов: { $n } из { $of }.

# {n} {n|day|days}
m-n-n-day-days-f51bc39f = { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    }

# {n} {n|day|days} of thinking time
m-n-n-day-days-of-thinking-time-ba00d75f = { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    } на раздумья

# {n} {n|fits|fit}
m-n-n-fits-fit-bb80a811 = подходит: { $n }

# {n} {n|hour|hours}
m-n-n-hour-hours-48e256c1 = { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    }

# {n} {n|hour|hours} of thinking time
m-n-n-hour-hours-of-thinking-time-e8c90e71 = { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } на раздумья

# {n} {n|line|lines} of your mail {n|is|are} no move and {n|was|were} left alone.
m-n-n-line-lines-of-your-mail-n-i-e80e360b = В вашем письме { $n } { $n ->
        [one] строка
        [few] строки
       *[many] строк
    } – не ход; оставлено без внимания.

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }

# {option}: a file of the owner's
m-option-a-file-of-the-owner-s-4755df6d = { $option }: файл владельца

# {option}: carried over
m-option-carried-over-0a898fa5 = { $option }: перенесено

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

# {seats_told} players
m-seats-told-players-8fbbb2e3 = игроков: { $seats_told }

# {seats_told} players, alone too.
m-seats-told-players-alone-too-3a880226 = Игроков: { $seats_told }, можно и одному.

# {seats_told} players.
m-seats-told-players-cd6e936f = Игроков: { $seats_told }.

# {several} "{words}" also answers what follows.
m-several-words-also-answers-what-1e78374a = { $several } «{ $words }» отвечает и на следующее.

# {span} of thinking time left
m-span-of-thinking-time-left-86dee8a9 = осталось на раздумья: { $span }

# {stands} It lapses {until}.
m-stands-it-lapses-until-d858fc80 = { $stands } Снимается { $until }.

# {text} ({n} h)
m-text-n-h-4d5138d3 = { $text } ({ $n } ч)

# {text} No letter was sent, and nothing else has changed.
m-text-no-letter-was-sent-and-not-c2dcc0bd = { $text } Письмо не отправлено, и больше ничего не изменилось.

# {title} by mail
m-title-by-mail-6d9ba91d = { $title } по почте

# {title} for {seats} players, by mail or on the page, over days. Play a bot now, or open a table.
m-title-for-seats-players-by-mail-2df57d3d = { $title }: игроков { $seats }, по почте или на странице, не спеша. Сыграйте с ботом сейчас или откройте стол.

# {title} has no cards.
m-title-has-no-cards-48fd9136 = { $title }: карт нет.

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

# {title} {number}: until {deadline}.
m-title-number-until-deadline-3d3bde21 = { $title } { $number }: до { $deadline }.

# {unread} {unread|new word|new words}
m-unread-unread-new-word-new-word-0699cb0c = новых слов: { $unread }

# {version} of {version2}
m-version-of-version2-e2f60bc8 = { $version } из { $version2 }

# {waiting_games} {waiting_games|game waits|games wait} for you
m-waiting-games-waiting-games-gam-ef4ba36e = { $waiting_games } { $waiting_games ->
        [one] партия ждёт
        [few] партии ждут
       *[many] партий ждут
    } вас

# {waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.
m-waiting-of-your-invitations-wai-d6405d93 = Ваших приглашений без ответа – { $waiting }, их может быть не больше { $most }. Отмените партию, которая не начинается.

# {what}, if all {n} of you agree
m-what-if-all-n-of-you-agree-670c43e7 = { $what }, если согласны все { $n }

# {what}, if both of you agree
m-what-if-both-of-you-agree-a92f8667 = { $what }, если согласны оба

# {what}, if {n} of you agree
m-what-if-n-of-you-agree-55bfdcec = { $what }, если согласны { $n } из вас

# {what}, the second
m-what-the-second-dc404b53 = { $what }, второе

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

# {who}: {n} {n|point|points}.
m-who-n-n-point-points-52525ce0 = { $who }: { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.
