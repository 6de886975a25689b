import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const SITEMAP_PARTS = ['site', 'products', 'articles'] as const

export const readSitemap = endpoint('GET /sitemap.xml', {
  summary:
    'The pages of the school that search engines may list, each in each language; where there are many, the parts of the list',
  access: 'anyone',
  query: z.object({
    part: z.enum(SITEMAP_PARTS).optional(),
    /** where it begins, as the list of parts says */
    from: z.string().max(60).optional(),
  }),
  answer: z.string(),
  type: 'application/xml',
})
