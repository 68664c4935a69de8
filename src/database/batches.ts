import { setImmediate as nextTurnOfEventLoop } from 'node:timers/promises'
import pTimeout from 'p-timeout'
import { SECOND } from '#durations.ts'

/** A longer statement would let the first question wait for the answers of many. */
const MOST_QUESTIONS = 50
/** A lost connection answers after half a minute; questions do not wait for it. */
const LATE_AFTER_MS = SECOND / 50

interface Batch<Question, Answer> {
  questions: Question[]
  answers: Promise<(Answer | Promise<Answer | undefined>)[]>
}

interface Manners {
  lateAfterMs?: number
  /** Whether one question may be what made a batch fail. */
  isFaultOfQuestion?(error: unknown): boolean
}

/**
 * Asks the questions that come while others are being answered together, as soon as these are answered. A question that comes
 * alone is asked at once. Its answer is read after it came, so that it is as fresh as if it were asked alone.
 * @param ask returns the answers in the order of the questions; when it fails, all of them have failed, unless one question
 * may be at fault: then each is asked alone
 */
export function inBatches<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
  { lateAfterMs = LATE_AFTER_MS, isFaultOfQuestion = () => false }: Manners = {},
) {
  let coming: Batch<Question, Answer> | undefined
  let answered: Promise<unknown> | undefined

  function open(): Batch<Question, Answer> {
    const questions: Question[] = []
    const batch = { questions, answers: answer(questions) }
    coming = batch
    return batch
  }

  /** In the context of the first question, for logs and traces. */
  async function answer(questions: Question[]): Batch<Question, Answer>['answers'] {
    // The requests that have arrived are read in the same turn of the event loop.
    await (answered ?? nextTurnOfEventLoop())
    if (coming?.questions === questions) coming = undefined
    // Those that have arrived with the answers are read, and ask before the calls go on: the database works for them meanwhile.
    const answers = ask(questions).then(nextTurnOfEventLoop<Answer[]>)
    const isAnswered = pTimeout(answers.then(ignored, ignored), {
      milliseconds: lateAfterMs,
      fallback: ignored,
    })
    answered = isAnswered
    isAnswered.then(() => {
      if (answered === isAnswered) answered = undefined
    })
    return answers.then(nextTurnOfEventLoop<Answer[]>, (error) => {
      if (questions.length === 1 || !isFaultOfQuestion(error)) throw error
      return questions.map(async (question) => (await ask([question]))[0])
    })
  }

  return async (question: Question): Promise<Answer | undefined> => {
    const batch = coming && coming.questions.length < MOST_QUESTIONS ? coming : open()
    const nth = batch.questions.push(question) - 1
    return (await batch.answers)[nth]
  }
}

const ignored = () => {}
