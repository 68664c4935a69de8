import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInCapricorn: PlacementParagraphs = {
  1: {
    says: [
      "People behave a little better when you're in the room (your Saturn in Capricorn, {house}).",
      "Saturn rules this sign, so authority sits on you naturally, even if you've got no position whatever and are only waiting for the elevator.",
      'You may have been a very adult child.',
      "Being taken for stern can be lonely, and friends tend to say, after a year or two, that they'd had no idea how funny you were.",
    ],
    traits: ['serious', 'steady'],
  },
  2: {
    says: [
      'You know how to do without, and you know how to build (your Saturn in Capricorn, {house}).',
      "With Saturn in a sign it rules, you're patient about money to a degree that looks like indifference, and it can add up to more than anyone expected.",
      "Spending on comfort may still feel like a lapse to you, though you'd tell anyone else in your position to take the taxi.",
    ],
    traits: ['sparing', 'practical'],
  },
  3: {
    says: [
      'You speak in order to settle something (your Saturn in Capricorn, {house}).',
      "Saturn is at home in this sign and doesn't waste words, so your advice to a sister fits on a sticky note, and she keeps it.",
      "Chat makes you feel that you're running late.",
      "What people would like from you is a bit more of the part before the conclusion, since they can't always tell that you've wrestled with it.",
    ],
    traits: ['serious', 'sparing'],
  },
  4: {
    says: [
      'Someone had to be responsible in the family, and it seems it was you (your Saturn in Capricorn, {house}).',
      "Saturn does its duty in its own sign, so you fix what's broken, visit on the right days, and ask for nothing.",
      'Home may have become one more place of work.',
      "It's the first place where you could put the load down, but you'd have to see that the roof is nailed on and doesn't need your hand.",
    ],
    traits: ['steady', 'serious'],
  },
  5: {
    says: [
      'You enjoy things in a disciplined way (your Saturn in Capricorn, {house}).',
      "Saturn, strong in this sign, turns play into mastery, so you'd rather get good at one instrument than fool around with five.",
      "You court the same way, slowly and in earnest, so if you've ever been silly in front of somebody, they should know that it was a proposal.",
    ],
    traits: ['serious', 'practical'],
  },
  6: {
    says: [
      'Work is where you feel most in order (your Saturn in Capricorn, {house}).',
      "Saturn rules this sign and likes to be of use, so you're steady and exact, and you can carry a load for years that would flatten someone more gifted.",
      "It isn't noticed, since nothing goes wrong.",
      'You treat tiredness as a flaw in your planning, and you rest well only when rest has been entered on the schedule.',
    ],
    traits: ['practical', 'steady'],
  },
  7: {
    says: [
      "When you say you'll stay, you've already thought about the bad years (your Saturn in Capricorn, {house}).",
      "With Saturn in its own sign, commitment is something you're good at, and you may commit late because you only intend to do it once.",
      'You show love by carrying your half and some of theirs.',
      "It can feel like a well-run firm to a partner, who'd like to be hugged in the hallway for no reason.",
    ],
    traits: ['steady', 'serious'],
  },
  8: {
    says: [
      "People put you in charge of what mustn't be lost (your Saturn in Capricorn, {house}).",
      "Saturn is at full strength in this sign, so you'd keep a trust or a secret for a lifetime and never think it remarkable.",
      "Relying on someone yourself is against your pride, and what finally gets past it is a person who's as careful with you as you've been with everybody else.",
    ],
    traits: ['practical', 'wary'],
  },
  9: {
    says: [
      'You judge a belief by what it builds (your Saturn in Capricorn, {house}).',
      "Saturn is practical here, in a sign it rules, so you want a teacher who's done it and a philosophy that gets a person through February.",
      'If you set out to walk to a holy place you walk the whole way, past every bus stop, and you learn more from the blisters than from the sermon.',
    ],
    traits: ['practical', 'serious'],
  },
  10: {
    says: [
      'You were going to end up responsible for something, one way or another (your Saturn in Capricorn, {house}).',
      "Saturn couldn't be stronger than it is here, so you work for the long term, and people trust you with weight.",
      'You may have arranged your life so that failure hardly happens, and it can cost you some experiments that would only have hurt for a week.',
    ],
    traits: ['public', 'serious'],
  },
  11: {
    says: [
      'You take a group more seriously than it takes itself (your Saturn in Capricorn, {house}).',
      'Saturn rules this sign and likes order, so you end up with the bylaws, and things last because of you.',
      'Your friends are few and mostly not your own age.',
      "They respect you so much that they forget to tease you, and you miss that more than you'd think of saying.",
    ],
    traits: ['steady', 'practical'],
  },
  12: {
    says: [
      'You keep strict hours with yourself that nobody knows about (your Saturn in Capricorn, {house}).',
      'Saturn is strong in its own sign and works unseen here, so you may carry an old responsibility that no one remembers giving you.',
      'You do well in retreat, with one long task.',
      'It could be that the debt was paid off years ago, and nobody told you because nobody else had been keeping count.',
    ],
    traits: ['private', 'serious'],
  },
  sign: {
    says: [
      "You're patient, and you mean to get there (your Saturn in Capricorn, a sign Saturn rules).",
      "Rules and deadlines make sense to you, you expect more from yourself than anyone would dare to ask, and other people build on what you've done.",
      'You were probably more serious at fifteen than you are now.',
      "What gets lighter with time is the load, because you've found out that you can carry it.",
    ],
    traits: ['serious', 'steady'],
  },
}
