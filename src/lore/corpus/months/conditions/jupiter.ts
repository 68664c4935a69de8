import type { MonthConditions } from '#lore/authored.ts'

export const jupiterConditions: MonthConditions = {
  Aries: {
    strain: [
      [
        "You believe in the next start, and you're generous with energy that you may need later.",
        "You can keep some of your energy for the middle, where it's needed.",
      ],
      [
        "You take chances quickly, and you don't like to hear the odds.",
        'You can hear the odds and still take the chance.',
      ],
    ],
    gift: ["You have faith in your own initiative, and it's often rewarded."],
  },
  Taurus: {
    strain: [
      [
        'You trust what you can hold, and you may collect more security than you can use.',
        'You have enough, and you can use some of it.',
      ],
      [
        'You grow slowly, and you can talk yourself out of a good offer because it came too fast.',
        'A good offer may come fast, and you can look at it twice.',
      ],
    ],
    gift: ['You build up good things by degrees, and you enjoy them as you go.'],
  },
  Gemini: {
    strain: [
      [
        "You're interested in everything, and you know a little about more subjects than you can follow up.",
        "If you follow up one subject, it'll take you further than ten.",
      ],
      [
        'You can argue for anything, and now and then you convince yourself.',
        "You can ask yourself which side you'd bet money on.",
      ],
    ],
    gift: ['You learn from everyone you meet, and luck tends to come to you as information.'],
  },
  Cancer: {
    strain: [
      [
        "You're generous at home and to anyone who needs a meal, and you can take on more people than you can feed.",
        'You can be kind to fewer people at a time.',
      ],
      [
        'You trust those you know, and you may overlook a good thing because it comes from strangers.',
        'A stranger may mean well, and you can let them.',
      ],
    ],
    gift: ["You give people a place to come to, and they repay you in ways you don't expect."],
  },
  Leo: {
    strain: [
      [
        "You think big and you like an audience, and you may promise it more than you'd give in private.",
        "You can promise in public only what you'd give in private.",
      ],
      [
        "You're generous, and it can be hard for you to accept something without topping it.",
        "When you're given something, you can say thanks and leave it at that.",
      ],
    ],
    gift: ['You have confidence to spare, and it makes other people braver.'],
  },
  Virgo: {
    strain: [
      [
        'You believe in improvement, and you can lose a large idea among its details.',
        'You can step back from the details, since the idea is still good.',
      ],
      [
        'You help wherever you see something to fix, and you see it everywhere.',
        'You can leave one problem for somebody else to solve.',
      ],
    ],
    gift: ['You make good things out of small ones, by doing them well.'],
  },
  Libra: {
    strain: [
      [
        "You believe there's a solution that suits everyone, and you may keep looking for it after the deadline.",
        'You can take the solution that suits most people, including you.',
      ],
      [
        "You hope for a great deal from other people, and you'd rather not ask for it.",
        "You can ask people for what you're hoping for, and you'll get the greater part.",
      ],
    ],
    gift: ["You bring out people's better sides, and they're glad to be fair to you."],
  },
  Scorpio: {
    strain: [
      [
        'You want to get to the bottom of things, and you often go alone and say little about it.',
        "You can tell somebody what you've been looking into.",
      ],
      [
        "You bet everything or nothing, and a moderate sum doesn't interest you.",
        'A moderate stake is the right one here.',
      ],
    ],
    gift: ['You find something of value where others have stopped looking.'],
  },
  Sagittarius: {
    strain: [
      [
        "You trust in luck and distance, and you'd rather set out than prepare.",
        'You can prepare for a day and then set out.',
      ],
      [
        'You see the meaning of everything so readily that you may skip what it means to someone else.',
        'You can ask what it means to the other person.',
      ],
    ],
    gift: ['You expect good things and share them freely.'],
  },
  Capricorn: {
    strain: [
      [
        'You trust what has been worked for, and a thing that comes easily makes you suspicious.',
        'Something may come easily, and you may have it anyway.',
      ],
      [
        'You allow yourself to enjoy things when everything is finished, and everything never is.',
        'You can enjoy some of it before everything is finished.',
      ],
    ],
    gift: [
      'You know what can be done and in what order, and your hopes tend to come true on schedule.',
    ],
  },
  Aquarius: {
    strain: [
      [
        'You believe in people in general, and the particular ones can disappoint you.',
        "If you take people as they are, they'll disappoint you less.",
      ],
      [
        'You like plans that change everything, and those that change one thing may bore you.',
        "You can change one thing, since it's the beginning of the rest.",
      ],
    ],
    gift: ['You find allies in unexpected places, and your ideas travel.'],
  },
  Pisces: {
    strain: [
      [
        'You trust that things will work out, and you may leave to chance what a phone call would settle.',
        "You can make the call that you've been leaving to chance.",
      ],
      [
        'You have sympathy for everyone, and it can go to those who take it for granted.',
        "You can give your sympathy to someone who'd notice.",
      ],
    ],
    gift: ["You're open to what comes, and help often turns up when you need it."],
  },
}
