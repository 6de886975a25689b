import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitBytes } from '../limit-bytes.ts'
import { InvalidKey, UploadTooLarge, type ObjectStore } from '../port.ts'
import { sendObject } from '../send-object.ts'
import { isSignedRequest, type FileQuery } from './signed-file-url.ts'

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: FileQuery }>

/** Serves the addresses a disk store signs: PUT and GET below /files/. */
export async function diskFileRoutes(app: FastifyInstance, { store, secret }: { store: ObjectStore; secret: string }) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))

  app.put('/files/*', async (request: FileRequest, reply) => {
    const key = request.params['*']
    if (!isSignedRequest(secret, 'PUT', key, request.query)) return refuse(reply, 403, 'link-not-valid')
    if (request.headers['content-type'] !== request.query.type) return refuse(reply, 415, 'content-type-differs')
    return receive(store, key, request, reply)
  })

  app.get('/files/*', async (request: FileRequest, reply) => {
    const key = request.params['*']
    if (!isSignedRequest(secret, 'GET', key, request.query)) return refuse(reply, 403, 'link-not-valid')
    reply.header('cache-control', 'private, max-age=300')
    reply.header('content-disposition', disposition(request.query.name))
    return sendObject(store, key, request, reply)
  })
}

async function receive(store: ObjectStore, key: string, request: FileRequest, reply: FastifyReply) {
  const [maxBytes, contentType] = [Number(request.query.max), String(request.query.type)]
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return refuse(reply, 413, 'upload-too-large')
  try {
    await store.put(key, limitBytes(request.body as Readable, maxBytes), { contentType })
    return reply.code(200).send()
  } catch (error) {
    if (error instanceof UploadTooLarge) return refuse(reply, 413, error.code)
    if (error instanceof InvalidKey) return refuse(reply, 403, error.code)
    throw error
  }
}

function refuse(reply: FastifyReply, status: number, code: string) {
  return reply.code(status).header('connection', 'close').send({ code })
}

function disposition(name: string | undefined): string {
  return name ? `attachment; filename*=UTF-8''${encodeRfc5987(name)}` : 'inline'
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
