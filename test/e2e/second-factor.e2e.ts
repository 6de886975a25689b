import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { en } from '#modules/second-factor/messages/en.ts'
import { en as demandEn } from '#modules/second-factor/messages/demand-en.ts'
import { pl } from '#modules/second-factor/messages/pl.ts'
import { en as loginEn } from '#modules/second-factor/messages/login-en.ts'
import { codeOf } from '#modules/second-factor/testing.ts'
import { expectAccessible } from './accessible.ts'
import { mailsTo } from './mailbox.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, fillLogin, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let recoveryCodes: string[] = []

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const secretOn = async (page: Page) => (await page.locator('#two-step code').innerText()).replaceAll(' ', '')
const codesOn = (page: Page) => page.locator('#two-step li code').allInnerTexts()

test('an admin sets up two-step login, keeps the recovery codes, and logs in by a code of the app', async () => {
  const page = await stage.aPage()
  await logIn(page, ADMIN)
  await open(page, '/my/account')
  const part = page.locator('#two-step')
  await part.getByLabel(en.password).fill(ADMIN.password)
  await part.getByRole('button', { name: en.setUp }).click()
  await part.getByRole('link', { name: en.qr }).waitFor()
  await expectAccessible(page)
  const secret = await secretOn(page)
  await part.getByLabel(en.code).fill('000000')
  await part.getByRole('button', { name: en.switchOn }).click()
  await expectText(page, 'This code is wrong, or was used before')
  await part.getByLabel(en.code).fill(codeOf(secret))
  await part.getByRole('button', { name: en.switchOn }).click()
  await expectText(page, en.codesTitle)
  await expectAccessible(page)
  recoveryCodes = await codesOn(page)
  expect(recoveryCodes).toHaveLength(10)
  await part.getByRole('button', { name: en.keptCodes }).click()
  await expectText(page, '10 recovery codes left')
  await mailsTo(stage.url, ADMIN.email, /Two-step login is on/)

  const other = await stage.aPage({ width: 390, scheme: 'dark' })
  await open(other, '/login?next=%2Fhome%2Forders')
  await fillLogin(other, ADMIN)
  await other.waitForURL('**/login/code?next=%2Fhome%2Forders')
  await isAlive(other)
  await expectAccessible(other)
  await other.getByLabel(loginEn.code).fill('000000')
  await other.getByRole('button', { name: loginEn.logIn }).click()
  await expectText(other, 'This code is wrong, or was used before')
  await other.getByLabel(loginEn.code).fill(codeOf(secret, 1))
  await other.getByRole('button', { name: loginEn.logIn }).click()
  await other.waitForURL('**/home/orders')
})

test('without scripts, and without a phone, a recovery code lets in', async () => {
  const page = await stage.aPage({ scripts: false, width: 390 })
  await page.goto('/login/code')
  await page.waitForURL('**/login')
  await fillLogin(page, ADMIN)
  await page.waitForURL('**/login/code')
  await page.getByLabel(loginEn.code).fill('1234')
  await page.getByRole('button', { name: loginEn.logIn }).click()
  await expectText(page, 'This code is wrong, or was used before')
  await page.getByLabel(loginEn.code).fill(recoveryCodes[0]!)
  await page.getByRole('button', { name: loginEn.logIn }).click()
  await page.waitForURL('**/home')
  await mailsTo(stage.url, ADMIN.email, /A recovery code was used/)
})

test('in Polish, codes are made anew and it is switched off, by password and code', async () => {
  const page = await stage.aPage({ language: 'pl', width: 390 })
  await open(page, '/login')
  await fillLogin(page, ADMIN)
  await page.waitForURL('**/login/code')
  await isAlive(page)
  await page.locator('input[name="code"]').fill(recoveryCodes[1]!)
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL('**/home')
  await open(page, '/my/account')
  await expectText(page, 'zostało 8 kodów zapasowych')
  await page.getByRole('button', { name: pl.renew }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(pl.password).fill(ADMIN.password)
  await dialog.getByLabel(pl.codeOrRecovery).fill(recoveryCodes[2]!)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: pl.renewAction }).click()
  await expectText(page, pl.codesTitle)
  const [fresh] = await codesOn(page)
  await page.getByRole('button', { name: pl.keptCodes }).click()
  await page.getByRole('button', { name: pl.off, exact: true }).click()
  await dialog.getByLabel(pl.password).fill('nie to')
  await dialog.getByLabel(pl.codeOrRecovery).fill(fresh!)
  await dialog.getByRole('button', { name: pl.off }).click()
  await expectText(page, 'To nie jest Twoje obecne hasło')
  await dialog.getByLabel(pl.password).fill(ADMIN.password)
  await dialog.getByRole('button', { name: pl.off }).click()
  await expectText(page, pl.switchedOff)
  await page.locator('#two-step').getByRole('button', { name: pl.setUp }).waitFor()
  const other = await stage.aPage()
  await logIn(other, ADMIN)
  await other.waitForURL('**/home')
})

test('whoever has no second step logs in as before', async () => {
  const page = await stage.aPage()
  await logIn(page, STUDENT)
  await page.waitForURL('**/my')
})

test('an owner demands it of all admins, and one without it is led to set it up before the panel opens', async () => {
  const owner = await stage.aPage()
  await logIn(owner, ADMIN)
  await open(owner, '/home/settings/admins')
  const demand = owner.getByRole('switch', { name: demandEn.demand })
  expect(await demand.isDisabled()).toBe(true)
  await owner.getByRole('link', { name: 'in your account' }).click()
  await owner.waitForURL('**/my/account#two-step')
  await setUp(owner, ADMIN.password)
  await open(owner, '/home/settings/admins')
  await demand.click()
  await expectText(owner, 'Saved')
  await open(owner, '/my/account#two-step')
  await expectText(owner, en.kept)
  expect(await owner.getByRole('button', { name: en.off, exact: true }).count()).toBe(0)

  await stage.query(`update people set role = 'admin', admin_role = 'editor' where email = $1`, [STUDENT.email])
  const page = await stage.aPage({ width: 390 })
  await open(page, '/login?next=%2Fhome%2Fproducts%3Fstatus%3Ddraft')
  await fillLogin(page, STUDENT)
  await page.waitForURL('**/my/account?next=*#two-step')
  await isAlive(page)
  await expectText(page, en.demanded)
  await expectAccessible(page)
  await setUp(page, STUDENT.password)
  await page.waitForURL('**/home/products?status=draft')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

async function setUp(page: Page, password: string): Promise<void> {
  const part = page.locator('#two-step')
  await part.getByLabel(en.password).fill(password)
  await part.getByRole('button', { name: en.setUp }).click()
  await part.getByRole('link', { name: en.qr }).waitFor()
  await part.getByLabel(en.code).fill(codeOf(await secretOn(page)))
  await part.getByRole('button', { name: en.switchOn }).click()
  await part.getByRole('button', { name: en.keptCodes }).click()
  await part.getByRole('button', { name: en.keptCodes }).waitFor({ state: 'detached' })
}
