import { statfs } from 'node:fs/promises'
import { NoRoom } from './port.ts'

/** What is about to be written may not leave less than the reserve free on its disk. Refuses with NoRoom. */
export async function requireRoom(directory: string, bytes: number, reserveBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize - bytes < reserveBytes) throw new NoRoom()
}

/** A disk, quota or file that turns out to be full is told as NoRoom. */
export async function refusingWhenFull<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isFull(error) ? new NoRoom() : error
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const isFull = (error: unknown): boolean => FULL.has(String((error as NodeJS.ErrnoException | null)?.code))
