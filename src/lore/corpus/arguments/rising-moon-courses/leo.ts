import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'Attention like yours feels to people like the start of something.',
      "They go home happy and tell somebody that they've made a friend.",
    ],
    second: [
      "By then you're three rooms away and on fire about something else.",
      "You'd be astonished to hear that you left anybody, since from where you stand you were only on the move.",
    ],
    settles: [
      "Your warmth is quick by nature, and there's nothing false in it.",
      'As long as people know that it comes in short visits, they can enjoy each one, and you can go as fast as you like.',
    ],
  },
  Taurus: {
    first: [
      'A reputation for glamour makes work for you.',
      'People save you the seat in the middle and expect a story, and you do rise to it.',
    ],
    second: [
      "What restores you is so plain that you've kept it quiet.",
      "You've even been a little vague on the phone, so that an evening of toast could pass for an engagement.",
    ],
    settles: [
      'The splendor is real, and it lives off those plain evenings.',
      "Let somebody see where you recharge, and you'll have one person with whom you never need to make an entrance.",
    ],
  },
  Gemini: {
    first: [
      'A confident tone is catching, and people act on what you say.',
      "By the time you've changed your mind, somebody has bought the boots.",
    ],
    second: [
      'You think by trying things on, aloud, in a very convincing voice.',
      "The next opinion is just as sincere, and it's hard on anyone who was faithful to the first.",
    ],
    settles: [
      'You can keep both the voice and the open mind if you tell people which of them is speaking.',
      'Said grandly, "I\'m still making this up" is a better line than most, and it lets them think along.',
    ],
  },
  Cancer: {
    first: [
      "You give people such a welcome that they'd never guess you need one.",
      'They lean back and let you warm them.',
    ],
    second: [
      "All evening you're collecting proof that you're loved, and it's never quite enough.",
      "The applause doesn't count, because what you're listening for is one person saying that you were fine.",
    ],
    settles: [
      'The warmth and the worry come from the same wish to be close to people.',
      "Let somebody close know in advance what you'll be needing, and you can give the toast without having to grade it.",
    ],
  },
  Leo: {
    first: [
      "It works so well that you've never needed a second method.",
      'You light up, they light up, and the errand becomes an event.',
    ],
    second: [
      "Then somebody doesn't respond, a clerk or an old friend with a headache, and it feels like a judgment on the whole of you.",
      'You work harder at them than at all the others together.',
    ],
    settles: [
      'Love that has to be won every day is tiring even for you.',
      "What you give when nobody's looking is just as warm, and it shows you that the sun goes on shining when nobody claps.",
    ],
  },
  Virgo: {
    first: [
      "Since it looks like talent, people don't offer to help.",
      "They sit back and enjoy you, as they'd enjoy good weather.",
    ],
    second: [
      "You know what went into it, so you know what's missing.",
      'You can stand in the middle of a compliment looking for the seam, and the person who gave it feels that they chose the wrong thing to like.',
    ],
    settles: [
      'You shine as you do because you take such trouble, so the critic has earned a share in the applause.',
      'Let the two of them take the bow together, and leave the notes until morning.',
    ],
  },
  Libra: {
    first: [
      "Somebody has to decide, and everyone's relieved that it's you.",
      "They don't know that you'll be polling their faces for the rest of the night.",
    ],
    second: [
      "Leadership feels lonely to you as soon as one person isn't happy.",
      "You've been known to reverse yourself over half a sigh, and it turned out to be about parking.",
    ],
    settles: [
      'You lead well and you listen well, and the two only need to change places.',
      "When you've asked first, you can choose with a clear conscience and look at your own plate.",
    ],
  },
  Scorpio: {
    first: [
      "Being liked is no trouble to you, so you're liked by a great many.",
      "They'd all swear that you keep nothing back.",
    ],
    second: [
      "What matters goes on out of sight, where warmth won't get anybody in.",
      'You can be the light of a long table and be thinking about one person at the end of it who may not be loyal.',
    ],
    settles: [
      'You can be generous to twenty people because two of them have the rest of you.',
      "As long as those two know who they are, there's nothing false about the light.",
    ],
  },
  Sagittarius: {
    first: [
      'You draw people in, and then they make plans with you in them.',
      'A whole group can form around a person who was passing through.',
    ],
    second: [
      'You feel it first as a kind of tiredness, when everyone knows your order and laughs before the end.',
      "You're not bored with them so much as with the person you've become there.",
    ],
    settles: [
      'You were made for setting out, and people were made glad by you, so take a few of them along.',
      "The ones who can't come will forgive a departure that they heard about in time.",
    ],
  },
  Capricorn: {
    first: [
      'You make enjoying yourself look like a gift from heaven.',
      'People wish they had your luck, and they bring a bottle.',
    ],
    second: [
      "Behind it you've got a schedule, and you don't trust anyone else to keep it.",
      'You dance with an eye on the clock and the trash bags, and you go home last, with aching feet and a clear conscience.',
    ],
    settles: [
      "Your parties are good because somebody's looking after them, and it needn't always be you.",
      'Share the work, and people get to know the other half of you, which is every bit as likeable as the one that dances.',
    ],
  },
  Aquarius: {
    first: [
      "Attention finds you whether or not you've got something to say, and people remember the jacket.",
      "You'd hoped that they would remember the proposal.",
    ],
    second: [
      'When they start to adore you, you feel like a fraud to your own principles.',
      'You turn them toward the committee and slip out, and the idea loses its best advocate around nine.',
    ],
    settles: [
      "A cause needs a face, and it doesn't have to be a vain one.",
      'When you stay and let people cheer, the ones who came for you find out what you came for.',
    ],
  },
  Pisces: {
    first: [
      'You have so much to give that people help themselves.',
      'They go home taller, and they think that you were born that way.',
    ],
    second: [
      'It was on loan, and you lent it without keeping any.',
      "When they've left you're not even sad, only unclear, as if someone had turned off the current.",
    ],
    settles: [
      'You can go on filling rooms, provided that something stays behind for you.',
      "A pleasure you've had for yourself is the beginning of an edge, and it's from there that the next evening gets its light.",
    ],
  },
}
