import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { OwnComments } from '#modules/comments/contract.ts'
import { OwnProgress } from '#modules/learning/contract.ts'
import { LectureNotes } from '#modules/notes/contract.ts'

/** What of a lesson page is the viewer's own. */
export const OwnLesson = z.object({
  /**
   * The course, when all of it is open to them and nothing they wrote waits for an admin: then the rest of the page is the same for
   * everyone of whom this is so.
   */
  opened: z.array(Id).nullable(),
  /** the variants by which alone it is theirs, where those leave some of it out */
  variants: z.array(Id),
  progress: OwnProgress,
  comments: OwnComments,
  notes: LectureNotes,
})
export type OwnLesson = z.output<typeof OwnLesson>

export const getOwnLesson = endpoint('GET /json/lectures/:id/own', {
  summary:
    'How far the viewer is in a lecture and its course, what they noted, and which of its first comments they wrote or voted on',
  access: 'signed-in',
  answer: OwnLesson,
})
