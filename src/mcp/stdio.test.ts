import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

// Only protocol may be on stdout: the client reports whatever else it reads.
const errors: Error[] = []
let client: Client
beforeAll(async () => {
  client = new Client({ name: 'test', version: '1' })
  client.onerror = (error) => errors.push(error)
  const args = [join(root, 'src/mcp.ts')]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: '/' }))
})
afterAll(() => client.close())

const birth = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa, Florida' }

interface Shown {
  fact: string
  label: string
  meaning?: string
  date: string
  says?: { text: string; facts: string[] }[]
}
/** Whatever the tools answer, as far as these tests read it. */
interface Answer {
  chart: {
    ascendant: { signName: string } | null
    planets: { planetName: string; signName: string }[]
  }
  facts: Shown[]
  events: Shown[]
  meanings: Shown[]
  good: { day: string; because: Shown[] }[]
}

async function call(name: string, args: Record<string, unknown>): Promise<Answer> {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: args })
  expect(isError, JSON.stringify(content)).toBeFalsy()
  return structuredContent as unknown as Answer
}

async function refusalOf(name: string, args: Record<string, unknown>) {
  const { isError, content } = await client.callTool({ name, arguments: args })
  expect(isError).toBe(true)
  return (content as { text: string }[]).map(({ text }) => text).join('\n')
}

describe('an assistant on this computer', () => {
  test('finds the tools that need no account', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'best_days',
      'find_dates',
      'meaning',
      'meanings',
      'natal_chart',
      'transits',
    ])
    for (const { description, inputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(40)
      expect(inputSchema.type).toBe('object')
    }
    expect(errors).toEqual([])
  })

  test('gets a natal chart, with facts and what they mean', async () => {
    const { chart, facts } = await call('natal_chart', { birth })
    expect(chart.planets.find(({ planetName }) => planetName === 'Sun')?.signName).toBe('Gemini')
    expect(chart.ascendant?.signName).toBe('Libra')
    const sun = facts.find(({ fact }) => fact === 'placement:sun')
    expect(sun?.label).toMatch(/^Sun 19°\d\d′ Gemini$/)
    expect(sun?.meaning).toContain('in Gemini it wants to talk')
  })

  test('gets no houses and angles without a birth time', async () => {
    const { chart, facts } = await call('natal_chart', {
      birth: { ...birth, birthTime: 'unknown' },
    })
    expect(chart.ascendant).toBeNull()
    expect(facts.filter(({ fact }) => /^(house|angle|ruler):/.test(fact))).toEqual([])
  })

  test('gets transits, and what one of them means', async () => {
    const period = { from: '2026-12-01', to: '2026-12-31', timeZone: 'America/New_York' }
    const { events } = await call('transits', { birth, ...period })
    expect(events.length).toBeGreaterThan(10)
    expect(events.every(({ date }) => date >= period.from && date <= period.to)).toBe(true)
    const transit = events.find(({ fact }) => fact.startsWith('transit:'))
    const { meanings } = await call('meanings', { birth, facts: [transit?.fact, 'placement:moon'] })
    expect(meanings.map(({ label }) => label)).toEqual([
      transit?.label,
      expect.stringMatching(/^Moon .* Capricorn/),
    ])
    expect(meanings[1]?.says?.length).toBeGreaterThan(0)
  })

  test('finds dates with and without a chart', async () => {
    const year = { from: '2026-01-01', to: '2026-12-31' }
    const stations = { kinds: ['station'], bodies: ['mercury'], directions: ['retrograde'] }
    const { events } = await call('find_dates', { ...year, ...stations })
    expect(events.map(({ date }) => date.slice(0, 7))).toEqual(['2026-02', '2026-06', '2026-10'])
    const eclipses = await call('find_dates', { ...year, kinds: ['eclipse'] })
    expect(eclipses.events.map(({ fact }) => fact)).toContain('eclipse:solar:total:2026-08-12')
    const natal = { kinds: ['transit'], bodies: ['saturn'], natalPoints: ['sun'] }
    const exact = await call('find_dates', { birth, ...year, ...natal })
    expect(exact.events.every(({ fact }) => /^transit:saturn~sun:/.test(fact))).toBe(true)
  })

  test('finds the best days for a purpose', async () => {
    const { good } = await call('best_days', {
      birth,
      purpose: 'work',
      from: '2031-01-01',
      to: '2031-06-30',
    })
    expect(good.length).toBeGreaterThan(0)
    expect(good[0]?.because.length).toBeGreaterThan(0)
  })

  test('learns what a placement and an aspect mean in any chart', async () => {
    const moon = await call('meaning', { point: 'moon', sign: 'Capricorn' })
    expect(moon.meanings[0]?.meaning).toContain('in Capricorn it wants things in order')
    const { meanings } = await call('meaning', { point: 'saturn', aspect: 'square', other: 'sun' })
    expect(meanings).toEqual([
      {
        fact: 'aspect:sun~saturn:square',
        meaning: expect.stringMatching(/^The Sun and Saturn block/),
      },
    ])
  })

  test.each([
    [
      'a date that does not exist',
      'natal_chart',
      { birth: { ...birth, birthDate: '1990-02-30' } },
      /"birth\.birthDate": That date does not exist/,
    ],
    [
      'a place with many of its name',
      'natal_chart',
      { birth: { ...birth, birthLocation: 'Springfield' } },
      /There is more than one place called "Springfield"[\s\S]*"candidates"/,
    ],
    ['no birth', 'transits', { from: '2026-01-01', to: '2026-01-02' }, /^Give "birth"/],
    [
      'a period in reverse',
      'find_dates',
      { from: '2026-02-01', to: '2026-01-01' },
      /^The last date is before the first/,
    ],
    [
      'a period of decades',
      'find_dates',
      { from: '2026-01-01', to: '2056-01-01' },
      /at most 3 years/,
    ],
    [
      'a period beyond the ephemeris',
      'find_dates',
      { from: '1700-01-01', to: '1700-01-02' },
      /outside of what can be computed/,
    ],
    [
      'an unknown time zone',
      'find_dates',
      { from: '2026-01-01', to: '2026-01-02', timeZone: 'Moon/Base' },
      /no time zone called "Moon\/Base"/,
    ],
    [
      'an invented fact',
      'meanings',
      { birth, facts: ['placement:vulcan'] },
      /no fact "placement:vulcan"/,
    ],
    ['an argument that does not exist', 'meaning', { point: 'sun', sgin: 'Leo' }, /sgin/],
  ])('learns what is wrong with %s', async (_, name, args, sentence) => {
    expect(await refusalOf(name, args)).toMatch(sentence)
  })
})
