import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let page: Page

beforeAll(async () => {
  stage = await aStage()
  page = await stage.aPage()
  await logIn(page, ADMIN)
})
afterAll(() => stage.close())

const heads = () => page.getByRole('columnheader').allInnerTexts()

test('an order is opened by keys alone, from the list and back', async () => {
  await open(page, '/home/orders')
  const links = page.getByRole('rowheader').getByRole('link')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  const second = await links.nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${second}`)
  await page.goBack()
  await page.waitForURL('**/home/orders')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys in lists' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  // The dialog takes its entry of the history away, which would stop the next visit in the middle.
  await page.waitForFunction(() => !(history.state as { layers?: number } | null)?.layers)
})

test('a row is 44 pixels high where it has room', async () => {
  await open(page, '/home/orders')
  const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(Math.min(...heights)).toBe(44)
})

test('a column that is not wanted stays away, on another device too, until it is wanted again', async () => {
  await open(page, '/home/orders')
  expect(await heads()).toContain('Buyer')
  await page.getByRole('button', { name: 'Columns' }).click()
  await expectAccessible(page)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/home/views/columns') && answer.ok())
  await page.getByRole('checkbox', { name: 'Buyer' }).uncheck()
  await kept
  expect(await heads()).not.toContain('Buyer')

  const elsewhere = await stage.aPage()
  await logIn(elsewhere, ADMIN)
  await open(elsewhere, '/home/orders')
  expect(await elsewhere.getByRole('columnheader').allInnerTexts()).not.toContain('Buyer')
  await elsewhere.getByRole('button', { name: 'Columns' }).click()
  const again = elsewhere.waitForResponse((answer) => answer.url().endsWith('/home/views/columns') && answer.ok())
  await elsewhere.getByRole('checkbox', { name: 'Buyer' }).check()
  await again
  await open(page, '/home/orders')
  expect(await heads()).toContain('Buyer')
})

test('what a list is narrowed to is kept under a name, found again, deleted, and brought back', async () => {
  await open(page, '/home/orders?status=refunded')
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zwrócone 🎈')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await dialog.waitFor({ state: 'detached' })
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await views.getByRole('link', { name: 'All' }).click()
  await page.waitForURL((url) => url.search === '')
  await views.getByRole('link', { name: 'Zwrócone 🎈' }).click()
  await page.waitForURL((url) => url.search === '?status=refunded')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete the view “Zwrócone 🎈”' }).click()
  await expectText(page, 'View deleted')
  await views.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await views.getByRole('link', { name: 'Zwrócone 🎈' }).waitFor()
})
