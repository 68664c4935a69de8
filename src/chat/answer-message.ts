import { readersDate } from '#lore/readers-clock.ts'
import { answerQuestions } from './answer/answer-questions.ts'
import type { Rejection } from './answer/narrator.ts'
import { natalComposers } from './answer/natal/natal-composers.ts'
import { composeRecall } from './answer/recall.ts'
import { betsOfChart, turnsOfChart } from './answer/remembered-charts.ts'
import { timeComposers } from './answer/time/time-composers.ts'
import { withHoroscopes } from './answer/time/with-horoscope.ts'
import type { ChatAnswer } from './answer.ts'
import { careReply } from './care/care-for.ts'
import type { AnswerRequest } from './make-answer.ts'
import type { Question } from './question.ts'
import { readBirthTime } from './read-birth-time.ts'
import { readRecall } from './read-recall.ts'
import { search } from './search/search.ts'
import { understand } from './understand/understand.ts'

interface Options {
  /** Learns of each sentence that was left out because its facts do not support it. */
  onRejected?: ((rejection: Rejection) => void) | undefined
}

const composers = { ...natalComposers, ...withHoroscopes(timeComposers) }

/** The embedded Baba Bliss: the same request gets the same answer. */
export function answerMessage(request: AnswerRequest, options: Options = {}): ChatAnswer {
  const { message, sky, country } = request
  const care = careReply({ message, turns: request.turns, country })
  if (care) return care
  const turns = turnsOfChart(request.turns, sky)
  const { timeZone, birthDate, partner } = sky
  const context = {
    turns,
    today: readersDate(sky.now, timeZone),
    timeZone,
    hasPartner: partner !== undefined,
    ...(birthDate && { birthDate }),
  }
  const whole = readRecall(message, context) ?? readBirthTime(message)
  return answerAll(whole ? [whole] : understand(message, context), request, options)
}

/** Answers one question, as it was understood. */
export function answerQuestion(question: Question, request: AnswerRequest): ChatAnswer {
  return answerAll([question], request, {})
}

function answerAll(
  questions: readonly Question[],
  { message, turns, earlier, sky, seed }: AnswerRequest,
  { onRejected }: Options,
): ChatAnswer {
  return answerQuestions(
    {
      questions,
      message,
      turns: turnsOfChart(turns, sky),
      earlier: { ...earlier, bets: betsOfChart(earlier.bets, sky) },
      sky,
      seed,
    },
    {
      composers: { ...composers, recall: composeRecall(earlier) },
      search,
      onRejected,
    },
  )
}
