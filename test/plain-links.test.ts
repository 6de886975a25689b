import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { expect, test } from 'vitest'
import { WHOLE_PATH } from '../scripts/pages/plain-links.ts'

const PATHS = [
  '/',
  '/courses',
  '/courses/',
  '/ink-and-water?code=ABC%20D&next=%2Fmy#prices',
  '/my/orders#żółw',
  '/a.b/c.pdf',
  '/home/students?q=Ola+%C5%BB',
]

test.each(PATHS)('%s is written by the server as React Router would write it', async (path) => {
  expect(WHOLE_PATH.test(path)).toBe(true)
  expect(await writtenByRouter(path)).toBe(`<a href="${path.replaceAll('&', '&amp;')}" data-discover="true">there</a>`)
})

test.each([
  '//other.example',
  '/a//b',
  '/a/../b',
  '/./a',
  '/.',
  'prices',
  '..',
  '#prices',
  '?page=2',
  'https://a.example/',
])('%s is left to React Router', (path) => expect(WHOLE_PATH.test(path)).toBe(false))

/** On a page that stands deeper than its root. */
async function writtenByRouter(to: string): Promise<string> {
  const routes = [{ path: '/courses', children: [{ path: ':slug', element: createElement(Link, { to }, 'there') }] }]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = (await query(new Request('http://school.test/courses/ink'))) as StaticHandlerContext
  const router = createStaticRouter(dataRoutes, context)
  return renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }))
}
