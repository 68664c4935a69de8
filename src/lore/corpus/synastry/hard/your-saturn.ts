import type { HardContacts } from '../../../authored.ts'

/** The reader's Saturn square or opposite a planet of the partner's. */
export const yourSaturnHard: HardContacts = {
  'saturn~sun': [
    [
      'You mean to warn {partner}, and it comes out as a judgment ({contact}).',
      "You'd be proud of them if they'd let you check it first.",
      'They would let you if you were proud first.',
    ],
  ],
  'saturn~moon': [
    [
      "{partner} is upset at a time when you've got something to finish ({contact}).",
      'You think of it as setting an example.',
      'They feel that they come second to a list.',
    ],
  ],
  'saturn~mercury': [
    [
      'You listen for the mistake, and {partner} can tell ({contact}).',
      'It makes them nervous, and then they make more of them.',
      "You'd honestly like to hear the rest of it.",
    ],
  ],
  'saturn~venus': [
    [
      "You notice what it cost before you say that it's lovely ({contact}).",
      'You do find it lovely.',
      '{partner} hears the price, and may not show you the next thing so soon.',
    ],
  ],
  'saturn~mars': [
    [
      '{partner} has started, and you would have measured first ({contact}).',
      'You watch and are right.',
      "They do it faster than they would have, and worse, because you're watching.",
    ],
  ],
  'saturn~jupiter': [
    [
      "{partner} says yes to people, and you're the one who looks at the calendar ({contact}).",
      'You end up as the one who says no, without having asked for it.',
      "They may think that you don't like their friends.",
    ],
  ],
  'saturn~saturn': [
    [
      "You and {partner} are strict about different things, and each takes the other's rule for a whim ({contact}).",
      "One of you can't relax until one thing is done, and the other can't until another is.",
      'It can be late before both of you sit down.',
    ],
  ],
}
