import fastify from 'fastify'
import { ready } from './ready.ts'

/** Bare Fastify that answers with a constant of BYTES bytes and with HEADERS, JSON, if any are given. */
const page = Buffer.alloc(Number(process.env['BYTES']), 'a')
const headers = JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>
const app = fastify()
app.get('/', (_request, reply) => reply.headers({ 'content-type': 'text/html', ...headers }).send(page))
await ready(app)
