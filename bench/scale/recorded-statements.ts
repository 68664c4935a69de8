// Preloaded into the server: writes every SQL statement that it has sent, with the values of the last time, on SIGUSR2.
import { writeFileSync } from 'node:fs'
import pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

const statements = new Map<string, Statement>()
const { query } = pg.Client.prototype

pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
  const [first, second] = call
  const config = typeof first === 'object' && first !== null ? first : { text: first }
  const { text, values } = config as Partial<Statement>
  if (text) statements.set(text, { text, values: values ?? (Array.isArray(second) ? second : []) })
  return query.apply(this, call as Parameters<typeof query>)
} as typeof query

process.on('SIGUSR2', () => {
  writeFileSync(process.env.STATEMENTS ?? '', JSON.stringify([...statements.values()]))
  console.log('STATEMENTS')
})
