import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** Runs `npm run admin` beside the server that has this data folder open. */
export async function runOperatorCommand(
  dataDir: string,
  name: 'grant' | 'revoke' | 'two-factor-off',
  email: string,
) {
  const node = join(root, 'node_modules/.bin/node')
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  }
  await promisify(execFile)(node, ['src/admin.ts', name, email], { cwd: root, env })
}
