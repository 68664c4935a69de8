import type { ClockPack } from '../../src/birth/clock-pack.ts'
import { changesOfYear, parsePosixRule } from './posix-rule.ts'
import type { ClockChange, ClockKind, TzifFile, ZoneHistory } from './tzif.ts'

const LAST_YEAR = 2101

/** Packs the zones of a tz release; zones with the same history share one. */
export function packClock(version: string, files: Map<string, TzifFile>): ClockPack {
  const histories = new Map<string, number>()
  const zones: Record<string, number> = {}
  for (const [zone, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const packed = packHistory(withoutIdleChanges(expandFooter(file)))
    const index = histories.get(packed) ?? histories.size
    histories.set(packed, index)
    zones[zone] = index
  }
  const end = Date.UTC(LAST_YEAR + 1, 0, 1) / 1000
  return { tz: version, end, histories: [...histories.keys()], zones }
}

/** Expands the rule at the end of a file for every year up to 2101. */
export function expandFooter({ first, changes, footer }: TzifFile): ZoneHistory {
  const last = changes.at(-1)
  const rule = parsePosixRule(footer)
  const settled = last?.kind ?? first
  if (!rule.summer && settled.offsetSeconds !== rule.standard.offsetSeconds)
    throw new Error(`The rule ${footer} contradicts the last change before it`)
  const startYear = last ? new Date(last.at * 1000).getUTCFullYear() : 1900
  const expanded = [...changes]
  for (let year = startYear; year <= LAST_YEAR; year++)
    expanded.push(...changesOfYear(rule, year).filter((change) => !last || change.at > last.at))
  return { first, changes: expanded }
}

/** Drops changes that keep the offset, the abbreviation and the summer time flag. */
export function withoutIdleChanges({ first, changes }: ZoneHistory): ZoneHistory {
  const kinds = [first, ...changes.map((change) => change.kind)]
  return { first, changes: changes.filter((_, index) => !same(kinds[index], kinds[index + 1])) }
}

function same(a: ClockKind | undefined, b: ClockKind | undefined): boolean {
  return (
    a?.offsetSeconds === b?.offsetSeconds &&
    a?.abbreviation === b?.abbreviation &&
    a?.isDst === b?.isDst
  )
}

/** The text form of one history, which `src/birth/clock-pack.ts` describes and reads. */
function packHistory(history: ZoneHistory): string {
  const kinds: string[] = []
  const letterOf = (kind: ClockKind, isSummerTime: boolean) => {
    const text = `${kind.offsetSeconds.toString(36)} ${kind.abbreviation}${isSummerTime ? '*' : ''}`
    if (!kinds.includes(text)) kinds.push(text)
    return String.fromCharCode(65 + kinds.indexOf(text))
  }
  letterOf(history.first, false)
  const changes = history.changes.map(({ at, kind }, index) => {
    const before = history.changes[index - 1]?.at ?? 0
    return `${letterOf(kind, advancesClock(history, index))}${(at - before).toString(36)}`
  })
  if (kinds.length > 26) throw new Error('More kinds of time in one zone than letters')
  return `${kinds.join(',')}|${changes.join('')}`
}

/**
 * Whether the change starts summer time. The flag alone is not enough: the winter times of Ireland, of
 * Czechoslovakia in 1946 and of Namibia from 1994 are recorded as summer time of minus one hour. So the
 * offset must not be behind both standard times around it.
 */
export function advancesClock({ first, changes }: ZoneHistory, index: number): boolean {
  const kind = changes[index]?.kind
  if (!kind?.isDst) return false
  const isStandard = (change: ClockChange) => !change.kind.isDst
  const before = changes.slice(0, index).findLast(isStandard)?.kind ?? first
  const after = changes.slice(index + 1).find(isStandard)?.kind ?? before
  return kind.offsetSeconds >= Math.min(before.offsetSeconds, after.offsetSeconds)
}
