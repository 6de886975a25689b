import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { within } from '../../limits.ts'

export interface Product {
  dataDir: string
  /** the sandbox bank takes the next one */
  port: number
  env: Record<string, string>
  /** both unless told */
  role?: 'web' | 'worker'
}

const STARTED_WITHIN = within(60_000)
const ANSWERED_WITHIN = within(10_000)
const ASKED_EVERY = 50
const END_WITH_PARENT = new URL('end-with-parent.ts', import.meta.url).href

/**
 * The whole product as `npm start` runs it. It ends with who started it at the latest: what goes on would hold their streams open,
 * and whoever reads those would wait for good. @throws Error when it does not answer within a minute; it is ended then.
 */
export async function startProduct({ dataDir, port, env, role }: Product): Promise<ChildProcess> {
  const server = runProgram(['src/main.ts', ...(role ? ['--role', role] : [])], {
    PORT: String(port),
    DATA_DIR: dataDir,
    ...env,
  })
  try {
    await isUp(server, port)
  } catch (error) {
    await stopProduct(server, 'SIGKILL')
    throw error
  }
  return server
}

/** A program with the settings of a product of the journeys, which ends with us. */
export function runProgram(program: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [`--import=${END_WITH_PARENT}`, ...program], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      DEMO_SCHOOL: 'on',
      // Browsers keep the process from coming round, and their readers ask all the same.
      LATE_AFTER_MS: '60000',
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Waits until the product at a port answers, and its bank. @throws Error after a minute, and when its process has ended. */
export async function isUp(server: ChildProcess, port: number): Promise<void> {
  await Promise.all([
    answers(`http://localhost:${port}/readyz`, server),
    answers(`http://localhost:${port + 1}`, server),
  ])
}

export async function stopProduct(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(server)) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}

/** Waits until something is at an address. @throws Error after a minute, and when the process has ended. */
export async function answers(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + STARTED_WITHIN
  while (Date.now() < until) {
    if (hasEnded(server)) throw new Error('The product did not start')
    if (
      await fetch(url, { signal: AbortSignal.timeout(ANSWERED_WITHIN) }).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((again) => setTimeout(again, ASKED_EVERY))
  }
  throw new Error(`${url} did not answer within ${STARTED_WITHIN / 1000} s`)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
