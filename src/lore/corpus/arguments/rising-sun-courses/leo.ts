import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    first: [
      'People hire a band for you, so to speak.',
      "They watch for signs of disappointment in your face, and it's the sort of face on which everything looks grand.",
    ],
    second: [
      "You're thinking about the potatoes.",
      "It's tiring to be impressed at, and you start to stay home from things that you'd have enjoyed.",
    ],
    settles: [
      'You bring the festivity yourself, so nobody needs to add any.',
      "When they find out how little makes you happy, they'll be less dazzled and much better company.",
    ],
  },
  Cancer: {
    first: [
      'You look as though the whole house were meant for you, so nobody thinks that one seat matters.',
      'Your own people stand at the back, to be out of the way.',
    ],
    second: [
      'From the stage you count them.',
      'One empty seat outweighs the rest, and you go home with flowers and feel left.',
    ],
    settles: [
      "What makes you shine is that it's meant for somebody.",
      "When those few know that it's for them, the applause of the others can be the pleasant extra that it is.",
    ],
  },
  Virgo: {
    first: [
      "People believe what they see, and what they see is somebody who's sure.",
      "They'd never think of reassuring you.",
    ],
    second: [
      'So you get the praise, and you hand it back with corrections.',
      "After a while people find it easier to admire you from a distance, where they can't be contradicted.",
    ],
    settles: [
      'The large manner brings people to your work, and the small eye makes it worth their coming.',
      "You're the only one who keeps the two apart, and a plain thank-you would introduce them.",
    ],
  },
  Scorpio: {
    first: [
      'You give people so much to look at that they never feel shut out.',
      'They go home warm and could describe your jacket.',
    ],
    second: [
      "What's behind it stays dark, partly because you like it there.",
      'It also means that you can be surrounded for a whole evening and not be met by anyone.',
    ],
    settles: [
      "Somebody who can hold a room like that needn't be afraid of being looked at.",
      'Shown to one person, the part you hide would make the rest more believable, and you less alone.',
    ],
  },
  Capricorn: {
    first: [
      'They put it down to luck, and to how you come in.',
      'Nobody offers help to a person who seems to be carried.',
    ],
    second: [
      'So you do it all again, before anyone is up, and you come in as if it were nothing.',
      "You've become very good at hiding the thing you're proudest of.",
    ],
    settles: [
      'Presence gets you in, and work is why you stay.',
      "People who've seen the stairs respect the entrance more, and a few of them will start climbing.",
    ],
  },
  Pisces: {
    first: [
      "People follow you before you've asked, and it makes you feel responsible for where they end up.",
      'They suppose that you know.',
    ],
    second: [
      'What you know is how the room feels, and it changes your mind.',
      'So you can be in the middle of winning when you start looking for a way to give it back.',
    ],
    settles: [
      "A big voice that cares who's unhappy is the kind that people ought to follow.",
      "You're never unsure when it's for somebody else, so that's the place to be loud.",
    ],
  },
}
