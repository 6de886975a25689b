import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { mailsTo } from './mailbox.ts'
import { comesToRest, isAlive, open } from './open.ts'
import { expectPlaying, filmReady } from './player.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { wordsIn } from './words.ts'

const BOOKBINDING = 'introligatorstwo-od-pierwszej-skladki'
const FREE_LECTURE = 'Którędy biegną włókna'
const PAID_LECTURE = 'Zeszyt na trzy dziurki'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const VISITS = [
  { language: 'en', width: 1440, scheme: 'light' },
  { language: 'pl', width: 390, scheme: 'dark' },
] as const

test.each(VISITS)(
  'a visitor finds a course, watches what is free, meets the gate and buys ($language, $width px, $scheme)',
  async ({ language, width, scheme }) => {
    const words = wordsIn(language)
    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, '/')
    await page
      .getByRole('button', { name: words.search('open') })
      .first()
      .click()
    const query = page.getByRole('combobox', { name: words.search('label') })
    await query.fill('zzzzqqqq')
    await expectText(page, words.search('nothing'))
    const before = await query.boundingBox()
    await query.fill('introligatorstow od pierwszej skladki')
    await page.getByRole('option', { name: /Introligatorstwo/ }).waitFor()
    expect((await query.boundingBox())?.y, 'results do not move what is typed').toBe(before?.y)
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${BOOKBINDING}`)

    await page.getByRole('heading', { level: 1, name: /Introligatorstwo/ }).waitFor()
    for (const part of ['about', 'inside', 'reviews'] as const)
      await page.getByRole('heading', { level: 2, name: words.site(part) }).waitFor()
    await expectText(page, FREE_LECTURE)
    await expectText(page, PAID_LECTURE)
    await expectText(page, /Spokojnie i do rzeczy/)

    await filmReady(stage, BOOKBINDING)
    await page
      .getByRole('link', { name: `${words.site('watchFree')}: ${FREE_LECTURE}` })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: FREE_LECTURE }).waitFor()
    await expectPlaying(page)
    await expectText(page, words.comments('wantToSee'))
    await page.getByRole('link', { name: words.comments('logInNow') }).waitFor()
    await expectAccessible(page)

    if (width < 600) await page.getByRole('button', { name: language === 'pl' ? 'Spis treści' : 'Contents' }).click()
    await page.getByRole('link', { name: new RegExp(PAID_LECTURE) }).click()
    await page.getByRole('heading', { level: 2, name: words.learning('gateTitle') }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: words.learning('buyNow') }).click()
    await page.waitForURL(`**/${BOOKBINDING}/checkout`)

    await page.getByRole('heading', { level: 1, name: words.checkout('title') }).waitFor()
    await expectAccessible(page)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    await expectAccessible(page)
    await page.getByRole('link', { name: words.payments('payment.open') }).click()
    await page.waitForURL(`**/${BOOKBINDING}/watch/**`)
    await expectPlaying(page)
    await open(page, `/${BOOKBINDING}`)
    await expectText(page, words.site('yours'))

    const [mail] = await mailsTo(stage.url, buyer.email, /Introligatorstwo/)
    expect(mail!.text).toContain(buyer.name)
  },
)

test('a purchase is made by keyboard alone', async () => {
  const page = await stage.aPage()
  const buyer = aBuyer(page)
  await open(page, '/visible-mending/checkout')
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await page.locator(':focus').evaluate(isCalled, name.source)) return
    }
    throw new Error(`Tab never came to ${name}`)
  }
  await tabTo(/^Email/)
  await page.keyboard.type(buyer.email)
  await tabTo(/^Full name/)
  await page.keyboard.type(buyer.name)
  await tabTo(/^Password/)
  await page.keyboard.type(buyer.password)
  await tabTo(/^Card number/)
  await page.keyboard.type('4111111111111111')
  await tabTo(/^Name on card/)
  await page.keyboard.type(buyer.name)
  await tabTo(/^Expiry month/)
  await page.keyboard.type('12')
  await tabTo(/^Expiry year/)
  await page.keyboard.type(String(new Date().getFullYear() + 3))
  await tabTo(/^Security code/)
  await page.keyboard.type('123')
  const boxes = await page.locator('[name^="consents."]').count()
  for (let box = 0; box < boxes; box += 1) {
    await tabTo(/^(I have read|I ask|I acknowledge)/)
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await outcome(buyer, 'payment.success')
  await tabTo(/^Start watching/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/visible-mending/watch/**')
})

test('whoever has tabbed on before the scripts of the thanks arrive stays where they are', async () => {
  const page = await stage.aPage()
  const buyer = aBuyer(page)
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/*.js', async (route) => {
    if (route.request().frame().url().includes('/payment/')) await arrived
    await route.continue()
  })
  await buy(buyer, 'visible-mending', '4111 1111 1111 1111')
  await outcome(buyer, 'payment.success')
  const way = page.getByRole('link', { name: buyer.words.payments('payment.open') })
  await way.focus()
  arrive()
  await isAlive(page)
  await comesToRest(page)
  expect(await page.locator(':focus').textContent()).toBe(buyer.words.payments('payment.open'))
})

const isCalled = (element: Element, name: string): boolean => {
  const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null
  return new RegExp(name).test((label ?? element).textContent?.trim() ?? '')
}
