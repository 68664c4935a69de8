import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "You can be so just because the stakes are usually other people's.",
      "Tell them in advance where you've got stakes of your own, and they'll think you fairer for having an exception that everybody knows.",
    ],
  },
  Taurus: {
    settles: [
      'It takes a firm floor to think as far out as you do.',
      'Try one of the ideas out on that floor, and people who were frightened by it will see that nobody has to give up dessert.',
    ],
  },
  Gemini: {
    settles: [
      'The mind is the best thing about you, and it runs on lunch.',
      "Give it a companion who doesn't talk, an hour a month, and it'll have more to say and somebody to come home to.",
    ],
  },
  Cancer: {
    settles: [
      "Freedom feels different to people once they know they'd be missed.",
      "You wouldn't have to take any of it back in order to let that show.",
    ],
  },
  Leo: {
    settles: [
      'A fair person who enjoys a turn in the light sets a good example.',
      'Ask for the solo, sing it, and hand it on, and equality will have been more fun for everybody.',
    ],
  },
  Virgo: {
    settles: [
      'It matters to you how people are treated, by governments and by yourself.',
      'Be as fair to the person who said "that\'s fine" as you\'d be to anyone else on earth, and you can both go to sleep.',
    ],
  },
  Libra: {
    settles: [
      "You've got nerve, and you've got tact, and the second was meant to carry the first.",
      'Put the idea down plainly and wait, since a frown is often only somebody thinking.',
    ],
  },
  Scorpio: {
    settles: [
      'Loyalty and liberty are both in you for good, and neither has to win.',
      'A person who hears that you minded will be careful with you, and you can let them go with a lighter heart.',
    ],
  },
  Sagittarius: {
    settles: [
      'The future you see so well will be made of afternoons like this one.',
      "Eat what's on the plate, and you'll describe it better, to people who know that you've been paying attention.",
    ],
  },
  Capricorn: {
    settles: [
      "Freedom that's been paid for is the kind that lasts.",
      "Show the wilder ones how it's done, and you'd be a rebel with a following, every one of them solvent.",
    ],
  },
  Aquarius: {
    settles: [
      "A late feeling is as true as a prompt one, and it's often wiser.",
      'Make the call on Thursday, and people will learn that with you the second conversation is the one to wait for.',
    ],
  },
  Pisces: {
    settles: [
      'You feel for the whole world, and the person beside you is a part of it.',
      "Your good sense is a help to people as soon as they've felt that somebody is there.",
    ],
  },
}
