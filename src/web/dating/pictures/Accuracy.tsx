import { every, lineBetween, pointOn, ticks } from './geometry.ts'
import { Picture } from './Picture.tsx'

const center = { x: 108, y: 130 }
const OUTER = 112
const INNER = 92
/** The position of the stroke under the hand. */
const HIT = 58
const lens = pointOn(center, OUTER, HIT)
const LENS_RADIUS = 27
const HANDLE_ANGLE = 12

/** A graduated arc under a lens, with a hand on one stroke. */
export function Accuracy() {
  const handle = pointOn(lens, LENS_RADIUS + 2, HANDLE_ANGLE)
  return (
    <Picture>
      <path d={arc(OUTER)} />
      <path className="stroke-control" d={arc(INNER)} />
      <path className="stroke-control" d={ticks(center, OUTER - 8, OUTER, every(2, 30, 150))} />
      <path d={ticks(center, INNER, OUTER, every(10, 30, 150))} />
      <path
        className="stroke-gold"
        strokeWidth="1.4"
        d={lineBetween(center, pointOn(center, INNER - 2, HIT))}
      />
      <circle cx={center.x} cy={center.y} r="3" className="fill-gold stroke-none" />
      <circle cx={lens.x} cy={lens.y} r={LENS_RADIUS} className="fill-surface" strokeWidth="1.4" />
      <path className="stroke-control" d={every(6, -18, 18).map(magnified).join('')} />
      <path
        className="stroke-gold"
        strokeWidth="1.6"
        d={`M${lens.x.toFixed(1)} ${(lens.y - 15).toFixed(1)}v30`}
      />
      <path strokeWidth="3" d={lineBetween(handle, pointOn(handle, 26, HANDLE_ANGLE))} />
    </Picture>
  )
}

const magnified = (x: number) => `M${(lens.x + x).toFixed(1)} ${(lens.y - 9).toFixed(1)}v18`

function arc(radius: number): string {
  const from = pointOn(center, radius, 150)
  const to = pointOn(center, radius, 30)
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${radius} ${radius} 0 0 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`
}
