import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import fastify, { type FastifyRequest } from 'fastify'
import { ready } from './ready.ts'

/** Bare Fastify that writes the body of a PUT to FILE. */
const app = fastify({ bodyLimit: Number.MAX_SAFE_INTEGER })
app.removeAllContentTypeParsers()
app.addContentTypeParser('*', (_request, body, done) => done(null, body))
app.route({ method: 'PUT', url: '/', handler: keep })
await ready(app)

async function keep(request: FastifyRequest) {
  await pipeline(request.body as Readable, createWriteStream(process.env['FILE']!, { highWaterMark: 4 * 1024 * 1024 }))
  return { done: true }
}
