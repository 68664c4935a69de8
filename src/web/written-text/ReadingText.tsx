import type { ReactNode } from 'react'
import type { Fact } from '#contract/chart.ts'
import { withWholeDates, withWholeEnd } from '#contract/kept-together.ts'
import { paragraphKey } from '#contract/paragraph-verdicts.ts'
import type { WrittenText } from '#contract/readings.ts'
import { late } from '#web/ui/late.tsx'
import { factsBehind, type Lighting, partId, sentenceKey } from './lighting.ts'
import { useVerdicts } from './use-verdicts.ts'
import { VerdictButtons } from './VerdictButtons.tsx'

const MarkdownText = late(async () => (await import('./MarkdownText.tsx')).default)

type Paragraph = WrittenText['opening'][number]

interface Props {
  text: WrittenText | undefined
  /** Plain Markdown, for a reading that was saved without its evidence. */
  result: string
  facts: Fact[]
  lighting: Lighting
  /** The paragraph whose "Why?" was pressed. */
  explained: string | undefined
  onExplain(paragraph: string): void
  /** A text that its reader may judge. */
  judged?: JudgedText | undefined
}

interface JudgedText {
  textId: string
  isAboutTwo: boolean
}

/** The text of a reading, with a "Why?" for each paragraph, and the reader's verdict on it. */
export function ReadingText({ text, result, judged, ...rest }: Props) {
  const { verdicts, failed, judge } = useVerdicts(judged?.textId)
  if (!text || text.opening.length + text.sections.length === 0)
    return <MarkdownText markdown={result} />
  const verdictOn = (paragraph: string) =>
    judged && (
      <VerdictButtons
        verdict={verdicts[paragraph]}
        isAboutTwo={judged.isAboutTwo}
        hasFailed={failed === paragraph}
        onJudge={(verdict) => judge(paragraph, verdict)}
      />
    )
  const shared = { text, verdictOn, ...rest }
  return (
    <div className="reading-text in-awaited-font">
      <Paragraphs paragraphs={text.opening} section={-1} {...shared} />
      {text.sections.map(({ title, paragraphs }, section) => (
        <section key={title} id={partId(section)} aria-label={title} className="mt-9">
          <h2 className="text-2xl tracking-heading text-balance italic">{title}</h2>
          <Paragraphs paragraphs={paragraphs} section={section} {...shared} />
        </section>
      ))}
    </div>
  )
}

interface ParagraphsProps extends Omit<Props, 'result' | 'judged'> {
  text: WrittenText
  paragraphs: Paragraph[]
  section: number
  verdictOn(paragraph: string): ReactNode
}

function Paragraphs({
  paragraphs,
  section,
  text,
  facts,
  lighting,
  explained,
  onExplain,
  verdictOn,
}: ParagraphsProps) {
  return paragraphs.map(({ sentences, isAdvice }, index) => {
    const key = paragraphKey(section, index)
    const isExplained = explained === key
    const isFirst = section === -1 && index === 0
    return (
      <div
        key={key}
        className={`-mx-3 mt-3 rounded-field px-3 py-1.5 transition-colors duration-200 ${isExplained ? 'bg-highlight' : ''}`}
      >
        <p className={isFirst ? 'drop-capital' : ''}>
          {sentences.map((sentence, position) => (
            <Sentence
              key={sentenceKey(key, position)}
              id={sentenceKey(key, position)}
              isLast={position === sentences.length - 1}
              isLit={!isExplained && lighting.sentences.has(sentenceKey(key, position))}
            >
              {sentence.text}
            </Sentence>
          ))}
          <button
            type="button"
            aria-expanded={isExplained}
            aria-label={`Why? ${beginningOf(sentences[0]?.text ?? '')}`}
            onClick={() => onExplain(key)}
            className="why print:hidden text-link relative font-sans text-sm font-semibold"
          >
            Why?
          </button>
        </p>
        {!isAdvice && verdictOn(key)}
        {isExplained && <RestsOn facts={factsBehind(text, facts, key)} />}
      </div>
    )
  })
}

const SHOWN_WORDS = 6

/** Tells one "Why?" from the next. */
function beginningOf(sentence: string): string {
  const words = sentence.split(' ')
  return words.length > SHOWN_WORDS ? `${words.slice(0, SHOWN_WORDS).join(' ')}…` : sentence
}

interface SentenceProps {
  id: string
  isLast: boolean
  isLit: boolean
  children: string
}

function Sentence({ id, isLast, isLit, children }: SentenceProps) {
  return (
    <>
      <span
        data-sentence={id}
        data-lit={isLit || undefined}
        className={`rounded-sm transition-colors duration-200 ${isLast ? 'room-for-why' : 'box-decoration-clone'} ${isLit ? 'bg-highlight' : ''}`}
      >
        {isLast ? withWholeEnd(withWholeDates(children)) : withWholeDates(children)}
      </span>
      {!isLast && ' '}
    </>
  )
}

/** What the first fact means in plain words, then the facts. */
function RestsOn({ facts }: { facts: Fact[] }) {
  const plain = facts.find((fact) => fact.plain)?.plain
  return (
    <div role="status" className="mt-2 mb-2 font-sans text-sm animate-fade">
      {plain && <p className="mb-3 border-t border-control pt-3 text-base text-pretty">{plain}</p>}
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <span className="font-semibold text-muted">Rests on</span>
        <ul className="contents">
          {facts.map(({ id, label }) => (
            <li
              key={id}
              className="tabular-nums wrap-anywhere not-last:after:ml-2 not-last:after:text-muted not-last:after:content-['·'_/_'']"
            >
              {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
