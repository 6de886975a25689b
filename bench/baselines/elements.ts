import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import pg from 'pg'
import { createElement as el } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ready } from './ready.ts'

/** Bare Fastify that renders ELEMENTS plain elements of BYTES bytes together; after one prepared statement with QUERY. */
const count = Number(process.env['ELEMENTS'])
const each = Math.max(0, Math.round(Number(process.env['BYTES']) / count) - '<p class="plain"></p>'.length)
const text = 'a'.repeat(each)
const pool = process.env['QUERY'] ? new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 }) : undefined
const app = fastify()

app.get('/', async (_request, reply) => {
  await pool?.query({ name: 'one', text: process.env['QUERY']! })
  const tree = el(
    'main',
    null,
    Array.from({ length: count }, (_, key) => el('p', { key, className: 'plain' }, text)),
  )
  const body = new PassThrough()
  const { pipe } = renderToPipeableStream(tree, { onShellReady: () => pipe(body) })
  return reply.type('text/html').send(body)
})
await ready(app)
