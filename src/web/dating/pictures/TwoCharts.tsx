import { every, lineBetween, pointOn, ticks } from './geometry.ts'
import { Picture } from './Picture.tsx'

const one = { x: 88, y: 70 }
const other = { x: 152, y: 70 }
const RADIUS = 54

/** Two charts that overlap, with what easily and what hardly fits between them. */
export function TwoCharts() {
  return (
    <Picture>
      {/* The part that both share, in an engraver's lines. */}
      <path className="stroke-line" d={every(6, 102, 138).map(shadeAt).join('')} />
      {[one, other].map((center) => (
        <g key={center.x}>
          <circle cx={center.x} cy={center.y} r={RADIUS} />
          <path
            className="stroke-control"
            d={ticks(center, RADIUS - 6, RADIUS, every(30, 0, 330))}
          />
        </g>
      ))}
      <Aspect
        from={pointOn(one, RADIUS, 120)}
        to={pointOn(other, RADIUS, 35)}
        look="stroke-career"
      />
      <Aspect from={pointOn(one, RADIUS, 205)} to={pointOn(other, RADIUS, 15)} look="stroke-love" />
      <Aspect
        from={pointOn(one, RADIUS, 250)}
        to={pointOn(other, RADIUS, 310)}
        look="stroke-career"
      />
    </Picture>
  )
}

/** A vertical stroke from edge to edge of the shared part. */
function shadeAt(x: number): string {
  const farther = Math.max(x - one.x, other.x - x)
  const half = Math.sqrt(RADIUS ** 2 - farther ** 2)
  return `M${x} ${(70 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
}

interface Ends {
  from: { x: number; y: number }
  to: { x: number; y: number }
  look: string
}

function Aspect({ from, to, look }: Ends) {
  return (
    <>
      <path className={look} strokeWidth="1.4" d={lineBetween(from, to)} />
      {[from, to].map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3.2" className="fill-gold stroke-none" />
      ))}
    </>
  )
}
