import fastify from 'fastify'
import pg from 'pg'
import { createElement as el } from 'react'
import { renderToString } from 'react-dom/server'
import { ready } from './ready.ts'

/** Bare Fastify that renders ELEMENTS plain elements of BYTES bytes together, after QUERY was asked STATEMENTS times, prepared. */
const count = Number(process.env['ELEMENTS'])
const each = Math.max(0, Math.round(Number(process.env['BYTES']) / count) - '<p class="plain"></p>'.length)
const text = 'a'.repeat(each)
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
const statements = Array.from({ length: Number(process.env['STATEMENTS']) }, () => ({
  name: 'one',
  text: process.env['QUERY']!,
}))
const app = fastify()

app.get('/', async (_request, reply) => {
  for (const statement of statements) await pool.query(statement)
  const tree = el(
    'main',
    null,
    Array.from({ length: count }, (_, key) => el('p', { key, className: 'plain' }, text)),
  )
  return reply.type('text/html').send(renderToString(tree))
})
await ready(app)
