import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInCapricorn: PlacementParagraphs = {
  1: {
    says: [
      'You keep yourself in hand, and people take it for calm (your Moon in Capricorn, {house}).',
      'The Moon is far from home in this sign, so feelings come to you as something to be dealt with, and the worse the day is, the more polite you get.',
      "Others lean on you because you don't seem to need it.",
      "You do, but by the time you'd admit it, the moment for asking has generally passed.",
    ],
    traits: ['serious', 'guarded'],
  },
  2: {
    says: [
      "Savings calm you in a way that kind words don't (your Moon in Capricorn, {house}).",
      "The Moon finds it hard to feel safe in this sign, so you count on what you've earned, and being given things makes you slightly uncomfortable.",
      'You may still be shopping with the fear of an earlier, poorer year.',
      'It makes you solid, and it can keep you in old shoes long after you could have had new ones.',
    ],
    traits: ['sparing', 'practical'],
  },
  3: {
    says: [
      'You talk about feelings briefly, and usually in the past tense (your Moon in Capricorn, {house}).',
      "The Moon is shy in this sign, so a brother hears about your hard winter in May, when you've got it under control.",
      'Your advice is sound and your tone is dry.',
      "Neighbors who'd thought you distant find out that you noticed everything, when you turn up with a shovel and no speech.",
    ],
    traits: ['serious', 'sparing'],
  },
  4: {
    says: [
      "At home you're the responsible one, and it may have begun when you were small (your Moon in Capricorn, {house}).",
      'The Moon has to work for its comfort in this sign, so you rest after the chores and not before, and there are always chores.',
      'Your family trusts you with whatever is difficult.',
      "It seldom occurs to anybody to take care of you, partly because you've arranged things so that they needn't.",
    ],
    traits: ['steady', 'serious'],
  },
  5: {
    says: [
      'Having fun is something you may have to learn (your Moon in Capricorn, {house}).',
      "The Moon doesn't play easily in this sign, so you do better with a hobby that you can get good at, and you keep score.",
      "In love you're cautious and then very constant.",
      "People who expected fireworks may miss what's happening when you move a meeting for them, which you've never done for anyone.",
    ],
    traits: ['serious', 'guarded'],
  },
  6: {
    says: [
      'Work steadies you when nothing else does (your Moon in Capricorn, {house}).',
      "The Moon hides its troubles well in this sign, so in a sad month you're more productive than ever, and you're praised for it.",
      "You treat your body as an employee and are surprised when it won't take on more.",
      "Those around you could help, if they had any idea that the perfect record is how you look when you're low.",
    ],
    traits: ['steady', 'practical'],
  },
  7: {
    says: [
      'You show a partner love by being someone they can build on (your Moon in Capricorn, {house}).',
      'The Moon is reserved in this sign, so tenderness comes after trust, and trust comes after years of kept appointments.',
      'Being needed is easy for you.',
      "Needing them is harder, and when they ask what they can do, you tend to say that it's handled, and they go away with nothing to give you.",
    ],
    traits: ['steady', 'guarded'],
  },
  8: {
    says: [
      "You don't like to be at anyone's mercy, in feeling or in money (your Moon in Capricorn, {house}).",
      'The Moon is wary in this sign, so before you share a thing you want to know what happens if it ends.',
      'Your reserve can look like coldness.',
      "In fact you take closeness more seriously than most, and once you've let someone in, you'd carry them up a mountain before you'd let them down.",
    ],
    traits: ['wary', 'serious'],
  },
  9: {
    says: [
      'Comfort, to you, is knowing that the effort leads somewhere (your Moon in Capricorn, {house}).',
      'The Moon wants proof in this sign, so you respect a faith that gets people up in the morning and have little use for one that only feels good.',
      "You study things late and see them through, and on a trip you can't really relax until you've seen what you came to see.",
    ],
    traits: ['practical', 'serious'],
  },
  10: {
    says: [
      "You're at your steadiest when something depends on you (your Moon in Capricorn, {house}).",
      "The Moon isn't at ease in this sign, but in this house its self-control gets rewarded, and people put you in charge when things look bad.",
      'Being respected is the nearest thing you know to being held.',
      "It isn't near enough, and the evening after a success can be strangely quiet.",
    ],
    traits: ['public', 'serious'],
  },
  11: {
    says: [
      "Among friends you're the one who remembers the reservation and gets everybody home (your Moon in Capricorn, {house}).",
      'The Moon is slow to open in this sign, and those few who know you well are mostly old friends or older people.',
      'You show up for every crisis.',
      "Your own you report afterward, in two sentences, and they're a little hurt that you never gave them the chance to do the same.",
    ],
    traits: ['steady', 'guarded'],
  },
  12: {
    says: [
      'You do your worrying alone and at set hours (your Moon in Capricorn, {house}).',
      'The Moon feels lonely in this sign and is proud about it, so you come out of a bad night with your hair combed and the list for the day already made.',
      'Silence and solitude are good for you.',
      "What wears you out is the idea that you'd be a burden, and nobody can argue with it because you've never said it.",
    ],
    traits: ['private', 'serious'],
  },
  sign: {
    says: [
      'You get to know your feelings slowly, and you keep them in order (your Moon in Capricorn, where the Moon has a hard time asking for anything).',
      "When others fall apart you make a plan, and they're grateful.",
      "You're tender in deeds and shy in words.",
      "What reaches you is someone who's reliable, because you can set a load down only when you're sure that it won't be dropped.",
    ],
    traits: ['serious', 'guarded'],
  },
}
