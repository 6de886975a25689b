import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#platform/i18n/language.ts'
import { open } from './open.ts'
import { logIn, STUDENT } from './people.ts'
import { lessonOf } from './places.ts'
import { aStage, type Stage } from './stage.ts'

const KB = 1000
const COURSE = '/linocut-at-the-kitchen-table'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** After so many milliseconds a survey asks, and later what waits to be turned to begins by itself. */
const LATER = 2000

/** Whether a page is still loading by then is the machine's doing: nothing begins later in it. */
const leaveOutWhatBeginsLater = (later: number) => {
  const setTimer = window.setTimeout.bind(window)
  window.setTimeout = ((work: () => void, after = 0, ...given: unknown[]) =>
    after < later ? setTimer(work, after, ...given) : 0) as typeof setTimeout
}

const REST = 1000

/** Words come as a page comes alive, which on a busy machine is long after the network was quiet. */
async function untilNothingComes(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count()
    await sleep(REST)
  }
}

/** All scripts that a browser loads before anybody touches the page: words and what comes on demand as well. */
async function scriptsOf(
  path: string,
  { language = 'en', isStudent = false }: { language?: Language; isStudent?: boolean } = {},
) {
  const visit = await stage.aVisit({ language })
  if (isStudent) {
    const first = await visit.newPage()
    await logIn(first, STUDENT)
    await first.close()
  }
  const page = await visit.newPage()
  await page.addInitScript(leaveOutWhatBeginsLater, LATER)
  const sizes: Promise<number>[] = []
  const measure = (answer: Response) => {
    if (answer.request().resourceType() !== 'script') return
    sizes.push(answer.body().then((body) => brotliCompressSync(body).byteLength))
  }
  page.on('response', measure)
  await open(page, path)
  await untilNothingComes(() => sizes.length)
  // What comes after a moment of rest is no part of it, and the visit would end before it is read.
  page.off('response', measure)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await visit.close()
  return { kilobytes: bytes / KB, files: sizes.length }
}

test.each([
  { page: COURSE, language: 'en', most: 110 },
  { page: COURSE, language: 'pl', most: 110 },
  { page: '/login', language: 'en', most: 90 },
  { page: '/register', language: 'pl', most: 90 },
] as const)(
  'a browser loads at most $most KB for $page in $language, in 20 files',
  async ({ page, language, most }) => {
    const { kilobytes, files } = await scriptsOf(page, { language })
    expect(kilobytes).toBeLessThanOrEqual(most)
    expect(files).toBeLessThanOrEqual(20)
  },
)

// The notes of a lesson and the player's own script come behind the page, once somebody stirs.
test.each([
  { page: 'a checkout', pathOf: () => Promise.resolve('/visible-mending/checkout'), most: 130, files: 20 },
  { page: 'a lesson', pathOf: () => lessonOf(stage, STUDENT), most: 147, files: 20 },
  // Of these two at most 150 KB in 20 files are wanted: this holds what has been reached.
  { page: '/my', pathOf: () => Promise.resolve('/my'), most: 141, files: 37 },
  { page: 'an account', pathOf: () => Promise.resolve('/my/account'), most: 166, files: 49 },
])('a browser loads at most $most KB for $page, in $files files', async ({ pathOf, most, files }) => {
  const loaded = await scriptsOf(await pathOf(), { isStudent: true })
  expect(loaded.kilobytes).toBeLessThanOrEqual(most)
  expect(loaded.files).toBeLessThanOrEqual(files)
})
