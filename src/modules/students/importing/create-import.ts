import { eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import { signedIn } from '#modules/people/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input, UploadedFile } from '#platform/contract/endpoint.ts'
import { decode } from '#platform/decode-text.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import { SchoolClosed } from '../refusals.ts'
import type { createImport as endpoint } from './contract.ts'
import { importKey } from './keys.ts'
import { IMPORTS_QUEUE } from './queue.ts'
import { readFile } from './read-file.ts'
import { studentImports } from './tables.ts'
import { viewImport } from './view.ts'
import { type ColumnUse, IMPORT_BEGINNING_MAX, IMPORT_LINES_MAX } from './vocabulary.ts'

export interface ImportParts {
  media: Media
  jobs: Jobs
}

type Asked = Input<typeof endpoint> & { file?: UploadedFile }

/** Puts down what is to be worked off. Refuses with 422 a file without addresses, and one of more than a hundred thousand lines; with 409 in a school that is closed. */
export async function createImport(
  ctx: OutsideCtx,
  asked: Asked,
  { media, jobs }: ImportParts,
): Promise<Answer<typeof endpoint>> {
  const admin = signedIn(ctx)
  refuseUnless(!ctx.school.closed, new SchoolClosed())
  const { text, columns } = readable(asked)
  const [known] = await ctx.reading((inside) => findByKey(inside, asked.import_key))
  if (known) return { import: viewImport(known, admin.name) }
  const id = newId()
  await media.store.put(importKey(id), Buffer.from(text), { contentType: 'text/csv; charset=utf-8' })
  return ctx.answering(async (inside) => {
    const { import_key: key, filename, reason } = asked
    const isWelcomed = asked.is_welcomed === 'true'
    const at = { createdAt: inside.now, movedAt: inside.now }
    const [row] = await inside.tx
      .insert(studentImports)
      .values({ id, personId: admin.id, key, filename, reason, columns, isWelcomed, ...at })
      .onConflictDoNothing()
      .returning()
    const [made = row!] = row ? [row] : await findByKey(inside, key)
    if (row) await jobs.put(inside.tx, IMPORTS_QUEUE, { schoolId: inside.school.id, importId: id })
    inside.note({ subject: filename, url: '/home/students/import' })
    return { import: viewImport(made, admin.name) }
  })
}

const findByKey = ({ tx }: Ctx, key: string) => tx.select().from(studentImports).where(eq(studentImports.key, key))

function readable({ file, columns: chosen }: Asked): { text: string; columns: ColumnUse[] } {
  if (!file) throw invalidField('file', 'validation.required')
  const text = decode(file.bytes)
  const lines = text.match(/\r\n|[\n\r]/g)?.length ?? 0
  refuseUnless(
    lines <= IMPORT_LINES_MAX + 1,
    invalidField('file', 'students.import-too-long', { max: IMPORT_LINES_MAX }),
  )
  const { columns } = readFile(text.slice(0, IMPORT_BEGINNING_MAX), chosen)
  refuseUnless(columns.includes('email'), invalidField('file', 'students.import-no-emails'))
  return { text, columns }
}
