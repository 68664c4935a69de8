import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "You've got the ideas and the push, and all that's missing is a day in between.",
      "People who've come to it by themselves will still be there after the meeting.",
    ],
  },
  Taurus: {
    settles: [
      'You know what change costs, since you can hardly afford it yourself.',
      "Tell people that part, and they'll trust the vision of somebody who had trouble with a toothbrush.",
    ],
  },
  Gemini: {
    settles: [
      "You'd rather be interesting than right, and you could be both with one more sentence.",
      "Say if you'd do it yourself, and people can enjoy the rest without calling a builder.",
    ],
  },
  Cancer: {
    settles: [
      'What you hope for people was something you had once, in that summer, with them.',
      "Call one of them, and the future and the past might find out that they're after the same thing.",
    ],
  },
  Leo: {
    settles: [
      "Someone who's like nobody else ought to be told so.",
      'Ask for it outright, which is original, and the jacket will finally have had its evening.',
    ],
  },
  Virgo: {
    settles: [
      "The large hope and the sharp eye could meet in one person who's doing it wrong and enjoying it.",
      "Say thanks and let it stand, and you'll believe in people all the way down to the groceries.",
    ],
  },
  Libra: {
    settles: [
      'Your fairness is for the world, and it can spare a few exceptions.',
      'The people who are exceptions have been hoping for a sign of it.',
    ],
  },
  Scorpio: {
    settles: [
      'You want people free, and you want some of them badly.',
      "Say the second to the one it's about, and freedom will stop looking like indifference.",
    ],
  },
  Sagittarius: {
    settles: [
      "The better world you're looking for has people in it, and some of them are at your table.",
      "Try it out on them first, and you'll know what you're recommending.",
    ],
  },
  Capricorn: {
    settles: [
      'A rebel who reads the rules and asks for the budget might really get it done.',
      "Break one small thing in public for fun, and both sides will know that you're on theirs.",
    ],
  },
  Aquarius: {
    settles: [
      "You don't have to agree with people to stay until the end.",
      'Do what they do for one evening, think what you like, and somebody will ask you again.',
    ],
  },
  Pisces: {
    settles: [
      'You see it and you feel it, and people have only been shown the first.',
      "Leave out the reasons once, and you'll find out how good they are at the second.",
    ],
  },
}
