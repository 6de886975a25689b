import { sql } from 'drizzle-orm'
import { heldId, listingMine, ownedProducts, owner } from '#modules/access/index.ts'
import { listMyDownloads as endpoint, type MyFile } from './contract.ts'
import { isNewest } from './read-files.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { downloadFiles, fileLoads, fileVersions } from './tables.ts'
import { endingOf } from '#modules/media/files/vocabulary.ts'

interface Held extends Omit<MyFile, 'ending'> {
  filename: string
}

const ownLoads = sql`(
  select count(*) from ${fileLoads} join ${fileVersions} as loaded on loaded.id = ${fileLoads.versionId}
  where loaded.file_id = ${downloadFiles.id} and ${fileLoads.personId} = ${owner} and ${fileLoads.startedAt} is not null)`

/** The downloads open to somebody, with their files as they are now. */
const ownedDownloads = ownedProducts<Held[], typeof endpoint>(endpoint, {
  kind: 'download',
  more: sql`(
    select coalesce(json_agg(json_build_object('id', ${downloadFiles.id}, 'title', ${downloadFiles.title}, 'filename', ${storedFiles.filename},
      'bytes', coalesce(${storedFiles.bytes}, 0), 'version', ${fileVersions.number}, 'note', ${fileVersions.note},
      'updated_at', ${fileVersions.createdAt}, 'loads_count', ${ownLoads}) order by ${downloadFiles.position}, ${downloadFiles.id}), '[]')
    from ${downloadFiles}
    join ${fileVersions} on ${fileVersions.fileId} = ${downloadFiles.id} join ${storedFiles} on ${storedFiles.id} = ${fileVersions.storedId}
    where ${downloadFiles.downloadId} = ${heldId} and ${isNewest})`,
  view: (download, files) => ({
    ...download,
    files: files.map(({ filename, updated_at, ...file }) => ({
      ...file,
      ending: endingOf(filename),
      updated_at: new Date(updated_at).toISOString(),
    })),
  }),
})

export const listMyDownloads = listingMine(ownedDownloads)
