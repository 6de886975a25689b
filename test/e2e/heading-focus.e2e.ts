import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { open } from './open.ts'
import { ADMIN, logIn, type Person, STUDENT } from './people.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** Whose walk through the school: from where, and the links that are followed. */
const WALKS: { who: Person | null; from: string; links: string[]; stays: string }[] = [
  { who: null, from: '/', links: ['/courses', '/articles', '/courses'], stays: '/courses?' },
  {
    who: STUDENT,
    from: '/my',
    links: ['/my/notes', '/my/downloads', '/my/consultations', '/my/orders', '/community', '/community/topics/'],
    stays: '',
  },
  {
    who: ADMIN,
    from: '/home',
    links: [
      '/home/products',
      '/home/courses',
      '/home/courses/new',
      '/home/events',
      '/home/orders',
      '/home/codes',
      '/home/articles',
      '/home/articles/new',
    ],
    stays: '/home?',
  },
]

const headingHasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement === document.querySelector('main h1'))

test.each(
  WALKS.flatMap((walk) => [
    { ...walk, language: 'en' as const, byKeys: false },
    { ...walk, language: 'pl' as const, byKeys: true },
  ]),
)(
  'after every change of screen the focus is on its heading (from $from, $language)',
  async ({ who, from, links, stays, language, byKeys }) => {
    const page = await stage.aPage({ language })
    if (who) await logIn(page, who)
    await open(page, from)
    await page.locator('[popover][aria-hidden="true"]').waitFor({ state: 'attached' })
    expect(await headingHasFocus(page), 'a page that is loaded leaves the focus at its beginning').toBe(false)
    const follow = async (href: string) => {
      const link = page.locator(`a[href^="${href}"]`).filter({ visible: true }).first()
      if (!byKeys) return link.click()
      await link.focus()
      await page.keyboard.press('Enter')
    }
    if (stays) {
      await open(page, stays.slice(0, -1))
      await follow(stays)
      await page.waitForURL((url) => url.search !== '')
      await page.waitForLoadState('networkidle')
      expect(await headingHasFocus(page), 'what is narrowed on the same screen leaves it alone').toBe(false)
      await open(page, from)
    }
    for (const href of links) {
      await follow(href)
      await page.waitForURL((url) => url.pathname.startsWith(href))
      await expect.poll(() => headingHasFocus(page), { message: href }).toBe(true)
      if (byKeys) continue
      const ring = () => page.locator('main h1').evaluate((heading) => getComputedStyle(heading).outlineStyle)
      expect(await ring(), 'who points sees no ring').toBe('none')
    }
    await page.goBack()
    await expect.poll(() => headingHasFocus(page)).toBe(true)
  },
)
