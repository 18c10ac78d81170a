#  Your deadlines now: {dues}.
m-your-deadlines-now-dues-50d23c67 = { " " }Vos échéances maintenant : { $dues }.

# "undo" still takes your last move back.
m-undo-still-takes-your-last-move-c5eb8c1a = « annule » reprend encore votre dernier coup.

# , now for example "{example}"
m-now-for-example-example-8e0ac4a1 = , maintenant par exemple « { $example } »

# ; or 
m-or-b209c7d4 = ; ou{ " " }

# A letter of yours was used that does not work any more, so nothing was done. One that works was written to you today already; there is one a day, the next can come after midnight UTC.
m-a-letter-of-yours-was-used-that-42ca4710 = Une lettre à vous, qui n’est plus valable, a été utilisée ; rien n’a donc été fait. Une lettre valable vous a déjà été écrite aujourd’hui ; il y en a une par jour, la suivante peut venir après minuit UTC.

# A letter of yours was used that has expired, so nothing was done. This one works.
m-a-letter-of-yours-was-used-that-096247d1 = Une lettre à vous, dont le délai est passé, a été utilisée ; rien n’a donc été fait. Celle-ci est valable.

# A mail from {came} gives these lines in your name, and nothing was done yet:
m-a-mail-from-came-gives-these-lin-f0533def = Un message venu de { $came } donne ces lignes en votre nom, et rien n’a encore été fait :

# After that the clock moves for you.
m-after-that-the-clock-moves-for-y-0e8cb484 = Ensuite, la pendule joue pour vous.

# After that the others decide how the game goes on.
m-after-that-the-others-decide-how-be72ca76 = Ensuite, les autres décident de la suite de la partie.

# After that your seat is offered to others.
m-after-that-your-seat-is-offered-3fda94aa = Ensuite, votre place est proposée à d’autres.

# All that has happened
m-all-that-has-happened-c77c40b5 = Tout ce qui s’est passé

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

# Answer "rematch", and the same table is opened once more; a seat is kept for each of you.
m-answer-rematch-and-the-same-tabl-3a41e181 = Répondez « revanche », et la même table s’ouvre de nouveau ; une place y est gardée pour chaque personne.

# Answer each game at its own address, or press its options; an answer to this letter moves nothing.
m-answer-each-game-at-its-own-addr-fed0610d = Répondez à chaque partie à sa propre adresse, ou appuyez sur ses choix ; une réponse à cette lettre ne joue rien.

# Answer from your own address.
m-answer-from-your-own-address-f07383e4 = Répondez de votre propre adresse.

# Answer this letter with one word.
m-answer-this-letter-with-one-word-25a0e73c = Répondez à cette lettre par un seul mot.

# Answer this letter with yes and it is done, with no and it is thrown away; or press it:
m-answer-this-letter-with-yes-and-a5a9791f = Répondez à cette lettre par « oui » et c’est fait, par « non » et c’est jeté ; ou appuyez ici :

# Answer with one of these two, or press it. Before that nothing is done.
m-answer-with-one-of-these-two-or-09f9c753 = Répondez par l’un de ces deux mots, ou appuyez dessus. D’ici là, rien n’est fait.

# Answer with the number or the word. You add your mail to the luck, or words of your own: answer "join with" and the words.
m-answer-with-the-number-or-the-wo-04a3fcf1 = Répondez par le nombre ou par le mot. Vous ajoutez votre message au hasard, ou vos propres mots : répondez « join with » et les mots.

# Answer with what stands in brackets, or in words ("{first}", and on the next line "{second}"). {several}
m-answer-with-what-stands-in-brack-35c24c33 = Répondez par ce qui est entre crochets, ou avec des mots (« { $first } », puis à la ligne « { $second } »). { $several }

# Answer with what stands in brackets, or in words. {several}
m-answer-with-what-stands-in-brack-9026d14d = Répondez par ce qui est entre crochets, ou avec des mots. { $several }

# Answer {game} by mail
m-answer-game-by-mail-91f5e574 = Répondre à { $game } par courrier

# Anybody else can take that seat; or "{bot}" gives it to a bot.
m-anybody-else-can-take-that-seat-4b1bf682 = Cette place peut être prise par quelqu’un d’autre ; ou « { $bot } » la donne à un bot.

# At the table: {names}. It begins when you and {n} {n|other|others} sit down.
m-at-the-table-names-it-begins-whe-d58cf9f2 = À table : { $names }. La partie commence quand vous et { $n } { $n ->
        [one] autre prenez place
       *[other] autres prenez place
    }.

# At the table: {names}. Yours is the last seat: it begins as you join.
m-at-the-table-names-yours-is-the-73710433 = À table : { $names }. La dernière place est la vôtre : la partie commence dès que vous la prenez.

# Decided by: {by}.
m-decided-by-by-71088ac7 = Départage : { $by }.

# For "{said}" you could say: {nearest}.
m-for-said-you-could-say-nearest-17e30bae = Pour « { $said } », vous pourriez écrire : { $nearest }.

# Guests have no keys. Give your mail address first.
m-guests-have-no-keys-give-your-ma-8deb3bcc = Sans compte, pas de clé. Donnez d’abord votre adresse de courrier.

# How {title} is played
m-how-title-is-played-6a087072 = Comment se joue { $title }

# If it has not begun a month after its opening it is closed.
m-if-it-has-not-begun-a-month-afte-c82b9d26 = Si elle n’a pas commencé un mois après son ouverture, elle est fermée.

# If it was not you, do nothing: nobody gets in without this letter.
m-if-it-was-not-you-do-nothing-nob-9229b1e2 = Si ce n’était pas vous, ne faites rien : personne n’entre sans cette lettre.

# If nothing has come of it after {n} more hours of play, the clock moves.
m-if-nothing-has-come-of-it-after-deb40730 = Si rien n’en est sorti après encore { $n } { $n ->
        [one] heure
       *[other] heures
    } de jeu, la pendule joue.

# If you know {who}, pass it on: an answer to any letter from there makes it good.
m-if-you-know-who-pass-it-on-an-an-e6091341 = Si vous connaissez { $who }, transmettez : une réponse de sa part à une lettre quelconque remet tout en ordre.

# If you still want to move, answer the last letter of the game.
m-if-you-still-want-to-move-answer-54e1e690 = Si vous voulez encore jouer, répondez à la dernière lettre de la partie.

# If your time runs out, you are reminded once before; then {follows}.
m-if-your-time-runs-out-you-are-re-c5ed09b7 = Avant la fin du temps, un seul rappel ; ensuite { $follows }.

# In this game: {pattern} ({help})
m-in-this-game-pattern-help-a1553a54 = Dans cette partie : { $pattern } ({ $help })

# It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that player, do nothing.
m-it-makes-this-the-address-of-the-378ecd98 = Cela en fait l’adresse du compte { $name }, qui a une place dans { $n } { $n ->
        [one] partie
       *[other] parties
    }. Si ce n’est pas le vôtre, ne faites rien.

# It waits because {why}.
m-it-waits-because-why-ff09b722 = L’attente vient de ceci : { $why }.

# It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.
m-it-was-asked-for-by-a-press-in-g-b15ee584 = La demande vient d’un bouton dans { $game } : « { $sentence } », dans { $browser }, à { $at } UTC. Rien n’est encore fait.

# Letters and links of that game do not work for you any more. Thank you for playing so far.
m-letters-and-links-of-that-game-d-f57b893d = Les lettres et les liens de cette partie ne sont plus valables pour vous. Merci d’avoir joué jusqu’ici.

# Letters come again.
m-letters-come-again-3c74cd8e = Les lettres reviennent.

# Letters come one by one again.
m-letters-come-one-by-one-again-20618842 = Les lettres arrivent de nouveau une par une.

# Letters of this game come again.
m-letters-of-this-game-come-again-0a409efe = Les lettres de cette partie reviennent.

# Letters to {who} come back; nothing more is sent there.
m-letters-to-who-come-back-nothing-3d9bf915 = Les lettres à { $who } reviennent ; plus rien n’y est envoyé.

# Line {n}: "{line}"
m-line-n-line-adfb8457 = Ligne { $n } : « { $line } »

# Line {n}: "{line}", which means "{means}"
m-line-n-line-which-means-means-992ccddf = Ligne { $n } : « { $line } », ce qui veut dire « { $means } »

# Links and addresses of your letters are void now; where you are asked, a fresh letter comes.
m-links-and-addresses-of-your-lett-372f0358 = Les liens et les adresses de vos lettres ne sont plus valables ; si une réponse de vous est attendue, une nouvelle lettre arrive.

# Little time is left for your move; this is the one reminder you get.
m-little-time-is-left-for-your-mov-e1af924b = Il reste peu de temps pour jouer ; ce rappel est le seul.

# Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".
m-lost-write-help-too-much-mute-di-573cc1a6 = Un doute ? Écrivez « aide ». Trop de lettres ? « muet », « récapitulatif » ou « pause jusqu'au { $day } ».

# Make links void
m-make-links-void-d2ac0f71 = Rendre les liens invalides

# More than can be listed can be said: "help" tells how, and "more" lists some.
m-more-than-can-be-listed-can-be-s-14f2ee0a = Il y a plus de choix qu’on ne peut en lister : « aide » dit comment les écrire, et « plus » en montre quelques-uns.

# Move on the web
m-move-on-the-web-58facdcf = Jouer sur le web

# Moves are carried out all the same.
m-moves-are-carried-out-all-the-sa-58e866f7 = Les coups sont joués quand même.

# No more letters come. Answer any letter with "letters on" to undo it.
m-no-more-letters-come-answer-any-89e1d8c7 = Plus aucune lettre n’arrive. Pour y revenir, répondez « lettres oui » à n’importe quelle lettre.

# No more letters of this game before it is over.
m-no-more-letters-of-this-game-bef-91845974 = Plus aucune lettre de cette partie avant la fin.

# No other letter holds them. Take them out of this one before you hand it on.
m-no-other-letter-holds-them-take-2b92d0a4 = Aucune autre lettre ne les contient. Enlevez-les de celle-ci avant de la transmettre.

# No seat is kept for you there any more.
m-no-seat-is-kept-for-you-there-an-da75b494 = Aucune place n’y est plus gardée pour vous.

# No table of a rematch has begun; open a new one.
m-no-table-of-a-rematch-has-begun-40705025 = Aucune table de revanche n’a commencé ; ouvrez-en une nouvelle.

# Nobody has to move now.
m-nobody-has-to-move-now-a92ec088 = Personne n’a à jouer pour l’instant.

# Nobody is left to play on: the game of {title} has ended.
m-nobody-is-left-to-play-on-the-ga-71355697 = Il ne reste personne pour jouer : la partie « { $title } » est terminée.

# Nothing has happened yet.
m-nothing-has-happened-yet-f279f39e = Il ne s’est encore rien passé.

# Nothing more happens by itself. The others can decide: "{replace}", "{bot}" or "vote call off".
m-nothing-more-happens-by-itself-t-fd7bb269 = Plus rien ne se passe tout seul. Les autres peuvent décider : « { $replace } », « { $bot } » ou « vote annuler la partie ».

# Nothing that can be said in this game begins with "{word}".
m-nothing-that-can-be-said-in-this-ea702bbf = Rien de ce qui peut se dire dans cette partie ne commence par « { $word } ».

# Nothing that can be seen.
m-nothing-that-can-be-seen-226fe733 = Rien de visible.

# Nothing was done, and that mail is thrown away.
m-nothing-was-done-and-that-mail-i-9cbf99ff = Rien n’a été fait, et ce message est jeté.

# On the web
m-on-the-web-1e1b85a2 = Sur le web

# Once more
m-once-more-04801db4 = Encore une fois

# Only who sits at the table may speak there.
m-only-who-sits-at-the-table-may-s-5cdd1e42 = Seules les personnes à la table peuvent y parler.

# Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.
m-open-it-and-press-the-button-the-85172fe0 = Ouvrez-le et appuyez sur le bouton ; l’ouvrir ne suffit pas. Il sert une seule fois, pendant 15 minutes.

# Or type these six digits where you asked for the letter: {code}
m-or-type-these-six-digits-where-y-87108287 = Ou tapez ces six chiffres là où vous avez demandé la lettre : { $code }

# Place {place}: {who}, {total} {total|point|points}.
m-place-place-who-total-total-poin-0b0a7930 = Rang { $place } : { $who }, { $total } { $total ->
        [one] point
       *[other] points
    }.

# Please answer before {when}, {left}.
m-please-answer-before-when-left-bf37880e = Merci de répondre avant le { $when } ({ $left }).

# Points by round are told at the end of the game.
m-points-by-round-are-told-at-the-3ae7cd13 = Les points par manche se disent à la fin de la partie.

# Points so far
m-points-so-far-87261d3e = Points jusqu’ici

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

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
# Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.
m-say-word-again-n-hours-after-it-b8c3afb5 = Écrivez encore « { $word } » { $n } { $n ->
        [one] heure
       *[other] heures
    } après l’ouverture, et des bots prennent les places qui sont alors vides.

# Say something, in {most} characters at most.
m-say-something-in-most-characters-b847932c = Écrivez quelque chose, en { $most } caractères au plus.

# Seat {n} is free again.
m-seat-n-is-free-again-d34a61d5 = La place { $n } est de nouveau libre.

# Several lines make one answer. A line that begins with "say" is for the table.
m-several-lines-make-one-answer-a-90443374 = Plusieurs lignes forment une seule réponse. Une ligne qui commence par « dis » est pour la table.

# Since your last turn
m-since-your-last-turn-2f4d4530 = Depuis votre dernier tour

# Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses of your letters are void then, and new ones come.
m-somebody-else-may-have-a-letter-0442f718 = Quelqu’un d’autre a peut-être une lettre à vous. Répondez « révoquer » à n’importe laquelle de nos lettres : les liens et les adresses de vos lettres ne sont alors plus valables, et de nouveaux arrivent.

# Somebody has opened the same table once more. Answer "rematch" to sit down; your seat is kept.
m-somebody-has-opened-the-same-tab-90c7a2ad = La même table a été ouverte de nouveau. Répondez « revanche » pour prendre place ; la vôtre est gardée.

# Somebody, most likely you, asked for a link {what}.
m-somebody-most-likely-you-asked-f-43d0d851 = Quelqu’un, sans doute vous, a demandé un lien { $what }.

# That letter was not about a game.
m-that-letter-was-not-about-a-game-d74c2d75 = Cette lettre ne portait pas sur une partie.

# That question is settled already, or its mail is kept no more. Nothing was done now.
m-that-question-is-settled-already-74330f98 = Cette question est déjà réglée, ou son message n’est plus conservé. Rien n’a été fait cette fois.

# The clock has moved for this seat, as the table chose at the opening.
m-the-clock-has-moved-for-this-sea-f5c03a0d = La pendule a joué pour cette place, comme la table l’a choisi à l’ouverture.

# The clock of {who} stands still for a day at most, or until the move.
m-the-clock-of-who-stands-still-fo-2c4c582c = Pendule arrêtée pour un jour au plus, ou jusqu’au coup : { $who }.

# The game
m-the-game-afb8a55c = La partie

# The game as a file
m-the-game-as-a-file-5b301252 = La partie en fichier

# The game begins when every seat is taken. Pass its link on, or close the table.
m-the-game-begins-when-every-seat-93028e8c = La partie commence quand toutes les places sont prises. Transmettez son lien, ou fermez la table.

# The game of {title} was closed before it began.
m-the-game-of-title-was-closed-bef-d9301399 = La partie « { $title } » a été fermée avant de commencer.

# The game of {title} was closed.
m-the-game-of-title-was-closed-f49a982b = La partie « { $title } » a été fermée.

# The host has given your seat {n} at a table of {title} free again.
m-the-host-has-given-your-seat-n-a-a1e7f330 = L’hôte a libéré votre place { $n } à une table « { $title } ».

# The host is told, and does not invite you again.
m-the-host-is-told-and-does-not-in-306df501 = L’hôte en est averti, et ne vous invite plus.

# The letter that asked you to move counts for nothing any more; you get a new one in your turn.
m-the-letter-that-asked-you-to-mov-99162e69 = La lettre qui vous demandait de jouer ne compte plus ; vous en recevez une nouvelle à votre tour.

# The links and addresses of your letters up to now are void, as was asked for. Those of this one work.
m-the-links-and-addresses-of-your-f53f9151 = Les liens et les adresses de vos lettres jusqu’ici ne sont plus valables, comme demandé. Ceux de cette lettre le sont.

# The links are for you alone: "revoke" makes them void.
m-the-links-are-for-you-alone-revo-33a047ec = Les liens sont pour vous seulement : « révoquer » les rend invalides.

# The list below says the same in words.
m-the-list-below-says-the-same-in-870c43bb = La liste ci-dessous dit la même chose en mots.

# The moves of one mail are done together or not at all.
m-the-moves-of-one-mail-are-done-t-e6ed5da9 = Les coups d’un même message se jouent ensemble ou pas du tout.

# The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those who go on need not wait any more.
m-the-next-game-begins-when-everyb-88be9586 = La partie suivante commence quand tout le monde a écrit « suivant » ou « non » (qui laisse la place à un bot) ; après { $n } { $n ->
        [one] heure
       *[other] heures
    }, on peut continuer sans attendre davantage.

# The one word "help" tells of all that can be said.
m-the-one-word-help-tells-of-all-t-5e0ca794 = Le seul mot « aide » dit tout ce qui peut se dire.

# The others decide what follows: for example "vote more time", "{replace}".
m-the-others-decide-what-follows-f-e6fd6a8a = Les autres décident de la suite : par exemple « vote plus de temps », « { $replace } ».

# The position of {game}
m-the-position-of-game-16649c08 = Position : { $game }

# The position stands in the letter before this one; "show" sends it once more.
m-the-position-stands-in-the-lette-1da3628e = La position est dans la lettre précédente ; « montre » la renvoie.

# The question went to your registered address alone.
m-the-question-went-to-your-regist-ea68cdbf = La question est partie à votre seule adresse enregistrée.

# The result
m-the-result-366f221f = Le résultat

# The seat is kept for {who} until you free it: answer "release seat {n}".
m-the-seat-is-kept-for-who-until-y-0e463045 = La place est gardée pour { $who } jusqu’à ce que vous la libériez : répondez « release seat { $n } ».

# The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.
m-the-seat-is-offered-to-others-wh-b6dbea8b = La place est proposée à d’autres. Un coup joué, ou « revenir », la garde tant que personne ne s’y est mis.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
# The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a letter of yours is in other hands: answer any letter of a game with "revoke".
m-the-six-digits-do-it-in-that-bro-23058dda = Les six chiffres le font dans ce navigateur. Le lien montre tout encore une fois et vous demande. Si vous n’avez appuyé sur rien, une lettre à vous est en d’autres mains : répondez « révoquer » à n’importe quelle lettre d’une partie.

# The table
m-the-table-b3ecbbbb = La table

# The table of {title} as {name} sees it.
m-the-table-of-title-as-name-sees-1cfef1e4 = La table « { $title } » vue par { $name }.

# The table of {title} did not begin within a month, and is closed.
m-the-table-of-title-did-not-begin-2d9b183b = La table « { $title } » n’a pas commencé en un mois, et elle est fermée.

# The tale
m-the-tale-02a59501 = Le récit

# The time of {who} for this move is over.
m-the-time-of-who-for-this-move-is-01047c1f = Temps écoulé pour ce coup : { $who }.

# The umpire has corrected the position: {reason}
m-the-umpire-has-corrected-the-pos-14ac8f97 = L’arbitre a corrigé la position : { $reason }

# Then luck comes in, or something is revealed; more is not known yet.
m-then-luck-comes-in-or-something-41dbe9a9 = Ensuite le hasard intervient, ou quelque chose est révélé ; on n’en sait pas plus pour l’instant.

# There is no "{word}" here.
m-there-is-no-word-here-1a4f98cc = Il n’y a pas de « { $word } » ici.

# There is no game to try it in.
m-there-is-no-game-to-try-it-in-16fb17b4 = Il n’y a pas de partie où l’essayer.

# There is no player {player}.
m-there-is-no-player-player-6253dd3d = Il n’y a pas de joueur { $player }.

# There was nothing to tell you yet.
m-there-was-nothing-to-tell-you-ye-9b1b8f34 = Il n’y avait encore rien à vous dire.

# These are not the six digits of the letter. Look again, or open its link.
m-these-are-not-the-six-digits-of-b5c6fa8e = Ce ne sont pas les six chiffres de la lettre. Regardez de nouveau, ou ouvrez son lien.

# These six digits do not count any more. Ask for a new letter.
m-these-six-digits-do-not-count-an-a31dc2c9 = Ces six chiffres ne comptent plus. Demandez une nouvelle lettre.

# This is your only address. Add another first, for you sign in by it.
m-this-is-your-only-address-add-an-485543a3 = C’est votre seule adresse. Ajoutez-en d’abord une autre, car elle vous sert à vous connecter.

# This letter was about no single game. Ask in an answer to a letter of the game you mean.
m-this-letter-was-about-no-single-ae62cccb = Cette lettre ne portait sur aucune partie en particulier. Posez la question en réponse à une lettre de la partie voulue.

# This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of the letter there, or sign in here as {name} first.
m-this-link-adds-the-address-to-th-9fc97621 = Ce lien ajoute l’adresse au compte { $name }, et la demande vient d’un autre navigateur. Tapez-y les six chiffres de la lettre, ou connectez-vous d’abord ici en tant que { $name }.

# This link was used, or is too old. Ask for a new one.
m-this-link-was-used-or-is-too-old-65fdb9c6 = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.

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

# This table is for those who were invited. Ask its host for the link that leads to it.
m-this-table-is-for-those-who-were-7fd46723 = Cette table se joue sur invitation. Demandez à l’hôte le lien qui y mène.

# To agree answer with the one word "agree", else with "disagree". Silence is no vote.
m-to-agree-answer-with-the-one-wor-c1985be2 = Pour : répondez par le seul mot « pour » ; contre : « contre ». Le silence n’est pas un vote.

# To check luck and log
m-to-check-luck-and-log-03b027b7 = Pour vérifier le hasard et le journal

# To get a link to your games go to the page below and give your address.
m-to-get-a-link-to-your-games-go-t-1a38c7db = Pour obtenir un lien vers vos parties, allez à la page ci-dessous et donnez votre adresse.

# To get a link to your games, or to begin, go to the page below and give your address.
m-to-get-a-link-to-your-games-or-t-d53f91bc = Pour obtenir un lien vers vos parties, ou pour commencer, allez à la page ci-dessous et donnez votre adresse.

# To move, answer the last letter of the game: its address says which game and which seat you mean.
m-to-move-answer-the-last-letter-o-cbd4ad9b = Pour jouer, répondez à la dernière lettre de la partie : son adresse dit de quelle partie et de quelle place il s’agit.

# To see more, answer {most} or {last}.
m-to-see-more-answer-most-or-last-7ba86d87 = Pour en voir plus, répondez { $most } ou { $last }.

# To talk to the table begin the line with "say": "say {words}".
m-to-talk-to-the-table-begin-the-l-d0b5aa75 = Pour parler à la table, commencez la ligne par « dis » : « dis { $words } ».

# Welcome to {title} {number}: the game begins. At the table: {names}.
m-welcome-to-title-number-the-game-51eb2df1 = { $title } { $number } : la partie commence. À table : { $names }.

# What begins with "{word}"
m-what-begins-with-word-78302c75 = Ce qui commence par « { $word } »

# What can be said
m-what-can-be-said-7bfc3c3c = Ce qui peut se dire

# What has happened so far
m-what-has-happened-so-far-1308ee22 = Ce qui s’est passé

# What was not tried comes after luck, or after something was revealed: the position is a new one. Where it still can be done, it is offered again.
m-what-was-not-tried-comes-after-l-8bdc76ac = Ce qui n’a pas été essayé vient après le hasard, ou après une révélation : la position est nouvelle. Ce qui peut encore se faire est proposé de nouveau.

# What would come of "{line}"
m-what-would-come-of-line-763f3f83 = Ce que donnerait « { $line } »

# When somebody's time runs out, {follows}.
m-when-somebody-s-time-runs-out-fo-57017363 = Quand le temps de quelqu’un est écoulé, { $follows }.

# Where <{name}> stands: {few}
m-where-name-stands-few-c6cab4b4 = Là où il y a <{ $name }> : { $few }

# Where nothing is left to decide you are not asked. "ask me everything" changes that.
m-where-nothing-is-left-to-decide-027db01b = Là où rien ne reste à décider, aucune question ne vous est posée. « tout me demander » change cela.

# You add your mail to the luck of the next game, or words of your own: answer "next with" and the words.
m-you-add-your-mail-to-the-luck-of-cd4e9b38 = Vous ajoutez votre message au hasard de la partie suivante, ou vos propres mots : répondez « next with » et les mots.

# You answer about {few} to {many} letters, each when you like. Time: {pace}.
m-you-answer-about-few-to-many-let-3ac26f67 = Vous répondez à environ { $few } à { $many } lettres, chacune quand vous voulez. Temps : { $pace }.

# You answer each letter when you like. Time: {pace}.
m-you-answer-each-letter-when-you-730cce60 = Vous répondez à chaque lettre quand vous voulez. Temps : { $pace }.

# You answered an older letter, so nothing was done. What has happened since stands below; what you wrote is offered again if it still can be done.
m-you-answered-an-older-letter-so-e73c50e5 = Vous avez répondu à une lettre plus ancienne ; rien n’a donc été fait. Ce qui s’est passé depuis est ci-dessous ; ce que vous avez écrit est proposé de nouveau si cela peut encore se faire.

# You are asked everything. "ask me everything off" leaves out what is no decision.
m-you-are-asked-everything-ask-me-c4ac1286 = Tout vous est demandé. « tout me demander non » laisse de côté ce qui n’est pas une décision.

# You are back: your clocks run again. {n} {n|day|days} of holiday {n|goes|go} back; {left} {left|is|are} left.
m-you-are-back-your-clocks-run-aga-e4593a60 = Fin de la pause : vos pendules tournent de nouveau. { $n } { $n ->
        [one] jour
       *[other] jours
    } de congé { $n ->
        [one] vous revient
       *[other] vous reviennent
    } ; il en reste { $left }.

# You can
m-you-can-bd5c4d03 = Vous pouvez

# You can go on
m-you-can-go-on-3e2e9fcb = Vous pouvez continuer

# You get no invitations any more.
m-you-get-no-invitations-any-more-b22a351c = Vous ne recevez plus d’invitations.

# You get this at most once a day.
m-you-get-this-at-most-once-a-day-2658040c = Vous recevez ceci au plus une fois par jour.

# You get this because {host} typed your address. Unless you join, nothing follows.
m-you-get-this-because-host-typed-cde83cad = Vous recevez ceci parce que { $host } a saisi votre adresse. Si vous ne prenez pas la place, rien ne suit.

# You get this once a day. Answer any letter of a game with "digest off" to get single ones.
m-you-get-this-once-a-day-answer-a-071f0bdb = Vous recevez ceci une fois par jour. Répondez « récapitulatif non » à n’importe quelle lettre d’une partie pour les recevoir une par une.

# You have resigned, so you are not asked any more. "come back" takes your seat again.
m-you-have-resigned-so-you-are-not-166356b3 = Vous avez abandonné : plus rien ne vous est demandé. « revenir » reprend votre place.

# You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.
m-you-may-invite-most-people-in-24-dcbae896 = Vous pouvez inviter { $most } { $most ->
        [one] personne
       *[other] personnes
    } en 24 heures, et en avez invité { $today }. Réessayez plus tard, ou laissez des places ouvertes.

# You need not do anything now; the game waits for {names}.
m-you-need-not-do-anything-now-the-921b657c = Rien à faire pour l’instant ; la partie attend : { $names }.

# You need not do anything now; the seat of {names} is empty.
m-you-need-not-do-anything-now-the-d6ce4bd9 = Rien à faire pour l’instant ; place vide : { $names }.

# You sit at seat {seat}. 
m-you-sit-at-seat-seat-350671b7 = Votre place à la table : { $seat }.{ " " }

# You wrote "{said}"
m-you-wrote-said-5cf774dd = Vous avez écrit « { $said } »

# You wrote "{said}" ({line})
m-you-wrote-said-line-d4bb73ac = Vous avez écrit « { $said } » ({ $line })

# You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So nothing was done.
m-you-wrote-about-a-seat-at-title-6e09da8d = Vous avez écrit au sujet d’une place à { $title } qui n’est plus à vous : quelqu’un d’autre l’a, ou peut la prendre. Rien n’a donc été fait.

# Your answer was neither yes nor no: "{words}". Nothing was done.
m-your-answer-was-neither-yes-nor-250b7a0c = Votre réponse n’était ni oui ni non : « { $words } ». Rien n’a été fait.

# Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.
m-your-bank-is-small-n-n-hour-hour-d4c3eb47 = Votre réserve de temps est petite : { $n } { $n ->
        [one] heure
       *[other] heures
    }, et { $more } de plus après chaque réponse.

# Your letters, and why there were none
m-your-letters-and-why-there-were-af491b3a = Vos lettres, et pourquoi il n’y en a pas eu

# Your link
m-your-link-0afdb9bc = Votre lien

# Your mail holds no line of your own, only what we wrote to you; so nothing was done.
m-your-mail-holds-no-line-of-your-1e68dfc8 = Votre message ne contient aucune ligne de vous, seulement ce que nous vous avons écrit ; rien n’a donc été fait.

# Your mail reached Posthorn, but it does not answer a letter of ours.
m-your-mail-reached-posthorn-but-i-bb445b55 = Votre message est arrivé chez Posthorn, mais il ne répond à aucune de nos lettres.

# Your notes
m-your-notes-55576676 = Vos notes

# Your seat {n} in a game of {title} has another player now.
m-your-seat-n-in-a-game-of-title-h-df4e2fff = Votre place { $n } dans une partie « { $title } » est maintenant tenue par quelqu’un d’autre.

# Your table of {title} has waited for two weeks.
m-your-table-of-title-has-waited-f-54410bbd = Votre table « { $title } » attend depuis deux semaines.

# a date like 2026-12-24
m-a-date-like-2026-12-24-267d24a7 = une date comme 2026-12-24

# all or never
m-all-or-never-008b1ae2 = « all » ou « jamais »

# all that can be done, not only the first options
m-all-that-can-be-done-not-only-th-8ad11423 = tout ce qui peut se faire, pas seulement les premiers choix

# all, turns or none
m-all-turns-or-none-9abb7eb4 = « all », « turns » ou « none »

# before luck, a secret or somebody else comes in
m-before-luck-a-secret-or-somebody-a838e092 = avant que le hasard, un secret ou quelqu’un d’autre n’intervienne

# before luck, a secret or somebody else comes in, and before {when}
m-before-luck-a-secret-or-somebody-37a51e02 = avant que le hasard, un secret ou quelqu’un d’autre n’intervienne, et avant { $when }

# from no game; your clocks run on
m-from-no-game-your-clocks-run-on-ac8778a6 = d’aucune partie ; vos pendules tournent

# go on with the game that follows this one, at the same table
m-go-on-with-the-game-that-follows-5939f8cb = continuer avec la partie qui suit celle-ci, à la même table

# hours like 22:00-07:00
m-hours-like-22-00-07-00-4022207d = des heures comme 22:00-07:00

# it comes with the answer to your mail
m-it-comes-with-the-answer-to-your-2e482ea4 = elle vient avec la réponse à votre message

# it comes with your digest of {when}
m-it-comes-with-your-digest-of-whe-8fca8d76 = elle vient avec votre récapitulatif ({ $when })

# it is held {n} seconds, so that a move taken back is never mailed
m-it-is-held-n-seconds-so-that-a-m-9eca4ea5 = elle est retenue { $n } { $n ->
        [one] seconde
       *[other] secondes
    }, pour qu’un coup annulé ne soit jamais envoyé

# it is not your turn any more
m-it-is-not-your-turn-any-more-9e73b6fe = ce n’est plus à vous de jouer

# less than a minute
m-less-than-a-minute-95d4cd2a = moins d’une minute

# mail servers do not take your address; add one like ann@example.org
m-mail-servers-do-not-take-your-ad-83d734c7 = les serveurs de courrier n’acceptent pas votre adresse ; ajoutez-en une comme ann@example.org

# mails to your address came back, so it gets none until you confirm it again
m-mails-to-your-address-came-back-06943009 = les messages à votre adresse sont revenus ; elle n’en reçoit donc plus jusqu’à ce que vous la confirmiez de nouveau

# minutes, 1440 at most
m-minutes-1440-at-most-4a0c13d2 = minutes, 1440 au plus

# no letters of this game but when it is over
m-no-letters-of-this-game-but-when-96bfe084 = aucune lettre de cette partie avant qu’elle soit terminée

# no letters of {game} but when it is over; you play on the web
m-no-letters-of-game-but-when-it-i-b4be59b9 = aucune lettre pour { $game } avant la fin de la partie ; vous jouez sur le web

# no link or address of your letters up to now works any more
m-no-link-or-address-of-your-lette-c4feb617 = plus aucun lien ni adresse de vos lettres jusqu’ici n’est valable

# no moves are expected of you before that day
m-no-moves-are-expected-of-you-bef-541fb514 = aucun coup n’est attendu de vous avant ce jour

# nobody can invite you, and you hear no more of us
m-nobody-can-invite-you-and-you-he-a8a43b1e = plus personne ne peut vous inviter, et nous ne vous écrivons plus

# nobody yet
m-nobody-yet-56d6e061 = encore personne

# one letter a day for all games
m-one-letter-a-day-for-all-games-da64590a = une lettre par jour pour toutes les parties

# play what the last letter of a game offers to be tried again
m-play-what-the-last-letter-of-a-g-b3b21e85 = jouer ce que la dernière lettre d’une partie propose d’essayer de nouveau

# seconds, 3600 at most
m-seconds-3600-at-most-ec2c0990 = secondes, 3600 au plus

# take it back
m-take-it-back-b609e4b5 = annuler le coup

# take the seat you are invited to; join with any words of yours adds them to the luck
m-take-the-seat-you-are-invited-to-a5923ed1 = prendre la place de l’invitation ; « join with » et vos propres mots les ajoutent au hasard

# take your last move back, if nothing was revealed since
m-take-your-last-move-back-if-noth-e58b6e30 = annuler votre dernier coup, si rien n’a été révélé depuis

# the bots move first
m-the-bots-move-first-14b30234 = les bots jouent d’abord

# the clock makes a plain move for that seat; after three in a row the seat is offered to others
m-the-clock-makes-a-plain-move-for-dfc9c6b0 = la pendule joue pour cette place un coup simple ; après trois de suite, la place est proposée à d’autres

# the clock makes a plain move for you
m-the-clock-makes-a-plain-move-for-da4dd69f = la pendule joue pour vous un coup simple

# the game has begun
m-the-game-has-begun-5793df2d = la partie a commencé

# the game is over
m-the-game-is-over-edd38001 = la partie est terminée

# the host
m-the-host-39e3f7ae = l’hôte

# the last letter of the game before asks you already
m-the-last-letter-of-the-game-befo-fc99aeb7 = la dernière lettre de la partie vous pose déjà la question

# the letter of {at} showed you this turn
m-the-letter-of-at-showed-you-this-3fffcef7 = la lettre de { $at } vous a montré ce tour

# the move was taken back before any letter told you of it
m-the-move-was-taken-back-before-a-ade7284e = le coup a été annulé avant qu’une lettre ne vous en parle

# the others decide how the game goes on
m-the-others-decide-how-the-game-g-43ad6ea5 = les autres décident de la suite de la partie

# the same table once more, after the end
m-the-same-table-once-more-after-t-c350c834 = la même table encore une fois, après la fin

# the seat is not yours any more
m-the-seat-is-not-yours-any-more-b8c3736e = la place n’est plus à vous

# the seat is offered to others
m-the-seat-is-offered-to-others-7af9d6fe = la place est proposée à d’autres

# the seat is yours, and the first letter comes when the game begins
m-the-seat-is-yours-and-the-first-c11b7bb4 = la place est à vous, et la première lettre vient quand la partie commence

# the table is told, and nothing more happens by itself
m-the-table-is-told-and-nothing-mo-af78a2d7 = la table est avertie, et plus rien ne se passe tout seul

# the time of one letter a day, like 07:00
m-the-time-of-one-letter-a-day-lik-b5d094ad = l’heure de la lettre par jour, comme 07:00

# the whole log
m-the-whole-log-ecd02877 = tout l’historique

# there is no confirmed address to send it to
m-there-is-no-confirmed-address-to-0cdcfec2 = il n’y a pas d’adresse confirmée où l’envoyer

# to begin to play
m-to-begin-to-play-b68ece60 = pour commencer à jouer

# to sign in
m-to-sign-in-6bfe0be5 = pour se connecter

# until {names} has moved
m-until-names-has-moved-d27d8956 = jusqu’au prochain coup ({ $names })

# until {names} has moved; the time for that ends {when}
m-until-names-has-moved-the-time-f-02a629b0 = jusqu’au prochain coup ({ $names }) ; le temps pour cela finit { $when }

# what can be said now; or what begins with a word
m-what-can-be-said-now-or-what-beg-78865397 = ce qui peut se dire maintenant ; ou ce qui commence par un mot

# what would come of an option, without doing it
m-what-would-come-of-an-option-wit-077185c6 = ce que donnerait un choix, sans le jouer

# what you said is done, and the next letter tells it; you want no receipts
m-what-you-said-is-done-and-the-ne-5018d8fc = ce que vous avez dit est fait, et la lettre suivante le raconte ; vous ne voulez pas d’accusés de réception

# whether letters come at all; answers to your own mails always do
m-whether-letters-come-at-all-answ-ab919d98 = si des lettres arrivent ou non ; les réponses à vos propres messages arrivent toujours

# which is over
m-which-is-over-57e61975 = délai dépassé

# why letters were sent or not
m-why-letters-were-sent-or-not-bb7c87ae = pourquoi des lettres sont parties ou non

# yes or no
m-yes-or-no-82b00571 = oui ou non

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

# you pause until {day}
m-you-pause-until-day-bc69a0ae = votre pause dure jusqu’au { $day }

# you take no invitations, or none of this host
m-you-take-no-invitations-or-none-894a2abd = vous ne prenez pas d’invitations, ou pas de cet hôte

# you want letters about your turns only
m-you-want-letters-about-your-turn-dc2f7347 = vous ne voulez de lettres que pour vos tours

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

# {address} is yours already.
m-address-is-yours-already-0a5be20e = { $address } est déjà à vous.

# {bank} for thinking, and {refund} more after each answer
m-bank-for-thinking-and-refund-mo-501b0fab = { $bank } de réflexion, et { $refund } de plus après chaque réponse

# {ended} with {points} {points|point|points} against a target of {target}
m-ended-with-points-points-point-d35a8633 = { $ended ->
        [won] victoire
        [lost] défaite
       *[other] { $ended }
    } avec { $points } { $points ->
        [one] point
       *[other] points
    }, pour un score cible de { $target }

# {host} looks for somebody else, and does not invite you again
m-host-looks-for-somebody-else-an-c85fd73a = { $host } cherche quelqu’un d’autre, et ne vous invite plus

# {host} writes: "{words}"
m-host-writes-words-e1e18a9d = { $host } écrit : « { $words } »

# {most} addresses are enough. Take one away first.
m-most-addresses-are-enough-take-8d577982 = { $most } { $most ->
        [one] adresse suffit
       *[other] adresses suffisent
    }. Enlevez-en une d’abord.

# {most} keys are enough. Revoke one first.
m-most-keys-are-enough-revoke-one-07dee29a = { $most } { $most ->
        [one] clé suffit
       *[other] clés suffisent
    }. Révoquez-en une d’abord.

# {name} (a bot)
m-name-a-bot-1dec2ce0 = { $name } (bot)

# {name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.
m-name-has-said-no-to-an-invitati-fdd08a14 = { $name } a refusé une invitation de vous ; la question n’est plus posée. Laissez plutôt cette place ouverte.

# {name} is {form}, or nothing.
m-name-is-form-or-nothing-8723533b = { $name } : { $form }, ou rien.

# {name} takes no invitations. Leave that seat open, or invite another.
m-name-takes-no-invitations-leave-3a1788cf = { $name } ne prend pas d’invitations. Laissez cette place ouverte, ou invitez quelqu’un d’autre.

# {name}, it is your turn. {prompt} {until}
m-name-it-is-your-turn-prompt-unt-d58453d6 = { $name }, à vous de jouer. { $prompt } { $until }

# {name}, nothing is done in a game. Which letters shall end?
m-name-nothing-is-done-in-a-game-e682352f = { $name }, rien n’est fait dans une partie. Quelles lettres doivent cesser ?

# {name}, the others go on.
m-name-the-others-go-on-cad8f898 = { $name }, les autres continuent.

# {name}, was this you?
m-name-was-this-you-7614fa7e = { $name }, était-ce vous ?

# {name}, {host} asks you to a game of {title}, played by letter.
m-name-host-asks-you-to-a-game-of-830ac330 = { $name }, { $host } vous invite à une partie de { $title }, jouée par lettres.

# {name}, {n} {n|game waits|games wait} for you.
m-name-n-n-game-waits-games-wait-e586f6d5 = { $name }, { $n } { $n ->
        [one] partie vous attend
       *[other] parties vous attendent
    }.

# {n} more {n|choice comes|choices come} with "more".
m-n-more-n-choice-comes-choices-c-b4088b29 = « plus » montre encore { $n } { $n ->
        [one] choix
       *[other] choix
    }.

# {n} {n|line|lines} of your mail {n|is|are} no move and {n|was|were} left alone.
m-n-n-line-lines-of-your-mail-n-i-e80e360b = { $n } { $n ->
        [one] ligne de votre message n’est pas un coup
       *[other] lignes de votre message ne sont pas des coups
    } : rien n’en a été fait.

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

# {waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.
m-waiting-of-your-invitations-wai-d6405d93 = { $waiting } de vos invitations attendent une réponse ; le maximum est de { $most }. Annulez une partie qui ne commence pas.

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

#  a move
m-a-move-85e81610 = { " " }par coup

#  or 
m-or-e1a3e78c = { " " }ou{ " " }

# ({n} earlier {n|line|lines}: the link to the whole log stands below)
m-n-earlier-n-line-lines-the-link-1adec0c0 = ({ $n } { $n ->
         [one] ligne
        *[other] lignes
    } plus tôt : le lien vers tout le journal est plus bas)

# Log {version}:{head} of game {game}; rules {title} {rules}.
m-log-version-head-of-game-game-ru-db7ddb9c = Journal { $version }:{ $head } de la partie { $game } ; règles { $title } { $rules }.

# SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and anybody can check all luck.
m-sha-256-of-the-seed-kept-by-you-2b45137e = SHA-256 de la graine, entre vos mains dès maintenant : { $commitment }. À la fin de la partie, la graine est montrée et tout le monde peut vérifier le hasard.

# Secret seeds are committed to up to {number}:{link}.
m-secret-seeds-are-committed-to-up-2095b9f2 = Les graines secrètes sont fixées jusqu'à { $number }:{ $link }.

# The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the letters of this game that you kept. The log alone, without a letter, proves nothing.
m-the-seed-was-seed-its-sha-256-is-6760864d = La graine était { $seed } ; son SHA-256 est dans votre première lettre. Enregistrez la partie dans un fichier et lancez `posthorn verify FILE --letters YOUR-MAILS` : chaque tirage et chaque décision sont refaits, et le journal est comparé aux lettres de cette partie que vous avez gardées. Le journal seul, sans lettre, ne prouve rien.

# This page has a button for each move:
m-this-page-has-a-button-for-each-6112aeb8 = Cette page a un bouton pour chaque coup :

# You
m-you-08b04193 = Vous

# brought before
m-brought-before-022733b5 = livré auparavant

# in all
m-in-all-abf4fdcd = en tout

# in {span}
m-in-span-b9631ed5 = il reste { $span }

# passed
m-passed-284d1e8c = passe

# taken back
m-taken-back-889e5f43 = annulé

# the hashes by which luck and log are checked
m-the-hashes-by-which-luck-and-log-6043dbdb = les empreintes qui permettent de vérifier le hasard et le journal

# the position once more; or what a letter leaves out: show log, show Bert
m-the-position-once-more-or-what-a-e0487f2d = la position encore une fois ; ou ce qu'une lettre omet : « montre log », « montre bert »

# total
m-total-11239872 = total

# {d} d {h} h
m-d-d-h-h-570379d9 = { $d } j { $h } h

# {hour}:{minute}
m-hour-minute-6fc823d7 = { $hour } h { $minute }

# {h} h {m} min
m-h-h-m-min-99422830 = { $h } h { $m } min

# {m} min
m-m-min-b8b9f90d = { $m } min

# {name}, your time is over. Answer now, and all goes on.
m-name-your-time-is-over-answer-n-a2b0ec12 = { $name }, votre temps est écoulé. Répondez maintenant et tout continue.

# Apr
m-apr-617531b4 = avr.

# At this table: {pattern} ({help})
m-at-this-table-pattern-help-48481efa = À cette table : { $pattern } ({ $help })

# Aug
m-aug-41e1d82a = août

# Dec
m-dec-f2a0cfbc = déc.

# Feb
m-feb-caf71b3f = févr.

# Fri
m-fri-66dab40c = ven.

# In any letter: {pattern} ({help})
m-in-any-letter-pattern-help-0f446788 = Dans toute lettre : { $pattern } ({ $help })

# Jan
m-jan-5c5db120 = janv.

# Jul
m-jul-c43f56b9 = juil.

# Jun
m-jun-b27fd46e = juin

# Mar
m-mar-b4b7d381 = mars

# May
m-may-8c78fe5b = mai

# Mon
m-mon-f40d7f51 = lun.

# Nov
m-nov-3e630d29 = nov.

# Oct
m-oct-6877e849 = oct.

# Sat
m-sat-fdeb71b5 = sam.

# Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".
m-say-the-day-as-pause-until-2026-61bb24e2 = Écrivez le jour ainsi : « pause jusqu'au 2026-12-24 » ou « pause jusqu'au 24.12.2026 ».

# Sep
m-sep-451e2b71 = sept.

# Sun
m-sun-db18f17f = dim.

# Thu
m-thu-7da11212 = jeu.

# Tue
m-tue-d1eb39b0 = mar.

# Wed
m-wed-58339f45 = mer.

# that is
m-that-is-f21d8591 = à savoir
