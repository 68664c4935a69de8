import type { AuthoredParagraph } from '#lore/authored.ts'

/** Second paragraphs on a planet in its sign and house, by all three, where two readers have compared theirs. */
export const housedAgain: Partial<Record<string, AuthoredParagraph>> = {
  'mars/Pisces/9': {
    says: [
      "You set out for places you couldn't find on a map, and you often get there (your Mars in Pisces, {house}).",
      'What moves you is a faith or a song or the sound of a language, and an ordinary goal leaves you on the couch.',
      'You learn by soaking in a subject, and you can be at a loss when somebody asks for the steps.',
      "When people argue about what you believe, you let them win, and it doesn't change where you are headed.",
    ],
    traits: ['idealistic', 'yielding'],
  },
  'moon/Pisces/6': {
    says: [
      "You can't do good work next to somebody who's unhappy (your Moon in Pisces, {house}).",
      "You go over, you ask, you take two of their jobs, and at four o'clock you begin on your own.",
      'Your health goes by the mood of the place, and a kind boss does more for you than a good chair.',
      "A rule that you leave on time, kept for somebody else's sake if need be, gives you back most of what the day took.",
    ],
    traits: ['yielding', 'loose'],
  },
}
