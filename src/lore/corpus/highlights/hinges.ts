import type { Trait } from '#lore/character.ts'
import type { Planet } from '#sky/bodies.ts'

/**
 * Before a paragraph on `{here}` that claims the opposite of what an earlier one claimed of `{source}`, which may stand
 * far above: that one said that the person is `{trait}`,
 * this one that they are `{opposite}`.
 */
export const contrastHinges: string[] = [
  '{source} makes you {trait} as a rule, and {here} makes you {opposite}.',
  '{source} makes you {trait}, and with {here} you can surprise people by being {opposite}.',
  '{source} keeps you {trait}, and {here} lets you be {opposite}.',
  'With {source} you are {trait}, and with {here} you can be {opposite}.',
  'With {source} you would be {trait} in everything, but {here} is {opposite}.',
]

/** Where only the earlier paragraph was about one point. */
export const sourceHinges: string[] = [
  "{source} makes you {trait} as a rule, and there are days when you're {opposite} instead.",
  '{source} makes you {trait} in most things, and in one you can be {opposite}.',
  'As {trait} as {source} makes you, you can be {opposite} as well.',
  '{Source} keeps you {trait} up to a point, and past it you turn {opposite}.',
]

/** Where only this one is. */
export const hereHinges: string[] = [
  'People who call you {trait} may not have seen you {opposite} ({here}).',
  'You may be {trait} most of the time, and {opposite} the rest of it ({here}).',
  '{here} can make you {opposite}, however {trait} you are otherwise.',
]

/** Where neither is. */
export const plainHinges: string[] = [
  'You can be {trait}, and you can be {opposite} within the hour.',
  'Some people know you as {trait}, and some would call you {opposite}.',
  "However {trait} you are, there's one thing in which you're {opposite}.",
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
