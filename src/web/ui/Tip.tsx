import { Tooltip } from 'radix-ui'
import type { ReactElement } from 'react'

/** A tooltip for a control that shows only an icon. The control still needs its own label. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          className="z-50 rounded-field bg-ink px-3 py-1.5 text-xs text-background animate-fade"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
