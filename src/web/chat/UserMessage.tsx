import { memo } from 'react'

/** The person's words, as they were typed. */
export const UserMessage = memo(({ children }: { children: string }) => (
  <article
    aria-label="You"
    className="ml-auto max-w-[85%] rounded-card bg-surface px-5 py-3 text-pretty whitespace-pre-wrap wrap-anywhere"
    dir="auto"
  >
    {children}
  </article>
))
