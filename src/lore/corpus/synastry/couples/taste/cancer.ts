import type { PairParagraphs } from '#lore/authored.ts'

export const cancerTaste: PairParagraphs = {
  Aries: {
    says: [
      "{partner} loves you in a rush, and you'd like to be loved in installments.",
      'Your Venus in Cancer wants to be sure of tomorrow, while theirs in Aries wants all of today.',
      'They turn up with a ridiculous present and no reason.',
      "You put it where you can see it from bed, and whenever they're short with you it helps you more than an apology would.",
    ],
  },
  Taurus: {
    says: [
      "What you feel for each other shows up mostly in the groceries (your Venus in Cancer, {partner}'s in Taurus).",
      'You make what they once took two helpings of, and they touch the back of your neck each time they pass.',
      'Both of you hold on to money and to people.',
      "They think it's clear that nothing has changed, and you'd still like to be told so, about once a week.",
    ],
  },
  Gemini: {
    says: [
      "{partner} says the sweetest things, and you'd love to know how often.",
      'With your Venus in Cancer and theirs in Gemini, you fall for who stays and they fall for who surprises them.',
      "They'd rather spend an evening among people.",
      "You watch them from beside the dip being delightful, and on the way home it turns out that they'd been collecting remarks all night to tell you in the dark.",
    ],
  },
  Cancer: {
    says: [
      "You two are likely to have celebrated the first anniversary after a month (your Venus in Cancer, {partner}'s in Cancer too).",
      'Both of you love with the memory and the stomach.',
      'The same pebble gets kept from the same walk, in two copies.',
      "When one's feelings are hurt the other knows it at once and waits to be told, and so a perfectly good Saturday can go by in mutual delicacy.",
    ],
  },
  Leo: {
    says: [
      "{partner} brings you roses in front of everyone, and you'd have liked it better in the hall.",
      "With your Venus in Cancer and theirs in Leo, you're both as loyal as dogs.",
      'They enjoy being shown off by somebody.',
      "Out of respect you never mention them to people you don't trust, and it may have to be explained to them that being kept out of your conversation is a place of honor.",
    ],
  },
  Virgo: {
    says: [
      'You express it with a second blanket and {partner} with a tire gauge (your Venus in Cancer, theirs in Virgo).',
      'Neither likes to ask for affection.',
      "You hint and they don't pick up hints about that, only about tires.",
      "They spend carefully, on what'll be used, and so a silly mug you both laughed at, bought for no reason, is worth more from them than diamonds.",
    ],
  },
  Libra: {
    says: [
      '{partner} finds the prettiest spot in the room, and you find the one by the wall.',
      'With your Venus in Cancer and theirs in Libra, love is a refuge to you and a pleasure to them.',
      "They're sweet to all sorts of people.",
      "You take each of those smiles personally until you learn that they don't, and that when they've got a headache it's your shoulder they'd like, without the smile.",
    ],
  },
  Scorpio: {
    says: [
      "You're both in it up to the neck, and neither would know what to do in shallower water (your Venus in Cancer, {partner}'s in Scorpio).",
      "You guard each other's soft spots.",
      'Fun is a locked apartment and something in the oven.',
      "Since you're tender when you've been hurt and they're tender when they've been tested, each of you may wait for the other's worst day to be at your best.",
    ],
  },
  Sagittarius: {
    says: [
      '{partner} wants to spend it on tickets and you want to spend it on a place to come home to.',
      'Your Venus is in Cancer and theirs in Sagittarius.',
      'They love you at the top of their voice and from a distance of two time zones.',
      "You love to be near, and a person can be very near who calls from a bus station because they've seen a dog you'd like.",
    ],
  },
  Capricorn: {
    says: [
      "You'd like it said and {partner} would like it proved.",
      "Your Venus in Cancer gives warmth and theirs in Capricorn gives its word, and each of you may at times look for the one in a place where there's only the other.",
      'Both of you save.',
      'You save for bad days, they save for old age, and when they say "when we\'re eighty" you realize that it\'s their idea of a sonnet.',
    ],
  },
  Aquarius: {
    says: [
      "What {partner} likes best is that you're you, and you'd like to be liked as theirs.",
      'With your Venus in Cancer and theirs in Aquarius, you get more attached by repetition and they get more attached by surprise.',
      "They've got so many friends.",
      "But you're the one they play the embarrassing old recording of themselves to, and they watch your face the whole time.",
    ],
  },
  Pisces: {
    says: [
      "Falling in love gives you no trouble at all, as neither puts up a fight (your Venus in Cancer, {partner}'s in Pisces).",
      'There are songs and very long goodbyes.',
      "They give a little of themselves to everyone who's sad, and you'd like them to come home with something left.",
      "You don't say so, but you get quieter with each stray, and they think that you're tired.",
    ],
  },
}
