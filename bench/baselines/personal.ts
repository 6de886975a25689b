import fastify from 'fastify'
import pg from 'pg'
import { ready } from './ready.ts'

/** Bare Fastify that answers with a constant of BYTES bytes after QUERY was asked STATEMENTS times, prepared. */
const page = Buffer.alloc(Number(process.env['BYTES']), 'a')
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
const statements = Array.from({ length: Number(process.env['STATEMENTS']) }, () => ({
  name: 'one',
  text: process.env['QUERY']!,
}))
const app = fastify()

app.get('/', async (_request, reply) => {
  for (const statement of statements) await pool.query(statement)
  return reply.type('text/html').send(page)
})
await ready(app)
