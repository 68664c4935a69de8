import type { PairParagraphs } from '#lore/authored.ts'

export const cancerTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} shows liking by the chase, and you show it by looking after somebody (your Venus in Cancer, theirs in Aries).',
      "Once they're sure of you, they stop running, and it's then that you begin to count on it.",
      "You're hurt by a forgotten day that they never knew was one.",
      'What they do understand is a plain request, and what you do love is to be defended.',
    ],
    says: [
      "{partner} loves you in a rush, and you'd like to be loved in installments.",
      'Your Venus in Cancer wants to be sure of tomorrow, while theirs in Aries wants all of today.',
      'They turn up with a ridiculous present and no reason.',
      "You put it where you can see it from bed, and whenever they're short with you it helps you more than an apology would.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both show love by making somebody comfortable (your Venus in Cancer, theirs in Taurus).',
      'There is a lot of food in it, and not much said.',
      "They think that it's clear, and you would like to be told again.",
      'Both of you hold on to people and to money, and the two of you feel rich together on very little.',
    ],
    says: [
      "What you feel for each other shows up mostly in the groceries (your Venus in Cancer, {partner}'s in Taurus).",
      'You make what they once took two helpings of, and they touch the back of your neck each time they pass.',
      'Both of you hold on to money and to people.',
      "They think it's clear that nothing has changed, and you'd still like to be told so, about once a week.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} gives attention, and you give care (your Venus in Cancer, theirs in Gemini).',
      "They tell you that you're funny, and you had hoped to hear that you had been missed.",
      "They forget dates, and you don't, and say nothing.",
      'What keeps both of you in it is that they make you laugh and that you make it safe to come home with nothing to say.',
    ],
    says: [
      "{partner} says the sweetest things, and you'd love to know how often.",
      'With your Venus in Cancer and theirs in Gemini, you fall for who stays and they fall for who surprises them.',
      "They'd rather spend an evening among people.",
      "You watch them from beside the dip being delightful, and on the way home it turns out that they'd been collecting remarks all night to tell you in the dark.",
    ],
  },
  Cancer: {
    plain: [
      'You and {partner} both love by taking care, and both of you want to be taken care of (your Venus in Cancer, theirs in Cancer too).',
      "It's tender, and now and then each is waiting for the other one to begin.",
      'You keep every ticket and remember every slight.',
      "What makes love last here is that it's a home, and what strains it is that nobody says what's wrong.",
    ],
    says: [
      "You two are likely to have celebrated the first anniversary after a month (your Venus in Cancer, {partner}'s in Cancer too).",
      'Both of you love with the memory and the stomach.',
      'The same pebble gets kept from the same walk, in two copies.',
      "When one's feelings are hurt the other knows it at once and waits to be told, and so a perfectly good Saturday can go by in mutual delicacy.",
    ],
  },
  Leo: {
    plain: [
      'You love in private, and {partner} loves with an audience (your Venus in Cancer, theirs in Leo).',
      'You look after them, and they make much of you, so both of you are warm.',
      'For your part, you wish that it were quieter, and they wish that you were prouder of it.',
      'It needs a little of each, a toast from you and an evening at home from them.',
    ],
    says: [
      "{partner} brings you roses in front of everyone, and you'd have liked it better in the hall.",
      "With your Venus in Cancer and theirs in Leo, you're both as loyal as dogs.",
      'They enjoy being shown off by somebody.',
      "Out of respect you never mention them to people you don't trust, and it may have to be explained to them that being kept out of your conversation is a place of honor.",
    ],
  },
  Virgo: {
    plain: [
      'You and {partner} both show love in what gets done, and you do it with feeling where they do it with precision (your Venus in Cancer, theirs in Virgo).',
      "You want to be told that you're loved, and they have just fixed the window.",
      'Neither of you asks for much.',
      "It's good when they say it, however awkwardly, and when you count the window.",
    ],
    says: [
      'You express it with a second blanket and {partner} with a tire gauge (your Venus in Cancer, theirs in Virgo).',
      'Neither likes to ask for affection.',
      "You hint and they don't pick up hints about that, only about tires.",
      "They spend carefully, on what'll be used, and so a silly mug you both laughed at, bought for no reason, is worth more from them than diamonds.",
    ],
  },
  Libra: {
    plain: [
      'You want love to be deep, and {partner} wants it to be lovely (your Venus in Cancer, theirs in Libra).',
      'They bring flowers, and you look to see if they remembered which.',
      'You have moods, and they would rather that they passed.',
      "But they don't like to lose anybody, and you don't leave anybody, so there's time to find the tone.",
    ],
    says: [
      '{partner} finds the prettiest spot in the room, and you find the one by the wall.',
      'With your Venus in Cancer and theirs in Libra, love is a refuge to you and a pleasure to them.',
      "They're sweet to all sorts of people.",
      "You take each of those smiles personally until you learn that they don't, and that when they've got a headache it's your shoulder they'd like, without the smile.",
    ],
  },
  Scorpio: {
    plain: [
      "You and {partner} both love completely, and both of you feel what the other one doesn't say (your Venus in Cancer, theirs in Scorpio).",
      'You want to hold them, and they want to be sure.',
      'A small coldness between you is noticed on both sides within the minute.',
      "There's nothing casual about it, and neither of you would want there to be.",
    ],
    says: [
      "You're both in it up to the neck, and neither would know what to do in shallower water (your Venus in Cancer, {partner}'s in Scorpio).",
      "You guard each other's soft spots.",
      'Fun is a locked apartment and something in the oven.',
      "Since you're tender when you've been hurt and they're tender when they've been tested, each of you may wait for the other's worst day to be at your best.",
    ],
  },
  Sagittarius: {
    plain: [
      'You want to be needed, and {partner} wants to be free to come back (your Venus in Cancer, theirs in Sagittarius).',
      'They love with laughter and leave the door open, and you feel the draft.',
      'You love by keeping something warm.',
      'When they do come back, and say that it was for you, you can stand a good deal of absence.',
    ],
    says: [
      '{partner} wants to spend it on tickets and you want to spend it on a place to come home to.',
      'Your Venus is in Cancer and theirs in Sagittarius.',
      'They love you at the top of their voice and from a distance of two time zones.',
      "You love to be near, and a person can be very near who calls from a bus station because they've seen a dog you'd like.",
    ],
  },
  Capricorn: {
    plain: [
      'You give warmth, and {partner} gives a word that holds (your Venus in Cancer, theirs in Capricorn).',
      'You would like it said, and they would like it proved.',
      'Both of you save and you both stay.',
      'What you do for them is to make a hard life soft in one place, and what they do for you is to make a soft heart feel safe.',
    ],
    says: [
      "You'd like it said and {partner} would like it proved.",
      "Your Venus in Cancer gives warmth and theirs in Capricorn gives its word, and each of you may at times look for the one in a place where there's only the other.",
      'Both of you save.',
      'You save for bad days, they save for old age, and when they say "when we\'re eighty" you realize that it\'s their idea of a sonnet.',
    ],
  },
  Aquarius: {
    plain: [
      "You love a few people very closely, and {partner} likes a great many at arm's length (your Venus in Cancer, theirs in Aquarius).",
      "You want to be the exception, and they think that it's obvious.",
      "They find so much care a little embarrassing and miss it when it's gone.",
      'A small sign in front of others would settle it for you.',
    ],
    says: [
      "What {partner} likes best is that you're you, and you'd like to be liked as theirs.",
      'With your Venus in Cancer and theirs in Aquarius, you get more attached by repetition and they get more attached by surprise.',
      "They've got so many friends.",
      "But you're the one they play the embarrassing old recording of themselves to, and they watch your face the whole time.",
    ],
  },
  Pisces: {
    plain: [
      "You and {partner} both love by feeling along, and it's hard to say who is comforting whom (your Venus in Cancer, theirs in Pisces).",
      "It's gentle, and it's easily hurt.",
      'You would like it to be clear who belongs to whom, and they would like it to stay open like music.',
      "What you give is a place, and what they give is the feeling that you're understood in it.",
    ],
    says: [
      "Falling in love gives you no trouble at all, as neither puts up a fight (your Venus in Cancer, {partner}'s in Pisces).",
      'There are songs and very long goodbyes.',
      "They give a little of themselves to everyone who's sad, and you'd like them to come home with something left.",
      "You don't say so, but you get quieter with each stray, and they think that you're tired.",
    ],
  },
}
