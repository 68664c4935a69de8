import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInSagittarius: PlacementParagraphs = {
  1: {
    says: [
      'You walk in expecting to enjoy it, and that settles it for most of the others (your Jupiter in Sagittarius, {house}).',
      "Jupiter rules this sign, so there's nothing forced about your good cheer, and people tell you their plans because the plans sound possible when you're listening.",
      'With so much good luck you may have grown careless about details, and somebody else is often carrying the bag that you left on the train.',
    ],
    traits: ['open', 'trusting'],
  },
  2: {
    says: [
      'Money has never frightened you for long (your Jupiter in Sagittarius, {house}).',
      'Jupiter is in a sign it rules, so you expect the next good thing and it often shows up, and you give away a share of it on the spot.',
      'What you lack is a picture of the bad month, and a cautious friend with a look at your calendar could do wonders.',
    ],
    traits: ['trusting', 'generous'],
  },
  3: {
    says: [
      'You can make anyone feel that their small life is part of something large (your Jupiter in Sagittarius, {house}).',
      'With Jupiter in its own sign, your talk is wide and funny and encouraging, and the cashier has been told where to study.',
      'Dates and figures come out as large as everything else, and people who know you divide by two and still go away pleased.',
    ],
    traits: ['open', 'frank'],
  },
  4: {
    says: [
      "You come from somewhere, and you've made it bigger (your Jupiter in Sagittarius, {house}).",
      "Jupiter rules this sign, so your household takes in foreign students, big dogs, and any number of opinions, and everyone's encouraged to leave and come back.",
      "With so much future to believe in, you find the plumbing less interesting, and there may be a bucket somewhere that's been temporary for two years.",
    ],
    traits: ['open', 'generous'],
  },
  5: {
    says: [
      'You trust fun, and it has never let you down (your Jupiter in Sagittarius, {house}).',
      "Jupiter is strong in its own sign and likes to play, so you're lucky in games and brave in love, and you can get a whole beach playing something you've just made up.",
      "What's harder for you is to stay when it's no longer funny, and that's often when a person finds out they're loved.",
    ],
    traits: ['playful', 'bold'],
  },
  6: {
    says: [
      'You can make any work feel as if it led somewhere (your Jupiter in Sagittarius, {house}).',
      'Jupiter, in a sign it rules, gives you that faith for free, so colleagues cheer up near you and bosses send you the discouraged ones.',
      "You say yes to the whole project at once in the same spirit, and the small steps it's made of come as a surprise to you every time.",
    ],
    traits: ['idealistic', 'loose'],
  },
  7: {
    says: [
      'You believe that love ought to widen a person (your Jupiter in Sagittarius, {house}).',
      "Jupiter is in its own sign, so you pick someone with a horizon, you're generous and honest with them, and you never keep a list of faults.",
      'What they might miss is a Sunday at home with you, because for you the happiness is always in the next place the two of you will go.',
    ],
    traits: ['open', 'trusting'],
  },
  8: {
    says: [
      "You've got a strange calm about the things people fear (your Jupiter in Sagittarius, {house}).",
      "Jupiter rules this sign, so you trust that there's a meaning in it, and you can say so in a way that doesn't insult the person who's going through it.",
      "You're as openhanded with money as you are with hope, and since your promises come out a bit large, the other one may need to ask for them in writing.",
    ],
    traits: ['trusting', 'frank'],
  },
  9: {
    says: [
      'You were made to go and see (your Jupiter in Sagittarius, {house}).',
      'Jupiter is in its own sign and free to roam, so travel and study come easily, teachers take to you, and you can talk about God with a truck driver and both enjoy it.',
      "You're so often on to the next truth that the last one never gets unpacked, although someone who heard you speak of it may be living by it.",
    ],
    traits: ['idealistic', 'open'],
  },
  10: {
    says: [
      "You think big in public, and it's generally forgiven (your Jupiter in Sagittarius, {house}).",
      'Jupiter rules this sign, so people with influence like to open things for you, and you repay it by telling those below you that they could do anything.',
      "You'd rather have a mission than a salary, and when the mission gets too big, it's generally a dull colleague who saves you, and whom you ought to thank.",
    ],
    traits: ['public', 'trusting'],
  },
  11: {
    says: [
      "You believe in your friends' wildest plans (your Jupiter in Sagittarius, {house}).",
      "With Jupiter in a sign it rules, you've got friends in a dozen places and could sleep on a couch in each, and they could on yours.",
      'Any cause that aims far can have you for its first meeting, and though you rarely make it to the second, they keep you on as a sort of honorary member, because the first was so good.',
    ],
    traits: ['open', 'generous'],
  },
  12: {
    says: [
      'Underneath everything, you trust life (your Jupiter in Sagittarius, {house}).',
      "Jupiter is strong in the sign it rules and quiet in this house, so you may not call it faith, but you're helped often enough at the last minute to have stopped worrying.",
      "You don't say much about it, since it seems too simple to mention, and some of the people around you lie awake for the lack of exactly that.",
    ],
    traits: ['private', 'trusting'],
  },
  sign: {
    says: [
      'You expect things to work out (your Jupiter in Sagittarius, a sign Jupiter rules).',
      "It makes you generous, brave about distances, and honest in a friendly way, and a surprising amount does work out, partly because you didn't hesitate.",
      "People go further for having known you, and the only ones with a complaint are those you've left to deal with the small print.",
    ],
    traits: ['trusting', 'idealistic'],
  },
}
