import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { listAudit } from '#modules/moderation/contract.ts'
import { HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { mails } from '../tables.ts'
import { listUnsentMails, sendMailAgain } from './contract.ts'

const world = await aWorld()
afterAll(() => world.close())

const aMail = (school: TestSchool, given: Partial<typeof mails.$inferInsert> = {}) =>
  school.work(async ({ tx }) => {
    const id = newId()
    const words = { subject: 'Zażółć 🐢', html: '<p>Gęś</p>', text: 'Gęś' }
    await tx.insert(mails).values({ id, cause: id, to: 'zaneta@szkola.test', ...words, ...given })
    return id
  })
const jobsFor = async (mailId: string) =>
  (
    await world.app.units.withoutSchool('a test reads a queue', (tx) =>
      tx.execute<{ state: string }>(sql`select state from pgboss.job where data ->> 'mail_id' = ${mailId}`),
    )
  ).rows.map(({ state }) => state)

test('a school sees which of its mails do not go out, and tries them again', async () => {
  const [school, other] = [await world.aSchool(), await world.aSchool()]
  const earlier = new Date(Date.now() - 2 * HOUR)
  const refused = await aMail(school, { failedAt: new Date(), failure: '550 5.1.1 no such mailbox' })
  const forgotten = await aMail(school, { createdAt: earlier, html: '', text: '' })
  await aMail(school)
  await aMail(school, { createdAt: earlier, sentAt: new Date() })
  const theirs = await aMail(other, { createdAt: earlier })

  const owner = school.as(school.admin)
  const { data } = await owner.call(listUnsentMails, {})
  expect(data.map(({ id, failure, may_retry: mayRetry }) => [id, failure, mayRetry])).toEqual([
    [refused, '550 5.1.1 no such mailbox', true],
    [forgotten, null, false],
  ])
  await Promise.all([owner.call(sendMailAgain, { id: refused }), owner.call(sendMailAgain, { id: refused })])
  expect(await jobsFor(refused)).toEqual(['created'])
  const { data: deeds } = await owner.call(listAudit, {})
  expect(deeds[0]).toMatchObject({ sentence: 'Tried again to send an email', subject: 'Zażółć 🐢' })

  await expect(owner.call(sendMailAgain, { id: forgotten })).rejects.toMatchObject({
    status: 409,
    code: 'mails.forgotten',
  })
  await expect(owner.call(sendMailAgain, { id: theirs })).rejects.toMatchObject({ status: 404 })
  expect(await jobsFor(theirs)).toEqual([])
})

test('a long list comes a page at a time', async () => {
  const school = await world.aSchool()
  for (let made = 0; made < 31; made++) await aMail(school, { failedAt: new Date(), failure: '451' })
  const owner = school.as(school.admin)
  const first = await owner.call(listUnsentMails, {})
  expect(first.data).toHaveLength(30)
  const cursor = new URL(first.next_page_url!, 'http://x').searchParams.get('cursor')!
  const rest = await owner.call(listUnsentMails, { cursor })
  expect([rest.data.length, rest.next_page_url]).toEqual([1, null])
  expect(first.data.map(({ id }) => id)).not.toContain(rest.data[0]!.id)
})
