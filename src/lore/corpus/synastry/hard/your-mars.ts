import type { HardContacts } from '../../../authored.ts'

/** The reader's Mars square or opposite a planet of the partner's. */
export const yourMarsHard: HardContacts = {
  'mars~sun': [
    [
      'You want it settled, and {partner} wants to have settled it ({contact}).',
      "You push at just the point where they're proud.",
      "Once they've said no in front of people it stays no, and you both know how nearly it was a yes.",
    ],
  ],
  'mars~moon': [
    [
      'You raise your voice a notch for emphasis, and {partner} leaves the conversation without leaving the room ({contact}).',
      'What you mean is the subject.',
      'They hear the volume, and it can take them until the next day to say what they think about the subject.',
    ],
  ],
  'mars~mercury': [
    [
      "{partner} is still explaining how, and you're doing it ({contact}).",
      'Advice makes your jaw set.',
      "They say they were only thinking, and that's true, but they were doing it at you.",
    ],
  ],
  'mars~venus': [
    [
      'You want an answer now, and {partner} would like to be courted for it ({contact}).',
      'Your hurry makes them slower, and their charm makes you blunter.',
      'Meanwhile you like each other, which is the likeliest way out.',
    ],
    [
      'You make your move when {partner} would have liked another hour of being looked at ({contact}).',
      'They go a little cool, which makes you try harder.',
      "It's usually enough to ask what they'd enjoy and then to take your time about it.",
    ],
    [
      "What you'd call being direct, {partner} would call being pushed ({contact}).",
      "They like you best when you've got plenty of energy and it isn't all pointed at them.",
    ],
  ],
  'mars~mars': [
    [
      'You two can make a race out of putting away groceries ({contact}).',
      "Neither you nor {partner} can be told what to do, least of all by somebody who's right.",
      "It looks worse than it is, and it's usually over by the time anyone asks.",
    ],
  ],
  'mars~jupiter': [
    [
      "{partner} says that it'll be easy, so you lift it ({contact}).",
      "You find out what it weighs when you're halfway.",
      "By then they've had a second idea, and they can't think why you're looking at them like that.",
    ],
  ],
  'mars~saturn': [
    [
      'You propose a thing for tonight, and {partner} has a reason ({contact}).',
      'The reason is good, and you want to kick something.',
      "They'd tell you that they're the only one around here who thinks about Thursday.",
    ],
  ],
}
