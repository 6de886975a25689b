import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keptKey, type Media } from '#modules/media/index.ts'
import { clock } from '#platform/clock.ts'
import { type Ctx, isImpersonated } from '#platform/context.ts'
import { type Operation, refusedWith, sentBytes, textIn } from '#platform/contract/operation.ts'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import {
  foundOr404,
  LinkNotValid,
  NotAllowed,
  NotFound,
  NotSignedIn,
  OnlyLooking,
  refuseUnless,
} from '#platform/refusal.ts'
import { sendSaved } from '#providers/storage/send-saved.ts'
import type { HeldFile } from '../read-files.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { downloadFiles, fileVersions } from '../tables.ts'
import { savedAs } from '../view.ts'
import { beginLoad } from './begin-load.ts'
import { isLoadUrl, type LoadQuery } from './load-url.ts'

const LOAD = {
  operationId: 'loadFileByLink',
  at: '/downloads/loads/{id}',
  summary: 'A file of a download, by a link that its buyer was given: `url` of POST /my/files/{fileId}/load',
  parameters: [
    textIn('path', 'id', 'Of the link'),
    ...['expires', 'signature'].map((name) => textIn('query', name, 'As the link was given out')),
  ],
  responses: { ...sentBytes(), ...refusedWith(403, 404, 503) },
} satisfies Operation
const VERSION = {
  operationId: 'loadFileVersion',
  at: '/home/downloads/versions/{id}',
  summary: 'A version of a file of a download, for admins',
  parameters: [textIn('path', 'id', 'Of the version')],
  responses: { ...sentBytes(), ...refusedWith(401, 403, 404, 503) },
} satisfies Operation

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: LoadQuery }>
type Sent = Pick<HeldFile, 'file' | 'stored'>

/** Files are saved and never shown, so that nothing in them runs here; they are streamed, whole or in parts. */
export function sendFiles(app: App, media: Media): void {
  app.get('/downloads/loads/:id', { config: { operation: LOAD } }, async (request: Asked, reply: FastifyReply) => {
    const { school, actor } = request.caller
    const { id } = request.params
    if (!school || !isId(id)) throw new NotFound()
    const signing = { secretKey: app.secretKey, schoolId: school.id }
    refuseUnless(!isImpersonated(actor), new OnlyLooking())
    refuseUnless(isLoadUrl(signing, id, request.query, clock.now()), new LinkNotValid())
    const isBegun = request.method !== 'HEAD'
    const sent = await app.units.inUnitOfWork({ school, actor, work: 'files' }, (ctx) =>
      beginLoad(ctx, { id, isBegun }),
    )
    return send(media, sent, request, reply)
  })

  app.get(
    '/home/downloads/versions/:id',
    { config: { operation: VERSION } },
    async (request: Asked, reply: FastifyReply) => {
      const { school, actor } = request.caller
      const { id } = request.params
      if (!school || !isId(id)) throw new NotFound()
      refuseUnless(actor.role !== 'visitor', new NotSignedIn())
      refuseUnless(actor.role === 'admin', new NotAllowed())
      const sent = await app.units.reading({ school, actor, work: 'files' }, (ctx) => findVersion(ctx, id))
      return send(media, sent, request, reply)
    },
  )
}

async function findVersion({ tx }: Ctx, id: string): Promise<Sent> {
  const [found] = await tx
    .select({ file: downloadFiles, stored: storedFiles })
    .from(fileVersions)
    .innerJoin(storedFiles, eq(storedFiles.id, fileVersions.storedId))
    .innerJoin(downloadFiles, eq(downloadFiles.id, fileVersions.fileId))
    .where(eq(fileVersions.id, id))
  return foundOr404(found)
}

function send({ store }: Media, sent: Sent, request: FastifyRequest, reply: FastifyReply) {
  const { id } = sent.stored
  return sendSaved(store, { key: keptKey(id), id, filename: savedAs(sent) }, request, reply)
}
