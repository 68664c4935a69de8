import type { ArgumentKind } from '#lore/argument-tables.ts'
import type { AnglePoint } from '#lore/highlight-tables.ts'
import type { Planet } from '#sky/bodies.ts'

/**
 * The last sentence of an opening: what the loudest fact of a chart does to the two sides of the portrait. {side} is
 * one of them, as "your Moon in Cancer".
 */
export const sideOnAngle: Record<AnglePoint, readonly string[]> = {
  asc: [
    'Of the two, people meet {side} first, because it stands right at your Ascendant.',
    "It's {side} that shows in the first minute, because it stands at your Ascendant.",
  ],
  dsc: [
    "You're most likely to meet {side} in the people you choose, since it stands opposite your Ascendant.",
    'It takes a partner to bring out {side}, which stands opposite your Ascendant.',
  ],
  mc: [
    "Of the two, it's {side} that you are known for, because it stands at your Midheaven.",
    'At work everyone has met {side}, which stands at your Midheaven.',
  ],
  ic: [
    "It's mostly at home that {side} comes out, since it stands opposite your Midheaven.",
    'Few people outside your home have met {side}, which stands opposite your Midheaven.',
  ],
}

/** {crowd} is "four planets in Scorpio", and {winner} the side that is in that sign. */
export const crowdOfSide: readonly string[] = [
  'You have {crowd}, so {winner} usually wins.',
  'It is hardly a fair contest, because with {crowd} {winner} can always outvote the other.',
  'With {crowd}, {winner} is in the majority.',
]

/** What the two sides of an argument are called where nothing else is said of them. */
export const sideNames: Record<ArgumentKind, readonly [string, string]> = {
  'rising-moon': ['the side that strangers meet', "the side that strangers don't see"],
  'rising-sun': ['the side that strangers meet', "the side that strangers don't see"],
  'sun-moon': ['the side that knows what it wants', 'the side that needs to feel safe'],
  'sun-mercury': ['the side that wants things', 'the side that does the talking'],
}

/** {crowd} is in another sign, or "in the sixth house, daily work and health". */
export const crowdOfNeither: readonly string[] = [
  'You also have {crowd}, and they have a say in whatever you decide.',
  'There are {crowd} as well, which neither side can do much without.',
]

/** {figure} is "your Jupiter conjunct your Pluto". */
export const loudestBond: readonly string[] = [
  'The loudest thing in your chart is on neither side, {figure}, and it {does}.',
  'There is a third thing to reckon with, {figure}, which {does}.',
  'Both sides have to live with {figure}, which {does}.',
]

export const crowdInHouse: readonly string[] = [
  "You have {crowd}, and that's where most of this is decided.",
  'With {crowd}, that part of your life is where it shows most.',
  "Since you have {crowd}, that's where you'll notice it most.",
]

/** {figure} is "a T-square of Mars, Jupiter, and Pluto". */
export const tSquareToo: readonly string[] = [
  'There is also {figure} in your chart.',
  'You also have {figure}.',
  'And then there is {figure}.',
]

/** What follows from that, where {ends} is what happens at its apex. */
export const tSquareAtApex: readonly string[] = [
  "So whenever {one} and {other} can't agree, {ends}.",
  "That's why {ends} when {one} and {other} are at odds.",
  'So if {one} and {other} want different things, {ends}.',
]

/** How a quarrel ends where this planet is at the apex of a T-square. */
export const apexEnds: Record<Planet, readonly string[]> = {
  sun: ['you take charge before anyone has asked you to', 'you end up doing it in your own name'],
  moon: ['it depends on how you feel that day', 'you go by your mood'],
  mercury: ['you talk until something gives', 'you start explaining'],
  venus: ["you do what will keep people's affection", 'you look for the answer in other people'],
  mars: ['you do something before either of them is ready', 'you act first and sort it out later'],
  jupiter: ['you settle it by taking on too much', 'you promise more than either of them can keep'],
  saturn: ['you fall back on doing your duty', 'you do what is expected of you'],
  uranus: ['you are apt to drop the whole matter', 'you break something off'],
  neptune: ['you let things drift', 'you wait for it to settle itself'],
  pluto: ["you won't let it rest until you've won", 'you hold on until one of them is worn out'],
}

/** {side} makes no close aspect. */
export const sideAlone: readonly string[] = [
  '{Side} makes no close aspect to another planet, so it gets its way entirely or not at all.',
  'It matters that {side} makes no close aspect to another planet, so that nothing else in your chart argues for it.',
]

/** {side} is one of the two, as "your Moon in Cancer", and rules {other}, as "Sun". */
export const sideRulesOther: readonly string[] = [
  'In the end {side} tends to have the last word, because it rules your {other}.',
  '{Side} rules your {other}, so when the two disagree it usually gets its way.',
]

/** Where no fact is loud: which side has its way in love (Venus) and in a fight (Mars). */
export const inLoveAndWar: Record<'same' | 'different', readonly string[]> = {
  same: [
    "In love and in a fight it's usually {ally} that has its way.",
    'Love and anger both bring out {ally}, so the people closest to you know it best.',
    "When you're in love or angry, {ally} takes over, and {other} is heard from later.",
  ],
  different: [
    'In love you go by {lover}, and in a fight by {fighter}.',
    'People who love you know {lover}, and people who cross you meet {fighter}.',
    "It's {lover} that falls in love and {fighter} that gets angry, so people may know one of the two for years and not the other.",
  ],
}
