import type { BrowserContext, Page } from 'playwright-core'
import { complaintsOf } from '../complaints.ts'
import { fillAddresses, type Piece, type Reader } from '../every-page.ts'
import { comesToRest, isAlive } from '../open.ts'
import { ADMIN, logIn, OPERATOR, type Person, STUDENT } from '../people.ts'
import { noteShifts } from '../shifts.ts'
import type { Stage, Visit } from '../stage.ts'
import { fitsInLargeLetters } from './fits-in-large-letters.ts'
import { isAccessible } from './is-accessible.ts'
import { standsStill } from './stands-still.ts'

const PERSONS: Record<Reader, Person | undefined> = {
  visitor: undefined,
  student: STUDENT,
  author: ADMIN,
  admin: ADMIN,
  operator: OPERATOR,
}

/** What is wrong with the page that is shown; nothing where all is well. */
type Judge = (page: Page) => Promise<string[]>

/** Once all has woken that wakes when it is near. */
const AT_THE_END: Record<string, Judge> = {
  'is accessible': isAccessible,
  'fits a phone in large letters': fitsInLargeLetters,
}

interface Walk {
  look: Visit
  /** whose pages must not move by themselves in this look */
  stillFor: Reader[]
  /** but these, which have a reason to */
  mayMove?: string[]
  /** what a visit is given before its first page */
  prepare?: (visit: BrowserContext) => Promise<unknown>
}

/**
 * Goes to each page of a piece once, in one look, and answers what is wrong there, each with its path and what was judged; what fails
 * keeps nobody from the next. Each person logs in once for all pieces.
 */
export async function aWalk(
  stage: Stage,
  { look, stillFor, mayMove = [], prepare }: Walk,
): Promise<(piece: Piece) => Promise<string[]>> {
  const paths = await fillAddresses(stage)
  const visits = new Map<Person | undefined, BrowserContext>()
  const visitOf = async (who: Reader, site: string) => {
    const person = PERSONS[who]
    const visit = visits.get(person) ?? (await aVisitOf(stage, look, person, site))
    if (!visits.has(person)) await prepare?.(visit)
    visits.set(person, visit)
    return visit
  }
  return async ({ who, addresses }) => {
    const site = who === 'operator' ? stage.platformUrl : stage.url
    const visit = await visitOf(who, site)
    const wrong: string[] = []
    for (const path of addresses.flatMap((address) => paths.get(address)!)) {
      const isStill = stillFor.includes(who) && !mayMove.includes(path)
      const atFirst = { 'is taken over': isTakenOver, ...(isStill && { 'stands still': standsStill }) }
      wrong.push(...(await wrongWith(visit, site + path, atFirst)).map((each) => `${path} ${each}`))
    }
    return wrong
  }
}

async function aVisitOf(stage: Stage, look: Visit, person: Person | undefined, site: string): Promise<BrowserContext> {
  const visit = await stage.aVisit(look)
  if (look.language) await visit.addCookies([{ name: 'katedra_language', value: look.language, url: site }])
  const page = await visit.newPage()
  if (person) await logIn(page, person, site)
  await page.close()
  await noteShifts(visit)
  return visit
}

async function wrongWith(visit: BrowserContext, url: string, atFirst: Record<string, Judge>): Promise<string[]> {
  const wrong: string[] = []
  const page = await visit.newPage()
  const said = complaintsOf(page)
  const judgeBy = async (judges: Record<string, Judge>) => {
    for (const [what, judge] of Object.entries(judges))
      for (const each of await judge(page).catch((error: unknown) => [String(error)])) wrong.push(`(${what}): ${each}`)
  }
  try {
    await page.goto(url, { waitUntil: 'load' })
    await judgeBy(atFirst)
    await page.mouse.wheel(0, 20_000)
    await comesToRest(page)
    await judgeBy(AT_THE_END)
  } catch (error) {
    wrong.push(`(opens): ${String(error)}`)
  }
  await page.close()
  return [...wrong, ...said.map((each) => `(says nothing): ${each}`)]
}

async function isTakenOver(page: Page): Promise<string[]> {
  const wrong = await isAlive(page).then(
    () => [],
    () => ['it never was'],
  )
  await comesToRest(page)
  return wrong
}
