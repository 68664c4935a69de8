import { afterAll, beforeAll, inject } from 'vitest'
import { type RunningServer, type Settings, startServer } from './server.ts'

/** The server that journeys share unless they stop it, configure it or move its clock; with accounts of their own. */
export const sharedServer = (): Pick<RunningServer, 'url'> => ({ url: inject('sharedServerUrl') })

/**
 * A server for the tests of one file, or of one `describe`; there from the first test on.
 *
 * @param isFresh whether it makes the tables itself
 */
export function serverOfThisFile(
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
