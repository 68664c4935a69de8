import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'
import { type OwnerProof, requiredProof } from '#contract/two-factor.ts'
import { ApiError } from '#web/api-error.ts'

const ConfirmOwnerDialog = lazy(() =>
  import('./ConfirmOwnerDialog.tsx').then((loaded) => ({ default: loaded.ConfirmOwnerDialog })),
)

/** The person has closed the dialog. */
export class OwnerNotConfirmed extends Error {
  override name = 'OwnerNotConfirmed'
}

type AskOwner = () => Promise<void>

const AskOwnerContext = createContext<AskOwner>(async () => {
  throw new Error('There is no OwnerConfirmation around this')
})

interface Question {
  confirm(): void
  cancel(): void
}

interface Props {
  factors: Parameters<typeof requiredProof>[0]
  children: ReactNode
}

/** Asks whose account this is where a change of the second factors needs it. */
export function OwnerConfirmation({ factors, children }: Props) {
  const [question, setQuestion] = useState<Question>()
  const proof: OwnerProof = requiredProof(factors) ?? 'password'
  const askOwner = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        setQuestion({ confirm: resolve, cancel: () => reject(new OwnerNotConfirmed()) })
      }).finally(() => setQuestion(undefined)),
    [],
  )
  return (
    <AskOwnerContext value={askOwner}>
      {children}
      {question && (
        <Suspense>
          <ConfirmOwnerDialog
            proof={proof}
            onConfirmed={question.confirm}
            onCanceled={question.cancel}
          />
        </Suspense>
      )}
    </AskOwnerContext>
  )
}

const needsOwner = (error: unknown) =>
  error instanceof ApiError && error.code === 'confirmation-required'

/** @returns a function that makes a change, and once more after the owner's confirmation if it is refused without one */
export function useOwnersChange() {
  const askOwner = use(AskOwnerContext)
  return async <Result,>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change()
    } catch (error) {
      if (!needsOwner(error)) throw error
      await askOwner()
      return change()
    }
  }
}
