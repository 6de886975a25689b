import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { freePorts } from '../free-ports.ts'
import { expectAccessible } from './accessible.ts'
import { aFilm } from './film.ts'
import { limitUpload } from './network.ts'
import { open } from './open.ts'
import { logIn, STUDENT } from './people.ts'
import { aPostPath } from './places.ts'
import { expectText } from './seen.ts'
import { aStage, aStageOfItsOwn, type Stage } from './stage.ts'
import { within } from '#test/limits.ts'

const TRANSCODED = { timeout: within(120_000) }

let stage: Stage
let folder: string
let post: string
let page: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'katedra-videos-'))
  stage = await aStage()
  post = await aPostPath(stage)
})
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  page = await stage.aPage()
  await logIn(page, STUDENT)
  await open(page, post)
})

const box = () => page.getByRole('textbox', { name: 'Your comment' })
const comment = async (body: string) => {
  await box().fill(body)
  await page.getByRole('button', { name: 'Post comment' }).click()
}
const written = (body: string) => page.getByRole('article').filter({ hasText: body }).first()
const chooseFilm = async (film: string) => {
  await box().click()
  await page.getByRole('button', { name: 'Add video' }).waitFor()
  await page.locator('section[aria-labelledby="comments"] input[type="file"]').first().setInputFiles(film)
  await page.getByRole('button', { name: 'Remove video film.mp4' }).waitFor()
}

test('a video that cannot be sent says so; sent again it is saved, then transcoded, then played', async () => {
  expect(await page.getByRole('button', { name: 'Add video' }).count()).toBe(0)
  await chooseFilm(await aFilm(folder))
  await page.route('**/tusupload/**', (route) => route.fulfill({ status: 403 }))
  await page.route('**/tusupload', (route) => route.fulfill({ status: 403 }))
  await comment('Here is how I fold')
  await page.getByRole('alert').filter({ hasText: 'Upload failed' }).getByText('Something went wrong').waitFor()
  expect(await written('Here is how I fold').count()).toBe(0)
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectText(page, 'Saved')
  const mine = written('Here is how I fold')
  await mine
    .getByText(
      'This video is now transcoding. Please reload the page in few minutes to check if it has uploaded correctly.',
    )
    .or(mine.locator('iframe'))
    .first()
    .waitFor()
  await mine.locator('iframe').waitFor(TRANSCODED)
  await expectAccessible(page)
  expect(await mine.locator('iframe').getAttribute('src')).toContain('autoplay=false')
})

test('a video broken off is gone on with after a reload, and one that is stopped gives the text back', async () => {
  const film = await aFilm(folder, { bytes: 6_000_000 })
  const lift = await limitUpload(page, 400_000)
  await chooseFilm(film)
  await comment('Broken off half-way')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await open(page, post)
  await lift()
  const mine = written('Broken off half-way')
  await mine.getByText('The upload of “film.mp4” was not finished').waitFor()
  await expectAccessible(page)
  await mine.locator('input[type="file"]').setInputFiles(film)
  await expectText(page, 'Saved')

  await open(page, post)
  const liftAgain = await limitUpload(page, 400_000)
  await chooseFilm(film)
  await comment('Stopped after all')
  await page.getByRole('button', { name: 'Stop the upload' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the upload' }).click()
  await expect.poll(() => box().inputValue()).toBe('Stopped after all')
  await liftAgain()
  await open(page, post)
  expect(await written('Stopped after all').count()).toBe(0)
  await box().fill('')
})

test('while nobody answers at the video host, a comment with a video says that uploads are unavailable, and stays in the box', async () => {
  const elsewhere = await aStageOfItsOwn({
    BUNNY_LIBRARY_ID: '133',
    BUNNY_API_KEY: 'key',
    BUNNY_READ_ONLY_API_KEY: 'read-only key',
    BUNNY_TOKEN_KEY: 'token key',
    BUNNY_CDN_HOST: 'vz-1.b-cdn.test',
    BUNNY_API_ORIGIN: `http://127.0.0.1:${await freePorts(1)}`,
  })
  try {
    page = await elsewhere.aPage()
    await logIn(page, STUDENT)
    await open(page, await aPostPath(elsewhere))
    await chooseFilm(await aFilm(folder))
    const answer = page.waitForResponse((response) => response.url().endsWith('/comments'))
    await comment('Nobody will see how I fold')
    expect([(await answer).status(), await (await answer).json()]).toMatchObject([
      502,
      { message: 'Video upload is temporary unavailable' },
    ])
    await page.getByRole('alert').getByText('Video upload is temporary unavailable').waitFor()
    expect(await box().inputValue()).toBe('Nobody will see how I fold')
  } finally {
    await elsewhere.close()
  }
})
