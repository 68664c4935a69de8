import { messages } from '#contract/messages.ts'
import { useAccess } from '#web/billing/use-access.ts'
import { useFirstPortrait } from '#web/birth/use-first-portrait.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { SPEECH } from '#web/drawings/tab-glyphs.ts'
import { longLocalDate } from '#web/local-time.ts'
import { pathOf, subjectOf, titleOf } from '#web/readings/saved/listed-reading.ts'
import { ReadingMark } from '#web/readings/saved/ReadingMark.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { HomeRow } from './HomeRow.tsx'
import { KeyDateRow } from './KeyDateRow.tsx'
import { PortraitRow } from './PortraitRow.tsx'
import { useRecentReadings } from './use-recent-readings.ts'

const texts = messages.home

/** The next key date, the portrait and the newest readings, and Baba Bliss. */
export function HomeRows() {
  const { state } = useAccess()
  const { portrait, isLoading } = useFirstPortrait({ isWanted: true })
  const recent = useRecentReadings()?.filter(({ id }) => id !== portrait?.id)
  const hasAccess = state === 'open'
  return (
    <ul className="below-thought mt-6 border-b border-line empty:hidden lg:mt-0">
      {hasAccess && <KeyDateRow />}
      {portrait && <PortraitRow portrait={portrait} />}
      {!portrait && !isLoading && hasAccess && (
        <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
          <p className="font-serif text-lg">{texts.noPortrait}</p>
          <ButtonLink to="/readings" look="outline">
            {messages.landing.getReading}
          </ButtonLink>
        </li>
      )}
      {recent?.map((reading) => (
        <HomeRow
          key={reading.id}
          to={pathOf(reading)}
          mark={<ReadingMark {...reading} />}
          title={titleOf(reading)}
          text={subjectOf(reading) ?? longLocalDate(reading.createdAt)}
        />
      ))}
      {hasAccess && portrait && (
        <HomeRow
          to="/baba-bliss"
          mark={<Glyph path={SPEECH} className="size-8 text-gold" strokeWidth={1.1} />}
          title={<em>{messages.chat.suggested.week}</em>}
          text={texts.askBabaBliss}
        />
      )}
    </ul>
  )
}
