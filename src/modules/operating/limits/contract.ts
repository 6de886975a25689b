import { z } from 'zod'
import { FILM_MAX_MINUTES, MAILS_MAX, STORAGE_MAX_GIGABYTES } from '#modules/limits/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

const upTo = (most: number) => z.int().min(0).max(most).nullable()

/** Each null where there is none. */
export const Limits = z.object({
  storage_gigabytes: upTo(STORAGE_MAX_GIGABYTES),
  film_minutes: upTo(FILM_MAX_MINUTES),
  /** of a calendar month */
  mails_a_month: upTo(MAILS_MAX),
  /** counts their changes */
  version: z.int().min(1),
})
export type Limits = z.output<typeof Limits>

export const setSchoolLimits = endpoint('PUT /operator/schools/:id/limits', {
  summary:
    'How much a school may use; what it has already stays, whatever is set. Refused where another operator was quicker',
  access: 'operator',
  host: 'platform',
  refuses: [409],
  body: Limits,
  answer: Limits,
})

export const getUsualLimits = endpoint('GET /json/operator/limits', {
  summary: 'With which limits a new school begins',
  access: 'operator',
  host: 'platform',
  answer: Limits,
})

export const setUsualLimits = endpoint('PUT /operator/limits', {
  summary:
    'With which limits schools begin from now on; those there are keep theirs. Refused where another operator was quicker',
  access: 'operator',
  host: 'platform',
  refuses: [409],
  body: Limits,
  answer: Limits,
})
