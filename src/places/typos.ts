/** Two words may have been typed as one. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz ']

/**
 * Every spelling that differs by one typo: a letter left out, one too many, a wrong one, or two swapped.
 *
 * @param word folded
 */
export function spellingsNear(word: string): Set<string> {
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    const [first = '', second = ''] = after
    if (after) near.add(before + after.slice(1))
    if (second) near.add(before + second + first + after.slice(2))
    for (const letter of LETTERS) {
      near.add(before + letter + after)
      if (after) near.add(before + letter + after.slice(1))
    }
  }
  near.delete(word)
  return near
}
