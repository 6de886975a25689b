import pg from 'pg'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { SECOND } from '#platform/clock.ts'

/** What a pooler answers that knows no `options`. */
const NOT_SUPPORTED = '08P01'
/** A pooler may choose at random which connection it lends. */
const ROUNDS = 3
const SETTING = 'katedra.is_kept'
const SETTINGS = { options: `-c ${SETTING}=yes`, connectionTimeoutMillis: 10 * SECOND }

/**
 * A read has its school set on its connection, and a worker listens on one: each has to stay the same until it ends. A pooler that lends
 * another for each transaction would show one school another's rows.
 * @throws CannotGoOn where `databaseUrl` leads to such a pooler, or to one that keeps back what a connection is opened with
 */
export async function refusePooler(databaseUrl: string): Promise<void> {
  const [one, other] = [clientOf(databaseUrl), clientOf(databaseUrl)]
  try {
    await one.connect()
    await other.connect()
    if (!(await hasSettings(one))) throw new CannotGoOn(KEEPS_BACK)
    for (let round = 0; round < ROUNDS; round++)
      if (await areLentByTransaction(one, other)) throw new CannotGoOn(LENDS_BY_TRANSACTION)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NOT_SUPPORTED) throw new CannotGoOn(KEEPS_BACK)
    throw error
  } finally {
    await Promise.all([one.end(), other.end()])
  }
}

const clientOf = (connectionString: string) =>
  new pg.Client({ connectionString, application_name: 'katedra start', ...SETTINGS })

async function hasSettings(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ value: string | null }>(`select current_setting('${SETTING}', true) as value`)
  return rows[0]!.value === 'yes'
}

/**
 * Each connection has one process of the server for as long as it lasts. One that is lent goes on to the next who asks (then both meet the
 * same) or waits behind others (then asking twice meets two).
 */
async function areLentByTransaction(one: pg.Client, other: pg.Client): Promise<boolean> {
  const first = await processOf(one)
  const second = await processOf(one)
  await other.query('begin')
  const others = await processOf(other)
  const third = await processOf(one)
  await other.query('rollback')
  return others === first || second !== first || third !== first
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process')
  return rows[0]!.process
}

const INSTEAD =
  'Give Katedra the address of the database itself, or of a pooler that keeps a connection for as long as its client stays (pool_mode = session).'

const LENDS_BY_TRANSACTION = `DATABASE_URL leads to a pooler that lends another connection for each transaction, behind which a school could be shown the rows of another. ${INSTEAD}`

const KEEPS_BACK = `DATABASE_URL leads to a pooler that does not pass on what a connection is opened with (options), without which row-level security does not bind it. ${INSTEAD}`
