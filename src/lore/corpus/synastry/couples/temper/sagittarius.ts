import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusTemper: PairParagraphs = {
  Aries: {
    says: [
      'When you and {partner} get mad, birds leave the trees (your Mars in Sagittarius, theirs in Aries).',
      'They fight to win and you fight for the truth, and at that volume nobody can hear the difference.',
      'Both of you run out at about the same time.',
      "What they've yelled is gone for good, but yours tended to be about people in general, and they may ask next week if you meant it.",
    ],
  },
  Taurus: {
    says: [
      'Someone watching would see you make a sweeping remark and {partner} not turn around.',
      "Your Mars in Sagittarius gets over things by moving on, and theirs in Taurus doesn't move.",
      "You've gone for a drive and bought them a present before they've changed position.",
      "They aren't punishing you, only being slow, and an hour of sitting next to them does more than explaining it all again.",
    ],
  },
  Gemini: {
    says: [
      'While you shout about honesty, {partner} is asking what you mean by the word.',
      'With your Mars in Sagittarius and theirs in Gemini, the big statements are yours and the small cuts are theirs.',
      'You miss more often, and you land harder.',
      'Fairly late in it something strikes you both as funny, and as far as anyone can tell, that counts as a treaty.',
    ],
  },
  Cancer: {
    says: [
      "You said one true thing loudly, and {partner} hasn't been in the room since.",
      "Your Mars in Sagittarius believes that anything can be said if it's honest, while theirs in Cancer has to live with how it felt.",
      "You'd much rather be yelled at.",
      'So you try jokes through the wall, and they hold out for three of them, though you can tell that the third one worked.',
    ],
  },
  Leo: {
    says: [
      'You tell {partner} the truth about their performance, and they tell you the truth about your manners.',
      "It's a big warm fight between your Mars in Sagittarius and theirs in Leo, and nobody sulks for long.",
      'All they need is for it to be admitted that they had a right to be angry.',
      "You'd admit it gladly, but you're already on to what it all means, and they're still waiting at the beginning.",
    ],
  },
  Virgo: {
    says: [
      "You say that everything's ruined, and {partner} says it's only the left one.",
      'With your Mars in Sagittarius and theirs in Virgo, you need to exaggerate in order to get it out and they need to correct it in order to stand it.',
      "By the time you're back from your walk it's fixed.",
      'What\'s easy to overlook, in your good mood, is how seriously they took the word "everything."',
    ],
  },
  Libra: {
    says: [
      '{partner} shushes you in the parking lot.',
      "Your Mars in Sagittarius doesn't care who's listening and theirs in Libra cares for two, so you want to hear what they think and they want you to hear how you sound.",
      "Being shushed makes you laugh, and they're relieved.",
      'It does mean that what they thought gets lost, unless you ask again at home in the voice they like.',
    ],
  },
  Scorpio: {
    says: [
      "Within an hour you can blow up, apologize, and propose a picnic, and {partner} hasn't said a word.",
      "Silence sounds peaceful to your Mars in Sagittarius, and in theirs in Scorpio it's where the fight is going on.",
      'They go over your remark for days.',
      "Your one great advantage is that you couldn't be sly if you tried, which first makes them furious and eventually makes them trust you.",
    ],
  },
  Sagittarius: {
    says: [
      "Both of you believe in having it out, and both of you may walk out in the middle (your Mars in Sagittarius, {partner}'s in Sagittarius too).",
      'What was said was far too much.',
      "Each is willing to think that the other didn't mean it, having not meant it either, and by the time your walks have crossed it's mostly funny.",
      'The grievances that last between you are the ones that got a laugh at the time.',
    ],
  },
  Capricorn: {
    says: [
      "You announce what you're going to do, and {partner} asks by when.",
      "Your Mars in Sagittarius runs on belief and theirs in Capricorn, where it's most capable, runs on dates, so you hear a doubt where there's only a calendar.",
      "They let you rant until you're done.",
      "Then they pencil it in, and the annoying part is that it happens, and on the day they'd said.",
    ],
  },
  Aquarius: {
    says: [
      "On nearly everything you agree with {partner}, and you've got terrific fights about the rest (your Mars in Sagittarius, theirs in Aquarius).",
      'You get hot about a truth while they stay cool about a principle, and neither holds on to it afterward.',
      "They don't apologize, since they don't see that an argument calls for it.",
      "Your own apologies are so broad that they cover several you haven't had yet.",
    ],
  },
  Pisces: {
    says: [
      'You say something blunt and {partner} says "You\'re right," and it\'s the last you see of them until evening.',
      'Your Mars in Sagittarius thought it was opening a discussion.',
      'Their Mars in Pisces had already taken the remark to heart and gone off to live with it.',
      "Most people bounce your bluntness back, so it's from them that you learn how hard it lands, and you've become a bit quieter for it.",
    ],
  },
}
