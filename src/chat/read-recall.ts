import type { QuestionOf } from './question.ts'
import { subjectOf } from './subjects.ts'
import { add } from './understand/dates/calendar.ts'
import { understand } from './understand/understand.ts'

type Context = Parameters<typeof understand>[1]

const SAYING =
  '(?:ask(?:ed)?|sa(?:y|id)|t(?:ell|old)|talk(?:ed)?|discuss(?:ed)?|mention(?:ed)?|want(?:ed)? to know)'
const SAID = '(?:asked|said|told|talked|discussed|mentioned|wanted to know)'
const asking = new RegExp(
  `^(?:(?:so|and|but|hey|ok|okay|please|(?:can|could) you)[ ,]+){0,3}(?:what|which(?: \\w+)?|remind me (?:what|of what)|do you remember what|anything)\\b.{0,8}\\b(?:did (?:i|you|we)\\b.{0,6}\\b${SAYING}|(?:i|you|we)\\b.{0,6}\\b${SAID})\\b`,
  'i',
)
/** The captured text is the subject, not the time. */
const about = new RegExp(`\\b${SAYING}\\b.{0,12}?\\b(?:about|regarding|on)\\b(.*\\p{L}.*)$`, 'iu')

/** A question about the conversation itself, if the whole message is one. */
export function readRecall(message: string, context: Context): QuestionOf<'recall'> | undefined {
  if (message.length > LONGEST || !asking.test(message)) return undefined
  const [, topic] = about.exec(message) ?? []
  const read = (text: string) => understand(text, { ...context, turns: [] })[0]
  if (topic) {
    const found = [read(topic), read(message)].find((one) => one && subjectOf(one))
    return found && { kind: 'recall', about: found }
  }
  const whole = read(message)
  const span = whole && 'span' in whole ? whole.span : undefined
  return { kind: 'recall', ...(span && { span: earlier(span, context.today) }) }
}

/** A longer message has more to say. */
const LONGEST = 90

/** "In October", of what was said, is the last October. */
function earlier(span: NonNullable<QuestionOf<'recall'>['span']>, today: string) {
  if (span.from <= today) return span
  return { ...span, from: add(span.from, -1, 'year'), to: add(span.to, -1, 'year') }
}
