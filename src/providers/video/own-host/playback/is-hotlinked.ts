import type { FastifyRequest } from 'fastify'
import { isFromElsewhere } from '#platform/http/forgery.ts'

/** Whether a page of another host asks, as far as the browser tells: a browser that tells nothing is held to its cookies. */
export function isHotlinked(request: FastifyRequest): boolean {
  if (isFromElsewhere(request)) return true
  const { referer, 'sec-fetch-site': site } = request.headers
  return site === undefined && referer !== undefined && URL.parse(referer)?.host !== request.host.toLowerCase()
}
