import type { App } from '#platform/http/app.ts'
import { servePlatform } from '#platform/http/serve.ts'
import { NotFound } from '#platform/refusal.ts'
import type { PeopleParts } from '../parts.ts'
import { checkSlug } from './check-slug.ts'
import * as contract from './contract.ts'
import { enterSchool } from './enter-school.ts'
import { foundSchool } from './found-school.ts'
import { getSignUps } from './sign-ups.ts'

export function platformRoutes(app: App, parts: PeopleParts): void {
  const { units } = app
  servePlatform(app, contract.checkSlug, (_ctx, { slug }) => checkSlug(units, slug))
  servePlatform(app, contract.getSignUps, () => getSignUps(units))
  servePlatform(app, contract.foundSchool, (_ctx, input, exchange) => foundSchool(input, exchange, parts))

  app.get<{ Params: { token: string } }>('/enter/:token', { schema: { hide: true } }, async (request, reply) => {
    const { school, actor, language } = request.caller
    if (!school) throw new NotFound()
    const ctx = units.outside({ school, actor, language })
    return reply.redirect(await enterSchool(ctx, request.params, { request, reply }, parts), 303)
  })
}
