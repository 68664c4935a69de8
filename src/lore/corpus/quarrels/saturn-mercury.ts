import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnMercury: QuarrelArgument[] = [
  {
    thesis:
      'You make a plan so as not to have to think about it again, and {partner} thinks about it again.',
    quarrel: [
      'You settled on Saturday at two, and since then {partner} has written to say three, then to ask about Sunday, then to say that two might be best after all ({contact}).',
      'Each message is friendly.',
      "By the third you feel as if the ground were being moved while you're standing on it, and you answer with the time alone.",
      "They see new facts and pass them on, the way they'd want to be told, and they can't imagine what there is to be stern about in the number two.",
    ],
    repair: [
      "You answered a person who was thinking aloud as if they'd gone back on their word.",
      "They sent you the workings when you'd have been happy with the result.",
      "Life's calmer when a plan has a moment at which it closes, say Friday noon, since they enjoy changing things right up to an edge and you're at ease behind one.",
    ],
    yours:
      'Tell them which parts are fixed and which are open, because from outside all your plans look equally solid.',
    theirs: 'It would help if {partner} collected the changes and sent them to you once.',
    both: 'Plan a day out this month in which the hours are yours and everything between them is left to {partner}, and compare how it felt.',
    last: 'The plan holds, the thinking goes on inside it, and neither of you has to guard it any longer.',
  },
]
