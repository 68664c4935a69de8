import { describe, expect, test } from 'vitest'
import type { Places } from './places.ts'

/** The contract test of every `Places` adapter. */
export function describePlaces(source: string, open: () => Promise<Places>) {
  describe(`${source}: places`, () => {
    test('[3.5] a suggestion has a name, an id, coordinates and a time zone for the server', async () => {
      const [first] = await (await open()).suggest('Amsterdam', 8)
      expect(first).toEqual({
        display_name: expect.stringMatching(/^Amsterdam, .*Netherlands$/),
        place_id: expect.stringMatching(/./),
        lat: expect.closeTo(52.37, 1),
        lon: expect.closeTo(4.89, 1),
        zone: 'Europe/Amsterdam',
      })
    })

    test('suggests no more places than the limit', async () => {
      const places = await open()
      expect(await places.suggest('Springfield', 2)).toHaveLength(2)
    })

    test('a name in its own script is found', async () => {
      const [first] = await (await open()).suggest('東京', 8)
      expect(first?.zone).toBe('Asia/Tokyo')
    })

    test.each(['', '   ', 'x'.repeat(101)])('nothing is suggested for "%s"', async (text) => {
      expect(await (await open()).suggest(text, 8)).toEqual([])
    })

    test('the display name and the id of a suggestion both resolve to that place', async () => {
      const places = await open()
      for (const suggestion of await places.suggest('Springfield', 8)) {
        expect(await places.resolve(suggestion.display_name)).toEqual({
          status: 'one',
          place: suggestion,
        })
        expect(await places.byId(suggestion.place_id)).toEqual(suggestion)
      }
    })

    test('Paris in Texas is not Paris', async () => {
      const resolution = await (await open()).resolve('Paris, Texas')
      expect(resolution).toMatchObject({ status: 'one', place: { zone: 'America/Chicago' } })
    })

    test('[3.5] an ambiguous name gives the candidates', async () => {
      const resolution = await (await open()).resolve('Springfield')
      expect(resolution.status).toBe('several')
      const names =
        resolution.status === 'several' && resolution.candidates.map((place) => place.display_name)
      expect(new Set(names || []).size).toBeGreaterThanOrEqual(3)
    })

    test('an unknown name resolves to none', async () => {
      const resolution = await (await open()).resolve('Xqwzzy')
      expect(resolution).toEqual({ status: 'none', candidates: [] })
    })

    test.each(['', 'nonsense', '-1', '1', '99999999999999999999', 'R0'])(
      'the id "%s" is nobody’s',
      async (id) => {
        expect(await (await open()).byId(id)).toBeUndefined()
      },
    )
  })
}
