import type { FastifyInstance } from 'fastify'
import type { EventLoop } from './limits/watch-event-loop.ts'
import type { Database } from '#platform/db/database.ts'
import { databaseReadiness } from '#platform/db/readiness.ts'

/** /healthz: the process lives. /readyz: it can answer, so send it traffic. */
export function serveHealth(
  app: FastifyInstance,
  { database, eventLoop }: { database: Database; eventLoop: EventLoop },
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  const doesDatabaseAnswer = databaseReadiness(database)
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !eventLoop.isLate() && (await doesDatabaseAnswer())
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
