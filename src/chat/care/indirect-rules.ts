import { anyOf, type Rule } from './rule.ts'

const PICTURES =
  '(?:naked|nude|nudes|intimate|topless|explicit|sex) ~1 (?:photos?|pictures?|pics|videos?|tapes?)?'
const SPREADS =
  '(?:post|posts|posting|share|shares|sharing|leak|leaks|leaking|send|sends|sending|publish|upload|release|show|shows|showing|spread)'

/** Signs of a crisis without the plain words for it: a date that is set, a pet that is given away, a passport that is kept. */
export const indirectRules: Rule[] = [
  {
    kind: 'suicide',
    says: anyOf(
      '(?:have|got|i) (?:a |the |my )?(?:date|day|time|place) (?:picked|set|chosen|planned|decided|circled)(?: out)? (?:and|but) (?:no one|nobody|not a soul) (?:knows|suspects|will know|has noticed)',
      '(?:do|can|could|did) not {adv} ?(?:see|picture|imagine) (?:myself|me) {adv} ?(?:making it (?:to|past|until|till|through)|(?:being )?(?:alive|still here|around) (?:at|by|next|past|after|in)|living (?:past (?:the |this |my )?(?:year|winter|summer|spring|christmas|birthday|week|month|\\d+|thirty|forty)|until|till|to see|much longer))',
      '(?:google|googled|googling|search|searching|searched|look|looking|looked|research|researching|researched|read|reading) ~4 (?:painless|peaceful|quick|easy|quiet|painfree) ~2 (?:ways?|methods?) (?:to|of) (?:go|leave|do it|going|leaving|doing it|end|exit)(?: out)?$',
      '(?:gave|given|give|giving|rehomed) (?:away )?(?:my|our|the) (?:\\S+ ){1,8}so (?:that )?i can (?:finally )?(?:go|leave|be gone|die|rest|be at peace)(?: (?:in peace|quietly|now|forever|without \\S+))?$',
      'so (?:that )?i can (?:finally )?(?:go|leave this world|pass|rest) in peace',
      '(?:wish|wished|wishing|hoped|hoping) ~1 i (?:had|would|did|could) (?:have )?(?:not|never) (?:have )?(?:woken|woke|wake|waken) up(?: (?:this morning|today|again|at all|ever|anymore|from (?:it|that)))?$',
      'disappointed (?:that )?i (?:woke|wake|keep waking|am still) (?:up|here|alive)(?: (?:again|today|this morning))?$',
    ),
    unless: anyOf(
      '(?:for (?:the|our|my|his|her) (?:\\S+ )?(?:wedding|party|trip|vacation|launch|shower)|elope|eloping|engagement|propose|proposal|surprise party|resign|resigning|to quit)',
      'making it (?:to|through|past) (?:the|a|this|that|my|our) ~1 (?:gym|party|meeting|finals?|playoffs|semester|book|movie|course|class|shift|dinner|level|interview|round|top|office|retreat|lease)|making it (?:to|through) (?:work|class|bed|dinner|finals)',
      'ways? (?:to|of) (?:go|going) (?:vegan|back|to|viral|green|on|about)|ways? (?:to|of) (?:leave|leaving|end|exit|ending) (?:a|the|my|this|an|it with)',
      '(?:so early|so late|before (?:my|the) alarm|hungover|at (?:five|six|4|5|6)|from (?:that|the) (?:nap|dream))',
    ),
  },
  {
    kind: 'danger',
    says: anyOf(
      '(?:will|would|going to|want to|wants to|plans? to|planning to|threatened to|threatens to|about to|might) ~1 (?:shoot up|bomb|blow up|burn down) (?:our|my|the|a|his|her|this) ~2 (?:school|class|classroom|church|mosque|synagogue|mall|office|work|campus|hospital|concert|club|workplace)',
    ),
    unless: anyOf(
      'in (?:the|a|this|that|my) (?:\\S+ )?(?:movie|film|show|episode|series|book|novel|game)|quake|balloons?',
    ),
  },
  {
    kind: 'abuse',
    says: anyOf(
      '{home} (?:\\S+ ){0,3}?(?:takes|took|keeps|holds|hides|hid|controls|has taken|locks up) (?:all )?(?:my|our) (?:whole |entire )?(?:paycheck|paychecks|wages|salary|pay|bank cards?|cards?|bank account|passport|papers|phone|car keys|keys|documents|earnings)',
    ),
    also: anyOf(
      '(?:will|does|would|do|did) not (?:let|allow) me (?:to )?(?:see|talk|call|visit|work|leave|go|have|use|meet|text|speak)',
      '(?:so|in case|because) i (?:can not|could not|might|try to|do not) (?:leave|go|run|call|get away)',
      '(?:passport|papers|documents|paycheck|paychecks|wages|salary|earnings)(?: (?:and|so|every|each|to|because|from|away))?(?: .{0,40})?$',
    ),
    unless: anyOf(
      '(?:grounded|homework|bedtime|screen time|curfew|in (?:a|the|his|her) (?:drawer|folder|bag)|at (?:customs|the (?:airport|border|hotel|embassy))|for (?:the|our) (?:trip|flight|vacation|taxes)|by (?:mistake|accident)|lol|haha)',
      'i (?:gave|asked|let|told) (?:him|her|them) ~1 (?:to|keep|take|have)',
    ),
  },
  {
    kind: 'abuse',
    says: anyOf(
      `${PICTURES} ~8 (?:says?|said|threatens?|threatened|threatening|going to|will|would|wants to) ~4 ${SPREADS}`,
      `(?:says?|said|threatens?|threatened|threatening|blackmails?|blackmailing|blackmailed) ~6 ${SPREADS} ~5 ${PICTURES}`,
      `(?:blackmail|blackmails|blackmailing|blackmailed|extort|extorts|extorting) (?:me|us) ~3 (?:with|over|using|because of) ~3 ${PICTURES}`,
    ),
    unless: anyOf(
      '(?:movie|film|tv show|episode|series|painting|paintings|gallery|exhibition|museum|art (?:class|show|project))',
    ),
  },
  {
    kind: 'money',
    says: anyOf(
      '(?:can not|could not|can no longer|no money to|not able to|unable to|do not have (?:money|the money|enough) (?:to|for)) (?:even )?(?:buy|afford|pay for|get|fill|refill)? ?(?:my|his|her|our|the kids|my (?:kids|sons|daughters|moms|dads)) (?:\\S+ )?(?:\\S+ )?(?:insulin|medication|medications|medicine|meds|pills|inhaler|prescription|prescriptions|epipen|formula)',
    ),
    unless: anyOf(
      '(?:until (?:the pharmacy|monday|they) opens?|because the pharmacy (?:is|was) closed|(?:cat|dog|hamster)s? (?:\\S+ )?(?:insulin|medication|medications|medicine|meds|pills|inhaler|prescription|prescriptions))',
    ),
  },
]
