import { html } from 'hono/html'
import type { ChartData } from '#contract/chart.ts'
import type { SynastryData } from '#contract/readings.ts'
import { aspectColor, lineWidth } from '#drawings/aspect-line.ts'
import { type ChartPoint, chartPoints } from '#drawings/chart-points.ts'
import { describeChart } from '#drawings/describe-chart.ts'
import { planetGlyphs, signGlyphs } from '#drawings/glyphs.ts'
import { arc, place, type Rings, SIZE } from '#drawings/wheel-geometry.ts'
import {
  layOutChart,
  layOutTwo,
  leaderOf,
  type PointLook,
  type PointRing,
  pointLooks,
} from '#drawings/wheel-layout.ts'

type Markup = ReturnType<typeof html>

const SIGN = 21
const PLANET = 22
const CLOSE_ORB_DEGREES = 3
const RIM = 227

/** The wheel of one chart as an SVG element, drawn like the one on the page. */
export function chartWheel(chart: ChartData): Markup {
  const left = leftOf(chart)
  const points = chartPoints(chart)
  const longitudes = new Map(points.map(({ name, longitude }) => [name, longitude]))
  const { rings, ring } = layOutChart(points)
  return wheel(describeChart(chart), [
    signRing(left, rings),
    houses(chart, left, rings),
    chart.aspects.map((aspect) =>
      aspectLine(aspect, { left, at: rings.aspects }, [
        longitudes.get(aspect.planet1Name),
        longitudes.get(aspect.planet2Name),
      ]),
    ),
    pointRing(ring, left, pointLooks.single),
  ])
}

/** Two charts on one zodiac: the reader inside, with the houses; the partner around it, in gold. */
export function synastryWheel({ user, partner, aspects }: SynastryData): Markup {
  const left = leftOf(user)
  const [yours, theirs] = [chartPoints(user), chartPoints(partner)]
  const longitudeIn = (points: ChartPoint[], name: string) =>
    points.find((point) => point.name === name)?.longitude
  const close = aspects.filter(({ degrees }) => degrees < CLOSE_ORB_DEGREES)
  const { rings, you, partner: around } = layOutTwo(yours, theirs)
  return wheel('Two charts on one zodiac, the reader’s inside and the partner’s around it.', [
    signRing(left, rings),
    houses(user, left, rings),
    close.map((aspect) =>
      aspectLine(aspect, { left, at: rings.aspects }, [
        longitudeIn(yours, aspect.yourPlanet),
        longitudeIn(theirs, aspect.partnerPlanet),
      ]),
    ),
    pointRing(you, left, pointLooks.you),
    pointRing(around, left, pointLooks.partner),
  ])
}

const leftOf = ({ ascendant }: ChartData) => ascendant?.longitude ?? 0

const wheel = (description: string, content: unknown[]): Markup =>
  html`<svg xmlns="http://www.w3.org/2000/svg" class="wheel" viewBox="-20 -20 ${SIZE + 40} ${SIZE + 40}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round"><title>${description}</title>${content}</svg>`

const ring = (r: number, tone: string): Markup =>
  html`<circle cx="${SIZE / 2}" cy="${SIZE / 2}" r="${r}" class="${tone}" stroke-width="1"/>`

function signRing(left: number, rings: Rings): Markup[] {
  const ticks = Array.from({ length: 72 }, (_, index) => index * 5)
  const middle = (rings.outer + rings.signs) / 2
  return [
    ring(rings.outer, 'stroke-ink'),
    ring(rings.signs, 'stroke-line'),
    ring(rings.aspects, 'stroke-line'),
    ...ticks.map((longitude) => {
      const to = rings.signs - (longitude % 10 === 0 ? 6 : 3.5)
      return stroke({ longitude, left, from: rings.signs, to, tone: 'stroke-control' })
    }),
    ...Object.values(signGlyphs).flatMap((path, index) => [
      stroke({
        ...{ longitude: index * 30, left },
        ...{ from: rings.outer, to: rings.signs, tone: 'stroke-line' },
      }),
      glyph(path, place(index * 30 + 15, left, middle), { size: SIGN, tone: 'stroke-muted' }),
    ]),
  ]
}

function houses(chart: ChartData, left: number, rings: Rings): Markup[] {
  const { ascendant, midheaven } = chart
  const cusps = chart.houses?.cusps ?? []
  const edges = { left, from: rings.aspects, to: rings.signs }
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
      return letters(
        String(index + 1),
        place(middle, left, rings.houses),
        'fill-muted house-number',
      )
    }),
  ]
}

interface Orb {
  aspectName: string
  degrees: number
  minutes: number
}

function aspectLine(
  aspect: Orb,
  { left, at }: { left: number; at: number },
  ends: (number | undefined)[],
): Markup | string {
  const color = aspectColor(aspect.aspectName)
  const [from, to] = ends
  if (!color || from === undefined || to === undefined) return ''
  const a = place(from, left, at)
  const b = place(to, left, at)
  return line(a, b, color, lineWidth(aspect))
}

function pointRing(ring: PointRing, left: number, look: PointLook): Markup[] {
  const placed = ring.points.map((point, index) => ({ point, drawn: ring.places[index] }))
  return [
    ...placed.flatMap(({ point, drawn }) => {
      if (!drawn) return []
      const { tick, line: leader } = leaderOf(point, drawn, ring, left)
      const { longitude } = point
      return [
        stroke({ longitude, left, ...tick, tone: look.mark, width: 2 }),
        line(leader.from, leader.to, 'stroke-control', 0.7),
      ]
    }),
    ...placed.flatMap(({ point, drawn }) => {
      const at = place(drawn?.longitude ?? point.longitude, left, drawn?.at ?? RIM)
      return [
        // Hides the lines of its neighbors behind the glyph.
        html`<circle cx="${at.x}" cy="${at.y}" r="12.9" class="fill-background"/>`,
        point.isAngle
          ? letters(point.name === 'Ascendant' ? 'ASC' : 'MC', at, `${look.letters} angle-label`)
          : glyph(glyphOf(point.name), at, { size: PLANET, tone: look.glyph }),
      ]
    }),
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
