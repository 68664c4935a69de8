import type { HardContacts } from '../../../authored.ts'

/** The reader's Mercury square or opposite a planet of the partner's. */
export const yourMercuryHard: HardContacts = {
  'mercury~sun': [
    [
      'You mean to improve on what {partner} said, and they hear that they were wrong in front of people ({contact}).',
      'You like them enough to be exact.',
      "They'd settle for being liked and left alone for a paragraph.",
    ],
  ],
  'mercury~moon': [
    [
      'You explain it well, and {partner} feels worse ({contact}).',
      "Being confused isn't what's wrong with them.",
      "You can tell that you've lost them by how politely they agree.",
    ],
  ],
  'mercury~mercury': [
    [
      'You and {partner} come away from one conversation with two agreements ({contact}).',
      'Each of you is sure of having been clear.',
      'It comes out on the day itself, usually at a street corner, with one of you at another.',
    ],
  ],
  'mercury~venus': [
    [
      'You make a joke about something that {partner} loves ({contact}).',
      "It's a good joke, and they laugh.",
      "They don't bring the thing out again while you're in the room.",
    ],
  ],
  'mercury~mars': [
    [
      "You'd like to go over it, and {partner} would like to have done it by now ({contact}).",
      'Your questions sound to them like brakes.',
      'Their sighs sound to you like insults, and you ask one more on principle.',
    ],
  ],
  'mercury~jupiter': [
    [
      "{partner} rounds up, and you can't let it stand ({contact}).",
      "To you it's a matter of the number.",
      'As they see it, you take a story that everybody is enjoying and send it home.',
    ],
  ],
  'mercury~saturn': [
    [
      'You think out loud, and {partner} takes it down as a statement ({contact}).',
      'So you begin to rehearse, and that takes the fun out of it.',
      "They only want to know which version they're supposed to rely on.",
    ],
  ],
}
