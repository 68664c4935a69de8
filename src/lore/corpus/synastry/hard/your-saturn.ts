import type { HardContacts } from '../../../authored.ts'

/** The reader's Saturn square or opposite a planet of the partner's. */
export const yourSaturnHard: HardContacts = {
  'saturn~sun': [
    [
      'You mean to warn {partner}, and it comes out as a grade ({contact}).',
      "You'd be proud of them if they'd let you check it first.",
      'They would let you if you were proud first.',
    ],
  ],
  'saturn~moon': [
    [
      "{partner} is upset at a time when you've got something to finish ({contact}).",
      "In your view you're setting an example.",
      "In theirs they've been put in line behind the dishes.",
    ],
  ],
  'saturn~mercury': [
    [
      'You listen for the mistake, and {partner} can hear you listening ({contact}).',
      'They talk faster, which makes more of them.',
      "You'd honestly like to know how the story ends.",
    ],
  ],
  'saturn~venus': [
    [
      "You say what it cost before you say that it's lovely ({contact}).",
      'You do find it lovely.',
      "{partner} puts it back in the bag, and it's the last one you're shown for a while.",
    ],
  ],
  'saturn~mars': [
    [
      "{partner} has started, and you'd have measured first ({contact}).",
      'You stand there with your arms folded, being right.',
      'They do it faster than they would have, and worse, in order to get out from under your eye.',
    ],
  ],
  'saturn~jupiter': [
    [
      "{partner} says yes to people, and you're the one who looks at the calendar ({contact}).",
      'You end up as the voice of no, without having applied for it.',
      "They think that you don't like their friends.",
    ],
  ],
  'saturn~saturn': [
    [
      "You're strict about different things, and each of you takes the other's rule for a whim ({contact}).",
      "You can't relax until the one thing is done, and {partner} can't until the other is.",
      "So it's late, on some days, before anybody sits down.",
    ],
  ],
}
