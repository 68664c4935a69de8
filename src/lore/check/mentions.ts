import { balanceParsers } from './balance-words.ts'
import { dateParsers } from './date-words.ts'
import { derivedParsers } from './derived-words.ts'
import { bareHouseParsers, houseParsers } from './house-words.ts'
import { measureParsers } from './measure-words.ts'
import type { Mention, MentionParser } from './mention.ts'
import { entryParsers, lunarParsers, stationParsers } from './motion-words.ts'
import { birthdayParsers, dayPartParsers, passParsers, relativeDayParsers } from './pass-words.ts'
import { pointParsers } from './point-words.ts'
import { relationParsers } from './relation-words.ts'
import { rulershipParsers } from './ruler-words.ts'
import { signParsers } from './sign-words.ts'
import { yearParsers } from './year-words.ts'

// Every mention contains one of these, and half of all sentences contain none.
const stems =
  /\b(?:sun|moon|merc|venus|mars|jupi|satu|uran|nept|plut|chir|lilith|imum|medium|asc|midh|desc|ari|taur|gemi|canc|leo|virg|libr|scor|sagi|capr|aqua|pisc|hous|chart|plan|bodies|plac|stel|fire|earth|air|water|card|fixe|muta|aspe|angl|trin|squa|sext|conj|oppo|retr|dire|stat|rx|back|forw|moti|retu|solar|lunar|ecli|void|voc|wax|wan|cres|gibb|bals|diss|appl|sepa|tigh|wide|loos|clos|more|less|exal|domi|detr|fall|grand|rul|orb|with|deg|hugs|born|recep|yod|kite|apex|enter|ingr|mon|tue|wed|thu|fri|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|node|day|\d|°|t[- ]square|\b(?:AC|MC|DC|IC|DSC)\b/i

// Parsers of longer phrases come first: of two overlapping mentions the first one found wins. A cue that
// all mentions of a group contain spares most sentences most patterns (a third of the time).
const groups: { cue?: RegExp; parsers: MentionParser[] }[] = [
  { cue: /year|progressed|solar/i, parsers: yearParsers },
  {
    cue: /reception|aspect|planet in|edge|border|on the line|degree|°|out[- ]of[- ]sign|boundary|\bborn\b|apex|leg\b|point|aim|converg|focus|cent(?:er|re)|land|rest|press|down on|planets?\b|others\b/i,
    parsers: derivedParsers,
  },
  {
    cue: /moon|new|full|quarter|half|eclipse|void|VOC|aspect|waxing|waning|crescent|gibbous|balsamic|disseminating/i,
    parsers: lunarParsers,
  },
  {
    cue: /retro|direct|station|rx\b|return|backward|forward|motion|back|without/i,
    parsers: stationParsers,
  },
  { cue: /to\b|enter|ingress|arriv|begin|re-/i, parsers: entryParsers },
  {
    cue: /\b(?:fire|earth|air|water|cardinal|fixed|mutable)\b|planet|bodies|placement|stelli/i,
    parsers: balanceParsers,
  },
  { cue: /house|chart|axis/i, parsers: houseParsers },
  {
    cue: /first|second|third|f(?:our|if)th|last|final|series/i,
    parsers: passParsers,
  },
  { cue: /morning|afternoon|evening|night|early/i, parsers: dayPartParsers },
  { cue: /birthday/i, parsers: birthdayParsers },
  {
    cue: /first|second|third|f(?:our|if)th|(?:six|seven|eigh|nin|ten|eleven|twelf)th|\d(?:st|nd|rd|th)/i,
    parsers: bareHouseParsers,
  },
  { parsers: signParsers },
  { parsers: pointParsers },
  {
    cue: /\d|day\b|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/,
    parsers: dateParsers,
  },
  { parsers: relationParsers },
  { cue: /\d|deg|°|orb|within/i, parsers: measureParsers },
  { cue: /rul/i, parsers: rulershipParsers },
]

/**
 * All mentions of a sentence, in order of appearance and without overlaps.
 *
 * @param isDated whether the text is about dates. Then "on Thursday", "the 3rd" and "8:05" are claims
 * as well; in other texts they are scenes ("the bus leaves at 8:05"), and only a full date is a claim.
 * @param today the day of a dated text for one day, in which "yesterday" can be read
 */
export function findMentions(
  text: string,
  { isDated, today }: { isDated: boolean; today?: string | undefined },
): Mention[] {
  if (!stems.test(text)) return []
  const found: Mention[] = []
  const parsers = [
    ...groups.flatMap(({ cue, parsers }) => (!cue || cue.test(text) ? parsers : [])),
    ...(today && isDated ? relativeDayParsers(today) : []),
  ]
  for (const { pattern, parse } of parsers) {
    // `matchAll` copies the pattern, and few of them match.
    if (text.search(pattern) < 0) continue
    for (const match of text.matchAll(pattern)) {
      const at = match.index
      const end = at + match[0].length
      if (found.some((other) => at < other.end && other.at < end)) continue
      const mention = parse(match)
      if (mention) found.push({ ...mention, at, end } as Mention)
    }
  }
  const inOrder = found.sort((one, other) => one.at - other.at)
  return inOrder.filter((mention) => !isScene(mention, { text, isDated, found })).map(resolved)
}

/** "On Friday the bus leaves at 8:05" in a portrait, "a drawer full of air" in a horoscope. */
function isScene(
  mention: Mention,
  { text, isDated, found }: { text: string; isDated: boolean; found: Mention[] },
): boolean {
  switch (mention.kind) {
    case 'balance':
      return isDated && mention.isBare === true
    case 'house':
      return mention.isBare === true && !isBesidePoint(mention, text, found)
    case 'date':
      if (mention.isLoose && !isBesidePoint(mention, text, found)) return true
      return !isDated && mention.isBare
    case 'time':
      return !isDated && mention.isBare
    case 'day-part':
      return !isDated || !isBesideDate(mention, { text, isDated, found })
    case 'birthday':
    case 'near-miss':
      return !isDated
    case 'aspect':
      return mention.isMotion === true && !isDated
    case 'apex':
      return mention.isAimed === true && !found.some(({ kind }) => kind === 'configuration')
    case 'pass':
      return !isDated || (!mention.isDated && !isBesidePoint(mention, text, found))
    default:
      return false
  }
}

function isBesideDate(
  { at, end }: Mention,
  context: { text: string; isDated: boolean; found: Mention[] },
): boolean {
  const { text, found } = context
  return found.some(
    (other) =>
      other.kind === 'date' &&
      (/^,? $/.test(text.slice(other.end, at)) ||
        /^ of (?:the )?$/.test(text.slice(end, other.at))) &&
      !isScene(other, context),
  )
}

/** Whether a planet or angle stands in the same clause. */
function isBesidePoint({ at }: Mention, text: string, found: Mention[]): boolean {
  return found.some((other) => {
    const isNamed = /^(?:point|moon-phase|cluster)$/.test(other.kind)
    if (!isNamed && !(other.kind === 'pass' && other.isDated)) return false
    return !/[():;—]/.test(text.slice(Math.min(at, other.at), Math.max(at, other.at)))
  })
}

/** "Yours" and "theirs" mean the point before, of the other person. */
function resolved(mention: Mention, index: number, all: Mention[]): Mention {
  if (mention.kind !== 'point' || !mention.isPronoun) return mention
  const points = all.slice(0, index).filter(({ kind }) => kind === 'point')
  const rule = all.slice(0, index).findLast(({ kind }) => kind === 'rules')
  // In "Venus rules a Libra Ascendant, and yours is in Leo" it is Venus.
  const before = points.findLast(({ at }) => rule && at < rule.at) ?? points.at(-1)
  const isOfOther = before?.kind === 'point' && before.owner !== mention.owner
  return isOfOther ? { ...mention, point: before.point } : mention
}
