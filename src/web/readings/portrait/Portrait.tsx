import type { ReactNode } from 'react'
import type { Fact } from '#contract/chart.ts'
import type { WrittenText } from '#contract/readings.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import type { Lit } from '#web/wheel/lit.ts'
import { ReadingText } from '#web/written-text/ReadingText.tsx'
import { Reflection } from '#web/written-text/Reflection.tsx'
import { useLighting } from '#web/written-text/use-lighting.ts'
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
  written: { id: string; text: WrittenText | undefined; result: string; facts: Fact[] }
  /** For a relationship reading. */
  partnerName?: string | undefined
  isAboutTwo?: boolean
  /** Gives more room to what stands beside the text. */
  hasWidePicture?: boolean
  /** After the text. */
  children?: ReactNode
  /** Beside the text and below it. A reading from an earlier version may have neither. */
  wheel: ((touch: Touch) => ReactNode) | undefined
  tables: ((touch: Touch) => ReactNode) | undefined
}

/** A reading as one page: text, wheel and tables, each of which highlights the others. */
export function Portrait({
  title,
  eyebrow,
  written,
  partnerName,
  isAboutTwo = false,
  hasWidePicture = false,
  wheel,
  tables,
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
  return (
    <article>
      <div
        className={`grid grid-cols-1 gap-x-14 gap-y-10 ${hasWidePicture ? 'lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]'}`}
      >
        <div>
          {eyebrow && <p className="eyebrow wrap-anywhere">{eyebrow}</p>}
          <PageHeading className="mt-1 mb-6">{title}</PageHeading>
          <ReadingText
            text={text}
            result={result}
            facts={facts}
            lighting={lighting}
            explained={explained}
            onExplain={explain}
            judged={{ textId: id, isAboutTwo }}
          />
          {children}
          <Reflection />
        </div>
        {wheel && (
          <div>
            <div className="lg:sticky lg:top-6">{wheel(touch)}</div>
          </div>
        )}
      </div>
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
