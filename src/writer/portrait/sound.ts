import { splitSentences } from '../prose/sentences.ts'

/** The sound of a text, independent of its position. */
export interface Sound {
  sentences: readonly SentenceSound[]
  /** Words that a reader would recognize from one page to the next. */
  words: readonly string[]
  /** "A, B and C" */
  isTriad: boolean
  isOfWork: boolean
  isOfOthers: boolean
  hasColon: boolean
}

interface SentenceSound {
  /** It begins with "You". */
  isAddressed: boolean
  /** "You test", unless half of all sentences begin like that. */
  beginning: string | undefined
  skeletons: readonly number[]
}

// A portrait weighs each line of the corpus at several places; without this, that is most of its time.
const known = new Map<string, Sound>()
const MOST_KNOWN = 20_000

export function soundOf(text: string): Sound {
  const found = known.get(text)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const sound = {
    sentences: splitSentences(text).map(sentenceSound),
    words: contentWords(text),
    isTriad: isTriad(text),
    isOfWork: ofWork.test(text),
    isOfOthers: ofOthers.test(text),
    hasColon: text.includes(':'),
  }
  known.set(text, sound)
  return sound
}

function sentenceSound(sentence: string): SentenceSound {
  const isAddressed = /^You\b/.test(sentence)
  const isMarked = isAddressed && !auxiliaries.test(sentence)
  return {
    isAddressed,
    beginning: isMarked ? sentence.split(' ').slice(0, 2).join(' ') : undefined,
    skeletons: skeletons.flatMap((one, index) => (one.test(sentence) ? [index] : [])),
  }
}

/** A paragraph has each of these shapes at most once. */
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

function isTriad(text: string): boolean {
  // The pattern backtracks a great deal, and most sentences have no comma before an "and".
  return (
    / (?:and|or) /.test(text) &&
    text.includes(',') &&
    /(?:\w+ ){0,3}\w+, (?:\w+ ){0,4}\w+,? (?:and|or) (?:\w+ ){0,3}\w+[.,]/.test(text)
  )
}

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
