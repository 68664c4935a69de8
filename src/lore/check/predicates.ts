import { type Claim, isAbout } from './claim.ts'
import type { Mention } from './mention.ts'
import {
  affecting,
  allowedVerbs,
  complements,
  movements,
  toAny,
  toMoment,
  toPlace,
  toPoint,
} from './predicate-words.ts'
import type { Unreadable } from './readable-text.ts'
import type { Reading } from './refused-words.ts'

const unknown = 'what is said of it cannot be checked; name a fact, or say it of the reader'

const subjects = ['point', 'house', 'sign', 'element', 'moon-phase', 'degree', 'retrograde']

/**
 * What a sentence says of a point, sign or house outside its claims: "Mercury walks", "your tenth house is crowded".
 * It may say what a placement is like for the reader, and nothing that could be true or false of the sky.
 */
export function predicatesUnread(reading: Reading): Unreadable[] {
  const { text, mentions } = reading
  return mentions.flatMap((mention, index) => {
    if (!subjects.includes(mention.kind)) return []
    const next = mentions[index + 1]
    if (isWherePlaced(text, mention)) return []
    if (isObjectWithoutClaim(mention, reading)) {
      const words = text.slice(Math.max(0, mention.at - 12), mention.end)
      return [{ words: words.slice(words.indexOf(' ') + 1), reason: unknown }]
    }
    const words = refusedIn(text.slice(mention.end, next?.at), next)
    return words
      ? [{ words: `${text.slice(mention.at, mention.end)} ${words}`, reason: unknown }]
      : []
  })
}

const addressed =
  /(?:^|[,;:("—–-] ?|\b(?:and|or|nor|but|with|without|thanks to|because of|when|if|while|as|so|that|is|isn['’]t|like|than|between|both|of|ask|trust|let|give|blame|use|feed|as for|about|listen to|from|then|where|it['’]s|now|natal|transiting|today|retrograde|direct|say|says|means?|neither|either|call|named?|not|which|what|why|how|the same|whenever|once|since|because|until|after|before|though|although) )(?:(?:your|the|an?|this|that|their|natal|{partner}['’]s|your partner['’]s|transiting|today['’]s|whole|own|poor|old|dear) )*$/i

/** "Two arrows point at your Moon": the sentence says something about a planet without claiming anything of it. */
function isObjectWithoutClaim(mention: Mention, { text, claims, mentions }: Reading): boolean {
  if (mention.kind !== 'point' || mention.at === 0) return false
  const isMoon = mention.point === 'moon'
  if (claims.some((claim) => isAbout(claim, mention.point) || (isMoon && isLunar(claim))))
    return false
  const isAfterTerm = mentions.some(
    ({ at, end }) => at < mention.at && /^,? (?:the |your )?$/.test(text.slice(end, mention.at)),
  )
  return !isAfterTerm && !addressed.test(text.slice(0, mention.at))
}

const isLunar = ({ kind }: Claim) => /^(?:moon-phase|eclipse|void-moon)$/.test(kind)

/** "Leo is where your Moon lives" */
function isWherePlaced(text: string, { at, end }: Mention): boolean {
  return (
    /\bwhere (?:(?:your|the|their|natal|your partner['’]s|\{partner\}['’]s) )*$/i.test(
      text.slice(0, at),
    ) && /^ (?:lives|lands|sits|falls|stands|is)\b/.test(text.slice(end))
  )
}

const adverb =
  /^(?:also|both|all|each|too|really|often|always|never|rarely|seldom|sometimes|usually|simply|then|still|just|only|even|ever|perhaps|maybe|alone|itself|here|not|finally|(?!early|nearly|barely|hardly|scarcely|lately|recently|shortly|currently|presently|newly|formerly|directly|exactly)\w+ly)\b,? ?/i
const modal =
  /^(?:will|would|can|could|may|might|must|should|won['’]t|wouldn['’]t|can['’]t|couldn['’]t|shouldn['’]t|cannot|has to|have to|tends? to|seems? to) /i
const auxiliary = /^(?:do|does|did|don['’]t|doesn['’]t|didn['’]t) /i
const be =
  /^(?:['’]s|is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|has been|have been|be|being|feels|seems|looks|becomes|gets) /i
const pause = /^(?:['’]s)?(?: ?[,;:.()?"…—–-]|$| -)/
/** Words after which another clause or phrase begins. */
const other =
  /^(?:and|or|but|nor|so|because|since|when|whenever|while|if|although|though|as|than|like|where|whether|to|for|with|without|of|by|from|in|on|at|into|through|during|after|before|until|around|the|an?|your|you|it|its|this|that|what|how|who|people|others|some|one|two|both|instead|rather|suddenly|together|now|today|tonight|again|talking|speaking|first|there|behind (?:that|this|it)|has|have|had|means?)\b/i
/** A manner, after a sign. */
const noun =
  /^(?:side|part|half|streak|energy|manners?|self|way|mode|touch|instincts?|accent|blood|flavou?r|stamp|baby|child|person|people|types?|heart|style|placements?|sign(?=[.,;:]|$))\b/i

function refusedIn(gap: string, next: Mention | undefined): string | undefined {
  const found = pause.exec(gap)
  if (found) return movedAfter(gap.slice(found[0].length), next)
  const possessive = /^['’]s /.exec(gap)
  const rest = withoutAdverbs(gap.slice(possessive ? 3 : 1))
  if (possessive && !next) return refusedOfNoun(rest)
  const joined = /^(?:and|or|but|which|that|who) /.exec(rest)
  return joined ? movedAfter(rest.slice(joined[0].length), next) : refusedPredicate(rest, next)
}

function refusedPredicate(rest: string, next: Mention | undefined): string | undefined {
  if (leadsTo(rest, next)) return undefined
  const copula = be.exec(rest)
  // The past tense is about the birth.
  if (copula && /^w/.test(rest)) return excerpt(rest)
  if (copula) return refusedComplement(withoutAdverbs(rest.slice(copula[0].length)), next)
  if (modal.test(rest)) return refusedPredicate(withoutAdverbs(rest.replace(modal, '')), undefined)
  if (auxiliary.test(rest))
    return refusedPredicate(withoutAdverbs(rest.replace(auxiliary, '')), next)
  const verb = /^[\w'’-]+/.exec(rest)?.[0]
  if (!verb || noun.test(rest)) return undefined
  if (other.test(rest)) return heldBy(rest)
  const isPlace = next && /^[\w'’-]+ (?:in|at|on) (?:the |your |an? )?$/.test(rest)
  const isAllowed = allowedVerbs.test(verb) && (isPlace || !somewhere.test(rest))
  return isAllowed || affecting.test(rest) ? undefined : excerpt(rest)
}

/** "Works in the office" may mean a house. */
const somewhere =
  /^[\w'’-]+ (?:best )?(?:in|at|on|among|inside|under|around|near|where) (?!work\b|ease\b|private\b|public\b|silence\b|groups?\b|love\b|an? hurry\b|its own\b|you\b|people\b|words\b|pictures\b|lists\b|once\b|bed\b|first\b|last\b|time\b)/i

/** "Has a temper", not "has returned" */
function heldBy(rest: string): string | undefined {
  return /^(?:has|have|had) /i.test(rest) && !having.test(rest) ? excerpt(rest) : undefined
}
const having =
  /^(?:has|have) (?:an? |the (?:patience|nerve|courage|wit|words|right|answer|last word|habit|gift|manners|task|job|effect|advantage)|your (?:attention|best|worst)|no |little |some |more |less |something |nothing |to |everything |what |one |two |many |much |plenty |good |enough |ways? |room |time |patience |opinions |manners |rules |plans |taste |high |low |strong |for you)/i

function refusedComplement(rest: string, next: Mention | undefined): string | undefined {
  if (!rest || leadsTo(rest, next)) return undefined
  if (/^\w+ing\b/.test(rest)) return refusedPredicate(rest.replace(/^(\w+)ing\b/, '$1'), next)
  return complements.test(rest) ? undefined : excerpt(rest)
}

/** "Mercury's nap is over" */
function refusedOfNoun(rest: string): string | undefined {
  const copula = /^(?:[\w-]+ ){1,4}?(?:is|was|has been|are|were) /.exec(rest)
  return copula
    ? refusedComplement(withoutAdverbs(rest.slice(copula[0].length)), undefined)
    : undefined
}

/** After a comma or "and" a new clause may begin, whose subject is another. */
function movedAfter(rest: string, next: Mention | undefined): string | undefined {
  const found = movements.exec(withoutAdverbs(rest.trimStart()))
  return found && !leadsTo(rest.trimStart(), next) ? found[0] : undefined
}

/** Whether only such words stand between a subject and the mention that makes its claim. */
function leadsTo(rest: string, next: Mention | undefined): boolean {
  if (!next) return false
  const leading = [toAny]
  if (/^(?:date|time)$/.test(next.kind)) leading.push(toMoment)
  else if (next.kind === 'point') leading.push(toPoint)
  else leading.push(toPlace)
  return leading.some((words) => words.test(rest))
}

function withoutAdverbs(words: string): string {
  let rest = words
  while (adverb.test(rest)) rest = rest.replace(adverb, '')
  return rest
}

const excerpt = (rest: string) =>
  rest
    .split(' ')
    .slice(0, 3)
    .join(' ')
    .replace(/[ .,;:?]+$/, '')
