import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/database.ts'

/** /healthz: the process lives. /readyz: it can answer, so send it traffic. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady =
      !app.isUnderPressure() &&
      (await database.platform.query('select 1').then(
        () => true,
        () => false,
      ))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
