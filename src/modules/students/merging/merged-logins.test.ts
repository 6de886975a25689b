import { like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { aBrowser, givePassword } from '#modules/people/testing.ts'
import * as passkeyContract from '#modules/second-factor/passkeys/contract.ts'
import { softAuthenticator } from '#modules/second-factor/passkeys/testing.ts'
import { aSecondFactor, beginHalfMinute, codeOf } from '#modules/second-factor/testing.ts'
import { statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { mergeStudents } from './contract.ts'

const PASSWORD = 'zażółć 🔑'
const world = await aWorld()
afterAll(() => world.close())
let school: TestSchool
let places = 0
const at = { kept: 'lucja@merge.test', gone: 'ges@merge.test' }

/** A student with an app, recovery codes and a passkey. */
async function aGuarded(email: string) {
  const person = await school.aStudent({ name: 'Łucja Żółć', email })
  await school.work((ctx) => givePassword(ctx, person.id, PASSWORD))
  const { secret, recoveryCodes } = await aSecondFactor(school, person, PASSWORD)
  const soft = softAuthenticator(school.host)
  const begun = await school.as(person).call(passkeyContract.beginPasskey, { password: PASSWORD })
  const credential = soft.make(begun)
  await school
    .as(person)
    .call(passkeyContract.addPasskey, { challenge: challengeIn(begun), name: 'Laptop', credential })
  return { person, secret, recoveryCodes, soft }
}

const challengeIn = ({ options }: { options: Record<string, unknown> }) => String(options['challenge'])

async function logsInBy(soft: ReturnType<typeof softAuthenticator>): Promise<number> {
  const begun = await school.as().call(passkeyContract.beginPasskeyLogin)
  const given = { challenge: challengeIn(begun), credential: soft.sign(begun), next: '/my' }
  return statusOf(school.as().call(passkeyContract.logInWithPasskey, given))
}

/** Whom the password of an address and then a code let in; null for nobody. */
async function letIn(email: string, code: string): Promise<string | null> {
  const browser = aBrowser(world.app, school.host, `10.31.0.${++places}`)
  const shown = await browser.post('/login', { email, password: PASSWORD })
  // Without a second factor the password alone would do.
  expect(shown.json().redirect_to).toMatch(/^\/login\/code/)
  await browser.post('/login/code', { code })
  return (await browser.whoAmI())?.email ?? null
}

let kept: Awaited<ReturnType<typeof aGuarded>>
let gone: Awaited<ReturnType<typeof aGuarded>>
beforeEach(async () => {
  beginHalfMinute()
  school = await world.aSchool()
  kept = await aGuarded(at.kept)
  gone = await aGuarded(at.gone)
})
const merge = (login: 'kept' | 'gone', { kept: { id }, gone: { id: goneId } }: Record<'kept' | 'gone', TestPerson>) =>
  school
    .as(school.admin)
    .call(mergeStudents, { id, gone_id: goneId, login_of: login, details_of: 'kept', word: 'MERGE' })

test.each(['kept', 'gone'] as const)(
  'two accounts that become one are opened by what belongs to the login that stays (%s), and by nothing else',
  async (login) => {
    await merge(login, { kept: kept.person, gone: gone.person })
    const [stays, ends] = login === 'kept' ? [kept, gone] : [gone, kept]
    expect(await logsInBy(ends.soft)).toBe(409)
    expect(await logsInBy(stays.soft)).toBe(200)
    expect(await letIn(at[login], ends.recoveryCodes[0]!)).toBeNull()
    expect(await letIn(at[login], codeOf(ends.secret))).toBeNull()
    expect(await letIn(at[login], codeOf(stays.secret))).toBe(at[login])
    expect(await letIn(at[login], stays.recoveryCodes[1]!)).toBe(at[login])
    const letters = await school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'merged:%')))
    expect(letters).toHaveLength(2)
    for (const { text } of letters)
      expect(text).toContain(`Passkeys, second factor and recovery codes that belong to ${at[login]} go on working.`)
  },
)
