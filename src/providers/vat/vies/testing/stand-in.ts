import fastify, { type FastifyInstance } from 'fastify'

export interface ViesStandIn {
  app: FastifyInstance
  origin: string
  /** what it was asked, in order */
  asked: Record<string, string>[]
  /** what it says next, instead of knowing every number */
  saysNext: { status: number; body: object | string }[]
}

const refusal = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })
export const down = { status: 400, body: refusal('MS_UNAVAILABLE') }
export const unknownAsker = { status: 400, body: refusal('INVALID_REQUESTER_INFO') }
export const misformed = { status: 400, body: refusal('INVALID_INPUT') }
export const invalid = { status: 200, body: { valid: false, name: '---', address: '---', requestIdentifier: '' } }

/** A server that speaks the REST protocol of VIES on this machine. */
export async function startVies(): Promise<ViesStandIn> {
  const app = fastify()
  const asked: ViesStandIn['asked'] = []
  const saysNext: ViesStandIn['saysNext'] = []
  app.post<{ Body: Record<string, string> }>('/taxation_customs/vies/rest-api/check-vat-number', (request, reply) => {
    asked.push(request.body)
    const { status, body } = saysNext.shift() ?? { status: 200, body: known(request.body) }
    return reply.code(status).send(body)
  })
  return { app, asked, saysNext, origin: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

const known = ({ countryCode, vatNumber, requesterNumber }: Record<string, string>) => ({
  countryCode,
  vatNumber,
  requestDate: '2026-11-23T08:00:00.000Z',
  valid: true,
  requestIdentifier: requesterNumber ? 'WAPIAAAAZ1' : '',
  name: 'ŻÓŁĆ SPÓŁKA Z O.O.',
  address: 'ul. Żurawia 1\n00-950 WARSZAWA',
})
