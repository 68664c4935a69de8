import { phrases } from './part.ts'

export const when = phrases(
  // Not "when I talk to people", which asks for no date.
  'when(?! (?:i|they|we|people|he|she|you|it) (?!will|can|should|shall|could|would|do|did|am|are|is|was|must|may|might|have|had|get|getting|going|finally))',
  'which day',
  'at what point',
  'which (?:weeks?|weekends?|months?|time|hour|years?|night|T\\d (?:day|night))',
  'what (?:week|weekend|month|time|hour|year)',
  'how (?:long|soon|much longer)',
  'until when',
  'since when',
  'till when',
  'how (?:many|much) (?:more |other )?(?:days|weeks|months|years|time)',
  'what is the (?:date|time)',
  'dates? (?:of|for)',
  'the date',
  '(?:start|end|starting|ending) dates?',
  'time for',
  '(?:the|a) (?:day|date|moment|week|month|year) (?:that|when|on which)',
  '(?<!\\b(?:a|first|blind) )dates?(?=\\W*$| please)',
  'until T\\d',
  'starts? on',
  'begins? on',
  'most recent(?:ly)?',
  'date on which',
  '(?:until|till)(?=\\W*$)',
  '(?<=, ?)(?:year|month)(?=\\W*$)',
  'which dates',
  'time to',
)

export const goodTime = phrases(
  '(?:good|best|better|right|great|perfect|ideal|lucky|luckiest|favou?rable|auspicious|easiest|easy|nice|kind|gentle|friendly|generous|fortunate|promising|optimal|smart|suitable|decent|ok|okay|safe) (?:\\w+ )?(?:day|days|date|dates|time|times|week|weeks|weekend|month|months|moment|window|windows|period|opportunity|T\\d)',
  '(?:good|best|better|ok|okay|right|ideal|bad|worst|smart) (?:for|to)',
  'windows? (?:for|to)',
  'opportunity',
)

export const badTime = phrases(
  '(?:bad|worst|worse|wrong|hardest|terrible|unlucky|unfavou?rable|awful) (?:\\w+ )?(?:day|days|date|dates|time|times|week|weeks|weekend|month|moment|T\\d)',
  'days? (?:to avoid|i should avoid|should i avoid|not to)',
  'avoid',
  'when (?:should|shall) i not',
  'when not to',
  '(?:should|shall) (?:i|we) not',
  'which day should .{0,16}\\bnot',
  'steer clear',
  'stay away from',
  '(?:bad|worst) (?:for|to)',
  '(?:days?|dates?|ones?|times?|weeks?) (?:is|are|would be|look|looks) (?:the )?(?:bad|worst|worse|wrong|no good|unlucky)',
  'not (?:a )?good',
)

export const permission = phrases(
  '(?:should|shall|can|could|may|would) (?:i|we)',
  'do (?:i|we)(?! have)',
  'is it (?:ok|okay|wise|smart|good|a good idea|safe|better|bad|a bad idea|worth)',
  'is (?:\\w+ )?T\\d (?:a )?(?:good|ok|okay|fine|bad|right|best|better|too|great|the)',
  'is (?:this|that|it|now|today) (?:a |the )?(?:good|ok|okay|right|bad|kind|lucky|friendly|gentle|fortunate|nice)',
  'good idea',
  'will T\\d be',
  'how about',
  'what about',
  'wait (?:until|till|with|for|to)',
  '(?:does|would|will|could|can) T\\d (?:work|look|do|suit|fit)',
)

export const plan = phrases(
  '(?:i|we) (?:really |just |also |kind of |sort of |always |finally )?(?:want|need|have|am planning|are planning|plan|am going|are going|am thinking|are thinking|have been thinking|hope|would like|am about|intend|am trying|must|gotta|am supposed|am hoping) (?:to|of|on|about|a|an|some)(?! (?:know|ask you|understand|hear|see))',
  '(?:i|we) (?:want|need)(?! (?:to )?(?:know|ask you|understand|hear|see))',
  'planning (?:to|a|on|my|our)',
  'thinking (?:of|about)',
  'want (?:to|a)',
  'looking to',
  'will (?:i|we) (?:find|meet|get|have)',
  'help me (?:plan|find|pick|choose)',
  'pick (?:a|me a|the)',
  'find me',
  'schedule',
)

export const happening = phrases(
  'happen(?:s|ed|ing)?',
  'what is (?:going on|up|coming(?: up)?|ahead|in store|new|next|on)',
  'going on',
  'goin on',
  'look(?:s|ing)? (?:like|for me)',
  'what is T\\d (?:all )?about',
  'how (?:is|was|will|does|did|are|do)',
  'expect',
  'in store',
  'forecast',
  'horoscopes?',
  'coming up',
  'transits?',
  '(?:hit|touch|aspect|affect|activat|influenc)ing (?:me|my (?:natal )?chart)',
  'energy',
  'bring(?:s)?',
  'ahead',
  'influences?',
  'what (?:was|about|should i know)',
  'tell me about',
  'prediction(?:s)? for',
  'outlook',
  'watch (?:out )?for',
  'important',
  'anything (?:big|special|important|interesting|happening|coming|going)',
  'vibes?',
  'mood of',
  'what do (?:you|the stars|the planets) see',
  'what is there',
  'affect(?:s|ed|ing)? me',
  'feel(?:s|ing)? so',
  'felt so',
  'so (?:hard|weird|rough|off|intense|chaotic|stressful|bad)',
  'what do i need to know',
)

export const ends = phrases(
  'ends?',
  'ending',
  'over',
  'be over',
  'done',
  'finish(?:es|ed)?',
  'leaves?',
  'leaving',
  'stop(?:s)?',
  'go(?:es)? (?:away|out)',
  'get(?:s)? out',
  'finish\\w*',
  'exits?',
  'quits?',
  'stays?',
  'move(?:s)? (?:out|on)',
  'out of',
  'pass(?:es)?',
  'let up',
  'ease(?:s)?(?: up| off)?',
  'how (?:many|much) (?:more )?(?:days|weeks|months|years|time) (?:do|does|have|has|is|are|will|left|of)(?!.*\\b(?:until|till|before|enters?)\\b)',
  '(?:days|weeks|months) left(?!.*\\b(?:until|till|before|enters?)\\b)',
  'how (?:long|much longer)(?! (?:until|till|before|ago)\\b)',
  'until when',
  'till when',
  '(?:until|till|up to) (?:which|what)',
  'still',
  'go(?:es)? (?:back )?direct',
  'turn(?:s)? direct',
  'station(?:s)? direct',
  'going direct',
  'last(?:s)? until',
  'gone',
  'is it over',
)

export const begins = phrases(
  'starts?',
  'started',
  'begins?',
  'began',
  'beginning',
  'since when',
  'enter(?:s|ed|ing)?',
  'go(?:es)? into',
  'get(?:s)? (?:into|to)',
  'moves? into',
  'moving into',
  'arrives?',
  'reach(?:es)?',
  '(?:cross|step|pass|com|slip)\\w* (?:over )?into',
  'P\\d into',
)

export const lastTime = phrases(
  'last (?:in|on|at|here|there|time|retrograde|over|direct|P\\d|A\\d|S\\d|conjunct|full|new|eclipse|square|cross(?:ed)?|there|went)',
  'when (?:was|were) .{0,60}\\blast',
  'when did .{0,60}\\blast',
  'the last (?:time|one|P\\d|full|new|eclipse|lunar|solar|retrograde|return)',
  'last (?:travel|turn|pass|go|move|enter|visit|met|meet|hit|happen|station|stood|stand|touch|form|transit|come|came|occur|stay)\\w*',
  'latest',
  '(?:has|have|had|that|we) just (?:been|passed|gone|had|happened|ended|was)',
  'just (?:been|passed|gone by|happened|behind us)',
  '(?:full|new) moon (?:that |which )?(?:we|i) (?:just )?had',
  'how long ago',
  'most recent(?:ly)?',
  'previous(?:ly)?',
  '(?<!how long .{0,40})last$',
  'was .{0,40}\\bbefore$',
)

export const nextTime = phrases(
  'next',
  'upcoming',
  'again',
  'coming',
  'soonest',
  'return',
  'come back',
)

export const allTimes = phrases(
  'all',
  'every',
  'each (?:time|year|month|T\\d)',
  '(?:full|new) moons',
  'retrogrades of',
  'list',
  'how many (?:times|eclipses|full|new|retrogrades|P\\d|lunations)',
  'how often',
  'dates of',
  'which dates',
)

export const retrograde = phrases(
  'retrogrades?',
  'in retrograde',
  'backwards?',
  'station retrograde',
  'go(?:es|ing)? retrograde',
)

export const isNow = phrases(
  'now(?! (?:i|we|that|my)\\b)',
  'today',
  'tonight',
  'currently',
  'current',
  'presently',
  'at the moment',
  'at present',
  'present',
  'this moment',
  'up there',
  'these days',
  'nowadays',
)

export const natal = phrases(
  'my',
  'natal',
  'natal chart',
  'in my chart',
  'born',
  'birth',
  'i have',
  'mine',
  'do i have',
  'was i',
)

export const meaning = phrases(
  'mean(?:s|ing|t)?',
  'stand(?:s)? for',
  'signif(?:y|ies|icance)',
  'what does .{0,60}\\b(?:say|do|represent|tell|show|rule|indicate|signify|bring|give)',
  'what (?:is|are) .{0,40}\\b(?:about|for|like)',
  'tell me (?:more )?about',
  'talk (?:to me )?about',
  'explain',
  'describe',
  'interpret(?:ation)?',
  'what is (?:a|an|the)?',
  'affect(?:s)? me',
  'effect(?:s)?',
  'impact(?:s)?',
  'understand',
  'how (?:does|do|is|are) .{0,50}\\b(?:work|act|show up|affect|behave|express|feel|manifest|play out|influence)',
  'say about',
  'more about',
  'know about',
  'what should i know about',
  'good or bad',
  'curious about',
  'to (?:be|have) (?:an? )?[SP]\\d',
  'if (?:my|i) .{0,40}S\\d',
  'thoughts on',
  'break down',
)

export const where = phrases(
  'where',
  'what sign',
  'which sign',
  'what house',
  'which house',
  'what zodiac',
  'whats? my',
  'what is my',
  'what are my',
  'what (?:degree|degrees)',
  'which degree',
  'what am i',
  'what i am',
  'what (?:did|do|have) i (?:get|got|have) (?:for|as|under)',
  'the sign of',
  'P\\d is what(?=$|\\?)',
  'what do i (?:put|write|enter|fill in|choose|type) (?:for|as|under|in)',
  '(?:which|what one) of (?:my|the) houses',
  'what is (?:mine|hers|his)',
  'what is (?:his|her|their)',
  'what (?:P\\d)',
  'which (?:P\\d)',
  'located',
  'placed',
  'position',
  'placement',
  'remind me',
  'what about (?:my )?P\\d',
  'and my',
  'do you know my',
)

/** "I'm sensitive, right?" */
const tag = /\b(?:right|correct|huh|eh|innit|no|yes) ?\?$/

const asking =
  /\?$|\b(?:what|when|where|which|who|whose|why|how)\b|(?<!\b(?:that|this|it|he|she|they|there|here) )\b(?:is|are|am|do|does|did|can|could|should|will|would)(?: not)? (?:i|you|it|this|that|my|the|he|she|they|we|there|[PHS]\d)\b|(?:^|, ?|\b(?:so|and|but|ok|or|then|well|hey) )(?:is|are|do|does|did|can|could|should|will|would) T\d|^(?:(?:please|ok|so|and|hey|now|then|also|just|can you|kindly) )*(?:tell|show|give|compare|explain|list|find|pick|put|describe|read|help|is|are|any)\b|^(?:and|what about|how about|but|or|no) |^(?:also )?the (?:day|date|sign|house|degree) of (?:the|my) |\bwould like to know\b/

/** Whether a part asks for something, other than only saying something. */
export function isAsking(text: string): boolean {
  return asking.test(text) && !tag.test(text) && !tells.test(text)
}

/** "I believe I moved house when Mars was in Taurus" asks nothing; "I'd like to know when" does. */
const tells =
  /^(?:(?:so|well|and|but|ok) )*(?:i|we|he|she|they|my \w+)\b(?!.*\b(?:know|wonder\w*|ask\w*|tell|curious|find out|needs?|wants?|would like|interested|idea|figure|sure|check|see|hear|questions?|what|which|where|how|why|should|can|could|is|are|do|does|will)\b)[^?]*\bwhen\b[^?]*$/

const dateNouns = phrases('(?:days?|dates?|time|times|weeks?|months?|moment|hour|T\\d)')

/** Whether a part asks for a day, or whether one is right. */
export function asksForDate(text: string): boolean {
  return [when, goodTime, badTime, permission].some((cue) => cue.test(text)) || dateNouns.test(text)
}
