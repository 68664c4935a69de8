import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInGemini: PlacementParagraphs = {
  1: {
    says: [
      "You've made three friends by the time you find out what the line is for.",
      "Mercury is in Gemini, a sign it rules, and {house}, so there's no gap between noticing and saying, and people meet a mind that's visibly enjoying itself.",
      "You look younger than you are, because you're always just about to ask something.",
      "What they can't get is a second look at you, since you're already looking at the next thing.",
    ],
    traits: ['quick', 'open'],
  },
  2: {
    says: [
      'Mercury is in Gemini {house}, so you earn with your wits and spend on whatever feeds them.',
      'In a sign it rules, Mercury can sell or explain nearly anything, and you know the price of it in four stores.',
      "You keep the accounts in your head, where they're vivid.",
      'At tax time your head turns out to have remembered all the interesting transactions and none of the others.',
    ],
    traits: ['quick', 'changeable'],
  },
  3: {
    says: [
      'Talking is how you breathe (your Mercury in Gemini, {house}).',
      'Mercury is in its own sign and its own part of life, so you can carry on three chats at a time and make the walk to the corner last an hour.',
      'People go to you to hear how things are.',
      "The one thing you're shy about is a pause, and there are people who only tell the truth in one.",
    ],
    traits: ['quick', 'playful'],
  },
  4: {
    says: [
      'A home, to you, is a place with a lot of talk going on.',
      "With Mercury in Gemini, a sign it rules, and {house}, you're the one through whom the family hears about itself.",
      'You can make a story of anything that happens there.',
      "Those it happened to aren't always ready for it to be a story, and they've started telling you things with a warning attached.",
    ],
    traits: ['quick', 'open'],
  },
  5: {
    says: [
      'You have more ideas before lunch than you could carry out in a year (your Mercury in Gemini, {house}).',
      "Mercury is at its quickest in this sign, so puns and voices come of their own accord, and in courtship you're the funny one with the good questions.",
      'Nothing is easier for you than a beginning.',
      "The half-finished novel has two dozen promising first chapters, and you'd show them to anyone who asked.",
    ],
    traits: ['playful', 'quick'],
  },
  6: {
    says: [
      'You work fastest with interruptions.',
      "Mercury is in Gemini, a sign it rules, and {house}, so you answer the phone while explaining the form to somebody and correcting a third person's spelling.",
      "You're the one they train newcomers with.",
      "A task that needs a single quiet afternoon gets put off until there's only a noisy quarter of an hour left, and it's done in that.",
    ],
    traits: ['quick', 'loose'],
  },
  7: {
    says: [
      'You think in dialogue, so you need another person to find out what you think (your Mercury in Gemini, {house}).',
      "With Mercury in a sign it rules, you wear out any partner who can't answer back, and adore the one who reads you things from the other room.",
      "You'd discuss a problem rather than have it over with.",
      'They may catch you enjoying a fight because the conversation is finally so good.',
    ],
    traits: ['open', 'playful'],
  },
  8: {
    says: [
      "What's kept quiet is what you'd like to know about (your Mercury in Gemini, {house}).",
      "Mercury in its own sign gets anything out of anyone, so you understand a stranger's pension plan or heartbreak faster than they do.",
      'You make hard matters easy to say.',
      'Others may not realize that a confession from you was chosen from several, and that the main one is still in your pocket.',
    ],
    traits: ['quick', 'guarded'],
  },
  9: {
    says: [
      'You learn by leaping, from one open tab to the next (your Mercury in Gemini, {house}).',
      'Mercury rules this sign and makes you a natural student of everything, so you know a little Portuguese, a little astronomy, and all the good parts of the history of salt.',
      'Believing something for long is harder.',
      'You can see from inside why anyone thinks what they think, and the devout find it sympathetic and rather maddening.',
    ],
    traits: ['quick', 'changeable'],
  },
  10: {
    says: [
      'You make your name by explaining things.',
      "With Mercury in Gemini, a sign it rules, and {house}, you can talk to the engineers in the morning and the donors at night and be understood by both, and they put you in front whenever there's a microphone.",
      "Those who rank such things find it hard to say what you do, and you've got a different funny answer each time.",
    ],
    traits: ['public', 'quick'],
  },
  11: {
    says: [
      'Everything your friends know about each other they know from you (your Mercury in Gemini, {house}).',
      "Mercury, strong in its own sign, keeps forty people's news in order, and you're the reason that someone's sublet found someone's nephew.",
      "It's all passed on in pure good nature.",
      "When a friend wants something kept between the two of you, it's wise of them to say so, and to say it twice.",
    ],
    traits: ['open', 'quick'],
  },
  12: {
    says: [
      'You may look quiet, but your head seldom is (your Mercury in Gemini, {house}).',
      "Mercury rules this sign and never stops in it, so after ten minutes in a waiting room you've invented a life for everybody there and named the fish.",
      'You may tell people much less than you notice.',
      "It makes you a wonderful observer, and the one friend who gets the full report can't stop laughing.",
    ],
    traits: ['private', 'quick'],
  },
  sign: {
    says: [
      "You think fast and talk faster, and there's usually a second opinion, also yours (your Mercury in Gemini, a sign it rules).",
      "There's no delay between noticing and saying, so you're good in any conversation that's about to go dull.",
      "A thing you've understood stops holding your attention.",
      'People assume from your cheerful changes of subject that nothing goes deep, and then you quote them something they said years ago.',
    ],
    traits: ['quick', 'playful'],
  },
}
