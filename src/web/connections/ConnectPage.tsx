import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { connectionMessages as texts } from '#contract/connection-messages.ts'
import { describeConnectionRequest } from '#contract/connections.ts'
import { errorMessage } from '#web/api-error.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { LogInPrompt } from '#web/session/LogInPrompt.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ConsentForm } from './ConsentForm.tsx'

export const meta = () => [...pageMeta('/connect'), { name: 'robots', content: 'noindex' }]

/** Asks whether an assistant may read something. Assistants send people here, with a query that the server has signed. */
export default function ConnectPage() {
  const { identity, isLoading, loadError } = useIdentity()
  const { search } = useLocation()
  if (isLoading) return <PageSkeleton />
  if (loadError) return <IdentityUnavailable heading={texts.anyHeading} />
  if (!new URLSearchParams(search).has('client_id')) return <InvalidRequest />
  if (identity) return <Request query={search.slice(1)} />
  return (
    <div className="page-column">
      <PageHeading>{texts.anyHeading}</PageHeading>
      <div className="mt-6">
        <LogInPrompt>{texts.logIn}</LogInPrompt>
      </div>
    </div>
  )
}

function Request({ query }: { query: string }) {
  const { data, error } = useQuery({
    queryKey: queryKeys.connectionRequest(query),
    queryFn: ({ signal }) =>
      callWithoutToken(describeConnectionRequest, { body: { query }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <InvalidRequest reason={errorMessage(error, texts.failed)} />
  if (!data) return <PageSkeleton />
  return <ConsentForm request={data} query={query} />
}

function InvalidRequest({ reason = texts.invalid.text }: { reason?: string }) {
  return (
    <div className="page-column">
      <PageHeading>{texts.anyHeading}</PageHeading>
      <div className="mt-6 max-w-xl">
        <Notice title={texts.invalid.title}>{reason}</Notice>
      </div>
      <ButtonLink to="/" look="outline" className="mt-8">
        Back to Home
      </ButtonLink>
    </div>
  )
}
