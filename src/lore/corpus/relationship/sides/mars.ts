import type { Sides } from '#lore/authored.ts'

export const marsSides: Sides = {
  Aries: {
    wants: [
      '{They} want it settled now, and waiting feels to {them} like losing.',
      "It's over for {them} as fast as it started.",
    ],
    gives: '{They} get {other} going when nothing else does.',
  },
  Taurus: {
    wants: [
      "{They} put up with a thing for a long time and then can't be moved by anyone, including {themselves}.",
      'Being hurried only makes {them} slower.',
    ],
    gives: "Once {they} take on a job for {other}, {they} don't quit.",
  },
  Gemini: {
    wants: [
      '{They} fight with words, and switch sides when it gets dull.',
      "What {they} can't stand is to have nothing left to say.",
    ],
    gives: '{They} can make {other} laugh in the middle of a quarrel.',
  },
  Cancer: {
    wants: [
      '{They} defend, and nearly everything can come to look like something to defend.',
      'So {they} come at it from the side, by way of what happened last time.',
    ],
    gives: 'Anybody who goes after {other} has to get past {them} first.',
  },
  Leo: {
    wants: [
      '{They} fight for respect, and can give up almost any point once {they} have it.',
      "In front of others {they} can't give up one.",
    ],
    gives: '{They} take as much pride in {other} as in {themselves}.',
  },
  Virgo: {
    wants: [
      '{They} get angry about how a thing was done, because that shows {them} whether anyone cared.',
      'Then {they} do it over {themselves}.',
    ],
    gives: '{They} tie up {others} loose ends without a word.',
  },
  Libra: {
    wants: [
      '{They} hate to be unfair, so {they} argue both sides and get angry at having to.',
      'The anger shows up later, as a sudden no.',
    ],
    gives: '{They} give {other} a hearing even on a bad day.',
  },
  Scorpio: {
    wants: [
      "{They} don't start what {they} aren't ready to finish, so by the time {they} speak it has gone a long way down.",
      '{They} remember the terms of every peace.',
    ],
    gives: 'When it counts, {they} stand behind {other} with everything {they} have.',
  },
  Sagittarius: {
    wants: [
      '{They} charge at the principle and step on the person, and are sorry as soon as {they} notice.',
      'Anything is better, to {them}, than standing still.',
    ],
    gives: '{They} get {other} to try what looked too big.',
  },
  Capricorn: {
    wants: [
      '{They} run {their} temper the way other people run a budget, and spend it on purpose.',
      'A fight without a goal strikes {them} as waste.',
    ],
    gives: 'What {other} [leave|leaves] to {them} gets done.',
  },
  Aquarius: {
    wants: [
      '{They} fight for the principle and from a distance, and get more stubborn the more reasonable {they} sound.',
      'An order makes {them} do the opposite.',
    ],
    gives: '{They} stand up for {others} right to do it differently.',
  },
  Pisces: {
    wants: [
      '{They} slip away from a fight and go on disagreeing somewhere else.',
      "What {they} won't do {they} simply don't get around to.",
    ],
    gives: '{They} are gentle with {other} when other people push.',
  },
}
