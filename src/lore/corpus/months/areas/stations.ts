import type { StationAreas } from '#lore/authored.ts'

export const stationAreas: StationAreas = {
  retrograde: {
    1: [
      "You turn back to look at how you've been coming across.",
      'You may take a step back from a new version of yourself and keep the better half.',
    ],
    2: [
      'A plan about money gets no bigger for now, so you can check the figures.',
      "You may go back over what you've bought or charged, and correct it.",
    ],
    3: [
      'Something you were about to announce becomes a draft again.',
      'A conversation you took for finished comes back for a second round.',
    ],
    4: [
      'A plan for home, such as a repair or a move, turns out to need more time or more money.',
      'You may look again at an old decision about where or with whom you live.',
    ],
    5: [
      'Something you were making or someone you were seeing needs a second look.',
      "You may go back to a pleasure you'd given up.",
    ],
    6: [
      "Your routine has to be revised, and that's less trouble than it sounds.",
      "Work that you'd handed in may come back, with a useful note.",
    ],
    7: [
      'Something between you and another person is reconsidered by one of you or both.',
      'You may go back over what you two agreed, and find the gap.',
    ],
    8: [
      'A matter of shared money or trust is gone over again.',
      'Something you owe or are owed gets a second look.',
    ],
    9: [
      'A large plan pauses, and you can make it more exact.',
      "You may revise an opinion that you'd already told everyone.",
    ],
    10: [
      'Something at work slows down, and you see where it was headed.',
      'You may rethink an ambition, and keep what was yours about it.',
    ],
    11: [
      'A plan with friends stalls, and you find out who still wants it.',
      "You may go back to people you'd lost sight of.",
    ],
    12: [
      'You keep more to yourself for a while, and you may go over an old decision that you never told anyone about.',
      "You may need more time alone in the coming weeks, and it'll be well used.",
    ],
  },
  direct: {
    1: [
      "A change that you'd begun in yourself goes ahead again.",
      'You stop second-guessing how you come across.',
    ],
    2: [
      'Money that was held up begins to move.',
      "You decide about a purchase or a fee, since you've thought long enough.",
    ],
    3: [
      "What you've been drafting can be said.",
      "You can bring up a subject that you and somebody else had dropped, and it'll be easier to talk about.",
    ],
    4: [
      'Something at home that was stuck begins to move.',
      "A question about home that you've turned over for months gets settled.",
    ],
    5: [
      "Something that you'd stopped enjoying becomes fun again.",
      'You go on with what you were making, and you know now how it should be.',
    ],
    6: ['A delay in your work comes to an end.', "A habit you'd lost is easily picked up again."],
    7: [
      'Something between you and another person gets moving.',
      'One of you makes up their mind, and the other is relieved.',
    ],
    8: [
      'A delayed matter of money or trust can be settled.',
      "You and someone stop going over the past, and agree on what's next.",
    ],
    9: [
      'A plan for a trip or a course gets its go-ahead.',
      'You know what you believe about something, after a long time of doubting.',
    ],
    10: [
      'Something at work that was held up gives way.',
      'You see the next step in your work, and nothing is in its way.',
    ],
    11: [
      'A plan with friends starts up again, with fewer people and better ones.',
      "A hope that you'd put away can be taken out again.",
    ],
    12: [
      "Something you've been working through on your own is done.",
      'You come out of a tired stretch, a little at a time.',
    ],
  },
}
