import type { Entry } from '#lore/natal-entries.ts'
import type { Choice } from './picker.ts'
import { claimOf } from './usage-history.ts'

/** A corpus entry as a candidate for the text. */
export interface PieceChoice<Piece> extends Choice {
  piece: Piece
}

/** The entries under one name; their wordings are `NAME/1`, `NAME/2`, … */
export function pieceChoices<Piece>(
  name: string,
  pieces: readonly Piece[],
  sentencesOf: (piece: Piece) => readonly string[],
): PieceChoice<Piece>[] {
  return pieces.map((piece, index) => ({
    piece,
    wording: `${name}/${index + 1}`,
    sentences: sentencesOf(piece),
  }))
}

export function lineChoices(name: string, lines: readonly string[]): PieceChoice<string>[] {
  return pieceChoices(name, lines, (line) => [line])
}

export function entryChoices(entries: readonly Entry[]): PieceChoice<Entry>[] {
  return entries.map((entry) => ({ piece: entry, ...entryChoice(entry) }))
}

export function entryChoice({ id, wording }: Entry): Choice {
  return { wording: id, view: wording.view, sentences: wording.sentences, claim: claimOf(id) }
}
