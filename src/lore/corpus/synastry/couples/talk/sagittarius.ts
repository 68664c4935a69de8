import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusTalk: PairParagraphs = {
  Aries: {
    says: [
      "It gets loud and it gets decided (your Mercury in Sagittarius, {partner}'s in Aries).",
      'When you say where it could lead, they ask what day and book it.',
      'Your texts to each other have no hellos.',
      'As both of you talk faster than you listen, you can agree with total enthusiasm on two different weekends, and it comes out when one of you is at the station.',
    ],
  },
  Taurus: {
    says: [
      'To your account of what a place is like, {partner} replies by asking what it costs to park.',
      'With your Mercury in Sagittarius and theirs in Taurus, you talk in promises while they listen for facts.',
      '"Soon," to them, is when the potatoes go on.',
      "What you'd thought of as a manner of speaking has gone cold by the time you turn up.",
    ],
  },
  Gemini: {
    says: [
      'The view is yours, and {partner} holds it up to the light.',
      'Your Mercury in Sagittarius and theirs in Gemini never run out, since you want the truth and they want the next question.',
      'You hate to be asked for your source.',
      'Over time you get better at having one, while they get better at saying "I think you\'re right," just to see what you\'ll do.',
    ],
  },
  Cancer: {
    says: [
      "{partner} complains about a friend, and you say that the friend means well, which is true and wasn't what they asked.",
      'Your Mercury in Sagittarius answers the question and theirs in Cancer was asking for company.',
      "You don't notice what you've said until you see their face.",
      "They remember your blunt remarks by date, and your funny ones too, and on good days they'd say that it comes out even.",
    ],
  },
  Leo: {
    says: [
      "Everything's the best or the worst, and you're both believed by nobody but each other (your Mercury in Sagittarius, {partner}'s in Leo).",
      'You supply the meaning, and they supply the drama.',
      'You speak a bit too freely about what they told you last night.',
      "It isn't disloyal, as you see it, it was simply a great story, and they'd have agreed if they'd been the one to tell it.",
    ],
  },
  Virgo: {
    says: [
      "On the whole you're right, and on the points it's {partner}.",
      "With your Mercury in Sagittarius and theirs in Virgo, you can't stand being corrected by a person who's so often correct.",
      'They listen to your plan and write down eleven words.',
      "The words are what you'd forgotten, and the plan comes off, and you tell it later as though it had been a leap of faith.",
    ],
  },
  Libra: {
    says: [
      "After you've said it, {partner} looks around to see who's been hit.",
      'Your Mercury in Sagittarius trusts the truth to do people good, while theirs in Libra believes in the packaging.',
      'You ask them what they want to do and they say what they think you want to do.',
      "They mean it as a courtesy, and it works to ask what they'd do if you were out of town.",
    ],
  },
  Scorpio: {
    says: [
      "{partner} hears what you think before you've taken your hat off, and you hear what they think by spring.",
      "With your Mercury in Sagittarius and theirs in Scorpio, you're an open book and they're the one person who reads the notes in the margin.",
      "You can't keep a secret for an hour.",
      'To their own amazement, they trust you with theirs, and those you keep.',
    ],
  },
  Sagittarius: {
    says: [
      "The conversation's about everything, and it began somewhere else (your Mercury in Sagittarius, {partner}'s in Sagittarius too).",
      'You interrupt with agreement.',
      'You both promise more than a week will hold, and forgive each other for the rest of it.',
      "Nobody has the address, so you ask a stranger who turns out to be fascinating, and it's how you've met half of your friends.",
    ],
  },
  Capricorn: {
    says: [
      "It'll probably work, you think, and {partner} thinks so too once they've found out how.",
      'With your Mercury in Sagittarius and theirs in Capricorn, you speak to encourage while they speak to conclude.',
      'Your "definitely" is their "possibly." After a while each of you has worked out the rate of exchange, and an observer would be surprised how seldom you now disappoint each other.',
    ],
  },
  Aquarius: {
    says: [
      "Both of you say what you think, and there's no one at the table who hasn't been improved by it (your Mercury in Sagittarius, {partner}'s in Aquarius).",
      'You believe and they deduce.',
      'On freedom the two of you can talk until they stack up the stools around you.',
      "Small things, such as who's feeding the cat, you leave to trust, and the cat has learned to speak up.",
    ],
  },
  Pisces: {
    says: [
      "However plainly you speak, {partner} hears what you didn't say (your Mercury in Sagittarius, theirs in Pisces).",
      "They've understood more than you meant and less than you said, so what they do next is very kind and on the wrong day.",
      'They never contradict you.',
      "You might take it as agreement, if they hadn't got that look, as of someone listening to the ocean in a phone.",
    ],
  },
}
