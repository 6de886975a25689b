import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { auditEntries } from '#modules/moderation/tables.ts'
import { listOrders } from '#modules/orders/contract.ts'
import { people } from '#modules/people/tables.ts'
import type { AdminRole } from '#platform/rights.ts'
import { refused, statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { changeAdminRole, listAdmins, removeAdmin } from './contract.ts'

let school: TestSchool
const world = await aWorld()
await world.startWorking()
beforeEach(async () => {
  school = await world.aSchool()
})
afterAll(() => world.close())

const list = async (person = school.admin) => (await school.as(person).call(listAdmins, {})).data
const change = (
  { id: adminId }: TestPerson,
  role: AdminRole,
  { from = 'owner', by = school.admin }: { from?: AdminRole; by?: TestPerson } = {},
) => school.as(by).call(changeAdminRole, { adminId, role, previous_role: from })
const remove = ({ id: adminId }: TestPerson, by = school.admin) => school.as(by).call(removeAdmin, { adminId })
const lettersTo = ({ email }: TestPerson) =>
  school.work(({ tx }) => tx.select({ text: mails.text }).from(mails).where(eq(mails.to, email)))

test('an owner sees who runs the school, as what, and when they were last here', async () => {
  const editor = await school.anAdmin({ adminRole: 'editor' })
  const all = await list()
  expect(all.map(({ name, role, email }) => [name, role, email])).toEqual([
    [editor.name, 'editor', editor.email],
    [school.admin.name, 'owner', school.admin.email],
  ])
  expect(Date.parse(all[0]!.last_seen_at!)).toBeLessThanOrEqual(Date.now())
})

test('nobody but an owner sees or changes admins', async () => {
  for (const adminRole of ['editor', 'support', 'accountant'] as const) {
    const other = await school.anAdmin({ adminRole, email: `${adminRole}@school.test` })
    const problem = await refused(school.as(other).call(listAdmins, {}))
    expect([problem.status, problem.code]).toEqual([403, 'error.not-your-role'])
    expect(await statusOf(change(other, 'owner', { from: adminRole, by: other }))).toBe(403)
    expect(await statusOf(remove(school.admin, other))).toBe(403)
  }
  expect(await statusOf(school.as(school.student).call(listAdmins, {}))).toBe(403)
  expect(await statusOf(school.as().call(listAdmins, {}))).toBe(401)
})

test('a role that is changed counts at once, whoever has it is told by mail, and the audit list says what it was', async () => {
  const other = await school.anAdmin({ adminRole: 'accountant' })
  const orders = () => refused(school.as(other).call(listOrders, {}))
  expect((await orders()).status).toBe(200)
  expect(await change(other, 'editor', { from: 'accountant' })).toMatchObject({ admin: { role: 'editor' } })
  await expect.poll(async () => (await orders()).code).toBe('error.not-your-role')
  await expect.poll(() => lettersTo(other)).toHaveLength(1)
  expect((await lettersTo(other))[0]!.text).toContain('Anna Nowak has given you another role at Szkoła Żółw: Editor.')
  const [entry] = await school.work(({ tx }) => tx.select().from(auditEntries))
  expect(entry).toMatchObject({ subject: 'Piotr Drugi: Accountant → Editor', adminId: school.admin.id })
})

test('a role that is taken away is gone on all devices at once, and what was being done is refused in words', async () => {
  const other = await school.anAdmin({ adminRole: 'accountant' })
  expect(await statusOf(school.as(other).call(listOrders, {}))).toBe(200)
  expect(await remove(other)).toEqual({ done: true })
  const orders = () => refused(school.as(other).call(listOrders, {}))
  await expect.poll(async () => (await orders()).status).toBe(403)
  expect(await orders()).toMatchObject({
    code: 'error.not-an-admin',
    message: 'Only admins of this school can do this. If you were one, an owner has ended your role.',
  })
  const [person] = await school.work(({ tx }) => tx.select().from(people).where(eq(people.id, other.id)))
  expect(person).toMatchObject({ role: 'student', adminRole: null })
  await expect.poll(async () => (await lettersTo(other))[0]?.text).toContain('has ended your role')
  expect(await statusOf(remove(other))).toBe(404)
})

test('the last owner can neither leave nor be made less; of two who go at once one stays', async () => {
  const message = 'A school always keeps an owner. Make somebody else an owner first.'
  expect(await refused(change(school.admin, 'editor'))).toMatchObject({ status: 409, message })
  expect(await refused(remove(school.admin))).toMatchObject({ status: 409, code: 'admins.last-owner', message })
  const second = await school.anAdmin()
  const both = await Promise.all([refused(remove(school.admin)), refused(remove(second, second))])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.code).toBe('admins.last-owner')
  expect(await school.work(({ tx }) => tx.$count(people, eq(people.adminRole, 'owner')))).toBe(1)
})

test('of two owners who change a role at once the second is told', async () => {
  const other = await school.anAdmin({ adminRole: 'editor' })
  await change(other, 'support', { from: 'editor' })
  expect(await refused(change(other, 'accountant', { from: 'editor' }))).toMatchObject({
    status: 409,
    code: 'admins.role-is-another',
  })
  expect((await list()).find(({ id }) => id === other.id)?.role).toBe('support')
})

test('students and the admins of another school are no admins here', async () => {
  const elsewhere = await world.aSchool()
  for (const person of [school.student, elsewhere.admin]) {
    expect(await statusOf(change(person, 'editor'))).toBe(404)
    expect(await statusOf(remove(person))).toBe(404)
  }
})
