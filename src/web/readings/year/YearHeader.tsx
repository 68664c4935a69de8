import type { YearPicture } from '#contract/year-picture.ts'
import { localDay, monthName } from './year-dates.ts'
import { HEADER_HEIGHT, monthsOf, WIDTH, xOf } from './year-geometry.ts'

/** The rule of months above the lanes, with the birthday and the eclipses, whose lines cross all lanes. */
export function YearHeader({
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
          y={HEADER_HEIGHT - 16}
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
            y1={HEADER_HEIGHT - 4}
            y2={height}
            className="stroke-line"
            strokeWidth="0.8"
          />
          <text x={xOf(picture, month) + 3} y={HEADER_HEIGHT - 23} className="year-month">
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
            y1={HEADER_HEIGHT - 12}
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
      <line
        x1={x}
        x2={x}
        y1={HEADER_HEIGHT - 12}
        y2={height}
        className="stroke-gold"
        strokeWidth="1.2"
      />
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
