import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { glyphPlaces } from './glyph-places.ts'
import { doubleTracks, place, singleTrack } from './wheel-geometry.ts'

const signOf = (longitude: number) => Math.floor(longitude / 30)
const longitude = fc.double({ min: 0, max: 359.9, noNaN: true })

describe('crowded planets', () => {
  test.each([
    ['one chart', singleTrack],
    ['the inner of two', doubleTracks.inner],
    ['the outer of two', doubleTracks.outer],
  ])('on the wheel of %s are never drawn below a neighbor sign', (_, track) => {
    const planets = fc.array(longitude, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(planets, longitude, longitude, (given, asc, mc) => {
        const places = glyphPlaces(given, track, [asc, asc + 180, mc, mc + 180])
        const drawn = places.map((one) => signOf((one.longitude + 1e-5) % 360))
        const drawnBefore = places.map((one) => signOf((one.longitude + 360 - 1e-5) % 360))
        given.forEach((own, index) => {
          expect([drawn[index], drawnBefore[index]]).toContain(signOf(own))
        })
      }),
    )
  })

  test('of five in one sign stand in two rows, each in a target of 24 pixels on a phone', () => {
    const five = [301, 302, 304.5, 305, 306]
    const places = glyphPlaces(five, singleTrack, [])
    expect(places.map(({ longitude }) => signOf(longitude))).toEqual([10, 10, 10, 10, 10])
    expect(new Set(places.map(({ at }) => at)).size).toBe(2)
    const pixels = 359 / 496
    for (const { reach } of places) expect(2 * reach * pixels).toBeGreaterThan(23.9)
    const points = places.map(({ longitude, at }) => place(longitude, 0, at))
    for (const [index, a] of points.entries())
      for (const b of points.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y) * pixels).toBeGreaterThan(23.9)
  })

  test('stand in one row, where they are, when there is room', () => {
    expect(glyphPlaces([10, 100, 200], singleTrack, [])).toEqual(
      [10, 100, 200].map((at) => ({ longitude: at, at: 146, reach: 16.6 })),
    )
  })

  test('two at the edge of a sign do not leave it', () => {
    const [one, other] = glyphPlaces([58, 59], singleTrack, [])
    expect(one?.longitude).toBeLessThan(other?.longitude ?? 0)
    expect(other?.longitude).toBeLessThan(60)
  })
})
