import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'Your fire warms more people than it burns, and some of them warm slowly.',
      "You'd hear more of the applause if you weren't always ahead of it.",
    ],
  },
  Taurus: {
    settles: [
      "You don't have to give up one comfort to be heard, because stages come in all sizes.",
      "Start with one that's a few blocks from the couch, and find out if the real thing's better.",
    ],
  },
  Gemini: {
    settles: [
      "The jokes have earned you people who'd listen to anything.",
      'Stay in the quiet for as long as it takes to say one true thing, and make them laugh afterward.',
    ],
  },
  Cancer: {
    settles: [
      "It isn't too much to do it all for one person, and it's a pity not to mention it.",
      "Once they know, you can enjoy the rest of the crowd, and they'll know what they're clapping for.",
    ],
  },
  Leo: {
    settles: [
      'You know better than anyone what it does for a person to be the favorite.',
      'Do that for somebody else for one night, and the middle of the room will turn out to be wherever you are.',
    ],
  },
  Virgo: {
    settles: [
      'The performer and the critic both want it to be good, and the critic could use some facts.',
      'Keep what people say, read it first, and the star will still be there in the morning.',
    ],
  },
  Libra: {
    settles: [
      "To lead and be liked is possible for you, since you're liked to begin with.",
      'Say yes first, share it second, and the sad one will probably be relieved.',
    ],
  },
  Scorpio: {
    settles: [
      'You can afford to be known, with that much warmth on your side.',
      'What you leave out is the part that would tell people where the warmth comes from.',
    ],
  },
  Sagittarius: {
    settles: [
      "What you're saving is warmth, and it doesn't keep.",
      "Spend it on the people who are here, and you'll arrive at the next place with practice.",
    ],
  },
  Capricorn: {
    settles: [
      "You've earned the respect, and it's not going anywhere.",
      "There's room on top of it for something warmer, and three seconds would be a beginning.",
    ],
  },
  Aquarius: {
    settles: [
      'The warmth that fills a room would be plenty for a person, and you can say when you need a window.',
      "Give one of them an evening, and the dance may be shorter than you'd feared.",
    ],
  },
  Pisces: {
    settles: [
      'A self as big as yours needs somewhere to be put down.',
      "You come back to the crowd with more in you when you've been nobody for a while.",
    ],
  },
}
