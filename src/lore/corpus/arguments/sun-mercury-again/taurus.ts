import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Aries: {
    opening: [
      "You're the calmest person in the argument that you started.",
      'What you like is peace and a full plate (your Sun in Taurus).',
      "But your Mercury in Aries can't let a wrong statement go by, so it throws one remark and the table is off.",
      'You help yourself to more rice and wonder why everybody has to be so heated.',
    ],
    turn: 'Your words start fights that the rest of you has no wish to be in.',
    task: [
      'Let one wrong thing stand this month, all evening.',
      "Notice what people talk about when they aren't answering you.",
      "They might go on to something that you'd much rather hear.",
    ],
    settles: [
      'A blunt word from somebody so unhurried is easy to believe and not hard to forgive.',
      'Kept for the two or three things that matter, it would clear the air and leave the dinner standing.',
    ],
  },
  Gemini: {
    opening: [
      'You hold on to things and let go of ideas.',
      'What you own and whom you love stays put (your Sun in Taurus), while your Mercury in Gemini swaps its opinions like trading cards.',
      'You can argue for the new kitchen at breakfast and for the old one at supper, with equal charm.',
      'In the end the kitchen stays, and everybody has had a very good debate.',
    ],
    turn: 'Your mind is forever moving, and it never takes the furniture along.',
    task: [
      'Hold one opinion for the whole of this month.',
      "Tell it to somebody who'll remind you.",
      "They'd like to see which of your opinions has a house to go with it.",
    ],
    settles: [
      'The ground you stand on is what lets your mind be so light.',
      'If you tell people which part is ground, they can enjoy the rest with you.',
    ],
  },
}
