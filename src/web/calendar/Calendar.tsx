import { type ReactNode, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { isUnauthorized } from '#web/api.ts'
import { ApiError } from '#web/api-error.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { LogInPrompt } from '#web/session/LogInPrompt.tsx'
import { useToday } from '#web/use-today.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { DayEvents } from './DayEvents.tsx'
import { MonthEvents } from './MonthEvents.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthSteps } from './MonthSteps.tsx'
import { MonthStrip } from './MonthStrip.tsx'
import { isInReach, isSameMonth, type Month, monthOf, sameDayIn } from './month.ts'
import { useCosmicEvents } from './queries.ts'
import { SkyDates } from './SkyDates.tsx'
import { Titled } from './Titled.tsx'

interface Props {
  /** For a person without a subscription. */
  gate: ReactNode
}

/** For a signed-in person; the server decides whether they have access. */
export function Calendar({ gate }: Props) {
  const { own: today } = useToday()
  const [date, setDate] = useState(today)
  const day = useRef<HTMLHeadingElement>(null)
  const [hasOpened, setHasOpened] = useState(false)
  const month = monthOf(date)
  const query = useCosmicEvents(month)
  const { data, error } = query
  const { events = [], sky = [] } = data ?? {}
  if (data && !hasOpened) setHasOpened(true)

  const goTo = (next: string) => isInReach(monthOf(next)) && setDate(next)
  const openDay = (next: string) => {
    goTo(next)
    // On a phone the day comes before the list.
    day.current?.focus()
  }
  const show = (next: Month) =>
    goTo(isSameMonth(next, monthOf(today)) ? today : sameDayIn(date, next))

  if (isUnauthorized(error))
    return (
      <Titled>
        <LogInPrompt hasFirstChart>{messages.calendar.logIn}</LogInPrompt>
      </Titled>
    )
  if (error instanceof ApiError && error.subscriptionRequired) return <Titled>{gate}</Titled>
  if (!hasOpened && !error) return <CalendarSkeleton />
  // On a phone, the reason for an empty month comes before the days, not far below them.
  const hasNothing = query.isError || (data && events.length + sky.length === 0)
  const ofDay = <Dated extends { date: string }>(all: Dated[]) =>
    all.filter((one) => one.date === date)
  return (
    <div className="page-wide min-h-dvh !pt-6 md:!pt-10">
      <PageHeading className="max-sm:text-2xl">Cosmic Calendar</PageHeading>
      <div className="mt-5 grid gap-x-16 gap-y-4 lg:mt-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <MonthSteps month={month} today={today} onMonth={show} onToday={() => goTo(today)} />
        <div className="max-lg:order-2 lg:col-start-1">
          <MonthStrip month={month} events={events} />
          <MonthGrid
            date={date}
            today={today}
            events={events}
            sky={sky}
            isBusy={query.isFetching}
            onDate={goTo}
          />
        </div>
        <div className="max-lg:contents lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:flex lg:flex-col lg:gap-10">
          <div
            className={`flex flex-col gap-10 max-lg:py-6 ${hasNothing ? 'max-lg:order-1' : 'max-lg:order-3'}`}
          >
            {events.length + sky.length > 0 && (
              <DayEvents ref={day} date={date} events={ofDay(events)} sky={ofDay(sky)} />
            )}
            <MonthEvents month={month} today={today} date={date} query={query} onDate={openDay} />
            <SkyDates month={month} dates={sky} date={date} onDate={openDay} />
          </div>
        </div>
        <div className="max-lg:order-4 lg:col-start-1 lg:mt-8">
          <CalendarFeed />
        </div>
      </div>
    </div>
  )
}
