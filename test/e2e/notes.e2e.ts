import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { logIn, STUDENT } from './people.ts'
import { expectPlaying, filmReady, seek, timeOf } from './player.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { wordsIn } from './words.ts'

const BOOKBINDING = 'introligatorstwo-od-pierwszej-skladki'

let stage: Stage
let lesson: string

beforeAll(async () => {
  stage = await aStage()
  await filmReady(stage, BOOKBINDING)
  const [lecture] = await stage.query<{ id: string }>(
    `select l.id from lectures l join sections s on s.id = l.section_id join products p on p.id = l.course_id
     where p.slug = $1 and not l.is_free_to_watch order by s.position, l.position limit 1`,
    [BOOKBINDING],
  )
  lesson = `/${BOOKBINDING}/watch/${lecture!.id}`
})
afterAll(() => stage.close())

const film = (page: Page) => page.frameLocator('main iframe').first().locator('video')
const noteOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

test('a student writes while the film plays, comes back to the moment, changes and finds what they wrote', async () => {
  const words = wordsIn('en').notes
  const page = await stage.aPage()
  await logIn(page, STUDENT)
  await open(page, lesson)
  await expectPlaying(page)
  await seek(page, 3)
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(3)
  await film(page).evaluate((video: HTMLVideoElement) => {
    // However long a busy machine takes for what follows, it is of this moment.
    video.pause()
    video.currentTime = 3.5
    video.ownerDocument.body.focus()
  })
  await expect.poll(() => timeOf(page)).toBe(3.5)
  await page.frameLocator('main iframe').locator('media-play-button').focus()
  const box = page.getByRole('textbox', { name: words('newNote') })
  await expect
    .poll(async () => {
      await page.keyboard.press('Alt+m')
      return box.evaluate((element) => element === document.activeElement)
    })
    .toBe(true)
  await page.keyboard.type('Along the grain, zażółć')
  await expectText(page, words('at', { moment: '0:03' }))
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await noteOf(page, 'Along the grain').waitFor()
  expect(await page.locator('main iframe').evaluate((frame) => frame === document.activeElement)).toBe(true)

  await box.fill('Half a thou')
  await open(page, lesson)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect.poll(() => box.inputValue()).toBe('Half a thou')
  await box.fill('')
  await film(page).waitFor({ state: 'attached' })
  await seek(page, 0)
  await page.getByRole('link', { name: words('playFrom', { moment: '0:03' }) }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(3)

  await noteOf(page, 'Along the grain')
    .getByRole('button', { name: /^Edit note/ })
    .click()
  await page.getByRole('textbox', { name: words('editing') }).fill('Always along the grain')
  await page.getByRole('button', { name: words('saveChange'), exact: true }).click()
  await noteOf(page, 'Always along the grain').getByText('0:03').waitFor()

  await page.getByRole('link', { name: words('allNotes') }).click()
  await page.getByRole('heading', { level: 1, name: words('myNotes') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: words('search') }).fill('nothing of the kind')
  await expectText(page, words('noneFound'))
  await page.getByRole('searchbox', { name: words('search') }).fill('GRAIN')
  await noteOf(page, 'Always along the grain').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words('export') }).click()
  expect((await download).suggestedFilename()).toMatch(/^notes-.*\.csv$/)
  await page.getByRole('link', { name: words('playFrom', { moment: '0:03' }) }).click()
  await page.waitForURL('**?t=3')
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(3)
})

test('on a phone, in Polish and in the dark, notes stand in a sheet below the film, and go when asked', async () => {
  const words = wordsIn('pl').notes
  const page = await stage.aPage({ language: 'pl', width: 390, scheme: 'dark' })
  await logIn(page, STUDENT)
  await open(page, lesson)
  await page.getByRole('button', { name: 'Notatki' }).click()
  await page.getByRole('textbox', { name: words('newNote') }).fill('Klej nie może być zimny')
  await page.getByRole('button', { name: words('save') }).click()
  const written = noteOf(page, 'Klej nie może')
  await written.waitFor()
  await expectAccessible(page)
  await written.getByRole('button', { name: words('deleteWhich', { note: 'Klej nie może być zimny' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('deleteNote') })
    .click()
  await written.waitFor({ state: 'detached' })
  await expectText(page, words('deleted'))
})

test('without scripts notes are read, and once access is over they are read still, but no more is written', async () => {
  const page = await stage.aPage({ scripts: false })
  await page.goto('/login')
  await page.getByLabel('Email').fill(STUDENT.email)
  await page.getByLabel('Password', { exact: true }).fill(STUDENT.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/my')
  const readAll = async () => {
    await page.goto(lesson)
    await page.getByRole('link', { name: 'All my notes' }).click()
    await page.getByRole('heading', { level: 1, name: 'My notes' }).waitFor()
    await expectText(page, 'Always along the grain')
  }
  await readAll()

  await stage.query(
    `insert into revocations (grant_id, school_id, reason)
     select g.id, g.school_id, 'Refunded' from grants g join people p on p.id = g.student_id join products c on c.id = g.product_id
     where p.email = $1 and c.slug = $2`,
    [STUDENT.email, BOOKBINDING],
  )
  await readAll()
  const withScripts = await stage.aPage()
  await logIn(withScripts, STUDENT)
  await open(withScripts, lesson)
  await withScripts.getByRole('tab', { name: 'Notes' }).click()
  await expectText(withScripts, wordsIn('en').notes('closed'))
  await expectText(withScripts, 'Always along the grain')
  expect(await withScripts.locator('textarea[name="note"]').count()).toBe(0)
})
