import type { PlotAgain } from '#lore/authored.ts'

export const ninthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can book one night of the trip and let the rest grow around it. It's a fixed point, and things begin to point that way. You may find yourself learning three words.",
      ],
      'full-moon': [
        "You can see how far away you've been in your head, and what you've missed at home meanwhile. The trip is either coming or it isn't. You could say which out loud.",
      ],
      eclipse: [
        "The trip may be called off, or somebody else's place may fall to you. You have a day to decide, which suits you better than the year you've had.",
      ],
      station: [
        "Something about the trip has to be done again, a date, a form, a conversation with the person who stays behind. It goes more smoothly when you say what you're going for.",
      ],
      'slow-eases': [
        'The trip is arranged. You did it in small sittings and hardly noticed, and now you only have to be the person who goes.',
      ],
      'slow-presses': [
        'The trip costs more than you have, in money or in days. You can make it shorter or make it later. Either way you should leave it in the calendar where you can see it.',
      ],
    },
    between: {
      before: ['You tell people about the trip as if it were settled.'],
      after: ["You look at your own street for a day as you'd look at it on a trip."],
    },
    toward: {
      eases: ['Somebody may have offered you a place to stay on the trip, and meant it.'],
      presses: ["You've probably spent another evening with pictures of the trip."],
    },
    steps: {
      newMoon: [
        "You can read one book about a place, to the end. You'll have been there a little.",
      ],
      fullMoon: [
        "You may meet somebody who has just come back. They'll tell you which part was worth it.",
      ],
      back: ["You may be drawn to a place where you've been. You'd see other things now."],
      on: [
        'The visa, the money, or the nerve may arrive. You could leave the bag open a little longer and pay when everything is in.',
      ],
      'outer/eases': [
        'The world you feel at home in has gotten wider over the years. You know it by the news that you read to the end.',
      ],
      'outer/presses': [
        "Where you'd meant to go may have changed. It's possible that you have, too, and that another map would do.",
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can read the best case against your opinion, by somebody who can write. You won't be convinced by the end. You'll be a little less loud, and more interesting.",
      ],
      'full-moon': [
        "Your opinion is quoted back to you by somebody who has understood it. It sounds different from outside. You could keep the half that doesn't make you wince.",
      ],
      eclipse: [
        'Something happens that your opinion had no place for. You can bend the thing or the opinion. For a few days you might simply have none.',
      ],
      station: [
        "You may be asked again about an opinion that you gave years ago. You can say what you'd say now. Nobody has been keeping the minutes.",
      ],
      'slow-eases': [
        "You notice that the opinion has softened by itself. You've met too many people who didn't fit it, and you liked some of them.",
      ],
      'slow-presses': [
        "Somebody with a good education may make you defend your opinion to the end. The last third of it doesn't hold. You can give that up without losing the rest.",
      ],
    },
    between: {
      before: ['You hold to the opinion in company and let go of it in the car.'],
      after: ["You listen to other people's opinions, and you can tell which of them are sure."],
    },
    toward: {
      eases: ['You may have enjoyed being wrong about something smaller than the opinion.'],
      presses: [
        'You may have heard yourself give the opinion again, in the same words as last year.',
      ],
    },
    steps: {
      newMoon: [
        "You can take a class, or ask a child. Either way you'll be the one who doesn't know.",
      ],
      fullMoon: [
        "You may see how far you've come from what you were taught. Someone who taught it to you may see it, too.",
      ],
      back: [
        "A book you used to love may fall into your hands. The underlining is embarrassing, and one line isn't.",
      ],
      on: [
        'You know what you believe about it, for now. It fits into a sentence that has no always in it.',
      ],
      'outer/eases': [
        "Your convictions have been getting fewer and firmer. The ones that left didn't slam anything.",
      ],
      'outer/presses': [
        'What everyone around you agrees on may seem odd to you for a while. You can ask about it as if you came from elsewhere.',
      ],
    },
  },
]
