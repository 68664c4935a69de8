import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInGemini: PlacementParagraphs = {
  1: {
    says: [
      'You think the next person you meet may well be the most interesting one yet (your Jupiter in Gemini, {house}).',
      'Jupiter likes one big subject and here it gets forty small ones, so you arrive with news and two plans for the evening.',
      "It's a hopeful habit and makes you fun to meet, but you may be so hopeful about the next conversation that you leave this one just as it gets good.",
    ],
    traits: ['open', 'playful'],
  },
  2: {
    says: [
      'You expect money to come from wherever you happen to be talking (your Jupiter in Gemini, {house}).',
      'Jupiter scatters itself here, so you have several small irons in the fire and a knack for selling an idea.',
      "The one that could really grow is probably among them, but you'd have to turn down four others to find out, and nothing is harder for you than that.",
    ],
    traits: ['changeable', 'quick'],
  },
  3: {
    says: [
      "You've got enormous faith in conversation (your Jupiter in Gemini, {house}).",
      'Jupiter has trouble sticking to the point in Gemini, so a five-minute call with a brother or a friend gets from the rent to the Roman army, and both of you feel better.',
      "You enjoy passing things on so much that a few get told too soon, before it comes back to you that you'd heard them in private.",
    ],
    traits: ['open', 'playful'],
  },
  4: {
    says: [
      "Your idea of a rich home is one where there's always something to talk about (your Jupiter in Gemini, {house}).",
      'Jupiter never quite settles in this sign, so you collect people, and half a dozen opinions per room.',
      "It's lively for everyone except the person who needs quiet, and you might not notice them, because to you a silence looks like somebody waiting for a topic.",
    ],
    traits: ['open', 'changeable'],
  },
  5: {
    says: [
      'Anything light brings you luck (your Jupiter in Gemini, {house}).',
      'Jupiter spreads itself thin here, so you have six hobbies and three crushes, and all of them make you happy.',
      "You're wonderful with children because you're honestly curious what they'll say.",
      'A serious talent of yours may be hidden among the toys, and it would need a dull winter with nothing else going on to grow up.',
    ],
    traits: ['playful', 'changeable'],
  },
  6: {
    says: [
      'Any job can be picked up by talking to the people who do it, or so you trust (your Jupiter in Gemini, {house}).',
      "It's true up to a point, and Jupiter, which overrates quickness in this sign, doesn't see the point coming.",
      'You say yes to one small thing after another, since each of them could be done in ten minutes, and on Sunday evening your nerves find out what they add up to.',
    ],
    traits: ['quick', 'changeable'],
  },
  7: {
    says: [
      'You believe two people can work out anything if they keep talking (your Jupiter in Gemini, {house}).',
      "Jupiter makes too many promises in this sign, but they're charming ones, and you choose someone clever who'll enjoy holding you to them.",
      'You can always see one more side to a question, and when a partner needs you to take theirs, simply and at once, you may give them a fair summary first.',
    ],
    traits: ['open', 'playful'],
  },
  8: {
    says: [
      'Difficult subjects would be fine, you believe, if people only discussed them (your Jupiter in Gemini, {house}).',
      'Jupiter tends to skim in this sign, so you know something about taxes and something about therapy, and you share it generously.',
      'People open up to you because you make it sound so normal, while what frightens you yourself stays under a layer of interesting facts, where hardly anyone thinks to look.',
    ],
    traits: ['open', 'trusting'],
  },
  9: {
    says: [
      'You trust the person with several answers (your Jupiter in Gemini, {house}).',
      "Jupiter would like one truth and Gemini can't choose, so you study comparative everything and love a border town where three languages are spoken.",
      "You're a lively teacher for the same reason, and students go home with ten new ideas and would sometimes have liked to know which of them you'd live by.",
    ],
    traits: ['open', 'changeable'],
  },
  10: {
    says: [
      'You get ahead by knowing people and telling them about each other (your Jupiter in Gemini, {house}).',
      'Jupiter has a short attention span in this sign, so you may collect more titles than most and enjoy them all.',
      "It's given you a broad reputation, and you may envy someone at times who did one thing for twenty years and has a bridge named after them.",
    ],
    traits: ['public', 'quick'],
  },
  11: {
    says: [
      'You believe in having lots of friends, and you do have them (your Jupiter in Gemini, {house}).',
      'Jupiter goes for number in this sign, so your phone is full of people who all think of you warmly and see you twice a year.',
      'You pass on jobs and apartments to all of them, and in a hard week it can still be difficult to say who among two hundred would come over.',
    ],
    traits: ['open', 'playful'],
  },
  12: {
    says: [
      "You've got more going on in your head than anyone could guess (your Jupiter in Gemini, {house}).",
      'Jupiter wanders in this sign, and alone you follow one link to another until two in the morning, happily.',
      'Reading restores your faith in people.',
      "Your own idea, the one all this reading keeps circling, might need a month with no input, and you'd find that a very long month.",
    ],
    traits: ['private', 'open'],
  },
  sign: {
    says: [
      'You trust that you can learn whatever you need by asking (your Jupiter in Gemini, where Jupiter tends to scatter).',
      'It makes you hopeful in a light, quick way, and you give away what you know as fast as you pick it up.',
      'You start more than you could ever read.',
      "It doesn't worry you much, because you think of an unfinished thing as one you can still look forward to.",
    ],
    traits: ['open', 'changeable'],
  },
}
