import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "The softness and the no are both yours, and they'd do better arriving together.",
      'A no in a gentle voice is easier to hear than a yes that has to be taken back.',
    ],
  },
  Taurus: {
    settles: [
      'A dreamer who eats well can dream for a very long time.',
      "Feed the people who worry about you, and they'll see what you've known all along, that there's plenty.",
    ],
  },
  Gemini: {
    settles: [
      'The dreaminess gives you something to say, and the quick mind knows how to say it.',
      'Hold your ground for one more clause, and the people who talk over you will lean in.',
    ],
  },
  Cancer: {
    settles: [
      'Kindness can make you a large family, and families run in both directions.',
      "Ask one of them for something, and you'll stop being the shelter and become one of the people who live there.",
    ],
  },
  Leo: {
    settles: [
      'You can feel what others feel and still be remarkable.',
      "Let one difference stand where they can see it, and the person they're fond of will be you.",
    ],
  },
  Virgo: {
    settles: [
      "You know the way, and you know what it's like to be thought helpless, so you'd be a tactful guide.",
      "Help one of the helpers, and they'll look at you from then on as though you'd gotten taller.",
    ],
  },
  Libra: {
    settles: [
      "What you enjoy with people is real, and they'd enjoy you more with an edge or two.",
      '"Not for me," said sweetly, is how they find out whom they\'ve been traveling with.',
    ],
  },
  Scorpio: {
    settles: [
      "You can forgive a great deal because you see a great deal, and people deserve to know what you've seen.",
      'A word at five costs you a bad minute, and at ten it would have cost you the friend.',
    ],
  },
  Sagittarius: {
    settles: [
      'You come back from those bridges with more to give, so the going is part of the kindness.',
      "Say when you're leaving and when you'll be home, and people can miss you in comfort.",
    ],
  },
  Capricorn: {
    settles: [
      "Mercy and discipline are both strong in you, and you've only been giving each to the wrong party.",
      "Keep the appointment on Sunday as you'd keep it for a friend, and let a friend come.",
    ],
  },
  Aquarius: {
    settles: [
      'Few can feel a thing and see it clearly at the same moment.',
      'Ask before you say it, and your cool half becomes the kindest thing anyone has told them all year.',
    ],
  },
  Pisces: {
    settles: [
      "The drifting is where your best thoughts come from, and it doesn't mind a fence around one hour.",
      "Be all there for that long, with a pencil, and people will get the wisdom that they think they've had.",
    ],
  },
}
