import type { QuarrelArgument } from '#lore/authored.ts'

export const venusMoon: QuarrelArgument[] = [
  {
    thesis:
      "You give {partner} the loveliest thing you can find, and they'd hoped you'd remember the small thing they said in March.",
    quarrel: [
      'It\'s their birthday, the paper alone took you an hour, and {partner} says "It\'s beautiful" in a voice that you go on hearing for a week ({contact}).',
      'They know that you chose well and they feel greedy for minding, but what they mind is that a stranger could have liked it too.',
      "They wanted proof that somebody listens when they're only half talking.",
      "So you decide they're hard to please, they decide you don't quite know them, and the thing stands where visitors can admire it.",
    ],
    repair: [
      'You trusted your eye at a moment that called for your memory.',
      "They said the important thing once, sideways, while looking for their shoes, and took it for granted that you'd store it.",
      "You don't have to give up beauty, because it's enough to add one line that shows you were in the room in March.",
    ],
    yours:
      'When they mention something in passing that they miss or used to love, put it in your phone the same night.',
    theirs: 'It would help if {partner} hinted a little more broadly, or twice.',
    both: 'Give each other something this month that costs under ten dollars and could be meant for nobody else.',
    last: 'You find the lovely thing and you remember the small one, and for {partner} it only takes the second to make them believe the first.',
  },
]
