import { randomUUID } from 'node:crypto'
import fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { ready } from './ready.ts'

/** Bare Fastify: one prepared insert, committed. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
await pool.query(
  'create table if not exists bench_written (id uuid primary key, body text not null, at timestamptz not null)',
)
const text = 'insert into bench_written values ($1, $2, now())'
const app = fastify()
app.route({ method: 'POST', url: '/', handler: write })
await ready(app)

async function write(request: FastifyRequest) {
  const { body } = request.body as { body: string }
  await pool.query({ name: 'one', text, values: [randomUUID(), body] })
  return { done: true }
}
