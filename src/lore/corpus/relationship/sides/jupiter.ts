import type { Sides } from '#lore/authored.ts'

export const jupiterSides: Sides = {
  Aries: {
    wants: [
      '{They} believe in going first, and caution sounds to {them} like giving up before the start.',
      '{They} would sooner apologize for a leap than for a wait.',
    ],
    gives: 'On the right day {they} get {other} to dare something.',
  },
  Taurus: {
    wants: [
      '{They} believe in plenty, and take a limit for stinginess.',
      'A little more, in {their} view, never hurt anyone.',
    ],
    gives: 'With {them} {other} rarely [go|goes] without.',
  },
  Gemini: {
    wants: [
      "{They} believe that there's always something else to find out, so {they} hate to hear a subject closed.",
      'Two new ideas are {their} answer to one old problem.',
    ],
    gives: '{They} keep {others} world from getting smaller.',
  },
  Cancer: {
    wants: [
      "{They} believe in taking people in, and are generous past the point where it's wise.",
      'Careful counting feels to {them} like a lack of love.',
    ],
    gives: '{Other} [are|is] the first to benefit from {their} generosity.',
  },
  Leo: {
    wants: [
      '{They} believe that good things deserve a large scale, and a modest version takes the joy out of it.',
      'To be talked down from it feels like being told to shrink.',
    ],
    gives: '{They} tell everyone how good {other} [are|is].',
  },
  Virgo: {
    wants: [
      '{They} believe in small improvements, and in helping as the highest form of praise.',
      'The help can come out as advice that nobody ordered.',
    ],
    gives: '{They} make {others} life a little better every month.',
  },
  Libra: {
    wants: [
      '{They} believe that everyone can be pleased, and go on promising things to both sides.',
      'Somebody has to be told no in the end, and {they} hope to be elsewhere.',
    ],
    gives: 'Some of the good will that {other} [meet|meets] among friends is {their} doing.',
  },
  Scorpio: {
    wants: [
      '{They} believe in all or nothing, and half a measure seems to {them} a little dishonest.',
      'Once {they} are convinced {they} are hard to stop.',
    ],
    gives: '{Their} faith in {other} lasts through the worst part.',
  },
  Sagittarius: {
    wants: [
      '{They} believe that it will work out, and say so before the facts are in.',
      'Doubt strikes {them} as bad manners.',
    ],
    gives: 'A lot of what {other} [look|looks] forward to was {their} idea.',
  },
  Capricorn: {
    wants: [
      '{They} believe in what can be carried out, so {their} hopes come with a plan attached.',
      'A hope that nobody acts on makes {them} impatient.',
    ],
    gives: 'A hope that {they} share with {other} stands a fair chance.',
  },
  Aquarius: {
    wants: [
      "{They} believe in the next idea, and can't see why anyone would cling to the last one.",
      'Rules strike {them} as first drafts.',
    ],
    gives: '{They} have room in {their} life for {other}, exactly as [you are|they are].',
  },
  Pisces: {
    wants: [
      '{They} believe the best of everybody, and limits look to {them} like a failure of love.',
      "So {they} give what {they} haven't got.",
    ],
    gives: '{They} think the best of {other}, faults and all.',
  },
}
