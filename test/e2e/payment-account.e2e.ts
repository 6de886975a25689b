import { afterAll, beforeAll, expect, test } from 'vitest'

import { en } from '#modules/payments/messages/accounts-en.ts'
import { pl } from '#modules/payments/messages/accounts-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', say: en },
    { language: 'pl', width: 390, scheme: 'dark', say: pl },
  ]),
)(
  'a payment account is tried, replaced, switched off and connected again ($language)',
  async ({ language, width, scheme, say }) => {
    const page = await stage.aPage({ language, width, scheme })
    await logIn(page, ADMIN)
    await open(page, '/home/settings/payments')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const rows = page.locator('tr[data-row]')
    await button(say.try).click()
    await page.getByText(say.works, { exact: true }).waitFor()
    await button(say.replace).click()
    await page.getByText(say.replaceText).waitFor()
    await button(say.try).click()
    await page.getByText(say.works, { exact: true }).waitFor()
    await expectAccessible(page)
    const before = await rows.count()
    await button(say.connect).click()
    await page.getByText(say.connected, { exact: true }).waitFor()
    await expect.poll(() => rows.count()).toBe(before + 1)
    expect(await rows.filter({ hasText: say.untilNow }).count(), 'one is in use').toBe(1)

    await button(say.off).click()
    await page.getByRole('dialog').getByRole('button', { name: say.off, exact: true }).click()
    await page.getByText(say.none, { exact: true }).waitFor()
    expect(await rows.filter({ hasText: say.untilNow }).count()).toBe(0)
    await expectAccessible(page)
    await button(say.connect).click()
    await page.getByText(say.connected, { exact: true }).last().waitFor()
    await button(say.replace).waitFor()
  },
)
