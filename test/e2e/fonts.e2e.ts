import { fileURLToPath } from 'node:url'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FACES } from '#kit/theme/faces.ts'
import { FONT_PAIRS, type FontPair, pairOf } from '#kit/theme/font-pairs.ts'
import { pairCss } from '#kit/theme/pair-css.ts'
import { en } from '#modules/schools/messages/look-en.ts'
import { pl } from '#modules/schools/messages/look-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { noteShifts, shiftsOf } from './shifts.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const SHIFT_AT_MOST = 0.03
/** Of what stands in until a face has come, in width and in height. */
const OFF_BY_AT_MOST = 0.025

const setIn = (page: Page, where = 'h1') =>
  page
    .locator(where)
    .first()
    .evaluate((node) => getComputedStyle(node).fontFamily.split(',')[0])
const filesAskedFor = (page: Page): string[] => {
  const files: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/([^/?]+)-latin(?:-ext)?-wght-normal[^/]*\.woff2/.exec(request.url()) ?? []
    if (file) files.push(file)
  })
  return files
}

test.each(
  drawnLook([
    { words: en, language: 'en', width: 1440, scheme: 'light', fonts: 'playfair' },
    { words: pl, language: 'pl', width: 390, scheme: 'dark', fonts: 'space-grotesk' },
  ]),
)('an admin sees each pair in itself, tries one on and publishes it ($language)', async ({ words, fonts, ...look }) => {
  const { heading, text } = pairOf({ fonts, template: 'quarto' })
  const admin = await stage.aPage(look)
  await logIn(admin, ADMIN)
  const files = filesAskedFor(admin)
  await open(admin, '/home/settings/look')
  expect(files).not.toContain('atkinson-hyperlegible-next')
  await admin.getByRole('button', { name: words.allFonts.replace('{count}', String(FONT_PAIRS.length)) }).click()
  await expect.poll(() => files).toEqual(expect.arrayContaining(['atkinson-hyperlegible-next', 'nunito', 'bitter']))
  await expectAccessible(admin)
  await admin.getByRole('radio', { name: `${FACES[heading].name} ·` }).check()
  const preview = admin.frameLocator('iframe')
  const previewed = () =>
    preview
      .locator('h1')
      .first()
      .evaluate((node) => getComputedStyle(node).fontFamily.split(',')[0])
  await expect.poll(previewed).toContain(FACES[heading].name)
  expect(await setIn(admin)).toContain('Bricolage')
  await admin.getByRole('button', { name: words.publish, exact: true }).click()
  await expect.poll(() => admin.getByText(words.unpublished).count()).toBe(0)
  await open(admin, '/home/settings/look')
  expect(await setIn(admin)).toContain('Bricolage')

  const visit = await stage.aVisit({ ...look, width: 390 })
  await noteShifts(visit)
  const visitor = await visit.newPage()
  const asked = filesAskedFor(visitor)
  for (const path of ['/', '/courses', '/login']) {
    await open(visitor, path)
    await expect.poll(() => setIn(visitor)).toContain(FACES[heading].name)
    expect(await setIn(visitor, 'body')).toContain(FACES[text].name)
    const shifts = await shiftsOf(visitor)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    expect(sum, `${path}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`).toBeLessThan(SHIFT_AT_MOST)
  }
  expect(new Set(asked)).toEqual(new Set([heading, text]))
})

const LINES = [
  ['display', 'Nauczysz się oprawiać książki, które przetrwają'],
  ['text', 'Zaczniesz od papieru i nici. Po sześciu tygodniach masz w rękach książkę, którą zszywasz i oprawiasz.'],
] as const

test.each(FONT_PAIRS)('what stands in for the faces of %s is as wide and as high as they are', async (fonts) => {
  const page = await stage.aPage({ width: 1440 })
  await page.route(`**${TWINS}*`, (route) => route.fulfill({ path: fileURLToPath(TWIN_FILES[fileOf(route)]!) }))
  // Not of the school, which has chosen a pair of its own by now.
  await open(page, `${stage.platformUrl}/login`)
  const sizes = await page.evaluate(measure, { css: withTwins(pairCss(fonts)), fonts, lines: LINES })
  for (const { which, real, standIn } of sizes) {
    expect(Math.abs(standIn.width / real.width - 1), `${which}, in width`).toBeLessThan(OFF_BY_AT_MOST)
    expect(Math.abs(standIn.height / real.height - 1), `${which}, in height`).toBeLessThan(OFF_BY_AT_MOST)
  }
})

/** As wide and high as what stands in, letter by letter: a machine need not have either of its fonts. */
const TWIN_FILES: Record<string, string> = {
  Arial: import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  'Arial Bold': import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  'Times New Roman': import.meta.resolve('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'),
  'Times New Roman Bold': import.meta.resolve('@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'),
}
const TWINS = '/twins/'
const fileOf = (route: Route) => decodeURIComponent(route.request().url().split(TWINS)[1]!)
const withTwins = (css: string) => css.replaceAll(/src:local\('([^']+)'\)[^;]*/g, `src:url('${TWINS}$1')`)

interface Measured {
  css: string
  fonts: FontPair
  lines: typeof LINES
}

/** In the browser: a line in a face, and the same in what is named after it. */
async function measure({ css, fonts, lines }: Measured) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  document.documentElement.dataset['fonts'] = fonts
  const boxOf = async (family: string, weight: string, text: string) => {
    const line = Object.assign(document.createElement('span'), { textContent: text })
    line.style.cssText = `position:absolute;white-space:nowrap;font-size:64px;line-height:normal;letter-spacing:0`
    Object.assign(line.style, { fontFamily: family, fontWeight: weight })
    document.body.append(line)
    await document.fonts.load(`${weight} 64px ${family}`, text)
    await document.fonts.ready
    const { width, height } = line.getBoundingClientRect()
    line.remove()
    return { width, height }
  }
  const sizes = []
  for (const [which, text] of lines) {
    const style = getComputedStyle(document.documentElement)
    const [face = '', standIn = ''] = style.getPropertyValue(`--face-${which}`).split(',')
    const weight = which === 'display' ? style.getPropertyValue('--display-weight') : '400'
    sizes.push({
      which,
      real: await boxOf(face, weight, text),
      standIn: await boxOf(standIn, standIn.includes('Heading') ? '400' : weight, text),
    })
  }
  return sizes
}
