import type { PairParagraphs } from '#lore/authored.ts'

export const libraTaste: PairParagraphs = {
  Aries: {
    says: [
      "{partner} kisses you before you've finished setting the scene, and the scene can wait.",
      'Your Venus in Libra, a sign it rules, loves the two of you together, while theirs in Aries loves getting you.',
      'You could spend the evening choosing the wine.',
      "They've already raised a glass of the first one, and it goes very well with how they're looking at you.",
    ],
  },
  Taurus: {
    says: [
      'You like it to look good and {partner} likes it to feel good, and a really well made bed satisfies you both.',
      'Your Venus is in Libra and theirs is in Taurus.',
      'You spend on the evening and they spend on the object.',
      "They don't see why you'd dress up for each other at home, though when you do, you can tell from how slowly they put down the remote that they've got no objection.",
    ],
  },
  Gemini: {
    says: [
      'Going out with {partner} is your favorite kind of conversation (your Venus in Libra, theirs in Gemini).',
      "You both like people, and there's hardly a party from which you don't come back with a new one.",
      'You\'d like more "we" in it, when they think that "we" is what\'s been happening all evening.',
      "They make serious offers as a joke, to see if you'll laugh or go quiet.",
    ],
  },
  Cancer: {
    says: [
      '{partner} wants to be alone with you and you want to be seen with them.',
      "With your Venus in Libra and theirs in Cancer, both of you are tender and inclined to hint, so each arranges the other's happiness by guesswork.",
      'They hold on to what you bought them at the fair.',
      'You praise their stew in company, and it embarrasses them so much that they make it every time you have people over.',
    ],
  },
  Leo: {
    says: [
      "You've got the taste and {partner} has the courage of it (your Venus in Libra, theirs in Leo).",
      "They love to be chosen again and again, which you're very good at.",
      "They'd buy the whole window.",
      "You steer them to the one good thing in it, and on the way out you find that they've bought you the other one.",
    ],
  },
  Virgo: {
    says: [
      '{partner} shows love in ways that you could easily mistake for maintenance.',
      'Your Venus in Libra likes an atmosphere, theirs in Virgo likes to have been useful.',
      "They'd be embarrassed by a candle.",
      'They\'ll iron your collar for the evening at which there are candles, and sit across from you looking at it, and if you say that you feel beautiful they say "It\'s the starch."',
    ],
  },
  Libra: {
    says: [
      "You flatter each other and you both mean it, with a bit left over for the waiter (your Venus in Libra, {partner}'s in Libra too).",
      'Decisions about fun take as long as the fun.',
      'Neither of you wants to be the selfish one, so the better seat is regularly empty.',
      'Then some night one of you says "I want the window," and the other finds it irresistible.',
    ],
  },
  Scorpio: {
    says: [
      'You keep love in the living room and {partner} keeps it farther back.',
      'Your Venus in Libra wants a companion and theirs in Scorpio wants everything, so your compliments to other people, which cost you so little, cost them something.',
      'You learn to be looked at.',
      "They learn to be taken out to dinner, and it can amaze you how hot a hand can be that's passing you the butter.",
    ],
  },
  Sagittarius: {
    says: [
      'You dress for it and {partner} turns up for it, with grass on their knees (your Venus in Libra, theirs in Sagittarius).',
      "They're honest to a fault about the hat.",
      "What makes up for it is that they're just as honest, in front of anyone, about how much they like you.",
      "They'd spend the money on seeing the world and you'd spend it on one nice part, so planning a trip takes all your manners.",
    ],
  },
  Capricorn: {
    says: [
      '{partner} gives you a good flashlight, and it takes you a winter to see how romantic it was.',
      'With your Venus in Libra and theirs in Capricorn, you court by pleasing while they court by providing.',
      "You'd like to dance more.",
      "They may be a better dancer than they let on, but they don't do it to be charming, so the day they take your hand without being asked means a lot.",
    ],
  },
  Aquarius: {
    says: [
      "Your friends are {partner}'s friends inside a month, and the other way around (your Venus in Libra, theirs in Aquarius).",
      "Both of you like love to leave a person's manners intact.",
      "You'd want a little more courtship, for form's sake, and they can't see what the form's for.",
      'But you\'ve only got to say "Ask me nicely," and they will, since there\'s nothing they find as charming as a clear request.',
    ],
  },
  Pisces: {
    says: [
      "It's a very gentle business, with music on (your Venus in Libra, {partner}'s in Pisces).",
      'You like beauty to be arranged and they like it to happen, so your picnics have both a cloth and a downpour.',
      'They give everything and keep no count.',
      "You do keep one, to be fair to them, and it's always you who's ahead or behind, for they've never known that there was a score.",
    ],
  },
}
