import type { QuestionOf } from '../../question.ts'
import { cancerTheIllness } from '../words/illness.ts'
import { asksForDate } from './cues.ts'
import { otherMinds } from './other-minds.ts'
import { candidate, type Part, type Pattern, phrases } from './part.ts'
import { treatments } from './treatments.ts'

type Beyond = QuestionOf<'beyond'>['of']

/** A hospital that somebody works at or speaks to alarms nobody. */
const workplace =
  'board|jobs?|shifts?|administrat\\w+|staff|parking|fundrais\\w+|budget|volunteer\\w*|gala|manag\\w+|meeting|interview|position|colleagues?|wants? me to|hir\\w+|offer\\w*|pays?|project|contract|committee|director|cafeteria|choir|trustees|charity|drama|show|series'
const atWork =
  '\\b(?:work\\w*|jobs?|shifts?|interview\\w*|position|volunteer\\w*|hired|teach\\w*|career|nurse|intern\\w*|contract|meeting|offer|manager|boss|start\\w*) (?:\\w+ ){0,2}?(?:at|in|for|with|from|of) (?:the |a |an |our |my )?(?:\\w+ )?'

/** What astrology cannot tell. The first that fits counts. */
const beyond: [of: Beyond, pattern: RegExp][] = [
  [
    'death',
    phrases(
      '(?:when|how|will|am i going to|do i|at what age) .{0,20}\\b(?:die|pass away|be dead)',
      "(?:my|his|her|their|\\w+'s) (?:death|funeral|life ?span|life expectancy)",
      'how long (?:will|do|am|is|does) (?:i|he|she|they|my \\w+)(?: have| going)? (?:to )?(?:live|got left|left to live)',
      'how (?:much time|many years) (?:do|does) (?:i|he|she) have left',
      'how (?:long|much longer|many (?:more )?(?:years|months))\\b.{0,24}\\b(?:with us|left to us|stay with us|among us)',
      'how (?:long|much longer|many (?:more )?years) .{0,16}\\bhave (?:him|her|them|(?:my|our) \\w+)(?: with us)?(?=\\W*$)',
      'how (?:long|many (?:more )?years) (?:has|have) (?:my|our) \\w+(?: left)?(?: to us)?(?=\\W*$)',
      '(?:will|can|does) (?:my|our|he|she) ?(?:\\w+ )?(?:\\w+ )?make it (?:to|till|until|through|past) (?:the )?(?:winter|summer|spring|fall|year|christmas|easter|(?:his|her|their) \\w+|another \\w+|next \\w+)',
      'date of (?:my )?death',
      `how (?:long|much longer|much time) .{0,30}\\b(?:got left|have left|has left|got to live|left to live|to live)`,
      'how (?:long|much time) (?:has|have|does|do|will) (?:i|he|she|they|my \\w+(?: \\w+)?) (?:got|have|last)(?: left)?\\??$',
      '(?:my|our|his|her) (?:\\w+ )?(?:grand\\w+|gran|granny|nana?|mom|mum|mother|dad|father|parents?|dog|cat|husband|wife|uncle|aunt|sister|brother|friend|boss|partner) (?:is )?(?:going to |will |gonna )?(?:pass|croak|drop dead|go to heaven)(?! (?:the|her|his|my|an?|this|over|through))',
      'kick(?:ing|s)? the bucket|drop dead|croak',
      'going to die',
      '(?:is|will) (?:my|he|she|grandma|grandpa) .{0,20}\\b(?:die|dying|survive)',
      '(?<!\\b(?:if|should) (?:i|we) )live (?:long|to be|past|until)',
      'how old (?:will|would|do|am|are|can) (?:i|we|he|she|my \\w+) (?:going to )?(?:get|be(?:come)?|live|grow|reach|turn out)(?=\\W*$| when)',
      'when (?:is|are|will|does|do) (?:my|our|his|her) (?:\\w+ )?\\w+ (?:going to |gonna )?(?:die|pass(?: away)?|dying)',
    ),
  ],
  [
    'pregnancy',
    phrases(
      'pregnan(?:t|cy)',
      'try(?:ing)? for (?:a |another )?(?:baby|child|kid)s?',
      'twins|triplets',
      'bab(?:y|ies)\\b.{0,24}\\b(?:boys?|girls?)(?=\\W*$| or)',
      'preggo|preggers|knocked up|a bun in the oven|give birth|giving birth',
      'baby (?:be |is |gonna be |going to be )?(?:a )?(?:boy|girl)|(?:boy|girl) or (?:to )?(?:a )?(?:boy|girl)',
      'conceiv\\w*',
      '(?<!(?:^|[,;] ?|\\b(?:and|but|because|since|as|that|who) )(?:i|we|they) )(?:have|having|get|expect\\w*) (?:a |another |our first )?(?:baby(?! shower)|babies|kids|children|child)\\b',
      '(?:boy or (?:a )?girl|girl or (?:a )?boy)',
      '(?:is|will) (?:it|the baby|this one) (?:be |going to be )?(?:a )?(?:boy|girl)\\b',
      'fertil\\w+',
      'ivf',
      'miscarr\\w+',
      'due date',
      'gender of (?:my|the|our) baby',
      'how many (?:kids|children|babies|sons|daughters)',
      'become (?:a )?(?:mom|mother|dad|father|parent|parents)',
    ),
  ],
  [
    'lottery',
    phrases(
      'lotter(?:y|ies)',
      '(?:which|what) numbers?(?! of| is my)',
      'win (?:big|millions|a million|the (?:draw|prize|raffle))',
      '(?:which|what) (?:horse|team|ticket|number|color)s? (?:wins?|will win|to (?:bet|play|pick)|should i (?:bet|play|pick))',
      'lotto',
      'power ?ball',
      'mega ?millions',
      'jackpot',
      'winning numbers',
      'numbers for (?:\\w+ ){0,2}(?:draw|ticket|lotto|lottery)',
      'lucky numbers?',
      'gambl\\w+',
      'casino',
      'poker',
      'roulette',
      'scratch ?(?:card|off|ticket)s?',
      'sports? bet\\w*',
      'slot machines?',
      'bet on (?:the|a|horses?|sports)',
      'raffle',
      'euromillions',
      'betting (?:on|slip)',
    ),
  ],
  [
    'court',
    phrases(
      '(?:win|lose|gain) (?:the|my|our|this) (?:process|case|appeal|trial|hearing|dispute|lawsuit)',
      '(?:my|the|our) appeal|court hearing|bail|parole|lawyers?|attorney',
      '(?:who|which of us) (?:will |is going to )?(?:gets?|keeps?|wins?) (?:the )?(?:kids|children|house|custody|dog)',
      '(?<!\\b(?:tennis|basketball|food|squash|volleyball|badminton|pickleball|royal) )court(?! ?ship| ?yard| transcript| time)',
      'lawsuits?',
      'law suit',
      '(?<=\\b(?:to|i|we|they|he|she|will|can|could|should|would|gonna) )sue|suing|sued',
      'trial(?! (?:run|period|version))',
      'custody',
      '(?:the|my|a) judge',
      'verdict',
      'legal (?:case|battle|dispute|matter|trouble)',
      'my case',
      'prosecut\\w+',
      'go to (?:jail|prison)',
      'visa\\b(?! card)',
      'green card',
      'settlement',
      'immigration',
    ),
  ],
  [
    'health',
    phrases(
      cancerTheIllness,
      '(?:do|does|did|have|has|had|will|could|might) (?:i|he|she|my \\w+|it|they) (?:have|has|had|get|got) (?:a )?(?:an? )?(?:cancer(?! (?:placements?|in my|rising|moon|sun|anywhere|planets?|stellium|venus|mars|mercury))|diabetes|tumou?r|disease|illness|covid|adhd|autism|depression|heart attack|stroke)',
      '(?:got|has|had|beat|breast|lung|skin|colon|brain|prostate) cancer',
      '(?:disease|illness|sick(?:ness)?|symptoms?|diagnos\\w+|surgery|operation|medications?|medicine|meds|pills|doctor|tumou?r|chemo|biopsy|blood test|scan results|test results|therapy dose|heal(?:ed)? from|injur(?:y|ies)|migraines?|headaches?|back pain|pain in|chronic pain|rash|fever|infection|virus|covid|flu|adhd|autis\\w+|bipolar|diabetes|thyroid|blood pressure|insomnia)',
      'lumps?|tumou?rs?|cysts?|moles?\\b|swelling|swollen|nosebleeds?|cough(?:ing)?|dizzy|dizziness|faint(?:ed|ing)|stitches|mri|x ?ray|ultrasound|vaccin\\w+|allerg\\w+|asthma|ulcers?|hernia|arthritis|dementia|alzheimer\\w*|epilepsy|std|sti|hiv',
      '(?:my|his|her) (?:\\w+ )?(?:head|neck|back|knees?|chest|stomach|tummy|belly|tooth|teeth|throat|legs?|arms?|foot|feet|hips?|shoulders?|skin|eyes?|ears?|lungs?|liver|kidneys?|heart|hand|hands|finger|bones?|ankle|elbow|wrist) (?:is |are |has |have |really |so |always |keeps? |been )*(?:hurt\\w*|ach\\w+|burn\\w*|pain\\w*|sore|itch\\w*|numb|infected|broken|bleed\\w*|swell\\w*|throb\\w*|killing)',
      'have (?:i|he|she) (?:got )?(?:the |a )?(?:diabetes|cancer(?! (?:placements?|in my|rising|moon|sun|venus|mars))|covid|adhd|autism|depression|disease|flu)',
      'something (?:serious|bad) (?:with|wrong)|heal\\b|healing|cured?|ill\\b|hospitali[sz]ed|cancerous|serious(?:ly)? (?:ill|sick)|(?:stop|start|quit|take|taking) (?:taking )?(?:my )?(?:meds|pills|medication|antidepressants|treatment)',
      `(?<!${atWork})hospital(?! (?:${workplace})\\b)`,
      "(?:my|our|his|her|their|\\w+'s) (?:\\w+ )?(?:scan|biopsy|mammogram|bloodwork)(?= (?:is|was|are|will|on|at|tomorrow|next|this|today)\\b)",
      'my health',
      'health (?:problems?|issues?|like|look|be)',
      'how is my health',
      'what about (?:my )?health',
      'lose weight',
      'get (?:well|healthy|sick)(?: soon)?',
      'recover from',
    ),
  ],
  [
    'investment',
    phrases(
      'stocks?(?! up)',
      'shares(?! my| the| a)',
      'crypto\\w*',
      'bitcoin|btc|ethereum|eth|doge ?coin|nfts?|solana',
      'invest(?:ing|ment|ments)?(?: in| my| money| now)?',
      'stock market|the market',
      'dow jones|nasdaq|s&p|wall street|hedge fund|savings? (?:into|in)|put (?:my |our |some )?(?:money|savings|cash) (?:in|into)',
      'portfolio',
      'forex|trading|day trad\\w+',
      'gold price|interest rates?',
      'index funds?|etfs?|401k|real estate market',
      '(?:buy|sell) (?:gold|tesla|apple|nvidia|options)',
      'tesla|nvidia',
    ),
  ],
  [
    'lost-thing',
    phrases(
      '(?:lost|misplaced|missing|can not find|could not find|find my|where (?:is|are|did i (?:put|leave|lose)) my) (?:(?:my|the|a|our|his|her) )?(?:[^ ]+ ){0,2}?(?:keys?|ring|wallet|phone|cat|dog|passport|glasses|necklace|earrings?|purse|bag|watch|laptop|card|documents?|airpods|remote|package|luggage|jewel\\w*|sunglasses|umbrella|headphones|ticket|bracelet)',
      '(?:stole|stolen|took) my',
      'my (?:cat|dog|bird|rabbit|parrot|hamster|pet|puppy|kitten)\\b.{0,20}\\b(?:ran|run|went|gone|disappeared|missing|lost|escaped|vanished|away)',
      '(?:my|the) (?:\\w+ )?(?:keys?|ring|wallet|phone|passport|glasses|necklace|earrings?|purse|bag|watch|laptop|card|airpods|remote|luggage|bracelet) (?:is|are|went|has|have|got) (?:lost|missing|gone|disappeared|vanished|misplaced|stolen|nowhere)',
      '(?:lost|misplaced) (?:my|the|our) .{0,16}\\b(?:keys?|ring|wallet|phone|passport|glasses|necklace|purse|bag|watch|laptop|card)\\b',
      'i lost (?:my|the|a) (?!job|mom|dad|mother|father|way|mind|temper|patience|virginity|weight|faith|friend|husband|wife|touch)',
    ),
  ],
  [
    'secrets',
    phrases(
      '(?:is|was|has|did|does|will) (?:he|she|they|my \\w+(?: \\w+)?|\\w+) (?:be |been |still |really |secretly |ever |even |actually |just )*(?:cheat\\w*|lying|lie to me|lied|loves? me|like me|likes me|like me back|love me|miss(?:es|ing)? me|think(?:s|ing)? (?:of|about) me|hat(?:e|es|ing) me|hid(?:e|es|ing)|texting|talking to (?:someone|somebody)|interested in me|seeing (?:someone|somebody|other)|into me|mad at me|want me|wants me|text me|call me|come back|coming back|using me|ghost\\w*|regret|have feelings|feel the same|propose|talking (?:about me|behind)|serious about me|over me|trust me|hav\\w+ an affair|leave (?:his|her) (?:wife|husband))',
      'what (?:is|are|does|do|did) (?!(?:you|i|we|people|others|everyone|it|this|that|stars|the) )(?:he|she|they|my (?:ex|boss|crush|boyfriend|girlfriend|husband|wife|friend|partner|coworker|mother in law)|\\w+) (?:really |actually |secretly )?(?:think|thinking|feel|feeling|hiding|want|wants|planning|saying|doing) ?(?:of|about|from|for)? ?(?:me)?',
      'cheating on me',
      '(?:can|could|should) (?:i|we) (?:really |ever |even )?trust (?:him|her|them|(?:my|this|that|our|the) (?!(?:own )?(?:gut|instincts?|intuition|heart|feelings?|judgment|luck|memory|chart|stars|process|self|mind)\\b)(?:\\w+ )?\\w+)',
      'planning to (?:fire|leave|dump|divorce|replace|sack) (?:me|us)|(?:fire|sack|dump|replace) me',
      '(?:come|coming|came|go|going|get|getting) back to me|hiding (?:something|anything|things)|keeping (?:something|secrets?)|tells? me everything|behind (?:my|our) back',
      '(?:sleep|sneak|flirt|mess|talk|hook|fool)\\w*(?: around| up)? (?:with|behind) (?:someone|somebody|another|other|her ex|his ex)',
      '(?:is|was|has|are) (?:he|she|they|my \\w+) (?:\\w+ )?(?:faithful|loyal|honest|someone else|somebody else|unfaithful|two ?timing|seeing)',
      'who (?:is |likes |has a crush on |hates |stole from |is stalking )(?:me|lying|talking|texting)',
      'does anyone (?:like|love) me',
      'read (?:his|her|their) mind',
      'behind my back',
      'secret(?:s|ly)?(?: affair| crush)?(?= (?:of|that|from|about|is|does|has))',
      '(?:who|what) (?:is|will be|are|is going to be) (?:the name of )?my (?:(?:next|future|first|second) )?(?:husband|wife|spouse|boyfriend|girlfriend|partner)(?: name)?(?=\\W*$| name| going| please|,)',
      '(?:is|was) (?:he|she|they) (?:really |actually )?(?:the one|my (?:soul ?mate|twin flame))',
      'name of my (?:soul ?mate|future|husband|wife)',
      '(?:who|what) is my (?:soul ?mate|future (?:husband|wife|spouse))(?: name)?',
      '(?<!\\b(?:text|call|message|write|answer|email|phone) )my ex (?:come back|coming back|want me|miss me|back)',
    ),
  ],
  [
    'facts-of-the-world',
    phrases(
      '(?<!\\b(?:astro|astrological|cosmic|planetary|sky|astrology) )weather',
      'rain(?:ing|y)?(?= |$|\\?)(?!.*retrograde)',
      'snow(?:ing)?',
      'elections?',
      'president',
      'prime minister',
      'politic\\w+',
      'world cup|super bowl|champions league|olympics|football game|the game tonight|nba|nfl|premier league',
      'capital of',
      'population of',
      'recipe',
      'how (?:do|to) (?:i )?(?:cook|bake|fix|install|code|program)',
      'translate',
      'news',
      '\\d+ ?(?:[+x*]|plus|times|minus|divided by) ?\\d+',
      '(?:python|javascript|java|html|code|sql)',
      'war(?:s)?(?= (?:in|end|with|start|over|be)|\\?|$)',
      'earthquakes?',
      'end of the world|world end',
      'what time is it',
      'will (?!i |we |my |he |she |you |it |this |that |they )[\\w.]+(?: \\w+){0,2} (?:win|lose|be elected|beat)',
      'who (?:won|wrote|invented|discovered|directed|will win)',
      'how (?:tall|old|far|big) is',
      'movie|netflix|song lyrics',
      'homework',
      'essay',
      'traffic',
    ),
  ],
]

export const beyondPatterns: Pattern[] = [beyondAstrology, othersMind]

/** Only where it is asked: "My boss hates me, when should I talk to her?" is a plan. */
function othersMind({
  text,
  plain,
  spans,
  purposes,
  points,
  houses,
  signs,
}: Part): ReturnType<Pattern> {
  if (points.length + houses.length + signs.length > 0 || /\bcharts?\b/.test(text)) return undefined
  if (!asksWhether.test(text) || !otherMinds.test(plain)) return undefined
  return candidate(spans.length + purposes.length > 0 ? 7 : 10, { kind: 'beyond', of: 'secrets' })
}

const asksWhether =
  /^(?:so |and |but |ok |hey |please |tell me |i wonder |honestly |be honest )*(?:if |whether )?(?:what (?=is|are|does|do|did)|)(?:does|do|did|is|are|was|were|has|have|will|would|can|could)\b(?! i\b| you\b| we\b)|\?$|\b(?:i (?:want|need|would like) to know|i wonder|i suspect|do you think|can you (?:see|tell)|tell me) (?:if|whether|that)?/

/** Words of the field in the same part mostly make it a question for a chart after all. */
function beyondAstrology(part: Part): ReturnType<Pattern> {
  if (isTreatmentDate(part)) return candidate(30, { kind: 'beyond', of: 'health' })
  for (const [of, pattern] of beyond) {
    if (!pattern.test(part.plain)) continue
    const isOfChart = namesChart(part, of)
    const isPlan = part.purposes.length > 0 && ['facts-of-the-world', 'health'].includes(of)
    return candidate((isOfChart ? 4 : of === 'investment' ? 15 : 11) - (isPlan ? 4 : 0), {
      kind: 'beyond',
      of,
    })
  }
  return undefined
}

/** "Should I buy shares before Mercury turns retrograde?" is about shares. */
function namesChart({ text, points, houses, aspects }: Part, of: Beyond): boolean {
  const isOnlySky =
    of === 'investment' && /\bretrograde|\beclipse/.test(text) && !/\bmy (?:P|H)\d/.test(text)
  return !isOnlySky && points.length + houses.length + aspects.length > 0
}

/** "a lucky day to go off my pills": refused, whatever else could be read in it. */
function isTreatmentDate({ plain, text }: Part): boolean {
  return treatments.test(plain) && asksForDate(text)
}
