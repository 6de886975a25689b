import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { getKeptMail, listKeptMails } from '#modules/mails/contract.ts'
import { people } from '#modules/people/tables.ts'
import { aBrowser, givePassword } from '#modules/people/testing.ts'
import { clock, DAY } from '#platform/clock.ts'
import { refused, statusOf } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { listAdmins } from '../contract.ts'
import {
  acceptAdminInvitation,
  getAdminInvitation,
  inviteAdmin,
  joinAsAdmin,
  listAdminInvitations,
  resendAdminInvitation,
  withdrawAdminInvitation,
} from './contract.ts'

const GIVEN = { name: 'Ola Żółw', password: 'gęślą-jaźń' }

let school: TestSchool
/** another in each test: a mailbox gets few invitations */
let email = ''
let places = 0
const world = await aWorld()
await world.startWorking()
beforeEach(async () => {
  school = await world.aSchool()
  email = `ola-${++places}@school.test`
})
afterAll(() => world.close())

const invite = (to = email, role: 'owner' | 'editor' = 'editor') =>
  school.as(school.admin).call(inviteAdmin, { email: to, role })
const waiting = async () => (await school.as(school.admin).call(listAdminInvitations, {})).data
const mailsTo = async (address: string) =>
  (await school.as().call(listKeptMails, {})).data.filter(({ to }) => to === address)

/** Reads the link from the mail, as whoever is invited would; of several, the last one. */
async function linkTo(to = email, nth = 1): Promise<string> {
  await expect.poll(() => mailsTo(to), { interval: 100 }).toHaveLength(nth)
  const [newest] = await mailsTo(to)
  const { text } = await school.as().call(getKeptMail, { id: newest!.id })
  return /\/invitations\/admin\/([\w-]+)/.exec(text)![1]!
}
const shown = (token: string) => school.as().call(getAdminInvitation, { token })
const browserHere = () => aBrowser(world.app, school.host, `10.9.0.${places++}`)
const roleOf = async (address: string) =>
  (await school.work(({ tx }) => tx.select().from(people).where(eq(people.email, address))))[0]?.adminRole

test('who is invited by mail makes an account, once, and is an admin of that role', async () => {
  const { invitation } = await invite()
  expect(invitation).toMatchObject({ email, role: 'editor', is_expired: false })
  const token = await linkTo()
  expect(await shown(token)).toEqual({
    state: 'open',
    email,
    role: 'editor',
    invited_by: 'Anna Nowak',
    has_account: false,
  })
  expect(await refused(school.as().call(acceptAdminInvitation, { token }))).toMatchObject({
    status: 409,
    code: 'admins.no-account-yet',
  })
  const browser = browserHere()
  const joined = await browser.post(`/invitations/admin/${token}/join`, GIVEN)
  expect(joined.json()).toEqual({ redirect_to: '/home' })
  expect(await browser.whoAmI()).toMatchObject({ name: 'Ola Żółw', email, type: 'App\\User' })
  expect(await roleOf(email)).toBe('editor')
  expect(await waiting()).toEqual([])
  const owners = () => school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, school.admin.email)))
  await expect.poll(owners).toHaveLength(1)
  expect((await owners())[0]!.subject).toBe('Ola Żółw is an admin of Szkoła Żółw now')

  expect(await shown(token)).toMatchObject({ state: 'accepted' })
  const again = await refused(school.as().call(joinAsAdmin, { token, ...GIVEN }))
  expect([again.status, again.message]).toEqual([
    409,
    'This invitation was accepted already. Log in to get to the panel.',
  ])
})

test('a student of the school becomes an admin by their own account, whoever is signed in', async () => {
  await school.work((ctx) => givePassword(ctx, school.student.id, 'stare hasło'))
  await invite('Jan@School.test')
  const token = await linkTo('Jan@school.test')
  expect(await shown(token)).toMatchObject({ has_account: true })
  expect((await refused(school.as().call(joinAsAdmin, { token, ...GIVEN }))).code).toBe('admins.account-there')

  const other = await school.aStudent()
  const answer = await school.as(other).call(acceptAdminInvitation, { token })
  expect(answer).toMatchObject({ message: 'You are an admin of the school now. Log in as jan@school.test.' })
  expect([await roleOf(school.student.email), await roleOf(other.email)]).toEqual(['editor', null])
  expect((await refused(school.as(school.student).call(acceptAdminInvitation, { token }))).status).toBe(409)
  await expect.poll(() => statusOf(school.as(school.student).call(listAdmins, {}))).toBe(403)
})

test('who accepts while signed in goes on to the panel at once', async () => {
  await school.work((ctx) => givePassword(ctx, school.student.id, 'stare hasło'))
  await invite(school.student.email, 'owner')
  const token = await linkTo(school.student.email)
  expect(await statusOf(school.as(school.student).call(listAdmins, {}))).toBe(403)
  expect(await school.as(school.student).call(acceptAdminInvitation, { token })).toEqual({ redirect_to: '/home' })
  expect(await statusOf(school.as(school.student).call(listAdmins, {}))).toBe(200)
})

test('an account that was made without a password is given one by the link', async () => {
  const added = await school.aStudent({ email })
  await invite()
  const token = await linkTo()
  expect(await shown(token)).toMatchObject({ has_account: false })
  await school.as().call(joinAsAdmin, { token, ...GIVEN })
  const rows = await school.work(({ tx }) => tx.select().from(people).where(eq(people.email, email)))
  expect(rows).toMatchObject([{ id: added.id, name: 'Ola Żółw', adminRole: 'editor' }])
  const login = await browserHere().post('/login', { email, password: GIVEN.password })
  expect(login.json()).toEqual({ redirect_to: '/home' })
})

test('of a link that two use at once one is told that it was used', async () => {
  await invite()
  const token = await linkTo()
  const both = await Promise.all([1, 2].map(() => refused(school.as().call(joinAsAdmin, { token, ...GIVEN }))))
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await school.work(({ tx }) => tx.$count(people, eq(people.email, email)))).toBe(1)
})

test('a link works for a week; sent again there is a new one, and the one before opens nothing', async () => {
  const { invitation } = await invite()
  const first = await linkTo()
  clock.moveBy(7 * DAY)
  try {
    expect(await shown(first)).toMatchObject({ state: 'expired' })
    expect((await refused(school.as().call(joinAsAdmin, { token: first, ...GIVEN }))).code).toBe(
      'admins.invitation-expired',
    )
    expect((await waiting())[0]).toMatchObject({ is_expired: true })
    await school.as(school.admin).call(resendAdminInvitation, { adminInvitationId: invitation.id })
    const second = await linkTo(email, 2)
    expect(second).not.toBe(first)
    expect(await statusOf(shown(first))).toBe(404)
    expect(await shown(second)).toMatchObject({ state: 'open' })
  } finally {
    clock.moveBy(-7 * DAY)
  }
})

test('one that is withdrawn says so, and can be made anew', async () => {
  const { invitation } = await invite()
  const token = await linkTo()
  const withdraw = () => school.as(school.admin).call(withdrawAdminInvitation, { adminInvitationId: invitation.id })
  await withdraw()
  expect(await shown(token)).toMatchObject({ state: 'withdrawn' })
  expect((await refused(school.as().call(joinAsAdmin, { token, ...GIVEN }))).message).toBe(
    'The school has withdrawn this invitation.',
  )
  expect(await statusOf(withdraw())).toBe(409)
  const again = school.as(school.admin).call(resendAdminInvitation, { adminInvitationId: invitation.id })
  expect((await refused(again)).code).toBe('admins.invitation-settled')
  expect(await statusOf(invite())).toBe(200)
})

test('who is an admin or invited already is not invited twice, at once neither', async () => {
  expect((await refused(invite(school.admin.email))).fields).toEqual({
    email: ['This person is an admin of the school already.'],
  })
  const both = await Promise.all([refused(invite()), refused(invite(email.toUpperCase()))])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  expect((await refused(invite())).fields).toEqual({
    email: ['This address is invited already. Send the invitation again, or withdraw it first.'],
  })
  expect(await waiting()).toHaveLength(1)
})

test('a mailbox gets few invitations, from whichever school', async () => {
  const statuses = []
  for (let nth = 0; nth < 7; nth++) {
    school = await world.aSchool()
    statuses.push(await statusOf(invite('everywhere@school.test')))
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test('only owners invite, and another school knows nothing of it', async () => {
  const editor = await school.anAdmin({ adminRole: 'editor' })
  const asEditor = school.as(editor).call(inviteAdmin, { email, role: 'owner' })
  expect(await refused(asEditor)).toMatchObject({ status: 403, code: 'error.not-your-role' })
  const { invitation } = await invite()
  const token = await linkTo()
  const elsewhere = await world.aSchool()
  const theirs = elsewhere.as(elsewhere.admin)
  expect(await statusOf(theirs.call(getAdminInvitation, { token }))).toBe(404)
  expect(await statusOf(theirs.call(acceptAdminInvitation, { token }))).toBe(404)
  expect(await statusOf(theirs.call(withdrawAdminInvitation, { adminInvitationId: invitation.id }))).toBe(404)
  expect(await statusOf(theirs.call(resendAdminInvitation, { adminInvitationId: invitation.id }))).toBe(404)
})
