import type { QuarrelArgument } from '#lore/authored.ts'

export const venusMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You want an evening to be enjoyed and {partner} wants it to be interesting, which for them can involve looking things up.',
    matter: 'whether an evening is for enjoying or for talking',
    fits: { partner: ['air', 'earth'] },
    tags: { you: ['a pleasure left whole'] },
    quarrel: [
      'You take in an evening as a whole, and {partner} takes it in by finding out more about it ({contact}).',
      "So just when you're happiest, they have a question.",
      "It's their way of being happy, and to you it's as if somebody had turned on the light.",
      'You answer with less and less, they try to interest you with more and more, and you go home disappointed in each other.',
    ],
    repair: [
      "You go silent without saying that you're content, and {partner} takes silence for an empty space.",
      "Once they know that you're enjoying yourself, they can sit in it with you for quite a while.",
    ],
    yours: "Say that you're happy, out loud, so that {partner} knows the silence is full.",
    theirs: '{partner} could save their questions for the way home, when you like being asked.',
    both: 'Have one evening this month with no facts in it, and one with as many as {partner} can find.',
    traces: {
      meet: "{partner} knows something about nearly everything in the place, and at first that's a delight. You've never thought about where tiles come from, and their pleasure in knowing is catching.",
      draw: "The world has more in it when {partner} is along. You know how to enjoy a thing, which for all their reading they've never found explained anywhere.",
      days: "You say that the cake is good, and {partner} wonders if it's cardamom. You say maybe, chewing, and they've got their phone out.",
      purpose:
        "{partner} finds the places and knows what's special about them, and you know how long to stay and where to sit. Alone they'd have seen the whole museum, and you'd have had a lovely time in the wrong one.",
    },
    last: {
      shape: 'week',
      says: "When a week goes well, there's one evening that nobody comments on, and one that is all questions.",
    },
  },
  {
    thesis:
      'You go home from an evening wanting to keep it, and {partner} goes home wanting to go over it.',
    matter: 'what to say on the way home',
    fits: { partner: ['air', 'water'] },
    tags: { you: ['a pleasure left whole'] },
    quarrel: [
      "For you a good evening is best left whole, and for {partner} it isn't over until it's been talked about ({contact}).",
      'They start with what somebody said and what it probably meant.',
      'You feel the evening being taken apart and grow short, and they wonder what they did wrong at it.',
      'So a pleasant thing gets an unpleasant end that has nothing to do with anything that happened there.',
    ],
    repair: [
      "You defend a mood against {partner}'s analysis, and for them the talk is the best part of having been there with you.",
      'If you trade what you both liked first, the rest can be said without harm.',
    ],
    yours: 'Tell {partner} the moment you liked best before they begin.',
    theirs:
      "It would help if {partner} waited with the analysis until the next morning, when you're curious as well.",
    both: 'After the next three evenings out, each of you says one good thing on the way home and nothing else.',
    traces: {
      meet: "On the way back from a first evening {partner} still has plenty to say, and you have that quiet smile. They think that you're listening, and you are, to most of it.",
      draw: '{partner} misses nothing, so a party is twice as full with them beside you. You, in turn, come away from it happy and stay happy, and they like to be near that.',
      days: '{partner} leans over during the credits and whispers what they think it meant. You nod with your eyes on the screen, and hold on to the song.',
      purpose:
        'Years later an evening that you both went to is still there, since {partner} knows who said what and you know what it was like. Friends who missed it come to the two of you to hear it told.',
    },
    last: {
      shape: 'scene',
      says: 'You walk home without a word about it, and over coffee the next day {partner} gets to begin.',
    },
  },
]
