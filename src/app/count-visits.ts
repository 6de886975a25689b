import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { type Visits, visitedProduct } from '#modules/analytics/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { campaignOf } from '#platform/campaign.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { schemeOf } from '#platform/http/scheme-of.ts'
import { pathOf } from '#platform/log.ts'
import { keepCounted } from './keep-counted.ts'
import { pageOfData, wantsPage } from './kept-pages.ts'

interface Parts {
  visits: Visits
  schools: SchoolFinder
  units: UnitsOfWork
}

/** Counts who opens the pages of products and their checkouts, kept pages among them, but for admins and machines. It asks nothing of the browser and keeps nothing in it. */
export function countVisits(app: FastifyInstance, { visits, schools, units }: Parts): void {
  app.addHook('onResponse', async (request, reply) => {
    const isShown = reply.statusCode === 200 || reply.statusCode === 304
    const product = request.method === 'GET' && isShown ? visitedProduct(pageOfData(pathOf(request.url))) : undefined
    if (!product || !wantsPage(request) || !isOfReader(request)) return
    const school = await schools.byHost(request.host.toLowerCase())
    if (!school) return
    const { referer } = request.headers
    const campaign = campaignOf(`${schemeOf(request)}://${request.host}`, [request.url, referer])
    visits.note({ ...product, schoolId: school.id, campaign })
  })

  keepCounted(app, () => visits.keep(units), 'visits')
}

/** Neither an admin, nor a machine, nor a browser that only gets ready, nor one that reads again what it shows. */
export function isOfReader({ url, headers, caller }: FastifyRequest): boolean {
  // Kept pages are answered before anybody is asked who they are: visitors get them.
  if (caller?.actor.role === 'admin') return false
  if (isbot(headers['user-agent']) || headers['sec-purpose'] !== undefined) return false
  const path = pathOf(url)
  return !path.endsWith('.data') || pageOfData(path) !== URL.parse(headers.referer ?? '')?.pathname
}
