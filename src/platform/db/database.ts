import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { SECOND } from '#platform/clock.ts'
import { type Claimant, FairShare } from '#platform/fair-share.ts'
import { FreeConnections } from './free-connections.ts'
import { toldWithoutValues } from './statement-failure.ts'

/** A connection inside a transaction: the only thing a query can be asked of. */
export type Tx = NodePgDatabase

export interface Database {
  /** connections that row-level security binds */
  school: Connections
  /** the same, but they cannot write */
  reads: Connections
  /** connections of the tables' owner, for work across schools */
  platform: Connections
  url: string
  close(): Promise<void>
}

export interface Connections {
  /**
   * Lends one for as long as `work` takes; what it says is broken is not lent again. Errors are told without the values of
   * statements. @throws Overloaded when none came free in time, Unavailable when the database cannot be asked
   */
  lend<T>(claimant: Claimant, work: (client: pg.PoolClient, discard: (broken: Error) => void) => Promise<T>): Promise<T>
  end(): Promise<void>
}

export const APP_ROLE = 'katedra_app'

/** Of work across schools, in one process. */
const PLATFORM_CONNECTIONS = 6

const LONGEST_LINE = 200
/** One that was needed is given back to the pool within two of these, and closed after another. */
const IDLE_FOR = 20 * SECOND

/** A lock waited for longer is somebody else's trouble; a transaction left open would keep its own locks for as long. */
const PATIENCE = {
  lock_timeout: 3 * SECOND,
  statement_timeout: 15 * SECOND,
  idle_in_transaction_session_timeout: 15 * SECOND,
}
/** Sweeps go through the tables of all schools. */
const PATIENCE_OF_PLATFORM = { ...PATIENCE, statement_timeout: 60 * SECOND }

/** `connections` bounds each of the two pools that schools' requests share. */
export function connect(url: string, connections: number): Database {
  // Pages lie in memory or on flash: the default, for turning disks, reads whole small tables to find twenty rows.
  const bound = { ...PATIENCE, role: APP_ROLE, random_page_cost: '1.1' }
  const school = connectionsTo(url, { max: connections, name: 'katedra', settings: bound })
  const reads = connectionsTo(url, {
    max: connections,
    name: 'katedra reads',
    settings: { ...bound, default_transaction_read_only: 'on' },
  })
  const platform = connectionsTo(url, {
    max: PLATFORM_CONNECTIONS,
    name: 'katedra platform',
    settings: PATIENCE_OF_PLATFORM,
  })
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

interface PoolRules {
  max: number
  name: string
  settings: Record<string, string | number>
}

function connectionsTo(url: string, { max, name, settings }: PoolRules): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    pipeline: true,
    max,
    idleTimeoutMillis: IDLE_FOR,
    connectionTimeoutMillis: 5 * SECOND,
    options: Object.entries(settings)
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(' '),
  })
  pool.on('error', () => undefined)
  // Between two statements of its borrower nobody else hears that a connection was lost; the next statement will.
  pool.on('connect', (client) => client.on('error', () => free.lost(client)))
  const free = new FreeConnections(IDLE_FOR)
  // Whoever comes here was let in at the door, by how long all of their work takes.
  const places = new FairShare({ all: max, line: LONGEST_LINE, foresees: false })
  return {
    async lend(claimant, work) {
      const leave = places.enterAtOnce(claimant) ?? (await places.enter(claimant))
      let client: pg.PoolClient | undefined
      let broken: Error | undefined
      try {
        client = free.take() ?? (await pool.connect())
        return await work(client, (error) => (broken = error))
      } catch (error) {
        throw toldWithoutValues(error)
      } finally {
        if (client) free.giveBack(client, broken)
        leave()
      }
    },
    async end() {
      free.end()
      await pool.end()
    },
  }
}
