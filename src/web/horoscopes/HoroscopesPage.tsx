import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/horoscopes')

export default function HoroscopesPage() {
  return (
    <LaterPage heading="Your Personalized Horoscopes">
      Daily, weekly and monthly horoscopes are not open yet; they will be written from your own
      chart.
    </LaterPage>
  )
}
