import { afterAll, beforeAll, expect, test } from 'vitest'

import { en } from '#modules/catalog/messages/en.ts'
import { pl } from '#modules/catalog/messages/pl.ts'
import { en as saleEn } from '#modules/catalog/messages/sale-en.ts'
import { pl as salePl } from '#modules/catalog/messages/sale-pl.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, outcome } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'
import { saveChanges } from './save-changes.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, sale: saleEn, slug: 'visible-mending' },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, sale: salePl, slug: 'linocut-at-the-kitchen-table' },
  ]),
)(
  'an admin sells one place, and who comes after its buyer finds it sold out ($language, $width px)',
  async ({ language, width, scheme, words, sale, slug }) => {
    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    const [product] = await stage.query<{ id: string }>('select id from products where slug = $1', [slug])
    await open(admin, `/home/courses/${product!.id}/edit/price`)
    const form = admin.getByRole('region', { name: words.sale, exact: true })
    await form.getByRole('textbox', { name: words.stock }).fill('1')
    await saveChanges(admin, language)
    await admin.getByText(words.saved, { exact: true }).waitFor()

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await expect
      .poll(async () => {
        await open(page, `/${slug}`)
        return page.getByText(sale.placesLeft.one.replace('{count}', '1')).count()
      })
      .toBe(1)
    await buy(buyer, slug, '4111 1111 1111 1111')
    await outcome(buyer, 'payment.success')

    const late = await stage.aPage({ language, width, scheme })
    const { site, checkout } = buyer.words
    await expect
      .poll(async () => {
        await open(late, `/${slug}`)
        return late.getByText(sale.sold_out, { exact: true }).count()
      })
      .toBe(1)
    expect(await late.getByRole('link', { name: site('buy') }).count()).toBe(0)
    await open(late, `/${slug}/checkout`)
    await late.getByText(checkout('closed')).waitFor()
    await late.getByText(sale.sold_out, { exact: true }).waitFor()
    await expectAccessible(late)
  },
)
