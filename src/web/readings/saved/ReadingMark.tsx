import type { ListedReading } from '#contract/readings.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { SmallWheel } from '#web/wheel/SmallWheel.tsx'

const glyphs = { natal: planetGlyphs.Sun, synastry: planetGlyphs.Venus, year: planetGlyphs.Jupiter }

/** The wheel or the two wheels of a reading; one from an earlier version may have only a glyph. */
export function ReadingMark({ type, inputData }: ListedReading) {
  const data: Partial<ListedReading['inputData']> | undefined = inputData
  const both = data?.synastryData?.result
  const charts = both
    ? [both.partner, both.user]
    : [data?.natalChartData?.result ?? data?.yearData?.chart]
  const [first, second] = charts
  if (!first) return <Glyph path={glyphs[type]} className="size-8 text-gold" strokeWidth={1.1} />
  if (!second) return <SmallWheel chart={first} className="size-14" />
  return (
    <span className="flex flex-row-reverse items-end">
      <SmallWheel chart={first} className="-ml-3.5 size-9" />
      <SmallWheel chart={second} className="size-9 rounded-full bg-background" />
    </span>
  )
}
