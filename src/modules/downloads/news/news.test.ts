import { isNull, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { grants } from '#modules/access/tables.ts'
import { topicMails } from '#modules/community/topic-mails.ts'
import { mails } from '#modules/mails/tables.ts'
import { getProductMails, getUnsubscription, setProductMails, unsubscribe } from '#modules/notifications/contract.ts'
import { NewsSources } from '#modules/notifications/news.ts'
import { mailDue } from '#modules/notifications/notices/mail-due.ts'
import { notices } from '#modules/notifications/tables.ts'
import { people } from '#modules/people/tables.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { DomainEvent } from '#platform/events/event.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { addVersion } from '../contract.ts'
import { aDownload, sendBytes } from '../testing.ts'
import { tellHolders } from './tell-holders.ts'
import { versionNews } from './version-news.ts'

let school: TestSchool
let download: Awaited<ReturnType<typeof aDownload>>
const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  download = await aDownload(world, school)
})

const admin = () => school.as(school.admin)
const aHolder = async (): Promise<TestPerson> => {
  const student = await school.aStudent({ email: `${newId()}@school.test` })
  await admin().call(giveAccess, { id: student.id, product_id: download.id, reason: 'Nagroda' })
  return student
}
const newVersion = async (note: string, tells_buyers = true) => {
  const sent_file_id = await sendBytes(world, school, download.id)
  const key = { downloadId: download.id, fileId: download.file.id }
  const { data } = await admin().call(addVersion, { ...key, sent_file_id, note, tells_buyers })
  return data[0]!.version.id
}
/** What the reaction does, with what it says is still to be done; each step twice, as a job that is begun again does. */
const tell = async (version_id: string) => {
  let next: string | null | undefined = null
  while (next !== undefined) {
    const after: string | null = next
    const told: DomainEvent[] = []
    const step = () =>
      school.work((ctx) => tellHolders({ ...ctx, emit: (event) => told.push(event) }, { version_id, after }))
    await step()
    await step()
    next = told[0]?.payload['after'] as string | undefined
  }
}
const gather = async () => {
  const newsSources = new NewsSources()
  newsSources.register(versionNews)
  clock.moveBy(16 * MINUTE)
  await mailDue({ ...partsOfJobs(world), newsSources, topicMails })
}
const kept = () => school.work(({ tx }) => tx.select().from(mails).orderBy(mails.createdAt))
const pending = () => school.work(({ tx }) => tx.$count(notices, isNull(notices.settledAt)))

test('whoever has a download is told of new versions once, in one mail and their language, though it is done twice', async () => {
  const holder = await aHolder()
  await school.aStudent()
  await school.work((ctx) =>
    ctx.tx
      .update(people)
      .set({ language: 'pl' })
      .where(sql`id = ${holder.id}`),
  )
  await tell(await newVersion('Pierwsze poprawki'))
  await tell(await newVersion('Rozdział o <papierze>'))
  await gather()
  await gather()
  const sent = await kept()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[holder.email, 'Nowa wersja pliku „Zeszyt ćwiczeń”']])
  expect(sent[0]!.text).toContain('Rozdział o <papierze>')
  expect(sent[0]!.text).not.toContain('Pierwsze poprawki')
  expect(sent[0]!.text).toContain(`${school.origin}/my/downloads`)
  expect(await pending()).toBe(0)
})

test('nobody is told unless the admin says so; who has it no more and who wants no such mails are not', async () => {
  const [gone, unwilling, holder] = [await aHolder(), await aHolder(), await aHolder()]
  expect(await school.as(unwilling).call(setProductMails, { wanted: false })).toEqual({ wanted: false })
  await tell(await newVersion('Nowe'))
  await admin().call(takeAccess, { id: gone.id, productId: download.id, reason: 'Pomyłka' })
  await gather()
  const [sent, ...others] = await kept()
  expect([sent!.to, others]).toEqual([holder.email, []])
  const token = /\/unsubscribe\/([^\s"]+)/.exec(sent!.text)![1]!
  expect(await school.as().call(getUnsubscription, { token })).toMatchObject({ about: 'products', is_wanted: true })
  await school.as().call(unsubscribe, { token })
  expect(await school.as(holder).call(getProductMails)).toEqual({ wanted: false })
})

test('many are told in parts, each once', async () => {
  const many = 450
  await school.work(({ tx }) =>
    tx.execute(sql`
      with made as (
        insert into ${people} (id, role, name, email, password_hash)
        select gen_random_uuid(), 'student', 'Jan', n || '@many.test', '' from generate_series(1, ${many}) as n returning id)
      insert into ${grants} (id, student_id, product_id, source, source_id, starts_at)
      select gen_random_uuid(), id, ${download.id}, 'free', gen_random_uuid(), now() from made`),
  )
  await tell(await newVersion('Nowe', false))
  expect(await pending()).toBe(many)
})
