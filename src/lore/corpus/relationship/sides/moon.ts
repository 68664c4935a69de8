import type { Sides } from '#lore/authored.ts'

export const moonSides: Sides = {
  Aries: {
    wants: [
      '{They} have to do something about a feeling at once, or it turns on {them}.',
      '{They} are loud for five minutes and honestly surprised when others are still thinking about it.',
    ],
    gives: '{They} come to {others} defense without stopping to check the facts.',
  },
  Taurus: {
    wants: [
      '{They} calm down by way of what {they} know, and a change of plan at the end of a day feels like having the floor moved.',
      'Then {they} say no to everything for a while.',
    ],
    gives: 'On a quiet evening {their} calm is good for {other}.',
  },
  Gemini: {
    wants: [
      '{They} have to hear {themselves} say it before {they} know what {they} feel, and a silence in the room makes {them} nervous.',
      'So {they} talk, and sound lighter than {they} are.',
    ],
    gives: '{They} can talk {other} out of a gloomy mood.',
  },
  Cancer: {
    wants: [
      '{They} remember how a thing felt long after the facts are gone, so a new hurt is put with the earlier ones.',
      'What {they} want is to be asked twice.',
    ],
    gives: '{They} remember every small thing that {other} [like|likes].',
  },
  Leo: {
    wants: [
      '{They} need a sign that {they} were missed, and can do without almost anything else.',
      'Overlooked, {they} get grand about it and then lonely.',
    ],
    gives: '{They} make an occasion of {others} good news.',
  },
  Virgo: {
    wants: [
      "{They} worry in the form of tasks, and as long as one is open {they} can't be comforted.",
      'Told to relax, {they} find another.',
    ],
    gives: '{They} look after {other} in forty small ways that nobody mentions.',
  },
  Libra: {
    wants: [
      "{They} can't rest while someone in the room is upset, so {they} smooth it over and go to bed with {their} own half unsaid.",
      "What {they} didn't say adds up.",
    ],
    gives: '{They} keep the peace around {other}, and do it gladly.',
  },
  Scorpio: {
    wants: [
      '{They} feel it all the way down and show about a tenth of it, and then {they} wait to see who notices.',
      "Being told that it's nothing makes it larger.",
    ],
    gives: '{Other} can bring {them} the worst of a day.',
  },
  Sagittarius: {
    wants: [
      '{They} get over things by getting out, and being asked to stay with a bad feeling makes {them} feel locked in with it.',
      'Hope comes first, and the details seldom catch up.',
    ],
    gives: 'In most weeks {their} good spirits get {other} through Thursday.',
  },
  Capricorn: {
    wants: [
      "{They} handle a hard day alone and report it when it's over, since asking for comfort feels to {them} like failing.",
      'So {they} look calm at the very moment {they} could use a hand.',
    ],
    gives: "In an emergency {other} couldn't ask for anybody calmer.",
  },
  Aquarius: {
    wants: [
      '{They} step back from a feeling to get a look at it, and to anyone close by it looks like leaving.',
      'A few hours that belong to nobody put {them} right.',
    ],
    gives: '{Other} can have a bad day near {them} without its becoming two bad days.',
  },
  Pisces: {
    wants: [
      "{They} soak up the mood around {them} and can't always say whose it was.",
      'Then a tone of voice is enough to undo the evening.',
    ],
    gives: '{They} know how {other} [feel|feels] before a word has been said.',
  },
}
