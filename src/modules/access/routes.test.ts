import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import { giveAccess, takeAccess } from './contract.ts'
import { hasAccess } from './has-access.ts'
import { grants, revocations } from './tables.ts'

const world = await aWorld()
const school = await world.aSchool()
const productId = await school.work(async (ctx) => (await aProduct(ctx)).product.id)
afterAll(() => world.close())

const give = (student: TestPerson, by: TestPerson | undefined = school.admin, reason = 'Konkurs 🎉') =>
  school.as(by).call(giveAccess, { id: student.id, product_id: productId, reason })
const take = (student: TestPerson, by: TestPerson | undefined = school.admin) =>
  school.as(by).call(takeAccess, { id: student.id, productId, reason: 'Zwrot' })
const mayWatch = (student: TestPerson) =>
  school.work((ctx) => hasAccess({ ...ctx, actor: { ...student, role: 'student' } }, productId))

test('an admin gives access with a reason, takes it, and gives it again', async () => {
  const student = await school.aStudent()
  await give(student)
  expect(await mayWatch(student)).toBe(true)
  await take(student)
  expect(await mayWatch(student)).toBe(false)
  await give(student)
  expect(await mayWatch(student)).toBe(true)
  await school.work(async ({ tx }) => {
    const given = await tx.select().from(grants).where(eq(grants.studentId, student.id))
    expect(given.map(({ source, reason }) => ({ source, reason }))).toEqual(
      Array.from({ length: 2 }, () => ({ source: 'instructor_action', reason: 'Konkurs 🎉' })),
    )
    expect(await tx.select().from(revocations)).toMatchObject([{ reason: 'Zwrot', revokedById: school.admin.id }])
    const told = await tx.select({ name: domainEvents.name }).from(domainEvents)
    expect(told.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['access.access-granted', 'access.access-revoked']),
    )
  })
})

test('five clicks at once are one grant', async () => {
  const student = await school.aStudent()
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => give(student)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ status: 409, code: 'access.already-has-access' })
})

test('what nobody gave cannot be taken, and a reason is needed', async () => {
  const student = await school.aStudent()
  await expect(take(student)).rejects.toMatchObject({ status: 404 })
  await expect(give(student, school.admin, '  ')).rejects.toMatchObject({
    status: 422,
    fields: { reason: [expect.any(String)] },
  })
})

test('only an admin of the school decides, and only about its own students and products', async () => {
  const student = await school.aStudent()
  const other = await world.aSchool()
  await expect(
    school.as().call(giveAccess, { id: student.id, product_id: productId, reason: 'x' }),
  ).rejects.toMatchObject({
    status: 401,
  })
  await expect(give(student, student)).rejects.toMatchObject({ status: 403 })
  await expect(give(other.student)).rejects.toMatchObject({ status: 404 })
  await expect(
    other.as(other.admin).call(giveAccess, { id: other.student.id, product_id: productId, reason: 'x' }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(
    school.as(school.admin).call(giveAccess, { id: student.id, product_id: newId(), reason: 'x' }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(take(other.student)).rejects.toMatchObject({ status: 404 })
})
