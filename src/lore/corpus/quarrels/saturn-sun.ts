import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You protect {partner} from their own grand gestures, and they'd rather be admired for them.",
    matter: 'who can afford a grand gesture',
    fits: { partner: ['fire', 'air'] },
    quarrel: [
      "{partner} shows who they are by giving more than is necessary, and you see what it'll cost them in March ({contact}).",
      "You say so, because you'd want to be told.",
      "They feel that you've seen the price and not the heart in it, and go ahead, larger than before.",
      "You're left to be the careful one for two, and it's a part in which nobody gets applause.",
    ],
    repair: [
      'You answer a gesture with arithmetic, and {partner} takes concern for contempt.',
      "If you admire it first, you'll often be asked about the arithmetic.",
    ],
    yours: "Say what's fine about an idea of {partner}'s before you say what it costs.",
    theirs:
      '{partner} could let you in on the next one early, while it can still be made affordable.',
    both: 'Plan one grand gesture together this month, with their idea and your budget.',
    last: {
      shape: 'scene',
      says: "{partner} picks up the bill for everyone, you don't say a word, and it turns out that it was in the budget.",
    },
  },
  {
    thesis:
      "You don't talk about a thing until it's done, and {partner} can't begin until they've told someone.",
    matter: 'when a thing may be announced',
    fits: { partner: ['fire', 'air'] },
    quarrel: [
      "{partner} gets their strength from being believed in, so they tell people early, and you get yours from not having said anything you can't keep ({contact}).",
      "You listen with a face that's waiting to see.",
      "It's meant as fairness, and they take it for doubt.",
      "They tell somebody warmer, you hear of it later, and you're hurt in your turn.",
    ],
    repair: [
      "You save your belief for the result, when it's no longer needed, and {partner} spends a plan on talking about it.",
      "A small sign of faith at the beginning costs you nothing that you'd have to take back.",
    ],
    yours: 'Tell {partner} early that you think they can do it.',
    theirs:
      "It would help if {partner} kept one plan between the two of you until it's halfway done.",
    both: "Choose one thing this month that's to be told to nobody, and one that's to be told to everybody at once.",
    last: {
      shape: 'week',
      says: "In a good week {partner} has told you first, and you've told nobody.",
    },
  },
]
