import type { PointStory } from '../../../../year-ahead.ts'

export const sunStories: readonly PointStory[] = [
  {
    cast: {
      sun: 'the pride that needs no audience, as far as you have it',
      moon: 'the way a single remark can spoil your day',
      mercury: 'the voice in your head that gives you marks',
      venus: 'the praise you like best, and from whom',
      mars: 'the effort that wants to be seen',
      jupiter: 'the confidence you have on a good day',
      saturn: 'the judge you carry around with you',
      uranus: 'the thing you do well that nobody asked for',
      neptune: 'the picture of how well you might be doing',
      pluto: 'the one opinion of you that still counts for too much',
    },
    before: {
      jupiter:
        "Praise is easy to come by, and you take in all of it, including what's only polite. Confidence fed this richly is hungry again by morning. If one compliment lasts longer than that, it's for something you'd have done without an audience.",
      saturn: [
        'Careful work goes out and no word comes back. Your first guess is that it was poor, though nothing about it has changed since you were pleased with it. Only the nod is missing, and a surprising amount of your confidence was resting on that.',
        "A person your age seems to be further ahead, at least in what they post. For weeks you measure yourself against that, and of course you come out short. Much of what you do well doesn't photograph.",
      ],
      uranus:
        "An idea of yours is out before you've checked how it will go over. Some people like it and some don't, and you're too busy carrying it out to keep count. While that lasts, you have the confidence you usually try to collect from others.",
      neptune:
        "A polite answer sounds like criticism, and a vague one sounds worse. You ask more people how you're doing than could possibly help. What you thought of your own work before you began asking was probably nearer the truth.",
      pluto:
        "You can't leave one remark alone, perhaps a small one, about how you did. You argue with it while you brush your teeth. It stings because you half agree, and the half that's true is something you could get better at without anyone's blessing.",
      eases: [
        "An ordinary task gets done well, and you're pleased with it before anyone could have told you to be. It's a quiet pleasure, easily overlooked. Your confidence would stand more firmly on a row of these than on one big success.",
        "Nobody is keeping score for a while, and you go back to something you do well and never talk about. It may be a spreadsheet or a vegetable bed. Hours pass in which you don't once wonder how you come across.",
      ],
      solar:
        "Something can begin here that needs no audience, a skill or a piece of work that will look like nothing for a good while. You'd love to announce it. It does better for as long as the only person who's proud of it is you.",
      lunar:
        "A result may come in, and the praise goes to a different part of it than the one you worked hardest on. You're glad, and you still like your own part best. It's news to you that your own judgment can hold out against a friendly one.",
    },
    after: {
      jupiter:
        'Now that you need praise less, there seems to be more of it. You can enjoy it and go back to what you were doing. The only risk is being invited to show off your best skill so often that it becomes a performance again.',
      saturn: [
        "What you're proudest of gets no attention, while somebody's lesser effort gets plenty. That smarts for a few days. After that you go on with yours, and you notice that you never thought of stopping.",
        "Looking over something you were proud of, you see what's wrong with it. It could shake you. You make a list of repairs instead, and working through it is dull and oddly reassuring.",
      ],
      uranus:
        "You may be called on to show what you can do with no warning at all, and there's no time to work up your nerve. You do it roughly as you would alone. That's good enough for company, and a good deal less tiring.",
      neptune:
        'You wonder whether all this certainty is only stubbornness. Confidence without witnesses is hard to tell from vanity, at least on gray days. The thing you made, finished and in use, settles the question better than more thinking would.',
      pluto:
        "There's one person whose approval you'd still give a great deal for. Wanting it doesn't make you weak. You do see how many of your best efforts carry that person's address, and the next one could go out without it.",
      eases: [
        "You're told that you did well, and you say thank you and leave it there. Your own opinion was already in, and it agreed. With nothing to repair, the compliment is simply a pleasure.",
        'A beginner asks how you got so sure of yourself, and you have to think. The honest answer is a lot of hours that nobody saw. You say something encouraging without being asked, as people do when they have confidence to spare.',
      ],
      solar:
        "You can put your name on something now without waiting to be introduced. It may be an application, or work that only a friend has seen. It's good by your own standard, and the other standards can have their say later.",
      lunar:
        "A measure of success that mattered to you falls away, such as a title or one person's good opinion. You'd have expected to miss it more. What's left to be proud of is smaller, and you know exactly where you got it.",
    },
    turns: {
      presses:
        "The applause stops, or goes to somebody else, in the very weeks when you could use it. At first you may work harder to get it back. After that comes a plainer stretch, in which you do the thing properly all the same and nobody is pleased but you. It's an unexciting way to become confident, and it lasts.",
      eases:
        "You're seen, and for the right reason. Someone may notice the very part of your work that you care about yourself, and it's easy to tell that from flattery. There's nothing to chase or to live up to. It only agrees with what you thought of yourself on the days when no one was looking.",
    },
    closes: {
      presses:
        "You're proud of what you keep doing properly when it earns you nothing. A stretch without praise shows it more clearly than a good one, since there's so little else to be proud of. Compliments tend to come back, and by then your confidence has found something better to rest on.",
      eases:
        "You're proud of the care you take over things that nobody is going to check. This year some of that care is noticed, and you get better at telling a fair compliment from a merely pleasant one. Both are welcome, and your confidence only needs the first.",
    },
  },
  {
    cast: {
      sun: "the day as you'd arrange it",
      moon: "the habits you took over with your mother's or your father's kitchen",
      mercury: 'the phrases you use that belong to somebody else',
      venus: "the wish to fit in where you're liked",
      mars: 'the anger at having your day laid out for you',
      jupiter: "the life that's larger than the one you were shown",
      saturn: 'the way it has always been done, which you keep up',
      uranus: 'the odd hour in which you do just as you please',
      neptune: "the ease with which you pick up other people's ways",
      pluto: 'the part of your life that somebody else still decides',
    },
    before: {
      jupiter:
        "More is offered to you than usual, and most of it comes with somebody's idea of how it's done. You agree to the task and get the method thrown in. A full day and a day of your own are hard to tell apart until you're tired.",
      saturn: [
        "The days are run by rules that someone else made, and you keep them well. By evening you're more tired than the amount of work explains. An hour spent doing things another person's way takes as much out of you as two of your own.",
        "Somebody may insist on the usual procedure, and you give in because arguing would take longer. You're right about that. What bothers you later is that you couldn't have said what your own way would be.",
      ],
      uranus:
        'In the middle of a routine, and for no reason you could name, you do it differently. A borrowed habit can come off as easily as that on an ordinary morning. You catch yourself looking around to see whether anyone minds.',
      neptune:
        "You hear yourself use a phrase that belongs to somebody else, down to the tone. For a while after that you aren't sure which of your opinions you came by on your own. It's a little early to throw any of them out.",
      pluto:
        "You're angrier than the occasion deserves about how the calendar is kept, or where you're expected for the holidays. Underneath is the question of who laid out your days like this. Part of the answer may be you, for the sake of quiet.",
      eases: [
        "A few hours come your way that no one has plans for. After some wandering about, you arrange them to suit yourself, and they hold more than the scheduled ones. It's a modest sample of how you'd run a day.",
        "People let you do a job as you see fit, probably because they're busy. You take a shortcut that nobody taught you, and it holds. It's a relief to see that you have a way of doing things, and that it works.",
      ],
      solar:
        "One part of the day can become yours here, perhaps the first hour, or what you do at lunch. You don't owe anyone a reason for it. A choice like that spreads, because the hour beside it starts to look negotiable.",
      lunar:
        "You see where one of your ways of living comes from. A parent or an old friend had it before you, and on them it fit. Nobody is asking you to keep it up, and you're free to find that you rather like it.",
    },
    after: {
      jupiter:
        "The way you live gets admirers, and a few of them would like you to arrange their affairs along the same lines. It's flattering. It would also fill your day with other people's business again, only by invitation this time.",
      saturn: [
        "When you do things your way, the mistakes are yours as well. One or two turn up, and there's nobody to blame for them. You'd still rather fix your own than live in someone's perfect arrangement.",
        "A duty you didn't choose has to stay, because it falls to you and to no one else. When you do it, and with what in your headphones, is up to you. On a heavy day that share is small, and you'd miss it.",
      ],
      uranus:
        "What's left of the old routine irritates you, and you'd like to throw out all of it in one week. Much of it can go. If you end up missing a piece, such as the early start, you can take it back as your own idea.",
      neptune:
        "You drift back into other people's habits the way one picks up an accent on vacation. Weeks can go by like that. Little harm is done, since you know by now what a day of your own is like, and you get homesick for it.",
      pluto:
        "One person may take it badly that you don't do things as you used to. The old way was convenient for them, and perhaps it kept you near. You can show them that you're still near and go on doing it your way.",
      eases: [
        "How you do things has become how it's done, and the discussion about it is over. You notice on a day when nothing rubs. It's your own day, including the dull parts, and you picked those too.",
        "A newcomer wants to know the right way to do a thing. You show them yours and add that it's only yours. They look relieved, and it occurs to you that this sentence is missing from most instructions.",
      ],
      solar:
        "You have hours to call your own now, and something new can be put into them. It needn't have a purpose that anyone else would recognize. If you're asked why you do it, liking it is reason enough.",
      lunar:
        "A habit that you've kept for someone's sake comes to its end, possibly because they no longer care about it. It could have gone sooner, and you're a bit sad about that. The time it took up is yours again, week after week.",
    },
    turns: {
      presses:
        "What you took over from others gets heavy, and by the weight you can tell which part it is. It may be the hours you keep, or an ambition that was somebody's before it was yours. You say out loud what you're done with, and there's probably some grumbling. The days don't change all at once, but they've begun to look like yours.",
      eases:
        "You get to do things your own way, and for once nobody stands by with a better one. Perhaps your duties change, or there's simply less supervision. What you set up in these weeks fits you so plainly that going back would take effort. Even people who liked the old version get used to it.",
    },
    closes: {
      presses:
        "Less of what you do all day is your own choice than could be, and the borrowed part is what tires you. You can't return all of it. Where you say plainly that you'd do it differently, most people shrug and let you, and those hours are yours from then on.",
      eases:
        'A good half of what you do all day is your own choice, and this year the other half is open to discussion. Some of what you borrowed leaves without a fight. The rest you keep because you like it, and after that it counts as chosen.',
    },
  },
  {
    cast: {
      sun: 'the person who decides',
      moon: 'the wish to be told that it will be all right',
      mercury: 'the list of reasons on both sides, which never comes out uneven',
      venus: "the choice you'd enjoy",
      mars: 'the first step, which would make the direction visible',
      jupiter: 'all the directions that would be good',
      saturn: "the permission you're waiting for",
      uranus: 'the turn you could take without giving notice',
      neptune: 'the plan as it looks late in the evening',
      pluto: 'the decision that was made while you were being reasonable',
    },
    before: {
      jupiter:
        "Every direction looks good, and people are glad to recommend theirs. You gather prospects and advice and feel well on your way, though nothing has been decided. One of the possibilities keeps coming up when you're only talking to yourself.",
      saturn: [
        "You're waiting for permission, and the person you'd like it from is busy. The weeks spent on that would have been enough for a first step. Nobody is keeping the permission from you, because it isn't theirs to give.",
        "The direction you lean in has a price, in money or sleep, and you finally add it up. You don't like the figure. As a reason to hesitate, it's better than the ones you've been giving, and it can be bargained with.",
      ],
      uranus:
        "You come close to quitting something, or to signing up for something, inside a single week. There's more sense in the impulse than in the timing. It shows you which way you'd go if nobody had to be consulted.",
      neptune:
        "The plan looks clear late in the evening and foolish by noon. You describe it to two friends and hear yourself describe two plans. A direction this young doesn't gain by being discussed, and the discussing is a pleasant way to put off starting.",
      pluto:
        "A decision about your life seems to have been made while you were being reasonable. You look into who made it, and you find a row of small consents of your own. It's annoying to know, and it does mean that nothing went ahead without you.",
      eases: [
        "You choose something minor on your own and don't look around afterward. It might be a trip, or which evenings stay free. The larger question isn't settled by that, but the person who has to settle it has had some practice.",
        "Someone may tell you how they picked their road, and it wasn't grand. They took the next thing that interested them and corrected as they went. Your own choice shrinks to a size in which you might make it.",
      ],
      solar:
        "A first step is possible in the direction you keep glancing at. It can be as small as a phone call or a registration fee. You don't have to know the whole way for it, and you'd see more of the way from there.",
      lunar:
        "One road closes, or you realize that you were never going to take it. You're disappointed, and there's relief right behind the disappointment. The relief is worth listening to, since it knows which of the other roads you wanted.",
    },
    after: {
      jupiter:
        "Now that you've picked a direction, company turns up, and offers come with it. Most of them would take you slightly to one side of where you were going. They're agreeable detours, and you waited too long for your own road to leave it for one.",
      saturn: [
        "You've decided, and what follows is chores. There are forms to fill out and people to tell. It's tempting to take the dullness as evidence that you chose badly, when it's just what a decision looks like from the ground.",
        "A person you respect may tell you that they'd have chosen differently, and why. You hear them out. The reasons are good ones, and most of them belong to that person's life.",
      ],
      uranus:
        "One of the conditions your plan depended on may suddenly be gone. For a few days you're undecided all over again, and it feels familiar. It's only the route that has changed, and this time you choose another without a round of consultations.",
      neptune:
        "The enthusiasm wears off, and you can't quite recall what you saw in the idea. In low spirits every road looks alike. You keep going by doing small things in the chosen direction, and the reason for it tends to come back on its own.",
      pluto:
        "Having made your own decision, you begin to notice the ones you make for other people. Somebody may be waiting for your permission as you may have waited for theirs. It's awkward to hand that back, and you're both freer afterward.",
      eases: [
        "You're asked where you're headed, and the answer takes one sentence. Nobody is shocked. The case you'd prepared for your decision, with its three main points, stays unused.",
        "Things have begun to line up with what you've chosen. A chance remark fits, or an article you opened by mistake. It's restful to be going somewhere on an ordinary afternoon.",
      ],
      solar:
        "Your next decision can come sooner than the last one did. It may concern something that you'd put off until the first was settled. You recognize by now how it feels when the choice is your own, and that saves time.",
      lunar:
        "You see how far you've come since you chose, perhaps because somebody asks. It's further than you thought, and not quite where you'd aimed. That can be corrected from here without starting over.",
    },
    turns: {
      presses:
        "Something has to be decided, and if you don't do it, it gets done for you. A deadline can force it, or a person with plans of their own. You won't have all the information or everybody's blessing. You choose anyway, and having been the one to choose matters nearly as much as what you chose.",
      eases:
        "The decision that you've been circling is easy to make now, and people go along with it sooner than you'd feared. Perhaps an offer points the way, or you've simply grown tired of asking around. You say what you're going to do. It sounds so natural that a friend may believe you'd told them before.",
    },
    closes: {
      presses:
        "You want to decide where your best hours go, and to do it before someone else has a use for them. There's a stretch of this year when waiting becomes a decision, too. The direction you take costs something, and the cost is easier to bear when you were the one who agreed to it.",
      eases:
        "You want to decide what the next part of your life is for, and this year hardly anyone is in the way. Nobody was ever going to send the permission you may be waiting for. A plain statement of what you're going to do works better, and most people will say that they thought so all along.",
    },
  },
]
