const withoutReferences = / ?\([^)]*\)/g
const named = /\{partner\}(?:'s)?/g

/** "You talk and they listen" or "{partner} cares in private and you give in public": one of the two against the other. */
export function isContrast(sentence: string): boolean {
  const says = sentence.replaceAll(withoutReferences, '').replaceAll(named, 'they').toLowerCase()
  const opens = says.replace(/^with your .*? they in \w+, /, '')
  return (
    /^you\b(?! and they\b).*\b(?:and|but|while|where|so) (?:they|theirs)\b/.test(opens) ||
    /^they\b(?! and you\b).*\b(?:and|but|while|where|so) (?:you|yours)\b/.test(opens)
  )
}

/** How a sentence sets the two against each other: as the author has it, in two sentences, or with "while". */
export const contrastForms = ['plain', 'split', 'while'] as const
type ContrastForm = (typeof contrastForms)[number]

/** "You give warmth and {partner} gives security (your Venus in Cancer, theirs in Capricorn)." */
const shape =
  /^(You|\{partner\}) ([^(]+?),? (?:and|but) (you|\{partner\}) ([^(]+?) \(your (\w+) in (\w+), theirs in (\w+)\)\.$/

/** The same in another form, if its shape allows it. */
export function reframed(sentence: string, form: ContrastForm): string {
  const [, first = '', says = '', second = '', saysSecond = '', planet = '', yours, theirs] =
    shape.exec(sentence) ?? []
  if (!planet || first.toLowerCase() === second) return sentence
  if (form === 'split')
    return first === 'You'
      ? `With your ${planet} in ${yours}, you ${says}. {partner}, with ${articled(planet)} in ${theirs}, ${saysSecond}.`
      : `{partner}, with ${articled(planet)} in ${theirs}, ${says}. With your ${planet} in ${yours}, you ${saysSecond}.`
  const isSimple = !`${says}${saysSecond}`.includes(',')
  if (form === 'while' && isSimple)
    return `While ${first === 'You' ? 'you' : first} ${says}, ${second} ${saysSecond} (your ${planet} in ${yours}, theirs in ${theirs}).`
  return sentence
}

function articled(planet: string): string {
  return planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet
}
