import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, payButton } from './buyer.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { within } from '#test/limits.ts'

const SKETCHING = 'ink-and-water-sketching-a-city'
const SOURDOUGH = 'chleb-na-zakwasie-spokojnie'
const HOUR = 3_600_000
const APPROVED = '4111111111111111'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** The free lecture of a course, which shows what stands below a film to everyone. */
async function openFreeLecture(page: Page, slug: string): Promise<void> {
  await open(page, `/${slug}`)
  await open(page, (await page.locator(`a[href^="/${slug}/watch/"]`).first().getAttribute('href'))!)
}

const aPicture = async (width: number, height: number) => ({
  name: 'zdjęcie.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#d9a441' } })
    .png()
    .toBuffer(),
})

test('a visitor compares two pictures by keyboard and answers a question', async () => {
  await expect
    .poll(async () => (await stage.query('select id from lecture_components')).length, { timeout: within(60_000) })
    .toBe(8)
  const page = await stage.aPage()
  await openFreeLecture(page, SKETCHING)
  const slider = page.getByRole('slider', { name: /^Compare before and after/ })
  await slider.focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toBe('60% before')
  expect(await page.content()).not.toContain('The largest shadow joins')
  await page.getByRole('radio', { name: 'Along the horizon' }).check()
  await page.getByRole('button', { name: 'Check' }).click()
  await expectText(page, 'Not quite.')
  await expectText(page, 'The largest shadow joins what stands apart.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('radio', { name: 'Along the edge of the largest shadow' }).check()
  await page.getByRole('button', { name: 'Check' }).click()
  await expectText(page, 'That’s right!')
})

test('pictures open over the whole screen and close where they were opened, in Polish on a phone', async () => {
  const page = await stage.aPage({ language: 'pl', width: 390, scheme: 'dark' })
  await openFreeLecture(page, SOURDOUGH)
  await expectAccessible(page)
  const thumbnail = page.getByRole('button', { name: 'Powiększ: Bochenek pszenny' })
  await thumbnail.click()
  const box = page.getByRole('dialog', { name: 'Zdjęcia' })
  await expectText(page, '1 z 4')
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await box.getByRole('img', { name: 'Bochenek żytni' }).waitFor()
  await page.keyboard.press('End')
  await expectText(page, '4 z 4')
  const { x, y, width, height } = (await box.getByRole('img').boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expectText(page, '3 z 4')
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await expect.poll(() => thumbnail.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the carousel shows three slides, two and one, and goes on by itself only in the lesson', async () => {
  const context = await stage.aVisit()
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, `/${SKETCHING}`)
  const carousel = page.getByRole('group', { name: 'More courses' })
  const inView = async () => {
    const track = (await carousel.boundingBox())!
    const slide = (await carousel.getByRole('group', { name: /^1 of/ }).boundingBox())!
    return Math.round(track.width / slide.width)
  }
  expect(await page.getByRole('button', { name: 'Pause the slides' }).count()).toBe(0)
  for (const [width, slides] of [
    [1440, 3],
    [991, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(inView).toBe(slides)
  }
  await openFreeLecture(page, SKETCHING)
  const track = page.getByRole('group', { name: 'Pictures in this lesson' })
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Pause the slides' }).first().click()
  await page.getByRole('button', { name: 'Play the slides' }).first().waitFor()
})

test('a visitor has a lower price for a day, which clearing the browser’s storage does not renew', async () => {
  const page = await stage.aPage()
  const price = page.getByRole('main')
  await open(page, `/${SKETCHING}`)
  await expectText(page, /^Your price ends in/)
  await expectText(page, 'PLN 219.00')
  await expectText(page, /Lowest price of the 30 days before the reduction: PLN\s289\.00/)
  await expectAccessible(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain(`katedra-evergreen:/${SKETCHING}`)
  const left = () => price.getByRole('timer').innerText()
  await expect.poll(left).toMatch(/^23:5/)
  await stage.moveClock(5 * HOUR)
  await page.evaluate(() => localStorage.clear())
  await open(page, `/${SKETCHING}`)
  await expect.poll(left).toMatch(/^18:5/)

  const buyer = aBuyer(page)
  await open(page, `/${SKETCHING}/checkout`)
  await expectText(page, /^Your price ends in/)
  await fillAccount(buyer)
  await fillCard(buyer, APPROVED)
  await consent(buyer)
  await stage.moveClock(20 * HOUR)
  await payButton(buyer).click()
  await page.getByRole('button', { name: /^Buy and pay PLN\s289\.00/ }).waitFor()
  const agreed = await stage.query(
    'select o.amount from orders o join people buyers on buyers.id = o.student_id where buyers.email = $1',
    [buyer.email],
  )
  expect(agreed).toEqual([])
  await open(page, `/${SKETCHING}`)
  await expectText(page, 'PLN 289.00')
  await expect.poll(() => page.getByText(/^Your price ends in/).count()).toBe(0)
})

test('an admin adds a question below a lecture, puts it first, and a visitor answers it', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  const [lecture] = await stage.query<{ id: string; course: string }>(
    'select l.id, l.course_id as course from lectures l join products p on p.id = l.course_id where p.slug = $1 and l.is_free_to_watch',
    [SOURDOUGH],
  )
  await open(admin, `/home/courses/${lecture!.course}/lectures/${lecture!.id}/edit`)
  await admin.getByRole('button', { name: 'Add content' }).click()
  await admin.getByRole('menuitem', { name: 'Quiz question' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Quiz question' })
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Ile łyżek mąki?')
  await dialog.getByRole('textbox', { name: /^Answer 1/ }).fill('Dwie')
  await dialog.getByRole('textbox', { name: /^Answer 2/ }).fill('Dwadzieścia')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectText(admin, 'Mark at least one answer as correct')
  await expectAccessible(admin)
  await dialog.getByRole('radio', { name: 'Correct' }).first().check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const kept = () => admin.waitForResponse((answer) => answer.url().endsWith('/components/order') && answer.ok())
  for (let place = 4; place > 0; place--)
    await Promise.all([kept(), admin.getByRole('button', { name: 'Move Ile łyżek mąki? up' }).click()])
  await admin.getByRole('heading', { level: 1 }).click()
  await admin.getByRole('tooltip').waitFor({ state: 'detached' })
  await expectAccessible(admin)
  const page = await stage.aPage({ language: 'pl' })
  await openFreeLecture(page, SOURDOUGH)
  await page.getByRole('radio', { name: 'Dwie' }).check()
  await page.getByRole('button', { name: 'Sprawdź' }).first().click()
  await expectText(page, 'Dobrze!')
})

test('a student’s picture is cut square, shown beside the name and deleted again', async () => {
  const page = await stage.aPage()
  await logIn(page, STUDENT)
  await open(page, '/my/account')
  await page.getByLabel('Choose an image').setInputFiles({ ...(await aPicture(40, 30)), name: 'wirus.exe' })
  await expectText(page, 'Bad file extension')
  await page.getByLabel('Choose an image').setInputFiles(await aPicture(900, 500))
  await page.getByRole('button', { name: 'Delete image' }).waitFor()
  await expectText(page, 'Saved')
  const [image] = await stage.query<{ width: number; height: number }>(
    `select width, height from images where context = 'avatar'`,
  )
  expect(image!.width).toBe(image!.height)
  await open(page, '/my/account')
  await page.getByRole('button', { name: 'Account: Zofia Lis' }).locator('img').waitFor()
  await page.getByRole('button', { name: 'Delete image' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete image' }).click()
  await page.getByLabel('Choose an image').waitFor({ state: 'attached' })
  await expect
    .poll(async () => (await stage.query('select avatar from people where avatar is not null')).length)
    .toBe(0)
})

test('an upload of an expired session asks to reload', async () => {
  const page = await stage.aPage({ language: 'pl' })
  await logIn(page, STUDENT)
  await open(page, '/my/account')
  await page.route('**/home/images/create', (route) => route.fulfill({ status: 419, json: { message: 'x' } }))
  await page.getByLabel('Wybierz zdjęcie').setInputFiles(await aPicture(40, 40))
  await expectText(page, 'Twoja sesja wygasła')
  await page.unroute('**/home/images/create')
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Odśwież' }).click()])
  await isAlive(page)
  await page.route('**/home/images/create', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByLabel('Wybierz zdjęcie').setInputFiles(await aPicture(40, 40))
  await expectText(page, 'Coś poszło nie tak')
})
