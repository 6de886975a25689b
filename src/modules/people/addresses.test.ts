import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutLogin } from '#modules/checkout/contract.ts'
import { aWorld } from '#test/world.ts'
import { getStudent } from './contract.ts'
import { people } from './tables.ts'
import { aBrowser } from './testing.ts'

let places = 0
const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const browser = () => aBrowser(world.app, school.host, `10.3.0.${places++}`)
const password = 'sześć6'
const register = (email: string) =>
  browser().post('/register', { name: 'Ola', email, password, password_confirmation: password, terms: true })
const logIn = (email: string) => browser().post('/login', { email, password })
const SPELLINGS = ['ż@ż.pl', 'Ż@Ż.PL', 'ż@xn--hha.pl', 'z\u0307@z\u0307.pl', 'ż@ż。pl']

describe('ż@ż.pl', () => {
  beforeAll(async () => {
    expect((await register('ż@ż.pl')).statusCode).toBe(200)
  })

  test.each(SPELLINGS)('is one account, written %j', async (email) => {
    const twin = await register(email)
    expect([twin.statusCode, Object.keys(twin.json().errors)]).toEqual([422, ['email']])
    expect((await logIn(email)).statusCode).toBe(200)
    const known = await school.as().call(checkoutLogin, { email, password })
    expect(known.student.email).toBe('ż@ż.pl')
  })

  test('is told where its link was sent', async () => {
    const reset = await browser().post('/password/email', { email: SPELLINGS[2] })
    expect(reset.json().message).toContain('ż@ż.pl')
  })

  test('is shown to the admin as it is read', async () => {
    const [row] = await school.work(({ tx }) =>
      tx
        .select()
        .from(people)
        .where(sql`${people.email} like 'ż@%'`),
    )
    expect(row!.email).toBe('ż@xn--hha.pl')
    expect(await school.as(school.admin).call(getStudent, { id: row!.id })).toMatchObject({ email: 'ż@ż.pl' })
  })
})

test('the database keeps no second spelling of a domain, whoever writes it', async () => {
  await expect(
    school.work(({ tx }) => tx.insert(people).values({ role: 'student', name: 'Ola', email: 'ola@ż.pl' })),
  ).rejects.toMatchObject({ constraint: 'people_email_domain' })
})
