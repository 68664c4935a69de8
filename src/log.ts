import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON object a line. What people typed (birth data, mail addresses, texts) is never logged. */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
