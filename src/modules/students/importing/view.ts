import { DAY } from '#platform/clock.ts'
import type * as contract from './contract.ts'
import type { StudentImport } from './tables.ts'
import { IMPORT_KEPT_DAYS } from './vocabulary.ts'

export const viewImport = (row: StudentImport, by: string | null): contract.StudentImport => ({
  id: row.id,
  filename: row.filename,
  by,
  state: row.state,
  lines_done: linesDone(row),
  lines_total: row.linesTotal,
  added: row.added,
  existing: row.existing,
  wrong: row.wrong,
  created_at: row.createdAt.toISOString(),
  kept_until: new Date(row.createdAt.getTime() + IMPORT_KEPT_DAYS * DAY).toISOString(),
})

export const linesDone = ({ added, existing, wrong }: StudentImport): number => added + existing + wrong
