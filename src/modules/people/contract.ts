import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, PersonType } from '#platform/contract/shapes.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'

export const Viewer = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  type: PersonType,
  avatar: z.string().nullable(),
  language: z.enum(LANGUAGES),
})
export type Viewer = z.output<typeof Viewer>

/** How pages that are the same for everyone learn who is looking. */
export const whoIsLooking = endpoint({
  method: 'POST',
  path: '/student',
  summary: 'The signed-in person, or null, and a fresh request-forgery token',
  access: 'anyone',
  forgeryCheck: false,
  answer: z.object({ student: Viewer.nullable(), csrf_token: z.string() }),
})
