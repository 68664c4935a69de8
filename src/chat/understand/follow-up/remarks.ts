import type { Turn } from '../../answer.ts'
import type { Question } from '../../question.ts'
import { add, addDays, dayWords } from '../dates/calendar.ts'
import { namesSomething } from '../patterns/answer-patterns.ts'
import { isAsking } from '../patterns/cues.ts'
import { type Part, phrases } from '../patterns/part.ts'
import { compareLast } from './elided.ts'
import { meaningOfLast } from './pronouns.ts'

const dated = new Set<Question['kind']>(['window', 'compare', 'when', 'what-happens', 'motion'])

const again = phrases(
  'which (?:one|day|of (?:them|those|these|the two)|(?:one )?is) .{0,12}(?:better|best|stronger|easier)',
  'wh(?:ich|at) (?:one )?(?:is|was) (?:it|that)(?: again)?\\??$',
  '(?:is|was) (?:that|it|this) (?:\\w+ )?(?:soon|far|far away|long|close|near|a long time|a while)(?: (?:away|off|from now))?',
  'when (?:exactly|precisely|was that|is that|again|would that be)',
  '(?:what|which) (?:time|hour)',
  'at what (?:time|hour)',
  '(?:which|what) (?:one )?(?:is|are|do i) (?:\\w+ )?(?:missing|lack(?:ing)?|low|lowest|weakest|least|weak|strongest|most)',
  '(?:come|say (?:that|it)|repeat (?:that|it)|one more time|once more) again?$',
  'what did you (?:just )?say',
  '(?:which|what) (?:day|date|one|week) did you (?:just )?(?:say|name|mean|give|suggest)',
)

const simpler = phrases(
  '(?:simpl(?:e|er|y|ify)|plain(?:er)?|easier|shorter|normal|human|clearer)(?: (?:english|words|language|terms|please|way|for me))*',
  'like i am (?:five|5|a child|a kid|stupid|dumb)',
  'what (?:do|did) you mean(?: by (?:that|it|this))?',
  'what does (?:that|it|this) (?:even |really |actually |exactly )?mean(?: for me| in practice| exactly)?',
  'i (?:do|did) not (?:get|follow|understand)(?: (?:it|that|this|you|any of (?:it|that|this)))?',
  '(?:an?|any|some) (?:concrete |real |short )?examples?',
  'for (?:example|instance)\\??$',
  'meaning\\??$',
  'huh\\??$',
  'in (?:practice|real life|daily life|everyday life)',
)

const judged = phrases(
  '(?:is|was|are|would) (?:that|it|this|those|they) (?:\\w+ ){0,2}(?:good|bad|hard|easy|ok|fine|lucky|dangerous|serious|rare|normal|common|special|unusual|important|strong|difficult|positive|negative|scary|weird|great|terrible)(?: \\w+){0,4}',
  '(?:so |is (?:it|that) )?(?:a )?(?:good|positive|lucky|easy) (?:thing |sign |news )?or (?:a )?(?:bad|negative|unlucky|hard)(?: (?:thing|sign|news|one))?',
  'should i (?:be )?(?:worry|worried|scared|happy|afraid|excited|glad|nervous|concerned)(?: (?:about|of) (?:that|it|this))?',
  'do i (?:have|need) to worry',
)

const advice = phrases(
  'what (?:should|can|could|do|shall|must|would) (?:i|we) (?:do|change|try|make|take)(?: (?:then|now|about (?:it|that|this)|with (?:it|that|this)|there|differently|instead|of (?:it|that|this)))*\\??$',
  'how (?:do|should|can|could) i (?:use|handle|deal with|work with|make use of|prepare(?: for)?|fix|live with) (?:it|that|this)?',
  '(?:any |what )?(?:advice|tips?|suggestions?)(?: (?:for|on|about) (?:it|that|this|me))?\\??$',
  'so what(?: now| then)?\\??$',
  'what now\\??$',
  'what (?:is|would be) (?:the|my) (?:lesson|move|task|next step)',
)

const sequel =
  /^(?:(?:ok|so|and|but|right|fine|cool) ?,? ?)*(?:(?:what |and |what is |what comes |what happens )*(?:after(?:wards?| (?:that|it|this))|then|next|(?:the )?next (?:one|time)?(?: ?(?:after|following)(?: (?:this|that|it)(?: one)?)?)?|the (?:one|time) (?:after|following)(?: (?:that|this|it))?)(?:,? (?:when|please|then))*)\??$/

const whatHappenedThen = phrases(
  'what (?:happened|happens|will happen|was going on|is going on|goes on) (?:then|there|that day|on that day|at that time|that time)',
)

/** "Which is better?", "If you had to pick one of the two?" */
const chooses =
  /\bwhich\b.*\b(?:better|best|nicer|kinder|easier|stronger|safer|luckier|smarter)\b|\bwhich(?: one)? (?:would you|do you|should i)\b(?!.*\bavoid)|\b(?:pick|choose|prefer|recommend|decide|favou?r|go for|go with|take|lean)\b.*\b(?:one|two|both|them|either|between)\b|\b(?:better|best) (?:one )?of (?:the two|the both|both|them|those)\b|\bwhich of (?:the two|them|those|both)\b|^(?:so |and |ok )*which(?: one)?\W*$/

const howSure =
  /^(?:and |but |so |ok )*(?:are )?you (?:\w+ )?(?:sure|certain)(?: (?:of|about) (?:that|it|this))?\W*$/

const moreOfThem =
  /\b(?:one|two|three|four|few|couple|some|any|several) (?:of )?(?:more|others)\b|^(?:and |ok |so )*(?:the )?(?:second|third) (?:thing|one|best)\W*$/

/** What a turn without names says about the answer before it: "so good or bad?", "and after that?", "say it simpler". */
export function remarkOn(
  last: Question | undefined,
  part: Part,
  turns: readonly Turn[],
): Question | undefined {
  if (!last || turns.length === 0 || part.wordCount > 12) return undefined
  // "Should I be afraid of it?" is no question about fear.
  const isJudged = judged.test(part.text) && part.themes.every((theme) => theme === 'fear')
  if (isOwnSubject(isJudged ? { ...part, themes: [] } : part)) return undefined
  const { text } = part
  const isDated = dated.has(last.kind)
  if (howSure.test(text)) return { kind: 'if-not', asked: 'how-sure' }
  if (whatHappenedThen.test(text)) return dayNamed(part, turns) ?? { kind: 'more' }
  const isOfSpan = last.kind === 'what-happens' && /\bone\b/.test(text)
  if (sequel.test(text) && !isOfSpan) return nextAfter(last, part, turns)
  if (last.kind === 'window' && moreOfThem.test(text)) return { kind: 'other-one' }
  if (chooses.test(text)) {
    const both = compareLast(last, turns)
    if (both) return both
    if (last.kind === 'compare') return last
  }
  if (again.test(part.plain)) return last
  if (judged.test(text) || simpler.test(text))
    return isDated ? { kind: 'why' } : (meaningOfLast(last) ?? { kind: 'more' })
  return advice.test(text) ? { kind: 'more' } : undefined
}

/** Any other short question without names: after an answer, it is about that answer. */
export function questionOn(last: Question | undefined, part: Part): Question | undefined {
  // "No, I can't wait that long"
  if (/^no\b(?!.*\?)/.test(part.text)) return undefined
  const isAbout = /\b(?:it|that|this|then|so|one|they|them|those|there|but)\b/.test(part.text)
  if (!last || !isAbout || part.wordCount > 9 || !isAsking(part.text) || isOwnSubject(part))
    return undefined
  return dated.has(last.kind) ? { kind: 'why' } : { kind: 'more' }
}

function isOwnSubject(part: Part): boolean {
  const { spans, ...rest } = part
  const isNear = spans.every(({ words }) => words === 'now' || words === 'the next month')
  return (
    !isNear ||
    namesSomething({ ...rest, spans: [] }) ||
    part.purposes.length + part.themes.length > 0
  )
}

function dayNamed({ today }: Part, turns: readonly Turn[]): Question | undefined {
  const date = turns.at(-1)?.memory?.named[0]?.date
  return date === undefined
    ? undefined
    : { kind: 'what-happens', span: { from: date, to: date, words: dayWords(date, today) } }
}

// A second time farther off is of no use to a plan.
const YEARS_OF_A_SEQUEL = 3

/** The next time after the one that was named; after a window the other day, after a span the next. */
function nextAfter(last: Question, { today }: Part, turns: readonly Turn[]): Question {
  if (last.kind === 'window') return { kind: 'other-one' }
  if (last.kind === 'sky-now' && last.body)
    return { kind: 'when', event: { of: 'ingress', body: last.body }, which: 'next' }
  if (last.kind === 'motion')
    return { kind: 'when', event: { of: 'retrograde', body: last.body }, which: 'next' }
  if (last.kind !== 'when') return { kind: 'more' }
  const named = turns.at(-1)?.memory?.named.map(({ date }) => date) ?? []
  const latest = named.toSorted().at(-1) ?? today
  const from = addDays(latest < today ? today : latest, 1)
  const span = {
    from,
    to: add(from, 12 * YEARS_OF_A_SEQUEL, 'month'),
    words: `the time after ${dayWords(latest, today)}`,
  }
  return { kind: 'when', event: last.event, which: 'next', ...(named.length > 0 && { span }) }
}
