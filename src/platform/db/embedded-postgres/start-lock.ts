import { open, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { commandOf } from './command-of.ts'

const STALE_AFTER_MS = 150_000

/** One process at a time starts or stops the cluster of a data folder; the lock of a killed one is taken over. */
export async function withStartLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(home, 'postgres.lock')
  while (!(await take(file))) {
    if (await isStale(file)) await rm(file, { force: true })
    else await pause(25)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  try {
    const lock = await open(file, 'wx')
    await lock.writeFile(String(process.pid))
    await lock.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isStale(file: string): Promise<boolean> {
  const [holder, taken] = await Promise.all([readFile(file, 'utf8').catch(() => ''), stat(file).catch(() => undefined)])
  if (!taken) return false
  return Date.now() - taken.mtimeMs > STALE_AFTER_MS || (holder !== '' && (await commandOf(Number(holder))) === '')
}
