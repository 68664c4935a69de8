import type { TextUnit } from './day-units.ts'
import type { Pool } from './narrator.ts'
import type { PointContext } from './points.ts'

/** Possible subjects of a sentence, recognized by word stems. */
const subjects: readonly RegExp[] = [
  /\b(?:feel|mood|cry|sad|hurt|glad|afraid|frighten|worr|lonely|comfort|tender|emotion)/i,
  /\b(?:say|said|tell|told|talk|conversation|word|message|ask|question|answer|listen|hear|write|call)/i,
  /\b(?:work|job|task|boss|office|career|deadline|finish)/i,
  /\b(?:money|buy|bought|spend|spent|pay|paid|price|cost|cheap|bill)/i,
  /\b(?:love|affection|flirt|attract|fall for|charm|in bed)/i,
  /\b(?:ang(?:er|ry)|quarrel|fight|temper|argu|push|annoy|cross|irritat|conflict|compet)/i,
  /\b(?:home|family|household|roommate|kitchen|parent|child)/i,
  /\b(?:tired|sleep|body|rest|energy|walk|exercise|eat|food|coffee|health|hungry)/i,
  /\b(?:plan|schedule|calendar|appointment|spontaneous|surprise)/i,
  /\b(?:decid|decision|choice|choose|all or nothing)/i,
  /\b(?:friend|group|alone|company|party|guest|crowd)/i,
  /\b(?:praise|applause|admir|recogni|notice|watch|show off|proud|pride)/i,
  /\b(?:memor|old|past|remember|used to|sentimental)/i,
  /\b(?:think|thought|idea|mind|opinion|detail|fact|logic)/i,
  /\b(?:trust|secret|private|honest|suspect|test)/i,
  /\b(?:learn|course|study|book|read|school|teach)/i,
  /\b(?:rule|duty|duties|promise|responsib|ought|discipline)/i,
  /\b(?:control|power|force|stakes|take over|give in)/i,
]

const subjectsOf = (text: string) => subjects.filter((subject) => subject.test(text))

/** Whether a sentence shares a subject with a thought, or the thought has no recognizable subject. */
export function sharesSubject(thought: string, says: string): boolean {
  const own = subjectsOf(thought)
  return own.length === 0 || own.some((subject) => subject.test(says))
}

/** Limits the lines on a point and its company to the subjects of a day's thought. */
export function keptTo({ lines, task }: TextUnit, context: PointContext): PointContext {
  const thought = `${lines[0]?.says} ${task.says}`
  const keep = (pool: Pool): Pool => ({
    ...pool,
    isFit: (says) => sharesSubject(thought, says),
  })
  return {
    ...context,
    pools: (quality) => context.pools(quality).map(keep),
    company: context.company.map((one) => ({ ...one, pools: one.pools.map(keep) })),
  }
}
