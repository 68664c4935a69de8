import type { PairParagraphs } from '#lore/authored.ts'

export const cancerTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} shows love by going after it and you show it by taking care (your Venus in Cancer, theirs in Aries).',
      'They like to surprise, and you like to know that somebody is coming home.',
      'Their bluntness can hurt you where they meant nothing by it, and your hints go past them until somebody says the thing out loud.',
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
      '{partner} shows love by making people comfortable and you show it by looking after them (your Venus in Cancer, theirs in Taurus).',
      'It is an easy match, because home matters to both of you.',
      "You want to hear that you're loved, and they think it's plain from what they do, so the words have to be said now and then.",
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
      '{partner} shows affection by paying attention and you show it by taking care (your Venus in Cancer, theirs in Gemini).',
      'They make you laugh, and with you they can come home and say nothing.',
      "You remember every date and hope that they will too, and it's better to remind them than to wait.",
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
      'You and {partner} both love by looking after people and remembering everything about them (your Venus in Cancer, theirs in Cancer too).',
      'Nobody has to explain why home matters.',
      "When both of you are hurt, both wait to be asked, so it's worth agreeing that the one who notices first will begin.",
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
      'You love in private and {partner} loves out in the open (your Venus in Cancer, theirs in Leo).',
      'You look after them, and they make you feel special.',
      "But you want to be needed and they want to be admired, and both of you sulk when it's forgotten.",
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
      'You show love by comforting and {partner} shows it by helping (your Venus in Cancer, theirs in Virgo).',
      "It's a kind pair, and a lot of care goes back and forth.",
      'They correct where you wanted to be held, and you take it personally, although they meant to make things better for you.',
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
      'You want to be close and {partner} wants it to be pleasant (your Venus in Cancer, theirs in Libra).',
      'Both of you are considerate and dislike rough manners.',
      'You need to know that you come first, and they are kind to everybody, which makes it hard for you to tell.',
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
      "Neither you nor {partner} loves by halves, and each of you feels what isn't said (your Venus in Cancer, theirs in Scorpio).",
      "There's great loyalty in it and very little small talk.",
      'You want to be held and they want to be sure, and a small coldness on either side is felt at once.',
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
      'You love by staying close and {partner} loves by setting out (your Venus in Cancer, theirs in Sagittarius).',
      'They bring some air into your life, and you give them somewhere to be missed.',
      'You take a closed bag for a goodbye, and they take a worried question for a leash.',
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
      'You give warmth and {partner} gives security (your Venus in Cancer, theirs in Capricorn).',
      'Each of you has what the other one finds hard to do alone.',
      "You would like love to be said and they would like it to be proved, so it's easy to feel unloved by somebody who works for you every day.",
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
      'You want to be family and {partner} wants to be friends (your Venus in Cancer, theirs in Aquarius).',
      'They give you room to be odd, and you give them a place to belong.',
      'You feel pushed away when they need distance, and it helps when they say how long it will take.',
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
      'Tenderness is easy for you and for {partner}, and it shows (your Venus in Cancer, theirs in Pisces).',
      'Both of you notice moods and forgive a great deal.',
      "You want to know that it's safe and they leave things open, so you end up asking for a promise that they had thought was understood.",
    ],
    says: [
      "Falling in love gives you no trouble at all, as neither puts up a fight (your Venus in Cancer, {partner}'s in Pisces).",
      'There are songs and very long goodbyes.',
      "They give a little of themselves to everyone who's sad, and you'd like them to come home with something left.",
      "You don't say so, but you get quieter with each stray, and they think that you're tired.",
    ],
  },
}
