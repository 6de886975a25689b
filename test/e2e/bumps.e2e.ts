import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as panelEn } from '#modules/offers/messages/bump-panel-en.ts'
import { pl as panelPl } from '#modules/offers/messages/bump-panel-pl.ts'
import { en as bumpsEn } from '#modules/checkout/messages/bumps-en.ts'
import { pl as bumpsPl } from '#modules/checkout/messages/bumps-pl.ts'
import { en as ordersEn } from '#modules/orders/messages/orders-en.ts'
import { pl as ordersPl } from '#modules/orders/messages/orders-pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const MENDING = { title: 'Visible Mending', slug: 'visible-mending', amount: 14_900 }
const SHEETS = { title: 'Pocket Sheets for the Bookbinder', amount: 3_900 }

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', panel: panelEn, bumps: bumpsEn, orders: ordersEn, own: 2_900 },
    { language: 'pl', width: 390, scheme: 'dark', panel: panelPl, bumps: bumpsPl, orders: ordersPl, own: 1_900 },
  ]),
)(
  'an admin offers files beside a course, a buyer adds them with one press, and has their money back for them alone ($language, $width px)',
  async ({ language, width, scheme, panel, bumps, orders, own }) => {
    const inPanel = translator<typeof panelEn>(panel, language)
    const say = translator<typeof bumpsEn>(bumps, language)
    const money = (amount: number) => formatMoney({ amount, currency: 'PLN' }, language)
    const [course] = await stage.query<{ id: string }>('select id from products where slug = $1', [MENDING.slug])
    await stage.query(`delete from bumps where product_id = $1`, [course!.id])

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, `/home/courses/${course!.id}/edit/checkout`)
    await admin.getByRole('button', { name: panel.add, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('combobox', { name: panel.product }).fill('pocket')
    await admin.getByRole('option', { name: SHEETS.title }).click()
    await dialog.getByRole('radio', { name: panel.price_amount }).check()
    await dialog.getByRole('textbox', { name: panel.amount }).fill(String(own / 100))
    await dialog.getByRole('textbox', { name: panel.heading }).fill('Goes well with it')
    const said = { product: MENDING.title, title: SHEETS.title, amount: money(own), list: money(SHEETS.amount) }
    await dialog.getByText(inPanel('previewReduced', said)).waitFor()
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: panel.save }).click()
    await dialog.waitFor({ state: 'hidden' })
    await admin.getByRole('button', { name: inPanel('edit', { title: SHEETS.title }) }).waitFor()

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${MENDING.slug}/checkout`)
    const box = page.getByRole('checkbox', { name: 'Goes well with it' })
    expect(await box.isChecked(), 'never ticked beforehand').toBe(false)
    const { height } = (await page.locator('label').filter({ has: box }).boundingBox())!
    expect(height).toBeGreaterThanOrEqual(48)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await expect.poll(() => payButton(buyer).textContent()).toContain(money(MENDING.amount))
    await box.check()
    await expectText(page, say('now', { amount: money(MENDING.amount + own) }))
    await expect.poll(() => payButton(buyer).textContent()).toContain(money(MENDING.amount + own))
    await box.uncheck()
    await expect.poll(() => payButton(buyer).textContent()).toContain(money(MENDING.amount))
    await box.check()
    await expect.poll(() => new URL(page.url()).searchParams.has('bumps')).toBe(true)
    await page.reload()
    await expect.poll(() => box.isChecked(), { message: 'it outlives a reload' }).toBe(true)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await expect.poll(() => payButton(buyer).textContent()).toContain(money(MENDING.amount + own))
    await expectAccessible(page)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    await expectText(page, `${MENDING.title} + ${SHEETS.title}`)
    await open(page, '/my/downloads')
    await expectText(page, SHEETS.title)

    await open(admin, '/home/orders')
    const row = admin.getByRole('row').filter({ hasText: buyer.name }).filter({ hasText: SHEETS.title })
    await row.getByRole('link').first().click()
    await expectText(admin, money(own - SHEETS.amount))
    await admin.getByRole('button', { name: orders.refundOrder, exact: true }).click()
    await dialog.getByRole('radio', { name: SHEETS.title }).check()
    await dialog.getByRole('textbox', { name: orders.refundReason }).fill('Obiecane')
    await dialog.getByRole('button', { name: orders.send }).click()
    await dialog.waitFor({ state: 'hidden' })
    await open(page, '/my/downloads')
    await page.getByText(SHEETS.title).waitFor({ state: 'detached' })
    await open(page, `/${MENDING.slug}/watch`)
    expect(new URL(page.url()).pathname).toContain(`/${MENDING.slug}/`)
  },
)
