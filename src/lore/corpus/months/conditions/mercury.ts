import type { MonthConditions } from '#lore/authored.ts'

export const mercuryConditions: MonthConditions = {
  Aries: {
    strain: [
      [
        'You think fast and say it at once, and you tend to answer the first half of what people say.',
        "If you hear people out, you'll find that the second half of the sentence was the important one.",
      ],
      [
        'You argue to find out what you think, which can be hard on people who take it for a fight.',
        "You can tell people that you're only thinking aloud, and it won't become a fight.",
      ],
    ],
    gift: ['You get to the point before anyone else, and people are often grateful.'],
  },
  Taurus: {
    strain: [
      [
        'You take your time to form an opinion, and once you have it, new facts have to wait outside.',
        'You can let one new fact in and see if your opinion still stands.',
      ],
      [
        "You don't say much until you're sure, so people may decide without hearing from you.",
        "You can say what you think before you're sure, while it still counts.",
      ],
    ],
    gift: ['You think slowly and well, and what you say can be built on.'],
  },
  Gemini: {
    strain: [
      [
        'Your mind takes up everything at once, and a subject may lose you at the point where it gets serious.',
        'If you stay until the subject gets serious, you get the useful part.',
      ],
      [
        "You're so good with words that you can talk yourself into either side.",
        'You can decide first and talk afterward.',
      ],
    ],
    gift: ['You make connections quickly, and you can explain almost anything to almost anyone.'],
  },
  Cancer: {
    strain: [
      [
        'You think with your memory, and an old hurt can change how you hear a new sentence.',
        'You can listen to what was said today, which was friendlier than what you remember.',
      ],
      [
        'You hint at what you mean and hope that people who love you will work it out.',
        'You can say outright what you mean, and nobody has to work it out.',
      ],
    ],
    gift: ['You listen to how people say things, and you remember what matters to them.'],
  },
  Leo: {
    strain: [
      [
        'You speak with conviction, and taking something back afterward costs you a good deal.',
        'You can take something back quickly, and hardly anyone will remember it.',
      ],
      [
        'You tell a story well, and you may not notice when somebody else had one to tell.',
        "You can ask for somebody else's story, because there's something in it for you.",
      ],
    ],
    gift: ['You say things with warmth and confidence, and people believe you.'],
  },
  Virgo: {
    strain: [
      [
        'You check and recheck, and the message may sit in your drafts until the moment for it is gone.',
        'You can send the message with its small faults, and nobody will see them.',
      ],
      [
        'You hear the error in a sentence before you hear what it was meant to say.',
        'You can answer what people mean and let the error pass.',
      ],
    ],
    gift: ['You see how the details fit, and you can make a muddle clear in a few lines.'],
  },
  Libra: {
    strain: [
      [
        "You weigh every sentence for how it'll be received, and the true one may come out last.",
        'You can put the true sentence first and be polite after it.',
      ],
      [
        'You ask for one more opinion before you decide, and then you have one more to weigh.',
        "You've heard enough opinions, and one of them is yours.",
      ],
    ],
    gift: ['You can put both sides so well that each of them feels understood.'],
  },
  Scorpio: {
    strain: [
      [
        "You look for what's behind the words, and sometimes nothing is.",
        "You can take people at their word, and you'll be right most of the time.",
      ],
      [
        "You keep what you know to yourself until it can be used, and people sense that there's more.",
        "If you share a little of what you know, you'll be told more.",
      ],
    ],
    gift: ['You ask the question that others avoid, and you can keep the answer to yourself.'],
  },
  Sagittarius: {
    strain: [
      [
        'You see the big picture and say it with confidence, and the exception tends to be pointed out by somebody else.',
        'If you look for the exception yourself, your case gets stronger.',
      ],
      [
        'You promise with your whole heart, and the date only gets attached to it later.',
        "You can attach a date to a promise at once, and it'll be kept.",
      ],
    ],
    gift: ['You see where things lead, and you can make people laugh about it.'],
  },
  Capricorn: {
    strain: [
      [
        'You say only what you can back up, so your hopes and doubts often go unmentioned.',
        "You can mention a hope that you can't prove.",
      ],
      [
        "You plan for what could go wrong, and people may think you're against it.",
        "You can say that you're for it before you list what could go wrong.",
      ],
    ],
    gift: ['You think in steps and dates, and what you plan tends to happen.'],
  },
  Aquarius: {
    strain: [
      [
        "You think in principles, and a person who's upset can find that cool.",
        'You can begin with the person and come to the principle later.',
      ],
      [
        'You like the unusual answer, and now and then you overlook that the usual one would do.',
        'Now and then the usual answer is the right one.',
      ],
    ],
    gift: ["You think of what hasn't been tried, and you don't mind being the only one."],
  },
  Pisces: {
    strain: [
      [
        "You know things before you can explain them, and when you're pressed for reasons, you may give in.",
        'You can say no now and give your reasons later.',
      ],
      [
        'You leave things vague so that nobody is hurt, and then everybody understands something else.',
        "If you're exact about one thing, the rest can stay soft.",
      ],
    ],
    gift: ['You understand what people mean even when they say it badly.'],
  },
}
