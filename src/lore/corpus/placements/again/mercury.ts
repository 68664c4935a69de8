import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const mercuryInSignsAgain: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      'Your mind gets to the point and then has to wait for everybody else (your Mercury in Aries).',
      "You ask the question that the whole table was walking around, and it's usually a relief.",
      "Long explanations make you finish other people's sentences.",
      "You change your opinion as fast as you formed it, when somebody has a better one, and you're the last to see why that should be embarrassing.",
    ],
    traits: ['quick', 'frank'],
  },
  Taurus: {
    says: [
      'You like to get hold of an idea and keep it for a while (your Mercury in Taurus).',
      "Others have had nine by then, and they come back to yours, because it's the one that worked.",
      'You speak plainly and not very often.',
      'An argument can be won against you on every count without changing your mind by an inch, since your mind was made up somewhere else, closer to the stomach.',
    ],
    traits: ['slow', 'steady'],
  },
  Gemini: {
    says: [
      'A conversation with you has at least three doors in it, all open (your Mercury in Gemini, a sign it rules).',
      'You pick up the tone of anyone you talk to, and you can explain nearly anything in terms of something they know.',
      "Boredom is the one thing you can't think your way around.",
      'You forget what you decided far more easily than what was interesting about it.',
    ],
    traits: ['quick', 'playful'],
  },
  Cancer: {
    says: [
      'You remember a thing by who was there (your Mercury in Cancer).',
      'Facts without a person attached slide off, and the ones that stay you can tell so well that people feel they were in the room.',
      'Criticism goes straight past the argument and into you.',
      "So you seldom argue, you wait, and weeks later it turns out that you've quietly done it your own way.",
    ],
    traits: ['guarded', 'warm'],
  },
  Leo: {
    says: [
      'Things come out of you with a beginning and an end (your Mercury in Leo).',
      "You leave out what doesn't help, and people who were there enjoy hearing how good it was.",
      'A large idea interests you more than a correct one.',
      "You take it personally when somebody looks at a phone while you're talking, and in fairness you'd never do that to anyone with something to say.",
    ],
    traits: ['open', 'proud'],
  },
  Virgo: {
    says: [
      'You find the mistake without looking for it (your Mercury in Virgo, a sign it rules).',
      "It jumps at you from the page, the invoice, the recipe, and you can't enjoy the rest until somebody's been told.",
      'You explain so clearly that people believe it was easy.',
      "On your own affairs you can think in circles, since there's always one more thing that it would be sensible to know.",
    ],
    traits: ['practical', 'orderly'],
  },
  Libra: {
    says: [
      'You think best out loud with somebody who disagrees politely (your Mercury in Libra).',
      'Put in your words, both sides sound better than they did in their own.',
      'On the rare day when you offend somebody, you meant to.',
      'When you need to decide for yourself you tend to ask around, and what you learn from it is whose answer you were hoping for.',
    ],
    traits: ['tactful', 'open'],
  },
  Scorpio: {
    says: [
      "You'd rather know a thing completely than know about a lot of things (your Mercury in Scorpio).",
      'People who lie to you get a nod and a follow-up question.',
      "What you've been told you keep, and what you've worked out you keep even better.",
      'Small talk feels to you like waiting for something, and now and then you end the wait by asking what nobody asks.',
    ],
    traits: ['guarded', 'serious'],
  },
  Sagittarius: {
    says: [
      'You start from the end and let the middle take care of itself (your Mercury in Sagittarius).',
      'Big questions wake you up, and you can explain to anyone by the second drink what it all comes down to.',
      "Tradition finds Mercury careless in this sign, and it's true that you can send the right letter to the wrong address.",
      'People forgive your facts, because the thought was worth hearing.',
    ],
    traits: ['frank', 'open'],
  },
  Capricorn: {
    says: [
      "You don't say what you can't stand by (your Mercury in Capricorn).",
      'That keeps your sentences short, and it makes a plain "good" from you something to take home.',
      'You plan in years, and you ask the question about who pays.',
      "Others sometimes want only to dream aloud for an evening, and they've learned to do it before you arrive or to ask you, kindly, to pretend.",
    ],
    traits: ['serious', 'practical'],
  },
  Aquarius: {
    says: [
      'You notice what everybody does and nobody has noticed (your Mercury in Aquarius).',
      'It gives you opinions that sound eccentric in the spring and are in the paper by fall.',
      "Once you've got a principle you apply it to all comers, including yourself, and including your host.",
      'Feelings interest you as a subject, and people who only wanted one from you have gone home with a very good article.',
    ],
    traits: ['independent', 'cool'],
  },
  Pisces: {
    says: [
      'You understand a thing by feeling around in it (your Mercury in Pisces).',
      "Tradition puts Mercury at its weakest here, and anyone who's waited for a straight yes from you would agree.",
      'But you hear what people would have said if they could.',
      "You explain in comparisons, you leave things open, and your best ideas come when you're looking out of a train and thinking of nothing.",
    ],
    traits: ['idealistic', 'yielding'],
  },
}
