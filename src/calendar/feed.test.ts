import { randomUUID } from 'node:crypto'
import { sync } from 'node-ical'
import { expect, test } from 'vitest'
import type { StoredEvent } from './events-table.ts'
import { toCalendar } from './feed.ts'

const event: StoredEvent = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  userId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  horoscopeId: '16fd2706-8baf-433b-82eb-8c7fada847da',
  factId: 'transit:mercury~saturn:sextile:2026-12-03',
  date: '2026-12-03',
  at: new Date('2026-12-03T14:05:09Z'),
  isExact: true,
  content: `On Thursday, December 3, the sentence fits into four lines; write it, "as is", ${'and then rest, '.repeat(20)}🌙.`,
  eventType: 'career',
  label: 'Mercury sextile your Saturn',
  writtenAt: new Date('2026-11-21T20:00:00Z'),
}

const parsed = (events: StoredEvent[]) =>
  Object.values(sync.parseICS(toCalendar(events, 'cosmic.example'))).filter(
    (component) => component?.type === 'VEVENT',
  )

test('an RFC 5545 parser reads back the text of a key date, including commas, quotes and long lines', () => {
  const [read] = parsed([event])
  expect(read).toMatchObject({
    uid: expect.stringMatching(
      /^transit-mercury-saturn-sextile-2026-12-03\.[0-9a-f]{16}@cosmic\.example$/,
    ),
    start: event.at,
    dtstamp: event.writtenAt,
    summary: event.label,
    description: event.content,
    categories: ['career'],
  })
})

test('keeps the UID of an event when its text changes, and differs per user', () => {
  const [first, rewritten, others] = parsed([event]).concat(
    parsed([{ ...event, id: randomUUID(), content: 'Written anew.' }]),
    parsed([{ ...event, userId: randomUUID() }]),
  )
  expect(rewritten?.uid).toBe(first?.uid)
  expect(others?.uid).not.toBe(first?.uid)
  expect(first?.uid).not.toContain(event.userId.slice(0, 8))
})

test('an event without an exact time is an all-day event', () => {
  expect(toCalendar([{ ...event, isExact: false }], 'cosmic.example')).toContain(
    'DTSTART;VALUE=DATE:20261203',
  )
})

test('an event that no horoscope has named has no description', () => {
  const { content: _, ...ofSky } = event
  const text = toCalendar([ofSky], 'cosmic.example')
  expect(text).toContain('SUMMARY:Mercury sextile your Saturn')
  expect(text).not.toContain('DESCRIPTION')
})

test('has lines of at most 75 octets, ended by CRLF', () => {
  const lines = toCalendar([event], 'cosmic.example').split('\r\n')
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\n')
  }
})

test('is a valid calendar without events', () => {
  expect(toCalendar([], 'cosmic.example')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR/)
  expect(parsed([])).toEqual([])
})
