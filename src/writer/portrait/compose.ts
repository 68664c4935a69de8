import { taskTitles } from '#lore/corpus/character/titles.ts'
import { readSpine } from '#lore/synthesis/spine.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { NatalBrief, Paragraph, Section, Sentence, WrittenText } from '../writer.ts'
import { frameOptions } from './argument.ts'
import { endingParagraph } from './ending.ts'
import { FactSentences } from './fact-sentences.ts'
import { joined, wordsIn } from './fit.ts'
import { PortraitNarrator } from './narrator.ts'
import { openingParagraph } from './opening.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { planPortrait } from './plan.ts'
import { sectionOf } from './sections.ts'

const LEAST_WORDS = 900
const ENOUGH_WORDS = 960
const MOST_WORDS = 1180

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
  const options = frameOptions({
    seed,
    ...(recentlyUsed && { recentlyUsed }),
    ...(about && { about }),
  })
  return fittingText(({ extras, detail = 1, mayRepeat = false }) => {
    const plan = planPortrait(spine, { ...options, extras })
    const narrator = new PortraitNarrator({
      random,
      history,
      forbidden: recentlyUsed?.rejected?.traits ?? [],
      mayRepeat,
    })
    const sentences = new FactSentences(spine)
    const text: Text = { spine, plan, narrator, sentences, named: new Set(), detail }
    return { text: write(text), narrator, mostExtras: plan.extras }
  })
}

interface Effort {
  /** How many thoughts beyond those that every portrait has. */
  extras: number
  /** How much is told where no author has written, 0 to 3. */
  detail?: number
  /** Whether a reader who has read every line may read one again. */
  mayRepeat?: boolean
}

interface Attempt extends Composed {
  mostExtras: number
}

const USUAL_EXTRAS = 3

/** As many thoughts as make it long enough; what the reader knows is told again only where the rest is too short. */
function fittingText(attempt: (effort: Effort) => Attempt): Composed {
  let extras = USUAL_EXTRAS
  let best = attempt({ extras })
  while (wordsIn(best.text) > MOST_WORDS && extras > 0) {
    extras -= 1
    best = attempt({ extras })
  }
  while (wordsIn(best.text) < ENOUGH_WORDS && extras < best.mostExtras) {
    extras += 1
    best = attempt({ extras })
  }
  for (const effort of [{ detail: 2 }, { detail: 3 }, { detail: 3, mayRepeat: true }]) {
    if (wordsIn(best.text) >= LEAST_WORDS) break
    const longer = attempt({ extras, ...effort })
    if (wordsIn(longer.text) > wordsIn(best.text)) best = longer
  }
  return best
}

function write(text: Text): WrittenText {
  const { narrator, plan } = text
  const { sides, tensions } = plan.frame
  const [ones, others] = sides.map(({ points }) => points) as [readonly string[], readonly string[]]
  for (const { one, other } of tensions) narrator.allowTension({ one, other, ones, others })
  const opening = openingParagraph(text)
  const sections = plan.sections.map((section) => sectionOf(text, section))
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
