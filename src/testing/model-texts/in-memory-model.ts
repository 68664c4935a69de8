import {
  type LanguageModel,
  type ModelRequest,
  ModelUnavailable,
} from '#writer/model/language-model.ts'

export type Answerer = (
  request: ModelRequest,
  index: number,
) => string | { text: string; isCut: boolean } | ModelUnavailable

export interface InMemoryModel extends LanguageModel {
  requests: ModelRequest[]
}

const usage = { input: 1000, cached: 200, output: 500, reasoning: 100 }

/** A model whose answers a test writes; they arrive in small pieces. */
export function createInMemoryModel(answer: Answerer): InMemoryModel {
  const requests: ModelRequest[] = []
  return {
    requests,
    async generate(request, { onText, signal } = {}) {
      if (signal?.aborted) throw new ModelUnavailable('canceled')
      requests.push(request)
      const answered = answer(request, requests.length - 1)
      if (answered instanceof ModelUnavailable) throw answered
      const { text, isCut } =
        typeof answered === 'string' ? { text: answered, isCut: false } : answered
      for (const piece of text.match(/[\s\S]{1,24}/g) ?? []) onText?.(piece)
      return {
        text,
        isCut,
        model: request.settings.model,
        usage,
        durationMs: 1,
        timeToFirstTokenMs: 1,
      }
    },
  }
}
