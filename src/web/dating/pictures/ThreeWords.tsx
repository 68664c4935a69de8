import { planetGlyphs } from '#drawings/glyphs.ts'
import { every, lineBetween, pointOn, ticks } from './geometry.ts'
import { Picture } from './Picture.tsx'

const wheel = { x: 178, y: 70 }
/** Where each word meets the ring, and how long it is. */
const words = [
  { y: 26, width: 52, meets: 140 },
  { y: 70, width: 36, meets: 180 },
  { y: 114, width: 60, meets: 220 },
]

/** Three underlined words, and a chart that fits them. */
export function ThreeWords() {
  return (
    <Picture>
      {words.map(({ y, width, meets }) => (
        <g key={y}>
          <path
            className="stroke-control"
            d={`M14 ${y - 5}h${width * 0.5}M${20 + width * 0.5} ${y - 5}h${width * 0.5 - 6}`}
          />
          <path d={`M14 ${y + 3}h${width}`} />
          <circle cx={14 + width + 6} cy={y + 3} r="1.6" className="fill-gold stroke-none" />
          <path
            className="stroke-gold"
            strokeDasharray="1 4"
            d={lineBetween({ x: 14 + width + 12, y: y + 3 }, pointOn(wheel, 52, meets))}
          />
        </g>
      ))}
      <circle cx={wheel.x} cy={wheel.y} r="48" />
      <circle cx={wheel.x} cy={wheel.y} r="38" />
      <path d={ticks(wheel, 38, 48, every(30, 0, 330))} />
      <path className="stroke-control" d={ticks(wheel, 44, 48, every(10, 0, 350))} />
      {words.map(({ y, meets }) => {
        const { x: cx, y: cy } = pointOn(wheel, 48, meets)
        return <circle key={y} cx={cx} cy={cy} r="3" className="fill-gold stroke-none" />
      })}
      <path
        className="stroke-love"
        strokeWidth="0.8"
        transform={`translate(${wheel.x - 21} ${wheel.y - 21}) scale(1.75)`}
        d={planetGlyphs.Venus}
      />
    </Picture>
  )
}
