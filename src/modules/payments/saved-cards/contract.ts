import { z } from 'zod'
import { SAVED_KINDS } from './vocabulary.ts'

/** What is kept of somebody to be charged again; only a card has a brand and digits. */
export const KeptMethod = z.object({
  kind: z.enum(SAVED_KINDS),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
})
