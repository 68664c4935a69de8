import type { PairParagraphs } from '#lore/authored.ts'

export const capricornTalk: PairParagraphs = {
  Aries: {
    says: [
      '{partner} says "Let\'s," and you say "Let\'s see." Your Mercury in Capricorn wants to know what a thing will take, while theirs in Aries wants to know what\'s stopping you.',
      'They hear a refusal.',
      "What they get, if they wait for as long as it takes you to look at a calendar, is a yes with the tickets attached, and they've begun to time it.",
    ],
  },
  Taurus: {
    says: [
      "Talk between you is plain and there isn't much wasted (your Mercury in Capricorn, {partner}'s in Taurus).",
      'Both of you mean what you say and say it once.',
      "They consider whether they'd like a thing and you consider whether it's wise.",
      "It's possible for a whole question to be settled without either mentioning a feeling, and then to come up again in the form of a stiff neck.",
    ],
  },
  Gemini: {
    says: [
      "{partner} has told you the plot of the whole week by the time you've hung up your jacket.",
      "With your Mercury in Capricorn and theirs in Gemini, you wait for the point, and they were hoping that you'd help them find it.",
      "A dry remark is what they're after.",
      'One from you, every ten minutes or so, keeps them going and makes them feel extremely well listened to.',
    ],
  },
  Cancer: {
    says: [
      '{partner} begins with how it felt and you begin with what to do, so you pass each other around the middle.',
      "Your Mercury in Capricorn has a solution by the third sentence, and theirs in Cancer wasn't finished being upset.",
      "You believe that you've helped.",
      'If you\'d say "That sounds hard" first, they\'d take the solution, and with real thanks.',
    ],
  },
  Leo: {
    says: [
      '{partner} would like some enthusiasm with their yes, and you thought that yes covered it.',
      'Your Mercury in Capricorn keeps its praise for finished work.',
      "Their Mercury in Leo does its best thinking when somebody's already clapping.",
      "You're the one whose approval they most want to win, and they can't tell that they've won it, since it arrives as a question about dates.",
    ],
  },
  Virgo: {
    says: [
      "Half of your conversations are logistics and both of you like logistics (your Mercury in Capricorn, {partner}'s in Virgo).",
      'You look at the goal and they look at the steps, so very little goes wrong.',
      'Praise is assumed, and so is nearly everything else.',
      "It might startle you both to be asked, with no occasion, what you've been thinking about that isn't useful.",
    ],
  },
  Libra: {
    says: [
      "For you a decision is something one makes, and for {partner} it's something one has with people.",
      'With your Mercury in Capricorn and theirs in Libra, you close the subject and they come back with a new angle and a hopeful face.',
      'You get shorter.',
      'They take short for angry, and a single "I like how you think about this" buys you an early night.',
    ],
  },
  Scorpio: {
    says: [
      'You talk about what happened and {partner} talks about why (your Mercury in Capricorn, theirs in Scorpio).',
      "Neither repeats what's said to anyone.",
      "You'd trust them with your taxes and they'd trust you with a confession, and both go better on a walk, side by side.",
      "What doesn't get asked is whether the other one's happy, since each of you suspects that it's a large question.",
    ],
  },
  Sagittarius: {
    says: [
      '{partner} says "It\'ll be amazing," and you ask who\'s driving.',
      'Your Mercury in Capricorn thinks in terms of what can go wrong, theirs in Sagittarius in terms of what it could turn into, and it takes both to have a vacation.',
      'They feel doubted.',
      'It helps them a lot to hear you say "I want to go" before you get to the part about the gas.',
    ],
  },
  Capricorn: {
    says: [
      "You've each thought it through alone and come with a finished position (your Mercury in Capricorn, {partner}'s in Capricorn too).",
      'If the two agree, it takes a minute.',
      "If they don't, it's a meeting.",
      "You're both funnier than people know, in a low voice, and it's a good rule here that when nobody's made a crack for an hour, somebody is worried and isn't saying so.",
    ],
  },
  Aquarius: {
    says: [
      "{partner} asks why it has to be done like that, and you've honestly never been asked.",
      "Your Mercury in Capricorn goes by what's held up, and theirs in Aquarius goes by what makes sense.",
      "They'll argue the point for sport long after you've quit.",
      'You tend to dismiss their oddest ideas on the spot, then work out privately, by the weekend, that one of them would save you an hour a day.',
    ],
  },
  Pisces: {
    says: [
      '{partner} answers a direct question with how the light was.',
      "With your Mercury in Capricorn and theirs in Pisces, you need to know when, and they know what it'll be like when it comes.",
      "Your short texts make them think you're upset.",
      "They've got a point more often than you'd admit, as they tend to read the mood you'll have found out about by Friday.",
    ],
  },
}
