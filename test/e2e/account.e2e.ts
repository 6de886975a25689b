import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as emailEn } from '#modules/people/messages/email-change-en.ts'
import { pl as emailPl } from '#modules/people/messages/email-change-pl.ts'
import { en as sessionsEn } from '#modules/people/messages/sessions-en.ts'
import { pl as sessionsPl } from '#modules/people/messages/sessions-pl.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, type Buyer } from './buyer.ts'
import { mailsTo } from './mailbox.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, fillLogin, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const ZOFIA = { email: 'zofia.zolc@katedra.test', password: 'gęślą-jaźń' }
const NEW_PASSWORD = 'nowe hasło 🔑'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
}

test('a visitor makes an account, is told what is wrong with it, and lands on their courses', async () => {
  const page = await stage.aPage()
  await open(page, '/register')
  await expectAccessible(page)
  await page.getByLabel('First and last name').fill('Zofia Żółć')
  await page.getByLabel('Email').fill(ZOFIA.email)
  await page.getByLabel('Password', { exact: true }).fill(ZOFIA.password)
  await page.getByLabel('Repeat the password').fill('something else')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expectText(page, 'Please accept this to continue')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expectText(page, 'The two values do not match')
  await expectAccessible(page)

  await page.getByLabel('Repeat the password').fill(ZOFIA.password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL('**/my')
  await page.getByRole('heading', { name: 'My courses' }).waitFor()
  await expectAccessible(page)
})

test('an email that is in use is refused under its field, and what was typed stays', async () => {
  const page = await stage.aPage({ width: 390, scheme: 'dark' })
  await open(page, '/register')
  await page.getByLabel('First and last name').fill('Someone Else')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByLabel('Repeat the password').fill('long enough')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expectText(page, 'Account already exists')
  expect(await page.getByLabel('First and last name').inputValue()).toBe('Someone Else')
  await expectAccessible(page)
})

test('a wrong password is refused, and after too many the seconds to wait are told', async () => {
  const page = await stage.aPage()
  await open(page, '/login')
  await fillLogin(page, { email: 'nobody@katedra.test', password: 'not the password' })
  await page
    .getByRole('alert')
    .getByText(/Wrong email or password|These credentials do not match our records\./)
    .waitFor()
  const tooMany = page.getByText(/Too many login attempts\. Please try again in \d+ seconds?\./)
  for (let attempt = 2; !(await tooMany.isVisible()); attempt += 1) {
    expect(attempt, 'attempts before the throttle').toBeLessThan(12)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await answer
    await page
      .getByRole('button', { name: 'Log in', exact: true })
      .and(page.locator(':not([aria-busy="true"])'))
      .waitFor()
  }
  await expectAccessible(page)
})

test('login and registration fetch at most 90 KB of script all told, and no router', async () => {
  for (const path of ['/login', '/register']) {
    const page = await stage.aPage()
    const scripts = new Map<string, Promise<{ responseBodySize: number }>>()
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.js')) scripts.set(request.url(), request.sizes())
    })
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const sizes = (await Promise.all(scripts.values())).map(({ responseBodySize }) => responseBodySize)
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.length).toBeLessThanOrEqual(20)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(90_000)
    expect([...scripts.keys()].filter((script) => script.includes('router'))).toEqual([])
    await page.close()
  }
})

test('a login without a network says so, keeps what was typed and shows it on demand', async () => {
  const page = await stage.aPage({ language: 'pl', width: 390, scheme: 'dark' })
  await open(page, '/login')
  await page.getByRole('button', { name: 'Pokaż hasło' }).click()
  await page.route('**/login', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await fillLogin(page, STUDENT)
  await page.getByRole('alert').getByText('Błąd sieci').waitFor()
  const password = page.locator('input[name="password"]')
  expect([await password.getAttribute('type'), await password.inputValue()]).toEqual(['text', STUDENT.password])
  await page.unroute('**/login')
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL('**/my')
})

test('a login that was loaded anew in the middle of a visit leads back to where the visit was', async () => {
  const page = await stage.aPage()
  await open(page, '/courses')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await page.waitForURL('**/login**')
  await page.reload()
  await isAlive(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor()
  await isAlive(page)
})

test('an admin lands on the dashboard and a student on their courses', async () => {
  const [admin, student] = [await stage.aPage(), await stage.aPage()]
  await logIn(admin, ADMIN)
  expect(new URL(admin.url()).pathname).toBe('/home')
  await logIn(student, STUDENT)
  expect(new URL(student.url()).pathname).toBe('/my')
})

test('a forgotten password is replaced through the mailed link, which works once', async () => {
  const page = await stage.aPage()
  await open(page, '/password/forgot')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(ZOFIA.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expectText(page, new RegExp(ZOFIA.email))

  const [mail] = await mailsTo(stage.url, ZOFIA.email, /password/i)
  const link = /http\S+\/password\/reset\/\S+/.exec(mail!.text)![0]
  await open(page, link)
  await expectAccessible(page)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/password'))
  await page.getByRole('status').getByText('Your password has been reset.').waitFor()
  await page.reload()
  await isAlive(page)
  expect(await page.getByText('Your password has been reset.').count()).toBe(0)

  const again = await stage.aPage()
  await logIn(again, { ...ZOFIA, password: NEW_PASSWORD })
  await again.getByRole('heading', { name: 'My courses' }).waitFor()

  await open(page, link)
  await page.getByLabel('New password').fill('another one')
  await page.getByLabel('Repeat the password').fill('another one')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expectText(page, 'This password reset token is invalid.')
})

test('a student changes their name and password, and logs out', async () => {
  const page = await stage.aPage()
  await logIn(page, { ...ZOFIA, password: NEW_PASSWORD })
  await open(page, '/my/account')
  await expectAccessible(page)
  await page.getByLabel('First and last name').fill('Zofia Żółć-Gęślik')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Account: Zofia Żółć-Gęślik' }).waitFor()

  await page.getByLabel('Current password', { exact: true }).fill('wrong one')
  await page.getByLabel('New password').fill('quite new')
  await page.getByLabel('Repeat the password').fill('quite new')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectText(page, 'This is not your current password')
  await page.getByLabel('Current password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectText(page, 'Your password has been changed. You have been logged out on all other devices.')

  await logOut(page)
  await page.goto('/my')
  await page.waitForURL('**/login**')
})

test.each([
  { language: 'en', width: 1440, words: sessionsEn },
  { language: 'pl', width: 390, words: sessionsPl },
] as const)('a person logs another of their browsers out, at once ($language)', async ({ words, ...look }) => {
  const [here, there] = [await stage.aPage(look), await stage.aPage(look)]
  for (const page of [there, here]) await logIn(page, STUDENT)
  await open(here, '/my/account')
  await expectText(here, words.this)
  await expectAccessible(here)
  const others = here.getByRole('button', { name: words.end.split('{')[0]! })
  const before = await others.count()
  await others.first().click()
  await expect.poll(() => others.count()).toBe(before - 1)
  await there.goto('/my')
  await there.waitForURL('**/login**')
  await logIn(there, STUDENT)
  await here.reload()
  await isAlive(here)
  await here.getByRole('button', { name: words.endOthers }).click()
  await here.getByRole('dialog').getByRole('button', { name: words.endOthers }).click()
  await expect.poll(() => others.count()).toBe(0)
  await there.goto('/my')
  await there.waitForURL('**/login**')
  await open(here, '/my')
})

test.each([
  { language: 'en', width: 1440, words: emailEn },
  { language: 'pl', width: 390, words: emailPl },
] as const)(
  'an address is refused by the one before it, and is changed once both have confirmed ($language)',
  { timeout: 120_000 },
  async ({ words, ...look }) => {
    const [page, other] = [await stage.aPage(look), await stage.aPage(look)]
    const person = aBuyer(page, look.language)
    const email = person.email.replace('@', '.nowa@')
    await register(person)
    const ask = async () => {
      await open(page, '/my/account')
      const part = page.locator('#email')
      await part.getByRole('textbox', { name: words.newEmail }).fill(email)
      await part.locator('input[name="password"]').fill(person.password)
      await part.getByRole('button', { name: words.ask }).click()
      await expectText(page, words.newStill)
    }
    await ask()
    await expectAccessible(page)
    await open(other, await linkTo(person.email, 1))
    await expectAccessible(other)
    await other.getByRole('button', { name: words.refuse }).click()
    await expectText(other, words.refused)
    await expectAccessible(other)

    await ask()
    await open(other, await linkTo(email, 2))
    await other.getByRole('button', { name: words.confirm }).click()
    await expectText(other, words.waiting)
    await page.reload()
    await expectText(page, words.oldStill)
    expect(await page.getByText(words.newStill).count()).toBe(0)
    await open(other, await linkTo(person.email, 2))
    await other.getByRole('button', { name: words.confirm }).click()
    await expectText(other, words.done.replace('{email}', email))
    await expectAccessible(other)
    await logIn(other, { ...person, email })
  },
)

async function register({ page, name, email, password }: Buyer): Promise<void> {
  await open(page, '/register')
  const values = { name, email, password, password_confirmation: password }
  for (const [field, value] of Object.entries(values)) await page.locator(`main [name="${field}"]`).fill(value)
  await page.getByRole('checkbox').check()
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL('**/my')
}

/** Of the mail that asks to confirm a change for the nth time. */
async function linkTo(to: string, nth: number): Promise<string> {
  const links = async () =>
    (await mailsTo(stage.url, to, /./)).flatMap(({ text }) => /http\S+\/email-changes\/[\w-]+/.exec(text) ?? [])
  await expect.poll(links, { timeout: 30_000, interval: 200 }).toHaveLength(nth)
  return (await links())[0]!
}

test('the three switches close login and registration, and open them again', async () => {
  const [admin, visitor] = [await stage.aPage(), await stage.aPage()]
  await logIn(admin, ADMIN)
  await open(admin, '/home/settings/people')
  await expectAccessible(admin)
  const flip = async (name: string) => {
    const saved = admin.waitForResponse((response) => response.request().method() === 'PUT')
    await admin.getByRole('switch', { name }).click()
    expect((await saved).ok()).toBe(true)
  }

  await flip('Login')
  await open(visitor, '/login')
  await expectText(visitor, 'Login is temporarily disabled')
  await expectAccessible(visitor)
  await flip('Login')

  await flip('Open to students')
  await open(visitor, '/login')
  await expectText(visitor, 'Students are not able to log in yet')
  const refusal = visitor.waitForResponse((response) => new URL(response.url()).pathname === '/login')
  await fillLogin(visitor, STUDENT)
  expect((await refusal).ok()).toBe(false)
  await expectAccessible(visitor)
  await flip('Open to students')

  await flip('Registration')
  await open(visitor, '/register')
  await expectText(visitor, 'Registration is temporarily disabled')
  await expectAccessible(visitor)
  await flip('Registration')
  await open(visitor, '/register')
  await visitor.getByLabel('First and last name').waitFor()
})
