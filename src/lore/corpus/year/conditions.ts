import type { Dignity } from '#sky/dignities.ts'
import type { YearLord } from '../../year-ahead.ts'

/** How the planet of a year goes about its business, by its condition in the chart: clauses. */
export const lordDignities: Record<YearLord, Partial<Record<Dignity, readonly string[]>>> = {
  sun: {
    domicile: ['you tend to know what you want to be and act on it'],
    exaltation: ['you tend to aim high and be taken at your word'],
    detriment: ['you tend to see yourself through the group before you see yourself at all'],
    fall: ['you tend to ask what others think before you know it yourself'],
  },
  moon: {
    domicile: ['what you feel and what you do are seldom far apart'],
    exaltation: ['you tend to stay calm where others get worked up'],
    detriment: ['you tend to work through a feeling instead of having it'],
    fall: ['you feel things completely and find it hard to be comforted'],
  },
  mercury: {
    domicile: ['you tend to think clearly and find the words at once'],
    exaltation: ['you tend to be exact and to notice errors early'],
    detriment: ['you tend to know the conclusion before the steps that lead to it'],
    fall: ['you tend to sense things first and explain them late'],
  },
  venus: {
    domicile: ['you tend to know what you like and to be liked for it'],
    exaltation: ['you tend to be generous and to see the best in people'],
    detriment: ['you tend to go after what you like before you ask whether it is good for you'],
    fall: ['you tend to see the flaw in what you like'],
  },
  mars: {
    domicile: ['you tend to act as soon as you know what you want'],
    exaltation: ['you tend to plan your strength and use it well'],
    detriment: ['you tend to arrive at what you want by a longer route'],
    fall: ['you tend to defend what you want sooner than say it'],
  },
  jupiter: {
    domicile: ['you tend to trust that things will work out and to act on it'],
    exaltation: ['you tend to be at your most generous here'],
    detriment: ['you tend to look after the details and lose sight of the size of a thing'],
    fall: ['your faith in a thing needs small steps and proof'],
  },
  saturn: {
    domicile: ['you tend to know your duty and keep to it'],
    exaltation: ['you tend to be strict and fair in about equal parts'],
    detriment: ['you tend to find rules harder to set than to follow'],
    fall: ['you tend to be strict first and patient afterward'],
  },
}

/** The same of a planet that is retrograde in the chart. */
export const lordsRetrograde: Partial<Record<YearLord, readonly string[]>> = {
  mercury: ['you tend to think a thing through twice before you answer'],
  venus: ["you tend to doubt that you're liked until long afterward"],
  mars: ['you tend to hold back first and act with more force later'],
  jupiter: ['you tend to believe in others sooner than in yourself'],
  saturn: ['you tend to make your own rules and check them often'],
}
