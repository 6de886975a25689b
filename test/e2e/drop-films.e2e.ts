import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { aFilm } from './film.ts'
import { aVisitedWire, limitUpload, type VisitedWire } from './network.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aCourseToEdit } from './places.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { within } from '#test/limits.ts'

const SLOWLY = 400 * 1024
const LONG = { timeout: within(120_000) }
const NAMES = ['2_Druga_kreska', '10 Ostatnia', '1 Pierwsza']
const IN_ORDER = ['1 Pierwsza', '2 Druga kreska', '10 Ostatnia']

let stage: Stage
let folder: string
let wire: VisitedWire
let admin: Page
let content: string
let films: string[]
let sendAtFullSpeed: () => Promise<void>
const asked: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'katedra-dropped-'))
  const [ready, film] = await Promise.all([aStage(), aFilm(folder, { bytes: 6_000_000 })])
  stage = ready
  films = await Promise.all(
    NAMES.map(async (name) => {
      const path = join(folder, `${name}.mp4`)
      await copyFile(film, path)
      return path
    }),
  )
  wire = await aVisitedWire(stage.url)
  admin = await stage.aPage({ url: wire.url })
  admin.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await logIn(admin, ADMIN)
  content = (await aCourseToEdit(stage)).replace(/\/edit.*$/, '/edit')
  await open(admin, content)
  await admin.getByRole('textbox', { name: 'Add a section' }).fill('Kreski')
  await admin.keyboard.press('Enter')
  await section().waitFor()
})
afterAll(async () => {
  await stage.close()
  await wire.close()
  await rm(folder, { recursive: true })
})

const section = () => admin.getByRole('region', { name: 'Kreski', exact: true })
const titles = () => section().getByRole('listitem').getByRole('link').allInnerTexts()
const input = () => admin.getByLabel('Add videos to Kreski').and(admin.locator('input'))
const strip = () => admin.getByRole('region', { name: 'Videos on their way' })
const statesOfFilms = async () => {
  const rows = await stage.query<{ state: string }>(
    `select v.state from lectures l join sections s on s.id = l.section_id left join videos v on v.id = l.video_id
     where s.title = 'Kreski' order by l.position`,
  )
  return rows.map(({ state }) => state)
}

test('films that are dropped on a section become drafts named after their files; what is none is named with its reason', async () => {
  sendAtFullSpeed = await limitUpload(admin, SLOWLY)
  await drop()
  await expect.poll(titles, LONG).toEqual(['A note'])
  await strip().getByText('This file is empty').waitFor()
  await expect.poll(() => strip().getByText('This is not a video file').count(), LONG).toBe(2)
  await input().setInputFiles(films)
  await expect.poll(titles, LONG).toEqual(['A note', ...IN_ORDER])
  await strip()
    .getByText(/^Uploading \d videos/)
    .waitFor()
  await expectAccessible(admin)
  await admin.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(admin)
  await admin.setViewportSize({ width: 1440, height: 900 })
})

test('they go on while one works elsewhere in the panel and while the network comes and goes', async () => {
  await admin.getByRole('link', { name: 'Products', exact: true }).first().click()
  await admin.waitForURL('**/home/products')
  await strip()
    .getByText(/^Uploading \d videos/)
    .waitFor()
  await wire.cut(admin.context())
  await strip().getByText('Paused. It will continue once you are back online').first().waitFor(LONG)
  await wire.mend(admin.context())
  await expect
    .poll(async () => Number(await strip().getByRole('progressbar').first().getAttribute('value')), LONG)
    .toBeGreaterThan(0.1)
  await strip().getByRole('button', { name: 'Pause “10 Ostatnia”' }).click()
  await strip().getByRole('button', { name: 'Resume “10 Ostatnia”' }).waitFor()
})

test('leaving asks; after the browser was closed the same files go on where they stopped, in the same lectures', async () => {
  await open(admin, content)
  await sendAtFullSpeed()
  expect(asked).toContain('beforeunload')
  await section()
    .getByText(/uploads? (was|were) not finished/)
    .waitFor()
  await expectAccessible(admin)
  const begun: string[] = []
  admin.on('request', (request) => {
    if (request.headers()['tus-resumable']) begun.push(request.method())
  })
  await input().setInputFiles(films)
  await expect.poll(async () => (await statesOfFilms()).filter((state) => state === 'uploading').length, LONG).toBe(0)
  expect(begun).toContain('HEAD')
  await expectText(admin, /videos? uploaded/)
  expect(await titles()).toEqual(['A note', ...IN_ORDER])
  await input().setInputFiles(films)
  await strip().getByText('This file is in the section already').first().waitFor()
  expect(await titles()).toEqual(['A note', ...IN_ORDER])
  await expectAccessible(admin)
  await strip().getByRole('button', { name: 'Close the list' }).click()
  await strip().waitFor({ state: 'detached' })
})

/** What is no film by its name or by how it begins, what is empty, and what only begins like one, as from a folder. */
const drop = () =>
  section()
    .getByRole('textbox')
    .evaluate((field) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' }))
      dataTransfer.items.add(new File([], 'empty.mp4', { type: 'video/mp4' }))
      dataTransfer.items.add(new File(['no film at all'], 'A_text.mp4', { type: 'video/mp4' }))
      dataTransfer.items.add(new File(['\0\0\0 ftypisom', 'no film'], 'A_note.mp4', { type: 'video/mp4' }))
      field.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
