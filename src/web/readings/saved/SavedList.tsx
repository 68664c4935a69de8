import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import type { ListedReading } from '#contract/readings.ts'
import { longLocalDate } from '#web/local-time.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useOwnCharts } from '../use-own-charts.ts'
import { pathOf, subjectOf, titleOf } from './listed-reading.ts'
import { ReadingMark } from './ReadingMark.tsx'

const texts = messages.readings

export function SavedList({ readings }: { readings: ListedReading[] }) {
  const { isOwn, name } = useOwnCharts()
  if (readings.length === 0)
    return (
      <>
        <p className="font-serif text-lg text-muted">{texts.none}</p>
        <ButtonLink to="/readings" className="mt-6" preventScrollReset>
          Get Your Reading
        </ButtonLink>
      </>
    )
  return (
    <ul className="border-t border-line">
      {readings.map((reading) => (
        <li key={reading.id} className="border-b border-line">
          <Link
            to={pathOf(reading)}
            className="-mx-2 flex min-h-18 items-center gap-x-4 rounded-field px-2 py-3 text-ink no-underline hover:bg-highlight"
          >
            <span className="flex w-15 flex-none">
              <ReadingMark {...reading} />
            </span>
            <span className="flex min-w-0 flex-1 gap-x-6 max-sm:flex-col sm:items-center">
              <span className="min-w-0 flex-1">
                <span className="block font-serif text-lg">{titleOf(reading)}</span>
                <span className="line-clamp-2 text-sm text-balance break-words text-muted">
                  {isOwn(reading.inputData?.natalChartData?.result) &&
                    `${name ?? texts.ownPortrait}, `}
                  {subjectOf(reading)}
                </span>
              </span>
              <span className="shrink-0 text-sm text-muted">
                {texts.written}{' '}
                <time dateTime={reading.createdAt}>{longLocalDate(reading.createdAt)}</time>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
