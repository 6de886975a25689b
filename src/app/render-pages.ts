import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpenCommunities } from '#modules/community/index.ts'
import { setBrowserCookie } from '#modules/people/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { ShownSurveys } from '#modules/surveys/index.ts'
import { isSignedIn } from '#platform/context.ts'
import { createClient } from '#platform/contract/client.ts'
import type { ReportError } from '#platform/errors/error-reporter.ts'
import { failureOf } from '#platform/errors/failure-of.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { takeFormOutcome } from '#platform/http/plain-form.ts'
import { newSecret } from '#platform/ids.ts'
import { pathOf } from '#platform/log.ts'
import { NotFound } from '#platform/refusal.ts'
import { isForAnyVisitor, keyOf, sendKept, wantsPage } from './kept-pages.ts'
import type { PageCache } from './page-cache.ts'
import { pagePolicy } from './page-policy.ts'

/** The built pages: `build/server/index.js`, made from src/web/server.ts. */
export interface Pages {
  renderPage(request: Request, visit: Visit): Promise<Response>
}

export type Visit = import('#web/visit.ts').Visit

interface Parts {
  pages: Pages
  cache: PageCache
  schools: SchoolFinder
  surveys: ShownSurveys
  communities: OpenCommunities
  secureCookies: boolean
  frameSources: string[]
  connectSources: string[]
  reportError: ReportError
}

/** Everything that is no call and no file is a page. What every visitor gets alike is kept. */
export async function renderPages(app: FastifyInstance, parts: Parts): Promise<void> {
  app.removeAllContentTypeParsers()
  app.get('/*', async (request, reply) => {
    if (!wantsPage(request)) throw new NotFound()
    const { school } = request.caller
    const { generation } = parts.cache
    const nonce = randomBytes(16).toString('base64')
    const answer = await parts.pages.renderPage(asWebRequest(request), await visitOf(app, request, reply, nonce, parts))
    const body = await answer.text()
    const headers = Object.fromEntries(answer.headers)
    if (headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = pagePolicy(body, nonce, {
        ...parts,
        isForAnySite: pathOf(request.url).startsWith('/embed/forms/'),
      })
    }
    const mayBeKept =
      answer.status === 200 && headers['cache-control']?.startsWith('public') && !reply.getHeader('set-cookie')
    if (mayBeKept && school && isForAnyVisitor(request))
      return sendKept(
        request,
        reply,
        parts.cache.keep(keyOf(request), school.id, generation, Buffer.from(body), headers),
      )
    return reply
      .code(answer.status)
      .headers({ ...headers, 'cache-control': 'private, no-store' })
      .send(body)
  })
}

async function visitOf(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
  parts: Parts,
): Promise<Visit> {
  const { caller } = request
  const { actor } = caller
  let cookie = request.headers.cookie ?? ''
  return {
    api: createClient(
      async ({ method, url, headers, body }) => {
        const answer = await app.inject({
          method: method as 'GET',
          url,
          headers: { ...headers, host: request.host, cookie },
          ...(body ? { payload: body as string } : {}),
        })
        return {
          status: answer.statusCode,
          retryAfter: answer.headers['retry-after'],
          json: async () => answer.json(),
        }
      },
      () => (caller.browserSecret ? forgeryToken(app.secretKey, caller.browserSecret) : undefined),
    ),
    school: caller.school ? ((await parts.schools.view(caller.school.id)) ?? null) : null,
    surveys: caller.school ? await parts.surveys.of(caller.school, actor.role) : [],
    language: caller.language,
    hasCommunity: isSignedIn(actor) && caller.school ? await parts.communities.has(caller.school) : false,
    viewer: isSignedIn(actor)
      ? { id: actor.id, name: actor.name, role: actor.role, avatar: actor.avatar ?? null }
      : null,
    signedInToken: isSignedIn(actor) && caller.browserSecret ? forgeryToken(app.secretKey, caller.browserSecret) : null,
    formOutcome: takeFormOutcome(request, reply),
    formToken: () => {
      if (!caller.browserSecret) {
        caller.browserSecret = newSecret()
        setBrowserCookie(reply, caller.browserSecret, { secure: parts.secureCookies })
        cookie = `${cookie}; katedra_browser=${caller.browserSecret}`
      }
      return forgeryToken(app.secretKey, caller.browserSecret)
    },
    nonce,
    reportError(error) {
      request.log.error({ err: error, path: pathOf(request.url) }, 'a page failed')
      parts.reportError(failureOf(request, error))
    },
  }
}

function asWebRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value)
  return new Request(`${request.protocol}://${request.host}${request.url}`, { method: 'GET', headers })
}
