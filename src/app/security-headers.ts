import type { FastifyInstance } from 'fastify'

/** What every answer carries; pages and the player add their own Content-Security-Policy. */
export function securityHeaders(app: FastifyInstance, { production }: { production: boolean }): void {
  app.addHook('onSend', (_request, reply, _payload, next) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    if (production) reply.header('strict-transport-security', 'max-age=31536000')
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`)
    }
    next()
  })
}
