import { planetGlyphs } from '#drawings/glyphs.ts'
import { Picture } from './Picture.tsx'

const LEFT = 50
const TOP = 34
const CELL = { width: 20, height: 22 }
const COLUMNS = 7
const ROWS = 4
/** Evenings that one of the two has given away, by column and row. */
const taken = [
  [0, 0],
  [2, 0],
  [3, 1],
  [6, 1],
  [1, 2],
  [2, 3],
  [5, 3],
] as const
const free = [4, 2] as const

/** A month on the wall, and the one evening that both have. */
export function FreeEvening() {
  const right = LEFT + COLUMNS * CELL.width
  const bottom = TOP + ROWS * CELL.height
  const columns = Array.from({ length: COLUMNS - 1 }, (_, n) => LEFT + (n + 1) * CELL.width)
  const rows = Array.from({ length: ROWS - 1 }, (_, n) => TOP + (n + 1) * CELL.height)
  const { x, y } = cellAt(free)
  return (
    <Picture>
      <path d={`M${LEFT} 16H${right}V${bottom}H${LEFT}ZM${LEFT} ${TOP}H${right}`} />
      <path d={`M${LEFT + 28} 10v12M${right - 28} 10v12`} />
      <path
        className="stroke-line"
        d={[
          ...columns.map((at) => `M${at} ${TOP}V${bottom}`),
          ...rows.map((at) => `M${LEFT} ${at}H${right}`),
        ].join('')}
      />
      <path className="stroke-control" d={taken.map(hatch).join('')} />
      <circle
        cx={x + 10}
        cy={y + 11}
        r="15"
        className="fill-background stroke-gold"
        strokeWidth="1.4"
      />
      <path
        className="stroke-gold"
        transform={`translate(${x + 10 - 9.6} ${y + 11 - 9.6}) scale(0.8)`}
        d={planetGlyphs.Moon}
      />
    </Picture>
  )
}

const cellAt = ([column, row]: readonly [number, number]) => ({
  x: LEFT + column * CELL.width,
  y: TOP + row * CELL.height,
})

function hatch(cell: readonly [number, number]): string {
  const { x, y } = cellAt(cell)
  return `M${x + 4} ${y + 9}l5 -5M${x + 4} ${y + 17}l12 -13M${x + 10} ${y + 18}l6 -6`
}
