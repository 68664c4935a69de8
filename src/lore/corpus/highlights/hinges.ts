import type { Trait } from '#lore/character.ts'

/**
 * Before a paragraph on `{here}` that claims the opposite of what an earlier one claimed of `{source}`, which may stand
 * far above: that one said that the person is `{trait}`.
 */
export const contrastHinges: string[] = [
  '{source} makes you {trait}, but {here} pulls the other way.',
  'You have {source} to thank for being {trait}, and for the exceptions you have {here}.',
  "You're {trait} in much of what you do ({source}), and here you're something else ({here}).",
  'Being {trait} comes easily to you ({source}), but not in everything ({here}).',
  'You may be {trait} in general ({source}), with one large exception ({here}).',
]

/** Where only the earlier paragraph was about one point. */
export const sourceHinges: string[] = [
  'You may be {trait} elsewhere ({source}), but not here.',
  "You're {trait} for the most part ({source}), and it gives out here.",
  'As {trait} as you are ({source}), there is an exception.',
]

/** Where only this one is. */
export const hereHinges: string[] = [
  "People who think of you as {trait} haven't met this side of you ({here}).",
  "You may be {trait} most of the time, and then you're not ({here}).",
  "You're {trait} in much of what you do, with one large exception ({here}).",
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
