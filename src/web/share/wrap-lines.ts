/**
 * Breaks a text into lines.
 * @param widthOf the width of a text, in the unit of `width`
 */
export function wrapLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart()
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Breaks a text into as few lines as fit, each about as long as the next: the last one is no single word. */
export function balanceLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const widest = (lines: string[]) => Math.max(...lines.map(widthOf))
  let balanced = wrapLines(text, width, widthOf)
  for (;;) {
    // A hair narrower than the longest line: something moves from it to the next one.
    const narrower = wrapLines(text, widest(balanced) - HAIR, widthOf)
    // A word that is longer than the width stays as it is.
    if (narrower.length > balanced.length || widest(narrower) >= widest(balanced)) return balanced
    balanced = narrower
  }
}

/** In the unit of a width. */
const HAIR = 0.01

/** The lines in the largest size in which they fit, or in the smallest one. */
export function fitLines(
  text: string,
  { width, height, sizes }: { width: number; height: number; sizes: readonly number[] },
  widthOf: (text: string, size: number) => number,
): { size: number; lines: string[] } {
  const tried = sizes.map((size) => ({
    size,
    lines: balanceLines(text, width, (line) => widthOf(line, size)),
  }))
  const fitting = tried.find(({ size, lines }) => lines.length * size * LINE_HEIGHT <= height)
  return fitting ?? (tried.at(-1) as (typeof tried)[number])
}

/** As a share of the size. */
export const LINE_HEIGHT = 1.32
