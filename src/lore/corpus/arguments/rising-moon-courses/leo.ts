import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "Your warmth is quick by nature, and there's nothing false in it.",
      'As long as people know that it comes in short visits, they can enjoy each one, and you can go as fast as you like.',
    ],
  },
  Taurus: {
    settles: [
      'The splendor is real, and it lives off those plain evenings.',
      "Let somebody see where you recharge, and you'll have one person with whom you never need to make an entrance.",
    ],
  },
  Gemini: {
    settles: [
      'You can keep both the voice and the open mind if you tell people which of them is speaking.',
      'Said grandly, "I\'m still making this up" is a better line than most, and it lets them think along.',
    ],
  },
  Cancer: {
    settles: [
      'The warmth and the worry come from the same wish to be close to people.',
      "Let somebody close know in advance what you'll be needing, and you can give the toast without having to grade it.",
    ],
  },
  Leo: {
    settles: [
      'Love that has to be won every day is tiring even for you.',
      "What you give when nobody's looking is just as warm, and it shows you that the sun goes on shining when nobody claps.",
    ],
  },
  Virgo: {
    settles: [
      'You shine as you do because you take such trouble, so the critic has earned a share in the applause.',
      'Let the two of them take the bow together, and leave the notes until morning.',
    ],
  },
  Libra: {
    settles: [
      'You lead well and you listen well, and the two only need to change places.',
      "When you've asked first, you can choose with a clear conscience and look at your own plate.",
    ],
  },
  Scorpio: {
    settles: [
      'You can be generous to twenty people because two of them have the rest of you.',
      "As long as those two know who they are, there's nothing false about the light.",
    ],
  },
  Sagittarius: {
    settles: [
      'You were made for setting out, and people were made glad by you, so take a few of them along.',
      "The ones who can't come will forgive a departure that they heard about in time.",
    ],
  },
  Capricorn: {
    settles: [
      "Your parties are good because somebody's looking after them, and it needn't always be you.",
      'Share the work, and people get to know the other half of you, which is every bit as likeable as the one that dances.',
    ],
  },
  Aquarius: {
    settles: [
      "A cause needs a face, and it doesn't have to be a vain one.",
      'When you stay and let people cheer, the ones who came for you find out what you came for.',
    ],
  },
  Pisces: {
    settles: [
      'You can go on filling rooms, provided that something stays behind for you.',
      "A pleasure you've had for yourself is the beginning of an edge, and it's from there that the next evening gets its light.",
    ],
  },
}
