import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitedProduct } from '#modules/analytics/index.ts'
import { type KnownPartners, type PartnerClicks, rememberClick } from '#modules/partners/index.ts'
import { PARTNER_PARAMETER } from '#modules/partners/vocabulary.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { clock } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { pathOf } from '#platform/log.ts'
import { isOfReader } from './count-visits.ts'
import { keepCounted } from './keep-counted.ts'
import { pageOfData, wantsPage } from './kept-pages.ts'

interface Parts {
  knownPartners: KnownPartners
  partnerClicks: PartnerClicks
  schools: SchoolFinder
  units: UnitsOfWork
}

/** A link to any page may be a partner's: its click is counted and remembered beside the page, which is kept without it. */
export function followPartners(app: FastifyInstance, { knownPartners, partnerClicks, schools, units }: Parts): void {
  app.addHook('onSend', (request, reply, _payload, goOn) => {
    const isShown = reply.statusCode === 200 || reply.statusCode === 304
    if (request.method !== 'GET' || !isShown || !request.url.includes(`${PARTNER_PARAMETER}=`)) return goOn()
    follow(request, reply).then(() => goOn(), goOn)
  })
  const follow = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, host } = request
    const code = new URLSearchParams(url.slice(pathOf(url).length)).get(PARTNER_PARAMETER)
    if (!code || !wantsPage(request) || !isOfReader(request)) return
    try {
      const school = await schools.byHost(host.toLowerCase())
      const partner = school && (await knownPartners.byCode(school, code))
      if (!partner) return
      rememberClick(reply, { code: partner.code, at: clock.now() }, partner.windowDays)
      // Whoever stands between would give the same cookie to others, and we would count none of them.
      reply.header('cache-control', 'private, no-cache')
      const product = visitedProduct(pageOfData(pathOf(url)))
      partnerClicks.note({ schoolId: school.id, partnerId: partner.id, slug: product?.slug ?? '' })
    } catch (error) {
      request.log.error({ err: error }, 'a click of a partner could not be followed; the page is shown all the same')
    }
  }
  keepCounted(app, () => partnerClicks.keep(units), 'clicks')
}
