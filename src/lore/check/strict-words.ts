// What a model says of a chart or the sky in words that are not terms. No fact can be compared with them.

const points =
  '(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|north node|ascendant|midheaven|rising sign|planets?|lights?)'
const signs =
  '(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)'
const elements = '(?:fire|earth|air|water)'
const aspects =
  '(?:aspects?|conjunctions?|oppositions?|squares?|trines?|sextiles?|contacts?|bonds?|links?)'

/** Wherever they stand. */
export const refusedAnywhere: [reason: string, pattern: RegExp][] = [
  [
    'the facts do not say when the birth was',
    /(?<!\bif you were )\b(?:born|birth|came into (?:the|this) world|arrived (?:in|into) (?:the|this) world) (?:at|in|on|under|during|before|after|around|near|just|close|by|right|late|early|while|when|with an?)\b(?! you\b)(?! (?:the |an? )?(?:(?:exact |true )?(?:full|new|waxing|waning|first|last|third|disseminating|balsamic|gibbous)\b|(?:same )?(?:day|time|moment|hour|minute|year) (?:you|of)|(?:\w+ )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|node|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b))|\bborn (?:under|at|with) (?:an? |the )?(?:crescent|dark|growing|shrinking|half)\b|\bchild of the (?:\w+ties|night|day|summer|winter|spring|autumn)\b|\byour birth (?:came|was|happened|fell|took|is)\b|\byou arrived (?:in|on|at|before|after)\b|\b(?:night|day|winter|summer|spring|autumn|morning|evening) (?:birth|chart|child)\b/,
  ],
  [
    'it is about the whole of a chart',
    /\b(?:kite|bucket|bowl|locomotive|splash|seesaw|bundle|splay)\b(?= (?:of planets|pattern|shape|runs|holds your))|\b(?:chart|planets?)\b[^.]{0,40}\b(?:kite|bucket|bowl|locomotive|seesaw)\b|\b(?:the|both|your|two) lights are (?:both )?in (?:fire|earth|air|water|cardinal|fixed|mutable|[a-z]+ signs?)\b/,
  ],
  [
    'it is no part of this astrology',
    /\bchinese (?:astrology|zodiac|horoscope|year)|\blife[- ]path\b|\bnumerolog\w*|\btarot\b|\byear of the (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)\b|\b(?:spirit|birth|power|zodiac) (?:animal|stone|gem|color|number|card)\b|\byour (?:lucky )?(?:number|animal) is\b|\bmoon sign of (?:the )?(?:year|month)\b|\b(?:metal|wood|water|fire|earth|you are an?|you['’]re an?) (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)\b|\b(?:soul|destiny|expression|master|angel|personal year|name|path) numbers?\b|\bhuman design\b|\benneagram\b/,
  ],
  [
    'the facts have no such relation',
    /\b(?:besieged|feral|applies|separates|applying|separating) (?:to|from)\b|\bbesieged\b|\bdispos(?:es?|ing|itor)\b|\bparallels?\b(?= (?:your|the|[a-z]+['’]s) )|\b(?:morning|evening) star\b|\bcolou?rs? of the (?:ram|bull|twins|crab|lion|virgin|maiden|scales|scorpion|archer|goat|sea[- ]goat|water[- ]bearer|fish(?:es)?)\b/,
  ],
  [
    'it is about all aspects or all planets',
    new RegExp(
      `\\b(?:none|all|most|half|many|some|few|several|any|each|every|no|only|two|three|four|five|six|seven|eight|nine|more|fewer|single) (?:one )?(?:of )?(?:your |the |these |those )?(?:\\w+ )?planets?(?: of yours)? (?:is|are|was|were|move|moves|moved|has|have|makes?|stands?|sits?|lives?|lies?|goes|go)\\b(?! in (?:an? )?(?:${elements}|cardinal|fixed|mutable|${signs})\\b)`,
    ),
  ],
  [
    'it is about all aspects',
    /\b(?:only|no|more|fewer|less|many|several|few|all|most|every|each|any|just|two|three|four|five|six|seven|eight|nine|ten) (?:one |of your |of the |your |an? )?(?:(?:hard|soft|easy|tense|major|harmonious|difficult|challenging|good|bad) )?(?:aspects(?! of (?:your|the|life))|oppositions?|conjunctions?|trines?|sextiles?|squares?(?= |[.,]))(?=$|[.,;]| (?:to|from|with|than|in your chart|are|of your))/,
  ],
]

/** Beside a point, sign, house, aspect or element, in a text about a birth chart or two. */
export const refusedBesideTerms: [reason: string, pattern: RegExp][] = [
  [
    'it compares aspects with all others',
    new RegExp(
      `\\b(?:loosest|closest|tightest|strongest|widest|weakest|nearest|most exact|hardest|easiest|busiest) (?:\\w+ )?(?:${aspects}|planets?)\\b|\\b(?:busiest|highest|strongest|weakest|most (?:powerful|aspected|elevated)) (?:point|planet|body|placement)\\b|\\b(?:strongest|weakest) (?:planet|point)\\b`,
    ),
  ],
  [
    'the facts do not say where the horizon was',
    /\b(?:horizon|angular|culminat\w+|(?:in the|in your|the) (?:west|east|north|south)(?:ern)?\b|(?:left|right|upper|lower|top|bottom|eastern|western) (?:side|half) of (?:the|your) chart|highest point of (?:the|your) chart|(?:was|is|were) (?:setting|going down|coming up|climbing)|high in the sky|overhead|risen|top of the sky|while the (?:sun|moon) was|(?:above|below|under) the (?:ground|earth|skyline)|on one side|rises? with you|rising with you)\b/,
  ],
  [
    'no fact says that they share it',
    /\b(?:the )?same (?:sign|element|house|quality|modality|degree|axis|place in the sky)s?\b|\bshar(?:e|es|ing) (?:an? |the |one |your |\w+ )?(?:sign|element|house|quality|modality|degree)s?\b|\b(?:signs?|houses?|degrees?) (?:away|apart|before|after|later|behind|ahead)\b|\bsign (?:before|after|next to|beside|opposite)\b|\b(?:opposite|neighboring|next|previous) (?:sign|house)s?\b|\b(?:next|other|last|first) sign\b/,
  ],
  [
    'no fact measures it so',
    /\b(?:\w+ ){0,2}degrees? apart\b|\b(?:half|quarter|third|tenth|fraction|part|hair)(?: of)? (?:a|one) degree\b|\b(?:less|more|under|over|closer|nearer) than [^.]{0,20}\bdegree|\bto the (?:minute|degree)\b|\barc ?minutes?\b|\bapart from exact\b/,
  ],
  [
    'it says something of dignity',
    new RegExp(
      `\\b${points} (?:is|are|feels?|looks?|was|sits?|stands?|seems?|does|acts?|works?|gets?) (?:\\w+ ){0,2}?(?:weak|weakened|strong|stronger|strengthened|struggling|at home|comfortable|uncomfortable|at ease|uneasy|happy|unhappy|well placed|badly placed|out of place|a guest|at (?:its|his|her) (?:best|worst)|in (?:its|his|her) element|powerful|powerless|impaired|debilitated|dignified|homesick|welcome|ill at ease|best|worst|lost|stuck|a stranger|honou?red)\\b|\\b${points} (?:struggles|suffers|thrives|shines|rules here|loves being|hates being|likes being|enjoys being|has (?:a|an) (?:hard|easy|good|bad|rough|difficult) (?:time|seat|place)|is (?:a|an|the) (?:king|queen|ruler|lord|lady)|reigns|weakens|flourishes|languishes|excels|fares|does (?:well|badly|poorly)|prospers|limps|fails) in ${signs}\\b`,
    ),
  ],
  [
    'no ruler is such by name',
    new RegExp(
      `\\b${points} (?:runs|leads|governs|steers|commands|owns|heads|leads|directs|guides|conducts|drives|controls|dominates|is the (?:boss|captain|king|queen|head|leader|lord|lady|master) of) (?:your|the) (?:whole |entire )?(?:birth )?chart\\b|\\b${points} (?:hosts?|answers? to|serves?|obeys?|reports? to|is (?:a )?guest of|takes? orders from|is ruled from) (?:your |the )?${points}\\b`,
    ),
  ],
  [
    'the facts do not say how old anyone was',
    /(?:^|[,.] )at (?:age )?(?:\d\d|twenty|thirty|forty|fifty|sixty)(?:-\w+)?,|\bat (?:the )?age\b|\bwhen you were (?:\w+ )?(?:\d+|twenty|thirty|forty|fifty|sixty)\b|\b(?:came|comes|coming|come) back to (?:its|his|her) place\b|\bcame back (?:when|to)\b|\bbirthday\b|\breturn(?:s|ed)? to (?:its|his|her) (?:place|natal|birth)\w*/,
  ],
  [
    'the facts of a birth have no present sky',
    /\b(?:crossing|enters|entering|visits|visiting|passing|transits?|transiting|moving|moves|travels?|traveling)\b[^.]*\b(?:right now|now|today|this (?:week|month|year|summer|winter|spring|fall|autumn)|currently|these days|at the moment|soon)\b|\b(?:enters?|entering|entered|visits?) your sign\b|\bchang(?:es|ing) signs?\b(?!, moving)/,
  ],
  [
    'the facts say where it is, and not that it is about to be there',
    new RegExp(
      `\\b${points},? (?:\\w+ ){0,3}?(?:(?:about|ready|set|poised|due|waiting) to (?:\\w+ )?(?:cross|enter|leave|move|step|slip|pass|change|go|switch|turn|drop)|on the (?:verge|brink|point|way) (?:of|to|into|in|out)|(?:almost|nearly|not quite|practically) (?:in|into|at|out of|inside))\\b`,
    ),
  ],
  [
    'the facts of a birth do not say how the Moon moved',
    /\bmoon (?:was|is) (?:\w+ ){0,3}(?:growing|shrinking|swelling|fading|filling|nearly full|almost full|half full|dark|thin|thinning)\b|\b(?:growing|shrinking|swelling|fading|dark|thin|young|old) moon\b|\bdark of the moon\b/,
  ],
  [
    'the facts do not weigh elements so',
    new RegExp(
      `\\b(?:you(?: are|['’]re)|there is|you have|your chart (?:is|has)|with|made of|out of|half|all|pure|hardly any|barely any|scarcely any|little|almost no|some|enough|plenty of|much|more|less|short on|low on|light on|balanced between|between|only|your|weakest (?:element )?is|strongest (?:element )?is) (?:all |half |mostly |pure |hardly any |barely any |scarcely any |little |almost no |only |pure |more |less |both )*${elements}\\b(?=$|[.,;:]| (?:in|and|than|to|is|as|at|of|or|but|with|through) )`,
    ),
  ],
  [
    'the facts do not weigh elements so',
    new RegExp(
      `(?:^|[.,;:] |your |your chart['’]s )${elements} (?:is(?! (?:the|your) (?:strongest|dominant))|was|barely|hardly|rarely|scarcely|leads|wins|beats|comes|shows|outshines|drowns|holds|runs|fills|has|dominates|tops|trails|outranks|leads|carries) |\\b(?:weakest|missing|second|third|scarcest|lightest|rarest) element\\b`,
    ),
  ],
  [
    'the midheaven and the angles are not the points of that',
    /\b(?:midheaven|ascendant|descendant|ic|imum coeli),? (?:the |your )?(?:point|house|place|angle|seat) of\b/,
  ],
  [
    'the facts do not say so of its motion',
    /\b(?:fastest|slowest) planet\b|\b(?:slow|fast|quick) (?:at birth|when you were born)\b|\b(?:only|all|most|half) (?:\w+ )?of your houses\b|\b(?:only|single|sole|first|last) (?:retrograde|direct) (?:planet|body)\b|\b(?:moved|moves|moving|went|goes|going|ran|runs) (?:straight |only )?(?:direct|forwards?|backwards?)\b|(?<!not )\bonly (?:the |your )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b/,
  ],
  [
    'an aspect needs its name',
    /\bby aspect\b|\b(?:receives?|gets?|has|have|takes?) (?:no|an?|any) aspects?\b/,
  ],
]

/** Beside an event, in a text about dates. */
export const refusedBesideEvents: [reason: string, pattern: RegExp][] = [
  [
    'it is a time that depends on the day of reading',
    /\b(?:nowadays|(?:moon|eclipse) is (?:now )?here|behind you|small hours|picks up speed|(?:only |just )?(?:days|weeks|hours|months) (?:away|off|ahead|ago|later)|(?:first|second|third|last|next|final|previous|only) (?:full|new) moon|since (?:early|late|mid)|already|not yet|any (?:day|time|moment) now|soon|shortly|presently|currently|this (?:week|weekend|month|year|summer|winter|spring|fall|autumn|time|very day)|right now|(?:next|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:day|week|weekend|month|year|time|spring|summer)|last (?:night|week|month|year|days?|weekend)|the (?:weekend|next day|other day|same (?:day|week))|over the weekend|on the weekend|midweek|mid-(?:month|week)|in (?:a|an|one|two|three|four|five|six|seven|ten|a few|several) (?:days?|weeks?|hours?|months?)|ago|the (?:week|month|year|season|day) (?:opens?|ends?|begins?|starts?|closes?)|(?:early|late|later|earlier|halfway) (?:in|on|this|through|into|next)|(?:first|last|second|final|opening|closing|middle|early|late|end|start|beginning) (?:\w+ )?(?:half|part|days?|week|weeks|weekend|third|hours?|of)(?: of)? (?:the |this |a )?(?:month|week|year|november|december|january|day|period)?|in the middle of|at the (?:end|start|beginning) of|midmonth)\b/,
  ],
  [
    'it says how long or how often',
    /\b(?:for|after|over|during|within|through|throughout|in) (?:the )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|several|many|few|next|past|coming|last|first|\d+) (?:\w+ )?(?:days?|weeks?|months?|years?|hours?)\b|\b(?:whole|entire|all|rest of the|most of the|half the|half of the|every|each|remainder of the) (?:of the )?(?:day|night|week|month|year|season|period|weekend)\b|\b(?:twice|three times|once (?:this|a|in|more)|only once|(?:first|second|third|last|final|only) time)\b|\b(?:two|three|four|five|\d+) (?:full|new) moons\b|\b(?:a|an|one|two|three|four|five|\d+) (?:days?|weeks?|months?|hours?) (?:after|before|later|earlier|from)\b|\ball through\b/,
  ],
  [
    'the facts do not say what happens after them',
    /\bnever (?:again|to (?:return|come back|be repeated))\b|\b(?:never|not|nor|won['’]t|doesn['’]t) (?:\w+ ){0,2}?(?:comes? (?:back|again|near)|returns?|repeats?|happens? again|(?:pass|touch)(?:es)?(?: \w+)? again)\b|\bonce in a lifetime\b|\bfor good\b/,
  ],
  [
    'the facts do not say when a motion began or ends',
    /\bseason (?:begins|starts|ends|is over|opens|closes)\b|\bshadow\b|\bmoon (?:\w+ )?(?:grows|wanes|waxes|shrinks|swells|fills|fades|thins)\b|\b(?:leaves|leaving|left|exits|quits|departs)(?: from)? (?:your|the) (?:\w+ )?house\b|\b(?:leaves|leaving|left|exits|quits|departs) (?:your|the) house of\b|\b(?:super|blue|blood|black) ?moon\b/,
  ],
  [
    'it orders events by a word',
    new RegExp(
      `\\b(?:before|after|earlier than|later than|sooner than|ahead of|followed by) (?:the |your )?(?:full moon|new moon|${points})\\b`,
    ),
  ],
]

/** Days that depend on the day of reading, wherever they stand beside facts with a date. */
export const relativeDay =
  /\b(?:until \d\d:\d\d utc tomorrow|today|tonight|this (?:morning|afternoon|evening)|tomorrow|yesterday)\b(?!['’]s (?!\w* ?(?:moon|sun|eclipse|aspect|trine|square)))/
/** Those of the day itself, which a text for that day may name. */
export const thatDay = /^(?:today|tonight|this|until)/

const someDay =
  '(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b|mar(?:ch)?\\b|may \\d|\\d+(?:st|nd|rd|th)?\\b(?![:°]))'

/** Needs a fact that says when a stay ends. */
export const refusedWithoutStay: [reason: string, pattern: RegExp][] = [
  [
    'it says how long a stay is',
    /\b(?:spends?|spending|stays|staying|remains|remaining|lingers?|lingering|keeps (?:to|on)|camps?|resides|dwells)\b|(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|sun|moon|it) has been (?:in|at|direct|retrograde|there)\b/,
  ],
  ['the facts do not say how long it lasts', new RegExp(`\\b(?:before|until|till|by) ${someDay}`)],
]
/** Needs a fact about something that lasts. */
export const refusedWithoutChange: [reason: string, pattern: RegExp][] = [
  [
    'the facts do not say that anything begins then',
    new RegExp(`\\b(?:from|since|after) ${someDay}`),
  ],
]
