import type { FastifyInstance } from 'fastify'

/** /healthz: the process lives. /readyz: it can answer, and keep what it is told, so send it traffic. */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isWell = await isReady()
    return reply.code(isWell ? 200 : 503).send({ status: isWell ? 'ready' : 'not ready' })
  })
}
