import type { Database } from '#database.ts'

/**
 * A statement that is built once for each database, and that PostgreSQL plans once for each connection.
 * @param build ends with `.prepare(name)`, with a name of its own
 */
export function preparedOnce<Statement>(
  build: (db: Database) => Statement,
): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>()
  return (db) => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement
  }
}
