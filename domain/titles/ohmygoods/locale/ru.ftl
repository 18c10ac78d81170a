#  (* half sun)
m-half-sun-aeb694d0 = { " " }(* символ солнца)

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

# +{n} {n|point|points}
m-n-n-point-points-f2260ebd = +{ $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }

# , makes {goods}
m-makes-goods-ee820bd5 = , даёт { $goods }

# , target {n}
m-target-n-30935e5a = , цель { $n }

# , the last round
m-the-last-round-6aa640f6 = , последний раунд

# , with {tower}
m-with-tower-e708149c = , здесь { $tower }

# , {less} of them spared
m-less-of-them-spared-8a63ca6f = , из них без платы: { $less }

# , {lost} {lost|coin|coins} too many
m-lost-lost-coin-coins-too-many-e22a01f1 = , лишние монеты: { $lost }

# , {n} of it by an office
m-n-of-it-by-an-office-581e27d7 = , из них { $n } от конторы

# -{n} {n|point|points}
m-n-n-point-points-acfe013d = −{ $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }

# A Watchman for Every Yard
m-a-watchman-for-every-yard-67ad6ae2 = Каждому двору по сторожу

# A black bowl is carried shoulder-high through the lower town, and it rattles.
m-a-black-bowl-is-carried-shoulder-5b7e75a7 = Чёрную чашу несут на плечах через нижний город, и она гремит.

# A black bowl is carried through the lower town; it goes past your door without stopping.
m-a-black-bowl-is-carried-through-db78b9c7 = Чёрную чашу несут через нижний город; мимо вашей двери она проходит, не задерживаясь.

# A chain can be used right after its building has produced.
m-a-chain-can-be-used-right-after-fe2fbc90 = Цепочку можно использовать сразу после того, как её здание произвело товар.

# A herald asks, politely and with a list in his hand, what each workshop can spare for the palace kitchens.
m-a-herald-asks-politely-and-with-bd01a17c = Герольд вежливо и со списком в руках спрашивает, чем каждая мастерская может поделиться с дворцовой кухней.

# A ledger is opened on a trestle table, and the steward dips his pen.
m-a-ledger-is-opened-on-a-trestle-2106e2a7 = На козлах раскрывают расчётную книгу, и управитель обмакивает перо.

# A smiling man in a patched coat sets up a folding table by the fountain and lends to anyone who asks twice.
m-a-smiling-man-in-a-patched-coat-a3331108 = Улыбчивый человек в залатанном кафтане ставит у фонтана складной столик и даёт взаймы каждому, кто попросит дважды.

# A worker who works well makes 1 good more. After phase IV: strength 4 or more, gain 3 points; otherwise pay 4 coins; who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-a-worker-who-works-well-makes-1-4fec4416 = Мастер, работающий на совесть, производит на 1 товар больше. После фазы IV: сила 4 и больше – получите 3 очка; иначе заплатите 4 монеты; у кого меньше, тот отдаёт все товары и теряет 1 очко за каждые 2 недостающие монеты (неполные считаются за 2).

# After phase IV each player may pay 6 coins once for 2 points.
m-after-phase-iv-each-player-may-p-7047b3a0 = После фазы IV каждый игрок может один раз заплатить 6 монет за 2 очка.

# After phase IV: strength 1 or more, gain 1 point; otherwise pay 2 coins; who has less gives all goods and loses 1 point.
m-after-phase-iv-strength-1-or-mor-0813e1a1 = После фазы IV: сила 1 и больше – получите 1 очко; иначе заплатите 2 монеты; у кого меньше, тот отдаёт все товары и теряет 1 очко.

# After phase IV: strength 2 or more, gain 2 points; otherwise discard 1 hand card.
m-after-phase-iv-strength-2-or-mor-70370efb = После фазы IV: сила 2 и больше – получите 2 очка; иначе сбросьте 1 карту с руки.

# After the day after: 1 point per strength, at most 4.
m-after-the-day-after-1-point-per-bc8269cc = Назавтра: 1 очко за единицу силы, самое большее 4.

# All In
m-all-in-1de14719 = Всё включено

# Assistants
m-assistants-91310102 = Подмастерья

# Assistants cost 2 coins less. After phase IV each player may pay 4 coins, at most twice, each time for 1 point and 1 card.
m-assistants-cost-2-coins-less-aft-03a375f9 = Подмастерья стоят на 2 монеты дешевле. После фазы IV каждый игрок может заплатить 4 монеты, не больше двух раз, каждый раз за 1 очко и 1 карту.

# Assistants stay where they are this round.
m-assistants-stay-where-they-are-t-02823c39 = В этом раунде подмастерья остаются на месте.

# At most {n} marks.
m-at-most-n-marks-04bf31c7 = Знаков может быть не больше { $n }.

# At the end: {what}
m-at-the-end-what-4400012e = В конце: { $what }

# Barricades in Tanner's Row
m-barricades-in-tanner-s-row-ef78b9e1 = Баррикады в Кожевенном ряду

# Before round 1
m-before-round-1-c0f2b6d0 = До раунда 1

# Behind the barricades a long table is laid, and every guest is expected to bring a dish.
m-behind-the-barricades-a-long-tab-4e555630 = За баррикадами накрывают длинный стол, и от каждого гостя ждут своего блюда.

# Behind the barricades the lower town discovers that it has bakers, dyers and glaziers, but nobody who has ever kept accounts. The craftspeople are asked to do that, too. Tables are carried into the street, vines are planted in broken courtyards, and for eight days the strike looks like a feast. Then Captain Rook sends a courteous note asking which houses he should spare.
m-behind-the-barricades-the-lower-314817cd = За баррикадами нижний город обнаруживает, что пекари, красильщики и стекольщики у него есть, а счёта не вёл никто. И об этом просят ремесленников. Столы выносят на улицу, в разбитых дворах сажают лозу, и восемь дней забастовка похожа на праздник. Потом капитан Грач присылает учтивую записку: какие дома ему пощадить?

# Blades by the Dozen
m-blades-by-the-dozen-f6366277 = Клинки дюжинами

# Both gates stand open, the first free fair fills the square, and nobody is sure who collects the toll.
m-both-gates-stand-open-the-first-55c7a422 = Оба входа открыты, первая вольная ярмарка заполняет площадь, и никто толком не знает, кто собирает пошлину.

# Brooms come out, shutters go up, and what is still standing is counted.
m-brooms-come-out-shutters-go-up-a-4b725a43 = Выносят мётлы, открывают ставни и считают, что ещё стоит.

# Buildings
m-buildings-4e0445c4 = Здания

# Buildings from stacks cost 1 coin less. After phase IV each player may hand in up to 3 weapons for 2 points each.
m-buildings-from-stacks-cost-1-coi-8d23f21c = Здания из стопок стоят на 1 монету дешевле. После фазы IV каждый игрок может сдать до 3 единиц оружия, по 2 очка за каждую.

# Cards of Longsdale
m-cards-of-longsdale-76a2b74d = Карты Лонгсдейла

# Carts lie on their sides across Tanner's Row, and both sides take note of who has walls to stand behind.
m-carts-lie-on-their-sides-across-a09670d0 = Поперёк Кожевенного ряда лежат опрокинутые телеги, и обе стороны примечают, у кого есть стены, за которыми можно стоять.

# Carts roll back from the valley half full, and the royal granary sweeps its floor for seed.
m-carts-roll-back-from-the-valley-055e74f3 = Телеги возвращаются из долины полупустыми, и королевская житница подметает полы ради семян.

# Chapter {number}, {name}. {story}
m-chapter-number-name-story-626f3489 = Глава { $number }, { $name }. { $story }

# Charburners
m-charburners-c008ec01 = Хижины углежогов

# Cold Hearths
m-cold-hearths-a63cb0ac = Остывшие очаги

# Cold Hearths (solo)
m-cold-hearths-solo-ce11926a = Остывшие очаги (в одиночку)

# Dark Bridge
m-dark-bridge-c283d9f3 = Тёмный мост

# Discard exactly {n} of your cards; you named {m}.
m-discard-exactly-n-of-your-cards-b5861237 = Сбросьте ровно столько карт: { $n }; вы назвали { $m }.

# Discard {n} {n|card|cards} of your hand.
m-discard-n-n-card-cards-of-your-h-32d98f6e = Сбросьте { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } с руки.

# Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.
m-each-player-builds-workshops-fro-5e92ff96 = Каждый игрок строит из карт руки мастерские и посылает мастера превращать дерево, глину, шерсть, руду и пшеницу в товары. Какие мастерские смогут работать, решают два ряда рынка, причём второй в момент решения ещё неизвестен.

# Each: cost, points; gives as a card (* half a sun) | makes | chain
m-each-cost-points-gives-as-a-card-104821b8 = О каждой: цена, очки; что даёт как карта (* – символ солнца) | что производит | цепочка

# Each: what it holds (worth); what it works with | its chain
m-each-what-it-holds-worth-what-it-eaaec652 = О каждом: товары (ценность); что нужно для работы | цепочка

# Early Frost
m-early-frost-098a003f = Ранний мороз

# Empty Granaries
m-empty-granaries-49f9ac7c = Пустые закрома

# Empty Granaries (solo)
m-empty-granaries-solo-e8aaeb1e = Пустые закрома (в одиночку)

# Event {number}, {name}: {text}
m-event-number-name-text-4b6887b5 = Событие { $number }, { $name }: { $text }

# Event {n}: {event}
m-event-n-event-2ace14d1 = Событие { $n }: { $event }

# Fair weather keeps the stalls open long past dusk, and word of better work travels from bench to bench.
m-fair-weather-keeps-the-stalls-op-b832c3d5 = Ясная погода держит лавки открытыми до темноты, и молва о хорошей работе идёт от верстака к верстаку.

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

# Fog off the river hides the morning; only at noon do the first traders find the square.
m-fog-off-the-river-hides-the-morn-b67ce6d0 = Туман с реки прячет утро; лишь к полудню первые торговцы находят площадь.

# For hire
m-for-hire-a32b85ac = Можно нанять

# For hire {n}
m-for-hire-n-22582878 = Можно нанять: { $n }

# For hire:
m-for-hire-55627577 = Можно нанять:

# For hire: {assistant}
m-for-hire-assistant-1f15ba2f = Можно нанять: { $assistant }

# For you
m-for-you-143134f9 = Для вас

# Hand {n}
m-hand-n-d0736c50 = Рука: { $n }

# Hooded figures try the latches of the lower town, and pass by the doors where a lamp burns on the roof.
m-hooded-figures-try-the-latches-o-def47061 = Люди в капюшонах пробуют щеколды нижнего города и обходят двери, над которыми на крыше горит фонарь.

# House cards: the assistants, the cards of Longsdale and every word of its story are made for this implementation. These are NOT the printed ones.
m-house-cards-the-assistants-the-c-698e3246 = Свои карты: подмастерья, карты Лонгсдейла и каждое слово его истории сделаны для этой программы. Это НЕ печатные карты.

# Ice on the well before the leaves are down; charcoal is suddenly spoken of like silver.
m-ice-on-the-well-before-the-leave-7b11e6c0 = Лёд в колодце раньше листопада; об угле вдруг говорят, как о серебре.

# In all
m-in-all-df42d244 = Всего

# In the draw pile besides: {who}.
m-in-the-draw-pile-besides-who-97ff2366 = Кроме того, в колоде: { $who }.

# In your hand: {card}
m-in-your-hand-card-3c0ae59e = В вашей руке: { $card }

# Into the draw pile: {cards} ({number}).
m-into-the-draw-pile-cards-number-e6e9ad65 = В колоду: { $cards } ({ $number }).

# Latches Rattle
m-latches-rattle-61a0b795 = Стук щеколд

# Lay out the armories (54). Shuffle Captain Rook (59) into the draw pile. Sunset closes at 1 sun; every worker needs 1 resource less.
m-lay-out-the-armories-54-shuffle-212862a1 = Выложите оружейные (54). Замешайте Капитана Грача (59) в колоду. Закат кончается на 1 символе солнца; каждому мастеру нужно на 1 ресурс меньше.

# Lay out the cornfields (50).
m-lay-out-the-cornfields-50-70d132f8 = Выложите кукурузные поля (50).

# Lay out the large watchtowers (56). Turn up 1 more assistant. Each player puts 2 coal on the charburner.
m-lay-out-the-large-watchtowers-56-6c89fbae = Выложите большие сторожевые башни (56). Откройте ещё 1 подмастерье. Каждый игрок кладёт 2 угля в хижину углежога.

# Lay out the small watchtowers (51).
m-lay-out-the-small-watchtowers-51-c0757a0a = Выложите малые сторожевые башни (51).

# Lay out the stove makers (52). Coal counts 1 coin more this round.
m-lay-out-the-stove-makers-52-coal-82efced8 = Выложите дома печника (52). В этом раунде уголь стоит на 1 монету больше.

# Lay out the vineyards (55). Shuffle Wenna Wick (60) into the draw pile. Assistants may be moved for 2 coins each.
m-lay-out-the-vineyards-55-shuffle-522937a2 = Выложите виноградники (55). Замешайте Венну Фитиль (60) в колоду. Подмастерьев можно перемещать за 2 монеты каждого.

# Lay out the watchtowers (53). Assistants may be moved for 2 coins each.
m-lay-out-the-watchtowers-53-assis-35ac8ae1 = Выложите сторожевые башни (53). Подмастерьев можно перемещать за 2 монеты каждого.

# Letters by Ladder
m-letters-by-ladder-fd7305c1 = Письма по лестнице

# Longsdale is a free city. The palace is let by the room, and the best one, with the turnip garden, goes to a quiet old man.
m-longsdale-is-a-free-city-the-pal-eb748430 = Лонгсдейл – вольный город. Дворец сдают по комнатам, и лучшая, с грядкой репы, достаётся тихому старику.

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

# Masons on the Roofs
m-masons-on-the-roofs-53e256a3 = Каменщики на крышах

# Most points after the levy of 6 coins wins the chapter.
m-most-points-after-the-levy-of-6-072959f2 = Главу выигрывает тот, у кого больше всех очков после подати в 6 монет.

# Most points after the levy of 8 coins wins the chapter.
m-most-points-after-the-levy-of-8-0a19f0fc = Главу выигрывает тот, у кого больше всех очков после подати в 8 монет.

# Most points wins after the day after: 1 point per different kind of good still lying on your buildings, at most 6.
m-most-points-wins-after-the-day-a-b977f41f = Побеждает тот, у кого назавтра больше всех очков: 1 очко за каждый вид товара, ещё лежащий на ваших зданиях, самое большее 6.

# Most points wins after the day after: 1 point per strength, at most 6.
m-most-points-wins-after-the-day-a-2db50c78 = Побеждает тот, у кого назавтра больше всех очков: 1 очко за единицу силы, самое большее 6.

# Most points wins. The pledges at the end decide between 5A (crown) and 5B (lamps).
m-most-points-wins-the-pledges-at-669c2895 = Побеждает тот, у кого больше всех очков. Залоги в конце решают, что дальше: 5A (корона) или 5B (фонари).

# Most points wins. The pledges at the end decide whether the tale goes on with 4A (crown) or 4B (lamps).
m-most-points-wins-the-pledges-at-d5456311 = Побеждает тот, у кого больше всех очков. Залоги в конце решают, чем продолжится рассказ: 4A (корона) или 4B (фонари).

# Name a resource: the market holds {n} more of it for you.
m-name-a-resource-the-market-holds-9a6c2499 = Назовите ресурс: на рынке его для вас станет больше на { $n }.

# Name cards of your hand, each once.
m-name-cards-of-your-hand-each-onc-396e8b3e = Назовите карты из руки, каждую один раз.

# Name one of {resources}.
m-name-one-of-resources-538fadc1 = Назовите одно из: { $resources }.

# No lamp is lit on the bridge tonight. Somebody has chalked one word on every post: ENOUGH.
m-no-lamp-is-lit-on-the-bridge-ton-b7b8df55 = Этой ночью на мосту не зажгли ни одного фонаря. На каждом столбе кто-то написал мелом одно слово: ДОВОЛЬНО.

# No story. Shuffle 50, 52, 54, 55 and all characters into the deck, lay out the three tower stacks 51, 53 and 56. Shuffle the pool of events, use 8 of them unseen. End card 3 counts strength, at most 4.
m-no-story-shuffle-50-52-54-55-and-a028c5bd = Без рассказа. Замешайте в колоду 50, 52, 54, 55 и всех персонажей, выложите три стопки башен 51, 53 и 56. Перемешайте запас событий и возьмите 8 из них не глядя. Карта конца игры 3 считает силу, самое большее 4.

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

# Open Day at the Guildhall
m-open-day-at-the-guildhall-a4a5b4f9 = День открытых дверей в доме гильдий

# Open Gates
m-open-gates-ba3719f7 = Открытые ворота

# Open Gates (solo)
m-open-gates-solo-d56a54d2 = Открытые ворота (в одиночку)

# Phase I, after the deal: draw 3 cards.
m-phase-i-after-the-deal-draw-3-ca-bae5705a = Фаза I, после раздачи: возьмите 3 карты.

# Phase II: you may move your assistants free of charge, and this round each of them needs 1 resource less.
m-phase-ii-you-may-move-your-assis-c51983d6 = Фаза II: можно переместить своих подмастерьев бесплатно, и в этом раунде каждому из них нужно на 1 ресурс меньше.

# Phase III, after sunset: name a resource; until the round ends the market holds 2 more of it for you alone.
m-phase-iii-after-sunset-name-a-re-95e1f42e = Фаза III, после заката: назовите ресурс; до конца раунда на рынке для вас одних лежит на 2 таких больше.

# Phase IV: one building or assistant you pay for this turn costs you 3 coins less (never below 1).
m-phase-iv-one-building-or-assista-305a4f4f = Фаза IV: одно здание или один подмастерье, за которых вы платите в этот ход, стоят на 3 монеты дешевле (не меньше 1).

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

# Reach 18 points after the end card. The levy is 8 coins.
m-reach-18-points-after-the-end-ca-6bf31a09 = Наберите 18 очков после карты конца игры. Подать – 8 монет.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 1.
m-reach-25-points-after-the-end-ca-c6e9b06f = Наберите 25 очков после карты конца игры. Нейтральные залоги: корона 2, фонари 1.

# Reach 25 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-25-points-after-the-end-ca-ae2911e4 = Наберите 25 очков после карты конца игры. Нейтральные залоги: корона 2, фонари 2.

# Reach 26 points after the end card. Neutral pledges: crown 2, lamps 2.
m-reach-26-points-after-the-end-ca-b31eb982 = Наберите 26 очков после карты конца игры. Нейтральные залоги: корона 2, фонари 2.

# Reach 32 points after the end card: 1 point per different kind of good still lying on your buildings, at most 6.
m-reach-32-points-after-the-end-ca-414cdb49 = Наберите 32 очка после карты конца игры: 1 очко за каждый вид товара, ещё лежащий на ваших зданиях, самое большее 6.

# Reach 36 points after the end card: 1 point per strength, at most 6.
m-reach-36-points-after-the-end-ca-08dcc162 = Наберите 36 очков после карты конца игры: 1 очко за единицу силы, самое большее 6.

# River Fog
m-river-fog-a6d15034 = Речной туман

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

# Seed from the Palace
m-seed-from-the-palace-7b676038 = Семена из дворца

# Set aside to build:
m-set-aside-to-build-6efaf5f7 = Отложено для постройки:

# Set aside to build: {card}
m-set-aside-to-build-card-9db41b9f = Выложено для строительства: { $card }

# Set aside: {card}
m-set-aside-card-b8d9fcab = Выложено: { $card }

# Shared by those who lead
m-shared-by-those-who-lead-590fdba2 = Победу делят первые

# Shuffle Berta Wheelwright (58) into the draw pile. Phase I deals 3 cards this round.
m-shuffle-berta-wheelwright-58-int-33abafcd = Замешайте Берту Колёсную (58) в колоду. В фазе I этого раунда раздают по 3 карты.

# Shuffle Tony Grosh (57) into the draw pile. Each player draws 1 card.
m-shuffle-tony-grosh-57-into-the-d-45d1ec9b = Замешайте Тони Гроша (57) в колоду. Каждый игрок берёт 1 карту.

# Somebody has 8 buildings. The last round: the chains of all buildings can be used.
m-somebody-has-8-buildings-the-las-9d23204e = У кого-то 8 зданий. Последний раунд: можно использовать цепочки всех зданий.

# Stack {number} can be built from: {cards}.
m-stack-number-can-be-built-from-c-cc8ec271 = Из стопки { $number } можно построить: { $cards }.

# Stack {number}: {card}
m-stack-number-card-b3fd2f6e = Стопка { $number }: { $card }

# Stack {n}
m-stack-n-867b9eba = Стопка { $n }

# Stack {n}, to build from
m-stack-n-to-build-from-c4f6d646 = Стопка { $n }, из неё можно строить

# Stars are
m-stars-are-92ec84f7 = Звёзды

# Stars so far: {each}; {total} of {most}.
m-stars-so-far-each-total-of-most-3c66fe08 = Звёзды на сейчас: { $each }; { $total } из { $most }.

# Stone for the Taking
m-stone-for-the-taking-d81ed6d2 = Камень даром

# Stone from the old customs house is given away to whoever will carry it, and hands are hired on the spot.
m-stone-from-the-old-customs-house-21340440 = Камень старой таможни отдают всякому, кто его унесёт, и рабочие руки нанимают прямо на месте.

# Sunrise closes at 1 sun, sunset at 3.
m-sunrise-closes-at-1-sun-sunset-a-2bf7d81f = Рассвет кончается на 1 символе солнца, закат – на 3.

# Sunset closes at 3 suns this round. Assistants may be moved for 2 coins each.
m-sunset-closes-at-3-suns-this-rou-49587d32 = В этом раунде закат кончается на 3 символах солнца. Подмастерьев можно перемещать за 2 монеты каждого.

# Tables in the Street
m-tables-in-the-street-88aff545 = Столы на улице

# Tables in the Street (solo)
m-tables-in-the-street-solo-fe329ac2 = Столы на улице (в одиночку)

# Take a side in secret; each {unit} coins in goods are a mark for it, at most {most}.
m-take-a-side-in-secret-each-unit-e375c6b8 = Тайно выберите сторону; каждые { $unit } { $unit ->
        [one] монета
        [few] монеты
       *[many] монет
    } в товарах – знак за неё, не больше { $most }.

# Taking sides: everyone secretly names crown or lamps and gives goods; each 3 coins given make 1 pledge, at most 4. The side with more pledges wins (tie: the crown); its givers gain 1 point per pledge of theirs.
m-taking-sides-everyone-secretly-n-bb1fc8bc = Выбор стороны: каждый тайно называет корону или фонари и отдаёт товары; за каждые 3 отданные монеты – 1 залог, самое большее 4. Побеждает сторона, у которой залогов больше (при равенстве корона); те, кто за неё отдавал, получают по 1 очку за каждый свой залог.

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

# The Brass Badge
m-the-brass-badge-ce1530ea = Медный знак

# The Brass Badge (solo)
m-the-brass-badge-solo-2d1acdcf = Медный знак (в одиночку)

# The Dark City
m-the-dark-city-ca53b4eb = Тёмный город

# The Dark City (solo)
m-the-dark-city-solo-0a8f9523 = Тёмный город (в одиночку)

# The Day After
m-the-day-after-249785eb = День спустя

# The Folding Table
m-the-folding-table-a6140467 = Складной столик

# The Free Fair
m-the-free-fair-50cd50e3 = Вольная ярмарка

# The Herald's List
m-the-herald-s-list-7f77077c = Список герольда

# The King's Apron
m-the-king-s-apron-a5f0946a = Фартук короля

# The King's Apron (solo)
m-the-king-s-apron-solo-ea9cabca = Фартук короля (в одиночку)

# The Last Carter
m-the-last-carter-469cfa76 = Последний возчик

# The Levy
m-the-levy-9eff4e2f = Подать

# The Long Evening
m-the-long-evening-b5483282 = Долгий вечер

# The Long Table
m-the-long-table-713c4eb9 = Длинный стол

# The Ram at the River Gate
m-the-ram-at-the-river-gate-b22473ee = Таран у речных ворот

# The assistant goes to a production building of yours that is free.
m-the-assistant-goes-to-a-producti-280f3efb = Подмастерье идёт в ваше свободное производственное здание.

# The base game is for 2 to 4 seats; alone, choose a chapter.
m-the-base-game-is-for-2-to-4-seat-39387457 = Основная игра – на 2–4 места; в одиночку выберите главу.

# The blades are delivered, only not to the palace.
m-the-blades-are-delivered-only-no-96275a08 = Клинки доставлены, только не во дворец.

# The blades go out of the city by night; so few of them are yours that nobody asks you to be silent.
m-the-blades-go-out-of-the-city-by-727f4461 = Ночью клинки уходят из города; ваших среди них так мало, что молчать вас никто не просит.

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

# The chapter is lost
m-the-chapter-is-lost-d8de16d0 = Глава проиграна

# The chapter is won
m-the-chapter-is-won-56901007 = Глава выиграна

# The craftspeople's seals hang beneath the royal proclamation.
m-the-craftspeople-s-seals-hang-be-dedf1214 = Под королевским указом висят печати ремесленников.

# The day after: gain 1 point per item named on the chapter card, up to its limit.
m-the-day-after-gain-1-point-per-i-fa53aac2 = Назавтра: получите по 1 очку за то, что названо на карте главы, до её предела.

# The draw pile is empty: the discard pile is shuffled.
m-the-draw-pile-is-empty-the-disca-903c6bda = Колода пуста: стопку сброса перемешивают.

# The fair lasts one day, and half of the stalls stay empty. The strange riders at the river count the lamps for a long time before they turn round.
m-the-fair-lasts-one-day-and-half-29dfff78 = Ярмарка длится день, и половина лавок пустует. Чужие всадники у реки долго считают фонари, прежде чем повернуть назад.

# The fair lasts three days. When the strange riders come down to the river they see a lit city, count the lamps, and turn round.
m-the-fair-lasts-three-days-when-t-0284dcb0 = Ярмарка длится три дня. Чужие всадники спускаются к реке, видят освещённый город, считают фонари и поворачивают назад.

# The frost breaks, and more doors stayed cold than were kept warm. On the first mild evening the lamplighters hold a meeting that nobody forbids; nobody has asked you to it.
m-the-frost-breaks-and-more-doors-06d2fd48 = Мороз отступает, и остывших дверей больше, чем согретых. В первый мягкий вечер фонарщики собирают сходку, которой никто не запрещает; вас на неё никто не звал.

# The frost breaks, but not the silence between upper and lower town. On the first mild evening the lamplighters hold a meeting that nobody forbids because nobody was told.
m-the-frost-breaks-but-not-the-sil-c99496be = Мороз отступает, но молчание между верхним и нижним городом остаётся. В первый мягкий вечер фонарщики собирают сходку, которой никто не запрещает, потому что никому не сказали.

# The game is {outcome}: {total} points against a target of {target}.
m-the-game-is-outcome-total-points-e066d047 = { $outcome ->
        [won] Победа
        [lost] Поражение
       *[other] { $outcome }
    }. Очки: { $total }, цель: { $target }.

# The gates are open, the palace is a storehouse, and the king sits in its kitchen peeling turnips with surprising skill. Now Longsdale has to prove that it can run itself. The lamplighters ask the craftspeople for one thing only: a market so full that nobody will remember why they were afraid. Beyond the river riders have been seen who serve no side at all.
m-the-gates-are-open-the-palace-is-66423a5b = Ворота открыты, дворец стал складом, а король сидит в его кухне и на удивление ловко чистит репу. Теперь Лонгсдейл должен доказать, что справится сам. Фонарщики просят ремесленников об одном: о рынке, таком полном, чтобы никто не вспомнил, чего боялся. За рекой видели всадников, которые не служат ни одной стороне.

# The gates are shut and the lamplighters stand outside them with half the country at their backs. The king walks the wall in a borrowed apron and carries stone. What the craftspeople raise in these nine days, tower by tower, will decide whether there is anything left to argue about. Nobody asks any more who began it.
m-the-gates-are-shut-and-the-lampl-2e1bcf46 = Ворота заперты, и снаружи стоят фонарщики, а за ними – полстраны. Король ходит по стене в чужом фартуке и носит камни. То, что ремесленники поднимут за эти девять дней, башня за башней, решит, останется ли о чём спорить. Кто начал, уже никто не спрашивает.

# The granary is filled to the ankle. The king has learnt who came with empty hands, the city has learnt to look for you in the queue, and neither will forget it soon.
m-the-granary-is-filled-to-the-ank-ed963178 = Житница полна по щиколотку. Король узнал, кто пришёл с пустыми руками, город привык искать вас в очереди, и забудут это не скоро.

# The granary is filled to the knee. The king has learnt the names of the helpers, the city has learnt how low the granary was, and neither will forget it.
m-the-granary-is-filled-to-the-kne-6d122833 = Житница полна по колено. Король узнал имена помощников, город узнал, как мало было в житнице, и никто этого не забудет.

# The guard is armed and the gates are barred, with blades that others made.
m-the-guard-is-armed-and-the-gates-ce2fd8db = Стража вооружена, ворота на запоре, но клинки ковали другие.

# The guard is armed and the gates are barred.
m-the-guard-is-armed-and-the-gates-8bb17b55 = Стража вооружена, ворота на запоре.

# The guildhall opens its books for a single day: apprentices may change masters, and the clerks look elsewhere.
m-the-guildhall-opens-its-books-fo-a96bae8e = Ратуша гильдий открывает книги на один день: ученики могут сменить мастера, а писари смотрят в сторону.

# The harvest has failed two valleys wide and Longsdale, the capital, eats into its reserve. The king, who has never before asked where bread comes from, sends for the craftspeople and promises to remember those who help. New fields are broken right under the city wall. In the queue at the fountain people mutter that the palace windows are lit all night, and a lender called Tony Grosh writes down every name.
m-the-harvest-has-failed-two-valle-799ffa6f = В двух долинах неурожай, и столица, Лонгсдейл, проедает запасы. Король, который никогда не спрашивал, откуда берётся хлеб, посылает за ремесленниками и обещает не забыть тех, кто поможет. Под самой городской стеной поднимают новые поля. В очереди у фонтана ворчат, что окна дворца горят всю ночь, а заимодавец по имени Тони Грош записывает каждое имя.

# The helpers of the king are given brass badges and long lists. Forges that made hinges now make blades, and the captain of the guard pays in promises stamped with a lion. The vineyards above the city are planted all the same, because somebody must believe in an autumn. At night a ladder leans against this wall or that, and nobody ever sees who climbs it.
m-the-helpers-of-the-king-are-give-c774f52a = Помощникам короля раздают медные знаки и длинные списки. Кузницы, где делали петли, теперь куют клинки, а капитан стражи платит обещаниями с оттиском льва. Виноградники над городом сажают всё равно: кто-то же должен верить в осень. По ночам лестница стоит то у одной стены, то у другой, и никто не видит, кто по ней поднимается.

# The king doubles the lamp tax on a Monday, and by Tuesday the city is dark. Without light the night shifts stop, then the day shifts, then the toll bridge. From the palace comes an order for watchtowers; from the bridge comes a request to leave them unmanned. The craftspeople have worked for both, and both now want to know what that was worth.
m-the-king-doubles-the-lamp-tax-on-40598689 = В понедельник король удваивает налог на фонари, а во вторник город уже тёмен. Без света встают ночные смены, потом дневные, потом мост. Из дворца приходит приказ строить сторожевые башни; с моста – просьба оставить их пустыми. Ремесленники работали на тех и на других, и теперь те и другие хотят знать, чего это стоило.

# The king keeps his crown and loses his lamp tax; the craftspeople get a seat in the council, next to the door.
m-the-king-keeps-his-crown-and-los-8bf5082a = Король сохраняет корону и теряет налог на фонари; ремесленники получают место в совете, у самой двери.

# The last carter over the pass brings more crates than her manifest admits.
m-the-last-carter-over-the-pass-br-f9a854d9 = Последний возчик с перевала – женщина, и ящиков у неё больше, чем в накладной.

# The levy: each player pays the levy named on the chapter card. Who has less gives all goods and loses 1 point for every 2 coins missing (part counts as 2).
m-the-levy-each-player-pays-the-le-9dd83e6d = Подать: каждый игрок платит подать, названную на карте главы. У кого меньше, тот отдаёт все товары и теряет 1 очко за каждые 2 недостающие монеты (неполные считаются за 2).

# The lower town made its peace in good time. The barricades become benches, and the king sits on one of them every Monday.
m-the-lower-town-made-its-peace-in-b47532ac = Нижний город помирился вовремя. Баррикады становятся скамьями, и по понедельникам на одной из них сидит король.

# The market
m-the-market-2a738316 = Рынок

# The market counts 1 more of every resource. After phase IV each player may pay 5 coins, at most twice, each time for 2 points.
m-the-market-counts-1-more-of-ever-1d671a58 = На рынке считается на 1 больше каждого ресурса. После фазы IV каждый игрок может заплатить 5 монет, не больше двух раз, каждый раз за 2 очка.

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

# The masons leave the new theatre unfinished and raise look-outs over the workshops; nobody asks who signed the order.
m-the-masons-leave-the-new-theatre-00402976 = Каменщики бросают недостроенный театр и поднимают над мастерскими дозорные вышки; никто не спрашивает, чья подпись под приказом.

# The next chapter begins anew, with other hands, buildings and goods. {what} kept.
m-the-next-chapter-begins-anew-wit-cdd4aee8 = Следующая глава начинается заново, с другими картами, зданиями и товарами. { $what } сохраняются.

# The note is answered with a list of every house in Longsdale.
m-the-note-is-answered-with-a-list-a65e533a = На записку отвечают списком всех домов Лонгсдейла.

# The note is answered with a list of every house in Longsdale; whoever wrote it had to ask for the name of your street.
m-the-note-is-answered-with-a-list-ebea56a2 = На записку отвечают списком всех домов Лонгсдейла; название вашей улицы пришлось спрашивать.

# The others
m-the-others-460bb9b4 = Остальные

# The palace orders blades by the dozen and does not haggle, which frightens people more than the price.
m-the-palace-orders-blades-by-the-bcf20085 = Дворец заказывает клинки дюжинами и не торгуется, и это пугает людей больше, чем цена.

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

# The ram breaks before the wall does. On the tenth day the king lifts the lamp tax with his own hand and asks the lamplighters in to supper; some of them come.
m-the-ram-breaks-before-the-wall-d-dde755ab = Таран ломается раньше стены. На десятый день король своей рукой отменяет налог на фонари и зовёт фонарщиков ужинать; некоторые приходят.

# The ram is at the river gate. Every roof with a railing is counted as a rampart now.
m-the-ram-is-at-the-river-gate-eve-67ce48b6 = Таран стоит у Речных ворот. Каждая крыша с перилами считается теперь крепостной стеной.

# The royal proclamation hangs on every door, and the place for your seal is empty.
m-the-royal-proclamation-hangs-on-12b239d1 = Королевский указ висит на каждой двери, а место для вашей печати пусто.

# The south slopes are free of snow, and a lamplighter with a ladder on her shoulder carries letters between the camps.
m-the-south-slopes-are-free-of-sno-7849ed47 = На южных склонах сошёл снег, и фонарщица с лестницей на плече носит письма между лагерями.

# The tower goes to a production building of yours that has none.
m-the-tower-goes-to-a-production-b-219a46e8 = Башню прикрепляют к вашему производственному зданию, у которого её нет.

# The wall holds, though not where you built. On the tenth day the lamp tax falls all the same, and at the supper nobody asks you which stones were yours.
m-the-wall-holds-though-not-where-0244b871 = Стена устояла, хоть и не там, где строили вы. На десятый день налог на фонари всё равно отменяют, и за ужином никто не спрашивает, которые камни были ваши.

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

# This round assistants may be moved free of charge.
m-this-round-assistants-may-be-mov-edd1a135 = В этом раунде подмастерьев можно перемещать бесплатно.

# Those who armed the palace opened its gate. It is told as treason in the upper town and as patience in the lower.
m-those-who-armed-the-palace-opene-54e76e1a = Те, кто вооружил дворец, открыли и его ворота. В верхнем городе это зовут изменой, в нижнем – терпением.

# Tired of keeping watch and of waiting for your tables, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-and-of-wa-97917840 = Устав сторожить и ждать ваших столов, нижний город впускает людей капитана обратно.

# Tired of keeping watch, the lower town lets the captain's men back in.
m-tired-of-keeping-watch-the-lower-19f6155d = Устав сторожить, нижний город впускает людей капитана обратно.

# Two Bowls
m-two-bowls-04e04626 = Две чаши

# Two bowls stand on the bridge, one gilded, one of soot-black iron. By morning one of them is fuller.
m-two-bowls-stand-on-the-bridge-on-3db19431 = На мосту стоят две чаши: одна золочёная, другая из чёрного, в саже, железа. К утру одна из них полнее.

# Two storehouses are broken open in one night, and the king allows every yard to keep a watchman of its own.
m-two-storehouses-are-broken-open-db972365 = За одну ночь взломаны два склада, и король разрешает каждому двору своего сторожа.

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

# Winter comes four weeks early and the king forbids the felling of his hunting forest. In the lower town families move together around the few warm walls there are. Whoever can build a stove is greeted by name in every lane. Thieves learn to walk softly, workshops learn to sleep lightly, and a guild of lamplighters begins to carry more than oil.
m-winter-comes-four-weeks-early-an-60a51a15 = Зима приходит на четыре недели раньше, и король запрещает рубить лес, где он охотится. В нижнем городе семьи съезжаются к немногим тёплым стенам. Того, кто умеет сложить печь, на каждой улице приветствуют по имени. Воры учатся ходить тихо, мастерские – спать чутко, а гильдия фонарщиков начинает носить не только масло.

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

# You have won
m-you-have-won-7aba74d1 = Ваша победа

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

# Your sealed answer: "{answer}" (it can be changed until all have answered)
m-your-sealed-answer-answer-it-can-c782f28c = Ваш закрытый ответ: «{ $answer }» (его можно менять, пока не ответят все)

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

# Your turn
m-your-turn-f2d14573 = Ваш ход

# {card} back in the hand
m-card-back-in-the-hand-86bdbb0c = { $card }: снова в руке

# a card set aside
m-a-card-set-aside-c2326f6b = карта выложена

# all in
m-all-in-059a68d7 = все карты

# an assistant and {points} {points|point|points}
m-an-assistant-and-points-points-p-c6983bf0 = подмастерье и { $points } { $points ->
         [one] очко
         [few] очка
        *[many] очков
    }

# an extra card
m-an-extra-card-45ea89a0 = дополнительная карта

# assistant
m-assistant-a39a7ffa = подмастерье

# assistant {assistant} at {building}
m-assistant-assistant-at-building-6921da69 = подмастерье { $assistant }: «{ $building }»

# assistant {assistant} to {building}
m-assistant-assistant-to-building-fb60f7bf = подмастерье { $assistant } → «{ $building }»

# assistant {what}
m-assistant-what-e8598408 = подмастерье { $what }

# attach the tower to a production building, for good
m-attach-the-tower-to-a-production-458275d1 = навсегда прикрепить башню к производственному зданию

# base
m-base-cae66217 = базовая

# base game, a chapter of Longsdale in Revolt, or all_in; 4 and 5 follow the path
m-base-game-a-chapter-of-longsdale-eef63600 = базовая игра, глава «Восстания в Лонгсдейле» или все карты; 4 и 5 зависят от пути

# build the card set aside, or one of a stack
m-build-the-card-set-aside-or-one-e913cb5e = построить отложенную карту или карту из стопки

# building
m-building-5167e967 = здание

# built {card}
m-built-card-c9927de3 = построено: { $card }

# cannot act
m-cannot-act-2e2ec0c3 = кто не может ходить

# card
m-card-8367cd66 = карта

# chain of {building}: {spent} became {goods}
m-chain-of-building-spent-became-g-695f735a = цепочка «{ $building }»: { $spent } → { $goods }

# chapter
m-chapter-667b9327 = глава

# chapter {number}, {name}
m-chapter-number-name-4d3852a4 = глава { $number }, { $name }

# chapter {number}, {name}, for the second and last time; what comes of it counts instead
m-chapter-number-name-for-the-seco-25026b11 = глава { $number }, { $name }, во второй и последний раз; считается новый итог

# crown
m-crown-0dcfafab = корона

# discard cards of your hand
m-discard-cards-of-your-hand-9fc60554 = сбросить карты с руки

# discard your whole hand and draw as many cards
m-discard-your-whole-hand-and-draw-31397b25 = сбросить всю руку и взять столько же карт

# discarded {n} {n|card|cards}
m-discarded-n-n-card-cards-16a6a277 = сброс: { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# do nothing more here
m-do-nothing-more-here-e68fb653 = больше ничего здесь не делать

# draw
m-draw-50f7becd = взять карту

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

# end your production
m-end-your-production-95084e7f = закончить производство

# exchanged the hand
m-exchanged-the-hand-d76e7c8d = рука обменяна

# first player
m-first-player-9b15ef24 = первый игрок

# for you
m-for-you-7abe8cd7 = для вас

# good
m-good-770e6076 = ресурс

# goods
m-goods-089857f9 = ресурсы

# hire an assistant
m-hire-an-assistant-c3aace91 = нанять подмастерье

# hired {name} ({assistant})
m-hired-name-assistant-781a8136 = наём: { $name } ({ $assistant })

# in all
m-in-all-abf4fdcd = всего

# keep your hand
m-keep-your-hand-4eeae80c = оставить руку

# lamps
m-lamps-dfe0b81f = фонари

# let a staffed building produce; cards of your hand make up for what the market lacks
m-let-a-staffed-building-produce-c-6c4b7d34 = пусть здание с работником производит; чего нет на рынке, дадут карты с руки

# makes {goods}
m-makes-goods-93c80725 = даёт { $goods }

# manner
m-manner-0425843e = как работать

# met: {n} is no character; those are {known}.
m-met-n-is-no-character-those-are-30317f70 = met: { $n } – не персонаж; персонажи: { $known }.

# met: {n} stands there twice; name each character once.
m-met-n-stands-there-twice-name-ea-e1d157b9 = met: { $n } стоит дважды; назовите каждого персонажа один раз.

# name a resource
m-name-a-resource-583a3f25 = назвать ресурс

# no card
m-no-card-9b119c50 = ни одной карты

# no colour
m-no-colour-2e30eb88 = без цвета

# nothing at {buildings}
m-nothing-at-buildings-25f35f6f = ничего не произведено: { $buildings }

# of any kind
m-of-any-kind-5520969c = любых

# paid {goods}
m-paid-goods-cd21a26b = оплата: { $goods }

# path
m-path-a0af9f86 = путь

# pay what is demanded with these goods
m-pay-what-is-demanded-with-these-ec54b389 = заплатить требуемое этими товарами

# place the assistant you have just hired
m-place-the-assistant-you-have-jus-a5c75e86 = поместить только что нанятого подмастерья

# place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who> to <building>" for assistants; may be changed until all have answered
m-place-your-worker-well-or-sloppi-6e5a99d4 = отправить мастера, на совесть или спустя рукава, либо «отдых»; затем «, построить <card>», чтобы отложить карту, и «, переместить <who>» для подмастерьев; менять можно, пока не ответят все

# pledge
m-pledge-9dd7dd22 = залог

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

# resource
m-resource-5de95319 = ресурс

# set aside to build: {card}, {n} {n|coin|coins}
m-set-aside-to-build-card-n-n-coin-1daec645 = отложено для постройки: { $card }, { $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }

# side
m-side-ea7bf4bb = сторона карты

# skipped
m-skipped-389595a4 = пропускает ход

# spent {cards}
m-spent-cards-6c179429 = потрачено: { $cards }

# take a side in secret and give goods for it; 0 for nothing gives none
m-take-a-side-in-secret-and-give-g-677d748e = тайно выбрать сторону и отдать за неё товары; 0 бесплатно – ничего

# take the offer and give these goods
m-take-the-offer-and-give-these-go-2cd886d6 = принять предложение и отдать эти товары

# the town of {who}
m-the-town-of-who-bd6e1665 = город: { $who }

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

# took the card set aside back
m-took-the-card-set-aside-back-41f27bee = выложенная карта взята обратно

# use a character of your hand
m-use-a-character-of-your-hand-a7e3734b = использовать персонажа с руки

# use the chain of a building that has just produced, as often as you like
m-use-the-chain-of-a-building-that-74dd21a8 = использовать цепочку только что произведшего здания сколько угодно раз

# used {name}
m-used-name-bacb34c6 = { $name }: использовано

# wants {wants}
m-wants-wants-95c4ab15 = нужно: { $wants }

# what the last pledges chose
m-what-the-last-pledges-chose-6de2dfe1 = что выбрали последние клятвы

# who cannot act is skipped: fewer letters, but who is asked shows something of a hand; or is asked all the same, unless what all can see leaves no choice, and passes
m-who-cannot-act-is-skipped-fewer-6c58d39c = кто не может ходить, того пропускают: меньше писем, но вопрос выдаёт кое-что о руке; либо спрашивают и его, если видное всем оставляет выбор, и он пасует

# worked {manner} at {building}
m-worked-manner-at-building-f3df70ac = работа { $manner ->
        [well] на совесть
        [sloppily] спустя рукава
       *[other] { $manner }
    } – «{ $building }»

# worker, sloppily
m-worker-sloppily-c7c27326 = мастер, спустя рукава

# worker, well
m-worker-well-8295520c = мастер, на совесть

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

# {chapter}, {n} {n|round|rounds}
m-chapter-n-n-round-rounds-72f8938d = { $chapter }, { $n } { $n ->
        [one] раунд
        [few] раунда
       *[many] раундов
    }

# {gain} for {price} {price|coin|coins}
m-gain-for-price-price-coin-coins-70c909ee = { $gain } за { $price } { $price ->
         [one] монету
         [few] монеты
        *[many] монет
    }

# {goods} at {building}
m-goods-at-building-994d647b = { $goods }: { $building }

# {goods}, each {worth}
m-goods-each-worth-9b29b734 = { $goods }, цена каждого: { $worth }

# {half}: {row} (* half sun).
m-half-row-half-sun-0737deef = { $half ->
        [sunrise] Рассвет
        [sunset] Закат
       *[other] { $half }
    }: { $row } (* – символ солнца).

# {names} {n|produces by itself|produce by themselves, in this order}
m-names-n-produces-by-itself-prod-73808431 = { $n ->
        [one] само производит
        [few] сами производят, в этом порядке
       *[many] сами производят, в этом порядке
    }: { $names }

# {name} ({assistant}) joins the assistants for hire.
m-name-assistant-joins-the-assist-41e7bdb1 = { $name } ({ $assistant }): теперь можно нанять.

# {name}, {n} rounds.{target}
m-name-n-rounds-target-150e37a7 = { $name }, раунды: { $n }.{ $target }

# {name}: the house carries it over from the chapter before; answer its last letter with "next".
m-name-the-house-carries-it-over-055ef3ca = { $name }: это переносится из предыдущей главы; ответьте на её последнее письмо «дальше».

# {needed} cards of your hand are needed here, you named {named}.
m-needed-cards-of-your-hand-are-n-28569bdb = Здесь нужны карты из руки: { $needed }, вы назвали { $named }.

# {number} {person} on {card}
m-number-person-on-card-a1863998 = { $number } { $person } – { $card }

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

# {n} strength
m-n-strength-f68fe434 = сила: { $n }

# {n} {n|card|cards}
m-n-n-card-cards-270f4584 = { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# {n} {n|card|cards} in hand
m-n-n-card-cards-in-hand-e1ffc6b5 = { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } в руке

# {n} {n|card|cards} more
m-n-n-card-cards-more-aa80e473 = ещё { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# {n} {n|card|cards}, deck
m-n-n-card-cards-deck-816c5864 = { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } в колоде

# {n} {n|card|cards}, discard
m-n-n-card-cards-discard-98e0535b = { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } в сбросе

# {n} {n|coin|coins} in goods
m-n-n-coin-coins-in-goods-06b3c520 = товаров на { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }

# {n} {n|point|points}
m-n-n-point-points-2c5e598c = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }

# {n} {resource} for you
m-n-resource-for-you-ac364835 = { $resource } для вас: { $n }

# {points} {points|point|points}
m-points-points-point-points-2da92f75 = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }

# {resource}, half sun ({card})
m-resource-half-sun-card-7c35bc54 = { $resource }, символ солнца ({ $card })

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

# {who} decides in secret: "{move}".
m-who-decides-in-secret-move-73efb589 = { $who } тайно решает: «{ $move }».

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

# {who} has won
m-who-has-won-deef00f1 = { $who } – победа

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
