import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, holds, moment } from '#platform/db/columns.ts'
import { FILES_MAX, VERSIONS_MAX } from './vocabulary.ts'

/** The files of a download, in the order of its page. Only a download has files, and one on the site at least one: the database says so. */
export const downloadFiles = schoolTable(
  'download_files',
  {
    downloadId: belongsTo(() => products.id),
    title: text().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('download_files_in_order').on(t.downloadId, t.position, t.id),
    check('download_files_title', sql`length(trim(${t.title})) > 0`),
    check('download_files_position', sql`${t.position} between 1 and ${sql.raw(String(FILES_MAX))}`),
  ],
)

/** What a file has been: the highest number is what buyers get. */
export const fileVersions = schoolTable(
  'file_versions',
  {
    fileId: belongsTo(() => downloadFiles.id),
    storedId: holds(() => storedFiles.id),
    number: integer().notNull(),
    /** what is new in it */
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('file_versions_number').on(t.fileId, t.number),
    index('file_versions_by_stored').on(t.storedId),
    check('file_versions_number_in_reach', sql`${t.number} between 1 and ${sql.raw(String(VERSIONS_MAX))}`),
  ],
)

/** A link that somebody was given to a version, and whether they began to load it: what is counted. */
export const fileLoads = schoolTable(
  'file_loads',
  {
    versionId: belongsTo(() => fileVersions.id),
    personId: belongsTo(() => people.id),
    createdAt: createdAt(),
    startedAt: moment(),
  },
  (t) => [
    index('file_loads_counted')
      .on(t.versionId, t.personId)
      .where(sql`started_at is not null`),
    index('file_loads_by_version').on(t.versionId),
    index('file_loads_by_person').on(t.personId),
    index('file_loads_unused')
      .on(t.createdAt)
      .where(sql`started_at is null`),
  ],
)
