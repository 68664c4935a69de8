import type { ChartData, Fact } from '#contract/chart.ts'
import { messages } from '#contract/messages.ts'
import type { WrittenText } from '#contract/readings.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Wheel } from '#web/wheel/Wheel.tsx'
import { Blueprint } from './Blueprint.tsx'
import { ClockLine } from './ClockLine.tsx'
import { birthLine } from './dates.ts'
import { ReadingText } from './ReadingText.tsx'
import { Reflection } from './Reflection.tsx'
import { SentenceCount } from './SentenceCount.tsx'
import { useLighting } from './use-lighting.ts'

/** A natal reading as it is shown, fresh or saved; an old one may lack its chart or its proof. */
export interface ShownReading {
  result: string
  text: WrittenText | undefined
  facts: Fact[]
  chart: ChartData | undefined
}

export function NatalPortrait({ reading }: { reading: ShownReading }) {
  const { chart, text, facts, result } = reading
  const { selection, lighting, asked, ask, pressPoint, pressAspect, letGo } = useLighting(
    text,
    facts,
  )

  return (
    <article>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div>
          {chart && <p className="eyebrow wrap-anywhere">{birthLine(chart)}</p>}
          <PageHeading className="mt-1 mb-6">{messages.readings.portrait}</PageHeading>
          <ReadingText
            text={text}
            result={result}
            facts={facts}
            lighting={lighting}
            asked={asked}
            onAsk={ask}
          />
          <Reflection />
        </div>
        {chart && (
          <div>
            <div className="lg:sticky lg:top-6">
              <Wheel chart={chart} lit={lighting} onPress={pressPoint} />
            </div>
          </div>
        )}
      </div>
      {chart && (
        <div className="mt-14 grid gap-6">
          <Blueprint
            chart={chart}
            lit={lighting}
            onPressPoint={pressPoint}
            onPressAspect={pressAspect}
          />
          <ClockLine chart={chart} />
        </div>
      )}
      <SentenceCount selection={selection} lighting={lighting} onClose={letGo} />
    </article>
  )
}
