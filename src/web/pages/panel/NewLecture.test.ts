import { createStaticHandler, RouterContextProvider, type RouteObject } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import type { Client } from '#platform/contract/client.ts'
import type { PanelRole } from '#platform/rights.ts'
import routes from '#web/routes.ts'
import { type Visit, visitContext } from '#web/visit.ts'
import { loader } from './NewLecture.tsx'

/** The routes as the product has them, each answering with the file of its page, but for the one that is tried. */
const tried = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, file, children }) => ({
    path,
    ...(index ? { index } : { children: tried(children ?? []) }),
    loader: file.endsWith('/NewLecture.tsx') ? (loader as unknown as RouteObject['loader']) : () => file,
  })) as RouteObject[]
const { query } = createStaticHandler(tried(routes))

/** Where the address leads an admin of this role in a course of such sections. */
async function ledTo(
  sectionIds: string[],
  { adminRole = 'owner', of = '' }: { adminRole?: PanelRole; of?: string } = {},
) {
  const requestContext = new RouterContextProvider()
  const api = { call: async () => ({ data: sectionIds.map((id) => ({ id })) }) } as unknown as Client
  const viewer = { id: 'a', name: 'Ala', role: 'admin', adminRole, avatar: null }
  requestContext.set(visitContext, { isForReaders: false, api, viewer } as unknown as Visit)
  const request = new Request(`https://school.test/home/courses/c${of}/lectures/create`)
  const answer = await query(request, { requestContext })
  if (!(answer instanceof Response)) return answer.statusCode
  expect(answer.status).toBe(302)
  return answer.headers.get('location')
}

test('the address of a new lecture leads to where one is typed, at the end of the last section', async () => {
  expect(await ledTo(['first', 'last'])).toBe('/home/courses/c/edit#add-to-last')
})

test('in a course without a section it leads to where the first one is typed', async () => {
  expect(await ledTo([])).toBe('/home/courses/c/edit')
})

test('whoever may not change products is told so', async () => {
  expect(await ledTo(['first'], { adminRole: 'accountant' })).toBe(403)
})

test('the address of a new lecture of a section leads to the end of that section', async () => {
  expect(await ledTo(['first', 'last'], { of: '/sections/first' })).toBe('/home/courses/c/edit#add-to-first')
})

test('a section that is no part of the course is not there', async () => {
  expect(await ledTo(['first', 'last'], { of: '/sections/other' })).toBe(404)
})
