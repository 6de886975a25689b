import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, outcome } from './buyer.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const LINOCUT = 'linocut-at-the-kitchen-table'
const PRICE = 21_900

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test('a sale shows on the dashboard, in its figures and in the latest activity', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  const [soldBefore, salesBefore] = [await figure(admin, 'Sales volume'), await figure(admin, 'Number of sales')]
  await expectAccessible(admin)

  const buyer = aBuyer(await stage.aPage())
  await buy(buyer, LINOCUT, '4111 1111 1111 1111')
  await outcome(buyer, 'payment.success')

  await open(admin, '/home')
  await expectText(admin, `${buyer.name} bought Linocut at the Kitchen Table`)
  expect(await figure(admin, 'Number of sales')).toBe(salesBefore + 1)
  expect(await figure(admin, 'Sales volume')).toBe(soldBefore + PRICE)
  await admin.getByText('Show as a table').click()
  await admin.getByRole('table').waitFor()
  await expectAccessible(admin)
})

test('it is as good on a phone, in the dark', async () => {
  const admin = await stage.aPage({ width: 390, scheme: 'dark' })
  await logIn(admin, ADMIN)
  await admin.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await expectText(admin, 'Latest activity')
  await expectAccessible(admin)
  const overflow = await admin.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0)
})

/** Money in its smallest unit, or a count. */
async function figure(page: Page, label: string): Promise<number> {
  const terms = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
  const shown = await terms.locator('xpath=following-sibling::dd[1]').innerText()
  return Number(shown.replace(/\D/g, ''))
}
