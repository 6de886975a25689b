import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { DAY } from '#platform/clock.ts'
import { dayOf } from '#platform/time/days.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import { extendGrant, giveAccess, listMyGrants, listStudentGrants, revokeGrant } from './contract.ts'
import { findAccessSpan } from './find-access-span.ts'
import { aGrant } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool()
const productId = await school.work(async (ctx) => (await aProduct(ctx, { title: 'Światło' })).product.id)
afterAll(() => world.close())

const bought = (student: TestPerson, accessDays = 0) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId, accessDays }))
const shownTo = async (student: TestPerson) => (await school.as(student).call(listMyGrants, {})).data
const shown = async (student: TestPerson) =>
  (await school.as(school.admin).call(listStudentGrants, { id: student.id })).data
const spanOf = (student: TestPerson) => school.work((ctx) => findAccessSpan(ctx, student.id, productId))
const dayIn = (days: number) => dayOf(new Date(Date.now() + days * DAY), school.timeZone)
const extend = (grantId: string, until: string, by: TestPerson = school.admin) =>
  school.as(by).call(extendGrant, { grantId, until, reason: 'Choroba' })

test('a student and an admin see why a product is open, and that one reason ends without the other', async () => {
  const student = await school.aStudent()
  await school.as(school.admin).call(giveAccess, { id: student.id, product_id: productId, reason: 'Nagroda' })
  await bought(student)
  expect(await shownTo(student)).toMatchObject([
    { source: 'purchase', state: 'open', product: { title: 'Światło' }, can: { revoke: false, extend: false } },
    { source: 'instructor_action', reason: 'Nagroda', state: 'open' },
  ])
  const [purchase] = await shown(student)
  expect(purchase!.can).toEqual({ revoke: true, extend: false })
  const revoke = () => school.as(school.admin).call(revokeGrant, { grantId: purchase!.id, reason: 'Zwrot' })
  await revoke()
  expect(await shownTo(student)).toMatchObject([
    { source: 'purchase', state: 'revoked', revoked: { reason: '' } },
    { source: 'instructor_action', state: 'open' },
  ])
  expect((await shown(student))[0]!.revoked).toMatchObject({ reason: 'Zwrot' })
  expect(await spanOf(student)).toBeDefined()
  await expect(revoke()).rejects.toMatchObject({ status: 404 })
})

test('access is extended by a grant beside it, without a break, and never shortened', async () => {
  const student = await school.aStudent()
  await bought(student, 10)
  const before = await spanOf(student)
  const [grant] = await shown(student)
  expect(grant!.can.extend).toBe(true)
  await extend(grant!.id, dayIn(30))
  const after = await spanOf(student)
  expect(after!.since).toEqual(before!.since)
  expect(dayOf(after!.until!, school.timeZone)).toBe(dayIn(30))
  expect(await shownTo(student)).toMatchObject([
    { source: 'instructor_action', reason: 'Choroba' },
    { source: 'purchase' },
  ])
  await expect(extend(grant!.id, dayIn(20))).rejects.toMatchObject({ status: 409, code: 'access.lasts-longer' })
  await expect(extend(grant!.id, 'soon')).rejects.toMatchObject({ status: 422 })
  const five = await Promise.allSettled(Array.from({ length: 5 }, () => extend(grant!.id, dayIn(60))))
  expect(five.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('only admins of the school decide, and nobody sees whose access is not theirs', async () => {
  const student = await school.aStudent()
  const other = await world.aSchool()
  await bought(student, 10)
  const [grant] = await shown(student)
  const ended = { grantId: grant!.id, reason: 'x' }
  await expect(school.as(student).call(revokeGrant, ended)).rejects.toMatchObject({ status: 403 })
  await expect(extend(grant!.id, dayIn(30), student)).rejects.toMatchObject({ status: 403 })
  await expect(school.as(student).call(listStudentGrants, { id: student.id })).rejects.toMatchObject({ status: 403 })
  const stranger = other.as(other.admin)
  await expect(stranger.call(revokeGrant, ended)).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(extendGrant, { ...ended, until: dayIn(30) })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(listStudentGrants, { id: student.id })).rejects.toMatchObject({ status: 404 })
  expect(await shownTo(await school.aStudent())).toEqual([])
  await expect(school.as().call(listMyGrants, {})).rejects.toMatchObject({ status: 401 })
})
