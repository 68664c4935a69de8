import { ordinalWords } from '#lore/names.ts'
import type { AspectName } from '#sky/chart.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { LifeTheme, Point, Purpose } from '../../question.ts'

/** Words for what a question is about, as patterns of plain lower-case text. */
type Names<Value extends string> = Record<Value, string>

export const pointNames: Partial<Names<Point>> = {
  sun: '(?:star|zodiac|sun|horoscope|astrological) ?signs?|sun|suns',
  moon: 'moon ?signs?|moon|moons|luna',
  mercury: 'mercurys?',
  venus: 'venuss?|venuses',
  mars: 'mars',
  jupiter: 'jupiters?',
  saturn: 'saturns?',
  uranus: 'uranus',
  neptune: 'neptunes?',
  pluto: 'plutos?',
  chiron: 'chiron',
  true_node: '(?:north|lunar) nodes?(?: sign)?|nodes|node sign',
  asc: 'ascend(?:ant|ing)(?: sign)?|risings?(?: sign| point)?|(?:coming up (?:on|over)|coming over|rising (?:on|over)) the (?:eastern )?horizon',
  mc: 'midheaven',
}

export const signNames: Names<Sign> = {
  Aries: 'aries|ariens?|arian|the ram',
  Taurus: 'taurus|tauruses|taurean|the bull',
  Gemini: 'gemini|geminis|the twins',
  Cancer: 'cancer|cancers|cancerian|the crab',
  Leo: 'leo|leos',
  Virgo: 'virgo|virgos',
  Libra: 'libra|libras|libran|the scales',
  Scorpio: 'scorpio|scorpios|scorpion|the scorpion',
  Sagittarius: 'sagittarius|sagittarian|sags|the archer',
  Capricorn: 'capricorn|capricorns|the goat',
  Aquarius: 'aquarius|aquarians?|the water bearer',
  Pisces: 'pisces|piscean|the fishes',
}

export const aspectNamesSaid: Names<AspectName> = {
  conjunction: 'conjunct|conjuncts|conjunctions?|conjoin(?:s|ed|ing)?',
  sextile: 'sextiles?|sextil(?:ed|ing)',
  square: 'squares?|squar(?:ed|ing)',
  trine: 'trines?|trin(?:ed|ing)',
  opposition: 'oppositions?|opposite|opposing|opposes?|opposed',
}

export const elementNames: Names<Element> = {
  fire: 'fire|fiery',
  earth: 'earth|earthy',
  air: 'air|airy',
  water: 'water|watery',
}

export const qualityNames: Names<Quality> = {
  cardinal: 'cardinal',
  fixed: 'fixed',
  mutable: 'mutable',
}

/** The likelier first: a text about "a date with a friend" is about love. */
export const themeNames: Names<LifeTheme> = {
  love: 'love(?: life)?|signs? (?:am i|are) .{0,12}compatible|loving|romance|romantic(?:ally)?|dating|relationships?|marriage|married|marry|soul ?mate|crush|spouse|intimacy|alone|single(?! most| biggest| best| worst)|(?:wrong|right|same|bad|toxic) (?:guys?|men|man|women|woman|girls?|people|ones?|types?|partners?)|attract\\w*|(?:fall(?:ing)?|fell|go(?:ing)?) for (?=(?:\\w+ )*(?:people|guys?|men|man|women|woman|girls?|someone|somebody|ones?|types?|partners?)\\b)|fall(?:ing)? for|(?:not|never) want me|wants? me|sex|sex life|commitment|heartbreak|attachment|in bed|jealous(?:y)?|clingy|flirt\\w*|soulmates?|trust issues|lover|girlfriend material|wife material|romantically',
  work: 'work|working|career|careers|job|jobs|profession(?:al)?(?:ly)?|vocation|boss|office|business|promotion|coworkers?|colleagues?|employment|reputation',
  money:
    'money|finances?|financial(?:ly)?|income|wealth|rich|cash|salary|earnings?|debts?|savings|spending|possessions|broke',
  home: 'home|family|(?<=\\b(?:with|about|for|of|to|as|between|is|am|and) (?:my |a |an |his |her |our )?(?:\\w+ )?)(?:mom|mum|mother|dad|father|parents?|siblings?|brother|sister)|childhood|roots|house hunting|household|ancestors|kids|children',
  friends:
    'friends?|friendships?|social life|community|groups?|social circle|network|people i know|with people|popular|crowds?|socially|social|parties|make friends',
  mind: '(?<!never )mind(?! you)|thinking|learn(?:ing)?|communicat(?:e|ion|ing)|speaking|writing style|how i think|intellect|intelligence|study habits|talk(?:ing)? style|thought process|brain|overthink(?:ing|er)?|talk (?:so|too) much|talker|talkative|how i (?:talk|speak)|argue|debate|memory|focus(?! (?:on|for)\\b)',
  body: 'body|sleep(?:ing)?|burn ?out|energy|energy levels?|daily habits|habits|routines?|exercise|fitness|diet|physical(?:ly)?|stress levels?',
  fear: '(?:hard|hardest|difficult|tough) for me|fears?|frighten\\w*|terrif\\w+|afraid|anxious|anxiety|worry|worries|scares?|scared|weakness(?:es)?|weak spots?|challenges?|struggles?|struggle|holds? me back|blind spots?|weak (?:side|point|area)s?|shadow|trauma|wounds?|hard(?:est)? (?:part|thing)|difficult(?:y|ies)|flaws?|insecur(?:e|ity|ities)|holding me back|red flags?|toxic traits?|wrong with me|people (?:always |keep )?leav(?:e|ing)|push people away|self sabotage|stuck|self doubt|doubt myself|guilt(?:y)?|shame|procrastinat\\w*|weak(?=$|\\?| at)|bad at|overwhelm\\w*|angry|anger|rage|temper',
  gift: 'gifts?|talents?|talented|strengths?|good at|superpower|lucky|luck|best (?:quality|trait|feature)|green flags?|blessings?|skills?|best at|do (?:better|best)\\b|better than (?:others|most|other people|everyone)|proud of|shine',
  purpose:
    'purpose|destiny|calling|life path|mission|dharma|meaning of my life|direction|meant to (?:do|be)(?! (?:alone|single|together|with|creative|an? |rich|famous|happy|loved))|with my life|my life (?:going|headed|heading)|what am i here for|(?:am i|i am) (?:on (?:this )?(?:planet|earth)|even here|alive)|where am i going|soul path|karma|karmic|fate|heading|in life(?=$|\\?)|next chapter',
  creativity:
    'creativ(?:e|ity|ely)|art|artsy|artists?|artistic|musician|writer|painter|actor|music|self expression|imagination',
  spirit: 'spirit|spiritual(?:ity)?|intuition|intuitive|psychic|soul|dreams?|meditation|faith',
  self: 'personality|identity|who am i|who i am|my character|what kind of person|self image|confiden(?:ce|t)|come across|first impressions?|describe me|myself|see me|think of me|others see|as a person|tell me about me|leader|leadership|follower|introvert(?:ed)?|extrovert(?:ed)?|what am i like|what i am like|stubborn|shy|sensitive|intense|moody',
}

export const purposeNames: Names<Purpose> = {
  'money-talk':
    'bring up (?:my |the )?(?:salary|pay|money|raise)|(?:my|the|more|better) (?:salary|pay)|(?<=\\b(?:boss|manager|client|employer|hr|him|her|them) )about (?:my |the |our )?(?:pay|salary|wages|money|rates?)\\b|(?:pay )?raises?\\b(?! (?:my|a|the) (?:kid|child))|negotiat\\w+|ask(?:ing)? for (?:more )?(?:money|a loan|a discount|more pay)|salary (?:talk|conversation|discussion|review)|loan|mortgage|bank credit|ask(?:ing)? (?:for )?a credit|invoice|price|prices|rates|budget talk|bank (?:appointment|meeting)|pay rise|money (?:talk|conversation)|bonus|ask my boss for|talk (?:about )?money|discuss (?:money|pay|salary)',
  'hard-talk':
    'writ(?:e|ing) (?:back )?(?:to )?(?:him|her|them|my ex)(?=\\W*$)|(?:hard|difficult|tough|serious|honest|awkward|big|real|important) (?:talk|conversation|chat|discussion)|the talk|confront\\w*|apologi[sz]e|apology|say sorry|come clean|tell (?:him|her|them|my \\w+) (?:that|the truth|about|i(?! (?:love|like|adore|am in love))|off|no)|bring (?:it|this|that|something) up|talk (?:to|with) (?:him|her|them|my (?:\\w+ )?(?:mom|mum|mother|dad|father|parents|sister|brother|boss|manager|roommate|landlord|ex|husband|wife|partner|boyfriend|girlfriend|friend|son|daughter|boys?|in ?laws|neighbou?rs?))|call(?:ing)? my (?:mom|mum|mother|dad|father|parents|sister|brother|son|daughter)|conversation with|clear the air|set (?:a )?boundar(?:y|ies)|make up with|reconcile|have it out|air (?:it|things) out|difficult news|break the news',
  love: '(?:first )?dates?(?= night| with)|slid(?:e|ing) into (?:his|her|their) dms?|date night|first date|blind date|tinder|hinge|bumble|on a date|a date\\b|go on dates|ask(?:ing)? (?:\\w+ ){1,3}out|confess\\w*|propos(?:e|al|ing)|wedding|get(?:ting)? married|marry|tell (?:him|her|them) i (?:love|like)|(?:text|message|call|dm|kiss|see) (?:him|her|them|my crush|my ex|back my ex)|dating|go out with|meet (?:his|her) parents|romantic (?:dinner|getaway|evening)|meet someone|find love|engage(?:d|ment)|elope|say i love you|put myself out there|shoot my shot|make a move on|love (?:confession|letter)',
  work: '(?:job )?interview|ask(?:ing)? (?:for|about) (?:more |some |extra |my )*(?:vacation|time off|days off|pto|leave|holiday)|home ?office|remote work|work(?:ing)? (?:from home|remotely)|(?:job|work) (?:talk|meeting|call|offer)|apply(?:ing)?(?: for| to)?|application|present(?:ing|ation)|pitch(?:ing)?|launch(?:ing)?(?! (?:an? |my |our |the )?(?:\\w+ )?(?:shop|store|business|company|cafe|studio|restaurant|bakery|salon|practice|startup|brand))|product release|promotion|job hunt|job search|send (?:out )?(?:my )?(?:cv|resume)|publish|go live|work (?:meeting|project|deadline)|big meeting|client meeting|network(?:ing)?|performance review|sign(?:ing)? (?:a |the |my |any |some )?contracts?|sign(?:ing)? (?:the |some |these )?(?:papers|paperwork|documents)|announce|audition',
  travel:
    'travel(?:l?ing)?|(?:few|couple of|some|\\d|two|three|four|long) (?:days|weekend) (?:in|away|at the)|weekend (?:in|away|trip)|trips?|(?<!\\bback\\b.{0,24}\\bfrom (?:\\w+ )?)(?:vacations?|holiday\\b(?!s))|flights?|fly(?:ing)?(?! home)|(?:go|get|going|getting) away(?! with)|getaway|road ?trip|visit(?:ing)?|backpacking|cruise|go (?:to|on) (?:italy|spain|paris|london|japan|mexico|lisbon|europe|a trip|holiday)|book (?:a |my |the )?(?:flight|trip|ticket|tickets|hotel|vacation)|journey|honeymoon|hit the road|abroad(?= for)',
  move: 'mov(?:e|ing)(?: house| home| out| in\\b| in with| apartments?| flats?| to (?:a|another|the|my)| cit(?:y|ies)| across| abroad| overseas| away)|move\\b(?! (?:on|forward|through|into (?:my|the) \\w+ house))|moving\\b(?! (?:on|forward|through))|relocat\\w+|new (?:apartment|flat|place|home)|sign(?:ing)? (?:a |the |my )?lease|buy(?:ing)? (?:a |the |our )?(?:house|home|apartment|flat|condo)|sell(?:ing)? (?:my |the |our |a )?(?:house|home|apartment|flat|condo)|house ?hunt\\w*|find (?:somewhere(?: (?:else|new))?(?: to live)?|(?:an?|another|a new) (?:place|flat|apartment|room)(?: to live)?)|chang(?:e|ing) (?:of |the |my )?(?:house|home|city|cities|apartments?|flat|place|country)',
  end: 'quit(?:ting)?|resign\\w*|leav(?:e|ing) (?:my|the|this) (?:job|company|relationship|husband|wife|boyfriend|girlfriend|partner|city)|hand in (?:my )?notice|give (?:my )?notice|put in (?:my )?notice|two weeks notice|break(?:ing)? up|breakup|end (?:it|things|this|my|the) ?(?:relationship|marriage|friendship|with)?|cancel\\w*|stop seeing|let (?:it |him |her )?go of|let go|close (?:the|my) (?:shop|business|account)|divorce|cut ties|walk away|dump|say goodbye|finish (?:things|it)|give up',
  start:
    'fresh start|clean slate|start(?:ing)? (?:to|running|a|an|my|the|new|something|over|fresh|up)|beginning (?:a|an|my|something)|begin (?:a|an|my|the|something)|new (?:project|beginning|start|chapter|venture|habit)|launch(?:ing)? (?:an? |my |our |the )?(?:\\w+ )?(?:shop|store|business|company|cafe|studio|restaurant|bakery|salon|practice|startup|brand)|hair ?cut|(?:cut|dye|bleach|color) my hair|get(?:ting)? (?:a|an|another|our|my) (?:\\w+ )?(?:dog|cat|puppy|kitten|pet|tattoo|piercing)|open(?:ing)? (?:an?|my|the|up|our) (?:\\w+ )?(?:shop|store|business|account|cafe|studio|restaurant|bakery|bar|office|practice|salon|gym)|found a company|startup|set up (?:a|my) (?:company|business)|kick off|initiate|take the leap|go for it|sign up|adopt(?:ing)? (?:a|my) (?:dog|cat|puppy|kitten|pet)|make a (?:big )?decision|big decision',
  rest: 'rest\\b(?! of)|resting|relax(?:ing)?|day off|days off|take (?:a |some )?(?:break|time off|time for myself|week off)|recharge|slow down|retreat|self ?care|sleep in|do nothing|unwind|spa|recover|lie low|lay low|take it easy',
  study:
    'study(?:ing)?|exams?|examinations?|tests?\\b|finals|course|courses|class|classes|learn(?:ing)? (?:a|to|how|new|\\w+ish)|thesis|dissertation|school|college|university|degree(?= program)|enroll\\w*|driving test|certif\\w+|homework|bar exam|(?<!life )lessons?|workshop',
  create:
    'creativ\\w+ (?:work|project|time|stuff)|writ(?:e|ing) (?:a|my|the|songs?|poetry|poems|fiction|music)|writ(?:e|ing)\\b(?! (?:back )?(?:to )?(?:him|her|them|my ex)\\W*$)|paint(?:ing)?|record(?:ing)? (?:a|my|an|the|our) (?:\\w+ )?(?:song|album|track|demo|podcast|video)|make (?:art|music)|novel|book (?:launch|idea)|draw(?:ing)?|perform(?:ing)?|photo ?shoot|sculpt\\w*|compos(?:e|ing)|post(?:ing)? (?:my|a|the|this) (?:\\w+ )?(?:art|video|videos|song|songs|work|photos|music|reel|content)|be creative|get creative|art project|side project|design(?:ing)?',
}

const cardinalWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const number = `(1[0-2]|[1-9])(?:st|nd|rd|th|er)?|(${ordinalWords.slice(1).join('|')}|eigth|sixt|twelvth|twelveth|nineth)`

/** Group 1 or 3: a figure; group 2: an ordinal; group 4: a number word; group 5: a house by its subject. */
export const housePattern = new RegExp(
  `\\b(?:${number})[ -]?(?:houses?|hse)\\b|\\bhouse (?:number |no\\.? ?|#)?(?:(1[0-2]|[1-9])(?:st|nd|rd|th)?|(${cardinalWords.join('|')}))\\b(?! ?(?:am|pm|%|days|weeks|months))|\\b(career|money|marriage|partnership|relationship|family|home|friends|health|travel|communication|creativity|secrets|death|partner)(?:'s)? house\\b|\\bhouse of (?:the )?(love|children|money|marriage|partnership|relationships?|family|home|friends|health|travel|communication|creativity|secrets|death|career|work)\\b|\\b(?:descendant|imum coeli)\\b`,
)

const subjectHouses: Record<string, number> = {
  money: 2,
  love: 5,
  children: 5,
  work: 6,
  relationships: 7,
  communication: 3,
  family: 4,
  home: 4,
  creativity: 5,
  health: 6,
  marriage: 7,
  partnership: 7,
  relationship: 7,
  partner: 7,
  death: 8,
  travel: 9,
  career: 10,
  friends: 11,
  secrets: 12,
}
const misspelled: Record<string, number> = {
  eigth: 8,
  sixt: 6,
  twelvth: 12,
  twelveth: 12,
  nineth: 9,
}

export function houseOf(match: RegExpMatchArray | RegExpExecArray): number {
  const [whole, figure, ordinal, other, word, before, after] = match
  const subject = before ?? after
  if (figure ?? other) return Number(figure ?? other)
  if (ordinal) return misspelled[ordinal] ?? ordinalWords.indexOf(ordinal)
  if (word) return cardinalWords.indexOf(word) + 1
  if (subject) return subjectHouses[subject] ?? 1
  return whole.startsWith('desc') ? 7 : 4
}

/** "my 7th", "the tenth": a house only where the words around speak of houses. */
export const looseHousePattern = new RegExp(
  `\\b(?:my|the|your|his|her|in|our)\\b (?:${number})\\b(?! (?:time|day|week|month|date|thing|one|of|house|quarter|place|pass|person|half|year|birthday|row|(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|solar|lunar|moon|sun|chiron|nodal) return|return))`,
)
