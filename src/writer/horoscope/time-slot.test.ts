import { expect, test } from 'vitest'
import { fillTemplate } from '../prose/template.ts'
import { fillTime, type When } from './time-slot.ts'

const onThursday: When = { kind: 'date', at: '2026-12-03' }
const asSaid: When = { kind: 'as said' }

test.each<[string, When, string]>([
  ['{on} it rains{ref}.', onThursday, 'On Thursday, December 3, it rains (Venus).'],
  [
    'It rains {on}{ref} and stops.',
    onThursday,
    'It rains on Thursday, December 3 (Venus), and stops.',
  ],
  ['{on} it rains{ref}.', { kind: 'this week' }, 'This week it rains (Venus).'],
  ['{on} it rains{ref}.', asSaid, 'It rains (Venus).'],
  ['It rains {on}{ref}, in all the streets.', asSaid, 'It rains (Venus), in all the streets.'],
  [
    'It rains for some weeks, starting {on}{ref}.',
    asSaid,
    'It rains for some weeks, starting that day (Venus).',
  ],
  ['It rains {on} and for a week{ref}.', asSaid, 'It rains that day and for a week (Venus).'],
])('%s with %o is "%s"', (template, when, printed) => {
  expect(fillTemplate(fillTime(template, when), { ref: ' (Venus)' })).toBe(printed)
})
