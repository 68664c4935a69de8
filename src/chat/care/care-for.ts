import type { ChatAnswer, Turn } from '../answer.ts'
import { ANSWERS, careAnswer, careFollowUp, FOLLOW_UPS } from './care-answer.ts'
import type { FollowUp } from './care-texts.ts'
import { despairCues } from './low-mood.ts'
import { readable, recognizeCrisis, recognizeUndenied } from './recognize-crisis.ts'
import { type CrisisKind, type Pattern, says, wordPattern } from './rule.ts'

/** The parts of an earlier exchange that care needs. */
type CareTurn = Pick<Turn, 'question' | 'answer' | 'isCare'>

interface CareRequest {
  message: string
  /** Oldest first. */
  turns: readonly CareTurn[]
  /** ISO 3166 alpha-2, if known. */
  country?: string | undefined
}

export interface CareAnswer {
  kind: CrisisKind
  text: string
  /** Whether the message speaks of a crisis itself, or continues a conversation about one. */
  isFollowUp: boolean
}

/** For this many answers after our last one, a low mood is enough to come back. */
const WATCHFUL_ANSWERS = 3

/** The answer to a message that needs other help than astrology. Decides before any model sees the message. */
export function careFor({ message, turns, country }: CareRequest): CareAnswer | undefined {
  const earlier = turns.map(({ question }) => question)
  const unsaid = firstUnsaid(turns)
  const recognized = recognizeCrisis(message, earlier)
  const isAfterCare = turns.at(-1)?.isCare === true
  const kind = recognized && isAfterCare ? recognizeUndenied(message, earlier) : recognized
  if (kind)
    return {
      kind,
      text: unsaid(ANSWERS, (turn) => careAnswer(kind, { country, turn })),
      isFollowUp: false,
    }
  // A crisis that was recognized and then denied is still no question for the chart.
  if (!recognized && !continuesCare(message, turns)) return undefined
  const continued = recognized ?? kindOf(earlier)
  const [mood, them] = [moodOf(message), companionIn(message)]
  return {
    kind: continued,
    text: unsaid(FOLLOW_UPS, (turn) => careFollowUp(continued, mood, { country, turn, them })),
    isFollowUp: true,
  }
}

/** `careFor` as an answer of the chat. Its sentences rest on no facts. */
export function careReply(request: CareRequest): ChatAnswer | undefined {
  const answer = careFor(request)
  return (
    answer && {
      blocks: answer.text
        .split('\n\n')
        .map((text) => ({ kind: 'paragraph', sentences: [{ text, facts: [] }] })),
      facts: [],
      moments: [],
      suggestions: [],
      isCare: true,
    }
  )
}

/** Whether a message without a crisis of its own still belongs to the conversation about one. */
export function continuesCare(message: string, turns: readonly CareTurn[]): boolean {
  const sentences = readable(message)
  if (turns.at(-1)?.isCare) return !isOrdinary(sentences)
  return (
    turns.slice(-WATCHFUL_ANSWERS).some(({ isCare }) => isCare) &&
    !isOrdinary(sentences) &&
    despairCues(sentences) > 0
  )
}

/** The kind of the latest crisis. The history may have lost the message that began it. */
const kindOf = (earlier: readonly string[]): CrisisKind =>
  earlier
    .toReversed()
    .map((message) => recognizeCrisis(message))
    .find((kind) => kind !== undefined) ?? 'suicide'

const ASTROLOGY = says(
  '(?:my |the |your )?(?:charts?|horoscopes?|planets?|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|retrogrades?|transits?|rising|ascendant|midheaven|zodiac|sun sign|moon sign|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|houses?|eclipses?|new moon|full moon|moon|synastry|compatib\\S*|astrolog\\S*|tarot|natal|conjunct\\S*|trine|square|sextile)',
)
const NEW_SUBJECT = says(
  '(?:different|another|other|unrelated|separate|normal|ordinary|new) (?:question|topic|thing|subject|note|things|stuff)|change (?:of )?(?:the )?(?:subject|topic)|back to (?:my|the|our|what|normal|business)|let us talk about|can we talk about|talk about something|anyway ~2 (?:when|what|can|tell|how|is|my|will|should)|tell me about (?:my|the)',
)
const ASKS = says('(?:when|what|which|is|are|will|should|can|does|do|how|where|who) \\S+')
const EVERYDAY = says(
  '(?:raise|job|interview|date|dating|crush|trip|travel|vacation|move|moving|weekend|next week|next month|this week|next year|lucky|boss|wedding|exam|haircut|party|career|contract|launch|promotion|business|birthday|love life|soulmate)',
)
const DISTRESS = says(
  '(?:die|dying|dead|death|alive|live|living|hurt|hurts|hurting|pain|safe|unsafe|scared|afraid|alone|lonely|hopeless|help|hotline|cry|crying|hate|worth|point|survive|better|worse|kill|suicid\\S*|sorry|ashamed|tired|exhausted|stop|end|panic\\S*|police|hospital|lawyer|evict\\S*|hungry)',
)

/** Back to ordinary subjects, or to the chart. A question that is about the crisis itself is not. */
function isOrdinary(sentences: string[]): boolean {
  const matches = (pattern: Pattern) => sentences.some((one) => pattern.test(one))
  if (matches(NEW_SUBJECT)) return true
  return !matches(DISTRESS) && (matches(ASTROLOGY) || (matches(ASKS) && matches(EVERYDAY)))
}

const PERSON =
  '(?:sister|brother|mom|dad|friend|best friend|aunt|uncle|cousin|grandma|grandpa|neighbor|roommate|husband|wife|boyfriend|girlfriend|partner|son|daughter|coworker|therapist|doctor|parents|family)'
const COMPANION = wordPattern(`my ${PERSON}s?`)
const COMPANY = says(
  [
    `my ${PERSON}s? (?:\\S+ ){0,4}(?:here|coming|come|comes|over|with me|staying|picking|pick|way|called|calling|making|cooking|said|says|sitting|driving|place|house|stay|knows|told)`,
    '(?:on|in) (?:the|my|a) (?:bus|train|way|car|cab|taxi|uber|subway|metro|er|emergency room|hospital|waiting room)',
    `i (?:\\S+ )?(?:called|texted|told|messaged|phoned|rang|talked to|spoke to|spoke with|wrote to|reached) (?:\\S+ ){0,2}(?:them|him|her|samaritans|lifeline|hotline|line|someone|988|911|police|friend|${PERSON})`,
    `(?:with|at) my ${PERSON}s?|(?:she|he|they) (?:is|are) (?:here|coming|on (?:her|his|their) way|with me|making|cooking|driving)`,
    `(?:going|go|headed|heading|walking|driving) (?:over )?to (?:my )?(?:${PERSON}s?|the hospital|the er|the police)`,
  ].join('|'),
)
const REFUSES = says(
  '(?:do|will|can|am|would|could) not {adv} ?(?:want to |going to |able to )*(?:call|talk to|tell|go to|phone|speak|reach out|ask for help)|(?:hotlines?|helplines?|lines|calling|therapy|police|they|nobody|no one) ~2 (?:do not|does not|never|will not|can not|not|wont) (?:help|work|care|answer|believe|listen|pick up)|no one to (?:call|tell|talk to|ask)|(?:already )?tried (?:that|calling|it|them|therapy)|(?:too )?(?:ashamed|embarrassed|scared|afraid) to (?:call|tell|talk|ask|say|go)|(?:hung up|on hold|sent me away|useless|what good)|not calling',
)
const MAKES_LIGHT = says(
  '(?:thanks|thank you|ok|okay|alright|all right|k|sure|got it|good night|goodnight|bye|hi|hello)',
)

function moodOf(message: string): FollowUp {
  const sentences = readable(message)
  const matches = (pattern: Pattern) => sentences.some((one) => pattern.test(one))
  if (matches(REFUSES)) return 'refuses'
  if (matches(COMPANY)) return 'company'
  return matches(MAKES_LIGHT) && !matches(DISTRESS) ? 'other' : 'low'
}

function companionIn(message: string): string | undefined {
  const found = readable(message)
    .map((one) => COMPANION.exec(one)?.[0])
    .find((words) => words !== undefined)
  return found
    ?.replace(/^my /, 'your ')
    .replace(/(?<=mom|dad|sister|brother|friend|wife|husband)s$/, '')
}

/** Chooses the first of the texts that the conversation has not had. */
function firstUnsaid(turns: readonly CareTurn[]) {
  const said = new Set(turns.map(({ answer }) => onOneLine(answer)))
  return (count: number, textOf: (turn: number) => string): string => {
    const texts = Array.from({ length: count }, (_, turn) => textOf(turn))
    return texts.find((text) => !said.has(onOneLine(text))) ?? textOf(turns.length)
  }
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
