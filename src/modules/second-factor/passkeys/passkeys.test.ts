import { afterAll, beforeEach, expect, test } from 'vitest'
import { logIn } from '#modules/people/contract.ts'
import { givePassword } from '#modules/people/testing.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { refused, statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { demandSecondFactor, getSecondFactor, getSecondFactorDemand } from '../contract.ts'
import { passkeyChallenges, passkeys } from '../tables.ts'
import * as contract from './contract.ts'
import { forgettingChallenges } from './forget-challenges.ts'
import { softAuthenticator } from './testing.ts'

const PASSWORD = 'zażółć 🔑'
const NOT_ACCEPTED = { status: 409, code: 'second-factor.passkey-not-accepted' }

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
  await school.work((ctx) => givePassword(ctx, school.admin.id, PASSWORD))
})
afterAll(() => world.close())

const asked = ({ options }: { options: Record<string, unknown> }) => ({ challenge: String(options['challenge']) })
type Soft = ReturnType<typeof softAuthenticator>
const begin = (person = school.admin) => school.as(person).call(contract.beginPasskey, { password: PASSWORD })
async function add(
  soft: Soft,
  { person = school.admin, name = 'Laptop' }: { person?: TestPerson; name?: string } = {},
) {
  const begun = await begin(person)
  return school.as(person).call(contract.addPasskey, { ...asked(begun), name, credential: soft.make(begun) })
}
const beginLogin = () => school.as().call(contract.beginPasskeyLogin)
const logInBy = async (soft: Soft, begun?: Awaited<ReturnType<typeof beginLogin>>) => {
  const given = begun ?? (await beginLogin())
  return school.as().call(contract.logInWithPasskey, {
    ...asked(given),
    credential: soft.sign(given),
    next: '/home/orders',
  })
}
const rows = () => school.work(({ tx }) => tx.select().from(passkeys))

test('a passkey is added under a password, brings recovery codes with the first second factor, and logs in alone', async () => {
  const soft = softAuthenticator(school.host)
  const { passkey, recovery_codes: codes } = await add(soft, { name: 'Telefon Żółwia 🐢' })
  expect(passkey).toMatchObject({ name: 'Telefon Żółwia 🐢', host: school.host, last_used_at: null })
  expect(codes).toHaveLength(10)
  expect((await add(softAuthenticator(school.host))).recovery_codes).toEqual([])
  expect(await logInBy(soft)).toEqual({ redirect_to: '/home/orders' })
  const { passkeys: shown } = await school.as(school.admin).call(getSecondFactor)
  expect(shown.map(({ last_used_at: at }) => at !== null)).toEqual([true, false])
})

test('a challenge is signed once, within five minutes, and for what it was made for', async () => {
  const soft = softAuthenticator(school.host)
  await add(soft)
  const used = await beginLogin()
  await logInBy(soft, used)
  expect(await refused(logInBy(soft, used))).toMatchObject(NOT_ACCEPTED)
  const late = await beginLogin()
  clock.moveBy(5 * MINUTE + 1)
  expect(await refused(logInBy(soft, late))).toMatchObject(NOT_ACCEPTED)
  const forAdding = await begin()
  expect(await refused(logInBy(soft, forAdding))).toMatchObject(NOT_ACCEPTED)
  await forgettingChallenges(world.app.units).work(() => undefined)
  const left = await school.work(({ tx }) => tx.$count(passkeyChallenges))
  expect(left, 'the one to add with').toBe(1)
})

test('nothing is accepted that was signed for another address, by another key, or by a copy that counts anew', async () => {
  const soft = softAuthenticator(school.host)
  await add(soft)
  const signedFor = async (origin: string) => {
    const begun = await beginLogin()
    const credential = soft.sign(begun, { origin })
    return school.as().call(contract.logInWithPasskey, { ...asked(begun), credential })
  }
  expect(await refused(signedFor('http://phish.test'))).toMatchObject(NOT_ACCEPTED)
  expect(await refused(logInBy(softAuthenticator(school.host)))).toMatchObject(NOT_ACCEPTED)
  await logInBy(soft)
  soft.setCounter(0)
  expect(await refused(logInBy(soft))).toMatchObject(NOT_ACCEPTED)
  soft.setCounter(1_000)
  await logInBy(soft)
})

test('a passkey of another school or host opens nothing here', async () => {
  const other = await world.aSchool()
  await other.work((ctx) => givePassword(ctx, other.admin.id, PASSWORD))
  const soft = softAuthenticator(other.host)
  const begun = await other.as(other.admin).call(contract.beginPasskey, { password: PASSWORD })
  await other.as(other.admin).call(contract.addPasskey, { ...asked(begun), name: 'x', credential: soft.make(begun) })
  expect(await refused(logInBy(soft))).toMatchObject(NOT_ACCEPTED)
  const [theirs] = await other.work(({ tx }) => tx.select().from(passkeys))
  const rename = school.as(school.admin).call(contract.renamePasskey, { passkeyId: theirs!.id, name: 'Moje' })
  expect(await statusOf(rename)).toBe(404)
})

test('alone it has to be unlocked by whoever holds it', async () => {
  const soft = softAuthenticator(school.host, { verifies: false })
  await add(soft)
  expect(await refused(logInBy(soft))).toMatchObject(NOT_ACCEPTED)
})

test('whoever has one is asked for it after the password, and meets a demand of the school', async () => {
  await add(softAuthenticator(school.host))
  const { redirect_to: way } = await school.as().call(logIn, { email: school.admin.email, password: PASSWORD })
  expect(way).toBe('/login/code')
  await school.as(school.admin).call(demandSecondFactor, { is_demanded: true })
  expect(await school.as(school.admin).call(getSecondFactorDemand)).toMatchObject({ has_own: true, lacking: 0 })
  const [row] = await rows()
  const remove = () => school.as(school.admin).call(contract.removePasskey, { passkeyId: row!.id, password: PASSWORD })
  expect(await refused(remove())).toMatchObject({ status: 409, code: 'second-factor.school-demands-it' })
  expect(await rows(), 'it is still there').toHaveLength(1)
  const mayRemove = async () => (await school.as(school.admin).call(getSecondFactor)).can.remove
  expect(await mayRemove()).toBe(false)
  await add(softAuthenticator(school.host))
  expect(await mayRemove(), 'one of two').toBe(true)
  const second = (await rows()).find(({ id }) => id !== row!.id)
  await school.as(school.admin).call(contract.removePasskey, { passkeyId: second!.id, password: PASSWORD })
  await school.as(school.admin).call(demandSecondFactor, { is_demanded: false })
  await remove()
  expect(await school.as(school.admin).call(getSecondFactor)).toEqual({
    authenticator_since: null,
    recovery_codes_left: 0,
    passkeys: [],
    can: { remove: true },
  })
})

test('it is called and removed by its owner alone, and removed by password', async () => {
  await add(softAuthenticator(school.host))
  const [row] = await rows()
  const passkeyId = row!.id
  const other = await school.anAdmin({ email: 'inna@school.test' })
  await school.work((ctx) => givePassword(ctx, other.id, PASSWORD))
  expect(await statusOf(school.as(other).call(contract.renamePasskey, { passkeyId, name: 'x' }))).toBe(404)
  expect(await statusOf(school.as(other).call(contract.removePasskey, { passkeyId, password: PASSWORD }))).toBe(404)
  const wrong = school.as(school.admin).call(contract.removePasskey, { passkeyId, password: 'nie to' })
  expect(await refused(wrong)).toMatchObject({ status: 422, fields: { password: [expect.any(String)] } })
  await expect(school.as(school.admin).call(contract.renamePasskey, { passkeyId, name: ' ' })).rejects.toMatchObject({
    status: 422,
  })
  const named = { name: 'Żółw 🐢'.repeat(5) }
  expect(await school.as(school.admin).call(contract.renamePasskey, { passkeyId, ...named })).toMatchObject(named)
})

test('what is no answer of a browser is refused, and nobody adds one that somebody has', async () => {
  const soft = softAuthenticator(school.host)
  await add(soft)
  const begun = await begin()
  const broken = { ...soft.make(begun), response: { clientDataJSON: 'e30', attestationObject: 'oA' } }
  const call = { ...asked(begun), name: 'x', credential: broken }
  expect(await refused(school.as(school.admin).call(contract.addPasskey, call))).toMatchObject(NOT_ACCEPTED)
  const other = await school.anAdmin({ email: 'inna@school.test' })
  await school.work((ctx) => givePassword(ctx, other.id, PASSWORD))
  expect(await refused(add(soft, { person: other }))).toMatchObject(NOT_ACCEPTED)
})
