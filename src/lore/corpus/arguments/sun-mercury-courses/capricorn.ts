import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Sagittarius: {
    first: [
      'You take such care over a thing that it could only go slowly.',
      'Nobody sees that part.',
    ],
    second: [
      'What they hear is the finish, told over lunch with a laugh.',
      "It sets the bar for everyone, and you're the one who has to stay up and reach it.",
    ],
    settles: [
      'Your plans are good, and so is the enthusiasm with which you sell them, and only the dates disagree.',
      'With the real ones mentioned, people would admire the climb as much as the view.',
    ],
  },
  Aquarius: {
    first: [
      'People see you open the place in the morning, and they count you among those who like it as it is.',
      "You've got the keys, after all.",
    ],
    second: [
      "By noon you've explained to somebody why half of it is nonsense.",
      'Then you go back and do it properly, which makes the criticism sound like a hobby.',
    ],
    settles: [
      "A critic who's kept the place running knows what it would take to change it.",
      'One rule, changed by your own hand, would say more than all the lunches.',
    ],
  },
}
