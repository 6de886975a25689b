export { type CommentableKind, Commentables } from './commentable.ts'
export type { CommentReviews } from './comment-reviews.ts'
export { dropComments, lockComments } from './drop-comments.ts'
