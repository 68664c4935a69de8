import { useId } from 'react'
import type { ChatFact, TimePicture } from '#contract/chat.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { DAY } from '#durations.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { longDate, shortDate } from './local-dates.ts'
import { glyphsThatFit, labelsThatFit, pieces } from './time-line.ts'

interface Props {
  picture: TimePicture
  facts: ChatFact[]
  /** The fact whose pin is gold. */
  chosen: string | undefined
}

const pinColor = { easy: 'bg-career', hard: 'bg-love', neutral: 'bg-control' }
const glyphColor = { easy: 'text-career', hard: 'text-love', neutral: 'text-muted' }

/** Time as the margin of an old map: good days filled, days to avoid hatched, a pin for each exact moment. */
export function TimeLine({ picture, facts, chosen }: Props) {
  const { from, to, today, spans, pins } = picture
  const hatch = useId()
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1
  /** Percent from the left; days in the middle of their width. */
  const at = (date: string, part = 0) =>
    (((Date.parse(date) - Date.parse(from)) / DAY + part) / length) * 100
  const isIn = (date: string) => date >= from && date <= to
  const labelOf = (factId: string) => facts.find(({ id }) => id === factId)?.label ?? ''
  const shownPins = pins.filter(({ date }) => isIn(date))
  // Several may stand on one date, where the last one covers the others.
  const marked = shownPins
    .map((pin) => ({ ...pin, isGold: isGold(pin, chosen), x: at(pin.date, 0.5) }))
    .toSorted((one, other) => Number(one.isGold) - Number(other.isGold))
  const glyphs = glyphsThatFit(marked)
  const labels = labelsThatFit([
    ...marked.map(({ date, isGold, isChosen, x }) => ({
      text: shortDate(date),
      x,
      rank: isGold ? 0 : isChosen ? 1 : 3,
      isGold,
    })),
    ...(isIn(today) ? [{ text: 'Today', x: at(today, 0.5), rank: 2, isGold: false }] : []),
    { text: shortDate(from), x: 0, rank: 4, isGold: false },
    { text: shortDate(to), x: 100, rank: 5, isGold: false },
  ])
  return (
    <figure className="font-sans text-xs">
      <div aria-hidden="true" className="relative h-24 select-none">
        {spans.map(({ from: start, to: end, quality, label }) => (
          <div
            key={`${start} ${label}`}
            className={`absolute top-7 h-8 overflow-hidden ${quality === 'good' ? 'bg-highlight' : ''}`}
            style={{
              left: `${Math.max(0, at(start))}%`,
              width: `${Math.min(100, at(end, 1)) - Math.max(0, at(start))}%`,
            }}
          >
            {quality === 'avoid' && <Hatching id={`${hatch}-${start}`} />}
          </div>
        ))}
        <div className="absolute inset-x-0 top-15 flex h-1 border border-control">
          {pieces(length).map(({ start, width, isFilled }) => (
            <span
              key={start}
              className={isFilled ? 'bg-control' : ''}
              style={{ width: `${width}%` }}
            />
          ))}
        </div>
        {isIn(today) && (
          <span
            className="absolute top-16.5 border-x-4 border-b-6 border-transparent border-b-ink"
            style={{ left: `calc(${at(today, 0.5)}% - 4px)` }}
          />
        )}
        {marked.map(({ factId, date, quality, isGold, x }, index) => (
          <span key={`${factId} ${date}`} className="absolute top-1" style={{ left: `${x}%` }}>
            <span className={`absolute -left-2.5 ${isGold ? 'text-gold' : glyphColor[quality]}`}>
              {glyphs.has(index) && <PinGlyph label={labelOf(factId)} />}
            </span>
            <span
              className={`absolute top-6 -left-px h-10 w-0.5 ${isGold ? 'bg-gold' : pinColor[quality]}`}
            />
          </span>
        ))}
        {labels.map(({ text, x, isGold, align }) => (
          <span
            key={`${text} ${x}`}
            className={`absolute top-19 whitespace-nowrap ${isGold ? 'font-semibold text-gold' : 'text-muted'} ${align}`}
            style={{ left: `${x}%` }}
          >
            {text}
          </span>
        ))}
      </div>
      <figcaption className="sr-only">{described(picture, labelOf)}</figcaption>
    </figure>
  )
}

const isGold = (pin: TimePicture['pins'][number], chosen: string | undefined) =>
  chosen ? pin.factId === chosen : pin.isChosen

/** The planet that moves, which a label names first. */
function PinGlyph({ label }: { label: string }) {
  const name = Object.keys(planetGlyphs).find((planet) => label.startsWith(planet))
  const path = name && planetGlyphs[name as keyof typeof planetGlyphs]
  return path ? <Glyph path={path} className="size-5" /> : null
}

function Hatching({ id }: { id: string }) {
  return (
    <svg className="size-full text-love" role="presentation">
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 6L6 0" stroke="currentColor" strokeWidth="1" fill="none" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** The picture in words. A pin without a fact in the answer is named by the span that it stands in. */
function described({ spans, pins }: TimePicture, labelOf: (factId: string) => string): string {
  const days = (from: string, to: string) =>
    from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`
  const labelAt = (date: string) => spans.find(({ from, to }) => date >= from && date <= to)?.label
  return [
    ...spans.map(
      ({ from, to, quality, label }) =>
        `${quality === 'good' ? 'Good' : 'To avoid'}: ${days(from, to)}${label && `, ${label}`}.`,
    ),
    ...pins.flatMap(({ date, factId }) => {
      const label = labelOf(factId) || labelAt(date)
      return label ? `${longDate(date)}: ${label}.` : []
    }),
  ].join(' ')
}
