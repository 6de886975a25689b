import fastify from 'fastify'
import { ready } from './ready.ts'

/** Bare Fastify that answers with a constant of BYTES bytes. */
const page = Buffer.alloc(Number(process.env['BYTES']), 'a')
const app = fastify()
app.get('/', (_request, reply) => reply.type('text/html').send(page))
await ready(app)
