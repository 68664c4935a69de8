/** In characters (code points), as the counters of the pages show it. */
export const messageLength = (text: string): number => [...text].length

/** Without a visible character. */
export const isBlankMessage = (text: string): boolean => !/[^\p{Cc}\p{Cf}\s]/u.test(text)
