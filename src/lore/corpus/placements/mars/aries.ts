import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInAries: PlacementParagraphs = {
  1: {
    says: [
      "By the time a room has agreed that something should be done, you're doing it.",
      "Mars is in Aries, a sign it rules, and {house}, so there's hardly a gap between the impulse and your feet, and people fall in behind you from sheer momentum.",
      "You look angry when you're only awake.",
      "The cost is that you're often out in front with the wrong bag, while the one who'd packed is still explaining where it is.",
    ],
    traits: ['bold', 'quick'],
  },
  2: {
    says: [
      "You'd rather earn it fast than earn it steadily (your Mars in Aries, {house}).",
      'Mars is in a sign it rules, and a short hard push with a price at the end brings out your best, such as selling a bike in one afternoon.',
      'What you make this way you also fight for.',
      'Someone who shortchanges you by two dollars hears about it, since to you it was never about the two dollars.',
    ],
    traits: ['bold', 'independent'],
  },
  3: {
    says: [
      'You answer before the question mark (your Mars in Aries, {house}).',
      "In its own sign Mars doesn't stop to phrase things, so you're wonderfully clear, and the argument that other families put off until Thanksgiving has been had by Tuesday and is over.",
      'For you, that is.',
      'The neighbor you told off at the mailbox is still composing a reply when you wave and ask to borrow the hose.',
    ],
    traits: ['frank', 'quick'],
  },
  4: {
    says: [
      "At home you don't simmer (your Mars in Aries, {house}).",
      "A wall that annoys you is half down by lunch, and a grievance is out in the hallway where all can see it, because Mars in the sign it rules won't sit still next to a problem.",
      'The same heat makes you the first on your feet when anyone under your roof is in trouble.',
      "They'd just like some warning about walls.",
    ],
    traits: ['bold', 'frank'],
  },
  5: {
    says: [
      "Mars is in Aries {house}, so you don't play games to pass the time.",
      "Charades has a score as far as you're concerned, and so does flirting, and in its own sign Mars enjoys the contest so honestly that losers tend to want another round.",
      'You make things in one hot go, all Sunday, without eating.',
      "Nearly everything you've ever started for fun exists up to the point where it turned into practice.",
    ],
    traits: ['bold', 'playful'],
  },
  6: {
    says: [
      "Give you a task you can finish today and nobody's faster.",
      'With Mars in Aries, a sign it rules, and {house}, you work in bursts at full power and have the heavy things lifted while other people look for gloves.',
      'Your body likes this and then presents the bill in the form of a pulled something.',
      'Anything that takes six months, you have to trick yourself into doing as a series of emergencies.',
    ],
    traits: ['quick', 'bold'],
  },
  7: {
    says: [
      'You bring your fights home to the person you love, as a sign of trust.',
      "Mars is in Aries, its own sign, and {house}, so you go straight at the matter, loudly, and an hour later you'd like to get tacos.",
      'You need someone who stands up to it, and you may well choose one who started it.',
      'The gentle ones go quiet, and you take it for agreement.',
    ],
    traits: ['bold', 'frank'],
  },
  8: {
    says: [
      'The conversation that other people circle for years, you open with (your Mars in Aries, {house}).',
      'Who pays, who wants whom, who broke the promise, it all comes out on the table, because Mars in its own sign would rather be hurt than be kept guessing.',
      'It clears the air, and it also ends a few talks in which somebody was about to tell you the rest.',
    ],
    traits: ['bold', 'frank'],
  },
  9: {
    says: [
      'You believe things with your whole body (your Mars in Aries, {house}).',
      "Mars is strong in the sign it rules, so a conviction is no sooner formed than it's on the march, and you'll argue it with a professor or a bus full of tourists.",
      'You study a level above your own and travel a few steps ahead of the guide, frequently right about the direction and, every so often, spectacularly alone.',
    ],
    traits: ['bold', 'idealistic'],
  },
  10: {
    says: [
      'Mars is in Aries {house}, so your reputation is made in the moments when everyone else looks at their shoes.',
      'You volunteer for the hard thing in front of people, and in its own sign Mars is a real fighter and does it without malice.',
      'Being told to wait your turn is torture.',
      'You climb quickly and quarrel upward, and the ones who could promote you admire you most when you work for someone else.',
    ],
    traits: ['bold', 'public'],
  },
  11: {
    says: [
      "Somebody says that a person really ought to organize it, and you've named a date (your Mars in Aries, {house}).",
      'Since Mars rules this sign, a group with you in it moves, and friends who never leave the house find themselves swimming at dawn.',
      "You mind a great deal when the group would like to discuss it, and you've left more than one club for holding a vote on what you'd finished.",
    ],
    traits: ['bold', 'quick'],
  },
  12: {
    says: [
      'Very little of your force is visible (your Mars in Aries, {house}).',
      'In Aries, the sign it rules, Mars runs at things head-on, but here it does so behind the scenes, so you get through impossible amounts alone at odd hours and look mild in the morning.',
      'Your anger stays back there as well, in shouting matches conducted under your breath on a treadmill, and the person in question never gets the chance to lose one.',
    ],
    traits: ['private', 'bold'],
  },
  sign: {
    says: [
      'You act first and find out afterward how you feel about it (your Mars in Aries, a sign it rules).',
      "There's very little distance between the wish and the deed, which makes you brave in small daily ways, such as phoning instead of wondering.",
      'Your anger is hot, short, and out in the open.',
      "Other people need longer to get over it than you do, and it honestly surprises you that they're still on that.",
    ],
    traits: ['bold', 'quick'],
  },
}
