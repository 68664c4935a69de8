import type { Question } from '../../question.ts'
import { candidate, type Part, type Pattern, phrases } from './part.ts'

const openers =
  '(?:(?:and|but|ok|so|hm+|wait|no|yes|well|sorry|oh|ah|haha|wow|interesting|right|please|hey|actually|lol|fine|great|cool|nice|baba|bliss|um|uh),? ?)*'

interface Phrase {
  question: Question
  score: number
  pattern: RegExp
  /** Longest part that still is only this. */
  maxWords: number
  allowsNames?: boolean
}

const answerPhrases: Phrase[] = [
  {
    question: { kind: 'why' },
    score: 8,
    maxWords: 12,
    allowsNames: true,
    pattern: new RegExp(
      `^${openers}(?:you said T\\d,? )?(?:why(?: is (?:that|it|this))?(?: so)?(?: then)?(?: not)?(?: though)?\\??$|why (?:do|did|would) you (?:say|think|pick|choose|recommend|suggest|tell)|why (?:that|this|those|the|not|exactly|is that|T\\d)\\b(?: (?:day|one|date|week|T\\d|then|time|window|month|weekend|days|dates|good|bad))*(?:,? (?:and not|not|instead of|rather than|over|and why not) .{1,24})?\\??$|why (?:is|was|not) (?:the )?T\\d (?:so |a |the )?(?:good|better|best|bad|special|not)|how (?:do|can|would|did) you (?:know|get|come|figure|see|tell)|what speaks (?:for|against)|(?:can|could) you tell me what speaks|based on what|on what basis|what makes (?:you (?:say|think)|(?:that|this|the|it)\\b.{0,16}\\b(?:so )?(?:good|special|best))|where (?:do|did) you (?:get|see|find|take) (?:that|this|it)|says who|according to what|what is (?:that|this|it) based on|what (?:in|about) my chart (?:says|makes|shows|tells)|what (?:is )?the reason|for (?:what|which) reason|reasons?\\??$|(?:can|could) you explain(?: (?:that|this|it|why|please|to me))*\\??$|explain(?: (?:that|this|it|yourself|why|please|to me))*\\??$|how so\\b|(?:because|on account) of (?:what|which)\\b|(?:due to|by|from) (?:what|which) (?:planet|star|aspect|transit)|(?:what|which) (?:planet|star|aspect|transit)s? (?:is|are|makes?|does|did|speaks?|causes?|stands?) (?:behind|responsible|for (?:it|that|this)|(?:it|that|this) (?:so )?(?:good|special))\\b|what is the (?:logic|astrology|basis)|what (?:facts|evidence)|prove that|show me why)`,
    ),
  },
  {
    question: { kind: 'other-one' },
    score: 8,
    maxWords: 16,
    allowsNames: true,
    pattern: phrases(
      '(?:the )?other (?:one|day|date|option|window|time|week|choice)',
      'the (?:second|runner up|alternative|backup)(?: (?:one|best|option|date|day|choice|window))?\\??$',
      'runner[ -]?up',
      'second (?:best|option|choice)',
      '(?:what (?:was|is|about)|and|give me|tell me) the (?:second|third) (?:date|day|one|window|option)',
      'next best',
      '(?:give|show|tell|name|find|get|offer|want|need) (?:me )?(?:an)?other(?: one)?\\W*$',
      'another (?:one|day|date|option|time|window)',
      'option (?:two|b|2)',
      'plan b',
      'any others?(?=\\W*$)',
      'any other (?:day|date|days|dates|option|options|time|windows?)',
      'alternatives?',
      'not that one',
      '(?:backup|back up|spare|reserve|fallback) (?:one|day|date|option|plan)?',
      '(?:what|who) else (?:have|do) you (?:got|have)',
      'something else(?! ?[:,.?]? ?(?:what|when|how|where|why|who|which|is|are|do|does|can|could|should|will|tell|my|i)\\b)',
      '(?:i|we) (?:can not|could not|work|am busy|am away|have work) (?:on )?(?:that|this) (?:day|date)',
      '(?<!\\bif )(?:that|this|it) (?:does|will|would|is) not (?:really |going to )?(?:work|suit|fit|do|good|possible|convenient)\\b(?: (?:for|with) (?:me|us|my \\w+))?',
      '(?:i|we) (?:am|are|will be) (?:busy|away|abroad|working|out of town|on vacation|traveling|booked)(?: on)? (?:that|this|then)\\b(?: (?:day|date))?',
      '(?:that|this) (?:day|date|one)(?:,)? (?:i can not|does not work|is out|is taken|is impossible|is no good|will not work)',
      '(?:any|some)thing (?:sooner|earlier|later|closer|better)',
      'too (?:late|early|soon|far(?: away| off)?)(?: for me)?$',
      'the (?:third|fourth) (?:one|option|date)\\??$',
      'different (?:day|date|one)',
    ),
  },
  {
    question: { kind: 'list' },
    score: 9,
    maxWords: 18,
    allowsNames: true,
    pattern: phrases(
      '(?:in|into|as|on|make|give me|write|me) (?:a |one |the |an )?(?:single |short |quick |simple )?(?:list|overview|summary|recap|table|bullets?|bullet points?)',
      'list (?:it|them|that|all|everything|those|these|please)',
      '^list\\??$',
      '^(?:summary|recap|overview|tldr|tl;dr)\\??$',
      '(?:put|write|sum|add|gather|collect|pull) (?:it|them|that|this|everything|all|those)(?: of (?:it|that|them))? (?:all )?(?:up|together|down|in|into)',
      'sum (?:it |that |this |all )?(?:all )?up',
      'summari[sz]e(?: (?:it|that|this|all|everything|please|the dates|what you))',
      '^summari[sz]e',
      'all (?:the |those |these |of the |of those |my )?dates(?: (?:again|together|you|so far|in one))?',
      'all in one',
      'what were (?:all )?(?:the|those) dates',
      '(?:list|bullet points|table|summary) of (?:those|these|the|all|your)',
    ),
  },
  {
    question: { kind: 'if-not' },
    score: 9,
    maxWords: 16,
    allowsNames: true,
    pattern: phrases(
      '(?:what |and |so |but )?if (?:nothing|it|that|this|they|he|she|none of (?:it|that|this)) (?:happens?|(?:does|do|did|will|should)(?: just)? not|never|goes wrong|fails?)',
      'if (?:you are|you were|i find out you are|that is|it is) (?:wrong|mistaken|off|not)',
      'what if not',
      'if (?:the|that) (?:day|date) (?:comes|passes|goes by)',
      'if nothing',
      'if i (?:do|ask|say|try) (?:it|that|so).{0,24} (?:says? no|refuses?|fails?|nothing)',
      'if (?:they|he|she|it|my \\w+) (?:says? no|says? nothing|refuses?|rejects?(?: \\w+)?|declines?|turns? (?:me|it|us) down)',
      'and if not',
      'or not what then',
      'if i (?:do nothing|ignore (?:it|that|this)|do not do (?:it|that|anything))',
      'if you (?:miss|get it wrong|got it wrong)',
      'what happens if (?:you are|it|nothing)',
      '(?:suppose|say) nothing happens',
      'what (?:would|will|could) (?:count as|show|prove|make|mean)(?: that)? you (?:being|are|were|to be|got it)? ?wrong',
      'if (?:it|that|this) (?:goes|turns|ends|fails|flops|backfires|blows)\\b(?: \\w+)?',
    ),
  },
  {
    question: { kind: 'if-not', asked: 'how-sure' },
    score: 9,
    maxWords: 12,
    allowsNames: false,
    pattern: phrases(
      'how (?:much )?(?:sure|certain|confident) (?:are|r) you.*',
      'how (?:much )?(?:sure|certain) (?:of|about) (?:that|this|it) are you.*',
      'how (?:much )?(?:sure|certain) (?:is|was) (?:that|this|it)',
      '(?:are|r) you (?:really |very |100% |totally |absolutely )?(?:sure|certain|positive)(?: (?:about|of) (?:that|this|it))?\\W*$',
    ),
  },
  {
    question: { kind: 'bets' },
    score: 8.5,
    maxWords: 20,
    allowsNames: true,
    pattern: phrases(
      'what (?:did|have|had) you (?:predict\\w*|bet|promis\\w*|foretold|foretell|call(?:ed)?|claim(?:ed)?|expect(?:ed)?|(?:say|said|tell|told)(?: me)? (?:would|was going to|will|so far|before|about what))',
      'your (?:bets?|predictions?|hit rate|track record|score|record|misses|hits|batting average|guesses|forecasts so far)',
      '(?:were|have) you (?:been )?(?:right|wrong|correct|accurate)',
      'how (?:often|many times|accurate|many) (?:were|are|have|did|of)? ?(?:you|your)(?: been)?(?: (?:right|wrong|hits|misses|correct|bets|predictions))?',
      '(?:did|has|have) (?:any of )?(?:it|that|anything|your predictions?|your bets?|what you said|any of it)(?: ever)? (?:come|came|happened|happen) ?(?:true)?',
      'keep(?:ing)? (?:score|track)',
      'how are you doing (?:with|on) (?:your )?(?:bets|predictions)',
      'what are you betting',
      'what was (?:your|the) (?:bet|prediction)',
      'score so far',
    ),
  },
  {
    question: { kind: 'more' },
    score: 7,
    maxWords: 9,
    pattern: new RegExp(
      `^${openers}(?:(?:can you |could you |please )?(?:tell|give|say|show) (?:me )?(?:a (?:bit|little) )?(?:more|else)(?: (?:about (?:that|it|this)|please|details?))?|go on|continue|keep going|and(?: then)?\\?|and\\?*$|more(?: please| details?| info)?\\??$|what else(?: .{0,24})?|anything else|elaborate(?: on (?:that|this|it))?|expand(?: on (?:that|this|it))?|say more|(?:a bit )?more (?:detail|about (?:that|it|this))|(?:can you |could you )?(?:go|dig) deeper|deeper|i want (?:to know )?more|tell me$|what more|details\\??$|keep talking|you were saying|carry on)\\b`,
    ),
  },
]

export function aboutAnswer(part: Part): ReturnType<Pattern> {
  for (const { pattern, question, score, maxWords, allowsNames } of answerPhrases) {
    if (part.wordCount > maxWords || !pattern.test(part.text)) continue
    if (!allowsNames && namesSomething(part)) continue
    if (question.kind === 'list' && (part.points.length > 0 || /\bchart\b/.test(part.text)))
      continue
    if (
      question.kind === 'list' &&
      /\b(?:overview|summary) (?:of|for) (?:my |the )?T\d/.test(part.text)
    )
      continue
    if (
      question.kind === 'why' &&
      (part.points.length > 0 || part.signs.length > 0) &&
      !/^.{0,12}why (?:do|did|would) you|how do you know|based on|what makes you/.test(part.text)
    )
      continue
    return candidate(score, question)
  }
  return undefined
}

export function namesSomething({ points, signs, houses, spans, aspects }: Part): boolean {
  return points.length + signs.length + houses.length + spans.length + aspects.length > 0
}

const hit = phrases(
  'you (?:totally |really |absolutely |completely |actually |so |did )?(?:nailed|called|hit|guessed|got) (?:it|that|this)(?: right)?',
  'nailed it',
  'spot on',
  'bulls ?eye',
  '(?:it|that|this|everything|exactly that) (?:actually |really |totally |did )?(?:happened|came true|happen)',
  'came true',
  'you were (?:so |totally |absolutely |completely )?(?:right|correct|accurate)',
  'just like you said',
  'exactly (?:as|like|what) you (?:said|predicted)',
  'as you (?:said|predicted)',
  'you predicted (?:it|that)',
  'dead on',
  'you got (?:it|that) right',
  'annoyingly,? yes',
  'that was (?:right|correct|accurate|exactly)',
  'point for you',
)

const miss = phrases(
  '(?:it|that|this|nothing you said|none of (?:it|that|this)) (?:did not|never|does not|has not|did nt)(?: \\w+)? ?(?:happen|happened|come true|came true|come|work)?',
  'nothing (?:at all )?(?:happened|came|changed)',
  'you were (?:so |totally |completely |way |dead )?(?:wrong|off|mistaken)',
  'you missed',
  'that was (?:wrong|a miss|off|not)',
  'did not (?:happen|come true)',
  'way off',
  'not what happened',
  'you got (?:it|that) wrong',
  'no,? nothing',
  'swing and a miss',
  'total miss',
  'none of that happened',
)

export function outcome(part: Part): ReturnType<Pattern> {
  const { text, wordCount } = part
  if (wordCount > 16 || /^(?:when|what|which|how|will|why|if|what if|and if)\b|\bif\b/.test(text))
    return undefined
  if (/\?$/.test(text) && !/^(?:you|it|that)\b/.test(text)) return undefined
  if (/\b(?:answer\w*|question|helpful|understand)\b/.test(text)) return undefined
  if (miss.test(text)) return candidate(7, { kind: 'outcome', isHit: false })
  return candidate(hit.test(text) ? 7 : 0, { kind: 'outcome', isHit: true })
}
