import { useState } from 'react'
import type { AiConfig, FeatureName } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { FeatureFilter } from '../FeatureFilter.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
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
  const { logs, error, refetch, isFetching, ...more } = useAuditLogs(feature)
  if (!logs && isFetching) return <Spinner label="Loading the audit log…" />
  if (!logs) return <LoadFailure error={error} fallback={texts.failed} onRetry={refetch} />
  if (logs.length === 0) return <p className="font-serif text-lg text-muted">{texts.none}</p>
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more
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
      <ShowMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        error={isFetchNextPageError ? errorMessage(error, texts.moreFailed) : undefined}
        label="Show more"
        whileLoading="Loading…"
        onPress={fetchNextPage}
      />
    </>
  )
}
