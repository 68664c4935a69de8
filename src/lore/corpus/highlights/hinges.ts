import type { Trait } from '#lore/character.ts'
import type { Planet } from '#sky/bodies.ts'

/**
 * Before a paragraph on `{here}` that claims the opposite of what an earlier one claimed of `{source}`, which may stand
 * far above: that one said that the person is `{trait}`,
 * this one that they are `{opposite}`.
 */
export const contrastHinges: string[] = [
  '{source} makes you {trait} as a rule, so people may not be ready for how {opposite} {here} can make you.',
  '{source} makes you {trait}, and with {here} you can surprise people by being {opposite}.',
  '{source} keeps you {trait} until {here} gets involved, and then you can be {opposite}.',
  'Somebody who knew only {source} would call you {trait}, but {here} can make you {opposite}.',
  'Left to {source}, you would be {trait} in everything, but {here} makes you {opposite}.',
  'People know you as {trait}, thanks to {source}, and as {opposite}, thanks to {here}.',
]

/** Where only the earlier paragraph was about one point. */
export const sourceHinges: string[] = [
  "{source} makes you {trait} as a rule, and there are days when you're {opposite} instead.",
  "{source} makes you {trait}, so people are surprised when you're {opposite}.",
  'Because {source} makes you {trait}, people may be slow to notice how {opposite} you can be.',
  "{Source} keeps you {trait} most of the time, so you're as surprised as anyone to find that you can be {opposite}.",
  'Going by {source}, nobody would expect you to be anything but {trait}, and you can be {opposite}.',
  'Much as {source} makes you {trait}, you can be {opposite} when you least expect it.',
]

/** Where only this one is. */
export const hereHinges: string[] = [
  'People who call you {trait} may not know how {opposite} {here} can make you.',
  'You may be {trait} most of the time, so it catches people off guard when {here} makes you {opposite}.',
  '{here} can make you {opposite}, however {trait} you are otherwise.',
]

/** Where neither is. */
export const plainHinges: string[] = [
  "Being {trait} doesn't keep you from being {opposite}, and the people close to you get to see both.",
  "Two people who know you could argue over whether you're {trait} or {opposite}, and both would have examples.",
  'As {trait} as you usually are, you can be so {opposite} at times that people ask what happened.',
  'You can be {trait} and you can be {opposite}, and people believe in the one they saw last.',
  "Some people would swear that you're {trait}, and others know that you can be {opposite}.",
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

/** Before a paragraph on a planet in the twelfth house that stands at the Ascendant as well. */
export const hiddenHalves: readonly string[] = [
  "Your {planet} is still on the twelfth-house side of your Ascendant, so people see it at once and there's as much of it that they never see.",
  'People meet your {planet} first and get to know only half of it, because it stands on the twelfth-house side of your Ascendant.',
  'What people see of your {planet} is half of it, because it stands on the twelfth-house side of your Ascendant, and the other half stays with you.',
]

/** What a person is called who has a trait, where that isn't its name. */
export const traitWords: Partial<Record<Trait, string>> = {
  close: 'devoted',
  sparing: 'careful',
  public: 'visible',
  loose: 'easygoing',
}
