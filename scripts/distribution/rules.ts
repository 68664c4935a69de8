/** A table as PostgreSQL describes it. */
export interface Table {
  name: string
  columns: string[]
  /** Columns that may be null. */
  nullable: string[]
  /** Primary keys, unique constraints and unique indexes, each with its columns. */
  uniques: { name: string; columns: string[] }[]
  foreignKeys: { columns: string[]; to: string; toColumns: string[]; setsNull: boolean }[]
}

/** Where the rows of a table would live. */
export type Placement =
  | { kind: 'distributed'; by: string }
  /** A full copy on every node. */
  | { kind: 'reference' }
  /** On the coordinator only. */
  | { kind: 'local' }

/** What Citus refuses in a schema: https://docs.citusdata.com/en/stable/develop/api_udf.html and its constraints on keys. */
export function findViolations(tables: Table[], placements: Map<string, Placement>): string[] {
  return tables.flatMap((table) => [
    ...uniqueViolations(table, placements),
    ...nullViolations(table, placements),
    ...foreignKeyViolations(table, placements),
  ])
}

/** A node cannot see the rows of the others. */
function uniqueViolations({ name, uniques }: Table, placements: Map<string, Placement>): string[] {
  const placement = placements.get(name)
  if (placement?.kind !== 'distributed') return []
  return uniques
    .filter(({ columns }) => !columns.includes(placement.by))
    .map((unique) => `${name}: ${unique.name} (${unique.columns.join(', ')}) lacks ${placement.by}`)
}

/** A row without the value has no node. */
function nullViolations(
  { name, nullable, foreignKeys }: Table,
  placements: Map<string, Placement>,
) {
  const placement = placements.get(name)
  if (placement?.kind !== 'distributed') return []
  const { by } = placement
  const isSetNull = foreignKeys.some(({ columns, setsNull }) => setsNull && columns.includes(by))
  return [
    ...(nullable.includes(by) ? [`${name}: ${by} may be null`] : []),
    ...(isSetNull ? [`${name}: ${by} is set to null by a deletion`] : []),
  ]
}

function foreignKeyViolations(
  { name, foreignKeys }: Table,
  placements: Map<string, Placement>,
): string[] {
  const from = placements.get(name)
  return foreignKeys.flatMap(({ columns, to, toColumns }) => {
    const other = placements.get(to)
    const key = `${name} (${columns.join(', ')}) → ${to} (${toColumns.join(', ')})`
    if (!from || !other) return []
    if (other.kind === 'distributed') {
      if (from.kind !== 'distributed')
        return [`${key}: a ${from.kind} table cannot reference a distributed one`]
      const isColocated = columns[toColumns.indexOf(other.by)] === from.by
      return isColocated ? [] : [`${key}: does not join ${from.by} with ${other.by}`]
    }
    if (other.kind === 'local' && from.kind === 'distributed')
      return [`${key}: a distributed table cannot reference a local one`]
    return []
  })
}

/** Rows of a person live together, by the id of the user; what belongs to nobody stays on the coordinator. */
export function placementOf({ name, columns }: Table): Placement {
  if (name === 'users') return { kind: 'distributed', by: 'id' }
  if (!name.includes('.') && columns.includes('user_id'))
    return { kind: 'distributed', by: 'user_id' }
  return { kind: 'local' }
}
