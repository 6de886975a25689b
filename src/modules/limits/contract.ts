import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LIMITED } from './vocabulary.ts'

export const UseOf = z.object({
  of: z.enum(LIMITED),
  /** bytes, minutes, or mails of this calendar month */
  used: z.int(),
  /** in the same; null where there is no limit */
  limit: z.int().nullable(),
})
export type UseOf = z.output<typeof UseOf>

export const getUse = endpoint('GET /json/home/settings/use', {
  summary: 'How much the school uses of storage, film and mails, and how much it may',
  access: 'admin',
  right: 'change-settings',
  answer: z.object({
    data: z.array(UseOf),
  }),
})
