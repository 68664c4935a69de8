import { lazy, Suspense, useId, useState } from 'react'
import type { ChatFact } from '#contract/chat.ts'
import { withWholeDates } from '#contract/kept-together.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { localMoment } from '#web/local-time.ts'
import { chipParts } from './chip-parts.ts'
import { shortLocalDate } from './local-dates.ts'

const ChartOfFact = lazy(() => import('./ChartOfFact.tsx'))

/** How many facts show before "more", which stands for two at the least. */
const FIRST = 4

interface Props {
  facts: ChatFact[]
  /** The id of the fact that is explained and highlighted. */
  chosen: string | undefined
  onChoose(id: string | undefined): void
}

/** The facts that an answer rests on. A pressed one is said in words, with its place in the chart. */
export function Why({ facts, chosen, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const heading = useId()
  const shown = isOpen || facts.length === FIRST + 1 ? facts : facts.slice(0, FIRST)
  const hidden = facts.length - shown.length
  const fact = facts.find(({ id }) => id === chosen)
  // The passes of one transit differ in nothing but their dates.
  const isRepeated = (label: string) => facts.filter((one) => one.label === label).length > 1
  return (
    <div className="text-sm tabular-nums">
      <ul aria-labelledby={heading} className="flex flex-wrap items-center gap-2">
        <li id={heading} className="mr-1 font-semibold text-muted">
          Why?
        </li>
        {shown.map(({ id, label, at }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? undefined : id)}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-control px-4 text-left hover:border-ink aria-pressed:border-gold aria-pressed:bg-highlight"
            >
              <Chip label={label} />
              {at && isRepeated(label) && <span className="text-muted">{shortLocalDate(at)}</span>}
            </button>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button
              type="button"
              className="text-link min-h-11 px-2 font-semibold"
              onClick={() => setIsOpen(true)}
            >
              {hidden} more
            </button>
          </li>
        )}
      </ul>
      {fact && (
        <div className="mt-3 animate-fade">
          <p role="status" className="text-muted">
            {fact.label}
            {fact.at && `, ${withWholeDates(localMoment(fact.at, 'full'))}`}
          </p>
          <Suspense>
            <ChartOfFact fact={fact} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** Glyphs for an aspect, with the words for screen readers; words for everything else. */
function Chip({ label }: { label: string }) {
  const parts = chipParts(label)
  if (!parts) return label
  return (
    <>
      <span className="sr-only">{label}</span>
      {parts.map(({ name, path }) =>
        path ? (
          <Glyph key={name} path={path} className="size-5" />
        ) : (
          <span key={name} aria-hidden="true" className="font-semibold">
            {name}
          </span>
        ),
      )}
    </>
  )
}
