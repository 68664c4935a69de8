import type { YearBeats } from '../../../year-ahead.ts'

/** By house, in the order of its questions. */
export const firstBeats: Record<1 | 2 | 3 | 4 | 5 | 6, readonly YearBeats[]> = {
  1: [
    {
      presses: [
        'Under pressure people fall back on the version of you they already know, and you notice how out of date it is.',
        "It's hard to keep a pleasant face up through this, and what shows when you stop trying is closer to the one you would choose.",
        "Somebody may tell you that you don't seem like yourself, when in fact you've only quit performing.",
      ],
      eases: [
        'You get to be seen in good light here, so the face people take home is one you can live with.',
        "People who meet you at this point have no earlier picture of you to correct, and it's restful.",
      ],
      ends: [
        'One piece of the old look can go now, and it may be gone before anyone asks where it went.',
        'After this you may introduce yourself a little differently, in fewer words and without the joke.',
      ],
    },
    {
      presses: [
        'The first move looks larger on a day like that, and waiting for better conditions sounds like good sense, which is how it has gone until now.',
        'Nobody is going to clear the way for you here, and that settles the matter of whose move it is.',
        "You're short of patience for other people's hesitation, and some of that impatience can be spent on your own start.",
      ],
      eases: [
        'The start is cheap at this point, and half an hour of it would get you further than another month of thinking.',
        'Things are moving anyway, so the beginning costs you less nerve than it did last year.',
      ],
      ends: [
        "Something that stood in the way of starting is over, and what's left is plain reluctance.",
        'Once this is behind you, the word eventually sounds wrong in your own ears.',
      ],
    },
  ],
  2: [
    {
      presses: [
        "It comes to a question of what you're paid for the trouble, and this time you do the sum.",
        "You may be asked for a favor of the usual size, and you notice how much of your evening it's worth.",
        'A low price looks like kindness until you have to deliver at it, and here you have to deliver.',
      ],
      eases: [
        'Somebody may be glad to pay what you ask, which makes you wonder about the other times.',
        'What you do well looks easy here, and this once nobody takes easy to mean cheap.',
      ],
      ends: [
        'An old arrangement about money or favors may run out, and the next one can start from a better figure.',
        "You can stop doing one thing for free, and the people who've gotten used to it are likely to adjust within days.",
      ],
    },
    {
      presses: [
        'The worry about money gets louder here than the account balance would justify, so you get a good look at it.',
        "There are two ways to be calm about it, earning more and needing less, and you haven't tried the second.",
        "There's an expense you'd rather not have, and when it's paid you're still sitting in the same room with the same friends.",
      ],
      eases: [
        'For a while you have what you need and notice it, which is rarer than having it.',
        'A little extra may come in, and the pleasant part is not having to spend it on anything.',
      ],
      ends: [
        "Something you pay for out of habit can be canceled now, and you'd have trouble saying what it was for.",
        'The figure you keep in your head can be revised, and downward, for once.',
      ],
    },
  ],
  3: [
    {
      presses: [
        "The thing you haven't said makes you curt about everything else, and the person at the other end can hear it.",
        "You draft it again at night, and it's good, and it's three times too long.",
        'Putting it off has a cost here, since the other person starts to fill in your silence for you.',
      ],
      eases: [
        'The two of you are easy together at this point, and the answer would fit into an ordinary conversation.',
        "You find the sentence almost by chance, while you're telling somebody else about it.",
      ],
      ends: [
        "After this the answer isn't owed in quite the same way, because both of you have moved a little.",
        'One exchange may be finished, and you can tell by how seldom you go back to reread it.',
      ],
    },
    {
      presses: [
        'On bad days the nearest help lives closest, and you find out whose number you have.',
        "You'd rather get through it alone, and then someone from down the hall holds the elevator and asks.",
        'A stretch like this shrinks your radius to a few blocks, so it matters who else is in them.',
      ],
      eases: [
        'Small talk goes further than usual here, and a nod on the stairs may turn into a name.',
        "You're good company in short doses, which is all that a neighborhood asks of anyone.",
      ],
      ends: [
        'Somebody you see every day may move on, and you realize that you knew them better than you thought.',
        'One of your usual routes may change, and with it the people you meet without trying.',
      ],
    },
  ],
  4: [
    {
      presses: [
        'It gets crowded at home, in the rooms or only in your head, and you take more walks than you need.',
        "There's always somebody whose need for space sounds more urgent, and this time you can hear yourself giving yours away.",
        'You come home tired and find that nothing there is arranged for a tired person.',
      ],
      eases: [
        'Somebody at home may make room without being asked, and you see how little it took.',
        'Your own four walls do you good here, and an evening in feels like something you chose.',
      ],
      ends: [
        'Whatever has been stored at your place for years can finally leave it.',
        'An arrangement about who sleeps, works, or keeps things where may come to an end, and you get a say in the next.',
      ],
    },
    {
      presses: [
        'The family habit gets expensive here, because keeping it up takes strength that you need elsewhere.',
        "Under strain you do what was always done at home, and you catch yourself using somebody else's sentence to do it.",
        'Someone may take the habit for your character, and the correction turns out to be news to you as well.',
      ],
      eases: [
        'You can laugh about the habit here, with a relative who has it, too.',
        'A kindness at home costs you nothing this time, since nobody was expecting it.',
      ],
      ends: [
        'A part of the habit may fall away without a talk, simply because nobody does it this time.',
        'One family duty may be over, and the silence where the reminder used to be takes some getting used to.',
      ],
    },
  ],
  5: [
    {
      presses: [
        'The useful things win here, and by the end of it you miss the useless ones more than you miss sleep.',
        "You haven't got the hour, so you take twenty minutes of it, and they're better than you remembered.",
        "When you're short of time the hobby is the first to go, which tells you how you've been ranking things.",
      ],
      eases: [
        'An hour falls free and you spend it well, since you already know what on.',
        'Someone may join you in it, and having company makes it easier to call it a plan.',
      ],
      ends: [
        'An obligation that had its place in your week may be done, and the gap is exactly the size of a hobby.',
        'You may give up one way of having fun that had turned into work, and the real one comes back.',
      ],
    },
    {
      presses: [
        'A critical word lands harder than it should, and you find out that you can go on making things the next morning.',
        "You'd like to polish it until nobody can object, and you run out of time to, which is lucky.",
        'Being judged is the part you dread, and here you get some of it, from someone who looked for less than a minute.',
      ],
      eases: [
        "You're in the mood to show something, and there happens to be someone in the mood to look.",
        'You hear a compliment out here without talking it down.',
      ],
      ends: [
        "One piece of work probably won't get any better, and letting it go feels lighter than fixing it.",
        'You can stop asking permission to be seen making things, since nobody turns out to be in charge of it.',
      ],
    },
  ],
  6: [
    {
      presses: [
        'The list gets longer than you are, so something on it has to wait, and you choose what.',
        "You're asked to take on one more thing because you're the one who'd do it right, and that's no longer reason enough.",
        "Being tired is useful for once, because it shows which chores you resent and which you only don't feel like doing.",
      ],
      eases: [
        'Somebody may take a chore off you here and do it differently, and the world holds.',
        'Work runs smoothly enough for you to notice which parts of it you like.',
      ],
      ends: [
        "One job may come off the list for good, and it's a few days before you stop checking on it.",
        'A duty can go back to the person it started with, in a conversation that takes less time than the duty did.',
      ],
    },
    {
      presses: [
        'The mornings suffer here, and by noon you can tell what a bad one costs.',
        'Your body votes against the schedule, politely at the start and then less politely.',
        'You get up earlier to fit everything in, and a week of that is enough to prove the opposite.',
      ],
      eases: [
        'You wake up well for a while, and it would be worth knowing what you did the evening before.',
        "There's a slow start in it for you, with coffee that gets drunk while it's hot.",
      ],
      ends: [
        'One thing that claimed your early hours may be over, and nothing has to take its place.',
        'You stop apologizing for when you get up, and the day arranges itself around it.',
      ],
    },
  ],
}
