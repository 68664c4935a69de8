import type { SynastryAspectEntry, SynastryData } from '#contract/readings.ts'
import { type ChartPoint, chartPoints } from '#drawings/chart-points.ts'
import { BETWEEN_RINGS, doubleTracks, radius, SIZE, spread } from '#drawings/wheel-geometry.ts'
import { ofPartner, ofYou, withName } from '#drawings/whose-point.ts'
import { AspectLine } from './AspectLines.tsx'
import { HouseLines } from './HouseLines.tsx'
import { aspectKey, type Lit } from './lit.ts'
import { axesOf, PlanetRing } from './PlanetRing.tsx'
import { SignRing, Stroke } from './SignRing.tsx'
import { WheelFrame } from './WheelFrame.tsx'

const CLOSE_ORB_DEGREES = 3
// The width of the letters ASC with padding, along the rim.
const LETTERS_DEGREES = 10.5
const HOUSE_NUMBERS = 93

interface Props {
  data: SynastryData
  /** The names of the two people. */
  names: { you: string; partner: string }
  /** As entered, for screen readers. */
  partnerName: string | undefined
  lit: Lit
  onPress(pointName: string): void
}

/** Two charts on one zodiac: yours inside, with your houses; your partner's around it, in gold. */
export function DoubleWheel({ data, names, partnerName, lit, onPress }: Props) {
  const left = data.user.ascendant?.longitude ?? 0
  const { yours, theirs } = pointsOf(data, partnerName)
  const longitudes = new Map([...yours, ...theirs].map((one) => [one.name, one.longitude]))
  const walls = axesOf(yours)
  return (
    <WheelFrame
      label="Two charts on one wheel"
      description={describe(data, names)}
      caption={
        <span className="text-balance wrap-anywhere">
          <span className="block">
            Inside: <span className="font-semibold text-ink">{names.you}</span>. Around it:{' '}
            <span className="font-semibold text-gold">{names.partner}</span>.
          </span>
          Press a planet to see what we say about it, or read{' '}
          <a className="text-link" href="#between">
            all positions
          </a>
          .
        </span>
      }
    >
      <SignRing left={left} />
      {data.user.houses && (
        <HouseLines
          chart={data.user}
          cusps={data.user.houses.cusps}
          left={left}
          isLit={(angle) => lit.points.has(ofYou(angle))}
          numbersAt={HOUSE_NUMBERS}
        />
      )}
      <circle
        cx={SIZE / 2}
        cy={SIZE / 2}
        r={BETWEEN_RINGS}
        className="stroke-control"
        strokeWidth="0.8"
      />
      {theirs.map(({ name, isAngle, longitude }) =>
        isAngle
          ? [radius.outer + 7, radius.signs].map((from) => (
              <Stroke
                key={`${name} ${from}`}
                {...{ longitude, left, from }}
                to={from - 7}
                className="stroke-gold"
                width={1.6}
              />
            ))
          : null,
      )}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus */}
      <g aria-hidden="true">
        {data.aspects.map((aspect) => (
          <Between key={keyOf(aspect)} aspect={aspect} {...{ left, lit, longitudes }} />
        ))}
      </g>
      <PlanetRing points={yours} track={doubleTracks.inner} {...{ left, lit, walls, onPress }} />
      <PlanetRing points={theirs} track={doubleTracks.outer} {...{ left, lit, walls, onPress }} />
    </WheelFrame>
  )
}

interface BetweenProps {
  aspect: SynastryAspectEntry
  left: number
  lit: Lit
  longitudes: Map<string, number>
}

/** Two charts have about sixty aspects: until one is selected, only the closest stand out. */
function Between({ aspect, left, lit, longitudes }: BetweenProps) {
  const key = keyOf(aspect)
  const from = longitudes.get(ofYou(aspect.yourPlanet))
  const to = longitudes.get(ofPartner(aspect.partnerPlanet))
  if (from === undefined || to === undefined) return null
  const isLit = lit.aspects.has(key)
  const isDim = lit.aspects.size > 0 ? !isLit : aspect.degrees >= CLOSE_ORB_DEGREES
  return <AspectLine {...aspect} {...{ from, to, left, isLit, isDim }} />
}

const keyOf = ({ yourPlanet, partnerPlanet }: SynastryAspectEntry) =>
  aspectKey(ofYou(yourPlanet), ofPartner(partnerPlanet))

function pointsOf({ user, partner }: SynastryData, partnerName: string | undefined) {
  const yours = owned(chartPoints(user), ofYou)
  const theirs = owned(chartPoints(partner), (point) => ofPartner(point)).map((point) => ({
    ...point,
    label: withName(point.label, partnerName),
  }))
  const angles = [...yours, ...theirs].filter(({ isAngle }) => isAngle)
  const drawnAt = spread(
    angles.map(({ longitude }) => longitude),
    LETTERS_DEGREES,
  )
  const apart = (point: ChartPoint) =>
    point.isAngle ? { ...point, drawnAt: drawnAt[angles.indexOf(point)] } : point
  return { yours: yours.map(apart), theirs: theirs.map(apart) }
}

function owned(points: ChartPoint[], nameOf: (point: string) => string): ChartPoint[] {
  return points.map((point) => ({
    ...point,
    name: nameOf(point.name),
    drawing: point.name,
    label: nameOf(point.label),
  }))
}

function describe({ aspects }: SynastryData, { you, partner }: Props['names']): string {
  const closest = aspects
    .slice(0, 3)
    .map((one) => `${one.yourPlanet} ${one.aspectName.toLowerCase()} ${one.partnerPlanet}`)
  const said = closest.length > 0 ? ` The closest aspects: ${closest.join('; ')}.` : ''
  return `The charts of ${you} and ${partner} on one zodiac.${said} The tables below say everything.`
}
