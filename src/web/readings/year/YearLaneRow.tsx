import type { YearLane, YearPicture } from '#contract/year-picture.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { localMoment } from '#web/local-time.ts'
import { localDay, whenOf } from './year-dates.ts'
import { LANE_HEIGHT, MARGIN, pathOf, placeOfName, stretches, WIDTH, xOf } from './year-geometry.ts'

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
  const start = pieces[0]?.points[0] ?? { x: 0, y: 0 }
  const name = placeOfName(picture, lane)
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
        <g
          transform={`translate(${Math.max(-MARGIN.left + 2, start.x - 26)} ${Math.min(14, start.y) - 10}) scale(0.85)`}
        >
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
      {passes.map(({ at, fact }) => (
        <PassMark key={fact} {...{ picture, lane, at }} />
      ))}
      <text x={name.x} y={name.y} className="year-name">
        {label}
        <tspan x={name.x} dy="15" className="year-small">
          {whenOf(lane)}
        </tspan>
      </text>
    </g>
  )
}

/** A dot with its date beside it, on the side that the curve leaves free. */
function PassMark({ picture, lane, at }: { picture: YearPicture; lane: YearLane; at: string }) {
  const x = xOf(picture, at)
  const isRetrograde = lane.curves
    .flatMap((curve) => stretches(picture, curve))
    .some(({ points, isRetrograde: is }) => {
      return is && x >= (points[0]?.x ?? 0) && x <= (points.at(-1)?.x ?? 0)
    })
  const isAtEnd = x > WIDTH - 50
  return (
    <g transform={`translate(${x} 0)`}>
      <circle r="4.6" className={dotColor[lane.quality]}>
        <title>{localMoment(at)}</title>
      </circle>
      <text
        x={isAtEnd ? -8 : 8}
        y={isRetrograde ? -9 : 19}
        textAnchor={isAtEnd ? 'end' : 'start'}
        className={`year-date ${textColor[lane.quality]}`}
      >
        {localDay(at)}
      </text>
    </g>
  )
}
