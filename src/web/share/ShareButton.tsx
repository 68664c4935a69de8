import { Dialog } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import type { ChartData } from '#contract/chart.ts'
import type { WrittenText } from '#contract/readings.ts'
import { shareMessages } from '#contract/share-messages.ts'
import { Button } from '#web/ui/Button.tsx'

const SharePicture = lazy(() => import('./SharePicture.tsx'))

interface Props {
  chart: ChartData
  text: WrittenText | undefined
}

export function ShareButton({ chart, text }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>
        <Button look="outline" className="mt-8">
          {shareMessages.open}
        </Button>
      </Dialog.Trigger>
      {isOpen && (
        <Suspense>
          <SharePicture chart={chart} text={text} />
        </Suspense>
      )}
    </Dialog.Root>
  )
}
