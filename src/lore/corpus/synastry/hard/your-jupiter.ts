import type { HardContacts } from '../../../authored.ts'

/** The reader's Jupiter square or opposite a planet of the partner's. */
export const yourJupiterHard: HardContacts = {
  'jupiter~sun': [
    [
      'You see what {partner} could be, and you mention it often ({contact}).',
      'They begin to feel like a first draft.',
      "You meant it as praise, and it is, for somebody who isn't there yet.",
    ],
  ],
  'jupiter~moon': [
    [
      "You say that it'll look different in a month, and {partner} has to get through tonight ({contact}).",
      "They'd like some company where they are.",
      'You keep calling to them about the view.',
    ],
  ],
  'jupiter~mercury': [
    [
      'You have the whole picture, and {partner} has a question about one corner of it ({contact}).',
      'You wave it through.',
      "They're right about the corner two times out of three, and they try not to say so.",
    ],
  ],
  'jupiter~venus': [
    [
      'You order for the whole table, and {partner} would rather have something small ({contact}).',
      "Loving in portions isn't in you.",
      "They'd feel better known, they think, by one thing that was exactly for them.",
    ],
  ],
  'jupiter~mars': [
    [
      '{partner} wants to begin, and you want it to be bigger before it begins ({contact}).',
      'They lose the heat while you gather the people.',
      "You're both keen, and it's odd how much that can look like a fight.",
    ],
  ],
  'jupiter~jupiter': [
    [
      "You're both generous, in directions that don't meet ({contact}).",
      "What you'd spend on, {partner} would cut, and then it's the other way around.",
      "Nobody's being mean, so there's nobody to argue with.",
    ],
  ],
  'jupiter~saturn': [
    [
      "You'd risk it, and {partner} has read what it says at the bottom ({contact}).",
      'They make you feel like a child with a firework.',
      'You make them feel like the only adult at the party, and neither of you asked for the part.',
    ],
  ],
}
