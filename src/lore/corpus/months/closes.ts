import type { TurnKind } from '../../authored.ts'

/** How things stand since the turn: `{stands}` is the clause. */
export const standsAfterTurn: Record<TurnKind, readonly string[]> = {
  begins: [
    'A beginning is enough for one month, and by the end of it {stands}.',
    'Within a few weeks, {stands}.',
    'By the last week of {month}, {stands}.',
  ],
  shows: [
    'By the end of {month}, {stands}.',
    'As {month} ends, {stands}.',
    'Before {month} is over, {stands}.',
  ],
  halts: [
    'Nothing about this has to be settled in {month}, and by the end of it {stands}.',
    'The wait has its use, and before {month} is over {stands}.',
    'No date presses you, and in a few weeks {stands}.',
  ],
  resumes: [
    'Now that things can move again, {stands} before long.',
    'Things can move again, and by the time {month} ends {stands}.',
  ],
  eases: [
    'When {month} is over, {stands}.',
    'With that much help, {stands} when the month is over.',
    'It takes little effort this time, and in the end {stands}.',
  ],
  presses: [
    'Once the pressure is off, {stands}.',
    'It gets quieter toward the end of {month}, and {stands}.',
    'When it gets quieter, {stands}.',
  ],
}
