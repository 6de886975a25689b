import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#platform/context.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'

/** Extra words to the browser that are no part of the answer: cookies, redirects of plain forms. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  /** where a page that is kept for its readers puts down what it shows */
  shown?: Set<string>
}

export interface ServedCall {
  endpoint: Endpoint
  /** the answer to input that was checked, checked itself */
  answered(input: object, exchange: Exchange): Promise<unknown>
  /** the same within a unit of work that is open, of what `serve` serves */
  within?(ctx: Ctx, input: object, exchange: Exchange): Promise<unknown>
}

/** How `app.calls` knows it: the built pages have contracts of their own, alike to ours in method and path. */
export function nameOf(endpoint: Endpoint): string {
  const known = names.get(endpoint)
  if (known !== undefined) return known
  const name = `${endpoint.method} ${endpoint.path}`
  names.set(endpoint, name)
  return name
}

/** Every call asks for its name several times. */
const names = new WeakMap<Endpoint, string>()

export const isReading = ({ method, forgeryCheck, audit }: Endpoint): boolean =>
  (method === 'GET' || forgeryCheck === false) && audit !== 'always'
