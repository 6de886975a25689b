import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts'
import { FILES_MAX, STORED_STATES, VERSIONS_MAX } from './vocabulary.ts'

/** Bytes in the store, and those on their way to it; several versions may be made of the same. Swept once no version is. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    schoolId: schoolId(),
    /** as it was sent */
    filename: text().notNull(),
    contentType: text().notNull(),
    state: text({ enum: STORED_STATES }).notNull().default('awaiting_upload'),
    bytes: bigint({ mode: 'number' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('stored_files_by_time').on(t.createdAt),
    oneOf('stored_files_state', t.state, STORED_STATES),
    check('stored_files_bytes', sql`${t.state} <> 'ready' or ${t.bytes} > 0`),
    onlyOwnSchool(),
  ],
)

/** The files of a download, in the order of its page. Only a download has files, and one on the site at least one: the database says so. */
export const downloadFiles = pgTable(
  'download_files',
  {
    id: id(),
    schoolId: schoolId(),
    downloadId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('download_files_in_order').on(t.downloadId, t.position, t.id),
    check('download_files_title', sql`length(trim(${t.title})) > 0`),
    check('download_files_position', sql`${t.position} between 1 and ${sql.raw(String(FILES_MAX))}`),
    onlyOwnSchool(),
  ],
)

/** What a file has been: the highest number is what buyers get. */
export const fileVersions = pgTable(
  'file_versions',
  {
    id: id(),
    schoolId: schoolId(),
    fileId: uuid()
      .notNull()
      .references(() => downloadFiles.id, { onDelete: 'cascade' }),
    storedId: uuid()
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    number: integer().notNull(),
    /** what is new in it */
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('file_versions_number').on(t.fileId, t.number),
    index('file_versions_in_time').on(t.fileId, t.createdAt, t.id),
    index('file_versions_by_stored').on(t.storedId),
    check('file_versions_number_in_reach', sql`${t.number} between 1 and ${sql.raw(String(VERSIONS_MAX))}`),
    onlyOwnSchool(),
  ],
)

/** A link that somebody was given to a version, and whether they began to load it: what is counted. */
export const fileLoads = pgTable(
  'file_loads',
  {
    id: id(),
    schoolId: schoolId(),
    versionId: uuid()
      .notNull()
      .references(() => fileVersions.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
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
    onlyOwnSchool(),
  ],
)
