import type { YearStake, YearStakes } from '../../year-ahead.ts'

/** What the heaviest transit of a year asks beside the question of its house, by planet and by what it presses. */
export const yearStakes: YearStakes = {
  saturn: {
    sun: {
      asks: 'What is left of your confidence when nobody praises you?',
      answer:
        "Your confidence rests on what you can do, and that's still there on a day without praise.",
    },
    moon: {
      asks: "Who looks after you while you're being responsible?",
      answer:
        'One or two people would gladly look after you, and they find out that you need it only if you tell them.',
    },
    mercury: {
      asks: "What can you say that you'd still stand by in a year?",
      answer:
        "What you'd still stand by in a year is shorter than what you usually say, and it gets a better hearing.",
    },
    venus: {
      asks: 'Whom would you still choose if it stopped being easy?',
      answer:
        "You'd still choose the people who have seen you on a bad day, and you needn't please the others so much.",
    },
    mars: {
      asks: "How do you go on when you can't go fast?",
      answer:
        'You go on by doing a little on fixed days, and by the end of the year that has gotten you further than a rush would have.',
    },
    jupiter: {
      asks: 'Which of your hopes can you pay for?',
      answer: "The hope you can pay for is a smaller one with a date, and that's the one you keep.",
    },
    saturn: {
      asks: "Which of the things you've built would you build again?",
      answer:
        "You'd build the sturdy half again, and you can stop keeping up the other half for the sake of the years it took.",
    },
    asc: {
      asks: 'How do you want to be taken when people take you seriously?',
      answer:
        'You want to be taken as a person who promises little and does all of it, and people begin to see you that way.',
    },
    mc: {
      asks: 'What can you answer for in public?',
      answer:
        "You can answer for the work you've done yourself, and your name does better with that than with a title.",
    },
    dsc: {
      asks: 'What does another person have a right to expect of you?',
      answer:
        'Another person has a right to what the two of you have said aloud, and to no more than that.',
    },
    ic: {
      asks: "What does home need from you that it hasn't been getting?",
      answer: 'Home needs you there in person, and one fixed evening is a good part of that.',
    },
  },
  uranus: {
    sun: {
      asks: 'Who would you be if nobody expected you to stay the same?',
      answer: "You'd be much the same person with one role fewer, the one you've been tired of.",
    },
    moon: {
      asks: "What do you need that you didn't need before?",
      answer:
        "You need more room than you used to, and people can give it once they know that it isn't meant against them.",
    },
    mercury: {
      asks: "What would you think if you weren't used to thinking otherwise?",
      answer:
        "You'd think something simpler, and you may be surprised how soon you can say it out loud.",
    },
    venus: {
      asks: 'How close can a person be without holding on to you?',
      answer: 'A person can be as close as you like, as long as either of you may change a plan.',
    },
    mars: {
      asks: 'What makes you so impatient?',
      answer:
        "You're impatient with what has been the same for too long, and a planned change does more about it than an outburst.",
    },
    jupiter: {
      asks: 'Which chance is worth a change of plan?',
      answer:
        "The chance worth a change of plan is the one you'd have wanted anyway, before it looked exciting.",
    },
    saturn: {
      asks: 'Which of your rules could you break without losing anything?',
      answer:
        "You could break the rule that was made for a situation you're no longer in, and hardly anyone but you would notice.",
    },
    asc: {
      asks: 'How different may you be from the person people know?',
      answer:
        'You may be a good deal different, and the people who like you get used to it sooner than you do.',
    },
    mc: {
      asks: 'How much security would you give up for more freedom at work?',
      answer:
        "You'd give up less than you say on a bad day and more than you have so far, and a small trial shows how much.",
    },
    dsc: {
      asks: 'How much change can the two of you take?',
      answer:
        'The two of you can take more change than you thought, as long as neither is the last to hear.',
    },
    ic: {
      asks: 'What about the way you live could be different?',
      answer:
        'One thing about the way you live has to be different, and the rest can stay as it is.',
    },
  },
  neptune: {
    sun: {
      asks: 'What do you want when nobody tells you what to want?',
      answer:
        "What you want comes back to you once you've rested, and it's less grand and more your own.",
    },
    moon: {
      asks: 'Which of the feelings around you are your own?',
      answer:
        'Your own feelings are the ones that are still there when you have been alone for a day.',
    },
    mercury: {
      asks: 'What do you know, and what have you only assumed?',
      answer:
        'You know less than you thought and have guessed a good deal of it right, and checking tells you which is which.',
    },
    venus: {
      asks: 'Whom do you love, and whom have you imagined?',
      answer:
        'You love the person who is still there on an ordinary evening, and the imagined one can be let go of without a quarrel.',
    },
    mars: {
      asks: 'What is worth your strength while you have less of it?',
      answer:
        "Your strength is worth giving to what you miss when you can't do it, and the rest can wait without harm.",
    },
    jupiter: {
      asks: 'Which promise sounds better than it is?',
      answer:
        'The promise that sounds better than it is has no date in it, and the one to count on is smaller and has one.',
    },
    saturn: {
      asks: 'Which of your certainties can you do without?',
      answer:
        'You can do without the certainty that all of the effort was worth it, because enough of it was.',
    },
    asc: {
      asks: 'Whom do people take you for?',
      answer:
        "People see in you what they need, and a plain word about what you can't do clears up most of it.",
    },
    mc: {
      asks: 'What are you working for, apart from how it looks?',
      answer:
        'You work for something that you could explain to a child, and the rest is for how it looks.',
    },
    dsc: {
      asks: 'How well do you see the other person?',
      answer:
        "You see the other person better once you've asked what they want and stopped guessing.",
    },
    ic: {
      asks: "Where do you belong while you aren't sure of the place?",
      answer:
        "You belong where people would notice if you were late, and that needn't be an address.",
    },
  },
  pluto: {
    sun: {
      asks: 'Who decides about your life, and did you agree to it?',
      answer:
        'You decide about more of your life than you did, and anyone who had the say before has to be told once.',
    },
    moon: {
      asks: 'Which feeling would you rather not have, and what does it want?',
      answer: 'The feeling wants to be heard once in full, and after that it asks for less.',
    },
    mercury: {
      asks: "What can't you stop thinking about?",
      answer:
        'You can leave the matter alone once you know what you wanted to find out, and by the end of the year you do.',
    },
    venus: {
      asks: 'What do you do for fear of losing somebody?',
      answer: 'You hold on tighter than you need to, and the person who would stay stays anyway.',
    },
    mars: {
      asks: 'Which of your fights could you win anything by?',
      answer:
        "There's one fight that you could win something by, and it deserves the strength that the others have been getting.",
    },
    jupiter: {
      asks: 'How much influence do you want?',
      answer:
        'You want enough influence to do one thing properly, and more would only keep you busy.',
    },
    saturn: {
      asks: 'What have you been holding up that could end?',
      answer:
        "What could end is what you hold up alone, and it takes less strength to let it go than you've been spending on it.",
    },
    asc: {
      asks: 'How close do you let people come?',
      answer:
        'People follow your lead in how close they come, so a clear yes or no from you settles most of it.',
    },
    mc: {
      asks: 'Who has power over your work, and how much of it do you give them?',
      answer:
        "Others have as much power over your work as you've agreed to, and some of that can be taken back without a scene.",
    },
    dsc: {
      asks: 'Which of you has the upper hand?',
      answer:
        'Neither of you needs the upper hand, and the one who gives it up first usually sleeps better.',
    },
    ic: {
      asks: 'What do you carry at home that was there before you?',
      answer:
        "Some of what you carry at home was there before you, and that part isn't yours to repair.",
    },
  },
}

/** What it asks where it helps. */
export const kindStakes: Record<keyof YearStakes['saturn'], YearStake> = {
  sun: {
    asks: "What would you do with somebody's trust in you?",
    answer:
      "You'd use that trust for a piece of work that has your name on it, and the work may well be the best you do this year.",
  },
  moon: {
    asks: 'What would make you feel settled?',
    answer: 'A regular week and the same few people settle you, and you can arrange for both.',
  },
  mercury: {
    asks: 'What do you want to get across?',
    answer:
      "You want to get across one thing that you've thought through, and people are ready to hear it.",
  },
  venus: {
    asks: 'Whom do you want to have nearer?',
    answer:
      "You want to have the people nearer with whom you don't have to shine, and most of them would come if they were asked.",
  },
  mars: {
    asks: 'Where do you want to put your strength?',
    answer:
      'You want to put your strength where you can see the result, and a few hours a week are enough.',
  },
  jupiter: {
    asks: 'How far do you want to go with what you hope for?',
    answer: "You want to go one size further than you'd planned, and there's enough help for that.",
  },
  saturn: {
    asks: 'What do you want to make last?',
    answer: 'You want the part to last that you keep up without being told.',
  },
  asc: {
    asks: 'How do you want people to know you?',
    answer:
      'You want people to know you as you are on an ordinary day, and more of them do by the end of the year.',
  },
  mc: {
    asks: 'What do you want credit for?',
    answer: 'You want credit for the work that was hardest, and this is a good year to ask.',
  },
  dsc: {
    asks: 'Who could make this year easier for you?',
    answer: 'Somebody you already deal with could, and a plain request is enough.',
  },
  ic: {
    asks: 'What would make home a better place to come back to?',
    answer:
      'A small change makes home better to come back to, and anyone you live with is likely to agree.',
  },
}
