import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  type ServerBuild,
} from 'react-router'
import { LRUCache } from 'lru-cache'

/** A path is as long as whoever asks wants it to be. */
const ROOM = { max: 5_000, maxSize: 1024 * 1024, sizeCalculation: (_: unknown, path: string) => path.length }
const MANY_SETS = 500

/**
 * React Router looks through all routes four times for each page, and makes its trees of them anew. Here it is shown those alone
 * that the address and the addresses above it lead to, which is all that it asks of them and tells browsers: they are found once
 * for each address, and each such set of routes has a handler of its own.
 */
export function pageHandlers(build: ServerBuild, routes: RouteObject[]): (path: string) => RequestHandler {
  const idsAt = new LRUCache<string, { ids: string }>(ROOM)
  const handlers = new LRUCache<string, RequestHandler>({ max: MANY_SETS })
  return (path) => {
    let found = idsAt.get(path)
    if (!found) {
      found = { ids: [...routesAlong(routes, path)].toSorted().join(' ') }
      idsAt.set(path, found)
    }
    let handler = handlers.get(found.ids)
    if (!handler) {
      handler = createRequestHandler(only(new Set(found.ids.split(' ')), build), 'production')
      handlers.set(found.ids, handler)
    }
    return handler
  }
}

/** The ids of those that match a path or one above it. */
function routesAlong(routes: RouteObject[], path: string): Set<string> {
  const segments = path.split('/').filter(Boolean)
  const paths = [path, ...segments.map((_, nth) => `/${segments.slice(0, nth).join('/')}`)]
  return new Set(paths.flatMap((each) => (matchRoutes(routes, each) ?? []).map(({ route }) => route.id!)))
}

function only(ids: ReadonlySet<string>, build: ServerBuild): ServerBuild {
  const among = <Routes extends object>(routes: Routes): Routes =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id))) as Routes
  return { ...build, routes: among(build.routes), assets: { ...build.assets, routes: among(build.assets.routes) } }
}
