import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Virgo: {
    first: [
      "Since you're so easy to get along with, people don't watch their step.",
      "They're late and they borrow things, and you say it's no trouble.",
    ],
    second: [
      'It goes into the account, with the date.',
      'When it finally comes out, in that pleasant voice, what frightens people is how far back it goes.',
    ],
    settles: [
      'Good will and a good memory could make you the fairest person anyone knows.',
      'Mentioned on the day, a small thing stays small, and the account has nothing in it but thanks.',
    ],
  },
  Scorpio: {
    first: [
      'You make it so agreeable that people come back, and bring their friends.',
      "They call you tactful, and they've got no idea what about.",
    ],
    second: [
      "You know what they came for and what they aren't saying.",
      'Carrying it alone makes you feel older than the rest of the table.',
    ],
    settles: [
      'The truth is easier to take from somebody with manners.',
      'Given to one person who could use it, what you see would stop being a secret and turn into help.',
    ],
  },
}
