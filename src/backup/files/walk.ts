import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { TREES } from '#providers/storage/disk/disk-store.ts'

/** The files of a disk store, each as seen from its folder. What disappears while we look was not there. */
export async function* filesOf(store: string): AsyncGenerator<string> {
  for (const tree of TREES) yield* walk(store, tree)
}

async function* walk(folder: string, below: string): AsyncGenerator<string> {
  const entries = await opendir(path.join(folder, below)).catch(nothingIfAbsent)
  if (!entries) return
  for await (const entry of entries) {
    const name = path.posix.join(below, entry.name)
    const kind = entry.isSymbolicLink() ? await stat(path.join(folder, name)).catch(nothingIfAbsent) : entry
    if (kind?.isDirectory()) yield* walk(folder, name)
    else if (kind?.isFile()) yield name
  }
}

export function nothingIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
