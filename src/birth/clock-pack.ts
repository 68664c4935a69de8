/**
 * The format of the time zone histories in `data/clock.json`.
 *
 * A history is `KINDS|CHANGES`. A kind is the offset of a period: seconds, base 36,
 * then its abbreviation, with a star for daylight saving time; kinds are joined by commas, and named A, B, C…
 * in that order. The first applies before all changes. A change is the letter of the kind that
 * then begins and the seconds since the previous change (the first: since 1970), in lower-case base 36:
 * `-3sk LMT,-3yo EST,-2w0 EDT*|B-1dtg3jkC…`.
 */
export interface ClockPack {
  /** Release of the tz database, as in 2026f. */
  tz: string
  /** The end of the histories, seconds since 1970-01-01T00:00Z. */
  end: number
  histories: string[]
  /** Index into the histories of each zone. */
  zones: Record<string, number>
}

/** The offset of a zone during one period. */
export interface ClockKind {
  /** East of Greenwich is positive. */
  offsetSeconds: number
  /** As in EDT or LMT (local mean time); `-03` where the zone has no abbreviation. */
  abbreviation: string
  /** Whether clocks were legally ahead of standard time. */
  summerTime: boolean
}

/** A zone's history: kind `i` applies from `starts[i]`; the first has no start. */
export interface ZoneHistory {
  /** Seconds since 1970-01-01T00:00Z; the first is −∞. */
  starts: Float64Array
  kinds: ClockKind[]
}

export function unpackHistory(packed: string): ZoneHistory {
  const [kindList = '', changeList = ''] = packed.split('|')
  const known = kindList.split(',').map(unpackKind)
  const changes = changeList.match(/[A-Z][^A-Z]+/g) ?? []
  const starts = new Float64Array(changes.length + 1)
  const kinds = [kindNamed('A', known)]
  let at = 0
  changes.forEach((change, index) => {
    at += Number.parseInt(change.slice(1), 36)
    starts[index + 1] = at
    kinds.push(kindNamed(change.charAt(0), known))
  })
  starts[0] = Number.NEGATIVE_INFINITY
  return { starts, kinds }
}

function unpackKind(text: string): ClockKind {
  const [offset = '', name = ''] = text.split(' ')
  return {
    offsetSeconds: Number.parseInt(offset, 36),
    abbreviation: name.replace('*', ''),
    summerTime: name.endsWith('*'),
  }
}

function kindNamed(letter: string, known: ClockKind[]): ClockKind {
  const kind = known[letter.charCodeAt(0) - 65]
  if (!kind) throw new Error(`The clock's data is damaged: no kind ${letter}`)
  return kind
}
