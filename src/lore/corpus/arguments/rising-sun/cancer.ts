import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerRisingWithSun: Partial<Record<Sign, Argument>> = {
  Aries: {
    opening: [
      'You come in softly, with every intention of winning.',
      "People see someone kind who'd never start anything (Cancer rising).",
      'Your Sun in Aries started it on the way here.',
      "You've asked about the children and admired the garden, and somehow it's been settled that you're taking over the team.",
    ],
    turn: "People let you in because you're gentle, and only then meet the rest of you.",
    task: [
      "Name something that you mean to win this month, to the people you'd be up against.",
      'Be as nice about it as you naturally are.',
      "They can enjoy a contest with you, as long as they've been told that it is one.",
    ],
  },
  Gemini: {
    opening: [
      "You feel what other people feel, and you're curious about it as well.",
      "You've got a face that people tell their troubles to (Cancer rising).",
      'Your Sun in Gemini finds troubles fascinating, and it has a follow-up question.',
      "While somebody cries on your shoulder, you read the title of the book that's sticking out of their bag.",
    ],
    turn: "People take your interest for pity, although it's something a good deal livelier.",
    task: [
      "Go back this month to somebody whose story you couldn't stop thinking about, and find out what happened next.",
      'Ask the follow-up question.',
      "It's a great relief to be found interesting by somebody, when everyone else has been sorry.",
    ],
  },
  Leo: {
    opening: [
      "You ask after everybody else, and you can't wait to be asked.",
      "You're warm and a little shy, and people settle down to tell you how they are (Cancer rising).",
      "Your Sun in Leo has news, and it's waiting for its turn.",
      "You hear about the holiday, the promotion, and the dog, and on the way home you tell the windshield what you'd have said.",
    ],
    turn: "Everyone treats you as the audience, while you've been waiting in the wings with a show.",
    task: [
      'Begin one conversation this month with your own good news.',
      "Don't make it smaller on the way out.",
      "They'd have asked, if you hadn't asked so well.",
    ],
  },
  Libra: {
    opening: [
      "People look after you all evening without noticing that you're the one keeping the peace.",
      'Something about you makes people lower their voices and offer you the better seat (Cancer rising).',
      'From there your Sun in Libra runs the evening.',
      "Two people who weren't speaking find themselves side by side at your table, and it looked like chance.",
    ],
    turn: 'People protect you, and while they do, you see to it that they get along.',
    task: [
      'Let two people have their quarrel this month without you.',
      'Sit in the good seat and do nothing.',
      "They may sort it out themselves, and they'll be able to do it again when you're not there.",
    ],
  },
  Sagittarius: {
    opening: [
      'You make people feel at home and stand with one leg out the window yourself.',
      'You feed them, you remember their names, and they think of you as the one who stays (Cancer rising).',
      'Your Sun in Sagittarius has a bag under the bed.',
      "Everyone's asleep in the house that you made so comfortable, and you're on the porch looking up the night train to Trieste.",
    ],
    turn: 'Home is wonderful, in your opinion, and even better from a distance.',
    task: [
      "Tell the people at home this month that you want to go somewhere, and that it isn't about them.",
      "Give them a date when you'll be back.",
      "They've felt you looking out the window, and they'd imagined something worse.",
    ],
  },
  Aquarius: {
    opening: [
      "For all the closeness that people feel with you, there's a part of you that nobody gets near.",
      "You're gentle, you listen, and people feel they've found family (Cancer rising).",
      "Your Sun in Aquarius is fond of them, as it's fond of most people.",
      "They invite you for Christmas, and you're touched, and you come for exactly two hours.",
    ],
    turn: "They've adopted you, when you thought that you were having a nice conversation.",
    task: [
      'Tell somebody this month how much of you they can have, in hours if need be.',
      'Then give them those hours whole.',
      'Two good hours that they can count on are worth more to them than a family feeling that comes and goes.',
    ],
  },
}
