import type { MonthConditions } from '#lore/authored.ts'

export const moonConditions: MonthConditions = {
  Aries: {
    strain: [
      [
        "Your feelings come fast and hot, and you tend to act on them before you've worked out which one it is.",
        "If you wait one night, you'll know whether you're angry or hurt.",
      ],
      [
        "You don't like to need anyone, so when you do need someone, you may pick a fight with them first.",
        'When you need someone, you can say so and skip the fight.',
      ],
    ],
    gift: [
      'You cheer up as soon as you can do something, and you rarely hold a mood against anyone.',
    ],
  },
  Taurus: {
    strain: [
      [
        'You calm down when things stay the same, and you can put up with a lot so that they do.',
        "A small change that you choose yourself won't cost you your peace.",
      ],
      [
        'You comfort yourself with what you can touch and taste, and you may not ask what you needed comfort for.',
        "Before you comfort yourself, you can ask what's wrong.",
      ],
    ],
    gift: ["You're hard to shake and easy to please, and other people settle down near you."],
  },
  Gemini: {
    strain: [
      [
        'You find out what you feel by talking, and you often change the subject just before you get there.',
        "If you stay with a feeling a few minutes longer, you'll know what it is.",
      ],
      [
        'You can describe a feeling so neatly that nobody thinks of comforting you.',
        'You can tell somebody about a feeling before you have a neat description of it.',
      ],
    ],
    gift: [
      "You feel better as soon as you've told somebody, and you usually find someone to tell.",
    ],
  },
  Cancer: {
    strain: [
      [
        'You feel what everybody in the room feels, and it can be evening before you know what your own mood was.',
        "You can ask about your own mood first, while it's still morning.",
      ],
      [
        "You remember how things felt for years, and you may brace yourself for a hurt that isn't coming.",
        "You can relax your shoulders, because this isn't the old situation.",
      ],
    ],
    gift: ['You know what people need before they ask, and they feel at home with you.'],
  },
  Leo: {
    strain: [
      [
        "You need to feel special to the people you love, and you'd rather perform for them than ask.",
        "You can ask for attention in plain words, and you'll get more of it.",
      ],
      [
        "When you're hurt, you become very dignified, so people may take you for fine.",
        "When you're hurt, you can let one person see it.",
      ],
    ],
    gift: ['Your good moods are generous and catching, and you remember to praise people.'],
  },
  Virgo: {
    strain: [
      [
        "You calm yourself by putting something in order, and a feeling that can't be put in order makes you uneasy.",
        "You don't have to put a feeling in order before you're allowed to have it.",
      ],
      [
        'You correct the wording of what hurts you, and it can take you days to say that it hurt.',
        'You can say that something hurt on the day it hurts, even in the wrong words.',
      ],
    ],
    gift: ['You feel better for being useful, and you look after people in ways that help.'],
  },
  Libra: {
    strain: [
      [
        'Discord upsets you physically, so you tend to smooth things over before you know what you feel about them.',
        'You can leave a disagreement as it is for a day and find out what you feel.',
      ],
      [
        "You're most at ease with someone beside you, and you may agree to things so that they stay.",
        "You can say no to people, and they'll stay.",
      ],
    ],
    gift: ['You put people at ease, and you can bring up almost anything without giving offense.'],
  },
  Scorpio: {
    strain: [
      [
        "You feel things all the way down and show very little, and you'd rather not be asked until you're ready.",
        'You can tell one person before you feel ready.',
      ],
      [
        "You test people before you trust them, usually without telling them that it's a test.",
        'You can tell people what you need to know, which is quicker than testing them.',
      ],
    ],
    gift: [
      "You can stand strong feelings, your own and other people's, and people bring you the real story.",
    ],
  },
  Sagittarius: {
    strain: [
      [
        'You feel better with some room around you, and when a mood gets heavy, you look for the way out of it.',
        'A heavy mood is shorter than it looks, and you can stay in the room with it.',
      ],
      [
        'You cheer people up by reflex, yourself included, and the sad part may never get its turn.',
        'You can give the sad part ten minutes and then be cheerful.',
      ],
    ],
    gift: ['You recover quickly, because you can usually see the point or the joke of it.'],
  },
  Capricorn: {
    strain: [
      [
        'You learned to manage your feelings and get on with things, and it can be hard to stop managing.',
        "You can let it be somebody else's turn to be strong.",
      ],
      [
        "You'd rather be respected than comforted, so you're seldom offered comfort.",
        'You can accept some comfort and be respected all the same.',
      ],
    ],
    gift: ["You stay steady when other people don't, and you can wait for a good outcome."],
  },
  Aquarius: {
    strain: [
      [
        'You step back from a feeling to look at it, and it can be a long way back in.',
        'You can come back to a feeling while the other person is still there.',
      ],
      [
        "You don't like to be fussed over, and people may conclude that you don't need anything.",
        "You can tell people what you'd like, even if they fuss a little.",
      ],
    ],
    gift: ['You stay calm when feelings run high, and you let people be who they are.'],
  },
  Pisces: {
    strain: [
      [
        "You absorb the moods of people near you, and you can be sad for a whole day on somebody else's account.",
        "You can ask whose mood it is, and give it back if it isn't yours.",
      ],
      [
        'When life is too loud, you disappear, sometimes while still sitting at the table.',
        "When life gets too loud, you can say that you're leaving for a while.",
      ],
    ],
    gift: ["You're kind without effort, and you understand people before they've explained."],
  },
}
