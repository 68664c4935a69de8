import type { Sides } from '#lore/authored.ts'

// Second wordings for the planets that most quarrels are of, so that friends get different ones.

export const sunSidesAgain: Sides = {
  Aries: {
    wants: [
      '{They} come to life when something is starting, and waiting for permission takes the life out again.',
      'So {they} go ahead, and ask afterward what the matter was.',
    ],
    gives: 'On a slow day {their} spark is enough for {other} as well.',
  },
  Taurus: {
    wants: [
      '{They} build on what is there, and having it questioned in a hurry makes {them} dig in.',
      'Time softens that better than arguments do.',
    ],
    gives: '{Other} can lean on {them} when everything else is moving.',
  },
  Gemini: {
    wants: [
      '{They} like to leave a question open a little longer, and being held to one version makes {them} restless.',
      "Then {they} say something clever, and it isn't the moment for it.",
    ],
    gives: 'With {them} an ordinary errand can be fun for {other}.',
  },
  Cancer: {
    wants: [
      '{They} take a quarrel personally, because most things that count for {them} are personal.',
      '{They} may not say what hurt until somebody guesses.',
    ],
    gives: '{They} look after {other} without having to be asked.',
  },
  Leo: {
    wants: [
      '{They} want to be proud of how {they} behave, and being shown up is worse for {them} than being wrong.',
      "Then {they} stand on {their} dignity, and it's lonely up there.",
    ],
    gives: 'A good word about {other} comes easily to {them}, and in public.',
  },
  Virgo: {
    wants: [
      '{They} look for what could be improved, and {they} look at {themselves} first and longest.',
      "A general complaint is hard on {them}, because there's nothing in it to repair.",
    ],
    gives: 'What {other} [hand|hands] over to {them} comes back in better order.',
  },
  Libra: {
    wants: [
      '{They} want it to be fair, and {they} will argue against {their} own case before {they} let it be unfair.',
      'It can be hard to find out what {they} want {themselves}.',
    ],
    gives: "In a fight with anybody else, {other} couldn't ask for a better advocate.",
  },
  Scorpio: {
    wants: [
      "{They} don't get over a thing until {they} understand it, and until then {they} keep coming back to it.",
      'Other people call it a grudge, and to {them} it is an open question.',
    ],
    gives: 'What {other} [tell|tells] {them} goes no further.',
  },
  Sagittarius: {
    wants: [
      '{They} want to be believed in, and a list of small objections sounds to {them} like a no.',
      '{They} promise more than the week can hold, and mean all of it.',
    ],
    gives:
      'With {them} around, {other} can find it easier to believe that things will turn out well.',
  },
  Capricorn: {
    wants: [
      "{They} take on more than {they} mention, and being told that it isn't enough goes deep.",
      "{They} answer by working harder, and that isn't what was asked for.",
    ],
    gives: 'What {they} promise {other} gets done, and usually early.',
  },
  Aquarius: {
    wants: [
      '{They} would rather see it for {themselves} than be told, and pressure makes {them} polite and distant.',
      'Given a day, {they} often come around on {their} own.',
    ],
    gives: "{They} don't mind at all when {other} [are|is] odd.",
  },
  Pisces: {
    wants: [
      '{They} can feel the other side of a quarrel so well that {their} own gets away from {them}.',
      'Then {they} drift off in the middle, and it looks like giving up.',
    ],
    gives: '{They} forgive {other} sooner than anyone would expect.',
  },
}

export const moonSidesAgain: Sides = {
  Aries: {
    wants: [
      '{They} feel a thing hard and briefly, and {they} need to be furious for as long as it takes to say so.',
      'A calm answer can make it worse.',
    ],
    gives: '{Other} seldom [have|has] to guess how {they} feel.',
  },
  Taurus: {
    wants: [
      '{They} are soothed by what stays the same, and being rushed makes {them} stubborn before {they} know why.',
      'A meal helps, and so does an hour in which nothing gets decided.',
    ],
    gives: 'When {other} [are|is] worn out, {their} calm helps more than advice.',
  },
  Gemini: {
    wants: [
      "{They} get out of a bad mood by talking, and a person who won't talk leaves {them} alone with it.",
      '{They} may joke first and be sad an hour later.',
    ],
    gives: '{They} can get {other} to laugh on a bad day.',
  },
  Cancer: {
    wants: [
      '{They} want to feel safe before {they} can be fair, and a sharp voice takes that away.',
      'Then {they} draw back and hope to be followed.',
    ],
    gives: '{They} look after {other} with great care.',
  },
  Leo: {
    wants: [
      '{They} give {their} warmth freely and watch for whether it gets noticed.',
      'A distracted answer hurts {them} more than a harsh one.',
    ],
    gives: '{Their} warmth makes {other} feel like good company.',
  },
  Virgo: {
    wants: [
      "{They} feel better when something has been put right, and a mood that can't be put right makes {them} fret.",
      'Fretting, {they} find fault, chiefly with {themselves}.',
    ],
    gives: '{They} notice what {other} [need|needs] before anything is said.',
  },
  Libra: {
    wants: [
      "{They} lose {their} balance when there's coldness around, and {they} will say sorry just to warm it up.",
      'What {they} were upset about is still there afterward.',
    ],
    gives: 'An evening with {them} is restful for {other}.',
  },
  Scorpio: {
    wants: [
      '{They} hold a feeling back until {they} can be sure of what will be done with it.',
      'Asked too often, {they} close up.',
    ],
    gives: "Once {they} have let {other} in, it's for good.",
  },
  Sagittarius: {
    wants: [
      '{They} need to see a way out of a mood, and a long talk about it can feel like the mood itself.',
      'So {they} crack a joke or suggest a trip, at a bad moment.',
    ],
    gives: '{They} get {other} to look up when the week is long.',
  },
  Capricorn: {
    wants: [
      '{They} keep a feeling to {themselves} unless there is some use in mentioning it.',
      "Under strain {they} turn efficient, and it's easily mistaken for coldness.",
    ],
    gives: '{Other} can rely on {them} when plans fall through.',
  },
  Aquarius: {
    wants: [
      '{They} need some air around a strong feeling, and {they} go and get it without explaining.',
      'Coming back is easier for {them} if nobody makes a point of it.',
    ],
    gives: '{They} stay kind to {other} when tempers are up.',
  },
  Pisces: {
    wants: [
      "{They} feel what everyone in the room feels, and in a quarrel that's more than {they} can carry.",
      'So {they} go quiet, or agree to anything.',
    ],
    gives: '{Other} seldom [have|has] to explain a bad day to {them}.',
  },
}
