import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { connectionMessages } from '#contract/connection-messages.ts'
import {
  type Connection,
  deleteConnection,
  listConnections,
  MCP_PATH,
} from '#contract/connections.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { mediumLocalDate } from '#web/local-time.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Section } from './Section.tsx'

const texts = connectionMessages.settings

export const connectionsQuery = queryOptions({
  queryKey: queryKeys.connections,
  queryFn: ({ signal }) => callWithoutToken(listConnections, { signal }),
})

/** The assistants that the person has let in, and what they may read. */
export function ConnectedAssistants() {
  const { data, error } = useQuery(connectionsQuery)
  // A server without HTTPS lets none in.
  if (error instanceof ApiError && error.status === 404) return null
  return (
    <Section title={texts.title} lead={texts.lead}>
      {error && <Notice>{errorMessage(error, texts.listFailed)}</Notice>}
      {data?.connections.length === 0 && <p className="text-muted">{texts.none}</p>}
      {data && data.connections.length > 0 && (
        <ul className="border-t border-line">
          {data.connections.map((connection) => (
            <Assistant key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm text-muted">
        {texts.address}{' '}
        <code className="wrap-anywhere">{`${window.location.origin}${MCP_PATH}`}</code>
      </p>
    </Section>
  )
}

function Assistant({ connection }: { connection: Connection }) {
  const { id, name, host, scopes, createdAt, lastUsedAt } = connection
  const { queryClient } = useServices()
  const ending = useMutation({
    mutationFn: () => callWithoutToken(deleteConnection, { params: { id } }),
    onSuccess: () => showToast({ ...texts.disconnected, kind: 'success' }),
    onError: (error) =>
      showToast({
        title: texts.failedTitle,
        text: errorMessage(error, texts.failed),
        kind: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: connectionsQuery.queryKey }),
  })
  const used = lastUsedAt ? texts.lastUsed(mediumLocalDate(lastUsedAt)) : texts.neverUsed
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-40 flex-1 wrap-anywhere">
        {texts.nameAndHost(name, host)}
        <p className="text-sm text-muted">{`${texts.since(mediumLocalDate(createdAt))}, ${used}`}</p>
        <ul className="mt-1 text-sm text-muted">
          {scopes.map((scope) => (
            <li key={scope}>{connectionMessages.scopes[scope].title}</li>
          ))}
        </ul>
      </div>
      <Button
        look="outline"
        disabled={ending.isPending}
        aria-label={`${texts.disconnect} ${name}`}
        onClick={() => ending.mutate()}
      >
        {texts.disconnect}
      </Button>
    </li>
  )
}
