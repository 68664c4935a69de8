import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInAquarius: PlacementParagraphs = {
  1: {
    says: [
      'You answer a question by turning it upside down.',
      "It's done amiably, with a slight tilt of the head, and somebody who came for small talk is now considering why streets are named after generals (your Mercury in Aquarius, {house}).",
      'People remember you as original.',
      "You'd have said you were being perfectly normal, and you're a bit puzzled when they repeat your remark to others as though it needed a witness.",
    ],
    traits: ['independent', 'cool'],
  },
  2: {
    says: [
      "Mercury is in Aquarius {house}, so you've got opinions on what money is.",
      "You can explain three alternative economies while looking for bus fare, and you earn by knowing about something that isn't taught yet.",
      'Your accounts are kept in a system of your own design.',
      "It's elegant, and it works, and the day when anybody else has to use it, such as a tax adviser, they ask very quietly whether there's a legend.",
    ],
    traits: ['independent', 'idealistic'],
  },
  3: {
    says: [
      'You talk to everyone nearby as a fellow scientist (your Mercury in Aquarius, {house}).',
      'An article on octopuses, sent to a brother with no greeting, means that you were thinking of him.',
      "In an argument you're unbudgeable and very calm.",
      "For a better reason you'd change your view at once, and in thirty quarrels about daylight saving time no one has yet been judged to have one.",
    ],
    traits: ['independent', 'frank'],
  },
  4: {
    says: [
      "At home you're the one who asks why (your Mercury in Aquarius, {house}).",
      "You may have been thought of as the odd one in the nest, and you tend to go on treating family life as a culture you're doing fieldwork in.",
      "They'd love to be told things, and you assume they know, since you worked it all out in the same house.",
    ],
    traits: ['independent', 'cool'],
  },
  5: {
    says: [
      'You play by making the game up.',
      "Half of your creations need a manual, and there are perhaps nine people anywhere who see how good they are, and you're in touch with all nine (your Mercury in Aquarius, {house}).",
      "You fall for someone's mind at the moment it departs from yours.",
      'Sweet nothings leave you hunting for the content, and a person in love with you learns to whisper facts.',
    ],
    traits: ['playful', 'independent'],
  },
  6: {
    says: [
      "Any routine you're in, you can't help seeing as software (your Mercury in Aquarius, {house}).",
      "You spot the step that's only there because of a machine they threw out in the nineties, and you say so, to the person who bought the machine.",
      "Those who work next to you learn a great deal, mostly in bursts, and can't get you to answer what they asked.",
    ],
    traits: ['independent', 'practical'],
  },
  7: {
    says: [
      "What you want most from a partner is a conversation that you couldn't have with yourself (your Mercury in Aquarius, {house}).",
      "They hear what you think before anyone does, and they're free to disagree.",
      'You mind being predicted.',
      "When they're sad you offer an analysis that's accurate and rather brilliant, and you can be told, gently, that what was wanted came to about four words and a blanket.",
    ],
    traits: ['independent', 'cool'],
  },
  8: {
    says: [
      "Nothing that people do with money or with each other shocks you, and you'd be interested to hear more (your Mercury in Aquarius, {house}).",
      'Your own depths get discussed in the third person.',
      'It makes you the one whom friends tell the strange thing to, since you only ask how it works.',
      "A person who wants you to be moved by it may find you've built them, overnight, a really helpful chart.",
    ],
    traits: ['cool', 'independent'],
  },
  9: {
    says: [
      'Mercury is in Aquarius {house}, so you tend to believe what most people will believe in twenty years.',
      'The way into a subject, for you, is through the side window, and your best education has come from a forum with eleven members.',
      "You're open to everything except the suggestion that you're dogmatic, and it can be a long and lively evening if someone makes it.",
    ],
    traits: ['idealistic', 'independent'],
  },
  10: {
    says: [
      'They ask you when the usual answer has failed (your Mercury in Aquarius, {house}).',
      "You say what you see without checking who's in the room, so a position of yours gets famous before it gets accepted.",
      "It's hard on you when it does.",
      "A view that everyone's come around to bores you at once, and you've been heard arguing against yourself, quite well, at your own farewell lunch.",
    ],
    traits: ['independent', 'public'],
  },
  11: {
    says: [
      'You think best in a group of equals who interrupt.',
      'You connect the botanist with the programmer, and you can love somebody for years as a username (your Mercury in Aquarius, {house}).',
      'In any circle you keep the future in view.',
      "The present member who'd like to talk about her weekend gets a kind look and, a second too late, a question.",
    ],
    traits: ['idealistic', 'open'],
  },
  12: {
    says: [
      'Your ideas arrive all at once, with nobody there (your Mercury in Aquarius, {house}).',
      "You'll be rinsing a pan and see how the whole thing ought to be organized, from the bottom up, and dry your hands, and tell no one.",
      'It would sound mad, you suppose.',
      'Said out loud, years later, by someone on the radio, it sounds like common sense, and you feel less robbed than pleased that they got there.',
    ],
    traits: ['private', 'independent'],
  },
  sign: {
    says: [
      'You think as someone would who had come a long way to visit (your Mercury in Aquarius).',
      'Nothing strikes you as obvious merely because everyone does it, so you ask at a birthday what the candles are for, and then hold your own theory with remarkable firmness.',
      "You're fair to every idea.",
      'People could use a little more favoritism from you, and it would surprise you to learn how few of them came for the idea.',
    ],
    traits: ['independent', 'cool'],
  },
}
