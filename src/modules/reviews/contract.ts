import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { PAGE, PAGE_MAX, RATINGS, REVIEW_MAX, REVIEW_STATUSES, SCORES, TITLE_MAX } from './vocabulary.ts'

/** An approved review, for everyone (engagement §3). */
export const Review = z.object({
  id: Id,
  rating: z.literal(RATINGS),
  first_name: z.string(),
  created_at: Time,
  /** may be empty */
  review: z.string(),
  title: z.string(),
  has_bought: z.boolean(),
  course: z.object({ slug: z.string(), title: z.string() }),
})
export type Review = z.output<typeof Review>

/** A review as an admin judges it. */
export const ModeratedReview = Review.extend({
  status: z.enum(REVIEW_STATUSES),
  student: z.object({ id: Id, name: z.string() }),
})
export type ModeratedReview = z.output<typeof ModeratedReview>

export const OwnReview = Review.pick({ id: true, rating: true, title: true, review: true }).extend({
  status: z.enum(REVIEW_STATUSES),
})
export type OwnReview = z.output<typeof OwnReview>

/** What of a course's reviews is the viewer's own. */
export const OwnPart = z.object({ course_id: Id, may_write: z.boolean(), review: OwnReview.nullable() })
export type OwnPart = z.output<typeof OwnPart>

/** How many approved reviews there are of each rating. */
export const ReviewSummary = z.object({ recommended: z.int(), neutral: z.int(), not_recommended: z.int() })
export type ReviewSummary = z.output<typeof ReviewSummary>

export const ReviewPage = pageOf(Review)
export type ReviewPage = z.output<typeof ReviewPage>

const Title = oneLine().max(TITLE_MAX)
const Words = someLines().max(REVIEW_MAX)

export const listReviews = endpoint('POST /json/reviews', {
  summary: 'Approved reviews, of one course or of the school, newest first',
  access: 'anyone',
  impersonated: 'answered',
  forgeryCheck: false,
  query: z.object({ cursor: Cursor }),
  body: z.object({ course_id: Id.optional(), length: z.int().min(1).max(PAGE_MAX).default(PAGE) }),
  answer: ReviewPage,
})

export const getReviewSummary = endpoint('GET /json/reviews/summary/:courseId', {
  summary: 'How many approved reviews a course has of each rating',
  access: 'anyone',
  answer: ReviewSummary,
})

export const writeReview = endpoint('POST /reviews', {
  summary: 'Review a course one has access to, once',
  access: 'student',
  status: 201,
  body: z.object({
    course_id: Id,
    rating: z.literal(RATINGS, 'validation.rating'),
    title: Title.default(''),
    review: Words.default(''),
  }),
  answer: z.object({ review: OwnReview }),
})

export const turnCommentIntoReview = endpoint('POST /comments/:id/review', {
  summary: 'Make a student’s comment a review of its course: 10 positive, 5 neutral, 1 negative',
  access: 'admin',
  right: 'moderate',
  status: 201,
  body: z.object({ score: z.literal(SCORES, 'validation.score') }),
  answer: z.object({ review: ModeratedReview }),
})

export const takeReviewBack = endpoint('DELETE /comments/:id/review', {
  summary: 'Delete the review that was made of a comment; the comment stays',
  access: 'admin',
  right: 'moderate',
  answer: Done,
})

export const listModeratedReviews = endpoint('GET /json/home/reviews', {
  summary: 'All reviews of the school, newest first, optionally of one status',
  access: 'admin',
  right: 'see-moderation',
  ...inPages(pageOf(ModeratedReview), { status: z.enum(REVIEW_STATUSES).optional() }),
})

export const approveReview = endpoint('POST /home/reviews/:id/approve', {
  summary: 'Show a review to everyone',
  access: 'admin',
  right: 'moderate',
  answer: z.object({ review: ModeratedReview }),
})

export const disapproveReview = endpoint('POST /home/reviews/:id/disapprove', {
  summary: 'Keep a review from being shown',
  access: 'admin',
  right: 'moderate',
  answer: z.object({ review: ModeratedReview }),
})

export const reconsiderReview = endpoint('POST /home/reviews/:id/reconsider', {
  summary: 'Let a review wait for a decision again, as it did before',
  access: 'admin',
  right: 'moderate',
  answer: z.object({ review: ModeratedReview }),
})

const ReviewSettings = z.object({ approves_automatically: z.boolean() })

export const getReviewSettings = endpoint('GET /json/home/settings/reviews', {
  summary: 'Whether reviews are shown without being approved',
  access: 'admin',
  right: 'see-moderation',
  answer: ReviewSettings,
})

export const setReviewSettings = endpoint('PUT /home/settings/reviews', {
  summary: 'Show reviews at once, or once they are approved',
  access: 'admin',
  right: 'change-content',
  body: ReviewSettings,
  answer: ReviewSettings,
})
