import { z } from 'zod'
import { oneLine } from '#platform/contract/typed-text.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { WORK_STATES } from '#platform/contract/work-states.ts'
import { EXPORT_FORMATS, EXPORT_KINDS } from './vocabulary.ts'

export const ListExport = z.object({
  id: Id,
  /** which list */
  kind: z.enum(EXPORT_KINDS),
  format: z.enum(EXPORT_FORMATS),
  filename: z.string(),
  /** what the list was narrowed to, as its address says it */
  filter: z.record(z.string(), z.string()),
  state: z.enum(WORK_STATES),
  rows_done: z.int(),
  /** as counted when it was begun; null while or where nobody counted */
  rows_total: z.int().nullable(),
  bytes: z.int().nullable(),
  created_at: Time,
  /** when its file goes */
  kept_until: Time,
  /** where its file is; null unless it is ready */
  file: z.string().nullable(),
})
export type ListExport = z.output<typeof ListExport>

export const createExport = endpoint('POST /home/exports', {
  summary: 'Take a list away as a file, narrowed as its address says; it is made soon after. Once a minute',
  access: 'admin',
  right: 'take-exports',
  refuses: [429],
  changes: 'own',
  status: 201,
  body: z.object({
    kind: z.enum(EXPORT_KINDS),
    format: z.enum(EXPORT_FORMATS),
    filter: z.record(oneLine().max(40), oneLine().max(200)).default({}),
  }),
  answer: z.object({ export: ListExport }),
})

export const ExportPage = pageOf(ListExport)
export type ExportPage = z.output<typeof ExportPage>

export const listExports = endpoint('GET /json/home/exports', {
  summary: 'Lists that whoever asks took away as files within the last week, the newest first',
  access: 'admin',
  right: 'enter-panel',
  ...inPages(ExportPage),
})
