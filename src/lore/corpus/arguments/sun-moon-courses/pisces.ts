import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "You're kind by nature and proud by temper, and an hour between the two is all they need.",
      "People will learn to leave it to you, and you'll go.",
    ],
  },
  Taurus: {
    settles: [
      'The dream wants a little work, and the body wants a good seat, so work in it.',
      'Comfort was never the enemy of the dream, and it may be the only thing that can get it to sit down.',
    ],
  },
  Gemini: {
    settles: [
      "Your words come out of that silence, so they've got a stake in it.",
      "Ten minutes of nothing, with somebody who likes it too, and you'll have twice as much to say.",
    ],
  },
  Cancer: {
    settles: [
      "You can't care less than you do, but you can decide how many people you look after.",
      "Three is a good number if you're one of them, and the other two will get your whole attention.",
    ],
  },
  Leo: {
    settles: [
      'You can lose yourself in something and still have a name.',
      'Let them thank you for the one, do the other in secret, and both halves of you will have had a good week.',
    ],
  },
  Virgo: {
    settles: [
      'You know the words by heart, since you say them every day.',
      "There's one person you've never said them to, and nobody needs them more often.",
    ],
  },
  Libra: {
    settles: [
      'What you give them comes from a place that needs an hour to fill up.',
      'You keep your promises to other people, and the same gift would work for you.',
    ],
  },
  Scorpio: {
    settles: [
      "You've got a great heart and a long memory, and the memory only wants to be heard.",
      "Say what it cost you, before you forgive it, and you may find that there's nothing left to guard.",
    ],
  },
  Sagittarius: {
    settles: [
      'Whatever you long for would look ordinary to the people who live there.',
      'Your own streets look like that to you, and somewhere far off somebody is longing for them.',
    ],
  },
  Capricorn: {
    settles: [
      'You can dream it and you can build it, and hardly anyone has both.',
      "Say once what you saw, and the people carrying the bricks will know what they're for.",
    ],
  },
  Aquarius: {
    settles: [
      'Sympathy and solitude keep each other going in you, and an hour has room for both.',
      'People can bear to see you go, as long as all of you was there.',
    ],
  },
  Pisces: {
    settles: [
      "The best of you happens off the path, and one fixed point won't spoil it.",
      'You only need one hour in a day at which somebody can be sure of finding you.',
    ],
  },
}
