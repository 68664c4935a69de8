import type { Sign } from '#sky/zodiac.ts'
import type { Habit } from '../../habit.ts'

export const mercuryHabits: Record<Sign, Habit> = {
  Aries: {
    gift: [
      'you say in one sentence what everyone was circling, and people are relieved',
      'you decide while others are still reading',
    ],
    strain: [
      'you answer before the question is finished',
      "you argue to win, and win, and it's lonely",
    ],
  },
  Taurus: {
    gift: [
      "you think a thing through once, and it doesn't need doing again",
      'you explain things so plainly that anyone could draw them',
    ],
    strain: [
      "you've made up your mind and stopped taking calls",
      'you go over the same ground, slower each time',
    ],
  },
  Gemini: {
    gift: [
      'you pick things up at once and pass them on improved',
      'you can hold two opinions and enjoy both',
    ],
    strain: [
      "you know a little of everything and can't sit still for the rest",
      'you fill a silence that was doing good work',
    ],
  },
  Cancer: {
    gift: [
      'you remember what was said and how it felt',
      'you find the words that make someone feel at home',
    ],
    strain: [
      'you hear an old voice in a new sentence',
      'you answer from the mood, and the facts come limping after',
    ],
  },
  Leo: {
    gift: [
      'you tell a story so well that people want to have been there',
      "you speak with conviction, and it's catching",
    ],
    strain: [
      "you'd sooner defend the statement than look it up",
      'you take an objection to your idea as one to yourself',
    ],
  },
  Virgo: {
    gift: [
      'you find the mistake, and kindly fix it on the way',
      'you make a muddle simple by naming its pieces',
    ],
    strain: [
      'you correct the plan until nobody wants to carry it out',
      "you can't read past the typo",
    ],
  },
  Libra: {
    gift: [
      'you hear both sides and find words that both can agree to',
      "you phrase a request well, and it's half granted",
    ],
    strain: [
      "you're so polite that no one hears the no",
      "you see the other side's point just when you need your own",
    ],
  },
  Scorpio: {
    gift: [
      'you ask the one question that opens the subject',
      "you read what's left out, and you're usually right",
    ],
    strain: [
      'you suspect first and check afterward, if at all',
      "you go silent, and it's louder than what you'd have said",
    ],
  },
  Sagittarius: {
    gift: [
      'you see the big picture and make it sound possible',
      "you're frank, and people are grateful once they've recovered",
    ],
    strain: [
      'you leap to the conclusion and let others find the steps',
      'you overstate the case, then have to live up to it',
    ],
  },
  Capricorn: {
    gift: [
      'you say only what you can stand by, so it counts',
      'you give a plan its order and its date',
    ],
    strain: [
      'you hear the reasons against a thing first, and loudest',
      "you wait to speak until you're sure, and the moment goes",
    ],
  },
  Aquarius: {
    gift: [
      'you see the pattern that the others are standing in',
      "you think of what nobody's tried, and it works",
    ],
    strain: [
      'you hold to the theory while the facts are waving',
      "you explain coolly what should've been said warmly",
    ],
  },
  Pisces: {
    gift: [
      'you catch the meaning before the words are done',
      'you think in pictures, and they carry',
    ],
    strain: [
      'you lose the thread, and then the piece of paper',
      'you hear what was meant, or what you feared was meant',
    ],
  },
}
