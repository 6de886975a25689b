import { afterAll, beforeEach, expect, test } from 'vitest'
import { listAdmins } from '#modules/admins/contract.ts'
import { listKeptMails } from '#modules/mails/contract.ts'
import { listAudit } from '#modules/moderation/contract.ts'
import { whoIsLooking } from '#modules/people/contract.ts'
import { givePassword } from '#modules/people/testing.ts'
import { refused, statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { getStudentSecondFactor, resetSecondFactor, resetStudentSecondFactor } from './contract.ts'
import { recoveryCodes } from './tables.ts'
import { aSecondFactor, beginHalfMinute } from './testing.ts'

const PASSWORD = 'zażółć 🔑'
let school: TestSchool
let other: TestPerson
const world = await aWorld()
await world.startWorking()
beforeEach(async () => {
  beginHalfMinute()
  school = await world.aSchool()
  other = await school.anAdmin({ name: 'Ewa Kot', email: 'ewa@school.test' })
  await school.work((ctx) => givePassword(ctx, other.id, PASSWORD))
})
afterAll(() => world.close())

const reset = (adminId = other.id, by = school.admin) => school.as(by).call(resetSecondFactor, { adminId })
const hasOne = async () =>
  (await school.as(school.admin).call(listAdmins, {})).data.find(({ id }) => id === other.id)!.has_second_factor

test('an owner takes away what another admin lost, who is logged out and told', async () => {
  await aSecondFactor(school, other, PASSWORD)
  expect(await hasOne()).toBe(true)
  const twice = await Promise.allSettled([reset(), reset()])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await hasOne()).toBe(false)
  expect(await school.work(({ tx }) => tx.$count(recoveryCodes))).toBe(0)
  expect((await school.as(other).call(whoIsLooking)).student).toBeNull()
  expect((await school.as(school.admin).call(listAudit, {})).data[0]).toMatchObject({
    sentence: 'Took the lost two-step login of an admin away',
    subject: 'Ewa Kot',
  })
  await expect
    .poll(async () => (await school.as().call(listKeptMails, {})).data.map(({ to, subject }) => [to, subject]))
    .toContainEqual([other.email, expect.stringContaining('was taken away')])
})

test('it is refused where there is none, for oneself, to others than owners, and elsewhere', async () => {
  expect(await refused(reset())).toMatchObject({ status: 409, code: 'second-factor.none' })
  expect(await refused(reset(school.admin.id))).toMatchObject({ status: 409, code: 'second-factor.own-not-reset' })
  expect(await statusOf(reset(school.student.id))).toBe(404)
  const support = await school.anAdmin({ adminRole: 'support', email: 'support@school.test' })
  expect(await statusOf(reset(other.id, support))).toBe(403)
  const elsewhere = await world.aSchool()
  expect(await statusOf(elsewhere.as(elsewhere.admin).call(resetSecondFactor, { adminId: other.id }))).toBe(404)
})

test('who helps students takes away what one of them lost, who is logged out and told', async () => {
  const { student } = school
  await school.work((ctx) => givePassword(ctx, student.id, PASSWORD))
  const support = school.as(await school.anAdmin({ adminRole: 'support', email: 'support@school.test' }))
  const { id } = student
  expect(await support.call(getStudentSecondFactor, { id })).toEqual({ is_on: false })
  expect(await refused(support.call(resetStudentSecondFactor, { id }))).toMatchObject({ status: 409 })
  await aSecondFactor(school, student, PASSWORD)
  expect(await support.call(getStudentSecondFactor, { id })).toEqual({ is_on: true })
  await support.call(resetStudentSecondFactor, { id })
  expect(await support.call(getStudentSecondFactor, { id })).toEqual({ is_on: false })
  expect((await school.as(student).call(whoIsLooking)).student).toBeNull()
  expect((await school.as(school.admin).call(listAudit, {})).data[0]).toMatchObject({
    sentence: 'Took the lost two-step login of a student away',
    subject: student.name,
    url: `/home/students/${id}`,
  })
  await expect
    .poll(async () => (await school.as().call(listKeptMails, {})).data.map(({ to, subject }) => [to, subject]))
    .toContainEqual([student.email, expect.stringContaining('was taken away')])
})

test('an admin’s is none of a student’s, nor another school’s', async () => {
  await aSecondFactor(school, other, PASSWORD)
  const admin = school.as(school.admin)
  expect(await statusOf(admin.call(resetStudentSecondFactor, { id: other.id }))).toBe(404)
  expect(await statusOf(admin.call(getStudentSecondFactor, { id: other.id }))).toBe(404)
  const editor = school.as(await school.anAdmin({ adminRole: 'editor', email: 'editor@school.test' }))
  expect(await statusOf(editor.call(resetStudentSecondFactor, { id: school.student.id }))).toBe(403)
  const elsewhere = await world.aSchool()
  const theirs = elsewhere.as(elsewhere.admin).call(resetStudentSecondFactor, { id: school.student.id })
  expect(await statusOf(theirs)).toBe(404)
})
