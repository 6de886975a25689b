import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done } from '#platform/contract/shapes.ts'

/** The address is our own, so that no page needs to be allowed to talk to the collector. */
export const reportError = endpoint('POST /json/errors', {
  summary: 'A browser tells of an error that nobody expected',
  access: 'anyone',
  impersonated: 'answered',
  refuses: [429],
  host: 'any',
  forgeryCheck: false,
  status: 202,
  body: z.object({
    name: z.string().max(100),
    message: z.string().max(2000),
    stack: z.string().max(10_000),
    page: z.string().max(500),
  }),
  answer: Done,
})
