import type { HardContacts } from '../../../authored.ts'

/** The reader's Jupiter square or opposite a planet of the partner's. */
export const yourJupiterHard: HardContacts = {
  'jupiter~sun': [
    [
      'You see what {partner} could be, and you mention it often ({contact}).',
      'You mean it as praise.',
      "They may hear that what they are isn't enough yet.",
    ],
  ],
  'jupiter~moon': [
    [
      'You tell {partner} that it will look different in a month, and they have to get through tonight ({contact}).',
      'They would like company where they are.',
      'Your hope is real, and it helps them more the next day.',
    ],
  ],
  'jupiter~mercury': [
    [
      'You have the whole picture, and {partner} has a question about one detail of it ({contact}).',
      'You pass over it, because the idea matters more to you.',
      'They feel ignored, and quite often the detail was important.',
    ],
  ],
  'jupiter~venus': [
    [
      'You like to give a lot, and {partner} would rather have one small thing that was meant for them ({contact}).',
      'Giving by halves seems mean to you.',
      "They'd feel better known by less.",
    ],
  ],
  'jupiter~mars': [
    [
      '{partner} wants to begin, and you want it to be bigger first ({contact}).',
      "They lose interest while you're making plans.",
      "You're both keen on it, and it can still look like a fight.",
    ],
  ],
  'jupiter~jupiter': [
    [
      'You and {partner} are both generous, with different things ({contact}).',
      'What one of you would spend on, the other one would save.',
      "Nobody is being mean, and it's still hard to agree.",
    ],
  ],
  'jupiter~saturn': [
    [
      'You would take the risk, and {partner} has counted what it could cost ({contact}).',
      'They make you feel like a child.',
      "You make them feel like the only adult, and they didn't ask for the part.",
    ],
  ],
}
