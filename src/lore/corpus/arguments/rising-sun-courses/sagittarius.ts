import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    first: [
      'You talk in such large distances that people expect a postcard.',
      "They've stopped counting on you for the holidays.",
    ],
    second: [
      "You're at your usual table, reading about the Andes.",
      "It's a good life, and it's a bit awkward to be asked when you leave.",
    ],
    settles: [
      'A short trip with your own pillow is also travel.',
      "Your love of comfort could make a strange place feel like home within a day, and then you'd have both.",
    ],
  },
  Cancer: {
    first: [
      "You seem so free that people envy you and don't think of writing.",
      "They assume that you'd find it a bother.",
    ],
    second: [
      "You'd drive an hour for a letter.",
      'The farther out you are, the more you think about the kitchen, and you make light of it when you call.',
    ],
    settles: [
      "You can go as far as you do because there's somebody at the other end.",
      "Brought along once, they'd understand what you see in it, and you'd need the signal less.",
    ],
  },
  Virgo: {
    first: ["People love to hear you say that it'll be wonderful.", 'They bring more people.'],
    second: [
      'You lie there counting, because somebody has to.',
      "By the day itself you're too tired to enjoy what you promised them.",
    ],
    settles: [
      "Large hopes are only worth having if the forks are there, and you're one of the few who think of both.",
      "The counting can be handed on, and then there's somebody awake to enjoy the summer.",
    ],
  },
  Scorpio: {
    first: [
      "Frank people aren't asked what they're hiding.",
      "You've told so much that it would seem greedy to want more.",
    ],
    second: [
      'The one thing stays where it is, and it gets heavier from being carried under so much laughter.',
      'Sometimes a story brings you right up to it, and you hear yourself change the ending.',
    ],
    settles: [
      "You've already got the voice for saying hard things, since you use it for everything else.",
      "What you keep back is what would make people feel that they know you, and it'd weigh half as much.",
    ],
  },
  Capricorn: {
    first: [
      'It all looks like play, so people come along for the fun of it.',
      "They find out in the second week that there's an agenda.",
    ],
    second: [
      "You can't take a day off without its leading somewhere.",
      "Friends have begun to ask, half joking, what they're good for.",
    ],
    settles: [
      'Your good spirits make the work light, and your aim gives the fun a direction.',
      "A day that's of no use to anyone would show them which of the two you'd choose them for.",
    ],
  },
  Pisces: {
    first: [
      'You walk so briskly that nobody asks whether you know the way.',
      "They're relieved that someone does.",
    ],
    second: [
      "What you've got is a feeling, and it's usually right, and you couldn't defend it for a minute.",
      'Whenever they thank you for your leadership you feel slightly like a fraud.',
    ],
    settles: [
      'A hunch needs somebody confident to walk in front of it, and confidence needs something better than a map.',
      "People will forgive you a wrong field if they've been told that it's a guess.",
    ],
  },
}
