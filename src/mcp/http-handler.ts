import { createMcpHandler } from '@modelcontextprotocol/server'
import type { HoroscopeDeps } from '#horoscopes/horoscope.ts'
import type { Log } from '#log.ts'
import { createMcpServer } from './mcp-server.ts'
import { skyTools } from './sky-tools.ts'
import type { ConnectedPerson, SkyDeps } from './tool.ts'
import { ownTools } from './tools/own-tools.ts'

/** Apart from the routes, which load the SDK with the first call. */
export function createHandler(deps: SkyDeps & HoroscopeDeps & { log: Log }) {
  const tools = [...skyTools(deps), ...ownTools(deps)]
  const onError = (error: unknown, tool: string) =>
    deps.log.error({ error, tool }, 'A tool for assistants failed')
  const handler = createMcpHandler(
    ({ authInfo, requestInfo }) => {
      const person = authInfo?.extra?.person as ConnectedPerson | undefined
      const call = { person, signal: requestInfo?.signal }
      return createMcpServer({ tools, call, onError })
    },
    // There are no changes to announce.
    { maxSubscriptions: 0 },
  )
  return (request: Request, parsedBody: unknown, person: ConnectedPerson): Promise<Response> =>
    handler.fetch(request, {
      parsedBody,
      authInfo: { token: '', clientId: '', scopes: [...person.scopes], extra: { person } },
    })
}
