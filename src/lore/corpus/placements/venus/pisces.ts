import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInPisces: PlacementParagraphs = {
  1: {
    says: [
      "People look at you and see somebody who won't be hard on them (your Venus in Pisces, {house}).",
      'Venus is exalted in this sign, at its most generous, and you take on a little of whatever the person in front of you wishes for.',
      'It makes you lovely to meet.',
      "Three people who've each spent an hour with you could describe three different people, and you liked being all of them.",
    ],
    traits: ['warm', 'yielding'],
  },
  2: {
    says: [
      "You give things away while you're still fond of them (your Venus in Pisces, {house}).",
      'Tradition puts Venus at its height in this sign, so a friend who admires your scarf goes home in it, and the street musician gets the bill you meant for the laundry.',
      "You've got wonderful taste and no clear idea of your balance.",
      'Something tends to turn up, and you take that as confirmation instead of as luck.',
    ],
    traits: ['generous', 'loose'],
  },
  3: {
    says: [
      'You hear what a person meant, and answer that.',
      'A neighbor who complains about parking finds herself telling you about her father, and feels better, though the parking is as it was (your Venus in Pisces, {house}).',
      'Venus is so strong in Pisces that your sympathy has no closing time.',
      'Out of pure fellow feeling you say yes to nearly everything, and some of those yeses have dates attached that come as news to you.',
    ],
    traits: ['warm', 'yielding'],
  },
  4: {
    says: [
      'Venus is in Pisces {house}, so home is a place where nobody gets turned away.',
      'The friend between apartments stays through the summer, and an injured pigeon gets the bathroom.',
      'Nowhere does Venus give more and ask less than in this sign, and relatives have come to rely on it.',
      "You feel crowded only when they've all gone to bed, and you sit up late to have the place to yourself.",
    ],
    traits: ['warm', 'yielding'],
  },
  5: {
    says: [
      'You fall in love with who somebody could be, so clearly that they sometimes become it (your Venus in Pisces, {house}).',
      'Exalted in this sign, Venus gives you a rare talent for romance and for anything made out of feeling, and the second verse can undo you on a bus.',
      "What you don't see is the person who forgets to pay you back.",
      "When at last you do, there's a beautiful song in it.",
    ],
    traits: ['idealistic', 'warm'],
  },
  6: {
    says: [
      'You make the dullest place kinder to be in (your Venus in Pisces, {house}).',
      "Venus can't ration itself in this sign, so you listen to the person at the copier until they're done, and you take on a task because somebody looked tired.",
      "By three o'clock you've absorbed everybody's day.",
      'Your own work gets finished late and alone, by someone who picks up moods as others pick up colds.',
    ],
    traits: ['warm', 'yielding'],
  },
  7: {
    says: [
      'You love by giving way, and you do it so gracefully that it hardly shows (your Venus in Pisces, {house}).',
      "You forgive before there's been an apology, because Venus, exalted in Pisces, would rather be close than be right.",
      'A good partner is moved by it and gives it back.',
      "With a careless one you can love the potential for years, until one day you can't find yourself in the photos.",
    ],
    traits: ['warm', 'yielding'],
  },
  8: {
    says: [
      "With someone you trust, you can't tell what's yours (your Venus in Pisces, {house}).",
      'The sign is the one where Venus gives without limit, so you add their name to the account and their sorrow to your own.',
      'Being merged is a happiness few people are capable of.',
      "It's also how you come to be paying off, with real tenderness, a debt that you can't remember making.",
    ],
    traits: ['trusting', 'generous'],
  },
  9: {
    says: [
      "There are places you've never been that you miss (your Venus in Pisces, {house}).",
      "You can be converted by a choir, or by the light in a foreign train station, and Venus, exalted in Pisces, finds something holy in everybody's religion.",
      'You can be loyal to a teacher for the glow, and learn a good deal later what was taught.',
    ],
    traits: ['idealistic', 'open'],
  },
  10: {
    says: [
      "You're known for being good to people, and it opens more to you than ambition would (your Venus in Pisces, {house}).",
      'Exalted Venus in a public house gives you a glamour without any hardness in it, so people lend you their daydreams.',
      'Then you have to live up to them.',
      "You'd find it easier to be admired if you could also, now and then, be seen having a perfectly rotten day.",
    ],
    traits: ['warm', 'public'],
  },
  11: {
    says: [
      'Your friends are a mixed crowd, and the one thing they have in common is that you felt for them (your Venus in Pisces, {house}).',
      'With Venus exalted, you befriend the person the others are tired of and give the group your whole weekend for a benefit.',
      "You don't like to check who comes through for you.",
      "If you did, the list would be shorter, and you'd love the rest of them anyway.",
    ],
    traits: ['generous', 'warm'],
  },
  12: {
    says: [
      "Venus is in Pisces {house}, so the best of your affection happens where no one's looking.",
      'Strong and hidden, it has you wishing strangers well on trains, and a piece of music can take you out of circulation for an evening.',
      'You need to be alone to get your own shape back.',
      "Those who love you see you drifting off mid-sentence, and they'd like to be asked along.",
    ],
    traits: ['private', 'generous'],
  },
  sign: {
    says: [
      'You love without keeping score (your Venus in Pisces).',
      "It's the sign where Venus is called exalted, since nothing in it holds back, and you can make a person feel forgiven for things they hadn't gotten around to admitting.",
      'What it lacks is an edge.',
      "You agree to be needed by more people than one life can fit, and the first sign that it's too many is that you've stopped answering all of them.",
    ],
    traits: ['generous', 'yielding'],
  },
}
