import type { QuarrelArgument } from '#lore/authored.ts'

export const venusMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You give {partner} the loveliest thing you can find, and they'd rather you remembered a small thing they once said.",
    matter: 'what makes a good present',
    quarrel: [
      "Say it's {partner}'s birthday, the paper alone took you an hour, and they say \"It's beautiful\" in a voice that you go on hearing for a week ({contact}).",
      'They know that you chose well and they feel greedy for minding, but what they mind is that a stranger could have liked it too.',
      "They wanted proof that somebody listens when they're only half talking.",
      "So you decide they're hard to please, they decide you don't quite know them, and the thing stands where visitors can admire it.",
    ],
    repair: [
      'With that present you trust your eye at a moment that calls for your memory.',
      "They say an important thing once, sideways, while looking for their shoes, and take it for granted that you'll store it.",
      "You don't have to give up beauty, because it's enough to add one line that shows you were in the room when they said it.",
    ],
    yours:
      'When they mention something in passing that they miss or used to love, put it in your phone the same night.',
    theirs:
      'It would mean more than they think if {partner} hinted a little more broadly, or twice.',
    both: 'Give each other something this month that costs under ten dollars and could be meant for nobody else.',
    last: "Once you've remembered the small thing, {partner} believes you about the lovely ones too.",
  },
  {
    thesis:
      "You'd rather say something nice than something true, and {partner} can hear the difference through a wall.",
    matter: "whether it's better to be nice or to be honest",
    quarrel: [
      "Tell a relative of {partner}'s that you adore the fruitcake, and there'll be one every December with your name on it ({contact}).",
      "It's a good joke for most of the year.",
      "But as you stand there praising the new one, {partner} is thinking of the things you've adored about them.",
      "They ask in bed whether you really like the curtains, or their friend Lee, and you're so warm and so quick with each answer that they're awake until three.",
    ],
    repair: [
      'You can be kind so smoothly that your kindness stops counting as evidence.',
      'They take manners meant for an aunt and apply them to the rest of your life, and they ask you at midnight, when anyone says yes.',
      'One honest "I don\'t care for it," said gently about something that doesn\'t matter, buys them more peace than a hundred compliments.',
    ],
    yours: 'On purpose, disagree with them pleasantly about one small thing every week.',
    theirs:
      'Things would go easier if {partner} thanked you for the first unwelcome truth, and meant it by the second.',
    both: 'Taste four things side by side this month and rank them in secret before you show each other the lists.',
    last: "Between something nice and something true {partner} doesn't need you to choose, so long as they can hear which is which.",
  },
]
