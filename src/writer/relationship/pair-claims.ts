import { type PairTags, type PairTraitName, pairTraits } from '#lore/synthesis/pair-traits.ts'
import { both, type Whose } from './pair-facts.ts'

/** What sentences have claimed of each of two people, so that a reading doesn't say the opposite of one of them. */
export class PairClaims {
  readonly #claimed = new Set<string>()

  record(texts: readonly string[], tags?: PairTags): void {
    for (const { whose, axis, end } of [...claimsIn(texts), ...claimsOf(tags)])
      this.#claimed.add(keyOf(whose, axis, end))
  }

  /** Of whom something was said that these sentences would deny. */
  deniedBy(texts: readonly string[], tags?: PairTags): Whose | undefined {
    return this.denialIn(texts, tags)?.whose
  }

  /** The first habit in these sentences that is at odds with what was said of the person. */
  denialIn(texts: readonly string[], tags?: PairTags): Denial | undefined {
    const denying = [...claimsIn(texts), ...claimsOf(tags)].find(({ whose, axis, end }) =>
      this.#claimed.has(keyOf(whose, axis, 1 - end)),
    )
    const habit = denying && pairTraits[denying.axis]?.[denying.end]?.name
    return denying && habit && { whose: denying.whose, habit }
  }
}

export interface Denial {
  whose: Whose
  habit: PairTraitName
}

export interface PairClaim {
  whose: Whose
  /** The index of the two habits in the table. */
  axis: number
  /** Which of the two. */
  end: number
}

const keyOf = (whose: Whose, axis: number, end: number) => `${whose}/${axis}/${end}`

/** What the author of an entry tagged it with. */
function claimsOf(tags: PairTags = {}): PairClaim[] {
  return both.flatMap((whose) =>
    pairTraits.flatMap((ends, axis) =>
      ends.flatMap(({ name }, end) =>
        tags[whose]?.some((tag) => tag === name) ? [{ whose, axis, end }] : [],
      ),
    ),
  )
}

/** One pattern for each habit: most lines claim none, and it takes one pass to see. */
const patterns = pairTraits.map((ends) =>
  ends.map(({ says }) =>
    says.length > 0 ? new RegExp(says.map(({ source }) => source).join('|')) : /(?!)/,
  ),
)

/** Without what a thought says both ways of one person: it names the tension itself. */
export function claimsIn(texts: readonly string[]): PairClaim[] {
  const whole = texts.join(' ').toLowerCase()
  const axes = patterns.flatMap((ends, axis) =>
    ends.some((pattern) => pattern.test(whole)) ? [{ axis, ends }] : [],
  )
  if (axes.length === 0) return []
  const predicates = texts.flatMap(predicatesIn)
  return axes.flatMap(({ axis, ends }) =>
    both.flatMap((whose) => {
      const own = predicates.filter((one) => one.whose.includes(whose))
      const [one, other] = ends.map((pattern) => own.some(({ text }) => pattern.test(text)))
      return one === other ? [] : [{ whose, axis, end: one ? 0 : 1 }]
    }),
  )
}

interface Predicate {
  whose: readonly Whose[]
  text: string
}

/** After these, "you" and "{partner}" are not the subject of what follows. */
const beforeObject =
  /\b(?:about|against|and give|around|asks?|at|behind|beside|by|cheers?|does|for|from|gets?|gives?|gave|hears?|helps?|hurts?|keeps?|leaves?|lets?|like|makes?|misses|near|of|on|pushes|sees?|shows?|takes?|tells?|than|to|toward|watch(?:es)?|with|without) $/i

const subjects =
  /\b(?:you and \{partner\}|you both|both of you|each of you|either of you|neither of you|two people who|you)\b|\bthey\b|\{partner\} and you\b|\{partner\}(?!'s)|\{partner\}'s (?=bad day)|\byours\b|\byour (?=bad day)/gi

/** What follows each subject of a sentence, up to the next one; the first has what stands before it, too. */
function predicatesIn(sentence: string): Predicate[] {
  const found = [...sentence.matchAll(subjects)].filter(
    ({ 0: subject, index }) =>
      subject.includes(' ') || !beforeObject.test(sentence.slice(0, index)),
  )
  return found.map(({ 0: subject, index }, at) => ({
    whose: whoIs(subject.toLowerCase()),
    text: sentence.slice(at > 0 ? index : 0, found[at + 1]?.index).toLowerCase(),
  }))
}

function whoIs(subject: string): readonly Whose[] {
  if (/both|each|either|neither|two people|\band\b/.test(subject)) return both
  return subject.startsWith('you') ? ['you'] : ['partner']
}
