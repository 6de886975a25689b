import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { open } from './open.ts'
import { logIn, STUDENT } from './people.ts'
import { aStage, type Stage } from './stage.ts'

const SLUG = 'ink-and-water-sketching-a-city'
const MENDING = 'visible-mending'

let stage: Stage
let offer: { amount: number; standard: number; id: string; title: string }

beforeAll(async () => {
  stage = await aStage()
  const [found] = await stage.query<typeof offer>(
    `select e.id, e.amount, v.amount as standard, p.title from evergreen_offers e join variants v on v.id = e.variant_id
       join products p on p.id = v.product_id where p.slug = $1`,
    [SLUG],
  )
  offer = found!
})
afterAll(() => stage.close())

/** The figures this page writes for the course, in minor units; room that is only kept is none. */
const figures = (page: Page, inside: string) =>
  page
    .locator(inside)
    .first()
    .locator('data:visible')
    .evaluateAll((written) => written.map((each) => Number((each as HTMLDataElement).value)))
/** Where lists show the course, or the front page leads with it. */
const card = (page: Page) =>
  page.locator(
    `:is(li, a):has(> a[href="/${SLUG}"], h3 a[href="/${SLUG}"]), a[href="/${SLUG}"]:has(data), section[aria-labelledby="in-front"]:has(a[href="/${SLUG}"])`,
  )
const priceOnCard = (page: Page) =>
  card(page)
    .first()
    .locator('data:visible')
    .evaluateAll((written) => Number((written.at(-1) as HTMLDataElement | undefined)?.value))
const endOf = (page: Page) =>
  page.evaluate(
    (id) =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('katedra-evergreen:'))
        .map(([, kept]) => (JSON.parse(kept) as Record<string, string>)[id])
        .filter(Boolean),
    offer.id,
  )

test('home, list, course page and checkout tell one visitor one price, and none of them jumps', async () => {
  const page = await stage.aPage()
  await page.addInitScript(() => {
    const seen: { shift: number } = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shift = () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  for (const path of ['/', '/courses']) {
    await open(page, path)
    await card(page).first().scrollIntoViewIfNeeded()
    await expect.poll(() => priceOnCard(page)).toBe(offer.amount)
    expect(await shift(), path).toBeLessThan(0.01)
  }
  await open(page, `/${SLUG}`)
  await expect.poll(async () => (await figures(page, 'main')).at(0)).toBe(offer.amount)
  expect(await shift(), 'course page').toBeLessThan(0.01)
  await open(page, `/${SLUG}/checkout`)
  expect((await figures(page, 'aside')).at(0)).toBe(offer.amount)
  const ends = new Set(await endOf(page))
  expect(ends.size, 'one end on every page').toBe(1)
})

test('whose first page is the checkout sees there what they will pay, and the same elsewhere', async () => {
  const page = await stage.aPage({ scripts: false })
  await page.goto(`/${SLUG}/checkout`)
  expect((await figures(page, 'aside')).at(0)).toBe(offer.amount)
})

test('the end does not move: by a reload, in another tab, after the login', async () => {
  const visit = await stage.aVisit()
  const page = await visit.newPage()
  await open(page, `/${SLUG}`)
  await page.getByRole('timer').first().waitFor()
  const [end] = await endOf(page)
  expect(end).toMatch(/^20\d\d-/)
  await page.reload()
  await page.getByRole('timer').first().waitFor()
  const other = await visit.newPage()
  await open(other, '/courses')
  await card(other).first().scrollIntoViewIfNeeded()
  await expect.poll(() => priceOnCard(other)).toBe(offer.amount)
  await logIn(page, STUDENT)
  await open(page, '/courses')
  await card(page).first().scrollIntoViewIfNeeded()
  await expect.poll(() => priceOnCard(page)).toBe(offer.amount)
  const told = await page.waitForFunction(
    () => Object.keys(localStorage).filter((key) => key.startsWith('katedra-evergreen:')).length >= 2,
  )
  expect(await told.jsonValue()).toBe(true)
  expect(new Set(await endOf(page))).toEqual(new Set([end]))
})

test('a price that has just changed is on the next screen somebody goes to', async () => {
  const page = await stage.aPage()
  await open(page, '/')
  const goTo = async (path: string) => {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const prices = () => figures(page, `main :is(li, article):has(a[href="/${MENDING}"])`)
  await goTo('/courses')
  await expect.poll(prices).toContain(14_900)
  await goTo('/articles')
  await stage.query(
    `update variants set amount = 15900 where product_id in (select id from products where slug = '${MENDING}')`,
  )
  const told = async () => (await page.request.get(`/${MENDING}`)).text()
  await expect.poll(told).toContain('15900')
  await goTo('/courses')
  await page.waitForLoadState('networkidle')
  expect(await prices()).toContain(15_900)
})

test('after the end everything costs what it costs', async () => {
  const page = await stage.aPage()
  await open(page, '/courses')
  await card(page).first().scrollIntoViewIfNeeded()
  await expect.poll(() => priceOnCard(page)).toBe(offer.amount)
  await stage.moveClock(30 * 86_400_000)
  for (const path of ['/courses', '/']) {
    await open(page, path)
    await card(page).first().scrollIntoViewIfNeeded()
    await expect.poll(() => priceOnCard(page)).toBe(offer.standard)
  }
  await open(page, `/${SLUG}/checkout`)
  expect((await figures(page, 'aside')).at(0)).toBe(offer.standard)
})
