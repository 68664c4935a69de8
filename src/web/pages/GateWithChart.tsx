import { Suspense, useEffect, useState } from 'react'
import type { BirthDetails } from '#contract/birth.ts'
import { PremiumGate } from '#web/billing/PremiumGate.tsx'
import { useKnownBirth } from '#web/birth/use-known-birth.ts'
import { FirstChartForm } from '#web/first-chart/FirstChartForm.tsx'
import { FirstReading, usePreview } from '#web/first-chart/use-preview.ts'
import { pendingNatal } from '#web/pending/pending-natal.ts'
import { useReadOnPath } from './use-read-on-path.ts'
import { WaitingDates } from './WaitingDates.tsx'

interface Props {
  level?: 1 | 2
  /** Offers the form of a visitor where no birth is known, and shows the chart before the dates. */
  asksForBirth?: boolean
}

/** For a person without a subscription: the gate, and behind it what waits for them: today, the month's dates, their chart. */
export function GateWithChart({ level = 1, asksForBirth = false }: Props) {
  const [pending] = useState(pendingNatal)
  const known = useKnownBirth()
  const { preview, chart, see } = usePreview()
  const keepTo = useReadOnPath()
  const isKnown = useKnownChart(pending ?? known, see)
  // A known birth may be refused: its place may be ambiguous, or the service busy.
  const isRefused = preview.state === 'failed' || preview.state === 'needs-choice'
  return (
    <div className="grid gap-12">
      <PremiumGate level={level} />
      {(isRefused || (asksForBirth && !isKnown)) && (
        <div className="max-w-[30rem]">
          <FirstChartForm preview={preview} onSubmit={see} />
        </div>
      )}
      {chart && (
        <>
          {!asksForBirth && <WaitingDates details={chart.details} />}
          <Suspense>
            <FirstReading chart={chart} keepTo={keepTo} isAnswer={!isKnown}>
              {null}
            </FirstReading>
          </Suspense>
          {asksForBirth && <WaitingDates details={chart.details} />}
        </>
      )}
    </div>
  )
}

/** Draws the chart of a known birth. @returns whether one is known */
function useKnownChart(
  birth: BirthDetails | undefined,
  see: (details: BirthDetails) => void,
): boolean {
  const key = birth && JSON.stringify(birth)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each other birth
  useEffect(() => {
    if (birth) see(birth)
  }, [key])
  return birth !== undefined
}
