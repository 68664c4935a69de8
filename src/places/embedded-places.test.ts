import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kilometersBetween } from './distance.ts'
import { EmbeddedPlaces, openEmbeddedPlaces } from './embedded-places.ts'
import { describePlaces } from './places.contract.ts'
import { openGazetteer, readGazetteer } from './testdata/open-places.ts'
import { trickyQueries } from './testdata/tricky-queries.ts'

const gazetteer = openGazetteer()
const places = new EmbeddedPlaces(gazetteer)

describePlaces('the embedded gazetteer', async () => places)

interface ReferencePlace {
  name: string
  geonameId: number | null
  lat: number
  lon: number
  zone: string
}
const reference: { rows: { id: string; place: ReferencePlace }[] } = JSON.parse(
  readFileSync(new URL('../sky/testdata/natal-oracle.json', import.meta.url), 'utf8'),
)

describe('the gazetteer', () => {
  test('has at least 170,000 places', () => {
    expect(gazetteer.size).toBeGreaterThanOrEqual(170_000)
  })

  test('[7.14] the display name of any place resolves to that place', async () => {
    // Every thirteenth: all of them take five seconds.
    for (let number = 0; number < gazetteer.size; number += 13) {
      const { display_name, place_id } = gazetteer.place(number)
      expect(await places.resolve(display_name)).toMatchObject({
        status: 'one',
        place: { place_id },
      })
    }
  })

  test('names only zones that the clock knows', () => {
    const clock: { zones: Record<string, number> } = JSON.parse(
      readFileSync(new URL('../../data/clock.json', import.meta.url), 'utf8'),
    )
    expect(gazetteer.zones.filter((zone) => !(zone in clock.zones))).toEqual([])
  })

  test('credits its sources', () => {
    expect(places.sources.join()).toMatch(/GeoNames.*CC BY 4\.0.*OpenStreetMap.*ODbL/)
  })

  test.each([
    ['Hanoi', 'Asia/Bangkok'],
    ['Ho Chi Minh City', 'Asia/Ho_Chi_Minh'],
    ['Bangkok', 'Asia/Bangkok'],
    ['Nicosia', 'Asia/Nicosia'],
    ['Ürümqi', 'Asia/Shanghai'],
    ['Ciudad Juárez', 'America/Ciudad_Juarez'],
    ['Moyale, Kenya', 'Africa/Nairobi'],
    ['Kyiv', 'Europe/Kyiv'],
    ['Broken Hill', 'Australia/Broken_Hill'],
  ])('%s keeps %s', async (text, zone) => {
    const [place] = await places.suggest(text, 1)
    expect(place?.zone).toBe(zone)
  })

  test('other bytes are rejected with a hint to run build:places', () => {
    expect(() => openEmbeddedPlaces(Buffer.from('hello, this is another file'))).toThrow(
      /build:places/,
    )
  })

  test('opens from the middle of a buffer', async () => {
    const bytes = readGazetteer()
    const shifted = Buffer.concat([Buffer.from('x'), bytes]).subarray(1)
    expect((await openEmbeddedPlaces(shifted).suggest('Rome', 1))[0]?.zone).toBe('Europe/Rome')
  })
})

describe('every reference birth place', () => {
  test.each(reference.rows.map(({ id, place }) => [id, place.name, place] as const))(
    '%s: %s is the one clear match and the first suggestion',
    async (_id, name, { geonameId, lat, lon, zone }) => {
      const resolution = await places.resolve(name)
      expect(resolution).toMatchObject({ status: 'one', place: { lat, lon, zone } })
      const place = resolution.status === 'one' ? resolution.place : undefined
      if (geonameId) expect(place?.place_id).toBe(String(geonameId))
      expect((await places.suggest(name, 8))[0]?.place_id).toBe(place?.place_id)
    },
  )
})

describe('the most likely place comes first', () => {
  test.each(trickyQueries)('%s finds %s', async (query, first) => {
    expect((await places.suggest(query, 8))[0]?.display_name).toBe(first)
  })
})

describe('[3.5] a text', () => {
  test.each([
    ['Paris', 'Paris, Île-de-France, France'],
    ['London', 'London, England, United Kingdom'],
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['San José, CR', 'San José, Costa Rica'],
    ['東京', 'Tokyo, Japan'],
    ['Wien', 'Vienna, Austria'],
    ['Springfield IL', 'Springfield, Illinois, United States'],
  ])('"%s" means %s', async (text, name) => {
    expect(await places.resolve(text)).toMatchObject({
      status: 'one',
      place: { display_name: name },
    })
  })

  test.each(['Springfield', 'San José', 'Cambridge', 'Newcastle', 'Santa Cruz'])(
    '"%s" is not clear',
    async (text) => {
      expect((await places.resolve(text)).status).toBe('several')
    },
  )

  test.each(['Odesa', 'Philadelphia'])(
    '"%s" means the place of that name, not one with that name in another language',
    async (text) => {
      expect((await places.resolve(text)).status).toBe('one')
    },
  )

  test('a population below 1,000 counts as 1,000, because such figures are uncertain', async () => {
    // One Viale has 8,939 people, the other 225.
    expect((await places.resolve('Viale')).status).toBe('several')
  })

  test('of up to three letters means no name in another language', async () => {
    const names = (await places.suggest('Ham', 2)).map((place) => place.display_name)
    expect(names).toEqual(['Ham, Hauts-de-France, France', 'Hamburg, Germany'])
  })

  test('of more than 100 characters gets no suggestions', async () => {
    expect(await places.suggest('Paris, France, France', 1)).toHaveLength(1)
    expect(await places.suggest(`Paris, ${'France, '.repeat(14)}`, 1)).toEqual([])
  })

  test('with a wrong area gives the places of that name', async () => {
    const resolution = await places.resolve('Amsterdam, Texas')
    expect(resolution.status).toBe('none')
    const names = resolution.status === 'none' ? resolution.candidates : []
    expect(names.map((place) => place.display_name)).toContain(
      'Amsterdam, North Holland, Netherlands',
    )
  })

  test('that is only a prefix of a name is not a clear match', async () => {
    expect(await places.resolve('Amsterda')).toMatchObject({ status: 'none' })
  })
})

describe('the nearest place', () => {
  test.each([
    [52.3731, 4.8922, 'Europe/Amsterdam'],
    [-16.5, 179.99, 'Pacific/Fiji'],
    [-16.5, -179.99, 'Pacific/Fiji'],
    [78.2, 15.6, 'Arctic/Longyearbyen'],
    [-89.9, 0, 'Antarctica/Vostok'],
    [90, 0, 'Arctic/Longyearbyen'],
    [0, 0, 'Africa/Accra'],
  ])('of %d, %d keeps %s', (lat, lon, zone) => {
    expect(places.nearest(lat, lon).zone).toBe(zone)
  })

  test('is the one that a linear search finds', () => {
    const all = Array.from({ length: gazetteer.size }, (_, i) => gazetteer.place(i))
    const spread = Array.from({ length: 12 }, (_, i) => {
      return { lat: ((i * 61) % 170) - 85, lon: ((i * 137) % 360) - 180 }
    })
    // Across the antimeridian.
    const pacific = [-16.9, -19, 52, 66].flatMap((lat) => [
      { lat, lon: 179.99 },
      { lat, lon: -179.99 },
    ])
    for (const point of [...spread, ...pacific]) {
      const distances = all.map((place) => kilometersBetween(point, place))
      const least = distances.reduce((a, b) => Math.min(a, b))
      const found = places.nearest(point.lat, point.lon)
      expect(kilometersBetween(point, found)).toBeCloseTo(least, 9)
    }
  })
})

describe('what people type', () => {
  test.each([
    ['LA', 'Los Angeles, California, United States'],
    ['L.A.', 'Los Angeles, California, United States'],
    ['NYC', 'New York City, New York, United States'],
    ['LA, CA', 'Los Angeles, California, United States'],
    ['la, usa', 'Los Angeles, California, United States'],
    ['NYC, NY', 'New York City, New York, United States'],
    ['SF', 'San Francisco, California, United States'],
    ['SF, CA', 'San Francisco, California, United States'],
    ['Vegas', 'Las Vegas, Nevada, United States'],
    ['Philly', 'Philadelphia, Pennsylvania, United States'],
    ['St. Pete', 'St. Petersburg, Florida, United States'],
    ['Ft. Worth', 'Fort Worth, Texas, United States'],
    ['HK', 'Hong Kong, Central and Western, Hong Kong SAR China'],
    ['DC', 'Washington, D.C., District of Columbia, United States'],
    ['KL', 'Kuala Lumpur, Malaysia'],
    ['Rio', 'Rio de Janeiro, Brazil'],
    ['New Delhi', 'Delhi, India'],
  ])('by its usual short name, %s is suggested first as %s', async (text, name) => {
    const [first] = await places.suggest(text, 5)
    expect(first?.display_name).toBe(name)
  })

  test.each([
    ['Lndon', 'London, England, United Kingdom'],
    ['Lonndon', 'London, England, United Kingdom'],
    ['Lomdon', 'London, England, United Kingdom'],
    ['Lodnon', 'London, England, United Kingdom'],
    ['NewYork', 'New York City, New York, United States'],
    ['Los Angelos', 'Los Angeles, California, United States'],
    ['Lndon, Ontario', 'London, Ontario, Canada'],
  ])('with a typo, %s is suggested first as %s', async (text, name) => {
    const [first] = await places.suggest(text, 5)
    expect(first?.display_name).toBe(name)
  })

  test.each([
    ['LA', 'Los Angeles, California, United States'],
    ['L.A., California', 'Los Angeles, California, United States'],
    ['NYC', 'New York City, New York, United States'],
    ['Atl', 'Atlanta, Georgia, United States'],
  ])('without a choice, %s means %s', async (text, name) => {
    expect(await places.resolve(text)).toMatchObject({
      status: 'one',
      place: { display_name: name },
    })
  })

  test('a short name that is a town of its own is asked about', async () => {
    expect((await places.resolve('Rio')).status).toBe('several')
    expect(await places.resolve('Rio, Greece')).toMatchObject({
      status: 'one',
      place: { display_name: 'Río, West Greece, Greece' },
    })
  })

  test('a slip is asked about, and never taken for the place', async () => {
    const resolution = await places.resolve('Lndon')
    expect(resolution.status).toBe('none')
    const [first] = 'candidates' in resolution ? resolution.candidates : []
    expect(first?.display_name).toBe('London, England, United Kingdom')
  })

  test.each(['constructor', 'toString', '__proto__'])(
    '%s is a text like any other',
    async (text) => {
      expect(await places.suggest(text, 5)).toEqual(expect.any(Array))
      expect((await places.resolve(text)).status).toBe('none')
    },
  )

  test('a short word is not corrected', async () => {
    expect(await places.suggest('qzx', 5)).toEqual([])
  })
})
