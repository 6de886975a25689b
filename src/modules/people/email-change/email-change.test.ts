import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getKeptMail, listKeptMails } from '#modules/mails/contract.ts'
import { clock, DAY } from '#platform/clock.ts'
import { refused, statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { createPasswordReset } from '../create-password-reset.ts'
import { people } from '../tables.ts'
import { givePassword } from '../testing.ts'
import {
  askEmailChange,
  confirmEmailChange,
  getAwaitedEmail,
  getEmailChange,
  refuseEmailChange,
  withdrawEmailChange,
} from './contract.ts'

const PASSWORD = 'zażółć 🔑'
let school: TestSchool
let nth = 0
/** another one in each test: a mailbox gets few links */
let email = ''
const world = await aWorld()
await world.startWorking()
beforeEach(async () => {
  school = await world.aSchool()
  email = `new-${++nth}@school.test`
  for (const { id } of [school.student, school.admin]) await school.work((ctx) => givePassword(ctx, id, PASSWORD))
})
afterAll(() => world.close())

const ask = (person: TestPerson = school.student, given = {}) =>
  school.as(person).call(askEmailChange, { email, password: PASSWORD, ...given })
const awaited = async () => (await school.as(school.student).call(getAwaitedEmail)).change
const mailsTo = async (to: string) => (await school.as().call(listKeptMails, {})).data.filter((mail) => mail.to === to)

/** Reads the link of the newest mail to an address. */
async function linkTo(to: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(to), { interval: 100 }).toHaveLength(count)
  const { text } = await school.as().call(getKeptMail, { id: (await mailsTo(to))[0]!.id })
  return /\/email-changes\/([\w-]+)/.exec(text)![1]!
}
const links = async (count = 1) => ({ fresh: await linkTo(email), old: await linkTo(school.student.email, count) })
const confirm = (token: string) => school.as().call(confirmEmailChange, { token })
const shown = async (token: string) => (await school.as().call(getEmailChange, { token })).state
const addressOf = async ({ id }: TestPerson) =>
  (await school.work(({ tx }) => tx.select().from(people).where(eq(people.id, id))))[0]!.email

test.each(['fresh', 'old'] as const)(
  'an address is changed once both have confirmed, the %s one first',
  async (first) => {
    await ask()
    expect(await awaited()).toMatchObject({ email, is_new_confirmed: false, is_old_confirmed: false })
    const both = await links()
    const [one, other] = first === 'fresh' ? [both.fresh, both.old] : [both.old, both.fresh]
    expect((await confirm(one)).state).toBe('waiting')
    expect(await addressOf(school.student)).toBe(school.student.email)
    expect(await refused(confirm(one))).toMatchObject({
      status: 409,
      message: 'You have confirmed this already. The other address is still to confirm it.',
    })
    expect((await confirm(other)).state).toBe('done')
    expect(await addressOf(school.student)).toBe(email)
    expect((await refused(confirm(other))).code).toBe('people.email-change-done')
    expect(await awaited()).toBeNull()
    await expect.poll(() => mailsTo(school.student.email)).toHaveLength(2)
    expect((await mailsTo(school.student.email))[0]!.subject).toBe('Your address at Szkoła Żółw has changed')
  },
)

test('of both who confirm at once one completes it', async () => {
  await ask()
  const { fresh, old } = await links()
  const states = await Promise.all([fresh, old].map(async (token) => (await confirm(token)).state))
  expect(states.toSorted()).toEqual(['done', 'waiting'])
  expect(await addressOf(school.student)).toBe(email)
})

test('the address there is refuses it, after it has confirmed too; the new one has no say', async () => {
  await ask()
  const { fresh, old } = await links()
  expect((await refused(school.as().call(refuseEmailChange, { token: fresh }))).status).toBe(403)
  await confirm(old)
  expect((await school.as().call(refuseEmailChange, { token: old })).state).toBe('refused')
  expect((await refused(confirm(fresh))).message).toBe('This change was refused: the address stays as it was.')
  expect(await addressOf(school.student)).toBe(school.student.email)
})

test('a wrong password, one’s own address and one that somebody has are refused under their fields', async () => {
  expect((await refused(ask(school.student, { password: 'nie to' }))).fields).toEqual({
    password: ['This is not your current password'],
  })
  expect((await refused(ask(school.student, { email: 'JAN@school.test' }))).fields).toEqual({
    email: ['This is your address already'],
  })
  expect((await refused(ask(school.student, { email: school.admin.email }))).fields).toEqual({
    email: ['Account already exists'],
  })
  expect(await statusOf(school.as().call(askEmailChange, { email, password: PASSWORD }))).toBe(401)
})

test('an address that was taken meanwhile is told, and nothing changes', async () => {
  await ask()
  const { fresh, old } = await links()
  await school.aStudent({ email: email.toUpperCase() })
  await confirm(old)
  expect((await confirm(fresh)).state).toBe('taken')
  expect(await addressOf(school.student)).toBe(school.student.email)
  expect(await shown(old)).toBe('taken')
})

test('links expire after a day, and say that what was asked for is withdrawn or replaced', async () => {
  await ask()
  const first = await links()
  clock.moveBy(DAY)
  try {
    expect(await shown(first.fresh)).toBe('expired')
    expect((await refused(confirm(first.old))).code).toBe('people.email-change-expired')
    expect(await awaited()).toBeNull()
  } finally {
    clock.moveBy(-DAY)
  }
  const before = email
  email = `${before}.pl`
  await ask()
  expect(await shown(first.old)).toBe('withdrawn')
  const second = await links(2)
  await school.as(school.student).call(withdrawEmailChange, {})
  await school.as(school.student).call(withdrawEmailChange, {})
  expect((await refused(confirm(second.fresh))).status).toBe(409)
  expect(await addressOf(school.student)).toBe(school.student.email)
})

test('once it is changed, links to a new password that went to the old address open nothing', async () => {
  const reset = await school.work((ctx) => createPasswordReset(ctx, school.student.id))
  await ask()
  const { fresh, old } = await links()
  await confirm(fresh)
  await confirm(old)
  const answer = await world.app.inject({
    method: 'POST',
    url: '/password/reset',
    headers: { host: school.host, 'content-type': 'application/json' },
    payload: { token: reset!.secret, email, password: 'nowe hasło', password_confirmation: 'nowe hasło' },
  })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
})

test('a link opens nothing at another school', async () => {
  await ask()
  const { fresh } = await links()
  const elsewhere = await world.aSchool()
  expect(await statusOf(elsewhere.as().call(getEmailChange, { token: fresh }))).toBe(404)
  expect(await statusOf(elsewhere.as().call(confirmEmailChange, { token: fresh }))).toBe(404)
})
