import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dispositionOf } from '#platform/http/disposition-of.ts'
import { LinkNotValid, TooLarge, UnsupportedType } from '#platform/refusal.ts'
import { FILES } from '../describe-files.ts'
import { limitBytes } from '../limit-bytes.ts'
import { InvalidKey, UploadTooLarge, type ObjectStore } from '../port.ts'
import { sendObject } from '../send-object.ts'
import { isSignedRequest, type FileQuery } from './signed-file-url.ts'

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: FileQuery }>

/** Serves the addresses a disk store signs: PUT and GET below /files/. */
export async function diskFileRoutes(app: FastifyInstance, { store, secret }: { store: ObjectStore; secret: string }) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))

  app.put('/files/*', { config: { operation: FILES.put } }, async (request: FileRequest, reply) => {
    const key = request.params['*']
    // What is refused is not read to its end.
    reply.header('connection', 'close')
    if (!isSignedRequest(secret, 'PUT', key, request.query)) throw new LinkNotValid()
    if (request.headers['content-type'] !== request.query.type) throw new UnsupportedType([String(request.query.type)])
    await receive(store, key, request)
    return reply.removeHeader('connection').code(200).send()
  })

  app.get('/files/*', { config: { operation: FILES.get } }, async (request: FileRequest, reply) => {
    const key = request.params['*']
    if (!isSignedRequest(secret, 'GET', key, request.query)) throw new LinkNotValid()
    reply.header('cache-control', 'private, max-age=300')
    reply.header('content-disposition', disposition(request.query.name))
    return sendObject(store, key, request, reply)
  })
}

async function receive(store: ObjectStore, key: string, request: FileRequest): Promise<void> {
  const [maxBytes, contentType] = [Number(request.query.max), String(request.query.type)]
  const bytes = Number(request.headers['content-length'] ?? 0)
  if (bytes > maxBytes) throw new TooLarge()
  try {
    await store.put(key, limitBytes(request.body as Readable, maxBytes), { contentType, bytes })
  } catch (error) {
    if (error instanceof UploadTooLarge) throw new TooLarge()
    throw error instanceof InvalidKey ? new LinkNotValid() : error
  }
}

function disposition(name: string | undefined): string {
  return name ? dispositionOf('attachment', name) : 'inline'
}
