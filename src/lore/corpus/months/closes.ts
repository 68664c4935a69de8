import type { TurnKind } from '../../authored.ts'

/** How things stand since the turn: `{stands}` is the clause, `{Stands}` at the beginning of a sentence. */
export const standsAfterTurn: Record<TurnKind, readonly string[]> = {
  begins: [
    'By the end of {month}, {stands}.',
    'Before {month} is over, {stands}.',
    'A beginning is enough for one month, and by the end of it {stands}.',
    'As {month} ends, {stands}.',
  ],
  shows: [
    'By the end of {month}, {stands}.',
    'When {month} is over, {stands}.',
    'As {month} ends, {stands}.',
    'Before {month} is over, {stands}.',
  ],
  halts: [
    'Nothing about this has to be settled in {month}, and by the end of it {stands}.',
    'By the end of {month}, {stands}.',
    'The wait has its use, and before {month} is over {stands}.',
    'As {month} ends, {stands}.',
  ],
  resumes: [
    'By the end of {month}, {stands}.',
    'Things can move again, and by the time {month} ends {stands}.',
  ],
  eases: [
    'By the end of {month}, {stands}.',
    'When {month} is over, {stands}, and that makes the rest easier.',
    'Before {month} is over, {stands}.',
  ],
  presses: [
    'By the end of {month}, {stands}.',
    'Once the pressure is off, {stands}.',
    'It gets quieter toward the end of {month}, and {stands}.',
  ],
}
