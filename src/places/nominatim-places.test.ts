import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmbeddedPlaces } from './embedded-places.ts'
import { NominatimPlaces } from './nominatim-places.ts'
import { describePlaces } from './places.contract.ts'
import { type NominatimServer, startNominatim } from './testdata/nominatim-server.ts'
import { readGazetteer } from './testdata/open-places.ts'

const embedded = openEmbeddedPlaces(readGazetteer())
let server: NominatimServer
let failures: unknown[]

beforeEach(async () => {
  server = await startNominatim()
  failures = []
})
afterEach(() => server[Symbol.asyncDispose]())

function open(key?: string, now?: () => number) {
  const onFailure = (error: unknown) => failures.push(error)
  return new NominatimPlaces({
    url: server.url,
    key,
    embedded,
    onFailure,
    timeoutMilliseconds: 200,
    now,
  })
}

describePlaces('a service with the Nominatim API', async () => open())

describe('a service with the Nominatim API', () => {
  test('is asked for settlements, in English, with the key', async () => {
    await open('secret').suggest('Paris', 5)
    const [request] = server.requests
    expect(request?.url.pathname).toBe('/nominatim/search')
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      q: 'Paris',
      limit: '5',
      featureType: 'settlement',
      format: 'jsonv2',
      'accept-language': 'en',
      key: 'secret',
    })
    expect(request?.headers['user-agent']).toMatch('Cosmic Path')
  })

  test('returns OpenStreetMap ids, which outlive Nominatim ids', async () => {
    const [first] = await open().suggest('Paris', 5)
    expect(first?.place_id).toBe('R7444')
  })

  test('is clear where one place is far more important', async () => {
    expect(await open().resolve('Paris')).toMatchObject({
      status: 'one',
      place: { zone: 'Europe/Paris' },
    })
  })

  test('is not clear where two places are about as important', async () => {
    const [paris, springfield] = ['Paris', 'Springfield'].map((name, index) => {
      const importance = 0.7 - 0.15 * index
      const place = { osm_type: 'node', osm_id: index + 1, lat: '48.85', lon: '2.35' }
      return { ...place, display_name: `${name}, Somewhere`, importance }
    })
    server.answerWith((response) => response.end(JSON.stringify([paris, springfield])))
    expect(await open().resolve('Anything')).toMatchObject({ status: 'several' })
  })

  test('leaves prefixes to the embedded gazetteer', async () => {
    const [first] = await open().suggest('Amst', 5)
    expect(first).toEqual(embedded.suggestNow('Amst', 1)[0])
    expect(failures).toEqual([])
  })

  test('resolves ids of the embedded gazetteer', async () => {
    const [place] = embedded.suggestNow('Astorga', 1)
    expect(await open().byId(place?.place_id ?? '')).toEqual(place)
  })
})

describe('when the service fails, the embedded gazetteer answers', () => {
  test.each<[string, Parameters<NominatimServer['answerWith']>[0]]>([
    ['is down', (response) => response.destroy()],
    ['is too slow', () => {}],
    ['refuses', (response) => response.writeHead(403).end()],
    ['breaks', (response) => response.writeHead(500).end('oh')],
    ['sends a page', (response) => response.end('<html>')],
    ['sends an error', (response) => response.end('{"error":"Unable to geocode"}')],
    [
      'sends a place off the Earth',
      (response) =>
        response.end('[{"osm_type":"node","osm_id":1,"display_name":"X","lat":"91","lon":"0"}]'),
    ],
  ])('when it %s', async (_what, answer) => {
    server.answerWith(answer)
    const places = open()
    expect(await places.suggest('Berlin', 3)).toEqual(embedded.suggestNow('Berlin', 3))
    expect(failures).toHaveLength(1)
  })

  test('without asking the service again on every keystroke', async () => {
    server.answerWith((response) => response.writeHead(500).end())
    const places = open()
    await places.suggest('Berl', 3)
    await places.suggest('Berli', 3)
    expect(await places.resolve('Paris, Texas')).toMatchObject({ status: 'one' })
    expect(server.requests).toHaveLength(1)
  })

  test('until half a minute has passed', async () => {
    server.answerWith((response) => response.writeHead(500).end())
    let now = Date.parse('2026-12-03T12:00:00Z')
    const places = open(undefined, () => now)
    await places.suggest('Berlin', 3)
    now += 29_999
    await places.suggest('Berlin', 3)
    expect(server.requests).toHaveLength(1)
    now += 1
    await places.suggest('Berlin', 3)
    expect(server.requests).toHaveLength(2)
  })
})
