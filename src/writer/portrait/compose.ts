import type { Trait } from '#lore/character.ts'
import { readSpine } from '#lore/synthesis/spine.ts'
import { firstFitting, missStrictly, wordsIn } from '../prose/length.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { NatalBrief, Paragraph, Section, Sentence, WrittenText } from '../writer.ts'
import { frameOptions } from './argument.ts'
import { endingParagraph } from './ending.ts'
import { FactSentences } from './fact-sentences.ts'
import { joined } from './fit.ts'
import { PortraitNarrator } from './narrator.ts'
import { openingParagraph } from './opening.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { planPortrait } from './plan.ts'
import { taskTitle } from './section-titles.ts'
import { sectionOf } from './sections.ts'

const LEAST_WORDS = 900
const ENOUGH_WORDS = 1000
const ROUGHLY_MOST_WORDS = 1170
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
  const options = frameOptions({
    seed,
    ...(recentlyUsed && { recentlyUsed }),
    ...(about && { about }),
  })
  return fittingText(({ extras, exact, detail = 1, mayRepeat = false }) => {
    const plan = planPortrait(spine, { ...options, extras, ...(exact !== undefined && { exact }) })
    const narrator = new PortraitNarrator({
      random,
      history,
      forbidden: recentlyUsed?.rejected?.traits ?? [],
      mayRepeat,
    })
    const sentences = new FactSentences(spine)
    const text: Text = {
      spine,
      plan,
      narrator,
      sentences,
      named: new Set(),
      aspects: new Map(),
      doubted: new Set(recentlyUsed?.rejected?.facts),
      detail,
    }
    return { text: write(text), narrator, mostExtras: plan.extras }
  })
}

interface Effort {
  /** How many thoughts beyond those that every portrait has. */
  extras: number
  /** How many aspects within a degree beyond strain and help get a whole paragraph; the rest get a sentence. */
  exact?: number
  /**
   * How much is said where no author has written, 0 to 3. At -1 no planet says which side it serves, and at -2 the
   * argument goes on only at its end.
   */
  detail?: number
  /** Whether a reader who has read every line may read one again. */
  mayRepeat?: boolean
}

interface Attempt extends Composed {
  mostExtras: number
}

const USUAL_EXTRAS = 0
const WORDS_OF_EXTRA = 65
/** A chart has seldom more aspects within a degree. */
const MANY = 8

/** Repeats what the reader knows only if the rest is too short. */
function fittingText(attempt: (effort: Effort) => Attempt): Composed {
  const fresh = fitted(attempt)
  if (wordsIn(fresh.text) >= LEAST_WORDS) return fresh
  const repeated = fitted((effort) => attempt({ ...effort, mayRepeat: true }))
  return wordsIn(repeated.text) > wordsIn(fresh.text) ? repeated : fresh
}

/** As many thoughts as make it long enough. */
function fitted(attempt: (effort: Effort) => Attempt): Composed {
  const first = attempt({ extras: USUAL_EXTRAS })
  return wordsIn(first.text) > ROUGHLY_MOST_WORDS
    ? firstFitting(shorter, attempt, missOf(0))
    : lengthened(attempt, first)
}

const missOf =
  (enough: number) =>
  ({ text }: Composed): number =>
    missStrictly(wordsIn(text), { enough, most: MOST_WORDS })

/** From one step to the next a little less. */
const shorter: readonly Effort[] = [
  ...[0, -1, -2].map((detail) => ({ extras: 0, detail })),
  ...Array.from({ length: MANY + 1 }, (_, less) => ({ extras: 0, detail: -2, exact: MANY - less })),
]

function lengthened(attempt: (effort: Effort) => Attempt, first: Attempt): Composed {
  let best = first
  let extras = USUAL_EXTRAS
  while (wordsIn(best.text) < ENOUGH_WORDS && extras < best.mostExtras) {
    extras += Math.ceil((ENOUGH_WORDS - wordsIn(best.text)) / WORDS_OF_EXTRA)
    best = attempt({ extras })
  }
  if (wordsIn(best.text) >= LEAST_WORDS) return best
  const more = [2, 3].map((detail) => ({ extras, detail }))
  const missed = missOf(LEAST_WORDS)
  const longer = firstFitting(more, attempt, missed)
  return missed(longer) < missed(best) ? longer : best
}

function write(text: Text): WrittenText {
  const { narrator, plan } = text
  const { sides, tensions } = plan.frame
  const [ones, others] = sides.map(({ points }) => points) as [readonly string[], readonly string[]]
  for (const { one, other } of tensions) {
    narrator.allowTension({ one, other, ones, others })
    claimManner(text, one)
  }
  const opening = openingParagraph(text)
  const sections = plan.sections.map((section) => sectionOf(text, section))
  const task = { title: taskTitle(text), paragraph: endingParagraph(text) }
  return {
    opening: [written(opening, narrator)],
    sections: [
      ...sections
        .map(
          ({ title, paragraphs }): Section => ({
            title,
            paragraphs: joined(paragraphs).map((paragraph) => written(paragraph, narrator)),
          }),
        )
        .filter(({ paragraphs }) => paragraphs.length > 0),
      {
        title: task.title,
        paragraphs: [{ ...written(task.paragraph, narrator), isAdvice: true }],
      },
    ],
  }
}

/** A rising sign has the pace of its ruler: a quick Gemini Ascendant promises a quick mind. */
function claimManner({ narrator, plan, spine }: Text, trait: Trait): void {
  const { ruler } = spine
  if (trait !== 'quick' && trait !== 'slow') return
  const [first, second] = plan.frame.sides
  if (ruler && first.points.includes('asc') && !second.points.includes(ruler))
    narrator.claim(trait, `asc+${ruler}`)
}

function written({ drafts }: ParagraphBuilder, narrator: PortraitNarrator): Paragraph {
  return {
    sentences: drafts.map(({ text, facts, wording }): Sentence => {
      const traits = narrator.traitsOf(wording)
      return { text, facts: [...new Set(facts)], wording, ...(traits.length > 0 && { traits }) }
    }),
  }
}
