import type { Element, Quality } from '#sky/fact-base.ts'
import type { Line } from '../../character.ts'

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
