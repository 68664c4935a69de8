/** How a planet in a sign behaves when things go easily, and when they press: clauses that begin with "you". */
export interface Habit {
  gift: readonly string[]
  strain: readonly string[]
}
