import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You make a plan so as not to have to think about it again, and {partner} thinks about it again.',
    matter: 'whether a plan is final',
    quarrel: [
      'Say you settled on Saturday at two, and since then {partner} has written to say three, then to ask about Sunday, then to say that two might be best after all ({contact}).',
      'Each message is friendly.',
      "By the third you feel as if the ground were being moved while you're standing on it, and you answer with the time alone.",
      "They see new facts and pass them on, the way they'd want to be told, and they can't imagine what there is to be stern about in the number two.",
    ],
    repair: [
      "With your reply about Saturday you answer a person who's thinking aloud as if they'd gone back on their word.",
      "They send you every step when you'd be happy with the result.",
      "Life's calmer when a plan has a moment at which it closes, say Friday noon, since they enjoy changing things right up to an edge and you're at ease behind one.",
    ],
    yours:
      'Tell them which parts are fixed and which are open, because from outside all your plans look equally solid.',
    theirs: '{partner} could collect the changes and send them to you once.',
    both: 'Plan a day out this month in which the hours are yours and everything between them is left to {partner}, and compare how it felt.',
    last: 'The plan holds, the thinking goes on inside it, and neither of you has to guard it any longer.',
  },
  {
    thesis: "You count the minutes and {partner} counts the people they've run into.",
    matter: 'what it means to be on time',
    quarrel: [
      "Say the appointment is at three, it's twenty to, and {partner} has met a neighbor on the stairs ({contact}).",
      "There's a nephew, and something about the roof, and {partner} is so lively with it that the neighbor is being made happy before your eyes.",
      'You clear your throat on the lower step, with the folder.',
      "Outside you say that some of us respect other people's time, and they say that they were with other people, and you arrive a yard apart and early.",
    ],
    repair: [
      'On those stairs you make your nerves into a rule of conduct.',
      'They can see the folder perfectly well and choose to find it funny.',
      "It's all settled by telling them an earlier hour, openly, with the margin meant for stairs, because a person who's been given time to talk in tends to use less of it.",
    ],
    yours: "Say when you'll start walking, then go, and don't look annoyed.",
    theirs:
      '{partner} could say to the neighbor, "I\'ve got four minutes and I want to hear this."',
    both: 'Go somewhere together once a week this month with half an hour to spare, and spend it on anyone who turns up.',
    last: "With {partner}'s people and your minutes, you're known all over the building as the ones who stop, and who get there.",
  },
]
