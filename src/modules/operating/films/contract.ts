import { z } from 'zod'
import { VIDEO_FAILURES } from '#modules/media/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { SchoolRef } from '../schools/contract.ts'

const FailedFilm = z.object({
  id: Id,
  school: SchoolRef,
  title: z.string(),
  failure: z.enum(VIDEO_FAILURES),
  /** what was said by what prepared it; null where it said nothing */
  detail: z.string().nullable(),
  failed_at: Time,
  /** the same file may come through another time */
  may_retry: z.boolean(),
})
export type FailedFilm = z.output<typeof FailedFilm>

export const listFailedFilms = endpoint('GET /json/operator/films', {
  summary: 'Films that could not be prepared, those that failed last first; of one school when asked for',
  access: 'operator',
  host: 'platform',
  ...inPages(pageOf(FailedFilm), { school_id: Id.optional() }),
})

export const retryFilm = endpoint('POST /operator/films/:id/retry', {
  summary: 'Prepare a film again from the file it was sent as',
  access: 'operator',
  host: 'platform',
  refuses: [409],
  answer: z.object({ retried: z.int() }),
})

export const retryFilms = endpoint('POST /operator/films/retry', {
  summary: 'Prepare again all whose files may come through, those of one school when asked for, a hundred at most',
  access: 'operator',
  host: 'platform',
  body: z.object({ school_id: Id.optional() }),
  answer: z.object({ retried: z.int() }),
})
