import type { ComponentProps } from 'react'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { late } from '#web/ui/late.tsx'

const GateWithChart = late(async () => (await import('./GateWithChart.tsx')).GateWithChart)

/** Visitors and subscribers do not need its code. */
export function LateGateWithChart(props: ComponentProps<typeof GateWithChart>) {
  return <GateWithChart {...props} fallback={<PageSkeleton className="" />} />
}
