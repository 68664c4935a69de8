import type { LunationPhase } from '#sky/events.ts'

/** What a phase of the Moon brings; clauses that can stand alone. */
export const lunationEffects: Record<LunationPhase, readonly string[]> = {
  new: [
    'something small can start there with less resistance than usual',
    'you get a clean page in that part of life for about a month',
    'it is a good day to decide what the next four weeks are for',
    'a first step there costs less than it will later in the month',
    'what you begin there has two weeks before anyone asks how it is going',
  ],
  first_quarter: [
    'what you began a week before meets its first obstacle',
    'you have to choose between two ways of going on',
  ],
  full: [
    'something there becomes plain, and other people can see it too',
    'feelings about it run high, so wait a day before you answer',
    'what you started two weeks or six months ago shows its result',
    'it gets hard to overlook what is going on there',
    'something there is finished, or ready to be shown',
  ],
  last_quarter: [
    'you can drop what did not work without much grief',
    'it is easier to stop something than to begin',
  ],
}

/** Between its last aspect in a sign and the next sign. */
export const voidMoonEffects: readonly string[] = [
  'what you settle in those hours may have to be settled again',
  'people say yes in those hours and forget that they did',
]

export const eclipseEffects: Record<'solar' | 'lunar', readonly string[]> = {
  solar: [
    'a chapter opens there that takes about half a year to unfold',
    'the next six months ask for a new way of doing things in that part of life',
    'something begins there on a larger scale than you had planned',
  ],
  lunar: [
    'something there comes to its end or into the open, and the rest of the half year sorts it out',
    'you let go of an arrangement there, or it lets go of you',
    'what has been put off there for months gets decided',
  ],
}
