import { useMemo } from 'react'
import type { Fact } from '#contract/chart.ts'
import { messages } from '#contract/messages.ts'
import type { Reading, SynastryData, WrittenText } from '#contract/readings.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { DoubleWheel } from '#web/wheel/DoubleWheel.tsx'
import { withName } from '#web/wheel/whose-point.ts'
import { BetweenTable } from './BetweenTable.tsx'
import { ClockLine } from './ClockLine.tsx'
import { birthLine } from './dates.ts'
import { ReadingText } from './ReadingText.tsx'
import { Reflection } from './Reflection.tsx'
import { SentenceCount } from './SentenceCount.tsx'
import { useLighting } from './use-lighting.ts'

/** A relationship reading as it is shown, fresh or saved; an old one may be text alone. */
export interface ShownSynastry {
  result: string
  text: WrittenText | undefined
  facts: Fact[]
  data: SynastryData | undefined
  names: { user: string | undefined; partner: string | undefined }
}

export function SynastryPortrait({ reading }: { reading: ShownSynastry }) {
  const { data, text, result, names } = reading
  const facts = useMemo(
    () => reading.facts.map((fact) => ({ ...fact, label: withName(fact.label, names.partner) })),
    [reading.facts, names.partner],
  )
  const { selection, lighting, asked, ask, pressPoint, pressAspect, letGo } = useLighting(
    text,
    facts,
  )
  const you = names.user ?? messages.readings.you
  const partner = names.partner ?? messages.readings.yourPartner
  return (
    <article>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div>
          {data && (
            <p className="eyebrow wrap-anywhere">
              {you} & {names.partner ?? messages.readings.namePartnerInText}
            </p>
          )}
          <PageHeading className="mt-1 mb-6">{messages.readings.compatibility}</PageHeading>
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
        {data && (
          <div>
            <div className="lg:sticky lg:top-6">
              <DoubleWheel
                data={data}
                names={{ you, partner }}
                partnerName={names.partner}
                lit={lighting}
                onPress={pressPoint}
              />
            </div>
          </div>
        )}
      </div>
      {data && (
        <div className="mt-14 grid gap-6">
          <BetweenTable
            data={data}
            names={{ you, partner }}
            partnerName={names.partner}
            lit={lighting}
            onPressPoint={pressPoint}
            onPressAspect={pressAspect}
          />
          {[
            { whose: 'you', name: you, chart: data.user },
            { whose: 'partner', name: partner, chart: data.partner },
          ].map(({ whose, name, chart }) => (
            <div key={whose} className="grid gap-1">
              <p className="text-sm wrap-anywhere">
                <span className="font-semibold">{name}</span> · {birthLine(chart)}
              </p>
              <ClockLine chart={chart} />
            </div>
          ))}
        </div>
      )}
      <SentenceCount
        selection={selection}
        lighting={lighting}
        partnerName={names.partner}
        onClose={letGo}
      />
    </article>
  )
}

/** A saved one. Rows of an earlier day may be text alone. */
export function shownSynastry({ result, text, facts, inputData }: Reading): ShownSynastry {
  const shown: Partial<ShownSynastry> = { text, facts }
  const said = inputData?.synastryData
  return {
    result,
    text: shown.text,
    facts: shown.facts ?? [],
    data: said?.result,
    names: { user: said?.user.name, partner: said?.partner.name },
  }
}
