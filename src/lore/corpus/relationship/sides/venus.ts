import type { Sides } from '#lore/authored.ts'

export const venusSides: Sides = {
  Aries: {
    wants: [
      '{They} like to go after what {they} love, and affection on a schedule makes {them} restless.',
      'A little resistance brings {them} back.',
    ],
    gives: "{They} court {other} on days that aren't an occasion.",
  },
  Taurus: {
    wants: [
      "{They} love by staying and by making things comfortable, and a talk about love makes {them} wonder what's missing.",
      "{They} don't like to be asked to change what works.",
    ],
    gives: '{They} stay fond of {other} through a dull week and through a bad one.',
  },
  Gemini: {
    wants: [
      '{They} love by being interested, and a joke or a link sent at noon is meant as a caress.',
      'Heavy declarations make {them} look for the exit.',
    ],
    gives: '{Other} [are|is] seldom bored with {them}.',
  },
  Cancer: {
    wants: [
      '{They} love by looking after people, and want to be looked after back without having to ask.',
      'A careless day hurts {them} more than a harsh word.',
    ],
    gives: '{They} know, better than most people, what helps when {other} [are|is] low.',
  },
  Leo: {
    wants: [
      '{They} love out in the open and want to be chosen in front of others.',
      "Taken for granted, {they} cool off fast and hope it's noticed.",
    ],
    gives: 'When {they} praise {other}, the whole table hears it.',
  },
  Virgo: {
    wants: [
      '{They} love by getting the details right, and would rather fix a thing for someone than say a tender word about it.',
      'Compliments embarrass {them}, and not getting any hurts.',
    ],
    gives: '{They} do more for {other} in small ways than {they} ever put into words.',
  },
  Libra: {
    wants: [
      '{They} want it to be nice between people, and one unfair remark can put {them} off for a week.',
      'What {they} dislike {they} mention last.',
    ],
    gives: '{They} make {other} look good wherever the two of you go.',
  },
  Scorpio: {
    wants: [
      "{They} love one person at a time and all the way, and want to know that it's the same at the other end.",
      'Lightness, just then, sounds like an evasion.',
    ],
    gives: '{Other} can trust {them} with anything.',
  },
  Sagittarius: {
    wants: [
      "{They} love what's still ahead, and {they} feel it most on the way to somewhere.",
      'Too much talk about the household, and {they} begin to feel like a tenant.',
    ],
    gives: 'With {them} {other} can turn an errand into an outing.',
  },
  Capricorn: {
    wants: [
      "{They} show love by what {they} are willing to do for years, and don't trust the kind that's quick to say so.",
      'On the day when {they} care most {they} can seem cool.',
    ],
    gives: 'What {they} feel for {other} today {they} intend to feel in ten years.',
  },
  Aquarius: {
    wants: [
      '{They} love people as friends first, and possession of any kind makes {them} step back.',
      'Asked for proof, {they} talk about principles.',
    ],
    gives: '{They} leave {other} room to change.',
  },
  Pisces: {
    wants: [
      '{They} love without much of a fence around it, and find it hard to say where kindness stops.',
      "Disappointed, {they} don't accuse anyone but fade a little.",
    ],
    gives: "{They} forgive {other} before [you've|they've] finished explaining.",
  },
}
