import type { PairParagraphs } from '#lore/authored.ts'

export const capricornTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} talks in order to begin, and you talk in order to get a result (your Mercury in Capricorn, theirs in Aries).',
      "The two of you don't waste words on each other.",
      "You think it through before you speak, and they have acted by then, so it's good to agree on how long a decision may take.",
    ],
    says: [
      '{partner} says "Let\'s," and you say "Let\'s see." Your Mercury in Capricorn wants to know what a thing will take, while theirs in Aries wants to know what\'s stopping you.',
      'They hear a refusal.',
      "What they get, if they wait for as long as it takes you to look at a calendar, is a yes with the tickets attached, and they've begun to time it.",
    ],
  },
  Taurus: {
    tags: { you: ['useful talk'], partner: ['useful talk'] },
    plain: [
      "Few words are enough for {partner}, and they're enough for you (your Mercury in Capricorn, theirs in Taurus).",
      "You are in agreement about most practical things before you've discussed them.",
      "Because neither you nor {partner} talks about what isn't useful, a worry can go unmentioned for as long as it isn't urgent.",
    ],
    says: [
      "Talk between you is plain and there isn't much wasted (your Mercury in Capricorn, {partner}'s in Taurus).",
      'Both of you mean what you say and say it once.',
      "They consider whether they'd like a thing and you consider whether it's wise.",
      "It's possible for a whole question to be settled without either mentioning a feeling, and then to come up again in the form of a stiff neck.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} thinks in possibilities and you think in steps (your Mercury in Capricorn, theirs in Gemini).',
      'They have the idea that you needed, and you make sure that it gets done.',
      'You say "no" to things that they were only considering aloud, and they would talk more freely if you waited a minute.',
    ],
    says: [
      "{partner} has told you the plot of the whole week by the time you've hung up your jacket.",
      "With your Mercury in Capricorn and theirs in Gemini, you wait for the point, and they were hoping that you'd help them find it.",
      "A dry remark is what they're after.",
      'One from you, every ten minutes or so, keeps them going and makes them feel extremely well listened to.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} begins with how it felt, and you begin with what to do (your Mercury in Capricorn, theirs in Cancer).',
      'You bring some order into their worries, and they bring the human side into your plans.',
      "You have a solution by the third sentence, when they weren't finished being upset, and one line of sympathy first would change how it's received.",
    ],
    says: [
      '{partner} begins with how it felt and you begin with what to do, so you pass each other around the middle.',
      "Your Mercury in Capricorn has a solution by the third sentence, and theirs in Cancer wasn't finished being upset.",
      "You believe that you've helped.",
      'If you\'d say "That sounds hard" first, they\'d take the solution, and with real thanks.',
    ],
  },
  Leo: {
    plain: [
      '{partner} announces and you plan (your Mercury in Capricorn, theirs in Leo).',
      'You take their big idea and find out how it could be done.',
      "You answer enthusiasm with a list of conditions, and to them it sounds like doubt, when for you it's how interest sounds.",
    ],
    says: [
      '{partner} would like some enthusiasm with their yes, and you thought that yes covered it.',
      'Your Mercury in Capricorn keeps its praise for finished work.',
      "Their Mercury in Leo does its best thinking when somebody's already clapping.",
      "You're the one whose approval they most want to win, and they can't tell that they've won it, since it arrives as a question about dates.",
    ],
  },
  Virgo: {
    tags: { you: ['useful talk'], partner: ['useful talk'] },
    plain: [
      'Useful talk is the kind {partner} likes, and you like it, too (your Mercury in Capricorn, theirs in Virgo).',
      'The two of you can plan a thing together in half the time it takes other people.',
      "There's little talk about how either of you is, unless someone asks, and you both answer that question with one word.",
    ],
    says: [
      "Half of your conversations are logistics and both of you like logistics (your Mercury in Capricorn, {partner}'s in Virgo).",
      'You look at the goal and they look at the steps, so very little goes wrong.',
      'Praise is assumed, and so is nearly everything else.',
      "It might startle you both to be asked, with no occasion, what you've been thinking about that isn't useful.",
    ],
  },
  Libra: {
    plain: [
      '{partner} talks a thing over, and you decide it (your Mercury in Capricorn, theirs in Libra).',
      'They make your plans acceptable to people, and you make their talk lead somewhere.',
      'You take a friendly "maybe" for a yes, and they take a short answer for an unfriendly one.',
    ],
    says: [
      "For you a decision is something one makes, and for {partner} it's something one has with people.",
      'With your Mercury in Capricorn and theirs in Libra, you close the subject and they come back with a new angle and a hopeful face.',
      'You get shorter.',
      'They take short for angry, and a single "I like how you think about this" buys you an early night.',
    ],
  },
  Scorpio: {
    tags: { you: ['useful talk'] },
    plain: [
      "{partner} talks when it matters, and you talk when it's useful (your Mercury in Capricorn, theirs in Scorpio).",
      'The two of you believe each other, since neither says a thing for effect.',
      'On the whole, a long silence can be quite friendly between you, and then one of you notices that it has been a week.',
    ],
    says: [
      'You talk about what happened and {partner} talks about why (your Mercury in Capricorn, theirs in Scorpio).',
      "Neither repeats what's said to anyone.",
      "You'd trust them with your taxes and they'd trust you with a confession, and both go better on a walk, side by side.",
      "What doesn't get asked is whether the other one's happy, since each of you suspects that it's a large question.",
    ],
  },
  Sagittarius: {
    plain: [
      '{partner} talks about the goal and you talk about the way (your Mercury in Capricorn, theirs in Sagittarius).',
      'They give you a larger reason, and you give them a schedule.',
      'You hear boasting where they are only hopeful, and they hear a refusal where you are only counting.',
    ],
    says: [
      '{partner} says "It\'ll be amazing," and you ask who\'s driving.',
      'Your Mercury in Capricorn thinks in terms of what can go wrong, theirs in Sagittarius in terms of what it could turn into, and it takes both to have a vacation.',
      'They feel doubted.',
      'It helps them a lot to hear you say "I want to go" before you get to the part about the gas.',
    ],
  },
  Capricorn: {
    plain: [
      "You and {partner} both speak when there's something to be said, and stand by it (your Mercury in Capricorn, theirs in Capricorn too).",
      'You make plans together that actually get carried out.',
      "What can't be solved seldom gets talked about, and it would do both of you good to complain a little.",
    ],
    says: [
      "You've each thought it through alone and come with a finished position (your Mercury in Capricorn, {partner}'s in Capricorn too).",
      'If the two agree, it takes a minute.',
      "If they don't, it's a meeting.",
      "You're both funnier than people know, in a low voice, and it's a good rule here that when nobody's made a crack for an hour, somebody is worried and isn't saying so.",
    ],
  },
  Aquarius: {
    plain: [
      'You think in terms of what works, and {partner} thinks in terms of what would be new (your Mercury in Capricorn, theirs in Aquarius).',
      'They bring the idea, and you find out what it takes.',
      'They want to discuss a rule that you would simply follow, and you want an end to a discussion that they were enjoying.',
    ],
    says: [
      "{partner} asks why it has to be done like that, and you've honestly never been asked.",
      "Your Mercury in Capricorn goes by what's held up, and theirs in Aquarius goes by what makes sense.",
      "They'll argue the point for sport long after you've quit.",
      'You tend to dismiss their oddest ideas on the spot, then work out privately, by the weekend, that one of them would save you an hour a day.',
    ],
  },
  Pisces: {
    plain: [
      'You say it in a few dry words, and {partner} says it in many soft ones (your Mercury in Capricorn, theirs in Pisces).',
      'They hear what you feel behind the facts, and you help them decide what to do.',
      'You want a clear answer, and the more you press for it the less clear they get.',
    ],
    says: [
      '{partner} answers a direct question with how the light was.',
      "With your Mercury in Capricorn and theirs in Pisces, you need to know when, and they know what it'll be like when it comes.",
      "Your short texts make them think you're upset.",
      "They've got a point more often than you'd admit, as they tend to read the mood you'll have found out about by Friday.",
    ],
  },
}
