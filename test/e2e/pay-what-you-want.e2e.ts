import { afterAll, beforeAll, expect, test } from 'vitest'

import { en } from '#modules/catalog/messages/en.ts'
import { pl } from '#modules/catalog/messages/pl.ts'
import { en as amountEn } from '#modules/checkout/messages/amount-en.ts'
import { pl as amountPl } from '#modules/checkout/messages/amount-pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome } from './buyer.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'
import { saveChanges } from './save-changes.ts'

const WITHOUT_MONEY = '4000 0000 0000 9995'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each([
  { language: 'en', width: 1440, scheme: 'light', words: en, amounts: amountEn, slug: 'visible-mending', pays: 2_500 },
  {
    language: 'pl',
    width: 390,
    scheme: 'dark',
    words: pl,
    amounts: amountPl,
    slug: 'linocut-at-the-kitchen-table',
    pays: 0,
  },
] as const)(
  'an admin lets buyers choose, and a buyer pays their own amount, or takes it for nothing ($language, $width px)',
  async ({ language, width, scheme, words, amounts, slug, pays }) => {
    const minimum = pays === 0 ? 0 : 2_000
    const typed = (amount: number) => (amount / 100).toFixed(2).replace('.', language === 'pl' ? ',' : '.')
    const money = (amount: number) => formatMoney({ amount, currency: 'PLN' }, language)
    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    const [product] = await stage.query<{ id: string }>('select id from products where slug = $1', [slug])
    await stage.query('update variants set seat_prices = null where product_id = $1', [product!.id])
    await open(admin, `/home/courses/${product!.id}/edit/price`)
    await admin.getByRole('radio', { name: words.chosen }).check()
    await admin.getByRole('textbox', { name: words.minimumAmount }).fill(typed(minimum))
    await admin.getByRole('textbox', { name: words.suggestedAmount }).fill(typed(5_000))
    await expectAccessible(admin)
    await saveChanges(admin, language)
    await admin.getByText(words.chosenAlone).waitFor()

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await expect
      .poll(async () => {
        await open(page, `/${slug}`)
        return page.getByText(money(5_000)).count()
      })
      .toBe(1)
    await page
      .getByRole('link', { name: buyer.words.site('buy'), exact: true })
      .first()
      .click()
    const field = page.getByRole('textbox', { name: amounts.amount })
    await expect.poll(() => field.inputValue()).toBe(typed(5_000))
    await expectAccessible(page)
    await fillAccount(buyer)
    if (minimum > 0) {
      await field.fill(typed(minimum - 1))
      await page.getByText(amounts.tooLow.replace('{minimum}', money(minimum)), { exact: true }).waitFor()
    }
    await field.fill(typed(pays))
    if (pays > 0) {
      const pay = page.getByRole('button', { name: buyer.words.checkout('pay', { amount: money(pays) }) })
      await pay.waitFor()
      await fillCard(buyer, WITHOUT_MONEY)
      await consent(buyer)
      await pay.click()
      await outcome(buyer, 'payment.failed')
      await page.getByRole('link', { name: buyer.words.payments('payment.go-back') }).click()
      await page.waitForURL(`**/${slug}/checkout?**`)
      await isAlive(page)
      await pay.waitFor()
      expect(await field.inputValue(), 'what was chosen stays').toBe(typed(pays))
      await fillCard(buyer, '4111 1111 1111 1111')
      await pay.click()
      await outcome(buyer, 'payment.success')
    } else {
      const get = page.getByRole('button', { name: buyer.words.checkout('getFree') })
      await get.waitFor()
      expect(await page.getByRole('textbox', { name: buyer.words.payments('card.cardNumber') }).count()).toBe(0)
      await consent(buyer)
      await get.click()
      await page.waitForURL(`**/${slug}/watch**`)
    }
    const ordered = 'select is_chosen, amount from order_lines where product_id = $1 order by id desc limit 1'
    expect(await stage.query(ordered, [product!.id])).toEqual([{ is_chosen: true, amount: pays }])
  },
)
