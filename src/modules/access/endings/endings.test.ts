import { aGrant } from '../testing.ts'
import { asc, desc, eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { aMembership } from '#modules/memberships/testing.ts'
import { people } from '#modules/people/tables.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { clock, DAY, HOUR, SECOND } from '#platform/clock.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { grantParts } from '../grant-access.ts'
import { revokeGrants } from '../revoke-grants.ts'
import { grants } from '../tables.ts'
import { accessRevoked } from '../events.ts'
import { tellingEndings } from './tell-endings.ts'
import { tellRevoked } from './tell-revoked.ts'

const world = await aWorld()
const parts = partsOfJobs(world)
let school: TestSchool
let student: TestPerson
let productId: string

beforeEach(async () => {
  school = await world.aSchool({ timeZone: 'Pacific/Auckland' })
  student = await school.aStudent({ name: 'Żaneta', email: 'zaneta@school.test' })
  productId = await school.work(async (ctx) => (await aProduct(ctx, { title: 'Światło' })).product.id)
})
afterAll(() => world.close())

const give = (until: Date | null) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId, accessUntil: until }))
const tellEndings = () => tellingEndings(parts).work(thrown)
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY)
const pass = (milliseconds: number) => clock.moveBy(milliseconds)
const letters = () =>
  school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'access-ends:%')).orderBy(asc(mails.id)))

test('a student hears of the end a week and a day before, each once, however often it is looked for', async () => {
  pass(Date.parse('2027-01-15T10:00:00Z') - clock.now().getTime())
  await give(new Date('2027-03-01T10:00:00Z'))
  pass(Date.parse('2027-02-22T09:59:59Z') - clock.now().getTime())
  await tellEndings()
  expect(await letters()).toEqual([])
  pass(2 * SECOND)
  await tellEndings()
  await tellEndings()
  expect(await letters()).toMatchObject([{ to: 'zaneta@school.test', subject: 'Your access to “Światło” ends soon' }])
  // In the time of the school.
  expect((await letters())[0]!.text).toContain('1 March 2027 at 23:00')
  pass(6 * DAY)
  await tellEndings()
  await tellEndings()
  expect(await letters()).toHaveLength(2)
  pass(DAY)
  await tellEndings()
  expect(await letters()).toHaveLength(2)
})

test('in the language the student reads', async () => {
  await school.work(({ tx }) => tx.update(people).set({ language: 'pl' }).where(eq(people.id, student.id)))
  await give(inDays(10))
  pass(6 * DAY)
  await tellEndings()
  expect(await letters()).toMatchObject([{ subject: 'Twój dostęp do „Światło” wkrótce się kończy' }])
})

test('a short access is told of when half of it has passed', async () => {
  await give(inDays(2))
  pass(23 * HOUR)
  await tellEndings()
  expect(await letters()).toEqual([])
  pass(2 * HOUR)
  await tellEndings()
  expect(await letters()).toHaveLength(1)
})

test('nothing is told where something else keeps it open, or where it was ended before', async () => {
  await give(inDays(10))
  await give(inDays(60))
  pass(6 * DAY)
  await tellEndings()
  expect(await letters()).toEqual([])
  const other = await school.aStudent()
  student = other
  await give(inDays(10))
  await school.work((ctx) => revokeGrants(ctx, { studentId: other.id, productId, reason: 'Zwrot' }))
  pass(6 * DAY)
  await tellEndings()
  expect(await letters()).toEqual([])
})

test('of a bundle one letter tells, which leads to its page, and none of what came with it', async () => {
  const course = productId
  const bundle = await school.work((ctx) => aProduct(ctx, { kind: 'bundle', title: 'Zestaw', published: false }))
  productId = bundle.product.id
  const granted = await give(inDays(10))
  await school.work((ctx) => grantParts(ctx, 'bundle', [granted!], [{ productId: course }]))
  pass(6 * DAY)
  await tellEndings()
  const [letter, ...others] = await letters()
  expect([letter!.subject, others]).toEqual(['Your access to “Zestaw” ends soon', []])
  expect(letter!.text).toContain(`/bundles/${bundle.product.slug}`)
})

test('of a membership one letter tells, and none of what it keeps open for longer', async () => {
  const membership = await aMembership(school, { opens_everything: true })
  await give(inDays(10))
  productId = membership.id
  await give(inDays(40))
  pass(6 * DAY)
  await tellEndings()
  expect(await letters()).toEqual([])
  pass(30 * DAY)
  await tellEndings()
  const [letter, ...others] = await letters()
  expect([letter!.subject, others]).toEqual(['Your access to “Cała pracownia” ends soon', []])
  expect(letter!.text).toContain(`/memberships/${membership.slug}`)
})

test('whom nobody can write to keeps the others waiting for nothing', async () => {
  await give(inDays(10))
  const [first] = await school.work(({ tx }) => tx.select().from(grants))
  student = await school.aStudent()
  await give(inDays(10))
  pass(6 * DAY)
  const told: string[] = []
  const { work } = tellingEndings({
    ...parts,
    async writeMail(_ctx, { cause }) {
      if (cause.includes(first!.id)) throw new Error('The disk is full')
      told.push(cause)
      return true
    },
  })
  const failed: unknown[] = []
  await work((error) => failed.push(error))
  expect({ failed: failed.length, told: told.length }).toEqual({ failed: 1, told: 1 })
  await tellEndings()
  expect(await letters()).toMatchObject([{ to: 'zaneta@school.test' }])
})

test('what is taken from a student is told at once with the reason, once for a decision, and not what they wanted or have besides', async () => {
  const told = () =>
    school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'access-revoked:%')).orderBy(asc(mails.id)))
  const before = new Set<string>()
  const write = () =>
    school.work(async (ctx) => {
      const events = await ctx.tx.select().from(domainEvents).where(eq(domainEvents.name, accessRevoked.eventName))
      for (const { id, payload } of events.filter((each) => !before.has(each.id))) {
        before.add(id)
        await tellRevoked(ctx, payload as never, parts)
        await tellRevoked(ctx, payload as never, parts)
      }
    })
  const taken = { studentId: student.id, productId }
  await give(null)
  await school.work((ctx) => revokeGrants(ctx, { ...taken, reason: 'Odstąpienie', isKnown: true }))
  await write()
  expect(await told()).toEqual([])
  await give(null)
  await give(inDays(40))
  const [first] = await school.work(({ tx }) =>
    tx.select().from(grants).where(eq(grants.studentId, student.id)).orderBy(desc(grants.createdAt)),
  )
  const from = { source: first!.source, sourceId: first!.sourceId }
  await school.work((ctx) => revokeGrants(ctx, { ...taken, reason: 'Jeden z dwóch', from }))
  await write()
  expect(await told()).toEqual([])
  await give(inDays(40))
  await school.work((ctx) => revokeGrants(ctx, { ...taken, reason: 'Naruszenie regulaminu' }))
  await write()
  const letters = await told()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ to: student.email, subject: expect.stringContaining('Światło') })
  expect(letters[0]!.text).toContain('Naruszenie regulaminu')
})
