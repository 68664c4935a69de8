import type { Planet } from '#sky/bodies.ts'
import type { Trait } from '../../character.ts'

/** After "you are". */
export const traitWords: Record<Trait, string> = {
  bold: 'bold',
  yielding: 'ready to give way',
  open: 'open',
  guarded: 'guarded',
  quick: 'quick',
  slow: 'slow',
  warm: 'warm',
  cool: 'cool',
  steady: 'steady',
  changeable: 'changeable',
  close: 'attached',
  independent: 'independent',
  frank: 'blunt',
  tactful: 'tactful',
  serious: 'serious',
  playful: 'playful',
  generous: 'generous',
  sparing: 'sparing',
  public: 'easy to see',
  private: 'private',
  orderly: 'orderly',
  loose: 'easygoing',
  trusting: 'trusting',
  wary: 'wary',
  idealistic: 'idealistic',
  practical: 'practical',
  proud: 'proud',
  modest: 'modest',
}

/** Where in a person a planet is at work. */
export const fields: Record<Planet, string> = {
  sun: 'about what you stand for',
  moon: 'about what you need',
  mercury: 'when you think and talk',
  venus: 'when you like somebody',
  mars: 'when you want something',
  jupiter: 'about what you believe in',
  saturn: 'about what you feel responsible for',
  uranus: 'about your freedom',
  neptune: 'about what you dream of',
  pluto: 'about what you hold on to',
}

/** Before a paragraph that claims the opposite of an earlier one. */
export const turnabouts: string[] = [
  "Being {other} elsewhere doesn't keep you from being {one} {where}.",
  "However {other} you are elsewhere, you're {one} {where}.",
  "People who know you as {other} may not expect it, but you're {one} {where}.",
  "It's possible to be {other} and still {one} {where}.",
  "For somebody {other}, you're surprisingly {one} {where}.",
]
