import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { PeriodStrip } from '#web/drawings/PeriodStrip.tsx'
import { Button } from '#web/ui/Button.tsx'
import { periodInWords } from '#web/universal-time.ts'
import { type Lighting, sentencesOf } from '#web/written-text/lighting.ts'
import { ReadingText } from '#web/written-text/ReadingText.tsx'
import { Reflection } from '#web/written-text/Reflection.tsx'
import { Moments } from './Moments.tsx'
import type { HoroscopeRequest } from './queries.ts'
import { RefreshButton } from './RefreshButton.tsx'
import type { ShownHoroscope } from './shown-horoscope.ts'
import { cityOf, isOfOtherClock } from './text-clock.ts'

const texts = messages.horoscopes

/** What was pressed: a paragraph's "Why?", or a moment. */
type Selection = { paragraph: string } | { factId: string }

interface Props {
  request: HoroscopeRequest
  onEdit(): void
  reply: ShownHoroscope
}

export function HoroscopeView({ reply, request, onEdit }: Props) {
  const { horoscope } = reply
  const { kind, text, content, facts, moments, refreshesLeft } = horoscope
  const [pressed, setPressed] = useState<{ of: string; selection?: Selection }>()
  const selection = pressed?.of === horoscope.id ? pressed.selection : undefined
  const lighting = useMemo(() => lightUp(text, selection), [text, selection])
  const words = useRef<HTMLDivElement>(null)
  useShown(selection && 'factId' in selection ? selection.factId : undefined, words)
  function press(next: Selection) {
    const isSame = JSON.stringify(selection) === JSON.stringify(next)
    setPressed({ of: horoscope.id, ...(!isSame && { selection: next }) })
  }

  return (
    <article className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,22rem)] lg:justify-between">
      <div>
        <h2 className="font-serif text-2xl tracking-heading text-balance md:text-3xl">
          {periodInWords(kind, horoscope)}
        </h2>
        <div className="mt-2 max-w-[36rem] md:mt-5">
          <PeriodStrip kind={kind} startDate={horoscope.startDate} moments={moments} />
        </div>
        <div ref={words} className="md:mt-2">
          <ReadingText
            text={text}
            result={content}
            facts={facts}
            lighting={lighting}
            explained={selection && 'paragraph' in selection ? selection.paragraph : undefined}
            onExplain={(paragraph) => press({ paragraph })}
            judged={{ textId: horoscope.id, isAboutTwo: false }}
          />
        </div>
      </div>
      <div className="flex flex-col gap-10 lg:pt-3">
        {moments.length > 0 && (
          <Moments
            kind={kind}
            moments={moments}
            litBy={lighting.points}
            pressed={selection && 'factId' in selection ? selection.factId : undefined}
            onPress={(factId) => press({ factId })}
          />
        )}
        <div className="flex flex-col gap-4">
          {isOfOtherClock(horoscope) && (
            <p className="text-sm text-muted">
              {texts.otherClock.replace('{place}', cityOf(horoscope.timeZone))}
            </p>
          )}
          <RefreshButton request={request} left={refreshesLeft} />
          {kind !== 'daily' && (
            <p className="text-sm">
              <Link to="/cosmic-calendar" className="text-link inline-flex min-h-11 items-center">
                These dates in your calendar
              </Link>
            </p>
          )}
          <Button look="quiet" className="-ml-5 self-start" onClick={onEdit}>
            {texts.edit}
          </Button>
        </div>
        <Reflection className="" />
      </div>
    </article>
  )
}

/** On a phone the moments are below the text, so the sentences that one highlights scroll into view. */
function useShown(factId: string | undefined, words: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (factId) words.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' })
  }, [factId, words])
}

/** Text to moments (their facts are the lit points), and a moment to its sentences. */
function lightUp(text: ShownHoroscope['horoscope']['text'], selection?: Selection): Lighting {
  const sentences = sentencesOf(text)
  if (!selection) return { points: new Set(), aspects: new Set(), sentences: new Set() }
  const lit = sentences.filter((sentence) =>
    'paragraph' in selection
      ? sentence.paragraph === selection.paragraph
      : sentence.facts.includes(selection.factId),
  )
  return {
    points: new Set('paragraph' in selection ? lit.flatMap(({ facts }) => facts) : []),
    aspects: new Set(),
    sentences: new Set(lit.map(({ key }) => key)),
  }
}
