const adapter = ['src/writer/model/openai-model.test.ts']
const resilience = ['src/writer/model/resilience.test.ts']
const test = ['src/admin/test-model.database.test.ts']

const requests = [
  {
    rule: 'A model of the gpt-5 family gets a temperature',
    file: 'src/writer/model/model-profile.ts',
    from: '    model: settings.model,\n    effort,',
    to: '    model: settings.model,\n    temperature,\n    effort,',
    tests: adapter,
  },
  {
    rule: 'The token limit leaves no room for reasoning',
    file: 'src/writer/model/model-profile.ts',
    from: 'maxTokens + REASONING_ROOM[effort]',
    to: 'maxTokens',
    tests: adapter,
  },
  {
    rule: 'A model behind OPENAI_MODELS is called by our name',
    file: 'src/writer/model/model-profile.ts',
    from: 'if (mapped) return { model: mapped,',
    to: 'if (mapped) return { model: settings.model,',
    tests: adapter,
  },
  {
    rule: 'OpenAI may keep the answers',
    file: 'src/writer/model/responses-api.ts',
    from: '{ store: false }',
    to: '{}',
    tests: adapter,
  },
  {
    rule: 'An empty answer is not asked for with less effort',
    file: 'src/writer/model/openai-model.ts',
    from: "{ ...params, effort: 'minimal' }",
    to: 'params',
    tests: adapter,
  },
  {
    rule: 'Only the tokens of the last request for a text are counted',
    file: 'src/writer/model/spending.ts',
    from: 'usage = sum(usage, answer.usage)',
    to: 'usage = answer.usage',
    tests: adapter,
  },
  {
    rule: 'What a server has refused is sent to it again with the next text',
    file: 'src/writer/model/openai-calls.ts',
    // Remembered for one request, which is repeated without it.
    from: 'refusedByModel.get(model) ?? new Set()\n    refusedByModel.set(model, refused)',
    to: 'refusedByModel.get(request) ?? new Set()\n    refusedByModel.set(request, refused)',
    tests: adapter,
  },
]

const failures = [
  {
    rule: 'A used-up quota is tried again',
    file: 'src/writer/model/model-errors.ts',
    from: "      return 'quota'\n    case 'rate_limit_exceeded':",
    to: "      return 'rate limit'\n    case 'rate_limit_exceeded':",
    tests: adapter,
  },
  {
    rule: 'The message of the server, which repeats the key, is logged',
    file: 'src/writer/model/model-errors.ts',
    from: 'const facts = [',
    to: 'const facts = [error.message,',
    tests: adapter,
  },
  {
    rule: 'A web page is taken for an empty answer',
    file: 'src/writer/model/api-stream.ts',
    from: 'return !/html|application\\/json/.test(',
    to: 'return !/nothing/.test(',
    tests: adapter,
  },
  {
    rule: 'A stream that was cut counts as a whole answer',
    file: 'src/writer/model/chat-api.ts',
    from: 'if (!finish || !last) return',
    to: 'if (!last) return',
    tests: adapter,
  },
  {
    rule: 'A refusal is shown as an answer',
    file: 'src/writer/model/chat-api.ts',
    from: 'if (delta?.refusal || finish_reason',
    to: 'if (finish_reason',
    tests: adapter,
  },
  {
    rule: 'A server that stops in mid-stream is waited for',
    file: 'src/writer/model/openai-calls.ts',
    from: 'timer = setTimeout(stop, stallMs)',
    to: '',
    tests: adapter,
  },
  {
    rule: 'A retry adds its text to the half that was shown',
    file: 'src/writer/model/openai-model.ts',
    from: 'if (requests++ > 0) onRestart?.()',
    to: '',
    tests: adapter,
  },
]

const limits = [
  {
    rule: 'Retry-After is ignored',
    file: 'src/writer/model/resilience.ts',
    from: 'delay: retryAfterOf(error) + jitter',
    to: 'delay: jitter',
    tests: resilience,
  },
  {
    rule: 'A server that wants a pause of an hour holds up a text',
    file: 'src/writer/model/resilience.ts',
    from: 'retryAfterOf(error) <= maxRetryAfterMs',
    to: 'retryAfterOf(error) >= 0',
    tests: adapter,
  },
  {
    rule: 'Every call waits for the one that probes the server',
    file: 'src/writer/model/resilience.ts',
    from: "if (isProbing()) throw new ModelUnavailable('circuit open')",
    to: '',
    tests: adapter,
  },
  {
    rule: 'A reader who leaves closes the circuit',
    file: 'src/writer/model/resilience.ts',
    from: "if (!(error instanceof ModelUnavailable) || error.reason === 'circuit open') return isProbe",
    to: "if (!(error instanceof ModelUnavailable) || error.reason === 'circuit open') return false",
    tests: adapter,
  },
  {
    rule: 'A refusal of the model opens the circuit',
    file: 'src/writer/model/resilience.ts',
    from: "  'refusal',\n",
    to: '',
    tests: adapter,
  },
  {
    rule: 'One failing feature stops the others',
    file: 'src/writer/model/resilience.ts',
    from: 'const known = circuits.get(feature)',
    to: 'const known = [...circuits.values()][0]',
    tests: adapter,
  },
  {
    rule: 'A test of an administrator sees an open circuit instead of the error',
    file: 'src/writer/model/resilience.ts',
    from: "feature === 'test' ? [] : [serverCircuit, circuitOf(feature)]",
    to: "[serverCircuit, circuitOf(feature === 'test' ? 'natal_reading' : feature)]",
    tests: adapter,
  },
]

const tests = [
  {
    rule: 'A test shows rejected sentences in its answer',
    file: 'src/admin/test-model.ts',
    from: "(why === undefined ? text : [])).join(' ')",
    to: "text).join(' ')",
    tests: test,
  },
  {
    rule: 'The tokens of a failed test are not counted',
    file: 'src/admin/test-config.ts',
    from: 'await usage.recordModelCall(toFailedCall(error, { userId, model, durationMs }))',
    to: '',
    tests: test,
  },
]

export const modelFaults = [...requests, ...failures, ...limits, ...tests]
