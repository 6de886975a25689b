import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listAdmins } from '#modules/admins/contract.ts'
import { whoIsLooking } from '#modules/people/contract.ts'
import { people } from '#modules/people/tables.ts'
import { givePassword } from '#modules/people/testing.ts'
import { newId } from '#platform/ids.ts'
import { send } from '#test/calls/send.ts'
import { refused, statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { demandSecondFactor, getSecondFactor, getSecondFactorDemand, switchOffSecondFactor } from './contract.ts'
import { aSecondFactor, beginHalfMinute, codeOf } from './testing.ts'

const PASSWORD = 'zażółć 🔑'
let school: TestSchool
let other: TestPerson
const world = await aWorld()
beforeEach(async () => {
  beginHalfMinute()
  school = await world.aSchool()
  other = await school.anAdmin({ name: 'Ewa Kot', email: 'ewa@school.test' })
  for (const { id } of [school.admin, other]) await school.work((ctx) => givePassword(ctx, id, PASSWORD))
})
afterAll(() => world.close())

const demand = (is_demanded = true, by = school.admin) => school.as(by).call(demandSecondFactor, { is_demanded })
const shown = () => school.as(school.admin).call(getSecondFactorDemand)

test('an owner demands it once they have it themselves, and sees who has none', async () => {
  expect(await refused(demand())).toMatchObject({ status: 409, code: 'second-factor.first-yours' })
  await aSecondFactor(school, school.admin, PASSWORD)
  expect(await shown()).toEqual({ demanded_at: null, has_own: true, lacking: 1, lacking_names: ['Ewa Kot'] })
  expect((await demand()).demanded_at).toEqual(expect.any(String))
  expect(await demand()).toEqual(await shown())
  await aSecondFactor(school, other, PASSWORD)
  expect(await shown()).toMatchObject({ lacking: 0, lacking_names: [] })
  expect((await demand(false)).demanded_at).toBeNull()
})

test('nobody but an owner demands it', async () => {
  const editor = await school.anAdmin({ adminRole: 'editor', email: 'editor@school.test' })
  expect(await statusOf(demand(true, editor))).toBe(403)
  expect(await statusOf(demand(true, school.student))).toBe(403)
  expect(await statusOf(school.as().call(demandSecondFactor, { is_demanded: true }))).toBe(401)
})

test('an admin without one makes no call of the panel, whatever it is, until they have it', async () => {
  await aSecondFactor(school, school.admin, PASSWORD)
  await demand()
  const calls = [...world.app.calls.values()]
    .map(({ endpoint }) => endpoint)
    .filter(({ access, host }) => access === 'admin' && host !== 'platform')
  expect(calls.length).toBeGreaterThan(200)
  const let_through: string[] = []
  for (const { method, path } of calls) {
    const url = path.replace(/:\w+/g, newId)
    const body = method !== 'GET' && { headers: { 'content-type': 'application/json' }, payload: '{}' }
    const { status, text } = await send(world.app, { host: school.host, method, url, ...body }, other)
    if (status !== 403 || !text.includes('error.second-factor-demanded'))
      let_through.push(`${method} ${path}: ${status}`)
  }
  expect(let_through).toEqual([])
  expect((await school.as(other).call(whoIsLooking)).student).toMatchObject({ name: 'Ewa Kot' })
  expect((await school.as(other).call(getSecondFactor)).authenticator_since).toBeNull()
  await aSecondFactor(school, other, PASSWORD)
  expect(await statusOf(school.as(other).call(listAdmins, {}))).toBe(200)
})

test('whoever has it is asked for nothing more, and students are not concerned', async () => {
  await aSecondFactor(school, school.admin, PASSWORD)
  await demand()
  expect(await statusOf(school.as(school.admin).call(listAdmins, {}))).toBe(200)
  expect((await refused(school.as(school.student).call(listAdmins, {}))).code).toBe('error.not-an-admin')
  const elsewhere = await world.aSchool()
  expect(await statusOf(elsewhere.as(elsewhere.admin).call(listAdmins, {}))).toBe(200)
})

test('while it is demanded no admin switches theirs off; a student may', async () => {
  const { secret } = await aSecondFactor(school, school.admin, PASSWORD)
  await demand()
  const off = (code: string) => school.as(school.admin).call(switchOffSecondFactor, { password: PASSWORD, code })
  expect(await refused(off(codeOf(secret)))).toMatchObject({ status: 409, code: 'second-factor.school-demands-it' })
  expect((await shown()).has_own).toBe(true)
  const mayRemove = async () => (await school.as(school.admin).call(getSecondFactor)).can.remove
  expect(await mayRemove()).toBe(false)
  await school.work(({ tx }) =>
    tx.update(people).set({ role: 'student', adminRole: null }).where(eq(people.id, school.admin.id)),
  )
  await expect.poll(mayRemove).toBe(true)
  await expect.poll(() => statusOf(off(codeOf(secret, 1)))).toBe(200)
})

test('an admin who is held back has no rights by any other call', async () => {
  await aSecondFactor(school, school.admin, PASSWORD)
  await demand()
  const calls = [...world.app.calls.values()]
    .map(({ endpoint }) => endpoint)
    .filter(({ access, right }) => access === 'signed-in' && right !== undefined)
  for (const { method, path } of calls) {
    const body = method !== 'GET' && { headers: { 'content-type': 'application/json' }, payload: '{}' }
    const url = path.replace(/:\w+/g, newId)
    const [held, student] = await Promise.all(
      [other, school.student].map((person) => send(world.app, { host: school.host, method, url, ...body }, person)),
    )
    expect([held!.status, path]).toEqual([student!.status, path])
  }
})
