import type { FastifyInstance } from 'fastify'
import { setLanguageCookie } from '#modules/people/index.ts'
import { isLanguage } from '#platform/i18n/language.ts'
import { NotFound } from '#platform/refusal.ts'
import { localPath } from '#platform/local-path.ts'

/** `/language/pl?next=/courses`: remembers the reader's language on this host and goes on; works without scripts. */
export function chooseLanguage(app: FastifyInstance): void {
  app.get<{ Params: { language: string }; Querystring: { next?: string } }>(
    '/language/:language',
    { schema: { hide: true } },
    async (request, reply) => {
      const { language } = request.params
      if (!isLanguage(language)) throw new NotFound()
      setLanguageCookie(reply, language)
      return reply.redirect(localPath(request.query.next), 303)
    },
  )
}
