import { type ComponentProps, lazy, Suspense } from 'react'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'

const GateWithChart = lazy(async () => ({
  default: (await import('./GateWithChart.tsx')).GateWithChart,
}))

/** Visitors and subscribers do not need its code. */
export function LateGateWithChart(props: ComponentProps<typeof GateWithChart>) {
  return (
    <Suspense fallback={<PageSkeleton className="" />}>
      <GateWithChart {...props} />
    </Suspense>
  )
}
