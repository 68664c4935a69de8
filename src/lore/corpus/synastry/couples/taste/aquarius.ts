import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} likes to be the one and you like to be free (your Venus in Aquarius, theirs in Aries).',
      'You are both direct, and neither plays games.',
      "They want a reaction right away, while you need a little distance before you know what you feel, and it's easy for them to take that as a no.",
    ],
    says: [
      "{partner} wants to kiss you and you've just thought of something, and both get done (your Venus in Aquarius, theirs in Aries).",
      'You like a person with some fight in them.',
      "They'd like to be wanted badly, and you tend to want them in a friendly way.",
      "It helps that you're good at surprises, since an unexplained kite does more for them than a declaration.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} wants closeness every day and you want friendship and room (your Venus in Aquarius, theirs in Taurus).',
      'They teach you comfort, and you keep them from getting stuck.',
      'Neither of you bends easily, and their wish to hold on can feel to you like a rule, where they only meant affection.',
    ],
    says: [
      '{partner} wants to touch what they love, and you like to look at it from an interesting angle.',
      'With your Venus in Aquarius and theirs in Taurus, you spend on gear and they spend on groceries.',
      'You give them space that they never asked for.',
      "They put an arm around you when you're in the middle of a theory, and you go on with it, somewhat slower.",
    ],
  },
  Gemini: {
    plain: [
      "Somebody to talk to is what attracts {partner}, and it's what attracts you too (your Venus in Aquarius, theirs in Gemini).",
      'It is a friendship with something added, and nobody likes a scene.',
      'They want more contact in a day and you want more silence, and neither says so until somebody feels left out.',
    ],
    says: [
      "You're in love with how {partner} talks, and they're in love with having you to talk to (your Venus in Aquarius, theirs in Gemini).",
      'Nobody minds where the other one has been.',
      'You both forget to be romantic.',
      'When one of you tries it, with props, it goes so wrong that it becomes your favorite story.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} wants to be family and you want to be friends (your Venus in Aquarius, theirs in Cancer).',
      'You give them room to be odd, and they give you a place to belong.',
      'They feel pushed away when you need distance, and it helps when you say how long it will take.',
    ],
    says: [
      "{partner} sends you a good-night text, and if it's missing there's something the matter, as you learned by not noticing.",
      'Your Venus in Aquarius loves in broad strokes and theirs in Cancer loves in small ones every day.',
      "They'd like to be special to you.",
      'You believe that you show it by telling them what you really think of everybody, which you do with hardly anyone else.',
    ],
  },
  Leo: {
    plain: [
      '{partner} wants devotion and you want freedom (your Venus in Aquarius, theirs in Leo).',
      'You are drawn to each other because each has the confidence that the other one admires.',
      'They take love personally and you take it as a friendship, and neither is wrong, though it hurts them to be treated like everybody else.',
    ],
    says: [
      "{partner} would like to be your one and only, and you don't see why it should need saying.",
      'Your Venus in Aquarius is friendly in love, and theirs in Leo is grand in it.',
      'They dress up for you, and you ask how the shoes are made.',
      "You love them most when they've made a fool of themselves, which is the last moment when they'd think to look at your face.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} loves by being useful and you love by being a friend (your Venus in Aquarius, theirs in Virgo).',
      'Either of you likes a person who can think.',
      'They want closeness in daily things and you need time apart, so they do a great deal for you and wonder if it was noticed.',
    ],
    says: [
      "You give {partner} a present that can't be explained, and they read the manual.",
      "With your Venus in Aquarius and theirs in Virgo, you like each other's minds first and go on from there without hurrying.",
      "They do things for you all day long that you don't see.",
      "Someone has to tell you, so they've begun to do it themselves, dryly, in a list, and you love the list.",
    ],
  },
  Libra: {
    plain: [
      'Good manners and some distance suit {partner} and you equally well (your Venus in Aquarius, theirs in Libra).',
      "You like each other's friends, and no one makes a scene.",
      "They would like a little more courtship and you don't see what it's for, and a clear request from them generally works.",
    ],
    says: [
      "You don't believe in romance and {partner} does it so well that you make exceptions.",
      "Your Venus is in Aquarius and theirs in Libra, and you'd both hate a love that made scenes.",
      'They want to share it all.',
      'You like to have a night off from sharing, which you can get by asking sweetly, since the night itself hurts them less than reading about it on the calendar.',
    ],
  },
  Scorpio: {
    plain: [
      '{partner} loves as if there were nobody else and you love with plenty of room (your Venus in Aquarius, theirs in Scorpio).',
      'They need to be close in order to feel it, and you need some distance.',
      "What you give is real, though it's cooler than they would like, and it helps them to hear that. It helps you not to be asked every day.",
    ],
    says: [
      "{partner} loves you as though there were nobody else, and you've introduced them to everyone.",
      'Your Venus in Aquarius needs some distance in order to feel anything, while theirs in Scorpio needs none at all.',
      "They think that you're holding back.",
      "What they're getting is all of it, at a cooler temperature than they'd have chosen, and it matters to them to hear you say so.",
    ],
  },
  Sagittarius: {
    plain: [
      'Freedom comes first for {partner} and for you, so nobody feels caught (your Venus in Aquarius, theirs in Sagittarius).',
      'You are friends as much as anything else, with a lot to talk about.',
      'Neither one asks for closeness, and now and then one of you would have liked to be asked.',
    ],
    says: [
      "Nobody plans it and it's always fun (your Venus in Aquarius, {partner}'s in Sagittarius).",
      'Both of you treat strangers as friends, so your dates get crowded.',
      'They bring the warmth and you bring the strange idea.',
      "Every so often they'd like you to be a little jealous, and you look for it so honestly, and come up with so little, that they end up laughing.",
    ],
  },
  Capricorn: {
    plain: [
      '{partner} wants commitment and you want independence (your Venus in Aquarius, theirs in Capricorn).',
      "You respect each other's judgment, and neither you nor {partner} is sentimental.",
      'They measure love by what is promised, and you measure it by what is left free, so it has to be said what each of you can rely on.',
    ],
    says: [
      '{partner} gets you something for your retirement, and you get them a unicycle.',
      'With your Venus in Aquarius and theirs in Capricorn, you love as if there were no rules while they love as if there were a contract, and neither has broken it yet.',
      "They're embarrassed by a fuss and you don't make any.",
      'What they miss, and would never ask for, is to be called by a silly name.',
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} both love as friends and leave each other free (your Venus in Aquarius, theirs in Aquarius too).',
      'Nobody has to pretend, and nobody gets bored.',
      "Both of you step back when a feeling gets strong, so it may take one of you to say that you're allowed to need each other.",
    ],
    says: [
      "You're each other's favorite person and you've both forgotten to mention it (your Venus in Aquarius, {partner}'s in Aquarius too).",
      'You go to strange films.',
      "There's no jealousy and little hand-holding, and you'd both be mildly offended by a valentine.",
      'Then one of you is gone for ten days, and the other is seen wearing their sweatshirt and offering no explanation.',
    ],
  },
  Pisces: {
    plain: [
      'You love by leaving room and {partner} loves by merging (your Venus in Aquarius, theirs in Pisces).',
      'Both of you care about more people than yourselves, and you like that in each other.',
      'You explain when they want to be felt with, and they expect you to notice what you would have to be told.',
    ],
    says: [
      "{partner} gives because somebody's sad and you give because it's just.",
      "With your Venus in Aquarius and theirs in Pisces, where it's at its most tender, hardly any money is safe between you.",
      "They'd like to melt into one person and you prefer two.",
      "It's lucky for both that you do, since somebody has to say no to the fourth request of the day, and they can't.",
    ],
  },
}
