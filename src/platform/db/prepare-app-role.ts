import pg from 'pg'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { APP_ROLE } from './database.ts'

const NOT_PERMITTED = '42501'
const GRANT = `grant ${APP_ROLE} to %s with set true, inherit false`

/**
 * Makes the role that row-level security binds, and sees to it that we may act as it: making a role does not bring that.
 * @throws CannotGoOn with what must be typed by somebody who may, when we may not.
 */
export async function prepareAppRole(client: pg.Client): Promise<void> {
  if (!(await permits(client, CREATE)))
    throw new CannotGoOn(await refusal(client, 'make', [`create role ${APP_ROLE} nologin`, GRANT]))
  if (await mayActAsApp(client)) return
  if (!(await permits(client, GRANT.replace('%s', 'current_user'))))
    throw new CannotGoOn(await refusal(client, 'act as', [GRANT]))
}

// Another database of the same server may make it at the same moment.
const CREATE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} nologin; end if;
  exception when duplicate_object or unique_violation then null;
  end $$`

async function permits(client: pg.Client, statement: string): Promise<boolean> {
  try {
    await client.query(statement)
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NOT_PERMITTED) return false
    throw error
  }
}

async function mayActAsApp(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`select pg_has_role('${APP_ROLE}', 'SET') as may`)
  return rows[0]!.may
}

async function refusal(client: pg.Client, what: string, statements: string[]): Promise<string> {
  const { rows } = await client.query<{ me: string }>('select quote_ident(current_user) as me')
  const me = rows[0]!.me
  const typed = statements.map((statement) => `  ${statement.replace('%s', me)};`).join('\n')
  return `The role ${me} may not ${what} ${APP_ROLE}, which row-level security binds. A superuser must type, once:\n${typed}`
}
