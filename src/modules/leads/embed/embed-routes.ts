import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { NotFound } from '#platform/refusal.ts'
import { getForm } from '../get-form.ts'

const script = readFileSync(new URL('./lead-form.js', import.meta.url), 'utf8')

/** What other sites put on their pages (see the snippet in the panel), and what their frame opens. */
export function embedRoutes(app: App): void {
  app.get('/embed/lead-form.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(script),
  )

  /** Leads on to the page in the form's language. A frame asks this answer too whether it may be one. */
  app.get(
    '/embed/forms/:formId',
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { formId: string } }>, reply) => {
      const { school, actor } = request.caller
      const { formId } = request.params
      if (!school || !isId(formId)) throw new NotFound()
      const { language } = await app.units.reading({ school, actor }, (ctx) => getForm(ctx, formId))
      return reply
        .header('content-security-policy', `default-src 'none'; frame-ancestors *`)
        .redirect(`/embed/forms/${formId}/${language}${request.url.replace(/^[^?]*/, '')}`)
    },
  )
}
