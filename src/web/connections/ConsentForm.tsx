import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssistantScope } from '#contract/assistant-scopes.ts'
import { connectionMessages as texts } from '#contract/connection-messages.ts'
import { answerConnectionRequest, type ConnectionRequest } from '#contract/connections.ts'
import { errorMessage } from '#web/api-error.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { documentLocation } from '#web/document-location.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** What every assistant gets that is let in at all. */
const ALWAYS: AssistantScope = 'sky:read'

interface Props {
  request: ConnectionRequest
  query: string
}

/** Who asks, what for, and two buttons. Each right can be left out. */
export function ConsentForm({ request, query }: Props) {
  const { name, host, scopes, email } = request
  const [allowed, setAllowed] = useState<readonly AssistantScope[]>(scopes)
  const answer = useMutation({
    mutationFn: (given: readonly AssistantScope[]) =>
      callWithoutToken(answerConnectionRequest, { body: { query, scopes: [...given] } }),
    onSuccess: ({ redirectTo }) => documentLocation.replace(redirectTo),
  })
  // Until the browser has left, or for good: a program on this computer needs no page.
  if (answer.isSuccess) return <Left host={host} />
  const toggle = (scope: AssistantScope) =>
    setAllowed((before) =>
      before.includes(scope) ? before.filter((one) => one !== scope) : [...before, scope],
    )
  return (
    <div className="page-column">
      <PageHeading>{texts.heading}</PageHeading>
      <p className="mt-4 max-w-prose font-serif text-lg text-pretty wrap-anywhere">
        {texts.asks(name, host)}
      </p>
      <p className="mt-3 max-w-prose text-muted text-pretty">{texts.unverified}</p>
      <fieldset className="mt-8 max-w-xl border-t border-line">
        <legend className="eyebrow pr-3">{texts.mayRead}</legend>
        {scopes.map((scope) => (
          <Right
            key={scope}
            scope={scope}
            isAllowed={allowed.includes(scope)}
            onToggle={scope === ALWAYS ? undefined : () => toggle(scope)}
          />
        ))}
      </fieldset>
      <p className="mt-4 max-w-prose text-sm text-muted">{texts.never}</p>
      <p className="mt-1 max-w-prose text-sm text-muted wrap-anywhere">{texts.account(email)}</p>
      {answer.isError && (
        <div className="mt-6 max-w-xl">
          <Notice>{errorMessage(answer.error, texts.failed)}</Notice>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        <Button
          size="large"
          disabled={answer.isPending || allowed.length === 0}
          onClick={() => answer.mutate(allowed)}
        >
          {texts.allow}
        </Button>
        <Button
          size="large"
          look="outline"
          disabled={answer.isPending}
          onClick={() => answer.mutate([])}
        >
          {texts.refuse}
        </Button>
      </div>
    </div>
  )
}

interface RightProps {
  scope: AssistantScope
  isAllowed: boolean
  onToggle: (() => void) | undefined
}

function Right({ scope, isAllowed, onToggle }: RightProps) {
  const { title, text } = texts.scopes[scope]
  return (
    <label className="flex cursor-pointer items-start gap-3 border-b border-line py-3.5">
      <input
        type="checkbox"
        className="tick mt-0.5"
        checked={isAllowed}
        disabled={!onToggle}
        onChange={onToggle ?? (() => {})}
      />
      <span>
        {title}
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </label>
  )
}

function Left({ host }: { host: string }) {
  return (
    <div className="page-column">
      <PageHeading>{texts.done.title}</PageHeading>
      <p className="mt-4 max-w-prose font-serif text-lg text-muted wrap-anywhere">
        {texts.done.text(host)}
      </p>
    </div>
  )
}
