#  For example: "{example}".
m-for-example-example-c551b502 = { " " }Например: «{ $example }».

#  It is decided.
m-it-is-decided-4aacc07b = { " " }Решено.

# " or "
m-or-e8906955 = » или «

# "{address}" is no mail address; one is like ann@example.org.
m-address-is-no-mail-address-one-299d870e = «{ $address }» – не почтовый адрес; он выглядит как ann@example.org.

# "{part}" is no answer of {title}; the last may be "wait".
m-part-is-no-answer-of-title-the-8db4d151 = «{ $part }» – не ответ в игре { $title }; последним может стоять «ждать».

# "{text}" is not finished: {wanted} is missing.
m-text-is-not-finished-wanted-is-42af297c = «{ $text }»: не закончено, не хватает: { $wanted }.

# "{text}" is not understood from "{word}" on.
m-text-is-not-understood-from-wor-c91f7f26 = «{ $text }»: непонятно, начиная с «{ $word }».

# "{text}" is not understood. Did you mean "{meant}"?
m-text-is-not-understood-did-you-9a6c8672 = «{ $text }»: непонятно. Имелось в виду «{ $meant }»?

# "{text}" is not understood. If it is to say "{meant}": {why}
m-text-is-not-understood-if-it-is-d8004de3 = «{ $text }»: непонятно. Если это значит «{ $meant }»: { $why }

# "{text}" is not understood. Say "help" for what can be said now.
m-text-is-not-understood-say-help-edf8a92c = «{ $text }»: непонятно. Слово «помощь» покажет, что можно сказать сейчас.

# "{text}" is not understood: {wanted} is wanted instead of "{word}".
m-text-is-not-understood-wanted-i-5f9b1a93 = «{ $text }»: непонятно; вместо «{ $word }» нужно: { $wanted }.

# "{value}" is no time zone; say one like Europe/Prague.
m-value-is-no-time-zone-say-one-l-57ac72ab = «{ $value }» – не часовой пояс; напишите, например, Europe/Prague.

# , else 
m-else-2935c988 = , иначе{ " " }

# A bot takes your seat.
m-a-bot-takes-your-seat-fe88ae80 = Ваше место занимает бот.

# A clock stands still for 1 to {most} hours.
m-a-clock-stands-still-for-1-to-mo-5ca51898 = Часы можно остановить на срок от 1 до { $most } ч.

# A day is written 2026-12-24.
m-a-day-is-written-2026-12-24-1406d5fb = Дата пишется так: 2026-12-24.

# A game of {title} goes on from {after}, with what that one left. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-goes-on-from-aft-2b8c49cf = Новая партия { $title } продолжает партию { $after } с тем, что от неё осталось. Ей досталось зерно номер { $number } из обещанных заранее: { $commitment }

# A game of {title} goes on from {after}, with what that one left. The seed is committed: {commitment}
m-a-game-of-title-goes-on-from-aft-f43f55c5 = Партия { $title } продолжает партию { $after } и то, что от неё осталось. Зерно обещано: { $commitment }

# A game of {title} is opened. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-is-opened-it-tak-9d0c0048 = Открыта партия { $title }. Ей досталось зерно номер { $number } из обещанных заранее: { $commitment }

# A game of {title} is opened. The seed is committed: {commitment}
m-a-game-of-title-is-opened-the-se-84665c9a = Открыта партия { $title }. Зерно обещано: { $commitment }

# A game that goes on from another is not cancelled; say "no" to leave it.
m-a-game-that-goes-on-from-another-00adb5ee = Партию, которая продолжает другую, не отменяют; чтобы выйти из неё, напишите «нет».

# A gift is from one instant to another, as 2026-12-24T20:00:00Z.
m-a-gift-is-from-one-instant-to-an-a48c9a06 = Добавленное время указывают от одного момента до другого, как 2026-12-24T20:00:00Z.

# A gift is time that has passed, {n} days at most.
m-a-gift-is-time-that-has-passed-n-d7f31a3c = Добавить можно время, которое уже прошло, не больше { $n } { $n ->
        [one] дня
        [few] дней
       *[many] дней
    }.

# A holiday is booked: {n} {n|day|days} of the store.
m-a-holiday-is-booked-n-n-day-days-7dca2369 = Отпуск записан: { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    } из запаса.

# A name has 1 to 40 printable characters.
m-a-name-has-1-to-40-printable-cha-04b50376 = В имени от 1 до 40 печатных знаков.

# A name has letters or digits that can be seen, and few marks on each.
m-a-name-has-letters-or-digits-tha-b23eb4c5 = Имя состоит из видимых букв или цифр, надстрочных знаков на каждой – немного.

# A name holds no address and no link; put a space after a full stop.
m-a-name-holds-no-address-and-no-l-95d9723b = В имени нет ни адреса, ни ссылки; после точки ставьте пробел.

# A night is written 23:00-07:00, or left empty; "{text}" is none.
m-a-night-is-written-23-00-07-00-o-b3c4f794 = Ночь пишется 23:00-07:00 или остаётся пустой; «{ $text }» – не ночь.

# A night lasts from a minute to {n} hours.
m-a-night-lasts-from-a-minute-to-n-d0fedd68 = Ночь длится от одной минуты до { $n } { $n ->
        [one] часа
        [few] часов
       *[many] часов
    }.

# A nonce is 1 to 64 letters, digits, - or _.
m-a-nonce-is-1-to-64-letters-digit-096c0d22 = Одноразовое слово – от 1 до 64 букв, цифр, знаков - или _.

# A player who left
m-a-player-who-left-f96d8f13 = Бывший игрок

# A rematch is offered once the game is over.
m-a-rematch-is-offered-once-the-ga-02266de4 = Реванш предлагают, когда партия закончена.

# A seat has at most {n} orders.
m-a-seat-has-at-most-n-orders-228be50e = На одно место – не больше { $n } { $n ->
        [one] решения
        [few] решений
       *[many] решений
    } заранее.

# A seat is for a player, for the bot "sensible", or for anybody.
m-a-seat-is-for-a-player-for-the-b-ec2eb9eb = Место – для игрока, для бота «sensible» или для кого угодно.

# A signature of this chain is {digits} hexadecimal digits, in small letters.
m-a-signature-of-this-chain-is-dig-e001dd8d = Подпись этой цепочки: { $digits } шестнадцатеричных цифр, строчными буквами.

# A table has {n} days to begin.
m-a-table-has-n-days-to-begin-2127eb82 = Стол должен начать партию за { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    }.

# All agreed: the game ends as it stands. The seed was {seed}
m-all-agreed-the-game-ends-as-it-s-336bc1bc = Все за: партия завершается по нынешним очкам. Зерно: { $seed }

# All agreed: the game is called off, without a result. The seed was {seed}
m-all-agreed-the-game-is-called-of-f7c333a4 = Все за: партия прекращается без результата. Зерно: { $seed }

# All orders are gone.
m-all-orders-are-gone-81e2abdc = Все решения заранее сняты.

# An order has 1 to {n} answers with else between them.
m-an-order-has-1-to-n-answers-with-162eed0e = Решение заранее – от 1 до { $n } { $n ->
        [one] ответа
        [few] ответов
       *[many] ответов
    }, между ними «иначе».

# At this table who cannot act is asked all the same, and passes: who is asked shows nothing of a hand.
m-at-this-table-who-cannot-act-is-179ba07a = За этим столом спрашивают и того, кто не может действовать: он пасует, и вопрос ничего не говорит о руке.

# At this table who cannot act is skipped: that means fewer letters, and it shows something of a hand.
m-at-this-table-who-cannot-act-is-fe2662a8 = За этим столом того, кто не может действовать, пропускают: писем меньше, но это кое-что говорит о руке.

# Bots take the seats that were still empty.
m-bots-take-the-seats-that-were-st-2922eec7 = Места, которые ещё пусты, занимают боты.

# From now on the only legal answer is given for you.
m-from-now-on-the-only-legal-answe-b48595fd = Теперь единственный возможный ответ даётся за вас.

# From now on you are not asked where all that is left can wait.
m-from-now-on-you-are-not-asked-wh-8800b4b6 = Теперь вас не спрашивают там, где всё остальное может подождать.

# If you resign, the game ends, since no other person is left. "{yes}" does it.
m-if-you-resign-the-game-ends-sinc-a5877dea = Если вы сдаётесь, партия заканчивается: других людей за столом нет. Подтвердить: «{ $yes }».

# If you resign, your seat is offered to others and you are not asked any more. Of this game you get one letter, at its end. You can come back until somebody takes the seat. "{yes}" does it.
m-if-you-resign-your-seat-is-offer-3286c2f6 = Если вы сдаётесь, ваше место предлагается другим, и вас больше не спрашивают. Об этой партии придёт одно письмо – в её конце. Вернуться можно, пока место не занято. Подтвердить: «{ $yes }».

# It can go on with: {words}.
m-it-can-go-on-with-words-d9efe873 = Продолжить можно так: { $words }.

# It is about your own seat; the others decide.
m-it-is-about-your-own-seat-the-ot-b788b817 = Речь о вашем собственном месте; решают остальные.

# It is decided.
m-it-is-decided-4271be93 = Решено.

# It is not your turn.
m-it-is-not-your-turn-39acfa2f = Сейчас не ваш ход.

# Letters of game {game} are muted.
m-letters-of-game-game-are-muted-c43501d1 = Письма партии { $game } отключены.

# Letters of game {game} are wanted again.
m-letters-of-game-game-are-wanted-76644837 = Письма партии { $game } снова приходят.

# More time is 1 to {most} hours.
m-more-time-is-1-to-most-hours-45da1d48 = Больше времени – это от 1 до { $most } ч.

# Name {n} or more days of the week on which you play, like "mon tue sat".
m-name-n-or-more-days-of-the-week-001defb4 = Назовите дни недели, в которые вы играете, не меньше { $n }, например «mon tue sat».

# No bot holds this seat.
m-no-bot-holds-this-seat-9046aed9 = На этом месте нет бота.

# No chain "{chain}" is known. There are: {all}.
m-no-chain-chain-is-known-there-ar-405de983 = Цепочка «{ $chain }» неизвестна. Есть: { $all }.

# No seat of this game is free for you.
m-no-seat-of-this-game-is-free-for-593e349e = Свободного места для вас в этой партии нет.

# No seed was committed to before your order came. Send it once more.
m-no-seed-was-committed-to-before-9cfa7d90 = До вашего заказа ни одно зерно не было зафиксировано. Отправьте его ещё раз.

# Nobody added anything.
m-nobody-added-anything-40b49249 = Никто ничего не добавляет.

# Nobody but the house has a part in it: the house could have chosen this luck.
m-nobody-but-the-house-has-a-part-33d95a83 = В случайности нет ничьей доли, кроме доли сервера: сервер мог бы её подобрать.

# Nobody could choose this luck: round {round} of the public beacon drand was named at the opening and came out when all the rest was fixed.
m-nobody-could-choose-this-luck-ro-1313f62c = Подобрать случайность не мог никто: раунд { $round } открытого маяка drand назван при открытии стола и вышел, когда всё остальное было уже зафиксировано.

# Nobody is left to play on: the game ends. The seed was {seed}
m-nobody-is-left-to-play-on-the-ga-6bc77de7 = Играть больше некому: партия заканчивается. Зерно: { $seed }

# Nobody wants to take a move back.
m-nobody-wants-to-take-a-move-back-60dfbbc2 = Отменить ход никто не предлагает.

# Nobody whom you could let go has seat {n}.
m-nobody-whom-you-could-let-go-has-da08dd0d = На месте { $n } нет никого, кого вы можете отпустить.

# Nothing can be played now.
m-nothing-can-be-played-now-8c76b00e = Сейчас ничего нельзя сыграть.

# Nothing follows that game.
m-nothing-follows-that-game-b004ed68 = За этой партией ничего не следует.

# Nothing is decided in advance.
m-nothing-is-decided-in-advance-7cfc9a5a = Заранее ничего не решено.

# Nothing more is asked here.
m-nothing-more-is-asked-here-dca667f1 = Больше здесь ничего не спрашивают.

# Only a table that has not begun, and goes on from no game, is closed like this.
m-only-a-table-that-has-not-begun-bb020c16 = Так закрывают только стол, который ещё не начал партию и не продолжает другую.

# Only the player who opened the game can cancel it.
m-only-the-player-who-opened-the-g-14d74781 = Отменить партию может только тот, кто её открывает.

# Only the player who opened this table can release a seat.
m-only-the-player-who-opened-this-e4fbbe17 = Освободить место может только тот, кто открывает этот стол.

# Order {n}: {orders}. Nobody else sees it before it is used.
m-order-n-orders-nobody-else-sees-cdb9ddeb = Распоряжение { $n }: { $orders }. До исполнения его больше никто не видит.

# Player
m-player-64aee8c6 = Игрок

# Points so far: {points}.
m-points-so-far-points-989f79b0 = Очки на этот момент: { $points }.

# Round {round} of the public beacon drand is added, but was out before the last part.
m-round-round-of-the-public-beacon-0030167d = Раунд { $round } открытого маяка drand добавлен, но он вышел раньше последней доли.

# Round {round} of the public beacon drand, due at {due}, is added when it is out. If nobody adds anything after that time, nobody can choose the luck.
m-round-round-of-the-public-beacon-9ae4aa6e = Раунд { $round } открытого маяка drand (срок: { $due }) добавится, когда выйдет. Если после этого времени никто ничего не добавит, подобрать случайность не сможет никто.

# Say 1 to {most} lines at once.
m-say-1-to-most-lines-at-once-d9ca53d8 = За один раз – от 1 до { $most } строк.

# Say it in one line of at most {n} printable characters.
m-say-it-in-one-line-of-at-most-n-71da039d = Скажите это одной строкой, не больше { $n } печатных знаков.

# Say on which motion: {names}.
m-say-on-which-motion-names-62e5759b = Укажите, какое предложение: { $names }.

# Say the name of a person at the table, or a seat that a person holds, 1 to {n}.
m-say-the-name-of-a-person-at-the-2722aca8 = Назовите человека за столом или место, занятое человеком, от 1 до { $n }.

# Seat
m-seat-ae4e74c6 = Место

# Seat {number} is not free for you.
m-seat-number-is-not-free-for-you-bd97a286 = Место { $number } для вас не свободно.

# Seat {n} is free again.
m-seat-n-is-free-again-d34a61d5 = Место { $n } снова свободно.

# Seat {n} is free again: its player has left.
m-seat-n-is-free-again-its-player-803c27a8 = Место { $n } снова свободно: игрок уходит из-за стола.

# Seat {n} is free again: the host has let its player go.
m-seat-n-is-free-again-the-host-ha-d321522d = Место { $n } снова свободно: игрока отпускает тот, кто открыл стол.

# Seat {n} is neither over time nor offered.
m-seat-n-is-neither-over-time-nor-0e8d00d0 = Место { $n } не просрочено и другим не предложено.

# Seat {n} is offered to others already.
m-seat-n-is-offered-to-others-alre-36686326 = Место { $n } уже предложено другим.

# Seed number {number} is not the next one, that is {next}. Look at the commitments and send it again.
m-seed-number-number-is-not-the-ne-fe7b61ba = Зерно номер { $number } не следующее, следующее – { $next }. Посмотрите список обязательств и отправьте ещё раз.

# Settings are changed: {names}.
m-settings-are-changed-names-f931a60f = Изменены настройки: { $names }.

# That can mean "{both}". Say which.
m-that-can-mean-both-say-which-5e7931dd = Это может значить «{ $both }». Скажите, что именно.

# That can mean more than {most} things. Write all names in full.
m-that-can-mean-more-than-most-thi-48fd3cce = Вариантов прочтения больше { $most }. Напишите все названия полностью.

# That day is not in the future: {day}.
m-that-day-is-not-in-the-future-da-bd8a6f07 = Этот день не в будущем: { $day }.

# That game goes on in a way of its own: say "next".
m-that-game-goes-on-in-a-way-of-it-2666b406 = Эта партия продолжается по-своему: напишите «дальше».

# That game is not over; what follows it is said at its end.
m-that-game-is-not-over-what-follo-eae78eef = Эта партия не закончена; что следует за ней, станет известно в конце.

# That game went on from others, with what they left it; open a new one.
m-that-game-went-on-from-others-wi-4acef04f = Эта партия продолжала другие и то, что от них осталось; откройте новую.

# That holds as far as nobody could foresee the request of {who}.
m-that-holds-as-far-as-nobody-coul-fbf3d7cb = Это верно, если никто не мог предвидеть запрос игрока { $who }.

# That is no pace: {why}.
m-that-is-no-pace-why-6f7fbc57 = Это не темп: { $why }.

# That is not an answer to what you are asked now.
m-that-is-not-an-answer-to-what-yo-f751ac40 = Это не ответ на то, о чём вас сейчас спрашивают.

# That is so already.
m-that-is-so-already-b48da4bc = Так уже и есть.

# That request has a wrong shape: {error}
m-that-request-has-a-wrong-shape-e-a4db4174 = У этого запроса неверный вид: { $error }

# That takes {n} {n|day|days} and you have {left}: until {day} at most. Nothing was changed.
m-that-takes-n-n-day-days-and-you-11fb08a9 = На это уходит { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    }, а у вас { $left }: самое позднее до { $day }. Ничего не изменено.

# That was done already, by what you said before it.
m-that-was-done-already-by-what-yo-841635cd = Это уже сделано тем, что сказано раньше.

# The address {address} is added.
m-the-address-address-is-added-4a44065b = Добавлен адрес { $address }.

# The address {address} is confirmed.
m-the-address-address-is-confirmed-ec9d065f = Адрес { $address } подтверждён.

# The address {address} is removed.
m-the-address-address-is-removed-53b9219c = Адрес { $address } убран.

# The clock has ended three turns in a row for {who}: the seat is offered to others, until {who} is back.
m-the-clock-has-ended-three-turns-0c1ece3d = Часы завершили три хода подряд: { $who }. Место предложено другим, пока игрок не вернётся.

# The clock of this seat has stood still for this move already.
m-the-clock-of-this-seat-has-stood-be4a6c15 = Для этого хода часы на этом месте уже останавливали.

# The clocks run.
m-the-clocks-run-42d27510 = Часы идут.

# The clocks stand still already.
m-the-clocks-stand-still-already-8dd071d1 = Часы уже стоят.

# The deadline of this seat has been enforced already.
m-the-deadline-of-this-seat-has-be-224331db = Срок этого места уже применён.

# The game begins.
m-the-game-begins-893e604b = Партия начинается.

# The game has begun. To leave it say "resign".
m-the-game-has-begun-to-leave-it-s-c2113e47 = Партия уже началась. Чтобы выйти, напишите «сдаюсь».

# The game has begun; it cannot be cancelled any more.
m-the-game-has-begun-it-cannot-be-2c61328a = Партия уже началась; отменить её нельзя.

# The game has begun; no seat is free, or somebody was faster.
m-the-game-has-begun-no-seat-is-fr-02685ad8 = Партия уже началась; свободных мест нет, или кто-то вас опередил.

# The game has moved on: you spoke at version {expected}, it is at {version} now.
m-the-game-has-moved-on-you-spoke-83b4ec25 = Партия ушла вперёд: ваш ответ – на версию { $expected }, сейчас версия { $version }.

# The game has not begun: a seat is still empty.
m-the-game-has-not-begun-a-seat-is-5117d94b = Партия ещё не началась: одно из мест пусто.

# The game is over.
m-the-game-is-over-e5f63b8a = Партия закончена.

# The game is over: {n} {n|point|points}.
m-the-game-is-over-n-n-point-point-0ce97f9b = Партия закончена: { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# The game is {reason}. The seed was {seed}
m-the-game-is-reason-the-seed-was-d783b380 = Партия закрыта: { $reason }. Зерно: { $seed }

# The game waits for no beacon.
m-the-game-waits-for-no-beacon-4ed60dfb = Партия не ждёт маяка.

# The holiday is cut short: {n} {n|day|days} go back into the store.
m-the-holiday-is-cut-short-n-n-day-e93b5eb2 = Отпуск закончен раньше: { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    } обратно в запас.

# The house alone could not choose this luck; together with {who}, who added last, it could.
m-the-house-alone-could-not-choose-58146c10 = Сервер в одиночку не мог подобрать эту случайность; вместе с игроком { $who }, чья доля последняя, – мог.

# The house knows the seed while the game runs: it may know what is to come, but cannot change it.
m-the-house-knows-the-seed-while-t-d4c03795 = Сервер знает зерно во время партии: он может знать, что будет, но не может этого изменить.

# The language "{value}" is none of {known}.
m-the-language-value-is-none-of-kn-69993c5a = Язык «{ $value }» не из этого списка: { $known }.

# The luck comes from a secret seed, kept since the opening, and from what each seat added.
m-the-luck-comes-from-a-secret-see-4b123c42 = Случайность получается из тайного зерна, хранимого с открытия стола, и из того, что добавлено с каждого места.

# The luck comes from secret seed number {number}, committed to before this game was asked for, and from what the players add.
m-the-luck-comes-from-secret-seed-ba275108 = Случайность получается из тайного зерна номер { $number }, зафиксированного ещё до заказа этой партии, и из того, что добавляют игроки.

# The name is {name} now.
m-the-name-is-name-now-4bf18c97 = Теперь имя { $name }.

# The next game has begun already; answer its own letters.
m-the-next-game-has-begun-already-a4bf2ca6 = Следующая партия уже началась; отвечайте на её письма.

# The others had {most} letters within a day because of what this seat did beside its moves. Try again later.
m-the-others-had-most-letters-with-f61ca7ca = Из-за действий с этого места помимо ходов остальные получили за день { $most } { $most ->
        [one] письмо
        [few] письма
       *[many] писем
    }. Попробуйте позже.

# The others offer the seat of {who} to somebody else, until {who} is back.
m-the-others-offer-the-seat-of-who-dd2116e5 = Остальные предлагают другим место игрока { $who }, пока его нет.

# The others, and bots, added nothing.
m-the-others-and-bots-added-nothin-27cf5d4c = Остальные и боты ничего не добавляют.

# The pace is {n} hours a move; it must be 0 (no clock) to {most}.
m-the-pace-is-n-hours-a-move-it-mu-3b7fb91e = Темп – { $n } ч на ход; возможно от 0 (без часов) до { $most }.

# The pace {name} is none of {known}.
m-the-pace-name-is-none-of-known-7b0f95f0 = Темп { $name } не из этого списка: { $known }.

# The player has left for ever, and was forgotten.
m-the-player-has-left-for-ever-and-429b6dbd = Игрок покинул нас навсегда, данные стёрты.

# The public beacon is left out: {reason}.
m-the-public-beacon-is-left-out-re-9a64d9bf = Открытый маяк не используется: { $reason }.

# The public beacon is left out: {reason}. So the house could choose between with and without it.
m-the-public-beacon-is-left-out-re-e67ebcfc = Открытый маяк не используется: { $reason }. Поэтому сервер мог выбирать, с ним или без него.

# The public beacon is out: {value}
m-the-public-beacon-is-out-value-153b03ce = Открытый маяк вышел: { $value }

# The round is due at {due}, and has {n} hours.
m-the-round-is-due-at-due-and-has-568a883b = Срок раунда – { $due }, на него даётся { $n } ч.

# The round must lie ahead, at most {days} days. From {first} on it does.
m-the-round-must-lie-ahead-at-most-4c97e543 = Раунд должен быть впереди, самое большее через { $days } { $days ->
        [one] день
        [few] дня
       *[many] дней
    }. Подходят раунды от { $first }.

# The seat has moved since.
m-the-seat-has-moved-since-de51bbc6 = С этого места с тех пор уже сделан ход.

# The seat is yours again.
m-the-seat-is-yours-again-bd2483bd = Место снова ваше.

# The seat of {who} is offered to others, until {who} is back or somebody sits there.
m-the-seat-of-who-is-offered-to-ot-ba87e7f7 = Место игрока { $who } предложено другим, пока игрок не вернётся или место не займут.

# The table
m-the-table-b3ecbbbb = Стол

# The table did not begin within a month, and is closed. The seed was {seed}
m-the-table-did-not-begin-within-a-6787329d = Стол не начал партию за месяц и закрыт. Зерно: { $seed }

# The table goes on in another way already; say "next" or "no".
m-the-table-goes-on-in-another-way-5b1749b6 = Стол уже продолжает иначе; напишите «дальше» или «нет».

# The time from {since} to {until} counts for nobody: {reason}.
m-the-time-from-since-to-until-cou-f47ec161 = Время с { $since } до { $until } никому не засчитывается: { $reason }.

# The time of this seat is not over: {until}.
m-the-time-of-this-seat-is-not-ove-f69e5d0a = Время этого места ещё не вышло: { $until }.

# The umpire corrects the position: {reason}
m-the-umpire-corrects-the-position-65f5f340 = Арбитр исправляет положение: { $reason }

# The words at a table hold no address and no link; put a space after a full stop.
m-the-words-at-a-table-hold-no-add-a019f942 = В словах у стола нет ни адреса, ни ссылки; после точки ставьте пробел.

# Then nothing follows. Say "next" whenever you want to go on.
m-then-nothing-follows-say-next-wh-d15daf01 = Тогда ничего не следует. Чтобы продолжить, в любой момент напишите «дальше».

# There are no orders.
m-there-are-no-orders-7c64d778 = Решений заранее нет.

# There is no clock in this game.
m-there-is-no-clock-in-this-game-874f1172 = В этой партии нет часов.

# There is no game {game}.
m-there-is-no-game-game-40483521 = Партии { $game } нет.

# There is no move of yours that could be taken back.
m-there-is-no-move-of-yours-that-c-86de8f58 = У вас нет хода, который можно отменить.

# There is no setting "{name}". There are: {known}.
m-there-is-no-setting-name-there-a-488809cc = Настройки «{ $name }» нет. Есть: { $known }.

# There is no such game.
m-there-is-no-such-game-7e779a74 = Такой партии нет.

# There is no such motion to vote on.
m-there-is-no-such-motion-to-vote-04f38b91 = Такого предложения, за которое можно голосовать, нет.

# There is something new to do already.
m-there-is-something-new-to-do-alr-aae1f5a1 = Новое действие уже есть.

# There was nothing for you to decide, so it was done for you ("{move}"). Who says "ask me everything" is asked.
m-there-was-nothing-for-you-to-dec-25945df4 = Решать вам было нечего, поэтому ход сделан за вас («{ $move }»). Чтобы вас спрашивали всегда, напишите «спрашивать обо всём».

# These are no facts of {title}: {error}
m-these-are-no-facts-of-title-erro-73b99f76 = Это не факты игры { $title }: { $error }

# This game goes on from another; to leave it say "no".
m-this-game-goes-on-from-another-t-91a97502 = Эта партия продолжает другую; чтобы выйти из неё, напишите «нет».

# This game is of the time before seeds were committed to ahead: the house could have chosen its luck.
m-this-game-is-of-the-time-before-f698a737 = Эта партия из того времени, когда зёрна ещё не фиксировали заранее: сервер мог подобрать её случайность.

# This game is open already.
m-this-game-is-open-already-e5bb71b9 = Эта партия уже открыта.

# Too many motions are open.
m-too-many-motions-are-open-065aaa51 = Открыто слишком много предложений.

# What comes then shows only when it is done.
m-what-comes-then-shows-only-when-5939666c = Что будет потом, видно только после хода.

# What leaves nothing to decide is answered for you.
m-what-leaves-nothing-to-decide-is-e412cc46 = Где решать нечего, ответ даётся за вас.

# What you are asked now is not answered by that.
m-what-you-are-asked-now-is-not-an-3a6e717d = На нынешний вопрос это не ответ.

# You added nothing to the luck.
m-you-added-nothing-to-the-luck-ab10c5fd = Вашего вклада в случайность нет.

# You added words of your own to the luck: {nonce}.
m-you-added-words-of-your-own-to-t-4c81b10c = Ваш вклад в случайность, ваши слова: { $nonce }.

# You added your mail to the luck: the SHA-256 of its text and date is {nonce}.
m-you-added-your-mail-to-the-luck-6add8210 = Ваш вклад в случайность, SHA-256 текста и даты вашего письма: { $nonce }.

# You added your request to the luck: {nonce}.
m-you-added-your-request-to-the-lu-d6386e3f = Ваш вклад в случайность, ваш запрос: { $nonce }.

# You are asked again when there is something new to do.
m-you-are-asked-again-when-there-i-ee753fb5 = Вас спросят снова, когда появится новое действие.

# You are asked each time again.
m-you-are-asked-each-time-again-a0185e6c = Вас снова спрашивают каждый раз.

# You are asked everything.
m-you-are-asked-everything-6bdef8b4 = Вас спрашивают обо всём.

# You are on holiday until {day} already.
m-you-are-on-holiday-until-day-alr-6db12b74 = У вас уже пауза до { $day }.

# You are on no holiday.
m-you-are-on-no-holiday-fa8e4bd9 = У вас нет паузы.

# You decide in advance: {n} {n|order|orders}; switches that are on: {on}.
m-you-decide-in-advance-n-n-order-7b59fed3 = Вы решаете заранее: { $n } { $n ->
        [one] распоряжение
        [few] распоряжения
       *[many] распоряжений
    }; включено переключателей: { $on }.

# You did not sit in that game.
m-you-did-not-sit-in-that-game-0073beb3 = В той партии вас не было.

# You did not sit in the game that this one would go on from.
m-you-did-not-sit-in-the-game-that-bda798a3 = В той партии, которую продолжала бы эта, вас не было.

# You do not sit at this seat of the game.
m-you-do-not-sit-at-this-seat-of-t-617a7a90 = Это место в партии не ваше.

# You have been asked anew since; nothing was done.
m-you-have-been-asked-anew-since-n-bd461b63 = С тех пор вас спросили заново; ничего не сделано.

# You have changed what you decide in advance {most} times since the last move. Wait for the next one.
m-you-have-changed-what-you-decide-346c2e29 = После последнего хода заранее данные решения изменены уже { $most } { $most ->
         [one] раз
         [few] раза
        *[many] раз
    }. Дождитесь следующего хода.

# You have left this table; the host is told.
m-you-have-left-this-table-the-hos-f15301d4 = Вы уходите из-за этого стола; тот, кто его открыл, узнает об этом.

# You have left your seat to a bot.
m-you-have-left-your-seat-to-a-bot-78c239d3 = Вы отдаёте своё место боту.

# You have opened this table, so you cannot leave it. You can close it.
m-you-have-opened-this-table-so-yo-aafe89f8 = Этот стол открыли вы, поэтому уйти из-за него нельзя. Его можно закрыть.

# You have resigned already.
m-you-have-resigned-already-2e451567 = Вы уже сдались.

# You have resigned, and nobody else is left: the game ends.
m-you-have-resigned-and-nobody-els-2d2c9c5b = Вы сдаётесь, и больше никого не остаётся: партия заканчивается.

# You have resigned. Say "come back" first, if nobody has taken your seat.
m-you-have-resigned-say-come-back-6bc3414d = Вы сдались. Если ваше место ещё не занято, сначала напишите «вернуться».

# You have resigned. Say "come back" to take your seat again.
m-you-have-resigned-say-come-back-3376d1b5 = Вы сдались. Чтобы снова занять своё место, напишите «вернуться».

# You have resigned. The seat is offered to others; until one takes it you can "come back".
m-you-have-resigned-the-seat-is-of-f15356a5 = Вы сдались. Место предложено другим; пока его не заняли, можно вернуться: «вернуться».

# You have said that you go on.
m-you-have-said-that-you-go-on-30c38f10 = Вы уже сказали, что продолжаете.

# You keep your seat, and nothing was done.
m-you-keep-your-seat-and-nothing-w-4196dede = Место остаётся за вами, ничего не сделано.

# You sit at this table already.
m-you-sit-at-this-table-already-9ea1c9f0 = Вы уже сидите за этим столом.

# You sit at this table already; name a seat to take a second one.
m-you-sit-at-this-table-already-na-3de8b60b = Вы уже сидите за этим столом; чтобы занять второе место, назовите его.

# You sit there already, and the others have {n} hours from the opening. After that, say "next" again and bots take the seats that are still empty.
m-you-sit-there-already-and-the-ot-d4b1d3c4 = Вы уже на месте, а у остальных есть { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } от открытия. После этого напишите «дальше» ещё раз, и пустые места займут боты.

# You were done until something new.
m-you-were-done-until-something-ne-f76fe45d = Стояло «готово до нового».

# Your last move cannot be taken back: {why} with it.
m-your-last-move-cannot-be-taken-b-11fb1526 = Ваш последний ход отменить нельзя: { $why }.

# Your last move could be taken back until {at} UTC. Then {why}.
m-your-last-move-could-be-taken-ba-10cd69dc = Ваш последний ход можно было отменить до { $at } UTC: потом { $why }.

# Your orders are void: {why}.
m-your-orders-are-void-why-03bb373d = Ваши решения заранее недействительны: { $why }.

# Your seat is not offered to anybody.
m-your-seat-is-not-offered-to-anyb-6f42897b = Ваше место никому не предложено.

# Your vote against it is noted.
m-your-vote-against-it-is-noted-9960f737 = Ваш голос против записан.

# Your vote is noted: {n} of {wanted}. A motion that is not decided after {hours} hours lapses.
m-your-vote-is-noted-n-of-wanted-a-c55b45cc = Ваш голос учтён: { $n } из { $wanted }. Предложение, не решённое за { $hours } ч, отпадает.

# Zone, night and days can be changed {n} times in 30 days.
m-zone-night-and-days-can-be-chang-d01d58a4 = Часовой пояс, ночь и дни можно менять { $n } { $n ->
        [one] раз
        [few] раза
       *[many] раз
    } за 30 дней.

# agree to the motion that is open
m-agree-to-the-motion-that-is-open-153de943 = согласиться с предложением, о котором идёт голосование

# an only answer is given for you, or an empty turn is ended
m-an-only-answer-is-given-for-you-58e22534 = за вас даётся единственный ответ или завершается пустой ход

# and so on each time that you are asked, until you can do what you could not do now
m-and-so-on-each-time-that-you-are-6366a593 = и так каждый раз, пока не появится то, чего сейчас сделать нельзя

# as host let somebody go before the game has begun
m-as-host-let-somebody-go-before-t-d3b08232 = отпустить кого-то до начала партии, если стол открыли вы

# call off
m-call-off-3703dff7 = прекратить без результата

# called off
m-called-off-065c771c = прекращена без результата

# drop all that you have ordered in advance
m-drop-all-that-you-have-ordered-i-31c155f1 = снять все приказы, данные заранее

# get up before the game has begun
m-get-up-before-the-game-has-begun-638e065a = встать из-за стола до начала партии

# go on
m-go-on-b5013eb1 = продолжить

# it is a number of hours, a preset or an object
m-it-is-a-number-of-hours-a-preset-785a791d = это число часов, готовый темп или объект

# it says wait
m-it-says-wait-03a6e78f = в нём сказано «ждать»

# keep your seat, where you were asked whether you resign
m-keep-your-seat-where-you-were-as-ee754ecf = остаться за столом, если вас спросили, сдаётесь ли вы

# leave the game without being asked once more; others may take the seat
m-leave-the-game-without-being-ask-5e8cca3d = выйти из партии без лишнего вопроса; место могут занять другие

# leave the game; you are asked once more before it is done
m-leave-the-game-you-are-asked-onc-f74efabb = выйти из партии; перед этим вас спросят ещё раз

# luck came up
m-luck-came-up-7f16227e = вмешался случай

# more time
m-more-time-eaca2afd = больше времени

# never began
m-never-began-0c27281c = партия не началась

# no answer of it fits
m-no-answer-of-it-fits-478741b3 = ни один ответ из него не подходит

# no clock
m-no-clock-06db4f6c = без часов

# none is open for you
m-none-is-open-for-you-9a596fa3 = для вас открытых нет

# nothing is answered for you that you could say
m-nothing-is-answered-for-you-that-75a4cd5a = ничто не отвечается за вас

# put a motion, or agree to it
m-put-a-motion-or-agree-to-it-8a659f56 = внести предложение или согласиться с ним

# somebody else moved
m-somebody-else-moved-5a97de16 = ходит уже кто-то другой

# something came up that nobody could know before
m-something-came-up-that-nobody-co-2f156599 = открылось то, чего никто не мог знать заранее

# take your offered seat back, until somebody sits there
m-take-your-offered-seat-back-unti-ba9e06f6 = вернуться на предложенное другим место, пока его не заняли

# vote against a motion
m-vote-against-a-motion-55025e9b = голосовать против предложения

# vote against the motion that is open
m-vote-against-the-motion-that-is-560600f7 = голосовать против открытого предложения

# what you have decided in advance
m-what-you-have-decided-in-advance-d43afd5b = что вы решили заранее

# your time was over and the clock moved for you
m-your-time-was-over-and-the-clock-3ecaa989 = ваше время вышло, и ход за вас сделали часы

# {address} is none of your addresses.
m-address-is-none-of-your-address-decdc8cf = { $address } – не из ваших адресов.

# {low} to {high}
m-low-to-high-71b64639 = от { $low } до { $high }

# {name} joins; language: {language}, time zone: {zone}.
m-name-joins-language-language-ti-dc600ecd = { $name } присоединяется; язык: { $language }, часовой пояс: { $zone }.

# {n} players share the victory.
m-n-players-share-the-victory-7a2d1906 = Победу делят { $n } { $n ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }.

# {title} has no command "{sentence}".
m-title-has-no-command-sentence-aea17a6a = { $title }: команды «{ $sentence }» нет.

# {title} is for {seats} seats.
m-title-is-for-seats-seats-0be0f21f = { $title }: мест за столом – { $seats }.

# {title} knows no such value: {error}
m-title-knows-no-such-value-error-88bfbc9f = { $title }: такого значения нет: { $error }

# {who} added it in the order that opened the game: the house could make no other seed then, but could let other games take numbers first, until one suited.
m-who-added-it-in-the-order-that-3c0cb49f = { $who }: доля добавлена в заказе, которым открыта партия; другого зерна сервер тогда уже дать не мог, но мог сначала раздать номера другим партиям, пока не подойдёт удобный.

# {who} added the Idempotency-Key of the request that took the seat.
m-who-added-the-idempotency-key-o-7f7a5a38 = { $who }: добавлен Idempotency-Key запроса, которым занято место.

# {who} added the mail that took the seat.
m-who-added-the-mail-that-took-th-f2cea03a = { $who }: добавлено письмо, которым занято место.

# {who} added the request that took the seat.
m-who-added-the-request-that-took-4550e1f4 = { $who }: добавлен запрос, которым занято место.

# {who} added words of their own.
m-who-added-words-of-their-own-5a41a889 = { $who }: добавлены свои слова.

# {who} cannot be reached by mail: the clock stands still for {n} {n|hour|hours}, or until the move.
m-who-cannot-be-reached-by-mail-t-164fd798 = { $who }: почта не доходит. Часы стоят { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } или до хода.

# {who} decided this in advance.
m-who-decided-this-in-advance-8f68299c = { $who }: это решено заранее.

# {who} is back, and keeps the seat.
m-who-is-back-and-keeps-the-seat-6d84e726 = { $who } возвращается и сохраняет место.

# {who} is over time.
m-who-is-over-time-f275a633 = { $who }: время вышло.

# {who} is over time; the clock moves for this seat.
m-who-is-over-time-the-clock-move-1ec46734 = { $who }: время вышло; ход за это место делают часы.

# {who} is over time; the others decide what follows.
m-who-is-over-time-the-others-dec-9d4ba1c7 = { $who }: время вышло; что дальше, решают остальные.

# {who} resigns; the seat is offered to others.
m-who-resigns-the-seat-is-offered-b02cbdaf = { $who } сдаётся; место предложено другим.

# {who} says "{words}".
m-who-says-words-1cd6560e = { $who } говорит: «{ $words }».

# {who} sits down.
m-who-sits-down-46e81a18 = { $who } садится за стол.

# {who} takes a move back, with all that came after it; all who were asked agreed.
m-who-takes-a-move-back-with-all-3bcd2bf3 = { $who } отменяет ход и всё, что было после него; все, кого спросили, – за.

# {who} takes the last move back.
m-who-takes-the-last-move-back-bb514579 = { $who } отменяет последний ход.

# {who} took over a seat later; what was drawn before is without this part.
m-who-took-over-a-seat-later-what-5d85a0e9 = { $who }: место занято позже; всё, что вытянуто раньше, – без этой доли.

# {who} votes against: {motion} (seat {n}).
m-who-votes-against-motion-seat-n-0b6c4b4e = { $who } голосует против: { $motion } (место { $n }).

# {who} votes against: {motion} ({n} {n|hour|hours}).
m-who-votes-against-motion-n-n-ho-e5714fb1 = { $who } голосует против: { $motion } ({ $n } ч).

# {who} votes against: {motion}.
m-who-votes-against-motion-219ccbdd = { $who } голосует против: { $motion }.

# {who} votes for: {motion} (seat {n}).
m-who-votes-for-motion-seat-n-22277286 = { $who } голосует за: { $motion } (место { $n }).

# {who} votes for: {motion} ({n} {n|hour|hours}).
m-who-votes-for-motion-n-n-hour-h-c646fe5a = { $who } голосует за: { $motion } ({ $n } ч).

# {who} votes for: {motion}.
m-who-votes-for-motion-3636279d = { $who } голосует за: { $motion }.

# {who} wins.
m-who-wins-45d09fbb = { $who } – победа.

# {who}: other hours count now.
m-who-other-hours-count-now-192f018c = { $who }: теперь действуют другие часы.
