import type { FastifyInstance } from 'fastify'
import { isLanguage, LANGUAGE_COOKIE } from '#platform/i18n/language.ts'
import { NotFound } from '#platform/refusal.ts'
import { localPath } from '#platform/http/local-path.ts'

const A_YEAR_IN_SECONDS = 365 * 24 * 3600

/** `/language/pl?next=/courses`: remembers the reader's language on this host and goes on; works without scripts. */
export function chooseLanguage(app: FastifyInstance): void {
  app.get<{ Params: { language: string }; Querystring: { next?: string } }>(
    '/language/:language',
    { schema: { hide: true } },
    async (request, reply) => {
      const { language } = request.params
      if (!isLanguage(language)) throw new NotFound()
      reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', maxAge: A_YEAR_IN_SECONDS })
      return reply.redirect(localPath(request.query.next), 303)
    },
  )
}
