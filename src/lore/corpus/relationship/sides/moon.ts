import type { Sides } from '#lore/authored.ts'

export const moonSides: Sides = {
  Aries: {
    wants: [
      '{They} have to do something about a feeling at once, or it turns on {them}.',
      '{They} are loud for five minutes and honestly surprised when others are still thinking about it.',
    ],
    gives: "It's the same heart that goes straight to {others} defense without checking the facts.",
  },
  Taurus: {
    wants: [
      '{They} calm down by way of what {they} know, and a change of plan at the end of a day feels like having the floor moved.',
      'Then {they} say no to everything for a while.',
    ],
    gives: 'On a quiet evening {other} [get|gets] the whole benefit of that steadiness.',
  },
  Gemini: {
    wants: [
      '{They} have to hear {themselves} say it before {they} know what {they} feel, and a silence in the room makes {them} nervous.',
      'So {they} talk, and sound lighter than {they} are.',
    ],
    gives: "On most days it's what talks {other} out of the gloom.",
  },
  Cancer: {
    wants: [
      '{They} remember how a thing felt long after the facts are gone, so a new hurt is put with the earlier ones.',
      'What {they} want is to be asked twice.',
    ],
    gives: 'The same memory holds every small thing that {other} [like|likes].',
  },
  Leo: {
    wants: [
      '{They} need a sign that {they} were missed, and can do without almost anything else.',
      'Overlooked, {they} get grand about it and then lonely.',
    ],
    gives: "It's the same heart that makes an occasion of {others} good news.",
  },
  Virgo: {
    wants: [
      "{They} worry in the form of tasks, and as long as one is open {they} can't be comforted.",
      'Told to relax, {they} find another.',
    ],
    gives:
      "It's also how {other} [end|ends] up looked after in forty small ways that nobody mentions.",
  },
  Libra: {
    wants: [
      "{They} can't rest while someone in the room is upset, so {they} smooth it over and go to bed with {their} own half unsaid.",
      "By the third time it's more than half.",
    ],
    gives: 'The peace that {other} [feel|feels] around {them} is {their} work, and gladly done.',
  },
  Scorpio: {
    wants: [
      '{They} feel it all the way down and show about a tenth of it, and then {they} wait to see who notices.',
      "Being told that it's nothing makes it larger.",
    ],
    gives: "It's the same depth that lets {other} bring {them} the worst of a day.",
  },
  Sagittarius: {
    wants: [
      '{They} get over things by getting out, and being asked to stay with a bad feeling makes {them} feel locked in with it.',
      'Hope comes first, and the details seldom catch up.',
    ],
    gives: 'In most weeks those good spirits get {other} through Thursday.',
  },
  Capricorn: {
    wants: [
      "{They} handle a hard day alone and report it when it's over, since asking for comfort feels to {them} like failing.",
      'So {they} look calm at the very moment {they} could use a hand.',
    ],
    gives: "In a real emergency {other} couldn't ask for anybody better.",
  },
  Aquarius: {
    wants: [
      '{They} step back from a feeling to get a look at it, and to anyone close by it looks like leaving.',
      'A few hours that belong to nobody put {them} right.',
    ],
    gives:
      "It's also why {other} can have a bad day near {them} without its becoming two bad days.",
  },
  Pisces: {
    wants: [
      "{They} soak up the mood around {them} and can't always say whose it was.",
      'Then a tone of voice is enough to undo the evening.',
    ],
    gives: 'The same thin skin tells {them} how {other} [feel|feels] before a word has been said.',
  },
}
