import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, outcome } from './buyer.ts'
import { isTakenOver, open } from './open.ts'
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

test('a sale shows on the dashboard by itself, and in its figures by product and source once it is opened anew', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  const [soldBefore, salesBefore] = [await figure(admin, 'Sales volume'), await figure(admin, 'Number of sales')]

  const buyer = aBuyer(await stage.aPage())
  await buy(buyer, LINOCUT, '4111 1111 1111 1111')
  await outcome(buyer, 'payment.success')

  const sale = admin.getByRole('link', { name: `${buyer.name} bought Linocut at the Kitchen Table` })
  await sale.waitFor()
  await sale.click()
  await admin.getByRole('heading', { level: 1, name: /^Order / }).waitFor()

  await open(admin, '/home')
  expect(await figure(admin, 'Number of sales')).toBe(salesBefore + 1)
  expect(await figure(admin, 'Sales volume')).toBe(soldBefore + PRICE)
  await admin.getByText('Show as a table').click()
  await admin.getByRole('table', { name: 'Sales volume over the last 30 days' }).waitFor()
  const ofProduct = admin.getByRole('table', { name: 'Sales by product' }).getByRole('row', { name: /Linocut/ })
  await ofProduct.getByRole('link').waitFor()
  await expectAccessible(admin)
})

test('its chart says its values by the keyboard, and is saved as a picture', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  const chart = admin.getByRole('application')
  await expect.poll(() => isTakenOver(chart)).toBe(true)
  await chart.focus()
  await chart.press('ArrowRight')
  const said = admin.getByRole('status').filter({ hasText: 'Previous period' })
  await said.waitFor()
  await chart.press('Escape')
  await said.waitFor({ state: 'detached' })
  const [saved] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Save as picture' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^sales-\d{4}-\d\d-\d\d\.png$/)
  const picture = await readFile(await saved.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBeGreaterThan(800)
  expect(picture.length).toBeGreaterThan(5_000)
})

test('it is as good on a phone, in the dark', async () => {
  const admin = await stage.aPage({ width: 390, scheme: 'dark' })
  await logIn(admin, ADMIN)
  await admin.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await expectText(admin, 'Latest activity')
  const chart = admin.getByRole('application')
  await chart.scrollIntoViewIfNeeded()
  // It comes on demand: a pointer that moved before would be heard by nobody.
  await expect.poll(() => isTakenOver(chart)).toBe(true)
  const room = (await chart.boundingBox())!
  for (const share of [0.01, 0.3, 0.49, 0.51, 0.99]) {
    await admin.mouse.move(room.x + share * room.width, room.y + room.height / 2)
    const tip = (await admin.getByRole('status').filter({ hasText: 'Previous period' }).boundingBox())!
    expect(tip.x, 'what is said of a day begins in the chart').toBeGreaterThanOrEqual(room.x)
    expect(tip.x + tip.width, 'and ends in it').toBeLessThanOrEqual(room.x + room.width)
  }
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
