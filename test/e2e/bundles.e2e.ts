import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as bundleEn } from '#modules/bundles/messages/en.ts'
import { en as kindEn } from '#modules/bundles/messages/kind-en.ts'
import { en as panelEn } from '#modules/bundles/messages/panel-en.ts'
import { pl as kindPl } from '#modules/bundles/messages/kind-pl.ts'
import { pl as panelPl } from '#modules/bundles/messages/panel-pl.ts'
import { pl as bundlePl } from '#modules/bundles/messages/pl.ts'
import { en as catalogEn } from '#modules/catalog/messages/en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/pl.ts'
import { en as refusalsEn } from '#modules/bundles/messages/server-en.ts'
import { pl as refusalsPl } from '#modules/bundles/messages/server-pl.ts'
import { en as ordersEn } from '#modules/orders/messages/orders-en.ts'
import { pl as ordersPl } from '#modules/orders/messages/orders-pl.ts'
import { en as productsEn } from '#modules/catalog/messages/panel-en.ts'
import { pl as productsPl } from '#modules/catalog/messages/panel-pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, consent, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const MENDING = 'Visible Mending'
const LINOCUT = 'Linocut at the Kitchen Table'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      title: 'Hands at Home',
      slug: 'hands-at-home',
      bundle: bundleEn,
      panel: { ...panelEn, ...kindEn },
      catalog: catalogEn,
      products: productsEn,
      orders: ordersEn,
      refusals: refusalsEn.errors,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      title: 'Ręce w domu',
      slug: 'rece-w-domu',
      bundle: bundlePl,
      panel: { ...panelPl, ...kindPl },
      catalog: catalogPl,
      products: productsPl,
      orders: ordersPl,
      refusals: refusalsPl.errors,
    },
  ]),
)(
  'an admin makes a bundle of two courses, who has one buys it, has both, and is refunded ($language, $width px)',
  async ({ language, width, scheme, title, slug, bundle, panel, catalog, products, orders, refusals }) => {
    const say = translator<typeof bundleEn>(bundle, language)
    const money = (amount: number) => formatMoney({ amount, currency: 'PLN' }, language)
    const owns = say('ownsSomeRest', { titles: MENDING, amount: money(21_900) })

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, '/home/bundles')
    await expectText(admin, 'Draw It, Mend It')
    await admin.getByRole('link', { name: panel.newOne }).first().click()
    await admin.getByRole('textbox', { name: catalog.title }).first().fill(title)
    await admin.getByRole('button', { name: products.next }).click()
    await admin.getByRole('textbox', { name: catalog.price }).fill('299')
    await expectAccessible(admin)
    await admin.getByRole('button', { name: panel.create }).click()
    await admin.waitForURL(/\/home\/bundles\/[^/]+\/edit$/)
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await expectText(admin, refusals['bundles.too-small'].replace('{min}', '2'))
    for (const part of [MENDING, LINOCUT]) {
      await admin.getByRole('combobox', { name: panel.add }).fill(part)
      await admin.getByRole('option', { name: part }).click()
      await admin.getByRole('button', { name: panel.takeOut.replace('{title}', part) }).waitFor()
    }
    await admin.getByRole('button', { name: panel.save }).click()
    await expectText(admin, money(14_900))
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await admin.getByRole('button', { name: catalog.unpublish }).waitFor()

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${slug}`)
    await page.waitForURL(`**/bundles/${slug}`)
    await expectText(page, say('apart', { amount: money(36_800) }))
    await expectText(page, say('saves', { amount: money(6_900) }))
    await buy(buyer, 'visible-mending', '4111111111111111')
    await outcome(buyer, 'payment.success')
    await open(page, `/${slug}`)
    await page.waitForURL(`**/bundles/${slug}`)
    await expectText(page, owns)
    await expectAccessible(page)
    await page.getByRole('link', { name: bundle.buy, exact: true }).first().click()
    await page.waitForURL(`**/${slug}/checkout`)
    await expectText(page, owns)
    await expectAccessible(page)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL('**/my')
    for (const name of [MENDING, LINOCUT, title]) await page.getByRole('link', { name }).first().waitFor()
    await open(page, `/bundles/${slug}`)
    await expectText(page, bundle.ownsAll)
    await expectAccessible(page)

    await open(admin, '/home/orders')
    const order = admin.getByRole('row').filter({ hasText: buyer.name }).filter({ hasText: title })
    await order.getByRole('link').first().click()
    await admin.getByRole('button', { name: orders.refundOrder, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: orders.refundReason }).fill('Obiecane')
    await dialog.getByRole('button', { name: orders.send }).click()
    await dialog.waitFor({ state: 'hidden' })
    await open(page, '/my')
    await page.getByRole('link', { name: MENDING }).first().waitFor()
    for (const name of [LINOCUT, title]) expect(await page.getByRole('link', { name }).count()).toBe(0)
  },
)
