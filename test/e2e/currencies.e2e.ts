import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as dashboardEn } from '#modules/analytics/messages/en.ts'
import { pl as dashboardPl } from '#modules/analytics/messages/pl.ts'
import { en } from '#modules/schools/messages/currency-en.ts'
import { pl } from '#modules/schools/messages/currency-pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const MENDING = 'visible-mending'
const PRICE = 14_900
const CARD = '4111 1111 1111 1111'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const currencyIn = (page: Page) =>
  page
    .locator('main')
    .getByRole('combobox', { name: /^(Currency|Waluta)/ })
    .first()

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, dashboard: dashboardEn, to: 'EUR' },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, dashboard: dashboardPl, to: 'CZK' },
  ]),
)(
  'a school with prices sells in another currency; who saw the old one is asked anew, and both stand apart ($language, $width px)',
  async ({ language, width, scheme, words, dashboard, to }) => {
    const from = 'PLN'
    const text = translator(words, language)
    const of = translator(dashboard, language)
    const price = (currency: string) => formatMoney({ amount: PRICE, currency }, language)

    const early = aBuyer(await stage.aPage({ language, width, scheme }), language)
    await buy(early, MENDING, CARD)
    await outcome(early, 'payment.success')
    const late = aBuyer(await stage.aPage({ language, width, scheme }), language)
    await open(late.page, `/${MENDING}/checkout`)
    await expectText(late.page, price(from))

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, '/home/settings/school')
    await currencyIn(admin).selectOption(to)
    await admin.getByRole('button', { name: text('saveCurrency') }).click()
    const dialog = admin.getByRole('dialog', { name: text('changeCurrency', { from, to }) })
    await dialog.waitFor()
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: text('keepCurrency', { from }) }).click()
    await dialog.waitFor({ state: 'detached' })
    await admin.getByRole('button', { name: text('saveCurrency') }).click()
    await dialog.getByRole('button', { name: text('doChangeCurrency', { to }) }).click()
    await dialog.waitFor({ state: 'detached' })
    await expectText(admin, text('currencyChanged', { to }))
    await admin.reload()
    expect(await currencyIn(admin).inputValue()).toBe(to)

    // What stood open all the while is no price any more: nothing is charged, and the page shows what it costs now.
    const { page, words: buyerWords } = late
    await fillAccount(late)
    await fillCard(late, CARD)
    await consent(late)
    await payButton(late).click()
    await expectText(page, buyerWords.checkout('priceChanged'))
    await expectText(page, price(to))
    await expectAccessible(page)
    await fillCard(late, CARD)
    await payButton(late).click()
    await outcome(late, 'payment.success')

    const visitor = await stage.aPage({ language, width, scheme })
    await open(visitor, `/${MENDING}`)
    await expectText(visitor, price(to))

    await open(admin, '/home')
    await expectText(admin, of('soldIn', { currency: from }))
    await expectText(admin, price(to))
    await expectAccessible(admin)
    await open(admin, '/home/orders')
    await expectText(admin, price(from))
    await expectText(admin, price(to))
  },
)
