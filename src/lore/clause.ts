/**
 * The behavior of one placement, as a clause for a larger sentence. Verbs have two forms,
 * `[keep|keeps] the house keys`: the first follows "you", the second "part of you".
 */
export interface Clause {
  does: string
  /** The same idea as one object, for the section title: "the house keys". */
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
