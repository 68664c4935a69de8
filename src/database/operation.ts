import { createOperation } from '#operation.ts'

/** A statement with its placeholders, without values. */
export const databaseQuery = createOperation<{ statement: string }>('database query')

/** The statement of the arguments of pg's and PGlite's `query`: a text, or a prepared statement. */
export const statementOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '')
