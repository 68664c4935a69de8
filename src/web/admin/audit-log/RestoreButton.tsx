import { RotateCcw } from 'lucide-react'
import type { AiConfig } from '#contract/admin.ts'
import type { AuditLog, LoggedSettings } from '#contract/admin-audit.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { DifferenceTable } from '../DifferenceTable.tsx'
import { differencesBetween } from '../settings.ts'
import { timeText } from '../times.ts'
import { useRestore } from './queries.ts'

const { features, auditLog: texts } = adminMessages

interface Props {
  log: AuditLog
  /** The settings that would be restored. */
  settings: LoggedSettings
  current: AiConfig
}

export function RestoreButton({ log, settings, current }: Props) {
  const restore = useRestore(current)
  const name = features[current.featureName]
  const differences = differencesBetween(current, settings)
  if (differences.length === 0) return <p>{texts.current}</p>
  return (
    <Confirmation
      trigger={
        <Button look="outline" aria-label={`Restore ${name} of ${timeText(log.createdAt)}`}>
          <RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.6} />
          Restore
        </Button>
      }
      title={texts.restore.title}
      text={texts.restore.text(name, timeText(log.createdAt))}
      action="Restore"
      look="primary"
      isPending={restore.isPending}
      onConfirm={() => restore.mutate(log)}
    >
      <DifferenceTable
        caption="What will change"
        before="Now"
        after="Restored"
        differences={differences}
      />
    </Confirmation>
  )
}
