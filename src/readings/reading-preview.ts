import { birthKey } from '#birth/saved-birth-details.ts'
import type { BirthDetails } from '#contract/birth.ts'
import type { ReadingPreview } from '#contract/readings.ts'
import { firstLines } from '#lore/corpus/first-lines.ts'
import { pointNames } from '#lore/names.ts'
import { explainedFact } from '#lore/plain-sentence.ts'
import type { NatalFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { sentencesOf } from '#writer/grounding.ts'
import type { WrittenText } from '#writer/writer.ts'
import { computeChart, readNatalInput } from './natal-input.ts'
import type { ReadingDeps } from './natal-reading.ts'

type Line = ReadingPreview['lines'][number]

/**
 * The chart of a birth and the first paragraph of its portrait, for anybody. Nothing is stored. With the seed of a first
 * portrait and always by the embedded writer: where it writes portraits too, they begin with the same paragraph. A
 * language model is not called for visitors.
 *
 * @throws AppError when the details name no instant or place
 */
export async function previewNatalReading(
  deps: Pick<ReadingDeps, 'clock' | 'places' | 'ephemeris'>,
  details: BirthDetails,
): Promise<ReadingPreview> {
  const input = await readNatalInput(deps, details)
  const { chartData, facts } = computeChart(deps.ephemeris, input)
  const written = await embeddedWriter.write({ kind: 'natal', facts, seed: birthKey(input) })
  const text = firstParagraph(written.text)
  const lines = (['placement:sun', 'placement:moon', 'angle:asc'] as const).flatMap((id) =>
    linesOf(facts.find((fact) => fact.id === id)),
  )
  const named = new Set(
    [...sentencesOf(text), ...lines].flatMap((sentence): string[] => sentence.facts),
  )
  return {
    chartData,
    lines,
    text,
    facts: facts.filter(({ id }) => named.has(id)).map(explainedFact),
  }
}

/** Usually the opening. */
function firstParagraph({ opening, sections }: WrittenText): WrittenText {
  const [first] = [...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)]
  return { opening: first ? [first] : [], sections: [] }
}

/** For a light that changed signs on the day of an unknown time, a line for each sign. */
function linesOf(fact: NatalFact | undefined): Line[] {
  if (fact?.kind === 'angle') return [line(fact.id, 'asc', fact.sign)]
  if (fact?.kind !== 'placement') return []
  const { id, body, sign, signsOfTheDay = [sign] } = fact
  if (body !== 'sun' && body !== 'moon') return []
  return signsOfTheDay.map((one) => line(id, body, one))
}

function line(fact: string, point: keyof typeof firstLines, sign: Sign): Line {
  return {
    point: pointNames[point],
    signName: sign,
    text: firstLines[point][sign],
    facts: [fact],
  }
}
