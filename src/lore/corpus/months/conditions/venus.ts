import type { MonthConditions } from '#lore/authored.ts'

export const venusConditions: MonthConditions = {
  Aries: {
    strain: [
      [
        "You know at once what you like and go after it, and you can lose interest when it's yours.",
        "You can look at what you already have as if you'd just met it.",
      ],
      [
        "You'd rather be turned down than kept waiting, so you may push for an answer too early.",
        "If you give people a week, you'll get a better answer.",
      ],
    ],
    gift: ['You show what you like without games, and people find it refreshing.'],
  },
  Taurus: {
    strain: [
      [
        'You love what lasts, and you may hold on to a thing or a person out of loyalty to how it was.',
        'You can keep the memory of something and let the habit go.',
      ],
      [
        'You like comfort, and it can keep you where you stopped being happy some time ago.',
        "A little discomfort is the way to something you'd like better.",
      ],
    ],
    gift: ["You know what's good and you enjoy it without guilt."],
  },
  Gemini: {
    strain: [
      [
        "You like what's new to you, and it can take you some time to admit that a thing has stopped being new.",
        'When something has stopped interesting you, you can say so in the same week.',
      ],
      [
        "You flirt with ideas and with people, and you'd like to leave most of the possibilities open.",
        "If you choose one possibility, it'll get more interesting.",
      ],
    ],
    gift: ["You charm people by being curious about them, and you're rarely dull company."],
  },
  Cancer: {
    strain: [
      [
        'You look after people and wait to be asked about yourself, and it can be a long wait.',
        'You can tell somebody about yourself without being asked.',
      ],
      [
        'You show love by taking care, and you may feel unloved by people who show it in another way.',
        "If you look at how other people show their love, you'll find that they've been showing it.",
      ],
    ],
    gift: ['You make people feel looked after, and they remember it.'],
  },
  Leo: {
    strain: [
      [
        'You love with a flourish, and a quiet affection can seem to you like none.',
        'You can count the quiet signs of affection, since there have been several.',
      ],
      [
        "You like to treat people, and it isn't easy for you to be the one who's treated.",
        'You can let somebody treat you and simply be pleased.',
      ],
    ],
    gift: ["You're generous with love and praise, and you make an occasion of small things."],
  },
  Virgo: {
    strain: [
      [
        'You love by improving things, and you may forget to say that you liked them as they were.',
        'You can say what you like and leave the improvement for another day.',
      ],
      [
        "You don't quite believe a compliment until you've checked it for errors.",
        'You can believe a compliment, because it was accurate.',
      ],
    ],
    gift: ['You notice what would help somebody and do it without any fuss.'],
  },
  Libra: {
    strain: [
      [
        "You make things pleasant for everyone, and you can be slow to notice that you aren't enjoying yourself.",
        "You can ask yourself early in an evening whether you're enjoying it.",
      ],
      [
        "You'd like it to be fair and beautiful, and you may put off what can only be one of the two.",
        'If it has to be one of the two, you can let it be fair first and beautiful later.',
      ],
    ],
    gift: ["You have a sense for what suits people, and they're at their best around you."],
  },
  Scorpio: {
    strain: [
      [
        'You want all of somebody or nothing, and you can be cool for a long time so as not to show it.',
        "If you show a little of what you want, you'll learn what you can have.",
      ],
      [
        "You're loyal past the point of sense, and you remember who wasn't.",
        "You can forgive one of the people you've been holding something against.",
      ],
    ],
    gift: ["You love deeply and you aren't frightened off by what's difficult."],
  },
  Sagittarius: {
    strain: [
      [
        "You love possibilities, and what's near and certain can look small to you beside them.",
        "What's near deserves a fair chance, because it's larger than it looks.",
      ],
      [
        "You give freely and promise freely, and the bill comes when you're already somewhere else.",
        'You can keep one promise at a time and stay as generous as you are.',
      ],
    ],
    gift: [
      "You're open-handed and good company, and you like people for being different from you.",
    ],
  },
  Capricorn: {
    strain: [
      [
        'You take love and money seriously, and you may save both for a later that keeps moving.',
        "You can spend a little of what you're saving for later, while the right person is here.",
      ],
      [
        "You show affection by being reliable, and people may not know that it's affection.",
        "You can say in words that you're fond of someone.",
      ],
    ],
    gift: ['What you choose you stand by, and it tends to be worth more every year.'],
  },
  Aquarius: {
    strain: [
      [
        'You like people best when they leave you free, and you explain what you think and leave out what you feel.',
        'You can say what you feel along with what you think.',
      ],
      [
        "You treat everyone as a friend, and the one who'd like to be more may not be able to tell.",
        'You can let one person see that they matter more than the others.',
      ],
    ],
    gift: ['You like people as they are, and they can feel it.'],
  },
  Pisces: {
    strain: [
      [
        "You see the best in people, and you may go on loving what you saw when it's no longer there.",
        'You can look at how people are now and see whether you like it.',
      ],
      [
        'You give without counting, and you can be empty before you notice.',
        'You can keep a share of what you give for yourself.',
      ],
    ],
    gift: ['You love without conditions, and you find beauty where others pass by.'],
  },
}
