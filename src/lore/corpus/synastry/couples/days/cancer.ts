import type { PairParagraphs } from '#lore/authored.ts'

export const cancerDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} gets angry when something hurts, and you get quiet (your Moon in Cancer, theirs in Aries).',
      'They defend you against anyone, and you look after them like nobody else.',
      "Their outburst is over in a minute and you remember it for a week, so an apology from them has to come before they think it's needed.",
    ],
    says: [
      "{partner} can be furious at seven and whistling at ten past, and you're still shaking a little at eight (your Moon in Cancer, theirs in Aries).",
      "For them a feeling is over once it's been out, while yours has only then begun to look for a place to lie down.",
      'They comfort you with plans, too early.',
      "On mornings when you can't get going, nobody is better at simply handing you your jacket.",
    ],
  },
  Taurus: {
    plain: [
      'Home is what calms {partner} down, and it calms you too (your Moon in Cancer, theirs in Taurus).',
      'They see to the comfort, and you see to the people.',
      'You need to be asked how you are, and they think that being there is an answer, so they do well to put it into words.',
    ],
    says: [
      'The best hour of the week may be the one after the groceries are put away and before anyone has to do anything.',
      "Your Moon in Cancer and {partner}'s in Taurus both like a full refrigerator and an early night.",
      'You feed people to find out how they are and they eat to tell you.',
      "Since they never seem upset, you can forget that they'd like to be asked, too.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} talks about a feeling and you sit in it (your Moon in Cancer, theirs in Gemini).',
      'You make them feel at home, and they cheer you up without pushing.',
      'They say something light where you needed to be taken seriously, and you go quiet, which they find harder to bear than any complaint.',
    ],
    says: [
      "You ask {partner} what's wrong and you get six funny answers, one of which is true.",
      "With your Moon in Cancer and theirs in Gemini, you want to stay in a feeling till it's warm and they want to open a window.",
      "They bring the outside in on evenings when you'd have shut it out.",
      "With you they needn't be entertaining, though it may be news to them.",
    ],
  },
  Cancer: {
    plain: [
      'You and {partner} both know how the other one is without being told, and both of you look after people as a matter of course (your Moon in Cancer, theirs in Cancer too).',
      'Home matters more than anything outside it.',
      'When both of you are low, each waits to be the one who gets the care, and an old hurt has two people to remember it.',
    ],
    more: [
      [
        'A bad day seldom has to be announced between you and {partner} (your Moon in Cancer, theirs in Cancer too).',
        "It's in the voice on the phone, and by evening somebody has cooked.",
        'The difficult days are those that are bad for both of you, because nobody asks on them, and each of you hopes to be asked.',
      ],
      [
        'Nothing either of you has felt is ever quite over (your Moon in Cancer, theirs in Cancer too).',
        'That makes you tender with each other, since you know which subjects hurt, and an evening together can be the best part of the week.',
        'An old slight needs some care, because as soon as one of you thinks of it the other has remembered it as well.',
      ],
    ],
    says: [
      "Each of you listens for the other's footsteps and can tell by them how it went (your Moon in Cancer, {partner}'s in Cancer too).",
      'You both remember who visited in which year and what was served.',
      'On days when both are low, though, there are two people waiting very tenderly to be looked after, and only the delivery guy is at work.',
    ],
  },
  Leo: {
    plain: [
      'You look after people and {partner} warms them up (your Moon in Cancer, theirs in Leo).',
      'You make them feel at home, and they make you feel loved in front of others.',
      "Each of you takes things personally, you in silence and they with some drama, and it's over when one of you is made a fuss of.",
    ],
    says: [
      "When {partner} is unhappy it's a production, and when you're unhappy it's a closed bathroom.",
      'With your Moon in Cancer and theirs in Leo, you can see at a glance what they need, which is an audience and something to eat.',
      'What you need is harder to see.',
      'They\'d give you the moon if you named a size, so saying "I\'m sad and I want company" is worth ten sighs in the hall.',
    ],
  },
  Virgo: {
    plain: [
      'You look after people with feeling, and {partner} does it by fixing what was wrong (your Moon in Cancer, theirs in Virgo).',
      'Both of you give all day long.',
      'You would like to be held while they are looking for the cause, so their help arrives a moment before you can use it.',
    ],
    says: [
      "{partner} has fixed the thing you mentioned once, and it's as near as they come to a love song (your Moon in Cancer, theirs in Virgo).",
      "You'd have liked a hug with it.",
      'Both of you look after people all day and come home used up.',
      "When you're upset they look for the cause, and it takes some courage to say that they can stop looking and sit.",
    ],
  },
  Libra: {
    plain: [
      'You need to be close and {partner} needs things to be peaceful (your Moon in Cancer, theirs in Libra).',
      'You both make a place pleasant, and people like to visit.',
      'But you show a mood and expect to be asked, and they smooth it over and hope that it passes, which leaves you alone with it.',
    ],
    says: [
      'You want to know what {partner} feels, and they want to know what would be fair.',
      'Your Moon in Cancer cries and theirs in Libra clears its throat, and neither of them likes an ugly scene.',
      'They make the place lovely and have people in.',
      'You like it best afterward, with the two of you in the kitchen going over who said what, when they no longer have to be gracious.',
    ],
  },
  Scorpio: {
    plain: [
      'You each know when the other one is low, and you want to talk about it well before {partner} does (your Moon in Cancer, theirs in Scorpio).',
      "It's a safe kind of closeness.",
      'You want it all the time, while they want it completely and then need to be alone, and since both of you remember a hurt, the small ones are worth clearing up.',
    ],
    says: [
      "You lower your voice at the same moment (your Moon in Cancer, {partner}'s in Scorpio).",
      'Nothing has to be explained when one of you comes home gray, and no one says "cheer up." They can go a whole weekend without seeing another soul and so can you.',
      'You protect each other so well that somebody may have to insist now and then on being told the bad news.',
    ],
  },
  Sagittarius: {
    plain: [
      'What hurts makes you stay home and {partner} leave the house (your Moon in Cancer, theirs in Sagittarius).',
      'They get you to laugh about it, and you give them a place to be tired in.',
      'You feel left when they go for a walk, and they feel held back when you ask how long it will be, so it helps to name an hour.',
    ],
    says: [
      "{partner} feels better in motion and you feel better once you've stopped moving, so every vacation starts with a day of misunderstanding.",
      'With your Moon in Cancer and theirs in Sagittarius, you pack for all the weather there is and they bring a toothbrush and good humor.',
      "They laugh you out of a mood that you weren't done with.",
      'They also call you from wherever they are, to describe it.',
    ],
  },
  Capricorn: {
    plain: [
      'You show that a day was hard, and {partner} would rather not (your Moon in Cancer, theirs in Capricorn).',
      'You bring warmth into their life, and they bring order into yours.',
      'But you need comfort at a moment when they are thinking about what has to be done, and both of you are taking care of the same people.',
    ],
    says: [
      "You want to hear that you've been missed and {partner} shows up on time, which to them is saying it.",
      'Your Moon is in Cancer and theirs is in Capricorn, and you do the warmth while they do the bills.',
      "They'd never ask for comfort.",
      "But you notice that they do the dullest paperwork in the room where you are, and you've stopped suggesting that there's a better table for it.",
    ],
  },
  Aquarius: {
    plain: [
      'On a bad day you need somebody close and {partner} needs some distance (your Moon in Cancer, theirs in Aquarius).',
      "They don't get pulled into your moods, which can be restful.",
      'You hear rejection where they are only thinking, and they feel crowded where you only want to know that everything is all right.',
    ],
    says: [
      'On a day when you could use an arm around you, {partner} may give you an honest account of why people feel that way.',
      'Your Moon is in Cancer and theirs is in Aquarius.',
      'Closeness restores you and wears them out, so they love you best from the far end of the couch with a book.',
      "When you leave them there in peace, they'll tell you something around eleven that nobody else knows.",
    ],
  },
  Pisces: {
    plain: [
      "{partner} feels at once what's going on with you, and it's the same the other way around (your Moon in Cancer, theirs in Pisces).",
      'Nobody has to be brave at home.',
      'A bad mood spreads quickly between you, and with you worrying and them drifting there is nobody left to open a window.',
    ],
    says: [
      "Neither of you can watch a sad commercial in safety (your Moon in Cancer, {partner}'s in Pisces).",
      'You make the nest and they make the weather in it.',
      'They forget to eat, lose track of the hour, and love you for knowing both.',
      "It's easy to soak up each other's low spirits until no one remembers whose they were, and what breaks it is usually something very plain, such as hanging up the wash.",
    ],
  },
}
