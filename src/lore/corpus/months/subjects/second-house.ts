import type { MonthSubjects } from '#lore/authored.ts'

export const secondHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: '{month} is about what your work is worth and whether you say so.',
        among:
          "It may be a rate you set years ago, a salary you've never asked about, or the help that friends have come to expect.",
        answers:
          "Your work is worth more than you've been asking, and you can say the figure without explaining it.",
      },
      {
        asks: 'Are you paid for what you do, in money or in thanks? {month} puts that question to you more than once.',
        among:
          'It may be the overtime, the ride to the airport, or the evening calls that nobody counts as work.',
        answers:
          "You aren't paid for all that you do, and the person who could change that has to hear it from you.",
      },
      {
        asks: "{month} is about what you give away for nothing, and about which part of it you'd give again.",
        among:
          'It may be advice to a friend with a business, free hours at the end of a job, or every Sunday dinner.',
        answers:
          "Some of what you give away you'd give again, and for the rest you can ask something in return.",
      },
    ],
    later: {
      eases: 'A higher price for your time may no longer sound strange to you.',
      presses: 'The old price may come up once more, and you can name the new one.',
    },
    turns: {
      begins: [
        "You can set a figure for your time, even if nobody hears it yet. The next time someone asks, you'll have it ready.",
        "It's a good day to open the account, send the first invoice, or put away the first small sum. The habit matters more than the amount.",
      ],
      shows: [
        'You see in plain numbers what you earn and what it costs you to earn it. One of the two is probably a surprise.',
        'You may hear what somebody else gets for the same work, in money or in thanks. It may sting for an evening, and then you can mention it.',
      ],
      halts: [
        'A raise, a sale, or a purchase may stop halfway. You get a few weeks to check whether you asked for the right amount.',
      ],
      eases: [
        "What you ask for is likely to be accepted with less argument than you'd prepared for. You can ask for all of it.",
      ],
      presses: [
        "Money is tighter, or somebody wants more of your time for the same pay. You'll have to say no to something, and it gets easier after the first time.",
        "You may find that you've been selling something too cheaply. You can't fix last year, but you can quote the new figure to the next person.",
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: "{month} is about the money you spend to feel better, and about what you'd still buy on a good day.",
        among:
          "It may be takeout after a hard day, clothes you don't wear, or a round for everyone.",
        answers:
          "What you'd still buy on a good day is worth the money, and the rest was paying for something that money doesn't get.",
      },
      {
        asks: "What do you buy when you're really after something else? In {month} you can catch yourself at it.",
        among:
          "You may order a jacket after a lonely week, a gadget that promises more time, or takeout on a night you'd hoped for company.",
        answers:
          'Much of what you buy like that is meant to be company or rest, and you can get both by calling a friend or going to bed.',
      },
    ],
    later: {
      eases: "You may find that you don't miss what you've stopped paying for.",
      presses:
        "You may be tempted to buy back what you gave up, and by the next day you probably won't be.",
    },
    turns: {
      begins: [
        "You could cancel one thing that you wouldn't sign up for again. It takes ten minutes, and you may feel better than the purchase ever made you feel.",
        "You can set aside a little money for pure pleasure, in advance. It's easier to enjoy what you've already paid for.",
      ],
      shows: [
        "You look at what you own and what you spend, and you see what you were trying to buy. It's usually comfort, and some of it can be had for nothing.",
        "A bill may tell you what a certain mood has been costing you. It's good to know, and you don't have to be ashamed of it.",
      ],
      halts: [
        'You may lose interest in something you were about to buy. Wait a few weeks, and see whether the interest comes back.',
      ],
      eases: [
        'You get something lovely for very little, or somebody treats you. You can enjoy it without working out what you owe.',
      ],
      presses: [
        'You may spend to comfort yourself, and the comfort is gone by evening. A walk with someone you like would have been cheaper.',
        "You may have to choose between what you like and what you can afford. When you've chosen, you'll know which one you'd been pretending about.",
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about knowing your own figures. You have a general idea of them, and a general idea has stopped being enough.',
        among:
          "It may be the rent and what's left after it, the subscriptions, or what's in the retirement account.",
        answers: "Once you know the figures, they're less frightening than the guessing was.",
      },
      {
        asks: '{month} is about a plan that costs money, and about whether the sum is right.',
        among: 'It may be a car, a course, a new kitchen, or a trip for more than one.',
        answers:
          'If the sum is too large, make the plan smaller, because the smaller one is the one you can begin.',
      },
    ],
    later: {
      eases: 'You know better than before what you can afford.',
      presses:
        'One of your figures may have to be corrected, which is easier when you know the rest.',
    },
    turns: {
      begins: [
        "You can make a simple budget that fits on one page. If it takes longer than an hour, it's too complicated to keep.",
        "It's a good day to look for a second way of earning, if only on paper. You need one good idea, and it's probably something you already do for free.",
      ],
      shows: [
        "The numbers are in front of you, and there's no arguing with them. What you thought was a money problem may turn out to be a habit.",
        "You find out what a plan of yours would really cost. You may decide that it's worth it, and then at least you've decided.",
      ],
      halts: [
        'A financial plan stops moving, and you have time to go over the assumptions. At least one of them was a hope.',
      ],
      eases: [
        "An idea about money turns out to work. It's probably a simple one that you'd been too busy to try.",
      ],
      presses: [
        "An expense may come that wasn't in the plan. You can pay it, but you can no longer say that things like that never happen.",
        'You may find that two people understood one sum in two ways. Get it in writing, and be kind about it.',
      ],
    },
  },
}
