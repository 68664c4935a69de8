import type { AiConfig } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useAuditLogs } from '../audit-log/queries.ts'
import { DifferenceTable } from '../DifferenceTable.tsx'
import { differencesBetween } from '../settings.ts'
import type { ConfigForm } from './use-config-form.ts'

const { title, text } = adminMessages.configuration.conflict

/** Someone else saved in the meantime: shows the differences and offers a choice. */
export function ConflictNotice({ configForm }: { configForm: ConfigForm }) {
  const { conflict } = configForm
  return conflict ? <Conflict configForm={configForm} theirs={conflict} /> : null
}

function Conflict({ configForm, theirs }: { configForm: ConfigForm; theirs: AiConfig }) {
  const { form, discard, rebase } = configForm
  const mine = form.watch()
  return (
    <div className="mb-8 flex flex-col items-start gap-4">
      <Notice title={title(useLastActor(theirs))}>{text}</Notice>
      <DifferenceTable
        caption="Your values beside the saved ones"
        before="Saved"
        after="Yours"
        differences={differencesBetween(theirs, mine)}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={discard}>
          Take the Saved Values
        </Button>
        <Button look="outline" onClick={rebase}>
          Keep My Changes
        </Button>
      </div>
    </div>
  )
}

/** Who made this the configuration, by the audit log. */
function useLastActor({ featureName, version }: AiConfig): string | undefined {
  const { logs } = useAuditLogs(featureName)
  const entry = logs?.find(({ newConfig }) => newConfig?.version === version)
  return entry?.actor ?? undefined
}
