import path from 'node:path'
import type { Destination } from '../installation.ts'
import { copyFile } from './copy-file.ts'
import { severalAtOnce } from './several-at-once.ts'
import { filesOf } from './walk.ts'

const AT_ONCE = 4

/** Copies the files of a disk store, and counts those that were deleted before their turn came. */
export async function backUpFiles(
  store: string,
  { folder, checksums, signal }: Destination,
): Promise<{ count: number; bytes: number; missing: number }> {
  const copied = { count: 0, bytes: 0, missing: 0 }
  await severalAtOnce(filesOf(store), AT_ONCE, async (name) => {
    const file = `files/${name}`
    const copy = await copyFile(path.join(store, name), path.join(folder, file), signal)
    if (!copy) return void copied.missing++
    await checksums.add(file, copy.sum)
    copied.count++
    copied.bytes += copy.bytes
  })
  return copied
}
