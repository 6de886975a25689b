import type { InferSelectModel } from 'drizzle-orm'
import type { ModeratedReview, OwnReview, Review } from './contract.ts'
import { firstNameOf } from './policy.ts'
import type { reviews } from './tables.ts'

export type ReviewRow = InferSelectModel<typeof reviews>

export interface ShownReviewRow extends Pick<
  ReviewRow,
  'id' | 'rating' | 'title' | 'review' | 'hasBought' | 'createdAt' | 'status'
> {
  student: { id: string; name: string }
  course: { slug: string; title: string }
}

export const viewReview = (row: Omit<ShownReviewRow, 'status'>): Review => ({
  id: row.id,
  rating: row.rating,
  first_name: firstNameOf(row.student.name),
  created_at: row.createdAt.toISOString(),
  review: row.review,
  title: row.title,
  has_bought: row.hasBought,
  course: row.course,
})

export const viewModeratedReview = (row: ShownReviewRow): ModeratedReview => ({
  ...viewReview(row),
  status: row.status,
  student: row.student,
})

export const viewOwnReview = ({ id, rating, title, review, status }: ReviewRow): OwnReview => ({
  id,
  rating,
  title,
  review,
  status,
})
