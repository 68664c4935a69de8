import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'Your sense of justice is sound, and it only needs to see you in line.',
      'People forgive a good deal of impatience in somebody who lives by their own rules.',
    ],
  },
  Taurus: {
    settles: [
      'A person who knows what comfort is makes the best host.',
      "Give away the good seat now and then, and your kindness won't have an exception in it.",
    ],
  },
  Gemini: {
    settles: [
      "You've got the grace to say it and the wit to go on afterward.",
      'A friend of ten years can stand one awkward minute, and so could you.',
    ],
  },
  Cancer: {
    settles: [
      'Love was never going to be even, and fairness was never going to be warm.',
      "Do one big thing for somebody off the list, and the two of them will be closer than they've ever been in you.",
    ],
  },
  Leo: {
    settles: [
      "Equals can adore each other, provided they don't both wait.",
      "Begin it yourself, with as much ceremony as you'd enjoy, and it'll come back with interest.",
    ],
  },
  Virgo: {
    settles: [
      "You notice everything, and so far you've only been told about half of it.",
      "Turn the same eye on what they do well, write it down, and they'll never have been seen so kindly.",
    ],
  },
  Libra: {
    settles: [
      'Peace with you would be worth more if people knew you could break it.',
      'Hold out over something small, and they can lean on your yes.',
    ],
  },
  Scorpio: {
    settles: [
      "You can trust somebody and still be jealous, and it's a good deal more lovable when it's said.",
      'The truth about yourself gets you the truth about the evening.',
    ],
  },
  Sagittarius: {
    settles: [
      "Wanting company and wanting the next corner can be done at one speed, if it's theirs.",
      "They'll point out what you've been running past.",
    ],
  },
  Capricorn: {
    settles: [
      "You want to be a good partner, and you'd make it easier by having a weakness.",
      'Let go of one thing, say thank you once, and the cooler will be level.',
    ],
  },
  Aquarius: {
    settles: [
      "It's kind to be reasonable with people, and it's just as kind to let them see that you'd miss them.",
      'All the room you give would feel like a gift if people knew what it costs you.',
    ],
  },
  Pisces: {
    settles: [
      'Fairness is no use to anyone if the judge goes without.',
      "Begin with your own piece, and you'll see that the sad one still gets enough.",
    ],
  },
}
