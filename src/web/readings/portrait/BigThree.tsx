import type { ChartData } from '#contract/chart.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { bigThree } from './big-three.ts'

/** Sun, Moon and rising sign below the wheel. */
export function BigThree({ chart }: { chart: ChartData }) {
  return (
    <ul className="mt-5 flex divide-x divide-line text-center print:hidden">
      {bigThree(chart).map(({ name, glyph, sign, degrees }) => (
        <li key={name} className="flex-1 px-1">
          <Glyph path={glyph} className="mx-auto size-6 text-gold" strokeWidth={1.3} />
          <span className="mt-1 block text-sm text-muted">{name}</span>
          <span className="block font-serif text-lg text-balance">{sign}</span>
          {degrees && <span className="block text-sm tabular-nums">{degrees}</span>}
        </li>
      ))}
    </ul>
  )
}
