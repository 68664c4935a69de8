import type { Planet } from '#sky/bodies.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Line } from '../../character.ts'
import type { House } from '../../house.ts'

type Slow = 'uranus' | 'neptune' | 'pluto'

/** What the planets of a generation want, after "wants to". */
export const slowWants: Record<Slow, string[]> = {
  uranus: [
    'be out of there before it turns into a habit',
    'do the one thing nobody has thought of',
  ],
  neptune: ['believe the best and let the edges blur', 'give itself away to something larger'],
  pluto: ['get to the bottom of it or not begin', 'answer to nobody but itself'],
}

/** Two planets that oppose each other and press on a third: what the third does. */
export const apexLines: Record<Planet, Line[]> = {
  sun: [
    {
      says: 'You settle the argument by taking charge of it, and then you are the one who has to be right.',
    },
    { says: 'Pressure makes you more yourself, a little louder and a little less willing to ask.' },
  ],
  moon: [
    {
      says: 'The pressure reaches you as a mood first, and you are upset for an hour before you know what about.',
    },
    { says: 'You try to keep both sides fed and comfortable, and your own evening goes into it.' },
  ],
  mercury: [
    { says: 'You talk your way through it, and when the talking does no good you talk more.' },
    { says: 'Your mind gets handed what the rest of you cannot decide, so it is rarely off duty.' },
  ],
  venus: [
    { says: 'You try to please both sides and end up owing each of them something.' },
    {
      says: 'The tension goes into who you like and what you spend, and a bad week shows up on your card.',
    },
  ],
  mars: [
    {
      says: 'You act on both opinions at once, and the people nearest to you are standing in the way of it.',
    },
    {
      says: 'What you do with the tension is move, and the move is usually bigger than the occasion.',
    },
  ],
  jupiter: [
    {
      says: 'You raise the stakes. A small disagreement becomes a plan for a different life by the weekend.',
    },
    { says: 'You promise both sides more than they asked for, and for a while it even works.' },
  ],
  saturn: [
    { says: 'You take responsibility for both sides and tell neither of them how heavy it is.' },
    {
      says: 'You answer the pressure with a rule, and you hold to the rule long after the pressure has gone.',
    },
  ],
  uranus: [
    {
      says: 'You stand it for an astonishingly long time, and then you leave in the middle of a sentence.',
    },
    { says: 'The way out that occurs to you is always the one nobody prepared you for.' },
  ],
  neptune: [
    {
      says: 'You get vague under pressure, and both sides go away believing that you agreed with them.',
    },
    {
      says: 'You would rather imagine the solution than have the meeting, and some of what you imagine is very good.',
    },
  ],
  pluto: [
    {
      says: 'You go quiet and hold on, and nobody can tell how much force it takes until you let go.',
    },
    {
      says: 'You treat it as a question of survival, which makes you formidable and a bit much for a Tuesday.',
    },
  ],
}

/** Each in the other's sign: what the two can do for each other. */
export const receptionLines: Line[] = [
  { says: 'Each does the other a service, and neither can do it for itself.' },
  { says: 'They can take turns, which is more than most parts of a person manage.' },
  { says: 'What one of them cannot get by its own means the other has lying around.' },
]

/** Three planets or more in one sign. */
export const gatheredInSign: Record<Sign, Line[]> = {
  Aries: [
    {
      says: 'You start more in a month than other people do in a year, and you can hardly see why anyone would wait.',
    },
  ],
  Taurus: [
    {
      says: 'A large part of you moves at one unhurried speed, and nothing but your own decision will change it.',
    },
  ],
  Gemini: [
    {
      says: 'So much of you runs on news and conversation that a silent evening makes you check whether the phone still works.',
    },
  ],
  Cancer: [
    {
      says: 'So much of you is invested in a few people and one address that very little which happens to them leaves you cold.',
    },
  ],
  Leo: [
    {
      says: 'You do most things with your whole heart and in full view, and half measures embarrass you.',
    },
  ],
  Virgo: [
    {
      says: 'You improve whatever is in front of you, and you have a hard time believing that anything is done.',
    },
  ],
  Libra: [
    {
      says: 'You take in the other point of view so thoroughly that your own has to be asked for by name.',
    },
  ],
  Scorpio: [
    {
      says: 'You do few things casually, and the people who get all of you know that it is a great deal.',
    },
  ],
  Sagittarius: [
    {
      says: 'Most of you is already on the way somewhere, and you bring to a dull Monday the optimism of a departure.',
    },
  ],
  Capricorn: [
    {
      says: 'You carry yourself like someone with a long way to go and a good idea of the route, and you rest badly before you get there.',
    },
  ],
  Aquarius: [
    {
      says: 'A large part of you thinks on behalf of everybody, and it has been known to overlook the person in the next seat.',
    },
  ],
  Pisces: [
    {
      says: 'You take in so much from other people that it takes real effort to remember which of the feelings were yours.',
    },
  ],
}

/** Three planets or more in one house. */
export const gatheredInHouse: Record<House, Line[]> = {
  1: [
    {
      says: 'You arrive all at once, and people have an opinion of you before you have said much.',
    },
  ],
  2: [
    {
      says: 'A surprising amount of your life is settled by what it costs and whether it is really yours.',
    },
  ],
  3: [{ says: 'Whatever else is going on, it goes on by message, by phone or across a fence.' }],
  4: [
    {
      says: 'Home is where most of your life really happens, and what others see of you is the part that has left the house.',
    },
  ],
  5: [
    {
      says: 'You take play more seriously than most people take work, and what you make for fun has a way of becoming the main thing.',
    },
  ],
  6: [
    {
      says: 'Your days are where it all gets decided, and a change of schedule is a change of life for you.',
    },
  ],
  7: [
    { says: 'So much of you faces another person that your plans tend to have two names on them.' },
  ],
  8: [
    {
      says: 'You meet people where it gets serious, and you know more of their secrets than they know of yours.',
    },
  ],
  9: [
    {
      says: 'You need somewhere to be going, and a year without a new place or a new subject in it feels like a year spent waiting.',
    },
  ],
  10: [
    {
      says: 'More of you than you would choose is on view, and you are often discussed by people you have never met.',
    },
  ],
  11: [
    {
      says: 'You do your living in company, and it can take you a year to see that a group you belong to is not what you want.',
    },
  ],
  12: [
    {
      says: 'The larger part of you is off duty when people are looking, and it comes to life when they have gone.',
    },
  ],
}

/** A planet without an aspect to another one. */
export const unaspectedLines: Partial<Record<Planet, Line[]>> = {
  sun: [
    {
      says: 'You find your own direction without comparing notes, and you can be years along before anyone is told.',
    },
    {
      says: 'You are hard to advise, because whatever decides you is not in the conversation.',
    },
  ],
  moon: [
    {
      says: 'Your feelings keep to themselves, so they neither spoil your work nor get much help from it.',
    },
    {
      says: 'You can be in a mood for a week without its touching anything you do, or telling you what it wants.',
    },
  ],
  mercury: [
    {
      says: 'You think things through without consulting the rest of you, and the conclusion arrives finished.',
    },
    {
      says: 'What you think and what you do can go for years without meeting, and you are surprised when someone points it out.',
    },
  ],
  venus: [
    {
      says: 'You like what you like for no reason that the rest of you could name, and it never needed one.',
    },
    {
      says: 'You can be fond of somebody for a long time without its changing a single one of your plans.',
    },
  ],
  mars: [
    { says: 'When you act you act all at once, with no warning that even you could point to.' },
    {
      says: 'You have great energy for some things and none at all for others, and wanting to has little to do with it.',
    },
  ],
  jupiter: [
    {
      says: 'Your good luck comes from nowhere in particular, and you have learned not to count on it.',
    },
    {
      says: 'You are generous in fits, and you could not say what sets one off.',
    },
  ],
  saturn: [
    {
      says: 'You set your own standards by yourself, and nobody has ever been able to talk you down from them.',
    },
    {
      says: 'You are disciplined in one corner of your life and wonder why it does not spread.',
    },
  ],
}

export const strongElement: Record<Element, Line[]> = {
  fire: [
    {
      says: 'You are better supplied with beginnings than with middles, and you get over things fast.',
    },
    { says: 'You warm up a slow room and wear out a tired one.' },
  ],
  earth: [
    {
      says: 'You have staying power to spare, and once you are underway you outlast nearly everyone.',
    },
    {
      says: 'You believe in what can be finished, and a plan with no next step makes you restless.',
    },
  ],
  air: [
    {
      says: 'You can discuss nearly anything, and you tend to have understood a feeling before you have had it.',
    },
    {
      says: 'You live a good deal in conversation, and a thing becomes real to you once it has been put into words.',
    },
  ],
  water: [
    {
      says: 'You pick up what nobody said, and you need more time alone than your calendar allows, to put it down again.',
    },
    {
      says: 'You decide by feel and find the reasons later, and the feel is right more often than the reasons.',
    },
  ],
}

export const absentElement: Record<Element, Line[]> = {
  fire: [
    { says: 'You may need a push to begin, and it helps to tell someone the date.' },
    {
      says: 'Nobody would call you impulsive, and you sometimes wait for a spark that has to come from someone else.',
    },
  ],
  earth: [
    {
      says: 'Plans come to you more easily than receipts do, and what you worked out may never get written down.',
    },
    {
      says: 'You can forget to eat while you are interested in something, and the practical part gets done last and in a hurry.',
    },
  ],
  air: [
    {
      says: 'You find it hard to step back from a thing while you are in it, and you see the pattern a month later.',
    },
    {
      says: 'You would rather show than explain, and people who wait for the explanation can miss the point.',
    },
  ],
  water: [
    {
      says: 'You can be the last to learn that you are hurt, and you learn it from how tired you are.',
    },
    {
      says: 'You take what people say at face value, which is restful for them and sometimes a mistake.',
    },
  ],
}

export const strongQuality: Record<Quality, Line[]> = {
  cardinal: [
    {
      says: 'You would sooner start a thing than keep one going, and you do your best work in the first third.',
    },
  ],
  fixed: [
    {
      says: 'You seldom change your mind in company, and when you do it is weeks later and entirely.',
    },
  ],
  mutable: [
    {
      says: 'You adjust so easily that people forget you had a plan, and now and then you forget it too.',
    },
  ],
}

export const absentQuality: Record<Quality, Line[]> = {
  cardinal: [
    {
      says: 'You improve and defend what is there, and you leave the starting signal to someone else.',
    },
  ],
  fixed: [{ says: 'You can let go of nearly anything, including a few things you meant to keep.' }],
  mutable: [
    {
      says: 'A change of plan at the last minute throws you more than it should, even when the new plan is better.',
    },
  ],
}
