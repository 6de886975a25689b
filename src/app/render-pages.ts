import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NO_MENUS } from '#modules/schools/index.ts'
import { setBrowserCookie, withBrowserCookie } from '#modules/people/index.ts'
import { isImpersonated, isSignedIn, type SignedIn } from '#platform/context.ts'
import { type Client, isApiProblem } from '#platform/contract/client.ts'
import { clientInProcess } from '#platform/http/call-in-process.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { schemeOf } from '#platform/http/scheme-of.ts'
import { takeFormOutcome } from '#platform/http/plain-form.ts'
import type { Caller } from '#platform/http/caller.ts'
import { newSecret } from '#platform/ids.ts'
import { pathOf } from '#platform/log.ts'
import { NotFound } from '#platform/refusal.ts'
import { foundOnce, isForAnyVisitor, keyOf, pageOfData, sendKept, wantsPage } from './kept-pages.ts'
import { renderForReaders, sendToReader } from './readers-pages.ts'
import { reportPage } from './report-page.ts'
import type { RenderedPage } from './page-cache.ts'
import type { OwnPart, PageParts, Pages, Visit, VisitViewer } from './page-parts.ts'
import { allowedByHash, allowedByNonce, pagePolicy } from './page-policy.ts'

const NEW_LECTURE = '/home/courses/:courseId/sections/:sectionId/lectures/create'
/** Everything that is no call and no file is a page, and what a call of the same shape would take. */
const ADDRESSES = ['/*', NEW_LECTURE, `${NEW_LECTURE}.data`]

/** What every visitor gets alike is rendered once and kept. */
export async function renderPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { addressOf, cache, turns } = parts
  const askerAt = foundOnce((path) => parts.pages.ownPartOf(path))
  app.removeAllContentTypeParsers()
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw new NotFound()
    const { school } = request.caller
    const address = school && addressOf(request.url)
    // What is kept for all is rendered in a turn of its own; whoever gets a page of theirs has waited for it already.
    const inTurn = (render: () => Promise<RenderedPage>) =>
      request.turn ? render() : turns.of({ school: school?.id, work: 'page for all' }, render)
    if (address !== undefined && isForAnyVisitor(request)) {
      const render = () => inTurn(() => renderPage(app, request, reply, { address, own: null }, parts))
      return send(request, reply, await cache.once(keyOf(request, address), school!.id, render))
    }
    const own = await ownPartOf(app, request, reply, { ...parts, askerAt })
    const shared = own?.opened && (await renderForReaders(app, request, { ...own, opened: own.opened }, inTurn, parts))
    if (shared) return sendToReader(app, request, reply, shared, own)
    return send(request, reply, await inTurn(() => renderPage(app, request, reply, { address, own }, parts)))
  }
  for (const address of ADDRESSES) app.get(address, { config: { isPage: true } }, answer)
}

function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  if (page.headers['etag']) return sendKept(request, reply, page)
  return reply.code(page.status).headers(page.headers).header('cache-control', 'private, no-store').send(page.body)
}

/** What is the viewer's own in a page that is kept for its readers; null where there is none, and for whom the page is refused. */
async function ownPartOf(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PageParts & { askerAt: Pages['ownPartOf'] },
): Promise<OwnPart | null> {
  if (!isSignedIn(request.caller.actor) || !request.caller.school) return null
  const ask = parts.askerAt(pageOfData(pathOf(request.url)))
  if (!ask) return null
  try {
    return await ask(apiOf(app, request, reply, () => request.headers.cookie ?? '', parts))
  } catch (error) {
    // The page's loader is refused as well, and tells it.
    if (isApiProblem(error)) return null
    throw error
  }
}

const apiOf = (
  { calls }: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: () => string,
  parts: PageParts,
): Client => clientInProcess({ ...parts, calls }, () => ({ request: asOurOwn(request, cookie()), reply }))

interface Rendering {
  address: string | undefined
  own: OwnPart | null
}

async function renderPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { address, own }: Rendering,
  parts: PageParts,
): Promise<RenderedPage> {
  // Drawn in advance, many at once.
  const nonce = randomUUID()
  const { visit, isOneBrowsers, cardsSentTo } = await visitOf(app, request, reply, { nonce, own }, parts)
  const answer = await parts.pages.renderPage(asWebRequest(request, address ?? request.url), visit)
  const body = await answer.text()
  const headers = Object.fromEntries(answer.headers)
  const isForAll =
    address !== undefined && isForAnyVisitor(request) && !isOneBrowsers() && !reply.getHeader('set-cookie')
  if (headers['content-type']?.startsWith('text/html')) {
    const allowedScripts = isForAll ? allowedByHash(body, nonce) : allowedByNonce(nonce)
    headers['content-security-policy'] = pagePolicy(allowedScripts, {
      ...parts,
      cardsSentTo: cardsSentTo(),
      isForAnySite: /^\/embed\/(?:forms|products)\//.test(pathOf(request.url)),
    })
  }
  if (answer.status === 503) headers['retry-after'] = '2'
  return { status: answer.status, headers, body: Buffer.from(body), isForAll }
}

interface MadeVisit {
  visit: Visit
  /** whether the page took a form token, whatever its route says of how it is kept */
  isOneBrowsers(): boolean
  /** the origin that cards are sent to from the page; null where it has no card form, or that locks them */
  cardsSentTo(): string | null
}

async function visitOf(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { nonce, own }: { nonce: string; own: OwnPart | null },
  parts: PageParts,
): Promise<MadeVisit> {
  const { caller } = request
  const { actor } = caller
  let cookie = request.headers.cookie ?? ''
  let holdsFormToken = false
  let cardOrigin: string | null = null
  const school = caller.school ? ((await parts.schools.view(caller.school.id)) ?? null) : null
  const visit: Visit = {
    isForReaders: false,
    own,
    alike: own?.alike,
    role: actor.role,
    api: apiOf(app, request, reply, () => cookie, parts),
    school,
    origin: caller.school?.origin ?? `${schemeOf(request)}://${request.host}`,
    surveys: caller.school && !isImpersonated(actor) ? await parts.surveys.of(caller.school, actor.role) : [],
    newest: async () => (caller.school ? parts.newestProducts.of(caller.school) : []),
    hasLeadForm: async (courseId) => caller.school !== undefined && parts.leadForms.standOn(caller.school, courseId),
    language: caller.language,
    menus:
      caller.school && school
        ? await parts.sitePlaces.menusFor({
            school: caller.school,
            view: school,
            chosen: await parts.schools.menusOf(caller.school.id),
            isSignedIn: isSignedIn(actor),
            language: caller.language,
          })
        : NO_MENUS,
    viewer: isSignedIn(actor) ? viewerOf(actor, caller) : null,
    isSupportOver: caller.isSupportOver ?? false,
    signedInToken: isSignedIn(actor) && caller.browserSecret ? forgeryToken(app.secretKey, caller.browserSecret) : null,
    formOutcome: takeFormOutcome(request, reply),
    formToken: () => {
      holdsFormToken = true
      if (!caller.browserSecret) {
        caller.browserSecret = newSecret()
        setBrowserCookie(reply, caller.browserSecret)
        cookie = withBrowserCookie(app, cookie, caller.browserSecret)
      }
      return forgeryToken(app.secretKey, caller.browserSecret)
    },
    letCardsThrough: (origin) => void (cardOrigin = origin),
    nonce,
    reportError: (error) => reportPage(request, error, parts.reportError),
  }
  return { visit, isOneBrowsers: () => holdsFormToken, cardsSentTo: () => cardOrigin }
}

const viewerOf = (actor: SignedIn, { isHeldBack = false, supportUntil }: Caller): VisitViewer => ({
  id: actor.id,
  name: actor.name,
  role: actor.role,
  isHeldBack,
  ...(actor.role === 'admin' && { adminRole: actor.adminRole }),
  ...(supportUntil && { supportUntil: supportUntil.toISOString() }),
  ...(isImpersonated(actor) && { isImpersonated: true }),
  ...((isImpersonated(actor) || supportUntil) && { isActing: true }),
  avatar: actor.avatar ?? null,
})

/** A call of our own page: it comes from nowhere else, whatever led the reader here. */
const asOurOwn = (request: FastifyRequest, cookie: string): FastifyRequest =>
  Object.create(request, { headers: { value: { host: request.host, cookie } } }) as FastifyRequest

function asWebRequest(request: FastifyRequest, address: string): Request {
  const { cookie } = request.headers
  return new Request(`${schemeOf(request)}://${request.host}${address}`, cookie ? { headers: { cookie } } : {})
}
