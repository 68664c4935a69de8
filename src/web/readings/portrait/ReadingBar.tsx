import { ChevronDown } from 'lucide-react'
import { type RefObject, useState } from 'react'
import type { ChartData } from '#contract/chart.ts'
import { messages } from '#contract/messages.ts'
import { SmallWheel } from '#web/wheel/SmallWheel.tsx'
import { PartLinks } from './Overview.tsx'
import type { Part } from './parts.ts'
import { useOpenPart } from './use-open-part.ts'

const texts = messages.readings.overview

interface Props {
  chart: ChartData
  parts: Part[]
  wheel: RefObject<HTMLElement | null>
  text: RefObject<HTMLElement | null>
}

/** On a phone, when the wheel has left: a small one with what the open part is about, how far one has read, and the parts. */
export function ReadingBar({ chart, parts, wheel, text }: Props) {
  const { isPastWheel, index, share } = useOpenPart(parts, wheel, text)
  const [isOpen, setIsOpen] = useState(false)
  if (!isPastWheel) return null
  const part = parts[index]
  return (
    <nav
      aria-label={texts.label}
      className="reading-bar fixed inset-x-0 top-0 z-30 animate-fade border-b border-line bg-background lg:hidden print:hidden"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex h-14 w-full items-center gap-3 px-5 text-left -outline-offset-2"
      >
        <SmallWheel chart={chart} lit={part && new Set(part.points)} className="size-10" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-semibold">
            {part?.title ?? texts.opening}
          </span>
          <span className="block text-sm text-muted">
            {part &&
              texts.part
                .replace('{number}', String(index + 1))
                .replace('{count}', String(parts.length))}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          strokeWidth={1.5}
        />
      </button>
      <span
        aria-hidden="true"
        className="absolute bottom-[-1px] left-0 h-0.5 w-full origin-left bg-gold"
        style={{ transform: `scaleX(${share})` }}
      />
      {isOpen && (
        <PartLinks
          parts={parts}
          className="max-h-[70dvh] overflow-y-auto px-5"
          onFollow={() => setIsOpen(false)}
        />
      )}
    </nav>
  )
}
