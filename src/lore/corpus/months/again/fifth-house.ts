import type { PlotAgain } from '#lore/authored.ts'

export const fifthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can do the first ten minutes of the project badly and on purpose. The second ten tend to be better. By the end of the evening it has a shape, and you'll want to see it in the morning.",
      ],
      'full-moon': [
        "The project can be looked at, and you may look at it from the far side of the room. There's one thing there that you hadn't planned. People will like that one.",
      ],
      eclipse: [
        "The project may lose its occasion, its partner, or its place on the kitchen table. What you'd still do without those is the actual project.",
      ],
      station: [
        "The project stops going forward, and you may tinker. Take it back to the last point at which you were happy. It isn't far.",
      ],
      'slow-eases': [
        "You've got a way of working on the project that doesn't depend on the mood. It's less exciting, and there's more of it at the end of the week.",
      ],
      'slow-presses': [
        "Somebody may ask what the project is for, and when it'll be done. You can answer the second question. It does the first some good.",
      ],
    },
    between: {
      before: [
        'You look at what others have made, and it makes you want to start the project and to stop.',
      ],
      after: [
        "You see things for the project everywhere, on walls and in other people's sentences.",
      ],
    },
    toward: {
      eases: ['Someone may have seen a corner of the project by now and asked for more.'],
      presses: [
        "You've put the project off with such good reasons that you've begun to doubt them.",
      ],
    },
    steps: {
      newMoon: [
        'You can play for an hour with somebody much younger, or with no one. It loosens your hand.',
      ],
      fullMoon: [
        "You may be asked to show something, and blush. They've seen worse, and they're waiting.",
      ],
      back: [
        'You may take out something you made long ago. The mistakes are dear to you by now, and the idea is still good.',
      ],
      on: ["You can go on where you'd stopped. It's ready for a stranger."],
      'outer/eases': [
        "What you find beautiful has been changing, and you've begun to trust it before anyone agrees.",
      ],
      'outer/presses': [
        "You may break off and begin again with something odder. It's a fair trade if you keep the scissors away from the first one.",
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can ask one person out for the evening and leave the plan to chance. If it's dull, you'll have been dull in company. If it isn't, you have something to tell.",
      ],
      'full-moon': [
        'The evening turns out fuller than you meant it to. Somebody may sing, or say what they feel, and you could still be there at midnight. You can be tired tomorrow.',
      ],
      eclipse: [
        "Something you used to do for fun may be over, and the evening stands empty. It's worth sitting in it once. What you miss first is the part to look for.",
      ],
      station: [
        "You go back to an old pleasure for an evening, and it's almost the same. You can see what has been missing and what you've outgrown.",
      ],
      'slow-eases': [
        'The evening has become a fixed thing, and people know where to find you. You look forward to it from about noon.',
      ],
      'slow-presses': [
        "There's less money or less energy for it than there was, and the evening has to be planned. You may find out which part you were there for. It tends to be the cheap part.",
      ],
    },
    between: {
      before: ["You scroll through what's on, and by the time you've chosen, the evening is over."],
      after: ["You may catch yourself humming after a good evening, and be asked what's happened."],
    },
    toward: {
      eases: ['An evening lately may have made you laugh until it hurt.'],
      presses: ['You may have come home from another evening and wondered why you went.'],
    },
    steps: {
      newMoon: ["You can sign up for something that's no use. Go twice before you decide."],
      fullMoon: [
        "Somebody may flirt with you, or you with them, in front of everyone. It's allowed to mean nothing.",
      ],
      back: [
        'Someone you used to have fun with may write. You can find out whether it was them or the age you were.',
      ],
      on: [
        'A plan for a night out comes together after weeks of messages. You could still be the one who books.',
      ],
      'outer/eases': [
        'Your idea of a good time has gotten quieter or louder over the years. You may stop apologizing for either.',
      ],
      'outer/presses': [
        'You may be restless in company and restless at home. A third place would help, with music in it.',
      ],
    },
  },
]
