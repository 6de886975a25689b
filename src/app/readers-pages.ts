import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NO_MENUS } from '#modules/schools/index.ts'
import { CONTENT } from '#platform/content.ts'
import { isImpersonated, type Reader } from '#platform/context.ts'
import { clientOfReaders } from '#platform/http/call-in-process.ts'
import { digestOf } from '#platform/ids.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { hasFormOutcome } from '#platform/http/plain-form.ts'
import { schemeOf } from '#platform/http/scheme-of.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { pathOf } from '#platform/log.ts'
import { mayTell } from './compress-answers.ts'
import { encodingFor } from './compression.ts'
import { asScriptData, filledGzip, filledPage } from './cut-page.ts'
import type { RenderedPage } from './page-cache.ts'
import { allowedByHash, pagePolicy } from './page-policy.ts'
import type { OwnPart, PageParts, ReadersVisit } from './page-parts.ts'
import { reportPage } from './report-page.ts'

/** What the readers of a page have in common. */
interface CommonToReaders {
  opened: readonly string[]
  variants?: readonly string[]
  /** what the page is made of, where that is all of what somebody has */
  alike?: unknown
}

type InTurn = (render: () => Promise<RenderedPage>) => Promise<RenderedPage>

/**
 * The page as all students get it who have the same products open: kept, or rendered for them as nobody in particular. Undefined where
 * it is not to be had so: whoever asks gets a page of their own.
 */
export async function renderForReaders(
  app: FastifyInstance,
  request: FastifyRequest,
  { opened, variants = [], alike }: CommonToReaders,
  inTurn: InTurn,
  parts: PageParts,
): Promise<RenderedPage | undefined> {
  const { actor, language, school } = request.caller
  const path = pathOf(request.url)
  // Whose page tells them that they look as somebody else gets one of their own.
  if (actor.role !== 'student' || isImpersonated(actor) || !school || path.endsWith('.data') || hasFormOutcome(request))
    return undefined
  const reader: Reader = { role: 'reader', opened: opened.toSorted(), variants: variants.toSorted() }
  const like = [...reader.opened, ...reader.variants, ...(alike === undefined ? [] : [digestOf(JSON.stringify(alike))])]
  const key = [schemeOf(request), request.host.toLowerCase(), language, 'student', ...like, path].join(' ')
  const render = () => inTurn(() => renderAs(reader, app, request, { ...parts, alike }))
  const page = parts.cache.get(key) ?? (await parts.cache.once(key, school.id, render, true))
  if (page.cut) return page
  // What fails for all of them is a fault of the page: whoever builds it is shown it, and whoever reads it is not.
  return page.status === 500 && !app.isHttps ? page : undefined
}

type SharedParts = PageParts & { alike: unknown }

async function renderAs(
  reader: Reader,
  app: FastifyInstance,
  request: FastifyRequest,
  parts: SharedParts,
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64')
  const shown = new Set<string>()
  const visit = await visitOf(reader, app, request, { nonce, shown }, parts)
  const asked = new Request(`${schemeOf(request)}://${request.host}${pathOf(request.url)}`)
  const answer = await parts.pages.renderPage(asked, visit)
  const body = await answer.text()
  const policy = pagePolicy(allowedByHash(body, nonce), { ...parts, cardsSentTo: null, isForAnySite: false })
  const headers = { ...Object.fromEntries(answer.headers), 'content-security-policy': policy }
  return { status: answer.status, headers, body: Buffer.from(body), isForAll: true, shown }
}

async function visitOf(
  reader: Reader,
  app: FastifyInstance,
  request: FastifyRequest,
  { nonce, shown }: { nonce: string; shown: Set<string> },
  parts: SharedParts,
): Promise<ReadersVisit> {
  const school = request.caller.school!
  const view = (await parts.schools.view(school.id)) ?? null
  return {
    isForReaders: true,
    alike: parts.alike,
    api: clientOfReaders({ ...parts, calls: app.calls }, askedByNobody(reader, request), shown),
    school: view,
    origin: school.origin,
    surveys: await parts.surveys.of(school, 'student'),
    async newest() {
      shown.add(CONTENT)
      return parts.newestProducts.of(school)
    },
    async hasLeadForm(courseId) {
      shown.add(CONTENT)
      return parts.leadForms.standOn(school, courseId)
    },
    language: request.caller.language,
    menus: view
      ? await parts.sitePlaces.menusFor({
          school,
          view,
          chosen: await parts.schools.menusOf(school.id),
          isSignedIn: true,
          language: request.caller.language,
        })
      : NO_MENUS,
    role: 'student',
    nonce,
    reportError: (error) => reportPage(request, error, parts.reportError),
  }
}

/** Nothing of the request that led to the rendering goes into it, but where and in which language it was asked. */
function askedByNobody(reader: Reader, { host, protocol, method, url, routeOptions, log, caller }: FastifyRequest) {
  const { school, language } = caller
  const request = {
    host,
    protocol,
    method,
    url: pathOf(url),
    routeOptions,
    log,
    headers: { host },
    uploads: {},
    caller: { host: caller.host, school, language, actor: reader, sessionExpired: false, browserSecret: undefined },
  }
  return { request, reply: undefined } as unknown as Exchange
}

/** The page with what is the reader's own in its place. */
export function sendToReader(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, cut }: RenderedPage,
  found: OwnPart,
): FastifyReply {
  reply.code(status).headers(headers).headers({ 'cache-control': 'private, no-store', vary: 'Accept-Encoding' })
  if (!cut) return reply.send(body)
  const { actor, browserSecret } = request.caller
  if (actor.role !== 'student' || !browserSecret) throw new Error('Pages for readers are for students')
  const { id, name, role, avatar = null } = actor
  const { alike: _, ...own } = found
  const token = forgeryToken(app.secretKey, browserSecret)
  const filling = { token, own: asScriptData({ viewer: { id, name, role, avatar }, signedInToken: token, own }) }
  const takesGzip = mayTell(request) && encodingFor(request.headers['accept-encoding'], ['gzip']) === 'gzip'
  if (!takesGzip) return reply.send(filledPage(cut, filling))
  return reply.header('content-encoding', 'gzip').send(filledGzip(cut, filling))
}
