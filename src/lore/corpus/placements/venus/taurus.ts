import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInTaurus: PlacementParagraphs = {
  1: {
    says: [
      'People sit down next to you and stay longer than they meant to (your Venus in Taurus, {house}).',
      "Venus rules this sign and sees no reason to hurry or perform, so what comes across, down to the soft sweater, is somebody who's comfortable and has room.",
      "You don't chase anybody.",
      "A person who was hoping for some sign of interest may have left by the time you'd made up your mind.",
    ],
    traits: ['warm', 'slow'],
  },
  2: {
    says: [
      "You'd rather own one blanket you love than five that will do (your Venus in Taurus, {house}).",
      "Venus is in a sign it rules and at home with the subject, so there's little distance between what you like and what you'll pay, and you're seldom wrong about quality.",
      'Parting with any of it is harder, and that goes for things that broke years ago and are only waiting to be fixed.',
    ],
    traits: ['steady', 'sparing'],
  },
  3: {
    says: [
      "You talk the way you'd walk through a garden, with stops (your Venus in Taurus, {house}).",
      'Venus is strong in Taurus and gives you a voice that lowers the blood pressure, so neighbors tell you the long version and children will let you read them one more page.',
      'If someone impatient finishes your sentence for you, you let them, and then you finish it your own way.',
    ],
    traits: ['slow', 'steady'],
  },
  4: {
    says: [
      'Venus is in Taurus {house}, and you love a place by never wanting to leave it.',
      "You know which window gets the four o'clock sun and you've arranged your weekends accordingly.",
      "Family and roommates lean on you because you're the one thing that isn't about to change, and in a sign it rules Venus finds that no burden at all.",
      'Then somebody suggests repainting, and finds out that all this good nature had a foundation.',
    ],
    traits: ['steady', 'close'],
  },
  5: {
    says: [
      'Enjoying yourself is something you do properly.',
      "Where other people squeeze in some fun, you clear the afternoon, and you'd sooner spend six hours over one bowl of clay than sample everything at the fair (your Venus in Taurus, {house}).",
      "In romance you're slow and very physical, and with Venus in its own sign you rarely want anyone you don't also like.",
      'Nothing spoils it faster than a person who keeps looking at the time.',
    ],
    traits: ['slow', 'steady'],
  },
  6: {
    says: [
      'You can put up with almost any work if the conditions are pleasant (your Venus in Taurus, {house}).',
      'A decent lunch and some quiet matter more to you than a title, and since Venus rules this sign, you get both without visible effort.',
      "In a crunch you're the last to speed up, and it takes others a while to see that you were also the last to make a mistake.",
    ],
    traits: ['steady', 'slow'],
  },
  7: {
    says: [
      "When you commit to somebody, you've stopped shopping (your Venus in Taurus, {house}).",
      "Venus is in a sign it rules, so love is a plain matter, and you want them near, for good, with somebody's hand on somebody's shoulder every day.",
      "You don't need much discussion about it.",
      "A partner who does can feel they're questioning a very affectionate wall, and what you take for peace they may take for being counted as done.",
    ],
    traits: ['steady', 'close'],
  },
  8: {
    says: [
      "Sharing is a serious matter to you, because you don't lend what you wouldn't miss (your Venus in Taurus, {house}).",
      "Venus rules this sign and knows what it holds, so you go slowly before you add a name to an account, and afterward you don't check.",
      'Trust, too, is something you give once.',
      'A person who has lost it can stay on good terms with you for years and never get near it again.',
    ],
    traits: ['slow', 'wary'],
  },
  9: {
    says: [
      'Other people travel to see more, and you travel to see it better (your Venus in Taurus, {house}).',
      "You're back on the same coast for the fifth time because you know which stall has the peaches, and you study the same way.",
      'Venus is in its own sign and can wait for a thing to open up.',
      'It can look as if you were hard to teach, when all you refused was the tour.',
    ],
    traits: ['slow', 'steady'],
  },
  10: {
    says: [
      "Venus is in Taurus {house}, so what you're known for is work that feels nice in the hand.",
      "You'd sooner finish late than let something cheap-looking go out, and Venus is strong in this sign, so people pay for the difference without being talked into it.",
      "Climbing doesn't interest you, so you rise by still being there, and now and then you stay a year too long because the view was good.",
    ],
    traits: ['steady', 'practical'],
  },
  11: {
    says: [
      "You don't make many friends, and you don't misplace any (your Venus in Taurus, {house}).",
      'Venus in the sign it rules is content with what it has, so at a gathering you find the person you already know and stay on that sofa.',
      "A group that keeps changing its members, or its mind about where to meet, loses you without a word, and it may be months before they realize you've stopped coming.",
    ],
    traits: ['steady', 'close'],
  },
  12: {
    says: [
      'Some of your happiest hours have no company in them at all (your Venus in Taurus, {house}).',
      'You take a bath that lasts a whole album, and Venus, in a sign it rules, wants nothing further.',
      "Affection stays hidden here as well, and it's solid.",
      'A person can be loved by you for years with no more evidence than that you never once let them go home in the rain.',
    ],
    traits: ['private', 'slow'],
  },
  sign: {
    says: [
      'You know what you like, and you go on liking it (your Venus in Taurus, a sign it rules).',
      'With so little distance between wish and act, love is straightforward for you, and consists of being close, eating well, and doing it all again next year.',
      'Nobody has talked you into anything since about the age of six.',
      "What you pay for this is time, since some chances don't keep while you make sure.",
    ],
    traits: ['steady', 'slow'],
  },
}
