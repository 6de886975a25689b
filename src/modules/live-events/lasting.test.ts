import { eq } from 'drizzle-orm'
import { aGrant } from '#modules/access/testing.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { extendGrant, giveAccess } from '#modules/access/contract.ts'
import { grantParts, isGranted } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { changePrice } from '#modules/catalog/contract.ts'
import { variants } from '#modules/catalog/tables.ts'
import { addVariant } from '#modules/catalog/variants/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { createConsultation } from '#modules/consultations/contract.ts'
import { aConsultation } from '#modules/consultations/testing.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { changeSchedule, createEvent } from './contract.ts'
import { aDate, anEvent, aSchedule } from './testing.ts'

const MONTH = { access_length: 'monthly', access_days: 0, access_until: null } as const
const details = {
  title: 'Wieczór',
  description_html: '',
  category: '',
  difficulty: 'beginner',
  cover_id: null,
} as const

let school: TestSchool
let student: TestPerson
let event: SoldProduct
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
  student = await school.aStudent({ email: `${newId()}@school.test` })
  event = await anEvent(school, { dates: [aDate(60)] })
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const weekAfter = (inDays: number) => Date.parse(aDate(inDays).ends_at) + 7 * DAY
const give = (productId: string, accessDays: number) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId, source: 'instructor_action', accessDays }))
const endOf = (id: string) =>
  school.work(async ({ tx }) => (await tx.select().from(grants).where(eq(grants.id, id)))[0]!.endsAt?.getTime() ?? null)
/** But for an hour of changed clocks. */
const near = (at: number | null | undefined, wanted: number) =>
  expect(Math.abs(at! - wanted)).toBeLessThanOrEqual(HOUR + MINUTE)

test('events and consultations have no length of access: each call refuses one under its field', async () => {
  const talk = await aConsultation(school)
  const refused = {
    status: 422,
    fields: { access_length: ['This takes place at a time, so access to it has no length'] },
  }
  const created = { ...details, ...MONTH, amount: 10_000 }
  await expect(admin().call(createEvent, created)).rejects.toMatchObject(refused)
  await expect(admin().call(createConsultation, created)).rejects.toMatchObject(refused)
  for (const { id: productId, variantId } of [event, talk]) {
    const key = { productId, variantId, amount: 10_000, name: 'Jedna' }
    await expect(admin().call(changePrice, { ...key, ...MONTH })).rejects.toMatchObject(refused)
    await admin().call(changePrice, { ...key, access_length: 'forever' })
    const other = { productId, name: 'Druga', amount: 10_000, ...MONTH, access_length: 'one_time' } as const
    await expect(admin().call(addVariant, other)).rejects.toMatchObject(refused)
  }
  for (const product_id of [event.id, talk.id])
    await expect(
      admin().call(giveAccess, { id: student.id, product_id, reason: 'Prize', access_days: 30 }),
    ).rejects.toMatchObject({ status: 422, fields: { access_days: [expect.any(String)] } })
  await expect(
    school.work(({ tx }) => tx.update(variants).set({ accessDays: 31 }).where(eq(variants.productId, event.id))),
  ).rejects.toMatchObject({ message: expect.stringContaining('no length of access') })
})

test('who was given an event in two months for a month keeps it until a week after it', async () => {
  const given = await give(event.id, 30)
  near(given!.endsAt?.getTime(), weekAfter(60))
  expect(await school.work((ctx) => isGranted(ctx, student.id, event.id))).toBe(true)
  const longer = await give(event.id, 300)
  near(longer!.endsAt?.getTime(), Date.now() + 300 * DAY)
})

test('an event that is moved away takes its tickets and what came with them along; one that is moved nearer takes nothing', async () => {
  const recording = await market.aCourse(school)
  const given = await give(event.id, 30)
  await school.work((ctx) => grantParts(ctx, 'event', [given!], [{ productId: recording.id }]))
  const move = (inDays: number) =>
    admin().call(changeSchedule, { eventId: event.id, ...aSchedule({ dates: [aDate(inDays)] }) })
  await move(90)
  near(await endOf(given!.id), weekAfter(90))
  const parts = await school.work(({ tx }) => tx.select().from(grants).where(eq(grants.productId, recording.id)))
  near(parts[0]!.endsAt?.getTime(), weekAfter(90))
  await move(20)
  near(await endOf(given!.id), weekAfter(90))
  const until = dayOf(new Date(Date.now() + 200 * DAY), 'Europe/Warsaw')
  await admin().call(extendGrant, { grantId: given!.id, until, reason: 'Longer' })
})

test('an event without a date and a consultation do not end by themselves', async () => {
  const someday = await anEvent(school, { dates: [], published: false })
  const talk = await aConsultation(school)
  for (const { id } of [someday, talk]) expect((await give(id, 30))!.endsAt).toBeNull()
})
