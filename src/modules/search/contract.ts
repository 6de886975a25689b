import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'

export const QUERY_MAX = 150

/** A course in search results (engagement §3); `cover_photo` is null when there is none. */
export const FoundCourse = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  cover_photo: z.string().nullable(),
})
export type FoundCourse = z.output<typeof FoundCourse>

export const searchCourses = endpoint('POST /search', {
  summary: 'Published courses that a few words describe, best first, at most 20',
  access: 'anyone',
  impersonated: 'answered',
  forgeryCheck: false,
  body: z.object({ q: oneLine().min(1).max(QUERY_MAX) }),
  answer: z.object({ data: z.array(FoundCourse) }),
})
