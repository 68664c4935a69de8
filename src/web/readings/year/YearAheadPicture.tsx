import { useId } from 'react'
import type { YearLane, YearPicture } from '#contract/year-picture.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { localDay, localMoment, monthName, seriesText } from './year-dates.ts'
import {
  LANE_HEIGHT,
  monthsOf,
  pathOf,
  placeOfName,
  stretches,
  WIDTH,
  xOf,
} from './year-geometry.ts'

const HEADER = 108
const MARGIN = { left: 30, right: 24 }

interface Props {
  picture: YearPicture
  /** Ids of the facts that are lit. */
  lit: ReadonlySet<string>
  onPress(lane: YearLane): void
}

const lineColor = {
  tense: 'stroke-love',
  harmonious: 'stroke-career',
  joined: 'stroke-spiritual',
}
const textColor = { tense: 'fill-love', harmonious: 'fill-career', joined: 'fill-spiritual' }
const dotColor = { tense: 'fill-love', harmonious: 'fill-career', joined: 'fill-spiritual' }

/** The slow transits of a year, a lane each, under one rule of months. */
export function YearAheadPicture({ picture, lit, onPress }: Props) {
  const description = useId()
  const { lanes } = picture
  const height = HEADER + lanes.length * LANE_HEIGHT
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="year-scroller" aria-label="The year in a picture" tabIndex={0}>
        <svg
          viewBox={`${-MARGIN.left} 0 ${WIDTH + MARGIN.left + MARGIN.right} ${height}`}
          className="year-picture"
          aria-describedby={description}
          role="img"
          aria-label={`${lanes.length} slow transits, from ${localDay(picture.from)} to ${localDay(picture.to)}`}
        >
          <Header picture={picture} height={height} lit={lit} />
          {lanes.map((lane, index) => (
            <Lane
              key={lane.id}
              {...{ picture, lane, onPress }}
              top={HEADER + index * LANE_HEIGHT}
              isLit={lane.passes.some(({ fact }) => lit.has(fact))}
            />
          ))}
        </svg>
      </section>
      <figcaption className="mt-3 text-sm text-muted">
        A line meets the hairline when the angle is exact. Dots: the planet is moving backward.{' '}
        <span className="text-career">Blue is easy</span>,{' '}
        <span className="text-love">pink is tense</span>
        {lanes.some(({ quality }) => quality === 'joined') && (
          <>
            , <span className="text-spiritual">violet is a meeting</span>
          </>
        )}
        .
      </figcaption>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {lanes
          .filter(({ passes }) => passes.some(({ fact }) => lit.has(fact)))
          .map(({ id, label, passes }) => (
            <span key={id} className="mr-4">
              <strong className="font-semibold">{label}</strong>:{' '}
              {passes.map(({ at }) => localMoment(at)).join('; ')}
            </span>
          ))}
      </p>
      <div id={description} className="sr-only">
        <Described picture={picture} />
      </div>
    </figure>
  )
}

function Header({
  picture,
  height,
  lit,
}: {
  picture: YearPicture
  height: number
  lit: ReadonlySet<string>
}) {
  const months = monthsOf(picture)
  const edges = [0, ...months.map((month) => xOf(picture, month)), WIDTH]
  return (
    <g>
      {edges.slice(1).map((end, index) => (
        <rect
          key={end}
          x={edges[index]}
          y={HEADER - 16}
          width={end - (edges[index] ?? 0)}
          height="4"
          className={`stroke-control ${index % 2 ? 'fill-control' : 'fill-transparent'}`}
          strokeWidth="0.8"
        />
      ))}
      {months.map((month) => (
        <g key={month}>
          <line
            x1={xOf(picture, month)}
            x2={xOf(picture, month)}
            y1={HEADER - 4}
            y2={height}
            className="stroke-line"
            strokeWidth="0.8"
          />
          <text x={xOf(picture, month) + 3} y={HEADER - 23} className="year-month">
            {monthName(month)}
          </text>
        </g>
      ))}
      {picture.birthday && (
        <Birthday date={picture.birthday} x={xOf(picture, picture.birthday)} height={height} />
      )}
      {picture.eclipses[0] && (
        <text
          x={xOf(picture, picture.eclipses[0].at) - 16}
          y="42"
          textAnchor="end"
          className="year-small"
        >
          Eclipses
        </text>
      )}
      {picture.eclipses.map(({ at, fact, of }) => (
        <g key={fact} transform={`translate(${xOf(picture, at)} 0)`}>
          <line
            y1={HEADER - 12}
            y2={height}
            className={lit.has(fact) ? 'stroke-gold' : 'stroke-muted'}
            strokeWidth="0.9"
            strokeDasharray="1 5"
          />
          <EclipseDisc of={of} />
          <text y="62" textAnchor="middle" className="year-small">
            {localDay(at).split(' ')[1]}
          </text>
        </g>
      ))}
    </g>
  )
}

function Birthday({ date, x, height }: { date: string; x: number; height: number }) {
  return (
    <g>
      <line x1={x} x2={x} y1={HEADER - 12} y2={height} className="stroke-gold" strokeWidth="1.2" />
      <text
        x={x}
        y="14"
        textAnchor={x > WIDTH - 60 ? 'end' : x < 60 ? 'start' : 'middle'}
        className="year-date fill-gold"
      >
        Your birthday, {localDay(date)}
      </text>
    </g>
  )
}

/** The Sun behind the Moon, or the Moon in the Earth's shadow. */
function EclipseDisc({ of }: { of: 'solar' | 'lunar' }) {
  return of === 'solar' ? (
    <g transform="translate(0 38)">
      <circle r="8" className="fill-transparent stroke-gold" strokeWidth="1.2" />
      <circle r="5.6" className="fill-ink" />
    </g>
  ) : (
    <g transform="translate(0 38)">
      <circle r="7" className="fill-transparent stroke-ink" strokeWidth="1.1" />
      <path d="M0 -7A7 7 0 0 1 0 7Z" className="fill-muted" />
    </g>
  )
}

interface LaneProps {
  picture: YearPicture
  lane: YearLane
  top: number
  isLit: boolean
  onPress(lane: YearLane): void
}

function Lane({ picture, lane, top, isLit, onPress }: LaneProps) {
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
      {passes.map(({ at, fact }) => (
        <PassMark key={fact} {...{ picture, lane, at }} />
      ))}
      <text x={name.x} y={name.y} className="year-name">
        {label}
        <tspan x={name.x} dy="15" className="year-small">
          {seriesText(passes)}
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

/** The picture in words. */
function Described({ picture }: { picture: YearPicture }) {
  return (
    <ul>
      {picture.lanes.map(({ id, label, passes }) => (
        <li key={id}>
          {label}, exact {passes.map(({ at }) => localMoment(at)).join('; ')} ({seriesText(passes)}
          ).
        </li>
      ))}
      {picture.eclipses.map(({ fact, label, at }) => (
        <li key={fact}>
          {label}, {localMoment(at)}.
        </li>
      ))}
    </ul>
  )
}
