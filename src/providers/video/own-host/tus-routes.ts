import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DataStore, Server } from '@tus/server'
import { newId } from '#platform/ids.ts'
import { authorizedVideo, type UploadHeaders } from '../upload-signature.ts'

export interface TusSettings {
  libraryId: string
  apiKey: string
  /** Opened at first use, as is the tus server itself. */
  uploads: () => Promise<DataStore>
  maxBytes: number
  /** The first bytes of an upload may arrive: it was created. */
  onUploadStarted: (videoId: string) => Promise<void>
  /** All bytes are stored. Told before the client is, and perhaps again: a repeat must change nothing. */
  onUploaded: (videoId: string, uploadId: string) => Promise<void>
}

export const TUS_PATH = '/tusupload'
const SIGNED_HEADERS = ['AuthorizationSignature', 'AuthorizationExpire', 'VideoId', 'LibraryId']

/**
 * Resumable uploads (tus 1.0) at /tusupload. Every request carries the four signed headers: 401 when they
 * are wrong or expired, 404 for an upload of another video, 413 above the size limit.
 */
export async function tusRoutes(app: FastifyInstance, settings: TusSettings) {
  let opening: Promise<Server> | undefined
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    opening ??= openServer(settings)
    const server = await opening
    reply.hijack()
    await server.handle(request.raw, reply.raw)
  }
  app.route({ method: ['POST', 'OPTIONS'], url: TUS_PATH, handler: answer })
  app.route({ method: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'], url: `${TUS_PATH}/:uploadId`, handler: answer })
}

async function openServer(settings: TusSettings): Promise<Server> {
  const { Server } = await import('@tus/server')
  return new Server({
    path: TUS_PATH,
    datastore: await settings.uploads(),
    maxSize: settings.maxBytes,
    relativeLocation: true,
    allowedHeaders: SIGNED_HEADERS,
    namingFunction: (request) => `${signedVideo(settings, request.headers)}.${newId()}`,
    onIncomingRequest: (request, uploadId) => authorize(settings, request, uploadId),
    onUploadCreate: async (request) => {
      await settings.onUploadStarted(signedVideo(settings, request.headers))
      return {}
    },
    onUploadFinish: async (request, upload) => {
      await settings.onUploaded(signedVideo(settings, request.headers), upload.id)
      return {}
    },
  })
}

async function authorize(settings: TusSettings, request: Request, uploadId: string) {
  if (request.method === 'OPTIONS') return
  const videoId = signedVideo(settings, request.headers)
  if (request.method === 'POST') return
  if (!uploadId.startsWith(`${videoId}.`)) throw { status_code: 404, body: 'No such upload\n' }
  if (request.method === 'HEAD') await tellIfComplete(settings, videoId, uploadId)
}

// A process killed after the last byte has told nobody; the client comes back with HEAD and sends no more.
async function tellIfComplete(settings: TusSettings, videoId: string, uploadId: string) {
  const { offset, size } = await (await settings.uploads()).getUpload(uploadId)
  if (offset === size) await settings.onUploaded(videoId, uploadId)
}

function signedVideo(settings: TusSettings, headers: Headers): string {
  const header: UploadHeaders = (name) => headers.get(name) ?? ''
  const videoId = authorizedVideo(settings, header)
  if (!videoId) throw { status_code: 401, body: 'Upload not authorized\n' }
  return videoId
}
