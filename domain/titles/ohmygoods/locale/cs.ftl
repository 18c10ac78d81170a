#  Characters are discarded: {ignored}.
m-characters-are-discarded-ignore-3afaad38 = { " " }Postavy se odhazují: { $ignored }.

#  It is the last event: in this round the chains of all buildings can be used.
m-it-is-the-last-event-in-this-ro-704cda10 = { " " }Je to poslední událost: v tomto kole lze využít řetězce všech budov.

#  Who gives a mark gets a badge of that side. In the next chapter a badge of the side that wins is {cards} {cards|card|cards} more at the start, any other badge is {coal} coal more.
m-who-gives-a-mark-gets-a-badge-o-033d1dba = { " " }Kdo dá značku, dostane odznak té strany. V další kapitole je odznak vítězné strany za { $cards } { $cards ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    } navíc na začátku, každý jiný odznak za uhlí navíc: { $coal }.

# , makes {goods}
m-makes-goods-ee820bd5 = , vyrábí: { $goods }

# , {less} of them spared
m-less-of-them-spared-8a63ca6f = , z toho ušetřeno: { $less }

# , {lost} {lost|coin|coins} too many
m-lost-lost-coin-coins-too-many-e22a01f1 = , { $lost } { $lost ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    } přebytečně

# A chain can be used right after its building has produced.
m-a-chain-can-be-used-right-after-fe2fbc90 = Řetězec lze využít hned poté, co jeho budova vyrobí.

# Assistants stay where they are this round.
m-assistants-stay-where-they-are-t-02823c39 = Tovaryši v tomto kole zůstávají, kde jsou.

# At most {n} marks.
m-at-most-n-marks-04bf31c7 = Nejvýše { $n } { $n ->
        [one] značka
        [few] značky
        [many] značky
       *[other] značek
    }.

# Chapter {number}, {name}. {story}
m-chapter-number-name-story-626f3489 = Kapitola { $number }, { $name }. { $story }

# Discard exactly {n} of your cards; you named {m}.
m-discard-exactly-n-of-your-cards-b5861237 = Odhoďte přesně { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }; jmenujete { $m }.

# Discard {n} {n|card|cards} of your hand.
m-discard-n-n-card-cards-of-your-h-32d98f6e = Odhoďte z ruky { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# Each: cost, points; gives as a card (* half a sun) | makes | chain
m-each-cost-points-gives-as-a-card-104821b8 = U každé: cena, body; co dává jako karta (* půlka slunce) | co vyrábí | řetězec

# Each: what it holds (worth); what it works with | its chain
m-each-what-it-holds-worth-what-it-eaaec652 = U každé: co na ní leží (hodnota); s čím pracuje | její řetězec

# Event {number}, {name}: {text}
m-event-number-name-text-4b6887b5 = Událost { $number }, { $name }: { $text }

# Five chapters, {n} {n|star|stars}: Longsdale calls you {verdict}.
m-five-chapters-n-n-star-stars-lon-3600dcf4 = Pět kapitol, { $n } { $n ->
        [one] hvězda
        [few] hvězdy
        [many] hvězdy
       *[other] hvězd
    }. Váš titul v Longsdale: { $verdict ->
        [apprentice] učeň
        [journeyman] vandrovní mistr
        [master] mistr
        [counsellor] radní
       *[other] { $verdict }
    }.

# For hire
m-for-hire-a32b85ac = K najmutí

# For hire: {assistant}
m-for-hire-assistant-1f15ba2f = K najmutí: { $assistant }

# In the draw pile besides: {who}.
m-in-the-draw-pile-besides-who-97ff2366 = V dobíracím balíčku navíc: { $who }.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = V ruce máte: { $card }

# Into the draw pile: {cards} ({number}).
m-into-the-draw-pile-cards-number-e6e9ad65 = Do dobíracího balíčku: { $cards } ({ $number }).

# Longsdale sided with the {side}. {outcome}
m-longsdale-sided-with-the-side-ou-40136d29 = Longsdale si zvolil stranu: { $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    }. { $outcome }

# Longsdale sides with the {side} ({totals}).
m-longsdale-sides-with-the-side-to-fe0d32f3 = Longsdale stojí na této straně: { $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    } ({ $totals }).

# Market for you: {counts}.
m-market-for-you-counts-c7b9626d = Trh pro vás: { $counts }.

# Market, {half}: {cards}.
m-market-half-cards-d9241536 = Trh, { $half ->
        [sunrise] východ slunce
        [sunset] západ slunce
       *[other] { $half }
    }: { $cards }.

# Market, {whose}: {counts}.
m-market-whose-counts-87361d9a = Trh, { $whose }: { $counts }.

# Market: {counts}.
m-market-counts-adb5cc10 = Trh: { $counts }.

# Name a resource: the market holds {n} more of it for you.
m-name-a-resource-the-market-holds-9a6c2499 = Jmenujte surovinu: na trhu je pro vás ještě { $n }.

# Name cards of your hand, each once.
m-name-cards-of-your-hand-each-onc-396e8b3e = Jmenujte karty z ruky, každou jednou.

# Name one of {resources}.
m-name-one-of-resources-538fadc1 = Jmenujte jednu z těchto: { $resources }.

# Nobody gives for that side.
m-nobody-gives-for-that-side-3e25818f = Na tuto stranu nikdo nic nedává.

# Nobody of yours is waiting to work there.
m-nobody-of-yours-is-waiting-to-wo-2dc2ba70 = Nikdo z vašich lidí tam na práci nečeká.

# Not all of these resources are missing here.
m-not-all-of-these-resources-are-m-8ca79fa9 = Ne všechny tyto suroviny tu chybějí.

# Not in the draw pile any more: {who}.
m-not-in-the-draw-pile-any-more-wh-960d044c = Už není v dobíracím balíčku: { $who }.

# One assistant a round.
m-one-assistant-a-round-83322bbc = Jeden tovaryš za kolo.

# One building a round.
m-one-building-a-round-389d9a5a = Jedna budova za kolo.

# Place {place}: {who}, {ranks} rank {ranks|point|points} (+{gained}); {points} points in all chapters.
m-place-place-who-ranks-rank-ranks-a7df51c5 = { $place }. místo: { $who }, { $ranks } { $ranks ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } za pořadí (+{ $gained }); celkem { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } ze všech kapitol.

# Production: chains you can use: {chains}.
m-production-chains-you-can-use-ch-e6a83cc9 = Výroba: řetězce, které můžete využít: { $chains }.

# Production: with your hand nothing more can be made, so all you can say is done.
m-production-with-your-hand-nothin-77093067 = Výroba: s kartami v ruce už nic dalšího vyrobit nejde, takže lze napsat jen „hotovo“.

# Production: {able} can produce.
m-production-able-can-produce-998196ae = Výroba: vyrábět může { $able }.

# Production: {able} can produce; chains you can use: {chains}.
m-production-able-can-produce-chai-ba5c559a = Výroba: vyrábět může { $able }; řetězce, které můžete využít: { $chains }.

# Production: {n} {n|card is|cards are} left in both piles, and your buildings make {due} goods: {able}. Say which one produces next; what comes too late may get nothing.
m-production-n-n-card-is-cards-are-22e4b760 = Výroba: v obou balíčcích { $n ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { $n } { $n ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    } a vaše budovy vyrobí tolik zboží: { $due } ({ $able }). Řekněte, která vyrábí jako další; co přijde pozdě, nemusí dostat nic.

# Rank points are
m-rank-points-are-7bed7fde = Body za pořadí

# Round {number} begins.
m-round-number-begins-a683d15a = Začíná kolo { $number }.

# Round {round} of the chapter.
m-round-round-of-the-chapter-70fc2fad = Kolo { $round } kapitoly.

# Round {round}: keep your hand or exchange all of it.
m-round-round-keep-your-hand-or-ex-fd22d021 = Kolo { $round }: nechte si karty, nebo vyměňte všechny.

# Round {round}: place your worker, and set a card aside if you want to build it.
m-round-round-place-your-worker-an-6285d761 = Kolo { $round }: pošlete hospodáře, a chcete-li stavět, odložte kartu stranou.

# Round {round}: place your worker, set a card aside to build; assistants move free of charge.
m-round-round-place-your-worker-se-1e0bef83 = Kolo { $round }: pošlete hospodáře, pro stavbu odložte kartu stranou; přesun tovaryšů je zdarma.

# Round {round}: place your worker, set a card aside to build; each assistant moves for {n} {n|coin|coins}.
m-round-round-place-your-worker-se-72272e3b = Kolo { $round }: pošlete hospodáře, pro stavbu odložte kartu stranou; přesun každého tovaryše stojí { $n } { $n ->
        [one] minci
        [few] mince
        [many] mince
       *[other] mincí
    }.

# Round {round}; most buildings: {most} of the {last} that end the game.
m-round-round-most-buildings-most-4a936756 = Kolo { $round }; nejvíc budov: { $most } z { $last }, kterými partie končí.

# Say where your worker works and how: well or sloppily.
m-say-where-your-worker-works-and-4c6ccddc = Řekněte, kde váš hospodář pracuje a jak: pilně („pilně“), nebo liknavě („liknavě“).

# Set aside to build: {card}
m-set-aside-to-build-card-9db41b9f = Odloženo ke stavbě: { $card }

# Set aside: {card}
m-set-aside-card-b8d9fcab = Odloženo: { $card }

# Somebody has 8 buildings. The last round: the chains of all buildings can be used.
m-somebody-has-8-buildings-the-las-9d23204e = Někdo má 8 budov. Poslední kolo: lze využít řetězce všech budov.

# Stack {number} can be built from: {cards}.
m-stack-number-can-be-built-from-c-cc8ec271 = Hromádka { $number }, z níž lze stavět: { $cards }.

# Stack {number}: {card}
m-stack-number-card-b3fd2f6e = Hromádka { $number }: { $card }

# Stack {n}, to build from
m-stack-n-to-build-from-c4f6d646 = Hromádka { $n }, z níž lze stavět

# Stars are
m-stars-are-92ec84f7 = Hvězdy jsou

# Stars so far: {each}; {total} of {most}.
m-stars-so-far-each-total-of-most-3c66fe08 = Hvězdy zatím: { $each }; { $total } z { $most }.

# Take a side in secret; each {unit} coins in goods are a mark for it, at most {most}.
m-take-a-side-in-secret-each-unit-e375c6b8 = Zvolte tajně stranu; každých { $unit } { $unit ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    } ve zboží jí dá jednu značku, nejvýše { $most }.

# That assistant does not work for you.
m-that-assistant-does-not-work-for-bf4951a7 = Tento tovaryš u vás nepracuje.

# That assistant is not for hire.
m-that-assistant-is-not-for-hire-b3536d34 = Tento tovaryš není k najmutí.

# That costs nothing, so no goods are given for it.
m-that-costs-nothing-so-no-goods-a-ecf3d784 = To nic nestojí, proto se za to žádné zboží nedává.

# That is no character of your hand for this phase.
m-that-is-no-character-of-your-han-8c3798d7 = To není postava z vaší ruky pro tuto fázi.

# That is worth {worth}; {price} is wanted.
m-that-is-worth-worth-price-is-wan-40c96bed = To má hodnotu { $worth }; je třeba { $price }.

# That needs strength {needed}.
m-that-needs-strength-needed-62e27127 = Na to je třeba síla { $needed }.

# The assistant goes to a production building of yours that is free.
m-the-assistant-goes-to-a-producti-280f3efb = Tovaryš jde do některé vaší volné výrobní budovy.

# The base game is for 2 to 4 seats; alone, choose a chapter.
m-the-base-game-is-for-2-to-4-seat-39387457 = Základní hra je pro 2 až 4 místa; pro jednoho zvolte kapitolu.

# The campaign after {n} {n|chapter|chapters}, with what this one gave in brackets:
m-the-campaign-after-n-n-chapter-c-be15517c = Kampaň po kapitolách (počet: { $n }); v závorce, co dala tato:

# The chain takes {what}.
m-the-chain-takes-what-d8ccdba2 = Řetězec spotřebuje: { $what }.

# The chapter
m-the-chapter-f85aaf4c = Kapitola

# The draw pile is empty: the discard pile is shuffled.
m-the-draw-pile-is-empty-the-disca-903c6bda = Dobírací balíček je prázdný: odkládací balíček se zamíchá.

# The market
m-the-market-2a738316 = Trh

# The market holds {n} more {resource} for {who} this round.
m-the-market-holds-n-more-resource-6a036c42 = Na trhu je v tomto kole ještě { $n }: { $resource } ({ $who }).

# The next chapter begins anew, with other hands, buildings and goods. {what} kept.
m-the-next-chapter-begins-anew-wit-cdd4aee8 = Další kapitola začíná nanovo, s jinými kartami, budovami a zbožím. Zůstává: { $what }.

# The others
m-the-others-460bb9b4 = Ostatní

# The piles have no card to give: discard {n} {n|card|cards} of your hand.
m-the-piles-have-no-card-to-give-d-d9ffbff6 = V balíčcích není karta, kterou by šlo dát: odhoďte z ruky { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# The piles have no card to give: what was still to be drawn is lost.
m-the-piles-have-no-card-to-give-w-b770deb2 = V balíčcích není karta, kterou by šlo dát: co se ještě mělo dobrat, propadá.

# The piles have no card to give: {who} gives up {cards}.
m-the-piles-have-no-card-to-give-w-d91000da = V balíčcích není karta, kterou by šlo dát: { $who } odevzdává: { $cards }.

# The piles have no card to give: {who} gives up {n} {n|card|cards}.
m-the-piles-have-no-card-to-give-w-bb2f2553 = V balíčcích není karta, kterou by šlo dát: { $who } odevzdává { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# The tower goes to a production building of yours that has none.
m-the-tower-goes-to-a-production-b-219a46e8 = Věž patří k některé vaší výrobní budově, která žádnou nemá.

# There is a verdict only for who has played all five chapters.
m-there-is-a-verdict-only-for-who-a0dbf3b0 = Titul dostane jen ten, kdo odehraje všech pět kapitol.

# There is nothing that you can build or hire, so all you can do is pass.
m-there-is-nothing-that-you-can-bu-e095e040 = Není nic, co byste mohli postavit nebo koho najmout, takže můžete jen pasovat.

# There, for what was pledged:
m-there-for-what-was-pledged-5a741af7 = Tam za to, co bylo slíbeno:

# This chain takes cards of your hand: name them.
m-this-chain-takes-cards-of-your-h-ae734563 = Tento řetězec bere karty z ruky: jmenujte je.

# This chain takes goods alone: say how many times.
m-this-chain-takes-goods-alone-say-3fb43a9a = Tento řetězec bere jen zboží: řekněte kolikrát.

# This chapter earned {n} {n|star|stars}: {points} points, and one star each for {wanted}.
m-this-chapter-earned-n-n-star-sta-7ef97200 = Tato kapitola přináší { $n } { $n ->
        [one] hvězdu
        [few] hvězdy
        [many] hvězdy
       *[other] hvězd
    }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } a po jedné hvězdě za { $wanted }.

# This chapter is played by itself: nothing of earlier chapters is carried over.
m-this-chapter-is-played-by-itself-4c8c9fb7 = Tato kapitola se hraje samostatně: z dřívějších kapitol se nic nepřenáší.

# This is the end of the campaign.
m-this-is-the-end-of-the-campaign-58d27471 = To je konec kampaně.

# Wanted: {count} {good}.
m-wanted-count-good-7da65458 = Žádá se { $good }: { $count }.

# Where does {name} go?
m-where-does-name-go-138b204e = Kam přijde { $name }?

# Which building is the {tower} attached to? It stays there.
m-which-building-is-the-tower-atta-98720752 = Ke které budově se { $tower } připojí? Zůstane tam.

# You can build or hire, not both.
m-you-can-build-or-hire-not-both-8ca80b12 = Můžete stavět, nebo najímat, ne obojí.

# You can build the card set aside or one of a stack, and hire an assistant, or pass.
m-you-can-build-the-card-set-aside-debfacb1 = Můžete postavit odloženou kartu nebo kartu z hromádky a najmout tovaryše, nebo pasovat.

# You can build the card set aside, or hire an assistant, or pass.
m-you-can-build-the-card-set-aside-f84602d0 = Můžete postavit odloženou kartu, nebo najmout tovaryše, nebo pasovat.

# You can build the card you have set aside, or one of a stack.
m-you-can-build-the-card-you-have-3ae27217 = Můžete postavit odloženou kartu, nebo kartu z hromádky.

# You can give goods worth {coins} {coins|coin|coins} for {gain}, up to {left} {left|time|times}.
m-you-can-give-goods-worth-coins-c-277c4f66 = Můžete dát zboží v hodnotě { $coins } { $coins ->
        [one] mince
        [few] mincí
        [many] mince
       *[other] mincí
    } za { $gain }, až { $left }×.

# You can give {good} for {gain}, up to {left} {left|time|times}.
m-you-can-give-good-for-gain-up-to-0cd34edc = Můžete dát { $good } za { $gain }, až { $left }×.

# You can use a character of phase {phase}, or pass and keep it.
m-you-can-use-a-character-of-phase-971a4255 = Můžete použít postavu pro fázi { $phase }, nebo pasovat a nechat si ji.

# You have built; you can hire an assistant too, or pass.
m-you-have-built-you-can-hire-an-a-1608e5c0 = Postaveno; můžete ještě najmout tovaryše, nebo pasovat.

# You have hired; you can build too, or pass.
m-you-have-hired-you-can-build-too-ac4138e6 = Najato; můžete ještě stavět, nebo pasovat.

# You have no production building that is free.
m-you-have-no-production-building-1c64061d = Nemáte žádnou volnou výrobní budovu.

# You have not got what that chain takes so often.
m-you-have-not-got-what-that-chain-2cdcbd64 = Na tolikeré využití řetězce nemáte dost.

# You have not got {goods}.
m-you-have-not-got-goods-b825502c = Toto nemáte: { $goods }.

# You hold no character of phase {phase}, so all you can do is pass.
m-you-hold-no-character-of-phase-p-611e9d59 = Nemáte postavu pro fázi { $phase }, takže můžete jen pasovat.

# You lack buildings: {colours}.
m-you-lack-buildings-colours-13d3a755 = Chybějí vám budovy: { $colours }.

# You owe {n} {n|coin|coins}: choose the goods.
m-you-owe-n-n-coin-coins-choose-th-8cc1034d = Dlužíte { $n } { $n ->
        [one] minci
        [few] mince
        [many] mince
       *[other] mincí
    }: vyberte zboží.

# You try this chapter for the second time; there is no third.
m-you-try-this-chapter-for-the-sec-0b02663d = Zkoušíte tuto kapitolu podruhé; potřetí to nejde.

# Your hand: {n} {n|card|cards}
m-your-hand-n-n-card-cards-64664cea = Vaše ruka: { $n } { $n ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }

# Your town: {points} {points|point|points}, {coins} {coins|coin|coins} in goods
m-your-town-points-points-point-po-856380dc = Vaše město: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, zboží za { $coins } { $coins ->
        [one] minci
        [few] mince
        [many] mince
       *[other] mincí
    }

# a card set aside
m-a-card-set-aside-c2326f6b = odložená karta

# an extra card
m-an-extra-card-45ea89a0 = karta navíc

# assistant {assistant} at {building}
m-assistant-assistant-at-building-6921da69 = tovaryš { $assistant }: { $building }

# assistant {assistant} to {building}
m-assistant-assistant-to-building-fb60f7bf = tovaryš { $assistant } → { $building }

# built {card}
m-built-card-c9927de3 = staví: { $card }

# chain of {building}: {spent} became {goods}
m-chain-of-building-spent-became-g-695f735a = řetězec { $building }: { $spent } → { $goods }

# chapter {number}, {name}
m-chapter-number-name-4d3852a4 = kapitola { $number }, { $name }

# chapter {number}, {name}, for the second and last time; what comes of it counts instead
m-chapter-number-name-for-the-seco-25026b11 = kapitola { $number }, { $name }, podruhé a naposledy; platí místo toho výsledek z ní

# discarded {n} {n|card|cards}
m-discarded-n-n-card-cards-16a6a277 = odhazuje { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }

# drew {cards}
m-drew-cards-0bec42cd = dobírá: { $cards }

# drew {n} {n|card|cards}
m-drew-n-n-card-cards-f41ab9c9 = dobírá { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }

# each time {what} {n|becomes|become} {goods}
m-each-time-what-n-becomes-become-24ca5a98 = pokaždé { $what } → { $goods }

# exchanged the hand
m-exchanged-the-hand-d76e7c8d = vyměňuje karty v ruce

# first player
m-first-player-9b15ef24 = začínající hráč

# for you
m-for-you-7abe8cd7 = pro vás

# hired {name} ({assistant})
m-hired-name-assistant-781a8136 = najímá: { $name } ({ $assistant })

# makes {goods}
m-makes-goods-93c80725 = vyrábí: { $goods }

# met: {n} is no character; those are {known}.
m-met-n-is-no-character-those-are-30317f70 = met: { $n } není postava; postavy jsou { $known }.

# met: {n} stands there twice; name each character once.
m-met-n-stands-there-twice-name-ea-e1d157b9 = met: { $n } je tam dvakrát; jmenujte každou postavu jednou.

# no card
m-no-card-9b119c50 = žádná karta

# nothing at {buildings}
m-nothing-at-buildings-25f35f6f = nic: { $buildings }

# of any kind
m-of-any-kind-5520969c = jakéhokoli druhu

# paid {goods}
m-paid-goods-cd21a26b = platí: { $goods }

# pledged {n} {n|mark|marks} to the {side}
m-pledged-n-n-mark-marks-to-the-si-a84395ff = slibuje { $n } { $n ->
        [one] značku
        [few] značky
        [many] značky
       *[other] značek
    }: { $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    }

# spent {cards}
m-spent-cards-6c179429 = spotřebuje: { $cards }

# took the card set aside back
m-took-the-card-set-aside-back-41f27bee = bere zpět odloženou kartu

# used {name}
m-used-name-bacb34c6 = používá: { $name }

# wants {wants}
m-wants-wants-95c4ab15 = žádá: { $wants }

# worked {manner} at {building}
m-worked-manner-at-building-f3df70ac = pracuje { $manner ->
        [well] pilně
        [sloppily] liknavě
       *[other] { $manner }
    }: { $building }

# works alone
m-works-alone-f0d8ea5f = pracuje bez pomoci

# {card} is no building of yours that holds a person.
m-card-is-no-building-of-yours-th-c5046ca4 = { $card } není žádná vaše budova, která by pojala osobu.

# {card} is no building.
m-card-is-no-building-bf0c7457 = { $card } není budova.

# {card} is not in your hand.
m-card-is-not-in-your-hand-52d5c1e7 = { $card }: tuto kartu v ruce nemáte.

# {card} is occupied.
m-card-is-occupied-94eaab39 = { $card }: už je obsazeno.

# {card} returns to {who}'s hand.
m-card-returns-to-who-s-hand-a21af8da = { $card } se vrací do ruky ({ $who }).

# {card} set aside
m-card-set-aside-69cddcc6 = odloženo: { $card }

# {goods} at {building}
m-goods-at-building-994d647b = { $building }: { $goods }

# {half}: {row} (* half sun).
m-half-row-half-sun-0737deef = { $half ->
        [sunrise] Východ slunce
        [sunset] Západ slunce
       *[other] { $half }
    }: { $row } (* půlka slunce).

# {name} ({assistant}) joins the assistants for hire.
m-name-assistant-joins-the-assist-41e7bdb1 = { $name } ({ $assistant }) přibývá k tovaryšům k najmutí.

# {name}, {n} rounds.{target}
m-name-n-rounds-target-150e37a7 = { $name }, { $n } { $n ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }.{ $target }

# {name}: the house carries it over from the chapter before; answer its last letter with "next".
m-name-the-house-carries-it-over-055ef3ca = { $name }: dům to převezme z předchozí kapitoly; odpovězte na její poslední dopis „pokračuj“.

# {needed} cards of your hand are needed here, you named {named}.
m-needed-cards-of-your-hand-are-n-28569bdb = { $needed } { $needed ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    } z ruky tu je třeba, jmenujete { $named }.

# {n} coal more
m-n-coal-more-f69fedb0 = uhlí navíc: { $n }

# {n} players share the victory with {total} points.
m-n-players-share-the-victory-wit-b857592d = O vítězství se dělí { $n } { $n ->
        [one] hráč
        [few] hráči
        [many] hráče
       *[other] hráčů
    }: { $total } { $total ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# {n} {n|card|cards} more
m-n-n-card-cards-more-aa80e473 = o { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    } víc

# {tower} attached to {building}
m-tower-attached-to-building-046fd698 = { $tower } připojena: { $building }

# {who} attaches {tower} to {building}.
m-who-attaches-tower-to-building-d2cf9660 = { $who } připojuje: { $tower } → { $building }.

# {who} begins with {gift}, for a badge of the {side}.
m-who-begins-with-gift-for-a-badg-8a030fec = { $who } začíná s tímto: { $gift }, za odznak ({ $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    }).

# {who} begins. Assistants for hire: {display}.
m-who-begins-assistants-for-hire-3d43bb5b = { $who } začíná. Tovaryši k najmutí: { $display }.

# {who} builds {card}.
m-who-builds-card-1844f994 = { $who } staví: { $card }.

# {who} decides in secret: "{said}".
m-who-decides-in-secret-said-be0a3858 = { $who } rozhoduje tajně: „{ $said }“.

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } odhazuje: { $cards }.

# {who} discards {n} {n|card|cards}.
m-who-discards-n-n-card-cards-29c518bf = { $who } odhazuje { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } si dobírá: { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } si dobírá { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }.

# {who} exchanges a hand of {n} {n|card|cards}.
m-who-exchanges-a-hand-of-n-n-car-df1a90eb = { $who } vyměňuje { $n } { $n ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    } v ruce.

# {who} exchanges the hand: {cards}.
m-who-exchanges-the-hand-cards-efc21ae7 = { $who } vyměňuje karty v ruce: { $cards }.

# {who} gains {n} {n|point|points}.
m-who-gains-n-n-point-points-48ce4b18 = { $who } získává { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# {who} gives {goods}, worth {worth} {worth|coin|coins}.
m-who-gives-goods-worth-worth-wor-69a962d7 = { $who } dává: { $goods } (hodnota { $worth } { $worth ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    }).

# {who} has decided in secret.
m-who-has-decided-in-secret-30469599 = { $who }: tajné rozhodnutí padlo.

# {who} hires {name} ({assistant}).
m-who-hires-name-assistant-30761619 = { $who } najímá: { $name } ({ $assistant }).

# {who} loses {n} {n|point|points}.
m-who-loses-n-n-point-points-e1869fe2 = { $who } ztrácí { $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# {who} makes nothing at {buildings}.
m-who-makes-nothing-at-buildings-9900fd5f = { $who } nic nevyrábí: { $buildings }.

# {who} moves assistant {assistant} to {building}.
m-who-moves-assistant-assistant-t-8e5973da = { $who } přesouvá tovaryše { $assistant } → { $building }.

# {who} pledges {n} {n|mark|marks} to the {side}.
m-who-pledges-n-n-mark-marks-to-t-e3eee759 = { $who } slibuje { $n } { $n ->
        [one] značku
        [few] značky
        [many] značky
       *[other] značek
    }: { $side ->
        [crown] koruna
        [lamps] lampy
       *[other] { $side }
    }.

# {who} puts {goods} on {building}.
m-who-puts-goods-on-building-037add9e = { $who } pokládá: { $goods } → { $building }.

# {who} sets a card aside.
m-who-sets-a-card-aside-3ceab414 = { $who } odkládá kartu stranou.

# {who} sets {card} aside to build it.
m-who-sets-card-aside-to-build-it-8d3a451a = { $who } odkládá ke stavbě: { $card }.

# {who} shares the first place of the campaign.
m-who-shares-the-first-place-of-t-46f5524d = { $who } se dělí o první místo v kampani.

# {who} spends {cards} at {building}.
m-who-spends-cards-at-building-2fe528be = { $who } spotřebuje: { $cards } – { $building }.

# {who} takes back the card set aside.
m-who-takes-back-the-card-set-asi-ef7205d9 = { $who } bere zpět odloženou kartu.

# {who} uses the chain of {building}: {spent} become {goods}.
m-who-uses-the-chain-of-building-1b199f5a = { $who } využívá řetězec „{ $building }“: { $spent } → { $goods }.

# {who} uses {name}.
m-who-uses-name-cff4aa2e = { $who } používá: { $name }.

# {who} wins the campaign.
m-who-wins-the-campaign-5d4776be = { $who } vyhrává kampaň.

# {who} wins with {total} points (decided by {by}).
m-who-wins-with-total-points-deci-6cc59737 = { $who } vyhrává: { $total } { $total ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } (rozhoduje { $by }).

# {who} wins with {total} points.
m-who-wins-with-total-points-8675799b = { $who } vyhrává: { $total } { $total ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.

# {who}'s assistant {assistant} goes to {building}.
m-who-s-assistant-assistant-goes-5eed3139 = { $who }: tovaryš { $assistant } jde do budovy – { $building }.

# {who}'s worker works {manner} at {building}.
m-who-s-worker-works-manner-at-bu-dd419aa1 = { $who }: hospodář pracuje { $manner ->
        [well] pilně
        [sloppily] liknavě
       *[other] { $manner }
    } – { $building }.

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}, {n} {n|building|buildings}
m-who-points-points-point-points-65849024 = { $who }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, zboží { $coins }, { $hand } { $hand ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }, { $n } { $n ->
        [one] budova
        [few] budovy
        [many] budovy
       *[other] budov
    }

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}{strength}
m-who-points-points-point-points-8fc4bb38 = { $who }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, zboží { $coins }, { $hand } { $hand ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }{ $strength }

# Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.
m-each-player-builds-workshops-fro-5e92ff96 = Každý hráč staví z karet v ruce dílny a posílá hospodáře měnit dřevo, hlínu, vlnu, rudu a obilí ve zboží. Které dílny mohou pracovat, určí dvě řady trhu, z nichž druhou při rozhodování ještě nikdo nezná.

# House cards: the assistants, the cards of Longsdale and every word of its story are made for this implementation. These are NOT the printed ones.
m-house-cards-the-assistants-the-c-698e3246 = Vlastní karty: tovaryši, karty Longsdale a každé slovo jeho příběhu vznikly pro tento program. NEJSOU to tištěné karty.

# attach the tower to a production building, for good
m-attach-the-tower-to-a-production-458275d1 = natrvalo připojit věž k výrobní budově

# build the card set aside, or one of a stack
m-build-the-card-set-aside-or-one-e913cb5e = postavit odloženou kartu nebo kartu z hromádky

# discard cards of your hand
m-discard-cards-of-your-hand-9fc60554 = odhodit karty z ruky

# discard your whole hand and draw as many cards
m-discard-your-whole-hand-and-draw-31397b25 = odhodit celou ruku a dobrat stejný počet karet

# do nothing more here
m-do-nothing-more-here-e68fb653 = už zde nic nedělat

# draw
m-draw-50f7becd = dobrat

# end your production
m-end-your-production-95084e7f = ukončit výrobu

# hire an assistant
m-hire-an-assistant-c3aace91 = najmout tovaryše

# in all
m-in-all-abf4fdcd = celkem

# keep your hand
m-keep-your-hand-4eeae80c = nechat si ruku

# let a staffed building produce; cards of your hand make up for what the market lacks
m-let-a-staffed-building-produce-c-6c4b7d34 = nechat obsazenou budovu vyrábět; co chybí na trhu, nahradí karty z ruky

# name a resource
m-name-a-resource-583a3f25 = jmenovat surovinu

# pay what is demanded with these goods
m-pay-what-is-demanded-with-these-ec54b389 = zaplatit požadované tímto zbožím

# place the assistant you have just hired
m-place-the-assistant-you-have-jus-a5c75e86 = umístit právě najatého tovaryše

# place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who> to <building>" for assistants; may be changed until all have answered
m-place-your-worker-well-or-sloppi-6e5a99d4 = poslat hospodáře, pilně nebo liknavě, nebo „odpočinek“; pak „, postavit <card>“ pro odložení karty a „, přesunout <who>“ pro tovaryše; lze měnit, dokud neodpověděli všichni

# pledge
m-pledge-9dd7dd22 = závazek

# take a side in secret and give goods for it; 0 for nothing gives none
m-take-a-side-in-secret-and-give-g-677d748e = tajně zvolit stranu a dát za ni zboží; 0 zdarma nedává nic

# take the offer and give these goods
m-take-the-offer-and-give-these-go-2cd886d6 = přijmout nabídku a dát toto zboží

# use a character of your hand
m-use-a-character-of-your-hand-a7e3734b = použít postavu z ruky

# use the chain of a building that has just produced, as often as you like
m-use-the-chain-of-a-building-that-74dd21a8 = využít řetězec budovy, která právě vyrobila, kolikrát chcete

#  (* half sun)
m-half-sun-aeb694d0 = { " " }(* symbol slunce)

# , the last round
m-the-last-round-6aa640f6 = , poslední kolo

# Before round 1
m-before-round-1-c0f2b6d0 = Před kolem 1

# For hire:
m-for-hire-55627577 = K najmutí:

# For you
m-for-you-143134f9 = Pro vás

# In all
m-in-all-df42d244 = Celkem

# Set aside to build:
m-set-aside-to-build-6efaf5f7 = Odloženo ke stavbě:

# Your sealed answer: "{answer}" (it can be changed until all have answered)
m-your-sealed-answer-answer-it-can-c782f28c = Vaše zapečetěná odpověď: „{ $answer }“ (lze ji měnit, dokud neodpověděli všichni)

# no colour
m-no-colour-2e30eb88 = bez barvy

# worker, sloppily
m-worker-sloppily-c7c27326 = hospodář, liknavě

# worker, well
m-worker-well-8295520c = hospodář, pilně

# an assistant and {points} {points|point|points}
m-an-assistant-and-points-points-p-c6983bf0 = tovaryš a { $points } { $points ->
         [one] bod
         [few] body
        *[other] bodů
    }

# to build costs {price} {price|coin|coins} and brings {points} {points|point|points}
m-to-build-costs-price-price-coin-7c1832e0 = stavba stojí { $price } { $price ->
         [one] minci
         [few] mince
        *[other] mincí
    } a přinese { $points } { $points ->
         [one] bod
         [few] body
        *[other] bodů
    }

# {gain} for {price} {price|coin|coins}
m-gain-for-price-price-coin-coins-70c909ee = { $gain } za { $price } { $price ->
         [one] minci
         [few] mince
        *[other] mincí
    }
