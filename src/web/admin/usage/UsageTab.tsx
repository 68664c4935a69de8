import { useState } from 'react'
import { FeatureName } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { type AiUsage, DEFAULT_DAYS, useAiUsage } from '../queries.ts'
import { Spinner } from '../Spinner.tsx'
import { Budgets } from './Budgets.tsx'
import { FeatureTable } from './FeatureTable.tsx'
import { RejectedSentences } from './RejectedSentences.tsx'
import { Section } from './Section.tsx'
import { TopUsers } from './TopUsers.tsx'
import { UsageByDay } from './UsageByDay.tsx'

const { features, configuration, usage: texts, budget } = adminMessages

const periods = [7, DEFAULT_DAYS, 90].map((days) => ({
  value: String(days),
  label: `Last ${days} days`,
}))
const filters = [
  { value: '', label: 'All features' },
  ...FeatureName.options.map((value) => ({ value, label: features[value] })),
]

export function UsageTab() {
  const [days, setDays] = useState(DEFAULT_DAYS)
  const [feature, setFeature] = useState('')
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
        <SelectField
          label={configuration.feature}
          className="w-72 max-sm:w-full"
          value={feature}
          options={filters}
          onChange={({ currentTarget }) => setFeature(currentTarget.value)}
        />
      </div>
      {data ? (
        <Usage usage={data} days={days} feature={feature} />
      ) : isFetching ? (
        <Spinner label="Loading the usage…" />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <Notice>{errorMessage(error, texts.failed)}</Notice>
          <Button look="outline" onClick={() => refetch()}>
            {messages.general.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}

interface UsageProps {
  usage: AiUsage
  days: number
  /** Empty for all. */
  feature: string
}

function Usage({ usage, days, feature }: UsageProps) {
  const isShown = ({ featureName }: { featureName: FeatureName }) =>
    feature === '' || featureName === feature
  const shownDays = usage.days.filter(isShown)
  return (
    <div className="flex flex-col gap-14">
      {shownDays.length > 0 ? (
        <>
          <FeatureTable usage={shownDays} />
          <UsageByDay usage={shownDays} days={days} isOneFeature={feature !== ''} />
        </>
      ) : (
        <p className="font-serif text-lg text-muted">{texts.none(days)}</p>
      )}
      <Section title="Budgets" lead={budget.lead}>
        <Budgets budgets={usage.budgets.filter(isShown)} />
      </Section>
      <Section title="Rejected sentences">
        <RejectedSentences rejected={usage.rejected.filter(isShown)} />
      </Section>
      <Section title="Top users by cost" lead={feature && 'Of all features.'}>
        <TopUsers users={usage.topUsers} />
      </Section>
    </div>
  )
}
