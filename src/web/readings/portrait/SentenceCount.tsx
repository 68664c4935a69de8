import { X } from 'lucide-react'
import { withName } from '#drawings/whose-point.ts'
import type { Lighting, Selection } from '#web/written-text/lighting.ts'

interface Props {
  selection: Selection | undefined
  lighting: Lighting
  /** For a relationship reading. */
  partnerName?: string | undefined
  onClose(): void
}

/** For the selected row or glyph: how many sentences rest on it, and a link to them. */
export function SentenceCount({ selection, lighting, partnerName, onClose }: Props) {
  const isShown = selection !== undefined && selection.kind !== 'paragraph'
  const count = lighting.sentences.size
  return (
    <div
      role="status"
      className="print:hidden sticky bottom-[calc(1rem+var(--tab-bar,0px))] z-20 mt-6 flex justify-center empty:mt-0"
    >
      {isShown && (
        <div className="flex items-center gap-1 rounded-card border border-control bg-surface py-0.5 pr-1 pl-5 text-sm animate-rise">
          <span className="wrap-anywhere">
            {sayHowMany(count, withName(nameOf(selection), partnerName))}
          </span>
          {count > 0 && (
            <button
              type="button"
              onClick={showFirst}
              className="text-link min-h-11 px-3 font-semibold"
            >
              Show
            </button>
          )}
          <button
            type="button"
            aria-label="Stop highlighting"
            onClick={onClose}
            className="grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          </button>
        </div>
      )}
    </div>
  )
}

function sayHowMany(count: number, name: string): string {
  if (count === 0) return `No sentence rests on ${name}`
  return count === 1 ? `One sentence rests on ${name}` : `${count} sentences rest on ${name}`
}

function nameOf(selection: Selection): string {
  if (selection.kind === 'point') return withArticle(selection.name)
  if (selection.kind === 'facts') return selection.name
  return selection.kind === 'aspect' ? selection.key.split('~').map(withArticle).join(' and ') : ''
}

const WITH_ARTICLE = ['Sun', 'Moon', 'North Node', 'Ascendant', 'Midheaven']

const withArticle = (name: string) => (WITH_ARTICLE.includes(name) ? `the ${name}` : name)

function showFirst() {
  document.querySelector('[data-sentence][data-lit]')?.scrollIntoView({ block: 'center' })
}
