import type { Page } from 'playwright-core'
import { fillAddresses, type Piece, type Reader } from '../every-page.ts'
import { comesToRest, isAlive } from '../open.ts'
import type { Stage } from '../stage.ts'
import { fitsInLargeLetters } from './fits-in-large-letters.ts'
import { isAccessible } from './is-accessible.ts'
import { standsStill } from './stands-still.ts'
import { type Tab, type Tabs, tabsOf } from './tabs.ts'

/** What is wrong with the page that is shown; nothing where all is well. */
type Judge = (page: Page) => Promise<string[]>

const STILL = 'stands still'
interface Judges {
  atFirst: Record<string, Judge>
  /** once all has woken that wakes when it is near */
  atTheEnd: Record<string, Judge>
}

interface Walk extends Tabs {
  /** whose pages must not move by themselves in this look */
  stillFor: Reader[]
  /** but these, which have a reason to */
  mayMove?: string[]
  /** whether pages are read in letters twice as large too: where they are as narrow as they come */
  inLargeLetters?: boolean
}

/**
 * Goes to each page of a piece once, in one look, and answers what is wrong there, each with its path and what was judged; what fails
 * keeps nobody from the next. Each person logs in once for all pieces.
 */
export async function aWalk(
  stage: Stage,
  { stillFor, mayMove = [], inLargeLetters = false, ...look }: Walk,
): Promise<(piece: Piece) => Promise<string[]>> {
  const paths = await fillAddresses(stage)
  const tabOf = tabsOf(stage, look)
  const large = { 'fits in large letters': fitsInLargeLetters }
  const atTheEnd = { 'is accessible': isAccessible, ...(inLargeLetters && large) }
  return async ({ who, addresses }) => {
    const tab = await tabOf(who)
    const wrong: string[] = []
    for (const path of addresses.flatMap((address) => paths.get(address)!)) {
      const isStill = stillFor.includes(who) && !mayMove.includes(path)
      const atFirst = { 'is taken over': isTakenOver, ...(isStill && { [STILL]: standsStill }) }
      wrong.push(...(await wrongTwice(tab, tab.site + path, { atFirst, atTheEnd })).map((each) => `${path} ${each}`))
    }
    return wrong
  }
}

/** A face that came late moves a page on a busy machine: where nothing else is wrong it is gone to once more, and what moved once is told. */
async function wrongTwice(tab: Tab, url: string, judges: Judges): Promise<string[]> {
  const first = await wrongWith(tab, url, judges)
  if (first.length === 0 || !first.every((each) => each.startsWith(`(${STILL})`))) return first
  const second = await wrongWith(tab, url, judges)
  if (second.length === 0) console.warn(`Moved once, and not again: ${url} ${first.join('; ')}`)
  return second
}

async function wrongWith({ page, said }: Tab, url: string, judges: Judges): Promise<string[]> {
  const wrong: string[] = []
  const judgeBy = async (some: Record<string, Judge>) => {
    for (const [what, judge] of Object.entries(some))
      for (const each of await judge(page).catch((error: unknown) => [String(error)])) wrong.push(`(${what}): ${each}`)
  }
  try {
    await page.goto(url, { waitUntil: 'load' })
    await judgeBy(judges.atFirst)
    await page.mouse.wheel(0, 20_000)
    await comesToRest(page)
    await judgeBy(judges.atTheEnd)
    // What is under way for it ends here, and is none of the next one's.
    await page.goto('about:blank')
  } catch (error) {
    wrong.push(`(opens): ${String(error)}`)
  }
  return [...wrong, ...said.splice(0).map((each) => `(says nothing): ${each}`)]
}

async function isTakenOver(page: Page): Promise<string[]> {
  const wrong = await isAlive(page).then(
    () => [],
    () => ['it never was'],
  )
  await comesToRest(page)
  return wrong
}
