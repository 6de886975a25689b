import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { WAITING_KINDS, WAITING_MAX } from './vocabulary.ts'

export const Waiting = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.int().min(1).max(WAITING_MAX),
  /** where it is dealt with */
  path: z.string(),
})
export type Waiting = z.output<typeof Waiting>

export const countWaiting = endpoint('GET /json/home/waiting', {
  summary: 'How much of what waits for whoever asks, of each kind of which there is some',
  access: 'admin',
  right: 'enter-panel',
  answer: z.object({ data: z.array(Waiting) }),
})
