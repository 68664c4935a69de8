import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

/** What `docker build` sends of a fresh clone: the files of the repository that .dockerignore leaves. */
export function filesInContext(root: string): string[] {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  return tracked.split('\0').filter((file) => file && !isIgnored(file, patterns))
}

/** The last pattern that matches a file or a folder around it decides. */
export function isIgnored(file: string, patterns: string[]): boolean {
  const parts = file.split('/')
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  let ignored = false
  for (const pattern of patterns) {
    const isException = pattern.startsWith('!')
    const glob = isException ? pattern.slice(1) : pattern
    if (paths.some((path) => matchesGlob(path, glob))) ignored = !isException
  }
  return ignored
}
