import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { NotFound } from '#platform/refusal.ts'

/**
 * What a proxy asks before it gets a certificate on demand: 200 for a host of the platform or a school, else 404. It
 * asks itself, from beside us: what it passes on from others finds nothing here.
 */
export function allowCertificates(
  app: FastifyInstance,
  { schools, platformHost }: { schools: SchoolFinder; platformHost: string },
): void {
  app.get<{ Querystring: { domain?: string } }>(
    '/internal/certificates',
    { schema: { hide: true } },
    async (request, reply) => {
      if (!isFromBeside(request)) throw new NotFound()
      const { domain = '' } = request.query
      const isOurs = domain === platformHost || (domain !== '' && (await schools.byHost(domain)) !== undefined)
      return reply.code(isOurs ? 200 : 404).send({ allowed: isOurs })
    },
  )
}

const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits)
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

/** Spoken to by a neighbour in a private network, for itself. */
function isFromBeside({ headers, raw }: FastifyRequest): boolean {
  const { remoteAddress = '' } = raw.socket
  const isPassedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some((name) => name in headers)
  return !isPassedOn && PRIVATE.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
}
