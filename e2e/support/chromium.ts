import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Chromium {
  executablePath: string
  env: Record<string, string>
}

/** CHROMIUM_PATH, or the browser from npm, or the system's. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium()
  return { executablePath: '/usr/bin/chromium', env: {} }
}

/** Unpacks the browser once per version, with its libraries and fonts. */
async function unpackChromium(): Promise<Chromium> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'))
  const folder = join(tmpdir(), `cosmic-path-chromium-${version}`)
  if (!(await exists(folder))) {
    const draft = await mkdtemp(`${folder}-`)
    // The library unpacks to the temporary folder of its process, even over another version.
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await run(
      process.execPath,
      [
        join(import.meta.dirname, 'unpack-parts.mjs'),
        ...parts.map((part) => join(packed, 'bin', part)),
      ],
      { env: { ...process.env, TMPDIR: draft } },
    )
    await writeFile(join(draft, 'fonts.conf'), fontsOf(folder))
    await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      // Text is invisible without fonts.
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

// The packed configuration expects its fonts at fixed paths in the system's temporary folder.
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
