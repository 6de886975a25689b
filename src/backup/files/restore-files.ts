import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { damaged, readChecksums } from '../checksums.ts'
import { copyFile } from './copy-file.ts'
import { severalAtOnce } from './several-at-once.ts'
import { nothingIfAbsent } from './walk.ts'
import { writeDiskCaches } from './write-disk-caches.ts'

const AT_ONCE = 4

/** In the store itself, which may be a disk of its own: what came in whole is then only renamed. */
export const RESTORING = 'restoring'

/** @throws CannotGoOn when the store holds anything but what a killed restore left. */
export async function refuseFullStore(store: string): Promise<void> {
  const names = (await readdir(store).catch(nothingIfAbsent)) ?? []
  if (names.some((name) => name !== RESTORING))
    throw new CannotGoOn(`${store} is not empty. Nothing was restored: move it away first.`)
}

/** Copies a backup's files beside their places, each checked on its way. */
export async function bringFiles(store: string, { folder, signal }: { folder: string; signal: AbortSignal }) {
  const aside = path.join(store, RESTORING)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  await severalAtOnce(listedFiles(folder), AT_ONCE, async ({ file, sum }) => {
    const copy = await copyFile(path.join(folder, file), path.join(aside, file.slice(FILES.length)), signal)
    if (copy?.sum !== sum) throw damaged(file)
  })
  await writeDiskCaches()
}

export async function placeFiles(store: string): Promise<void> {
  const aside = path.join(store, RESTORING)
  for (const name of await readdir(aside)) await rename(path.join(aside, name), path.join(store, name))
  await rmdir(aside)
}

export async function discardFiles(store: string): Promise<void> {
  await rm(path.join(store, RESTORING), { recursive: true, force: true })
}

export const FILES = 'files/'

async function* listedFiles(folder: string) {
  for await (const line of readChecksums(folder)) if (line.file.startsWith(FILES)) yield line
}
