import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
const GIGABYTE = 2 ** 30
const ROOM = 4 * GIGABYTE
/** What programs of the tests take beside it is more than the files. */
const FREE = 8 * GIGABYTE

/** Has what is started from here on keep its throwaway files in memory where there is room: a disk takes ten times as long for a database. */
export function keepFilesInMemory(): void {
  if (!process.env['TMPDIR'] && freemem() >= FREE && hasRoom()) process.env['TMPDIR'] = MEMORY
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}
