import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { en } from '#modules/offers/messages/code-panel-en.ts'
import { pl } from '#modules/offers/messages/code-panel-pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'
import { wordsIn } from './words.ts'

const MENDING = 'visible-mending'
const PRICE = 14_900

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** What stands in the summary of the order, in minor units. */
const price = (page: Page) =>
  page
    .locator('aside data:visible')
    .first()
    .evaluate((written) => Number((written as HTMLDataElement).value))

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en },
    { language: 'pl', width: 390, scheme: 'dark', words: pl },
  ]),
)(
  'an admin makes a code, a visitor comes by its link and buys with it, and the panel tells ($language, $width px)',
  async ({ language, width, scheme, words }) => {
    const { checkout, site } = wordsIn(language)
    const money = (amount: number) => formatMoney({ amount, currency: 'PLN' }, language)
    const code = `JESIEN-${language.toUpperCase()}`
    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, '/home/codes')
    await admin.getByRole('link', { name: words.newCode }).click()
    await admin.getByRole('button', { name: words.save }).click()
    await admin.locator('[role="alert"]').first().waitFor()
    await expectAccessible(admin)
    await admin.getByRole('textbox', { name: words.code, exact: true }).fill(code)
    await admin.getByRole('textbox', { name: words.percentValue, exact: true }).fill('20')
    await admin.getByRole('button', { name: words.save }).click()
    await admin.waitForURL(/codes\/[0-9a-f-]{36}$/)
    await admin.getByRole('heading', { level: 1, name: code }).waitFor()
    await admin.getByText(`/?code=${code}`).waitFor()

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${MENDING}?code=${code}`)
    await page
      .getByRole('link', { name: site('buy') })
      .first()
      .click()
    await page.waitForURL(`**/${MENDING}/checkout`)
    const used = page.getByRole('status').filter({ hasText: code })
    await used.waitFor()
    expect(await price(page)).toBe(PRICE * 0.8)
    await expectAccessible(page)
    await fillAccount(buyer)

    await page.getByRole('link', { name: checkout('removeCode', { code }) }).click()
    await page.getByText(checkout('haveCode')).click()
    expect(await price(page)).toBe(PRICE)
    const field = page.getByRole('textbox', { name: checkout('code') })
    await field.fill('nobody-made-it')
    await page.getByRole('button', { name: checkout('useCode') }).click()
    await page.locator('[aria-invalid="true"][name="code"]').waitFor()
    await expectAccessible(page)
    await field.fill(code.toLowerCase())
    await field.press('Enter')
    await used.waitFor()
    expect(await page.locator('[name="email"]').inputValue(), 'what was typed stays').toBe(buyer.email)

    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await expect.poll(() => payButton(buyer).textContent()).toContain(money(PRICE * 0.8))
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    const [mail] = await mailsTo(stage.url, buyer.email, /Visible Mending/)
    expect(mail?.text).toContain(`${code}: ${money(-PRICE * 0.2)}`)

    await open(admin, '/home/codes')
    const row = admin.getByRole('row').filter({ hasText: code })
    await row.getByText(money(PRICE * 0.8)).waitFor()
    await row.getByRole('link').click()
    await admin.getByRole('button', { name: words.stop }).click()
    await admin.getByRole('dialog').getByRole('button', { name: words.stop }).click()
    await admin.getByText(words.stopped, { exact: true }).waitFor()
    const late = await stage.aPage({ language })
    await late.goto(`/${MENDING}/checkout?code=${code}`)
    await late.getByText(language === 'pl' ? 'Nieprawidłowy kod rabatowy' : 'Invalid coupon code').waitFor()
    expect(await price(late)).toBe(PRICE)
  },
)

test('a code is applied and taken away without scripts', async () => {
  const page = await stage.aPage({ scripts: false, width: 390 })
  await page.goto(`/${MENDING}/checkout`)
  await page.getByText('I have a code').click()
  await page.getByRole('textbox', { name: 'Promo code' }).fill('workshop15')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('status').filter({ hasText: 'WORKSHOP15' }).waitFor()
  expect(await price(page)).toBe(Math.round(PRICE * 0.85))
  await page.goto(`/${MENDING}/checkout`)
  expect(await price(page), 'it is remembered').toBe(Math.round(PRICE * 0.85))
  await page.getByRole('link', { name: 'Remove code WORKSHOP15' }).click()
  await page.getByText('I have a code').waitFor()
  expect(await price(page)).toBe(PRICE)
  await page.goto(`/${MENDING}/checkout`)
  expect(await price(page), 'it is forgotten').toBe(PRICE)
})
