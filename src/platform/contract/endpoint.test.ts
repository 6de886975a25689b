import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const answer = z.object({})
const said = { summary: 'For a test', access: 'anyone', answer } as const
const id = '0198c1d0-0000-7000-8000-000000000000'

test('a route tells the method, the path and what stands in it', () => {
  const { method, path, params } = endpoint('POST /courses/:courseSlug/lectures/:lectureId', said)
  expect({ method, path }).toEqual({ method: 'POST', path: '/courses/:courseSlug/lectures/:lectureId' })
  expect(params!.parse({ courseSlug: 'yoga', lectureId: id })).toEqual({ courseSlug: 'yoga', lectureId: id })
  expect(params!.safeParse({ courseSlug: 'yoga', lectureId: 'seven' }).success).toBe(false)
  expect(params!.safeParse({ courseSlug: 'y'.repeat(201), lectureId: id }).success).toBe(false)
})

test('a path in which nothing is left open has no parameters', () => {
  expect(endpoint('GET /courses', said).params).toBeUndefined()
})

test('what is no id is said', () => {
  const params = z.object({ token: z.string().max(3) })
  expect(endpoint('GET /invitations/:token', { ...said, params }).params).toBe(params)
})
