import { type ReactNode, useEffect, useRef } from 'react'
import type { ChartData } from '#contract/chart.ts'
import { messages } from '#contract/messages.ts'
import { planetGlyphs, signGlyphs } from '#drawings/glyphs.ts'
import { birthInWords } from '#web/birth/birth-in-words.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { keepPendingNatal } from '#web/pending/pending-natal.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Wheel } from '#web/wheel/Wheel.tsx'
import { ReadingText } from '#web/written-text/ReadingText.tsx'
import { useLighting } from '#web/written-text/use-lighting.ts'
import type { FirstChart } from './first-chart.ts'

const texts = messages.firstChart

interface Props {
  chart: FirstChart
  /** The next step towards the whole portrait. */
  keepTo: string
  /** Whether it answers a form that was just sent. */
  isAnswer?: boolean
  /** Below that step: what it costs. */
  children: ReactNode
}

/** The chart of a birth, a sentence for each of Sun, Moon and rising sign, and the first paragraph of the portrait. */
export default function FirstReading({ chart, keepTo, isAnswer = true, children }: Props) {
  const { identity } = useIdentity()
  const { chartData, text, facts, details } = chart
  const { lighting, explained, explain, pressPoint } = useLighting(text, facts)
  const heading = useFocusOnArrival(chart, isAnswer)
  return (
    <section aria-labelledby="first-chart" className="scroll-mt-4 animate-fade">
      <h2
        id="first-chart"
        ref={heading}
        tabIndex={-1}
        className="eyebrow outline-none max-lg:text-center"
      >
        {skyLine(chartData)}
      </h2>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <Wheel chart={chartData} lit={lighting} blueprint={null} onPress={pressPoint} />
        <div>
          <BigThree chart={chart} />
          <div className="mt-6">
            <ReadingText
              text={text}
              result=""
              facts={facts}
              lighting={lighting}
              explained={explained}
              onExplain={explain}
            />
          </div>
          <ButtonLink
            to={keepTo}
            size="large"
            className="mt-8 max-sm:w-full"
            onClick={() => keepPendingNatal(details, identity?.uid)}
          >
            {texts.keep}
          </ButtonLink>
          {children}
        </div>
      </div>
    </section>
  )
}

function BigThree({ chart: { lines, chartData } }: { chart: FirstChart }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(({ point, signName, text }, index) => (
        <li key={signName + point} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-3.5">
          <Glyph path={glyphOf(point, signName)} className="mt-0.5 size-6 text-gold" />
          <p>
            <span className="block text-sm font-semibold text-muted">
              {nameOf({ point, signName }, lines, index)}
            </span>
            <span className="font-serif text-lg text-pretty">{text}</span>
          </p>
        </li>
      ))}
      {!chartData.ascendant && <li className="py-3.5 text-sm text-muted">{texts.noRising}</li>}
    </ul>
  )
}

type Line = Pick<FirstChart['lines'][number], 'point' | 'signName'>

/** "Moon in Capricorn"; with an unknown time, earlier or later that day. */
function nameOf({ point, signName }: Line, lines: Line[], index: number): string {
  const isOneOfTwo = lines.filter((line) => line.point === point).length > 1
  const isLater = lines[index - 1]?.point === point
  const template = isOneOfTwo ? (isLater ? texts.later : texts.earlier) : texts.inSign
  return template
    .replace('{point}', point === 'Ascendant' ? texts.rising : point)
    .replace('{sign}', signName)
}

/** The rising sign has no glyph of its own here. */
const glyphOf = (point: string, signName: string) =>
  point === 'Sun' || point === 'Moon'
    ? planetGlyphs[point]
    : signGlyphs[signName as keyof typeof signGlyphs]

function skyLine({ moment, place }: ChartData): string {
  const { date, time = texts.timeUnknown } = birthInWords(moment)
  const [town = place.name] = place.name.split(',')
  return texts.sky.replace('{place}', town).replace('{when}', `${date}, ${time}`)
}

/** The answer stands below the form: it comes into view, and a screen reader reads on from there. */
function useFocusOnArrival(chart: FirstChart, isAnswer: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new chart
  useEffect(() => {
    if (!isAnswer) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [chart, isAnswer])
  return heading
}
