import type { ArgumentKind } from '#lore/argument-tables.ts'
import type { AnglePoint } from '#lore/highlight-tables.ts'
import type { House } from '#lore/house.ts'
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
    "You're most like {side} when there's somebody beside you, since it stands opposite your Ascendant.",
    'It takes one other person to bring out {side}, since it stands opposite your Ascendant.',
  ],
  mc: [
    "Of the two, it's {side} that you are known for, because it stands at your Midheaven.",
    'People at work know you mainly by {side}, which stands at your Midheaven.',
  ],
  ic: [
    "It's mostly at home that {side} comes out, since it stands opposite your Midheaven.",
    'Outside your home few people know you by {side}, which stands opposite your Midheaven.',
  ],
}

/** {crowd} is "four planets in Scorpio", and {winner} the side that is in that sign. */
export const crowdOfSide: readonly string[] = [
  'You have {crowd}, so {winner} usually wins.',
  'With {crowd}, you go by {winner} more often than not.',
  'You have {crowd}, and {winner} is by far the larger one.',
]

/** What the two sides of an argument are called where nothing else is said of them. */
export const sideNames: Record<ArgumentKind, readonly [string, string]> = {
  'rising-moon': ['the side that strangers meet', "the side that strangers don't see"],
  'rising-sun': ['the side that strangers meet', "the side that strangers don't see"],
  'sun-moon': ['the side that knows what it wants', 'the side that needs to feel safe'],
  'sun-mercury': ['the side that wants things', 'the side that does the talking'],
}

/** {crowd} is in another sign, and {trait} is what that makes a person. */
export const crowdOfNeither: readonly string[] = [
  'You also have {crowd}, and somebody who met you only briefly would call you {trait} before anything else.',
  'There are {crowd} as well, so the first word that people find for you may be "{trait}".',
]

/** {figure} is "your Jupiter conjunct your Pluto". */
export const loudestBond: readonly string[] = [
  'The strongest single thing in your chart is {figure}, and it {does}.',
  "There's one more thing to know about you, {figure}, which {does}.",
  'Both sides of you have {figure} behind them, which {does}.',
]

/** {crowd} is "four planets in the sixth house, daily work and health", and {where} what follows from that house. */
export const crowdInHouse: readonly string[] = [
  'You have {crowd}, so {where}.',
  'With {crowd}, {where}.',
  'Since you have {crowd}, {where}.',
]

/** Where the argument of a portrait goes on, by the house in which most of its planets are. */
export const whereCrowded: Record<House, readonly string[]> = {
  1: [
    'neither side of you stays hidden from people for long',
    'people meet both sides of you on the first day',
  ],
  2: [
    'the two sides of you also decide what you earn and what you spend it on',
    'both sides of you have a view on what your time is worth',
  ],
  3: [
    'both sides of you come out in ordinary talk',
    'the people you text every day know both sides of you',
  ],
  4: [
    'the two sides of you meet mostly at home, where few people see them',
    'the people you live with know much more of it than your friends do',
  ],
  5: [
    'the two sides of you meet most openly in what you do for fun and for love',
    'both sides of you want a part in whatever you make',
  ],
  6: [
    'the two sides of you meet again on every working day',
    'both sides of you show in how you spend a working day',
  ],
  7: [
    'the two sides of you meet mostly in front of one other person',
    'the person closest to you gets to know both sides of you',
  ],
  8: [
    'both sides of you show only to the few people you trust',
    'nobody sees both sides of you before they have earned your trust',
  ],
  9: [
    'both sides of you have a say in what you believe',
    'being far from home tends to bring out both sides of you',
  ],
  10: [
    'the two sides of you tend to settle things at work, in front of people',
    'people who only know your work have seen both sides of you',
  ],
  11: [
    'your friends see more of both sides of you than your family does',
    'both sides of you come out among friends',
  ],
  12: [
    'the two sides of you meet where nobody sees them',
    'people know only the half of it that you let them see',
  ],
}

/** {figure} is "a T-square of the Sun, the Moon, and Mars", which both sides belong to; {ends} is what happens at its apex. */
export const tSquareOfSides: readonly string[] = [
  'Both of them belong to {figure}, so when they pull apart {ends}.',
  'The two are tied together in {figure}, and when they pull apart {ends}.',
  'You have {figure}, which ties the two together, and under pressure {ends}.',
]

/** How a quarrel ends where this planet is at the apex of a T-square. */
export const apexEnds: Record<Planet, readonly string[]> = {
  sun: ['you take charge before anyone has asked you to', 'you end up doing it in your own name'],
  moon: ['you go by how you feel that day', 'you do what lets you sleep that night'],
  mercury: ['you talk until something gives', 'you start explaining'],
  venus: ["you do what will keep people's affection", 'you look for the answer in other people'],
  mars: ['you do something before you are ready', 'you act first and sort it out later'],
  jupiter: ['you settle it by taking on too much', 'you promise more than you can keep'],
  saturn: ['you fall back on doing your duty', 'you do what is expected of you'],
  uranus: ['you are apt to drop the whole matter', 'you break something off'],
  neptune: ['you let things drift', 'you wait for it to settle itself'],
  pluto: ["you can't let it rest", 'you hold on until everyone is worn out'],
}

/** {side} makes no close aspect. */
export const sideAlone: readonly string[] = [
  '{Side} makes no close aspect to another planet, so you go by it entirely or not at all.',
  "{Side} makes no close aspect to another planet, so it's a side of you that people may not see coming.",
]

/** {side} is one of the two, as "your Moon in Cancer", and rules {other}, as "Sun". */
export const sideRulesOther: readonly string[] = [
  'In the end you tend to go by {side}, because it rules your {other}.',
  '{Side} rules your {other}, so when the two disagree you usually go by the first.',
]

/**
 * Where no fact is loud: which side has its way in love (Venus) and in a fight (Mars). {venus} and {mars} are their
 * signs, and each is in the element of the side that it goes with.
 */
export const inLoveAndWar: Record<'same' | 'different', readonly string[]> = {
  same: [
    'Your Venus in {venus} and your Mars in {mars} both go with {ally}, so the people you love and the people you fight with know that side of you best.',
    'With your Venus in {venus} and your Mars in {mars}, you go by {ally} both in love and in a fight.',
  ],
  different: [
    'Your Venus in {venus} goes with {lover}, while your Mars in {mars} goes with {fighter}, so people who love you and people who cross you could describe two different people.',
    'In love, with your Venus in {venus}, you go by {lover}, and in a fight, with your Mars in {mars}, by {fighter}.',
  ],
}
