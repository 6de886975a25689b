import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPasswordReset } from '#modules/people/contract.ts'
import { clock, DAY } from '#platform/clock.ts'
import { noRowFails } from '#test/no-row-fails.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import { getKeptMail, listKeptMails } from './contract.ts'
import { forgettingMails } from './forget-mails.ts'
import { mails } from './tables.ts'

const ignore = () => undefined
const received: string[] = []
let isTaking = true
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(isTaking ? null : new Error('later')),
  onData: (stream, _session, done) =>
    void text(stream)
      .then((mail) => received.push(mail), ignore)
      .finally(done),
})

let world: World
beforeAll(async () => {
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  world = await aWorld({ SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}` })
  await world.startWorking()
})
afterAll(async () => {
  await world.close()
  await new Promise<void>((closed) => post.close(closed))
})

const LINK = /\/password\/reset\/([\w-]{43})\?email=/

async function aMailedLink(school: TestSchool): Promise<string> {
  received.length = 0
  await school.as().call(requestPasswordReset, { email: school.student.email })
  await expect.poll(() => received).toHaveLength(1)
  const words = received[0]!.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [, secret] = LINK.exec(words) ?? []
  expect(secret).toBeDefined()
  // As text, as the button's address, and as the address below it, twice.
  expect(words.split(secret!)).toHaveLength(5)
  return secret!
}

/** The tables in which a text stands, of all there are. */
const tablesWith = (words: string): Promise<string[]> =>
  world.app.units.withoutSchool('a test looks at all tables', async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
          where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await tx.execute(
        sql`select 1 from ${sql.raw(name)} t where t::text like ${`%${words}%`} limit 1`,
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  })

test('a link to choose a password reaches its reader, and stands nowhere in the database', async () => {
  const school = await world.aSchool()
  const secret = await aMailedLink(school)
  expect(await tablesWith(secret)).toEqual([])
  const kept = () => school.work(({ tx }) => tx.select().from(mails))
  await expect.poll(async () => (await kept())[0]?.sentAt).toBeInstanceOf(Date)
  const [mail] = await kept()
  expect(mail).toMatchObject({ sealed: null, text: expect.stringContaining('/password/reset/sealed-') })
})

test('while it waits it is locked, and the lock is gone after two days at most', async () => {
  const school = await world.aSchool()
  isTaking = false
  await school.as().call(requestPasswordReset, { email: school.student.email })
  const sealed = () => school.work(async ({ tx }) => (await tx.select().from(mails))[0]?.sealed)
  await expect.poll(sealed).toEqual(expect.any(String))
  const { data } = await school.as().call(listKeptMails, {})
  const { text: whole } = await school.as().call(getKeptMail, { id: data[0]!.id })
  const secret = LINK.exec(whole)![1]!
  expect(await tablesWith(secret)).toEqual([])
  isTaking = true
  clock.moveBy(2 * DAY + 1000)
  await forgettingMails(world.app.units, 30).work(noRowFails)
  expect(await sealed()).toBeNull()
})

test('what old mails said is forgotten, and later that there were any', async () => {
  const school = await world.aSchool()
  const written = [29, 31, 399, 401]
  await school.work(({ tx, now }) =>
    tx.insert(mails).values(
      written.map((days) => ({
        cause: `${days} days`,
        to: 'jan@school.test',
        subject: 'Dzień dobry',
        html: '<p>Dzień dobry</p>',
        text: 'Dzień dobry',
        headers: { 'List-Unsubscribe': '<https://x>' },
        createdAt: new Date(now.getTime() - days * DAY),
      })),
    ),
  )
  await forgettingMails(world.app.units, 30).work(noRowFails)
  const left = await school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, 'jan@school.test')))
  const said = left.map(({ cause, text: words, html, headers }) => [cause, words, html, Object.keys(headers).length])
  expect(said.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
    ['29 days', 'Dzień dobry', '<p>Dzień dobry</p>', 1],
    ['31 days', '', '', 0],
    ['399 days', '', '', 0],
  ])
})
