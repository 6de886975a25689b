import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import { sandboxPayments } from '#providers/payments/sandbox/sandbox-payments.ts'
import { aBuyer, buy, consent, fillAccount, outcome } from './buyer.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, fillLogin, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStageOfItsOwn, type Stage } from './stage.ts'
import { saveChanges } from './save-changes.ts'

const BANK_SECRET = 'a-secret-of-the-journeys'
const LINOCUT = 'linocut-at-the-kitchen-table'
const SHARPENING = 'sharpen-one-knife'

let stage: Stage
let admin: Page

beforeAll(async () => {
  stage = await aStageOfItsOwn({ SANDBOX_BANK_SECRET: BANK_SECRET })
  admin = await stage.aPage()
  await logIn(admin, ADMIN)
})
afterAll(() => stage.close())

test('a time is shown as it was typed, by the clocks of the school, and by others once the school moves', async () => {
  const [course] = await stage.query<{ id: string }>('select id from products where slug = $1', [LINOCUT])
  const prices = `/home/courses/${course!.id}/edit/price`
  await open(admin, prices)
  await admin.getByRole('textbox', { name: 'Promo price' }).fill('150.00')
  await admin.getByLabel('Starts').fill('2027-03-28T01:30')
  await admin.getByLabel('Ends').fill('2027-03-28T03:00')
  await admin.getByRole('button', { name: 'Start promotion' }).click()
  await expectText(admin, '28 March 2027 at 01:30')
  await expectText(admin, '28 March 2027 at 03:00')

  await admin.getByRole('link', { name: 'Settings', exact: true }).click()
  await admin.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
  await admin.getByRole('link', { name: 'School', exact: true }).click()
  await admin.getByRole('heading', { level: 1, name: 'School' }).waitFor()
  await setZone('japan', /^Tokyo/)
  await open(admin, prices)
  await expectText(admin, '28 March 2027 at 09:30')
  await expectText(admin, '28 March 2027 at 10:00')

  await open(admin, '/home/settings/school')
  await setZone('warsaw', /^Warsaw/)
  await open(admin, prices)
  await expectText(admin, '28 March 2027 at 01:30')
  await admin.getByRole('button', { name: 'Cancel promotion' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel promotion' }).click()
  await admin.getByRole('button', { name: 'Start promotion' }).waitFor()
})

test('a payment that the school returns at its bank is no sale any more, and its buyer is told', async () => {
  const buyer = aBuyer(await stage.aPage({ language: 'pl' }), 'pl')
  await buy(buyer, LINOCUT, '4111 1111 1111 1111')
  await outcome(buyer, 'payment.success')
  const [paid] = await stage.query<{ at_bank: string; amount: number }>(
    `select t.gateway_payment_id as at_bank, t.amount from transactions t join people p on p.id = t.payer_id where p.email = $1`,
    [buyer.email],
  )
  const bank = sandboxPayments({
    origin: stage.bankUrl,
    merchant: credentialsFrom(BANK_SECRET),
    account: '',
    timeout: 5_000,
  })
  await bank.refund(paid!.at_bank, paid!.amount, 'a refund of the journey')
  const mails = await mailsTo(stage.url, buyer.email, /^Zwrot pieniędzy za „Linocut/)
  expect(mails[0]!.text).toContain('zwróciła Ci całą kwotę')

  await open(admin, '/home')
  const sale = admin.getByRole('listitem').filter({ hasText: `${buyer.name} bought Linocut` })
  await sale.getByText('Refunded').waitFor()
})

test('ż@ż.pl makes an account at the checkout and logs in with it, in a browser that has its own idea of addresses', async () => {
  const buyer = { ...aBuyer(await stage.aPage()), email: 'ż@ż.pl' }
  await open(buyer.page, `/${SHARPENING}/checkout`)
  await fillAccount(buyer)
  expect(await buyer.page.getByRole('textbox', { name: buyer.words.checkout('email') }).inputValue()).toBe('ż@ż.pl')
  await consent(buyer)
  await buyer.page.getByRole('button', { name: buyer.words.checkout('getFree') }).click()
  await buyer.page.waitForURL(new RegExp(`/${SHARPENING}/watch/`))

  const again = await stage.aPage()
  await open(again, '/login')
  await fillLogin(again, { email: 'ż@ż.pl', password: buyer.password })
  await again.waitForURL('**/my')
  await open(again, '/my/account')
  await expectText(again, 'You log in with ż@ż.pl.')
})

async function setZone(words: string, name: RegExp): Promise<void> {
  await admin.getByRole('combobox', { name: 'Time zone' }).fill(words)
  await admin.getByRole('option', { name }).click()
  const saved = admin.waitForResponse((response) => response.request().method() === 'PUT')
  await saveChanges(admin, 'en')
  expect((await saved).ok()).toBe(true)
}
