import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { pl as words } from '#modules/people/messages/email-change-pl.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, type Buyer } from './buyer.ts'
import { mailsTo } from './mailbox.ts'
import { isAlive, open } from './open.ts'
import { logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const ZOFIA = { email: 'zofia.zolc@katedra.test', password: 'gęślą-jaźń' }
const CHANGED = 'nowe hasło 🔑'
const RESET = 'jeszcze nowsze'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test('a visitor makes an account, changes it, forgets its password and chooses another one', async () => {
  const page = await stage.aPage()
  await lookIntoTheLogin(page)
  await makeAnAccount(page)
  await changeIt(page)
  await logOut(page)
  await chooseAnotherPassword(page)
  await logIn(page, { ...ZOFIA, password: RESET })
  await page.getByRole('heading', { name: 'My courses' }).waitFor()
})

/** A login that was loaded anew in the middle of a visit leads back to where the visit was. */
async function lookIntoTheLogin(page: Page) {
  await open(page, '/courses')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await page.waitForURL('**/login**')
  await page.reload()
  await isAlive(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor()
  await isAlive(page)
}

async function makeAnAccount(page: Page) {
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
}

async function changeIt(page: Page) {
  await open(page, '/my/account')
  await expectAccessible(page)
  await page.getByLabel('First and last name').fill('Zofia Żółć-Gęślik')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Account: Zofia Żółć-Gęślik' }).waitFor()

  await page.getByLabel('Current password', { exact: true }).fill('wrong one')
  await page.getByLabel('New password').fill(CHANGED)
  await page.getByLabel('Repeat the password').fill(CHANGED)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectText(page, 'This is not your current password')
  await page.getByLabel('Current password', { exact: true }).fill(ZOFIA.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectText(page, 'Your password has been changed. You have been logged out on all other devices.')
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await page.goto('/my')
  await page.waitForURL('**/login**')
}

async function chooseAnotherPassword(page: Page) {
  await open(page, '/password/forgot')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(ZOFIA.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expectText(page, new RegExp(ZOFIA.email))
  const mails = await mailsTo(stage.url, ZOFIA.email, /^(?!.*has been changed).*password/i)
  const [link] = mails.flatMap(({ text }) => /http\S+\/password\/reset\/\S+/.exec(text) ?? [])
  await open(page, link!)
  await expectAccessible(page)
  await page.getByLabel('New password').fill(RESET)
  await page.getByLabel('Repeat the password').fill(RESET)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/password'))
  await page.getByRole('status').getByText('Your password has been reset.').waitFor()
  await page.reload()
  await isAlive(page)
  expect(await page.getByText('Your password has been reset.').count()).toBe(0)
}

test('an address is refused by the one before it, and is changed once both have confirmed', async () => {
  const look = { language: 'pl', width: 390, scheme: 'dark' } as const
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
})

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
  await expect.poll(links, { interval: 200 }).toHaveLength(nth)
  return (await links())[0]!
}
