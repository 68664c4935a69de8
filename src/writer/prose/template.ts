/**
 * Fills the slots of a clause. `{Ground}` gets the word of `{ground}` with a capital; a slot without a word stays, such as
 * `{partner}` in stored texts.
 */
export function fillSlots(template: string, words: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w)(\w*)\}/g, (slot, first: string, rest: string) => {
    const name = first + rest
    const word = words[name]
    if (word !== undefined) return word
    const inLowerCase = words[first.toLowerCase() + rest]
    return inLowerCase === undefined ? slot : capitalized(inLowerCase)
  })
}

/** Fills the slots of a sentence. One at its start begins it, so its first letter becomes a capital. */
export function fillTemplate(template: string, words: Readonly<Record<string, string>>): string {
  return (
    fillSlots(template, words)
      .replace(/^['"]?[a-z]/, (start) => start.toUpperCase())
      // An hour at the end of a sentence: "around 3:40 p.m.."
      .replaceAll(/\b([ap]\.m\.)\.(?!\.)/g, '$1')
  )
}

/** The names of the slots in a template, in lower case: `voice` for {Voice}. */
export function slotsIn(template: string): string[] {
  return [...template.matchAll(/\{(\w)(\w*)\}/g)].map(
    ([, first = '', rest = '']) => first.toLowerCase() + rest,
  )
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
