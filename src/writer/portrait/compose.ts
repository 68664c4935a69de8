import { taskTitles } from '#lore/corpus/character/titles.ts'
import { readSpine } from '#lore/synthesis/spine.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { NatalBrief, Paragraph, Section, Sentence, WrittenText } from '../writer.ts'
import { thesisOptions } from './argument.ts'
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

type PortraitBrief = Pick<NatalBrief, 'facts' | 'seed' | 'recentlyUsed' | 'about'>

export function composePortrait(brief: PortraitBrief): WrittenText {
  return composeWithClaims(brief).text
}

/** With the narrator, which knows what the text claims of the person. */
export function composeWithClaims({ facts, seed, recentlyUsed, about }: PortraitBrief): Composed {
  const spine = readSpine(facts)
  const random = seededRandom(seed)
  const history = new UsageHistory(recentlyUsed, about)
  const choice = thesisOptions({ seed, recentlyUsed })
  const attempt = ({ detail, breadth = 0, mayRepeat = false }: Effort): Composed => {
    const outline = outlinePortrait(spine, { ...choice, breadth })
    const narrator = new PortraitNarrator({
      random,
      history,
      forbidden: recentlyUsed?.rejected?.traits ?? [],
      mayRepeat,
    })
    const sentences = new FactSentences(spine)
    const text: Text = { spine, outline, narrator, sentences, named: new Set(), detail }
    return { text: write(text), narrator }
  }
  const { text, narrator } = bestOf(attempt)
  return { text: shortened(text, MOST_WORDS), narrator }
}

/** As much detail as makes it long enough; what the reader knows is told again only where the rest is too short. */
function bestOf(attempt: (effort: Effort) => Composed): Composed {
  const first = attempt({ detail: 1 })
  if (wordsIn(first.text) > MOST_WORDS) return attempt({ detail: 0 })
  let best = first
  for (const effort of efforts) {
    if (wordsIn(best.text) >= (effort.mayRepeat ? LEAST_WORDS : ENOUGH_WORDS)) break
    const longer = attempt(effort)
    if (wordsIn(longer.text) > wordsIn(best.text)) best = longer
  }
  return best
}

interface Effort {
  /** How much of each thought is told, 0 to 3. */
  detail: number
  /** How many thoughts more than usual. */
  breadth?: number
  /** Whether a reader who has read every line may read one again. */
  mayRepeat?: boolean
}

const efforts: readonly Effort[] = [
  { detail: 2 },
  { detail: 3 },
  { detail: 2, breadth: 1 },
  { detail: 3, breadth: 2 },
  { detail: 3, breadth: 3 },
  { detail: 3, breadth: 5 },
  { detail: 1, mayRepeat: true },
  { detail: 3, mayRepeat: true },
]

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
    opening: [written(opening.paragraph, narrator)],
    sections: sections
      .map(
        ({ title, paragraphs }): Section => ({
          title,
          paragraphs: joined(paragraphs).map((paragraph) => written(paragraph, narrator)),
        }),
      )
      .filter(({ paragraphs }) => paragraphs.length > 0),
  }
}

function written({ drafts }: ParagraphBuilder, narrator: PortraitNarrator): Paragraph {
  return {
    sentences: drafts.map(({ text, facts, wording }): Sentence => {
      const traits = narrator.traitsOf(wording)
      return { text, facts: [...new Set(facts)], wording, ...(traits.length > 0 && { traits }) }
    }),
  }
}
