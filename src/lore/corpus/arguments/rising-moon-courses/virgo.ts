import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'Care and courage would make a fine pair if they ever met in daylight.',
      "A bold step that's had twenty minutes of your attention tends to be one that you can be seen with.",
    ],
  },
  Taurus: {
    settles: [
      'Somebody who checks everything so well ought to have good taste, and you do.',
      'Share it, and your friends will find the sensible one much easier to love when they know about the chocolate.',
    ],
  },
  Gemini: {
    settles: [
      'A tidy hand and a restless head can help each other.',
      "Let the hand finish one thing and give it away, and the head can talk about it with somebody who's glad to listen.",
    ],
  },
  Cancer: {
    settles: [
      'What you do for people is tender already, and it only lacks a label.',
      'Somebody as exact as you can surely manage to name the contents.',
    ],
  },
  Leo: {
    settles: [
      'Good work is worth signing, and yours is good.',
      "A name at the bottom has nothing to do with boasting, since it's how people find the one who knows how it was done.",
    ],
  },
  Virgo: {
    settles: [
      'You already own a kind voice, as others could tell you.',
      "Use it once a day on the person who's with you all the time, and everyone in the room will stand more easily.",
    ],
  },
  Libra: {
    settles: [
      "Tact and truth only quarrel in you because nobody's been asked.",
      'Give people the choice, and the ones who want your honest eye will have it from somebody who clearly wishes them well.',
    ],
  },
  Scorpio: {
    settles: [
      "The same mind does both, and it's a thorough one.",
      "Give it some help with what it's really working on, and the spoons can lie as they like.",
    ],
  },
  Sagittarius: {
    settles: [
      "The plan is what makes it possible to enjoy a surprise, because you've got the bandages.",
      "Leave room for one on purpose, and you'll sing without anyone having to miss a bus.",
    ],
  },
  Capricorn: {
    settles: [
      "Service and authority are close relatives, and you're good at both.",
      'Once somebody else has been trusted to drop something and pick it up again, you can lead the place without carrying it.',
    ],
  },
  Aquarius: {
    settles: [
      'You like to help because you believe that people should help each other, and that includes them.',
      "Stay for one dinner, and you'd be giving somebody what you've always found it so satisfying to have.",
    ],
  },
  Pisces: {
    settles: [
      'Order is a good place to feel things in, and a poor substitute for it.',
      'Sit in your nice clear kitchen with the mood for a while, or with a friend, and both of you will see that it passes.',
    ],
  },
}
