import type { PairParagraphs } from '#lore/authored.ts'

export const libraTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants love direct, and you want it graceful (your Venus in Libra, theirs in Aries).',
      'Each one of you is drawn to what the other one can do.',
      'They can seem rude to you at the wrong moment, and you can seem insincere to them.',
      "When they ask nicely, and when you answer yes or no, there's a good deal of spark in it.",
    ],
    says: [
      "{partner} kisses you before you've finished setting the scene, and the scene can wait.",
      'Your Venus in Libra, a sign it rules, loves the two of you together, while theirs in Aries loves getting you.',
      'You could spend the evening choosing the wine.',
      "They've already raised a glass of the first one, and it goes very well with how they're looking at you.",
    ],
  },
  Taurus: {
    plain: [
      "You and {partner} both like what's beautiful, and they would like to have it where you only want to look at it (your Venus in Libra, theirs in Taurus).",
      'The two of you have good taste together and not always the same budget.',
      'They want you close, and you want it to be nice.',
      "What pleases them is to be held, and what pleases you is to be asked out, and it's easy to do both in one evening.",
    ],
    says: [
      'You like it to look good and {partner} likes it to feel good, and a really well made bed satisfies you both.',
      'Your Venus is in Libra and theirs is in Taurus.',
      'You spend on the evening and they spend on the object.',
      "They don't see why you'd dress up for each other at home, though when you do, you can tell from how slowly they put down the remote that they've got no objection.",
    ],
  },
  Gemini: {
    plain: [
      "{partner} and you're both charming in love, and you charm each other (your Venus in Libra, theirs in Gemini).",
      'It stays light, and it is pleasant to be near.',
      "They want news, and you want harmony, so a quarrel gets talked away before it's had.",
      'What neither of you does is insist, and sometimes you would like to be insisted on.',
    ],
    says: [
      'Going out with {partner} is your favorite kind of conversation (your Venus in Libra, theirs in Gemini).',
      "You both like people, and there's hardly a party from which you don't come back with a new one.",
      'You\'d like more "we" in it, when they think that "we" is what\'s been happening all evening.',
      "They make serious offers as a joke, to see if you'll laugh or go quiet.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} wants love to be deep, and you want it to be lovely (your Venus in Libra, theirs in Cancer).',
      'You bring flowers, and they look to see if you remembered which.',
      'They have moods, and you would rather that they passed.',
      "But you don't like to lose anybody, and they don't leave anybody, so there's time to find the tone.",
    ],
    says: [
      '{partner} wants to be alone with you and you want to be seen with them.',
      "With your Venus in Libra and theirs in Cancer, both of you are tender and inclined to hint, so each arranges the other's happiness by guesswork.",
      'They hold on to what you bought them at the fair.',
      'You praise their stew in company, and it embarrasses them so much that they make it every time you have people over.',
    ],
  },
  Leo: {
    plain: [
      "You and {partner} both like romance and don't care who knows it (your Venus in Libra, theirs in Leo).",
      'You know how to please, and they know how to be pleased.',
      "They're the more faithful audience to be won, and you're charming to the waiter as well.",
      "It's best when you make it clear whom the evening is for.",
    ],
    says: [
      "You've got the taste and {partner} has the courage of it (your Venus in Libra, theirs in Leo).",
      "They love to be chosen again and again, which you're very good at.",
      "They'd buy the whole window.",
      "You steer them to the one good thing in it, and on the way out you find that they've bought you the other one.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} shows love by helping, and you show it by being lovely to be with (your Venus in Libra, theirs in Virgo).',
      "They see the one thing that's wrong with a fine evening, and you saw it too and said nothing.",
      'You want it said nicely, and they want it said truly.',
      "You both take trouble, and it's good to let the other one see how much.",
    ],
    says: [
      '{partner} shows love in ways that you could easily mistake for maintenance.',
      'Your Venus in Libra likes an atmosphere, theirs in Virgo likes to have been useful.',
      "They'd be embarrassed by a candle.",
      'They\'ll iron your collar for the evening at which there are candles, and sit across from you looking at it, and if you say that you feel beautiful they say "It\'s the starch."',
    ],
  },
  Libra: {
    plain: [
      'You and {partner} flatter each other, and both of you mean it (your Venus in Libra, theirs in Libra too).',
      'Everything is a little nicer than it has to be.',
      'Since you each want the other one to choose, decisions about fun can take as long as the fun.',
      'Now and then one of you says what you want outright, and the other finds it very attractive.',
    ],
    says: [
      "You flatter each other and you both mean it, with a bit left over for the waiter (your Venus in Libra, {partner}'s in Libra too).",
      'Decisions about fun take as long as the fun.',
      'Neither of you wants to be the selfish one, so the better seat is regularly empty.',
      'Then some night one of you says "I want the window," and the other finds it irresistible.',
    ],
  },
  Scorpio: {
    plain: [
      'You like love to be pleasant, and {partner} likes it to be true (your Venus in Libra, theirs in Scorpio).',
      "They go too far for you, and you don't go far enough for them.",
      "What draws them is that you're so hard to catch at a harsh word.",
      'What draws you is that they want nobody else, and say so with one look.',
    ],
    says: [
      'You keep love in the living room and {partner} keeps it farther back.',
      'Your Venus in Libra wants a companion and theirs in Scorpio wants everything, so your compliments to other people, which cost you so little, cost them something.',
      'You learn to be looked at.',
      "They learn to be taken out to dinner, and it can amaze you how hot a hand can be that's passing you the butter.",
    ],
  },
  Sagittarius: {
    plain: [
      'You like affection to have good manners, and {partner} likes it to have a sense of humor (your Venus in Libra, theirs in Sagittarius).',
      'They make you laugh against better judgment.',
      'You make them presentable, and they put up with it.',
      "You're both easy to please in company, and you wish that they would stay to the end, and they wish that you would come as you are.",
    ],
    says: [
      'You dress for it and {partner} turns up for it, with grass on their knees (your Venus in Libra, theirs in Sagittarius).',
      "They're honest to a fault about the hat.",
      "What makes up for it is that they're just as honest, in front of anyone, about how much they like you.",
      "They'd spend the money on seeing the world and you'd spend it on one nice part, so planning a trip takes all your manners.",
    ],
  },
  Capricorn: {
    plain: [
      'You love with charm, and {partner} loves with effort (your Venus in Libra, theirs in Capricorn).',
      'You think that they could be a bit more gallant, and they think that you could be a bit more serious.',
      'Both of you have taste and you both keep up appearances.',
      "When they plan an evening, it's done properly, and when you praise it, they believe it.",
    ],
    says: [
      '{partner} gives you a good flashlight, and it takes you a winter to see how romantic it was.',
      'With your Venus in Libra and theirs in Capricorn, you court by pleasing while they court by providing.',
      "You'd like to dance more.",
      "They may be a better dancer than they let on, but they don't do it to be charming, so the day they take your hand without being asked means a lot.",
    ],
  },
  Aquarius: {
    plain: [
      "You and {partner} both like love to leave a person's manners intact (your Venus in Libra, theirs in Aquarius).",
      "Your friends are soon each other's friends.",
      "You want a little more courtship, and they can't see what it's for.",
      "A clear request works, because there's nothing that they find as charming, and you're good at making it sound like a compliment.",
    ],
    says: [
      "Your friends are {partner}'s friends inside a month, and the other way around (your Venus in Libra, theirs in Aquarius).",
      "Both of you like love to leave a person's manners intact.",
      "You'd want a little more courtship, for form's sake, and they can't see what the form's for.",
      'But you\'ve only got to say "Ask me nicely," and they will, since there\'s nothing they find as charming as a clear request.',
    ],
  },
  Pisces: {
    plain: [
      "You love what's beautiful, and {partner} loves what's touching, so you're both easily won (your Venus in Libra, theirs in Pisces).",
      "They would give you anything, and you would never ask, so it's unclear what anybody wants.",
      'Neither of you says no.',
      'A bit of selfishness, said kindly, would be a present to you and to them.',
    ],
    says: [
      "It's a very gentle business, with music on (your Venus in Libra, {partner}'s in Pisces).",
      'You like beauty to be arranged and they like it to happen, so your picnics have both a cloth and a downpour.',
      'They give everything and keep no count.',
      "You do keep one, to be fair to them, and it's always you who's ahead or behind, for they've never known that there was a score.",
    ],
  },
}
