import type { Mention } from './mention.ts'

interface Span {
  at: number
  end: number
}

const negators =
  /\b(?:not|never|no|none|neither|nor|without|nothing|nowhere|nobody|no one|lacks?|avoids?|escapes?|dodges?|free (?:of|from)|instead of|rather than|far from|anything but|untrue|false|wrong|myth)\b(?!,)|n['’]t\b/gi
/** Emphasis, not negation: "not only", "no wonder". */
const emphatic =
  /^(?:not|no|n['’]t) (?:only|just|merely|simply|for nothing|wonder|doubt|surprise|accident|coincidence|matter|mistake|less|small)\b/i
// Words that may stand between a negation and what it denies: "don't have a Leo Moon", "is not really in Leo".
const transparent =
  /^(?:[\s'’]|\b(?:a|an|the|your|their|his|her|its|this|that|any|single|one|in|into|at|to|with|of|on|under|from|by|as|be|been|being|have|has|had|having|born|get|got|gets|is|are|was|were|it|true|case|so|say|says|there|here|sit|sits|sitting|live|lives|living|fall|falls|land|lands|stand|stands|lie|lies|occupy|reside|dwell|rest|placed|located|found|make|makes|making|form|forms|forming|made|natal|own|either|both|even|ever|happen|happens|sign|house|aspect|turn|turning|go|going|move|moving|enter|entering|mean|means|kind|quite|at all|rule|ruled|ruler|put|puts|show|shows|see|carry|belong|belongs|or|nor|¤|partner|some|all|tight|close|much|strong|station|lot|contain|hold|holds|place|s|you|through|chart|\w+ing|colored|tinged|flavored|shaped|marked|\w+ly)\b|\{partner\})*$/i

/** The negations of a sentence, except those that belong to a mention ("no planets in fire"). */
export function findNegations(text: string, mentions: readonly Mention[]): Span[] {
  return [...text.matchAll(negators)].flatMap((match) => {
    const at = match.index
    const end = at + match[0].length
    const isInside = mentions.some((mention) => mention.at <= at && end <= mention.end)
    const isQuestion = at + match[0].length <= 8 && text.endsWith('?')
    return isInside || isQuestion || emphatic.test(text.slice(at)) ? [] : [{ at, end }]
  })
}

/** Whether a negation governs a mention, alone or with one of its subjects. */
export function isNegated(
  mention: Mention,
  subjects: readonly Span[],
  {
    text,
    mentions,
    negations,
  }: { text: string; mentions: readonly Mention[]; negations: readonly Span[] },
): boolean {
  return negations.some((negation) => {
    if (negation.at > mention.at) return false
    const first = [mention, ...subjects]
      .filter(({ at }) => at >= negation.end)
      .sort((one, other) => one.at - other.at)[0]
    if (!first || !governs(negation, first)) return false
    const rest = text.slice(first.end, mention.at)
    return first === mention || !/[;:]|\bbut\b/.test(rest)
  })

  function governs(negation: Span, first: Span): boolean {
    return transparent.test(blanked(negation.end, first.at))
  }

  /** The text between, with a sign for each mention. */
  function blanked(from: number, to: number): string {
    let words = ''
    let at = from
    for (const other of mentions) {
      if (other.at < from || other.end > to) continue
      words += `${text.slice(at, other.at)}¤`
      at = other.end
    }
    return words + text.slice(at, to)
  }
}
