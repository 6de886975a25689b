import type { App } from '#platform/http/app.ts'

/**
 * Lets pages of other sites make these calls from their scripts. They look at no cookie and browsers send none, so
 * nobody's session is at stake.
 */
export function openToAnySite(app: App, paths: readonly string[]): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  for (const path of paths) {
    app.options(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', '86400')
        .send(),
    )
  }
}
