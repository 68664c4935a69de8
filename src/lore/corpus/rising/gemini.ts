import type { RisingParagraphs } from '#lore/authored.ts'

export const geminiRising: RisingParagraphs = {
  Aries: {
    says: [
      "You've said something before the introductions are over (Gemini rising).",
      'Mercury rules a Gemini Ascendant, and yours is in Aries, so the curiosity comes with elbows, and you guess the end of a story often enough to go on interrupting it.',
      'People find you funny or find you rude, and some of them find you both on the same evening.',
      "What they don't see coming is how fast you'll admit that they had a point.",
    ],
    traits: ['quick', 'frank'],
  },
  Taurus: {
    says: [
      'You seem ready to discuss anything, and you are, though it changes very little (Gemini rising).',
      'With Mercury, the ruler of your Ascendant, in Taurus, you collect other views at great speed and keep the one you came in with.',
      'People enjoy the debate and think they are winning it.',
      "You move when you've had time to touch the thing yourself, which is seldom the same day.",
    ],
    traits: ['quick', 'steady'],
  },
  Gemini: {
    says: [
      'You follow the person in front of you and the couple at the next table (Gemini rising).',
      'Mercury rules the Ascendant and is in Gemini, its own sign, so nothing slows you down between noticing, wondering and asking.',
      'Everyone you meet gets a slightly different person, tuned to them, and none of those is a pose.',
      "It's only when two of your friends compare that anybody is puzzled.",
    ],
    traits: ['quick', 'changeable'],
  },
  Cancer: {
    says: [
      'You keep things light, and you remember how each of them was said (Gemini rising).',
      'The ruler of your Ascendant is Mercury, in Cancer, where it thinks in memories and hears tone before words.',
      'You can tell an old story so that strangers are homesick for your grandmother.',
      'A joke at your expense gets a laugh from you at the table, and you turn it over again while you brush your teeth.',
    ],
    traits: ['quick', 'close'],
  },
  Leo: {
    says: [
      "You're good company from the first sentence, and you know it (Gemini rising).",
      "Mercury, which rules your Ascendant, is in Leo, so you don't report what happened, you perform it, with the voices.",
      'Facts get a little larger on the way.',
      'People who correct them are missing the evening, and they can usually be won back by giving them a better part.',
    ],
    traits: ['quick', 'proud'],
  },
  Virgo: {
    says: [
      'You seem to be making it up as you go along, and every date is correct (Gemini rising).',
      "Mercury rules a Gemini Ascendant and rules Virgo too, which is where yours is, so behind the banter there's somebody checking.",
      'You spot the error in the menu and the flaw in the excuse, and you mention the first.',
      'People come to you for a quick answer and go away with the right one, somewhat edited.',
    ],
    traits: ['quick', 'orderly'],
  },
  Libra: {
    says: [
      "Within five minutes you've found the thing that you and a stranger agree on (Gemini rising).",
      'With Mercury in Libra ruling your Ascendant, you think best across from somebody, and you take their side for a moment in order to see what it looks like from there.',
      'They hear support.',
      'You were trying it on, and when you turn out to hold another view they feel let down.',
    ],
    traits: ['quick', 'tactful'],
  },
  Scorpio: {
    says: [
      "You're so talkative that people overlook how little of it is about you (Gemini rising).",
      "Your Ascendant is ruled by Mercury, in Scorpio, where a mind wants to know what's underneath, and the small talk is how you get there.",
      'A question from you sounds idle and lands on the exact subject somebody meant to avoid.',
      "You keep what you hear, and that's why they end up telling you.",
    ],
    traits: ['quick', 'guarded'],
  },
  Sagittarius: {
    says: [
      "You open with the conclusion and look for the evidence while you're speaking (Gemini rising).",
      'Mercury rules the Ascendant from Sagittarius, the opposite sign, where it prefers the whole picture to the parts, so you can explain an entire country after a weekend in it.',
      "You're wrong in details and right about what mattered more often than careful people can stand.",
      "Nobody's ever bored.",
    ],
    traits: ['quick', 'frank'],
  },
  Capricorn: {
    says: [
      'You sound as if you took nothing seriously (Gemini rising).',
      'Mercury, the ruler of your Ascendant, is in Capricorn, and it has been taking notes on who promised and by when.',
      "The humor is dry because it's meant.",
      "People learn to listen to your asides, since that's where you put the things you've actually decided.",
    ],
    traits: ['quick', 'serious'],
  },
  Aquarius: {
    says: [
      "You'd talk to anyone, and you do, in the line at the pharmacy and in the sauna (Gemini rising).",
      'With Mercury in Aquarius ruling the Ascendant, you like ideas better than news and an odd person better than an important one.',
      'Friendly as you are, you stay a step back, so that you can think what you like about it all.',
      "Some of those who feel close to you'd be surprised to hear you describe them, accurately, as a type.",
    ],
    traits: ['quick', 'cool'],
  },
  Pisces: {
    says: [
      'You pick up how people talk and give it back without meaning to (Gemini rising).',
      'Mercury rules a Gemini Ascendant, and yours is in Pisces, where it takes in moods more readily than facts, so you follow what someone means and lose what they said.',
      'It makes you wonderful to confide in and hopeless with directions.',
      'By evening you may need an hour alone to find out which of those opinions was yours.',
    ],
    traits: ['quick', 'yielding'],
  },
}
