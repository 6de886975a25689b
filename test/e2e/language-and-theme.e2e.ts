import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const language = (page: Page) => page.locator('html').getAttribute('lang')
const preferences = (page: Page) => page.getByRole('button', { name: 'English, language and appearance' })
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('a visitor changes the language, and it stays from page to page', async () => {
  const page = await stage.aPage()
  await open(page, '/courses')
  expect(await language(page)).toBe('en')
  await preferences(page).click()
  await page.getByRole('link', { name: 'Polski' }).click()
  await expect.poll(() => language(page)).toBe('pl')
  expect(new URL(page.url()).pathname).toBe('/courses')
  await open(page, '/login')
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).waitFor()
})

test('the colours follow the system until they are chosen, and the choice outlives a reload', async () => {
  const page = await stage.aPage({ scheme: 'light' })
  await open(page, '/courses')
  const light = await ground(page)
  await preferences(page).click()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect.poll(() => ground(page)).not.toBe(light)
  const dark = await ground(page)
  await expectAccessible(page)
  await open(page, '/courses')
  expect(await ground(page)).toBe(dark)
  await preferences(page).click()
  await page.getByRole('radio', { name: 'Same as the system' }).check({ force: true })
  await expect.poll(() => ground(page)).toBe(light)
})

test('where the system chooses all colours, what is current is told apart all the same', async () => {
  const page = await stage.aPage()
  await page.emulateMedia({ forcedColors: 'active' })
  await logIn(page, ADMIN)
  await open(page, '/home/leads')
  const frames = (which: string) =>
    page
      .getByRole('main')
      .or(page.getByRole('navigation'))
      .locator(which)
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).outlineStyle))
  const current = await frames('a[aria-current="page"]')
  expect(current.length).toBeGreaterThan(1)
  expect([...new Set(current)]).toEqual(['solid'])
  expect([...new Set(await frames('a:not([aria-current])'))]).toEqual(['none'])
})

const PUBLIC = [
  '/',
  '/courses',
  '/linocut-at-the-kitchen-table',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/password/forgot',
  '/withdraw',
  '/nothing-is-here',
  '/my/account',
]
const PANEL = [
  '/home',
  '/home/courses',
  '/home/courses/new',
  '/home/reviews',
  '/home/orders',
  '/home/contract-withdrawals',
  '/home/codes',
  '/home/codes/new',
  '/home/partners',
  '/home/partners/new',
  '/home/surveys',
  '/home/surveys/new',
  '/home/settings/people',
]

test.each([
  { language: 'en', width: 1440, scheme: 'dark' },
  { language: 'pl', width: 390, scheme: 'dark' },
] as const)('no page is wider than the screen ($language, $width px, $scheme)', async (given) => {
  const page = await stage.aPage(given)
  for (const path of PUBLIC) await expectToFit(page, path)
  await logIn(page, STUDENT)
  for (const path of ['/my', '/my/notes', '/my/orders', '/my/account']) await expectToFit(page, path)
  await page.context().clearCookies({ name: /session/ })
  await logIn(page, ADMIN)
  for (const path of PANEL) await expectToFit(page, path)
})

async function expectToFit(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
}
