import { createElement as el, type ReactNode, Suspense, use } from 'react'
import {
  createRequestHandler,
  data,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { onDemand } from '#kit/on-demand.ts'
import * as entry from './entry.server.tsx'
import { pieceScripts } from './pieces/told-pieces.ts'
import { type Visit, visitContext } from './visit.ts'

const reported: unknown[] = []
beforeEach(() => void reported.splice(0))

const Layout = ({ children }: { children: ReactNode }) =>
  el('html', null, el('head'), el('body', null, children, el(Scripts, { nonce: 'once' })))

function Broken(): ReactNode {
  throw new Error('It fell over')
}

const late = new Map<string, Promise<string>>()
/** A part of a page whose script is not there yet. */
function Late() {
  const { pathname } = useLoaderData<{ pathname: string }>()
  if (!late.has(pathname)) late.set(pathname, new Promise((resolve) => setTimeout(resolve, 5, 'came late')))
  return use(late.get(pathname)!)
}

const inItsPlace = (part: ReactNode) => el('main', null, el(Suspense, { fallback: 'not there yet' }, part))

const Inner = onDemand(async () => () => 'the inner one', 'in')
const Outer = onDemand(async () => () => el('section', null, el(Inner)), 'out')
const scripts = {
  in: ['/assets/inner.js', '/assets/both.js'],
  out: ['/assets/outer.js', '/assets/both.js'],
  no: ['/no.js'],
}

const pages: Record<string, () => ReactNode> = {
  well: () => el('p', null, useLoaderData<{ name: string }>().name),
  'late-inside': () => inItsPlace(el(Late)),
  'late-outside': () => el(Late),
  'broken-inside': () => inItsPlace(el(Broken)),
  'broken-outside': () => el(Broken),
  'in-pieces': () => inItsPlace(el(Outer)),
  refused: () => 'never shown',
}

const loader = ({ request }: { request: Request }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/refused') throw data({ code: 'error.not-found', message: 'Nie ma' }, { status: 404 })
  return { pathname, name: 'Żółw & </script><!--' }
}

const routes = {
  root: { id: 'root', path: '', module: { default: Outlet, Layout, ErrorBoundary: () => 'Something went wrong' } },
  ...Object.fromEntries(
    Object.entries(pages).map(([id, page]) => [
      id,
      { id, path: id, parentId: 'root', module: { default: page, loader } },
    ]),
  ),
}

const build = {
  entry: { module: entry },
  routes,
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(
      Object.values(routes).map(({ id, path }) => [
        id,
        {
          id,
          path,
          module: `/${id}.js`,
          imports: [],
          hasLoader: id !== 'root',
          ...(id !== 'root' && { parentId: 'root' }),
        },
      ]),
    ),
    url: '/manifest.js',
    version: '1',
  },
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const answer = createRequestHandler(build, 'production')

async function shown(page: string) {
  const context = new RouterContextProvider()
  context.set(visitContext, { nonce: 'once', reportError: (error) => void reported.push(error) } as Visit)
  context.set(pieceScripts, scripts)
  const response = await answer(new Request(`http://school.test/${page}`), context)
  const html = await response.text()
  return { status: response.status, html, handed: handedOver(html) }
}

/** What a page hands to the browser's router, as its end. */
function handedOver(html: string): string {
  const [, told] = /<script type="application\/json" id="page-data">([^<]*)<\/script><\/body><\/html>$/.exec(html)!
  return JSON.stringify(JSON.parse(told!))
}

test('a page is whole, with what the browser takes over of it', async () => {
  const { status, html, handed } = await shown('well')
  expect([status, reported]).toEqual([200, []])
  expect(html.startsWith('<!DOCTYPE html><html>')).toBe(true)
  expect(html, 'no piece is in it').not.toContain('<meta')

  expect(html).toContain('<p>Żółw &amp; &lt;/script&gt;&lt;!--</p>')
  expect(handed).toContain('Żółw & </script><!--')
})

test('a page tells of the pieces in it, the outer before the inner, and of each script they need once', async () => {
  for (const _again of ['fetched first', 'there already']) {
    const { html } = await shown('in-pieces')
    expect(html).toContain('the inner one')
    expect(html).toContain('<meta name="pieces" content="out in"/>')
    const asked = html.matchAll(/<link rel="modulepreload" fetchpriority="low" href="(\/assets\/[^"]+)"\/>/g)
    expect([...asked].map(([, script]) => script)).toEqual(['/assets/outer.js', '/assets/both.js', '/assets/inner.js'])
  }
})

test.each(['late-inside', 'late-outside'])('%s: a part that comes late is waited for', async (page) => {
  const { status, html } = await shown(page)
  expect([status, reported]).toEqual([200, []])
  expect(html).toContain('came late')
  expect(html).not.toContain('not there yet')
})

test('a part that breaks is left to the browser, told once, and the page is a 500', async () => {
  const { status, html, handed } = await shown('broken-inside')
  expect([status, reported.length]).toEqual([500, 1])
  expect(html).toContain('not there yet')
  expect(handed).toContain('broken-inside')
})

test('a page that breaks as a whole is the page of an error, with 500', async () => {
  const { status, html, handed } = await shown('broken-outside')
  expect(status).toBe(500)
  expect(reported).toContainEqual(new Error('It fell over'))
  expect(html).toContain('Something went wrong')
  expect(handed).toContain('errors')
})

test('a page that is refused keeps its status and what it was refused with', async () => {
  const { status, html, handed } = await shown('refused')
  expect([status, reported]).toEqual([404, []])
  expect(html).toContain('Something went wrong')
  expect(handed).toContain('error.not-found')
  expect(handed).toContain('Nie ma')
})
