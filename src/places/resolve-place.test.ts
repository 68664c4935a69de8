import { describe, expect, test } from 'vitest'
import { AppError } from '#errors.ts'
import { openEmbeddedPlaces } from './embedded-places.ts'
import { resolvePlace } from './resolve-place.ts'
import { readGazetteer } from './testdata/open-places.ts'

const places = openEmbeddedPlaces(readGazetteer())
const [parisTexas] = places.suggestNow('Paris, Texas', 1)
if (!parisTexas) throw new Error('The gazetteer has lost Paris, Texas')

async function refusal(
  ...arguments_: Parameters<typeof resolvePlace> extends [unknown, ...infer R] ? R : never
) {
  const error = await resolvePlace(places, ...arguments_).catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError)) throw new Error('This was not rejected')
  expect(error.code).toBe('place_unclear')
  expect(error.field).toBe('birthLocation')
  return error
}

describe('[3.5] the place of a birth', () => {
  test('is the only clear match of the text', async () => {
    const place = await resolvePlace(places, 'Amsterdam, North Holland, Netherlands')
    expect(place.zone).toBe('Europe/Amsterdam')
  })

  test('is the chosen one even if the text says otherwise', async () => {
    expect(await resolvePlace(places, 'Paris', parisTexas)).toEqual(parisTexas)
  })

  test('several: the sentence names candidates, and the error has them as suggestions', async () => {
    const { message, candidates } = await refusal('Springfield')
    expect(message).toMatch(/^There is more than one place called "Springfield"\. Please choose: /)
    expect(message).toContain('Springfield, Illinois, United States')
    expect(candidates?.map(({ label }) => label)).toContain('Springfield, Illinois, United States')
    expect(Object.keys(candidates?.[0]?.place ?? {}).sort()).toEqual([
      'display_name',
      'lat',
      'lon',
      'place_id',
    ])
  })

  test('several: the sentence names five candidates, and the error has all eight', async () => {
    const { message, candidates } = await refusal('Springfield')
    expect(candidates).toHaveLength(8)
    expect(message.match(/United States/g)).toHaveLength(5)
  })

  test('none: the sentence suggests similar places', async () => {
    const { message } = await refusal('Amsterdam, Texas')
    expect(message).toMatch(
      /^We know no place called "Amsterdam, Texas"\. Did you mean .*Netherlands/,
    )
  })

  test.each(['Xqwzzy', '!?', '💫', '𒀭𒂗𒍪', 'x'.repeat(200)])(
    'none and nothing like it: "%s" is refused with advice',
    async (text) => {
      const { message, candidates } = await refusal(text)
      expect(message).toMatch(/Please check the spelling/)
      expect(candidates).toEqual([])
    },
  )

  test('a chosen place with an unknown id is rejected', async () => {
    const { message } = await refusal('Paris', { ...parisTexas, place_id: '1' })
    expect(message).toMatch(/do not know the chosen birth place/)
  })

  test('coordinates of another place are rejected', async () => {
    const { message } = await refusal('Paris', { ...parisTexas, lat: 48.85, lon: 2.35 })
    expect(message).toMatch(/^The coordinates are not those of Paris, Texas/)
  })

  test('coordinates may be rounded by a few kilometers, and no more', async () => {
    const near = { ...parisTexas, lat: parisTexas.lat + 0.04 }
    expect(await resolvePlace(places, 'Paris', near)).toEqual(parisTexas)
    await refusal('Paris', { ...parisTexas, lat: parisTexas.lat + 0.05 })
  })

  test.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [90.1, 0],
    [0, -180.1],
    [Number.POSITIVE_INFINITY, 0],
  ])('coordinates %d, %d are rejected', async (lat, lon) => {
    const { message } = await refusal('Paris', { ...parisTexas, lat, lon })
    expect(message).toMatch(/^A latitude lies between -90 and 90/)
  })
})
