import type { LifeTheme, Question } from '../../question.ts'
import { broadTheme } from './broad-words.ts'
import { goodTime, plan, when } from './cues.ts'
import { candidate, isPlanet, type Part, type Pattern, phrases } from './part.ts'

export function strongest(part: Part) {
  const { text, owner } = part
  if (when.test(text)) return undefined
  if (
    /\b(?:strong(?:est)?|dominant|powerful|dominat\w+|important|loud(?:est)?|weak(?:est)?|biggest|main|prominent|tight(?:est)?|closest|exact(?:est)?|key|defining|most)\b/.test(
      text,
    )
  ) {
    if (/\b(?:planet|body|planets)\b/.test(text))
      return candidate(8, { kind: 'strongest', of: 'planet', owner })
    if (/\b(?:aspects?|contact|angle|connection)\b/.test(text))
      return candidate(8, { kind: 'strongest', of: 'aspect', owner })
    if (
      /\b(?:chart|placements?|thing (?:about|in)|me|factor|influence)\b/.test(text) &&
      part.points.length === 0 &&
      part.spans.length === 0
    )
      return candidate(6, { kind: 'strongest', of: 'chart', owner })
  }
  const score = onlyMine.test(text) ? 8 : wholeChart.test(text) ? 5 : 0
  const isNarrow =
    part.points.length +
      part.houses.length +
      part.signs.length +
      part.spans.length +
      part.themes.filter((theme) => theme !== 'self').length >
    0
  const isDated = part.spans.length > 0
  const subject = isNarrow || isDated || onlyMine.test(text) ? undefined : subjectOf(part)
  if (score > 0 && subject) return candidate(6, { kind: 'theme', theme: subject, owner })
  return candidate(isDated ? score - 6 : isNarrow && !onlyMine.test(text) ? score - 4 : score, {
    kind: 'strongest',
    of: 'chart',
    owner,
  })
}

/** "My father and I shout at each other, is that in my chart?": the chart is asked about this. */
function subjectOf({ text }: Part): LifeTheme | undefined {
  const said = text
    .replace(wholeChart, ' ')
    .replace(/\b(?:say|says|tell|show|explain|read|see|look\w*|mean\w*|describe)\b/g, ' ')
  const theme = broadTheme(said)
  return theme && subjects.has(theme) ? theme : undefined
}

const subjects = new Set<LifeTheme>(['love', 'work', 'money', 'home', 'friends', 'creativity'])

const onlyMine = phrases(
  '(?:would|will) be (?:wrong|false|untrue) for (?:my|anyone|any|most|other|somebody|someone|everyone|another)',
  'not (?:true|be true) (?:of|for) (?:my|everyone|anyone|anybody|others|most)',
  'wrong for (?:my|everyone|anyone|somebody|someone)',
  'only (?:true )?(?:of|for|about) me',
  'only (?:i|me)',
  '(?:unique|special|different|rare|unusual|weird|specific|interesting)(?: \\w+)? (?:about|to|in|thing|for) (?:me|my|a)',
  'stand(?:s)? out',
  'makes? (?:me|my chart) (?:unique|special|different|me|rare|weird|interesting)',
  'true of nobody else',
  "doesn't apply to everyone",
  'apply (?:only )?to (?:me|everyone|anyone)',
  'something (?:specific|unique|surprising|i do not know|nobody knows|real)',
  'surprise me',
  'prove (?:it|to me|yourself)',
  'impress me',
  'tell me something(?! (?:funny|nice|good|about T))',
)

const wholeChart = phrases(
  '(?:read|explain|interpret|analy[sz]e|summari[sz]e|describe|show|tell me about|look at|see|about|sum up|go over|do) my (?:whole |full |entire )?(?:natal )?chart',
  'my (?:natal )?chart',
  'a reading',
  'tell me about (?:me|myself)',
  'what do you (?:see|know) (?:about|in) (?:me|my)',
  'what does (?:that|it|this|my chart) (?:tell|say|mean)',
  'who am i',
  'read me',
  'about me',
  'know about me',
)

export function themeOf(part: Part) {
  const { text, owner, themes } = part
  if (withRelative.test(text) && part.spans.length + part.points.length === 0 && !when.test(text))
    return candidate(8, { kind: 'theme', theme: 'home', owner: 'user' })
  const theme = themeIn(part)
  if (!theme || part.spans.length > 0 || when.test(text)) return undefined
  const score =
    3 +
    (selfQuestion.test(text) ? 3 : 0) +
    (/\b(?:chart|stars)\b/.test(text) ? 1 : 0) +
    (themes.length === 1 ? 1 : 0) +
    (part.wordCount <= 5 ? 1 : 0) -
    (part.points.some(isPlanet) ? 3 : 0) -
    (part.houses.length + part.aspects.length > 0 ? 3 : 0) -
    (goodTime.test(text) ? 3 : 0) -
    (part.purposes.length > 0 && plan.test(text) ? 3 : 0) -
    (usWords.test(text) ? 3 : 0)
  return candidate(score, { kind: 'theme', theme, owner })
}

/** "Is it my Scorpio rising that makes people leave?", "Am I doomed to be alone?": a chart decides neither. */
export function fateOf(part: Part): ReturnType<Pattern> {
  if (!fate.test(part.text) || part.spans.length > 0 || when.test(part.text)) return undefined
  const theme = themeIn(part) ?? 'fear'
  return candidate(9, { kind: 'theme', theme, owner: part.owner, isFate: true })
}

const fate = phrases(
  '(?:makes?|making|drives?|driving|pushes|pushing|scares?|scaring) (?:people|everyone|everybody|men|women|guys|girls|them|friends|others|all my \\w+)\\b.{0,20}\\b(?:leave|away|off|go|run|hate me|quit)',
  '(?:am i|was i|are we|is it my (?:fate|destiny|karma)) (?:just |simply |really )?(?:doomed|cursed|jinxed|unlovable|destined to (?:fail|be (?:alone|single|poor|unhappy))|meant to (?:be (?:alone|single|poor|unhappy)|suffer|fail)|born (?:to (?:lose|fail|suffer|be alone)|unlucky))',
  'will i (?:always|forever) be (?:alone|single|poor|broke|unhappy|unlucky|lonely|a failure)',
)

/** "Will I ever get along with my daughter?" */
const withRelative =
  /\b(?:get along|get on|make peace|fight\w*|argu\w+|reconcile|clash\w*|so hard|difficult|tension|close) with my (?:\w+ )?(?:mother|father|mom|mum|dad|parents?|sister|brother|son|daughter|family|cousin|aunt|uncle|grand\w+|kids?|children|in laws)\b/

const selfQuestion = phrases(
  'my',
  'am i',
  'do i',
  'i',
  'me',
  'what about',
  'how about',
  'chart say',
  'in my chart',
  'should i',
  'his',
  'her',
  'he',
  'she',
)

/** The narrower theme wins over the broader one that its words share. */
export function themeIn({ themes, text }: Part): LifeTheme | undefined {
  if (/\bwhat (?:job|career|work|kind of (?:job|work|career))\b/.test(text)) return 'work'
  if (
    /\b(?:what kind of|type of|ideal) (?:partner|person|guy|girl|man|woman|people)\b|\battracted to\b|\b(?:be|end up|stay) (?:alone|single)\b|\bmy type\b/.test(
      text,
    )
  )
    return 'love'
  const isRelation =
    /\brelationship (?:with|to)\b/.test(text) && themes.some((theme) => theme !== 'love')
  const specific = themes.filter(
    (theme) => theme !== 'self' && theme !== 'spirit' && !(isRelation && theme === 'love'),
  )
  // "lucky in love" is about love.
  const isTrait = (theme: LifeTheme) => theme === 'fear' || theme === 'gift'
  return (
    specific.find((theme) => theme === 'purpose') ??
    specific.find((theme) => !isTrait(theme)) ??
    specific[0] ??
    themes[0]
  )
}

export function together(part: Part): ReturnType<Pattern> {
  const { text } = part
  if (
    /\b(?:which|what) signs?\b.*\bcompatib|\b(?:degrees?|signs?|house) (?:of|is) (?:my|the) P\d/.test(
      text,
    )
  )
    return undefined
  const isUs = usWords.test(text)
  const isBoth =
    part.owner === 'partner' &&
    /\b(?:my|i|me)\b.*\b(?:his|her|their|hers)\b|\b(?:his|her|their)\b.*\b(?:my|mine|me|i)\b/.test(
      text,
    )
  const isOwnChart =
    /\b(?:know|knows|ask\w*|wonder\w*|about)\b.*\b(?:his|her|their) (?:natal )?P\d/.test(text)
  const isPair =
    part.owner === 'partner' &&
    /\b(?:(?:me|i) and my \w+|my \w+ and (?:me|i)|with my (?:\w+ )?(?:partner|boyfriend|girlfriend|husband|wife|fiance\w*|spouse))\b/.test(
      text,
    )
  if (!isUs && !isPair && (!isBoth || isOwnChart)) return undefined
  if (part.spans.length > 0 && !/\b(?:compatib\w+|synastry)\b/.test(text)) return undefined
  const base = isPair ? 8 : isUs ? 7 : part.points.length > 1 ? 6 : 4
  return candidate(
    base -
      (part.purposes.length > 0 &&
      /^(?:so |ok |and |but )*(?:should|shall|can|could) we\b/.test(text)
        ? 5
        : 0) -
      (when.test(text) ? 5 : 0) -
      (part.purposes.length > 0 && goodTime.test(text) ? 5 : 0),
    {
      kind: 'together',
      ...togetherTheme(part),
    },
  )
}

export const usWords = phrases(
  'compatib(?:le|ility)',
  'synastry',
  'are we',
  'do we',
  'we (?:get|fight|argue|keep|always|never|work|match|fit|click)',
  'our (?:chart|charts|relationship|love|marriage|connection|chemistry|future|composite|fights?|strengths?|weakness(?:es)?|biggest)',
  '(?<!let )us',
  'between us',
  'together',
  'good match',
  'made for each other',
  'right for each other',
  '(?:he|she|they|guy|man|woman|girl|partner|\\w+friend|husband|wife|one) .{0,12}(?:good|right) for me',
)

function togetherTheme({ text, themes }: Part): Partial<Extract<Question, { kind: 'together' }>> {
  if (
    /\b(?:fight\w*|argue|argu\w+|conflicts?|clash\w*|trouble|tension|disagree\w*|drive (?:me|each other) (?:crazy|mad|nuts)|annoy\w*|problems?|hard|difficult)\b/.test(
      text,
    )
  )
    return { theme: 'conflict' }
  if (/\b(?:attract\w*|chemistry|spark|drawn|sexual\w*|pull|passion)\b/.test(text))
    return { theme: 'attraction' }
  if (
    /\b(?:holds?|keeps?|binds?|glues?)\b(?: \w+){0,2} (?:us|together)\b|\b(?:strengths?|going for us|good about us|best thing about us)\b/.test(
      text,
    )
  )
    return { theme: 'gift' }
  const theme = themes.find(
    (one) => one !== 'love' && one !== 'self' && !(one === 'work' && /\bwe work\b/.test(text)),
  )
  if (theme) return { theme }
  return themes.includes('love') && !/\brelationship\b/.test(text)
    ? { theme: 'love' }
    : { theme: 'overall' }
}
