import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { grants } from '#modules/access/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { getKeptMail, listKeptMails } from '#modules/mails/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { passwordResets, people } from '#modules/people/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { addStudents } from './contract.ts'

let school: TestSchool

const world = await aWorld()
await world.startWorking()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
})

type Asked = Partial<Input<typeof addStudents>>
const add = (asked: Asked, by: Parameters<TestSchool['as']>[0] = school.admin) =>
  school.as(by).call(addStudents, { students: [], access: null, is_welcomed: true, ...asked })
const some = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => ({ name: `Kursant ${from + n}`, email: `k${from + n}@szkola.test` }))
const aCourse = () => school.work(async (ctx) => (await aProduct(ctx)).product.id)
const countOf = (what: typeof people | typeof grants) => school.work(({ tx }) => tx.$count(what))
const welcomes = () => school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'welcome:%')))

test('fifty become students, are given a product and told how to log in', async () => {
  const product_id = await aCourse()
  const { students } = await add({ students: some(50), access: { product_id, reason: 'Grupa z uczelni' } })
  expect(students).toHaveLength(50)
  for (const each of students) expect(each).toMatchObject({ outcome: 'added', access: 'given' })
  expect((await welcomes()).map(({ to }) => to).toSorted()).toEqual(
    some(50)
      .map(({ email }) => email)
      .toSorted(),
  )
  const given = await school.work(({ tx }) => tx.select().from(grants).where(eq(grants.productId, product_id)))
  expect(given).toHaveLength(50)
  expect(new Set(given.map(({ reason, source }) => `${source} ${reason}`))).toEqual(
    new Set(['instructor_action Grupa z uczelni']),
  )
})

test('51 are refused, and so is a list with one that is wrong: nobody is added then', async () => {
  const before = await countOf(people)
  await expect(add({ students: some(51) })).rejects.toMatchObject({
    status: 422,
    fields: { students: ['At most 50 students can be added at once'] },
  })
  const wrong = [...some(2), { name: 'www.zysk.pl', email: 'z@x.pl' }]
  await expect(add({ students: wrong })).rejects.toMatchObject({
    status: 422,
    fields: { 'students.2.name': [expect.any(String)] },
  })
  await expect(add({ students: [...some(1), { name: 'Jan', email: 'jan@' }] })).rejects.toMatchObject({
    status: 422,
    fields: { 'students.1.email': [expect.any(String)] },
  })
  await expect(add({ students: some(2), access: { product_id: newId(), reason: 'Bo tak' } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await countOf(people)).toBe(before)
  expect(await welcomes()).toEqual([])
})

test('who is a student already gets the product alone, and keeps name and mailbox in peace', async () => {
  const product_id = await aCourse()
  const old = await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' })
  const list = [
    { name: 'Ktoś inny', email: 'EWA@szkola.test' },
    { name: 'Nowa', email: 'nowa@szkola.test' },
    { name: 'Nowa Druga', email: 'Nowa@szkola.test' },
    { name: 'Admin', email: school.admin.email },
  ]
  const access = { product_id, reason: 'Bo tak' }
  const first = await add({ students: list, access })
  expect(first.students.map(({ name, outcome, access: given }) => [name, outcome, given])).toEqual(
    expect.arrayContaining([
      ['Ewa', 'existing', 'given'],
      ['Nowa', 'added', 'given'],
      [school.admin.name, 'admin', null],
    ]),
  )
  expect(first.students).toHaveLength(3)
  const again = await add({ students: list, access })
  expect(again.students.map(({ outcome, access: given }) => `${outcome} ${given}`).toSorted()).toEqual([
    'admin null',
    'existing had',
    'existing had',
  ])
  expect(await countOf(grants)).toBe(2)
  expect((await welcomes()).map(({ to }) => to)).toEqual(['nowa@szkola.test'])
  expect(first.students.map(({ id }) => id)).toContain(old.id)
})

test('sent five times at once, in any order, it makes and mails each once', async () => {
  const product_id = await aCourse()
  const list = some(12)
  const orders = [list, list.toReversed(), list.slice(6), list, list.toReversed()]
  const sent = await Promise.allSettled(
    orders.map((students) => add({ students, access: { product_id, reason: 'Bo tak' } })),
  )
  // A machine with no time left turns some away; nothing of theirs is done.
  for (const each of sent) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 503 })
  const answers = sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(answers.length).toBeGreaterThan(0)
  answers.push(await add({ students: list, access: { product_id, reason: 'Bo tak' } }))
  const added = answers.flatMap(({ students }) => students).filter(({ outcome }) => outcome === 'added')
  expect(added).toHaveLength(12)
  expect(await countOf(grants)).toBe(12)
  expect(await welcomes()).toHaveLength(12)
})

test('nobody is told who is not to be', async () => {
  await add({ students: some(2), is_welcomed: false })
  expect(await welcomes()).toEqual([])
})

test('the link in the welcome lets a password be chosen, for two weeks', async () => {
  await add({ students: [{ name: 'Ola', email: 'ola@szkola.test' }] })
  const [ola] = await school.work(({ tx }) =>
    tx
      .select()
      .from(people)
      .where(and(eq(people.email, 'ola@szkola.test'))),
  )
  expect(ola).toMatchObject({ role: 'student', passwordHash: null })
  const sent = async () => (await school.as().call(listKeptMails, {})).data.filter(({ to }) => to === ola!.email)
  await expect.poll(sent, { interval: 100 }).toHaveLength(1)
  const read = await school.as().call(getKeptMail, { id: (await sent())[0]!.id })
  const [link] = await school.work(({ tx }) => tx.select().from(passwordResets))
  expect(link!.expiresAt.getTime() - link!.createdAt.getTime()).toBe(14 * DAY)
  const token = new RegExp(`${school.origin}/password/reset/([\\w-]+)\\?email=`).exec(read.text)?.[1]
  const browser = aBrowser(world.app, school.host)
  const password = 'bardzo-dobre-hasło'
  const chosen = { token, email: 'ola@szkola.test', password, password_confirmation: password }
  expect((await browser.post('/password/reset', chosen)).statusCode).toBe(200)
  expect((await browser.post('/login', { email: 'ola@szkola.test', password })).statusCode).toBe(200)
})

test('only an admin of the school adds', async () => {
  await expect(add({ students: some(1) }, school.student)).rejects.toMatchObject({ status: 403 })
  await expect(add({ students: some(1), access: { product_id: newId(), reason: ' ' } })).rejects.toMatchObject({
    status: 422,
    fields: { 'access.reason': [expect.any(String)] },
  })
})
