import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { listAudit } from '#modules/moderation/contract.ts'
import { forgettingDeeds } from '#modules/moderation/forget-deeds.ts'
import { auditEntries } from '#modules/moderation/tables.ts'
import { forgettingNotifications } from '#modules/payments/forget-notifications.ts'
import { openSandboxAccount } from '#modules/payments/index.ts'
import { gatewayNotifications } from '#modules/payments/tables.ts'
import { forgettingExpired } from '#modules/people/forget-expired.ts'
import { DAY } from '#platform/clock.ts'
import { loadConfig } from '#platform/config.ts'
import { domainEvents, pendingEvents, rateLimits } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { forgettingEvents } from '#platform/jobs/forget-events.ts'
import { noRowFails } from '#test/no-row-fails.ts'
import { dayOf } from '#platform/time/days.ts'
import { aWorld } from '#test/world.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
const AGES = [1, 89, 91, 399, 401, 729, 731]

test('each kind of record has an age of its own, and all of them a setting', async () => {
  expect(loadConfig({}).keptForDays).toEqual({ mails: 30, events: 90, paymentNotifications: 400, audit: 730 })
  expect(() => loadConfig({ KEEP_AUDIT_DAYS: '0' })).toThrow('KEEP_AUDIT_DAYS')
  await school.work(async (ctx) => {
    const { tx } = ctx
    const account = await openSandboxAccount(ctx)
    for (const days of AGES) {
      await tx.insert(domainEvents).values({
        id: newId(),
        schoolId: school.id,
        name: `test.${days}`,
        occurredAt: daysAgo(days),
        payload: {},
      })
      await tx
        .insert(gatewayNotifications)
        .values({ accountId: account!.id, eventId: `${days}`, body: '{}', createdAt: daysAgo(days) })
      await tx
        .insert(auditEntries)
        .values({ adminId: school.admin.id, deed: `${days}`, area: 'votes', createdAt: daysAgo(days) })
    }
  })
  const { units } = world.app
  await forgettingEvents(units, 90).work(noRowFails)
  await forgettingNotifications(units, 400).work(noRowFails)
  await forgettingDeeds(units, 730).work(noRowFails)
  const left = await school.work(async ({ tx }) => ({
    events: (await tx.select({ name: domainEvents.name }).from(domainEvents)).map(({ name }) => name),
    told: (await tx.select({ id: gatewayNotifications.eventId }).from(gatewayNotifications)).map(({ id }) => id),
    deeds: (await tx.select({ deed: auditEntries.deed }).from(auditEntries)).map(({ deed }) => deed),
  }))
  expect(left.events.toSorted()).toEqual(['test.1', 'test.89'])
  expect(left.told.toSorted()).toEqual(['1', '399', '89', '91'])
  expect(left.deeds.toSorted()).toEqual(['1', '399', '401', '729', '89', '91', 'end-of-keeping'])
  await forgettingDeeds(units, 730).work(noRowFails)
  const { data } = await school.as(school.admin).call(listAudit, { area: 'moderation' })
  expect(data).toMatchObject([
    {
      admin: null,
      is_automatic: true,
      sentence: 'Removed entries of this list from before',
      subject: dayOf(daysAgo(730), school.timeZone),
    },
  ])
})

test('an event stays for as long as somebody is to react to it', async () => {
  const id = newId()
  const event = { id, schoolId: school.id, name: 'test.waiting', payload: {} }
  await school.work(({ tx }) => tx.insert(domainEvents).values({ ...event, occurredAt: daysAgo(200) }))
  const { units } = world.app
  await units.withoutSchool('a test leaves an event', (tx) => tx.insert(pendingEvents).values({ eventId: id }))
  const isThere = async () => {
    await forgettingEvents(world.app.units, 90).work(noRowFails)
    return (await school.work(({ tx }) => tx.$count(domainEvents, eq(domainEvents.id, id)))) === 1
  }
  expect(await isThere()).toBe(true)
  const queue = 'test-put-off'
  await world.jobs.boss.createQueue(queue)
  await world.jobs.boss.insert(queue, [{ id, data: { ...event, at: daysAgo(200) } }])
  await units.withoutSchool('a test works it off', (tx) => tx.delete(pendingEvents))
  expect(await isThere()).toBe(true)
  await world.jobs.boss.cancel(queue, id)
  expect(await isThere()).toBe(false)
})

test('2500 old rows go in strides', async () => {
  const { units } = world.app
  await units.withoutSchool('a test fills a table', (tx) =>
    tx.execute(sql`insert into rate_limits (key, used, window_ends_at)
      select 'old ' || n, 1, ${daysAgo(3).toISOString()}::timestamptz from generate_series(1, 2500) n`),
  )
  await forgettingExpired(units).work(noRowFails)
  expect(await units.withoutSchool('a test counts', (tx) => tx.$count(rateLimits, sql`key like 'old %'`))).toBe(0)
})
