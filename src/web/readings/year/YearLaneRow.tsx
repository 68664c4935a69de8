import type { YearLane, YearPicture } from '#contract/year-picture.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { localMoment } from '#web/local-time.ts'
import { whenOf } from './year-dates.ts'
import { LANE_HEIGHT, MARGIN, pathOf, stretches, WIDTH, xOf } from './year-geometry.ts'
import { type Label, laneLabels, NAME_LEADING } from './year-labels.ts'

const lineColor = {
  tense: 'stroke-love',
  harmonious: 'stroke-career',
  joined: 'stroke-spiritual',
}
const textColor = { tense: 'fill-love', harmonious: 'fill-career', joined: 'fill-spiritual' }
const dotColor = { tense: 'fill-love', harmonious: 'fill-career', joined: 'fill-spiritual' }

interface Props {
  picture: YearPicture
  lane: YearLane
  top: number
  isLit: boolean
  onPress(lane: YearLane): void
}

/** One slow transit: its curve, its name and its exact moments. */
export function YearLaneRow({ picture, lane, top, isLit, onPress }: Props) {
  const { label, planet, quality, passes, curves } = lane
  const pieces = curves.flatMap((curve) => stretches(picture, curve))
  const { dates, glyph: place, name } = laneLabels(picture, lane)
  const glyph = planetGlyphs[planet as keyof typeof planetGlyphs]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text beside the picture is the way of the keyboard
    <g
      transform={`translate(0 ${top + LANE_HEIGHT / 2})`}
      className="cursor-pointer"
      onClick={() => onPress(lane)}
    >
      <rect
        x={-MARGIN.left}
        y={-LANE_HEIGHT / 2 + 3}
        width={WIDTH + MARGIN.left + MARGIN.right}
        height={LANE_HEIGHT - 6}
        rx="10"
        className={isLit ? 'fill-highlight' : 'fill-transparent'}
      />
      <line x1="0" x2={WIDTH} className="stroke-line" strokeWidth="0.8" />
      {pieces.map(({ points, isRetrograde, closeness }) => (
        <path
          key={`${points[0]?.x}`}
          d={pathOf(points)}
          className={`fill-transparent ${lineColor[quality]}`}
          strokeWidth={1 + 1.8 * closeness}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={isRetrograde ? '0.1 5' : undefined}
        />
      ))}
      {glyph && (
        <g transform={`translate(${place.x} ${place.y}) scale(0.85)`}>
          <path
            d={glyph}
            className={`fill-transparent ${lineColor[quality]}`}
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
      {lane.stays?.map(({ at, until, fact }) => (
        <line
          key={fact}
          x1={Math.max(0, xOf(picture, at))}
          x2={Math.min(WIDTH, xOf(picture, until))}
          className={lineColor[quality]}
          strokeWidth="5"
        />
      ))}
      {passes.map(({ at, fact }, index) => (
        <PassMark key={fact} {...{ at, quality }} x={xOf(picture, at)} date={dates[index]} />
      ))}
      <text x={name.x} y={name.y} className="year-name">
        {label}
        <tspan x={name.x} dy={NAME_LEADING} className="year-small">
          {whenOf(lane)}
        </tspan>
      </text>
    </g>
  )
}

interface PassProps {
  at: string
  quality: YearLane['quality']
  x: number
  date: Label | undefined
}

/** A dot with its date beside it. */
function PassMark({ at, quality, x, date }: PassProps) {
  return (
    <>
      <circle cx={x} r="4.6" className={dotColor[quality]}>
        <title>{localMoment(at)}</title>
      </circle>
      {date && (
        <text
          x={date.x}
          y={date.y}
          textAnchor={date.anchor}
          className={`year-date ${textColor[quality]}`}
        >
          {date.text}
        </text>
      )}
    </>
  )
}
