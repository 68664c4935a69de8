import type { MonthSteps } from '#lore/authored.ts'

export const secondHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        'Somebody sees what your work is worth, and you could agree with them out loud.',
        "You do what you're good at, and you can see what somebody would pay for it.",
      ],
      presses: [
        "You do more than you're paid for, in front of somebody who takes it as normal.",
        'Somebody may praise your work and leave it at that, and you can tell the difference.',
      ],
    },
    mercury: {
      eases: [
        'You mention what your work costs in the same tone as everything else you have to say.',
        'You can ask what others get for the same work, and somebody will tell you.',
      ],
      presses: [
        'You talk your own price down before anyone has objected to it.',
        "You may say that it's no trouble when it was an afternoon's work.",
      ],
    },
    venus: {
      eases: [
        'Thanks are a kind of pay, and this time you get some.',
        "Somebody gives you something in return without being asked, and it's fair.",
      ],
      presses: [
        "You do a favor that's really work, because you like the person who asks.",
        "You may lower a price to be liked, and it doesn't make you more liked.",
      ],
    },
    mars: {
      eases: [
        "You have the nerve to name a figure, and it's easiest to name early.",
        "You can turn down something that doesn't pay and feel the hour come back to you.",
      ],
      presses: [
        "You're angry about what you're paid and take it out on the work, where nobody will notice.",
        "You may quarrel over a small sum because a larger one hasn't been mentioned.",
      ],
    },
    slow: {
      eases: [
        "For some weeks you're in a better position to say what your work is worth.",
        "Over some weeks what you're worth gets easier to say and easier to get.",
      ],
      presses: [
        'Being paid too little, in money or in thanks, gets harder to overlook.',
        'The gap between what you do and what you get for it starts to bother you daily.',
      ],
    },
    moons: {
      new: [
        'You can decide at the start what you want to get out of it.',
        "You can decide how much of your time you'd give to it for nothing.",
      ],
      full: [
        "You also see what you've been giving away, and who takes it.",
        'You see who counts on your doing it for nothing.',
      ],
    },
    since: {
      begins: ['you may have set a figure for your time', 'you may have said a number out loud'],
      shows: [
        "you'll have seen in plain numbers what you get for your work",
        "you'll have compared what you give with what you get",
      ],
      halts: "you'll have had time to check what you asked for",
      resumes: "you'll have a figure that's better thought out",
      eases: "you'll have asked for something and heard little argument",
      presses: "you'll have seen where you sell your time too cheaply",
    },
  },
  heart: {
    sun: {
      eases: [
        'A day like that costs nothing, and it does what some of your purchases were meant to do.',
      ],
      presses: [
        'You want to buy something afterward, and you can ask yourself what it would make up for.',
      ],
    },
    mercury: {
      eases: ["You say what's bothering you, which is cheaper than shopping and does more good."],
      presses: ['You may fill a cart online while you wait for somebody to answer you.'],
    },
    venus: {
      eases: [
        'You enjoy something that you already have, and for a day nothing in a store tempts you.',
      ],
      presses: ["You pay for comfort, and it's worth knowing afterward whether you got it."],
    },
    mars: {
      eases: ['You cancel or return something without thinking about it twice.'],
      presses: ['You buy something in a temper and feel better until the package comes.'],
    },
    slow: {
      eases: ["Some of what you've been paying for comes to you for nothing in these weeks."],
      presses: ['Spending helps less than it did, which makes it easier to see what it was for.'],
    },
    moons: {
      new: ['You can start without buying anything for it.'],
      full: ["You can see what gave you pleasure, and it's seldom what cost the most."],
    },
    since: {
      begins: "you may have canceled something you wouldn't sign up for again",
      shows: "you'll have seen what you were trying to buy",
      halts: "you'll have had time to lose interest in a purchase or two",
      resumes: "you'll know what you can do without",
      eases: "you'll have had something lovely for very little",
      presses: "you'll have had to choose between liking something and affording it",
    },
  },
  mind: {
    sun: {
      eases: [
        "You're in the mood to look at a figure you've avoided, and it may be less bad than you'd thought.",
      ],
      presses: ["You're asked for a figure you don't know, and have to look it up."],
    },
    mercury: {
      eases: ["A short exchange may get you a number that you'd have guessed wrong."],
      presses: ['Two versions of one sum may be going around, and yours is worth checking first.'],
    },
    venus: {
      eases: ["Somebody who's good with money may be happy to look over your plan."],
      presses: ["You leave a cost out of the sum because you'd like the plan to work."],
    },
    mars: {
      eases: ['You get through the paperwork in one go and have the real sum by evening.'],
      presses: ["You spend first and do the arithmetic later, and it'll still be waiting."],
    },
    slow: {
      eases: ['Over these weeks the sum can come right, a little at a time.'],
      presses: ["A cost that you've been rounding down wants to be counted in full."],
    },
    moons: {
      new: ['You can put a price on it before you begin.'],
      full: ['You see what it has cost so far, and you can add that to the sum.'],
    },
    since: {
      begins: 'you may have your figures on one page',
      shows: "you'll have the numbers in front of you",
      halts: "you'll have had time to go over the assumptions",
      resumes: "you'll have had time to find out what you can afford",
      eases: 'an idea about money will have turned out to work',
      presses: "you'll have had an expense that wasn't in the plan",
    },
  },
}
