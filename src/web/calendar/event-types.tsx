import type { EventType, SkyDate } from '#contract/calendar.ts'

/** Color is never the only cue: the word is always beside it. */
export const eventTypes: Record<EventType, { label: string; color: string }> = {
  love: { label: 'Love', color: 'text-love' },
  career: { label: 'Career', color: 'text-career' },
  spiritual: { label: 'Spiritual', color: 'text-spiritual' },
  other: { label: 'Other', color: 'text-ink' },
}

/** What a key date is about. Outside of the calendar, whose days list their types, "Other" says nothing. */
export function subjectOf(type: EventType): string | undefined {
  return type === 'other' ? undefined : eventTypes[type].label
}

/** Four long rays and four short ones. */
const STAR =
  'M8 .8L9.25 5.7 13.1 2.9 10.3 6.75 15.2 8 10.3 9.25 13.1 13.1 9.25 10.3 8 15.2 6.75 10.3 2.9 13.1 5.7 9.25 .8 8 5.7 6.75 2.9 2.9 6.75 5.7Z'

/** Marks what no horoscope has named: a ring for the reader's chart, in the color of its type, a dot for everybody's sky. */
export function SkyMark({ sky, className }: { sky: SkyDate; className: string }) {
  const { isPersonal, eventType } = sky
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 8 8"
      className={`${isPersonal ? eventTypes[eventType].color : 'text-muted'} ${className}`}
    >
      <circle
        cx="4"
        cy="4"
        r={isPersonal ? 3.2 : 2}
        fill={isPersonal ? 'none' : 'currentColor'}
        stroke={isPersonal ? 'currentColor' : 'none'}
        strokeWidth="1.3"
      />
    </svg>
  )
}

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
