import type { Trait } from '#lore/character.ts'

/**
 * Before a paragraph that claims the opposite of what an earlier one did, which may stand far above. `{trait}` is what
 * that one claimed.
 */
export const contrastHinges: string[] = [
  "You aren't {trait} in everything, though.",
  "There's one respect in which nobody would call you {trait}.",
  'Being {trait} is only half of it.',
  'Those who think of you as {trait} have missed something.',
  "However {trait} you may be otherwise, there's an exception.",
]

/** What a person is called who has a trait, where that isn't its name. */
export const traitWords: Partial<Record<Trait, string>> = {
  close: 'devoted',
  sparing: 'careful',
  public: 'visible',
  loose: 'easygoing',
}
