import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Paths of small files that take long. A fresh clone knows no durations, and Vitest then starts with the largest files. */
export const SLOW = [
  'e2e/backup.test.ts',
  'e2e/every-page.test.ts',
  'e2e/two-step-sign-in.test.ts',
  'e2e/rolling-restart.test.ts',
  'e2e/full-disk.test.ts',
  'e2e/crash.test.ts',
  'e2e/parent-gone.test.ts',
  'e2e/trial-runs-out.test.ts',
  'e2e/cancel-and-resume.test.ts',
  'e2e/start.test.ts',
  'e2e/production-start.test.ts',
  'e2e/shutdown.test.ts',
  'e2e/chat-crash.test.ts',
  'e2e/hosted-checkout.test.ts',
  'e2e/payment-failures.test.ts',
  'e2e/time-outs.test.ts',
  'e2e/natal-reading.test.ts',
  'e2e/behind-a-proxy.test.ts',
  'src/jobs.both-databases.test.ts',
  'src/writer/generation.both-databases.test.ts',
]

const rankOf = ({ project, moduleId }: TestSpecification) => {
  const { groupOrder } = project.config.sequence
  return 2 * groupOrder + (SLOW.some((file) => moduleId.endsWith(`/${file}`)) ? 0 : 1)
}

/** Starts slow files first in each group, so that no worker ends long after the others. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
