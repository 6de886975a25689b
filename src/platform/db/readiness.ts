import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND } from '#platform/clock.ts'
import type { Database } from './database.ts'

const ANSWERS_WITHIN = SECOND
/** However many ask, neither the database nor the disk is asked more often. */
const REMEMBERED_FOR = SECOND

/** A write that has to reach the disk: to a row of no other use, so that nothing grows. */
const WRITE = `
  insert into rate_limits (key, used, window_ends_at) values ('readiness', 1, now())
  on conflict (key) do update set window_ends_at = excluded.window_ends_at`
const BYTES_WRITTEN = Buffer.alloc(4096, 'ready ')

/** Whether the database answers and takes writes, and so does the disk of the data folder, within a second. */
export function readiness({ school, reads, platform }: Database, dataDir: string): () => Promise<boolean> {
  let known: { answer: Promise<boolean>; until: number } | undefined

  const ask = async () => {
    for (const connections of [reads, school])
      await connections.lend({ school: undefined, work: 'readiness' }, (client) => client.query('select 1'))
    await platform.lend({ school: undefined, work: 'readiness' }, (client) => client.query(WRITE))
    await tryDisk(dataDir)
    return true
  }

  return () => {
    if (!known || known.until < Date.now()) {
      const answer = Promise.race([ask().catch(() => false), after(ANSWERS_WITHIN, false)])
      known = { answer, until: Date.now() + REMEMBERED_FOR }
    }
    return known.answer
  }
}

/** Several processes may share the folder. */
async function tryDisk(dataDir: string): Promise<void> {
  const file = join(dataDir, `.ready-${process.pid}`)
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, BYTES_WRITTEN, { flush: true })
  } finally {
    await rm(file, { force: true })
  }
}

const after = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref())
