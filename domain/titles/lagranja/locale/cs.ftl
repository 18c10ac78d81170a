#  and a market marker
m-and-a-market-marker-9ef4e1ce = { " " }a hráčský žeton na trhu

#  from the fields
m-from-the-fields-fe9cd0d5 = { " " }z polností

# +2 silver
m-2-silver-64334b02 = +2 stříbrné

# +{n} silver
m-n-silver-d2d4a504 = +{ $n } { $n ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    }

# , and a marker on the market
m-and-a-marker-on-the-market-fcfcfa68 = , a žeton na trhu

# -{n} VP
m-n-vp-50ff70d6 = −{ $n } VB

# 1 a round
m-1-a-round-fcd4fc15 = 1 za kolo

# 1 more siesta step in step III.2.
m-1-more-siesta-step-in-step-iii-2-56c8fca2 = V kroku III.2 o 1 pole siesty víc.

# 1 of
m-1-of-10963f3e = 1 z

# 1 point when your marker is driven off the market.
m-1-point-when-your-marker-is-driv-5b562925 = 1 bod, když je váš žeton vytlačen z trhu.

# 1 silver turns a used roof tile up again.
m-1-silver-turns-a-used-roof-tile-dcf4b915 = 1 stříbrný znovu otočí použitou destičku střechy.

# 1st
m-1st-e01ddf65 = 1.

# 2 more extra deliveries can be bought.
m-2-more-extra-deliveries-can-be-b-461b01d1 = Lze koupit o 2 dodávky navíc víc.

# 2 more pig pens.
m-2-more-pig-pens-05045f84 = O 2 kóje víc.

# 2 of
m-2-of-64de2225 = 2 z

# 2 silver for a trade good.
m-2-silver-for-a-trade-good-3a7a9922 = 2 stříbrné za obchodní komoditu.

# 2nd
m-2nd-c21365c7 = 2.

# 3 silver fill one symbol on a barrow.
m-3-silver-fill-one-symbol-on-a-ba-d1bfe701 = 3 stříbrné zaplní jeden symbol na trakaři.

# 3rd
m-3rd-c0d75171 = 3.

# 4th
m-4th-136ef443 = 4.

# 5th
m-5th-a2dc69cc = 5.

# A card has been played
m-a-card-has-been-played-91815d69 = Po zahrání karty

# A craft building has been completed
m-a-craft-building-has-been-comple-d1facd34 = Po dokončení budovy řemeslníka

# A food for 2 points and 1 silver.
m-a-food-for-2-points-and-1-silver-49507172 = Jídlo za 2 body a 1 stříbrný.

# A marker of yours moves to a free space of the same value.
m-a-marker-of-yours-moves-to-a-fre-990a7b46 = Jeden váš žeton se přesouvá na volné pole stejné hodnoty.

# A marker placed next to one of your market markers removes it only if its space is at least two higher in value. Replacing a marker on a full market is not prevented.
m-a-marker-placed-next-to-one-of-y-be49993f = Žeton položený vedle vašeho žetonu na trhu jej odstraní, jen když má jeho pole hodnotu aspoň o dvě vyšší. Výměně žetonu na plném trhu to nebrání.

# A neighbour drives you off only with 2 more in value.
m-a-neighbour-drives-you-off-only-f70d22b9 = Soused vás vytlačí, jen když má hodnotu o 2 vyšší.

# A pig for 7 silver.
m-a-pig-for-7-silver-683ffa6c = Prase za 7 stříbrných.

# A pig is born at the farm of {who}.
m-a-pig-is-born-at-the-farm-of-who-e3ad37df = { $who }: na farmě se rodí prase.

# A sixth roof space, worth 5 points.
m-a-sixth-roof-space-worth-5-point-b23adfc6 = Šesté místo na střeše za 5 bodů.

# A tile of 1 or 2 donkeys: 1 more delivery.
m-a-tile-of-1-or-2-donkeys-1-more-fb6f8b98 = Destička s 1 nebo 2 oslíky: o 1 dodávku víc.

# A trade good for 7 silver or 3 harvest goods.
m-a-trade-good-for-7-silver-or-3-h-429ae585 = Obchodní komodita za 7 stříbrných nebo 3 zboží ze sklizně.

# After a die: pay 1 point, use the round's space too.
m-after-a-die-pay-1-point-use-the-2a97c182 = Po kostce: za 1 bod i pole s číslem kola.

# After the roll: roll one or two dice again.
m-after-the-roll-roll-one-or-two-d-0d527223 = Po hodu: přehoďte jednu nebo dvě kostky.

# After you have used the shared last die, you may pay 1 silver to use the same space once more.
m-after-you-have-used-the-shared-l-57f97f09 = Po použití zbylé kostky můžete zaplatit 1 stříbrný a použít stejné pole ještě jednou.

# After you have used your second die, gain 1 VP and 2 silver if the values you used for your two dice add up to 5 or less.
m-after-you-have-used-your-second-1ff08b39 = Po druhé kostce získáte 1 VB a 2 stříbrné, pokud součet použitých hodnot obou vašich kostek je nejvýš 5.

# All donkey tiles come back.
m-all-donkey-tiles-come-back-88bbe74a = Všechny destičky oslíků se vracejí.

# All places are full: say which {side} leaves.
m-all-places-are-full-say-which-si-f0942522 = Všechna místa jsou plná: řekněte, co odejde ({ $side ->
        [field] polnost
        [barrow] trakař
        [extension] rozšíření
        [helper] pomocník
       *[other] { $side }
    }).

# All your markers are in use: give one up first.
m-all-your-markers-are-in-use-give-0d741fd5 = Všechny vaše žetony jsou v použití: nejdřív se jednoho vzdejte.

# All your markers are in use: give one up for {what}, or go without.
m-all-your-markers-are-in-use-give-2632f3d4 = Všechny vaše žetony jsou v použití: vzdejte se jednoho ({ $what }), nebo se bez toho obejděte.

# Another completes a building: 3 silver.
m-another-completes-a-building-3-s-db892b79 = Jiný dokončí budovu: 3 stříbrné.

# Anything else before the next step at your farm?
m-anything-else-before-the-next-st-6a6977ec = Ještě něco, než přijde další krok na vaší farmě?

# Anything else before your turn ends?
m-anything-else-before-your-turn-e-8617c78f = Ještě něco, než váš tah skončí?

# At the end of step I.1, before you refill your hand, you may play one more card, which must become a field.
m-at-the-end-of-step-i-1-before-yo-b18543c6 = Na konci kroku I.1, než doplníte ruku, můžete zahrát ještě jednu kartu, která se musí stát polností.

# At the end of the game gain 1 VP for each roof tile on your farm.
m-at-the-end-of-the-game-gain-1-vp-71cbadfd = Na konci partie získáte 1 VB za každou destičku střechy na své farmě.

# At the end of the game you need only 3 silver for 1 VP.
m-at-the-end-of-the-game-you-need-2bb02d34 = Na konci partie vám na 1 VB stačí 3 stříbrné.

# At the end: 1 point for each roof tile.
m-at-the-end-1-point-for-each-roof-fed6a938 = Na konci: 1 bod za každou destičku střechy.

# At the end: 3 silver for 1 point.
m-at-the-end-3-silver-for-1-point-24ed0ffd = Na konci: 1 bod za 3 stříbrné.

# At this table extra deliveries are bought at once: say how many.
m-at-this-table-extra-deliveries-a-72160c8d = U tohoto stolu se dodávky navíc kupují najednou: řekněte kolik.

# At this table extra deliveries are paid one by one.
m-at-this-table-extra-deliveries-a-60e09407 = U tohoto stolu se dodávky navíc platí jedna po druhé.

# At this table no pig makes room for a newborn: sell or upgrade it afterwards.
m-at-this-table-no-pig-makes-room-95ee970d = U tohoto stolu se mladému prasata neuvolňují: prodejte nebo vylepšete je až potom.

# Barrow done: 1 free delivery to another one.
m-barrow-done-1-free-delivery-to-a-19d1277d = Trakař hotov: 1 dodávka zdarma na jiný.

# Barrow done: 1 of its resources back.
m-barrow-done-1-of-its-resources-b-891e7536 = Trakař hotov: 1 jeho zdroj zpět.

# Barrow done: 3 points instead of the marker.
m-barrow-done-3-points-instead-of-7dfbcbf3 = Trakař hotov: 3 body místo žetonu.

# Barrow {n}: {text}
m-barrow-n-text-4be6b7e4 = Trakař { $n }: { $text }

# Before the roll: reserve a revenue space.
m-before-the-roll-reserve-a-revenu-191f15af = Před hodem: zamluvte si pole výnosu.

# Buy a roof tile: 1 harvest good.
m-buy-a-roof-tile-1-harvest-good-ba33717b = Koupě destičky střechy: 1 zboží ze sklizně.

# Buy harvest goods 1 silver cheaper.
m-buy-harvest-goods-1-silver-cheap-419fe5df = Zboží ze sklizně o 1 stříbrný levněji.

# Card {n}: {crop} | {barrow} | {extension} | {helper}
m-card-n-crop-barrow-extension-hel-828cd9ea = Karta { $n }: { $crop } | { $barrow } | { $extension } | { $helper }

# Cards
m-cards-a52fcbbc = Karty

# Cards: {n} in the deck, {m} discarded.
m-cards-n-in-the-deck-m-discarded-5fc01032 = Karty: { $n } v dobíracím balíčku, { $m } odhozeno.

# Change a die you have just taken by 1 (1 to 6).
m-change-a-die-you-have-just-taken-65eb9e25 = Změňte právě vzatou kostku o 1 (od 1 do 6).

# Change a die you have just taken by 1 or 2 (1 to 6).
m-change-a-die-you-have-just-taken-66d9d47f = Změňte právě vzatou kostku o 1 nebo 2 (od 1 do 6).

# Change your die by 1; then go 1 siesta step.
m-change-your-die-by-1-then-go-1-s-ecd60517 = Změňte svou kostku o 1; pak 1 pole siesty.

# Choose a donkey tile, in secret.
m-choose-a-donkey-tile-in-secret-c9c04c32 = Zvolte tajně destičku oslíka.

# Choose a used donkey tile again for 1 silver.
m-choose-a-used-donkey-tile-again-aaa8dc39 = Za 1 stříbrný znovu použitá destička oslíků.

# Choose another craft token of your farm.
m-choose-another-craft-token-of-yo-665c7f11 = Zvolte jiný žeton řemesla na své farmě.

# Choose one of {ways}.
m-choose-one-of-ways-2d5f84f2 = Zvolte jedno z těchto: { $ways }.

# Craft building done: a marker on a 2, 3 or 4.
m-craft-building-done-a-marker-on-457ba22d = Budova hotova: žeton na 2, 3 nebo 4.

# Craft buildings
m-craft-buildings-034f2cbd = Řemeslníci

# Craft tokens
m-craft-tokens-1b920bdc = Žetony řemesel

# Craft tokens: none yet
m-craft-tokens-none-yet-f680ac1a = Žetony řemesel: žádné

# Deliver a pig in place of a meat.
m-deliver-a-pig-in-place-of-a-meat-2ad923ae = Dodejte prase místo uzeného masa.

# Deliver olives as grain, grain as olives.
m-deliver-olives-as-grain-grain-as-a78078fb = Olivy dodáte jako obilí, obilí jako olivy.

# Dice: {dice}.
m-dice-dice-7d1499a1 = Kostky: { $dice }.

# Discard a card for 1 good of its crop.
m-discard-a-card-for-1-good-of-its-5fb2a35a = Odhoďte kartu: 1 zboží z její polnosti.

# Donkey tiles
m-donkey-tiles-148def31 = Destičky oslíků

# Draw 2 cards, keep 1.
m-draw-2-cards-keep-1-fd09cd84 = Lízněte 2 karty, nechte si 1.

# Draw a card or play a card (an extension has to be paid for).
m-draw-a-card-or-play-a-card-an-ex-0e3007ab = Doberte si kartu, nebo kartu zahrajte (rozšíření je třeba zaplatit).

# Draw a card or play one.
m-draw-a-card-or-play-one-3454c62d = Doberte si, nebo zahrajte kartu.

# Each extension costs you one farm good less; your first one is free.
m-each-extension-costs-you-one-far-90c11b0d = Každé rozšíření vás stojí o jedno zboží z farmy méně; první je zdarma.

# Each extension played: 1 point and 2 silver.
m-each-extension-played-1-point-an-4d89643d = Za každé rozšíření: 1 bod a 2 stříbrné.

# Each field played: 1 good of its crop, 1 silver.
m-each-field-played-1-good-of-its-7b719153 = Za každou polnost: 1 její zboží a 1 stříbrný.

# Each player runs a small farm whose cards are fields, barrows, extensions or helpers, by the side they are laid on. In six rounds harvests, dice and donkeys bring goods to craft buildings and to the market, for points.
m-each-player-runs-a-small-farm-wh-40ae0c94 = Každý hráč vede malou farmu, jejíž karty jsou polnostmi, trakaři, rozšířeními nebo pomocníky podle strany, na kterou se položí. Během šesti kol přinášejí sklizně, kostky a oslíci zboží do budov řemeslníků a na trh, a to znamená body.

# Each time a placing takes one of your markers off the market, gain 1 VP at once.
m-each-time-a-placing-takes-one-of-7ace90d5 = Pokaždé, když cizí žeton odstraní z trhu váš žeton, získáte hned 1 VB.

# Each time you complete a craft building you may place a marker on a free market space of value 2, 3 or 4. It removes lower neighbours as usual.
m-each-time-you-complete-a-craft-b-d0fe8d01 = Pokaždé, když dokončíte budovu řemeslníka, můžete umístit žeton na volné pole trhu s hodnotou 2, 3 nebo 4. Jako obvykle odstraní nižší sousedy.

# Each time you play a field, take 1 good of its crop into your store and 1 silver. The field itself still enters empty.
m-each-time-you-play-a-field-take-17d77735 = Pokaždé, když zahrajete polnost, vezměte si do skladu 1 její zboží a 1 stříbrný. Polnost sama zůstává prázdná.

# Each time you play an extension, gain 1 VP and 2 silver after paying for it.
m-each-time-you-play-an-extension-2c913b93 = Pokaždé, když zahrajete rozšíření a zaplatíte je, získáte 1 VB a 2 stříbrné.

# End of step I.1: play one more card, as a field.
m-end-of-step-i-1-play-one-more-ca-cd138bba = Konec kroku I.1: ještě jedna karta jako polnost.

# Every upgrade you pay for costs you 1 silver less.
m-every-upgrade-you-pay-for-costs-fa5ec8e0 = Každé vylepšení, za které platíte, stojí o 1 stříbrný méně.

# Extensions
m-extensions-fe3436af = Rozšíření

# Extensions cost 1 good less, the first is free.
m-extensions-cost-1-good-less-the-138b1669 = Rozšíření o 1 zboží levnější, první zdarma.

# Extensions: {text}.
m-extensions-text-b6eb5682 = Rozšíření: { $text }.

# Extra deliveries are free.
m-extra-deliveries-are-free-f6d89c71 = Dodávky navíc jsou zdarma.

# Extra deliveries cost you nothing. Their number does not change.
m-extra-deliveries-cost-you-nothin-cd072a6c = Dodávky navíc vás nic nestojí. Jejich počet se nemění.

# Farm
m-farm-3457b161 = Farma

# Fewer goods are enough.
m-fewer-goods-are-enough-8a9f39bd = Stačí méně zboží.

# Fields
m-fields-616f48c1 = Polnosti

# Fill one empty symbol of one of your barrows.
m-fill-one-empty-symbol-of-one-of-6706cd2d = Vyplňte jeden prázdný symbol na některém svém trakaři.

# Four barrows; 2 silver for each one played.
m-four-barrows-2-silver-for-each-o-d5cbeedf = Čtyři trakaře; 2 stříbrné za každý nový.

# Gain 1 VP.
m-gain-1-vp-a4e16154 = Získáte 1 VB.

# Goods on a field cannot be sold.
m-goods-on-a-field-cannot-be-sold-e185f86e = Zboží na polnosti prodat nelze.

# Hand limit +2.
m-hand-limit-2-298e0f97 = Limit ruky +2.

# Harvest goods pay 3 silver each for roof tiles.
m-harvest-goods-pay-3-silver-each-97562188 = Zboží ze sklizně platí za 3 stříbrné na destičku střechy.

# Helper {n}, {name}: {text}
m-helper-n-name-text-b4412645 = Pomocník { $n }, { $name }: { $text }

# Helpers of {who}
m-helpers-of-who-d05d7c2c = Pomocníci – { $who }

# Helpers: {names}.
m-helpers-names-bdd43699 = Pomocníci: { $names }.

# House deck: made for this implementation. These are NOT the printed cards of La Granja.
m-house-deck-made-for-this-impleme-ee2a12b2 = Vlastní balíček, vytvořený pro tento program. NEJSOU to tištěné karty La Granja.

# House distribution of the roof bonuses. The kinds are known; which bonus lies on which tile is mostly not.
m-house-distribution-of-the-roof-b-a117b7dc = Vlastní rozdělení bonusů střechy. Druhy jsou známé; který bonus je na které destičce, většinou ne.

# In phase IV gain 1 VP and 1 silver if nobody has more markers on the market than you and you have at least one.
m-in-phase-iv-gain-1-vp-and-1-silv-067fd518 = Ve fázi IV získáte 1 VB a 1 stříbrný, pokud nikdo nemá na trhu více žetonů než vy a máte tam aspoň jeden.

# In phase IV gain 1 VP more if the siesta track gives you at least 1 VP.
m-in-phase-iv-gain-1-vp-more-if-th-112cb2c5 = Ve fázi IV získáte o 1 VB více, pokud vám stupnice siesty dává aspoň 1 VB.

# In the first round everybody plays two cards.
m-in-the-first-round-everybody-pla-6e5eeb9f = V prvním kole hrají všichni dvě karty.

# In the income step gain 1 VP if you have at least three fields.
m-in-the-income-step-gain-1-vp-if-108177e0 = V kroku příjmu získáte 1 VB, máte-li aspoň tři polnosti.

# In the income step take 1 good of the crop of one of your fields into your store.
m-in-the-income-step-take-1-good-o-b1adf489 = V kroku příjmu si vezměte do skladu 1 zboží jedné ze svých polností.

# In the income step take 1 silver for each of your markers on the market, at most 4.
m-in-the-income-step-take-1-silver-6dfc73b8 = V kroku příjmu si vezměte 1 stříbrný za každý svůj žeton na trhu, nejvýš 4.

# In your deliveries an olive may stand for a grain and a grain for an olive.
m-in-your-deliveries-an-olive-may-fc25a80e = Ve vašich dodávkách mohou olivy zastoupit obilí a obilí olivy.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = V ruce máte: { $card }

# Income: 1 good of the crop of one field.
m-income-1-good-of-the-crop-of-one-553dcf3d = Příjem: 1 zboží z jedné polnosti.

# Income: 1 point if you have 3 fields.
m-income-1-point-if-you-have-3-fie-8500b4a9 = Příjem: 1 bod, máte-li 3 polnosti.

# Income: 1 silver for each marker, at most 4.
m-income-1-silver-for-each-marker-25ade71e = Příjem: 1 stříbrný za žeton, nejvýš 4.

# It is time for income
m-it-is-time-for-income-984b5f0c = Přichází příjem

# Keep {n} of the cards you have drawn.
m-keep-n-of-the-cards-you-have-dra-b97e5a07 = Z dobraných karet si nechte { $n }.

# La Granja knows the editions {known}, not "{edition}".
m-la-granja-knows-the-editions-kno-ce8be8f1 = La Granja zná vydání { $known }, ne „{ $edition }“.

# Last in the new order: 1 point and 1 silver.
m-last-in-the-new-order-1-point-an-3ab9dcd7 = Poslední v novém pořadí: 1 bod a 1 stříbrný.

# Locked, to be opened in this order: {names}.
m-locked-to-be-opened-in-this-orde-a0f6a7b6 = Blokováno, zpřístupní se v tomto pořadí: { $names }.

# Make 1 delivery at the price of an extra delivery.
m-make-1-delivery-at-the-price-of-dabb9941 = Proveďte 1 dodávku za cenu dodávky navíc.

# Make 1 delivery.
m-make-1-delivery-95808b9f = Proveďte 1 dodávku.

# Make {n} {n|delivery|deliveries}.
m-make-n-n-delivery-deliveries-cdf49605 = Proveďte { $n } { $n ->
        [one] dodávku
        [few] dodávky
        [many] dodávky
       *[other] dodávek
    }.

# Markers left
m-markers-left-c4852eb5 = Zbývající žetony

# Market
m-market-5238d9bd = Trh

# Most markers in phase IV: 1 point, 1 silver.
m-most-markers-in-phase-iv-1-point-8ecce772 = Nejvíc žetonů ve fázi IV: 1 bod, 1 stříbrný.

# Move 1 or 2 steps on the siesta track.
m-move-1-or-2-steps-on-the-siesta-63e44eca = Postupte o 1 nebo 2 kroky na stupnici siesty.

# Move a marker to a free space of its value.
m-move-a-marker-to-a-free-space-of-a7ce27bd = Přesuňte žeton na volné pole téže hodnoty.

# Move grain between fields and store.
m-move-grain-between-fields-and-st-3263f406 = Přesouvejte obilí mezi polnostmi a skladem.

# Move grapes between fields and store.
m-move-grapes-between-fields-and-s-eb84e516 = Přesouvejte hrozny mezi polnostmi a skladem.

# Move olives between fields and store.
m-move-olives-between-fields-and-s-cdbea822 = Přesouvejte olivy mezi polnostmi a skladem.

# Move one of your market markers to a free space of the same value.
m-move-one-of-your-market-markers-a71f1d98 = Přesuňte jeden svůj žeton na trhu na volné pole stejné hodnoty.

# Move up to {n} {n|step|steps} on the siesta track.
m-move-up-to-n-n-step-steps-on-the-fc86785d = Postupte na stupnici siesty až o { $n } { $n ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    }.

# Move your disc {low} {low|step|steps}.
m-move-your-disc-low-low-step-step-8a8ea796 = Postupte svým žetonem siesty o { $low } { $low ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    }.

# Move {low} to {high} steps.
m-move-low-to-high-steps-4a16adee = Postupte o { $low } až { $high } { $high ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    }.

# Name a good: 1 silver for each on your barrows.
m-name-a-good-1-silver-for-each-on-c4f381df = Určete zboží: 1 stříbrný za každé na trakařích.

# Neutral
m-neutral-1c6ac69f = Neutrální

# No empty symbol asks for that there.
m-no-empty-symbol-asks-for-that-th-8dee2598 = O to tam žádný prázdný symbol nežádá.

# Nothing has to leave for that card.
m-nothing-has-to-leave-for-that-ca-e5b5dc14 = Kvůli této kartě nemusí odejít nic.

# Olives, grain and grapes cost you 1 silver less when you buy them.
m-olives-grain-and-grapes-cost-you-016e5bb3 = Olivy, obilí a hrozny vás při nákupu stojí o 1 stříbrný méně.

# Once a game: an extension for free.
m-once-a-game-an-extension-for-fre-902f282e = Jednou za hru: rozšíření zdarma.

# Once a game: two of your craft tokens again.
m-once-a-game-two-of-your-craft-to-f174389b = Jednou za hru: znovu dva vaše žetony řemesel.

# Once in the game you may play an extension from your hand without paying for it.
m-once-in-the-game-you-may-play-an-52a4cb43 = Jednou za partii můžete zahrát rozšíření z ruky bez placení.

# Once in the game you may use the immediate effects of up to two different craft tokens on your farm again.
m-once-in-the-game-you-may-use-the-2f360683 = Jednou za partii můžete znovu použít okamžité schopnosti nejvýš dvou různých žetonů řemesel na své farmě.

# Once in the game, on your turn in phase II, you may use three different revenue spaces of your choice one after the other.
m-once-in-the-game-on-your-turn-in-a840d1c1 = Jednou za partii můžete ve svém tahu ve fázi II použít po sobě tři různá pole výnosu podle výběru.

# Once per round choose one kind of farm good other than silver and take 1 silver for each symbol of that kind on your barrows, filled or not.
m-once-per-round-choose-one-kind-o-96b62238 = Jednou za kolo zvolte jeden druh zboží z farmy kromě stříbrných a vezměte si 1 stříbrný za každý jeho symbol na svých trakařích, zaplněný i prázdný.

# Once per round in phase III you may pay 3 silver to fill one empty symbol on one of your barrows. This is not a delivery.
m-once-per-round-in-phase-iii-you-96d834e3 = Jednou za kolo můžete ve fázi III zaplatit 3 stříbrné a zaplnit jeden prázdný symbol na svém trakaři. Není to dodávka.

# Once per round one delivery to a craft building may use any resource or upgraded good in place of the one asked for. Silver and trade good symbols are excluded.
m-once-per-round-one-delivery-to-a-39338ce0 = Jednou za kolo smí jedna dodávka do budovy řemeslníka použít libovolný zdroj nebo vylepšené zboží místo požadovaného. Neplatí pro symboly stříbrných a obchodních komodit.

# Once per round you may carry out one upgrade free of charge.
m-once-per-round-you-may-carry-out-4bef2f44 = Jednou za kolo můžete provést jedno vylepšení zdarma.

# Once per round you may deliver a pig in place of a meat.
m-once-per-round-you-may-deliver-a-7c8285c8 = Jednou za kolo můžete dodat prase místo uzeného masa.

# Once per round you may discard a card from your hand to take 1 good of the crop shown on its field side.
m-once-per-round-you-may-discard-a-5a01bb93 = Jednou za kolo můžete odhodit kartu z ruky a vzít si 1 zboží ze sklizně zobrazené na její straně polnosti.

# Once per round you may draw 2 cards, keep 1 of them and discard the other.
m-once-per-round-you-may-draw-2-ca-70b2f5f5 = Jednou za kolo můžete dobrat 2 karty, 1 si nechat a druhou odhodit.

# Once per round you may give up 1 food to gain 2 VP and 1 silver.
m-once-per-round-you-may-give-up-1-99aafe82 = Jednou za kolo můžete odevzdat 1 jídlo a získat 2 VB a 1 stříbrný.

# Once per round you may give up 1 pig to take 7 silver.
m-once-per-round-you-may-give-up-1-6016a81b = Jednou za kolo můžete odevzdat 1 prase a vzít si 7 stříbrných.

# Once per round you may move any amount of grain from your grain fields to your grain store, or from that store to your empty grain fields.
m-once-per-round-you-may-move-any-860221ca = Jednou za kolo můžete přenést libovolné množství obilí z polností obilí do skladu, nebo ze skladu na prázdné polnosti obilí.

# Once per round you may move any amount of grapes from your grape fields to your grape store, or from that store to your empty grape fields.
m-once-per-round-you-may-move-any-6d2dc456 = Jednou za kolo můžete přenést libovolné množství hroznů z polností hroznů do skladu, nebo ze skladu na prázdné polnosti hroznů.

# Once per round you may move any amount of olives from your olive fields to your olive store, or from that store to your empty olive fields.
m-once-per-round-you-may-move-any-12c37259 = Jednou za kolo můžete přenést libovolné množství oliv z polností oliv do skladu, nebo ze skladu na prázdné polnosti oliv.

# Once per round you may move one of your market markers to a free space of the same value. There it removes lower neighbours as if just placed.
m-once-per-round-you-may-move-one-c3294ba9 = Jednou za kolo můžete přesunout jeden svůj žeton na trhu na volné pole stejné hodnoty. Tam odstraní nižší sousedy, jako by byl právě umístěn.

# Once per round you may pay 1 VP to play one card from your hand. An extension still has to be paid for.
m-once-per-round-you-may-pay-1-vp-0d82d054 = Jednou za kolo můžete zaplatit 1 VB a zahrát jednu kartu z ruky. Rozšíření je i tak třeba zaplatit.

# Once per round you may pay 1 olive or 1 grain to take 1 pig.
m-once-per-round-you-may-pay-1-oli-a7d604c9 = Jednou za kolo můžete zaplatit 1 olivami nebo 1 obilím a vzít si 1 prase.

# Once per round you may pay 1 olive, grain, grape or pig to take 1 trade good.
m-once-per-round-you-may-pay-1-oli-6fa51757 = Jednou za kolo můžete zaplatit 1 olivami, obilím, hrozny nebo prasetem a vzít si 1 obchodní komoditu.

# Once per round you may pay 1 silver to turn one of your used roof tiles face up again.
m-once-per-round-you-may-pay-1-sil-8df2dd5f = Jednou za kolo můžete zaplatit 1 stříbrný a znovu otočit jednu použitou destičku střechy.

# Once per round you may pay 2 silver to take 1 trade good.
m-once-per-round-you-may-pay-2-sil-d16fbef9 = Jednou za kolo můžete zaplatit 2 stříbrné a vzít si 1 obchodní komoditu.

# Once per round you may return 1 trade good to take either 7 silver or 3 harvest goods of your choice.
m-once-per-round-you-may-return-1-b66b0c60 = Jednou za kolo můžete vrátit 1 obchodní komoditu a vzít si buď 7 stříbrných, nebo 3 zboží ze sklizně podle výběru.

# Once per round, after the dice have been rolled and before the first pick, you may re-roll one or two of them.
m-once-per-round-after-the-dice-ha-2e11a1e2 = Jednou za kolo, po hodu kostkami a před prvním výběrem, můžete jednu nebo dvě přehodit.

# Once per round, before the dice are rolled, you may put a marker on one revenue space. As long as a single die lies beside that space, nobody but you may take it as first or second die. The marker returns to you in phase IV.
m-once-per-round-before-the-dice-a-2d049e58 = Jednou za kolo můžete před hodem kostkami položit žeton na jedno pole výnosu. Dokud u něj leží jediná kostka, nikdo jiný si ji nesmí vzít jako první ani druhou. Ve fázi IV se vám žeton vrátí.

# Once per round, right after you have used a die you picked, you may pay 1 VP to use the revenue space whose number equals the current round as well.
m-once-per-round-right-after-you-h-4557295f = Jednou za kolo můžete hned po použití vybrané kostky zaplatit 1 VB a použít i pole výnosu s číslem aktuálního kola.

# Once per round, when a placing takes one or more of your markers off the market, take 4 silver.
m-once-per-round-when-a-placing-ta-d91b6ee9 = Jednou za kolo, když z trhu zmizí jeden nebo více vašich žetonů, vezměte si 4 stříbrné.

# Once per round, when another player completes a craft building, take 3 silver from the supply.
m-once-per-round-when-another-play-7175c3af = Jednou za kolo, když jiný hráč dokončí budovu řemeslníka, vezměte si ze zásoby 3 stříbrné.

# Once per round, when you complete a barrow with the market symbol, you may take 3 VP instead of placing a marker.
m-once-per-round-when-you-complete-21b8dae4 = Jednou za kolo, když dokončíte trakař se symbolem trhu, můžete si místo umístění žetonu vzít 3 VB.

# Once per round, when you complete a barrow, take 1 resource that was asked for on it (olive, grain, grape or pig).
m-once-per-round-when-you-complete-6131610a = Jednou za kolo, když dokončíte trakař, vezměte si 1 zdroj, který na něm byl požadován (olivy, obilí, hrozny nebo prase).

# Once per round, when you have completed a barrow, you may make 1 free delivery to another of your barrows.
m-once-per-round-when-you-have-com-6c4f1437 = Jednou za kolo, když dokončíte trakař, můžete provést 1 dodávku zdarma na jiný svůj trakař.

# Once per round, when you take a die, you may change its value by 1 up or down (1 to 6) before using it. If you do, also move 1 step on the siesta track.
m-once-per-round-when-you-take-a-d-43166db1 = Jednou za kolo, když si berete kostku, můžete před použitím změnit její hodnotu o 1 (od 1 do 6). Pokud to uděláte, postupte také o 1 krok na stupnici siesty.

# Once per round, when you take your first or second die, you may use 7 minus its value instead.
m-once-per-round-when-you-take-you-07725502 = Jednou za kolo, když si berete první nebo druhou kostku, můžete místo její hodnoty použít 7 minus tuto hodnotu.

# Once per round, when you use revenue space 2 or 3, take 1 more harvest good of your choice.
m-once-per-round-when-you-use-reve-01df1eea = Jednou za kolo, když použijete pole výnosu 2 nebo 3, vezměte si ještě 1 zboží ze sklizně podle výběru.

# Once per round, when you use revenue space 2 or 6, you may take a second, different option of that space as well. Space 6 offers a delivery and 2 silver; space 2 offers card, olive, grain and grape.
m-once-per-round-when-you-use-reve-d94d193e = Jednou za kolo, když použijete pole výnosu 2 nebo 6, můžete si vzít i druhou, jinou možnost tohoto pole. Pole 6 nabízí dodávku a 2 stříbrné; pole 2 kartu, olivy, obilí a hrozny.

# One delivery to a building: any good will do.
m-one-delivery-to-a-building-any-g-18cc45cc = Jedna dodávka do budovy: stačí jakékoli zboží.

# One pig is enough for a newborn one.
m-one-pig-is-enough-for-a-newborn-6140affc = Pro mládě stačí jedno prase.

# One upgrade for free.
m-one-upgrade-for-free-2065705e = Jedno vylepšení zdarma.

# Only olives, grain, grapes and pigs can be sold.
m-only-olives-grain-grapes-and-pig-d0325da5 = Prodat lze jen olivy, obilí, hrozny a prasata.

# Only olives, grain, grapes and pigs can be upgraded.
m-only-olives-grain-grapes-and-pig-e284ba8d = Vylepšit lze jen olivy, obilí, hrozny a prasata.

# Open: {names}.
m-open-names-ee3b6ee4 = Přístupné: { $names }.

# Opened later: {names}.
m-opened-later-names-768f36d4 = Zpřístupněno později: { $names }.

# Pay 1 point to play a card.
m-pay-1-point-to-play-a-card-97b71aa5 = Za 1 bod zahrajte kartu.

# Pay an olive or a grain for a pig.
m-pay-an-olive-or-a-grain-for-a-pi-525cf181 = Prase za olivy nebo obilí.

# Pay an olive, grain, grape or pig for a trade good.
m-pay-an-olive-grain-grape-or-pig-e4e889ff = Obchodní komodita za olivy, obilí, hrozny nebo prase.

# Pay {n} of {kinds} that you have.
m-pay-n-of-kinds-that-you-have-82608ca4 = Zaplaťte { $n } z toho, co máte: { $kinds }.

# Phase II, once a game: use three revenue spaces.
m-phase-ii-once-a-game-use-three-r-a9154c46 = Fáze II, jednou za hru: tři pole výnosu.

# Phase IV: 1 point more for your siesta.
m-phase-iv-1-point-more-for-your-s-b6d9b34b = Fáze IV: o 1 bod víc za siestu.

# Phase {phase}: {name}.
m-phase-phase-name-17dbe8ea = Fáze { $phase }: { $name ->
        [revenue] výnos
        [transport] přeprava
        [scoring] bodování
       *[other] { $name }
    }.

# Pigs become meat for free.
m-pigs-become-meat-for-free-99192790 = Prasata se mění v uzené maso zdarma.

# Place a marker on any free market space; it brings no VP.
m-place-a-marker-on-any-free-marke-0d59e346 = Umístěte žeton na libovolné volné pole trhu; VB nepřináší.

# Place a marker on the market.
m-place-a-marker-on-the-market-9ddccae8 = Umístěte žeton na trh.

# Play a card as {sides}.
m-play-a-card-as-sides-8e7f93c2 = Zahrajte kartu jako: { $sides ->
        [field] polnost
        [barrow] trakař
        [extension] rozšíření
        [helper] pomocník
       *[other] { $sides }
    }.

# Play up to {n} {n|card|cards} at your farm.
m-play-up-to-n-n-card-cards-at-you-f81de387 = Zahrajte až { $n } { $n ->
         [one] kartu
         [few] karty
        *[other] karet
    } ke své farmě.

# Play {n} {n|card|cards} at your farm.
m-play-n-n-card-cards-at-your-farm-f3ce8a1e = Zahrajte { $n } { $n ->
         [one] kartu
         [few] karty
        *[other] karet
    } ke své farmě.

# Revenue
m-revenue-c4b7330b = Výnos

# Revenue space 2: draw a card, play a card or take one crop.
m-revenue-space-2-draw-a-card-play-d6944cd3 = Pole výnosu 2: doberte si kartu, zahrajte kartu, nebo si vezměte jednu plodinu.

# Revenue space 5: {n} {n|part|parts} left, an upgrade or a siesta step each.
m-revenue-space-5-n-n-part-parts-l-15204c08 = Pole výnosu 5: { $n ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { $n } { $n ->
        [one] díl
        [few] díly
        [many] dílu
       *[other] dílů
    }, každý je vylepšení nebo krok siesty.

# Revenue space 6: a delivery or 2 silver.
m-revenue-space-6-a-delivery-or-2-f2c4edff = Pole výnosu 6: dodávka, nebo 2 stříbrné.

# Roof and tokens: {text}.
m-roof-and-tokens-text-2a367713 = Střecha a žetony: { $text }.

# Roof tiles
m-roof-tiles-20ec991e = Střechy

# Roof tiles cost 1 silver less.
m-roof-tiles-cost-1-silver-less-f30db763 = Destičky střechy o 1 stříbrný levnější.

# Roof tiles cost you 1 silver less.
m-roof-tiles-cost-you-1-silver-les-a0c122b0 = Destičky střechy vás stojí o 1 stříbrný méně.

# Round {n}
m-round-n-af2dff6d = Kolo { $n }

# Round {n} begins. On offer: {tiles}.
m-round-n-begins-on-offer-tiles-cfa31cae = Začíná kolo { $n }. V nabídce: { $tiles }.

# Round {n} of {rounds}, {phase}.
m-round-n-of-rounds-phase-571c21a3 = Kolo { $n } z { $rounds }, { $phase ->
        [revenue] výnos
        [transport] přeprava
        [scoring] bodování
       *[other] { $phase }
    }.

# Say it without the last word: it is {kind} anyway.
m-say-it-without-the-last-word-it-0c3d7c43 = Napište to bez posledního slova: je to tak jako tak { $kind ->
        [olive] olivy
        [grain] obilí
        [grape] hrozny
        [pig] prase
        [food] jídlo
        [wine] víno
        [meat] uzené maso
        [silver] stříbrné
       *[other] { $kind }
    }.

# Scoring
m-scoring-9ea9bd21 = Bodování

# Sell harvest goods straight from fields.
m-sell-harvest-goods-straight-from-1c5880a1 = Prodávejte zboží ze sklizně přímo z polností.

# Sell the pig that has no pen, or say done.
m-sell-the-pig-that-has-no-pen-or-6c536099 = Prodejte prase, které nemá kóji, nebo napište „hotovo“.

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = O vítězství se dělí první

# Siesta
m-siesta-02d818da = Siesta

# Siesta: {siesta}. Turn order: {order}.
m-siesta-siesta-turn-order-order-b9e84a7b = Siesta: { $siesta }. Pořadí na tahu: { $order }.

# Sold at the end of the game: harvest goods in stores, {pigs}.
m-sold-at-the-end-of-the-game-harv-08a869f7 = Prodáno na konci partie: sklizeň ze skladů, { $pigs }.

# Space 2 or 3 brings 1 more harvest good.
m-space-2-or-3-brings-1-more-harve-36d9d2e6 = Pole 2 nebo 3 dá o 1 zboží ze sklizně víc.

# Space 2 or 6: a second option of it too.
m-space-2-or-6-a-second-option-of-4c8f63b4 = Pole 2 nebo 6: i druhá jeho možnost.

# Store: {stored}; pens for {n} {n|pig|pigs}. Fields: {fields}.
m-store-stored-pens-for-n-n-pig-pi-c41f444b = Sklad: { $stored }; kóje: { $n }. Polnosti: { $fields }.

# Take 1 grain or 1 olive.
m-take-1-grain-or-1-olive-b3a3510b = Vezměte si 1 obilí nebo 1 olivy.

# Take 1 harvest good of your choice.
m-take-1-harvest-good-of-your-choi-2fb44933 = Vezměte si 1 zboží ze sklizně podle výběru.

# Take 1 olive or 1 grape.
m-take-1-olive-or-1-grape-5b3f1b41 = Vezměte si 1 olivy nebo 1 hrozny.

# Take 1 pig; without a free pen sell it at once.
m-take-1-pig-without-a-free-pen-se-b4110d94 = Vezměte si 1 prase; bez volné kóje je hned prodejte.

# Take 1 upgraded good of your choice.
m-take-1-upgraded-good-of-your-cho-e249a40d = Vezměte si 1 vylepšené zboží podle výběru.

# Take 2 different harvest goods.
m-take-2-different-harvest-goods-669dfd7e = Vezměte si 2 různá zboží ze sklizně.

# Take 2 silver.
m-take-2-silver-02aabc2c = Vezměte si 2 stříbrné.

# Take 3 silver.
m-take-3-silver-e95cf92b = Vezměte si 3 stříbrné.

# Take 4 silver.
m-take-4-silver-3b094d82 = Vezměte si 4 stříbrné.

# Take one olive, one grain or one grape.
m-take-one-olive-one-grain-or-one-5c929715 = Vezměte si jednou olivy, obilí nebo hrozny.

# Take the VP of the roof space just covered a second time, for this tile or a later one.
m-take-the-vp-of-the-roof-space-ju-fcb36fa7 = Získejte VB právě zakrytého místa střechy ještě jednou, za tuto destičku nebo za některou další.

# Take the income of your farm once more.
m-take-the-income-of-your-farm-onc-42132848 = Vezměte si příjem své farmy ještě jednou.

# Take up to {n} different ones of {kinds}.
m-take-up-to-n-different-ones-of-k-ab90c3c6 = Vezměte si až { $n } různých z těchto: { $kinds }.

# Take up to {n} of {kinds}.
m-take-up-to-n-of-kinds-fea1e315 = Vezměte si až { $n } z těchto: { $kinds }.

# Take your {which} die: {dice}.
m-take-your-which-die-dice-f408e231 = Vezměte si { $which ->
        [first] první
        [second] druhou
       *[other] { $which }
    } kostku: { $dice }.

# That building is still locked.
m-that-building-is-still-locked-1931119e = Tato budova je ještě blokovaná.

# That card is not in your hand.
m-that-card-is-not-in-your-hand-69fddf0d = Tuto kartu v ruce nemáte.

# That costs {price} silver.
m-that-costs-price-silver-b3d2c381 = To stojí { $price } { $price ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    }.

# That die is reserved by the Village Elder.
m-that-die-is-reserved-by-the-vill-3b0c9fcc = Tato kostka je zamluvená: Vesnický stařešina.

# That does not stand for {kind} here.
m-that-does-not-stand-for-kind-her-8dc1a2fe = To tu nenahrazuje: { $kind ->
        [olive] olivy
        [grain] obilí
        [grape] hrozny
        [pig] prase
        [food] jídlo
        [wine] víno
        [meat] uzené maso
        [silver] stříbrné
       *[other] { $kind }
    }.

# That extension costs {n} {n|farm good|different farm goods}.
m-that-extension-costs-n-n-farm-go-5e881ad3 = Toto rozšíření stojí { $n } { $n ->
        [one] zboží z farmy
        [few] různá zboží z farmy
        [many] zboží z farmy
       *[other] různých zboží z farmy
    }.

# That is no barrow of your farm.
m-that-is-no-barrow-of-your-farm-fa6fd29b = To není trakař vaší farmy.

# That is none of your barrows.
m-that-is-none-of-your-barrows-73e8ba25 = To není žádný z vašich trakařů.

# That opens the {name}.
m-that-opens-the-name-d035e627 = Tím se zpřístupňuje: { $name }.

# That roof tile is not on offer.
m-that-roof-tile-is-not-on-offer-6a358f49 = Tato destička střechy není v nabídce.

# That takes {n} silver.
m-that-takes-n-silver-d008829c = Na to je třeba { $n } { $n ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    }.

# That tile cannot be turned up.
m-that-tile-cannot-be-turned-up-66664bb0 = Tuto destičku otočit nelze.

# The dice have been rolled
m-the-dice-have-been-rolled-02b7c8c5 = Po hodu kostkami

# The die can be changed to {values}.
m-the-die-can-be-changed-to-values-83e963a7 = Kostku lze změnit na { $values }.

# The die left for everybody shows {value}: use it, if you like.
m-the-die-left-for-everybody-shows-4e5a4814 = Kostka zbylá pro všechny ukazuje { $value }: můžete ji použít.

# The discard pile becomes the new deck.
m-the-discard-pile-becomes-the-new-f85b71f2 = Z odhazovacího balíčku je nový dobírací balíček.

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-39f0673d = Destičky oslíků se odhalují: { $p0 } (oslíci: { $d0 }, klobouky: { $h0 }).

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-d9c87bf8 = Destičky oslíků se odhalují: { $p0 } (oslíci: { $d0 }, klobouky: { $h0 }); { $p1 } (oslíci: { $d1 }, klobouky: { $h1 }).

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-a4bb1f97 = Destičky oslíků se odhalují: { $p0 } (oslíci: { $d0 }, klobouky: { $h0 }); { $p1 } (oslíci: { $d1 }, klobouky: { $h1 }); { $p2 } (oslíci: { $d2 }, klobouky: { $h2 }).

# The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}; {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}; {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}; {p3} has {d3} {d3|donkey|donkeys} and {h3} {h3|hat|hats}.
m-the-donkey-tiles-are-turned-up-p-08897d6a = Destičky oslíků se odhalují: { $p0 } (oslíci: { $d0 }, klobouky: { $h0 }); { $p1 } (oslíci: { $d1 }, klobouky: { $h1 }); { $p2 } (oslíci: { $d2 }, klobouky: { $h2 }); { $p3 } (oslíci: { $d3 }, klobouky: { $h3 }).

# The farms
m-the-farms-f2d5b3b0 = Farmy

# The game is at its end
m-the-game-is-at-its-end-0adff460 = Partie je na konci

# The game is over: {p0} and {p1} and {p2} and {p3} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-46baf37b = Partie skončila: vítězství sdílejí { $p0 }, { $p1 }, { $p2 } a { $p3 }, VB: { $points }.

# The game is over: {p0} and {p1} and {p2} win together with {points} VP.
m-the-game-is-over-p0-and-p1-and-p-3fe5df8a = Partie skončila: vítězství sdílejí { $p0 }, { $p1 } a { $p2 }, VB: { $points }.

# The game is over: {p0} and {p1} win together with {points} VP.
m-the-game-is-over-p0-and-p1-win-t-b827d055 = Partie skončila: vítězství sdílejí { $p0 } a { $p1 }, VB: { $points }.

# The game is over: {p0} has {points} VP.
m-the-game-is-over-p0-has-points-v-f52316a2 = Partie skončila: { $p0 } má { $points } VB.

# The game is over: {p0} wins with {points} VP.
m-the-game-is-over-p0-wins-with-po-6d400b2d = Partie skončila: vyhrává { $p0 }, VB: { $points }.

# The goods have to be different.
m-the-goods-have-to-be-different-92bf774b = Zboží musí být různé.

# The goods have to be different; a good on a field is no other kind.
m-the-goods-have-to-be-different-a-96c30428 = Zboží musí být různé; zboží na polnosti není jiný druh.

# The helpers in your hand
m-the-helpers-in-your-hand-970415ce = Pomocníci ve vaší ruce

# The last die beside space {space} is reserved.
m-the-last-die-beside-space-space-a74937f0 = Poslední kostka u pole { $space } je zamluvená.

# The marker may not go there.
m-the-marker-may-not-go-there-a0df229f = Tam žeton nesmí.

# The marker of a completed barrow has to be placed.
m-the-marker-of-a-completed-barrow-82a055dd = Žeton dokončeného trakaře je nutné umístit.

# The marker of {owner} on {space} leaves the market.
m-the-marker-of-owner-on-space-lea-d3ed22cf = Žeton na { $space } opouští trh ({ $owner }).

# The market
m-the-market-2a738316 = Trh

# The neutral player drops a die of {value}.
m-the-neutral-player-drops-a-die-o-9bf3a5c2 = Neutrální hráč odebírá kostku s hodnotou { $value }.

# The neutral player turns up {card}.
m-the-neutral-player-turns-up-card-bfb094ce = Neutrální hráč odkrývá: { $card }.

# The new order has been set
m-the-new-order-has-been-set-10253638 = Po určení nového pořadí

# The new turn order: {p0}, {p1}, {p2}, {p3}.
m-the-new-turn-order-p0-p1-p2-p3-1744703c = Nové pořadí na tahu: { $p0 }, { $p1 }, { $p2 }, { $p3 }.

# The new turn order: {p0}, {p1}, {p2}.
m-the-new-turn-order-p0-p1-p2-38662bcb = Nové pořadí na tahu: { $p0 }, { $p1 }, { $p2 }.

# The new turn order: {p0}, {p1}.
m-the-new-turn-order-p0-p1-d82cc596 = Nové pořadí na tahu: { $p0 }, { $p1 }.

# The other farms
m-the-other-farms-f73a1a9a = Ostatní farmy

# The others
m-the-others-460bb9b4 = Ostatní

# The revenue dice show {dice}.
m-the-revenue-dice-show-dice-d2f270e8 = Kostky výnosu ukazují { $dice }.

# The revenue space of {who} is free again.
m-the-revenue-space-of-who-is-free-1efcd93a = Pole výnosu je zase volné ({ $who }).

# The round ends: tokens turn, discs go back to the start.
m-the-round-ends-tokens-turn-discs-333fe57d = Kolo končí: žetony se otáčejí, žetony siesty se vracejí na začátek.

# The round is being scored
m-the-round-is-being-scored-2e50f7f9 = Při bodování kola

# The shared die: 1 silver to use its space again.
m-the-shared-die-1-silver-to-use-i-c95ecce3 = Společná kostka: za 1 stříbrný její pole znovu.

# The shared die: use any space instead.
m-the-shared-die-use-any-space-ins-165df548 = Společná kostka: místo ní jakékoli pole.

# The spaces have to be different.
m-the-spaces-have-to-be-different-9d6d09c0 = Pole musí být různá.

# The target was not reached
m-the-target-was-not-reached-51761710 = Cíl nesplněn

# The village
m-the-village-33f8f15e = Vesnice

# The village in full
m-the-village-in-full-d9f7eb36 = Celá vesnice

# The {name} of {who} is at work.
m-the-name-of-who-is-at-work-1301cee2 = Pracuje { $name } ({ $who }).

# There are no such dice.
m-there-are-no-such-dice-ee648395 = Takové kostky tu nejsou.

# There is no card to draw or to play.
m-there-is-no-card-to-draw-or-to-p-69596ca7 = Není karta, kterou by šlo dobrat nebo zahrát.

# There is no card to draw.
m-there-is-no-card-to-draw-61049fd8 = Není karta, kterou by šlo dobrat.

# There is no free pen for a pig.
m-there-is-no-free-pen-for-a-pig-7275ad94 = Pro prase není volná kóje.

# There is no pen for the pig: sell it at once, or go without.
m-there-is-no-pen-for-the-pig-sell-66ac8d35 = Pro prase není kóje: hned ho prodejte, nebo se bez něj obejděte.

# There is no such empty symbol on that barrow.
m-there-is-no-such-empty-symbol-on-3dc03733 = Takový prázdný symbol na tomto trakaři není.

# There is no {value} among the dice.
m-there-is-no-value-among-the-dice-788f1a5f = { $value } mezi kostkami není.

# There is nothing to deliver that would want a marker of your supply.
m-there-is-nothing-to-deliver-that-af9d7ac8 = Není co dodat, na co by byl potřeba žeton z vaší zásoby.

# This delivery may not go there.
m-this-delivery-may-not-go-there-356513da = Tam tato dodávka nesmí.

# Trade goods for 2 points each.
m-trade-goods-for-2-points-each-4c6a2311 = Obchodní komodity po 2 bodech.

# Transport
m-transport-aaead4ab = Transport

# Turn a used roof tile face up again.
m-turn-a-used-roof-tile-face-up-ag-1e298ddf = Otočte použitou destičku střechy lícem nahoru.

# Turn one of your used roof tiles face up again (not another tile of this kind).
m-turn-one-of-your-used-roof-tiles-b2181e68 = Otočte znovu jednu použitou destičku střechy (ne jinou tohoto druhu).

# Upgrade 1 resource free of charge.
m-upgrade-1-resource-free-of-charg-7630ba78 = Vylepšete zdarma 1 zdroj.

# Upgrade up to 2 resources free of charge.
m-upgrade-up-to-2-resources-free-o-3bacaa25 = Vylepšete zdarma až 2 zdroje.

# Upgrades cost 1 silver less.
m-upgrades-cost-1-silver-less-ab364875 = Vylepšení o 1 stříbrný levnější.

# Upgrading pigs to meat costs you nothing.
m-upgrading-pigs-to-meat-costs-you-0724562f = Vylepšení prasat na uzené maso vás nic nestojí.

# Use 7 minus the value of your die.
m-use-7-minus-the-value-of-your-di-78da5f0a = Použijte 7 minus hodnotu své kostky.

# Use a revenue space; you have {n} {n|use|uses} left.
m-use-a-revenue-space-you-have-n-n-59a034e6 = Použijte pole výnosu; { $n ->
        [one] zbývá vám
        [few] zbývají vám
        [many] zbývá vám
       *[other] zbývá vám
    } { $n } { $n ->
        [one] použití
        [few] použití
        [many] použití
       *[other] použití
    }.

# Use the immediate effect of one of your craft tokens again.
m-use-the-immediate-effect-of-one-ed3e18c4 = Použijte znovu okamžitou schopnost některého svého žetonu řemesla.

# Used helpers are free again.
m-used-helpers-are-free-again-beab5988 = Použití pomocníci jsou zase volní.

# What is {source} to do: {ways}?
m-what-is-source-to-do-ways-8f874765 = Co má { $source } dělat: { $ways }?

# What {what} asks for does not hold.
m-what-what-asks-for-does-not-hold-8a8a5998 = Podmínka není splněna: { $what }.

# When the new turn order has been set in step III.2 and you are last, gain 1 VP and 1 silver.
m-when-the-new-turn-order-has-been-bcd462b9 = Když se v kroku III.2 určí nové pořadí a jste na posledním místě, získáte 1 VB a 1 stříbrný.

# When the shared last die is used, you may use any revenue space of your choice instead.
m-when-the-shared-last-die-is-used-64ba881f = Když se používá zbylá kostka, můžete místo ní použít libovolné pole výnosu.

# When you buy a roof tile you may pay with harvest goods from fields or stores; each counts as 3 silver and no change is given.
m-when-you-buy-a-roof-tile-you-may-cabd1fa7 = Když kupujete destičku střechy, můžete platit zbožím ze sklizně z polností i ze skladu; každé platí za 3 stříbrné a nic se nevrací.

# When you buy a roof tile, take 1 harvest good of your choice.
m-when-you-buy-a-roof-tile-take-1-3216685e = Když koupíte destičku střechy, vezměte si 1 zboží ze sklizně podle výběru.

# When you choose a donkey tile you may choose one that you have already used. If you do, pay 1 silver when the tiles are revealed.
m-when-you-choose-a-donkey-tile-yo-15db5e19 = Když vybíráte destičku oslíka, můžete zvolit i už použitou. V tom případě zaplaťte 1 stříbrný, až se destičky odhalí.

# When you place a marker on the market it also removes opposing markers on adjacent spaces that are one higher in value.
m-when-you-place-a-marker-on-the-m-2262cd69 = Když umístíte žeton na trh, odstraní i cizí žetony na sousedních polích s hodnotou o jednu vyšší.

# Whenever your donkey tile shows one or two donkeys, you have 1 more free delivery in step III.3.
m-whenever-your-donkey-tile-shows-83f6acc2 = Kdykoli vaše destička oslíka ukazuje jednoho nebo dva oslíky, máte v kroku III.3 o 1 dodávku zdarma více.

# Which card of your hand do you discard for {source}?
m-which-card-of-your-hand-do-you-d-4e250d83 = Kterou kartu z ruky odhodíte ({ $source })?

# Which {n} of {kinds} do you pay for {source}?
m-which-n-of-kinds-do-you-pay-for-e770fb5a = Čím platíte ({ $source })? Počet: { $n }, z těchto: { $kinds }.

# You can bring {n} there at most.
m-you-can-bring-n-there-at-most-7d950655 = Dodat tam můžete nejvýše { $n }.

# You cannot move that far.
m-you-cannot-move-that-far-d3365f0f = Tak daleko postoupit nemůžete.

# You cannot pay for a roof tile with that.
m-you-cannot-pay-for-a-roof-tile-w-3678d7b4 = Tím destičku střechy zaplatit nemůžete.

# You cannot upgrade that now.
m-you-cannot-upgrade-that-now-735960bd = To teď vylepšit nemůžete.

# You do not have all of that.
m-you-do-not-have-all-of-that-7d0080b8 = Všechno to nemáte.

# You do not have that.
m-you-do-not-have-that-20dd0972 = To nemáte.

# You get a newborn pig in step I.3 even if you have only one pig. A free pen is still needed.
m-you-get-a-newborn-pig-in-step-i-3a25768b = V kroku I.3 získáte mládě, i když máte jen jedno prase. Volná kóje je stále nutná.

# You have 2 more pig pens.
m-you-have-2-more-pig-pens-aeefc755 = Máte o 2 kóje více.

# You have a barrow too many: which one goes?
m-you-have-a-barrow-too-many-which-bd38dcf3 = Máte o trakař víc: který odejde?

# You have bought a roof tile
m-you-have-bought-a-roof-tile-469536b1 = Po koupi destičky střechy

# You have completed a barrow
m-you-have-completed-a-barrow-ac4e69ae = Po dokončení trakaře

# You have just taken that option; choose another one.
m-you-have-just-taken-that-option-1e23f409 = Tato možnost už je využitá; zvolte jinou.

# You have lost a marker on the market
m-you-have-lost-a-marker-on-the-ma-5a06883f = Po ztrátě žetonu na trhu

# You have made all your deliveries. Anything else before your turn ends?
m-you-have-made-all-your-deliverie-0cfcdd92 = Všechny vaše dodávky jsou provedené. Ještě něco, než váš tah skončí?

# You have no delivery left.
m-you-have-no-delivery-left-c87e4e24 = Žádná dodávka vám nezbývá.

# You have no marker there.
m-you-have-no-marker-there-0360dd93 = Tam nemáte žádný žeton.

# You have no trade good.
m-you-have-no-trade-good-b1c9f1ba = Nemáte žádnou obchodní komoditu.

# You have nothing to upgrade.
m-you-have-nothing-to-upgrade-98939179 = Nemáte co vylepšit.

# You have reached the target
m-you-have-reached-the-target-fa85e770 = Cíl je splněn

# You have taken a die
m-you-have-taken-a-die-4f189b44 = Po vzetí kostky

# You have used a die
m-you-have-used-a-die-a04749df = Po použití kostky

# You have used that donkey tile already.
m-you-have-used-that-donkey-tile-a-b1d13036 = Tato destička oslíka už je použitá.

# You have won
m-you-have-won-7aba74d1 = Vyhráváte

# You have {n} free {n|upgrade|upgrades}.
m-you-have-n-free-n-upgrade-upgrad-edf28f1b = Zdarma máte { $n } { $n ->
        [one] vylepšení
        [few] vylepšení
        [many] vylepšení
       *[other] vylepšení
    }.

# You have {n} {n|delivery|deliveries}.
m-you-have-n-n-delivery-deliveries-d5b7e31c = Máte { $n } { $n ->
        [one] dodávku
        [few] dodávky
        [many] dodávky
       *[other] dodávek
    }.

# You hold too many cards: discard one.
m-you-hold-too-many-cards-discard-0b225bf9 = Držíte příliš mnoho karet: jednu odhoďte.

# You may bring {crop} from fields to store, or back.
m-you-may-bring-crop-from-fields-t-13efef61 = Můžete přesunout z polností do skladu, nebo zpět: { $crop ->
        [olive] olivy
        [grain] obilí
        [grape] hrozny
        [pig] prase
        [food] jídlo
        [wine] víno
        [meat] uzené maso
        [silver] stříbrné
       *[other] { $crop }
    }.

# You may buy 2 more extra deliveries in step III.4.
m-you-may-buy-2-more-extra-deliver-813625f3 = V kroku III.4 můžete koupit o 2 dodávky navíc více.

# You may buy a roof tile (round {round}).
m-you-may-buy-a-roof-tile-round-ro-e926b0de = Můžete koupit destičku střechy (kolo { $round }).

# You may buy up to {n} extra {n|delivery|deliveries}, all at once.
m-you-may-buy-up-to-n-extra-n-deli-222ad038 = Můžete koupit až { $n } { $n ->
        [one] dodávku
        [few] dodávky
        [many] dodávky
       *[other] dodávek
    } navíc, všechny najednou.

# You may buy {n} at most.
m-you-may-buy-n-at-most-11aafcfe = Koupit můžete nejvýše { $n }.

# You may change your die to {values}.
m-you-may-change-your-die-to-value-e1cb50e7 = Svou kostku můžete změnit na { $values }.

# You may have four barrows at your farm. Each time you play a barrow, take 2 silver.
m-you-may-have-four-barrows-at-you-8981bada = U své farmy můžete mít čtyři trakaře. Pokaždé, když zahrajete trakař, vezměte si 2 stříbrné.

# You may keep one of the cards just drawn.
m-you-may-keep-one-of-the-cards-ju-aa32d69d = Jednu z právě dobraných karet si můžete nechat.

# You may make up to {n} extra {n|delivery|deliveries}, paid one by one.
m-you-may-make-up-to-n-extra-n-del-2b35a12c = Můžete provést až { $n } { $n ->
        [one] dodávku
        [few] dodávky
        [many] dodávky
       *[other] dodávek
    } navíc, placené jedna po druhé.

# You may move 1 more step on the siesta track in step III.2.
m-you-may-move-1-more-step-on-the-f7827fc8 = V kroku III.2 můžete postoupit o 1 krok více na stupnici siesty.

# You may not play a card as {side} now.
m-you-may-not-play-a-card-as-side-cc06d616 = Kartu teď takto hrát nesmíte: { $side ->
        [field] polnost
        [barrow] trakař
        [extension] rozšíření
        [helper] pomocník
       *[other] { $side }
    }.

# You may not remove that marker.
m-you-may-not-remove-that-marker-56a23938 = Tento žeton odstranit nesmíte.

# You may remove opposing markers beside yours.
m-you-may-remove-opposing-markers-18c589ef = Můžete odstranit cizí žetony vedle svých.

# You may return a trade good to gain 2 VP. There is no limit to the number of goods returned this way.
m-you-may-return-a-trade-good-to-g-777a5a28 = Můžete vrátit obchodní komoditu a získat 2 VB. Počet takto vrácených komodit není omezen.

# You may roll up to {n} {n|die|dice} again.
m-you-may-roll-up-to-n-n-die-dice-e3b00bb9 = Můžete přehodit až { $n } { $n ->
        [one] kostku
        [few] kostky
        [many] kostky
       *[other] kostek
    }.

# You may roll {n} dice again at most.
m-you-may-roll-n-dice-again-at-mos-8fcd598d = Přehodit můžete nejvýše { $n } { $n ->
        [one] kostku
        [few] kostky
        [many] kostky
       *[other] kostek
    }.

# You may sell harvest goods straight from your fields.
m-you-may-sell-harvest-goods-strai-6d70d8c3 = Zboží ze sklizně můžete prodávat přímo z polností.

# You may take {n} at most.
m-you-may-take-n-at-most-f8a79281 = Vzít si můžete nejvýše { $n }.

# You still have markers in your supply.
m-you-still-have-markers-in-your-s-77b12790 = Ve své zásobě ještě máte žetony.

# Your Village Elder may reserve a revenue space.
m-your-village-elder-may-reserve-a-9434d8b1 = Váš Vesnický stařešina může zamluvit pole výnosu.

# Your dice
m-your-dice-33d5e740 = Vaše kostky

# Your donkey tile has no hat: your disc does not move.
m-your-donkey-tile-has-no-hat-your-5ec11ea4 = Vaše destička oslíka nemá klobouk: žeton siesty se nehýbe.

# Your farm
m-your-farm-02eb1521 = Vaše farma

# Your farm has a sixth roof space worth 5 VP, so you may buy a sixth roof tile. You still buy at most one tile per round.
m-your-farm-has-a-sixth-roof-space-979f1fc1 = Vaše farma má šesté místo pro destičku střechy za 5 VB, můžete tedy koupit i šestou destičku. Stále nejvýš jednu za kolo.

# Your farm: {vp} VP, {silver} silver
m-your-farm-vp-vp-silver-silver-22daccc0 = Vaše farma: { $vp } VB, { $silver } { $silver ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    }

# Your hand
m-your-hand-9de3e4f9 = Vaše ruka

# Your hand is about to be filled up
m-your-hand-is-about-to-be-filled-8cd23a26 = Před doplněním ruky

# Your hand limit is 2 higher.
m-your-hand-limit-is-2-higher-ae0b2e62 = Váš limit ruky je o 2 vyšší.

# Your hand, {n} of {limit}: field | barrow | extension | helper
m-your-hand-n-of-limit-field-barro-29209b35 = Vaše ruka, { $n } z { $limit }: polnost | trakař | rozšíření | pomocník

# Your marker drives off neighbours 1 higher too.
m-your-marker-drives-off-neighbour-4010033b = Váš žeton vytlačí i sousedy o 1 vyšší.

# Your marker is driven off: 4 silver.
m-your-marker-is-driven-off-4-silv-5795c8bc = Váš žeton je vytlačen: 4 stříbrné.

# Your roof has no space left.
m-your-roof-has-no-space-left-2e2e6cb1 = Na vaší střeše není místo.

# Your row there is complete.
m-your-row-there-is-complete-2f5b68f8 = Váš řádek je tam plný.

# Your two dice used as 5 or less: 1 point, 2 silver.
m-your-two-dice-used-as-5-or-less-06a084f6 = Obě vaše kostky dají nejvýš 5: 1 bod, 2 stříbrné.

# a card or one crop
m-a-card-or-one-crop-5b7b0a22 = karta, nebo jedna plodina

# a craft building
m-a-craft-building-dcce897c = budova řemeslníka

# a delivery or 2 silver
m-a-delivery-or-2-silver-615d2e49 = dodávka, nebo 2 stříbrné

# a die {n} to take
m-a-die-n-to-take-8a060423 = kostka { $n } k vzetí

# a field of {crop}
m-a-field-of-crop-e2fc70ea = polnost: { $crop ->
        [olive] olivy
        [grain] obilí
        [grape] hrozny
        [pig] prase
        [food] jídlo
        [wine] víno
        [meat] uzené maso
        [silver] stříbrné
       *[other] { $crop }
    }

# a full row brings
m-a-full-row-brings-49f1b2b9 = plný řádek:

# a marker on {place}
m-a-marker-on-place-101c491d = žeton: { $place }

# a pig born
m-a-pig-born-99d34b4b = mladé prase

# a pig gained without a free pen
m-a-pig-gained-without-a-free-pen-26f2e556 = prase získané bez volné kóje

# a roof tile
m-a-roof-tile-f485a5ee = destička střechy

# a round
m-a-round-aaf44c7f = za kolo

# a symbol of {to}
m-a-symbol-of-to-cca3d67e = symbol: { $to }

# a trade good
m-a-trade-good-7c6d936e = obchodní komodita

# a used donkey tile
m-a-used-donkey-tile-7db3a6d1 = použitá destička oslíka

# after
m-after-f3959239 = po

# after a replacement on a full market, do lower neighbours leave as they do elsewhere
m-after-a-replacement-on-a-full-ma-26baad49 = po výměně na plném trhu odcházejí nižší sousedé jako jinde

# an extension
m-an-extension-1b1ee7db = rozšíření

# an upgrade
m-an-upgrade-4940f545 = vylepšení

# are pigs sold at the end, as the resources of stores are
m-are-pigs-sold-at-the-end-as-the-4b44beb6 = prodávají se na konci prasata jako zdroje ve skladech

# are the victory points of others shown
m-are-the-victory-points-of-others-7dcb418e = jsou vidět vítězné body ostatních

# as a barrow
m-as-a-barrow-73addc69 = jako trakař

# as a field
m-as-a-field-f4342e0b = jako polnost

# as a helper
m-as-a-helper-1002b69a = jako pomocník

# as an extension
m-as-an-extension-c3febca4 = jako rozšíření

# as elsewhere
m-as-elsewhere-3833a2b3 = jako jinde

# back in round {n}
m-back-in-round-n-0799f221 = zpět v kole { $n }

# barrow {card} complete
m-barrow-card-complete-18ea1c87 = trakař dokončen ({ $card })

# barrow, card {card}, for {n} {n|point|points}
m-barrow-card-card-for-n-n-point-p-9e0bdb5b = trakař, karta { $card }: { $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }

# base
m-base-cae66217 = základ

# base promo
m-base-promo-2eca5b21 = základ a promo

# before
m-before-6db7d803 = před

# book
m-book-92719fe0 = podle pravidel

# bring a good to a craft building or one of your barrows
m-bring-a-good-to-a-craft-building-170467b0 = dodat zboží do budovy řemeslníka nebo na svůj trakař

# building or barrow
m-building-or-barrow-3c1bcedf = budova nebo trakař

# buy a good for silver
m-buy-a-good-for-silver-127ee120 = koupit zboží za stříbrné

# buy a roof tile
m-buy-a-roof-tile-d2a02345 = koupit destičku střechy

# buy this many extra deliveries at once
m-buy-this-many-extra-deliveries-a-9fc36daa = koupit najednou tolik dodávek navíc

# card
m-card-8367cd66 = karta

# card {n}
m-card-n-61864fd7 = karta { $n }

# cards played in round 1
m-cards-played-in-round-1-08abfe6e = karty zahrané v kole 1

# choose the donkey tile with this many donkeys, in secret
m-choose-the-donkey-tile-with-this-618fb213 = tajně vybrat destičku s tímto počtem oslíků

# classic
m-classic-b002a634 = klasický

# craft building
m-craft-building-90814d22 = budova řemeslníka

# craft buildings
m-craft-buildings-807db384 = budovy řemeslníků

# cz
m-cz-c4e98e07 = česká

# deck set
m-deck-set-c686d089 = balíček

# deliveries
m-deliveries-f69b1725 = dodávky

# deliveries and hats
m-deliveries-and-hats-03195294 = dodávky a klobouky

# delivery
m-delivery-b4af39d5 = dodávka

# deluxe
m-deluxe-2d5cc34c = deluxe

# dice to take
m-dice-to-take-887cf39f = kostky k vzetí

# dice, revenue
m-dice-revenue-b1041a77 = kostky, výnos

# die
m-die-a8d79f40 = kostka

# die {value}
m-die-value-cc59b3fd = kostka { $value }

# disc of {who} on {n}
m-disc-of-who-on-n-ea30dc6c = { $who }: žeton siesty na poli { $n }

# discarded {cards}
m-discarded-cards-c27187c0 = odhazuje: { $cards }

# do lower neighbours leave, or as the player likes
m-do-lower-neighbours-leave-or-as-a0c9f8a6 = odcházejí nižší sousedé vždy, nebo jak hráč chce

# does a used helper tie up a marker
m-does-a-used-helper-tie-up-a-mark-a0ee42f6 = váže použitý pomocník žeton

# does an own marker replaced on a full market bring a point
m-does-an-own-marker-replaced-on-a-1568da23 = dá vlastní žeton vyměněný na plném trhu bod

# does the marker of a roof tile remove neighbours
m-does-the-marker-of-a-roof-tile-r-95d6526a = vytlačí žeton z destičky střechy sousedy

# donkey tile
m-donkey-tile-830b4d85 = destička oslíků

# donkeys left: {tiles}
m-donkeys-left-tiles-e7a6cce0 = zbývají oslíci: { $tiles }

# draw a card
m-draw-a-card-559c9152 = dobrat kartu

# draw a card or play one
m-draw-a-card-or-play-one-6cf0cb1a = dobrat si, nebo zahrát kartu

# draw or play a card, or take one harvest good
m-draw-or-play-a-card-or-take-one-2e1763e8 = líznout nebo zahrát kartu, nebo vzít jedno zboží ze sklizně

# drew {cards}
m-drew-cards-0bec42cd = dobírá: { $cards }

# drew {n}
m-drew-n-1f3ea268 = dobírá { $n }

# each
m-each-bec16879 = za každý

# each marker
m-each-marker-f8f8bee9 = každý žeton

# each round
m-each-round-af267801 = každé kolo

# edition
m-edition-6a3be761 = vydání

# empty
m-empty-2e1cfa82 = prázdno

# end sale pigs
m-end-sale-pigs-23d54f8a = závěrečný prodej prasat

# every round {goods}
m-every-round-goods-72989a75 = každé kolo: { $goods }

# exactly two
m-exactly-two-a6585550 = právě dvě

# extension, card {n}: {what}
m-extension-card-n-what-9e72f703 = rozšíření, karta { $n }: { $what }

# extensions
m-extensions-20ef7739 = rozšíření

# extra delivery
m-extra-delivery-3b3c2225 = dodávka navíc

# extra delivery payment
m-extra-delivery-payment-52a91b37 = platba za dodávky navíc

# field of {crop}; barrow for {n} VP; extension {gives}; helper {name}
m-field-of-crop-barrow-for-n-vp-ex-d5edb727 = polnost: { $crop ->
        [olive] olivy
        [grain] obilí
        [grape] hrozny
        [pig] prase
        [food] jídlo
        [wine] víno
        [meat] uzené maso
        [silver] stříbrné
       *[other] { $crop }
    }; trakař za { $n } VB; rozšíření { $gives }; pomocník { $name }

# field: {crop}, empty
m-field-crop-empty-b87e6b2a = polnost: { $crop }, prázdná

# field: {crop}, empty, grows in phase I
m-field-crop-empty-grows-in-phase-71180f6d = polnost: { $crop }, prázdná, vyroste ve fázi I

# field: {crop}, ripe
m-field-crop-ripe-9dc22562 = polnost: { $crop }, zralá

# fields
m-fields-bfe5d697 = polnosti

# first +{n}
m-first-n-070a22d3 = první +{ $n }

# first round cards
m-first-round-cards-d23a84b6 = karty prvního kola

# for nothing
m-for-nothing-6e1065e1 = zdarma

# for {n} silver each
m-for-n-silver-each-50912070 = po { $n } { $n ->
        [one] stříbrném
        [few] stříbrných
       *[other] stříbrných
    }

# fr
m-fr-67ad8f41 = francouzská

# free place
m-free-place-35f08b33 = volné místo

# from the fields to the store
m-from-the-fields-to-the-store-fa9b8b0e = z polností do skladu

# from the store to the fields
m-from-the-store-to-the-fields-9da670a4 = ze skladu na polnosti

# from which markers the neutral player keeps away
m-from-which-markers-the-neutral-p-e891c85d = kterým žetonům se neutrální hráč vyhýbá

# full market own
m-full-market-own-37ce138c = vlastní žeton na plném trhu

# full market removal
m-full-market-removal-f8f274a2 = vytlačování na plném trhu

# good
m-good-770e6076 = zboží

# good of your farm
m-good-of-your-farm-e07c6031 = zboží z vaší farmy

# goods
m-goods-089857f9 = zboží

# hand
m-hand-1b001706 = ruka

# helper marks count
m-helper-marks-count-0441e773 = žetony pomocníků se počítají

# helper or roof tile
m-helper-or-roof-tile-e9fa63aa = pomocník nebo destička střechy

# high
m-high-6ef7c9b1 = vysoké

# house
m-house-d6e21286 = domácí

# how extra deliveries are paid
m-how-extra-deliveries-are-paid-32e824b9 = jak se platí dodávky navíc

# is the silver of others shown
m-is-the-silver-of-others-shown-d2c58f6b = jsou vidět stříbrné ostatních

# its token
m-its-token-0cf1da2d = jeho žeton

# keep the last die beside this revenue space for yourself
m-keep-the-last-die-beside-this-re-fb1c00a0 = ponechat si poslední kostku u tohoto pole výnosu

# keeps
m-keeps-308f4070 = nechá

# lay a card of your hand at your farm; with full places a card of that kind leaves first
m-lay-a-card-of-your-hand-at-your-e7faec7e = přiložit kartu z ruky k farmě; když je plno, nejprve odejde karta téhož druhu

# lay, income, roofs
m-lay-income-roofs-cb45178f = karty, příjem

# left
m-left-360f8403 = zbývá

# left a field, above a barrow, right an extension, below a helper
m-left-a-field-above-a-barrow-righ-0b20756b = vlevo polnost, nahoře trakař, vpravo rozšíření, dole pomocník

# make food, wine or meat of a good
m-make-food-wine-or-meat-of-a-good-342c4ebc = udělat ze zdroje jídlo, víno nebo uzené maso

# marker
m-marker-ed5b8120 = žeton

# marker from {origin} to {space}
m-marker-from-origin-to-space-b20a4cb7 = žeton z { $origin } na { $space }

# marker limit
m-marker-limit-4f583508 = limit žetonů

# marker on {space}
m-marker-on-space-1b3421fe = žeton na { $space }

# marker {place} given up
m-marker-place-given-up-6c868582 = odevzdán žeton { $place }

# markers of a player
m-markers-of-a-player-bdb100e1 = žetony hráče

# markers, siesta
m-markers-siesta-e71e0c78 = žetony, siesta

# market removal
m-market-removal-e8854b6d = vytlačování na trhu

# market space
m-market-space-5f011272 = pole trhu

# market space {space}, value {n}
m-market-space-space-value-n-2a4db767 = pole trhu { $space }, hodnota { $n }

# market space {space}, value {n}, marker of {who}
m-market-space-space-value-n-marke-30631096 = pole trhu { $space }, hodnota { $n }, žeton: { $who }

# may
m-may-ee4d988c = smí

# may a pig be sold to make room for a newborn
m-may-a-pig-be-sold-to-make-room-f-0d4d5535 = lze prodat prase, aby bylo místo pro mládě

# may the further siesta step be left out
m-may-the-further-siesta-step-be-l-16572328 = lze další pole siesty vynechat

# move goods between your fields and your store
m-move-goods-between-your-fields-a-107e2aea = přenášet zboží mezi polnostmi a skladem

# move one of your market markers
m-move-one-of-your-market-markers-436a3cf1 = přesunout jeden svůj žeton na trhu

# move your disc on the siesta track
m-move-your-disc-on-the-siesta-tra-2fb032d5 = posunout svůj žeton na stupnici siesty

# must
m-must-4137b01e = musí

# neutral
m-neutral-7e2372f4 = neutrální

# next
m-next-c6c1c9a9 = další

# next order
m-next-order-eb7e5a06 = nové pořadí

# no card
m-no-card-9b119c50 = žádná karta

# no goods
m-no-goods-6f62aef9 = nic

# no points
m-no-points-36b15bb1 = 0 bodů

# no silver
m-no-silver-064e8b95 = žádné stříbro

# no vp
m-no-vp-42257008 = bez VB

# nothing more here
m-nothing-more-here-de24805e = zde už nic

# now
m-now-ed5eb9a3 = teď

# of {n}
m-of-n-a2eabdeb = z { $n }

# off
m-off-b4dc66dd = vypnuto

# one by one
m-one-by-one-3bc2c644 = po jedné

# one delivery, or 2 silver
m-one-delivery-or-2-silver-f86fb593 = jedna dodávka, nebo 2 stříbrné

# opens 2nd
m-opens-2nd-62be61e6 = otevře 2.

# opens 3rd
m-opens-3rd-c8854447 = otevře 3.

# opens next
m-opens-next-989923e3 = otevře 1.

# pay with these farm goods
m-pay-with-these-farm-goods-84433d8f = zaplatit tímto zbožím z farmy

# pen
m-pen-e21a6b0c = kóje

# per
m-per-b427c3de = za

# phase {phase}, {what}
m-phase-phase-what-d7b44a82 = fáze { $phase }, { $what }

# phase1 mode
m-phase1-mode-8f253de2 = průběh fáze I

# pig no pen
m-pig-no-pen-365a4e09 = prase bez kóje

# pigs and trade goods
m-pigs-and-trade-goods-a193b773 = prasata a obchodní komodity

# place
m-place-81df6358 = místo

# play it as a barrow
m-play-it-as-a-barrow-d2878945 = zahrát jako trakař

# play it as a field
m-play-it-as-a-field-8b2af341 = zahrát jako polnost

# play it as a helper
m-play-it-as-a-helper-644ba2e9 = zahrát jako pomocníka

# play it as an extension
m-play-it-as-an-extension-b3f29c85 = zahrát jako rozšíření

# player
m-player-cdb59355 = hráčovy

# each card serves by one of its four sides
m-each-card-serves-by-one-of-its-f-95fac907 = karta slouží jednou ze čtyř stran

# put a card of your hand on the discard pile
m-put-a-card-of-your-hand-on-the-d-4668ffd3 = odhodit kartu z ruky

# put a marker on an empty symbol of a barrow
m-put-a-marker-on-an-empty-symbol-178ff0e5 = umístit žeton na prázdný symbol trakaře

# put a marker on this market space
m-put-a-marker-on-this-market-spac-920eec0e = umístit žeton na toto pole trhu

# refuse
m-refuse-5fde095c = odmítnout

# removes
m-removes-be6d0fc3 = vytlačí

# reserved
m-reserved-c0d03c12 = zamluveno

# revenue dice
m-revenue-dice-acb53712 = kostky výnosu

# revenue space
m-revenue-space-b03b90bc = pole výnosu

# revenue space {n}: {what}
m-revenue-space-n-what-97e85eb6 = pole výnosu { $n }: { $what }

# roll dice of these values again
m-roll-dice-of-these-values-again-e6214a9c = znovu hodit kostkami těchto hodnot

# roof market marker
m-roof-market-marker-deb6f76d = žeton ze střechy

# roof set
m-roof-set-0bc17627 = sada střech

# roof tile
m-roof-tile-371cbceb = destička střechy

# roof tiles
m-roof-tiles-2cd8009c = destičky střech

# ru
m-ru-ed5ad332 = ruská

# secret
m-secret-2bb80d53 = tajné

# sell
m-sell-c0f21d45 = prodat

# sell a good for silver
m-sell-a-good-for-silver-d0707138 = prodat zboží za stříbrné

# sell before breeding
m-sell-before-breeding-c634f30b = prodej před mláďaty

# sequential
m-sequential-3ee15b8a = postupně

# shared die {value}
m-shared-die-value-5184a66b = zbylá kostka { $value }

# side
m-side-ea7bf4bb = strana

# siesta space {space}, {n} {n|point|points} a round
m-siesta-space-space-n-n-point-poi-ddbdbd10 = pole siesty { $space }: { $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    } za kolo

# siesta space {space}: {vp} VP when the round is scored
m-siesta-space-space-vp-vp-when-th-7297bc04 = pole siesty { $space }: { $vp } VB při bodování kola

# siesta {space}
m-siesta-space-ada4638b = siesta { $space }

# siesta, deliveries
m-siesta-deliveries-757f008b = siesta, dodávky

# silver left
m-silver-left-94be60db = zbylé stříbro

# silver left after or before the exchange breaks a tie
m-silver-left-after-or-before-the-e896a13c = shodu rozhodne stříbrný zbylý po výměně, nebo před ní

# silver visibility
m-silver-visibility-fad60641 = viditelnost stříbrných

# simultaneous
m-simultaneous-5fd35d09 = současně

# sold a pig at once
m-sold-a-pig-at-once-c1a365b4 = hned prodáno prase

# sold {goods}
m-sold-goods-a10db6af = prodává: { $goods }

# solo above
m-solo-above-7551e07a = sólo: pole nad žetonem

# solo distance
m-solo-distance-a1bf0ad1 = sólo: vzdálenost

# solo rule b
m-solo-rule-b-ed653378 = sólo: pravidlo B

# spaces above a marker guard it where they are taken, or where they are of high value
m-spaces-above-a-marker-guard-it-w-45091cd9 = žeton chrání obsazená pole nad ním, nebo pole vysoké hodnoty

# steps
m-steps-b7595e2a = kroky

# steps I.1 to I.3 side by side or in turn order
m-steps-i-1-to-i-3-side-by-side-or-cb8c3161 = kroky I.1 až I.3 souběžně, nebo v pořadí

# take 4 silver
m-take-4-silver-8ed67335 = vzít 4 stříbrné

# take a die of this value
m-take-a-die-of-this-value-093e9b94 = vzít kostku této hodnoty

# take a pig
m-take-a-pig-f6cdd7e3 = vzít prase

# take an opponent's marker off this market space
m-take-an-opponent-s-marker-off-th-9f883781 = odstranit cizí žeton z tohoto pole trhu

# take one of your markers back when your supply is empty
m-take-one-of-your-markers-back-wh-762bb3ca = vzít zpět jeden svůj žeton, když je zásoba prázdná

# take the silver
m-take-the-silver-f4f39552 = vzít stříbrné

# take these goods
m-take-these-goods-57315375 = vzít toto zboží

# take this card into your hand; the others are discarded
m-take-this-card-into-your-hand-th-a1cb6682 = vzít tuto kartu do ruky; ostatní se odhodí

# take two different harvest goods
m-take-two-different-harvest-goods-2a351308 = vzít dvě různá zboží ze sklizně

# taken
m-taken-99341d56 = obsazená

# the dice of this round and who took them
m-the-dice-of-this-round-and-who-t-79a45f08 = kostky tohoto kola a kdo je vzal

# the die counts as this value for you
m-the-die-counts-as-this-value-for-e487d44d = pro vás kostka platí za tuto hodnotu

# the farm
m-the-farm-77ad3c1d = farma

# the final sale
m-the-final-sale-a40a02ff = závěrečný prodej

# the last one it wants: {gain}
m-the-last-one-it-wants-gain-483fe909 = poslední, co chce: { $gain }

# the marker on {space}
m-the-marker-on-space-45443051 = žeton na { $space }

# the market
m-the-market-824012d6 = trh

# the neutral player
m-the-neutral-player-931286cf = neutrální hráč

# the neutral player looks first for distance (book) or for few spaces above (house)
m-the-neutral-player-looks-first-f-98d6a19a = neutrální hráč hledá nejdřív vzdálenost (podle pravidel), nebo málo polí nahoře (domácí)

# the rule book whose preset the other options take
m-the-rule-book-whose-preset-the-o-4c37275e = pravidla, podle nichž se nastaví ostatní volby

# the siesta
m-the-siesta-c5aa6118 = siesta

# the start
m-the-start-9e7751dd = začátek

# then it wants {goods}
m-then-it-wants-goods-1b0eddfd = pak chce: { $goods }

# this round
m-this-round-f6f1b24e = toto kolo

# tie silver
m-tie-silver-63c4821e = stříbrné při shodě

# token of the {building}
m-token-of-the-building-e7447bfc = žeton řemesla: { $building }

# trade goods, but no pigs
m-trade-goods-but-no-pigs-20d28c74 = obchodní komodity, ale ne prasata

# turn a used roof tile face up again
m-turn-a-used-roof-tile-face-up-ag-e68c82d4 = znovu otočit použitou destičku střechy

# two different crops
m-two-different-crops-ee2793ec = dvě různé plodiny

# two of: an upgrade, a siesta step
m-two-of-an-upgrade-a-siesta-step-37edc9ff = dvakrát z: vylepšení, pole siesty

# two upgrades for nothing
m-two-upgrades-for-nothing-63c78ade = dvě vylepšení zdarma

# two upgrades or siesta steps
m-two-upgrades-or-siesta-steps-84df572c = dvě vylepšení nebo kroky siesty

# up front
m-up-front-3b1c70ab = předem

# up to two
m-up-to-two-7d176141 = až dvě

# upgraded {what}
m-upgraded-what-2cee91d4 = vylepšuje: { $what }

# use a helper or a roof tile
m-use-a-helper-or-a-roof-tile-6df69b57 = použít pomocníka nebo destičku střechy

# use a trade good: 4 silver, two different goods, a pig, upgrades or a card
m-use-a-trade-good-4-silver-two-di-fc1c911a = vrátit obchodní komoditu: 4 stříbrné, dva různé zdroje, prase, vylepšení nebo karta

# use of a trade good
m-use-of-a-trade-good-d3092f3b = použití obchodní komodity

# use the die that is left for everybody
m-use-the-die-that-is-left-for-eve-78d93fad = použít kostku, která zbyla pro všechny

# use the immediate effect of one of your craft tokens again
m-use-the-immediate-effect-of-one-2c7c600f = znovu použít okamžitou schopnost svého žetonu řemesla

# use this revenue space
m-use-this-revenue-space-414a365b = použít toto pole výnosu

# used
m-used-f8391613 = použito

# used a trade good
m-used-a-trade-good-c13582c4 = používá obchodní komoditu

# used as {value}
m-used-as-value-06fad572 = použito jako { $value }

# used {name}
m-used-name-bacb34c6 = používá: { $name }

# used {tile}
m-used-tile-1cf545dd = používá: { $tile }

# value {n}
m-value-n-6332d79e = hodnota { $n }

# value {n}, +{vp} VP
m-value-n-vp-vp-6892b618 = hodnota { $n }, +{ $vp } VB

# value {n}, with {lower} {lower|marker|markers} beside it to drive away
m-value-n-with-lower-lower-marker-2ba95a17 = hodnota { $n }, vedle { $lower } { $lower ->
        [one] žeton
        [few] žetony
        [many] žetonu
       *[other] žetonů
    } k odstranění

# victory points
m-victory-points-f0d525a7 = vítězné body

# vp
m-vp-87cfd620 = VB

# vp visibility
m-vp-visibility-5bea1d77 = viditelnost bodů

# wainwright step
m-wainwright-step-6a3fad8d = pole koláře

# wants {wants} for {n} VP{marker}
m-wants-wants-for-n-vp-marker-47367774 = chce: { $wants } za { $n } VB{ $marker }

# way
m-way-44c5e707 = způsob

# what the extensions bring every round
m-what-the-extensions-bring-every-b40feea1 = co rozšíření dávají každé kolo

# which bonuses lie on the roof tiles; which tile has which is the house's own
m-which-bonuses-lie-on-the-roof-ti-c0f62cee = jaké bonusy mají destičky střechy; rozdělení je naše

# which of its effects a helper or a roof tile is to have
m-which-of-its-effects-a-helper-or-d81d3be1 = který efekt má mít pomocník nebo destička střechy

# with or without the six promo cards
m-with-or-without-the-six-promo-ca-30d2d862 = se šesti promo kartami, nebo bez nich

# your barrow, {card}, {n} {n|point|points}
m-your-barrow-card-n-n-point-point-45f27abd = váš trakař, { $card }: { $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }

# your markers: {place}
m-your-markers-place-fdd09ed1 = vaše žetony: { $place }

# your token of the {building}
m-your-token-of-the-building-ad667b47 = váš žeton řemesla: { $building }

# your token of the {building}, new
m-your-token-of-the-building-new-42b6881c = váš nový žeton řemesla: { $building }

# {building}, open; wants {goods}
m-building-open-wants-goods-65589bf8 = { $building }: otevřeno; chce: { $goods }

# {building}, opens after {n} others; wants {goods}
m-building-opens-after-n-others-w-8d9a6d19 = { $building }: otevře se po { $n } dalších; chce: { $goods }

# {card} as extension costs {n} {n|farm good|different farm goods}: which do you pay?
m-card-as-extension-costs-n-n-far-4597962c = { $card } jako rozšíření stojí { $n } { $n ->
        [one] zboží z farmy
        [few] různá zboží z farmy
        [many] zboží z farmy
       *[other] různých zboží z farmy
    }: čím platíte?

# {card} as {side}
m-card-as-side-64d7cc66 = { $card } jako { $side }

# {card} as {side}: {shows}
m-card-as-side-shows-6f9b2edf = { $card }: { $side ->
        [field] polnost
        [barrow] trakař
        [extension] rozšíření
        [helper] pomocník
       *[other] { $side }
    }: { $shows }

# {card} of your hand, {helper}: {text}
m-card-of-your-hand-helper-text-d8dae3a0 = { $card } z vaší ruky, { $helper }: { $text }

# {crop} on your field
m-crop-on-your-field-605af986 = { $crop }: na vaší polnosti

# {gives}; costs nothing
m-gives-costs-nothing-f299b31d = { $gives }; nic nestojí

# {gives}; costs {n} different {n|good|goods}
m-gives-costs-n-different-n-good-abb56689 = { $gives }; stojí { $n } { $n ->
        [one] zboží
        [few] různá zboží
        [many] zboží
       *[other] různých zboží
    }

# {goods} in your store
m-goods-in-your-store-71ed0f74 = ve vašem skladu: { $goods }

# {good}: delivered
m-good-delivered-1fa8d9ac = { $good }: dodáno

# {good}: not delivered yet
m-good-not-delivered-yet-7eb4936e = { $good }: ještě nedodáno

# {happened}: you may use {waiting}.
m-happened-you-may-use-waiting-7182f876 = { $happened }: můžete použít { $waiting }.

# {kind} cannot be bought.
m-kind-cannot-be-bought-56747496 = Koupit nelze: { $kind }.

# {kind} is not offered here.
m-kind-is-not-offered-here-b262dda2 = { $kind } se tu nenabízí.

# {name} (card {n}): {text}
m-name-card-n-text-0fb95a83 = { $name } (karta { $n }): { $text }

# {name} complete
m-name-complete-7f43c5ec = { $name }: dokončeno

# {n} VP for {why}
m-n-vp-for-why-6087318a = { $n } VB ({ $why })

# {n} of {limit}
m-n-of-limit-7fd0b788 = { $n } z { $limit }

# {n} {n|delivery|deliveries}, {hats} {hats|step|steps} on the siesta track
m-n-n-delivery-deliveries-hats-ha-aa857ba3 = { $n } { $n ->
        [one] dodávka
        [few] dodávky
        [many] dodávky
       *[other] dodávek
    }, { $hats } { $hats ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    } na stupnici siesty

# {n} {n|donkey|donkeys}, {hats} {hats|hat|hats}
m-n-n-donkey-donkeys-hats-hats-ha-e448ac70 = { $n } { $n ->
        [one] oslík
        [few] oslíci
       *[other] oslíků
    }, { $hats } { $hats ->
        [one] klobouk
        [few] klobouky
       *[other] klobouků
    }

# {n} {n|field|fields} grown
m-n-n-field-fields-grown-04f6ca6a = na { $n } { $n ->
        [one] polnosti
        [few] polnostech
        [many] polnosti
       *[other] polnostech
    } vyrostlo zboží

# {n} {n|field|fields} of {who} {n|grows|grow} {n|a good|a good each}.
m-n-n-field-fields-of-who-n-grows-9cc7e6f8 = { $who }: na { $n } { $n ->
        [one] polnosti
        [few] polnostech
        [many] polnosti
       *[other] polnostech
    } roste zboží.

# {n} {n|pen|pens}
m-n-n-pen-pens-e0539633 = { $n } { $n ->
        [one] kóje
        [few] kóje
       *[other] kójí
    }

# {n} {n|pig|pigs}, pens for {pens}
m-n-n-pig-pigs-pens-for-pens-70a47330 = { $n } { $n ->
        [one] prase
        [few] prasata
       *[other] prasat
    }, kójí: { $pens }

# {n} {n|step|steps}
m-n-n-step-steps-d900f297 = { $n } { $n ->
        [one] krok
        [few] kroky
       *[other] kroků
    }

# {price}, it becomes {into}
m-price-it-becomes-into-a88cd2e3 = { $price }, z toho je { $into }

# {price}, {vp} VP; {text}
m-price-vp-vp-text-af99ee45 = { $price }, { $vp } VB; { $text }

# {tiles}; extra deliveries: {n}{left}.
m-tiles-extra-deliveries-n-left-b4370a24 = { $tiles }; dodávky navíc: { $n }{ $left }.

# {tile}: {text} (used)
m-tile-text-used-f817f679 = { $tile }: { $text } (použita)

# {what} cannot be used for this.
m-what-cannot-be-used-for-this-3dfe1297 = { $what } se k tomu použít nedá.

# {what} costs {cost}.
m-what-costs-cost-dfd5a80c = { $what } stojí { $cost }.

# {what} could bring nothing now.
m-what-could-bring-nothing-now-dd30068a = { $what } by teď nepřineslo nic.

# {what} does not go in place of a marker.
m-what-does-not-go-in-place-of-a-2ab40473 = { $what } místo žetonu nejde.

# {what} has been used.
m-what-has-been-used-658a153a = { $what } už je použito.

# {what} is not at your farm.
m-what-is-not-at-your-farm-8eee42d0 = { $what } na vaší farmě není.

# {what} is not yours to use now.
m-what-is-not-yours-to-use-now-145c0eaf = { $what } teď použít nemůžete.

# {what} to {to}
m-what-to-to-be3f0933 = { $what }: { $to }

# {what} works in phase {phases}.
m-what-works-in-phase-phases-0b081993 = { $what } funguje v těchto fázích: { $phases }.

# {who} brings {n} {crop} {way}.
m-who-brings-n-crop-way-7155e832 = { $who } přesouvá { $way } ({ $n }): { $crop ->
        [olive] olivy
        [grain] obilí
        [grape] hrozny
        [pig] prase
        [food] jídlo
        [wine] víno
        [meat] uzené maso
        [silver] stříbrné
       *[other] { $crop }
    }.

# {who} brought {goods} to the {name}.
m-who-brought-goods-to-the-name-66bfbe92 = { $who } dodává: { $goods } ({ $name }).

# {who} buys {tile}.
m-who-buys-tile-6dc00066 = { $who } kupuje: { $tile }.

# {who} chooses the tile with {n} {n|donkey|donkeys}, to be revealed when all have chosen.
m-who-chooses-the-tile-with-n-n-d-2e0967b1 = { $who } volí destičku s tímto počtem oslíků: { $n }; odhalí se, až budou mít zvoleno všichni.

# {who} completes the barrow {card}.
m-who-completes-the-barrow-card-a06f3d29 = { $who } dokončuje trakař ({ $card }).

# {who} completes the {name} and gains its token.
m-who-completes-the-name-and-gain-6317d82d = { $who } dodává vše a získává žeton: { $name }.

# {who} delivers {what} to {to}.
m-who-delivers-what-to-to-26d255e5 = { $who } dodává: { $what ->
        [olive] olivy
        [grain] obilí
        [grape] hrozny
        [pig] prase
        [food] jídlo
        [wine] víno
        [meat] uzené maso
        [silver] stříbrné
       *[other] { $what }
    } → { $to }.

# {who} discards the {side} {card}.
m-who-discards-the-side-card-a63ff4e6 = { $who } odhazuje: { $card } ({ $side ->
        [field] polnost
        [barrow] trakař
        [extension] rozšíření
        [helper] pomocník
       *[other] { $side }
    }).

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } odhazuje: { $cards }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } si dobírá: { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } si dobírá { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# {who} fills a symbol of {to}.
m-who-fills-a-symbol-of-to-7a8413d5 = { $who } vyplňuje symbol: { $to }.

# {who} gains {goods}.
m-who-gains-goods-88e2368b = { $who } získává: { $goods }.

# {who} gains {n} VP for {why}.
m-who-gains-n-vp-for-why-881e5ce6 = { $who } získává { $n } VB ({ $why }).

# {who} gives up the marker {place}.
m-who-gives-up-the-marker-place-1f989f31 = { $who } se vzdává žetonu ({ $place }).

# {who} has chosen a donkey tile.
m-who-has-chosen-a-donkey-tile-735a20a4 = { $who }: destička oslíka je zvolená.

# {who} has no pen for a pig and sells it for {n} silver.
m-who-has-no-pen-for-a-pig-and-se-92bcdb0e = { $who } nemá pro prase kóji a prodává ho za { $n } { $n ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    }.

# {who} has won
m-who-has-won-deef00f1 = { $who } vyhrává

# {who} is first.
m-who-is-first-0d8f3465 = { $who } je v pořadí na prvním místě.

# {who} is the first player.
m-who-is-the-first-player-79b54392 = Začínající hráč: { $who }.

# {who} moves a marker from {origin} to {space}.
m-who-moves-a-marker-from-origin-884414e8 = { $who } přesouvá žeton z { $origin } na { $space }.

# {who} moves to siesta space {space}.
m-who-moves-to-siesta-space-space-b423b953 = { $who } postupuje na pole { $space } stupnice siesty.

# {who} pays {goods} for {why}.
m-who-pays-goods-for-why-0d10cb92 = { $who } platí: { $goods } ({ $why }).

# {who} pays {goods}.
m-who-pays-goods-bf1cca69 = { $who } platí: { $goods }.

# {who} pays {n} VP.
m-who-pays-n-vp-b22e88d1 = { $who } platí { $n } VB.

# {who} pays {n} silver for {why}.
m-who-pays-n-silver-for-why-ef679e2b = { $who } platí { $n } { $n ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    } ({ $why }).

# {who} pays {n} silver.
m-who-pays-n-silver-10a4262a = { $who } platí { $n } { $n ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    }.

# {who} places a marker on {space}.
m-who-places-a-marker-on-space-48cbcb87 = { $who } umisťuje žeton na { $space }.

# {who} plays {card} as {side}.
m-who-plays-card-as-side-0f29b9f7 = { $who } hraje: { $card } – { $side ->
        [field] polnost
        [barrow] trakař
        [extension] rozšíření
        [helper] pomocník
       *[other] { $side }
    }.

# {who} plays {card} as {side}: {shows}.
m-who-plays-card-as-side-shows-75606436 = { $who } hraje: { $card } – { $side ->
        [field] polnost
        [barrow] trakař
        [extension] rozšíření
        [helper] pomocník
       *[other] { $side }
    }. { $shows }.

# {who} reserves the last die beside revenue space {space}.
m-who-reserves-the-last-die-besid-0f621644 = { $who } si zamlouvá poslední kostku u pole výnosu { $space }.

# {who} sells {goods}.
m-who-sells-goods-c0b5a618 = { $who } prodává: { $goods }.

# {who} takes a die of {value}.
m-who-takes-a-die-of-value-d479ec0f = { $who } si bere kostku s hodnotou { $value }.

# {who} takes {n} silver for the {why}.
m-who-takes-n-silver-for-the-why-86a9f714 = { $who } si bere { $n } { $n ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    } ({ $why }).

# {who} takes {n} silver from {why}.
m-who-takes-n-silver-from-why-447af989 = { $who } si bere { $n } { $n ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    } ({ $why }).

# {who} takes {n} silver.
m-who-takes-n-silver-0aef6b34 = { $who } si bere { $n } { $n ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    }.

# {who} turns {tile} face up again.
m-who-turns-tile-face-up-again-7d1ea7d2 = { $who } otáčí: { $tile } lícem nahoru.

# {who} upgrades {what}.
m-who-upgrades-what-2ebd530b = { $who } vylepšuje: { $what }.

# {who} uses a trade good.
m-who-uses-a-trade-good-08a0cb0e = { $who } používá obchodní komoditu.

# {who} uses the die as a {value}.
m-who-uses-the-die-as-a-value-9920e4f0 = { $who } používá kostku jako { $value }.

# {who} uses the shared die, a {value}.
m-who-uses-the-shared-die-a-value-b074056d = { $who } používá zbylou kostku, { $value }.

# {who} uses the {name}.
m-who-uses-the-name-cb2f4642 = { $who } používá: { $name }.

# {who} uses {tile}.
m-who-uses-tile-c96ac304 = { $who } používá: { $tile }.

# {who}: a donkey tile is chosen
m-who-a-donkey-tile-is-chosen-3a4841e3 = { $who }: destička oslíka vybrána

# {who}: points {vp}, silver {silver}, cards {n} of {limit}
m-who-points-vp-silver-silver-car-6e5af877 = { $who }: body { $vp }, stříbrné { $silver }, karty { $n } z { $limit }

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}
m-who-vp-vp-silver-silver-n-n-car-eb1f4ca9 = { $who }: { $vp } VB, { $silver } { $silver ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    }, { $n } { $n ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }

# {who}: {vp} VP, {silver} silver, {n} {n|card|cards}; {stored}; siesta {disc}
m-who-vp-vp-silver-silver-n-n-car-d8dbc538 = { $who }: { $vp } VB, { $silver } { $silver ->
        [one] stříbrný
        [few] stříbrné
        [many] stříbrného
       *[other] stříbrných
    }, { $n } { $n ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }; { $stored }; siesta { $disc }
