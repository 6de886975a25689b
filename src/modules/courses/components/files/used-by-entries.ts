import { sql } from 'drizzle-orm'
import { storedFiles } from '#modules/media/tables.ts'
import { componentEntries } from '../../tables.ts'

/** SQL: somebody has handed a stored file in. */
export const usedByEntries = sql`exists (select 1 from ${componentEntries} where ${componentEntries.fileId} = ${storedFiles.id})`
