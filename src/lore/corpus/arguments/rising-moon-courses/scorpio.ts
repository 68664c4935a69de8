import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "You've got the nerve to face anybody, and you've got the control to choose when.",
      'Use both in the first week, and a matter for the whole building stays between two people and a drum.',
    ],
  },
  Taurus: {
    settles: [
      'People trust you so much less for the mystery than for the calm underneath.',
      "Say the ordinary thing when it's the true one, and they'll believe you all the more when it's deep.",
    ],
  },
  Gemini: {
    settles: [
      "You see so much because you keep still, and it's funny because you see so much.",
      'Let one remark out in company, and the watchful face turns into somebody people want to sit beside.',
    ],
  },
  Cancer: {
    settles: [
      "The stern one was posted to guard the soft one, and it's done its duty.",
      "There's less danger than there used to be, and a ticket stub shown to the right person gets more love than a whole career of looking strong.",
    ],
  },
  Leo: {
    settles: [
      "You'd like to be chosen, and you're worth choosing, so sit where it could happen.",
      "One row farther up is enough, because they've been looking over at you all along.",
    ],
  },
  Virgo: {
    settles: [
      "It's one and the same attention, the hard look and the watered plant.",
      'When people have once seen both at the same time, the look turns out to be the most reassuring thing about you.',
    ],
  },
  Libra: {
    settles: [
      'You watch people so closely because you want one of them to stay.',
      "Say the second half early, and they'll be happy to answer anything.",
    ],
  },
  Scorpio: {
    settles: [
      "You keep other people's secrets so well that they'd trust you with anything, and they'd be honored to hold one of yours.",
      'Start with the good ones, since those are safe to share and they keep the least well.',
    ],
  },
  Sagittarius: {
    settles: [
      'You ask so many questions because you mean to go.',
      'Let people in on the hope as well, and they can worry and look forward to it, as you do.',
    ],
  },
  Capricorn: {
    settles: [
      'Strength like yours is a comfort to others, and it becomes a friendship only when it runs both ways.',
      "Let somebody take the other end of the sofa, and you'll find out who's been listening.",
    ],
  },
  Aquarius: {
    settles: [
      'Your interest is deep and your freedom is real, and a couple of lines now and then will keep both.',
      "People don't need you every day when they know that you remember.",
    ],
  },
  Pisces: {
    settles: [
      'The strong face and the soft heart could do a lot together, since it means most to be forgiven by a person one is a little afraid of.',
      "All that's missing is for somebody to hear about it.",
    ],
  },
}
