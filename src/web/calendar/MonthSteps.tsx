import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/Button.tsx'
import { addMonths, isInReach, isSameMonth, type Month, monthInWords, monthOf } from './month.ts'

interface Props {
  month: Month
  today: string
  onMonth(month: Month): void
  onToday(): void
}

const steps = [
  { by: -1, label: 'Previous month', Icon: ChevronLeft },
  { by: 1, label: 'Next month', Icon: ChevronRight },
]

/** The name of the month, with buttons for the previous and next month and for today. */
export function MonthSteps({ month, today, onMonth, onToday }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2
        id="month"
        aria-live="polite"
        className="mr-auto font-serif text-xl tracking-heading sm:text-2xl"
      >
        {monthInWords(month)}
      </h2>
      <Button
        look="outline"
        onClick={onToday}
        className={isSameMonth(month, monthOf(today)) ? 'max-sm:hidden' : 'max-sm:px-3.5'}
      >
        Today
      </Button>
      {steps.map(({ by, label, Icon }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          disabled={!isInReach(addMonths(month, by))}
          onClick={() => onMonth(addMonths(month, by))}
          className="grid size-11 place-items-center rounded-full border border-control hover:border-ink disabled:cursor-not-allowed disabled:opacity-55"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      ))}
    </div>
  )
}
