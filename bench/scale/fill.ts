import type { Client } from 'pg'

/** Earlier daily horoscopes of each template, so that a person has ten texts. */
const EARLIER_DAYS = 5
const PEOPLE_A_STATEMENT = 10_000

/** Text columns that identify a row, or name one that does. */
const KEYS = [
  'id',
  'token',
  'customer_id',
  'subscription_id',
  'secret',
  'endpoint',
  'token_hash',
  'session_id',
]

interface Column {
  name: string
  type: string
}

/**
 * Copies everything that is stored of the people in the database, in turn, until there are `people` of them. So rows are
 * as large as real ones. Ids are derived from those of the copied row, which keeps references, and are as random.
 */
export async function fillTo(client: Client, people: number) {
  const { rows } = await client.query('select count(*)::int as count from users')
  const already: number = rows[0].count
  // The copies satisfy what their originals satisfy.
  await client.query('set session_replication_role = replica')
  if (already < 100) await addEarlierDays(client)
  await client.query(`create table if not exists scale_templates as
    select row_number() over (order by id) - 1 as nth, id, subject from users`)
  const tables = await listTables(client)
  for (let from = already; from < people; from += PEOPLE_A_STATEMENT) {
    await client.query('drop table if exists scale_copies')
    await client.query(
      `create table scale_copies as
       select n, t.id as old_id, t.subject as old_login, md5('person' || n)::uuid as new_id, 'login-' || n as new_login
       from generate_series($1::int, $2::int) as n
       join scale_templates t on t.nth = n % (select count(*) from scale_templates)`,
      [from, Math.min(people, from + PEOPLE_A_STATEMENT) - 1],
    )
    for (const { name, columns } of tables) await client.query(copyStatement(name, columns))
  }
  await client.query('drop table if exists scale_copies')
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}

/** Tables with rows of people. */
async function listTables(client: Client): Promise<{ name: string; columns: Column[] }[]> {
  const { rows } = await client.query(`
    select c.oid::regclass::text as name,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) order by attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where relnamespace in ('public'::regnamespace, 'identity'::regnamespace)
      and relkind = 'r' and attnum > 0 and not attisdropped
    group by c.oid`)
  return rows.filter(
    ({ name, columns }) =>
      ['users', 'identity."user"'].includes(name) ||
      columns.some((column: Column) => column.name === 'user_id'),
  )
}

function copyStatement(table: string, columns: Column[]): string {
  const person = personColumn(table)
  const values = columns.map(({ name, type }) => copiedValue(table, { name, type }))
  const names = columns.map(({ name }) => `"${name}"`)
  const old = table.startsWith('identity.') ? 'old_login' : 'old_id'
  return `insert into ${table} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from ${table} t join scale_copies c on t."${person}" = c.${old}`
}

const personColumn = (table: string) =>
  ['users', 'identity."user"'].includes(table) ? 'id' : 'user_id'

function copiedValue(table: string, { name, type }: Column): string {
  const value = `t."${name}"`
  if (name === personColumn(table))
    return table.startsWith('identity.') ? 'c.new_login' : 'c.new_id'
  if (table === 'users' && name === 'subject') return 'c.new_login'
  // Of a login with a password.
  if (name === 'account_id') return 'c.new_login'
  if (name === 'email' || name === 'customer_email') return `c.n || '-' || ${value}`
  if (type === 'uuid') return `md5(${value}::text || c.n)::uuid`
  if (type === 'text' && KEYS.includes(name)) return `${value} || '-' || c.n`
  return value
}

async function addEarlierDays(client: Client) {
  const derived = (column: string) => `md5(${column}::text || 'day' || k)::uuid`
  const daily = `(select id from horoscopes where kind = 'daily' and start_date > current_date - 3)`
  const days = `generate_series(1, ${EARLIER_DAYS}) as k`
  const copy = (table: string, changed: Record<string, string>, where: string) =>
    client.query(`insert into ${table}
      select (jsonb_populate_record(t, jsonb_build_object(${Object.entries(changed).flat().join(', ')}))).*
      from ${table} t, ${days} where ${where}`)
  // Before the horoscopes, whose number grows.
  await copy('text_usage', { "'text_id'": derived('text_id') }, `text_id in ${daily}`)
  await copy(
    'generations',
    {
      "'id'": derived('id'),
      "'result_id'": derived('result_id'),
      "'request_key'": `request_key || ' ' || k`,
    },
    `result_id in ${daily}`,
  )
  await copy(
    'horoscopes',
    {
      "'id'": derived('id'),
      "'start_date'": 'start_date - 7 * k',
      "'end_date'": 'end_date - 7 * k',
    },
    `kind = 'daily'`,
  )
}
