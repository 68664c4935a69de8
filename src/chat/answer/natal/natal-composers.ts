import type { Sentence } from '#writer/writer.ts'
import type { AnswerBlock } from '../../answer.ts'
import type { QuestionKind } from '../../question.ts'
import type { Compose, Composers } from '../compose.ts'
import { aspect } from './aspect.ts'
import { assertion } from './assertion.ts'
import { balance } from './balance.ts'
import { birthTime } from './birth-time.ts'
import { meaning } from './meaning.ts'
import { more } from './more.ts'
import { ifShort, sentencesOf } from './paragraph.ts'
import { where } from './point-answer.ts'
import { retrogrades } from './retrogrades.ts'
import { ruler } from './ruler.ts'
import { beyond, social } from './social.ts'
import { strongest } from './strongest.ts'
import { theme } from './theme.ts'
import { together } from './together.ts'
import { unclear } from './unclear.ts'
import { whatIn } from './what-in.ts'
import { why } from './why.ts'

/** The questions about a chart, about the conversation, and those without an answer. */
export const natalComposers: Composers = {
  where: longEnough(where),
  'what-in': longEnough(whatIn),
  aspect: longEnough(aspect),
  retrogrades: longEnough(retrogrades),
  ruler: longEnough(ruler),
  balance: longEnough(balance),
  'birth-time': birthTime,
  strongest: longEnough(strongest),
  theme: longEnough(theme),
  meaning: longEnough(meaning),
  together: longEnough(together),
  assertion: longEnough(assertion),
  why: longEnough(why),
  more: longEnough(more),
  social,
  beyond: longEnough(beyond),
  unclear,
}

const SHORTEST = 42

const closers = [
  "Ask me why, and I'll lay out the pieces.",
  "Tell me which half of that is wrong, and I'll look again.",
  'If you want a date to go with it, give me a plan or a month.',
  'Try it on someone who knows you well, and watch their face.',
  'Sleep on it, and see whether it still sounds like you in a week.',
  "You can argue with any of it, and I'd like you to.",
  "Think of the last time it cost you something, and you'll know whether I mean you.",
  'Write it down and look at it again in a month.',
  'Is there a situation behind the question? Then tell me that, and I can be more useful.',
  "If that's news to you, ask the person who has known you longest.",
  "Say the word, and I'll take the next piece of it.",
  "I'd rather be wrong out loud than vague, so check it.",
  'Somebody who lives with you could mark it right or wrong in a minute.',
  "Compare it with last week, which you know and I don't.",
  'What did you think the answer would be?',
  "It's a tendency, and you may well have grown out of it.",
  "Keep the part that fits, and tell me about the part that doesn't.",
]

/** Ends an answer that has too little of its own with an invitation. */
function longEnough<Kind extends QuestionKind>(compose: Compose<Kind>): Compose<Kind> {
  return (question, context) => {
    const { narrator } = context
    const reply = compose(question, context)
    const close = () => ({
      name: 'closer',
      lines: closers.filter((line) => !narrator.hasSaid(line)),
      facts: [],
    })
    const added = sentencesOf(
      narrator,
      closers.map(() => ifShort(narrator, Math.min(SHORTEST, narrator.budget.enough), close)),
    )
    return { ...reply, blocks: continued(reply.blocks, added) }
  }
}

/** The sentences at the end of the last paragraph. */
function continued(blocks: readonly AnswerBlock[], added: Sentence[]): AnswerBlock[] {
  const last = blocks.at(-1)
  if (last?.kind !== 'paragraph') return [...blocks, { kind: 'paragraph', sentences: added }]
  return [...blocks.slice(0, -1), { ...last, sentences: [...last.sentences, ...added] }]
}
