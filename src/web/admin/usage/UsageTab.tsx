import { useState } from 'react'
import type { FeatureName } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { FeatureFilter } from '../FeatureFilter.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { type AiUsage, DEFAULT_DAYS, useAiUsage } from '../queries.ts'
import { Spinner } from '../Spinner.tsx'
import { Budgets } from './Budgets.tsx'
import { FeatureTable } from './FeatureTable.tsx'
import { FeedbackList } from './FeedbackList.tsx'
import { RejectedSentences } from './RejectedSentences.tsx'
import { Section } from './Section.tsx'
import { TopUsers } from './TopUsers.tsx'
import { UsageByDay } from './UsageByDay.tsx'

const { usage: texts, budget } = adminMessages

const periods = [7, DEFAULT_DAYS, 90].map((days) => ({
  value: String(days),
  label: `Last ${days} days`,
}))
export function UsageTab() {
  const [days, setDays] = useState(DEFAULT_DAYS)
  const [feature, setFeature] = useState<FeatureName>()
  const { data, error, isFetching, refetch } = useAiUsage(days)
  return (
    <>
      <div className="mb-8 flex flex-wrap gap-4">
        <SelectField
          label="Period"
          className="w-44 max-sm:flex-1"
          value={String(days)}
          options={periods}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
        <FeatureFilter className="w-72 max-sm:w-full" feature={feature} onFeature={setFeature} />
      </div>
      {data ? (
        <Usage usage={data} days={days} feature={feature} />
      ) : isFetching ? (
        <Spinner label="Loading the usage…" />
      ) : (
        <LoadFailure error={error} fallback={texts.failed} onRetry={refetch} />
      )}
    </>
  )
}

interface UsageProps {
  usage: AiUsage
  days: number
  /** Undefined for all. */
  feature: FeatureName | undefined
}

function Usage({ usage, days, feature }: UsageProps) {
  const isShown = ({ featureName }: { featureName: FeatureName }) =>
    !feature || featureName === feature
  const shownDays = usage.days.filter(isShown)
  return (
    <div className="flex flex-col gap-14">
      {shownDays.length > 0 ? (
        <>
          <FeatureTable usage={shownDays} />
          <UsageByDay usage={shownDays} days={days} isOneFeature={feature !== undefined} />
        </>
      ) : (
        <p className="font-serif text-lg text-muted">{texts.none(days)}</p>
      )}
      <Section title="Budgets" lead={budget.lead}>
        <Budgets budgets={usage.budgets.filter(isShown)} />
      </Section>
      <Section title="Rejected sentences" lead={texts.latestRejected}>
        <RejectedSentences rejected={usage.rejected.filter(isShown)} />
      </Section>
      <Section title="Feedback" lead={texts.feedback}>
        <FeedbackList feedback={usage.feedback.filter(isShown)} />
      </Section>
      <Section title="Top users by cost" lead={feature && texts.ofAllFeatures}>
        <TopUsers users={usage.topUsers} />
      </Section>
    </div>
  )
}
