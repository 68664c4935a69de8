import type { LifeTheme, Purpose } from '../../question.ts'
import { phrases } from './part.ts'

/**
 * Words around a subject, wider than its names: only for parts that the names leave open, so a chance word
 * cannot turn a question that is understood.
 */
const broadPurposes: [Purpose, RegExp][] = [
  [
    'money-talk',
    phrases(
      'pay|salary|wages?|rent|money|bills?|debts?|loan|credit|deal|budget|bargain\\w*|haggle|refund|discount|owe[sd]?|lend|borrow|fees?|tax(?:es)?|funding|investors?|grant|commission',
    ),
  ],
  [
    'end',
    phrases(
      '(?:break|call|end|finish|cut|shut|wrap) (?:it|things|this|him|her|them|off|up|out|down)(?: (?:off|down|up|out))?|(?:it|we|this) (?:is|are) (?:over|done|through)|dump|ditch|leave|stop|delete|block|fire|throw (?:out|away)|sell|get rid|hand in|drop out|retire|separate|split up|evict',
    ),
  ],
  [
    'hard-talk',
    phrases(
      'fights?|arguments?|argue|(?:speak|talk|chat|word|sit down|discuss\\w*|bring up|admit|ask|tell|warn|complain|explain|come out|apologi\\w*|confess|confront)',
    ),
  ],
  [
    'love',
    phrases(
      'lov(?:e|ed|ing)|romance|romantic|dates?(?! (?:to|for|of|in|on|when|should))|kiss|flirt|girl|guy|crush|wedding|marry|proposal?|ring|valentine\\w*|dinner with|cuddle|girlfriend|boyfriend|husband|wife|text(?:ing)? (?:him|her)',
    ),
  ],
  [
    'move',
    phrases(
      'house|home|flat|apartment|rent a|lease|keys|move|moving|packing|furniture|renovat\\w*|mortgage|city',
    ),
  ],
  [
    'travel',
    phrases(
      'travel|trip|fly|flight|plane|train|drive|car|road|beach|camping|hik(?:e|ing)|ski(?:ing)?|tour|hotel|airport|abroad|holidays?|vacation|sea|island|mountains|visit|tickets?',
    ),
  ],
  [
    'study',
    phrases(
      'stud(?:y|ies)|exams?|test|quiz|learn|lessons?|school|college|university|licen[cs]e|thesis|defen[cs]e|language|training|certificate|lecture|essay|read(?:ing)?|revis(?:e|ion)',
    ),
  ],
  [
    'create',
    phrases(
      'writ(?:e|ing)|manuscript|book|poems?|novel|paint\\w*|draw\\w*|music|songs?|album|band|film|photos?|shoot|gallery|exhibit\\w*|art|craft\\w*|knit\\w*|bake|design|gig|concert|play|stage|theat(?:re|er)|dance|blog|video|stream',
    ),
  ],
  [
    'work',
    phrases(
      'work|jobs?|boss|office|interview|apply|career|business|meeting|client|project|deadline|presentation|pitch|launch|release|shop|store|website|app|company|sign|contract|cv|resume|colleagues?|team|promotion|hire|recruit\\w*|conference|customers?|product|email|offer|submit|publish|send',
    ),
  ],
  [
    'rest',
    phrases(
      'rest|sleep|nap|relax|chill|spa|massage|lazy|quiet|nothing|alone|break|off|recharge|bath|meditat\\w*|yoga|retreat',
    ),
  ],
  [
    'start',
    phrases(
      'start\\w*|begin\\w*|open|new|first|plant|garden|gym|diet|habit|running|jog|adopt|puppy|kitten|pet|haircut|cut my hair|tattoo|dye|buy|get a|join|launch|plans?|decision|decide|found',
    ),
  ],
]

const broadThemes: [LifeTheme, RegExp][] = [
  [
    'love',
    phrases(
      'lov\\w+|widow\\w*|company(?= again)|(?:find|finding|have) company|companion\\w*|new (?:man|woman|love|partner)|relationships?|exes|ex|boyfriends?|girlfriends?|husbands?|wife|partners?|romance|men|women|guys|girls|heart|marri\\w+|dating|date|commit\\w*|trust\\w*|jealous\\w*|affairs?|attractive|sexy|desir\\w+|intima\\w+|lonely in love|divorc\\w*|compatib\\w+|signs? (?:am i|do i|should i) .{0,20}(?:with|date)|match\\w*',
    ),
  ],
  [
    'money',
    phrases(
      'money|sav(?:e|ing)|spend\\w*|rich|poor|wealth\\w*|broke|bills|debts?|afford|shopping|earn\\w*|paid|pay|salary|business sense',
    ),
  ],
  [
    'work',
    phrases(
      'work\\w*|teaching|colleagues?|coworkers?|jobs?|career|boss\\w*|profession\\w*|office|quit|ambition|ambitious|success\\w*|succeed|famous|fame|teacher|doctor|nurse|lawyer|manager|self employed|freelance\\w*|business|leadership|lead|entrepreneur',
    ),
  ],
  [
    'home',
    phrases(
      'famil\\w+|mother|father|mom|mum|dad|parents?|siblings?|sister|brother|home|house|roots|childhood|upbringing|kids|children|ancest\\w+|homesick',
    ),
  ],
  [
    'friends',
    phrases(
      'friends?|friendships?|social\\w*|group|crowd|party|parties|people pleas\\w+|fit in|belong\\w*|popular|community|outsider|loner|left out',
    ),
  ],
  [
    'mind',
    phrases(
      'think\\w*|thoughts?|mind|brain|overanaly\\w+|talk\\w*|speak\\w*|speech|words|learn\\w*|focus\\w*|concentrat\\w*|smart|clever|memory|writing|curious|explain|listen\\w*|decide|decisions?|indecisive|study',
    ),
  ],
  [
    'body',
    phrases(
      'body|sleep\\w*|tired|energy|exhaust\\w*|eat\\w*|food|sport\\w*|gym|exercise|stress\\w*|routine\\w*|habit\\w*|lazy|rest|insomnia|drain\\w*',
    ),
  ],
  [
    'fear',
    phrases(
      'fear\\w*|afraid|scared|scary|worr\\w+|anxi\\w+|panic|problems?|difficult\\w*|hard|struggl\\w+|weak\\w*|hurt\\w*|cry\\w*|sad|anger|angry|mad|rage|hate|shame|guilt\\w*|perfection\\w*|control\\w*|fail\\w*|stuck|block\\w*|lesson|shadow|dark|trauma|insecur\\w*|doubt\\w*|sabotag\\w+|procrastinat\\w+|ask for help|let go|say no|avoid\\w*|push|abandon\\w*|reject\\w*|critici\\w*|pleas(?:e|er|ing)',
    ),
  ],
  [
    'gift',
    phrases(
      'gifts?|gifted|talent\\w*|good at|strength\\w*|strong suit|luck\\w*|blessed|power|potential|best at|magic|natural|superpower|abilit\\w+|skill\\w*',
    ),
  ],
  [
    'purpose',
    phrases(
      'purpose|destin\\w+|meaning of|mission|path|calling|fate|karma|past life|here (?:for|to do)|put on (?:this )?earth|reason i|life lesson|this life|born to|meant for|point of my life|direction|goal',
    ),
  ],
  [
    'creativity',
    phrases(
      'creativ\\w+|art\\w*|writer|music\\w*|paint\\w*|poet\\w*|imaginat\\w+|design\\w*|dance\\w*|sing\\w*|act(?:or|ress|ing)',
    ),
  ],
  [
    'spirit',
    phrases(
      'spirit\\w*|soul\\w*|psychic|intuiti\\w+|dream\\w*|god|faith|religio\\w*|witch\\w*|medium|medita\\w*|energy healing',
    ),
  ],
  [
    'self',
    phrases(
      'why am i|am i (?:too|so|an?|really|more)|what am i|personality|character|look|looks|appearance|style|vibe|stubborn\\w*|shy|loud|quiet|introvert\\w*|extrovert\\w*|weird|different|strange|emotional|sensitive|bossy|nice|mean|kind|jealous|messy|picky|intense|impatient|hot ?headed|dramatic|confiden\\w+|temper\\w*|mood\\w*',
    ),
  ],
]

export function broadPurpose(text: string): Purpose | undefined {
  return broadPurposes.find(([, pattern]) => pattern.test(text))?.[0]
}

export function broadTheme(text: string): LifeTheme | undefined {
  return broadThemes.find(([, pattern]) => pattern.test(text))?.[0]
}
