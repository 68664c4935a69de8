import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Scorpio: {
    opening: [
      "You say that everything will be fine, and you've checked.",
      'Good faith is your natural state (your Sun in Sagittarius).',
      'All the same your Mercury in Scorpio reads the reviews with one star, and asks the landlord what happened to the last tenant.',
      'Then you sign, with a big warm smile, knowing about the damp.',
    ],
    turn: 'You hope like a child and inquire like a detective.',
    task: [
      "Tell somebody this month what you found out, along with why you're doing it anyway.",
      'Keep both halves in.',
      "They take you for naive, and they'd follow you sooner if they knew that you'd looked.",
    ],
    settles: [
      'Hope that has read the bad reviews is the only kind worth having.',
      "Shared with its findings, yours would make other people brave, since they'd know what it's made of.",
    ],
  },
  Capricorn: {
    opening: [
      "You've got wings, and you talk like the maintenance department.",
      'The far shore is what you live for (your Sun in Sagittarius).',
      'Your Mercury in Capricorn speaks of fuel.',
      'People who ask about your dream get a timetable, and if they read it closely, it goes to Patagonia.',
    ],
    turn: 'The dream is in there, disguised as logistics.',
    task: [
      "Begin one conversation this month with where it's all going.",
      'The fuel can wait until they ask.',
      "They'd carry a good deal for you if they knew it was for Patagonia.",
    ],
    settles: [
      "You're the rare person whose castles come with a plumber.",
      'Shown the castle first, people will ask about the plumbing by themselves.',
    ],
  },
}
