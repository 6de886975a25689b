import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { en } from '#kit/messages/en.ts'
import { pl } from '#kit/messages/pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { aFilm } from './film.ts'
import { open } from './open.ts'
import { ADMIN, fillLogin, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { type Words, wordsIn } from './words.ts'
import { within } from '#test/limits.ts'

const SESSIONS_ARE_REMEMBERED_FOR = 11_000
const VIDEO_IS_READY_WITHIN = within(90_000)
const PASSWORD = 'gęślą-jaźń'

interface Member {
  page: Page
  name: string
  email: string
}

interface Run {
  text: Words['community']
  comments: Words['comments']
  admin: Page
  writer: Member
  reader: Member
  topic: { title: string; path: string }
  post: { path: string }
}

let stage: Stage
let folder: string
let film: string
let run: Run

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'katedra-films-'))
  ;[stage, film] = await Promise.all([aStage(), aFilm(folder, { bytes: 2_000_000 })])
})
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true })
})

const LOOKS = drawnLook([
  { language: 'en', width: 1440, scheme: 'light', sessionExpired: en.sessionExpired },
  { language: 'pl', width: 390, scheme: 'dark', sessionExpired: pl.sessionExpired },
])

let joined = 0

/** A click, and the server has counted it. */
async function vote(button: Locator): Promise<void> {
  const counted = button.page().waitForResponse((answer) => answer.url().endsWith('/vote') && answer.ok())
  await button.click()
  await counted
}

/** A student who makes an account. */
async function aMember(page: Page): Promise<Member> {
  joined += 1
  const [name, email] = [`Łucja Żak ${joined}`, `zak.${joined}@katedra.test`]
  await open(page, '/register')
  await page.locator('input[name="name"]').fill(name)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(PASSWORD)
  await page.locator('input[name="password_confirmation"]').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL('**/my')
  return { page, name, email }
}

/** As a phone held upright writes it: megabytes, lying on its side, with a note how to turn it. */
const aPhoto = () =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#b55b3a',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()

const title = ({ text }: Run, page: Page) => page.getByRole('textbox', { name: text('title'), exact: true })
const body = ({ text }: Run, page: Page) => page.getByRole('textbox', { name: text('body'), exact: true })
const publish = ({ text }: Run, page: Page) => page.getByRole('button', { name: text('publish'), exact: true })
const widerThanTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const isInSight = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((node) => {
        const { left, right } = node.getBoundingClientRect()
        return left >= 0 && right <= window.innerWidth
      }),
    )
    .toBe(true)
const pathOf = (page: Page) => new URL(page.url()).pathname

test('a visitor is led to the login and comes to the community from there', async () => {
  const page = await stage.aPage()
  await open(page, '/community')
  expect(pathOf(page)).toBe('/login')
  await fillLogin(page, ADMIN)
  await page.waitForURL('**/community')
})

test.each(LOOKS)('an admin opens a topic and posts formatted text ($language, $width px)', async (look) => {
  const { language } = look
  const [admin, first, second] = await Promise.all([stage.aPage(look), stage.aPage(look), stage.aPage(look)])
  const { community: text, comments } = wordsIn(language)
  const [writer, reader] = [await aMember(first), await aMember(second)]
  run = {
    text,
    comments,
    admin,
    writer,
    reader,
    topic: { title: `Oprawy ${language}`, path: '' },
    post: { path: '' },
  }

  await logIn(admin, ADMIN)
  await open(admin, '/home/community')
  await admin.getByRole('button', { name: text('addTopic') }).click()
  const dialog = admin.getByRole('dialog', { name: text('newTopic') })
  await dialog.getByRole('textbox', { name: text('topicTitle') }).fill(run.topic.title)
  await dialog.getByRole('textbox', { name: text('topicDescription') }).fill('Żółte grzbiety i inne.')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: text('save') }).click()
  await admin.getByRole('heading', { level: 2, name: run.topic.title }).waitFor()

  await open(admin, '/community')
  await admin
    .getByRole('navigation', { name: text('topics') })
    .getByRole('link', { name: run.topic.title })
    .click()
  await admin.getByRole('heading', { level: 1, name: run.topic.title }).waitFor()
  run.topic.path = pathOf(admin)
  await expectText(admin, text('emptyFeed'))
  await expectAccessible(admin)
  await admin.getByRole('link', { name: text('writePost') }).click()
  await title(run, admin).fill('Spotkanie w czwartek')
  await body(run, admin).click()
  await admin.keyboard.type('Przynieście ')
  await admin.keyboard.press('Control+b')
  await admin.keyboard.type('igłę i nić')
  await expectAccessible(admin)
  await publish(run, admin).click()
  await admin.waitForURL('**/community/posts/*')
  await admin
    .getByRole('article', { name: 'Spotkanie w czwartek' })
    .locator('strong', { hasText: 'igłę i nić' })
    .waitFor()

  await admin.getByRole('link', { name: text('editWhich', { title: 'Spotkanie w czwartek' }) }).click()
  await admin.getByRole('heading', { level: 1, name: text('editPost') }).waitFor()
  await body(run, admin).locator('strong', { hasText: 'igłę i nić' }).waitFor()
  await body(run, admin).press('Control+End')
  await admin.keyboard.type(' woskowaną')
  await admin.getByRole('button', { name: text('saveChanges'), exact: true }).click()
  await admin
    .getByRole('article', { name: 'Spotkanie w czwartek' })
    .locator('strong', { hasText: 'igłę i nić woskowaną' })
    .waitFor()
})

test.each(LOOKS)(
  'a student is stopped at 4 characters and by what is no picture, posts a photo of a phone and edits ($language)',
  async () => {
    const { text, writer } = run
    const { page } = writer
    await open(page, run.topic.path)
    await page.getByRole('article', { name: 'Spotkanie w czwartek' }).waitFor()
    await page.getByRole('button', { name: text('bell') }).click()
    await expectText(page, text('bellOn', { topic: run.topic.title }))
    expect(await widerThanTheScreen(page)).toBeLessThanOrEqual(0)
    await isInSight(page.getByRole('navigation', { name: text('topics') }).locator('[aria-current]'))
    await page.getByRole('link', { name: text('writePost') }).click()
    await title(run, page).fill('Skór')
    await body(run, page).fill('Pierwsza oprawa w skórze, zażółcona.')
    expect(await publish(run, page).isDisabled()).toBe(true)
    await title(run, page).fill('Skóra')

    const input = page.getByLabel(text('choosePicture')).and(page.locator('input'))
    await input.setInputFiles({ name: 'notatki.txt', mimeType: 'text/plain', buffer: Buffer.from('nic') })
    await expectText(page, text('pictureInTheWay'))
    expect(await publish(run, page).isDisabled()).toBe(true)
    await expectAccessible(page)
    const photo = await aPhoto()
    expect(photo.length).toBeGreaterThan(1_000_000)
    const other = page.getByLabel(text('replacePicture')).and(page.locator('input'))
    await other.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByRole('img', { name: 'IMG_1.jpeg' }).waitFor()
    await publish(run, page).click()
    await page.getByRole('heading', { level: 1, name: 'Skóra' }).waitFor()
    run.post.path = pathOf(page)
    const shown = page.getByRole('img', { name: text('pictureOf', { title: 'Skóra' }) })
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
      .toBeCloseTo(4 / 3, 1)
    const address = await shown.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect((await page.request.get(address)).headers()['cache-control']).toContain('private')
    expect((await fetch(address)).status).toBe(401)

    await page.getByRole('link', { name: text('editWhich', { title: 'Skóra' }) }).click()
    await page.getByRole('heading', { level: 1, name: text('editPost') }).waitFor()
    await title(run, page).fill('Skóra i len')
    await page.getByRole('button', { name: text('saveChanges'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Skóra i len' }).waitFor()
    await expectText(page, `(${text('edited')})`)
  },
)

test.each(LOOKS)(
  'another student votes, comments and looks at the photos, and cannot edit or delete ($language)',
  async () => {
    const { text, comments, reader } = run
    const { page } = reader
    await open(page, run.topic.path)
    const card = page.getByRole('article', { name: 'Skóra i len' })
    const [up, down] = [
      card.getByRole('group').getByRole('button').first(),
      card.getByRole('group').getByRole('button').last(),
    ]
    await vote(up)
    await card.getByRole('group').getByRole('button', { pressed: true }).waitFor()
    await vote(up)
    await vote(down)
    await card.getByRole('group').getByText('1', { exact: true }).waitFor()
    await open(page, run.topic.path)
    await card.getByRole('group').getByRole('button', { pressed: true }).waitFor()
    await card.getByRole('group').getByText('1', { exact: true }).waitFor()
    expect(await card.getByRole('button', { name: text('deleteWhich', { title: 'Skóra i len' }) }).count()).toBe(0)
    expect(await card.getByRole('link', { name: text('editWhich', { title: 'Skóra i len' }) }).count()).toBe(0)
    await card.getByRole('link', { name: text('noCommentsOn', { title: 'Skóra i len' }) }).click()
    await page.getByRole('heading', { level: 1, name: 'Skóra i len' }).waitFor()
    await page.getByRole('textbox', { name: comments('yourComment') }).fill('Piękny grzbiet!')
    await page.getByRole('button', { name: comments('send') }).click()
    await page.getByRole('article', { name: reader.name }).getByText('Piękny grzbiet!').waitFor()
    await page.getByRole('link', { name: text('commentsOn', { count: 1, title: 'Skóra i len' }) }).waitFor()
    await open(page, run.topic.path)
    await card.getByRole('link', { name: text('commentsOn', { count: 1, title: 'Skóra i len' }) }).waitFor()
    await page.getByRole('heading', { level: 2, name: text('photos') }).waitFor()

    await open(page, run.topic.path.replace('/topics/', '/gallery/'))
    await page.getByRole('link', { name: text('openPhoto', { title: 'Skóra i len' }) }).click()
    await page.getByRole('dialog').getByRole('img', { name: 'Skóra i len' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(0)
    await open(page, '/community/gallery')
  },
)

test.each(LOOKS)('an admin deletes the post, but cannot edit it ($language)', async () => {
  const { text, admin } = run
  const named = { title: 'Skóra i len' }
  await open(admin, run.post.path)
  expect(await admin.getByRole('link', { name: text('editWhich', named) }).count()).toBe(0)
  const author = admin.getByRole('article', { name: named.title }).getByRole('link', { name: run.writer.name })
  expect(await author.getAttribute('href')).toMatch(/^\/home\/students\//)
  await admin.getByRole('button', { name: text('deleteWhich', named) }).click()
  const question = admin.getByRole('dialog')
  await question.getByText(text('postWillGo', named)).waitFor()
  await expectAccessible(admin)
  await question.getByRole('button', { name: text('deletePost') }).click()
  await admin.waitForURL(`**${run.topic.path}`)
  await expectText(admin, text('postDeleted'))
  await expect.poll(() => admin.getByRole('article', { name: named.title }).count()).toBe(0)

  await open(run.reader.page, run.post.path)
  await expectText(run.reader.page, text('postMissing'))
  await expectAccessible(run.reader.page)
})

test.each(LOOKS)('a video is sent after its post is published, and plays once it is prepared ($language)', async () => {
  const { text, writer } = run
  const { page } = writer
  await open(page, `${run.topic.path}/new`)
  await title(run, page).fill('Film from the press')
  await body(run, page).fill('Four seconds of it.')
  await page.getByRole('radio', { name: text('videoFile') }).check()
  await page.getByLabel(text('chooseVideo')).and(page.locator('input')).setInputFiles(film)
  await expectText(page, text('videoFileHelp'))
  await expectAccessible(page)
  await publish(run, page).click()
  await page.waitForURL('**/community/posts/*')
  await page.getByRole('heading', { level: 1, name: 'Film from the press' }).waitFor()
  await page.locator('iframe').waitFor({ timeout: VIDEO_IS_READY_WITHIN })
  await open(run.reader.page, pathOf(page))
  await run.reader.page.locator('iframe').waitFor()
})

test.each(LOOKS)('its author puts another video in its place ($language)', async () => {
  const { text, writer } = run
  const { page } = writer
  const post = pathOf(page)
  const shown = await page.locator('iframe').getAttribute('src')
  await open(page, `${post}/edit`)
  await expectText(page, text('videoKept'))
  await page.getByLabel(text('replaceVideo')).and(page.locator('input')).setInputFiles(film)
  await expectAccessible(page)
  await page.getByRole('button', { name: text('saveChanges') }).click()
  await page.waitForURL(`**${post}`)
  const other = page.locator(`iframe:not([src="${shown}"])`)
  await other.waitFor({ timeout: VIDEO_IS_READY_WITHIN })
  expect(await other.getAttribute('src')).not.toContain(shown!.split('?')[0])
})

test.each(LOOKS)(
  'a session that ends while a post is written leads to the login and back, with what was typed ($language)',
  async ({ sessionExpired }) => {
    const { page, email } = run.reader
    await open(page, `${run.topic.path}/new`)
    await title(run, page).fill('Not to be lost')
    await body(run, page).fill('Not a word of it: łza.')
    await stage.query(
      `update sessions set expires_at = now() - interval '1 hour' where person_id in (select id from people where email = $1)`,
      [email],
    )
    await stage.moveClock(SESSIONS_ARE_REMEMBERED_FOR)
    await publish(run, page).click()
    await page.waitForURL('**/login?next=**')
    await expectText(page, sessionExpired)
    await fillLogin(page, { email, password: PASSWORD })
    await page.waitForURL(`**${run.topic.path}/new`)
    await expect.poll(() => title(run, page).inputValue()).toBe('Not to be lost')
    expect(await body(run, page).inputValue()).toBe('Not a word of it: łza.')
    await publish(run, page).click()
    await page.getByRole('heading', { level: 1, name: 'Not to be lost' }).waitFor()
  },
)
