import type { TurnKind } from '../../authored.ts'

/** How things stand after the turn, on `{day}`: `{stands}` is the clause, `{Stands}` at the beginning of a sentence. */
export const standsAfterTurn: Record<TurnKind, readonly string[]> = {
  begins: [
    'In the weeks after {day}, {stands}.',
    '{Stands} before {month} is out.',
    '{Stands} within four weeks of {day}.',
    'Whatever you do about it after {day}, {stands} before the month is over.',
  ],
  shows: [
    'After {day}, {stands}.',
    'Give it until {day}, and {stands}.',
    'Once {day} is past, {stands}.',
    'Wait for {day} before you decide, and {stands}.',
  ],
  halts: [
    'Nothing about this has to be settled on {day}, and before {month} is out {stands}.',
    '{Stands} before {month} is out.',
    'After {day} you have until the end of the month, and {stands}.',
    '{Stands} by the end of the month, which is more than you could say before {day}.',
  ],
  resumes: [
    'Things move again after {day}, and before {month} is out {stands}.',
    'From {day} on it goes faster, and {stands} before the month is over.',
  ],
  eases: [
    'After {day}, {stands}.',
    'Once {day} is past, {stands}, and that makes the rest easier.',
    'With {day} behind you, {stands}.',
  ],
  presses: [
    'Once the pressure of {day} is past, {stands}.',
    '{Stands} by the time {day} is over.',
    'It gets quieter after {day}, and {stands}.',
  ],
}

/** The same by the last event of the month, `{event}` on `{last}`. */
export const standsAtLast: readonly string[] = [
  'By {last}, when {event}, {stands}.',
  '{Stands} by {last}, when {event}.',
  'The last day to watch for this is {last}, when {event}, and {stands} by then.',
  'One more date belongs to this, {last}, when {event}. {Stands} by then.',
]

/** What two days of the month may show, in order: `{first}` on `{one}` and `{second}` on `{other}`. */
export const shownOnDays: readonly string[] = [
  '{One} may show you {first}, and {other} may show you {second}.',
  'On {one} you may find out {first}, and on {other} you may see {second}.',
  'You may learn {first} on {one}, and {second} on {other}.',
  'Around {one} you may see {first}, and by {other} you may know {second}.',
  'On {one} you may realize {first}, and on {other} you may see {second}.',
]
