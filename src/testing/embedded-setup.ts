import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedSnapshot } from './embedded-snapshot.ts'

/** Stores the snapshot in a file, which every worker opens. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-path-snapshot-'))
  const snapshot = join(folder, 'snapshot.tar.gz')
  await writeFile(snapshot, (await embeddedSnapshot()).stream())
  project.provide('snapshot', snapshot)
  project.provide('postgresUrl', undefined)
  return () => rm(folder, { recursive: true, force: true })
}
