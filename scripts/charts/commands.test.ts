import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openDataFiles } from '../../src/server/data-files.ts'
import { chartLine } from './chart-line.ts'
import { skyEvents } from './sky-lines.ts'

const data = await openDataFiles({ places: undefined })

interface Reference {
  id: string
  birthDate: string
  birthTime: string
  place: { name: string; lat: number; lon: number; zone: string }
  status: string
  utc: string
  offsetSeconds: number
  candidates?: { utc: string; offsetSeconds: number }[]
}

const references: Reference[] = JSON.parse(
  readFileSync('src/sky/testdata/natal-oracle.json', 'utf8'),
).rows

const paris = { birthDate: '1985-05-17', birthTime: '14:30', birthLocation: 'Paris, France' }

// Through JSON, as readers of the output get it: it drops undefined fields.
async function chartOf(input: unknown) {
  const line = typeof input === 'string' ? input : JSON.stringify(input)
  return JSON.parse(JSON.stringify(await chartLine(data, line)))
}

describe('npm run chart', () => {
  it.each(references)('resolves $id as the reference does', async (row) => {
    const { birthDate, birthTime, place } = row
    const chart = await chartOf({ birthDate, birthTime, birthLocation: place.name })
    expect(chart).toMatchObject({
      utc: row.utc,
      offsetSeconds: row.offsetSeconds,
      zone: place.zone,
      status: row.status,
      ...(row.candidates && {
        candidates: row.candidates.map(({ utc, offsetSeconds }) => ({ utc, offsetSeconds })),
      }),
    })
    const { lat, lon, zone } = place
    const byCoordinates = await chartOf({ birthDate, birthTime, lat, lon, zone })
    expect(byCoordinates).toMatchObject({ utc: row.utc, status: row.status })
    if (chart.place.lat === lat && chart.place.lon === lon)
      expect(byCoordinates.bodies).toEqual(chart.bodies)
  })

  it('writes bodies, angles, houses, aspects and facts', async () => {
    const chart = await chartOf(paris)
    expect(Object.keys(chart.bodies)).toHaveLength(13)
    expect(chart.bodies.sun).toMatchObject({ sign: 'Taurus', degrees: 26, retrograde: false })
    expect(chart.angles.asc.longitude).toBe(chart.houses.cusps[0].longitude)
    expect(chart.houses).toMatchObject({ system: 'placidus' })
    expect(chart.houses.cusps).toHaveLength(12)
    expect(Object.keys(chart.aspects[0]).slice(0, 4)).toEqual(['a', 'b', 'aspect', 'orb'])
    expect(chart.facts.map(({ id }: { id: string }) => id)).toContain('placement:sun')
  })

  it('reads a line after a byte order mark', async () => {
    expect(await chartOf(`\uFEFF${JSON.stringify(paris)}`)).toMatchObject({ status: 'ok' })
  })

  it('prefers a given offset', async () => {
    const chart = await chartOf({ ...paris, offset: 3600 })
    expect(chart).toMatchObject({ utc: '1985-05-17T13:30:00Z', offsetSeconds: 3600, status: 'ok' })
  })

  it('has no houses and no angles for an unknown time', async () => {
    const chart = await chartOf({ ...paris, birthTime: 'unknown' })
    expect(chart).toMatchObject({ timeKnown: false, angles: null, houses: null })
    expect(chart.bodies.sun.house).toBeNull()
    expect(chart.facts.some(({ kind }: { kind: string }) => kind === 'house')).toBe(false)
  })

  it.each([
    ['nonsense', /not JSON/],
    ['', /not JSON/],
    ['[1]', /one JSON object/],
    ['null', /one JSON object/],
    [{ ...paris, birthDate: '1900-02-29' }, /date does not exist/],
    [{ ...paris, birthDate: '1899-12-31' }, /between January 1, 1900/],
    [{ ...paris, birthDate: 19850517 }, /"birthDate" has to be a text/],
    [{ ...paris, birthTime: '24:00' }, /from 00:00 to 23:59/],
    [{ ...paris, birthTime: '7:5' }, /from 00:00 to 23:59/],
    [{ birthDate: paris.birthDate, birthLocation: 'Paris, France' }, /"birthTime" has to be/],
    [{ ...paris, birthLocation: 'Qwertzuiopü' }, /no place called/],
    [{ ...paris, birthLocation: '๛๛๛' }, /no place called/],
    [{ ...paris, birthLocation: ' ' }, /Give a "birthLocation"/],
    [{ ...paris, lat: 48 }, /all of "lat", "lon" and "zone"/],
    [{ ...paris, lat: 'NaN', lon: 2, zone: 'Europe/Paris' }, /"lat" has to be a number/],
    [{ ...paris, lat: 95, lon: 2, zone: 'Europe/Paris' }, /latitude lies between/],
    [{ ...paris, lat: 48, lon: 200, zone: 'Europe/Paris' }, /longitude lies between/],
    [{ ...paris, lat: 48, lon: 2, zone: 'Europe/Atlantis' }, /no time zone called/],
    [{ ...paris, offset: 1.5 }, /whole number of seconds/],
    [{ ...paris, offset: 90_000 }, /less than a day/],
  ])('rejects %o with one sentence', async (input, sentence) => {
    const answer = await chartOf(input)
    expect(Object.keys(answer)).toEqual(['error'])
    expect(answer.error).toMatch(sentence)
  })
})

describe('npm run sky', () => {
  const window = { from: '2026-07-01', to: '2026-09-01' }
  const natal = `${JSON.stringify(paris)}\n`

  it('writes the five types of events in order of time, transits with a natal file only', async () => {
    const typesOf = (events: { type: string }[]) => new Set(events.map(({ type }) => type))
    const plain = await skyEvents(data, window)
    expect(typesOf(plain)).toEqual(new Set(['lunation', 'ingress', 'station', 'eclipse']))
    const events = await skyEvents(data, { ...window, natal })
    expect(typesOf(events)).toContain('transit')
    const instants = events.map(({ at }) => at)
    expect(instants).toEqual([...instants].sort())
    expect(events).toContainEqual({
      type: 'lunation',
      phase: 'new',
      at: '2026-08-12T17:36:45Z',
      longitude: expect.closeTo(140.0329, 3),
    })
  })

  it('filters by the requested types', async () => {
    const events = await skyEvents(data, { ...window, types: 'eclipse,void_moon' })
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['eclipse', 'void_moon']))
  })

  it('accepts instants', async () => {
    const request = { from: '2026-08-12T17:36:45Z', to: '2026-08-12T17:36:46Z' }
    const events = await skyEvents(data, request)
    expect(events.map(({ type }) => type)).toEqual(['lunation'])
  })

  it.each([
    [{ to: '2026-09-01' }, /--from has to be a date/],
    [{ from: '2026-02-30', to: '2026-09-01' }, /and not "2026-02-30"/],
    [{ from: '2026-02-20', to: '2026-09-01T25:00:00Z' }, /--to has to be a date/],
    [{ from: '2026-02-20', to: '2026-02-19' }, /ends before it begins/],
    [{ from: '1800-01-01', to: '1801-01-01' }, /reaches from/],
    [{ ...window, types: 'comet' }, /"comet" is no type/],
    [{ ...window, types: 'transit' }, /--natal FILE/],
    [{ ...window, natal: '' }, /not JSON/],
    [{ ...window, natal: '{"birthDate":"1990-02-31"}' }, /date does not exist/],
  ])('rejects %o with a sentence', async (request, sentence) => {
    await expect(skyEvents(data, request)).rejects.toThrow(sentence)
  })
})
