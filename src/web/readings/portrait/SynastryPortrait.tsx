import { useMemo } from 'react'
import { messages } from '#contract/messages.ts'
import { withName } from '#drawings/whose-point.ts'
import { DoubleWheel } from '#web/wheel/DoubleWheel.tsx'
import { birthLine } from '../dates.ts'
import { ClockLine } from './ClockLine.tsx'
import { Portrait } from './Portrait.tsx'
import { SynastryTable } from './SynastryTable.tsx'
import type { ShownSynastry } from './shown-reading.ts'

export function SynastryPortrait({ reading }: { reading: ShownSynastry }) {
  const { id, data, text, result, names } = reading
  const facts = useMemo(
    () => reading.facts.map((fact) => ({ ...fact, label: withName(fact.label, names.partner) })),
    [reading.facts, names.partner],
  )
  const you = names.user ?? messages.readings.you
  const partner = names.partner ?? messages.readings.yourPartner
  const people = data && { data, names: { you, partner }, partnerName: names.partner }
  return (
    <Portrait
      title={messages.readings.compatibility}
      eyebrow={
        data && (
          <>
            {you} & {names.partner ?? messages.readings.namePartnerInText}
          </>
        )
      }
      written={{ id, text, result, facts }}
      isAboutTwo
      printedName={names.user && names.partner && `${names.user} & ${names.partner}`}
      partnerName={names.partner}
      wheel={
        people &&
        (({ lit, onPressPoint }) => <DoubleWheel {...people} lit={lit} onPress={onPressPoint} />)
      }
      tables={
        people &&
        ((touch) => (
          <>
            <SynastryTable {...people} {...touch} />
            {[
              { whose: 'you', name: you, chart: people.data.user },
              { whose: 'partner', name: partner, chart: people.data.partner },
            ].map(({ whose, name, chart }) => (
              <div key={whose} className="grid gap-1">
                <p className="text-sm wrap-anywhere">
                  <span className="font-semibold">{name}</span>, {birthLine(chart)}
                </p>
                <ClockLine chart={chart} />
              </div>
            ))}
          </>
        ))
      }
    />
  )
}
