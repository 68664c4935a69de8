import { type ReactNode, useMemo, useRef } from 'react'
import type { ChartData, Fact } from '#contract/chart.ts'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import type { WrittenText } from '#contract/readings.ts'
import { Logo } from '#web/drawings/Logo.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { Lit } from '#web/wheel/lit.ts'
import { ReadingText } from '#web/written-text/ReadingText.tsx'
import { Reflection } from '#web/written-text/Reflection.tsx'
import { useLighting } from '#web/written-text/use-lighting.ts'
import { BigThree } from './BigThree.tsx'
import { Overview } from './Overview.tsx'
import { minutesOf, partsOf, summaryOf } from './parts.ts'
import { ReadingBar } from './ReadingBar.tsx'
import { SentenceCount } from './SentenceCount.tsx'

/** The highlighting shared by text, wheel and tables. */
export interface Touch {
  lit: Lit
  onPressPoint(name: string): void
  onPressAspect(key: string): void
  /** Ids of facts. */
  litFacts: ReadonlySet<string>
  onPressFacts(name: string, ids: readonly string[]): void
}

interface Props {
  title: string
  eyebrow: ReactNode
  belowTitle?: ReactNode
  written: { id: string; text: WrittenText | undefined; result: string; facts: Fact[] }
  /** For a relationship reading. */
  partnerName?: string | undefined
  isAboutTwo?: boolean
  /** Gives more room to what stands beside the text. */
  hasWidePicture?: boolean
  /** The name of the person that a printed reading is about. */
  printedName?: string | undefined
  /** For the printed title page, where no wheel stands beside the text. */
  printedWheel?: ReactNode
  /** The chart of a reading about one person, which is shown small beside the text. */
  chart?: ChartData | undefined
  /** After the text: a button, and what stands below the buttons. */
  share?: ReactNode
  children?: ReactNode
  /** Beside the text and below it. A reading from an earlier version may have neither. */
  wheel: ((touch: Touch) => ReactNode) | undefined
  tables: ((touch: Touch) => ReactNode) | undefined
}

/** A reading as one page: text, wheel and tables, each of which highlights the others. */
export function Portrait({
  title,
  eyebrow,
  belowTitle,
  written,
  partnerName,
  isAboutTwo = false,
  hasWidePicture = false,
  printedName,
  printedWheel,
  chart,
  wheel,
  tables,
  share,
  children,
}: Props) {
  const { id, text, result, facts } = written
  const { selection, lighting, explained, explain, letGo, ...pressing } = useLighting(text, facts)
  const touch = {
    lit: lighting,
    litFacts: pressing.litFacts,
    onPressPoint: pressing.pressPoint,
    onPressAspect: pressing.pressAspect,
    onPressFacts: pressing.pressFacts,
  }
  const parts = useMemo(() => (text ? partsOf(text, facts) : []), [text, facts])
  const drawn = useRef<HTMLDivElement>(null)
  const read = useRef<HTMLDivElement>(null)
  const picture = wheel && (
    <div ref={drawn} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="lg:sticky lg:top-6 print:static">
        {wheel(touch)}
        {chart && <BigThree chart={chart} />}
      </div>
    </div>
  )
  const overview = text && (
    <Overview lines={summaryOf(facts)} parts={parts} minutes={minutesOf(text)} />
  )
  return (
    <article>
      <div
        className={`grid grid-cols-1 print:block gap-y-8 lg:grid-rows-[auto_1fr] lg:gap-y-0 ${hasWidePicture ? 'gap-x-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]' : 'gap-x-14 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]'}`}
      >
        <div className="not-print:max-lg:-mb-4">
          <TitleOfPrint name={printedName} />
          {eyebrow && <p className="eyebrow wrap-anywhere">{eyebrow}</p>}
          <PageHeading className="mt-3 lg:mb-6 print:mb-6">{title}</PageHeading>
          {belowTitle}
          {printedWheel}
        </div>
        {/* The wheel shows whose reading it is; the picture of a year, what its text is about. */}
        {!hasWidePicture && picture}
        {hasWidePicture && overview}
        {hasWidePicture && picture}
        <div ref={read} className="lg:col-start-1">
          {!hasWidePicture && overview}
          <ReadingText
            text={text}
            result={result}
            facts={facts}
            lighting={lighting}
            explained={explained}
            onExplain={explain}
            judged={{ textId: id, isAboutTwo }}
          />
          <div className="mt-8 flex flex-wrap gap-3">
            {share}
            <PrintButton />
          </div>
          {children}
          <Reflection />
        </div>
      </div>
      {chart && <ReadingBar chart={chart} parts={parts} wheel={drawn} text={read} />}
      {tables && <div className="mt-14 grid gap-6">{tables(touch)}</div>}
      <SentenceCount
        selection={selection}
        lighting={lighting}
        partnerName={partnerName}
        onClose={letGo}
      />
    </article>
  )
}

/** The dialog of every browser can save what it prints as a PDF. */
const PrintButton = () => (
  <Button look="outline" onClick={() => window.print()}>
    {messages.readings.print}
  </Button>
)

/** On paper the header of the page is missing: our mark, and whose reading it is. */
function TitleOfPrint({ name }: { name: string | undefined }) {
  return (
    <div className="hidden pb-6 print:block">
      <p className="flex items-center gap-2.5 font-serif text-xl">
        <Logo />
        {PRODUCT_NAME}
      </p>
      {name && <p className="mt-8 font-serif text-3xl wrap-anywhere">{name}</p>}
    </div>
  )
}
