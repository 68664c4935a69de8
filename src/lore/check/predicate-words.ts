// What a sentence may say of a planet, sign or house: what it is like for the reader.

const verbs =
  `ask want need like love hate prefer enjoy give bring make help let teach show say tell speak talk think feel know
  learn remember forget notice hear listen find keep take call claim collect count care wait watch work play try test trust
  value hope dream imagine believe doubt worry fear mind matter mean describe explain suggest add lend offer promise push
  pull press drive draw put color shape sharpen soften temper steady support challenge feed fuel protect defend demand
  expect insist require reward punish pay buy sell spend save build mend repair clean sort edit write read sing laugh cry
  joke tease flirt fight argue apologize forgive admit confess hold carry handle treat react respond behave choose decide
  plan organize measure weigh check rehearse practice repeat remind urge warn calm comfort cheer nudge invite welcome allow
  forbid cost owe own use bear set concern cover deal relate refer translate account supply provide lead point look bend
  tug nag whisper shout grumble complain question wonder guess assume suspect imagine picture see smell taste touch bite
  chew swallow digest polish arrange tidy cook host entertain charm persuade convince negotiate bargain trade share divide
  guard hide reveal confide gossip interrupt hesitate hurry dawdle linger wear dress suit fit resist refuse deny accept
  agree disagree thank praise criticize judge compare complicate simplify clear blur deepen widen lighten warm cool heat slow speed
  quicken ease loosen tighten relax rest sleep wake stir shake settle disturb upset unsettle hurt heal sting soothe please
  satisfy frustrate tire bore excite thrill amuse surprise scare startle tempt seduce attract repel win lose score earn
  gain risk gamble bet invest improvise create invent compose paint design perform rehearse study research
  translate analyze examine inspect dig probe search seek crave long yearn pine itch ache insist burn
  favor answer act run stop rest agree disagree pick select gather love hug tell reread rewrite rethink revise review reconsider`
    .split(/\s+/)
    .filter(Boolean)

// These also say how a body moves or stands to another, so they need an object that is neither.
const ofMotion =
  'turn|run|stop|hold|lead|answer|set|point|clear|share|get|cool|fit|touch|press|cover|lose|win|gain|carry|swallow|guard|favor|fight|divide|bend|widen|tighten|loosen|slow|speed|move|light|change|open|close|follow|strike|hit|reach|meet|join|wake|raise|lift|lower|ground|shift|switch|break'
const affected =
  '(?:you|yourself|people|others|everyone|anyone|somebody|someone|nobody|things|the (?!(?:corner|page|line|sign|stage|door|road|border|threshold|middle|edge|end)\\b)|an? |your (?!sign\\b)|every|any|some|what|how|whatever|up (?:the|your|a|an) |down (?:the|your|a|an|on) |on to |attention|along(?=[ .,]))'
/** "Slows the day", "moves you": what a body does to the reader's life. */
export const affecting = new RegExp(
  `^(?:${ofMotion})(?:s|es)? (?:(?:up|down|out|off|in) )?${affected}|^comes? (?:first|easily|naturally)\\b|^gets? along\\b`,
  'i',
)

const forms = (verb: string) => {
  const third = /[sxz]$|[cs]h$|^go$/.test(verb)
    ? `${verb}es`
    : `${verb.replace(/([^aeiou])y$/, '$1ie')}s`
  return `${verb}|${third}|${verb.replace(/e$/, '')}`
}

/** The first word of a predicate. */
export const allowedVerbs = new RegExp(
  `^(?:${verbs
    .filter((verb) => !ofMotion.split('|').includes(verb))
    .map(forms)
    .join('|')})$`,
  'i',
)

const adjectives =
  `patient impatient careful careless generous quick curious restless hungry tender warm cool kind blunt gentle loyal shy
  proud modest stubborn brave bold cautious anxious calm dreamy practical precise exact exacting fussy tidy messy playful
  serious solemn funny witty talkative chatty private secretive open honest frank diplomatic fair picky choosy romantic
  sentimental sensitive thoughtful reflective dutiful disciplined ambitious competitive cooperative independent dependent
  devoted possessive jealous protective defensive demanding easygoing relaxed intense passionate sensual physical
  affectionate reserved formal awkward clumsy graceful elegant simple complicated complex clever sharp inventive original
  unusual odd eccentric rebellious conventional traditional old-fashioned modern idealistic realistic skeptical
  hopeful optimistic pessimistic cheerful gloomy melancholy moody even-tempered hot-tempered willing reluctant ready eager
  keen slow fast hard soft sweet sour bitter bored worried annoyed tired pleased useful helpful good better clear plain unclear vague`
    .split(/\s+/)
    .join('|')

/** What may follow "is". */
export const complements = new RegExp(
  `^(?:(?:very|quite|rather|a bit|a little|unusually|so|too|more|less|as|not|never|no|especially|fairly) )*(?:(?:${adjectives})(?:er|ier)?\\b|(?:about|how|what|why|where you|when you|the (?:part|side|place|one (?:who|that|to)|thing|voice|reason|way|habit|point where|engine|brakes?|gas|anchor|source|key|answer|teacher|friend|critic|judge|editor|host|diplomat)\\b|one (?:part|side|reason|way)|an? (?!(?:morning|night|day|evening|afternoon|winter|summer|guest|king|queen|ruler|stranger|neighbor|planet|lord|lady|leader|visitor|crowded|busy|full|weak|strong)\\b)\\w+|your (?!(?:strongest|weakest|highest|lowest|only|last|first)\\b)\\w+|like|in no hurry|at (?:work|play|ease with you)|for (?:you|people|others)|used to (?:being|having))\\b)`,
  'i',
)

/** What a body does or has done by itself, at the beginning of a clause. */
export const movements =
  /^(?:(?:is|are|was|were|has|have|had) )?(?:done|fresh|finished|back|gone|through with|free of|free from|over|on (?:its|his|her) way|out of|newly|just|about to|walk(?:s|ed|ing)?|stall(?:s|ed|ing)?|crawl(?:s|ed|ing)?|creep(?:s|ing)?|retreat(?:s|ed|ing)?|retrac(?:es|ed|ing)|revers(?:es|ed|ing)|return(?:s|ed|ing)?|depart(?:s|ed|ing)?|exit(?:s|ed|ing)?|halt(?:s|ed|ing)?|paus(?:es|ed|ing)|resum(?:es|ed|ing)|march(?:es|ed|ing)?|head(?:s|ed|ing)?(?= (?:back|home|into|for|out))|wander(?:s|ed|ing)?|drift(?:s|ed|ing)?|travel(?:s|ed|ing)?|cross(?:es|ed|ing)?|climb(?:s|ed|ing)?|sink(?:s|ing)?|circl(?:es|ed|ing)|orbit(?:s|ed|ing)?)\b/i

const small =
  "(?:and|but|or|nor|neither|either|which|that|is|are|was|were|also|both|not|isn['’]t|aren['’]t|wasn['’]t|in|into|on|at|of|from|through|the|your|their|his|her|its|own|natal|an?|no|sign|to|with|by|as|too|has|have|had|been|being|there|here|within|up|for|it|now|finally|rarely|again|even|still)"
const words = (more: string) =>
  new RegExp(
    `^(?:[,;(—–-] ?)?(?:(?:${small}|${more})\\b,? ?|(?:\\{partner\\}|your partner|the other person)['’]s )*$`,
    'i',
  )

export const toAny = words('makes?|forms?|making|forming|close')
/** Between a subject and its sign, house, degree or motion. */
export const toPlace = words(
  'sits?|sitting|lives?|living|lies|lands?|falls?|stands?|resides?|dwells?|rests?|occupies|inhabits|belongs?|placed|located|found|tucked away|planted|holed up|passing|passes|move[sd]?|moving|travels?|visits?|visiting|goes|comes|stays?|leaves?|leaving|left|enters?|changed?|changes|holds?|hosts?|contains?|welcomes?|houses|home|took up residence|came|rest|happens|be|expresses itself|color(?:s|ed)?|carries|stamp|gets|manner|speaks?|share[sd]?|together|side|part|much|had|already|reached|about|turns?|is where|joins?|keeps|company|signs?|spends|time|day|busy|way|through|along|meets?|lights? up',
)
/** Between a place and the point in it, or between two points. */
export const toPoint = words(
  'holds?|hosts?|contains?|welcomes?|houses|home|where|joins?|meets?|accompanies|keeps|together|along|sit|like|than|beside|ruled|rules|you have|sits|lives',
)
/** Between an event and its day or hour. */
export const toMoment = words(
  'comes?|arrives?|peaks?|follows?|falls?|happens?|occurs?|culminates|perfects|exact|lands?|early|late|around|about|until|lasts|stays|remains|begins?|ends?|starts?|morning|afternoon|evening|night|between|before|after|since|takes place|is due|due|goes|runs|set|again|just',
)
