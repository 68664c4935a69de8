/**
 * What one point of the reader does with one point of the partner, as whole sentences to the reader.
 *
 * The slot `{partner}` is the partner's name.
 */
export interface Contact {
  /** What goes on between the two, as others could see it. */
  between: string[]
  /** How it is for the reader. */
  you: string[]
  /** How it probably is for the partner. */
  they: string[]
  /** What helps, or what it is good for. */
  helps: string[]
}
