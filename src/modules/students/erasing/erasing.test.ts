import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { giveAccess } from '#modules/access/contract.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import { adminInvitations } from '#modules/admins/invitations/tables.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { listComments } from '#modules/comments/contract.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { completeLecture } from '#modules/learning/contract.ts'
import { listAudit } from '#modules/moderation/contract.ts'
import { getOrder, listOrders } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { getStudent } from '#modules/people/contract.ts'
import { people, sessions } from '#modules/people/tables.ts'
import { listTransactions } from '#modules/sales/transactions/contract.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { addStudents } from '../adding/contract.ts'
import { listStudents } from '../contract.ts'
import { getStudentDetails, updateStudent } from '../details/contract.ts'
import { addStudentNote } from '../notes/contract.ts'
import { eraseStudent } from './contract.ts'

const EMAIL = 'zdzislawa.zrzecka@szkola.test'
const NAME = 'Zdzisława Zrzęcka'

let school: TestSchool
let student: TestPerson
const market = await aMarket()
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
  student = await school.aStudent({ name: NAME, email: EMAIL })
})

const erase = (by: TestPerson | undefined = school.admin, word: 'DELETE' = 'DELETE') =>
  school.as(by).call(eraseStudent, { id: student.id, word })
const admin = () => school.as(school.admin)
const buy = async () => school.as(student).call(onePageCheckout, await market.aPurchase(school))

/** Tables of the school in which any column holds one of these words. */
async function tablesWith(...words: string[]): Promise<string[]> {
  return school.work(async ({ tx }) => {
    const tables = await tx.execute<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and has_table_privilege(pg_class.oid, 'select') order by relname`,
    )
    const found: string[] = []
    for (const { name } of tables.rows)
      for (const word of words) {
        const { rows } = await tx.execute(
          sql`select from ${sql.identifier(name)} as kept_row where lower(kept_row::text) like ${`%${word.toLowerCase()}%`} limit 1`,
        )
        if (rows.length > 0 && !found.includes(name)) found.push(name)
      }
    return found
  })
}

test('an account goes with all that says who it was, but for what the law and the school’s books need', async () => {
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  const lectureId = sections[0]!.lectureIds[0]!
  await admin().call(giveAccess, { id: student.id, product_id: courseId, reason: 'Nagroda' })
  await school.as(student).call(completeLecture, { id: lectureId })
  await school.work((ctx) => aComment(ctx, student, { type: LECTURE_TYPE, id: lectureId }, { body: 'Dziękuję' }))
  const { version } = await admin().call(getStudentDetails, { id: student.id })
  const contact = {
    phone: '600',
    address_1: 'Wolna 1',
    address_2: '',
    postal_code: '',
    city: '',
    country: '',
    vat_id: '',
  }
  await admin().call(updateStudent, { id: student.id, version, name: NAME, ...contact })
  await admin().call(addStudentNote, { id: student.id, note_key: newId(), body: `O ${NAME}` })
  await buy()
  await market.confirm()

  expect(await erase()).toEqual({ done: true })

  expect(await tablesWith(EMAIL, NAME)).toEqual(['audit_entries', 'kept_identities', 'mails', 'orders'])
  expect(await school.work(({ tx }) => tx.$count(sessions, eq(sessions.personId, student.id)))).toBe(0)
  await expect(admin().call(getStudent, { id: student.id })).rejects.toMatchObject({ status: 404 })
  expect((await admin().call(listStudents, { q: 'Zrzęcka' })).data).toEqual([])
  const { data } = await admin().call(listComments, { type: LECTURE_TYPE, id: lectureId })
  expect(data).toMatchObject([{ body: 'Dziękuję', ownable: { name: 'Deleted account', avatar: null } }])
  const lasting = await school.work(({ tx }) =>
    tx
      .select({ id: grants.id })
      .from(grants)
      .leftJoin(revocations, eq(revocations.grantId, grants.id))
      .where(sql`${grants.studentId} = ${student.id} and ${revocations.grantId} is null`),
  )
  expect(lasting).toEqual([])
  expect((await admin().call(listAudit, {})).data[0]).toMatchObject({
    sentence: 'Deleted a student’s account',
    subject: null,
    url: null,
  })
})

test('orders keep who bought, and are found by it', async () => {
  await buy()
  await market.confirm()
  await erase()
  const { data } = await admin().call(listOrders, { q: 'Zrzęcka' })
  expect(data).toMatchObject([{ buyer: { name: NAME, email: EMAIL } }])
  const sold = await admin().call(listTransactions, { q: 'Zrzęcka' })
  expect(sold.data).toMatchObject([{ buyer: { name: NAME, email: EMAIL } }])
  const { order } = await admin().call(getOrder, { orderId: data[0]!.id })
  expect(order.buyer).toMatchObject({ name: NAME, email: EMAIL })
})

test('of who bought nothing nothing is kept, and the address makes a new account', async () => {
  await school.work(({ tx, now }) =>
    tx
      .insert(adminInvitations)
      .values({ email: EMAIL, adminRole: 'support', sentAt: now, expiresAt: now, createdAt: now }),
  )
  await erase()
  expect(await tablesWith(EMAIL, NAME)).toEqual([])
  const { students } = await admin().call(addStudents, {
    students: [{ name: NAME, email: EMAIL }],
    access: null,
    is_welcomed: false,
  })
  expect(students).toMatchObject([{ outcome: 'added' }])
  expect(students[0]!.id).not.toBe(student.id)
})

test('while an order is being paid it is refused; once it is gone nothing is ordered for it', async () => {
  await school.work(({ tx }) => tx.update(people).set({ name: NAME }).where(eq(people.id, student.id)))
  await buy()
  const asPaying = (status: 'paying' | 'failed') =>
    school.work(({ tx }) =>
      tx.update(orders).set({ status, fulfilledAt: null, settledAt: null }).where(eq(orders.studentId, student.id)),
    )
  await asPaying('paying')
  await expect(erase()).rejects.toMatchObject({ status: 409, code: 'students.order-being-paid' })
  expect(await admin().call(getStudent, { id: student.id })).toMatchObject({ name: NAME })
  await asPaying('failed')
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, student.id)))
  await erase()
  const again = school.work(({ tx }) =>
    tx.insert(orders).values({ ...order!, id: newId(), number: 'ABCD-EFGH', checkoutKey: newId(), status: 'paying' }),
  )
  await expect(again).rejects.toMatchObject({ constraint: 'orders_of_erased' })
})

test('it takes the word, is done once, by admins who keep students, in their own school', async () => {
  await expect(erase(school.admin, 'delete' as 'DELETE')).rejects.toMatchObject({
    status: 422,
    fields: { word: ['Type DELETE to confirm'] },
  })
  await expect(erase(student)).rejects.toMatchObject({ status: 403 })
  await expect(erase(await school.anAdmin({ adminRole: 'editor' }))).rejects.toMatchObject({ status: 403 })
  const other = await market.aSchool()
  await expect(other.as(other.admin).call(eraseStudent, { id: student.id, word: 'DELETE' })).rejects.toMatchObject({
    status: 404,
  })
  const both = await Promise.allSettled([erase(), erase()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(erase()).rejects.toMatchObject({ status: 404 })
  await expect(
    school.as(school.admin).call(eraseStudent, { id: school.admin.id, word: 'DELETE' }),
  ).rejects.toMatchObject({ status: 404 })
})
