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
    traces: {
      meet: "At the beginning {partner} does most of the talking, and you're glad to have somebody carry the evening while you get used to it. They think they've never been listened to so well.",
      draw: "With {partner} around, a day has more people in it and more going on than you'd have found alone. Nobody else hears the whole of it from them, because nobody else lets them finish.",
      days: '{partner} calls with the beginning of a story when you\'ve had your shoes off for one minute. You say "mm" in the right places, and they slow down a little to hear whether you\'re still there.',
      purpose:
        "What {partner} tells you in a rush comes back a day later in order, with the one thing they'd hurried past. Some of their better decisions begin with you saying, quietly, that you've been thinking about it.",
    },
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
    traces: {
      meet: "Somebody who knows what they're after has a pull to them, and for an evening or two it's a pleasure to hear {partner} explain it. You ask good questions, and they go away surer of it than they came.",
      draw: "With {partner} there's always something to look forward to, and it has a date. You know from their face how it's coming along, and they'd miss that more than the applause.",
      days: 'A free afternoon comes up, and {partner} already knows what it would be good for. You say fine, in the voice you use for fine.',
      purpose:
        "{partner} gets the two of you to places you'd never have set out for, and you notice when it's time to stop for lunch. They arrive with something left, which doesn't happen when they go alone.",
    },
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
    traces: {
      meet: "{partner}'s quick decisions cost nobody anything at first, since they're about which movie and which side of the street. You come along and like not having to choose.",
      draw: "When everyone else is still saying that they don't mind either way, {partner} has picked. You like being carried along, and they like how fully you settle in once you're there.",
      days: '{partner} settles something over the phone in two minutes and feels lighter for it. You hang up with no opinion, and it turns up the next morning in the shower.',
      purpose:
        "A friend who can't make a choice gets an answer from {partner} before the call is over, and from you the next day a question about how it feels. By then they generally know.",
    },
    last: {
      shape: 'said',
      says: 'You could say, "Give me until tonight," and {partner} could decide tomorrow.',
    },
  },
]
