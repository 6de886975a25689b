import { createRequestHandler, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Client } from '#platform/contract/client.ts'
// oxlint-disable-next-line import/default -- the build makes it of what browsers get
import addresses from './alone/entry.tsx?addresses'
// oxlint-disable-next-line import/default -- the build makes it of what browsers get
import scriptsOfPieces from './pieces/told-pieces.ts?pieces'
import { aloneScripts } from './alone/alone-scripts.ts'
import { pieceScripts } from './pieces/told-pieces.ts'
import { pageHandlers } from './page-handlers.ts'
import { isSameForEveryVisitor, isSameForItsReaders } from './load.ts'
import { type OwnPart, type ReadersVisit, type Visit, visitContext } from './visit.ts'

const answerWithAll = createRequestHandler(build, 'production')

await Promise.all([loadTexts('en'), loadTexts('pl')])

/** Renders one page for one visit. */
export function renderPage(request: Request, visit: Visit | ReadersVisit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(aloneScripts, addresses)
  context.set(pieceScripts, scriptsOfPieces)
  const { pathname } = new URL(request.url)
  // Data, and which routes there are, are asked for at addresses of the router's own.
  const isPage = !pathname.endsWith('.data') && pathname !== build.routeDiscovery.manifestPath
  return (isPage ? handlerAt(pathname) : answerWithAll)(request, context)
}

/** Which page a path is of. */
export const kindOfPage = (path: string): string | undefined => matchRoutes(routes, path)?.at(-1)?.route.id

/** What the page at a path reads of the query, when every visitor gets it alike; undefined for all other pages. */
export function readsOfPage(path: string): readonly string[] | undefined {
  const page = matchRoutes(routes, path)?.at(-1)?.route
  return isSameForEveryVisitor(page?.handle) ? page.handle.reads : undefined
}

/** What asks for the own part of the page at a path, when it is kept for its readers; undefined for all other pages. */
export function ownPartOf(path: string): ((api: Client) => Promise<OwnPart>) | undefined {
  const page = matchRoutes(routes, path)?.at(-1)
  const handle: unknown = page?.route.handle
  return page && isSameForItsReaders(handle) ? (api) => handle.own({ api, params: page.params }) : undefined
}

const routes = routesBelow(undefined)
const handlerAt = pageHandlers(build, routes)

function routesBelow(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module: { handle } }) =>
      index ? { id, path, index, handle } : { id, path, handle, children: routesBelow(id) },
    )
}
