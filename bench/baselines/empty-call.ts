import { z } from 'zod'
import { buildApp } from '#app/build-app.ts'
import { loadConfig } from '#platform/config.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { serve } from '#platform/http/serve.ts'
import { ready } from './ready.ts'

/** The product with one call more, whose verb does nothing. */
const emptyCall = endpoint('GET /', {
  summary: 'Nothing',
  access: 'signed-in',
  answer: z.object({ done: z.boolean() }),
})
const databaseUrl = process.env['DATABASE_URL']!
const { app } = await buildApp({ ...loadConfig({ ...process.env, NODE_ENV: 'development' }), databaseUrl }, undefined)
serve(app, emptyCall, async () => ({ done: true }))
await ready(app)
