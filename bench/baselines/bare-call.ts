import fastify from 'fastify'
import { ready } from './ready.ts'

/** Bare Fastify with a call that does nothing. */
const app = fastify()
app.get('/', async () => ({ done: true }))
await ready(app)
