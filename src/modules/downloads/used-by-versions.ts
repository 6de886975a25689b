import { sql } from 'drizzle-orm'
import { storedFiles } from '#modules/media/tables.ts'
import { fileVersions } from './tables.ts'

/** SQL: a version of a download is made of a stored file. */
export const usedByVersions = sql`exists (select 1 from ${fileVersions} where ${fileVersions.storedId} = ${storedFiles.id})`
