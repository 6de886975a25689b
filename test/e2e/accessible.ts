import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { within } from '../limits.ts'
import { ALIKE, markAlike } from './alike.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const WCAG_AND_GOOD_PRACTICE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Of a whole page, which the page around a frame has already. */
const OF_PAGES = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region']
const ANSWERS_WITHIN_MS = within(10_000)
/** No page of ours: the browser's own viewer of PDFs, before it begins and after. */
const VIEWER = /^$|^[^?#]+\/pdf(?:[?#]|$)|^chrome-extension:/
/** What a frame says that was empty until then, as the preview of a page is. */
const WENT_ON = /Execution context was destroyed/
const LOOKED_AT_EVERY = 20
const IS_MISSING = `!('axe' in window)`
/** Brought to each page anew, so it comes small. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const BRING = `${AXE}; axe.configure({
  allowedOrigins: ['<unsafe_all_origins>'],
  rules: [{ id: 'color-contrast', selector: ':not([${ALIKE}])' }],
})`

/** Refuses a screen in which axe finds anything against WCAG 2.2 A and AA, in its frames too. */
export async function expectAccessible(page: Page): Promise<void> {
  const still = await stillFramesOf(page)
  for (const frame of page.frames()) if (!still.includes(frame)) await bringAxe(frame)
  await page.evaluate(standStill)
  await page.evaluate(markAlike, ALIKE)
  const found = await violationsIn(page, { iframes: still.length === 0 })
  for (const frame of still) found.push(...(await violationsInCopy(page, frame)))
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Those whose scripts may not run, and so none of axe either: it would wait for their answer, and then leave them out. */
async function stillFramesOf(page: Page): Promise<Frame[]> {
  const still: Frame[] = []
  for (const frame of page.frames().filter((each) => each !== page.mainFrame())) {
    const element = await elementOf(frame)
    const isStill = await element?.evaluate(
      (each) =>
        each instanceof HTMLIFrameElement && each.hasAttribute('sandbox') && !each.sandbox.contains('allow-scripts'),
    )
    if (isStill) still.push(frame)
  }
  return still
}

/** Nothing, where the frame has left the screen meanwhile, as a film's player may. */
const elementOf = (frame: Frame) =>
  frame.frameElement().catch((error: unknown) => {
    if (!frame.isDetached()) throw error
  })

/** What such a frame shows, as a page of its own, as wide as it is and still without its scripts. */
async function violationsInCopy(page: Page, frame: Frame): Promise<string[]> {
  await frame.waitForLoadState('load')
  const body = (await frame.content()).replaceAll(/<script\b.*?<\/script>/gs, '')
  // What is written into its page has no address of its own.
  const url = [frame.url(), page.url()].find((each) => each.startsWith('http'))
  const { width, height } = await frame.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }))
  const copy = await page.context().newPage()
  try {
    await copy.setViewportSize({ width, height })
    if (url) {
      await copy.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
      await copy.goto(url)
    } else await copy.setContent(body)
    await bringAxe(copy.mainFrame())
    return await violationsIn(copy, { iframes: false, without: OF_PAGES })
  } finally {
    await copy.close()
  }
}

interface Look {
  /** whether axe goes into frames */
  iframes: boolean
  /** rules that do not apply */
  without?: string[]
}

const violationsIn = (page: Page, { iframes, without = [] }: Look): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      // Nobody comes to what lies behind an open dialog, which axe sees of pages, but not of frames.
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
      const behind = [...document.querySelectorAll('iframe')].filter((frame) => modal && !modal.contains(frame))
      const { violations } = await window.axe.run(behind.length > 0 ? { exclude: behind } : document, {
        runOnly: given.tags,
        rules: Object.fromEntries(given.without.map((rule) => [rule, { enabled: false }])),
        iframes: given.iframes,
        resultTypes: ['violations'],
        // Not the styles, which none of these rules reads and each run would fetch again.
        preload: { assets: ['media'] },
        pingWaitTime: 20_000,
      })
      // What sticks to an edge covers some of the page at any moment: a target is measured where one would scroll it to.
      const stays = async (rule: string, target: unknown[]) => {
        const [selector] = target
        if (rule !== 'target-size' || target.length > 1 || typeof selector !== 'string') return true
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return (await window.axe.run(selector, { runOnly: { type: 'rule', values: [rule] } })).violations.length > 0
      }
      const left: string[] = []
      const [x, y] = [window.scrollX, window.scrollY]
      for (const { id, nodes } of violations)
        for (const { target } of nodes) if (await stays(id, target)) left.push(`${id}: ${target.join(' ')}`)
      window.scrollTo({ left: x, top: y, behavior: 'instant' })
      return left
    },
    { tags: WCAG_AND_GOOD_PRACTICE, iframes, without },
  )

/** Colours in the middle of a change are nobody's to read. */
const standStill = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < 1_000)
      .map(({ finished }) => finished),
  )

async function bringAxe(frame: Frame, { wentOn = false } = {}): Promise<void> {
  let isOver = false
  const over = () => void (isOver = true)
  const bringing = frame.evaluate(IS_MISSING).then((isMissing) => isMissing && frame.evaluate(BRING))
  bringing.then(over, over)
  const until = Date.now() + ANSWERS_WITHIN_MS
  while (!isOver && Date.now() < until) await pause(LOOKED_AT_EVERY)
  if (!isOver && VIEWER.test(frame.url())) return
  try {
    await bringing
  } catch (error) {
    // What has left the screen meanwhile is not looked at; what went on to its page is, once it is there.
    if (frame.isDetached()) return
    if (wentOn || !WENT_ON.test(String(error))) throw error
    await frame.waitForLoadState('load')
    await bringAxe(frame, { wentOn: true })
  }
}
