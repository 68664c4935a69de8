import {
  type AspectMention,
  type Context,
  listFrom,
  listTo,
  pointsIn,
  type Subject,
  shared,
} from './subjects.ts'

const linking =
  /^ (?:between|of|from|(?:that |which )?(?:links|ties|connects|joins|binds)|linking|tying|connecting|joining|involving|with)\b/
const pair = /^ ?[-–/] ?$/
const continued =
  /^(?:['’]s)?(?:,|,? (?:and|but|or|yet|while|then))(?: (?:also|then|is|it|in|makes|forms|an?))* $/

/** The pairs of points that an aspect joins; a single point or none if the sentence names no more. */
export function aspectPairs(mention: AspectMention, context: Context): Subject[][] {
  const { text } = context
  const all = pointsIn(context.mentions)
  const points = shared(
    all.filter(
      (point) => isInClause(point, mention, text) || isSubjectOfBracket(point, all, mention, text),
    ),
    text,
  )
  const before = points.filter(({ at }) => at < mention.at)
  const after = points.filter(({ at }) => at > mention.at)
  const [first, second] = [before.at(-2), before.at(-1)]
  // "The Moon–Pluto square"
  if (first && second && isPair(first, second, mention, text)) return [[first, second]]
  // "The square between your Moon and Pluto", "a trine from Mars to your Sun"
  const [next, nextButOne] = after
  if (next && nextButOne && linking.test(text.slice(mention.end, next.at))) {
    const isAdjacent = !/[,;:.()—–]/.test(text.slice(mention.end, nextButOne.at))
    if (isAdjacent) return [[next, nextButOne]]
  }
  const subjects = subjectsOf(mention, before, context)
  // "Jupiter makes a friendly angle to it"
  if (subjects.length > 0 && /^ (?:to|with) (?:it|them)\b/.test(text.slice(mention.end)))
    return subjects.map((subject) => [subject])
  const objects = next ? objectsFrom(next, after, mention, text) : []
  if (subjects.length > 0 && objects.length > 0) {
    return subjects.flatMap((subject) =>
      objects.map((object) => [ownedLike(object, subject, text), object]),
    )
  }
  if (before.length > 1) return [before.slice(-2)]
  if (after.length > 1) return [after.slice(0, 2)]
  return [points]
}

/** "The person opposite (your Pluto …)" is not an opposition: an everyday word needs its points in the same clause. */
function isInClause({ at }: Pick<Subject, 'at'>, mention: AspectMention, text: string): boolean {
  const between = text.slice(Math.min(at, mention.at), Math.max(at, mention.at))
  if (mention.kind === 'aspect' && !mention.isTerm) return !/[();]/.test(between)
  return !between.includes(';')
}

/** "Your Sun (in square to Mars)": what a bracket says right after a point, of a point in it, is about both. */
function isSubjectOfBracket(
  { end }: Subject,
  points: readonly Subject[],
  mention: AspectMention,
  text: string,
): boolean {
  if (!/^ \((?:in )?(?:an? )?$/.test(text.slice(end, mention.at))) return false
  return points.some(({ at }) => at > mention.at && isInClause({ at }, mention, text))
}

function isPair(first: Subject, second: Subject, mention: AspectMention, text: string): boolean {
  return (
    pair.test(text.slice(first.end, second.at)) &&
    /^(?:['’]s)? (?:(?:applying|separating|tight|close|wide|exact|natal|loose) )*$/.test(
      text.slice(second.end, mention.at),
    )
  )
}

/**
 * The subject of a relation is the list before it. The object of an earlier relation is not: in "Mars
 * squares your Sun and trines your Moon" Mars is the subject of both.
 */
function subjectsOf(mention: AspectMention, before: Subject[], context: Context): Subject[] {
  const { text, mentions } = context
  const nearest = before.at(-1)
  if (!nearest) return []
  const gap = text.slice(nearest.end, mention.at)
  const earlier = mentions.findLast(
    (other): other is AspectMention =>
      (other.kind === 'aspect' || other.kind === 'contact') && other.at < mention.at,
  )
  if (earlier && earlier.at < nearest.at && continued.test(gap)) {
    const older = before.filter(({ at }) => at < earlier.at)
    if (older.length > 0) return subjectsOf(earlier, older, context)
  }
  const rule = mentions.findLast(({ kind, at }) => kind === 'rules' && at < nearest.at)
  if (rule && /^ (?:your |the )?$/.test(text.slice(rule.end, nearest.at))) {
    const ruler = before.findLast(({ at }) => at < rule.at)
    if (ruler) return [ruler]
  }
  const list = listTo(nearest, before, text)
  // "Sun trine your Mars, Moon square your Venus": Mars belongs to the earlier relation.
  const isTaken =
    earlier &&
    list[0] &&
    list[0].at > earlier.at &&
    !/[;:.(]/.test(text.slice(earlier.end, list[0].at))
  return isTaken ? list.slice(-1) : list
}

/** "Trines your Moon and Venus" has two objects, unless the second is the subject of a verb of its own. */
function objectsFrom(
  next: Subject,
  after: Subject[],
  mention: AspectMention,
  text: string,
): Subject[] {
  const list = listFrom(next, after, text)
  if (list.length < 2) return list
  const last = list.at(-1) as Subject
  const isNewClause =
    /^(?:['’]s)?,? (?:is|are|trine|square|sextile|conjunct|opposite|trines|squares|sextiles|opposes|conjoins|in|at|sits|stands|turns|enters|moves|goes|makes|forms|keeps|waits|has|gives)\b/.test(
      text.slice(last.end),
    )
  const isSubjectless = text.slice(mention.end, next.at).length > 40
  return isNewClause || isSubjectless ? list.slice(0, 1) : list
}

/** In "Mars trines Venus in your chart" both are the reader's. */
function ownedLike(object: Subject, subject: Subject, text: string): Subject {
  const isOfChart = /^ in your (?:birth |natal )?chart\b/.test(text.slice(object.end))
  return isOfChart ? { ...subject, owner: subject.owner ?? object.owner } : subject
}
