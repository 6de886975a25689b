export { type CommentableKind, Commentables } from './commentable.ts'
export { commentRoutes } from './routes.ts'
export { votableComments, votableReplies } from './votables.ts'
export { commentReactions } from './subscribers.ts'
