import type { HoroscopeKind, Moment } from '#contract/horoscopes.ts'
import { when } from '#web/universal-time.ts'

interface Props {
  kind: HoroscopeKind
  moments: Moment[]
  /** Facts of the paragraph whose "Why?" was pressed. */
  litBy: ReadonlySet<string>
  /** The fact of the moment that was pressed. */
  pressed: string | undefined
  onPress(factId: string): void
}

/** The instants that the text names, by the reader's clock, which the text follows; a press lights up their sentences. */
export function Moments({ kind, moments, litBy, pressed, onPress }: Props) {
  return (
    <section aria-labelledby="moments">
      <h2 id="moments" className="text-sm font-semibold text-muted">
        {kind === 'daily' ? 'Hours to note' : 'Dates to note'}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {moments.map(({ factId, label, ...eventTime }) => (
          <li key={factId}>
            <button
              type="button"
              aria-pressed={pressed === factId}
              onClick={() => onPress(factId)}
              className={`-mx-3 block w-[calc(100%+1.5rem)] rounded-field px-3 py-2.5 text-left tabular-nums transition-colors duration-200 hover:bg-highlight ${pressed === factId || litBy.has(factId) ? 'bg-highlight' : ''}`}
            >
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted">
                {when(eventTime, { hasDate: kind !== 'daily', isOwn: true })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
