import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'

import type { Bank } from './bank.ts'
import { bankClock } from './bank-clock.ts'
import { openBankKey } from './bank-key.ts'
import { buildBankApp } from './build-bank-app.ts'
import { credentialsFrom } from './credentials.ts'
import { releaseClaims } from './deliver-notification.ts'
import { planFaults } from './faults.ts'
import type { BankSettings } from './read-settings.ts'
import { createSchema } from './schema.ts'
import { type Errands, startErrands } from './start-errands.ts'

const CONNECT_WITHIN = 5000

export interface RunningBank {
  origin: string
  stop(): Promise<void>
}

/** Opens the bank's schema and key, listens, and goes on with what an earlier run left in the outbox. */
export async function startBank(settings: BankSettings): Promise<RunningBank> {
  const pool = new Pool({
    connectionString: settings.databaseUrl,
    max: settings.databaseConnections,
    connectionTimeoutMillis: CONNECT_WITHIN,
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  await createSchema(pool)
  let errands: Errands | undefined
  const bank: Bank = {
    pool,
    key: await openBankKey(pool),
    merchant: credentialsFrom(settings.secret),
    faults: planFaults(),
    clock: bankClock(),
    lateConfirmation: settings.lateConfirmation,
    origin: () => settings.origin ?? `http://localhost:${(app.server.address() as AddressInfo).port}`,
    get log() {
      return app.log
    },
    wake: () => errands?.wake(),
    hasFreeHand: () => errands?.hasFreeHand() ?? false,
    send: (notification) => errands?.send(notification),
  }
  const app = await buildBankApp(bank, settings)
  pool.on('error', (error) => app.log.warn({ err: error }, 'a database connection was lost'))
  await releaseClaims(bank)
  await app.listen({ port: settings.port, host: settings.host })
  errands = startErrands(bank)

  return {
    origin: bank.origin(),
    async stop() {
      await app.close()
      await errands?.stop()
      await pool.end()
    },
  }
}
