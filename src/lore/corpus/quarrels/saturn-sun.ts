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
    traces: {
      meet: "{partner} tips too much, calls everyone over, and buys all the flowers in the bucket. You keep an amused count in your head, and at the beginning it's somebody else's money.",
      draw: "Life has a certain size around {partner}, and you'd be sorry to go back to portions. Affection from a person as careful as you looks deliberate to them, and they're flattered.",
      days: "{partner} says they've thrown in a little extra for somebody's farewell present. You ask how little, in a perfectly friendly voice, and they answer a different question.",
      purpose:
        "A surprise that the two of you arrange is large, and nobody regrets it afterward. {partner} thinks of the brass band, and you find a smaller one that's just as loud.",
    },
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
    traces: {
      meet: "{partner} tells you what they're going to do, with their eyes shining, and you're pleased to be one of the first to hear. You say little about your own plans, and they find that mysterious.",
      draw: "A yes from you is worth having because there are so few of them, and {partner} knows it. You like how a thing that hasn't happened yet has already made them happy.",
      days: "{partner} mentions to a third person something that you thought was still a secret. You straighten up slightly, and they squeeze your arm because it's going so well.",
      purpose:
        "{partner} gets people curious while you get the thing ready to be seen. On the day itself there's a crowd and something to show it, and you've each been spared the half you're bad at.",
    },
    last: {
      shape: 'week',
      says: "In a good week {partner} has told you first, and you've told nobody.",
    },
  },
]
