import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/admin/ai-models')

export default function AiModelsPage() {
  return <LaterPage heading="AI Model Control Panel">The control panel is not built yet.</LaterPage>
}
