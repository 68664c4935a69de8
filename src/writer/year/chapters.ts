import { againChapters } from '#lore/corpus/year/courses/again.ts'
import { seasonTitles } from '#lore/corpus/year/season-titles.ts'
import type { YearStage } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Paragraph } from '../writer.ts'
import type { Argued } from './argument.ts'
import type { YearContact } from './contacts.ts'
import { stayFacts } from './history.ts'
import type { Stop } from './plan.ts'
import { withNoun } from './subject-noun.ts'

type Part = 'builds' | 'turns' | 'settles'

/** Which part of the course of its subject a chapter is. */
const partOf: Record<YearStage, Part> = {
  first: 'builds',
  before: 'builds',
  leadFirst: 'turns',
  lead: 'turns',
  between: 'settles',
  return: 'settles',
  after: 'settles',
  later: 'settles',
}

/** What a chapter is called, after its months: what it does to the subject of the year. */
export function chapterLabel(
  { narrator }: Narration,
  act: readonly Stop[],
  { stage, argued, used }: { stage: YearStage; argued: Argued | undefined; used: Set<string> },
): string {
  const own: readonly string[] = argued ? argued.course.titles[partOf[stage]] : seasonTitles.other
  const free = [own, seasonTitles.spare]
    .map((titles) => titles.filter((title) => !used.has(title)))
    .find((titles) => titles.length > 0)
  const label = narrator.random.pick(`title ${act[0]?.contact.fact.id}`, free ?? own)
  used.add(label)
  return label
}

interface Chapter {
  stage: YearStage
  index: number
  argued: Argued | undefined
}

/** Where the subject of the year stands when a chapter opens; what turns it is said with the heaviest transit. */
export function narrateChapter(
  { reader, narrator }: Narration,
  act: readonly Stop[],
  { stage, index, argued }: Chapter,
): Paragraph[] {
  const first = act[0]?.contact
  if (!argued || !first) return []
  const { course, name } = argued
  const [builds, settles] = [course.builds, course.settles]
  const facts = [...argued.facts, first.fact.id, ...stayFacts(reader, first)]
  const say = (part: string, says: string) =>
    paragraphOf([narrator.line([{ name: `course/${name}/${part}`, lines: [says] }], { facts })])
  switch (stage) {
    case 'first':
      return say('builds', builds[0])
    case 'before':
      return say('later', builds[1])
    case 'leadFirst':
    case 'lead':
      return index === 0 ? say('builds', builds[0]) : say('later', builds[1])
    case 'between':
    case 'return':
      return paragraphOf([
        narrator.line([withNoun(`course/again/${stage}`, againChapters[stage], argued)], { facts }),
      ])
    case 'after':
      return say('settles', settles[0])
    case 'later':
      return say('settled', settles[1])
  }
}

/** What the heaviest transit does to the subject of the year. */
export function narrateTurn(
  { reader, narrator }: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  if (!argued) return undefined
  const tone = toneOf(lead)
  const pool = { name: `course/${argued.name}/turns/${tone}`, lines: [argued.course.turns[tone]] }
  return narrator.line([pool], {
    facts: [...argued.facts, lead.fact.id, ...stayFacts(reader, lead)],
  })
}
