import type { OppositeSeasons, PassOutcome } from '../../../year-ahead.ts'

/** What a later pass there is for. */
export const oppositeOutcomes: Record<'asc' | 'mc', PassOutcome> = {
  asc: {
    reviews: [
      "What you couldn't settle with another person before can be talked about again.",
      'The terms between you and another person can be changed by now without a scene.',
    ],
    ends: [
      'Afterward you know who is on your side, and on what terms.',
      'What the two of you have settled in the end should hold.',
    ],
  },
  mc: {
    reviews: [
      'A change that you began at home can be carried on or corrected.',
      'You know by now how much time home takes from your work, so you can plan for it.',
    ],
    ends: [
      "What you've repaired at home should hold.",
      'Home is likely to be in better order than it was when this began.',
    ],
  },
}

/** What a slow planet is like to live through at the Descendant, across from the Ascendant, or at the IC. */
export const oppositeSeasons: OppositeSeasons = {
  asc: {
    jupiter: [
      'Other people are good to you, and sometimes too much so. You may say yes to a partner or a client in a good mood and work out the terms later.',
      "Someone may open up your life a little. Promises are generous on both sides, so it's worth repeating them on an ordinary day.",
    ],
    saturn: [
      "A relationship turns serious, or shows what it lacks. You may be the one who has to name the terms, and the other person can seem cold where they're only being exact.",
      'You find out what another person can be relied on for. Fewer people may be close to you for a while, and you know where you stand with those.',
    ],
    uranus: [
      "Someone close to you changes, or wants to, and the old agreement doesn't cover it. A bond with room in it gets livelier, and a tight one is likely to be shaken.",
      "You attract people who don't fit your life, and some of them are good for you. Between partners it's better to talk about the terms than to be surprised by them.",
    ],
    neptune: [
      'You see another person through a haze, a kind or an unkind one. What was promised is hard to know, so you do best to ask and then to believe the answer.',
      'Somebody may need rescuing, or seem to. You can help without losing sight of what you want yourself, though it takes some care.',
    ],
    pluto: [
      "A relationship becomes a matter of power, and it can't stay on the surface. What was never balanced between the two of you has to be, or else the bond changes its form.",
      "You may meet someone who won't be handled. The contest brings out your strength, along with whatever you've been keeping behind good manners.",
    ],
  },
  mc: {
    jupiter: [
      'Home gets fuller, with people, with plans, or with furniture. You want more room, and the wish may be ahead of the budget.',
      "Family is generous and takes up a good deal of time. What you do at home may do you more good than what you'd do for your career.",
    ],
    saturn: [
      'Home asks for work and patience, and nobody applauds it. Family duties or the place itself may need your time just when you had other plans for it.',
      'What you come home to is put to the test. Something there may have to be repaired, in the building or between the people.',
    ],
    uranus: [
      'Something at home shifts, whether the address, the people, or only the mood. You want more freedom where you live, and plans at work may have to move aside for that.',
      'You may get restless in the place where you live, or its arrangements change around you. You can move more freely once you know what you could live without.',
    ],
    neptune: [
      'Home is hard to pin down, and you may long for another one or not know how long this one lasts. Work has to do without part of your attention for a while.',
      "Family feeling runs high, and it's hard to tell whose troubles are whose. A place of your own, however small, keeps you from drifting.",
    ],
    pluto: [
      'Something old comes up at home or in the family, with more force than the occasion has. Clearing it out takes strength, and it gives you firmer ground to stand on.',
      'You go down to the roots of something, such as where you come from or what you call home. The work is heavy, and little of it shows at your job.',
    ],
  },
}
