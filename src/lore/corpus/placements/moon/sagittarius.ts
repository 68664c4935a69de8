import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInSagittarius: PlacementParagraphs = {
  1: {
    says: [
      'You bounce back faster than people expect (your Moon in Sagittarius, {house}).',
      "Disappointment makes you restless, then it makes you funny, and soon you're telling strangers about it as though it had happened to somebody in a movie.",
      'You mean well with your frankness.',
      "Those who come to you with a fresh sorrow can find that you've already reached the bright side of it, and that they've been left behind on the other.",
    ],
    traits: ['open', 'playful'],
  },
  2: {
    says: [
      "Money means freedom to you, and you're calm as long as you could afford to go somewhere (your Moon in Sagittarius, {house}).",
      'You may never take the trip.',
      'Long contracts and monthly payments make you feel shut in, so you spend on tickets and rent what others would buy.',
      'You trust that more will come in, and since it often has, the slow years take you by surprise each time.',
    ],
    traits: ['loose', 'trusting'],
  },
  3: {
    says: [
      'When a talk gets heavy, you make people laugh (your Moon in Sagittarius, {house}).',
      "A sister or a friend can be in the middle of a complaint and find herself grinning, and she's grateful, mostly.",
      'You say what you feel in a rush, in large terms, and mean it at the time.',
      "A person who takes you literally may hold on for months to a remark that you'd thrown in for the fun of it.",
    ],
    traits: ['open', 'playful'],
  },
  4: {
    says: [
      "Home does you good as long as it doesn't hold you there (your Moon in Sagittarius, {house}).",
      "You like to have guests from elsewhere and a bag half packed, and a family that asks when you'll be back makes you want to stay out longer.",
      'You may well live a long way from where you started.',
      "Once you're gone you speak of the place with real love, and nobody there would have guessed it.",
    ],
    traits: ['independent', 'open'],
  },
  5: {
    says: [
      'You fall for people who can make you laugh on a bad day (your Moon in Sagittarius, {house}).',
      'Romance, for you, ought to be an outing with no return time, so your best dates begin with a wrong turn.',
      "You're generous and you hold on loosely.",
      "When somebody wants to know where this is going, you feel your mood drop, even if a minute before you'd have followed them to Peru.",
    ],
    traits: ['playful', 'bold'],
  },
  6: {
    says: [
      "You can put up with dull work if you know what it's for (your Moon in Sagittarius, {house}).",
      'Without that you get low, and it all takes twice as long.',
      'Movement sets you right, so a walk of any length in the middle of the day does more than resting does.',
      "People you work with like how cheerful you are, and they've learned to repeat a deadline to you, because you heard it the first time as a hope.",
    ],
    traits: ['idealistic', 'loose'],
  },
  7: {
    says: [
      "What you want from a partner is that they'll come along (your Moon in Sagittarius, {house}).",
      'You feel closest to them on the road or in the middle of an idea, and rather far away on the evening set aside for discussing the relationship.',
      'Your affection is honest and it needs air.',
      'Somebody who asks for a little less freedom scares you more than a rival would, and you can leave a good talk by starting to plan a vacation.',
    ],
    traits: ['open', 'independent'],
  },
  8: {
    says: [
      'You trust people easily and tell them the truth without much preparation (your Moon in Sagittarius, {house}).',
      "It works surprisingly well, because nobody has to wonder what you're hiding.",
      "The darker feelings are harder, and you get past them by finding the lesson while they're still going on.",
      "Somebody close to you may want to stay down there with you for an hour, and discover that you've left already.",
    ],
    traits: ['frank', 'trusting'],
  },
  9: {
    says: [
      'You feel most like yourself with a long road ahead of you (your Moon in Sagittarius, {house}).',
      "Foreign voices soothe you, and so does a big question, argued late into the night with someone who doesn't have to agree.",
      'Faith of some kind keeps you going.',
      'When you lose it for a while you turn bored and sarcastic, and your friends think that you need a vacation when what you need is something to believe.',
    ],
    traits: ['independent', 'idealistic'],
  },
  10: {
    says: [
      'People associate you with hope (your Moon in Sagittarius, {house}).',
      'You can stand in front of a discouraged group and say something that gets them moving again, and it gets you moving too.',
      'You feel trapped the moment a position becomes a routine.',
      'So you tend to promise the next big thing early, and the ones who must carry it out would like to have been warned before the announcement.',
    ],
    traits: ['public', 'trusting'],
  },
  11: {
    says: [
      'The more people there are around the table, the better you feel (your Moon in Sagittarius, {house}).',
      'You bring strangers, you forget that it was supposed to be just the four of you, and it generally turns out to be a good night.',
      'Friends can count on you for truth and laughter.',
      "They can't quite count on Tuesday, and the quieter ones may have wanted, for once, to have you to themselves.",
    ],
    traits: ['generous', 'open'],
  },
  12: {
    says: [
      'You travel in your mind when life gets narrow (your Moon in Sagittarius, {house}).',
      "On a gray commute you're looking at cabins in Norway, and you come out of it honestly refreshed.",
      'Nobody would call you religious, perhaps, but in private you believe that things turn out, and you lean on it more than you let on.',
      'When it fails you, you hide, because you think people only come to you for good cheer.',
    ],
    traits: ['private', 'idealistic'],
  },
  sign: {
    says: [
      "When you're unhappy you need space and something to look forward to (your Moon in Sagittarius).",
      'Give you a plan for the spring, and you can stand nearly any winter.',
      'You get over things quickly and assume that others do.',
      "The ones who love you sometimes have to tell you that they're still sad, and you're sorry at once, and you listen, though it's hard for you to sit still for it.",
    ],
    traits: ['open', 'independent'],
  },
}
