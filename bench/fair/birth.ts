import { DAY } from '../../src/durations.ts'

/** Different birth details for every turn. */
export function birthOf(turn: number) {
  const birthDate = new Date(Date.UTC(1960, 0, 1) + turn * DAY).toISOString().slice(0, 10)
  return { birthDate, birthTime: '14:30', birthLocation: 'Lisbon, Portugal' }
}
