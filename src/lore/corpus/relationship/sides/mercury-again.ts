import type { Sides } from '#lore/authored.ts'

/** Another wording for each sign, in the order of the zodiac. */
export const mercurySidesAgain: Sides = {
  Aries: {
    wants: [
      '{They} answer at once, and mean the answer.',
      'Ten minutes later {they} may have changed {their} mind, and seldom think to say so.',
    ],
    gives: 'A straight question from {other} gets a straight answer from {them}.',
  },
  Taurus: {
    wants: [
      '{They} want to finish one subject before another is begun.',
      'When {they} are hurried {they} repeat what {they} said, more slowly.',
    ],
    gives: 'What {they} told {other} last year {they} still stand by.',
  },
  Gemini: {
    wants: [
      '{They} come up with a reply sooner than with a reason for it.',
      'When it gets serious {they} make a joke, and want to be taken seriously all the same.',
    ],
    gives: '{They} can tell {other} a dull day so that it gets interesting.',
  },
  Cancer: {
    wants: [
      '{They} answer the mood of a remark more than the remark.',
      'What {they} mean comes out sideways when {they} feel attacked.',
    ],
    gives: '{They} still know in June what {other} said in January.',
  },
  Leo: {
    wants: [
      '{They} say what {they} think as if it were settled, and would like it to be admired a little first.',
      'To be interrupted is worse for {them} than to be contradicted.',
    ],
    gives: '{They} speak well of {other} to other people.',
  },
  Virgo: {
    wants: [
      '{They} go back to the exact word that was used, because to {them} it makes a difference.',
      'By the time it is cleared up, the subject of the quarrel is forgotten.',
    ],
    gives: '{They} read what {other} [write|writes] as carefully as if {they} had to sign it.',
    tags: ['facts first'],
  },
  Libra: {
    wants: [
      '{They} want to hear both sides, and weigh {their} answer until nobody can be hurt by it.',
      'Asked point-blank, {they} put a question of {their} own.',
    ],
    gives: '{They} find a way to say a hard thing to {other} without a hard word.',
  },
  Scorpio: {
    wants: [
      "{They} ask one question after another, and don't say what {they} want to know it for.",
      'A quick answer makes {them} ask again.',
    ],
    gives: '{Other} can talk to {them} about what nobody else wants to hear.',
    tags: ['keeping it back'],
  },
  Sagittarius: {
    wants: [
      '{They} say it bluntly and expect to be forgiven, since it was meant well.',
      'A correction of one detail seems to {them} to miss the point.',
    ],
    gives: '{They} tell {other} the truth with a smile.',
  },
  Capricorn: {
    wants: [
      '{They} keep to the facts, and sound sterner than {they} mean to.',
      'When nothing can be done about a thing, {they} are at a loss for words.',
    ],
    gives: '{Other} [get|gets] advice from {them} that can be used the next day.',
    tags: ['facts first'],
  },
  Aquarius: {
    wants: [
      '{They} treat a quarrel as a discussion, and see no reason to be hurt by an argument.',
      'Pressed to agree, {they} find one more exception.',
    ],
    gives: '{They} will hear {other} out on the oddest idea.',
  },
  Pisces: {
    wants: [
      '{They} say half of it and expect the rest to be understood.',
      'When {they} are questioned {they} say yes to anything that ends the questions.',
    ],
    gives: '{They} often have a word for what {other} [feel|feels].',
  },
}
