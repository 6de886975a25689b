import type { FastifyRequest } from 'fastify'

/** How the browser reached us, as a trusted proxy tells. Whatever else a header may claim counts as http. */
export const schemeOf = ({ protocol }: FastifyRequest): 'http' | 'https' =>
  protocol?.toLowerCase() === 'https' ? 'https' : 'http'
