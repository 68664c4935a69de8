import type { PairParagraphs } from '#lore/authored.ts'

export const capricornTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} talks about what to do, and you talk about whether it can be done (your Mercury in Capricorn, theirs in Aries).',
      "They hear a no, when you're only working out the conditions.",
      'Neither you nor {partner} likes to waste words.',
      "If they bring the idea and you bring it back with a date on it, you've had a very good conversation.",
    ],
    says: [
      '{partner} says "Let\'s," and you say "Let\'s see." Your Mercury in Capricorn wants to know what a thing will take, while theirs in Aries wants to know what\'s stopping you.',
      'They hear a refusal.',
      "What they get, if they wait for as long as it takes you to look at a calendar, is a yes with the tickets attached, and they've begun to time it.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both say what can be relied on (your Mercury in Capricorn, theirs in Taurus).',
      "They want to know if it's pleasant, and you want to know if it's useful, and you agree on most plans for different reasons.",
      'Neither you nor {partner} asks how the other one is, and it might be worth putting in.',
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
      "{partner} thinks out loud, and you speak when it's decided (your Mercury in Capricorn, theirs in Gemini).",
      'They float six ideas, and you take the third for a promise.',
      "It helps you to be told that it's only talk.",
      'You say the one dry sentence at the end that they will quote for weeks, so the two of you do have fun.',
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
      'The two of you pass each other somewhere in the middle.',
      "You have a solution by the third sentence, and they weren't finished being upset.",
      'One line of sympathy first, and they will take the solution from you, and with real thanks.',
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
      '{partner} talks about what could be great, and you talk about what can be done (your Mercury in Capricorn, theirs in Leo).',
      'They want to be encouraged, and you encourage by asking for the plan.',
      "It's a good sign when you do ask.",
      "A bit of praise from you goes straight to their head, and it's then that they do the work.",
    ],
    says: [
      '{partner} would like some enthusiasm with their yes, and you thought that yes covered it.',
      'Your Mercury in Capricorn keeps its praise for finished work.',
      "Their Mercury in Leo does its best thinking when somebody's already clapping.",
      "You're the one whose approval they most want to win, and they can't tell that they've won it, since it arrives as a question about dates.",
    ],
  },
  Virgo: {
    plain: [
      'You and {partner} both talk to some purpose (your Mercury in Capricorn, theirs in Virgo).',
      'It is practical and dry, and it can be very funny.',
      'They have thought of what could go wrong, and you have thought of what to do then.',
      'Neither you nor {partner} begins a sentence with what you wish for, so it may take a holiday until it comes out.',
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
      '{partner} talks to keep the peace, and you talk to get it done (your Mercury in Capricorn, theirs in Libra).',
      'They ask what you would prefer, and you say whichever is quicker.',
      'It can sound curt to them and wordy to you.',
      "Where something has to be negotiated you're the best pair there is, because they win them and you write it down.",
    ],
    says: [
      "For you a decision is something one makes, and for {partner} it's something one has with people.",
      'With your Mercury in Capricorn and theirs in Libra, you close the subject and they come back with a new angle and a hopeful face.',
      'You get shorter.',
      'They take short for angry, and a single "I like how you think about this" buys you an early night.',
    ],
  },
  Scorpio: {
    plain: [
      'You and {partner} both keep to what matters (your Mercury in Capricorn, theirs in Scorpio).',
      'Nobody chatters, and nobody has to guess whether it is meant.',
      "They want to know why, and you want to know how, and together that's a plan.",
      "A compliment between the two of you can take a year to come out, and it's worth knowing that it's there.",
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
      '{partner} has the vision, and you have the questions (your Mercury in Capricorn, theirs in Sagittarius).',
      "They hear cold water in them, and you hear a person who'll have to be rescued.",
      'What gets through your questions is good.',
      'It helps them to hear "yes, if," and it helps you to hear what it\'s for.',
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
      "You and {partner} both speak when there's something to say (your Mercury in Capricorn, theirs in Capricorn too).",
      "It's sober, with a dry humor that others miss.",
      'Each of you can be relied on to have meant it.',
      'Since you both begin with the practical side, the rest may never get its turn, so one of you could begin at the other end.',
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
      "You ask if it's realistic, and {partner} asks if it's right (your Mercury in Capricorn, theirs in Aquarius).",
      "Both of you argue coolly and don't give in.",
      'You know how things are done, and they know how they could be.',
      "They're the first to see a way, and you're the first to see whether anybody will walk it, and it's best in that order.",
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
      'You want a thing in a sentence, and {partner} has it in a feeling (your Mercury in Capricorn, theirs in Pisces).',
      'They start in the middle and stop before the end.',
      "You're patient with it, on good days, and draw a list out of it.",
      'What they notice about people is something that you rely on more than you say, so it pays to let them get there.',
    ],
    says: [
      '{partner} answers a direct question with how the light was.',
      "With your Mercury in Capricorn and theirs in Pisces, you need to know when, and they know what it'll be like when it comes.",
      "Your short texts make them think you're upset.",
      "They've got a point more often than you'd admit, as they tend to read the mood you'll have found out about by Friday.",
    ],
  },
}
