import type { HardContacts } from '../../../authored.ts'

/** The reader's Sun square or opposite a planet of the partner's. */
export const yourSunHard: HardContacts = {
  'sun~sun': [
    [
      "You and {partner} decide differently, and each of you thinks that it's a matter of character ({contact}).",
      'Each would like to be admired for how it was settled.',
      "On a day when neither of you has to be right, there's very little left of it.",
    ],
  ],
  'sun~moon': [
    [
      'Your plans tend to come at an hour when {partner} is tired ({contact}).',
      'You hear a mood where they meant a need, so you argue with it.',
      "They give in, and you can see that they don't like it.",
    ],
    [
      "You're full of energy just when {partner} needs somebody to sit down with them ({contact}).",
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
      'You tell them a thing in order to be encouraged.',
      "They're interested, and asking is how they show it.",
    ],
  ],
  'sun~venus': [
    [
      "What {partner} finds charming and what you find worth doing aren't often the same thing ({contact}).",
      'You suspect them now and then of being shallow.',
      'They suspect you of not wanting to enjoy anything.',
    ],
  ],
  'sun~mars': [
    [
      'Whatever one of you proposes, the other one has a better way ({contact}).',
      '{partner} pushes and you dig in, and the job itself would have been less work.',
      'From outside it can look like flirting, and some of it is.',
    ],
  ],
  'sun~jupiter': [
    [
      '{partner} takes your good idea and makes it larger ({contact}).',
      "You're flattered until you have to deliver it.",
      "They can't see why you'd want less of something that's yours.",
    ],
  ],
  'sun~saturn': [
    [
      "{partner} can find the weak point in a hope of yours before you've finished telling it ({contact}).",
      "What reaches you is that you aren't good enough.",
      "They're trying to spare you something, and have no idea how it sounds.",
    ],
  ],
}
