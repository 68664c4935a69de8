import type { ChartData } from '#contract/chart.ts'
import { messages } from '#contract/messages.ts'
import type { ListedReading } from '#contract/readings.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { bigThree } from '#web/readings/portrait/big-three.ts'
import { pathOf, subjectOf } from '#web/readings/saved/listed-reading.ts'
import { SmallWheel } from '#web/wheel/SmallWheel.tsx'
import { HomeRow } from './HomeRow.tsx'

/** The wheel of the person, with Sun, Moon and rising sign. */
export function PortraitRow({ portrait }: { portrait: ListedReading }) {
  const chart: ChartData | undefined = portrait.inputData?.natalChartData?.result
  if (!chart)
    return (
      <HomeRow
        to={pathOf(portrait)}
        mark={null}
        title={messages.home.portrait}
        text={subjectOf(portrait)}
      />
    )
  return (
    <HomeRow
      to={pathOf(portrait)}
      mark={<SmallWheel chart={chart} className="size-18" />}
      title={
        <>
          <span className="sr-only">{messages.home.portrait}: </span>
          {bigThree(chart).map(({ name, glyph, inSign }) => (
            <span key={name} className="flex items-center gap-2.5">
              <Glyph path={glyph} className="size-5 text-gold" strokeWidth={1.2} />
              {inSign}
            </span>
          ))}
        </>
      }
    />
  )
}
