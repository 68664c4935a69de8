import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInLibra: PlacementParagraphs = {
  1: {
    says: [
      'You take other people seriously, and they feel it right away (your Saturn in Libra, {house}).',
      'Saturn does well in Libra, so your politeness has weight, and in a dispute both sides would accept you as the referee.',
      "You don't find it easy to be spontaneous.",
      "Before you say what you'd like, you've asked yourself if it's fair, and by then someone else has usually chosen the restaurant.",
    ],
    traits: ['tactful', 'serious'],
  },
  2: {
    says: [
      'Fairness matters to you in money more than profit (your Saturn in Libra, {house}).',
      "Saturn does very well in this sign, so you're good at agreements, you keep to them exactly, and people who've dealt with you come back.",
      "You'd rather own a few beautiful things than many.",
      "Asking for your share is the difficult moment, and you get through it best when you imagine asking on a friend's behalf.",
    ],
    traits: ['tactful', 'sparing'],
  },
  3: {
    says: [
      "Before you let a sentence go, you think about how it'll sound to the other person (your Saturn in Libra, {house}).",
      'With Saturn strong in this sign, you become the one who can write the delicate message for everybody in the building.',
      'It makes you slow in an argument.',
      "Your best answer comes the next day, and it's so reasonable that they've got nothing left to be angry about.",
    ],
    traits: ['tactful', 'serious'],
  },
  4: {
    says: [
      'You want a household that runs on fairness, and you work at it (your Saturn in Libra, {house}).',
      'Saturn is in good form in this sign, so the chores are divided justly and a promise made at breakfast is kept at night.',
      'You may have grown up between two people, trying to be fair to both.',
      "It's made you a peacemaker who seldom gets to slam anything.",
    ],
    traits: ['tactful', 'steady'],
  },
  5: {
    says: [
      'Romance ought to have manners, as you see it (your Saturn in Libra, {house}).',
      "Astrologers call Saturn exalted in Libra, and it makes your affection considerate and dependable, and you'd no more keep someone guessing than you'd cheat at cards.",
      'With a talent it takes longer, because you compare yourself with the best, and what you make grows refined for ten years before anybody gets to hear it.',
    ],
    traits: ['tactful', 'serious'],
  },
  6: {
    says: [
      "You can't work well where people are treated unfairly (your Saturn in Libra, {house}).",
      "Saturn at its best makes you patient and just, so you're asked to divide up the holidays and to sit in on the hard conversations.",
      'You take the leftover shift yourself, and although you could draw up a proper balance of work and rest for anyone, you get around to your own last.',
    ],
    traits: ['tactful', 'orderly'],
  },
  7: {
    says: [
      "You don't enter a partnership lightly, and you know how to stay in one (your Saturn in Libra, {house}).",
      "Nowhere is Saturn stronger for this, so you treat a relationship as something two people build, with effort, and you do your half on days when you don't feel like it.",
      'You may wait long for the right person.',
      "What you can forget is to complain, and a partner can't repair what's been borne so gracefully.",
    ],
    traits: ['steady', 'tactful'],
  },
  8: {
    says: [
      'What belongs to whom is a point of honor with you (your Saturn in Libra, {house}).',
      "With Saturn this strong, people ask you to hold the money when there's a disagreement, and they're right to.",
      'Intimacy you approach with the same reserve.',
      'You wait for a balance in which neither of you has risked more, and since somebody always has to go first, you may both stand there politely for a while.',
    ],
    traits: ['tactful', 'wary'],
  },
  9: {
    says: [
      "You don't make up your mind until you've heard the best case against it (your Saturn in Libra, {house}).",
      'Saturn has great clarity in this sign, so your convictions are few and fair, and people with strong opinions respect yours.',
      'Anything with two sides interests you, such as law or history.',
      'The risk is that you weigh so well and so long that somebody with half the facts has meanwhile done the thing.',
    ],
    traits: ['serious', 'tactful'],
  },
  10: {
    says: [
      'You have the makings of somebody people trust with power (your Saturn in Libra, {house}).',
      'Saturn is exalted in this sign and serious in this house, so you climb by keeping agreements, and rivals prefer you to one another.',
      "Making enemies is what you dislike, and at some height you may find that a fair decision which disappoints half the room is what they'd wanted you for.",
    ],
    traits: ['public', 'tactful'],
  },
  11: {
    says: [
      "You're a friend on whom people can rely to be just (your Saturn in Libra, {house}).",
      "Saturn does itself credit in this sign, so you don't gossip, you don't take sides cheaply, and you'll tell a friend privately when they've been wrong.",
      "They rely on you so completely that it might surprise you how glad they'd be to see you unreasonable, because then they could do something for you.",
    ],
    traits: ['tactful', 'steady'],
  },
  12: {
    says: [
      'In private you sit as a judge of yourself (your Saturn in Libra, {house}).',
      "Saturn is strong here but unseen, so you go over old disagreements to find out if you were just, and you're sometimes the only one who still has the case open.",
      "It's made you wise about other people.",
      "You'd have acquitted any of them by now, on much less evidence.",
    ],
    traits: ['private', 'tactful'],
  },
  sign: {
    says: [
      'You take your promises seriously (your Saturn in Libra, where Saturn is at its best).',
      "You think in terms of two sides, you work for an agreement that will last, and people who don't trust each other can often both trust you.",
      'Being alone with a decision is the hard part.',
      'You can learn to stand by yours, courteously, and you tend to be glad of it more with each one.',
    ],
    traits: ['tactful', 'steady'],
  },
}
