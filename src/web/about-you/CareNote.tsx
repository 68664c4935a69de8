import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'

const MarkdownText = lazy(() => import('#web/written-text/MarkdownText.tsx'))

/** Help for somebody whose words speak of a crisis. */
export function CareNote({ text }: { text: string }) {
  return (
    <div role="alert" className="w-full rounded-card border border-control bg-surface p-5">
      <Suspense>
        <MarkdownText markdown={text} />
      </Suspense>
      <p className="mt-4 text-sm">
        <Link to="/care" className="text-link inline-flex min-h-11 items-center">
          {messages.aboutYou.care}
        </Link>
      </p>
    </div>
  )
}
