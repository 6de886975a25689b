import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyPage, goThrough, READERS, type Reader, siteOf, toTheEnd } from './every-page.ts'
import { noteShifts } from './shifts.ts'
import { aStage, type Stage } from './stage.ts'

/** Of a whole page: what is said by the clocks of whoever reads may take a line more than the server left for it. */
const SHIFT_AT_MOST = 0.03
const FITS_SOON = { timeout: 2000 }

let stage: Stage
let pages: Record<Reader, string[]>

beforeAll(async () => {
  stage = await aStage()
  pages = await everyPage(stage)
  // A figure of millions is as wide as any.
  await stage.query('update sold_days set amount = amount * 1000')
})
afterAll(() => stage.close())

/** What is written beyond the edge of the page, and the innermost elements that reach there, with how far. */
const whatSticksOut = () => {
  const width = document.documentElement.clientWidth
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const said: string[] = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { right } = range.getBoundingClientRect()
    if (right > width + 0.5) said.push(`“${texts.currentNode.textContent}” to ${right}`)
  }
  const beyond = [...document.querySelectorAll('*')].filter((node) => node.getBoundingClientRect().right > width + 0.5)
  const innermost = beyond.filter((node) => !beyond.some((other) => other !== node && node.contains(other)))
  const named = innermost.map(
    (node) => `${node.nodeName}.${node.getAttribute('class') ?? ''} to ${node.getBoundingClientRect().right}`,
  )
  return [...said, ...named].join('; ')
}

/** Most words are longer in Polish, but not those of all buttons, of which an admin has most. */
const WALKS = [
  ...READERS.map(({ who }) => ({ who, language: 'pl' as const })),
  { who: 'admin' as const, language: 'en' as const },
]

test.each(WALKS)(
  'every page of one $who stands still on a phone, and fits it in letters twice as large ($language)',
  async ({ who, language }) => {
    const visit = await stage.aVisit({ language, locale: 'ar-EG', timeZone: 'America/Los_Angeles', width: 390 })
    if (who === 'operator')
      await visit.addCookies([{ name: 'katedra_language', value: language, url: siteOf(stage, who) }])
    await noteShifts(visit)
    const wrong: string[] = []
    const look = async (page: Page, path: string) => {
      const shifts = await page.evaluate(() => globalThis.shifts)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      if (sum > SHIFT_AT_MOST) wrong.push(`${path} moved by ${sum}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`)
      await toTheEnd(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
      await page
        .waitForFunction(fits, undefined, FITS_SOON)
        .catch(async () => wrong.push(`${path} scrolls sideways: ${await page.evaluate(whatSticksOut)}`))
    }
    expect(await goThrough(stage, visit, who, pages[who], look)).toEqual([])
    expect(wrong).toEqual([])
  },
)
