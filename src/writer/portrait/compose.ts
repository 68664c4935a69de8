import { taskTitles } from '#lore/corpus/character/titles.ts'
import { readSpine } from '#lore/synthesis/spine.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { NatalBrief, Paragraph, Section, WrittenText } from '../writer.ts'
import { endingParagraph } from './ending.ts'
import { FactSentences } from './fact-sentences.ts'
import { joined, shortened, wordsIn } from './fit.ts'
import { PortraitNarrator } from './narrator.ts'
import { openingParagraph } from './opening.ts'
import { outlinePortrait } from './outline.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { sectionOf } from './sections.ts'

const LEAST_WORDS = 900
const ENOUGH_WORDS = 980
const MOST_WORDS = 1400

export interface Composed {
  text: WrittenText
  narrator: PortraitNarrator
}

type PortraitBrief = Pick<NatalBrief, 'facts' | 'seed' | 'recentlyUsed' | 'rejectedTraits'>

export function composePortrait(brief: PortraitBrief): WrittenText {
  return composeWithClaims(brief).text
}

/** With the narrator, which knows what the text claims of the person. */
export function composeWithClaims({
  facts,
  seed,
  recentlyUsed,
  rejectedTraits = [],
}: PortraitBrief): Composed {
  const spine = readSpine(facts)
  const random = seededRandom(seed)
  const history = new UsageHistory(recentlyUsed)
  const outline = outlinePortrait(spine, (equals) => random.pick('thesis', equals))
  const attempt = (detail: number, mayRepeat: boolean): Composed => {
    const narrator = new PortraitNarrator({
      random,
      history,
      forbidden: rejectedTraits,
      mayRepeat,
    })
    const sentences = new FactSentences(spine)
    const text: Text = { spine, outline, narrator, sentences, named: new Set(), detail }
    return { text: write(text), narrator }
  }
  const { text, narrator } = bestOf(attempt, recentlyUsed !== undefined)
  return { text: shortened(text, MOST_WORDS), narrator }
}

/** As much detail as makes it long enough; what the reader knows is told again only where the rest is too short. */
function bestOf(
  attempt: (detail: number, mayRepeat: boolean) => Composed,
  hasReader: boolean,
): Composed {
  const first = attempt(1, false)
  if (wordsIn(first.text) > MOST_WORDS) return attempt(0, false)
  let best = first
  for (const [detail, mayRepeat] of [
    [2, false],
    [3, false],
    [1, hasReader],
  ] as const) {
    if (wordsIn(best.text) >= ENOUGH_WORDS) break
    const longer = attempt(detail, mayRepeat)
    const isBetter = wordsIn(longer.text) <= MOST_WORDS || wordsIn(best.text) < LEAST_WORDS
    if (isBetter && wordsIn(longer.text) > wordsIn(best.text)) best = longer
  }
  return best
}

function write(text: Text): WrittenText {
  const { narrator, outline } = text
  const { thesis } = outline
  const [first, second] = thesis.poles
  const pointsOf = ({ place, planets }: typeof first) => [
    ...planets,
    ...(place === 'rising' ? ['asc'] : place === 'top' ? ['mc'] : []),
  ]
  for (const { one, other } of thesis.tensions)
    narrator.allowTension({ one, other, ones: pointsOf(first), others: pointsOf(second) })
  const opening = openingParagraph(text)
  const sections = outline.sections.map((section) => sectionOf(text, section))
  sections.push({
    title: narrator.phrase('title/task', taskTitles, (title) => title),
    paragraphs: [endingParagraph(text, opening)],
  })
  return {
    opening: [written(opening.paragraph)],
    sections: sections
      .map(
        ({ title, paragraphs }): Section => ({
          title,
          paragraphs: joined(paragraphs).map(written),
        }),
      )
      .filter(({ paragraphs }) => paragraphs.length > 0),
  }
}

function written({ drafts }: ParagraphBuilder): Paragraph {
  return {
    sentences: drafts.map(({ text, facts, wording }) => ({
      text,
      facts: [...new Set(facts)],
      wording,
    })),
  }
}
