import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Id } from '#platform/contract/shapes.ts'
import { OwnPart } from '#modules/reviews/contract.ts'

/** What of a course page is the viewer's own. */
export const OwnCourse = OwnPart.extend({
  /**
   * The course, when it is open to them: the rest of the page is the same for all students of whom this is so. Null for whoever
   * has some of it and could have more: what that costs is theirs alone.
   */
  opened: z.array(Id).nullable(),
  /** those they have, where there are better ones */
  variants: z.array(Id),
  /** those on sale that open more, with what they have paid for lesser ones of that, in minor units */
  better: z.array(z.object({ variant_id: Id, counted_amount: Amount })),
})
export type OwnCourse = z.output<typeof OwnCourse>

export const getOwnCourse = endpoint('GET /json/courses/:slug/own', {
  summary:
    'Whether a course is open to the viewer, which variants open more and what counts towards them, what they wrote of it, and whether they may',
  access: 'signed-in',
  answer: OwnCourse,
})
