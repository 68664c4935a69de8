import { useState } from 'react'
import type { AiConfig, FeatureName } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { FeatureFilter } from '../FeatureFilter.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { MoreEntries } from '../MoreEntries.tsx'
import { Spinner } from '../Spinner.tsx'
import { AuditEntry } from './AuditEntry.tsx'
import { useAuditLogs } from './queries.ts'

const { auditLog: texts } = adminMessages

export function AuditLogTab({ configs }: { configs: AiConfig[] }) {
  const [feature, setFeature] = useState<FeatureName>()
  return (
    <div className="max-w-4xl">
      <FeatureFilter className="mb-6 sm:max-w-72" feature={feature} onFeature={setFeature} />
      <Entries key={feature} feature={feature} configs={configs} />
    </div>
  )
}

interface EntriesProps {
  feature: FeatureName | undefined
  configs: AiConfig[]
}

function Entries({ feature, configs }: EntriesProps) {
  const pages = useAuditLogs(feature)
  const { logs, error, refetch, isFetching } = pages
  if (!logs && isFetching) return <Spinner label="Loading the audit log…" />
  if (!logs) return <LoadFailure error={error} fallback={texts.failed} onRetry={refetch} />
  if (logs.length === 0) return <p className="font-serif text-lg text-muted">{texts.none}</p>
  return (
    <>
      <ul className="border-t border-line">
        {logs.map((log) => (
          <AuditEntry
            key={log.id}
            log={log}
            current={configs.find(({ featureName }) => featureName === log.featureName)}
          />
        ))}
      </ul>
      <MoreEntries pages={pages} failed={texts.moreFailed} />
    </>
  )
}
