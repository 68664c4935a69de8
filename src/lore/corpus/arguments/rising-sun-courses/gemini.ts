import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    first: [
      'Friends bring you their wildest plans and expect to leave with a partner.',
      'What they get is an excellent hour and a date that never comes.',
    ],
    second: [
      "You like your life, and that's the whole of it.",
      'But after a while people stop believing the ideas, and a few of them were good.',
    ],
    settles: [
      'Your mind can go anywhere because the rest of you is so well looked after at home.',
      'One idea in twenty could stay for breakfast, and it would find that it fits in.',
    ],
  },
  Cancer: {
    first: [
      "You make it so easy to talk that people feel entertained, when they've been known.",
      "They'd be more careful if they could see what you keep.",
    ],
    second: [
      "By now you're carrying around the knees and the mothers of a hundred people.",
      "It's tender work, and since nobody knows you're doing it nobody asks after yours.",
    ],
    settles: [
      'Charm gets you the conversation, and memory makes it worth having had.',
      'When you bring up the knee, a stranger turns into a friend, and friends do ask back.',
    ],
  },
  Virgo: {
    first: [
      'Quick answers have made you the person to ask.',
      "The faster you are, the more you're asked, and the less time there is to be sure.",
    ],
    second: [
      "So you're sure afterward, at your own expense.",
      'A wrong bus number can follow you through an otherwise nice evening.',
    ],
    settles: [
      "Speed gets you into every conversation, and care is why people could rely on you once you're in it.",
      "They don't need both in the same second, and only you believe that they do.",
    ],
  },
  Scorpio: {
    first: [
      'People leave feeling lighter and a little closer to you.',
      'It takes some of them years to notice that the closeness went in one direction.',
    ],
    second: [
      'What you know about people you keep, and you keep yourself along with it.',
      "It's safe in there, and it's also where you are on the evenings when you'd have liked to be asked something.",
    ],
    settles: [
      'You have the touch to make a hard subject light, and the depth to know which subject it is.',
      'Used on your own story once, it would turn a good listener into a friend.',
    ],
  },
  Capricorn: {
    first: [
      'Since you make it look easy, you get the credit for the jokes.',
      'The promotion goes to someone who frowned.',
    ],
    second: [
      "You tell yourself that you don't mind, and you stay late.",
      "The work is sound, and it doesn't sign its own name.",
    ],
    settles: [
      'Being funny gets you a hearing, and being reliable would get you the job.',
      'Together, where people can see both, they make you the one whom everybody wants in charge.',
    ],
  },
  Pisces: {
    first: [
      "Because you're never lost for a word, nobody suspects that you're lost.",
      "They laugh and they're grateful, and they go home reassured.",
    ],
    second: [
      "The feeling waits until it's alone with you.",
      'It comes out at odd places, in a movie or a supermarket, in front of anyone who happens to be standing there.',
    ],
    settles: [
      "You can't say it, but you can show where it lives, and you've got excellent taste in songs.",
      'The people who love your talk would follow you there, with nothing explained.',
    ],
  },
}
