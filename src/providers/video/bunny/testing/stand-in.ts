import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { tusRoutes } from '../../own-host/tus-routes.ts'
import { diskUploads } from '../../own-host/uploads.ts'
import type { RawNotification } from '../../port.ts'

interface Library {
  libraryId: string
  apiKey: string
  readOnlyApiKey: string
}

export interface BunnyStandIn {
  app: FastifyInstance
  origin: string
  videos: Map<string, string>
  uploaded: string[]
}

/** A server that speaks Bunny Stream's documented protocol on this machine. */
export async function startBunny(library: Library): Promise<BunnyStandIn> {
  const app = fastify()
  const videos = new Map<string, string>()
  const uploaded: string[] = []
  app.addHook('onRequest', async (request, reply) => {
    const asked = request.url.startsWith(`/library/${library.libraryId}/`)
    if (asked && request.headers.accesskey !== library.apiKey) await reply.code(401).send()
  })
  app.post<{ Body: { title: string } }>(`/library/${library.libraryId}/videos`, async (request) => {
    const guid = randomUUID()
    videos.set(guid, request.body.title)
    return { guid, title: request.body.title, status: 0 }
  })
  app.get<{ Params: { guid: string } }>(`/library/${library.libraryId}/videos/:guid`, async (request, reply) => {
    const title = videos.get(request.params.guid)
    if (title === undefined) return reply.code(404).send({})
    return { guid: request.params.guid, title, status: 4, length: 95, width: 1280, height: 720 }
  })
  app.delete<{ Params: { guid: string } }>(`/library/${library.libraryId}/videos/:guid`, async (request, reply) => {
    if (!videos.delete(request.params.guid)) return reply.code(404).send({})
    return { success: true }
  })
  const directory = await mkdtemp(join(tmpdir(), 'katedra-bunny-'))
  const onUploaded = async (videoId: string) => void uploaded.push(videoId)
  await app.register(tusRoutes, {
    ...library,
    uploads: async () => diskUploads(directory, 0),
    maxBytesOf: async () => 10_000_000,
    say: (code) => code,
    onBug: () => undefined,
    onUploadStarted: async () => {},
    onUploaded,
  })
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }), videos, uploaded }
}

export function bunnyNotification(library: Library, videoId: string, status: number): RawNotification {
  const rawBody = Buffer.from(
    JSON.stringify({ VideoLibraryId: Number(library.libraryId), VideoGuid: videoId, Status: status }),
  )
  const signature = createHmac('sha256', library.readOnlyApiKey).update(rawBody).digest('hex')
  return { rawBody, headers: { 'x-bunnystream-signature': signature, 'x-bunnystream-signature-version': 'v1' } }
}
