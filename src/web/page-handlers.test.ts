import { createElement as el, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, Outlet, Scripts, type ServerBuild, ServerRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { pageHandlers } from './page-handlers.ts'

const Layout = ({ children }: { children: ReactNode }) =>
  el('html', null, el('head'), el('body', null, children, el(Scripts)))

const module = (words: string) => ({ default: () => el('p', null, words, el(Outlet)) })
const routes = {
  root: { id: 'root', path: '', module: { default: Outlet, Layout } },
  home: { id: 'home', parentId: 'root', index: true, module: module('home') },
  courses: { id: 'courses', parentId: 'root', path: 'courses', module: module('courses') },
  course: { id: 'course', parentId: 'root', path: ':slug', module: module('course') },
  frame: { id: 'frame', parentId: 'root', module: module('frame') },
  lesson: { id: 'lesson', parentId: 'frame', path: ':slug/watch/:lecture', module: module('lesson') },
  panel: { id: 'panel', parentId: 'frame', path: 'home/courses', module: module('panel') },
  nothing: { id: 'nothing', parentId: 'root', path: '*', module: module('nothing') },
}

const seen = vi.fn()
function write(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  seen(Object.keys(context.routeModules))
  const html = renderToString(el(ServerRouter, { context, url: request.url }))
  return new Response(html, { status, headers })
}

const build = {
  entry: { module: { default: write } },
  routes,
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(
      Object.values(routes).map((route) => [
        route.id,
        { ...route, module: `/${route.id}.js`, imports: [], hasLoader: false },
      ]),
    ),
    version: '1',
  },
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const tree = [
  {
    id: 'root',
    path: '',
    children: [
      { id: 'home', index: true as const },
      { id: 'courses', path: 'courses' },
      { id: 'course', path: ':slug' },
      {
        id: 'frame',
        children: [
          { id: 'lesson', path: ':slug/watch/:lecture' },
          { id: 'panel', path: 'home/courses' },
        ],
      },
      { id: 'nothing', path: '*' },
    ],
  },
]
const withAll = createRequestHandler(build, 'production')
const handlerAt = pageHandlers(build, tree)

const written = async (path: string, answer: typeof withAll) => (await answer(new Request(`http://x${path}`))).text()

test.each([
  '/',
  '/courses',
  '/weaving',
  '/weaving/',
  '/weaving/watch/1',
  '/courses/watch/1',
  '/home/courses',
  '/no/such',
  '/%zz',
])('at %s the page is the same as with all routes', async (path) => {
  expect(await written(path, handlerAt(path))).toBe(await written(path, withAll))
})

test('the router is shown the routes that an address and those above it lead to, and no others', async () => {
  await written('/weaving/watch/1', handlerAt('/weaving/watch/1'))
  expect(seen).toHaveBeenLastCalledWith(['root', 'home', 'course', 'frame', 'lesson', 'nothing'])
})

test('addresses that lead to the same routes have one handler', () => {
  expect(handlerAt('/weaving')).toBe(handlerAt('/mending'))
  expect(handlerAt('/weaving')).not.toBe(handlerAt('/courses'))
})
