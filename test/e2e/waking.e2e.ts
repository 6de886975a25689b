import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linocut } from '#seeds/good-hand/courses/linocut.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { complaintsOf } from './complaints.ts'
import { delayScripts, hold, holdScripts } from './network.ts'
import { isAlive, open } from './open.ts'
import { noteShifts, shiftsByFaces, shiftsOf } from './shifts.ts'
import { aStage, type Stage } from './stage.ts'

/** Has licences and can be given, so that its checkout has all there is. */
const LINOCUT = 'linocut-at-the-kitchen-table'
const OTHERS = ['draw-it-mend-it', 'the-whole-workshop', 'pocket-sheets-for-the-bookbinder']
const LATE_MS = 2000
/** What letters may move when their faces come after the first ones to stand in for them. */
const BY_FACES_AT_MOST = 0.02
const FIVE = 5
const FOR_FIVE = FIVE * linocut.seatPrices!.findLast(({ from }) => from <= FIVE)!.amount

let stage: Stage
let sheets: { id: string; amount: number }

beforeAll(async () => {
  stage = await aStage()
  const [bump] = await stage.query<{ id: string; amount: number }>(
    `insert into bumps (id, school_id, product_id, position, offered_product_id, variant_id, price)
     select gen_random_uuid(), p.school_id, p.id, 1, o.id, v.id, 'usual'
     from products p join products o on o.school_id = p.school_id and o.slug = 'pocket-sheets-for-the-bookbinder'
       join variants v on v.product_id = o.id
     where p.slug = $1 returning id, (select amount from variants where variants.id = variant_id) as amount`,
    [LINOCUT],
  )
  sheets = bump!
})
afterAll(() => stage.close())

/** The page as it looks before its scripts, which come late, one after the other. */
async function asleep(width: number, path: string): Promise<{ page: Page; complaints: string[] }> {
  const visit = await stage.aVisit({ width, timeZone: 'Europe/Warsaw' })
  await noteShifts(visit)
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await delayScripts(page, LATE_MS)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body && getComputedStyle(document.body).margin === '0px')
  await page.locator('footer').waitFor()
  expect(await shiftsByFaces(page)).toBeLessThan(BY_FACES_AT_MOST)
  return { page, complaints }
}
const payButton = (page: Page) => page.locator('main form button[type="submit"]').last()
const bumpBox = (page: Page) => page.locator(`[name="bumps.${sheets.id}"]`)
const seatsField = (page: Page) => page.locator('[name="quantity"][type="number"]')
const moneyOf = (amount: number) => formatMoney({ amount, currency: 'PLN' }, 'en')

describe.each([390, 1440])('at %i px', (width) => {
  test('nothing moves on a checkout while it wakes up', async () => {
    const nothingMoves = async (product: string) => {
      const { page, complaints } = await asleep(width, `/${product}/checkout`)
      await isAlive(page)
      expect(await shiftsOf(page), product).toEqual([])
      expect(complaints).toEqual([])
      await page.context().close()
    }
    await Promise.all([LINOCUT, ...OTHERS].map(nothingMoves))
  })

  test('what was typed and ticked before the scripts moves nothing, and stays', async () => {
    const { page, complaints } = await asleep(width, `/${LINOCUT}/checkout`)
    await page.locator('[name="email"]').fill('lucja@katedra.test')
    await page.locator('[name="name"]').fill('Łucja Żółć')
    await page.locator('[name="reminder"]').check()
    const consents = page.locator('[name^="consents."]')
    for (const box of await consents.all()) await box.check()
    await isAlive(page)
    expect(await shiftsOf(page)).toEqual([])
    expect(await page.locator('[name="email"]').inputValue()).toBe('lucja@katedra.test')
    expect(await page.locator('[name="name"]').inputValue()).toBe('Łucja Żółć')
    for (const box of [page.locator('[name="reminder"]'), ...(await consents.all())])
      expect(await box.isChecked(), (await box.getAttribute('name')) ?? '').toBe(true)
    // It counts: nothing but the card is missing.
    await page.locator('[name="password"]').fill('gęślą-jaźń')
    await payButton(page).click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    const wrong = await page
      .locator('[aria-invalid="true"]')
      .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).name))
    expect(wrong.filter((name) => !name.startsWith('card'))).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('five licences and what was added before the scripts are in the total', async () => {
    const { page, complaints } = await asleep(width, `/${LINOCUT}/checkout`)
    await seatsField(page).fill(String(FIVE))
    await bumpBox(page).check()
    await isAlive(page)
    const total = moneyOf(FOR_FIVE + sheets.amount)
    await expect.poll(() => payButton(page).textContent()).toContain(total)
    expect(await seatsField(page).inputValue()).toBe(String(FIVE))
    expect(await bumpBox(page).isChecked()).toBe(true)
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('quantity'), searchParams.get('bumps')]).toEqual([String(FIVE), sheets.id])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

test('what is asked while the server still answers something else does not undo it', async () => {
  const page = await stage.aPage()
  await page.goto(`/${LINOCUT}/checkout`)
  await isAlive(page)
  const release = await hold(page, '**/*.data*')
  await bumpBox(page).check()
  const second = page.waitForRequest((request) => request.url().includes(`quantity=${FIVE}`))
  await seatsField(page).fill(String(FIVE))
  await second
  release()
  const total = moneyOf(FOR_FIVE + sheets.amount)
  await expect.poll(() => payButton(page).textContent()).toContain(total)
  expect(await bumpBox(page).isChecked()).toBe(true)
})

test('what was typed at an earlier visit comes back, and gives way to what is typed before it is there', async () => {
  const page = await stage.aPage()
  await open(page, `/${LINOCUT}/checkout`)
  const [name, email] = [page.locator('[name="name"]'), page.locator('[name="email"]')]
  await name.fill('Łucja Żółć')
  await email.fill('lucja@katedra.test')
  const letThrough = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await name.fill('Ola')
  await email.focus()
  letThrough()
  await expect.poll(() => email.inputValue()).toBe('lucja@katedra.test')
  await email.pressSequentially('ola@katedra.test')
  expect(await email.inputValue()).toBe('ola@katedra.test')
  expect(await name.inputValue()).toBe('Ola')
})
