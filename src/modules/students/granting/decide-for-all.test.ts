import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hasAccess } from '#modules/access/index.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import { aGrant } from '#modules/access/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { giveAccessToAll, takeAccessFromAll } from './contract.ts'

let school: TestSchool
let productId: string
let students: TestPerson[]

const market = await aMarket()
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
  productId = (await market.aCourse(school, { title: 'Kurs', amount: 21_900 })).id
  students = []
  for (const name of ['Ala', 'Bolek', 'Celina'])
    students.push(await school.aStudent({ name, email: `${name}@szkola.test` }))
})

const ids = () => students.map(({ id }) => id)
const body = (of = ids(), reason = 'Grupa z uczelni') => ({ ids: of, product_id: productId, reason })
const give = (asked = body(), by: TestPerson | undefined = school.admin) => school.as(by).call(giveAccessToAll, asked)
const take = (asked = body(), by: TestPerson | undefined = school.admin) => school.as(by).call(takeAccessFromAll, asked)
const outcomes = (answer: { students: { name: string; outcome: string }[] }) =>
  answer.students.map(({ name, outcome }) => `${name} ${outcome}`)
const whoHas = () =>
  school.work(async (ctx) => {
    const having: string[] = []
    for (const { id, name, email } of students)
      if (await hasAccess({ ...ctx, actor: { id, name, email, role: 'student' } }, productId)) having.push(name)
    return having
  })

test('several are given a product; who has it is told apart and keeps what they have', async () => {
  await school.work((ctx) => aGrant(ctx, { studentId: students[1]!.id, productId }))
  expect(outcomes(await give())).toEqual(['Ala given', 'Bolek had', 'Celina given'])
  expect(outcomes(await give())).toEqual(['Ala had', 'Bolek had', 'Celina had'])
  expect(await whoHas()).toEqual(['Ala', 'Bolek', 'Celina'])
  expect(await school.work(({ tx }) => tx.$count(grants))).toBe(3)
})

test('it is taken from several; who does not have it is told apart', async () => {
  await give(body(ids().slice(0, 2)))
  expect(outcomes(await take())).toEqual(['Ala taken', 'Bolek taken', 'Celina had_none'])
  expect(await whoHas()).toEqual([])
  const ended = await school.work(({ tx }) => tx.select().from(revocations))
  expect(ended).toMatchObject(
    Array.from({ length: 2 }, () => ({ reason: 'Grupa z uczelni', revokedById: school.admin.id })),
  )
})

test('whose payment is awaited is told so', async () => {
  await school.work(({ tx }) =>
    tx.execute(sql`
      insert into orders (id, school_id, student_id, product_id, number, checkout_key, status, amount, currency, consents, billing, language)
      values (${newId()}, ${school.id}, ${students[0]!.id}, ${productId}, 'X', ${newId()}, 'paying', 900, 'PLN', '[]', '{}', 'pl')`),
  )
  const { students: told } = await give()
  expect(told.map((each) => each.is_payment_awaited)).toEqual([true, false, false])
})

test('one who is not there, of another school, or an admin, and nothing is decided for any', async () => {
  const other = await market.aSchool()
  for (const wrong of [newId(), other.student.id, school.admin.id]) {
    await expect(give(body([...ids(), wrong]))).rejects.toMatchObject({ status: 404 })
    await expect(take(body([...ids(), wrong]))).rejects.toMatchObject({ status: 404 })
  }
  await expect(give({ ...body(), product_id: newId() })).rejects.toMatchObject({ status: 404 })
  await expect(give(body(Array.from({ length: 51 }, () => newId())))).rejects.toMatchObject({
    status: 422,
    fields: { ids: ['At most 50 students can be chosen at once'] },
  })
  await expect(give(body(ids(), ' '))).rejects.toMatchObject({ status: 422, fields: { reason: [expect.any(String)] } })
  await expect(give(body(), students[0])).rejects.toMatchObject({ status: 403 })
  expect(await whoHas()).toEqual([])
})

test('decided five times at once, in any order, each is given it once', async () => {
  const sent = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) => give(body(n % 2 ? ids() : ids().toReversed()))),
  )
  // A machine with no time left turns some away; nothing of theirs is done.
  for (const each of sent) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 503 })
  const answers = [...sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])), await give()]
  expect(answers.flatMap(outcomes).filter((each) => each.endsWith('given'))).toHaveLength(3)
  expect(await school.work(({ tx }) => tx.$count(grants))).toBe(3)
})
