import { Switch } from 'radix-ui'
import { useId } from 'react'
import { settingLabels } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { valueText } from '../field-labels.ts'

const { writtenByModel, writtenByEmbedded } = adminMessages.configuration

interface Props {
  isEnabled: boolean
  hasModel: boolean
  hint: string
  onChange(isEnabled: boolean): void
}

export function StatusSwitch({ isEnabled, hasModel, hint, onChange }: Props) {
  const id = useId()
  const effect = isEnabled ? hasModel && writtenByModel : writtenByEmbedded
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {settingLabels.enabled}
      </label>
      <div className="flex min-h-12 items-center gap-3">
        <Switch.Root
          id={id}
          checked={isEnabled}
          onCheckedChange={onChange}
          aria-describedby={`${id}-hint`}
          className="relative h-7 w-12 shrink-0 rounded-full border border-control bg-surface before:absolute before:-inset-2 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        >
          <Switch.Thumb className="block size-5 translate-x-0.5 rounded-full bg-control transition-transform duration-150 data-[state=checked]:translate-x-[1.4rem] data-[state=checked]:bg-on-accent" />
        </Switch.Root>
        <span>{valueText('enabled', isEnabled)}</span>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {[hint, effect].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
