import type { YearStage } from '../../year-ahead.ts'

/** What an act of a year is called, after its months. */
export const actTitles: Record<YearStage, Record<'presses' | 'eases', readonly string[]>> = {
  first: {
    presses: [
      'up against it',
      'the first friction',
      'how it starts to pinch',
      'a bad moment to ask',
    ],
    eases: ['time to look around', 'a kind start', 'help before you need it', 'no hurry yet'],
  },
  before: {
    presses: ['the pressure builds', 'less room to put it off', 'the old way stops working'],
    eases: ['a breather before the test', 'something to work with', 'a trial run'],
  },
  lead: {
    presses: ['no more waiting', 'what it comes down to', 'the test', 'when you have to decide'],
    eases: ['the best chance you get', 'the way opens', 'what you were waiting for'],
  },
  leadFirst: {
    presses: ['straight in', 'the hard part first', 'decide now, understand later', 'no warm-up'],
    eases: ['the best of it first', 'a running start'],
  },
  between: {
    presses: ['no quiet in between', 'trouble from another side'],
    eases: ['an intermission', 'air between two rounds'],
  },
  return: {
    presses: ['the second round', 'the same again, and you know it', 'what was left open'],
    eases: ['a second helping', 'the good part comes back'],
  },
  after: {
    presses: ['what the decision costs', 'whether you meant it', 'living with the answer'],
    eases: ['what it was good for', 'it pays for itself', 'lighter going'],
  },
  later: {
    presses: ['keeping to it', 'the answer on a bad day', 'holding your ground'],
    eases: ['room for other things', "what you've earned", 'the rest of it is yours'],
  },
}

/** Of a first act with the decision in it, which opens in the other tone than most of it has. */
export const turningTitles: Record<'presses' | 'eases', readonly string[]> = {
  presses: ['help, then the hard part', 'some help, and then the test'],
  eases: ['a bump, then the best of it', 'uphill, and then easier'],
}
