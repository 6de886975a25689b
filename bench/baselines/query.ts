import fastify from 'fastify'
import pg from 'pg'
import { ready } from './ready.ts'

/** Bare Fastify: one prepared statement (QUERY), its rows as JSON, filled up to BYTES bytes. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
const statement = { name: 'one', text: process.env['QUERY']! }
const { rows: sample } = await pool.query(statement)
const filling = 'a'.repeat(
  Math.max(0, Number(process.env['BYTES']) - JSON.stringify({ data: sample, filling: '' }).length),
)
const app = fastify()
app.get('/', async () => ({ data: (await pool.query(statement)).rows, filling }))
await ready(app)
