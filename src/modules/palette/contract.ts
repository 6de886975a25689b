import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { FIND_MAX, FOUND_KINDS } from './vocabulary.ts'

export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: Id,
  title: z.string(),
  /** what tells it from others with the same title */
  detail: z.string(),
  path: z.string(),
})
export type Found = z.output<typeof Found>

export const findInPanel = endpoint('GET /json/home/find', {
  summary: 'What of the school is found by any of its words: a few of each kind, the newest first',
  access: 'admin',
  right: 'enter-panel',
  query: z.object({ q: oneLine().min(1).max(FIND_MAX) }),
  answer: z.object({ data: z.array(Found) }),
})
