import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isbot } from 'isbot'
import { type Visits, visitedProduct } from '#modules/analytics/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { campaignOf } from '#platform/campaign.ts'
import { SECOND } from '#platform/clock.ts'
import { isImpersonated } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Caller } from '#platform/http/caller.ts'
import { schemeOf } from '#platform/http/scheme-of.ts'
import { pathOf } from '#platform/log.ts'
import { keepCounted } from './keep-counted.ts'
import { everyNowAndThen } from './limits/every-now-and-then.ts'
import { pageOfData, wantsPage } from './kept-pages.ts'

interface Parts {
  visits: Visits
  schools: SchoolFinder
  units: UnitsOfWork
}

/** A page of a school as it was asked for. */
interface Opened {
  url: string
  headers: IncomingHttpHeaders
  host: string
  /** of the school's site */
  origin: string
  /** Kept pages are answered before anybody is asked who they are: visitors get them. */
  caller?: Caller
}

export type NoteOpened = (opened: Opened) => void

/** They are found out about together, so that a page that costs next to nothing waits for none of it. */
const FOUND_OUT_EVERY = SECOND / 4

/**
 * Counts who opens the pages of products and their checkouts, but for admins and machines. It asks nothing of the browser and keeps nothing in
 * it. Answers what notes that a page was opened which the framework never saw.
 */
export function countVisits(app: FastifyInstance, { visits, schools, units }: Parts): NoteOpened {
  const note = async (opened: Opened, times = 1): Promise<void> => {
    const product = visitedProduct(pageOfData(pathOf(opened.url)))
    if (!product || !isOfReader(opened)) return
    const school = await schools.byHost(opened.host.toLowerCase())
    if (!school) return
    const campaign = campaignOf(opened.origin, [opened.url, opened.headers.referer])
    visits.note({ ...product, schoolId: school.id, campaign }, times)
  }
  app.addHook('onResponse', (request, reply, goOn) => {
    const { method, url, headers, host, caller } = request
    const isShown = reply.statusCode === 200 || reply.statusCode === 304
    if (method !== 'GET' || !isShown || !wantsPage(request)) return goOn()
    note({ url, headers, host, origin: `${schemeOf(request)}://${host}`, caller }).then(() => goOn(), goOn)
  })

  let alike = new Map<string, { opened: Opened; times: number }>()
  const findOut = async () => {
    const those = alike
    alike = new Map()
    for (const { opened, times } of those.values()) await note(opened, times)
  }
  const tellOf = (error: unknown) => app.log.error({ err: error }, 'some visits could not be found out about')
  keepCounted(
    app,
    async () => {
      await findOut().catch(tellOf)
      await visits.keep(units)
    },
    'visits',
  )
  const stop = everyNowAndThen(FOUND_OUT_EVERY, () => void findOut().catch(tellOf), app.log)
  app.addHook('onClose', async () => stop())
  return (opened) => {
    const { url, origin, headers } = opened
    const key = [origin, url, headers.referer, headers['user-agent'], headers['sec-purpose']].join('\n')
    const known = alike.get(key)
    if (known) known.times++
    else alike.set(key, { opened, times: 1 })
  }
}

/** Neither an admin, one who looks as a student neither, nor a machine, nor a browser that only gets ready, nor one that reads again what it shows. */
export function isOfReader({ url, headers, caller }: Pick<Opened, 'url' | 'headers' | 'caller'>): boolean {
  if (caller?.actor.role === 'admin' || (caller && isImpersonated(caller.actor))) return false
  if (isbot(headers['user-agent']) || headers['sec-purpose'] !== undefined) return false
  const path = pathOf(url)
  return !path.endsWith('.data') || pageOfData(path) !== URL.parse(headers.referer ?? '')?.pathname
}
