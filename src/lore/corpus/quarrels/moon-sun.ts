import type { QuarrelArgument } from '#lore/authored.ts'

export const moonSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You need a while to yourself before you can take in anyone's day, and {partner} arrives with the whole day still going on.",
    matter: 'who gets the first ten minutes',
    fits: { you: ['water', 'earth'], partner: ['fire', 'air'] },
    quarrel: [
      'You come back to yourself slowly, and {partner} comes back to you at full speed, with everything that happened ({contact}).',
      'Telling you is how they finish a day, so they begin at once.',
      "You listen with half of yourself, because the other half hasn't arrived yet, and they can tell.",
      "They think that their life bores you, you think that there's no room for yours, and it's only been ten minutes.",
    ],
    repair: [
      "You say yes to listening before you're able to, and {partner} takes tiredness for a lack of interest.",
      "Given the ten minutes, you're the best listener they have.",
    ],
    yours: "Ask for your quiet first, out loud, and say when it'll be over.",
    theirs: '{partner} could come in slowly twice a week and let you be the one to ask.',
    both: 'Agree this month on how long the quiet lasts and who tells about the day first, and trade places after two weeks.',
    last: {
      shape: 'scene',
      says: "{partner} comes in with the whole day, sees that you're not there yet, and begins ten minutes later.",
    },
  },
  {
    thesis: "{partner} arranges the week around a goal, and you'd like some of the week back.",
    matter: 'whose goal the week belongs to',
    quarrel: [
      '{partner} is happiest with something to aim for, and everything near it gets arranged to serve it, including your evenings ({contact}).',
      'You go along, since you can feel how much it means to them.',
      "What you needed was never on the list, because you didn't think of it as something that has to be listed.",
      "Then you resist some small part of the plan, and they see somebody who doesn't believe in them.",
    ],
    repair: [
      "You protest against a detail when you're missing something larger, and {partner} takes your moods for objections.",
      "The plan can spare you more than you'd think, but it has to be told what.",
    ],
    yours:
      'Name one evening that nothing may be planned for, and keep it even when you feel generous.',
    theirs: 'It would help if {partner} asked what you need the week for before they laid it out.',
    both: 'Draw up one week together this month that starts with rest and has the goal fitted in around it.',
    last: {
      shape: 'week',
      says: "In a good week {partner} gets to the goal by Friday, and the weekend hasn't got one.",
    },
  },
  {
    thesis: 'You feel what {partner} decides, and you usually feel it first.',
    matter: "whether a decision may be talked over once it's made",
    fits: { you: ['water', 'fire'] },
    quarrel: [
      '{partner} makes up their mind and is relieved, and you learn what you think of it only by how it sits with you the next day ({contact}).',
      'So your objection comes late, when to them the matter is closed.',
      'They hear that their judgment is in question, and explain it again.',
      "You weren't asking for reasons, you were telling them that something hurts, and each explanation is further from that.",
    ],
    repair: [
      "You bring a feeling to a meeting that's over, and {partner} defends a decision that nobody has attacked.",
      'Where a day lies between the wish and the decision, you can usually say yes.',
    ],
    yours:
      "Say that you need a night on it before it's settled, and give your answer in the morning.",
    theirs: '{partner} could ask how it sits with you before they tell anyone else.',
    both: 'Let one decision this month wait a day on purpose, and see whether it comes out differently.',
    last: {
      shape: 'said',
      says: 'You could say, "Give me until tonight," and {partner} could decide tomorrow.',
    },
  },
]
