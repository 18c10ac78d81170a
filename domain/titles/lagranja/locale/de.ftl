#  and a market marker
m-and-a-market-marker-9ef4e1ce = { " " }und ein Marktmarker

#  from the fields
m-from-the-fields-fe9cd0d5 = { " " }von den Feldern

# +2 silver
m-2-silver-64334b02 = +2 Silber

# +{n} silver
m-n-silver-d2d4a504 = +{ $n } Silber

# , and a marker on the market
m-and-a-marker-on-the-market-fcfcfa68 = , und ein Marker auf dem Markt

# -{n} VP
m-n-vp-50ff70d6 = −{ $n } SP

# 1 a round
m-1-a-round-fcd4fc15 = 1 je Runde

# 1 more siesta step in step III.2.
m-1-more-siesta-step-in-step-iii-2-56c8fca2 = 1 Siestaschritt mehr in Schritt III.2.

# 1 of
m-1-of-10963f3e = 1 von

# 1 point when your marker is driven off the market.
m-1-point-when-your-marker-is-driv-5b562925 = 1 Punkt, wenn dein Marker vom Markt verdrängt wird.

# 1 silver turns a used roof tile up again.
m-1-silver-turns-a-used-roof-tile-dcf4b915 = 1 Silber deckt ein benutztes Dachplättchen wieder auf.

# 1st
m-1st-e01ddf65 = 1.

# 2 more extra deliveries can be bought.
m-2-more-extra-deliveries-can-be-b-461b01d1 = 2 Zusatzlieferungen mehr sind zu kaufen.

# 2 more pig pens.
m-2-more-pig-pens-05045f84 = 2 Ställe mehr.

# 2 of
m-2-of-64de2225 = 2 von

# 2 silver for a trade good.
m-2-silver-for-a-trade-good-3a7a9922 = Eine Handelsware für 2 Silber.

# 2nd
m-2nd-c21365c7 = 2.

# 3 silver fill one symbol on a barrow.
m-3-silver-fill-one-symbol-on-a-ba-d1bfe701 = 3 Silber füllen ein Symbol auf einem Karren.

# 3rd
m-3rd-c0d75171 = 3.

# 4th
m-4th-136ef443 = 4.

# 5th
m-5th-a2dc69cc = 5.

# A card has been played
m-a-card-has-been-played-91815d69 = Eine Karte wurde gespielt

# A craft building has been completed
m-a-craft-building-has-been-comple-d1facd34 = Ein Handwerksgebäude wurde fertig

# A food for 2 points and 1 silver.
m-a-food-for-2-points-and-1-silver-49507172 = Ein Essen für 2 Punkte und 1 Silber.

# A marker of yours moves to a free space of the same value.
m-a-marker-of-yours-moves-to-a-fre-990a7b46 = Ein Marker von dir zieht auf ein freies Feld desselben Werts.

# A marker placed next to one of your market markers removes it only if its space is at least two higher in value. Replacing a marker on a full market is not prevented.
m-a-marker-placed-next-to-one-of-y-be49993f = Ein Marker neben einem deiner Marktmarker vertreibt ihn nur, wenn der Wert seines Felds um mindestens zwei höher ist. Das Ersetzen eines Markers auf vollem Markt verhindert das nicht.

# A neighbour drives you off only with 2 more in value.
m-a-neighbour-drives-you-off-only-f70d22b9 = Nachbarn verdrängen dich erst mit 2 mehr an Wert.

# A pig for 7 silver.
m-a-pig-for-7-silver-683ffa6c = Ein Schwein für 7 Silber.

# A pig is born at the farm of {who}.
m-a-pig-is-born-at-the-farm-of-who-e3ad37df = Auf dem Hof wird ein Schwein geboren: { $who }.

# A sixth roof space, worth 5 points.
m-a-sixth-roof-space-worth-5-point-b23adfc6 = Ein sechster Dachplatz, 5 Punkte wert.

# A tile of 1 or 2 donkeys: 1 more delivery.
m-a-tile-of-1-or-2-donkeys-1-more-fb6f8b98 = Plättchen mit 1 oder 2 Eseln: 1 Lieferung mehr.

# A trade good for 7 silver or 3 harvest goods.
m-a-trade-good-for-7-silver-or-3-h-429ae585 = Eine Handelsware gegen 7 Silber oder 3 Erntewaren.

# After a die: pay 1 point, use the round's space too.
m-after-a-die-pay-1-point-use-the-2a97c182 = Nach einem Würfel: für 1 Punkt auch das Feld der Runde.

# After the roll: roll one or two dice again.
m-after-the-roll-roll-one-or-two-d-0d527223 = Nach dem Wurf: einen oder zwei Würfel neu werfen.

# After you have used the shared last die, you may pay 1 silver to use the same space once more.
m-after-you-have-used-the-shared-l-57f97f09 = Nachdem du den gemeinsamen letzten Würfel genutzt hast, darfst du 1 Silber zahlen und dasselbe Feld noch einmal nutzen.

# After you have used your second die, gain 1 VP and 2 silver if the values you used for your two dice add up to 5 or less.
m-after-you-have-used-your-second-1ff08b39 = Nach deinem zweiten Würfel erhältst du 1 SP und 2 Silber, wenn die genutzten Werte deiner beiden Würfel zusammen höchstens 5 ergeben.

# All donkey tiles come back.
m-all-donkey-tiles-come-back-88bbe74a = Alle Eselplättchen kommen zurück.

# All places are full: say which {side} leaves.
m-all-places-are-full-say-which-si-f0942522 = Alle Plätze sind voll: sag, was weichen soll: { $side }.

# All your markers are in use: give one up first.
m-all-your-markers-are-in-use-give-0d741fd5 = Alle deine Marker sind im Einsatz: gib zuerst einen auf.

# All your markers are in use: give one up for {what}, or go without.
m-all-your-markers-are-in-use-give-2632f3d4 = Alle deine Marker sind im Einsatz: gib einen auf ({ $what }) oder verzichte.

# Another completes a building: 3 silver.
m-another-completes-a-building-3-s-db892b79 = Jemand anders vollendet ein Gebäude: 3 Silber.

# Anything else before the next step at your farm?
m-anything-else-before-the-next-st-6a6977ec = Noch etwas vor dem nächsten Schritt auf deinem Hof?

# Anything else before your turn ends?
m-anything-else-before-your-turn-e-8617c78f = Noch etwas, bevor dein Zug endet?

# At the end of step I.1, before you refill your hand, you may play one more card, which must become a field.
m-at-the-end-of-step-i-1-before-yo-b18543c6 = Am Ende von Schritt I.1, bevor du deine Hand auffüllst, darfst du noch eine Karte spielen, die ein Feld werden muss.

# At the end of the game gain 1 VP for each roof tile on your farm.
m-at-the-end-of-the-game-gain-1-vp-71cbadfd = Am Ende der Partie erhältst du 1 SP für jedes Dachplättchen auf deinem Hof.

# At the end of the game you need only 3 silver for 1 VP.
m-at-the-end-of-the-game-you-need-2bb02d34 = Am Ende der Partie brauchst du nur 3 Silber für 1 SP.

# At the end: 1 point for each roof tile.
m-at-the-end-1-point-for-each-roof-fed6a938 = Am Ende: 1 Punkt je Dachplättchen.

# At the end: 3 silver for 1 point.
m-at-the-end-3-silver-for-1-point-24ed0ffd = Am Ende: 1 Punkt je 3 Silber.

# At this table extra deliveries are bought at once: say how many.
m-at-this-table-extra-deliveries-a-72160c8d = An diesem Tisch werden Zusatzlieferungen auf einmal gekauft: sag, wie viele.

# At this table extra deliveries are paid one by one.
m-at-this-table-extra-deliveries-a-60e09407 = An diesem Tisch werden Zusatzlieferungen einzeln bezahlt.

# At this table no pig makes room for a newborn: sell or upgrade it afterwards.
m-at-this-table-no-pig-makes-room-95ee970d = An diesem Tisch macht kein Schwein einem neugeborenen Platz: verkauf oder veredle es danach.

# Barrow done: 1 free delivery to another one.
m-barrow-done-1-free-delivery-to-a-19d1277d = Karren fertig: 1 freie Lieferung zu einem anderen.

# Barrow done: 1 of its resources back.
m-barrow-done-1-of-its-resources-b-891e7536 = Karren fertig: 1 seiner Ressourcen zurück.

# Barrow done: 3 points instead of the marker.
m-barrow-done-3-points-instead-of-7dfbcbf3 = Karren fertig: 3 Punkte statt des Markers.

# Barrow {n}: {text}
m-barrow-n-text-4be6b7e4 = Karren { $n }: { $text }

# Before the roll: reserve a revenue space.
m-before-the-roll-reserve-a-revenu-191f15af = Vor dem Wurf: ein Ertragsfeld reservieren.

# Buy a roof tile: 1 harvest good.
m-buy-a-roof-tile-1-harvest-good-ba33717b = Dachplättchen gekauft: 1 Erntware.

# Buy harvest goods 1 silver cheaper.
m-buy-harvest-goods-1-silver-cheap-419fe5df = Erntewaren 1 Silber billiger kaufen.

# Card {n}: {crop} | {barrow} | {extension} | {helper}
m-card-n-crop-barrow-extension-hel-828cd9ea = Karte { $n }: { $crop } | { $barrow } | { $extension } | { $helper }

# Cards
m-cards-a52fcbbc = Karten

# Cards: {n} in the deck, {m} discarded.
m-cards-n-in-the-deck-m-discarded-5fc01032 = Karten: { $n } im Stapel, { $m } abgeworfen.

# Change a die you have just taken by 1 (1 to 6).
m-change-a-die-you-have-just-taken-65eb9e25 = Ändere einen eben genommenen Würfel um 1 (1 bis 6).

# Change a die you have just taken by 1 or 2 (1 to 6).
m-change-a-die-you-have-just-taken-66d9d47f = Ändere einen eben genommenen Würfel um 1 oder 2 (1 bis 6).

# Change your die by 1; then go 1 siesta step.
m-change-your-die-by-1-then-go-1-s-ecd60517 = Ändere deinen Würfel um 1; dann 1 Siestaschritt.

# Choose a donkey tile, in secret.
m-choose-a-donkey-tile-in-secret-c9c04c32 = Wähle geheim ein Eselplättchen.

# Choose a used donkey tile again for 1 silver.
m-choose-a-used-donkey-tile-again-aaa8dc39 = Für 1 Silber ein benutztes Eselplättchen neu wählen.

# Choose another craft token of your farm.
m-choose-another-craft-token-of-yo-665c7f11 = Wähle ein anderes Handwerksplättchen deines Hofs.

# Choose one of {ways}.
m-choose-one-of-ways-2d5f84f2 = Wähle eines von { $ways }.

# Craft building done: a marker on a 2, 3 or 4.
m-craft-building-done-a-marker-on-457ba22d = Handwerksgebäude fertig: ein Marker auf 2, 3 oder 4.

# Craft buildings
m-craft-buildings-034f2cbd = Handwerksgebäude

# Craft tokens
m-craft-tokens-1b920bdc = Handwerksplättchen

# Craft tokens: none yet
m-craft-tokens-none-yet-f680ac1a = Handwerksplättchen: –

# Deliver a pig in place of a meat.
m-deliver-a-pig-in-place-of-a-meat-2ad923ae = Liefere ein Schwein statt Fleisch.

# Deliver olives as grain, grain as olives.
m-deliver-olives-as-grain-grain-as-a78078fb = Liefere Oliven als Korn, Korn als Oliven.

# Dice: {dice}.
m-dice-dice-7d1499a1 = Würfel: { $dice }.

# Discard a card for 1 good of its crop.
m-discard-a-card-for-1-good-of-its-5fb2a35a = Wirf eine Karte ab: 1 Ware ihrer Ernte.

# Donkey tiles
m-donkey-tiles-148def31 = Eselplättchen

# Draw 2 cards, keep 1.
m-draw-2-cards-keep-1-fd09cd84 = Zieh 2 Karten, behalte 1.

# Draw a card or play a card (an extension has to be paid for).
m-draw-a-card-or-play-a-card-an-ex-0e3007ab = Zieh eine Karte oder spiel eine Karte (ein Anbau muss bezahlt werden).

# Draw a card or play one.
m-draw-a-card-or-play-one-3454c62d = Zieh eine Karte oder spiel eine.

# Each extension costs you one farm good less; your first one is free.
m-each-extension-costs-you-one-far-90c11b0d = Jeder Anbau kostet dich eine Hofware weniger; dein erster ist umsonst.

# Each extension played: 1 point and 2 silver.
m-each-extension-played-1-point-an-4d89643d = Je gespieltem Anbau: 1 Punkt und 2 Silber.

# Each field played: 1 good of its crop, 1 silver.
m-each-field-played-1-good-of-its-7b719153 = Je gespieltem Feld: 1 Ware seiner Ernte, 1 Silber.

# Each player runs a small farm whose cards are fields, barrows, extensions or helpers, by the side they are laid on. In six rounds harvests, dice and donkeys bring goods to craft buildings and to the market, for points.
m-each-player-runs-a-small-farm-wh-40ae0c94 = Alle führen einen kleinen Hof, dessen Karten Felder, Karren, Anbauten oder Helfer sind, je nach der Seite, an der sie liegen. In sechs Runden bringen Ernten, Würfel und Esel Waren zu den Handwerksgebäuden und auf den Markt, für Punkte.

# Each time a placing takes one of your markers off the market, gain 1 VP at once.
m-each-time-a-placing-takes-one-of-7ace90d5 = Jedes Mal, wenn ein Setzen einen deiner Marker vom Markt nimmt, erhältst du sofort 1 SP.

# Each time you complete a craft building you may place a marker on a free market space of value 2, 3 or 4. It removes lower neighbours as usual.
m-each-time-you-complete-a-craft-b-d0fe8d01 = Jedes Mal, wenn du ein Handwerksgebäude vollendest, darfst du einen Marker auf ein freies Marktfeld mit Wert 2, 3 oder 4 setzen. Er vertreibt niedrigere Nachbarn wie üblich.

# Each time you play a field, take 1 good of its crop into your store and 1 silver. The field itself still enters empty.
m-each-time-you-play-a-field-take-17d77735 = Jedes Mal, wenn du ein Feld spielst, nimm 1 Ware seiner Ernte ins Lager und 1 Silber. Das Feld selbst kommt trotzdem leer.

# Each time you play an extension, gain 1 VP and 2 silver after paying for it.
m-each-time-you-play-an-extension-2c913b93 = Jedes Mal, wenn du einen Anbau spielst, erhältst du nach dem Bezahlen 1 SP und 2 Silber.

# End of step I.1: play one more card, as a field.
m-end-of-step-i-1-play-one-more-ca-cd138bba = Ende von Schritt I.1: noch eine Karte als Feld.

# Every upgrade you pay for costs you 1 silver less.
m-every-upgrade-you-pay-for-costs-fa5ec8e0 = Jede Veredelung, die du bezahlst, kostet 1 Silber weniger.

# Extensions
m-extensions-fe3436af = Anbauten

# Extensions cost 1 good less, the first is free.
m-extensions-cost-1-good-less-the-138b1669 = Anbauten kosten 1 Ware weniger, der erste nichts.

# Extensions: {text}.
m-extensions-text-b6eb5682 = Anbauten: { $text }.

# Extra deliveries are free.
m-extra-deliveries-are-free-f6d89c71 = Zusatzlieferungen sind frei.

# Extra deliveries cost you nothing. Their number does not change.
m-extra-deliveries-cost-you-nothin-cd072a6c = Zusatzlieferungen kosten dich nichts. Ihre Zahl ändert sich nicht.

# Farm
m-farm-3457b161 = Hof

# Fewer goods are enough.
m-fewer-goods-are-enough-8a9f39bd = Weniger Waren genügen.

# Fields
m-fields-616f48c1 = Felder

# Fill one empty symbol of one of your barrows.
m-fill-one-empty-symbol-of-one-of-6706cd2d = Fülle ein leeres Symbol eines deiner Karren.

# Four barrows; 2 silver for each one played.
m-four-barrows-2-silver-for-each-o-d5cbeedf = Vier Karren; 2 Silber je gespieltem.

# Gain 1 VP.
m-gain-1-vp-a4e16154 = Erhalte 1 SP.

# Goods on a field cannot be sold.
m-goods-on-a-field-cannot-be-sold-e185f86e = Waren auf einem Feld können nicht verkauft werden.

# Hand limit +2.
m-hand-limit-2-298e0f97 = Handlimit +2.

# Harvest goods pay 3 silver each for roof tiles.
m-harvest-goods-pay-3-silver-each-97562188 = Erntewaren zahlen je 3 Silber für Dachplättchen.

# Helper {n}, {name}: {text}
m-helper-n-name-text-b4412645 = Helfer { $n }, { $name }: { $text }

# Helpers of {who}
m-helpers-of-who-d05d7c2c = Helfer: { $who }

# Helpers: {names}.
m-helpers-names-bdd43699 = Helfer: { $names }.

# House deck: made for this implementation. These are NOT the printed cards of La Granja.
m-house-deck-made-for-this-impleme-ee2a12b2 = Hausdeck: für dieses Programm gemacht. Es sind NICHT die gedruckten Karten von La Granja.

# House distribution of the roof bonuses. The kinds are known; which bonus lies on which tile is mostly not.
m-house-distribution-of-the-roof-b-a117b7dc = Eigene Verteilung der Dachboni. Die Arten sind bekannt; welcher Bonus auf welchem Plättchen liegt, meist nicht.

# In phase IV gain 1 VP and 1 silver if nobody has more markers on the market than you and you have at least one.
m-in-phase-iv-gain-1-vp-and-1-silv-067fd518 = In Phase IV erhältst du 1 SP und 1 Silber, wenn niemand mehr Marker auf dem Markt hat als du und du mindestens einen hast.

# In phase IV gain 1 VP more if the siesta track gives you at least 1 VP.
m-in-phase-iv-gain-1-vp-more-if-th-112cb2c5 = In Phase IV erhältst du 1 SP mehr, wenn dir die Siestaleiste mindestens 1 SP bringt.

# In the first round everybody plays two cards.
m-in-the-first-round-everybody-pla-6e5eeb9f = In der ersten Runde spielen alle zwei Karten.

# In the income step gain 1 VP if you have at least three fields.
m-in-the-income-step-gain-1-vp-if-108177e0 = Beim Einkommen erhältst du 1 SP, wenn du mindestens drei Felder hast.

# In the income step take 1 good of the crop of one of your fields into your store.
m-in-the-income-step-take-1-good-o-b1adf489 = Beim Einkommen nimmst du 1 Ware der Ernte eines deiner Felder ins Lager.

# In the income step take 1 silver for each of your markers on the market, at most 4.
m-in-the-income-step-take-1-silver-6dfc73b8 = Beim Einkommen nimmst du 1 Silber für jeden deiner Marker auf dem Markt, höchstens 4.

# In your deliveries an olive may stand for a grain and a grain for an olive.
m-in-your-deliveries-an-olive-may-fc25a80e = Bei deinen Lieferungen darf eine Olive für ein Korn stehen und ein Korn für eine Olive.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = Auf deiner Hand: { $card }

# Income: 1 good of the crop of one field.
m-income-1-good-of-the-crop-of-one-553dcf3d = Einkommen: 1 Ware der Ernte eines Felds.

# Income: 1 point if you have 3 fields.
m-income-1-point-if-you-have-3-fie-8500b4a9 = Einkommen: 1 Punkt bei 3 Feldern.

# Income: 1 silver for each marker, at most 4.
m-income-1-silver-for-each-marker-25ade71e = Einkommen: 1 Silber je Marker, höchstens 4.

# It is time for income
m-it-is-time-for-income-984b5f0c = Das Einkommen ist dran

# Keep {n} of the cards you have drawn.
m-keep-n-of-the-cards-you-have-dra-b97e5a07 = Behalte { $n } der gezogenen Karten.

# La Granja knows the editions {known}, not "{edition}".
m-la-granja-knows-the-editions-kno-ce8be8f1 = La Granja kennt die Ausgaben { $known }, nicht „{ $edition }“.

# Last in the new order: 1 point and 1 silver.
m-last-in-the-new-order-1-point-an-3ab9dcd7 = Letzter Platz der neuen Reihenfolge: 1 Punkt, 1 Silber.

# Locked, to be opened in this order: {names}.
m-locked-to-be-opened-in-this-orde-a0f6a7b6 = Gesperrt, werden in dieser Reihenfolge geöffnet: { $names }.

# Make 1 delivery at the price of an extra delivery.
m-make-1-delivery-at-the-price-of-dabb9941 = Mach 1 Lieferung zum Preis einer Zusatzlieferung.

# Make 1 delivery.
m-make-1-delivery-95808b9f = Mach 1 Lieferung.

# Make {n} {n|delivery|deliveries}.
m-make-n-n-delivery-deliveries-cdf49605 = Mach { $n } { $n ->
        [one] Lieferung
       *[other] Lieferungen
    }.

# Markers left
m-markers-left-c4852eb5 = Marker übrig

# Market
m-market-5238d9bd = Markt

# Most markers in phase IV: 1 point, 1 silver.
m-most-markers-in-phase-iv-1-point-8ecce772 = Die meisten Marker in Phase IV: 1 Punkt, 1 Silber.

# Move 1 or 2 steps on the siesta track.
m-move-1-or-2-steps-on-the-siesta-63e44eca = Geh 1 oder 2 Schritte auf der Siestaleiste.

# Move a marker to a free space of its value.
m-move-a-marker-to-a-free-space-of-a7ce27bd = Setz einen Marker auf ein freies Feld gleichen Werts.

# Move grain between fields and store.
m-move-grain-between-fields-and-st-3263f406 = Bewege Korn zwischen Feldern und Lager.

# Move grapes between fields and store.
m-move-grapes-between-fields-and-s-eb84e516 = Bewege Trauben zwischen Feldern und Lager.

# Move olives between fields and store.
m-move-olives-between-fields-and-s-cdbea822 = Bewege Oliven zwischen Feldern und Lager.

# Move one of your market markers to a free space of the same value.
m-move-one-of-your-market-markers-a71f1d98 = Zieh einen deiner Marktmarker auf ein freies Feld desselben Werts.

# Move up to {n} {n|step|steps} on the siesta track.
m-move-up-to-n-n-step-steps-on-the-fc86785d = Geh bis zu { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } auf der Siestaleiste.

# Move your disc {low} {low|step|steps}.
m-move-your-disc-low-low-step-step-8a8ea796 = Geh mit deiner Scheibe { $low } { $low ->
        [one] Schritt
       *[other] Schritte
    }.

# Move {low} to {high} steps.
m-move-low-to-high-steps-4a16adee = Geh { $low } bis { $high } Schritte.

# Name a good: 1 silver for each on your barrows.
m-name-a-good-1-silver-for-each-on-c4f381df = Nenne eine Ware: 1 Silber für jede auf deinen Karren.

# Neutral
m-neutral-1c6ac69f = Neutral

# No empty symbol asks for that there.
m-no-empty-symbol-asks-for-that-th-8dee2598 = Kein leeres Symbol dort verlangt das.

# Nothing has to leave for that card.
m-nothing-has-to-leave-for-that-ca-e5b5dc14 = Für diese Karte muss nichts weichen.

# Olives, grain and grapes cost you 1 silver less when you buy them.
m-olives-grain-and-grapes-cost-you-016e5bb3 = Oliven, Korn und Trauben kosten dich beim Kauf 1 Silber weniger.

# Once a game: an extension for free.
m-once-a-game-an-extension-for-fre-902f282e = Einmal pro Partie: ein Anbau umsonst.

# Once a game: two of your craft tokens again.
m-once-a-game-two-of-your-craft-to-f174389b = Einmal pro Partie: zwei deiner Handwerksplättchen noch einmal.

# Once in the game you may play an extension from your hand without paying for it.
m-once-in-the-game-you-may-play-an-52a4cb43 = Einmal in der Partie darfst du einen Anbau von der Hand spielen, ohne ihn zu bezahlen.

# Once in the game you may use the immediate effects of up to two different craft tokens on your farm again.
m-once-in-the-game-you-may-use-the-2f360683 = Einmal in der Partie darfst du die Soforteffekte von bis zu zwei verschiedenen Handwerksplättchen deines Hofs noch einmal nutzen.

# Once in the game, on your turn in phase II, you may use three different revenue spaces of your choice one after the other.
m-once-in-the-game-on-your-turn-in-a840d1c1 = Einmal in der Partie, in deinem Zug in Phase II, darfst du drei verschiedene Ertragsfelder deiner Wahl nacheinander nutzen.

# Once per round choose one kind of farm good other than silver and take 1 silver for each symbol of that kind on your barrows, filled or not.
m-once-per-round-choose-one-kind-o-96b62238 = Einmal pro Runde wähle eine Art Hofware außer Silber und nimm 1 Silber für jedes Symbol dieser Art auf deinen Karren, gefüllt oder nicht.

# Once per round in phase III you may pay 3 silver to fill one empty symbol on one of your barrows. This is not a delivery.
m-once-per-round-in-phase-iii-you-96d834e3 = Einmal pro Runde darfst du in Phase III 3 Silber zahlen und ein leeres Symbol auf einem deiner Karren füllen. Das ist keine Lieferung.

# Once per round one delivery to a craft building may use any resource or upgraded good in place of the one asked for. Silver and trade good symbols are excluded.
m-once-per-round-one-delivery-to-a-39338ce0 = Einmal pro Runde darf eine Lieferung zu einem Handwerksgebäude statt der verlangten eine beliebige Ressource oder veredelte Ware sein. Silber- und Handelswarensymbole sind ausgenommen.

# Once per round you may carry out one upgrade free of charge.
m-once-per-round-you-may-carry-out-4bef2f44 = Einmal pro Runde darfst du eine Veredelung umsonst machen.

# Once per round you may deliver a pig in place of a meat.
m-once-per-round-you-may-deliver-a-7c8285c8 = Einmal pro Runde darfst du ein Schwein statt eines Fleischs liefern.

# Once per round you may discard a card from your hand to take 1 good of the crop shown on its field side.
m-once-per-round-you-may-discard-a-5a01bb93 = Einmal pro Runde darfst du eine Handkarte abwerfen und 1 Ware der Ernte auf ihrer Feldseite nehmen.

# Once per round you may draw 2 cards, keep 1 of them and discard the other.
m-once-per-round-you-may-draw-2-ca-70b2f5f5 = Einmal pro Runde darfst du 2 Karten ziehen, 1 davon behalten und die andere abwerfen.

# Once per round you may give up 1 food to gain 2 VP and 1 silver.
m-once-per-round-you-may-give-up-1-99aafe82 = Einmal pro Runde darfst du 1 Essen abgeben und erhältst 2 SP und 1 Silber.

# Once per round you may give up 1 pig to take 7 silver.
m-once-per-round-you-may-give-up-1-6016a81b = Einmal pro Runde darfst du 1 Schwein abgeben und 7 Silber nehmen.

# Once per round you may move any amount of grain from your grain fields to your grain store, or from that store to your empty grain fields.
m-once-per-round-you-may-move-any-860221ca = Einmal pro Runde darfst du beliebig viel Korn von deinen Kornfeldern in dein Kornlager bringen oder aus dem Lager auf deine leeren Kornfelder.

# Once per round you may move any amount of grapes from your grape fields to your grape store, or from that store to your empty grape fields.
m-once-per-round-you-may-move-any-6d2dc456 = Einmal pro Runde darfst du beliebig viele Trauben von deinen Traubenfeldern in dein Traubenlager bringen oder aus dem Lager auf deine leeren Traubenfelder.

# Once per round you may move any amount of olives from your olive fields to your olive store, or from that store to your empty olive fields.
m-once-per-round-you-may-move-any-12c37259 = Einmal pro Runde darfst du beliebig viele Oliven von deinen Olivenfeldern in dein Olivenlager bringen oder aus dem Lager auf deine leeren Olivenfelder.

# Once per round you may move one of your market markers to a free space of the same value. There it removes lower neighbours as if just placed.
m-once-per-round-you-may-move-one-c3294ba9 = Einmal pro Runde darfst du einen deiner Marktmarker auf ein freies Feld desselben Werts ziehen. Dort vertreibt er niedrigere Nachbarn, als wäre er eben gesetzt worden.

# Once per round you may pay 1 VP to play one card from your hand. An extension still has to be paid for.
m-once-per-round-you-may-pay-1-vp-0d82d054 = Einmal pro Runde darfst du 1 SP zahlen und eine Handkarte spielen. Ein Anbau muss trotzdem bezahlt werden.

# Once per round you may pay 1 olive or 1 grain to take 1 pig.
m-once-per-round-you-may-pay-1-oli-a7d604c9 = Einmal pro Runde darfst du 1 Olive oder 1 Korn zahlen und 1 Schwein nehmen.

# Once per round you may pay 1 olive, grain, grape or pig to take 1 trade good.
m-once-per-round-you-may-pay-1-oli-6fa51757 = Einmal pro Runde darfst du 1 Olive, Korn, Traube oder Schwein zahlen und 1 Handelsware nehmen.

# Once per round you may pay 1 silver to turn one of your used roof tiles face up again.
m-once-per-round-you-may-pay-1-sil-8df2dd5f = Einmal pro Runde darfst du 1 Silber zahlen und eines deiner benutzten Dachplättchen wieder aufdecken.

# Once per round you may pay 2 silver to take 1 trade good.
m-once-per-round-you-may-pay-2-sil-d16fbef9 = Einmal pro Runde darfst du 2 Silber zahlen und 1 Handelsware nehmen.

# Once per round you may return 1 trade good to take either 7 silver or 3 harvest goods of your choice.
m-once-per-round-you-may-return-1-b66b0c60 = Einmal pro Runde darfst du 1 Handelsware zurückgeben und entweder 7 Silber oder 3 Erntewaren deiner Wahl nehmen.

# Once per round, after the dice have been rolled and before the first pick, you may re-roll one or two of them.
m-once-per-round-after-the-dice-ha-2e11a1e2 = Einmal pro Runde, nach dem Würfeln und vor der ersten Wahl, darfst du einen oder zwei Würfel neu werfen.

# Once per round, before the dice are rolled, you may put a marker on one revenue space. As long as a single die lies beside that space, nobody but you may take it as first or second die. The marker returns to you in phase IV.
m-once-per-round-before-the-dice-a-2d049e58 = Einmal pro Runde, vor dem Würfeln, darfst du einen Marker auf ein Ertragsfeld legen. Solange ein einzelner Würfel an diesem Feld liegt, darf ihn niemand außer dir als ersten oder zweiten Würfel nehmen. Der Marker kommt in Phase IV zu dir zurück.

# Once per round, right after you have used a die you picked, you may pay 1 VP to use the revenue space whose number equals the current round as well.
m-once-per-round-right-after-you-h-4557295f = Einmal pro Runde, gleich nachdem du einen gewählten Würfel genutzt hast, darfst du 1 SP zahlen und auch das Ertragsfeld nutzen, dessen Zahl die laufende Runde ist.

# Once per round, when a placing takes one or more of your markers off the market, take 4 silver.
m-once-per-round-when-a-placing-ta-d91b6ee9 = Einmal pro Runde, wenn ein Setzen einen oder mehrere deiner Marker vom Markt nimmt, nimm 4 Silber.

# Once per round, when another player completes a craft building, take 3 silver from the supply.
m-once-per-round-when-another-play-7175c3af = Einmal pro Runde, wenn jemand anders ein Handwerksgebäude vollendet, nimm 3 Silber aus dem Vorrat.

# Once per round, when you complete a barrow with the market symbol, you may take 3 VP instead of placing a marker.
m-once-per-round-when-you-complete-21b8dae4 = Einmal pro Runde, wenn du einen Karren mit dem Marktsymbol vollendest, darfst du 3 SP nehmen, statt einen Marker zu setzen.

# Once per round, when you complete a barrow, take 1 resource that was asked for on it (olive, grain, grape or pig).
m-once-per-round-when-you-complete-6131610a = Einmal pro Runde, wenn du einen Karren vollendest, nimm 1 Ressource, die er verlangt hat (Olive, Korn, Traube oder Schwein).

# Once per round, when you have completed a barrow, you may make 1 free delivery to another of your barrows.
m-once-per-round-when-you-have-com-6c4f1437 = Einmal pro Runde, wenn du einen Karren vollendet hast, darfst du 1 freie Lieferung auf einen anderen deiner Karren machen.

# Once per round, when you take a die, you may change its value by 1 up or down (1 to 6) before using it. If you do, also move 1 step on the siesta track.
m-once-per-round-when-you-take-a-d-43166db1 = Einmal pro Runde, wenn du einen Würfel nimmst, darfst du seinen Wert vor der Nutzung um 1 erhöhen oder senken (1 bis 6). Tust du es, geh auch 1 Schritt auf der Siestaleiste.

# Once per round, when you take your first or second die, you may use 7 minus its value instead.
m-once-per-round-when-you-take-you-07725502 = Einmal pro Runde, wenn du deinen ersten oder zweiten Würfel nimmst, darfst du 7 minus seinen Wert nutzen.

# Once per round, when you use revenue space 2 or 3, take 1 more harvest good of your choice.
m-once-per-round-when-you-use-reve-01df1eea = Einmal pro Runde, wenn du Ertragsfeld 2 oder 3 nutzt, nimm 1 Erntware deiner Wahl mehr.

# Once per round, when you use revenue space 2 or 6, you may take a second, different option of that space as well. Space 6 offers a delivery and 2 silver; space 2 offers card, olive, grain and grape.
m-once-per-round-when-you-use-reve-d94d193e = Einmal pro Runde, wenn du Ertragsfeld 2 oder 6 nutzt, darfst du auch eine zweite, andere Möglichkeit dieses Felds nehmen. Feld 6 bietet eine Lieferung und 2 Silber; Feld 2 bietet Karte, Olive, Korn und Traube.

# One delivery to a building: any good will do.
m-one-delivery-to-a-building-any-g-18cc45cc = Eine Lieferung an ein Gebäude: jede Ware genügt.

# One pig is enough for a newborn one.
m-one-pig-is-enough-for-a-newborn-6140affc = Ein Schwein genügt für ein neugeborenes.

# One upgrade for free.
m-one-upgrade-for-free-2065705e = Eine Veredelung umsonst.

# Only olives, grain, grapes and pigs can be sold.
m-only-olives-grain-grapes-and-pig-d0325da5 = Nur Oliven, Korn, Trauben und Schweine können verkauft werden.

# Only olives, grain, grapes and pigs can be upgraded.
m-only-olives-grain-grapes-and-pig-e284ba8d = Nur Oliven, Korn, Trauben und Schweine können veredelt werden.

# Open: {names}.
m-open-names-ee3b6ee4 = Offen: { $names }.

# Opened later: {names}.
m-opened-later-names-768f36d4 = Später geöffnet: { $names }.

# Pay 1 point to play a card.
m-pay-1-point-to-play-a-card-97b71aa5 = Zahl 1 Punkt und spiel eine Karte.

# Pay an olive or a grain for a pig.
m-pay-an-olive-or-a-grain-for-a-pi-525cf181 = Ein Schwein für eine Olive oder ein Korn.

# Pay an olive, grain, grape or pig for a trade good.
m-pay-an-olive-grain-grape-or-pig-e4e889ff = Eine Handelsware für Olive, Korn, Traube oder Schwein.

# Pay {n} of {kinds} that you have.
m-pay-n-of-kinds-that-you-have-82608ca4 = Zahle { $n } von { $kinds }, die du hast.

# Phase II, once a game: use three revenue spaces.
m-phase-ii-once-a-game-use-three-r-a9154c46 = Phase II, einmal pro Partie: drei Ertragsfelder.

# Phase IV: 1 point more for your siesta.
m-phase-iv-1-point-more-for-your-s-b6d9b34b = Phase IV: 1 Punkt mehr für deine Siesta.

# Phase {phase}: {name}.
m-phase-phase-name-17dbe8ea = Phase { $phase }: { $name }.

# Pigs become meat for free.
m-pigs-become-meat-for-free-99192790 = Schweine werden umsonst zu Fleisch.

# Place a marker on any free market space; it brings no VP.
m-place-a-marker-on-any-free-marke-0d59e346 = Setze einen Marker auf ein beliebiges freies Marktfeld; er bringt keine SP.

# Place a marker on the market.
m-place-a-marker-on-the-market-9ddccae8 = Setze einen Marker auf den Markt.

# Play a card as {sides}.
m-play-a-card-as-sides-8e7f93c2 = Spiel eine Karte als { $sides }.

# Play up to {n} {n|card|cards} at your farm.
m-play-up-to-n-n-card-cards-at-you-f81de387 = Spiel bis zu { $n } { $n ->
        [one] Karte
       *[other] Karten
    } auf deinem Hof.

# Play {n} {n|card|cards} at your farm.
m-play-n-n-card-cards-at-your-farm-f3ce8a1e = Spiel { $n } { $n ->
        [one] Karte
       *[other] Karten
    } auf deinem Hof.

# Revenue
m-revenue-c4b7330b = Ertrag

# Revenue space 2: draw a card, play a card or take one crop.
m-revenue-space-2-draw-a-card-play-d6944cd3 = Ertragsfeld 2: zieh eine Karte, spiel eine Karte oder nimm eine Ernte.

# Revenue space 5: {n} {n|part|parts} left, an upgrade or a siesta step each.
m-revenue-space-5-n-n-part-parts-l-15204c08 = Ertragsfeld 5: noch { $n } { $n ->
        [one] Teil
       *[other] Teile
    }, je eine Veredelung oder ein Siestaschritt.

# Revenue space 6: a delivery or 2 silver.
m-revenue-space-6-a-delivery-or-2-f2c4edff = Ertragsfeld 6: eine Lieferung oder 2 Silber.

# Roof and tokens: {text}.
m-roof-and-tokens-text-2a367713 = Dach und Plättchen: { $text }.

# Roof tiles
m-roof-tiles-20ec991e = Dachplättchen

# Roof tiles cost 1 silver less.
m-roof-tiles-cost-1-silver-less-f30db763 = Dachplättchen kosten 1 Silber weniger.

# Roof tiles cost you 1 silver less.
m-roof-tiles-cost-you-1-silver-les-a0c122b0 = Dachplättchen kosten dich 1 Silber weniger.

# Round {n}
m-round-n-af2dff6d = Runde { $n }

# Round {n} begins. On offer: {tiles}.
m-round-n-begins-on-offer-tiles-cfa31cae = Runde { $n } beginnt. Im Angebot: { $tiles }.

# Round {n} of {rounds}, {phase}.
m-round-n-of-rounds-phase-571c21a3 = Runde { $n } von { $rounds }, { $phase }.

# Round {round} of {rounds}; the game ends after the last.
m-round-round-of-rounds-the-game-e-8afa5225 = Runde { $round } von { $rounds }; nach der letzten endet die Partie.

# Say it without the last word: it is {kind} anyway.
m-say-it-without-the-last-word-it-0c3d7c43 = Sag es ohne das letzte Wort: es ist ohnehin { $kind }.

# Scoring
m-scoring-9ea9bd21 = Wertung

# Sell harvest goods straight from fields.
m-sell-harvest-goods-straight-from-1c5880a1 = Verkauf Erntewaren direkt von den Feldern.

# Sell the pig that has no pen, or say done.
m-sell-the-pig-that-has-no-pen-or-6c536099 = Verkauf das Schwein ohne Stall oder sag „fertig“.

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = Geteilter Sieg

# Siesta
m-siesta-02d818da = Siesta

# Siesta: {siesta}. Turn order: {order}.
m-siesta-siesta-turn-order-order-b9e84a7b = Siesta: { $siesta }. Reihenfolge: { $order }.

# Sold at the end of the game: harvest goods in stores, {pigs}.
m-sold-at-the-end-of-the-game-harv-08a869f7 = Am Ende der Partie verkauft: Erntewaren im Lager, { $pigs }.

# Space 2 or 3 brings 1 more harvest good.
m-space-2-or-3-brings-1-more-harve-36d9d2e6 = Feld 2 oder 3 bringt 1 Erntware mehr.

# Space 2 or 6: a second option of it too.
m-space-2-or-6-a-second-option-of-4c8f63b4 = Feld 2 oder 6: auch eine zweite Wahl davon.

# Store: {stored}; pens for {n} {n|pig|pigs}. Fields: {fields}.
m-store-stored-pens-for-n-n-pig-pi-c41f444b = Lager: { $stored }; Ställe für { $n } { $n ->
        [one] Schwein
       *[other] Schweine
    }. Felder: { $fields }.

# Take 1 grain or 1 olive.
m-take-1-grain-or-1-olive-b3a3510b = Nimm 1 Korn oder 1 Olive.

# Take 1 harvest good of your choice.
m-take-1-harvest-good-of-your-choi-2fb44933 = Nimm 1 Erntware deiner Wahl.

# Take 1 olive or 1 grape.
m-take-1-olive-or-1-grape-5b3f1b41 = Nimm 1 Olive oder 1 Traube.

# Take 1 pig; without a free pen sell it at once.
m-take-1-pig-without-a-free-pen-se-b4110d94 = Nimm 1 Schwein; ohne freien Stall verkauf es sofort.

# Take 1 upgraded good of your choice.
m-take-1-upgraded-good-of-your-cho-e249a40d = Nimm 1 veredelte Ware deiner Wahl.

# Take 2 different harvest goods.
m-take-2-different-harvest-goods-669dfd7e = Nimm 2 verschiedene Erntewaren.

# Take 2 silver.
m-take-2-silver-02aabc2c = Nimm 2 Silber.

# Take 3 silver.
m-take-3-silver-e95cf92b = Nimm 3 Silber.

# Take 4 silver.
m-take-4-silver-3b094d82 = Nimm 4 Silber.

# Take one olive, one grain or one grape.
m-take-one-olive-one-grain-or-one-5c929715 = Nimm eine Olive, ein Korn oder eine Traube.

# Take the VP of the roof space just covered a second time, for this tile or a later one.
m-take-the-vp-of-the-roof-space-ju-fcb36fa7 = Nimm die SP des eben gedeckten Dachfelds ein zweites Mal, für dieses Plättchen oder ein späteres.

# Take the income of your farm once more.
m-take-the-income-of-your-farm-onc-42132848 = Nimm das Einkommen deines Hofs noch einmal.

# Take up to {n} different ones of {kinds}.
m-take-up-to-n-different-ones-of-k-ab90c3c6 = Nimm bis zu { $n } verschiedene von { $kinds }.

# Take up to {n} of {kinds}.
m-take-up-to-n-of-kinds-fea1e315 = Nimm bis zu { $n } von { $kinds }.

# Take your {which} die: {dice}.
m-take-your-which-die-dice-f408e231 = Nimm deinen Würfel ({ $which }): { $dice }.

# That building is still locked.
m-that-building-is-still-locked-1931119e = Dieses Gebäude ist noch gesperrt.

# That card is not in your hand.
m-that-card-is-not-in-your-hand-69fddf0d = Diese Karte ist nicht auf deiner Hand.

# That costs {price} silver.
m-that-costs-price-silver-b3d2c381 = Das kostet { $price } Silber.

# That die is reserved by the Village Elder.
m-that-die-is-reserved-by-the-vill-3b0c9fcc = Dieser Würfel ist vom Dorfältesten reserviert.

# That does not stand for {kind} here.
m-that-does-not-stand-for-kind-her-8dc1a2fe = Das steht hier nicht für { $kind }.

# That extension costs {n} {n|farm good|different farm goods}.
m-that-extension-costs-n-n-farm-go-5e881ad3 = Dieser Anbau kostet { $n } { $n ->
        [one] Hofware
       *[other] verschiedene Hofwaren
    }.

# That is no barrow of your farm.
m-that-is-no-barrow-of-your-farm-fa6fd29b = Das ist kein Karren deines Hofs.

# That is none of your barrows.
m-that-is-none-of-your-barrows-73e8ba25 = Das ist keiner deiner Karren.

# That opens the {name}.
m-that-opens-the-name-d035e627 = Das öffnet: { $name }.

# That roof tile is not on offer.
m-that-roof-tile-is-not-on-offer-6a358f49 = Dieses Dachplättchen ist nicht im Angebot.

# That takes {n} silver.
m-that-takes-n-silver-d008829c = Das kostet { $n } Silber.

# That tile cannot be turned up.
m-that-tile-cannot-be-turned-up-66664bb0 = Dieses Plättchen lässt sich nicht aufdecken.

# The dice have been rolled
m-the-dice-have-been-rolled-02b7c8c5 = Die Würfel sind geworfen

# The die can be changed to {values}.
m-the-die-can-be-changed-to-values-83e963a7 = Der Würfel kann geändert werden auf { $values }.

# The die left for everybody shows {value}: use it, if you like.
m-the-die-left-for-everybody-shows-4e5a4814 = Der Würfel für alle zeigt { $value }: nutze ihn, wenn du willst.

# The discard pile becomes the new deck.
m-the-discard-pile-becomes-the-new-f85b71f2 = Der Ablagestapel wird der neue Stapel.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-39f0673d = Die Eselplättchen werden aufgedeckt: { $p0 } hat { $d0 } Esel und { $h0 } { $h0 ->
        [one] Hut
       *[other] Hüte
    }.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-d9c87bf8 = Die Eselplättchen werden aufgedeckt: { $p0 } hat { $d0 } Esel und { $h0 } { $h0 ->
        [one] Hut
       *[other] Hüte
    }; { $p1 } hat { $d1 } Esel und { $h1 } { $h1 ->
        [one] Hut
       *[other] Hüte
    }.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-a4bb1f97 = Die Eselplättchen werden aufgedeckt: { $p0 } hat { $d0 } Esel und { $h0 } { $h0 ->
        [one] Hut
       *[other] Hüte
    }; { $p1 } hat { $d1 } Esel und { $h1 } { $h1 ->
        [one] Hut
       *[other] Hüte
    }; { $p2 } hat { $d2 } Esel und { $h2 } { $h2 ->
        [one] Hut
       *[other] Hüte
    }.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}; {p3} has {d3} {d3|donkey|donkeys} and {h3} {h3|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-08897d6a = Die Eselplättchen werden aufgedeckt: { $p0 } hat { $d0 } Esel und { $h0 } { $h0 ->
        [one] Hut
       *[other] Hüte
    }; { $p1 } hat { $d1 } Esel und { $h1 } { $h1 ->
        [one] Hut
       *[other] Hüte
    }; { $p2 } hat { $d2 } Esel und { $h2 } { $h2 ->
        [one] Hut
       *[other] Hüte
    }; { $p3 } hat { $d3 } Esel und { $h3 } { $h3 ->
        [one] Hut
       *[other] Hüte
    }.

# The farms
m-the-farms-f2d5b3b0 = Die Höfe

# The game is at its end
m-the-game-is-at-its-end-0adff460 = Die Partie ist am Ende

# The game is over: {p0} and {p1} and {p2} and {p3} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-46baf37b = Die Partie ist zu Ende: { $p0 } und { $p1 } und { $p2 } und { $p3 } gewinnen gemeinsam mit { $points } SP.

# The game is over: {p0} and {p1} and {p2} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-3fe5df8a = Die Partie ist zu Ende: { $p0 } und { $p1 } und { $p2 } gewinnen gemeinsam mit { $points } SP.

# The game is over: {p0} and {p1} win together with {points} VP.
m-the-game-is-over-p0-and-p1-win-t-b827d055 = Die Partie ist zu Ende: { $p0 } und { $p1 } gewinnen gemeinsam mit { $points } SP.

# The game is over: {p0} has {points} VP.
m-the-game-is-over-p0-has-points-v-f52316a2 = Die Partie ist zu Ende: { $p0 } hat { $points } SP.

# The game is over: {p0} wins with {points} VP.
m-the-game-is-over-p0-wins-with-po-6d400b2d = Die Partie ist zu Ende: { $p0 } gewinnt mit { $points } SP.

# The goods have to be different.
m-the-goods-have-to-be-different-92bf774b = Die Waren müssen verschieden sein.

# The goods have to be different; a good on a field is no other kind.
m-the-goods-have-to-be-different-a-96c30428 = Die Waren müssen verschieden sein; eine Ware auf einem Feld ist keine andere Art.

# The helpers in your hand
m-the-helpers-in-your-hand-970415ce = Die Helfer auf deiner Hand

# The last die beside space {space} is reserved.
m-the-last-die-beside-space-space-a74937f0 = Der letzte Würfel an Feld { $space } ist reserviert.

# The marker may not go there.
m-the-marker-may-not-go-there-a0df229f = Der Marker darf nicht dorthin.

# The marker of a completed barrow has to be placed.
m-the-marker-of-a-completed-barrow-82a055dd = Der Marker eines vollen Karrens muss gesetzt werden.

# The marker of {owner} on {space} leaves the market.
m-the-marker-of-owner-on-space-lea-d3ed22cf = Der Marker von { $owner } auf { $space } verlässt den Markt.

# The market
m-the-market-2a738316 = Der Markt

# The neutral player drops a die of {value}.
m-the-neutral-player-drops-a-die-o-9bf3a5c2 = Der neutrale Spieler nimmt einen Würfel weg: { $value }.

# The neutral player turns up {card}.
m-the-neutral-player-turns-up-card-bfb094ce = Der neutrale Spieler deckt auf: { $card }.

# The new order has been set
m-the-new-order-has-been-set-10253638 = Die neue Reihenfolge steht fest

# The new turn order: {p0}, {p1}, {p2}, {p3}.
m-the-new-turn-order-p0-p1-p2-p3-1744703c = Die neue Reihenfolge: { $p0 }, { $p1 }, { $p2 }, { $p3 }.

# The new turn order: {p0}, {p1}, {p2}.
m-the-new-turn-order-p0-p1-p2-38662bcb = Die neue Reihenfolge: { $p0 }, { $p1 }, { $p2 }.

# The new turn order: {p0}, {p1}.
m-the-new-turn-order-p0-p1-d82cc596 = Die neue Reihenfolge: { $p0 }, { $p1 }.

# The other farms
m-the-other-farms-f73a1a9a = Die anderen Höfe

# The others
m-the-others-460bb9b4 = Die anderen

# The revenue dice show {dice}.
m-the-revenue-dice-show-dice-d2f270e8 = Die Ertragswürfel zeigen { $dice }.

# The revenue space of {who} is free again.
m-the-revenue-space-of-who-is-free-1efcd93a = Das Ertragsfeld ist wieder frei: { $who }.

# The round ends: tokens turn, discs go back to the start.
m-the-round-ends-tokens-turn-discs-333fe57d = Die Runde endet: Plättchen werden gewendet, Scheiben kommen an den Start.

# The round is being scored
m-the-round-is-being-scored-2e50f7f9 = Die Runde wird gewertet

# The shared die: 1 silver to use its space again.
m-the-shared-die-1-silver-to-use-i-c95ecce3 = Gemeinsamer Würfel: für 1 Silber sein Feld noch einmal.

# The shared die: use any space instead.
m-the-shared-die-use-any-space-ins-165df548 = Gemeinsamer Würfel: stattdessen ein beliebiges Feld.

# The spaces have to be different.
m-the-spaces-have-to-be-different-9d6d09c0 = Die Felder müssen verschieden sein.

# The target was not reached
m-the-target-was-not-reached-51761710 = Das Ziel ist nicht erreicht

# The village
m-the-village-33f8f15e = Das Dorf

# The village in full
m-the-village-in-full-d9f7eb36 = Das ganze Dorf

# The {name} of {who} is at work.
m-the-name-of-who-is-at-work-1301cee2 = Es wirkt ({ $who }): { $name }.

# There are no such dice.
m-there-are-no-such-dice-ee648395 = Solche Würfel gibt es nicht.

# There is no card to draw or to play.
m-there-is-no-card-to-draw-or-to-p-69596ca7 = Es ist keine Karte zu ziehen oder zu spielen.

# There is no card to draw.
m-there-is-no-card-to-draw-61049fd8 = Es ist keine Karte zu ziehen.

# There is no free pen for a pig.
m-there-is-no-free-pen-for-a-pig-7275ad94 = Es ist kein Stall für ein Schwein frei.

# There is no pen for the pig: sell it at once, or go without.
m-there-is-no-pen-for-the-pig-sell-66ac8d35 = Für das Schwein ist kein Stall da: verkauf es sofort oder verzichte.

# There is no such empty symbol on that barrow.
m-there-is-no-such-empty-symbol-on-3dc03733 = Auf diesem Karren ist kein solches leeres Symbol.

# There is no {value} among the dice.
m-there-is-no-value-among-the-dice-788f1a5f = Es ist keine { $value } unter den Würfeln.

# There is nothing to deliver that would want a marker of your supply.
m-there-is-nothing-to-deliver-that-af9d7ac8 = Es gibt nichts zu liefern, das einen Marker aus deinem Vorrat bräuchte.

# This delivery may not go there.
m-this-delivery-may-not-go-there-356513da = Diese Lieferung darf nicht dorthin.

# Trade goods for 2 points each.
m-trade-goods-for-2-points-each-4c6a2311 = Handelswaren für je 2 Punkte.

# Transport
m-transport-aaead4ab = Transport

# Turn a used roof tile face up again.
m-turn-a-used-roof-tile-face-up-ag-1e298ddf = Decke ein benutztes Dachplättchen wieder auf.

# Turn one of your used roof tiles face up again (not another tile of this kind).
m-turn-one-of-your-used-roof-tiles-b2181e68 = Decke eines deiner benutzten Dachplättchen wieder auf (kein anderes dieser Art).

# Upgrade 1 resource free of charge.
m-upgrade-1-resource-free-of-charg-7630ba78 = Veredle 1 Ressource umsonst.

# Upgrade up to 2 resources free of charge.
m-upgrade-up-to-2-resources-free-o-3bacaa25 = Veredle bis zu 2 Ressourcen umsonst.

# Upgrades cost 1 silver less.
m-upgrades-cost-1-silver-less-ab364875 = Veredelungen kosten 1 Silber weniger.

# Upgrading pigs to meat costs you nothing.
m-upgrading-pigs-to-meat-costs-you-0724562f = Schweine zu Fleisch zu veredeln kostet dich nichts.

# Use 7 minus the value of your die.
m-use-7-minus-the-value-of-your-di-78da5f0a = Nutze 7 minus den Wert deines Würfels.

# Use a revenue space; you have {n} {n|use|uses} left.
m-use-a-revenue-space-you-have-n-n-59a034e6 = Nutze ein Ertragsfeld; noch { $n } { $n ->
        [one] Nutzung
       *[other] Nutzungen
    }.

# Use the immediate effect of one of your craft tokens again.
m-use-the-immediate-effect-of-one-ed3e18c4 = Nutze den Soforteffekt eines deiner Handwerksplättchen noch einmal.

# Used helpers are free again.
m-used-helpers-are-free-again-beab5988 = Benutzte Helfer sind wieder frei.

# What is {source} to do: {ways}?
m-what-is-source-to-do-ways-8f874765 = Was soll { $source } tun: { $ways }?

# What {what} asks for does not hold.
m-what-what-asks-for-does-not-hold-8a8a5998 = Was { $what } verlangt, trifft nicht zu.

# When the new turn order has been set in step III.2 and you are last, gain 1 VP and 1 silver.
m-when-the-new-turn-order-has-been-bcd462b9 = Wenn in Schritt III.2 die neue Reihenfolge feststeht und du Letzter bist, erhältst du 1 SP und 1 Silber.

# When the shared last die is used, you may use any revenue space of your choice instead.
m-when-the-shared-last-die-is-used-64ba881f = Wenn der gemeinsame letzte Würfel genutzt wird, darfst du stattdessen ein Ertragsfeld deiner Wahl nutzen.

# When you buy a roof tile you may pay with harvest goods from fields or stores; each counts as 3 silver and no change is given.
m-when-you-buy-a-roof-tile-you-may-cabd1fa7 = Wenn du ein Dachplättchen kaufst, darfst du mit Erntewaren von Feldern oder aus dem Lager zahlen; jede zählt 3 Silber, es gibt nichts heraus.

# When you buy a roof tile, take 1 harvest good of your choice.
m-when-you-buy-a-roof-tile-take-1-3216685e = Wenn du ein Dachplättchen kaufst, nimm 1 Erntware deiner Wahl.

# When you choose a donkey tile you may choose one that you have already used. If you do, pay 1 silver when the tiles are revealed.
m-when-you-choose-a-donkey-tile-yo-15db5e19 = Wenn du ein Eselplättchen wählst, darf es eines sein, das du schon benutzt hast. Dann zahlst du 1 Silber, wenn die Plättchen aufgedeckt werden.

# When you place a marker on the market it also removes opposing markers on adjacent spaces that are one higher in value.
m-when-you-place-a-marker-on-the-m-2262cd69 = Wenn du einen Marker auf den Markt setzt, vertreibt er auch fremde Marker auf Nachbarfeldern, deren Wert um eins höher ist.

# Whenever your donkey tile shows one or two donkeys, you have 1 more free delivery in step III.3.
m-whenever-your-donkey-tile-shows-83f6acc2 = Immer wenn dein Eselplättchen einen oder zwei Esel zeigt, hast du in Schritt III.3 1 freie Lieferung mehr.

# Which card of your hand do you discard for {source}?
m-which-card-of-your-hand-do-you-d-4e250d83 = Welche Handkarte wirfst du ab? ({ $source })

# Which {n} of {kinds} do you pay for {source}?
m-which-n-of-kinds-do-you-pay-for-e770fb5a = Welche { $n } von { $kinds } zahlst du? ({ $source })

# You can bring {n} there at most.
m-you-can-bring-n-there-at-most-7d950655 = Du kannst höchstens { $n } dorthin bringen.

# You cannot move that far.
m-you-cannot-move-that-far-d3365f0f = So weit kannst du nicht gehen.

# You cannot pay for a roof tile with that.
m-you-cannot-pay-for-a-roof-tile-w-3678d7b4 = Damit kannst du kein Dachplättchen bezahlen.

# You cannot upgrade that now.
m-you-cannot-upgrade-that-now-735960bd = Das kannst du jetzt nicht veredeln.

# You do not have all of that.
m-you-do-not-have-all-of-that-7d0080b8 = Du hast nicht alles davon.

# You do not have that.
m-you-do-not-have-that-20dd0972 = Das hast du nicht.

# You get a newborn pig in step I.3 even if you have only one pig. A free pen is still needed.
m-you-get-a-newborn-pig-in-step-i-3a25768b = In Schritt I.3 bekommst du ein neugeborenes Schwein, auch wenn du nur eines hast. Ein freier Stall ist trotzdem nötig.

# You have 2 more pig pens.
m-you-have-2-more-pig-pens-aeefc755 = Du hast 2 Schweineställe mehr.

# You have a barrow too many: which one goes?
m-you-have-a-barrow-too-many-which-bd38dcf3 = Du hast einen Karren zu viel: welcher geht?

# You have bought a roof tile
m-you-have-bought-a-roof-tile-469536b1 = Du hast ein Dachplättchen gekauft

# You have completed a barrow
m-you-have-completed-a-barrow-ac4e69ae = Du hast einen Karren vollendet

# You have just taken that option; choose another one.
m-you-have-just-taken-that-option-1e23f409 = Diese Möglichkeit hast du eben genommen; wähle eine andere.

# You have lost a marker on the market
m-you-have-lost-a-marker-on-the-ma-5a06883f = Du hast einen Marker auf dem Markt verloren

# You have made all your deliveries. Anything else before your turn ends?
m-you-have-made-all-your-deliverie-0cfcdd92 = Alle deine Lieferungen sind gemacht. Noch etwas, bevor dein Zug endet?

# You have no delivery left.
m-you-have-no-delivery-left-c87e4e24 = Du hast keine Lieferung mehr.

# You have no marker there.
m-you-have-no-marker-there-0360dd93 = Du hast dort keinen Marker.

# You have no trade good.
m-you-have-no-trade-good-b1c9f1ba = Du hast keine Handelsware.

# You have nothing to upgrade.
m-you-have-nothing-to-upgrade-98939179 = Du hast nichts zu veredeln.

# You have reached the target
m-you-have-reached-the-target-fa85e770 = Du hast das Ziel erreicht

# You have taken a die
m-you-have-taken-a-die-4f189b44 = Du hast einen Würfel genommen

# You have used a die
m-you-have-used-a-die-a04749df = Du hast einen Würfel genutzt

# You have used that donkey tile already.
m-you-have-used-that-donkey-tile-a-b1d13036 = Dieses Eselplättchen hast du schon benutzt.

# You have won
m-you-have-won-7aba74d1 = Du hast gewonnen

# You have {n} free {n|upgrade|upgrades}.
m-you-have-n-free-n-upgrade-upgrad-edf28f1b = Du hast { $n } freie { $n ->
        [one] Veredelung
       *[other] Veredelungen
    }.

# You have {n} {n|delivery|deliveries}.
m-you-have-n-n-delivery-deliveries-d5b7e31c = Du hast { $n } { $n ->
        [one] Lieferung
       *[other] Lieferungen
    }.

# You hold too many cards: discard one.
m-you-hold-too-many-cards-discard-0b225bf9 = Du hast zu viele Karten: wirf eine ab.

# You may bring {crop} from fields to store, or back.
m-you-may-bring-crop-from-fields-t-13efef61 = Du darfst { $crop } von den Feldern ins Lager bringen oder zurück.

# You may buy 2 more extra deliveries in step III.4.
m-you-may-buy-2-more-extra-deliver-813625f3 = In Schritt III.4 darfst du 2 Zusatzlieferungen mehr kaufen.

# You may buy a roof tile (round {round}).
m-you-may-buy-a-roof-tile-round-ro-e926b0de = Du darfst ein Dachplättchen kaufen (Runde { $round }).

# You may buy up to {n} extra {n|delivery|deliveries}, all at once.
m-you-may-buy-up-to-n-extra-n-deli-222ad038 = Du darfst bis zu { $n } { $n ->
        [one] Zusatzlieferung
       *[other] Zusatzlieferungen
    } kaufen, alle auf einmal.

# You may buy {n} at most.
m-you-may-buy-n-at-most-11aafcfe = Du darfst höchstens { $n } kaufen.

# You may change your die to {values}.
m-you-may-change-your-die-to-value-e1cb50e7 = Du darfst deinen Würfel ändern auf { $values }.

# You may have four barrows at your farm. Each time you play a barrow, take 2 silver.
m-you-may-have-four-barrows-at-you-8981bada = Du darfst vier Karren auf deinem Hof haben. Jedes Mal, wenn du einen Karren spielst, nimm 2 Silber.

# You may keep one of the cards just drawn.
m-you-may-keep-one-of-the-cards-ju-aa32d69d = Du darfst eine der eben gezogenen Karten behalten.

# You may make up to {n} extra {n|delivery|deliveries}, paid one by one.
m-you-may-make-up-to-n-extra-n-del-2b35a12c = Du darfst bis zu { $n } { $n ->
        [one] Zusatzlieferung
       *[other] Zusatzlieferungen
    } machen, einzeln bezahlt.

# You may move 1 more step on the siesta track in step III.2.
m-you-may-move-1-more-step-on-the-f7827fc8 = In Schritt III.2 darfst du 1 Schritt mehr auf der Siestaleiste gehen.

# You may not play a card as {side} now.
m-you-may-not-play-a-card-as-side-cc06d616 = Du darfst jetzt keine Karte als { $side } spielen.

# You may not remove that marker.
m-you-may-not-remove-that-marker-56a23938 = Diesen Marker darfst du nicht entfernen.

# You may remove opposing markers beside yours.
m-you-may-remove-opposing-markers-18c589ef = Du darfst fremde Marker neben deinem entfernen.

# You may return a trade good to gain 2 VP. There is no limit to the number of goods returned this way.
m-you-may-return-a-trade-good-to-g-777a5a28 = Du darfst eine Handelsware zurückgeben und erhältst 2 SP, so oft du willst.

# You may roll up to {n} {n|die|dice} again.
m-you-may-roll-up-to-n-n-die-dice-e3b00bb9 = Du darfst bis zu { $n } { $n ->
        [one] Würfel
       *[other] Würfel
    } neu werfen.

# You may roll {n} dice again at most.
m-you-may-roll-n-dice-again-at-mos-8fcd598d = Du darfst höchstens { $n } Würfel neu werfen.

# You may sell harvest goods straight from your fields.
m-you-may-sell-harvest-goods-strai-6d70d8c3 = Du darfst Erntewaren direkt von deinen Feldern verkaufen.

# You may take {n} at most.
m-you-may-take-n-at-most-f8a79281 = Du darfst höchstens { $n } nehmen.

# You still have markers in your supply.
m-you-still-have-markers-in-your-s-77b12790 = Du hast noch Marker im Vorrat.

# Your Village Elder may reserve a revenue space.
m-your-village-elder-may-reserve-a-9434d8b1 = Dein Dorfältester darf ein Ertragsfeld reservieren.

# Your dice
m-your-dice-33d5e740 = Deine Würfel

# Your donkey tile has no hat: your disc does not move.
m-your-donkey-tile-has-no-hat-your-5ec11ea4 = Dein Eselplättchen hat keinen Hut: deine Scheibe bleibt stehen.

# Your farm
m-your-farm-02eb1521 = Dein Hof

# Your farm has a sixth roof space worth 5 VP, so you may buy a sixth roof tile. You still buy at most one tile per round.
m-your-farm-has-a-sixth-roof-space-979f1fc1 = Dein Hof hat einen sechsten Dachplatz mit 5 SP, du darfst also ein sechstes Dachplättchen kaufen. Weiterhin höchstens ein Plättchen pro Runde.

# Your farm: {vp} VP, {silver} silver
m-your-farm-vp-vp-silver-silver-22daccc0 = Dein Hof: { $vp } SP, { $silver } Silber

# Your hand
m-your-hand-9de3e4f9 = Deine Hand

# Your hand is about to be filled up
m-your-hand-is-about-to-be-filled-8cd23a26 = Deine Hand wird gleich aufgefüllt

# Your hand limit is 2 higher.
m-your-hand-limit-is-2-higher-ae0b2e62 = Dein Handlimit ist um 2 höher.

# Your hand, {n} of {limit}: field | barrow | extension | helper
m-your-hand-n-of-limit-field-barro-29209b35 = Deine Hand, { $n } von { $limit }: Feld | Karren | Anbau | Helfer

# Your marker drives off neighbours 1 higher too.
m-your-marker-drives-off-neighbour-4010033b = Dein Marker verdrängt auch Nachbarn, die 1 höher sind.

# Your marker is driven off: 4 silver.
m-your-marker-is-driven-off-4-silv-5795c8bc = Dein Marker wird verdrängt: 4 Silber.

# Your roof has no space left.
m-your-roof-has-no-space-left-2e2e6cb1 = Auf deinem Dach ist kein Platz mehr.

# Your row there is complete.
m-your-row-there-is-complete-2f5b68f8 = Deine Reihe dort ist voll.

# Your two dice used as 5 or less: 1 point, 2 silver.
m-your-two-dice-used-as-5-or-less-06a084f6 = Deine zwei Würfel zusammen höchstens 5: 1 Punkt, 2 Silber.

# a card or one crop
m-a-card-or-one-crop-5b7b0a22 = eine Karte oder eine Ernte

# a craft building
m-a-craft-building-dcce897c = ein Handwerksgebäude

# a delivery or 2 silver
m-a-delivery-or-2-silver-615d2e49 = eine Lieferung oder 2 Silber

# a die {n} to take
m-a-die-n-to-take-8a060423 = ein Würfel { $n } zu nehmen

# a field of {crop}
m-a-field-of-crop-e2fc70ea = ein Feld: { $crop }

# a full row brings
m-a-full-row-brings-49f1b2b9 = volle Reihe:

# a marker on {place}
m-a-marker-on-place-101c491d = ein Marker: { $place }

# a pig born
m-a-pig-born-99d34b4b = ein Schwein geboren

# a pig gained without a free pen
m-a-pig-gained-without-a-free-pen-26f2e556 = ein Schwein ohne freien Stall

# a roof tile
m-a-roof-tile-f485a5ee = ein Dachplättchen

# a round
m-a-round-aaf44c7f = je Runde

# a symbol of {to}
m-a-symbol-of-to-cca3d67e = ein Symbol: { $to }

# a trade good
m-a-trade-good-7c6d936e = eine Handelsware

# a used donkey tile
m-a-used-donkey-tile-7db3a6d1 = ein benutztes Eselplättchen

# after
m-after-f3959239 = danach

# after a replacement on a full market, do lower neighbours leave as they do elsewhere
m-after-a-replacement-on-a-full-ma-26baad49 = nach einem Tausch auf vollem Markt: gehen niedrigere Nachbarn wie sonst

# an extension
m-an-extension-1b1ee7db = ein Anbau

# an upgrade
m-an-upgrade-4940f545 = eine Veredelung

# are pigs sold at the end, as the resources of stores are
m-are-pigs-sold-at-the-end-as-the-4b44beb6 = werden am Ende Schweine verkauft wie die Ressourcen der Lager

# are the victory points of others shown
m-are-the-victory-points-of-others-7dcb418e = sind die Siegpunkte anderer zu sehen

# as a barrow
m-as-a-barrow-73addc69 = als Karren

# as a field
m-as-a-field-f4342e0b = als Feld

# as a helper
m-as-a-helper-1002b69a = als Helfer

# as an extension
m-as-an-extension-c3febca4 = als Anbau

# as elsewhere
m-as-elsewhere-3833a2b3 = wie sonst

# back in round {n}
m-back-in-round-n-0799f221 = zurück in Runde { $n }

# barrow {card} complete
m-barrow-card-complete-18ea1c87 = Karren { $card } voll

# barrow, card {card}, for {n} {n|point|points}
m-barrow-card-card-for-n-n-point-p-9e0bdb5b = Karren, Karte { $card }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }

# base
m-base-cae66217 = Grundspiel

# base promo
m-base-promo-2eca5b21 = Grundspiel und Promo

# before
m-before-6db7d803 = davor

# book
m-book-92719fe0 = Regelbuch

# bring a good to a craft building or one of your barrows
m-bring-a-good-to-a-craft-building-170467b0 = eine Ware zu einem Handwerksgebäude oder auf einen deiner Karren bringen

# building or barrow
m-building-or-barrow-3c1bcedf = Gebäude oder Karren

# buy a good for silver
m-buy-a-good-for-silver-127ee120 = eine Ware für Silber kaufen

# buy a roof tile
m-buy-a-roof-tile-d2a02345 = ein Dachplättchen kaufen

# buy this many extra deliveries at once
m-buy-this-many-extra-deliveries-a-9fc36daa = so viele Zusatzlieferungen auf einmal kaufen

# card
m-card-8367cd66 = Karte

# card {n}
m-card-n-61864fd7 = Karte { $n }

# cards played in round 1
m-cards-played-in-round-1-08abfe6e = Karten, die in Runde 1 gespielt werden

# choose the donkey tile with this many donkeys, in secret
m-choose-the-donkey-tile-with-this-618fb213 = das Eselplättchen mit so vielen Eseln wählen, geheim

# classic
m-classic-b002a634 = klassisch

# craft building
m-craft-building-90814d22 = Handwerksgebäude

# craft buildings
m-craft-buildings-807db384 = Handwerksgebäude

# cz
m-cz-c4e98e07 = tschechisch

# deck set
m-deck-set-c686d089 = Kartensatz

# deliveries
m-deliveries-f69b1725 = Lieferungen

# deliveries and hats
m-deliveries-and-hats-03195294 = Lieferungen und Hüte

# delivery
m-delivery-b4af39d5 = Lieferung

# deluxe
m-deluxe-2d5cc34c = Deluxe

# dice to take
m-dice-to-take-887cf39f = Würfel zu nehmen

# dice, revenue
m-dice-revenue-b1041a77 = Würfel, Ertrag

# die
m-die-a8d79f40 = Würfel

# die {value}
m-die-value-cc59b3fd = Würfel { $value }

# disc of {who} on {n}
m-disc-of-who-on-n-ea30dc6c = { $who }: Scheibe auf { $n }

# discarded {cards}
m-discarded-cards-c27187c0 = warf ab: { $cards }

# do lower neighbours leave, or as the player likes
m-do-lower-neighbours-leave-or-as-a0c9f8a6 = gehen niedrigere Nachbarn immer oder wie man will

# does a used helper tie up a marker
m-does-a-used-helper-tie-up-a-mark-a0ee42f6 = bindet ein benutzter Helfer einen Marker

# does an own marker replaced on a full market bring a point
m-does-an-own-marker-replaced-on-a-1568da23 = bringt ein eigener Marker, auf vollem Markt ersetzt, einen Punkt

# does the marker of a roof tile remove neighbours
m-does-the-marker-of-a-roof-tile-r-95d6526a = verdrängt der Marker eines Dachplättchens Nachbarn

# donkey tile
m-donkey-tile-830b4d85 = Eselplättchen

# donkeys left: {tiles}
m-donkeys-left-tiles-e7a6cce0 = Esel übrig: { $tiles }

# draw a card
m-draw-a-card-559c9152 = eine Karte ziehen

# draw a card or play one
m-draw-a-card-or-play-one-6cf0cb1a = eine Karte ziehen oder eine spielen

# draw or play a card, or take one harvest good
m-draw-or-play-a-card-or-take-one-2e1763e8 = eine Karte ziehen oder spielen oder eine Erntware nehmen

# drew {cards}
m-drew-cards-0bec42cd = zog { $cards }

# drew {n}
m-drew-n-1f3ea268 = zog { $n }

# each
m-each-bec16879 = je

# each marker
m-each-marker-f8f8bee9 = jeder Marker

# each round
m-each-round-af267801 = jede Runde

# edition
m-edition-6a3be761 = Ausgabe

# empty
m-empty-2e1cfa82 = leer

# end sale pigs
m-end-sale-pigs-23d54f8a = Schweineverkauf am Ende

# every round {goods}
m-every-round-goods-72989a75 = jede Runde: { $goods }

# exactly two
m-exactly-two-a6585550 = genau zwei

# extension, card {n}: {what}
m-extension-card-n-what-9e72f703 = Anbau, Karte { $n }: { $what }

# extensions
m-extensions-20ef7739 = Anbauten

# extra delivery
m-extra-delivery-3b3c2225 = Zusatzlieferung

# extra delivery payment
m-extra-delivery-payment-52a91b37 = Bezahlung der Zusatzlieferungen

# field of {crop}; barrow for {n} VP; extension {gives}; helper {name}
m-field-of-crop-barrow-for-n-vp-ex-d5edb727 = Feld: { $crop }; Karren für { $n } SP; Anbau { $gives }; Helfer { $name }

# field: {crop}, empty
m-field-crop-empty-b87e6b2a = Feld: { $crop }, leer

# field: {crop}, empty, grows in phase I
m-field-crop-empty-grows-in-phase-71180f6d = Feld: { $crop }, leer, wächst in Phase I

# field: {crop}, ripe
m-field-crop-ripe-9dc22562 = Feld: { $crop }, reif

# fields
m-fields-bfe5d697 = Felder

# first +{n}
m-first-n-070a22d3 = erster +{ $n }

# first round cards
m-first-round-cards-d23a84b6 = Karten der ersten Runde

# for nothing
m-for-nothing-6e1065e1 = umsonst

# for {n} silver each
m-for-n-silver-each-50912070 = für je { $n } Silber

# fr
m-fr-67ad8f41 = französisch

# free place
m-free-place-35f08b33 = freier Platz

# from the fields to the store
m-from-the-fields-to-the-store-fa9b8b0e = von den Feldern ins Lager

# from the store to the fields
m-from-the-store-to-the-fields-9da670a4 = aus dem Lager auf die Felder

# from which markers the neutral player keeps away
m-from-which-markers-the-neutral-p-e891c85d = welchen Markern der neutrale Spieler ausweicht

# full market own
m-full-market-own-37ce138c = eigener Marker auf vollem Markt

# full market removal
m-full-market-removal-f8f274a2 = Verdrängen auf vollem Markt

# good
m-good-770e6076 = Ware

# good of your farm
m-good-of-your-farm-e07c6031 = Ware deines Hofs

# goods
m-goods-089857f9 = Waren

# hand
m-hand-1b001706 = Hand

# helper marks count
m-helper-marks-count-0441e773 = Marker der Helfer zählen

# helper or roof tile
m-helper-or-roof-tile-e9fa63aa = Helfer oder Dachplättchen

# high
m-high-6ef7c9b1 = hohe

# house
m-house-d6e21286 = Hausregel

# how extra deliveries are paid
m-how-extra-deliveries-are-paid-32e824b9 = wie Zusatzlieferungen bezahlt werden

# is the silver of others shown
m-is-the-silver-of-others-shown-d2c58f6b = ist das Silber anderer zu sehen

# its token
m-its-token-0cf1da2d = sein Plättchen

# keep the last die beside this revenue space for yourself
m-keep-the-last-die-beside-this-re-fb1c00a0 = den letzten Würfel an diesem Ertragsfeld für dich behalten

# keeps
m-keeps-308f4070 = lässt stehen

# lay a card of your hand at your farm; with full places a card of that kind leaves first
m-lay-a-card-of-your-hand-at-your-e7faec7e = eine Handkarte an den Hof legen; bei vollen Plätzen weicht erst eine Karte dieser Art

# lay, income, roofs
m-lay-income-roofs-cb45178f = Karten, Dach

# left
m-left-360f8403 = übrig

# left a field, above a barrow, right an extension, below a helper
m-left-a-field-above-a-barrow-righ-0b20756b = links ein Feld, oben ein Karren, rechts ein Anbau, unten ein Helfer

# make food, wine or meat of a good
m-make-food-wine-or-meat-of-a-good-342c4ebc = aus einer Ware Essen, Wein oder Fleisch machen

# marker
m-marker-ed5b8120 = Marker

# marker from {origin} to {space}
m-marker-from-origin-to-space-b20a4cb7 = Marker von { $origin } nach { $space }

# marker limit
m-marker-limit-4f583508 = Markerlimit

# marker on {space}
m-marker-on-space-1b3421fe = Marker auf { $space }

# marker {place} given up
m-marker-place-given-up-6c868582 = Marker { $place } aufgegeben

# markers of a player
m-markers-of-a-player-bdb100e1 = Marker einer Person

# markers, siesta
m-markers-siesta-e71e0c78 = Marker, Siesta

# market removal
m-market-removal-e8854b6d = Verdrängen am Markt

# market space
m-market-space-5f011272 = Marktfeld

# market space {space}, value {n}
m-market-space-space-value-n-2a4db767 = Marktfeld { $space }, Wert { $n }

# market space {space}, value {n}, marker of {who}
m-market-space-space-value-n-marke-30631096 = Marktfeld { $space }, Wert { $n }, Marker: { $who }

# may
m-may-ee4d988c = darf

# may a pig be sold to make room for a newborn
m-may-a-pig-be-sold-to-make-room-f-0d4d5535 = darf ein Schwein verkauft werden, um Platz zu machen

# may the further siesta step be left out
m-may-the-further-siesta-step-be-l-16572328 = darf der weitere Siestaschritt entfallen

# move goods between your fields and your store
m-move-goods-between-your-fields-a-107e2aea = Waren zwischen Feldern und Lager bewegen

# move one of your market markers
m-move-one-of-your-market-markers-436a3cf1 = einen deiner Marktmarker versetzen

# move your disc on the siesta track
m-move-your-disc-on-the-siesta-tra-2fb032d5 = mit deiner Scheibe auf der Siestaleiste gehen

# must
m-must-4137b01e = muss

# neutral
m-neutral-7e2372f4 = neutrale

# next
m-next-c6c1c9a9 = nächstes

# next order
m-next-order-eb7e5a06 = neue Reihenfolge

# no card
m-no-card-9b119c50 = keine Karte

# no goods
m-no-goods-6f62aef9 = nichts

# no points
m-no-points-36b15bb1 = 0 Punkte

# no silver
m-no-silver-064e8b95 = kein Silber

# no vp
m-no-vp-42257008 = kein SP

# nothing more here
m-nothing-more-here-de24805e = hier nichts mehr

# now
m-now-ed5eb9a3 = jetzt

# of {n}
m-of-n-a2eabdeb = von { $n }

# off
m-off-b4dc66dd = aus

# one by one
m-one-by-one-3bc2c644 = einzeln

# one delivery, or 2 silver
m-one-delivery-or-2-silver-f86fb593 = eine Lieferung oder 2 Silber

# opens 2nd
m-opens-2nd-62be61e6 = öffnet 2.

# opens 3rd
m-opens-3rd-c8854447 = öffnet 3.

# opens next
m-opens-next-989923e3 = öffnet 1.

# pay with these farm goods
m-pay-with-these-farm-goods-84433d8f = mit diesen Hofwaren zahlen

# pen
m-pen-e21a6b0c = Stall

# per
m-per-b427c3de = je

# phase {phase}, {what}
m-phase-phase-what-d7b44a82 = Phase { $phase }, { $what }

# phase1 mode
m-phase1-mode-8f253de2 = Ablauf von Phase I

# pig no pen
m-pig-no-pen-365a4e09 = Schwein ohne Stall

# pigs and trade goods
m-pigs-and-trade-goods-a193b773 = Schweine und Handelswaren

# place
m-place-81df6358 = Ort

# play it as a barrow
m-play-it-as-a-barrow-d2878945 = als Karren spielen

# play it as a field
m-play-it-as-a-field-8b2af341 = als Feld spielen

# play it as a helper
m-play-it-as-a-helper-644ba2e9 = als Helfer spielen

# play it as an extension
m-play-it-as-an-extension-b3f29c85 = als Anbau spielen

# player
m-player-cdb59355 = eigene

# each card serves by one of its four sides
m-each-card-serves-by-one-of-its-f-95fac907 = jede Karte dient mit einer ihrer vier Seiten

# put a card of your hand on the discard pile
m-put-a-card-of-your-hand-on-the-d-4668ffd3 = eine Handkarte auf den Ablagestapel legen

# put a marker on an empty symbol of a barrow
m-put-a-marker-on-an-empty-symbol-178ff0e5 = einen Marker auf ein leeres Symbol eines Karrens legen

# put a marker on this market space
m-put-a-marker-on-this-market-spac-920eec0e = einen Marker auf dieses Marktfeld setzen

# refuse
m-refuse-5fde095c = ablehnen

# removes
m-removes-be6d0fc3 = verdrängt

# reserved
m-reserved-c0d03c12 = reserviert

# revenue dice
m-revenue-dice-acb53712 = Ertragswürfel

# revenue space
m-revenue-space-b03b90bc = Ertragsfeld

# revenue space {n}: {what}
m-revenue-space-n-what-97e85eb6 = Ertragsfeld { $n }: { $what }

# roll dice of these values again
m-roll-dice-of-these-values-again-e6214a9c = Würfel dieser Werte neu werfen

# roof market marker
m-roof-market-marker-deb6f76d = Marker vom Dach

# roof set
m-roof-set-0bc17627 = Dachsatz

# roof tile
m-roof-tile-371cbceb = Dachplättchen

# roof tiles
m-roof-tiles-2cd8009c = Dachplättchen

# ru
m-ru-ed5ad332 = russisch

# secret
m-secret-2bb80d53 = geheim

# sell
m-sell-c0f21d45 = verkaufen

# sell a good for silver
m-sell-a-good-for-silver-d0707138 = eine Ware für Silber verkaufen

# sell before breeding
m-sell-before-breeding-c634f30b = Verkauf vor der Zucht

# sequential
m-sequential-3ee15b8a = nacheinander

# shared die {value}
m-shared-die-value-5184a66b = gemeinsamer Würfel { $value }

# side
m-side-ea7bf4bb = Seite

# siesta space {space}, {n} {n|point|points} a round
m-siesta-space-space-n-n-point-poi-ddbdbd10 = Siestafeld { $space }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } je Runde

# siesta space {space}: {vp} VP when the round is scored
m-siesta-space-space-vp-vp-when-th-7297bc04 = Siestafeld { $space }: { $vp } SP bei der Rundenwertung

# siesta {space}
m-siesta-space-ada4638b = Siesta { $space }

# siesta, deliveries
m-siesta-deliveries-757f008b = Siesta, Liefern

# silver left
m-silver-left-94be60db = übriges Silber

# silver left after or before the exchange breaks a tie
m-silver-left-after-or-before-the-e896a13c = Silber nach oder vor dem Tausch entscheidet Gleichstände

# silver visibility
m-silver-visibility-fad60641 = Silber sichtbar

# simultaneous
m-simultaneous-5fd35d09 = gleichzeitig

# sold a pig at once
m-sold-a-pig-at-once-c1a365b4 = verkaufte ein Schwein sofort

# sold {goods}
m-sold-goods-a10db6af = verkaufte { $goods }

# solo above
m-solo-above-7551e07a = solo: Felder darüber

# solo distance
m-solo-distance-a1bf0ad1 = solo: Abstand

# solo rule b
m-solo-rule-b-ed653378 = solo: Regel B

# spaces above a marker guard it where they are taken, or where they are of high value
m-spaces-above-a-marker-guard-it-w-45091cd9 = Felder über einem Marker schützen ihn, wenn sie besetzt oder wenn sie hoch im Wert sind

# steps
m-steps-b7595e2a = Schritte

# steps I.1 to I.3 side by side or in turn order
m-steps-i-1-to-i-3-side-by-side-or-cb8c3161 = Schritte I.1 bis I.3 nebeneinander oder in Spielreihenfolge

# take 4 silver
m-take-4-silver-8ed67335 = 4 Silber nehmen

# take a die of this value
m-take-a-die-of-this-value-093e9b94 = einen Würfel dieses Werts nehmen

# take a pig
m-take-a-pig-f6cdd7e3 = ein Schwein nehmen

# take an opponent's marker off this market space
m-take-an-opponent-s-marker-off-th-9f883781 = einen fremden Marker von diesem Marktfeld nehmen

# take one of your markers back when your supply is empty
m-take-one-of-your-markers-back-wh-762bb3ca = einen deiner Marker zurücknehmen, wenn dein Vorrat leer ist

# take the silver
m-take-the-silver-f4f39552 = das Silber nehmen

# take these goods
m-take-these-goods-57315375 = diese Waren nehmen

# take this card into your hand; the others are discarded
m-take-this-card-into-your-hand-th-a1cb6682 = diese Karte auf die Hand nehmen; die anderen werden abgeworfen

# take two different harvest goods
m-take-two-different-harvest-goods-2a351308 = zwei verschiedene Erntewaren nehmen

# taken
m-taken-99341d56 = besetzt

# the dice of this round and who took them
m-the-dice-of-this-round-and-who-t-79a45f08 = die Würfel dieser Runde und wer sie nahm

# the die counts as this value for you
m-the-die-counts-as-this-value-for-e487d44d = der Würfel zählt für dich als dieser Wert

# the farm
m-the-farm-77ad3c1d = der Hof

# the final sale
m-the-final-sale-a40a02ff = der Schlussverkauf

# the last one it wants: {gain}
m-the-last-one-it-wants-gain-483fe909 = das letzte, was verlangt wird: { $gain }

# the marker on {space}
m-the-marker-on-space-45443051 = der Marker auf { $space }

# the market
m-the-market-824012d6 = der Markt

# the neutral player
m-the-neutral-player-931286cf = der neutrale Spieler

# the neutral player looks first for distance (book) or for few spaces above (house)
m-the-neutral-player-looks-first-f-98d6a19a = der neutrale Spieler sucht zuerst Abstand (Regelbuch) oder wenige Felder darüber (Hausregel)

# the rule book whose preset the other options take
m-the-rule-book-whose-preset-the-o-4c37275e = das Regelbuch, nach dem sich die übrigen Optionen richten

# the siesta
m-the-siesta-c5aa6118 = die Siesta

# the start
m-the-start-9e7751dd = der Start

# then it wants {goods}
m-then-it-wants-goods-1b0eddfd = danach verlangt: { $goods }

# this round
m-this-round-f6f1b24e = diese Runde

# tie silver
m-tie-silver-63c4821e = Silber bei Gleichstand

# token of the {building}
m-token-of-the-building-e7447bfc = Handwerksplättchen: { $building }

# trade goods, but no pigs
m-trade-goods-but-no-pigs-20d28c74 = Handelswaren, aber keine Schweine

# turn a used roof tile face up again
m-turn-a-used-roof-tile-face-up-ag-e68c82d4 = ein benutztes Dachplättchen wieder aufdecken

# two different crops
m-two-different-crops-ee2793ec = zwei verschiedene Ernten

# two of: an upgrade, a siesta step
m-two-of-an-upgrade-a-siesta-step-37edc9ff = zwei von: eine Veredelung, ein Siestaschritt

# two upgrades for nothing
m-two-upgrades-for-nothing-63c78ade = zwei Veredelungen umsonst

# two upgrades or siesta steps
m-two-upgrades-or-siesta-steps-84df572c = zwei Veredelungen oder Siestaschritte

# up front
m-up-front-3b1c70ab = im Voraus

# up to two
m-up-to-two-7d176141 = bis zu zwei

# upgraded {what}
m-upgraded-what-2cee91d4 = veredelte { $what }

# use a helper or a roof tile
m-use-a-helper-or-a-roof-tile-6df69b57 = einen Helfer oder ein Dachplättchen nutzen

# use a trade good: 4 silver, two different goods, a pig, upgrades or a card
m-use-a-trade-good-4-silver-two-di-fc1c911a = eine Handelsware nutzen: 4 Silber, zwei verschiedene Waren, ein Schwein, Veredelungen oder eine Karte

# use of a trade good
m-use-of-a-trade-good-d3092f3b = Nutzung einer Handelsware

# use the die that is left for everybody
m-use-the-die-that-is-left-for-eve-78d93fad = den Würfel nutzen, der für alle übrig ist

# use the immediate effect of one of your craft tokens again
m-use-the-immediate-effect-of-one-2c7c600f = den Soforteffekt eines deiner Handwerksplättchen noch einmal nutzen

# use this revenue space
m-use-this-revenue-space-414a365b = dieses Ertragsfeld nutzen

# used
m-used-f8391613 = benutzt

# used a trade good
m-used-a-trade-good-c13582c4 = nutzte eine Handelsware

# used as {value}
m-used-as-value-06fad572 = genutzt als { $value }

# used {name}
m-used-name-bacb34c6 = nutzte { $name }

# used {tile}
m-used-tile-1cf545dd = nutzte { $tile }

# value {n}
m-value-n-6332d79e = Wert { $n }

# value {n}, +{vp} VP
m-value-n-vp-vp-6892b618 = Wert { $n }, +{ $vp } SP

# value {n}, with {lower} {lower|marker|markers} beside it to drive away
m-value-n-with-lower-lower-marker-2ba95a17 = Wert { $n }, daneben { $lower } { $lower ->
        [one] Marker
       *[other] Marker
    } zum Vertreiben

# victory points
m-victory-points-f0d525a7 = Siegpunkte

# vp
m-vp-87cfd620 = SP

# vp visibility
m-vp-visibility-5bea1d77 = Punkte sichtbar

# wainwright step
m-wainwright-step-6a3fad8d = Schritt des Stellmachers

# wants {wants} for {n} VP{marker}
m-wants-wants-for-n-vp-marker-47367774 = verlangt { $wants } für { $n } SP{ $marker }

# way
m-way-44c5e707 = Weise

# what the extensions bring every round
m-what-the-extensions-bring-every-b40feea1 = was die Anbauten jede Runde bringen

# which bonuses lie on the roof tiles; which tile has which is the house's own
m-which-bonuses-lie-on-the-roof-ti-c0f62cee = welche Boni auf den Dachplättchen liegen; die Verteilung ist unsere

# which of its effects a helper or a roof tile is to have
m-which-of-its-effects-a-helper-or-d81d3be1 = welche Wirkung ein Helfer oder Dachplättchen haben soll

# with or without the six promo cards
m-with-or-without-the-six-promo-ca-30d2d862 = mit oder ohne die sechs Promokarten

# your barrow, {card}, {n} {n|point|points}
m-your-barrow-card-n-n-point-point-45f27abd = dein Karren, { $card }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }

# your markers: {place}
m-your-markers-place-fdd09ed1 = deine Marker: { $place }

# your token of the {building}
m-your-token-of-the-building-ad667b47 = dein Handwerksplättchen: { $building }

# your token of the {building}, new
m-your-token-of-the-building-new-42b6881c = dein neues Handwerksplättchen: { $building }

# {building}, open; wants {goods}
m-building-open-wants-goods-65589bf8 = { $building }, offen; will: { $goods }

# {building}, opens after {n} others; wants {goods}
m-building-opens-after-n-others-w-8d9a6d19 = { $building }, öffnet nach { $n } anderen; will: { $goods }

# {card} as extension costs {n} {n|farm good|different farm goods}: which do you pay?
m-card-as-extension-costs-n-n-far-4597962c = { $card } als Anbau kostet { $n } { $n ->
        [one] Hofware
       *[other] verschiedene Hofwaren
    }: womit zahlst du?

# {card} as {side}
m-card-as-side-64d7cc66 = { $card } als { $side }

# {card} as {side}: {shows}
m-card-as-side-shows-6f9b2edf = { $card } als { $side }: { $shows }

# {card} of your hand, {helper}: {text}
m-card-of-your-hand-helper-text-d8dae3a0 = { $card } deiner Hand, { $helper }: { $text }

# {crop} on your field
m-crop-on-your-field-605af986 = { $crop } auf deinem Feld

# {gives}; costs nothing
m-gives-costs-nothing-f299b31d = { $gives }; kostet nichts

# {gives}; costs {n} different {n|good|goods}
m-gives-costs-n-different-n-good-abb56689 = { $gives }; kostet { $n } verschiedene { $n ->
        [one] Ware
       *[other] Waren
    }

# {goods} in your store
m-goods-in-your-store-71ed0f74 = in deinem Lager: { $goods }

# {good}: delivered
m-good-delivered-1fa8d9ac = { $good }: geliefert

# {good}: not delivered yet
m-good-not-delivered-yet-7eb4936e = { $good }: noch nicht geliefert

# {happened}: you may use {waiting}.
m-happened-you-may-use-waiting-7182f876 = { $happened }: du darfst nutzen: { $waiting }.

# {kind} cannot be bought.
m-kind-cannot-be-bought-56747496 = Das kann man nicht kaufen: { $kind }.

# {kind} is not offered here.
m-kind-is-not-offered-here-b262dda2 = Das wird hier nicht angeboten: { $kind }.

# {name} (card {n}): {text}
m-name-card-n-text-0fb95a83 = { $name } (Karte { $n }): { $text }

# {name} complete
m-name-complete-7f43c5ec = { $name } voll

# {n} VP for {why}
m-n-vp-for-why-6087318a = { $n } SP: { $why }

# {n} of {limit}
m-n-of-limit-7fd0b788 = { $n } von { $limit }

# {n} {n|delivery|deliveries}, {hats} {hats|step|steps} on the siesta track
m-n-n-delivery-deliveries-hats-ha-aa857ba3 = { $n } { $n ->
        [one] Lieferung
       *[other] Lieferungen
    }, { $hats } { $hats ->
        [one] Schritt
       *[other] Schritte
    } auf der Siestaleiste

# {n} {n|donkey|donkeys}, {hats} {hats|hat|hats}
m-n-n-donkey-donkeys-hats-hats-ha-e448ac70 = { $n } { $n ->
        [one] Esel
       *[other] Esel
    }, { $hats } { $hats ->
        [one] Hut
       *[other] Hüte
    }

# {n} {n|field|fields} grown
m-n-n-field-fields-grown-04f6ca6a = { $n } { $n ->
        [one] Feld
       *[other] Felder
    } bestellt

# {n} {n|field|fields} of {who} {n|grows|grow} {n|a good|a good each}.
m-n-n-field-fields-of-who-n-grows-9cc7e6f8 = Auf { $n } { $n ->
        [one] Feld
       *[other] Feldern
    } wächst { $n ->
        [one] eine Ware
       *[other] je eine Ware
    } ({ $who }).

# {n} {n|pen|pens}
m-n-n-pen-pens-e0539633 = { $n } { $n ->
        [one] Stall
       *[other] Ställe
    }

# {n} {n|pig|pigs}, pens for {pens}
m-n-n-pig-pigs-pens-for-pens-70a47330 = { $n } { $n ->
        [one] Schwein
       *[other] Schweine
    }, Ställe: { $pens }

# {n} {n|step|steps}
m-n-n-step-steps-d900f297 = { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    }

# {old} rolled again: {new}
m-old-rolled-again-new-1ae10dce = { $old } neu geworfen: { $new }

# {price}, it becomes {into}
m-price-it-becomes-into-a88cd2e3 = { $price }, wird zu { $into }

# {price}, {vp} VP; {text}
m-price-vp-vp-text-af99ee45 = { $price }, { $vp } SP; { $text }

# {tiles}; extra deliveries: {n}{left}.
m-tiles-extra-deliveries-n-left-b4370a24 = { $tiles }; Zusatzlieferungen: { $n }{ $left }.

# {tile}: {text} (used)
m-tile-text-used-f817f679 = { $tile }: { $text } (benutzt)

# {what} cannot be used for this.
m-what-cannot-be-used-for-this-3dfe1297 = Das geht dafür nicht: { $what }.

# {what} costs {cost}.
m-what-costs-cost-dfd5a80c = { $what } kostet { $cost }.

# {what} could bring nothing now.
m-what-could-bring-nothing-now-dd30068a = Das könnte jetzt nichts bringen: { $what }.

# {what} does not go in place of a marker.
m-what-does-not-go-in-place-of-a-2ab40473 = Das ersetzt keinen Marker: { $what }.

# {what} has been used.
m-what-has-been-used-658a153a = Schon benutzt: { $what }.

# {what} is not at your farm.
m-what-is-not-at-your-farm-8eee42d0 = Nicht auf deinem Hof: { $what }.

# {what} is not yours to use now.
m-what-is-not-yours-to-use-now-145c0eaf = Das darfst du jetzt nicht nutzen: { $what }.

# {what} to {to}
m-what-to-to-be3f0933 = { $what }: { $to }

# {what} works in phase {phases}.
m-what-works-in-phase-phases-0b081993 = { $what } wirkt in Phase { $phases }.

# {who} brings {n} {crop} {way}.
m-who-brings-n-crop-way-7155e832 = { $who } bringt { $n } { $crop } { $way }.

# {who} brought {goods} to the {name}.
m-who-brought-goods-to-the-name-66bfbe92 = { $who } lieferte { $goods }: { $name }.

# {who} buys {tile}.
m-who-buys-tile-6dc00066 = { $who } kauft { $tile }.

# {who} chooses the tile with {n} {n|donkey|donkeys}, to be revealed when all have chosen.
m-who-chooses-the-tile-with-n-n-d-2e0967b1 = { $who } wählt das Plättchen mit { $n } { $n ->
        [one] Esel
       *[other] Eseln
    }; aufgedeckt wird, wenn alle gewählt haben.

# {who} completes the barrow {card}.
m-who-completes-the-barrow-card-a06f3d29 = { $who } vollendet den Karren { $card }.

# {who} completes the {name} and gains its token.
m-who-completes-the-name-and-gain-6317d82d = { $who } vollendet { $name } und erhält das Plättchen.

# {who} delivers {what} to {to}.
m-who-delivers-what-to-to-26d255e5 = { $who } liefert { $what }: { $to }.

# {who} discards the {side} {card}.
m-who-discards-the-side-card-a63ff4e6 = { $who } wirft ab: { $side } { $card }.

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } wirft ab: { $cards }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } zieht { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } zieht { $n } { $n ->
        [one] Karte
       *[other] Karten
    }.

# {who} fills a symbol of {to}.
m-who-fills-a-symbol-of-to-7a8413d5 = { $who } füllt ein Symbol: { $to }.

# {who} gains {goods}.
m-who-gains-goods-88e2368b = { $who } erhält { $goods }.

# {who} gains {n} VP for {why}.
m-who-gains-n-vp-for-why-881e5ce6 = { $who } erhält { $n } SP ({ $why }).

# {who} gives up the marker {place}.
m-who-gives-up-the-marker-place-1f989f31 = { $who } gibt den Marker { $place } auf.

# {who} has chosen a donkey tile.
m-who-has-chosen-a-donkey-tile-735a20a4 = { $who } hat ein Eselplättchen gewählt.

# {who} has no pen for a pig and sells it for {n} silver.
m-who-has-no-pen-for-a-pig-and-se-92bcdb0e = { $who } hat keinen Stall für ein Schwein und verkauft es für { $n } Silber.

# {who} has won
m-who-has-won-deef00f1 = { $who } hat gewonnen

# {who} is first.
m-who-is-first-0d8f3465 = { $who } ist zuerst dran.

# {who} is the first player.
m-who-is-the-first-player-79b54392 = { $who } ist Startspieler.

# {who} moves a marker from {origin} to {space}.
m-who-moves-a-marker-from-origin-884414e8 = { $who } versetzt einen Marker von { $origin } nach { $space }.

# {who} moves to siesta space {space}.
m-who-moves-to-siesta-space-space-b423b953 = { $who } geht auf Siestafeld { $space }.

# {who} pays {goods} for {why}.
m-who-pays-goods-for-why-0d10cb92 = { $who } zahlt { $goods } ({ $why }).

# {who} pays {goods}.
m-who-pays-goods-bf1cca69 = { $who } zahlt { $goods }.

# {who} pays {n} VP.
m-who-pays-n-vp-b22e88d1 = { $who } zahlt { $n } SP.

# {who} pays {n} silver for {why}.
m-who-pays-n-silver-for-why-ef679e2b = { $who } zahlt { $n } Silber ({ $why }).

# {who} pays {n} silver.
m-who-pays-n-silver-10a4262a = { $who } zahlt { $n } Silber.

# {who} places a marker on {space}.
m-who-places-a-marker-on-space-48cbcb87 = { $who } setzt einen Marker auf { $space }.

# {who} plays {card} as {side}.
m-who-plays-card-as-side-0f29b9f7 = { $who } spielt { $card } als { $side }.

# {who} plays {card} as {side}: {shows}.
m-who-plays-card-as-side-shows-75606436 = { $who } spielt { $card } als { $side }: { $shows }.

# {who} reserves the last die beside revenue space {space}.
m-who-reserves-the-last-die-besid-0f621644 = { $who } reserviert den letzten Würfel an Ertragsfeld { $space }.

# {who} rolls {old} again: {new}.
m-who-rolls-old-again-new-4392dc3b = { $who } wirft { $old } neu: { $new }.

# {who} sells {goods}.
m-who-sells-goods-c0b5a618 = { $who } verkauft { $goods }.

# {who} takes a die of {value}.
m-who-takes-a-die-of-value-d479ec0f = { $who } nimmt einen Würfel: { $value }.

# {who} takes {n} silver for the {why}.
m-who-takes-n-silver-for-the-why-86a9f714 = { $who } nimmt { $n } Silber ({ $why }).

# {who} takes {n} silver from {why}.
m-who-takes-n-silver-from-why-447af989 = { $who } nimmt { $n } Silber ({ $why }).

# {who} takes {n} silver.
m-who-takes-n-silver-0aef6b34 = { $who } nimmt { $n } Silber.

# {who} turns {tile} face up again.
m-who-turns-tile-face-up-again-7d1ea7d2 = { $who } deckt { $tile } wieder auf.

# {who} upgrades {what}.
m-who-upgrades-what-2ebd530b = { $who } veredelt { $what }.

# {who} uses a trade good.
m-who-uses-a-trade-good-08a0cb0e = { $who } nutzt eine Handelsware.

# {who} uses the die as a {value}.
m-who-uses-the-die-as-a-value-9920e4f0 = { $who } nutzt den Würfel als { $value }.

# {who} uses the shared die, a {value}.
m-who-uses-the-shared-die-a-value-b074056d = { $who } nutzt den gemeinsamen Würfel, eine { $value }.

# {who} uses the {name}.
m-who-uses-the-name-cb2f4642 = { $who } nutzt { $name }.

# {who} uses {tile}.
m-who-uses-tile-c96ac304 = { $who } nutzt { $tile }.

# {who}: a donkey tile is chosen
m-who-a-donkey-tile-is-chosen-3a4841e3 = { $who }: ein Eselplättchen ist gewählt

# {who}: points {vp}, silver {silver}, cards {n} of {limit}
m-who-points-vp-silver-silver-car-6e5af877 = { $who }: Punkte { $vp }, Silber { $silver }, Karten { $n } von { $limit }

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}
m-who-vp-vp-silver-silver-n-n-car-eb1f4ca9 = { $who }: { $vp } SP, { $silver } Silber, { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}; {stored}; siesta {disc}
m-who-vp-vp-silver-silver-n-n-car-d8dbc538 = { $who }: { $vp } SP, { $silver } Silber, { $n } { $n ->
        [one] Karte
       *[other] Karten
    }; { $stored }; Siesta { $disc }
