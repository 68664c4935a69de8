import { ALTERNATE_NAME, PLACE_BITS } from './gazetteer-file.ts'

/** An alternate name ranks as if the place had this many times fewer people. */
export const ALTERNATE_NAME_DIVISOR = 32

/**
 * The rank of every name; the lowest comes first. A display name has the rank of its place. An alternate
 * name, such as "Minga" for Munich, ranks right after the places with a thirty-second of the population.
 *
 * @param values places with flags
 * @param weights population by place, largest first
 */
export function rankNames(values: Uint32Array, weights: Uint32Array): Uint32Array {
  const behind = alternateRanks(weights)
  // Half a million entries at every start: a plain loop takes a quarter of the time of map().
  const ranks = new Uint32Array(values.length)
  for (let entry = 0; entry < ranks.length; entry++) {
    const value = values[entry] as number
    const place = value & PLACE_BITS
    ranks[entry] = value & ALTERNATE_NAME ? 2 * (behind[place] as number) + 1 : 2 * place
  }
  return ranks
}

/** For every place, the last place that has at least a thirty-second of its weight. */
function alternateRanks(weights: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(weights.length)
  let rank = 0
  for (let place = 0; place < ranks.length; place++) {
    const least = (weights[place] as number) / ALTERNATE_NAME_DIVISOR
    while (rank < weights.length && (weights[rank] as number) >= least) rank++
    ranks[place] = rank - 1
  }
  return ranks
}
