import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessible.ts'
import { aFilm } from './film.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { lessonOf } from './places.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const SECONDS = 60
const RATE = 8000

let stage: Stage
let lesson: string
let lectureId: string
let editor: string
let folder: string
let film: string

beforeAll(async () => {
  stage = await aStage()
  folder = await mkdtemp(join(tmpdir(), 'katedra-lecture-'))
  film = await aFilm(folder)
  lesson = await lessonOf(stage, STUDENT)
  lectureId = lesson.split('/').at(-1)!
  const [place] = await stage.query<{ course_id: string }>(`select course_id from lectures where id = $1`, [lectureId])
  await stage.query(`update lectures set is_free_to_watch = false where id = $1`, [lectureId])
  editor = `/home/courses/${place!.course_id}/lectures/${lectureId}/edit`
})
beforeEach(() => stage.query(`delete from lecture_components where lecture_id = $1`, [lectureId]))
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true })
})

/** A minute of a quiet tone. */
function aTone(): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + SECONDS * RATE, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(SECONDS * RATE, 40)
  return Buffer.concat([head, Buffer.from(Array.from({ length: SECONDS * RATE }, (_, at) => 128 + (at % 8)))])
}
const tone = { name: 'Nagranie_o_zakwasie.wav', mimeType: 'audio/wav', buffer: aTone() }
const sheet = { name: 'Żółty arkusz.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const captions = {
  name: 'film.vtt',
  mimeType: 'text/vtt',
  buffer: Buffer.from('WEBVTT\n\n00:00.500 --> 00:02.000\nKreda\n'),
}
const words = { name: 'Nagranie.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('To nie jest nagranie') }

const dialogOf = (page: Page) => page.getByRole('dialog')
async function add(page: Page, { button, type, save }: Words, fill: () => Promise<void>) {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: type, exact: true }).click()
  await fill()
  await dialogOf(page).getByRole('button', { name: save }).click()
  await dialogOf(page).waitFor({ state: 'hidden' })
}
interface Words {
  button: string
  type: string
  save: string
}

test('a sound is uploaded, played on where one stopped on another device, and silent once access is over', async () => {
  const admin = await stage.aPage({ language: 'pl', width: 390, scheme: 'dark' })
  await logIn(admin, ADMIN)
  await open(admin, editor)
  const dialog = dialogOf(admin)
  await add(admin, { button: 'Dodaj element', type: 'Nagranie dźwiękowe', save: 'Zapisz' }, async () => {
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles(words)
    await expectText(admin, 'To nie jest nagranie, które można tu odtworzyć.')
    await file.setInputFiles(tone)
    await dialog.getByText(tone.name).waitFor()
    await expect.poll(() => dialog.getByLabel('Co to jest').inputValue()).toBe('Nagranie o zakwasie')
    await dialog.getByLabel('Co jest w nagraniu, słowami').fill('Zakwas lubi ciepło.')
    await expectAccessible(admin)
  })
  await admin.getByRole('button', { name: 'Odtwórz: Nagranie o zakwasie' }).waitFor()

  const student = await stage.aPage({ width: 390 })
  await logIn(student, STUDENT)
  await open(student, lesson)
  const slider = (page: Page) => page.getByRole('slider', { name: 'Position in: Nagranie o zakwasie' })
  const at = async (page: Page) => Number(await slider(page).inputValue())
  await student.getByRole('combobox', { name: 'Speed' }).selectOption('2×')
  await student.getByRole('button', { name: 'Play: Nagranie o zakwasie' }).click()
  await student.getByRole('button', { name: 'Ahead 30 seconds' }).click()
  await expect.poll(() => at(student)).toBeGreaterThan(32)
  const kept = student.waitForResponse(
    (answer) => answer.url().includes('/entries/') && answer.request().method() === 'PUT',
  )
  await student.getByRole('button', { name: 'Pause: Nagranie o zakwasie' }).click()
  expect((await kept).ok()).toBe(true)
  const stopped = await at(student)
  await student.getByText('Read what is said').click()
  await expectText(student, 'Zakwas lubi ciepło.')
  await expectAccessible(student)
  await open(student, lesson)
  await expect.poll(() => student.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('2')

  const tablet = await stage.aPage({ width: 820, scheme: 'dark' })
  await logIn(tablet, STUDENT)
  await open(tablet, lesson)
  await expect.poll(() => at(tablet)).toBe(stopped)
  await slider(tablet).focus()
  await tablet.keyboard.press('ArrowLeft')
  expect(await at(tablet)).toBe(stopped - 5)
  await open(admin, '/home/entries')
  expect(await admin.getByText('Nagranie o zakwasie').count()).toBe(0)

  const address = await tablet.locator('audio').getAttribute('src')
  const statusFor = async (page: Page) => (await page.request.get(address!, { failOnStatusCode: false })).status()
  expect([await statusFor(tablet), await statusFor(await stage.aPage())]).toEqual([200, 403])
  await stage.query(
    `insert into revocations (grant_id, school_id, reason)
     select g.id, g.school_id, 'Refunded' from grants g join people p on p.id = g.student_id where p.email = $1`,
    [STUDENT.email],
  )
  expect(await statusFor(tablet)).toBe(403)
  await tablet.getByRole('button', { name: 'Play: Nagranie o zakwasie' }).click()
  await expectText(tablet, 'This cannot be played now')
  await stage.query(`delete from revocations where reason = 'Refunded'`)
})

test('a video is sent into a lecture, gets captions and a still, is watched beside its own, and another takes its place', async () => {
  const admin = await stage.aPage({ language: 'pl', width: 390 })
  await logIn(admin, ADMIN)
  await open(admin, editor)
  const dialog = dialogOf(admin)
  await add(admin, { button: 'Dodaj element', type: 'Film', save: 'Zapisz' }, async () => {
    await dialog.getByRole('button', { name: 'Zapisz' }).click()
    await expectText(admin, 'Najpierw wybierz film: zapisać można, gdy zacznie się przesyłać')
    await dialog.locator('input[type=file]').setInputFiles(film)
    await expect.poll(() => dialog.getByLabel('Co to jest').inputValue()).toBe('film')
    await dialog.getByLabel('Co to jest').fill('Zza kulis')
    await expectAccessible(admin)
  })
  const shown = await aBlockFilm()
  await admin.locator('figure iframe[title*="Zza kulis"]').waitFor()
  await giveCaptionsAndStill(admin)

  const student = await stage.aPage({ width: 390, scheme: 'dark' })
  await logIn(student, STUDENT)
  await open(student, lesson)
  const player = student.frameLocator('iframe[title*="Zza kulis"]').locator('video')
  await student.locator('iframe[title*="Zza kulis"]').scrollIntoViewIfNeeded()
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => ((video.muted = true), video.play(), video.currentTime)))
    .toBeGreaterThan(0.3)
  expect(await player.evaluate(captionsSaid)).toEqual(['Kreda i klej'])
  await expectAccessible(student)

  await admin.getByRole('button', { name: /^Edytuj: / }).click()
  await dialog.locator('iframe').waitFor()
  await dialog.locator('input[type=file]').first().setInputFiles(film)
  await dialog.locator('iframe').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Zapisz' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await aBlockFilm()).not.toBe(shown)
  await expect.poll(() => stage.query(`select 1 from videos where id = $1`, [shown])).toEqual([])
})

/** In the dialog of the film, where Enter in a time of its captions sends nothing. */
async function giveCaptionsAndStill(admin: Page): Promise<void> {
  const dialog = dialogOf(admin).first()
  await admin.getByRole('button', { name: /^Edytuj: / }).click()
  await dialog.getByLabel('Wybierz plik', { exact: true }).and(dialog.locator('input')).setInputFiles(captions)
  await dialog.getByRole('button', { name: 'Edytuj napisy: Polski' }).click()
  await dialog.getByLabel('Od', { exact: true }).press('Enter')
  await dialog.getByLabel('Co słychać').fill('Kreda i klej')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expectText(admin, 'Zmiany w tych napisach zostaną utracone.')
  await dialogOf(admin).last().getByRole('button', { name: 'Anuluj' }).click()
  await dialog.getByRole('button', { name: 'Zapisz napisy' }).click()
  await dialog.getByRole('button', { name: 'Edytuj napisy: Polski' }).waitFor()
  await dialog.getByRole('button', { name: 'Wybierz kadr' }).click()
  await dialog
    .getByRole('button', { name: /^Kadr z / })
    .last()
    .click()
  await dialog.getByRole('button', { name: 'Wróć do automatycznej' }).waitFor()
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Said by the captions of a film as a browser reads them. */
const captionsSaid = async (film: HTMLVideoElement): Promise<string[]> => {
  const [track] = film.textTracks
  if (!track) return []
  track.mode = 'hidden'
  while (!track.cues?.length) await new Promise((resolve) => setTimeout(resolve, 50))
  return Array.from(track.cues, (cue) => (cue as VTTCue).text)
}

/** The film of the lecture's component, once it is ready. */
async function aBlockFilm(): Promise<string> {
  const films = () =>
    stage.query<{ id: string }>(
      `select v.id from videos v join lecture_components c on c.video_id = v.id where c.lecture_id = $1 and v.state = 'ready'`,
      [lectureId],
    )
  await expect.poll(films).toHaveLength(1)
  return (await films())[0]!.id
}

test('a file is offered, another handed in, read and answered', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  await open(admin, editor)
  const dialog = dialogOf(admin)
  await add(admin, { button: 'Add content', type: 'File to download', save: 'Save' }, async () => {
    await dialog.locator('input[type=file]').setInputFiles(sheet)
    await dialog.getByText(sheet.name).waitFor()
    await dialog.getByLabel('What it is for').fill('Print it on both sides')
    await expectAccessible(admin)
  })
  await add(admin, { button: 'Add content', type: 'Question, answered with a file', save: 'Save' }, async () => {
    await dialog.getByLabel('What you ask').fill('Show your print')
    await dialog.getByRole('checkbox', { name: 'I answer what students enter here' }).check()
    await expectAccessible(admin)
  })
  await expectText(admin, 'Students hand in their file here.')

  const student = await stage.aPage({ language: 'pl', width: 390, scheme: 'dark' })
  await logIn(student, STUDENT)
  await open(student, lesson)
  const saved = student.waitForEvent('download')
  await student.getByRole('link', { name: /Pobierz.*Żółty arkusz/ }).click()
  expect((await saved).suggestedFilename()).toBe(sheet.name)
  const hand = student.getByRole('region', { name: 'Show your print' })
  await hand.locator('input[type=file]').setInputFiles({ ...words, name: 'praca.mp3' })
  await expectText(student, 'Plik tego rodzaju nie jest tu przyjmowany')
  await hand.locator('input[type=file]').setInputFiles(sheet)
  await hand.getByRole('link', { name: sheet.name }).waitFor()
  await expectText(student, 'Zapisano')
  await expectAccessible(student)

  await open(admin, '/home/entries?state=waiting')
  const handedIn = admin.waitForEvent('download')
  await admin.getByRole('link', { name: sheet.name }).click()
  expect((await handedIn).suggestedFilename()).toBe(sheet.name)
  await admin.getByRole('button', { name: 'Answer', exact: true }).click()
  await dialog.getByLabel('Your answer').fill('A fine print.')
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expectText(admin, 'No entry found')

  await open(student, lesson)
  await expectText(student, 'A fine print.')
  await hand.getByRole('button', { name: 'Wycofaj plik' }).click()
  await hand.getByRole('button', { name: 'Wybierz plik' }).waitFor()
  await expect.poll(() => stage.query(`select 1 from component_entries where file_id is not null`)).toEqual([])
})
