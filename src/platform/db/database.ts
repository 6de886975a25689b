import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** A connection inside a transaction: the only thing a query can be asked of. */
export type Tx = NodePgDatabase

export interface Database {
  /** connections that row-level security binds */
  school: pg.Pool
  /** the same, but they cannot write */
  reads: pg.Pool
  /** connections of the tables' owner, for work across schools */
  platform: pg.Pool
  url: string
  close(): Promise<void>
}

export const APP_ROLE = 'katedra_app'

/** `connections` bounds each of the two pools that schools' requests share. */
export function connect(url: string, connections: number): Database {
  const settings = { connectionString: url, idleTimeoutMillis: 60_000, connectionTimeoutMillis: 10_000 }
  const bound = { ...settings, max: connections, application_name: 'katedra' }
  // Pages lie in memory or on flash: the default, for turning disks, reads whole small tables to find twenty rows.
  const options = `-c role=${APP_ROLE} -c random_page_cost=1.1`
  const school = new pg.Pool({ ...bound, options })
  const reads = new pg.Pool({ ...bound, options: `${options} -c default_transaction_read_only=on` })
  const platform = new pg.Pool({ ...settings, max: 4, application_name: 'katedra platform' })
  for (const pool of [school, reads, platform]) {
    pool.on('error', () => undefined)
    // Between two statements of its borrower nobody else hears that a connection was lost; the next statement will.
    pool.on('connect', (client) => client.on('error', () => undefined))
  }
  return {
    school,
    reads,
    platform,
    url,
    async close() {
      await Promise.all([school.end(), reads.end(), platform.end()])
    },
  }
}

const txOfClient = new WeakMap<pg.PoolClient, Tx>()
const clientOfTx = new WeakMap<Tx, pg.PoolClient>()

/** Drizzle over one pooled connection, kept with it so that prepared statements are built once. */
export function txOver(client: pg.PoolClient): Tx {
  const known = txOfClient.get(client)
  if (known) return known
  const tx: Tx = drizzle({ client, casing: 'snake_case' })
  txOfClient.set(client, tx)
  clientOfTx.set(tx, client)
  return tx
}

export const clientOf = (tx: Tx): pg.PoolClient => clientOfTx.get(tx)!
