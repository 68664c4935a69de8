import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} likes the chase, and you like nobody to be caught (your Venus in Aquarius, theirs in Aries).',
      "They take it personally when you're equally nice to everyone.",
      'What you enjoy is that they make the first move, and what they enjoy is that it never gets to be routine.',
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
      '{partner} wants love to be close and regular, and you want it to be free and a little odd (your Venus in Aquarius, theirs in Taurus).',
      "Each one of you finds something in the other that can't be had at home.",
      'They feel left when you need a day alone, and you feel held when they only ask when dinner is.',
      'You are both steady in the end, each to a different tune.',
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
      'You and {partner} both love somebody they can talk to and both dislike a scene (your Venus in Aquarius, theirs in Gemini).',
      'It is friendship with something added.',
      'They need more contact in a day, and you need more silence in a week.',
      'What you both trust is a mind, and either of you can be jealous of a conversation that was had elsewhere.',
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
      "{partner} loves a few people very closely, and you like a great many at arm's length (your Venus in Aquarius, theirs in Cancer).",
      "They want to be the exception, and you think that it's obvious.",
      "You find so much care a little embarrassing and miss it when it's gone.",
      'A small sign in front of others would settle it for them.',
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
      '{partner} wants to be special, and you love as a friend among friends (your Venus in Aquarius, theirs in Leo).',
      'They turn up the warmth, and you step back to breathe.',
      "It's never ordinary, and you both would hate it to be.",
      "They can learn to take interest for devotion, because in you it's the same, and you can learn to give a compliment.",
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
      '{partner} loves in details, and you love in principle (your Venus in Aquarius, theirs in Virgo).',
      'You forget the birthday and would do anything for them.',
      'They remember it and feel foolish for minding.',
      'Neither of you is sentimental, so it may be enough that they put it in the calendar and that you look.',
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
      "You and {partner} both like love to leave a person's manners intact (your Venus in Aquarius, theirs in Libra).",
      "They want a little more courtship, and you can't see what it's for.",
      "A clear request works, because there's nothing that you find as charming, and they're good at making it sound like a compliment.",
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
      '{partner} loves as though there were nobody else, and you love with the windows open (your Venus in Aquarius, theirs in Scorpio).',
      'They need to be close in order to feel it, and you need some distance.',
      "What they're getting is all of it, at a lower temperature.",
      'It matters to them to hear that from you, and it matters to you not to be asked every day.',
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
      'You and {partner} both need air in love and both give it (your Venus in Aquarius, theirs in Sagittarius).',
      "So nobody asks for the password, and it is easy to be faithful to somebody who doesn't check.",
      "They're warmer than you look, and you're more loyal than you sound.",
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
      '{partner} wants a commitment, and you want a friend for life, and it may be the same thing (your Venus in Aquarius, theirs in Capricorn).',
      'You both dislike a fuss.',
      'They go by rules, and you make them up.',
      "You get from them something to count on, and they get from you a way out of being so serious, and you each pretend that it isn't needed.",
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
      'You and {partner} both love somebody who could also do without you (your Venus in Aquarius, theirs in Aquarius too).',
      "It's friendship, and it's freedom, and nobody else understands the arrangement.",
      'Neither of you asks for proof.',
      'What you could both do with is a bit of plain warmth now and then, which is easier to give than it is to ask for.',
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
      'You love with a clear head, and {partner} loves with none (your Venus in Aquarius, theirs in Pisces).',
      'They want to merge, and you want to stand side by side.',
      'Neither of you is possessive.',
      "You give them room to be strange in, and they give you a feeling that can't be explained, which you stop trying to do after a while.",
    ],
    says: [
      "{partner} gives because somebody's sad and you give because it's just.",
      "With your Venus in Aquarius and theirs in Pisces, where it's at its most tender, hardly any money is safe between you.",
      "They'd like to melt into one person and you prefer two.",
      "It's lucky for both that you do, since somebody has to say no to the fourth request of the day, and they can't.",
    ],
  },
}
