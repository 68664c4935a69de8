import { lazy, Suspense, useState } from 'react'
import type { ChartData } from '#contract/chart.ts'
import type { WrittenText } from '#contract/readings.ts'
import { shareMessages } from '#contract/share-messages.ts'
import { Button } from '#web/ui/Button.tsx'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

interface Props {
  chart: ChartData
  text: WrittenText | undefined
}

export function ShareButton({ chart, text }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="outline" className="mt-8" onClick={() => setIsOpen(true)}>
        {shareMessages.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog chart={chart} text={text} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
