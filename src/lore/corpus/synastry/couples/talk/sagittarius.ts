import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusTalk: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both speak first and look up the facts afterward (your Mercury in Sagittarius, theirs in Aries).',
      'It is quick and cheerful, and you seldom hold anything against each other.',
      'They argue to get something done, and you argue for the sake of the idea.',
      'When something has to be exact, the two of you both would rather that somebody else wrote it down.',
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
      '{partner} wants it to be certain, and you want it to be inspiring (your Mercury in Sagittarius, theirs in Taurus).',
      'You round up, and they ask for the number.',
      "It's a nuisance to you and it has saved you money.",
      'They get out into the world by listening to you, without having to leave the chair.',
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
      '{partner} knows a little about everything, and you know what to make of it (your Mercury in Sagittarius, theirs in Gemini).',
      'The two of you two can talk until morning.',
      "You say the large thing, and they say the exception, and it's a game that both of you win.",
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
      '{partner} speaks from memory, and you speak from conviction (your Mercury in Sagittarius, theirs in Cancer).',
      "You say what's true, at some volume, and they hear what it does.",
      "They're silent then, and you think that the matter is closed.",
      'A bit of humor from you opens it again, and a bit of plain speech from them ends it.',
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
      'You and {partner} both talk big, and both believe it while you do (your Mercury in Sagittarius, theirs in Leo).',
      'They tell it so as to be remembered, and you tell it so as to make a point.',
      'Neither you nor {partner} is careful with details, and neither minds, until somebody has to have said who brings the money.',
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
      '{partner} gets it right, and you get it across (your Mercury in Sagittarius, theirs in Virgo).',
      'You leave out the exception, and they can think of nothing else.',
      'The two of you can drive each other up the wall with it and still be the best editors that either has had.',
      'It goes well when you write the first version and they the last.',
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
      '{partner} qualifies a thing, and you say it (your Mercury in Sagittarius, theirs in Libra).',
      "You're frank, and they explain to people how it was meant.",
      'Both of you like ideas and company, so a dinner with you is a good one.',
      "What they would rather not say comes out of you unasked, and half the time they're glad.",
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
      '{partner} digs, and you exaggerate (your Mercury in Sagittarius, theirs in Scorpio).',
      "They can tell by how much, and you can't tell what they think.",
      "You say everything to everyone, and they keep it until it's complete.",
      "So their own news comes late, and you ask why nobody told you, and it's worth a sentence sooner.",
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
      'You and {partner} both talk about what could be (your Mercury in Sagittarius, theirs in Sagittarius too).',
      "It's loud and hopeful and nobody checks the figures.",
      'Each of you is blunt, and each of you can take it.',
      'What the two of you need now and then is somebody to ask how, and it can be a friend.',
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
      'You have the vision, and {partner} has the questions (your Mercury in Sagittarius, theirs in Capricorn).',
      "You hear cold water in them, and they hear a person who'll have to be rescued.",
      'What gets through their questions is good.',
      'It helps you to hear "yes, if," and it helps them to hear what it\'s for.',
    ],
    says: [
      "It'll probably work, you think, and {partner} thinks so too once they've found out how.",
      'With your Mercury in Sagittarius and theirs in Capricorn, you speak to encourage while they speak to conclude.',
      'Your "definitely" is their "possibly." After a while each of you has worked out the rate of exchange, and an observer would be surprised how seldom you now disappoint each other.',
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} both like to talk about the world and how it ought to be (your Mercury in Sagittarius, theirs in Aquarius).',
      'The two of you agree about freedom and disagree about nearly everything else, with pleasure.',
      'You go by faith, and they go by logic.',
      'Hours go by in this, and the small things that had to be settled tonight will have to be settled tomorrow.',
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
      'You preach a little, and {partner} dreams a little (your Mercury in Sagittarius, theirs in Pisces).',
      'Both of you love a story more than a fact.',
      "You say it too directly, and they not directly enough, so there's some translating to do.",
      'What they mean by maybe is mostly no, and what you mean by always is mostly this week.',
    ],
    says: [
      "However plainly you speak, {partner} hears what you didn't say (your Mercury in Sagittarius, theirs in Pisces).",
      "They've understood more than you meant and less than you said, so what they do next is very kind and on the wrong day.",
      'They never contradict you.',
      "You might take it as agreement, if they hadn't got that look, as of someone listening to the ocean in a phone.",
    ],
  },
}
