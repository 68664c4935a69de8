import type { Sign } from '#sky/zodiac.ts'
import type { Habit } from '../../habit.ts'

export const saturnHabits: Record<Sign, Habit> = {
  Aries: {
    gift: [
      "you act when you're ready, and then you don't need to repeat it",
      'you take the first step alone and see it through',
    ],
    strain: ['you hold back just when you ought to go', 'you doubt your right to want things'],
  },
  Taurus: {
    gift: ['you know exactly what you can afford', "you keep what you've built in good repair"],
    strain: [
      "you're afraid there won't be enough, whatever the number",
      "you can't let go of what once was hard to get",
    ],
  },
  Gemini: {
    gift: ["you say only what you've checked", 'you learn slowly, and for good'],
    strain: [
      "you think you aren't clever enough, and prepare for hours",
      'you weigh each word until the talk has moved on',
    ],
  },
  Cancer: {
    gift: [
      'you look after people without fuss, for years',
      "you know where home is, because you've worked for it",
    ],
    strain: ["you won't be comforted", 'you took on the care of others early, and forgot yourself'],
  },
  Leo: {
    gift: [
      'you take the stage only when you have earned it, so people listen',
      'you do your best work without applause',
    ],
    strain: [
      'you treat pleasure as a thing to be earned and then done well',
      "you're ashamed of wanting to be seen",
    ],
  },
  Virgo: {
    gift: [
      'you do a job properly, down to the part nobody will look at',
      'you know your limits and work well inside them',
    ],
    strain: [
      "you can't stop before a thing is perfect, so you can't stop",
      'you find fault with yourself first, to be safe',
    ],
  },
  Libra: {
    gift: [
      'you keep your agreements, and you make good ones',
      "you're fair even when it costs you",
    ],
    strain: [
      'you stay bound by what the other side forgot long ago',
      "you'd rather be alone than be in the wrong",
    ],
  },
  Scorpio: {
    gift: ['you can be trusted with anything', 'you face what others avoid, and get it done'],
    strain: [
      'you trust nobody with the last ten percent',
      'you hold tight to what ought to be over',
    ],
  },
  Sagittarius: {
    gift: ["you believe what you've tested", 'you take the long road and actually arrive'],
    strain: ['you lose faith in a plan halfway', 'you demand proof of what can only be tried'],
  },
  Capricorn: {
    gift: [
      'you carry a good deal, and you carry it well',
      'you plan in years, and the years agree',
    ],
    strain: [
      'you go on carrying a duty after the reason for it has gone',
      "you're hard on yourself, as a matter of principle",
    ],
  },
  Aquarius: {
    gift: [
      'you keep your word to the group and your independence with it',
      'you build the rule that sets people free',
    ],
    strain: [
      'you hold to a principle longer than to the people it was meant for',
      'you can feel like an outsider with friends all around you',
    ],
  },
  Pisces: {
    gift: [
      'you give shape to what others only dream of',
      "you're patient with what can't be hurried",
    ],
    strain: [
      'you keep your distance from whatever might carry you away',
      "you feel you owe something and can't say what",
    ],
  },
}
