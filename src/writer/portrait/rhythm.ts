/** The whole sentences of a text. */
export function splitSentences(text: string): string[] {
  return text.match(/[^.?!]+[.?!]+(?:["')]+)?(?:\s|$)/g)?.map((one) => one.trim()) ?? [text]
}

export const PARAGRAPH_LIMIT = 7

/** Whether three sentences in a row begin with "You". */
export function drums(sentences: readonly string[]): boolean {
  return sentences.some(
    (_, index) => index > 1 && sentences.slice(index - 2, index + 1).every(isAddressed),
  )
}

/** What a paragraph and a text have so far, and how well another line would sound there. */
export class Rhythm {
  #sentences: string[] = []
  #hasTriad = false
  #ofWork = 0
  readonly #words = new Set<string>()

  startParagraph(): void {
    this.#sentences = []
  }

  get length(): number {
    return this.#sentences.length
  }

  hear(text: string): void {
    this.#sentences.push(...splitSentences(text))
    this.#hasTriad ||= isTriad(text)
    if (ofWork.test(text)) this.#ofWork += 1
    for (const word of contentWords(text)) this.#words.add(word)
  }

  /** 0 for a line that fits; 10 or more for one that must not stand here. */
  penaltyOf(text: string): number {
    const sentences = splitSentences(text)
    if (this.#sentences.length + sentences.length > PARAGRAPH_LIMIT) return 100
    const [before, last] = [this.#sentences.at(-2), this.#sentences.at(-1)]
    const inRow = [before, last].filter((one) => one && isAddressed(one)).length
    const [first = '', second] = sentences
    const words = contentWords(text)
    const near = contentWords(this.#sentences.join(' '))
    const repeated =
      words.filter((word) => this.#words.has(word)).length +
      words.filter((word) => near.includes(word)).length
    return (
      (isAddressed(first) ? (inRow === 2 ? 10 : last && isAddressed(last) ? 2 : 0) : 0) +
      (isAddressed(first) && second && isAddressed(second) && last && isAddressed(last) ? 10 : 0) +
      (skeletons.some((one) => one.test(first) && this.#sentences.some((said) => one.test(said)))
        ? 8
        : 0) +
      (sentences.some((one) => this.#sentences.some((said) => beginAlike(one, said))) ? 10 : 0) +
      (this.#hasTriad && isTriad(text) ? 6 : 0) +
      (text.includes(':') ? 3 : 0) +
      (ofWork.test(text) ? 2 * Math.max(0, this.#ofWork - 1) : 0) +
      (ofOthers.test(text) ? 3 : 0) +
      Math.min(8, 2 * repeated)
    )
  }
}

const skeletons = [
  /^You[^.]*, and you\b/,
  /^(?:People|Friends|Others|Coworkers|Strangers|Colleagues|Anyone|Everyone)\b/,
  /^You'll\b/,
  /^When\b/,
  /^Because\b/,
]

/** Not every reader has a job, a partner, a child or a car. */
const ofWork =
  /\b(?:boss|coworkers?|colleagues?|meetings?|office|at work|managers?|raise|promotions?|department|customers?|paycheck)\b/
const ofOthers = /\b(?:your (?:partner|spouse|kids?|children|car|boss)|parked car)\b/

const auxiliaries = /^You(?:'\w+)? (?:are|have|can|do|will|would|may|know|like|want|need)\b/

/** "You test …", twice in a paragraph. */
function beginAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.split(' ').slice(0, 2).join(' '))
  return first === second && /^You\b/.test(one) && !auxiliaries.test(one)
}

function isAddressed(sentence: string): boolean {
  return /^You\b/.test(sentence)
}

/** "A, B and C" */
function isTriad(text: string): boolean {
  return /(?:\w+ ){0,3}\w+, (?:\w+ ){0,4}\w+,? (?:and|or) (?:\w+ ){0,3}\w+[.,]/.test(text)
}

/** Words that a reader would recognize from one page to the next. */
function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z']{5,}/g) ?? []).filter((word) => !plain.has(word))
}

const plain = new Set(
  `about above after again against almost alone along already although always among another anyone anything around aside asked
  asking aspect became because become becomes before began begin being believe better between beyond bring brings called cannot
  certain chart comes coming could course does doesn't doing don't during early either enough every everybody everyone everything
  exactly except expect feeling feels first found friend friends gives given going hardly having home house how however instead
  itself keeps kind knows large later least leave leaves little long looking looks makes making matter means might minutes moment
  month mostly much nearly never nobody nothing often once other others ought ought'n't over people person place plenty quite
  rather really right says second seems several should since small somebody someone something sometimes somewhere soon sooner still
  takes taking tells than thank that's their them then there these they they're thing things think third those though through time
  today together toward trine turns twice under understand until usually wants way week weeks what's when where whether which while
  who whole whose will with within without won't words world would wouldn't years you'd you'll you're you've your yours yourself
  aries taurus gemini cancer virgo libra scorpio sagittarius capricorn aquarius pisces venus saturn jupiter uranus neptune pluto
  mercury ascendant midheaven square opposite fourth fifth sixth seventh eighth ninth tenth eleventh twelfth retrograde`.split(
    /\s+/,
  ),
)
