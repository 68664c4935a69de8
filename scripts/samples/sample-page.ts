import { factLabel } from '../../src/lore/fact-label.ts'
import { labelWithPartnerName } from '../../src/readings/partner-name.ts'
import type { AnyFact } from '../../src/sky/any-fact.ts'
import type { Paragraph, WrittenText } from '../../src/writer/writer.ts'

export interface Sample {
  /** The chart in one line, or both charts. */
  title: string
  text: WrittenText
  facts: readonly AnyFact[]
  /** The name of the other person in the text. */
  partner?: string | undefined
}

/** Sample texts as Markdown, with the facts of each paragraph in small type. */
export function samplePage(title: string, about: string, samples: readonly Sample[]): string {
  const texts = samples.flatMap((sample, index) => [
    `## ${index + 1}. ${sample.title}`,
    ...bodyOf(sample),
  ])
  return `${[`# ${title}`, about, ...texts].join('\n\n')}\n`
}

function bodyOf({ text, facts, partner }: Sample): string[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const proven = ({ sentences }: Paragraph) => {
    const ids = new Set(sentences.flatMap((sentence) => sentence.facts))
    const labels = [...ids].flatMap((id) => {
      const fact = byId.get(id)
      return fact ? [labelWithPartnerName(factLabel(fact), partner)] : []
    })
    const prose = sentences.map((sentence) => sentence.text).join(' ')
    return [prose, `<sub>${[...new Set(labels)].join(' · ')}</sub>`]
  }
  return [
    ...text.opening.flatMap(proven),
    ...text.sections.flatMap(({ title, paragraphs }) => [
      `### ${title}`,
      ...paragraphs.flatMap(proven),
    ]),
  ]
}
