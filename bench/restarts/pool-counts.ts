// Preloaded into the server: prints a line about each connection pool on SIGUSR2.
import pg from 'pg'

export interface PoolCount {
  'checked out': number
  idle: number
  waiting: number
}

const pools = new Set<pg.Pool>()
const { connect } = pg.Pool.prototype
pg.Pool.prototype.connect = function (this: pg.Pool, ...done: Parameters<typeof connect>) {
  pools.add(this)
  return connect.apply(this, done)
} as typeof connect

process.on('SIGUSR2', () => {
  const counts = [...pools].map(
    ({ totalCount, idleCount, waitingCount }): PoolCount => ({
      'checked out': totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount,
    }),
  )
  console.log(`POOLS ${JSON.stringify(counts)}`)
})
