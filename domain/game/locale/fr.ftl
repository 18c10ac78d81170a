#  For example: "{example}".
m-for-example-example-c551b502 = { " " }Par exemple : « { $example } ».

#  It is decided.
m-it-is-decided-4aacc07b = { " " }C’est décidé.

# " or "
m-or-e8906955 = { " " }» ou «{ " " }

# "{address}" is no mail address; one is like ann@example.org.
m-address-is-no-mail-address-one-299d870e = « { $address } » n’est pas une adresse de courriel ; il en faut une comme ann@example.org.

# "{part}" is no answer of {title}; the last may be "wait".
m-part-is-no-answer-of-title-the-8db4d151 = « { $part } » n’est pas une réponse pour { $title } ; la dernière peut être « attendre ».

# "{text}" is not finished: {wanted} is missing.
m-text-is-not-finished-wanted-is-42af297c = « { $text } » n'est pas fini : il manque { $wanted }.

# "{text}" is not understood from "{word}" on.
m-text-is-not-understood-from-wor-c91f7f26 = « { $text } » n'est pas compris à partir de « { $word } ».

# "{text}" is not understood. Did you mean "{meant}"?
m-text-is-not-understood-did-you-9a6c8672 = « { $text } » n'est pas compris. Vouliez-vous dire « { $meant } » ?

# "{text}" is not understood. If it is to say "{meant}": {why}
m-text-is-not-understood-if-it-is-d8004de3 = « { $text } » n'est pas compris. Si cela veut dire « { $meant } » : { $why }

# "{text}" is not understood. Say "help" for what can be said now.
m-text-is-not-understood-say-help-edf8a92c = « { $text } » n'est pas compris. « aide » dit ce qui peut se dire maintenant.

# "{text}" is not understood: {wanted} is wanted instead of "{word}".
m-text-is-not-understood-wanted-i-5f9b1a93 = « { $text } » n'est pas compris : au lieu de « { $word } », il faut { $wanted }.

# "{value}" is no time zone; say one like Europe/Prague.
m-value-is-no-time-zone-say-one-l-57ac72ab = « { $value } » n’est pas un fuseau horaire ; écrivez par exemple Europe/Prague.

# , else 
m-else-2935c988 = , sinon{ " " }

# A bot takes your seat.
m-a-bot-takes-your-seat-fe88ae80 = Un bot prend votre place.

# A clock stands still for 1 to {most} hours.
m-a-clock-stands-still-for-1-to-mo-5ca51898 = Une pendule s’arrête pour 1 à { $most } heures.

# A day is written 2026-12-24.
m-a-day-is-written-2026-12-24-1406d5fb = Un jour s’écrit 2026-12-24.

# A game of {title} goes on from {after}, with what that one left. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-goes-on-from-aft-2b8c49cf = Une partie de { $title } continue { $after }, avec ce qu'elle a laissé. Elle prend la graine numéro { $number } de celles engagées d'avance : { $commitment }

# A game of {title} goes on from {after}, with what that one left. The seed is committed: {commitment}
m-a-game-of-title-goes-on-from-aft-f43f55c5 = Une partie de { $title } continue { $after }, avec ce qu'elle a laissé. La graine est engagée : { $commitment }

# A game of {title} is opened. It takes seed number {number} of those committed before: {commitment}
m-a-game-of-title-is-opened-it-tak-9d0c0048 = Une partie de { $title } est ouverte. Elle prend la graine numéro { $number } de celles engagées d'avance : { $commitment }

# A game of {title} is opened. The seed is committed: {commitment}
m-a-game-of-title-is-opened-the-se-84665c9a = Une partie de { $title } est ouverte. La graine est engagée : { $commitment }

# A game that goes on from another is not cancelled; say "no" to leave it.
m-a-game-that-goes-on-from-another-00adb5ee = Une partie qui en continue une autre ne s’annule pas ; écrivez « non » pour la quitter.

# A gift is from one instant to another, as 2026-12-24T20:00:00Z.
m-a-gift-is-from-one-instant-to-an-a48c9a06 = Un temps offert va d’un instant à un autre, comme 2026-12-24T20:00:00Z.

# A gift is time that has passed, {n} days at most.
m-a-gift-is-time-that-has-passed-n-d7f31a3c = Un temps offert est du temps passé, au plus { $n } { $n ->
        [one] jour
       *[other] jours
    }.

# A holiday is booked: {n} {n|day|days} of the store.
m-a-holiday-is-booked-n-n-day-days-7dca2369 = Vacances prises : { $n } { $n ->
        [one] jour
       *[other] jours
    } de la réserve.

# A name has 1 to 40 printable characters.
m-a-name-has-1-to-40-printable-cha-04b50376 = Un nom a de 1 à 40 caractères imprimables.

# A name has letters or digits that can be seen, and few marks on each.
m-a-name-has-letters-or-digits-tha-b23eb4c5 = Un nom a des lettres ou des chiffres visibles, avec peu de signes sur chacun.

# A name holds no address and no link; put a space after a full stop.
m-a-name-holds-no-address-and-no-l-95d9723b = Un nom ne contient ni adresse ni lien ; mettez une espace après un point.

# A night is written 23:00-07:00, or left empty; "{text}" is none.
m-a-night-is-written-23-00-07-00-o-b3c4f794 = Une nuit s’écrit 23:00-07:00, ou reste vide ; « { $text } » n’en est pas une.

# A night lasts from a minute to {n} hours.
m-a-night-lasts-from-a-minute-to-n-d0fedd68 = Une nuit dure d’une minute à { $n } { $n ->
        [one] heure
       *[other] heures
    }.

# A nonce is 1 to 64 letters, digits, - or _.
m-a-nonce-is-1-to-64-letters-digit-096c0d22 = Un nonce a de 1 à 64 lettres, chiffres, - ou _.

# A player who left
m-a-player-who-left-f96d8f13 = Quelqu’un qui a quitté la table

# A rematch is offered once the game is over.
m-a-rematch-is-offered-once-the-ga-02266de4 = Une revanche est proposée une fois la partie terminée.

# A seat has at most {n} orders.
m-a-seat-has-at-most-n-orders-228be50e = Une place a au plus { $n } { $n ->
        [one] ordre
       *[other] ordres
    } d’avance.

# A seat is for a player, for the bot "sensible", or for anybody.
m-a-seat-is-for-a-player-for-the-b-ec2eb9eb = Une place est pour quelqu’un, pour le bot « sensible » ou pour tout le monde.

# A signature of this chain is {digits} hexadecimal digits, in small letters.
m-a-signature-of-this-chain-is-dig-e001dd8d = Une signature de cette chaîne a { $digits } chiffres hexadécimaux, en petites lettres.

# A table has {n} days to begin.
m-a-table-has-n-days-to-begin-2127eb82 = Une table a { $n } { $n ->
        [one] jour
       *[other] jours
    } pour commencer.

# All agreed: the game ends as it stands. The seed was {seed}
m-all-agreed-the-game-ends-as-it-s-336bc1bc = Tout le monde est d’accord : la partie s’arrête au score. La graine était { $seed }

# All agreed: the game is called off, without a result. The seed was {seed}
m-all-agreed-the-game-is-called-of-f7c333a4 = Tout le monde est d’accord : la partie est annulée, sans résultat. La graine était { $seed }

# All orders are gone.
m-all-orders-are-gone-81e2abdc = Il n’y a plus aucun ordre d’avance.

# An order has 1 to {n} answers with else between them.
m-an-order-has-1-to-n-answers-with-162eed0e = Un ordre d’avance a de 1 à { $n } { $n ->
        [one] réponse
       *[other] réponses
    }, séparées par « sinon ».

# At this table who cannot act is asked all the same, and passes: who is asked shows nothing of a hand.
m-at-this-table-who-cannot-act-is-179ba07a = À cette table, même qui ne peut pas agir est interrogé, et passe : la question ne révèle rien d'une main.

# At this table who cannot act is skipped: that means fewer letters, and it shows something of a hand.
m-at-this-table-who-cannot-act-is-fe2662a8 = À cette table, qui ne peut pas agir est sauté : moins de lettres, mais cela révèle un peu d'une main.

# Bots take the seats that were still empty.
m-bots-take-the-seats-that-were-st-2922eec7 = Des bots prennent les places encore vides.

# From now on the only legal answer is given for you.
m-from-now-on-the-only-legal-answe-b48595fd = Désormais, la seule réponse possible est donnée pour vous.

# From now on you are not asked where all that is left can wait.
m-from-now-on-you-are-not-asked-wh-8800b4b6 = Désormais, on ne vous demande rien quand tout le reste peut attendre.

# If you resign, the game ends, since no other person is left. "{yes}" does it.
m-if-you-resign-the-game-ends-sinc-a5877dea = Si vous abandonnez, la partie s’arrête, car il ne reste personne d’autre. Confirmez par « { $yes } ».

# If you resign, your seat is offered to others and you are not asked any more. Of this game you get one letter, at its end. You can come back until somebody takes the seat. "{yes}" does it.
m-if-you-resign-your-seat-is-offer-3286c2f6 = Si vous abandonnez, votre place est proposée à d’autres et on ne vous demande plus rien. Vous recevez une seule lettre de cette partie, à la fin. Vous pouvez revenir tant que la place n’est pas reprise. « { $yes } » le fait.

# It can go on with: {words}.
m-it-can-go-on-with-words-d9efe873 = Cela peut continuer par : { $words }.

# It is about your own seat; the others decide.
m-it-is-about-your-own-seat-the-ot-b788b817 = Cela concerne votre propre place ; ce sont les autres qui décident.

# It is decided.
m-it-is-decided-4271be93 = C’est décidé.

# It is not your turn.
m-it-is-not-your-turn-39acfa2f = Ce n’est pas à vous de jouer.

# Letters of game {game} are muted.
m-letters-of-game-game-are-muted-c43501d1 = Les lettres de la partie { $game } sont coupées.

# Letters of game {game} are wanted again.
m-letters-of-game-game-are-wanted-76644837 = Vous recevez de nouveau les lettres de la partie { $game }.

# More time is 1 to {most} hours.
m-more-time-is-1-to-most-hours-45da1d48 = « Plus de temps » va de 1 à { $most } heures.

# Name {n} or more days of the week on which you play, like "mon tue sat".
m-name-n-or-more-days-of-the-week-001defb4 = Donnez { $n } { $n ->
        [one] jour
       *[other] jours
    } ou plus de la semaine où vous jouez, comme « mon tue sat ».

# No bot holds this seat.
m-no-bot-holds-this-seat-9046aed9 = Aucun bot ne tient cette place.

# No chain "{chain}" is known. There are: {all}.
m-no-chain-chain-is-known-there-ar-405de983 = La chaîne « { $chain } » est inconnue. Il y a : { $all }.

# No seat of this game is free for you.
m-no-seat-of-this-game-is-free-for-593e349e = Aucune place de cette partie n’est libre pour vous.

# No seed was committed to before your order came. Send it once more.
m-no-seed-was-committed-to-before-9cfa7d90 = Aucune graine n’était engagée avant l’arrivée de votre demande. Envoyez-la de nouveau.

# Nobody added anything.
m-nobody-added-anything-40b49249 = Personne n’a rien ajouté.

# Nobody but the house has a part in it: the house could have chosen this luck.
m-nobody-but-the-house-has-a-part-33d95a83 = Personne d’autre que la maison n’y a part : la maison pouvait choisir ce hasard.

# Nobody could choose this luck: round {round} of the public beacon drand was named at the opening and came out when all the rest was fixed.
m-nobody-could-choose-this-luck-ro-1313f62c = Personne ne pouvait choisir ce hasard : le tirage { $round } de la balise publique drand a été désigné à l’ouverture et est sorti quand tout le reste était fixé.

# Nobody is left to play on: the game ends. The seed was {seed}
m-nobody-is-left-to-play-on-the-ga-6bc77de7 = Il ne reste personne pour jouer : la partie s’arrête. La graine était { $seed }

# Nobody wants to take a move back.
m-nobody-wants-to-take-a-move-back-60dfbbc2 = Personne ne veut annuler un coup.

# Nobody whom you could let go has seat {n}.
m-nobody-whom-you-could-let-go-has-da08dd0d = La place { $n } n’est tenue par personne que vous puissiez laisser partir.

# Nothing can be played now.
m-nothing-can-be-played-now-8c76b00e = Rien ne peut se jouer maintenant.

# Nothing follows that game.
m-nothing-follows-that-game-b004ed68 = Rien ne suit cette partie.

# Nothing is decided in advance.
m-nothing-is-decided-in-advance-7cfc9a5a = Rien n’est décidé d’avance.

# Nothing more is asked here.
m-nothing-more-is-asked-here-dca667f1 = Ici, plus rien n’est demandé.

# Only a table that has not begun, and goes on from no game, is closed like this.
m-only-a-table-that-has-not-begun-bb020c16 = Seule une table qui n’a pas commencé, et qui n’en continue pas une autre, se ferme ainsi.

# Only the player who opened the game can cancel it.
m-only-the-player-who-opened-the-g-14d74781 = Seule la personne qui a ouvert la partie peut l’annuler.

# Only the player who opened this table can release a seat.
m-only-the-player-who-opened-this-e4fbbe17 = Seule la personne qui a ouvert cette table peut libérer une place.

# Order {n}: {orders}. Nobody else sees it before it is used.
m-order-n-orders-nobody-else-sees-cdb9ddeb = Ordre { $n } : { $orders }. Personne d'autre ne le voit avant son emploi.

# Player
m-player-64aee8c6 = Joueur

# Points so far: {points}.
m-points-so-far-points-989f79b0 = Points jusqu'ici : { $points }.

# Round {round} of the public beacon drand is added, but was out before the last part.
m-round-round-of-the-public-beacon-0030167d = Le tirage { $round } de la balise publique drand est ajouté, mais il était sorti avant la dernière part.

# Round {round} of the public beacon drand, due at {due}, is added when it is out. If nobody adds anything after that time, nobody can choose the luck.
m-round-round-of-the-public-beacon-9ae4aa6e = Le tirage { $round } de la balise publique drand, prévu pour { $due }, est ajouté à sa sortie. Si personne n’ajoute rien après ce moment, personne ne peut choisir le hasard.

# Say 1 to {most} lines at once.
m-say-1-to-most-lines-at-once-d9ca53d8 = Écrivez de 1 à { $most } lignes à la fois.

# Say it in one line of at most {n} printable characters.
m-say-it-in-one-line-of-at-most-n-71da039d = Dites-le en une ligne de { $n } caractères imprimables au plus.

# Say on which motion: {names}.
m-say-on-which-motion-names-62e5759b = Dites pour quelle proposition : { $names }.

# Say the name of a person at the table, or a seat that a person holds, 1 to {n}.
m-say-the-name-of-a-person-at-the-2722aca8 = Dites le nom de quelqu’un à la table, ou une place tenue par quelqu’un, de 1 à { $n }.

# Seat
m-seat-ae4e74c6 = Place

# Seat {number} is not free for you.
m-seat-number-is-not-free-for-you-bd97a286 = La place { $number } n’est pas libre pour vous.

# Seat {n} is free again.
m-seat-n-is-free-again-d34a61d5 = La place { $n } est de nouveau libre.

# Seat {n} is free again: its player has left.
m-seat-n-is-free-again-its-player-803c27a8 = La place { $n } est de nouveau libre : la personne qui l’avait est partie.

# Seat {n} is free again: the host has let its player go.
m-seat-n-is-free-again-the-host-ha-d321522d = La place { $n } est de nouveau libre : l’hôte a laissé partir la personne qui l’avait.

# Seat {n} is neither over time nor offered.
m-seat-n-is-neither-over-time-nor-0e8d00d0 = La place { $n } n’a pas dépassé son temps et n’est pas proposée à d’autres.

# Seat {n} is offered to others already.
m-seat-n-is-offered-to-others-alre-36686326 = La place { $n } est déjà proposée à d’autres.

# Seed number {number} is not the next one, that is {next}. Look at the commitments and send it again.
m-seed-number-number-is-not-the-ne-fe7b61ba = La graine numéro { $number } n’est pas la prochaine : c’est { $next }. Regardez les engagements et envoyez de nouveau.

# Settings are changed: {names}.
m-settings-are-changed-names-f931a60f = Réglages modifiés : { $names }.

# That can mean "{both}". Say which.
m-that-can-mean-both-say-which-5e7931dd = Cela peut vouloir dire « { $both } ». Dites lequel.

# That can mean more than {most} things. Write all names in full.
m-that-can-mean-more-than-most-thi-48fd3cce = Cela peut vouloir dire plus de { $most } choses. Écrivez tous les noms en entier.

# That day is not in the future: {day}.
m-that-day-is-not-in-the-future-da-bd8a6f07 = Ce jour n’est pas dans l’avenir : { $day }.

# That game goes on in a way of its own: say "next".
m-that-game-goes-on-in-a-way-of-it-2666b406 = Cette partie continue à sa façon : écrivez « suivant ».

# That game is not over; what follows it is said at its end.
m-that-game-is-not-over-what-follo-eae78eef = Cette partie n’est pas terminée ; la suite se dit à la fin.

# That game went on from others, with what they left it; open a new one.
m-that-game-went-on-from-others-wi-4acef04f = Cette partie en continuait d’autres, avec ce qu’elles avaient laissé ; ouvrez-en une nouvelle.

# That holds as far as nobody could foresee the request of {who}.
m-that-holds-as-far-as-nobody-coul-fbf3d7cb = Cela vaut pour autant que personne ne pouvait prévoir cette demande ({ $who }).

# That is no pace: {why}.
m-that-is-no-pace-why-6f7fbc57 = Ce n’est pas un rythme : { $why }.

# That is not an answer to what you are asked now.
m-that-is-not-an-answer-to-what-yo-f751ac40 = Ce n’est pas une réponse à ce qui vous est demandé maintenant.

# That is so already.
m-that-is-so-already-b48da4bc = C’est déjà le cas.

# That request has a wrong shape: {error}
m-that-request-has-a-wrong-shape-e-a4db4174 = Cette demande n’a pas la bonne forme : { $error }

# That takes {n} {n|day|days} and you have {left}: until {day} at most. Nothing was changed.
m-that-takes-n-n-day-days-and-you-11fb08a9 = Cela prend { $n } { $n ->
        [one] jour
       *[other] jours
    } et il vous en reste { $left } : jusqu’au { $day } au plus. Rien n’a changé.

# That was done already, by what you said before it.
m-that-was-done-already-by-what-yo-841635cd = Cela était déjà fait, par ce que vous aviez dit avant.

# The address {address} is added.
m-the-address-address-is-added-4a44065b = L'adresse { $address } est ajoutée.

# The address {address} is confirmed.
m-the-address-address-is-confirmed-ec9d065f = L'adresse { $address } est confirmée.

# The address {address} is removed.
m-the-address-address-is-removed-53b9219c = L'adresse { $address } est retirée.

# The clock has ended three turns in a row for {who}: the seat is offered to others, until {who} is back.
m-the-clock-has-ended-three-turns-0c1ece3d = La pendule a terminé trois tours de suite pour { $who } : la place est proposée à d’autres, jusqu’à son retour.

# The clock of this seat has stood still for this move already.
m-the-clock-of-this-seat-has-stood-be4a6c15 = La pendule de cette place s’est déjà arrêtée pour ce coup.

# The clocks run.
m-the-clocks-run-42d27510 = Les pendules tournent.

# The clocks stand still already.
m-the-clocks-stand-still-already-8dd071d1 = Les pendules sont déjà arrêtées.

# The deadline of this seat has been enforced already.
m-the-deadline-of-this-seat-has-be-224331db = L’échéance de cette place a déjà été appliquée.

# The game begins.
m-the-game-begins-893e604b = La partie commence.

# The game has begun. To leave it say "resign".
m-the-game-has-begun-to-leave-it-s-c2113e47 = La partie a commencé. Pour la quitter, écrivez « abandonne ».

# The game has begun; it cannot be cancelled any more.
m-the-game-has-begun-it-cannot-be-2c61328a = La partie a commencé ; elle ne peut plus être annulée.

# The game has begun; no seat is free, or somebody was faster.
m-the-game-has-begun-no-seat-is-fr-02685ad8 = La partie a commencé ; aucune place n’est libre, ou quelqu’un a été plus rapide.

# The game has moved on: you spoke at version {expected}, it is at {version} now.
m-the-game-has-moved-on-you-spoke-83b4ec25 = La partie a avancé : vous parliez de la version { $expected }, elle en est à la version { $version }.

# The game has not begun: a seat is still empty.
m-the-game-has-not-begun-a-seat-is-5117d94b = La partie n’a pas commencé : une place est encore vide.

# The game is over.
m-the-game-is-over-e5f63b8a = La partie est terminée.

# The game is over: {n} {n|point|points}.
m-the-game-is-over-n-n-point-point-0ce97f9b = La partie est terminée : { $n } { $n ->
        [one] point
       *[other] points
    }.

# The game is {reason}. The seed was {seed}
m-the-game-is-reason-the-seed-was-d783b380 = La partie s’arrête : { $reason }. La graine était { $seed }

# The game waits for no beacon.
m-the-game-waits-for-no-beacon-4ed60dfb = La partie n’attend aucune balise.

# The holiday is cut short: {n} {n|day|days} go back into the store.
m-the-holiday-is-cut-short-n-n-day-e93b5eb2 = Vacances écourtées : { $n } { $n ->
        [one] jour revient
       *[other] jours reviennent
    } à la réserve.

# The house alone could not choose this luck; together with {who}, who added last, it could.
m-the-house-alone-could-not-choose-58146c10 = La maison seule ne pouvait pas choisir ce hasard ; avec { $who }, dernière part ajoutée, elle le pouvait.

# The house knows the seed while the game runs: it may know what is to come, but cannot change it.
m-the-house-knows-the-seed-while-t-d4c03795 = La maison connaît la graine pendant la partie : elle peut savoir ce qui vient, mais pas le changer.

# The language "{value}" is none of {known}.
m-the-language-value-is-none-of-kn-69993c5a = La langue « { $value } » n’est pas parmi { $known }.

# The luck comes from a secret seed, kept since the opening, and from what each seat added.
m-the-luck-comes-from-a-secret-see-4b123c42 = Le hasard vient d’une graine secrète, gardée depuis l’ouverture, et de ce que chaque place a ajouté.

# The luck comes from secret seed number {number}, committed to before this game was asked for, and from what the players add.
m-the-luck-comes-from-secret-seed-ba275108 = Le hasard vient de la graine secrète numéro { $number }, engagée avant la demande de cette partie, et de ce qu’ajoutent les joueurs.

# The name is {name} now.
m-the-name-is-name-now-4bf18c97 = Le nom est maintenant { $name }.

# The next game has begun already; answer its own letters.
m-the-next-game-has-begun-already-a4bf2ca6 = La partie suivante a déjà commencé ; répondez à ses propres lettres.

# The others had {most} letters within a day because of what this seat did beside its moves. Try again later.
m-the-others-had-most-letters-with-f61ca7ca = Les autres ont reçu { $most } lettres en un jour à cause de ce que cette place a fait en plus de ses coups. Réessayez plus tard.

# The others offer the seat of {who} to somebody else, until {who} is back.
m-the-others-offer-the-seat-of-who-dd2116e5 = Les autres proposent cette place à quelqu’un d’autre, jusqu’au retour de la personne absente : { $who }.

# The others, and bots, added nothing.
m-the-others-and-bots-added-nothin-27cf5d4c = Les autres, et les bots, n’ont rien ajouté.

# The pace is {n} hours a move; it must be 0 (no clock) to {most}.
m-the-pace-is-n-hours-a-move-it-mu-3b7fb91e = Le rythme est de { $n } { $n ->
        [one] heure
       *[other] heures
    } par coup ; il doit être de 0 (sans pendule) à { $most }.

# The pace {name} is none of {known}.
m-the-pace-name-is-none-of-known-7b0f95f0 = Le rythme { $name } n’est pas parmi { $known }.

# The player has left for ever, and was forgotten.
m-the-player-has-left-for-ever-and-429b6dbd = Le joueur est parti pour toujours, ses données sont effacées.

# The public beacon is left out: {reason}.
m-the-public-beacon-is-left-out-re-9a64d9bf = La balise publique est laissée de côté : { $reason }.

# The public beacon is left out: {reason}. So the house could choose between with and without it.
m-the-public-beacon-is-left-out-re-e67ebcfc = La balise publique est laissée de côté : { $reason }. La maison pouvait donc choisir entre avec et sans.

# The public beacon is out: {value}
m-the-public-beacon-is-out-value-153b03ce = La balise publique est sortie : { $value }

# The round is due at {due}, and has {n} hours.
m-the-round-is-due-at-due-and-has-568a883b = Le tirage est prévu pour { $due }, avec { $n } { $n ->
        [one] heure
       *[other] heures
    } de délai.

# The round must lie ahead, at most {days} days. From {first} on it does.
m-the-round-must-lie-ahead-at-most-4c97e543 = Le tirage doit être à venir, dans { $days } { $days ->
        [one] jour
       *[other] jours
    } au plus. C’est le cas à partir de { $first }.

# The seat has moved since.
m-the-seat-has-moved-since-de51bbc6 = La place a joué depuis.

# The seat is yours again.
m-the-seat-is-yours-again-bd2483bd = La place est de nouveau à vous.

# The seat of {who} is offered to others, until {who} is back or somebody sits there.
m-the-seat-of-who-is-offered-to-ot-ba87e7f7 = Place proposée à d’autres, jusqu’au retour ou jusqu’à ce qu’elle soit reprise : { $who }.

# The table
m-the-table-b3ecbbbb = La table

# The table did not begin within a month, and is closed. The seed was {seed}
m-the-table-did-not-begin-within-a-6787329d = La table n’a pas commencé en un mois, et elle est fermée. La graine était { $seed }

# The table goes on in another way already; say "next" or "no".
m-the-table-goes-on-in-another-way-5b1749b6 = La table continue déjà d’une autre façon ; écrivez « suivant » ou « non ».

# The time from {since} to {until} counts for nobody: {reason}.
m-the-time-from-since-to-until-cou-f47ec161 = Le temps de { $since } à { $until } ne compte pour personne : { $reason }.

# The time of this seat is not over: {until}.
m-the-time-of-this-seat-is-not-ove-f69e5d0a = Le temps de cette place n’est pas écoulé : { $until }.

# The umpire corrects the position: {reason}
m-the-umpire-corrects-the-position-65f5f340 = L’arbitre corrige la position : { $reason }

# The words at a table hold no address and no link; put a space after a full stop.
m-the-words-at-a-table-hold-no-add-a019f942 = Les mots d'une table ne contiennent ni adresse ni lien ; mettez une espace après un point.

# Then nothing follows. Say "next" whenever you want to go on.
m-then-nothing-follows-say-next-wh-d15daf01 = Alors rien ne suit. Écrivez « suivant » quand vous voudrez continuer.

# There are no orders.
m-there-are-no-orders-7c64d778 = Il n’y a pas d’ordre d’avance.

# There is no clock in this game.
m-there-is-no-clock-in-this-game-874f1172 = Il n’y a pas de pendule dans cette partie.

# There is no game {game}.
m-there-is-no-game-game-40483521 = La partie { $game } n’existe pas.

# There is no move of yours that could be taken back.
m-there-is-no-move-of-yours-that-c-86de8f58 = Aucun coup de vous ne peut être annulé.

# There is no setting "{name}". There are: {known}.
m-there-is-no-setting-name-there-a-488809cc = Le réglage « { $name } » n’existe pas. Il y a : { $known }.

# There is no such game.
m-there-is-no-such-game-7e779a74 = Cette partie n’existe pas.

# There is no such motion to vote on.
m-there-is-no-such-motion-to-vote-04f38b91 = Aucune proposition de ce genre n’est soumise au vote.

# There is something new to do already.
m-there-is-something-new-to-do-alr-aae1f5a1 = Il y a déjà du nouveau à faire.

# There was nothing for you to decide, so it was done for you ("{move}"). Who says "ask me everything" is asked.
m-there-was-nothing-for-you-to-dec-25945df4 = Vous n’aviez rien à décider, c’est donc fait pour vous (« { $move } »). Qui écrit « tout me demander » reçoit chaque question.

# These are no facts of {title}: {error}
m-these-are-no-facts-of-title-erro-73b99f76 = Ce ne sont pas des données pour { $title } : { $error }

# This game goes on from another; to leave it say "no".
m-this-game-goes-on-from-another-t-91a97502 = Cette partie en continue une autre ; pour la quitter, écrivez « non ».

# This game is of the time before seeds were committed to ahead: the house could have chosen its luck.
m-this-game-is-of-the-time-before-f698a737 = Cette partie date d’avant les graines engagées d’avance : la maison pouvait choisir son hasard.

# This game is open already.
m-this-game-is-open-already-e5bb71b9 = Cette partie est déjà ouverte.

# Too many motions are open.
m-too-many-motions-are-open-065aaa51 = Trop de propositions sont ouvertes.

# What comes then shows only when it is done.
m-what-comes-then-shows-only-when-5939666c = La suite ne se voit qu’une fois le coup joué.

# What leaves nothing to decide is answered for you.
m-what-leaves-nothing-to-decide-is-e412cc46 = Ce qui ne laisse rien à décider est répondu pour vous.

# What you are asked now is not answered by that.
m-what-you-are-asked-now-is-not-an-3a6e717d = Cela ne répond pas à la question posée.

# You added nothing to the luck.
m-you-added-nothing-to-the-luck-ab10c5fd = Vous n'avez rien ajouté au hasard.

# You added words of your own to the luck: {nonce}.
m-you-added-words-of-your-own-to-t-4c81b10c = Votre part de hasard, vos propres mots : { $nonce }.

# You added your mail to the luck: the SHA-256 of its text and date is {nonce}.
m-you-added-your-mail-to-the-luck-6add8210 = Votre part de hasard, le SHA-256 du texte et de la date de votre message : { $nonce }.

# You added your request to the luck: {nonce}.
m-you-added-your-request-to-the-lu-d6386e3f = Votre part de hasard, votre requête : { $nonce }.

# You are asked again when there is something new to do.
m-you-are-asked-again-when-there-i-ee753fb5 = On vous redemandera quand il y aura du nouveau à faire.

# You are asked each time again.
m-you-are-asked-each-time-again-a0185e6c = La question vous est posée chaque fois.

# You are asked everything.
m-you-are-asked-everything-6bdef8b4 = Tout vous est demandé.

# You are on holiday until {day} already.
m-you-are-on-holiday-until-day-alr-6db12b74 = Vous êtes déjà en congé jusqu’au { $day }.

# You are on no holiday.
m-you-are-on-no-holiday-fa8e4bd9 = Vous n’êtes pas en congé.

# You decide in advance: {n} {n|order|orders}; switches that are on: {on}.
m-you-decide-in-advance-n-n-order-7b59fed3 = Vous décidez d'avance : { $n } { $n ->
        [one] ordre
       *[other] ordres
    } ; réglages actifs : { $on }.

# You did not sit in that game.
m-you-did-not-sit-in-that-game-0073beb3 = Vous n’étiez pas à la table de cette partie.

# You did not sit in the game that this one would go on from.
m-you-did-not-sit-in-the-game-that-bda798a3 = Vous n’étiez pas à la table de la partie que celle-ci continuerait.

# You do not sit at this seat of the game.
m-you-do-not-sit-at-this-seat-of-t-617a7a90 = Cette place de la partie n’est pas la vôtre.

# You have been asked anew since; nothing was done.
m-you-have-been-asked-anew-since-n-bd461b63 = La question vous a été reposée depuis ; rien n’a été fait.

# You have changed what you decide in advance {most} times since the last move. Wait for the next one.
m-you-have-changed-what-you-decide-346c2e29 = Vos décisions d'avance ont changé { $most } fois depuis le dernier coup. Attendez le suivant.

# You have left this table; the host is told.
m-you-have-left-this-table-the-hos-f15301d4 = Vous avez quitté cette table ; l’hôte en est averti.

# You have left your seat to a bot.
m-you-have-left-your-seat-to-a-bot-78c239d3 = Vous avez laissé votre place à un bot.

# You have opened this table, so you cannot leave it. You can close it.
m-you-have-opened-this-table-so-yo-aafe89f8 = C’est vous qui avez ouvert cette table, vous ne pouvez donc pas la quitter. Vous pouvez la fermer.

# You have resigned already.
m-you-have-resigned-already-2e451567 = Vous avez déjà abandonné.

# You have resigned, and nobody else is left: the game ends.
m-you-have-resigned-and-nobody-els-2d2c9c5b = Vous avez abandonné, et il ne reste personne d’autre : la partie s’arrête.

# You have resigned. Say "come back" first, if nobody has taken your seat.
m-you-have-resigned-say-come-back-6bc3414d = Vous avez abandonné. Écrivez d’abord « revenir », si personne n’a pris votre place.

# You have resigned. Say "come back" to take your seat again.
m-you-have-resigned-say-come-back-3376d1b5 = Vous avez abandonné. Écrivez « revenir » pour reprendre votre place.

# You have resigned. The seat is offered to others; until one takes it you can "come back".
m-you-have-resigned-the-seat-is-of-f15356a5 = Vous avez abandonné. La place est proposée à d’autres ; tant qu’elle n’est pas prise, vous pouvez revenir : « revenir ».

# You have said that you go on.
m-you-have-said-that-you-go-on-30c38f10 = Vous avez dit que vous continuez.

# You keep your seat, and nothing was done.
m-you-keep-your-seat-and-nothing-w-4196dede = Vous gardez votre place, et rien n’a été fait.

# You sit at this table already.
m-you-sit-at-this-table-already-9ea1c9f0 = Vous êtes déjà à cette table.

# You sit at this table already; name a seat to take a second one.
m-you-sit-at-this-table-already-na-3de8b60b = Vous êtes déjà à cette table ; nommez une place pour en prendre une deuxième.

# You sit there already, and the others have {n} hours from the opening. After that, say "next" again and bots take the seats that are still empty.
m-you-sit-there-already-and-the-ot-d4b1d3c4 = Vous êtes déjà en place, et les autres ont { $n } { $n ->
        [one] heure
       *[other] heures
    } à partir de l’ouverture. Ensuite, écrivez encore « suivant » et des bots prennent les places encore vides.

# You were done until something new.
m-you-were-done-until-something-ne-f76fe45d = Il était dit « fini jusqu'à du nouveau ».

# Your last move cannot be taken back: {why} with it.
m-your-last-move-cannot-be-taken-b-11fb1526 = Votre dernier coup ne peut pas être annulé : { $why } avec lui.

# Your last move could be taken back until {at} UTC. Then {why}.
m-your-last-move-could-be-taken-ba-10cd69dc = Votre dernier coup pouvait être annulé jusqu’à { $at } UTC. Ensuite : { $why }.

# Your orders are void: {why}.
m-your-orders-are-void-why-03bb373d = Vos ordres d’avance sont sans effet : { $why }.

# Your seat is not offered to anybody.
m-your-seat-is-not-offered-to-anyb-6f42897b = Votre place n’est proposée à personne.

# Your vote against it is noted.
m-your-vote-against-it-is-noted-9960f737 = Votre vote contre est noté.

# Your vote is noted: {n} of {wanted}. A motion that is not decided after {hours} hours lapses.
m-your-vote-is-noted-n-of-wanted-a-c55b45cc = Votre vote est noté : { $n } sur { $wanted }. Une proposition non décidée après { $hours } heures tombe.

# Zone, night and days can be changed {n} times in 30 days.
m-zone-night-and-days-can-be-chang-d01d58a4 = Fuseau, nuit et jours peuvent changer { $n } fois en 30 jours.

# agree to the motion that is open
m-agree-to-the-motion-that-is-open-153de943 = approuver la proposition en cours

# an only answer is given for you, or an empty turn is ended
m-an-only-answer-is-given-for-you-58e22534 = la seule réponse possible est donnée pour vous, ou un tour vide est terminé

# and so on each time that you are asked, until you can do what you could not do now
m-and-so-on-each-time-that-you-are-6366a593 = et ainsi chaque fois, jusqu'à ce qu'il y ait un coup impossible maintenant

# as host let somebody go before the game has begun
m-as-host-let-somebody-go-before-t-d3b08232 = si la table est à vous, libérer quelqu'un avant le début de la partie

# call off
m-call-off-3703dff7 = annuler la partie

# called off
m-called-off-065c771c = annulée

# drop all that you have ordered in advance
m-drop-all-that-you-have-ordered-i-31c155f1 = abandonner tous vos ordres donnés d'avance

# get up before the game has begun
m-get-up-before-the-game-has-begun-638e065a = quitter la table avant le début de la partie

# go on
m-go-on-b5013eb1 = reprendre

# it is a number of hours, a preset or an object
m-it-is-a-number-of-hours-a-preset-785a791d = c’est un nombre d’heures, un réglage connu ou un objet

# it says wait
m-it-says-wait-03a6e78f = il est dit d’attendre

# keep your seat, where you were asked whether you resign
m-keep-your-seat-where-you-were-as-ee754ecf = garder votre place quand on vous demande si vous abandonnez

# leave the game without being asked once more; others may take the seat
m-leave-the-game-without-being-ask-5e8cca3d = quitter la partie sans autre question ; d'autres peuvent prendre la place

# leave the game; you are asked once more before it is done
m-leave-the-game-you-are-asked-onc-f74efabb = quitter la partie ; on vous le redemande avant

# luck came up
m-luck-came-up-7f16227e = le hasard est intervenu

# more time
m-more-time-eaca2afd = plus de temps

# never began
m-never-began-0c27281c = jamais commencée

# no answer of it fits
m-no-answer-of-it-fits-478741b3 = aucune de ses réponses ne convient

# no clock
m-no-clock-06db4f6c = sans pendule

# none is open for you
m-none-is-open-for-you-9a596fa3 = aucune n’est ouverte pour vous

# nothing is answered for you that you could say
m-nothing-is-answered-for-you-that-75a4cd5a = rien n'est répondu à votre place

# put a motion, or agree to it
m-put-a-motion-or-agree-to-it-8a659f56 = faire une proposition, ou l'approuver

# somebody else moved
m-somebody-else-moved-5a97de16 = quelqu’un d’autre a joué

# something came up that nobody could know before
m-something-came-up-that-nobody-co-2f156599 = il est apparu ce que personne ne pouvait savoir avant

# take your offered seat back, until somebody sits there
m-take-your-offered-seat-back-unti-ba9e06f6 = reprendre votre place proposée, tant que personne ne s'y est mis

# vote against a motion
m-vote-against-a-motion-55025e9b = voter contre une proposition

# vote against the motion that is open
m-vote-against-the-motion-that-is-560600f7 = voter contre la proposition en cours

# what you have decided in advance
m-what-you-have-decided-in-advance-d43afd5b = ce que vous avez décidé d'avance

# your time was over and the clock moved for you
m-your-time-was-over-and-the-clock-3ecaa989 = votre temps était écoulé et la pendule a joué pour vous

# {address} is none of your addresses.
m-address-is-none-of-your-address-decdc8cf = { $address } n’est pas une de vos adresses.

# {low} to {high}
m-low-to-high-71b64639 = { $low } à { $high }

# {name} joins; language: {language}, time zone: {zone}.
m-name-joins-language-language-ti-dc600ecd = { $name } s'inscrit ; langue : { $language }, fuseau : { $zone }.

# {n} players share the victory.
m-n-players-share-the-victory-7a2d1906 = La victoire est partagée : { $n } places.

# {title} has no command "{sentence}".
m-title-has-no-command-sentence-aea17a6a = { $title } n’a pas de commande « { $sentence } ».

# {title} is for {seats} seats.
m-title-is-for-seats-seats-0be0f21f = { $title } se joue à { $seats } places.

# {title} knows no such value: {error}
m-title-knows-no-such-value-error-88bfbc9f = { $title } ne connaît pas cette valeur : { $error }

# {who} added it in the order that opened the game: the house could make no other seed then, but could let other games take numbers first, until one suited.
m-who-added-it-in-the-order-that-3c0cb49f = { $who } l’a ajouté dans la demande qui a ouvert la partie : la maison ne pouvait plus alors faire une autre graine, mais pouvait laisser d’autres parties prendre des numéros avant, jusqu’à ce qu’un lui convienne.

# {who} added the Idempotency-Key of the request that took the seat.
m-who-added-the-idempotency-key-o-7f7a5a38 = { $who } a ajouté l’Idempotency-Key de la demande qui a pris la place.

# {who} added the mail that took the seat.
m-who-added-the-mail-that-took-th-f2cea03a = { $who } a ajouté le message qui a pris la place.

# {who} added the request that took the seat.
m-who-added-the-request-that-took-4550e1f4 = { $who } a ajouté la demande qui a pris la place.

# {who} added words of their own.
m-who-added-words-of-their-own-5a41a889 = { $who } a ajouté ses propres mots.

# {who} cannot be reached by mail: the clock stands still for {n} {n|hour|hours}, or until the move.
m-who-cannot-be-reached-by-mail-t-164fd798 = Les courriels n’atteignent pas { $who } : la pendule est arrêtée pour { $n } { $n ->
        [one] heure
       *[other] heures
    }, ou jusqu’au coup.

# {who} decided this in advance.
m-who-decided-this-in-advance-8f68299c = { $who } l’a décidé d’avance.

# {who} is back, and keeps the seat.
m-who-is-back-and-keeps-the-seat-6d84e726 = { $who } revient, et garde la place.

# {who} is over time.
m-who-is-over-time-f275a633 = { $who } a dépassé son temps.

# {who} is over time; the clock moves for this seat.
m-who-is-over-time-the-clock-move-1ec46734 = { $who } a dépassé son temps ; la pendule joue pour cette place.

# {who} is over time; the others decide what follows.
m-who-is-over-time-the-others-dec-9d4ba1c7 = { $who } a dépassé son temps ; les autres décident de la suite.

# {who} resigns; the seat is offered to others.
m-who-resigns-the-seat-is-offered-b02cbdaf = { $who } abandonne ; la place est proposée à d’autres.

# {who} says "{words}".
m-who-says-words-1cd6560e = { $who } dit « { $words } ».

# {who} sits down.
m-who-sits-down-46e81a18 = { $who } prend place.

# {who} takes a move back, with all that came after it; all who were asked agreed.
m-who-takes-a-move-back-with-all-3bcd2bf3 = { $who } annule un coup, avec tout ce qui l’a suivi ; tout le monde était d’accord.

# {who} takes the last move back.
m-who-takes-the-last-move-back-bb514579 = { $who } annule son dernier coup.

# {who} took over a seat later; what was drawn before is without this part.
m-who-took-over-a-seat-later-what-5d85a0e9 = { $who } a repris une place plus tard ; ce qui a été tiré avant est sans cette part.

# {who} votes against: {motion} (seat {n}).
m-who-votes-against-motion-seat-n-0b6c4b4e = { $who } vote contre : { $motion } (place { $n }).

# {who} votes against: {motion} ({n} {n|hour|hours}).
m-who-votes-against-motion-n-n-ho-e5714fb1 = { $who } vote contre : { $motion } ({ $n } { $n ->
        [one] heure
       *[other] heures
    }).

# {who} votes against: {motion}.
m-who-votes-against-motion-219ccbdd = { $who } vote contre : { $motion }.

# {who} votes for: {motion} (seat {n}).
m-who-votes-for-motion-seat-n-22277286 = { $who } vote pour : { $motion } (place { $n }).

# {who} votes for: {motion} ({n} {n|hour|hours}).
m-who-votes-for-motion-n-n-hour-h-c646fe5a = { $who } vote pour : { $motion } ({ $n } { $n ->
        [one] heure
       *[other] heures
    }).

# {who} votes for: {motion}.
m-who-votes-for-motion-3636279d = { $who } vote pour : { $motion }.

# {who} wins.
m-who-wins-45d09fbb = { $who } gagne.

# {who}: other hours count now.
m-who-other-hours-count-now-192f018c = { $who } : d'autres heures comptent désormais.
