import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { whileNobodyMigrates, bringUpToDate } from '#platform/migrations/migrate.ts'
import { storeIn } from '#providers/storage/disk/disk-store.ts'
import { openDatabase } from '../start/open-database.ts'
import { checkBackup } from './check-backup.ts'
import { fillTables, type Source } from './database/fill-tables.ts'
import { refuseOccupied } from './database/refuse-occupied.ts'
import { remakeTables } from './database/remake-tables.ts'
import { bringFiles, discardFiles, placeFiles, refuseFullStore } from './files/restore-files.ts'
import type { Errand, Installation } from './installation.ts'
import type { Manifest } from './manifest.ts'

/**
 * Brings a backup into an empty database and an empty files folder, both or neither; a product that starts meanwhile waits.
 * @throws CannotGoOn when the backup is damaged or cannot be made by this version, and when anything is there already.
 */
export async function restore(installation: Installation, folder: string, errand: Errand): Promise<Manifest> {
  errand.log('Reading the backup')
  const backup = await checkBackup(folder, errand.signal)
  const store = await chooseStore(installation, backup)
  const database = await openDatabase(installation, errand.log)
  try {
    await whileNobodyMigrates(database.url, async (client) => {
      await refuseOccupied(client)
      await remakeTables(client, database.url, backup)
      await bringAll(database.url, { ...errand, folder, backup, store })
      await bringUpToDate(client, database.url)
    })
    return backup
  } finally {
    await database.stop()
  }
}

/** Files are put in their places when all rows are there, and just before these are for everyone to see. */
async function bringAll(databaseUrl: string, source: Source & { store: string | undefined }): Promise<void> {
  const { store, log } = source
  try {
    if (store) {
      log('Bringing the files')
      await bringFiles(store, source)
    }
    log('Bringing the rows')
    await fillTables(databaseUrl, source, async () => {
      if (store) await placeFiles(store)
    })
  } catch (error) {
    if (store) await discardFiles(store)
    throw error
  }
}

/** Where files go; nowhere when the backup has none because they are in a bucket. */
async function chooseStore({ dataDir, s3 }: Installation, { files }: Manifest): Promise<string | undefined> {
  if ('bucket' in files) return undefined
  if (s3) throw new CannotGoOn('The backup holds files, and S3_BUCKET is set: restore without it, to DATA_DIR.')
  await refuseFullStore(storeIn(dataDir))
  return storeIn(dataDir)
}
