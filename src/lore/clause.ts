/**
 * What one placement does, in a clause that fits into a larger sentence. Verbs stand in two forms,
 * `[keep|keeps] the house keys`: the first follows "you", the second "part of you".
 */
export interface Clause {
  does: string
  /** The same thing as one object, for the title of the section that says it: "the house keys". */
  emblem: string
}

export function clause(does: string, emblem: string): Clause {
  return { does, emblem }
}

/** After "you": "keep the house keys". */
export function asYou({ does }: Clause): string {
  return does.replaceAll(/\[([^|\]]+)\|[^\]]+\]/g, '$1')
}

/** After "someone who" or "part of you": "keeps the house keys". */
export function asSomeone({ does }: Clause): string {
  return does.replaceAll(/\[[^|\]]+\|([^\]]+)\]/g, '$1')
}
