/** Sentences for administrators and operators about the language model. */
export const modelMessages = {
  /** Why the model did not answer, by the reason of `ModelUnavailable`. */
  unavailable: {
    'refused key': 'The model server refused OPENAI_API_KEY. Check the key and its permissions.',
    'unknown model':
      'The model server does not know this model. Choose another one, or map its name with OPENAI_MODELS.',
    quota: 'The quota of OPENAI_API_KEY is used up. Check the plan and billing of its account.',
    'rate limit': 'The rate limit of the model server is reached. Try again in a minute.',
    timeout: 'The model did not answer in time. Try again, or choose less reasoning effort.',
    unreachable:
      'The model server cannot be reached. Check OPENAI_BASE_URL and the network of this server.',
    'server error': 'The model server reported an internal error. Try again in a minute.',
    'not a model server':
      'OPENAI_BASE_URL does not lead to a model server. Check the address, which often ends in /v1, or set OPENAI_API=chat.',
    'refused request':
      'The model server refused the request. Check whether the model accepts these settings.',
    refusal: 'The model declined to answer.',
    'empty answer':
      'The model used all its tokens before it wrote a word. Raise Max Tokens or lower Reasoning Effort.',
    'invalid answer': 'The answer of the model could not be read.',
    'circuit open':
      'The model server failed several times in a row. Calls are paused for half a minute.',
    canceled: 'The request was canceled.',
    busy: 'Too many texts are being written at once. Try again in a minute.',
  },
  /** Why a model ignores a field of the form. */
  ignored: {
    fixedTemperature: 'Models of the GPT-5 family have a fixed temperature.',
    reasoningEffort: (sentAs: string) =>
      `${sentAs} stands in for this model by OPENAI_MODELS, and is called without a reasoning effort.`,
    verbosity: (sentAs: string) =>
      `${sentAs} stands in for this model by OPENAI_MODELS, and is called without a verbosity.`,
  },
}
