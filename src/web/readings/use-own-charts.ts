import type { ChartData } from '#contract/chart.ts'
import { useFirstPortrait } from '#web/birth/use-first-portrait.ts'
import { useCurrentUser } from '#web/session/use-current-user.ts'

/** The signed-in person, and which charts are theirs: those of the birth of their first portrait. */
export function useOwnCharts() {
  const { data: user } = useCurrentUser()
  const own = useFirstPortrait({ isWanted: true }).portrait?.inputData?.natalChartData?.result
  const isOwn = (chart: ChartData | undefined) =>
    own !== undefined && chart !== undefined && birthOf(chart) === birthOf(own)
  return { isOwn, name: user?.firstName ?? undefined }
}

const birthOf = ({ moment, place }: ChartData) =>
  [moment.utc, moment.timeKnown, place.lat, place.lon].join(' ')
