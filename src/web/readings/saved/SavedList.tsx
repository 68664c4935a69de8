import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import type { ListedReading } from '#contract/readings.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { birthLine, localDate, yearLine } from '../dates.ts'

const texts = messages.readings
const kinds = {
  natal: { title: texts.natalTitle, glyph: planetGlyphs.Sun },
  synastry: { title: texts.synastryTitle, glyph: planetGlyphs.Venus },
  year: { title: texts.yearTitle, glyph: planetGlyphs.Jupiter },
}

export function SavedList({ readings }: { readings: ListedReading[] }) {
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
      {readings.map(({ id, type, createdAt, inputData }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={`/readings?type=saved&reading=${encodeURIComponent(id)}`}
            className="flex min-h-18 items-center gap-x-4 rounded-field px-2 py-3 text-ink no-underline hover:bg-highlight"
          >
            <Glyph
              path={kinds[type].glyph}
              className="size-7 shrink-0 text-gold"
              strokeWidth={1.2}
            />
            <span className="flex min-w-0 flex-1 gap-x-6 max-sm:flex-col sm:items-center">
              <span className="min-w-0 flex-1">
                <span className="block font-serif text-lg">{kinds[type].title}</span>
                <span className="line-clamp-2 text-sm break-words text-muted">
                  {whoseBirth(inputData)}
                </span>
              </span>
              <time dateTime={createdAt} className="shrink-0 text-sm text-muted">
                {localDate(createdAt)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Distinguishes portraits of several people. */
function whoseBirth(
  inputData: Partial<ListedReading['inputData']> | undefined,
): string | undefined {
  const between = inputData?.synastryData
  if (between) return namesOf(between)
  const year = inputData?.yearData
  if (year) return yearLine(year)
  const birth = inputData?.natalChartData
  return birth?.result ? birthLine(birth.result) : birth?.birthLocation
}

function namesOf({
  user,
  partner,
}: NonNullable<ListedReading['inputData']['synastryData']>): string {
  return `${user.name ?? texts.you} & ${partner.name ?? texts.namePartnerInText}`
}
