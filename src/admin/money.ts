const MICROS_PER_DOLLAR = 1_000_000

/** Micro-dollars to US dollars. */
export function toDollars<Micros extends number | null>(micros: Micros) {
  return (micros === null ? null : micros / MICROS_PER_DOLLAR) as Micros
}

/** US dollars to micro-dollars. */
export function toMicros<Dollars extends number | null>(dollars: Dollars) {
  return (dollars === null ? null : Math.round(dollars * MICROS_PER_DOLLAR)) as Dollars
}
