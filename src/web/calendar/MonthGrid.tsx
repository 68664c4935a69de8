// biome-ignore-all lint/a11y/useSemanticElements: a grid with selectable cells; table elements do not allow these roles
// biome-ignore-all lint/a11y/useFocusableInteractive: one tab stop, the selected day
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { CosmicEvent, EventType, SkyDate } from '#contract/calendar.ts'
import { dayInWords } from '#web/universal-time.ts'
import { eventTypes, SkyMark, Star } from './event-types.tsx'
import { dateAfterKey } from './grid-keys.ts'
import { cellsOf, dayOf, isSameMonth, monthOf } from './month.ts'

const WEEK = 7
/** As many as fit under the number of a day on a phone. */
const MARKS = 3
const inOrder = Object.keys(eventTypes) as EventType[]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface Props {
  /** The day that is selected; its month is shown. */
  date: string
  today: string
  events: CosmicEvent[]
  /** What no horoscope has named. */
  sky: SkyDate[]
  isBusy: boolean
  onDate(date: string): void
}

/** Six weeks of days. One tab stop; the arrow keys move the selection. */
export function MonthGrid({ date, today, events, sky, isBusy, onDate }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const isMovedByKey = useRef(false)
  const cells = cellsOf(monthOf(date))
  useEffect(() => {
    if (!isMovedByKey.current) return
    isMovedByKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
  }, [date])

  function move(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const reached = dateAfterKey(date, event.key, event.shiftKey)
    if (!reached) return
    event.preventDefault()
    isMovedByKey.current = reached !== date
    onDate(reached)
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-labelledby="month"
      aria-busy={isBusy}
      onKeyDown={move}
      className="select-none"
    >
      <Row className="pb-2">
        {weekdays.map((weekday) => (
          <span
            key={weekday}
            role="columnheader"
            aria-label={weekday}
            className="text-center text-xs font-semibold text-muted"
          >
            {weekday.slice(0, 3)}
          </span>
        ))}
      </Row>
      {Array.from({ length: cells.length / WEEK }, (_, week) => (
        <Row key={cells[week * WEEK]} className="border-t border-line py-0.5">
          {cells.slice(week * WEEK, (week + 1) * WEEK).map((cell) => (
            <Day
              key={cell}
              cell={cell}
              isSelected={cell === date}
              isToday={cell === today}
              isNeighbour={!isSameMonth(monthOf(cell), monthOf(date))}
              events={events.filter((event) => event.date === cell)}
              sky={sky.filter((one) => one.date === cell)}
              onSelect={() => onDate(cell)}
            />
          ))}
        </Row>
      ))}
    </div>
  )
}

function Row({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div role="row" className={`grid grid-cols-7 ${className}`}>
      {children}
    </div>
  )
}

interface DayProps {
  cell: string
  isSelected: boolean
  isToday: boolean
  /** Belongs to the previous or next month, whose key dates are not loaded. */
  isNeighbour: boolean
  events: CosmicEvent[]
  sky: SkyDate[]
  onSelect(): void
}

function Day({ cell, isSelected, isToday, isNeighbour, events, sky, onSelect }: DayProps) {
  const types = inOrder.filter((type) => events.some((event) => event.eventType === type))
  const look = isSelected
    ? 'border-accent bg-highlight'
    : 'border-transparent group-hover:bg-highlight'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all its cells
    <div
      role="gridcell"
      data-date={cell}
      tabIndex={isSelected ? 0 : -1}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[nameOf(cell, types, events.length), ...sky.map(({ label }) => label)].join(', ')}
      onClick={onSelect}
      className="group cursor-pointer rounded-field p-0.5"
    >
      <span
        className={`flex h-13 flex-col items-center gap-0.5 rounded-field border pt-1 sm:h-18 sm:pt-2 ${look}`}
      >
        <span
          className={`grid min-w-7 place-items-center rounded-full px-1 ${isToday ? 'bg-accent font-semibold text-on-accent' : isNeighbour ? 'text-muted' : ''}`}
        >
          {dayOf(cell)}
        </span>
        <span className="flex items-center gap-0.5">
          {types.map((type) => (
            <Star key={type} type={type} className="size-3.5 sm:size-4" />
          ))}
          {types.length === 0 &&
            sky
              .slice(0, MARKS)
              .map((one) => <SkyMark key={one.id} sky={one} className="my-1 size-1.5 sm:size-2" />)}
        </span>
      </span>
    </div>
  )
}

/** `Thursday, December 3, 2026, 2 key dates: love, career` */
function nameOf(cell: string, types: EventType[], count: number): string {
  const words = types.map((type) => eventTypes[type].label.toLowerCase()).join(', ')
  const dates = count === 1 ? '1 key date' : `${count} key dates`
  return count === 0 ? dayInWords(cell) : `${dayInWords(cell)}, ${dates}: ${words}`
}
