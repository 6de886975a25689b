import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../programs/sandbox-bank/main.ts', import.meta.url))
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 10_000
const STEADY_AFTER_MS = 30_000

interface BankProcess {
  port: number
  secret: string
  databaseUrl: string
}

/**
 * Runs the sandbox bank in a process of its own and starts it again, ever more patiently, when it dies. It ends itself when
 * the channel to us closes, so a kill -9 leaves no orphan. Returns what stops it.
 */
export function keepBankRunning({ port, secret, databaseUrl }: BankProcess): () => Promise<void> {
  let bank: ChildProcess | undefined
  let retry: NodeJS.Timeout | undefined
  let pause = FIRST_PAUSE_MS
  let isStopping = false

  const start = () => {
    const startedAt = Date.now()
    bank = spawn(process.execPath, [program], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        BANK_PORT: String(port),
        BANK_SECRET: secret,
        BANK_DATABASE_URL: databaseUrl,
        BANK_ALLOW_IN_PRODUCTION: 'true',
      },
    })
    bank.once('exit', () => {
      if (isStopping) return
      pause = Date.now() - startedAt > STEADY_AFTER_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      retry = setTimeout(start, pause)
    })
  }
  start()

  return async () => {
    isStopping = true
    clearTimeout(retry)
    if (!bank || bank.exitCode !== null || bank.signalCode !== null) return
    const ended = new Promise((resolve) => bank?.once('exit', resolve))
    bank.kill('SIGTERM')
    await ended
  }
}
