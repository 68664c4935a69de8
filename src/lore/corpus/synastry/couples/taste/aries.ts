import type { PairParagraphs } from '#lore/authored.ts'

export const ariesTaste: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both love by going straight for it, and each of you likes to be the one who was chased (your Venus in Aries, theirs in Aries too).',
      "It's seldom dull, and it's seldom quite settled who caught whom.",
      'Neither of you plays games for long.',
      "What keeps it going is a challenge, and when there isn't one, you two tend to make one out of a small matter.",
    ],
    says: [
      "You both like the beginning of things best, and you're lucky that there's so much to begin (your Venus in Aries, {partner}'s in Aries too).",
      'Affection is quick and physical, with some wrestling in it.',
      'Money goes on whatever would be fun by tonight.',
      "The test comes when nothing's new for a while, because each of you expects the other to be the one who thinks of something.",
    ],
  },
  Taurus: {
    plain: [
      'You fall for somebody at once, and {partner} warms up slowly and then for good (your Venus in Aries, theirs in Taurus).',
      'So you want more of the beginning, when they want more of the evening after it.',
      'They enjoy being wanted so openly.',
      "You learn from them that a thing can get better with the tenth time, and it's news to you.",
    ],
    says: [
      'You see it and buy it, and {partner} sees it and comes back on Saturday to see it again.',
      'With your Venus in Aries and theirs in Taurus, you want to be chased a little and they want to be settled in with.',
      'They touch you as though there were all the time in the world.',
      "It makes you impatient for about a minute, and then you understand what everyone's been talking about.",
    ],
  },
  Gemini: {
    plain: [
      'You flirt by daring, and {partner} flirts by getting it into words (your Venus in Aries, theirs in Gemini).',
      "Neither of you likes to do the same thing twice, so you're seldom bored.",
      "You're all in within the hour, when they would still like to know what else there is.",
      'What you say plainly, they say well, and both get to you and to them.',
    ],
    says: [
      'You flirt by daring {partner} and they flirt by getting it into words, so a date with the two of you has a commentary (your Venus in Aries, theirs in Gemini).',
      'Neither likes to do the same thing twice.',
      "You're all in within the hour.",
      "They love you just as much and would still like to know what's happening at the other table, which you can take as news about your looks.",
    ],
  },
  Cancer: {
    plain: [
      'You show liking by the chase, and {partner} shows it by looking after somebody (your Venus in Aries, theirs in Cancer).',
      "Once you're sure of them, you stop running, and it's then that they begin to count on it.",
      "They're hurt by a forgotten day that you never knew was one.",
      'What you do understand is a plain request, and what they do love is to be defended.',
    ],
    says: [
      'You kiss first and {partner} would like to have been asked how your day was.',
      "Your Venus in Aries shows love by wanting out loud, while theirs in Cancer shows it by knowing what's in your sandwich.",
      'They save and you splurge.',
      'What you splurge on them they keep in its wrapping for years, which is the opposite of not liking it.',
    ],
  },
  Leo: {
    plain: [
      'You go after love, and {partner} expects it to arrive with music (your Venus in Aries, theirs in Leo).',
      "Both of you are warm and direct, and there's plenty of it.",
      "They want to be courted after the first month as well, and you've by then turned to something else.",
      'A surprise now and then does for them what an argument never will.',
    ],
    says: [
      "You both feel that love ought to be visible, preferably from the street (your Venus in Aries, {partner}'s in Leo).",
      'You bring the surprise and they bring the sense of occasion.',
      'Bills arrive.',
      "Where you differ is that you enjoy the chase and they enjoy having been won, so after a good year they'd like you to court them again as hard as if they might say no.",
    ],
  },
  Virgo: {
    plain: [
      'You love in bursts, and {partner} loves in small services (your Venus in Aries, theirs in Virgo).',
      "You bring home something impulsive, and they find out what's the matter with it.",
      "They've done ten things that day that you didn't see.",
      'It helps when you look, and when they let a foolish present be foolish.',
    ],
    says: [
      "{partner} reads reviews of the restaurant while you're hungry in front of it.",
      'With your Venus in Aries and theirs in Virgo, you like someone and show it, while they like someone and find out what size they take.',
      'Grand gestures embarrass them.',
      "But they'll keep the ticket stub from an impulsive outing of yours, and mend your jacket so well that you never know it was torn.",
    ],
  },
  Libra: {
    plain: [
      'You want love direct, and {partner} wants it graceful (your Venus in Aries, theirs in Libra).',
      'Each of you is drawn to what the other one can do.',
      'You can seem rude to them at the wrong moment, and they can seem insincere to you.',
      "When you ask nicely, and when they answer yes or no, there's a good deal of spark in it.",
    ],
    says: [
      'You say what you want to do tonight and {partner} makes it beautiful.',
      'Your Venus is in Aries, where it takes love by storm, and theirs in Libra likes a few steps to the dance.',
      'You find the steps slow.',
      "They find it flattering and a bit abrupt to be grabbed in the middle of choosing the wine, and they've never once asked you to stop.",
    ],
  },
  Scorpio: {
    plain: [
      'You want it now, and {partner} wants all of it (your Venus in Aries, theirs in Scorpio).',
      'The pull is strong on both sides, and neither of you is half-hearted.',
      "You forget a quarrel as soon as you've kissed, and they don't.",
      "What they need to see is that you're still there when it isn't exciting, and what you need is for them to say so before it's a test.",
    ],
    says: [
      'You like to win {partner} and they like to be hard to win, so neither makes it too easy (your Venus in Aries, theirs in Scorpio).',
      'You want a person wholly, for now.',
      'They want you wholly and leave out the "for now." If you\'re merely friendly with somebody at a party you can feel it on the back of your neck, and you\'d be lying if you said that you minded.',
    ],
  },
  Sagittarius: {
    plain: [
      'You and {partner} both love with enthusiasm and without much planning (your Venus in Aries, theirs in Sagittarius).',
      "A good evening with the two of you is one that wasn't going to happen.",
      "You want to be first with them, and they want to be free, and it takes a while until that's a joke.",
      'What both of you give is honesty and a good time.',
    ],
    says: [
      "Fun is what you do best, and you'd sooner be broke on the way to something than rich at home (your Venus in Aries, {partner}'s in Sagittarius).",
      'Each of you says yes before hearing the end of it.',
      "They love you best in company and on the way somewhere, so now and then you've got to tell them that tonight you'd like there to be nobody else.",
    ],
  },
  Capricorn: {
    plain: [
      'You show it at once, and {partner} shows it by still being there (your Venus in Aries, theirs in Capricorn).',
      "So you can't tell whether they care, and they can't tell whether you will last.",
      'You buy on impulse, and they buy once.',
      "It comes out well when they say one warm thing out loud and you keep one promise that wasn't fun.",
    ],
    says: [
      "{partner} would like to see some quality, and you'd like to see some action.",
      'Your Venus in Aries falls in love in an afternoon, and theirs in Capricorn starts by being dependable and works up.',
      "They don't spend on a whim, but it won't be cheap when they do.",
      'You can take their restraint in public as a cool heart, and it takes a closed curtain to learn otherwise.',
    ],
  },
  Aquarius: {
    plain: [
      'You like the chase, and {partner} likes nobody to be caught (your Venus in Aries, theirs in Aquarius).',
      'It stays interesting for longer than it does with other people.',
      "You take it personally when they're equally nice to everyone.",
      'What they enjoy is that you make the first move, and what you enjoy is that it never gets to be routine.',
    ],
    says: [
      "You like each other's nerve (your Venus in Aries, {partner}'s in Aquarius).",
      "With you it's in going straight for what you want, and with them it's in not caring how it looks.",
      'A night out ends somewhere that neither had heard of.',
      "They love you first of all as a friend, and there are evenings when you'd give a lot to be loved as somebody they couldn't stand to be without.",
    ],
  },
  Pisces: {
    plain: [
      'You want to win somebody, and {partner} wants to be met (your Venus in Aries, theirs in Pisces).',
      'You bring courage, and they bring a tenderness that you have no defense against.',
      'They give so much that you may stop asking.',
      "What they miss then is to be wanted in so many words, and you're good at that when you think of it.",
    ],
    says: [
      "You court {partner} as though there were a dragon in it, and they're kind enough to see the dragon.",
      'With your Venus in Aries and theirs in Pisces, you give the push while they give the glow.',
      'Money runs through your hands for fun and through theirs for anyone who asks.',
      "They rarely say what they'd like, so you choose for two, and at times all they like about it is that you chose.",
    ],
  },
}
