import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { createBoss } from '#platform/jobs/jobs.ts'
import { APP_ROLE } from './database.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))
const ONE_AT_A_TIME = 7_316_402

/** Brings a database to this version: role, tables, job queue. Safe to run from several processes at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'katedra migrations' })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${ONE_AT_A_TIME})`)
    await client.query(createRole)
    await runMigrations(drizzle({ client }), { migrationsFolder: folder })
    await prepareJobs(databaseUrl)
    await client.query(grants)
  } finally {
    await client.end()
  }
}

async function prepareJobs(databaseUrl: string): Promise<void> {
  const boss = createBoss(databaseUrl, { supervise: false, schedule: false, useListenNotify: false, max: 2 })
  await boss.start()
  await boss.stop({ graceful: false })
}

const createRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} nologin; end if;
    if not pg_has_role(current_user, '${APP_ROLE}', 'member') then execute format('grant ${APP_ROLE} to %I', current_user); end if;
  exception when duplicate_object or unique_violation then null;
  end $$`

const grants = `
  grant usage on schema public, pgboss to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema public, pgboss to ${APP_ROLE};
  revoke all on operators, operator_sessions, rate_limits from ${APP_ROLE};
  revoke update, delete on audit_entries from ${APP_ROLE};
  grant update (subject, url) on audit_entries to ${APP_ROLE};
  grant usage on all sequences in schema public, pgboss to ${APP_ROLE};
  grant execute on all functions in schema pgboss to ${APP_ROLE}`
