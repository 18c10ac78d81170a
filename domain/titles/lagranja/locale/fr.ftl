#  and a market marker
m-and-a-market-marker-9ef4e1ce = { " " }et un pion au marché

#  from the fields
m-from-the-fields-fe9cd0d5 = { " " }des champs

# +2 silver
m-2-silver-64334b02 = +2 réaux

# +{n} silver
m-n-silver-d2d4a504 = +{ $n } { $n ->
        [one] réal
       *[other] réaux
    }

# , and a marker on the market
m-and-a-marker-on-the-market-fcfcfa68 = , et un pion sur le marché

# -{n} VP
m-n-vp-50ff70d6 = −{ $n } PV

# 1 a round
m-1-a-round-fcd4fc15 = 1 par tour

# 1 more siesta step in step III.2.
m-1-more-siesta-step-in-step-iii-2-56c8fca2 = 1 case Siesta de plus à l'étape III.2.

# 1 of
m-1-of-10963f3e = 1 parmi

# 1 point when your marker is driven off the market.
m-1-point-when-your-marker-is-driv-5b562925 = 1 point quand votre pion est chassé du marché.

# 1 silver turns a used roof tile up again.
m-1-silver-turns-a-used-roof-tile-dcf4b915 = 1 réal retourne une tuile Toit utilisée.

# 1st
m-1st-e01ddf65 = 1er

# 2 more extra deliveries can be bought.
m-2-more-extra-deliveries-can-be-b-461b01d1 = On peut acheter 2 livraisons supplémentaires de plus.

# 2 more pig pens.
m-2-more-pig-pens-05045f84 = 2 enclos de plus.

# 2 of
m-2-of-64de2225 = 2 parmi

# 2 silver for a trade good.
m-2-silver-for-a-trade-good-3a7a9922 = 2 réaux pour une marchandise commerciale.

# 2nd
m-2nd-c21365c7 = 2e

# 3 silver fill one symbol on a barrow.
m-3-silver-fill-one-symbol-on-a-ba-d1bfe701 = 3 réaux remplissent un symbole d'une charrette.

# 3rd
m-3rd-c0d75171 = 3e

# 4th
m-4th-136ef443 = 4e

# 5th
m-5th-a2dc69cc = 5e

# A card has been played
m-a-card-has-been-played-91815d69 = Une carte est jouée

# A craft building has been completed
m-a-craft-building-has-been-comple-d1facd34 = Un commerce est livré entièrement

# A food for 2 points and 1 silver.
m-a-food-for-2-points-and-1-silver-49507172 = Une nourriture pour 2 points et 1 réal.

# A marker of yours moves to a free space of the same value.
m-a-marker-of-yours-moves-to-a-fre-990a7b46 = Un de vos pions va sur un emplacement libre de même valeur.

# A marker placed next to one of your market markers removes it only if its space is at least two higher in value. Replacing a marker on a full market is not prevented.
m-a-marker-placed-next-to-one-of-y-be49993f = Un pion posé à côté d'un des vôtres au marché ne le chasse que si son emplacement vaut au moins deux de plus. Le remplacement sur un marché plein reste possible.

# A neighbour drives you off only with 2 more in value.
m-a-neighbour-drives-you-off-only-f70d22b9 = Un voisin ne vous chasse qu'avec 2 de plus en valeur.

# A pig for 7 silver.
m-a-pig-for-7-silver-683ffa6c = Un cochon pour 7 réaux.

# A pig is born at the farm of {who}.
m-a-pig-is-born-at-the-farm-of-who-e3ad37df = { $who } : un cochon naît à la ferme.

# A sixth roof space, worth 5 points.
m-a-sixth-roof-space-worth-5-point-b23adfc6 = Un sixième emplacement Toit, 5 points.

# A tile of 1 or 2 donkeys: 1 more delivery.
m-a-tile-of-1-or-2-donkeys-1-more-fb6f8b98 = Tuile de 1 ou 2 ânes : 1 livraison de plus.

# A trade good for 7 silver or 3 harvest goods.
m-a-trade-good-for-7-silver-or-3-h-429ae585 = Une marchandise commerciale contre 7 réaux ou 3 marchandises primaires.

# After a die: pay 1 point, use the round's space too.
m-after-a-die-pay-1-point-use-the-2a97c182 = Après un dé : payez 1 point, utilisez aussi la case du tour.

# After the roll: roll one or two dice again.
m-after-the-roll-roll-one-or-two-d-0d527223 = Après le lancer : relancez un ou deux dés.

# After you have used the shared last die, you may pay 1 silver to use the same space once more.
m-after-you-have-used-the-shared-l-57f97f09 = Après avoir utilisé le dé restant, vous pouvez payer 1 réal pour utiliser le même emplacement encore une fois.

# After you have used your second die, gain 1 VP and 2 silver if the values you used for your two dice add up to 5 or less.
m-after-you-have-used-your-second-1ff08b39 = Après votre second dé, gagnez 1 PV et 2 réaux si les valeurs utilisées de vos deux dés font 5 ou moins.

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

# Another completes a building: 3 silver.
m-another-completes-a-building-3-s-db892b79 = Un autre termine un commerce : 3 réaux.

# Anything else before the next step at your farm?
m-anything-else-before-the-next-st-6a6977ec = Autre chose avant l’étape suivante à votre ferme ?

# Anything else before your turn ends?
m-anything-else-before-your-turn-e-8617c78f = Autre chose avant la fin de votre tour ?

# At the end of step I.1, before you refill your hand, you may play one more card, which must become a field.
m-at-the-end-of-step-i-1-before-yo-b18543c6 = À la fin de l'étape I.1, avant de compléter votre main, vous pouvez jouer une carte de plus, qui doit devenir un champ.

# At the end of the game gain 1 VP for each roof tile on your farm.
m-at-the-end-of-the-game-gain-1-vp-71cbadfd = À la fin de la partie, gagnez 1 PV par tuile Toit de votre ferme.

# At the end of the game you need only 3 silver for 1 VP.
m-at-the-end-of-the-game-you-need-2bb02d34 = À la fin de la partie, il ne vous faut que 3 réaux pour 1 PV.

# At the end: 1 point for each roof tile.
m-at-the-end-1-point-for-each-roof-fed6a938 = À la fin : 1 point par tuile Toit.

# At the end: 3 silver for 1 point.
m-at-the-end-3-silver-for-1-point-24ed0ffd = À la fin : 1 point pour 3 réaux.

# At this table extra deliveries are bought at once: say how many.
m-at-this-table-extra-deliveries-a-72160c8d = À cette table, les livraisons supplémentaires s’achètent en une fois : dites combien.

# At this table extra deliveries are paid one by one.
m-at-this-table-extra-deliveries-a-60e09407 = À cette table, les livraisons supplémentaires se paient une par une.

# At this table no pig makes room for a newborn: sell or upgrade it afterwards.
m-at-this-table-no-pig-makes-room-95ee970d = À cette table, aucun cochon ne fait place à un nouveau-né : vendez-le ou transformez-le ensuite.

# Barrow done: 1 free delivery to another one.
m-barrow-done-1-free-delivery-to-a-19d1277d = Charrette finie : 1 livraison gratuite vers une autre.

# Barrow done: 1 of its resources back.
m-barrow-done-1-of-its-resources-b-891e7536 = Charrette finie : 1 de ses ressources revient.

# Barrow done: 3 points instead of the marker.
m-barrow-done-3-points-instead-of-7dfbcbf3 = Charrette finie : 3 points au lieu du pion.

# Barrow {n}: {text}
m-barrow-n-text-4be6b7e4 = Charrette { $n } : { $text }

# Before the roll: reserve a revenue space.
m-before-the-roll-reserve-a-revenu-191f15af = Avant le lancer : réservez une case Revenu.

# Buy a roof tile: 1 harvest good.
m-buy-a-roof-tile-1-harvest-good-ba33717b = Achat d'une tuile Toit : 1 marchandise primaire.

# Buy harvest goods 1 silver cheaper.
m-buy-harvest-goods-1-silver-cheap-419fe5df = Marchandises primaires 1 réal moins cher.

# Card {n}: {crop} | {barrow} | {extension} | {helper}
m-card-n-crop-barrow-extension-hel-828cd9ea = Carte { $n } : { $crop ->
        [olive] olive
        [grain] céréale
        [grape] raisin
       *[other] { $crop }
    } | { $barrow } | { $extension } | { $helper }

# Cards
m-cards-a52fcbbc = Cartes

# Cards: {n} in the deck, {m} discarded.
m-cards-n-in-the-deck-m-discarded-5fc01032 = Cartes : { $n } dans la pioche, { $m } dans la défausse.

# Change a die you have just taken by 1 (1 to 6).
m-change-a-die-you-have-just-taken-65eb9e25 = Changez de 1 un dé que vous venez de prendre (de 1 à 6).

# Change a die you have just taken by 1 or 2 (1 to 6).
m-change-a-die-you-have-just-taken-66d9d47f = Changez de 1 ou 2 un dé que vous venez de prendre (de 1 à 6).

# Change your die by 1; then go 1 siesta step.
m-change-your-die-by-1-then-go-1-s-ecd60517 = Modifiez votre dé de 1 ; puis 1 case Siesta.

# Choose a donkey tile, in secret.
m-choose-a-donkey-tile-in-secret-c9c04c32 = Choisissez une tuile Âne, en secret.

# Choose a used donkey tile again for 1 silver.
m-choose-a-used-donkey-tile-again-aaa8dc39 = Pour 1 réal, reprenez une tuile Âne utilisée.

# Choose another craft token of your farm.
m-choose-another-craft-token-of-yo-665c7f11 = Choisissez une autre tuile Commerce de votre ferme.

# Choose one of {ways}.
m-choose-one-of-ways-2d5f84f2 = Choisissez parmi : { $ways }.

# Craft building done: a marker on a 2, 3 or 4.
m-craft-building-done-a-marker-on-457ba22d = Commerce fini : un pion sur un 2, 3 ou 4.

# Craft buildings
m-craft-buildings-034f2cbd = Commerces

# Craft tokens
m-craft-tokens-1b920bdc = Tuiles Commerce

# Craft tokens: none yet
m-craft-tokens-none-yet-f680ac1a = Tuiles Commerce : –

# Deliver a pig in place of a meat.
m-deliver-a-pig-in-place-of-a-meat-2ad923ae = Livrez un cochon à la place d'une viande.

# Deliver olives as grain, grain as olives.
m-deliver-olives-as-grain-grain-as-a78078fb = Livrez les olives comme céréales et l'inverse.

# Dice: {dice}.
m-dice-dice-7d1499a1 = Dés : { $dice }.

# Discard a card for 1 good of its crop.
m-discard-a-card-for-1-good-of-its-5fb2a35a = Défaussez une carte : 1 marchandise de son champ.

# Donkey tiles
m-donkey-tiles-148def31 = Tuiles Âne

# Draw 2 cards, keep 1.
m-draw-2-cards-keep-1-fd09cd84 = Piochez 2 cartes, gardez-en 1.

# Draw a card or play a card (an extension has to be paid for).
m-draw-a-card-or-play-a-card-an-ex-0e3007ab = Piochez une carte ou jouez une carte (une extension est à payer).

# Draw a card or play one.
m-draw-a-card-or-play-one-3454c62d = Piochez ou jouez une carte.

# Each extension costs you one farm good less; your first one is free.
m-each-extension-costs-you-one-far-90c11b0d = Chaque extension coûte une marchandise de moins ; la première est gratuite.

# Each extension played: 1 point and 2 silver.
m-each-extension-played-1-point-an-4d89643d = Chaque extension jouée : 1 point et 2 réaux.

# Each field played: 1 good of its crop, 1 silver.
m-each-field-played-1-good-of-its-7b719153 = Chaque champ joué : 1 de sa récolte, 1 réal.

# Each player runs a small farm whose cards are fields, barrows, extensions or helpers, by the side they are laid on. In six rounds harvests, dice and donkeys bring goods to craft buildings and to the market, for points.
m-each-player-runs-a-small-farm-wh-40ae0c94 = Chacun mène une petite ferme dont les cartes sont champs, charrettes, extensions ou assistants selon le côté où on les glisse. En six tours, récoltes, dés et ânes apportent des marchandises aux commerces et au marché, pour des points.

# Each time a placing takes one of your markers off the market, gain 1 VP at once.
m-each-time-a-placing-takes-one-of-7ace90d5 = Chaque fois qu'un pion adverse chasse un de vos pions du marché, gagnez aussitôt 1 PV.

# Each time you complete a craft building you may place a marker on a free market space of value 2, 3 or 4. It removes lower neighbours as usual.
m-each-time-you-complete-a-craft-b-d0fe8d01 = Chaque fois que vous complétez un commerce, vous pouvez placer un pion sur un emplacement libre du marché de valeur 2, 3 ou 4. Il chasse comme toujours les voisins de valeur inférieure.

# Each time you play a field, take 1 good of its crop into your store and 1 silver. The field itself still enters empty.
m-each-time-you-play-a-field-take-17d77735 = Chaque fois que vous jouez un champ, prenez dans l'entrepôt 1 marchandise de ce champ et 1 réal. Le champ lui-même arrive vide.

# Each time you play an extension, gain 1 VP and 2 silver after paying for it.
m-each-time-you-play-an-extension-2c913b93 = Chaque fois que vous jouez une extension, gagnez 1 PV et 2 réaux après l'avoir payée.

# End of step I.1: play one more card, as a field.
m-end-of-step-i-1-play-one-more-ca-cd138bba = Fin de l'étape I.1 : une carte de plus, comme champ.

# Every upgrade you pay for costs you 1 silver less.
m-every-upgrade-you-pay-for-costs-fa5ec8e0 = Chaque transformation que vous payez coûte 1 réal de moins.

# Extensions
m-extensions-fe3436af = Extensions

# Extensions cost 1 good less, the first is free.
m-extensions-cost-1-good-less-the-138b1669 = Extensions : 1 marchandise de moins, la première gratuite.

# Extensions: {text}.
m-extensions-text-b6eb5682 = Extensions : { $text }.

# Extra deliveries are free.
m-extra-deliveries-are-free-f6d89c71 = Les livraisons supplémentaires sont gratuites.

# Extra deliveries cost you nothing. Their number does not change.
m-extra-deliveries-cost-you-nothin-cd072a6c = Les livraisons supplémentaires ne vous coûtent rien. Leur nombre ne change pas.

# Farm
m-farm-3457b161 = Ferme

# Fewer goods are enough.
m-fewer-goods-are-enough-8a9f39bd = Moins de marchandises suffisent.

# Fields
m-fields-616f48c1 = Champs

# Fill one empty symbol of one of your barrows.
m-fill-one-empty-symbol-of-one-of-6706cd2d = Remplissez un symbole vide d’une de vos charrettes.

# Four barrows; 2 silver for each one played.
m-four-barrows-2-silver-for-each-o-d5cbeedf = Quatre charrettes ; 2 réaux par charrette jouée.

# Gain 1 VP.
m-gain-1-vp-a4e16154 = Gagnez 1 PV.

# Goods on a field cannot be sold.
m-goods-on-a-field-cannot-be-sold-e185f86e = Les marchandises d’un champ ne peuvent pas être vendues.

# Hand limit +2.
m-hand-limit-2-298e0f97 = Limite de cartes en main +2.

# Harvest goods pay 3 silver each for roof tiles.
m-harvest-goods-pay-3-silver-each-97562188 = Une marchandise primaire vaut 3 réaux pour une tuile Toit.

# Helper {n}, {name}: {text}
m-helper-n-name-text-b4412645 = Assistant { $n }, { $name } : { $text }

# Helpers of {who}
m-helpers-of-who-d05d7c2c = Assistants : { $who }

# Helpers: {names}.
m-helpers-names-bdd43699 = Assistants : { $names }.

# House deck: made for this implementation. These are NOT the printed cards of La Granja.
m-house-deck-made-for-this-impleme-ee2a12b2 = Jeu de cartes maison, fait pour ce programme. Ce ne sont PAS les cartes imprimées de La Granja.

# House distribution of the roof bonuses. The kinds are known; which bonus lies on which tile is mostly not.
m-house-distribution-of-the-roof-b-a117b7dc = Répartition maison des bonus de toit. Les sortes sont connues ; quel bonus est sur quelle tuile ne l'est guère.

# In phase IV gain 1 VP and 1 silver if nobody has more markers on the market than you and you have at least one.
m-in-phase-iv-gain-1-vp-and-1-silv-067fd518 = En phase IV, gagnez 1 PV et 1 réal si personne n'a plus de pions que vous au marché et que vous en avez au moins un.

# In phase IV gain 1 VP more if the siesta track gives you at least 1 VP.
m-in-phase-iv-gain-1-vp-more-if-th-112cb2c5 = En phase IV, gagnez 1 PV de plus si la piste Siesta vous en donne au moins 1.

# In the first round everybody plays two cards.
m-in-the-first-round-everybody-pla-6e5eeb9f = Au premier tour, tout le monde joue deux cartes.

# In the income step gain 1 VP if you have at least three fields.
m-in-the-income-step-gain-1-vp-if-108177e0 = À l'étape du salaire, gagnez 1 PV si vous avez au moins trois champs.

# In the income step take 1 good of the crop of one of your fields into your store.
m-in-the-income-step-take-1-good-o-b1adf489 = À l'étape du salaire, prenez dans l'entrepôt 1 marchandise d'un de vos champs.

# In the income step take 1 silver for each of your markers on the market, at most 4.
m-in-the-income-step-take-1-silver-6dfc73b8 = À l'étape du salaire, prenez 1 réal par pion que vous avez au marché, 4 au plus.

# In your deliveries an olive may stand for a grain and a grain for an olive.
m-in-your-deliveries-an-olive-may-fc25a80e = Dans vos livraisons, une olive peut remplacer une céréale et une céréale une olive.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = Dans votre main : { $card }

# Income: 1 good of the crop of one field.
m-income-1-good-of-the-crop-of-one-553dcf3d = Salaire : 1 marchandise d'un de vos champs.

# Income: 1 point if you have 3 fields.
m-income-1-point-if-you-have-3-fie-8500b4a9 = Salaire : 1 point si vous avez 3 champs.

# Income: 1 silver for each marker, at most 4.
m-income-1-silver-for-each-marker-25ade71e = Salaire : 1 réal par pion, 4 au plus.

# It is time for income
m-it-is-time-for-income-984b5f0c = Moment du salaire

# Keep {n} of the cards you have drawn.
m-keep-n-of-the-cards-you-have-dra-b97e5a07 = Gardez { $n } des cartes piochées.

# La Granja knows the editions {known}, not "{edition}".
m-la-granja-knows-the-editions-kno-ce8be8f1 = La Granja connaît les éditions { $known }, pas « { $edition } ».

# Last in the new order: 1 point and 1 silver.
m-last-in-the-new-order-1-point-an-3ab9dcd7 = Dernier du nouvel ordre : 1 point et 1 réal.

# Locked, to be opened in this order: {names}.
m-locked-to-be-opened-in-this-orde-a0f6a7b6 = Bloqués, à débloquer dans cet ordre : { $names }.

# Make 1 delivery at the price of an extra delivery.
m-make-1-delivery-at-the-price-of-dabb9941 = Faites 1 livraison au prix d'une livraison supplémentaire.

# Make 1 delivery.
m-make-1-delivery-95808b9f = Faites 1 livraison.

# Make {n} {n|delivery|deliveries}.
m-make-n-n-delivery-deliveries-cdf49605 = Faites { $n } { $n ->
        [one] livraison
       *[other] livraisons
    }.

# Markers left
m-markers-left-c4852eb5 = Pions restants

# Market
m-market-5238d9bd = Marché

# Most markers in phase IV: 1 point, 1 silver.
m-most-markers-in-phase-iv-1-point-8ecce772 = Le plus de pions en phase IV : 1 point, 1 réal.

# Move 1 or 2 steps on the siesta track.
m-move-1-or-2-steps-on-the-siesta-63e44eca = Avancez de 1 ou 2 cases sur la piste Siesta.

# Move a marker to a free space of its value.
m-move-a-marker-to-a-free-space-of-a7ce27bd = Déplacez un pion vers un emplacement libre de même valeur.

# Move grain between fields and store.
m-move-grain-between-fields-and-st-3263f406 = Déplacez les céréales entre champs et entrepôt.

# Move grapes between fields and store.
m-move-grapes-between-fields-and-s-eb84e516 = Déplacez le raisin entre champs et entrepôt.

# Move olives between fields and store.
m-move-olives-between-fields-and-s-cdbea822 = Déplacez les olives entre champs et entrepôt.

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

# Name a good: 1 silver for each on your barrows.
m-name-a-good-1-silver-for-each-on-c4f381df = Nommez une marchandise : 1 réal pour chacune sur vos charrettes.

# Neutral
m-neutral-1c6ac69f = Neutre

# No empty symbol asks for that there.
m-no-empty-symbol-asks-for-that-th-8dee2598 = Aucun symbole vide ne le demande à cet endroit.

# Nothing has to leave for that card.
m-nothing-has-to-leave-for-that-ca-e5b5dc14 = Rien n’a à partir pour cette carte.

# Olives, grain and grapes cost you 1 silver less when you buy them.
m-olives-grain-and-grapes-cost-you-016e5bb3 = Olives, céréales et raisins vous coûtent 1 réal de moins à l'achat.

# Once a game: an extension for free.
m-once-a-game-an-extension-for-fre-902f282e = Une fois par partie : une extension gratuite.

# Once a game: two of your craft tokens again.
m-once-a-game-two-of-your-craft-to-f174389b = Une fois par partie : deux de vos tuiles Commerce encore.

# Once in the game you may play an extension from your hand without paying for it.
m-once-in-the-game-you-may-play-an-52a4cb43 = Une fois par partie, vous pouvez jouer une extension de votre main sans la payer.

# Once in the game you may use the immediate effects of up to two different craft tokens on your farm again.
m-once-in-the-game-you-may-use-the-2f360683 = Une fois par partie, vous pouvez réutiliser les effets immédiats d'au plus deux tuiles Commerce différentes de votre ferme.

# Once in the game, on your turn in phase II, you may use three different revenue spaces of your choice one after the other.
m-once-in-the-game-on-your-turn-in-a840d1c1 = Une fois par partie, à votre tour en phase II, vous pouvez utiliser l'un après l'autre trois emplacements Revenu différents au choix.

# Once per round choose one kind of farm good other than silver and take 1 silver for each symbol of that kind on your barrows, filled or not.
m-once-per-round-choose-one-kind-o-96b62238 = Une fois par tour, choisissez une sorte de marchandise autre que les réaux et prenez 1 réal par symbole de cette sorte sur vos charrettes, rempli ou non.

# Once per round in phase III you may pay 3 silver to fill one empty symbol on one of your barrows. This is not a delivery.
m-once-per-round-in-phase-iii-you-96d834e3 = Une fois par tour en phase III, vous pouvez payer 3 réaux pour remplir un symbole vide d'une de vos charrettes. Ce n'est pas une livraison.

# Once per round one delivery to a craft building may use any resource or upgraded good in place of the one asked for. Silver and trade good symbols are excluded.
m-once-per-round-one-delivery-to-a-39338ce0 = Une fois par tour, une livraison à un commerce peut utiliser n'importe quelle ressource ou marchandise transformée à la place de celle demandée, sauf pour les symboles de réal et de marchandise commerciale.

# Once per round you may carry out one upgrade free of charge.
m-once-per-round-you-may-carry-out-4bef2f44 = Une fois par tour, vous pouvez faire une transformation gratuite.

# Once per round you may deliver a pig in place of a meat.
m-once-per-round-you-may-deliver-a-7c8285c8 = Une fois par tour, vous pouvez livrer un cochon à la place d'une viande.

# Once per round you may discard a card from your hand to take 1 good of the crop shown on its field side.
m-once-per-round-you-may-discard-a-5a01bb93 = Une fois par tour, vous pouvez défausser une carte de votre main pour prendre 1 marchandise primaire montrée sur son côté champ.

# Once per round you may draw 2 cards, keep 1 of them and discard the other.
m-once-per-round-you-may-draw-2-ca-70b2f5f5 = Une fois par tour, vous pouvez piocher 2 cartes, en garder 1 et défausser l'autre.

# Once per round you may give up 1 food to gain 2 VP and 1 silver.
m-once-per-round-you-may-give-up-1-99aafe82 = Une fois par tour, vous pouvez rendre 1 nourriture pour gagner 2 PV et 1 réal.

# Once per round you may give up 1 pig to take 7 silver.
m-once-per-round-you-may-give-up-1-6016a81b = Une fois par tour, vous pouvez rendre 1 cochon pour prendre 7 réaux.

# Once per round you may move any amount of grain from your grain fields to your grain store, or from that store to your empty grain fields.
m-once-per-round-you-may-move-any-860221ca = Une fois par tour, vous pouvez déplacer autant de céréales que vous voulez de vos champs de céréales vers l'entrepôt, ou de l'entrepôt vers vos champs de céréales vides.

# Once per round you may move any amount of grapes from your grape fields to your grape store, or from that store to your empty grape fields.
m-once-per-round-you-may-move-any-6d2dc456 = Une fois par tour, vous pouvez déplacer autant de raisins que vous voulez de vos champs de raisins vers l'entrepôt, ou de l'entrepôt vers vos champs de raisins vides.

# Once per round you may move any amount of olives from your olive fields to your olive store, or from that store to your empty olive fields.
m-once-per-round-you-may-move-any-12c37259 = Une fois par tour, vous pouvez déplacer autant d'olives que vous voulez de vos champs d'olives vers l'entrepôt, ou de l'entrepôt vers vos champs d'olives vides.

# Once per round you may move one of your market markers to a free space of the same value. There it removes lower neighbours as if just placed.
m-once-per-round-you-may-move-one-c3294ba9 = Une fois par tour, vous pouvez déplacer un de vos pions du marché vers un emplacement libre de même valeur. Il y chasse les voisins de valeur inférieure comme s'il venait d'être placé.

# Once per round you may pay 1 VP to play one card from your hand. An extension still has to be paid for.
m-once-per-round-you-may-pay-1-vp-0d82d054 = Une fois par tour, vous pouvez payer 1 PV pour jouer une carte de votre main. Une extension reste à payer.

# Once per round you may pay 1 olive or 1 grain to take 1 pig.
m-once-per-round-you-may-pay-1-oli-a7d604c9 = Une fois par tour, vous pouvez payer 1 olive ou 1 céréale pour prendre 1 cochon.

# Once per round you may pay 1 olive, grain, grape or pig to take 1 trade good.
m-once-per-round-you-may-pay-1-oli-6fa51757 = Une fois par tour, vous pouvez payer 1 olive, céréale, raisin ou cochon pour prendre 1 marchandise commerciale.

# Once per round you may pay 1 silver to turn one of your used roof tiles face up again.
m-once-per-round-you-may-pay-1-sil-8df2dd5f = Une fois par tour, vous pouvez payer 1 réal pour retourner face visible une de vos tuiles Toit utilisées.

# Once per round you may pay 2 silver to take 1 trade good.
m-once-per-round-you-may-pay-2-sil-d16fbef9 = Une fois par tour, vous pouvez payer 2 réaux pour prendre 1 marchandise commerciale.

# Once per round you may return 1 trade good to take either 7 silver or 3 harvest goods of your choice.
m-once-per-round-you-may-return-1-b66b0c60 = Une fois par tour, vous pouvez rendre 1 marchandise commerciale pour prendre soit 7 réaux, soit 3 marchandises primaires au choix.

# Once per round, after the dice have been rolled and before the first pick, you may re-roll one or two of them.
m-once-per-round-after-the-dice-ha-2e11a1e2 = Une fois par tour, après le lancer des dés et avant le premier choix, vous pouvez en relancer un ou deux.

# Once per round, before the dice are rolled, you may put a marker on one revenue space. As long as a single die lies beside that space, nobody but you may take it as first or second die. The marker returns to you in phase IV.
m-once-per-round-before-the-dice-a-2d049e58 = Une fois par tour, avant le lancer des dés, vous pouvez poser un pion sur un emplacement Revenu. Tant qu'un seul dé s'y trouve, personne d'autre ne peut le prendre comme premier ou second dé. Le pion vous revient en phase IV.

# Once per round, right after you have used a die you picked, you may pay 1 VP to use the revenue space whose number equals the current round as well.
m-once-per-round-right-after-you-h-4557295f = Une fois par tour, juste après avoir utilisé un dé choisi, vous pouvez payer 1 PV pour utiliser aussi l'emplacement Revenu dont le numéro est celui du tour en cours.

# Once per round, when a placing takes one or more of your markers off the market, take 4 silver.
m-once-per-round-when-a-placing-ta-d91b6ee9 = Une fois par tour, quand un ou plusieurs de vos pions sont chassés du marché, prenez 4 réaux.

# Once per round, when another player completes a craft building, take 3 silver from the supply.
m-once-per-round-when-another-play-7175c3af = Une fois par tour, quand quelqu'un d'autre complète un commerce, prenez 3 réaux de la réserve.

# Once per round, when you complete a barrow with the market symbol, you may take 3 VP instead of placing a marker.
m-once-per-round-when-you-complete-21b8dae4 = Une fois par tour, quand vous complétez une charrette avec le symbole du marché, vous pouvez prendre 3 PV au lieu de placer un pion.

# Once per round, when you complete a barrow, take 1 resource that was asked for on it (olive, grain, grape or pig).
m-once-per-round-when-you-complete-6131610a = Une fois par tour, quand vous complétez une charrette, prenez 1 ressource qu'elle demandait (olive, céréale, raisin ou cochon).

# Once per round, when you have completed a barrow, you may make 1 free delivery to another of your barrows.
m-once-per-round-when-you-have-com-6c4f1437 = Une fois par tour, quand vous avez complété une charrette, vous pouvez faire 1 livraison gratuite à une autre de vos charrettes.

# Once per round, when you take a die, you may change its value by 1 up or down (1 to 6) before using it. If you do, also move 1 step on the siesta track.
m-once-per-round-when-you-take-a-d-43166db1 = Une fois par tour, quand vous prenez un dé, vous pouvez changer sa valeur de 1 (de 1 à 6) avant de l'utiliser. Dans ce cas, avancez aussi de 1 case sur la piste Siesta.

# Once per round, when you take your first or second die, you may use 7 minus its value instead.
m-once-per-round-when-you-take-you-07725502 = Une fois par tour, quand vous prenez votre premier ou second dé, vous pouvez utiliser 7 moins sa valeur.

# Once per round, when you use revenue space 2 or 3, take 1 more harvest good of your choice.
m-once-per-round-when-you-use-reve-01df1eea = Une fois par tour, quand vous utilisez l'emplacement Revenu 2 ou 3, prenez 1 marchandise primaire de plus, au choix.

# Once per round, when you use revenue space 2 or 6, you may take a second, different option of that space as well. Space 6 offers a delivery and 2 silver; space 2 offers card, olive, grain and grape.
m-once-per-round-when-you-use-reve-d94d193e = Une fois par tour, quand vous utilisez l'emplacement Revenu 2 ou 6, vous pouvez prendre aussi un second choix, différent, de cet emplacement. Le 6 offre une livraison et 2 réaux ; le 2 offre carte, olive, céréale et raisin.

# One delivery to a building: any good will do.
m-one-delivery-to-a-building-any-g-18cc45cc = Une livraison à un commerce : n'importe quelle marchandise.

# One pig is enough for a newborn one.
m-one-pig-is-enough-for-a-newborn-6140affc = Un seul cochon suffit pour une naissance.

# One upgrade for free.
m-one-upgrade-for-free-2065705e = Une transformation gratuite.

# Only olives, grain, grapes and pigs can be sold.
m-only-olives-grain-grapes-and-pig-d0325da5 = Seuls les olives, les céréales, le raisin et les cochons peuvent être vendus.

# Only olives, grain, grapes and pigs can be upgraded.
m-only-olives-grain-grapes-and-pig-e284ba8d = Seuls les olives, les céréales, le raisin et les cochons peuvent être transformés.

# Open: {names}.
m-open-names-ee3b6ee4 = Ouverts : { $names }.

# Opened later: {names}.
m-opened-later-names-768f36d4 = Débloqués plus tard : { $names }.

# Pay 1 point to play a card.
m-pay-1-point-to-play-a-card-97b71aa5 = Payez 1 point pour jouer une carte.

# Pay an olive or a grain for a pig.
m-pay-an-olive-or-a-grain-for-a-pi-525cf181 = Un cochon contre une olive ou une céréale.

# Pay an olive, grain, grape or pig for a trade good.
m-pay-an-olive-grain-grape-or-pig-e4e889ff = Une marchandise commerciale contre olive, céréale, raisin ou cochon.

# Pay {n} of {kinds} that you have.
m-pay-n-of-kinds-that-you-have-82608ca4 = Payez { $n } de ce que vous avez parmi : { $kinds }.

# Phase II, once a game: use three revenue spaces.
m-phase-ii-once-a-game-use-three-r-a9154c46 = Phase II, une fois par partie : trois cases Revenu.

# Phase IV: 1 point more for your siesta.
m-phase-iv-1-point-more-for-your-s-b6d9b34b = Phase IV : 1 point de plus pour votre siesta.

# Phase {phase}: {name}.
m-phase-phase-name-17dbe8ea = Phase { $phase } : { $name ->
        [revenue] Revenu
        [transport] Transport
        [scoring] Décompte
       *[other] { $name }
    }.

# Pigs become meat for free.
m-pigs-become-meat-for-free-99192790 = Les cochons deviennent viande gratuitement.

# Place a marker on any free market space; it brings no VP.
m-place-a-marker-on-any-free-marke-0d59e346 = Placez un pion sur un emplacement libre du marché ; il ne rapporte pas de PV.

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

# Play up to {n} {n|card|cards} at your farm.
m-play-up-to-n-n-card-cards-at-you-f81de387 = Jouez jusqu'à { $n } { $n ->
         [one] carte
        *[other] cartes
    } à votre ferme.

# Play {n} {n|card|cards} at your farm.
m-play-n-n-card-cards-at-your-farm-f3ce8a1e = Jouez { $n } { $n ->
         [one] carte
        *[other] cartes
    } à votre ferme.

# Revenue
m-revenue-c4b7330b = Revenu

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

# Roof tiles
m-roof-tiles-20ec991e = Tuiles Toit

# Roof tiles cost 1 silver less.
m-roof-tiles-cost-1-silver-less-f30db763 = Tuiles Toit 1 réal moins cher.

# Roof tiles cost you 1 silver less.
m-roof-tiles-cost-you-1-silver-les-a0c122b0 = Les tuiles Toit vous coûtent 1 réal de moins.

# Round {n}
m-round-n-af2dff6d = Tour { $n }

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

# Scoring
m-scoring-9ea9bd21 = Décompte

# Sell harvest goods straight from fields.
m-sell-harvest-goods-straight-from-1c5880a1 = Vendez les marchandises primaires directement des champs.

# Sell the pig that has no pen, or say done.
m-sell-the-pig-that-has-no-pen-or-6c536099 = Vendez le cochon sans enclos, ou écrivez « fini ».

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = Victoire partagée par les premiers

# Siesta
m-siesta-02d818da = Siesta

# Siesta: {siesta}. Turn order: {order}.
m-siesta-siesta-turn-order-order-b9e84a7b = Siesta : { $siesta }. Ordre du tour : { $order }.

# Sold at the end of the game: harvest goods in stores, {pigs}.
m-sold-at-the-end-of-the-game-harv-08a869f7 = Vendus en fin de partie : marchandises primaires des entrepôts, { $pigs }.

# Space 2 or 3 brings 1 more harvest good.
m-space-2-or-3-brings-1-more-harve-36d9d2e6 = La case 2 ou 3 donne 1 marchandise primaire de plus.

# Space 2 or 6: a second option of it too.
m-space-2-or-6-a-second-option-of-4c8f63b4 = Case 2 ou 6 : aussi une deuxième de ses options.

# Store: {stored}; pens for {n} {n|pig|pigs}. Fields: {fields}.
m-store-stored-pens-for-n-n-pig-pi-c41f444b = Entrepôt : { $stored } ; enclos pour { $n } { $n ->
        [one] cochon
       *[other] cochons
    }. Champs : { $fields }.

# Take 1 grain or 1 olive.
m-take-1-grain-or-1-olive-b3a3510b = Prenez 1 céréale ou 1 olive.

# Take 1 harvest good of your choice.
m-take-1-harvest-good-of-your-choi-2fb44933 = Prenez 1 marchandise primaire au choix.

# Take 1 olive or 1 grape.
m-take-1-olive-or-1-grape-5b3f1b41 = Prenez 1 olive ou 1 raisin.

# Take 1 pig; without a free pen sell it at once.
m-take-1-pig-without-a-free-pen-se-b4110d94 = Prenez 1 cochon ; sans place dans l'enclos, vendez-le aussitôt.

# Take 1 upgraded good of your choice.
m-take-1-upgraded-good-of-your-cho-e249a40d = Prenez 1 marchandise transformée au choix.

# Take 2 different harvest goods.
m-take-2-different-harvest-goods-669dfd7e = Prenez 2 marchandises primaires différentes.

# Take 2 silver.
m-take-2-silver-02aabc2c = Prenez 2 réaux.

# Take 3 silver.
m-take-3-silver-e95cf92b = Prenez 3 réaux.

# Take 4 silver.
m-take-4-silver-3b094d82 = Prenez 4 réaux.

# Take one olive, one grain or one grape.
m-take-one-olive-one-grain-or-one-5c929715 = Prenez une olive, une céréale ou un raisin.

# Take the VP of the roof space just covered a second time, for this tile or a later one.
m-take-the-vp-of-the-roof-space-ju-fcb36fa7 = Prenez une seconde fois les PV de l'emplacement Toit couvert, pour cette tuile ou une suivante.

# Take the income of your farm once more.
m-take-the-income-of-your-farm-onc-42132848 = Touchez encore une fois le salaire de votre ferme.

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

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-39f0673d = Les tuiles Âne sont révélées : { $p0 } a { $d0 } { $d0 ->
         [one] âne
        *[other] ânes
    } et { $h0 } { $h0 ->
         [one] chapeau
        *[other] chapeaux
    }.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-d9c87bf8 = Les tuiles Âne sont révélées : { $p0 } a { $d0 } { $d0 ->
         [one] âne
        *[other] ânes
    } et { $h0 } { $h0 ->
         [one] chapeau
        *[other] chapeaux
    } ; { $p1 } a { $d1 } { $d1 ->
         [one] âne
        *[other] ânes
    } et { $h1 } { $h1 ->
         [one] chapeau
        *[other] chapeaux
    }.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-a4bb1f97 = Les tuiles Âne sont révélées : { $p0 } a { $d0 } { $d0 ->
         [one] âne
        *[other] ânes
    } et { $h0 } { $h0 ->
         [one] chapeau
        *[other] chapeaux
    } ; { $p1 } a { $d1 } { $d1 ->
         [one] âne
        *[other] ânes
    } et { $h1 } { $h1 ->
         [one] chapeau
        *[other] chapeaux
    } ; { $p2 } a { $d2 } { $d2 ->
         [one] âne
        *[other] ânes
    } et { $h2 } { $h2 ->
         [one] chapeau
        *[other] chapeaux
    }.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}; {p3} has {d3} {d3|donkey|donkeys} and {h3} {h3|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-08897d6a = Les tuiles Âne sont révélées : { $p0 } a { $d0 } { $d0 ->
         [one] âne
        *[other] ânes
    } et { $h0 } { $h0 ->
         [one] chapeau
        *[other] chapeaux
    } ; { $p1 } a { $d1 } { $d1 ->
         [one] âne
        *[other] ânes
    } et { $h1 } { $h1 ->
         [one] chapeau
        *[other] chapeaux
    } ; { $p2 } a { $d2 } { $d2 ->
         [one] âne
        *[other] ânes
    } et { $h2 } { $h2 ->
         [one] chapeau
        *[other] chapeaux
    } ; { $p3 } a { $d3 } { $d3 ->
         [one] âne
        *[other] ânes
    } et { $h3 } { $h3 ->
         [one] chapeau
        *[other] chapeaux
    }.

# The farms
m-the-farms-f2d5b3b0 = Les fermes

# The game is at its end
m-the-game-is-at-its-end-0adff460 = La partie touche à sa fin

# The game is over: {p0} and {p1} and {p2} and {p3} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-46baf37b = La partie est finie : { $p0 }, { $p1 }, { $p2 } et { $p3 } gagnent ensemble avec { $points } PV.

# The game is over: {p0} and {p1} and {p2} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-3fe5df8a = La partie est finie : { $p0 }, { $p1 } et { $p2 } gagnent ensemble avec { $points } PV.

# The game is over: {p0} and {p1} win together with {points} VP.
m-the-game-is-over-p0-and-p1-win-t-b827d055 = La partie est finie : { $p0 } et { $p1 } gagnent ensemble avec { $points } PV.

# The game is over: {p0} has {points} VP.
m-the-game-is-over-p0-has-points-v-f52316a2 = La partie est terminée : { $p0 } a { $points } PV.

# The game is over: {p0} wins with {points} VP.
m-the-game-is-over-p0-wins-with-po-6d400b2d = La partie est finie : { $p0 } gagne avec { $points } PV.

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

# The new turn order: {p0}, {p1}, {p2}, {p3}.
m-the-new-turn-order-p0-p1-p2-p3-1744703c = Nouvel ordre du tour : { $p0 }, { $p1 }, { $p2 }, { $p3 }.

# The new turn order: {p0}, {p1}, {p2}.
m-the-new-turn-order-p0-p1-p2-38662bcb = Nouvel ordre du tour : { $p0 }, { $p1 }, { $p2 }.

# The new turn order: {p0}, {p1}.
m-the-new-turn-order-p0-p1-d82cc596 = Nouvel ordre du tour : { $p0 }, { $p1 }.

# The other farms
m-the-other-farms-f73a1a9a = Les autres fermes

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

# The shared die: 1 silver to use its space again.
m-the-shared-die-1-silver-to-use-i-c95ecce3 = Dé commun : 1 réal pour réutiliser sa case.

# The shared die: use any space instead.
m-the-shared-die-use-any-space-ins-165df548 = Dé commun : n'importe quelle case à la place.

# The spaces have to be different.
m-the-spaces-have-to-be-different-9d6d09c0 = Les emplacements doivent être différents.

# The target was not reached
m-the-target-was-not-reached-51761710 = L'objectif n'est pas atteint

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

# Trade goods for 2 points each.
m-trade-goods-for-2-points-each-4c6a2311 = Marchandises commerciales à 2 points pièce.

# Transport
m-transport-aaead4ab = Transport

# Turn a used roof tile face up again.
m-turn-a-used-roof-tile-face-up-ag-1e298ddf = Retournez une tuile Toit utilisée face visible.

# Turn one of your used roof tiles face up again (not another tile of this kind).
m-turn-one-of-your-used-roof-tiles-b2181e68 = Retournez face visible une de vos tuiles Toit utilisées (pas une autre de cette sorte).

# Upgrade 1 resource free of charge.
m-upgrade-1-resource-free-of-charg-7630ba78 = Transformez gratuitement 1 ressource.

# Upgrade up to 2 resources free of charge.
m-upgrade-up-to-2-resources-free-o-3bacaa25 = Transformez gratuitement jusqu'à 2 ressources.

# Upgrades cost 1 silver less.
m-upgrades-cost-1-silver-less-ab364875 = Les transformations coûtent 1 réal de moins.

# Upgrading pigs to meat costs you nothing.
m-upgrading-pigs-to-meat-costs-you-0724562f = Transformer des cochons en viande ne vous coûte rien.

# Use 7 minus the value of your die.
m-use-7-minus-the-value-of-your-di-78da5f0a = Utilisez 7 moins la valeur de votre dé.

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

# When the new turn order has been set in step III.2 and you are last, gain 1 VP and 1 silver.
m-when-the-new-turn-order-has-been-bcd462b9 = Quand le nouvel ordre du tour est fixé à l'étape III.2 et que vous êtes en dernière place, gagnez 1 PV et 1 réal.

# When the shared last die is used, you may use any revenue space of your choice instead.
m-when-the-shared-last-die-is-used-64ba881f = Quand le dé restant est utilisé, vous pouvez utiliser l'emplacement Revenu de votre choix.

# When you buy a roof tile you may pay with harvest goods from fields or stores; each counts as 3 silver and no change is given.
m-when-you-buy-a-roof-tile-you-may-cabd1fa7 = Quand vous achetez une tuile Toit, vous pouvez payer avec des marchandises primaires des champs ou de l'entrepôt ; chacune vaut 3 réaux, sans rendu.

# When you buy a roof tile, take 1 harvest good of your choice.
m-when-you-buy-a-roof-tile-take-1-3216685e = Quand vous achetez une tuile Toit, prenez 1 marchandise primaire au choix.

# When you choose a donkey tile you may choose one that you have already used. If you do, pay 1 silver when the tiles are revealed.
m-when-you-choose-a-donkey-tile-yo-15db5e19 = Quand vous choisissez une tuile Âne, vous pouvez en choisir une déjà utilisée. Dans ce cas, payez 1 réal quand les tuiles sont révélées.

# When you place a marker on the market it also removes opposing markers on adjacent spaces that are one higher in value.
m-when-you-place-a-marker-on-the-m-2262cd69 = Quand vous posez un pion au marché, il chasse aussi les pions adverses voisins dont l'emplacement vaut un de plus.

# Whenever your donkey tile shows one or two donkeys, you have 1 more free delivery in step III.3.
m-whenever-your-donkey-tile-shows-83f6acc2 = Chaque fois que votre tuile Âne montre un ou deux ânes, vous avez 1 livraison gratuite de plus à l'étape III.3.

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

# You get a newborn pig in step I.3 even if you have only one pig. A free pen is still needed.
m-you-get-a-newborn-pig-in-step-i-3a25768b = À l'étape I.3, un cochon naît même si vous n'en avez qu'un. Il faut toujours une place libre dans l'enclos.

# You have 2 more pig pens.
m-you-have-2-more-pig-pens-aeefc755 = Votre enclos a 2 places de plus.

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

# You have reached the target
m-you-have-reached-the-target-fa85e770 = Vous avez atteint l'objectif

# You have taken a die
m-you-have-taken-a-die-4f189b44 = Dé pris

# You have used a die
m-you-have-used-a-die-a04749df = Dé utilisé

# You have used that donkey tile already.
m-you-have-used-that-donkey-tile-a-b1d13036 = Vous avez déjà utilisé cette tuile Âne.

# You have won
m-you-have-won-7aba74d1 = Vous avez gagné

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

# You may buy 2 more extra deliveries in step III.4.
m-you-may-buy-2-more-extra-deliver-813625f3 = Vous pouvez acheter 2 livraisons supplémentaires de plus à l'étape III.4.

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

# You may have four barrows at your farm. Each time you play a barrow, take 2 silver.
m-you-may-have-four-barrows-at-you-8981bada = Votre ferme peut avoir quatre charrettes. Chaque fois que vous jouez une charrette, prenez 2 réaux.

# You may keep one of the cards just drawn.
m-you-may-keep-one-of-the-cards-ju-aa32d69d = Vous pouvez garder une des cartes piochées à l’instant.

# You may make up to {n} extra {n|delivery|deliveries}, paid one by one.
m-you-may-make-up-to-n-extra-n-del-2b35a12c = Vous pouvez faire jusqu’à { $n } { $n ->
        [one] livraison supplémentaire, payée
       *[other] livraisons supplémentaires, payées
    } une par une.

# You may move 1 more step on the siesta track in step III.2.
m-you-may-move-1-more-step-on-the-f7827fc8 = À l'étape III.2, vous pouvez avancer de 1 case de plus sur la piste Siesta.

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

# You may return a trade good to gain 2 VP. There is no limit to the number of goods returned this way.
m-you-may-return-a-trade-good-to-g-777a5a28 = Vous pouvez rendre une marchandise commerciale pour gagner 2 PV, autant de fois que vous voulez.

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

# You may sell harvest goods straight from your fields.
m-you-may-sell-harvest-goods-strai-6d70d8c3 = Vous pouvez vendre des marchandises primaires directement depuis vos champs.

# You may take {n} at most.
m-you-may-take-n-at-most-f8a79281 = Vous pouvez en prendre { $n } au plus.

# You still have markers in your supply.
m-you-still-have-markers-in-your-s-77b12790 = Vous avez encore des pions dans votre réserve.

# Your Village Elder may reserve a revenue space.
m-your-village-elder-may-reserve-a-9434d8b1 = Votre Doyen du village peut réserver un emplacement Revenu.

# Your dice
m-your-dice-33d5e740 = Vos dés

# Your donkey tile has no hat: your disc does not move.
m-your-donkey-tile-has-no-hat-your-5ec11ea4 = Votre tuile Âne n’a pas de chapeau : votre disque n’avance pas.

# Your farm
m-your-farm-02eb1521 = Votre ferme

# Your farm has a sixth roof space worth 5 VP, so you may buy a sixth roof tile. You still buy at most one tile per round.
m-your-farm-has-a-sixth-roof-space-979f1fc1 = Votre ferme a un sixième emplacement Toit de 5 PV : vous pouvez donc acheter une sixième tuile Toit, toujours une par tour au plus.

# Your farm: {vp} VP, {silver} silver
m-your-farm-vp-vp-silver-silver-22daccc0 = Votre ferme : { $vp } PV, { $silver } { $silver ->
        [one] réal
       *[other] réaux
    }

# Your hand
m-your-hand-9de3e4f9 = Votre main

# Your hand is about to be filled up
m-your-hand-is-about-to-be-filled-8cd23a26 = Votre main va être refaite

# Your hand limit is 2 higher.
m-your-hand-limit-is-2-higher-ae0b2e62 = Votre limite de cartes en main augmente de 2.

# Your hand, {n} of {limit}: field | barrow | extension | helper
m-your-hand-n-of-limit-field-barro-29209b35 = Votre main, { $n } sur { $limit } : champ | charrette | extension | assistant

# Your marker drives off neighbours 1 higher too.
m-your-marker-drives-off-neighbour-4010033b = Votre pion chasse aussi les voisins de 1 de plus.

# Your marker is driven off: 4 silver.
m-your-marker-is-driven-off-4-silv-5795c8bc = Votre pion est chassé : 4 réaux.

# Your roof has no space left.
m-your-roof-has-no-space-left-2e2e6cb1 = Votre toit n’a plus d’emplacement.

# Your row there is complete.
m-your-row-there-is-complete-2f5b68f8 = Votre ligne y est entièrement livrée.

# Your two dice used as 5 or less: 1 point, 2 silver.
m-your-two-dice-used-as-5-or-less-06a084f6 = Vos deux dés font 5 ou moins : 1 point, 2 réaux.

# a card or one crop
m-a-card-or-one-crop-5b7b0a22 = une carte ou une marchandise primaire

# a craft building
m-a-craft-building-dcce897c = un commerce

# a delivery or 2 silver
m-a-delivery-or-2-silver-615d2e49 = une livraison ou 2 réaux

# a die {n} to take
m-a-die-n-to-take-8a060423 = un dé { $n } à prendre

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

# a full row brings
m-a-full-row-brings-49f1b2b9 = une ligne pleine :

# a marker on {place}
m-a-marker-on-place-101c491d = un pion : { $place }

# a pig born
m-a-pig-born-99d34b4b = un cochon de plus

# a pig gained without a free pen
m-a-pig-gained-without-a-free-pen-26f2e556 = un cochon gagné sans enclos libre

# a roof tile
m-a-roof-tile-f485a5ee = une tuile Toit

# a round
m-a-round-aaf44c7f = par tour

# a symbol of {to}
m-a-symbol-of-to-cca3d67e = un symbole : { $to }

# a trade good
m-a-trade-good-7c6d936e = une marchandise commerciale

# a used donkey tile
m-a-used-donkey-tile-7db3a6d1 = une tuile Âne utilisée

# after
m-after-f3959239 = après

# after a replacement on a full market, do lower neighbours leave as they do elsewhere
m-after-a-replacement-on-a-full-ma-26baad49 = après un remplacement sur un marché plein, les voisins inférieurs partent-ils comme ailleurs

# an extension
m-an-extension-1b1ee7db = une extension

# an upgrade
m-an-upgrade-4940f545 = une transformation

# are pigs sold at the end, as the resources of stores are
m-are-pigs-sold-at-the-end-as-the-4b44beb6 = les cochons sont-ils vendus à la fin, comme les ressources des entrepôts

# are the victory points of others shown
m-are-the-victory-points-of-others-7dcb418e = les points de victoire des autres sont-ils visibles

# as a barrow
m-as-a-barrow-73addc69 = comme charrette

# as a field
m-as-a-field-f4342e0b = comme champ

# as a helper
m-as-a-helper-1002b69a = comme assistant

# as an extension
m-as-an-extension-c3febca4 = comme extension

# as elsewhere
m-as-elsewhere-3833a2b3 = comme ailleurs

# back in round {n}
m-back-in-round-n-0799f221 = reviennent au tour { $n }

# barrow {card} complete
m-barrow-card-complete-18ea1c87 = charrette livrée entièrement : { $card }

# barrow, card {card}, for {n} {n|point|points}
m-barrow-card-card-for-n-n-point-p-9e0bdb5b = charrette, carte { $card } : { $n } { $n ->
        [one] point
       *[other] points
    }

# base
m-base-cae66217 = base

# base promo
m-base-promo-2eca5b21 = base et promo

# before
m-before-6db7d803 = avant

# book
m-book-92719fe0 = livre

# bring a good to a craft building or one of your barrows
m-bring-a-good-to-a-craft-building-170467b0 = livrer une marchandise à un commerce ou à une de vos charrettes

# building or barrow
m-building-or-barrow-3c1bcedf = commerce ou charrette

# buy a good for silver
m-buy-a-good-for-silver-127ee120 = acheter une marchandise

# buy a roof tile
m-buy-a-roof-tile-d2a02345 = acheter une tuile Toit

# buy this many extra deliveries at once
m-buy-this-many-extra-deliveries-a-9fc36daa = acheter d'un coup autant de livraisons supplémentaires

# card
m-card-8367cd66 = carte

# card {n}
m-card-n-61864fd7 = carte { $n }

# cards played in round 1
m-cards-played-in-round-1-08abfe6e = cartes jouées au tour 1

# choose the donkey tile with this many donkeys, in secret
m-choose-the-donkey-tile-with-this-618fb213 = choisir en secret la tuile avec ce nombre d'ânes

# classic
m-classic-b002a634 = classique

# craft building
m-craft-building-90814d22 = commerce

# craft buildings
m-craft-buildings-807db384 = commerces

# cz
m-cz-c4e98e07 = tchèque

# deck set
m-deck-set-c686d089 = pioche

# deliveries
m-deliveries-f69b1725 = livraisons

# deliveries and hats
m-deliveries-and-hats-03195294 = livraisons et chapeaux

# delivery
m-delivery-b4af39d5 = livraison

# deluxe
m-deluxe-2d5cc34c = deluxe

# dice to take
m-dice-to-take-887cf39f = dés à prendre

# dice, revenue
m-dice-revenue-b1041a77 = dés, revenu

# die
m-die-a8d79f40 = dé

# die {value}
m-die-value-cc59b3fd = dé { $value }

# disc of {who} on {n}
m-disc-of-who-on-n-ea30dc6c = { $who } : disque sur la case { $n }

# discarded {cards}
m-discarded-cards-c27187c0 = défausse : { $cards }

# do lower neighbours leave, or as the player likes
m-do-lower-neighbours-leave-or-as-a0c9f8a6 = les voisins inférieurs partent-ils toujours, ou au choix du joueur

# does a used helper tie up a marker
m-does-a-used-helper-tie-up-a-mark-a0ee42f6 = un assistant utilisé retient-il un pion

# does an own marker replaced on a full market bring a point
m-does-an-own-marker-replaced-on-a-1568da23 = son propre pion remplacé sur un marché plein rapporte-t-il un point

# does the marker of a roof tile remove neighbours
m-does-the-marker-of-a-roof-tile-r-95d6526a = le pion d'une tuile Toit chasse-t-il les voisins

# donkey tile
m-donkey-tile-830b4d85 = tuile Âne

# donkeys left: {tiles}
m-donkeys-left-tiles-e7a6cce0 = ânes restants : { $tiles }

# draw a card
m-draw-a-card-559c9152 = piocher une carte

# draw a card or play one
m-draw-a-card-or-play-one-6cf0cb1a = piocher ou jouer une carte

# draw or play a card, or take one harvest good
m-draw-or-play-a-card-or-take-one-2e1763e8 = piocher ou jouer une carte, ou prendre une marchandise primaire

# drew {cards}
m-drew-cards-0bec42cd = pioche : { $cards }

# drew {n}
m-drew-n-1f3ea268 = cartes piochées : { $n }

# each
m-each-bec16879 = chacun

# each marker
m-each-marker-f8f8bee9 = chaque pion

# each round
m-each-round-af267801 = chaque tour

# edition
m-edition-6a3be761 = édition

# empty
m-empty-2e1cfa82 = vide

# end sale pigs
m-end-sale-pigs-23d54f8a = vente finale des cochons

# every round {goods}
m-every-round-goods-72989a75 = chaque tour : { $goods }

# exactly two
m-exactly-two-a6585550 = exactement deux

# extension, card {n}: {what}
m-extension-card-n-what-9e72f703 = extension, carte { $n } : { $what }

# extensions
m-extensions-20ef7739 = extensions

# extra delivery
m-extra-delivery-3b3c2225 = livraison supplémentaire

# extra delivery payment
m-extra-delivery-payment-52a91b37 = paiement des livraisons supplémentaires

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

# field: {crop}, empty
m-field-crop-empty-b87e6b2a = champ : { $crop }, vide

# field: {crop}, empty, grows in phase I
m-field-crop-empty-grows-in-phase-71180f6d = champ : { $crop }, vide, pousse en phase I

# field: {crop}, ripe
m-field-crop-ripe-9dc22562 = champ : { $crop }, mûr

# fields
m-fields-bfe5d697 = champs

# first +{n}
m-first-n-070a22d3 = 1er +{ $n }

# first round cards
m-first-round-cards-d23a84b6 = cartes du premier tour

# for nothing
m-for-nothing-6e1065e1 = gratuitement

# for {n} silver each
m-for-n-silver-each-50912070 = { $n } { $n ->
        [one] réal
       *[other] réaux
    } pièce

# fr
m-fr-67ad8f41 = français

# free place
m-free-place-35f08b33 = place libre

# from the fields to the store
m-from-the-fields-to-the-store-fa9b8b0e = des champs à l’entrepôt

# from the store to the fields
m-from-the-store-to-the-fields-9da670a4 = de l’entrepôt aux champs

# from which markers the neutral player keeps away
m-from-which-markers-the-neutral-p-e891c85d = de quels pions le joueur neutre s'éloigne

# full market own
m-full-market-own-37ce138c = son pion sur un marché plein

# full market removal
m-full-market-removal-f8f274a2 = départs sur un marché plein

# good
m-good-770e6076 = marchandise

# good of your farm
m-good-of-your-farm-e07c6031 = marchandise de votre ferme

# goods
m-goods-089857f9 = marchandises

# hand
m-hand-1b001706 = main

# helper marks count
m-helper-marks-count-0441e773 = pions des assistants comptés

# helper or roof tile
m-helper-or-roof-tile-e9fa63aa = assistant ou tuile Toit

# high
m-high-6ef7c9b1 = élevées

# house
m-house-d6e21286 = maison

# how extra deliveries are paid
m-how-extra-deliveries-are-paid-32e824b9 = comment les livraisons supplémentaires se paient

# is the silver of others shown
m-is-the-silver-of-others-shown-d2c58f6b = les réaux des autres sont-ils visibles

# its token
m-its-token-0cf1da2d = sa tuile

# keep the last die beside this revenue space for yourself
m-keep-the-last-die-beside-this-re-fb1c00a0 = réserver pour vous le dernier dé près de cet emplacement Revenu

# keeps
m-keeps-308f4070 = laisse

# lay a card of your hand at your farm; with full places a card of that kind leaves first
m-lay-a-card-of-your-hand-at-your-e7faec7e = poser une carte de votre main à votre ferme ; si c'est plein, une carte de cette sorte part d'abord

# lay, income, roofs
m-lay-income-roofs-cb45178f = cartes, salaire

# left
m-left-360f8403 = libre

# left a field, above a barrow, right an extension, below a helper
m-left-a-field-above-a-barrow-righ-0b20756b = à gauche un champ, en haut une charrette, à droite une extension, en bas un assistant

# make food, wine or meat of a good
m-make-food-wine-or-meat-of-a-good-342c4ebc = faire d'une ressource nourriture, vin ou viande

# marker
m-marker-ed5b8120 = pion

# marker from {origin} to {space}
m-marker-from-origin-to-space-b20a4cb7 = pion : { $origin } → { $space }

# marker limit
m-marker-limit-4f583508 = limite de pions

# marker on {space}
m-marker-on-space-1b3421fe = pion : { $space }

# marker {place} given up
m-marker-place-given-up-6c868582 = pion retiré : { $place }

# markers of a player
m-markers-of-a-player-bdb100e1 = pions d'un joueur

# markers, siesta
m-markers-siesta-e71e0c78 = pions, siesta

# market removal
m-market-removal-e8854b6d = départs du marché

# market space
m-market-space-5f011272 = emplacement du marché

# market space {space}, value {n}
m-market-space-space-value-n-2a4db767 = emplacement { $space } du marché, valeur { $n }

# market space {space}, value {n}, marker of {who}
m-market-space-space-value-n-marke-30631096 = emplacement { $space } du marché, valeur { $n }, pion : { $who }

# may
m-may-ee4d988c = facultatif

# may a pig be sold to make room for a newborn
m-may-a-pig-be-sold-to-make-room-f-0d4d5535 = peut-on vendre un cochon pour loger une naissance

# may the further siesta step be left out
m-may-the-further-siesta-step-be-l-16572328 = peut-on renoncer à la case Siesta supplémentaire

# move goods between your fields and your store
m-move-goods-between-your-fields-a-107e2aea = déplacer des marchandises entre vos champs et l'entrepôt

# move one of your market markers
m-move-one-of-your-market-markers-436a3cf1 = déplacer un de vos pions du marché

# move your disc on the siesta track
m-move-your-disc-on-the-siesta-tra-2fb032d5 = avancer votre disque sur la piste Siesta

# must
m-must-4137b01e = obligatoire

# neutral
m-neutral-7e2372f4 = neutres

# next
m-next-c6c1c9a9 = suivant

# next order
m-next-order-eb7e5a06 = ordre suivant

# no card
m-no-card-9b119c50 = aucune carte

# no goods
m-no-goods-6f62aef9 = rien

# no points
m-no-points-36b15bb1 = 0 point

# no silver
m-no-silver-064e8b95 = aucun réal

# no vp
m-no-vp-42257008 = sans PV

# nothing more here
m-nothing-more-here-de24805e = rien de plus ici

# now
m-now-ed5eb9a3 = en cours

# of {n}
m-of-n-a2eabdeb = sur { $n }

# off
m-off-b4dc66dd = sans

# one by one
m-one-by-one-3bc2c644 = une à une

# one delivery, or 2 silver
m-one-delivery-or-2-silver-f86fb593 = une livraison, ou 2 réaux

# opens 2nd
m-opens-2nd-62be61e6 = ouvre 2e

# opens 3rd
m-opens-3rd-c8854447 = ouvre 3e

# opens next
m-opens-next-989923e3 = ouvre 1er

# pay with these farm goods
m-pay-with-these-farm-goods-84433d8f = payer avec ces marchandises

# pen
m-pen-e21a6b0c = enclos

# per
m-per-b427c3de = par

# phase {phase}, {what}
m-phase-phase-what-d7b44a82 = phase { $phase }, { $what }

# phase1 mode
m-phase1-mode-8f253de2 = déroulement de la phase I

# pig no pen
m-pig-no-pen-365a4e09 = cochon sans enclos

# pigs and trade goods
m-pigs-and-trade-goods-a193b773 = cochons et marchandises commerciales

# place
m-place-81df6358 = lieu

# play it as a barrow
m-play-it-as-a-barrow-d2878945 = jouer comme charrette

# play it as a field
m-play-it-as-a-field-8b2af341 = jouer comme champ

# play it as a helper
m-play-it-as-a-helper-644ba2e9 = jouer comme assistant

# play it as an extension
m-play-it-as-an-extension-b3f29c85 = jouer comme extension

# player
m-player-cdb59355 = du joueur

# each card serves by one of its four sides
m-each-card-serves-by-one-of-its-f-95fac907 = chaque carte sert par un de ses quatre côtés

# put a card of your hand on the discard pile
m-put-a-card-of-your-hand-on-the-d-4668ffd3 = défausser une carte de votre main

# put a marker on an empty symbol of a barrow
m-put-a-marker-on-an-empty-symbol-178ff0e5 = placer un pion sur un symbole vide d'une charrette

# put a marker on this market space
m-put-a-marker-on-this-market-spac-920eec0e = placer un pion sur cet emplacement du marché

# refuse
m-refuse-5fde095c = refuser

# removes
m-removes-be6d0fc3 = chasse

# reserved
m-reserved-c0d03c12 = réservé

# revenue dice
m-revenue-dice-acb53712 = dés Revenu

# revenue space
m-revenue-space-b03b90bc = case Revenu

# revenue space {n}: {what}
m-revenue-space-n-what-97e85eb6 = case Revenu { $n } : { $what }

# roll dice of these values again
m-roll-dice-of-these-values-again-e6214a9c = relancer des dés de ces valeurs

# roof market marker
m-roof-market-marker-deb6f76d = pion d'une tuile Toit

# roof set
m-roof-set-0bc17627 = jeu de tuiles Toit

# roof tile
m-roof-tile-371cbceb = tuile Toit

# roof tiles
m-roof-tiles-2cd8009c = tuiles Toit

# ru
m-ru-ed5ad332 = russe

# secret
m-secret-2bb80d53 = caché

# sell
m-sell-c0f21d45 = vendre

# sell a good for silver
m-sell-a-good-for-silver-d0707138 = vendre une marchandise

# sell before breeding
m-sell-before-breeding-c634f30b = vente avant les naissances

# sequential
m-sequential-3ee15b8a = l'un après l'autre

# shared die {value}
m-shared-die-value-5184a66b = dé restant { $value }

# side
m-side-ea7bf4bb = côté

# siesta space {space}, {n} {n|point|points} a round
m-siesta-space-space-n-n-point-poi-ddbdbd10 = case Siesta { $space } : { $n } { $n ->
        [one] point
       *[other] points
    } par tour

# siesta space {space}: {vp} VP when the round is scored
m-siesta-space-space-vp-vp-when-th-7297bc04 = case Siesta { $space } : { $vp } PV au décompte du tour

# siesta {space}
m-siesta-space-ada4638b = Siesta { $space }

# siesta, deliveries
m-siesta-deliveries-757f008b = siesta, livraisons

# silver left
m-silver-left-94be60db = réaux restants

# silver left after or before the exchange breaks a tie
m-silver-left-after-or-before-the-e896a13c = les réaux restants après ou avant l'échange départagent

# silver visibility
m-silver-visibility-fad60641 = réaux visibles

# simultaneous
m-simultaneous-5fd35d09 = en même temps

# sold a pig at once
m-sold-a-pig-at-once-c1a365b4 = un cochon vendu aussitôt

# sold {goods}
m-sold-goods-a10db6af = vente : { $goods }

# solo above
m-solo-above-7551e07a = solo : cases au-dessus

# solo distance
m-solo-distance-a1bf0ad1 = solo : distance

# solo rule b
m-solo-rule-b-ed653378 = solo : règle B

# spaces above a marker guard it where they are taken, or where they are of high value
m-spaces-above-a-marker-guard-it-w-45091cd9 = un pion est protégé par les cases prises au-dessus de lui, ou par celles de valeur élevée

# steps
m-steps-b7595e2a = cases

# steps I.1 to I.3 side by side or in turn order
m-steps-i-1-to-i-3-side-by-side-or-cb8c3161 = étapes I.1 à I.3 ensemble ou dans l'ordre du tour

# take 4 silver
m-take-4-silver-8ed67335 = prendre 4 réaux

# take a die of this value
m-take-a-die-of-this-value-093e9b94 = prendre un dé de cette valeur

# take a pig
m-take-a-pig-f6cdd7e3 = prendre un cochon

# take an opponent's marker off this market space
m-take-an-opponent-s-marker-off-th-9f883781 = retirer un pion adverse de cet emplacement du marché

# take one of your markers back when your supply is empty
m-take-one-of-your-markers-back-wh-762bb3ca = reprendre un de vos pions quand votre réserve est vide

# take the silver
m-take-the-silver-f4f39552 = prendre les réaux

# take these goods
m-take-these-goods-57315375 = prendre ces marchandises

# take this card into your hand; the others are discarded
m-take-this-card-into-your-hand-th-a1cb6682 = prendre cette carte en main ; les autres sont défaussées

# take two different harvest goods
m-take-two-different-harvest-goods-2a351308 = prendre deux marchandises primaires différentes

# taken
m-taken-99341d56 = prises

# the dice of this round and who took them
m-the-dice-of-this-round-and-who-t-79a45f08 = les dés de ce tour et qui les a pris

# the die counts as this value for you
m-the-die-counts-as-this-value-for-e487d44d = pour vous le dé compte pour cette valeur

# the farm
m-the-farm-77ad3c1d = la ferme

# the final sale
m-the-final-sale-a40a02ff = la vente finale

# the last one it wants: {gain}
m-the-last-one-it-wants-gain-483fe909 = le dernier demandé : { $gain }

# the marker on {space}
m-the-marker-on-space-45443051 = le pion sur { $space }

# the market
m-the-market-824012d6 = le marché

# the neutral player
m-the-neutral-player-931286cf = le joueur neutre

# the neutral player looks first for distance (book) or for few spaces above (house)
m-the-neutral-player-looks-first-f-98d6a19a = le joueur neutre cherche d'abord la distance (livre) ou peu de cases au-dessus (maison)

# the rule book whose preset the other options take
m-the-rule-book-whose-preset-the-o-4c37275e = le livret dont les autres options prennent les valeurs

# the siesta
m-the-siesta-c5aa6118 = la sieste

# the start
m-the-start-9e7751dd = le début

# then it wants {goods}
m-then-it-wants-goods-1b0eddfd = ensuite : { $goods }

# this round
m-this-round-f6f1b24e = ce tour-ci

# tie silver
m-tie-silver-63c4821e = réaux en cas d'égalité

# token of the {building}
m-token-of-the-building-e7447bfc = tuile Commerce : { $building }

# trade goods, but no pigs
m-trade-goods-but-no-pigs-20d28c74 = marchandises commerciales, mais pas les cochons

# turn a used roof tile face up again
m-turn-a-used-roof-tile-face-up-ag-e68c82d4 = retourner une tuile Toit utilisée

# two different crops
m-two-different-crops-ee2793ec = deux marchandises primaires différentes

# two of: an upgrade, a siesta step
m-two-of-an-upgrade-a-siesta-step-37edc9ff = deux parmi : une transformation, une case Siesta

# two upgrades for nothing
m-two-upgrades-for-nothing-63c78ade = deux transformations gratuites

# two upgrades or siesta steps
m-two-upgrades-or-siesta-steps-84df572c = deux transformations ou cases Siesta

# up front
m-up-front-3b1c70ab = d'avance

# up to two
m-up-to-two-7d176141 = jusqu'à deux

# upgraded {what}
m-upgraded-what-2cee91d4 = transformation : { $what }

# use a helper or a roof tile
m-use-a-helper-or-a-roof-tile-6df69b57 = utiliser un assistant ou une tuile Toit

# use a trade good: 4 silver, two different goods, a pig, upgrades or a card
m-use-a-trade-good-4-silver-two-di-fc1c911a = utiliser une marchandise commerciale : 4 réaux, deux ressources différentes, un cochon, des transformations ou une carte

# use of a trade good
m-use-of-a-trade-good-d3092f3b = emploi d'une marchandise commerciale

# use the die that is left for everybody
m-use-the-die-that-is-left-for-eve-78d93fad = utiliser le dé restant, commun à tous

# use the immediate effect of one of your craft tokens again
m-use-the-immediate-effect-of-one-2c7c600f = réutiliser l'effet immédiat d'une de vos tuiles Commerce

# use this revenue space
m-use-this-revenue-space-414a365b = utiliser cet emplacement Revenu

# used
m-used-f8391613 = utilisé

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

# victory points
m-victory-points-f0d525a7 = points de victoire

# vp
m-vp-87cfd620 = PV

# vp visibility
m-vp-visibility-5bea1d77 = points visibles

# wainwright step
m-wainwright-step-6a3fad8d = case du charron

# wants {wants} for {n} VP{marker}
m-wants-wants-for-n-vp-marker-47367774 = demande { $wants } pour { $n } PV{ $marker }

# way
m-way-44c5e707 = façon

# what the extensions bring every round
m-what-the-extensions-bring-every-b40feea1 = ce que rapportent les extensions à chaque tour

# which bonuses lie on the roof tiles; which tile has which is the house's own
m-which-bonuses-lie-on-the-roof-ti-c0f62cee = quels bonus portent les tuiles Toit ; leur répartition est la nôtre

# which of its effects a helper or a roof tile is to have
m-which-of-its-effects-a-helper-or-d81d3be1 = quel effet choisir d'un assistant ou d'une tuile Toit

# with or without the six promo cards
m-with-or-without-the-six-promo-ca-30d2d862 = avec ou sans les six cartes promo

# your barrow, {card}, {n} {n|point|points}
m-your-barrow-card-n-n-point-point-45f27abd = votre charrette, { $card } : { $n } { $n ->
        [one] point
       *[other] points
    }

# your markers: {place}
m-your-markers-place-fdd09ed1 = vos pions : { $place }

# your token of the {building}
m-your-token-of-the-building-ad667b47 = votre tuile Commerce : { $building }

# your token of the {building}, new
m-your-token-of-the-building-new-42b6881c = votre tuile Commerce, nouvelle : { $building }

# {building}, open; wants {goods}
m-building-open-wants-goods-65589bf8 = { $building }, ouvert ; demande : { $goods }

# {building}, opens after {n} others; wants {goods}
m-building-opens-after-n-others-w-8d9a6d19 = { $building }, ouvre après { $n } autres ; demande : { $goods }

# {card} as extension costs {n} {n|farm good|different farm goods}: which do you pay?
m-card-as-extension-costs-n-n-far-4597962c = { $card } en extension coûte { $n } { $n ->
        [one] marchandise
       *[other] marchandises différentes
    } : lesquelles payez-vous ?

# {card} as {side}
m-card-as-side-64d7cc66 = { $card } comme { $side }

# {card} as {side}: {shows}
m-card-as-side-shows-6f9b2edf = { $card } comme { $side ->
        [field] champ
        [barrow] charrette
        [extension] extension
        [helper] assistant
       *[other] { $side }
    } : { $shows }

# {card} of your hand, {helper}: {text}
m-card-of-your-hand-helper-text-d8dae3a0 = { $card } de votre main, { $helper } : { $text }

# {crop} on your field
m-crop-on-your-field-605af986 = { $crop } : sur votre champ

# {gives}; costs nothing
m-gives-costs-nothing-f299b31d = { $gives } ; gratuit

# {gives}; costs {n} different {n|good|goods}
m-gives-costs-n-different-n-good-abb56689 = { $gives } ; coûte { $n } { $n ->
        [one] marchandise
       *[other] marchandises différentes
    }

# {goods} in your store
m-goods-in-your-store-71ed0f74 = dans votre entrepôt : { $goods }

# {good}: delivered
m-good-delivered-1fa8d9ac = { $good } : livré

# {good}: not delivered yet
m-good-not-delivered-yet-7eb4936e = { $good } : pas encore livré

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

# {n} of {limit}
m-n-of-limit-7fd0b788 = { $n } sur { $limit }

# {n} {n|delivery|deliveries}, {hats} {hats|step|steps} on the siesta track
m-n-n-delivery-deliveries-hats-ha-aa857ba3 = { $n } { $n ->
        [one] livraison
       *[other] livraisons
    }, { $hats } { $hats ->
        [one] case
       *[other] cases
    } sur la piste Siesta

# {n} {n|donkey|donkeys}, {hats} {hats|hat|hats}
m-n-n-donkey-donkeys-hats-hats-ha-e448ac70 = { $n } { $n ->
        [one] âne
       *[other] ânes
    }, { $hats } { $hats ->
        [one] chapeau
       *[other] chapeaux
    }

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

# {n} {n|pen|pens}
m-n-n-pen-pens-e0539633 = { $n } enclos

# {n} {n|pig|pigs}, pens for {pens}
m-n-n-pig-pigs-pens-for-pens-70a47330 = { $n } { $n ->
        [one] cochon
       *[other] cochons
    }, enclos : { $pens }

# {n} {n|step|steps}
m-n-n-step-steps-d900f297 = { $n } { $n ->
        [one] case
       *[other] cases
    }

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

# {price}, {vp} VP; {text}
m-price-vp-vp-text-af99ee45 = { $price }, { $vp } PV ; { $text }

# {tiles}; extra deliveries: {n}{left}.
m-tiles-extra-deliveries-n-left-b4370a24 = { $tiles } ; livraisons supplémentaires : { $n }{ $left }.

# {tile}: {text} (used)
m-tile-text-used-f817f679 = { $tile } : { $text } (utilisée)

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
m-what-to-to-be3f0933 = { $what } : { $to }

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

# {who} has won
m-who-has-won-deef00f1 = { $who } a gagné

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

# {who}: a donkey tile is chosen
m-who-a-donkey-tile-is-chosen-3a4841e3 = { $who } : tuile Âne choisie

# {who}: points {vp}, silver {silver}, cards {n} of {limit}
m-who-points-vp-silver-silver-car-6e5af877 = { $who } : points { $vp }, réaux { $silver }, cartes { $n } sur { $limit }

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
