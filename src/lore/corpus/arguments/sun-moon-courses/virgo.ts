import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "All that care is for somebody in the end, and it's usually one of those you shouted at.",
      "They'd be the first to wait if they knew that it was for them.",
    ],
  },
  Taurus: {
    settles: [
      "Comfort's no enemy of skill, so long as it leaves the skill a little hungry.",
      "You know how to be comfortable, so there's always something to come back to when a thing goes wrong.",
    ],
  },
  Gemini: {
    settles: [
      "You see a lot in small things, and that's what makes you good and what makes you late.",
      'Keep the finds for dinner, and the work will get done by the same person who makes dinner interesting.',
    ],
  },
  Cancer: {
    settles: [
      "You could put the tools down, and you'd see that the place is still yours.",
      "People who've been helped so well are only waiting for something they can give you, and it might be a seat.",
    ],
  },
  Leo: {
    settles: [
      "The work's good enough to have an author.",
      'Put the name on once, in plain letters, and you can go back to being quiet with an easy mind.',
    ],
  },
  Virgo: {
    settles: [
      "What you're after is for things to be right, and a surprising number of them are.",
      'Say so about an egg, and the people who cook for you will want to try it again.',
    ],
  },
  Libra: {
    settles: [
      "Your standards are your own, and your courage comes from company, so work where there's some.",
      "Side by side with another maker, you'll have the quiet and the face.",
    ],
  },
  Scorpio: {
    settles: [
      "You've got the eye and the nose of a detective, and few cases.",
      "Leave a fault alone when it's been fixed, and people will start to bring you the real ones themselves.",
    ],
  },
  Sagittarius: {
    settles: [
      'Faith got you into some of your best years, and care got you through them.',
      "Let each look over the other's shoulder now and then, and your friends will sleep.",
    ],
  },
  Capricorn: {
    settles: [
      'Nobody who works like you has to prove it again this Saturday.',
      'Come with nothing, and let somebody like you for free.',
    ],
  },
  Aquarius: {
    settles: [
      'The one who makes the plans and the one who breaks them want the same thing, a life that works.',
      "A plan with some air in it is one that you wouldn't have to break.",
    ],
  },
  Pisces: {
    settles: [
      'To see so well and judge so little is close to wisdom.',
      "Say once what you've seen and that it's all right, and people can have the relief you've been giving them in secret.",
    ],
  },
}
