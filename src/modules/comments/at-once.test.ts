import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMute } from '#modules/moderation/testing.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { statusOf } from '#test/refused.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { comments } from './tables.ts'
import { aWorldOfPages } from './testing.ts'

const { world, anItem, countOf } = await aWorldOfPages()
let school: TestSchool
let page: contract.CommentableRef

afterAll(() => world.close())
afterEach(() => void vi.restoreAllMocks())
beforeEach(async () => {
  school = await world.aSchool()
  page = anItem(school)
})

const students = (count: number) => Promise.all(Array.from({ length: count }, () => school.aStudent()))
const post = async (as: TestPerson, body: string, on = page) =>
  (await school.as(as).call(contract.postComment, { ...on, body })).comment

const written = () =>
  school.work(async ({ tx }) => ({
    bodies: (await tx.select({ body: comments.body }).from(comments)).map(({ body }) => body).toSorted(),
    told: await tx.$count(domainEvents, eq(domainEvents.name, 'comments.comment-posted')),
  }))

test('who writes at once goes together: each has the answer to their own, and all of it is counted and told once', async () => {
  const writers = await students(20)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const answers = await Promise.all(writers.map((writer, nth) => post(writer, `Nr ${nth} 🎨 "ą"`)))
  const inserted = asked.mock.calls.filter(([statement]) => nameOf(statement) === 'insert_comments')
  expect(inserted.length).toBeLessThan(20)
  expect(answers.map(({ body }) => body)).toEqual(writers.map((_, nth) => `Nr ${nth} 🎨 "ą"`))
  for (const [nth, { ownable, can, is_held }] of answers.entries()) {
    expect(ownable).toMatchObject({ id: writers[nth]!.id })
    expect({ can: can.delete, is_held }).toEqual({ can: true, is_held: false })
  }
  expect(new Set(answers.map(({ id }) => id)).size).toBe(20)
  expect(await written()).toEqual({ bodies: answers.map(({ body }) => body).toSorted(), told: 20 })
  expect(countOf(page)).toBe(20)
})

test('who is refused takes nobody along, and is told why', async () => {
  const [first, muted, ...others] = await students(8)
  await school.work((ctx) => aMute(ctx, muted!.id, { reason: 'Reklamy' }))
  const closed = anItem(school, { mayComment: false })
  const gone = { ...page, id: school.id }
  const good = [first!, ...others].map((writer) => post(writer, 'Dobre'))
  const bad = [
    statusOf(post(muted!, 'Od wyciszonego')),
    statusOf(post(others[0]!, 'Na zamkniętym', closed)),
    statusOf(post(others[1]!, 'Na niczym', gone)),
    statusOf(post(others[2]!, 'Nie ma takich', { ...page, type: 'App\\Nothing' })),
  ]
  expect(await Promise.all(bad)).toEqual([403, 403, 404, 404])
  await Promise.all(good)
  expect(await written()).toEqual({ bodies: good.map(() => 'Dobre'), told: 7 })
  expect(countOf(page)).toBe(7)
})

test('a link of a new student is held alone, beside what others write', async () => {
  const [new_, ...others] = await students(6)
  const [held, ...shown] = await Promise.all([
    post(new_!, 'Zobaczcie https://example.com'),
    ...others.map((writer) => post(writer, 'Bez adresu')),
  ])
  expect(held.is_held).toBe(true)
  expect(shown.map(({ is_held }) => is_held)).toEqual(others.map(() => false))
  expect(countOf(page)).toBe(5)
  expect((await written()).told).toBe(5)
})

test('a student who writes ten times at once is refused the eleventh, and others are not', async () => {
  const [hasty, calm] = await students(2)
  const calls = Array.from({ length: 11 }, (_, nth) => statusOr201(post(hasty!, `Nr ${nth}`)))
  expect(await post(calm!, 'Spokojnie')).toMatchObject({ body: 'Spokojnie' })
  expect((await Promise.all(calls)).toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 10 }, () => 201),
    429,
  ])
  expect((await written()).told).toBe(11)
})

test('what admins write is a deed of each', async () => {
  const bodies = ['Raz', 'Dwa', 'Trzy']
  await Promise.all(bodies.map((body) => post(school.admin, body)))
  expect((await written()).bodies).toEqual(bodies.toSorted())
})

const statusOr201 = (call: Promise<unknown>) =>
  call.then(
    () => 201,
    (error: { status: number }) => error.status,
  )

const nameOf = (statement: unknown): string | undefined => (statement as { name?: string }).name
