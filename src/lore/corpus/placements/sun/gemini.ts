import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInGemini: PlacementParagraphs = {
  1: {
    says: [
      'You come alive in front of a new face (your Sun in Gemini, {house}).',
      "People get a slightly different version of you each time, and all of them are true, because you're made of what interests you that week.",
      "Now and then somebody asks what you're really like underneath, and you're a little hurt, since as far as you can tell you've been showing them all along.",
    ],
    traits: ['open', 'quick'],
  },
  2: {
    says: [
      'You earn by knowing something, or someone, at the right moment (your Sun in Gemini, {house}).',
      "One skill for life would bore you, so you have four, and you're proud that you could start over in any town with a phone and a week.",
      'What you value about money is the choices, and it can take you years to see that a sum left alone would give you more of them.',
    ],
    traits: ['changeable', 'quick'],
  },
  3: {
    says: [
      "You're most yourself in the middle of a conversation (your Sun in Gemini, {house}).",
      "The person behind the counter and the twins across the street all know you, and each has told you something you'll use by Friday.",
      "You're proud of how quickly you catch on.",
      'You catch on so quickly that you may never stay for the second half, and people who know a subject to the bottom can hear where you stopped.',
    ],
    traits: ['open', 'quick'],
  },
  4: {
    says: [
      "Where you come from is a set of stories, and you're the one who tells them (your Sun in Gemini, {house}).",
      'There may be two places you call home, or one that keeps changing.',
      'You stay close to your people by telling each of them what the others are up to.',
      'Settling is harder, and you can live somewhere for six years and still speak of it as if you were trying it out.',
    ],
    traits: ['changeable', 'open'],
  },
  5: {
    says: [
      'You create by playing around (your Sun in Gemini, {house}).',
      "Puns and nicknames come to you all day long, and you're the adult whom children want at their end of the picnic.",
      "You flirt as you breathe, and it's mostly for the joy of it.",
      "When someone takes it to heart you're caught off guard, since you'd thought you were both only trying out the line.",
    ],
    traits: ['playful', 'quick'],
  },
  6: {
    says: [
      "You're good in any job where no two hours are the same (your Sun in Gemini, {house}).",
      'A new system you learn by pressing all its buttons, and soon the person next to you asks you before reading the instructions.',
      'Careful, repeated work dulls you until you can hardly keep awake, so you leave the last tenth of a thing to somebody slower, who does notice.',
    ],
    traits: ['quick', 'changeable'],
  },
  7: {
    says: [
      'You discover who you are in talk with one other person (your Sun in Gemini, {house}).',
      'So what you want in a partner is a mind, and the two of you should still be finding each other out after many years.',
      "You can see anyone's side.",
      "It makes you good company in an argument and a puzzling one to lean on, because you may have argued yourself around to their view just when they'd come over to yours.",
    ],
    traits: ['open', 'playful'],
  },
  8: {
    says: [
      'You want to know what people hide, and you ask so lightly that they tell you (your Sun in Gemini, {house}).',
      'Money, desire, and family history are all interesting to you, and you can speak of them with no shame at all.',
      "Hardly anything shocks you, and you're proud of that.",
      'Being known is another matter, and someone can be close to you for a long time and have mostly answers to questions about themselves.',
    ],
    traits: ['guarded', 'open'],
  },
  9: {
    says: [
      "Learning is what you're for (your Sun in Gemini, {house}).",
      'On the plane you pick up enough of a language to make the taxi driver laugh, and you can explain a philosopher you read once.',
      "Other people's ideas connect when they pass through you.",
      'What you believe yourself may stay open for decades, and you like it that way more than you let serious people know.',
    ],
    traits: ['open', 'changeable'],
  },
  10: {
    says: [
      'What you do for a living is hard to explain at a wedding (your Sun in Gemini, {house}).',
      'Your name is made as the one who knows both sides and can translate, so you tend to stand where two groups need each other.',
      'Those who promote people like a simple label, though, and you might get further if you let them have one, true or not.',
    ],
    traits: ['public', 'quick'],
  },
  11: {
    says: [
      "You're at your best introducing two people who should have met long ago (your Sun in Gemini, {house}).",
      'Groups come to life when you pass through, because you carry the news from one to the next and tell it well.',
      "It's so pleasant to belong everywhere that you've seldom had to find out who'd come if you stopped being entertaining for a month.",
    ],
    traits: ['open', 'playful'],
  },
  12: {
    says: [
      'Your mind does its best work when no one is looking (your Sun in Gemini, {house}).',
      'There are notes and half-written pages, and a subject you know a startling amount about and have never mentioned to your friends.',
      'In company you may be taken for quiet, or for light.',
      "You could correct either impression in five minutes, but you'd rather have the hour to yourself and go on reading.",
    ],
    traits: ['private', 'quick'],
  },
  sign: {
    says: [
      "You're here to find things out and pass them on (your Sun in Gemini).",
      "Nobody is so dull that they couldn't tell you something, and you can talk your way into most places and out again.",
      'It can be hard to settle on one thing.',
      'You may feel guilty about it, though the people who love you came for the variety.',
    ],
    traits: ['open', 'changeable'],
  },
}
