import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { NotFound } from '#platform/refusal.ts'

const script = readFileSync(new URL('./buy-card.js', import.meta.url), 'utf8')

/** What other sites put on their pages (see the snippet in the panel), and what their frame opens. */
export function embedRoutes(app: App): void {
  app.get('/embed/buy-card.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(script),
  )

  /** Leads on to the card in the school's language. A frame asks this answer too whether it may be one. */
  app.get(
    '/embed/products/:productId',
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { productId: string } }>, reply) => {
      const { school } = request.caller
      const { productId } = request.params
      if (!school || !isId(productId)) throw new NotFound()
      return reply
        .header('content-security-policy', `default-src 'none'; frame-ancestors *`)
        .redirect(`/embed/products/${productId}/${school.language}${request.url.replace(/^[^?]*/, '')}`)
    },
  )
}
