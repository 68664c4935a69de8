import { adminMessages } from '#contract/admin-messages.ts'
import type { UsageDay } from '#contract/admin-usage.ts'
import { dollars, whole } from '../numbers.ts'
import type { Cell } from './csv.ts'

interface Column {
  label: string
  value(day: UsageDay): Cell
  /** How the table shows a number; `whole` by default. */
  format?(value: number): string
}

/** The columns of the table and of the CSV. */
export const usageColumns: Column[] = [
  { label: 'Date (UTC)', value: ({ date }) => date },
  { label: 'Feature', value: ({ featureName }) => adminMessages.features[featureName] },
  { label: 'Calls', value: ({ calls }) => calls },
  { label: 'Input tokens', value: ({ inputTokens }) => inputTokens },
  { label: 'Cached', value: ({ cachedTokens }) => cachedTokens },
  { label: 'Output tokens', value: ({ outputTokens }) => outputTokens },
  { label: 'Reasoning', value: ({ reasoningTokens }) => reasoningTokens },
  { label: 'Cost (USD)', value: ({ cost }) => cost, format: dollars },
  { label: 'By model', value: ({ texts }) => texts.accepted },
  { label: 'Model, repaired', value: ({ texts }) => texts.repaired },
  { label: 'Model, partly replaced', value: ({ texts }) => texts.partlyReplaced },
  { label: 'Embedded after a failure', value: ({ texts }) => texts.fallenBack },
  { label: 'Embedded', value: ({ texts }) => texts.embedded },
  { label: 'Sentences checked', value: ({ sentences }) => sentences.checked },
  { label: 'Rejected', value: ({ sentences }) => sentences.rejected },
  { label: 'Repaired', value: ({ sentences }) => sentences.repaired },
  { label: 'p50 (ms)', value: ({ p50 }) => p50 },
  { label: 'p95 (ms)', value: ({ p95 }) => p95 },
  { label: 'Thumbs up', value: ({ thumbsUp }) => thumbsUp },
  { label: 'Thumbs down', value: ({ thumbsDown }) => thumbsDown },
  { label: 'Tests', value: ({ tests }) => tests.calls },
  { label: 'Cost of tests (USD)', value: ({ tests }) => tests.cost, format: dollars },
]

export const csvRows = (days: UsageDay[]): Cell[][] => [
  usageColumns.map(({ label }) => label),
  ...days.map((day) => usageColumns.map(({ value }) => value(day))),
]

export function cellText({ value, format = whole }: Column, day: UsageDay): string {
  const cell = value(day)
  return typeof cell === 'number' ? format(cell) : (cell ?? 'n/a')
}
