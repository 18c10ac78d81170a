#  For example: "{example}".
m-for-example-example-c551b502 = { " " }For example: "{ $example }".

#  It is decided.
m-it-is-decided-4aacc07b = { " " }It is decided.

# " or "
m-or-e8906955 = " or "

# "{address}" is no mail address; one is like ann@example.org.
m-address-is-no-mail-address-one-299d870e = "{ $address }" is no mail address; one is like ann@example.org.

# "{part}" is no answer of {title}; the last may be "wait".
m-part-is-no-answer-of-title-the-8db4d151 = "{ $part }" is no answer of { $title }; the last may be "wait".

# "{text}" is not finished: {wanted} is missing.
m-text-is-not-finished-wanted-is-42af297c = "{ $text }" is not finished: { $wanted } is missing.

# "{text}" is not understood from "{word}" on.
m-text-is-not-understood-from-wor-c91f7f26 = "{ $text }" is not understood from "{ $word }" on.

# "{text}" is not understood. Did you mean "{meant}"?
m-text-is-not-understood-did-you-9a6c8672 = "{ $text }" is not understood. Did you mean "{ $meant }"?

# "{text}" is not understood. If it is to say "{meant}": {why}
m-text-is-not-understood-if-it-is-d8004de3 = "{ $text }" is not understood. If it is to say "{ $meant }": { $why }

# "{text}" is not understood. Say "help" for what can be said now.
m-text-is-not-understood-say-help-edf8a92c = "{ $text }" is not understood. Say "help" for what can be said now.

# "{text}" is not understood: {wanted} is wanted instead of "{word}".
m-text-is-not-understood-wanted-i-5f9b1a93 = "{ $text }" is not understood: { $wanted } is wanted instead of "{ $word }".

# "{value}" is no time zone; say one like Europe/Prague.
m-value-is-no-time-zone-say-one-l-57ac72ab = "{ $value }" is no time zone; say one like Europe/Prague.

# , else 
m-else-2935c988 = , else 

# A bot takes your seat.
m-a-bot-takes-your-seat-fe88ae80 = A bot takes your seat.

# A clock stands still for 1 to {most} hours.
m-a-clock-stands-still-for-1-to-mo-5ca51898 = A clock stands still for 1 to { $most } hours.

# A day is written 2026-12-24.
m-a-day-is-written-2026-12-24-1406d5fb = A day is written 2026-12-24.

# A game of {title} goes on from {after}, with what that one left. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-goes-on-from-aft-2b8c49cf = A game of { $title } goes on from { $after }, with what that one left. It takes seed number { $number } of those committed before: { $commitment }

# A game of {title} goes on from {after}, with what that one left. The seed is committed: {commitment}
m-a-game-of-title-goes-on-from-aft-f43f55c5 = A game of { $title } goes on from { $after }, with what that one left. The seed is committed: { $commitment }

# A game of {title} is opened. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-is-opened-it-tak-9d0c0048 = A game of { $title } is opened. It takes seed number { $number } of those committed before: { $commitment }

# A game of {title} is opened. The seed is committed: {commitment}
m-a-game-of-title-is-opened-the-se-84665c9a = A game of { $title } is opened. The seed is committed: { $commitment }

# A game that goes on from another is not cancelled; say "no" to leave it.
m-a-game-that-goes-on-from-another-00adb5ee = A game that goes on from another is not cancelled; say "no" to leave it.

# A gift is from one instant to another, as 2026-12-24T20:00:00Z.
m-a-gift-is-from-one-instant-to-an-a48c9a06 = A gift is from one instant to another, as 2026-12-24T20:00:00Z.

# A gift is time that has passed, {n} days at most.
m-a-gift-is-time-that-has-passed-n-d7f31a3c = A gift is time that has passed, { $n } days at most.

# A holiday is booked: {n} {n|day|days} of the store.
m-a-holiday-is-booked-n-n-day-days-7dca2369 = A holiday is booked: { $n } { $n ->
        [one] day
       *[other] days
    } of the store.

# A name has 1 to 40 printable characters.
m-a-name-has-1-to-40-printable-cha-04b50376 = A name has 1 to 40 printable characters.

# A name has letters or digits that can be seen, and few marks on each.
m-a-name-has-letters-or-digits-tha-b23eb4c5 = A name has letters or digits that can be seen, and few marks on each.

# A name holds no address and no link; put a space after a full stop.
m-a-name-holds-no-address-and-no-l-95d9723b = A name holds no address and no link; put a space after a full stop.

# A night is written 23:00-07:00, or left empty; "{text}" is none.
m-a-night-is-written-23-00-07-00-o-b3c4f794 = A night is written 23:00-07:00, or left empty; "{ $text }" is none.

# A night lasts from a minute to {n} hours.
m-a-night-lasts-from-a-minute-to-n-d0fedd68 = A night lasts from a minute to { $n } hours.

# A nonce is 1 to 64 letters, digits, - or _.
m-a-nonce-is-1-to-64-letters-digit-096c0d22 = A nonce is 1 to 64 letters, digits, - or _.

# A player who left
m-a-player-who-left-f96d8f13 = A player who left

# A rematch is offered once the game is over.
m-a-rematch-is-offered-once-the-ga-02266de4 = A rematch is offered once the game is over.

# A seat has at most {n} orders.
m-a-seat-has-at-most-n-orders-228be50e = A seat has at most { $n } orders.

# A seat is for a player, for the bot "sensible", or for anybody.
m-a-seat-is-for-a-player-for-the-b-ec2eb9eb = A seat is for a player, for the bot "sensible", or for anybody.

# A signature of this chain is {digits} hexadecimal digits, in small letters.
m-a-signature-of-this-chain-is-dig-e001dd8d = A signature of this chain is { $digits } hexadecimal digits, in small letters.

# A table has {n} days to begin.
m-a-table-has-n-days-to-begin-2127eb82 = A table has { $n } days to begin.

# All agreed: the game ends as it stands. The seed was {seed}
m-all-agreed-the-game-ends-as-it-s-336bc1bc = All agreed: the game ends as it stands. The seed was { $seed }

# All agreed: the game is called off, without a result. The seed was {seed}
m-all-agreed-the-game-is-called-of-f7c333a4 = All agreed: the game is called off, without a result. The seed was { $seed }

# All orders are gone.
m-all-orders-are-gone-81e2abdc = All orders are gone.

# An order has 1 to {n} answers with else between them.
m-an-order-has-1-to-n-answers-with-162eed0e = An order has 1 to { $n } answers with else between them.

# At this table who cannot act is asked all the same, and passes: who is asked shows nothing of a hand.
m-at-this-table-who-cannot-act-is-179ba07a = At this table who cannot act is asked all the same, and passes: who is asked shows nothing of a hand.

# At this table who cannot act is skipped: that means fewer letters, and it shows something of a hand.
m-at-this-table-who-cannot-act-is-fe2662a8 = At this table who cannot act is skipped: that means fewer letters, and it shows something of a hand.

# Bots take the seats that were still empty.
m-bots-take-the-seats-that-were-st-2922eec7 = Bots take the seats that were still empty.

# From now on the only legal answer is given for you.
m-from-now-on-the-only-legal-answe-b48595fd = From now on the only legal answer is given for you.

# From now on you are not asked where all that is left can wait.
m-from-now-on-you-are-not-asked-wh-8800b4b6 = From now on you are not asked where all that is left can wait.

# If you resign, the game ends, since no other person is left. "{yes}" does it.
m-if-you-resign-the-game-ends-sinc-a5877dea = If you resign, the game ends, since no other person is left. "{ $yes }" does it.

# If you resign, your seat is offered to others and you are not asked any more. Of this game you get one letter, at its end. You can come back until somebody takes the seat. "{yes}" does it.
m-if-you-resign-your-seat-is-offer-3286c2f6 = If you resign, your seat is offered to others and you are not asked any more. Of this game you get one letter, at its end. You can come back until somebody takes the seat. "{ $yes }" does it.

# It can go on with: {words}.
m-it-can-go-on-with-words-d9efe873 = It can go on with: { $words }.

# It is about your own seat; the others decide.
m-it-is-about-your-own-seat-the-ot-b788b817 = It is about your own seat; the others decide.

# It is decided.
m-it-is-decided-4271be93 = It is decided.

# It is not your turn.
m-it-is-not-your-turn-39acfa2f = It is not your turn.

# Letters of game {game} are muted.
m-letters-of-game-game-are-muted-c43501d1 = Letters of game { $game } are muted.

# Letters of game {game} are wanted again.
m-letters-of-game-game-are-wanted-76644837 = Letters of game { $game } are wanted again.

# More time is 1 to {most} hours.
m-more-time-is-1-to-most-hours-45da1d48 = More time is 1 to { $most } hours.

# Name {n} or more days of the week on which you play, like "mon tue sat".
m-name-n-or-more-days-of-the-week-001defb4 = Name { $n } or more days of the week on which you play, like "mon tue sat".

# No bot holds this seat.
m-no-bot-holds-this-seat-9046aed9 = No bot holds this seat.

# No chain "{chain}" is known. There are: {all}.
m-no-chain-chain-is-known-there-ar-405de983 = No chain "{ $chain }" is known. There are: { $all }.

# No seat of this game is free for you.
m-no-seat-of-this-game-is-free-for-593e349e = No seat of this game is free for you.

# No seed was committed to before your order came. Send it once more.
m-no-seed-was-committed-to-before-9cfa7d90 = No seed was committed to before your order came. Send it once more.

# Nobody added anything.
m-nobody-added-anything-40b49249 = Nobody added anything.

# Nobody but the house has a part in it: the house could have chosen this luck.
m-nobody-but-the-house-has-a-part-33d95a83 = Nobody but the house has a part in it: the house could have chosen this luck.

# Nobody could choose this luck: round {round} of the public beacon drand was named at the opening and came out when all the rest was fixed.
m-nobody-could-choose-this-luck-ro-1313f62c = Nobody could choose this luck: round { $round } of the public beacon drand was named at the opening and came out when all the rest was fixed.

# Nobody is left to play on: the game ends. The seed was {seed}
m-nobody-is-left-to-play-on-the-ga-6bc77de7 = Nobody is left to play on: the game ends. The seed was { $seed }

# Nobody wants to take a move back.
m-nobody-wants-to-take-a-move-back-60dfbbc2 = Nobody wants to take a move back.

# Nobody whom you could let go has seat {n}.
m-nobody-whom-you-could-let-go-has-da08dd0d = Nobody whom you could let go has seat { $n }.

# Nothing can be played now.
m-nothing-can-be-played-now-8c76b00e = Nothing can be played now.

# Nothing follows that game.
m-nothing-follows-that-game-b004ed68 = Nothing follows that game.

# Nothing is decided in advance.
m-nothing-is-decided-in-advance-7cfc9a5a = Nothing is decided in advance.

# Nothing more is asked here.
m-nothing-more-is-asked-here-dca667f1 = Nothing more is asked here.

# Only a table that has not begun, and goes on from no game, is closed like this.
m-only-a-table-that-has-not-begun-bb020c16 = Only a table that has not begun, and goes on from no game, is closed like this.

# Only the player who opened the game can cancel it.
m-only-the-player-who-opened-the-g-14d74781 = Only the player who opened the game can cancel it.

# Only the player who opened this table can release a seat.
m-only-the-player-who-opened-this-e4fbbe17 = Only the player who opened this table can release a seat.

# Order {n}: {orders}. Nobody else sees it before it is used.
m-order-n-orders-nobody-else-sees-cdb9ddeb = Order { $n }: { $orders }. Nobody else sees it before it is used.

# Player
m-player-64aee8c6 = Player

# Points so far: {points}.
m-points-so-far-points-989f79b0 = Points so far: { $points }.

# Round {round} of the public beacon drand is added, but was out before the last part.
m-round-round-of-the-public-beacon-0030167d = Round { $round } of the public beacon drand is added, but was out before the last part.

# Round {round} of the public beacon drand, due at {due}, is added when it is out. If nobody adds anything after that time, nobody can choose the luck.
m-round-round-of-the-public-beacon-9ae4aa6e = Round { $round } of the public beacon drand, due at { $due }, is added when it is out. If nobody adds anything after that time, nobody can choose the luck.

# Say 1 to {most} lines at once.
m-say-1-to-most-lines-at-once-d9ca53d8 = Say 1 to { $most } lines at once.

# Say it in one line of at most {n} printable characters.
m-say-it-in-one-line-of-at-most-n-71da039d = Say it in one line of at most { $n } printable characters.

# Say on which motion: {names}.
m-say-on-which-motion-names-62e5759b = Say on which motion: { $names }.

# Say the name of a person at the table, or a seat that a person holds, 1 to {n}.
m-say-the-name-of-a-person-at-the-2722aca8 = Say the name of a person at the table, or a seat that a person holds, 1 to { $n }.

# Seat
m-seat-ae4e74c6 = Seat

# Seat {number} is not free for you.
m-seat-number-is-not-free-for-you-bd97a286 = Seat { $number } is not free for you.

# Seat {n} is free again.
m-seat-n-is-free-again-d34a61d5 = Seat { $n } is free again.

# Seat {n} is free again: its player has left.
m-seat-n-is-free-again-its-player-803c27a8 = Seat { $n } is free again: its player has left.

# Seat {n} is free again: the host has let its player go.
m-seat-n-is-free-again-the-host-ha-d321522d = Seat { $n } is free again: the host has let its player go.

# Seat {n} is neither over time nor offered.
m-seat-n-is-neither-over-time-nor-0e8d00d0 = Seat { $n } is neither over time nor offered.

# Seat {n} is offered to others already.
m-seat-n-is-offered-to-others-alre-36686326 = Seat { $n } is offered to others already.

# Seed number {number} is not the next one, that is {next}. Look at the commitments and send it again.
m-seed-number-number-is-not-the-ne-fe7b61ba = Seed number { $number } is not the next one, that is { $next }. Look at the commitments and send it again.

# Settings are changed: {names}.
m-settings-are-changed-names-f931a60f = Settings are changed: { $names }.

# That can mean "{both}". Say which.
m-that-can-mean-both-say-which-5e7931dd = That can mean "{ $both }". Say which.

# That can mean more than {most} things. Write all names in full.
m-that-can-mean-more-than-most-thi-48fd3cce = That can mean more than { $most } things. Write all names in full.

# That day is not in the future: {day}.
m-that-day-is-not-in-the-future-da-bd8a6f07 = That day is not in the future: { $day }.

# That game goes on in a way of its own: say "next".
m-that-game-goes-on-in-a-way-of-it-2666b406 = That game goes on in a way of its own: say "next".

# That game is not over; what follows it is said at its end.
m-that-game-is-not-over-what-follo-eae78eef = That game is not over; what follows it is said at its end.

# That game went on from others, with what they left it; open a new one.
m-that-game-went-on-from-others-wi-4acef04f = That game went on from others, with what they left it; open a new one.

# That holds as far as nobody could foresee the request of {who}.
m-that-holds-as-far-as-nobody-coul-fbf3d7cb = That holds as far as nobody could foresee the request of { $who }.

# That is no pace: {why}.
m-that-is-no-pace-why-6f7fbc57 = That is no pace: { $why }.

# That is not an answer to what you are asked now.
m-that-is-not-an-answer-to-what-yo-f751ac40 = That is not an answer to what you are asked now.

# That is so already.
m-that-is-so-already-b48da4bc = That is so already.

# That request has a wrong shape: {error}
m-that-request-has-a-wrong-shape-e-a4db4174 = That request has a wrong shape: { $error }

# That takes {n} {n|day|days} and you have {left}: until {day} at most. Nothing was changed.
m-that-takes-n-n-day-days-and-you-11fb08a9 = That takes { $n } { $n ->
        [one] day
       *[other] days
    } and you have { $left }: until { $day } at most. Nothing was changed.

# That was done already, by what you said before it.
m-that-was-done-already-by-what-yo-841635cd = That was done already, by what you said before it.

# The address {address} is added.
m-the-address-address-is-added-4a44065b = The address { $address } is added.

# The address {address} is confirmed.
m-the-address-address-is-confirmed-ec9d065f = The address { $address } is confirmed.

# The address {address} is removed.
m-the-address-address-is-removed-53b9219c = The address { $address } is removed.

# The clock has ended three turns in a row for {who}: the seat is offered to others, until {who} is back.
m-the-clock-has-ended-three-turns-0c1ece3d = The clock has ended three turns in a row for { $who }: the seat is offered to others, until { $who } is back.

# The clock of this seat has stood still for this move already.
m-the-clock-of-this-seat-has-stood-be4a6c15 = The clock of this seat has stood still for this move already.

# The clocks run.
m-the-clocks-run-42d27510 = The clocks run.

# The clocks stand still already.
m-the-clocks-stand-still-already-8dd071d1 = The clocks stand still already.

# The deadline of this seat has been enforced already.
m-the-deadline-of-this-seat-has-be-224331db = The deadline of this seat has been enforced already.

# The game begins.
m-the-game-begins-893e604b = The game begins.

# The game has begun. To leave it say "resign".
m-the-game-has-begun-to-leave-it-s-c2113e47 = The game has begun. To leave it say "resign".

# The game has begun; it cannot be cancelled any more.
m-the-game-has-begun-it-cannot-be-2c61328a = The game has begun; it cannot be cancelled any more.

# The game has begun; no seat is free, or somebody was faster.
m-the-game-has-begun-no-seat-is-fr-02685ad8 = The game has begun; no seat is free, or somebody was faster.

# The game has moved on: you spoke at version {expected}, it is at {version} now.
m-the-game-has-moved-on-you-spoke-83b4ec25 = The game has moved on: you spoke at version { $expected }, it is at { $version } now.

# The game has not begun: a seat is still empty.
m-the-game-has-not-begun-a-seat-is-5117d94b = The game has not begun: a seat is still empty.

# The game is over.
m-the-game-is-over-e5f63b8a = The game is over.

# The game is over: {n} {n|point|points}.
m-the-game-is-over-n-n-point-point-0ce97f9b = The game is over: { $n } { $n ->
        [one] point
       *[other] points
    }.

# The game is {reason}. The seed was {seed}
m-the-game-is-reason-the-seed-was-d783b380 = The game is { $reason }. The seed was { $seed }

# The game waits for no beacon.
m-the-game-waits-for-no-beacon-4ed60dfb = The game waits for no beacon.

# The holiday is cut short: {n} {n|day|days} go back into the store.
m-the-holiday-is-cut-short-n-n-day-e93b5eb2 = The holiday is cut short: { $n } { $n ->
        [one] day
       *[other] days
    } go back into the store.

# The house alone could not choose this luck; together with {who}, who added last, it could.
m-the-house-alone-could-not-choose-58146c10 = The house alone could not choose this luck; together with { $who }, who added last, it could.

# The house knows the seed while the game runs: it may know what is to come, but cannot change it.
m-the-house-knows-the-seed-while-t-d4c03795 = The house knows the seed while the game runs: it may know what is to come, but cannot change it.

# The language "{value}" is none of {known}.
m-the-language-value-is-none-of-kn-69993c5a = The language "{ $value }" is none of { $known }.

# The luck comes from a secret seed, kept since the opening, and from what each seat added.
m-the-luck-comes-from-a-secret-see-4b123c42 = The luck comes from a secret seed, kept since the opening, and from what each seat added.

# The luck comes from secret seed number {number}, committed to before this game was asked for, and from what the players add.
m-the-luck-comes-from-secret-seed-ba275108 = The luck comes from secret seed number { $number }, committed to before this game was asked for, and from what the players add.

# The name is {name} now.
m-the-name-is-name-now-4bf18c97 = The name is { $name } now.

# The next game has begun already; answer its own letters.
m-the-next-game-has-begun-already-a4bf2ca6 = The next game has begun already; answer its own letters.

# The others had {most} letters within a day because of what this seat did beside its moves. Try again later.
m-the-others-had-most-letters-with-f61ca7ca = The others had { $most } letters within a day because of what this seat did beside its moves. Try again later.

# The others offer the seat of {who} to somebody else, until {who} is back.
m-the-others-offer-the-seat-of-who-dd2116e5 = The others offer the seat of { $who } to somebody else, until { $who } is back.

# The others, and bots, added nothing.
m-the-others-and-bots-added-nothin-27cf5d4c = The others, and bots, added nothing.

# The pace is {n} hours a move; it must be 0 (no clock) to {most}.
m-the-pace-is-n-hours-a-move-it-mu-3b7fb91e = The pace is { $n } hours a move; it must be 0 (no clock) to { $most }.

# The pace {name} is none of {known}.
m-the-pace-name-is-none-of-known-7b0f95f0 = The pace { $name } is none of { $known }.

# The player has left for ever, and was forgotten.
m-the-player-has-left-for-ever-and-429b6dbd = The player has left for ever, and was forgotten.

# The public beacon is left out: {reason}.
m-the-public-beacon-is-left-out-re-9a64d9bf = The public beacon is left out: { $reason }.

# The public beacon is left out: {reason}. So the house could choose between with and without it.
m-the-public-beacon-is-left-out-re-e67ebcfc = The public beacon is left out: { $reason }. So the house could choose between with and without it.

# The public beacon is out: {value}
m-the-public-beacon-is-out-value-153b03ce = The public beacon is out: { $value }

# The round is due at {due}, and has {n} hours.
m-the-round-is-due-at-due-and-has-568a883b = The round is due at { $due }, and has { $n } hours.

# The round must lie ahead, at most {days} days. From {first} on it does.
m-the-round-must-lie-ahead-at-most-4c97e543 = The round must lie ahead, at most { $days } days. From { $first } on it does.

# The seat has moved since.
m-the-seat-has-moved-since-de51bbc6 = The seat has moved since.

# The seat is yours again.
m-the-seat-is-yours-again-bd2483bd = The seat is yours again.

# The seat of {who} is offered to others, until {who} is back or somebody sits there.
m-the-seat-of-who-is-offered-to-ot-ba87e7f7 = The seat of { $who } is offered to others, until { $who } is back or somebody sits there.

# The table
m-the-table-b3ecbbbb = The table

# The table did not begin within a month, and is closed. The seed was {seed}
m-the-table-did-not-begin-within-a-6787329d = The table did not begin within a month, and is closed. The seed was { $seed }

# The table goes on in another way already; say "next" or "no".
m-the-table-goes-on-in-another-way-5b1749b6 = The table goes on in another way already; say "next" or "no".

# The time from {since} to {until} counts for nobody: {reason}.
m-the-time-from-since-to-until-cou-f47ec161 = The time from { $since } to { $until } counts for nobody: { $reason }.

# The time of this seat is not over: {until}.
m-the-time-of-this-seat-is-not-ove-f69e5d0a = The time of this seat is not over: { $until }.

# The umpire corrects the position: {reason}
m-the-umpire-corrects-the-position-65f5f340 = The umpire corrects the position: { $reason }

# The words at a table hold no address and no link; put a space after a full stop.
m-the-words-at-a-table-hold-no-add-a019f942 = The words at a table hold no address and no link; put a space after a full stop.

# Then nothing follows. Say "next" whenever you want to go on.
m-then-nothing-follows-say-next-wh-d15daf01 = Then nothing follows. Say "next" whenever you want to go on.

# There are no orders.
m-there-are-no-orders-7c64d778 = There are no orders.

# There is no clock in this game.
m-there-is-no-clock-in-this-game-874f1172 = There is no clock in this game.

# There is no game {game}.
m-there-is-no-game-game-40483521 = There is no game { $game }.

# There is no move of yours that could be taken back.
m-there-is-no-move-of-yours-that-c-86de8f58 = There is no move of yours that could be taken back.

# There is no setting "{name}". There are: {known}.
m-there-is-no-setting-name-there-a-488809cc = There is no setting "{ $name }". There are: { $known }.

# There is no such game.
m-there-is-no-such-game-7e779a74 = There is no such game.

# There is no such motion to vote on.
m-there-is-no-such-motion-to-vote-04f38b91 = There is no such motion to vote on.

# There is something new to do already.
m-there-is-something-new-to-do-alr-aae1f5a1 = There is something new to do already.

# There was nothing for you to decide, so it was done for you ("{move}"). Who says "ask me everything" is asked.
m-there-was-nothing-for-you-to-dec-25945df4 = There was nothing for you to decide, so it was done for you ("{ $move }"). Who says "ask me everything" is asked.

# These are no facts of {title}: {error}
m-these-are-no-facts-of-title-erro-73b99f76 = These are no facts of { $title }: { $error }

# This game goes on from another; to leave it say "no".
m-this-game-goes-on-from-another-t-91a97502 = This game goes on from another; to leave it say "no".

# This game is of the time before seeds were committed to ahead: the house could have chosen its luck.
m-this-game-is-of-the-time-before-f698a737 = This game is of the time before seeds were committed to ahead: the house could have chosen its luck.

# This game is open already.
m-this-game-is-open-already-e5bb71b9 = This game is open already.

# Too many motions are open.
m-too-many-motions-are-open-065aaa51 = Too many motions are open.

# What comes then shows only when it is done.
m-what-comes-then-shows-only-when-5939666c = What comes then shows only when it is done.

# What leaves nothing to decide is answered for you.
m-what-leaves-nothing-to-decide-is-e412cc46 = What leaves nothing to decide is answered for you.

# What you are asked now is not answered by that.
m-what-you-are-asked-now-is-not-an-3a6e717d = What you are asked now is not answered by that.

# You added nothing to the luck.
m-you-added-nothing-to-the-luck-ab10c5fd = You added nothing to the luck.

# You added words of your own to the luck: {nonce}.
m-you-added-words-of-your-own-to-t-4c81b10c = You added words of your own to the luck: { $nonce }.

# You added your mail to the luck: the SHA-256 of its text and date is {nonce}.
m-you-added-your-mail-to-the-luck-6add8210 = You added your mail to the luck: the SHA-256 of its text and date is { $nonce }.

# You added your request to the luck: {nonce}.
m-you-added-your-request-to-the-lu-d6386e3f = You added your request to the luck: { $nonce }.

# You are asked again when there is something new to do.
m-you-are-asked-again-when-there-i-ee753fb5 = You are asked again when there is something new to do.

# You are asked each time again.
m-you-are-asked-each-time-again-a0185e6c = You are asked each time again.

# You are asked everything.
m-you-are-asked-everything-6bdef8b4 = You are asked everything.

# You are on holiday until {day} already.
m-you-are-on-holiday-until-day-alr-6db12b74 = You are on holiday until { $day } already.

# You are on no holiday.
m-you-are-on-no-holiday-fa8e4bd9 = You are on no holiday.

# You decide in advance: {n} {n|order|orders}; switches that are on: {on}.
m-you-decide-in-advance-n-n-order-7b59fed3 = You decide in advance: { $n } { $n ->
        [one] order
       *[other] orders
    }; switches that are on: { $on }.

# You did not sit in that game.
m-you-did-not-sit-in-that-game-0073beb3 = You did not sit in that game.

# You did not sit in the game that this one would go on from.
m-you-did-not-sit-in-the-game-that-bda798a3 = You did not sit in the game that this one would go on from.

# You do not sit at this seat of the game.
m-you-do-not-sit-at-this-seat-of-t-617a7a90 = You do not sit at this seat of the game.

# You have been asked anew since; nothing was done.
m-you-have-been-asked-anew-since-n-bd461b63 = You have been asked anew since; nothing was done.

# You have changed what you decide in advance {most} times since the last move. Wait for the next one.
m-you-have-changed-what-you-decide-346c2e29 = You have changed what you decide in advance { $most } times since the last move. Wait for the next one.

# You have left this table; the host is told.
m-you-have-left-this-table-the-hos-f15301d4 = You have left this table; the host is told.

# You have left your seat to a bot.
m-you-have-left-your-seat-to-a-bot-78c239d3 = You have left your seat to a bot.

# You have opened this table, so you cannot leave it. You can close it.
m-you-have-opened-this-table-so-yo-aafe89f8 = You have opened this table, so you cannot leave it. You can close it.

# You have resigned already.
m-you-have-resigned-already-2e451567 = You have resigned already.

# You have resigned, and nobody else is left: the game ends.
m-you-have-resigned-and-nobody-els-2d2c9c5b = You have resigned, and nobody else is left: the game ends.

# You have resigned. Say "come back" first, if nobody has taken your seat.
m-you-have-resigned-say-come-back-6bc3414d = You have resigned. Say "come back" first, if nobody has taken your seat.

# You have resigned. Say "come back" to take your seat again.
m-you-have-resigned-say-come-back-3376d1b5 = You have resigned. Say "come back" to take your seat again.

# You have resigned. The seat is offered to others; until one takes it you can "come back".
m-you-have-resigned-the-seat-is-of-f15356a5 = You have resigned. The seat is offered to others; until one takes it you can "come back".

# You have said that you go on.
m-you-have-said-that-you-go-on-30c38f10 = You have said that you go on.

# You keep your seat, and nothing was done.
m-you-keep-your-seat-and-nothing-w-4196dede = You keep your seat, and nothing was done.

# You sit at this table already.
m-you-sit-at-this-table-already-9ea1c9f0 = You sit at this table already.

# You sit at this table already; name a seat to take a second one.
m-you-sit-at-this-table-already-na-3de8b60b = You sit at this table already; name a seat to take a second one.

# You sit there already, and the others have {n} hours from the opening. After that, say "next" again and bots take the seats that are still empty.
m-you-sit-there-already-and-the-ot-d4b1d3c4 = You sit there already, and the others have { $n } hours from the opening. After that, say "next" again and bots take the seats that are still empty.

# You were done until something new.
m-you-were-done-until-something-ne-f76fe45d = You were done until something new.

# Your last move cannot be taken back: {why} with it.
m-your-last-move-cannot-be-taken-b-11fb1526 = Your last move cannot be taken back: { $why } with it.

# Your last move could be taken back until {at} UTC. Then {why}.
m-your-last-move-could-be-taken-ba-10cd69dc = Your last move could be taken back until { $at } UTC. Then { $why }.

# Your orders are void: {why}.
m-your-orders-are-void-why-03bb373d = Your orders are void: { $why }.

# Your seat is not offered to anybody.
m-your-seat-is-not-offered-to-anyb-6f42897b = Your seat is not offered to anybody.

# Your vote against it is noted.
m-your-vote-against-it-is-noted-9960f737 = Your vote against it is noted.

# Your vote is noted: {n} of {wanted}. A motion that is not decided after {hours} hours lapses.
m-your-vote-is-noted-n-of-wanted-a-c55b45cc = Your vote is noted: { $n } of { $wanted }. A motion that is not decided after { $hours } hours lapses.

# Zone, night and days can be changed {n} times in 30 days.
m-zone-night-and-days-can-be-chang-d01d58a4 = Zone, night and days can be changed { $n } times in 30 days.

# agree to the motion that is open
m-agree-to-the-motion-that-is-open-153de943 = agree to the motion that is open

# an only answer is given for you, or an empty turn is ended
m-an-only-answer-is-given-for-you-58e22534 = an only answer is given for you, or an empty turn is ended

# and so on each time that you are asked, until you can do what you could not do now
m-and-so-on-each-time-that-you-are-6366a593 = and so on each time that you are asked, until you can do what you could not do now

# as host let somebody go before the game has begun
m-as-host-let-somebody-go-before-t-d3b08232 = as host let somebody go before the game has begun

# call off
m-call-off-3703dff7 = call off

# called off
m-called-off-065c771c = called off

# drop all that you have ordered in advance
m-drop-all-that-you-have-ordered-i-31c155f1 = drop all that you have ordered in advance

# get up before the game has begun
m-get-up-before-the-game-has-begun-638e065a = get up before the game has begun

# go on
m-go-on-b5013eb1 = go on

# it is a number of hours, a preset or an object
m-it-is-a-number-of-hours-a-preset-785a791d = it is a number of hours, a preset or an object

# it says wait
m-it-says-wait-03a6e78f = it says wait

# keep your seat, where you were asked whether you resign
m-keep-your-seat-where-you-were-as-ee754ecf = keep your seat, where you were asked whether you resign

# leave the game without being asked once more; others may take the seat
m-leave-the-game-without-being-ask-5e8cca3d = leave the game without being asked once more; others may take the seat

# leave the game; you are asked once more before it is done
m-leave-the-game-you-are-asked-onc-f74efabb = leave the game; you are asked once more before it is done

# luck came up
m-luck-came-up-7f16227e = luck came up

# more time
m-more-time-eaca2afd = more time

# never began
m-never-began-0c27281c = never began

# no answer of it fits
m-no-answer-of-it-fits-478741b3 = no answer of it fits

# no clock
m-no-clock-06db4f6c = no clock

# none is open for you
m-none-is-open-for-you-9a596fa3 = none is open for you

# nothing is answered for you that you could say
m-nothing-is-answered-for-you-that-75a4cd5a = nothing is answered for you that you could say

# put a motion, or agree to it
m-put-a-motion-or-agree-to-it-8a659f56 = put a motion, or agree to it

# somebody else moved
m-somebody-else-moved-5a97de16 = somebody else moved

# something came up that nobody could know before
m-something-came-up-that-nobody-co-2f156599 = something came up that nobody could know before

# take your offered seat back, until somebody sits there
m-take-your-offered-seat-back-unti-ba9e06f6 = take your offered seat back, until somebody sits there

# vote against a motion
m-vote-against-a-motion-55025e9b = vote against a motion

# vote against the motion that is open
m-vote-against-the-motion-that-is-560600f7 = vote against the motion that is open

# what you have decided in advance
m-what-you-have-decided-in-advance-d43afd5b = what you have decided in advance

# your time was over and the clock moved for you
m-your-time-was-over-and-the-clock-3ecaa989 = your time was over and the clock moved for you

# {address} is none of your addresses.
m-address-is-none-of-your-address-decdc8cf = { $address } is none of your addresses.

# {low} to {high}
m-low-to-high-71b64639 = { $low } to { $high }

# {name} joins; language: {language}, time zone: {zone}.
m-name-joins-language-language-ti-dc600ecd = { $name } joins; language: { $language }, time zone: { $zone }.

# {n} players share the victory.
m-n-players-share-the-victory-7a2d1906 = { $n } players share the victory.

# {title} has no command "{sentence}".
m-title-has-no-command-sentence-aea17a6a = { $title } has no command "{ $sentence }".

# {title} is for {seats} seats.
m-title-is-for-seats-seats-0be0f21f = { $title } is for { $seats } seats.

# {title} knows no such value: {error}
m-title-knows-no-such-value-error-88bfbc9f = { $title } knows no such value: { $error }

# {who} added it in the order that opened the game: the house could make no other seed then, but could let other games take numbers first, until one suited.
m-who-added-it-in-the-order-that-3c0cb49f = { $who } added it in the order that opened the game: the house could make no other seed then, but could let other games take numbers first, until one suited.

# {who} added the Idempotency-Key of the request that took the seat.
m-who-added-the-idempotency-key-o-7f7a5a38 = { $who } added the Idempotency-Key of the request that took the seat.

# {who} added the mail that took the seat.
m-who-added-the-mail-that-took-th-f2cea03a = { $who } added the mail that took the seat.

# {who} added the request that took the seat.
m-who-added-the-request-that-took-4550e1f4 = { $who } added the request that took the seat.

# {who} added words of their own.
m-who-added-words-of-their-own-5a41a889 = { $who } added words of their own.

# {who} cannot be reached by mail: the clock stands still for {n} {n|hour|hours}, or until the move.
m-who-cannot-be-reached-by-mail-t-164fd798 = { $who } cannot be reached by mail: the clock stands still for { $n } { $n ->
        [one] hour
       *[other] hours
    }, or until the move.

# {who} decided this in advance.
m-who-decided-this-in-advance-8f68299c = { $who } decided this in advance.

# {who} is back, and keeps the seat.
m-who-is-back-and-keeps-the-seat-6d84e726 = { $who } is back, and keeps the seat.

# {who} is over time.
m-who-is-over-time-f275a633 = { $who } is over time.

# {who} is over time; the clock moves for this seat.
m-who-is-over-time-the-clock-move-1ec46734 = { $who } is over time; the clock moves for this seat.

# {who} is over time; the others decide what follows.
m-who-is-over-time-the-others-dec-9d4ba1c7 = { $who } is over time; the others decide what follows.

# {who} resigns; the seat is offered to others.
m-who-resigns-the-seat-is-offered-b02cbdaf = { $who } resigns; the seat is offered to others.

# {who} says "{words}".
m-who-says-words-1cd6560e = { $who } says "{ $words }".

# {who} sits down.
m-who-sits-down-46e81a18 = { $who } sits down.

# {who} takes a move back, with all that came after it; all who were asked agreed.
m-who-takes-a-move-back-with-all-3bcd2bf3 = { $who } takes a move back, with all that came after it; all who were asked agreed.

# {who} takes the last move back.
m-who-takes-the-last-move-back-bb514579 = { $who } takes the last move back.

# {who} took over a seat later; what was drawn before is without this part.
m-who-took-over-a-seat-later-what-5d85a0e9 = { $who } took over a seat later; what was drawn before is without this part.

# {who} votes against: {motion} (seat {n}).
m-who-votes-against-motion-seat-n-0b6c4b4e = { $who } votes against: { $motion } (seat { $n }).

# {who} votes against: {motion} ({n} {n|hour|hours}).
m-who-votes-against-motion-n-n-ho-e5714fb1 = { $who } votes against: { $motion } ({ $n } { $n ->
        [one] hour
       *[other] hours
    }).

# {who} votes against: {motion}.
m-who-votes-against-motion-219ccbdd = { $who } votes against: { $motion }.

# {who} votes for: {motion} (seat {n}).
m-who-votes-for-motion-seat-n-22277286 = { $who } votes for: { $motion } (seat { $n }).

# {who} votes for: {motion} ({n} {n|hour|hours}).
m-who-votes-for-motion-n-n-hour-h-c646fe5a = { $who } votes for: { $motion } ({ $n } { $n ->
        [one] hour
       *[other] hours
    }).

# {who} votes for: {motion}.
m-who-votes-for-motion-3636279d = { $who } votes for: { $motion }.

# {who} wins.
m-who-wins-45d09fbb = { $who } wins.

# {who}: other hours count now.
m-who-other-hours-count-now-192f018c = { $who }: other hours count now.
