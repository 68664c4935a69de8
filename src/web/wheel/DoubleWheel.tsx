import { useMemo } from 'react'
import type { SynastryAspectEntry, SynastryData } from '#contract/readings.ts'
import { type ChartPoint, chartPoints } from '#drawings/chart-points.ts'
import { layOutTwo } from '#drawings/wheel-layout.ts'
import { ofPartner, ofYou, withName } from '#drawings/whose-point.ts'
import { AspectLine } from './AspectLines.tsx'
import { HouseLines } from './HouseLines.tsx'
import { aspectKey, type Lit } from './lit.ts'
import { PlanetRing } from './PlanetRing.tsx'
import { SignRing } from './SignRing.tsx'
import { WheelFrame } from './WheelFrame.tsx'

const CLOSE_ORB_DEGREES = 3

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
  const { rings, you, partner } = useMemo(
    () => layOutTwo(...pointsOf(data, partnerName)),
    [data, partnerName],
  )
  const points = [...you.points, ...partner.points]
  const longitudes = new Map(points.map(({ name, longitude }) => [name, longitude]))
  return (
    <WheelFrame
      label="Two charts on one wheel"
      description={describe(data, names)}
      printedCaption={<WhoIsWhere names={names} />}
      caption={
        <span className="text-balance wrap-anywhere">
          <span className="block">
            <WhoIsWhere names={names} />
          </span>
          Press a planet to see what we say about it, or read{' '}
          <a className="text-link whitespace-nowrap" href="#between">
            all positions
          </a>
          .
        </span>
      }
    >
      <SignRing left={left} rings={rings} />
      {data.user.houses && (
        <HouseLines
          chart={data.user}
          cusps={data.user.houses.cusps}
          left={left}
          isLit={(angle) => lit.points.has(ofYou(angle))}
          rings={rings}
        />
      )}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus */}
      <g aria-hidden="true">
        {data.aspects.map((aspect) => (
          <Between
            key={keyOf(aspect)}
            aspect={aspect}
            {...{ left, lit, longitudes }}
            at={rings.aspects}
          />
        ))}
      </g>
      <PlanetRing ring={you} of="you" {...{ left, lit, onPress }} />
      <PlanetRing ring={partner} of="partner" {...{ left, lit, onPress }} />
    </WheelFrame>
  )
}

const WhoIsWhere = ({ names: { you, partner } }: Pick<Props, 'names'>) => (
  <>
    Inside: <span className="font-semibold text-ink">{you}</span>. Around it:{' '}
    <span className="font-semibold text-gold">{partner}</span>.
  </>
)

interface BetweenProps {
  aspect: SynastryAspectEntry
  left: number
  /** The radius of the ends. */
  at: number
  lit: Lit
  longitudes: Map<string, number>
}

/** Two charts have about sixty aspects: until one is selected, only the closest stand out. */
function Between({ aspect, left, at, lit, longitudes }: BetweenProps) {
  const key = keyOf(aspect)
  const from = longitudes.get(ofYou(aspect.yourPlanet))
  const to = longitudes.get(ofPartner(aspect.partnerPlanet))
  if (from === undefined || to === undefined) return null
  const isLit = lit.aspects.has(key)
  const isDim = lit.aspects.size > 0 ? !isLit : aspect.degrees >= CLOSE_ORB_DEGREES
  return <AspectLine {...aspect} {...{ from, to, left, at, isLit, isDim }} />
}

const keyOf = ({ yourPlanet, partnerPlanet }: SynastryAspectEntry) =>
  aspectKey(ofYou(yourPlanet), ofPartner(partnerPlanet))

function pointsOf(
  { user, partner }: SynastryData,
  partnerName: string | undefined,
): [yours: ChartPoint[], theirs: ChartPoint[]] {
  const yours = owned(chartPoints(user), ofYou)
  const theirs = owned(chartPoints(partner), (point) => ofPartner(point))
  return [yours, theirs.map((point) => ({ ...point, label: withName(point.label, partnerName) }))]
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
