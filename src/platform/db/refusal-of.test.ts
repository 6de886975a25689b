import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { Conflict, NotFound } from '#platform/refusal.ts'
import { aWorld } from '#test/world.ts'
import { refusalOf } from './refusal-of.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const failureOf = (...statements: ReturnType<typeof sql>[]) =>
  school
    .work(async ({ tx }) => {
      for (const statement of statements) await tx.execute(statement)
    })
    .then(
      () => undefined,
      (error: unknown) => error,
    )

const session = (personId: string) => sql`
  insert into sessions (id, person_id, host, renewed_at, expires_at, school_id)
  values (${newId()}, ${personId}, ${school.host}, now(), now(), ${school.id})`

test('what refers to something that is gone finds nothing there', async () => {
  expect(refusalOf(await failureOf(session(newId())))).toBeInstanceOf(NotFound)
})

test('what came first, and what is still referred to, is a conflict', async () => {
  const named = sql`insert into categories (id, school_id, name, position) values (gen_random_uuid(), ${school.id}, 'Żółw', 1)`
  expect(refusalOf(await failureOf(named, named))).toBeInstanceOf(Conflict)
  const sold = sql`
    insert into products (id, school_id, kind, slug, title) values (${school.id}, ${school.id}, 'course', 'zolw', 'Żółw')`
  const grant = sql`
    insert into grants (id, school_id, student_id, product_id, source, source_id, starts_at)
    values (gen_random_uuid(), ${school.id}, ${school.student.id}, ${school.id}, 'free', ${school.id}, now())`
  const deleted = sql`delete from products where id = ${school.id}`
  expect(refusalOf(await failureOf(sold, grant, deleted))).toBeInstanceOf(Conflict)
})

test('what the database refuses for any other reason is a bug', async () => {
  expect(refusalOf(await failureOf(sql`select 1 / 0`))).toBeUndefined()
  expect(refusalOf(await failureOf(sql`update people set role = 'king'`))).toBeUndefined()
  expect(refusalOf(new Error('23503'))).toBeUndefined()
  expect(refusalOf(undefined)).toBeUndefined()
})

test('it is found however many wrapped it', () => {
  const wrapped = (statement: string) =>
    new Error('around', {
      cause: Object.assign(new Error('violates', { cause: { code: '23503' } }), { query: statement }),
    })
  expect(refusalOf(wrapped('insert into x'))).toBeInstanceOf(NotFound)
  expect(refusalOf(Object.assign(new Error('violates: delete from "x"'), { code: '23503' }))).toBeInstanceOf(Conflict)
})
