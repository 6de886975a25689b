import { z } from 'zod'
import { event } from '#platform/events/event.ts'

const review = z.object({ review_id: z.uuid(), course_id: z.uuid(), student_id: z.uuid() })

export const reviewWritten = event('reviews.review-written', review)
export const reviewApproved = event('reviews.review-approved', review)
/** A comment that was made a review is none any more. */
export const reviewTakenBack = event('reviews.review-taken-back', review)
export const reviewDisapproved = event('reviews.review-disapproved', review)
