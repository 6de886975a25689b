import type { BrowserContext, Page } from 'playwright-core'
import { complaintsOf } from '../complaints.ts'
import type { Reader } from '../every-page.ts'
import { ADMIN, logIn, OPERATOR, type Person, STUDENT } from '../people.ts'
import { noteShifts } from '../shifts.ts'
import type { Stage, Visit } from '../stage.ts'

const PERSONS: Record<Reader, Person | undefined> = {
  visitor: undefined,
  student: STUDENT,
  author: ADMIN,
  admin: ADMIN,
  operator: OPERATOR,
}

/** Goes from page to page of a visit: a new one for each would begin with no script compiled. */
export interface Tab {
  page: Page
  /** where the reader's pages are */
  site: string
  /** what the page that is shown complained of */
  said: string[]
}

export interface Tabs {
  look: Visit
  /** what a visit is given before its first page */
  prepare?: (visit: BrowserContext) => Promise<unknown>
}

/** One tab for each reader, who logs in once. */
export function tabsOf(stage: Stage, { look, prepare }: Tabs): (who: Reader) => Promise<Tab> {
  const tabs = new Map<Person | undefined, Tab>()
  return async (who) => {
    const site = who === 'operator' ? stage.platformUrl : stage.url
    const person = PERSONS[who]
    const tab = tabs.get(person) ?? (await aTabOf(await aVisitOf(stage, look, person, site), site, prepare))
    tabs.set(person, tab)
    return tab
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

async function aTabOf(visit: BrowserContext, site: string, prepare: Tabs['prepare']): Promise<Tab> {
  await prepare?.(visit)
  const page = await visit.newPage()
  return { page, site, said: complaintsOf(page) }
}
