#  (in vain)
m-in-vain-1085cb55 = { " " }(en vain)

#  (on its way)
m-on-its-way-ecb6805c = { " " }(en route)

#  Your deadlines now: {dues}.
m-your-deadlines-now-dues-50d23c67 = { " " }Vos échéances maintenant : { $dues }.

#  a move
m-a-move-85e81610 = { " " }par coup

#  and 
m-and-e3ee915a = { " " }et{ " " }

# "undo" still takes your last move back.
m-undo-still-takes-your-last-move-c5eb8c1a = « annule » reprend encore votre dernier coup.

# (forgotten {forgotten})
m-forgotten-forgotten-50cf74e1 = (oubliée { $forgotten })

# (here)
m-here-d76121c8 = (ici)

# (taken back)
m-taken-back-315731b9 = (repris)

# (usually {usual})
m-usually-usual-28f6c668 = (d'habitude { $usual })

# (version {n})
m-version-n-6ff1c534 = (version { $n })

# (you)
m-you-d1eb47c7 = (vous)

# (your turn)
m-your-turn-96d5a8c5 = (à vous)

# ({n} earlier {n|line|lines}: the link to the whole log stands below)
m-n-earlier-n-line-lines-the-link-1adec0c0 = ({ $n } { $n ->
         [one] ligne
        *[other] lignes
    } plus tôt : le lien vers tout le journal est plus bas)

# , now for example "{example}"
m-now-for-example-example-8e0ac4a1 = , maintenant par exemple « { $example } »

# . Mails from you:
m-mails-from-you-f1c80d1d = { "." } Vos messages à nous :

# . This page says what the program does.
m-this-page-says-what-the-program-3e71d55d = { "." } Cette page dit ce que fait le programme.

# ; nothing can be pressed until there is one again.
m-nothing-can-be-pressed-until-th-8221151a = { " " }; rien ne peut être pressé tant qu'il n'y a pas de réseau.

# ; or 
m-or-b209c7d4 = ; ou{ " " }

# <a>Keep this page still while I write</a> (it loads itself every 30 seconds)
m-a-keep-this-page-still-while-i-1c79f1f2 = <a>Ne pas actualiser la page pendant que j'écris</a> (elle s'actualise toutes les 30 secondes)

# <strong>{sentence}</strong> was not done, and nothing of it waits any more. You are signed in.
m-strong-sentence-strong-was-not-28f4a54b = <strong>{ $sentence }</strong> : rien n'a été fait, et plus rien n'attend. Vous êtes connecté.

# A board of {name}
m-a-board-of-name-837ba007 = Un plateau de { $name }

# A board of {name} in the middle of a game
m-a-board-of-name-in-the-middle-of-b5baf21c = Un plateau de { $name } en milieu de partie

# A bot, now<span>: {name}</span>
m-a-bot-now-span-name-span-2a2056c3 = Contre un bot, maintenant<span> : { $name }</span>

# A browser
m-a-browser-3dd9db39 = Un navigateur

# A browser can tell you that it is your turn, on a telephone or a computer, also while no page of Posthorn is open. What is told is sealed for that browser alone. Quiet hours, the digest, muted games and holidays hold as for letters.
m-a-browser-can-tell-you-that-it-i-c0661933 = Un navigateur peut vous dire que c'est à vous, sur un téléphone ou un ordinateur, même quand aucune page de Posthorn n'est ouverte. Ce qui est dit est scellé pour ce seul navigateur. Heures calmes, récapitulatif, parties en sourdine et congés valent comme pour les lettres.

# A fault of ours
m-a-fault-of-ours-759a5e40 = Une erreur de notre part

# A further address
m-a-further-address-53232281 = Une autre adresse

# A further one
m-a-further-one-890bd4c1 = Un autre

# A game is being opened
m-a-game-is-being-opened-2316b144 = La partie s'ouvre

# A game of {seats} takes about {letters} to {letters2} letters each, fewer if you say several things in one mail.
m-a-game-of-seats-takes-about-lett-dcfb99b9 = Une partie à { $seats } demande de { $letters } à { $letters2 } lettres chacun, moins si vous dites plusieurs choses dans un même courriel.

# A game that is not listed.
m-a-game-that-is-not-listed-f021683f = Une partie hors liste.

# A hint
m-a-hint-1e68a716 = Un conseil

# A hook has one of the shapes {shapes}.
m-a-hook-has-one-of-the-shapes-sha-42f26ca8 = La forme est l’une de celles-ci : { $shapes }.

# A key lets a program play as you, by the <a>API</a>.
m-a-key-lets-a-program-play-as-you-99f8b973 = Avec une clé, un programme joue à votre place par l'<a>API</a>.

# A letter
m-a-letter-06c382c3 = Une lettre

# A letter has told of it; another one will tell that it was taken back.
m-a-letter-has-told-of-it-another-50cac84b = Une lettre l'a déjà annoncé ; une autre dira que le coup a été repris.

# A letter is on its way
m-a-letter-is-on-its-way-4ab92a00 = Une lettre est en route

# A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.
m-a-letter-of-yours-was-used-that-42ca4710 = Une lettre à vous, qui n’est plus valable, a été utilisée ; rien n’a donc été fait. Une lettre valable vous a déjà été écrite aujourd’hui ; il y en a une par jour, la suivante peut venir après minuit UTC.

# A letter of yours was used that has expired, so nothing was done. This one works.
m-a-letter-of-yours-was-used-that-096247d1 = Une de vos lettres a été utilisée alors que son délai était passé ; rien n’a donc été fait. Celle-ci est valable.

# A letter that what I said is done
m-a-letter-that-what-i-said-is-don-1b080d64 = Une lettre pour dire que c'est fait

# A letter went to your registered address to ask whether this was you. Answer it with yes and it is done.
m-a-letter-went-to-your-registered-0e0064a0 = Une lettre est partie à votre adresse pour demander si c'était bien vous. Répondez oui, et c'est fait.

# A letter with links that work is on its way to the registered address, at most one a day.
m-a-letter-with-links-that-work-is-9d3634ed = Une lettre aux liens valables est en route vers votre adresse ; au plus une par jour.

# A letter with links that work was asked for today already, and goes to the registered address alone. There is one a day; the next can be asked for after midnight UTC. Look for the one of today, also where your mail program puts what it takes for unwanted.
m-a-letter-with-links-that-work-wa-21f99926 = Une lettre aux liens valables a déjà été demandée aujourd'hui ; elle ne va qu'à l'adresse enregistrée. Il y en a une par jour ; la suivante peut être demandée après minuit UTC. Cherchez celle d'aujourd'hui, aussi parmi les indésirables.

# A mail from {came} gives these lines in your name, and nothing was done yet:
m-a-mail-from-came-gives-these-lin-f0533def = Un message venu de { $came } donne ces lignes en votre nom, et rien n’a encore été fait :

# A name begins with <small>two letters or more</small>
m-a-name-begins-with-small-two-let-e166a885 = Un nom commence par <small>deux lettres au moins</small>

# A note <small>Only you see it, also in your letters.</small>
m-a-note-small-only-you-see-it-als-25d31a0a = Une note <small>Vous seul la voyez, dans vos lettres aussi.</small>

# A press on a line shows it on the board. <a>All moves</a>
m-a-press-on-a-line-shows-it-on-th-bef2a3f9 = Appuyez sur une ligne pour la voir sur le plateau. <a>Tous les coups</a>

# A program of yours, or a channel of a chat, is told by a request what happens: in your own games what your letters say, or of the tables that you host what anybody may see. Quiet hours, the digest, muted games and holidays hold for your own games as for letters.
m-a-program-of-yours-or-a-channel-3e6bb76c = Un programme à vous, ou le canal d’une messagerie, apprend par une requête ce qui arrive : dans vos parties ce que disent vos lettres, aux tables que vous avez ouvertes ce que chacun peut voir. Les heures calmes, le résumé du jour, les parties muettes et les congés valent pour vos parties comme pour les lettres.

# A rematch has been opened: <a>its table</a>.
m-a-rematch-has-been-opened-a-its-d25e03aa = Une revanche est ouverte : <a>sa table</a>.

# A seat is free: who takes it plays on.
m-a-seat-is-free-who-takes-it-play-422d4449 = Une place est libre : qui la prend continue la partie.

# A seat is offered
m-a-seat-is-offered-634f7cc1 = Une place est offerte

# A table of {title} waits for players: {free} of {of} seats free.
m-a-table-of-title-waits-for-playe-2e2c4599 = Une table de { $title } attend des joueurs : { $free } places libres sur { $of }.

# A tie was decided by {tie_break}.
m-a-tie-was-decided-by-tie-break-209c7817 = L'égalité a été tranchée par : { $tie_break }.

# A turn as it comes by mail, in short: answer with a number, or press
m-a-turn-as-it-comes-by-mail-in-sh-1d0fca37 = Un tour tel qu'il arrive par courriel, en bref : répondez par un nombre, ou appuyez

# API
m-api-c8e5998f = API

# About this game
m-about-this-game-5bec15dc = Sur cette partie

# About this letter
m-about-this-letter-ad1adfc5 = Sur cette lettre

# About {name}
m-about-name-c200f2ef = Sur { $name }

# About<span> {name}</span>
m-about-span-name-span-ff9a190e = Le jeu<span> { $name }</span>

# Accessibility
m-accessibility-d3368cbf = Accessibilité

# Add it
m-add-it-c4151430 = Ajouter

# Addresses
m-addresses-76179aaf = Adresses

# After that the clock moves for you.
m-after-that-the-clock-moves-for-y-0e8cb484 = Ensuite, la pendule joue pour vous.

# After that the others decide how the game goes on.
m-after-that-the-others-decide-how-be72ca76 = Ensuite, les autres décident de la suite de la partie.

# After that your seat is offered to others.
m-after-that-your-seat-is-offered-3fda94aa = Ensuite, votre place est proposée à d’autres.

# Against it
m-against-it-f9aeea62 = Contre

# Against it: {names}.
m-against-it-names-46de03ca = Contre : { $names }.

# Agree
m-agree-da288642 = Pour

# All
m-all-a52ace42 = Tout

# All about {name}
m-all-about-name-7fb0eb68 = Tout sur { $name }

# All at once
m-all-at-once-f9068371 = Tout à la fois

# All links and addresses in the letters you have got so far lose their power, in all games. Where you are asked something, a fresh letter comes to your registered address.
m-all-links-and-addresses-in-the-l-5710754f = Tous les liens et adresses des lettres reçues jusqu'ici perdent leur effet, dans toutes les parties. Là où une question vous attend, une nouvelle lettre arrive à votre adresse.

# All moves
m-all-moves-80f8d010 = Tous les coups

# All moves: the log
m-all-moves-the-log-6f108e12 = Tous les coups : le journal

# All my games
m-all-my-games-0cdbada8 = Toutes mes parties

# All settings
m-all-settings-04d2e8f9 = Tous les réglages

# All that has happened
m-all-that-has-happened-c77c40b5 = Tout ce qui s’est passé

# All that is kept of you is a file in <a>your settings</a>. There you can leave, too: name, addresses, letters, mails, words and devices are deleted then. Your moves stay in the logs of the games, under a number that leads to nobody. Copies that were made to restore the service after a failure are not changed; how long they are kept is for whoever runs it to say.
m-all-that-is-kept-of-you-is-a-fil-f39a7e1a = Tout ce qui est gardé de vous tient dans un fichier, dans <a>vos réglages</a>. Là, vous pouvez aussi partir : nom, adresses, lettres, messages, paroles et appareils sont alors effacés. Vos coups restent dans l'historique des parties, sous un numéro qui ne mène à personne. Les copies faites pour rétablir le service après une panne ne changent pas ; combien de temps on les garde, c'est à qui tient ce service de le dire.

# All that is kept of you, as a file
m-all-that-is-kept-of-you-as-a-fil-4304ba42 = Tout ce qui est gardé sur vous, en un fichier

# All who were asked agreed to call the game of {title} off.
m-all-who-were-asked-agreed-to-cal-7c11ccaa = Tout le monde est d’accord pour annuler la partie « { $title } ».

# All who were asked agreed to end the game of {title} as it stands.
m-all-who-were-asked-agreed-to-end-9663b21d = Tout le monde est d’accord pour arrêter au score la partie « { $title } ».

# All you can do stands below with its mark.
m-all-you-can-do-stands-below-with-5a9c9d5f = Tout ce que vous pouvez faire est ci-dessous, avec son repère.

# All your clocks stand still until {day}. That takes {n} {n|day|days} of holiday; {left} {left|is|are} left.
m-all-your-clocks-stand-still-unti-2eeadb8a = Toutes vos pendules sont arrêtées jusqu’au { $day }. Cela prend { $n } { $n ->
        [one] jour
       *[other] jours
    } de congé ; il en reste { $left }.

# All {many} pieces, drawn and told
m-all-many-pieces-drawn-and-told-450aa26b = Les { $many } pièces, dessinées et décrites

# All {n}
m-all-n-b0c0a80a = Tout : { $n }

# An address has no blanks and no letters beyond ASCII: write %20 and the like.
m-an-address-has-no-blanks-and-no-99e17dd2 = Une adresse n'a ni espaces ni lettres hors d'ASCII : écrivez %20 et ainsi de suite.

# An address may have {most} characters.
m-an-address-may-have-most-charact-2ddfab20 = Une adresse peut avoir { $most } caractères.

# An address with a name or a password in it is not kept: take them out.
m-an-address-with-a-name-or-a-pass-68117aa4 = Une adresse qui contient un nom ou un mot de passe n'est pas gardée : retirez-les.

# An invitation
m-an-invitation-a5e2ccef = Une invitation

# Another player has this address; it was not added to yours.
m-another-player-has-this-address-418fb1b1 = Un autre joueur a cette adresse ; elle n'a pas été ajoutée aux vôtres.

# Answer each game at its own address, or press its options; an answer to this letter moves nothing.
m-answer-each-game-at-its-own-addr-fed0610d = Répondez à chaque partie à sa propre adresse, ou appuyez sur ses choix ; une réponse à cette lettre ne joue rien.

# Answer from your own address.
m-answer-from-your-own-address-f07383e4 = Répondez de votre propre adresse.

# Answer this letter with yes and it is done, with no and it is thrown away; or press it:
m-answer-this-letter-with-yes-and-a5a9791f = Répondez à cette lettre par « oui » et c’est fait, par « non » et c’est jeté ; ou appuyez ici :

# Answer with one of these two, or press it. Before that nothing is done.
m-answer-with-one-of-these-two-or-09f9c753 = Répondez par l’un de ces deux mots, ou appuyez dessus. D’ici là, rien n’est fait.

# Answer with the number or the word.
m-answer-with-the-number-or-the-wo-f35209af = Répondez par le numéro ou le mot.

# Answer with the number or the word. Without an answer nothing follows.
m-answer-with-the-number-or-the-wo-ca98635d = Répondez par le numéro ou le mot. Sans réponse, rien ne suit.

# Answer with the number or the word. You add your mail to the luck, or words of your own: answer "join with" and the words.
m-answer-with-the-number-or-the-wo-04a3fcf1 = Répondez par le nombre ou par le mot. Vous ajoutez votre message au hasard, ou vos propres mots : répondez « join with » et les mots.

# Answer with the number, or in words. Silence is no vote; a motion that is not decided lapses after {n} days. A line that begins with "say" is for the table.
m-answer-with-the-number-or-in-wor-8da81d01 = Répondez par le numéro ou en mots. Le silence n'est pas un vote ; une proposition non décidée tombe après { $n } { $n ->
         [one] jour
        *[other] jours
    }. Une ligne qui commence par « dis » est pour la table.

# Answer with what stands in brackets, or in words. {several}
m-answer-with-what-stands-in-brack-9026d14d = Répondez par ce qui est entre crochets, ou avec des mots. { $several }

# Answer {game} by mail
m-answer-game-by-mail-91f5e574 = Répondre à { $game } par courriel

# Answer {until}.
m-answer-until-4b9c5a2c = Répondez { $until }.

# Answers after {median}, half of the times; nights and holidays do not count.
m-answers-after-median-half-of-the-a7717244 = Répond une fois sur deux en moins de { $median } ; nuits et congés ne comptent pas.

# Anybody else can take that seat.
m-anybody-else-can-take-that-seat-17fac3e5 = N'importe qui d'autre peut prendre cette place.

# Anybody else can take that seat; or "{bot}" gives it to a bot.
m-anybody-else-can-take-that-seat-4b1bf682 = Cette place peut être prise par quelqu’un d’autre ; ou « { $bot } » la donne à un bot.

# Anybody may look on at a game that is listed. You see what all at the table see, and no more.
m-anybody-may-look-on-at-a-game-th-443d299d = Tout le monde peut regarder une partie de la liste. Vous voyez ce que voit toute la table, rien de plus.

# Apr
m-apr-617531b4 = avr.

# As it stands: {points}
m-as-it-stands-points-f4c3cf03 = En l'état : { $points }

# As it was then.
m-as-it-was-then-3728dfba = Comme c'était alors.

# As spectators knew it then.
m-as-spectators-knew-it-then-64596214 = Ce qu'en savaient les spectateurs.

# As {names} knew it then.
m-as-names-knew-it-then-eec02b76 = Ce qu'en savait alors { $names }.

# Ask for a new letter
m-ask-for-a-new-letter-99614024 = Demander une nouvelle lettre

# Ask leave to take my last move back
m-ask-leave-to-take-my-last-move-b-637d81fa = Demander de reprendre mon dernier coup

# Ask me everything
m-ask-me-everything-3e7ae694 = Tout me demander

# At a table: your name, your moves, what you say to it, how long you took. Never your address.
m-at-a-table-your-name-your-moves-061babd3 = À une table : votre nom, vos coups, ce que vous lui dites, le temps que vous avez pris. Jamais votre adresse.

# At most {n} moves fit into one mail.
m-at-most-n-moves-fit-into-one-mai-535763c1 = Un message contient { $n } coups au plus.

# At tables whose pace knows nights and days, your clock stands still then.
m-at-tables-whose-pace-knows-night-66fa93e9 = Aux tables qui connaissent nuits et jours, votre pendule s'arrête alors.

# At the table: {names}.
m-at-the-table-names-512d5f84 = À table : { $names }.

# At the table: {names}. It begins when you and {n} {n|other|others} sit down.
m-at-the-table-names-it-begins-whe-d58cf9f2 = À table : { $names }. La partie commence quand vous et { $n } { $n ->
        [one] autre prenez place
       *[other] autres prenez place
    }.

# At the table: {names}. Yours is the last seat: it begins as you join.
m-at-the-table-names-yours-is-the-73710433 = À table : { $names }. La dernière place est la vôtre : la partie commence dès que vous la prenez.

# At this table: {pattern} ({help})
m-at-this-table-pattern-help-48481efa = À cette table : { $pattern } ({ $help })

# Aug
m-aug-41e1d82a = août

# Away until
m-away-until-2aa8ff39 = Absent jusqu'au

# Back
m-back-76900f1b = Retour

# Back to the game
m-back-to-the-game-e5a09f81 = Retour à la partie

# Back to the letter
m-back-to-the-letter-39b97127 = Retour à la lettre

# Be told on your phone or computer
m-be-told-on-your-phone-or-compute-4e2f77c4 = Être averti sur votre téléphone ou ordinateur

# Board games by mail, over days
m-board-games-by-mail-over-days-15c6875e = Jeux de société par courriel, au fil des jours

# Board games that are being played now, each with its board; the latest moves first.
m-board-games-that-are-being-playe-9c21fab6 = Les parties en cours, chacune avec son plateau ; les coups les plus récents d'abord.

# Bold: most of all.
m-bold-most-of-all-0a3637b3 = En gras : le plus de tous.

# Book it
m-book-it-a1f6d5f0 = Réserver

# Bots among them
m-bots-among-them-4d36844f = Dont bots

# Browsers in which you are signed in, for {sessions_kept} {sessions_kept|day|days} after the last use: a secret of which only a mark is stored, and a name such as “Firefox on Linux”.
m-browsers-in-which-you-are-signed-aa5050f8 = Les navigateurs où vous êtes connecté, { $sessions_kept } { $sessions_kept ->
        [one] jour
       *[other] jours
    } après le dernier usage : un secret dont seule une empreinte est gardée, et un nom comme « Firefox, Linux ».

# Browsers that you have told to show you your turns: where their maker takes such words, and the keys by which only that browser reads them; until you take them away or sign out there.
m-browsers-that-you-have-told-to-s-d97692fe = Les navigateurs auxquels vous avez dit de montrer vos tours : où leur fabricant reçoit ces mots, et les clés avec lesquelles seul ce navigateur les lit ; jusqu'à ce que vous les retiriez ou vous y déconnectiez.

# Browsers where you are signed in
m-browsers-where-you-are-signed-in-ae6ba13c = Navigateurs où vous êtes connecté

# By mail: answer any letter of ours with "letters on", or with "mute off" for its game.
m-by-mail-answer-any-letter-of-our-99db3cbf = Par courriel : répondez à une de nos lettres par « letters on », ou « mute off » pour sa partie.

# Call the game off, without a result
m-call-the-game-off-without-a-resu-93fa9821 = Arrêter la partie, sans résultat

# Choose anew
m-choose-anew-648df6d9 = Choisir de nouveau

# Choose at least one of what it is told.
m-choose-at-least-one-of-what-it-i-664bde55 = Choisissez au moins une chose à lui dire.

# Choose one
m-choose-one-0b24aed5 = Choisissez

# Choose<span> {name}</span>
m-choose-span-name-span-2a7dd9fa = Choisir<span> { $name }</span>

# Clocks
m-clocks-ade6b165 = Horloges

# Close
m-close-7d9eb7ac = Fermer

# Close this table
m-close-this-table-a1b01547 = Fermer cette table

# Colours alone tell nothing: what a colour says stands there as a word, a letter or a shape, too.
m-colours-alone-tell-nothing-what-39e71466 = Une couleur ne dit rien à elle seule : ce qu'elle dit est aussi là en mot, en lettre ou en forme.

# Come back
m-come-back-35c1a158 = Revenir

# Commitment
m-commitment-b6f2bf45 = Engagement

# Commitment and link
m-commitment-and-link-a670710f = Engagement et maillon

# Commitments
m-commitments-35ebc105 = Engagements

# Commitments to secret seeds
m-commitments-to-secret-seeds-f6e314d9 = Engagements sur les graines secrètes

# Conditions for those who come by the list
m-conditions-for-those-who-come-by-114b790c = Conditions pour ceux qui viennent par la liste

# Cookies and strangers
m-cookies-and-strangers-edb70f14 = Cookies et tiers

# Cookies are set for signing in, for forms, for hints that you have read and for links that you have opened. No page loads anything from another site, and nobody counts what you look at. To keep floods out, network addresses are counted for a day.
m-cookies-are-set-for-signing-in-f-cba720ab = Des cookies servent à la connexion, aux formulaires, aux conseils déjà lus et aux liens ouverts. Aucune page ne charge rien d'un autre site, et personne ne compte ce que vous regardez. Contre les flots de requêtes, les adresses réseau sont comptées pendant un jour.

# Days on which you play <small>such as mon tue sat; empty: all</small>
m-days-on-which-you-play-small-suc-7d6c2303 = Jours où vous jouez <small>par exemple mon tue sat ; vide : tous</small>

# Deadlines they have missed in their last 50 games, at most <small>Left empty: however many.</small>
m-deadlines-they-have-missed-in-th-629b991d = Délais manqués sur leurs 50 dernières parties, au plus <small>Vide : peu importe.</small>

# Debatable rules of the book
m-debatable-rules-of-the-book-8d827ddb = Points discutables du livret

# Dec
m-dec-f2a0cfbc = déc.

# Decide ahead
m-decide-ahead-acb82b2b = Décider d'avance

# Decide ahead, leave
m-decide-ahead-leave-c30ef263 = Décider d'avance, partir

# Decided by: {by}.
m-decided-by-by-71088ac7 = Départage : { $by }.

# Do it
m-do-it-8af08d74 = Le faire

# Do these moves
m-do-these-moves-721db75c = Jouer ces coups

# Do you mean it? {what}
m-do-you-mean-it-what-bebc2604 = Êtes-vous sûr ? { $what }

# Do you mean {listed}?
m-do-you-mean-listed-b2e4a391 = Voulez-vous dire { $listed } ?

# Done: <strong>{said}</strong>
m-done-strong-said-strong-79790901 = Fait : <strong>{ $said }</strong>

# Done: {what}.
m-done-what-d31711e9 = Fait : { $what }.

# Drop all orders
m-drop-all-orders-a73f62a2 = Annuler tous les ordres

# Each board is also a list of plain lines (“The board as a list” in the menu of a game), and each piece of the picture that can be pressed has a name for screen readers.
m-each-board-is-also-a-list-of-pla-5da5512b = Chaque plateau existe aussi en lignes simples (« Le plateau en liste » dans le menu d'une partie), et chaque pièce de l'image que l'on peut presser a un nom pour les lecteurs d'écran.

# Each turn is a letter that you answer with a line or a press, when you have the time. The whole table sees the same board, here and in its mail. Luck is fixed before anybody asks for it, and anybody can check it.
m-each-turn-is-a-letter-that-you-a-2118d9d6 = Chaque tour est une lettre à laquelle vous répondez d'une ligne ou d'un appui, quand vous avez le temps. Toute la table voit le même plateau, ici et dans ses lettres. Le hasard est fixé d'avance, et chacun peut le vérifier.

# End the game as it stands
m-end-the-game-as-it-stands-7a49da73 = Terminer la partie en l'état

# Ended {ended}: {reason}.
m-ended-ended-reason-d96f3d0e = Terminé { $ended } : { $reason }.

# Events {since} to {min}
m-events-since-to-min-37f42890 = Événements { $since } à { $min }

# Everybody should be able to play here. This page says what was done for it, how it is held, and what is not done yet.
m-everybody-should-be-able-to-play-40e363f1 = Tout le monde doit pouvoir jouer ici. Cette page dit ce qui a été fait pour cela, comment c'est vérifié, et ce qui ne l'est pas encore.

# Feb
m-feb-caf71b3f = févr.

# Finished
m-finished-7804f7a7 = Finies

# First
m-first-a151ceb1 = Première

# For "{said}" you could say: {nearest}.
m-for-said-you-could-say-nearest-17e30bae = Pour « { $said } », vous pourriez écrire : { $nearest }.

# For it: {names}.
m-for-it-names-1d5a218b = Pour : { $names }.

# For {each}
m-for-each-585c29b3 = Pour : { $each }

# Found here is who sits at a listed table with somebody else. Who plays by invitation alone, or as a guest, is not.
m-found-here-is-who-sits-at-a-list-7ed0e667 = On trouve ici qui est assis avec d'autres à une table de la liste. Qui ne joue que sur invitation, ou comme invité de passage, n'y est pas.

# Free this seat<span>: {name}</span>
m-free-this-seat-span-name-span-9e360a5f = Libérer cette place<span> : { $name }</span>

# Fri
m-fri-66dab40c = ven.

# From the beginning
m-from-the-beginning-597ae116 = Depuis le début

# Game {id}, version {version}.
m-game-id-version-version-55fd2aa8 = Partie { $id }, version { $version }.

# Game {id}, {phase}, {version} {version|event|events}. A number leads to the position after it; times are those of {zone}. <a>The game now</a>, <a2>the file for posthorn verify</a2>
m-game-id-phase-version-version-ev-26a6c9de = Partie { $id }, { $phase }, { $version } { $version ->
        [one] événement
       *[other] événements
    }. Un numéro mène à la position qui le suit ; heures de { $zone }. <a>La partie maintenant</a>, <a2>le fichier pour posthorn verify</a2>

# Games in common
m-games-in-common-2f57e3a3 = Parties communes

# Games they have finished, at least
m-games-they-have-finished-at-leas-8440ba65 = Parties finies, au moins

# Games to watch
m-games-to-watch-c2bda3a4 = Parties à regarder

# Gather turns for <small>minutes, then they come as one letter</small>
m-gather-turns-for-small-minutes-t-b5edeae9 = Rassembler les tours pendant <small>minutes, puis une seule lettre</small>

# Give an address and keep your games
m-give-an-address-and-keep-your-ga-8b516401 = Donner une adresse et garder vos parties

# Give the seat of {name} to a bot
m-give-the-seat-of-name-to-a-bot-05694cd3 = Donner la place à un bot : { $name }

# Give your mail address. Your game stays yours, letters tell you when you are asked, and you can sign in from anywhere.
m-give-your-mail-address-your-game-958a59fd = Donnez votre adresse. Votre partie reste à vous, des lettres vous disent quand c'est à vous, et vous pouvez vous connecter de partout.

# Go
m-go-6cc8519b = Aller

# Go back to the page you came from.
m-go-back-to-the-page-you-came-fro-7ca09243 = Revenez à la page d'où vous venez.

# Go back, correct it and press once more.
m-go-back-correct-it-and-press-onc-32df5eb8 = Revenez, corrigez et appuyez encore une fois.

# Go back, load the page again and press once more.
m-go-back-load-the-page-again-and-15ae6cc7 = Revenez, rechargez la page et appuyez encore une fois.

# Go on
m-go-on-97903f19 = Continuer

# Go on with the letter that answers
m-go-on-with-the-letter-that-answe-758fe2ff = Continuer avec la lettre de réponse

# Go on: sit down at the next game
m-go-on-sit-down-at-the-next-game-b56a1428 = Continuer : s'asseoir à la partie suivante

# Go to position
m-go-to-position-fcf718bd = Aller à la position

# Going away? "pause until" and a day stops your clock in all your games.
m-going-away-pause-until-and-a-day-48be6ef6 = Vous partez ? « pause jusqu'au » et un jour arrête votre pendule dans toutes vos parties.

# Guests have no keys. Give your mail address first.
m-guests-have-no-keys-give-your-ma-8deb3bcc = Sans compte, pas de clé. Donnez d’abord votre adresse de courriel.

# Guests have no programs. Give your mail address first.
m-guests-have-no-programs-give-you-fd5d0741 = Les invités n’ont pas de programmes. Donnez d’abord votre adresse de courriel.

# Have a program or a chat told
m-have-a-program-or-a-chat-told-0ff83929 = Prévenir un programme ou une messagerie

# Head: number {number}, link <code>{link}</code>
m-head-number-number-link-code-lin-4d7dc0a8 = Tête : numéro { $number }, maillon <code>{ $link }</code>

# Hear of it again
m-hear-of-it-again-435a84b0 = En avoir de nouveau des nouvelles

# Here as a guest since {joined}.
m-here-as-a-guest-since-joined-7aeac748 = Ici en invité de passage depuis le { $joined }.

# Here since {joined}.
m-here-since-joined-57c975d1 = Ici depuis le { $joined }.

# Holiday
m-holiday-992b3299 = Congés

# Hours
m-hours-21e84929 = Heures

# How
m-how-7470bd3b = Comment

# How it is held
m-how-it-is-held-a75843a1 = Comment c'est vérifié

# How it is played
m-how-it-is-played-597821f9 = Comment on y joue

# How it went, round by round
m-how-it-went-round-by-round-6aafa0f3 = Le déroulement, manche par manche

# How we stand
m-how-we-stand-911dd29a = Où nous en sommes

# How {title} is played
m-how-title-is-played-6a087072 = Comment se joue { $title }

# I am back
m-i-am-back-e012a509 = Je suis de retour

# I am not asked where all that is left can wait
m-i-am-not-asked-where-all-that-is-f472af9a = On ne me demande rien quand tout le reste peut attendre

# I am sure
m-i-am-sure-8d1511c1 = J'en suis sûr

# I see
m-i-see-dcf10e36 = Compris

# If a letter with a link came to you lately, that link still works for an hour.
m-if-a-letter-with-a-link-came-to-b7b6e546 = Si une lettre avec un lien vous est parvenue récemment, ce lien vaut encore une heure.

# If it has not begun a month after its opening it is closed.
m-if-it-has-not-begun-a-month-afte-c82b9d26 = Si elle n’a pas commencé un mois après son ouverture, elle est fermée.

# If it was not you, do nothing: nobody gets in without this letter.
m-if-it-was-not-you-do-nothing-nob-9229b1e2 = Si ce n’était pas vous, ne faites rien : personne n’entre sans cette lettre.

# If nothing has come of it after {n} more hours of play, the clock moves.
m-if-nothing-has-come-of-it-after-deb40730 = Si rien n’en est sorti d’ici { $n } { $n ->
        [one] heure
       *[other] heures
    } de jeu, la pendule joue.

# If you did not press it, somebody else has a letter of yours. You can make the links and addresses of your letters void; new letters come to you.
m-if-you-did-not-press-it-somebody-e490c9e4 = Si ce n'est pas vous, quelqu'un d'autre a une de vos lettres. Vous pouvez annuler les liens et adresses de vos lettres ; les nouvelles arrivent chez vous.

# If you did this
m-if-you-did-this-319e8f29 = Si vous faisiez cela

# If you know {who}, pass it on: an answer to any letter from there makes it good.
m-if-you-know-who-pass-it-on-an-an-e6091341 = Si vous connaissez { $who }, transmettez : une réponse de sa part à une lettre quelconque remet tout en ordre.

# If you still want to move, answer the last letter of the game.
m-if-you-still-want-to-move-answer-54e1e690 = Si vous voulez encore jouer, répondez à la dernière lettre de la partie.

# If your time runs out, you are reminded once before; then {follows}.
m-if-your-time-runs-out-you-are-re-c5ed09b7 = Avant la fin du temps, un seul rappel ; ensuite { $follows }.

# In any letter: {pattern} ({help})
m-in-any-letter-pattern-help-0f446788 = Dans toute lettre : { $pattern } ({ $help })

# In the last {games} {games|game|games}: {missed} {missed|deadline|deadlines} missed, {left} {left|seat|seats} left.
m-in-the-last-games-games-game-gam-06185840 = Sur les dernières parties ({ $games }) : { $missed } { $missed ->
        [one] délai manqué
       *[other] délais manqués
    }, { $left } { $left ->
        [one] place quittée
       *[other] places quittées
    }.

# In this game: {pattern} ({help})
m-in-this-game-pattern-help-a1553a54 = Dans cette partie : { $pattern } ({ $help })

# Invitations
m-invitations-14210e69 = Invitations

# Invite <small>Mail addresses, or names of people you have played with: one a line. They get a letter. Seats that are left are open.</small>
m-invite-small-mail-addresses-or-n-45416071 = Inviter <small>Adresses, ou noms de gens avec qui vous avez joué, un par ligne. Ils reçoivent une lettre. Les places restantes sont libres.</small>

# Invite at most {most} people to a game.
m-invite-at-most-most-people-to-a-b1277f0c = Invitez au plus { $most } personnes à une partie.

# It begins when every seat is taken.
m-it-begins-when-every-seat-is-tak-242966e3 = Elle commence quand toutes les places sont prises.

# It came from another browser ({browser}), in another network than yours.
m-it-came-from-another-browser-bro-8caa8f0c = Cela venait d'un autre navigateur ({ $browser }), d'un autre réseau que le vôtre.

# It came from another browser ({browser}), in the network that you are in.
m-it-came-from-another-browser-bro-f1e8b922 = Cela venait d'un autre navigateur ({ $browser }), du réseau où vous êtes.

# It came from this browser.
m-it-came-from-this-browser-f8ececf3 = Cela venait de ce navigateur.

# It is done. Answers to your own mails still come.
m-it-is-done-answers-to-your-own-m-2ceb81fd = C'est fait. Les réponses à vos propres courriels arrivent toujours.

# It is logged. Nothing that was taken in is lost; load the page again in a moment.
m-it-is-logged-nothing-that-was-ta-3702ef1c = C'est noté. Rien de ce qui a été reçu n'est perdu ; rechargez la page dans un instant.

# It is not done
m-it-is-not-done-b4ec4a2a = Ce n'est pas fait

# It is on its way to each of your devices.
m-it-is-on-its-way-to-each-of-your-d296ff46 = C'est en route vers chacun de vos appareils.

# It is on its way. Load this page again to see what came of it.
m-it-is-on-its-way-load-this-page-3d1ad7d6 = C’est en route. Rechargez cette page pour voir ce qu’il en est.

# It is played as the book says.
m-it-is-played-as-the-book-says-cf90c806 = On joue comme le dit le livret.

# It is taken in and cannot get lost. This page loads itself again in a moment.
m-it-is-taken-in-and-cannot-get-lo-2d220014 = C'est reçu et ne peut se perdre. La page se recharge d'elle-même dans un instant.

# It is taken in and is being carried out. It cannot get lost.
m-it-is-taken-in-and-is-being-carr-79a976c9 = C'est reçu et en cours. Rien ne peut se perdre.

# It is taken in and will be done in a moment; the answer comes by mail.
m-it-is-taken-in-and-will-be-done-7af038b6 = C'est reçu et sera fait dans un instant ; la réponse vient par courriel.

# It is tested by programs. What they cannot find, such as an order of reading that is tiring, people have to tell us.
m-it-is-tested-by-programs-what-th-d49e59a3 = Des programmes le vérifient. Ce qu'ils ne peuvent pas trouver, comme un ordre de lecture fatigant, ce sont des personnes qui doivent nous le dire.

# It is told no more.
m-it-is-told-no-more-ec64262e = Plus rien n'y est envoyé.

# It is tried only: nothing is done.
m-it-is-tried-only-nothing-is-done-ab917231 = Ce n'est qu'un essai : rien n'est fait.

# It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that player, do nothing.
m-it-makes-this-the-address-of-the-378ecd98 = Cela en fait l’adresse du compte { $name }, qui a une place dans { $n } { $n ->
        [one] partie
       *[other] parties
    }. Si ce n’est pas le vôtre, ne faites rien.

# It stays secret until all have answered; you can change it until then.
m-it-stays-secret-until-all-have-a-4bb43159 = Cela reste secret jusqu'à ce que tous aient répondu ; d'ici là vous pouvez changer.

# It waits because {why}.
m-it-waits-because-why-ff09b722 = L’attente vient de ceci : { $why }.

# It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.
m-it-was-asked-for-by-a-press-in-g-b15ee584 = La demande vient d’un bouton dans { $game } : « { $sentence } », dans { $browser }, à { $at } UTC. Rien n’est encore fait.

# It was asked for in another browser. From then on only this one is signed in as {name}: all others, and links that are on their way, end.
m-it-was-asked-for-in-another-brow-d748d8d8 = C'était demandé dans un autre navigateur. Désormais seul celui-ci est connecté comme { $name } : tous les autres, et les liens en route, prennent fin.

# It was asked for in another browser. Type the six digits of the letter there, or <a>sign in here</a> as {name} first and open the link again.
m-it-was-asked-for-in-another-brow-3cc38fb8 = La demande vient d'un autre navigateur. Tapez-y les six chiffres de la lettre, ou <a>connectez-vous ici</a> d'abord comme { $name } et rouvrez le lien.

# It was not tried, since something came up before it that nobody knew.
m-it-was-not-tried-since-something-c1a4f02a = Cela n'a pas été tenté : quelque chose d'inconnu venait avant.

# It was refused
m-it-was-refused-f5f7ebb1 = C'est refusé

# Its address <small>https://, also of a channel of Discord or Slack</small>
m-its-address-small-https-also-of-57cd9c77 = Son adresse <small>https://, aussi celle d’un canal de Discord ou de Slack</small>

# Its letter is about to go.
m-its-letter-is-about-to-go-3471938d = Sa lettre est sur le point de partir.

# Its luck is <a>fixed and committed to</a> already: seed number {number}.
m-its-luck-is-a-fixed-and-committe-33aba994 = Son hasard est déjà <a>fixé par un engagement</a> : graine numéro { $number }.

# Jan
m-jan-5c5db120 = janv.

# Join
m-join-fd30fe68 = Se joindre

# Jul
m-jul-c43f56b9 = juil.

# Jun
m-jun-b27fd46e = juin

# Keep my games
m-keep-my-games-c3d63016 = Garder mes parties

# Keep my games: give an address
m-keep-my-games-give-an-address-ebc49138 = Garder mes parties : donner une adresse

# Keep what you play
m-keep-what-you-play-696b1c2b = Gardez ce que vous jouez

# Keys for programs
m-keys-for-programs-9177bdd3 = Clés pour programmes

# Kinds
m-kinds-d9217480 = Sortes

# Language
m-language-a4fe6526 = Langue

# Language <small>of pages and letters; answers are read in each of them</small>
m-language-small-of-pages-and-lett-7ab77822 = Langue <small>des pages et des lettres ; les réponses sont lues dans chacune</small>

# Last
m-last-eb970eb0 = Dernière

# Last time in vain: {reason}.
m-last-time-in-vain-reason-825bd0b1 = La dernière fois en vain : { $reason }.

# Lately
m-lately-2d3c92b5 = Récemment

# Leave
m-leave-fc6e4a40 = Partir

# Leave for ever
m-leave-for-ever-72889f38 = Partir pour toujours

# Leave this game
m-leave-this-game-80dd3fd5 = Quitter cette partie

# Leave this table
m-leave-this-table-05b0d777 = Quitter cette table

# Let letters come again
m-let-letters-come-again-b7493029 = Recevoir de nouveau des lettres

# Let the clocks run again
m-let-the-clocks-run-again-b34caee0 = Remettre les pendules en marche

# Letters
m-letters-0b438c8a = Lettres

# Letters and links of that game do not work for you any more. Thank you for playing so far.
m-letters-and-links-of-that-game-d-f57b893d = Les lettres et les liens de cette partie ne sont plus valables pour vous. Merci d’avoir joué jusqu’ici.

# Letters are complete as plain text: a whole game can be played without ever seeing a picture.
m-letters-are-complete-as-plain-te-8debf798 = Les lettres sont complètes en texte simple : toute une partie se joue sans jamais voir une image.

# Letters come again.
m-letters-come-again-3c74cd8e = Les lettres reviennent.

# Letters come one by one again.
m-letters-come-one-by-one-again-20618842 = Les lettres arrivent de nouveau une par une.

# Letters go through mail servers, which can read them. What a browser is told goes through the server of its maker sealed: the maker sees that something came and when, not what.
m-letters-go-through-mail-servers-fe7bf837 = Les lettres passent par des serveurs de courriel, qui peuvent les lire. Ce qui est dit à un navigateur passe scellé par le serveur de son fabricant : il voit que quelque chose est venu et quand, mais pas quoi.

# Letters in other hands?
m-letters-in-other-hands-7b515578 = Des lettres en d'autres mains ?

# Letters of this game come again.
m-letters-of-this-game-come-again-0a409efe = Les lettres de cette partie reviennent.

# Letters to you: their bytes for 30 days after they were sent, their words
m-letters-to-you-their-bytes-for-3-5b5ccb74 = Les lettres qui vous sont envoyées : leurs octets 30 jours après l'envoi, leurs mots

# Letters to {who} come back; nothing more is sent there.
m-letters-to-who-come-back-nothing-3d9bf915 = Les lettres à { $who } reviennent ; plus rien n’y est envoyé.

# Line {n}: "{line}"
m-line-n-line-adfb8457 = Ligne { $n } : « { $line } »

# Line {n}: "{line}", which means "{means}"
m-line-n-line-which-means-means-992ccddf = Ligne { $n } : « { $line } », ce qui veut dire « { $means } »

# Links and addresses of your letters are void now; where you are asked, a fresh letter comes.
m-links-and-addresses-of-your-lett-372f0358 = Les liens et les adresses de vos lettres ne sont plus valables ; si une réponse de vous est attendue, une nouvelle lettre arrive.

# Listed: anybody may sit down
m-listed-anybody-may-sit-down-78cad913 = Dans la liste : chacun peut s'asseoir

# Little time is left for your move; this is the one reminder you get.
m-little-time-is-left-for-your-mov-e1af924b = Il reste peu de temps pour jouer ; ce rappel est le seul.

# Log {version}:{head} of game {game}; rules {title} {rules}.
m-log-version-head-of-game-game-ru-db7ddb9c = Journal { $version }:{ $head } de la partie { $game } ; règles { $title } { $rules }.

# Look
m-look-a0de5719 = Voir

# Look at your mail
m-look-at-your-mail-a1be5202 = Regardez vos courriels

# Look for a newer letter, or at your games.
m-look-for-a-newer-letter-or-at-yo-5b95a380 = Cherchez une lettre plus récente, ou vos parties.

# Look with the eyes of:
m-look-with-the-eyes-of-db26e215 = Voir avec les yeux de :

# Look<span> at {name}, seat {seat}</span>
m-look-span-at-name-seat-seat-span-f6f891c7 = Voir<span> { $name }, place { $seat }</span>

# Look<span> at {name}</span>
m-look-span-at-name-span-4b1eb530 = Voir<span> { $name }</span>

# Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".
m-lost-write-help-too-much-mute-di-573cc1a6 = Un doute ? Écrivez « aide ». Trop de lettres ? « muet », « récapitulatif » ou « pause jusqu'au { $day } ».

# Luck that can be checked
m-luck-that-can-be-checked-ead8f582 = Un hasard vérifiable

# Mac OS
m-mac-os-e68bcce7 = Mac OS

# Made
m-made-45a5300c = Faite

# Main
m-main-eb814be3 = Menu principal

# Make a key
m-make-a-key-f2e49767 = Créer une clé

# Make a secret address for it
m-make-a-secret-address-for-it-7bd12884 = Créer une adresse secrète

# Make links void
m-make-links-void-d2ac0f71 = Rendre les liens invalides

# Make the links of my letters void
m-make-the-links-of-my-letters-voi-87dc6d17 = Annuler les liens de mes lettres

# Make them void
m-make-them-void-2e045810 = Les annuler

# Mar
m-mar-b4b7d381 = mars

# May
m-may-8c78fe5b = mai

# Modern board games by mail, over days: each turn is a letter that you answer with a line or a press.
m-modern-board-games-by-mail-over-0e4f1ab7 = Des jeux de société modernes par courriel, au fil des jours : chaque tour est une lettre à laquelle vous répondez d'une ligne ou d'un appui.

# Mon
m-mon-f40d7f51 = lun.

# More
m-more-d47d7cb0 = Plus

# More about this game
m-more-about-this-game-0c496c6a = Plus sur cette partie

# More than can be listed can be said: "help" tells how, and "more" lists some.
m-more-than-can-be-listed-can-be-s-14f2ee0a = Il y a plus de choix qu’on ne peut en lister : « aide » dit comment les écrire, et « plus » en montre quelques-uns.

# More time for those who are asked
m-more-time-for-those-who-are-aske-d3a534a4 = Plus de temps pour ceux dont c'est le tour

# More<span> of: {titles}</span>
m-more-span-of-titles-span-cb55315b = Plus<span> : { $titles }</span>

# Move on the web
m-move-on-the-web-58facdcf = Jouer sur le web

# Move {n} of {of}
m-move-n-of-of-ee8018ef = Coup { $n } sur { $of }

# Move {n} of {of}, {at}
m-move-n-of-of-at-45f6a5ec = Coup { $n } sur { $of }, { $at }

# Moves
m-moves-26c84ac3 = Coups

# Moves are carried out all the same.
m-moves-are-carried-out-all-the-sa-58e866f7 = Les coups sont joués quand même.

# Muted games
m-muted-games-6ce38027 = Parties en sourdine

# My games
m-my-games-e50033ee = Mes parties

# My games, as I saw them last
m-my-games-as-i-saw-them-last-552e2676 = Mes parties, comme je les ai vues la dernière fois

# My games, {n} {n|waits|wait} for you
m-my-games-n-n-waits-wait-for-you-d67e2747 = Mes parties, { $n } { $n ->
        [one] vous attend
       *[other] vous attendent
    }

# My letter
m-my-letter-e2995ed4 = Ma lettre

# My move
m-my-move-8a306db1 = Mon coup

# My move before
m-my-move-before-c7e6be56 = Mon coup précédent

# My next move
m-my-next-move-c1f7dfb0 = Mon coup suivant

# My notes
m-my-notes-fa263f43 = Mes notes

# Name <small>as others at the table see it</small>
m-name-small-as-others-at-the-tabl-759925f6 = Nom <small>tel que la table le voit</small>

# Never told yet.
m-never-told-yet-22b5e83b = Encore jamais prévenu.

# New
m-new-18fdd549 = Nouveau

# Next game <b>{waiting_beside}</b>
m-next-game-b-waiting-beside-b-669ea29e = Partie suivante <b>{ $waiting_beside }</b>

# Night from
m-night-from-78982d33 = Nuit de

# No
m-no-1ea442a1 = Non

# No address is asked for. A guest gets no letters: look here when it is your turn, or give an address later.
m-no-address-is-asked-for-a-guest-93095fbe = Aucune adresse n'est demandée. Un invité de passage ne reçoit pas de lettres : revenez voir quand c'est à vous, ou donnez une adresse plus tard.

# No game is running. Open a table, sit down at one, or play a bot.
m-no-game-is-running-open-a-table-d57b1fc7 = Aucune partie en cours. Ouvrez une table, prenez place à une autre, ou jouez contre un bot.

# No invitations any more
m-no-invitations-any-more-c0d5fcc0 = Plus d'invitations

# No letter tells of it before {at}.
m-no-letter-tells-of-it-before-at-5b828f78 = Aucune lettre n'en parle avant { $at }.

# No letter tells of it yet.
m-no-letter-tells-of-it-yet-9fd0e818 = Aucune lettre n'en a encore parlé.

# No letters at all
m-no-letters-at-all-5dacc6a4 = Plus aucune lettre

# No letters until
m-no-letters-until-87baa4a2 = Pas de lettres jusqu'au

# No listed game is running just now. <a>Sit down at a table</a>, and others will find yours here.
m-no-listed-game-is-running-just-n-556133cd = Aucune partie de la liste n'est en cours. <a>Prenez place à une table</a>, et d'autres trouveront la vôtre ici.

# No more hints
m-no-more-hints-01d4fddf = Plus de conseils

# No more letters come. Answer any letter with "letters on" to undo it.
m-no-more-letters-come-answer-any-89e1d8c7 = Plus aucune lettre n’arrive. Pour y revenir, répondez « lettres oui » à n’importe quelle lettre.

# No more letters of this game before it is over.
m-no-more-letters-of-this-game-bef-91845974 = Plus aucune lettre de cette partie avant la fin.

# No more letters of this game but when it is over
m-no-more-letters-of-this-game-but-345c221d = Plus de lettres de cette partie, sauf à sa fin

# No network
m-no-network-a5b3016a = Pas de réseau

# No other letter holds them. Take them out of this one before you hand it on.
m-no-other-letter-holds-them-take-2b92d0a4 = Aucune autre lettre ne les contient. Enlevez-les de celle-ci avant de la transmettre.

# No points are counted yet.
m-no-points-are-counted-yet-681c81a5 = Aucun point n'est encore compté.

# No seat is kept for you there any more.
m-no-seat-is-kept-for-you-there-an-da75b494 = Aucune place n’y est plus gardée pour vous.

# No table of a rematch has begun; open a new one.
m-no-table-of-a-rematch-has-begun-40705025 = Aucune table de revanche n’a commencé ; ouvrez-en une nouvelle.

# No table waits for players just now. Open one, and others will find it here.
m-no-table-waits-for-players-just-f750b519 = Aucune table n'attend de joueurs. Ouvrez-en une, et d'autres la trouveront ici.

# No, thank you
m-no-thank-you-3b7d6749 = Non merci

# No: {what}
m-no-what-decd0e54 = Non : { $what }

# Nobody else of that name.
m-nobody-else-of-that-name-7f7fc502 = Personne d'autre de ce nom.

# Nobody else sees this before it is used.
m-nobody-else-sees-this-before-it-e7a57d0d = Personne d'autre ne le voit avant que cela serve.

# Nobody has said anything yet.
m-nobody-has-said-anything-yet-c477de5d = Personne n'a encore rien dit.

# Nobody has to move now.
m-nobody-has-to-move-now-a92ec088 = Personne n’a à jouer pour l’instant.

# Nobody is for it yet.
m-nobody-is-for-it-yet-86db85a5 = Personne n'est encore pour.

# Nobody is left to play on: the game of {title} has ended.
m-nobody-is-left-to-play-on-the-ga-71355697 = Il ne reste personne pour jouer : la partie « { $title } » est terminée.

# Nobody of that name.
m-nobody-of-that-name-50a22175 = Personne de ce nom.

# Nobody sees it.
m-nobody-sees-it-e68b4f4c = Personne ne le voit.

# Nobody sees it. Press on the board to go on.
m-nobody-sees-it-press-on-the-boar-bf6a2537 = Personne ne le voit. Appuyez sur le plateau pour continuer.

# Nobody yet.
m-nobody-yet-441ed85b = Personne encore.

# None
m-none-dc937b59 = Aucune

# None yet.
m-none-yet-bd3ce633 = Aucun encore.

# None.
m-none-903ea500 = Aucune.

# None: you play as a guest.
m-none-you-play-as-a-guest-c613e840 = Aucune : vous jouez en invité de passage.

# Not I: a bot may take my seat
m-not-i-a-bot-may-take-my-seat-53dde193 = Pas moi : un bot peut prendre ma place

# Not done
m-not-done-0df2acbe = Pas fait

# Not done: <strong>{said}</strong>
m-not-done-strong-said-strong-1913f3e0 = Pas fait : <strong>{ $said }</strong>

# Not done: {said} {why}
m-not-done-said-why-47d9ff7a = Pas fait : { $said } { $why }

# Not done: {what}
m-not-done-what-02bd909f = Pas fait : { $what }

# Not from here
m-not-from-here-cafaa2a8 = Pas d'ici

# Not listed: only whom I invite, and who has the link
m-not-listed-only-whom-i-invite-an-313e6608 = Hors liste : seulement ceux que j'invite, et qui a le lien

# Not now
m-not-now-a0e63d7c = Pas maintenant

# Notes
m-notes-8a7525b1 = Notes

# Nothing came? Look into the folder for unwanted mail, or <a>ask again</a>.
m-nothing-came-look-into-the-folde-e07c2418 = Rien n'est venu ? Voyez parmi les indésirables, ou <a>demandez-la encore</a>.

# Nothing has happened yet.
m-nothing-has-happened-yet-f279f39e = Il ne s’est encore rien passé.

# Nothing is another than before.
m-nothing-is-another-than-before-2e9de24c = Rien n'a changé.

# Nothing is asked of you in this letter.
m-nothing-is-asked-of-you-in-this-12da938f = Rien ne vous est demandé dans cette lettre.

# Nothing is done yet.
m-nothing-is-done-yet-555c2934 = Rien n'est encore fait.

# Nothing is here
m-nothing-is-here-348a1e82 = Il n'y a rien ici

# Nothing is lost. Go back, and ask for it in another way.
m-nothing-is-lost-go-back-and-ask-0daa6d10 = Rien n'est perdu. Revenez, et demandez-le autrement.

# Nothing is lost. Load the page again in a moment.
m-nothing-is-lost-load-the-page-ag-c2e9577c = Rien n'est perdu. Rechargez la page dans un instant.

# Nothing more happens by itself. The others can decide how the game goes on.
m-nothing-more-happens-by-itself-t-fd524110 = Rien d'autre n'arrive tout seul. Les autres peuvent décider de la suite.

# Nothing that can be said in this game begins with "{word}".
m-nothing-that-can-be-said-in-this-ea702bbf = Rien de ce qui peut se dire dans cette partie ne commence par « { $word } ».

# Nothing that can be seen.
m-nothing-that-can-be-seen-226fe733 = Rien de visible.

# Nothing that you may know.
m-nothing-that-you-may-know-b843b291 = Rien que vous puissiez savoir.

# Nothing waits for you now; others have to move.
m-nothing-waits-for-you-now-others-59e52731 = Rien ne vous attend ; c'est aux autres de jouer.

# Nothing was done, and that mail is thrown away.
m-nothing-was-done-and-that-mail-i-9cbf99ff = Rien n’a été fait, et ce message est jeté.

# Nothing was played in your name, and your seat is yours.
m-nothing-was-played-in-your-name-6d028664 = Rien n'a été joué en votre nom, et votre place est à vous.

# Nov
m-nov-3e630d29 = nov.

# Number
m-number-bd82cf16 = Numéro

# Numbers from {first}; times are UTC
m-numbers-from-first-times-are-utc-d560be5d = Numéros à partir de { $first } ; heures en UTC

# Oct
m-oct-6877e849 = oct.

# Of a listed game anybody sees the board as a spectator, the log and the names of who sits there. Of a game that is not listed only who plays there or has its link.
m-of-a-listed-game-anybody-sees-th-4fa9b9be = D'une partie listée, chacun voit le plateau en spectateur, l'historique et les noms de ceux qui y sont assis. D'une partie non listée, seulement qui y joue ou en a le lien.

# Offer the seat of {name} to others
m-offer-the-seat-of-name-to-others-7952cc29 = Offrir la place à d'autres : { $name }

# Older tables
m-older-tables-5a23dc37 = Tables plus anciennes

# On
m-on-13001175 = Suivante

# On the web
m-on-the-web-1e1b85a2 = Sur le web

# Once it works again, press Try it on the page below: if it answers, it is told again.
m-once-it-works-again-press-try-it-9f73a828 = Dès qu’il marche de nouveau, appuyez sur « Essayer » à la page ci-dessous : s’il répond, il est de nouveau prévenu.

# Once more
m-once-more-04801db4 = Encore une fois

# Once more, please
m-once-more-please-1e02f6a5 = Encore une fois, s'il vous plaît

# One back
m-one-back-0037eb0f = Un pas en arrière

# One letter a day, at <small>empty: a letter for each turn</small>
m-one-letter-a-day-at-small-empty-a427c48b = Une lettre par jour, à <small>vide : une lettre par tour</small>

# One letter a day, at {time}.
m-one-letter-a-day-at-time-b195acd5 = Une lettre par jour, à { $time }.

# One move back
m-one-move-back-19eced90 = Un coup en arrière

# One on
m-one-on-4ae69add = Un pas en avant

# One press more
m-one-press-more-cc6e8e66 = Encore un appui

# One press, no address. You can keep the game later.
m-one-press-no-address-you-can-kee-7a48bd0a = Un appui, sans adresse. Vous pourrez garder la partie plus tard.

# Only players who have given an address
m-only-players-who-have-given-an-a-be65486b = Seulement des joueurs qui ont donné une adresse

# Only the ports 443 and 8443 are asked.
m-only-the-ports-443-and-8443-are-ceab2ab2 = Seuls les ports 443 et 8443 sont acceptés.

# Only trying
m-only-trying-dd33291e = Un simple essai

# Only trying: {what}
m-only-trying-what-1174bece = Un simple essai : { $what }

# Only who sits at the table may speak there.
m-only-who-sits-at-the-table-may-s-5cdd1e42 = Seules les personnes à la table peuvent y parler.

# Only who sits here may say that. Sign in, or answer the letter.
m-only-who-sits-here-may-say-that-d5a81ef1 = Seul qui est assis ici peut le dire. Connectez-vous, ou répondez à la lettre.

# Only you see this; the others have theirs.
m-only-you-see-this-the-others-hav-b8be1845 = Vous seul le voyez ; les autres ont les leurs.

# Open a table
m-open-a-table-be70bbb8 = Ouvrir une table

# Open a table of {name}
m-open-a-table-of-name-826c0667 = Ouvrir une table de { $name }

# Open a table: which title?
m-open-a-table-which-title-0ed47355 = Ouvrir une table : quel jeu ?

# Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.
m-open-it-and-press-the-button-the-85172fe0 = Ouvrez-le et appuyez sur le bouton ; l’ouvrir ne suffit pas. Il sert une seule fois, pendant 15 minutes.

# Open its link, or type its six digits here. Both work for 15 minutes.
m-open-its-link-or-type-its-six-di-a3ddcd4f = Ouvrez son lien, ou tapez ici ses six chiffres. Les deux valent 15 minutes.

# Open tables
m-open-tables-c1c6fca3 = Tables ouvertes

# Open the table
m-open-the-table-bd73b798 = Ouvrir la table

# Options
m-options-d0db8b5e = Options

# Options of a table
m-options-of-a-table-2469f66a = Options d'une table

# Or at once
m-or-at-once-576836c1 = Ou d'un seul coup

# Or more
m-or-more-ef813456 = Ou plus

# Or type these six digits where you asked for the letter: {code}
m-or-type-these-six-digits-where-y-87108287 = Ou tapez ces six chiffres là où vous avez demandé la lettre : { $code }

# Or write it as in a letter
m-or-write-it-as-in-a-letter-8b250f67 = Ou l'écrire comme dans une lettre

# Order it
m-order-it-83596c1d = L'ordonner

# Others are thinking
m-others-are-thinking-da01d593 = Les autres réfléchissent

# Outbox
m-outbox-49668afa = Boîte d'envoi

# Pace
m-pace-9582b504 = Rythme

# Pace: {pace}.
m-pace-pace-c488a715 = Rythme : { $pace }.

# Pages follow the system as to light and dark, and move nothing if it asks for calm.
m-pages-follow-the-system-as-to-li-c411ded0 = Les pages suivent le système pour le clair et le sombre, et ne bougent rien s'il demande le calme.

# Pages of the commitments
m-pages-of-the-commitments-4043081a = Pages des engagements

# Pages of the log
m-pages-of-the-log-271b8365 = Pages du journal

# Pages of the log, below it
m-pages-of-the-log-below-it-a5a7e4fb = Pages du journal, au-dessous

# Pages work by keyboard alone and at a width of 360 points. All that you can do in a game works without scripts.
m-pages-work-by-keyboard-alone-and-d180b149 = Les pages marchent au seul clavier et à une largeur de 360 points. Tout ce que l'on peut faire dans une partie marche sans scripts.

# Pass this link on
m-pass-this-link-on-594d5019 = Faites passer ce lien

# Pause
m-pause-858e4ba7 = Pause

# Pause until <small>A holiday in all your games: your clocks stand still. You have {g} days.</small>
m-pause-until-small-a-holiday-in-a-c3e8714a = Pause jusqu'au <small>Des congés dans toutes vos parties : vos pendules s'arrêtent. Jours qui restent : { $g }.</small>

# People you have played with
m-people-you-have-played-with-69dec7e6 = Vos compagnons de jeu

# Pictures in letters
m-pictures-in-letters-d927455d = Images dans les lettres

# Place {place}: {who}, {total} {total|point|points}.
m-place-place-who-total-total-poin-0b0a7930 = Rang { $place } : { $who }, { $total } { $total ->
        [one] point
       *[other] points
    }.

# Places
m-places-eb5cfb73 = Classement

# Play a bot now
m-play-a-bot-now-8dd8f820 = Jouer contre un bot

# Play a bot now<span>: {name}</span>
m-play-a-bot-now-span-name-span-584de11b = Jouer contre un bot<span> : { $name }</span>

# Play on
m-play-on-b6496b59 = Dérouler

# Play the next one
m-play-the-next-one-4ce9f24a = Jouer la suivante

# Played as the book says.
m-played-as-the-book-says-2dacf120 = On joue comme le dit le livret.

# Players
m-players-84e12ac6 = Joueurs

# Players in all
m-players-in-all-770a5c81 = Joueurs en tout

# Please answer before {when}, {left}.
m-please-answer-before-when-left-bf37880e = Merci de répondre avant le { $when } ({ $left }).

# Points by round
m-points-by-round-6e632584 = Points par manche

# Points by round are told at the end of the game.
m-points-by-round-are-told-at-the-3ae7cd13 = Les points par manche se disent à la fin de la partie.

# Points by round; the same stands in the table below
m-points-by-round-the-same-stands-ab391113 = Points par manche ; la même chose est dans le tableau ci-dessous

# Points so far
m-points-so-far-87261d3e = Points jusqu’ici

# Positions
m-positions-fa18433b = Positions

# Posthorn
m-posthorn-068addbf = Posthorn

# Posthorn is not reached just now. Your games wait: nothing is lost, and letters are answered by mail as ever.
m-posthorn-is-not-reached-just-now-aade4594 = Posthorn n'est pas joignable pour l'instant. Vos parties attendent : rien n'est perdu, et l'on répond aux lettres par courriel comme toujours.

# Posthorn: a program of yours
m-posthorn-a-program-of-yours-28260672 = Posthorn : un de vos programmes

# Posthorn: board games by mail
m-posthorn-board-games-by-mail-46aa6d83 = Posthorn : jeux de société par courriel

# Posthorn: how to answer
m-posthorn-how-to-answer-03ff8da9 = Posthorn : comment répondre

# Posthorn: nothing was done
m-posthorn-nothing-was-done-c921a4bf = Posthorn : rien n’a été fait

# Posthorn: was this you?
m-posthorn-was-this-you-6180749a = Posthorn : était-ce vous ?

# Posthorn: your games today
m-posthorn-your-games-today-b5e9a800 = Posthorn : vos parties du jour

# Posthorn: your letters
m-posthorn-your-letters-691c732a = Posthorn : vos lettres

# Posthorn: your link
m-posthorn-your-link-bc63e89d = Posthorn : votre lien

# Posthorn: your mail
m-posthorn-your-mail-7d8a853e = Posthorn : votre message

# Press {what}
m-press-what-33f432a6 = Appuyez : { $what }

# Privacy
m-privacy-54a57c31 = Vie privée

# Programs and chats that you have told of your games: their address and a secret, until you take them away. What your letters say is sent there.
m-programs-and-chats-that-you-have-41dba1cd = Les programmes et messageries que vous faites prévenir de vos parties : leur adresse et un secret, jusqu’à ce que vous les retiriez. Ce que disent vos lettres y est envoyé.

# Programs that are told
m-programs-that-are-told-23c4b544 = Programmes prévenus

# Put back
m-put-back-4a0ee41d = Reposer

# Put to the vote. Who does not vote within 3 days has not voted, and a motion that is not decided by then lapses.
m-put-to-the-vote-who-does-not-vot-88476eca = Mettre aux voix. Qui ne vote pas sous 3 jours n'a pas voté ; une proposition non tranchée d'ici là tombe.

# Quiet from
m-quiet-from-d870bfaa = Silence de

# Rematch: the same table once more
m-rematch-the-same-table-once-more-e159cc2a = Revanche : la même table encore une fois

# Replay
m-replay-c8dae637 = Revoir

# Resign
m-resign-20a9ba67 = Abandonner

# Revoke
m-revoke-87e6d00b = Révoquer

# Round
m-round-cd9558ac = Manche

# Rules
m-rules-4228aeb0 = Règles

# Rules: {chapter}
m-rules-chapter-0c475a08 = Règles : { $chapter }

# Running
m-running-f4ccae29 = En cours

# SHA-256 of its id: <code>{game}</code>
m-sha-256-of-its-id-code-game-code-93dd6a57 = SHA-256 de son id : <code>{ $game }</code>

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
m-sha-256-of-the-seed-kept-by-you-2b45137e = SHA-256 de la graine, entre vos mains dès maintenant : { $commitment }. À la fin de la partie, la graine est montrée et tout le monde peut vérifier le hasard.

# Sat
m-sat-fdeb71b5 = sam.

# Save
m-save-1509f561 = Enregistrer

# Saved.
m-saved-fca046cc = Enregistré.

# Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.
m-say-word-again-n-hours-after-it-b8c3afb5 = Écrivez encore « { $word } » { $n } { $n ->
        [one] heure
       *[other] heures
    } après l’ouverture, et des bots prennent les places qui sont alors vides.

# Say it
m-say-it-d08ee907 = Le dire

# Say one move, or several with each on a line of its own.
m-say-one-move-or-several-with-eac-b732155f = Dites un coup, ou plusieurs, chacun sur sa ligne.

# Say something, in {most} characters at most.
m-say-something-in-most-characters-b847932c = Écrivez quelque chose, en { $most } caractères au plus.

# Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".
m-say-the-day-as-pause-until-2026-61bb24e2 = Écrivez le jour ainsi : « pause jusqu'au 2026-12-24 » ou « pause jusqu'au 24.12.2026 ».

# Say to all <small>It stands here at once, and in the next letter of each.</small>
m-say-to-all-small-it-stands-here-1c6fb3b1 = Dire à tous <small>Cela paraît ici aussitôt, et dans la prochaine lettre de chacun.</small>

# Say what: "{word} ..." with the words on the same line.
m-say-what-word-with-the-words-on-f0d85cf8 = Dites quoi : « { $word } ... » avec les mots sur la même ligne.

# Score
m-score-38e5a46c = Score

# Seats
m-seats-f3b81325 = Places

# Seats and clocks
m-seats-and-clocks-e867156f = Places et pendules

# Seats that were left
m-seats-that-were-left-bd2f08e5 = Places abandonnées

# Secret seeds are committed to up to {number}:{link}.
m-secret-seeds-are-committed-to-up-2095b9f2 = Les graines secrètes sont fixées jusqu'à { $number }:{ $link }.

# Send a fresh letter to the registered address
m-send-a-fresh-letter-to-the-regis-52793d0a = Envoyer une nouvelle lettre à l'adresse enregistrée

# Send a letter there
m-send-a-letter-there-246205c8 = Y envoyer une lettre

# Send less at once.
m-send-less-at-once-e3b64f17 = Envoyez-en moins à la fois.

# Send me the letter
m-send-me-the-letter-23c84b8f = Envoyez-moi la lettre

# Sending: {what}
m-sending-what-8612a800 = Envoi : { $what }

# Sentence
m-sentence-e006e2f1 = Phrase

# Sep
m-sep-451e2b71 = sept.

# Settings
m-settings-74a883a0 = Réglages

# Several lines make one answer. A line that begins with "say" is for the table.
m-several-lines-make-one-answer-a-90443374 = Plusieurs lignes forment une seule réponse. Une ligne qui commence par « dis » est pour la table.

# Show
m-show-0df6f1ca = Montrer

# Show it
m-show-it-74484e01 = Le montrer

# Sign in
m-sign-in-bfd402b2 = Se connecter

# Sign in and do it
m-sign-in-and-do-it-24f074ee = Se connecter et le faire

# Sign in or join to sit down
m-sign-in-or-join-to-sit-down-5ce6556f = Se connecter ou s'inscrire pour s'asseoir

# Sign in to do it
m-sign-in-to-do-it-e31aca80 = Se connecter pour le faire

# Sign in, and do not do it
m-sign-in-and-do-not-do-it-b76285c0 = Se connecter, sans le faire

# Sign in, or join
m-sign-in-or-join-2dfa7736 = Connexion ou inscription

# Sign out
m-sign-out-48f0d3d3 = Se déconnecter

# Sign out everywhere
m-sign-out-everywhere-af180fca = Se déconnecter partout

# Sign out of this browser
m-sign-out-of-this-browser-e6e2e839 = Se déconnecter de ce navigateur

# Signed in
m-signed-in-ca566c89 = Connecté

# Signed-in players find by name who sits at listed tables with somebody else.
m-signed-in-players-find-by-name-w-98876040 = Qui est connecté trouve par leur nom ceux qui sont assis à une table listée avec quelqu'un d'autre.

# Since
m-since-98af1ed6 = Depuis

# Since your last turn
m-since-your-last-turn-2f4d4530 = Depuis votre dernier tour

# Sit down
m-sit-down-f2808121 = S'asseoir

# Sit down as a guest
m-sit-down-as-a-guest-770ec47d = S'asseoir en invité de passage

# Sit down at it
m-sit-down-at-it-0f98d0fe = Y prendre place

# Skip to the content
m-skip-to-the-content-786999cc = Aller au contenu

# So this program is told of your games here.
m-so-this-program-is-told-of-your-7ecc7454 = Voici comment ce programme apprend ce qui arrive dans vos parties.

# So you are told of your games here.
m-so-you-are-told-of-your-games-he-ee9500a7 = C'est ainsi qu'on vous donne ici des nouvelles de vos parties.

# Some games cannot be reached just now, and lists are without them. Nothing of them is lost.
m-some-games-cannot-be-reached-jus-f24ac093 = Certaines parties sont inaccessibles pour l'instant et manquent dans les listes. Rien n'en est perdu.

# Somebody
m-somebody-9a220ba2 = Quelqu'un

# Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.
m-somebody-else-may-have-a-letter-0442f718 = Quelqu’un d’autre a peut-être une lettre à vous. Répondez « révoquer » à n’importe laquelle de nos lettres : les liens et les adresses de vos lettres ne sont alors plus valables, et de nouveaux arrivent.

# Somebody has spoken.
m-somebody-has-spoken-aa2e8e32 = Quelqu'un a parlé.

# Somebody pressed: {what}.
m-somebody-pressed-what-ae8450c7 = Quelqu'un a appuyé : { $what }.

# Somebody, most likely you, asked for a link {what}.
m-somebody-most-likely-you-asked-f-43d0d851 = Quelqu’un, sans doute vous, a demandé un lien { $what }.

# Something went wrong with it here. Nothing was done; the operator has been told.
m-something-went-wrong-with-it-her-897df294 = Quelque chose s'est mal passé ici. Rien n'a été fait ; l'opérateur est prévenu.

# Stop
m-stop-cae7d57b = Arrêter

# Stop all clocks
m-stop-all-clocks-b46de8fc = Arrêter toutes les pendules

# Stop letters
m-stop-letters-ea921a40 = Arrêter les lettres

# Such a program can be told of {kinds}.
m-such-a-program-can-be-told-of-ki-25f32cae = Un tel programme peut être prévenu de : { $kinds }.

# Sun
m-sun-db18f17f = dim.

# Tables
m-tables-e3fe2a3f = Tables

# Tables of board games by mail that wait for players, and seats that were left.
m-tables-of-board-games-by-mail-th-667dbffb = Tables de jeux de société par courriel qui attendent des joueurs, et places abandonnées.

# Tables that I host
m-tables-that-i-host-24db7323 = Tables que j’ai ouvertes

# Tables that wait for players
m-tables-that-wait-for-players-60a35bb0 = Tables qui attendent des joueurs

# Take away
m-take-away-c6c6194c = Retirer

# Take away<span>: {name}</span>
m-take-away-span-name-span-920418b0 = Retirer<span> : { $name }</span>

# Take back the move of version {n}, and all that came after it
m-take-back-the-move-of-version-n-4368d9a7 = Reprendre le coup de la version { $n }, et tout ce qui a suivi

# Take it
m-take-it-9ad65a8b = Le prendre

# Take this seat
m-take-this-seat-ce91e278 = Prendre cette place

# Taken in: <strong>{said}</strong>
m-taken-in-strong-said-strong-65062f21 = Reçu : <strong>{ $said }</strong>

# Taking it with you, and leaving
m-taking-it-with-you-and-leaving-c06a1b9e = L'emporter, et partir

# Talk
m-talk-449f5a77 = Discussion

# Tell me here
m-tell-me-here-69fa92af = Me le dire ici

# Tell me of
m-tell-me-of-d3b27184 = Me dire

# Tell us what stands in your way: <a>{CONTACT}</a>.
m-tell-us-what-stands-in-your-way-0acd7710 = Dites-nous ce qui vous gêne : <a>{ $CONTACT }</a>.

# Tell whoever runs this service what stands in your way.
m-tell-whoever-runs-this-service-w-3f9b9a3d = Dites à qui tient ce service ce qui vous gêne.

# That address leads into a house, not to the web.
m-that-address-leads-into-a-house-3d0edf5e = Cette adresse mène dans un réseau privé, pas sur le web.

# That can mean {listed}. Say which.
m-that-can-mean-listed-say-which-d2d1c86d = Cela peut vouloir dire { $listed }. Dites lequel.

# That can mean {listed}; or one of {n} more. Say which.
m-that-can-mean-listed-or-one-of-n-f50f0957 = Cela peut vouloir dire { $listed } ; ou l'un de { $n } autres. Dites lequel.

# That cannot be read
m-that-cannot-be-read-9cf63e11 = Cela ne peut être lu

# That is me
m-that-is-me-13ce980f = C'est moi

# That is no address of the web.
m-that-is-no-address-of-the-web-157f12ed = Ce n'est pas une adresse du web.

# That is not an address of this letter.
m-that-is-not-an-address-of-this-l-a8c8878e = Cette lettre n'a pas cette adresse.

# That is nothing about votes, seats or what is decided in advance.
m-that-is-nothing-about-votes-seat-f0cca7e4 = Cela ne concerne ni votes, ni places, ni décisions d'avance.

# That is nothing that can be decided in advance.
m-that-is-nothing-that-can-be-deci-13a29c7e = Cela ne peut se décider d'avance.

# That is too much
m-that-is-too-much-077813a2 = C'est trop

# That letter has the options {marks}.
m-that-letter-has-the-options-mark-ba74ebf9 = Cette lettre a les choix { $marks }.

# That letter was not about a game.
m-that-letter-was-not-about-a-game-d74c2d75 = Cette lettre ne portait pas sur une partie.

# That question is settled already, or its mail is kept no more. Nothing was done now.
m-that-question-is-settled-already-74330f98 = Cette question est déjà réglée, ou son message n’est plus conservé. Rien n’a été fait cette fois.

# That was on {at}, {ago} ago.
m-that-was-on-at-ago-ago-26cb0097 = C'était le { $at }, il y a { $ago }.

# The address for your calendar. It is shown this once, and the one before it is void:
m-the-address-for-your-calendar-it-a6a1d69f = L'adresse pour votre calendrier. Elle n'est montrée que cette fois, et la précédente est annulée :

# The address has to begin with https://.
m-the-address-has-to-begin-with-ht-e7294776 = L'adresse doit commencer par https://.

# The address may be cut short. Your games and all tables are a press away.
m-the-address-may-be-cut-short-you-1a47f5f4 = L'adresse est peut-être tronquée. Vos parties et toutes les tables sont à un appui.

# The board
m-the-board-3e24924b = Le plateau

# The board after some moves, as everybody sees it
m-the-board-after-some-moves-as-ev-29eb9d6b = Le plateau après quelques coups, tel que tous le voient

# The board as a list
m-the-board-as-a-list-e959df42 = Le plateau en liste

# The board as text
m-the-board-as-text-57bb719b = Le plateau en texte

# The board of {name}
m-the-board-of-name-cfadaed2 = Le plateau : { $name }

# The board of {name} after {n} {n|move|moves}
m-the-board-of-name-after-n-n-move-bd0ad86d = Le plateau de { $name } après { $n } { $n ->
        [one] coup
       *[other] coups
    }

# The board of {name} at first
m-the-board-of-name-at-first-9f360ffc = Le plateau de { $name } au début

# The board of {name} in the letter
m-the-board-of-name-in-the-letter-a16cec96 = Le plateau de { $name } dans la lettre

# The board of {name} in the middle of a game
m-the-board-of-name-in-the-middle-ec19561d = Le plateau de { $name } en milieu de partie

# The board, in a letter and on the page
m-the-board-in-a-letter-and-on-the-6049db97 = Le plateau, dans une lettre et sur la page

# The browser asks you whether it may.
m-the-browser-asks-you-whether-it-67a89225 = Le navigateur vous demande s'il peut.

# The browser could not do it just now. Try again later.
m-the-browser-could-not-do-it-just-b7ea3e24 = Le navigateur n'a pas pu le faire pour l'instant. Essayez plus tard.

# The browser was told not to show anything of this site. Allow it in the settings of the browser, then press once more.
m-the-browser-was-told-not-to-show-1926a26a = On a dit au navigateur de ne rien montrer de ce site. Permettez-le dans les réglages du navigateur, puis pressez encore une fois.

# The clock has moved for this seat, as the table chose at the opening.
m-the-clock-has-moved-for-this-sea-f5c03a0d = La pendule a joué pour cette place, comme la table l’a choisi à l’ouverture.

# The clock has moved for you, as the table chose at the opening.
m-the-clock-has-moved-for-you-as-t-fbb4208b = La pendule a joué pour vous, comme choisi à l'ouverture de la table.

# The clock of {who} stands still for a day at most, or until the move.
m-the-clock-of-who-stands-still-fo-2c4c582c = Pendule arrêtée pour un jour au plus, ou jusqu’au coup : { $who }.

# The end
m-the-end-9ed60853 = La fin

# The game
m-the-game-afb8a55c = La partie

# The game as a file
m-the-game-as-a-file-5b301252 = La partie en fichier

# The game before
m-the-game-before-90d311c2 = La partie d'avant

# The game begins when every seat is taken. Pass its link on, or close the table.
m-the-game-begins-when-every-seat-93028e8c = La partie commence quand toutes les places sont prises. Transmettez son lien, ou fermez la table.

# The game ended by agreement, before it was played to its end. These are the points so far.
m-the-game-ended-by-agreement-befo-2d436a9d = La partie s'est terminée d'un commun accord, avant sa fin. Voici les points à ce moment.

# The game goes on, and somebody has left it. Who takes the seat sees what it knows, from now on.
m-the-game-goes-on-and-somebody-ha-d6e9a925 = La partie continue, et quelqu'un l'a quittée. Qui prend la place voit désormais ce qu'elle sait.

# The game had moved on before you pressed, so nothing was done. Look at it as it is now.
m-the-game-had-moved-on-before-you-6c6a5c49 = La partie avait avancé avant votre appui, rien n'a donc été fait. Voyez où elle en est.

# The game has moved on since this letter: its moves do nothing any more. Look for a newer one, or at the game now.
m-the-game-has-moved-on-since-this-531dbe06 = La partie a avancé depuis cette lettre : ses coups ne font plus rien. Cherchez-en une plus récente, ou voyez la partie.

# The game has moved on.
m-the-game-has-moved-on-0d3fb9e9 = La partie a avancé.

# The game has not begun.
m-the-game-has-not-begun-cd595093 = La partie n'a pas commencé.

# The game is over
m-the-game-is-over-c18225cc = La partie est finie

# The game now
m-the-game-now-131ec1db = La partie maintenant

# The game of {title} was closed before it began.
m-the-game-of-title-was-closed-bef-d9301399 = La partie « { $title } » a été fermée avant de commencer.

# The game of {title} was closed.
m-the-game-of-title-was-closed-f49a982b = La partie « { $title } » a été fermée.

# The game waits for a player
m-the-game-waits-for-a-player-c9990dca = La partie attend un joueur

# The game waits for a player.
m-the-game-waits-for-a-player-13258212 = La partie attend un joueur.

# The game waits for {whom}.
m-the-game-waits-for-whom-741e2f1e = La partie attend { $whom }.

# The game, as spectators see it
m-the-game-as-spectators-see-it-f05e5028 = La partie, telle que la voient les spectateurs

# The host
m-the-host-dbc6d06a = L'hôte

# The host has given your seat {n} at a table of {title} free again.
m-the-host-has-given-your-seat-n-a-a1e7f330 = L’hôte a libéré votre place { $n } à une table « { $title } ».

# The host is told, and does not invite you again.
m-the-host-is-told-and-does-not-in-306df501 = L’hôte en est averti, et ne vous invite plus.

# The last position
m-the-last-position-11afa7c7 = La dernière position

# The letter
m-the-letter-ea2c2929 = La lettre

# The letter lies in <a>the outbox</a>.
m-the-letter-lies-in-a-the-outbox-21891aa7 = La lettre est dans <a>la boîte d'envoi</a>.

# The letter lies in the outbox of this service: its operator opens the address that was printed at its start.
m-the-letter-lies-in-the-outbox-of-bf311758 = La lettre est dans la boîte d'envoi de ce service : son opérateur ouvre l'adresse imprimée au démarrage.

# The letter that asked you to move counts for nothing any more; you get a new one in your turn.
m-the-letter-that-asked-you-to-mov-99162e69 = La lettre qui vous demandait de jouer ne compte plus ; vous en recevez une nouvelle à votre tour.

# The link for those who look on
m-the-link-for-those-who-look-on-04b2dd77 = Le lien pour qui regarde

# The links and addresses of your letters up to now are void, as was asked for. Those of this one work.
m-the-links-and-addresses-of-your-f53f9151 = Les liens et les adresses de vos lettres jusqu’ici ne sont plus valables, comme demandé. Ceux de cette lettre le sont.

# The links are for you alone: "revoke" makes them void.
m-the-links-are-for-you-alone-revo-33a047ec = Les liens sont pour vous seulement : « révoquer » les rend invalides.

# The links of this letter have expired. Nothing is lost: a fresh letter has new ones.
m-the-links-of-this-letter-have-ex-d13c2a6d = Les liens de cette lettre ont expiré. Rien n'est perdu : une nouvelle lettre en a d'autres.

# The links of this letter were made void. A newer letter has links that work.
m-the-links-of-this-letter-were-ma-936545ef = Les liens de cette lettre ont été annulés. Une lettre plus récente en a de valables.

# The list below says the same in words.
m-the-list-below-says-the-same-in-870c43bb = La liste ci-dessous dit la même chose en mots.

# The lowest free number is {free}.
m-the-lowest-free-number-is-free-7f9e2886 = Le plus petit numéro libre est { $free }.

# The luck of each game comes from a secret seed. Seeds are made ahead; what stands here is the SHA-256 of each, before any game takes it, and a link over it and all before it. A game takes the lowest free number. Whoever keeps the head can show later that no seed was changed.
m-the-luck-of-each-game-comes-from-49aaa715 = Le hasard de chaque partie vient d'une graine secrète. Les graines sont faites d'avance ; on lit ici le SHA-256 de chacune, avant qu'une partie ne la prenne, et un maillon qui la lie à toutes les précédentes. Une partie prend le plus petit numéro libre. Qui garde la tête peut montrer plus tard qu'aucune graine n'a été changée.

# The luck of this game
m-the-luck-of-this-game-c4aa30ea = Le hasard de cette partie

# The luck, and how to check it
m-the-luck-and-how-to-check-it-c7a95888 = Le hasard, et comment le vérifier

# The moves of one mail are done together or not at all.
m-the-moves-of-one-mail-are-done-t-e6ed5da9 = Les coups d’un même message se jouent ensemble ou pas du tout.

# The new key. It is shown this once:
m-the-new-key-it-is-shown-this-onc-dde2419c = La nouvelle clé. Elle n'est montrée que cette fois :

# The newest first. What is not sent has a reason; <a>the settings</a> decide most of them.
m-the-newest-first-what-is-not-sen-6cb319d7 = Les plus récentes d'abord. Quand une lettre n'est pas envoyée, la raison est dite ; le plus souvent, elle vient des <a>réglages</a>.

# The next game
m-the-next-game-423d091d = La partie suivante

# The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those who go on need not wait any more.
m-the-next-game-begins-when-everyb-88be9586 = La partie suivante commence quand tout le monde a écrit « suivant » ou « non » (qui laisse la place à un bot) ; après { $n } { $n ->
        [one] heure
       *[other] heures
    }, on peut continuer sans attendre davantage.

# The numbers
m-the-numbers-2d915f82 = Les numéros

# The one word "help" tells of all that can be said.
m-the-one-word-help-tells-of-all-t-5e0ca794 = Le seul mot « aide » dit tout ce qui peut se dire.

# The only possible answer is given for me
m-the-only-possible-answer-is-give-386ad8d9 = La seule réponse possible est donnée pour moi

# The others can vote how the game goes on.
m-the-others-can-vote-how-the-game-dbf04980 = Les autres peuvent voter sur la suite de la partie.

# The others decide what follows.
m-the-others-decide-what-follows-6776bf71 = Les autres décident de la suite.

# The others vote how the game goes on.
m-the-others-vote-how-the-game-goe-cad0a3b2 = Les autres votent sur la suite de la partie.

# The outbox shows everybody's letters. Open the address that Posthorn printed at its start first.
m-the-outbox-shows-everybody-s-let-7fbea5f4 = La boîte d'envoi montre les lettres de tous. Ouvrez d'abord l'adresse que Posthorn a imprimée au démarrage.

# The pieces of a bar are the sources, in the order of the table.
m-the-pieces-of-a-bar-are-the-sour-b1618d20 = Les parties d'une barre sont les origines, dans l'ordre du tableau.

# The position as it was
m-the-position-as-it-was-31df1f49 = La position telle qu'elle était

# The position of {game}
m-the-position-of-game-16649c08 = Position : { $game }

# The position stands in the letter before this one; "show" sends it once more.
m-the-position-stands-in-the-lette-1da3628e = La position est dans la lettre précédente ; « montre » la renvoie.

# The question went to your registered address alone.
m-the-question-went-to-your-regist-ea68cdbf = La question est partie à votre seule adresse enregistrée.

# The rest of the table is as in the letter before.
m-the-rest-of-the-table-is-as-in-t-e38a0180 = Le reste de la table est comme dans la lettre précédente.

# The rest of the table of {title}.
m-the-rest-of-the-table-of-title-5a823869 = Le reste de la table de { $title }.

# The result
m-the-result-366f221f = Le résultat

# The same as a letter: answer it with a number
m-the-same-as-a-letter-answer-it-w-3e4cdc73 = La même chose en lettre : répondez par un nombre

# The same as a table
m-the-same-as-a-table-878e48a8 = La même chose en tableau

# The seat is kept for {who} until you free it: answer "release seat {n}".
m-the-seat-is-kept-for-who-until-y-0e463045 = La place est gardée pour { $who } jusqu’à ce que vous la libériez : répondez « release seat { $n } ».

# The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.
m-the-seat-is-offered-to-others-wh-b6dbea8b = La place est proposée à d’autres. Un coup joué, ou « revenir », la garde tant que personne ne s’y est mis.

# The seat of {names} is empty, and offered to others.
m-the-seat-of-names-is-empty-and-o-c95cc362 = La place est vide et offerte à d'autres : { $names }.

# The seat of {name} is offered to others: {why}.
m-the-seat-of-name-is-offered-to-o-61760bae = La place est offerte à d'autres : { $name }, { $why }.

# The seat of {whose}: {why}
m-the-seat-of-whose-why-7940067a = La place : { $whose } ; { $why }

# The seed was <code>{seed}</code>; its hash <code>{commitment}</code> was given before anybody chose anything. Load <a>the file of the game</a> and run <code>posthorn verify {title_id}-{id}.json</code>: it makes every draw and every decision again. Add <code>--letters</code> with the letters of this game that you have kept: the log is held to each. Without a letter from outside a log that agrees with itself proves nothing.
m-the-seed-was-code-seed-code-its-37fa483e = La graine était <code>{ $seed }</code> ; son empreinte <code>{ $commitment }</code> a été donnée avant que quiconque ne choisisse quoi que ce soit. Chargez <a>le fichier de la partie</a> et lancez <code>posthorn verify { $title_id }-{ $id }.json</code> : chaque tirage et chaque décision sont refaits. Ajoutez <code>--letters</code> avec les lettres de cette partie que vous avez gardées : le journal est confronté à chacune. Sans une lettre venue d'ailleurs, un journal d'accord avec lui-même ne prouve rien.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
m-the-seed-was-seed-its-sha-256-is-6760864d = La graine était { $seed } ; son SHA-256 est dans votre première lettre. Enregistrez la partie dans un fichier et lancez `posthorn verify FILE --letters YOUR-MAILS` : chaque tirage et chaque décision sont refaits, et le journal est comparé aux lettres de cette partie que vous avez gardées. Le journal seul, sans lettre, ne prouve rien.

# The service is busy
m-the-service-is-busy-ef3d6130 = Le service est occupé

# The six digits
m-the-six-digits-85ad2c47 = Les six chiffres

# The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".
m-the-six-digits-do-it-in-that-bro-23058dda = Les six chiffres le font dans ce navigateur. Le lien montre tout encore une fois et vous demande. Si vous n’avez appuyé sur rien, une lettre à vous est en d’autres mains : répondez « révoquer » à n’importe quelle lettre d’une partie.

# The table of {title} as {name} sees it.
m-the-table-of-title-as-name-sees-1cfef1e4 = La table « { $title } » vue par { $name }.

# The table of {title} did not begin within a month, and is closed.
m-the-table-of-title-did-not-begin-2d9b183b = La table « { $title } » n’a pas commencé en un mois, et elle est fermée.

# The tale
m-the-tale-02a59501 = Le récit

# The target was {target}: not reached.
m-the-target-was-target-not-reache-8a4b8b79 = L'objectif était { $target } : manqué.

# The target was {target}: reached.
m-the-target-was-target-reached-7ddfd116 = L'objectif était { $target } : atteint.

# The tests of this program look at every kind of page with axe-core in a real browser, light and dark, at 360 and 1280 points, and play whole games there by pressing what is shown.
m-the-tests-of-this-program-look-a-28985769 = Les tests de ce programme regardent chaque sorte de page avec axe-core dans un vrai navigateur, en clair et en sombre, à 360 et 1280 points, et y jouent des parties entières en pressant ce qui est montré.

# The time of {who} for this move is over.
m-the-time-of-who-for-this-move-is-01047c1f = Temps écoulé pour ce coup : { $who }.

# The umpire has corrected the position: {reason}
m-the-umpire-has-corrected-the-pos-14ac8f97 = L’arbitre a corrigé la position : { $reason }

# The versions of a game begin with 1.
m-the-versions-of-a-game-begin-wit-0513418f = Les versions d'une partie commencent à 1.

# The {value} in this address is no number.
m-the-value-in-this-address-is-no-fdd257a2 = La valeur de { $value } dans cette adresse n'est pas un nombre.

# Then luck comes in, or something is revealed; more is not known yet.
m-then-luck-comes-in-or-something-41dbe9a9 = Ensuite le hasard intervient, ou quelque chose est révélé ; on n’en sait pas plus pour l’instant.

# There are no more.
m-there-are-no-more-60ae2c4d = Il n'y en a plus.

# There are no passwords here. A letter with a link and six digits shows that it is you; who is new joins in the same way.
m-there-are-no-passwords-here-a-le-2f71a727 = Pas de mot de passe ici. Une lettre avec un lien et six chiffres montre que c'est vous ; on s'inscrit de la même façon.

# There is more than can be listed. All of it can be written.
m-there-is-more-than-can-be-listed-d8de983c = Il y a plus que ce qui peut être listé. Tout peut s'écrire.

# There is no "{word}" here.
m-there-is-no-word-here-1a4f98cc = Il n’y a pas de « { $word } » ici.

# There is no game to try it in.
m-there-is-no-game-to-try-it-in-16fb17b4 = Il n’y a pas de partie où l’essayer.

# There is no network. This is the page as it was
m-there-is-no-network-this-is-the-e3816c35 = Il n'y a pas de réseau. Voici la page telle qu'elle était

# There is no player {player}.
m-there-is-no-player-player-6253dd3d = Il n’y a pas de joueur { $player }.

# There is no result yet.
m-there-is-no-result-yet-59b7b7ce = Il n'y a pas encore de résultat.

# There is no result.
m-there-is-no-result-bc2cd745 = Il n'y a pas de résultat.

# There is no such title here.
m-there-is-no-such-title-here-9426400d = Ce jeu n'existe pas ici.

# There was nothing to tell you yet.
m-there-was-nothing-to-tell-you-ye-9b1b8f34 = Il n’y avait encore rien à vous dire.

# These are not the six digits of the letter. Look again, or open its link.
m-these-are-not-the-six-digits-of-b5c6fa8e = Ce ne sont pas les six chiffres de la lettre. Regardez de nouveau, ou ouvrez son lien.

# These six digits do not count any more. Ask for a new letter.
m-these-six-digits-do-not-count-an-a31dc2c9 = Ces six chiffres ne comptent plus. Demandez une nouvelle lettre.

# They are kept here alone, to check a game with when it is over.
m-they-are-kept-here-alone-to-chec-f7010813 = Ils ne sont gardés qu'ici, pour vérifier une partie quand elle est finie.

# They play in public
m-they-play-in-public-47890510 = Ils jouent en public

# This address had a player already, and you are signed in as that one. What you played as a guest cannot be joined to it; it is forgotten after 30 days.
m-this-address-had-a-player-alread-52f51a57 = Cette adresse avait déjà un joueur, et vous êtes connecté comme lui. Ce que vous avez joué en invité de passage ne peut y être joint ; c'est oublié après 30 jours.

# This address takes no such request
m-this-address-takes-no-such-reque-33f1f7c3 = Cette adresse ne prend pas une telle demande

# This browser
m-this-browser-101f4d95 = Ce navigateur

# This browser cannot be told. On an iPhone or iPad: put Posthorn on the home screen first, open it there, and come back to this page.
m-this-browser-cannot-be-told-on-a-1055530c = On ne peut rien dire à ce navigateur. Sur iPhone ou iPad : mettez d'abord Posthorn sur l'écran d'accueil, ouvrez-le là, et revenez sur cette page.

# This browser is told from now on.
m-this-browser-is-told-from-now-on-c737e390 = Ce navigateur est averti désormais.

# This form is not whole. Load the page again and press once more.
m-this-form-is-not-whole-load-the-0d90a358 = Ce formulaire est incomplet. Rechargez la page et appuyez encore une fois.

# This form was sent already with other words. Load the page again.
m-this-form-was-sent-already-with-cdbf54a6 = Ce formulaire a déjà été envoyé avec d'autres mots. Rechargez la page.

# This game
m-this-game-8e0938de = Cette partie

# This game is being opened
m-this-game-is-being-opened-32a66134 = Cette partie s'ouvre

# This game is not listed. Its players have a link that they pass on: open that link to look on. If you play here, sign in.
m-this-game-is-not-listed-its-play-a0082c99 = Cette partie est hors liste. Ses joueurs ont un lien qu'ils font passer : ouvrez-le pour regarder. Si vous y jouez, connectez-vous.

# This is the last answer to mails to that letter for now; the next is possible after {when}.
m-this-is-the-last-answer-to-mails-a488c359 = C'est la dernière réponse aux messages à cette lettre pour l'instant ; la prochaine est possible après { $when }.

# This is tried only.
m-this-is-tried-only-29c0589d = Ce n'est qu'un essai.

# This is your only address. Add another first, for you sign in by it.
m-this-is-your-only-address-add-an-485543a3 = C’est votre seule adresse. Ajoutez-en d’abord une autre, car elle vous sert à vous connecter.

# This letter was about no single game. Ask in an answer to a letter of the game you mean.
m-this-letter-was-about-no-single-ae62cccb = Cette lettre ne portait sur aucune partie en particulier. Posez la question en réponse à une lettre de la partie voulue.

# This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as {name} first.
m-this-link-adds-the-address-to-th-9fc97621 = Ce lien ajoute l’adresse au compte { $name }, et la demande vient d’un autre navigateur. Tapez-y les six chiffres de la lettre, ou connectez-vous d’abord ici en tant que { $name }.

# This link leads to no table. Ask for it once more.
m-this-link-leads-to-no-table-ask-9b0dde00 = Ce lien ne mène à aucune table. Redemandez-le.

# This link was used, or is too old. Ask for a new one.
m-this-link-was-used-or-is-too-old-65fdb9c6 = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.

# This makes <strong>{address}</strong> the address of the player <strong>{name}</strong>, who sits in {games} {games|game|games}. If you are not that player, close this page.
m-this-makes-strong-address-strong-c936ceed = <strong>{ $address }</strong> devient l'adresse de <strong>{ $name }</strong>, qui joue dans { $games } { $games ->
        [one] partie
       *[other] parties
    }. Si ce n'est pas vous, fermez cette page.

# This page has a button for each move:
m-this-page-has-a-button-for-each-6112aeb8 = Cette page a un bouton pour chaque coup :

# This page is for players who are signed in.
m-this-page-is-for-players-who-are-c33d8f4f = Cette page est pour les joueurs connectés.

# This page is too old, or cookies are off. Load the page again and press once more.
m-this-page-is-too-old-or-cookies-84a62e0e = Cette page est trop ancienne, ou les cookies sont coupés. Rechargez-la et appuyez encore une fois.

# This position
m-this-position-44ad969f = Cette position

# This service pushes nothing; letters come as before.
m-this-service-pushes-nothing-lett-7fab4041 = Ce service n'envoie pas de notifications ; les lettres viennent comme avant.

# This service tells no programs.
m-this-service-tells-no-programs-98465b18 = Ce service ne prévient pas de programmes.

# This table is for players who have finished {n} {n|game|games}; you have finished {has}.
m-this-table-is-for-players-who-ha-70983897 = Cette table est pour qui a terminé { $n } { $n ->
        [one] partie
       *[other] parties
    } ; vous en avez terminé { $has }.

# This table is for players who have given an address. Give yours first.
m-this-table-is-for-players-who-ha-4e216cc9 = Cette table est pour qui a donné une adresse. Donnez d’abord la vôtre.

# This table is for players who have missed at most {n} {n|deadline|deadlines} in their last {games} games; you have missed {has}.
m-this-table-is-for-players-who-ha-1800146f = Cette table est pour qui a manqué au plus { $n } { $n ->
        [one] échéance
       *[other] échéances
    } dans ses { $games } dernières parties ; vous en avez manqué { $has }.

# This table is for those who were invited, or have its link.
m-this-table-is-for-those-who-were-96daf2ab = Cette table est pour ceux qu'on a invités, ou qui ont son lien.

# This table is for those who were invited. Ask its host for the link that leads to it.
m-this-table-is-for-those-who-were-7fd46723 = Cette table se joue sur invitation. Demandez à l’hôte le lien qui y mène.

# This table of {title} is closed.
m-this-table-of-title-is-closed-deeb4bd6 = Cette table de { $title } est fermée.

# This table was closed before its game began.
m-this-table-was-closed-before-its-1a6af586 = Cette table a été fermée avant le début de la partie.

# This was sent by a page of another site.
m-this-was-sent-by-a-page-of-anoth-e4cf982b = Cela a été envoyé par la page d'un autre site.

# Thu
m-thu-7da11212 = jeu.

# Time for answers
m-time-for-answers-4fa0e880 = Temps pour répondre

# Time zone <small>type a part of its name to search, such as Prague</small>
m-time-zone-small-type-a-part-of-i-0a061c2a = Fuseau horaire <small>tapez une partie de son nom, par exemple Paris</small>

# Title
m-title-7e8cd205 = Jeu

# Titles
m-titles-3b23a123 = Jeux

# Titles played
m-titles-played-7526ef90 = Jeux joués

# Titles with large boards need scrolling on small screens, and their lists are long.
m-titles-with-large-boards-need-sc-15b5ee78 = Les jeux à grand plateau demandent de faire défiler sur un petit écran, et leurs listes sont longues.

# To check luck and log
m-to-check-luck-and-log-03b027b7 = Pour vérifier le hasard et le journal

# To get a link to your games go to the page below and give your address.
m-to-get-a-link-to-your-games-go-t-1a38c7db = Pour obtenir un lien vers vos parties, allez à la page ci-dessous et donnez votre adresse.

# To get a link to your games, or to begin, go to the page below and give your address.
m-to-get-a-link-to-your-games-or-t-d53f91bc = Pour obtenir un lien vers vos parties, ou pour commencer, allez à la page ci-dessous et donnez votre adresse.

# To have this browser told needs scripts; all else on this page works without.
m-to-have-this-browser-told-needs-78662c0d = Pour avertir ce navigateur, il faut des scripts ; tout le reste de la page marche sans.

# To leave, tick that you are sure.
m-to-leave-tick-that-you-are-sure-5fae0a96 = Pour partir, cochez que vous en êtes sûr.

# To move, answer the last letter of the game: its address says which game and which seat you mean.
m-to-move-answer-the-last-letter-o-cbd4ad9b = Pour jouer, répondez à la dernière lettre de la partie : son adresse dit de quelle partie et de quelle place il s’agit.

# To my choice
m-to-my-choice-6f2f8926 = À mon choix

# To see more, answer {most} or {last}.
m-to-see-more-answer-most-or-last-7ba86d87 = Pour en voir plus, répondez { $most } ou { $last }.

# To see the table, answer "show".
m-to-see-the-table-answer-show-8263cf3e = Pour voir la table, répondez « montre ».

# To stop letters press "unsubscribe" in your mail program, or answer any letter with "mute" (its game) or "digest" (one letter a day).
m-to-stop-letters-press-unsubscrib-7e4f849d = Pour arrêter les lettres, appuyez sur « se désabonner » dans votre messagerie, ou répondez à une lettre par « mute » (sa partie) ou « digest » (une lettre par jour).

# To talk to the table begin the line with "say": "say {words}".
m-to-talk-to-the-table-begin-the-l-d0b5aa75 = Pour parler à la table, commencez la ligne par « dis » : « dis { $words } ».

# To the beginning
m-to-the-beginning-bbdfb9f9 = Au début

# To the board
m-to-the-board-88794766 = Au plateau

# To the game
m-to-the-game-f4f086ed = À la partie

# To the game now
m-to-the-game-now-1d441975 = À la partie maintenant

# Told last {used}.
m-told-last-used-3ff48722 = Prévenu pour la dernière fois { $used }.

# Told on your phone
m-told-on-your-phone-ce79828a = Averti sur votre téléphone

# Too many guests came from your network. Who has signed in can play. Try again in {n} {n|hour|hours}.
m-too-many-guests-came-from-your-n-975e5245 = Trop d'invités sont venus de votre réseau. Qui s'est identifié peut jouer. Réessayez dans { $n } { $n ->
        [one] heure
       *[other] heures
    }.

# Too many letters were asked for. Try again in {n} {n|hour|hours}.
m-too-many-letters-were-asked-for-ae678b17 = Trop de lettres ont été demandées. Réessayez dans { $n } { $n ->
        [one] heure
       *[other] heures
    }.

# Try again later.
m-try-again-later-ef7fbdb0 = Réessayez plus tard.

# Try it
m-try-it-fe695111 = L'essayer

# Try it<span>: {name}</span>
m-try-it-span-name-span-79d66421 = Essayer<span> : { $name }</span>

# Try once more
m-try-once-more-1b3cf0fd = Réessayer

# Tue
m-tue-d1eb39b0 = mar.

# Undo <small>until {undo_until}</small>
m-undo-small-until-undo-until-smal-d77b7077 = Reprendre <small>jusqu'à { $undo_until }</small>

# Undo<span> my last move</span>
m-undo-span-my-last-move-span-7facbe64 = Reprendre<span> mon dernier coup</span>

# Version
m-version-dd167905 = Version

# Very many letters are asked for just now. Whoever is known here gets theirs; an address that is new may get none. If nothing comes, ask again in an hour.
m-very-many-letters-are-asked-for-7200a786 = Énormément de lettres sont demandées en ce moment. Qui est connu ici reçoit la sienne ; une adresse nouvelle peut n'en recevoir aucune. Si rien ne vient, redemandez dans une heure.

# Votes
m-votes-cd8e974b = Votes

# Waiting for players
m-waiting-for-players-b6e6b75f = En attente de joueurs

# Wed
m-wed-58339f45 = mer.

# Welcome to {title} {number}: the game begins. At the table: {names}.
m-welcome-to-title-number-the-game-51eb2df1 = { $title } { $number } : la partie commence. À table : { $names }.

# What an operator can still do
m-what-an-operator-can-still-do-9b0a6374 = Ce que peut encore un opérateur

# What became of it
m-what-became-of-it-b8ae4ef2 = Ce qu'il en advint

# What begins with "{word}"
m-what-begins-with-word-78302c75 = Ce qui commence par « { $word } »

# What came of it
m-what-came-of-it-dbc95649 = Ce qui en est sorti

# What can be pressed is at least 44 points high and wide on a telephone.
m-what-can-be-pressed-is-at-least-78730d04 = Ce que l'on peut presser fait au moins 44 points de haut et de large sur un téléphone.

# What can be said
m-what-can-be-said-7bfc3c3c = Ce qui peut se dire

# What each would have had if the game had ended with the round
m-what-each-would-have-had-if-the-b319daea = Ce que chacun aurait eu si la partie s'était arrêtée à cette manche

# What follows shows only when it is done.
m-what-follows-shows-only-when-it-2a794b49 = La suite ne se voit qu'une fois le coup joué.

# What had just happened
m-what-had-just-happened-7a40cb5c = Ce qui venait d'arriver

# What happened
m-what-happened-483bd490 = Ce qui s'est passé

# What has happened so far
m-what-has-happened-so-far-1308ee22 = Ce qui s’est passé

# What is in the box
m-what-is-in-the-box-0322ce5c = Ce que contient la boîte

# What is kept of a player
m-what-is-kept-of-a-player-2483771e = Ce qui est gardé d'un joueur

# What is not done
m-what-is-not-done-38d8c053 = Ce qui n'est pas fait

# What is told, and how
m-what-is-told-and-how-81c62fde = Ce qui est dit, et comment

# What is {words}?
m-what-is-words-565b4f46 = Qu'est-ce que { $words } ?

# What it does
m-what-it-does-c74ea9dc = Ce qu'elle fait

# What it is for
m-what-it-is-for-1ad944c4 = À quoi elle sert

# What it takes
m-what-it-takes-dc1fd067 = Ce qu’il accepte

# What others see
m-what-others-see-7e87e010 = Ce que voient les autres

# What shall the table call you?
m-what-shall-the-table-call-you-d6d4f305 = Comment la table doit-elle vous appeler ?

# What the signs mean
m-what-the-signs-mean-eca0bbbe = Ce que veulent dire les signes

# What this browser has shown you lately can still be looked at: your list of games, and each game as you saw it last. Open them as you always do.
m-what-this-browser-has-shown-you-8fc11bb1 = Ce que ce navigateur vous a montré récemment peut encore être regardé : votre liste de parties, et chaque partie comme vous l'avez vue la dernière fois. Ouvrez-les comme toujours.

# What was asked
m-what-was-asked-63a76c19 = Ce qui était demandé

# What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.
m-what-was-not-tried-comes-after-l-8bdc76ac = Ce qui n’a pas été essayé vient après le hasard, ou après une révélation : la position est nouvelle. Ce qui peut encore se faire est proposé de nouveau.

# What was said before
m-what-was-said-before-58678166 = Ce qui s'est dit avant

# What was sent to {host} was not taken: {reason}. Your letters come as before.
m-what-was-sent-to-host-was-not-ta-627326b1 = Ce qui a été envoyé à { $host } n’a pas été accepté : { $reason }. Vos lettres viennent comme avant.

# What was told, and what was not
m-what-was-told-and-what-was-not-0f2406be = Ce qui a été dit, et ce qui ne l'a pas été

# What would come of "{line}"
m-what-would-come-of-line-763f3f83 = Ce que donnerait « { $line } »

# What you call it
m-what-you-call-it-364c50de = Comment vous l’appelez

# What you can count on
m-what-you-can-count-on-1b1b43ba = Ce sur quoi vous pouvez compter

# What you can say
m-what-you-can-say-f39ee570 = Ce que vous pouvez dire

# What you typed is kept here:
m-what-you-typed-is-kept-here-90f50908 = Ce que vous avez tapé est gardé ici :

# What you would be asked
m-what-you-would-be-asked-1f6e5dc2 = Ce qui vous serait demandé

# When
m-when-cf9c7aa2 = Quand

# When I am asked <small>Answers as you would type them, with “else” between them; the last may be “wait”. One order for each time you are asked.</small>
m-when-i-am-asked-small-answers-as-f83bd57d = Quand on me demande <small>Les réponses telles que vous les taperiez, séparées par « sinon » ; la dernière peut être « attendre ». Un ordre par question.</small>

# When somebody's time runs out, {follows}.
m-when-somebody-s-time-runs-out-fo-57017363 = Quand le temps de quelqu’un est écoulé, { $follows }.

# When your time counts
m-when-your-time-counts-b2bdb678 = Quand votre temps compte

# Where <{name}> stands: {few}
m-where-name-stands-few-c6cab4b4 = Là où il y a <{ $name }> : { $few }

# Where nothing is left to decide you are not asked. "ask me everything" changes that.
m-where-nothing-is-left-to-decide-027db01b = Là où rien ne reste à décider, aucune question ne vous est posée. « tout me demander » change cela.

# Where the points came from
m-where-the-points-came-from-c4502c6d = D'où viennent les points

# Where?
m-where-91f45115 = Où ?

# Which letters
m-which-letters-0118e443 = Quelles lettres

# Who may answer my letters for me
m-who-may-answer-my-letters-for-me-56cb630d = Qui peut répondre à mes lettres pour moi

# Who may come
m-who-may-come-e55cdb12 = Qui peut venir

# Who opens it may sit down here.
m-who-opens-it-may-sit-down-here-9c781994 = Qui l'ouvre peut s'asseoir ici.

# Who plays
m-who-plays-4da2fadc = Qui joue

# Who plays as a guest gives no address, and is forgotten 30 days after they came.
m-who-plays-as-a-guest-gives-no-ad-c17d3182 = Qui joue sans compte ne donne pas d'adresse, et est oublié au bout de 30 jours.

# Who sits here
m-who-sits-here-1f4b351e = Qui est assis ici

# Whoever runs this service answers for it: ask
m-whoever-runs-this-service-answer-d9e3d670 = Qui tient ce service en répond : demandez à

# Whoever runs this service knows the seeds, so they know what is hidden in a game, and could tell somebody. The page that makes words in your browser is theirs too: words that you type yourself are better. Once your words have come and before your game has its number, they can let other games go first, their own or guests' games, until the number that comes suits them. Such games look like those of others, but they are seen: each number below says what became of it and when, so count those between the head that you kept before and the number of your game. Whoever sits down last can choose words together with the operator; the page of a game says who that was. Nothing here proves more than that.
m-whoever-runs-this-service-knows-b55954a4 = Qui tient ce service connaît les graines, donc ce qui est caché dans une partie, et pourrait le dire. La page qui invente des mots dans votre navigateur est aussi la sienne : des mots que vous tapez vous-même valent mieux. Une fois vos mots arrivés et avant que votre partie n'ait son numéro, il peut faire passer d'autres parties devant, les siennes ou celles d'invités, jusqu'à ce que le numéro lui convienne. De telles parties ressemblent aux autres, mais elles se voient : chaque numéro ci-dessous dit ce qu'il en advint et quand ; comptez donc ceux entre la tête que vous avez gardée et le numéro de votre partie. Qui s'assied en dernier peut choisir ses mots avec l'opérateur ; la page d'une partie dit qui c'était. Rien ici ne prouve davantage.

# Whole letters of an example game, as text; as HTML they have the board as a picture:
m-whole-letters-of-an-example-game-79814f43 = Les lettres entières d'une partie d'exemple, en texte ; en HTML elles ont le plateau en image :

# Why a letter
m-why-a-letter-2430ca3a = Pourquoi une lettre

# Why did I (not) get a letter?
m-why-did-i-not-get-a-letter-bf5786ea = Pourquoi ai-je (ou n'ai-je pas) reçu une lettre ?

# Why did I (not) get a mail?
m-why-did-i-not-get-a-mail-80e5b5a4 = Pourquoi ai-je (ou n'ai-je pas) reçu un courriel ?

# Why did I get this
m-why-did-i-get-this-74620660 = Pourquoi ai-je reçu ceci

# With friends: <a>sign in or join</a> with a mail address, then open a table and pass its link on. Or look for one among the <a2>open tables</a2>.
m-with-friends-a-sign-in-or-join-a-4b39c146 = Entre amis : <a>connectez-vous ou inscrivez-vous</a> avec une adresse, puis ouvrez une table et faites passer son lien. Ou cherchez-en une parmi les <a2>tables ouvertes</a2>.

# With {people}.
m-with-people-c81ab9dd = Avec { $people }.

# Words of your own, for the luck <small>Whatever you like, or nothing.</small>
m-words-of-your-own-for-the-luck-s-5109262a = Vos propres mots, pour le hasard <small>Ce que vous voulez, ou rien.</small>

# Words that this browser has added
m-words-that-this-browser-has-adde-2600fcf2 = Mots que ce navigateur a ajoutés

# Write it anew
m-write-it-anew-1f0f0ce8 = L'écrire à nouveau

# Yes
m-yes-85a39ab3 = Oui

# Yes, do it
m-yes-do-it-8d7dd5ec = Oui, le faire

# Yes, this is me
m-yes-this-is-me-fb5ca9a3 = Oui, c'est moi

# Yes: {what}
m-yes-what-c50af5f8 = Oui : { $what }

# You
m-you-08b04193 = Vous

# You add your mail to the luck of the next game, or words of your own: answer "next with" and the words.
m-you-add-your-mail-to-the-luck-of-cd4e9b38 = Vous ajoutez votre message au hasard de la partie suivante, ou vos propres mots : répondez « next with » et les mots.

# You answer about {few} to {many} letters, each when you like. Time: {pace}.
m-you-answer-about-few-to-many-let-3ac26f67 = Vous répondez à environ { $few } à { $many } lettres, chacune quand vous voulez. Temps : { $pace }.

# You answer each letter when you like. Time: {pace}.
m-you-answer-each-letter-when-you-730cce60 = Vous répondez à chaque lettre quand vous voulez. Temps : { $pace }.

# You answered an older letter, so nothing was done. What has happened since stands below; what you wrote is offered again if it still can be done.
m-you-answered-an-older-letter-so-e73c50e5 = Vous avez répondu à une lettre plus ancienne ; rien n’a donc été fait. Ce qui s’est passé depuis est ci-dessous ; ce que vous avez écrit est proposé de nouveau si cela peut encore se faire.

# You are about to say: <strong>{sentence}</strong>
m-you-are-about-to-say-strong-sent-f7465596 = Vous allez dire : <strong>{ $sentence }</strong>

# You are asked
m-you-are-asked-529e5cd3 = C'est à vous

# You are asked everything. "ask me everything off" leaves out what is no decision.
m-you-are-asked-everything-ask-me-c4ac1286 = Tout vous est demandé. « tout me demander non » laisse de côté ce qui n’est pas une décision.

# You are away until {away}.
m-you-are-away-until-away-7b185f21 = Absence jusqu'au { $away }.

# You are away until {away}: your clocks stand still in all your games, letters about turns wait, and the others see it. {g} days of holiday are left.
m-you-are-away-until-away-your-clo-f3a36949 = Absence jusqu'au { $away } : vos pendules sont arrêtées dans toutes vos parties, les lettres de tour attendent, et les autres le voient. Jours de congé qui restent : { $g }.

# You are away until {away}; your clocks stand still.
m-you-are-away-until-away-your-clo-a802d6b4 = Absence jusqu'au { $away } ; vos pendules sont arrêtées.

# You are back: your clocks run again. {g} days of holiday are left.
m-you-are-back-your-clocks-run-aga-b47a0a18 = Vous êtes de retour : vos pendules tournent. Jours de congé qui restent : { $g }.

# You are back: your clocks run again. {n} {n|day|days} of holiday {n|goes|go} back; {left} {left|is|are} left.
m-you-are-back-your-clocks-run-aga-e4593a60 = Fin de la pause : vos pendules tournent de nouveau. { $n } { $n ->
        [one] jour
       *[other] jours
    } de congé { $n ->
        [one] vous revient
       *[other] vous reviennent
    } ; il en reste { $left }.

# You are back: {days} {days|day|days} went back, and {left} are left.
m-you-are-back-days-days-day-days-42fbf8b6 = Vous êtes de retour : { $days } { $days ->
        [one] jour est rendu
       *[other] jours sont rendus
    }, il en reste { $left }.

# You are here
m-you-are-here-b0b52ce0 = Vous y êtes

# You are invited
m-you-are-invited-1ad74112 = Une invitation pour vous

# You are not asked any more. Until somebody takes your seat you can come back to it.
m-you-are-not-asked-any-more-until-8e84aa6d = On ne vous demande plus rien. Tant que personne ne prend votre place, vous pouvez y revenir.

# You are number {place}.
m-you-are-number-place-7ff3b165 = Vous êtes numéro { $place }.

# You are on holiday until {until}: that took {days} {days|day|days}, and {left} are left.
m-you-are-on-holiday-until-until-t-3d33c4f8 = Vous êtes en congé jusqu'au { $until } : cela a pris { $days } { $days ->
        [one] jour
       *[other] jours
    }, il en reste { $left }.

# You are signed in
m-you-are-signed-in-2d55cbc1 = Vous êtes connecté

# You are watching
m-you-are-watching-29a53f2a = Vous regardez

# You are watching.
m-you-are-watching-328617e3 = Vous suivez la partie.

# You can
m-you-can-bd5c4d03 = Vous pouvez

# You can go on
m-you-can-go-on-3e2e9fcb = Vous pouvez continuer

# You get no invitations any more.
m-you-get-no-invitations-any-more-b22a351c = Vous ne recevez plus d’invitations.

# You get this at most once a day.
m-you-get-this-at-most-once-a-day-2658040c = Vous recevez ceci au plus une fois par jour.

# You get this because {host} asks you. Unless you join, nothing follows.
m-you-get-this-because-host-asks-y-3b7336fe = Vous recevez ceci parce que { $host } vous invite. Si vous ne prenez pas la place, rien ne suit.

# You get this once a day. Answer any letter of a game with "digest off" to get single ones.
m-you-get-this-once-a-day-answer-a-071f0bdb = Vous recevez ceci une fois par jour. Répondez « récapitulatif non » à n’importe quelle lettre d’une partie pour les recevoir une par une.

# You have given no address, so there is no way back to this game. <a>Keep it with an address</a> first.
m-you-have-given-no-address-so-the-bee44a74 = Vous n'avez pas donné d'adresse : rien ne permet de revenir à cette partie. <a>Gardez-la avec une adresse</a> d'abord.

# You have no such device.
m-you-have-no-such-device-c4852dc0 = Vous n'avez pas cet appareil.

# You have no such program.
m-you-have-no-such-program-a099a666 = Vous n’avez pas ce programme.

# You have played with
m-you-have-played-with-0a812d68 = Vous avez joué avec

# You have resigned
m-you-have-resigned-51e5470d = Vous avez abandonné

# You have resigned, so you are not asked any more. "come back" takes your seat again.
m-you-have-resigned-so-you-are-not-166356b3 = Vous avez abandonné : plus rien ne vous est demandé. « revenir » reprend votre place.

# You have resigned.
m-you-have-resigned-49cb0757 = Vous avez abandonné.

# You have tried it often enough for now. Try again in an hour.
m-you-have-tried-it-often-enough-f-7ae9554b = Assez d'essais pour l'instant. Réessayez dans une heure.

# You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.
m-you-may-invite-most-people-in-24-dcbae896 = Vous pouvez inviter { $most } { $most ->
        [one] personne
       *[other] personnes
    } en 24 heures, et en avez invité { $today }. Réessayez plus tard, ou laissez des places ouvertes.

# You may open {most} games within {within} h. Play those that you have, and try again later; who hosts for many asks the operator for more.
m-you-may-open-most-games-within-w-bd88b65a = Vous pouvez ouvrir { $most } parties en { $within } h. Jouez celles que vous avez, et réessayez plus tard ; qui reçoit beaucoup de monde s'adresse à l'opérateur.

# You need not do anything now; the game waits for {names}.
m-you-need-not-do-anything-now-the-921b657c = Rien à faire pour l’instant ; la partie attend : { $names }.

# You need not do anything now; the seat of {names} is empty.
m-you-need-not-do-anything-now-the-d6ce4bd9 = Rien à faire pour l’instant ; place vide : { $names }.

# You play as a guest. <a>Give an address</a> to keep your games, get letters and sign in from anywhere. Without one they are forgotten after 30 days.
m-you-play-as-a-guest-a-give-an-ad-e16fabbb = Vous jouez en invité de passage. <a>Donnez une adresse</a> pour garder vos parties, recevoir des lettres et vous connecter de partout. Sans adresse elles sont oubliées après 30 jours.

# You press it on the page, or write it in a letter.
m-you-press-it-on-the-page-or-writ-2b05c0c5 = Vous l'appuyez sur la page, ou l'écrivez dans une lettre.

# You pressed <strong>{why}</strong>. It is done as soon as you have shown that it was you, and once: here by the six digits. In another browser the link asks once more.
m-you-pressed-strong-why-strong-it-b6b93161 = Vous avez appuyé : <strong>{ $why }</strong>. C'est fait une seule fois, dès que vous avez montré que c'était vous : ici par les six chiffres. Dans un autre navigateur, le lien redemande.

# You pressed here: {what}.
m-you-pressed-here-what-59b9aa6a = Vous avez appuyé ici : { $what }.

# You said: <strong>{sentence}</strong>
m-you-said-strong-sentence-strong-58a7c784 = Vous avez dit : <strong>{ $sentence }</strong>

# You sit at seat {seat}. 
m-you-sit-at-seat-seat-350671b7 = Votre place à la table : { $seat }.{ " " }

# You will be signed in here for {kept} {kept|day|days} after your last visit. On a machine that is not yours, sign out at the end.
m-you-will-be-signed-in-here-for-k-7a14d2f7 = Vous restez connecté ici { $kept } { $kept ->
        [one] jour
       *[other] jours
    } après votre dernière visite. Sur une machine qui n'est pas à vous, déconnectez-vous à la fin.

# You win {heading}
m-you-win-heading-f4c5ee6a = Vous gagnez { $heading }

# You wrote "{said}"
m-you-wrote-said-5cf774dd = Vous avez écrit « { $said } »

# You wrote "{said}" ({line})
m-you-wrote-said-line-d4bb73ac = Vous avez écrit « { $said } » ({ $line })

# You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So nothing was done.
m-you-wrote-about-a-seat-at-title-6e09da8d = Vous avez écrit au sujet d’une place à { $title } qui n’est plus à vous : quelqu’un d’autre l’a, ou peut la prendre. Rien n’a donc été fait.

# You, {guests} invited and {bots} bots do not fit at a table for {n}. Choose more seats.
m-you-guests-invited-and-bots-bots-3c97fdc5 = Vous, { $guests } invités et { $bots } bots, c'est trop pour une table de { $n }. Choisissez plus de places.

# Your answer is sealed; you can change it until all have answered.
m-your-answer-is-sealed-you-can-ch-412d7c87 = Votre réponse est scellée ; vous pouvez la changer jusqu'à ce que tous aient répondu.

# Your answer was neither yes nor no: "{words}". Nothing was done.
m-your-answer-was-neither-yes-nor-250b7a0c = Votre réponse n’était ni oui ni non : « { $words } ». Rien n’a été fait.

# Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.
m-your-bank-is-small-n-n-hour-hour-d4c3eb47 = Votre réserve de temps est petite : { $n } { $n ->
        [one] heure
       *[other] heures
    }, et { $more } de plus après chaque réponse.

# Your data
m-your-data-ee5ef73a = Vos données

# Your deadlines in your calendar:
m-your-deadlines-in-your-calendar-d7d5bf76 = Vos délais dans votre calendrier :

# Your devices
m-your-devices-555eaa22 = Vos appareils

# Your letter shows the game as far as this. <a>Sign in</a> to see what came since.
m-your-letter-shows-the-game-as-fa-ae95492a = Votre lettre montre la partie jusqu'ici. <a>Connectez-vous</a> pour voir la suite.

# Your letters, and why there were none
m-your-letters-and-why-there-were-af491b3a = Vos lettres, et pourquoi il n’y en a pas eu

# Your link
m-your-link-0afdb9bc = Votre lien

# Your mail address
m-your-mail-address-f902a736 = Votre adresse

# Your mail holds no line of your own, only what we wrote to you; so nothing was done.
m-your-mail-holds-no-line-of-your-1e68dfc8 = Votre message ne contient aucune ligne de vous, seulement ce que nous vous avons écrit ; rien n’a donc été fait.

# Your mail reached Posthorn, but it does not answer a letter of ours.
m-your-mail-reached-posthorn-but-i-bb445b55 = Votre message est arrivé chez Posthorn, mais il ne répond à aucune de nos lettres.

# Your mail was not read: {reason}. Nothing was done.
m-your-mail-was-not-read-reason-no-4c215cdc = Votre message n'a pas été lu : { $reason }. Rien n'a été fait.

# Your move
m-your-move-720c2081 = À vous de jouer

# Your moves, and what you said at tables and in your notes. Moves are part of a game's log, which cannot be changed.
m-your-moves-and-what-you-said-at-6d99cd32 = Vos coups, et ce que vous avez dit aux tables et dans vos notes. Les coups font partie de l'historique d'une partie, qui ne peut être changé.

# Your name
m-your-name-2c6b2e25 = Votre nom

# Your name <small>as others at the table see it</small>
m-your-name-small-as-others-at-the-dd7c2900 = Votre nom <small>tel que la table le voit</small>

# Your name, if you are new <small>as others at the table see it</small>
m-your-name-if-you-are-new-small-a-3cd1042c = Votre nom, si vous êtes nouveau <small>tel que la table le voit</small>

# Your name, your addresses, your letters and mails, what you said at tables and your notes are deleted, and nobody can sign in as you any more. This cannot be undone. Games that run go on as their clocks say. Your moves stay in the logs of the games, under a number that leads to nobody, and with the hours by which your clock ran.
m-your-name-your-addresses-your-le-d6656c27 = Votre nom, vos adresses, vos lettres et courriels, ce que vous avez dit à table et vos notes sont effacés, et personne ne peut plus se connecter à votre place. C'est définitif. Les parties en cours suivent leurs pendules. Vos coups restent dans les journaux des parties, sous un numéro qui ne mène à personne, avec les heures selon lesquelles votre pendule tournait.

# Your name, your mail addresses, your settings, and the times at which you set them.
m-your-name-your-mail-addresses-yo-5a699547 = Votre nom, vos adresses de courriel, vos réglages, et les moments où vous les avez faits.

# Your notes
m-your-notes-55576676 = Vos notes

# Your own words at the table <small>For those who find it or are invited: for whom it is, how you like to play. No addresses, no links.</small>
m-your-own-words-at-the-table-smal-35b77fbe = Vos propres mots à la table <small>Pour ceux qui la trouvent ou sont invités : pour qui elle est, comment vous aimez jouer. Ni adresses, ni liens.</small>

# Your program {name} is told nothing any more.
m-your-program-name-is-told-nothin-8163f434 = Votre programme { $name } n’est plus prévenu de rien.

# Your programs
m-your-programs-1b8c70b9 = Vos programmes

# Your seat is offered to others, and is yours until somebody sits there: move, or answer "come back".
m-your-seat-is-offered-to-others-a-b60f64b5 = Votre place est proposée à d'autres et reste à vous tant que personne ne s'y est mis : jouez ou répondez « revenir ».

# Your seat is offered to others, and you can come back until somebody takes it. Where nobody else is left the game ends.
m-your-seat-is-offered-to-others-a-98f5388f = Votre place est offerte à d'autres, et vous pouvez revenir tant que personne ne l'a prise. S'il ne reste personne d'autre, la partie se termine.

# Your seat is offered to others: {why}. It is yours again with a word, until somebody sits there.
m-your-seat-is-offered-to-others-w-8eb939d4 = Votre place est offerte à d'autres : { $why }. D'un mot elle est de nouveau à vous, tant que personne ne s'y est assis.

# Your seat {n} in a game of {title} has another player now.
m-your-seat-n-in-a-game-of-title-h-df4e2fff = Votre place { $n } dans une partie « { $title } » est maintenant tenue par quelqu’un d’autre.

# Your table of {title} has waited for two weeks.
m-your-table-of-title-has-waited-f-54410bbd = Votre table « { $title } » attend depuis deux semaines.

# Your turn
m-your-turn-f2d14573 = À vous

# Your vote is asked
m-your-vote-is-asked-de9537dd = Votre vote est demandé

# Your words for the luck <small>Whatever you like: they are added to the luck, so that nobody can choose it alone. With scripts your browser makes some by chance, and you may change them. Keep them to check the game when it is over. Without words you add nothing.</small>
m-your-words-for-the-luck-small-wh-eda2957e = Vos mots pour le hasard <small>Ce que vous voulez : ils s'ajoutent au hasard, pour que personne ne puisse le choisir seul. Avec les scripts, votre navigateur en invente, et vous pouvez les changer. Gardez-les pour vérifier la partie à sa fin. Sans mots vous n'ajoutez rien.</small>

# a date like 2026-12-24
m-a-date-like-2026-12-24-267d24a7 = une date comme 2026-12-24

# a device
m-a-device-b135be3e = un appareil

# a fresh letter
m-a-fresh-letter-f6fbf23f = une nouvelle lettre

# a game
m-a-game-7ad4329b = une partie

# a guest's game
m-a-guest-s-game-13bbb486 = une partie d'invité

# a key
m-a-key-8fa3aab2 = une clé

# a move taken back
m-a-move-taken-back-ae7a854d = un coup annulé

# a picture stands alone on its line, such as [board 14]
m-a-picture-stands-alone-on-its-li-881f0f65 = une image est seule sur sa ligne, comme [board 14]

# a piece of the board
m-a-piece-of-the-board-f5b97b2a = une pièce du plateau

# a player cannot be reached
m-a-player-cannot-be-reached-ae486c77 = un joueur n'est pas joignable

# a program has ended
m-a-program-has-ended-6e881ea9 = un programme n’est plus prévenu

# a table that waits
m-a-table-that-waits-22382fe1 = une table qui attend

# all
m-all-5ef5ef03 = tous

# all clocks stand still
m-all-clocks-stand-still-570f266e = toutes les pendules sont arrêtées

# all or never
m-all-or-never-008b1ae2 = « all » ou « jamais »

# all that can be done, not only the first options
m-all-that-can-be-done-not-only-th-8ad11423 = tout ce qui peut se faire, pas seulement les premiers choix

# all, turns or none
m-all-turns-or-none-9abb7eb4 = « all », « turns » ou « none »

# an invitation
m-an-invitation-b18204ff = une invitation

# an invitation declined
m-an-invitation-declined-69dbb184 = une invitation refusée

# an open seat
m-an-open-seat-f3a43414 = une place libre

# and told to {names}
m-and-told-to-names-20b5633a = et annoncé à { $names }

# answer to your mail
m-answer-to-your-mail-180bde54 = réponse à votre message

# any
m-any-d6a7cd2a = peu importe

# any number
m-any-number-5c5b2c92 = peu importe

# anybody
m-anybody-bcb93332 = tout le monde

# as its address says
m-as-its-address-says-1f7e2658 = selon son adresse

# as long as you play here
m-as-long-as-you-play-here-cddfe52d = tant que vous jouez ici

# as usual
m-as-usual-1043c0bd = comme d'habitude

# as usual ({usual})
m-as-usual-usual-17b75a2c = comme d'habitude ({ $usual })

# as well: a letter comes too
m-as-well-a-letter-comes-too-2951bf2b = en plus : une lettre vient aussi

# asked
m-asked-c66790da = doit jouer

# asked; before {at}, {left}
m-asked-before-at-left-6604ef64 = doit jouer ; avant { $at }, { $left }

# asked; the clock stands still
m-asked-the-clock-stands-still-c0882969 = doit jouer ; la pendule est arrêtée

# at your table
m-at-your-table-ab44ab8b = à votre table

# away until {day}
m-away-until-day-966f5ca1 = absent jusqu'au { $day }

# before luck, a secret or somebody else comes in
m-before-luck-a-secret-or-somebody-a838e092 = avant que le hasard, un secret ou quelqu’un d’autre n’intervienne

# before luck, a secret or somebody else comes in, and before {when}
m-before-luck-a-secret-or-somebody-37a51e02 = avant que le hasard, un secret ou quelqu’un d’autre n’intervienne, et avant { $when }

# before {at}, {left}
m-before-at-left-e9e382fd = avant { $at }, { $left }

# beginnings, ends and invitations, moves taken back, seats that change
m-beginnings-ends-and-invitations-a8ad40e6 = débuts, fins et invitations, coups annulés, places qui changent

# bot
m-bot-9d74932b = bot

# brought before
m-brought-before-022733b5 = livré auparavant

# by a resignation
m-by-a-resignation-51cd75ec = par abandon

# by a vote
m-by-a-vote-60a8c2bf = par un vote

# carried over
m-carried-over-fa40e3cc = repris d'avant

# confirmed
m-confirmed-9599915b = confirmée

# daily
m-daily-6f31304c = quotidien

# each move, as anybody may see it
m-each-move-as-anybody-may-see-it-ac0beaf5 = chaque coup, tel que chacun peut le voir

# earlier
m-earlier-2a51d354 = avant

# for {letters_kept} days
m-for-letters-kept-days-da10abf7 = pendant { $letters_kept } jours

# free
m-free-ad95d5fa = libre

# from anybody
m-from-anybody-cce62472 = de tous

# from no game; your clocks run on
m-from-no-game-your-clocks-run-on-ac8778a6 = d’aucune partie ; vos pendules tournent

# from nobody
m-from-nobody-cf6664aa = de personne

# go on with the game that follows this one, at the same table
m-go-on-with-the-game-that-follows-5939f8cb = continuer avec la partie qui suit celle-ci, à la même table

# hours like 22:00-07:00
m-hours-like-22-00-07-00-4022207d = des heures comme 22:00-07:00

# in all
m-in-all-abf4fdcd = en tout

# in public
m-in-public-d840ebb8 = en public

# in {span}
m-in-span-b9631ed5 = il reste { $span }

# instead: no letter for what a device has taken
m-instead-no-letter-for-what-a-dev-cc840ce9 = à la place : pas de lettre pour ce qu'un appareil a reçu

# invited
m-invited-307128ff = invité

# it comes with the answer to your mail
m-it-comes-with-the-answer-to-your-2e482ea4 = elle vient avec la réponse à votre message

# it comes with your digest of {when}
m-it-comes-with-your-digest-of-whe-8fca8d76 = elle vient avec votre récapitulatif ({ $when })

# it goes out in a moment
m-it-goes-out-in-a-moment-7ed842c7 = elle part dans un instant

# it is held {n} seconds, so that a move taken back is never mailed
m-it-is-held-n-seconds-so-that-a-m-9eca4ea5 = elle est retenue { $n } { $n ->
        [one] seconde
       *[other] secondes
    }, pour qu’un coup annulé ne soit jamais envoyé

# it is not your turn any more
m-it-is-not-your-turn-any-more-9e73b6fe = ce n’est plus à vous de jouer

# it was taken away, or had ended
m-it-was-taken-away-or-had-ended-8651098f = il a été retiré, ou n’était plus prévenu

# kept for you
m-kept-for-you-6c012602 = gardée pour vous

# last move {moved}
m-last-move-moved-2d266c6d = dernier coup { $moved }

# last used {used}
m-last-used-used-f39f5dc0 = dernière fois { $used }

# later
m-later-1d9283d8 = après

# less than a minute
m-less-than-a-minute-95d4cd2a = moins d’une minute

# made {made}
m-made-made-74ecc3ef = faite { $made }

# mail servers do not take your address; add one like ann@example.org
m-mail-servers-do-not-take-your-ad-83d734c7 = les serveurs de courriel n’acceptent pas votre adresse ; ajoutez-en une comme ann@example.org

# mailed, and came back
m-mailed-and-came-back-49ce6e0e = envoyée, et revenue

# mails to your address came back, so it gets none until you confirm it again
m-mails-to-your-address-came-back-06943009 = les messages à votre adresse sont revenus ; elle n’en reçoit donc plus jusqu’à ce que vous la confirmiez de nouveau

# minutes, 1440 at most
m-minutes-1440-at-most-4a0c13d2 = minutes, 1440 au plus

# my games
m-my-games-c8cf2b2f = mes parties

# my turns, and when their time is nearly over
m-my-turns-and-when-their-time-is-2de417d3 = mes tours, et quand leur temps est presque écoulé

# never told yet
m-never-told-yet-f60177dc = rien dit encore

# news of the table
m-news-of-the-table-37117acf = nouvelles de la table

# no
m-no-9390298f = non

# no answer came three times
m-no-answer-came-three-times-108c32db = aucune réponse, trois fois

# no device took it, so it comes as a letter
m-no-device-took-it-so-it-comes-as-4e404480 = aucun appareil ne l'a pris, il vient donc par lettre

# no letters of this game but when it is over
m-no-letters-of-this-game-but-when-96bfe084 = aucune lettre de cette partie avant qu’elle soit terminée

# no letters of {game} but when it is over; you play on the web
m-no-letters-of-game-but-when-it-i-b4be59b9 = aucune lettre pour { $game } avant la fin de la partie ; vous jouez sur le web

# no link or address of your letters up to now works any more
m-no-link-or-address-of-your-lette-c4feb617 = plus aucun lien ni adresse de vos lettres jusqu’ici n’est valable

# no moves are expected of you before that day
m-no-moves-are-expected-of-you-bef-541fb514 = aucun coup n’est attendu de vous avant ce jour

# no program of yours is to be told of it any more
m-no-program-of-yours-is-to-be-tol-5367d1b2 = aucun de vos programmes ne doit plus en être prévenu

# no, text alone
m-no-text-alone-02e75dd3 = non, texte seul

# no, the next letter tells it
m-no-the-next-letter-tells-it-7cda572c = non, la lettre suivante le dit

# nobody can invite you, and you hear no more of us
m-nobody-can-invite-you-and-you-he-a8a43b1e = plus personne ne peut vous inviter, et nous ne vous écrivons plus

# nobody yet
m-nobody-yet-56d6e061 = encore personne

# none
m-none-140bedbf = aucun

# none at all
m-none-at-all-f26690d8 = aucune

# not asked
m-not-asked-a9d0fe22 = n'a pas à jouer

# not confirmed
m-not-confirmed-23991585 = pas confirmée

# not sent
m-not-sent-8513a9ec = non envoyée

# not used yet
m-not-used-yet-8b22857a = pas encore utilisé

# nothing was done
m-nothing-was-done-bf8f33fa = rien n'a été fait

# offered to others: {why}
m-offered-to-others-why-f3b384e1 = offerte à d'autres : { $why }

# one letter a day for all games
m-one-letter-a-day-for-all-games-da64590a = une lettre par jour pour toutes les parties

# only my address, proven
m-only-my-address-proven-2c4dd9f7 = seulement mon adresse, prouvée

# only my turns, beginnings and ends
m-only-my-turns-beginnings-and-end-b0b0c800 = seulement mes tours, débuts et fins

# open
m-open-2348f998 = ouverte

# or
m-or-7175517a = ou

# or start with one of these:
m-or-start-with-one-of-these-057ecae1 = ou commencez par l'une de celles-ci :

# over time
m-over-time-bd744330 = temps dépassé

# p256dh has 65 bytes and auth has 16, both in base64url.
m-p256dh-has-65-bytes-and-auth-has-2ac60b61 = p256dh fait 65 octets et auth 16, tous deux en base64url.

# p256dh is a point of P-256 and auth has 16 bytes, both in base64url.
m-p256dh-is-a-point-of-p-256-and-a-ba334a05 = p256dh est un point de P-256 et auth fait 16 octets, tous deux en base64url.

# passed
m-passed-284d1e8c = passe

# play what the last letter of a game offers to be tried again
m-play-what-the-last-letter-of-a-g-b3b21e85 = jouer ce que la dernière lettre d’une partie propose d’essayer de nouveau

# points
m-points-c54a061d = points

# refused by the mail server
m-refused-by-the-mail-server-182b5840 = refusée par le serveur de courriel

# round
m-round-a97b0931 = manche

# round {round}
m-round-round-58a9ff06 = manche { $round }

# seat {n}
m-seat-n-3cb2af82 = place { $n }

# seconds, 3600 at most
m-seconds-3600-at-most-ec2c0990 = secondes, 3600 au plus

# signed JSON, as Standard Webhooks has it
m-signed-json-as-standard-webhooks-017f7181 = du JSON signé, comme chez Standard Webhooks

# sits
m-sits-f4b79d59 = à table

# so many within an hour are enough
m-so-many-within-an-hour-are-enoug-21127f31 = autant en une heure suffisent

# somebody has opened the same table once more, and your seat is kept: you sit down
m-somebody-has-opened-the-same-tab-0eb6a137 = la même table est rouverte et votre place est gardée : vous vous asseyez

# somebody invited
m-somebody-invited-40cd5201 = quelqu'un d'invité

# steady
m-steady-57e1f047 = régulier

# tables that I host
m-tables-that-i-host-ae969cd3 = tables que j’ai ouvertes

# take it back
m-take-it-back-b609e4b5 = annuler le coup

# take the seat
m-take-the-seat-f87195a2 = prendre la place

# take the seat you are invited to; join with any words of yours adds them to the luck
m-take-the-seat-you-are-invited-to-a5923ed1 = prendre la place de l’invitation ; « join with » et vos propres mots les ajoutent au hasard

# take your last move back, if nothing was revealed since
m-take-your-last-move-back-if-noth-e58b6e30 = annuler votre dernier coup, si rien n’a été révélé depuis

# taken back
m-taken-back-889e5f43 = annulé

# that is
m-that-is-f21d8591 = à savoir

# the bots move first
m-the-bots-move-first-14b30234 = les bots jouent d’abord

# the browser takes no pushes any more
m-the-browser-takes-no-pushes-any-51354557 = le navigateur n'accepte plus de notifications

# the clock makes a plain move for that seat; after three in a row the seat is offered to others
m-the-clock-makes-a-plain-move-for-dfc9c6b0 = la pendule joue pour cette place un coup simple ; après trois de suite, la place est proposée à d’autres

# the clock makes a plain move for you
m-the-clock-makes-a-plain-move-for-da4dd69f = la pendule joue pour vous un coup simple

# the clocks run again
m-the-clocks-run-again-bde0432c = les pendules tournent de nouveau

# the device was taken away
m-the-device-was-taken-away-5a068051 = l'appareil a été retiré

# the free ones
m-the-free-ones-550f31c0 = les libres

# the game begins
m-the-game-begins-4903f0b4 = la partie commence

# the game ends as it stands
m-the-game-ends-as-it-stands-379053ad = la partie s'arrête en l'état

# the game ends without a result
m-the-game-ends-without-a-result-7206b932 = la partie s'arrête sans résultat

# the game has begun
m-the-game-has-begun-5793df2d = la partie a commencé

# the game is over
m-the-game-is-over-edd38001 = la partie est terminée

# the game was closed
m-the-game-was-closed-810f6383 = la partie a été fermée

# the hashes by which luck and log are checked
m-the-hashes-by-which-luck-and-log-6043dbdb = les empreintes qui permettent de vérifier le hasard et le journal

# the host
m-the-host-39e3f7ae = l’hôte

# the house bot plays on for {who}
m-the-house-bot-plays-on-for-who-472a8568 = un robot joue à la place de { $who }

# the last letter of the game before asks you already
m-the-last-letter-of-the-game-befo-fc99aeb7 = la dernière lettre de la partie vous pose déjà la question

# the last move is taken back, with all that came after it
m-the-last-move-is-taken-back-with-0bb80059 = le dernier coup est annulé, avec tout ce qui a suivi

# the letter of {at} showed you this turn
m-the-letter-of-at-showed-you-this-3fffcef7 = la lettre de { $at } vous a montré ce tour

# the move was taken back before any letter told you of it
m-the-move-was-taken-back-before-a-ade7284e = le coup a été annulé avant qu’une lettre ne vous en parle

# the others decide how the game goes on
m-the-others-decide-how-the-game-g-43ad6ea5 = les autres décident de la suite de la partie

# the others go on
m-the-others-go-on-93c1b71d = les autres continuent

# the position once more; or what a letter leaves out: show log, show Bert
m-the-position-once-more-or-what-a-e0487f2d = la position encore une fois ; ou ce qu'une lettre omet : « montre log », « montre bert »

# the same table is opened once more, and a seat is kept for each of you
m-the-same-table-is-opened-once-mo-f499b68e = la même table est rouverte, et une place est gardée pour chacun

# the same table once more, after the end
m-the-same-table-once-more-after-t-c350c834 = la même table encore une fois, après la fin

# the seat is not yours any more
m-the-seat-is-not-yours-any-more-b8c3736e = la place n’est plus à vous

# the seat is offered to others
m-the-seat-is-offered-to-others-7af9d6fe = la place est proposée à d’autres

# the seat is yours, and the first letter comes when the game begins
m-the-seat-is-yours-and-the-first-c11b7bb4 = la place est à vous, et la première lettre vient quand la partie commence

# the seat of {who} is offered, and whoever sits down plays on
m-the-seat-of-who-is-offered-and-w-026975c6 = la place de { $who } est proposée, et qui s'y met joue la suite

# the table is told, and nothing more happens by itself
m-the-table-is-told-and-nothing-mo-af78a2d7 = la table est avertie, et plus rien ne se passe tout seul

# the time of one letter a day, like 07:00
m-the-time-of-one-letter-a-day-lik-b5d094ad = l’heure de la lettre par jour, comme 07:00

# the time was over
m-the-time-was-over-c728e200 = le temps était écoulé

# the whole log
m-the-whole-log-ecd02877 = tout l’historique

# there is no confirmed address to send it to
m-there-is-no-confirmed-address-to-0cdcfec2 = il n’y a pas d’adresse confirmée où l’envoyer

# this machine
m-this-machine-e223809d = cette machine

# those invited, and who has the link
m-those-invited-and-who-has-the-li-65bae35e = les invités, et qui a le lien

# time over
m-time-over-8c552e9f = temps écoulé

# to begin to play
m-to-begin-to-play-b68ece60 = pour commencer à jouer

# to move
m-to-move-b65e7037 = doit jouer

# to sign in
m-to-sign-in-6bfe0be5 = pour se connecter

# told last {used}
m-told-last-used-38d37a40 = averti la dernière fois { $used }

# told to {names}, as you wish in place of a letter
m-told-to-names-as-you-wish-in-pla-6c92a10c = annoncé à { $names }, comme vous le voulez, au lieu d'une lettre

# too many names are being asked for
m-too-many-names-are-being-asked-f-af154bf0 = trop de noms sont demandés

# total
m-total-11239872 = total

# turns, games, table or some of these, or none
m-turns-games-table-or-some-of-the-d695f50b = turns, games, table, ou plusieurs, ou none

# unhurried
m-unhurried-e28efeb6 = sans hâte

# until
m-until-2e3200de = à

# until {names} has moved
m-until-names-has-moved-d27d8956 = jusqu’au prochain coup ({ $names })

# until {names} has moved; the time for that ends {when}
m-until-names-has-moved-the-time-f-02a629b0 = jusqu’au prochain coup ({ $names }) ; le délai s'achève { $when }

# void: {void}; seed <code>{seed}</code>
m-void-void-seed-code-seed-code-a0099f02 = annulé : { $void } ; graine <code>{ $seed }</code>

# vote
m-vote-ab274474 = vote

# votes and other news of the table
m-votes-and-other-news-of-the-tabl-d6f000c8 = votes et autres nouvelles de la table

# wait for you
m-wait-for-you-abf5a9f2 = vous attendent

# was this you?
m-was-this-you-11697673 = était-ce vous ?

# well or instead
m-well-or-instead-9b401dcb = well ou instead

# what can be said now; or what begins with a word
m-what-can-be-said-now-or-what-beg-78865397 = ce qui peut se dire maintenant ; ou ce qui commence par un mot

# what the others say at the table
m-what-the-others-say-at-the-table-2d1b6f6e = ce que les autres disent à la table

# what to do
m-what-to-do-f425add4 = que faire

# what would come of an option, without doing it
m-what-would-come-of-an-option-wit-077185c6 = ce que donnerait un choix, sans le jouer

# what you said is done, and the next letter tells it; you want no receipts
m-what-you-said-is-done-and-the-ne-5018d8fc = ce que vous avez dit est fait, et la lettre suivante le raconte ; vous ne voulez pas d’accusés de réception

# whether letters come at all; answers to your own mails always do
m-whether-letters-come-at-all-answ-ab919d98 = si des lettres arrivent ou non ; les réponses à vos propres messages arrivent toujours

# which is over
m-which-is-over-57e61975 = délai dépassé

# which {what}?
m-which-what-48cf5b55 = { $what } ?

# who sits down and leaves, beginnings, ends, votes
m-who-sits-down-and-leaves-beginni-8695162a = qui s’assoit et part, débuts, fins, votes

# whoever holds one of my letters
m-whoever-holds-one-of-my-letters-85f0a541 = quiconque tient une de mes lettres

# whoever is asked gets {n} more hours
m-whoever-is-asked-gets-n-more-hou-59ae4921 = qui est interrogé a { $n } { $n ->
         [one] heure
        *[other] heures
    } de plus

# whoever runs this service
m-whoever-runs-this-service-21655a9a = la personne qui tient ce service

# why letters were sent or not
m-why-letters-were-sent-or-not-bb7c87ae = pourquoi des lettres sont parties ou non

# with {people}
m-with-people-b9d0f10d = avec { $people }

# words at the table
m-words-at-the-table-e3a3ab88 = des mots à la table

# written, and waits until the mail server takes it
m-written-and-waits-until-the-mail-421e201f = écrite, attend que le serveur de courriel la prenne

# yes
m-yes-8a798890 = oui

# yes or no
m-yes-or-no-82b00571 = oui ou non

# yes, at once
m-yes-at-once-7c596bc9 = oui, aussitôt

# yes, that was me
m-yes-that-was-me-4f40895e = oui, c’était moi

# you ({name})
m-you-name-8ba646b6 = vous ({ $name })

# you are back: your clocks run again, and days that are not used go back
m-you-are-back-your-clocks-run-aga-1874ca5a = fin de la pause : vos pendules tournent de nouveau, et les jours non utilisés vous reviennent

# you do not take the seat in {game}
m-you-do-not-take-the-seat-in-game-0f7ac8b9 = vous ne prenez pas la place dans { $game }

# you have had as many invitations lately as one mailbox gets
m-you-have-had-as-many-invitations-3e6ee6fe = vous avez reçu dernièrement autant d’invitations qu’une boîte en reçoit

# you have moved since
m-you-have-moved-since-cc0facb3 = vous avez joué depuis

# you have muted this game
m-you-have-muted-this-game-4ef7ae15 = vous avez mis cette partie en sourdine

# you have resigned, so of this game you hear only its end
m-you-have-resigned-so-of-this-gam-3737b991 = vous avez abandonné ; de cette partie, seule la fin vous est donc annoncée

# you have said whether you go on
m-you-have-said-whether-you-go-on-8ed5ca28 = vous avez dit si vous continuez

# you have stopped all letters
m-you-have-stopped-all-letters-cc1384fb = vous avez arrêté toutes les lettres

# you leave the game
m-you-leave-the-game-82231f1e = vous quittez la partie

# you pause until {day}
m-you-pause-until-day-bc69a0ae = votre pause dure jusqu’au { $day }

# you play on, as if you had said nothing
m-you-play-on-as-if-you-had-said-n-2b84316f = vous continuez, comme si rien n'avait été dit

# you take no invitations, or none of this host
m-you-take-no-invitations-or-none-894a2abd = vous ne prenez pas d’invitations, ou pas de cet hôte

# you vote against it
m-you-vote-against-it-4cc79284 = vous votez contre

# you want letters about your turns only
m-you-want-letters-about-your-turn-dc2f7347 = vous ne voulez de lettres que pour vos tours

# your link
m-your-link-ea9b0dc5 = votre lien

# your page of the game is open, and shows it
m-your-page-of-the-game-is-open-an-e27a29b2 = votre page de la partie est ouverte, et le montre

# your quiet hours last until {when}
m-your-quiet-hours-last-until-when-57c7b487 = vos heures de silence durent jusqu’à { $when }

# your seat in {game} is free again
m-your-seat-in-game-is-free-again-f752742d = votre place dans { $game } est de nouveau libre

# your seat in {game} is offered to somebody else; you are asked once more before it is
m-your-seat-in-game-is-offered-to-4be4afff = votre place dans { $game } est proposée à quelqu’un d’autre ; la question vous est encore posée avant

# your seat is offered to others
m-your-seat-is-offered-to-others-d11a0ee0 = votre place est proposée à d’autres

# your seat was taken
m-your-seat-was-taken-6ebb24fa = votre place a été prise

# your turn
m-your-turn-5acd99f0 = à vous

# {address} is yours already.
m-address-is-yours-already-0a5be20e = { $address } est déjà à vous.

# {bank} for thinking, and {refund} more after each answer
m-bank-for-thinking-and-refund-mo-501b0fab = { $bank } de réflexion, et { $refund } de plus après chaque réponse

# {days_left} days are left in your store. On holiday all your clocks stand still, and letters about turns wait.
m-days-left-days-are-left-in-your-e510f55e = Jours de congé en réserve : { $days_left }. En congé, toutes vos pendules sont arrêtées, et les lettres de tour attendent.

# {dropped} cannot be picked here.
m-dropped-cannot-be-picked-here-6da5053e = Ne peut être choisi ici : { $dropped }.

# {d} d {h} h
m-d-d-h-h-570379d9 = { $d } j { $h } h

# {ended} with {points} {points|point|points} against a target of {target}
m-ended-with-points-points-point-d35a8633 = { $ended ->
        [won] victoire
        [lost] défaite
       *[other] { $ended }
    } avec { $points } { $points ->
        [one] point
       *[other] points
    }, pour un score cible de { $target }

# {free} free
m-free-free-85c1312a = { $free } libres

# {free} {free|seat|seats} to fill
m-free-free-seat-seats-to-fill-e96d3448 = { $free } { $free ->
        [one] place libre
       *[other] places libres
    }

# {heading}: the result
m-heading-the-result-592512a3 = { $heading } : le résultat

# {heading}: {called}, move {version}
m-heading-called-move-version-c9c473dc = { $heading } : { $called }, coup { $version }

# {host} looks for somebody else, and does not invite you again
m-host-looks-for-somebody-else-an-c85fd73a = { $host } cherche quelqu’un d’autre, et ne vous invite plus

# {host} writes: "{words}"
m-host-writes-words-e1e18a9d = { $host } écrit : « { $words } »

# {hour}:{minute}
m-hour-minute-6fc823d7 = { $hour } h { $minute }

# {h} h {m} min
m-h-h-m-min-99422830 = { $h } h { $m } min

# {mails_kept} days after they were dealt with
m-mails-kept-days-after-they-were-efb433d7 = { $mails_kept } jours après leur traitement

# {most} addresses are enough. Take one away first.
m-most-addresses-are-enough-take-8d577982 = { $most } { $most ->
        [one] adresse suffit
       *[other] adresses suffisent
    }. Enlevez-en une d’abord.

# {most} devices are enough. Take one away first.
m-most-devices-are-enough-take-on-4e90c6cb = { $most } appareils suffisent. Retirez-en d'abord un.

# {most} keys are enough. Revoke one first.
m-most-keys-are-enough-revoke-one-07dee29a = { $most } { $most ->
        [one] clé suffit
       *[other] clés suffisent
    }. Révoquez-en une d’abord.

# {most} programs are enough. Take one away first.
m-most-programs-are-enough-take-o-1452b1c7 = { $most } programmes suffisent. Retirez-en d’abord un.

# {m} min
m-m-min-b8b9f90d = { $m } min

# {names} is away until {away}.
m-names-is-away-until-away-a18dbff0 = { $names } : absent jusqu'au { $away }.

# {names} play {title}.
m-names-play-title-737913d8 = { $names } jouent à { $title }.

# {names} until {at}
m-names-until-at-4ee809ec = { $names } jusqu'au { $at }

# {names} wins {heading}
m-names-wins-heading-b639c94b = { $names } gagne { $heading }

# {names} won.
m-names-won-6c8a4d7c = Victoire : { $names }.

# {names} {n|is|are} to move.
m-names-n-is-are-to-move-9e0685aa = C'est à { $names } de jouer.

# {names}. This game of {title} is over: look at its end and at every move.
m-names-this-game-of-title-is-ove-9fe7a654 = { $names }. Cette partie de { $title } est finie : voyez sa fin et chaque coup.

# {name} (a bot)
m-name-a-bot-1dec2ce0 = { $name } (bot)

# {name} 417: Autumn windows
m-name-417-autumn-windows-c2db311e = { $name } 417 : Fenêtres d'automne

# {name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.
m-name-has-said-no-to-an-invitati-fdd08a14 = { $name } a refusé une invitation de vous ; la question n’est plus posée. Laissez plutôt cette place ouverte.

# {name} is told from now on. Its secret, by which it knows that we are speaking, is shown this once:
m-name-is-told-from-now-on-its-se-ed24d397 = { $name } est prévenu dès maintenant. Son secret, par lequel il sait que c’est nous qui parlons, n’est montré que cette fois :

# {name} is {form}, or nothing.
m-name-is-form-or-nothing-8723533b = { $name } : { $form }, ou rien.

# {name} on {host}
m-name-on-host-f3237642 = { $name } sous { $host }

# {name} takes no invitations. Leave that seat open, or invite another.
m-name-takes-no-invitations-leave-3a1788cf = { $name } ne prend pas d’invitations. Laissez cette place ouverte, ou invitez quelqu’un d’autre.

# {name}, it is your turn. {prompt} {until}
m-name-it-is-your-turn-prompt-unt-d58453d6 = { $name }, à vous de jouer. { $prompt } { $until }

# {name}, nothing is done in a game. Which letters shall end?
m-name-nothing-is-done-in-a-game-e682352f = { $name }, rien n’est fait dans une partie. Quelles lettres doivent cesser ?

# {name}, the others go on.
m-name-the-others-go-on-cad8f898 = { $name }, les autres continuent.

# {name}, the time of {who} is over. How shall the game go on?
m-name-the-time-of-who-is-over-ho-d25d072d = { $name }, le temps de { $who } est écoulé. Comment continuer ?

# {name}, was this you?
m-name-was-this-you-7614fa7e = { $name }, était-ce vous ?

# {name}, your time is over. Answer now, and all goes on. {prompt}
m-name-your-time-is-over-answer-n-516611e2 = { $name }, votre temps est écoulé. Répondez maintenant et tout continue. { $prompt }

# {name}, your time was over.
m-name-your-time-was-over-db92e549 = { $name }, votre temps était écoulé.

# {name}, {host} asks you to a game of {title}, played by letter.
m-name-host-asks-you-to-a-game-of-830ac330 = { $name }, { $host } vous invite à une partie de { $title }, jouée par lettres.

# {name}, {n} {n|game waits|games wait} for you.
m-name-n-n-game-waits-games-wait-e586f6d5 = { $name }, { $n } { $n ->
        [one] partie vous attend
       *[other] parties vous attendent
    }.

# {name}: not mailed, {why}.
m-name-not-mailed-why-b10f0e44 = { $name } : pas envoyé, { $why }.

# {name}: the whole log
m-name-the-whole-log-0b1094ab = { $name } : tout le journal

# {name}: waits, {why}.
m-name-waits-why-d775ff97 = { $name } : attend, { $why }.

# {name}: what is in the box
m-name-what-is-in-the-box-c69fe338 = { $name } : ce que contient la boîte

# {name}: {called}, all moves
m-name-called-all-moves-eab6f750 = { $name } : { $called }, tous les coups

# {name}: {called}, the result
m-name-called-the-result-68b62bde = { $name } : { $called }, le résultat

# {new} new<span> moves since your last turn: replay</span>
m-new-new-span-moves-since-your-l-9f384270 = { $new } de nouveau<span> depuis votre dernier tour : revoir</span>

# {n|Nobody|More than one} whom you have played with is called "{name}". Give a mail address, or pass the link of the table on.
m-n-nobody-more-than-one-whom-you-26fd1da6 = { $n ->
        [one] Personne
       *[other] Plus d'une personne
    } de vos compagnons de jeu s'appelle « { $name } ». Donnez une adresse, ou faites passer le lien de la table.

# {n} more {n|choice comes|choices come} with "more".
m-n-more-n-choice-comes-choices-c-b4088b29 = « plus » montre encore { $n } { $n ->
        [one] choix
       *[other] choix
    }.

# {n} of {of} {n|is|are} needed.
m-n-of-of-n-is-are-needed-d8a88837 = Il en faut { $n } sur { $of }.

# {n} {n|day|days}
m-n-n-day-days-f51bc39f = { $n } { $n ->
        [one] jour
       *[other] jours
    }

# {n} {n|day|days} of thinking time
m-n-n-day-days-of-thinking-time-ba00d75f = { $n } { $n ->
        [one] jour
       *[other] jours
    } de réflexion

# {n} {n|fits|fit}
m-n-n-fits-fit-bb80a811 = { $n } { $n ->
        [one] convient
       *[other] conviennent
    }

# {n} {n|hour|hours}
m-n-n-hour-hours-48e256c1 = { $n } { $n ->
        [one] heure
       *[other] heures
    }

# {n} {n|hour|hours} of thinking time
m-n-n-hour-hours-of-thinking-time-e8c90e71 = { $n } { $n ->
        [one] heure
       *[other] heures
    } de réflexion

# {n} {n|line|lines} of your mail {n|is|are} no move and {n|was|were} left alone.
m-n-n-line-lines-of-your-mail-n-i-e80e360b = { $n } { $n ->
        [one] ligne de votre message n’est pas un coup
       *[other] lignes de votre message ne sont pas des coups
    } : rien n’en a été fait.

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] point
       *[other] points
    }

# {option}: a file of the owner's
m-option-a-file-of-the-owner-s-4755df6d = { $option } : un fichier du propriétaire

# {option}: carried over
m-option-carried-over-0a898fa5 = { $option } : repris d'avant

# {said}: done. {text}
m-said-done-text-313cd6bf = { $said } : fait. { $text }

# {said}: not done, the game has moved on. {text}
m-said-not-done-the-game-has-move-eec87eb0 = { $said } : pas fait, la partie a avancé. { $text }

# {said}: not done. {text}
m-said-not-done-text-e2ff008a = { $said } : pas fait. { $text }

# {said}: not tried. {text}
m-said-not-tried-text-47cc2e1c = { $said } : pas essayé. { $text }

# {said}: not understood. {text}
m-said-not-understood-text-4979fee9 = { $said } : pas compris. { $text }

# {said}: see below.
m-said-see-below-d30afa11 = { $said } : voir ci-dessous.

# {seats_told} players
m-seats-told-players-8fbbb2e3 = { $seats_told } joueurs

# {seats_told} players, alone too.
m-seats-told-players-alone-too-3a880226 = { $seats_told } joueurs, seul aussi.

# {seats_told} players.
m-seats-told-players-cd6e936f = { $seats_told } joueurs.

# {several} "{words}" also answers what follows.
m-several-words-also-answers-what-1e78374a = { $several } « { $words } » répond aussi à ce qui suit.

# {span} of thinking time left
m-span-of-thinking-time-left-86dee8a9 = il reste { $span } de réflexion

# {stands} It lapses {until}.
m-stands-it-lapses-until-d858fc80 = { $stands } Elle devient caduque { $until }.

# {text} ({n} h)
m-text-n-h-4d5138d3 = { $text } ({ $n } h)

# {text} No letter was sent, and nothing else has changed.
m-text-no-letter-was-sent-and-not-c2dcc0bd = { $text } Aucune lettre n'a été envoyée, et rien d'autre n'a changé.

# {title} by mail
m-title-by-mail-6d9ba91d = { $title } par courriel

# {title} for {seats} players, by mail or on the page, over days. Play a bot now, or open a table.
m-title-for-seats-players-by-mail-2df57d3d = { $title } pour { $seats } joueurs, par courriel ou sur la page, au fil des jours. Jouez contre un bot, ou ouvrez une table.

# {title} has no cards.
m-title-has-no-cards-48fd9136 = { $title } n'a pas de cartes.

# {title} {number} begins when every seat is taken; it waits for {names}.
m-title-number-begins-when-every-369636e0 = { $title } { $number } commence quand toutes les places sont prises ; en attente : { $names }.

# {title} {number} begins when the public beacon is out.
m-title-number-begins-when-the-pu-a9e25b50 = { $title } { $number } commence quand la balise publique est sortie.

# {title} {number} goes on from a game of yours; your seat is kept.
m-title-number-goes-on-from-a-gam-9a3003df = { $title } { $number } continue une de vos parties ; votre place est gardée.

# {title} {number} is over
m-title-number-is-over-012db19c = Partie terminée : { $title } { $number }

# {title} {number}, log {version}:{head} of game {game}.
m-title-number-log-version-head-o-60689e09 = { $title } { $number }, journal { $version }:{ $head } de la partie { $game }.

# {title} {number}. The luck is fair; the first letter says how you check it.
m-title-number-the-luck-is-fair-t-0856ba27 = { $title } { $number }. Le hasard est honnête ; la première lettre dit comment le vérifier.

# {title} {number}: until {deadline}.
m-title-number-until-deadline-3d3bde21 = { $title } { $number } : jusqu'au { $deadline }.

# {unread} {unread|new word|new words}
m-unread-unread-new-word-new-word-0699cb0c = { $unread } { $unread ->
        [one] nouveau mot
       *[other] nouveaux mots
    }

# {version} of {version2}
m-version-of-version2-e2f60bc8 = { $version } sur { $version2 }

# {waiting_games} {waiting_games|game waits|games wait} for you
m-waiting-games-waiting-games-gam-ef4ba36e = { $waiting_games } { $waiting_games ->
        [one] partie vous attend
       *[other] parties vous attendent
    }

# {waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.
m-waiting-of-your-invitations-wai-d6405d93 = { $waiting } de vos invitations attendent une réponse ; le maximum est de { $most }. Annulez une partie qui ne commence pas.

# {what}, if all {n} of you agree
m-what-if-all-n-of-you-agree-670c43e7 = { $what }, si vous êtes d'accord tous les { $n }

# {what}, if both of you agree
m-what-if-both-of-you-agree-a92f8667 = { $what }, si vous êtes d'accord tous deux

# {what}, if {n} of you agree
m-what-if-n-of-you-agree-55bfdcec = { $what }, si { $n } d'entre vous sont d'accord

# {what}, the second
m-what-the-second-dc404b53 = { $what }, la seconde fois

# {who} does not play {title} {number}.
m-who-does-not-play-title-number-ef0bc9e7 = { $who } ne joue pas { $title } { $number }.

# {who} says
m-who-says-36583331 = { $who } dit

# {who} says: "{words}"
m-who-says-words-e21c2354 = { $who } dit : « { $words } »

# {who} took a move back. It is not your turn after all.
m-who-took-a-move-back-it-is-not-1e9c26db = { $who } annule un coup. Finalement, ce n’est pas à vous de jouer.

# {who} took a move back; you are asked anew, as the table stands now.
m-who-took-a-move-back-you-are-as-c041d362 = { $who } annule un coup ; la question vous est reposée, selon la position actuelle.

# {who} {n|wins|win} with {points} {points|point|points}
m-who-n-wins-win-with-points-poin-2d0e0fae = { $who } { $n ->
        [one] gagne
       *[other] gagnent
    } avec { $points } { $points ->
        [one] point
       *[other] points
    }

# {who}: {n} {n|point|points}.
m-who-n-n-point-points-52525ce0 = { $who } : { $n } { $n ->
        [one] point
       *[other] points
    }.
