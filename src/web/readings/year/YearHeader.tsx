import type { YearPicture } from '#contract/year-picture.ts'
import { HEADER_HEIGHT, monthsOf, WIDTH, xOf } from './year-geometry.ts'
import { headerLabels, type Label } from './year-labels.ts'

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
  const labels = headerLabels(picture)
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
      {months.map((month, index) => (
        <g key={month}>
          <line
            x1={xOf(picture, month)}
            x2={xOf(picture, month)}
            y1={HEADER_HEIGHT - 4}
            y2={height}
            className="stroke-line"
            strokeWidth="0.8"
          />
          <LabelText label={labels.months[index]} className="year-month" />
        </g>
      ))}
      {picture.birthday && (
        <line
          x1={xOf(picture, picture.birthday)}
          x2={xOf(picture, picture.birthday)}
          y1={HEADER_HEIGHT - 12}
          y2={height}
          className="stroke-gold"
          strokeWidth="1.2"
        />
      )}
      <LabelText label={labels.birthday} className="year-date fill-gold" />
      <LabelText label={labels.eclipses} className="year-small" />
      {picture.eclipses.map(({ at, fact, of }, index) => (
        <g key={fact}>
          <g transform={`translate(${xOf(picture, at)} 0)`}>
            <line
              y1={HEADER_HEIGHT - 12}
              y2={height}
              className={lit.has(fact) ? 'stroke-gold' : 'stroke-muted'}
              strokeWidth="0.9"
              strokeDasharray="1 5"
            />
            <EclipseDisc of={of} />
          </g>
          <LabelText label={labels.eclipseDays[index]} className="year-small" />
        </g>
      ))}
    </g>
  )
}

function LabelText({ label, className }: { label: Label | undefined; className: string }) {
  if (!label) return null
  return (
    <text x={label.x} y={label.y} textAnchor={label.anchor} className={className}>
      {label.text}
    </text>
  )
}

/** The Sun behind the Moon, or the Moon in the Earth's shadow. */
function EclipseDisc({ of }: { of: 'solar' | 'lunar' }) {
  return of === 'solar' ? (
    <g transform="translate(0 38)">
      <circle r="8" className="fill-transparent stroke-gold" strokeWidth="1.2" />
      <circle r="5.6" className="fill-dome" />
    </g>
  ) : (
    <g transform="translate(0 38)">
      <circle r="7" className="fill-star stroke-control" strokeWidth="1.1" />
      <path d="M0 -7A7 7 0 0 1 0 7Z" className="fill-dome" />
    </g>
  )
}
