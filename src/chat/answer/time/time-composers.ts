import type { Composers } from '../compose.ts'
import { composeBets, composeIfNot, composeOutcome } from './bets.ts'
import { composeCompare } from './compare.ts'
import { composeAnotherSpan } from './follow-ups.ts'
import { composeList } from './list.ts'
import { composeOtherOne } from './other-one.ts'
import { composeSaid } from './said.ts'
import { composeMotion, composeSkyNow } from './sky-now.ts'
import { composeSkyThen } from './sky-then.ts'
import { composeWhatHappens } from './what-happens.ts'
import { composeWhen } from './when.ts'
import { composeWindow } from './window.ts'

export const timeComposers: Composers = {
  window: composeWindow,
  compare: composeCompare,
  when: composeWhen,
  'what-happens': composeWhatHappens,
  motion: composeMotion,
  'sky-now': composeSkyNow,
  'sky-then': composeSkyThen,
  list: composeList,
  bets: composeBets,
  outcome: composeOutcome,
  'if-not': composeIfNot,
  'other-one': composeOtherOne,
  said: composeSaid,
  'another-span': composeAnotherSpan,
}
