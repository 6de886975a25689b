import { z } from 'zod'
import { Reason } from '#modules/access/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { WORK_STATES } from '#platform/contract/work-states.ts'
import {
  COLUMN_USES,
  IMPORT_BEGINNING_MAX,
  IMPORT_BYTES_MAX,
  IMPORT_COLUMNS_MAX,
  LINE_PROBLEMS,
  LINES_SHOWN,
} from './vocabulary.ts'

const ColumnUse = z.enum(COLUMN_USES)

export const StudentImport = z.object({
  id: Id,
  filename: z.string(),
  /** who asked for it; null where they are an admin no longer */
  by: z.string().nullable(),
  state: z.enum(WORK_STATES),
  lines_done: z.int(),
  /** null until it is begun */
  lines_total: z.int().nullable(),
  added: z.int(),
  existing: z.int(),
  wrong: z.int(),
  created_at: Time,
  /** when its report goes */
  kept_until: Time,
})
export type StudentImport = z.output<typeof StudentImport>

export const FileLook = z.object({
  /** in the order of the file */
  columns: z.array(
    z.object({
      /** empty where the file names none */
      head: z.string(),
      use: ColumnUse,
      /** what stands in it, line by line */
      cells: z.array(z.string()).max(LINES_SHOWN),
    }),
  ),
  /** the first lines as they would come in */
  lines: z
    .array(
      z.object({
        line: z.int(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        /** titles or addresses, as the file has them */
        products: z.array(z.string()),
        problem: z.enum(LINE_PROBLEMS).nullable(),
      }),
    )
    .max(LINES_SHOWN),
})
export type FileLook = z.output<typeof FileLook>

export const lookAtFile = endpoint('POST /json/home/students/imports/look', {
  summary:
    'What the columns of a CSV file are taken for, or are by the choice of whoever asks, and its first lines as they would come in; nothing is done yet',
  access: 'admin',
  right: 'change-students',
  audit: 'never',
  changes: 'own',
  body: z.object({
    /** how the file begins */
    text: z.string().max(IMPORT_BEGINNING_MAX),
    /** in the order of the file; left out, they are found */
    columns: z.array(ColumnUse).max(IMPORT_COLUMNS_MAX).optional(),
  }),
  answer: FileLook,
})

export const createImport = endpoint('POST /home/students/imports', {
  summary:
    'Makes accounts for the people of a CSV file, with a phone number and products where it has them; it is worked off soon after',
  access: 'admin',
  right: 'change-students',
  changes: 'own',
  status: 201,
  refuses: [409],
  files: { file: { maxBytes: IMPORT_BYTES_MAX, types: ['text/csv', 'text/plain'] } },
  body: z.object({
    /** made up by whoever sends: sent twice, it is one */
    import_key: Id,
    filename: oneLine().min(1).max(200),
    /** why they get the products that stand in the file */
    reason: Reason,
    /** whether those who had no account are told by mail, with a link to choose a password */
    is_welcomed: z.enum(['true', 'false']),
    /** what each column is, in the order of the file, with commas between: `email,firstName,none`; left out, they are found */
    columns: z
      .string()
      .max(IMPORT_COLUMNS_MAX * 12)
      .transform((uses) => uses.split(','))
      .pipe(z.array(ColumnUse).max(IMPORT_COLUMNS_MAX))
      .optional(),
  }),
  answer: z.object({ import: StudentImport }),
})

export const ImportPage = pageOf(StudentImport)
export type ImportPage = z.output<typeof ImportPage>

export const listImports = endpoint('GET /json/home/students/imports', {
  summary: 'Files of people that became students within the last thirty days, and how far each is; the newest first',
  access: 'admin',
  right: 'change-students',
  ...inPages(ImportPage),
})

export const getImportReport = endpoint('GET /home/students/imports/:importId/report', {
  summary: 'What came of each line of an import, as CSV: who was added, who was there, and what was wrong',
  access: 'admin',
  right: 'change-students',
  audit: 'always',
  query: z.object({ /** of wrong lines alone */ wrong: z.literal('1').optional() }),
  answer: z.unknown(),
  type: 'text/csv',
})
