import type { PairTags } from '#lore/synthesis/pair-traits.ts'
import { LineChooser } from '../prose/line-chooser.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import type { Candidate, UsageHistory } from '../prose/usage-history.ts'
import type { Sentence } from '../writer.ts'
import { type Denial, PairClaims } from './pair-claims.ts'

/** A sentence with the id of its wording. */
export type WordedSentence = Sentence & { wording: string }

interface Line {
  text: string
  wording: string
}

/** Sentences that are printed together or not at all. */
interface Thought {
  all: readonly WordedSentence[]
  /** Claims about the two people beyond those found in the sentences. */
  tags?: PairTags
}

interface Ground {
  random: SeededRandom
  history: UsageHistory
  /** Whether a reader who has read every line may read one again. */
  mayRepeat: boolean
}

/** Chooses what one reading says: whole thoughts, or single lines, that are new to the reader. */
export class Narrator {
  readonly random: SeededRandom
  readonly #history: UsageHistory
  readonly #mayRepeat: boolean
  readonly #chooser: LineChooser
  readonly #claims = new PairClaims()

  constructor({ random, history, mayRepeat }: Ground) {
    this.random = random
    this.#history = history
    this.#mayRepeat = mayRepeat
    this.#chooser = new LineChooser({ random, history })
  }

  /** Picks a thought whose sentences may all be printed and that contradicts no earlier claim about the two. */
  whole<One extends Thought>(name: string, thoughts: readonly One[]): One | undefined {
    return this.#choose(
      name,
      thoughts.filter(({ all, tags }) => !this.#claims.deniedBy(textsOf(all), tags)),
    )
  }

  /** Picks the first thought that may be printed, in the given order but those that the reader knows last. */
  firstWhole<One extends Thought>(name: string, thoughts: readonly One[]): One | undefined {
    const isKnown = (one: One) => Number(!this.hasNew([one]))
    for (const one of thoughts.toSorted((a, b) => isKnown(a) - isKnown(b))) {
      const chosen = this.whole(name, [one])
      if (chosen) return chosen
    }
    return undefined
  }

  /** Picks a thought that contradicts an earlier claim, with the person and the habit: the text has to name that tension. */
  different<One extends Thought>(
    name: string,
    thoughts: readonly One[],
    suits: (denial: Denial) => boolean = () => true,
  ): (Denial & { thought: One }) | undefined {
    for (const one of this.random.shuffle(name, thoughts)) {
      const denial = this.#claims.denialIn(textsOf(one.all), one.tags)
      const thought = denial && suits(denial) && this.#choose(name, [one])
      if (thought) return { thought, ...denial }
    }
    return undefined
  }

  #choose<One extends Thought>(name: string, thoughts: readonly One[]): One | undefined {
    const chosen = this.#chooser.chooseWhole(this.random.shuffle(name, thoughts), {
      linesOf: ({ all }) => all.map(candidateOf),
      mayRepeat: this.#mayRepeat,
    })
    if (chosen) this.#claims.record(textsOf(chosen.all), chosen.tags)
    return chosen
  }

  /** Whether any thought is new to the reader. */
  hasNew(thoughts: readonly Thought[]): boolean {
    return thoughts.some(({ all }) => this.#chooser.isWholeNew(all.map(candidateOf)))
  }

  /** Whether the reader has rejected one of the thoughts ("not me"), so that none may be used in other words. */
  isRejected(thoughts: readonly Thought[]): boolean {
    return thoughts.some(({ all }) =>
      all.some(({ wording }) => this.#history.isUnwanted({ wording, sentences: [] })),
    )
  }

  /** Picks one of several lines; undefined if the reader knows them all. */
  line(
    name: string,
    lines: readonly string[],
    suits: (text: string) => boolean = () => true,
    tags?: PairTags,
  ): Line | undefined {
    const all = lines.map((text, index) => candidateOf({ text, wording: `${name}/${index + 1}` }))
    const candidates = this.random
      .shuffle(name, all)
      .filter(({ text }) => suits(text) && !this.#claims.deniedBy([text], tags))
    const chosen = this.#chooser.choose(candidates, { mayRepeat: this.#mayRepeat })
    if (chosen) this.#claims.record([chosen.text], tags)
    return chosen && { text: chosen.text, wording: chosen.wording }
  }
}

const textsOf = (sentences: readonly WordedSentence[]) => sentences.map(({ text }) => text)

function candidateOf({ text, wording }: Line): Line & Candidate {
  return { text, wording, sentences: [text], lines: [text] }
}
