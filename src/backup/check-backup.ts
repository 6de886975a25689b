import path from 'node:path'
import { damaged, incomplete, readChecksums, sumOf } from './checksums.ts'
import { tableFile } from './database/table-file.ts'
import { FILES } from './files/restore-files.ts'
import { type Manifest, MANIFEST, readManifest } from './manifest.ts'

/**
 * Reads a backup's description and all of its database part, byte for byte; its files are checked while they are copied.
 * @throws CannotGoOn when any of it is not what was written.
 */
export async function checkBackup(folder: string, signal: AbortSignal): Promise<Manifest> {
  const sound = new Set<string>()
  let files = 0
  for await (const { file, sum } of readChecksums(folder)) {
    if (file.startsWith(FILES)) files++
    else if ((await sumOf(path.join(folder, file), signal).catch(() => undefined)) === sum) sound.add(file)
    else throw damaged(file)
  }
  if (!sound.has(MANIFEST)) throw incomplete(folder)
  const manifest = await readManifest(folder)
  const missing = manifest.tables.find(({ name }) => !sound.has(tableFile(name)))
  if (missing) throw damaged(tableFile(missing.name))
  if ('count' in manifest.files && manifest.files.count !== files) throw damaged('the list of files')
  return manifest
}
