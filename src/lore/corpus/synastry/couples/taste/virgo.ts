import type { PairParagraphs } from '#lore/authored.ts'

export const virgoTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} says what they feel and you show it by being useful (your Venus in Virgo, theirs in Aries).',
      'You can seem reserved to them, and they can seem careless to you.',
      "Each of you has to learn the other one's language, since their big gesture and your small favor mean about the same.",
    ],
    says: [
      '{partner} kisses you in the middle of a sentence, and you do lose the thread.',
      'With your Venus in Virgo and theirs in Aries, you love by taking pains while they love by taking chances.',
      'They buy it on sight.',
      "You hold on to the receipt, and you've noticed that the things you return for them are never the ones they got for you.",
    ],
  },
  Taurus: {
    plain: [
      'Affection, with {partner} as with you, is practical (your Venus in Virgo, theirs in Taurus).',
      'They make life comfortable and you make it run well, and neither of you trusts big words.',
      'You may find fault where they were content, and a plain compliment from them makes it much easier for you to stop.',
    ],
    says: [
      '{partner} runs a hand over the cloth while you read the label, and it turns out to be the same one you both like (your Venus in Virgo, theirs in Taurus).',
      "You don't trust big words.",
      'They hardly use any.',
      'What they can teach you is to lie down in the middle of the day and let your feet be rubbed without offering to do something in return.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} loves by amusing and you love by being of use (your Venus in Virgo, theirs in Gemini).',
      'You are both curious and like to talk things over.',
      "You take to heart what they said in passing, and they overlook what you do without a word, so it's worth thanking you for exactly that.",
    ],
    says: [
      '{partner} is fun to be corrected with, since they never mind.',
      "Your Venus is in Virgo and theirs is in Gemini, and each of you is in love with how the other's mind works.",
      'They want variety and you want it done well.',
      "You plan the day so that there's time for what they'll think of, and they do think of it, and they've never suspected that it was on the list.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} shows love by comforting and you show it by helping (your Venus in Virgo, theirs in Cancer).',
      'It is a kind pair, and a lot of care goes back and forth.',
      'You correct where they wanted to be held, and they take it personally, although you meant to make things better for them.',
    ],
    says: [
      "{partner} wants to cuddle and you've just noticed that they've got a splinter.",
      'Your Venus in Virgo loves with its eyes open and theirs in Cancer with its eyes shut.',
      'You never forget a prescription.',
      'They never forget a tone of voice, so it pays to say a kind thing first and then go and get the tweezers.',
    ],
  },
  Leo: {
    plain: [
      '{partner} loves with big gestures and you love with small ones (your Venus in Virgo, theirs in Leo).',
      'They praise you in public, and you make sure that their life works.',
      "You see what could be better and say it, and they hear that they weren't good enough, so you do well to begin with what you liked.",
    ],
    says: [
      "You'd rather do three things for {partner} than say one, and they'd trade the three.",
      'With your Venus in Virgo and theirs in Leo, your compliments are so accurate that they sound like a review.',
      '"That\'s a better color on you" doesn\'t fill the heart.',
      'You\'ve tried "You look wonderful," stiffly, and the effect on the whole evening was so great that you wondered what you\'d been saving it for.',
    ],
  },
  Virgo: {
    plain: [
      'You and {partner} both show love by paying attention to what the other one needs (your Venus in Virgo, theirs in Virgo too).',
      'Neither trusts grand words, and a favor counts for more.',
      "Both of you are hard on yourselves, so a plain compliment is worth more here than in most couples, and it's rarer.",
    ],
    says: [
      "You're both sure that you're the one who loves more, on the evidence of the chores (your Venus in Virgo, {partner}'s in Virgo too).",
      "Nobody's ever gone out without a tissue.",
      'You buy each other what was needed, in the right size.',
      "It can strike you some evening that you've both been good all week, and that there's a pint of something in the freezer that neither has felt entitled to.",
    ],
  },
  Libra: {
    plain: [
      'You love by improving things and {partner} loves by making them pleasant (your Venus in Virgo, theirs in Libra).',
      'You take care of the details, and they take care of the mood.',
      "But you say what's wrong and they say what's nice, and you each wish that the other one would do both.",
    ],
    says: [
      '{partner} wants it lovely and you want it clean, and you pass for people of taste.',
      'Your Venus is in Virgo, theirs is in Libra.',
      'You find it hard to say sweet things, as they might not be entirely so.',
      "They find it hard not to, and they've shown you that it does no lasting damage, and they'd still give six of their own for one of yours.",
    ],
  },
  Scorpio: {
    plain: [
      'You love carefully and {partner} loves without reserve (your Venus in Virgo, theirs in Scorpio).',
      'Both of you are slow to trust, and both notice everything.',
      'You can seem cool to them and they can seem too much to you, until each of you has seen how reliable the other one is.',
    ],
    says: [
      "It's a quiet thing between two people who don't give themselves away easily (your Venus in Virgo, {partner}'s in Scorpio).",
      'You find out what they need and do it unasked.',
      "They find out what you're ashamed of and love you there.",
      'In company nobody would guess how much feeling there is, and you both like it that way.',
    ],
  },
  Sagittarius: {
    plain: [
      'You show love in small things and {partner} shows it in big plans (your Venus in Virgo, theirs in Sagittarius).',
      'They cheer you up, and you make sure that their plans work.',
      'You worry about what they forget, and they feel nagged, where a thank-you would have been in order.',
    ],
    says: [
      "{partner} thinks it'd be fun to just go, and you think so too, once you've packed the pills.",
      'With your Venus in Virgo and theirs in Sagittarius, they love the whole world and you love a few people in detail.',
      'They overtip.',
      'You work it out, and then, because they looked so happy, you leave it there, and you feel for a block and a half as rich as they do.',
    ],
  },
  Capricorn: {
    plain: [
      'Love, for you as for {partner}, is shown in work well done (your Venus in Virgo, theirs in Capricorn).',
      "It's a steady pair, in which a promise gets kept.",
      "Both of you are shy of tender words, and it's often you who need to hear that you've done enough.",
    ],
    says: [
      "Neither would dream of gushing (your Venus in Virgo, {partner}'s in Capricorn).",
      'Neither of you cares for people who say more than they do.',
      'They take care of the long run and you take care of Tuesday, and the jokes are dry and for members only.',
      "It's possible to be so considerate that pleasure gets put off till everything's been seen to, which so far it never has.",
    ],
  },
  Aquarius: {
    plain: [
      'You love by being useful and {partner} loves by being a friend (your Venus in Virgo, theirs in Aquarius).',
      'Each of you likes a person who can think.',
      'You want closeness in daily things and they need time apart, so you do a great deal for them and wonder if it was noticed.',
    ],
    says: [
      "You notice what {partner} likes to eat and they've never noticed it themselves.",
      'Your Venus in Virgo is devoted to particulars, theirs in Aquarius to people at large, so you keep one humanitarian in clean shirts.',
      'They love you for being honest.',
      "They'd never think of remarking on how you look, and then, out of nowhere, they'll describe your hands to somebody so exactly that you have to leave the room.",
    ],
  },
  Pisces: {
    plain: [
      'You help and {partner} feels along, and both of you do it gladly (your Venus in Virgo, theirs in Pisces).',
      'They soften you, and you bring some order into their life.',
      'You see faults where they see a person, and they forgive where you would like to see something change.',
    ],
    says: [
      '{partner} loves a thing for its flaw, and you were about to sew it up.',
      "Your Venus is in Virgo and theirs is in Pisces, where it's at its most generous, so they forgive by habit and you repair by habit.",
      'You keep them solvent.',
      "They keep telling you that you're wonderful as you are, and you've got a list of reasons why it isn't so, which they won't read.",
    ],
  },
}
