/**
 * What the framework and the database allow: one call, answered with one prepared query. Arguments: the URL of a
 * PostgreSQL server or the folder of an embedded database, and the port.
 */
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

const [database = '', port] = process.argv.slice(2)
const query = { name: 'one-user', text: 'select id, email, first_name from users where email = $1' }
// As many connections as the product has.
const ask = /^postgres/.test(database)
  ? onPool(new Pool({ connectionString: database, max: 10 }))
  : embedded()

const app = new Hono()
app.get('/', async (c) => c.json(await ask(c.req.query('email') ?? '')))
serve({ fetch: app.fetch, port: Number(port) }, () => console.log(`http://localhost:${port}`))

function onPool(pool: Pool) {
  return async (email: string) => (await pool.query({ ...query, values: [email] })).rows
}

function embedded() {
  const pglite = new PGlite(database)
  return async (email: string) => (await pglite.query(query.text, [email])).rows
}
