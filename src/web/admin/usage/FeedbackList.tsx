import { adminMessages } from '#contract/admin-messages.ts'
import type { FeedbackWords } from '#contract/admin-usage.ts'
import { messages } from '#contract/messages.ts'
import { timeText } from '../times.ts'

const { thumbReasons } = messages.chat

/** What readers wrote with a thumb down. */
export function FeedbackList({ feedback }: { feedback: FeedbackWords[] }) {
  if (feedback.length === 0) return <p className="text-muted">{adminMessages.usage.noFeedback}</p>
  return (
    <ul className="max-w-4xl divide-y divide-line border-y border-line">
      {feedback.map(({ featureName, reason, words, at }) => (
        <li key={`${at} ${words}`} className="py-3">
          <p dir="auto" className="font-serif text-lg whitespace-pre-line wrap-anywhere">
            {words}
          </p>
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            {[reason && thumbReasons[reason], adminMessages.features[featureName], timeText(at)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
