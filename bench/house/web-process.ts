import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface WebProcess {
  url: string
  /** where a thread of its own tells how it is */
  healthUrl: string
  startedInMs: number
  /** resident memory, megabytes */
  memory(): Promise<number>
  stop(): Promise<void>
  /** as a power cut would */
  kill(): Promise<void>
}

const WITHIN_MS = 120_000
/** As `npm start` gives them. */
const MEMORY = ['--max-semi-space-size=16', '--heap-growing-percent=100']

/** What Node has compiled, where `npm start` keeps it. */
const NODE_COMPILE_CACHE = path.resolve('node_modules/.cache/node')

/** The product as `npm start` runs it, without the bootstrap; ready when its first page is answered. */
export async function startWeb(env: Record<string, string | number>, args: string[] = []): Promise<WebProcess> {
  const given = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)]))
  const url = `http://localhost:${given['PORT']}`
  const began = performance.now()
  const child = spawn(process.execPath, [...MEMORY, 'src/main.ts', ...args], {
    env: { ...process.env, LOG_LEVEL: 'error', MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE, ...given },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answered(url, child)
  return {
    url,
    healthUrl: `http://127.0.0.1:${given['HEALTH_PORT']}`,
    startedInMs: performance.now() - began,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    },
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

async function answered(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + WITHIN_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error('The product did not start')
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    await pause(10)
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not answer`)
}
