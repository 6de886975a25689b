import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { aFilm } from './film.ts'
import { aVisitedWire, limitUpload, type VisitedWire } from './network.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { within } from '#test/limits.ts'

const QUARTER_OF_A_MEGABYTE = 256 * 1024

let stage: Stage
let folder: string
let film: string
let wire: VisitedWire
let admin: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'katedra-films-'))
  ;[stage, film] = await Promise.all([aStage(), aFilm(folder, { bytes: 2_000_000 })])
  wire = await aVisitedWire(stage.url)
  admin = await stage.aPage({ url: wire.url })
})
afterAll(async () => {
  await stage.close()
  await wire.close()
  await rm(folder, { recursive: true })
})

const section = (title: string): Locator => admin.getByRole('region', { name: title, exact: true })

/** Sees the same order after the reload that shows what was kept. */
const expectOrder = async (titles: () => Locator, names: string[]) => {
  await expect.poll(() => titles().allInnerTexts()).toEqual(names)
  await open(admin, admin.url())
  await admin.getByRole('button', { name: `Move ${names[0]}`, exact: true }).waitFor()
  await expect.poll(() => titles().allInnerTexts()).toEqual(names)
}
const sectionTitles = () => admin.getByRole('main').getByRole('heading', { level: 2 })
const lectureTitles = () => section('Paper').getByRole('link', { name: /lines$|strokes$/ })

const orderKept = () =>
  admin.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/order') && answer.ok(),
  )

const shareOf = async (bar: Locator) => Number(await bar.getAttribute('value'))

test('an admin signs in, lands on the dashboard and begins a course, which needs a title', async () => {
  await logIn(admin, ADMIN)
  expect(new URL(admin.url()).pathname).toBe('/home')
  await admin.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await admin.getByRole('link', { name: 'Products', exact: true }).first().click()
  await admin.waitForURL('**/home/products')
  await admin.getByRole('link', { name: 'Courses', exact: true }).first().click()
  await admin.waitForURL('**/home/courses')
  await admin.getByRole('heading', { level: 1, name: 'Courses' }).waitFor()
  await admin.getByRole('link', { name: 'New course' }).first().click()
  await expectText(admin, 'Step 1 of 2')
  await admin.getByRole('button', { name: 'Next' }).click()
  await expectText(admin, 'Title cannot be empty')
  await expectAccessible(admin)
  expect(new URL(admin.url()).pathname).toBe('/home/courses/new')
})

test('title, category, difficulty and description, then price, access length and cover make the course', async () => {
  await admin.getByRole('textbox', { name: 'Title' }).first().fill('Żółte jaźnie 🎨 dla początkujących')
  await admin.getByLabel('Category').fill('Rysunek')
  await admin.getByRole('radio', { name: 'Intermediate' }).check()
  await admin.getByRole('textbox', { name: 'Description', exact: true }).click()
  await admin.keyboard.type('Gęś maluje łąkę.')
  await admin.getByRole('button', { name: 'Next' }).click()
  await expectText(admin, 'Step 2 of 2')
  await admin.getByRole('button', { name: 'Back' }).click()
  expect(await admin.getByRole('textbox', { name: 'Title' }).first().inputValue()).toContain('Żółte jaźnie 🎨')
  await admin.getByRole('button', { name: 'Next' }).click()
  await admin.getByRole('textbox', { name: 'Price' }).fill('149.00')
  await admin.getByLabel('Length of access').selectOption({ label: 'Six months' })
  const buffer = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#d9a441' } })
    .png()
    .toBuffer()
  await admin.getByLabel('Choose an image').setInputFiles({ name: 'okładka.png', mimeType: 'image/png', buffer })
  await admin.getByRole('button', { name: 'Delete image' }).waitFor()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Create course' }).click()
  await admin.waitForURL(/\/home\/courses\/[^/]+\/edit$/)
  await admin.getByRole('heading', { level: 1, name: /Żółte jaźnie 🎨/ }).waitFor()
  await expectText(admin, 'Nothing here yet')
  await expectAccessible(admin)
})

test('a course whose title is emptied cannot be saved', async () => {
  await admin.getByRole('link', { name: 'Details' }).click()
  await admin.getByRole('textbox', { name: 'Title' }).first().fill('   ')
  await admin.getByRole('button', { name: 'Save changes' }).click()
  await expectText(admin, 'Title cannot be empty')
  await expectAccessible(admin)
  await admin.getByRole('textbox', { name: 'Title' }).first().fill('Yellow selves: żółte jaźnie 🎨')
  await admin.getByRole('button', { name: 'Save changes' }).click()
  await admin.getByRole('heading', { level: 1, name: 'Yellow selves: żółte jaźnie 🎨' }).waitFor()
  await admin.getByRole('link', { name: 'Price and promotion' }).click()
  await admin.getByRole('textbox', { name: 'Price' }).first().waitFor()
  await admin.getByRole('link', { name: 'Content', exact: true }).click()
})

test('sections are put into order by buttons, by keyboard and by dragging, and stay so', async () => {
  for (const name of ['Ink', 'Paper', 'Water']) {
    await admin.getByRole('textbox', { name: 'Add a section' }).fill(name)
    await admin.keyboard.press('Enter')
    await section(name).waitFor()
  }
  await expectAccessible(admin)
  const byButton = orderKept()
  await admin.getByRole('button', { name: 'Move Water up' }).click()
  await byButton
  await expectOrder(sectionTitles, ['Ink', 'Water', 'Paper'])

  const byKeyboard = orderKept()
  await admin.getByRole('button', { name: 'Move Ink', exact: true }).focus()
  await admin.keyboard.press('Space')
  await expectSaid(/^Ink moved to position 1 of 3/)
  await admin.keyboard.press('ArrowDown')
  await expectSaid(/^Ink moved to position 2 of 3/)
  await admin.keyboard.press('Space')
  await byKeyboard
  await expectOrder(sectionTitles, ['Water', 'Ink', 'Paper'])

  const byDrag = orderKept()
  await drag(admin.getByRole('button', { name: 'Move Paper', exact: true }), section('Water'))
  await byDrag
  await expectOrder(sectionTitles, ['Paper', 'Water', 'Ink'])
})

test('a section whose title is emptied is refused', async () => {
  await admin.getByRole('button', { name: 'Edit section Ink' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Section title').fill('  ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Section title cannot be empty').first().waitFor()
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('the address of a new lecture leads to where it is typed, in the last section', async () => {
  await open(admin, new URL(admin.url()).pathname.replace(/edit$/, 'lectures/create'))
  const line = admin.getByRole('textbox', { name: 'Add a lecture to Ink' })
  await expect.poll(() => line.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('a lecture cannot be saved before its upload has started, and the upload outlives a cut network', async () => {
  await openNewLecture('First lines')
  await admin.getByRole('radio', { name: /^Video/ }).check()
  await admin.getByLabel('Introduction').fill('Zażółć gęślą jaźń.')
  expect(await admin.getByRole('button', { name: 'Save lecture' }).isDisabled()).toBe(true)
  await expectText(admin, 'You can save the lecture once its video has started uploading.')
  await expectAccessible(admin)

  const calls: string[] = []
  admin.on('request', (request) => {
    if (request.headers()['tus-resumable']) calls.push(request.method())
  })
  const sendAtFullSpeed = await limitUpload(admin, QUARTER_OF_A_MEGABYTE)
  await admin.getByLabel('Choose a video').setInputFiles(film)
  const bar = admin.getByRole('progressbar')
  await expect.poll(() => shareOf(bar)).toBeGreaterThan(0.2)
  await expectText(admin, /\d+\s?%/)
  await expectText(admin, 'less than a minute left')
  expect(await admin.getByRole('button', { name: 'Save lecture' }).isEnabled()).toBe(true)

  await wire.cut(admin.context())
  await expectText(admin, 'Paused. It will continue once you are back online')
  expect(await shareOf(bar)).toBeLessThan(1)
  await sendAtFullSpeed()
  const transcoding = admin.getByText(/^This video is now transcoding/).waitFor({ timeout: within(60_000) })
  await wire.mend(admin.context())
  await transcoding
  expect(calls, 'it asks where it stopped, and goes on from there').toContain('HEAD')
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1)
})

test('its video goes from transcoding to ready, and the lecture is saved, published, free to watch', async () => {
  await admin.getByRole('checkbox', { name: 'Free to watch' }).check()
  await admin.getByRole('radio', { name: /^Published/ }).check()
  await admin.getByRole('button', { name: 'Save lecture' }).click()
  await expectText(admin, 'Saved')
  await admin
    .frameLocator('iframe[title="Video: First lines"]')
    .locator('video')
    .waitFor({ state: 'attached', timeout: within(90_000) })
  const still = admin.getByRole('img', { name: 'The thumbnail as it is now' })
  const drawn = await still.getAttribute('src')
  await admin.getByRole('button', { name: 'Choose a frame' }).click()
  const frames = admin.getByRole('list', { name: 'Frames of the video' }).getByRole('button')
  await expect.poll(() => frames.count()).toBe(8)
  await expectAccessible(admin)
  await frames.nth(5).click()
  await admin.getByRole('button', { name: 'Back to the automatic one' }).waitFor()
  expect(await still.getAttribute('src')).not.toBe(drawn)
  await admin.getByRole('button', { name: 'Close the frames' }).click()
  await admin.getByLabel('Language of the captions').selectOption('pl')
  await admin.getByLabel('Choose a file').setInputFiles({
    name: 'napisy.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('1\r\n00:00:00,500 --> 00:00:02,000\r\nPierwsza kreska\r\n'),
  })
  await admin.getByRole('button', { name: 'Edit captions: Polski' }).click()
  await admin.getByLabel('To', { exact: true }).fill('0:00.2')
  await admin.keyboard.press('Tab')
  await expectText(admin, 'Ends before it begins')
  expect(await admin.getByRole('button', { name: 'Save captions' }).isDisabled()).toBe(true)
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Undo' }).click()
  await admin.getByLabel('What is said').fill('Pierwsza kreska, od lewej')
  await admin.getByRole('button', { name: 'Save captions' }).click()
  await admin.getByRole('button', { name: 'Edit captions: Polski' }).click()
  expect(await admin.getByLabel('What is said').inputValue()).toBe('Pierwsza kreska, od lewej')
  await admin.getByRole('button', { name: 'Cancel' }).click()
  await admin.getByRole('button', { name: 'Delete captions: Polski' }).waitFor()

  const player = admin.locator('iframe[title="Video: First lines"]')
  const before = await player.getAttribute('src')
  await admin.getByLabel('Replace the video').setInputFiles(film)
  const next = admin.getByRole('region', { name: 'The new video' })
  await next.getByText(/^Students watch the old one/).waitFor()
  expect(await player.getAttribute('src')).toBe(before)
  await expectAccessible(admin)
  await next.waitFor({ state: 'detached', timeout: within(90_000) })
  expect(await player.getAttribute('src')).not.toBe(before)
  await addLecture('Second strokes')
  await section('Paper').getByText('Public', { exact: true }).waitFor()

  const byButton = orderKept()
  await admin.getByRole('button', { name: 'Move Second strokes up' }).click()
  await byButton
  await expectOrder(lectureTitles, ['Second strokes', 'First lines'])
  const byDrag = orderKept()
  await drag(
    admin.getByRole('button', { name: 'Move Second strokes', exact: true }),
    lectureTitles().filter({ hasText: 'First' }),
  )
  await byDrag
  await expectOrder(lectureTitles, ['First lines', 'Second strokes'])
})

test('once published the course is on the site, in the light and in the dark, wide and narrow', async () => {
  await admin.getByText('Before it is published').click()
  await admin.getByRole('list').filter({ hasText: 'A cover picture' }).first().waitFor()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Publish' }).click()
  const checklist = admin.getByRole('dialog', { name: /^Publish “Yellow selves/ })
  await checklist.getByText('Everything is ready.').waitFor()
  await expectAccessible(admin)
  await checklist.getByRole('button', { name: 'Publish' }).click()
  await expectText(admin, 'Published. It is now on your site.')
  const href = await admin.getByRole('link', { name: 'Preview' }).getAttribute('href')
  const visitor = await stage.aPage({ width: 390, scheme: 'dark' })
  await open(visitor, href!)
  await visitor.getByRole('heading', { level: 1, name: 'Yellow selves: żółte jaźnie 🎨' }).waitFor()
  await expectText(visitor, 'Gęś maluje łąkę.')
  await expectText(visitor, 'First lines')
  await expectText(visitor, 'Second strokes')
})

test('titles are typed one after another, a pasted list becomes lectures, and one of text is saved as it is', async () => {
  await section('Paper').getByRole('link', { name: 'First lines' }).waitFor()
  await newTitle().focus()
  for (const title of ['Trzecia kreska', 'Fourth marks']) await admin.keyboard.type(`${title}\n`)
  await section('Paper').getByRole('link', { name: 'Fourth marks' }).waitFor()
  await paste(newTitle(), '1. Piąta ✏️\n\n2) Sixth shading\r\n')
  const dialog = admin.getByRole('dialog', { name: 'Lectures from a list' })
  await expectAccessible(admin)
  expect(await dialog.getByLabel('Titles, one a line').inputValue()).toBe('Piąta ✏️\nSixth shading')
  await dialog.getByLabel('Titles, one a line').fill('x'.repeat(151))
  await dialog.getByRole('button', { name: 'Add 1 lecture' }).click()
  await dialog
    .getByText(/^A title can have at most 150 characters: “xxx/)
    .first()
    .waitFor()
  await dialog.getByLabel('Titles, one a line').fill('Piąta ✏️\nSixth shading')
  await dialog.getByRole('button', { name: 'Add 2 lectures' }).click()
  await dialog.waitFor({ state: 'detached' })
  const titles = () => section('Paper').getByRole('listitem').getByRole('link').allInnerTexts()
  const all = ['First lines', 'Second strokes', 'Trzecia kreska', 'Fourth marks', 'Piąta ✏️', 'Sixth shading']
  await expect.poll(titles).toEqual(all)
  await open(admin, admin.url())
  await expect.poll(titles).toEqual(all)

  await section('Paper').getByRole('link', { name: 'Trzecia kreska' }).click()
  await admin.getByLabel('Introduction').fill('Tylko słowa.')
  await admin.getByLabel('Run time (minutes)').fill('zaraz')
  await admin.getByRole('button', { name: 'Save lecture' }).click()
  await admin.getByText('Write minutes, such as 12, or minutes and seconds, such as 12:30').first().waitFor()
  await admin.getByLabel('Run time (minutes)').fill('7:30')
  await admin.getByRole('radio', { name: /^Published/ }).check()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Save and add another' }).click()
  await expect.poll(() => newTitle().evaluate((field) => field === document.activeElement)).toBe(true)
  const outline = admin.getByRole('region', { name: 'Outline' })
  await admin.keyboard.type('Siódma kreska\n')
  await outline.getByRole('link', { name: 'Siódma kreska' }).waitFor()
  await admin.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(admin)
  await outline.getByRole('link', { name: 'Siódma kreska' }).click()
  await admin.getByRole('heading', { level: 1, name: 'Siódma kreska' }).waitFor()
  await outline.waitFor({ state: 'hidden' })
  await admin.getByRole('button', { name: 'Properties' }).click()
  await admin.getByLabel('Introduction').fill('Za chwilę.')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Lecture', exact: true }).click()
  await expectText(admin, 'Za chwilę.')
  await admin.setViewportSize({ width: 1440, height: 900 })
  const saved = admin.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await admin.getByRole('button', { name: 'Save lecture' }).click()
  await saved
  await open(admin, admin.url())
  await outline.getByRole('link', { name: 'Trzecia kreska' }).click()
  await admin.getByRole('heading', { level: 1, name: 'Trzecia kreska' }).waitFor()
  await admin.getByRole('link', { name: 'As students see it' }).click()
  await admin.getByRole('heading', { level: 1, name: 'Trzecia kreska' }).waitFor()
  await expectText(admin, 'Tylko słowa.')
})

test('the list makes a copy of it by keyboard alone, whose film stays when the copy is emptied', async () => {
  await open(admin, '/home/courses')
  const name = 'Duplicate “Yellow selves: żółte jaźnie 🎨”'
  await admin.getByRole('button', { name }).press('Enter')
  const dialog = admin.getByRole('dialog', { name })
  await dialog.waitFor()
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Duplicate' }).press('Enter')
  await admin.getByRole('heading', { level: 1, name: 'Yellow selves: żółte jaźnie 🎨 (copy)' }).waitFor()
  await section('Paper').getByRole('link', { name: 'First lines' }).click()
  await admin.getByRole('button', { name: 'Delete video' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete video' }).click()
  await expect.poll(() => admin.getByRole('radio', { name: /^Text/ }).isChecked()).toBe(true)
  await admin.getByRole('button', { name: 'Save lecture' }).click()
  await expectText(admin, 'Saved')
  await open(admin, '/home/courses')
  await admin.getByRole('link', { name: 'Yellow selves: żółte jaźnie 🎨', exact: true }).click()
  await section('Paper').getByRole('link', { name: 'First lines' }).click()
  await admin.getByRole('button', { name: 'Delete video' }).waitFor()
})

/** With the film as it is, sent at full speed. */
async function addLecture(title: string): Promise<void> {
  const course = admin.url().replace(/\/lectures\/.*/, '/edit')
  await open(admin, course)
  await openNewLecture(title)
  await admin.getByRole('radio', { name: /^Video/ }).check()
  const transcoding = admin.getByText(/^This video is now transcoding/).waitFor({ timeout: within(60_000) })
  await admin.getByLabel('Choose a video').setInputFiles(film)
  await transcoding
  await admin.getByRole('radio', { name: /^Published/ }).check()
  await admin.getByRole('button', { name: 'Save lecture' }).click()
  await expectText(admin, 'Saved')
  await open(admin, course)
}

const newTitle = () => admin.getByRole('textbox', { name: 'Add a lecture to Paper' })

async function openNewLecture(title: string): Promise<void> {
  await newTitle().fill(title)
  await newTitle().press('Enter')
  await section('Paper').getByRole('link', { name: title }).click()
  await admin.getByRole('heading', { level: 1, name: title }).waitFor()
}

const expectSaid = (words: RegExp) =>
  admin.locator('[aria-live]').filter({ hasText: words }).first().waitFor({ state: 'attached' })

/** As a browser does that was given a text to paste. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

async function drag(grip: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await grip.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag, or nowhere to drop it')
  await admin.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await admin.mouse.down()
  await admin.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 })
  await admin.mouse.up()
}
