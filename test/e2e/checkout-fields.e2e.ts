import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as panelEn } from '#modules/orders/messages/field-panel-en.ts'
import { pl as panelPl } from '#modules/orders/messages/field-panel-pl.ts'
import { en as mineEn } from '#modules/orders/messages/my-orders-en.ts'
import { pl as minePl } from '#modules/orders/messages/my-orders-pl.ts'
import { en as editorEn } from '#modules/fields/messages/editor-en.ts'
import { pl as editorPl } from '#modules/fields/messages/editor-pl.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { isTakenOver, open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'

const MENDING = 'visible-mending'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', panel: panelEn, editor: editorEn, mine: mineEn },
    { language: 'pl', width: 390, scheme: 'dark', panel: panelPl, editor: editorPl, mine: minePl },
  ]),
)(
  'an instructor asks at the checkout, a buyer answers, and both read it with the order ($language, $width px)',
  async ({ language, width, scheme, panel, editor, mine }) => {
    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    const [course] = await stage.query<{ id: string }>('select id from products where slug = $1', [MENDING])
    await open(admin, `/home/courses/${course!.id}/edit/checkout`)
    await admin.getByRole('button', { name: editor.addField }).click()
    await admin.locator('[name="fields.0.label"]').fill('Rozmiar łaty')
    await admin.locator('[name="fields.0.type"]').selectOption('select')
    await admin.locator('[name="fields.0.required"]').check()
    await admin.getByRole('button', { name: panel.save, exact: true }).click()
    await admin.locator('[role="alert"]').first().waitFor()
    await admin.getByRole('button', { name: editor.addOption }).click()
    await admin.locator('[name="fields.0.options.0.text"]').fill('Duża')
    await admin.getByRole('button', { name: panel.save, exact: true }).click()
    await expect
      .poll(() => stage.query('select fields from checkout_forms where product_id = $1', [course!.id]))
      .toHaveLength(1)
    await expectAccessible(admin)

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${MENDING}/checkout`)
    const asked = page.getByRole('combobox', { name: 'Rozmiar łaty' })
    await expect.poll(() => isTakenOver(asked)).toBe(true)
    await payButton(buyer).click()
    await page.locator('[name="answers.rozmiar_laty"][aria-invalid="true"]').waitFor()
    await expectAccessible(page)
    await asked.selectOption({ label: 'Duża' })
    await page.reload()
    await expect.poll(() => asked.inputValue(), { message: 'kept over a reload' }).toBe('duza')
    await buy(buyer, MENDING, '4111 1111 1111 1111')
    await outcome(buyer, 'payment.success')

    await open(page, '/my/orders')
    await page.getByText(mine.answers).click()
    await page.getByText('Rozmiar łaty').waitFor()
    await expectAccessible(page)
    const [order] = await stage.query<{ id: string }>('select id from orders order by created_at desc limit 1')
    await open(admin, `/home/orders/${order!.id}`)
    await admin.getByText('Rozmiar łaty').waitFor()
    await admin.getByText('Duża', { exact: true }).waitFor()
  },
)
