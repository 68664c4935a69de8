import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'A bit of your anger, used on time, would do your authority good.',
      "People follow someone who can be crossed, as long as they can see where and it's over by lunch.",
    ],
  },
  Taurus: {
    settles: [
      "Work that's done for the sake of rest is the best organized work there is.",
      "Tell people what it's for, and you could be the first ambitious person who ever sent anyone home early.",
    ],
  },
  Gemini: {
    settles: [
      'A discreet person with a lively interest in others is the very one to tell things to.',
      'Ask once, straight out, and your neighbors will find that dignity can be excellent company.',
    ],
  },
  Cancer: {
    settles: [
      'You take such good care of others because you know what it would feel like.',
      "Accept one dinner from the people you look after, and they'll get to be as strong as you are for an evening.",
    ],
  },
  Leo: {
    settles: [
      'You can be modest in public and still have an appetite.',
      "Let one kind word all the way in, and you'd find that pride and gratitude can stand up in the same person.",
    ],
  },
  Virgo: {
    settles: [
      "It's an honest calm, because it was worked for.",
      "Say so to somebody who's awake at the same hour, and it'll be worth more to them than anything you could say at nine.",
    ],
  },
  Libra: {
    settles: [
      "You're able to decide and you like to agree, which is most of what a good partner does.",
      'The nod you want would be worth a good deal more to you if it could also have been a no.',
    ],
  },
  Scorpio: {
    settles: [
      'Passion with a calendar gets further than either could alone.',
      'People would put up with the calendar more gladly if they knew what burns behind it.',
    ],
  },
  Sagittarius: {
    settles: [
      'A careful person can afford to hope, since nothing much can happen to you.',
      "Put one of your secret places on the calendar, and you'll be covered for good news as well.",
    ],
  },
  Capricorn: {
    settles: [
      "Everything you've built was meant to make life good, and you could look in on how that's going.",
      "Rest badly for one morning, with somebody who's better at it, and the afternoon may come by itself.",
    ],
  },
  Aquarius: {
    settles: [
      "You know the rules so well that you'd be the right one to bend them.",
      'Said in your voice, an odd idea sounds like procedure, and others who thought they were alone will raise their hands.',
    ],
  },
  Pisces: {
    settles: [
      'The schedule keeps the dream safe, and the dream makes the schedule worth keeping.',
      'Write it in under its own name, and somebody who took you for rock might come and sit on the bench.',
    ],
  },
}
