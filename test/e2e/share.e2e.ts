import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/sharing/messages/en.ts'
import { en as cardEn } from '#modules/sharing/messages/card-en.ts'
import { pl } from '#modules/sharing/messages/pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'
import { within } from '#test/limits.ts'

const SLUG = 'visible-mending'
const PRICE = 14_900
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let stage: Stage
let share: string
let courseId: string
beforeAll(async () => {
  stage = await aStage()
  const [course] = await stage.query<{ id: string }>('select id from products where slug = $1', [SLUG])
  courseId = course!.id
  share = `/home/courses/${courseId}/edit/share`
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en },
    { language: 'pl', width: 390, scheme: 'dark', words: pl },
  ]),
)(
  'an admin makes a link for a poster, a visitor follows it and buys, and its numbers say so ($language, $width px)',
  async ({ language, width, scheme, words }) => {
    const name = `Plakat 🎨 ${language}`
    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, share)
    await admin.getByRole('button', { name: words.newLink }).click()
    await admin.getByRole('textbox', { name: words.name }).fill(name)
    await admin.getByRole('combobox', { name: words.source }).fill(`Plakat-${language}`)
    await expectAccessible(admin)
    await admin.getByRole('button', { name: words.create }).click()
    const row = admin.getByRole('row').filter({ hasText: name })
    await row.waitFor()
    await expectAccessible(admin)

    await row.getByRole('button', { name: words.actionsOf.replace('{name}', name) }).click()
    await admin.getByRole('menuitem', { name: words.qr }).click()
    const url = `${stage.url}/${SLUG}?utm_source=plakat-${language}`
    await admin.getByRole('img', { name: words.qrAlt.replace('{url}', url) }).waitFor()
    await expectAccessible(admin)
    const coming = admin.waitForEvent('download')
    await admin.getByRole('button', { name: words.downloadSvg }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe(`${SLUG}-plakat-${language}.svg`)
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^<svg .*<\/svg>$/)
    await admin.keyboard.press('Escape')

    const page = await stage.aPage({ language, width, scheme, userAgent: BROWSER })
    const buyer = aBuyer(page, language)
    await open(page, url)
    await page.locator(`a[href$="/${SLUG}/checkout"]`).first().click()
    await page.waitForURL(`**/${SLUG}/checkout`)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')

    await expect
      .poll(
        async () => {
          await open(admin, share)
          return (await row.innerText()).replaceAll(/\s/g, ' ')
        },
        { timeout: within(60_000), interval: 2_000 },
      )
      .toMatch(
        new RegExp(`1 .*1 .*1 .*${formatMoney({ amount: PRICE, currency: 'PLN' }, language)}`.replaceAll(/\s/g, ' ')),
      )

    await row.getByRole('button', { name: words.actionsOf.replace('{name}', name) }).click()
    await admin.getByRole('menuitem', { name: words.archive, exact: true }).click()
    await row.waitFor({ state: 'detached' })
    await admin.getByRole('button', { name: words.undo, exact: true }).click()
    await row.waitFor()
  },
)

test('a draft says why it cannot be shared', async () => {
  const [draft] = await stage.query<{ id: string }>(
    `update products set status = 'draft' where slug = $1 returning id`,
    ['sharpen-one-knife'],
  )
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  await open(admin, `/home/courses/${draft!.id}/edit/share`)
  await admin.getByText(en.notYetText).waitFor()
  expect(await admin.getByRole('button', { name: en.newLink }).count()).toBe(0)
  await expectAccessible(admin)
})

test.each(drawnLook(['light', 'dark']))(
  'on another site its card stands in a frame, sets no cookie and leads to the checkout (%s)',
  async (scheme) => {
    const elsewhere = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(`<!doctype html><html lang="pl"><title>Blog</title><main><h1>Blog</h1>
        <script src="${stage.url}/embed/buy-card.js" data-product="${courseId}" data-language="en" async></script></main></html>`)
    }).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    const blog = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
    const context = await stage.aVisit({ scheme, userAgent: BROWSER })
    await context.clearCookies()
    const page = await context.newPage()
    await page.goto(blog)
    const card = page.frameLocator('iframe')
    const buy = card.getByRole('link', { name: cardEn.buy, exact: true })
    await buy.waitFor()
    await expect.poll(() => page.locator('iframe').getAttribute('title')).toBe('Visible Mending')
    const fits = () =>
      card.locator('main').evaluate((main) => window.innerHeight - main.getBoundingClientRect().height < 1)
    await expect.poll(fits).toBe(true)
    await expectAccessible(page)
    expect(await context.cookies()).toEqual([])
    await buy.click()
    await page.waitForURL(`**/${SLUG}/checkout`)
    await isAlive(page)
    const counted = () =>
      stage.query(
        `select campaign from product_visits where campaign = 'utm_source=127.0.0.1&utm_medium=embed' and checkouts > 0`,
      )
    await expect.poll(counted).toHaveLength(1)
    await page.goBack()
    await buy.waitFor()
    elsewhere.close()
  },
)

test('the card of what is a draft now says so, and leads to the school', async () => {
  const [draft] = await stage.query<{ id: string }>(
    `update products set status = 'draft' where slug = $1 returning id`,
    ['sharpen-one-knife'],
  )
  const page = await stage.aPage()
  await open(page, `/embed/products/${draft!.id}/en`)
  await page.getByRole('heading', { name: cardEn.gone }).waitFor()
  await expectAccessible(page)
})
