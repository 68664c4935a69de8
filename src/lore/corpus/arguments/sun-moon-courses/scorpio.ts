import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'The patience is real and so is the fire, and one of them can call a friend.',
      'A plan that takes years needs somewhere for the fire to go in the meantime.',
    ],
  },
  Taurus: {
    settles: [
      'Depth and comfort could take turns, since there are enough evenings for both.',
      "Leave one good thing alone for a month, and you'll know something about it that questions couldn't have told you.",
    ],
  },
  Gemini: {
    settles: [
      'You need the depth and you need the air, and people will give you both in the right order.',
      "Say back what you heard, and then make them laugh, and they'll come down with you again.",
    ],
  },
  Cancer: {
    settles: [
      'A heart that keeps everything could keep the past in a smaller space.',
      "Let one thing go with a kind word, and there'll be more of you for the ones who are here.",
    ],
  },
  Leo: {
    settles: [
      "Strength doesn't shrink from being admired, and you know how to admire.",
      "Say it to somebody at full length, take what comes back, and you'll have something newer to live on.",
    ],
  },
  Virgo: {
    settles: [
      "You'd be a merciful judge if you ever heard the other side.",
      'Bring the case to a friend, accept what they say, and people will be less nervous about their own.',
    ],
  },
  Libra: {
    settles: [
      "You can be true and still be gentle, because you've had so much practice in each.",
      "What you've been protecting by saying nothing could probably stand to hear it.",
    ],
  },
  Scorpio: {
    settles: [
      "Most of what's good in life gets done by halves, in company, with some wrong notes.",
      "Go in up to the knees for once, and you'll see that they're glad to have you.",
    ],
  },
  Sagittarius: {
    settles: [
      'You could go away with what you love, and few people think of that.',
      "The one who's been your whole world might be good company in another part of it.",
    ],
  },
  Capricorn: {
    settles: [
      "You like power and you love these people, and you've been using the one in the service of the other.",
      'Care that can be seen is worth as much as the hidden kind, and it can be returned.',
    ],
  },
  Aquarius: {
    settles: [
      'You can be as close as that because you go away in between.',
      "Tell them which nights are yours, and they'll sleep through them.",
    ],
  },
  Pisces: {
    settles: [
      'Power in hands that soft can do a great deal of good.',
      "Use what you know to help one of them, and they'll feel, without knowing why, that they're safe with you.",
    ],
  },
}
