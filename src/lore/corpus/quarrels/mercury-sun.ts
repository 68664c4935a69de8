import type { QuarrelArgument } from '#lore/authored.ts'

export const mercurySunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You think by asking questions, and {partner} tends to hear in each one a doubt about them.',
    matter: 'whether a question is a doubt',
    quarrel: [
      'You understand a thing by taking it apart, and {partner} presents a thing as a whole, with themselves in it ({contact}).',
      'So your questions land on a person when you had aimed at an idea.',
      '{partner} answers more and more firmly, and the firmness makes you curious, so you ask one more.',
      'They end up defending themselves against somebody who was only interested.',
    ],
    repair: [
      "You go on asking after the tone has changed, and {partner} hears an examiner where there's a student.",
      'It takes very little, since one sentence about what you like in the idea makes the next five questions welcome.',
    ],
    yours: "Say first what you like about an idea of {partner}'s, and then ask.",
    theirs:
      "{partner} could tell you when a plan is finished and when it's still open to questions.",
    both: "Take one plan of {partner}'s this month and let them choose the hour at which you may ask everything.",
    last: {
      shape: 'cost',
      says: "Your questions don't stop being questions, and now and then one will cost {partner} a day's confidence before it's explained.",
    },
  },
  {
    thesis:
      "You can generally tell how {partner}'s sentence is going to end, and they'd like to be the one to end it.",
    matter: 'who finishes the sentence',
    quarrel: [
      "You're quick, and what {partner} says is carefully built, so you often get to the point before they do ({contact}).",
      'You say it for them, which to you is a way of keeping up.',
      "To them it's the part they'd been looking forward to, and now it's been said by somebody else and slightly wrong.",
      'They begin again from the start, you get restless, and the subject has become your manners.',
    ],
    repair: [
      'You take speed for attention, and {partner} takes an interruption for contempt.',
      'When you hold back for the length of one sentence, what comes at the end of it often surprises you.',
    ],
    yours: 'Let {partner} get to the end, and count to two before you answer.',
    theirs:
      'It would help if {partner} began with the point of a story and told the rest afterward.',
    both: 'Tell each other one long thing this month without a word from the listener, and ask three questions at the end.',
    last: {
      shape: 'scene',
      says: '{partner} is halfway through a sentence, you know the end, and it comes out differently.',
    },
  },
]
