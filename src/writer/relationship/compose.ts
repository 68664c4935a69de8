import { sceneTitles } from '#lore/corpus/relationship/scenes.ts'
import type { RelationshipThesis } from '#lore/synthesis/contacts.ts'
import { wordsIn } from '../portrait/fit.ts'
import { PortraitNarrator } from '../portrait/narrator.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { Section, SynastryBrief, WrittenText } from '../writer.ts'
import { joined, written } from './fit.ts'
import { openingParagraph } from './opening.ts'
import { keyOfThesis, outlineRelationship, type Thesis } from './outline.ts'
import { PairFacts } from './pair-facts.ts'
import type { Reading } from './paragraph.ts'
import { practiceParagraphs } from './practice.ts'
import { paragraphsOf } from './scene.ts'

const LEAST_WORDS = 800
const ENOUGH_WORDS = 900
const MOST_WORDS = 1200

/** Composes a reading for two from a thesis, four scenes and a frame. */
export function composeRelationship({
  facts,
  seed,
  recentlyUsed,
  about,
}: SynastryBrief): WrittenText {
  const random = seededRandom(seed)
  // A reader who asks about two people is not addressed as a single.
  const history = new UsageHistory(recentlyUsed, about && { ...about, relationship: null })
  const { wordings = [], traits: forbidden = [] } = recentlyUsed?.rejected ?? {}
  const isRejected = (thesis: Thesis) =>
    wordings.some((wording) => wording.startsWith(`thesis/${keyOfThesis(thesis)}/`))
  const choose = (equals: readonly RelationshipThesis[]) => random.pick('thesis', equals)
  const outline = outlineRelationship(facts, choose, isRejected)
  const attempt = (detail: number, mayRepeat: boolean): WrittenText =>
    write({
      facts: new PairFacts(facts),
      outline,
      narrator: new PortraitNarrator({ random, history, forbidden, mayRepeat }),
      detail,
      voices: { you: 0, partner: 0 },
      told: new Set(),
      history,
      mayRepeat,
    })
  return bestOf(attempt, recentlyUsed !== undefined)
}

/** As much detail as makes it long enough; what the reader knows is told again only where the rest is too short. */
function bestOf(
  attempt: (detail: number, mayRepeat: boolean) => WrittenText,
  hasReader: boolean,
): WrittenText {
  const tries = [
    [1, false],
    [2, false],
    [3, false],
    [1, hasReader],
    [3, hasReader],
  ] as const
  const first = attempt(1, false)
  if (wordsIn(first) > MOST_WORDS) {
    const shorter = attempt(0, false)
    return wordsIn(shorter) > MOST_WORDS ? attempt(-1, false) : shorter
  }
  let best = first
  for (const [detail, mayRepeat] of tries.slice(1)) {
    if (wordsIn(best) >= (mayRepeat ? LEAST_WORDS : ENOUGH_WORDS)) break
    const longer = attempt(detail, mayRepeat)
    const isBetter = wordsIn(longer) <= MOST_WORDS || wordsIn(best) < LEAST_WORDS
    if (isBetter && wordsIn(longer) > wordsIn(best)) best = longer
  }
  return best
}

function write(reading: Reading): WrittenText {
  const { narrator, outline } = reading
  const title = (of: keyof typeof sceneTitles) =>
    narrator.phrase(`title/${of}`, sceneTitles[of], (one) => one)
  const opening = openingParagraph(reading)
  const scenes = outline.scenes.map(
    ({ scene, contacts }): Section => ({
      title: title(scene),
      paragraphs: joined(paragraphsOf(reading, scene, contacts)).map(written),
    }),
  )
  const practice: Section = {
    title: title('practice'),
    paragraphs: practiceParagraphs(reading).map(written),
  }
  return {
    opening: [written(opening)],
    sections: [...scenes, practice].filter(({ paragraphs }) => paragraphs.length > 0),
  }
}
