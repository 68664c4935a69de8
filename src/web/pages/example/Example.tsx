import { withWholeDates } from '#contract/kept-together.ts'
import { eventTypes, Star, subjectOf } from '#web/calendar/event-types.tsx'
import { PeriodStrip } from '#web/drawings/PeriodStrip.tsx'
import { dayInWords, shortDayInWords, spanInWords } from '#web/universal-time.ts'
import { Wheel } from '#web/wheel/Wheel.tsx'
import { ReadingText } from '#web/written-text/ReadingText.tsx'
import { useLighting } from '#web/written-text/use-lighting.ts'
import { example } from './example-data.ts'

const { chart, portrait, day, week } = example

/** What a subscriber gets, shown for one invented birth: wheel, portrait, a day, and the key dates of its week. */
export default function Example() {
  const { lighting, explained, explain, pressPoint } = useLighting(portrait.text, portrait.facts)
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        <Wheel chart={chart} lit={lighting} blueprint={null} onPress={pressPoint} />
        <div>
          <h3 className="eyebrow">The portrait begins</h3>
          <ReadingText
            text={portrait.text}
            result=""
            facts={portrait.facts}
            lighting={lighting}
            explained={explained}
            onExplain={explain}
          />
        </div>
      </div>
      <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-12 border-t border-line pt-12 lg:grid-cols-2">
        <Day />
        <Week />
      </div>
    </>
  )
}

function Day() {
  const { lighting, explained, explain } = useLighting(day.text, day.facts)
  return (
    <div>
      <h3 className="eyebrow">A day: {dayInWords(day.date)}</h3>
      <ReadingText
        text={day.text}
        result=""
        facts={day.facts}
        lighting={lighting}
        explained={explained}
        onExplain={explain}
      />
    </div>
  )
}

function Week() {
  return (
    <div>
      <h3 className="eyebrow">The calendar: {spanInWords(week.startDate, week.endDate)}</h3>
      <div className="mt-4">
        <PeriodStrip kind="weekly" startDate={week.startDate} moments={week.keyDates} />
      </div>
      <ul className="mt-2 divide-y divide-line">
        {week.keyDates.map(({ factId, date, eventType, content }) => (
          <li key={factId} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 py-4">
            <Star type={eventType} className="mt-1 size-4" />
            <div>
              <p className="text-sm text-muted">
                <span className="font-semibold text-ink">{shortDayInWords(date)}</span>
                {subjectOf(eventType) && (
                  <span className={`ml-2 ${eventTypes[eventType].color}`}>
                    {subjectOf(eventType)}
                  </span>
                )}
              </p>
              <p className="mt-1 font-serif text-lg text-pretty">{withWholeDates(content)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
