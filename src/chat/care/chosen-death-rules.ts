import { anyOf, type Rule } from './rule.ts'

const dateWords = anyOf(
  'when|days?|dates?|times?|hours?|moments?|nights?|evenings?|mornings?|weeks?|weekends?|months?|years?|tonight|tomorrow|how soon|transits?|moons?',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  'january|february|april|june|july|august|september|october|november|december',
)

const ofSomethingElse = anyOf(
  '(?:living|existing|live|exist|alive|here|around) (?:with|at|like|off|out of|under|near|apart|separately|together|alone|paycheck|for|by|through|there|abroad|as|beyond|my|an?|up to|without|so|between|vicariously|here)',
  '(?:living|existing|live|exist|here|around) in(?! (?:this (?:world|body|life|pain|hell)|my (?:body|skin|head)|pain|misery))',
  '(?:living|existing|live|exist) on(?! (?:this|the|planet) (?:earth|planet|world))',
  'die hard|to die for|(?:hair|roots|die out)',
  'movie|film|novel|song|lyrics|character|episode|game',
)

const animals =
  'dogs?|cats?|pupp(?:y|ies)|pup|kittens?|kitty|hamster|rabbit|bunny|bird|parrot|budgie|horse|pony|fish|turtle|guinea pig|pets?'

const reunion = (soon: string) =>
  `(?:see|seeing|meet|meeting|join|joining|be with|with|hug|hold|come to|coming to|going to) (?:you|him|her|them) (?:again |there |all |very |really |both )*(?:${soon})`

/** "When should I stop living?" asks for a date like any other plan. */
export const chosenDeathRules: Rule[] = [
  {
    kind: 'suicide',
    says: anyOf(
      '(?:cease|ceasing) (?:to exist|existing|living|to live)',
      '(?:stop|stopping|quit|quitting|end|ending|finish|finishing|give up|done|done with|no longer|not|never) {adv} ?(?:with )?(?:living|existing|breathing|being alive|be alive|exist|be living|my existence|this existence|existence)',
      '(?:stop|quit|end|cease|finish|done) {adv} ?(?:with )?(?:being|staying) (?:here|around(?= {end}|$)|on (?:this |the )?(?:earth|planet|world)|in (?:this|the) world|me|born)',
      '(?:to|should i|can i|could i|may i|i can|i should|i could) {adv} ?(?:not|no longer|never) {adv} ?(?:be|stay) (?:here|around|on (?:this |the )?(?:earth|planet)|in this world)(?: {end}| any longer| any more)*$',
      '(?:to|should i|can i|could i|may i|i can|i should|me) {adv} ?(?:die|be dead|pass away|drop dead|perish|be gone forever|cease to be|never wake up|not wake up|sleep forever|disappear forever|be no more)',
      '(?:quit|end|ending|exit|finish|stop|leave|depart|depart from|be done with|check out of) (?:this |living this )?(?:life|earth|planet|world)(?! (?:coach|of|behind|chapter|phase|cup|tour|trip|insurance|lessons?))',
      '(?:leave|depart) (?:the )?(?:earth|planet|world|land of the living)(?! (?:of|behind))',
      '(?:end|ending|take|taking|finish) my (?:own )?life(?! (?:as|with|at|back|seriously|to|into|forward|further|in (?:\\S+ )?(?:city|town|hands|direction|country|job|band)))',
      '(?:to|should i|can i|may i|i should) {adv} ?(?:unalive|kill)(?: (?:me|myself))?$|(?:should i|can i|to) (?:not|no longer|never) {adv} ?(?:live|breathe)(?: {end}| any longer| any more)*$',
      'go (?:away )?(?:forever )?and {adv} ?never (?:come|be) (?:back|here|seen|again)',
      '(?:for|of|plan|choose|pick|set|schedule) my (?:own )?(?:death|passing|suicide|last day|exit from)',
    ),
    also: dateWords,
    unless: [
      ...ofSomethingElse,
      ...anyOf(
        'when (?:will|do|would|am) i (?:going to )?(?:die|be dead|pass away)',
        '(?:not|never) {adv} ?(?:want|wanted|going|ready|supposed|allowed|afraid|scared) to (?:die|be dead)',
        '(?:afraid|scared|fear|terrified|worried) (?:of|to|about) ~2 (?:die|dying|death)|before i die',
      ),
    ],
  },
  {
    // People who break up or close something name it; these patterns name nothing.
    kind: 'suicide',
    says: anyOf(
      '(?:when|days?|dates?|time|hour|moment|night|week|month) (?:is )?~6 (?:to|should i|shall i|can i|could i|i should|i can) {adv} ?(?:end|finish) (?:it|everything|it all|all of it|all this)(?: (?:all|now|tonight|forever|for good|finally|once and for all|for me|please))*$',
    ),
    nowhere: anyOf(
      'him|her|he|she|they|them|us|we|boyfriend|girlfriend|husband|wife|partner|fiance|ex|guy|girl|man|woman|friend|friends|friendship|relationship|situationship|marriage|engagement|dating|date someone|affair|job|work|boss|contract|lease|project|business|course|subscription|membership|meeting|party|speech|book|story|call|diet|deal|fight|argument|feud|landlord|roommate|company|lawsuit|season|game',
    ),
  },
  {
    kind: 'suicide',
    says: anyOf(reunion('tonight|soon|tomorrow|today|this week|in a few days|shortly')),
    anywhere: anyOf(
      `(?<!(?:${animals}) (?:\\S+ ){0,2})(?:died|passed away|passed on|passed (?:last|this|in|two|years?))|heaven|graves?|graveyard|cemetery|buried|cremated|ashes|deceased|widow|widower|funeral`,
      '(?:lost|losing) (?:my |our )?(?:\\S+ )?(?:him|her|mom|dad|mother|father|parents|husband|wife|son|daughter|baby|child|brother|sister|grandma|grandpa|grandmother|grandfather|nana|granny|best friend|friend|boyfriend|girlfriend|fiance|partner)(?! (?:to (?:another|someone)|in the (?:crowd|store|mall)))',
      '(?:late|dead) (?:mom|dad|mother|father|husband|wife|son|daughter|brother|sister|baby|friend|grandma|grandpa)',
      '(?:he|she|mom|dad|mother|father|husband|wife|son|daughter|brother|sister|baby|grandma|grandpa|friend) (?:_|(?:is|has been|was) dead|(?:is|has been|was) (?:gone forever|with god|with the angels))',
      'see you (?:very |really )*(?:tonight|soon|tomorrow|today) (?:my )?(?:mom|mommy|dad|daddy|mother|father|grandma|grandpa|nana|nan|granny|my love|my angel|angel|baby|brother|sister|son|daughter)',
    ),
    nowhere: anyOf(
      '(?:phone|battery|laptop|computer|car|wifi|plant|plants|app|connection|engine|hype|party) ~2 (?:just )?died',
      '(?:see|meet) (?:him|her|them) (?:tonight|soon|tomorrow|today) (?:for|at|on) (?:a |the |our )?(?:date|dinner|lunch|coffee|drinks|work|school|office|game|movie)',
      '(?:lawyer|therapist|counselor|doctor|priest|pastor) ~8 (?:see|meet|meeting|seeing) (?:him|her|them)',
    ),
  },
  {
    // Grief for an animal is ordinary, and so is "see you tomorrow" after it.
    kind: 'suicide',
    says: anyOf(
      reunion('tonight|soon|today|this week|in a few days|shortly'),
      '(?:see|join|joining|be with|hug|hold) (?:him|her|them) (?:again )?tomorrow',
    ),
    anywhere: anyOf(
      `(?:${animals}) (?:\\S+ ){0,2}(?:died|passed|dead|gone forever)`,
      `(?:lost|losing|put down|buried) (?:my |our )?(?:\\S+ )?(?:${animals})|(?:put|putting) (?:my |our )?(?:\\S+ )?(?:${animals}) down`,
    ),
    nowhere: anyOf(
      '(?:thanks|thank you|bye|goodnight|good night|talk later) (?:\\S+ ){0,4}see you soon',
    ),
  },
]
