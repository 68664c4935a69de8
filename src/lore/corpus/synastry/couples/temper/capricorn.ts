import type { PairParagraphs } from '#lore/authored.ts'

export const capricornTemper: PairParagraphs = {
  Aries: {
    says: [
      '{partner} pushes, and you become official.',
      'Your Mars in Capricorn answers heat with procedure, and theirs in Aries takes procedure as an insult, so they get louder while you get more correct.',
      "They suppose you don't feel it.",
      "In fact you're using most of your strength not to shout, and the one time you do, they're so pleased to have company that the fight is nearly over.",
    ],
  },
  Taurus: {
    says: [
      "There's hardly any noise when you and {partner} disagree, and hardly any progress (your Mars in Capricorn, theirs in Taurus).",
      'You want to settle how a thing gets done, and they want to go on doing it at their own speed.',
      'Orders get you nowhere.',
      "What does work is to explain once, leave, and come back to find it done by someone who'd like it understood that they were going to anyway.",
    ],
  },
  Gemini: {
    says: [
      "{partner} can argue for an hour without wanting anything, and you can't sit through it.",
      'Your Mars in Capricorn asks what the point is, theirs in Gemini is looking for it.',
      'So you withdraw into work, and your silence makes them wittier by the minute.',
      "Neither of you sees that they're trying to get a rise out of you because a rise would at least be an answer.",
    ],
  },
  Cancer: {
    says: [
      "Crying looks to you like a problem to be solved quickly, and {partner} wishes you'd slow down.",
      'With your Mars in Capricorn and theirs in Cancer, they fight about whether they matter and you fight about what has to be done.',
      "You're apt to be correct and unforgiven.",
      "It's worth noticing that they drop every single demand as soon as you sit down on their side of the table.",
    ],
  },
  Leo: {
    says: [
      "Being shouted at doesn't impress you, and {partner} can tell.",
      'Your Mars in Capricorn respects what gets finished, while theirs in Leo wants its anger to be respected for its own sake.',
      "You wait, they run down, and you bring up the facts just when they've begun to feel silly.",
      "They'd come around sooner if you let them say the last word, which costs you nothing but the word.",
    ],
  },
  Virgo: {
    says: [
      'When something goes wrong you take charge and {partner} takes inventory (your Mars in Capricorn, theirs in Virgo).',
      "That's a strength until you're both annoyed.",
      'Then every instruction of yours gets a small correction of theirs, delivered in the voice of someone being helpful.',
      'As neither of you yells, the whole dispute may be carried on in improvements, and a guest would simply think the place was very well run.',
    ],
  },
  Libra: {
    says: [
      'What you took for a yes was {partner} being pleasant.',
      "Your Mars in Capricorn moves ahead once a thing's agreed, and theirs in Libra agrees so as to keep talking, so you find yourself three steps along with somebody who hasn't started.",
      'They call you overbearing.',
      'You call them unclear, and it helps both of you to ask, "Is that a yes you\'d repeat tomorrow?"',
    ],
  },
  Scorpio: {
    says: [
      "Two people who never show their hand are playing each other (your Mars in Capricorn, {partner}'s in Scorpio).",
      'You get busy and they get quiet, and either can keep it up for a very long time.',
      "It's a contest of endurance, and the trouble with such contests is that you're both good at them.",
      "Usually it's ended by a practical matter, a lost wallet or a leak, over which you're instantly allies.",
    ],
  },
  Sagittarius: {
    says: [
      '{partner} makes a promise in the heat of the moment, and you write it down.',
      "With your Mars in Capricorn and theirs in Sagittarius, they're angry about being held to things and you're angry that nobody else holds anything.",
      'They tell you to lighten up.',
      "You've heard it all your life, though seldom from somebody who then does a very good imitation of you checking the locks.",
    ],
  },
  Capricorn: {
    says: [
      "Each of you has already decided how it's going to be done (your Mars in Capricorn, {partner}'s in Capricorn too).",
      "There's no scene.",
      'You assign each other tasks in a level tone, and the tasks get done with a thoroughness that borders on revenge.',
      'Both of you would give in for the asking, but it would have to be asked as a favor, and neither has asked for one of those in a while.',
    ],
  },
  Aquarius: {
    says: [
      "The surest means of getting {partner} not to do something is to explain that it's how it's done.",
      'Your Mars in Capricorn trusts the method, and theirs in Aquarius is always about to improve on it.',
      'You see chaos and they see bureaucracy.',
      "What you fight about is rarely the result, since you want the same one, and when they've proved their version twice you adopt it without remark.",
    ],
  },
  Pisces: {
    says: [
      'The firmer you get, the less of {partner} there is.',
      'Your Mars in Capricorn gives clear orders because clarity is how it shows respect, and theirs in Pisces hears a raised hand in every order.',
      "They say yes and then they don't do it.",
      "It isn't defiance, for they meant it while you were talking, and one question in a warm voice gets you further than any schedule.",
    ],
  },
}
