import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as myOrdersEn } from '#modules/orders/messages/my-orders-en.ts'
import { pl as myOrdersPl } from '#modules/orders/messages/my-orders-pl.ts'
import { en as ordersEn } from '#modules/orders/messages/orders-en.ts'
import { pl as ordersPl } from '#modules/orders/messages/orders-pl.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, outcome } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', mine: myOrdersEn, panel: ordersEn, subject: /About your request/ },
    { language: 'pl', width: 390, scheme: 'dark', mine: myOrdersPl, panel: ordersPl, subject: /Twoja prośba o zwrot/ },
  ]),
)(
  'a buyer asks for their money, and an admin says why not ($language)',
  async ({ language, mine, panel, subject, ...look }) => {
    const buyer = aBuyer(await stage.aPage({ language, ...look }), language)
    const { page } = buyer
    await buy(buyer, 'visible-mending', '4111111111111111')
    await outcome(buyer, 'payment.success')
    await open(page, '/my/orders')
    await page.getByRole('button', { name: new RegExp(mine.askRefund) }).click()
    await page.getByRole('textbox', { name: mine.askReason }).fill('Myślałem o cerowaniu, nie o łatach 🧵')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: mine.askSend }).dblclick()
    await expectText(page, mine.asked)
    await expectText(page, mine.askedOn.slice(0, 12))

    const admin = await stage.aPage({ language, ...look })
    await logIn(admin, ADMIN)
    await open(admin, '/home/orders?status=refund_requested')
    const order = admin.getByRole('row').filter({ hasText: buyer.name })
    await expect.poll(() => order.count()).toBe(1)
    await order.getByRole('link').first().click()
    await expectText(admin, 'Myślałem o cerowaniu, nie o łatach 🧵')
    await admin.getByRole('button', { name: panel.decline }).click()
    await admin.getByRole('textbox', { name: panel.declineAnswer }).fill('Łaty są od drugiej lekcji.')
    await expectAccessible(admin)
    await admin.getByRole('button', { name: panel.declineSend }).click()
    await expectText(admin, 'Łaty są od drugiej lekcji.')

    expect((await mailsTo(stage.url, buyer.email, subject)).at(0)!.text).toContain('Łaty są od drugiej lekcji.')
    await open(page, '/my/orders')
    await expectText(page, /Łaty są od drugiej lekcji/)
    expect(await page.getByRole('button', { name: new RegExp(mine.askRefund) }).count()).toBe(0)
  },
)
