import type { Sides } from '#lore/authored.ts'

/** Another wording for each sign, in the order of the zodiac. */
export const marsSidesAgain: Sides = {
  Aries: {
    wants: [
      '{They} feel anger at once and want it out.',
      '{They} would sooner lose quickly than wait.',
    ],
    gives: 'When something has to be started, {other} can count on {them}.',
  },
  Taurus: {
    wants: [
      '{They} give no sign for a long time, and then there is no moving {them}.',
      'Pushed, {they} only stand more firmly.',
    ],
    gives: '{They} finish for {other} what others begin.',
  },
  Gemini: {
    wants: [
      '{They} fight with words, fast and on several subjects at once.',
      'A pause makes {them} nervous, so {they} fill it.',
    ],
    gives: '{They} find a way around most of what is in the way of {other}.',
  },
  Cancer: {
    wants: [
      '{They} go at a thing sideways, and defend first of all what is {their} own.',
      'What looks like sulking is anger that has nowhere to go.',
    ],
    gives: 'For {other} {they} are brave in a way that {they} seldom are for {themselves}.',
  },
  Leo: {
    wants: [
      '{They} fight in the open and want to be seen doing it well.',
      "Being laughed at is the one thing that {they} can't forgive quickly.",
    ],
    gives: '{They} put {their} whole heart into a thing for {other}.',
  },
  Virgo: {
    wants: [
      '{They} get angry about how a thing is done, and prove it point by point.',
      'The more upset {they} are, the more exact {they} get.',
    ],
    gives: '{They} put right for {other} what others only complain about.',
  },
  Libra: {
    wants: [
      '{They} would like to win without anyone losing, and put a fight off until it is larger.',
      'What {they} are angry about often comes out as a question.',
    ],
    gives: '{They} stand up for {other} with good reasons and good manners.',
  },
  Scorpio: {
    wants: [
      '{They} say little in a fight and forget none of it.',
      'Once {they} have decided on something, {they} wait for as long as it takes.',
    ],
    gives: "{They} don't give up on what matters to {other}.",
  },
  Sagittarius: {
    wants: [
      '{They} say it straight, a size too large, and feel better.',
      '{They} are amazed to hear the next day that it hurt.',
    ],
    gives: '{They} talk {other} into being braver than usual.',
  },
  Capricorn: {
    wants: [
      '{They} stay cool in a fight and think about what it will lead to.',
      'An outburst looks to {them} like a waste of strength.',
    ],
    gives: '{They} carry on for {other} long after the fun has gone out of it.',
  },
  Aquarius: {
    wants: [
      '{They} argue from principle and will not be told.',
      'Tears on the other side make {them} more reasonable, which makes it worse.',
    ],
    gives: '{They} find for {other} a way that nobody has tried.',
  },
  Pisces: {
    wants: [
      '{They} slip out of a fight rather than win it, and the anger comes back as tiredness.',
      'A direct order makes {them} vague.',
    ],
    gives: "{They} act for {other} out of pure kindness, and don't mention it.",
  },
}
