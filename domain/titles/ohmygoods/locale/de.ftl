#  (* half sun)
m-half-sun-aeb694d0 = { " " }(* halbe Sonne)

#  Characters are discarded: {ignored}.
m-characters-are-discarded-ignore-3afaad38 = { " " }Figuren werden abgeworfen: { $ignored }.

#  It is the last event: in this round the chains of all buildings can be used.
m-it-is-the-last-event-in-this-ro-704cda10 = { " " }Es ist das letzte Ereignis: in dieser Runde dürfen die Ketten aller Gebäude genutzt werden.

#  Who gives a mark gets a badge of that side. In the next chapter a badge of the side that wins is {cards} {cards|card|cards} more at the start, any other badge is {coal} coal more.
m-who-gives-a-mark-gets-a-badge-o-033d1dba = { " " }Wer ein Zeichen gibt, bekommt ein Abzeichen dieser Seite. Im nächsten Kapitel ist ein Abzeichen der siegreichen Seite am Anfang { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } mehr, jedes andere { $coal } Kohle mehr.

# +{n} {n|point|points}
m-n-n-point-points-f2260ebd = +{ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }

# , makes {goods}
m-makes-goods-ee820bd5 = , macht { $goods }

# , target {n}
m-target-n-30935e5a = , Ziel { $n }

# , the last round
m-the-last-round-6aa640f6 = , die letzte Runde

# , with {tower}
m-with-tower-e708149c = , mit { $tower }

# , {less} of them spared
m-less-of-them-spared-8a63ca6f = , davon { $less } erlassen

# , {lost} {lost|coin|coins} too many
m-lost-lost-coin-coins-too-many-e22a01f1 = , { $lost } { $lost ->
        [one] Münze
       *[other] Münzen
    } zu viel

# , {n} of it by an office
m-n-of-it-by-an-office-581e27d7 = , davon { $n } durch ein Amt

# -{n} {n|point|points}
m-n-n-point-points-acfe013d = −{ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }

# A Watchman for Every Yard
m-a-watchman-for-every-yard-67ad6ae2 = Ein Wächter für jeden Hof

# A black bowl is carried shoulder-high through the lower town, and it rattles.
m-a-black-bowl-is-carried-shoulder-5b7e75a7 = Eine schwarze Schale wird auf Schultern durch die Unterstadt getragen, und sie klappert.

# A black bowl is carried through the lower town; it goes past your door without stopping.
m-a-black-bowl-is-carried-through-db78b9c7 = Eine schwarze Schale wird durch die Unterstadt getragen; an deiner Tür geht sie vorbei, ohne zu halten.

# A chain can be used right after its building has produced.
m-a-chain-can-be-used-right-after-fe2fbc90 = Eine Kette darf genutzt werden, gleich nachdem ihr Gebäude produziert hat.

# A herald asks, politely and with a list in his hand, what each workshop can spare for the palace kitchens.
m-a-herald-asks-politely-and-with-bd01a17c = Ein Herold fragt, höflich und mit einer Liste in der Hand, was jede Werkstatt für die Palastküche entbehren kann.

# A ledger is opened on a trestle table, and the steward dips his pen.
m-a-ledger-is-opened-on-a-trestle-2106e2a7 = Auf einem Bocktisch wird ein Kontobuch aufgeschlagen, und der Verwalter taucht die Feder ein.

# A smiling man in a patched coat sets up a folding table by the fountain and lends to anyone who asks twice.
m-a-smiling-man-in-a-patched-coat-a3331108 = Ein lächelnder Mann im geflickten Rock stellt am Brunnen einen Klapptisch auf und leiht jedem, der zweimal fragt.

# A worker who works well makes 1 good more. After phase IV: strength 4 or more, gain 3 points; otherwise pay 4 coins; who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-a-worker-who-works-well-makes-1-4fec4416 = Ein Arbeiter, der ordentlich arbeitet, macht 1 Ware mehr. Nach Phase IV: Stärke 4 oder mehr, erhalte 3 Punkte; sonst zahle 4 Münzen; wer weniger hat, gibt alle Waren und verliert 1 Punkt für je 2 fehlende Münzen (angefangene zählen).

# After phase IV each player may pay 6 coins once for 2 points.
m-after-phase-iv-each-player-may-p-7047b3a0 = Nach Phase IV dürfen alle einmal 6 Münzen für 2 Punkte zahlen.

# After phase IV: strength 1 or more, gain 1 point; otherwise pay 2 coins; who has less gives all goods and loses 1 point.
m-after-phase-iv-strength-1-or-mor-0813e1a1 = Nach Phase IV: Stärke 1 oder mehr, erhalte 1 Punkt; sonst zahle 2 Münzen; wer weniger hat, gibt alle Waren und verliert 1 Punkt.

# After phase IV: strength 2 or more, gain 2 points; otherwise discard 1 hand card.
m-after-phase-iv-strength-2-or-mor-70370efb = Nach Phase IV: Stärke 2 oder mehr, erhalte 2 Punkte; sonst wirf 1 Handkarte ab.

# After the day after: 1 point per strength, at most 4.
m-after-the-day-after-1-point-per-bc8269cc = Nach dem Tag danach: 1 Punkt pro Stärke, höchstens 4.

# All In
m-all-in-1de14719 = Alles drin

# Assistants
m-assistants-91310102 = Gesellen

# Assistants cost 2 coins less. After phase IV each player may pay 4 coins, at most twice, each time for 1 point and 1 card.
m-assistants-cost-2-coins-less-aft-03a375f9 = Gehilfen kosten 2 Münzen weniger. Nach Phase IV dürfen alle 4 Münzen zahlen, höchstens zweimal, jedes Mal für 1 Punkt und 1 Karte.

# Assistants stay where they are this round.
m-assistants-stay-where-they-are-t-02823c39 = Gehilfen bleiben in dieser Runde, wo sie sind.

# At most {n} marks.
m-at-most-n-marks-04bf31c7 = Höchstens { $n } Zeichen.

# At the end: {what}
m-at-the-end-what-4400012e = Am Ende: { $what }

# Barricades in Tanner's Row
m-barricades-in-tanner-s-row-ef78b9e1 = Barrikaden in der Gerbergasse

# Before round 1
m-before-round-1-c0f2b6d0 = Vor Runde 1

# Behind the barricades a long table is laid, and every guest is expected to bring a dish.
m-behind-the-barricades-a-long-tab-4e555630 = Hinter den Barrikaden wird eine lange Tafel gedeckt, und von jedem Gast wird ein Gericht erwartet.

# Behind the barricades the lower town discovers that it has bakers, dyers and glaziers, but nobody who has ever kept accounts. The craftspeople are asked to do that, too. Tables are carried into the street, vines are planted in broken courtyards, and for eight days the strike looks like a feast. Then Captain Rook sends a courteous note asking which houses he should spare.
m-behind-the-barricades-the-lower-314817cd = Hinter den Barrikaden entdeckt die Unterstadt, dass sie Bäcker, Färber und Glaser hat, aber niemanden, der je Buch geführt hätte. Auch darum bittet man die Handwerker. Tische werden auf die Straße getragen, in aufgebrochenen Höfen pflanzt man Reben, und acht Tage lang sieht der Streik wie ein Fest aus. Dann schickt Hauptmann Krähe ein höfliches Billett: welche Häuser soll er verschonen?

# Blades by the Dozen
m-blades-by-the-dozen-f6366277 = Klingen im Dutzend

# Both gates stand open, the first free fair fills the square, and nobody is sure who collects the toll.
m-both-gates-stand-open-the-first-55c7a422 = Beide Tore stehen offen, der erste freie Jahrmarkt füllt den Platz, und niemand weiß recht, wer den Zoll einnimmt.

# Brooms come out, shutters go up, and what is still standing is counted.
m-brooms-come-out-shutters-go-up-a-4b725a43 = Besen kommen heraus, Läden gehen auf, und man zählt, was noch steht.

# Buildings
m-buildings-4e0445c4 = Gebäude

# Buildings from stacks cost 1 coin less. After phase IV each player may hand in up to 3 weapons for 2 points each.
m-buildings-from-stacks-cost-1-coi-8d23f21c = Gebäude aus Stapeln kosten 1 Münze weniger. Nach Phase IV dürfen alle bis zu 3 Waffen für je 2 Punkte abgeben.

# Cards of Longsdale
m-cards-of-longsdale-76a2b74d = Karten von Longsdale

# Carts lie on their sides across Tanner's Row, and both sides take note of who has walls to stand behind.
m-carts-lie-on-their-sides-across-a09670d0 = Quer in der Gerbergasse liegen umgestürzte Karren, und beide Seiten merken sich, wer Mauern hat, hinter denen man stehen kann.

# Carts roll back from the valley half full, and the royal granary sweeps its floor for seed.
m-carts-roll-back-from-the-valley-055e74f3 = Die Wagen kommen halb leer aus dem Tal zurück, und der königliche Speicher fegt den Boden nach Saatgut.

# Chapter {number}, {name}. {story}
m-chapter-number-name-story-626f3489 = Kapitel { $number }, { $name }. { $story }

# Charburners
m-charburners-c008ec01 = Köhlereien

# Cold Hearths
m-cold-hearths-a63cb0ac = Kalte Herde

# Cold Hearths (solo)
m-cold-hearths-solo-ce11926a = Kalte Herde (solo)

# Dark Bridge
m-dark-bridge-c283d9f3 = Dunkle Brücke

# Discard exactly {n} of your cards; you named {m}.
m-discard-exactly-n-of-your-cards-b5861237 = Wirf genau { $n } deiner Karten ab; genannt hast du { $m }.

# Discard {n} {n|card|cards} of your hand.
m-discard-n-n-card-cards-of-your-h-32d98f6e = Wirf { $n } { $n ->
        [one] Handkarte
       *[other] Handkarten
    } ab.

# Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.
m-each-player-builds-workshops-fro-5e92ff96 = Alle bauen aus ihren Handkarten Werkstätten und lassen einen Arbeiter Holz, Lehm, Wolle, Erz und Getreide zu Waren machen. Zwei Marktreihen, von denen die zweite beim Entscheiden noch unbekannt ist, sagen, welche Werkstätten arbeiten können.

# Each: cost, points; gives as a card (* half a sun) | makes | chain
m-each-cost-points-gives-as-a-card-104821b8 = Je: Kosten, Punkte; gibt als Karte (* eine halbe Sonne) | macht | Kette

# Each: what it holds (worth); what it works with | its chain
m-each-what-it-holds-worth-what-it-eaaec652 = Je: was darauf liegt (Wert); womit es arbeitet | seine Kette

# Early Frost
m-early-frost-098a003f = Früher Frost

# Empty Granaries
m-empty-granaries-49f9ac7c = Leere Speicher

# Empty Granaries (solo)
m-empty-granaries-solo-e8aaeb1e = Leere Speicher (solo)

# Event {number}, {name}: {text}
m-event-number-name-text-4b6887b5 = Ereignis { $number }, { $name }: { $text }

# Event {n}: {event}
m-event-n-event-2ace14d1 = Ereignis { $n }: { $event }

# Fair weather keeps the stalls open long past dusk, and word of better work travels from bench to bench.
m-fair-weather-keeps-the-stalls-op-b832c3d5 = Schönes Wetter hält die Stände bis lange nach der Dämmerung offen, und die Kunde von besserer Arbeit geht von Werkbank zu Werkbank.

# Five chapters, {n} {n|star|stars}: Longsdale calls you {verdict}.
m-five-chapters-n-n-star-stars-lon-3600dcf4 = Fünf Kapitel, { $n } { $n ->
        [one] Stern
       *[other] Sterne
    }: Longsdale nennt dich { $verdict }.

# Fog off the river hides the morning; only at noon do the first traders find the square.
m-fog-off-the-river-hides-the-morn-b67ce6d0 = Nebel vom Fluss verbirgt den Morgen; erst am Mittag finden die ersten Händler den Platz.

# For hire
m-for-hire-a32b85ac = Einzustellen

# For hire {n}
m-for-hire-n-22582878 = Anzuheuern: { $n }

# For hire:
m-for-hire-55627577 = Einzustellen:

# For hire: {assistant}
m-for-hire-assistant-1f15ba2f = Einzustellen: { $assistant }

# For you
m-for-you-143134f9 = Für dich

# Hand {n}
m-hand-n-d0736c50 = Hand: { $n }

# Hooded figures try the latches of the lower town, and pass by the doors where a lamp burns on the roof.
m-hooded-figures-try-the-latches-o-def47061 = Gestalten in Kapuzen rütteln an den Riegeln der Unterstadt und gehen an den Türen vorbei, wo auf dem Dach eine Lampe brennt.

# House cards: the assistants, the cards of Longsdale and every word of its story are made for this implementation. These are NOT the printed ones.
m-house-cards-the-assistants-the-c-698e3246 = Hauskarten: die Gehilfen, die Karten von Longsdale und jedes Wort der Geschichte sind für dieses Programm gemacht. Es sind NICHT die gedruckten.

# Ice on the well before the leaves are down; charcoal is suddenly spoken of like silver.
m-ice-on-the-well-before-the-leave-7b11e6c0 = Eis im Brunnen, ehe die Blätter fallen; von Kohle spricht man plötzlich wie von Silber.

# In all
m-in-all-df42d244 = Insgesamt

# In the draw pile besides: {who}.
m-in-the-draw-pile-besides-who-97ff2366 = Außerdem im Nachziehstapel: { $who }.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = Auf deiner Hand: { $card }

# Into the draw pile: {cards} ({number}).
m-into-the-draw-pile-cards-number-e6e9ad65 = In den Nachziehstapel: { $cards } ({ $number }).

# Latches Rattle
m-latches-rattle-61a0b795 = Riegel klappern

# Lay out the armories (54). Shuffle Captain Rook (59) into the draw pile. Sunset closes at 1 sun; every worker needs 1 resource less.
m-lay-out-the-armories-54-shuffle-212862a1 = Legt die Waffenschmieden aus (54). Mischt Hauptmann Krähe (59) in den Nachziehstapel. Der Sonnenuntergang endet bei 1 Sonne; jeder Arbeiter braucht 1 Rohstoff weniger.

# Lay out the cornfields (50).
m-lay-out-the-cornfields-50-70d132f8 = Legt die Maisfelder aus (50).

# Lay out the large watchtowers (56). Turn up 1 more assistant. Each player puts 2 coal on the charburner.
m-lay-out-the-large-watchtowers-56-6c89fbae = Legt die großen Wachtürme aus (56). Deckt 1 Gehilfen mehr auf. Alle legen 2 Kohle auf die Köhlerei.

# Lay out the small watchtowers (51).
m-lay-out-the-small-watchtowers-51-c0757a0a = Legt die kleinen Wachtürme aus (51).

# Lay out the stove makers (52). Coal counts 1 coin more this round.
m-lay-out-the-stove-makers-52-coal-82efced8 = Legt die Ofenbauer aus (52). Kohle zählt in dieser Runde 1 Münze mehr.

# Lay out the vineyards (55). Shuffle Wenna Wick (60) into the draw pile. Assistants may be moved for 2 coins each.
m-lay-out-the-vineyards-55-shuffle-522937a2 = Legt die Weinberge aus (55). Mischt Wenna Docht (60) in den Nachziehstapel. Gehilfen dürfen für je 2 Münzen umziehen.

# Lay out the watchtowers (53). Assistants may be moved for 2 coins each.
m-lay-out-the-watchtowers-53-assis-35ac8ae1 = Legt die Wachtürme aus (53). Gehilfen dürfen für je 2 Münzen umziehen.

# Letters by Ladder
m-letters-by-ladder-fd7305c1 = Briefe per Leiter

# Longsdale is a free city. The palace is let by the room, and the best one, with the turnip garden, goes to a quiet old man.
m-longsdale-is-a-free-city-the-pal-eb748430 = Longsdale ist eine freie Stadt. Der Palast wird zimmerweise vermietet, und das beste, mit dem Rübengarten, bekommt ein stiller alter Mann.

# Longsdale sided with the {side}. {outcome}
m-longsdale-sided-with-the-side-ou-40136d29 = Longsdale stand auf der Seite: { $side }. { $outcome }

# Longsdale sides with the {side} ({totals}).
m-longsdale-sides-with-the-side-to-fe0d32f3 = Longsdale wählt die Seite: { $side } ({ $totals }).

# Market for you: {counts}.
m-market-for-you-counts-c7b9626d = Markt für dich: { $counts }.

# Market, {half}: {cards}.
m-market-half-cards-d9241536 = Markt, { $half }: { $cards }.

# Market, {whose}: {counts}.
m-market-whose-counts-87361d9a = Markt, { $whose }: { $counts }.

# Market: {counts}.
m-market-counts-adb5cc10 = Markt: { $counts }.

# Masons on the Roofs
m-masons-on-the-roofs-53e256a3 = Maurer auf den Dächern

# Most points after the levy of 6 coins wins the chapter.
m-most-points-after-the-levy-of-6-072959f2 = Die meisten Punkte nach der Abgabe von 6 Münzen gewinnen das Kapitel.

# Most points after the levy of 8 coins wins the chapter.
m-most-points-after-the-levy-of-8-0a19f0fc = Die meisten Punkte nach der Abgabe von 8 Münzen gewinnen das Kapitel.

# Most points wins after the day after: 1 point per different kind of good still lying on your buildings, at most 6.
m-most-points-wins-after-the-day-a-b977f41f = Die meisten Punkte nach dem Tag danach gewinnen: 1 Punkt je Warenart, die noch auf deinen Gebäuden liegt, höchstens 6.

# Most points wins after the day after: 1 point per strength, at most 6.
m-most-points-wins-after-the-day-a-2db50c78 = Die meisten Punkte nach dem Tag danach gewinnen: 1 Punkt pro Stärke, höchstens 6.

# Most points wins. The pledges at the end decide between 5A (crown) and 5B (lamps).
m-most-points-wins-the-pledges-at-669c2895 = Die meisten Punkte gewinnen. Die Gelöbnisse am Ende entscheiden zwischen 5A (Krone) und 5B (Lampen).

# Most points wins. The pledges at the end decide whether the tale goes on with 4A (crown) or 4B (lamps).
m-most-points-wins-the-pledges-at-d5456311 = Die meisten Punkte gewinnen. Die Gelöbnisse am Ende entscheiden, ob die Geschichte mit 4A (Krone) oder 4B (Lampen) weitergeht.

# Name a resource: the market holds {n} more of it for you.
m-name-a-resource-the-market-holds-9a6c2499 = Nenne einen Rohstoff: der Markt hat für dich { $n } mehr davon.

# Name cards of your hand, each once.
m-name-cards-of-your-hand-each-onc-396e8b3e = Nenne Karten deiner Hand, jede einmal.

# Name one of {resources}.
m-name-one-of-resources-538fadc1 = Nenne eines von { $resources }.

# No lamp is lit on the bridge tonight. Somebody has chalked one word on every post: ENOUGH.
m-no-lamp-is-lit-on-the-bridge-ton-b7b8df55 = Heute Nacht brennt auf der Brücke keine Lampe. An jeden Pfosten hat jemand mit Kreide ein Wort geschrieben: GENUG.

# No story. Shuffle 50, 52, 54, 55 and all characters into the deck, lay out the three tower stacks 51, 53 and 56. Shuffle the pool of events, use 8 of them unseen. End card 3 counts strength, at most 4.
m-no-story-shuffle-50-52-54-55-and-a028c5bd = Ohne Geschichte. Mischt 50, 52, 54, 55 und alle Figuren in den Stapel, legt die drei Turmstapel 51, 53 und 56 aus. Mischt den Vorrat der Ereignisse und nehmt 8 davon ungesehen. Schlusskarte 3 zählt Stärke, höchstens 4.

# Nobody gives for that side.
m-nobody-gives-for-that-side-3e25818f = Für diese Seite gibt niemand.

# Nobody of yours is waiting to work there.
m-nobody-of-yours-is-waiting-to-wo-2dc2ba70 = Niemand von dir wartet darauf, dort zu arbeiten.

# Not all of these resources are missing here.
m-not-all-of-these-resources-are-m-8ca79fa9 = Nicht alle diese Rohstoffe fehlen hier.

# Not in the draw pile any more: {who}.
m-not-in-the-draw-pile-any-more-wh-960d044c = Nicht mehr im Nachziehstapel: { $who }.

# One assistant a round.
m-one-assistant-a-round-83322bbc = Ein Gehilfe pro Runde.

# One building a round.
m-one-building-a-round-389d9a5a = Ein Gebäude pro Runde.

# Open Day at the Guildhall
m-open-day-at-the-guildhall-a4a5b4f9 = Offener Tag im Zunfthaus

# Open Gates
m-open-gates-ba3719f7 = Offene Tore

# Open Gates (solo)
m-open-gates-solo-d56a54d2 = Offene Tore (solo)

# Phase I, after the deal: draw 3 cards.
m-phase-i-after-the-deal-draw-3-ca-bae5705a = Phase I, nach dem Austeilen: zieh 3 Karten.

# Phase II: you may move your assistants free of charge, and this round each of them needs 1 resource less.
m-phase-ii-you-may-move-your-assis-c51983d6 = Phase II: du darfst deine Gehilfen umsonst umziehen lassen, und in dieser Runde braucht jeder von ihnen 1 Rohstoff weniger.

# Phase III, after sunset: name a resource; until the round ends the market holds 2 more of it for you alone.
m-phase-iii-after-sunset-name-a-re-95e1f42e = Phase III, nach Sonnenuntergang: nenne einen Rohstoff; bis zum Ende der Runde hat der Markt nur für dich 2 mehr davon.

# Phase IV: one building or assistant you pay for this turn costs you 3 coins less (never below 1).
m-phase-iv-one-building-or-assista-305a4f4f = Phase IV: ein Gebäude oder ein Gehilfe, den du in diesem Zug bezahlst, kostet dich 3 Münzen weniger (nie unter 1).

# Place {place}: {who}, {ranks} rank {ranks|point|points} (+{gained}); {points} points in all chapters.
m-place-place-who-ranks-rank-ranks-a7df51c5 = Platz { $place }: { $who }, { $ranks } { $ranks ->
        [one] Rangpunkt
       *[other] Rangpunkte
    } (+{ $gained }); { $points } Punkte in allen Kapiteln.

# Production: chains you can use: {chains}.
m-production-chains-you-can-use-ch-e6a83cc9 = Produktion: nutzbare Ketten: { $chains }.

# Production: with your hand nothing more can be made, so all you can say is done.
m-production-with-your-hand-nothin-77093067 = Produktion: mit deiner Hand geht nichts mehr, du kannst nur „fertig“ sagen.

# Production: {able} can produce.
m-production-able-can-produce-998196ae = Produktion: es können produzieren: { $able }.

# Production: {able} can produce; chains you can use: {chains}.
m-production-able-can-produce-chai-ba5c559a = Produktion: es können produzieren: { $able }; nutzbare Ketten: { $chains }.

# Production: {n} {n|card is|cards are} left in both piles, and your buildings make {due} goods: {able}. Say which one produces next; what comes too late may get nothing.
m-production-n-n-card-is-cards-are-22e4b760 = Produktion: in beiden Stapeln noch { $n } { $n ->
        [one] Karte
       *[other] Karten
    }, und deine Gebäude machen { $due } Waren: { $able }. Sag, welches als Nächstes produziert; was zu spät kommt, bekommt vielleicht nichts.

# Rank points are
m-rank-points-are-7bed7fde = Rangpunkte

# Reach 18 points after the end card. The levy is 8 coins.
m-reach-18-points-after-the-end-ca-6bf31a09 = Erreiche 18 Punkte nach der Schlusskarte. Die Abgabe ist 8 Münzen.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 1.
m-reach-25-points-after-the-end-ca-c6e9b06f = Erreiche 25 Punkte nach der Schlusskarte. Neutrale Gelöbnisse: Krone 2, Lampen 1.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-25-points-after-the-end-ca-ae2911e4 = Erreiche 25 Punkte nach der Schlusskarte. Neutrale Gelöbnisse: Krone 2, Lampen 2.

# Reach 26 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-26-points-after-the-end-ca-b31eb982 = Erreiche 26 Punkte nach der Schlusskarte. Neutrale Gelöbnisse: Krone 2, Lampen 2.

# Reach 32 points after the end card: 1 point per different kind of good still lying on your buildings, at most 6.
m-reach-32-points-after-the-end-ca-414cdb49 = Erreiche 32 Punkte nach der Schlusskarte: 1 Punkt je Warenart, die noch auf deinen Gebäuden liegt, höchstens 6.

# Reach 36 points after the end card: 1 point per strength, at most 6.
m-reach-36-points-after-the-end-ca-08dcc162 = Erreiche 36 Punkte nach der Schlusskarte: 1 Punkt pro Stärke, höchstens 6.

# River Fog
m-river-fog-a6d15034 = Flussnebel

# Round {number} begins.
m-round-number-begins-a683d15a = Runde { $number } beginnt.

# Round {round} of the chapter.
m-round-round-of-the-chapter-70fc2fad = Runde { $round } des Kapitels.

# Round {round}: keep your hand or exchange all of it.
m-round-round-keep-your-hand-or-ex-fd22d021 = Runde { $round }: behalte deine Hand oder tausche sie ganz.

# Round {round}: place your worker, and set a card aside if you want to build it.
m-round-round-place-your-worker-an-6285d761 = Runde { $round }: setz deinen Arbeiter ein und leg eine Karte zur Seite, wenn du sie bauen willst.

# Round {round}: place your worker, set a card aside to build; assistants move free of charge.
m-round-round-place-your-worker-se-1e0bef83 = Runde { $round }: setz deinen Arbeiter ein, leg eine Karte zum Bauen zur Seite; Gehilfen ziehen umsonst um.

# Round {round}: place your worker, set a card aside to build; each assistant moves for {n} {n|coin|coins}.
m-round-round-place-your-worker-se-72272e3b = Runde { $round }: setz deinen Arbeiter ein, leg eine Karte zum Bauen zur Seite; jeder Gehilfe zieht für { $n } { $n ->
        [one] Münze
       *[other] Münzen
    } um.

# Round {round}; most buildings: {most} of the {last} that end the game.
m-round-round-most-buildings-most-4a936756 = Runde { $round }; meiste Gebäude: { $most } der { $last }, mit denen die Partie endet.

# Say where your worker works and how: well or sloppily.
m-say-where-your-worker-works-and-4c6ccddc = Sag, wo dein Arbeiter arbeitet und wie: ordentlich oder schlampig.

# Seed from the Palace
m-seed-from-the-palace-7b676038 = Saatgut aus dem Palast

# Set aside to build:
m-set-aside-to-build-6efaf5f7 = Zum Bauen zur Seite gelegt:

# Set aside to build: {card}
m-set-aside-to-build-card-9db41b9f = Zum Bauen zur Seite gelegt: { $card }

# Set aside: {card}
m-set-aside-card-b8d9fcab = Zur Seite gelegt: { $card }

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = Geteilter Sieg

# Shuffle Berta Wheelwright (58) into the draw pile. Phase I deals 3 cards this round.
m-shuffle-berta-wheelwright-58-int-33abafcd = Mischt Berta Wagner (58) in den Nachziehstapel. Phase I gibt in dieser Runde 3 Karten.

# Shuffle Tony Grosh (57) into the draw pile. Each player draws 1 card.
m-shuffle-tony-grosh-57-into-the-d-45d1ec9b = Mischt Tony Groschen (57) in den Nachziehstapel. Alle ziehen 1 Karte.

# Somebody has 8 buildings. The last round: the chains of all buildings can be used.
m-somebody-has-8-buildings-the-las-9d23204e = Jemand hat 8 Gebäude. Die letzte Runde: die Ketten aller Gebäude dürfen genutzt werden.

# Stack {number} can be built from: {cards}.
m-stack-number-can-be-built-from-c-cc8ec271 = Aus Stapel { $number } kann gebaut werden: { $cards }.

# Stack {number}: {card}
m-stack-number-card-b3fd2f6e = Stapel { $number }: { $card }

# Stack {n}
m-stack-n-867b9eba = Stapel { $n }

# Stack {n}, to build from
m-stack-n-to-build-from-c4f6d646 = Stapel { $n }, zum Bauen

# Stars are
m-stars-are-92ec84f7 = Sterne

# Stars so far: {each}; {total} of {most}.
m-stars-so-far-each-total-of-most-3c66fe08 = Sterne bisher: { $each }; { $total } von { $most }.

# Stone for the Taking
m-stone-for-the-taking-d81ed6d2 = Steine zum Mitnehmen

# Stone from the old customs house is given away to whoever will carry it, and hands are hired on the spot.
m-stone-from-the-old-customs-house-21340440 = Steine des alten Zollhauses bekommt, wer sie wegträgt, und Hände werden gleich an Ort und Stelle eingestellt.

# Sunrise closes at 1 sun, sunset at 3.
m-sunrise-closes-at-1-sun-sunset-a-2bf7d81f = Der Sonnenaufgang endet bei 1 Sonne, der Sonnenuntergang bei 3.

# Sunset closes at 3 suns this round. Assistants may be moved for 2 coins each.
m-sunset-closes-at-3-suns-this-rou-49587d32 = Der Sonnenuntergang endet in dieser Runde bei 3 Sonnen. Gehilfen dürfen für je 2 Münzen umziehen.

# Tables in the Street
m-tables-in-the-street-88aff545 = Tische auf der Straße

# Tables in the Street (solo)
m-tables-in-the-street-solo-fe329ac2 = Tische auf der Straße (solo)

# Take a side in secret; each {unit} coins in goods are a mark for it, at most {most}.
m-take-a-side-in-secret-each-unit-e375c6b8 = Wähle geheim eine Seite; je { $unit } Münzen in Waren sind ein Zeichen für sie, höchstens { $most }.

# Taking sides: everyone secretly names crown or lamps and gives goods; each 3 coins given make 1 pledge, at most 4. The side with more pledges wins (tie: the crown); its givers gain 1 point per pledge of theirs.
m-taking-sides-everyone-secretly-n-bb1fc8bc = Partei ergreifen: alle nennen geheim Krone oder Lampen und geben Waren; je 3 gegebene Münzen sind 1 Gelöbnis, höchstens 4. Die Seite mit mehr Gelöbnissen siegt (Gleichstand: die Krone); wer für sie gab, erhält 1 Punkt je eigenes Gelöbnis.

# That assistant does not work for you.
m-that-assistant-does-not-work-for-bf4951a7 = Dieser Gehilfe arbeitet nicht für dich.

# That assistant is not for hire.
m-that-assistant-is-not-for-hire-b3536d34 = Dieser Gehilfe ist nicht einzustellen.

# That costs nothing, so no goods are given for it.
m-that-costs-nothing-so-no-goods-a-ecf3d784 = Das kostet nichts, also werden keine Waren dafür gegeben.

# That is no character of your hand for this phase.
m-that-is-no-character-of-your-han-8c3798d7 = Das ist keine Figur deiner Hand für diese Phase.

# That is worth {worth}; {price} is wanted.
m-that-is-worth-worth-price-is-wan-40c96bed = Das ist { $worth } wert; verlangt ist { $price }.

# That needs strength {needed}.
m-that-needs-strength-needed-62e27127 = Das braucht Stärke { $needed }.

# The Brass Badge
m-the-brass-badge-ce1530ea = Das Messingabzeichen

# The Brass Badge (solo)
m-the-brass-badge-solo-2d1acdcf = Das Messingabzeichen (solo)

# The Dark City
m-the-dark-city-ca53b4eb = Die dunkle Stadt

# The Dark City (solo)
m-the-dark-city-solo-0a8f9523 = Die dunkle Stadt (solo)

# The Day After
m-the-day-after-249785eb = Der Tag danach

# The Folding Table
m-the-folding-table-a6140467 = Der Klapptisch

# The Free Fair
m-the-free-fair-50cd50e3 = Der freie Jahrmarkt

# The Herald's List
m-the-herald-s-list-7f77077c = Die Liste des Herolds

# The King's Apron
m-the-king-s-apron-a5f0946a = Die Schürze des Königs

# The King's Apron (solo)
m-the-king-s-apron-solo-ea9cabca = Die Schürze des Königs (solo)

# The Last Carter
m-the-last-carter-469cfa76 = Die letzte Fuhre

# The Levy
m-the-levy-9eff4e2f = Die Abgabe

# The Long Evening
m-the-long-evening-b5483282 = Der lange Abend

# The Long Table
m-the-long-table-713c4eb9 = Die lange Tafel

# The Ram at the River Gate
m-the-ram-at-the-river-gate-b22473ee = Der Rammbock am Flusstor

# The assistant goes to a production building of yours that is free.
m-the-assistant-goes-to-a-producti-280f3efb = Der Gehilfe kommt in ein freies Produktionsgebäude von dir.

# The base game is for 2 to 4 seats; alone, choose a chapter.
m-the-base-game-is-for-2-to-4-seat-39387457 = Das Grundspiel ist für 2 bis 4 Plätze; allein wähle ein Kapitel.

# The blades are delivered, only not to the palace.
m-the-blades-are-delivered-only-no-96275a08 = Die Klingen werden geliefert, nur nicht an den Palast.

# The blades go out of the city by night; so few of them are yours that nobody asks you to be silent.
m-the-blades-go-out-of-the-city-by-727f4461 = Die Klingen gehen nachts aus der Stadt; so wenige davon sind deine, dass dich niemand um Schweigen bittet.

# The campaign after {n} {n|chapter|chapters}, with what this one gave in brackets:
m-the-campaign-after-n-n-chapter-c-be15517c = Der Feldzug nach { $n } { $n ->
        [one] Kapitel
       *[other] Kapiteln
    }, in Klammern, was dieses gebracht hat:

# The chain takes {what}.
m-the-chain-takes-what-d8ccdba2 = Die Kette nimmt { $what }.

# The chapter
m-the-chapter-f85aaf4c = Das Kapitel

# The chapter is lost
m-the-chapter-is-lost-d8de16d0 = Das Kapitel ist verloren

# The chapter is won
m-the-chapter-is-won-56901007 = Das Kapitel ist gewonnen

# The craftspeople's seals hang beneath the royal proclamation.
m-the-craftspeople-s-seals-hang-be-dedf1214 = Unter der königlichen Bekanntmachung hängen die Siegel der Handwerker.

# The day after: gain 1 point per item named on the chapter card, up to its limit.
m-the-day-after-gain-1-point-per-i-fa53aac2 = Der Tag danach: erhalte 1 Punkt für jedes Ding, das die Kapitelkarte nennt, bis zu ihrer Grenze.

# The draw pile is empty: the discard pile is shuffled.
m-the-draw-pile-is-empty-the-disca-903c6bda = Der Nachziehstapel ist leer: der Ablagestapel wird gemischt.

# The fair lasts one day, and half of the stalls stay empty. The strange riders at the river count the lamps for a long time before they turn round.
m-the-fair-lasts-one-day-and-half-29dfff78 = Der Jahrmarkt dauert einen Tag, und die Hälfte der Stände bleibt leer. Die fremden Reiter am Fluss zählen lange die Lampen, ehe sie umkehren.

# The fair lasts three days. When the strange riders come down to the river they see a lit city, count the lamps, and turn round.
m-the-fair-lasts-three-days-when-t-0284dcb0 = Der Jahrmarkt dauert drei Tage. Als die fremden Reiter an den Fluss kommen, sehen sie eine helle Stadt, zählen die Lampen und kehren um.

# The frost breaks, and more doors stayed cold than were kept warm. On the first mild evening the lamplighters hold a meeting that nobody forbids; nobody has asked you to it.
m-the-frost-breaks-and-more-doors-06d2fd48 = Der Frost bricht, und mehr Türen sind kalt geblieben, als warm gehalten wurden. Am ersten milden Abend halten die Lampenanzünder eine Versammlung ab, die niemand verbietet; dich hat niemand dazu gebeten.

# The frost breaks, but not the silence between upper and lower town. On the first mild evening the lamplighters hold a meeting that nobody forbids because nobody was told.
m-the-frost-breaks-but-not-the-sil-c99496be = Der Frost bricht, nicht aber das Schweigen zwischen Ober- und Unterstadt. Am ersten milden Abend halten die Lampenanzünder eine Versammlung ab, die niemand verbietet, weil es niemandem gesagt wurde.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = Die Partie ist { $outcome }: { $total } Punkte bei einem Ziel von { $target }.

# The gates are open, the palace is a storehouse, and the king sits in its kitchen peeling turnips with surprising skill. Now Longsdale has to prove that it can run itself. The lamplighters ask the craftspeople for one thing only: a market so full that nobody will remember why they were afraid. Beyond the river riders have been seen who serve no side at all.
m-the-gates-are-open-the-palace-is-66423a5b = Die Tore sind offen, der Palast ist ein Lagerhaus, und der König sitzt in der Küche und schält überraschend geschickt Rüben. Jetzt muss Longsdale zeigen, dass es sich selbst regieren kann. Die Lampenanzünder bitten die Handwerker nur um eines: einen Markt, so voll, dass niemand mehr weiß, wovor er Angst hatte. Jenseits des Flusses hat man Reiter gesehen, die keiner Seite dienen.

# The gates are shut and the lamplighters stand outside them with half the country at their backs. The king walks the wall in a borrowed apron and carries stone. What the craftspeople raise in these nine days, tower by tower, will decide whether there is anything left to argue about. Nobody asks any more who began it.
m-the-gates-are-shut-and-the-lampl-2e1bcf46 = Die Tore sind zu, und davor stehen die Lampenanzünder, hinter ihnen das halbe Land. Der König geht in geborgter Schürze auf der Mauer und trägt Steine. Was die Handwerker in diesen neun Tagen errichten, Turm um Turm, entscheidet, ob es noch etwas zu streiten gibt. Wer angefangen hat, fragt niemand mehr.

# The granary is filled to the ankle. The king has learnt who came with empty hands, the city has learnt to look for you in the queue, and neither will forget it soon.
m-the-granary-is-filled-to-the-ank-ed963178 = Der Speicher ist knöchelhoch gefüllt. Der König weiß nun, wer mit leeren Händen kam, die Stadt sucht dich in der Schlange, und beide vergessen es so bald nicht.

# The granary is filled to the knee. The king has learnt the names of the helpers, the city has learnt how low the granary was, and neither will forget it.
m-the-granary-is-filled-to-the-kne-6d122833 = Der Speicher ist kniehoch gefüllt. Der König kennt nun die Namen der Helfer, die Stadt weiß, wie wenig im Speicher war, und keiner wird es vergessen.

# The guard is armed and the gates are barred, with blades that others made.
m-the-guard-is-armed-and-the-gates-ce2fd8db = Die Wache ist bewaffnet, und die Tore sind verriegelt, mit Klingen, die andere gemacht haben.

# The guard is armed and the gates are barred.
m-the-guard-is-armed-and-the-gates-8bb17b55 = Die Wache ist bewaffnet, und die Tore sind verriegelt.

# The guildhall opens its books for a single day: apprentices may change masters, and the clerks look elsewhere.
m-the-guildhall-opens-its-books-fo-a96bae8e = Das Zunfthaus öffnet für einen einzigen Tag seine Bücher: Lehrlinge dürfen den Meister wechseln, und die Schreiber sehen weg.

# The harvest has failed two valleys wide and Longsdale, the capital, eats into its reserve. The king, who has never before asked where bread comes from, sends for the craftspeople and promises to remember those who help. New fields are broken right under the city wall. In the queue at the fountain people mutter that the palace windows are lit all night, and a lender called Tony Grosh writes down every name.
m-the-harvest-has-failed-two-valle-799ffa6f = Zwei Täler weit ist die Ernte ausgefallen, und Longsdale, die Hauptstadt, zehrt von der Reserve. Der König, der nie gefragt hat, woher das Brot kommt, lässt die Handwerker rufen und verspricht, an die zu denken, die helfen. Neue Felder werden bis unter die Stadtmauer umgebrochen. In der Schlange am Brunnen murmelt man, die Palastfenster seien die ganze Nacht hell, und ein Geldverleiher namens Tony Groschen schreibt jeden Namen auf.

# The helpers of the king are given brass badges and long lists. Forges that made hinges now make blades, and the captain of the guard pays in promises stamped with a lion. The vineyards above the city are planted all the same, because somebody must believe in an autumn. At night a ladder leans against this wall or that, and nobody ever sees who climbs it.
m-the-helpers-of-the-king-are-give-c774f52a = Die Helfer des Königs bekommen Messingabzeichen und lange Listen. Schmieden, die Angeln machten, machen nun Klingen, und der Hauptmann der Wache zahlt mit Versprechen, auf die ein Löwe geprägt ist. Die Weinberge über der Stadt werden trotzdem bepflanzt, denn irgendwer muss an einen Herbst glauben. Nachts lehnt eine Leiter an dieser oder jener Mauer, und nie sieht jemand, wer hinaufsteigt.

# The king doubles the lamp tax on a Monday, and by Tuesday the city is dark. Without light the night shifts stop, then the day shifts, then the toll bridge. From the palace comes an order for watchtowers; from the bridge comes a request to leave them unmanned. The craftspeople have worked for both, and both now want to know what that was worth.
m-the-king-doubles-the-lamp-tax-on-40598689 = An einem Montag verdoppelt der König die Lampensteuer, und am Dienstag ist die Stadt dunkel. Ohne Licht stehen erst die Nachtschichten still, dann die Tagschichten, dann die Zollbrücke. Aus dem Palast kommt der Befehl, Wachtürme zu bauen; von der Brücke die Bitte, sie unbemannt zu lassen. Die Handwerker haben für beide gearbeitet, und beide wollen nun wissen, was das wert war.

# The king keeps his crown and loses his lamp tax; the craftspeople get a seat in the council, next to the door.
m-the-king-keeps-his-crown-and-los-8bf5082a = Der König behält seine Krone und verliert seine Lampensteuer; die Handwerker bekommen einen Sitz im Rat, gleich neben der Tür.

# The last carter over the pass brings more crates than her manifest admits.
m-the-last-carter-over-the-pass-br-f9a854d9 = Die letzte Fuhre über den Pass bringt mehr Kisten, als der Frachtbrief zugibt.

# The levy: each player pays the levy named on the chapter card. Who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-the-levy-each-player-pays-the-le-9dd83e6d = Die Abgabe: alle zahlen die Abgabe, die auf der Kapitelkarte steht. Wer weniger hat, gibt alle Waren und verliert 1 Punkt für je 2 fehlende Münzen (angefangene zählen).

# The lower town made its peace in good time. The barricades become benches, and the king sits on one of them every Monday.
m-the-lower-town-made-its-peace-in-b47532ac = Die Unterstadt hat beizeiten Frieden gemacht. Aus den Barrikaden werden Bänke, und auf einer davon sitzt jeden Montag der König.

# The market
m-the-market-2a738316 = Der Markt

# The market counts 1 more of every resource. After phase IV each player may pay 5 coins, at most twice, each time for 2 points.
m-the-market-counts-1-more-of-ever-1d671a58 = Der Markt zählt von jedem Rohstoff 1 mehr. Nach Phase IV dürfen alle 5 Münzen zahlen, höchstens zweimal, jedes Mal für 2 Punkte.

# The market holds {n} more {resource} for {who} this round.
m-the-market-holds-n-more-resource-6a036c42 = Der Markt hat in dieser Runde für { $who } { $n } mehr: { $resource }.

# The masons leave the new theatre unfinished and raise look-outs over the workshops; nobody asks who signed the order.
m-the-masons-leave-the-new-theatre-00402976 = Die Maurer lassen das neue Theater unfertig und ziehen über den Werkstätten Ausgucke hoch; niemand fragt, wer den Befehl unterschrieben hat.

# The next chapter begins anew, with other hands, buildings and goods. {what} kept.
m-the-next-chapter-begins-anew-wit-cdd4aee8 = Das nächste Kapitel beginnt von vorn, mit anderer Hand, anderen Gebäuden und Waren. Es bleiben: { $what }.

# The note is answered with a list of every house in Longsdale.
m-the-note-is-answered-with-a-list-a65e533a = Das Billett wird mit einer Liste aller Häuser von Longsdale beantwortet.

# The note is answered with a list of every house in Longsdale; whoever wrote it had to ask for the name of your street.
m-the-note-is-answered-with-a-list-ebea56a2 = Das Billett wird mit einer Liste aller Häuser von Longsdale beantwortet; nach dem Namen deiner Straße musste gefragt werden.

# The others
m-the-others-460bb9b4 = Die anderen

# The palace orders blades by the dozen and does not haggle, which frightens people more than the price.
m-the-palace-orders-blades-by-the-bcf20085 = Der Palast bestellt Klingen im Dutzend und feilscht nicht, und das ängstigt die Leute mehr als der Preis.

# The piles have no card to give: discard {n} {n|card|cards} of your hand.
m-the-piles-have-no-card-to-give-d-d9ffbff6 = Die Stapel haben keine Karte zu geben: wirf { $n } { $n ->
        [one] Handkarte
       *[other] Handkarten
    } ab.

# The piles have no card to give: what was still to be drawn is lost.
m-the-piles-have-no-card-to-give-w-b770deb2 = Die Stapel haben keine Karte zu geben: was noch zu ziehen war, verfällt.

# The piles have no card to give: {who} gives up {cards}.
m-the-piles-have-no-card-to-give-w-d91000da = Die Stapel haben keine Karte zu geben: { $who } gibt { $cards } ab.

# The piles have no card to give: {who} gives up {n} {n|card|cards}.
m-the-piles-have-no-card-to-give-w-bb2f2553 = Die Stapel haben keine Karte zu geben: { $who } gibt { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ab.

# The ram breaks before the wall does. On the tenth day the king lifts the lamp tax with his own hand and asks the lamplighters in to supper; some of them come.
m-the-ram-breaks-before-the-wall-d-dde755ab = Der Rammbock bricht eher als die Mauer. Am zehnten Tag hebt der König mit eigener Hand die Lampensteuer auf und bittet die Lampenanzünder zum Abendessen; einige kommen.

# The ram is at the river gate. Every roof with a railing is counted as a rampart now.
m-the-ram-is-at-the-river-gate-eve-67ce48b6 = Der Rammbock steht am Flusstor. Jedes Dach mit Geländer zählt jetzt als Bollwerk.

# The royal proclamation hangs on every door, and the place for your seal is empty.
m-the-royal-proclamation-hangs-on-12b239d1 = Die königliche Bekanntmachung hängt an jeder Tür, und der Platz für dein Siegel ist leer.

# The south slopes are free of snow, and a lamplighter with a ladder on her shoulder carries letters between the camps.
m-the-south-slopes-are-free-of-sno-7849ed47 = Die Südhänge sind schneefrei, und eine Lampenanzünderin, die Leiter auf der Schulter, trägt Briefe zwischen den Lagern.

# The tower goes to a production building of yours that has none.
m-the-tower-goes-to-a-production-b-219a46e8 = Der Turm kommt an ein Produktionsgebäude von dir, das noch keinen hat.

# The wall holds, though not where you built. On the tenth day the lamp tax falls all the same, and at the supper nobody asks you which stones were yours.
m-the-wall-holds-though-not-where-0244b871 = Die Mauer hält, wenn auch nicht da, wo du gebaut hast. Am zehnten Tag fällt die Lampensteuer trotzdem, und beim Abendessen fragt dich niemand, welche Steine deine waren.

# There is a verdict only for who has played all five chapters.
m-there-is-a-verdict-only-for-who-a0dbf3b0 = Ein Urteil gibt es nur, wenn alle fünf Kapitel gespielt sind.

# There is nothing that you can build or hire, so all you can do is pass.
m-there-is-nothing-that-you-can-bu-e095e040 = Es gibt nichts, was du bauen oder einstellen kannst, du kannst nur passen.

# There, for what was pledged:
m-there-for-what-was-pledged-5a741af7 = Dort, für das Gelobte:

# This chain takes cards of your hand: name them.
m-this-chain-takes-cards-of-your-h-ae734563 = Diese Kette nimmt Handkarten: nenne sie.

# This chain takes goods alone: say how many times.
m-this-chain-takes-goods-alone-say-3fb43a9a = Diese Kette nimmt nur Waren: sag, wie oft.

# This chapter earned {n} {n|star|stars}: {points} points, and one star each for {wanted}.
m-this-chapter-earned-n-n-star-sta-7ef97200 = Dieses Kapitel brachte { $n } { $n ->
        [one] Stern
       *[other] Sterne
    }: { $points } Punkte, und je einen Stern für { $wanted }.

# This chapter is played by itself: nothing of earlier chapters is carried over.
m-this-chapter-is-played-by-itself-4c8c9fb7 = Dieses Kapitel wird für sich gespielt: aus früheren Kapiteln kommt nichts mit.

# This is the end of the campaign.
m-this-is-the-end-of-the-campaign-58d27471 = Das ist das Ende des Feldzugs.

# This round assistants may be moved free of charge.
m-this-round-assistants-may-be-mov-edd1a135 = In dieser Runde ziehen Gehilfen umsonst um.

# Those who armed the palace opened its gate. It is told as treason in the upper town and as patience in the lower.
m-those-who-armed-the-palace-opene-54e76e1a = Die den Palast bewaffneten, haben sein Tor geöffnet. In der Oberstadt erzählt man es als Verrat, in der Unterstadt als Geduld.

# Tired of keeping watch and of waiting for your tables, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-and-of-wa-97917840 = Müde vom Wachen und vom Warten auf deine Tische, lässt die Unterstadt die Männer des Hauptmanns wieder ein.

# Tired of keeping watch, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-the-lower-19f6155d = Müde vom Wachen, lässt die Unterstadt die Männer des Hauptmanns wieder ein.

# Two Bowls
m-two-bowls-04e04626 = Zwei Schalen

# Two bowls stand on the bridge, one gilded, one of soot-black iron. By morning one of them is fuller.
m-two-bowls-stand-on-the-bridge-on-3db19431 = Zwei Schalen stehen auf der Brücke, eine vergoldet, eine aus rußschwarzem Eisen. Am Morgen ist eine von ihnen voller.

# Two storehouses are broken open in one night, and the king allows every yard to keep a watchman of its own.
m-two-storehouses-are-broken-open-db972365 = Zwei Lagerhäuser werden in einer Nacht aufgebrochen, und der König erlaubt jedem Hof einen eigenen Wächter.

# Wanted: {count} {good}.
m-wanted-count-good-7da65458 = Verlangt: { $count } { $good }.

# Where does {name} go?
m-where-does-name-go-138b204e = Wohin kommt { $name }?

# Which building is the {tower} attached to? It stays there.
m-which-building-is-the-tower-atta-98720752 = An welches Gebäude wird angebaut: { $tower }? Dort bleibt er.

# Winter comes four weeks early and the king forbids the felling of his hunting forest. In the lower town families move together around the few warm walls there are. Whoever can build a stove is greeted by name in every lane. Thieves learn to walk softly, workshops learn to sleep lightly, and a guild of lamplighters begins to carry more than oil.
m-winter-comes-four-weeks-early-an-60a51a15 = Der Winter kommt vier Wochen zu früh, und der König verbietet, in seinem Jagdwald zu schlagen. In der Unterstadt rücken die Familien um die wenigen warmen Wände zusammen. Wer einen Ofen bauen kann, wird in jeder Gasse mit Namen gegrüßt. Diebe lernen leise zu gehen, Werkstätten leicht zu schlafen, und eine Zunft von Lampenanzündern beginnt, mehr als Öl zu tragen.

# You can build or hire, not both.
m-you-can-build-or-hire-not-both-8ca80b12 = Du kannst bauen oder einstellen, nicht beides.

# You can build the card set aside or one of a stack, and hire an assistant, or pass.
m-you-can-build-the-card-set-aside-debfacb1 = Du kannst die zur Seite gelegte Karte oder eine aus einem Stapel bauen und einen Gehilfen einstellen, oder passen.

# You can build the card set aside, or hire an assistant, or pass.
m-you-can-build-the-card-set-aside-f84602d0 = Du kannst die zur Seite gelegte Karte bauen, einen Gehilfen einstellen oder passen.

# You can build the card you have set aside, or one of a stack.
m-you-can-build-the-card-you-have-3ae27217 = Du kannst die zur Seite gelegte Karte bauen oder eine aus einem Stapel.

# You can give goods worth {coins} {coins|coin|coins} for {gain}, up to {left} {left|time|times}.
m-you-can-give-goods-worth-coins-c-277c4f66 = Du kannst Waren im Wert von { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } geben: { $gain }, bis zu { $left } { $left ->
        [one] Mal
       *[other] Mal
    }.

# You can give {good} for {gain}, up to {left} {left|time|times}.
m-you-can-give-good-for-gain-up-to-0cd34edc = Du kannst { $good } geben: { $gain }, bis zu { $left } { $left ->
        [one] Mal
       *[other] Mal
    }.

# You can use a character of phase {phase}, or pass and keep it.
m-you-can-use-a-character-of-phase-971a4255 = Du kannst eine Figur der Phase { $phase } nutzen oder passen und sie behalten.

# You have built; you can hire an assistant too, or pass.
m-you-have-built-you-can-hire-an-a-1608e5c0 = Du hast gebaut; du kannst auch einen Gehilfen einstellen oder passen.

# You have hired; you can build too, or pass.
m-you-have-hired-you-can-build-too-ac4138e6 = Du hast eingestellt; du kannst auch bauen oder passen.

# You have no production building that is free.
m-you-have-no-production-building-1c64061d = Du hast kein freies Produktionsgebäude.

# You have not got what that chain takes so often.
m-you-have-not-got-what-that-chain-2cdcbd64 = So oft hast du nicht, was diese Kette nimmt.

# You have not got {goods}.
m-you-have-not-got-goods-b825502c = Das hast du nicht: { $goods }.

# You have won
m-you-have-won-7aba74d1 = Du hast gewonnen

# You hold no character of phase {phase}, so all you can do is pass.
m-you-hold-no-character-of-phase-p-611e9d59 = Du hast keine Figur der Phase { $phase }, du kannst nur passen.

# You lack buildings: {colours}.
m-you-lack-buildings-colours-13d3a755 = Dir fehlen Gebäude: { $colours }.

# You owe {n} {n|coin|coins}: choose the goods.
m-you-owe-n-n-coin-coins-choose-th-8cc1034d = Du schuldest { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }: wähle die Waren.

# You try this chapter for the second time; there is no third.
m-you-try-this-chapter-for-the-sec-0b02663d = Du versuchst dieses Kapitel zum zweiten Mal; ein drittes gibt es nicht.

# Your hand: {n} {n|card|cards}
m-your-hand-n-n-card-cards-64664cea = Deine Hand: { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

# Your sealed answer: "{answer}" (it can be changed until all have answered)
m-your-sealed-answer-answer-it-can-c782f28c = Deine verdeckte Antwort: „{ $answer }“ (bis alle geantwortet haben, kannst du sie ändern)

# Your town: {points} {points|point|points}, {coins} {coins|coin|coins} in goods
m-your-town-points-points-point-po-856380dc = Deine Stadt: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } in Waren

# Your turn
m-your-turn-f2d14573 = Du bist dran

# {card} back in the hand
m-card-back-in-the-hand-86bdbb0c = { $card } wieder auf der Hand

# a card set aside
m-a-card-set-aside-c2326f6b = eine zur Seite gelegte Karte

# all in
m-all-in-059a68d7 = alles

# an assistant and {points} {points|point|points}
m-an-assistant-and-points-points-p-c6983bf0 = ein Gehilfe und { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }

# an extra card
m-an-extra-card-45ea89a0 = eine zusätzliche Karte

# assistant
m-assistant-a39a7ffa = Geselle

# assistant {assistant} at {building}
m-assistant-assistant-at-building-6921da69 = Gehilfe { $assistant }: { $building }

# assistant {assistant} to {building}
m-assistant-assistant-to-building-fb60f7bf = Gehilfe { $assistant } nach { $building }

# assistant {what}
m-assistant-what-e8598408 = Geselle { $what }

# attach the tower to a production building, for good
m-attach-the-tower-to-a-production-458275d1 = den Turm an ein Produktionsgebäude anbauen, für immer

# base
m-base-cae66217 = Grundspiel

# base game, a chapter of Longsdale in Revolt, or all_in; 4 and 5 follow the path
m-base-game-a-chapter-of-longsdale-eef63600 = Grundspiel, ein Kapitel von Longsdale in Aufruhr oder alle Karten; 4 und 5 folgen dem Weg

# build the card set aside, or one of a stack
m-build-the-card-set-aside-or-one-e913cb5e = die zur Seite gelegte Karte bauen oder eine aus einem Stapel

# building
m-building-5167e967 = Gebäude

# built {card}
m-built-card-c9927de3 = baute { $card }

# cannot act
m-cannot-act-2e2ec0c3 = wer nicht handeln kann

# card
m-card-8367cd66 = Karte

# chain of {building}: {spent} became {goods}
m-chain-of-building-spent-became-g-695f735a = Kette von { $building }: aus { $spent } wurde { $goods }

# chapter
m-chapter-667b9327 = Kapitel

# chapter {number}, {name}
m-chapter-number-name-4d3852a4 = Kapitel { $number }, { $name }

# chapter {number}, {name}, for the second and last time; what comes of it counts instead
m-chapter-number-name-for-the-seco-25026b11 = Kapitel { $number }, { $name }, zum zweiten und letzten Mal; was dabei herauskommt, zählt stattdessen

# crown
m-crown-0dcfafab = Krone

# discard cards of your hand
m-discard-cards-of-your-hand-9fc60554 = Handkarten abwerfen

# discard your whole hand and draw as many cards
m-discard-your-whole-hand-and-draw-31397b25 = die ganze Hand abwerfen und ebenso viele Karten ziehen

# discarded {n} {n|card|cards}
m-discarded-n-n-card-cards-16a6a277 = warf { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ab

# do nothing more here
m-do-nothing-more-here-e68fb653 = hier nichts mehr tun

# draw
m-draw-50f7becd = ziehen

# drew {cards}
m-drew-cards-0bec42cd = zog { $cards }

# drew {n} {n|card|cards}
m-drew-n-n-card-cards-f41ab9c9 = zog { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

# each time {what} {n|becomes|become} {goods}
m-each-time-what-n-becomes-become-24ca5a98 = jedes Mal wird aus { $what }: { $goods }

# end your production
m-end-your-production-95084e7f = deine Produktion beenden

# exchanged the hand
m-exchanged-the-hand-d76e7c8d = tauschte die Hand

# first player
m-first-player-9b15ef24 = Startspieler

# for you
m-for-you-7abe8cd7 = für dich

# good
m-good-770e6076 = Ware

# goods
m-goods-089857f9 = Waren

# hire an assistant
m-hire-an-assistant-c3aace91 = einen Gehilfen einstellen

# hired {name} ({assistant})
m-hired-name-assistant-781a8136 = stellte { $name } ein ({ $assistant })

# in all
m-in-all-abf4fdcd = insgesamt

# keep your hand
m-keep-your-hand-4eeae80c = die Hand behalten

# lamps
m-lamps-dfe0b81f = Lampen

# let a staffed building produce; cards of your hand make up for what the market lacks
m-let-a-staffed-building-produce-c-6c4b7d34 = ein besetztes Gebäude produzieren lassen; Handkarten ersetzen, was dem Markt fehlt

# makes {goods}
m-makes-goods-93c80725 = macht { $goods }

# manner
m-manner-0425843e = Arbeitsweise

# met: {n} is no character; those are {known}.
m-met-n-is-no-character-those-are-30317f70 = met: { $n } ist keine Figur; das sind { $known }.

# met: {n} stands there twice; name each character once.
m-met-n-stands-there-twice-name-ea-e1d157b9 = met: { $n } steht zweimal da; nenne jede Figur einmal.

# name a resource
m-name-a-resource-583a3f25 = einen Rohstoff nennen

# no card
m-no-card-9b119c50 = keine Karte

# no colour
m-no-colour-2e30eb88 = keine Farbe

# nothing at {buildings}
m-nothing-at-buildings-25f35f6f = nichts: { $buildings }

# of any kind
m-of-any-kind-5520969c = beliebig

# paid {goods}
m-paid-goods-cd21a26b = zahlte { $goods }

# path
m-path-a0af9f86 = Weg

# pay what is demanded with these goods
m-pay-what-is-demanded-with-these-ec54b389 = mit diesen Waren zahlen, was verlangt ist

# place the assistant you have just hired
m-place-the-assistant-you-have-jus-a5c75e86 = den eben eingestellten Gehilfen einsetzen

# place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who> to <building>" for assistants; may be changed until all have answered
m-place-your-worker-well-or-sloppi-6e5a99d4 = den Arbeiter einsetzen, ordentlich oder schlampig, oder „Pause machen“; dann „, baue <card>“, um eine Karte zur Seite zu legen, und „, versetze <who> nach <building>“ für Gehilfen; änderbar, bis alle geantwortet haben

# pledge
m-pledge-9dd7dd22 = Gelöbnis

# pledged {n} {n|mark|marks} to the {side}
m-pledged-n-n-mark-marks-to-the-si-a84395ff = gelobte { $n } Zeichen: { $side }

# resource
m-resource-5de95319 = Rohstoff

# set aside to build: {card}, {n} {n|coin|coins}
m-set-aside-to-build-card-n-n-coin-1daec645 = zum Bauen beiseitegelegt: { $card }, { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }

# side
m-side-ea7bf4bb = Seite

# skipped
m-skipped-389595a4 = übersprungen

# spent {cards}
m-spent-cards-6c179429 = gab { $cards } aus

# take a side in secret and give goods for it; 0 for nothing gives none
m-take-a-side-in-secret-and-give-g-677d748e = geheim eine Seite wählen und Waren für sie geben; 0 umsonst gibt keine

# take the offer and give these goods
m-take-the-offer-and-give-these-go-2cd886d6 = das Angebot annehmen und diese Waren geben

# the town of {who}
m-the-town-of-who-bd6e1665 = die Stadt: { $who }

# to build costs {price} {price|coin|coins} and brings {points} {points|point|points}
m-to-build-costs-price-price-coin-7c1832e0 = Bau kostet { $price } { $price ->
        [one] Münze
       *[other] Münzen
    } und bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }

# took the card set aside back
m-took-the-card-set-aside-back-41f27bee = nahm die zur Seite gelegte Karte zurück

# use a character of your hand
m-use-a-character-of-your-hand-a7e3734b = eine Figur deiner Hand nutzen

# use the chain of a building that has just produced, as often as you like
m-use-the-chain-of-a-building-that-74dd21a8 = die Kette eines Gebäudes nutzen, das eben produziert hat, so oft du willst

# used {name}
m-used-name-bacb34c6 = nutzte { $name }

# wants {wants}
m-wants-wants-95c4ab15 = verlangt { $wants }

# what the last pledges chose
m-what-the-last-pledges-chose-6de2dfe1 = was die letzten Gelöbnisse wählten

# who cannot act is skipped: fewer letters, but who is asked shows something of a hand; or is asked all the same, unless what all can see leaves no choice, and passes
m-who-cannot-act-is-skipped-fewer-6c58d39c = wer nicht handeln kann, wird übersprungen: weniger Briefe, doch wer gefragt wird, verrät etwas von der Hand; oder wird trotzdem gefragt, außer wenn allen sichtbar keine Wahl bleibt, und passt

# worked {manner} at {building}
m-worked-manner-at-building-f3df70ac = arbeitete { $manner }: { $building }

# worker, sloppily
m-worker-sloppily-c7c27326 = Arbeiter, schlampig

# worker, well
m-worker-well-8295520c = Arbeiter, ordentlich

# works alone
m-works-alone-f0d8ea5f = arbeitet allein

# {card} is no building of yours that holds a person.
m-card-is-no-building-of-yours-th-c5046ca4 = { $card } ist kein Gebäude von dir, in dem jemand arbeitet.

# {card} is no building.
m-card-is-no-building-bf0c7457 = { $card } ist kein Gebäude.

# {card} is not in your hand.
m-card-is-not-in-your-hand-52d5c1e7 = { $card } ist nicht auf deiner Hand.

# {card} is occupied.
m-card-is-occupied-94eaab39 = { $card } ist besetzt.

# {card} returns to {who}'s hand.
m-card-returns-to-who-s-hand-a21af8da = { $card } kommt zurück auf die Hand: { $who }.

# {card} set aside
m-card-set-aside-69cddcc6 = { $card } zur Seite gelegt

# {chapter}, {n} {n|round|rounds}
m-chapter-n-n-round-rounds-72f8938d = { $chapter }, { $n } { $n ->
        [one] Runde
       *[other] Runden
    }

# {gain} for {price} {price|coin|coins}
m-gain-for-price-price-coin-coins-70c909ee = { $gain } für { $price } { $price ->
        [one] Münze
       *[other] Münzen
    }

# {goods} at {building}
m-goods-at-building-994d647b = { $goods }: { $building }

# {goods}, each {worth}
m-goods-each-worth-9b29b734 = { $goods }, je { $worth } wert

# {half}: {row} (* half sun).
m-half-row-half-sun-0737deef = { $half }: { $row } (* halbe Sonne).

# {names} {n|produces by itself|produce by themselves, in this order}
m-names-n-produces-by-itself-prod-73808431 = { $n ->
        [one] produziert von selbst
       *[other] produzieren von selbst, in dieser Reihenfolge
    }: { $names }

# {name} ({assistant}) joins the assistants for hire.
m-name-assistant-joins-the-assist-41e7bdb1 = { $name } ({ $assistant }) ist nun auch einzustellen.

# {name}, {n} rounds.{target}
m-name-n-rounds-target-150e37a7 = { $name }, { $n } Runden.{ $target }

# {name}: the house carries it over from the chapter before; answer its last letter with "next".
m-name-the-house-carries-it-over-055ef3ca = { $name }: das Haus übernimmt es aus dem vorigen Kapitel; antworte auf dessen letzten Brief „weiter“.

# {needed} cards of your hand are needed here, you named {named}.
m-needed-cards-of-your-hand-are-n-28569bdb = Hier braucht es { $needed } Handkarten, genannt hast du { $named }.

# {number} {person} on {card}
m-number-person-on-card-a1863998 = { $number } { $person } – { $card }

# {n} coal more
m-n-coal-more-f69fedb0 = { $n } Kohle mehr

# {n} players share the victory with {total} points.
m-n-players-share-the-victory-wit-b857592d = { $n } teilen sich den Sieg mit { $total } Punkten.

# {n} strength
m-n-strength-f68fe434 = Stärke: { $n }

# {n} {n|card|cards}
m-n-n-card-cards-270f4584 = { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

# {n} {n|card|cards} in hand
m-n-n-card-cards-in-hand-e1ffc6b5 = { $n } { $n ->
        [one] Karte
       *[other] Karten
    } auf der Hand

# {n} {n|card|cards} more
m-n-n-card-cards-more-aa80e473 = { $n } { $n ->
        [one] Karte
       *[other] Karten
    } mehr

# {n} {n|card|cards}, deck
m-n-n-card-cards-deck-816c5864 = { $n } { $n ->
        [one] Karte
       *[other] Karten
    } im Nachziehstapel

# {n} {n|card|cards}, discard
m-n-n-card-cards-discard-98e0535b = { $n } { $n ->
        [one] Karte
       *[other] Karten
    } auf dem Ablagestapel

# {n} {n|coin|coins} in goods
m-n-n-coin-coins-in-goods-06b3c520 = Waren für { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }

# {n} {resource} for you
m-n-resource-for-you-ac364835 = { $resource } für dich: { $n }

# {points} {points|point|points}
m-points-points-point-points-2da92f75 = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }

# {resource}, half sun ({card})
m-resource-half-sun-card-7c35bc54 = { $resource }, halbe Sonne ({ $card })

# {tower} attached to {building}
m-tower-attached-to-building-046fd698 = { $tower } angebaut an { $building }

# {who} attaches {tower} to {building}.
m-who-attaches-tower-to-building-d2cf9660 = { $who } baut an: { $tower } an { $building }.

# {who} begins with {gift}, for a badge of the {side}.
m-who-begins-with-gift-for-a-badg-8a030fec = { $who } beginnt mit { $gift }, für ein Abzeichen: { $side }.

# {who} begins. Assistants for hire: {display}.
m-who-begins-assistants-for-hire-3d43bb5b = { $who } beginnt. Gehilfen einzustellen: { $display }.

# {who} builds {card}.
m-who-builds-card-1844f994 = { $who } baut { $card }.

# {who} decides in secret: "{move}".
m-who-decides-in-secret-move-73efb589 = { $who } entscheidet geheim: „{ $move }“.

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } wirft ab: { $cards }.

# {who} discards {n} {n|card|cards}.
m-who-discards-n-n-card-cards-29c518bf = { $who } wirft { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ab.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } zieht { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } zieht { $n } { $n ->
        [one] Karte
       *[other] Karten
    }.

# {who} exchanges a hand of {n} {n|card|cards}.
m-who-exchanges-a-hand-of-n-n-car-df1a90eb = { $who } tauscht eine Hand von { $n } { $n ->
        [one] Karte
       *[other] Karten
    }.

# {who} exchanges the hand: {cards}.
m-who-exchanges-the-hand-cards-efc21ae7 = { $who } tauscht die Hand: { $cards }.

# {who} gains {n} {n|point|points}.
m-who-gains-n-n-point-points-48ce4b18 = { $who } erhält { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }.

# {who} gives {goods}, worth {worth} {worth|coin|coins}.
m-who-gives-goods-worth-worth-wor-69a962d7 = { $who } gibt { $goods }, wert { $worth } { $worth ->
        [one] Münze
       *[other] Münzen
    }.

# {who} has decided in secret.
m-who-has-decided-in-secret-30469599 = { $who } hat geheim entschieden.

# {who} has won
m-who-has-won-deef00f1 = { $who } hat gewonnen

# {who} hires {name} ({assistant}).
m-who-hires-name-assistant-30761619 = { $who } stellt { $name } ein ({ $assistant }).

# {who} loses {n} {n|point|points}.
m-who-loses-n-n-point-points-e1869fe2 = { $who } verliert { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }.

# {who} makes nothing at {buildings}.
m-who-makes-nothing-at-buildings-9900fd5f = { $who } produziert nichts: { $buildings }.

# {who} moves assistant {assistant} to {building}.
m-who-moves-assistant-assistant-t-8e5973da = { $who } versetzt Gehilfen { $assistant }: { $building }.

# {who} pledges {n} {n|mark|marks} to the {side}.
m-who-pledges-n-n-mark-marks-to-t-e3eee759 = { $who } gelobt { $n } Zeichen: { $side }.

# {who} puts {goods} on {building}.
m-who-puts-goods-on-building-037add9e = { $who } legt { $goods }: { $building }.

# {who} sets a card aside.
m-who-sets-a-card-aside-3ceab414 = { $who } legt eine Karte zur Seite.

# {who} sets {card} aside to build it.
m-who-sets-card-aside-to-build-it-8d3a451a = { $who } legt { $card } zum Bauen zur Seite.

# {who} shares the first place of the campaign.
m-who-shares-the-first-place-of-t-46f5524d = { $who } teilt sich den ersten Platz des Feldzugs.

# {who} spends {cards} at {building}.
m-who-spends-cards-at-building-2fe528be = { $who } gibt { $cards } aus: { $building }.

# {who} takes back the card set aside.
m-who-takes-back-the-card-set-asi-ef7205d9 = { $who } nimmt die zur Seite gelegte Karte zurück.

# {who} uses the chain of {building}: {spent} become {goods}.
m-who-uses-the-chain-of-building-1b199f5a = { $who } nutzt die Kette von { $building }: aus { $spent } wird { $goods }.

# {who} uses {name}.
m-who-uses-name-cff4aa2e = { $who } nutzt { $name }.

# {who} wins the campaign.
m-who-wins-the-campaign-5d4776be = { $who } gewinnt den Feldzug.

# {who} wins with {total} points (decided by {by}).
m-who-wins-with-total-points-deci-6cc59737 = { $who } gewinnt mit { $total } Punkten (entschieden durch { $by }).

# {who} wins with {total} points.
m-who-wins-with-total-points-8675799b = { $who } gewinnt mit { $total } Punkten.

# {who}'s assistant {assistant} goes to {building}.
m-who-s-assistant-assistant-goes-5eed3139 = Gehilfe { $assistant } ({ $who }) geht: { $building }.

# {who}'s worker works {manner} at {building}.
m-who-s-worker-works-manner-at-bu-dd419aa1 = Der Arbeiter ({ $who }) arbeitet { $manner }: { $building }.

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}, {n} {n|building|buildings}
m-who-points-points-point-points-65849024 = { $who }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, { $coins } in Waren, { $hand } { $hand ->
        [one] Karte
       *[other] Karten
    }, { $n } { $n ->
        [one] Gebäude
       *[other] Gebäude
    }

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}{strength}
m-who-points-points-point-points-8fc4bb38 = { $who }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, { $coins } in Waren, { $hand } { $hand ->
        [one] Karte
       *[other] Karten
    }{ $strength }
