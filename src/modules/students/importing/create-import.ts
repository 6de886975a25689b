import { eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import { signedIn } from '#modules/people/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input, UploadedFile } from '#platform/contract/endpoint.ts'
import { decode } from '#platform/decode-text.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { SchoolClosed } from '../refusals.ts'
import type { createImport as endpoint } from './contract.ts'
import { importKey } from './keys.ts'
import { IMPORTS_QUEUE } from './queue.ts'
import { readFile } from './read-file.ts'
import { type StudentImport, studentImports } from './tables.ts'
import { viewImport } from './view.ts'
import { type ColumnUse, IMPORT_BEGINNING_MAX, IMPORT_LINES_MAX } from './vocabulary.ts'

export interface ImportParts {
  media: Media
  jobs: Jobs
}

type Asked = Input<typeof endpoint> & { file?: UploadedFile }

/**
 * Puts down what is to be worked off. Its row comes before its file, so that no file is kept that nothing tells of, and its job after both: sent again
 * with the same key, it is gone on with where it stopped. Refuses with 422 a file without addresses, and one of more than a hundred thousand lines;
 * with 409 in a school that is closed.
 */
export async function createImport(
  ctx: OutsideCtx,
  asked: Asked,
  { media, jobs }: ImportParts,
): Promise<Answer<typeof endpoint>> {
  const admin = signedIn(ctx)
  refuseUnless(!ctx.school.closed, new SchoolClosed())
  const { text, columns } = readable(asked)
  const row = await ctx.inTransaction((inside) => putDown(inside, { ...asked, personId: admin.id, columns }))
  if (row.state === 'waiting')
    await media.store.put(importKey(row.id), Buffer.from(text), { contentType: 'text/csv; charset=utf-8' })
  return ctx.answering(async (inside) => {
    const [found] = await findByKey(inside, asked.import_key)
    const kept = foundOr404(found)
    if (kept.state === 'waiting')
      await jobs.put(inside.tx, IMPORTS_QUEUE, { schoolId: inside.school.id, importId: kept.id }, { key: kept.id })
    inside.note({ subject: kept.filename, url: '/home/students/import' })
    return { import: viewImport(kept, admin.name) }
  })
}

type Given = Pick<Asked, 'import_key' | 'filename' | 'reason' | 'is_welcomed'> & {
  personId: string
  columns: ColumnUse[]
}

/** What was sent before with the same key stays as it is. */
async function putDown(ctx: Ctx, { import_key: key, is_welcomed, ...given }: Given): Promise<StudentImport> {
  const { filename, reason, personId, columns } = given
  const at = { createdAt: ctx.now, movedAt: ctx.now }
  const [made] = await ctx.tx
    .insert(studentImports)
    .values({ personId, key, filename, reason, columns, isWelcomed: is_welcomed === 'true', ...at })
    .onConflictDoNothing()
    .returning()
  return made ?? foundOr404((await findByKey(ctx, key))[0])
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
