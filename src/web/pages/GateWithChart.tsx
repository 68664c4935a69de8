import { type ReactNode, useEffect, useState } from 'react'
import type { BirthDetails } from '#contract/birth.ts'
import { messages } from '#contract/messages.ts'
import { PremiumGate } from '#web/billing/PremiumGate.tsx'
import { useKnownBirth } from '#web/birth/use-known-birth.ts'
import { FirstChartForm } from '#web/first-chart/FirstChartForm.tsx'
import { FirstReading, usePreview } from '#web/first-chart/use-preview.ts'
import { pendingNatal } from '#web/pending/pending-natal.ts'
import { useReadOnPath } from './use-read-on-path.ts'
import { WaitingDates } from './WaitingDates.tsx'

interface Props {
  level?: 1 | 2
  /** What stands first behind the gate. */
  leads?: 'chart' | 'dates'
  /** The form that a visitor finds on this page, if it is another one. */
  children?: ReactNode
}

/**
 * For a person without a subscription: the gate, and behind it what waits for them: today, the coming dates, their
 * chart. Where no birth is known, it offers the form of a visitor.
 */
export function GateWithChart({ level = 1, leads = 'dates', children }: Props) {
  const [pending] = useState(pendingNatal)
  const saved = useKnownBirth()
  const known = pending ?? saved
  const { preview, chart, see } = usePreview()
  const keepTo = useReadOnPath()
  useKnownChart(known, see)
  // A known birth may be refused: its place may be ambiguous, or the service busy.
  const isRefused = preview.state === 'failed' || preview.state === 'needs-choice'
  const dates = chart && <WaitingDates details={chart.details} />
  return (
    <div className="grid gap-12">
      <PremiumGate level={level} />
      {children}
      {!children && (isRefused || !known) && (
        <section aria-labelledby="gate-chart" className="max-w-[30rem]">
          <h2 id="gate-chart" className="mb-5 font-serif text-2xl tracking-heading">
            {messages.firstChart.title}
          </h2>
          <FirstChartForm known={known} preview={preview} onSubmit={see} />
        </section>
      )}
      {leads === 'dates' && dates}
      {chart && (
        <FirstReading chart={chart} keepTo={keepTo} isAnswer={!known}>
          {null}
        </FirstReading>
      )}
      {leads === 'chart' && dates}
    </div>
  )
}

/** Draws the chart of a known birth. */
function useKnownChart(birth: BirthDetails | undefined, see: (details: BirthDetails) => void) {
  const key = birth && JSON.stringify(birth)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each other birth
  useEffect(() => {
    if (birth) see(birth)
  }, [key])
}
