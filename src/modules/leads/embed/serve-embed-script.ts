import { readFileSync } from 'node:fs'
import type { App } from '#platform/http/app.ts'

const script = readFileSync(new URL('./lead-form.js', import.meta.url), 'utf8')

/** What other sites put on their pages; see the snippet in the panel. */
export function serveEmbedScript(app: App): void {
  app.get('/embed/lead-form.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(script),
  )
}
