import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'Your hope is good medicine, and you seldom get any yourself.',
      "Someone who's once been led up that hill knows the way by now, and could lead you.",
    ],
  },
  Taurus: {
    settles: [
      "Big skies and small comforts can share a day, and you're the person to arrange it.",
      "An adventure that's over by bedtime is still an adventure, and more people can come along.",
    ],
  },
  Gemini: {
    settles: [
      'You want the truth, and the truth has a great many details in it.',
      "Ask for some of them first, and your large ideas will have other people's lives to stand on.",
    ],
  },
  Cancer: {
    settles: [
      "You can go so far because you're held by so many, and they'd like to know it.",
      'One exact word before the joke, and the leaving will be easier on everyone, including you.',
    ],
  },
  Leo: {
    settles: [
      'What makes you honest and what makes you tender is that both times you care a great deal.',
      "Say first what you admired, as you'd want it said to you, and your honesty becomes what people come for.",
    ],
  },
  Virgo: {
    settles: [
      "You need somebody to dream it and somebody to count it, and you're both of them.",
      'The dream gets people to look up, and the number tells them that they can come.',
    ],
  },
  Libra: {
    settles: [
      'You like to roam and you like to share it, and only one of these has been announced.',
      "Tell a friend that it's better with them there, and you'll be as free as before with someone to point things out to.",
    ],
  },
  Scorpio: {
    settles: [
      "A big heart that's careful about its center isn't a false one.",
      "Give an old friend the benefit of the doubt that you give anybody at a bus stop, and they'll take better care of it.",
    ],
  },
  Sagittarius: {
    settles: [
      'Faith like yours moves things that caution never would, and it only needs a witness with a pen.',
      'Between a worrier and you, a plan gets both its wings and its fine print.',
    ],
  },
  Capricorn: {
    settles: [
      "Your advice is good, and you've seen it work on a dozen people.",
      "There's room in the discipline for one of its lines, and you'd return to the pile with some color in your face.",
    ],
  },
  Aquarius: {
    settles: [
      'Nobody gives people more room than you do, and room is a rare present.',
      'Ask for one of them by name, and all that freedom will begin to feel like friendship.',
    ],
  },
  Pisces: {
    settles: [
      "Imagination and mercy are a lovely pair, and a tenth of what they promise would change somebody's year.",
      "Do the tenth, by a day that you've named, and people will go on believing the rest.",
    ],
  },
}
