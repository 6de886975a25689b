import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let page: Page

beforeAll(async () => {
  stage = await aStage()
  page = await stage.aPage()
  await logIn(page, ADMIN)
})
afterAll(() => stage.close())

const menu = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const entries = async () => (await menu().allTextContents()).map((name) => name.trim())

test('the menu has at most ten entries, and shows the pages of the one that is open', async () => {
  await open(page, '/home')
  expect((await entries()).length).toBeLessThanOrEqual(10)
  await menu().filter({ hasText: 'Sales' }).click()
  await page.waitForURL('**/home/orders')
  await menu().filter({ hasText: 'Partners' }).waitFor()
  expect(await entries()).toEqual(expect.arrayContaining(['Orders', 'Promo codes', 'Partners']))
  await menu().filter({ hasText: 'Promo codes' }).click()
  await page.waitForURL('**/home/codes')
})

test('what waits is told beside a closed entry, and beside its page once it is open', async () => {
  await open(page, '/home')
  await menu()
    .filter({ hasText: /Conversation.*\d+ items? waiting/ })
    .click()
  await menu()
    .filter({ hasText: /Moderation.*waiting/ })
    .waitFor()
  expect(
    await menu()
      .filter({ hasText: /Conversation.*waiting/ })
      .count(),
  ).toBe(0)
})

test('an order is found by its number, by keys alone', async () => {
  const [order] = await stage.query<{ id: string; number: string }>(
    `select o.id, o.number from orders o join schools s on s.id = o.school_id where s.slug = 'demo' order by o.created_at desc limit 1`,
  )
  await open(page, '/home/reviews')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  await field.fill(order!.number)
  await page.getByRole('option').filter({ hasText: order!.number }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/home/orders/${order!.id}`)
})

test('a page is found before anything is asked, and nothing typed offers what can be done', async () => {
  await open(page, '/home')
  await page.getByRole('button', { name: 'Find or do' }).click()
  await page.getByRole('option', { name: /New course/ }).waitFor()
  await page.getByRole('combobox').fill('audit')
  await page.getByRole('option', { name: /Audit list/ }).click()
  await page.waitForURL('**/home/audit')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
