import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { workColumns, workRules } from '#platform/jobs/long-work.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { EXPORT_FORMATS, EXPORT_KINDS } from './vocabulary.ts'

/** A list that somebody takes away as a file, and how far it is. */
export const listExports = schoolTable(
  'list_exports',
  {
    /** null once they are gone; the row stays until its file is */
    personId: pointsTo(() => people.id),
    kind: text({ enum: EXPORT_KINDS }).notNull(),
    format: text({ enum: EXPORT_FORMATS }).notNull(),
    /** as the list had it in its address */
    filter: jsonb().$type<Record<string, string>>().notNull(),
    filename: text().notNull(),
    /** of its headings */
    language: text({ enum: LANGUAGES }).notNull(),
    ...workColumns(),
    rowsDone: integer().notNull().default(0),
    /** as counted when it was begun; null where nobody counted */
    rowsTotal: integer(),
    /** under which key it is kept, once it is whole */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    createdAt: createdAt(),
    /** when its file goes, where that is not a week after it was asked for */
    keptUntil: moment(),
  },
  (t) => [
    index('list_exports_by_person').on(t.personId, t.createdAt.desc(), t.id.desc()),
    index('list_exports_by_time').on(t.createdAt),
    oneOf('list_exports_kind', t.kind, EXPORT_KINDS),
    oneOf('list_exports_format', t.format, EXPORT_FORMATS),
    oneOf('list_exports_language', t.language, LANGUAGES),
    check('list_exports_format_of_kind', sql`(${t.kind} = 'everything') = (${t.format} = 'zip')`),
    check('list_exports_bytes', sql`(${t.bytes} is not null) = (${t.state} = 'ready')`),
    check('list_exports_file', sql`(${t.file} is not null) = (${t.state} = 'ready')`),
    ...workRules('list_exports', t),
  ],
)
export type ListExport = typeof listExports.$inferSelect
