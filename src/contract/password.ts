/** What every password must keep to, whatever a provider's policy adds. Counted as JavaScript counts. */
export const SHORTEST_PASSWORD = 6
export const LONGEST_PASSWORD = 256

export const hasGoodLength = (password: string) =>
  password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD
