import type { YearLane, YearPicture } from '#contract/year-picture.ts'
import { localDay, monthName, whenOf } from './year-dates.ts'
import {
  HEADER_HEIGHT,
  MARGIN,
  monthsOf,
  type Point,
  stretches,
  WIDTH,
  xOf,
} from './year-geometry.ts'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

type Anchor = 'start' | 'middle' | 'end'

/** A text at its first baseline, with the box that it may fill. */
export interface Label extends Point {
  text: string
  anchor: Anchor
  box: Box
}

// Pixels a letter, no less than the mean of the widest texts of a year.
const NAME_LETTER = 7.4
const SMALL_LETTER = 6.6
const DATE_LETTER = 7.2
/** Above and below the baseline of small texts. */
const [ASCENT, DESCENT] = [11, 3]
/** From the first line of a name to the second. */
export const NAME_LEADING = 15
const GLYPH_SIZE = 20
const DOT = 6

/** Where the texts of a lane stand; y is 0 on its hairline. */
export function laneLabels(picture: YearPicture, lane: YearLane) {
  const dates = dateLabels(picture, lane)
  const glyph = placeOfGlyph(picture, lane)
  const dots = lane.passes.map(({ at }) => around(xOf(picture, at), DOT))
  const taken = [...dates.map(({ box }) => box), ...dots, boxOfGlyph(glyph)]
  return { dates, glyph, name: nameLabel(picture, lane, taken) }
}

/** The texts above the lanes; y is 0 at the top of the picture. */
export function headerLabels(picture: YearPicture) {
  const { birthday, eclipses } = picture
  return {
    months: monthsOf(picture).map((month) =>
      small(monthName(month), { x: xOf(picture, month) + 3, y: HEADER_HEIGHT - 23 }),
    ),
    birthday: birthday === undefined ? undefined : birthdayLabel(birthday, xOf(picture, birthday)),
    eclipses: eclipsesLabel(picture),
    eclipseDays: eclipses.map((eclipse) => {
      const [, day = ''] = localDay(eclipse.at).split(' ')
      return small(day, { x: xOf(picture, eclipse.at), y: 62 }, 'middle')
    }),
  }
}

function birthdayLabel(date: string, x: number): Label {
  const anchor = x > WIDTH - 60 ? 'end' : x < 60 ? 'start' : 'middle'
  return small(`Your birthday, ${localDay(date)}`, { x, y: 14 }, anchor)
}

/** Beside a disc, on a side that no other disc takes. */
function eclipsesLabel(picture: YearPicture): Label | undefined {
  const discs = picture.eclipses.map(({ at }) => ({
    ...around(xOf(picture, at), 10),
    top: 28,
    bottom: 48,
  }))
  return discs
    .flatMap(({ left, right }) => [
      small('Eclipses', { x: left - DOT, y: 42 }, 'end'),
      small('Eclipses', { x: right + DOT, y: 42 }),
    ])
    .find(({ box }) => isInside(box) && !discs.some((disc) => meet(disc, box)))
}

/** On the side of the hairline that the curve leaves free, unless another date is there. */
function dateLabels(picture: YearPicture, lane: YearLane): Label[] {
  const labels: Label[] = []
  for (const { at } of lane.passes) {
    const x = xOf(picture, at)
    const sides = isRetrogradeAt(x, picture, lane) ? [-9, 19, 33] : [19, -9, 33]
    const places = sides.flatMap((y) => [
      small(localDay(at), { x: x + 8, y }),
      small(localDay(at), { x: x - 8, y }, 'end'),
    ])
    const isFree = ({ box }: Label) =>
      isInside(box) && !labels.some((other) => meet(other.box, box))
    labels.push(places.find(isFree) ?? (places[0] as Label))
  }
  return labels
}

const isRetrogradeAt = (x: number, picture: YearPicture, { curves }: YearLane) =>
  curves
    .flatMap((curve) => stretches(picture, curve))
    .some(
      ({ points, isRetrograde }) =>
        isRetrograde && x >= (points[0]?.x ?? 0) && x <= (points.at(-1)?.x ?? 0),
    )

/** Before its curve, and on a phone below the name at the top of the lane. */
function placeOfGlyph(picture: YearPicture, { curves: [first] }: YearLane): Point {
  const start = (first && stretches(picture, first)[0]?.points[0]) ?? { x: 0, y: 0 }
  return {
    x: Math.max(2 - MARGIN.left, start.x - 26),
    y: Math.max(-10, Math.min(14, start.y)) - 10,
  }
}

const boxOfGlyph = ({ x, y }: Point): Box => ({
  ...{ left: x, right: x + GLYPH_SIZE },
  ...{ top: y, bottom: y + GLYPH_SIZE },
})

const NAME_STEP = 12

/** Where the name of a lane covers nothing of `taken` and least of its curves, as near to a curve as may be. */
function nameLabel(picture: YearPicture, lane: YearLane, taken: readonly Box[]): Label {
  const when = whenOf(lane)
  const width = Math.max(lane.label.length * NAME_LETTER, when.length * SMALL_LETTER)
  const curves = lane.curves.map((curve) =>
    stretches(picture, curve).flatMap(({ points }) => points),
  )
  const ends = curves.flatMap((points) => [
    (points.at(-1)?.x ?? 0) + 16,
    (points[0]?.x ?? 0) - width - 40,
  ])
  const steps = Array.from({ length: WIDTH / NAME_STEP }, (_, step) => step * NAME_STEP)
  const places = [...ends, ...steps]
    .filter((x) => x >= 0 && x + width <= WIDTH + MARGIN.right)
    .flatMap((x) => [-16, 0, 20].map((y) => name(lane.label, { x, y }, width)))
  const free = places.filter(({ box }) => !taken.some((other) => meet(other, box)))
  const points = curves.flat()
  const costs = (free.length > 0 ? free : places).map((place) => {
    const { x, y, box } = place
    const covered = points.filter((point) => isNear(point, box))
    const distance = Math.min(...ends.map((end) => Math.abs(end - x)))
    // A name on the hairline looks like the line's own, so it is the last choice.
    return { place, cost: covered.length + distance / 40 + (y === 0 ? 1 : 0) }
  })
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).place
}

function name(text: string, { x, y }: Point, width: number): Label {
  const box = { left: x, right: x + width, top: y - 12, bottom: y + NAME_LEADING + DESCENT }
  return { text, x, y, anchor: 'start', box }
}

function small(text: string, { x, y }: Point, anchor: Anchor = 'start'): Label {
  const width = text.length * DATE_LETTER
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return {
    ...{ text, x, y, anchor },
    box: { left, right: left + width, top: y - ASCENT, bottom: y + DESCENT },
  }
}

const around = (x: number, reach: number): Box => ({
  ...{ left: x - reach, right: x + reach },
  ...{ top: -reach, bottom: reach },
})

const isNear = ({ x, y }: Point, { left, right, top, bottom }: Box) =>
  x > left - 8 && x < right + 8 && y > top && y < bottom

const isInside = ({ left, right }: Box) => left >= -MARGIN.left && right <= WIDTH + MARGIN.right

export const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom
