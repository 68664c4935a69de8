import type { Sides } from '#lore/authored.ts'

export const marsSides: Sides = {
  Aries: {
    wants: [
      '{They} want it settled now, and waiting feels to {them} like losing.',
      "It's over for {them} as fast as it started.",
    ],
    gives: "It's the same fire that gets {other} unstuck when nothing else does.",
  },
  Taurus: {
    wants: [
      "{They} put up with a thing for a long time and then can't be moved by anyone, including {themselves}.",
      'To hurry {them} makes it worse.',
    ],
    gives: 'Pointed at a job, that patience gives {other} somebody who never quits.',
  },
  Gemini: {
    wants: [
      '{They} fight with words, and switch sides when it gets dull.',
      "What {they} can't stand is to have nothing left to say.",
    ],
    gives: "It's the same wit that can make {other} laugh in the middle of a quarrel.",
  },
  Cancer: {
    wants: [
      '{They} defend, and nearly everything can come to look like something to defend.',
      'So {they} come at it from the side, by way of what happened last time.',
    ],
    gives: 'Anybody who goes after {other} has to get past that first.',
  },
  Leo: {
    wants: [
      '{They} fight for respect, and can give up almost any point once {they} have it.',
      "In front of others {they} can't give up one.",
    ],
    gives: "It's the same pride that {they} take in {other}.",
  },
  Virgo: {
    wants: [
      '{They} get angry about how a thing was done, because that shows {them} whether anyone cared.',
      'Then {they} do it over {themselves}.',
    ],
    gives: "It's also what gets {others} loose ends tied up without a word.",
  },
  Libra: {
    wants: [
      '{They} hate to be unfair, so {they} argue both sides and get angry at having to.',
      'The anger shows up later, as a sudden no.',
    ],
    gives: "It's also why {other} [get|gets] a hearing even on a bad day.",
  },
  Scorpio: {
    wants: [
      "{They} don't start what {they} aren't ready to finish, so by the time {they} speak it has gone a long way down.",
      '{They} remember the terms of every peace.',
    ],
    gives: 'The same will stands behind {other} when it counts.',
  },
  Sagittarius: {
    wants: [
      '{They} charge at the principle and step on the person, and are sorry as soon as {they} notice.',
      'Anything is better, to {them}, than standing still.',
    ],
    gives: "It's the same push that gets {other} to try what looked too big.",
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
    gives: "It's also what stands up for {others} right to do it differently.",
  },
  Pisces: {
    wants: [
      '{They} slip away from a fight and go on disagreeing somewhere else.',
      "What {they} won't do {they} simply don't get around to.",
    ],
    gives: "It's the same gentleness that makes {other} feel safe when other people push.",
  },
}
