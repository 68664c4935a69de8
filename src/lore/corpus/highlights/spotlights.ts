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
    "{Side} stands right at your Ascendant, so people have met that side before you've sat down, and they may take it for all of you.",
    "Because {side} stands at your Ascendant, you can't hide that side, even on a day when you'd like to.",
  ],
  dsc: [
    'Since {side} stands opposite your Ascendant, that side of you works mostly for one other person, and on your own you hardly bother.',
    "Since {side} stands opposite your Ascendant, you may meet that side of yourself in other people first, and notice only later that it's yours too.",
  ],
  mc: [
    'Because {side} stands at your Midheaven, strangers have heard about that side of you before they meet you.',
    "{Side} stands at your Midheaven, so people at work bring you whatever suits that side and forget that there's another.",
  ],
  ic: [
    "{Side} stands opposite your Midheaven, so that side comes out once you've taken your shoes off, and a boss may never see it.",
    'Since {side} stands opposite your Midheaven, you keep that side for home, and people at work would be surprised to hear of it.',
  ],
}

/** {crowd} is "four planets in Scorpio", and {winner} the side that is in that sign. */
export const crowdOfSide: readonly string[] = [
  "You have {crowd}, so when you're tired or in a hurry, {winner} takes over.",
  'With {crowd}, {winner} makes the big decisions, and your friends can usually predict them.',
  'You have {crowd}, so under pressure {winner} wins, and you explain yourself later.',
  'Since you have {crowd}, {winner} is the one that people end up dealing with.',
  'Because you have {crowd}, you may plan a thing for both sides of you, and in the end {winner} decides.',
]

/** What the two sides of an argument are called where nothing else is said of them. */
export const sideNames: Record<ArgumentKind, readonly [string, string]> = {
  'rising-moon': ['the side that strangers meet', "the side that strangers don't see"],
  'rising-sun': ['the side that strangers meet', "the side that strangers don't see"],
  'sun-moon': ['the side that knows what it wants', 'the side that needs to feel safe'],
  'sun-mercury': ['the side that goes after things', 'the side that does the talking'],
}

/** {crowd} is in another sign, and {trait} is what that makes a person. */
export const crowdOfNeither: readonly string[] = [
  'You also have {crowd}, and somebody who met you only briefly would call you {trait} before anything else.',
  'There are {crowd} as well, so the first word that people find for you may be "{trait}".',
  'You have {crowd} on top of that, so people who have only heard of you may expect somebody {trait}.',
]

/** {figure} is "your Jupiter conjunct your Pluto". */
export const loudestBond: readonly string[] = [
  'The strongest single thing in your chart is {figure}, and it {does}.',
  "There's one more thing to know about you, {figure}, which {does}.",
  'You also have {figure}, which {does}.',
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
    'you show people you have just met what others show after a year',
    'people can watch you change your mind from across the room',
  ],
  2: [
    'the two sides of you argue over every large purchase',
    'you could tell from what you bought in a week which side of you had the upper hand',
  ],
  3: [
    'you switch from one side to the other in the middle of a message',
    'the people you text every day can tell from your first word which side of you is writing',
  ],
  4: [
    'the two sides of you settle most things at home, late in the evening, with nobody watching',
    "the people you live with could tell stories about you that your friends wouldn't believe",
  ],
  5: [
    "you're at your best while you make something, because then both sides of you get a turn",
    'people see both sides of you when you fall in love, and may ask who that was',
  ],
  6: [
    'you change from one side to the other several times in a working day, and your emails show it',
    'a working day that suits only one side of you leaves you tired or cross by three in the afternoon',
  ],
  7: [
    'you leave one side of the argument to the person closest to you, and you mind it when they win',
    'the person closest to you can see one side take over from the other before you do',
  ],
  8: [
    'people see both sides of you only after they have told you something about themselves',
    'people have to earn the whole of you, and most of them have met only one side',
  ],
  9: [
    'you look for a belief that both sides of you can live with, and you may still be looking',
    'you pack for both sides of you, and on a trip the quieter one comes out',
  ],
  10: [
    'the two sides of you have it out at work, in front of people',
    'people who only know your work have seen you change from one side to the other during a meeting',
  ],
  11: [
    'your friends plan an evening by which side of you has answered the phone',
    'you show one side of you to some of your friends and the other to the rest',
  ],
  12: [
    "you need hours alone, when you don't have to show either side of you to anybody",
    'people see as much of either side as you let them, and you go home early to be both',
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
  '{Side} makes no close aspect to another planet, so you can forget that side for weeks, and then it wants everything at once.',
]

/** {side} is one of the two, as "your Moon in Cancer", and rules {other}, as "Sun". */
export const sideRulesOther: readonly string[] = [
  "{Side} rules your {other}, so when the two disagree, what your {other} wants is put off until there's time.",
  '{Side} rules your {other}, so on a crowded day you cancel what your {other} was looking forward to.',
  '{Side} rules your {other}, so you have the last word by that side, and usually the first one as well.',
]

/**
 * Where no fact is loud: which side has its way in love (Venus) and in a fight (Mars). {venus} and {mars} are their
 * signs, and each is in the element of the side that it goes with.
 */
export const inLoveAndWar: Record<'same' | 'different', readonly string[]> = {
  same: [
    'Your Venus in {venus} and your Mars in {mars} both go with {ally}, so the people you love and the people you fight with hardly meet anyone else.',
    'With your Venus in {venus} and your Mars in {mars}, you go by {ally} both in love and in a fight, and the other side of you hears about it afterward.',
    'With your Venus in {venus} and your Mars in {mars}, people who love you and people who cross you meet the side of you that goes with {ally}, and have to ask for the other.',
  ],
  different: [
    'Your Venus in {venus} goes with {lover}, while your Mars in {mars} goes with {fighter}, so people who love you and people who cross you could describe two different people.',
    'With your Venus in {venus} you love as {lover} would, and with your Mars in {mars} you fight as {fighter} would, so a first quarrel with you surprises people.',
    "Your Venus in {venus} sides with {lover}, while your Mars in {mars} sides with {fighter}, so somebody who falls in love with you hasn't yet met the person they'll argue with.",
  ],
}
