import type { Sides } from '#lore/authored.ts'

export const mercurySides: Sides = {
  Aries: {
    wants: [
      '{They} think by saying it, and expect to be interrupted back.',
      'What {they} say first is seldom what {they} would say second.',
    ],
    gives: 'With {them} {other} never [have|has] to wonder what {they} think.',
  },
  Taurus: {
    wants: [
      "{They} turn a thing over until it's solid, and until then {they} have nothing to say.",
      'By the time {they} speak, the opinion has set, and only a very good reason can move it.',
    ],
    gives: 'When {they} tell {other} something, {they} have thought about it first.',
  },
  Gemini: {
    wants: [
      '{They} try out an opinion the way other people try on shoes, and are surprised to have it quoted.',
      'By then {they} have two others.',
    ],
    gives: 'An hour of talk with {them} goes by like ten minutes for {other}.',
  },
  Cancer: {
    wants: [
      '{They} hear the tone first, and if the tone is wrong the words never arrive.',
      'Later {they} can repeat the whole conversation, with the feelings left in.',
    ],
    gives: '{They} catch what {other} would rather not have to say.',
  },
  Leo: {
    wants: [
      '{They} put {their} whole weight behind what {they} say, so being corrected on a detail feels like being doubted altogether.',
      'Asked for advice, {they} come right back.',
    ],
    gives: 'When {they} believe in something {other} [are|is] doing, {they} tell everyone.',
  },
  Virgo: {
    wants: [
      "{They} listen for what doesn't add up, because that's how {they} take a person seriously.",
      '{They} have no idea how a correction sounds at the other end.',
    ],
    gives: '{They} keep a good many of {others} plans from going wrong.',
    tags: ['facts first'],
  },
  Libra: {
    wants: [
      '{They} say it so kindly that it can be missed, and then feel unheard.',
      'An open contradiction costs {them} more than most people would guess.',
    ],
    gives: '{They} can put {others} point of view fairly, even in a fight.',
  },
  Scorpio: {
    wants: [
      "{They} listen for what's being left out, and {they} ask until {they} have it.",
      'An opinion of {their} own is the last thing {they} give away.',
    ],
    gives: 'Anything that {other} [tell|tells] {them} stays with {them}.',
    tags: ['keeping it back'],
  },
  Sagittarius: {
    wants: [
      '{They} go for the point and let the details look after themselves.',
      'Said that fast a true thing can hurt, and {they} are the last to notice that it did.',
    ],
    gives: '{They} get {other} out of the small stuff and into the larger view.',
  },
  Capricorn: {
    wants: [
      '{They} ask what can be done about it, and {they} have trouble with an answer that is only a feeling.',
      "A question about what's practical is how {they} come closer.",
    ],
    gives: 'What {they} have promised {other} needs no reminder.',
    tags: ['facts first'],
  },
  Aquarius: {
    wants: [
      "{They} argue for the idea and forget that somebody's attached to it.",
      'The cooler {they} sound, the more it matters to {them}.',
    ],
    gives: '{They} see a way around things that looked settled to {other}.',
  },
  Pisces: {
    wants: [
      '{They} know a thing a good while before {they} have words for it, and pressed for the words {they} give the wrong ones.',
      'What {they} agreed to and what {they} meant can be two subjects.',
    ],
    gives: '{They} hear what {other} [mean|means] under what was said.',
  },
}
