import type { Media } from '#modules/media/index.ts'
import type { CommentReviews } from './comment-reviews.ts'
import type { Commentables } from './commentable.ts'

export interface CommentParts {
  commentables: Commentables
  commentReviews: CommentReviews
  media: Media
}
