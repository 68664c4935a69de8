import { Download } from 'lucide-react'
import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import { adminMessages } from '#contract/admin-messages.ts'
import type { UsageDay } from '#contract/admin-usage.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useToday } from '#web/use-today.ts'
import { toCsv } from './csv.ts'
import { DataTable } from './DataTable.tsx'
import { Section } from './Section.tsx'
import { totalsByDate, totalsOf } from './totals.ts'
import { cellText, csvRows, usageColumns } from './usage-columns.ts'

const UsageCharts = lazy(() => import('./UsageCharts.tsx'))

interface Props {
  usage: UsageDay[]
  days: number
  isOneFeature: boolean
}

/** The same numbers as charts, as a table and as a file. */
export function UsageByDay({ usage, days, isOneFeature }: Props) {
  const { utc: today } = useToday()
  const [view, setView] = useState<'charts' | 'table'>('charts')
  const newestFirst = usage.toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <Section
      title="By day"
      action={
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setView(view === 'charts' ? 'table' : 'charts')}>
            {view === 'charts' ? 'Show Table' : 'Show Charts'}
          </Button>
          <Button
            look="outline"
            onClick={() =>
              saveFile({
                name: `ai-usage-${today}-${days}-days.csv`,
                content: new Blob([toCsv(csvRows(newestFirst))], {
                  type: 'text/csv;charset=utf-8',
                }),
              })
            }
          >
            <Download aria-hidden="true" className="size-4" strokeWidth={1.6} />
            Download CSV
          </Button>
        </div>
      }
    >
      {view === 'charts' ? (
        <WithoutCharts>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <UsageCharts
              all={totalsOf(usage)}
              days={totalsByDate(usage, days, today)}
              isOneFeature={isOneFeature}
            />
          </Suspense>
        </WithoutCharts>
      ) : (
        <DataTable
          caption="Usage by day and feature"
          headings={usageColumns.map(({ label }) => label)}
          rows={newestFirst.map((day) => usageColumns.map((column) => cellText(column, day)))}
          wordColumns={2}
        />
      )}
    </Section>
  )
}

/** The code of the charts may fail to load; the table does not need it. */
class WithoutCharts extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? (
      <Notice>{adminMessages.usage.chartsFailed}</Notice>
    ) : (
      this.props.children
    )
  }
}
