import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'What passes so fast in you is also gone for good, and people forgive a temper that keeps nothing back.',
      'They only need to hear the half that comes before it.',
    ],
  },
  Taurus: {
    settles: [
      'The fast half of you is good at starting, and the slow half is good at staying.',
      "Given a week's notice, the slow one will come along, and it's the one who'll still be there in a year.",
    ],
  },
  Gemini: {
    settles: [
      'Talk and speed go together well in the other order.',
      "Two conversations beforehand won't slow you down by more than an afternoon, and they leave you with much less to explain.",
    ],
  },
  Cancer: {
    settles: [
      "It's the same heart both times, since you fight for people because you need them.",
      'Once they know the second part, your courage stops being something they can only admire.',
    ],
  },
  Leo: {
    settles: [
      "There's nothing wrong with wanting to be seen by the few people you love.",
      "Once they've been invited, you can take the jump for its own sake and enjoy the clapping as well.",
    ],
  },
  Virgo: {
    settles: [
      "Both of them are good workers, the quick one and the exact one, and they've simply been given the wrong hours.",
      'Let the exact one have the first twenty minutes, and the quick one can have the rest without being sued.',
    ],
  },
  Libra: {
    settles: [
      'Honesty and goodwill get along in you, except that they arrive an evening apart.',
      'When people get both at once, they find that a blunt friend who cares how they are is a rare thing.',
    ],
  },
  Scorpio: {
    settles: [
      "You've got the nerve to say anything, so you could say this as well.",
      "A secret told in your plain voice, to somebody who's earned it, costs you about a minute and buys you a friend for life.",
    ],
  },
  Sagittarius: {
    settles: [
      'What you have plenty of, others run out of by the fourth week, and what they have is the patience to be there.',
      'With one patient person beside you, you can be the one who makes chapter nine feel like a first day.',
    ],
  },
  Capricorn: {
    settles: [
      "A thing can be finished and still be fun, and you're one of the few people who could do both.",
      "It only takes somebody beside you who's allowed to say that it's Saturday.",
    ],
  },
  Aquarius: {
    settles: [
      "You don't have to choose between coming and keeping your distance, because you can set the time yourself.",
      'A friend who gets fifteen minutes from you on purpose has more of you than one who got the whole emergency.',
    ],
  },
  Pisces: {
    settles: [
      'The noise and the blanket belong to the same weekend, and you need the second to be any good at the first.',
      "Once it's on the calendar, it stops feeling like a defeat.",
    ],
  },
}
