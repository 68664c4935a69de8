import { type Occasion, occasions } from '#lore/corpus/chat/occasions.ts'
import { purposeWords } from '#lore/corpus/chat/time-purposes.ts'
import type { Purpose } from '../../question.ts'
import type { AnswerContext } from '../compose.ts'

/** What the person calls it, in this message or the last that was about the same; else what the purpose is called. */
export function occasionOf(
  purpose: Purpose,
  { message, turns }: Pick<AnswerContext, 'message' | 'turns'>,
): Occasion {
  const said = turns
    .filter(({ memory }) => isAbout(purpose, memory?.question))
    .map(({ question }) => question)
  const found = [...said, message]
    .toReversed()
    .flatMap((text) => occasions[purpose]?.find(({ pattern }) => pattern.test(text)) ?? [])
  return found[0] ?? purposeWords[purpose]
}

function isAbout(purpose: Purpose, question: object | undefined): boolean {
  return question !== undefined && 'purpose' in question && question.purpose === purpose
}
