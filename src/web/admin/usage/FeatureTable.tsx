import { FeatureName } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { UsageDay } from '#contract/admin-usage.ts'
import { dollars, percent, whole } from '../numbers.ts'
import { DataTable } from './DataTable.tsx'
import { Section } from './Section.tsx'
import { allTexts, allTokens, modelTexts, type Totals, totalsOf } from './totals.ts'

const headings = ['Feature', 'Texts', 'By a model', 'Tokens', 'Cost', 'Rejected', 'Thumbs up']

/** The period in one row for each feature that was used. */
export function FeatureTable({ usage }: { usage: UsageDay[] }) {
  const rows = FeatureName.options
    .map((name) => [name, usage.filter(({ featureName }) => featureName === name)] as const)
    .filter(([, days]) => days.length > 0)
    .map(([name, days]) => [adminMessages.features[name], ...cellsOf(totalsOf(days))])
  const total = rows.length > 1 ? [['All', ...cellsOf(totalsOf(usage))]] : []
  return (
    <Section title="By feature">
      <DataTable caption="Usage by feature" headings={headings} rows={[...rows, ...total]} />
    </Section>
  )
}

const cellsOf = (totals: Totals): string[] => [
  whole(allTexts(totals)),
  percent(modelTexts(totals), allTexts(totals)),
  whole(allTokens(totals)),
  dollars(totals.cost),
  percent(totals.sentences.rejected, totals.sentences.checked),
  percent(totals.thumbsUp, totals.thumbsUp + totals.thumbsDown),
]
