import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import type { BankConnection } from '#providers/payments/sandbox/bank-client.ts'
import { freePorts } from '#test/free-ports.ts'
import { BANK_SECRET, SECRET_KEY } from './settings.ts'
import type { Market } from './market.ts'
import { aVictim, type Victim } from './victim.ts'

export interface Town {
  market: Market
  webPort: number
  databaseUrl: string
  bank: BankConnection
  env: TownEnv
  /** web, workers, bank and postgres */
  victims: Victim[]
  /** everything but the database */
  processes: Victim[]
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** The settings of the processes. */
export type TownEnv = Record<string, string> & { DATABASE_URL: string }

/** A database, a bank, a web and worker processes of their own, and a market in it: all of it can be killed. */
export async function openTown(
  openMarket: (env: TownEnv) => Promise<Market>,
  { workers = 1, areWorking = true }: { workers?: number; areWorking?: boolean } = {},
): Promise<Town> {
  const directory = await mkdtemp(join(tmpdir(), 'katedra-torture-'))
  // Under root the database runs as another account and must be able to enter.
  await chmod(directory, 0o755)
  // Not the fast one of the tests: what it has committed may be lost when it is killed.
  const postgres = await startEmbeddedPostgres({ dataDir: directory, log: () => {} })
  await migrate(postgres.url)
  const webPort = await freePorts(2)
  const bankPort = webPort + 1
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: join(directory, 'compiled'),
    DATABASE_URL: postgres.url,
    DATA_DIR: directory,
    DEMO_SCHOOL: 'false',
    SECRET_KEY,
    PORT: String(webPort),
    PLATFORM_HOST: `platform.localhost:${webPort}`,
    SANDBOX_BANK: 'true',
    SANDBOX_BANK_PORT: String(bankPort),
    SANDBOX_BANK_SECRET: BANK_SECRET,
    BANK_PORT: String(bankPort),
    BANK_SECRET,
    BANK_DATABASE_URL: postgres.url,
    BANK_CONTROL: 'true',
    BANK_LATE_CONFIRMATION_MS: '1500',
  }
  const child = new URL('child.ts', import.meta.url)
  const bankProgram = new URL('../../src/programs/sandbox-bank/main.ts', import.meta.url)
  const processes = [
    aVictim('bank', bankProgram, [], env),
    aVictim('web', child, ['web'], env),
    ...Array.from({ length: workers }, (_, nth) =>
      aVictim(nth === 0 ? 'worker' : `worker ${nth + 1}`, child, ['worker'], env),
    ),
  ]
  const query = asking(postgres.url)
  const market = await openMarket(env)
  for (const each of processes) if (areWorking || !isWorker(each)) await each.start()
  return {
    market,
    env,
    webPort,
    databaseUrl: postgres.url,
    bank: { origin: `http://localhost:${bankPort}`, merchant: credentialsFrom(BANK_SECRET), timeout: 5000 },
    processes,
    victims: [...processes, databaseAsVictim(join(directory, 'postgres', 'postmaster.pid'), query)],
    query,
    async close() {
      for (const each of processes.toReversed()) await each.stop()
      await postgres.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export const isWorker = ({ name }: Victim): boolean => name.startsWith('worker')

/** Its parent, this process, starts it again by itself. */
function databaseAsVictim(pidFile: string, query: Town['query']): Victim {
  const start = async () => void (await query('select 1'))
  return {
    name: 'postgres',
    start,
    stop: async () => {},
    freeze: () => {},
    async kill() {
      const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
      // While it is being started the file is empty, and 0 would be this very process and its children.
      if (pid > 1) process.kill(pid, 'SIGKILL')
      await start()
    },
  }
}

/** Asks on a connection of its own, again and again while the database is away. */
function asking(url: string): Town['query'] {
  return async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    for (let patience = 200; ; patience--) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
      client.on('error', () => {})
      try {
        await client.connect()
        return (await client.query<Row>(text, values)).rows
      } catch (error) {
        const isRefused = /^(22|23|42)/.test(String((error as { code?: string }).code))
        if (isRefused || patience === 0) throw error
        await new Promise((resolve) => setTimeout(resolve, 150))
      } finally {
        await client.end().catch(() => {})
      }
    }
  }
}
