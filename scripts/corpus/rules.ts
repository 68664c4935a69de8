// Editorial rules of the corpus.
import { readSentence } from '../../src/lore/check/check-sentence.ts'
import { unwantedWord } from '../../src/lore/unwanted-words.ts'
import { splitSentences } from '../../src/writer/prose/sentences.ts'
import type { LinePiece, Place } from './pieces.ts'
import { refusalOf } from './refused.ts'
import { voiceFaults } from './voice-faults.ts'

/** They may say that the planets have nothing to say. */
const QUIET_DAYS = 'transits/quiet-days.ts'

/** Wordings of horoscopes; the others are for natal and relationship readings. */
const isForecast = ({ file }: Place) => /^(?:transits|horoscope)\//.test(file)
const isSynastry = ({ file }: Place) => /^(?:synastry|relationship|quarrels)\//.test(file)
/** Paragraphs of authors name facts of a chart, and are checked with them in the texts that they make. */
const isAuthored = ({ file }: Place) =>
  /^(?:synastry\/couples|quarrels|days|weeks|months|year|placements|rising|arguments|aspects|highlights)\//.test(
    file,
  )
const isPlain = (place: Place) => isForecast(place) || isSynastry(place)

/** Why the checker would refuse a sentence of the corpus, if it would. */
export function refusal(piece: LinePiece): string | undefined {
  if (isAuthored(piece)) return undefined
  return refusalOf(piece.text, {
    isForecast: isForecast(piece),
    isSynastry: isSynastry(piece),
    point: pointOf(piece),
  })
}

const jargon =
  /\b(?:cosmic|universe|energies|unlock|planets?|zodiac|horoscopes?|transits?|natal|astrolog\w+|take a moment|trust the process|hold space|gentle reminder)\b/i

export function violationsIn(lines: readonly LinePiece[]): Record<string, string[]> {
  const each = (find: (line: LinePiece) => string | undefined) =>
    lines.flatMap((line) => found(line, find(line)))
  return {
    'Unwanted words': each(({ text }) => unwantedWord(text)),
    'Faults of the voice': each(faultOfVoice),
    'Jargon, and punctuation that we do not use': lines
      .filter((line) => isPlain(line) && line.file !== QUIET_DAYS)
      .flatMap((line) => found(line, jargon.exec(line.text)?.[0] ?? oddSign(line.text))),
    'Claims of a chart or a date': each(claimOf),
    'Refused by the checker beside a reference': each(refusal),
    'Malformed lines': each(({ text }) => (/ {2}| [.,?]/.test(text) ? 'spaces' : undefined)),
  }
}

export function faultOfVoice({ text }: LinePiece): string | undefined {
  return splitSentences(text).flatMap(voiceFaults)[0]
}

/** A claim of a line that no fact supports. */
function claimOf(line: LinePiece): string | undefined {
  if (isAuthored(line) || pointOf(line)) return undefined
  const text = line.text.replaceAll(/\{(?!partner\})\w+\}/g, 'it')
  const { claims, unreadable } = readSentence(text, { isDated: isForecast(line) })
  // A birthday is a fact of its own.
  const [first] = [...claims.filter(({ kind }) => kind !== 'birthday'), ...unreadable]
  return first && JSON.stringify(first)
}

/** What a point stands for is said only with the fact of its place. */
function pointOf({ id }: LinePiece): string | undefined {
  return /pointMeanings\.(\w+)\//.exec(id)?.[1]
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\w'’{}]+/g) ?? []
}

function found({ id, text }: LinePiece, problem: string | undefined): string[] {
  return problem ? [`${id}: ${problem} in: ${text}`] : []
}

function oddSign(text: string): string | undefined {
  return /[—–“”‘’]|;.*;/.exec(text)?.[0]
}
