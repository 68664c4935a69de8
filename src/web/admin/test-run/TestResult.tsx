import type { AiTestResult } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { Note } from '../configuration/Note.tsx'
import { dollars, milliseconds, whole } from '../numbers.ts'
import { CheckedSentences } from './CheckedSentences.tsx'

const texts = adminMessages.test
const MISSING = 'n/a'

interface Props {
  result: AiTestResult
  /** While the next test is running. */
  isOutdated: boolean
}

export function TestResult({ result, isOutdated }: Props) {
  const { duration, usage, config, response, writer, reason, sentences } = result
  return (
    <section
      aria-label="Result"
      aria-busy={isOutdated || undefined}
      className="flex min-w-0 flex-col gap-8"
    >
      {writer === 'embedded' && <Note title={texts.writtenByEmbedded}>{reason ?? ''}</Note>}
      <dl className="grid grid-cols-3 gap-x-4 border-y border-line py-5">
        <Tile label={texts.duration} value={shown(duration, milliseconds)} />
        <Tile label={texts.tokensUsed} value={shown(usage?.total_tokens, whole)} />
        <Tile
          label={texts.model}
          value={writer === 'embedded' ? texts.embeddedWriter : config?.model || MISSING}
        />
      </dl>
      <div>
        <h2 className="text-sm font-semibold">Response</h2>
        {response ? (
          <p className="reading-text mt-2 whitespace-pre-wrap">{response}</p>
        ) : (
          <p className="mt-2 text-muted">{texts.noResponse}</p>
        )}
      </div>
      <CheckedSentences sentences={sentences ?? []} />
      <Details result={result} />
    </section>
  )
}

const shown = (value: number | null | undefined, format: (value: number) => string) =>
  typeof value === 'number' ? format(value) : MISSING

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-serif text-xl tabular-nums max-sm:text-lg wrap-anywhere">
        {value}
      </dd>
    </div>
  )
}

function Details({ result }: { result: AiTestResult }) {
  const { usage, cost, timeToFirstToken, writtenBy } = result
  const rows = [
    ['Written by', writtenBy || MISSING],
    ['Time to first token', shown(timeToFirstToken, milliseconds)],
    ['Cost', shown(cost, dollars)],
    ['Input tokens', shown(usage?.input_tokens, whole)],
    ['of these cached', shown(usage?.cached_tokens, whole)],
    ['Output tokens', shown(usage?.output_tokens, whole)],
    ['of these reasoning', shown(usage?.reasoning_tokens, whole)],
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm tabular-nums">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
