import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional())

const Environment = z.object({
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65535)),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  SECRET: optional(z.string().min(32, 'must be at least 32 characters long')),
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  PLACES_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  PLACES_KEY: optional(z.string()),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
})

export interface Config {
  host: string
  port: number
  /** Without a slash at the end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** Absent: made once in the data folder. */
  secret: string | undefined
  isProduction: boolean
  places: { url: string; key: string | undefined } | undefined
  logLevel: string
}

/** The one reader of the environment. @throws StartError naming the variable that is wrong, or contradicts another */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${String(issue?.path[0])} ${sayWhatIsWrong(issue)}.`)
  }
  const set = parsed.data
  refuseContradictions(set)
  const host = set.HOST ?? '127.0.0.1'
  const port = set.PORT ?? 3000
  return {
    host,
    port,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: resolve(set.DATA_DIR ?? '.data'),
    databaseUrl: set.DATABASE_URL,
    secret: set.SECRET,
    isProduction: set.NODE_ENV === 'production',
    places: set.PLACES_URL ? { url: set.PLACES_URL, key: set.PLACES_KEY } : undefined,
    logLevel: set.LOG_LEVEL ?? 'info',
  }
}

function refuseContradictions(set: z.infer<typeof Environment>) {
  // Two processes on one database that sign with different keys would refuse each other's sessions.
  if (set.DATABASE_URL && !set.SECRET)
    throw new StartError('SECRET must be set together with DATABASE_URL.')
  if (set.PLACES_KEY && !set.PLACES_URL)
    throw new StartError('PLACES_KEY is set without PLACES_URL, the service that it is for.')
}

function sayWhatIsWrong(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_small' && issue.origin === 'number')
    return `must be ${issue.minimum} or more`
  if (issue?.code === 'too_big') return `must be ${issue.maximum} or less`
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  return issue?.message ?? 'is not valid'
}
