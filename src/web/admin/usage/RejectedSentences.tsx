import { adminMessages } from '#contract/admin-messages.ts'
import type { RejectedSentence } from '#contract/admin-usage.ts'
import { capitalized } from '../field-labels.ts'
import { timeText } from '../times.ts'

/** What models claimed and no fact supports. None of it was shown to anyone. */
export function RejectedSentences({ rejected }: { rejected: RejectedSentence[] }) {
  if (rejected.length === 0) return <p className="text-muted">{adminMessages.usage.noRejected}</p>
  return (
    <ul className="max-w-4xl divide-y divide-line border-y border-line">
      {rejected.map(({ id, featureName, model, at, text, why, fate }) => (
        <li key={id} className="py-3">
          <p className="font-serif text-lg wrap-anywhere">{text}</p>
          <p className="mt-1 text-sm text-danger wrap-anywhere">{why}</p>
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            {[capitalized(fate), adminMessages.features[featureName], model, timeText(at)].join(
              ' · ',
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
