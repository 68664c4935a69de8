import { afterAll, beforeAll, inject } from 'vitest'
import { type RunningServer, type Settings, startServer } from './server.ts'

/** The server shared by journeys that do not stop it, configure it or move its clock. Each uses its own accounts. */
export const sharedServer = (): Pick<RunningServer, 'url'> => ({ url: inject('sharedServerUrl') })

/**
 * A server for the tests of one file or `describe`.
 *
 * @param isFresh whether it starts with an empty folder and runs the migrations itself
 */
export function fileServer(
  settings: () => Settings = () => ({}),
  { isFresh = false } = {},
): Pick<RunningServer, 'url' | 'dataDir' | 'output'> {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(
      settings(),
      isFresh ? {} : { preparedDatabase: inject('preparedDatabase') },
    )
  })
  afterAll(() => server?.stop())
  return {
    get url() {
      return server.url
    },
    get dataDir() {
      return server.dataDir
    },
    output: () => server.output(),
  }
}
