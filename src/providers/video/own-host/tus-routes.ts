import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '@tus/server'
import { newId } from '#platform/ids.ts'
import { type MessageParams, Refusal } from '#platform/refusal.ts'
import { TUS } from './describe-tus.ts'
import { authorizedVideo, type UploadHeaders } from '../upload-signature.ts'
import type { DiskUploads } from './uploads.ts'

export interface TusSettings {
  libraryId: string
  apiKey: string
  /** Opened at first use, as is the tus server itself. */
  uploads: () => Promise<DiskUploads>
  /** How large the file of a video may be. */
  maxBytesOf: (videoId: string) => Promise<number>
  /** The words of a refusal for whoever sends; `params` has `maxBytes` where that is what was wrong. */
  say: (code: string, params: MessageParams, request: FastifyRequest) => string
  onBug: (error: Error, request: FastifyRequest) => void
  /** The first bytes of an upload may arrive: it was created, of so many; of none that were announced it is 0. */
  onUploadStarted: (videoId: string, bytes: number) => Promise<void>
  /** All bytes are stored. Told before the client is, and perhaps again: a repeat must change nothing. */
  onUploaded: (videoId: string, uploadId: string) => Promise<void>
}

export const TUS_PATH = '/tusupload'
const SIGNED_HEADERS = ['AuthorizationSignature', 'AuthorizationExpire', 'VideoId', 'LibraryId']

/**
 * Resumable uploads (tus 1.0) at /tusupload. Every request carries the four signed headers: 401 when they
 * are wrong or expired, 404 for an upload of another video, 413 above the size limit, 507 when the disk is or would be full.
 */
export async function tusRoutes(app: FastifyInstance, settings: TusSettings) {
  const asked = new WeakMap<object, FastifyRequest>()
  let opening: Promise<Server> | undefined
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    opening ??= openServer(settings, asked)
    const server = await opening
    asked.set(request.raw, request)
    reply.hijack()
    await server.handle(request.raw, reply.raw)
  }
  const upload = `${TUS_PATH}/:uploadId`
  app.post(TUS_PATH, { config: { operation: TUS.create } }, answer)
  app.head(upload, { config: { operation: TUS.ask } }, answer)
  app.patch(upload, { config: { operation: TUS.send } }, answer)
  app.delete(upload, { config: { operation: TUS.giveUp } }, answer)
  for (const url of [TUS_PATH, upload]) app.options(url, answer)
}

async function openServer(settings: TusSettings, asked: WeakMap<object, FastifyRequest>): Promise<Server> {
  const { Server } = await import('@tus/server')
  const uploads = await settings.uploads()
  return new Server({
    path: TUS_PATH,
    datastore: uploads,
    maxSize: (_request, uploadId) => settings.maxBytesOf(videoOf(uploadId ?? '')),
    relativeLocation: true,
    allowedHeaders: SIGNED_HEADERS,
    namingFunction: (request) => `${signedVideo(settings, request.headers)}.${newId()}`,
    onIncomingRequest: (request, uploadId) => authorize(settings, request, uploadId),
    onUploadCreate: async (request, upload) => {
      await uploads.requireRoomFor(upload)
      await settings.onUploadStarted(signedVideo(settings, request.headers), upload.size ?? 0)
      return {}
    },
    onUploadFinish: async (request, upload) => {
      await settings.onUploaded(signedVideo(settings, request.headers), upload.id)
      return {}
    },
    onResponseError: (request, error) => answerTo(settings, asked.get(request.runtime?.node?.req ?? {}), error),
  })
}

type Thrown = Error | { status_code: number; body: string }

/** What the protocol refuses it says in its own words; what went wrong with us is for nobody to read. */
async function answerTo(settings: TusSettings, request: FastifyRequest | undefined, thrown: Thrown) {
  if (!request) return undefined
  const answer = (status_code: number, code: string, params: MessageParams = {}) => ({
    status_code,
    body: `${settings.say(code, params, request)}\n`,
  })
  if (thrown instanceof Refusal) return answer(thrown.status, thrown.code, thrown.params)
  if (!('status_code' in thrown)) {
    settings.onBug(thrown, request)
    return answer(500, 'error.unexpected')
  }
  if (thrown.status_code !== 413) return undefined
  return answer(413, 'media.video-too-big', { maxBytes: await settings.maxBytesOf(String(request.headers['videoid'])) })
}

async function authorize(settings: TusSettings, request: Request, uploadId: string) {
  if (request.method === 'OPTIONS') return
  const videoId = signedVideo(settings, request.headers)
  if (request.method === 'POST') return
  if (videoOf(uploadId) !== videoId) throw { status_code: 404, body: 'No such upload\n' }
  if (request.method === 'HEAD') await tellIfComplete(settings, videoId, uploadId)
}

const videoOf = (uploadId: string): string => uploadId.slice(0, Math.max(uploadId.lastIndexOf('.'), 0))

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
