import type { Trait } from '#lore/character.ts'

/**
 * Before a paragraph on `{here}` that claims the opposite of what an earlier one claimed of `{source}`, which may stand
 * far above: that one said that the person is `{trait}`.
 */
export const contrastHinges: string[] = [
  '{source} makes you {trait}, but {here} pulls the other way.',
  'You have {source} to thank for being {trait}, and for the exceptions you have {here}.',
  'Where {source} makes you {trait}, {here} does the reverse.',
  'As much as {source} wants you {trait}, {here} has its own idea.',
  '{source} does what it can to keep you {trait}, and then {here} comes in.',
]

/** Where only the earlier paragraph was about one point. */
export const sourceHinges: string[] = [
  '{source} makes you {trait} up to a point, and this is the point.',
  'Being {trait} is something you have from {source}, and it gives out here.',
  'As {trait} as {source} makes you, there is an exception.',
]

/** Where only this one is. */
export const hereHinges: string[] = [
  'People who think of you as {trait} have yet to reckon with {here}.',
  'You may be {trait} most of the time, and then {here} comes in.',
  'For all that is {trait} in you, {here} goes the other way.',
]

/** Where neither is. */
export const plainHinges: string[] = [
  "You aren't {trait} in everything, though.",
  'Being {trait} is only half of it.',
  "There's one respect in which nobody would call you {trait}.",
]

/** What a person is called who has a trait, where that isn't its name. */
export const traitWords: Partial<Record<Trait, string>> = {
  close: 'devoted',
  sparing: 'careful',
  public: 'visible',
  loose: 'easygoing',
}
