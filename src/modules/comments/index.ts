export { type CommentableKind, Commentables } from './commentable.ts'
export type { CommentReviews } from './comment-reviews.ts'
export { ownCommentsOn, viewOwnComments } from './own-comments.ts'
export { dropComments, lockComments } from './drop-comments.ts'
