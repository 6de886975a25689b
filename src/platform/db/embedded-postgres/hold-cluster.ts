import { Client } from 'pg'

import type { Cluster } from './open-cluster.ts'

export interface Hold {
  /** Fulfilled when the connection ended, by a release or because the server went away. */
  lost: Promise<void>
  /** Lets go; true when nobody else holds the cluster. */
  releaseAsLast(): Promise<boolean>
}

const USERS_LOCK = 1

/**
 * Says "in use" by a shared advisory lock on a connection of its own: PostgreSQL itself forgets a killed process, and the
 * last one to leave is the one that gets the lock alone. Makes the database `katedra` on first use.
 */
export async function holdCluster(cluster: Cluster): Promise<Hold> {
  const client = new Client({
    connectionString: cluster.urlOf('postgres'),
    keepAlive: true,
    application_name: 'katedra-hold',
  })
  client.on('error', () => {})
  const lost = new Promise<void>((resolve) => client.on('end', resolve))
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
  const { rowCount } = await client.query("select from pg_database where datname = 'katedra'")
  if (rowCount === 0) await client.query('create database katedra')
  return {
    lost,
    async releaseAsLast() {
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
        const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
          USERS_LOCK,
        ])
        return rows[0]?.alone ?? true
      } catch {
        return true
      } finally {
        await client.end().catch(() => {})
      }
    },
  }
}
