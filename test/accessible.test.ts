import { chromium } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'

import { findBrowser } from './browser.ts'
import { expectAccessible } from './e2e/accessible.ts'

const browser = await chromium.launch(await findBrowser())
const page = await (await browser.newContext()).newPage()
afterAll(() => browser.close())

const screen = (main: string) =>
  `<!doctype html><html lang="en"><title>A screen</title><main><h1>A screen</h1>${main}</main></html>`
const show = (html: string) => page.goto(`data:text/html,${encodeURIComponent(html)}`)

test('a screen without a fault is accepted, looked at twice as well', async () => {
  await show(screen('<p>Nothing to find here</p>'))
  await expectAccessible(page)
  await expectAccessible(page)
})

test.each([
  ['a picture without words', '<img src="data:,">', 'image-alt: ', 'img'],
  ['grey on white', '<p style="color: #bbb">Hardly to be read</p>', 'color-contrast: ', 'p'],
  ['a field without a label', '<input>', 'label: ', 'input'],
])('%s is found, in a frame as well', async (_name, fault, rule, place) => {
  await show(screen(fault))
  await expect(expectAccessible(page)).rejects.toThrow(`${rule}${place}`)
  await show(`<!doctype html><html lang="en"><title>Two</title><iframe title="Below" sandbox="allow-scripts" srcdoc="
    ${screen(fault).replaceAll('"', '&quot;')}"></iframe></html>`)
  await page.frameLocator('iframe').locator('main').waitFor()
  await expect(expectAccessible(page)).rejects.toThrow(`${rule}iframe ${place}`)
})

test.each([
  ['in another colour', '<p>To be read</p><p>As well</p><p style="color: #bbb">Hardly</p>', 'p:nth-child(4)'],
  ['on another ground', '<p>To be read</p><div style="background: #333"><p>Hardly</p></div>', 'div > p'],
  [
    'in another size',
    '<p style="color: #888; font-size: 30px">Large</p><p style="color: #888">Small</p>',
    'p:nth-child(3)',
  ],
])('of the texts of a page one is looked at that is written %s', async (_name, texts, place) => {
  await show(screen(texts))
  await expect(expectAccessible(page)).rejects.toThrow(`color-contrast: ${place}`)
})

test.each(['', 'allow-same-origin'])(
  'a fault in a frame whose scripts may not run (%j) is found as well',
  async (sandbox) => {
    await show(`<!doctype html><html lang="en"><title>Two</title><main><h1>Two</h1><iframe title="Below" sandbox="${sandbox}" srcdoc="
    ${screen('<input>').replaceAll('"', '&quot;')}"></iframe></main></html>`)
    await page.frameLocator('iframe').locator('main').waitFor()
    await expect(expectAccessible(page)).rejects.toThrow('label: input')
  },
)

test('a frame without scripts need not be a whole page, as a letter is none', async () => {
  await show(`<!doctype html><html lang="en"><title>Two</title><main><h1>Two</h1><iframe title="Below" sandbox="" srcdoc="
    <html lang='en'><title>A letter</title><p>Dear reader</p></html>"></iframe></main></html>`)
  await page.frameLocator('iframe').locator('p').waitFor()
  await expectAccessible(page)
})
