import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { createBoss, QUEUE_VERSION } from '../jobs/jobs.ts'
import { APP_ROLE } from '../db/database.ts'
import { appliedMigrations, knownMigrations, MIGRATIONS } from '../db/migrations.ts'
import { prepareAppRole } from '../db/prepare-app-role.ts'
import { refuseOldServer } from '../db/refuse-old-server.ts'
import { refusePooler } from '../db/refuse-pooler.ts'
import { startFromSummary } from './start-from-summary.ts'

const ONE_AT_A_TIME = 7_316_402
const TABLES_CHANGE = 7_316_403

/** Brings a database to this version: role, tables, job queue. Safe to run from several processes at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  await whileNobodyMigrates(databaseUrl, (client) => bringUpToDate(client, databaseUrl))
}

/** Works on a connection of the owner while no other process starts: those that want to wait. */
export async function whileNobodyMigrates<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  await refusePooler(databaseUrl)
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'katedra migrations',
    keepAlive: true,
  })
  await client.connect()
  try {
    await refuseOldServer(client)
    if (!(await isUpToDate(client))) await client.query(`select pg_advisory_lock(${TABLES_CHANGE})`)
    await client.query(`select pg_advisory_lock(${ONE_AT_A_TIME})`)
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Until the connection ends, who would change the tables waits before it begins: had it begun, everybody else would wait for
 * it. Who finds them up to date does not wait.
 */
export async function keepTables(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${TABLES_CHANGE})`)
}

/** What `migrate` does, for who keeps others from it already. */
export async function bringUpToDate(client: pg.Client, databaseUrl: string): Promise<void> {
  await startFromSummary(client)
  await makeTables(client, databaseUrl, MIGRATIONS)
  await client.query(grants)
}

/** Role, tables and job queue, as the migrations of a folder have them. */
export async function makeTables(client: pg.Client, databaseUrl: string, migrationsFolder: string): Promise<void> {
  await prepareAppRole(client)
  await runMigrations(drizzle({ client }), { migrationsFolder })
  await prepareJobs(databaseUrl)
}

async function isUpToDate(client: pg.Client): Promise<boolean> {
  const applied = await appliedMigrations(client)
  return applied.length >= knownMigrations().length && (await queueVersionOf(client)) === QUEUE_VERSION
}

/** The version of the job queue's own tables; undefined where there are none. */
export async function queueVersionOf(client: pg.Client): Promise<number | undefined> {
  const { rows: there } = await client.query(`select where to_regclass('pgboss.version') is not null`)
  if (there.length === 0) return undefined
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version
}

/** What failed is looked through by operators, newest first, among all that was done. */
const FAILED_IN_ORDER = `
  create index if not exists job_failed on pgboss.job_common (completed_on desc nulls last, id desc nulls last) where state = 'failed'`

async function prepareJobs(databaseUrl: string): Promise<void> {
  const boss = createBoss(databaseUrl, { supervise: false, schedule: false, useListenNotify: false, max: 2 })
  await boss.start()
  await boss.getDb().executeSql(FAILED_IN_ORDER)
  await boss.stop({ graceful: false })
}

const grants = `
  grant usage on schema public, pgboss to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema public, pgboss to ${APP_ROLE};
  revoke all on operators, operator_sessions, rate_limits, pending_events from ${APP_ROLE};
  grant insert on pending_events to ${APP_ROLE};
  revoke update, delete on audit_entries, legal_texts, price_history, orders, order_lines, line_discounts from ${APP_ROLE};
  grant update (subject, url) on audit_entries to ${APP_ROLE};
  grant update (status, settled_at, fulfilled_at, upsell_declined_at, search_text) on orders to ${APP_ROLE};
  grant update (returned_amount) on order_lines to ${APP_ROLE};
  grant usage on all sequences in schema public, pgboss to ${APP_ROLE};
  grant execute on all functions in schema pgboss to ${APP_ROLE}`
