import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/baba-bliss')

export default function BabaBlissPage() {
  return (
    <LaterPage heading="Baba Bliss">
      Baba Bliss is not receiving visitors yet; he will answer once he can read your chart.
    </LaterPage>
  )
}
