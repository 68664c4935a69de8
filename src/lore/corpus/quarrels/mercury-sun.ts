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
    traces: {
      meet: "You ask {partner} about themselves for a whole evening, and there's hardly a nicer way to meet. At that stage a question is only a question.",
      draw: "{partner} stands behind what they say with their whole person, and you find that worth looking into. They know that you're interested, since hardly anyone else gets to a fifth question.",
      days: "{partner} tells you where they've booked for Friday, and you ask if it's the one near the bridge. They say that it's very good, which wasn't what you'd asked.",
      purpose:
        "A plan of {partner}'s goes out into the world with fewer holes in it once you've been through it. They're the one who presents it to a room full of people, and nothing that's asked there is new to them.",
    },
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
    traces: {
      meet: "When you finish {partner}'s sentence the first few times, they say exactly, and you're both delighted. How it was meant to end is nobody's concern yet.",
      draw: "What {partner} says is worth waiting for, as you'd be the first to admit. They enjoy being understood so quickly, up to the last five words.",
      days: 'While {partner} tells friends about a trip, you supply the name of the town. You also supply the weather, and after that they let you tell it.',
      purpose:
        'Friends who want advice get two answers from you and {partner}. Yours comes at once and theirs comes at the end of the walk, and the second has usually made good use of the first.',
    },
    last: {
      shape: 'scene',
      says: '{partner} is halfway through a sentence, you know the end, and it comes out differently.',
    },
  },
]
