import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Returns when all that was written is on the disk: once for all files, since flushing each for itself takes five times as
 * long as copying it. A system without `sync` writes in its own time.
 */
export async function writeDiskCaches(): Promise<void> {
  await run('sync').catch(() => undefined)
}
