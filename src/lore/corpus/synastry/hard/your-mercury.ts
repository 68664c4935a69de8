import type { HardContacts } from '../../../authored.ts'

/** The reader's Mercury square or opposite a planet of the partner's. */
export const yourMercuryHard: HardContacts = {
  'mercury~sun': [
    [
      'You correct {partner} because you take them seriously, and they hear that they were wrong in front of people ({contact}).',
      "To you it's about the facts.",
      "To them it's about whether you're on their side.",
    ],
  ],
  'mercury~moon': [
    [
      'You explain it well, and {partner} feels worse ({contact}).',
      "They weren't confused, they were sad.",
      "You can tell that you've lost them by how politely they agree.",
    ],
  ],
  'mercury~mercury': [
    [
      'You and {partner} come away from one conversation with two agreements ({contact}).',
      'Each of you is sure of having been clear.',
      'It may take a missed appointment to find out.',
    ],
  ],
  'mercury~venus': [
    [
      'You make a joke about something that {partner} loves ({contact}).',
      "It's a good joke, and they laugh.",
      'They may also be slower to show you what they love the next time.',
    ],
  ],
  'mercury~mars': [
    [
      "You'd like to go over it once more, and {partner} would like to have done it by now ({contact}).",
      'Your questions feel to them like delay.',
      'Their impatience feels to you like an insult, so you ask one more.',
    ],
  ],
  'mercury~jupiter': [
    [
      "{partner} exaggerates a little, and you can't let it stand ({contact}).",
      "To you it's a matter of the facts.",
      "To them it's a good story, which you've just spoiled.",
    ],
  ],
  'mercury~saturn': [
    [
      'You think out loud, and {partner} takes it as a statement ({contact}).',
      'It makes you careful, and less fun.',
      "They only want to know what they're supposed to rely on.",
    ],
  ],
}
