import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnVenus: QuarrelArgument[] = [
  {
    thesis:
      "You show love by being responsible, and {partner} keeps waiting for something that isn't.",
    quarrel: [
      '{partner} comes back from the store with flowers on an ordinary Tuesday, and you ask whether they should go on the shared list ({contact}).',
      "You keep that list so that money will never come between you, and to you it's nearly a love poem.",
      "They'd just put their face in the flowers.",
      "Now the flowers are an entry, and they say that no, they're a gift, in that case, from them, to themselves, and you note that this makes the third gift in March.",
    ],
    repair: [
      "You answered a kiss with bookkeeping, and went on after you'd seen their face.",
      "They made you out to be cold when you'd been working in the background for both of you all month.",
      "If you love the flowers first and write them down on Wednesday, there's no quarrel in it, and the list is as exact as it was.",
    ],
    yours: 'Say something useless and affectionate once a day, at no set hour.',
    theirs:
      'It would help if {partner} thanked you for one of the things you do that has no ribbon on it.',
    both: "Make room in this month's budget for a sum that may only be spent on things neither of you needs, and spend all of it.",
    last: "You'll go on being responsible, and {partner} will have been brought something on a Tuesday that isn't.",
  },
]
