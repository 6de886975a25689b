import { fileURLToPath } from 'node:url'
import { keepRunning } from './keep-running.ts'

interface BankProcess {
  port: number
  secret: string
  databaseUrl: string
}

/** Runs the sandbox bank in a process of its own. Returns what stops it. */
export const keepBankRunning = ({ port, secret, databaseUrl }: BankProcess): (() => Promise<void>) =>
  keepRunning({
    file: fileURLToPath(new URL('../programs/sandbox-bank/main.ts', import.meta.url)),
    env: {
      BANK_PORT: String(port),
      BANK_SECRET: secret,
      BANK_DATABASE_URL: databaseUrl,
      BANK_ALLOW_IN_PRODUCTION: 'true',
    },
  })
