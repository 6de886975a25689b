import fastify from 'fastify'
import pg from 'pg'
import { ready } from './ready.ts'

/** Bare Fastify that answers with a constant of BYTES bytes after it asked STATEMENTS, prepared, under OPTIONS. */
const page = Buffer.alloc(Number(process.env['BYTES']), 'a')
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  options: process.env['OPTIONS'],
  max: 12,
})
const statements = (JSON.parse(process.env['STATEMENTS']!) as { text: string; values: unknown[] }[]).map(
  (statement, nth) => ({ name: `statement_${nth}`, ...statement }),
)
const app = fastify()

app.get('/', async (_request, reply) => {
  for (const statement of statements) await pool.query(statement)
  return reply.type('text/html').send(page)
})
await ready(app)
