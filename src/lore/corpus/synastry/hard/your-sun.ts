import type { HardContacts } from '../../../authored.ts'

/** The reader's Sun square or opposite a planet of the partner's. */
export const yourSunHard: HardContacts = {
  'sun~sun': [
    [
      "You two decide differently, and each of you thinks that it's a matter of character ({contact}).",
      "You'd like to be admired for how you settled it, and {partner} would have settled it another way.",
      "On a day when neither of you has to be right, there's nothing left of it.",
    ],
  ],
  'sun~moon': [
    [
      "Your plans have a way of landing on {partner}'s tired hour ({contact}).",
      'You hear a mood where they meant a need, so you argue with it.',
      'They give in with their voice and hold out with their face.',
    ],
    [
      "You're in full stride just when {partner} needs somebody to sit down with them ({contact}).",
      "They don't ask, since you look so happy, and you don't notice, since they don't ask.",
      'It comes up days later, as something about your tone.',
    ],
    [
      'What makes you proud tends to make {partner} uneasy, as if it might take you away from them ({contact}).',
      "You feel it as a lack of support, though it's nearer to the opposite.",
    ],
  ],
  'sun~mercury': [
    [
      "{partner} asks how you know, and what you hear is that you don't ({contact}).",
      'You tell them in order to be cheered.',
      "They're interested, which is how they cheer.",
    ],
  ],
  'sun~venus': [
    [
      "What {partner} finds charming and what you find worth doing aren't often the same thing ({contact}).",
      'For about an hour a week you suspect them of being shallow.',
      "It's the hour in which they'd most like to be looked at.",
    ],
  ],
  'sun~mars': [
    [
      'Let one of you say how it will go, and the other has a better way by the end of the sentence ({contact}).',
      '{partner} pushes, you dig in, and the thing itself would have taken ten minutes.',
      'There are days when an outsider would take it for flirting.',
    ],
  ],
  'sun~jupiter': [
    [
      '{partner} makes your good idea a size larger and tells people ({contact}).',
      "You're flattered until you have to deliver it.",
      "They can't see why you'd want less of something that's yours.",
    ],
  ],
  'sun~saturn': [
    [
      "{partner} can find the hole in a hope of yours before you've sat down ({contact}).",
      "What reaches you is that you aren't up to it.",
      "They're trying to spare you something, and they have no idea how it sounds at that hour.",
    ],
  ],
}
