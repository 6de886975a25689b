import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Media } from '#modules/media/index.ts'
import { clock } from '#platform/clock.ts'
import { type Ctx, holdsRight, isSignedIn } from '#platform/context.ts'
import { type Operation, refusedWith, sentBytes, textIn } from '#platform/contract/operation.ts'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { foundOr404, NotAllowed, NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { sendSaved } from '#providers/storage/send-saved.ts'
import type { Exportables } from './exportable.ts'
import { rightTo } from './right-to.ts'
import { type ListExport, listExports } from './tables.ts'
import { keptUntil } from './view.ts'

const FILE = {
  operationId: 'loadExport',
  at: '/home/exports/{id}/file',
  summary: 'The file of an export, for whoever asked for it, as long as their role may see the list',
  parameters: [textIn('path', 'id', 'Of the export')],
  responses: {
    ...sentBytes(),
    ...refusedWith(401, 403, 404, 503),
  },
} satisfies Operation

type Asked = FastifyRequest<{ Params: { id: string } }>

/** Saved and never shown, so that nothing in it runs here. */
export function sendExports(app: App, { media, exportables }: { media: Media; exportables: Exportables }): void {
  app.get('/home/exports/:id/file', { config: { operation: FILE } }, async (request: Asked, reply: FastifyReply) => {
    const { school, actor } = request.caller
    const { id } = request.params
    if (!school || !isId(id)) throw new NotFound()
    const row = await app.units.reading({ school, actor, work: 'files' }, (ctx) => findOwn(ctx, id, exportables))
    return sendSaved(media.store, { key: row.file, id: row.id, filename: row.filename }, request, reply)
  })
}

/** Refuses with 404 somebody else's, and one that is not ready or kept no longer. */
async function findOwn(
  { tx, actor }: Ctx,
  id: string,
  exportables: Exportables,
): Promise<ListExport & { file: string }> {
  refuseUnless(actor.role !== 'visitor' && isSignedIn(actor), new NotSignedIn())
  const [row] = await tx
    .select()
    .from(listExports)
    .where(and(eq(listExports.id, id), eq(listExports.personId, actor.id)))
  const own = foundOr404(row)
  refuseUnless(holdsRight(actor, rightTo(own.kind, exportables)), new NotAllowed())
  refuseUnless(own.file !== null && keptUntil(own) > clock.now(), new NotFound())
  return { ...own, file: own.file }
}
