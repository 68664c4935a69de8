import type { Client } from 'pg'
import type { Statement } from './recorded-statements.ts'

export interface Plan {
  statement: string
  /** Of indexes and tables, as `horoscopes_once`. */
  reads: string
  cost: number
  /** Large tables that are read as a whole. */
  scanned: string[]
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Total Cost': number
  Plans?: Node[]
}

/** Everything but the control of transactions and sessions. */
const isExplainable = ({ text }: Statement) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text)

/** Asks PostgreSQL how it would run each statement, without running it. */
export async function explainAll(client: Client, statements: Statement[], largeRows: number) {
  const large = await largeTables(client, largeRows)
  const plans: Plan[] = []
  const unexplained: string[] = []
  for (const { text, values } of statements.filter(isExplainable)) {
    try {
      const { rows } = await client.query(`explain (format json) ${text}`, values)
      plans.push(describe(text, rows[0]['QUERY PLAN'][0].Plan, large))
    } catch (error) {
      unexplained.push(`${shorten(text)}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { plans: plans.toSorted((a, b) => b.cost - a.cost), unexplained }
}

async function largeTables(client: Client, rowsAtLeast: number): Promise<Set<string>> {
  const { rows } = await client.query(
    `select relname from pg_class where relkind = 'r' and reltuples >= $1`,
    [rowsAtLeast],
  )
  return new Set(rows.map(({ relname }) => relname))
}

function describe(text: string, root: Node, large: Set<string>): Plan {
  const nodes = flatten(root)
  const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
  return {
    statement: shorten(text),
    reads: [...new Set(nodes.map((node) => node['Index Name'] ?? node['Relation Name']))]
      .filter(Boolean)
      .join(', '),
    cost: Math.round(root['Total Cost']),
    scanned: scans
      .map((node) => node['Relation Name'] ?? '')
      .filter((relation) => large.has(relation)),
  }
}

const flatten = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

/** Without the list of columns. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('"', '').trim()
  return line.replace(/^(select) .{40,}? (from \w)/, '$1 … $2').slice(0, 110)
}
