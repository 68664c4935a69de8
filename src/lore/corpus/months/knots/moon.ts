import type { MonthKnots } from '#lore/authored.ts'

export const moonKnots: MonthKnots = {
  'moon~mercury': {
    joined: ['You talk about what you feel, and you feel better for it.'],
    tense: [
      [
        'You can put a feeling into words and still be no further with it.',
        'You can put a feeling into words and be better for it this time.',
      ],
      [
        'Your mood decides what you hear.',
        'You hear people as they mean it, whatever mood you came in with.',
      ],
    ],
    harmonious: ['You find the right words for what you feel.'],
  },
  'moon~venus': {
    joined: ["You need things to be pleasant, and you'll pay something to keep them so."],
    tense: [
      [
        'You give in to keep the peace, and you feel it later.',
        "You can say what you'd like and keep the peace as well.",
      ],
      [
        'What soothes you and what you like are two different things, and you can spend money on either.',
        "What you like soothes you, too, and it needn't cost anything.",
      ],
    ],
    harmonious: ['You make people feel at home without thinking about it.'],
  },
  'moon~mars': {
    joined: ['Your feelings come with a push in them, and you act on them at once.'],
    tense: [
      [
        "You're easily stung, and you hit back before you know that you were hurt.",
        "You may notice that you're hurt before you hit back, and say that instead.",
      ],
      [
        "You're angry when you're tired and tired when you've been angry.",
        "You get some rest, and with it there's less to be angry about.",
      ],
    ],
    harmonious: ['You stand up for what you feel, and it clears the air.'],
  },
  'moon~jupiter': {
    joined: ["You feel a lot and you give a lot, and you don't count either."],
    tense: [
      [
        'You promise on a good evening what the next morning has to deliver.',
        "What you promise in the evening you'll be glad to do the next morning.",
      ],
      [
        'Your moods are larger than their causes, and so are your kindnesses.',
        'Your mood is about the size of its cause, so you can trust it.',
      ],
    ],
    harmonious: ['You recover quickly, because you expect to.'],
  },
  'moon~saturn': {
    joined: ["You keep your feelings under control, and you look after other people's."],
    tense: [
      [
        "You don't ask for comfort, because you don't quite expect to get it.",
        "You can ask somebody for comfort, and you're likely to get it.",
      ],
      [
        'You feel responsible for the mood in the room.',
        'You can leave the mood in the room to somebody else for an evening.',
      ],
    ],
    harmonious: ["You stay calm when others don't, and people rely on it."],
  },
  'moon~uranus': {
    joined: [
      'You need closeness and air at once, and you can change from one to the other in an hour.',
    ],
    tense: [
      [
        'You get restless as soon as you feel safe.',
        'You can feel safe for an evening without looking for the way out.',
      ],
      [
        "Your feelings change without notice, and you'd rather leave than explain.",
        'Your feelings stay put long enough for you to explain them.',
      ],
    ],
    harmonious: ["You're at ease with what's unusual, in people and in yourself."],
  },
  'moon~neptune': {
    joined: ["You take in other people's feelings as if they were your own."],
    tense: [
      [
        "You can't always tell your own sadness from somebody else's.",
        'You can tell which part of a sadness is yours, and leave the rest where it belongs.',
      ],
      [
        'You withdraw when it gets too loud, and people take it for agreement.',
        "You can stay in company, because it's quiet enough for you.",
      ],
    ],
    harmonious: ["You understand people before they've explained themselves."],
  },
  'moon~pluto': {
    joined: ["You feel things all the way down, and you don't let many people see it."],
    tense: [
      [
        "You hold on to a feeling until you've gotten to the end of it.",
        "You can let a feeling pass before you've gotten to the end of it.",
      ],
      [
        "You suspect the worst when you're hurt, and you look for proof.",
        "You can believe what you're told without looking for proof.",
      ],
    ],
    harmonious: ['You can bear strong feelings, and people trust you with theirs.'],
  },
}
