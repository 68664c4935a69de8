import { expect, test } from 'vitest'
import { findViolations, type Placement, placementOf, type Table } from './rules.ts'

const users: Table = {
  name: 'users',
  columns: ['id', 'email'],
  nullable: [],
  uniques: [{ name: 'users_pkey', columns: ['id'] }],
  foreignKeys: [],
}
const readings: Table = {
  name: 'readings',
  columns: ['id', 'user_id'],
  nullable: [],
  uniques: [{ name: 'readings_pkey', columns: ['user_id', 'id'] }],
  foreignKeys: [{ columns: ['user_id'], to: 'users', toColumns: ['id'], setsNull: false }],
}
const keys: Table = { name: 'keys', columns: ['id'], nullable: [], uniques: [], foreignKeys: [] }

const violationsOf = (...tables: Table[]) =>
  findViolations(tables, new Map(tables.map((table) => [table.name, placementOf(table)])))

test('rows of a person are distributed by the user, others stay on the coordinator', () => {
  expect(placementOf(users)).toEqual({ kind: 'distributed', by: 'id' })
  expect(placementOf(readings)).toEqual({ kind: 'distributed', by: 'user_id' })
  expect(placementOf(keys)).toEqual({ kind: 'local' })
  expect(placementOf({ ...readings, name: 'identity.session' })).toEqual({ kind: 'local' })
})

test('keys with the user in them, and references to the user, are accepted', () => {
  expect(violationsOf(users, readings, keys)).toEqual([])
})

test('a unique key without the user is refused', () => {
  const uniques = [{ name: 'readings_pkey', columns: ['id'] }]
  expect(violationsOf(users, { ...readings, uniques })).toEqual([
    'readings: readings_pkey (id) lacks user_id',
  ])
})

test('a reference that does not join the users of both sides is refused', () => {
  const marks: Table = {
    ...readings,
    name: 'marks',
    foreignKeys: [{ columns: ['reading_id'], to: 'readings', toColumns: ['id'], setsNull: false }],
  }
  expect(violationsOf(users, readings, marks)).toEqual([
    'marks (reading_id) → readings (id): does not join user_id with user_id',
  ])
  const joined = [
    {
      columns: ['user_id', 'reading_id'],
      to: 'readings',
      toColumns: ['user_id', 'id'],
      setsNull: false,
    },
  ]
  expect(violationsOf(users, readings, { ...marks, foreignKeys: joined })).toEqual([])
})

test('references between the coordinator and the nodes are refused, those to reference tables are not', () => {
  const settings = {
    ...keys,
    foreignKeys: [{ columns: ['by'], to: 'users', toColumns: ['id'], setsNull: false }],
  }
  expect(violationsOf(users, settings)).toEqual([
    'keys (by) → users (id): a local table cannot reference a distributed one',
  ])
  const toKeys = [{ columns: ['key'], to: 'keys', toColumns: ['id'], setsNull: false }]
  const tables = [users, keys, { ...readings, foreignKeys: toKeys }]
  const placements = new Map<string, Placement>(
    tables.map((table) => [table.name, placementOf(table)]),
  )
  expect(findViolations(tables, placements)).toHaveLength(1)
  expect(findViolations(tables, placements.set('keys', { kind: 'reference' }))).toEqual([])
})

test('a row whose user may be or become null is refused', () => {
  const [key] = readings.foreignKeys
  const calls: Table = {
    ...readings,
    nullable: ['user_id'],
    foreignKeys: key ? [{ ...key, setsNull: true }] : [],
  }
  expect(violationsOf(users, calls)).toEqual([
    'readings: user_id may be null',
    'readings: user_id is set to null by a deletion',
  ])
})
