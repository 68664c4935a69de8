import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#database.ts'
import { inBatches } from './batches.ts'
import { isDatabaseUnavailable } from './outage.ts'
import { preparedOnce } from './prepared-once.ts'

type ParameterType = 'uuid' | 'text' | 'date' | 'integer' | 'timestamptz'
type Parameters<Name extends string> = Record<Name, ParameterType>

interface Answered<Name extends string> {
  /** Of the prepared statement. */
  name: string
  parameters: Parameters<Name>
  /** A query that answers one question, given by its parameters, with one text or none. */
  answer(question: Record<Name, SQL>): SQLWrapper
}

/**
 * Prepares a statement that answers the questions of many calls at once, each as a query of its own would. A statement takes longer to be
 * sent, received and started, here and in PostgreSQL, than a row by its key takes to be read.
 *
 * The questions come as JSON: PostgreSQL estimates arrays by their length, and would plan every statement anew instead of once for each
 * connection.
 */
export function prepareBatchedAnswer<Name extends string>(
  db: Database,
  { name, parameters, answer }: Answered<Name>,
) {
  const names = Object.keys(parameters) as Name[]
  const question = Object.fromEntries(
    names.map((parameter) => [parameter, sql`asked.${sql.identifier(parameter)}`]),
  ) as Record<Name, SQL>
  const typed = names.map(
    (parameter) => sql`${sql.identifier(parameter)} ${sql.raw(parameters[parameter])}`,
  )
  const columns = [...names, 'nth'].map((column) => sql.identifier(column))
  const statement = db
    .select({ answer: sql<string | null>`${answer(question)}` })
    .from(
      sql`rows from (json_to_recordset(${sql.placeholder('questions')}::json) as (${sql.join(typed, sql`, `)})) with ordinality as asked(${sql.join(columns, sql`, `)})`,
    )
    .orderBy(sql`asked.nth`)
    .prepare(name)

  const ask = inBatches(
    async (questions: Partial<Record<Name, unknown>>[]) => {
      const answers = await statement.execute({ questions: JSON.stringify(questions) })
      return answers.map((row) => row.answer)
    },
    { isFaultOfQuestion: (error) => !isDatabaseUnavailable(error) },
  )
  /** @returns undefined if the query found nothing */
  return async (question: Partial<Record<Name, string | number | null>>) =>
    (await ask(question)) ?? undefined
}

/** What calls ask about a user: in a statement of its own, or in the one that finds the caller. */
export interface AboutUser<Name extends string = string> {
  /** Of the prepared statement. */
  name: string
  parameters: Parameters<Name>
  /** A query that answers one question about a user with one text or none. It must not read the table of users. */
  answer(question: Record<Name, SQL>, userId: SQLWrapper): SQLWrapper
}

type Values<Name extends string> = Record<Name, string | number>

/** A question about the user who makes a call. */
export interface CallerQuestion {
  about: AboutUser
  values: Values<string>
}

/** Asks about a user who is known already. */
export const preparedAboutUser = <Name extends string>(about: AboutUser<Name>) =>
  preparedOnce((db) =>
    prepareBatchedAnswer<Name | 'userId'>(db, {
      name: about.name,
      parameters: { ...about.parameters, userId: 'uuid' } as Parameters<Name | 'userId'>,
      answer: (question) => about.answer(question, question.userId),
    }),
  )
