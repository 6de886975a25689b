import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as exportsEn } from '#modules/exports/messages/en.ts'
import { pl as exportsPl } from '#modules/exports/messages/pl.ts'
import { en as soldEn } from '#modules/sales/messages/sold-en.ts'
import { pl as soldPl } from '#modules/sales/messages/sold-pl.ts'
import { en } from '#modules/sales/messages/transactions-en.ts'
import { pl } from '#modules/sales/messages/transactions-pl.ts'
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

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', say: en, sold: soldEn, exporting: exportsEn },
    { language: 'pl', width: 390, scheme: 'dark', say: pl, sold: soldPl, exporting: exportsPl },
  ]),
)(
  'an admin goes from what was sold to its transactions and one of them, and takes them away ($language, $width px)',
  async ({ say, sold, exporting, ...given }) => {
    const page = await stage.aPage(given)
    await logIn(page, ADMIN)
    await open(page, '/home/sales')
    await page.getByRole('heading', { name: sold.sold, level: 1 }).waitFor()

    const [first] = await rowsOf(page).all()
    await first!.getByRole('link').nth(1).click()
    await page.waitForURL('**/home/transactions?*status=completed*')
    await page.getByRole('heading', { name: say.transactions, level: 1 }).waitFor()
    const found = await rowsOf(page).count()
    expect(found).toBeGreaterThan(0)

    await rowsOf(page).first().getByRole('link').click()
    await page.waitForURL(/\/home\/transactions\/[0-9a-f-]+$/)
    await page.getByRole('heading', { name: say.what }).waitFor()
    await page.goBack()
    await page.waitForURL('**/home/transactions?*status=completed*')

    await page.getByRole('button', { name: exporting.export, exact: true }).click()
    await page.getByRole('menuitem', { name: exporting.asCsv }).click()
    await page.waitForURL('**/home/exports')
    const file = rowsOf(page).first()
    await file.getByText(exporting.state_ready, { exact: true }).waitFor()
    await expectAccessible(page)
    const [download] = await Promise.all([page.waitForEvent('download'), file.getByRole('link').first().click()])
    expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines.length - 1).toBe(found)

    await page.goBack()
    await page.waitForURL('**/home/transactions?*status=completed*')
    await page.getByRole('button', { name: exporting.export, exact: true }).click()
    await page.getByRole('menuitem', { name: exporting.asXlsx }).click()
    await page.getByText(/once a minute|raz na minutę/).waitFor()
  },
)
