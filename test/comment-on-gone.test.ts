import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aMarket } from '#modules/checkout/testing.ts'
import { postComment } from '#modules/comments/contract.ts'
import { comments } from '#modules/comments/tables.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { aCopyOfEverything } from './calls/copy-of-everything.ts'
import { openDeleting } from './calls/deleting.ts'

const market = await aMarket()
const deleting = await openDeleting(market)
afterAll(async () => {
  await deleting.close()
  await market.close()
})

test.each([
  { what: 'a lecture', kind: 'lectureId', body: 'is there for everyone' },
  { what: 'a lecture', kind: 'lectureId', body: 'waits for an admin, for https://new.example' },
  { what: 'a post', kind: 'postId', body: 'is there for everyone' },
  { what: 'a post', kind: 'postId', body: 'waits for an admin, for https://new.example' },
])('under $what that is gone no comment is left which $body', async ({ kind, body }) => {
  const school = await aCopyOfEverything(market)
  const on = { type: school.types[kind]!, id: school.things[kind]! }
  const newcomer = await school.aStudent({ email: 'new@school.test' })
  const { answer } = await deleting.runInto(school, kind, () =>
    school
      .as(newcomer)
      .call(postComment, { ...on, body })
      .then(
        () => 201,
        ({ status }: ApiProblem) => status,
      ),
  )
  expect(answer).toBe(404)
  const left = await school.work(({ tx }) => tx.select().from(comments).where(eq(comments.authorId, newcomer.id)))
  expect(left).toEqual([])
})
