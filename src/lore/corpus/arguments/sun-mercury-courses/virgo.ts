import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Leo: {
    first: [
      'Nobody has to ask you twice to praise a friend, and you do it as if there were trumpets.',
      'Your own work you show with a cough.',
    ],
    second: [
      'The same people who turned around for your friend look back at their plates.',
      "You tell yourself that it's only fair, since it still has problems, and you're a little hurt.",
    ],
    settles: [
      "A voice like yours knows what's good, and it isn't lying about your friends.",
      'If it spoke of your work in the same tone for one sentence, the modest part of you could check every word.',
    ],
  },
  Libra: {
    first: [
      "You see the mistake at once, and you'd never be so rude as to say it.",
      'People feel very comfortable with you and very safe.',
    ],
    second: [
      'So the correction goes out in so much paper that they keep the paper.',
      "Then it happens again, and you're the only one who's annoyed.",
    ],
    settles: [
      'You can be right and kind in the same sentence, and hardly anyone can.',
      'It only has to be a shorter sentence.',
    ],
  },
}
