const NO_BREAK = '\u00a0'
const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const beforeDay = new RegExp(`\\b(${MONTH}) (?=\\d)`, 'g')
const beforeYear = new RegExp(`\\b((?:${MONTH})[ ${NO_BREAK}]\\d{1,2},) (?=\\d{4}\\b)`, 'g')
const beforeHalfOfDay = /(\d) (?=[ap]\.m\.)/g

/** A line ends neither between a month, its day and its year, nor between an hour and its "a.m.". */
export const withWholeDates = (text: string) =>
  [beforeYear, beforeDay, beforeHalfOfDay].reduce(
    (whole, gap) => whole.replace(gap, `$1${NO_BREAK}`),
    text,
  )

/** Letters of the shortest last line. */
const END = 8

/**
 * The last words stay together, so that a last line is never one short word. `text-wrap: pretty` does not see to it where a
 * "Why?" follows.
 */
export function withWholeEnd(text: string): string {
  const words = text.split(' ')
  let end = words.pop() ?? ''
  while (words.length > 0 && end.length < END) end = `${words.pop()}${NO_BREAK}${end}`
  return [...words, end].join(' ')
}
