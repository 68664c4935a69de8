import type { MonthConditions } from '#lore/authored.ts'

export const saturnConditions: MonthConditions = {
  Aries: {
    strain: [
      [
        'You tend to hold back at the start, as if you needed permission to go first.',
        "You don't need permission, and you can go first.",
      ],
      [
        "You're hard on yourself when you're impatient, and impatient when you're made to wait.",
        "Waiting isn't losing, and you can use the time.",
      ],
    ],
    gift: ["You've learned to take the lead without rushing anyone."],
  },
  Taurus: {
    strain: [
      [
        "You worry about having enough, and you can go on saving when there's plenty.",
        "There's enough, and you can check the figures to be sure.",
      ],
      [
        "You don't easily let go of what you've worked for, even when it's in your way.",
        "You can let go of something you've earned, because you know how to earn it again.",
      ],
    ],
    gift: ['You make things last, and you waste very little.'],
  },
  Gemini: {
    strain: [
      [
        'You think twice before you speak, and you may prepare so long that the talk has moved on.',
        'You can speak unprepared, since you know the subject.',
      ],
      [
        "You're afraid of having said the wrong thing, and you go over it at night.",
        "You can ask the other person whether it bothered them, and they'll probably have forgotten it.",
      ],
    ],
    gift: ['You put things exactly, and people take your word.'],
  },
  Cancer: {
    strain: [
      [
        "You feel responsible for the people at home, and you don't often let them look after you.",
        "You can let the people at home look after you, since they'd like to.",
      ],
      [
        'You keep your feelings in reserve, and it can be lonely to be the strong one.',
        'You can be the one who needs something this time.',
      ],
    ],
    gift: ['You can be relied on at home, whatever happens.'],
  },
  Leo: {
    strain: [
      [
        "You hold back what you're proudest of until it's perfect, and people may never see it.",
        "You can show what you've made now, while you still like it.",
      ],
      [
        "You need recognition more than you'd admit, and you're stern with yourself about needing it.",
        'You can want recognition, and you can ask for it.',
      ],
    ],
    gift: ["You've earned your confidence, and it doesn't depend on applause."],
  },
  Virgo: {
    strain: [
      [
        "You hold yourself to a standard that nobody has asked for, and you check your work until you're tired.",
        'You can hand it in, because it was good two checks ago.',
      ],
      [
        'You worry about what you may have overlooked, and you rarely have overlooked anything.',
        "You haven't overlooked anything, and you can stop looking.",
      ],
    ],
    gift: ["You're careful and thorough, and your work speaks for you."],
  },
  Libra: {
    strain: [
      [
        'You take agreements seriously, and you may stay in one that only you are keeping.',
        'You can ask for an agreement to be kept on both sides.',
      ],
      [
        "You're careful to be fair, and it can take the spontaneity out of being close.",
        "You can be a little unfair in somebody's favor, and see what comes back.",
      ],
    ],
    gift: ['You keep your promises, and you choose carefully to whom you make them.'],
  },
  Scorpio: {
    strain: [
      [
        'You keep a tight hold on what you feel and what you own, and you trust slowly.',
        'You can trust one step further than you have.',
      ],
      [
        "You expect to have to manage alone, so you're often prepared for the worst and seldom for help.",
        'Help is there, and you can plan on it.',
      ],
    ],
    gift: ["You can face hard facts, and you don't run from what has to be done."],
  },
  Sagittarius: {
    strain: [
      [
        'You want to be certain before you believe, and you may keep your hopes on a short leash.',
        'You can hope for a little more, since the facts allow it.',
      ],
      [
        "You take your convictions seriously, and you may defend one that you've outgrown.",
        'You can outgrow an opinion in front of other people.',
      ],
    ],
    gift: ['What you believe has been tested, and people sense it.'],
  },
  Capricorn: {
    strain: [
      [
        'You do your duty first and call it discipline, and you put yourself at the end of the list.',
        'You can put one thing of your own ahead of one duty.',
      ],
      [
        'You take on what has to be carried, and you rarely ask whether it has to be carried by you.',
        "Some of what you carry isn't yours, and you can put it down.",
      ],
    ],
    gift: ["You know how long things take, and you stay until they're done."],
  },
  Aquarius: {
    strain: [
      [
        "You keep to your principles even when you'd rather be with the others.",
        "You can bend a principle for an evening, and it'll still be there.",
      ],
      [
        "You have your own rules, and people may not know them until they've broken one.",
        "You can tell people your rules before they've broken one.",
      ],
    ],
    gift: ['You stand by your ideas and by your friends, and you change neither lightly.'],
  },
  Pisces: {
    strain: [
      [
        "You feel guilty easily, and you may pay for things that weren't your fault.",
        "If it wasn't your fault, you can stop paying for it.",
      ],
      [
        "You find it hard to draw a line, and when you finally do, it's a wall.",
        'If you draw the line earlier, it can stay thin.',
      ],
    ],
    gift: ['You know how to give your sympathy a useful form.'],
  },
}
