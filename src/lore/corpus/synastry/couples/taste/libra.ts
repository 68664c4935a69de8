import type { PairParagraphs } from '#lore/authored.ts'

export const libraTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants to be wanted and you want to be courted (your Venus in Libra, theirs in Aries).',
      'The attraction is strong, because either one of you has the manner that the other one lacks.',
      'They push where you would like to be asked, and you are polite where they would like a plain yes.',
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
      '{partner} likes comfort and you like beauty, and both of you will pay for either (your Venus in Libra, theirs in Taurus).',
      "You've got a good eye together, and people enjoy visiting the two of you.",
      'They want to stay in and you want company, and you agree out of politeness more often than they notice.',
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
      'Charm comes easily to {partner} and to you, and you use it on each other (your Venus in Libra, theirs in Gemini).',
      "It remains light and pleasant, and you're good company as a pair.",
      'On the whole, a quarrel tends to get talked away before anybody has had it, and now and then one of you would like to be insisted on.',
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
      '{partner} wants to be close and you want it to be pleasant (your Venus in Libra, theirs in Cancer).',
      'You are both considerate and dislike rough manners.',
      'They need to know that they come first, and you are kind to everybody, which makes it hard for them to tell.',
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
      'Romance matters to {partner} and to you, and you make a handsome pair (your Venus in Libra, theirs in Leo).',
      'They bring the warmth, and you bring the manners.',
      'They want to be put first and you want to be fair to everyone, which can leave them waiting for a clear vote.',
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
      '{partner} loves by improving things and you love by making them pleasant (your Venus in Libra, theirs in Virgo).',
      'They take care of the details, and you take care of the mood.',
      "They say what's wrong and you say what's nice, and you each wish that the other one would do both.",
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
      'You and {partner} are both courteous in love and like it to be beautiful (your Venus in Libra, theirs in Libra too).',
      'Everything between you is a little nicer than it has to be.',
      "Since each of you wants the other one to choose, decisions take a while, and it's attractive when somebody simply says what they want.",
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
      'You like love to be pleasant and {partner} likes it to be true (your Venus in Libra, theirs in Scorpio).',
      'They admire how you handle people, and you are drawn by how much they mean it.',
      'They go too deep for you at times, and you stay too much on the surface for them, and the talk that helps lies between.',
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
      'You want manners in love and {partner} wants humor (your Venus in Libra, theirs in Sagittarius).',
      "You're good company together, and you're both easy to please.",
      'They leave when it gets formal and you mind when it gets rough, and each can learn to stay ten minutes longer.',
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
      'You love with charm and {partner} loves with staying power (your Venus in Libra, theirs in Capricorn).',
      'You make their life prettier, and they make your life safer.',
      'But you would like more romance, and they would like more proof, so you can feel unappreciated by somebody who has planned around you for years.',
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
      'Good manners and some distance suit you and {partner} equally well (your Venus in Libra, theirs in Aquarius).',
      "You like each other's friends, and nobody makes a scene.",
      "You would like a little more courtship and they don't see what it's for, and a clear request from you generally works.",
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
      "You please people and {partner} feels for them, so it's a gentle pair (your Venus in Libra, theirs in Pisces).",
      'Neither of you would hurt the other one on purpose.',
      'Because both of you give way, nobody knows what either wants, and it takes some courage from you to be the one who decides.',
    ],
    says: [
      "It's a very gentle business, with music on (your Venus in Libra, {partner}'s in Pisces).",
      'You like beauty to be arranged and they like it to happen, so your picnics have both a cloth and a downpour.',
      'They give everything and keep no count.',
      "You do keep one, to be fair to them, and it's always you who's ahead or behind, for they've never known that there was a score.",
    ],
  },
}
