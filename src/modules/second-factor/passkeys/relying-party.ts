import type { FastifyRequest } from 'fastify'

/** For whom passkeys are made and sign: one host, never a neighbour under the same domain. */
export const hostOf = ({ caller }: FastifyRequest): string => caller.host

/** The address that a browser names which shows this host. */
export const originOf = ({ server, headers, caller }: FastifyRequest): string =>
  `${server.isHttps ? 'https' : 'http'}://${headers.host ?? caller.host}`.toLowerCase()
