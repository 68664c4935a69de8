import { messages } from '#contract/messages.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import type { Part } from './parts.ts'

const texts = messages.readings.overview

interface Props {
  lines: string[]
  parts: Part[]
  minutes: number
}

/** On a phone, before the text: what it says in three lines, and its parts. On paper, the contents of the title page. */
export function Overview({ lines, parts, minutes }: Props) {
  return (
    <div className="lg:hidden print:block print:break-after-page">
      {lines.length > 0 && (
        <div className="mb-6 font-serif text-xl text-pretty print:hidden">
          {lines.map((line) => (
            <p key={line} className="mt-1">
              {line}
            </p>
          ))}
        </div>
      )}
      {parts.length > 1 && (
        <nav aria-labelledby="parts" className="mb-8">
          <p id="parts" className="text-sm font-semibold text-muted">
            {texts.parts.replace('{count}', String(parts.length))}{' '}
            {minutes === 1 ? texts.minute : texts.minutes.replace('{count}', String(minutes))}
          </p>
          <PartLinks parts={parts} className="mt-2" />
        </nav>
      )}
    </div>
  )
}

/** @param onFollow called when a link was pressed */
export function PartLinks({
  parts,
  className,
  onFollow,
}: {
  parts: Part[]
  className: string
  onFollow?: () => void
}) {
  return (
    <ol
      className={`divide-y divide-line border-y border-line print:columns-2 print:gap-x-10 print:divide-y-0 print:border-b-0 ${className}`}
    >
      {parts.map(({ id, title, points }) => (
        <li key={id} className="border-line print:break-inside-avoid print:border-b">
          <a
            href={`#${id}`}
            onClick={onFollow}
            className="flex min-h-12 print:min-h-0 items-center justify-between gap-4 py-2 font-serif text-lg hover:bg-highlight"
          >
            <span>{title}</span>
            <span aria-hidden="true" className="flex gap-2.5 text-muted">
              {points.map((point) => {
                const path = planetGlyphs[point as keyof typeof planetGlyphs]
                return (
                  path && <Glyph key={point} path={path} className="size-5" strokeWidth={1.3} />
                )
              })}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
