import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    first: [
      "You're so gentle that people lean in to hear you.",
      'What they hear, now and then, makes them sit up.',
    ],
    second: [
      "It was true, and you're appalled, and the rest of the day goes into repairs.",
      "The person you've been so nice to since would have liked to discuss it.",
    ],
    settles: [
      "A gentle person who tells the truth is worth having, and you're one whenever you don't take it back.",
      "The kindness can go into how you stay, once it's been said.",
    ],
  },
  Aquarius: {
    first: [
      "You can't pass anybody's trouble without its getting into you.",
      'People sense it, and they come.',
    ],
    second: [
      "Then it's too near, so you explain it to them.",
      'What they hear is clever and correct, and it comes from a little too far off.',
    ],
    settles: [
      'The one who feels it and the one who understands it are both you, and people in trouble could use the pair.',
      'They only need to meet them in that order.',
    ],
  },
}
