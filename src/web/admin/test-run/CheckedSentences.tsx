import { Check, X } from 'lucide-react'
import type { AiTestResult } from '#contract/admin.ts'

type Sentence = AiTestResult['sentences'][number]

/** What the checker said about each sentence. */
export function CheckedSentences({ sentences }: { sentences: Sentence[] }) {
  if (sentences.length === 0) return null
  const rejected = sentences.filter(({ isAccepted }) => !isAccepted).length
  return (
    <section aria-labelledby="checked">
      <h2 id="checked" className="text-sm font-semibold">
        Checked sentences
      </h2>
      <p className="mt-1 text-sm text-muted">
        {sentences.length - rejected} accepted, {rejected} rejected
      </p>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand there twice; the list never changes
          <CheckedSentence key={index} sentence={sentence} />
        ))}
      </ol>
    </section>
  )
}

function CheckedSentence({ sentence: { text, isAccepted, facts, why } }: { sentence: Sentence }) {
  const Icon = isAccepted ? Check : X
  const color = isAccepted ? 'text-success' : 'text-danger'
  return (
    <li className="flex gap-3 py-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} strokeWidth={1.8} />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className={`mr-2 text-sm font-semibold ${color}`}>
            {isAccepted ? 'Accepted' : 'Rejected'}
          </span>
          {text}
        </p>
        {facts.length > 0 && <p className="mt-1 text-sm text-muted">{facts.join(' · ')}</p>}
        {why && <p className="mt-1 text-sm text-danger">{why}</p>}
      </div>
    </li>
  )
}
