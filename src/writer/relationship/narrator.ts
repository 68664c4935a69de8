import type { SeededRandom } from '../prose/seeded-random.ts'
import type { UsageHistory } from '../prose/usage-history.ts'
import type { Sentence } from '../writer.ts'

/** A sentence with the id of its wording. */
export type WordedSentence = Sentence & { wording: string }

interface Line {
  text: string
  wording: string
}

/** Sentences that are printed together or not at all. */
interface Thought {
  all: readonly WordedSentence[]
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
  readonly #used = new Set<string>()

  constructor({ random, history, mayRepeat }: Ground) {
    this.random = random
    this.#history = history
    this.#mayRepeat = mayRepeat
  }

  /** One of the thoughts whose sentences may all be printed. */
  whole<One extends Thought>(name: string, thoughts: readonly One[]): One | undefined {
    const shuffled = this.random.shuffle(name, thoughts)
    const chosen =
      shuffled.find((thought) => this.#isNewThought(thought)) ??
      (this.#mayRepeat ? shuffled.find(({ all }) => isEvery(all, this.#isWanted)) : undefined)
    for (const { wording } of chosen?.all ?? []) this.#used.add(wording)
    return chosen
  }

  /** Whether there is one that the reader does not know. */
  hasNew(thoughts: readonly Thought[]): boolean {
    return thoughts.some((thought) => this.#isNewThought(thought))
  }

  /** Whether the reader has called one "not me". It must not come back in other words. */
  isRejected(thoughts: readonly Thought[]): boolean {
    return thoughts.some(({ all }) =>
      all.some(({ wording }) => this.#history.isUnwanted({ wording, sentences: [] })),
    )
  }

  /** One of several lines; undefined where the reader knows them all. */
  line(
    name: string,
    lines: readonly string[],
    suits: (text: string) => boolean = () => true,
  ): Line | undefined {
    const all = lines.map((text, index): Line => ({ text, wording: `${name}/${index + 1}` }))
    const candidates = this.random.shuffle(name, all).filter(({ text }) => suits(text))
    const chosen =
      candidates.find(this.#isNew) ??
      (this.#mayRepeat ? candidates.find(this.#isWanted) : undefined)
    if (chosen) this.#used.add(chosen.wording)
    return chosen
  }

  #isNewThought({ all }: Thought): boolean {
    return isEvery(all, this.#isNew)
  }

  readonly #isNew = (line: Line): boolean =>
    this.#isWanted(line) &&
    this.#history.isNew({ wording: line.wording, sentences: [line.text] }) &&
    !this.#history.hasReadBeginning(line.text)

  readonly #isWanted = ({ text, wording }: Line): boolean =>
    !this.#used.has(wording) && !this.#history.isUnwanted({ wording, sentences: [text] })
}

/** A thought without sentences is not a thought. */
function isEvery(all: readonly Line[], fits: (line: Line) => boolean): boolean {
  return all.length > 0 && all.every(fits)
}
