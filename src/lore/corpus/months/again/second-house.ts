import type { PlotAgain } from '#lore/authored.ts'

export const secondHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can name the price in writing first, where there's no face to watch. It looks bold on the page and ordinary the next morning. You could send it then.",
      ],
      'full-moon': [
        "Somebody may tell you what they paid elsewhere for the same thing. You can do the sum in your head while you go on smiling. The price you've been asking has been a present, and now you know its size.",
      ],
      eclipse: [
        'A customer, a side job, or a favor with money in it may come to an end. The price that went with it ends, too. The next one begins at whatever you say in the first minute.',
      ],
      station: [
        "You may be asked to explain a price that you'd thought was settled. You can leave the figure alone and explain what's in it. They may only have wanted to know.",
      ],
      'slow-eases': [
        'Somebody may raise the price for you, by recommending you to a person who pays more. You only have to keep from lowering it again out of nerves.',
      ],
      'slow-presses': [
        "The price has to be said to a person who counts. They'll count for a while, and you can let them. What you leave unsaid in that minute is worth money.",
      ],
    },
    between: {
      before: ['You round down in your head, out of habit, and catch yourself at it.'],
      after: ['You say it a second time to somebody else, and your voice stays where it is.'],
    },
    toward: {
      eases: ['You may have been paid in full once by now, and nothing bad came after it.'],
      presses: ['You may have done the extra hour again, and looked at the clock this time.'],
    },
    steps: {
      newMoon: [
        "A jar, an account, or an envelope can be set up for one purpose. It's the purpose that keeps your hand off it.",
      ],
      fullMoon: [
        "You can see what comes in and what it takes out of you. For one of your jobs the two don't match.",
      ],
      back: [
        'An old invoice or an old promise may turn up, and the terms make you blink. You were glad of them once.',
      ],
      on: [
        "A payment may arrive that you'd stopped looking for. It argues for asking a little earlier the next time.",
      ],
      'outer/eases': [
        "What you think you need has been shrinking over the years. You have more room to say no than you've been using.",
      ],
      'outer/presses': [
        "Something you'd counted on may be repriced without anybody's asking you. It helps to know your own floor before they tell you theirs.",
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can begin the list over on a clean page with five things that you'd miss. Everything else has to apply for a place on it. Some of it won't bother.",
      ],
      'full-moon': [
        'The statement, the closet, or the garage gives you the whole list at once. You may laugh at one item and wince at another. The one you wince at can go first.',
      ],
      eclipse: [
        "A contract ends, or something large breaks for good, and the list gets shorter without you. You may not rush to fill the line. It's a good deal of money, and it turns out that you hadn't loved it.",
      ],
      station: [
        "You've crossed something off the list, and now there's a letter about it, or a fee. It's worth one more call, with the date in front of you.",
      ],
      'slow-eases': [
        "The list has become short enough to forget about. What's on it is there because you like it, and you can tell by how seldom you check the price.",
      ],
      'slow-presses': [
        "There's less money than there are lines on the list, and somebody has to choose. If you choose by what you'd miss in a month, the order is soon clear.",
      ],
    },
    between: {
      before: ['You find the first one by chance, and after that you go looking.'],
      after: ['You catch yourself with a thing in your hand, asking what it would replace.'],
    },
    toward: {
      eases: ['One of the small ones may have gone by now, hardly missed.'],
      presses: ['It has become more tiring to keep track of it than to go through it.'],
    },
    steps: {
      newMoon: ['You could pay for something once and well, and be done with it for ten years.'],
      fullMoon: [
        'You may see how much you already have. For a day or so it makes the stores look odd.',
      ],
      back: [
        "A subscription that you'd canceled may come back with an offer. The reasons you had are still in the old email.",
      ],
      on: ["A refund or a decision may come through. It's best moved somewhere before it's spent."],
      'outer/eases': [
        "You've come to want fewer and better things, without having decided to. You may notice it by what you walk past.",
      ],
      'outer/presses': [
        "Prices may change under something you'd thought of as fixed. It's a chance to ask if it has to be fixed.",
      ],
    },
  },
]
