import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnMoon: QuarrelArgument[] = [
  {
    thesis:
      'You keep an appointment whether you feel up to it or not, and {partner} needs to feel up to it first.',
    quarrel: [
      "You told your aunt in August that you'd both be there on Sunday, and on Sunday {partner} can't face it ({contact}).",
      "They slept badly, they're thin-skinned today, and they need a day without relatives in it.",
      "To you it's a promise being broken by somebody in pajamas, so you say that nobody ever feels like it, and that's meant as comfort.",
      "You go alone and make excuses that anybody can see through, and they stay home and can't enjoy a minute of it.",
    ],
    repair: [
      "You spoke of duty to somebody who was asking for mercy, and you spoke of it as if you'd never needed any.",
      'They let it get to the last hour, when a no from them becomes a lie from you.',
      "There's nearly always a half visit to be had, an hour with a way out, and they can face that when you offer it before they have to plead.",
    ],
    yours: 'Ask them the evening before how it looks, and treat what you hear as information.',
    theirs: 'It would help if {partner} told you on Thursday that Sunday was wobbling.',
    both: "Go through the next month's obligations together, mark the three that truly count, and write to the others with one excuse that's true for both of you.",
    last: "You'll keep the appointments that matter, and {partner} will be beside you at them and feel up to it.",
  },
]
