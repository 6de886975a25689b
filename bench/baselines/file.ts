import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import fastify from 'fastify'
import { ready } from './ready.ts'

/** Bare Fastify that sends FILE. */
const file = process.env['FILE']!
const app = fastify()
app.get('/', async (_request, reply) => {
  const { size } = await stat(file)
  return reply
    .type('application/octet-stream')
    .header('content-length', size)
    .send(createReadStream(file, { highWaterMark: 256 * 1024 }))
})
await ready(app)
