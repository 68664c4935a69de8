// Editorial rules of the corpus.
import { readSentence } from '../../src/lore/check/check-sentence.ts'
import { unwantedWord } from '../../src/lore/unwanted-words.ts'
import type { LinePiece, Pieces, Place, WordingPiece } from './pieces.ts'
import { refusalOf } from './refused.ts'

/** They may say that the planets have nothing to say. */
const QUIET_DAYS = 'passages/quiet-days.ts'
const LONGEST_SENTENCE = 42
const FEWEST_WORDS = 14
const MOST_WORDS = 62

/** Wordings of horoscopes; the others are for natal and relationship readings. */
const isForecast = ({ file }: Place) => /^(?:passages|horoscope)\//.test(file)
const isSynastry = ({ file }: Place) =>
  /^(?:contacts|(?:easy|hard)-contacts|relationship|couples|quarrels)\//.test(file)
/** Paragraphs of authors name facts of a chart, and are checked with them in the texts that they make. */
const isAuthored = ({ file }: Place) =>
  /^(?:couples|quarrels|days|weeks|months|year|placements|rising|arguments|aspects|highlights)\//.test(
    file,
  )
const isNew = (place: Place) => isForecast(place) || isSynastry(place)

/** Why the checker would refuse a sentence of the corpus, if it would. */
export function refusal(piece: LinePiece): string | undefined {
  if (isAuthored(piece)) return undefined
  // What a point stands for is said only with the fact of its place.
  const point = /pointMeanings\.(\w+)\//.exec(piece.id)?.[1]
  return refusalOf(piece.text, {
    isForecast: isForecast(piece),
    isSynastry: isSynastry(piece),
    point,
  })
}

const optionalSlots = (place: Place) =>
  isSynastry(place) ? ['{ref}', '{partner}', '{Partner}'] : ['{ref}']

const jargon =
  /\b(?:cosmic|universe|energies|unlock|planets?|zodiac|horoscopes?|transits?|natal|astrolog\w+|take a moment|trust the process|hold space|gentle reminder)\b/i

export function violationsIn({ entries, lines }: Pieces): Record<string, string[]> {
  const wordings = entries.flat()
  const sentences = [...wordings.flatMap(sentencesOf), ...lines]
  const each = (find: (piece: LinePiece) => string | undefined) =>
    sentences.flatMap((piece) => found(piece, find(piece)))
  return {
    'Unwanted words': each(({ text }) => unwantedWord(text)),
    'Jargon, and punctuation that we do not use': sentences
      .filter((piece) => isNew(piece) && piece.file !== QUIET_DAYS)
      .flatMap((piece) => found(piece, jargon.exec(piece.text)?.[0] ?? oddSign(piece.text))),
    'Claims of a chart or a date': each((piece) => {
      if (isAuthored(piece)) return undefined
      const text = piece.text.replaceAll('{ref}', '').replaceAll(/\{(?!partner\})\w+\}/g, 'it')
      const { claims, unreadable } = readSentence(text, { isDated: isForecast(piece) })
      // A birthday is a fact of its own.
      const [first] = [...claims.filter(({ kind }) => kind !== 'birthday'), ...unreadable]
      return first && JSON.stringify(first)
    }),
    'Refused by the checker beside a reference': sentences.flatMap((piece) =>
      found(piece, refusal(piece)),
    ),
    'Misplaced {ref}': wordings.flatMap((wording) => found(textOf(wording), refProblem(wording))),
    'Misplaced slots': wordings.flatMap((wording) => found(textOf(wording), slotProblem(wording))),
    'Malformed sentences': wordings
      .flatMap(sentencesOf)
      .filter(
        ({ text }) => !/^(?:\{\w+\}|["'A-Z]).*[.?:;]["']?$/.test(text) || / {2}| [.,?]/.test(text),
      )
      .map(({ id, text }) => `${id}: ${text}`),
    'Wordings of other than two or three sentences': wordings
      .filter(({ sentences: all }) => all.length < 2 || all.length > 3)
      .map(({ id }) => id),
    'Wordings too short or too long': wordings.filter(isNew).flatMap((wording) => {
      const words = wordsOf(wording.sentences.join(' ')).length
      return words < FEWEST_WORDS || words > MOST_WORDS ? [`${wording.id}: ${words} words`] : []
    }),
    'Sentences too long': wordings
      .filter(isNew)
      .flatMap(sentencesOf)
      .filter(({ text }) => wordsOf(text).length > LONGEST_SENTENCE)
      .map(({ id, text }) => `${id}: ${text}`),
    'Wordings of one fact with the same view': entries
      .filter((entry) => new Set(entry.map(({ view }) => view)).size < entry.length)
      .map((entry) => entry[0]?.id ?? ''),
  }
}

export function sentencesOf({ file, id, sentences }: WordingPiece): LinePiece[] {
  return sentences.map((text) => ({ file, id, text }))
}

export function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll('{ref}', '')
      .toLowerCase()
      .match(/[\w'’{}]+/g) ?? []
  )
}

function textOf({ file, id, sentences }: WordingPiece): LinePiece {
  return { file, id, text: sentences.join(' ') }
}

function found({ id, text }: LinePiece, problem: string | undefined): string[] {
  return problem ? [`${id}: ${problem} in: ${text}`] : []
}

function oddSign(text: string): string | undefined {
  return /[—–“”‘’]|;.*;/.exec(text)?.[0]
}

function refProblem(wording: WordingPiece): string | undefined {
  const [first = '', second = ''] = wording.sentences
  const marks = wording.sentences.join(' ').split('{ref}').length - 1
  if (marks > 1) return 'several'
  if (isNew(wording) && !`${first}${second}`.includes('{ref}'))
    return 'none in the first two sentences'
  const isMisplaced = wording.sentences.some((text) => /(?:^|[\s(])\{ref\}|\{ref\}[\w(]/.test(text))
  return isMisplaced ? 'not straight after a word' : undefined
}

function slotProblem(wording: WordingPiece): string | undefined {
  const unknown = wording.sentences
    .join(' ')
    .match(/\{[^}]*\}/g)
    ?.find((slot) => !optionalSlots(wording).includes(slot))
  return unknown && `${unknown} unknown`
}
