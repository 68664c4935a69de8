import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusTalk: PairParagraphs = {
  Aries: {
    plain: [
      'Frankness is how {partner} talks, and you talk no other way (your Mercury in Sagittarius, theirs in Aries).',
      'An argument between you is a kind of sport, and it is over when somebody laughs.',
      'Both of you exaggerate and you both promise fast, so somebody has to write down what was agreed.',
    ],
    says: [
      "It gets loud and it gets decided (your Mercury in Sagittarius, {partner}'s in Aries).",
      'When you say where it could lead, they ask what day and book it.',
      'Your texts to each other have no hellos.',
      'As both of you talk faster than you listen, you can agree with total enthusiasm on two different weekends, and it comes out when one of you is at the station.',
    ],
  },
  Taurus: {
    plain: [
      '{partner} thinks about what is there, and you think about what it means (your Mercury in Sagittarius, theirs in Taurus).',
      'You widen their view, and they ask how much it would cost.',
      'You talk in large numbers that they take literally, and they correct a story that was never meant to be accurate.',
    ],
    says: [
      'To your account of what a place is like, {partner} replies by asking what it costs to park.',
      'With your Mercury in Sagittarius and theirs in Taurus, you talk in promises while they listen for facts.',
      '"Soon," to them, is when the potatoes go on.',
      "What you'd thought of as a manner of speaking has gone cold by the time you turn up.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} collects facts and you draw conclusions (your Mercury in Sagittarius, theirs in Gemini).',
      "The two of you can talk all night, and you'll have settled the world by morning.",
      "You believe what you say and they can argue the opposite as well, and you find it maddening that they don't have to decide.",
    ],
    says: [
      'The view is yours, and {partner} holds it up to the light.',
      'Your Mercury in Sagittarius and theirs in Gemini never run out, since you want the truth and they want the next question.',
      'You hate to be asked for your source.',
      'Over time you get better at having one, while they get better at saying "I think you\'re right," just to see what you\'ll do.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} tells what happened to people, and you tell what it proves (your Mercury in Sagittarius, theirs in Cancer).',
      'You make them laugh, and they remind you that somebody might be hurt.',
      'You are blunt and mean no harm, and they hear harm, so you do well to say the kind part aloud.',
    ],
    says: [
      "{partner} complains about a friend, and you say that the friend means well, which is true and wasn't what they asked.",
      'Your Mercury in Sagittarius answers the question and theirs in Cancer was asking for company.',
      "You don't notice what you've said until you see their face.",
      "They remember your blunt remarks by date, and your funny ones too, and on good days they'd say that it comes out even.",
    ],
  },
  Leo: {
    plain: [
      'Enthusiasm is how {partner} talks, and you talk the same way (your Mercury in Sagittarius, theirs in Leo).',
      'The two of you can talk each other into almost anything.',
      "Neither you nor {partner} likes small print, so before you sign something it's good to ask a person who does.",
    ],
    says: [
      "Everything's the best or the worst, and you're both believed by nobody but each other (your Mercury in Sagittarius, {partner}'s in Leo).",
      'You supply the meaning, and they supply the drama.',
      'You speak a bit too freely about what they told you last night.',
      "It isn't disloyal, as you see it, it was simply a great story, and they'd have agreed if they'd been the one to tell it.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} wants it exact and you want it large (your Mercury in Sagittarius, theirs in Virgo).',
      "You remind them what it's all for, and they notice that the date is wrong.",
      'They interrupt a good story with a correction, and you promise what they will have to organize.',
    ],
    says: [
      "On the whole you're right, and on the points it's {partner}.",
      "With your Mercury in Sagittarius and theirs in Virgo, you can't stand being corrected by a person who's so often correct.",
      'They listen to your plan and write down eleven words.',
      "The words are what you'd forgotten, and the plan comes off, and you tell it later as though it had been a leap of faith.",
    ],
  },
  Libra: {
    plain: [
      '{partner} chooses words carefully, and you use the first ones (your Mercury in Sagittarius, theirs in Libra).',
      "The two of you enjoy ideas, jokes and other people's stories together.",
      'They wince at what you just said in company, and you wonder what they really think, since it was said so nicely.',
    ],
    says: [
      "After you've said it, {partner} looks around to see who's been hit.",
      'Your Mercury in Sagittarius trusts the truth to do people good, while theirs in Libra believes in the packaging.',
      'You ask them what they want to do and they say what they think you want to do.',
      "They mean it as a courtesy, and it works to ask what they'd do if you were out of town.",
    ],
  },
  Scorpio: {
    plain: [
      '{partner} looks for the hidden reason, and you say the obvious one (your Mercury in Sagittarius, theirs in Scorpio).',
      'You make their suspicions look smaller, and they show you what was overlooked.',
      "You tell everyone what they said in confidence, without meaning any harm, so it's best to say what is private.",
    ],
    says: [
      "{partner} hears what you think before you've taken your hat off, and you hear what they think by spring.",
      "With your Mercury in Sagittarius and theirs in Scorpio, you're an open book and they're the one person who reads the notes in the margin.",
      "You can't keep a secret for an hour.",
      'To their own amazement, they trust you with theirs, and those you keep.',
    ],
  },
  Sagittarius: {
    plain: [
      "You and {partner} both say what you think and talk about what's possible (your Mercury in Sagittarius, theirs in Sagittarius too).",
      "You're never at a loss for a subject or a plan.",
      'Details and dates get forgotten on both sides, so somebody has to be the one who writes things down.',
    ],
    says: [
      "The conversation's about everything, and it began somewhere else (your Mercury in Sagittarius, {partner}'s in Sagittarius too).",
      'You interrupt with agreement.',
      'You both promise more than a week will hold, and forgive each other for the rest of it.',
      "Nobody has the address, so you ask a stranger who turns out to be fascinating, and it's how you've met half of your friends.",
    ],
  },
  Capricorn: {
    plain: [
      'You talk about the goal and {partner} talks about the way (your Mercury in Sagittarius, theirs in Capricorn).',
      'You give them a larger reason, and they give you a schedule.',
      'They hear boasting where you are only hopeful, and you hear a refusal where they are only counting.',
    ],
    says: [
      "It'll probably work, you think, and {partner} thinks so too once they've found out how.",
      'With your Mercury in Sagittarius and theirs in Capricorn, you speak to encourage while they speak to conclude.',
      'Your "definitely" is their "possibly." After a while each of you has worked out the rate of exchange, and an observer would be surprised how seldom you now disappoint each other.',
    ],
  },
  Aquarius: {
    plain: [
      'Large ideas are what you like, and {partner} likes the unusual ones (your Mercury in Sagittarius, theirs in Aquarius).',
      'You can talk about the future until it gets light.',
      'Both of you would rather be right in general than precise, so you can agree on everything and arrive on different days.',
    ],
    says: [
      "Both of you say what you think, and there's no one at the table who hasn't been improved by it (your Mercury in Sagittarius, {partner}'s in Aquarius).",
      'You believe and they deduce.',
      'On freedom the two of you can talk until they stack up the stools around you.',
      "Small things, such as who's feeding the cat, you leave to trust, and the cat has learned to speak up.",
    ],
  },
  Pisces: {
    plain: [
      'You say what you believe, and {partner} imagines it (your Mercury in Sagittarius, theirs in Pisces).',
      'You share a taste for stories and for the meaning of things.',
      'But you are blunter than they can easily bear, and they are vaguer than you can easily follow.',
    ],
    says: [
      "However plainly you speak, {partner} hears what you didn't say (your Mercury in Sagittarius, theirs in Pisces).",
      "They've understood more than you meant and less than you said, so what they do next is very kind and on the wrong day.",
      'They never contradict you.',
      "You might take it as agreement, if they hadn't got that look, as of someone listening to the ocean in a phone.",
    ],
  },
}
