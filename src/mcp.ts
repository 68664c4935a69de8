import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createMcpServer } from '#mcp/mcp-server.ts'
import { skyTools } from '#mcp/sky-tools.ts'
import { openDataFiles } from '#server/data-files.ts'
import { createSkyCache } from '#sky/sky-cache.ts'

/** `npm run mcp`: the tools that need no account, for an assistant on this computer. Stdout is only the protocol. */
const data = await openDataFiles({ places: undefined })
const tools = skyTools({
  ...data,
  skyCache: createSkyCache(data.ephemeris),
  today: () => new Date(),
})
serveStdio(() => createMcpServer({ tools, call: {}, onError: (error) => console.error(error) }))
