import { sql } from 'drizzle-orm'
import { storedFiles } from '#modules/media/tables.ts'
import { lectureComponents } from '../../tables.ts'

/** SQL: a component has a stored file, or can be had back with it. */
export const usedByComponents = sql`exists (
  select 1 from ${lectureComponents} where ${lectureComponents.content} ->> 'stored_id' = ${storedFiles.id}::text)`
