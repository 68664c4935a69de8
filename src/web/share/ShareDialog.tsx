import { Dialog } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import type { ChartData } from '#contract/chart.ts'
import type { WrittenText } from '#contract/readings.ts'
import { SharePicture } from './SharePicture.tsx'

export interface ShareDialogProps {
  trigger: ReactElement
  chart: ChartData
  text: WrittenText | undefined
}

/** Opens at once: it is loaded by the press that asks for it. */
export default function ShareDialog({ trigger, ...shown }: ShareDialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      {isOpen && <SharePicture {...shown} />}
    </Dialog.Root>
  )
}
