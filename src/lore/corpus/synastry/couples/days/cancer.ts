import type { PairParagraphs } from '#lore/authored.ts'

export const cancerDays: PairParagraphs = {
  Aries: {
    says: [
      "{partner} can be furious at seven and whistling at ten past, and you're still shaking a little at eight (your Moon in Cancer, theirs in Aries).",
      "For them a feeling is over once it's been out, while yours has only then begun to look for a place to lie down.",
      'They comfort you with plans, too early.',
      "On mornings when you can't get going, nobody is better at simply handing you your jacket.",
    ],
  },
  Taurus: {
    says: [
      'The best hour of the week may be the one after the groceries are put away and before anyone has to do anything.',
      "Your Moon in Cancer and {partner}'s in Taurus both like a full refrigerator and an early night.",
      'You feed people to find out how they are and they eat to tell you.',
      "Since they never seem upset, you can forget that they'd like to be asked, too.",
    ],
  },
  Gemini: {
    says: [
      "You ask {partner} what's wrong and you get six funny answers, one of which is true.",
      "With your Moon in Cancer and theirs in Gemini, you want to stay in a feeling till it's warm and they want to open a window.",
      "They bring the outside in on evenings when you'd have shut it out.",
      "With you they needn't be entertaining, though it may be news to them.",
    ],
  },
  Cancer: {
    says: [
      "Each of you listens for the other's footsteps and can tell by them how it went (your Moon in Cancer, {partner}'s in Cancer too).",
      'You both remember who visited in which year and what was served.',
      'On days when both are low, though, there are two people waiting very tenderly to be looked after, and only the delivery guy is at work.',
    ],
  },
  Leo: {
    says: [
      "When {partner} is unhappy it's a production, and when you're unhappy it's a closed bathroom.",
      'With your Moon in Cancer and theirs in Leo, you can see at a glance what they need, which is an audience and something to eat.',
      'What you need is harder to see.',
      'They\'d give you the moon if you named a size, so saying "I\'m sad and I want company" is worth ten sighs in the hall.',
    ],
  },
  Virgo: {
    says: [
      "{partner} has fixed the thing you mentioned once, and it's as near as they come to a love song (your Moon in Cancer, theirs in Virgo).",
      "You'd have liked a hug with it.",
      'Both of you look after people all day and come home used up.',
      "When you're upset they look for the cause, and it takes some courage to say that they can stop looking and sit.",
    ],
  },
  Libra: {
    says: [
      'You want to know what {partner} feels, and they want to know what would be fair.',
      'Your Moon in Cancer cries and theirs in Libra clears its throat, and neither of them likes an ugly scene.',
      'They make the place lovely and have people in.',
      'You like it best afterward, with the two of you in the kitchen going over who said what, when they no longer have to be gracious.',
    ],
  },
  Scorpio: {
    says: [
      "You lower your voice at the same moment (your Moon in Cancer, {partner}'s in Scorpio).",
      'Nothing has to be explained when one of you comes home gray, and no one says "cheer up." They can go a whole weekend without seeing another soul and so can you.',
      'You protect each other so well that somebody may have to insist now and then on being told the bad news.',
    ],
  },
  Sagittarius: {
    says: [
      "{partner} feels better in motion and you feel better once you've stopped moving, so every vacation starts with a day of misunderstanding.",
      'With your Moon in Cancer and theirs in Sagittarius, you pack for all the weather there is and they bring a toothbrush and good humor.',
      "They laugh you out of a mood that you weren't done with.",
      'They also call you from wherever they are, to describe it.',
    ],
  },
  Capricorn: {
    says: [
      "You want to hear that you've been missed and {partner} shows up on time, which to them is saying it.",
      'Your Moon is in Cancer and theirs is in Capricorn, and you do the warmth while they do the bills.',
      "They'd never ask for comfort.",
      "But you notice that they do the dullest paperwork in the room where you are, and you've stopped suggesting that there's a better table for it.",
    ],
  },
  Aquarius: {
    says: [
      'On a day when you could use an arm around you, {partner} may give you an honest account of why people feel that way.',
      'Your Moon is in Cancer and theirs is in Aquarius.',
      'Closeness restores you and wears them out, so they love you best from the far end of the couch with a book.',
      "When you leave them there in peace, they'll tell you something around eleven that nobody else knows.",
    ],
  },
  Pisces: {
    says: [
      "Neither of you can watch a sad commercial in safety (your Moon in Cancer, {partner}'s in Pisces).",
      'You make the nest and they make the weather in it.',
      'They forget to eat, lose track of the hour, and love you for knowing both.',
      "It's easy to soak up each other's low spirits until no one remembers whose they were, and what breaks it is usually something very plain, such as hanging up the wash.",
    ],
  },
}
