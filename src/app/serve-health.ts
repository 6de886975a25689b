import type { FastifyInstance } from 'fastify'
import type { EventLoop } from './limits/watch-event-loop.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import { readiness } from '#platform/db/readiness.ts'

interface Parts {
  config: Config
  database: Database
  eventLoop: EventLoop
}

/** /healthz: the process lives. /readyz: it can answer, and keep what it is told, so send it traffic. */
export function serveHealth(app: FastifyInstance, { config, database, eventLoop }: Parts): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  const canWork = readiness(database, config.dataDir)
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !eventLoop.isLate() && (await canWork())
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
