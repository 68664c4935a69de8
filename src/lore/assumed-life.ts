/** What a sentence takes for granted in the life of its reader. */
export type Assumption =
  | 'job'
  | 'retirement'
  | 'partner'
  | 'marriage'
  | 'dating'
  | 'children'
  | 'young-children'
  | 'own-house'
  | 'youth'

const OFFERED =
  /\bif (?:you have|there is|there's) one\b|\bor (?:an? |your )?(?:best |close |old )?(?:friend|roommate|client|opponent|colleague)\b|\bincluded\b/i

const patterns: Record<Assumption, RegExp> = {
  job: /\b(?:at work|your (?:own )?(?:boss|bosses|manager|manager's|job|jobs|career|salary|office|desk|workday|shift|team)|boss(?:es)?|co-?workers?|colleagues?|the office|office|(?:a|the|one|every|any|long|longest|wrong|next|staff|work|weekly|team) meetings?|in meetings|performance review|working (?:days?|weeks?|hours?)|day job|promotion|(?:a|your) raise|work (?:email|call|trip)s?|work chat|paycheck)\b/i,
  retirement: /\b(?:since you retired|your retirement|retirees?|your pension)\b/i,
  partner:
    /\b(?:(?:your|a) (?:partner|partner's|other half|lover)|the person (?:you (?:live with|love|share)|beside you in bed|next to you in bed)|your relationship|your partnership|date night|as a couple)\b/i,
  marriage:
    /\b(?:your (?:husband|wife|spouse|marriage|in-laws?)|your (?:mother|father)-in-law|anniversary)\b/i,
  dating:
    /\b(?:(?:a|the|your) (?:first|second|third|new|blind|next) dates?|on a date|on dates|dating|while you(?:'re| are) single|your crush|a match on an app|ask someone out)\b/i,
  children:
    /\b(?:your (?:own )?(?:kids?|child|children|sons?|daughters?|child's|kids'|toddler|teenagers?)|parent-teacher|school run|school pickup|bedtime story)\b/i,
  'young-children':
    /\b(?:your (?:kids?|child|children)(?:'s|') (?:homework|bedtime|school|teacher)|school run|school pickup|bedtime story|babysitter|parent-teacher)\b/i,
  'own-house':
    /\b(?:your (?:own )?(?:house|roof|garage|lawn|yard|backyard|basement|attic|deck|driveway|hedge|mortgage)|the (?:gutters|hedge|lawn|mortgage)|lawn ?mower)\b/i,
  youth:
    /\b(?:roommates?|your (?:landlord|dorm|parents|mother|father)|internship|entry-level|student loans?|first (?:job|apartment))\b/i,
}

const all = Object.keys(patterns) as Assumption[]

/** Whether a sentence belongs to a day of work. */
export const assumesJob = (sentence: string): boolean => patterns.job.test(sentence)

const SHARED_ROOF =
  /\b(?:bathroom|bedroom|kitchen|dish(?:es|washer)|fridge|refrigerator|couch|laundry|groceries|bedtime|(?:other|next|same) room|the hall|(?:come|comes|came|coming) home|come in at|in bed|the bed|up at (?:six|seven)|the (?:closet|sink|stove)|at home|asleep|sleeps?|wakes?|footsteps|blanket|supper)\b/i

/** Whether a text takes it for granted that two people live, or at least stay, in one place. */
export function assumesSharedRoof(text: string): boolean {
  return SHARED_ROOF.test(text)
}

/** An alternative, as in "your partner or best friend", takes nothing for granted. */
export function assumptionsIn(sentence: string): Assumption[] {
  const found = all.filter((assumption) => patterns[assumption].test(sentence))
  return OFFERED.test(sentence)
    ? found.filter((one) => one === 'job' || one === 'retirement')
    : found
}
