import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { hasEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { storeIn } from '#providers/storage/disk/disk-store.ts'
import { openDatabase } from '../start/open-database.ts'
import { type Checksums, sumOf, withChecksums } from './checksums.ts'
import { backUpDatabase } from './database/back-up-database.ts'
import { backUpFiles } from './files/back-up-files.ts'
import { holdFiles } from './files/hold-files.ts'
import { writeDiskCaches } from './files/write-disk-caches.ts'
import type { Destination, Errand, Installation } from './installation.ts'
import { MANIFEST, type Manifest, writeManifest } from './manifest.ts'

/**
 * Writes database and files to a new folder, while the site goes on. It gets its name once all of it is there: a killed one
 * leaves `….partial`. @throws CannotGoOn when there is nothing to back up, or something in the way.
 */
export async function backUp(installation: Installation, target: string, errand: Errand): Promise<Manifest> {
  const { dataDir, databaseUrl } = installation
  if (!databaseUrl && !(await hasEmbeddedPostgres(dataDir)))
    throw new CannotGoOn(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the product has them.`)
  if (isInside(target, storeIn(dataDir))) throw new CannotGoOn('A backup cannot lie among the files that it copies.')
  const partial = await openPartial(target)
  try {
    const manifest = await withChecksums(partial, (checksums) => write(installation, partial, checksums, errand))
    await writeDiskCaches()
    await rename(partial, target)
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function write(installation: Installation, folder: string, checksums: Checksums, errand: Errand) {
  const destination = { ...errand, folder, checksums }
  const contents = installation.s3
    ? { ...(await writeDatabase(installation, destination)), files: { bucket: installation.s3.bucket } }
    : await writeDatabaseAndFiles(installation, destination)
  const manifest = await writeManifest(folder, contents)
  await checksums.add(MANIFEST, await sumOf(path.join(folder, MANIFEST), errand.signal))
  return manifest
}

/**
 * Files are held before the moment that the rows are of and again after it: a file is there before the row that names it, so every row
 * finds its own, though it is deleted or replaced before it is copied.
 */
async function writeDatabaseAndFiles(installation: Installation, destination: Destination) {
  const held = await holdFiles(storeIn(installation.dataDir))
  try {
    const database = await writeDatabase(installation, destination, held.holdMore)
    destination.log('Writing the files')
    return { ...database, files: await backUpFiles(held.store, destination) }
  } finally {
    await held.letGo()
  }
}

async function writeDatabase(installation: Installation, destination: Destination, afterMoment = async () => {}) {
  destination.log('Writing the database')
  const { url, stop } = await openDatabase(installation, destination.log)
  try {
    return await backUpDatabase(url, destination, afterMoment)
  } finally {
    await stop()
  }
}

async function openPartial(target: string): Promise<string> {
  const partial = `${target}.partial`
  if (existsSync(target)) throw new CannotGoOn(`${target} is there already. Give each backup a name of its own.`)
  try {
    // It holds what people typed: for the eyes of its owner.
    await mkdir(partial, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new CannotGoOn(`There is no folder ${path.dirname(target)} to put a backup into.`)
    if (code === 'EEXIST')
      throw new CannotGoOn(
        `${partial} is there: that backup is being made, or was killed. Delete it if none is running.`,
      )
    throw error
  }
  return partial
}

function isInside(target: string, folder: string): boolean {
  const way = path.relative(folder, target)
  return !way.startsWith('..') && !path.isAbsolute(way)
}
