import type { NeighboringArguments } from '#lore/authored.ts'

export const capricornSunAndMercury: NeighboringArguments = {
  Sagittarius: {
    opening: [
      "You plan every step and talk as though you'd skipped them all.",
      'You take the long way and do it properly (your Sun in Capricorn), while your Mercury in Sagittarius is announcing the result.',
      "Others think you've got luck, or nerve.",
      'You let them, and go home to the eleventh revision of a thing you described over lunch as nearly finished.',
    ],
    turn: "You promise in one breath what'll take you months of careful work.",
    task: [
      'Tell somebody this month how long a thing really took you.',
      'Say it without a joke.',
      "They may be comparing themselves with your lunch version, and it'll be a relief.",
    ],
  },
  Aquarius: {
    opening: [
      'You respect the rules, and you think most of them could be better.',
      "You'll climb the ladder that's there (your Sun in Capricorn), while your Mercury in Aquarius is sketching a building that wouldn't need one.",
      "In conversation you tear things down, and in the morning you're there early to open the place.",
      "Each side believes you're secretly one of theirs, and each of them is right.",
    ],
    turn: 'You think against the rules, and you live by them.',
    task: [
      "Change one rule this month that's yours to change.",
      'Tell those it concerns why it was there, and why it can go.',
      'Both sides have been waiting for you to do what you say.',
    ],
  },
}
