/** Phrases of words that are plain one by one. */
const phrases: [pattern: string, plain: string][] = [
  // Real words that stand for others: slips and dictation.
  [
    '(?:as |being )?(?:an? )?(?:someone|somebody|person|one|woman|man|girl|guy) whose ',
    'i have my ',
  ],
  ['(?<=\\bi am )(?:of|from) (?:the )?sign (?:of )?(?:the )?', ''],
  [
    '(?<=\\bin )the sign (?:of )?(?:the )?(?=(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\\b)',
    '',
  ],
  [
    '(?<=\\b(?:when|what|where|how|why|who) )dose\\b|dose(?= (?:the )?(?:sun|moon|mercury|venus+|mars|jupiter|saturn|uranus|neptune|pluto|it|he|she)\\b)',
    'does',
  ],
  ['why\\/and\\b|(?<=\\?|, )why or and\\b', 'yes or no'],
  [
    '(?:a |the |on a )?(?:saturdays?|sundays?) (?:or|and) (?:a |the )?(?:saturdays?|sundays?)(?= (?:in|of) )',
    'weekend',
  ],
  ['(?:my |the )?nativity\\b', 'my natal chart'],
  ['(?:natal |birth )horoscope|horoscope of (?:my )?birth', 'natal chart'],
  [
    'ill (?=(?:be|have|get|go|do|make|find|meet|marry|need|see|ever|never|always|still|just|take|try|ask|wait)\\b)',
    'i will ',
  ],
  [
    '(?<=\\b(?:january|february|march|april|may|june|july|august|september|october|november|december) )the (?=\\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twent|thirt)',
    '',
  ],
  ['(?<=^)[^,.?!]{1,40} aside, ', ''],
  [
    '(?:i (?:do )?beg your pardon|(?:please )?excuse me|pardon(?: me)?|my bad|my mistake|(?:w?h?oops)(?: sorry)?|(?:my )?apologies|forgive me|i am (?:so |very )?sorry),? (?=(?:i (?:meant|mean|wanted|was)|[^,.?]{1,30} (?:is|was) (?:the (?:one|planet|sign|house) )?(?:what |that |which )?i (?:meant|mean|wanted)))',
    'sorry, ',
  ],
  ...(['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const).map(
    (word, index): [string, string] => [
      `(?<=\\b(?:turn|turns|become|be|am|reach|hit|to) )${word}(?= |\\?|,|$)(?! (?:minutes|days|hours|dollars|people|percent|times|pages|-))`,
      String((index + 2) * 10),
    ],
  ),
  ['does (?:baba bliss|baba)\\b', 'do you'],
  [
    '(?:is|has) (?:baba bliss|baba)\\b(?= (?:ever|an?|the|married|real|old|young|human|alive|awake))',
    'are you',
  ],
  ['(?:the )?december solstice', 'the sun entering capricorn'],
  ['(?:the )?june solstice', 'the sun entering cancer'],
  ['(?:the )?march equinox', 'the sun entering aries'],
  ['(?:the )?september equinox', 'the sun entering libra'],
  [
    '(?:the )?least (?:bad|terrible|awful|harmful|hard)(?= (?:day|date|time|week|one|moment))',
    'best',
  ],
  ['forth (?=(?:and \\w+ )?houses?)', 'fourth '],
  ['(?<=\\b(?:full|new|knew|next) )mon\\b', 'moon'],
  ['knew moon', 'new moon'],
  ['(?:from|since|form) birth\\b', 'at birth'],
  ['brake up', 'break up'],
  ['(?<=\\b(?:plan|planning|organi[sz]e|map out|through) )my week(?=\\W*$|,| please)', 'this week'],
  [
    '(?<=\\b(?:plan|planning|organi[sz]e|map out|through) )my weekend(?=\\W*$|,| please)',
    'this weekend',
  ],
  [
    '(?<=\\b(?:plan|planning|organi[sz]e|map out|through) )my month(?=\\W*$|,| please)',
    'this month',
  ],
  ['(?<=\\b(?:plan|planning|organi[sz]e|map out|through) )my day(?=\\W*$|,| please)', 'today'],
  [
    '(?<=^|[.?!] ?|\\b(?:ok|okay|so|and|thanks|now|anyway),? )(?:(?:on )?(?:an?other|a different|different|a new|new) (?:note|topic|subject|question|thing)|something else(?: now| entirely)?|change of (?:topic|subject))(?: ?[:,.-]) ?(?=\\w)',
    '',
  ],
  [',? of all (?:people|things|places),?', ''],
  ['(?<=\\b(?:what|where|who) )us(?= my\\b)', 'is'],
  ['(?<=\\b(?:my|natal) )sum\\b', 'sun'],
  ['(?:this|in the) (?:evening|night)\\b(?= ?(?:[?.!,]|$))', 'tonight'],
  ['fullmoons?', 'full moon'],
  ['newmoons?', 'new moon'],
  [
    '(?<=\\b(?:is|does|will|how|about|for|hows?|my|to|or|vs|versus|better) )(?:spring|the spring)\\b(?! (?:clean|break))|(?:the )?spring(?= (?:or|vs|versus) )',
    'this spring',
  ],
  [
    '(?<=\\b(?:what|which|zodiac|moon|sun|rising|star|same) )(?:sine|sing|sigh|sin|since)\\b',
    'sign',
  ],
  ['son sign', 'sun sign'],
  [
    '(?<=\\b(?:next|this|last|a|which|what|good|best) )weak\\b(?! (?:spot|point|side|planet|aspect))',
    'week',
  ],
  [
    '(?<=\\b(?:will|to|i|he|she|gonna|granny|grandma|mom|dad) )dye\\b(?! (?:my|her|his|it|the))',
    'die',
  ],
  [
    '(?<=\\b(?:i|to|should|we) )(?:by|bye) (?=(?:a|an|the|my|some|more|bitcoin|ethereum|crypto|stocks?|shares|gold|it|this|that|in|now)\\b)',
    'buy ',
  ],
  ['(?<=\\b(?:the|a) )(?:rite|write) (?=(?:day|time|date|week|moment))', 'right '],
  ['retro grade', 'retrograde'],
  ['sex tile', 'sextile'],
  ['(?<=\\b(?:in|a|is) )library\\b(?= (?:moon|sun|rising|venus|mars|season))', 'libra'],
  ['(?<=\\b(?:my|is|where|when|and|was) )venice\\b', 'venus'],
  [
    '(?<=\\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto) )(?:train|trying|trim)(?= (?:my |natal )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|mid|asc))',
    'trine',
  ],
  ['(?<=\\bmy )(?:ass end ant|a sendant|ass ?endant)', 'ascendant'],
  ['(?:what|who|where) all (?=(?:can|do|is|are|should))', 'what '],
  [
    '(?:on )?the (?:day|night|date|minute|moment) (?:when |that )?(?:i|he|she) (?:came|arrived|entered|popped|got|was brought)(?: out)?(?: (?:in|into|to|on))? (?:the|this) (?:world|earth|planet)',
    'at birth',
  ],
  [
    'when (?:i|he|she) (?:came|arrived|entered|popped)(?: out)?(?: (?:in|into|to|on))? (?:the|this) (?:world|earth|planet)|when my (?:mom|mum|mother|mama|ma|parents) (?:had|got|birthed|delivered|bore|gave birth to) me|as a newborn|at my first breath|on my day of birth',
    'at birth',
  ],
  ['no capricorn\\b', 'truly'],
  ['w\\/o', 'without'],
  ['w\\/', 'with '],
  ['(?:true |mean )?(?:north ?node|n node)|and node|nn\\b|rahu|(?:true|mean) node', 'north node'],
  ['south ?node|s node|ketu', 'south node'],
  ['mid heaven|medium coeli|mid-heaven', 'midheaven'],
  ['chi ?ron', 'chiron'],
  ['a pieces|im pieces', 'a pisces'],
  ['in pieces(?! of)', 'in pisces'],
  ['pieces (?=rising|moon|sun|stellium|venus|mars)', 'pisces '],
  ['birth ?chart|natal ?chart|birth map|natal map', 'natal chart'],
  ['(?<=\\bmy )(?:natal|birth)(?=\\W*$)', 'natal chart'],
  ['how come', 'why'],
  ['my sign\\b(?! of)', 'my sun sign'],
  ['(?<=\\b(?:next|last|what|which|best|good|right|this|first) )tim\\b', 'time'],
  ['(?<=\\b(?:does|do|will|did|to|moon|sun|P\\d) )com(?= (?:in|into|back|to)\\b)', 'come'],
  ['(?<=\\b(?:in|or|by|of|until|and) )mach\\b', 'march'],
  ['(?<=\\b(?:is|are|was) )(?:a )?what now\\b', 'what sign'],
  ['my mon (?=is|sign|in)', 'my moon '],
  ['were (?=is (?:my|the|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto))', 'where '],
  ['as (?:someone|somebody|a person|a (?:man|woman|guy|girl))(?: who has| with| having)', 'i have'],
  ['big (?:3|three|thre)', 'sun, moon and rising sign'],
  [
    '(?:when|(?:in |at |on )?the (?:moment|day|date|night|hour|minute)(?: that| when)?) (?:i|he|she|they|we) (?:was |were |am |got )?born',
    'at birth',
  ],
  [
    '(?:at|on|in|by|during) (?:(?:the|my) (?:exact )?(?:day|date|moment|hour|time|minute|night|morning) of (?:my )?birth|my birth|my birth ?(?:date|day and hour))\\b(?! (?:chart|map|time|place|sign|data|month|year))',
    'at birth',
  ],
  [
    '(?:lowkey|highkey|bestie|bruh|bro|dude|sis|fr fr|frfr|fr|ngl|tbh|imo|um+|uh+|erm+|uhm|basically|literally|honestly|i mean like|you know what|quick question|so yes)\\b ?,? ?',
    '',
  ],
  ['what time of (?:the )?(?:year|month)', 'when'],
  ['(?:on )?(?:what|which) (?:days|dates|day|date)\\b', 'which day'],
]

export const phrasePattern = new RegExp(
  `\\b(?:${phrases.map(([pattern]) => `(${pattern})`).join('|')})`,
  'g',
)

export function plainPhrase(match: string, ...groups: unknown[]): string {
  const index = groups.findIndex((group) => group !== undefined)
  return phrases[index]?.[1] ?? match
}
