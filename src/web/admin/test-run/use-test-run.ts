import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type AiTestResult, type ModelSettings, testAiConfig } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useAdminCall } from '../use-admin-call.ts'

const { defaultPrompt, completed, failed } = adminMessages.test

export type TestRun = ReturnType<typeof useTestRun>

/** One test at a time; its result stays until the next one replaces it. */
export function useTestRun() {
  const call = useAdminCall()
  const [prompt, setPrompt] = useState('')
  const [result, setResult] = useState<AiTestResult>()
  const [wasCanceled, setWasCanceled] = useState(false)
  const running = useRef<AbortController>(undefined)

  const { mutate, isPending, submittedAt } = useMutation({
    mutationFn: ({
      signal,
      ...body
    }: ModelSettings & { testPrompt: string; signal: AbortSignal }) =>
      call(testAiConfig, { body, signal }),
    onSuccess(reply) {
      setResult(reply)
      const text = completed.text(Math.round(reply.duration))
      showToast({ title: completed.title, text, kind: 'success' })
    },
    onError(error, { signal }) {
      if (signal.aborted) return setWasCanceled(true)
      const text = errorMessage(error, failed.text)
      showToast({ title: failed.title, text, kind: 'destructive' })
    },
  })

  return {
    prompt,
    setPrompt,
    result,
    isPending,
    /** Milliseconds since 1970. */
    startedAt: submittedAt,
    wasCanceled,
    run({ model, reasoningEffort, temperature, maxTokens, verbosity }: ModelSettings) {
      const controller = new AbortController()
      running.current = controller
      setWasCanceled(false)
      mutate({
        ...{ model, reasoningEffort, temperature, maxTokens, verbosity },
        testPrompt: prompt.trim() || defaultPrompt,
        signal: controller.signal,
      })
    },
    cancel: () => running.current?.abort(),
  }
}
