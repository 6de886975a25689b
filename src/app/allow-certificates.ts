import type { FastifyInstance } from 'fastify'
import type { SchoolFinder } from '#modules/schools/index.ts'

/** What a proxy asks before it gets a certificate on demand: 200 for a host of the platform or a school, else 404. */
export function allowCertificates(
  app: FastifyInstance,
  { schools, platformHost }: { schools: SchoolFinder; platformHost: string },
): void {
  app.get<{ Querystring: { domain?: string } }>(
    '/internal/certificates',
    { schema: { hide: true } },
    async (request, reply) => {
      const { domain = '' } = request.query
      const isOurs = domain === platformHost || (domain !== '' && (await schools.byHost(domain)) !== undefined)
      return reply.code(isOurs ? 200 : 404).send({ allowed: isOurs })
    },
  )
}
