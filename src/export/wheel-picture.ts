import { html } from 'hono/html'
import type { ChartData } from '#contract/chart.ts'
import type { SynastryData } from '#contract/readings.ts'
import { aspectColor, lineWidth } from '#drawings/aspect-line.ts'
import { type ChartPoint, chartPoints } from '#drawings/chart-points.ts'
import { describeChart } from '#drawings/describe-chart.ts'
import { glyphPlaces } from '#drawings/glyph-places.ts'
import { planetGlyphs, signGlyphs } from '#drawings/glyphs.ts'
import {
  arc,
  BETWEEN_RINGS,
  doubleTracks,
  place,
  radius,
  SIZE,
  singleTrack,
  type Track,
} from '#drawings/wheel-geometry.ts'

type Markup = ReturnType<typeof html>

const SIGN = 21
const PLANET = 22
const CLOSE_ORB_DEGREES = 3
const HOUSE_NUMBERS_OF_TWO = 93

/** The wheel of one chart as an SVG element, drawn like the one on the page. */
export function chartWheel(chart: ChartData): Markup {
  const left = leftOf(chart)
  const points = chartPoints(chart)
  const longitudes = new Map(points.map(({ name, longitude }) => [name, longitude]))
  return wheel(describeChart(chart), [
    signRing(left),
    houses(chart, left, radius.houses),
    chart.aspects.map((aspect) =>
      aspectLine(aspect, left, [
        longitudes.get(aspect.planet1Name),
        longitudes.get(aspect.planet2Name),
      ]),
    ),
    pointRing(points, left, { track: singleTrack }),
  ])
}

/** Two charts on one zodiac: the reader inside, with the houses; the partner around it, in gold. */
export function synastryWheel({ user, partner, aspects }: SynastryData): Markup {
  const left = leftOf(user)
  const [yours, theirs] = [chartPoints(user), chartPoints(partner)]
  const longitudeIn = (points: ChartPoint[], name: string) =>
    points.find((point) => point.name === name)?.longitude
  const close = aspects.filter(({ degrees }) => degrees < CLOSE_ORB_DEGREES)
  const walls = axesOf(yours)
  return wheel('Two charts on one zodiac, the reader’s inside and the partner’s around it.', [
    signRing(left),
    houses(user, left, HOUSE_NUMBERS_OF_TWO),
    ring(BETWEEN_RINGS, 'stroke-control'),
    close.map((aspect) =>
      aspectLine(aspect, left, [
        longitudeIn(yours, aspect.yourPlanet),
        longitudeIn(theirs, aspect.partnerPlanet),
      ]),
    ),
    pointRing(yours, left, { track: doubleTracks.inner, walls }),
    pointRing(theirs, left, { track: doubleTracks.outer, walls }),
  ])
}

const leftOf = ({ ascendant }: ChartData) => ascendant?.longitude ?? 0

const wheel = (description: string, content: unknown[]): Markup =>
  html`<svg xmlns="http://www.w3.org/2000/svg" class="wheel" viewBox="-20 -20 ${SIZE + 40} ${SIZE + 40}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round"><title>${description}</title>${content}</svg>`

const ring = (r: number, tone: string): Markup =>
  html`<circle cx="${SIZE / 2}" cy="${SIZE / 2}" r="${r}" class="${tone}" stroke-width="1"/>`

function signRing(left: number): Markup[] {
  const ticks = Array.from({ length: 72 }, (_, index) => index * 5)
  const middle = (radius.outer + radius.signs) / 2
  return [
    ring(radius.outer, 'stroke-ink'),
    ring(radius.signs, 'stroke-line'),
    ring(radius.aspects, 'stroke-line'),
    ...ticks.map((longitude) => {
      const to = radius.signs - (longitude % 10 === 0 ? 6 : 3.5)
      return stroke({ longitude, left, from: radius.signs, to, tone: 'stroke-control' })
    }),
    ...Object.values(signGlyphs).flatMap((path, index) => [
      stroke({
        ...{ longitude: index * 30, left },
        ...{ from: radius.outer, to: radius.signs, tone: 'stroke-line' },
      }),
      glyph(path, place(index * 30 + 15, left, middle), { size: SIGN, tone: 'stroke-muted' }),
    ]),
  ]
}

function houses(chart: ChartData, left: number, numbersAt: number): Markup[] {
  const { ascendant, midheaven } = chart
  const cusps = chart.houses?.cusps ?? []
  const edges = { left, from: radius.aspects, to: radius.signs }
  const axes = [ascendant, midheaven].flatMap((angle) =>
    angle ? [angle.longitude, angle.longitude + 180] : [],
  )
  return [
    ...cusps.map((longitude) => stroke({ longitude, ...edges, tone: 'stroke-line' })),
    ...(chart.houses ? axes : []).map((longitude) =>
      stroke({ longitude, ...edges, tone: 'stroke-ink', width: 1.4 }),
    ),
    ...cusps.map((cusp, index) => {
      const middle = cusp + arc(cusp, cusps[(index + 1) % 12] ?? cusp) / 2
      return letters(String(index + 1), place(middle, left, numbersAt), 'fill-muted house-number')
    }),
  ]
}

interface Orb {
  aspectName: string
  degrees: number
  minutes: number
}

function aspectLine(aspect: Orb, left: number, ends: (number | undefined)[]): Markup | string {
  const color = aspectColor(aspect.aspectName)
  const [from, to] = ends
  if (!color || from === undefined || to === undefined) return ''
  const a = place(from, left, radius.aspects)
  const b = place(to, left, radius.aspects)
  return line(a, b, color, lineWidth(aspect))
}

const axesOf = (points: ChartPoint[]) =>
  points.filter(({ isAngle }) => isAngle).flatMap(({ longitude }) => [longitude, longitude + 180])

function pointRing(
  points: ChartPoint[],
  left: number,
  { track, walls = axesOf(points) }: { track: Track; walls?: number[] },
): Markup[] {
  const bodies = points.filter(({ isAngle }) => !isAngle)
  const places = glyphPlaces(
    bodies.map(({ longitude }) => longitude),
    track,
    walls,
  )
  const angles = points.filter(({ isAngle }) => isAngle)
  return [
    ...bodies.flatMap(({ name, longitude }, index) => {
      const { longitude: drawn, at } = places[index] ?? { longitude, at: track.edge }
      const tick = { longitude, left, from: track.edge, to: track.edge - 8 }
      const { x, y } = place(drawn, left, at)
      return [
        // Hides the lines of its neighbors behind the glyph.
        html`<circle cx="${x}" cy="${y}" r="12.9" class="fill-background"/>`,
        stroke({ ...tick, tone: track.mark, width: 2 }),
        line(
          place(longitude, left, track.edge - 8),
          place(drawn, left, at + 13),
          'stroke-control',
          0.7,
        ),
        glyph(glyphOf(name), { x, y }, { size: PLANET, tone: track.glyph }),
      ]
    }),
    ...angles.map(({ name, longitude }) =>
      letters(
        name === 'Ascendant' ? 'ASC' : 'MC',
        place(longitude, left, radius.outer + 21),
        `${track.letters} angle-label`,
      ),
    ),
  ]
}

/** An unknown body is drawn as a plain dot. */
const glyphOf = (name: string) =>
  planetGlyphs[name as keyof typeof planetGlyphs] ?? 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0'

interface StrokeParams {
  longitude: number
  left: number
  from: number
  to: number
  tone: string
  width?: number
}

/** A line along one longitude. */
const stroke = ({ longitude, left, from, to, tone, width = 1 }: StrokeParams): Markup =>
  line(place(longitude, left, from), place(longitude, left, to), tone, width)

interface Spot {
  x: number
  y: number
}

const line = (a: Spot, b: Spot, tone: string, width: number): Markup =>
  html`<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" class="${tone}" stroke-width="${width}"/>`

const glyph = (path: string, { x, y }: Spot, { size, tone }: { size: number; tone: string }) =>
  html`<path d="${path}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" class="${tone}" stroke-width="1.4"/>`

const letters = (text: string, { x, y }: Spot, tone: string): Markup =>
  html`<text x="${x}" y="${y}" class="${tone}" text-anchor="middle" dominant-baseline="central">${text}</text>`
