# +{n} silver
m-n-silver-d2d4a504 = +{ $n } { $n ->
        [one] réal
       *[other] réaux
    }

# , and a marker on the market
m-and-a-marker-on-the-market-fcfcfa68 = , et un pion sur le marché

# A card has been played
m-a-card-has-been-played-91815d69 = Une carte est jouée

# A craft building has been completed
m-a-craft-building-has-been-comple-d1facd34 = Un commerce est livré entièrement

# A marker of yours moves to a free space of the same value.
m-a-marker-of-yours-moves-to-a-fre-990a7b46 = Un de vos pions va sur un emplacement libre de même valeur.

# A pig is born at the farm of {who}.
m-a-pig-is-born-at-the-farm-of-who-e3ad37df = { $who } : un cochon naît à la ferme.

# All donkey tiles come back.
m-all-donkey-tiles-come-back-88bbe74a = Toutes les tuiles Âne reviennent.

# All places are full: say which {side} leaves.
m-all-places-are-full-say-which-si-f0942522 = Tous les emplacements sont pris : dites ce qui part ({ $side ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $side }
    }).

# All your markers are in use: give one up first.
m-all-your-markers-are-in-use-give-0d741fd5 = Tous vos pions sont en jeu : retirez-en un d’abord.

# All your markers are in use: give one up for {what}, or go without.
m-all-your-markers-are-in-use-give-2632f3d4 = Tous vos pions sont en jeu : retirez-en un pour ceci ({ $what }), ou faites sans.

# Anything else before the next step at your farm?
m-anything-else-before-the-next-st-6a6977ec = Autre chose avant l’étape suivante à votre ferme ?

# Anything else before your turn ends?
m-anything-else-before-your-turn-e-8617c78f = Autre chose avant la fin de votre tour ?

# At this table extra deliveries are bought at once: say how many.
m-at-this-table-extra-deliveries-a-72160c8d = À cette table, les livraisons supplémentaires s’achètent en une fois : dites combien.

# At this table extra deliveries are paid one by one.
m-at-this-table-extra-deliveries-a-60e09407 = À cette table, les livraisons supplémentaires se paient une par une.

# At this table no pig makes room for a newborn: sell or upgrade it afterwards.
m-at-this-table-no-pig-makes-room-95ee970d = À cette table, aucun cochon ne fait place à un nouveau-né : vendez-le ou transformez-le ensuite.

# Barrow {n}: {text}
m-barrow-n-text-4be6b7e4 = Charrette { $n } : { $text }

# Card {n}: {crop} | {barrow} | {extension} | {helper}
m-card-n-crop-barrow-extension-hel-828cd9ea = Carte { $n } : { $crop ->
        [olive] olive
        [grain] céréale
        [grape] raisin
       *[other] { $crop }
    } | { $barrow } | { $extension } | { $helper }

# Cards of an owner's overlay: every side follows the printed cards.
m-cards-of-an-owner-s-overlay-ever-f11ca970 = Cartes d’un fichier du propriétaire : chaque côté suit les cartes imprimées.

# Cards: {n} in the deck, {m} discarded.
m-cards-n-in-the-deck-m-discarded-5fc01032 = Cartes : { $n } dans la pioche, { $m } dans la défausse.

# Choose a donkey tile, in secret.
m-choose-a-donkey-tile-in-secret-c9c04c32 = Choisissez une tuile Âne, en secret.

# Choose another craft token of your farm.
m-choose-another-craft-token-of-yo-665c7f11 = Choisissez une autre tuile Commerce de votre ferme.

# Choose one of {ways}.
m-choose-one-of-ways-2d5f84f2 = Choisissez parmi : { $ways }.

# Dice: {dice}.
m-dice-dice-7d1499a1 = Dés : { $dice }.

# Draw a card or play one.
m-draw-a-card-or-play-one-3454c62d = Piochez ou jouez une carte.

# Extensions: {text}.
m-extensions-text-b6eb5682 = Extensions : { $text }.

# Fewer goods are enough.
m-fewer-goods-are-enough-8a9f39bd = Moins de marchandises suffisent.

# Fill one empty symbol of one of your barrows.
m-fill-one-empty-symbol-of-one-of-6706cd2d = Remplissez un symbole vide d’une de vos charrettes.

# Goods on a field cannot be sold.
m-goods-on-a-field-cannot-be-sold-e185f86e = Les marchandises d’un champ ne peuvent pas être vendues.

# Helper {n}, {name}: {text}
m-helper-n-name-text-b4412645 = Assistant { $n }, { $name } : { $text }

# Helpers of {who}
m-helpers-of-who-d05d7c2c = Assistants : { $who }

# Helpers: {names}.
m-helpers-names-bdd43699 = Assistants : { $names }.

# In the first round everybody plays two cards.
m-in-the-first-round-everybody-pla-6e5eeb9f = Au premier tour, tout le monde joue deux cartes.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = Dans votre main : { $card }

# It is time for income
m-it-is-time-for-income-984b5f0c = Moment du salaire

# Keep {n} of the cards you have drawn.
m-keep-n-of-the-cards-you-have-dra-b97e5a07 = Gardez { $n } des cartes piochées.

# La Granja knows the editions {known}, not "{edition}".
m-la-granja-knows-the-editions-kno-ce8be8f1 = La Granja connaît les éditions { $known }, pas « { $edition } ».

# Locked, to be opened in this order: {names}.
m-locked-to-be-opened-in-this-orde-a0f6a7b6 = Bloqués, à débloquer dans cet ordre : { $names }.

# Make {n} {n|delivery|deliveries}.
m-make-n-n-delivery-deliveries-cdf49605 = Faites { $n } { $n ->
        [one] livraison
       *[other] livraisons
    }.

# Move one of your market markers to a free space of the same value.
m-move-one-of-your-market-markers-a71f1d98 = Déplacez un de vos pions du marché vers un emplacement libre de même valeur.

# Move up to {n} {n|step|steps} on the siesta track.
m-move-up-to-n-n-step-steps-on-the-fc86785d = Avancez jusqu’à { $n } { $n ->
        [one] case
       *[other] cases
    } sur la piste Siesta.

# Move your disc {low} {low|step|steps}.
m-move-your-disc-low-low-step-step-8a8ea796 = Avancez votre disque de { $low } { $low ->
        [one] case
       *[other] cases
    }.

# Move {low} to {high} steps.
m-move-low-to-high-steps-4a16adee = Avancez de { $low } à { $high } cases.

# No empty symbol asks for that there.
m-no-empty-symbol-asks-for-that-th-8dee2598 = Aucun symbole vide ne le demande à cet endroit.

# Nothing has to leave for that card.
m-nothing-has-to-leave-for-that-ca-e5b5dc14 = Rien n’a à partir pour cette carte.

# Only olives, grain, grapes and pigs can be sold.
m-only-olives-grain-grapes-and-pig-d0325da5 = Seuls les olives, les céréales, le raisin et les cochons peuvent être vendus.

# Only olives, grain, grapes and pigs can be upgraded.
m-only-olives-grain-grapes-and-pig-e284ba8d = Seuls les olives, les céréales, le raisin et les cochons peuvent être transformés.

# Open: {names}.
m-open-names-ee3b6ee4 = Ouverts : { $names }.

# Opened later: {names}.
m-opened-later-names-768f36d4 = Débloqués plus tard : { $names }.

# Pay {n} of {kinds} that you have.
m-pay-n-of-kinds-that-you-have-82608ca4 = Payez { $n } de ce que vous avez parmi : { $kinds }.

# Phase {phase}: {name}.
m-phase-phase-name-17dbe8ea = Phase { $phase } : { $name ->
        [revenue] Revenu
        [transport] Transport
        [scoring] Décompte
       *[other] { $name }
    }.

# Place a marker on the market.
m-place-a-marker-on-the-market-9ddccae8 = Placez un pion sur le marché.

# Play a card as {sides}.
m-play-a-card-as-sides-8e7f93c2 = Jouez une carte : { $sides ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $sides }
    }.

# R-A1: with or without the six promo cards
m-r-a1-with-or-without-the-six-pro-6d69f260 = R-A1 : avec ou sans les six cartes promotionnelles

# R-A4: are the victory points of others shown
m-r-a4-are-the-victory-points-of-o-8de31ffd = R-A4 : les points de victoire des autres sont-ils montrés

# R-A4: is the silver of others shown
m-r-a4-is-the-silver-of-others-sho-4ce63c20 = R-A4 : les réaux des autres sont-ils montrés

# R-B5: a pig gained without a free pen
m-r-b5-a-pig-gained-without-a-free-bcf996d5 = R-B5 : un cochon reçu sans emplacement d’enclos libre

# R-C10: may a pig be sold to make room for a newborn
m-r-c10-may-a-pig-be-sold-to-make-662b2ce6 = R-C10 : peut-on vendre un cochon pour faire place à un nouveau-né

# R-C1: steps I.1 to I.3 side by side or in turn order
m-r-c1-steps-i-1-to-i-3-side-by-si-dc87ae60 = R-C1 : étapes I.1 à I.3 en même temps ou dans l’ordre du tour

# R-C2: cards played in round 1
m-r-c2-cards-played-in-round-1-f6e89cc9 = R-C2 : cartes jouées au premier tour

# R-D1: which bonuses lie on the roof tiles; which tile has which is the house's own
m-r-d1-which-bonuses-lie-on-the-ro-8a8ea255 = R-D1 : quels bonus sont sur les tuiles Toit ; la répartition entre les tuiles est celle de la maison

# R-D3: does the marker of a roof tile remove neighbours
m-r-d3-does-the-marker-of-a-roof-t-ee5a8191 = R-D3 : le pion d’une tuile Toit retire-t-il ses voisins

# R-G8: may the further siesta step be left out
m-r-g8-may-the-further-siesta-step-89140dce = R-G8 : peut-on renoncer à la case Siesta suivante

# R-H3: do lower neighbours leave, or as the player likes
m-r-h3-do-lower-neighbours-leave-o-2a5f9914 = R-H3 : les voisins de valeur inférieure partent-ils toujours, ou au choix

# R-H4: after a replacement on a full market, do lower neighbours leave as they do elsewhere
m-r-h4-after-a-replacement-on-a-fu-e531fc87 = R-H4 : après un remplacement sur un marché plein, les voisins de valeur inférieure partent-ils comme ailleurs

# R-H4: does an own marker replaced on a full market bring a point
m-r-h4-does-an-own-marker-replaced-7005a3ce = R-H4 : remplacer son propre pion sur un marché plein rapporte-t-il un point

# R-J1: how extra deliveries are paid
m-r-j1-how-extra-deliveries-are-pa-edbd8b16 = R-J1 : comment se paient les livraisons supplémentaires

# R-J3: does a used helper tie up a marker
m-r-j3-does-a-used-helper-tie-up-a-ff726086 = R-J3 : un assistant utilisé occupe-t-il un pion

# R-J3: markers of a player
m-r-j3-markers-of-a-player-05ab57da = R-J3 : pions de chaque couleur

# R-K4: are pigs sold at the end, as the resources of stores are
m-r-k4-are-pigs-sold-at-the-end-as-b682b4fb = R-K4 : les cochons se vendent-ils à la fin, comme les ressources des entrepôts

# R-K6: silver left after or before the exchange breaks a tie
m-r-k6-silver-left-after-or-before-8c343080 = R-K6 : les réaux restants après ou avant l’échange départagent une égalité

# R-S5: from which markers the neutral player keeps away
m-r-s5-from-which-markers-the-neut-96175e7b = R-S5 : de quels pions le joueur neutre reste à l’écart

# R-S5: spaces above a marker guard it where they are taken, or where they are of high value
m-r-s5-spaces-above-a-marker-guard-4b79b3fe = R-S5 : les emplacements au-dessus d’un pion le protègent s’ils sont pris, ou s’ils sont de grande valeur

# R-S5: the neutral player looks first for distance (book) or for few spaces above (house)
m-r-s5-the-neutral-player-looks-fi-5cf1ffdf = R-S5 : le joueur neutre cherche d’abord la distance (livre) ou peu d’emplacements au-dessus (maison)

# Revenue space 2: draw a card, play a card or take one crop.
m-revenue-space-2-draw-a-card-play-d6944cd3 = Emplacement Revenu 2 : piochez une carte, jouez une carte ou prenez une marchandise primaire.

# Revenue space 5: {n} {n|part|parts} left, an upgrade or a siesta step each.
m-revenue-space-5-n-n-part-parts-l-15204c08 = Emplacement Revenu 5 : encore { $n } { $n ->
        [one] part
       *[other] parts
    }, chacune une transformation ou une case Siesta.

# Revenue space 6: a delivery or 2 silver.
m-revenue-space-6-a-delivery-or-2-f2c4edff = Emplacement Revenu 6 : une livraison ou 2 réaux.

# Roof and tokens: {text}.
m-roof-and-tokens-text-2a367713 = Toit et tuiles : { $text }.

# Round {n} begins. On offer: {tiles}.
m-round-n-begins-on-offer-tiles-cfa31cae = Le tour n° { $n } commence. À vendre : { $tiles }.

# Round {n} of {rounds}, {phase}.
m-round-n-of-rounds-phase-571c21a3 = Tour { $n } sur { $rounds } : { $phase ->
        [revenue] revenu
        [transport] transport
        [scoring] décompte
       *[other] { $phase }
    }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Manche { $round } sur { $rounds } ; la partie finit après la dernière.

# Say it without the last word: it is {kind} anyway.
m-say-it-without-the-last-word-it-0c3d7c43 = Écrivez-le sans le dernier mot : c’est de toute façon { $kind ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $kind }
    }.

# Sell the pig that has no pen, or say done.
m-sell-the-pig-that-has-no-pen-or-6c536099 = Vendez le cochon sans enclos, ou écrivez « fini ».

# Siesta: {siesta}. Turn order: {order}.
m-siesta-siesta-turn-order-order-b9e84a7b = Siesta : { $siesta }. Ordre du tour : { $order }.

# Sold at the end of the game: harvest goods in stores, {pigs}.
m-sold-at-the-end-of-the-game-harv-08a869f7 = Vendus en fin de partie : marchandises primaires des entrepôts, { $pigs }.

# Store: {stored}; pens for {n} {n|pig|pigs}. Fields: {fields}.
m-store-stored-pens-for-n-n-pig-pi-c41f444b = Entrepôt : { $stored } ; enclos pour { $n } { $n ->
        [one] cochon
       *[other] cochons
    }. Champs : { $fields }.

# Take one olive, one grain or one grape.
m-take-one-olive-one-grain-or-one-5c929715 = Prenez une olive, une céréale ou un raisin.

# Take up to {n} different ones of {kinds}.
m-take-up-to-n-different-ones-of-k-ab90c3c6 = Prenez-en jusqu’à { $n }, de sortes différentes, parmi : { $kinds }.

# Take up to {n} of {kinds}.
m-take-up-to-n-of-kinds-fea1e315 = Prenez-en jusqu’à { $n } parmi : { $kinds }.

# Take your {which} die: {dice}.
m-take-your-which-die-dice-f408e231 = Prenez votre { $which ->
        [first] premier
        [second] second
       *[other] { $which }
    } dé : { $dice }.

# That building is still locked.
m-that-building-is-still-locked-1931119e = Ce commerce est encore bloqué.

# That card is not in your hand.
m-that-card-is-not-in-your-hand-69fddf0d = Cette carte n’est pas dans votre main.

# That costs {price} silver.
m-that-costs-price-silver-b3d2c381 = Cela coûte { $price } { $price ->
        [one] réal
       *[other] réaux
    }.

# That die is reserved by the Village Elder.
m-that-die-is-reserved-by-the-vill-3b0c9fcc = Ce dé est réservé par le Doyen du village.

# That does not stand for {kind} here.
m-that-does-not-stand-for-kind-her-8dc1a2fe = Cela ne remplace pas ceci ici : { $kind ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $kind }
    }.

# That extension costs {n} {n|farm good|different farm goods}.
m-that-extension-costs-n-n-farm-go-5e881ad3 = Cette extension coûte { $n } { $n ->
        [one] marchandise
       *[other] marchandises différentes
    }.

# That is no barrow of your farm.
m-that-is-no-barrow-of-your-farm-fa6fd29b = Ce n’est pas une charrette de votre ferme.

# That is none of your barrows.
m-that-is-none-of-your-barrows-73e8ba25 = Ce n’est pas une de vos charrettes.

# That opens the {name}.
m-that-opens-the-name-d035e627 = Cela débloque : { $name }.

# That roof tile is not on offer.
m-that-roof-tile-is-not-on-offer-6a358f49 = Cette tuile Toit n’est pas à vendre.

# That takes {n} silver.
m-that-takes-n-silver-d008829c = Cela prend { $n } { $n ->
        [one] réal
       *[other] réaux
    }.

# That tile cannot be turned up.
m-that-tile-cannot-be-turned-up-66664bb0 = Cette tuile ne peut pas être retournée.

# The dice have been rolled
m-the-dice-have-been-rolled-02b7c8c5 = Les dés sont lancés

# The die can be changed to {values}.
m-the-die-can-be-changed-to-values-83e963a7 = Le dé peut être changé en { $values }.

# The die left for everybody shows {value}: use it, if you like.
m-the-die-left-for-everybody-shows-4e5a4814 = Le dé restant montre { $value } : utilisez-le, si vous voulez.

# The discard pile becomes the new deck.
m-the-discard-pile-becomes-the-new-f85b71f2 = La défausse devient la nouvelle pioche.

# The game is at its end
m-the-game-is-at-its-end-0adff460 = La partie touche à sa fin

# The game is over: {p0} has {points} VP.
m-the-game-is-over-p0-has-points-v-f52316a2 = La partie est terminée : { $p0 } a { $points } PV.

# The goods have to be different.
m-the-goods-have-to-be-different-92bf774b = Les marchandises doivent être différentes.

# The goods have to be different; a good on a field is no other kind.
m-the-goods-have-to-be-different-a-96c30428 = Les marchandises doivent être différentes ; une marchandise d’un champ n’est pas une autre sorte.

# The helpers in your hand
m-the-helpers-in-your-hand-970415ce = Les assistants de votre main

# The last die beside space {space} is reserved.
m-the-last-die-beside-space-space-a74937f0 = Le dé restant près de l’emplacement { $space } est réservé.

# The marker may not go there.
m-the-marker-may-not-go-there-a0df229f = Le pion ne peut pas aller là.

# The marker of a completed barrow has to be placed.
m-the-marker-of-a-completed-barrow-82a055dd = Le pion d’une charrette entièrement livrée doit être placé.

# The marker of {owner} on {space} leaves the market.
m-the-marker-of-owner-on-space-lea-d3ed22cf = Le pion en { $space } quitte le marché ({ $owner }).

# The market
m-the-market-2a738316 = Le marché

# The neutral player drops a die of {value}.
m-the-neutral-player-drops-a-die-o-9bf3a5c2 = Le joueur neutre retire un dé de valeur { $value }.

# The neutral player turns up {card}.
m-the-neutral-player-turns-up-card-bfb094ce = Le joueur neutre retourne { $card }.

# The new order has been set
m-the-new-order-has-been-set-10253638 = Le nouvel ordre du tour est fixé

# The others
m-the-others-460bb9b4 = Les autres

# The revenue dice show {dice}.
m-the-revenue-dice-show-dice-d2f270e8 = Les dés Revenu montrent { $dice }.

# The revenue space of {who} is free again.
m-the-revenue-space-of-who-is-free-1efcd93a = { $who } : l’emplacement Revenu est de nouveau libre.

# The round ends: tokens turn, discs go back to the start.
m-the-round-ends-tokens-turn-discs-333fe57d = Fin du tour : les tuiles se retournent, les disques reviennent au départ.

# The round is being scored
m-the-round-is-being-scored-2e50f7f9 = Décompte du tour

# The spaces have to be different.
m-the-spaces-have-to-be-different-9d6d09c0 = Les emplacements doivent être différents.

# The village
m-the-village-33f8f15e = Le village

# The village in full
m-the-village-in-full-d9f7eb36 = Le village en entier

# The {name} of {who} is at work.
m-the-name-of-who-is-at-work-1301cee2 = { $who } : { $name } à l’œuvre.

# There are no such dice.
m-there-are-no-such-dice-ee648395 = Il n’y a pas de tels dés.

# There is no card to draw or to play.
m-there-is-no-card-to-draw-or-to-p-69596ca7 = Il n’y a pas de carte à piocher ni à jouer.

# There is no card to draw.
m-there-is-no-card-to-draw-61049fd8 = Il n’y a pas de carte à piocher.

# There is no free pen for a pig.
m-there-is-no-free-pen-for-a-pig-7275ad94 = Il n’y a pas d’emplacement d’enclos libre pour un cochon.

# There is no pen for the pig: sell it at once, or go without.
m-there-is-no-pen-for-the-pig-sell-66ac8d35 = Il n’y a pas d’enclos pour le cochon : vendez-le tout de suite, ou renoncez-y.

# There is no such empty symbol on that barrow.
m-there-is-no-such-empty-symbol-on-3dc03733 = Il n’y a pas un tel symbole vide sur cette charrette.

# There is no {value} among the dice.
m-there-is-no-value-among-the-dice-788f1a5f = Il n’y a pas de { $value } parmi les dés.

# There is nothing to deliver that would want a marker of your supply.
m-there-is-nothing-to-deliver-that-af9d7ac8 = Il n’y a rien à livrer qui demande un pion de votre réserve.

# This delivery may not go there.
m-this-delivery-may-not-go-there-356513da = Cette livraison ne peut pas aller là.

# Turn a used roof tile face up again.
m-turn-a-used-roof-tile-face-up-ag-1e298ddf = Retournez une tuile Toit utilisée face visible.

# Use a revenue space; you have {n} {n|use|uses} left.
m-use-a-revenue-space-you-have-n-n-59a034e6 = Utilisez un emplacement Revenu ; encore { $n } { $n ->
        [one] utilisation
       *[other] utilisations
    }.

# Use the immediate effect of one of your craft tokens again.
m-use-the-immediate-effect-of-one-ed3e18c4 = Utilisez de nouveau l’effet immédiat d’une de vos tuiles Commerce.

# Used helpers are free again.
m-used-helpers-are-free-again-beab5988 = Les assistants utilisés sont de nouveau libres.

# What is {source} to do: {ways}?
m-what-is-source-to-do-ways-8f874765 = Que fait { $source } : { $ways } ?

# What {what} asks for does not hold.
m-what-what-asks-for-does-not-hold-8a8a5998 = La condition n’est pas remplie : { $what }.

# Which card of your hand do you discard for {source}?
m-which-card-of-your-hand-do-you-d-4e250d83 = Quelle carte de votre main défaussez-vous pour ceci : { $source } ?

# Which {n} of {kinds} do you pay for {source}?
m-which-n-of-kinds-do-you-pay-for-e770fb5a = Lesquelles payez-vous, { $n } parmi { $kinds }, pour ceci : { $source } ?

# You can bring {n} there at most.
m-you-can-bring-n-there-at-most-7d950655 = Vous pouvez en apporter { $n } au plus.

# You cannot move that far.
m-you-cannot-move-that-far-d3365f0f = Vous ne pouvez pas avancer autant.

# You cannot pay for a roof tile with that.
m-you-cannot-pay-for-a-roof-tile-w-3678d7b4 = Une tuile Toit ne se paie pas ainsi.

# You cannot upgrade that now.
m-you-cannot-upgrade-that-now-735960bd = Vous ne pouvez pas transformer cela maintenant.

# You do not have all of that.
m-you-do-not-have-all-of-that-7d0080b8 = Vous n’avez pas tout cela.

# You do not have that.
m-you-do-not-have-that-20dd0972 = Vous n’avez pas cela.

# You have a barrow too many: which one goes?
m-you-have-a-barrow-too-many-which-bd38dcf3 = Vous avez une charrette de trop : laquelle part ?

# You have bought a roof tile
m-you-have-bought-a-roof-tile-469536b1 = Tuile Toit achetée

# You have completed a barrow
m-you-have-completed-a-barrow-ac4e69ae = Charrette livrée entièrement

# You have just taken that option; choose another one.
m-you-have-just-taken-that-option-1e23f409 = Vous venez de prendre ce choix ; prenez-en un autre.

# You have lost a marker on the market
m-you-have-lost-a-marker-on-the-ma-5a06883f = Pion retiré du marché

# You have made all your deliveries. Anything else before your turn ends?
m-you-have-made-all-your-deliverie-0cfcdd92 = Vous avez fait toutes vos livraisons. Autre chose avant la fin de votre tour ?

# You have no delivery left.
m-you-have-no-delivery-left-c87e4e24 = Vous n’avez plus de livraison.

# You have no marker there.
m-you-have-no-marker-there-0360dd93 = Vous n’avez pas de pion à cet endroit.

# You have no trade good.
m-you-have-no-trade-good-b1c9f1ba = Vous n’avez pas de marchandise commerciale.

# You have nothing to upgrade.
m-you-have-nothing-to-upgrade-98939179 = Vous n’avez rien à transformer.

# You have taken a die
m-you-have-taken-a-die-4f189b44 = Dé pris

# You have used a die
m-you-have-used-a-die-a04749df = Dé utilisé

# You have used that donkey tile already.
m-you-have-used-that-donkey-tile-a-b1d13036 = Vous avez déjà utilisé cette tuile Âne.

# You have {n} free {n|upgrade|upgrades}.
m-you-have-n-free-n-upgrade-upgrad-edf28f1b = Vous avez { $n } { $n ->
        [one] transformation gratuite
       *[other] transformations gratuites
    }.

# You have {n} {n|delivery|deliveries}.
m-you-have-n-n-delivery-deliveries-d5b7e31c = Vous avez { $n } { $n ->
        [one] livraison
       *[other] livraisons
    }.

# You hold too many cards: discard one.
m-you-hold-too-many-cards-discard-0b225bf9 = Vous avez trop de cartes : défaussez-en une.

# You may bring {crop} from fields to store, or back.
m-you-may-bring-crop-from-fields-t-13efef61 = Vous pouvez apporter ceci des champs à l’entrepôt, ou l’inverse : { $crop ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $crop }
    }.

# You may buy a roof tile (round {round}).
m-you-may-buy-a-roof-tile-round-ro-e926b0de = Vous pouvez acheter une tuile Toit (tour n° { $round }).

# You may buy up to {n} extra {n|delivery|deliveries}, all at once.
m-you-may-buy-up-to-n-extra-n-deli-222ad038 = Vous pouvez acheter jusqu’à { $n } { $n ->
        [one] livraison supplémentaire
       *[other] livraisons supplémentaires
    }, en une fois.

# You may buy {n} at most.
m-you-may-buy-n-at-most-11aafcfe = Vous pouvez en acheter { $n } au plus.

# You may change your die to {values}.
m-you-may-change-your-die-to-value-e1cb50e7 = Vous pouvez changer votre dé en { $values }.

# You may keep one of the cards just drawn.
m-you-may-keep-one-of-the-cards-ju-aa32d69d = Vous pouvez garder une des cartes piochées à l’instant.

# You may make up to {n} extra {n|delivery|deliveries}, paid one by one.
m-you-may-make-up-to-n-extra-n-del-2b35a12c = Vous pouvez faire jusqu’à { $n } { $n ->
        [one] livraison supplémentaire, payée
       *[other] livraisons supplémentaires, payées
    } une par une.

# You may not play a card as {side} now.
m-you-may-not-play-a-card-as-side-cc06d616 = Vous ne pouvez pas jouer une carte ainsi maintenant : { $side ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $side }
    }.

# You may not remove that marker.
m-you-may-not-remove-that-marker-56a23938 = Vous ne pouvez pas retirer ce pion.

# You may remove opposing markers beside yours.
m-you-may-remove-opposing-markers-18c589ef = Vous pouvez retirer des pions adverses voisins des vôtres.

# You may roll up to {n} {n|die|dice} again.
m-you-may-roll-up-to-n-n-die-dice-e3b00bb9 = Vous pouvez relancer jusqu’à { $n } { $n ->
        [one] dé
       *[other] dés
    }.

# You may roll {n} dice again at most.
m-you-may-roll-n-dice-again-at-mos-8fcd598d = Vous pouvez relancer { $n } { $n ->
        [one] dé
       *[other] dés
    } au plus.

# You may take {n} at most.
m-you-may-take-n-at-most-f8a79281 = Vous pouvez en prendre { $n } au plus.

# You still have markers in your supply.
m-you-still-have-markers-in-your-s-77b12790 = Vous avez encore des pions dans votre réserve.

# Your Village Elder may reserve a revenue space.
m-your-village-elder-may-reserve-a-9434d8b1 = Votre Doyen du village peut réserver un emplacement Revenu.

# Your donkey tile has no hat: your disc does not move.
m-your-donkey-tile-has-no-hat-your-5ec11ea4 = Votre tuile Âne n’a pas de chapeau : votre disque n’avance pas.

# Your farm: {vp} VP, {silver} silver
m-your-farm-vp-vp-silver-silver-22daccc0 = Votre ferme : { $vp } PV, { $silver } { $silver ->
        [one] réal
       *[other] réaux
    }

# Your hand is about to be filled up
m-your-hand-is-about-to-be-filled-8cd23a26 = Votre main va être refaite

# Your hand, {n} of {limit}: field | barrow | extension | helper
m-your-hand-n-of-limit-field-barro-29209b35 = Votre main, { $n } sur { $limit } : champ | charrette | extension | assistant

# Your roof has no space left.
m-your-roof-has-no-space-left-2e2e6cb1 = Votre toit n’a plus d’emplacement.

# Your row there is complete.
m-your-row-there-is-complete-2f5b68f8 = Votre ligne y est entièrement livrée.

# a card or one crop
m-a-card-or-one-crop-5b7b0a22 = une carte ou une marchandise primaire

# a craft building
m-a-craft-building-dcce897c = un commerce

# a delivery or 2 silver
m-a-delivery-or-2-silver-615d2e49 = une livraison ou 2 réaux

# a field of {crop}
m-a-field-of-crop-e2fc70ea = un champ : { $crop ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $crop }
    }

# a pig born
m-a-pig-born-99d34b4b = un cochon de plus

# a roof tile
m-a-roof-tile-f485a5ee = une tuile Toit

# a symbol of {to}
m-a-symbol-of-to-cca3d67e = un symbole : { $to }

# a trade good
m-a-trade-good-7c6d936e = une marchandise commerciale

# a used donkey tile
m-a-used-donkey-tile-7db3a6d1 = une tuile Âne utilisée

# an extension
m-an-extension-1b1ee7db = une extension

# an owner's overlay: the name of an approved one; its text in a game
m-an-owner-s-overlay-the-name-of-a-31e19c7f = cartes d’un propriétaire : le nom d’un fichier approuvé ; son texte dans une partie

# an upgrade
m-an-upgrade-4940f545 = une transformation

# barrow {card} complete
m-barrow-card-complete-18ea1c87 = charrette livrée entièrement : { $card }

# building or barrow
m-building-or-barrow-3c1bcedf = commerce ou charrette

# craft buildings
m-craft-buildings-807db384 = commerces

# die {value}
m-die-value-cc59b3fd = dé { $value }

# discarded {cards}
m-discarded-cards-c27187c0 = défausse : { $cards }

# draw a card or play one
m-draw-a-card-or-play-one-6cf0cb1a = piocher ou jouer une carte

# drew {cards}
m-drew-cards-0bec42cd = pioche : { $cards }

# drew {n}
m-drew-n-1f3ea268 = cartes piochées : { $n }

# extra delivery
m-extra-delivery-3b3c2225 = livraison supplémentaire

# field of {crop}; barrow for {n} VP; extension {gives}; helper {name}
m-field-of-crop-barrow-for-n-vp-ex-d5edb727 = champ : { $crop ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $crop }
    } ; charrette : { $n } PV ; extension : { $gives } ; assistant : { $name }

# for nothing
m-for-nothing-6e1065e1 = gratuitement

# from the fields to the store
m-from-the-fields-to-the-store-fa9b8b0e = des champs à l’entrepôt

# from the store to the fields
m-from-the-store-to-the-fields-9da670a4 = de l’entrepôt aux champs

# good of your farm
m-good-of-your-farm-e07c6031 = marchandise de votre ferme

# its token
m-its-token-0cf1da2d = sa tuile

# marker from {origin} to {space}
m-marker-from-origin-to-space-b20a4cb7 = pion : { $origin } → { $space }

# marker on {space}
m-marker-on-space-1b3421fe = pion : { $space }

# marker {place} given up
m-marker-place-given-up-6c868582 = pion retiré : { $place }

# market space
m-market-space-5f011272 = emplacement de marché

# no card
m-no-card-9b119c50 = aucune carte

# no silver
m-no-silver-064e8b95 = aucun réal

# pigs and trade goods
m-pigs-and-trade-goods-a193b773 = cochons et marchandises commerciales

# revenue dice
m-revenue-dice-acb53712 = dés Revenu

# roof tile
m-roof-tile-371cbceb = tuile Toit

# roof tiles
m-roof-tiles-2cd8009c = tuiles Toit

# shared die {value}
m-shared-die-value-5184a66b = dé restant { $value }

# siesta space {space}: {vp} VP when the round is scored
m-siesta-space-space-vp-vp-when-th-7297bc04 = case Siesta { $space } : { $vp } PV au décompte du tour

# siesta {space}
m-siesta-space-ada4638b = Siesta { $space }

# silver left
m-silver-left-94be60db = réaux restants

# sold a pig at once
m-sold-a-pig-at-once-c1a365b4 = un cochon vendu aussitôt

# sold {goods}
m-sold-goods-a10db6af = vente : { $goods }

# the farm
m-the-farm-77ad3c1d = la ferme

# the final sale
m-the-final-sale-a40a02ff = la vente finale

# the last one it wants: {gain}
m-the-last-one-it-wants-gain-483fe909 = le dernier demandé : { $gain }

# the market
m-the-market-824012d6 = le marché

# the neutral player
m-the-neutral-player-931286cf = le joueur neutre

# the rule book whose preset the other options take
m-the-rule-book-whose-preset-the-o-4c37275e = le livre de règles dont les autres options prennent les réglages

# the siesta
m-the-siesta-c5aa6118 = la sieste

# the start
m-the-start-9e7751dd = le début

# then it wants {goods}
m-then-it-wants-goods-1b0eddfd = ensuite : { $goods }

# trade good
m-trade-good-5ea0d27d = marchandise commerciale

# trade goods
m-trade-goods-f74e8f35 = marchandises commerciales

# trade goods, but no pigs
m-trade-goods-but-no-pigs-20d28c74 = marchandises commerciales, mais pas les cochons

# two different crops
m-two-different-crops-ee2793ec = deux marchandises primaires différentes

# two upgrades for nothing
m-two-upgrades-for-nothing-63c78ade = deux transformations gratuites

# two upgrades or siesta steps
m-two-upgrades-or-siesta-steps-84df572c = deux transformations ou cases Siesta

# up to {n}
m-up-to-n-645a6236 = jusqu’à { $n }

# upgraded {what}
m-upgraded-what-2cee91d4 = transformation : { $what }

# use of a trade good
m-use-of-a-trade-good-d3092f3b = usage d’une marchandise commerciale

# used a trade good
m-used-a-trade-good-c13582c4 = marchandise commerciale utilisée

# used as {value}
m-used-as-value-06fad572 = compte comme { $value }

# used {name}
m-used-name-bacb34c6 = { $name } : effet utilisé

# used {tile}
m-used-tile-1cf545dd = { $tile } : effet utilisé

# value {n}
m-value-n-6332d79e = valeur { $n }

# value {n}, +{vp} VP
m-value-n-vp-vp-6892b618 = valeur { $n }, +{ $vp } PV

# value {n}, with {lower} {lower|marker|markers} beside it to drive away
m-value-n-with-lower-lower-marker-2ba95a17 = valeur { $n }, avec { $lower } { $lower ->
        [one] pion voisin
       *[other] pions voisins
    } à chasser

# victory point
m-victory-point-874e29b1 = point de victoire

# victory points
m-victory-points-f0d525a7 = points de victoire

# wants {wants} for {n} VP{marker}
m-wants-wants-for-n-vp-marker-47367774 = demande { $wants } pour { $n } PV{ $marker }

# {card} as extension costs {n} {n|farm good|different farm goods}: which do you pay?
m-card-as-extension-costs-n-n-far-4597962c = { $card } en extension coûte { $n } { $n ->
        [one] marchandise
       *[other] marchandises différentes
    } : lesquelles payez-vous ?

# {card} as {side}
m-card-as-side-64d7cc66 = { $card } comme { $side ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $side }
    }

# {card} as {side}: {shows}
m-card-as-side-shows-6f9b2edf = { $card } comme { $side ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $side }
    } : { $shows }

# {gives}; costs nothing
m-gives-costs-nothing-f299b31d = { $gives } ; gratuit

# {gives}; costs {n} different {n|good|goods}
m-gives-costs-n-different-n-good-abb56689 = { $gives } ; coûte { $n } { $n ->
        [one] marchandise
       *[other] marchandises différentes
    }

# {happened}: you may use {waiting}.
m-happened-you-may-use-waiting-7182f876 = { $happened } : vous pouvez utiliser { $waiting }.

# {kind} cannot be bought.
m-kind-cannot-be-bought-56747496 = { $kind ->
        [Olive] Olive
        [Grain] Céréale
        [Grape] Raisin
        [Pig] Cochon
        [Food] Nourriture
        [Wine] Vin
        [Meat] Viande
        [Silver] Réaux
        [Trade_good] Marchandise commerciale
        [VP] PV
       *[other] { $kind }
    } : impossible à acheter.

# {kind} is not offered here.
m-kind-is-not-offered-here-b262dda2 = { $kind ->
        [Olive] Olive
        [Grain] Céréale
        [Grape] Raisin
        [Pig] Cochon
        [Food] Nourriture
        [Wine] Vin
        [Meat] Viande
        [Silver] Réaux
        [Trade_good] Marchandise commerciale
        [VP] PV
       *[other] { $kind }
    } : pas proposé ici.

# {name} (card {n}): {text}
m-name-card-n-text-0fb95a83 = { $name } (carte { $n }) : { $text }

# {name} complete
m-name-complete-7f43c5ec = ligne livrée entièrement : { $name }

# {n} VP for {why}
m-n-vp-for-why-6087318a = +{ $n } PV ({ $why })

# {n} {n|delivery|deliveries}, {hats} {hats|step|steps} on the siesta track
m-n-n-delivery-deliveries-hats-ha-aa857ba3 = { $n } { $n ->
        [one] livraison
       *[other] livraisons
    }, { $hats } { $hats ->
        [one] case
       *[other] cases
    } sur la piste Siesta

# {n} {n|field|fields} grown
m-n-n-field-fields-grown-04f6ca6a = pousse : { $n } { $n ->
        [one] champ
       *[other] champs
    }

# {n} {n|field|fields} of {who} {n|grows|grow} {n|a good|a good each}.
m-n-n-field-fields-of-who-n-grows-9cc7e6f8 = { $who } : une marchandise pousse sur { $n } { $n ->
        [one] champ
       *[other] champs
    }.

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } relancé : { $new }

# {price}, it becomes {into}
m-price-it-becomes-into-a88cd2e3 = { $price }, devient { $into ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $into }
    }

# {tiles}; extra deliveries: {n}{left}.
m-tiles-extra-deliveries-n-left-b4370a24 = { $tiles } ; livraisons supplémentaires : { $n }{ $left }.

# {what} cannot be used for this.
m-what-cannot-be-used-for-this-3dfe1297 = { $what } ne peut pas servir à cela.

# {what} costs {cost}.
m-what-costs-cost-dfd5a80c = { $what } coûte { $cost }.

# {what} could bring nothing now.
m-what-could-bring-nothing-now-dd30068a = { $what } ne pourrait rien apporter maintenant.

# {what} does not go in place of a marker.
m-what-does-not-go-in-place-of-a-2ab40473 = { $what } ne remplace pas un pion.

# {what} has been used.
m-what-has-been-used-658a153a = { $what } a déjà servi.

# {what} is not at your farm.
m-what-is-not-at-your-farm-8eee42d0 = { $what } n’est pas à votre ferme.

# {what} is not yours to use now.
m-what-is-not-yours-to-use-now-145c0eaf = { $what } ne peut pas vous servir maintenant.

# {what} to {to}
m-what-to-to-be3f0933 = { $what } → { $to }

# {what} works in phase {phases}.
m-what-works-in-phase-phases-0b081993 = { $what } sert dans ces phases : { $phases }.

# {who} brings {n} {crop} {way}.
m-who-brings-n-crop-way-7155e832 = { $who } apporte { $way } : { $crop ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $crop }
    } ({ $n }).

# {who} brought {goods} to the {name}.
m-who-brought-goods-to-the-name-66bfbe92 = { $who }, livré : { $goods } ({ $name }).

# {who} buys {tile}.
m-who-buys-tile-6dc00066 = { $who } achète { $tile }.

# {who} chooses the tile with {n} {n|donkey|donkeys}, to be revealed when all have chosen.
m-who-chooses-the-tile-with-n-n-d-2e0967b1 = { $who } choisit la tuile à { $n } { $n ->
        [one] âne
       *[other] ânes
    }, révélée quand tout le monde a choisi.

# {who} completes the barrow {card}.
m-who-completes-the-barrow-card-a06f3d29 = { $who } livre entièrement la charrette { $card }.

# {who} completes the {name} and gains its token.
m-who-completes-the-name-and-gain-6317d82d = { $who } livre entièrement ce commerce et prend sa tuile : { $name }.

# {who} delivers {what} to {to}.
m-who-delivers-what-to-to-26d255e5 = { $who } livre { $what ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $what }
    } : { $to }.

# {who} discards the {side} {card}.
m-who-discards-the-side-card-a63ff4e6 = { $who } défausse { $card } ({ $side ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $side }
    }).

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } défausse { $cards }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } pioche { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } pioche { $n } { $n ->
        [one] carte
       *[other] cartes
    }.

# {who} fills a symbol of {to}.
m-who-fills-a-symbol-of-to-7a8413d5 = { $who } remplit un symbole : { $to }.

# {who} gains {goods}.
m-who-gains-goods-88e2368b = { $who } gagne : { $goods }.

# {who} gains {n} VP for {why}.
m-who-gains-n-vp-for-why-881e5ce6 = { $who } gagne { $n } PV ({ $why }).

# {who} gives up the marker {place}.
m-who-gives-up-the-marker-place-1f989f31 = { $who } retire son pion { $place }.

# {who} has chosen a donkey tile.
m-who-has-chosen-a-donkey-tile-735a20a4 = { $who } a choisi une tuile Âne.

# {who} has no pen for a pig and sells it for {n} silver.
m-who-has-no-pen-for-a-pig-and-se-92bcdb0e = { $who } n’a pas d’enclos pour un cochon et le vend { $n } { $n ->
        [one] réal
       *[other] réaux
    }.

# {who} is first.
m-who-is-first-0d8f3465 = { $who } joue en premier.

# {who} is the first player.
m-who-is-the-first-player-79b54392 = { $who } : premier joueur.

# {who} moves a marker from {origin} to {space}.
m-who-moves-a-marker-from-origin-884414e8 = { $who } déplace un pion de { $origin } à { $space }.

# {who} moves to siesta space {space}.
m-who-moves-to-siesta-space-space-b423b953 = { $who } avance à la case { $space } de la piste Siesta.

# {who} pays {goods} for {why}.
m-who-pays-goods-for-why-0d10cb92 = { $who } paie : { $goods } ({ $why ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $why }
    }).

# {who} pays {goods}.
m-who-pays-goods-bf1cca69 = { $who } paie : { $goods }.

# {who} pays {n} VP.
m-who-pays-n-vp-b22e88d1 = { $who } paie { $n } PV.

# {who} pays {n} silver for {why}.
m-who-pays-n-silver-for-why-ef679e2b = { $who } paie { $n } { $n ->
        [one] réal
       *[other] réaux
    } ({ $why ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $why }
    }).

# {who} pays {n} silver.
m-who-pays-n-silver-10a4262a = { $who } paie { $n } { $n ->
        [one] réal
       *[other] réaux
    }.

# {who} places a marker on {space}.
m-who-places-a-marker-on-space-48cbcb87 = { $who } place un pion en { $space }.

# {who} plays {card} as {side}.
m-who-plays-card-as-side-0f29b9f7 = { $who } joue { $card } : { $side ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $side }
    }.

# {who} plays {card} as {side}: {shows}.
m-who-plays-card-as-side-shows-75606436 = { $who } joue { $card } : { $side ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $side }
    }. { $shows }.

# {who} reserves the last die beside revenue space {space}.
m-who-reserves-the-last-die-besid-0f621644 = { $who } réserve le dernier dé à côté de l’emplacement Revenu { $space }.

# {who} rolls {old} again: {new}.
m-who-rolls-old-again-new-4392dc3b = { $who } relance { $old } : { $new }.

# {who} sells {goods}.
m-who-sells-goods-c0b5a618 = { $who } vend : { $goods }.

# {who} takes a die of {value}.
m-who-takes-a-die-of-value-d479ec0f = { $who } prend un dé de valeur { $value }.

# {who} takes {n} silver for the {why}.
m-who-takes-n-silver-for-the-why-86a9f714 = { $who } gagne { $n } { $n ->
        [one] réal
       *[other] réaux
    } ({ $why ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $why }
    }).

# {who} takes {n} silver from {why}.
m-who-takes-n-silver-from-why-447af989 = { $who } gagne { $n } { $n ->
        [one] réal
       *[other] réaux
    } ({ $why ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $why }
    }).

# {who} takes {n} silver.
m-who-takes-n-silver-0aef6b34 = { $who } gagne { $n } { $n ->
        [one] réal
       *[other] réaux
    }.

# {who} turns {tile} face up again.
m-who-turns-tile-face-up-again-7d1ea7d2 = { $who } retourne { $tile } face visible.

# {who} upgrades {what}.
m-who-upgrades-what-2ebd530b = { $who } transforme : { $what ->
        [olive] olive
        [grain] céréale
        [grape] raisin
        [pig] cochon
        [food] nourriture
        [wine] vin
        [meat] viande
        [silver] réaux
        [trade_good] marchandise commerciale
       *[other] { $what }
    }.

# {who} uses a trade good.
m-who-uses-a-trade-good-08a0cb0e = { $who } utilise une marchandise commerciale.

# {who} uses the die as a {value}.
m-who-uses-the-die-as-a-value-9920e4f0 = { $who } utilise le dé comme un { $value }.

# {who} uses the shared die, a {value}.
m-who-uses-the-shared-die-a-value-b074056d = { $who } utilise le dé restant, un { $value }.

# {who} uses the {name}.
m-who-uses-the-name-cb2f4642 = { $who } utilise : { $name }.

# {who} uses {tile}.
m-who-uses-tile-c96ac304 = { $who } utilise : { $tile }.

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}
m-who-vp-vp-silver-silver-n-n-car-eb1f4ca9 = { $who } : { $vp } PV, { $silver } { $silver ->
        [one] réal
       *[other] réaux
    }, { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}; {stored}; siesta {disc}
m-who-vp-vp-silver-silver-n-n-car-d8dbc538 = { $who } : { $vp } PV, { $silver } { $silver ->
        [one] réal
       *[other] réaux
    }, { $n } { $n ->
        [one] carte
       *[other] cartes
    } ; { $stored } ; Siesta { $disc }
