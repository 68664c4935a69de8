import { describe, expect, test } from 'vitest'
import { referenceBirths } from '#testing/reference-births.ts'
import { yearPictureOf } from '#testing/year-readers.ts'
import { HEADER_HEIGHT, LANE_HEIGHT } from './year-geometry.ts'
import { type Box, headerLabels, laneLabels, meet } from './year-labels.ts'

const births = referenceBirths.slice(0, 12)
const years = births.flatMap(({ id }) =>
  [true, false].map((timeKnown) => [id, timeKnown, yearPictureOf(id, { timeKnown })] as const),
)

describe.each(years)('in the picture of the year of %s (birth time known: %s)', (...[, , year]) => {
  const header = Object.values(headerLabels(year))
    .flat()
    .filter((label) => typeof label === 'object')
  const lanes = year.lanes.flatMap((lane, index) => {
    const { dates, name } = laneLabels(year, lane)
    const middle = HEADER_HEIGHT + (index + 0.5) * LANE_HEIGHT
    return [name, ...dates].map(({ text, box }) => ({ text, box: moved(box, middle) }))
  })
  const labels = [...header, ...lanes]

  test('no two labels touch', () => {
    expect(labels.length).toBeGreaterThan(10)
    const touching = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter((other) => meet(one.box, other.box))
        .map((other) => `${one.text}; ${other.text}`),
    )
    expect(touching).toEqual([])
  })

  test('on a phone, neither date nor glyph reaches the names at the top of the lanes', () => {
    const all = year.lanes.map((lane) => laneLabels(year, lane))
    const tops = all.flatMap(({ dates, glyph }) => [glyph.y, ...dates.map(({ box }) => box.top)])
    const highest = Math.min(0, ...tops)
    expect(highest).toBeGreaterThanOrEqual(STAYING_NAME_HEIGHT - LANE_HEIGHT / 2)
  })
})

/** In app.css. */
const STAYING_NAME_HEIGHT = 20

const moved = ({ left, right, top, bottom }: Box, down: number): Box => ({
  ...{ left, right },
  ...{ top: top + down, bottom: bottom + down },
})
