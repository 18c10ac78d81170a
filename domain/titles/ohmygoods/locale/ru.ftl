#  Characters are discarded: {ignored}.
m-characters-are-discarded-ignore-3afaad38 = { " " }Сброшенные персонажи: { $ignored }.

#  It is the last event: in this round the chains of all buildings can be used.
m-it-is-the-last-event-in-this-ro-704cda10 = { " " }Это последнее событие: в этом раунде можно использовать цепочки всех зданий.

#  Who gives a mark gets a badge of that side. In the next chapter a badge of the side that wins is {cards} {cards|card|cards} more at the start, any other badge is {coal} coal more.
m-who-gives-a-mark-gets-a-badge-o-033d1dba = { " " }Кто даёт знак, получает значок этой стороны. В следующей главе значок победившей стороны – это { $cards } { $cards ->
        [one] карта
        [few] карты
       *[many] карт
    } сверх обычного в начале, любой другой – ещё уголь: { $coal }.

#  or 
m-or-e1a3e78c = { " " }или{ " " }

# , makes {goods}
m-makes-goods-ee820bd5 = , даёт { $goods }

# , {less} of them spared
m-less-of-them-spared-8a63ca6f = , из них без платы: { $less }

# , {lost} {lost|coin|coins} too many
m-lost-lost-coin-coins-too-many-e22a01f1 = , лишние монеты: { $lost }

# A chain can be used right after its building has produced.
m-a-chain-can-be-used-right-after-fe2fbc90 = Цепочку можно использовать сразу после того, как её здание произвело товар.

# Assistants stay where they are this round.
m-assistants-stay-where-they-are-t-02823c39 = В этом раунде подмастерья остаются на месте.

# At most {n} marks.
m-at-most-n-marks-04bf31c7 = Знаков может быть не больше { $n }.

# Chapter {number}, {name}. {story}
m-chapter-number-name-story-626f3489 = Глава { $number }, { $name }. { $story }

# Discard exactly {n} of your cards; you named {m}.
m-discard-exactly-n-of-your-cards-b5861237 = Сбросьте ровно столько карт: { $n }; вы назвали { $m }.

# Discard {n} {n|card|cards} of your hand.
m-discard-n-n-card-cards-of-your-h-32d98f6e = Сбросьте { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } с руки.

# Each: cost, points; gives as a card (* half a sun) | makes | chain
m-each-cost-points-gives-as-a-card-104821b8 = О каждой: цена, очки; что даёт как карта (* – символ солнца) | что производит | цепочка

# Each: what it holds (worth); what it works with | its chain
m-each-what-it-holds-worth-what-it-eaaec652 = О каждом: товары (ценность); что нужно для работы | цепочка

# Event {number}, {name}: {text}
m-event-number-name-text-4b6887b5 = Событие { $number }, { $name }: { $text }

# Five chapters, {n} {n|star|stars}: Longsdale calls you {verdict}.
m-five-chapters-n-n-star-stars-lon-3600dcf4 = Пять глав, { $n } { $n ->
        [one] звезда
        [few] звезды
       *[many] звёзд
    }. Ваше звание в Лонгсдейле: { $verdict ->
        [apprentice] ученик
        [journeyman] странствующий мастер
        [master] мастер
       *[other] { $verdict }
    }.

# For hire
m-for-hire-a32b85ac = Можно нанять

# For hire: {assistant}
m-for-hire-assistant-1f15ba2f = Можно нанять: { $assistant }

# In the draw pile besides: {who}.
m-in-the-draw-pile-besides-who-97ff2366 = Кроме того, в колоде: { $who }.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = В вашей руке: { $card }

# Into the draw pile: {cards} ({number}).
m-into-the-draw-pile-cards-number-e6e9ad65 = В колоду: { $cards } ({ $number }).

# Longsdale sided with the {side}. {outcome}
m-longsdale-sided-with-the-side-ou-40136d29 = Лонгсдейл встал на сторону: { $side ->
        [crown] корона
        [lamps] фонари
       *[other] { $side }
    }. { $outcome }

# Longsdale sides with the {side} ({totals}).
m-longsdale-sides-with-the-side-to-fe0d32f3 = Лонгсдейл встаёт на сторону: { $side ->
        [crown] корона
        [lamps] фонари
       *[other] { $side }
    } ({ $totals }).

# Market for you: {counts}.
m-market-for-you-counts-c7b9626d = Рынок для вас: { $counts }.

# Market, {half}: {cards}.
m-market-half-cards-d9241536 = Рынок, { $half ->
        [sunrise] рассвет
        [sunset] закат
       *[other] { $half }
    }: { $cards }.

# Market, {whose}: {counts}.
m-market-whose-counts-87361d9a = Рынок, { $whose }: { $counts }.

# Market: {counts}.
m-market-counts-adb5cc10 = Рынок: { $counts }.

# Name a resource: the market holds {n} more of it for you.
m-name-a-resource-the-market-holds-9a6c2499 = Назовите ресурс: на рынке его для вас станет больше на { $n }.

# Name cards of your hand, each once.
m-name-cards-of-your-hand-each-onc-396e8b3e = Назовите карты из руки, каждую один раз.

# Name one of {resources}.
m-name-one-of-resources-538fadc1 = Назовите одно из: { $resources }.

# Nobody gives for that side.
m-nobody-gives-for-that-side-3e25818f = За эту сторону никто не отдаёт товаров.

# Nobody of yours is waiting to work there.
m-nobody-of-yours-is-waiting-to-wo-2dc2ba70 = У вас никто не ждёт работы там.

# Not all of these resources are missing here.
m-not-all-of-these-resources-are-m-8ca79fa9 = Не всех этих ресурсов здесь не хватает.

# Not in the draw pile any more: {who}.
m-not-in-the-draw-pile-any-more-wh-960d044c = Больше не в колоде: { $who }.

# One assistant a round.
m-one-assistant-a-round-83322bbc = Один подмастерье за раунд.

# One building a round.
m-one-building-a-round-389d9a5a = Одно здание за раунд.

# Place {place}: {who}, {ranks} rank {ranks|point|points} (+{gained}); {points} points in all chapters.
m-place-place-who-ranks-rank-ranks-a7df51c5 = { $place }-е место: { $who }, очки ранга: { $ranks } (+{ $gained }); во всех главах { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# Production: chains you can use: {chains}.
m-production-chains-you-can-use-ch-e6a83cc9 = Производство. Цепочки, которые можно использовать: { $chains }.

# Production: with your hand nothing more can be made, so all you can say is done.
m-production-with-your-hand-nothin-77093067 = Производство: с вашими картами больше ничего не произвести, остаётся только «готово».

# Production: {able} can produce.
m-production-able-can-produce-998196ae = Производство. Могут произвести: { $able }.

# Production: {able} can produce; chains you can use: {chains}.
m-production-able-can-produce-chai-ba5c559a = Производство. Могут произвести: { $able }; цепочки, которые можно использовать: { $chains }.

# Production: {n} {n|card is|cards are} left in both piles, and your buildings make {due} goods: {able}. Say which one produces next; what comes too late may get nothing.
m-production-n-n-card-is-cards-are-22e4b760 = Производство. В обеих стопках { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }, а ваши здания дают товаров: { $due } ({ $able }). Назовите, какое производит следующим; что не успеет, может остаться ни с чем.

# Rank points are
m-rank-points-are-7bed7fde = Очки ранга

# Round {number} begins.
m-round-number-begins-a683d15a = Раунд { $number } начинается.

# Round {round} of the chapter.
m-round-round-of-the-chapter-70fc2fad = Раунд { $round } главы.

# Round {round}: keep your hand or exchange all of it.
m-round-round-keep-your-hand-or-ex-fd22d021 = Раунд { $round }: оставьте карты или обменяйте все.

# Round {round}: place your worker, and set a card aside if you want to build it.
m-round-round-place-your-worker-an-6285d761 = Раунд { $round }: отправьте мастера и выложите карту рубашкой вверх, если хотите её построить.

# Round {round}: place your worker, set a card aside to build; assistants move free of charge.
m-round-round-place-your-worker-se-1e0bef83 = Раунд { $round }: отправьте мастера и выложите карту для строительства; подмастерья перемещаются бесплатно.

# Round {round}: place your worker, set a card aside to build; each assistant moves for {n} {n|coin|coins}.
m-round-round-place-your-worker-se-72272e3b = Раунд { $round }: отправьте мастера и выложите карту для строительства; перемещение каждого подмастерья стоит { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }.

# Round {round}; most buildings: {most} of the {last} that end the game.
m-round-round-most-buildings-most-4a936756 = Раунд { $round }; больше всего зданий: { $most } из { $last }, после которых партия заканчивается.

# Say where your worker works and how: well or sloppily.
m-say-where-your-worker-works-and-4c6ccddc = Укажите, где работает мастер и как: на совесть или спустя рукава.

# Set aside to build: {card}
m-set-aside-to-build-card-9db41b9f = Выложено для строительства: { $card }

# Set aside: {card}
m-set-aside-card-b8d9fcab = Выложено: { $card }

# Somebody has 8 buildings. The last round: the chains of all buildings can be used.
m-somebody-has-8-buildings-the-las-9d23204e = У кого-то 8 зданий. Последний раунд: можно использовать цепочки всех зданий.

# Stack {number} can be built from: {cards}.
m-stack-number-can-be-built-from-c-cc8ec271 = Из стопки { $number } можно построить: { $cards }.

# Stack {number}: {card}
m-stack-number-card-b3fd2f6e = Стопка { $number }: { $card }

# Stack {n}, to build from
m-stack-n-to-build-from-c4f6d646 = Стопка { $n }, из неё можно строить

# Stars are
m-stars-are-92ec84f7 = Звёзды

# Stars so far: {each}; {total} of {most}.
m-stars-so-far-each-total-of-most-3c66fe08 = Звёзды на сейчас: { $each }; { $total } из { $most }.

# Take a side in secret; each {unit} coins in goods are a mark for it, at most {most}.
m-take-a-side-in-secret-each-unit-e375c6b8 = Тайно выберите сторону; каждые { $unit } { $unit ->
        [one] монета
        [few] монеты
       *[many] монет
    } в товарах – знак за неё, не больше { $most }.

# That assistant does not work for you.
m-that-assistant-does-not-work-for-bf4951a7 = Этот подмастерье работает не у вас.

# That assistant is not for hire.
m-that-assistant-is-not-for-hire-b3536d34 = Этого подмастерья нанять нельзя.

# That costs nothing, so no goods are given for it.
m-that-costs-nothing-so-no-goods-a-ecf3d784 = Это ничего не стоит, поэтому товаров за это не отдают.

# That is no character of your hand for this phase.
m-that-is-no-character-of-your-han-8c3798d7 = В вашей руке нет такого персонажа для этой фазы.

# That is worth {worth}; {price} is wanted.
m-that-is-worth-worth-price-is-wan-40c96bed = Это стоит { $worth }, а нужно { $price }.

# That needs strength {needed}.
m-that-needs-strength-needed-62e27127 = Нужна сила { $needed }.

# The assistant goes to a production building of yours that is free.
m-the-assistant-goes-to-a-producti-280f3efb = Подмастерье идёт в ваше свободное производственное здание.

# The base game is for 2 to 4 seats; alone, choose a chapter.
m-the-base-game-is-for-2-to-4-seat-39387457 = Основная игра – на 2–4 места; в одиночку выберите главу.

# The campaign after {n} {n|chapter|chapters}, with what this one gave in brackets:
m-the-campaign-after-n-n-chapter-c-be15517c = Кампания после { $n } { $n ->
        [one] главы
        [few] глав
       *[many] глав
    }, в скобках – то, что дала эта:

# The chain takes {what}.
m-the-chain-takes-what-d8ccdba2 = Цепочке нужно: { $what }.

# The chapter
m-the-chapter-f85aaf4c = Глава

# The draw pile is empty: the discard pile is shuffled.
m-the-draw-pile-is-empty-the-disca-903c6bda = Колода пуста: стопку сброса перемешивают.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = { $outcome ->
        [won] Победа
        [lost] Поражение
       *[other] { $outcome }
    }. Очки: { $total }, цель: { $target }.

# The market
m-the-market-2a738316 = Рынок

# The market holds {n} more {resource} for {who} this round.
m-the-market-holds-n-more-resource-6a036c42 = В этом раунде на рынке больше на { $n }: { $resource ->
        [wood] дерево
        [grain] пшеница
        [clay] глина
        [wool] шерсть
        [ore] руда
        [coal] уголь
        [brick] кирпич
        [bricks] кирпич
        [flour] мука
        [planks] доски
        [iron] железо
        [cattle] скот
        [fabric] ткань
        [glass] стекло
        [clothes] одежда
        [bread] хлеб
        [barrels] бочки
        [windows] окна
        [leather] кожа
        [tools] инструменты
        [meat] мясо
        [shoes] обувь
        [provisions] продовольствие
        [food] продовольствие
        [corn] кукуруза
        [stoves] печи
        [stove] печи
        [weapons] оружие
        [weapon] оружие
        [grapes] виноград
       *[other] { $resource }
    } ({ $who }).

# The next chapter begins anew, with other hands, buildings and goods. {what} kept.
m-the-next-chapter-begins-anew-wit-cdd4aee8 = Следующая глава начинается заново, с другими картами, зданиями и товарами. { $what } сохраняются.

# The others
m-the-others-460bb9b4 = Остальные

# The piles have no card to give: discard {n} {n|card|cards} of your hand.
m-the-piles-have-no-card-to-give-d-d9ffbff6 = В стопках нет карт: сбросьте { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } с руки.

# The piles have no card to give: what was still to be drawn is lost.
m-the-piles-have-no-card-to-give-w-b770deb2 = В стопках нет карт: что ещё не взято, пропадает.

# The piles have no card to give: {who} gives up {cards}.
m-the-piles-have-no-card-to-give-w-d91000da = В стопках нет карт. { $who } отдаёт: { $cards }.

# The piles have no card to give: {who} gives up {n} {n|card|cards}.
m-the-piles-have-no-card-to-give-w-bb2f2553 = В стопках нет карт. { $who } отдаёт { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }.

# The tower goes to a production building of yours that has none.
m-the-tower-goes-to-a-production-b-219a46e8 = Башню прикрепляют к вашему производственному зданию, у которого её нет.

# There is a verdict only for who has played all five chapters.
m-there-is-a-verdict-only-for-who-a0dbf3b0 = Звание получает только тот, кто проходит все пять глав.

# There is nothing that you can build or hire, so all you can do is pass.
m-there-is-nothing-that-you-can-bu-e095e040 = Построить или нанять вам нечего, остаётся только пас.

# There, for what was pledged:
m-there-for-what-was-pledged-5a741af7 = Там, за обещанное:

# This chain takes cards of your hand: name them.
m-this-chain-takes-cards-of-your-h-ae734563 = Этой цепочке нужны карты из вашей руки: назовите их.

# This chain takes goods alone: say how many times.
m-this-chain-takes-goods-alone-say-3fb43a9a = Этой цепочке нужны только товары: укажите, сколько раз.

# This chapter earned {n} {n|star|stars}: {points} points, and one star each for {wanted}.
m-this-chapter-earned-n-n-star-sta-7ef97200 = Эта глава даёт { $n } { $n ->
        [one] звезду
        [few] звезды
       *[many] звёзд
    }: очки – { $points }, по звезде за { $wanted }.

# This chapter is played by itself: nothing of earlier chapters is carried over.
m-this-chapter-is-played-by-itself-4c8c9fb7 = Эту главу играют отдельно: из прежних глав ничего не переносится.

# This is the end of the campaign.
m-this-is-the-end-of-the-campaign-58d27471 = Это конец кампании.

# Wanted: {count} {good}.
m-wanted-count-good-7da65458 = Нужно: { $good ->
        [wood] дерево
        [grain] пшеница
        [clay] глина
        [wool] шерсть
        [ore] руда
        [coal] уголь
        [brick] кирпич
        [bricks] кирпич
        [flour] мука
        [planks] доски
        [iron] железо
        [cattle] скот
        [fabric] ткань
        [glass] стекло
        [clothes] одежда
        [bread] хлеб
        [barrels] бочки
        [windows] окна
        [leather] кожа
        [tools] инструменты
        [meat] мясо
        [shoes] обувь
        [provisions] продовольствие
        [food] продовольствие
        [corn] кукуруза
        [stoves] печи
        [stove] печи
        [weapons] оружие
        [weapon] оружие
        [grapes] виноград
       *[other] { $good }
    }, { $count }.

# Where does {name} go?
m-where-does-name-go-138b204e = Куда идёт { $name }?

# Which building is the {tower} attached to? It stays there.
m-which-building-is-the-tower-atta-98720752 = К какому зданию прикрепить { $tower }? Там она и останется.

# You can build or hire, not both.
m-you-can-build-or-hire-not-both-8ca80b12 = Можно либо построить, либо нанять.

# You can build the card set aside or one of a stack, and hire an assistant, or pass.
m-you-can-build-the-card-set-aside-debfacb1 = Можно построить выложенную карту или карту из стопки, и нанять подмастерья, или спасовать.

# You can build the card set aside, or hire an assistant, or pass.
m-you-can-build-the-card-set-aside-f84602d0 = Можно построить выложенную карту, или нанять подмастерья, или спасовать.

# You can build the card you have set aside, or one of a stack.
m-you-can-build-the-card-you-have-3ae27217 = Можно построить выложенную вами карту или карту из стопки.

# You can give goods worth {coins} {coins|coin|coins} for {gain}, up to {left} {left|time|times}.
m-you-can-give-goods-worth-coins-c-277c4f66 = Можно отдать товаров на { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }, получить { $gain }, не больше { $left } { $left ->
        [one] раза
        [few] раз
       *[many] раз
    }.

# You can give {good} for {gain}, up to {left} {left|time|times}.
m-you-can-give-good-for-gain-up-to-0cd34edc = Можно отдать { $good } и получить { $gain }, не больше { $left } { $left ->
        [one] раза
        [few] раз
       *[many] раз
    }.

# You can use a character of phase {phase}, or pass and keep it.
m-you-can-use-a-character-of-phase-971a4255 = Можно использовать персонажа фазы { $phase } или спасовать и оставить его.

# You have built; you can hire an assistant too, or pass.
m-you-have-built-you-can-hire-an-a-1608e5c0 = Здание построено; можно ещё нанять подмастерья или спасовать.

# You have hired; you can build too, or pass.
m-you-have-hired-you-can-build-too-ac4138e6 = Подмастерье нанят; можно ещё построить здание или спасовать.

# You have no production building that is free.
m-you-have-no-production-building-1c64061d = У вас нет свободного производственного здания.

# You have not got what that chain takes so often.
m-you-have-not-got-what-that-chain-2cdcbd64 = У вас нет столько, сколько нужно этой цепочке на столько раз.

# You have not got {goods}.
m-you-have-not-got-goods-b825502c = У вас этого нет: { $goods }.

# You hold no character of phase {phase}, so all you can do is pass.
m-you-hold-no-character-of-phase-p-611e9d59 = У вас нет персонажа фазы { $phase }, остаётся только пас.

# You lack buildings: {colours}.
m-you-lack-buildings-colours-13d3a755 = Вам не хватает зданий таких цветов: { $colours }.

# You owe {n} {n|coin|coins}: choose the goods.
m-you-owe-n-n-coin-coins-choose-th-8cc1034d = Ваш долг – { $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }: выберите товары.

# You try this chapter for the second time; there is no third.
m-you-try-this-chapter-for-the-sec-0b02663d = Это вторая попытка в этой главе; третьей нет.

# Your hand: {n} {n|card|cards}
m-your-hand-n-n-card-cards-64664cea = Ваша рука: { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# Your town: {points} {points|point|points}, {coins} {coins|coin|coins} in goods
m-your-town-points-points-point-po-856380dc = Ваш город: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }, { $coins } { $coins ->
        [one] монета
        [few] монеты
       *[many] монет
    } в товарах

# a card set aside
m-a-card-set-aside-c2326f6b = карта выложена

# an extra card
m-an-extra-card-45ea89a0 = дополнительная карта

# assistant {assistant} at {building}
m-assistant-assistant-at-building-6921da69 = подмастерье { $assistant }: «{ $building }»

# assistant {assistant} to {building}
m-assistant-assistant-to-building-fb60f7bf = подмастерье { $assistant } → «{ $building }»

# built {card}
m-built-card-c9927de3 = построено: { $card }

# chain of {building}: {spent} became {goods}
m-chain-of-building-spent-became-g-695f735a = цепочка «{ $building }»: { $spent } → { $goods }

# chapter {number}, {name}
m-chapter-number-name-4d3852a4 = глава { $number }, { $name }

# chapter {number}, {name}, for the second and last time; what comes of it counts instead
m-chapter-number-name-for-the-seco-25026b11 = глава { $number }, { $name }, во второй и последний раз; считается новый итог

# discarded {n} {n|card|cards}
m-discarded-n-n-card-cards-16a6a277 = сброс: { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# drew {cards}
m-drew-cards-0bec42cd = взято: { $cards }

# drew {n} {n|card|cards}
m-drew-n-n-card-cards-f41ab9c9 = взято: { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# each time {what} {n|becomes|become} {goods}
m-each-time-what-n-becomes-become-24ca5a98 = каждый раз: { $what } → { $goods }

# exchanged the hand
m-exchanged-the-hand-d76e7c8d = рука обменяна

# first player
m-first-player-9b15ef24 = первый игрок

# for you
m-for-you-7abe8cd7 = для вас

# hired {name} ({assistant})
m-hired-name-assistant-781a8136 = наём: { $name } ({ $assistant })

# in all
m-in-all-abf4fdcd = всего

# makes {goods}
m-makes-goods-93c80725 = даёт { $goods }

# met: {n} is no character; those are {known}.
m-met-n-is-no-character-those-are-30317f70 = met: { $n } – не персонаж; персонажи: { $known }.

# met: {n} stands there twice; name each character once.
m-met-n-stands-there-twice-name-ea-e1d157b9 = met: { $n } стоит дважды; назовите каждого персонажа один раз.

# no card
m-no-card-9b119c50 = ни одной карты

# nothing at {buildings}
m-nothing-at-buildings-25f35f6f = ничего не произведено: { $buildings }

# of any kind
m-of-any-kind-5520969c = любых

# paid {goods}
m-paid-goods-cd21a26b = оплата: { $goods }

# pledged {n} {n|mark|marks} to the {side}
m-pledged-n-n-mark-marks-to-the-si-a84395ff = в залог { $n } { $n ->
        [one] знак
        [few] знака
       *[many] знаков
    }: { $side ->
        [crown] корона
        [lamps] фонари
       *[other] { $side }
    }

# spent {cards}
m-spent-cards-6c179429 = потрачено: { $cards }

# took the card set aside back
m-took-the-card-set-aside-back-41f27bee = выложенная карта взята обратно

# used {name}
m-used-name-bacb34c6 = { $name }: использовано

# wants {wants}
m-wants-wants-95c4ab15 = нужно: { $wants }

# worked {manner} at {building}
m-worked-manner-at-building-f3df70ac = работа { $manner ->
        [well] на совесть
        [sloppily] спустя рукава
       *[other] { $manner }
    } – «{ $building }»

# works alone
m-works-alone-f0d8ea5f = работает без ресурсов

# {card} is no building of yours that holds a person.
m-card-is-no-building-of-yours-th-c5046ca4 = { $card } – не ваше здание, где может быть человек.

# {card} is no building.
m-card-is-no-building-bf0c7457 = { $card } – не здание.

# {card} is not in your hand.
m-card-is-not-in-your-hand-52d5c1e7 = { $card }: этой карты в вашей руке нет.

# {card} is occupied.
m-card-is-occupied-94eaab39 = { $card }: здание занято.

# {card} returns to {who}'s hand.
m-card-returns-to-who-s-hand-a21af8da = { $who } снова берёт на руку: { $card }.

# {card} set aside
m-card-set-aside-69cddcc6 = выложено: { $card }

# {goods} at {building}
m-goods-at-building-994d647b = { $goods } – «{ $building }»

# {half}: {row} (* half sun).
m-half-row-half-sun-0737deef = { $half ->
        [sunrise] Рассвет
        [sunset] Закат
       *[other] { $half }
    }: { $row } (* – символ солнца).

# {name} ({assistant}) joins the assistants for hire.
m-name-assistant-joins-the-assist-41e7bdb1 = { $name } ({ $assistant }): теперь можно нанять.

# {name}, {n} rounds.{target}
m-name-n-rounds-target-150e37a7 = { $name }, раунды: { $n }.{ $target }

# {name}: the house carries it over from the chapter before; answer its last letter with "next".
m-name-the-house-carries-it-over-055ef3ca = { $name }: это переносится из предыдущей главы; ответьте на её последнее письмо «дальше».

# {needed} cards of your hand are needed here, you named {named}.
m-needed-cards-of-your-hand-are-n-28569bdb = Здесь нужны карты из руки: { $needed }, вы назвали { $named }.

# {n} coal more
m-n-coal-more-f69fedb0 = ещё уголь: { $n }

# {n} players share the victory with {total} points.
m-n-players-share-the-victory-wit-b857592d = Победу делят { $n } { $n ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }: { $total } { $total ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# {n} {n|card|cards} more
m-n-n-card-cards-more-aa80e473 = ещё { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# {tower} attached to {building}
m-tower-attached-to-building-046fd698 = { $tower } – пристройка к зданию «{ $building }»

# {who} attaches {tower} to {building}.
m-who-attaches-tower-to-building-d2cf9660 = { $who } прикрепляет { $tower } к зданию { $building }.

# {who} begins with {gift}, for a badge of the {side}.
m-who-begins-with-gift-for-a-badg-8a030fec = { $who } в начале получает: { $gift } (значок стороны: { $side ->
        [crown] корона
        [lamps] фонари
       *[other] { $side }
    }).

# {who} begins. Assistants for hire: {display}.
m-who-begins-assistants-for-hire-3d43bb5b = Начинает { $who }. Подмастерья, которых можно нанять: { $display }.

# {who} builds {card}.
m-who-builds-card-1844f994 = { $who } строит: { $card }.

# {who} decides in secret: "{said}".
m-who-decides-in-secret-said-be0a3858 = { $who } тайно решает: «{ $said }».

# {who} discards {cards}.
m-who-discards-cards-9b1ac6bc = { $who } сбрасывает: { $cards }.

# {who} discards {n} {n|card|cards}.
m-who-discards-n-n-card-cards-29c518bf = { $who } сбрасывает { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }.

# {who} draws {cards}.
m-who-draws-cards-bcf9bcb1 = { $who } берёт: { $cards }.

# {who} draws {n} {n|card|cards}.
m-who-draws-n-n-card-cards-b484779a = { $who } берёт { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }.

# {who} exchanges a hand of {n} {n|card|cards}.
m-who-exchanges-a-hand-of-n-n-car-df1a90eb = { $who } обменивает руку: { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }.

# {who} exchanges the hand: {cards}.
m-who-exchanges-the-hand-cards-efc21ae7 = { $who } обменивает руку: { $cards }.

# {who} gains {n} {n|point|points}.
m-who-gains-n-n-point-points-48ce4b18 = { $who }: +{ $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# {who} gives {goods}, worth {worth} {worth|coin|coins}.
m-who-gives-goods-worth-worth-wor-69a962d7 = { $who } отдаёт: { $goods } ({ $worth } { $worth ->
        [one] монета
        [few] монеты
       *[many] монет
    }).

# {who} has decided in secret.
m-who-has-decided-in-secret-30469599 = { $who }: тайное решение принято.

# {who} hires {name} ({assistant}).
m-who-hires-name-assistant-30761619 = { $who } нанимает: { $name } ({ $assistant }).

# {who} loses {n} {n|point|points}.
m-who-loses-n-n-point-points-e1869fe2 = { $who }: −{ $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# {who} makes nothing at {buildings}.
m-who-makes-nothing-at-buildings-9900fd5f = { $who } ничего не производит: { $buildings }.

# {who} moves assistant {assistant} to {building}.
m-who-moves-assistant-assistant-t-8e5973da = { $who } перемещает подмастерья { $assistant }: { $building }.

# {who} pledges {n} {n|mark|marks} to the {side}.
m-who-pledges-n-n-mark-marks-to-t-e3eee759 = { $who } отдаёт в залог { $n } { $n ->
        [one] знак
        [few] знака
       *[many] знаков
    }: { $side ->
        [crown] корона
        [lamps] фонари
       *[other] { $side }
    }.

# {who} puts {goods} on {building}.
m-who-puts-goods-on-building-037add9e = { $who } кладёт { $goods }: { $building }.

# {who} sets a card aside.
m-who-sets-a-card-aside-3ceab414 = { $who } выкладывает карту рубашкой вверх.

# {who} sets {card} aside to build it.
m-who-sets-card-aside-to-build-it-8d3a451a = { $who } выкладывает карту { $card }, чтобы построить.

# {who} shares the first place of the campaign.
m-who-shares-the-first-place-of-t-46f5524d = { $who } делит первое место кампании.

# {who} spends {cards} at {building}.
m-who-spends-cards-at-building-2fe528be = { $who } тратит карты { $cards }: { $building }.

# {who} takes back the card set aside.
m-who-takes-back-the-card-set-asi-ef7205d9 = { $who } забирает выложенную карту.

# {who} uses the chain of {building}: {spent} become {goods}.
m-who-uses-the-chain-of-building-1b199f5a = { $who }: цепочка «{ $building }»: { $spent } → { $goods }.

# {who} uses {name}.
m-who-uses-name-cff4aa2e = { $who } использует: { $name }.

# {who} wins the campaign.
m-who-wins-the-campaign-5d4776be = { $who } побеждает в кампании.

# {who} wins with {total} points (decided by {by}).
m-who-wins-with-total-points-deci-6cc59737 = { $who } – победа: { $total } { $total ->
        [one] очко
        [few] очка
       *[many] очков
    } (решает: { $by }).

# {who} wins with {total} points.
m-who-wins-with-total-points-8675799b = { $who } – победа: { $total } { $total ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# {who}'s assistant {assistant} goes to {building}.
m-who-s-assistant-assistant-goes-5eed3139 = { $who }: подмастерье { $assistant } идёт в здание { $building }.

# {who}'s worker works {manner} at {building}.
m-who-s-worker-works-manner-at-bu-dd419aa1 = { $who }: мастер работает { $manner ->
        [well] на совесть
        [sloppily] спустя рукава
       *[other] { $manner }
    } – «{ $building }».

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}, {n} {n|building|buildings}
m-who-points-points-point-points-65849024 = { $who }: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }, в товарах { $coins }, { $hand } { $hand ->
        [one] карта
        [few] карты
       *[many] карт
    }, { $n } { $n ->
        [one] здание
        [few] здания
       *[many] зданий
    }

# {who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}{strength}
m-who-points-points-point-points-8fc4bb38 = { $who }: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }, в товарах { $coins }, { $hand } { $hand ->
        [one] карта
        [few] карты
       *[many] карт
    }{ $strength }

# Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.
m-each-player-builds-workshops-fro-5e92ff96 = Каждый игрок строит из карт руки мастерские и посылает мастера превращать дерево, глину, шерсть, руду и пшеницу в товары. Какие мастерские смогут работать, решают два ряда рынка, причём второй в момент решения ещё неизвестен.

# House cards: the assistants, the cards of Longsdale and every word of its story are made for this implementation. These are NOT the printed ones.
m-house-cards-the-assistants-the-c-698e3246 = Свои карты: подмастерья, карты Лонгсдейла и каждое слово его истории сделаны для этой программы. Это НЕ печатные карты.

# attach the tower to a production building, for good
m-attach-the-tower-to-a-production-458275d1 = навсегда прикрепить башню к производственному зданию

# build the card set aside, or one of a stack
m-build-the-card-set-aside-or-one-e913cb5e = построить отложенную карту или карту из стопки

# discard cards of your hand
m-discard-cards-of-your-hand-9fc60554 = сбросить карты с руки

# discard your whole hand and draw as many cards
m-discard-your-whole-hand-and-draw-31397b25 = сбросить всю руку и взять столько же карт

# do nothing more here
m-do-nothing-more-here-e68fb653 = больше ничего здесь не делать

# draw
m-draw-50f7becd = взять карту

# end your production
m-end-your-production-95084e7f = закончить производство

# hire an assistant
m-hire-an-assistant-c3aace91 = нанять подмастерье

# keep your hand
m-keep-your-hand-4eeae80c = оставить руку

# let a staffed building produce; cards of your hand make up for what the market lacks
m-let-a-staffed-building-produce-c-6c4b7d34 = пусть здание с работником производит; чего нет на рынке, дадут карты с руки

# name a resource
m-name-a-resource-583a3f25 = назвать ресурс

# pay what is demanded with these goods
m-pay-what-is-demanded-with-these-ec54b389 = заплатить требуемое этими товарами

# place the assistant you have just hired
m-place-the-assistant-you-have-jus-a5c75e86 = поместить только что нанятого подмастерья

# place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who> to <building>" for assistants; may be changed until all have answered
m-place-your-worker-well-or-sloppi-6e5a99d4 = отправить мастера, на совесть или спустя рукава, либо «отдых»; затем «, построить <card>», чтобы отложить карту, и «, переместить <who>» для подмастерьев; менять можно, пока не ответят все

# pledge
m-pledge-9dd7dd22 = залог

# take a side in secret and give goods for it; 0 for nothing gives none
m-take-a-side-in-secret-and-give-g-677d748e = тайно выбрать сторону и отдать за неё товары; 0 бесплатно – ничего

# take the offer and give these goods
m-take-the-offer-and-give-these-go-2cd886d6 = принять предложение и отдать эти товары

# use a character of your hand
m-use-a-character-of-your-hand-a7e3734b = использовать персонажа с руки

# use the chain of a building that has just produced, as often as you like
m-use-the-chain-of-a-building-that-74dd21a8 = использовать цепочку только что произведшего здания сколько угодно раз

#  (* half sun)
m-half-sun-aeb694d0 = { " " }(* символ солнца)

# , the last round
m-the-last-round-6aa640f6 = , последний раунд

# Before round 1
m-before-round-1-c0f2b6d0 = До раунда 1

# For hire:
m-for-hire-55627577 = Можно нанять:

# For you
m-for-you-143134f9 = Для вас

# In all
m-in-all-df42d244 = Всего

# Set aside to build:
m-set-aside-to-build-6efaf5f7 = Отложено для постройки:

# Your sealed answer: "{answer}" (it can be changed until all have answered)
m-your-sealed-answer-answer-it-can-c782f28c = Ваш закрытый ответ: «{ $answer }» (его можно менять, пока не ответят все)

# no colour
m-no-colour-2e30eb88 = без цвета

# worker, sloppily
m-worker-sloppily-c7c27326 = мастер, спустя рукава

# worker, well
m-worker-well-8295520c = мастер, на совесть

# an assistant and {points} {points|point|points}
m-an-assistant-and-points-points-p-c6983bf0 = подмастерье и { $points } { $points ->
         [one] очко
         [few] очка
        *[many] очков
    }

# to build costs {price} {price|coin|coins} and brings {points} {points|point|points}
m-to-build-costs-price-price-coin-7c1832e0 = постройка: { $price } { $price ->
         [one] монета
         [few] монеты
        *[many] монет
    }, принесёт { $points } { $points ->
         [one] очко
         [few] очка
        *[many] очков
    }

# {gain} for {price} {price|coin|coins}
m-gain-for-price-price-coin-coins-70c909ee = { $gain } за { $price } { $price ->
         [one] монету
         [few] монеты
        *[many] монет
    }
