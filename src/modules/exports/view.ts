import { DAY } from '#platform/clock.ts'
import type * as contract from './contract.ts'
import type { ListExport } from './tables.ts'
import { KEPT_DAYS } from './vocabulary.ts'

export const keptUntil = ({ createdAt, keptUntil: until }: Pick<ListExport, 'createdAt' | 'keptUntil'>): Date =>
  until ?? new Date(createdAt.getTime() + KEPT_DAYS * DAY)

export const viewExport = (row: ListExport): contract.ListExport => ({
  id: row.id,
  kind: row.kind,
  format: row.format,
  filename: row.filename,
  filter: row.filter,
  state: row.state,
  rows_done: row.rowsDone,
  rows_total: row.rowsTotal,
  bytes: row.bytes,
  created_at: row.createdAt.toISOString(),
  kept_until: keptUntil(row).toISOString(),
  file: row.file ? `/home/exports/${row.id}/file` : null,
})
