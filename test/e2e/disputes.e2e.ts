import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as ordersEn } from '#modules/orders/messages/orders-en.ts'
import { pl as ordersPl } from '#modules/orders/messages/orders-pl.ts'
import { en as mattersEn } from '#modules/matters/messages/en.ts'
import { pl as mattersPl } from '#modules/matters/messages/pl.ts'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import { disputePayment } from '#providers/payments/sandbox/dispute-payment.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, outcome } from './buyer.ts'
import { mailsTo } from './mailbox.ts'
import { unfoldFilters } from './filters.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStageOfItsOwn, type Stage } from './stage.ts'

const BANK_SECRET = 'a-secret-of-the-journeys'

let stage: Stage

beforeAll(async () => {
  stage = await aStageOfItsOwn({ SANDBOX_BANK_SECRET: BANK_SECRET, BANK_CONTROL: 'true' })
})
afterAll(() => stage.close())

test.each([
  {
    language: 'en',
    width: 1440,
    scheme: 'light',
    panel: ordersEn,
    matters: mattersEn,
    decided: 'won',
    told: /disputes a payment|kwestionuje/,
  },
  {
    language: 'pl',
    width: 390,
    scheme: 'dark',
    panel: ordersPl,
    matters: mattersPl,
    decided: 'lost',
    told: /disputes a payment|kwestionuje/,
  },
] as const)(
  'a buyer disputes a payment, the school is told and finds it, and so is what the bank decides ($language)',
  async ({ language, panel, matters, decided, told, ...look }) => {
    const buyer = aBuyer(await stage.aPage({ language, ...look }), language)
    await buy(buyer, 'visible-mending', '4111111111111111')
    await outcome(buyer, 'payment.success')
    const [paid] = await stage.query<{ id: string }>(
      `select t.id from transactions t join people p on p.id = t.payer_id where p.email = $1`,
      [buyer.email],
    )
    const bank = { origin: stage.bankUrl, merchant: credentialsFrom(BANK_SECRET), timeout: 5_000 }
    await disputePayment(bank, paid!.id)
    await expect
      .poll(async () =>
        (await mailsTo(stage.url, ADMIN.email, told)).some(({ subject }) => subject.includes(buyer.name)),
      )
      .toBe(true)

    const admin = await stage.aPage({ language, ...look })
    await logIn(admin, ADMIN)
    await open(admin, '/home/orders')
    if (look.width === 390) await unfoldFilters(admin)
    await admin.getByRole('combobox', { name: panel.status }).selectOption({ label: panel.filter_disputed })
    await admin.waitForURL(/status=disputed/)
    const order = admin.getByRole('row').filter({ hasText: buyer.name })
    await order.getByText(panel.dispute_open).waitFor()
    await order.getByRole('link').first().click()
    await expectText(admin, panel.disputedBy.slice(-40))
    expect(await admin.getByRole('button', { name: panel.refundOrder, exact: true }).count()).toBe(0)
    await expectAccessible(admin)

    await open(admin, '/home')
    const needed = admin
      .getByRole('region', { name: matters.needsYou })
      .getByRole('listitem')
      .filter({ hasText: buyer.name })
    await needed.waitFor()
    await needed.getByRole('link').click()
    await admin.waitForURL('**/home/orders/*')

    await disputePayment(bank, paid!.id, decided)
    const state = `select state from disputes where transaction_id = $1`
    await expect.poll(async () => (await stage.query(state, [paid!.id]))[0]).toEqual({ state: decided })
    await admin.reload()
    await expectText(admin, decided === 'won' ? /the money stays with you/ : /Bank zwrócił mu pieniądze/)
    await open(admin, '/home')
    await admin
      .getByText(language === 'en' ? 'Disputes' : 'Spory', { exact: true })
      .first()
      .waitFor()
  },
)
