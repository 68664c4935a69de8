/** What a line claims of a person. Neighbors in the list are opposites. */
export const traits = [
  ['bold', 'yielding'],
  ['open', 'guarded'],
  ['quick', 'slow'],
  ['warm', 'cool'],
  ['steady', 'changeable'],
  ['close', 'independent'],
  ['frank', 'tactful'],
  ['serious', 'playful'],
  ['generous', 'sparing'],
  ['public', 'private'],
  ['orderly', 'loose'],
  ['trusting', 'wary'],
  ['idealistic', 'practical'],
  ['proud', 'modest'],
] as const

export type Trait = (typeof traits)[number][number]

/** One or two whole sentences in the second person, without a word of astrology. */
export interface Line {
  says: string
  traits?: Trait[]
}

/** How a point acts in a sign. */
export interface Manner {
  /** After "wants to": "settle it today". */
  wants: string[]
  does: Line[]
  /** What other people see, or misread. */
  seen: Line[]
  cost: Line[]
  gift: Line[]
}

/** Where in life a planet acts: its house. */
export interface Arena {
  does: Line[]
  /** A moment of ordinary life in which it shows. */
  scene: Line[]
  /** Something to do within a month, as a command. */
  task: string[]
}

/** Two planets or a planet and an angle that act on each other. */
export interface Pair {
  /** What the person does when both are on. */
  together: Line[]
  /** What it costs, for a conjunction or a hard aspect. */
  cost?: Line[]
  /** What it is good for, for a conjunction or an easy aspect. */
  means?: Line[]
  seen: Line[]
}
