import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/cosmic-calendar')

export default function CalendarPage() {
  return (
    <LaterPage heading="Cosmic Calendar">
      The calendar is not open yet; it will show the dates that touch your chart.
    </LaterPage>
  )
}
