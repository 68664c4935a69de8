import type { EventType } from '#contract/calendar.ts'

/** Color is never the only cue: the word is always beside it. */
export const eventTypes: Record<EventType, { label: string; color: string }> = {
  love: { label: 'Love', color: 'text-love' },
  career: { label: 'Career', color: 'text-career' },
  spiritual: { label: 'Spiritual', color: 'text-spiritual' },
  other: { label: 'Other', color: 'text-ink' },
}

/** Four long rays and four short ones. */
const STAR =
  'M8 .8L9.25 5.7 13.1 2.9 10.3 6.75 15.2 8 10.3 9.25 13.1 13.1 9.25 10.3 8 15.2 6.75 10.3 2.9 13.1 5.7 9.25 .8 8 5.7 6.75 2.9 2.9 6.75 5.7Z'

/** Marks a key date, in the color of its type. */
export function Star({ type, className = 'size-4' }: { type: EventType; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      fill="currentColor"
      className={`${eventTypes[type].color} ${className}`}
    >
      <path d={STAR} />
    </svg>
  )
}
