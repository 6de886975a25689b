import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getKeptMail, listKeptMails } from '#modules/mails/contract.ts'
import { auditEntries } from '#modules/moderation/tables.ts'
import { people } from '#modules/people/tables.ts'
import { givePassword } from '#modules/people/testing.ts'
import { keyRing } from '#platform/sealed.ts'
import { refused, statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  getSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from './contract.ts'
import { unsealSecret } from './authenticator-secret.ts'
import { sealingSecretsAnew } from './seal-anew.ts'
import { authenticators, recoveryCodes } from './tables.ts'
import { aSecondFactor, beginHalfMinute, codeOf } from './testing.ts'

const PASSWORD = 'zażółć 🔑'
let school: TestSchool
const world = await aWorld()
await world.startWorking()
beforeEach(async () => {
  beginHalfMinute()
  school = await world.aSchool()
  for (const { id } of [school.student, school.admin]) await school.work((ctx) => givePassword(ctx, id, PASSWORD))
})
afterAll(() => world.close())

const begin = (person: TestPerson = school.admin, password = PASSWORD) =>
  school.as(person).call(beginAuthenticator, { password })
const confirm = (code: string, person = school.admin) => school.as(person).call(confirmAuthenticator, { code })
const shown = (person = school.admin) => school.as(person).call(getSecondFactor)
const lettersTo = async ({ email }: TestPerson) => {
  const { data } = await school.as().call(listKeptMails, {})
  return data.filter(({ to }) => to === email)
}

test('a second factor is on once a code of the app was shown, and the recovery codes are told that once', async () => {
  expect(await shown()).toEqual({
    authenticator_since: null,
    recovery_codes_left: 0,
    passkeys: [],
    can: { remove: true },
  })
  const { secret, uri, qr } = await begin()
  expect(uri).toContain(encodeURIComponent(school.admin.email))
  expect(uri).toContain(`secret=${secret}`)
  expect(qr.size).toBeGreaterThan(20)
  expect((await shown()).authenticator_since).toBeNull()
  const wrong = await refused(confirm('000000'))
  expect([wrong.status, wrong.fields]).toEqual([422, { code: ['This code is wrong, or was used before'] }])
  const { recovery_codes: codes } = await confirm(codeOf(secret))
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  expect(await shown()).toMatchObject({ authenticator_since: expect.any(String), recovery_codes_left: 10 })
  expect(await statusOf(confirm(codeOf(secret, 1)))).toBe(409)
  expect(await statusOf(begin())).toBe(409)
  await expect.poll(() => lettersTo(school.admin)).toHaveLength(1)
  expect((await lettersTo(school.admin))[0]!.subject).toBe('Two-step login is on at Szkoła Żółw')
})

test('neither the secret nor a recovery code stands in the database as it is', async () => {
  const { secret, recoveryCodes: codes } = await aSecondFactor(school, school.admin, PASSWORD)
  const kept = await school.work(async ({ tx }) =>
    JSON.stringify([await tx.select().from(authenticators), await tx.select().from(recoveryCodes)]),
  )
  for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(kept).not.toContain(told)
})

test('it takes the password to begin, and one that was begun before is given up', async () => {
  const wrong = await refused(begin(school.admin, 'wrong'))
  expect([wrong.status, Object.keys(wrong.fields)]).toEqual([422, ['password']])
  const [first, second] = [await begin(), await begin()]
  expect(await statusOf(confirm(codeOf(first.secret)))).toBe(422)
  expect(await statusOf(confirm(codeOf(second.secret)))).toBe(200)
})

test('of two who confirm at once one is told that it is on', async () => {
  const { secret } = await begin()
  const statuses = await Promise.all([statusOf(confirm(codeOf(secret))), statusOf(confirm(codeOf(secret)))])
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await shown()).recovery_codes_left).toBe(10)
})

test('it is switched off by password and code, both, and nothing of it is left', async () => {
  const { secret } = await aSecondFactor(school, school.admin, PASSWORD)
  const off = (given: object) =>
    school.as(school.admin).call(switchOffSecondFactor, { password: PASSWORD, code: codeOf(secret), ...given })
  expect((await refused(off({ password: 'wrong' }))).fields).toHaveProperty('password')
  expect((await refused(off({ code: '123' }))).fields).toHaveProperty('code')
  expect(await off({})).toEqual({ done: true })
  expect(await shown()).toEqual({
    authenticator_since: null,
    recovery_codes_left: 0,
    passkeys: [],
    can: { remove: true },
  })
  expect(await statusOf(off({}))).toBe(409)
  await expect.poll(() => lettersTo(school.admin)).toHaveLength(2)
  const deeds = await school.work(({ tx }) =>
    tx.select().from(auditEntries).where(eq(auditEntries.adminId, school.admin.id)),
  )
  expect(deeds.map(({ deed }) => deed)).toContain('POST /my/second-factor/off')
})

test('new recovery codes end the old ones, and a used one is told by mail with how many are left', async () => {
  const { secret, recoveryCodes: old } = await aSecondFactor(school, school.admin, PASSWORD)
  const renew = (code: string) => school.as(school.admin).call(renewRecoveryCodes, { password: PASSWORD, code })
  const { recovery_codes: fresh } = await renew(codeOf(secret))
  expect(fresh.filter((code) => old.includes(code))).toEqual([])
  expect(await statusOf(renew(old[0]!))).toBe(422)
  expect(await statusOf(renew(fresh[0]!.toUpperCase().replaceAll('-', ' ')))).toBe(200)
  expect((await shown()).recovery_codes_left).toBe(10)
  await expect.poll(() => lettersTo(school.admin)).toHaveLength(4)
  const used = (await lettersTo(school.admin)).find(({ subject }) => subject.includes('was used'))
  expect((await school.as().call(getKeptMail, { id: used!.id })).text).toContain('recovery codes left')
})

test('students have one as well, and nobody but its owner sees or changes it', async () => {
  const { secret } = await aSecondFactor(school, school.student, PASSWORD)
  expect((await shown()).authenticator_since).toBeNull()
  const others = school.as(school.admin).call(switchOffSecondFactor, { password: PASSWORD, code: codeOf(secret) })
  expect(await statusOf(others)).toBe(409)
  for (const call of [
    school.as().call(getSecondFactor),
    school.as().call(beginAuthenticator, { password: PASSWORD }),
    school.as().call(confirmAuthenticator, { code: '123456' }),
    school.as().call(switchOffSecondFactor, { password: PASSWORD, code: '123456' }),
    school.as().call(renewRecoveryCodes, { password: PASSWORD, code: '123456' }),
  ])
    expect(await statusOf(call)).toBe(401)
})

test('wrong codes are braked for their account alone', async () => {
  await begin()
  for (let nth = 0; nth < 5; nth++) expect(await statusOf(confirm('000000'))).toBe(422)
  const braked = await refused(confirm('000000'))
  expect([braked.status, braked.message]).toEqual([429, 'Too many wrong codes. Please try again in 60 seconds.'])
  const { secret } = await begin(school.student)
  expect(await statusOf(confirm(codeOf(secret), school.student))).toBe(200)
})

test('an account that is deleted keeps neither', async () => {
  await aSecondFactor(school, school.student, PASSWORD)
  await school.work(({ tx }) => tx.delete(people).where(eq(people.id, school.student.id)))
  expect(await school.work(({ tx }) => tx.$count(recoveryCodes))).toBe(0)
})

test('a secret is sealed anew by the key of today, and opens as before', async () => {
  const { secret } = await aSecondFactor(school, school.admin, PASSWORD)
  const { secretKey } = world.config
  const keys = keyRing('a newer key', [secretKey])
  await sealingSecretsAnew(world.app.units, keys).work((error) => {
    throw error
  })
  const [row] = await school.work(({ tx }) => tx.select().from(authenticators))
  expect(row!.keyVersion).toBe(keys.current.version)
  expect(unsealSecret(keyRing('a newer key'), row!)).toBe(secret)
})
