import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusTaste: PairParagraphs = {
  Aries: {
    says: [
      "{partner} wants to kiss you and you've just thought of something, and both get done (your Venus in Aquarius, theirs in Aries).",
      'You like a person with some fight in them.',
      "They'd like to be wanted badly, and you tend to want them in a friendly way.",
      "It helps that you're good at surprises, since an unexplained kite does more for them than a declaration.",
    ],
  },
  Taurus: {
    says: [
      '{partner} wants to touch what they love, and you like to look at it from an interesting angle.',
      'With your Venus in Aquarius and theirs in Taurus, you spend on gear and they spend on groceries.',
      'You give them space that they never asked for.',
      "They put an arm around you when you're in the middle of a theory, and you go on with it, somewhat slower.",
    ],
  },
  Gemini: {
    says: [
      "You're in love with how {partner} talks, and they're in love with having you to talk to (your Venus in Aquarius, theirs in Gemini).",
      'Nobody minds where the other one has been.',
      'You both forget to be romantic.',
      'When one of you tries it, with props, it goes so wrong that it becomes your favorite story.',
    ],
  },
  Cancer: {
    says: [
      "{partner} sends you a good-night text, and if it's missing there's something the matter, as you learned by not noticing.",
      'Your Venus in Aquarius loves in broad strokes and theirs in Cancer loves in small ones every day.',
      "They'd like to be special to you.",
      'You believe that you show it by telling them what you really think of everybody, which you do with hardly anyone else.',
    ],
  },
  Leo: {
    says: [
      "{partner} would like to be your one and only, and you don't see why it should need saying.",
      'Your Venus in Aquarius is friendly in love, and theirs in Leo is grand in it.',
      'They dress up for you, and you ask how the shoes are made.',
      "You love them most when they've made a fool of themselves, which is the last moment when they'd think to look at your face.",
    ],
  },
  Virgo: {
    says: [
      "You give {partner} a present that can't be explained, and they read the manual.",
      "With your Venus in Aquarius and theirs in Virgo, you like each other's minds first and go on from there without hurrying.",
      "They do things for you all day long that you don't see.",
      "Someone has to tell you, so they've begun to do it themselves, dryly, in a list, and you love the list.",
    ],
  },
  Libra: {
    says: [
      "You don't believe in romance and {partner} does it so well that you make exceptions.",
      "Your Venus is in Aquarius and theirs in Libra, and you'd both hate a love that made scenes.",
      'They want to share it all.',
      'You like to have a night off from sharing, which you can get by asking sweetly, since the night itself hurts them less than reading about it on the calendar.',
    ],
  },
  Scorpio: {
    says: [
      "{partner} loves you as though there were nobody else, and you've introduced them to everyone.",
      'Your Venus in Aquarius needs some distance in order to feel anything, while theirs in Scorpio needs none at all.',
      "They think that you're holding back.",
      "What they're getting is all of it, at a cooler temperature than they'd have chosen, and it matters to them to hear you say so.",
    ],
  },
  Sagittarius: {
    says: [
      "Nobody plans it and it's always fun (your Venus in Aquarius, {partner}'s in Sagittarius).",
      'Both of you treat strangers as friends, so your dates get crowded.',
      'They bring the warmth and you bring the strange idea.',
      "Every so often they'd like you to be a little jealous, and you look for it so honestly, and come up with so little, that they end up laughing.",
    ],
  },
  Capricorn: {
    says: [
      '{partner} gets you something for your retirement, and you get them a unicycle.',
      'With your Venus in Aquarius and theirs in Capricorn, you love as if there were no rules while they love as if there were a contract, and neither has broken it yet.',
      "They're embarrassed by a fuss and you don't make any.",
      'What they miss, and would never ask for, is to be called by a silly name.',
    ],
  },
  Aquarius: {
    says: [
      "You're each other's favorite person and you've both forgotten to mention it (your Venus in Aquarius, {partner}'s in Aquarius too).",
      'You go to strange films.',
      "There's no jealousy and little hand-holding, and you'd both be mildly offended by a valentine.",
      'Then one of you is gone for ten days, and the other is seen wearing their sweatshirt and offering no explanation.',
    ],
  },
  Pisces: {
    says: [
      "{partner} gives because somebody's sad and you give because it's just.",
      "With your Venus in Aquarius and theirs in Pisces, where it's at its most tender, hardly any money is safe between you.",
      "They'd like to melt into one person and you prefer two.",
      "It's lucky for both that you do, since somebody has to say no to the fourth request of the day, and they can't.",
    ],
  },
}
