import type { Trait } from '#lore/character.ts'
import type { Planet } from '#sky/bodies.ts'

/**
 * Before a paragraph on `{here}` that claims the opposite of what an earlier one claimed of `{source}`, which may stand
 * far above: that one said that the person is `{trait}`.
 */
export const contrastHinges: string[] = [
  '{source} makes you {trait} as a rule, and {here} is the exception.',
  'Anyone who knows how {trait} {source} makes you may be surprised by {here}.',
  "With {source} you are {trait} as a rule, and with {here} you needn't be.",
  'With {source} you are {trait}, and with {here} you can be anything but.',
  'With {source} you would be {trait} in everything, if it were not for {here}.',
]

/** Where only the earlier paragraph was about one point. */
export const sourceHinges: string[] = [
  '{source} makes you {trait} as a rule, and the rule has an exception.',
  '{source} makes you {trait} in most things, though not in all of them.',
  'As {trait} as {source} makes you, you have another side.',
  '{Source} keeps you {trait} up to a point.',
]

/** Where only this one is. */
export const hereHinges: string[] = [
  "People who think of you as {trait} haven't met this side of you ({here}).",
  'You may be {trait} most of the time, and then there is {here}.',
  '{here} is the reason why nobody can call you {trait} through and through.',
]

/** Where neither is. */
export const plainHinges: string[] = [
  'You have your {trait} side, and you have another.',
  'Not everyone who knows you would call you {trait}.',
  "There's one respect in which nobody would call you {trait}.",
]

/**
 * Before a paragraph on the ruler of a rising sign that has another pace than {source} promises: by the ruler, which is
 * slow in talk or in a fight, or quick to like.
 */
export const paceHinges: Partial<Record<Planet, readonly string[]>> = {
  mercury: [
    'With {source} you talk faster than you decide.',
    'You may be quick to speak, as {source} would have it, but you think at another speed.',
  ],
  mars: [
    'With {source} you begin fast, and something slower carries you on.',
    'You may be off at once, as {source} would have it, but you push at another speed.',
  ],
  venus: [
    'With {source} you are slow to move and quick to like.',
    'You may take your time, as {source} would have it, but your heart is faster.',
  ],
}

/** What a person is called who has a trait, where that isn't its name. */
export const traitWords: Partial<Record<Trait, string>> = {
  close: 'devoted',
  sparing: 'careful',
  public: 'visible',
  loose: 'easygoing',
}
